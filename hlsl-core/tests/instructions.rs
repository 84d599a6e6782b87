//! Every instruction of SPIR-V's grammar, called as inline SPIR-V with operands of random types: a program compiles to a
//! module that spirv-val accepts, or is refused, and nothing panics.
//!
//! `INSTRUCTIONS=50000` tries so many (2,000 without the variable), from `INSTRUCTIONS_FROM=1000` on; a number always stands
//! for the same program. `INSTRUCTIONS_ONLY=RayQuery` calls only those with this in their names. Programs that fail are
//! printed.

mod support;

use hlsl_core::{
    grammar::{self, Operand, OperandKind},
    ir::spirv::Op,
};
use support::{
    programs::{Program, check, number_of},
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

/// What spirv-val of today does not know yet.
const UNKNOWN_TO_VALIDATOR: &[Op] = &[Op::BufferPointerEXT, Op::UntypedImageTexelPointerEXT];

/// The instructions that a shader may write.
fn instructions() -> Vec<(u16, &'static grammar::Instruction)> {
    let wanted = std::env::var("INSTRUCTIONS_ONLY").unwrap_or_default();
    let all = (0..u16::MAX).filter_map(|opcode| grammar::instruction(opcode).map(|it| (opcode, it)));
    all.filter(|it| format!("{:?}", it.1.op).contains(&wanted) && !UNKNOWN_TO_VALIDATOR.contains(&it.1.op))
        .collect()
}

/// The parameters of a function and the arguments of its call.
#[derive(Default)]
struct Signature {
    parameters: Vec<String>,
    arguments: Vec<String>,
    types: Vec<&'static str>,
}

impl Signature {
    fn add(&mut self, attribute: &str, ty: &str, argument: &str) {
        self.parameters.push(format!("{attribute}{ty} p{}", self.parameters.len()));
        self.arguments.push(argument.to_owned());
    }

    fn operand(&mut self, kind: OperandKind, random: &mut Random) {
        let pick = |random: &mut Random, from: &[&str]| from[random.below(from.len())].to_owned();
        match kind {
            OperandKind::IdScope => self.add("", "uint", &pick(random, &["3", "3", "2", "1"])),
            OperandKind::IdMemorySemantics => {
                self.add("", "uint", &pick(random, &["0", "0", "264", "72", "2"]))
            }
            kind if kind.is_id() => {
                let is_place = random.below(10) < 3;
                let (attribute, from) =
                    if is_place { ("[[vk::ext_reference]] ", PLACES) } else { ("", VALUES) };
                let (ty, argument) = from[random.below(from.len())];
                self.types.push(ty);
                self.add(attribute, ty, argument);
            }
            OperandKind::PairIdRefIdRef
            | OperandKind::PairIdRefLiteralInteger
            | OperandKind::PairLiteralIntegerIdRef => {
                self.operand(OperandKind::LiteralInteger, random);
                self.operand(OperandKind::IdRef, random);
            }
            _ => {
                let number = pick(random, &["0", "0", "0", "1", "1", "2", "3", "4", "8", "16"]);
                self.add("[[vk::ext_literal]] ", "uint", &number);
            }
        }
    }
}

fn program(number: u64, all: &[(u16, &'static grammar::Instruction)], prelude: &str) -> Program {
    let mut random = Random(number);
    let (opcode, grammar) = all[number as usize % all.len()];
    let is_result = |it: &Operand| matches!(it.kind(), OperandKind::IdResultType | OperandKind::IdResult);
    let mut signature = Signature::default();
    for operand in grammar.operands.iter().filter(|it| !is_result(it)) {
        let count = match operand {
            Operand::One(_) => 1,
            Operand::Optional(_) => usize::from(random.below(3) == 0),
            Operand::Repeated(_) => random.below(4),
        };
        for _ in 0..count {
            signature.operand(operand.kind(), &mut random);
        }
        if count == 0 {
            break;
        }
    }
    let has_result = grammar.operands.iter().any(|it| it.kind() == OperandKind::IdResultType);
    let result = match random.below(20) {
        _ if !has_result => "void",
        0..7 if !signature.types.is_empty() => signature.types[random.below(signature.types.len())],
        7 => RESULTS[random.below(RESULTS.len())],
        _ => VALUES[random.below(VALUES.len())].0,
    };
    let call = format!("called({})", signature.arguments.join(", "));
    // Only numbers can be written to memory as they are.
    let is_number = VALUES[..18].iter().any(|it| it.0 == result);
    let statement = if is_number { format!("keep({call});") } else { format!("{call};") };
    let (profile, target, head, inputs) = STAGES[random.below(STAGES.len())];
    let text = format!(
        "{prelude}{DECLARATIONS}
[[vk::ext_instruction({opcode})]] {result} called({});

{head}
void main({inputs}) {{
    VALUES
    Two two = {{ a, n }};
    RayQuery<0> query;
    {statement}
}}
",
        signature.parameters.join(", ")
    );
    let mut args = vec!["-T".to_owned(), profile.to_owned(), "-enable-16bit-types".to_owned()];
    args.push(format!("-fspv-target-env={target}"));
    let own = prelude.len() + DECLARATIONS.len();
    Program { name: format!("{:?}", grammar.op), args, text, own }
}

#[test]
fn instructions_of_any_operands_give_errors_or_valid_modules() {
    let prelude = include_str!("inline_spirv/prelude.hlsli");
    let (first, count) =
        (number_of("INSTRUCTIONS_FROM").unwrap_or(0), number_of("INSTRUCTIONS").unwrap_or(2000));
    let all = instructions();
    let programs: Vec<Program> = (first..first + count).map(|it| program(it, &all, prelude)).collect();
    let valid = check(&programs);
    println!("{count} programs of {} instructions, {valid} of them valid", all.len());
    // About one of six is valid: if far fewer were, too little would be tested.
    let is_selection = count < 1000 || std::env::var("INSTRUCTIONS_ONLY").is_ok();
    assert!(is_selection || valid as u64 * 20 > count, "only {valid} of {count} programs are valid");
}
