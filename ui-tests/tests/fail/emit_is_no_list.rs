// Libraries are a list.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: ash);

fn main() {}
