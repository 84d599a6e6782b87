//! Turns every hole in memory into a member, and makes every stride that of the element alone: naga and WGSL compute
//! offsets and strides from the types, and explicit layouts are lost in the translation to other shading languages.
//!
//! `float a[4]` of a uniform buffer becomes an array of `struct { float value; float2 padding; }`, 16 bytes each; members
//! are in the order of their offsets, with padding between them. Needs: the layouts for wgpu. Leaves: loads and stores of
//! the same bytes. Running it twice in a row changes nothing.

use super::Context;
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{facts::is_access_chain, natural::Extent, *},
    math::round_up,
    passes::mentions::{self, Replace},
};

/// What became of a type.
#[derive(Clone, Debug, Default)]
struct Change {
    /// `None`: not visited yet.
    ty: Option<TypeId>,
    /// Of a struct that changed: where each member went.
    members: Option<Vec<u32>>,
    /// Of an array: the struct around each element.
    wrapper: Option<TypeId>,
}

#[derive(Default)]
struct Changes {
    of: IdMap<Type, Change>,
    any: bool,
}

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut changes = Changes::default();
    let known: Vec<TypeId> = module.types.iter().map(|(id, _)| id).collect();
    for &ty in &known {
        changes.change(module, ty);
    }
    if !changes.any {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                changes.instruction(module, function, value, &mut values);
                values.push(value);
            }
            function.blocks[block].values = values;
        }
    });
    mentions::replace(module, &mut changes);
}

impl Replace for Changes {
    fn ty(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        self.change(module, ty)
    }

    fn constant(&mut self, module: &mut Module, constant: ConstantId) -> ConstantId {
        match module.constants[constant].clone() {
            Constant::Null(ty) => {
                let ty = self.change(module, ty);
                module.null(ty)
            }
            Constant::Undef(ty) => {
                let ty = self.change(module, ty);
                module.undef(ty)
            }
            Constant::Composite { ty, parts } => {
                let new = self.change(module, ty);
                let parts: Vec<Arg> =
                    parts.into_iter().map(|part| Arg::Constant(self.constant(module, part))).collect();
                let wrap = |module: &mut Module, wrapper: TypeId, part: Arg| {
                    let members = module.parts(wrapper).unwrap_or(1);
                    let rest = (1..members).filter_map(|index| null_part(module, wrapper, index).constant());
                    let all = part.constant().into_iter().chain(rest).collect();
                    Arg::Constant(module.composite(wrapper, all))
                };
                let parts = self.parts(module, ty, parts.into_iter(), wrap);
                let parts = parts.into_iter().filter_map(Arg::constant).collect();
                module.composite(new, parts)
            }
            _ => constant,
        }
    }
}

impl Changes {
    /// The replacement of `ty`.
    fn change(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        if let Some(known) = self.of[ty].ty {
            return known;
        }
        let (new, members, wrapper) = match module.types[ty].clone() {
            Type::Struct(it) => {
                let (new, members) = self.structure(module, it);
                (new, members, None)
            }
            Type::Array { element, length, stride } => {
                let (element, wrapper) = self.element(module, element, stride);
                (module.ty(Type::Array { element, length, stride }), None, wrapper)
            }
            Type::RuntimeArray { element, stride } => {
                let (element, wrapper) = self.element(module, element, stride);
                (module.ty(Type::RuntimeArray { element, stride }), None, wrapper)
            }
            Type::Pointer { class, pointee } => {
                let pointee = self.change(module, pointee);
                (module.ty(Type::Pointer { class, pointee }), None, None)
            }
            Type::NodePayloads { record, node, decorations } => {
                let record = self.change(module, record);
                (module.ty(Type::NodePayloads { record, node, decorations }), None, None)
            }
            Type::Function { result, parameters } => {
                let result = self.change(module, result);
                let parameters = parameters.into_iter().map(|it| self.change(module, it)).collect();
                (module.ty(Type::Function { result, parameters }), None, None)
            }
            _ => (ty, None, None),
        };
        self.any |= new != ty;
        self.of[ty] = Change { ty: Some(new), members, wrapper };
        if new != ty {
            // What came out is as it is to be.
            self.of[new].ty = Some(new);
        }
        new
    }

    /// The element of an array, and whether a struct was put around it.
    fn element(
        &mut self,
        module: &mut Module,
        element: TypeId,
        stride: Option<u32>,
    ) -> (TypeId, Option<TypeId>) {
        let element = self.change(module, element);
        let Some(stride) = stride else { return (element, None) };
        let Extent { size, alignment } = module.interned().natural_extent(element);
        if round_up(size, alignment) == stride {
            return (element, None);
        }
        let mut members = vec![Member::at("value", element, 0)];
        module.pad(&mut members, size, stride);
        let wrapper = Struct { name: "padded".into(), members, decorations: Vec::new() };
        let wrapper = module.ty(Type::Struct(wrapper));
        (wrapper, Some(wrapper))
    }

