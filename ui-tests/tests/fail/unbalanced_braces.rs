hlsl_macros::include_hlsl!("../shaders/wrong/unbalanced_braces.hlsl", ps_6_0, main);

fn main() {}
