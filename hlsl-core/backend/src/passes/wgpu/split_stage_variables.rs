//! Makes a variable of each location of a matrix or array between stages: WGSL passes only scalars and vectors. Locations
//! stay as they are, the same as for Vulkan.
//!
//! Leaves: no stage variable with a location that is an array or a matrix, except for one that takes more than
//! [`MOST`] locations, which no device has, and for those with an element for each vertex. What was split stays as an
//! unused global, for reflection.

use rustc_hash::FxHashMap;

use super::Context;
use crate::spirv::{Decoration as D, ExecutionModel, Op as S};
use crate::{
    arena::IdMap,
    ir::{facts::is_access_chain, *},
};

const MOST: u32 = 64;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut wholes: FxHashMap<GlobalId, Tree> = FxHashMap::default();
    for index in 0..module.entries.len() {
        // A mesh shader has an element for each vertex or primitive.
        if module.entries[index].model == ExecutionModel::MeshEXT {
            continue;
        }
        for id in std::mem::take(&mut module.entries[index].interface) {
            if !wholes.contains_key(&id) && is_split(module, id) {
                let tree = declare(module, id);
                wholes.insert(id, tree);
            }
            match wholes.get(&id) {
                Some(tree) => tree.leaves(&mut |leaf| module.entries[index].interface.push(leaf)),
                None => module.entries[index].interface.push(id),
            }
        }
    }
    if wholes.is_empty() {
        return;
    }
    let mut names: Vec<GlobalId> = wholes.keys().copied().collect();
    names.sort_unstable();
    for global in names {
        let is_plain = module.functions.values().all(|function| has_plain_uses(module, function, global));
        if !is_plain && let Some(tree) = wholes.remove(&global) {
            keep_in_memory(module, global, &tree);
        }
    }
    super::for_each_function(module, |module, function| {
        let mut split = Splitter { module, function, wholes: &wholes, parts: FxHashMap::default() };
        split.run();
    });
}

/// A split variable, or a part of one.
#[derive(Clone, Debug)]
struct Tree {
    ty: TypeId,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Leaf(GlobalId),
    Parts(Vec<Tree>),
}

impl Tree {
    fn leaves(&self, f: &mut impl FnMut(GlobalId)) {
        match &self.kind {
            Kind::Leaf(it) => f(*it),
            Kind::Parts(parts) => parts.iter().for_each(|it| it.leaves(f)),
        }
    }
}

// ------------------------------------------------------------------------------------------------ variables

fn is_split(module: &Module, id: GlobalId) -> bool {
    let global = &module.globals[id];
    let has = |kind: D| global.decorations.iter().any(|it| it.is(kind));
    let Some((StorageClass::INPUT | StorageClass::OUTPUT, pointee)) = module.pointee(global.ty) else {
        return false;
    };
    let is_composite = matches!(module.types[pointee], Type::Array { .. } | Type::Matrix { .. });
    is_composite
        && has(D::Location)
        && !has(D::PerVertexKHR)
        && !has(D::Component)
        && locations(module, pointee).is_some_and(|it| it <= MOST)
}

/// The number of locations, if it is known.
fn locations(module: &Module, ty: TypeId) -> Option<u32> {
    match module.types[ty] {
        Type::Array { element, length, .. } => {
            locations(module, element)?.checked_mul(module.array_length(length)?)
        }
        Type::Matrix { column, columns } => locations(module, column)?.checked_mul(columns),
        // Three or four numbers of 64 bits do not fit into one location.
        Type::Vector { element, len } => match module.types[element] {
            Type::Int { width: 64, .. } | Type::Float { width: 64 } if len > 2 => Some(2),
            _ => Some(1),
        },
        Type::Int { .. } | Type::Float { .. } => Some(1),
        _ => None,
    }
}

/// Declares the variables that `id` is split into.
fn declare(module: &mut Module, id: GlobalId) -> Tree {
    let global = module.globals[id].clone();
    let literal = |it: &Operand| match it {
        Operand::Literal(number) => Some(*number),
        _ => None,
    };
    let first = global.decorations.iter().find(|it| it.is(D::Location));
    let mut next = first.and_then(|it| it.operands.first()).and_then(literal).unwrap_or(0);
    module.globals[id].keep = false;
    let Some((class, ty)) = module.pointee(global.ty) else {
        return Tree { ty: global.ty, kind: Kind::Leaf(id) };
    };
    part(module, &global, class, ty, &mut Vec::new(), &mut next)
}

