hlsl_macros::include_hlsl!("../shaders/nowhere.hlsl", ps_6_0, main);

fn main() {}
