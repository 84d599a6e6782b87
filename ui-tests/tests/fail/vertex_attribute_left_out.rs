// An attribute that is in no buffer.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: { Corner: [uv] });

fn main() {}
