//! Unrolls loops: those marked `[unroll]`, and those that choose resources by a counter, which SPIR-V cannot express
//! otherwise.
//!
//! Needs: SSA form, so that counters are block parameters. A loop is unrolled completely or not at all: its first blocks
//! are evaluated on constants to count the iterations. A loop that is merely marked `[unroll]` stays (with the hint) if
//! it has breaks from deep inside, contains a loop that stays, has a counter that is not stepped by addition, or would
//! make itself or the module too large. Leaves: no loop that could and should be unrolled.

use super::{
    Context, Settings, constant_offsets, fold, nest_exits::nest, promote_variables, simplify, simplify_flow,
    split_variables,
};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        dominance::{ConstructKind, Edges, Flow, Structure},
        edit::CopyMap,
        facts::{Root, effect, root},
        *,
    },
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

const MAX_ITERATIONS: u32 = 1024;
/// Values in all copies of a loop together, by whether they are needed.
const MAX_VALUES: usize = 20_000;
const MAX_NEEDED_VALUES: usize = 400_000;
/// The same of all loops of a module: for those that are merely marked, what the module has at first counts, too. A
/// million takes the passes that follow a second and 200 MB; no shader that people write comes to a fifth.
const MAX_MODULE_VALUES: usize = 1 << 20;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let settings = context.settings;
    let mut budget = Budget::default();
    super::for_each_function(module, |module, function| {
        let has_loop =
            |function: &Function| function.order.iter().any(|&it| function.blocks[it].is_loop_header());
        let mut state =
            State { refused: IdMap::default(), has_shown: shown::has_any(function), budget: &mut budget };
        // Every round has at least one loop less.
        for _ in 0..4096 {
            if !has_loop(function) || !unroll_some(module, function, settings, &mut state) {
                break;
            }
            tidy(module, function, settings);
        }
    });
}

struct State<'b> {
    /// Headers of loops that cannot be unrolled.
    refused: IdMap<Block, bool>,
    /// Whether there are debug operations.
    has_shown: bool,
    budget: &'b mut Budget,
}

/// How large the module may become.
#[derive(Default)]
struct Budget {
    /// The values of the module before the first loop is unrolled, once somebody has asked.
    at_first: Option<usize>,
    /// Those that unrolling has added, even if they are gone since: they took their time.
    copied: usize,
    /// Whether a loop did not fit that was merely marked, and one that was needed. No further one is asked how often it
    /// runs, which takes time, too.
    is_spent: [bool; 2],
}

impl Budget {
    /// Takes so many values of what is left, if it suffices. `function` is the one that is not in the module.
    fn take(&mut self, count: usize, is_needed: bool, module: &Module, function: &Function) -> bool {
        let at_first = *self.at_first.get_or_insert_with(|| {
            let functions = module.functions.values().chain([function]);
            functions.flat_map(|it| it.order.iter().map(|&block| size(it, block))).sum()
        });
        let after = self.copied.saturating_add(count);
        let all = if is_needed { after } else { at_first.saturating_add(after) };
        let fits = all <= MAX_MODULE_VALUES;
        match fits {
            true => self.copied = after,
            false => self.is_spent[usize::from(is_needed)] = true,
        }
        fits
    }
}

/// Unrolls loops as far as possible without propagating constants first: an outer loop is considered once its inner
/// loops are unrolled and cleaned up.
fn unroll_some(
    module: &mut Module,
    function: &mut Function,
    settings: Settings,
    state: &mut State<'_>,
) -> bool {
    let flow = function.flow(Edges::Structural);
    let mut innermost: IdMap<Block, bool> = IdMap::default();
    for &header in &flow.order {
        innermost[header] = find(function, &flow, header).is_some_and(|it| !holds_loop(function, &it));
    }
    let mut any = false;
    while unroll_all(module, function, settings, state, &innermost, any) {
        any = true;
    }
    any
}

/// Lets constants flow through the copies.
fn tidy(module: &mut Module, function: &mut Function, settings: Settings) {
    simplify::function(module, function);
    let mut changed = simplify_flow::function(module, function);
    changed |= split_variables::function(module, function, settings);
    changed |= promote_variables::function(module, function, settings);
    if changed {
        simplify::function(module, function);
    }
}

