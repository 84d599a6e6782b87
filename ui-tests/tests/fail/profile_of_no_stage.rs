hlsl_macros::include_hlsl!("../shaders/two.hlsl", main, ps_main, opt: 3);

fn main() {}
