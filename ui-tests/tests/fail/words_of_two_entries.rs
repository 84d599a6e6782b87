const WORDS: &[u32] = hlsl_macros::hlsl_words! {
    mod two = "../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }
};

fn main() {}
