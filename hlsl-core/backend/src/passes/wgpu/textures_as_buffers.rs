//! Makes textures that atomic operations change, and in browsers those of several 32-bit components that are both read and
//! written, typed buffers of their texels, which [`super::texel_buffers`] makes storage buffers: browsers have neither on
//! textures, and naga reads no atomic operations on them from SPIR-V.
//!
//! The buffer begins with [`HEADER`] texels whose first components are numbers: the size of the texture in each of its
//! dimensions, the number of texels from one row to the next at [`PITCH`], and one at [`OUTSIDE`] that takes what is written
//! outside of the texture. Then the texels follow, row by row.
//!
//! Needs: a legal module in which each texture is a variable. Changes nothing about atomic operations on floats, about smaller
//! components, which a buffer of wider ones would not round, about textures of several samples and in arrays, nor about those
//! that are read with a residency status, which are reported later.

use super::{Context, rewrite, rewrite::Rewriter, target_name};
use crate::spirv::{Dim, ImageFormat as F, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as errors,
    ir::{access::accesses, place::place, *},
    options::TargetEnvironment,
};

const PITCH: i64 = 3;
const OUTSIDE: i64 = 4;
const HEADER: i64 = 8;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut found = Found { buffers: IdMap::default() };
    let all: Vec<FunctionId> = module.functions.ids().collect();
    for &id in &all {
        super::super::with_function(module, id, |module, function| found.look(module, function));
    }
    if context.settings.target == TargetEnvironment::WebGpu {
        found.look_for_both_accesses(module);
    }
    for function in module.functions.values() {
        found.forget_others(function);
    }
    let changed: Vec<GlobalId> = module.globals.ids().filter(|&it| found.buffers[it].is_some()).collect();
    if changed.is_empty() {
        return;
    }
    rewrite::each(module, |it, value| found.rewrite(it, value));
    let used = super::used(module);
    for id in changed {
        let Some(Buffer { ty, instead_of }) = found.buffers[id] else { continue };
        module.globals[id].ty = module.pointer(StorageClass::UNIFORM_CONSTANT, ty);
        if used.contains(&id) {
            let (target, name) = (target_name(context), module.globals[id].name.to_string());
            context.sink.push(errors::TextureAsBuffer {
                target,
                instead_of,
                name,
                at: module.globals[id].span,
            });
        }
    }
}

struct Found {
    /// What textures become.
    buffers: IdMap<Global, Option<Buffer>>,
}

#[derive(Clone, Copy)]
struct Buffer {
    /// That of a typed buffer.
    ty: TypeId,
    /// What the target lacks.
    instead_of: &'static str,
}

impl Found {
    /// Finds what atomic operations change.
    fn look(&mut self, module: &mut Module, function: &Function) {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if inst.is(S::ImageTexelPointer)
                && let Some(place) = inst.args.first().and_then(|&it| place(function, it))
                && place.indices.is_empty()
            {
                self.buffers[place.global] = buffer_of(module, place.global, atomic_format)
                    .map(|ty| Buffer { ty, instead_of: "atomic operations on textures" });
            }
        }
    }

    /// Finds what is read and written.
    fn look_for_both_accesses(&mut self, module: &mut Module) {
        let accesses = accesses(module);
        let both = |it: &GlobalId| accesses[*it].reads && accesses[*it].writes;
        for id in module.globals.ids().filter(both).collect::<Vec<_>>() {
            if self.buffers[id].is_none() {
                self.buffers[id] = buffer_of(module, id, wide_format).map(|ty| Buffer {
                    ty,
                    instead_of: "textures of several components that are both read and written",
                });
            }
        }
    }

    /// Textures that are used in other ways than buffers can be stay as they are.
    fn forget_others(&mut self, function: &Function) {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            let is_known = match inst.core() {
                Some(S::Load | S::ImageTexelPointer | S::ImageQuerySize) => true,
                // Without operands, which tell the residency and samples apart.
                Some(S::ImageRead) => inst.args.len() == 2,
                Some(S::ImageWrite) => inst.args.len() == 3,
                _ => inst.op.is_debug(),
            };
            for &arg in inst.args.iter().filter(|_| !is_known) {
                if let Some(place) = place(function, arg) {
                    self.buffers[place.global] = None;
                }
            }
        }
    }

    /// The type of the buffer that an image becomes.
    fn ty(&self, function: &Function, image: Arg) -> Option<TypeId> {
        Some(self.buffers[place(function, image)?.global]?.ty)
    }

    fn rewrite(&self, it: &mut Rewriter<'_>, value: ValueId) -> Option<Arg> {
        let inst = it.function.values[value].clone();
        let &image = inst.args.first()?;
        match (inst.core()?, inst.args.get(1)) {
            (S::Load, _) => {
                let ty = self.ty(it.function, Arg::Value(value))?;
                it.function.values[value].ty = ty;
                None
            }
            (S::ImageRead, Some(&at)) => {
                let (index, is_inside) = self.index(it, image, at)?;
                let texel = it.emit(S::ImageRead, inst.ty, [image, index]);
                let outside = it.module.null(inst.ty);
                let condition = match it.module.width(inst.ty) {
                    1 => is_inside,
                    width => {
                        let bools = it.ty(is_inside);
                        let bools = it.module.vector(bools, width);
                        it.emit(S::CompositeConstruct, bools, std::iter::repeat_n(is_inside, width as usize))
                    }
                };
                Some(it.emit(S::Select, inst.ty, [condition, texel, outside.into()]))
            }
            (S::ImageWrite, Some(&at)) => {
                it.function.values[value].args[1] = self.index(it, image, at)?.0;
                None
            }
            (S::ImageTexelPointer, Some(&at)) => {
                // The image itself is only at hand as a pointer.
                let ty = self.ty(it.function, image)?;
                let loaded = it.emit(S::Load, ty, [image]);
                it.function.values[value].args[1] = self.index(it, loaded, at)?.0;
                None
            }
            (S::ImageQuerySize, _) => {
                self.ty(it.function, image)?;
                let component = it.module.component(inst.ty);
                let parts: Vec<Arg> = (0..it.module.width(inst.ty))
                    .map(|part| {
                        let number = header(it, image, i64::from(part));
                        it.bitcast(component, number)
                    })
                    .collect();
                Some(it.join(inst.ty, &parts))
            }
            _ => None,
        }
    }

    /// The number of a texel, and whether there is one.
    fn index(&self, it: &mut Rewriter<'_>, image: Arg, at: Arg) -> Option<(Arg, Arg)> {
        self.ty(it.function, image)?;
        let (word, bool) = (it.module.uint32(), it.module.bool());
        let at: Vec<Arg> = it.components(at).into_iter().map(|part| it.bitcast(word, part)).collect();
        let sizes: Vec<Arg> = (0..at.len()).map(|part| header(it, image, part as i64)).collect();
        let mut is_inside = None;
        for (&part, &size) in at.iter().zip(&sizes) {
            let fits = it.emit(S::ULessThan, bool, [part, size]);
            is_inside = Some(match is_inside {
                Some(others) => it.emit(S::LogicalAnd, bool, [others, fits]),
                None => fits,
            });
        }
        let mut index = *at.last()?;
        for (dimension, &part) in at.iter().enumerate().rev().skip(1) {
            let length = if dimension == 0 { header(it, image, PITCH) } else { sizes[dimension] };
            index = it.emit(S::IMul, word, [index, length]);
            index = it.emit(S::IAdd, word, [index, part]);
        }
        let texels = it.integer(word, HEADER);
        let index = it.emit(S::IAdd, word, [index, texels]);
        let outside = it.integer(word, OUTSIDE);
        let is_inside = is_inside?;
        Some((it.emit(S::Select, word, [is_inside, index, outside]), is_inside))
    }
}

