const WORDS: &[u32] = hlsl_macros::hlsl_words!("../shaders/two.hlsl", ps_6_0, ps_main);

fn main() {
    let words: &'static [u32] = hlsl_macros::hlsl_words!("../shaders/two.hlsl", vs_6_0, vs_main, opt: 0);
    assert!(words.len() > WORDS.len() / 10);
}