struct Loop {
    header: BlockId,
    merge: BlockId,
    continuing: BlockId,
    /// All blocks of it, the header first.
    blocks: Vec<BlockId>,
    /// The block that jumps back.
    latch: BlockId,
    is_needed: bool,
}

impl Loop {
    /// How many values and parameters its blocks have.
    fn values(&self, function: &Function) -> usize {
        let blocks = self.blocks.iter().map(|&it| &function.blocks[it]);
        blocks.map(|it| it.parameters.len() + it.values.len()).sum()
    }
}

/// A loop to unroll.
struct Choice {
    it: Loop,
    trips: Trips,
    deep_breaks: bool,
}

/// Unrolls all loops that contain none, as far as possible. If there is no such loop and `any` is false, the last loop of
/// all that can be unrolled. Loops that do not overlap do not change what is known of each other, so one analysis of the
/// function serves all of them.
fn unroll_all(
    module: &mut Module,
    function: &mut Function,
    settings: Settings,
    state: &mut State<'_>,
    innermost: &IdMap<Block, bool>,
    any: bool,
) -> bool {
    let flow = function.flow(Edges::Structural);
    let structure = flow.structure(function);
    let mut chooses: IdMap<Block, Option<bool>> = IdMap::for_len(function.blocks.len());
    let has_opaque = has_opaque_variables(module.interned(), function);
    let mut choices: Vec<Choice> = Vec::new();
    let mut any_nested = false;
    // Inner loops last in the order, so that they come first here.
    for &header in flow.order.iter().rev() {
        let Some(Merge::Loop { control, .. }) = function.blocks[header].merge else { continue };
        let is_asked = control & spirv::LoopControl::UNROLL.bits() != 0;
        let may = innermost[header] || !(any || any_nested) && choices.is_empty();
        if state.refused[header] || !may {
            continue;
        }
        let Some(mut it) = find(function, &flow, header) else { continue };
        it.is_needed = it.blocks.iter().any(|&block| {
            let chooses = &mut chooses[block];
            *chooses.get_or_insert_with(|| chooses_resources(module.interned(), function, block, has_opaque))
        });
        if !(it.is_needed || (is_asked && !settings.only_needed))
            || state.budget.is_spent[usize::from(it.is_needed)]
        {
            continue;
        }
        let Some(trips) = trips(module, function, &flow, &it) else { continue };
        let size: usize = it.blocks.iter().map(|&it| size(function, it)).sum();
        let size = size * (trips.count as usize + 1);
        let limit = if it.is_needed { MAX_NEEDED_VALUES } else { MAX_VALUES };
        if size > limit {
            continue;
        }
        let shape = exits(function, &structure, &it, trips.counting(&it));
        let holds_loop = holds_loop(function, &it);
        if !it.is_needed && (shape.deep_breaks || holds_loop || !counts_by_adding(function, &it)) {
            continue;
        }
        if shape.deep_continues {
            // The body starts anew after this, so look again.
            let body =
                function.blocks[header].end.targets().map(|it| it.block).find(|&block| block != it.merge);
            let start = match body {
                Some(start) if function.blocks[start].merge.is_some() || start != it.continuing => start,
                _ => continue,
            };
            let is_nested = nest(function, &flow, start, it.continuing);
            state.refused[header] = !is_nested;
            any_nested |= is_nested;
            continue;
        }
        if !state.budget.take(size, it.is_needed, module, function) {
            continue;
        }
        choices.push(Choice { it, trips, deep_breaks: shape.deep_breaks });
        if holds_loop {
            break;
        }
    }
    if any_nested {
        edit::remove_unreachable_blocks(function, &mut module.constants);
        return true;
    }
    if choices.is_empty() {
        return false;
    }
    carry_out(function, &choices);
    let mut maps = Default::default();
    let blocks: usize = choices.iter().map(|it| it.it.blocks.len() * it.trips.copies() as usize).sum();
    function.blocks.make_room(blocks);
    let values: usize = choices.iter().map(|it| it.it.values(function) * it.trips.copies() as usize).sum();
    function.values.make_room(values);
    for Choice { it, trips, deep_breaks } in &choices {
        let rounds = copy_rounds(function, it, *trips, &mut maps);
        if state.has_shown {
            let last = &maps[(rounds.len() + 1) % 2];
            show_last(module, function, it, (!deep_breaks).then_some(last));
        }
        maps.iter_mut().for_each(|map| map.forget(function, &it.blocks));
        join_rounds(function, it, &rounds);
        if *deep_breaks {
            keep_to_break_out_of(function, it);
        }
    }
    edit::remove_unreachable_blocks(function, &mut module.constants);
    true
}

