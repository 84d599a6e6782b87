//! Replaces built-in variables that the target lacks and a shader can do without: inputs that would be zero, because
//! nothing on the target changes them, and outputs that only hint at how to draw. Variables that are to be unsigned
//! become so, and of two for the same built-in one is left.
//!
//! Leaves: other built-ins as they are, for `unsupported_by_wgpu`.

use super::{Context, builtin, target_name, unsupported_by_wgpu::takes_signed};
use crate::spirv::{BuiltIn, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as warnings,
    ir::{edit::Replacements, *},
    options::TargetEnvironment,
    stage::Stage,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == TargetEnvironment::WebGpu;
    let is_text = is_web || context.settings.writes_wgsl;
    let mut zero: IdMap<Global, bool> = IdMap::default();
    let mut unused: IdMap<Global, bool> = IdMap::default();
    for index in 0..module.entries.len() {
        let stage = module.entries[index].stage;
        if !matches!(stage, Stage::Vertex | Stage::Pixel | Stage::Compute) {
            continue;
        }
        let mut kept: Vec<GlobalId> = Vec::new();
        for global in std::mem::take(&mut module.entries[index].interface) {
            let Some((class, pointee)) = module.pointee(module.globals[global].ty) else {
                kept.push(global);
                continue;
            };
            let is_output = class == StorageClass::OUTPUT;
            let kind = builtin(&module.globals[global]);
            // Inline SPIR-V may declare one as something that has parts, which is refused.
            let is_number = matches!(module.types[pointee], Type::Int { .. } | Type::Float { .. });
            let hints_at = kind
                .filter(|_| is_output && is_number && stage == Stage::Vertex)
                .and_then(|it| hint(it, is_text));
            if kind.is_some_and(|it| !is_output && is_zero(it, stage, is_web)) {
                zero[global] = true;
            } else if let Some((what, instead)) = hints_at {
                if !unused[global] {
                    let (target, at) = (target_name(context), module.globals[global].span);
                    context.sink.push(warnings::WgpuOutputDropped { target, what, instead, at });
                }
                unused[global] = true;
            } else {
                kept.push(global);
            }
        }
        module.entries[index].interface = kept;
    }
    let twins = twins(module);
    if module.globals.ids().any(|it| unused[it]) {
        forget_outputs(module, &unused);
    }
    super::for_each_function(module, |module, function| {
        let mut replaced = Replacements::default();
        for block in function.order.clone() {
            for value in function.blocks[block].values.clone() {
                for arg in &mut function.values[value].args {
                    if let Arg::Global(it) = arg {
                        *it = twins[*it].unwrap_or(*it);
                    }
                }
                let inst = &function.values[value];
                if inst.is(S::Load)
                    && let Some(Arg::Global(global)) = inst.args.first()
                    && zero[*global]
                {
                    let null = module.null(inst.ty);
                    replaced.add(value, null.into());
                }
            }
            let values = std::mem::take(&mut function.blocks[block].values);
            function.blocks[block].values = values.into_iter().filter(|&it| !replaced.contains(it)).collect();
        }
        replaced.apply(function);
    });
    make_unsigned(module);
    remove_unread(module, &zero);
}

/// Removes inputs that nothing reads any more.
fn remove_unread(module: &mut Module, inputs: &IdMap<Global, bool>) {
    let mut remove: IdMap<Global, bool> = IdMap::default();
    module.globals.ids().for_each(|it| remove[it] = inputs[it]);
    for function in module.functions.values() {
        for inst in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            for arg in &function.values[*inst].args {
                if let Arg::Global(it) = arg {
                    remove[*it] = false;
                }
            }
        }
    }
    if module.globals.ids().any(|it| remove[it]) {
        edit::remove_globals(module, &remove);
    }
}

/// Inputs with a single possible value: there is no rate of shading but one per pixel, no second device, no output that
/// selects a layer or viewport, and in browsers no second view.
fn is_zero(it: BuiltIn, stage: Stage, is_web: bool) -> bool {
    match it {
        BuiltIn::ShadingRateKHR | BuiltIn::DeviceIndex => true,
        BuiltIn::Layer | BuiltIn::ViewportIndex => stage == Stage::Pixel,
        BuiltIn::ViewIndex => is_web,
        _ => false,
    }
}

/// What an output asks for that is only about the quality or size of what is drawn, and what happens instead.
fn hint(it: BuiltIn, is_text: bool) -> Option<(&'static str, &'static str)> {
    match it {
        BuiltIn::PrimitiveShadingRateKHR => Some(("rates of shading", "every pixel is shaded")),
        BuiltIn::PointSize if is_text => Some(("sizes of points", "every point covers one pixel")),
        _ => None,
    }
}

