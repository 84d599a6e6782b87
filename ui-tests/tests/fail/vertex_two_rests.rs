// Two buffers for the rest.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: { Corner: [..], Leaf: instance [..] });

fn main() {}
