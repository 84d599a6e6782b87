//! Native descriptor heaps (`-fspv-use-descriptor-heap`): every kind of resource, with uniform and other indices, in local
//! variables, parameters, structs, arrays and loops, in several stages; and the instructions that each kind gives.
//!
//! spirv-val of 2025 does not know the extension; `support::newest` finds one that does. What the extension says of a module's own
//! text is checked without it (`rules`).

mod support;
#[path = "support/heap_rules.rs"]
mod rules;

use std::fmt::Write;

use hlsl_core::{
    disassemble::disassemble,
    options::{HeapStride, Options},
    reflect::{DescriptorHeapKind, Reflection},
    source::load::MemoryLoader,
};
use support::newest;

/// A kind of resource: its type, what is done with one, `h`, in an expression over `i`, and an instruction that this gives.
struct Kind {
    ty: &'static str,
    setup: &'static str,
    value: &'static str,
    gives: &'static str,
}

const fn kind(ty: &'static str, setup: &'static str, value: &'static str, gives: &'static str) -> Kind {
    Kind { ty, setup, value, gives }
}

const KINDS: &[Kind] = &[
    kind("Texture1D<float4>", "", "h.Load(int2(i, 0))", "OpImageFetch"),
    kind("Texture2D<float4>", "", "h.SampleLevel(plain, float2(i, 0), 0)", "OpImageSampleExplicitLod"),
    kind("Texture2D<uint>", "", "h[uint2(i, 0)]", "OpImageFetch"),
    kind("Texture2DArray<float4>", "", "h.Load(int4(i, 0, 0, 0))", "OpImageFetch"),
    kind("Texture2DMS<float4>", "", "h.Load(int2(i, 0), 1)", "Sample"),
    kind("Texture3D<float4>", "", "h.SampleLevel(plain, float3(i, 0, 0), 0)", "OpImageSampleExplicitLod"),
    kind("TextureCube<float4>", "", "h.SampleLevel(plain, float3(i, 0, 1), 0)", "OpImageSampleExplicitLod"),
    kind(
        "TextureCubeArray<float4>",
        "",
        "h.SampleLevel(plain, float4(i, 0, 1, 2), 0)",
        "OpImageSampleExplicitLod",
    ),
    kind("RWTexture1D<float4>", "h[i] = 1;", "h[i + 1]", "OpImageWrite"),
    kind("RWTexture2D<float4>", "h[uint2(i, 0)] = 2;", "h[uint2(0, i)]", "OpImageRead"),
    kind("RWTexture2DArray<float4>", "h[uint3(i, 0, 1)] = 2;", "h[uint3(0, i, 1)]", "OpImageRead"),
    kind("RWTexture3D<float4>", "h[uint3(i, 0, 1)] = 2;", "h[uint3(0, i, 1)]", "OpImageRead"),
    kind(
        "RWTexture2D<uint>",
        "InterlockedAdd(h[uint2(i, 0)], 1);",
        "h[uint2(i, 1)]",
        "OpUntypedImageTexelPointerEXT",
    ),
    kind("Buffer<float4>", "", "h[i]", "OpImageFetch"),
    kind("RWBuffer<float4>", "h[i] = 3;", "h[i + 1]", "OpImageWrite"),
    kind("RWBuffer<uint>", "InterlockedMax(h[i], 7);", "h[i + 1]", "OpUntypedImageTexelPointerEXT"),
    kind("StructuredBuffer<Item>", "", "h[i].a", "OpTypeBufferEXT StorageBuffer"),
    kind(
        "RWStructuredBuffer<Item>",
        "h[i].b = 1; InterlockedAdd(h[i + 1].b, 2);",
        "h[i].a + length_of(h)",
        "OpArrayLength",
    ),
    kind(
        "RWStructuredBuffer<float4>",
        "h[h.IncrementCounter()] = 4;",
        "h[i]",
        "%counter_var_ResourceDescriptorHeap",
    ),
    kind("AppendStructuredBuffer<float4>", "h.Append(i);", "1", "%counter_var_ResourceDescriptorHeap"),
    kind("ConsumeStructuredBuffer<float4>", "", "h.Consume()", "%counter_var_ResourceDescriptorHeap"),
    kind("ByteAddressBuffer", "", "h.Load4(i * 16)", "OpBufferPointerEXT"),
    kind("RWByteAddressBuffer", "h.Store(i * 4, 5); h.InterlockedOr(0, i);", "h.Load(i * 8)", "OpAtomicOr"),
    kind("ConstantBuffer<Item>", "", "h.a + h.b", "OpTypeBufferEXT Uniform"),
    kind("RaytracingAccelerationStructure", "", "traced(h, i)", "OpRayQueryInitializeKHR"),
    kind("SamplerState", "", "picture.SampleLevel(h, float2(i, 0), 0)", "BuiltIn SamplerHeapEXT"),
    kind(
        "SamplerComparisonState",
        "",
        "depth.SampleCmpLevelZero(h, float2(i, 0), 0.5)",
        "BuiltIn SamplerHeapEXT",
    ),
];

