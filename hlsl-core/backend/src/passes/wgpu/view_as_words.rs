//! Makes every buffer an array of words, and every access one of words, if a buffer holds what WGSL cannot have there:
//! `float3 a[2]; float b;` with Direct3D's layout, where `b` lies in the tail of `a`; in browsers, integers of
//! 16 and 64 bits and doubles. The host's bytes stay where the layout says.
//!
//! Half a word is written by two atomic operations, so that the other half may be written at the same time.
//!
//! Needs: a legal module. Leaves: types without offsets. Reports where a buffer holds numbers of other than 16, 32 or 64
//! bits (doubles only in browsers), or is used otherwise than by loads, stores and atomic operations.

use rustc_hash::FxHashMap;

use super::{
    Context,
    retype::Retype,
    rewrite::Rewriter,
    spell_out_wide_integers,
    split_atomics::{self, Splittable},
};
use crate::spirv::{Decoration as D, GlslStd450Op as GLOp, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as errors,
    ir::{facts::is_access_chain, place::place, *},
    math::round_up,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == crate::options::TargetEnvironment::WebGpu;
    let is_widened = super::widens_integers(module, &context.settings);
    // Naga has no numbers of 16 bits in immediates.
    let has_short_immediates = module.globals.values().any(|it| {
        let immediate = module.pointee(it.ty).filter(|it| it.0 == StorageClass::PUSH_CONSTANT);
        immediate.is_some_and(|(_, ty)| holds_16_bits(module, ty))
    });
    if !is_widened && !context.settings.has_foreign_layout && !has_short_immediates {
        return;
    }
    let blocks: Vec<GlobalId> = module.globals.ids().filter(|&it| block_of(module, it).is_some()).collect();
    let mut known = FxHashMap::default();
    let mut is_misplaced = |&it: &GlobalId| {
        let block = block_of(module, it);
        block.is_some_and(|(_, block)| !fits(module, block, is_uniform(module, it), &mut known))
    };
    let has_short = |&it: &GlobalId| {
        block_of(module, it).is_some_and(|(_, block)| has_odd_integers(module, block, is_web))
    };
    let misplaced = blocks.iter().copied().find(|it| is_misplaced(it));
    if misplaced.is_none() && !has_short_immediates && !(is_widened && blocks.iter().any(has_short)) {
        return;
    }
    let splittable = Splittable::new(module);
    if let Some(&other) = blocks.iter().find(|&&it| !is_plain(module, it, &splittable, is_web)) {
        // Short integers themselves are reported later, and what is in their way with them.
        let Some(misplaced) = misplaced else { return };
        let target = super::target_name(context);
        let name = module.globals[misplaced].name.to_string();
        let (at, other) = (module.globals[misplaced].span, module.globals[other].span);
        return context.sink.push(errors::WgpuLayout { target, name, at, other });
    }
    let mut views = Views::default();
    for &block in &blocks {
        views.add(module, block);
    }
    super::for_each_function(module, |module, function| views.function(module, function));
    Retype::new(|_, ty| without_layout(ty)).module(module);
    for (global, view) in blocks.into_iter().zip(views.types) {
        module.globals[global].ty = view;
    }
}

/// The arrays around the block that a buffer is, and the block.
fn block_of(module: &Module, global: GlobalId) -> Option<(usize, TypeId)> {
    let (class, mut ty) = module.pointee(module.globals[global].ty)?;
    let classes = [StorageClass::UNIFORM, StorageClass::STORAGE_BUFFER, StorageClass::PUSH_CONSTANT];
    if !classes.contains(&class) {
        return None;
    }
    let mut arrays = 0;
    while let Type::Array { element, .. } | Type::RuntimeArray { element, .. } = module.types[ty] {
        ty = element;
        arrays += 1;
    }
    matches!(module.types[ty], Type::Struct(_)).then_some((arrays, ty))
}

fn is_uniform(module: &Module, global: GlobalId) -> bool {
    let Some((_, block)) = block_of(module, global) else { return false };
    let is_buffer_block = matches!(&module.types[block], Type::Struct(it) if it.decorations.iter().any(|it| it.is(D::BufferBlock)));
    let class = module.pointee(module.globals[global].ty).map(|it| it.0);
    class == Some(StorageClass::UNIFORM) && !is_buffer_block
}

