//! Loads an input array at once where all its elements are loaded one by one, and stores an output array at once where
//! its elements are stored one after the other: geometry and tessellation shaders. An access chain for each element takes
//! more words.
//!
//! Needs: that loads and stores stay where they are from now on. Leaves: no input array all of whose elements a block
//! loads one by one, and no output array all of whose elements it stores in a row. Not for wgpu, where stage variables are
//! no arrays.

use super::{Changed, Context};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        facts::{Effect, Types, effect, is_access_chain},
        *,
    },
};

/// Longer arrays are not worth the trouble.
const MAX_ELEMENTS: u32 = 64;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    let has_any = !context.settings.target.is_wgpu()
        && module.globals.values().any(|it| is_joined(module.interned(), it.ty));
    if !has_any {
        return Changed::Nothing;
    }
    super::for_each_function(module, |module, function| {
        let mut any = false;
        for index in 0..function.order.len() {
            let block = function.order[index];
            any |= join_loads(module, function, block);
            any |= join_stores(module, function, block);
        }
        any
    })
}

/// Whether a global is an array that this is about: what it points to and how many elements that has.
fn array_of(types: Types<'_>, pointer: TypeId, class: StorageClass) -> Option<(TypeId, u32)> {
    let (of, array) = types.pointee(pointer)?;
    let is_array = of == class && matches!(types.types[array], Type::Array { .. });
    let count = types.part_count(array).filter(|&it| is_array && (2..=MAX_ELEMENTS).contains(&it))?;
    Some((array, count))
}

fn is_joined(types: Types<'_>, pointer: TypeId) -> bool {
    [StorageClass::INPUT, StorageClass::OUTPUT].iter().any(|&it| array_of(types, pointer, it).is_some())
}

/// An element of an array.
struct Element {
    global: GlobalId,
    array: TypeId,
    count: u32,
    index: u32,
}

/// What a plain load or store accesses.
fn element(module: &Module, function: &Function, access: &Inst, class: StorageClass) -> Option<Element> {
    let types = module.interned();
    let &Arg::Value(chain) = access.args.first()? else { return None };
    let chain = &function.values[chain];
    let &[Arg::Global(global), index] = &chain.args[..] else { return None };
    let (array, count) = array_of(types, types.globals[global].ty, class)?;
    let index = types.index_of(index).filter(|&it| it < count)?;
    let odd = Flags::VOLATILE.0 | Flags::COHERENT.0;
    let is_plain = is_access_chain(chain.op) && (chain.flags.0 | access.flags.0) & odd == 0;
    let operands = if access.is(S::Store) { 2 } else { 1 };
    (is_plain && access.args.len() == operands).then_some(Element { global, array, count, index })
}

/// What a block loads of an array.
struct Loaded {
    array: Element,
    /// The loads, each of the element at an index.
    loads: Vec<(ValueId, u32)>,
    /// A bit for each element.
    elements: u64,
}

fn join_loads(module: &mut Module, function: &mut Function, block: BlockId) -> bool {
    let mut arrays: Vec<Loaded> = Vec::new();
    for &value in &function.blocks[block].values {
        let inst = &function.values[value];
        if !inst.is(S::Load) {
            continue;
        }
        let Some(element) = element(module, function, inst, StorageClass::INPUT) else { continue };
        let (index, bit) = (element.index, 1 << element.index);
        match arrays.iter_mut().find(|it| it.array.global == element.global) {
            Some(known) => {
                known.loads.push((value, index));
                known.elements |= bit;
            }
            None => arrays.push(Loaded { array: element, loads: vec![(value, index)], elements: bit }),
        }
    }
    arrays.retain(|it| it.elements.count_ones() == it.array.count);
    for Loaded { array, loads, .. } in &arrays {
        let Some(&(first, _)) = loads.first() else { continue };
        let loc = function.values[first].loc;
        let whole = function.values.add(Inst::new(S::Load, array.array, [array.global.into()], loc));
        let values = &mut function.blocks[block].values;
        let at = values.iter().position(|&it| it == first).unwrap_or(0);
        values.insert(at, whole);
        for &(load, index) in loads {
            let inst = &mut function.values[load];
            inst.op = S::CompositeExtract.into();
            inst.args = Args::from_slice(&[whole.into(), Arg::Literal(index)]);
        }
    }
    !arrays.is_empty()
}

/// Stores to elements of one array with nothing in between that reads it or depends on it.
struct Row {
    array: Element,
    /// By element, the stored value.
    stored: Vec<Option<Arg>>,
    stores: Vec<ValueId>,
}

fn join_stores(module: &mut Module, function: &mut Function, block: BlockId) -> bool {
    let mut row: Option<Row> = None;
    // By the last store of a row.
    let mut joined: IdMap<Inst, Option<usize>> = IdMap::default();
    let mut rows: Vec<Row> = Vec::new();
    for &value in &function.blocks[block].values {
        let inst = &function.values[value];
        let stored =
            if inst.is(S::Store) { element(module, function, inst, StorageClass::OUTPUT) } else { None };
        if let Some(element) = stored {
            let index = element.index as usize;
            if row.as_ref().is_none_or(|it| it.array.global != element.global) {
                let stored = vec![None; element.count as usize];
                row = Some(Row { array: element, stored, stores: Vec::new() });
            }
            let Some(current) = &mut row else { continue };
            current.stored[index] = inst.args.get(1).copied();
            current.stores.push(value);
            if current.stored.iter().all(|it| it.is_some()) {
                joined[value] = Some(rows.len());
                rows.extend(row.take());
            }
        } else if !inst.op.is_debug() && effect(module.interned(), function, inst) > Effect::Pure {
            row = None;
        }
    }
    let mut gone: IdMap<Inst, bool> = IdMap::default();
    rows.iter().flat_map(|it| &it.stores).for_each(|&it| gone[it] = true);
    if rows.is_empty() {
        return false;
    }
    let values = std::mem::take(&mut function.blocks[block].values);
    let mut out = Vec::with_capacity(values.len());
    for value in values {
        if let Some(row) = joined[value].and_then(|it| rows.get(it)) {
            let parts: Args = row.stored.iter().flatten().copied().collect();
            let (loc, void) = (function.values[value].loc, function.values[value].ty);
            let constants: Option<Vec<ConstantId>> = parts.iter().map(|it| it.constant()).collect();
            let whole = match constants {
                Some(parts) => module.composite(row.array.array, parts).into(),
                None => {
                    let whole = Inst::new(S::CompositeConstruct, row.array.array, parts, loc);
                    let whole = function.values.add(whole);
                    out.push(whole);
                    whole.into()
                }
            };
            out.push(function.values.add(Inst::new(S::Store, void, [row.array.global.into(), whole], loc)));
        } else if !gone[value] {
            out.push(value);
        }
    }
    function.blocks[block].values = out;
    true
}
