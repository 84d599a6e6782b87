//! What is known of an instruction besides what the grammar says. `instructions.def` has the rows.

use super::typing::Row;
use crate::spirv::ExecutionModel;

/// The effect of an instruction besides computing its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// None: equal arguments give equal results, regardless of control flow.
    Pure,
    /// It depends on neighbors in the quad: equal arguments give equal results, but it cannot be moved into less
    /// uniform control flow.
    Derivative,
    /// It reads memory that may change.
    Reads,
    /// It depends on which invocations run it. Never moved, duplicated or merged, but removed if unused.
    Convergent,
    /// It writes, waits or terminates; it must stay.
    Acts,
}

/// The facts of an instruction: its row.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub effect: Effect,
    /// How the types of its operands and its result go together, unless another rule says so.
    pub types: Option<Row>,
    /// What a component costs that is computed where it may not be needed, compared with an addition. Without a cost it stays
    /// under its condition.
    pub cost: Option<u32>,
    /// The stages that have it, if not all have.
    pub stages: Option<&'static [ExecutionModel]>,

    /// It stands outside of functions, or is one of the parts that the IR and emit make of functions and blocks.
    pub declares: bool,
    /// It ends its block, and is none of the ends that the IR has itself.
    pub ends_block: bool,
    pub makes_type: bool,
    /// No value of the type that it makes is a number, and nothing computes with them.
    pub opaque: bool,
    /// Its result is a constant.
    pub constant: bool,

    /// Its operands are numbers and truth values, none of them a pointer, or the IR does not accept it.
    pub numbers: bool,
    /// Its two operands may change places.
    pub commutative: bool,
    /// A component of its result depends on those components of its operands alone, and passes compute it alone.
    pub by_component: bool,
    /// `precise` means something to it (NoContraction).
    pub precise: bool,
    /// It may have no result for some numbers, so what evaluates it early rejects them.
    pub may_fail: bool,
    /// `ddx` and the like; samples have derivatives as an effect only.
    pub derivative: bool,

    pub atomic: bool,
    /// It writes where its first operand points to.
    pub writes: bool,
    /// It may have a pointer as an operand that is not an address (section 2.16.1 of SPIR-V's specification).
    pub takes_pointer: bool,
    /// It makes such pointers.
    pub gives_pointer: bool,
    /// It makes them where pointers may be variable.
    pub chooses_pointer: bool,

    /// What it does with an image, one of these: with a sampler, for four texels, ...
    pub sample: bool,
    pub gather: bool,
    /// ... without a sampler from a sampled image, from a storage image, to one.
    pub fetch: bool,
    pub read: bool,
    pub write: bool,
    /// It compares texels with a number.
    pub compares: bool,
    /// Its coordinates are divided by the last of them.
    pub projected: bool,
    /// It says which level it samples.
    pub explicit_level: bool,
    /// It also tells whether the texels are resident.
    pub sparse: bool,

    /// The invocations that its first operand names work together.
    pub group: bool,
    /// It gives the value of another of them.
    pub moves: bool,
    /// It computes with the values of all of them, in a way that an operand says: reductions and scans.
    pub reduces: bool,

    /// The number of an operand that has to be a constant, from 1.
    pub constant_operand: Option<usize>,
    /// naga's reader knows it.
    pub naga: bool,
}

/// What is assumed of an instruction that nobody knows.
pub const CAUTIOUS: Facts = Facts {
    effect: Effect::Acts,
    types: None,
    cost: None,
    stages: None,
    declares: false,
    ends_block: false,
    makes_type: false,
    opaque: false,
    constant: false,
    numbers: false,
    commutative: false,
    by_component: false,
    precise: false,
    may_fail: false,
    derivative: false,
    atomic: false,
    writes: false,
    takes_pointer: false,
    gives_pointer: false,
    chooses_pointer: false,
    sample: false,
    gather: false,
    fetch: false,
    read: false,
    write: false,
    compares: false,
    projected: false,
    explicit_level: false,
    sparse: false,
    group: false,
    moves: false,
    reduces: false,
    constant_operand: None,
    naga: false,
};
