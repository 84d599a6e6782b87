hlsl_macros::include_hlsl!("tint.hlsl", ps_6_0, main);

fn main() {}
