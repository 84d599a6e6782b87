hlsl_macros::include_hlsl!("../shaders/wrong/in_nested_include.hlsl", ps_6_0, main);

fn main() {}
