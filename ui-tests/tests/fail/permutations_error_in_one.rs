// Only some permutations have the error.
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target {
    float4 color = QUALITY;
#ifdef FOG
    color += fog;
#endif
    return color;
}"#,
    ps_6_0,
    main,
    permutations: { Quality: QUALITY [Low, High], Features: [FOG] },
);

fn main() {}
