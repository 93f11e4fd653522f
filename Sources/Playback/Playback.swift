// First file of Playback.
