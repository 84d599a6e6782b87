//! Every instruction of SPIR-V's grammar, called as inline SPIR-V with operands of random types: a program compiles to a
//! module that spirv-val accepts, or is refused, and nothing panics.
//!
//! `INSTRUCTIONS=50000` tries so many (2,000 without the variable), from `INSTRUCTIONS_FROM=1000` on; a number always stands
//! for the same program. Around the first valid calls of each instruction, calls are tried that differ in one operand, the
//! result or the stage: two of each, or `INSTRUCTIONS_NEIGHBOURS=1000`. `INSTRUCTIONS_ONLY=RayQuery` calls only those with
//! this in their names. Programs that fail are printed.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use hlsl_core::{
    grammar::{self, Operand, OperandKind},
    ir::spirv::Op,
};
use support::{
    programs::{Checked, Program, check, is_known, number_of},
    random::Random,
};

/// What an operand may be: the type of the parameter, and the argument.
const VALUES: &[(&str, &str)] = &[
    ("float4", "a"),
    ("float3", "c"),
    ("float2", "d"),
    ("float", "x"),
    ("int4", "i"),
    ("int2", "e"),
    ("int", "n"),
    ("uint4", "u"),
    ("uint2", "f"),
    ("uint", "k"),
    ("bool4", "p"),
    ("bool", "t"),
    ("double", "z"),
    ("int64_t", "w"),
    ("uint64_t", "o"),
    ("half", "h"),
    ("int16_t", "s"),
    ("float4x4", "r"),
    ("uint", "3"),
    ("uint", "2"),
    ("uint", "0"),
    ("float", "0.5"),
    ("int2", "int2(1, 2)"),
    ("Two", "two"),
    ("Texture2D<float4>", "image"),
    ("RWTexture2D<uint>", "texels"),
    ("SamplerState", "state"),
    ("vk::SampledTexture2D<float4>", "both"),
    ("RaytracingAccelerationStructure", "scene"),
    ("RayQuery<0>", "query"),
];

/// The same of what is passed by reference.
const PLACES: &[(&str, &str)] = &[
    ("uint", "k"),
    ("int", "n"),
    ("float", "x"),
    ("float4", "a"),
    ("uint", "words[k]"),
    ("uint", "shared_word"),
    ("float", "shared_real"),
    ("Two", "two"),
    ("RayQuery<0>", "query"),
    ("RWTexture2D<uint>", "texels"),
    ("Texture2D<float4>", "image"),
    ("RaytracingAccelerationStructure", "scene"),
    ("uint64_t", "o"),
];

/// What a result may be besides the types of values.
const RESULTS: &[&str] = &[
    "POINTER(/* Function */ 7, uint)",
    "POINTER(/* Workgroup */ 4, uint)",
    "POINTER(/* StorageBuffer */ 12, uint)",
    "POINTER(/* PhysicalStorageBuffer */ 5349, uint)",
];

/// Profiles, targets, and what stands before and behind the name of the entry point.
const STAGES: &[(&str, &str, &str, &str)] = &[
    ("cs_6_6", "vulkan1.3", "[numthreads(32, 1, 1)]", ""),
    ("cs_6_6", "vulkan1.3", "[numthreads(32, 1, 1)]", ""),
    ("ps_6_6", "vulkan1.3", "", ""),
    ("cs_6_6", "universal1.5", "[numthreads(32, 1, 1)]", ""),
    ("cs_6_6", "webgpu", "[numthreads(32, 1, 1)]", ""),
    ("lib_6_6", "vulkan1.3", "[shader(\"raygeneration\")]", ""),
    (
        "lib_6_6",
        "vulkan1.3",
        "[shader(\"closesthit\")]",
        "inout Two payload, BuiltInTriangleIntersectionAttributes attributes",
    ),
];

const DECLARATIONS: &str = "
RaytracingAccelerationStructure scene;
vk::SampledTexture2D<float4> both;
groupshared uint shared_word;
groupshared float shared_real;
";

/// What spirv-val of today reads otherwise than the grammar.
const UNKNOWN_TO_VALIDATOR: &[Op] = &[
    Op::ControlBarrierArriveEXT,
    Op::ControlBarrierWaitEXT,
    Op::ReadPipeBlockingALTERA,
    Op::WritePipeBlockingALTERA,
];

