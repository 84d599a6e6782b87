//! Splits local variables of struct and array type into one variable per member, as deep as access chains with constant
//! indices reach into them; members of opaque type (images, samplers, pointers to buffers) are always split. Matrices
//! that are written by parts are split into columns.
//!
//! Needs: no calls that take the variables' addresses. Leaves: entire structs only where they are loaded and stored as a
//! whole. Chains of chains become one chain.

use super::{Changed, Context, Settings};
use crate::arena::IdMap;
use crate::ir::{
    edit::Replacements,
    facts::{Types, is_access_chain, takes_numbers},
    *,
};
use crate::limits::LOCAL_RESOURCES;
use crate::spirv::Op as S;

/// Longer arrays stay in memory unless they hold what cannot stay there.
const MAX_PARTS: u32 = 64;
/// More loads and stores of parts in place of those of whole variables make the code larger than they let shrink it.
const MAX_COPIES: usize = 1 << 18;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    let settings = context.settings;
    super::for_each_function(module, |module, it| function(module, it, settings))
}

/// Whether anything has changed.
pub fn function(module: &mut Module, function: &mut Function, settings: Settings) -> bool {
    let mut changed = combine_chains(function);
    let entry = function.entry().map(|it| &function.blocks[it].values);
    let is_variable = |it: &ValueId| function.values[*it].is(S::Variable);
    let mut variables: Vec<ValueId> = entry.into_iter().flatten().copied().filter(is_variable).collect();
    let mut uses = None;
    // Each round goes one level deeper: those that are not split for now never are.
    while !variables.is_empty() {
        let parts = split_once(module, function, variables, uses.as_deref(), settings);
        changed |= !parts.variables.is_empty();
        variables = parts.variables;
        uses = Some(parts.uses);
    }
    changed
}

/// What a round has made.
#[derive(Default)]
struct Parts {
    variables: Vec<ValueId>,
    /// All instructions that name them, in order.
    uses: Vec<ValueId>,
}

/// Makes each access chain on an access chain one chain. Whether there was any.
pub fn combine_chains(function: &mut Function) -> bool {
    let mut replaced = Replacements::of(function);
    let mut any = false;
    for index in 0..function.order.len() {
        let block = function.order[index];
        for place in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[place];
            let inst = &function.values[value];
            if !is_access_chain(inst.op) {
                continue;
            }
            let Some(base) = inst.args.first().map(|&it| replaced.resolve(it)) else { continue };
            if let Arg::Value(base) = base
                && is_access_chain(function.values[base].op)
                && function.values[base].flags == function.values[value].flags
            {
                let mut args = function.values[base].args.clone();
                args.extend(function.values[value].args.iter().skip(1).copied());
                function.values[value].args = args;
                any = true;
            } else if function.values[value].args.len() == 1 {
                replaced.add(value, base);
                any = true;
            }
        }
    }
    if !replaced.is_empty() {
        replaced.apply(function);
        for &block in &function.order {
            function.blocks[block].values.retain(|&it| !replaced.contains(it));
        }
    }
    any
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum State {
    /// Not a variable.
    #[default]
    Other,
    /// A variable that could be split but need not be.
    May,
    /// A chain reaches into it.
    Wanted,
    Never,
}

