mod inner {
    hlsl_macros::include_hlsl!("../shaders/two.hlsl", vs_6_0, vs_main, opt: auto, visibility: pub(crate));
}
hlsl_macros::include_hlsl! {
    mod flat = "../shaders/two.hlsl" { ps_6_0 ps_main }
    opt: auto, debug_info: auto, remap: true, flat: true
}

fn main() {
    let words: &'static [u32] = hlsl_macros::hlsl_words!("../shaders/two.hlsl", vs_6_0, vs_main, opt: auto);
    assert_eq!(words, inner::vs_main::SPIRV);
    // Tests are debug builds, whose shaders are as written.
    let as_written = hlsl_macros::hlsl_words!("../shaders/two.hlsl", vs_6_0, vs_main, args: ["-Od"]);
    let optimized = hlsl_macros::hlsl_words!("../shaders/two.hlsl", vs_6_0, vs_main);
    assert_eq!(words, if cfg!(debug_assertions) { as_written } else { optimized });
    assert_ne!(as_written, optimized);
    assert!(!ps_main::SPIRV.is_empty());
}
