hlsl_macros::include_hlsl!("../shaders/two.hlsl");

fn main() {}
