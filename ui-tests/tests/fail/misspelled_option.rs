hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, traget: vulkan1_2);

fn main() {}
