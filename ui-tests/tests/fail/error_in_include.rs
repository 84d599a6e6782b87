hlsl_macros::include_hlsl!("../shaders/wrong_include.hlsl", ps_6_0, main);

fn main() {}
