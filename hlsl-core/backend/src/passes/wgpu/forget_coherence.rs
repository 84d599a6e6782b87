//! Forgets `globallycoherent` where no group depends on it: WGSL has no such memory, and naga none of textures.
//!
//! A group can rely on what another one wrote only after a barrier for the memory of the device. What is only read or only
//! written, or changed by atomic operations, which WGSL then uses for all of its accesses, is the same without it.
//!
//! Needs: legal resources. Leaves: no `Coherent` where it makes no difference. Warns of each.

use super::Context;
use crate::spirv::{Decoration as D, Op as S};
use crate::{
    diagnostics::list::wgpu as errors,
    ir::{facts::is_access_chain, place::place, *},
    options::TargetEnvironment,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == TargetEnvironment::WebGpu;
    let is_coherent = |global: &Global| global.decorations.iter().any(|it| it.is(D::Coherent));
    let used = super::used(module);
    let coherent = module.globals.iter().filter(|(id, it)| used.contains(id) && is_coherent(it));
    let coherent: Vec<GlobalId> = coherent.map(|(id, _)| id).collect();
    if coherent.is_empty() {
        return;
    }
    let has_barrier = has_device_barrier(module);
    for global in coherent {
        if !is_web && !is_image(module, global) || has_barrier && is_exchanged(module, global) {
            continue;
        }
        let target = super::target_name(context);
        let it = &mut module.globals[global];
        it.decorations.retain(|it| !it.is(D::Coherent));
        context.sink.push(errors::DroppedCoherence { target, name: it.name.to_string(), at: it.span });
    }
}

fn is_image(module: &Module, global: GlobalId) -> bool {
    let image = module.pointee(module.globals[global].ty).map(|it| module.innermost(it.1));
    image.is_some_and(|it| matches!(module.types[it], Type::Image(_)))
}

fn insts(module: &Module) -> impl Iterator<Item = (&Function, &Inst)> {
    module.functions.values().flat_map(|function| {
        let values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
        values.map(move |&it| (function, &function.values[it])).filter(|it| !it.1.op.is_debug())
    })
}

/// Whether invocations wait for memory that others than those of their group see.
fn has_device_barrier(module: &Module) -> bool {
    insts(module).any(|(_, inst)| {
        let scope = match inst.core() {
            Some(S::ControlBarrier) => inst.args.get(1),
            Some(S::MemoryBarrier) => inst.args.first(),
            _ => return false,
        };
        let scope = scope.and_then(|&it| module.integer_of(it));
        let of_group = [spirv::Scope::Workgroup, spirv::Scope::Subgroup, spirv::Scope::Invocation];
        !of_group.into_iter().any(|it| scope == Some(it as i64))
    })
}

/// Whether a resource is both read and written otherwise than by atomic operations.
fn is_exchanged(module: &Module, global: GlobalId) -> bool {
    let (mut is_read, mut is_written) = (false, false);
    for (function, inst) in insts(module) {
        let is_it = |index: usize| {
            let place = inst.args.get(index).and_then(|&it| place(function, it));
            place.is_some_and(|it| it.global == global)
        };
        match inst.core() {
            _ if is_access_chain(inst.op) => {}
            Some(S::Load) => is_read |= is_it(0) && !module.interned().is_opaque(inst.ty),
            Some(S::Store) => is_written |= is_it(0),
            Some(S::ImageRead | S::ImageSparseRead) => is_read |= is_it(0),
            Some(S::ImageWrite) => is_written |= is_it(0),
            Some(S::ImageTexelPointer | S::ArrayLength | S::ImageQuerySize) => {}
            // Naga makes all of the numbers atomic then, for all accesses.
            Some(_) if inst.op.facts().atomic && is_it(0) && is_of_numbers(module, global) => return false,
            Some(S::CopyMemory | S::FunctionCall) => {
                is_read |= is_it(1);
                is_written |= is_it(0);
            }
            _ => {}
        }
    }
    is_read && is_written
}

/// Whether a buffer has nothing but one array of numbers.
fn is_of_numbers(module: &Module, global: GlobalId) -> bool {
    let types = module.interned();
    let Some((_, block)) = types.pointee(module.globals[global].ty) else { return false };
    let array = types.part(block, 0).filter(|_| types.part_count(block) == Some(1));
    let element = array.and_then(|it| types.part(it, 0));
    element.is_some_and(|it| matches!(module.types[it], Type::Int { .. }))
}
