hlsl_macros::include_hlsl!("../shaders/2d-rays.hlsl", lib_6_5);

fn main() {}
