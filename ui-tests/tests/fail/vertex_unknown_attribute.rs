// An attribute that the shader does not have.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: { Corner: [place, uw, ..] });

fn main() {}
