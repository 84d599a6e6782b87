//! Passes the variable of a stage input, instead of the value loaded from it, to intrinsics that query the input:
//! `EvaluateAttributeAtSample` and the like, and `GetAttributeAtVertex` ([`Op::AtVertex`]).
//!
//! Needs: inlined calls and values instead of variables, so that the load is in sight. Leaves
//! ([`leaves`]): no `AtVertex`, and variables where the others want them.

use super::{Context, Settings};
use crate::{
    diagnostics::list::legalize,
    ir::{
        Arg, Args, ExtSet, Function, Inst, Module, Op, StorageClass, Type, ValueId,
        facts::Types,
        spirv::{Decoration, GlslStd450Op as Glsl, Op as S},
    },
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut refused = Vec::new();
    super::for_each_function(module, |module, function| {
        for &block in &function.order.clone() {
            let may_ask = |&it: &ValueId| {
                matches!(function.values[it].op, Op::Ext { set: ExtSet::Glsl, .. } | Op::AtVertex)
            };
            if !function.blocks[block].values.iter().any(may_ask) {
                continue;
            }
            let mut index = 0;
            while let Some(&value) = function.blocks[block].values.get(index) {
                index += 1;
                let Some(is_vertex) = asks(module.interned(), function, value) else { continue };
                match rewrite(module, function, value, is_vertex) {
                    Some(new) => {
                        let count = new.len();
                        function.blocks[block].values.splice(index - 1..index - 1, new);
                        index += count;
                    }
                    None => {
                        let inst = &function.values[value];
                        refused.push((inst.op == Op::AtVertex, module.locs[inst.loc].span));
                    }
                }
            }
        }
    });
    for (is_vertex, at) in refused {
        context.sink.push(match is_vertex {
            true => legalize::NoStageInput::of_vertex(at),
            false => legalize::NoStageInput::interpolated(at),
        });
    }
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    // With `-Od` the whole is rewritten, then.
    match is_wanted(module) && !settings.only_needed {
        true => Err("a question about an input is left".into()),
        false => Ok(()),
    }
}

/// Whether anything is left that SPIR-V could not express.
pub fn is_wanted(module: &Module) -> bool {
    let types = module.interned();
    module.functions.values().any(|function| {
        let mut values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
        values.any(|&value| asks(types, function, value).is_some())
    })
}

/// Whether the instruction still has a value where it requires a variable, and which kind it is.
fn asks(types: Types, function: &Function, value: ValueId) -> Option<bool> {
    let inst = &function.values[value];
    if inst.op == Op::AtVertex {
        return Some(true);
    }
    let Op::Ext { set: ExtSet::Glsl, number } = inst.op else { return None };
    let interpolates = [Glsl::InterpolateAtCentroid, Glsl::InterpolateAtSample, Glsl::InterpolateAtOffset];
    if !interpolates.into_iter().any(|it| number == it as u32) {
        return None;
    }
    let ty = types.arg_type(function, *inst.args.first()?)?;
    types.pointee(ty).is_none().then_some(false)
}

/// The load that a value comes from, and the path from what was loaded to the value.
fn source(function: &Function, value: Arg) -> Option<(ValueId, Vec<u32>)> {
    let mut path = Vec::new();
    let mut at = value;
    loop {
        let Arg::Value(id) = at else { return None };
        let inst = &function.values[id];
        match inst.op {
            Op::Core(S::Load) => {
                path.reverse();
                return Some((id, path));
            }
            Op::Core(S::CopyObject) => at = *inst.args.first()?,
            Op::Core(S::CompositeExtract) => {
                for &index in inst.args.iter().skip(1).rev() {
                    let Arg::Literal(index) = index else { return None };
                    path.push(index);
                }
                at = *inst.args.first()?;
            }
            _ => return None,
        }
    }
}

/// New instructions that precede the changed one; None if the value does not come from an input.
fn rewrite(
    module: &mut Module,
    function: &mut Function,
    value: ValueId,
    is_vertex: bool,
) -> Option<Vec<ValueId>> {
    let inst = function.values[value].clone();
    let (load, mut path) = source(function, *inst.args.first()?)?;
    let (mut loaded, pointer) = (function.values[load].ty, *function.values[load].args.first()?);
    let (global, mut indices) = match pointer {
        Arg::Global(global) => (global, Vec::new()),
        Arg::Value(id) => match &function.values[id] {
            Inst { op: Op::Core(S::AccessChain), args, .. } => match args.split_first() {
                Some((Arg::Global(global), indices)) => (*global, indices.to_vec()),
                _ => return None,
            },
            _ => return None,
        },
        _ => return None,
    };
    let (class, _) = module.pointee(module.globals[global].ty)?;
    if class != StorageClass::INPUT {
        return None;
    }
    let mut new = Vec::new();
    let mut add = |function: &mut Function, op: Op, ty, args: Args| {
        let id = function.values.add(Inst { op, ty, args, ..inst.clone() });
        new.push(id);
        Arg::Value(id)
    };
    if is_vertex {
        let has_vertices =
            module.globals[global].decorations.iter().any(|it| it.is(Decoration::PerVertexKHR));
        let vertex = *inst.args.get(1)?;
        match indices.first_mut() {
            Some(first) if has_vertices => *first = vertex,
            // All vertices were loaded at once.
            None if has_vertices && !path.is_empty() => {
                path.remove(0);
                loaded = module.part(loaded, 0)?;
                indices.push(vertex);
            }
            _ => return None,
        }
    }
    // Vectors are interpolated, and not what they are elements of.
    while !is_vertex
        && !path.is_empty()
        && !matches!(module.types[loaded], Type::Vector { .. } | Type::Float { .. })
    {
        let index = path.remove(0);
        loaded = module.part(loaded, index)?;
        indices.push(Arg::Constant(module.uint(index)));
    }
    let pointer = if indices.is_empty() {
        Arg::Global(global)
    } else {
        let ty = module.pointer(class, loaded);
        let args = std::iter::once(Arg::Global(global)).chain(indices).collect();
        add(function, Op::Core(S::AccessChain), ty, args)
    };
    let (op, args): (Op, Args) = match is_vertex {
        true => (Op::Core(S::Load), std::iter::once(pointer).collect()),
        false => (inst.op, std::iter::once(pointer).chain(inst.args.iter().skip(1).copied()).collect()),
    };
    let changed = if path.is_empty() {
        Inst { op, args, ..inst.clone() }
    } else {
        let whole = add(function, op, loaded, args);
        let args = std::iter::once(whole).chain(path.into_iter().map(Arg::Literal)).collect();
        Inst { op: Op::Core(S::CompositeExtract), args, ..inst.clone() }
    };
    function.values[value] = changed;
    Some(new)
}
