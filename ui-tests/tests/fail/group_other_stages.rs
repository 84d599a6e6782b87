//! What else stages do not agree on: positions, patches, payloads, and what is there once for a primitive.

hlsl_macros::include_hlsl! {
    mod position = {
        "../shaders/group/placeless.vs.hlsl" vs_6_0 main,
        "../shaders/group/uv.ps.hlsl" ps_6_0 main,
    }
}

hlsl_macros::include_hlsl! {
    mod partner = {
        "../shaders/group/patch.vs.hlsl" vs_6_0 main,
        "../shaders/group/patch.hs.hlsl" hs_6_0 main,
    }
}

hlsl_macros::include_hlsl! {
    mod control_points = {
        "../shaders/group/patch.vs.hlsl" vs_6_0 main,
        "../shaders/group/patch.hs.hlsl" hs_6_0 main,
        "../shaders/group/patch.ds.hlsl" ds_6_0 main,
    }
    define: { DOMAIN = "\"tri\"", PLACE_TYPE = "float3", EDGES = "3", POINTS = "4" }
}

hlsl_macros::include_hlsl! {
    mod domain = {
        "../shaders/group/patch.vs.hlsl" vs_6_0 main,
        "../shaders/group/patch.hs.hlsl" hs_6_0 main,
        "../shaders/group/patch.ds.hlsl" ds_6_0 main,
    }
    define: { DOMAIN = "\"quad\"", PLACE_TYPE = "float2", EDGES = "4", POINTS = "3" }
}

hlsl_macros::include_hlsl! {
    mod mesh = {
        "../shaders/group/mesh.as.hlsl" as_6_5 main,
        "../shaders/group/mesh.ms.hlsl" ms_6_5 main,
        "../shaders/group/mesh.ps.hlsl" ps_6_5 main,
    }
    target: vulkan1_3,
}

fn main() {}
