hlsl_macros::hlsl!(
    r#"
    float4 main(float2 uv : TEXCOORD0) : SV_Target {
        return float4(uv, 0, alpha);
    }
    "#,
    ps_6_0,
    main
);

fn main() {}
