// The first error is where the crate is named that `Cargo.toml` lacks.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [vulkano]);

fn main() {}
