//! Lets loops carry floats that only ever become constants as the bits of these: a parameter of a loop's header that is a
//! constant whenever the loop goes on becomes an unsigned integer, and a Bitcast at the top of the header makes it the float.
//!
//! NVIDIA's compiler (580.159.04) crashes on some loops that have such an OpPhi. As integers the same constants pass, and a
//! Bitcast costs a GPU nothing.
//!
//! Needs: all simplifications done, since the Bitcasts are in their way. Leaves ([`leaves`]): no such parameter of 32 bits;
//! integers of other widths would need capabilities. With `-fcgl` all stay, and for wgpu: naga's loops have variables.

use super::{Changed, Context, Settings};
use crate::{
    arena::IdMap,
    ir::{facts::Types, *},
};
use spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    if !context.settings.is_for_drivers() {
        return Changed::Nothing;
    }
    super::for_each_function(module, |module, function| {
        let floats = carried(module.interned(), function);
        if floats.is_empty() {
            return Changed::Nothing;
        }
        let mut bits: IdMap<Inst, Option<ValueId>> = IdMap::expecting(function.values.len());
        for &(_, float) in &floats {
            let Inst { ty, loc, .. } = function.values[float];
            let uint = module.uint32();
            let ty = module.like(ty, uint);
            bits[float] = Some(function.values.add(Inst::new(Op::BlockParameter, ty, [], loc)));
        }
        for index in 0..function.order.len() {
            let block = function.order[index];
            let mut end = std::mem::replace(&mut function.blocks[block].end, End::Unreachable);
            for target in end.targets_mut() {
                for (place, arg) in target.args.iter_mut().enumerate() {
                    let Some(parameter) = bits[function.blocks[target.block].parameters[place]] else {
                        continue;
                    };
                    let Inst { ty, loc, .. } = function.values[parameter];
                    *arg = match *arg {
                        Arg::Constant(it) if is_known(module.interned(), *arg) => {
                            bits_of(module, ty, it).into()
                        }
                        Arg::Value(it) if bits[it].is_some() => bits[it].map_or(*arg, Arg::Value),
                        first => function.push(block, Inst::new(S::Bitcast, ty, [first], loc)).into(),
                    };
                }
            }
            function.blocks[block].end = end;
        }
        for (header, float) in floats.into_iter().rev() {
            let Some(parameter) = bits[float] else { continue };
            let parameters = &mut function.blocks[header].parameters;
            parameters.iter_mut().filter(|it| **it == float).for_each(|it| *it = parameter);
            function.blocks[header].values.insert(0, float);
            // Not relaxed: nobody says what that would do to bits.
            let Inst { ty, loc, .. } = function.values[float];
            function.values.replace(float, Inst::new(S::Bitcast, ty, [parameter.into()], loc));
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
            return Err(format!("%{} in {:?} carries constants as floats", value.index(), function.name));
        }
    }
    Ok(())
}

/// The parameters of loop headers that are of floats and become constants, or one another, when the loop goes on; with their
/// blocks, in order.
fn carried(module: Types<'_>, function: &Function) -> Vec<(BlockId, ValueId)> {
    let headers = function.order.iter().filter(|&&it| function.blocks[it].is_loop_header());
    let parameters =
        headers.flat_map(|&it| function.blocks[it].parameters.iter().map(move |&parameter| (it, parameter)));
    let mut found: Vec<_> = parameters.filter(|it| is_of_words(module, function.values[it.1].ty)).collect();
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
            // Only the loop itself comes back to a header.
            let returns = function.blocks[block].end.targets().filter(|it| seen[it.block]);
            for target in returns {
                let parameters = &function.blocks[target.block].parameters;
                let changing = parameters.iter().zip(&target.args).filter(|&(&parameter, &arg)| {
                    let is_constant = is_known(module, arg) || arg.value().is_some_and(|it| is_carried[it]);
                    is_carried[parameter] && !is_constant
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

/// Floats of 32 bits, or vectors of them.
fn is_of_words(module: Types<'_>, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Float { width } => width == 32,
        Type::Vector { element, .. } => is_of_words(module, element),
        _ => false,
    }
}

/// Whether it is a constant that nothing but the shader decides.
fn is_known(module: Types<'_>, arg: Arg) -> bool {
    let constant = arg.constant().map(|it| &module.constants[it]);
    let scalar_or_vector = |it: &Constant| {
        matches!(
            it,
            Constant::Undef(_) | Constant::Null(_) | Constant::Scalar { .. } | Constant::Composite { .. }
        )
    };
    constant.is_some_and(scalar_or_vector)
}

/// The constant of type `ty`, of unsigned integers, with the bits of a known one of floats.
fn bits_of(module: &mut Module, ty: TypeId, constant: ConstantId) -> ConstantId {
    match &module.constants[constant] {
        Constant::Scalar { bits, .. } => {
            let bits = *bits;
            module.constants.intern(Constant::Scalar { ty, bits })
        }
        Constant::Null(_) => module.null(ty),
        Constant::Composite { parts, .. } => {
            let (parts, component) = (parts.clone(), module.component(ty));
            let parts = parts.into_iter().map(|it| bits_of(module, component, it)).collect();
            module.composite(ty, parts)
        }
        _ => module.undef(ty),
    }
}
