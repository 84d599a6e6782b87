//! Marks what uses a descriptor as NonUniform if its index comes from `NonUniformResourceIndex`, however it got there: the
//! index, the pointer, what is loaded through it, and the sampled image or texel pointer made of that.
//!
//! Values hand the mark on to what is computed of them, and memory to what is loaded from it, by component, member and
//! element where these are known. A function that remains is looked at once, for all of its calls.
//!
//! Needs: resources that come straight from globals. Until here, only the copies that `NonUniformResourceIndex` makes have
//! the mark. Leaves: none of these copies where what they copy can have the mark instead.

use crate::spirv::Op as S;
use smallvec::SmallVec;

use super::{Changed, Context, remove_dead_components::is_componentwise};
use crate::arena::IdMap;
use crate::ir::{
    edit::Replacements,
    facts::{Effect, Root, effect, is_access_chain},
    *,
};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    let is_marked = |it: &Inst| it.flags.contains(Flags::NON_UNIFORM);
    let has_mark = |it: &Function| it.values.ids().any(|id| is_marked(&it.values[id]));
    if !module.functions.values().any(has_mark) {
        return Changed::Nothing;
    }
    let mut changed = super::for_each_function(module, |_, function| mark_the_copied(function));
    let mut spread = Spread { module, known: IdMap::for_len(module.functions.len()) };
    while module.functions.ids().fold(false, |any, it| spread.function(it) | any) {}
    let known = spread.known;
    for id in module.functions.ids() {
        for value in marked(module, id, &known[id]) {
            let flags = &mut module.functions[id].values[value].flags;
            changed |= Changed::from(!flags.contains(Flags::NON_UNIFORM));
            *flags = flags.with(Flags::NON_UNIFORM);
        }
    }
    changed
}

/// Removes copies of what is computed for them alone, which is marked itself. Whether there were any.
fn mark_the_copied(function: &mut Function) -> bool {
    let uses = function.use_counts();
    let mut replaced = Replacements::of(function);
    for at in 0..function.order.len() {
        let block = function.order[at];
        function.blocks[block].values.retain(|&copy| {
            let inst = &function.values[copy];
            let is_copy = inst.is(S::CopyObject) && inst.flags.contains(Flags::NON_UNIFORM);
            let Some(&Arg::Value(of)) = inst.args.first().filter(|_| is_copy) else { return true };
            let copied = &function.values[of];
            let is_computed =
                !matches!(copied.op, Op::Parameter | Op::BlockParameter | Op::Core(S::Load | S::Variable));
            if !is_computed || uses[of.index()] != 1 {
                return true;
            }
            let flags = copied.flags.with(Flags::NON_UNIFORM);
            function.values[of].flags = flags;
            replaced.add(copy, of.into());
            false
        });
    }
    replaced.apply(function);
    !replaced.is_empty()
}

/// What is to be marked of a function.
fn marked(module: &Module, id: FunctionId, known: &Known) -> Vec<ValueId> {
    let function = &module.functions[id];
    let mut marked = Vec::new();
    for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
        if known.uses[value] {
            marked.push(value);
            let inst = &function.values[value];
            if is_access_chain(inst.op) {
                let has_part = |it: &ValueId| !known.values[*it].is_empty();
                marked.extend(
                    descriptor_indices(module, function, inst).filter_map(Arg::value).filter(has_part),
                );
            }
        }
    }
    marked
}

/// The indices of an access chain that choose a descriptor.
fn descriptor_indices<'f>(
    module: &Module,
    function: &'f Function,
    chain: &'f Inst,
) -> impl Iterator<Item = Arg> + use<'f> {
    let (root, path) =
        chain.args.first().map_or((Root::Unknown, Path::new()), |&it| target(module, function, it));
    let depth = match root {
        Root::Global(global) => descriptor_dimensions(module, global).saturating_sub(path.len()),
        _ => 0,
    };
    chain.args.iter().skip(1).take(depth).copied()
}

/// How many indices choose among the descriptors of a variable.
fn descriptor_dimensions(module: &Module, global: GlobalId) -> usize {
    let resources = [StorageClass::UNIFORM_CONSTANT, StorageClass::UNIFORM, StorageClass::STORAGE_BUFFER];
    let Some((class, mut ty)) = module.pointee(module.globals[global].ty) else { return 0 };
    let mut dimensions = 0;
    while let Type::Array { element, .. } | Type::RuntimeArray { element, .. } = module.types[ty] {
        ty = element;
        dimensions += 1;
    }
    if resources.contains(&class) { dimensions } else { 0 }
}

