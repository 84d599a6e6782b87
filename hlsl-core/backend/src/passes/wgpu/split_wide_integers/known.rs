//! What [`super`] knows of the operations on wide integers: it changes a module only if it knows all of them.

use super::super::split_atomics::{self, Splittable};
use crate::ir::{place::place, *};
use crate::spirv::{GlslStd450Op as GLOp, Op as S};

/// Whether every use of wide integers is known here.
pub fn is_splittable(module: &Module, atomics: &Splittable) -> bool {
    let is_passed = module.globals.values().any(|it| {
        let class = module.pointee(it.ty);
        class.is_some_and(|(class, ty)| {
            !matches!(class, StorageClass::PRIVATE | StorageClass::WORKGROUP) && holds_wide(module, ty)
        })
    });
    !is_passed
        && module.functions.values().all(|function| {
            function.order.iter().all(|&it| {
            let block = &function.blocks[it];
            let is_chosen =
                matches!(block.end, End::Switch { selector, .. } if is_wide_arg(module, function, selector));
            !is_chosen
                && block.values.iter().all(|&it| is_known(module, function, &function.values[it], atomics))
        })
        })
}

fn holds_wide(module: &Module, ty: TypeId) -> bool {
    module.types.contents(ty).reached.has_integer(64)
}

/// Whether the components of a type are wide integers, and then whether they are signed.
pub fn wide(module: &Module, ty: TypeId) -> Option<bool> {
    match module.types[module.component(ty)] {
        Type::Int { width: 64, signed } if !matches!(module.types[ty], Type::Matrix { .. }) => Some(signed),
        _ => None,
    }
}

fn is_wide_arg(module: &Module, function: &Function, arg: Arg) -> bool {
    module.interned().arg_type(function, arg).is_some_and(|it| wide(module, it).is_some())
}

/// Whether a wide integer is only known when the pipeline is created.
fn is_specialized(module: &Module, arg: Arg) -> bool {
    match arg.constant().map(|it| &module.constants[it]) {
        Some(
            Constant::Spec { ty, .. } | Constant::SpecOp { ty, .. } | Constant::SpecComposite { ty, .. },
        ) => holds_wide(module, *ty),
        _ => false,
    }
}

