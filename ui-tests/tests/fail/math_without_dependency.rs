// So it is for a library of vectors.
hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main, math: nalgebra);

fn main() {}
