// Nobody waits for so many.
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target { return QUALITY; }"#,
    ps_6_0,
    main,
    permutations: { Quality: QUALITY [Low, High], Features: [A, B, C, D, E, F, G, H, I, J] },
);

fn main() {}
