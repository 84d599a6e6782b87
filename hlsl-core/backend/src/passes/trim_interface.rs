//! Removes stage inputs that are no longer read from the interfaces of entry points. Outputs stay, even undefined ones,
//! because the next stage may expect them. But where DXC legalizes ([`super::dxc::legalizes`]), unwritten outputs are
//! removed as in DXC, except for distances and arrays, which it composes from unwritten elements.
//!
//! Disabled with `-fspv-preserve-interface`, and for variables marked `keep`.

use super::Context;
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        facts::{Root, root},
        *,
    },
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.preserve_interface {
        return;
    }
    let drops_unwritten = context.settings.drop_unwritten_outputs;
    let splits_outputs = context.settings.splits_outputs;
    for index in 0..module.entries.len() {
        let used = reach::globals(module, module.entries[index].function);
        let (globals, types) = (&module.globals, &module.types);
        let entry = &mut module.entries[index];
        let model = entry.model;
        entry.interface.retain(|&it| {
            let is_output = matches!(globals[it].origin, GlobalOrigin::StageOutput(_));
            let is_kept_array = !splits_outputs && is_array(types, &globals[it], model);
            let stays = !drops_unwritten || is_distance(&globals[it]) || is_kept_array;
            used[it] || globals[it].keep || (is_output && stays)
        });
    }
}

/// Whether an output with a location is an array for each vertex.
fn is_array(types: &TypeTable, global: &Global, model: spirv::ExecutionModel) -> bool {
    use crate::spirv::ExecutionModel as Model;
    let has = |decoration| global.decorations.iter().any(|it| it.is(decoration));
    // Mesh shaders write what they like, one element after the other.
    if matches!(model, Model::MeshEXT | Model::MeshNV) {
        return false;
    }
    let is_per_vertex = model == Model::TessellationControl && !has(spirv::Decoration::Patch);
    let element = |ty: TypeId| match types[ty] {
        Type::Array { element, .. } => Some(element),
        _ => None,
    };
    let Type::Pointer { pointee, .. } = types[global.ty] else { return false };
    let ty = if is_per_vertex { element(pointee) } else { Some(pointee) };
    !has(spirv::Decoration::BuiltIn) && ty.and_then(element).is_some()
}

fn is_distance(global: &Global) -> bool {
    let distances = [spirv::BuiltIn::ClipDistance, spirv::BuiltIn::CullDistance];
    let is_one = |it: &Decoration| {
        it.is(spirv::Decoration::BuiltIn)
            && distances.iter().any(|&it_is| it.operands.first() == Some(&Operand::Literal(it_is as u32)))
    };
    global.decorations.iter().any(is_one)
}

/// Removes from a readable form the reads and writes of host-visible variables that `whole`, the same module after all
/// rewriting, no longer uses: they have no effect. Whatever would be read, the results are the same, if it is
/// [a number](any_value).
pub fn forget(module: &mut Module, whole: &Module) {
    let mut used: IdMap<Global, bool> = IdMap::default();
    whole.entries.iter().flat_map(|entry| &entry.interface).for_each(|&it| used[it] = true);
    for function in whole.functions.values() {
        function.for_each_arg(|arg| {
            if let Arg::Global(global) = arg {
                used[global] = true;
            }
        });
    }
    // Rewriting adds and removes globals, and numbers them anew.
    let is_same =
        |a: &Global, b: &Global| a.origin == b.origin && a.name == b.name && a.decorations == b.decorations;
    let is_used = |it: &Global| whole.globals.iter().any(|(id, other)| used[id] && is_same(it, other));
    let is_seen = |class: StorageClass| {
        matches!(
            class,
            StorageClass::INPUT
                | StorageClass::OUTPUT
                | StorageClass::HIT_ATTRIBUTE
                | StorageClass::UNIFORM
                | StorageClass::STORAGE_BUFFER
        )
    };
    let mut forgotten: IdMap<Global, bool> = IdMap::default();
    for (id, global) in module.globals.iter() {
        let is_seen = module.pointee(global.ty).is_some_and(|it| is_seen(it.0));
        forgotten[id] = is_seen && !global.keep && !is_used(global);
    }
    super::for_each_function(module, |module, function| {
        let mut replaced = edit::Replacements::default();
        for index in 0..function.order.len() {
            let block = function.order[index];
            let mut values = std::mem::take(&mut function.blocks[block].values);
            values.retain(|&value| {
                let inst = &function.values[value];
                let place = match inst.args.first() {
                    Some(&place) if inst.is(S::Load) || inst.is(S::Store) => place,
                    _ => return true,
                };
                match root(function, place) {
                    Root::Global(global) if forgotten[global] => {}
                    _ => return true,
                }
                if inst.is(S::Load) {
                    replaced.add(value, any_value(module, inst.ty).into());
                }
                false
            });
            function.blocks[block].values = values;
        }
        replaced.apply(function);
    });
}

/// A constant in place of what may be anything. It is not undefined, since that may be NaN, whose product with 0 is not the
/// 0 that rewriting knows, and floats are 1, since 0 / 0 would be NaN, too.
fn any_value(module: &mut Module, ty: TypeId) -> ConstantId {
    let component = module.component(ty);
    match module.types[component] {
        Type::Float { .. } => {
            let one = module.real(component, 1.0);
            module.splat(ty, one)
        }
        Type::Matrix { column, columns } => {
            let column = any_value(module, column);
            module.composite(ty, vec![column; columns as usize])
        }
        _ => module.null(ty),
    }
}