/// Whether WGSL can have the type's parts where they are. `known` has what was found out of structs, which may double with
/// every line.
fn fits(module: &Module, ty: TypeId, is_uniform: bool, known: &mut FxHashMap<(TypeId, bool), bool>) -> bool {
    if let Some(&known) = known.get(&(ty, is_uniform)) {
        return known;
    }
    let types = module.interned();
    let unit = if is_uniform { 16 } else { 1 };
    match &module.types[ty] {
        Type::Struct(it) => {
            let mut members: Vec<&Member> = it.members.iter().collect();
            members.sort_by_key(|it| it.offset);
            let mut end = 0;
            let found = members.into_iter().all(|member| {
                let Some(offset) = member.offset else { return true };
                let extent = types.natural_extent(member.ty);
                let is_aggregate = matches!(
                    module.types[member.ty],
                    Type::Struct(_) | Type::Array { .. } | Type::RuntimeArray { .. }
                );
                let alignment = extent.alignment.max(if is_aggregate { unit } else { 1 });
                let is_placed = offset >= end && offset % alignment == 0;
                end = offset.saturating_add(match is_aggregate {
                    true => round_up(extent.size, unit),
                    false => extent.size,
                });
                is_placed && has_own_layout(module, member) && fits(module, member.ty, is_uniform, known)
            });
            known.insert((ty, is_uniform), found);
            found
        }
        Type::Array { element, stride, .. } | Type::RuntimeArray { element, stride } => {
            let extent = types.natural_extent(*element);
            let alignment = extent.alignment.max(unit);
            let is_spaced = stride.is_none_or(|it| it % alignment == 0 && it >= extent.size);
            is_spaced && fits(module, *element, is_uniform, known)
        }
        _ => true,
    }
}

fn holds_16_bits(module: &Module, ty: TypeId) -> bool {
    module.types.contents(ty).widths.has(16)
}

fn has_odd_integers(module: &Module, ty: TypeId, is_web: bool) -> bool {
    let widths = module.types.contents(ty).widths;
    widths.has_integer(16) || is_web && widths.has(64)
}

/// Whether a matrix lies as WGSL's do: column by column, without gaps.
fn has_own_layout(module: &Module, member: &Member) -> bool {
    let Some(layout) = member.matrix else { return true };
    let Type::Matrix { column, .. } = module.types[module.interned().innermost(member.ty)] else {
        return true;
    };
    let extent = module.interned().natural_extent(column);
    !layout.row_major && layout.stride == round_up(extent.size, extent.alignment)
}

/// Whether all that a buffer holds is words, and the shader uses it in ways that words can say.
fn is_plain(module: &Module, global: GlobalId, splittable: &Splittable, is_web: bool) -> bool {
    let has_words = block_of(module, global).is_some_and(|(_, block)| is_of_words(module, block, is_web));
    let is_used_plainly = |function: &Function| {
        function.order.iter().flat_map(|&it| &function.blocks[it].values).all(|&value| {
            let inst = &function.values[value];
            let is_it = |&arg: &Arg| {
                let place = place(function, arg);
                place.is_some_and(|it| it.global == global && !it.loaded)
            };
            inst.op.is_debug()
                || is_access_chain(inst.op)
                || !inst.args.iter().any(is_it)
                || is_sayable(module, function, inst)
                || split_atomics::is_wide(module, function, inst) && splittable.can(function, inst)
        })
    };
    has_words && module.functions.values().all(is_used_plainly)
}

fn is_of_words(module: &Module, ty: TypeId, is_web: bool) -> bool {
    let is_other = |it: &Type| match it {
        Type::Int { width, .. } => !matches!(*width, 16 | 32 | 64),
        // Others than browsers would need 64-bit integers for doubles.
        Type::Float { width } => !matches!(*width, 16 | 32) && !is_web,
        Type::Vector { .. } | Type::Matrix { .. } | Type::Array { .. } | Type::RuntimeArray { .. } => false,
        // Inline SPIR-V makes matrices of which nobody says how they lie.
        Type::Struct(it) => it.members.iter().any(|it| it.matrix.is_none() && is_matrix(module, it.ty)),
        _ => true,
    };
    !super::any_part(module, ty, &is_other)
}

/// Whether it is a matrix, or an array of such.
fn is_matrix(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[module.interned().innermost(ty)], Type::Matrix { .. })
}

/// How many words are copied one by one.
const MAX_COPIED: u32 = 1024;

