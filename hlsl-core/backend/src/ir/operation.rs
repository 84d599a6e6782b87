//! Whether an instruction has the operands that SPIR-V's grammar gives it, and the types that go with it.
//!
//! Number and kinds of operands come from the grammar's tables. How the types of operands and result belong together
//! stands in prose in SPIR-V's specification (section 3.3), so `rule` has it as a table. What inline SPIR-V wrote
//! ([`Flags::INLINE`]) is the shader's business and not looked at.

use super::{facts::Types, *};
use crate::grammar::{self, Operand, OperandKind, typing};
use spirv::Op as S;

/// What is wrong with an instruction, if anything is.
pub fn fault(module: &Module, function: &Function, inst: &Inst) -> Option<String> {
    if inst.flags.contains(Flags::INLINE) {
        return None;
    }
    match inst.op {
        // Behind its operands stand the records that it is about, until `choose_payload_types` has looked at them.
        Op::Core(op @ S::AllocateNodePayloadsAMDX) => operands(op, inst.args.get(..3).unwrap_or(&inst.args)),
        Op::Core(op) => {
            let is_alignment = |it: &Arg| it.literal().is_some_and(u32::is_power_of_two);
            let given = match inst.args.as_slice() {
                // Behind its operand stands the alignment of the address, if the shader gives one.
                [address, alignment] if op == S::ConvertUToPtr && is_alignment(alignment) => {
                    std::slice::from_ref(address)
                }
                all => all,
            };
            operands(op, given).or_else(|| {
                let args: Vec<Option<TypeId>> =
                    given.iter().map(|&it| module.interned().arg_type(function, it)).collect();
                let fits = rule(op)?.holds(module.interned(), inst.ty, &args, given).unwrap_or(false);
                (!fits).then(|| "has operands or a result of types that do not go together".into())
            })
        }
        Op::AT_VERTEX => None,
        Op::Ext { set: ExtSet::Glsl, number } => match grammar::glsl_std_450(number) {
            Some(it) => count(it.operands, &inst.args),
            None => Some(format!("has the number {number}, which GLSL.std.450 does not have")),
        },
        _ => None,
    }
}

const NO_POINTER: &str = "takes a pointer as its first operand; mark the parameter `vk::ext_reference`";

/// What is wrong with an instruction that stands in a block because a shader wrote it there, if anything is. Opcodes and
/// sets that the grammar does not know are not looked at: inline SPIR-V is there for those, too.
pub fn inline_fault(module: &Module, function: &Function, inst: &Inst) -> Option<String> {
    let Op::Core(op) = inst.op else { return fault(module, function, inst) };
    // An operand whose type is already known to be wrong.
    let types = inst.args.iter().filter_map(|&it| module.interned().arg_type(function, it));
    if types.clone().any(|it| matches!(module.types[it], Type::Void)) {
        return None;
    }
    if grammar::facts(op).declares {
        return Some("cannot stand among the instructions of a function".into());
    }
    let is_void = matches!(module.types[inst.ty], Type::Void);
    if grammar::results(op).has_type && is_void {
        return Some("has a result, but is declared as `void`".into());
    }
    if !grammar::results(op).has_type && !is_void {
        return Some("has no result, but is declared with one; declare it as `void`".into());
    }
    let may_be_pointer =
        |ty: TypeId| module.pointee(ty).is_some() || matches!(module.types[ty], Type::User { .. });
    let makes_pointer = matches!(op, S::AccessChain | S::InBoundsAccessChain | S::ImageTexelPointer);
    if makes_pointer && !may_be_pointer(inst.ty) {
        return Some("has a pointer as its result, but is declared with a value".into());
    }
    let base = inst.args.first().and_then(|&it| module.interned().arg_type(function, it));
    let is_access = matches!(op, S::Load | S::Store | S::AccessChain | S::InBoundsAccessChain);
    if is_access && !base.is_some_and(may_be_pointer) {
        return Some(NO_POINTER.into());
    }
    // The rules are about the types of HLSL, and not about those that inline SPIR-V makes.
    if types.chain([inst.ty]).any(|it| matches!(module.types[it], Type::User { .. })) {
        return operands(op, &inst.args);
    }
    fault(module, function, inst).or_else(|| part_fault(module, function, inst, op))
}