const FORMS: &[&str] = &["local", "parameter", "struct", "array", "loop"];
const STAGES: &[&str] = &["cs", "ps", "vs"];

const PRELUDE: &str = "
struct Item { float4 a; uint b; };
cbuffer Given { uint first; uint count; };
Texture2D<float4> picture; Texture2D<float> depth; SamplerState plain;
RWStructuredBuffer<float4> result;
float4 traced(RaytracingAccelerationStructure scene, uint i)
{
    RayQuery<RAY_FLAG_NONE> query; RayDesc ray = { float3(i, 0, 0), 0, float3(0, 0, 1), 100 };
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    return query.CommittedStatus();
}
float4 length_of(RWStructuredBuffer<Item> items) { uint count, stride; items.GetDimensions(count, stride); return count; }
";

struct Program {
    name: String,
    text: String,
    /// The same for Slang, whose heaps are behind handles.
    slang: String,
    args: [String; 4],
    is_uniform: bool,
    kind: &'static Kind,
}

fn program(kind: &'static Kind, form: &str, is_uniform: bool, stage: &str) -> Program {
    let heap =
        if kind.ty.starts_with("Sampler") { "SamplerDescriptorHeap" } else { "ResourceDescriptorHeap" };
    let ours = |index: &str| match is_uniform {
        true => format!("{heap}[{index}]"),
        false => format!("{heap}[NonUniformResourceIndex({index})]"),
    };
    let handle = format!("DescriptorHandle<{}>", kind.ty);
    let of_slang = |index: &str| match is_uniform {
        true => format!("{handle}(uint2({index}, 0))"),
        false => format!("nonuniform({handle}(uint2({index}, 0)))"),
    };
    // The invocation's own number is what differs between invocations.
    let start = if is_uniform { "first" } else { "i" };
    let args =
        [&*format!("-T{stage}_6_6"), "-Emain", "-fspv-target-env=vulkan1.3", "-fspv-use-descriptor-heap"];
    let uniformity = if is_uniform { "uniform" } else { "non-uniform" };
    Program {
        name: format!("{}, {form}, {uniformity}, {stage}", kind.ty),
        text: source(kind, kind.ty, [form, start, stage], &ours),
        slang: match kind.ty.starts_with("ConstantBuffer") {
            true => source(kind, &handle, [form, start, stage], &of_slang).replace("h.", "(*h)."),
            false => source(kind, &handle, [form, start, stage], &of_slang),
        },
        args: args.map(str::to_owned),
        is_uniform,
        kind,
    }
}

