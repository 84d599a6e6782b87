hlsl_macros::hlsl!(r"float4 main() : SV_Target { return colour; }", ps_6_0, main);

fn main() {}