/// Splits some of these variables; returns what they have become. `uses` are all that name them, if these are known.
fn split_once(
    module: &mut Module,
    function: &mut Function,
    mut variables: Vec<ValueId>,
    uses: Option<&[ValueId]>,
    settings: Settings,
) -> Parts {
    let Some(entry) = function.entry() else { return Parts::default() };
    let mut state: IdMap<Inst, State> = IdMap::expecting(function.values.len());
    let types = module.interned();
    // The matrix that a chain leads into.
    let mut matrices: IdMap<Inst, Option<ValueId>> = IdMap::expecting(function.values.len());
    let mut wholes: IdMap<Inst, u32> = IdMap::expecting(function.values.len());
    variables.retain(|&variable| {
        state[variable] = first_state(types, function, variable, settings);
        state[variable] != State::Never
    });
    if variables.is_empty() {
        return Parts::default();
    }
    let is_matrix = |it: &ValueId| {
        pointee(types, function, *it).is_some_and(|it| matches!(types.types[it], Type::Matrix { .. }))
    };
    // Of a matrix, stores through pointers into it count, too.
    let uses = uses.filter(|_| !variables.iter().any(is_matrix));
    for &block in &function.order {
        // All uses with the first block, as if they stood there.
        let values = match uses {
            Some(uses) if block == entry => uses,
            Some(_) => &[],
            None => &function.blocks[block].values,
        };
        for &value in values {
            let inst = &function.values[value];
            if takes_numbers(inst) {
                continue;
            }
            for (place, &arg) in inst.args.iter().enumerate() {
                let Arg::Value(variable) = arg else { continue };
                if place == 0
                    && inst.is(S::Store)
                    && let Some(matrix) = matrices[variable]
                    && state[matrix] == State::May
                {
                    state[matrix] = State::Wanted;
                }
                if state[variable] == State::Other || state[variable] == State::Never {
                    continue;
                }
                let is_whole =
                    matches!(inst.op, Op::Core(S::Load | S::Store)) && !inst.flags.contains(Flags::VOLATILE);
                if place == 0 && is_whole {
                    wholes[variable] += 1;
                    continue;
                }
                if place == 0 && is_access_chain(inst.op) {
                    let index = inst.args.get(1).and_then(|&it| types.index_of(it));
                    let ty = pointee(types, function, variable);
                    let count = ty.and_then(|ty| types.part_count(ty));
                    let is_matrix = ty.is_some_and(|it| matches!(types.types[it], Type::Matrix { .. }));
                    match (index, count) {
                        (Some(index), Some(count)) if index < count => {
                            if is_matrix {
                                matrices[value] = Some(variable);
                            } else {
                                state[variable] = State::Wanted;
                            }
                        }
                        _ => state[variable] = State::Never,
                    }
                    continue;
                }
                if !inst.op.is_debug() {
                    state[variable] = State::Never;
                }
            }
        }
        function.blocks[block].end.for_each_arg(|arg| {
            if let Arg::Value(value) = arg
                && state[value] != State::Other
            {
                state[value] = State::Never;
            }
        });
    }
    let mut copies = 0usize;
    variables.retain(|&it| {
        let ty = pointee(types, function, it).filter(|_| state[it] == State::Wanted);
        let Some(ty) = ty else { return false };
        let more = types.part_count(ty).unwrap_or(0) as usize * wholes[it] as usize;
        let is_split = copies.saturating_add(more) <= MAX_COPIES || types.is_opaque(ty);
        copies += if is_split { more } else { 0 };
        is_split
    });
    if variables.is_empty() {
        return Parts::default();
    }
    let replaced = Replacements::of(function);
    let touched = IdMap::expecting(function.values.len());
    let mut split = Split { module, function, parts: IdMap::default(), touched, replaced, uses: Vec::new() };
    let variables = split.run(entry, &variables);
    Parts { variables, uses: split.uses }
}

fn pointee(types: Types<'_>, function: &Function, variable: ValueId) -> Option<TypeId> {
    types.pointee(function.values[variable].ty).map(|it| it.1)
}

fn first_state(types: Types<'_>, function: &Function, variable: ValueId, settings: Settings) -> State {
    let Some(ty) = pointee(types, function, variable) else { return State::Never };
    let is_opaque = types.is_opaque(ty);
    if settings.only_needed && !is_opaque {
        return State::Never;
    }
    let initializer = function.values[variable].args.get(1).and_then(|it| it.constant());
    if initializer
        .is_some_and(|it| !matches!(types.constants[it], Constant::Composite { .. } | Constant::Null(_)))
    {
        return State::Never;
    }
    let wanted = if is_opaque { State::Wanted } else { State::May };
    match &types.types[ty] {
        Type::Struct(it) if !it.members.is_empty() => wanted,
        Type::Matrix { .. } => State::May,
        Type::Array { .. } => match types.part_count(ty) {
            Some(count) if count > 0 && count <= if is_opaque { LOCAL_RESOURCES } else { MAX_PARTS } => {
                wanted
            }
            _ => State::Never,
        },
        _ => State::Never,
    }
}

