//! Makes typed buffers storage buffers of the same texels: WebGPU has no others.
//!
//! Texels of 32-bit and 64-bit components are elements of the buffer as they are. Texels of smaller components are packed in words, as their format has them, and taken apart where they are read.
//!
//! Needs: a legal module. Leaves: no typed buffers, but those of 64-bit texels, or that are read with a residency status,
//! which are reported later. Texels that share a word are written by two atomic operations.

use super::Context;
use crate::spirv::{Decoration as D, Dim, GlslStd450Op as GLOp, ImageFormat as F, Op as S};
use crate::{
    arena::IdMap,
    ir::{place::place, *},
};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut buffers = Buffers::default();
    for id in module.globals.ids() {
        buffers.of[id] = Texels::of(module, id);
    }
    if !module.globals.ids().any(|it| buffers.of[it].is_some()) {
        return;
    }
    for function in module.functions.values() {
        buffers.forget_unreadable(module, function);
    }
    for id in module.globals.ids() {
        if let Some(texels) = buffers.of[id].clone() {
            buffers.blocks[id] = Some((texels.block(module, id), texels.is_written));
            module.globals[id].texels = Some(texels.element(module));
        }
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                let mut access = Access { buffers: &buffers, module, function, out: &mut values, value };
                if access.rewrite() {
                    values.push(value);
                }
            }
            function.blocks[block].values = values;
        }
    });
    for id in module.globals.ids() {
        if let Some((block, is_written)) = buffers.blocks[id] {
            become_buffer(module, id, block, is_written);
        }
    }
}

/// How a texel lies in memory.
#[derive(Clone, Debug)]
struct Texels {
    /// The type of a component as the shader sees it.
    component: TypeId,
    count: u32,
    packing: Packing,
    is_written: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    /// Components of 32 or 64 bits.
    None,
    /// Of that many bits, as the numbers that the shader sees.
    Bits(u32),
    /// Halves.
    Half,
    /// Fractions of the largest number of that many bits.
    Normalized { bits: u32, signed: bool },
}

impl Packing {
    fn bits(self) -> u32 {
        match self {
            Packing::None => 32,
            Packing::Half => 16,
            Packing::Bits(bits) | Packing::Normalized { bits, .. } => bits,
        }
    }
}

impl Texels {
    fn of(module: &Module, global: GlobalId) -> Option<Texels> {
        let (_, ty) = module.pointee(module.globals[global].ty)?;
        let Type::Image(image) = &module.types[module.innermost(ty)] else { return None };
        if image.dim != Dim::DimBuffer || module.globals[global].binding.is_none() {
            return None;
        }
        let component = image.sampled_type;
        let (count, packing) = match module.types[component] {
            Type::Int { width: 32, .. } | Type::Float { width: 32 } => packing(image.format)?,
            Type::Int { width: 64, .. } => (wide_components(image.format)?, Packing::None),
            _ => return None,
        };
        Some(Texels { component, count, packing, is_written: image.sampled == 2 })
    }

    /// Elements of the buffer: texels, or words with parts of one or with several.
    fn element(&self, module: &mut Module) -> (TypeId, u32) {
        if self.packing == Packing::None {
            let element = module.vector(self.component, self.count);
            return (element, module.interned().natural_extent(element).size);
        }
        (module.uint32(), 4)
    }

    /// The number of words of a texel; 0 if several share one.
    fn words(&self) -> u32 {
        self.count * self.packing.bits() / 32
    }

    /// The type of the buffer.
    fn block(&self, module: &mut Module, global: GlobalId) -> TypeId {
        let (element, stride) = self.element(module);
        let texels = module.runtime_array(element, Some(stride));
        module.ty(Type::Struct(Struct {
            name: format!("type.texels.{}", module.globals[global].name).into(),
            members: vec![Member::at("texels", texels, 0)],
            decorations: vec![Decoration::new(D::Block, &[])],
        }))
    }
}

fn become_buffer(module: &mut Module, global: GlobalId, block: TypeId, is_written: bool) {
    let Some((_, pointee)) = module.pointee(module.globals[global].ty) else { return };
    let pointee = around(module, pointee, block);
    module.globals[global].ty = module.pointer(StorageClass::STORAGE_BUFFER, pointee);
    let decorations = &mut module.globals[global].decorations;
    decorations.retain(|it| !it.is(D::NonWritable) && !it.is(D::NonReadable));
    if !is_written {
        decorations.push(Decoration::new(D::NonWritable, &[]));
    }
}

