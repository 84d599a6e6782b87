hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, flat: true); hlsl_macros::include_hlsl!("../shaders/two.hlsl", vs_6_0, vs_main, flat: true);

fn main() {}
