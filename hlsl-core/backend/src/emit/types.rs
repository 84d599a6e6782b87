//! Types and constants, each written once, before its first use.

use crate::spirv::{Decoration, Op};
use smallvec::smallvec;

use super::{Emitter, section::Words};
use crate::ir::{self, Constant, ConstantId, Type, TypeId};

impl Emitter<'_> {
    #[inline]
    pub(super) fn type_id(&mut self, id: TypeId) -> u32 {
        match self.types[id] {
            0 => self.write_type(id),
            known => known,
        }
    }

    fn write_type(&mut self, id: TypeId) -> u32 {
        let module = self.module;
        let (opcode, operands) = self.type_operands(&module.types[id]);
        let result = self.fresh();
        self.types[id] = result;
        let start = self.out.globals.begin();
        self.out.globals.word(result);
        operands.iter().for_each(|it| self.out.globals.word(*it));
        self.out.globals.end(start, opcode);
        self.type_decorations(id, result);
        result
    }

    /// The opcode of a type, and the operands after its result.
    fn type_operands(&mut self, ty: &Type) -> (u16, Words) {
        let (op, operands): (Op, Words) = match ty {
            Type::Void => (Op::TypeVoid, smallvec![]),
            Type::Bool => (Op::TypeBool, smallvec![]),
            Type::Int { width, signed } => (Op::TypeInt, smallvec![u32::from(*width), u32::from(*signed)]),
            Type::Float { width } => (Op::TypeFloat, smallvec![u32::from(*width)]),
            Type::Vector { element, len } => (Op::TypeVector, smallvec![self.type_id(*element), *len]),
            Type::Matrix { column, columns } => (Op::TypeMatrix, smallvec![self.type_id(*column), *columns]),
            Type::Array { element, length, .. } => {
                (Op::TypeArray, smallvec![self.type_id(*element), self.constant_id(*length)])
            }
            Type::RuntimeArray { element, .. } => (Op::TypeRuntimeArray, smallvec![self.type_id(*element)]),
            Type::Struct(it) => {
                (Op::TypeStruct, it.members.iter().map(|member| self.type_id(member.ty)).collect())
            }
            Type::Pointer { class, pointee } => (Op::TypePointer, smallvec![class.0, self.type_id(*pointee)]),
            Type::Image(image) => {
                let operands = smallvec![
                    self.type_id(image.sampled_type),
                    image.dim as u32,
                    image.depth,
                    u32::from(image.arrayed),
                    u32::from(image.multisampled),
                    image.sampled,
                    image.format as u32,
                ];
                (Op::TypeImage, operands)
            }
            Type::Sampler => (Op::TypeSampler, smallvec![]),
            Type::SampledImage { image } => (Op::TypeSampledImage, smallvec![self.type_id(*image)]),
            Type::AccelerationStructure => (Op::TypeAccelerationStructureKHR, smallvec![]),
            Type::RayQuery => (Op::TypeRayQueryKHR, smallvec![]),
            Type::Function { result, parameters } => {
                let mut operands: Words = smallvec![self.type_id(*result)];
                operands.extend(parameters.iter().map(|&it| self.type_id(it)));
                (Op::TypeFunction, operands)
            }
            Type::NodePayloads { record, decorations, .. } => {
                // What its decorations name must precede it.
                for decoration in decorations {
                    self.decoration_operands(decoration, &mut Words::new());
                }
                (Op::TypeNodePayloadArrayAMDX, smallvec![self.type_id(*record)])
            }
            Type::User { opcode, operands } => {
                let mut words = Words::new();
                for operand in operands {
                    self.operand(operand, &mut words);
                }
                return (*opcode, words);
            }
        };
        (op as u16, operands)
    }

    fn type_decorations(&mut self, id: TypeId, result: u32) {
        let module = self.module;
        if let Some(name) = &module.type_names[id] {
            self.name(result, name);
        }
        match &module.types[id] {
            Type::Array { stride: Some(stride), .. } | Type::RuntimeArray { stride: Some(stride), .. } => {
                self.decorate_plain(result, Decoration::ArrayStride, &[*stride]);
            }
            Type::NodePayloads { decorations, .. } => {
                for decoration in decorations {
                    self.decorate(result, decoration);
                }
            }
            Type::Struct(it) => {
                self.name(result, &it.name);
                for (index, member) in it.members.iter().enumerate() {
                    self.member_name(result, index as u32, &member.name);
                }
                let says_variable = ir::facts::is_read_only_block(it);
                for (index, member) in it.members.iter().enumerate() {
                    self.member_decorations(result, index as u32, member, says_variable);
                }
                for decoration in super::once_each(&it.decorations) {
                    self.decorate(result, decoration);
                }
            }
            _ => {}
        }
    }

    /// `NonWritable` is left out where the variable says it.
    fn member_decorations(&mut self, target: u32, index: u32, member: &ir::Member, says_variable: bool) {
        let plain = ir::Decoration::new;
        if let Some(offset) = member.offset {
            self.decorate_member(target, index, &plain(Decoration::Offset, &[offset]));
        }
        if let Some(layout) = member.matrix {
            self.decorate_member(target, index, &plain(Decoration::MatrixStride, &[layout.stride]));
            let kind = if layout.row_major { Decoration::RowMajor } else { Decoration::ColMajor };
            self.decorate_member(target, index, &plain(kind, &[]));
        }
        let is_said = |it: &&ir::Decoration| says_variable && it.is(Decoration::NonWritable);
        for decoration in super::once_each(&member.decorations).filter(|it| !is_said(it)) {
            self.decorate_member(target, index, decoration);
        }
    }

    /// The OpTypeFunction of a signature.
    pub(super) fn function_type(&mut self, result: TypeId, parameters: &[TypeId]) -> u32 {
        let result = self.type_id(result);
        let parameters: Vec<u32> = parameters.iter().map(|&it| self.type_id(it)).collect();
        if let Some(&id) = self.function_types.get(&(result, parameters.clone())) {
            return id;
        }
        let id = self.fresh();
        let mut words: Words = smallvec![id, result];
        words.extend_from_slice(&parameters);
        self.out.globals.push(Op::TypeFunction, &words);
        self.function_types.insert((result, parameters), id);
        id
    }

    #[inline]
    pub(super) fn constant_id(&mut self, id: ConstantId) -> u32 {
        match self.constants[id] {
            0 => self.write_constant(id),
            known => known,
        }
    }

    fn write_constant(&mut self, id: ConstantId) -> u32 {
        let module = self.module;
        let (op, ty, operands) = self.constant_operands(&module.constants[id]);
        let result = self.fresh();
        self.constants[id] = result;
        let start = self.out.globals.begin();
        self.out.globals.word(ty);
        self.out.globals.word(result);
        operands.iter().for_each(|it| self.out.globals.word(*it));
        self.out.globals.end(start, op as u16);
        if let Constant::Spec { id: spec, name, .. } = &module.constants[id] {
            self.name(result, name);
            self.decorate_plain(result, Decoration::SpecId, &[*spec]);
        }
        result
    }

    /// The opcode of a constant, its type, and the operands after its result.
    fn constant_operands(&mut self, constant: &Constant) -> (Op, u32, Words) {
        match constant {
            Constant::Undef(ty) => (Op::Undef, self.type_id(*ty), smallvec![]),
            Constant::Null(ty) => (Op::ConstantNull, self.type_id(*ty), smallvec![]),
            Constant::Bool(value) => {
                let op = if *value { Op::ConstantTrue } else { Op::ConstantFalse };
                (op, self.bool_type(), smallvec![])
            }
            Constant::Scalar { ty, bits } => {
                (Op::Constant, self.type_id(*ty), self.scalar_literal(*ty, *bits))
            }
            Constant::Composite { ty, parts } => {
                let parts = parts.iter().map(|&it| self.constant_id(it)).collect();
                (Op::ConstantComposite, self.type_id(*ty), parts)
            }
            Constant::Spec { ty, bits, .. } => match self.module.types[*ty] {
                Type::Bool if *bits != 0 => (Op::SpecConstantTrue, self.type_id(*ty), smallvec![]),
                Type::Bool => (Op::SpecConstantFalse, self.type_id(*ty), smallvec![]),
                _ => (Op::SpecConstant, self.type_id(*ty), self.scalar_literal(*ty, *bits)),
            },
            Constant::SpecComposite { ty, parts } => {
                let parts = parts.iter().map(|&it| self.constant_id(it)).collect();
                (Op::SpecConstantComposite, self.type_id(*ty), parts)
            }
            Constant::SpecOp { ty, op, args } => {
                let mut operands: Words = smallvec![*op as u32];
                for arg in args {
                    operands.push(match arg {
                        ir::SpecArg::Constant(it) => self.constant_id(*it),
                        ir::SpecArg::Literal(word) => *word,
                    });
                }
                (Op::SpecConstantOp, self.type_id(*ty), operands)
            }
        }
    }

    /// The boolean type, which a module may not have interned although it has boolean constants.
    pub(super) fn bool_type(&mut self) -> u32 {
        match self.module.types.find(&Type::Bool) {
            Some(ty) => self.type_id(ty),
            None => self.own_type(Op::TypeBool, &[]),
        }
    }

    fn scalar_literal(&self, ty: TypeId, bits: u64) -> Words {
        match self.module.types[ty] {
            Type::Int { width: 64, .. } | Type::Float { width: 64 } => {
                smallvec![bits as u32, (bits >> 32) as u32]
            }
            _ => smallvec![bits as u32],
        }
    }
}
