//! Turns a use of one of several global resources into branches with a use of each.
//!
//! ```text
//! Texture2D t = c ? a : b;             float4 color;
//! float4 color = t.Load(place);    →   if (c) color = a.Load(place); else color = b.Load(place);
//! ```
//!
//! Each block parameter and select of opaque type becomes a number that identifies the global, and the indices into it;
//! each use becomes a branch on that number. What needs derivatives is computed for every resource before the branch,
//! because neighboring invocations may take different branches.
//!
//! Needs: everything inlined, split, promoted and unrolled. Does not touch: choices within one array, which become
//! choices among indices in `legalize_resources`; what does not come from globals, which is reported there; and
//! structured and byte address buffers without `-fspv-branch-on-buffers`.

use super::{Context, Settings};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::{
        Diagnostic, Label,
        list::{legalize as errors, nodes},
    },
    ir::{
        facts::{Effect, effect, is_access_chain},
        place::{Place, place},
        union::Union,
        *,
    },
    limits::RESOURCE_USES,
    source::Span,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

const MAX_LABELS: usize = 8;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut reports: Vec<Diagnostic> = Vec::new();
    let settings = context.settings;
    super::for_each_function(module, |module, function| {
        let Some(choices) = Choices::find(module, function, settings) else { return };
        let numbers = Numbering { module, function, choices: &choices, numbers: Numbers::default() }.run();
        let behind = IdMap::default();
        let mut it = Expansion { module, function, choices: &choices, numbers: &numbers, count: 0, behind };
        if let Err(at) = it.all_uses() {
            reports.push(errors::TooManyResourceUses { limit: RESOURCE_USES, at }.into());
        }
        forget(module, function, &choices);
        let Some(entry) = function.entry() else { return };
        function.order = edit::structured_order(function, entry);
        repeat_sampled_images(function);
    });
    for report in reports {
        context.sink.push(report);
    }
}

/// The report about a choice that cannot be resolved, with the paths to it: from the value back to the globals.
pub fn not_known(module: &Module, function: &Function, value: ValueId) -> Diagnostic {
    let span_of = |value: ValueId| module.locs[function.values[value].loc].span;
    let span = span_of(value);
    let is_record = module.interned().is_of_nodes(function.values[value].ty);
    let mut report: Diagnostic = match is_record {
        true => nodes::RecordNotKnown { at: span }.into(),
        false => errors::ResourceNotKnown { span }.into(),
    };
    let incoming = incoming(module, function);
    let mut seen = vec![value];
    let mut at = 0;
    // The path is there to help; a wall of labels does not.
    while let Some(&node) = seen.get(at).filter(|_| report.labels.len() < MAX_LABELS) {
        at += 1;
        let sources = incoming.iter().find(|it| it.0 == node);
        for source in sources.map(|it| it.1.as_slice()).unwrap_or_default() {
            let place = place(function, source.arg);
            let label = Label {
                span: source.arg.value().map_or(module.locs[source.loc].span, span_of),
                text: match &place {
                    Some(place) => format!("this can be `{}`", module.globals[place.global].name),
                    None => "an earlier choice".to_owned(),
                },
            };
            if let Some(value) = source.arg.value().filter(|it| place.is_none() && !seen.contains(it)) {
                seen.push(value);
            }
            if label.span != span && !report.labels.contains(&label) {
                report.labels.push(label);
            }
        }
    }
    report.labels.truncate(MAX_LABELS);
    report
}

/// A candidate of a choice: a global, reached with that many indices.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Candidate {
    global: GlobalId,
    indices: usize,
    loaded: bool,
}

struct Choices {
    /// Block parameters and selects that become numbers.
    nodes: Vec<ValueId>,
    is_node: IdMap<Inst, bool>,
    /// Of each node, indices into `table`; the numbers are these indices.
    candidates: IdMap<Inst, Vec<usize>>,
    table: Vec<Candidate>,
    /// The most indices that any candidate has.
    depth: usize,
}

