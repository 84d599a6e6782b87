hlsl_macros::include_hlsl!("../shaders/two.hlsl", px_6_0, ps_main);

fn main() {}
