const WORDS: &[u32] = hlsl_macros::hlsl_words!("../shaders/two.hlsl", ps_6_0, ps_main, derive: [PartialEq]);

fn main() {
    assert!(WORDS.len() < 5);
}
