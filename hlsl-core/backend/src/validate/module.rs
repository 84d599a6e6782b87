//! What a module defines, by its ids.

use crate::spirv::{self, Decoration, Op, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Environment, HEADER};
pub(super) use crate::grammar::typing::{Kind, Shape};
use crate::grammar::{self, Inst, Instructions, typing};

/// A module's words, with the place of each definition.
pub(super) struct Module<'w> {
    words: &'w [u32],
    /// For each id the place of the instruction that defines it; 0 for none.
    places: Vec<u32>,
    pub(super) environment: Environment,
    pub(super) capabilities: Vec<u32>,
    pub(super) has_entries: bool,
    /// The structs that are blocks.
    pub(super) blocks: FxHashSet<u32>,
    /// Those of them that shaders may write, before SPIR-V 1.3.
    pub(super) buffer_blocks: FxHashSet<u32>,
    /// Variables that have a location, are built in or go from an amplification shader to a mesh shader, and structs that
    /// have such a member.
    pub(super) located: FxHashSet<u32>,
    /// The members, by struct and index, that say where they are, and where.
    pub(super) placed: FxHashMap<(u32, u32), u32>,
    /// The bytes from one element of an array to the next, by its type.
    pub(super) strides: FxHashMap<u32, u32>,
    /// The bytes from one vector of a matrix to the next, by struct and member.
    pub(super) matrix_strides: FxHashMap<(u32, u32), u32>,
    /// The members whose matrices are rows, by struct and index.
    pub(super) row_major: FxHashSet<(u32, u32)>,
    /// The members that are built-in variables, by struct.
    pub(super) built_in_members: FxHashMap<u32, FxHashSet<u32>>,
    /// How often something has a decoration: by what has it, its member, and the decoration.
    decorations: FxHashMap<(u32, Option<u32>, u32), u32>,
    /// Whether anything is imported or exported.
    pub(super) links: bool,
    /// The import of GLSL.std.450; 0 without one.
    glsl: u32,
    addressing_model: u32,
    pub(super) memory_model: u32,
}

/// A type, as far as rules depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type<'w> {
    Void,
    Bool,
    Int {
        bits: u32,
        is_signed: bool,
    },
    Float {
        bits: u32,
    },
    Vector {
        part: u32,
        len: u32,
    },
    Matrix {
        column: u32,
        len: u32,
    },
    Array {
        element: u32,
        length: u32,
    },
    RuntimeArray {
        element: u32,
    },
    Struct(&'w [u32]),
    Pointer {
        class: u32,
        pointee: u32,
    },
    Image(Image),
    Sampler,
    SampledImage {
        image: u32,
    },
    /// What nothing computes with: acceleration structures, ray queries, tensors.
    Opaque,
    /// Any other, which may be anything: a rule that meets one does not judge.
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Image {
    pub(super) texel: u32,
    pub(super) dim: u32,
    pub(super) is_arrayed: bool,
    pub(super) is_multisampled: bool,
    /// 1 to be sampled, 2 for storage.
    pub(super) sampled: u32,
}

impl Image {
    /// How many coordinates a texel has.
    pub(super) fn coordinates(self) -> u32 {
        self.dimensions() + u32::from(self.dim == spirv::Dim::DimCube as u32) + u32::from(self.is_arrayed)
    }

    /// How many numbers the size of one layer is.
    pub(super) fn dimensions(self) -> u32 {
        match spirv::Dim::from_u32(self.dim) {
            Some(spirv::Dim::Dim1D | spirv::Dim::DimBuffer) => 1,
            Some(spirv::Dim::Dim3D) => 3,
            _ => 2,
        }
    }

    /// How many coordinates lead to a place in one layer.
    pub(super) fn plane(self) -> u32 {
        if self.is(spirv::Dim::DimCube) { 3 } else { self.dimensions() }
    }

    pub(super) fn is(self, dim: spirv::Dim) -> bool {
        self.dim == dim as u32
    }
}

impl typing::Types for Module<'_> {
    type Id = u32;

    fn shape(&self, ty: u32) -> Option<Shape> {
        self.shape(ty)
    }

    fn parts(&self, ty: u32) -> Option<u32> {
        self.part_count(ty)
    }

    fn component(&self, ty: u32) -> Option<u32> {
        self.part(ty, 0)
    }

    fn made_by(&self, ty: u32) -> Option<Op> {
        self.definition(ty)?.grammar.map(|it| it.op)
    }

    fn pointee(&self, ty: u32) -> Option<u32> {
        self.pointee(ty).map(|it| it.1)
    }

    fn is_unknown(&self, ty: u32) -> bool {
        self.is_unknown(ty)
    }

    fn is_vulkan(&self) -> bool {
        self.environment.is_vulkan
    }
}

