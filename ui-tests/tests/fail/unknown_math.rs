hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, math: cgmath);

fn main() {}