    fn structure(&mut self, module: &mut Module, it: Struct) -> (TypeId, Option<Vec<u32>>) {
        let mut order: Vec<usize> = (0..it.members.len()).collect();
        order.sort_by_key(|&index| it.members[index].offset);
        let mut places = vec![0; it.members.len()];
        let mut members: Vec<Member> = Vec::with_capacity(it.members.len());
        let mut end = 0;
        for index in order {
            let mut member = it.members[index].clone();
            member.ty = self.change(module, member.ty);
            if let Some(offset) = member.offset {
                let Extent { size, alignment } = module.interned().natural_extent(member.ty);
                if round_up(end, alignment) != offset {
                    module.pad(&mut members, end, offset);
                }
                end = offset.saturating_add(size);
            }
            places[index] = members.len() as u32;
            members.push(member);
        }
        let is_moved = places.iter().enumerate().any(|(from, &to)| from as u32 != to);
        let new = module.ty(Type::Struct(Struct { members, ..it }));
        (new, is_moved.then_some(places))
    }

    /// Changes indices into types that changed. Instructions that `value` needs are appended to `before`.
    fn instruction(
        &mut self,
        module: &mut Module,
        function: &mut Function,
        value: ValueId,
        before: &mut Vec<ValueId>,
    ) {
        let inst = function.values[value].clone();
        if inst.op == Op::DebugValue {
            let shown = inst.args.get(1).and_then(|&it| module.interned().arg_type(function, it));
            // Debuggers look for the members where the source has them.
            if shown.is_some_and(|it| self.of[it].ty.is_some_and(|new| new != it)) {
                shown::forget(module, function, value);
            }
            return;
        }
        let start = |module: &mut Module, arg: usize| {
            inst.args.get(arg).map(|&it| module.type_of(function, it)).unwrap_or(inst.ty)
        };
        let args = if is_access_chain(inst.op) {
            let base = start(module, 0);
            let Some((_, pointee)) = module.pointee(base) else { return };
            self.path(module, &inst.args, 1, pointee, |module, index| Arg::Constant(module.uint(index)))
        } else if inst.is(S::CompositeExtract) {
            let whole = start(module, 0);
            self.path(module, &inst.args, 1, whole, |_, index| Arg::Literal(index))
        } else if inst.is(S::CompositeInsert) {
            let whole = start(module, 1);
            self.path(module, &inst.args, 2, whole, |_, index| Arg::Literal(index))
        } else if inst.is(S::ArrayLength) {
            let base = start(module, 0);
            let Some((_, pointee)) = module.pointee(base) else { return };
            self.path(module, &inst.args, 1, pointee, |_, index| Arg::Literal(index))
        } else if inst.is(S::CompositeConstruct) {
            let parts = inst.args.iter().copied();
            let make = |module: &mut Module, wrapper: TypeId, part: Arg| {
                let members = module.parts(wrapper).unwrap_or(1);
                let rest: Vec<Arg> = (1..members).map(|index| null_part(module, wrapper, index)).collect();
                let args = std::iter::once(part).chain(rest);
                let wrapped = Inst::new(S::CompositeConstruct, wrapper, args, inst.loc);
                let wrapped = function.values.add(wrapped);
                before.push(wrapped);
                Arg::Value(wrapped)
            };
            self.parts(module, inst.ty, parts, make)
        } else {
            return;
        };
        function.values[value].args = args;
    }

    /// A path of indices from the argument `first` on, through a value or memory of type `ty`.
    fn path(
        &self,
        module: &mut Module,
        args: &Args,
        first: usize,
        mut ty: TypeId,
        index: fn(&mut Module, u32) -> Arg,
    ) -> Args {
        let mut path: Args = args.iter().take(first).copied().collect();
        for &arg in args.iter().skip(first) {
            let number = arg.literal().or_else(|| module.interned().index_of(arg));
            let change = &self.of[ty];
            match (&change.members, number) {
                (Some(members), Some(number)) => {
                    path.push(index(module, members.get(number as usize).copied().unwrap_or(number)));
                }
                _ => path.push(arg),
            }
            if change.wrapper.is_some() {
                path.push(index(module, 0));
            }
            match module.part(ty, number.unwrap_or(0)) {
                Some(part) => ty = part,
                None => break,
            }
        }
        // What stands behind an index that leads nowhere stays as it is.
        path
    }

    /// The parts of a composite of the changed type, from those of the type `ty` as it was.
    fn parts(
        &self,
        module: &mut Module,
        ty: TypeId,
        parts: impl Iterator<Item = Arg>,
        mut wrap: impl FnMut(&mut Module, TypeId, Arg) -> Arg,
    ) -> Args {
        let change = &self.of[ty];
        if let Some(wrapper) = change.wrapper {
            return parts.map(|part| wrap(module, wrapper, part)).collect();
        }
        let (Some(places), Some(new)) = (&change.members, change.ty) else { return parts.collect() };
        let count = module.parts(new).unwrap_or(0);
        let mut all: Args = (0..count).map(|index| null_part(module, new, index)).collect();
        for (part, &place) in parts.zip(places) {
            if let Some(it) = all.get_mut(place as usize) {
                *it = part;
            }
        }
        all
    }
}

fn null_part(module: &mut Module, ty: TypeId, index: u32) -> Arg {
    let part = module.part(ty, index).unwrap_or(ty);
    Arg::Constant(module.null(part))
}
