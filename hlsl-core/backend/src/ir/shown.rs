//! What debuggers are shown: how passes keep [debug operations](Op::is_debug) true, which code never depends on.
//!
//! On each path through a function, the last operation on a variable says what it holds. A pass that removes values
//! need not care: [`settle`] runs after it. One that leaves out blocks with operations in them says at the place where
//! control arrives instead that it is not known what those variables hold ([`forget_at`]), and one that computes both
//! sides of a condition says so in between ([`forget`]).

use super::{dominance::Edges, *};

/// A source variable or a part of it, in one of the calls that were inlined.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    pub variable: u32,
    pub inlined_at: Option<LocId>,
    pub path: SmallVec<[u32; 4]>,
}

impl Part {
    /// What a debug operation is about.
    pub fn of(module: &Module, operation: &Inst) -> Option<Part> {
        if !operation.op.is_debug() {
            return None;
        }
        let (variable, path) = operation.args.split_first()?;
        let variable = variable.literal()?;
        Some(Part {
            variable,
            inlined_at: call_of(module, variable, operation.loc),
            path: path.iter().filter_map(|it| it.literal()).collect(),
        })
    }

    /// Whether one of them is the other or a part of it.
    pub fn overlaps(&self, other: &Part) -> bool {
        let len = self.path.len().min(other.path.len());
        (self.variable, self.inlined_at) == (other.variable, other.inlined_at)
            && self.path[..len] == other.path[..len]
    }

    /// Whether `other` is this or a part of it.
    pub fn holds(&self, other: &Part) -> bool {
        self.path.len() <= other.path.len() && self.overlaps(other)
    }
}

/// The call that a variable belongs to where it is spoken of at `loc`: none for one outside of functions.
pub fn call_of(module: &Module, variable: u32, loc: LocId) -> Option<LocId> {
    module.locs[loc].inlined_at.filter(|_| !is_outside(module, variable))
}

/// Whether a source variable is one outside of functions.
fn is_outside(module: &Module, variable: u32) -> bool {
    let id = VariableId::from_index(variable as usize);
    let unit = module.debug_info.unit.filter(|_| id.index() < module.variables.len());
    unit.is_some_and(|it| module.variables[id].scope == Some(it))
}

/// Where control is in that call when it is at `loc`, which may be in a call that is made there; without a call, in the
/// function itself. None: elsewhere.
pub fn frame(module: &Module, loc: LocId, call: Option<LocId>) -> Option<LocId> {
    let mut at = loc;
    while module.locs[at].inlined_at != call {
        at = module.locs[at].inlined_at?;
    }
    Some(at)
}

/// The number of calls that were inlined around a place.
pub fn depth(module: &Module, loc: LocId) -> usize {
    std::iter::successors(module.locs[loc].inlined_at, |&it| module.locs[it].inlined_at).count()
}

/// The first place in a block from which the variable that an operation is about can be seen, or is once the calls there
/// are over: where control is in the variable's own call.
pub fn seen_from(module: &Module, function: &Function, block: BlockId, operation: &Inst) -> Option<LocId> {
    let variable = operation.args.first().and_then(|it| it.literal())?;
    let call = call_of(module, variable, operation.loc);
    let scope = scope_of(module, variable);
    let block = &function.blocks[block];
    let code = block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug());
    let mut last = None;
    code.map(|it| it.loc).chain([block.end_loc]).find_map(|loc| {
        if last.replace(loc) == Some(loc) {
            return None;
        }
        let frame = frame(module, loc, call)?;
        let is_in_scope = scope.is_none() || outward(module, module.locs[frame].scope).any(|it| it == scope);
        is_in_scope.then_some(frame)
    })
}

/// The scope of a source variable; None if it can be seen from everywhere.
pub fn scope_of(module: &Module, variable: u32) -> Option<ScopeId> {
    let id = VariableId::from_index(variable as usize);
    let is_inside = id.index() < module.variables.len() && !is_outside(module, variable);
    is_inside.then(|| module.variables[id].scope)?
}

/// A scope, those around it, and what is outside of all.
pub fn outward(module: &Module, scope: Option<ScopeId>) -> impl Iterator<Item = Option<ScopeId>> {
    let scopes = std::iter::successors(scope, |&it| module.scopes[it].parent);
    scopes.map(Some).chain([None])
}

/// Whether a function has anything to show.
pub fn has_any(function: &Function) -> bool {
    function.values.has_shown()
}

/// All debug operations, in the order of the text.
pub fn operations(function: &Function) -> Vec<ValueId> {
    let values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
    values.copied().filter(|&it| function.values[it].op.is_debug()).collect()
}

