hlsl_macros::include_hlsl!("../shaders/wrong/no_conversion.hlsl", ps_6_0, main);

fn main() {}
