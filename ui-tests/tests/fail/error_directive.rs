hlsl_macros::include_hlsl!("../shaders/wrong/error_directive.hlsl", ps_6_0, main);

fn main() {}
