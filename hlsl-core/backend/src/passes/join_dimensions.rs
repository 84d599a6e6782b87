//! Turns arrays of arrays of resources into one-dimensional arrays, the only ones that Vulkan's descriptors support.
//!
//! Needs: arrays that get a variable for each element have them (`split_resource_globals`). Leaves ([`leaves`]): no global with
//! a binding that is an array of arrays, except for lengths that are only known when the pipeline is created.

use super::{Context, Settings, simplify};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{edit::Replacements, facts::is_access_chain, *},
};

/// What a global was an array of.
#[derive(Clone, Debug, Default)]
struct Dimensions {
    /// How many elements an index of each dimension skips; empty if there is nothing to join.
    strides: Vec<u32>,
    element: Option<TypeId>,
}

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut joined: IdMap<Global, Dimensions> = IdMap::default();
    let mut any = false;
    for id in module.globals.ids() {
        let Some((class, ty)) = module.pointee(module.globals[id].ty) else { continue };
        if module.globals[id].binding.is_none() {
            continue;
        }
        let Some((dimensions, whole)) = join(module, ty) else { continue };
        module.globals[id].ty = module.pointer(class, whole);
        joined[id] = dimensions;
        any = true;
    }
    if !any {
        return;
    }
    super::for_each_function(module, |module, function| {
        let mut joiner =
            Joiner { module, function, joined: &joined, done: IdMap::default(), out: Vec::new() };
        if joiner.run() {
            simplify::function(module, function);
        }
    });
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let types = module.interned();
    let element = |ty: TypeId| match module.types[ty] {
        Type::Array { element, .. } | Type::RuntimeArray { element, .. } => {
            Some((element, types.part_count(ty)))
        }
        _ => None,
    };
    for (id, global) in module.globals.iter().filter(|it| it.1.binding.is_some()) {
        let Some((inner, _)) = types.pointee(global.ty).and_then(|it| element(it.1)) else { continue };
        if let Some((innermost, Some(_))) = element(inner)
            && !is_numeric(module, innermost)
        {
            return Err(format!("@{} is an array of arrays", id.index()));
        }
    }
    Ok(())
}

/// Whether it is no resource: inline SPIR-V can declare arrays of numbers where resources are.
fn is_numeric(module: &Module, ty: TypeId) -> bool {
    matches!(
        module.types[module.interned().innermost(ty)],
        Type::Bool | Type::Int { .. } | Type::Float { .. } | Type::Vector { .. } | Type::Matrix { .. }
    )
}

/// The dimensions of an array of arrays and the array that it becomes.
fn join(module: &mut Module, ty: TypeId) -> Option<(Dimensions, TypeId)> {
    let mut lengths = Vec::new();
    let mut element = ty;
    loop {
        match module.types[element] {
            Type::Array { element: inner, .. } => {
                lengths.push(Some(module.interned().part_count(element)?));
                element = inner;
            }
            Type::RuntimeArray { element: inner, .. } => {
                lengths.push(None);
                element = inner;
            }
            _ => break,
        }
    }
    if lengths.len() < 2 || is_numeric(module, element) {
        return None;
    }
    let mut strides = vec![1u32; lengths.len()];
    for at in (1..lengths.len()).rev() {
        strides[at - 1] = strides[at].checked_mul(lengths[at]?)?;
    }
    let whole = match lengths[0] {
        Some(length) => {
            let total = length.checked_mul(strides[0])?;
            module.array(element, total)
        }
        None => module.runtime_array(element, None),
    };
    Some((Dimensions { strides, element: Some(element) }, whole))
}

struct Joiner<'j> {
    module: &'j mut Module,
    function: &'j mut Function,
    joined: &'j IdMap<Global, Dimensions>,
    /// Chains that are as they are to be.
    done: IdMap<Inst, bool>,
    /// The values of the block being rewritten.
    out: Vec<ValueId>,
}

