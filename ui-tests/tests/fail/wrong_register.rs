hlsl_macros::include_hlsl!("../shaders/wrong/wrong_register.hlsl", ps_6_0, main);

fn main() {}