fn part(
    module: &mut Module,
    whole: &Global,
    class: StorageClass,
    ty: TypeId,
    path: &mut Vec<u32>,
    next: &mut u32,
) -> Tree {
    let is_whole = !matches!(module.types[ty], Type::Array { .. } | Type::Matrix { .. });
    let kind = if is_whole {
        let mut decorations = whole.decorations.clone();
        for it in decorations.iter_mut().filter(|it| it.is(D::Location)) {
            *it = Decoration::new(D::Location, &[*next]);
        }
        *next = next.saturating_add(locations(module, ty).unwrap_or(1));
        let suffix: String = path.iter().map(|it| format!(".{it}")).collect();
        let name = format!("{}{suffix}", whole.name).into();
        let ty = module.pointer(class, ty);
        let path = path.as_slice().into();
        Kind::Leaf(module.globals.add(Global { name, ty, decorations, path, ..whole.clone() }))
    } else {
        let parts = (0..module.parts(ty).unwrap_or(0)).map(|index| {
            path.push(index);
            let inner = module.part(ty, index).unwrap_or(ty);
            let it = part(module, whole, class, inner, path, next);
            path.pop();
            it
        });
        Kind::Parts(parts.collect())
    };
    Tree { ty, kind }
}

// ----------------------------------------------------------------------------------------------------- uses

/// Whether a variable is only loaded and stored, as a whole or by constant indices.
fn has_plain_uses(module: &Module, function: &Function, global: GlobalId) -> bool {
    let mut pointers: IdMap<Inst, bool> = IdMap::default();
    let is_it = |pointers: &IdMap<Inst, bool>, arg: Arg| match arg {
        Arg::Global(it) => it == global,
        Arg::Value(it) => pointers[it],
        _ => false,
    };
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            if inst.op.is_debug() || !inst.args.iter().any(|&it| is_it(&pointers, it)) {
                continue;
            }
            if is_access_chain(inst.op) {
                let mut ty = module.globals[global].ty;
                if let Some(Arg::Value(base)) = inst.args.first() {
                    ty = function.values[*base].ty;
                }
                let Some((_, mut ty)) = module.pointee(ty) else { return false };
                for &index in inst.args.iter().skip(1) {
                    if matches!(module.types[ty], Type::Vector { .. }) {
                        break;
                    }
                    let known = module.interned().index_of(index);
                    let Some(part) = known
                        .filter(|&it| module.parts(ty).is_some_and(|count| it < count))
                        .and_then(|it| module.part(ty, it))
                    else {
                        return false;
                    };
                    ty = part;
                }
                pointers[value] = true;
            } else if !(inst.is(S::Load) || inst.is(S::Store) && !is_it(&pointers, inst.args[1])) {
                return false;
            }
        }
    }
    true
}

/// Replaces a variable that is indexed at run time with private memory, which is filled from the inputs before
/// anything else, or written to the outputs at the end.
fn keep_in_memory(module: &mut Module, id: GlobalId, tree: &Tree) {
    let is_output = module.pointee(module.globals[id].ty).is_some_and(|it| it.0 == StorageClass::OUTPUT);
    let (name, span) = (module.globals[id].name.clone(), module.globals[id].span);
    let ty = module.pointer(StorageClass::PRIVATE, tree.ty);
    let memory = module.globals.add(Global {
        name,
        ty,
        initializer: None,
        decorations: Vec::new(),
        binding: None,
        origin: GlobalOrigin::Unknown,
        path: Box::default(),
        texels: None,
        keep: false,
        span,
    });
    let mut first = None;
    tree.leaves(&mut |it| {
        first.get_or_insert(it);
    });
    let of_it = module.entries.iter().filter(|it| first.is_some_and(|first| it.interface.contains(&first)));
    let entries: Vec<FunctionId> = of_it.map(|it| it.function).collect();
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            for value in function.blocks[block].values.clone() {
                let inst = &mut function.values[value];
                inst.args.iter_mut().filter(|it| **it == Arg::Global(id)).for_each(|it| *it = memory.into());
                let inst = &function.values[value];
                let is_of_memory = facts::root(function, Arg::Value(value)) == facts::Root::Global(memory);
                if is_access_chain(inst.op)
                    && is_of_memory
                    && let Some((_, pointee)) = module.pointee(inst.ty)
                {
                    function.values[value].ty = module.pointer(StorageClass::PRIVATE, pointee);
                }
            }
        }
    });
    for entry in entries {
        super::super::with_function(module, entry, |module, function| {
            let void = module.void();
            let blocks = match is_output {
                true => function.order.to_vec(),
                false => function.entry().into_iter().collect(),
            };
            for block in blocks {
                let loc = function.loc;
                let mut out = Vec::new();
                if is_output {
                    if !matches!(function.blocks[block].end, End::Return) {
                        continue;
                    }
                    let whole = function.values.add(Inst::new(S::Load, tree.ty, [memory.into()], loc));
                    out.push(whole);
                    write(module, function, tree, whole.into(), loc, &mut out);
                    function.blocks[block].values.extend(out);
                } else {
                    let whole = read(function, tree, loc, &mut out);
                    out.push(function.values.add(Inst::new(S::Store, void, [memory.into(), whole], loc)));
                    let values = &mut function.blocks[block].values;
                    let place = values.iter().position(|&it| !function.values[it].is(S::Variable));
                    let place = place.unwrap_or(values.len());
                    values.splice(place..place, out);
                }
            }
        });
    }
}

