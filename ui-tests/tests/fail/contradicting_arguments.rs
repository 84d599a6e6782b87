hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, args: ["-fvk-use-dx-layout", "-fvk-use-gl-layout"]);

fn main() {}
