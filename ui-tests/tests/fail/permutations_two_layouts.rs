// All permutations share one struct.
hlsl_macros::hlsl!(
    r#"cbuffer Weights { float4 all[QUALITY + 1]; }; float4 main() : SV_Target { return all[QUALITY]; }"#,
    ps_6_0,
    main,
    permutations: { Quality: QUALITY [Low, High] },
);

fn main() {}
