// First file of Platform.