/// Valid calls that chance rarely finds, as instruction, result and arguments: values by their names, `&` before places, `=`
/// before scopes and other constants, `#` before literals.
const CALLS: &str = "
    ImageSampleImplicitLod float4 both d
    ImageSampleExplicitLod float4 both d #2 x
    ImageSampleDrefImplicitLod float both d x
    ImageSampleDrefExplicitLod float both d x #2 x
    ImageSampleProjImplicitLod float4 both c
    ImageSampleProjExplicitLod float4 both c #2 x
    ImageSampleProjDrefImplicitLod float both c x
    ImageSampleProjDrefExplicitLod float both c x #2 x
    ImageFetch float4 image f
    ImageFetch float4 image f #2 k
    ImageGather float4 both d =0
    ImageDrefGather float4 both d x
    ImageRead uint4 texels f
    ImageWrite void texels f u
    ImageQuerySizeLod uint2 image k
    ImageQuerySize uint2 texels
    ImageQueryLod float2 both d
    ImageQueryLevels uint image
    AtomicLoad uint &words[k] =1 =0
    AtomicStore void &words[k] =1 =0 k
    AtomicExchange uint &words[k] =1 =0 k
    AtomicCompareExchange uint &words[k] =1 =0 =0 k k
    AtomicIIncrement uint &shared_word =2 =0
    AtomicIAdd uint &words[k] =1 =0 k
    AtomicUMax uint &shared_word =2 =0 k
    AtomicAnd uint &words[k] =1 =0 k
    AtomicFAddEXT float &shared_real =2 =0 x
    AtomicFMaxEXT float &shared_real =2 =0 x
    ControlBarrier void =2 =2 =264
    MemoryBarrier void =1 =72
    Load uint &words[k]
    Store void &words[k] k
    CopyMemory void &words[k] &k
    VectorExtractDynamic float a k
    VectorInsertDynamic float4 a x k
    VectorShuffle float2 a a #0 #1
    CompositeConstruct float4 d d
    CompositeExtract float a #0
    CompositeInsert float4 x a #0
    Transpose float4x4 r
    Any bool p
    Select float4 p a a
    Select float4 t a a
    Dot float a a
    VectorTimesScalar float4 a x
    MatrixTimesScalar float4x4 r x
    VectorTimesMatrix float4 a r
    MatrixTimesVector float4 r a
    MatrixTimesMatrix float4x4 r r
    OuterProduct float4x4 a a
    FAdd float4 a a
    FMod float x x
    IMul uint4 u i
    UDiv uint4 u u
    SRem int n n
    IEqual bool4 i u
    FOrdLessThan bool4 a a
    LogicalAnd bool4 p p
    ShiftLeftLogical uint4 u i
    BitwiseXor int4 i u
    BitFieldInsert uint k k k k
    BitFieldUExtract uint k k k
    BitReverse uint4 u
    BitCount uint4 u
    ConvertFToU uint4 a
    ConvertSToF float4 i
    UConvert uint o
    SConvert int64_t n
    FConvert double x
    Bitcast uint64_t f
    QuantizeToF16 float4 a
    IsNan bool4 a
    DPdyCoarse float4 a
    GroupNonUniformElect bool =3
    GroupNonUniformAny bool =3 t
    GroupNonUniformBroadcast uint =3 k =0
    GroupNonUniformBroadcastFirst float4 =3 a
    GroupNonUniformBallot uint4 =3 t
    GroupNonUniformInverseBallot bool =3 u
    GroupNonUniformBallotBitExtract bool =3 u k
    GroupNonUniformBallotBitCount uint =3 #0 u
    GroupNonUniformBallotFindLSB uint =3 u
    GroupNonUniformShuffle uint4 =3 u k
    GroupNonUniformShuffleDown uint =3 k k
    GroupNonUniformUMin uint4 =3 #0 u
    GroupNonUniformFMax float =3 #0 x
    GroupNonUniformBitwiseOr uint =3 #1 k
    GroupNonUniformLogicalAnd bool =3 #0 t
    GroupNonUniformQuadSwap uint =3 k =0
    GroupNonUniformRotateKHR uint =3 k k
    RayQueryInitializeKHR void &query scene k k c x c x
    RayQueryProceedKHR bool &query
    RayQueryTerminateKHR void &query
    RayQueryGenerateIntersectionKHR void &query x
    RayQueryGetIntersectionTypeKHR uint &query =0
    RayQueryGetIntersectionTKHR float &query =0
    RayQueryGetIntersectionInstanceIdKHR int &query =0
    RayQueryGetIntersectionBarycentricsKHR float2 &query =0
    RayQueryGetIntersectionFrontFaceKHR bool &query =0
    RayQueryGetIntersectionObjectRayOriginKHR float3 &query =0
    RayQueryGetWorldRayDirectionKHR float3 &query
    RayQueryGetRayFlagsKHR uint &query
    FmaKHR float4 a a a
    SDot int n n #0
    UDotAccSat uint k k k #0
    ExpectKHR uint k k
    AssumeTrueKHR void t
    ReadClockKHR uint64_t =3
    DemoteToHelperInvocation void
    IsHelperInvocationEXT bool
    ReorderThreadWithHintEXT void k k
