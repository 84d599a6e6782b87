hlsl_macros::include_hlsl!(mod one = {});
hlsl_macros::include_hlsl!(mod two = { vs_6_0 main });
hlsl_macros::include_hlsl!(mod three = { "../../src/shaders/flat.vs.hlsl" vs_6_0 main, "no.ps.hlsl" ps_6_0 main });
hlsl_macros::include_hlsl! {
    mod four = { "../shaders/group/first.cs.hlsl" cs_6_0 main, "../shaders/group/second.cs.hlsl" cs_6_0 main }
}
hlsl_macros::hlsl!(mod five = { "float4 main() : SV_Target { return 1; }" ps_6_0 main, "" vs_6_0 main });

fn main() {}
