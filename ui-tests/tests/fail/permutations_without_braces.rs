// Axes have names, so they stand in braces.
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target { return QUALITY; }"#,
    ps_6_0,
    main,
    permutations: [Quality],
);

fn main() {}