impl Choices {
    fn find(module: &Module, function: &Function, settings: Settings) -> Option<Choices> {
        let incoming = incoming(module, function);
        let nodes: Vec<ValueId> = incoming.iter().map(|it| it.0).collect();
        let mut it = Choices {
            nodes,
            is_node: IdMap::default(),
            candidates: IdMap::default(),
            table: Vec::new(),
            depth: 0,
        };
        it.nodes.iter().for_each(|&node| it.is_node[node] = true);
        let mut is_unknown = it.collect(module, function, &incoming);
        if !settings.branch_on_buffers {
            for &node in it.nodes.iter().filter(|&&it| is_storage(module, function.values[it].ty)) {
                is_unknown[node] = true;
            }
        }
        it.keep_mixed(function, &incoming, &is_unknown);
        it.depth = it.table.iter().map(|it| it.indices).max().unwrap_or(0);
        (!it.nodes.is_empty()).then_some(it)
    }

    /// Finds the candidates of all nodes, in rounds: a node is looked at again when one that flows into it has got more,
    /// and only at what is new there. Returns the nodes that can also be something else.
    fn collect(
        &mut self,
        module: &Module,
        function: &Function,
        incoming: &[(ValueId, Vec<Source>)],
    ) -> IdMap<Inst, bool> {
        enum From {
            Candidate(usize),
            /// Of its candidates, so many have been seen.
            Node(ValueId, usize),
            Unknown,
        }
        let mut is_unknown: IdMap<Inst, bool> = IdMap::default();
        let mut numbers = FxHashMap::default();
        let mut users: IdMap<Inst, Vec<usize>> = IdMap::default();
        let mut sources: Vec<Vec<From>> = Vec::with_capacity(incoming.len());
        for (index, (_, args)) in incoming.iter().enumerate() {
            let mut from = Vec::with_capacity(args.len());
            for arg in args.iter().map(|it| it.arg) {
                from.push(match arg {
                    Arg::Value(value) if self.is_node[value] => {
                        users[value].push(index);
                        From::Node(value, 0)
                    }
                    _ if is_undef(module, arg) => continue,
                    _ => match place(function, arg) {
                        Some(place) => From::Candidate(self.number_of(&place, &mut numbers)),
                        None => From::Unknown,
                    },
                });
            }
            sources.push(from);
        }
        let mut known: Vec<Vec<u64>> = vec![vec![0; self.table.len().div_ceil(64)]; incoming.len()];
        let mut is_waiting = vec![true; incoming.len()];
        while is_waiting.contains(&true) {
            for index in 0..incoming.len() {
                if !std::mem::replace(&mut is_waiting[index], false) {
                    continue;
                }
                let node = incoming[index].0;
                let mut changed = false;
                for from in &mut sources[index] {
                    let (unknown, found) = match from {
                        From::Candidate(number) => (false, vec![*number]),
                        From::Unknown => (true, Vec::new()),
                        From::Node(value, seen) => {
                            let all = &self.candidates[*value];
                            let new = all.get(*seen..).unwrap_or_default().to_vec();
                            *seen = all.len();
                            (is_unknown[*value], new)
                        }
                    };
                    changed |= unknown && !std::mem::replace(&mut is_unknown[node], true);
                    for number in found {
                        let (word, bit) = (number / 64, 1 << (number % 64));
                        if known[index][word] & bit == 0 {
                            known[index][word] |= bit;
                            self.candidates[node].push(number);
                            changed = true;
                        }
                    }
                }
                if changed {
                    users[node].iter().for_each(|&user| is_waiting[user] = true);
                }
            }
        }
        is_unknown
    }

    fn number_of(&mut self, place: &Place, numbers: &mut FxHashMap<Candidate, usize>) -> usize {
        let new = Candidate { global: place.global, indices: place.indices.len(), loaded: place.loaded };
        *numbers.entry(new).or_insert_with(|| {
            self.table.push(new);
            self.table.len() - 1
        })
    }