/// The number of instructions of a block, with its terminator.
fn size(function: &Function, block: BlockId) -> usize {
    let values = function.blocks[block].values.iter();
    values.filter(|&&it| !function.values[it].op.is_debug()).count() + 1
}

fn holds_loop(function: &Function, it: &Loop) -> bool {
    it.blocks.iter().any(|&block| block != it.header && function.blocks[block].is_loop_header())
}

/// Whether the value that the condition compares is stepped by addition. Loops that double or halve run few times, and
/// each iteration does different work; the driver may still unroll them.
fn counts_by_adding(function: &Function, it: &Loop) -> bool {
    let header = &function.blocks[it.header];
    let condition = [it.header, it.latch].into_iter().find_map(|block| match &function.blocks[block].end {
        End::Branch { condition, then, otherwise }
            if then.block == it.merge || otherwise.block == it.merge =>
        {
            condition.value()
        }
        _ => None,
    });
    let Some(condition) = condition else { return true };
    let Some(back) = function.blocks[it.latch].end.targets().find(|target| target.block == it.header) else {
        return true;
    };
    let mut compared = vec![condition];
    let mut at = 0;
    while let Some(&value) = compared.get(at) {
        at += 1;
        if let Some(place) = header.parameters.iter().position(|&parameter| parameter == value) {
            let next = back.args.get(place).and_then(|it| it.value()).map(|it| &function.values[it]);
            let multiplies = |inst: &Inst| {
                matches!(
                    inst.op,
                    Op::Core(
                        S::ShiftLeftLogical
                            | S::ShiftRightLogical
                            | S::ShiftRightArithmetic
                            | S::IMul
                            | S::UDiv
                            | S::SDiv
                    )
                )
            };
            if next.is_some_and(multiplies) {
                return false;
            }
        } else if at < 16 {
            compared.extend(function.values[value].args.iter().filter_map(|it| it.value()));
        }
    }
    true
}

/// Whether a variable is of opaque type and may be chosen.
fn is_opaque_variable(types: facts::Types<'_>, function: &Function, variable: ValueId) -> bool {
    types.pointee(function.values[variable].ty).is_some_and(|(_, ty)| {
        let is_alone = matches!(types.types[ty], Type::RayQuery) || types.is_hit_object(ty);
        !is_alone && types.is_opaque(ty)
    })
}

fn has_opaque_variables(types: facts::Types<'_>, function: &Function) -> bool {
    let values = function.entry().map(|it| &function.blocks[it].values);
    let mut variables = values.into_iter().flatten().filter(|&&it| function.values[it].is(S::Variable));
    variables.any(|&it| is_opaque_variable(types, function, it))
}

/// Whether a block uses locals or parameters of opaque type, which only constants can make legal, or samples with an
/// offset that is not constant yet.
fn chooses_resources(
    types: facts::Types<'_>,
    function: &Function,
    block: BlockId,
    has_opaque_variables: bool,
) -> bool {
    let is_opaque_variable = |arg: Arg| {
        matches!(arg, Arg::Value(_))
            && match root(function, arg) {
                Root::Variable(variable) => is_opaque_variable(types, function, variable),
                _ => false,
            }
    };
    let it = &function.blocks[block];
    let chooses = |&value: &ValueId| {
        let inst = &function.values[value];
        let is_access = has_opaque_variables
            && matches!(inst.op, Op::Core(S::AccessChain | S::InBoundsAccessChain | S::Load | S::Store));
        is_access && inst.args.first().is_some_and(|&arg| is_opaque_variable(arg))
            || constant_offsets::wants(inst)
    };
    it.values.iter().any(chooses) || it.parameters.iter().any(|&it| types.is_opaque(function.values[it].ty))
}