/// The arrays of images as arrays of blocks.
fn around(module: &mut Module, ty: TypeId, block: TypeId) -> TypeId {
    match module.types[ty] {
        Type::Array { element, length, stride } => {
            let element = around(module, element, block);
            module.ty(Type::Array { element, length, stride })
        }
        Type::RuntimeArray { element, stride } => {
            let element = around(module, element, block);
            module.ty(Type::RuntimeArray { element, stride })
        }
        _ => block,
    }
}

/// The components of a format, and how they are packed. Without a format they are as many as a shader can have.
fn packing(format: F) -> Option<(u32, Packing)> {
    use Packing::{Bits, Half, None as Plain, Normalized};
    let fraction = |bits, signed| Normalized { bits, signed };
    Some(match format {
        F::R32f | F::R32i | F::R32ui => (1, Plain),
        F::Rg32f | F::Rg32i | F::Rg32ui => (2, Plain),
        F::Unknown | F::Rgba32f | F::Rgba32i | F::Rgba32ui => (4, Plain),
        F::R16f => (1, Half),
        F::Rg16f => (2, Half),
        F::Rgba16f => (4, Half),
        F::R16i | F::R16ui => (1, Bits(16)),
        F::Rg16i | F::Rg16ui => (2, Bits(16)),
        F::Rgba16i | F::Rgba16ui => (4, Bits(16)),
        F::R8i | F::R8ui => (1, Bits(8)),
        F::Rg8i | F::Rg8ui => (2, Bits(8)),
        F::Rgba8i | F::Rgba8ui => (4, Bits(8)),
        F::R8 => (1, fraction(8, false)),
        F::Rg8 => (2, fraction(8, false)),
        F::Rgba8 => (4, fraction(8, false)),
        F::R8Snorm => (1, fraction(8, true)),
        F::Rg8Snorm => (2, fraction(8, true)),
        F::Rgba8Snorm => (4, fraction(8, true)),
        F::R16 => (1, fraction(16, false)),
        F::Rg16 => (2, fraction(16, false)),
        F::Rgba16 => (4, fraction(16, false)),
        F::R16Snorm => (1, fraction(16, true)),
        F::Rg16Snorm => (2, fraction(16, true)),
        F::Rgba16Snorm => (4, fraction(16, true)),
        _ => return None,
    })
}

/// The components of a format of 64-bit numbers. Direct3D's texels have 128 bits at most, and its formats two of them
/// only as words, so such a buffer has no format.
fn wide_components(format: F) -> Option<u32> {
    match format {
        F::R64i | F::R64ui => Some(1),
        F::Unknown => Some(2),
        _ => None,
    }
}

#[derive(Default)]
struct Buffers {
    of: IdMap<Global, Option<Texels>>,
    /// The types that they get, and whether shaders may write them.
    blocks: IdMap<Global, Option<(TypeId, bool)>>,
}

impl Buffers {
    fn texels(&self, function: &Function, image: Arg) -> Option<(place::Place, &Texels)> {
        let place = place(function, image)?;
        let texels = self.of[place.global].as_ref()?;
        Some((place, texels))
    }

    /// Buffers that are used in other ways than storage buffers can be stay as they are.
    fn forget_unreadable(&mut self, module: &Module, function: &Function) {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            let is_known = match inst.core() {
                Some(
                    S::Load | S::AccessChain | S::InBoundsAccessChain | S::ImageQuerySize | S::CopyObject,
                ) => true,
                Some(S::ImageFetch | S::ImageRead) => true,
                Some(S::ImageWrite) => true,
                // Atomic operations are on texels of one word.
                Some(S::ImageTexelPointer) => {
                    let image = inst.args.first().and_then(|&it| self.texels(function, it));
                    image.is_none_or(|(_, it)| it.count == 1 && it.packing == Packing::None)
                }
                _ => inst.op.is_debug(),
            };
            if is_known {
                continue;
            }
            for &arg in &inst.args {
                let is_image = matches!(arg, Arg::Value(_) | Arg::Global(_));
                if let Some(place) = place(function, arg).filter(|_| is_image)
                    && module.interned().arg_type(function, arg).is_some_and(|it| is_image_type(module, it))
                {
                    self.of[place.global] = None;
                }
            }
        }
    }
}

