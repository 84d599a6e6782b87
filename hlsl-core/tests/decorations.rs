//! Every decoration of SPIR-V's grammar, given by inline SPIR-V to whatever a shader declares: resources, constants, what
//! stages pass on, and members. Some programs have an execution mode, or a variable of any storage class or built-in
//! meaning, too. A program compiles to a module that spirv-val accepts, or is refused, and nothing panics.
//!
//! `DECORATIONS=50000` tries so many (2,000 without the variable), from `DECORATIONS_FROM=1000` on; a number always stands
//! for the same program. `DECORATIONS_ONLY=Location` gives only those with this in their names. Programs that fail are
//! printed.

mod support;

use hlsl_core::{
    grammar::{Enumerant, OperandKind},
    ir::spirv::Decoration,
};
use support::{
    programs::{Checked, Program, check, is_known, number_of},
    random::Random,
};

/// Each `@` may become a decoration, and each `^` an execution mode; `~` may be a variable, and `#` what uses it. What is of
/// one stage only stands there.
const DECLARATIONS: &str = "
struct Pair { @float4 place; @uint mark; };
struct Truth { bool is_true; };
struct Rows { @row_major float4x4 rows; @float lengths[3]; };
@[[vk::constant_id(3)]] const uint chosen = 2;
static const uint fixed = 3;
@static uint counted;
@[[vk::push_constant]] Pair pushed;
@cbuffer Scales { @float4 scale; @float3 shift; };
@ConstantBuffer<Rows> constants;
@StructuredBuffer<Rows> read;
@RWStructuredBuffer<Pair> pairs;
@RWByteAddressBuffer bytes;
@globallycoherent RWBuffer<uint> numbers;
@Texture2D<float4> image;
@RWTexture2D<float4> texels;
@SamplerState state;
@uint alone;
~
uint used() {
    #
    counted += alone + chosen + pushed.mark + constants.rows[1].y + read[1].lengths[1] + scale.x + shift.z;
    pairs[1].place = pushed.place;
    texels[uint2(1, 2)] += image.SampleLevel(state, float2(0, 1), 0);
    numbers[3] += bytes.Load(4) + pairs[2].mark;
    bytes.Store(8, counted);
    return counted;
}
";

