hlsl_macros::include_hlsl!("../shaders/wrong/missing_include.hlsl", ps_6_0, main, include: ["tests/shaders"]);

fn main() {}
