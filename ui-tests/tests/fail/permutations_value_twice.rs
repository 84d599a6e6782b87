// Which of them would it be?
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target { return QUALITY; }"#,
    ps_6_0,
    main,
    permutations: { Quality: QUALITY [Low, High, Low = 4] },
);

fn main() {}
