// One library twice.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [ash, ash { version: "0.37" }]);

fn main() {}
