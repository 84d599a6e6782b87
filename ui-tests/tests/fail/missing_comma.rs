hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, opt: 0 debug_info: none);

fn main() {}
