//! Replaces vectors of more than four components, which shader model 6.9 introduced, with arrays, and operations on them
//! with operations on each component: core SPIR-V has no such vectors.
//!
//! `vector<float, 8>` becomes `float[8]`; in memory that the host can see, the array has a stride. Needs: nothing, as the
//! first pass. Leaves: no vector that SPIR-V lacks. Running it twice in a row changes nothing.

use super::Context;
use crate::{
    arena::IdMap,
    diagnostics::list::legalize as errors,
    ir::{facts::is_access_chain, spirv::GlslStd450Op as Glsl, *},
};
use smallvec::SmallVec;
use spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut split = Split { context, values: IdMap::default(), memory: IdMap::default() };
    if !module.types.iter().any(|(_, ty)| is_long(ty)) {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let mut code = Code { module, function, before: Vec::with_capacity(values.len()) };
            for value in values {
                split.instruction(&mut code, value);
                code.before.push(value);
            }
            let values = code.before;
            // Variables that indices need stand at the start.
            function.blocks[block].values.extend(values);
        }
    });
    super::for_each_function(module, |module, function| {
        function.for_each_arg_mut(|arg| match arg {
            Arg::Constant(constant) => *constant = split.constant(module, *constant, false),
            Arg::Type(ty) => *ty = split.of_values(module, *ty),
            _ => {}
        });
        function.result = split.of_values(module, function.result);
        for value in function.values.ids() {
            function.values[value].ty = split.of_values(module, function.values[value].ty);
        }
    });
    for global in module.globals.ids() {
        module.globals[global].ty = split.of_values(module, module.globals[global].ty);
        if let Some(initializer) = module.globals[global].initializer {
            module.globals[global].initializer = Some(split.constant(module, initializer, false));
        }
    }
}

fn is_long(ty: &Type) -> bool {
    matches!(ty, Type::Vector { len, .. } if *len > 4)
}

/// Whether variables of a class have offsets and strides.
fn has_layout(class: StorageClass) -> bool {
    matches!(
        class,
        StorageClass::STORAGE_BUFFER
            | StorageClass::UNIFORM
            | StorageClass::PUSH_CONSTANT
            | StorageClass::PHYSICAL_STORAGE_BUFFER
            | StorageClass::SHADER_RECORD_BUFFER
            | StorageClass::NODE_PAYLOAD
    )
}

/// A function that is rewritten, and what has been written of the block so far.
struct Code<'m> {
    module: &'m mut Module,
    function: &'m mut Function,
    before: Vec<ValueId>,
}

impl Code<'_> {
    fn push(&mut self, inst: Inst) -> Arg {
        let value = self.function.values.add(inst);
        self.before.push(value);
        Arg::Value(value)
    }

    fn type_of(&mut self, arg: Arg) -> TypeId {
        self.module.type_of(self.function, arg)
    }

    /// The length of a long vector.
    fn long(&mut self, arg: Arg) -> Option<u32> {
        let ty = self.type_of(arg);
        is_long(&self.module.types[ty]).then(|| self.module.width(ty))
    }

    /// A component of a vector, or the scalar itself. `whole` may be an array already.
    fn component(&mut self, whole: Arg, index: u32, loc: LocId) -> Arg {
        let ty = self.type_of(whole);
        if self.module.parts(ty).is_none() {
            return whole;
        }
        let part = self.module.part(ty, index).unwrap_or(ty);
        match whole {
            Arg::Constant(id) => match &self.module.constants[id] {
                Constant::Composite { parts, .. } | Constant::SpecComposite { parts, .. } => {
                    if let Some(part) = parts.get(index as usize) {
                        return Arg::Constant(*part);
                    }
                }
                Constant::Null(_) => return Arg::Constant(self.module.null(part)),
                Constant::Undef(_) => return Arg::Constant(self.module.undef(part)),
                _ => {}
            },
            // What was put together here need not be taken apart.
            Arg::Value(id) => {
                let inst = &self.function.values[id];
                let length = self.module.parts(inst.ty).unwrap_or(0) as usize;
                if inst.is(S::CompositeConstruct)
                    && inst.args.len() == length
                    && let Some(&part) = inst.args.get(index as usize)
                {
                    return part;
                }
            }
            _ => {}
        }
        self.push(Inst::new(S::CompositeExtract, part, [whole, Arg::Literal(index)], loc))
    }

    fn components(&mut self, whole: Arg, loc: LocId) -> SmallVec<[Arg; 16]> {
        let ty = self.type_of(whole);
        let count = self.module.parts(ty).unwrap_or(1);
        (0..count).map(|index| self.component(whole, index, loc)).collect()
    }
}