";

/// The instructions that a shader may write.
fn instructions() -> Vec<(u16, &'static grammar::Instruction)> {
    let wanted = std::env::var("INSTRUCTIONS_ONLY").unwrap_or_default();
    let all = (0..u16::MAX).filter_map(|opcode| grammar::instruction(opcode).map(|it| (opcode, it)));
    all.filter(|it| format!("{:?}", it.1.op).contains(&wanted))
        .filter(|it| is_known(it.1.capabilities) && !UNKNOWN_TO_VALIDATOR.contains(&it.1.op))
        .collect()
}

/// An operand of a call: an attribute and the type of the parameter, and the argument.
#[derive(Clone)]
struct Argument {
    kind: OperandKind,
    attribute: &'static str,
    ty: &'static str,
    value: &'static str,
}

/// Whether an operand may be of any type.
fn is_value(kind: OperandKind) -> bool {
    kind.is_id() && !matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics)
}

const BY_REFERENCE: &str = "[[vk::ext_reference]] ";
const LITERAL: &str = "[[vk::ext_literal]] ";

impl Argument {
    /// Everything that an operand of this kind may be.
    fn all(kind: OperandKind) -> Vec<Argument> {
        let of = |attribute, from: &[(&'static str, &'static str)]| {
            let argument = |&(ty, value)| Argument { kind, attribute, ty, value };
            from.iter().map(argument).collect::<Vec<_>>()
        };
        let numbers = |attribute, from: &[&'static str]| {
            of(attribute, &from.iter().map(|it| ("uint", *it)).collect::<Vec<_>>())
        };
        match kind {
            OperandKind::IdScope => numbers("", &["3", "3", "2", "1", "0", "4", "5", "6"]),
            OperandKind::IdMemorySemantics => numbers("", &["0", "0", "264", "72", "2", "8", "4", "16"]),
            kind if is_value(kind) => [of("", VALUES), of(BY_REFERENCE, PLACES)].concat(),
            _ => numbers(
                LITERAL,
                &["0", "0", "0", "1", "1", "2", "3", "4", "8", "16", "5", "6", "7", "32", "64"],
            ),
        }
    }

    /// A word of `CALLS`; the grammar's kind of the operand, if it has one there.
    fn written(word: &'static str, kind: Option<OperandKind>) -> Argument {
        let named = |from: &[(&'static str, &'static str)], name: &str| {
            *from.iter().find(|it| it.1 == name).expect("the value is there")
        };
        let id = OperandKind::IdRef;
        if let Some(value) = word.strip_prefix('#') {
            return Argument { kind: OperandKind::LiteralInteger, attribute: LITERAL, ty: "uint", value };
        }
        if let Some(value) = word.strip_prefix('=') {
            let kind = kind.filter(|it| it.is_id()).unwrap_or(id);
            return Argument { kind, attribute: "", ty: "uint", value };
        }
        let (attribute, (ty, value)) = match word.strip_prefix('&') {
            Some(name) => (BY_REFERENCE, named(PLACES, name)),
            None => ("", named(VALUES, word)),
        };
        Argument { kind: id, attribute, ty, value }
    }

