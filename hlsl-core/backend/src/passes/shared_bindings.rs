//! Warns of resources of one entry point that have the same binding.
//!
//! Needs: dead code is removed. Does not change the module. For wgpu it is an error (`wgpu/unsupported_by_wgpu.rs`).

use rustc_hash::FxHashMap;

use super::{Changed, Context};
use crate::{arena::IdMap, diagnostics::list::interface as errors, ir::*};

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    if context.settings.target.is_wgpu() || !has_shared(module) {
        return Changed::Nothing;
    }
    let module = &*module;
    let mut reported: IdMap<Global, bool> = IdMap::default();
    let exports = module.exports.iter().map(|it| it.function);
    for root in module.entries.iter().map(|it| it.function).chain(exports) {
        let uses = reach::globals(module, root);
        let mut taken: FxHashMap<Binding, Vec<GlobalId>> = FxHashMap::default();
        for id in module.globals.ids().filter(|&id| uses[id]) {
            let global = &module.globals[id];
            let Some(binding) = global.binding else { continue };
            let others = taken.entry(binding).or_default();
            if let Some(&other) = others.iter().find(|&&other| !may_share(module, id, other))
                && !std::mem::replace(&mut reported[id], true)
            {
                let other = &module.globals[other];
                context.sink.push(errors::SharedBinding {
                    name: (*global.name).to_owned(),
                    other: (*other.name).to_owned(),
                    set: binding.set,
                    binding: binding.binding,
                    at: global.span,
                    first: other.span,
                });
            }
            others.push(id);
        }
    }
    Changed::Nothing
}

/// Whether any two variables have the same binding, used or not.
fn has_shared(module: &Module) -> bool {
    let mut seen = rustc_hash::FxHashSet::default();
    module.globals.values().filter_map(|it| it.binding).any(|it| !seen.insert(it))
}

/// Whether it is meant that two variables have the same binding.
fn may_share(module: &Module, one: GlobalId, other: GlobalId) -> bool {
    let (a, b) = (&module.globals[one], &module.globals[other]);
    // Both are views of one resource, or of one descriptor heap.
    if a.origin == b.origin && a.path == b.path && a.origin != GlobalOrigin::Unknown {
        return true;
    }
    let inner = |it: &Global| module.pointee(it.ty).map(|it| &module.types[it.1]);
    // Heaps that the shader declares itself: an array without a length for each type of resource in it.
    let is_heap = |it: &Global| matches!(inner(it), Some(Type::RuntimeArray { .. }));
    // A texture and a sampler that are one for the host, of which the shader uses a half by itself.
    let is_combined = |it: &Global| {
        it.binding.is_some_and(|it| module.combined.contains(&it))
            && matches!(inner(it), Some(Type::Image(_) | Type::Sampler | Type::SampledImage { .. }))
    };
    is_heap(a) && is_heap(b) || is_combined(a) && is_combined(b)
}
