//! Makes textures of 64-bit integers textures of two words a texel: naga reads no others, and browsers have none. The host's
//! bytes are the same.
//!
//! Needs: a legal module. Leaves: no such textures, but those that atomic operations change, which are reported later.

use super::{Context, retype::Retype, rewrite, rewrite::Rewriter};
use crate::spirv::{Dim, ImageFormat as F, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as errors,
    ir::{place::place, *},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let all: Vec<GlobalId> =
        module.globals.ids().filter(|&it| is_wide(module, module.globals[it].ty)).collect();
    let mut changed: IdMap<Global, bool> = IdMap::default();
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if inst.is(S::ImageTexelPointer)
                && let Some(place) = inst.args.first().and_then(|&it| place(function, it))
            {
                changed[place.global] = true;
            }
        }
    }
    // Types are shared, so that one such texture keeps all as they are.
    if all.is_empty() || all.iter().any(|&it| changed[it]) {
        return;
    }
    let used = super::used(module);
    for &id in all.iter().filter(|it| used.contains(it)) {
        let global = &module.globals[id];
        if let Some(from) = format_of(module, global.ty) {
            let (name, from, to) = (global.name.to_string(), format!("{from:?}"), "Rg32ui".into());
            context.sink.push(errors::TextureFormat { name, from, to, at: global.span });
        }
    }
    rewrite::each(module, |it, value| {
        let inst = it.function.values[value].clone();
        let image = inst.args.first().map(|&image| it.ty(image))?;
        if !is_wide(it.module, image) {
            return None;
        }
        let uint = it.module.uint32();
        let texel = it.module.vector(uint, 4);
        match (inst.core()?, &inst.args[..]) {
            (op @ (S::ImageFetch | S::ImageRead), args) => {
                let found = it.emit(op, texel, args.iter().copied());
                let number = it.module.component(inst.ty);
                let [low, high] =
                    [0, 1].map(|index| it.emit(S::CompositeExtract, uint, [found, Arg::Literal(index)]));
                let first = super::spell_out_wide_integers::join(it, number, [low, high]);
                let count = it.module.width(inst.ty);
                // What a texel lacks is 0, and 1 behind the third.
                let parts = (0..count).map(|index| match index {
                    0 => first,
                    index => it.integer(number, i64::from(index == 3)),
                });
                let parts: Vec<Arg> = parts.collect();
                Some(it.join(inst.ty, &parts))
            }
            (S::ImageWrite, &[image, at, number, ref rest @ ..]) => {
                let number = first_component(it, number);
                let [low, high] = super::spell_out_wide_integers::words(it, number);
                let zero = it.integer(uint, 0);
                let written = it.emit(S::CompositeConstruct, texel, [low, high, zero, zero]);
                let args = [image, at, written].into_iter().chain(rest.iter().copied());
                Some(it.emit(S::ImageWrite, inst.ty, args))
            }
            _ => None,
        }
    });
    let types: Vec<Type> = module.types.iter().map(|(_, it)| it.clone()).collect();
    let uint = module.uint32();
    Retype::new(|_, ty| match ty {
        Type::Image(mut image)
            if image.dim != Dim::DimBuffer
                && matches!(types.get(image.sampled_type.index()), Some(Type::Int { width: 64, .. })) =>
        {
            image.sampled_type = uint;
            if image.format != F::Unknown || image.sampled == 2 {
                image.format = F::Rg32ui;
            }
            Type::Image(image)
        }
        other => other,
    })
    .module(module);
}

fn first_component(it: &mut Rewriter<'_>, number: Arg) -> Arg {
    let ty = it.ty(number);
    match it.module.component(ty) {
        component if component == ty => number,
        component => it.emit(S::CompositeExtract, component, [number, Arg::Literal(0)]),
    }
}

/// Whether it is a texture of 64-bit integers, or a pointer to one or to several.
fn is_wide(module: &Module, ty: TypeId) -> bool {
    image_of(module, ty).is_some_and(|image| {
        image.dim != Dim::DimBuffer && matches!(module.types[image.sampled_type], Type::Int { width: 64, .. })
    })
}

fn image_of(module: &Module, ty: TypeId) -> Option<&ImageType> {
    match &module.types[ty] {
        Type::Image(image) => Some(image),
        Type::Pointer { pointee: part, .. }
        | Type::Array { element: part, .. }
        | Type::RuntimeArray { element: part, .. } => image_of(module, *part),
        _ => None,
    }
}

/// The format of a writable texture.
fn format_of(module: &Module, ty: TypeId) -> Option<F> {
    image_of(module, ty).filter(|it| it.sampled == 2).map(|it| it.format)
}
