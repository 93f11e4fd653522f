// First file of Rendering.
