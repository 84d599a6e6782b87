hlsl_macros::include_hlsl! {
    pub mod two = "../shaders/two.hlsl" {}
}

fn main() {}