/// Whether a shader's instruction is not as our own ones are: of types that inline SPIR-V makes, perhaps.
pub fn is_odd(module: &Module, function: &Function, inst: &Inst) -> bool {
    let is_part_odd = |op| part_fault(module, function, inst, op).is_some();
    let is_chain_odd = || {
        let end = chain_end(module.interned(), function, inst);
        end.is_none() || end != module.pointee(inst.ty)
    };
    fault(module, function, inst).is_some()
        || is_mistyped(module.interned(), function, inst)
        || matches!(inst.op, Op::Core(op) if is_odd_texel(module.interned(), op, inst.ty))
        || inst.is(S::Image) && is_odd_image(module.interned(), function, inst)
        || matches!(inst.op, Op::Core(op) if is_part_odd(op))
        || facts::is_access_chain(inst.op) && is_chain_odd()
}

/// Whether the types of an instruction are not those of SPIR-V's tables.
fn is_mistyped(types: Types<'_>, function: &Function, inst: &Inst) -> bool {
    let args: Vec<_> = inst.args.iter().map(|&it| types.arg_type(function, it)).collect();
    let is_number = |ty: &Option<TypeId>| {
        ty.is_none_or(|it| matches!(types.types[it], Type::Int { width: 32, .. } | Type::User { .. }))
    };
    let has_odd_scope =
        |op| scope_operands(op).filter_map(|it| args.get(it)).any(|it: &Option<TypeId>| !is_number(it));
    matches!(inst.op, Op::Core(op) if has_odd_scope(op))
        || inst.op.facts().types.is_some_and(|it| typing::mismatch(&types, it, inst.ty, &args).is_some())
}

/// Whether what an instruction gets from an image is not what our own instructions get from one.
fn is_odd_texel(types: Types<'_>, op: S, result: TypeId) -> bool {
    let is_number = |ty: TypeId, wanted: u32| {
        typing::Types::shape(&types, ty).is_some_and(|it| it.len == wanted && it.kind != typing::Kind::Bool)
    };
    let of_texel = |len: u32, is_sparse: bool| match &types.types[result] {
        Type::Struct(it) if is_sparse => {
            !matches!(it.members[..], [ref code, ref texel] if is_number(code.ty, 1) && is_number(texel.ty, len))
        }
        _ => is_sparse || !is_number(result, len),
    };
    let facts = grammar::facts(op);
    let gives_texels = facts.sample || facts.gather || facts.fetch || facts.read;
    gives_texels && of_texel(if facts.sample && facts.compares { 1 } else { 4 }, facts.sparse)
}

/// Whether what an instruction gets from an image and a sampler is not that image.
fn is_odd_image(types: Types<'_>, function: &Function, inst: &Inst) -> bool {
    let both = inst.args.first().and_then(|&it| types.arg_type(function, it));
    both.is_none_or(|it| types.types[it] != Type::SampledImage { image: inst.ty })
}

/// The operands of an instruction that are a scope or memory semantics, which no table of types has.
fn scope_operands(op: S) -> impl Iterator<Item = usize> {
    let operands = grammar::instruction(op as u16).map_or(&[][..], |it| it.operands);
    let is_result = |kind| matches!(kind, OperandKind::IdResultType | OperandKind::IdResult);
    let is_scope = |kind| matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics);
    let kinds = operands.iter().map(|it| it.kind()).filter(move |it| !is_result(*it));
    kinds.enumerate().filter(move |it| is_scope(it.1)).map(|it| it.0)
}

