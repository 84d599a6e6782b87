//! Warns of barriers that WGSL's rules of uniformity do not allow: all threads of a group have to come to a barrier, and
//! browsers refuse a shader of which they cannot see that.
//!
//! Uniform, which is the same for all threads of a group, are constants, the number of the group, and what is read at
//! uniform places of memory that nobody writes. Behind a branch that depends on anything else, flow is uniform again where
//! all ways meet, but not if one of them leaves the loop or the function.
//!
//! Does not change the module. A variable in memory is seen as a whole, where browsers follow what is in it; parameters of
//! functions that are left are taken to be uniform.

use super::{Context, builtin};
use crate::spirv::{BuiltIn, ExecutionModel, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as warnings,
    ir::{
        dominance::{Construct, ConstructKind, Edges, Structure},
        facts::{self, Effect, Root, root},
        *,
    },
    options::TargetEnvironment,
};
use rustc_hash::FxHashSet;
use std::rc::Rc;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.target != TargetEnvironment::WebGpu {
        return;
    }
    let entries = module.entries.iter().filter(|it| it.model == ExecutionModel::GLCompute);
    let reached = reach::functions(module, entries.map(|it| it.function));
    let waits: FxHashSet<FunctionId> = module
        .functions
        .ids()
        .filter(|&it| reach::functions(module, [it]).iter().any(|&it| has_barrier(&module.functions[it])))
        .collect();
    for id in module.functions.ids().filter(|it| reached.contains(it) && waits.contains(it)) {
        let function = &module.functions[id];
        let flow = Uniformity::of(module, function);
        for &block in &function.order {
            let Some(branch) = flow.diverges[block] else { continue };
            let is_waiting = |inst: &&Inst| match inst.args.first() {
                Some(Arg::Function(callee)) => waits.contains(callee),
                _ => is_barrier(inst),
            };
            let values = function.blocks[block].values.iter().map(|&it| &function.values[it]);
            for inst in values.filter(is_waiting) {
                let span = |loc: LocId| module.locs[loc].span;
                let (at, branch) = (span(inst.loc), span(function.blocks[branch].end_loc));
                context.sink.push(warnings::NonUniformBarrier { at, branch });
            }
        }
    }
}

/// What WGSL has a barrier of the group for.
fn is_barrier(inst: &Inst) -> bool {
    inst.is(S::ControlBarrier) || inst.is(S::MemoryBarrier)
}

fn has_barrier(function: &Function) -> bool {
    let blocks = function.order.iter().map(|&it| &function.blocks[it]);
    blocks.flat_map(|it| &it.values).any(|&it| is_barrier(&function.values[it]))
}

struct Uniformity<'m> {
    module: &'m Module,
    function: &'m Function,
    structure: Rc<Structure>,
    /// Values that may differ between the threads of a group; of variables, what is in them.
    varies: IdMap<Inst, bool>,
    /// Blocks that some threads may come to without the others, with the block at whose end they part.
    diverges: IdMap<Block, Option<BlockId>>,
    is_changed: bool,
}

