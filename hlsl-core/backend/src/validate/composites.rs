//! Vectors, matrices, structs and arrays: how they are made, taken apart and chosen between, and products of matrices.

use crate::spirv::{Capability, Op, StorageClass};
use rustc_hash::FxHashSet;

use super::module::{Kind, Module, Shape, Type};
use crate::grammar::{Inst, typing::quoted};

const GO_TOGETHER: &str = "has operands or a result of types that do not go together";

/// Whether two structs or arrays have the same parts, be they laid out in different ways.
fn match_logically(module: &Module<'_>, a: u32, b: u32) -> bool {
    let (mut known, mut work) = (FxHashSet::default(), vec![(a, b)]);
    while let Some(pair) = work.pop() {
        if !known.insert(pair) {
            continue;
        }
        match (module.ty(pair.0), module.ty(pair.1)) {
            (Type::Array { element: a, length: n }, Type::Array { element: b, length: m }) if n == m => {
                work.extend((a != b).then_some((a, b)));
            }
            (Type::Struct(a), Type::Struct(b)) if a.len() == b.len() => {
                work.extend(a.iter().copied().zip(b.iter().copied()).filter(|(a, b)| a != b));
            }
            _ => return false,
        }
    }
    true
}

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let operand = |index: usize| module.type_of(inst.word(index));
    let is_known = |ty: u32| !module.is_unknown(ty);
    let all_known = |count: usize| is_known(inst.result_type) && (0..count).all(|it| is_known(operand(it)));
    match op {
        Op::CompositeConstruct => construct(module, inst),
        Op::CompositeExtract => {
            let found = extracted(module, operand(0), inst.words.get(1..)?);
            returns(module, inst, found)
        }
        Op::CompositeInsert => {
            if operand(1) != inst.result_type {
                return Some("has a result type that differs from the composite's".into());
            }
            match extracted(module, operand(1), inst.words.get(2..)?) {
                Ok(Some(part)) if part != operand(0) => Some(format!(
                    "puts {} where {} belongs",
                    quoted(&module.show(operand(0))),
                    quoted(&module.show(part))
                )),
                Ok(_) => None,
                Err(what) => Some(what),
            }
        }
        Op::VectorShuffle => shuffle(module, inst),
        Op::VectorExtractDynamic if all_known(2) => {
            let is_part = module.part(operand(0), 0) == Some(inst.result_type);
            (!is_part).then(|| "gives a component of its vector".into())
        }
        Op::Dot if all_known(2) => {
            let is_part = module.part(operand(0), 0) == Some(inst.result_type);
            (!is_part).then(|| "gives a scalar of its vectors' type".into())
        }
        Op::CopyLogical if module.environment.version < (1, 4) => Some("requires SPIR-V 1.4".into()),
        Op::CopyLogical if all_known(1) => {
            let is_right =
                operand(0) != inst.result_type && match_logically(module, operand(0), inst.result_type);
            (!is_right).then(|| "takes a value of another type with the same parts".into())
        }
        Op::Select if all_known(3) => select(module, inst),
        Op::Bitcast if all_known(1) => bitcast(module, inst),
        Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended => {
            let Type::Struct(&[low, high]) = module.ty(inst.result_type) else {
                return Some("gives a struct of two members".into());
            };
            let is_right = module
                .shape(low)
                .is_some_and(|it| it.kind == Kind::Int && (op == Op::SMulExtended || !it.is_signed));
            let is_same = low == high && operand(0) == low && operand(1) == low;
            (!is_right || !is_same)
                .then(|| "takes integers, unsigned unless it multiplies signed ones, and gives a struct of two such".into())
        }
        Op::Transpose | Op::OuterProduct | Op::MatrixTimesScalar if all_known(1) => {
            product(module, op, inst).then(|| GO_TOGETHER.into())
        }
        Op::VectorTimesMatrix | Op::MatrixTimesVector | Op::MatrixTimesMatrix if all_known(2) => {
            product(module, op, inst).then(|| GO_TOGETHER.into())
        }
        _ => None,
    }
}