fn is_known(module: &Module, function: &Function, inst: &Inst, atomics: &Splittable) -> bool {
    let touches = holds_wide(module, inst.ty)
        || inst
            .args
            .iter()
            .any(|&it| module.interned().arg_type(function, it).is_some_and(|it| holds_wide(module, it)));
    if inst.args.iter().any(|&it| is_specialized(module, it)) {
        return false;
    }
    if !touches || inst.op.is_debug() {
        return true;
    }
    let types = module.interned();
    if split_atomics::is_wide(module, function, inst) {
        return atomics.can(function, inst) && !is_component(module, function, inst.args[0]);
    }
    let Op::Core(op) = inst.op else {
        let known = [GLOp::UMin, GLOp::UMax, GLOp::SMin, GLOp::SMax, GLOp::UClamp, GLOp::SClamp, GLOp::SAbs];
        return match inst.op {
            Op::Ext { set: ExtSet::Glsl, number } => known.iter().any(|&it| it as u32 == number),
            Op::Parameter | Op::BlockParameter => true,
            _ => false,
        };
    };
    use S::*;
    match op {
        AccessChain | InBoundsAccessChain => {
            let Some((_, mut ty)) = inst
                .args
                .first()
                .and_then(|&it| types.arg_type(function, it))
                .and_then(|it| types.pointee(it))
            else {
                return false;
            };
            let count = inst.args.len() - 1;
            inst.args.iter().skip(1).enumerate().all(|(at, &index)| {
                let is_vector = matches!(module.types[ty], Type::Vector { .. }) && wide(module, ty).is_some();
                ty = types.part(ty, types.index_of(index).unwrap_or(0)).unwrap_or(ty);
                !is_vector || at + 1 == count
            })
        }
        CompositeExtract | CompositeInsert => {
            let (whole, first) = if op == CompositeExtract { (0, 1) } else { (1, 2) };
            let ty = inst.args.get(whole).and_then(|&it| types.arg_type(function, it));
            let Some(mut ty) = ty else { return false };
            // It ends in a number, so a component is the last index.
            inst.args.iter().skip(first).all(|index| {
                let is_there = types.part(ty, index.literal().unwrap_or(0));
                ty = is_there.unwrap_or(ty);
                is_there.is_some()
            })
        }
        Bitcast => {
            let from = inst.args.first().and_then(|&it| types.arg_type(function, it));
            let Some(from) = from else { return false };
            match (wide(module, from), wide(module, inst.ty)) {
                (Some(_), Some(_)) => true,
                (Some(_), None) => types.part_count(from).is_none() && is_two_words(module, inst.ty),
                (None, Some(_)) => types.part_count(inst.ty).is_none() && is_two_words(module, from),
                (None, None) => false,
            }
        }
        ConvertFToS | ConvertFToU | ConvertSToF | ConvertUToF => {
            let from = inst.args.first().and_then(|&it| types.arg_type(function, it));
            let float = if wide(module, inst.ty).is_some() { from } else { Some(inst.ty) };
            float.is_some_and(|it| {
                matches!(module.types[module.component(it)], Type::Float { width: 16 | 32 })
            })
        }
        UConvert | SConvert => {
            let from = inst.args.first().and_then(|&it| types.arg_type(function, it));
            let other = if wide(module, inst.ty).is_some() { from } else { Some(inst.ty) };
            other.is_some_and(|it| {
                matches!(module.types[module.component(it)], Type::Int { width: 32 | 64, .. })
            })
        }
        // Naga reads words that atomic operations change only one by one.
        Load | Store | CopyMemory => !inst.args.iter().any(|&it| {
            let is_changed = place(function, it).is_some_and(|it| !it.loaded && atomics.changes(it.global));
            let pointee = types.arg_type(function, it).and_then(|it| types.pointee(it)).map(|it| it.1);
            is_changed && pointee.is_some_and(|it| !matches!(module.types[it], Type::Int { .. }))
        }),
        CopyObject | Variable | Undef | FunctionCall | CompositeConstruct | VectorShuffle
        | VectorExtractDynamic | VectorInsertDynamic | Select | IAdd | ISub | IMul | SNegate | Not
        | BitwiseAnd | BitwiseOr | BitwiseXor | ShiftLeftLogical | ShiftRightLogical
        | ShiftRightArithmetic | IEqual | INotEqual | ULessThan | ULessThanEqual | UGreaterThan
        | UGreaterThanEqual | SLessThan | SLessThanEqual | SGreaterThan | SGreaterThanEqual => true,
        _ => false,
    }
}

/// Whether a pointer is to a component of a wide vector.
fn is_component(module: &Module, function: &Function, pointer: Arg) -> bool {
    let Some(chain) = pointer.value().map(|it| &function.values[it]) else { return false };
    if !facts::is_access_chain(chain.op) {
        return false;
    }
    let types = module.interned();
    let base = chain.args.first().and_then(|&it| types.arg_type(function, it));
    let Some((_, mut ty)) = base.and_then(|it| types.pointee(it)) else { return false };
    chain.args.iter().skip(1).any(|&index| {
        let is_vector = matches!(module.types[ty], Type::Vector { .. });
        ty = types.part(ty, types.index_of(index).unwrap_or(0)).unwrap_or(ty);
        is_vector
    })
}

fn is_two_words(module: &Module, ty: TypeId) -> bool {
    let component = module.component(ty);
    matches!(module.types[ty], Type::Vector { len: 2, .. })
        && matches!(module.types[component], Type::Int { width: 32, .. } | Type::Float { width: 32 })
}
