//! Looks for broken rules of the IR. Runs after every pass in debug builds with the feature `verify`.
//!
//! It checks that
//! - every id names something, every value in use stands in exactly one block, and its definition dominates its
//!   uses (those of [debug operations](Op::is_debug), too);
//! - the first block has no parameters and no jump leads to it;
//! - jumps pass as many arguments as the block has parameters, of the same types;
//! - conditions are `bool`, selectors are integers, results have the function's type;
//! - instructions have the operands of SPIR-V's grammar, and types that go together ([`operation`]); loads, stores,
//!   access chains, composite reads and calls agree with the types of what they name;
//! - variables stand at the top of the first block; [`Op::Parameter`] and [`Op::BlockParameter`] never stand in a
//!   block's list;
//! - control flow is structured as SPIR-V wants it: merge blocks and continue targets are named once, what leaves
//!   a construct goes to a merge block or continue target it may go to, a header of a selection has a merge block
//!   unless it only chooses among such exits, loops have one back edge from their continue construct, and cases
//!   fall through at most once and forward;
//! - a function with debug operations [knows of them](Values::has_shown);
//! - a legal module has no variables, parameters, block parameters and selects of types that only globals may have,
//!   as [`legal::find_illegal`] finds them.

use super::{
    dominance::{ConstructKind, Edges, Flow, Structure},
    facts::{Types, is_access_chain},
    *,
};
use crate::spirv::Op as S;

/// Every broken rule, as a line of text; none when all is well.
pub fn module(module: &Module) -> Vec<String> {
    let mut errors = Vec::new();
    for id in module.functions.ids() {
        let function = &module.functions[id];
        if function.order.is_empty() {
            continue;
        }
        let mut v = Verifier { module, types: module.interned(), function, errors: Vec::new() };
        v.run();
        if !function.values.has_shown() && function.values.values().any(|it| it.op.is_debug()) {
            v.errors.push("a debug operation is there that its function knows nothing of".into());
        }
        errors.extend(v.errors.into_iter().map(|it| format!("${} {:?}: {it}", id.index(), function.name)));
    }
    if module.form == Form::Legal {
        errors.extend(legal::find_illegal(module).map(|it| format!("the module is not legal: {it}")));
    }
    for entry in &module.entries {
        if entry.function.index() >= module.functions.len() {
            errors.push(format!("entry {:?} has no function", entry.name));
        }
    }
    for export in &module.exports {
        if export.function.index() >= module.functions.len() {
            errors.push(format!("export {:?} has no function", export.name));
        }
    }
    errors
}

/// Whether the IR says it without an instruction: in terminators, block parameters and constants.
fn is_outside_the_ir(op: S) -> bool {
    let declares = grammar::facts(op).declares && !matches!(op, S::Variable | S::FunctionCall);
    declares || matches!(op, S::Kill | S::Unreachable | S::Undef)
}

struct Verifier<'m> {
    module: &'m Module,
    types: Types<'m>,
    function: &'m Function,
    errors: Vec<String>,
}

