//! The features of the language, chapter by chapter of the mapping manual, each with a shader that shows it:
//! `docs/support.md` says which of them are supported.

/// A feature and a shader that uses it.
pub struct Feature {
    pub chapter: &'static str,
    pub name: &'static str,
    /// DXC's arguments.
    pub args: &'static str,
    /// What the disassembly of its module must contain for the feature to count as supported.
    pub holds: &'static [&'static str],
    /// A whole shader, or the body of a compute shader that writes `result`.
    pub text: &'static str,
}

const fn body(
    chapter: &'static str,
    name: &'static str,
    holds: &'static [&'static str],
    text: &'static str,
) -> Feature {
    let args = "-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -enable-16bit-types";
    Feature { chapter, name, args, holds, text }
}

const fn whole(
    chapter: &'static str,
    name: &'static str,
    args: &'static str,
    holds: &'static [&'static str],
    text: &'static str,
) -> Feature {
    Feature { chapter, name, args, holds, text }
}

const PIXEL: &str = "-T ps_6_6 -E main -fspv-target-env=vulkan1.3";
const LIBRARY: &str = "-T lib_6_6 -fspv-target-env=vulkan1.3";

impl Feature {
    pub fn source(&self) -> String {
        if self.text.contains("main(") || self.args.starts_with("-T lib") {
            return self.text.to_owned();
        }
        format!(
            "RWByteAddressBuffer result;\n[numthreads(8, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {{ {} }}\n",
            self.text
        )
    }
}