/// The text of a program. `ty` is what variables are of, and `at` takes a resource from its heap.
fn source(kind: &Kind, ty: &str, [form, start, stage]: [&str; 3], at: &dyn Fn(&str) -> String) -> String {
    let Kind { setup, value, .. } = *kind;
    let mut text = PRELUDE.to_owned();
    if form == "parameter" {
        _ = writeln!(text, "float4 used({ty} h, uint i) {{ {setup} return {value}; }}");
    }
    if form == "struct" {
        _ = writeln!(text, "struct Holder {{ {ty} h; uint i; }};");
        _ = writeln!(
            text,
            "float4 held(Holder it) {{ {ty} h = it.h; uint i = it.i; {setup} return {value}; }}"
        );
    }
    let body = match form {
        "local" => format!("{ty} h = {}; {setup} sum += {value};", at(start)),
        "parameter" => format!("sum += used({}, i);", at(start)),
        "struct" => format!("Holder it; it.h = {}; it.i = i; sum += held(it);", at(start)),
        "array" => format!(
            "{ty} all[2]; all[0] = {}; all[1] = {};
             {{ {ty} h = all[0]; {setup} sum += {value}; }} {{ {ty} h = all[1]; {setup} sum += {value}; }}",
            at(start),
            at(&format!("{start} + 1")),
        ),
        _ => format!(
            "for (uint k = 0; k < count; k++) {{ {ty} h = {}; {setup} sum += {value}; }}",
            at(&format!("{start} + k"))
        ),
    };
    let (before, after) = match stage {
        "cs" => ("[numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID)", "result[i] = sum;"),
        "ps" => ("float4 main(nointerpolation uint i : I) : SV_Target", "return sum;"),
        _ => ("float4 main(uint i : SV_VertexID) : SV_Position", "return sum;"),
    };
    _ = writeln!(text, "{before}\n{{\n    float4 sum = 0;\n    {body}\n    {after}\n}}");
    text
}

fn programs() -> Vec<Program> {
    let mut programs = Vec::new();
    for kind in KINDS {
        for form in FORMS {
            for is_uniform in [true, false] {
                let stage = STAGES[programs.len() % STAGES.len()];
                programs.push(program(kind, form, is_uniform, stage));
            }
        }
    }
    programs
}

/// Whether a line loads a descriptor of the heap.
fn is_descriptor_load(line: &str, text: &str) -> bool {
    let pointer = line.contains("= OpLoad ").then(|| line.split_whitespace().nth(4)).flatten();
    pointer.is_some_and(|it| text.contains(&format!("{it} = OpUntypedAccessChainKHR ")))
}

/// What is wrong with the words of a program.
fn faults(program: &Program, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut want = |holds: bool, what: &str| {
        if !holds {
            wrong.push(what.to_owned());
        }
    };
    want(text.contains("OpCapability DescriptorHeapEXT"), "the capability");
    want(text.contains("OpExtension \"SPV_EXT_descriptor_heap\""), "the extension");
    want(text.contains("OpExtension \"SPV_KHR_untyped_pointers\""), "untyped pointers");
    want(
        !text.contains("DescriptorHeap DescriptorSet") || text.contains("%counter_var"),
        "no binding of a heap",
    );
    want(text.contains(program.kind.gives), program.kind.gives);
    for builtin in ["ResourceHeapEXT", "SamplerHeapEXT"] {
        want(text.matches(builtin).count() <= 1, "one variable for a heap");
    }
    want(!text.contains(" NonUniform"), "what is not uniform has no decoration");
    let leads = ["OpUntypedAccessChainKHR", "OpBufferPointerEXT", "OpSampledImage"];
    let through = |line: &&str| leads.iter().any(|it| line.contains(it)) || is_descriptor_load(line, text);
    for line in text.lines().filter(through) {
        let id = line.trim().split(' ').next().unwrap_or_default();
        let is_decorated = text.contains(&format!("OpDecorate {id} Uniform\n"));
        want(is_decorated == program.is_uniform, &format!("Uniform as the index is: {}", line.trim()));
    }
    wrong.extend(rules::broken(text));
    wrong
}