impl typing::Types for Types<'_> {
    type Id = TypeId;

    fn shape(&self, ty: TypeId) -> Option<typing::Shape> {
        let scalar =
            |kind, bits: u8, is_signed| Some(typing::Shape { kind, bits: bits.into(), is_signed, len: 1 });
        match self.types[ty] {
            Type::Bool => scalar(typing::Kind::Bool, 1, false),
            Type::Int { width, signed } => scalar(typing::Kind::Int, width, signed),
            Type::Float { width } => scalar(typing::Kind::Float, width, true),
            Type::Vector { element, len } => {
                typing::Types::shape(self, element).map(|it| typing::Shape { len, ..it })
            }
            _ => None,
        }
    }

    fn parts(&self, ty: TypeId) -> Option<u32> {
        self.part_count(ty)
    }

    fn component(&self, ty: TypeId) -> Option<TypeId> {
        self.part(ty, 0)
    }

    fn made_by(&self, ty: TypeId) -> Option<S> {
        match self.types[ty] {
            Type::Matrix { .. } => Some(S::TypeMatrix),
            Type::Array { .. } => Some(S::TypeArray),
            Type::AccelerationStructure => Some(S::TypeAccelerationStructureKHR),
            Type::RayQuery => Some(S::TypeRayQueryKHR),
            Type::User { opcode, .. } => S::from_u32(opcode.into()),
            _ => None,
        }
    }

    fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        (*self).pointee(ty).map(|it| it.1)
    }

    fn is_unknown(&self, ty: TypeId) -> bool {
        matches!(self.types[ty], Type::User { .. })
    }

    fn is_vulkan(&self) -> bool {
        false
    }
}

/// Where an access chain leads to.
pub fn chain_end(types: Types<'_>, function: &Function, chain: &Inst) -> Option<(StorageClass, TypeId)> {
    let base = chain.args.first().and_then(|&it| types.arg_type(function, it));
    let mut at = types.pointee(base?)?;
    for &index in chain.args.iter().skip(1) {
        let index = types.index_of(index);
        let part = match &types.types[at.1] {
            Type::Struct(_) => index.and_then(|it| types.part(at.1, it)),
            _ => types.part(at.1, 0),
        };
        at.1 = part?;
    }
    Some(at)
}

