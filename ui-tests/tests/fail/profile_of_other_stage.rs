hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", cs_6_0, main, opt: 3);

fn main() {}
