// A version of ash that the items are not for.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, emit: [ash { version: "0.31" }]);

fn main() {}
