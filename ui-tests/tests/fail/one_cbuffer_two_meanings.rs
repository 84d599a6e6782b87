hlsl_macros::include_hlsl! {
    pub mod both = "../shaders/wrong/two_meanings.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }
}

fn main() {}
