//! Tracks what was last stored to or loaded from memory that is not read-only, within a block and from a block to its
//! only successor, so that it need not be loaded again.
//!
//! A store invalidates everything that it may have changed; barriers invalidate memory that invocations share; calls
//! and the like invalidate everything. Coherent and volatile accesses are not touched.

use super::{Changed, Context};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        dominance::Edges,
        edit::Replacements,
        facts::{Effect, Root, effect, is_access_chain, root},
        *,
    },
};

/// More is seldom of use, and every store looks through all of it.
const MAX_KNOWN: usize = 64;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, forward)
}

/// What is in memory at some pointers, the oldest knowledge first.
#[derive(Clone, Debug, Default)]
struct Known(Vec<(Arg, Arg)>);

impl Known {
    fn get(&self, pointer: Arg) -> Option<Arg> {
        self.0.iter().find(|it| it.0 == pointer).map(|it| it.1)
    }

    /// Drops the oldest entries if there are too many.
    fn insert(&mut self, pointer: Arg, value: Arg) {
        self.0.retain(|it| it.0 != pointer);
        if self.0.len() == MAX_KNOWN {
            self.0.remove(0);
        }
        self.0.push((pointer, value));
    }

    fn retain(&mut self, keep: impl Fn(Arg) -> bool) {
        self.0.retain(|it| keep(it.0));
    }
}

/// Whether any was loaded again.
fn forward(module: &mut Module, function: &mut Function) -> bool {
    let flow = function.flow(Edges::Real);
    let mut replaced = Replacements::default();
    let mut at_end: IdMap<Block, Option<Known>> = IdMap::default();
    let mut waiting: IdMap<Block, u32> = IdMap::default();
    for (position, &block) in flow.order.iter().enumerate() {
        let mut known = Known::default();
        if let &[only] = flow.predecessors_at(position)
            && let from = flow.order[only as usize]
            && let Some(before) = &at_end[from]
        {
            known = before.clone();
            waiting[from] = waiting[from].saturating_sub(1);
            if waiting[from] == 0 {
                at_end[from] = None;
            }
        }
        for index in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[index];
            replaced.resolve_args(&mut function.values, value);
            step(module, function, value, &mut known, &mut replaced);
        }
        let targets = function.blocks[block].end.targets().count() as u32;
        if targets > 0 && !known.0.is_empty() {
            waiting[block] = targets;
            at_end[block] = Some(known);
        }
    }
    if !replaced.is_empty() {
        for &block in &function.order {
            function.blocks[block].values.retain(|&it| !replaced.contains(it));
        }
        replaced.apply(function);
    }
    !replaced.is_empty()
}

fn step(
    module: &Module,
    function: &Function,
    value: ValueId,
    known: &mut Known,
    replaced: &mut Replacements,
) {
    let types = module.interned();
    let inst = &function.values[value];
    let is_plain = inst.args.len() <= 2
        && !inst.flags.contains(Flags::VOLATILE)
        && !inst.flags.contains(Flags::COHERENT);
    match (inst.op, &inst.args[..]) {
        (Op::Core(S::Load), &[pointer]) if is_plain => {
            if types.is_opaque(inst.ty) || !may_remember(module, function, pointer) {
                return;
            }
            match known.get(pointer) {
                Some(same) if types.arg_type(function, same) == Some(inst.ty) => replaced.add(value, same),
                _ => {
                    known.insert(pointer, value.into());
                }
            }
        }
        (Op::Core(S::Store), &[pointer, stored]) => {
            known.retain(|other| !may_alias(module, function, pointer, other));
            if is_plain && may_remember(module, function, pointer) {
                known.insert(pointer, stored);
            }
        }
        (Op::Core(S::ControlBarrier | S::MemoryBarrier), _) => {
            known.retain(|other| is_own(module, function, other));
        }
        (Op::Core(S::Variable) | Op::DebugDeclare | Op::DebugValue, _) => {}
        // Images are other memory than what is loaded and stored.
        (Op::Core(S::ImageWrite), _) => {}
        _ => {
            if effect(types, function, inst) < Effect::Acts {
                return;
            }
            if inst.op.facts().atomic
                && let Some(&pointer) = inst.args.first()
            {
                known.retain(|other| !may_alias(module, function, pointer, other));
                return;
            }
            // It may write to what it has a pointer to, and to whatever others can reach.
            let pointers: SmallPointers = inst
                .args
                .iter()
                .copied()
                .filter(|&it| types.arg_type(function, it).is_some_and(|it| types.pointee(it).is_some()))
                .collect();
            known.retain(|other| {
                is_own(module, function, other)
                    && pointers.iter().all(|&it| !may_alias(module, function, it, other))
            });
        }
    }
}

type SmallPointers = smallvec::SmallVec<[Arg; 4]>;

/// Memory of one invocation that only what names it can change.
pub(super) fn is_own(module: &Module, function: &Function, pointer: Arg) -> bool {
    match root(function, pointer) {
        Root::Variable(_) => true,
        Root::Global(global) => {
            let class = module.pointee(module.globals[global].ty).map(|it| it.0);
            // Functions that are still called may write statics.
            class == Some(StorageClass::PRIVATE) && module.functions.len() <= 1
        }
        Root::Parameter(_) | Root::Unknown => false,
    }
}

pub(super) fn may_remember(module: &Module, function: &Function, pointer: Arg) -> bool {
    match root(function, pointer) {
        Root::Variable(_) => true,
        Root::Global(global) => {
            let global = &module.globals[global];
            let odd = |kind| global.decorations.iter().any(|it| it.is(kind));
            if odd(spirv::Decoration::Volatile)
                || odd(spirv::Decoration::Coherent)
                || odd(spirv::Decoration::Aliased)
            {
                return false;
            }
            matches!(
                module.pointee(global.ty).map(|it| it.0),
                Some(
                    StorageClass::PRIVATE
                        | StorageClass::WORKGROUP
                        | StorageClass::UNIFORM
                        | StorageClass::STORAGE_BUFFER
                        | StorageClass::OUTPUT
                        | StorageClass::RAY_PAYLOAD
                        | StorageClass::INCOMING_RAY_PAYLOAD
                )
            )
        }
        Root::Parameter(_) | Root::Unknown => false,
    }
}

pub(super) fn may_alias(module: &Module, function: &Function, a: Arg, b: Arg) -> bool {
    if a == b {
        return true;
    }
    match (root(function, a), root(function, b)) {
        (Root::Unknown | Root::Parameter(_), other) | (other, Root::Unknown | Root::Parameter(_)) => {
            !matches!(other, Root::Variable(_))
        }
        (a_root, b_root) if a_root != b_root => false,
        _ => !differs(module, function, a, b),
    }
}

/// Whether two chains into one variable diverge at a constant index.
fn differs(module: &Module, function: &Function, a: Arg, b: Arg) -> bool {
    let indices = |pointer: Arg| match pointer {
        Arg::Value(value) if is_access_chain(function.values[value].op) => {
            let inst = &function.values[value];
            let is_flat = inst.args.first().is_some_and(|&base| match base {
                Arg::Value(base) => function.values[base].is(S::Variable),
                _ => true,
            });
            is_flat.then(|| &inst.args[1..])
        }
        _ => None,
    };
    let (Some(a), Some(b)) = (indices(a), indices(b)) else { return false };
    a.iter().zip(b).any(|(&a, &b)| {
        let (a, b) = (module.interned().index_of(a), module.interned().index_of(b));
        a.is_some() && b.is_some() && a != b
    })
}
