hlsl_macros::include_hlsl! {
    pub mod two = "../shaders/two.hlsl", ps_6_0, ps_main
}

fn main() {}
