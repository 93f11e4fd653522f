// First file of Output.
