//! Hides constants from WGSL's compiler where it would compute at compile time what has no result there: infinity and
//! NaN, division by zero, the logarithm of zero. On the device these are defined, or at least no errors.
//!
//! Needs: a legal module. Leaves: no constant in a function that holds infinity or NaN, no computation of constants
//! alone, and none whose constant arguments WGSL rejects.

use super::{Context, rewrite::Rewriter};
use crate::ir::*;
use crate::spirv::{GlslStd450Op as GLOp, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    initialize_at_run_time(module);
    super::for_each_function(module, |module, function| {
        let mut it = Rewriter::new(module, function);
        for block in it.function.order.clone() {
            for value in std::mem::take(&mut it.function.blocks[block].values) {
                instruction(&mut it, value);
            }
            let mut end = std::mem::replace(&mut it.function.blocks[block].end, End::Unreachable);
            it.loc = Some(it.function.blocks[block].end_loc);
            end.for_each_arg_mut(|arg| *arg = finite(&mut it, *arg));
            it.function.blocks[block].end = end;
            it.function.blocks[block].values = std::mem::take(&mut it.out);
        }
        it.declare();
    });
}

/// Stores what variables start with, if it is not finite.
fn initialize_at_run_time(module: &mut Module) {
    let is_infinite =
        |module: &Module, id| module.globals[id].initializer.is_some_and(|it| !is_finite(module, it));
    let globals: Vec<GlobalId> = module.globals.ids().filter(|&id| is_infinite(module, id)).collect();
    for global in globals {
        let Some(initializer) = module.globals[global].initializer.take() else { continue };
        for index in 0..module.entries.len() {
            let entry = module.entries[index].function;
            if reach::globals(module, entry)[global] {
                store_first(module, entry, global, initializer);
            }
        }
    }
}

fn store_first(module: &mut Module, function: FunctionId, global: GlobalId, value: ConstantId) {
    let void = module.void();
    let function = &mut module.functions[function];
    let (Some(first), loc) = (function.entry(), function.loc) else { return };
    let args = [Arg::Global(global), Arg::Constant(value)];
    let store = function.values.add(Inst::new(S::Store, void, args, loc));
    let is_variable = |&&it: &&ValueId| function.values[it].is(S::Variable);
    let at = function.blocks[first].values.iter().take_while(is_variable).count();
    function.blocks[first].values.insert(at, store);
}

fn instruction(it: &mut Rewriter<'_>, value: ValueId) {
    let inst = &it.function.values[value];
    if inst.op.is_debug() {
        return it.out.push(value);
    }
    it.loc = Some(inst.loc);
    let mut args = inst.args.clone();
    if inst.is(S::Variable) {
        // A constant that cannot be written is stored instead.
        if let Some(&Arg::Constant(initial)) = args.get(1)
            && !is_finite(it.module, initial)
        {
            it.function.values[value].args.truncate(1);
            it.out.push(value);
            let initial = finite(it, Arg::Constant(initial));
            let void = it.module.void();
            it.emit(S::Store, void, [Arg::Value(value), initial]);
            return;
        }
        return it.out.push(value);
    }
    for arg in &mut args {
        *arg = finite(it, *arg);
    }
    let (op, ty) = (it.function.values[value].op, it.function.values[value].ty);
    if let Some(index) = hidden(it, op, ty, &args)
        && let Some(&Arg::Constant(constant)) = args.get(index)
    {
        args[index] = it.at_run_time(constant);
    }
    it.function.values[value].args = args;
    it.out.push(value);
}

fn is_finite(module: &Module, constant: ConstantId) -> bool {
    match &module.constants[constant] {
        Constant::Composite { parts, .. } | Constant::SpecComposite { parts, .. } => {
            parts.iter().all(|&it| is_finite(module, it))
        }
        _ => module.real_value(constant).is_none_or(f64::is_finite),
    }
}

