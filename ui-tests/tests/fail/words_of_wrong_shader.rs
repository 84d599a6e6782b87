const WORDS: &[u32] = hlsl_macros::hlsl_words!("../shaders/wrong.hlsl", ps_6_0, main);

fn main() {
    assert!(WORDS.len() > 5);
}
