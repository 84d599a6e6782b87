fn main() {
    hlsl_macros::include_hlsl!("../shaders/two.hlsl", vs_6_0, vs_main);
    let words: &'static [u32] = vs_main::SPIRV;
    assert!(words.len() > 20);
}
