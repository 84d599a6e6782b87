//! Replaces values with simpler equal ones: folds constants, applies identities, undoes taking composites apart and
//! rebuilding them; resolves branches on constants and removes what they guard; removes parameters of blocks to which
//! all jumps pass the same value.
//!
//! Needs: nothing, but is most effective on SSA form. Leaves: no branch on a constant except at the end of a loop that
//! runs once, no use of a copy, no unreachable block except for stubs that headers name.
//!
//! Blocks are visited dominators first and only along edges that can be taken, so that constants and resolved branches
//! help each other in one round, except around loops.
//!
//! What is [settled](Values) is looked at again only if what it is made of has changed, or is used less often. Rules
//! look at operands and their arguments, but further through composites, so these are news whenever a part of them is.
//!
//! News reach all that is visited later. So another round is made only if something is left for it: what was visited too
//! early, or is used less often now.

use crate::arena::IdMap;
use smallvec::SmallVec;
mod arithmetic;
mod composite;
mod reassociate;

use super::{Changed, Context, fold};
use crate::ir::{
    dominance::{Edges, Flow},
    edit::Replacements,
    *,
};
use crate::spirv::Op as S;

const MAX_ROUNDS: u32 = 8;
/// Rules ask whether a value is used no more often than this at most: as often as a vector can have it.
const MAX_USES_ASKED: u32 = 4;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, function)
}

/// Whether anything has changed.
pub fn function(module: &mut Module, function: &mut Function) -> bool {
    let mut known = Known::new(function);
    for round in 0..MAX_ROUNDS {
        match simplify(module, function, &mut known) {
            Round::Nothing => return round > 0,
            Round::Last => return true,
            Round::Changed => {}
        }
        debug_assert_eq!(known.uses_by_values, uses_by_values(function));
    }
    true
}

/// How often values of blocks use each value, debug operations apart.
fn uses_by_values(function: &Function) -> Vec<u32> {
    let mut uses = vec![0; function.values.len()];
    for &block in &function.order {
        function.for_each_value_arg(block, |arg| count(&mut uses, arg));
    }
    uses
}

fn count(uses: &mut [u32], arg: Arg) {
    if let Arg::Value(value) = arg {
        uses[value.index()] += 1;
    }
}

fn uncount(uses: &mut [u32], arg: Arg) {
    if let Arg::Value(value) = arg {
        uses[value.index()] -= 1;
    }
}

/// What a round need not find out again.
struct Known {
    /// How often values use each value.
    uses_by_values: Vec<u32>,
    /// How often values and terminators do.
    uses: Vec<u32>,
    /// By value, whether it is used less often than when what uses it was looked at.
    news: Vec<bool>,
    has_news: bool,
}

impl Known {
    fn new(function: &Function) -> Known {
        Known::with(function, uses_by_values(function))
    }

    fn with(function: &Function, uses_by_values: Vec<u32>) -> Known {
        let mut uses = uses_by_values.clone();
        for &block in &function.order {
            function.blocks[block].end.for_each_arg(|arg| count(&mut uses, arg));
        }
        let mut news = vec![false; uses.len()];
        let mut has_news = false;
        for ((news, &now), &before) in news.iter_mut().zip(&uses).zip(function.values.settled_uses()) {
            // What nothing uses any more is no news to anything, and for rules many uses are the same as one more.
            *news = now < before && (1..=MAX_USES_ASKED).contains(&now);
            has_news |= *news;
        }
        Known { uses_by_values, uses, news, has_news }
    }
}

/// What a round has done.
enum Round {
    Nothing,
    /// Another one would find nothing.
    Last,
    Changed,
}

/// What became of an instruction.
enum Outcome {
    Keep,
    /// It was changed in place; look again.
    Again,
    Replace(Arg),
}

struct Simplifier<'s> {
    module: &'s mut Module,
    function: &'s mut Function,
    replaced: Replacements,
    /// An upper bound on the number of uses of each value, from the start of the round.
    uses: Vec<u32>,
    /// How often values use each value now.
    uses_by_values: Vec<u32>,
    /// The current block, as far as it has been visited, if anything in it has changed.
    out: Vec<ValueId>,
    /// The visited blocks: an edge to one of them is a back edge.
    passed: IdMap<Block, bool>,
    changed: bool,
    /// Whether a terminator has got other targets.
    is_rerouted: bool,
    /// Whether something may be left for the next round: an instruction that is not settled, or a jump back that passes
    /// something else than what its target was visited with.
    is_unfinished: bool,
    /// By value, whether what uses it may have become simpler thereby. All that is replaced is news.
    news: Vec<bool>,
    has_news: bool,
}

