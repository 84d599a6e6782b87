hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, target: vulkan2_0);

fn main() {}