impl<'w> Module<'w> {
    pub(super) fn new(words: &'w [u32], environment: Environment) -> Self {
        let bound = words.get(3).copied().unwrap_or(0) as usize;
        let mut module = Module {
            words,
            // A bound that no module of this length can have is not believed.
            places: vec![0; bound.min(words.len().saturating_mul(2))],
            environment,
            capabilities: Vec::new(),
            has_entries: false,
            blocks: FxHashSet::default(),
            buffer_blocks: FxHashSet::default(),
            located: FxHashSet::default(),
            placed: FxHashMap::default(),
            strides: FxHashMap::default(),
            matrix_strides: FxHashMap::default(),
            row_major: FxHashSet::default(),
            built_in_members: FxHashMap::default(),
            decorations: FxHashMap::default(),
            links: false,
            glsl: 0,
            addressing_model: 0,
            memory_model: 0,
        };
        let mut rest = Instructions(words.get(HEADER..).unwrap_or_default());
        loop {
            let at = words.len() - rest.0.len();
            let Some(inst) = rest.next() else { break };
            if let Some(place) = module.places.get_mut(inst.result as usize)
                && inst.result != 0
            {
                *place = at as u32;
            }
            if inst.is(Op::Decorate) || inst.is(Op::DecorateId) {
                *module.decorations.entry((inst.word(0), None, inst.word(1))).or_default() += 1;
            } else if inst.is(Op::MemberDecorate) {
                let member = Some(inst.word(1));
                *module.decorations.entry((inst.word(0), member, inst.word(2))).or_default() += 1;
            }
            match inst.grammar.map(|it| it.op) {
                Some(Op::Capability) => module.capabilities.push(inst.word(0)),
                Some(Op::EntryPoint) => module.has_entries = true,
                Some(Op::Decorate) => match Decoration::from_u32(inst.word(1)) {
                    Some(Decoration::LinkageAttributes) => module.links = true,
                    Some(Decoration::Block) => {
                        module.blocks.insert(inst.word(0));
                    }
                    Some(Decoration::BufferBlock) => {
                        module.blocks.insert(inst.word(0));
                        module.buffer_blocks.insert(inst.word(0));
                    }
                    Some(Decoration::Location | Decoration::BuiltIn | Decoration::PerTaskNV) => {
                        module.located.insert(inst.word(0));
                    }
                    Some(Decoration::ArrayStride) => {
                        module.strides.insert(inst.word(0), inst.word(2));
                    }
                    _ => {}
                },
                Some(Op::MemberDecorate) => {
                    let member = (inst.word(0), inst.word(1));
                    match Decoration::from_u32(inst.word(2)) {
                        Some(Decoration::Offset) => {
                            module.placed.insert(member, inst.word(3));
                        }
                        Some(Decoration::MatrixStride) => {
                            module.matrix_strides.insert(member, inst.word(3));
                        }
                        Some(Decoration::RowMajor) => {
                            module.row_major.insert(member);
                        }
                        Some(Decoration::Location | Decoration::PerTaskNV) => {
                            module.located.insert(member.0);
                        }
                        Some(Decoration::BuiltIn) => {
                            module.located.insert(member.0);
                            module.built_in_members.entry(member.0).or_default().insert(member.1);
                        }
                        _ => {}
                    }
                }
                Some(Op::MemoryModel) => {
                    (module.addressing_model, module.memory_model) = (inst.word(0), inst.word(1));
                }
                Some(Op::ExtInstImport) if grammar::begins(inst.words, "GLSL.std.450\0") => {
                    module.glsl = inst.result;
                }
                // What has no grammar may define anything with its second word, if its first is a type.
                None => {
                    let [ty, result, ..] = *inst.words else { continue };
                    let is_type = module.is_type(ty);
                    if let Some(place) = module.places.get_mut(if is_type { result } else { ty } as usize)
                        && *place == 0
                    {
                        *place = at as u32;
                    }
                }
                _ => {}
            }
        }
        module
    }

