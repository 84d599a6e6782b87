hlsl_macros::include_hlsl!("../shaders/wrong/compute_without_numthreads.hlsl", cs_6_0, main);

fn main() {}
