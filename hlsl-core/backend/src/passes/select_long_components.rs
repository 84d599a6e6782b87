//! Takes components of 64 bits out of vectors by comparing the index, where it is not constant.
//!
//! NVIDIA's compiler (580.159.04) takes other components than the one asked for with some OpVectorExtractDynamic of 64 bits,
//! and with some loads by index from variables, which is what DXC writes.
//!
//! Needs: what other passes know of the index is folded. Leaves ([`leaves`]): no VectorExtractDynamic of 64 bits. With
//! `-fcgl` all stay, and for wgpu, where WGSL indexes vectors.

use super::{Changed, Context, Settings};
use crate::ir::{facts::Types, *};
use crate::spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    if !context.settings.is_for_drivers() {
        return Changed::Nothing;
    }
    super::for_each_function(module, |module, function| {
        let mut changed = Changed::Nothing;
        for index in 0..function.order.len() {
            let block = function.order[index];
            if !function.blocks[block].values.iter().any(|&it| is_meant(module.interned(), function, it)) {
                continue;
            }
            changed = Changed::Something;
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                if is_meant(module.interned(), function, value) {
                    select(module, function, value, &mut values);
                }
                values.push(value);
            }
            function.blocks[block].values = values;
        }
        changed
    })
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    if !settings.is_for_drivers() {
        return Ok(());
    }
    for function in module.functions.values() {
        let mut values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
        if let Some(value) = values.find(|&&it| is_meant(module.interned(), function, it)) {
            return Err(format!("%{} in {:?} extracts 64 bits", value.index(), function.name));
        }
    }
    Ok(())
}

fn is_meant(module: Types<'_>, function: &Function, value: ValueId) -> bool {
    let inst = &function.values[value];
    inst.is(S::VectorExtractDynamic)
        && !inst.flags.contains(Flags::INLINE)
        && matches!(module.types[inst.ty], Type::Int { width: 64, .. } | Type::Float { width: 64 })
}

/// Makes the extraction a choice between the first component and what the choices added to `out` have left of the others.
fn select(module: &mut Module, function: &mut Function, value: ValueId, out: &mut Vec<ValueId>) {
    let Inst { ty, loc, .. } = function.values[value];
    let &[vector, index] = &function.values[value].args[..] else { return };
    let (vector_type, index_type) = (module.type_of(function, vector), module.type_of(function, index));
    let bool_type = module.bool();
    let push = |out: &mut Vec<ValueId>, function: &mut Function, op: S, ty: TypeId, args: [Arg; 2]| {
        let added = function.values.add(Inst::new(op, ty, args, loc));
        out.push(added);
        Arg::Value(added)
    };
    let components = 0..module.width(vector_type);
    let mut components: Vec<Arg> = components
        .map(|at| push(out, function, S::CompositeExtract, ty, [vector, Arg::Literal(at)]))
        .collect();
    let Some(mut chosen) = components.pop() else { return };
    for (at, component) in components.into_iter().enumerate().rev() {
        let at_constant = Arg::Constant(module.integer(index_type, at as i64));
        let is_here = push(out, function, S::IEqual, bool_type, [index, at_constant]);
        if at == 0 {
            let inst = &mut function.values[value];
            inst.op = S::Select.into();
            inst.args = [is_here, component, chosen].into_iter().collect();
            return;
        }
        let select = Inst::new(S::Select, ty, [is_here, component, chosen], loc);
        let select = function.values.add(select);
        out.push(select);
        chosen = select.into();
    }
}
