//! Says what variables hold wherever someone who reads the text from its start would think otherwise: debuggers such as
//! RenderDoc take debug operations in the order of the text, and do not follow jumps or calls that were inlined.
//!
//! Where paths join that say different things of a variable, it is gone. What is said of a variable is said either of
//! the whole or of its parts, never of both, because parts do not show once the whole has been shown. Repetitions go
//! where they are ones both in the text and on all paths: what a loop says at its start may be what was said just before
//! it, and no longer is when control comes back.
//!
//! Last of all passes: no other one has to keep to the order of the text. Without debug operations it does nothing.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::Context;
use crate::{
    arena::IdMap,
    ir::{
        dominance::{Edges, Flow},
        shown::Part,
        *,
    },
};

mod level;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    if !module.functions.values().any(shown::has_any) {
        return;
    }
    level::level(module);
    let mut reader = Reader::default();
    super::for_each_function(module, |module, function| {
        reader.function += 1;
        if shown::has_any(function) {
            forget_odd_memory(module, function);
            Restating::new(module, function, &mut reader).run();
        }
    });
}

/// Debuggers look for variables in variables and parameters, not in parts of others.
fn forget_odd_memory(module: &mut Module, function: &mut Function) {
    for operation in shown::operations(function) {
        let inst = &function.values[operation];
        if inst.op == Op::DebugDeclare
            && let Some(&Arg::Value(memory)) = inst.args.get(1)
            && !matches!(function.values[memory].op, Op::Core(spirv::Op::Variable) | Op::Parameter)
        {
            shown::forget(module, function, operation);
        }
    }
}

/// What someone who reads the text has been told so far.
#[derive(Default)]
struct Reader {
    slots: Vec<Slot>,
    known: FxHashMap<(u32, SmallVec<[u32; 4]>), u32>,
    /// Of the variables of each scope.
    by_scope: FxHashMap<Option<ScopeId>, Vec<u32>>,
    /// The number of the current function: values of others mean nothing here.
    function: u32,
    /// How often anything was said.
    said: u64,
}

/// A variable or a part of it, in whichever call.
struct Slot {
    variable: u32,
    path: SmallVec<[u32; 4]>,
    told: Option<Told>,
}

#[derive(Clone, Copy)]
struct Told {
    function: u32,
    /// The call in which it was said: what is said again in another one is what tells of its variables.
    inlined_at: Option<LocId>,
    op: Op,
    shown: Arg,
    is_gone: bool,
    ty: TypeId,
}

impl Reader {
    fn slot(&mut self, module: &Module, part: &Part) -> u32 {
        let key = (part.variable, part.path.clone());
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let slot = self.slots.len() as u32;
        self.slots.push(Slot { variable: part.variable, path: part.path.clone(), told: None });
        self.known.insert(key, slot);
        self.by_scope.entry(shown::scope_of(module, part.variable)).or_default().push(slot);
        slot
    }

    /// Whether it is news to the reader.
    fn tell(&mut self, module: &Module, slot: u32, operation: &Inst) -> bool {
        let Some(&shown) = operation.args.get(1) else { return false };
        let is_gone = shown::is_gone(module, operation);
        let new = Told {
            function: self.function,
            inlined_at: module.locs[operation.loc].inlined_at,
            op: operation.op,
            shown,
            is_gone,
            ty: operation.ty,
        };
        let told = &mut self.slots[slot as usize].told;
        let is_known = told.is_some_and(|it| it.is_same(&new));
        if !is_known {
            *told = Some(new);
            self.said += 1;
        }
        !is_known
    }
}

impl Told {
    fn is_same(&self, other: &Told) -> bool {
        let of = |it: &Told| (it.function, it.inlined_at, it.op, it.shown);
        self.is_gone && other.is_gone || of(self) == of(other)
    }
}

/// What a variable holds at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nothing was said on any path.
    Untold,
    /// What this operation says.
    Said(ValueId),
    /// The memory that this operation declares, or nothing was said.
    Perhaps(ValueId),
    /// What has joined there: an index of `joins`.
    Joined(u32),
    Unknown,
}

/// The paths to a block that do not all say the same of a part.
struct Join {
    incoming: SmallVec<[State; 4]>,
    /// None: not known yet.
    result: Option<State>,
}

/// A scope, or what is outside of all, in one of the calls that were inlined.
type Frame = (Option<ScopeId>, Option<LocId>);

