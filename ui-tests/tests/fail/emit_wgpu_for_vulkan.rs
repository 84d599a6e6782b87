// wgpu reads what was compiled for it.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [wgpu]);

fn main() {}