/// What is wrong with how an instruction of a shader takes values apart or accesses memory. Passes rely on it.
fn part_fault(module: &Module, function: &Function, inst: &Inst, op: S) -> Option<String> {
    let types = module.interned();
    let ty = |index: usize| inst.args.get(index).and_then(|it| types.arg_type(function, *it));
    let pointee = |index: usize| ty(index).and_then(|it| types.pointee(it)).map(|it| it.1);
    // The parts at the indices from there on: where they lead to.
    let part = |whole: usize, first: usize| -> Result<TypeId, String> {
        let mut at = ty(whole).ok_or("takes no value apart")?;
        if inst.args.len() <= first {
            return Err("has no index".into());
        }
        for index in inst.args[first..].iter().filter_map(|it| it.literal()) {
            if types.part_count(at).is_some_and(|count| index >= count) {
                return Err(format!("has an index of {index}, beyond the parts of its operand"));
            }
            at = types.part(at, index).ok_or("has an index into what has no parts")?;
        }
        Ok(at)
    };
    match op {
        S::CompositeExtract => match part(0, 1) {
            Ok(part) => {
                (part != inst.ty).then(|| "gives a part of another type than it is declared with".into())
            }
            Err(what) => Some(what),
        },
        S::CompositeConstruct if matches!(types.types[inst.ty], Type::Vector { .. }) => {
            let component = |ty: TypeId| match types.types[ty] {
                Type::Vector { element, .. } => element,
                _ => ty,
            };
            let wanted = component(inst.ty);
            let fits = (0..inst.args.len()).all(|it| ty(it).map(component) == Some(wanted));
            (!fits).then(|| "puts a value where one of another type belongs".into())
        }
        S::VectorExtractDynamic if ty(0).and_then(|it| types.part(it, 0)) != Some(inst.ty) => {
            Some("gives a part of another type than it is declared with".into())
        }
        S::Transpose
        | S::OuterProduct
        | S::MatrixTimesVector
        | S::VectorTimesMatrix
        | S::MatrixTimesMatrix => (!is_product(types, op, ty(0), ty(1), inst.ty))
            .then(|| "has operands or a result of types that do not go together".into()),
        S::CompositeInsert => match part(1, 2) {
            Ok(part) if ty(0) != Some(part) => Some("puts a value where one of another type belongs".into()),
            Ok(_) => (ty(1) != Some(inst.ty))
                .then(|| "gives a value of another type than the one that it changes".into()),
            Err(what) => Some(what),
        },
        S::Load | S::Store | S::AccessChain | S::InBoundsAccessChain if pointee(0).is_none() => {
            Some(NO_POINTER.into())
        }
        S::Load => {
            (pointee(0) != Some(inst.ty)).then(|| "reads a value of another type than is there".into())
        }
        S::Store => (pointee(0) != ty(1)).then(|| "writes a value of another type than is there".into()),
        // `simplify` joins casts, and what comes of these must still have as many bits.
        S::Bitcast if pointee(0).is_some() != types.pointee(inst.ty).is_some() => {
            let (verb, number) = match pointee(0) {
                Some(_) => ("gives", inst.ty),
                None => ("takes", ty(0)?),
            };
            (!is_address(types, number)).then(|| format!("{verb} an address as a `uint64_t` or a `uint2`"))
        }
        // Of images, only the format may differ until resources are legal.
        S::CopyObject if !ty(0).is_some_and(|it| types.stands_for(it, inst.ty)) => {
            Some(copy_fault(types, ty(0), inst.ty))
        }
        _ => None,
    }
}

/// Whether the rows and columns of matrices and the lengths of vectors are those that a product needs.
fn is_product(types: Types<'_>, op: S, a: Option<TypeId>, b: Option<TypeId>, result: TypeId) -> bool {
    let vector = |ty: TypeId| match types.types[ty] {
        Type::Vector { element, len } => Some((element, len)),
        _ => None,
    };
    let matrix = |ty: TypeId| match types.types[ty] {
        Type::Matrix { column, columns } => vector(column).map(|(element, rows)| (element, rows, columns)),
        _ => None,
    };
    let (vector_of, matrix_of) =
        (|it: Option<TypeId>| it.and_then(vector), |it: Option<TypeId>| it.and_then(matrix));
    let wanted = match op {
        S::Transpose => {
            return matrix_of(a)
                .is_some_and(|(it, rows, columns)| matrix(result) == Some((it, columns, rows)));
        }
        S::OuterProduct => {
            vector_of(a).zip(vector_of(b)).map(|((x, rows), (y, columns))| (x == y, (x, rows, columns)))
        }
        S::MatrixTimesMatrix => matrix_of(a)
            .zip(matrix_of(b))
            .map(|((x, rows, inner), (y, same, columns))| (x == y && inner == same, (x, rows, columns))),
        S::MatrixTimesVector => {
            let of = matrix_of(a).zip(vector_of(b));
            return of.is_some_and(|((x, rows, columns), it)| {
                it == (x, columns) && vector(result) == Some((x, rows))
            });
        }
        _ => {
            let of = vector_of(a).zip(matrix_of(b));
            return of.is_some_and(|(it, (x, rows, columns))| {
                it == (x, rows) && vector(result) == Some((x, columns))
            });
        }
    };
    wanted.is_some_and(|(is_right, it)| is_right && matrix(result) == Some(it))
}

/// Whether an address of 64 bits can be of that type.
fn is_address(types: Types<'_>, ty: TypeId) -> bool {
    let is_int = |ty: TypeId, bits: u8| matches!(types.types[ty], Type::Int { width, .. } if width == bits);
    match types.types[ty] {
        Type::Vector { element, len: 2 } => is_int(element, 32),
        _ => is_int(ty, 64),
    }
}

