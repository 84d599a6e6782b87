//! Makes two variables of each combined image sampler, which WGSL does not have: the texture, where the whole was bound,
//! and a sampler of its own at the binding that [`Module::samplers`] has for it.
//!
//! Needs: legal resources. Leaves ([`leaves`]): no combined image sampler in a variable.

use super::{Context, Settings, for_each_function};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{facts::is_access_chain, *},
};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut samplers: IdMap<Global, Option<GlobalId>> = IdMap::default();
    let combined: Vec<(GlobalId, Binding)> = module
        .globals
        .iter()
        .filter(|(_, it)| is_combined(module, it))
        .filter_map(|(id, it)| Some((id, it.binding?)))
        .collect();
    if combined.is_empty() {
        return;
    }
    for &(id, binding) in &combined {
        let Some((class, ty)) = module.pointee(module.globals[id].ty) else { continue };
        let binding = module.samplers.iter().find(|it| it.0 == binding).map(|it| it.1);
        let sampler = module.types.intern(Type::Sampler);
        let sampler = like(module, ty, sampler);
        let image = image_of(module, ty).unwrap_or(ty);
        let image = like(module, ty, image);
        let whole = module.globals[id].clone();
        let name = format!("{}.sampler", whole.name).into();
        // What only describes the texture is not said of the sampler.
        let decorations = Vec::new();
        let ty = module.pointer(class, sampler);
        samplers[id] = Some(module.globals.add(Global { name, ty, binding, decorations, ..whole }));
        module.globals[id].ty = module.pointer(class, image);
    }
    for_each_function(module, |module, function| separate(module, function, &samplers));
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    match module.globals.values().find(|it| it.binding.is_some() && is_combined(module, it)) {
        Some(global) => Err(format!("{:?} is a combined image sampler", global.name)),
        None => Ok(()),
    }
}

fn is_combined(module: &Module, global: &Global) -> bool {
    module.pointee(global.ty).is_some_and(|(_, ty)| image_of(module, ty).is_some())
}

/// The type of the image of a combined image sampler, or of those in an array.
fn image_of(module: &Module, ty: TypeId) -> Option<TypeId> {
    match module.types[ty] {
        Type::SampledImage { image } => Some(image),
        Type::Array { element, .. } | Type::RuntimeArray { element, .. } => image_of(module, element),
        _ => None,
    }
}

/// `inner`, in as many arrays as `shape`.
fn like(module: &mut Module, shape: TypeId, inner: TypeId) -> TypeId {
    match module.types[shape] {
        Type::Array { element, length, stride } => {
            let element = like(module, element, inner);
            module.types.intern(Type::Array { element, length, stride })
        }
        Type::RuntimeArray { element, stride } => {
            let element = like(module, element, inner);
            module.types.intern(Type::RuntimeArray { element, stride })
        }
        _ => inner,
    }
}

fn separate(module: &mut Module, function: &mut Function, samplers: &IdMap<Global, Option<GlobalId>>) {
    // The pointer to the sampler beside each pointer to an image, and where each image was loaded from.
    let mut pointers: IdMap<Inst, Option<Arg>> = IdMap::default();
    let mut loads: IdMap<Inst, Option<Arg>> = IdMap::default();
    let mut images = edit::Replacements::default();
    let sampler = module.types.intern(Type::Sampler);
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut out = Vec::new();
        for value in std::mem::take(&mut function.blocks[block].values) {
            let inst = &function.values[value];
            let loc = inst.loc;
            let first = inst.args.first().copied();
            let beside = match first {
                Some(Arg::Global(global)) => samplers[global].map(Arg::Global),
                Some(Arg::Value(pointer)) => pointers[pointer],
                _ => None,
            };
            let loaded = first.and_then(|it| it.value()).and_then(|it| loads[it]);
            if let Some(beside) = beside {
                if let Some((class, ty)) = module.pointee(inst.ty).filter(|_| is_access_chain(inst.op)) {
                    let mut copy = inst.clone();
                    let to_sampler = like(module, ty, sampler);
                    copy.args[0] = beside;
                    copy.ty = module.pointer(class, to_sampler);
                    let image = image_of(module, ty).unwrap_or(ty);
                    let image = like(module, ty, image);
                    function.values[value].ty = module.pointer(class, image);
                    let copy = function.values.add(copy);
                    pointers[value] = Some(copy.into());
                    out.extend([value, copy]);
                    continue;
                }
                if inst.is(S::Load) {
                    loads[value] = Some(beside);
                    function.values[value].ty = image_of(module, inst.ty).unwrap_or(inst.ty);
                }
            } else if let (Some(pointer), Some(image)) = (loaded, first) {
                if inst.is(S::Image) {
                    images.add(value, image);
                    continue;
                }
                let flags = function.values[value].flags;
                let load = Inst::new(S::Load, sampler, [pointer], loc).with_flags(flags);
                let load = function.values.add(load);
                let image_ty = module.type_of(function, image);
                let both = module.types.intern(Type::SampledImage { image: image_ty });
                let both = Inst::new(S::SampledImage, both, [image, load.into()], loc);
                let both = function.values.add(both);
                function.values[value].args[0] = both.into();
                out.extend([load, both]);
            }
            out.push(value);
        }
        function.blocks[block].values = out;
    }
    images.apply(function);
}
