hlsl_macros::hlsl!("float4 main() : SV_Target {\n    return colour;\n}", ps_6_0, main);

fn main() {}