pub const FEATURES: &[Feature] = &[
    body(
        "Types",
        "`bool`, `int`, `uint`, `float`",
        &["OpTypeBool", "OpTypeInt 32 1", "OpTypeInt 32 0", "OpTypeFloat 32"],
        "bool a = id.x > 1; int b = a; uint c = b; float d = c; result.Store(0, d);",
    ),
    body(
        "Types",
        "`half` and `float16_t`, `int16_t`, `uint16_t`",
        &["OpTypeFloat 16", "OpTypeInt 16 1", "OpTypeInt 16 0"],
        "float16_t a = (float16_t)id.x; int16_t b = a; result.Store<uint16_t>(0, b);",
    ),
    body(
        "Types",
        "`min16float`, `min10float`, `min16int`, `min16uint`, `min12int`",
        &["OpTypeFloat 16", "OpTypeInt 16 1"],
        "min16float a = id.x; min16int b = a; result.Store(0, (float)a + b);",
    ),
    body(
        "Types",
        "`double`, `int64_t`, `uint64_t`",
        &["OpTypeFloat 64", "OpTypeInt 64 1", "OpTypeInt 64 0"],
        "double a = id.x; int64_t b = a; uint64_t c = b; result.Store(0, (uint)c);",
    ),
    body(
        "Types",
        "vectors, swizzles, matrices of all sizes",
        &["OpTypeVector %float 3", "OpTypeMatrix %v3float 4"],
        "float4x3 m = float4x3(id, id, id, id); m._11_22 = m[1].zy; result.Store3(0, m[0]);",
    ),
    Feature {
        args: "-T cs_6_9 -E main",
        ..body(
            "Types",
            "`vector<T, N>` with up to 1024 components, in shader model 6.9",
            &["OpTypeArray %float %uint_8"],
            "vector<float, 8> v = result.Load<vector<float, 8> >(0); result.Store(0, max(v, 1) * v[id.x]);",
        )
    },
    body(
        "Types",
        "matrices of ints and bools",
        &["OpSGreaterThan %v3bool"],
        "int2x3 m = int2x3(id, id); bool2x3 n = m > 1; result.Store(0, n[0][1]);",
    ),
    whole(
        "Types",
        "structs with methods, static members, inheritance",
        PIXEL,
        &["OpFMul %float %11 %float_2"],
        "struct A { float x; float get() { return x * k; } static const float k = 2; }; struct B : A { float y; };\nfloat4 main(float x : X) : SV_Target { B b; b.x = x; b.y = b.get(); return b.y; }",
    ),
    whole(
        "Types",
        "classes and interfaces",
        PIXEL,
        &["OpCompositeConstruct %v4float"],
        "interface I { float get(); }; class A : I { float x; float get() { return x; } };\nfloat4 main(float x : X) : SV_Target { A a; a.x = x; return a.get(); }",
    ),
    whole(
        "Types",
        "enumerations, including scoped ones",
        PIXEL,
        &["OpConstantComposite %v4float %float_5 %float_5 %float_5 %float_5"],
        "enum A { One = 1, Two }; enum class B : uint { Three = 3 };\nfloat4 main() : SV_Target { return Two + (int)B::Three; }",
    ),
    body(
        "Types",
        "arrays, including multidimensional ones",
        &["OpTypeArray %_arr_uint_uint_3 %uint_2"],
        "uint a[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } }; result.Store(0, a[id.x][id.y]);",
    ),
    whole(
        "Types",
        "bit-fields",
        PIXEL,
        &["OpBitFieldInsert", "OpBitFieldUExtract"],
        "struct A { uint low : 4; uint high : 28; };\nfloat4 main(uint x : X) : SV_Target { A a; a.low = x; a.high = 2; return a.low; }",
    ),
    whole(
        "Types",
        "unions",
        PIXEL,
        &[],
        "union A { uint i; float f; };\nfloat4 main(uint x : X) : SV_Target { A a; a.i = x; return a.f; }",
    ),
    whole(
        "Types",
        "`typedef`, `using`, namespaces",
        PIXEL,
        &["OpConstantComposite %v4float %float_2 %float_2 %float_2 %float_2"],
        "namespace n { typedef float4 Color; using Weight = float; Color one() { return 1; } }\nusing namespace n;\nfloat4 main() : SV_Target { Weight w = 2; return one() * w; }",
    ),
    body(
        "Statements",
        "`if`, `for`, `while`, `do`, `switch`",
        &["OpSelectionMerge", "OpLoopMerge", "OpSwitch"],
        "uint n = 0; for (uint i = 0; i < id.x; ++i) { if (i == 3) continue; n += i; } while (n > 9) n /= 2; do { n++; } while (n < 3); switch (n) { case 1: n = 2; break; default: n = 4; } result.Store(0, n);",
    ),
    body(
        "Statements",
        "`[unroll]`, `[loop]`, `[branch]`, `[flatten]`, `[forcecase]`",
        &["DontUnroll", "DontFlatten"],
        "uint n = 0; [unroll(4)] for (uint i = 0; i < 4; ++i) n += i; [loop] for (uint j = 0; j < id.x; ++j) n += j; [branch] if (n > 2) n = 1; [flatten] if (n > 3) n = 2; [forcecase] switch (n) { case 1: n = 0; break; } result.Store(0, n);",
    ),
    whole(
        "Statements",
        "`discard`",
        PIXEL,
        &["OpDemoteToHelperInvocation"],
        "float4 main(float a : A) : SV_Target { if (a < 0) discard; return a; }",
    ),
    whole(
        "Functions",
        "overloads, default arguments, `out`, `inout`",
        PIXEL,
        &["OpFAdd"],
        "void f(inout float a, out float b, float c = 2) { b = a; a = c; }\nvoid f(int a) {}\nfloat4 main(float a : A) : SV_Target { float b; f(a, b); return a + b; }",
    ),
    whole(
        "Functions",
        "templates of functions and structs, with specializations",
        PIXEL,
        &["OpFMul", "OpFAdd"],
        "template<typename T, int N = 2> struct A { T v[N]; };\ntemplate<typename T> T two(T a) { return a + a; }\ntemplate<> float two<float>(float a) { return a * 2; }\nfloat4 main(float a : X) : SV_Target { A<float> x; x.v[0] = two(a); x.v[1] = two(1); return x.v[0] + x.v[1]; }",
    ),
    whole(
        "Functions",
        "overloaded operators",
        PIXEL,
        &["OpFAdd"],
        "struct A { float x; A operator+(A b) { A c; c.x = x + b.x; return c; } };\nfloat4 main(float a : X) : SV_Target { A b; b.x = a; return (b + b).x; }",
    ),
    whole(
        "Functions",
        "`export` and libraries",
        "-T lib_6_6 -fspv-target-env=universal1.5",
        &["OpCapability Linkage", "\"twice\" Export"],
        "export float4 twice(float4 a) { return a * 2; }",
    ),
    whole(
        "Functions",
        "recursion",
        PIXEL,
        &[],
        "float f(float a) { return a < 1 ? 1 : f(a - 1); }\nfloat4 main(float a : A) : SV_Target { return f(a); }",
    ),
    whole(
        "Resources",
        "`cbuffer`, `tbuffer`, `ConstantBuffer`, `TextureBuffer`, plain globals",
        PIXEL,
        &[
            "%type_A Block",
            "%type_B Block",
            "%type_ConstantBuffer_S Block",
            "%type_TextureBuffer_S Block",
            "%type__Globals Block",
        ],
        "cbuffer A { float a; }; tbuffer B { float b; }; struct S { float x; }; ConstantBuffer<S> c; TextureBuffer<S> d; float e;\nfloat4 main() : SV_Target { return a + b + c.x + d.x + e; }",
    ),
    whole(
        "Resources",
        "textures of all dimensions, texture arrays, multisampled textures",
        PIXEL,
        &[
            "%float 1D 2 0 0 1",
            "%float 2D 2 1 0 1",
            "%float 3D 2 0 0 1",
            "%float Cube 2 1 0 1",
            "%float 2D 2 0 1 1",
        ],
        "Texture1D<float> a; Texture2DArray<float4> b; Texture3D<float2> c; TextureCubeArray<float4> d; Texture2DMS<float4> e; SamplerState s;\nfloat4 main(float4 p : P) : SV_Target { return a.Sample(s, p.x) + b.Sample(s, p.xyz) + c.Sample(s, p.xyz).x + d.Sample(s, p) + e.Load(0, 1); }",
    ),
    whole(
        "Resources",
        "comparison samplers, gathers, explicit levels, offsets",
        PIXEL,
        &["OpImageSampleDrefImplicitLod", "OpImageGather", "ConstOffset", "OpImageSampleExplicitLod"],
        "Texture2D<float4> a; SamplerState s; SamplerComparisonState t;\nfloat4 main(float4 p : P) : SV_Target { return a.SampleCmp(t, p.xy, 0.5) + a.GatherRed(s, p.xy, int2(1, 2)) + a.SampleLevel(s, p.xy, 1) + a.CalculateLevelOfDetail(s, p.xy); }",
    ),
    whole(
        "Resources",
        "storage images and buffers, with atomics",
        PIXEL,
        &["OpImageTexelPointer", "OpAtomicSMax", "OpAtomicCompareExchange"],
        "RWTexture2D<uint> a; RWBuffer<int> b; RWStructuredBuffer<uint2> c;\nfloat4 main() : SV_Target { uint old; InterlockedAdd(a[uint2(1, 2)], 3, old); InterlockedMax(b[1], 3); InterlockedCompareExchange(c[1].x, 1, 2, old); return old; }",
    ),
    whole(
        "Resources",
        "append and consume buffers, counters",
        PIXEL,
        &["%type_AppendStructuredBuffer_v4float", "%type_ConsumeStructuredBuffer_v4float", "%counter_var_c"],
        "AppendStructuredBuffer<float4> a; ConsumeStructuredBuffer<float4> b; RWStructuredBuffer<float> c;\nfloat4 main() : SV_Target { a.Append(b.Consume()); return c.IncrementCounter(); }",
    ),
    whole(
        "Resources",
        "rasterizer ordered views",
        PIXEL,
        &["PixelInterlockOrderedEXT", "OpBeginInvocationInterlockEXT"],
        "RasterizerOrderedTexture2D<float4> a;\nfloat4 main(float4 p : SV_Position) : SV_Target { a[p.xy] += 1; return 1; }",
    ),
    whole(
        "Resources",
        "arrays of resources, including unbounded ones",
        PIXEL,
        &["OpTypeRuntimeArray %type_2d_image", "OpTypeArray %type_sampler %uint_4", "NonUniform"],
        "Texture2D<float4> a[]; SamplerState s[4];\nfloat4 main(nointerpolation uint i : I, float2 p : P) : SV_Target { return a[NonUniformResourceIndex(i)].Sample(s[i & 3], p); }",
    ),
    whole(
        "Resources",
        "descriptor heaps",
        PIXEL,
        &["%ResourceDescriptorHeap", "%SamplerDescriptorHeap"],
        "float4 main(nointerpolation uint i : I, float2 p : P) : SV_Target { Texture2D<float4> a = ResourceDescriptorHeap[i]; SamplerState s = SamplerDescriptorHeap[0]; return a.Sample(s, p); }",
    ),
    whole(
        "Resources",
        "resources in structs, as parameters and results",
        PIXEL,
        &["OpImageSampleImplicitLod"],
        "struct A { Texture2D<float4> t; SamplerState s; }; A a;\nTexture2D<float4> get(A x) { return x.t; }\nfloat4 main(float2 p : P) : SV_Target { return get(a).Sample(a.s, p); }",
    ),
    whole(
        "Resources",
        "resources chosen at run time",
        PIXEL,
        &["OpImageSampleImplicitLod"],
        "Texture2D<float4> a, b; SamplerState s;\nfloat4 main(float2 p : P) : SV_Target { Texture2D<float4> t = p.x > 0.5 ? a : b; return t.Sample(s, p); }",
    ),
    whole(
        "Resources",
        "structured buffers chosen at run time (without `-fspv-branch-on-buffers`)",
        PIXEL,
        &[],
        "StructuredBuffer<float4> a, b;\nfloat4 main(float2 p : P) : SV_Target { StructuredBuffer<float4> t = p.x > 0.5 ? a : b; return t[0]; }",
    ),
    whole(
        "Resources",
        "sampler feedback",
        PIXEL,
        &[],
        "FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2D<float4> a; SamplerState s;\nfloat4 main(float2 p : P) : SV_Target { f.WriteSamplerFeedback(a, s, p); return 1; }",
    ),
    whole(
        "Compute",
        "`groupshared` memory, barriers, atomics",
        "-T cs_6_0 -E main",
        &["Workgroup", "OpControlBarrier", "OpAtomicIAdd"],
        "groupshared uint sum; RWBuffer<uint> result;\n[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { InterlockedAdd(sum, i); GroupMemoryBarrierWithGroupSync(); result[0] = sum; }",
    ),
    whole(
        "Compute",
        "wave and quad operations",
        "-T cs_6_7 -E main -fspv-target-env=vulkan1.1",
        &["OpGroupNonUniformIAdd", "OpGroupNonUniformQuadSwap"],
        "RWBuffer<uint> result;\n[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { result[i] = WaveActiveSum(i) + WavePrefixSum(i) + WaveReadLaneFirst(i) + QuadReadAcrossX(i) + countbits(WaveActiveBallot(i > 3).x) + QuadAny(i > 2); }",
    ),
    whole(
        "Compute",
        "`[WaveSize]`",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3",
        &[],
        "RWBuffer<uint> result;\n[WaveSize(32)] [numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { result[i] = WaveGetLaneCount(); }",
    ),
    whole(
        "Compute",
        "64-bit and float atomics",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3",
        &["OpAtomicIAdd %ulong", "OpAtomicExchange %float"],
        "RWStructuredBuffer<uint64_t> a; RWStructuredBuffer<float> b;\n[numthreads(1, 1, 1)] void main() { InterlockedAdd(a[0], 1ull); float old; InterlockedExchange(b[0], 1.0, old); a[1] = (uint)old; }",
    ),
    whole(
        "Compute",
        "work graphs",
        "-T lib_6_8 -fspv-target-env=vulkan1.3",
        &["SPV_AMDX_shader_enqueue", "OpTypeNodePayloadArrayAMDX"],
        "struct R { uint3 size : SV_DispatchGrid; };\n[shader(\"node\")] [NodeLaunch(\"broadcasting\")] [NodeMaxDispatchGrid(1, 1, 1)] [numthreads(1, 1, 1)] void n(DispatchNodeInputRecord<R> r) {}",
    ),
    whole(
        "Ray tracing",
        "`TraceRay`, payloads, hit attributes",
        LIBRARY,
        &["OpTraceRayKHR", "IncomingRayPayloadKHR", "HitAttributeKHR"],
        "struct P { float4 c; }; RaytracingAccelerationStructure s; RWTexture2D<float4> o;\n[shader(\"raygeneration\")] void r() { P p; p.c = 0; RayDesc d; d.Origin = 0; d.Direction = float3(0, 0, 1); d.TMin = 0; d.TMax = 9; TraceRay(s, 0, 255, 0, 1, 0, d, p); o[DispatchRaysIndex().xy] = p.c; }\n[shader(\"closesthit\")] void h(inout P p, BuiltInTriangleIntersectionAttributes a) { p.c = a.barycentrics.xyxy; }",
    ),
    whole(
        "Ray tracing",
        "`RayQuery`",
        "-T cs_6_5 -E main -fspv-target-env=vulkan1.2",
        &["OpRayQueryInitializeKHR", "OpRayQueryProceedKHR"],
        "RaytracingAccelerationStructure s; RWBuffer<float> o;\n[numthreads(1, 1, 1)] void main() { RayDesc d; d.Origin = 0; d.Direction = float3(0, 0, 1); d.TMin = 0; d.TMax = 9; RayQuery<RAY_FLAG_NONE> q; q.TraceRayInline(s, 0, 255, d); q.Proceed(); o[0] = q.CommittedRayT(); }",
    ),
    whole(
        "Ray tracing",
        "callable shaders, shader records",
        LIBRARY,
        &["IncomingCallableDataKHR", "ShaderRecordBufferKHR"],
        "struct P { float4 c; }; struct R { float4 tint; }; [[vk::shader_record_ext]] ConstantBuffer<R> record;\n[shader(\"callable\")] void c(inout P p) { p.c = record.tint; }",
    ),
    whole(
        "Stages",
        "tessellation: hull and domain shaders",
        "-T ds_6_0 -E main",
        &["OpCapability Tessellation", "BuiltIn TessCoord"],
        "struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }; struct C { float3 p : P; };\n[domain(\"tri\")] float4 main(F f, float3 at : SV_DomainLocation, const OutputPatch<C, 3> c) : SV_Position { return float4(c[0].p * at.x, 1); }",
    ),
    whole(
        "Stages",
        "geometry shaders with streams",
        "-T gs_6_0 -E main",
        &["OpEmitVertex", "OpEndPrimitive"],
        "struct V { float4 p : SV_Position; };\n[maxvertexcount(3)] void main(triangle V v[3], inout TriangleStream<V> o) { for (uint i = 0; i < 3; ++i) o.Append(v[i]); o.RestartStrip(); }",
    ),
    whole(
        "Stages",
        "mesh and amplification shaders",
        "-T ms_6_5 -E main -fspv-target-env=vulkan1.2",
        &["OpCapability MeshShadingEXT", "OpSetMeshOutputsEXT"],
        "struct V { float4 p : SV_Position; };\n[outputtopology(\"triangle\")] [numthreads(3, 1, 1)] void main(uint i : SV_GroupIndex, out vertices V v[3], out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); v[i].p = i; if (i == 0) t[0] = uint3(0, 1, 2); }",
    ),
    whole(
        "Stages",
        "multiple render targets, depth, coverage, barycentrics, view index",
        PIXEL,
        &[
            "Location 1",
            "BuiltIn FragDepth",
            "BuiltIn SampleMask",
            "BuiltIn BaryCoordKHR",
            "BuiltIn ViewIndex",
        ],
        "struct O { float4 a : SV_Target0; float4 b : SV_Target1; float d : SV_Depth; uint c : SV_Coverage; };\nO main(float3 b : SV_Barycentrics, uint v : SV_ViewID, bool f : SV_IsFrontFace) { O o; o.a = b.xyzx; o.b = v; o.d = 0.5; o.c = f; return o; }",
    ),
    whole(
        "Vulkan",
        "`vk::binding`, `vk::location`, push and specialization constants",
        PIXEL,
        &["SpecId 2", "PushConstant"],
        "[[vk::binding(3, 1)]] Texture2D<float4> t; [[vk::push_constant]] struct { float a; } p; [[vk::constant_id(2)]] const int n = 4;\nfloat4 main([[vk::location(5)]] float2 at : A) : SV_Target { return t.Load(int3(at, n)) * p.a; }",
    ),
    whole(
        "Vulkan",
        "`vk::combinedImageSampler`, `vk::image_format`, input attachments",
        PIXEL,
        &["OpTypeSampledImage", "Rgba8", "InputAttachmentIndex 1"],
        "[[vk::combinedImageSampler]] [[vk::binding(0)]] Texture2D<float4> t; [[vk::combinedImageSampler]] [[vk::binding(0)]] SamplerState s; [[vk::image_format(\"rgba8\")]] RWTexture2D<float4> i; [[vk::input_attachment_index(1)]] SubpassInput<float4> a;\nfloat4 main(float2 p : P) : SV_Target { i[uint2(p)] = a.SubpassLoad(); return t.Sample(s, p); }",
    ),
    whole(
        "Vulkan",
        "`vk::RawBufferLoad`, buffer references",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.2",
        &["PhysicalStorageBuffer", "Aligned 4"],
        "struct P { uint64_t a; }; [[vk::push_constant]] P p; RWBuffer<float> o;\n[numthreads(1, 1, 1)] void main() { o[0] = vk::RawBufferLoad<float>(p.a); vk::RawBufferStore<float>(p.a + 4, 2); }",
    ),
    whole(
        "Vulkan",
        "`vk::BufferPointer`",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -HV 202x",
        &["PhysicalStorageBuffer"],
        "struct D { float x; }; typedef vk::BufferPointer<D> D_p; struct P { D_p d; }; [[vk::push_constant]] P p;\n[numthreads(1, 1, 1)] void main() { p.d.Get().x = 2; }",
    ),
    whole(
        "Vulkan",
        "inline SPIR-V: instructions, types, capabilities, decorations",
        PIXEL,
        &["SPV_KHR_shader_clock", "OpReadClockKHR"],
        "[[vk::ext_capability(5055)]] [[vk::ext_extension(\"SPV_KHR_shader_clock\")]] [[vk::ext_instruction(5056)]] uint64_t clock(uint scope);\nfloat4 main() : SV_Target { return (float)clock(3); }",
    ),
    whole(
        "Vulkan",
        "`printf`",
        "-T cs_6_0 -E main",
        &["NonSemantic.DebugPrintf"],
        "[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { printf(\"%u\", i); }",
    ),
    whole(
        "Vulkan",
        "cooperative matrices and other types through `vk::SpirvType`",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -Od",
        &["OpTypeArray %float %uint_4"],
        "typedef vk::SpirvOpaqueType<28, float, vk::integral_constant<uint, 4> > Four;\n[numthreads(1, 1, 1)] void main() { Four a; }",
    ),
    whole(
        "Debugging",
        "names of types, variables and functions",
        "-T ps_6_0 -E main",
        &["OpName %main \"main\"", "OpMemberName %type_Tint 0 \"color\""],
        "cbuffer Tint { float4 color; };\nfloat4 main() : SV_Target { return color; }",
    ),
    whole(
        "Debugging",
        "source file and text (`-Zi`, `-fspv-debug=source`)",
        "-T ps_6_0 -E main -Zi -fspv-debug=source",
        &["OpSource HLSL 600 %", "return 1"],
        "float4 main() : SV_Target { return 1; }",
    ),
    whole(
        "Debugging",
        "lines (`-Zi`, `-fspv-debug=line`)",
        "-T ps_6_0 -E main -Zi -fspv-debug=line",
        &["OpLine"],
        "float4 main() : SV_Target { return 1; }",
    ),
    whole(
        "Debugging",
        "variables, types and scopes (`-fspv-debug=vulkan`)",
        "-T ps_6_0 -E main -fspv-debug=vulkan -fspv-target-env=vulkan1.3",
        &["NonSemantic.Shader.DebugInfo.100"],
        "float4 main() : SV_Target { return 1; }",
    ),
    whole(
        "Preprocessor",
        "macros with `#`, `##` and variadic arguments; `#line`",
        PIXEL,
        &["OpConstantComposite %v4float %float_1 %float_2 %float_3 %float_42"],
        "#define JOIN(a, b) a##b\n#define CALL(f, ...) f(__VA_ARGS__)\n#line 7\nfloat4 main() : SV_Target { return CALL(float4, 1, 2, 3, JOIN(4, 2)); }",
    ),
    whole(
        "Effects",
        "`technique`, `pass`, sampler states",
        PIXEL,
        &[],
        "float4 main() : SV_Target { return 1; }\ntechnique T { pass P { PixelShader = compile ps_2_0 main(); } }",
    ),
];
