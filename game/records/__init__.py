"""Games, settings, statistics and deals that the program keeps."""