struct Split<'a, 'c> {
    context: &'a mut Context<'c>,
    /// The replacement of a type in values and in memory without a layout.
    values: IdMap<Type, Option<TypeId>>,
    /// The replacement of a type in memory with a layout.
    memory: IdMap<Type, Option<TypeId>>,
}

/// Types and constants.
impl Split<'_, '_> {
    fn of_values(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        self.changed(module, ty, false)
    }

    fn changed(&mut self, module: &mut Module, ty: TypeId, in_memory: bool) -> TypeId {
        let known = if in_memory { self.memory[ty] } else { self.values[ty] };
        if let Some(known) = known {
            return known;
        }
        let new = match module.types[ty].clone() {
            Type::Vector { element, len } if len > 4 => {
                let stride = in_memory.then(|| module.interned().natural_extent(element).size);
                module.array_with_stride(element, len, stride)
            }
            Type::Struct(mut it) => {
                for member in &mut it.members {
                    member.ty = self.changed(module, member.ty, member.offset.is_some());
                }
                module.ty(Type::Struct(it))
            }
            Type::Array { element, length, stride } => {
                let element = self.changed(module, element, stride.is_some());
                module.ty(Type::Array { element, length, stride })
            }
            Type::RuntimeArray { element, stride } => {
                let element = self.changed(module, element, stride.is_some());
                module.ty(Type::RuntimeArray { element, stride })
            }
            Type::Pointer { class, pointee } => {
                let pointee = self.changed(module, pointee, has_layout(class));
                module.ty(Type::Pointer { class, pointee })
            }
            Type::Function { result, parameters } => {
                let result = self.of_values(module, result);
                let parameters = parameters.into_iter().map(|it| self.of_values(module, it)).collect();
                module.ty(Type::Function { result, parameters })
            }
            Type::NodePayloads { record, node, decorations } => {
                let record = self.changed(module, record, true);
                module.ty(Type::NodePayloads { record, node, decorations })
            }
            _ => ty,
        };
        let known = if in_memory { &mut self.memory } else { &mut self.values };
        known[ty] = Some(new);
        new
    }

    fn constant(&mut self, module: &mut Module, constant: ConstantId, in_memory: bool) -> ConstantId {
        match module.constants[constant].clone() {
            Constant::Null(ty) => {
                let ty = self.changed(module, ty, in_memory);
                module.null(ty)
            }
            Constant::Undef(ty) => {
                let ty = self.changed(module, ty, in_memory);
                module.undef(ty)
            }
            Constant::Composite { ty, parts } | Constant::SpecComposite { ty, parts } => {
                let new = self.changed(module, ty, in_memory);
                let parts = (0..).zip(parts);
                let parts = parts.map(|(index, part)| {
                    let in_memory = is_laid_out(module, ty, index);
                    self.constant(module, part, in_memory)
                });
                let parts = parts.collect();
                module.composite(new, parts)
            }
            _ => constant,
        }
    }
}

/// Whether part `index` of a composite has an offset or a stride.
fn is_laid_out(module: &Module, ty: TypeId, index: u32) -> bool {
    match &module.types[ty] {
        Type::Struct(it) => it.members.get(index as usize).is_some_and(|member| member.offset.is_some()),
        Type::Array { stride, .. } | Type::RuntimeArray { stride, .. } => stride.is_some(),
        _ => false,
    }
}