    /// Nodes that flow into each other are kept together or not at all: they are kept if any of them has several
    /// candidates and all are known. A select among other nodes needs numbers even if all of them are elements of one
    /// global, because `legalize_resources` only sees through block parameters.
    fn keep_mixed(
        &mut self,
        function: &Function,
        incoming: &[(ValueId, Vec<Source>)],
        is_unknown: &IdMap<Inst, bool>,
    ) {
        let mut webs = Union::default();
        let mut web: IdMap<Inst, u32> = IdMap::default();
        self.nodes.iter().for_each(|&node| web[node] = webs.add());
        for (node, args) in incoming {
            for other in args.iter().filter_map(|it| it.arg.value()).filter(|&it| self.is_node[it]) {
                webs.join(web[*node], web[other]);
            }
        }
        let mut is_mixed = vec![false; self.nodes.len()];
        let mut is_bad = vec![false; self.nodes.len()];
        for (node, args) in incoming {
            let node = *node;
            let root = webs.find(web[node]) as usize;
            let is_nested = function.values[node].is(S::Select)
                && args.iter().filter_map(|it| it.arg.value()).any(|it| self.is_node[it]);
            is_mixed[root] |= self.candidates[node].len() > 1 || is_nested;
            is_bad[root] |= is_unknown[node];
        }
        let nodes = std::mem::take(&mut self.nodes);
        for node in nodes {
            let root = webs.find(web[node]) as usize;
            self.is_node[node] = is_mixed[root] && !is_bad[root];
            if self.is_node[node] {
                self.nodes.push(node);
            }
        }
    }
}

/// Structured and byte address buffers and their counters. DXC's cookbook calls choices among them invalid, because its
/// code for them requires the capability VariablePointers; so branches must be requested explicitly.
fn is_storage(module: &Module, ty: TypeId) -> bool {
    let Some((class, pointee)) = module.pointee(ty) else { return false };
    let is_block = matches!(&module.types[module.innermost(pointee)], Type::Struct(it)
        if it.decorations.iter().any(|it| it.is(spirv::Decoration::Block)));
    matches!(class, StorageClass::UNIFORM | StorageClass::STORAGE_BUFFER)
        && !(is_block && class == StorageClass::UNIFORM)
}

fn is_undef(module: &Module, arg: Arg) -> bool {
    arg.constant().is_some_and(|it| matches!(module.constants[it], Constant::Undef(_)))
}

/// What flows into a block parameter or select, and where.
#[derive(Clone, Copy)]
struct Source {
    arg: Arg,
    loc: LocId,
}

/// Block parameters and selects of opaque type, each with what it is one of.
fn incoming(module: &Module, function: &Function) -> Vec<(ValueId, Vec<Source>)> {
    let types = module.interned();
    let is_opaque = |value: ValueId| types.is_opaque(function.values[value].ty);
    let mut args_of: IdMap<Inst, Vec<Source>> = IdMap::default();
    for &block in &function.order {
        for target in function.blocks[block].end.targets() {
            let parameters = &function.blocks[target.block].parameters;
            for (&parameter, &arg) in parameters.iter().zip(&target.args).filter(|(it, _)| is_opaque(**it)) {
                args_of[parameter].push(Source { arg, loc: function.blocks[block].end_loc });
            }
        }
    }
    let mut found = Vec::new();
    for &block in &function.order {
        let block = &function.blocks[block];
        for &parameter in block.parameters.iter().filter(|&&it| is_opaque(it)) {
            found.push((parameter, std::mem::take(&mut args_of[parameter])));
        }
        for &value in &block.values {
            let inst = &function.values[value];
            if inst.is(S::Select) && is_opaque(value) {
                let sources = inst.args.iter().skip(1).map(|&arg| Source { arg, loc: inst.loc });
                found.push((value, sources.collect()));
            }
        }
    }
    found
}

/// Of each node: which candidate it is, then the indices. All are `int`.
type Numbers = IdMap<Inst, Vec<ValueId>>;

/// Makes the numbers.
struct Numbering<'n> {
    module: &'n mut Module,
    function: &'n mut Function,
    choices: &'n Choices,
    numbers: Numbers,
}