/// The argument, or what computes the same from the bits.
fn finite(it: &mut Rewriter<'_>, arg: Arg) -> Arg {
    let Arg::Constant(constant) = arg else { return arg };
    if is_finite(it.module, constant) {
        return arg;
    }
    match it.module.constants[constant].clone() {
        Constant::Composite { ty, parts } | Constant::SpecComposite { ty, parts } => {
            let parts: Vec<Arg> = parts.into_iter().map(|part| finite(it, Arg::Constant(part))).collect();
            it.emit(S::CompositeConstruct, ty, parts)
        }
        Constant::Scalar { ty, bits } => {
            let single = match it.module.types[ty] {
                Type::Float { width: 32 } => bits as u32,
                // Wider and narrower ones are converted: they have no other payload that a shader could name.
                _ => it.module.real_value(constant).map_or(0, |it| (it as f32).to_bits()),
            };
            let bits = it.module.uint(single);
            let bits = it.at_run_time(bits);
            let float = it.module.float32();
            let number = it.emit(S::Bitcast, float, [bits]);
            if ty == float { number } else { it.emit(S::FConvert, ty, [number]) }
        }
        _ => arg,
    }
}

/// The argument that WGSL's compiler must not see as a constant.
fn hidden(it: &Rewriter<'_>, op: Op, ty: TypeId, args: &[Arg]) -> Option<usize> {
    let module = &*it.module;
    let is_known = |arg: &Arg| matches!(arg, Arg::Constant(id) if !module.is_spec(*id));
    let computes = match op {
        // Integers convert to each other, whatever they are.
        Op::Core(S::Bitcast) => matches!(module.types[module.component(ty)], Type::Float { .. }),
        Op::Core(_) => op.facts().may_fail,
        Op::Ext { set, .. } => set == ExtSet::Glsl,
        _ => false,
    };
    if !computes || args.is_empty() {
        return None;
    }
    if args.iter().all(is_known) {
        return Some(0);
    }
    let parts = |index: usize| args.get(index).map_or_else(Vec::new, |&it| numbers(module, it));
    let exceeds = |low: usize, high: usize| {
        parts(low).into_iter().zip(parts(high)).any(|(low, high)| low.zip(high).is_some_and(|(a, b)| a > b))
    };
    let bits = f64::from(match module.types[module.component(ty)] {
        Type::Int { width, .. } | Type::Float { width } => width,
        _ => 32,
    });
    let any = |index: usize, is_bad: &dyn Fn(f64) -> bool| parts(index).into_iter().flatten().any(is_bad);
    match op {
        Op::Core(S::SDiv | S::UDiv | S::SRem | S::SMod | S::UMod) if any(1, &|it| it == 0.0) => Some(1),
        Op::Core(S::ShiftLeftLogical | S::ShiftRightLogical | S::ShiftRightArithmetic)
            if any(1, &|it| it < 0.0 || it >= bits) =>
        {
            Some(1)
        }
        Op::Core(S::BitFieldSExtract | S::BitFieldUExtract)
            if sum(&parts(1), &parts(2)).is_some_and(|it| it > bits) =>
        {
            Some(1)
        }
        Op::Core(S::BitFieldInsert) if sum(&parts(2), &parts(3)).is_some_and(|it| it > bits) => Some(2),
        Op::Ext { set: ExtSet::Glsl, number } => match GLOp::from_u32(number) {
            Some(GLOp::FClamp | GLOp::SClamp | GLOp::UClamp | GLOp::NClamp) if exceeds(1, 2) => Some(1),
            Some(GLOp::SmoothStep) if parts(0).iter().zip(&parts(1)).any(|(a, b)| a.is_some() && a >= b) => {
                Some(0)
            }
            Some(GLOp::Ldexp) if any(1, &|it| it > 128.0) => Some(1),
            _ => None,
        },
        _ => None,
    }
}

fn sum(a: &[Option<f64>], b: &[Option<f64>]) -> Option<f64> {
    Some((*a.first()?)? + (*b.first()?)?)
}

/// The components of a constant scalar or vector, as far as they are known.
fn numbers(module: &Module, arg: Arg) -> Vec<Option<f64>> {
    let Arg::Constant(constant) = arg else { return Vec::new() };
    let scalar = |id| module.integer_value(id).map(|it| it as f64).or_else(|| module.real_value(id));
    match &module.constants[constant] {
        Constant::Composite { parts, .. } => parts.iter().map(|&it| scalar(it)).collect(),
        &Constant::Null(ty) => vec![Some(0.0); module.width(ty) as usize],
        _ => vec![scalar(constant)],
    }
}
