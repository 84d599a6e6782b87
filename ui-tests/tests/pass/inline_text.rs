hlsl_macros::hlsl!(
    r#"
    float4 tint() : SV_Target { return float4(RED, 0, 0, 1); }
    "#,
    ps_6_0,
    tint,
    define: { RED = 0.25 }
);

fn main() {
    assert!(tint::SPIRV.contains(&0.25f32.to_bits()));
}