impl Joiner<'_> {
    fn run(&mut self) -> bool {
        let mut any = false;
        self.function
            .for_each_arg(|arg| any |= matches!(arg, Arg::Global(it) if !self.joined[it].strides.is_empty()));
        if !any {
            return false;
        }
        let mut replaced = Replacements::default();
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            let values = std::mem::take(&mut self.function.blocks[block].values);
            for value in values {
                let inst = self.function.values[value].clone();
                if is_access_chain(inst.op)
                    && let Some((global, indices)) = self.path(value.into())
                {
                    // What stops at an array is only there for the chains and loads that go on.
                    if indices.len() >= self.joined[global].strides.len() {
                        self.element(global, &indices, &inst, value);
                        self.out.push(value);
                    }
                    continue;
                }
                if inst.is(S::Load)
                    && let Some((global, mut indices)) = inst.args.first().and_then(|&it| self.path(it))
                    && indices.len() < self.joined[global].strides.len()
                {
                    let whole = self.load(global, &mut indices, inst.ty, &inst);
                    replaced.add(value, whole);
                    continue;
                }
                self.out.push(value);
            }
            self.function.blocks[block].values = std::mem::take(&mut self.out);
        }
        replaced.apply(self.function);
        true
    }

    /// The global and all indices of a pointer into one that is joined.
    fn path(&self, pointer: Arg) -> Option<(GlobalId, Args)> {
        match pointer {
            Arg::Global(global) if !self.joined[global].strides.is_empty() => Some((global, Args::new())),
            Arg::Value(value) => {
                let inst = &self.function.values[value];
                if !is_access_chain(inst.op) || self.done[value] {
                    return None;
                }
                let (&base, indices) = inst.args.split_first()?;
                let (global, mut path) = self.path(base)?;
                path.extend(indices.iter().copied());
                Some((global, path))
            }
            _ => None,
        }
    }

    /// Makes `value` the chain to an element, or into one.
    fn element(&mut self, global: GlobalId, indices: &[Arg], like: &Inst, value: ValueId) {
        let (dimensions, rest) = indices.split_at(self.joined[global].strides.len());
        let mut args: Args =
            [Arg::Global(global), self.linear(global, dimensions, like)].into_iter().collect();
        args.extend(rest.iter().copied());
        self.function.values[value] =
            Inst::new(S::AccessChain, like.ty, args, like.loc).with_flags(like.flags);
        self.done[value] = true;
    }

    fn linear(&mut self, global: GlobalId, indices: &[Arg], like: &Inst) -> Arg {
        let strides = self.joined[global].strides.clone();
        let int = self.module.int32();
        let mut constant = 0u32;
        let mut sum: Option<Arg> = None;
        for (&index, stride) in indices.iter().zip(strides) {
            if let Some(known) = self.module.interned().index_of(index) {
                constant = constant.wrapping_add(known.wrapping_mul(stride));
                continue;
            }
            let mut term = index;
            let ty = self.module.interned().arg_type(self.function, index);
            match ty.map(|it| &self.module.types[it]) {
                _ if ty == Some(int) => {}
                Some(Type::Int { width: 32, .. }) => term = self.push(S::Bitcast, int, &[index], like),
                _ => term = self.push(S::SConvert, int, &[index], like),
            }
            if stride != 1 {
                let stride = self.module.sint(stride as i32).into();
                term = self.push(S::IMul, int, &[term, stride], like);
            }
            sum = Some(match sum {
                Some(sum) => self.push(S::IAdd, int, &[sum, term], like),
                None => term,
            });
        }
        let known = self.module.sint(constant as i32).into();
        match sum {
            None => known,
            Some(sum) if constant == 0 => sum,
            Some(sum) => self.push(S::IAdd, int, &[sum, known], like),
        }
    }

    fn push(&mut self, op: S, ty: TypeId, args: &[Arg], like: &Inst) -> Arg {
        let inst = Inst::new(op, ty, args.iter().copied(), like.loc);
        let value = self.function.values.add(inst);
        self.out.push(value);
        value.into()
    }

    /// An array of resources, element by element.
    fn load(&mut self, global: GlobalId, indices: &mut Args, ty: TypeId, like: &Inst) -> Arg {
        if indices.len() == self.joined[global].strides.len() {
            let Some((class, _)) = self.module.pointee(self.module.globals[global].ty) else {
                return Arg::Global(global);
            };
            let element = self.joined[global].element.unwrap_or(ty);
            let pointer = self.module.pointer(class, element);
            let chain = self.function.values.add(Inst::new(S::AccessChain, pointer, [], like.loc));
            let like_pointer = Inst { ty: pointer, ..like.clone() };
            self.element(global, indices, &like_pointer, chain);
            self.out.push(chain);
            return self.push(S::Load, ty, &[chain.into()], like);
        }
        let mut parts = Args::new();
        for index in 0..self.module.interned().part_count(ty).unwrap_or(0) {
            let Some(part) = self.module.part(ty, index) else { continue };
            indices.push(self.module.sint(index as i32).into());
            parts.push(self.load(global, indices, part, like));
            indices.pop();
        }
        self.push(S::CompositeConstruct, ty, &parts, like)
    }
}
