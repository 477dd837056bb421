"""The journal as a file on the disk: read, written, judged and mended."""