fn find(function: &Function, flow: &Flow, header: BlockId) -> Option<Loop> {
    let Some(Merge::Loop { merge, continuing, .. }) = function.blocks[header].merge else { return None };
    let position = flow.position(header)?;
    let merge_position = flow.position(merge)?;
    let mut blocks = Vec::new();
    let mut latch = None;
    // The merge block comes after all blocks of its loop.
    for index in position..merge_position {
        if flow.dominates_at(position, index) && !flow.dominates_at(merge_position, index) {
            let block = flow.order[index];
            blocks.push(block);
            if function.blocks[block].end.targets().any(|it| it.block == header) {
                latch = Some(block);
            }
        }
    }
    Some(Loop { header, merge, continuing, blocks, latch: latch?, is_needed: false })
}

struct Exits {
    deep_breaks: bool,
    deep_continues: bool,
}

/// Jumps to the merge block other than the one that counts, and to the continue target from nested constructs.
fn exits(function: &Function, structure: &Structure, it: &Loop, counting: BlockId) -> Exits {
    let own = structure.headed[it.header];
    let mut exits = Exits { deep_breaks: false, deep_continues: false };
    for &block in &it.blocks {
        let inside = structure.inside(block);
        let is_direct = inside == own
            || (structure.around[block].is_some_and(|it| structure.get(it).kind == ConstructKind::Continue)
                && structure.around[block].and_then(|it| structure.get(it).parent) == own
                && structure.headed[block].is_none());
        for target in function.blocks[block].end.targets() {
            if target.block == it.merge && block != counting {
                exits.deep_breaks = true;
            }
            if target.block == it.continuing && target.block != it.header && !is_direct {
                exits.deep_continues = true;
            }
        }
    }
    exits
}

/// How often a loop runs.
#[derive(Clone, Copy)]
struct Trips {
    /// Of the body.
    count: u32,
    /// Whether it is the header that ends the loop, else the block that jumps back.
    at_header: bool,
}

impl Trips {
    /// How often the loop is copied, at least in part: it is the first round itself.
    fn copies(self) -> u32 {
        if self.at_header { self.count } else { self.count.saturating_sub(1) }
    }

    /// The block that ends the loop.
    fn counting(self, it: &Loop) -> BlockId {
        if self.at_header { it.header } else { it.latch }
    }
}

/// The condition of the branch that ends a block, and whether the loop is left when it holds.
fn leaving_condition(function: &Function, it: &Loop, block: BlockId) -> Option<(Arg, bool)> {
    match &function.blocks[block].end {
        End::Branch { condition, then, .. } if then.block == it.merge => Some((*condition, true)),
        End::Branch { condition, otherwise, .. } if otherwise.block == it.merge => Some((*condition, false)),
        _ => None,
    }
}

/// What the header gets when the loop begins, if that is the same from everywhere.
fn entry_args(function: &Function, flow: &Flow, it: &Loop) -> Option<Vec<Arg>> {
    let mut found: Option<&Args> = None;
    for block in flow.predecessors(it.header).filter(|block| !it.blocks.contains(block)) {
        for target in function.blocks[block].end.targets().filter(|target| target.block == it.header) {
            if found.is_some_and(|known| *known != target.args) {
                return None;
            }
            found = Some(&target.args);
        }
    }
    found.map(|it| it.to_vec())
}

/// What the header gets from the jump back.
fn back_args(function: &Function, it: &Loop) -> Option<Vec<Arg>> {
    let mut targets = function.blocks[it.latch].end.targets();
    targets.find(|target| target.block == it.header).map(|it| it.args.to_vec())
}

/// Runs the loop on constants.
fn trips(module: &mut Module, function: &Function, flow: &Flow, it: &Loop) -> Option<Trips> {
    let from_header = leaving_condition(function, it, it.header);
    let at_header = from_header.is_some();
    let (condition, leaves_when) = from_header.or_else(|| leaving_condition(function, it, it.latch))?;
    let (entry_args, back_args) = (entry_args(function, flow, it)?, back_args(function, it)?);
    let parameters = &function.blocks[it.header].parameters;
    let mut known: FxHashMap<ValueId, Option<ConstantId>> = FxHashMap::default();
    for (&parameter, arg) in parameters.iter().zip(&entry_args) {
        known.insert(parameter, arg.constant());
    }
    for count in 0..=MAX_ITERATIONS {
        // A do-while has run once when it asks first.
        let runs = if at_header { count } else { count + 1 };
        let value = evaluate(module, function, condition, &mut known, 0)?;
        let Constant::Bool(holds) = module.constants[value] else { return None };
        if holds == leaves_when {
            return Some(Trips { count: runs, at_header });
        }
        let next: Vec<Option<ConstantId>> =
            back_args.iter().map(|&arg| evaluate(module, function, arg, &mut known, 0)).collect();
        known.clear();
        for (&parameter, next) in parameters.iter().zip(next) {
            known.insert(parameter, next);
        }
    }
    None
}

