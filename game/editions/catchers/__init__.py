"""The Dreamcatchers: Lost Dreams to be caught, and a Limbo that does not return by itself."""
