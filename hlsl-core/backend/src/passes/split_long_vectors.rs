//! Replaces vectors of more than four components, which shader model 6.9 introduced, with arrays, and operations on them
//! with operations on each component: core SPIR-V has no such vectors. Where SPV_EXT_long_vector is named, they stay.
//!
//! `vector<float, 8>` becomes `float[8]`; in memory that the host can see, the array has a stride. Needs: nothing, as the
//! first pass. Leaves ([`leaves`]): no vector that SPIR-V lacks. Running it twice in a row changes nothing.

use super::{Context, Settings};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::list::legalize as errors,
    ir::{facts::is_access_chain, spirv::GlslStd450Op as Glsl, *},
};
use smallvec::SmallVec;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.long_vectors || !module.types.iter().any(|(_, ty)| is_long(ty)) {
        return;
    }
    let mut split = Split { context, values: IdMap::default(), memory: IdMap::default() };
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let mut written = Vec::with_capacity(values.len());
            for value in values {
                split.instruction(&mut Code { module, function, written: &mut written, value });
                written.push(value);
            }
            // Variables that indices need stand at the start.
            function.blocks[block].values.extend(written);
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

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    if settings.long_vectors {
        return Ok(());
    }
    // A type comes after those that it consists of.
    let mut holds: IdMap<Type, bool> = IdMap::default();
    for (id, ty) in module.types.iter() {
        holds[id] = match ty {
            Type::Array { element, .. } | Type::RuntimeArray { element, .. } => holds[*element],
            Type::Pointer { pointee, .. } => holds[*pointee],
            Type::NodePayloads { record, .. } => holds[*record],
            Type::Struct(it) => it.members.iter().any(|it| holds[it.ty]),
            _ => is_long(ty),
        };
    }
    if let Some((_, global)) = module.globals.iter().find(|it| holds[it.1.ty]) {
        return Err(format!("{:?} holds a long vector", global.name));
    }
    for function in module.functions.values() {
        let blocks = function.order.iter().map(|&it| &function.blocks[it]);
        let values = blocks.flat_map(|it| it.parameters.iter().chain(&it.values));
        for &value in function.parameters.iter().chain(values) {
            let inst = &function.values[value];
            let is_long = |&arg: &Arg| module.interned().arg_type(function, arg).is_some_and(|it| holds[it]);
            if holds[inst.ty] || inst.args.iter().any(is_long) {
                return Err(format!("%{} in {:?} is or takes a long vector", value.index(), function.name));
            }
        }
    }
    Ok(())
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

/// A function in which one instruction is being rewritten. Everything that is added has the location of that
/// instruction; what does its work has its flags, too.
struct Code<'m> {
    module: &'m mut Module,
    function: &'m mut Function,
    /// The block, as far as it has been rewritten.
    written: &'m mut Vec<ValueId>,
    /// The instruction. It keeps its id, so that its uses stay correct.
    value: ValueId,
}

