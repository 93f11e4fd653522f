// First file of Pixels.
