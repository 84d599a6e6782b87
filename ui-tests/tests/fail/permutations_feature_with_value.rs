// A feature is on or off.
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target { return QUALITY; }"#,
    ps_6_0,
    main,
    permutations: { Features: [FOG = 1] },
);

fn main() {}
