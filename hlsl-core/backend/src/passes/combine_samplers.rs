//! Merges a texture and a sampler that `vk::combinedImageSampler` ties together into one variable: that of the texture,
//! which becomes a combined image sampler. Operations that do not sample extract the image from it.
//!
//! Needs: legal resources (`legalize_resources`): every image and sampler comes straight from its variable. Leaves
//! ([`leaves`]): no use of such a sampler, except with other textures, which is reported.

use super::{Context, Settings};
use crate::{
    arena::IdMap,
    diagnostics::{Diagnostic, list::legalize as errors},
    ir::{edit::Replacements, *},
};
use spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if module.combined.is_empty() {
        return;
    }
    let mut combined = Combined::default();
    for (id, global) in module.globals.iter() {
        let Some(binding) = global.binding.filter(|it| module.combined.contains(it)) else { continue };
        let Some((class, ty)) = module.pointee(global.ty) else { continue };
        match module.types[ty] {
            Type::Image(_) => combined.textures.push((id, class, ty)),
            Type::Sampler => combined.samplers[id] = Some(binding),
            _ => {}
        }
    }
    let mut reports: Vec<Diagnostic> = Vec::new();
    super::for_each_function(module, |module, function| combine(module, function, &combined, &mut reports));
    for (id, class, image) in combined.textures {
        let sampled = module.types.intern(Type::SampledImage { image });
        module.globals[id].ty = module.pointer(class, sampled);
    }
    for report in reports {
        context.sink.push(report);
    }
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let is_combined = |id: &GlobalId| {
        let global = &module.globals[*id];
        let is_sampler = module.pointee(global.ty).is_some_and(|it| module.types[it.1] == Type::Sampler);
        is_sampler && global.binding.is_some_and(|it| module.combined.contains(&it))
    };
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if inst.is(S::SampledImage)
                && let Some(&sampler) = inst.args.get(1)
                && let Some(sampler) = loaded(function, sampler).filter(is_combined)
            {
                let name = &module.globals[sampler].name;
                return Err(format!("%{} in {:?} samples with {name:?}", value.index(), function.name));
            }
        }
    }
    Ok(())
}

#[derive(Default)]
struct Combined {
    /// With storage class and type of the image.
    textures: Vec<(GlobalId, StorageClass, TypeId)>,
    samplers: IdMap<Global, Option<Binding>>,
}

fn combine(module: &mut Module, function: &mut Function, combined: &Combined, reports: &mut Vec<Diagnostic>) {
    // The image of each load of what is both now.
    let mut images: IdMap<Inst, Option<ValueId>> = IdMap::default();
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut at = 0;
        while let Some(&value) = function.blocks[block].values.get(at) {
            at += 1;
            let Some(global) = loaded(function, value.into()) else { continue };
            let Some(&(_, _, ty)) = combined.textures.iter().find(|it| it.0 == global) else { continue };
            function.values[value].ty = module.types.intern(Type::SampledImage { image: ty });
            let loc = function.values[value].loc;
            let image = function.values.add(Inst::new(S::Image, ty, [value.into()], loc));
            function.blocks[block].values.insert(at, image);
            images[value] = Some(image);
            at += 1;
        }
    }
    let mut whole = Replacements::default();
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            if inst.is(S::SampledImage)
                && let [image, sampler] = inst.args[..]
                && let Some(sampler) = loaded(function, sampler)
                && let Some(binding) = combined.samplers[sampler]
            {
                match loaded(function, image) {
                    Some(texture) if module.globals[texture].binding == Some(binding) => {
                        whole.add(value, image);
                    }
                    texture => reports.push(
                        errors::CombinedSamplerElsewhere {
                            sampler: module.globals[sampler].name.to_string(),
                            texture: texture.map_or("", |it| &module.globals[it].name).to_owned(),
                            at: module.locs[inst.loc].span,
                        }
                        .into(),
                    ),
                }
            }
        }
    }
    for (id, inst) in function.values.iter_mut() {
        if inst.is(S::Image) || whole.contains(id) {
            continue;
        }
        for arg in &mut inst.args {
            if let Arg::Value(load) = *arg
                && let Some(image) = images[load]
            {
                *arg = image.into();
            }
        }
    }
    whole.apply(function);
    let uses = function.use_counts();
    for block in function.blocks.values_mut() {
        block.values.retain(|&it| {
            let is_unused_image = function.values[it].is(S::Image) && uses[it.index()] == 0;
            !is_unused_image && !whole.contains(it)
        });
    }
}

/// The variable that a value was loaded from.
fn loaded(function: &Function, value: Arg) -> Option<GlobalId> {
    let inst = &function.values[value.value()?];
    match inst.args.first() {
        Some(&Arg::Global(global)) if inst.is(S::Load) => Some(global),
        _ => None,
    }
}
