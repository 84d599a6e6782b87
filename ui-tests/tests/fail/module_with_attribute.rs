hlsl_macros::include_hlsl! {
    #[inline]
    pub mod two = "../shaders/two.hlsl" { ps_6_0 ps_main }
}

fn main() {}
