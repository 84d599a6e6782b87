//! Types and constants, each written once, before what uses it.

use rspirv::{dr::Operand, spirv};

use super::Emitter;
use crate::ir::{self, Constant, ConstantId, StorageClass, Type, TypeId};

pub(super) fn storage_class(class: StorageClass) -> Operand {
    spirv::StorageClass::from_u32(class.0).map_or(Operand::LiteralBit32(class.0), Operand::StorageClass)
}

impl Emitter<'_> {
    pub(super) fn type_id(&mut self, id: TypeId) -> u32 {
        if self.types[id] != 0 {
            return self.types[id];
        }
        let module = self.module;
        let (op, operands) = match &module.types[id] {
            Type::Void => (spirv::Op::TypeVoid, vec![]),
            Type::Bool => (spirv::Op::TypeBool, vec![]),
            Type::Int { width, signed } => {
                let operands = [u32::from(*width), u32::from(*signed)];
                (spirv::Op::TypeInt, operands.map(Operand::LiteralBit32).to_vec())
            }
            Type::Float { width } => (spirv::Op::TypeFloat, vec![Operand::LiteralBit32(u32::from(*width))]),
            Type::Vector { element, len } => (
                spirv::Op::TypeVector,
                vec![Operand::IdRef(self.type_id(*element)), Operand::LiteralBit32(*len)],
            ),
            Type::Matrix { column, columns } => (
                spirv::Op::TypeMatrix,
                vec![Operand::IdRef(self.type_id(*column)), Operand::LiteralBit32(*columns)],
            ),
            Type::Array { element, length, .. } => {
                let element = self.type_id(*element);
                let length = self.constant_id(*length);
                (spirv::Op::TypeArray, vec![Operand::IdRef(element), Operand::IdRef(length)])
            }
            Type::RuntimeArray { element, .. } => {
                (spirv::Op::TypeRuntimeArray, vec![Operand::IdRef(self.type_id(*element))])
            }
            Type::Struct(it) => {
                let members =
                    it.members.iter().map(|member| Operand::IdRef(self.type_id(member.ty))).collect();
                (spirv::Op::TypeStruct, members)
            }
            Type::Pointer { class, pointee } => {
                let pointee = self.type_id(*pointee);
                (spirv::Op::TypePointer, vec![storage_class(*class), Operand::IdRef(pointee)])
            }
            Type::Image(image) => {
                let operands = vec![
                    Operand::IdRef(self.type_id(image.sampled_type)),
                    Operand::Dim(image.dim),
                    Operand::LiteralBit32(image.depth),
                    Operand::LiteralBit32(u32::from(image.arrayed)),
                    Operand::LiteralBit32(u32::from(image.multisampled)),
                    Operand::LiteralBit32(image.sampled),
                    Operand::ImageFormat(image.format),
                ];
                (spirv::Op::TypeImage, operands)
            }
            Type::Sampler => (spirv::Op::TypeSampler, vec![]),
            Type::SampledImage { image } => {
                (spirv::Op::TypeSampledImage, vec![Operand::IdRef(self.type_id(*image))])
            }
            Type::AccelerationStructure => (spirv::Op::TypeAccelerationStructureKHR, vec![]),
            Type::RayQuery => (spirv::Op::TypeRayQueryKHR, vec![]),
            Type::Function { result, parameters } => {
                let mut operands = vec![Operand::IdRef(self.type_id(*result))];
                operands.extend(parameters.iter().map(|&it| Operand::IdRef(self.type_id(it))));
                (spirv::Op::TypeFunction, operands)
            }
            Type::NodePayloads { record, decorations, .. } => {
                // What its decorations name must stand before it.
                for decoration in decorations {
                    self.decoration_operands(decoration, &mut Vec::new());
                }
                (spirv::Op::TypeNodePayloadArrayAMDX, vec![Operand::IdRef(self.type_id(*record))])
            }
            Type::User { opcode, operands } => {
                let operands: Vec<Operand> = operands.iter().map(|it| self.operand(it)).collect();
                match spirv::Op::from_u32(u32::from(*opcode)) {
                    Some(op) => (op, operands),
                    None => {
                        let mut raw = vec![Operand::LiteralBit32(u32::from(*opcode))];
                        // The raw form has its result first, after the opcode.
                        let result = self.fresh();
                        self.types[id] = result;
                        raw.extend(operands);
                        let inst = self.inst(spirv::Op::Nop, None, Some(result), raw);
                        self.out.types_global_values.push(inst);
                        return result;
                    }
                }
            }
        };
        let result = self.fresh();
        self.types[id] = result;
        let inst = self.inst(op, None, Some(result), operands);
        self.out.types_global_values.push(inst);
        self.type_decorations(id, result);
        result
    }

    fn type_decorations(&mut self, id: TypeId, result: u32) {
        let module = self.module;
        if let Some(name) = &module.type_names[id] {
            self.name(result, name);
        }
        match &module.types[id] {
            Type::Array { stride: Some(stride), .. } | Type::RuntimeArray { stride: Some(stride), .. } => {
                self.decorate_plain(result, spirv::Decoration::ArrayStride, &[*stride]);
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
                for (index, member) in it.members.iter().enumerate() {
                    self.member_decorations(result, index as u32, member);
                }
                for decoration in &it.decorations {
                    self.decorate(result, decoration);
                }
            }
            _ => {}
        }
    }

    fn member_decorations(&mut self, target: u32, index: u32, member: &ir::Member) {
        let plain = ir::Decoration::new;
        if let Some(offset) = member.offset {
            self.decorate_member(target, index, &plain(spirv::Decoration::Offset, &[offset]));
        }
        if let Some(layout) = member.matrix {
            self.decorate_member(target, index, &plain(spirv::Decoration::MatrixStride, &[layout.stride]));
            let kind =
                if layout.row_major { spirv::Decoration::RowMajor } else { spirv::Decoration::ColMajor };
            self.decorate_member(target, index, &plain(kind, &[]));
        }
        for decoration in &member.decorations {
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
        let mut operands = vec![Operand::IdRef(result)];
        operands.extend(parameters.iter().map(|&it| Operand::IdRef(it)));
        let id = self.fresh();
        let inst = self.inst(spirv::Op::TypeFunction, None, Some(id), operands);
        self.out.types_global_values.push(inst);
        self.function_types.insert((result, parameters), id);
        id
    }

    pub(super) fn constant_id(&mut self, id: ConstantId) -> u32 {
        if self.constants[id] != 0 {
            return self.constants[id];
        }
        let module = self.module;
        let (op, ty, operands) = match &module.constants[id] {
            Constant::Undef(ty) => (spirv::Op::Undef, self.type_id(*ty), vec![]),
            Constant::Null(ty) => (spirv::Op::ConstantNull, self.type_id(*ty), vec![]),
            Constant::Bool(value) => {
                let op = if *value { spirv::Op::ConstantTrue } else { spirv::Op::ConstantFalse };
                (op, self.bool_type(), vec![])
            }
            Constant::Scalar { ty, bits } => {
                (spirv::Op::Constant, self.type_id(*ty), vec![self.scalar_literal(*ty, *bits)])
            }
            Constant::Composite { ty, parts } => {
                let parts = parts.iter().map(|&it| Operand::IdRef(self.constant_id(it))).collect();
                (spirv::Op::ConstantComposite, self.type_id(*ty), parts)
            }
            Constant::Spec { ty, bits, .. } => match module.types[*ty] {
                Type::Bool if *bits != 0 => (spirv::Op::SpecConstantTrue, self.type_id(*ty), vec![]),
                Type::Bool => (spirv::Op::SpecConstantFalse, self.type_id(*ty), vec![]),
                _ => (spirv::Op::SpecConstant, self.type_id(*ty), vec![self.scalar_literal(*ty, *bits)]),
            },
            Constant::SpecComposite { ty, parts } => {
                let parts = parts.iter().map(|&it| Operand::IdRef(self.constant_id(it))).collect();
                (spirv::Op::SpecConstantComposite, self.type_id(*ty), parts)
            }
            Constant::SpecOp { ty, op, args } => {
                let mut operands = vec![Operand::LiteralSpecConstantOpInteger(*op)];
                for arg in args {
                    operands.push(match arg {
                        ir::SpecArg::Constant(it) => Operand::IdRef(self.constant_id(*it)),
                        ir::SpecArg::Literal(word) => Operand::LiteralBit32(*word),
                    });
                }
                (spirv::Op::SpecConstantOp, self.type_id(*ty), operands)
            }
        };
        let result = self.fresh();
        self.constants[id] = result;
        let inst = self.inst(op, Some(ty), Some(result), operands);
        self.out.types_global_values.push(inst);
        if let Constant::Spec { id: spec, name, .. } = &module.constants[id] {
            self.name(result, name);
            self.decorate_plain(result, spirv::Decoration::SpecId, &[*spec]);
        }
        result
    }

    fn bool_type(&mut self) -> u32 {
        match self.module.types.find(&Type::Bool) {
            Some(ty) => self.type_id(ty),
            None => self.fresh(),
        }
    }

    fn scalar_literal(&self, ty: TypeId, bits: u64) -> Operand {
        match self.module.types[ty] {
            Type::Int { width: 64, .. } | Type::Float { width: 64 } => Operand::LiteralBit64(bits),
            _ => Operand::LiteralBit32(bits as u32),
        }
    }
}