/// Why a copy is not what it is declared as.
fn copy_fault(types: Types<'_>, from: Option<TypeId>, to: TypeId) -> String {
    match (from.and_then(|it| types.pointee(it)), types.pointee(to)) {
        (Some((from, a)), Some((to, b))) if a == b => {
            let name = |class: StorageClass| match spirv::StorageClass::from_u32(class.0) {
                Some(class) => format!("{class:?}"),
                None => class.0.to_string(),
            };
            let (from, to) = (name(from), name(to));
            format!("gives a pointer of the storage class {to}, but takes one of {from}")
        }
        _ => "gives a value of another type than it copies".into(),
    }
}

/// Compares the operands of an instruction of an extended set, all of them ids, with the grammar.
fn count(operands: &[Operand], args: &[Arg]) -> Option<String> {
    let right = operands.len() == args.len() && args.iter().all(|&it| is_id(it));
    (!right).then(|| format!("has {} operands in place of {}", args.len(), operands.len()))
}

fn is_id(arg: Arg) -> bool {
    !matches!(arg, Arg::Literal(_))
}

/// Compares the operands of an instruction with the grammar.
fn operands(op: S, args: &[Arg]) -> Option<String> {
    let Some(grammar) = grammar::instruction(op as u16) else {
        return Some("is not an instruction of the grammar".into());
    };
    let is_result = |it: &&Operand| matches!(it.kind(), OperandKind::IdResultType | OperandKind::IdResult);
    let results = grammar.operands.iter().take_while(is_result).count();
    let mut kinds = &grammar.operands[results..];
    // The class of a variable stands in its type.
    if op == S::Variable && !matches!(args.first(), Some(Arg::Literal(_))) {
        kinds = &kinds[1..];
    }
    let mut args = args.iter().copied();
    let mut parameters: Vec<OperandKind> = Vec::new();
    let mut place = 0;
    loop {
        let (kind, is_needed) = match (parameters.pop(), kinds) {
            (Some(kind), _) => (kind, true),
            (None, []) => break,
            (None, [Operand::Repeated(kind)]) => (*kind, false),
            (None, [operand, rest @ ..]) => {
                kinds = rest;
                (operand.kind(), matches!(operand, Operand::One(_)))
            }
        };
        let Some(arg) = args.next() else {
            match is_needed {
                true => return Some(format!("lacks operand {}, {kind:?}", place + 1)),
                false => break,
            }
        };
        let fits = match kind {
            OperandKind::PairIdRefIdRef
            | OperandKind::PairIdRefLiteralInteger
            | OperandKind::PairLiteralIntegerIdRef => true,
            OperandKind::LiteralString => matches!(arg, Arg::Text(_)),
            kind if kind.is_id() => is_id(arg),
            _ => !is_id(arg),
        };
        if !fits {
            let found = if is_id(arg) { "an id" } else { "a literal" };
            return Some(format!("has {found} as operand {}, {kind:?}", place + 1));
        }
        if let Arg::Literal(word) = arg {
            let behind: Vec<OperandKind> =
                kind.enumerants(word).flat_map(|it| it.parameters).map(|it| it.kind()).collect();
            parameters.extend(behind.into_iter().rev());
        }
        place += 1;
    }
    args.next().map(|_| format!("has more operands than {place}"))
}

