//! Makes two variables of each texture that is read both with and without a comparison, because one is a depth texture
//! in WGSL and the other is not: the second one is called `shadow.plain`, and the host binds the same texture to both.
//!
//! Those of one dimension that are compared with have types of their own afterwards: no target has depth textures of one
//! dimension, and `raise_1d` has to know them.
//!
//! Needs: separate textures and samplers ([`super::separate_samplers`]). Changes nothing about elements of arrays, which
//! are reported later.

use super::{Context, rewrite};
use crate::spirv::{Dim, Op as S};
use crate::{
    arena::IdMap,
    ir::{place::place, *},
};

/// The second number of texture 3 is 503 (or the next free one): it depends on the first one alone, so that stages fit
/// together.
const SECOND: u32 = 500;
const REGISTERS: u32 = 100;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut uses: IdMap<Global, [bool; 2]> = IdMap::default();
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if let Some((global, compares)) = read(module, function, value) {
                uses[global][usize::from(compares)] = true;
            }
        }
    }
    let mixed = module.globals.ids().filter(|&it| uses[it] == [true; 2]);
    let mut mixed: Vec<(Binding, GlobalId)> =
        mixed.filter_map(|it| Some((module.globals[it].binding?, it))).collect();
    mixed.sort_by_key(|(it, _)| (it.set, it.binding));
    let compared: Vec<GlobalId> = module.globals.ids().filter(|&it| uses[it][1]).collect();
    separate(module, mixed);
    mark_lines(module, &compared);
}

fn separate(module: &mut Module, mixed: Vec<(Binding, GlobalId)>) {
    if mixed.is_empty() {
        return;
    }
    let mut plain: IdMap<Global, Option<GlobalId>> = IdMap::default();
    for (first, id) in mixed {
        let whole = module.globals[id].clone();
        let name = format!("{}.plain", whole.name).into();
        let binding = Some(second(module, first));
        plain[id] = Some(module.globals.add(Global { name, binding, ..whole }));
    }
    rewrite::each(module, |it, value| {
        let (global, compares) = read(it.module, it.function, value)?;
        let plain = plain[global].filter(|_| !compares)?;
        let (_, image) = it.module.pointee(it.module.globals[plain].ty)?;
        let image = it.emit(S::Load, image, [plain.into()]);
        let inst = &it.function.values[value];
        let texture = if inst.is(S::ImageFetch) {
            image
        } else {
            let both = it.function.values[inst.args.first()?.value()?].clone();
            it.emit(S::SampledImage, both.ty, [image, *both.args.get(1)?])
        };
        it.function.values[value].args[0] = texture;
        None
    });
}

/// Makes the types of one-dimensional textures those of depth textures.
fn mark_lines(module: &mut Module, compared: &[GlobalId]) {
    let mut types: IdMap<Global, Option<TypeId>> = IdMap::default();
    let mut is_any = false;
    for &id in compared {
        let Some((storage, ty)) = module.pointee(module.globals[id].ty) else { continue };
        let Type::Image(image) = &module.types[ty] else { continue };
        if image.dim != Dim::Dim1D {
            continue;
        }
        let depth = module.types.intern(Type::Image(ImageType { depth: 1, ..image.clone() }));
        module.globals[id].ty = module.pointer(storage, depth);
        types[id] = Some(depth);
        is_any = true;
    }
    if !is_any {
        return;
    }
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let &first = inst.args.first()?;
        if inst.is(S::Load) {
            let place = place(it.function, first).filter(|it| it.indices.is_empty() && !it.loaded)?;
            it.function.values[value].ty = types[place.global]?;
        } else if inst.is(S::SampledImage) {
            let image = it.ty(first);
            it.function.values[value].ty = it.module.types.intern(Type::SampledImage { image });
        }
        None
    });
}

fn second(module: &Module, first: Binding) -> Binding {
    let taken = |binding: Binding| module.globals.values().any(|it| it.binding == Some(binding));
    let start = SECOND + first.binding % REGISTERS;
    let mut all = (start..=u32::MAX).map(|binding| Binding { binding, ..first });
    all.find(|&it| !taken(it)).unwrap_or(first)
}

/// The texture that is read, if it is a variable, and whether with a comparison.
fn read(module: &Module, function: &Function, value: ValueId) -> Option<(GlobalId, bool)> {
    let inst = &function.values[value];
    let mut image = *inst.args.first()?;
    let facts = inst.op.facts();
    // Of textures that are sampled sparsely in both ways, the module that naga reads tells.
    if !(facts.sample || facts.gather || facts.fetch) || facts.sparse {
        return None;
    }
    if !inst.is(S::ImageFetch) {
        let both = &function.values[image.value()?];
        image = *both.args.first().filter(|_| both.is(S::SampledImage))?;
    }
    let image = place(function, image)?;
    let (_, ty) = module.pointee(module.globals[image.global].ty)?;
    (image.indices.is_empty() && matches!(module.types[ty], Type::Image(_)))
        .then_some((image.global, facts.compares))
}
