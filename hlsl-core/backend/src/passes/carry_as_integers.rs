//! Lets blocks carry as unsigned integers what NVIDIA's compiler (580.159.04) crashes on in an OpPhi:
//!
//! - floats of a loop's header that are constants whenever the loop goes on, and floats of a case that are constants also
//!   where the case before falls through; they are carried as their bits, and a Bitcast at the top makes them floats
//! - bools of a loop's header, which a comparison at the top makes of 0 and 1
//!
//! It crashes on few of the shaders that have these; as integers they pass, and a GPU does the same for them.
//!
//! Needs: all simplifications done, since what is added is in their way. Leaves ([`leaves`]): no such parameter; floats are
//! of 32 bits, since integers of other widths would need capabilities. With `-fcgl` all stay, and for wgpu: naga's loops
//! have variables.

use super::{Changed, Context, Settings};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{facts::Types, *},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    if !context.settings.is_for_drivers() {
        return Changed::Nothing;
    }
    super::for_each_function(module, |module, function| {
        let carried = carried(module.interned(), function);
        if carried.is_empty() {
            return Changed::Nothing;
        }
        let mut integers: IdMap<Inst, Option<ValueId>> = IdMap::expecting(function.values.len());
        for &(_, parameter) in &carried {
            let Inst { ty, loc, .. } = function.values[parameter];
            let uint = module.uint32();
            let ty = module.like(ty, uint);
            integers[parameter] = Some(function.values.add(Inst::new(Op::BlockParameter, ty, [], loc)));
        }
        for index in 0..function.order.len() {
            let block = function.order[index];
            let mut end = std::mem::replace(&mut function.blocks[block].end, End::Unreachable);
            for target in end.targets_mut() {
                for (place, arg) in target.args.iter_mut().enumerate() {
                    let Some(parameter) = integers[function.blocks[target.block].parameters[place]] else {
                        continue;
                    };
                    let Inst { ty, loc, .. } = function.values[parameter];
                    *arg = match *arg {
                        Arg::Constant(it) if is_known(module.interned(), *arg) => {
                            integer_of(module, ty, it).into()
                        }
                        Arg::Value(it) if integers[it].is_some() => integers[it].map_or(*arg, Arg::Value),
                        first => {
                            let from = module.type_of(function, first);
                            let integer = to_integer(module, from, ty, first, loc);
                            function.push(block, integer).into()
                        }
                    };
                }
            }
            function.blocks[block].end = end;
        }
        for (block, parameter) in carried.into_iter().rev() {
            let Some(integer) = integers[parameter] else { continue };
            let parameters = &mut function.blocks[block].parameters;
            parameters.iter_mut().filter(|it| **it == parameter).for_each(|it| *it = integer);
            function.blocks[block].values.insert(0, parameter);
            // Not relaxed: nobody says what that would do to bits.
            let Inst { ty, loc, .. } = function.values[parameter];
            let from = function.values[integer].ty;
            let old = from_integer(module, ty, from, integer.into(), loc);
            function.values.replace(parameter, old);
        }
        Changed::Something
    })
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    if !settings.is_for_drivers() {
        return Ok(());
    }
    for function in module.functions.values() {
        if let Some((_, value)) = carried(module.interned(), function).first() {
            return Err(format!("%{} in {:?} is carried as it is", value.index(), function.name));
        }
    }
    Ok(())
}