/// How the types of an instruction belong together.
#[derive(Clone, Copy)]
enum Rule {
    /// Every operand has the result's type, of this kind.
    Same(Kind),
    /// Integers of one width and shape; their signs may differ.
    Integers,
    /// The shifted integers as the result; the counts of the same shape.
    Shift,
    /// An integer as the result, and numbers of bits.
    BitField,
    /// Truth values of the shape of two operands of one type, or of integers of one width.
    Compare(Kind),
    /// Truth values of the shape of one operand.
    Test(Kind),
    /// A truth value of a vector of such.
    Reduce,
    /// One kind to another of the same shape.
    Convert(Kind, Kind),
    /// As many bits.
    Bits,
    /// A truth value, or as many as there are components, and two values of the result's type.
    Select,
    /// A scalar of two vectors of its type.
    Dot,
    /// Vectors or matrices, and a scalar of their type.
    Scale,
    /// Parts that make up the result.
    Construct,
    /// Components of two vectors.
    Shuffle,
    /// A component of a vector at an index.
    ExtractDynamic,
    /// A vector, a component and an index.
    InsertDynamic,
    /// An image and a sampler.
    SampledImage,
    /// The result stands at a pointer, whose class the operation can change.
    Atomic,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Bool,
    Int,
    Float,
}

fn rule(op: S) -> Option<Rule> {
    use Rule::*;
    Some(match op {
        S::FAdd | S::FSub | S::FMul | S::FDiv | S::FRem | S::FMod | S::FNegate => Same(Kind::Float),
        S::DPdx
        | S::DPdy
        | S::Fwidth
        | S::DPdxFine
        | S::DPdyFine
        | S::FwidthFine
        | S::DPdxCoarse
        | S::DPdyCoarse
        | S::FwidthCoarse
        | S::QuantizeToF16 => Same(Kind::Float),
        S::LogicalAnd | S::LogicalOr | S::LogicalNot | S::LogicalEqual | S::LogicalNotEqual => {
            Same(Kind::Bool)
        }
        S::IAdd | S::ISub | S::IMul | S::SNegate => Integers,
        S::UDiv | S::SDiv | S::UMod | S::SRem | S::SMod => Integers,
        S::BitwiseOr | S::BitwiseXor | S::BitwiseAnd | S::Not | S::BitReverse | S::BitCount => Integers,
        S::ShiftLeftLogical | S::ShiftRightLogical | S::ShiftRightArithmetic => Shift,
        S::BitFieldInsert | S::BitFieldSExtract | S::BitFieldUExtract => BitField,
        S::IEqual
        | S::INotEqual
        | S::UGreaterThan
        | S::SGreaterThan
        | S::UGreaterThanEqual
        | S::SGreaterThanEqual
        | S::ULessThan
        | S::SLessThan
        | S::ULessThanEqual
        | S::SLessThanEqual => Compare(Kind::Int),
        S::FOrdEqual
        | S::FUnordEqual
        | S::FOrdNotEqual
        | S::FUnordNotEqual
        | S::FOrdLessThan
        | S::FUnordLessThan
        | S::FOrdGreaterThan
        | S::FUnordGreaterThan
        | S::FOrdLessThanEqual
        | S::FUnordLessThanEqual
        | S::FOrdGreaterThanEqual
        | S::FUnordGreaterThanEqual => Compare(Kind::Float),
        S::IsNan | S::IsInf => Test(Kind::Float),
        S::Any | S::All => Reduce,
        S::ConvertFToS | S::ConvertFToU => Convert(Kind::Float, Kind::Int),
        S::ConvertSToF | S::ConvertUToF => Convert(Kind::Int, Kind::Float),
        S::UConvert | S::SConvert => Convert(Kind::Int, Kind::Int),
        S::FConvert => Convert(Kind::Float, Kind::Float),
        S::Bitcast => Bits,
        S::Select => Select,
        S::Dot => Dot,
        S::VectorTimesScalar | S::MatrixTimesScalar => Scale,
        S::CompositeConstruct => Construct,
        S::VectorShuffle => Shuffle,
        S::VectorExtractDynamic => ExtractDynamic,
        S::VectorInsertDynamic => InsertDynamic,
        S::SampledImage => SampledImage,
        S::AtomicLoad
        | S::AtomicExchange
        | S::AtomicCompareExchange
        | S::AtomicIIncrement
        | S::AtomicIDecrement
        | S::AtomicIAdd
        | S::AtomicISub
        | S::AtomicSMin
        | S::AtomicUMin
        | S::AtomicSMax
        | S::AtomicUMax
        | S::AtomicAnd
        | S::AtomicOr
        | S::AtomicXor
        | S::AtomicFAddEXT
        | S::AtomicFMinEXT
        | S::AtomicFMaxEXT => Atomic,
        _ => return None,
    })
}