/// Instructions. The types of values are still those with long vectors, except for what was added here.
impl Split<'_, '_> {
    fn instruction(&mut self, code: &mut Code<'_>, value: ValueId) {
        let inst = &code.function.values[value];
        let (op, ty, loc, flags) = (inst.op, inst.ty, inst.loc, inst.flags);
        let args: Args = inst.args.clone();
        let is_result = is_long(&code.module.types[ty]);
        let longest = args.iter().find_map(|&arg| code.long(arg));
        let pair = two_results(code.module, op, ty);
        if !is_result && longest.is_none() && pair.is_none() || is_access_chain(op) {
            return;
        }
        let set = |code: &mut Code<'_>, op: S, ty: TypeId, args: &[Arg]| {
            code.function.values[value] = Inst::new(op, ty, args.iter().copied(), loc).with_flags(flags);
        };
        match op {
            Op::Core(S::Load) => {
                let class = args.first().map(|&it| code.type_of(it)).and_then(|it| code.module.pointee(it));
                if class.is_some_and(|(class, _)| has_layout(class)) {
                    let memory = self.changed(code.module, ty, true);
                    let loaded = code.push(Inst::new(op, memory, args, loc).with_flags(flags));
                    let parts = code.components(loaded, loc);
                    set(code, S::CompositeConstruct, ty, &parts);
                }
            }
            Op::Core(S::Store) => {
                let class = args.first().map(|&it| code.type_of(it)).and_then(|it| code.module.pointee(it));
                if class.is_some_and(|(class, _)| has_layout(class))
                    && let Some(&stored) = args.get(1)
                {
                    code.function.values[value].args[1] = self.for_memory(code, stored, loc);
                }
            }
            Op::Core(S::CompositeExtract) if is_result => {
                let Some((holder, last)) = path_end(code, &args, 0) else { return };
                if is_laid_out(code.module, holder, last) {
                    let memory = self.changed(code.module, ty, true);
                    let part = code.push(Inst::new(op, memory, args, loc));
                    let parts = code.components(part, loc);
                    set(code, S::CompositeConstruct, ty, &parts);
                }
            }
            Op::Core(S::CompositeInsert) => {
                let Some((holder, last)) = path_end(code, &args, 1) else { return };
                let Some(&object) = args.first() else { return };
                if code.long(object).is_some() && is_laid_out(code.module, holder, last) {
                    code.function.values[value].args[0] = self.for_memory(code, object, loc);
                }
            }
            Op::Core(S::CompositeConstruct) if is_result => {
                let parts: Vec<Arg> = args.iter().flat_map(|&it| code.components(it, loc)).collect();
                set(code, S::CompositeConstruct, ty, &parts);
            }
            Op::Core(S::CompositeConstruct) => {
                for (index, &arg) in args.iter().enumerate() {
                    if code.long(arg).is_some() && is_laid_out(code.module, ty, index as u32) {
                        code.function.values[value].args[index] = self.for_memory(code, arg, loc);
                    }
                }
            }
            Op::Core(S::VectorShuffle) => {
                let (Some(&first), Some(&second)) = (args.first(), args.get(1)) else { return };
                let first_type = code.type_of(first);
                let width = code.module.width(first_type);
                let part = code.module.component(ty);
                let lanes: Vec<u32> = args.iter().skip(2).filter_map(|it| it.literal()).collect();
                let parts: Vec<Arg> = lanes
                    .into_iter()
                    .map(|lane| match lane {
                        u32::MAX => Arg::Constant(code.module.undef(part)),
                        lane if lane < width => code.component(first, lane, loc),
                        lane => code.component(second, lane - width, loc),
                    })
                    .collect();
                set(code, S::CompositeConstruct, ty, &parts);
            }
            Op::Core(S::VectorExtractDynamic) => {
                let (Some(&whole), Some(&index)) = (args.first(), args.get(1)) else { return };
                let pointer = variable(code, whole, loc);
                let pointer = element(code, pointer, ty, index, loc);
                set(code, S::Load, ty, &[pointer]);
            }
            Op::Core(S::VectorInsertDynamic) => {
                let [whole, part, index] = args[..] else { return };
                let holder = variable(code, whole, loc);
                let part_type = code.type_of(part);
                let pointer = element(code, holder, part_type, index, loc);
                let void = code.module.void();
                code.push(Inst::new(S::Store, void, [pointer, part], loc));
                set(code, S::Load, ty, &[holder]);
            }
            Op::Core(S::Any | S::All) => {
                let join = if op == Op::Core(S::Any) { S::LogicalOr } else { S::LogicalAnd };
                let Some(&whole) = args.first() else { return };
                let parts = code.components(whole, loc);
                let all = joined(code, &parts, join, ty, loc, flags);
                set(code, S::CopyObject, ty, &[all]);
            }
            // The lanes with the same value in every component.
            Op::Core(S::GroupNonUniformPartitionNV) => {
                let Some(&whole) = args.first() else { return };
                let parts = code.components(whole, loc);
                let lanes: Vec<Arg> =
                    parts.into_iter().map(|part| code.push(Inst::new(op, ty, [part], loc))).collect();
                let all = joined(code, &lanes, S::BitwiseAnd, ty, loc, flags);
                set(code, S::CopyObject, ty, &[all]);
            }
            Op::Core(S::Dot) => {
                let [a, b] = args[..] else { return };
                let all = dot(code, a, b, ty, loc, flags);
                set(code, S::CopyObject, ty, &[all]);
            }
            Op::Core(S::VectorTimesScalar) => {
                let parts = each(code, Op::Core(S::FMul), ty, &args, loc, flags);
                set(code, S::CompositeConstruct, ty, &parts);
            }
            Op::Ext { set: ExtSet::Glsl, number }
                if [Glsl::Length, Glsl::Distance, Glsl::Normalize].iter().any(|it| *it as u32 == number) =>
            {
                self.length(code, value, number);
            }
            // Values of one type in and out; nothing is done to components.
            Op::Core(S::CopyObject | S::FunctionCall | S::CopyLogical)
            | Op::Parameter
            | Op::BlockParameter
            | Op::DebugValue => {}
            Op::Core(S::CompositeExtract) => {}
            _ if pair.is_some() => {
                let Some((fraction, whole)) = pair else { return };
                let (Some(&from), Some(len)) = (args.first(), longest) else { return };
                let mut both = [Vec::new(), Vec::new()];
                let types = [fraction, whole].map(|it| code.module.component(it));
                let Type::Struct(mut small) = code.module.types[ty].clone() else { return };
                for (member, ty) in small.members.iter_mut().zip(types) {
                    member.ty = ty;
                }
                let small = code.module.ty(Type::Struct(small));
                for index in 0..len {
                    let part = code.component(from, index, loc);
                    let result = code.push(Inst::new(op, small, [part], loc).with_flags(flags));
                    for (member, parts) in (0..).zip(&mut both) {
                        let at = [result, Arg::Literal(member)];
                        let ty = types[member as usize];
                        parts.push(code.push(Inst::new(S::CompositeExtract, ty, at, loc)));
                    }
                }
                let [first, second] = both;
                let first = code.push(Inst::new(S::CompositeConstruct, fraction, first, loc));
                let second = code.push(Inst::new(S::CompositeConstruct, whole, second, loc));
                set(code, S::CompositeConstruct, ty, &[first, second]);
            }
            _ if is_result && is_by_component(op) => {
                let len = code.module.width(ty);
                if longest.is_none_or(|it| it == len) {
                    let parts = each(code, op, ty, &args, loc, flags);
                    set(code, S::CompositeConstruct, ty, &parts);
                } else {
                    self.refuse(code, loc);
                }
            }
            _ => self.refuse(code, loc),
        }
    }

    fn refuse(&mut self, code: &Code<'_>, loc: LocId) {
        let at = code.module.locs[loc].span;
        self.context.sink.push(errors::NotForLongVectors { at });
    }

    /// A long vector as memory with a layout holds it.
    fn for_memory(&mut self, code: &mut Code<'_>, whole: Arg, loc: LocId) -> Arg {
        let ty = code.type_of(whole);
        let memory = self.changed(code.module, ty, true);
        let parts = code.components(whole, loc);
        code.push(Inst::new(S::CompositeConstruct, memory, parts, loc))
    }

    /// `length(v)`, `distance(a, b)` and `normalize(v)` from products.
    fn length(&mut self, code: &mut Code<'_>, value: ValueId, number: u32) {
        let inst = &code.function.values[value];
        let (ty, loc, flags) = (inst.ty, inst.loc, inst.flags);
        let args = inst.args.clone();
        let (Some(&first), glsl) =
            (args.first(), |it: Glsl| Op::Ext { set: ExtSet::Glsl, number: it as u32 })
        else {
            return;
        };
        let vector = code.type_of(first);
        let scalar = code.module.component(vector);
        let difference = match args.get(1) {
            Some(_) => {
                let parts = each(code, Op::Core(S::FSub), vector, &args, loc, flags);
                code.push(Inst::new(S::CompositeConstruct, vector, parts, loc))
            }
            None => first,
        };
        let square = dot(code, difference, difference, scalar, loc, flags);
        code.function.values[value] = if number == Glsl::Normalize as u32 {
            let by = Inst::new(glsl(Glsl::InverseSqrt), scalar, [square], loc).with_flags(flags);
            let by = code.push(by);
            let parts = each(code, Op::Core(S::FMul), ty, &[first, by], loc, flags);
            Inst::new(S::CompositeConstruct, ty, parts, loc)
        } else {
            Inst::new(glsl(Glsl::Sqrt), ty, [square], loc)
        }
        .with_flags(flags);
    }
}

