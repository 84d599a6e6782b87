// What a library does not take.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [ash { crate_name: crate::ash }]);

fn main() {}