impl<'m> Uniformity<'m> {
    fn of(module: &'m Module, function: &'m Function) -> Uniformity<'m> {
        let structure = function.flow(Edges::Structural).structure(function);
        let (varies, diverges) = (IdMap::default(), IdMap::default());
        let mut it = Uniformity { module, function, structure, varies, diverges, is_changed: true };
        while std::mem::take(&mut it.is_changed) {
            for &block in &function.order {
                for &value in &function.blocks[block].values {
                    it.value(block, value);
                }
                it.end(block);
            }
        }
        it
    }

    fn vary(&mut self, value: ValueId) {
        self.is_changed |= !std::mem::replace(&mut self.varies[value], true);
    }

    fn diverge(&mut self, block: BlockId, at: BlockId) {
        if self.diverges[block].is_none() {
            self.diverges[block] = Some(at);
            self.is_changed = true;
        }
    }

    fn is_varying(&self, arg: Arg) -> bool {
        arg.value().is_some_and(|it| self.varies[it])
    }

    fn value(&mut self, block: BlockId, value: ValueId) {
        let inst = &self.function.values[value];
        let is_any = inst.args.iter().any(|&it| self.is_varying(it));
        let is_call = inst.is(S::FunctionCall);
        if inst.is(S::Store) || inst.is(S::CopyMemory) || is_call {
            let written = if is_call { &inst.args[..] } else { &inst.args[..inst.args.len().min(1)] };
            for &to in written {
                if let Root::Variable(variable) = root(self.function, to)
                    && (is_any || is_call || self.diverges[block].is_some())
                {
                    self.vary(variable);
                }
            }
        }
        let varies = match inst.op {
            Op::Core(S::Variable) | Op::Parameter | Op::BlockParameter => false,
            Op::Core(S::Load) => match inst.args.first().map(|&it| root(self.function, it)) {
                Some(Root::Global(global)) if !is_any => self.is_varying_memory(global),
                Some(Root::Variable(_) | Root::Parameter(_)) => is_any,
                _ => true,
            },
            _ if inst.op.is_debug() => false,
            _ => is_any || facts::effect(self.module.interned(), self.function, inst) != Effect::Pure,
        };
        if varies {
            self.vary(value);
        }
    }

    fn is_varying_memory(&self, id: GlobalId) -> bool {
        let global = &self.module.globals[id];
        let is_input = self.module.pointee(global.ty).is_some_and(|it| it.0 == StorageClass::INPUT);
        match is_input {
            true => !matches!(builtin(global), Some(BuiltIn::WorkgroupId | BuiltIn::NumWorkgroups)),
            false => !facts::is_read_only_global(self.module.interned(), id),
        }
    }

    fn end(&mut self, block: BlockId) {
        let function = self.function;
        let end = &function.blocks[block].end;
        let parts = match *end {
            End::Branch { condition: by, .. } | End::Switch { selector: by, .. } => self.is_varying(by),
            _ => false,
        };
        for target in end.targets() {
            let parameters = &function.blocks[target.block].parameters;
            for (&parameter, &arg) in parameters.iter().zip(&target.args) {
                if parts || self.diverges[block].is_some() || self.is_varying(arg) {
                    self.vary(parameter);
                }
            }
        }
        if parts {
            self.part(block);
        }
    }

    /// Threads part at the end of a block.
    fn part(&mut self, at: BlockId) {
        let (function, structure) = (self.function, self.structure.clone());
        let own = match &function.blocks[at].merge {
            Some(Merge::Selection { merge, .. }) => Some(*merge),
            _ => None,
        };
        let around = structure.inside(at);
        // The loop or `switch` that a jump to that block leaves or starts again.
        let left = |block: BlockId| {
            let leaves = |it: &Construct| {
                it.kind != ConstructKind::Continue && (it.merge == block || it.continuing == Some(block))
            };
            structure.chain(around).find(|(_, it)| leaves(it)).map(|it| it.0)
        };
        let first: Vec<BlockId> = function.blocks[at].end.targets().map(|it| it.block).collect();
        let mut work = first.clone();
        let mut seen: IdMap<Block, bool> = IdMap::default();
        let mut ends = false;
        while let Some(block) = work.pop() {
            if Some(block) == own || std::mem::replace(&mut seen[block], true) {
                continue;
            }
            if let Some(construct) = left(block) {
                // Some threads leave it, so that nothing in it has all of them any more.
                for &inside in &function.order {
                    if structure.is_within(structure.inside(inside), construct) {
                        self.diverge(inside, at);
                    }
                }
                continue;
            }
            self.diverge(block, at);
            let end = &function.blocks[block].end;
            ends |= !matches!(end, End::Unreachable) && end.targets().next().is_none();
            work.extend(end.targets().map(|it| it.block));
        }
        if ends {
            // Those that are left go on without the others.
            let mut work = first;
            let mut seen: IdMap<Block, bool> = IdMap::default();
            while let Some(block) = work.pop() {
                if !std::mem::replace(&mut seen[block], true) {
                    self.diverge(block, at);
                    work.extend(function.blocks[block].end.targets().map(|it| it.block));
                }
            }
        }
    }
}
