hlsl_macros::include_hlsl! {
    mod two = "../shaders/two.hlsl" { ps_6_0 ps_main }
    visibility: pub(crate),
}

fn main() {}
