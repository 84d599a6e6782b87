// An attribute comes from one buffer.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: { Corner: [uv, ..], Leaf: instance [uv] });

fn main() {}