/// What the edges seen so far bring to a block.
#[derive(Clone, Default)]
struct Incoming {
    is_reached: bool,
    /// One a parameter; `None` where edges differ.
    args: Vec<Option<Arg>>,
}

/// One round.
fn simplify(module: &mut Module, function: &mut Function, known: &mut Known) -> Round {
    let Some(entry) = function.entry() else { return Round::Nothing };
    let flow = function.flow(Edges::Real);
    let blocks = function.blocks.len();
    let mut s = Simplifier {
        replaced: Replacements::of(function),
        module,
        function,
        uses: std::mem::take(&mut known.uses),
        uses_by_values: std::mem::take(&mut known.uses_by_values),
        out: Vec::new(),
        passed: IdMap::for_len(blocks),
        changed: false,
        is_rerouted: false,
        is_unfinished: false,
        news: std::mem::take(&mut known.news),
        has_news: known.has_news,
    };
    for index in 0..s.function.parameters.len() {
        s.parameter(s.function.parameters[index]);
    }
    let mut incoming: IdMap<Block, Incoming> = IdMap::for_len(blocks);
    incoming[entry].is_reached = true;
    let mut removed: IdMap<Inst, bool> = IdMap::expecting(s.function.values.len());
    let mut any_removed = false;
    for (position, &block) in flow.order.iter().enumerate() {
        if !incoming[block].is_reached {
            s.changed = true;
            continue;
        }
        if !s.function.blocks[block].parameters.is_empty() {
            s.back_edges(&flow, position, &mut incoming[block]);
            for index in 0..s.function.blocks[block].parameters.len() {
                let parameter = s.function.blocks[block].parameters[index];
                match incoming[block].args.get(index) {
                    Some(&Some(arg)) => {
                        s.replaced.add(parameter, arg);
                        s.tell(parameter);
                        removed[parameter] = true;
                        any_removed = true;
                    }
                    _ => s.parameter(parameter),
                }
            }
        }
        s.passed[block] = true;
        s.block(block);
        let end = std::mem::replace(&mut s.function.blocks[block].end, End::Unreachable);
        for target in end.targets() {
            if flow.position(target.block).is_none_or(|it| it > position) {
                s.edge(target, &mut incoming[target.block]);
            }
        }
        s.function.blocks[block].end = end;
    }
    let Simplifier {
        mut replaced,
        uses,
        mut uses_by_values,
        passed,
        changed,
        is_rerouted,
        mut is_unfinished,
        ..
    } = s;
    let changed = changed || !replaced.is_empty();
    function.values.set_settled_uses(uses);
    if any_removed {
        edit::remove_parameters(function, &removed);
        // What told the two ways of a branch apart may be gone.
        is_unfinished |= function.order.iter().any(|&it| is_branch_to_one(&function.blocks[it].end));
    }
    if !changed {
        return Round::Nothing;
    }
    // What is not passed goes, or becomes something else.
    let is_left = |block: &&BlockId| !passed[**block];
    for &block in function.order.iter().filter(is_left) {
        function.for_each_value_arg(block, |arg| uncount(&mut uses_by_values, arg));
    }
    replaced.apply_where(function, |block| !passed[block]);
    let is_reordered = edit::remove_unreachable_blocks(function, &mut module.constants);
    for &block in function.order.iter().filter(is_left) {
        function.for_each_value_arg(block, |arg| count(&mut uses_by_values, arg));
    }
    *known = Known::with(function, uses_by_values);
    if !(is_unfinished || is_rerouted || is_reordered || known.has_news) {
        function.values.set_settled_uses(std::mem::take(&mut known.uses));
        return Round::Last;
    }
    Round::Changed
}

fn is_branch_to_one(end: &End) -> bool {
    matches!(end, End::Branch { then, otherwise, .. } if then.block == otherwise.block)
}

/// What rules look through, to where parts come from.
fn is_composite(inst: &Inst) -> bool {
    matches!(
        inst.op,
        Op::Core(S::CompositeConstruct | S::CompositeExtract | S::CompositeInsert | S::VectorShuffle)
    )
}