    pub(super) fn instructions(&self) -> impl Iterator<Item = (usize, Inst<'w>)> + use<'w> {
        let words = self.words;
        let mut rest = Instructions(words.get(HEADER..).unwrap_or_default());
        std::iter::from_fn(move || {
            let at = words.len() - rest.0.len();
            rest.next().map(|it| (at, it))
        })
    }

    /// The words from an instruction on.
    pub(super) fn words_from(&self, at: usize) -> &'w [u32] {
        self.words.get(at..).unwrap_or_default()
    }

    /// The place of the instruction that defines an id.
    pub(super) fn place(&self, id: u32) -> Option<usize> {
        self.places.get(id as usize).map(|it| *it as usize).filter(|it| *it != 0)
    }

    pub(super) fn definition(&self, id: u32) -> Option<Inst<'w>> {
        let place = self.places.get(id as usize).copied().filter(|it| *it != 0)?;
        Instructions(&self.words[place as usize..]).next()
    }

    /// How often something, or a member of it, has a decoration.
    pub(super) fn times_decorated(&self, target: u32, member: Option<u32>, kind: Decoration) -> u32 {
        self.decorations.get(&(target, member, kind as u32)).copied().unwrap_or(0)
    }

    pub(super) fn has(&self, capability: spirv::Capability) -> bool {
        self.capabilities.contains(&(capability as u32))
    }

    /// Whether one of some capabilities is declared, or implied by what is, or nothing is needed.
    pub(super) fn has_one_of(&self, needed: &[spirv::Capability]) -> bool {
        let mut declared = self.capabilities.iter().filter_map(|it| spirv::Capability::from_u32(*it));
        needed.is_empty()
            || declared.any(|it| needed.iter().any(|wanted| it == *wanted || grammar::implies(it, *wanted)))
    }

    /// Whether pointers have no addresses.
    pub(super) fn is_logical(&self) -> bool {
        self.addressing_model == spirv::AddressingModel::Logical as u32
    }

    pub(super) fn is_glsl(&self, set: u32) -> bool {
        set == self.glsl
    }

    /// Whether an id is that of a type, or of what may be one.
    pub(super) fn is_type(&self, id: u32) -> bool {
        self.definition(id).is_some_and(|it| it.grammar.is_none_or(|it| it.facts.makes_type))
    }

    pub(super) fn ty(&self, id: u32) -> Type<'w> {
        let Some(inst) = self.definition(id) else { return Type::Other };
        let word = |index| inst.word(index);
        match inst.grammar.map(|it| it.op) {
            Some(Op::TypeVoid) => Type::Void,
            Some(Op::TypeBool) => Type::Bool,
            Some(Op::TypeInt) => Type::Int { bits: word(0), is_signed: word(1) != 0 },
            // Of another encoding it is a type of its own.
            Some(Op::TypeFloat) if inst.words.len() == 1 => Type::Float { bits: word(0) },
            Some(Op::TypeVector) => Type::Vector { part: word(0), len: word(1) },
            Some(Op::TypeMatrix) => Type::Matrix { column: word(0), len: word(1) },
            Some(Op::TypeArray) => Type::Array { element: word(0), length: word(1) },
            Some(Op::TypeRuntimeArray) => Type::RuntimeArray { element: word(0) },
            Some(Op::TypeStruct) => Type::Struct(inst.words),
            Some(Op::TypePointer) => Type::Pointer { class: word(0), pointee: word(1) },
            Some(Op::TypeSampler) => Type::Sampler,
            Some(Op::TypeSampledImage) => Type::SampledImage { image: word(0) },
            Some(Op::TypeImage) => Type::Image(Image {
                texel: word(0),
                dim: word(1),
                is_arrayed: word(3) != 0,
                is_multisampled: word(4) != 0,
                sampled: word(5),
            }),
            Some(op) if grammar::facts(op).opaque => Type::Opaque,
            _ => Type::Other,
        }
    }

    /// The type of a value; 0 for what is not a value.
    pub(super) fn type_of(&self, value: u32) -> u32 {
        self.definition(value).map_or(0, |it| match it.grammar {
            Some(_) => it.result_type,
            // An instruction that is not known has its type in front.
            None => it.word(0),
        })
    }

    pub(super) fn shape(&self, ty: u32) -> Option<Shape> {
        let scalar = |kind, bits, is_signed| Some(Shape { kind, bits, is_signed, len: 1 });
        match self.ty(ty) {
            Type::Bool => scalar(Kind::Bool, 1, false),
            Type::Int { bits, is_signed } => scalar(Kind::Int, bits, is_signed),
            Type::Float { bits } => scalar(Kind::Float, bits, true),
            Type::Vector { part, len } => match self.ty(part) {
                Type::Vector { .. } => None,
                _ => self.shape(part).map(|it| Shape { len, ..it }),
            },
            _ => None,
        }
    }

    /// Whether a rule cannot judge values of this type.
    pub(super) fn is_unknown(&self, ty: u32) -> bool {
        match self.ty(ty) {
            Type::Other => true,
            Type::Vector { part, .. } => self.is_unknown(part),
            _ => false,
        }
    }

    pub(super) fn pointee(&self, ty: u32) -> Option<(StorageClass, u32)> {
        match self.ty(ty) {
            Type::Pointer { class, pointee } => StorageClass::from_u32(class).map(|it| (it, pointee)),
            _ => None,
        }
    }

    /// What an array, and an array of arrays, is of.
    pub(super) fn innermost(&self, mut ty: u32) -> u32 {
        while let Type::Array { element, .. } | Type::RuntimeArray { element } = self.ty(ty) {
            ty = element;
        }
        ty
    }

    /// Whether something holds of a type, or of one that is part of it. Each type is asked once: structs of structs that
    /// each have two of the one before have very many parts.
    pub(super) fn is_any_part(&self, ty: u32, mut is_it: impl FnMut(u32) -> bool) -> bool {
        let mut known = FxHashSet::default();
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            match self.ty(ty) {
                _ if !known.insert(ty) => {}
                _ if is_it(ty) => return true,
                Type::Vector { part, .. } => work.push(part),
                Type::Matrix { column, .. } => work.push(column),
                Type::Array { element, .. } | Type::RuntimeArray { element } => work.push(element),
                Type::Struct(members) => work.extend(members),
                _ => {}
            }
        }
        false
    }

    /// How many bytes the widest scalar in a type has; 1 for what is not known.
    pub(super) fn widest_scalar(&self, ty: u32) -> u32 {
        let mut widest = 1;
        self.is_any_part(ty, |ty| {
            let bytes = match self.ty(ty) {
                Type::Int { bits, .. } | Type::Float { bits } => bits / 8,
                Type::Pointer { class, .. } if class == StorageClass::PhysicalStorageBuffer as u32 => 8,
                _ => 1,
            };
            widest = widest.max(bytes);
            false
        });
        widest
    }

    /// The value of a constant of at most 32 bits. `None` for what is not constant or is specialized later.
    pub(super) fn constant(&self, id: u32) -> Option<u32> {
        let inst = self.definition(id)?;
        match inst.grammar.map(|it| it.op)? {
            Op::Constant => Some(inst.word(0)),
            Op::ConstantNull => Some(0),
            _ => None,
        }
    }

    pub(super) fn is_constant(&self, id: u32) -> bool {
        self.definition(id).and_then(|it| it.grammar).is_some_and(|it| it.facts.constant)
    }

    /// How many parts a composite has, if it has a fixed number.
    pub(super) fn part_count(&self, ty: u32) -> Option<u32> {
        match self.ty(ty) {
            Type::Vector { len, .. } | Type::Matrix { len, .. } => Some(len),
            Type::Array { length, .. } => self.constant(length),
            Type::Struct(members) => Some(members.len() as u32),
            _ => None,
        }
    }

    /// The type of a part of a composite.
    pub(super) fn part(&self, ty: u32, index: u32) -> Option<u32> {
        match self.ty(ty) {
            Type::Vector { part, .. } => Some(part),
            Type::Matrix { column, .. } => Some(column),
            Type::Array { element, .. } | Type::RuntimeArray { element } => Some(element),
            Type::Struct(members) => members.get(index as usize).copied(),
            _ => None,
        }
    }

    /// The type of what an operand names, if it is a value.
    pub(super) fn value_type(&self, id: u32) -> Option<u32> {
        Some(self.type_of(id)).filter(|it| *it != 0)
    }

    /// A type as HLSL writes it.
    pub(super) fn show(&self, ty: u32) -> String {
        typing::show(self, ty)
    }
}
