//! Whether an instruction has the operands that SPIR-V's grammar gives it, and the types that go with it.
//!
//! Number and kinds of operands come from the grammar, most of the types from an instruction's facts; here are the rules that
//! look into what is taken apart, put together, or accessed. What inline SPIR-V wrote ([`Flags::INLINE`]) is the shader's
//! business and not looked at.

use super::{facts::Types, *};
use crate::grammar::{self, Operand, OperandKind, typing};
use crate::spirv::Op as S;

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
            operands(op, given).or_else(|| types_fault(module.interned(), function, inst, given))
        }
        Op::Ext { set: ExtSet::Glsl, number } => match grammar::glsl_std_450(number) {
            // Not the types: raw IR interpolates values, and long vectors become arrays for a while.
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
    fault(module, function, inst).or_else(|| match op {
        // Of images, only the format may differ until resources are legal.
        S::CopyObject if !base.is_some_and(|it| module.interned().stands_for(it, inst.ty)) => {
            Some(copy_fault(module.interned(), base, inst.ty))
        }
        _ => None,
    })
}

/// Whether a shader's instruction, of which nothing is wrong, is not as our own ones are.
pub fn is_odd(module: &Module, function: &Function, inst: &Inst) -> bool {
    let types = module.interned();
    let is_chain_odd = || {
        let end = chain_end(types, function, inst);
        end.is_none() || end != types.pointee(inst.ty)
    };
    let is_number = |ty: TypeId| matches!(types.types[ty], Type::Int { width: 32, .. } | Type::User { .. });
    let is_scope_odd = |op| {
        let scopes = scope_operands(op).filter_map(|it| inst.args.get(it));
        scopes.filter_map(|&it| types.arg_type(function, it)).any(|it| !is_number(it))
    };
    let args: Vec<_> = inst.args.iter().map(|&it| types.arg_type(function, it)).collect();
    let is_mistyped = |row| typing::fault(&types, row, inst.ty, &args).is_some();
    let is_foreign = |ty: &TypeId| matches!(types.types[*ty], Type::User { .. });
    let computes = inst.op.facts().numbers;
    computes && args.iter().flatten().chain([&inst.ty]).any(is_foreign)
        || fault(module, function, inst).is_some()
        || inst.op.facts().types.is_some_and(is_mistyped)
        || matches!(inst.op, Op::Core(op) if is_odd_texel(types, op, inst.ty) || is_scope_odd(op))
        || inst.is(S::Image) && is_odd_image(types, function, inst)
        || facts::is_access_chain(inst.op) && is_chain_odd()
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
            Type::Void => Some(S::TypeVoid),
            Type::Vector { .. } => Some(S::TypeVector),
            Type::Matrix { .. } => Some(S::TypeMatrix),
            Type::Array { .. } | Type::RuntimeArray { .. } => Some(S::TypeArray),
            Type::Struct(_) => Some(S::TypeStruct),
            Type::Image(_) => Some(S::TypeImage),
            Type::Sampler => Some(S::TypeSampler),
            Type::SampledImage { .. } => Some(S::TypeSampledImage),
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

const GO_TOGETHER: &str = "has operands or a result of types that do not go together";

/// What is wrong with the types of an instruction's operands and its result. Passes rely on it.
fn types_fault(types: Types<'_>, function: &Function, inst: &Inst, given: &[Arg]) -> Option<String> {
    let args: Vec<_> = given.iter().map(|&it| types.arg_type(function, it)).collect();
    // What computes with anything else is judged when the module is finished, and all of it at once.
    let row = inst.op.facts().types.filter(|_| inst.op.facts().numbers || inst.op.facts().atomic);
    if let Some(what) = row.and_then(|it| typing::fault(&types, it, inst.ty, &args)) {
        return Some(what);
    }
    let result = inst.ty;
    let ty = |index: usize| args.get(index).copied().flatten();
    let pointee = |index: usize| ty(index).and_then(|it| types.pointee(it)).map(|it| it.1);
    let shape = |ty: TypeId| typing::Types::shape(&types, ty);
    // The parts at the indices from there on: where they lead to.
    let part = |whole: usize, first: usize| -> Result<TypeId, String> {
        let mut at = ty(whole).ok_or("takes no value apart")?;
        if given.len() <= first {
            return Err("has no index".into());
        }
        for index in given[first..].iter().filter_map(|it| it.literal()) {
            if types.part_count(at).is_some_and(|count| index >= count) {
                return Err(format!("has an index of {index}, beyond the parts of its operand"));
            }
            at = types.part(at, index).ok_or("has an index into what has no parts")?;
        }
        Ok(at)
    };
    let Op::Core(op) = inst.op else { return None };
    let goes_together = match op {
        S::CompositeExtract => {
            let is_right = match part(0, 1) {
                Ok(part) => part == result,
                Err(what) => return Some(what),
            };
            return (!is_right).then(|| "gives a part of another type than it is declared with".into());
        }
        S::CompositeInsert => {
            return match part(1, 2) {
                Ok(part) if ty(0) != Some(part) => {
                    Some("puts a value where one of another type belongs".into())
                }
                Ok(_) => (ty(1) != Some(result))
                    .then(|| "gives a value of another type than the one that it changes".into()),
                Err(what) => Some(what),
            };
        }
        S::VectorExtractDynamic => {
            let is_part = ty(0).and_then(|it| types.part(it, 0)) == Some(result);
            return (!is_part).then(|| "gives a part of another type than it is declared with".into());
        }
        S::CompositeConstruct => {
            let is_right = match types.types[result] {
                Type::Vector { element, len } => {
                    let shapes: Option<Vec<_>> =
                        (0..args.len()).map(|it| ty(it).and_then(|it| Some((shape(it)?, it)))).collect();
                    let is_part = |it: TypeId| it == element || types.part(it, 0) == Some(element);
                    shapes.is_some_and(|all| {
                        all.iter().all(|it| is_part(it.1))
                            && all.iter().map(|it| it.0.len).sum::<u32>() == len
                    })
                }
                _ => {
                    let parts = (0..).zip(&args).all(|(index, ty)| {
                        ty.zip(types.part(result, index)).is_some_and(|(from, to)| types.stands_for(from, to))
                    });
                    parts && types.part_count(result).is_none_or(|it| it as usize == args.len())
                }
            };
            return (!is_right).then(|| "puts a value where one of another type belongs".into());
        }
        S::Load | S::Store | S::AccessChain | S::InBoundsAccessChain if pointee(0).is_none() => {
            return Some(NO_POINTER.into());
        }
        S::Load => {
            let is_right = pointee(0) == Some(result);
            return (!is_right).then(|| "reads a value of another type than is there".into());
        }
        S::Store => {
            let is_right = pointee(0).zip(ty(1)).is_some_and(|(to, from)| types.stands_for(from, to));
            return (!is_right).then(|| "writes a value of another type than is there".into());
        }
        // `simplify` joins casts, and what comes of these must still have as many bits.
        S::Bitcast if pointee(0).is_some() != types.pointee(result).is_some() => {
            let (verb, number) = match pointee(0) {
                Some(_) => ("gives", result),
                None => ("takes", ty(0)?),
            };
            return (!is_address(types, number))
                .then(|| format!("{verb} an address as a `uint64_t` or a `uint2`"));
        }
        S::Bitcast if pointee(0).is_none() => {
            let bits =
                |ty: TypeId| shape(ty).filter(|it| it.kind != typing::Kind::Bool).map(|it| it.bits * it.len);
            ty(0).and_then(bits).is_some_and(|it| bits(result) == Some(it))
        }
        S::Select => {
            let truth = ty(0).and_then(shape).filter(|it| it.kind == typing::Kind::Bool);
            let is_shaped = |len: u32| len == 1 || shape(result).is_some_and(|it| it.len == len);
            truth.is_some_and(|it| is_shaped(it.len)) && args.iter().skip(1).all(|it| *it == Some(result))
        }
        S::MatrixTimesScalar => {
            let component = types.part(result, 0).and_then(|it| types.part(it, 0));
            ty(0) == Some(result) && component.is_some() && ty(1) == component
        }
        S::Transpose
        | S::OuterProduct
        | S::MatrixTimesVector
        | S::VectorTimesMatrix
        | S::MatrixTimesMatrix => is_product(types, op, ty(0), ty(1), result),
        S::VectorShuffle => {
            let vector = |ty: TypeId| match types.types[ty] {
                Type::Vector { element, len } => Some((element, len)),
                _ => None,
            };
            let all = [Some(result), ty(0), ty(1)].map(|it| it.and_then(vector));
            let [Some((of, len)), Some((first, count)), Some((second, more))] = all else {
                return Some(GO_TOGETHER.into());
            };
            let is_index =
                |it: &Arg| it.literal().is_some_and(|it| it < count.saturating_add(more) || it == u32::MAX);
            let indices = given.get(2..).unwrap_or_default();
            (first, second, indices.len() as u32) == (of, of, len) && indices.iter().all(is_index)
        }
        S::SampledImage => {
            let is_sampler = ty(1).is_some_and(|it| matches!(types.types[it], Type::Sampler));
            let is_image =
                |of: TypeId| ty(0).is_some_and(|it| it == of || matches!(types.types[it], Type::Image(_)));
            is_sampler && matches!(types.types[result], Type::SampledImage { image } if is_image(image))
        }
        _ => true,
    };
    (!goes_together).then(|| GO_TOGETHER.into())
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
