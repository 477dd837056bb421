"""The parts of the monkey of `build_scripts.monkey`."""