impl Numbering<'_> {
    fn run(mut self) -> Numbers {
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            self.add_parameters(block);
            self.add_selects(block);
        }
        for index in 0..self.function.order.len() {
            self.pass_numbers(self.function.order[index]);
        }
        self.numbers
    }

    /// For each node that is a parameter of the block, its numbers as parameters.
    fn add_parameters(&mut self, block: BlockId) {
        let int = self.module.int32();
        for parameter in self.function.blocks[block].parameters.clone() {
            if self.choices.is_node[parameter] {
                let loc = self.function.values[parameter].loc;
                let numbers = 0..=self.choices.depth;
                self.numbers[parameter] =
                    numbers.map(|_| self.function.add_parameter(block, int, loc)).collect();
            }
        }
    }

    /// For each node that is a select, selects among numbers.
    fn add_selects(&mut self, block: BlockId) {
        let int = self.module.int32();
        let values = std::mem::take(&mut self.function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len());
        for value in values {
            if self.choices.is_node[value] {
                let Inst { args, loc, .. } = self.function.values[value].clone();
                let [condition, a, b] = args[..] else { continue };
                let a = self.numbers_of(a, value, &mut out);
                let b = self.numbers_of(b, value, &mut out);
                for (a, b) in a.into_iter().zip(b) {
                    let select = Inst::new(S::Select, int, [condition, a, b], loc);
                    let select = self.function.values.add(select);
                    out.push(select);
                    self.numbers[value].push(select);
                }
            }
            out.push(value);
        }
        self.function.blocks[block].values = out;
    }

    /// Gives the parameters that are numbers their arguments.
    fn pass_numbers(&mut self, block: BlockId) {
        let mut end = std::mem::replace(&mut self.function.blocks[block].end, End::Unreachable);
        for target in end.targets_mut() {
            // The new parameters come after the old ones, in the same order.
            let parameters = self.function.blocks[target.block].parameters.clone();
            let given = target.args.clone();
            for (&parameter, &arg) in parameters.iter().zip(&given) {
                if self.choices.is_node[parameter] {
                    let mut out = Vec::new();
                    let passed = self.numbers_of(arg, parameter, &mut out);
                    self.function.blocks[block].values.extend(out);
                    target.args.extend(passed);
                }
            }
        }
        self.function.blocks[block].end = end;
    }

    /// The numbers of what flows into `node`.
    fn numbers_of(&mut self, arg: Arg, node: ValueId, out: &mut Vec<ValueId>) -> Args {
        if let Arg::Value(value) = arg
            && self.choices.is_node[value]
        {
            return self.numbers[value].iter().map(|&it| it.into()).collect();
        }
        let known = place(self.function, arg);
        let which = known.as_ref().and_then(|place| {
            self.choices.table.iter().position(|it| {
                (it.global, it.indices, it.loaded) == (place.global, place.indices.len(), place.loaded)
            })
        });
        // Nothing was assigned: any of them will do.
        let which = which.or(self.choices.candidates[node].first().copied()).unwrap_or(0);
        let mut result = Args::new();
        result.push(self.module.sint(which as i32).into());
        let indices = known.map(|it| it.indices).unwrap_or_default();
        let loc = self.function.values[node].loc;
        for index in 0..self.choices.depth {
            result.push(match indices.get(index) {
                Some(&index) => self.to_int(index, loc, out),
                None => self.module.sint(0).into(),
            });
        }
        result
    }

    fn to_int(&mut self, index: Arg, loc: LocId, out: &mut Vec<ValueId>) -> Arg {
        let int = self.module.int32();
        if self.module.type_of(self.function, index) == int {
            return index;
        }
        if let Arg::Constant(constant) = index
            && let Some(bits) = self.module.interned().constant_bits(constant)
        {
            return self.module.sint(bits as i32).into();
        }
        let cast = self.function.values.add(Inst::new(S::Bitcast, int, [index], loc));
        out.push(cast);
        cast.into()
    }
}