struct Split<'s> {
    module: &'s mut Module,
    function: &'s mut Function,
    parts: IdMap<Inst, Vec<ValueId>>,
    /// Variables with parts, and chains that are replaced.
    touched: IdMap<Inst, bool>,
    replaced: Replacements,
    /// What names the parts.
    uses: Vec<ValueId>,
}

impl Split<'_> {
    /// Returns all parts.
    fn run(&mut self, entry: BlockId, variables: &[ValueId]) -> Vec<ValueId> {
        let mut all = Vec::new();
        for &variable in variables {
            let parts = self.parts_of(variable);
            all.extend_from_slice(&parts);
            self.parts[variable] = parts;
            self.touched[variable] = true;
        }
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            let touches = |&it: &ValueId| self.touched[it] || self.touches(&self.function.values[it].args);
            if let Some(first) = self.function.blocks[block].values.iter().position(touches) {
                self.block(block, first, block == entry);
            }
            self.replaced.resolve_end(self.function, block);
        }
        all
    }

    fn touches(&self, args: &[Arg]) -> bool {
        args.iter().any(|it| matches!(it, Arg::Value(it) if self.touched[*it]))
    }

    /// From its first value on that is touched.
    fn block(&mut self, block: BlockId, first: usize, is_entry: bool) {
        let values = std::mem::take(&mut self.function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len() * 2);
        out.extend_from_slice(&values[..first]);
        for &value in &values[first..] {
            let inst = &self.function.values[value];
            if is_entry && self.touched[value] && inst.is(S::Variable) {
                out.extend(&self.parts[value]);
            } else if !self.touches(&inst.args) {
                out.push(value);
            } else {
                let known = out.len();
                self.replaced.resolve_args(&mut self.function.values, value);
                if self.function.values[value].op.is_debug() {
                    self.declare_parts(value, &mut out);
                } else {
                    self.rewrite(value, &mut out);
                }
                self.uses.extend(&out[known..]);
            }
        }
        self.function.blocks[block].values = out;
    }

    fn parts_of(&mut self, variable: ValueId) -> Vec<ValueId> {
        let inst = self.function.values[variable].clone();
        let Some((class, ty)) = self.module.pointee(inst.ty) else { return Vec::new() };
        let count = self.module.interned().part_count(ty).unwrap_or(0);
        let name = self.function.names.get(variable).unwrap_or_default().to_owned();
        let initializer = inst.args.get(1).and_then(|it| it.constant());
        let mut parts = Vec::with_capacity(count as usize);
        for index in 0..count {
            let Some(part) = self.module.part(ty, index) else { continue };
            let pointer = self.module.pointer(class, part);
            let mut args = Args::from_slice(&[Arg::Literal(class.0)]);
            match initializer.map(|it| &self.module.constants[it]) {
                Some(Constant::Composite { parts, .. }) => args.push(parts[index as usize].into()),
                Some(_) => args.push(self.module.null(part).into()),
                None => {}
            }
            let new = Inst { op: inst.op, ty: pointer, args, loc: inst.loc, flags: inst.flags };
            let new = self.function.values.add(new);
            if !name.is_empty() {
                let part = match &self.module.types[ty] {
                    Type::Struct(it) => format!("{name}.{}", it.members[index as usize].name),
                    _ => format!("{name}.{index}"),
                };
                self.function.names.set(new, &part);
            }
            parts.push(new);
        }
        parts
    }

    /// What is said of a variable is said of its parts.
    fn declare_parts(&mut self, value: ValueId, out: &mut Vec<ValueId>) {
        let inst = self.function.values[value].clone();
        let parts = match (inst.op, inst.args.get(1)) {
            (Op::DebugDeclare, Some(&Arg::Value(variable))) => self.parts[variable].clone(),
            _ => Vec::new(),
        };
        if parts.is_empty() {
            return out.push(value);
        }
        for (index, part) in parts.into_iter().enumerate() {
            let mut args = inst.args.clone();
            args[1] = part.into();
            args.push(Arg::Literal(index as u32));
            let declared = Inst { op: inst.op, ty: inst.ty, args, loc: inst.loc, flags: inst.flags };
            out.push(self.function.values.add(declared));
        }
    }

    fn rewrite(&mut self, value: ValueId, out: &mut Vec<ValueId>) {
        let inst = &self.function.values[value];
        let Some(&Arg::Value(variable)) = inst.args.first() else { return out.push(value) };
        if self.parts[variable].is_empty() {
            return out.push(value);
        }
        let inst = inst.clone();
        let parts = std::mem::take(&mut self.parts[variable]);
        self.rewrite_access(value, &inst, &parts, out);
        self.parts[variable] = parts;
    }

    fn rewrite_access(&mut self, value: ValueId, inst: &Inst, parts: &[ValueId], out: &mut Vec<ValueId>) {
        match inst.op {
            Op::Core(S::Load) => {
                let mut args = Args::new();
                for &part in parts {
                    let ty = self.module.pointee(self.function.values[part].ty).map_or(inst.ty, |it| it.1);
                    let load = Inst { op: inst.op, ty, args: [part.into()].into_iter().collect(), ..*inst };
                    let load = self.function.values.add(load);
                    out.push(load);
                    args.push(load.into());
                }
                let whole = &mut self.function.values[value];
                whole.op = Op::Core(S::CompositeConstruct);
                whole.args = args;
                out.push(value);
            }
            Op::Core(S::Store) => {
                let Some(&whole) = inst.args.get(1) else { return };
                for (index, &part) in parts.iter().enumerate() {
                    let ty = self.module.pointee(self.function.values[part].ty).map_or(inst.ty, |it| it.1);
                    let piece = self.piece(whole, index as u32, ty, inst, out);
                    let args = [part.into(), piece].into_iter().collect();
                    let store = Inst { op: inst.op, ty: inst.ty, args, loc: inst.loc, flags: inst.flags };
                    let store = self.function.values.add(store);
                    out.push(store);
                }
            }
            _ => {
                // A chain; split_once has seen that its first index is a constant in range.
                let index = inst.args.get(1).and_then(|&it| self.module.interned().index_of(it)).unwrap_or(0);
                let Some(&part) = parts.get(index as usize) else { return };
                if inst.args.len() == 2 {
                    self.replaced.add(value, part.into());
                    self.touched[value] = true;
                    return;
                }
                let args = std::iter::once(part.into()).chain(inst.args.iter().skip(2).copied()).collect();
                self.function.values[value].args = args;
                out.push(value);
            }
        }
    }

    /// The part at `index` of a value that is stored whole.
    fn piece(&mut self, whole: Arg, index: u32, ty: TypeId, store: &Inst, out: &mut Vec<ValueId>) -> Arg {
        match whole {
            Arg::Constant(constant) => match &self.module.constants[constant] {
                Constant::Composite { parts, .. } | Constant::SpecComposite { parts, .. } => {
                    return parts.get(index as usize).map_or(whole, |&it| it.into());
                }
                Constant::Null(_) => return self.module.null(ty).into(),
                Constant::Undef(_) => return self.module.undef(ty).into(),
                _ => {}
            },
            Arg::Value(value) => {
                let inst = &self.function.values[value];
                // Parts of a vector can be vectors, but those of structs and arrays are one argument each.
                if inst.is(S::CompositeConstruct) {
                    return inst.args.get(index as usize).copied().unwrap_or(whole);
                }
            }
            _ => {}
        }
        let extract = Inst::new(S::CompositeExtract, ty, [whole, Arg::Literal(index)], store.loc);
        let extract = self.function.values.add(extract);
        out.push(extract);
        extract.into()
    }
}
