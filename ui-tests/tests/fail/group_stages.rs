//! Every way in which a stage may not take what the one before passes on.

macro_rules! stages {
    ($name:ident, $passed:literal, $read:literal, $used:literal) => {
        hlsl_macros::include_hlsl! {
            mod $name = {
                "../shaders/group/stage.vs.hlsl" vs_6_0 main,
                "../shaders/group/stage.ps.hlsl" ps_6_0 main,
            }
            define: { PASSED = $passed, READ = $read, USED = $used }
        }
    };
}

stages!(missing_output, "float2 uv : UV;", "float2 uv : UV; float2 n : N;", "it.n.xyxy");
stages!(location, "float2 n : N; float2 uv : UV;", "float2 uv : UV;", "it.uv.xyxy");
stages!(component, "[[vk::component(2)]] float a : A;", "[[vk::component(1)]] float a : A;", "it.a");
stages!(semantic, "float2 uv : UV;", "float2 n : N;", "it.n.xyxy");
stages!(scalar, "uint id : ID;", "float id : ID;", "it.id");
stages!(width, "float2 uv : UV;", "float3 uv : UV;", "it.uv.xyzz");
stages!(extent, "float2 uv[2] : UV;", "float2 uv[3] : UV;", "it.uv[1].xyxy");
stages!(flat, "float2 uv : UV;", "nointerpolation float2 uv : UV;", "it.uv.xyxy");
stages!(perspective, "noperspective float2 uv : UV;", "float2 uv : UV;", "it.uv.xyxy");
stages!(clip, "float2 uv : UV;", "float2 far : SV_ClipDistance;", "it.far.xyxy");

fn main() {}
