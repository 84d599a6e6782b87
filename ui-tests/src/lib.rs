//! What the macros and the build helper make is clean under every lint that a user may deny, and the programs in the
//! documentation run. The tests of what rustc shows are in `tests/`.

#![deny(warnings, missing_docs, clippy::pedantic, clippy::nursery)]
#![forbid(unsafe_code)]

/// Shaders of the build script.
pub mod built {
    include!(concat!(env!("OUT_DIR"), "/built.rs"));
}

/// Permutations, from the build script.
pub mod permuted {
    include!(concat!(env!("OUT_DIR"), "/permuted.rs"));
}
/// Permutations, from the macro.
pub mod chosen {
    hlsl_macros::include_hlsl!(
        "../tests/shaders/permuted.hlsl", ps_6_0, shade,
        permutations: { Quality: QUALITY [Low, High = 4], Features: [SHADOWS, FOG] },
    );
}

hlsl_macros::include_hlsl!(
    "../tests/shaders/vertex.hlsl", vs_6_0, main, vertex: true, constants: true, derive: [PartialEq]
);
hlsl_macros::include_hlsl! {
    #[derive(PartialEq)]
    pub mod two = "../tests/shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }
    layout: dx,
    opt: auto,
}
hlsl_macros::hlsl!(
    r#"
    enum class Kind : uint { Sun, Lamp };
    struct Light { float3x3 turn; bool on; float16_t fade; double far; float3 places[2]; uint _pad0; Kind kind; };
    cbuffer Scene { row_major float2x3 slope; bool2 flags; float weights[3]; float last; int3x2 cells; };
    ConstantBuffer<Light> sun;
    StructuredBuffer<Light> lights[2];
    RWStructuredBuffer<float3> result;
    AppendStructuredBuffer<uint2> found;
    RWStructuredBuffer<uint2> Values_out;
    [[vk::push_constant]] struct { [[vk::offset(16)]] float4 Value; uint type; } push;
    [[vk::constant_id(0)]] const float precision = 0.5;
    [numthreads(8, 4, 1)] void Every_Kind(uint3 id : SV_DispatchThreadID) {
        result[id.x] = mul(lights[0][id.x].turn, sun.places[1]) + slope[0] * push.Value.x * weights[1] * precision;
        if (flags.x && lights[1][0].on && cells[0][1] > 1) found.Append(id.xy + push.type + uint(last));
        Values_out[id.x] = id.xy;
    }
    "#,
    cs_6_2, Every_Kind, half: true, constants: true, layout: dx, target: vulkan1_1
);
hlsl_macros::hlsl! {
    pub mod heaps = r#"
    [[vk::constant_id(2)]] const uint between_samplers = 32;
    StructuredBuffer<float4> lights : register(t0);
    RWByteAddressBuffer log : register(u2);
    float4 shade(float2 uv : UV, nointerpolation uint material : MATERIAL) : SV_Target {
        Texture2D<float4> albedo = ResourceDescriptorHeap[NonUniformResourceIndex(material)];
        SamplerState smooth = SamplerDescriptorHeap[0];
        log.Store(0, material);
        return albedo.Sample(smooth, uv) * lights[material];
    }
    "# { ps_6_6 shade }
    target: vulkan1_3,
    descriptor_heap: true,
    heap_stride: { resource: unified, sampler: constant(2) },
}

/// The programs of the README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

/// The programs of the quick start.
#[cfg(doctest)]
#[doc = include_str!("../../docs/quick-start.md")]
pub struct QuickStart;

/// The programs of the page about permutations.
#[cfg(doctest)]
#[doc = include_str!("../../docs/permutations.md")]
pub struct Permutations;

/// The program of the page about programs of several files.
#[cfg(doctest)]
#[doc = include_str!("../../docs/programs.md")]
pub struct Programs;

/// The program of the page about hot reload.
#[cfg(doctest)]
#[doc = include_str!("../../docs/hot-reload.md")]
pub struct HotReload;

/// The program of the page about encase.
#[cfg(doctest)]
#[doc = include_str!("../../docs/encase.md")]
pub struct Encase;

/// The programs of the page about moving from other tools.
#[cfg(doctest)]
#[doc = include_str!("../../docs/moving.md")]
pub struct Moving;

/// The program of the page about build scripts.
#[cfg(doctest)]
#[doc = include_str!("../../docs/build-scripts.md")]
pub struct BuildScripts;
