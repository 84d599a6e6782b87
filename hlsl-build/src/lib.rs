//! Compiles a folder of shaders from a build script.