/// Complains of a result that is not of the type that was found.
fn returns(module: &Module<'_>, inst: &Inst<'_>, found: Result<Option<u32>, String>) -> Option<String> {
    match found {
        Ok(Some(part)) if part != inst.result_type => Some(format!(
            "gives {}, not {}",
            quoted(&module.show(part)),
            quoted(&module.show(inst.result_type))
        )),
        Ok(_) => None,
        Err(what) => Some(what),
    }
}

/// The type at the end of literal indices; `None` where nobody knows.
fn extracted(module: &Module<'_>, ty: u32, indices: &[u32]) -> Result<Option<u32>, String> {
    if indices.is_empty() {
        return Err("has no index".into());
    }
    let mut at = ty;
    for &index in indices {
        if module.is_unknown(at) {
            return Ok(None);
        }
        if module.part_count(at).is_some_and(|count| index >= count) {
            return Err(format!("has an index of {index}, beyond the parts of its operand"));
        }
        match module.ty(at) {
            Type::RuntimeArray { .. } => return Err("takes an array without a length apart".into()),
            _ => match module.part(at, index) {
                Some(part) => at = part,
                None => return Err(format!("has an index into {}", quoted(&module.show(at)))),
            },
        }
    }
    Ok(Some(at))
}

fn construct(module: &Module<'_>, inst: &Inst<'_>) -> Option<String> {
    let parts = inst.words;
    let types = || parts.iter().map(|it| module.type_of(*it));
    if module.is_unknown(inst.result_type) || types().any(|it| module.is_unknown(it)) {
        return None;
    }
    if let Type::Vector { part, len } = module.ty(inst.result_type) {
        let mut count = 0_u32;
        for ty in types() {
            match module.ty(ty) {
                _ if ty == part => count = count.saturating_add(1),
                Type::Vector { part: of, len } if of == part => count = count.saturating_add(len),
                _ => return Some(format!("has {} as a part", quoted(&module.show(ty)))),
            }
        }
        if count != len {
            return Some(format!("has {count} components for {len}"));
        }
        return (parts.len() < 2).then(|| "makes a vector of less than two parts".into());
    }
    let (Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_)) = module.ty(inst.result_type) else {
        return Some(format!("cannot make {}", quoted(&module.show(inst.result_type))));
    };
    if let Some(count) = module.part_count(inst.result_type)
        && count as usize != parts.len()
    {
        return Some(format!("has {} parts for {count}", parts.len()));
    }
    let is_wrong = |(index, ty)| module.part(inst.result_type, index as u32) != Some(ty);
    let wrong = types().enumerate().find(|it| is_wrong(*it));
    wrong.map(|(index, ty)| format!("has {} as part {}", quoted(&module.show(ty)), index + 1))
}

fn shuffle(module: &Module<'_>, inst: &Inst<'_>) -> Option<String> {
    let [first, second, indices @ ..] = inst.words else { return None };
    let (first, second) = (module.type_of(*first), module.type_of(*second));
    let vector = |ty: u32| match module.ty(ty) {
        Type::Vector { part, len } => Some((part, len)),
        _ => None,
    };
    let (Some(result), Some(first), Some(second)) = (vector(inst.result_type), vector(first), vector(second))
    else {
        return Some("takes and gives vectors".into());
    };
    if result.0 != first.0 || result.0 != second.0 {
        return Some("takes and gives vectors of the same components".into());
    }
    if indices.len() as u32 != result.1 {
        return Some(format!("has {} indices for {} components", indices.len(), result.1));
    }
    let count = first.1.saturating_add(second.1);
    let beyond = indices.iter().find(|it| **it >= count && **it != u32::MAX);
    beyond.map(|it| format!("has an index of {it}, beyond the {count} components of its operands"))
}