/// The parameters that are meant, with their blocks, in order.
fn carried(module: Types<'_>, function: &Function) -> Vec<(BlockId, ValueId)> {
    let is_case = cases(function);
    let mut found = Vec::new();
    for &block in &function.order {
        let is_header = function.blocks[block].is_loop_header();
        if is_header || is_case[block] {
            let meant = function.blocks[block].parameters.iter().filter(|&&it| {
                let ty = function.values[it].ty;
                is_of_words(module, ty) || is_header && is_of_bools(module, ty)
            });
            found.extend(meant.map(|&it| (block, it)));
        }
    }
    if found.is_empty() {
        return found;
    }
    let mut is_carried: IdMap<Inst, bool> = IdMap::expecting(function.values.len());
    found.iter().for_each(|it| is_carried[it.1] = true);
    loop {
        let mut others = Vec::new();
        let mut seen: IdMap<Block, bool> = IdMap::expecting(function.blocks.len());
        for &block in &function.order {
            seen[block] = true;
            // What enters a loop does not matter. Only the loop itself comes back to a header.
            let counts = |it: &&Target| seen[it.block] || is_case[it.block];
            for target in function.blocks[block].end.targets().filter(counts) {
                let parameters = &function.blocks[target.block].parameters;
                let changing = parameters.iter().zip(&target.args).filter(|&(&parameter, &arg)| {
                    let is_constant = is_known(module, arg) || arg.value().is_some_and(|it| is_carried[it]);
                    let is_float = !is_of_bools(module, function.values[parameter].ty);
                    is_carried[parameter] && is_float && !is_constant
                });
                others.extend(changing.map(|it| *it.0));
            }
        }
        if others.is_empty() {
            found.retain(|it| is_carried[it.1]);
            return found;
        }
        others.into_iter().for_each(|it| is_carried[it] = false);
    }
}

/// The blocks that a switch goes to, and not behind it.
fn cases(function: &Function) -> IdMap<Block, bool> {
    let mut cases: IdMap<Block, bool> = IdMap::expecting(function.blocks.len());
    for &block in &function.order {
        let Block { merge: Some(Merge::Selection { merge, .. }), end: end @ End::Switch { .. }, .. } =
            &function.blocks[block]
        else {
            continue;
        };
        end.targets().filter(|it| it.block != *merge).for_each(|it| cases[it.block] = true);
    }
    cases
}

/// Floats of 32 bits, or vectors of them.
fn is_of_words(module: Types<'_>, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Float { width } => width == 32,
        Type::Vector { element, .. } => is_of_words(module, element),
        _ => false,
    }
}

fn is_of_bools(module: Types<'_>, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Bool => true,
        Type::Vector { element, .. } => is_of_bools(module, element),
        _ => false,
    }
}

/// Whether it is a constant that nothing but the shader decides.
fn is_known(module: Types<'_>, arg: Arg) -> bool {
    let constant = arg.constant().map(|it| &module.constants[it]);
    let scalar_or_vector = |it: &Constant| {
        matches!(
            it,
            Constant::Undef(_)
                | Constant::Null(_)
                | Constant::Bool(_)
                | Constant::Scalar { .. }
                | Constant::Composite { .. }
        )
    };
    constant.is_some_and(scalar_or_vector)
}

/// The constant of type `ty`, of unsigned integers, that stands for a known one of floats or bools.
fn integer_of(module: &mut Module, ty: TypeId, constant: ConstantId) -> ConstantId {
    match &module.constants[constant] {
        Constant::Bool(is_true) => {
            let value = i64::from(*is_true);
            module.integer(ty, value)
        }
        Constant::Scalar { bits, .. } => {
            let bits = *bits;
            module.constants.intern(Constant::Scalar { ty, bits })
        }
        Constant::Null(_) => module.null(ty),
        Constant::Composite { parts, .. } => {
            let (parts, component) = (parts.clone(), module.component(ty));
            let parts = parts.into_iter().map(|it| integer_of(module, component, it)).collect();
            module.composite(ty, parts)
        }
        _ => module.undef(ty),
    }
}

/// What makes integers of type `ty` of something of type `from`.
fn to_integer(module: &mut Module, from: TypeId, ty: TypeId, arg: Arg, loc: LocId) -> Inst {
    if !is_of_bools(module.interned(), from) {
        return Inst::new(S::Bitcast, ty, [arg], loc);
    }
    let component = module.component(ty);
    let one = module.integer(component, 1);
    let (one, zero) = (module.splat(ty, one), module.null(ty));
    Inst::new(S::Select, ty, [arg, one.into(), zero.into()], loc)
}

/// What makes something of type `ty` of integers of type `from`.
fn from_integer(module: &mut Module, ty: TypeId, from: TypeId, integer: Arg, loc: LocId) -> Inst {
    if !is_of_bools(module.interned(), ty) {
        return Inst::new(S::Bitcast, ty, [integer], loc);
    }
    let zero = module.null(from);
    Inst::new(S::INotEqual, ty, [integer, zero.into()], loc)
}