    fn random(kind: OperandKind, random: &mut Random) -> Argument {
        let all = Argument::all(kind);
        // What is rarely valid is rarely taken.
        let (first, end) = match kind {
            OperandKind::IdScope => (0, 4),
            OperandKind::IdMemorySemantics => (0, 5),
            kind if !is_value(kind) => (0, 10),
            _ if random.below(10) < 3 => (VALUES.len(), all.len()),
            _ => (0, VALUES.len()),
        };
        all[first + random.below(end - first)].clone()
    }
}

/// An instruction with operands, in a shader of a stage.
#[derive(Clone)]
struct Call {
    opcode: u16,
    op: Op,
    arguments: Vec<Argument>,
    result: &'static str,
    stage: usize,
}

impl Call {
    fn random(number: u64, all: &[(u16, &'static grammar::Instruction)]) -> Call {
        let mut random = Random(number);
        let (opcode, grammar) = all[number as usize % all.len()];
        let is_result = |it: &Operand| matches!(it.kind(), OperandKind::IdResultType | OperandKind::IdResult);
        let mut arguments = Vec::new();
        for operand in grammar.operands.iter().filter(|it| !is_result(it)) {
            let count = match operand {
                Operand::One(_) => 1,
                Operand::Optional(_) => usize::from(random.below(3) == 0),
                Operand::Repeated(_) => random.below(4),
            };
            let kinds: &[OperandKind] = match operand.kind() {
                OperandKind::PairIdRefIdRef
                | OperandKind::PairIdRefLiteralInteger
                | OperandKind::PairLiteralIntegerIdRef => &[OperandKind::LiteralInteger, OperandKind::IdRef],
                kind => &[kind],
            };
            for kind in std::iter::repeat_n(kinds, count).flatten() {
                arguments.push(Argument::random(*kind, &mut random));
            }
            if count == 0 {
                break;
            }
        }
        let types: Vec<_> = arguments.iter().filter(|it| is_value(it.kind)).map(|it| it.ty).collect();
        let has_result = grammar.operands.iter().any(|it| it.kind() == OperandKind::IdResultType);
        let result = match random.below(20) {
            _ if !has_result => "void",
            0..7 if !types.is_empty() => types[random.below(types.len())],
            7 => RESULTS[random.below(RESULTS.len())],
            _ => VALUES[random.below(VALUES.len())].0,
        };
        Call { opcode, op: grammar.op, arguments, result, stage: random.below(STAGES.len()) }
    }

    /// A line of `CALLS`, in every stage. None of an instruction that is not called.
    fn written(line: &'static str, all: &[(u16, &'static grammar::Instruction)]) -> Vec<Call> {
        let mut words = line.split_whitespace();
        let name = words.next();
        let Some(&(opcode, grammar)) = all.iter().find(|it| name == Some(&format!("{:?}", it.1.op))) else {
            return Vec::new();
        };
        let result = words.next().expect("a result follows");
        let is_operand =
            |it: &&Operand| !matches!(it.kind(), OperandKind::IdResultType | OperandKind::IdResult);
        let mut kinds = grammar.operands.iter().filter(is_operand).map(|it| it.kind());
        let arguments: Vec<Argument> = words.map(|it| Argument::written(it, kinds.next())).collect();
        let stages = 0..STAGES.len();
        stages
            .map(|stage| Call { opcode, op: grammar.op, arguments: arguments.clone(), result, stage })
            .collect()
    }

    /// The calls that differ from this one in one thing.
    fn neighbours(&self) -> Vec<Call> {
        let mut found = Vec::new();
        for (index, argument) in self.arguments.iter().enumerate() {
            for other in Argument::all(argument.kind) {
                let mut call = self.clone();
                call.arguments[index] = other;
                found.push(call);
            }
        }
        if self.result != "void" {
            let results = VALUES.iter().map(|it| it.0).chain(RESULTS.iter().copied());
            found.extend(results.map(|result| Call { result, ..self.clone() }));
        }
        found.extend((0..STAGES.len()).map(|stage| Call { stage, ..self.clone() }));
        found
    }

