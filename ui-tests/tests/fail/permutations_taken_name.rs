// The module has an item with this name.
hlsl_macros::hlsl!(
    r#"float4 main() : SV_Target { return QUALITY; }"#,
    ps_6_0,
    main,
    permutations: { Permutation: QUALITY [Low, High] },
);

fn main() {}