struct Expansion<'e> {
    module: &'e mut Module,
    function: &'e mut Function,
    choices: &'e Choices,
    numbers: &'e Numbers,
    count: usize,
    /// What `nodes_behind` has found so far.
    behind: IdMap<Inst, Option<Nodes>>,
}

/// Nodes that a value depends on: almost always none or one.
type Nodes = SmallVec<[ValueId; 2]>;

impl Expansion<'_> {
    /// The first use that goes beyond the limit is an error.
    fn all_uses(&mut self) -> Result<(), Span> {
        // Blocks that are made on the way are looked at too: a use may depend on several nodes.
        let mut todo: Vec<BlockId> = self.function.order.clone();
        todo.reverse();
        while let Some(block) = todo.pop() {
            let mut at = 0;
            while let Some(&value) = self.function.blocks[block].values.get(at) {
                at += 1;
                if self.is_on_the_way(value) {
                    continue;
                }
                let Some(node) = self.first_node(value) else { continue };
                self.count += self.choices.candidates[node].len();
                if self.count > RESOURCE_USES {
                    return Err(self.module.locs[self.function.values[value].loc].span);
                }
                match self.choices.candidates[node][..] {
                    // Nothing was assigned to it, which `legalize_resources` sees once `forget` has removed the node.
                    [] => {}
                    [only] => {
                        let mut out = Vec::new();
                        let copy = self.use_of(value, node, only, &mut out);
                        out.pop();
                        self.function.values[value] = self.function.values[copy].clone();
                        let start = at - 1;
                        self.function.blocks[block].values.splice(start..start, out);
                        at = start;
                    }
                    _ => {
                        todo.extend(self.branch(block, at - 1, value, node));
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Operations that compare with the neighbors of a pixel, so that all must run them.
    fn needs_neighbors(&self, value: ValueId) -> bool {
        effect(self.module.interned(), self.function, &self.function.values[value]) == Effect::Derivative
    }

    /// Whether it only leads to a use, so that it is duplicated for each.
    fn is_on_the_way(&self, value: ValueId) -> bool {
        let inst = &self.function.values[value];
        self.choices.is_node[value]
            || is_access_chain(inst.op)
            || matches!(
                inst.op,
                Op::DebugDeclare
                    | Op::DebugValue
                    | Op::Core(
                        S::CopyObject
                            | S::SampledImage
                            | S::Image
                            | S::ImageTexelPointer
                            | S::CompositeConstruct
                            | S::CompositeExtract
                    )
            )
            || (inst.is(S::Load) && self.module.interned().is_opaque(inst.ty))
    }

    /// The first node that a use depends on.
    fn first_node(&mut self, value: ValueId) -> Option<ValueId> {
        (0..self.function.values[value].args.len()).find_map(|index| {
            let arg = self.function.values[value].args[index].value()?;
            self.nodes_behind(arg).first().copied()
        })
    }

    /// The nodes that `value` is or is on the way from, in the order of its arguments.
    fn nodes_behind(&mut self, value: ValueId) -> &[ValueId] {
        if self.behind[value].is_none() {
            self.find_nodes_behind(value);
        }
        self.behind[value].as_deref().unwrap_or_default()
    }

    /// Fills `behind` for `value` and what it depends on. That is done once for each value, because those on the way
    /// never change.
    fn find_nodes_behind(&mut self, value: ValueId) {
        let mut todo = vec![value];
        while let Some(&value) = todo.last() {
            let args = match self.is_on_the_way(value) && !self.choices.is_node[value] {
                true => &self.function.values[value].args[..],
                false => &[],
            };
            let args = args.iter().filter_map(|it| it.value());
            let known = todo.len();
            todo.extend(args.clone().filter(|&it| self.behind[it].is_none()));
            // A value comes after its arguments.
            if todo.len() > known {
                continue;
            }
            let mut nodes = Nodes::new();
            if self.choices.is_node[value] {
                nodes.push(value);
            }
            for &node in args.filter_map(|it| self.behind[it].as_ref()).flatten() {
                if !nodes.contains(&node) {
                    nodes.push(node);
                }
            }
            self.behind[value] = Some(nodes);
            todo.pop();
        }
    }

    /// Creates the use with one of the candidates; what leads there and then the use itself are appended to `out`. The
    /// list `waiting` takes the place of recursion along the arguments. It grows as long as the way from the node, and
    /// only what leads there is visited.
    fn use_of(&mut self, value: ValueId, node: ValueId, number: usize, out: &mut Vec<ValueId>) -> ValueId {
        // A parameter may have said another image format than the variable has.
        let mut copy = self.function.values[value].clone();
        let mut next = 0;
        // Instructions that wait for the copy of an argument, and which argument that is.
        let mut waiting: Vec<(Inst, usize)> = Vec::new();
        loop {
            match copy.args.get(next).copied() {
                Some(Arg::Value(arg)) if arg == node => {
                    copy.args[next] = self.candidate(node, number, out);
                    next += 1;
                }
                Some(Arg::Value(arg)) if self.nodes_behind(arg).contains(&node) => {
                    let inner = self.function.values[arg].clone();
                    waiting.push((std::mem::replace(&mut copy, inner), next));
                    next = 0;
                }
                Some(_) => next += 1,
                None => {
                    let done = self.function.values.add(copy);
                    out.push(done);
                    let Some((outer, index)) = waiting.pop() else { return done };
                    copy = outer;
                    copy.args[index] = done.into();
                    next = index + 1;
                }
            }
        }
    }

    /// What `node` is if it is candidate `number`.
    fn candidate(&mut self, node: ValueId, number: usize, out: &mut Vec<ValueId>) -> Arg {
        let candidate = self.choices.table[number];
        if candidate.indices == 0 && !candidate.loaded {
            return Arg::Global(candidate.global);
        }
        let indices = self.numbers[node].iter().skip(1).take(candidate.indices);
        let place = Place {
            global: candidate.global,
            indices: indices.map(|&it| it.into()).collect(),
            loaded: candidate.loaded,
        };
        let Inst { ty, loc, .. } = self.function.values[node];
        let made = self.function.values.add(Inst::new(S::CopyObject, ty, [], loc));
        place.make(self.module, self.function, made, out);
        out.push(made);
        made.into()
    }

    /// Splits `block` before `value`, and branches to one use for each candidate. Returns the blocks to visit after
    /// that.
    fn branch(&mut self, block: BlockId, at: usize, value: ValueId, node: ValueId) -> Vec<BlockId> {
        let is_early = self.needs_neighbors(value);
        let (head, rest) = self.split_around(block, at);
        let (original, has_result) = self.move_result(value, rest);
        let mut cases = Vec::new();
        let mut last = head;
        for number in self.choices.candidates[node].iter().copied() {
            let mut out = Vec::new();
            let result = self.use_of(original, node, number, &mut out);
            last = self.add_after(last, "choice.case");
            let mut target = Target::new(rest);
            if has_result {
                target.args.push(result.into());
            }
            self.function.blocks[last].end = End::Jump(target);
            self.function.blocks[if is_early { head } else { last }].values.extend(out);
            cases.push(last);
        }
        self.function.blocks[head].merge = Some(Merge::Selection { merge: rest, control: 0 });
        self.function.blocks[head].end = self.choice(head, original, node, &cases);
        cases.extend([head, rest]);
        cases
    }

    /// Takes the value at `at` out of a block. Returns the block before it, which gets the branch, and the one after it.
    fn split_around(&mut self, block: BlockId, at: usize) -> (BlockId, BlockId) {
        let rest = edit::split_block(self.function, block, at);
        self.function.blocks[rest].values.remove(0);
        // A loop header keeps its merge, because jumps back lead to it; the branch gets a block of its own.
        let mut head = block;
        if matches!(self.function.blocks[rest].merge, Some(Merge::Loop { .. })) {
            self.function.blocks[block].merge = self.function.blocks[rest].merge.take();
            head = self.add_after(block, "choice");
            self.function.blocks[block].end = End::Jump(Target::new(head));
        }
        (head, rest)
    }

    /// Makes the id of a use a parameter of the block behind it, so that nothing there changes. Returns the use under
    /// its new id, and whether there is a result to pass.
    fn move_result(&mut self, value: ValueId, rest: BlockId) -> (ValueId, bool) {
        let Inst { ty, loc, .. } = self.function.values[value];
        if matches!(self.module.types[ty], Type::Void) {
            return (value, false);
        }
        let original = self.function.values.add(self.function.values[value].clone());
        self.function.values[value] = Inst::new(Op::BlockParameter, ty, [], loc);
        self.function.blocks[rest].parameters.push(value);
        (original, true)
    }

    /// The terminator of `head` that goes to the case for what `node` is.
    fn choice(&mut self, head: BlockId, original: ValueId, node: ValueId, cases: &[BlockId]) -> End {
        let which = self.numbers[node][0];
        match (cases, &self.choices.candidates[node][..]) {
            (&[first, second], &[number, _]) => {
                let bool = self.module.bool();
                let number = self.module.sint(number as i32);
                let loc = self.function.values[original].loc;
                let is_first = Inst::new(S::IEqual, bool, [which.into(), number.into()], loc);
                let condition = self.function.push(head, is_first).into();
                End::Branch { condition, then: Target::new(first), otherwise: Target::new(second) }
            }
            (_, numbers) => End::Switch {
                selector: which.into(),
                default: Target::new(cases[0]),
                cases: (1..cases.len()).map(|it| (numbers[it] as u64, Target::new(cases[it]))).collect(),
            },
        }
    }

    fn add_after(&mut self, block: BlockId, name: &'static str) -> BlockId {
        let loc = self.function.blocks[block].end_loc;
        let new = self.function.blocks.add(Block::new(End::Unreachable, loc, name));
        let position = self.function.order.iter().position(|&it| it == block);
        self.function.order.insert(position.map_or(0, |it| it + 1), new);
        new
    }
}

/// Removes the nodes; what still depends on them is not used.
fn forget(module: &mut Module, function: &mut Function, choices: &Choices) {
    let mut parameters: IdMap<Inst, bool> = IdMap::default();
    choices.nodes.iter().for_each(|&it| parameters[it] = function.values[it].op == Op::BlockParameter);
    edit::remove_parameters(function, &parameters);
    let mut lost = edit::Replacements::default();
    for &node in &choices.nodes {
        lost.add(node, module.undef(function.values[node].ty).into());
    }
    // Chains from them lead nowhere, unlike those from a resource that never was anything, which somebody may use. What they
    // lead to stands behind them, so one walk sees all.
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            let is_from_lost =
                inst.args.first().and_then(|it| it.value()).is_some_and(|it| lost.contains(it));
            let is_lost = is_from_lost
                && (is_access_chain(inst.op)
                    || matches!(
                        inst.op,
                        Op::Core(S::Load | S::CopyObject | S::SampledImage | S::Image | S::ImageTexelPointer)
                    ));
            if is_lost {
                lost.add(value, module.undef(inst.ty).into());
            }
        }
    }
    lost.apply(function);
    for &block in &function.order {
        function.blocks[block].values.retain(|&it| !choices.is_node[it] && !lost.contains(it));
    }
}

/// A sampled image must be used in its own block.
fn repeat_sampled_images(function: &mut Function) {
    let homes = function.homes();
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut at = 0;
        while let Some(&value) = function.blocks[block].values.get(at) {
            let image = function.values[value].args.first().and_then(|it| it.value());
            if let Some(image) = image
                && function.values[image].is(S::SampledImage)
                && homes[image].is_some_and(|it| it != block)
            {
                let copy = function.values[image].clone();
                let copy = function.values.add(copy);
                function.values[value].args[0] = copy.into();
                function.blocks[block].values.insert(at, copy);
                at += 1;
            }
            at += 1;
        }
    }
}
