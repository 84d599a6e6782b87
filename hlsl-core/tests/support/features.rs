//! What the language has, chapter by chapter of the mapping manual, each with a shader that shows it:
//! `docs/support.md` says which of them compile.

/// A feature and a shader of it.
pub struct Feature {
    pub chapter: &'static str,
    pub name: &'static str,
    /// DXC's arguments; those of a compute shader if nothing is said.
    pub args: &'static str,
    /// A whole shader, or what stands in the body of a compute shader that writes `result`.
    pub text: &'static str,
    /// What the feature becomes: each is part of a line of the disassembled module. None where it is refused.
    pub evidence: &'static [&'static str],
}

const fn body(
    chapter: &'static str,
    name: &'static str,
    text: &'static str,
    evidence: &'static [&'static str],
) -> Feature {
    let args = "-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -enable-16bit-types";
    whole(chapter, name, args, text, evidence)
}

const fn whole(
    chapter: &'static str,
    name: &'static str,
    args: &'static str,
    text: &'static str,
    evidence: &'static [&'static str],
) -> Feature {
    Feature { chapter, name, args, text, evidence }
}

const PIXEL: &str = "-T ps_6_6 -E main -fspv-target-env=vulkan1.3";
const OLDER_PIXEL: &str = "-T ps_3_0 -E main -fhlsl-dx9 -fspv-target-env=vulkan1.3";
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
        "bool a = id.x > 1; int b = a; uint c = b; float d = c; result.Store(0, d);",
        &["OpTypeBool", "OpTypeInt 32 1", "OpTypeInt 32 0", "OpConvertUToF %float"],
    ),
    body(
        "Types",
        "`half` and `float16_t`, `int16_t`, `uint16_t`",
        "float16_t a = (float16_t)id.x; int16_t b = a; result.Store<uint16_t>(0, b);",
        &["OpTypeFloat 16", "OpTypeInt 16 1", "OpTypeInt 16 0"],
    ),
    body(
        "Types",
        "`min16float`, `min10float`, `min16int`, `min16uint`, `min12int`",
        "min16float a = id.x; min16int b = a; result.Store(0, (float)a + b);",
        &["OpTypeFloat 16", "OpTypeInt 16 1"],
    ),
    body(
        "Types",
        "`double`, `int64_t`, `uint64_t`",
        "double a = id.x; int64_t b = a; uint64_t c = b; result.Store(0, (uint)c);",
        &["OpTypeFloat 64", "OpTypeInt 64 1", "OpTypeInt 64 0"],
    ),
    body(
        "Types",
        "vectors, swizzles, matrices of all sizes",
        "float4x3 m = float4x3(id, id, id, id); m._11_22 = m[1].zy; result.Store3(0, mul(float4(id, 1), m));",
        &["OpTypeMatrix %v3float 4", "OpMatrixTimesVector %v3float"],
    ),
    Feature {
        args: "-T cs_6_9 -E main",
        ..body(
            "Types",
            "`vector<T, N>` with up to 1024 components, in shader model 6.9",
            "vector<float, 8> v = result.Load<vector<float, 8> >(0); result.Store(0, max(v, 1) * v[id.x]);",
            &["OpTypeArray %float %uint_8", "NMax"],
        )
    },
    body(
        "Types",
        "matrices of ints and bools",
        "int2x3 m = int2x3(id, id); bool2x3 n = m > 1; result.Store(0, n[0][1]);",
        &["OpSGreaterThan %v3bool"],
    ),
    whole(
        "Types",
        "structs with methods, static members, inheritance",
        PIXEL,
        "struct A { float x; float get() { return x * k; } static const float k = 2; }; struct B : A { float y; };\nfloat4 main(float x : X) : SV_Target { B b; b.x = x; b.y = b.get(); return b.y; }",
        &["OpFMul %float", "OpConstant %float 2"],
    ),
    whole(
        "Types",
        "classes and interfaces",
        PIXEL,
        "interface I { float get(); }; class A : I { float x; float get() { return x; } };\nfloat4 main(float x : X) : SV_Target { A a; a.x = x; return a.get(); }",
        &["OpCompositeConstruct %v4float"],
    ),
    whole(
        "Types",
        "enumerations, including scoped ones",
        PIXEL,
        "enum A { One = 1, Two }; enum class B : uint { Three = 3 };\nfloat4 main() : SV_Target { return Two + (int)B::Three; }",
        &["OpConstant %float 5"],
    ),
    body(
        "Types",
        "arrays, including multidimensional ones",
        "uint a[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } }; result.Store(0, a[id.x][id.y]);",
        &["OpTypeArray %_arr_uint_uint_3 %uint_2"],
    ),
    whole(
        "Types",
        "bit-fields",
        PIXEL,
        "struct A { uint low : 4; uint high : 28; };\nfloat4 main(uint x : X) : SV_Target { A a; a.low = x; a.high = 2; return a.low; }",
        &["OpBitFieldInsert", "OpBitFieldUExtract"],
    ),
    whole(
        "Types",
        "unions",
        PIXEL,
        "union A { uint i; float f; };\nfloat4 main(uint x : X) : SV_Target { A a; a.i = x; return a.f; }",
        &[],
    ),
    whole(
        "Types",
        "`typedef`, `using`, namespaces",
        PIXEL,
        "namespace n { typedef float4 Color; using Weight = float; Color one() { return 1; } }\nusing namespace n;\nfloat4 main() : SV_Target { Weight w = 2; return one() * w; }",
        &["OpConstantComposite %v4float %float_2 %float_2 %float_2 %float_2"],
    ),
    body(
        "Statements",
        "`if`, `for`, `while`, `do`, `switch`",
        "uint n = 0; for (uint i = 0; i < id.x; ++i) { if (i == 3) continue; n += i; } while (n > 9) n /= 2; do { n++; } while (n < 3); switch (n) { case 1: n = 2; break; default: n = 4; } result.Store(0, n);",
        &["OpLoopMerge", "OpSelectionMerge", "OpSwitch", "OpUDiv"],
    ),
    body(
        "Statements",
        "`[unroll]`, `[loop]`, `[branch]`, `[flatten]`, `[forcecase]`",
        "uint n = 0; [unroll(4)] for (uint i = 0; i < 4; ++i) n += i; [loop] for (uint j = 0; j < id.x; ++j) n += j; [branch] if (n > 2) n = 1; [flatten] if (n > 3) n = 2; [forcecase] switch (n) { case 1: n = 0; break; } result.Store(0, n);",
        &["OpConstant %uint 6", "DontUnroll", "DontFlatten", "OpSelect %uint"],
    ),
    whole(
        "Statements",
        "`discard`",
        PIXEL,
        "float4 main(float a : A) : SV_Target { if (a < 0) discard; return a; }",
        &["OpDemoteToHelperInvocation"],
    ),
    whole(
        "Functions",
        "overloads, default arguments, `out`, `inout`",
        PIXEL,
        "void f(inout float a, out float b, float c = 2) { b = a; a = c; }\nvoid f(int a) {}\nfloat4 main(float a : A) : SV_Target { float b; f(a, b); return a + b; }",
        &["OpFAdd %float %float_2"],
    ),
    whole(
        "Functions",
        "templates of functions and structs, with specializations",
        PIXEL,
        "template<typename T, int N = 2> struct A { T v[N]; };\ntemplate<typename T> T two(T a) { return a + a; }\ntemplate<> float two<float>(float a) { return a * 2; }\nfloat4 main(float a : X) : SV_Target { A<float> x; x.v[0] = two(a); x.v[1] = two(1); return x.v[0] + x.v[1]; }",
        &[" Fma %", "OpConstant %float 2"],
    ),
    whole(
        "Functions",
        "overloaded operators",
        PIXEL,
        "struct A { float x; A operator+(A b) { A c; c.x = x + b.x; return c; } };\nfloat4 main(float a : X) : SV_Target { A b; b.x = a; return (b + b).x; }",
        &["OpFAdd %float"],
    ),
    whole(
        "Functions",
        "`export` and libraries",
        "-T lib_6_6 -fspv-target-env=universal1.5",
        "export float4 twice(float4 a) { return a * 2; }",
        &["LinkageAttributes \"twice\" Export"],
    ),
    whole(
        "Functions",
        "recursion",
        PIXEL,
        "float f(float a) { return a < 1 ? 1 : f(a - 1); }\nfloat4 main(float a : A) : SV_Target { return f(a); }",
        &[],
    ),
    whole(
        "Resources",
        "`cbuffer`, `tbuffer`, `ConstantBuffer`, `TextureBuffer`, plain globals",
        PIXEL,
        "cbuffer A { float a; }; tbuffer B { float b; }; struct S { float x; }; ConstantBuffer<S> c; TextureBuffer<S> d; float e;\nfloat4 main() : SV_Target { return a + b + c.x + d.x + e; }",
        &["Binding 0", "Binding 1", "Binding 2", "Binding 3", "OpVariable %_ptr_Uniform_type__Globals"],
    ),
    whole(
        "Resources",
        "`uniform` parameters of entry points, in a buffer `$Params`; resources among them",
        PIXEL,
        "float4 main(uniform float4 a, uniform Texture2D t) : SV_Target { return a + t.Load(0); }",
        &["OpVariable %_ptr_Uniform_type__Params", "Binding 0", "Binding 1"],
    ),
    whole(
        "Resources",
        "textures of all dimensions, texture arrays, multisampled textures",
        PIXEL,
        "Texture1D<float> a; Texture2DArray<float4> b; Texture3D<float2> c; TextureCubeArray<float4> d; Texture2DMS<float4> e; SamplerState s;\nfloat4 main(float4 p : P) : SV_Target { return a.Sample(s, p.x) + b.Sample(s, p.xyz) + c.Sample(s, p.xyz).x + d.Sample(s, p) + e.Load(0, 1); }",
        &[
            "OpTypeImage %float 1D",
            "OpTypeImage %float 2D 2 1 0",
            "OpTypeImage %float 3D",
            "OpTypeImage %float Cube 2 1",
            "OpTypeImage %float 2D 2 0 1",
        ],
    ),
    whole(
        "Resources",
        "comparison samplers, gathers, explicit levels, offsets",
        PIXEL,
        "Texture2D<float4> a; SamplerState s; SamplerComparisonState t;\nfloat4 main(float4 p : P) : SV_Target { return a.SampleCmp(t, p.xy, 0.5) + a.GatherRed(s, p.xy, int2(1, 2)) + a.SampleLevel(s, p.xy, 1) + a.CalculateLevelOfDetail(s, p.xy); }",
        &[
            "OpImageSampleDrefImplicitLod",
            "OpImageGather",
            "ConstOffset",
            "OpImageSampleExplicitLod",
            "OpImageQueryLod",
        ],
    ),
    whole(
        "Resources",
        "storage images and buffers, with atomics",
        PIXEL,
        "RWTexture2D<uint> a; RWBuffer<int> b; RWStructuredBuffer<uint2> c;\nfloat4 main() : SV_Target { uint old; InterlockedAdd(a[uint2(1, 2)], 3, old); InterlockedMax(b[1], 3); InterlockedCompareExchange(c[1].x, 1, 2, old); return old; }",
        &["OpAtomicIAdd", "OpAtomicSMax", "OpAtomicCompareExchange", "R32ui"],
    ),
    whole(
        "Resources",
        "append and consume buffers, counters",
        PIXEL,
        "AppendStructuredBuffer<float4> a; ConsumeStructuredBuffer<float4> b; RWStructuredBuffer<float> c;\nfloat4 main() : SV_Target { a.Append(b.Consume()); return c.IncrementCounter(); }",
        &["OpAtomicISub", "OpAtomicIAdd", "%counter_var_a"],
    ),
    whole(
        "Resources",
        "rasterizer ordered views",
        PIXEL,
        "RasterizerOrderedTexture2D<float4> a;\nfloat4 main(float4 p : SV_Position) : SV_Target { a[p.xy] += 1; return 1; }",
        &["PixelInterlockOrderedEXT", "OpBeginInvocationInterlockEXT"],
    ),
    whole(
        "Resources",
        "arrays of resources, including unbounded ones",
        PIXEL,
        "Texture2D<float4> a[]; SamplerState s[4];\nfloat4 main(nointerpolation uint i : I, float2 p : P) : SV_Target { return a[NonUniformResourceIndex(i)].Sample(s[i & 3], p); }",
        &["OpTypeRuntimeArray %type_2d_image", "NonUniform"],
    ),
    whole(
        "Resources",
        "descriptor heaps",
        PIXEL,
        "float4 main(nointerpolation uint i : I, float2 p : P) : SV_Target { Texture2D<float4> a = ResourceDescriptorHeap[i]; SamplerState s = SamplerDescriptorHeap[0]; return a.Sample(s, p); }",
        &["OpTypeRuntimeArray %type_sampler", "%ResourceDescriptorHeap"],
    ),
    whole(
        "Resources",
        "resources in structs, as parameters and results",
        PIXEL,
        "struct A { Texture2D<float4> t; SamplerState s; }; A a;\nTexture2D<float4> get(A x) { return x.t; }\nfloat4 main(float2 p : P) : SV_Target { return get(a).Sample(a.s, p); }",
        &["%a_t", "%a_s", "OpImageSampleImplicitLod"],
    ),
    whole(
        "Resources",
        "resources chosen at run time",
        PIXEL,
        "Texture2D<float4> a, b; SamplerState s;\nfloat4 main(float2 p : P) : SV_Target { Texture2D<float4> t = p.x > 0.5 ? a : b; return t.Sample(s, p); }",
        &["OpImageSampleImplicitLod", "OpSelect %v4float"],
    ),
    whole(
        "Resources",
        "structured buffers chosen at run time",
        PIXEL,
        "StructuredBuffer<float4> a, b;\nfloat4 main(float2 p : P) : SV_Target { StructuredBuffer<float4> t = p.x > 0.5 ? a : b; return t[0]; }",
        &[],
    ),
    whole(
        "Resources",
        "sampler feedback",
        PIXEL,
        "FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f; Texture2D<float4> a; SamplerState s;\nfloat4 main(float2 p : P) : SV_Target { f.WriteSamplerFeedback(a, s, p); return 1; }",
        &[],
    ),
    whole(
        "Compute",
        "`groupshared` memory, barriers, atomics",
        "-T cs_6_0 -E main",
        "groupshared uint sum; RWBuffer<uint> result;\n[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { InterlockedAdd(sum, i); GroupMemoryBarrierWithGroupSync(); result[0] = sum; }",
        &["OpVariable %_ptr_Workgroup_uint Workgroup", "OpControlBarrier", "OpAtomicIAdd"],
    ),
    whole(
        "Compute",
        "wave and quad operations",
        "-T cs_6_7 -E main -fspv-target-env=vulkan1.1",
        "RWBuffer<uint> result;\n[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { result[i] = WaveActiveSum(i) + WavePrefixSum(i) + WaveReadLaneFirst(i) + QuadReadAcrossX(i) + countbits(WaveActiveBallot(i > 3).x) + QuadAny(i > 2); }",
        &[
            "Reduce",
            "ExclusiveScan",
            "OpGroupNonUniformBroadcastFirst",
            "OpGroupNonUniformBallot",
            "OpGroupNonUniformQuadSwap",
        ],
    ),
    whole(
        "Compute",
        "`[WaveSize]`",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3",
        "RWBuffer<uint> result;\n[WaveSize(32)] [numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) { result[i] = WaveGetLaneCount(); }",
        &["BuiltIn SubgroupSize"],
    ),
    whole(
        "Compute",
        "64-bit and float atomics",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3",
        "RWStructuredBuffer<uint64_t> a; RWStructuredBuffer<float> b;\n[numthreads(1, 1, 1)] void main() { InterlockedAdd(a[0], 1ull); float old; InterlockedExchange(b[0], 1.0, old); a[1] = (uint)old; }",
        &["OpCapability Int64Atomics", "OpAtomicIAdd %ulong", "OpAtomicExchange %float"],
    ),
    whole(
        "Compute",
        "work graphs",
        "-T lib_6_8 -fspv-target-env=vulkan1.3",
        "struct R { uint3 size : SV_DispatchGrid; };\n[shader(\"node\")] [NodeLaunch(\"broadcasting\")] [NodeMaxDispatchGrid(1, 1, 1)] [numthreads(1, 1, 1)] void n(DispatchNodeInputRecord<R> r) {}",
        &["SPV_AMDX_shader_enqueue", "OpTypeNodePayloadArrayAMDX"],
    ),
    whole(
        "Ray tracing",
        "`TraceRay`, payloads, hit attributes",
        LIBRARY,
        "struct P { float4 c; }; RaytracingAccelerationStructure s; RWTexture2D<float4> o;\n[shader(\"raygeneration\")] void r() { P p; p.c = 0; RayDesc d; d.Origin = 0; d.Direction = float3(0, 0, 1); d.TMin = 0; d.TMax = 9; TraceRay(s, 0, 255, 0, 1, 0, d, p); o[DispatchRaysIndex().xy] = p.c; }\n[shader(\"closesthit\")] void h(inout P p, BuiltInTriangleIntersectionAttributes a) { p.c = a.barycentrics.xyxy; }",
        &["OpTraceRayKHR", "RayPayloadKHR", "HitAttributeKHR"],
    ),
    whole(
        "Ray tracing",
        "`RayQuery`",
        "-T cs_6_5 -E main -fspv-target-env=vulkan1.2",
        "RaytracingAccelerationStructure s; RWBuffer<float> o;\n[numthreads(1, 1, 1)] void main() { RayDesc d; d.Origin = 0; d.Direction = float3(0, 0, 1); d.TMin = 0; d.TMax = 9; RayQuery<RAY_FLAG_NONE> q; q.TraceRayInline(s, 0, 255, d); q.Proceed(); o[0] = q.CommittedRayT(); }",
        &["OpRayQueryInitializeKHR", "OpRayQueryProceedKHR", "OpRayQueryGetIntersectionTKHR"],
    ),
    whole(
        "Ray tracing",
        "callable shaders, shader records",
        LIBRARY,
        "struct P { float4 c; }; struct R { float4 tint; }; [[vk::shader_record_ext]] ConstantBuffer<R> record;\n[shader(\"callable\")] void c(inout P p) { p.c = record.tint; }",
        &["CallableKHR", "IncomingCallableDataKHR", "ShaderRecordBufferKHR"],
    ),
    whole(
        "Stages",
        "hull shaders",
        "-T hs_6_0 -E main",
        "struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }; struct C { float3 p : P; };\nF factors(InputPatch<C, 3> c) { F f; f.e[0] = f.e[1] = f.e[2] = c[0].p.x; f.i = 2; return f; }\n[domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")] [outputcontrolpoints(3)] [patchconstantfunc(\"factors\")] C main(InputPatch<C, 3> c, uint i : SV_OutputControlPointID) { return c[i]; }",
        &["TessellationControl", "BuiltIn TessLevelOuter", "OutputVertices 3"],
    ),
    whole(
        "Stages",
        "domain shaders",
        "-T ds_6_0 -E main",
        "struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }; struct C { float3 p : P; };\n[domain(\"tri\")] float4 main(F f, float3 at : SV_DomainLocation, const OutputPatch<C, 3> c) : SV_Position { return float4(c[0].p * at.x, 1); }",
        &["TessellationEvaluation", "BuiltIn TessCoord"],
    ),
    whole(
        "Stages",
        "geometry shaders with streams",
        "-T gs_6_0 -E main",
        "struct V { float4 p : SV_Position; };\n[maxvertexcount(3)] void main(triangle V v[3], inout TriangleStream<V> o) { for (uint i = 0; i < 3; ++i) o.Append(v[i]); o.RestartStrip(); }",
        &["OpEmitVertex", "OpEndPrimitive"],
    ),
    whole(
        "Stages",
        "mesh shaders",
        "-T ms_6_5 -E main -fspv-target-env=vulkan1.2",
        "struct V { float4 p : SV_Position; };\n[outputtopology(\"triangle\")] [numthreads(3, 1, 1)] void main(uint i : SV_GroupIndex, out vertices V v[3], out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); v[i].p = i; if (i == 0) t[0] = uint3(0, 1, 2); }",
        &["OpSetMeshOutputsEXT", "MeshEXT"],
    ),
    whole(
        "Stages",
        "amplification shaders",
        "-T as_6_5 -E main -fspv-target-env=vulkan1.2",
        "struct P { uint first; }; groupshared P p;\n[numthreads(1, 1, 1)] void main(uint i : SV_GroupID) { p.first = i; DispatchMesh(2, 1, 1, p); }",
        &["TaskEXT", "OpEmitMeshTasksEXT", "TaskPayloadWorkgroupEXT"],
    ),
    whole(
        "Stages",
        "multiple render targets, depth, coverage, barycentrics, view index",
        PIXEL,
        "struct O { float4 a : SV_Target0; float4 b : SV_Target1; float d : SV_Depth; uint c : SV_Coverage; };\nO main(float3 b : SV_Barycentrics, uint v : SV_ViewID, bool f : SV_IsFrontFace) { O o; o.a = b.xyzx; o.b = v; o.d = 0.5; o.c = f; return o; }",
        &[
            "BuiltIn FragDepth",
            "BuiltIn SampleMask",
            "BuiltIn BaryCoordKHR",
            "BuiltIn ViewIndex",
            "out.var.SV_Target1",
        ],
    ),
    whole(
        "Vulkan",
        "`vk::binding`, `vk::location`, push and specialization constants",
        PIXEL,
        "[[vk::binding(3, 1)]] Texture2D<float4> t; [[vk::push_constant]] struct { float a; } p; [[vk::constant_id(2)]] const int n = 4;\nfloat4 main([[vk::location(5)]] float2 at : A) : SV_Target { return t.Load(int3(at, n)) * p.a; }",
        &["Binding 3", "DescriptorSet 1", "Location 5", "PushConstant", "SpecId 2"],
    ),
    whole(
        "Vulkan",
        "`vk::combinedImageSampler`, `vk::image_format`, input attachments",
        PIXEL,
        "[[vk::combinedImageSampler]] [[vk::binding(0)]] Texture2D<float4> t; [[vk::combinedImageSampler]] [[vk::binding(0)]] SamplerState s; [[vk::image_format(\"rgba8\")]] RWTexture2D<float4> i; [[vk::input_attachment_index(1)]] SubpassInput<float4> a;\nfloat4 main(float2 p : P) : SV_Target { i[uint2(p)] = a.SubpassLoad(); return t.Sample(s, p); }",
        &["Rgba8", "InputAttachmentIndex 1", "OpTypeSampledImage"],
    ),
    whole(
        "Vulkan",
        "`vk::RawBufferLoad`, buffer references",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.2",
        "struct P { uint64_t a; }; [[vk::push_constant]] P p; RWBuffer<float> o;\n[numthreads(1, 1, 1)] void main() { o[0] = vk::RawBufferLoad<float>(p.a); vk::RawBufferStore<float>(p.a + 4, 2); }",
        &["PhysicalStorageBuffer64", "Aligned 4"],
    ),
    whole(
        "Vulkan",
        "`vk::BufferPointer`",
        "-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -HV 202x",
        "struct D { float x; }; typedef vk::BufferPointer<D> D_p; struct P { D_p d; }; [[vk::push_constant]] P p;\n[numthreads(1, 1, 1)] void main() { p.d.Get().x = 2; }",
        &["OpConvertUToPtr"],
    ),
    whole(
        "Vulkan",
        "inline SPIR-V: instructions, types, capabilities, decorations",
        PIXEL,
        "[[vk::ext_capability(5055)]] [[vk::ext_extension(\"SPV_KHR_shader_clock\")]] [[vk::ext_instruction(5056)]] uint64_t clock(uint scope);\nfloat4 main() : SV_Target { return (float)clock(3); }",
        &["OpReadClockKHR", "OpCapability ShaderClockKHR", "SPV_KHR_shader_clock"],
    ),
    whole(
        "Vulkan",
        "`printf`",
        "-T cs_6_0 -E main",
        "[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { printf(\"%u\", i); }",
        &["NonSemantic.DebugPrintf", "OpString \"%u\""],
    ),
    whole(
        "Vulkan",
        "cooperative matrices",
        "-T cs_6_2 -E main -fspv-target-env=vulkan1.3",
        "#include <vk/khr/cooperative_matrix.h>\nusing namespace vk; using namespace vk::khr; typedef CooperativeMatrixAccumulator<float, ScopeSubgroup, 16, 16> M; RWStructuredBuffer<float> b;\n[numthreads(32, 1, 1)] void main() { M m = M::Load<CooperativeMatrixLayoutRowMajorKHR>(b, 0, 16); (m + m).Store<CooperativeMatrixLayoutRowMajorKHR>(b, 0, 16); }",
        &["OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR"],
    ),
    whole(
        "Vulkan",
        "matrices of `dx/linalg.h`",
        "-T cs_6_10 -E main -fspv-target-env=vulkan1.3",
        "#include <dx/linalg.h>\nusing namespace dx::linalg; typedef Matrix<ComponentType::F32, 16, 16, MatrixUse::Accumulator, MatrixScope::Wave> M; RWByteAddressBuffer b;\n[numthreads(32, 1, 1)] void main() { M::Load(b, 0, 64, MatrixLayout::RowMajor).Store(b, 0, 64, MatrixLayout::ColMajor); }",
        &["OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR"],
    ),
    whole(
        "Vulkan",
        "SPIR-V types through `vk::SpirvType`",
        "-T cs_6_2 -E main -fspv-target-env=vulkan1.2",
        "typedef vk::SpirvType<21, 1, 1, vk::Literal<vk::integral_constant<uint, 8> >, vk::Literal<vk::integral_constant<bool, false> > > Byte;\n[[vk::ext_instruction(113)]] Byte narrow(uint value);\nstruct S { Byte low; Byte high; uint wide; }; [[vk::ext_extension(\"SPV_KHR_8bit_storage\")]] RWStructuredBuffer<S> b;\n[numthreads(1, 1, 1)] void main() { b[0].high = narrow(b[0].wide); }",
        &["OpTypeInt 8 0", "OpUConvert %uchar"],
    ),
    whole(
        "Debugging",
        "names, files, text and lines: `-Zi`, `-fspv-debug=file`, `source`, `line`, `tool`",
        "-T ps_6_0 -E main -Zi -fspv-target-env=vulkan1.1",
        "float4 main(float4 a : A) : SV_Target { return a * 2; }",
        &["OpName %main", "OpSource HLSL 600 %", "OpLine %", "OpModuleProcessed"],
    ),
    whole(
        "Debugging",
        "types, scopes, inlined calls and variables: `-fspv-debug=vulkan`, `rich`, with or without source",
        "-T ps_6_0 -E main -fspv-debug=vulkan-with-source",
        "struct S { float4 a; };\nfloat4 twice(float4 value) { return value * 2; }\nfloat4 main(S s : A) : SV_Target { float4 b = twice(s.a); return b; }",
        &["DebugSource", "DebugTypeComposite", "DebugFunctionDefinition", "DebugInlinedAt", "DebugValue"],
    ),
    whole(
        "Preprocessor",
        "macros with `#`, `##` and variadic arguments; `#line`",
        PIXEL,
        "#define JOIN(a, b) a##b\n#define CALL(f, ...) f(__VA_ARGS__)\n#line 7\nfloat4 main() : SV_Target { return CALL(float4, 1, 2, 3, JOIN(4, 2)); }",
        &["%float_1 %float_2 %float_3 %float_42"],
    ),
    whole(
        "Effects",
        "`technique`, `pass`, sampler states",
        PIXEL,
        "float4 main() : SV_Target { return 1; }\ntechnique T { pass P { PixelShader = compile ps_2_0 main(); } }",
        &["OpEntryPoint Fragment %main"],
    ),
    whole(
        "Direct3D 9 (`-fhlsl-dx9`)",
        "`sampler2D`, `tex2D` and similar names, as combined image samplers",
        OLDER_PIXEL,
        "sampler2D a; sampler b = sampler_state { Texture = <t>; }; float4 main(float4 p : TEXCOORD0) : SV_Target { return tex2Dproj(a, p) + texCUBEbias(b, p); }",
        &["OpTypeSampledImage", "OpTypeImage %float Cube", "OpImageSampleImplicitLod %v4float"],
    ),
    whole(
        "Direct3D 9 (`-fhlsl-dx9`)",
        "semantics: `COLOR` and `DEPTH` of pixel shaders, `VPOS`, `VFACE`, `POSITION`",
        OLDER_PIXEL,
        "struct R { float4 c : COLOR1; float d : DEPTH; }; R main(float4 p : POSITION, float2 v : VPOS, float f : VFACE) { R r; r.c = p + v.xyxy + f; r.d = 1; return r; }",
        &["BuiltIn FragCoord", "BuiltIn FrontFacing", "BuiltIn FragDepth", "Location 1"],
    ),
    whole(
        "Direct3D 9 (`-fhlsl-dx9`)",
        "techniques, passes, annotations, states and `texture` objects, which declare nothing for Vulkan",
        OLDER_PIXEL,
        "texture t < string n = \"x\"; >; float4 main() : COLOR { return 1; }\ntechnique T { pass P { PixelShader = compile ps_2_0 main(); } }",
        &["OpEntryPoint Fragment %main"],
    ),
];
