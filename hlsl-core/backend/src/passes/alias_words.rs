//! Lets atomic operations treat a 32-bit word of a byte address buffer as a float, or two words as one 64-bit number, through
//! a second variable at the same binding whose block is an array of such numbers. SPIR-V cannot cast pointers into such
//! blocks.
//!
//! Needs: a legal module, in which `lower` has left a cast of the pointer to the word, or the lower one. It runs late, so that
//! no other pass needs to know that two variables alias. Leaves ([`leaves`]): no such cast. For wgpu, where a binding has one
//! variable, [`super::wgpu`] resolves the casts.

use super::{Context, Settings};
use crate::ir::{place::place, *};
use crate::spirv::Op as S;
use rustc_hash::FxHashMap;

/// By the variable that is seen otherwise, and the numbers.
type Aliases = FxHashMap<(GlobalId, TypeId), GlobalId>;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.target.is_wgpu() {
        return;
    }
    let mut aliases = Aliases::default();
    super::for_each_function(module, |module, function| {
        let mut words = Vec::new();
        for block in function.order.clone() {
            let mut index = 0;
            while index < function.blocks[block].values.len() {
                let value = function.blocks[block].values[index];
                if let Some((from, half)) = alias(module, function, value, &mut aliases) {
                    words.push(from);
                    if let Some(half) = half {
                        function.blocks[block].values.insert(index, half);
                        index += 1;
                    }
                }
                index += 1;
            }
        }
        if !words.is_empty() {
            let uses = function.use_counts();
            words.retain(|it| uses.get(it.index()) == Some(&0));
            for &block in &function.order {
                function.blocks[block].values.retain(|it| !words.contains(it));
            }
        }
    });
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    if settings.target.is_wgpu() {
        return Ok(());
    }
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if inst.is(S::Bitcast) && cast_pointer(module, function, inst).is_some() {
                return Err(format!("%{} in {:?} casts a pointer", value.index(), function.name));
            }
        }
    }
    Ok(())
}

/// The pointer that an instruction casts to another one.
pub(super) fn cast_pointer(module: &Module, function: &Function, cast: &Inst) -> Option<ValueId> {
    module.pointee(cast.ty)?;
    let from = cast.args.first()?.value()?;
    // An address that becomes a pointer is a number, wherever it was loaded.
    module.pointee(function.values[from].ty)?;
    Some(from)
}

/// Makes the cast an access to the other variable. The pointer that was cast, and what has to stand before the access.
fn alias(
    module: &mut Module,
    function: &mut Function,
    value: ValueId,
    aliases: &mut Aliases,
) -> Option<(ValueId, Option<ValueId>)> {
    let inst = &function.values[value];
    if !inst.is(S::Bitcast) {
        return None;
    }
    let (_, number) = module.pointee(inst.ty)?;
    let from = cast_pointer(module, function, inst)?;
    let (base, indices) = match place(function, from.into()) {
        Some(place) => {
            let global = match aliases.get(&(place.global, number)) {
                Some(&known) => known,
                None => {
                    let added = twin(module, place.global, number)?;
                    aliases.insert((place.global, number), added);
                    added
                }
            };
            (Arg::Global(global), place.indices)
        }
        None => undefined(module, function, from, number)?,
    };
    let (&word, outer) = indices.split_last()?;
    let (index, shift) = match module.interned().index_of(word) {
        _ if size(module, number) == 4 => (word, None),
        Some(word) => (Arg::Constant(module.uint(word / 2)), None),
        None => {
            let (ty, loc) = (module.interned().arg_type(function, word)?, inst.loc);
            let one = module.uint(1);
            let shift = Inst::new(S::ShiftRightLogical, ty, [word, one.into()], loc);
            let shift = function.values.add(shift);
            (shift.into(), Some(shift))
        }
    };
    let inst = &mut function.values[value];
    inst.op = S::AccessChain.into();
    inst.args = std::iter::once(base).chain(outer.iter().copied()).chain([index]).collect();
    Some((from, shift))
}

/// The same place in a buffer that was never given a value, and the indices in it.
fn undefined(module: &mut Module, function: &Function, from: ValueId, number: TypeId) -> Option<(Arg, Args)> {
    let inst = Some(&function.values[from]).filter(|it| facts::is_access_chain(it.op))?;
    let (&base, outer) = inst.args.split_first()?;
    let (base, mut indices) = match base {
        Arg::Value(base) => undefined(module, function, base, number)?,
        Arg::Constant(_) => {
            let ty = module.interned().arg_type(function, base)?;
            let (class, pointee) = module.pointee(ty)?;
            let seen = seen_as(module, pointee, number)?;
            let pointer = module.pointer(class, seen);
            (module.undef(pointer).into(), Args::new())
        }
        _ => return None,
    };
    indices.extend(outer.iter().copied());
    Some((base, indices))
}

/// A variable at the same binding, whose innermost array is of `number`s.
fn twin(module: &mut Module, of: GlobalId, number: TypeId) -> Option<GlobalId> {
    let (class, pointee) = module.pointee(module.globals[of].ty)?;
    let seen = seen_as(module, pointee, number)?;
    let ty = module.pointer(class, seen);
    let aliased = Decoration::new(spirv::Decoration::Aliased, &[]);
    if !module.globals[of].decorations.contains(&aliased) {
        module.globals[of].decorations.push(aliased);
    }
    // The host knows of the first one, used or not.
    module.globals[of].keep = true;
    let mut global = module.globals[of].clone();
    global.name = format!("{}.{}", global.name, name_of(module, number)).into();
    global.ty = ty;
    global.keep = false;
    // A heap is seen as several arrays anyway.
    if global.origin != GlobalOrigin::Heap {
        global.origin = GlobalOrigin::AliasedView;
    }
    Some(module.globals.add(global))
}

/// The type with numbers where there are words.
pub(super) fn seen_as(module: &mut Module, ty: TypeId, number: TypeId) -> Option<TypeId> {
    let seen = match module.types[ty].clone() {
        Type::Array { element, length, stride } => {
            Type::Array { element: seen_as(module, element, number)?, length, stride }
        }
        Type::RuntimeArray { element, stride } => match module.types[element] {
            Type::Int { .. } => Type::RuntimeArray { element: number, stride: Some(size(module, number)) },
            _ => Type::RuntimeArray { element: seen_as(module, element, number)?, stride },
        },
        Type::Struct(mut block) => {
            for member in &mut block.members {
                member.ty = seen_as(module, member.ty, number)?;
            }
            block.name = format!("{}.{}", block.name, name_of(module, number)).into();
            Type::Struct(block)
        }
        _ => return None,
    };
    Some(module.ty(seen))
}

/// In bytes.
fn size(module: &Module, number: TypeId) -> u32 {
    match module.types[number] {
        Type::Int { width, .. } | Type::Float { width } => u32::from(width) / 8,
        _ => 4,
    }
}

fn name_of(module: &Module, number: TypeId) -> &'static str {
    if size(module, number) == 8 { "wide" } else { "float" }
}
