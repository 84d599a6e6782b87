//! Has everything that is said of a variable said of the same parts: of the whole, or of each of its parts.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::ir::{shown::Part, *};

type Path = SmallVec<[u32; 4]>;

/// What is said of a variable, over all functions.
#[derive(Default)]
struct Said {
    operations: Vec<(FunctionId, ValueId)>,
    paths: FxHashSet<Path>,
    /// Of the values and memory at a path.
    types: FxHashMap<Path, TypeId>,
}

/// The paths that are to be said of a variable of which both a whole and a part are said.
enum Plan {
    /// Each of these is taken apart.
    Parts { inner: FxHashSet<Path>, counts: FxHashMap<Path, u32> },
    /// These, and nothing inside of them.
    Wholes { outer: FxHashSet<Path> },
}

pub fn level(module: &mut Module) {
    let plans = plans(module);
    if plans.is_empty() {
        return;
    }
    crate::passes::for_each_function(module, |module, function| {
        for index in 0..function.order.len() {
            let block = function.order[index];
            let values = std::mem::take(&mut function.blocks[block].values);
            let mut out = Vec::with_capacity(values.len());
            for value in values {
                let part = Part::of(module, &function.values[value]);
                match part.as_ref().and_then(|it| Some((it, plans.get(&it.variable)?))) {
                    None => out.push(value),
                    Some((part, Plan::Parts { inner, counts })) => {
                        take_apart(module, function, value, part.path.clone(), inner, counts, &mut out);
                    }
                    Some((part, Plan::Wholes { outer })) => {
                        if !outer.contains(&part.path) {
                            shown::forget(module, function, value);
                            let len = (0..part.path.len()).find(|&len| outer.contains(&part.path[..len]));
                            function.values[value].args.truncate(2 + len.unwrap_or(part.path.len()));
                        }
                        out.push(value);
                    }
                }
            }
            function.blocks[block].values = out;
        }
    });
}

/// A plan for each variable that needs one.
fn plans(module: &mut Module) -> FxHashMap<u32, Plan> {
    let mut said: FxHashMap<u32, Said> = FxHashMap::default();
    for (id, function) in module.functions.iter() {
        for operation in shown::operations(function) {
            let inst = &function.values[operation];
            let Some(part) = Part::of(module, inst) else { continue };
            let it = said.entry(part.variable).or_default();
            if let Some(ty) = shown_type(module, function, inst) {
                it.types.entry(part.path.clone()).or_insert(ty);
            }
            it.paths.insert(part.path);
            it.operations.push((id, operation));
        }
    }
    let mixed = said.into_iter().filter_map(|(variable, said)| {
        let inner = inner(&said.paths);
        (!inner.is_empty()).then_some((variable, said, inner))
    });
    let mixed: Vec<(u32, Said, FxHashSet<Path>)> = mixed.collect();
    mixed.into_iter().map(|(variable, said, inner)| (variable, plan(module, said, inner))).collect()
}

fn shown_type(module: &Module, function: &Function, operation: &Inst) -> Option<TypeId> {
    let types = module.interned();
    let ty = types.arg_type(function, *operation.args.get(1)?)?;
    match operation.op {
        Op::DebugDeclare => types.pointee(ty).map(|it| it.1),
        _ => Some(ty),
    }
}

/// The paths at or below one that is said, and above another one.
fn inner(paths: &FxHashSet<Path>) -> FxHashSet<Path> {
    let mut inner = FxHashSet::default();
    for path in paths {
        let outer = (0..path.len()).find(|&len| paths.contains(&path[..len]));
        for len in outer.into_iter().flat_map(|it| it..path.len()) {
            inner.insert(Path::from_slice(&path[..len]));
        }
    }
    inner
}

/// Whichever loses less: of the whole what cannot be taken apart, or the parts.
fn plan(module: &Module, said: Said, inner: FxHashSet<Path>) -> Plan {
    let is_outer =
        |path: &Path| inner.contains(path) && !(0..path.len()).any(|len| said.paths.contains(&path[..len]));
    let outer: FxHashSet<Path> = said.paths.iter().filter(|&it| is_outer(it)).cloned().collect();
    let (mut wholes, mut parts) = (0u32, 0u32);
    for &(function, operation) in &said.operations {
        let function = &module.functions[function];
        let inst = &function.values[operation];
        let Some(part) = Part::of(module, inst).filter(|_| !shown::is_gone(module, inst)) else { continue };
        if inner.contains(&part.path) {
            wholes += u32::from(pieces(module, function, inst).is_none());
        } else if (0..part.path.len()).any(|len| outer.contains(&part.path[..len])) {
            parts += 1;
        }
    }
    if parts < wholes {
        return Plan::Wholes { outer };
    }
    // How many parts each of them has, by its type or by what is said of it.
    let mut counts: FxHashMap<Path, u32> = FxHashMap::default();
    let mut types = said.types;
    let mut sorted: Vec<&Path> = inner.iter().collect();
    sorted.sort();
    for path in sorted {
        let known = types.get(path).and_then(|&ty| Some((ty, module.interned().part_count(ty)?)));
        if let Some((ty, count)) = known {
            for index in 0..count {
                if let Some(part) = module.interned().part(ty, index) {
                    let mut path = path.clone();
                    path.push(index);
                    types.entry(path).or_insert(part);
                }
            }
        }
        let below = said.paths.iter().filter(|it| it.len() > path.len() && it.starts_with(path));
        let seen = below.map(|it| it[path.len()] + 1).max().unwrap_or(0);
        counts.insert(path.clone(), known.map_or(0, |it| it.1).max(seen));
    }
    Plan::Parts { inner, counts }
}

/// What the parts are of what is shown, if that is in sight.
fn pieces(module: &Module, function: &Function, operation: &Inst) -> Option<Vec<Arg>> {
    if operation.op != Op::DebugValue {
        return None;
    }
    match *operation.args.get(1)? {
        Arg::Value(value) => {
            let inst = &function.values[value];
            let count = module.interned().part_count(inst.ty)?;
            let is_whole = inst.is(spirv::Op::CompositeConstruct) && inst.args.len() == count as usize;
            is_whole.then(|| inst.args.to_vec())
        }
        Arg::Constant(constant) => match &module.constants[constant] {
            Constant::Composite { parts, .. } => Some(parts.iter().map(|&it| it.into()).collect()),
            _ => None,
        },
        _ => None,
    }
}

/// Says of the parts what an operation says, down to those that are not taken apart.
fn take_apart(
    module: &mut Module,
    function: &mut Function,
    operation: ValueId,
    path: Path,
    inner: &FxHashSet<Path>,
    counts: &FxHashMap<Path, u32>,
    out: &mut Vec<ValueId>,
) {
    let mut todo = vec![(operation, path)];
    while let Some((operation, path)) = todo.pop() {
        if !inner.contains(&path) {
            out.push(operation);
            continue;
        }
        let pieces = pieces(module, function, &function.values[operation]);
        let whole = function.values[operation].clone();
        let first = todo.len();
        for index in 0..counts.get(&path).copied().unwrap_or(0) {
            let piece = pieces.as_ref().and_then(|it| it.get(index as usize)).copied();
            let unknown = piece.is_none();
            let new = function.values.add(shown::part_of(&whole, piece.unwrap_or(whole.args[1]), index));
            if unknown {
                let uint = module.uint32();
                function.values[new].args[1] = module.undef(uint).into();
            }
            let mut path = path.clone();
            path.push(index);
            todo.push((new, path));
        }
        todo[first..].reverse();
    }
}
