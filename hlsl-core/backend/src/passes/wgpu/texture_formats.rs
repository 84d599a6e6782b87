//! Gives writable textures formats that the target has: those without one the widest of their components, and in browsers
//! those with one that only Vulkan can write the nearest that holds it, with a warning.
//!
//! Needs: a legal module. The host sees the new format in the reflection.

use super::{Context, retype::Retype};
use crate::spirv::{Dim, ImageFormat as F};
use crate::{diagnostics::list::wgpu as errors, ir::*, options::TargetEnvironment};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == TargetEnvironment::WebGpu;
    let mut found = false;
    let used = super::used(module);
    for (id, global) in module.globals.iter() {
        let Some(image) = written(module, global) else { continue };
        let Some(format) = format_of(module, image, is_web) else { continue };
        found = true;
        if image.format != F::Unknown && used.contains(&id) {
            let name = global.name.to_string();
            let (from, to) = (format!("{:?}", image.format), format!("{format:?}"));
            context.sink.push(errors::TextureFormat { name, from, to, at: global.span });
        }
    }
    if !found {
        return;
    }
    let scalars: Vec<Type> = module.types.iter().map(|(_, it)| it.clone()).collect();
    let component = |ty: TypeId| scalars.get(ty.index()).cloned();
    Retype::new(|_, ty| match ty {
        Type::Image(mut image) if image.sampled == 2 && is_texture(image.dim) => {
            let unknown = component(image.sampled_type).map_or(F::Unknown, |it| widest(&it));
            image.format = nearest(image.format, unknown, is_web).unwrap_or(image.format);
            Type::Image(image)
        }
        other => other,
    })
    .module(module);
}

fn written<'m>(module: &'m Module, global: &Global) -> Option<&'m ImageType> {
    let (_, ty) = module.pointee(global.ty)?;
    match &module.types[module.innermost(ty)] {
        Type::Image(image) if image.sampled == 2 && is_texture(image.dim) => Some(image),
        _ => None,
    }
}

fn is_texture(dim: Dim) -> bool {
    matches!(dim, Dim::Dim1D | Dim::Dim2D | Dim::Dim3D)
}

fn format_of(module: &Module, image: &ImageType, is_web: bool) -> Option<F> {
    nearest(image.format, widest(&module.types[image.sampled_type]), is_web)
}

/// Four components of 32 bits.
fn widest(component: &Type) -> F {
    match component {
        Type::Float { width: 32 } => F::Rgba32f,
        Type::Int { width: 32, signed: true } => F::Rgba32i,
        Type::Int { width: 32, signed: false } => F::Rgba32ui,
        _ => F::Unknown,
    }
}

/// What a format becomes, if it is not the target's.
fn nearest(format: F, unknown: F, is_web: bool) -> Option<F> {
    let of_web = match format {
        F::Unknown => return (unknown != F::Unknown).then_some(unknown),
        F::R16f => F::R32f,
        F::Rg16f | F::R11fG11fB10f | F::Rgb10A2 => F::Rgba16f,
        F::R8 | F::Rg8 => F::Rgba8,
        F::R8Snorm | F::Rg8Snorm => F::Rgba8Snorm,
        F::R16 | F::R16Snorm => F::R32f,
        F::Rg16 | F::Rg16Snorm => F::Rg32f,
        F::Rgba16 | F::Rgba16Snorm => F::Rgba32f,
        F::R8i | F::R16i => F::R32i,
        F::R8ui | F::R16ui => F::R32ui,
        F::Rg8i => F::Rgba8i,
        F::Rg8ui => F::Rgba8ui,
        F::Rg16i => F::Rgba16i,
        F::Rg16ui | F::Rgb10a2ui => F::Rgba16ui,
        _ => return None,
    };
    is_web.then_some(of_web)
}
