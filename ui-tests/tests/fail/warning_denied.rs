hlsl_macros::include_hlsl!("../shaders/wrong/warning_denied.hlsl", ps_6_0, main, warnings: deny);

fn main() {}
