hlsl_macros::include_hlsl!("../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main });

fn main() {}