/// Whether an instruction that accesses memory can do so word by word.
fn is_sayable(module: &Module, function: &Function, inst: &Inst) -> bool {
    use S::*;
    let types = module.interned();
    let pointer = inst.args.first().and_then(|&it| types.arg_type(function, it));
    let target = pointer.and_then(|it| types.pointee(it)).map(|it| it.1);
    let is_small = target.is_some_and(|ty| types.natural_extent(ty).size / 4 <= MAX_COPIED);
    let is_word = target.is_some_and(|ty| matches!(module.types[ty], Type::Int { width: 32, .. }));
    match inst.core() {
        Some(Load | Store | CopyMemory) => is_small,
        Some(
            AtomicLoad
            | AtomicStore
            | AtomicExchange
            | AtomicCompareExchange
            | AtomicIAdd
            | AtomicISub
            | AtomicIIncrement
            | AtomicIDecrement
            | AtomicAnd
            | AtomicOr
            | AtomicXor
            | AtomicUMin
            | AtomicUMax,
        ) => is_word,
        Some(ArrayLength) => true,
        _ => false,
    }
}

// ----------------------------------------------------------------------------------------------------- accesses

/// Where something lies in a buffer, in bytes.
#[derive(Clone, Debug)]
struct Address {
    global: GlobalId,
    /// Which buffer of an array of them.
    outer: Args,
    start: u32,
    /// Indices, and the bytes from one to the next.
    steps: Vec<(Arg, u32)>,
    ty: TypeId,
    matrix: Option<MatrixLayout>,
    /// From one component of a vector to the next, if that is in a matrix; else 0.
    spread: u32,
}

/// No buffer is that large in browsers nor with wgpu, so what is read by an index that leads there is nothing.
const BEHIND_ALL: u32 = 1 << 31;

impl Address {
    /// The place that a pointer into a buffer points to.
    fn of(module: &Module, function: &Function, pointer: Arg) -> Option<Address> {
        let place = place(function, pointer).filter(|it| !it.loaded)?;
        let (arrays, block) = block_of(module, place.global)?;
        let mut address = Address {
            global: place.global,
            outer: place.indices.iter().take(arrays).copied().collect(),
            start: 0,
            steps: Vec::new(),
            ty: block,
            matrix: None,
            spread: 0,
        };
        for &index in place.indices.iter().skip(arrays) {
            address.step(module, index)?;
        }
        Some(address)
    }

    fn step(&mut self, module: &Module, index: Arg) -> Option<()> {
        let bytes = match &module.types[self.ty] {
            Type::Struct(it) => {
                let member = it.members.get(module.interned().index_of(index)? as usize)?;
                self.start = self.start.checked_add(member.offset?)?;
                (self.ty, self.matrix) = (member.ty, member.matrix);
                return Some(());
            }
            Type::Array { element, stride, .. } | Type::RuntimeArray { element, stride } => {
                self.ty = *element;
                (*stride)?
            }
            Type::Matrix { column, .. } => {
                self.ty = *column;
                let layout = self.matrix?;
                let component = module.interned().natural_extent(module.component(*column)).size;
                let (between, within) = match layout.row_major {
                    true => (component, layout.stride),
                    false => (layout.stride, component),
                };
                self.spread = within;
                between
            }
            Type::Vector { element, .. } => {
                let spread = self.spread(module);
                self.ty = *element;
                spread
            }
            _ => return None,
        };
        match module.interned().index_of(index) {
            Some(index) => {
                let start = u64::from(index) * u64::from(bytes) + u64::from(self.start);
                self.start = u32::try_from(start).map_or(BEHIND_ALL, |it| it.min(BEHIND_ALL));
            }
            None => self.steps.push((index, bytes)),
        }
        Some(())
    }

    /// From one component of a vector to the next.
    fn spread(&self, module: &Module) -> u32 {
        match self.spread {
            0 => module.interned().natural_extent(module.component(self.ty)).size,
            spread => spread,
        }
    }

    /// Whether it is a multiple of `unit` bytes, whatever the indices are.
    fn is_multiple_of(&self, unit: u32) -> bool {
        self.start.is_multiple_of(unit) && self.has_steps_of(unit)
    }

    fn has_steps_of(&self, unit: u32) -> bool {
        self.steps.iter().all(|it| it.1.is_multiple_of(unit))
    }

    fn part(&self, module: &mut Module, index: u32) -> Option<Address> {
        let mut part = self.clone();
        let index = module.uint(index);
        part.step(module, index.into())?;
        Some(part)
    }
}