/// A number or truth value, or a vector (or in raw IR a matrix) of such.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shape {
    kind: Kind,
    width: u32,
    /// 0 for scalars.
    rows: u32,
    /// 0 for scalars and vectors.
    columns: u32,
}

impl Shape {
    fn of(types: Types<'_>, ty: TypeId) -> Option<Shape> {
        let scalar = |kind, width: u8| Some(Shape { kind, width: width.into(), rows: 0, columns: 0 });
        match types.types[ty] {
            Type::Bool => scalar(Kind::Bool, 1),
            Type::Int { width, .. } => scalar(Kind::Int, width),
            Type::Float { width } => scalar(Kind::Float, width),
            Type::Vector { element, len } => {
                Shape::of(types, element).filter(|it| it.rows == 0).map(|it| Shape { rows: len, ..it })
            }
            Type::Matrix { column, columns } => Shape::of(types, column).map(|it| Shape { columns, ..it }),
            _ => None,
        }
    }

    fn is_shaped_as(self, other: Shape) -> bool {
        (self.rows, self.columns) == (other.rows, other.columns)
    }

    fn bits(self) -> u32 {
        self.width * self.rows.max(1) * self.columns.max(1)
    }
}

impl Rule {
    /// Nothing where an operand is missing or of no type that the rule is about.
    fn holds(self, types: Types<'_>, result: TypeId, args: &[Option<TypeId>], raw: &[Arg]) -> Option<bool> {
        let shape = |ty: TypeId| Shape::of(types, ty);
        let arg = |index: usize| args.get(index).copied().flatten();
        let arg_shape = |index: usize| arg(index).and_then(shape);
        Some(match self {
            Rule::Same(kind) => shape(result)?.kind == kind && args.iter().all(|it| *it == Some(result)),
            Rule::Integers => {
                let wanted = shape(result)?;
                let is_same = |it: Shape| it.kind == Kind::Int && it.bits() == wanted.bits();
                let is_result = |it: Shape| is_same(it) && it.is_shaped_as(wanted);
                wanted.kind == Kind::Int && (0..args.len()).all(|it| arg_shape(it).is_some_and(is_result))
            }
            Rule::Shift => {
                let (wanted, base, count) = (shape(result)?, arg_shape(0)?, arg_shape(1)?);
                wanted == base
                    && base.kind == Kind::Int
                    && count.kind == Kind::Int
                    && count.is_shaped_as(base)
            }
            Rule::BitField => {
                let (wanted, count) = (shape(result)?, args.len().checked_sub(2)?);
                let is_number =
                    |it: usize| arg_shape(it).is_some_and(|it| it.kind == Kind::Int && it.rows == 0);
                wanted.kind == Kind::Int
                    && (0..count).all(|it| arg_shape(it) == Some(wanted))
                    && (count..args.len()).all(is_number)
            }
            Rule::Compare(kind) => {
                let (truth, left, right) = (shape(result)?, arg_shape(0)?, arg_shape(1)?);
                truth.kind == Kind::Bool && left == right && left.kind == kind && truth.is_shaped_as(left)
            }
            Rule::Test(kind) => {
                let (truth, value) = (shape(result)?, arg_shape(0)?);
                truth.kind == Kind::Bool && value.kind == kind && truth.is_shaped_as(value)
            }
            Rule::Reduce => {
                let (truth, value) = (shape(result)?, arg_shape(0)?);
                truth.kind == Kind::Bool && value.kind == Kind::Bool && truth.rows == 0 && value.rows > 0
            }
            Rule::Convert(from, to) => {
                let (wanted, value) = (shape(result)?, arg_shape(0)?);
                wanted.kind == to && value.kind == from && wanted.is_shaped_as(value)
            }
            Rule::Bits => {
                let is_pointer = |ty| types.pointee(ty).is_some();
                let value = arg(0)?;
                match (shape(result), shape(value)) {
                    (Some(wanted), Some(value)) => {
                        wanted.kind != Kind::Bool && value.kind != Kind::Bool && wanted.bits() == value.bits()
                    }
                    _ => is_pointer(result) || is_pointer(value),
                }
            }
            Rule::Select => {
                let truth = arg_shape(0)?;
                let fits = match shape(result) {
                    Some(wanted) if truth.rows > 0 => truth.is_shaped_as(wanted),
                    _ => truth.rows == 0,
                };
                truth.kind == Kind::Bool
                    && fits
                    && args.len() == 3
                    && args[1..].iter().all(|it| *it == Some(result))
            }
            Rule::Dot => {
                let (wanted, left) = (shape(result)?, arg_shape(0)?);
                let scalar = Shape { rows: 0, ..left };
                left.rows > 0 && left.columns == 0 && wanted == scalar && arg(0) == arg(1)
            }
            Rule::Scale => {
                let (wanted, scalar) = (shape(result)?, arg_shape(1)?);
                arg(0) == Some(result) && scalar == Shape { rows: 0, columns: 0, ..wanted }
            }
            Rule::Construct => match &types.types[result] {
                Type::Vector { len, .. } => {
                    let wanted = shape(result)?;
                    let mut count = 0;
                    for index in 0..args.len() {
                        let part = arg_shape(index)?;
                        if (part.kind, part.width, part.columns) != (wanted.kind, wanted.width, 0) {
                            return None;
                        }
                        count += part.rows.max(1);
                    }
                    count == *len
                }
                _ => {
                    let count = types.part_count(result);
                    count.is_none_or(|it| it as usize == args.len())
                        && (0..args.len()).all(|it| {
                            let part = types.part(result, it as u32);
                            arg(it).zip(part).is_some_and(|(from, to)| types.stands_for(from, to))
                        })
                }
            },
            Rule::Shuffle => {
                let vector = |ty: TypeId| match types.types[ty] {
                    Type::Vector { element, len } => Some((element, len)),
                    _ => None,
                };
                let (wanted, first, second) = (vector(result)?, vector(arg(0)?)?, vector(arg(1)?)?);
                let indices = raw.get(2..)?;
                let is_index = |it: &Arg| {
                    it.literal().is_some_and(|it| it < first.1.saturating_add(second.1) || it == u32::MAX)
                };
                wanted.0 == first.0
                    && wanted.0 == second.0
                    && indices.len() as u32 == wanted.1
                    && indices.iter().all(is_index)
            }
            Rule::ExtractDynamic => {
                let (wanted, vector, index) = (shape(result)?, arg_shape(0)?, arg_shape(1)?);
                vector.rows > 0
                    && wanted == Shape { rows: 0, ..vector }
                    && index.kind == Kind::Int
                    && index.rows == 0
            }
            Rule::InsertDynamic => {
                let (wanted, part, index) = (shape(result)?, arg_shape(1)?, arg_shape(2)?);
                arg(0) == Some(result) && part == Shape { rows: 0, ..wanted } && index.kind == Kind::Int
            }
            Rule::SampledImage => match types.types[result] {
                Type::SampledImage { image } => {
                    let is_image = |ty: TypeId| ty == image || matches!(types.types[ty], Type::Image(_));
                    let is_sampler = |ty: TypeId| matches!(types.types[ty], Type::Sampler);
                    arg(0).is_some_and(is_image) && arg(1).is_some_and(is_sampler)
                }
                _ => false,
            },
            Rule::Atomic => match types.types[arg(0)?] {
                Type::Pointer { pointee, .. } => pointee == result,
                _ => false,
            },
        })
    }
}
