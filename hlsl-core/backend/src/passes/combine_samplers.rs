//! Merges a texture and a sampler that `vk::combinedImageSampler` ties together into one variable: that of the texture,
//! which becomes a combined image sampler. Operations that do not sample extract the image from it. Arrays of both become an
//! array, whose elements are sampled with the samplers of the same index.
//!
//! Needs: legal resources (`legalize_resources`): every image and sampler comes straight from its variable. Leaves
//! ([`leaves`]): no use of such a sampler, except with other textures, which is reported.

use super::{Context, Settings};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::{Diagnostic, list::legalize as errors},
    ir::{edit::Replacements, *},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if module.combined.is_empty() {
        return;
    }
    let mut combined = Combined::default();
    for (id, global) in module.globals.iter() {
        let Some(binding) = global.binding.filter(|it| module.combined.contains(it)) else { continue };
        let Some((class, ty)) = module.pointee(global.ty) else { continue };
        let ty = module.interned().innermost(ty);
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
        let ty = module.pointee(module.globals[id].ty).map_or(sampled, |it| it.1);
        let ty = match module.types[ty] {
            Type::Array { length, .. } => {
                module.types.intern(Type::Array { element: sampled, length, stride: None })
            }
            Type::RuntimeArray { .. } => module.runtime_array(sampled, None),
            _ => sampled,
        };
        module.globals[id].ty = module.pointer(class, ty);
    }
    for report in reports {
        context.sink.push(report);
    }
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let is_combined = |id: &GlobalId| {
        let global = &module.globals[*id];
        let types = module.interned();
        let is_sampler =
            types.pointee(global.ty).is_some_and(|it| module.types[types.innermost(it.1)] == Type::Sampler);
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
            let Some(&(_, class, ty)) = combined.textures.iter().find(|it| it.0 == global) else { continue };
            let sampled = module.types.intern(Type::SampledImage { image: ty });
            function.values[value].ty = sampled;
            if let Some(&Arg::Value(chain)) = function.values[value].args.first() {
                function.values[chain].ty = module.pointer(class, sampled);
            }
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
                && let [image, given] = inst.args[..]
                && let Some(sampler) = loaded(function, given)
                && let Some(binding) = combined.samplers[sampler]
            {
                match loaded(function, image) {
                    Some(texture)
                        if module.globals[texture].binding == Some(binding)
                            && same_element(module, function, image, given) =>
                    {
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

/// The variable, or the array of them, that a value was loaded from.
fn loaded(function: &Function, value: Arg) -> Option<GlobalId> {
    let inst = &function.values[value.value()?];
    match *inst.args.first().filter(|_| inst.is(S::Load))? {
        Arg::Global(global) => Some(global),
        pointer => match *index_of(function, pointer)? {
            [Arg::Global(global), _] => Some(global),
            _ => None,
        },
    }
}

/// The arguments of the chain that a pointer is.
fn index_of(function: &Function, pointer: Arg) -> Option<&[Arg]> {
    let chain = &function.values[pointer.value()?];
    (chain.is(S::AccessChain) || chain.is(S::InBoundsAccessChain)).then_some(&chain.args)
}

/// Whether two loads are of elements with the same index, or neither is of an array.
fn same_element(module: &Module, function: &Function, left: Arg, right: Arg) -> bool {
    let pointer = |it: Arg| function.values[it.value()?].args.first().copied();
    let [left, right] = [left, right].map(|it| index_of(function, pointer(it)?)?.get(1).copied());
    match (left, right) {
        (Some(left), Some(right)) => same_value(module, function, left, right, 8),
        (None, None) => true,
        _ => false,
    }
}

/// Whether two values are computed alike from the same ones.
fn same_value(module: &Module, function: &Function, left: Arg, right: Arg, depth: u32) -> bool {
    let (Arg::Value(a), Arg::Value(b)) = (left, right) else { return left == right };
    if a == b {
        return true;
    }
    let (a, b) = (&function.values[a], &function.values[b]);
    // What is read from memory that the shader writes may differ from one load to the next.
    let is_steady = |it: &Inst| match it.op {
        Op::Core(S::Load) => match it.args.first() {
            Some(Arg::Global(id)) => {
                module.pointee(module.globals[*id].ty).is_some_and(|it| it.0 == StorageClass::INPUT)
            }
            _ => false,
        },
        op => op.facts().effect == facts::Effect::Pure,
    };
    depth > 0
        && a.op == b.op
        && a.ty == b.ty
        && a.args.len() == b.args.len()
        && is_steady(a)
        && a.args.iter().zip(&b.args).all(|(&a, &b)| same_value(module, function, a, b, depth - 1))
}