#[derive(Default)]
struct Views {
    /// The block of a buffer that changes, and whether rows of four words hold its contents.
    of: IdMap<Global, Option<(TypeId, bool)>>,
    /// The types that their variables get.
    types: Vec<TypeId>,
}

impl Views {
    fn add(&mut self, module: &mut Module, global: GlobalId) {
        let is_uniform = is_uniform(module, global);
        let global_type = module.globals[global].ty;
        let Some((_, block)) = block_of(module, global) else { return };
        let Type::Struct(mut it) = module.types[block].clone() else { return };
        let word = module.uint32();
        let size = it.members.iter().map(|member| end_of(module, member)).max().unwrap_or(0);
        let words = if is_uniform {
            let row = module.vector(word, 4);
            module.array_with_stride(row, size.div_ceil(16).max(1), Some(16))
        } else if module.pointee(global_type).is_some_and(|it| it.0 == StorageClass::PUSH_CONSTANT) {
            module.array_with_stride(word, size.div_ceil(4).max(1), Some(4))
        } else {
            module.runtime_array(word, Some(4))
        };
        let is_same = |kind| {
            !it.members.is_empty()
                && it.members.iter().all(|member| member.decorations.iter().any(|it| it.is(kind)))
        };
        let kept = [D::NonWritable, D::NonReadable, D::Coherent, D::Volatile];
        let decorations =
            kept.into_iter().filter(|&it| is_same(it)).map(|it| Decoration::new(it, &[])).collect();
        it.members = vec![Member { decorations, ..Member::at("words", words, 0) }];
        let view = module.ty(Type::Struct(it));
        self.of[global] = Some((view, is_uniform));
        self.types.push(with_block(module, global_type, view));
    }

    fn function(&self, module: &mut Module, function: &mut Function) {
        let mut is_chain: IdMap<Inst, bool> = IdMap::default();
        for block in function.order.clone() {
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                let mut words = Words { views: self, module, function, out: Vec::new(), value };
                match words.rewrite() {
                    Rewritten::Not => values.push(value),
                    Rewritten::Chain => is_chain[value] = true,
                    Rewritten::Gone => values.append(&mut words.out),
                    Rewritten::Kept => {
                        values.append(&mut words.out);
                        values.push(value);
                    }
                }
            }
            function.blocks[block].values = values;
        }
        // Debug operations may still name the pointers.
        for block in function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let names_chain = |it: &ValueId| {
                let inst = &function.values[*it];
                inst.op.is_debug() && inst.args.iter().filter_map(|it| it.value()).any(|it| is_chain[it])
            };
            let kept = values.into_iter().filter(|it| !names_chain(it)).collect();
            function.blocks[block].values = kept;
        }
    }
}

/// Where a member ends, in bytes.
fn end_of(module: &Module, member: &Member) -> u32 {
    let start = member.offset.unwrap_or(0);
    start.saturating_add(size_of(module, member.ty, member.matrix))
}

/// Up to the last component, in bytes.
fn size_of(module: &Module, ty: TypeId, matrix: Option<MatrixLayout>) -> u32 {
    match &module.types[ty] {
        Type::Struct(it) => it.members.iter().map(|member| end_of(module, member)).max().unwrap_or(0),
        Type::Array { element, length, stride } => {
            let count = module.array_length(*length).unwrap_or(0);
            let last = size_of(module, *element, matrix);
            stride.unwrap_or(0).saturating_mul(count.saturating_sub(1)).saturating_add(last)
        }
        Type::Matrix { column, columns } => {
            let layout = matrix.unwrap_or(MatrixLayout { stride: 16, row_major: false });
            let rows = module.interned().part_count(*column).unwrap_or(1);
            let (vectors, components) = if layout.row_major { (rows, *columns) } else { (*columns, rows) };
            let component = module.interned().natural_extent(module.component(*column)).size;
            layout.stride.saturating_mul(vectors.saturating_sub(1)).saturating_add(component * components)
        }
        _ => module.interned().natural_extent(ty).size,
    }
}

/// The pointer type with another block.
fn with_block(module: &mut Module, ty: TypeId, block: TypeId) -> TypeId {
    match module.types[ty].clone() {
        Type::Pointer { class, pointee } => {
            let pointee = with_block(module, pointee, block);
            module.pointer(class, pointee)
        }
        Type::Array { element, length, stride } => {
            let element = with_block(module, element, block);
            module.ty(Type::Array { element, length, stride })
        }
        Type::RuntimeArray { element, stride } => {
            let element = with_block(module, element, block);
            module.ty(Type::RuntimeArray { element, stride })
        }
        _ => block,
    }
}

