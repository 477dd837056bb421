"""Prompts, buttons and everything else with which a player can answer."""
