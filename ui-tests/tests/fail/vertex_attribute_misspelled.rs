// The name that is wrong is the error, not the attribute that it leaves without a buffer.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: { Corner: [positoin, uv, joints] });

fn main() {}