struct Restating<'r> {
    module: &'r mut Module,
    function: &'r mut Function,
    reader: &'r mut Reader,
    /// By the number of a part: its slot, and the call.
    parts: Vec<(u32, Option<LocId>)>,
    part_numbers: FxHashMap<(u32, Option<LocId>), u32>,
    /// The part that an operation is about.
    part_of: IdMap<Inst, Option<u32>>,
    /// What that part holds on the paths that come to the operation.
    before: IdMap<Inst, Option<State>>,
    /// The parts of the variables of a scope.
    of_frame: FxHashMap<Frame, Vec<u32>>,
    joins: Vec<Join>,
    /// By position of the block: the parts that join there, with the index of the join.
    joins_at: Vec<Vec<(u32, u32)>>,
    /// By position of the block: what the parts that can be seen there hold at its start.
    at_start: Vec<Vec<(u32, State)>>,
    /// By number of a part, at the place where the walk is.
    current: Vec<State>,
}

impl<'r> Restating<'r> {
    fn new(module: &'r mut Module, function: &'r mut Function, reader: &'r mut Reader) -> Self {
        let mut it = Restating {
            module,
            function,
            reader,
            parts: Vec::new(),
            part_numbers: FxHashMap::default(),
            part_of: IdMap::default(),
            before: IdMap::default(),
            of_frame: FxHashMap::default(),
            joins: Vec::new(),
            joins_at: Vec::new(),
            at_start: Vec::new(),
            current: Vec::new(),
        };
        for operation in shown::operations(it.function) {
            it.number(operation);
        }
        it
    }

    fn number(&mut self, operation: ValueId) {
        let Some(part) = Part::of(self.module, &self.function.values[operation]) else { return };
        let key = (self.reader.slot(self.module, &part), part.inlined_at);
        let next = self.parts.len() as u32;
        let number = *self.part_numbers.entry(key).or_insert(next);
        if number == next {
            self.parts.push(key);
            let frame = (shown::scope_of(self.module, part.variable), part.inlined_at);
            self.of_frame.entry(frame).or_default().push(number);
        }
        self.part_of[operation] = Some(number);
    }

