hlsl_macros::include_hlsl!("../shaders/wrong/in_a_macro.hlsl", ps_6_0, main);

fn main() {}