/// Whether a debug operation says that it is not known what the variable holds.
pub fn is_gone(module: &Module, operation: &Inst) -> bool {
    let shown = operation.args.get(1).and_then(|it| it.constant());
    operation.op == Op::DebugValue
        && shown.is_some_and(|it| matches!(module.constants[it], Constant::Undef(_)))
}

/// Makes a debug operation say that it is not known what the variable holds.
pub fn forget(module: &mut Module, function: &mut Function, operation: ValueId) {
    let unknown = unknown(module, function, operation);
    let inst = &mut function.values[operation];
    inst.op = Op::DebugValue;
    inst.args[1] = unknown;
}

/// An undefined value like the one that is shown.
fn unknown(module: &mut Module, function: &Function, operation: ValueId) -> Arg {
    let inst = &function.values[operation];
    let types = module.interned();
    let mut ty = inst.args.get(1).and_then(|&it| types.arg_type(function, it));
    if inst.op == Op::DebugDeclare {
        ty = ty.and_then(|it| types.pointee(it)).map(|it| it.1);
    }
    match ty.filter(|&it| !types.is_opaque(it) && !matches!(types.types[it], Type::RuntimeArray { .. })) {
        Some(ty) => module.undef(ty).into(),
        None => {
            let uint = module.uint32();
            module.undef(uint).into()
        }
    }
}

/// Says at the start of `block` that it is not known what the variables of these operations hold, which lie on a way
/// that is left out, unless the block says what they hold.
pub fn forget_at(module: &mut Module, function: &mut Function, block: BlockId, left_out: &[ValueId]) {
    let mut said: Vec<Part> = Vec::new();
    for &value in &function.blocks[block].values {
        let Some(part) = Part::of(module, &function.values[value]) else { break };
        said.push(part);
    }
    let mut new = Vec::new();
    for &operation in left_out {
        let Some(part) = Part::of(module, &function.values[operation]) else { continue };
        if said.iter().any(|it| it.holds(&part)) {
            continue;
        }
        said.push(part);
        let mut copy = function.values[operation].clone();
        copy.loc = seen_from(module, function, block, &copy).unwrap_or(copy.loc);
        let copy = function.values.add(copy);
        forget(module, function, copy);
        new.push(copy);
    }
    function.blocks[block].values.splice(0..0, new);
}

/// A debug operation that says what a part of the same variable holds.
pub fn part_of(operation: &Inst, value: Arg, index: u32) -> Inst {
    let mut args = operation.args.clone();
    args[1] = value;
    args.push(Arg::Literal(index));
    Inst::new(Op::DebugValue, operation.ty, args, operation.loc)
}

/// Says at the end of `block`, too, what these operations say.
pub fn copy_to_end(function: &mut Function, block: BlockId, operations: &[ValueId]) {
    for &operation in operations {
        let copy = function.values[operation].clone();
        function.push(block, copy);
    }
}

/// Where a shown value does not stand any more, does not reach, or may not be named, the variable is gone.
pub fn settle(module: &mut Module, function: &mut Function) {
    let mut places: IdMap<Inst, Option<(BlockId, u32)>> = IdMap::default();
    let mut operations: Vec<(BlockId, u32, ValueId)> = Vec::new();
    for &block in &function.order {
        let it = &function.blocks[block];
        it.parameters.iter().for_each(|&it| places[it] = Some((block, 0)));
        for (place, &value) in it.values.iter().enumerate() {
            places[value] = Some((block, place as u32 + 1));
            if function.values[value].op.is_debug() {
                operations.push((block, place as u32 + 1, value));
            }
        }
    }
    let mut flow = None;
    for (block, place, operation) in operations {
        let shown = match function.values[operation].args.get(1) {
            Some(&Arg::Value(shown)) => shown,
            Some(&Arg::Global(global)) => {
                let types = module.interned();
                if types.pointee(types.globals[global].ty).is_some_and(|it| types.is_opaque(it.1)) {
                    forget(module, function, operation);
                }
                continue;
            }
            _ => continue,
        };
        let inst = &function.values[shown];
        let is_plain =
            function.values[operation].op == Op::DebugDeclare || !module.interned().is_opaque(inst.ty);
        let reaches = match places[shown] {
            _ if inst.op == Op::Parameter => true,
            None => false,
            Some((home, at)) if home == block => at < place,
            Some((home, _)) => {
                let flow = flow.get_or_insert_with(|| function.flow(Edges::Real));
                flow.dominates(home, block)
            }
        };
        if !is_plain || !reaches {
            forget(module, function, operation);
        }
    }
}