fn evaluate(
    module: &mut Module,
    function: &Function,
    arg: Arg,
    known: &mut FxHashMap<ValueId, Option<ConstantId>>,
    depth: u32,
) -> Option<ConstantId> {
    let value = match arg {
        Arg::Constant(constant) => return Some(constant),
        Arg::Value(value) => value,
        _ => return None,
    };
    if let Some(&result) = known.get(&value) {
        return result;
    }
    let inst = &function.values[value];
    let is_computed = depth < 32
        && !matches!(inst.op, Op::BlockParameter | Op::Parameter)
        && effect(module.interned(), function, inst) == facts::Effect::Pure;
    let mut result = None;
    if is_computed {
        let args: Option<SmallVec<[ConstantId; 4]>> =
            inst.args.iter().map(|&arg| evaluate(module, function, arg, known, depth + 1)).collect();
        result = args.and_then(|args| fold::constant(module, inst.op, inst.ty, &args));
    }
    known.insert(value, result);
    result
}

/// Where a round of an unrolled loop begins, where it ends, and which block decides whether it is the last.
struct Round {
    header: BlockId,
    latch: BlockId,
    counting: BlockId,
}

/// Copies the loop as often as it runs: the header once more than the body, if it is what ends the loop. The loop
/// itself is the first round. `maps` are empty; of round `n`, counted from 0, and the one before it, `maps[n % 2]`
/// and the other remain.
fn copy_rounds(function: &mut Function, it: &Loop, trips: Trips, maps: &mut [CopyMap; 2]) -> Vec<Round> {
    let copies = trips.copies();
    let back_args = back_args(function, it).unwrap_or_default();
    let counting = trips.counting(it);
    let mut rounds = vec![Round { header: it.header, latch: it.latch, counting }];
    for copy in 1..=copies {
        let blocks = if trips.at_header && copy == copies { &it.blocks[..1] } else { &it.blocks[..] };
        let [even, odd] = &mut *maps;
        let (map, previous) = if copy % 2 == 0 { (even, odd) } else { (odd, even) };
        map.forget(function, &it.blocks);
        // What the round before passes back are the header's parameters.
        let parameters = function.blocks[it.header].parameters.iter();
        for (&parameter, &arg) in parameters.zip(&back_args) {
            map.values[parameter] = Some(previous.arg(arg));
        }
        edit::copy_within(function, blocks, map);
        let [header, latch, counting] = [it.header, it.latch, counting].map(|block| map.block(block));
        rounds.push(Round { header, latch, counting });
    }
    rounds
}

/// Decides the branches that count, and makes each jump back one to the next round.
fn join_rounds(function: &mut Function, it: &Loop, rounds: &[Round]) {
    for (index, round) in rounds.iter().enumerate() {
        let next = rounds.get(index + 1);
        function.blocks[round.header].merge = None;
        if index > 0 {
            function.blocks[round.header].parameters.clear();
        }
        choose(function, round.counting, it.merge, next.is_none());
        if let Some(next) = next {
            // The copy's map sends jumps to the header to its own copy.
            for target in function.blocks[round.latch].end.targets_mut() {
                if target.block == round.header {
                    *target = Target::new(next.header);
                }
            }
        }
    }
}

/// Puts a loop that runs once around all rounds, as breaks from deep inside want something to break out of.
fn keep_to_break_out_of(function: &mut Function, it: &Loop) {
    let (loc, merge) = (function.blocks[it.header].end_loc, it.merge);
    edit::split_block(function, it.header, 0);
    let continuing = function.blocks.add(Block::new(End::Jump(Target::new(it.header)), loc, ""));
    function.blocks[it.header].merge =
        Some(Merge::Loop { merge, continuing, control: 0, operands: Default::default() });
}

