hlsl_macros::include_hlsl!("../shaders/two.hlsl", vs_6_0, vs_main, derive: [Colorful]);

fn main() {}