/// What a pointer points into, and where.
fn target(module: &Module, function: &Function, pointer: Arg) -> (Root, Path) {
    let Arg::Value(value) = pointer else {
        return (facts::root(function, pointer), Path::new());
    };
    let inst = &function.values[value];
    match (inst.op, inst.args.split_first()) {
        (op, Some((&base, indices))) if is_access_chain(op) || op == Op::Core(S::CopyObject) => {
            let (root, mut path) = target(module, function, base);
            path.extend(indices.iter().map(|&it| module.interned().index_of(it).unwrap_or(ANY)));
            (root, path)
        }
        (Op::Core(S::Variable) | Op::Parameter, _) => (facts::root(function, pointer), Path::new()),
        _ => (Root::Unknown, Path::new()),
    }
}

/// Indices of members, elements and components, from the outermost one on.
type Path = SmallVec<[u32; 4]>;
/// An index that is not known.
const ANY: u32 = u32::MAX;
/// With more parts than that, the whole has the mark.
const MOST_PARTS: usize = 32;

/// The parts of a value, or of what is in memory, that have the mark. None lies in another.
#[derive(Clone, Debug, Default)]
struct Parts(Vec<Path>);

impl Parts {
    fn whole() -> Parts {
        Parts(vec![Path::new()])
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether that is new.
    fn add(&mut self, path: Path) -> bool {
        if self.0.iter().any(|it| lies_in(&path, it)) {
            return false;
        }
        self.remove(&path);
        self.0.push(path);
        if self.0.len() > MOST_PARTS {
            *self = Parts::whole();
        }
        true
    }

    fn join(&mut self, others: &Parts) -> bool {
        others.0.iter().fold(false, |any, it| self.add(it.clone()) | any)
    }

    fn remove(&mut self, path: &[u32]) {
        self.0.retain(|it| !lies_in(it, path));
    }

    /// The parts of what is there.
    fn at(&self, path: &[u32]) -> Parts {
        let may_be_same = |(a, b): (&u32, &u32)| a == b || *a == ANY || *b == ANY;
        let meets = |it: &&Path| it.iter().zip(path).all(may_be_same);
        let mut parts = Parts::default();
        for it in self.0.iter().filter(meets) {
            parts.add(it.get(path.len()..).unwrap_or_default().into());
        }
        parts
    }

    /// The parts of something in which this is there.
    fn under(&self, path: &[u32]) -> Parts {
        Parts(self.0.iter().map(|it| path.iter().chain(it).copied().collect()).collect())
    }
}

fn lies_in(path: &[u32], whole: &[u32]) -> bool {
    whole.len() <= path.len() && whole.iter().zip(path).all(|(a, b)| a == b || *a == ANY)
}

/// What has the mark in variables and behind parameters.
#[derive(Clone, Debug, Default)]
struct Memory(Vec<(Root, Parts)>);

impl Memory {
    fn of(&mut self, root: Root) -> &mut Parts {
        let at = self.0.iter().position(|it| it.0 == root).unwrap_or_else(|| {
            self.0.push((root, Parts::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    fn load(&self, (root, path): &(Root, Path)) -> Parts {
        self.0.iter().find(|it| it.0 == *root).map(|it| it.1.at(path)).unwrap_or_default()
    }

    fn store(&mut self, (root, path): &(Root, Path), stored: &Parts) {
        if *root == Root::Unknown || stored.is_empty() && self.load(&(*root, path.clone())).is_empty() {
            return;
        }
        let known = self.of(*root);
        if !path.contains(&ANY) {
            known.remove(path);
        }
        known.join(&stored.under(path));
    }

    fn join(&mut self, others: &Memory) -> bool {
        others
            .0
            .iter()
            .fold(false, |any, (root, parts)| !parts.is_empty() && self.of(*root).join(parts) | any || any)
    }

    fn globals(&self) -> Memory {
        Memory(self.0.iter().filter(|it| matches!(it.0, Root::Global(_))).cloned().collect())
    }
}

/// What is known of a function. It only grows.
#[derive(Clone, Debug, Default)]
struct Known {
    values: IdMap<Inst, Parts>,
    /// The values that are, or lead to, descriptors which differ.
    uses: IdMap<Inst, bool>,
    /// When it is called, and when it returns.
    entry: Memory,
    exit: Memory,
    result: Parts,
}

struct Spread<'m> {
    module: &'m Module,
    known: IdMap<Function, Known>,
}

impl Spread<'_> {
    /// Whether more is known than before, of this or of another function.
    fn function(&mut self, id: FunctionId) -> bool {
        let function = &self.module.functions[id];
        let mut known = std::mem::take(&mut self.known[id]);
        let mut before: IdMap<Block, Option<Memory>> = IdMap::for_len(function.blocks.len());
        if let Some(entry) = function.entry() {
            before[entry] = Some(known.entry.clone());
        }
        let mut any = false;
        // Whether the walk has come somewhere for the first time, or with more in memory.
        let mut moved = true;
        let mut grown = false;
        while std::mem::take(&mut moved) | std::mem::take(&mut grown) {
            for &id in &function.order {
                let block = &function.blocks[id];
                let Some(mut memory) = before[id].clone() else { continue };
                for &value in &block.values {
                    grown |= self.instruction(function, value, &mut known, &mut memory);
                }
                if let End::ReturnValue(result) = block.end {
                    let parts = parts_of(&known, result);
                    grown |= known.result.join(&parts);
                }
                if matches!(block.end, End::Return | End::ReturnValue(_)) {
                    grown |= known.exit.join(&memory);
                }
                block.end.for_each_target(|to| {
                    match &mut before[to.block] {
                        Some(known) => moved |= known.join(&memory),
                        unknown => {
                            *unknown = Some(memory.clone());
                            moved = true;
                        }
                    }
                    for (&parameter, &arg) in function.blocks[to.block].parameters.iter().zip(&to.args) {
                        let parts = parts_of(&known, arg);
                        grown |= known.values[parameter].join(&parts);
                    }
                });
            }
            any |= grown;
        }
        self.known[id] = known;
        any && self.module.functions.len() > 1
    }

    fn instruction(
        &mut self,
        function: &Function,
        value: ValueId,
        known: &mut Known,
        memory: &mut Memory,
    ) -> bool {
        let module = self.module;
        let inst = &function.values[value];
        let of = |arg: Option<&Arg>| arg.map(|&it| parts_of(known, it)).unwrap_or_default();
        let leads = |arg: &Arg| arg.value().is_some_and(|it| known.uses[it]);
        let (mut is_use, mut entered) = (false, false);
        let mut parts = match (inst.op, inst.args.as_slice()) {
            (op, [base, indices @ ..]) if is_access_chain(op) => {
                is_use = leads(base)
                    || descriptor_indices(module, function, inst).any(|it| !of(Some(&it)).is_empty());
                whole_if(std::iter::once(base).chain(indices).any(|it| !of(Some(it)).is_empty()))
            }
            (Op::Core(S::Load), [pointer, ..]) => {
                is_use = leads(pointer);
                match of(Some(pointer)).is_empty() {
                    true => memory.load(&target(module, function, *pointer)),
                    false => Parts::whole(),
                }
            }
            (Op::Core(S::Store), [pointer, stored, ..]) => {
                memory.store(&target(module, function, *pointer), &of(Some(stored)));
                return false;
            }
            (Op::Core(S::CopyMemory), [to, from, ..]) => {
                let copied = memory.load(&target(module, function, *from));
                memory.store(&target(module, function, *to), &copied);
                return false;
            }
            (Op::Core(S::FunctionCall), [Arg::Function(callee), args @ ..]) => {
                entered = self.enter(function, *callee, args, known, memory);
                self.leave(function, *callee, args, memory);
                self.known[*callee].result.clone()
            }
            (Op::Core(S::SampledImage | S::Image | S::ImageTexelPointer), args) => {
                is_use = args.iter().any(leads);
                Parts::default()
            }
            (Op::Core(S::CopyObject | S::CopyLogical), [copied, ..]) => {
                is_use = leads(copied);
                of(Some(copied))
            }
            (Op::Core(S::CompositeExtract), [composite, path @ ..]) => {
                of(Some(composite)).at(&literals(path))
            }
            (Op::Core(S::CompositeInsert), [part, composite, path @ ..]) => {
                let path = literals(path);
                let mut parts = of(Some(composite));
                parts.remove(&path);
                parts.join(&of(Some(part)).under(&path));
                parts
            }
            (Op::Core(S::CompositeConstruct), args) => self.construct(function, inst.ty, args, known),
            (Op::Core(S::VectorShuffle), [first, second, components @ ..]) => {
                let len = module.interned().arg_type(function, *first);
                let len = len.and_then(|it| module.interned().part_count(it)).unwrap_or(0);
                let (first, second) = (of(Some(first)), of(Some(second)));
                let mut parts = Parts::default();
                for (index, component) in literals(components).into_iter().enumerate() {
                    let from = match component.checked_sub(len) {
                        None => first.at(&[component]),
                        Some(component) => second.at(&[component]),
                    };
                    parts.join(&from.under(&[index as u32]));
                }
                parts
            }
            _ => self.computed(function, inst, known),
        };
        if inst.flags.contains(Flags::NON_UNIFORM) {
            parts = Parts::whole();
        }
        let is_new = is_use && !known.uses[value];
        known.uses[value] |= is_use;
        known.values[value].join(&parts) | is_new | entered
    }

    fn construct(&self, function: &Function, ty: TypeId, args: &[Arg], known: &Known) -> Parts {
        let types = self.module.interned();
        let is_vector = matches!(types.types[ty], Type::Vector { .. });
        let mut parts = Parts::default();
        let mut next = 0;
        for &arg in args {
            let given = parts_of(known, arg);
            let ty = types
                .arg_type(function, arg)
                .filter(|it| is_vector && matches!(types.types[*it], Type::Vector { .. }));
            match ty.and_then(|it| types.part_count(it)) {
                Some(len) => {
                    for component in 0..len {
                        parts.join(&given.at(&[component]).under(&[next + component]));
                    }
                    next += len;
                }
                None => {
                    parts.join(&given.under(&[next]));
                    next += 1;
                }
            }
        }
        parts
    }

    /// What is computed of numbers. What is read of an image is another matter than which image it is.
    fn computed(&self, function: &Function, inst: &Inst, known: &Known) -> Parts {
        let types = self.module.interned();
        let is_number = |arg: &Arg| {
            let ty = types.arg_type(function, *arg);
            ty.is_none_or(|it| !types.is_opaque(it) && types.pointee(it).is_none())
        };
        let is_pure = matches!(effect(types, function, inst), Effect::Pure | Effect::Derivative);
        if !is_pure || !inst.args.iter().all(is_number) {
            return Parts::default();
        }
        let is_by_component = is_componentwise(self.module, function, inst);
        let len = |ty| types.part_count(ty).filter(|_| is_by_component);
        let mut parts = Parts::default();
        for &arg in &inst.args {
            let given = parts_of(known, arg);
            let is_as_long =
                len(inst.ty).is_some() && types.arg_type(function, arg).and_then(len) == len(inst.ty);
            if is_as_long {
                parts.join(&given);
            } else {
                parts.join(&whole_if(!given.is_empty()));
            }
        }
        parts
    }

    /// What a call tells a function.
    fn enter(
        &mut self,
        function: &Function,
        callee: FunctionId,
        args: &[Arg],
        known: &Known,
        memory: &Memory,
    ) -> bool {
        let parameters = &self.module.functions[callee].parameters;
        let of_callee = &mut self.known[callee];
        let mut changed = of_callee.entry.join(&memory.globals());
        for (&parameter, &arg) in parameters.iter().zip(args) {
            let behind = memory.load(&target(self.module, function, arg));
            let behind = Memory(vec![(Root::Parameter(parameter), behind)]);
            changed |= of_callee.entry.join(&behind);
            changed |= of_callee.values[parameter].join(&parts_of(known, arg));
            let leads = arg.value().is_some_and(|it| known.uses[it]);
            changed |= leads && !std::mem::replace(&mut of_callee.uses[parameter], true);
        }
        changed
    }

    /// What a call leaves in memory.
    fn leave(&self, function: &Function, callee: FunctionId, args: &[Arg], memory: &mut Memory) {
        let exit = &self.known[callee].exit;
        memory.0.retain(|it| !matches!(it.0, Root::Global(_)));
        memory.join(&exit.globals());
        for (&parameter, &arg) in self.module.functions[callee].parameters.iter().zip(args) {
            let behind = exit.load(&(Root::Parameter(parameter), Path::new()));
            memory.store(&target(self.module, function, arg), &behind);
        }
    }
}

fn parts_of(known: &Known, arg: Arg) -> Parts {
    arg.value().map(|it| known.values[it].clone()).unwrap_or_default()
}

fn whole_if(condition: bool) -> Parts {
    if condition { Parts::whole() } else { Parts::default() }
}

fn literals(args: &[Arg]) -> Path {
    args.iter().filter_map(|it| it.literal()).collect()
}
