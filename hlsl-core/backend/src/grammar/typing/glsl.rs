//! The types of operands and results of GLSL.std.450's instructions.

use spirv::GlslStd450Op::{self, *};

use super::{FLOAT, INT, Is};

type Rows = (&'static [GlslStd450Op], Is, &'static [Is]);

const RESULT: Is = Is::Result;

const TABLE: &[Rows] = &[
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

/// What the table says of an instruction of the set.
pub fn row(op: GlslStd450Op) -> Option<super::Row> {
    TABLE.iter().find(|it| it.0.contains(&op)).map(|&(_, result, operands)| (result, operands))
}
