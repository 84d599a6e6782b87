//! The types of operands and results of GLSL.std.450's instructions.

use spirv::{
    GlslStd450Op::{self, *},
    Op,
};

use super::{
    module::{Kind, Module, Type},
    types::{FLOAT, INT, Is, match_row},
};
use crate::grammar::{self, Inst};

type Row = (&'static [GlslStd450Op], Is, &'static [Is]);

const RESULT: Is = Is::Result;

const TABLE: &[Row] = &[
    (
        &[Round, RoundEven, Trunc, FAbs, FSign, Floor, Ceil, Fract, Sqrt, InverseSqrt, Normalize],
        FLOAT.any(),
        &[RESULT],
    ),
    (&[FMin, FMax, NMin, NMax, Step, Reflect], FLOAT.any(), &[RESULT, RESULT]),
    (&[FClamp, NClamp, FMix, SmoothStep, Fma, FaceForward], FLOAT.any(), &[RESULT, RESULT, RESULT]),
    // Those that only have single precision.
    (
        &[
            Radians, Degrees, Sin, Cos, Tan, Asin, Acos, Atan, Sinh, Cosh, Tanh, Asinh, Acosh, Atanh, Exp,
            Exp2, Log, Log2,
        ],
        FLOAT.at_most(32).any(),
        &[RESULT],
    ),
    (&[Atan2, Pow], FLOAT.at_most(32).any(), &[RESULT, RESULT]),
    (&[SAbs, SSign], INT.any(), &[INT_LIKE]),
    (&[UMin, UMax, SMin, SMax], INT.any(), &[INT_LIKE, INT_LIKE]),
    (&[UClamp, SClamp], INT.any(), &[INT_LIKE, INT_LIKE, INT_LIKE]),
    (&[FindILsb], INT.any(), &[INT.bits(32).shaped()]),
    (&[FindUMsb, FindSMsb], INT.any(), &[INT.bits(32).shaped()]),
    (&[Modf], FLOAT.any(), &[RESULT, Is::PointerToResult]),
    (&[Frexp], FLOAT.any(), &[RESULT, Is::PointerTo(INT.bits(32).as_long())]),
    (&[Ldexp], FLOAT.any(), &[RESULT, INT.shaped()]),
    (&[PackSnorm4x8, PackUnorm4x8], INT.bits(32).scalar(), &[FLOAT.bits(32).len(4)]),
    (&[PackSnorm2x16, PackUnorm2x16, PackHalf2x16], INT.bits(32).scalar(), &[FLOAT.bits(32).len(2)]),
    (&[PackDouble2x32], FLOAT.bits(64).scalar(), &[INT.bits(32).len(2)]),
    (&[UnpackSnorm4x8, UnpackUnorm4x8], FLOAT.bits(32).len(4), &[INT.bits(32).scalar()]),
    (&[UnpackSnorm2x16, UnpackUnorm2x16, UnpackHalf2x16], FLOAT.bits(32).len(2), &[INT.bits(32).scalar()]),
    (&[UnpackDouble2x32], INT.bits(32).len(2), &[FLOAT.bits(64).scalar()]),
    (&[Length], FLOAT.scalar(), &[FLOAT_AS_WIDE]),
    (&[Distance], FLOAT.scalar(), &[FLOAT_AS_WIDE, Is::First]),
    (&[Cross], FLOAT.len(3), &[RESULT, RESULT]),
    (&[Refract], FLOAT.any(), &[RESULT, RESULT, FLOAT.scalar()]),
    (&[InterpolateAtCentroid], FLOAT.bits(32).any(), &[Is::PointerToResult]),
    (&[InterpolateAtSample], FLOAT.bits(32).any(), &[Is::PointerToResult, INT.bits(32).scalar()]),
    (&[InterpolateAtOffset], FLOAT.bits(32).any(), &[Is::PointerToResult, FLOAT.bits(32).len(2)]),
];

const INT_LIKE: Is = INT.like();
const FLOAT_AS_WIDE: Is = FLOAT.wide_as_result().any();

/// The other sets. Those without semantics may be any.
const SETS: &[&str] = &[
    "OpenCL.std",
    "OpenCL.DebugInfo.100",
    "DebugInfo",
    "SPV_AMD_gcn_shader",
    "SPV_AMD_shader_ballot",
    "SPV_AMD_shader_explicit_vertex_parameter",
    "SPV_AMD_shader_trinary_minmax",
    "TOSA.001000.1",
    "Arm.MotionEngine.100",
];

fn set(module: &Module<'_>, import: u32) -> Option<String> {
    let words = module.definition(import).filter(|it| it.is(Op::ExtInstImport))?.words;
    let is_known = grammar::begins(words, "NonSemantic.")
        || SETS.iter().any(|it| grammar::begins(words, &format!("{it}\0")));
    let name = grammar::string(words);
    (!is_known).then(|| format!("names the extended instruction set \"{name}\", which does not exist"))
}

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if op != Op::ExtInst {
        return None;
    }
    if !module.is_glsl(inst.word(0)) {
        return set(module, inst.word(0));
    }
    // That a number is not in the set was found where the shader calls it.
    let number = GlslStd450Op::from_u32(inst.word(1))?;
    let ids = inst.words.get(2..)?;
    let ty = |index: usize| ids.get(index).map_or(0, |it| module.type_of(*it));
    let is_square = |ty: u32| match module.ty(ty) {
        Type::Matrix { column, len } => {
            module.shape(column).is_some_and(|it| it.len == len && it.kind == Kind::Float)
        }
        Type::Other => true,
        _ => false,
    };
    match number {
        Determinant | MatrixInverse if !is_square(ty(0)) => {
            return Some("takes a square matrix of floats".into());
        }
        Determinant => {
            let component = module.part(ty(0), 0).and_then(|it| module.part(it, 0));
            let is_right = component.is_none_or(|it| it == inst.result_type);
            return (!is_right).then(|| "gives a scalar of its matrix".into());
        }
        MatrixInverse => {
            return (ty(0) != inst.result_type).then(|| "gives a matrix of its operand's type".into());
        }
        _ => {}
    }
    let (_, result, operands) = TABLE.iter().find(|it| it.0.contains(&number))?;
    if let Some(what) = match_row(module, inst.result_type, *result, operands, ids) {
        return Some(what);
    }
    let interpolates = matches!(number, InterpolateAtCentroid | InterpolateAtSample | InterpolateAtOffset);
    let is_input = module.pointee(ty(0)).is_some_and(|it| it.0 == spirv::StorageClass::Input);
    (interpolates && !is_input).then(|| "takes an input of the entry point as its first operand".into())
}
