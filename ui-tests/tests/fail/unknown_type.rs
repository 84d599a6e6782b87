hlsl_macros::include_hlsl!("../shaders/wrong/unknown_type.hlsl", ps_6_0, main);

fn main() {}