impl Verifier<'_> {
    fn error(&mut self, text: String) {
        if self.errors.len() < 20 {
            self.errors.push(text);
        }
    }

    fn run(&mut self) {
        self.blocks();
        // What follows walks along ids, so it is only safe when they are whole.
        if !self.errors.is_empty() {
            return;
        }
        self.dominance();
        for &block in &self.function.order {
            for &value in &self.function.blocks[block].values {
                self.inst(value);
            }
            self.end(block);
        }
        if self.errors.is_empty() {
            self.structure();
        }
    }

    /// Whether every id names something, and stands where it belongs.
    fn blocks(&mut self) {
        let function = self.function;
        let seen = self.order();
        let mut homes: IdMap<Inst, bool> = IdMap::default();
        for (position, &id) in function.order.iter().enumerate() {
            if id.index() >= function.blocks.len() {
                continue;
            }
            let block = &function.blocks[id];
            if position == 0 && !block.parameters.is_empty() {
                self.error("the first block has parameters".into());
            }
            self.values(block, position == 0, &mut homes);
            self.targets(id, &seen);
        }
        for &parameter in &function.parameters {
            if function.values[parameter].op != Op::Parameter {
                self.error(format!("%{} is not a parameter", parameter.index()));
            }
        }
    }

    /// Returns which blocks are in use.
    fn order(&mut self) -> IdMap<Block, bool> {
        let mut seen: IdMap<Block, bool> = IdMap::default();
        for &block in &self.function.order {
            if block.index() >= self.function.blocks.len() {
                self.error(format!("block{} does not exist", block.index()));
                continue;
            }
            if std::mem::replace(&mut seen[block], true) {
                self.error(format!("block{} stands twice in the order", block.index()));
            }
        }
        seen
    }

    /// `homes`: the values that other blocks have.
    fn values(&mut self, block: &Block, is_first: bool, homes: &mut IdMap<Inst, bool>) {
        let function = self.function;
        let parameters = block.parameters.iter().map(|&it| (it, true));
        let mut variables_end = !is_first;
        for (value, is_parameter) in parameters.chain(block.values.iter().map(|&it| (it, false))) {
            if value.index() >= function.values.len() {
                self.error(format!("%{} does not exist", value.index()));
                continue;
            }
            if std::mem::replace(&mut homes[value], true) {
                self.error(format!("%{} stands twice", value.index()));
            }
            let inst = &function.values[value];
            if (inst.op == Op::BlockParameter) != is_parameter || inst.op == Op::Parameter {
                self.error(format!("%{} stands in the wrong list", value.index()));
            }
            if inst.is(S::Variable) {
                if variables_end {
                    self.error(format!("%{} is a variable below other values", value.index()));
                }
            } else if !is_parameter && !inst.op.is_debug() {
                variables_end = true;
            }
            for &arg in &inst.args {
                self.arg_exists(arg);
            }
        }
        block.end.for_each_arg(|arg| self.arg_exists(arg));
    }

    /// The blocks that a block names.
    fn targets(&mut self, id: BlockId, seen: &IdMap<Block, bool>) {
        let function = self.function;
        let block = &function.blocks[id];
        let merge = block.merge.iter().flat_map(|it| std::iter::once(it.merge()).chain(it.continuing()));
        for target in block.end.targets().map(|it| it.block).chain(merge) {
            if !seen[target] {
                self.error(format!("block{} names block{}, which is not in use", id.index(), target.index()));
            }
            if Some(&target) == function.order.first() {
                self.error(format!("block{} jumps to the first block", id.index()));
            }
        }
    }

    fn arg_exists(&mut self, arg: Arg) {
        let exists = match arg {
            Arg::Value(it) => it.index() < self.function.values.len(),
            Arg::Constant(it) => it.index() < self.module.constants.len(),
            Arg::Global(it) => it.index() < self.module.globals.len(),
            Arg::Function(it) => it.index() < self.module.functions.len(),
            Arg::Type(it) => it.index() < self.module.types.len(),
            Arg::Text(it) => it.index() < self.module.strings.len(),
            Arg::Literal(_) => true,
        };
        if !exists {
            self.error(format!("{arg:?} does not exist"));
        }
    }

    fn dominance(&mut self) {
        let function = self.function;
        let flow = function.flow(Edges::Real);
        let homes = function.homes();
        let mut places: IdMap<Inst, u32> = IdMap::default();
        let mut stood: IdMap<Block, Option<u32>> = IdMap::default();
        for (index, &block) in function.order.iter().enumerate() {
            stood[block] = Some(index as u32);
            for (place, &value) in function.blocks[block].values.iter().enumerate() {
                places[value] = place as u32 + 1;
            }
        }
        for (position, &block) in flow.order.iter().enumerate() {
            let dominator = flow.order[flow.idom_at(position)];
            if position > 0 && stood[dominator] >= stood[block] {
                self.error(format!("block{} stands before its dominator", block.index()));
            }
        }
        let mut errors = Vec::new();
        for &block in &function.order {
            let mut check = |arg: Arg, place: u32, user: &dyn Fn() -> String| {
                let Arg::Value(value) = arg else { return };
                if function.values[value].op == Op::Parameter {
                    return;
                }
                let fine = match homes[value] {
                    None => false,
                    Some(home) if home == block => places[value] < place,
                    Some(home) => flow.dominates(home, block),
                };
                if !fine {
                    errors.push(format!("%{} does not reach its use in {}", value.index(), user()));
                }
            };
            for (place, &value) in function.blocks[block].values.iter().enumerate() {
                for &arg in &function.values[value].args {
                    check(arg, place as u32 + 1, &|| format!("%{}", value.index()));
                }
            }
            let end = &function.blocks[block].end;
            end.for_each_arg(|arg| check(arg, u32::MAX, &|| format!("the end of block{}", block.index())));
        }
        for error in errors {
            self.error(error);
        }
    }

    fn ty(&self, arg: Arg) -> Option<TypeId> {
        self.types.arg_type(self.function, arg)
    }

    fn name(&self, ty: Option<TypeId>) -> String {
        ty.map_or_else(|| "nothing".into(), |ty| print::ty(self.module, ty))
    }

    fn inst(&mut self, id: ValueId) {
        let inst = &self.function.values[id];
        if let Some(fault) = self.types_fault(inst) {
            self.error(format!("%{}: {fault}", id.index()));
        }
        if let Some(fault) = operation::fault(self.module, self.function, inst) {
            let args: Vec<String> =
                inst.args.iter().map(|&it| self.name(self.types.arg_type(self.function, it))).collect();
            let types = format!("{} from {}", self.name(Some(inst.ty)), args.join(", "));
            self.error(format!("%{}, {:?}, {types}: {fault}", id.index(), inst.op));
        }
    }

    /// What is wrong with an instruction that leads into memory or calls; [`operation`] checks all others.
    fn types_fault(&self, inst: &Inst) -> Option<String> {
        match inst.op {
            // What a shader wrote is as it may be.
            _ if inst.flags.contains(Flags::INLINE) => None,
            op if is_access_chain(op) => self.chain_fault(inst),
            Op::Core(S::FunctionCall) => self.call_fault(inst),
            Op::Core(op) if is_outside_the_ir(op) => Some("is no instruction of the IR".into()),
            _ => None,
        }
    }

    fn chain_fault(&self, inst: &Inst) -> Option<String> {
        let at = operation::chain_end(self.types, self.function, inst);
        let is_right = at.is_some() && at == self.types.pointee(inst.ty);
        (!is_right).then(|| format!("the chain leads to {}", self.name(at.map(|it| it.1))))
    }

    fn call_fault(&self, inst: &Inst) -> Option<String> {
        let Some((&Arg::Function(callee), args)) = inst.args.split_first() else {
            return Some("calls no function".into());
        };
        let callee = &self.module.functions[callee];
        let fits = callee.parameters.len() == args.len()
            && callee.parameters.iter().zip(args).all(|(&parameter, &arg)| {
                let (to, from) = (callee.values[parameter].ty, self.ty(arg));
                let pointee = |it| self.types.pointee(it).map(|it| it.1);
                // A pointer to other memory than the callee thinks is put right by inlining.
                let from_pointee = from.and_then(pointee);
                from == Some(to) || (from_pointee.is_some() && from_pointee == pointee(to))
            });
        if !fits {
            Some("arguments differ from the parameters".into())
        } else if callee.result != inst.ty {
            Some("the result differs from the function's".into())
        } else {
            None
        }
    }

    fn end(&mut self, id: BlockId) {
        let block = &self.function.blocks[id];
        let at = format!("the end of block{}", id.index());
        for target in block.end.targets() {
            let parameters = &self.function.blocks[target.block].parameters;
            let fits = parameters.len() == target.args.len()
                && parameters.iter().zip(&target.args).all(|(&parameter, &arg)| {
                    self.ty(arg)
                        .is_some_and(|it| self.types.stands_for(it, self.function.values[parameter].ty))
                });
            if !fits {
                self.error(format!(
                    "{at}: arguments differ from the parameters of block{}",
                    target.block.index()
                ));
            }
        }
        match block.end {
            End::Branch { condition, .. } => {
                if self.ty(condition).is_none_or(|it| self.types.types[it] != Type::Bool) {
                    self.error(format!("{at}: the condition is no bool"));
                }
            }
            End::Switch { selector, .. } => {
                if self.ty(selector).is_none_or(|it| !matches!(self.types.types[it], Type::Int { .. })) {
                    self.error(format!("{at}: the selector is no integer"));
                }
            }
            End::Return => {
                if self.types.types[self.function.result] != Type::Void {
                    self.error(format!("{at}: a value must be returned"));
                }
            }
            End::ReturnValue(value) => {
                if self.ty(value) != Some(self.function.result) {
                    self.error(format!("{at}: another type is returned"));
                }
            }
            End::Jump(_) | End::Kill | End::Unreachable | End::Other { .. } => {}
        }
    }

    fn structure(&mut self) {
        let flow = self.function.flow(Edges::Structural);
        let structure = flow.structure(self.function);
        let named = self.merges(&flow);
        let back_edges = self.jumps(&flow, &structure, &named);
        for &block in &flow.order {
            // In raw IR a loop may turn out to run once; `simplify_flow` then takes it away.
            let may_run_once = self.module.form == Form::Raw && back_edges[block] == 0;
            if self.function.blocks[block].is_loop_header() && back_edges[block] != 1 && !may_run_once {
                self.error(format!(
                    "block{} is a loop header with {} back edges",
                    block.index(),
                    back_edges[block]
                ));
            }
        }
        self.cases(&flow, &structure);
    }

    /// Merge blocks and continue targets. Returns the header that names each.
    fn merges(&mut self, flow: &Flow) -> IdMap<Block, Option<BlockId>> {
        let function = self.function;
        let mut named: IdMap<Block, Option<BlockId>> = IdMap::default();
        for &block in &flow.order {
            let Some(merge) = &function.blocks[block].merge else { continue };
            for name in
                [Some(merge.merge()), merge.continuing().filter(|&it| it != block)].into_iter().flatten()
            {
                if let Some(other) = named[name] {
                    let (name, other) = (name.index(), other.index());
                    self.error(format!("block{name} belongs to block{other} and block{}", block.index()));
                }
                named[name] = Some(block);
                if !flow.dominates(block, name) || name == block {
                    self.error(format!("block{} does not dominate block{}", block.index(), name.index()));
                }
            }
            match (merge, &function.blocks[block].end) {
                (Merge::Selection { .. }, End::Branch { .. } | End::Switch { .. }) => {}
                (Merge::Selection { .. }, _) => {
                    self.error(format!("block{} selects nothing", block.index()));
                }
                (Merge::Loop { .. }, End::Switch { .. }) => {
                    self.error(format!("block{} is a loop header with a switch", block.index()));
                }
                (Merge::Loop { .. }, _) => {}
            }
        }
        named
    }

    /// Where blocks jump to, and whether they may. Returns how many jumps lead back to each block.
    fn jumps(
        &mut self,
        flow: &Flow,
        structure: &Structure,
        named: &IdMap<Block, Option<BlockId>>,
    ) -> IdMap<Block, u32> {
        let function = self.function;
        let mut back_edges: IdMap<Block, u32> = IdMap::default();
        for (position, &block) in flow.order.iter().enumerate() {
            let inside = structure.inside(block);
            let mut inner_targets = Vec::new();
            for to in function.blocks[block].end.targets().map(|it| it.block) {
                let to_position = flow.position(to).unwrap_or(0);
                if flow.dominates_at(to_position, position) {
                    back_edges[to] += 1;
                    if !self.may_jump_back(structure, block, to) {
                        self.error(format!("block{} jumps back to block{}", block.index(), to.index()));
                    }
                    continue;
                }
                if !self.is_exit(structure, inside, to) {
                    if structure.around[to] != inside || named[to].is_some_and(|it| it != block) {
                        let (block, to) = (block.index(), to.index());
                        self.error(format!("block{block} jumps to block{to} across constructs"));
                    }
                    if !inner_targets.contains(&to) {
                        inner_targets.push(to);
                    }
                }
            }
            let needs_merge = match function.blocks[block].end {
                End::Branch { .. } => inner_targets.len() > 1,
                End::Switch { .. } => true,
                _ => false,
            };
            if needs_merge && function.blocks[block].merge.is_none() {
                self.error(format!("block{} chooses without a merge block", block.index()));
            }
        }
        back_edges
    }

    /// Only the continue construct of a loop leads back to its header; that may be the header itself.
    fn may_jump_back(&self, structure: &Structure, from: BlockId, header: BlockId) -> bool {
        let innermost = structure.chain(structure.inside(from)).next();
        self.function.blocks[header].is_loop_header()
            && innermost.is_some_and(|(_, it)| {
                it.kind == ConstructKind::Continue && it.header == header
                    || it.kind == ConstructKind::Loop && it.continuing == Some(header) && header == from
            })
    }

    /// Whether control that is in `inside` may leave to `to` as a structured exit.
    fn is_exit(&self, structure: &Structure, inside: Option<u32>, to: BlockId) -> bool {
        let mut may_break_switch = true;
        for (depth, (_, construct)) in structure.chain(inside).enumerate() {
            match construct.kind {
                ConstructKind::Selection => {
                    if depth == 0 && construct.merge == to {
                        return true;
                    }
                }
                ConstructKind::Switch => {
                    if may_break_switch && construct.merge == to {
                        return true;
                    }
                    may_break_switch = false;
                }
                ConstructKind::Loop => return construct.merge == to || construct.continuing == Some(to),
                ConstructKind::Continue => return construct.merge == to,
            }
        }
        false
    }

    fn cases(&mut self, flow: &Flow, structure: &Structure) {
        let function = self.function;
        for &header in &flow.order {
            let (Some(merge), End::Switch { default, cases, .. }) =
                (&function.blocks[header].merge, &function.blocks[header].end)
            else {
                continue;
            };
            let Some(switch) = structure.headed[header] else { continue };
            let mut starts: Vec<BlockId> = Vec::new();
            for target in cases.iter().map(|it| &it.1).chain([default]) {
                if target.block != merge.merge() && !starts.contains(&target.block) {
                    starts.push(target.block);
                }
            }
            if starts.len() > 500 {
                continue;
            }
            let mut fallen_into: Vec<BlockId> = Vec::new();
            for &block in &flow.order {
                if block == header || !structure.is_within(structure.around[block], switch) {
                    continue;
                }
                for target in function.blocks[block].end.targets() {
                    let Some(to) = starts.iter().position(|&it| it == target.block) else { continue };
                    let from = starts.iter().position(|&it| flow.dominates(it, block));
                    if fallen_into.contains(&target.block) {
                        self.error(format!("block{} is fallen into twice", target.block.index()));
                    }
                    fallen_into.push(target.block);
                    // The default may stand anywhere in the list.
                    let default_between =
                        target.block == default.block || from.is_some_and(|it| starts[it] == default.block);
                    if from.is_none_or(|it| it + 1 != to) && !default_between {
                        self.error(format!("block{} falls into a case that is not next", block.index()));
                    }
                }
            }
        }
    }
}
