//! Gives remainders of signed integers HLSL's result, which has the sign of the left operand, on every driver: Vulkan
//! defines OpSRem only where neither operand is negative (before VK_KHR_maintenance8), so that elsewhere `a % b` becomes
//! `a - (a / b) * b`.
//!
//! Needs: nothing, but knows more of values than of variables. Leaves ([`leaves`]): no remainder of what may be negative,
//! except in constants. With `-fvk-maintenance8` all stay, with `-fcgl`, which shows the operations of the shader, and for
//! wgpu: WGSL defines them, and naga writes what a driver needs.

use super::{Changed, Context, Settings};
use crate::ir::{facts::Types, magnitude::Magnitudes, *};
use crate::spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    if !context.settings.is_for_drivers() || context.settings.defined_remainders {
        return Changed::Nothing;
    }
    super::for_each_function(module, |module, function| {
        let undefined = undefined(module.interned(), function);
        if undefined.is_empty() {
            return Changed::Nothing;
        }
        // They are in the order in which the loops below come to them.
        let mut undefined = undefined.into_iter().peekable();
        for block in function.order.clone() {
            let mut values = Vec::with_capacity(function.blocks[block].values.len());
            for value in std::mem::take(&mut function.blocks[block].values) {
                if undefined.next_if_eq(&value).is_some() {
                    values.extend(spell_out(function, value).into_iter().flatten());
                }
                values.push(value);
            }
            function.blocks[block].values = values;
        }
        Changed::Something
    })
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    if !settings.is_for_drivers() || settings.defined_remainders {
        return Ok(());
    }
    for function in module.functions.values() {
        if let Some(value) = undefined(module.interned(), function).first() {
            return Err(format!("%{} in {:?} may be of negative numbers", value.index(), function.name));
        }
    }
    Ok(())
}

/// The remainders with operands that may be negative, in order.
fn undefined(module: Types<'_>, function: &Function) -> Vec<ValueId> {
    let all = function.order.iter().flat_map(|&it| &function.blocks[it].values);
    let mut found: Vec<ValueId> = all.copied().filter(|&it| function.values[it].is(S::SRem)).collect();
    if !found.is_empty() {
        let known = Magnitudes::new(function);
        found.retain(|&it| {
            !function.values[it].args.iter().all(|&arg| known.is_not_negative(module, function, arg))
        });
    }
    found
}

/// Makes a remainder a difference: the quotient and the product that come before it.
fn spell_out(function: &mut Function, value: ValueId) -> Option<[ValueId; 2]> {
    let inst = &function.values[value];
    let (ty, loc, flags) = (inst.ty, inst.loc, inst.flags);
    let &[a, b] = &inst.args[..] else { return None };
    let mut add = |op: S, args: [Arg; 2]| function.values.add(Inst::new(op, ty, args, loc).with_flags(flags));
    let quotient = add(S::SDiv, [a, b]);
    let product = add(S::IMul, [quotient.into(), b]);
    let inst = &mut function.values[value];
    inst.op = S::ISub.into();
    inst.args = [a, product.into()].into_iter().collect();
    Some([quotient, product])
}
