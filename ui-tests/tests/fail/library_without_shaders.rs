hlsl_macros::include_hlsl!("../shaders/wrong/library_without_shaders.hlsl", lib_6_3, shade);

fn main() {}
