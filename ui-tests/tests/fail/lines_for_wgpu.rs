hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, target: wgpu, debug_info: lines);

fn main() {}
