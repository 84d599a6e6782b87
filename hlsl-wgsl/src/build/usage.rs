//! What the functions of a module do with its variables, as far as that decides how these are declared.

use hlsl_backend::ir::{
    Arg, Function, FunctionId, Global, GlobalId, Inst, Module, Op, Type,
    facts::{Effect, Types},
    place::place,
    spirv::Op as S,
};
use hlsl_base::arena::IdMap;

/// The way from a variable to a part of it: the numbers of members, and None for the elements of arrays.
pub type Path = Vec<Option<u32>>;

#[derive(Debug, Default)]
pub struct Usage {
    /// Textures that are compared with, and the samplers that do so.
    pub compares: IdMap<Global, bool>,
    /// Where each variable is changed by atomic operations, in order.
    pub atomics: IdMap<Global, Vec<Path>>,
    /// The functions that mention each variable, in order.
    pub users: IdMap<Global, Vec<FunctionId>>,
    pub has_derivatives: bool,
    pub has_group_operations: bool,
    /// Whether ray queries are asked for the corners of triangles.
    pub has_hit_vertices: bool,
}

impl Usage {
    pub fn of(module: &Module, functions: &[FunctionId]) -> Usage {
        let mut usage = Usage::default();
        for &id in functions {
            let function = &module.functions[id];
            for &block in &function.order {
                for &value in &function.blocks[block].values {
                    let inst = &function.values[value];
                    if !inst.op.is_debug() {
                        usage.instruction(module, id, inst);
                    }
                }
            }
        }
        usage
    }

    fn instruction(&mut self, module: &Module, id: FunctionId, inst: &Inst) {
        let function = &module.functions[id];
        for arg in &inst.args {
            if let Arg::Global(global) = *arg
                && self.users[global].last() != Some(&id)
            {
                self.users[global].push(id);
            }
        }
        let facts = inst.op.facts();
        self.has_derivatives |= facts.effect == Effect::Derivative;
        self.has_group_operations |= facts.group || facts.effect == Effect::Convergent;
        self.has_hit_vertices |= inst.is(S::RayQueryGetIntersectionTriangleVertexPositionsKHR);
        if facts.compares {
            self.comparison(function, inst);
        }
        if facts.atomic
            && let Some((global, path)) =
                inst.args.first().and_then(|&it| path(module.interned(), function, it))
            && let Err(at) = self.atomics[global].binary_search(&path)
        {
            self.atomics[global].insert(at, path);
        }
    }

    fn comparison(&mut self, function: &Function, inst: &Inst) {
        let Some(Arg::Value(both)) = inst.args.first() else { return };
        let both = &function.values[*both];
        for part in both.args.iter().filter(|_| both.is(S::SampledImage)) {
            if let Some(place) = place(function, *part) {
                self.compares[place.global] = true;
            }
        }
    }

    /// Whether what a pointer leads to is atomic.
    pub fn is_atomic(&self, types: Types<'_>, function: &Function, pointer: Arg) -> bool {
        path(types, function, pointer).is_some_and(|(global, path)| self.atomics[global].contains(&path))
    }

    /// Whether what a pointer leads to has a part that is atomic, which WGSL does not read and write as a whole.
    pub fn holds_atomic(&self, types: Types<'_>, function: &Function, pointer: Arg) -> bool {
        path(types, function, pointer).is_some_and(|(global, path)| {
            self.atomics[global].iter().any(|it| it.len() > path.len() && it.starts_with(&path))
        })
    }
}

/// The variable and the part of it that a pointer leads to.
fn path(types: Types<'_>, function: &Function, pointer: Arg) -> Option<(GlobalId, Path)> {
    let place = place(function, pointer).filter(|it| !it.loaded)?;
    let (_, mut ty) = types.pointee(types.globals[place.global].ty)?;
    let mut path = Path::new();
    for &index in &place.indices {
        let number = types.index_of(index);
        path.push(if matches!(types.types[ty], Type::Struct(_)) { number } else { None });
        ty = types.part(ty, number.unwrap_or(0))?;
    }
    Some((place.global, path))
}

/// Whether an instruction stands for what it is used with, and has no place of its own in the text: pointers, resources.
pub fn is_transparent(types: Types<'_>, inst: &Inst) -> bool {
    match inst.op {
        Op::Core(S::AccessChain | S::InBoundsAccessChain | S::SampledImage | S::Image) => true,
        Op::Core(S::Load | S::CopyObject) => {
            matches!(
                types.types[inst.ty],
                Type::Image(_)
                    | Type::Sampler
                    | Type::SampledImage { .. }
                    | Type::AccelerationStructure
                    | Type::Pointer { .. }
            )
        }
        _ => false,
    }
}
