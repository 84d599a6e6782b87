//! Passes 16-bit numbers between stages as 32-bit ones: naga does not read stage variables of 16 bits. The vertex formats
//! that a host has for them are converted by the device either way.
//!
//! Needs: no matrices and arrays between stages. Leaves: stage variables of 32 bits, and conversions where they are read
//! and written.

use super::Context;
use crate::ir::{facts::is_access_chain, *};
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let short: Vec<GlobalId> = module.globals.ids().filter(|&it| wider(module, it).is_some()).collect();
    if short.is_empty() {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                rewrite(module, function, &short, value, &mut values);
            }
            function.blocks[block].values = values;
        }
    });
    for global in short {
        if let Some(ty) = wider(module, global) {
            module.globals[global].ty = ty;
        }
    }
}

/// The type that a stage variable of short numbers gets.
fn wider(module: &mut Module, global: GlobalId) -> Option<TypeId> {
    let (class, ty) = module.pointee(module.globals[global].ty)?;
    if !matches!(class, StorageClass::INPUT | StorageClass::OUTPUT) {
        return None;
    }
    let ty = wide(module, ty)?;
    Some(module.pointer(class, ty))
}

fn wide(module: &mut Module, ty: TypeId) -> Option<TypeId> {
    let component = match module.types[ty] {
        Type::Vector { element, .. } => element,
        _ => ty,
    };
    let component = match module.types[component] {
        Type::Float { width: 16 } => module.float32(),
        Type::Int { width: 16, signed } => module.int(32, signed),
        _ => return None,
    };
    Some(module.like(ty, component))
}

/// How a number changes its width.
fn conversion(module: &Module, ty: TypeId) -> S {
    match module.types[module.component(ty)] {
        Type::Float { .. } => S::FConvert,
        Type::Int { signed: true, .. } => S::SConvert,
        _ => S::UConvert,
    }
}

fn rewrite(
    module: &mut Module,
    function: &mut Function,
    short: &[GlobalId],
    value: ValueId,
    out: &mut Vec<ValueId>,
) {
    let inst = function.values[value].clone();
    let is_short = |function: &Function, pointer: Option<&Arg>| {
        let root = pointer.map(|&it| facts::root(function, it));
        matches!(root, Some(facts::Root::Global(global)) if short.contains(&global))
    };
    if !is_short(function, inst.args.first()) {
        return out.push(value);
    }
    if is_access_chain(inst.op) {
        if let Some((class, pointee)) = module.pointee(inst.ty)
            && let Some(ty) = wide(module, pointee)
        {
            function.values[value].ty = module.pointer(class, ty);
        }
    } else if inst.is(S::Load)
        && let Some(ty) = wide(module, inst.ty)
    {
        let load = function.values.add(Inst::new(S::Load, ty, inst.args.iter().copied(), inst.loc));
        out.push(load);
        function.values[value].op = conversion(module, inst.ty).into();
        function.values[value].args = Args::from_slice(&[load.into()]);
    } else if inst.is(S::Store)
        && let Some(&stored) = inst.args.get(1)
    {
        let from = module.type_of(function, stored);
        if let Some(ty) = wide(module, from) {
            let convert = Inst::new(conversion(module, from), ty, [stored], inst.loc);
            let convert = function.values.add(convert);
            out.push(convert);
            function.values[value].args[1] = convert.into();
        }
    }
    out.push(value);
}