    fn run(mut self) {
        let flow = self.function.flow(Edges::Real);
        self.place_joins(&flow);
        self.walk_tree(&flow);
        self.resolve_joins();
        self.current = vec![State::Untold; self.parts.len()];
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            match flow.position(block) {
                Some(position) => self.read_block(block, position),
                // Control never comes there.
                None => {
                    let function = &mut *self.function;
                    function.blocks[block].values.retain(|&it| !function.values[it].op.is_debug());
                }
            }
        }
    }

    // ------------------------------------------------------------------------------------- along control flow

    /// Where what is said on different paths comes together: the iterated dominance frontiers.
    fn place_joins(&mut self, flow: &Flow) {
        self.joins_at = vec![Vec::new(); flow.order.len()];
        if flow.order.len() < 2 {
            return;
        }
        let mut said_at: Vec<Vec<u32>> = vec![Vec::new(); self.parts.len()];
        for (position, &block) in flow.order.iter().enumerate() {
            for part in self.function.blocks[block].values.iter().filter_map(|&it| self.part_of[it]) {
                said_at[part as usize].push(position as u32);
            }
        }
        let frontiers = flow.frontiers();
        let mut reached = vec![0u32; flow.order.len()];
        for (part, mut work) in said_at.into_iter().enumerate() {
            let part = part as u32;
            while let Some(position) = work.pop() {
                for &at in &frontiers[position as usize] {
                    if std::mem::replace(&mut reached[at as usize], part + 1) != part + 1 {
                        self.joins_at[at as usize].push((part, self.joins.len() as u32));
                        self.joins.push(Join { incoming: SmallVec::new(), result: None });
                        work.push(at);
                    }
                }
            }
        }
    }

    /// Notes what parts hold at the start of each block, and what comes to the joins.
    fn walk_tree(&mut self, flow: &Flow) {
        enum Step {
            Enter(u32),
            Leave(usize),
        }
        self.at_start = vec![Vec::new(); flow.order.len()];
        self.current = vec![State::Untold; self.parts.len()];
        let mut undo: Vec<(u32, State)> = Vec::new();
        let mut work = vec![Step::Enter(0)];
        while let Some(step) = work.pop() {
            let position = match step {
                Step::Leave(len) => {
                    undo.drain(len..).rev().for_each(|(part, old)| self.current[part as usize] = old);
                    continue;
                }
                Step::Enter(position) => position as usize,
            };
            work.push(Step::Leave(undo.len()));
            work.extend(flow.children_at(position).iter().rev().map(|&it| Step::Enter(it)));
            for &(part, join) in &self.joins_at[position] {
                undo.push((part, self.current[part as usize]));
                self.current[part as usize] = State::Joined(join);
            }
            let block = flow.order[position];
            self.at_start[position] = self.visible(block);
            let block = &self.function.blocks[block];
            for &value in &block.values {
                if let Some(part) = self.part_of[value] {
                    undo.push((part, self.current[part as usize]));
                    self.before[value] = Some(self.current[part as usize]);
                    self.current[part as usize] = State::Said(value);
                }
            }
            for next in block.end.targets().filter_map(|it| flow.position(it.block)) {
                for &(part, join) in &self.joins_at[next] {
                    self.joins[join as usize].incoming.push(self.current[part as usize]);
                }
            }
        }
    }

    /// The parts of variables that a debugger can show in a block.
    fn visible(&self, block: BlockId) -> Vec<(u32, State)> {
        let mut frames: SmallVec<[Frame; 8]> = SmallVec::new();
        let mut last = None;
        let block = &self.function.blocks[block];
        let locs = block.values.iter().map(|&it| &self.function.values[it]).filter(|it| !it.op.is_debug());
        for loc in locs.map(|it| it.loc).chain([block.end_loc]) {
            if last.replace(loc) == Some(loc) {
                continue;
            }
            let Loc { scope, inlined_at, .. } = self.module.locs[loc];
            for scope in shown::outward(self.module, scope) {
                if frames.contains(&(scope, inlined_at)) {
                    break;
                }
                frames.push((scope, inlined_at));
            }
        }
        // Variables outside of functions are in no call.
        if !frames.contains(&(None, None)) {
            frames.push((None, None));
        }
        let parts = frames.iter().filter_map(|it| self.of_frame.get(it)).flatten();
        parts.map(|&part| (part, self.current[part as usize])).collect()
    }

    /// A join of equal states is that state.
    fn resolve_joins(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for index in 0..self.joins.len() {
                if self.joins[index].result == Some(State::Unknown) {
                    continue;
                }
                let mut result = None;
                for at in 0..self.joins[index].incoming.len() {
                    let state = match self.joins[index].incoming[at] {
                        State::Joined(other) => self.joins[other as usize].result,
                        state => Some(state),
                    };
                    result = match (result, state) {
                        (known, None) => known,
                        (None, state) => state,
                        (Some(a), Some(b)) => Some(self.joined(a, b)),
                    };
                }
                let before = self.joins[index].result;
                // What was known only becomes less.
                let result = match (before, result) {
                    (Some(before), Some(result)) => Some(self.joined(before, result)),
                    _ => before.or(result),
                };
                let is_same = match (before, result) {
                    (Some(a), Some(b)) => self.says_same(a, b),
                    _ => before == result,
                };
                if !is_same {
                    self.joins[index].result = result;
                    changed = true;
                }
            }
        }
    }

    /// What a part holds where two paths come together. Memory is where it is, declared on the way or not, but nobody
    /// need be told of it before.
    fn joined(&self, a: State, b: State) -> State {
        let memory = |it: State| match it {
            State::Said(it) if self.function.values[it].op == Op::DebugDeclare => Some(it),
            State::Perhaps(it) => Some(it),
            _ => None,
        };
        match (a, b) {
            _ if self.says_same(a, b) => a,
            (State::Untold, other) | (other, State::Untold) => {
                memory(other).map_or(State::Unknown, State::Perhaps)
            }
            _ => match (memory(a), memory(b)) {
                (Some(a), Some(b)) if self.says_same(State::Said(a), State::Said(b)) => State::Perhaps(a),
                _ => State::Unknown,
            },
        }
    }

    fn says_same(&self, a: State, b: State) -> bool {
        let said = |it: ValueId| {
            let inst = &self.function.values[it];
            (inst.op, inst.args.get(1))
        };
        match (a, b) {
            (State::Said(a), State::Said(b)) | (State::Perhaps(a), State::Perhaps(b)) => said(a) == said(b),
            _ => a == b,
        }
    }

    fn resolved(&self, state: State) -> State {
        match state {
            State::Joined(join) => self.joins[join as usize].result.unwrap_or(State::Untold),
            state => state,
        }
    }

    /// Whether an operation says what holds without it on all paths to it.
    fn is_repetition(&self, operation: ValueId) -> bool {
        let before = self.before[operation].map_or(State::Untold, |it| self.resolved(it));
        let is_gone = |it: State| match it {
            State::Said(it) => shown::is_gone(self.module, &self.function.values[it]),
            State::Untold | State::Unknown => true,
            State::Perhaps(_) | State::Joined(_) => false,
        };
        let said = State::Said(operation);
        is_gone(before) && is_gone(said) || self.says_same(before, said)
    }

    // ----------------------------------------------------------------------------------------- along the text

    fn read_block(&mut self, block: BlockId, position: usize) {
        for (part, state) in std::mem::take(&mut self.at_start[position]) {
            self.current[part as usize] = self.resolved(state);
        }
        let values = std::mem::take(&mut self.function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len());
        let mut last = None;
        for value in values {
            match self.part_of[value] {
                Some(part) => {
                    self.current[part as usize] = State::Said(value);
                    let slot = self.parts[part as usize].0;
                    let is_news = self.reader.tell(self.module, slot, &self.function.values[value]);
                    if is_news || !self.is_repetition(value) {
                        out.push(value);
                    }
                }
                None => {
                    let inst = &self.function.values[value];
                    if !inst.is(spirv::Op::Variable) {
                        self.enter(inst.loc, &mut last, &mut out);
                    }
                    out.push(value);
                }
            }
        }
        self.enter(self.function.blocks[block].end_loc, &mut last, &mut out);
        self.function.blocks[block].values = out;
    }

    /// Corrects what the reader believes of the variables that can be seen from a place of the source.
    fn enter(&mut self, loc: LocId, last: &mut Option<(Frame, u64)>, out: &mut Vec<ValueId>) {
        let Loc { scope, inlined_at, .. } = self.module.locs[loc];
        let frame = (scope, inlined_at);
        if *last == Some((frame, self.reader.said)) {
            return;
        }
        let mut slots: SmallVec<[u32; 16]> = SmallVec::new();
        for scope in shown::outward(self.module, scope) {
            slots.extend(self.reader.by_scope.get(&scope).into_iter().flatten().copied());
        }
        for slot in slots {
            if let Some(new) = self.correction(slot, loc) {
                self.reader.tell(self.module, slot, &new);
                out.push(self.function.values.add(new));
            }
        }
        *last = Some((frame, self.reader.said));
    }

    /// What the reader has to be told of a variable in the call that a place is in.
    fn correction(&mut self, slot: u32, loc: LocId) -> Option<Inst> {
        let variable = self.reader.slots[slot as usize].variable;
        let inlined_at = shown::call_of(self.module, variable, loc);
        let told = self.reader.slots[slot as usize].told;
        let part = self.part_numbers.get(&(slot, inlined_at));
        match part.map_or(State::Untold, |&it| self.current[it as usize]) {
            State::Perhaps(_) if told.is_none_or(|it| it.is_gone) => None,
            State::Said(operation) | State::Perhaps(operation) => {
                let operation = &self.function.values[operation];
                let is_gone = shown::is_gone(self.module, operation);
                let is_known = told.map_or(is_gone, |told| {
                    (told.is_gone && is_gone)
                        || (told.function == self.reader.function
                            && told.op == operation.op
                            && Some(&told.shown) == operation.args.get(1))
                });
                (!is_known).then(|| Inst { loc, ..operation.clone() })
            }
            State::Untold | State::Unknown | State::Joined(_) => {
                let told = told.filter(|it| !it.is_gone)?;
                if self.module.variables[VariableId::from_index(variable as usize)].is_constant {
                    return None;
                }
                let uint = self.module.uint32();
                let it = &self.reader.slots[slot as usize];
                let gone = self.module.undef(uint);
                let args = [Arg::Literal(it.variable), gone.into()].into_iter();
                let path = it.path.iter().map(|&it| Arg::Literal(it));
                Some(Inst::new(Op::DebugValue, told.ty, args.chain(path), loc))
            }
        }
    }
}
