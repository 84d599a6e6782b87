of the main file
