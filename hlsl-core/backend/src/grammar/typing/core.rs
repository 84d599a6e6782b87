//! The types of operands and results of instructions that compute numbers, as section 3.3 of SPIR-V's specification gives
//! them.

use spirv::Op::{self, *};

use super::{
    BOOL, FLOAT, INT,
    Is::{self, Anything, Component, First, Result},
    NUMBER, UINT,
};

/// From this number on, most instructions are of extensions; so are `OpGroupIAdd` and its like.
const FIRST_OF_EXTENSIONS: u32 = GroupIAdd as u32;

/// Instructions, what their result is, and each operand.
type Rows = (&'static [Op], Is, &'static [Is]);

const TABLE: &[Rows] = &[
    // Arithmetic.
    (&[FAdd, FSub, FMul, FDiv, FRem, FMod], FLOAT.any(), &[Result, Result]),
    (&[FNegate], FLOAT.any(), &[Result]),
    (&[IAdd, ISub, IMul, SDiv, SRem, SMod], INT.any(), &[INT.like(), INT.like()]),
    (&[UDiv, UMod], UINT.any(), &[Result, Result]),
    (&[SNegate], INT.any(), &[INT.like()]),
    (&[Dot], FLOAT.scalar(), &[FLOAT.vector_like(), First]),
    (&[VectorTimesScalar], FLOAT.vector(), &[Result, Component]),
    // Bits.
    (&[ShiftLeftLogical, ShiftRightLogical, ShiftRightArithmetic], INT.any(), &[INT.like(), INT.shaped()]),
    (&[BitwiseAnd, BitwiseOr, BitwiseXor], INT.any(), &[INT.like(), INT.like()]),
    (&[Not], INT.any(), &[INT.like()]),
    (&[BitFieldInsert], INT.vulkan(32).any(), &[Result, Result, INT.scalar(), INT.scalar()]),
    (&[BitFieldSExtract, BitFieldUExtract], INT.vulkan(32).any(), &[Result, INT.scalar(), INT.scalar()]),
    (&[BitReverse], INT.vulkan(32).any(), &[Result]),
    (&[BitCount], INT.any(), &[INT.vulkan(32).shaped()]),
    // Comparisons.
    (&[Any, All], BOOL.scalar(), &[BOOL.vector()]),
    (&[IsNan, IsInf, IsFinite, IsNormal, SignBitSet], BOOL.any(), &[FLOAT.shaped()]),
    (&[Ordered, Unordered, LessOrGreater], BOOL.any(), &[FLOAT.shaped(), First]),
    (
        &[
            FOrdEqual,
            FUnordEqual,
            FOrdNotEqual,
            FUnordNotEqual,
            FOrdLessThan,
            FUnordLessThan,
            FOrdGreaterThan,
            FUnordGreaterThan,
            FOrdLessThanEqual,
            FUnordLessThanEqual,
            FOrdGreaterThanEqual,
            FUnordGreaterThanEqual,
        ],
        BOOL.any(),
        &[FLOAT.shaped(), First],
    ),
    (
        &[
            Op::IEqual,
            INotEqual,
            UGreaterThan,
            SGreaterThan,
            UGreaterThanEqual,
            SGreaterThanEqual,
            ULessThan,
            SLessThan,
            ULessThanEqual,
            SLessThanEqual,
        ],
        BOOL.any(),
        &[INT.shaped(), INT.wide_as_first().shaped()],
    ),
    (&[LogicalEqual, LogicalNotEqual, LogicalAnd, LogicalOr], BOOL.any(), &[Result, Result]),
    (&[LogicalNot], BOOL.any(), &[Result]),
    // Conversions.
    (&[SatConvertSToU, SatConvertUToS], INT.any(), &[INT.shaped()]),
    (&[ConvertFToU], UINT.any(), &[FLOAT.shaped()]),
    (&[ConvertFToS], INT.any(), &[FLOAT.shaped()]),
    (&[ConvertSToF, ConvertUToF], FLOAT.any(), &[INT.shaped()]),
    (&[UConvert], UINT.any(), &[INT.of_another_width().shaped()]),
    (&[SConvert], INT.any(), &[INT.of_another_width().shaped()]),
    (&[FConvert], FLOAT.any(), &[FLOAT.of_another_width().shaped()]),
    (&[ConvertPtrToU], UINT.scalar(), &[]),
    (&[QuantizeToF16], FLOAT.bits(32).any(), &[Result]),
    // Components at an index.
    (&[VectorExtractDynamic], NUMBER.scalar(), &[NUMBER.vector_like(), INT.scalar()]),
    (&[VectorInsertDynamic], NUMBER.vector(), &[Result, Component, INT.scalar()]),
    (&[CopyObject], Anything, &[Result]),
    // Derivatives.
    (
        &[DPdx, DPdy, Fwidth, DPdxFine, DPdyFine, FwidthFine, DPdxCoarse, DPdyCoarse, FwidthCoarse],
        FLOAT.bits(32).any(),
        &[Result],
    ),
    // Between the lanes of a wave.
    (&[GroupNonUniformElect], BOOL.scalar(), &[Anything]),
    (&[GroupNonUniformAll, GroupNonUniformAny], BOOL.scalar(), &[Anything, BOOL.scalar()]),
    (&[GroupNonUniformAllEqual], BOOL.scalar(), &[Anything, NUMBER.any()]),
    (
        &[GroupNonUniformBroadcast, GroupNonUniformQuadBroadcast],
        NUMBER.any(),
        &[Anything, Result, UINT.scalar()],
    ),
    (&[GroupNonUniformBroadcastFirst], NUMBER.any(), &[Anything, Result]),
    (&[GroupNonUniformBallot], UINT.bits(32).len(4), &[Anything, BOOL.scalar()]),
    (&[GroupNonUniformInverseBallot], BOOL.scalar(), &[Anything, UINT.bits(32).len(4)]),
    (&[GroupNonUniformBallotBitExtract], BOOL.scalar(), &[Anything, UINT.bits(32).len(4), UINT.scalar()]),
    (&[GroupNonUniformBallotBitCount], UINT.scalar(), &[Anything, Anything, UINT.bits(32).len(4)]),
    (
        &[GroupNonUniformBallotFindLSB, GroupNonUniformBallotFindMSB],
        UINT.scalar(),
        &[Anything, UINT.bits(32).len(4)],
    ),
    (
        &[
            GroupNonUniformShuffle,
            GroupNonUniformShuffleXor,
            GroupNonUniformShuffleUp,
            GroupNonUniformShuffleDown,
        ],
        NUMBER.any(),
        &[Anything, Result, UINT.scalar()],
    ),
    (&[GroupNonUniformQuadSwap], NUMBER.any(), &[Anything, Result, UINT.scalar()]),
    (
        &[
            GroupNonUniformIAdd,
            GroupNonUniformIMul,
            GroupNonUniformSMin,
            GroupNonUniformSMax,
            GroupNonUniformBitwiseAnd,
            GroupNonUniformBitwiseOr,
            GroupNonUniformBitwiseXor,
        ],
        INT.any(),
        &[Anything, Anything, Result],
    ),
    (&[GroupNonUniformUMin, GroupNonUniformUMax], UINT.any(), &[Anything, Anything, Result]),
    (
        &[GroupNonUniformFAdd, GroupNonUniformFMul, GroupNonUniformFMin, GroupNonUniformFMax],
        FLOAT.any(),
        &[Anything, Anything, Result],
    ),
    (
        &[GroupNonUniformLogicalAnd, GroupNonUniformLogicalOr, GroupNonUniformLogicalXor],
        BOOL.any(),
        &[Anything, Anything, Result],
    ),
    // Atomic operations; `memory` looks at their pointers, scopes and semantics.
    (&[AtomicLoad], NUMBER.scalar(), &[Is::PointerToResult]),
    (&[AtomicExchange], NUMBER.scalar(), &[Is::PointerToResult, Anything, Anything, Result]),
    (
        &[AtomicCompareExchange],
        INT.scalar(),
        &[Is::PointerToResult, Anything, Anything, Anything, Result, Result],
    ),
    (&[AtomicIIncrement, AtomicIDecrement], INT.scalar(), &[Is::PointerToResult]),
    (
        &[
            AtomicIAdd, AtomicISub, AtomicSMin, AtomicUMin, AtomicSMax, AtomicUMax, AtomicAnd, AtomicOr,
            AtomicXor,
        ],
        INT.scalar(),
        &[Is::PointerToResult, Anything, Anything, Result],
    ),
    (
        &[AtomicFAddEXT, AtomicFMinEXT, AtomicFMaxEXT],
        FLOAT.any(),
        &[Is::PointerToResult, Anything, Anything, Result],
    ),
];

/// What the tables say of an instruction, extensions' among them.
pub fn row(op: Op) -> Option<super::Row> {
    if op as u32 >= FIRST_OF_EXTENSIONS
        && let Some(row) = super::extensions::row(op)
    {
        return Some(row);
    }
    TABLE.iter().find(|it| it.0.contains(&op)).map(|&(_, result, operands)| (result, operands))
}
