hlsl_macros::include_hlsl!("../shaders/wrong/recursion.hlsl", ps_6_0, main);

fn main() {}