    fn program(&self, prelude: &str) -> Program {
        let parameters = self.arguments.iter().enumerate().map(|(index, it)| {
            let Argument { attribute, ty, .. } = it;
            format!("{attribute}{ty} p{index}")
        });
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        let values = self.arguments.iter().map(|it| it.value).collect::<Vec<_>>().join(", ");
        let call = format!("called({values})");
        // Only numbers can be written to memory as they are.
        let is_number = VALUES[..18].iter().any(|it| it.0 == self.result);
        let statement = if is_number { format!("keep({call});") } else { format!("{call};") };
        let (profile, target, head, inputs) = STAGES[self.stage];
        let Call { opcode, result, .. } = self;
        let text = format!(
            "{prelude}{DECLARATIONS}
[[vk::ext_instruction({opcode})]] {result} called({parameters});

{head}
void main({inputs}) {{
    VALUES
    Two two = {{ a, n }};
    RayQuery<0> query;
    {statement}
}}
"
        );
        let mut args = vec!["-T".to_owned(), profile.to_owned(), "-enable-16bit-types".to_owned()];
        args.push(format!("-fspv-target-env={target}"));
        let own = prelude.len() + DECLARATIONS.len();
        Program { name: format!("{:?}", self.op), args, text, own, opcode: Some(*opcode) }
    }
}

/// Of so many valid calls of each instruction, the neighbours are tried.
const VISITED: usize = 3;

#[test]
fn instructions_of_any_operands_give_errors_or_valid_modules() {
    let prelude = include_str!("inline_spirv/prelude.hlsli");
    let (first, count) =
        (number_of("INSTRUCTIONS_FROM").unwrap_or(0), number_of("INSTRUCTIONS").unwrap_or(2000));
    let all = instructions();
    let is_selection = std::env::var("INSTRUCTIONS_ONLY").is_ok();
    let check_calls = |calls: &[Call]| {
        let programs: Vec<Program> = calls.iter().map(|it| it.program(prelude)).collect();
        check(&programs)
    };
    let mut checked = Vec::new();
    let mut bases = Vec::new();
    let mut wrong = Vec::new();
    for line in CALLS.lines().map(str::trim).filter(|it| !it.is_empty()) {
        let calls = Call::written(line, &all);
        let found = check_calls(&calls);
        match found.is_valid.iter().position(|it| *it) {
            Some(stage) => bases.push(calls[stage].clone()),
            None if calls.is_empty() && is_selection => {}
            None => wrong.push(line),
        }
        checked.push(found);
    }
    assert!(wrong.is_empty(), "valid in no stage:\n{}", wrong.join("\n"));

    let calls: Vec<Call> = (first..first + count).map(|it| Call::random(it, &all)).collect();
    let found = check_calls(&calls);
    let valid = found.valid();
    println!("{count} programs of {} instructions, {valid} of them valid", all.len());
    // About one of six is valid: if far fewer were, too little would be tested.
    let is_few = count < 1000 || is_selection;
    assert!(is_few || valid as u64 * 20 > count, "only {valid} of {count} programs are valid");
    let mut visited: BTreeMap<u16, usize> = BTreeMap::new();
    for (call, _) in calls.into_iter().zip(&found.keeps).filter(|it| *it.1) {
        let times = visited.entry(call.opcode).or_default();
        *times += 1;
        if *times <= VISITED {
            bases.push(call);
        }
    }
    checked.push(found);

    let each = number_of("INSTRUCTIONS_NEIGHBOURS").unwrap_or(2) as usize;
    let mut neighbours = Vec::new();
    for (number, call) in bases.iter().enumerate() {
        let mut random = Random(first + number as u64);
        let mut around = call.neighbours();
        while around.len() > each {
            around.swap_remove(random.below(around.len()));
        }
        neighbours.extend(around);
    }
    let reached: BTreeSet<u16> = bases.iter().map(|it| it.opcode).collect();
    println!("{} neighbours of valid calls of {} instructions", neighbours.len(), reached.len());
    let unreached = all.iter().filter(|it| !reached.contains(&it.0)).map(|it| format!("{:?}", it.1.op));
    println!("no valid call of {}", unreached.collect::<Vec<_>>().join(" "));
    let found = check_calls(&neighbours);
    println!("{} of them valid", found.valid());
    checked.push(found);
    Checked::assert(&checked);
}
