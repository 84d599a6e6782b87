hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, args: ["-fvk-use-dx-layuot"]);

fn main() {}