/// A number in front of the texels.
fn header(it: &mut Rewriter<'_>, image: Arg, index: i64) -> Arg {
    let word = it.module.uint32();
    let image_type = it.ty(image);
    let texel = match &it.module.types[image_type] {
        Type::Image(image) => image.sampled_type,
        _ => word,
    };
    let index = it.integer(word, index);
    let number = it.emit(S::ImageRead, texel, [image, index]);
    match it.module.types[texel] {
        Type::Int { width: 64, signed: true } => it.emit(S::SConvert, word, [number]),
        Type::Int { width: 64, .. } => it.emit(S::UConvert, word, [number]),
        // The bits of a small integer are a subnormal float, which a device may lose.
        Type::Float { .. } => it.emit(S::ConvertFToU, word, [number]),
        _ => it.bitcast(word, number),
    }
}

fn buffer_of(
    module: &mut Module,
    global: GlobalId,
    format: fn(&ImageType, &Type) -> Option<F>,
) -> Option<TypeId> {
    let (_, ty) = module.pointee(module.globals[global].ty)?;
    let Type::Image(image) = &module.types[ty] else { return None };
    let is_texture = matches!(image.dim, Dim::Dim1D | Dim::Dim2D | Dim::Dim3D) && !image.multisampled;
    if !is_texture || image.sampled != 2 {
        return None;
    }
    let format = format(image, &module.types[image.sampled_type])?;
    let buffer = ImageType { dim: Dim::DimBuffer, arrayed: false, format, ..image.clone() };
    Some(module.ty(Type::Image(buffer)))
}

/// That of what atomic operations change.
fn atomic_format(_: &ImageType, component: &Type) -> Option<F> {
    match component {
        Type::Int { width: 32, signed: true } => Some(F::R32i),
        Type::Int { width: 32, signed: false } => Some(F::R32ui),
        Type::Int { width: 64, signed: true } => Some(F::R64i),
        Type::Int { width: 64, signed: false } => Some(F::R64ui),
        _ => None,
    }
}

/// That of several 32-bit components; without one, the texture has the widest.
fn wide_format(image: &ImageType, component: &Type) -> Option<F> {
    match (image.format, component) {
        (F::Rg32f | F::Rg32i | F::Rg32ui | F::Rgba32f | F::Rgba32i | F::Rgba32ui, _) => Some(image.format),
        (F::Unknown, Type::Float { width: 32 }) => Some(F::Rgba32f),
        (F::Unknown, Type::Int { width: 32, signed: true }) => Some(F::Rgba32i),
        (F::Unknown, Type::Int { width: 32, signed: false }) => Some(F::Rgba32ui),
        _ => None,
    }
}
