hlsl_macros::include_hlsl!("../shaders/wrong/unused_condition.hlsl", ps_6_0, main);

fn main() {}
