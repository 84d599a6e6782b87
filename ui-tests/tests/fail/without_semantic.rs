hlsl_macros::include_hlsl!("../shaders/wrong/without_semantic.hlsl", ps_6_0, main);

fn main() {}
