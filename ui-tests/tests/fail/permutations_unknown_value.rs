// The look-up is typed.
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target { return QUALITY; }"#,
    ps_6_0,
    main,
    permutations: { Quality: QUALITY [Low, High] },
);

fn main() {
    main::spirv(main::Permutation { quality: main::Quality::Medium });
}
