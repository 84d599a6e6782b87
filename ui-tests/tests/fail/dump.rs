hlsl_macros::include_hlsl!("../shaders/wrong/small.hlsl", cs_6_0, main, dump: true, pod: false);

fn main() {}
