// Not a library that items are generated for.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [glium]);

fn main() {}