/// Whether an operation does to each component what it does to a scalar.
fn is_by_component(op: Op) -> bool {
    match op {
        Op::Core(it) => !matches!(
            it,
            S::VectorTimesMatrix | S::MatrixTimesVector | S::OuterProduct | S::Transpose | S::ImageRead
        ),
        Op::Ext { set: ExtSet::Glsl, number } => {
            let whole =
                [Glsl::Cross, Glsl::FaceForward, Glsl::Reflect, Glsl::Refract, Glsl::Modf, Glsl::Frexp];
            !whole.iter().any(|it| *it as u32 == number)
        }
        _ => false,
    }
}

/// The two long vectors that `ModfStruct` and `FrexpStruct` return.
fn two_results(module: &Module, op: Op, ty: TypeId) -> Option<(TypeId, TypeId)> {
    let Op::Ext { set: ExtSet::Glsl, number } = op else { return None };
    let Type::Struct(it) = &module.types[ty] else { return None };
    let is_pair = [Glsl::ModfStruct, Glsl::FrexpStruct].iter().any(|it| *it as u32 == number);
    match &it.members[..] {
        [first, second] if is_pair && is_long(&module.types[first.ty]) => Some((first.ty, second.ty)),
        _ => None,
    }
}

/// The operation on each component. Arguments that are not long vectors are the same for all.
fn each(code: &mut Code<'_>, op: Op, ty: TypeId, args: &[Arg], loc: LocId, flags: Flags) -> Vec<Arg> {
    let part = code.module.component(ty);
    let is_long: SmallVec<[bool; 4]> = args.iter().map(|&arg| code.long(arg).is_some()).collect();
    (0..code.module.width(ty))
        .map(|index| {
            let parts: Args = args
                .iter()
                .zip(&is_long)
                .map(|(&arg, &is_long)| if is_long { code.component(arg, index, loc) } else { arg })
                .collect();
            code.push(Inst::new(op, part, parts, loc).with_flags(flags))
        })
        .collect()
}

