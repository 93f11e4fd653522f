// First file of SceneModel.
