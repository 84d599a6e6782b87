hlsl_macros::include_hlsl!("../shaders/wrong.hlsl", ps_6_0, main);

fn main() {}
