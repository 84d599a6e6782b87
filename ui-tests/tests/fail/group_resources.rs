//! Resources that two files of a program cannot both have.

hlsl_macros::include_hlsl! {
    mod flat = {
        "../shaders/group/first.cs.hlsl" first: cs_6_0 main,
        "../shaders/group/second.cs.hlsl" second: cs_6_0 main,
    }
}

fn main() {}
