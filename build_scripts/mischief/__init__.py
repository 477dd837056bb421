"""What the monkey of `build_scripts.monkey` plays with."""