fn joined(code: &mut Code<'_>, parts: &[Arg], op: S, ty: TypeId, loc: LocId, flags: Flags) -> Arg {
    let mut parts = parts.iter().copied();
    let Some(mut all) = parts.next() else { return Arg::Constant(code.module.null(ty)) };
    for part in parts {
        all = code.push(Inst::new(op, ty, [all, part], loc).with_flags(flags));
    }
    all
}

fn dot(code: &mut Code<'_>, a: Arg, b: Arg, scalar: TypeId, loc: LocId, flags: Flags) -> Arg {
    let (a, b) = (code.components(a, loc), code.components(b, loc));
    let products: Vec<Arg> = a
        .into_iter()
        .zip(b)
        .map(|(a, b)| code.push(Inst::new(S::FMul, scalar, [a, b], loc).with_flags(flags)))
        .collect();
    joined(code, &products, S::FAdd, scalar, loc, flags)
}

/// The composite in which the path of an extraction or insertion ends, and the last index.
fn path_end(code: &mut Code<'_>, args: &Args, whole: usize) -> Option<(TypeId, u32)> {
    let mut ty = code.type_of(*args.get(whole)?);
    let path: SmallVec<[u32; 4]> = args.iter().skip(whole + 1).filter_map(|it| it.literal()).collect();
    let (&last, before) = path.split_last()?;
    for &index in before {
        ty = code.module.part(ty, index)?;
    }
    Some((ty, last))
}

/// A local variable with that value.
fn variable(code: &mut Code<'_>, whole: Arg, loc: LocId) -> Arg {
    let ty = code.type_of(whole);
    let pointer = code.module.pointer(spirv::StorageClass::Function, ty);
    let class = Arg::Literal(spirv::StorageClass::Function as u32);
    let place = code.function.values.add(Inst::new(S::Variable, pointer, [class], loc));
    if let Some(entry) = code.function.entry() {
        code.function.blocks[entry].values.insert(0, place);
    }
    let void = code.module.void();
    code.push(Inst::new(S::Store, void, [Arg::Value(place), whole], loc));
    Arg::Value(place)
}

/// A pointer to a component of a long vector.
fn element(code: &mut Code<'_>, pointer: Arg, part: TypeId, index: Arg, loc: LocId) -> Arg {
    let ty = code.module.pointer(spirv::StorageClass::Function, part);
    code.push(Inst::new(S::AccessChain, ty, [pointer, index], loc))
}