/// Makes a branch that leaves the loop or stays a jump that does one of the two.
fn choose(function: &mut Function, block: BlockId, merge: BlockId, leave: bool) {
    let block = &mut function.blocks[block];
    if let End::Branch { then, otherwise, .. } = &block.end {
        let target = if (then.block == merge) == leave { then.clone() } else { otherwise.clone() };
        block.end = End::Jump(target);
    }
}

/// Lets values of loops that are used behind them go through parameters of the merge blocks.
fn carry_out(function: &mut Function, choices: &[Choice]) {
    // By number of the loop, counted from 1: 0 is no loop.
    let mut around: IdMap<Block, u32> = IdMap::default();
    let mut defined: IdMap<Inst, u32> = IdMap::default();
    for (number, Choice { it, .. }) in (1..).zip(choices) {
        for &block in &it.blocks {
            around[block] = number;
            let block = &function.blocks[block];
            block.parameters.iter().chain(&block.values).for_each(|&value| defined[value] = number);
        }
    }
    let used = used_behind(function, &around, &defined);
    if used.is_empty() {
        return;
    }
    let mut stand_ins: IdMap<Inst, Option<ValueId>> = IdMap::default();
    let mut carried: Vec<Vec<ValueId>> = vec![Vec::new(); choices.len() + 1];
    for value in used {
        let number = defined[value] as usize;
        let inst = &function.values[value];
        let (ty, loc, flags) = (inst.ty, inst.loc, inst.flags);
        let parameter = function.add_parameter(choices[number - 1].it.merge, ty, loc);
        function.values[parameter].flags = Flags(flags.0 & Flags::RELAXED.0);
        stand_ins[value] = Some(parameter);
        carried[number].push(value);
    }
    for index in 0..function.order.len() {
        let id = function.order[index];
        let number = around[id];
        let replace = |arg: &mut Arg| {
            if let Arg::Value(value) = *arg
                && let Some(parameter) = stand_ins[value]
                && defined[value] != number
            {
                *arg = parameter.into();
            }
        };
        for &value in &function.blocks[id].values {
            function.values.update_args(value, replace);
        }
        let end = &mut function.blocks[id].end;
        end.for_each_arg_mut(replace);
        if let Some(Choice { it, .. }) = (number as usize).checked_sub(1).map(|it| &choices[it]) {
            for target in end.targets_mut().filter(|target| target.block == it.merge) {
                target.args.extend(carried[number as usize].iter().map(|&value| Arg::Value(value)));
            }
        }
    }
}

/// Behind the loop, debuggers are shown what the last round has of values that are not carried out, if that is known.
fn show_last(module: &mut Module, function: &mut Function, it: &Loop, last: Option<&CopyMap>) {
    let mut inside: IdMap<Inst, bool> = IdMap::default();
    for &block in &it.blocks {
        let block = &function.blocks[block];
        block.parameters.iter().chain(&block.values).for_each(|&value| inside[value] = true);
    }
    // The copies are in no order yet.
    for operation in shown::operations(function) {
        let Some(&Arg::Value(value)) = function.values[operation].args.get(1) else { continue };
        if inside[operation] || !inside[value] {
            continue;
        }
        match last {
            Some(round) => function.values[operation].args[1] = round.arg(value.into()),
            None => shown::forget(module, function, operation),
        }
    }
}

/// The values of loops that are used outside of them, in order of their first uses. What they are defined in and what
/// is around a block are the numbers of loops.
fn used_behind(function: &Function, around: &IdMap<Block, u32>, defined: &IdMap<Inst, u32>) -> Vec<ValueId> {
    let mut used: Vec<ValueId> = Vec::new();
    let mut seen: IdMap<Inst, bool> = IdMap::default();
    for &id in &function.order {
        let number = around[id];
        let mut note = |arg: Arg| {
            if let Arg::Value(value) = arg
                && ![0, number].contains(&defined[value])
                && !std::mem::replace(&mut seen[value], true)
            {
                used.push(value);
            }
        };
        let block = &function.blocks[id];
        for inst in block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug()) {
            inst.args.iter().for_each(|&arg| note(arg));
        }
        block.end.for_each_arg(&mut note);
    }
    used
}
