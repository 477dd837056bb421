"""The kit of which all pages are made: elements that measure, place, draw and describe
themselves."""
