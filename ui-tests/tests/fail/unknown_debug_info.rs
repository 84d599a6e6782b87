hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, debug_info: source);

fn main() {}
