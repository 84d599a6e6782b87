hlsl_macros::hlsl!(r#"float4 main() : SV_Target { return 1; }"#, ps_6_0, main, reload: true);

fn main() {
    assert!(!main::RELOAD.is_empty());
}
