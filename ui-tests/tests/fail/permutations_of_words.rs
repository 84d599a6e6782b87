// There is nobody to choose.
static WORDS: &[u32] = hlsl_macros::hlsl_words!(
    "../shaders/two.hlsl", vs_6_0, vs_main, permutations: { Features: [FOG] }
);

fn main() {}