impl Code<'_> {
    fn new_inst(&self, op: impl Into<Op>, ty: TypeId, args: &[Arg]) -> Inst {
        Inst::new(op, ty, args.iter().copied(), self.function.values[self.value].loc)
    }

    fn with_flags(&self, inst: Inst) -> Inst {
        inst.with_flags(self.function.values[self.value].flags)
    }

    fn push(&mut self, inst: Inst) -> Arg {
        let value = self.function.values.add(inst);
        self.written.push(value);
        Arg::Value(value)
    }

    /// Adds an instruction that only moves data.
    fn copy(&mut self, op: impl Into<Op>, ty: TypeId, args: &[Arg]) -> Arg {
        let inst = self.new_inst(op, ty, args);
        self.push(inst)
    }

    /// Adds an instruction that does a part of the work, with the flags of the whole.
    fn compute(&mut self, op: impl Into<Op>, ty: TypeId, args: &[Arg]) -> Arg {
        let inst = self.new_inst(op, ty, args);
        let inst = self.with_flags(inst);
        self.push(inst)
    }

    /// Puts another instruction in place of the one that is rewritten.
    fn replace(&mut self, op: impl Into<Op>, ty: TypeId, args: &[Arg]) {
        let inst = self.new_inst(op, ty, args);
        self.function.values[self.value] = self.with_flags(inst);
    }

    fn replace_arg(&mut self, index: usize, arg: Arg) {
        self.function.values[self.value].args[index] = arg;
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
    fn component(&mut self, whole: Arg, index: u32) -> Arg {
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
        self.copy(S::CompositeExtract, part, &[whole, Arg::Literal(index)])
    }

    fn components(&mut self, whole: Arg) -> SmallVec<[Arg; 16]> {
        let ty = self.type_of(whole);
        let count = self.module.parts(ty).unwrap_or(1);
        (0..count).map(|index| self.component(whole, index)).collect()
    }

    /// Whether `pointer` leads to memory with a layout.
    fn points_to_layout(&mut self, pointer: Option<&Arg>) -> bool {
        let ty = pointer.map(|&it| self.type_of(it));
        ty.and_then(|it| self.module.pointee(it)).is_some_and(|(class, _)| has_layout(class))
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

    fn in_memory(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        self.changed(module, ty, true)
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
                let record = self.in_memory(module, record);
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
    fn instruction(&mut self, code: &mut Code<'_>) {
        let old = code.function.values[code.value].clone();
        let is_result = is_long(&code.module.types[old.ty]);
        let longest = old.args.iter().find_map(|&arg| code.long(arg));
        let pair = two_results(code.module, &old);
        if (!is_result && longest.is_none() && pair.is_none()) || is_access_chain(old.op) {
            return;
        }
        if let Some(pair) = pair {
            return two_vectors(code, &old, pair);
        }
        match old.op {
            Op::Core(S::Load) => self.load(code, &old),
            Op::Core(S::Store) => self.store(code, &old),
            Op::Core(S::CompositeExtract) if is_result => self.extract_whole(code, &old),
            Op::Core(S::CompositeInsert) => self.insert_whole(code, &old),
            Op::Core(S::CompositeConstruct) if is_result => construct(code, &old),
            Op::Core(S::CompositeConstruct) => self.construct_holder(code, &old),
            Op::Core(S::VectorShuffle) => shuffle(code, &old),
            Op::Core(S::VectorExtractDynamic) => extract_at(code, &old),
            Op::Core(S::VectorInsertDynamic) => insert_at(code, &old),
            Op::Core(S::Any) => join_components(code, &old, S::LogicalOr),
            Op::Core(S::All) => join_components(code, &old, S::LogicalAnd),
            Op::Core(S::GroupNonUniformPartitionNV) => partition(code, &old),
            Op::Core(S::Dot) => {
                let [a, b] = old.args[..] else { return };
                let all = dot(code, a, b, old.ty);
                code.replace(S::CopyObject, old.ty, &[all]);
            }
            Op::Core(S::VectorTimesScalar) => {
                let parts = each(code, Op::Core(S::FMul), old.ty, &old.args);
                code.replace(S::CompositeConstruct, old.ty, &parts);
            }
            op if is_glsl(op, &[Glsl::Length, Glsl::Distance]) => {
                let Some(length_squared) = length_squared(code, &old) else { return };
                code.replace(Glsl::Sqrt, old.ty, &[length_squared]);
            }
            op if is_glsl(op, &[Glsl::Normalize]) => normalize(code, &old),
            // Values of one type in and out; nothing is done to components.
            Op::Core(S::CopyObject | S::FunctionCall | S::CopyLogical)
            | Op::Parameter
            | Op::BlockParameter
            | Op::DebugDeclare
            | Op::DebugValue => {}
            // A part that is not a long vector; it is read from an array in the same way.
            Op::Core(S::CompositeExtract) => {}
            op if is_result && is_by_component(op) => {
                let len = code.module.width(old.ty);
                if longest.is_none_or(|it| it == len) {
                    let parts = each(code, op, old.ty, &old.args);
                    code.replace(S::CompositeConstruct, old.ty, &parts);
                } else {
                    self.refuse(code, old.loc);
                }
            }
            _ => self.refuse(code, old.loc),
        }
    }

    fn refuse(&mut self, code: &Code<'_>, loc: LocId) {
        let at = code.module.locs[loc].span;
        self.context.sink.push(errors::NotForLongVectors { at });
    }
}

/// Memory and composites, which may hold a long vector in another form than values do.
impl Split<'_, '_> {
    fn load(&mut self, code: &mut Code<'_>, old: &Inst) {
        if code.points_to_layout(old.args.first()) {
            let memory = self.in_memory(code.module, old.ty);
            let loaded = code.compute(old.op, memory, &old.args);
            let parts = code.components(loaded);
            code.replace(S::CompositeConstruct, old.ty, &parts);
        }
    }

    fn store(&mut self, code: &mut Code<'_>, old: &Inst) {
        if code.points_to_layout(old.args.first())
            && let Some(&stored) = old.args.get(1)
        {
            let stored = self.for_memory(code, stored);
            code.replace_arg(1, stored);
        }
    }

    /// A long vector from a composite.
    fn extract_whole(&mut self, code: &mut Code<'_>, old: &Inst) {
        let Some((holder, last)) = path_end(code, &old.args, 0) else { return };
        if is_laid_out(code.module, holder, last) {
            let memory = self.in_memory(code.module, old.ty);
            let part = code.copy(old.op, memory, &old.args);
            let parts = code.components(part);
            code.replace(S::CompositeConstruct, old.ty, &parts);
        }
    }

    /// Perhaps a long vector into a composite.
    fn insert_whole(&mut self, code: &mut Code<'_>, old: &Inst) {
        let Some((holder, last)) = path_end(code, &old.args, 1) else { return };
        let Some(&object) = old.args.first() else { return };
        if code.long(object).is_some() && is_laid_out(code.module, holder, last) {
            let object = self.for_memory(code, object);
            code.replace_arg(0, object);
        }
    }

    /// A struct or an array of long vectors.
    fn construct_holder(&mut self, code: &mut Code<'_>, old: &Inst) {
        for (index, &arg) in old.args.iter().enumerate() {
            if code.long(arg).is_some() && is_laid_out(code.module, old.ty, index as u32) {
                let part = self.for_memory(code, arg);
                code.replace_arg(index, part);
            }
        }
    }

    /// A long vector as memory with a layout holds it.
    fn for_memory(&mut self, code: &mut Code<'_>, whole: Arg) -> Arg {
        let ty = code.type_of(whole);
        let memory = self.in_memory(code.module, ty);
        let parts = code.components(whole);
        code.copy(S::CompositeConstruct, memory, &parts)
    }
}

/// A long vector from shorter vectors and scalars.
fn construct(code: &mut Code<'_>, old: &Inst) {
    let parts: Vec<Arg> = old.args.iter().flat_map(|&it| code.components(it)).collect();
    code.replace(S::CompositeConstruct, old.ty, &parts);
}

fn shuffle(code: &mut Code<'_>, old: &Inst) {
    let (Some(&first), Some(&second)) = (old.args.first(), old.args.get(1)) else { return };
    let first_type = code.type_of(first);
    let width = code.module.width(first_type);
    let part = code.module.component(old.ty);
    let lanes = old.args.iter().skip(2).filter_map(|it| it.literal());
    let parts: Vec<Arg> = lanes
        .map(|lane| match lane {
            u32::MAX => Arg::Constant(code.module.undef(part)),
            lane if lane < width => code.component(first, lane),
            lane => code.component(second, lane - width),
        })
        .collect();
    code.replace(S::CompositeConstruct, old.ty, &parts);
}

/// `v[index]` with an index that is not constant.
fn extract_at(code: &mut Code<'_>, old: &Inst) {
    let (Some(&whole), Some(&index)) = (old.args.first(), old.args.get(1)) else { return };
    let holder = variable(code, whole);
    let pointer = element(code, holder, old.ty, index);
    code.replace(S::Load, old.ty, &[pointer]);
}

/// `v[index] = part` with an index that is not constant.
fn insert_at(code: &mut Code<'_>, old: &Inst) {
    let [whole, part, index] = old.args[..] else { return };
    let holder = variable(code, whole);
    let part_type = code.type_of(part);
    let pointer = element(code, holder, part_type, index);
    let void = code.module.void();
    code.copy(S::Store, void, &[pointer, part]);
    code.replace(S::Load, old.ty, &[holder]);
}

/// `any(v)` and `all(v)`.
fn join_components(code: &mut Code<'_>, old: &Inst, join: S) {
    let Some(&whole) = old.args.first() else { return };
    let parts = code.components(whole);
    let all = joined(code, &parts, join, old.ty);
    code.replace(S::CopyObject, old.ty, &[all]);
}

/// The lanes with the same value in every component.
fn partition(code: &mut Code<'_>, old: &Inst) {
    let Some(&whole) = old.args.first() else { return };
    let parts = code.components(whole);
    let lanes: Vec<Arg> = parts.into_iter().map(|part| code.copy(old.op, old.ty, &[part])).collect();
    let all = joined(code, &lanes, S::BitwiseAnd, old.ty);
    code.replace(S::CopyObject, old.ty, &[all]);
}

/// The square of `length(v)`, `distance(a, b)` or what `normalize(v)` divides by.
fn length_squared(code: &mut Code<'_>, old: &Inst) -> Option<Arg> {
    let &first = old.args.first()?;
    let vector = code.type_of(first);
    let scalar = code.module.component(vector);
    let difference = match old.args.get(1) {
        Some(_) => {
            let parts = each(code, Op::Core(S::FSub), vector, &old.args);
            code.copy(S::CompositeConstruct, vector, &parts)
        }
        None => first,
    };
    Some(dot(code, difference, difference, scalar))
}

fn normalize(code: &mut Code<'_>, old: &Inst) {
    let (Some(&vector), Some(length_squared)) = (old.args.first(), length_squared(code, old)) else { return };
    let scalar = code.type_of(length_squared);
    let by = code.compute(Glsl::InverseSqrt, scalar, &[length_squared]);
    let parts = each(code, Op::Core(S::FMul), old.ty, &[vector, by]);
    code.replace(S::CompositeConstruct, old.ty, &parts);
}

/// `modf(v, whole)` and `frexp(v, exponent)`, whose results are a struct of two long vectors.
fn two_vectors(code: &mut Code<'_>, old: &Inst, pair: [TypeId; 2]) {
    let Some(&from) = old.args.first() else { return };
    let Some(len) = code.long(from) else { return };
    let Type::Struct(mut of_components) = code.module.types[old.ty].clone() else { return };
    let types = pair.map(|it| code.module.component(it));
    for (member, ty) in of_components.members.iter_mut().zip(types) {
        member.ty = ty;
    }
    let of_components = code.module.ty(Type::Struct(of_components));
    let mut both = [Vec::new(), Vec::new()];
    for index in 0..len {
        let part = code.component(from, index);
        let result = code.compute(old.op, of_components, &[part]);
        for ((member, ty), parts) in (0..).zip(types).zip(&mut both) {
            parts.push(code.copy(S::CompositeExtract, ty, &[result, Arg::Literal(member)]));
        }
    }
    let [first, second] = both;
    let first = code.copy(S::CompositeConstruct, pair[0], &first);
    let second = code.copy(S::CompositeConstruct, pair[1], &second);
    code.replace(S::CompositeConstruct, old.ty, &[first, second]);
}

/// Whether an operation does to each component what it does to a scalar.
fn is_by_component(op: Op) -> bool {
    match op {
        Op::Core(it) => !matches!(
            it,
            S::VectorTimesMatrix | S::MatrixTimesVector | S::OuterProduct | S::Transpose | S::ImageRead
        ),
        Op::Ext { set: ExtSet::Glsl, .. } => !is_glsl(
            op,
            &[Glsl::Cross, Glsl::FaceForward, Glsl::Reflect, Glsl::Refract, Glsl::Modf, Glsl::Frexp],
        ),
        _ => false,
    }
}

fn is_glsl(op: Op, any_of: &[Glsl]) -> bool {
    any_of.iter().any(|&it| op == it.into())
}

/// The two long vectors that `ModfStruct` and `FrexpStruct` return.
fn two_results(module: &Module, inst: &Inst) -> Option<[TypeId; 2]> {
    if !is_glsl(inst.op, &[Glsl::ModfStruct, Glsl::FrexpStruct]) {
        return None;
    }
    let Type::Struct(it) = &module.types[inst.ty] else { return None };
    match &it.members[..] {
        [first, second] if is_long(&module.types[first.ty]) => Some([first.ty, second.ty]),
        _ => None,
    }
}

/// The operation on each component. Arguments that are not long vectors are the same for all.
fn each(code: &mut Code<'_>, op: Op, ty: TypeId, args: &[Arg]) -> Vec<Arg> {
    let part = code.module.component(ty);
    let is_long: SmallVec<[bool; 4]> = args.iter().map(|&arg| code.long(arg).is_some()).collect();
    (0..code.module.width(ty))
        .map(|index| {
            let parts: Args = args
                .iter()
                .zip(&is_long)
                .map(|(&arg, &is_long)| if is_long { code.component(arg, index) } else { arg })
                .collect();
            code.compute(op, part, &parts)
        })
        .collect()
}

fn joined(code: &mut Code<'_>, parts: &[Arg], op: S, ty: TypeId) -> Arg {
    let mut parts = parts.iter().copied();
    let Some(mut all) = parts.next() else { return Arg::Constant(code.module.null(ty)) };
    for part in parts {
        all = code.compute(op, ty, &[all, part]);
    }
    all
}

fn dot(code: &mut Code<'_>, a: Arg, b: Arg, scalar: TypeId) -> Arg {
    let (a, b) = (code.components(a), code.components(b));
    let products: Vec<Arg> =
        a.into_iter().zip(b).map(|(a, b)| code.compute(S::FMul, scalar, &[a, b])).collect();
    joined(code, &products, S::FAdd, scalar)
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
fn variable(code: &mut Code<'_>, whole: Arg) -> Arg {
    let ty = code.type_of(whole);
    let pointer = code.module.pointer(spirv::StorageClass::Function, ty);
    let class = Arg::Literal(spirv::StorageClass::Function as u32);
    let place = code.new_inst(S::Variable, pointer, &[class]);
    let place = code.function.values.add(place);
    if let Some(entry) = code.function.entry() {
        code.function.blocks[entry].values.insert(0, place);
    }
    let void = code.module.void();
    code.copy(S::Store, void, &[Arg::Value(place), whole]);
    Arg::Value(place)
}

/// A pointer to a component of a long vector.
fn element(code: &mut Code<'_>, pointer: Arg, part: TypeId, index: Arg) -> Arg {
    let ty = code.module.pointer(spirv::StorageClass::Function, part);
    code.copy(S::AccessChain, ty, &[pointer, index])
}
