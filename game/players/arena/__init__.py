"""The arena: players that are not people play many deals, and their strength is measured."""