fn select(module: &Module<'_>, inst: &Inst<'_>) -> Option<String> {
    let operand = |index: usize| module.type_of(inst.word(index));
    let Some(truth) = module.shape(operand(0)).filter(|it| it.kind == Kind::Bool) else {
        return Some("requires a Boolean condition".into());
    };
    if operand(1) != inst.result_type || operand(2) != inst.result_type {
        return Some("chooses between two values of the result's type".into());
    }
    let is_old = module.environment.version < (1, 4);
    match module.shape(inst.result_type) {
        Some(Shape { len, .. }) if truth.len == len => None,
        Some(_) if truth.len == 1 && !is_old => None,
        Some(_) if truth.len == 1 => Some("requires one Boolean for each component before SPIR-V 1.4".into()),
        Some(_) => Some("requires one Boolean for each component".into()),
        None if module.pointee(inst.result_type).is_some() => {
            let class = module.pointee(inst.result_type)?.0;
            let may = class == StorageClass::PhysicalStorageBuffer
                || module.has(Capability::VariablePointers)
                || module.has(Capability::VariablePointersStorageBuffer);
            (!may).then(|| "chooses between pointers without the capability VariablePointers".into())
        }
        None if is_old => Some("chooses between scalars and vectors only before SPIR-V 1.4".into()),
        None => (truth.len != 1).then(|| "chooses between composites by one Boolean".into()),
    }
}

fn bitcast(module: &Module<'_>, inst: &Inst<'_>) -> Option<String> {
    let from = module.type_of(inst.word(0));
    // Other pointers are not addresses.
    let is_pointer = |ty| module.pointee(ty).is_some_and(|it| it.0 == StorageClass::PhysicalStorageBuffer);
    let bits = |ty| {
        module.shape(ty).filter(|it| it.kind != Kind::Bool).map(|it| u64::from(it.bits) * u64::from(it.len))
    };
    let is_address = |ty| {
        module
            .shape(ty)
            .is_some_and(|it| it.kind == Kind::Int && matches!((it.bits, it.len), (64, 1) | (32, 2)))
    };
    let of_addresses = |verb: &str| format!("{verb} an address as a `uint64_t` or a `uint2`");
    match (bits(from), bits(inst.result_type)) {
        (Some(from), Some(to)) if from == to => None,
        (Some(from), Some(to)) => Some(format!("makes {to} bits of {from}")),
        _ if is_pointer(from) && is_pointer(inst.result_type) => None,
        (None, Some(_)) if is_pointer(from) => (!is_address(inst.result_type)).then(|| of_addresses("gives")),
        (Some(_), None) if is_pointer(inst.result_type) => (!is_address(from)).then(|| of_addresses("takes")),
        _ => Some("takes and gives numbers".into()),
    }
}

/// Whether the types of a product do not go together.
fn product(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> bool {
    let matrix = |ty: u32| match module.ty(ty) {
        Type::Matrix { column, len } => Some((column, len)),
        _ => None,
    };
    let rows = |column: u32| module.shape(column).map_or(0, |it| it.len);
    let scalar = |ty: u32| module.part(ty, 0);
    let result = inst.result_type;
    let (left, right) = (module.type_of(inst.word(0)), module.type_of(inst.word(1)));
    let fits = || -> Option<bool> {
        Some(match op {
            Op::Transpose => {
                let (from, to) = (matrix(left)?, matrix(result)?);
                rows(from.0) == to.1 && rows(to.0) == from.1 && scalar(from.0) == scalar(to.0)
            }
            Op::OuterProduct => {
                let to = matrix(result)?;
                to.0 == left && rows(right) == to.1 && scalar(left) == scalar(right)
            }
            Op::MatrixTimesScalar => {
                let to = matrix(result)?;
                left == result && scalar(to.0) == Some(right)
            }
            Op::VectorTimesMatrix => {
                let by = matrix(right)?;
                let (vector, to) = (module.shape(left)?, module.shape(result)?);
                vector.kind == Kind::Float
                    && vector.len == rows(by.0)
                    && to.len == by.1
                    && scalar(left) == scalar(by.0)
                    && scalar(result) == scalar(by.0)
            }
            Op::MatrixTimesVector => {
                let by = matrix(left)?;
                let vector = module.shape(right)?;
                result == by.0 && vector.len == by.1 && scalar(right) == scalar(by.0)
            }
            Op::MatrixTimesMatrix => {
                let (left, right, to) = (matrix(left)?, matrix(right)?, matrix(result)?);
                to.0 == left.0
                    && to.1 == right.1
                    && rows(right.0) == left.1
                    && scalar(left.0) == scalar(right.0)
            }
            _ => true,
        })
    };
    !fits().unwrap_or(false)
}
