//! The two ways to trace the scene: a compute shader, and a library with all stages of a pipeline.

use hlsl_macros::include_hlsl;

include_hlsl!("../shaders/query.hlsl", cs_6_5, trace_picture, target: vulkan1_3);

// All entry points of the library; it has the same bindings as the compute shader.
include_hlsl!("../shaders/pipeline.hlsl", lib_6_5, target: vulkan1_3);