impl Simplifier<'_> {
    /// Notes what one edge passes.
    fn edge(&mut self, target: &Target, incoming: &mut Incoming) {
        if !incoming.is_reached {
            incoming.is_reached = true;
            incoming.args = target.args.iter().map(|&it| Some(self.replaced.resolve(it))).collect();
            return;
        }
        for (known, &arg) in incoming.args.iter_mut().zip(&target.args) {
            let arg = self.replaced.resolve(arg);
            if let Some(have) = *known
                && have != arg
            {
                *known = self.either(have, arg);
            }
        }
    }

    /// An undefined value may be any other, if that other can be had everywhere.
    fn either(&self, a: Arg, b: Arg) -> Option<Arg> {
        let is_undef = |arg: Arg| {
            arg.constant().is_some_and(|it| matches!(self.module.constants[it], Constant::Undef(_)))
        };
        let is_everywhere = |arg: Arg| match arg {
            Arg::Value(it) => matches!(self.function.values[it].op, Op::Parameter | Op::Core(S::Variable)),
            _ => true,
        };
        if is_undef(b) && is_everywhere(a) {
            Some(a)
        } else if is_undef(a) && is_everywhere(b) {
            Some(b)
        } else {
            None
        }
    }

    /// Jumps back to a loop's header keep a parameter as it is, or make it unknown.
    fn back_edges(&mut self, flow: &Flow, position: usize, incoming: &mut Incoming) {
        let block = flow.order[position];
        for &from in flow.predecessors_at(position) {
            if (from as usize) < position {
                continue;
            }
            let from = flow.order[from as usize];
            let end = &self.function.blocks[from].end;
            if self.decided(end).is_some_and(|it| it.block != block) {
                continue;
            }
            for target in end.targets().filter(|it| it.block == block) {
                for (index, &arg) in target.args.iter().enumerate() {
                    let own = self.function.blocks[block].parameters.get(index).copied().map(Arg::Value);
                    let Some(known) = incoming.args.get_mut(index) else { continue };
                    if let Some(have) = *known
                        && Some(arg) != own
                        && have != arg
                    {
                        *known = None;
                    }
                }
            }
        }
    }

    fn block(&mut self, block: BlockId) {
        let mut values = std::mem::take(&mut self.function.blocks[block].values);
        // Those before it are in `out`.
        let mut first = 0;
        for (index, &value) in values.iter().enumerate() {
            if !self.is_as_before(value) {
                if first == 0 {
                    self.out.reserve(values.len());
                }
                self.out.extend_from_slice(&values[first..index]);
                first = index + 1;
                self.value(value);
            }
        }
        if first > 0 {
            self.out.extend_from_slice(&values[first..]);
            // The block keeps its own list, and the other one is filled again for the next.
            values.clear();
            values.append(&mut self.out);
        }
        self.function.blocks[block].values = values;
        let mut end = std::mem::replace(&mut self.function.blocks[block].end, End::Unreachable);
        let mut changed = false;
        end.for_each_arg_mut(|arg| {
            let by = self.replaced.resolve(*arg);
            changed |= by != *arg;
            *arg = by;
        });
        self.is_unfinished |= changed && end.targets().any(|it| self.passed[it.block]);
        self.end(&mut end);
        self.function.blocks[block].end = end;
    }

    /// Of a function or a block.
    fn parameter(&mut self, value: ValueId) {
        if !self.function.values.is_settled(value) {
            self.tell(value);
            self.function.values.settle(value);
        }
    }

    /// Makes a value news.
    fn tell(&mut self, value: ValueId) {
        self.news[value.index()] = true;
        self.has_news = true;
    }

    /// Whether no rule can have anything to do about a value.
    fn is_as_before(&self, value: ValueId) -> bool {
        let is_news = |arg: &Arg| matches!(arg, Arg::Value(it) if self.news[it.index()]);
        self.function.values.is_settled(value)
            && !(self.has_news && self.function.values[value].args.iter().any(is_news))
    }

    /// Puts what has replaced others into the arguments of a value.
    fn resolve_args(&mut self, value: ValueId) {
        if self.replaced.is_empty() {
            return;
        }
        let is_counted = !self.function.values[value].op.is_debug();
        self.function.values.replace_args(value, |arg| {
            let by = self.replaced.resolve(arg);
            if by == arg {
                return None;
            }
            if is_counted {
                uncount(&mut self.uses_by_values, arg);
                count(&mut self.uses_by_values, by);
            }
            Some(by)
        });
    }

    fn value(&mut self, value: ValueId) {
        self.resolve_args(value);
        // Each rule makes things simpler, but a mistake must not hang the compiler.
        for _ in 0..16 {
            let outcome = match self.rules(value) {
                Outcome::Replace(by) if self.is_declared_otherwise(value, by) => Outcome::Keep,
                outcome => outcome,
            };
            match outcome {
                Outcome::Keep => {
                    if !self.function.values.is_settled(value) || is_composite(&self.function.values[value]) {
                        self.tell(value);
                        self.function.values.settle(value);
                    }
                    return self.out.push(value);
                }
                Outcome::Again => self.changed = true,
                Outcome::Replace(by) => {
                    let by = self.replaced.resolve(by);
                    if by != Arg::Value(value) {
                        self.tell(value);
                        let inherited = self.uses.get(value.index()).copied().unwrap_or(0);
                        self.is_used_more(by, inherited);
                        let args = &self.function.values[value].args;
                        args.iter().for_each(|&arg| uncount(&mut self.uses_by_values, arg));
                        return self.replaced.add(value, by);
                    }
                    break;
                }
            }
        }
        self.is_unfinished = true;
        self.tell(value);
        self.out.push(value);
    }

    /// Whether a value has another type than what it is equal to: inline SPIR-V may declare one that nobody knows.
    fn is_declared_otherwise(&self, value: ValueId, by: Arg) -> bool {
        let inst = &self.function.values[value];
        inst.flags.contains(Flags::INLINE) && self.ty(by) != Some(inst.ty)
    }

    fn rules(&mut self, value: ValueId) -> Outcome {
        let inst = &self.function.values[value];
        if inst.op.is_debug() {
            return Outcome::Keep;
        }
        if !inst.args.is_empty() && inst.args.iter().all(|it| matches!(it, Arg::Constant(_))) {
            let (op, ty) = (inst.op, inst.ty);
            let args: SmallVec<[ConstantId; 4]> = inst.args.iter().filter_map(|it| it.constant()).collect();
            if let Some(constant) = fold::constant(self.module, op, ty, &args) {
                return Outcome::Replace(constant.into());
            }
        }
        match self.function.values[value].op {
            Op::Core(S::CopyObject) => match self.function.values[value].args.first() {
                // Records of work graphs are copied to other types (`choose_payload_types`).
                Some(&arg)
                    if self.function.values[value].flags == Flags::default()
                        && self.module.interned().arg_type(self.function, arg)
                            == Some(self.function.values[value].ty) =>
                {
                    Outcome::Replace(arg)
                }
                _ => Outcome::Keep,
            },
            // SPIR-V does not let one load from nowhere.
            Op::Core(S::Load) if self.is_undef(self.function.values[value].args[0]) => {
                Outcome::Replace(self.module.undef(self.function.values[value].ty).into())
            }
            Op::Core(
                S::CompositeExtract
                | S::CompositeConstruct
                | S::CompositeInsert
                | S::VectorShuffle
                | S::VectorExtractDynamic
                | S::VectorInsertDynamic
                | S::AccessChain
                | S::InBoundsAccessChain
                | S::Transpose
                | S::CopyLogical,
            ) => composite::rules(self, value),
            Op::Core(_) | Op::Ext { set: ExtSet::Glsl, .. } => arithmetic::rules(self, value),
            _ => Outcome::Keep,
        }
    }

    fn end(&mut self, end: &mut End) {
        if let End::Branch { condition, then, otherwise } = end {
            while let Some(inst) = self.inst(*condition)
                && inst.is(S::LogicalNot)
                && let Some(&inner) = inst.args.first()
            {
                *condition = inner;
                std::mem::swap(then, otherwise);
                self.reroute();
            }
            if let Some(known) = self.truth(*condition) {
                let (taken, other) = if known { (then, otherwise) } else { (otherwise, then) };
                // A loop that runs once still needs its way back: `simplify_flow` sees what can be done without.
                if !(self.passed[other.block] && self.function.blocks[other.block].is_loop_header()) {
                    *end = End::Jump(taken.clone());
                    self.reroute();
                }
            } else if then == otherwise {
                *end = End::Jump(then.clone());
                self.reroute();
            }
        }
        if let End::Switch { selector, default, cases } = end
            && let Arg::Constant(constant) = *selector
            && let Some(bits) = self.module.interned().constant_bits(constant)
            && !cases.is_empty()
        {
            // The switch stays, with one case: breaks may lead out of it from deep inside. simplify_flow sees.
            let taken = cases.iter().find(|it| it.0 == bits).map_or(default.clone(), |it| it.1.clone());
            *default = taken;
            cases.clear();
            self.reroute();
        }
    }

    fn reroute(&mut self) {
        self.changed = true;
        self.is_rerouted = true;
    }

    // --------------------------------------------------------------------------------------------- questions

    fn inst(&self, arg: Arg) -> Option<&Inst> {
        arg.value().map(|it| &self.function.values[it])
    }
    fn ty(&self, arg: Arg) -> Option<TypeId> {
        self.module.interned().arg_type(self.function, arg)
    }
    /// Notes that something may use the value that did not when the round began.
    fn is_used_more(&mut self, arg: Arg, times: u32) {
        if let Some(uses) = arg.value().and_then(|it| self.uses.get_mut(it.index())) {
            *uses += times;
        }
    }
    /// Whether nothing else used the value when the round began.
    fn is_used_once(&self, arg: Arg) -> bool {
        self.is_used_up_to(arg, 1)
    }
    /// Whether it is used no more than `count` times.
    fn is_used_up_to(&self, arg: Arg, count: u32) -> bool {
        debug_assert!(count <= MAX_USES_ASKED);
        arg.value().is_some_and(|it| self.uses.get(it.index()).is_some_and(|&uses| uses <= count))
    }
    /// The target of a branch on a constant.
    fn decided<'e>(&self, end: &'e End) -> Option<&'e Target> {
        let End::Branch { condition, then, otherwise } = end else { return None };
        Some(if self.truth(*condition)? { then } else { otherwise })
    }
    /// A known `bool`.
    fn truth(&self, arg: Arg) -> Option<bool> {
        match self.module.constants[arg.constant()?] {
            Constant::Bool(it) => Some(it),
            _ => None,
        }
    }
    /// The bits that all components of a constant have.
    fn splat(&self, arg: Arg) -> Option<u64> {
        let constant = arg.constant()?;
        if let Constant::Scalar { bits, .. } = self.module.constants[constant] {
            return Some(bits);
        }
        let bits = fold::bits(self.module, constant)?;
        let first = *bits.first()?;
        bits.iter().all(|&it| it == first).then_some(first)
    }
    fn is_undef(&self, arg: Arg) -> bool {
        arg.constant().is_some_and(|it| matches!(self.module.constants[it], Constant::Undef(_)))
    }

    // ----------------------------------------------------------------------------------------------- changes

    /// A new instruction before the current one, in whose place and manner it is.
    fn before(
        &mut self,
        op: impl Into<Op>,
        ty: TypeId,
        args: impl IntoIterator<Item = Arg>,
        like: ValueId,
    ) -> Arg {
        let like = &self.function.values[like];
        let kept = like.flags.0 & (Flags::PRECISE.0 | Flags::RELAXED.0);
        let inst = Inst::new(op, ty, args, like.loc).with_flags(Flags(kept));
        let value = self.function.values.add(inst);
        self.uses.resize(self.function.values.len(), 1);
        self.uses_by_values.resize(self.function.values.len(), 0);
        let args = &self.function.values[value].args;
        args.iter().for_each(|&arg| count(&mut self.uses_by_values, arg));
        self.news.resize(self.function.values.len(), true);
        self.has_news = true;
        self.out.push(value);
        self.changed = true;
        self.is_unfinished = true;
        value.into()
    }

    /// Changes what `value` is.
    fn become_op(
        &mut self,
        value: ValueId,
        op: impl Into<Op>,
        args: impl IntoIterator<Item = Arg>,
    ) -> Outcome {
        let args = edit::list(args);
        for &arg in &args {
            self.is_used_more(arg, 1);
            count(&mut self.uses_by_values, arg);
        }
        let inst = &mut self.function.values[value];
        inst.args.iter().for_each(|&arg| uncount(&mut self.uses_by_values, arg));
        inst.op = op.into();
        inst.args = args;
        Outcome::Again
    }
}
