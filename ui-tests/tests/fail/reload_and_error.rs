// Only the shader is wrong.
hlsl_macros::include_hlsl! {
    mod two = "../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 nothing }
    reload: true,
}

fn main() {
    assert!(!two::vs_main::RELOAD.is_empty() && !two::nothing::RELOAD.is_empty());
}
