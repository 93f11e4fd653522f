// First file of SpecReader.
