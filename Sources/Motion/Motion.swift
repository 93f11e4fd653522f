// First file of Motion.