enum Rewritten {
    /// It has nothing to do with buffers.
    Not,
    /// It is a pointer into one, and not needed any more.
    Chain,
    /// It is replaced by what was written.
    Gone,
    /// What was written stands in front of it.
    Kept,
}

fn glsl(op: GLOp) -> Op {
    Op::Ext { set: ExtSet::Glsl, number: op as u32 }
}

/// Writes what stands for one instruction.
struct Words<'w> {
    views: &'w Views,
    module: &'w mut Module,
    function: &'w mut Function,
    out: Vec<ValueId>,
    value: ValueId,
}

impl Words<'_> {
    fn rewrite(&mut self) -> Rewritten {
        let inst = self.function.values[self.value].clone();
        let address = |it: &Self, arg: Option<&Arg>| {
            Address::of(it.module, it.function, *arg?).filter(|at| it.views.of[at.global].is_some())
        };
        if is_access_chain(inst.op) || inst.is(S::CopyObject) {
            return match address(self, Some(&Arg::Value(self.value))) {
                Some(_) => Rewritten::Chain,
                None => Rewritten::Not,
            };
        }
        if inst.op.is_debug() {
            return Rewritten::Not;
        }
        let (target, source) = (address(self, inst.args.first()), address(self, inst.args.get(1)));
        match (inst.core(), target, source) {
            (Some(S::Load), Some(at), _) => {
                let found = self.load(&at);
                self.become_copy(found)
            }
            (Some(S::Store), Some(at), _) => {
                if let Some(&value) = inst.args.get(1) {
                    self.store(&at, value);
                }
                Rewritten::Gone
            }
            (Some(S::CopyMemory), None, None) => Rewritten::Not,
            (Some(S::CopyMemory), target, source) => {
                let value = match (&source, inst.args.get(1)) {
                    (Some(at), _) => self.load(at),
                    (None, Some(&from)) => self.load_plainly(from),
                    _ => return Rewritten::Not,
                };
                match (&target, inst.args.first()) {
                    (Some(at), _) => self.store(at, value),
                    (None, Some(&to)) => self.effect(S::Store, [to, value]),
                    _ => {}
                }
                Rewritten::Gone
            }
            (Some(S::ArrayLength), Some(at), _) => self.length(&inst, at),
            (Some(_), Some(at), _) => self.atomic(&inst, &at),
            _ => Rewritten::Not,
        }
    }

    fn push(&mut self, op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        let loc = self.function.values[self.value].loc;
        let new = self.function.values.add(Inst::new(op, ty, args, loc));
        self.out.push(new);
        new.into()
    }

    fn effect(&mut self, op: S, args: impl IntoIterator<Item = Arg>) {
        let void = self.module.void();
        self.push(op, void, args);
    }

    fn become_copy(&mut self, of: Arg) -> Rewritten {
        let inst = &mut self.function.values[self.value];
        inst.op = S::CopyObject.into();
        inst.args = Args::from_slice(&[of]);
        Rewritten::Kept
    }

    fn load_plainly(&mut self, pointer: Arg) -> Arg {
        let ty = self.module.type_of(self.function, pointer);
        let pointee = self.module.pointee(ty).map_or(ty, |it| it.1);
        self.push(S::Load, pointee, [pointer])
    }

    fn uint(&mut self, value: u32) -> Arg {
        self.module.uint(value).into()
    }

    fn has_rows(&self, global: GlobalId) -> bool {
        self.views.of[global].is_some_and(|it| it.1)
    }

    fn class(&self, global: GlobalId) -> StorageClass {
        let class = self.module.pointee(self.module.globals[global].ty).map(|it| it.0);
        class.unwrap_or(StorageClass::STORAGE_BUFFER)
    }

    /// The sum of the steps and `start`, each divided by `unit`.
    fn sum(&mut self, at: &Address, unit: u32, start: u32) -> Arg {
        let word = self.module.uint32();
        let mut sum: Option<Arg> = None;
        for &(index, bytes) in &at.steps {
            let mut term = index;
            let index_type = self.module.type_of(self.function, index);
            if index_type != word {
                let is_wide = !matches!(self.module.types[index_type], Type::Int { width: 32, .. });
                term = self.push(if is_wide { S::UConvert } else { S::Bitcast }, word, [term]);
            }
            if bytes / unit != 1 {
                let factor = self.uint(bytes / unit);
                term = self.push(S::IMul, word, [term, factor]);
            }
            sum = Some(match sum {
                Some(sum) => self.push(S::IAdd, word, [sum, term]),
                None => term,
            });
        }
        let constant = self.uint(start / unit);
        match sum {
            None => constant,
            Some(sum) if start / unit == 0 => sum,
            Some(sum) => self.push(S::IAdd, word, [sum, constant]),
        }
    }

    /// The pointer to the word at an address, and by how many bits what is there is shifted in it.
    fn pointer(&mut self, at: &Address) -> (Arg, Arg) {
        let word = self.module.uint32();
        let has_rows = self.has_rows(at.global);
        let mut path = self.words(at);
        let mut shift = self.uint(at.start % 4 * 8);
        if has_rows && at.has_steps_of(16) {
            let row = self.sum(at, 16, at.start);
            path.extend([row, self.uint(at.start % 16 / 4)]);
        } else if at.has_steps_of(4) {
            let index = self.sum(at, 4, at.start);
            self.step_to(has_rows, index, &mut path);
        } else {
            let byte = self.sum(at, 1, at.start);
            let (two, three) = (self.uint(2), self.uint(3));
            let index = self.push(S::ShiftRightLogical, word, [byte, two]);
            let half = self.push(S::BitwiseAnd, word, [byte, two]);
            shift = self.push(S::ShiftLeftLogical, word, [half, three]);
            self.step_to(has_rows, index, &mut path);
        }
        (self.chain(at, word, path), shift)
    }

    /// The way to a buffer's words.
    fn words(&mut self, at: &Address) -> Args {
        let first = std::iter::once(Arg::Global(at.global));
        let zero = self.uint(0);
        first.chain(at.outer.iter().copied()).chain([zero]).collect()
    }

    fn step_to(&mut self, has_rows: bool, index: Arg, path: &mut Args) {
        if !has_rows {
            return path.push(index);
        }
        let word = self.module.uint32();
        let (two, three) = (self.uint(2), self.uint(3));
        let row = self.push(S::ShiftRightLogical, word, [index, two]);
        let component = self.push(S::BitwiseAnd, word, [index, three]);
        path.extend([row, component]);
    }

    fn chain(&mut self, at: &Address, ty: TypeId, path: Args) -> Arg {
        let class = self.class(at.global);
        let ty = self.module.pointer(class, ty);
        self.push(S::AccessChain, ty, path)
    }

    fn load(&mut self, at: &Address) -> Arg {
        let word = self.module.uint32();
        let Some(parts) = self.module.interned().part_count(at.ty) else {
            if matches!(self.module.types[at.ty], Type::Int { width: 64, .. } | Type::Float { width: 64 }) {
                return self.load_wide(at);
            }
            let (pointer, shift) = self.pointer(at);
            let found = self.push(S::Load, word, [pointer]);
            return self.number(at.ty, found, shift);
        };
        if self.is_row(at) {
            let row = self.module.vector(word, 4);
            let mut path = self.words(at);
            path.push(self.sum(at, 16, at.start));
            let pointer = self.chain(at, row, path);
            let found = self.push(S::Load, row, [pointer]);
            return if at.ty == row { found } else { self.push(S::Bitcast, at.ty, [found]) };
        }
        let mut loaded = Args::new();
        for index in 0..parts {
            let part = at.part(self.module, index);
            loaded.push(match part {
                Some(part) => self.load(&part),
                None => Arg::Constant(self.module.undef(word)),
            });
        }
        self.push(S::CompositeConstruct, at.ty, loaded)
    }

    /// The word behind the first one of a number of 64 bits.
    fn second(at: &Address) -> Address {
        Address { start: at.start.saturating_add(4), ..at.clone() }
    }

    fn load_wide(&mut self, at: &Address) -> Arg {
        let word = self.module.uint32();
        let pair = self.module.vector(word, 2);
        let [low, high] = [at.clone(), Words::second(at)].map(|at| {
            let (pointer, _) = self.pointer(&at);
            self.push(S::Load, word, [pointer])
        });
        let both = self.push(S::CompositeConstruct, pair, [low, high]);
        self.push(S::Bitcast, at.ty, [both])
    }

    fn store_wide(&mut self, at: &Address, value: Arg) {
        let word = self.module.uint32();
        let pair = self.module.vector(word, 2);
        let both = self.push(S::Bitcast, pair, [value]);
        for (at, part) in [(at.clone(), 0), (Words::second(at), 1)] {
            let part = self.push(S::CompositeExtract, word, [both, Arg::Literal(part)]);
            let (pointer, _) = self.pointer(&at);
            self.effect(S::Store, [pointer, part]);
        }
    }

    /// Whether it is a row of a uniform buffer.
    fn is_row(&self, at: &Address) -> bool {
        matches!(self.module.types[at.ty], Type::Vector { len: 4, .. })
            && self.has_rows(at.global)
            && at.spread(self.module) == 4
            && at.is_multiple_of(16)
    }

    /// The number of type `ty` that a word has from the bit `shift` on.
    fn number(&mut self, ty: TypeId, found: Arg, shift: Arg) -> Arg {
        let word = self.module.uint32();
        let sixteen = self.uint(16);
        match self.module.types[ty] {
            _ if ty == word => found,
            Type::Int { width: 16, signed } => {
                let wide = self.module.int(32, signed);
                let found = if signed { self.push(S::Bitcast, wide, [found]) } else { found };
                let extract = if signed { S::BitFieldSExtract } else { S::BitFieldUExtract };
                let number = self.push(extract, wide, [found, shift, sixteen]);
                self.push(if signed { S::SConvert } else { S::UConvert }, ty, [number])
            }
            Type::Float { width: 16 } => {
                let bits = self.push(S::BitFieldUExtract, word, [found, shift, sixteen]);
                let float = self.module.float32();
                let pair = self.module.vector(float, 2);
                let pair = self.push(glsl(GLOp::UnpackHalf2x16), pair, [bits]);
                let number = self.push(S::CompositeExtract, float, [pair, Arg::Literal(0)]);
                self.push(S::FConvert, ty, [number])
            }
            _ => self.push(S::Bitcast, ty, [found]),
        }
    }

    /// The bits of a number of type `ty`, in the low part of a word.
    fn bits(&mut self, ty: TypeId, value: Arg) -> Arg {
        let word = self.module.uint32();
        match self.module.types[ty] {
            _ if ty == word => value,
            Type::Int { width: 16, signed } => {
                let short = self.module.int(16, false);
                let value = if signed { self.push(S::Bitcast, short, [value]) } else { value };
                self.push(S::UConvert, word, [value])
            }
            Type::Float { width: 16 } => {
                let float = self.module.float32();
                let number = self.push(S::FConvert, float, [value]);
                let pair = self.module.vector(float, 2);
                let zero = self.module.float(0.0).into();
                let pair = self.push(S::CompositeConstruct, pair, [number, zero]);
                self.push(glsl(GLOp::PackHalf2x16), word, [pair])
            }
            _ => self.push(S::Bitcast, word, [value]),
        }
    }

    fn is_short(&self, ty: TypeId) -> bool {
        matches!(self.module.types[ty], Type::Int { width: 16, .. } | Type::Float { width: 16 })
    }

    fn store(&mut self, at: &Address, value: Arg) {
        let word = self.module.uint32();
        let Some(parts) = self.module.interned().part_count(at.ty) else {
            if matches!(self.module.types[at.ty], Type::Int { width: 64, .. } | Type::Float { width: 64 }) {
                return self.store_wide(at, value);
            }
            let bits = self.bits(at.ty, value);
            let (pointer, shift) = self.pointer(at);
            return match self.is_short(at.ty) {
                true => self.store_half(pointer, bits, shift),
                false => self.effect(S::Store, [pointer, bits]),
            };
        };
        let component = self.module.component(at.ty);
        let has_pairs = matches!(self.module.types[at.ty], Type::Vector { .. })
            && self.is_short(component)
            && at.spread(self.module) == 2
            && at.is_multiple_of(4);
        let mut index = 0;
        while index < parts {
            let Some(part) = at.part(self.module, index) else { return };
            let number = self.push(S::CompositeExtract, part.ty, [value, Arg::Literal(index)]);
            if has_pairs && index + 1 < parts {
                let other = self.push(S::CompositeExtract, part.ty, [value, Arg::Literal(index + 1)]);
                let (low, high) = (self.bits(part.ty, number), self.bits(part.ty, other));
                let sixteen = self.uint(16);
                let high = self.push(S::ShiftLeftLogical, word, [high, sixteen]);
                let both = self.push(S::BitwiseOr, word, [low, high]);
                let (pointer, _) = self.pointer(&part);
                self.effect(S::Store, [pointer, both]);
                index += 2;
            } else {
                self.store(&part, number);
                index += 1;
            }
        }
    }

    /// Replaces half of a word, and leaves the other half to whoever writes it.
    fn store_half(&mut self, pointer: Arg, bits: Arg, shift: Arg) {
        let word = self.module.uint32();
        let (half, device, relaxed) = (self.uint(0xffff), self.uint(1), self.uint(0));
        let mask = self.push(S::ShiftLeftLogical, word, [half, shift]);
        let rest = self.push(S::Not, word, [mask]);
        let bits = self.push(S::ShiftLeftLogical, word, [bits, shift]);
        self.push(S::AtomicAnd, word, [pointer, device, relaxed, rest]);
        self.push(S::AtomicOr, word, [pointer, device, relaxed, bits]);
    }

    fn atomic(&mut self, inst: &Inst, at: &Address) -> Rewritten {
        let word = self.module.uint32();
        let (pointer, _) = self.pointer(at);
        if split_atomics::is_wide(self.module, self.function, inst) {
            let (second, _) = self.pointer(&Words::second(at));
            let mut it = Rewriter::new(self.module, self.function);
            it.loc = Some(inst.loc);
            let number = inst.args.get(3).map(|&number| spell_out_wide_integers::words(&mut it, number));
            split_atomics::emit(&mut it, inst, [pointer, second], number);
            let mut emitted = it.out;
            self.out.append(&mut emitted);
            return Rewritten::Gone;
        }
        let mut args = inst.args.clone();
        if let Some(first) = args.first_mut() {
            *first = pointer;
        }
        // Behind the scope and the semantics, of which a comparison has two.
        let first_value = if inst.is(S::AtomicCompareExchange) { 4 } else { 3 };
        if at.ty != word {
            for arg in args.iter_mut().skip(first_value) {
                *arg = self.push(S::Bitcast, word, [*arg]);
            }
        }
        if inst.is(S::AtomicStore) || at.ty == word {
            self.function.values[self.value].args = args;
            return Rewritten::Kept;
        }
        let op = inst.core().unwrap_or(S::AtomicLoad);
        let found = self.push(op, word, args);
        let kept = &mut self.function.values[self.value];
        kept.op = S::Bitcast.into();
        kept.args = Args::from_slice(&[found]);
        Rewritten::Kept
    }

    /// The elements that fit into the words behind the start of the array.
    fn length(&mut self, inst: &Inst, mut at: Address) -> Rewritten {
        let word = self.module.uint32();
        let member = inst.args.get(1).and_then(|it| it.literal()).unwrap_or(0);
        let index = self.module.uint(member);
        let stride = match at.step(self.module, index.into()).map(|()| &self.module.types[at.ty]) {
            Some(Type::RuntimeArray { stride: Some(stride), .. }) => *stride,
            _ => 4,
        };
        let mut whole = Arg::Global(at.global);
        if !at.outer.is_empty() {
            let block = self.views.of[at.global].map_or(word, |it| it.0);
            let class = self.class(at.global);
            let ty = self.module.pointer(class, block);
            let path: Args = std::iter::once(whole).chain(at.outer.iter().copied()).collect();
            whole = self.push(S::AccessChain, ty, path);
        }
        let mut count = self.push(S::ArrayLength, word, [whole, Arg::Literal(0)]);
        // In words if the elements are whole ones, else in bytes.
        let unit = if stride % 4 == 0 { 4 } else { 1 };
        if unit == 1 {
            let four = self.uint(4);
            count = self.push(S::IMul, word, [count, four]);
        }
        if at.start != 0 {
            let start = self.uint(at.start / unit);
            count = self.push(S::ISub, word, [count, start]);
        }
        if stride != unit {
            let stride = self.uint(stride / unit);
            count = self.push(S::UDiv, word, [count, stride]);
        }
        self.become_copy(count)
    }
}

/// Takes the offsets out of a type: values need none, and those that overlap are no structs to naga.
fn without_layout(ty: Type) -> Type {
    match ty {
        Type::Struct(mut it) => {
            it.members.iter_mut().for_each(|member| (member.offset, member.matrix) = (None, None));
            Type::Struct(it)
        }
        Type::Array { element, length, .. } => Type::Array { element, length, stride: None },
        Type::RuntimeArray { element, .. } => Type::RuntimeArray { element, stride: None },
        other => other,
    }
}