fn is_image_type(module: &Module, ty: TypeId) -> bool {
    let ty = module.pointee(ty).map_or(ty, |it| it.1);
    matches!(module.types[ty], Type::Image(_) | Type::Array { .. } | Type::RuntimeArray { .. })
}

struct Access<'a> {
    buffers: &'a Buffers,
    module: &'a mut Module,
    function: &'a mut Function,
    out: &'a mut Vec<ValueId>,
    value: ValueId,
}

impl Access<'_> {
    /// Whether the instruction stays, in whatever form.
    fn rewrite(&mut self) -> bool {
        let inst = self.function.values[self.value].clone();
        let Some(op) = inst.core() else { return !self.shows_buffer(&inst) };
        let subject = match op {
            S::Load | S::AccessChain | S::InBoundsAccessChain | S::CopyObject => Some(Arg::Value(self.value)),
            _ => inst.args.first().copied(),
        };
        let found = subject.and_then(|it| self.buffers.texels(self.function, it));
        let Some((place, texels)) = found.map(|(place, texels)| (place, texels.clone())) else { return true };
        let place = (place.global, place.indices);
        let coordinate = inst.args.get(1).copied();
        match (op, coordinate) {
            // Images themselves are not handed around any more.
            (S::Load | S::AccessChain | S::InBoundsAccessChain | S::CopyObject, _) => false,
            (S::ImageFetch | S::ImageRead, Some(at)) => {
                let found = self.read(&texels, &place, at, inst.ty);
                self.become_copy(found);
                true
            }
            (S::ImageWrite, Some(at)) => {
                if let Some(&texel) = inst.args.get(2) {
                    self.write(&texels, &place, at, texel);
                }
                false
            }
            (S::ImageTexelPointer, Some(at)) => {
                let pointer = self.pointer(&texels, &place, at);
                let Some(pointer) = pointer.value() else { return true };
                // The atomic operation takes this value: it becomes the pointer itself.
                let chain = self.function.values[pointer].clone();
                self.out.retain(|&it| it != pointer);
                self.function.values[self.value] = chain;
                true
            }
            (S::ImageQuerySize, _) => {
                let count = self.count(&texels, &place);
                self.become_copy(count);
                true
            }
            _ => true,
        }
    }

    fn shows_buffer(&self, inst: &Inst) -> bool {
        inst.op.is_debug() && inst.args.iter().any(|&it| self.buffers.texels(self.function, it).is_some())
    }

    fn push(&mut self, op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        let loc = self.function.values[self.value].loc;
        let new = self.function.values.add(Inst::new(op, ty, args, loc));
        self.out.push(new);
        new.into()
    }

    fn become_copy(&mut self, of: Arg) {
        let inst = &mut self.function.values[self.value];
        inst.op = S::CopyObject.into();
        inst.args = Args::from_slice(&[of]);
    }

    fn uint(&mut self, value: u32) -> Arg {
        self.module.uint(value).into()
    }

    /// The pointer to an element.
    fn pointer(&mut self, texels: &Texels, place: &(GlobalId, Args), index: Arg) -> Arg {
        let (element, _) = texels.element(self.module);
        let ty = self.module.pointer(StorageClass::STORAGE_BUFFER, element);
        let zero = self.uint(0);
        let path = std::iter::once(Arg::Global(place.0)).chain(place.1.iter().copied()).chain([zero, index]);
        let path: Args = path.collect();
        self.push(S::AccessChain, ty, path)
    }

    fn plus(&mut self, number: Arg, more: u32) -> Arg {
        match self.module.interned().index_of(number) {
            _ if more == 0 => number,
            Some(known) => self.uint(known.saturating_add(more)),
            None => {
                let (word, more) = (self.module.uint32(), self.uint(more));
                self.push(S::IAdd, word, [number, more])
            }
        }
    }

    fn unsigned(&mut self, number: Arg) -> Arg {
        let word = self.module.uint32();
        if self.module.type_of(self.function, number) == word {
            number
        } else {
            self.push(S::Bitcast, word, [number])
        }
    }

    /// The first word of a texel, and the bits of that word before it.
    fn word(&mut self, texels: &Texels, at: Arg) -> (Arg, Arg) {
        let word = self.module.uint32();
        let at = self.unsigned(at);
        match texels.words() {
            0 => {
                let bits = texels.count * texels.packing.bits();
                let (shift, mask) = (self.uint((32 / bits).trailing_zeros()), self.uint(32 / bits - 1));
                let index = self.push(S::ShiftRightLogical, word, [at, shift]);
                let part = self.push(S::BitwiseAnd, word, [at, mask]);
                let bits = self.uint(bits);
                (index, self.push(S::IMul, word, [part, bits]))
            }
            1 => (at, self.uint(0)),
            words => {
                let words = self.uint(words);
                (self.push(S::IMul, word, [at, words]), self.uint(0))
            }
        }
    }

    fn read(&mut self, texels: &Texels, place: &(GlobalId, Args), at: Arg, ty: TypeId) -> Arg {
        let mut parts: Vec<Arg> = Vec::new();
        if texels.packing == Packing::None {
            let (element, _) = texels.element(self.module);
            let pointer = self.pointer(texels, place, at);
            let found = self.push(S::Load, element, [pointer]);
            if element == ty {
                return found;
            }
            parts = match texels.count {
                1 => vec![found],
                count => (0..count)
                    .map(|index| {
                        self.push(S::CompositeExtract, texels.component, [found, Arg::Literal(index)])
                    })
                    .collect(),
            };
        } else {
            let word = self.module.uint32();
            let (first, shift) = self.word(texels, at);
            let per_word = (32 / texels.packing.bits()).min(texels.count);
            for index in 0..texels.words().max(1) {
                let index = self.plus(first, index);
                let pointer = self.pointer(texels, place, index);
                let found = self.push(S::Load, word, [pointer]);
                for component in 0..per_word {
                    let start = self.plus(shift, component * texels.packing.bits());
                    parts.push(self.unpack(texels, found, start));
                }
            }
        }
        // What a texel lacks is 0, and 1 behind the third.
        let whole = self.module.interned().part_count(ty).unwrap_or(1) as usize;
        for index in parts.len()..whole {
            let value = i64::from(index == 3);
            parts.push(Arg::Constant(match self.module.types[texels.component] {
                Type::Float { .. } => self.module.real(texels.component, value as f64),
                _ => self.module.integer(texels.component, value),
            }));
        }
        parts.truncate(whole);
        if whole == 1 { parts[0] } else { self.push(S::CompositeConstruct, ty, parts) }
    }

    /// The component of a packed texel that starts at a bit of a word.
    fn unpack(&mut self, texels: &Texels, found: Arg, start: Arg) -> Arg {
        let word = self.module.uint32();
        let bits = texels.packing.bits();
        let width = self.uint(bits);
        let is_signed = match texels.packing {
            Packing::Normalized { signed, .. } => signed,
            _ => matches!(self.module.types[texels.component], Type::Int { signed: true, .. }),
        };
        let number = if is_signed {
            let int = self.module.int32();
            let found = self.push(S::Bitcast, int, [found]);
            self.push(S::BitFieldSExtract, int, [found, start, width])
        } else {
            self.push(S::BitFieldUExtract, word, [found, start, width])
        };
        match texels.packing {
            Packing::Half => {
                let float = self.module.float32();
                let pair = self.module.vector(float, 2);
                let pair = self.push(glsl(GLOp::UnpackHalf2x16), pair, [number]);
                self.push(S::CompositeExtract, float, [pair, Arg::Literal(0)])
            }
            Packing::Normalized { bits, signed } => {
                let float = texels.component;
                let convert = if signed { S::ConvertSToF } else { S::ConvertUToF };
                let number = self.push(convert, float, [number]);
                let largest = self.module.float(largest(bits, signed)).into();
                let fraction = self.push(S::FDiv, float, [number, largest]);
                if signed {
                    let least = self.module.float(-1.0).into();
                    self.push(glsl(GLOp::FMax), float, [fraction, least])
                } else {
                    fraction
                }
            }
            Packing::None | Packing::Bits(_) => number,
        }
    }

    /// The bits of a component, in the low part of a word.
    fn pack(&mut self, texels: &Texels, value: Arg) -> Arg {
        let word = self.module.uint32();
        match texels.packing {
            Packing::Half => {
                let float = self.module.float32();
                let pair = self.module.vector(float, 2);
                let zero = self.module.float(0.0).into();
                let pair = self.push(S::CompositeConstruct, pair, [value, zero]);
                self.push(glsl(GLOp::PackHalf2x16), word, [pair])
            }
            Packing::Normalized { bits, signed } => {
                let float = texels.component;
                let least = self.module.float(if signed { -1.0 } else { 0.0 }).into();
                let (one, largest) =
                    (self.module.float(1.0).into(), self.module.float(largest(bits, signed)).into());
                let value = self.push(glsl(GLOp::FClamp), float, [value, least, one]);
                let value = self.push(S::FMul, float, [value, largest]);
                let value = self.push(glsl(GLOp::RoundEven), float, [value]);
                let int = self.module.int32();
                let number = self.push(S::ConvertFToS, int, [value]);
                let number = self.push(S::Bitcast, word, [number]);
                self.masked(number, bits)
            }
            Packing::Bits(bits) => {
                let number = self.unsigned(value);
                self.masked(number, bits)
            }
            Packing::None => value,
        }
    }

    fn masked(&mut self, number: Arg, bits: u32) -> Arg {
        let word = self.module.uint32();
        let mask = self.uint((1 << bits) - 1);
        self.push(S::BitwiseAnd, word, [number, mask])
    }

    fn write(&mut self, texels: &Texels, place: &(GlobalId, Args), at: Arg, texel: Arg) {
        let ty = self.module.type_of(self.function, texel);
        let given = self.module.interned().part_count(ty).unwrap_or(1);
        let mut parts: Vec<Arg> = (0..texels.count.min(given))
            .map(|index| match given {
                1 => texel,
                _ => self.push(S::CompositeExtract, texels.component, [texel, Arg::Literal(index)]),
            })
            .collect();
        let zero = self.module.null(texels.component);
        parts.resize(texels.count as usize, zero.into());
        let void = self.module.void();
        if texels.packing == Packing::None {
            let (element, _) = texels.element(self.module);
            let value =
                if texels.count == 1 { parts[0] } else { self.push(S::CompositeConstruct, element, parts) };
            let pointer = self.pointer(texels, place, at);
            self.push(S::Store, void, [pointer, value]);
            return;
        }
        let word = self.module.uint32();
        let (first, shift) = self.word(texels, at);
        let bits = texels.packing.bits();
        let per_word = (32 / bits).min(texels.count) as usize;
        let packed: Vec<Arg> = parts.into_iter().map(|part| self.pack(texels, part)).collect();
        for (index, parts) in packed.chunks(per_word).enumerate() {
            let mut whole = parts[0];
            for (number, &part) in parts.iter().enumerate().skip(1) {
                let by = self.uint(number as u32 * bits);
                let part = self.push(S::ShiftLeftLogical, word, [part, by]);
                whole = self.push(S::BitwiseOr, word, [whole, part]);
            }
            let index = self.plus(first, index as u32);
            let pointer = self.pointer(texels, place, index);
            if texels.words() > 0 {
                self.push(S::Store, void, [pointer, whole]);
                continue;
            }
            // The rest of the word is others'.
            let (device, relaxed) = (self.uint(1), self.uint(0));
            let mask = self.uint(((1u64 << (texels.count * bits)) - 1) as u32);
            let mask = self.push(S::ShiftLeftLogical, word, [mask, shift]);
            let rest = self.push(S::Not, word, [mask]);
            let whole = self.push(S::ShiftLeftLogical, word, [whole, shift]);
            self.push(S::AtomicAnd, word, [pointer, device, relaxed, rest]);
            self.push(S::AtomicOr, word, [pointer, device, relaxed, whole]);
        }
    }

    /// The number of texels.
    fn count(&mut self, texels: &Texels, place: &(GlobalId, Args)) -> Arg {
        let word = self.module.uint32();
        let mut whole = Arg::Global(place.0);
        if !place.1.is_empty() {
            let path: Args = std::iter::once(whole).chain(place.1.iter().copied()).collect();
            let block = self.buffers.blocks[place.0].map_or(word, |it| it.0);
            let ty = self.module.pointer(StorageClass::STORAGE_BUFFER, block);
            whole = self.push(S::AccessChain, ty, path);
        }
        let count = self.push(S::ArrayLength, word, [whole, Arg::Literal(0)]);
        match texels.words() {
            _ if texels.packing == Packing::None => count,
            0 => {
                let per_word = self.uint(32 / (texels.count * texels.packing.bits()));
                self.push(S::IMul, word, [count, per_word])
            }
            1 => count,
            words => {
                let words = self.uint(words);
                self.push(S::UDiv, word, [count, words])
            }
        }
    }
}

fn largest(bits: u32, signed: bool) -> f32 {
    ((1u32 << (bits - u32::from(signed))) - 1) as f32
}

fn glsl(op: GLOp) -> Op {
    Op::Ext { set: ExtSet::Glsl, number: op as u32 }
}