/// Replaces plain uses.
struct Splitter<'s> {
    module: &'s mut Module,
    function: &'s mut Function,
    wholes: &'s FxHashMap<GlobalId, Tree>,
    /// What pointers into split variables point to.
    parts: FxHashMap<ValueId, &'s Tree>,
}

impl<'s> Splitter<'s> {
    fn run(&mut self) {
        for block in self.function.order.clone() {
            let mut out = Vec::new();
            for value in std::mem::take(&mut self.function.blocks[block].values) {
                self.instruction(value, &mut out);
            }
            self.function.blocks[block].values = out;
        }
    }

    fn tree(&self, arg: Option<&Arg>) -> Option<&'s Tree> {
        match arg? {
            Arg::Global(it) => self.wholes.get(it),
            Arg::Value(it) => self.parts.get(it).copied(),
            _ => None,
        }
    }

    fn instruction(&mut self, value: ValueId, out: &mut Vec<ValueId>) {
        let inst = self.function.values[value].clone();
        let place = usize::from(inst.op.is_debug());
        let Some(tree) = self.tree(inst.args.get(place)) else { return out.push(value) };
        if inst.op.is_debug() {
            shown::forget(self.module, self.function, value);
            out.push(value);
        } else if is_access_chain(inst.op) {
            let (mut tree, mut rest) = (tree, inst.args.iter().skip(1).copied().peekable());
            while let Kind::Parts(parts) = &tree.kind
                && let Some(index) = rest.next_if(|&it| self.module.interned().index_of(it).is_some())
            {
                let index = self.module.interned().index_of(index).unwrap_or(0);
                match parts.get(index as usize) {
                    Some(part) => tree = part,
                    None => return out.push(value),
                }
            }
            match tree.kind {
                Kind::Leaf(leaf) if rest.peek().is_some() => {
                    self.function.values[value].args = std::iter::once(leaf.into()).chain(rest).collect();
                    out.push(value);
                }
                // Uses find the part.
                _ => {
                    self.parts.insert(value, tree);
                }
            }
        } else if inst.is(S::Load) {
            match &tree.kind {
                Kind::Leaf(leaf) => self.function.values[value].args[0] = (*leaf).into(),
                Kind::Parts(parts) => {
                    let parts: Args = parts.iter().map(|it| read(self.function, it, inst.loc, out)).collect();
                    let flags = inst.flags;
                    self.function.values[value] =
                        Inst::new(S::CompositeConstruct, tree.ty, parts, inst.loc).with_flags(flags);
                }
            }
            out.push(value);
        } else {
            write(self.module, self.function, tree, inst.args[1], inst.loc, out);
        }
    }
}

/// The value of a part; its instructions go to `out`.
fn read(function: &mut Function, tree: &Tree, loc: LocId, out: &mut Vec<ValueId>) -> Arg {
    let inst = match &tree.kind {
        Kind::Leaf(leaf) => Inst::new(S::Load, tree.ty, [(*leaf).into()], loc),
        Kind::Parts(parts) => {
            let parts: Args = parts.iter().map(|it| read(function, it, loc, out)).collect();
            Inst::new(S::CompositeConstruct, tree.ty, parts, loc)
        }
    };
    let value = function.values.add(inst);
    out.push(value);
    value.into()
}

/// Writes a value to a part; the instructions go to `out`.
fn write(
    module: &mut Module,
    function: &mut Function,
    tree: &Tree,
    value: Arg,
    loc: LocId,
    out: &mut Vec<ValueId>,
) {
    match &tree.kind {
        Kind::Leaf(leaf) => {
            let inst = Inst::new(S::Store, module.void(), [(*leaf).into(), value], loc);
            out.push(function.values.add(inst));
        }
        Kind::Parts(parts) => {
            for (index, part) in parts.iter().enumerate() {
                let inner = component(module, function, part.ty, value, index as u32, loc, out);
                write(module, function, part, inner, loc, out);
            }
        }
    }
}

/// A part of a value, taken from what the value was put together of if that is known.
fn component(
    module: &mut Module,
    function: &mut Function,
    ty: TypeId,
    whole: Arg,
    index: u32,
    loc: LocId,
    out: &mut Vec<ValueId>,
) -> Arg {
    let known = match whole {
        Arg::Value(it) => {
            let inst = &function.values[it];
            inst.args.get(index as usize).copied().filter(|_| inst.is(S::CompositeConstruct))
        }
        Arg::Constant(it) => match &module.constants[it] {
            Constant::Composite { parts, .. } | Constant::SpecComposite { parts, .. } => {
                parts.get(index as usize).map(|&it| it.into())
            }
            Constant::Null(_) => Some(module.null(ty).into()),
            Constant::Undef(_) => Some(module.undef(ty).into()),
            _ => None,
        },
        _ => None,
    };
    known.unwrap_or_else(|| {
        let inst = Inst::new(S::CompositeExtract, ty, [whole, Arg::Literal(index)], loc);
        let value = function.values.add(inst);
        out.push(value);
        value.into()
    })
}