/// For a variable of an interface that has another one for the same built-in, type and decorations: the other one.
fn twins(module: &mut Module) -> IdMap<Global, Option<GlobalId>> {
    let mut twins: IdMap<Global, Option<GlobalId>> = IdMap::default();
    for index in 0..module.entries.len() {
        let mut kept: Vec<GlobalId> = Vec::new();
        for global in std::mem::take(&mut module.entries[index].interface) {
            let same = |&it: &GlobalId| {
                let (one, other) = (&module.globals[it], &module.globals[global]);
                builtin(one).is_some() && one.ty == other.ty && one.decorations == other.decorations
            };
            match kept.iter().copied().find(same) {
                Some(twin) => twins[global] = Some(twin),
                None => kept.push(global),
            }
        }
        module.entries[index].interface = kept;
    }
    twins
}

/// Removes what is written to outputs. One that is also read becomes private memory.
fn forget_outputs(module: &mut Module, unused: &IdMap<Global, bool>) {
    let mut is_read: IdMap<Global, bool> = IdMap::default();
    for function in module.functions.values() {
        for &block in &function.order {
            for inst in function.blocks[block].values.iter().map(|&it| &function.values[it]) {
                if inst.op.is_debug() {
                    continue;
                }
                for (place, &arg) in inst.args.iter().enumerate() {
                    if let Arg::Global(it) = arg {
                        is_read[it] |= place != 0 || !inst.is(S::Store);
                    }
                }
            }
        }
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let mut left = Vec::with_capacity(values.len());
            for value in values {
                let inst = &function.values[value];
                let place = usize::from(inst.op.is_debug());
                let global = match inst.args.get(place) {
                    Some(&Arg::Global(it)) if unused[it] => it,
                    _ => {
                        left.push(value);
                        continue;
                    }
                };
                if inst.op.is_debug() {
                    shown::forget(module, function, value);
                } else if inst.is(S::Store) && !is_read[global] {
                    continue;
                }
                left.push(value);
            }
            function.blocks[block].values = left;
        }
    });
    for global in module.globals.ids() {
        if let Some((_, pointee)) = module.pointee(module.globals[global].ty).filter(|_| unused[global]) {
            let ty = module.pointer(StorageClass::PRIVATE, pointee);
            let global = &mut module.globals[global];
            global.ty = ty;
            global.decorations.clear();
            global.keep = false;
        }
    }
}

/// Makes variables unsigned that naga takes only so, and converts what is loaded and stored.
fn make_unsigned(module: &mut Module) {
    let mut changed: IdMap<Global, Option<TypeId>> = IdMap::default();
    let mut any = false;
    for global in module.globals.ids() {
        let Some((class, pointee)) = module.pointee(module.globals[global].ty) else { continue };
        if !matches!(class, StorageClass::INPUT | StorageClass::OUTPUT)
            || builtin(&module.globals[global]).is_none_or(takes_signed)
        {
            continue;
        }
        let component = module.component(pointee);
        if let Type::Int { width, signed: true } = module.types[component] {
            let component = module.int(width, false);
            let ty = module.like(pointee, component);
            module.globals[global].ty = module.pointer(class, ty);
            changed[global] = Some(ty);
            any = true;
        }
    }
    if !any {
        return;
    }
    super::for_each_function(module, |module, function| {
        // What pointers into such a variable lead to now.
        let mut pointers: IdMap<Inst, Option<TypeId>> = IdMap::default();
        for block in function.order.clone() {
            let mut out = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                let inst = function.values[value].clone();
                let ty = match inst.args.first() {
                    Some(&Arg::Global(it)) => changed[it],
                    Some(&Arg::Value(it)) => pointers[it],
                    _ => None,
                };
                match ty {
                    Some(ty) if inst.is(S::Load) => {
                        let load = function.values.add(Inst { ty, ..inst.clone() });
                        out.push(load);
                        function.values[value] = Inst::new(S::Bitcast, inst.ty, [load.into()], inst.loc);
                    }
                    Some(ty) if inst.is(S::Store) => {
                        let cast = Inst::new(S::Bitcast, ty, [inst.args[1]], inst.loc);
                        let cast = function.values.add(cast);
                        out.push(cast);
                        function.values[value].args[1] = cast.into();
                    }
                    // A component of a vector.
                    _ if facts::is_access_chain(inst.op) && ty.is_some() => {
                        if let Some((class, pointee)) = module.pointee(inst.ty) {
                            let scalar = module.uint32();
                            let ty = module.like(pointee, scalar);
                            function.values[value].ty = module.pointer(class, ty);
                            pointers[value] = Some(ty);
                        }
                    }
                    _ => {}
                }
                out.push(value);
            }
            function.blocks[block].values = out;
        }
    });
}
