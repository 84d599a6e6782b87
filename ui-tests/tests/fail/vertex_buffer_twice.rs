// One name for two buffers.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: { Corner: [uv], Corner: [..] });

fn main() {}
