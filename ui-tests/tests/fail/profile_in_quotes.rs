hlsl_macros::include_hlsl!("../shaders/two.hlsl", "ps_6_0", ps_main);
hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, "ps_main");

fn main() {}
