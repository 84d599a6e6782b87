//! Atomic operations of 64 bits as two of 32, which is all that browsers have.
//!
//! Two operations are not one: another thread may run between them. What a variable ends up with is the same if nobody asks
//! for a result and all operations on it commute: both words of `And`, `Or` and `Xor`, and additions, where the old low word
//! tells the carry. Whatever else a variable is changed by is reported ([`refused`]).

use super::rewrite::Rewriter;
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{place::place, *},
};

/// Operations that commute with each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Sum,
    And,
    Or,
    Xor,
}

fn kind(op: S) -> Option<Kind> {
    Some(match op {
        S::AtomicIAdd | S::AtomicISub | S::AtomicIIncrement | S::AtomicIDecrement => Kind::Sum,
        S::AtomicAnd => Kind::And,
        S::AtomicOr => Kind::Or,
        S::AtomicXor => Kind::Xor,
        _ => return None,
    })
}

/// Whether it is an atomic operation on a 64-bit integer.
pub fn is_wide(module: &Module, function: &Function, inst: &Inst) -> bool {
    let types = module.interned();
    let pointer =
        inst.args.first().filter(|_| inst.op.facts().atomic).and_then(|&it| types.arg_type(function, it));
    let number = pointer.and_then(|it| types.pointee(it)).map(|it| it.1);
    number.is_some_and(|it| matches!(module.types[it], Type::Int { width: 64, .. }))
}

/// The variable that an atomic operation changes, perhaps through the cast of a pointer to a word.
fn variable(function: &Function, inst: &Inst) -> Option<GlobalId> {
    let mut pointer = *inst.args.first()?;
    if let Arg::Value(cast) = pointer
        && function.values[cast].is(S::Bitcast)
    {
        pointer = *function.values[cast].args.first()?;
    }
    place(function, pointer).map(|it| it.global)
}

/// The variables all of whose 64-bit atomic operations can be two.
#[derive(Default)]
pub struct Splittable {
    of: IdMap<Global, Option<(Kind, bool)>>,
}

impl Splittable {
    pub fn new(module: &Module) -> Splittable {
        let mut found = Splittable::default();
        for function in module.functions.values() {
            let mut uses: Option<Vec<u32>> = None;
            for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
                let inst = &function.values[value];
                if !is_wide(module, function, inst) {
                    continue;
                }
                let Some(global) = variable(function, inst) else { continue };
                let uses = uses.get_or_insert_with(|| function.use_counts());
                let is_unused = uses.get(value.index()) == Some(&0);
                let kind = inst.core().and_then(kind);
                found.of[global] = match (kind, found.of[global]) {
                    (Some(kind), None) => Some((kind, is_unused)),
                    (Some(kind), Some((before, can))) => Some((before, can && is_unused && kind == before)),
                    (None, _) => Some((Kind::Sum, false)),
                };
            }
        }
        found
    }

    /// Whether 64-bit atomic operations change a variable.
    pub fn changes(&self, global: GlobalId) -> bool {
        self.of[global].is_some()
    }

    /// Whether a 64-bit atomic operation can be two.
    pub fn can(&self, function: &Function, inst: &Inst) -> bool {
        variable(function, inst).and_then(|it| self.of[it]).is_some_and(|it| it.1)
    }
}

/// The 64-bit atomic operations that cannot be two.
pub fn refused(module: &Module) -> Vec<LocId> {
    let splittable = Splittable::new(module);
    let mut found = Vec::new();
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if is_wide(module, function, inst) && !splittable.can(function, inst) {
                found.push(inst.loc);
            }
        }
    }
    found
}

/// Emits the two operations in place of `inst`. The low word comes first.
pub fn emit(it: &mut Rewriter<'_>, inst: &Inst, pointers: [Arg; 2], number: Option<[Arg; 2]>) {
    let (uint, bool) = (it.module.uint32(), it.module.bool());
    let (one, zero) = (it.integer(uint, 1), it.integer(uint, 0));
    let number = number.unwrap_or([one, zero]);
    let (Some(op), Some(&scope), Some(&semantics)) = (inst.core(), inst.args.get(1), inst.args.get(2)) else {
        return;
    };
    let op = match op {
        S::AtomicIIncrement => S::AtomicIAdd,
        S::AtomicIDecrement => S::AtomicISub,
        other => other,
    };
    let old = it.emit(op, uint, [pointers[0], scope, semantics, number[0]]);
    let mut high = number[1];
    if kind(op) == Some(Kind::Sum) {
        let carries = if op == S::AtomicIAdd {
            let new = it.emit(S::IAdd, uint, [old, number[0]]);
            it.emit(S::ULessThan, bool, [new, old])
        } else {
            it.emit(S::ULessThan, bool, [old, number[0]])
        };
        let carry = it.emit(S::Select, uint, [carries, one, zero]);
        high = it.emit(S::IAdd, uint, [high, carry]);
    }
    it.emit(op, uint, [pointers[1], scope, semantics, high]);
}
