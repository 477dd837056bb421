"""The panels over the table that let a player know where he stands."""
