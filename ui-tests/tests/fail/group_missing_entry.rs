// The function is missing in one of two files, both of which have a `main` in the call.
hlsl_macros::include_hlsl! {
    mod flat = {
        "../../src/shaders/flat.vs.hlsl" vs_6_0 main,
        "../shaders/two.hlsl" ps_6_0 main,
    }
}

fn main() {}