/// Profiles and entry points.
const STAGES: &[(&str, &str)] = &[
    (
        "vs_6_6",
        "struct Out { @float4 at : SV_Position; @float4 passed[2] : PASSED; @nointerpolation uint mark : MARK; };
^@Out main(@float4 at : AT, @uint2 pair : PAIR, @uint id : SV_VertexID) {
    Out result = (Out)0;
    result.at = at + id;
    result.mark = pair.y + used();
    return result;
}",
    ),
    (
        "ps_6_6",
        "struct In { @float4 at : SV_Position; @float4 passed : PASSED; @nointerpolation uint mark : MARK; };
struct Out { @float4 color : SV_Target0; @uint mark : SV_Target1; @float depth : SV_Depth; };
^@Out main(@In input, @bool front : SV_IsFrontFace, @uint samples : SV_Coverage) {
    Out result = { input.passed + input.at, used() + input.mark + samples, front ? 0.5 : 1 };
    return result;
}",
    ),
    (
        "cs_6_6",
        "@groupshared uint word;
@groupshared Pair shared[4];
^@[numthreads(8, 1, 1)]
void main(@uint3 id : SV_DispatchThreadID, @uint index : SV_GroupIndex) {
    @uint local = used();
    word = local + id.x;
    shared[index & 3].mark = word;
    pairs[id.y] = shared[id.z & 3];
}",
    ),
    (
        "gs_6_6",
        "struct Vertex { @float4 at : SV_Position; @float2 passed : PASSED; };
^@[maxvertexcount(3)]
void main(@triangle Vertex input[3], @inout TriangleStream<Vertex> stream, @uint id : SV_PrimitiveID) {
    for (uint at = 0; at < 3; ++at) {
        Vertex vertex = input[at];
        vertex.passed.x += used() + id;
        stream.Append(vertex);
    }
}",
    ),
    (
        "hs_6_6",
        "struct Vertex { @float4 at : SV_Position; @float2 passed : PASSED; };
struct Patch { @float edges[3] : SV_TessFactor; @float inside : SV_InsideTessFactor; @float2 more : MORE; };
Patch factors(@InputPatch<Vertex, 3> patch, @uint id : SV_PrimitiveID) {
    Patch result = (Patch)0;
    result.inside = patch[0].at.x + id;
    return result;
}
[domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")] [outputcontrolpoints(3)]
[patchconstantfunc(\"factors\")]
^@Vertex main(@InputPatch<Vertex, 3> patch, @uint id : SV_OutputControlPointID) {
    Vertex result = patch[id];
    result.passed.y += used();
    return result;
}",
    ),
    (
        "ms_6_6",
        "struct Vertex { @float4 at : SV_Position; @float2 passed : PASSED; };
struct Face { @uint mark : MARK; @bool culled : SV_CullPrimitive; };
^@[numthreads(3, 1, 1)] [outputtopology(\"triangle\")]
void main(@uint id : SV_GroupIndex, @out vertices Vertex vertices[3], @out indices uint3 faces[1],
          @out primitives Face of_faces[1]) {
    SetMeshOutputCounts(3, 1);
    vertices[id].at = id;
    vertices[id].passed = used();
    faces[0] = uint3(0, 1, 2);
    of_faces[0].mark = 7;
    of_faces[0].culled = false;
}",
    ),
    (
        "lib_6_6",
        "@RaytracingAccelerationStructure scene;
@[[vk::shader_record_ext]] cbuffer Record { @float4 of_record; };
struct Payload { @float4 color; @uint depth; };
^@[shader(\"closesthit\")]
void main(@inout Payload payload, @BuiltInTriangleIntersectionAttributes attributes) {
    RayDesc ray = (RayDesc)0;
    payload.depth += used();
    TraceRay(scene, 0, 0xff, 0, 1, 0, ray, payload);
    payload.color += of_record + attributes.barycentrics.x;
}",
    ),
];

const OPTIONS: &[&[&str]] = &[
    &[],
    &[],
    &["-Od"],
    &["-O0"],
    &["-fspv-target-env=vulkan1.0"],
    &["-fspv-target-env=vulkan1.2", "-fspv-use-vulkan-memory-model"],
    &["-fspv-target-env=universal1.5"],
    &["-fvk-use-scalar-layout"],
    &["-fspv-debug=vulkan"],
    &["-fspv-target-env=webgpu"],
];

/// What spirv-val of today does not know yet, or not as the grammar has it.
const UNKNOWN_TO_VALIDATOR: &[Decoration] = &[
    Decoration::AliasScopeINTEL,
    Decoration::BankNV,
    Decoration::FuseLoopsInFunctionALTERA,
    Decoration::InitModeALTERA,
    Decoration::MemberOffsetNV,
    Decoration::NoAliasINTEL,
    Decoration::NodeMaxPayloadsAMDX,
];

/// The decorations that a shader may give.
fn decorations() -> Vec<(Decoration, &'static Enumerant)> {
    let wanted = std::env::var("DECORATIONS_ONLY").unwrap_or_default();
    let all = OperandKind::Decoration.values().iter().filter(|it| is_known(it.capabilities));
    all.filter_map(|it| Some((Decoration::from_u32(it.value)?, it)))
        .filter(|(kind, _)| format!("{kind:?}").contains(&wanted) && !UNKNOWN_TO_VALIDATOR.contains(kind))
        .collect()
}

fn pick<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[random.below(from.len())]
}

/// Constants, variables, and what is neither.
const IDS: &[&str] = &[
    "chosen",
    "chosen",
    "chosen + 1",
    "fixed",
    "3",
    "3",
    "bytes",
    "bytes",
    "counted",
    "counted + 1",
    "pairs",
    "image",
    "scale",
    "alone",
    "used()",
    "bytes.Load(0)",
];

fn operand(kind: OperandKind, random: &mut Random) -> String {
    if kind.is_id() {
        return pick(random, IDS).into();
    }
    match (kind, kind.values()) {
        (OperandKind::LiteralString, _) => "\"text\"".into(),
        (_, []) => pick(random, &["0", "0", "1", "2", "3", "4", "8", "16", "35", "64", "4294967295"]).into(),
        (_, values) => {
            let known: Vec<u32> =
                values.iter().filter(|it| is_known(it.capabilities)).map(|it| it.value).collect();
            pick(random, &known).to_string()
        }
    }
}

/// An attribute, mostly in the form that the decoration or mode has, and with operands of the right number.
fn attribute(name: &str, of: &Enumerant, random: &mut Random) -> String {
    let kinds: Vec<OperandKind> = of.parameters.iter().map(|it| it.kind()).collect();
    let right = match &kinds {
        it if it.contains(&OperandKind::LiteralString) => "_string",
        it if it.iter().any(|kind| kind.is_id()) => "_id",
        _ => "",
    };
    let forms: &[&str] = if name == "decorate" { &["", "_id", "_string"] } else { &["", "_id"] };
    let form = if random.below(12) == 0 { pick(random, forms) } else { right };
    let fitting = |kind: OperandKind| match form {
        "_string" => OperandKind::LiteralString,
        "_id" => OperandKind::IdRef,
        _ if kind.is_id() || kind == OperandKind::LiteralString => OperandKind::LiteralInteger,
        _ => kind,
    };
    let mut operands: Vec<String> = kinds.iter().map(|&it| operand(fitting(it), random)).collect();
    match random.below(24) {
        0 => operands.push(operand(fitting(OperandKind::LiteralInteger), random)),
        1 => drop(operands.pop()),
        _ => {}
    }
    // The other forms have at least one operand.
    if operands.is_empty() && !form.is_empty() {
        operands.push(operand(fitting(OperandKind::LiteralInteger), random));
    }
    let operands: String = operands.iter().map(|it| format!(", {it}")).collect();
    format!("{}[[vk::ext_{name}{form}({}{operands})]] ", requirements(of, random), of.value)
}

/// Types of variables, what follows their names, and a number in them.
const VARIABLES: &[(&str, &str, &str)] = &[
    ("uint", "", "given"),
    ("int", "", "given"),
    ("float", "", "given"),
    ("bool", "", "given"),
    ("double", "", "given"),
    ("uint64_t", "", "given"),
    ("float2", "", "given.y"),
    ("float3", "", "given.y"),
    ("float4", "", "given.y"),
    ("uint2", "", "given.y"),
    ("uint3", "", "given.y"),
    ("uint4", "", "given.y"),
    ("float3x4", "", "given[1].y"),
    ("float4x3", "", "given[1].y"),
    ("uint", "[1]", "given[0]"),
    ("float", "[3]", "given[chosen]"),
    ("float4", "[3]", "given[chosen].x"),
    ("Pair", "", "given.mark"),
    ("Rows", "", "given.lengths[1]"),
    ("Pair", "[2]", "given[1].mark"),
    ("Truth", "", "given.is_true"),
    ("Texture2D<float4>", "", "given.Load(int3(1, 2, 0)).x"),
    ("RWTexture2D<uint>", "", "given[uint2(1, 2)]"),
    ("StructuredBuffer<Pair>", "", "given[1].mark"),
    ("vk::BufferPointer<Pair>", "", "given.Get().mark"),
];

/// The declaration of a variable, and a statement that uses it.
fn variable(random: &mut Random) -> (String, String) {
    let (ty, after, number) = pick(random, VARIABLES);
    let (kind, attribute, is_read) = match random.below(3) {
        0 => (OperandKind::BuiltIn, "ext_builtin_input", true),
        1 => (OperandKind::BuiltIn, "ext_builtin_output", false),
        _ => (OperandKind::StorageClass, "ext_storage_class", random.below(2) == 0),
    };
    let known: Vec<&Enumerant> = kind.values().iter().filter(|it| is_known(it.capabilities)).collect();
    let of = pick(random, &known);
    let storage = match attribute {
        "ext_builtin_input" => "static const ",
        "ext_builtin_output" => "static ",
        _ => "",
    };
    let requirements = requirements(of, random);
    let declaration = format!("@{requirements}[[vk::{attribute}({})]] {storage}{ty} given{after};", of.value);
    let usage = if is_read { format!("counted += {number};") } else { format!("{number} = 1;") };
    (declaration, usage)
}

/// What mostly must be declared for it, so that it is refused for better reasons.
fn requirements(of: &Enumerant, random: &mut Random) -> String {
    if of.capabilities.is_empty() || random.below(5) == 0 {
        return String::new();
    }
    let capability = pick(random, of.capabilities) as u32;
    let extensions = of.extensions.iter().map(|it| format!("[[vk::ext_extension(\"{it}\")]] "));
    format!("[[vk::ext_capability({capability})]] {}", extensions.collect::<String>())
}

fn program(number: u64, all: &[(Decoration, &'static Enumerant)]) -> Program {
    let mut random = Random(number);
    let (kind, of) = all[number as usize % all.len()];
    let (profile, stage) = pick(&mut random, STAGES);
    let mode = match random.below(6) {
        0 => {
            let modes = OperandKind::ExecutionMode.values();
            attribute("execution_mode", &modes[random.below(modes.len())], &mut random)
        }
        _ => String::new(),
    };
    let (declaration, usage) = match random.below(4) {
        0 => variable(&mut random),
        _ => (String::new(), String::new()),
    };
    let template = format!("{DECLARATIONS}{stage}\n").replace('^', &mode);
    let template = template.replace('~', &declaration).replace('#', &usage);
    let holes = template.matches('@').count();
    let mut text = String::new();
    // Mostly one decoration of a kind, and another of any kind.
    let chosen = random.below(holes);
    let other = if random.below(4) == 0 { random.below(holes) } else { holes };
    for (index, piece) in template.split('@').enumerate() {
        text += piece;
        if index == chosen {
            text += &attribute("decorate", of, &mut random);
        }
        if index == other {
            let (_, of) = pick(&mut random, all);
            text += &attribute("decorate", of, &mut random);
        }
    }
    let mut args: Vec<String> = vec!["-T".into(), profile.into()];
    args.extend(pick(&mut random, OPTIONS).iter().map(|&it| it.to_owned()));
    if !args.iter().any(|it| it.starts_with("-fspv-target-env")) {
        args.push("-fspv-target-env=vulkan1.3".into());
    }
    Program { name: format!("{kind:?}"), args, text, own: 0, opcode: None }
}

#[test]
fn decorations_of_anything_give_errors_or_valid_modules() {
    let (first, count) =
        (number_of("DECORATIONS_FROM").unwrap_or(0), number_of("DECORATIONS").unwrap_or(2000));
    let all = decorations();
    let programs: Vec<Program> = (first..first + count).map(|it| program(it, &all)).collect();
    let checked = check(&programs);
    let valid = checked.valid();
    Checked::assert(&[checked]);
    println!("{count} programs of {} decorations, {valid} of them valid", all.len());
    let is_selection = count < 1000 || std::env::var("DECORATIONS_ONLY").is_ok();
    assert!(is_selection || valid as u64 * 30 > count, "only {valid} of {count} programs are valid");
}
