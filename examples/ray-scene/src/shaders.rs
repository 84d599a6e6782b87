//! The two ways to trace the scene: a compute shader, and a library with all stages of a pipeline.

use hlsl_macros::{hlsl_words, include_hlsl};

include_hlsl!("../shaders/query.hlsl", cs_6_5, trace_picture, target: vulkan1_3);

/// All entry points of the library; its bindings are those of the compute shader.
pub const PIPELINE: &[u32] = hlsl_words!("../shaders/pipeline.hlsl", lib_6_5, generate, target: vulkan1_3);