#[test]
fn every_kind_of_resource_comes_from_a_heap() {
    let folder = std::env::temp_dir().join(format!("hlsl-core-heaps-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let programs = programs();
    assert!(programs.len() >= 120, "{}", programs.len());
    let mut wrong = String::new();
    for (number, program) in programs.iter().enumerate() {
        let found =
            support::compile_text(program.text.clone().into(), &program.args.each_ref().map(String::as_str));
        let Some(words) = found.words else {
            let reports: String = found.reports.iter().map(|it| it.text.clone()).collect();
            _ = writeln!(wrong, "{}\n{}{reports}", program.name, program.text);
            continue;
        };
        for fault in faults(program, &disassemble(&words)) {
            _ = writeln!(wrong, "{}: {fault}", program.name);
        }
        let bytes: Vec<u8> = words.iter().flat_map(|it| it.to_le_bytes()).collect();
        std::fs::write(folder.join(format!("{number}.spv")), bytes).unwrap();
    }
    if let Some(validator) = newest::find().filter(|_| wrong.is_empty()) {
        wrong = newest::validate(&validator, &folder, programs.len());
    }
    assert!(wrong.is_empty(), "{wrong}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What people's programs do, among them those that other compilers rejected or got wrong: `tests/descriptor_heaps`.
#[test]
fn programs_of_other_kinds_are_valid() {
    let folder = std::env::temp_dir().join(format!("hlsl-core-heap-programs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (mut count, mut wrong) = (0, String::new());
    for path in support::shaders("descriptor_heaps") {
        let args = support::args_of(&path).remove(0);
        for more in [&[][..], &["-Od"], &["-fvk-resource-heap-stride", "0", "-Zi", "-fspv-debug=rich"]] {
            let args: Vec<String> =
                args.iter().cloned().chain(more.iter().map(|it| (*it).to_owned())).collect();
            let found = support::output(&path.display().to_string(), &args);
            let name = format!("{} {}", path.display(), more.join(" "));
            let Some(words) = &found.words else {
                let reports: String = found.reports().into_iter().map(|it| it.text).collect();
                _ = writeln!(wrong, "{name}\n{reports}");
                continue;
            };
            let text = disassemble(words);
            for fault in rules::broken(&text) {
                _ = writeln!(wrong, "{name}: {fault}");
            }
            if text.contains(" NonUniform") || !text.contains("DescriptorHeapEXT") {
                _ = writeln!(wrong, "{name}: no heap, or a decoration that it does not need");
            }
            let bytes: Vec<u8> = words.iter().flat_map(|it| it.to_le_bytes()).collect();
            std::fs::write(folder.join(format!("{count}.spv")), bytes).unwrap();
            count += 1;
        }
    }
    assert!(count >= 60 || !wrong.is_empty(), "{count}");
    if let Some(validator) = newest::find().filter(|_| wrong.is_empty()) {
        wrong = newest::validate(&validator, &folder, count);
    }
    assert!(wrong.is_empty(), "{wrong}");
    std::fs::remove_dir_all(&folder).unwrap();
}

fn has_atomics(program: &Program) -> bool {
    program.kind.gives == "OpUntypedImageTexelPointerEXT"
}

/// Our arguments and Slang's for the same strides.
const SAME_STRIDES: [(&str, &[&str], &[&str]); 2] = [
    ("own", &["-fvk-resource-heap-stride", "0"], &[]),
    (
        "fixed",
        &["-fvk-resource-heap-stride", "64", "-fvk-sampler-heap-stride", "16"],
        &[
            "-Xpeer",
            "-spirv-resource-heap-stride",
            "-Xpeer",
            "64",
            "-Xpeer",
            "-spirv-sampler-heap-stride",
            "-Xpeer",
            "16",
        ],
    ),
];

/// With `HEAPS_SLANG=peer-slang`, a driver with DXC's arguments: the same programs over Slang's handles read the same heaps, as
/// arrays of the same descriptors with the same strides. Formats of images are DXC's unless an option leaves them out.
#[test]
fn slang_reads_the_same_heaps() {
    let Some(slang) = std::env::var_os("HEAPS_SLANG") else {
        return eprintln!("no Slang (HEAPS_SLANG names it): heaps are not compared");
    };
    let folder = std::env::temp_dir().join(format!("hlsl-core-slang-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    // Slang's handles have no counters, and it reads acceleration structures as addresses, where Vulkan has descriptors.
    let is_comparable = |it: &Program| {
        !it.kind.gives.starts_with("%counter") && it.kind.ty != "RaytracingAccelerationStructure"
    };
    let programs: Vec<Program> = programs().into_iter().filter(is_comparable).collect();
    let mut manifest = String::new();
    for (number, program) in programs.iter().enumerate() {
        let file = folder.join(format!("{number}.hlsl"));
        std::fs::write(&file, &program.slang).unwrap();
        let file = file.display().to_string();
        for (stride, _, more) in SAME_STRIDES {
            let args = [
                &*program.args[0],
                &program.args[1],
                &file,
                "-Xpeer",
                "-capability",
                "-Xpeer",
                "spvDescriptorHeapEXT",
            ];
            let args = [&args[..], more].concat();
            _ = writeln!(manifest, "{{\"id\": \"{stride}/{number}\", \"args\": {args:?}}}");
        }
    }
    let list = folder.join("manifest.jsonl");
    std::fs::write(&list, manifest).unwrap();
    let args = ["--batch".as_ref(), list.as_os_str(), "--out".as_ref(), folder.as_os_str()];
    assert!(std::process::Command::new(slang).args(args).status().expect("Slang runs").success());
    let (mut same, mut wrong) = (0, String::new());
    for (number, program) in programs.iter().enumerate() {
        for (stride, more, _) in SAME_STRIDES {
            let format = ["-fspv-use-unknown-image-format"].into_iter().filter(|_| !has_atomics(program));
            let args = program.args.iter().map(String::as_str).chain(more.iter().copied());
            let args: Vec<&str> = args.chain(format).collect();
            let ours = support::compile_text(program.text.clone().into(), &args).words.expect("it compiles");
            let Ok(theirs) = std::fs::read(folder.join(format!("{stride}/{number}.spv"))) else {
                _ = writeln!(wrong, "{}, {stride}: Slang does not compile it", program.name);
                continue;
            };
            let words = theirs.as_chunks().0.iter().map(|it: &[u8; 4]| u32::from_le_bytes(*it));
            let [mut ours, theirs] = [ours, words.collect()].map(|it| rules::reads(&disassemble(&it)));
            if has_atomics(program) {
                // Vulkan requires a format for these; Slang has none.
                ours = ours.into_iter().map(|it| it.replace("R32ui", "Unknown")).collect();
            }
            match ours == theirs {
                true => same += 1,
                false => _ = writeln!(wrong, "{}, {stride}: {ours:?}, Slang's {theirs:?}", program.name),
            }
        }
    }
    eprintln!("{same} of {} read the same", SAME_STRIDES.len() * programs.len());
    assert!(wrong.is_empty(), "{wrong}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Arguments, and lines that the module of a texture and a buffer has.
const STRIDES: &[(&str, &[&str])] = &[
    (
        "",
        &[
            "OpSpecConstantOp %bool UGreaterThan",
            "OpSpecConstantOp %uint Select",
            "OpConstantSizeOfEXT %uint %type_sampler",
        ],
    ),
    ("-fvk-resource-heap-stride 0", &["ArrayStrideIdEXT", "OpConstantSizeOfEXT %uint %type_2d_image"]),
    (
        "-fvk-resource-heap-stride spec:3 -fvk-sampler-heap-stride spec:4",
        &[
            "OpDecorate %stride SpecId 3",
            "OpDecorateId %_runtimearr_type_2d_image ArrayStrideIdEXT %stride",
            "OpDecorateId %_runtimearr_type_sampler ArrayStrideIdEXT %of_samplers",
            "%stride = OpSpecConstant %uint 64",
        ],
    ),
    ("-fvk-resource-heap-stride 64", &["%_runtimearr_type_2d_image ArrayStride 64"]),
    ("-spirv-resource-heap-stride 32", &["%_runtimearr_type_2d_image ArrayStride 32"]),
    ("-fvk-sampler-heap-stride 16", &["%_runtimearr_type_sampler ArrayStride 16", "ArrayStrideIdEXT"]),
    (
        "-spirv-unified-descriptor-heap-stride",
        &["OpSpecConstantOp %bool UGreaterThan", "OpSpecConstantOp %uint Select"],
    ),
];

const PAIR: &str = "
[[vk::constant_id(3)]] const uint stride = 64; [[vk::constant_id(4)]] const uint of_samplers = 32;
RWStructuredBuffer<float4> result;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex)
{
    Texture2D<float4> t = ResourceDescriptorHeap[1]; ByteAddressBuffer b = ResourceDescriptorHeap[2];
    SamplerState s = SamplerDescriptorHeap[3];
    result[i] = t.SampleLevel(s, 0, 0) + b.Load(0);
}";

#[test]
fn the_distance_of_descriptors_is_an_option() {
    for (args, expected) in STRIDES {
        let args = format!("-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap {args}");
        let args: Vec<&str> = args.split_whitespace().collect();
        let text = disassemble(&support::compile_text(PAIR.into(), &args).words.expect("it compiles"));
        for line in *expected {
            assert!(text.contains(line), "{args:?} gives no `{line}`:\n{text}");
        }
    }
}

fn reflection(args: &[&str]) -> Reflection {
    let mut loader = MemoryLoader::default();
    loader.add("shader.hlsl", PAIR);
    let options = Options::from_args(args.iter().copied()).expect("the options are valid");
    hlsl_core::Compilation::of("shader.hlsl", &loader, &options).reflection
}

#[test]
fn the_host_sees_which_heaps_there_are() {
    let args = ["-Tcs_6_6", "-Emain", "-fspv-target-env=vulkan1.3", "-fspv-use-descriptor-heap"];
    let reflection = reflection(&args);
    let kinds: Vec<DescriptorHeapKind> = reflection.descriptor_heaps.iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [DescriptorHeapKind::Resource, DescriptorHeapKind::Sampler]);
    let bound: Vec<&str> = reflection.bindings.iter().map(|it| &*it.name).collect();
    assert_eq!(bound, ["result"]);
    let strides =
        |it: &Reflection| -> Vec<HeapStride> { it.descriptor_heaps.iter().map(|it| it.stride).collect() };
    assert_eq!(strides(&reflection), [HeapStride::Unified, HeapStride::Size]);
    assert!(reflection.spec_constants.is_empty());
    let specialized = self::reflection(&[&args[..], &["-fvk-resource-heap-stride", "spec:3"]].concat());
    assert_eq!(strides(&specialized)[0], HeapStride::Constant(3));
    let [stride] = &specialized.spec_constants[..] else { panic!("{:?}", specialized.spec_constants) };
    assert_eq!((stride.id, &*stride.name, stride.default), (3, "stride", 64));
    // The emulation binds them instead, and stays the default.
    for args in [&args[..3], &[args[0], args[1], args[2], "-fspv-use-emulated-heap"]] {
        let reflection = self::reflection(args);
        assert!(reflection.descriptor_heaps.is_empty());
        assert!(reflection.bindings.iter().any(|it| it.name == "ResourceDescriptorHeap"));
    }
}
