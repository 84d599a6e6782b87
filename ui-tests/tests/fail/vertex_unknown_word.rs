// Not a way in which attributes lie in buffers.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: planar);

fn main() {}
