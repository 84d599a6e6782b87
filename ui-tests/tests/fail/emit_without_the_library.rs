// The user's crate needs the library.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [ash { path: crate::gpu::ash }]);

fn main() {}
