//! Every instruction and enumerant of SPIR-V, from Khronos' grammar files and `instructions.def`. Written by
//! `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::spirv::{Capability as C, ExecutionModel as M, Op};

use super::{Enumerant, Extended, Facts, Instruction, Operand::{self, One, Optional, Repeated}};
use super::{facts::{CAUTIOUS, Effect}, typing::{BOOL, FLOAT, INT, Is, NUMBER, UINT}};
use self::OperandKind as K;

const OPERANDS_0: &[Operand] = &[];
const OPERANDS_1: &[Operand] = &[One(K::IdResultType), One(K::IdResult)];
const OPERANDS_2: &[Operand] = &[One(K::LiteralString)];
const OPERANDS_3: &[Operand] = &[One(K::SourceLanguage), One(K::LiteralInteger), Optional(K::IdRef), Optional(K::LiteralString)];
const OPERANDS_4: &[Operand] = &[One(K::IdRef), One(K::LiteralString)];
const OPERANDS_5: &[Operand] = &[One(K::IdRef), One(K::LiteralInteger), One(K::LiteralString)];
const OPERANDS_6: &[Operand] = &[One(K::IdResult), One(K::LiteralString)];
const OPERANDS_7: &[Operand] = &[One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_8: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralExtInstInteger), Repeated(K::IdRef)];
const OPERANDS_9: &[Operand] = &[One(K::AddressingModel), One(K::MemoryModel)];
const OPERANDS_10: &[Operand] = &[One(K::ExecutionModel), One(K::IdRef), One(K::LiteralString), Repeated(K::IdRef)];
const OPERANDS_11: &[Operand] = &[One(K::IdRef), One(K::ExecutionMode)];
const OPERANDS_12: &[Operand] = &[One(K::Capability)];
const OPERANDS_13: &[Operand] = &[One(K::IdResult)];
const OPERANDS_14: &[Operand] = &[One(K::IdResult), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_15: &[Operand] = &[One(K::IdResult), One(K::LiteralInteger), Optional(K::FPEncoding)];
const OPERANDS_16: &[Operand] = &[One(K::IdResult), One(K::IdRef), One(K::LiteralInteger)];
const OPERANDS_17: &[Operand] = &[One(K::IdResult), One(K::IdRef), One(K::Dim), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::ImageFormat), Optional(K::AccessQualifier)];
const OPERANDS_18: &[Operand] = &[One(K::IdResult), One(K::IdRef)];
const OPERANDS_19: &[Operand] = &[One(K::IdResult), One(K::IdRef), One(K::IdRef)];
const OPERANDS_20: &[Operand] = &[One(K::IdResult), Repeated(K::IdRef)];
const OPERANDS_21: &[Operand] = &[One(K::IdResult), One(K::StorageClass), One(K::IdRef)];
const OPERANDS_22: &[Operand] = &[One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_23: &[Operand] = &[One(K::IdResult), One(K::AccessQualifier)];
const OPERANDS_24: &[Operand] = &[One(K::IdRef), One(K::StorageClass)];
const OPERANDS_25: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::LiteralContextDependentNumber)];
const OPERANDS_26: &[Operand] = &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)];
const OPERANDS_27: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::SamplerAddressingMode), One(K::LiteralInteger), One(K::SamplerFilterMode)];
const OPERANDS_28: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::LiteralSpecConstantOpInteger)];
const OPERANDS_29: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::FunctionControl), One(K::IdRef)];
const OPERANDS_30: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_31: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::StorageClass), Optional(K::IdRef)];
const OPERANDS_32: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_33: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_34: &[Operand] = &[One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_35: &[Operand] = &[One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess), Optional(K::MemoryAccess)];
const OPERANDS_36: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess), Optional(K::MemoryAccess)];
const OPERANDS_37: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_38: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger)];
const OPERANDS_39: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)];
const OPERANDS_40: &[Operand] = &[One(K::IdRef), One(K::Decoration)];
const OPERANDS_41: &[Operand] = &[One(K::IdRef), One(K::LiteralInteger), One(K::Decoration)];
const OPERANDS_42: &[Operand] = &[One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_43: &[Operand] = &[One(K::IdRef), Repeated(K::PairIdRefLiteralInteger)];
const OPERANDS_44: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)];
const OPERANDS_45: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::LiteralInteger)];
const OPERANDS_46: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::LiteralInteger)];
const OPERANDS_47: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)];
const OPERANDS_48: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)];
const OPERANDS_49: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)];
const OPERANDS_50: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)];
const OPERANDS_51: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)];
const OPERANDS_52: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::StorageClass)];
const OPERANDS_53: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_54: &[Operand] = &[One(K::IdRef)];
const OPERANDS_55: &[Operand] = &[One(K::IdScope), One(K::IdScope), One(K::IdMemorySemantics)];
const OPERANDS_56: &[Operand] = &[One(K::IdScope), One(K::IdMemorySemantics)];
const OPERANDS_57: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)];
const OPERANDS_58: &[Operand] = &[One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)];
const OPERANDS_59: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)];
const OPERANDS_60: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdMemorySemantics), One(K::IdRef), One(K::IdRef)];
const OPERANDS_61: &[Operand] = &[One(K::IdResultType), One(K::IdResult), Repeated(K::PairIdRefIdRef)];
const OPERANDS_62: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::LoopControl)];
const OPERANDS_63: &[Operand] = &[One(K::IdRef), One(K::SelectionControl)];
const OPERANDS_64: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::LiteralInteger)];
const OPERANDS_65: &[Operand] = &[One(K::IdRef), One(K::IdRef), Repeated(K::PairLiteralIntegerIdRef)];
const OPERANDS_66: &[Operand] = &[One(K::IdRef), One(K::LiteralInteger)];
const OPERANDS_67: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_68: &[Operand] = &[One(K::IdScope), One(K::IdRef), One(K::IdRef)];
const OPERANDS_69: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)];
const OPERANDS_70: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)];
const OPERANDS_71: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)];
const OPERANDS_72: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_73: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_74: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_75: &[Operand] = &[One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_76: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_77: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_78: &[Operand] = &[One(K::IdRef), One(K::IdRef)];
const OPERANDS_79: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_80: &[Operand] = &[One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)];
const OPERANDS_81: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_82: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope)];
const OPERANDS_83: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_84: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_85: &[Operand] = &[One(K::IdResultType), One(K::IdResult), Optional(K::IdRef)];
const OPERANDS_86: &[Operand] = &[One(K::IdResult), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_87: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::TensorOperands)];
const OPERANDS_88: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::TensorOperands)];
const OPERANDS_89: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger)];
const OPERANDS_90: &[Operand] = &[One(K::IdRef), One(K::LiteralString), Repeated(K::IdRef)];
const OPERANDS_91: &[Operand] = &[One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_92: &[Operand] = &[One(K::IdResult), One(K::LiteralInteger), Repeated(K::IdRef)];
const OPERANDS_93: &[Operand] = &[One(K::IdResult), One(K::StorageClass)];
const OPERANDS_94: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::StorageClass), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_95: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_96: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::LiteralInteger)];
const OPERANDS_97: &[Operand] = &[One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_98: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_99: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess), Optional(K::MemoryAccess)];
const OPERANDS_100: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_101: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)];
const OPERANDS_102: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)];
const OPERANDS_103: &[Operand] = &[One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_104: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_105: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_106: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::CooperativeMatrixOperands)];
const OPERANDS_107: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_108: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)];
const OPERANDS_109: &[Operand] = &[One(K::IdResultType), One(K::IdResult), Repeated(K::LiteralInteger)];
const OPERANDS_110: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_111: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_112: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_113: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_114: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_115: &[Operand] = &[One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_116: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::CooperativeMatrixOperands)];
const OPERANDS_117: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_118: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::CooperativeMatrixOperands)];
const OPERANDS_119: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_120: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_121: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_122: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_123: &[Operand] = &[One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_124: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_125: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)];
const OPERANDS_126: &[Operand] = &[One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdRef), One(K::IdRef)];
const OPERANDS_127: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_128: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)];
const OPERANDS_129: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::CooperativeMatrixReduce), One(K::IdRef)];
const OPERANDS_130: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::MemoryAccess), One(K::TensorAddressingOperands)];
const OPERANDS_131: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::MemoryAccess), One(K::TensorAddressingOperands)];
const OPERANDS_132: &[Operand] = &[One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)];
const OPERANDS_133: &[Operand] = &[One(K::LiteralInteger)];
const OPERANDS_134: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::RawAccessChainOperands)];
const OPERANDS_135: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_136: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::LiteralString), One(K::LiteralString)];
const OPERANDS_137: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_138: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_139: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_140: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_141: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_142: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger)];
const OPERANDS_143: &[Operand] = &[Repeated(K::LiteralInteger)];
const OPERANDS_144: &[Operand] = &[One(K::IdResult), Optional(K::IdRef)];
const OPERANDS_145: &[Operand] = &[One(K::IdResult), One(K::IdRef), Optional(K::IdRef)];
const OPERANDS_146: &[Operand] = &[Repeated(K::IdRef)];
const OPERANDS_147: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_148: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_149: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)];
const OPERANDS_150: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MatrixMultiplyAccumulateOperands)];
const OPERANDS_151: &[Operand] = &[One(K::IdRef), One(K::ExecutionModel), One(K::IdRef), One(K::LiteralString), Repeated(K::IdRef)];
const OPERANDS_152: &[Operand] = &[One(K::IdRef), One(K::Capability)];
const OPERANDS_153: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger), Repeated(K::LiteralInteger)];
const OPERANDS_154: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_155: &[Operand] = &[One(K::IdResultType), One(K::IdResult), Repeated(K::Capability)];
const OPERANDS_156: &[Operand] = &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::IdRef)];
const OPERANDS_157: &[Operand] = &[One(K::IdRef), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef)];
const OPERANDS_158: &[Operand] = &[One(K::IdScope)];
const OPERANDS_159: &[Operand] = &[One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_160: &[Operand] = &[One(K::NamedMaximumNumberOfRegisters)];
const OPERANDS_161: &[Operand] = &[One(K::BuiltIn)];
const OPERANDS_162: &[Operand] = &[One(K::FunctionParameterAttribute)];
const OPERANDS_163: &[Operand] = &[One(K::FPRoundingMode)];
const OPERANDS_164: &[Operand] = &[One(K::FPFastMathMode)];
const OPERANDS_165: &[Operand] = &[One(K::LiteralString), One(K::LinkageType)];
const OPERANDS_166: &[Operand] = &[One(K::LiteralInteger), One(K::FPRoundingMode)];
const OPERANDS_167: &[Operand] = &[One(K::LiteralInteger), One(K::FPDenormMode)];
const OPERANDS_168: &[Operand] = &[One(K::LiteralString), One(K::LiteralString)];
const OPERANDS_169: &[Operand] = &[One(K::LiteralInteger), One(K::LiteralInteger)];
const OPERANDS_170: &[Operand] = &[One(K::LiteralInteger), One(K::FPOperationMode)];
const OPERANDS_171: &[Operand] = &[One(K::LiteralFloat)];
const OPERANDS_172: &[Operand] = &[One(K::AccessQualifier)];
const OPERANDS_173: &[Operand] = &[One(K::HostAccessQualifier), One(K::LiteralString)];
const OPERANDS_174: &[Operand] = &[One(K::InitializationModeQualifier)];
const OPERANDS_175: &[Operand] = &[One(K::LiteralInteger), One(K::LoadCacheControl)];
const OPERANDS_176: &[Operand] = &[One(K::LiteralInteger), One(K::StoreCacheControl)];

const CAPABILITIES_0: &[C] = &[];
const CAPABILITIES_1: &[C] = &[C::Matrix];
const CAPABILITIES_2: &[C] = &[C::Shader];
const CAPABILITIES_3: &[C] = &[C::Kernel];
const CAPABILITIES_4: &[C] = &[C::DeviceEnqueue];
const CAPABILITIES_5: &[C] = &[C::Pipes];
const CAPABILITIES_6: &[C] = &[C::Addresses, C::PhysicalStorageBufferAddresses];
const CAPABILITIES_7: &[C] = &[C::LiteralSampler];
const CAPABILITIES_8: &[C] = &[C::Addresses, C::UntypedPointersKHR];
const CAPABILITIES_9: &[C] = &[C::Addresses, C::VariablePointers, C::VariablePointersStorageBuffer, C::PhysicalStorageBufferAddresses];
const CAPABILITIES_10: &[C] = &[C::Addresses];
const CAPABILITIES_11: &[C] = &[C::Kernel, C::ImageQuery];
const CAPABILITIES_12: &[C] = &[C::ImageQuery];
const CAPABILITIES_13: &[C] = &[C::Shader, C::BitInstructions];
const CAPABILITIES_14: &[C] = &[C::DerivativeControl];
const CAPABILITIES_15: &[C] = &[C::Geometry];
const CAPABILITIES_16: &[C] = &[C::GeometryStreams];
const CAPABILITIES_17: &[C] = &[C::Groups];
const CAPABILITIES_18: &[C] = &[C::SparseResidency];
const CAPABILITIES_19: &[C] = &[C::PipeStorage];
const CAPABILITIES_20: &[C] = &[C::SubgroupDispatch];
const CAPABILITIES_21: &[C] = &[C::NamedBarrier];
const CAPABILITIES_22: &[C] = &[C::GroupNonUniform];
const CAPABILITIES_23: &[C] = &[C::GroupNonUniformVote];
const CAPABILITIES_24: &[C] = &[C::GroupNonUniformBallot];
const CAPABILITIES_25: &[C] = &[C::GroupNonUniformShuffle];
const CAPABILITIES_26: &[C] = &[C::GroupNonUniformShuffleRelative];
const CAPABILITIES_27: &[C] = &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT];
const CAPABILITIES_28: &[C] = &[C::GroupNonUniformQuad];
const CAPABILITIES_29: &[C] = &[C::Addresses, C::VariablePointers, C::VariablePointersStorageBuffer];
const CAPABILITIES_30: &[C] = &[C::TileImageColorReadAccessEXT];
const CAPABILITIES_31: &[C] = &[C::TileImageDepthReadAccessEXT];
const CAPABILITIES_32: &[C] = &[C::TileImageStencilReadAccessEXT];
const CAPABILITIES_33: &[C] = &[C::TensorsARM];
const CAPABILITIES_34: &[C] = &[C::GraphARM];
const CAPABILITIES_35: &[C] = &[C::BitcastExtractEXT];
const CAPABILITIES_36: &[C] = &[C::UntypedPointersKHR];
const CAPABILITIES_37: &[C] = &[C::SubgroupBallotKHR];
const CAPABILITIES_38: &[C] = &[C::FMAKHR];
const CAPABILITIES_39: &[C] = &[C::SubgroupVoteKHR];
const CAPABILITIES_40: &[C] = &[C::GroupNonUniformRotateKHR];
const CAPABILITIES_41: &[C] = &[C::RayTracingKHR];
const CAPABILITIES_42: &[C] = &[C::RayTracingKHR, C::RayQueryKHR];
const CAPABILITIES_43: &[C] = &[C::DotProduct];
const CAPABILITIES_44: &[C] = &[C::CooperativeMatrixKHR];
const CAPABILITIES_45: &[C] = &[C::ReplicatedCompositesEXT];
const CAPABILITIES_46: &[C] = &[C::RayQueryKHR];
const CAPABILITIES_47: &[C] = &[C::TextureSampleWeightedQCOM];
const CAPABILITIES_48: &[C] = &[C::TextureBoxFilterQCOM];
const CAPABILITIES_49: &[C] = &[C::TextureBlockMatchQCOM];
const CAPABILITIES_50: &[C] = &[C::CooperativeMatrixConversionQCOM];
const CAPABILITIES_51: &[C] = &[C::TextureBlockMatch2QCOM];
const CAPABILITIES_52: &[C] = &[C::ImageGatherLinearQCOM, C::ImageGatherExtendedModesQCOM];
const CAPABILITIES_53: &[C] = &[C::FragmentMaskAMD];
const CAPABILITIES_54: &[C] = &[C::ShaderClockKHR];
const CAPABILITIES_55: &[C] = &[C::ShaderEnqueueAMDX];
const CAPABILITIES_56: &[C] = &[C::QuadControlKHR];
const CAPABILITIES_57: &[C] = &[C::DescriptorHeapEXT];
const CAPABILITIES_58: &[C] = &[C::AbortKHR];
const CAPABILITIES_59: &[C] = &[C::ConstantDataKHR];
const CAPABILITIES_60: &[C] = &[C::PoisonFreezeKHR];
const CAPABILITIES_61: &[C] = &[C::ShaderInvocationReorderNV, C::RayTracingMotionBlurNV];
const CAPABILITIES_62: &[C] = &[C::ShaderInvocationReorderNV];
const CAPABILITIES_63: &[C] = &[C::ImageFootprintNV];
const CAPABILITIES_64: &[C] = &[C::CooperativeVectorNV, C::LongVectorEXT];
const CAPABILITIES_65: &[C] = &[C::CooperativeVectorNV];
const CAPABILITIES_66: &[C] = &[C::CooperativeVectorTrainingNV];
const CAPABILITIES_67: &[C] = &[C::CooperativeMatrixConversionsEXT, C::CooperativeMatrixConversionsNV];
const CAPABILITIES_68: &[C] = &[C::MeshShadingEXT];
const CAPABILITIES_69: &[C] = &[C::GroupNonUniformPartitionedEXT];
const CAPABILITIES_70: &[C] = &[C::MeshShadingNV];
const CAPABILITIES_71: &[C] = &[C::DisplacementMicromapNV];
const CAPABILITIES_72: &[C] = &[C::ShaderInvocationReorderEXT];
const CAPABILITIES_73: &[C] = &[C::ShaderInvocationReorderEXT, C::RayTracingMotionBlurNV];
const CAPABILITIES_74: &[C] = &[C::RayTracingNV, C::RayTracingKHR];
const CAPABILITIES_75: &[C] = &[C::RayTracingNV];
const CAPABILITIES_76: &[C] = &[C::RayTracingMotionBlurNV];
const CAPABILITIES_77: &[C] = &[C::RayQueryPositionFetchKHR];
const CAPABILITIES_78: &[C] = &[C::RayTracingNV, C::RayTracingKHR, C::RayQueryKHR, C::DisplacementMicromapNV];
const CAPABILITIES_79: &[C] = &[C::RayTracingClusterAccelerationStructureNV];
const CAPABILITIES_80: &[C] = &[C::CooperativeMatrixNV];
const CAPABILITIES_81: &[C] = &[C::CooperativeMatrixGetCoordinateEXT];
const CAPABILITIES_82: &[C] = &[C::FragmentShaderSampleInterlockEXT, C::FragmentShaderPixelInterlockEXT, C::FragmentShaderShadingRateInterlockEXT];
const CAPABILITIES_83: &[C] = &[C::CooperativeMatrixReductionsEXT];
const CAPABILITIES_84: &[C] = &[C::CooperativeMatrixTensorAddressingNV];
const CAPABILITIES_85: &[C] = &[C::CooperativeMatrixPerElementOperationsEXT];
const CAPABILITIES_86: &[C] = &[C::TensorAddressingNV];
const CAPABILITIES_87: &[C] = &[C::DemoteToHelperInvocation];
const CAPABILITIES_88: &[C] = &[C::CooperativeMatrixConversionsNV];
const CAPABILITIES_89: &[C] = &[C::BindlessTextureNV];
const CAPABILITIES_90: &[C] = &[C::RawAccessChainsNV];
const CAPABILITIES_91: &[C] = &[C::RayTracingSpheresGeometryNV];
const CAPABILITIES_92: &[C] = &[C::RayTracingLinearSweptSpheresGeometryNV];
const CAPABILITIES_93: &[C] = &[C::SubgroupShuffleINTEL];
const CAPABILITIES_94: &[C] = &[C::SubgroupBufferBlockIOINTEL];
const CAPABILITIES_95: &[C] = &[C::SubgroupImageBlockIOINTEL];
const CAPABILITIES_96: &[C] = &[C::SubgroupImageMediaBlockIOINTEL];
const CAPABILITIES_97: &[C] = &[C::IntegerFunctions2INTEL];
const CAPABILITIES_98: &[C] = &[C::FunctionPointersINTEL];
const CAPABILITIES_99: &[C] = &[C::AsmINTEL];
const CAPABILITIES_100: &[C] = &[C::AtomicFloat16MinMaxEXT, C::AtomicFloat32MinMaxEXT, C::AtomicFloat64MinMaxEXT, C::AtomicFloat16VectorNV];
const CAPABILITIES_101: &[C] = &[C::ExpectAssumeKHR];
const CAPABILITIES_102: &[C] = &[C::SubgroupAvcMotionEstimationINTEL];
const CAPABILITIES_103: &[C] = &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL];
const CAPABILITIES_104: &[C] = &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationChromaINTEL];
const CAPABILITIES_105: &[C] = &[C::VariableLengthArrayINTEL];
const CAPABILITIES_106: &[C] = &[C::ArbitraryPrecisionFloatingPointALTERA];
const CAPABILITIES_107: &[C] = &[C::UnstructuredLoopControlsINTEL];
const CAPABILITIES_108: &[C] = &[C::MemoryAccessAliasingINTEL];
const CAPABILITIES_109: &[C] = &[C::ArbitraryPrecisionFixedPointALTERA];
const CAPABILITIES_110: &[C] = &[C::USMStorageClassesALTERA];
const CAPABILITIES_111: &[C] = &[C::BlockingPipesALTERA];
const CAPABILITIES_112: &[C] = &[C::FPGARegALTERA];
const CAPABILITIES_113: &[C] = &[C::AtomicFloat16AddEXT, C::AtomicFloat32AddEXT, C::AtomicFloat64AddEXT, C::AtomicFloat16VectorNV];
const CAPABILITIES_114: &[C] = &[C::VectorComputeINTEL];
const CAPABILITIES_115: &[C] = &[C::LongCompositesINTEL];
const CAPABILITIES_116: &[C] = &[C::BFloat16ConversionINTEL];
const CAPABILITIES_117: &[C] = &[C::SplitBarrierEXT];
const CAPABILITIES_118: &[C] = &[C::ArithmeticFenceEXT];
const CAPABILITIES_119: &[C] = &[C::TaskSequenceALTERA];
const CAPABILITIES_120: &[C] = &[C::SubgroupBufferPrefetchINTEL];
const CAPABILITIES_121: &[C] = &[C::Subgroup2DBlockIOINTEL];
const CAPABILITIES_122: &[C] = &[C::Subgroup2DBlockTransformINTEL];
const CAPABILITIES_123: &[C] = &[C::Subgroup2DBlockTransposeINTEL];
const CAPABILITIES_124: &[C] = &[C::SubgroupMatrixMultiplyAccumulateINTEL];
const CAPABILITIES_125: &[C] = &[C::TernaryBitwiseFunctionINTEL];
const CAPABILITIES_126: &[C] = &[C::UntypedVariableLengthArrayINTEL];
const CAPABILITIES_127: &[C] = &[C::SpecConditionalINTEL];
const CAPABILITIES_128: &[C] = &[C::FunctionVariantsINTEL];
const CAPABILITIES_129: &[C] = &[C::PredicatedIOINTEL];
const CAPABILITIES_130: &[C] = &[C::GroupUniformArithmeticKHR];
const CAPABILITIES_131: &[C] = &[C::TensorFloat32RoundingINTEL];
const CAPABILITIES_132: &[C] = &[C::MaskedGatherScatterINTEL];
const CAPABILITIES_133: &[C] = &[C::BindlessImagesINTEL];
const CAPABILITIES_134: &[C] = &[C::DotProductFloat16AccFloat32VALVE, C::DotProductBFloat16AccVALVE];
const CAPABILITIES_135: &[C] = &[C::DotProductFloat16AccFloat16VALVE, C::DotProductBFloat16AccVALVE];
const CAPABILITIES_136: &[C] = &[C::DotProductFloat8AccFloat32VALVE];
const CAPABILITIES_137: &[C] = &[C::ImageGatherExtended];
const CAPABILITIES_138: &[C] = &[C::MinLod];
const CAPABILITIES_139: &[C] = &[C::VulkanMemoryModel];
const CAPABILITIES_140: &[C] = &[C::FloatControls2, C::FPFastMathModeINTEL];
const CAPABILITIES_141: &[C] = &[C::FloatControls2];
const CAPABILITIES_142: &[C] = &[C::FPGALoopControlsALTERA];
const CAPABILITIES_143: &[C] = &[C::OptNoneEXT];
const CAPABILITIES_144: &[C] = &[C::AtomicStorage];
const CAPABILITIES_145: &[C] = &[C::RayQueryKHR, C::RayTracingKHR];
const CAPABILITIES_146: &[C] = &[C::RayTraversalPrimitiveCullingKHR];
const CAPABILITIES_147: &[C] = &[C::RayTracingOpacityMicromapKHR];
const CAPABILITIES_148: &[C] = &[C::FragmentShadingRateKHR];
const CAPABILITIES_149: &[C] = &[C::Tessellation];
const CAPABILITIES_150: &[C] = &[C::PhysicalStorageBufferAddresses];
const CAPABILITIES_151: &[C] = &[C::TransformFeedback];
const CAPABILITIES_152: &[C] = &[C::Geometry, C::Tessellation];
const CAPABILITIES_153: &[C] = &[C::Geometry, C::Tessellation, C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_154: &[C] = &[C::Geometry, C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_155: &[C] = &[C::SampleMaskPostDepthCoverage];
const CAPABILITIES_156: &[C] = &[C::DenormPreserve];
const CAPABILITIES_157: &[C] = &[C::DenormFlushToZero];
const CAPABILITIES_158: &[C] = &[C::SignedZeroInfNanPreserve];
const CAPABILITIES_159: &[C] = &[C::RoundingModeRTE];
const CAPABILITIES_160: &[C] = &[C::RoundingModeRTZ];
const CAPABILITIES_161: &[C] = &[C::TileShadingQCOM];
const CAPABILITIES_162: &[C] = &[C::StencilExportEXT];
const CAPABILITIES_163: &[C] = &[C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_164: &[C] = &[C::ComputeDerivativeGroupQuadsKHR];
const CAPABILITIES_165: &[C] = &[C::ComputeDerivativeGroupLinearKHR];
const CAPABILITIES_166: &[C] = &[C::FragmentShaderPixelInterlockEXT];
const CAPABILITIES_167: &[C] = &[C::FragmentShaderSampleInterlockEXT];
const CAPABILITIES_168: &[C] = &[C::FragmentShaderShadingRateInterlockEXT];
const CAPABILITIES_169: &[C] = &[C::Shader64BitIndexingEXT];
const CAPABILITIES_170: &[C] = &[C::RoundToInfinityINTEL];
const CAPABILITIES_171: &[C] = &[C::KernelAttributesINTEL];
const CAPABILITIES_172: &[C] = &[C::FPGAKernelAttributesINTEL];
const CAPABILITIES_173: &[C] = &[C::RayTracingOpacityMicromapExecutionModeKHR];
const CAPABILITIES_174: &[C] = &[C::FPGAKernelAttributesv2INTEL];
const CAPABILITIES_175: &[C] = &[C::RegisterLimitsINTEL];
const CAPABILITIES_176: &[C] = &[C::Shader, C::VectorComputeINTEL];
const CAPABILITIES_177: &[C] = &[C::GenericPointer];
const CAPABILITIES_178: &[C] = &[C::Sampled1D];
const CAPABILITIES_179: &[C] = &[C::SampledRect];
const CAPABILITIES_180: &[C] = &[C::SampledBuffer];
const CAPABILITIES_181: &[C] = &[C::InputAttachment];
const CAPABILITIES_182: &[C] = &[C::StorageImageExtendedFormats];
const CAPABILITIES_183: &[C] = &[C::Int64ImageEXT];
const CAPABILITIES_184: &[C] = &[C::FunctionFloatControlINTEL];
const CAPABILITIES_185: &[C] = &[C::Linkage];
const CAPABILITIES_186: &[C] = &[C::WeakLinkageAMD];
const CAPABILITIES_187: &[C] = &[C::GlobalVariableHostAccessINTEL];
const CAPABILITIES_188: &[C] = &[C::RuntimeAlignedAttributeALTERA];
const CAPABILITIES_189: &[C] = &[C::Shader, C::Kernel];
const CAPABILITIES_190: &[C] = &[C::SampleRateShading];
const CAPABILITIES_191: &[C] = &[C::Shader, C::UniformDecoration];
const CAPABILITIES_192: &[C] = &[C::Kernel, C::FloatControls2];
const CAPABILITIES_193: &[C] = &[C::Float8EXT];
const CAPABILITIES_194: &[C] = &[C::SampleMaskOverrideCoverageNV];
const CAPABILITIES_195: &[C] = &[C::GeometryShaderPassthroughNV];
const CAPABILITIES_196: &[C] = &[C::ShaderViewportMaskNV];
const CAPABILITIES_197: &[C] = &[C::ShaderStereoViewNV];
const CAPABILITIES_198: &[C] = &[C::FragmentBarycentricKHR];
const CAPABILITIES_199: &[C] = &[C::ShaderNonUniform];
const CAPABILITIES_200: &[C] = &[C::PushConstantBanksNV];
const CAPABILITIES_201: &[C] = &[C::CooperativeMatrixConversionsEXT];
const CAPABILITIES_202: &[C] = &[C::IndirectReferencesINTEL];
const CAPABILITIES_203: &[C] = &[C::FPGAMemoryAttributesALTERA];
const CAPABILITIES_204: &[C] = &[C::FPGAMemoryAccessesALTERA];
const CAPABILITIES_205: &[C] = &[C::FPGAClusterAttributesALTERA];
const CAPABILITIES_206: &[C] = &[C::LoopFuseALTERA];
const CAPABILITIES_207: &[C] = &[C::FPGADSPControlALTERA];
const CAPABILITIES_208: &[C] = &[C::FPGAInvocationPipeliningAttributesALTERA];
const CAPABILITIES_209: &[C] = &[C::FPGABufferLocationALTERA];
const CAPABILITIES_210: &[C] = &[C::IOPipesALTERA];
const CAPABILITIES_211: &[C] = &[C::FPGAClusterAttributesV2ALTERA];
const CAPABILITIES_212: &[C] = &[C::FPMaxErrorINTEL];
const CAPABILITIES_213: &[C] = &[C::FPGALatencyControlALTERA];
const CAPABILITIES_214: &[C] = &[C::FPGAArgumentInterfacesALTERA];
const CAPABILITIES_215: &[C] = &[C::GlobalVariableFPGADecorationsALTERA];
const CAPABILITIES_216: &[C] = &[C::CacheControlsINTEL];
const CAPABILITIES_217: &[C] = &[C::IntrinsicSAMSUNG];
const CAPABILITIES_218: &[C] = &[C::ClipDistance];
const CAPABILITIES_219: &[C] = &[C::CullDistance];
const CAPABILITIES_220: &[C] = &[C::Geometry, C::Tessellation, C::RayTracingNV, C::RayTracingKHR, C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_221: &[C] = &[C::Geometry, C::ShaderLayer, C::ShaderViewportIndexLayerEXT, C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_222: &[C] = &[C::MultiViewport, C::ShaderViewportIndex, C::ShaderViewportIndexLayerEXT, C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_223: &[C] = &[C::Kernel, C::GroupNonUniform, C::SubgroupBallotKHR];
const CAPABILITIES_224: &[C] = &[C::Kernel, C::GroupNonUniform];
const CAPABILITIES_225: &[C] = &[C::CoreBuiltinsARM];
const CAPABILITIES_226: &[C] = &[C::SubgroupBallotKHR, C::GroupNonUniformBallot];
const CAPABILITIES_227: &[C] = &[C::DrawParameters];
const CAPABILITIES_228: &[C] = &[C::DrawParameters, C::MeshShadingNV, C::MeshShadingEXT];
const CAPABILITIES_229: &[C] = &[C::DeviceGroup];
const CAPABILITIES_230: &[C] = &[C::MultiView];
const CAPABILITIES_231: &[C] = &[C::ShaderViewportMaskNV, C::MeshShadingNV];
const CAPABILITIES_232: &[C] = &[C::PerViewAttributesNV, C::MeshShadingNV];
const CAPABILITIES_233: &[C] = &[C::FragmentFullyCoveredEXT];
const CAPABILITIES_234: &[C] = &[C::FragmentDensityEXT];
const CAPABILITIES_235: &[C] = &[C::RayTracingPositionFetchKHR];
const CAPABILITIES_236: &[C] = &[C::RayTracingDisplacementMicromapNV];
const CAPABILITIES_237: &[C] = &[C::ShaderSMBuiltinsNV];
const CAPABILITIES_238: &[C] = &[C::RayCullMaskKHR];
const CAPABILITIES_239: &[C] = &[C::Kernel, C::GroupNonUniformArithmetic, C::GroupNonUniformBallot];
const CAPABILITIES_240: &[C] = &[C::GroupNonUniformClustered];
const CAPABILITIES_241: &[C] = &[C::Int64];
const CAPABILITIES_242: &[C] = &[C::ImageBasic];
const CAPABILITIES_243: &[C] = &[C::SampledCubeArray];
const CAPABILITIES_244: &[C] = &[C::Float8EXT, C::CooperativeMatrixKHR];
const CAPABILITIES_245: &[C] = &[C::WorkgroupMemoryExplicitLayoutKHR];
const CAPABILITIES_246: &[C] = &[C::StorageBuffer16BitAccess];
const CAPABILITIES_247: &[C] = &[C::VariablePointersStorageBuffer];
const CAPABILITIES_248: &[C] = &[C::StorageBuffer8BitAccess];
const CAPABILITIES_249: &[C] = &[C::Int4TypeINTEL, C::CooperativeMatrixKHR];
const CAPABILITIES_250: &[C] = &[C::BFloat16TypeKHR];
const CAPABILITIES_251: &[C] = &[C::BFloat16TypeKHR, C::CooperativeMatrixKHR];
const CAPABILITIES_252: &[C] = &[C::MultiViewport];
const CAPABILITIES_253: &[C] = &[C::ShaderViewportIndexLayerEXT];
const CAPABILITIES_254: &[C] = &[C::ImageBuffer];
const CAPABILITIES_255: &[C] = &[C::InputAttachment, C::ShaderNonUniform];
const CAPABILITIES_256: &[C] = &[C::SampledBuffer, C::ShaderNonUniform];
const CAPABILITIES_257: &[C] = &[C::ImageBuffer, C::ShaderNonUniform];
const CAPABILITIES_258: &[C] = &[C::CooperativeMatrixBlockLoadsNV];
const CAPABILITIES_259: &[C] = &[C::VectorAnyINTEL];
const CAPABILITIES_260: &[C] = &[C::Int8];
const CAPABILITIES_261: &[C] = &[C::VariableLengthArrayINTEL, C::UntypedPointersKHR];
const CAPABILITIES_262: &[C] = &[C::Float16];
const CAPABILITIES_263: &[C] = &[C::CooperativeMatrixLayoutsARM];
const CAPABILITIES_264: &[C] = &[C::CooperativeMatrixDecodeVectorNV];
const CAPABILITIES_265: &[C] = &[C::Float6EXT];
const CAPABILITIES_266: &[C] = &[C::Float4EXT];
const CAPABILITIES_267: &[C] = &[C::Float8UnsignedE8M0EXT];
const CAPABILITIES_268: &[C] = &[C::MXInt8EXT];

const EXTENSIONS_0: &[&str] = &[];
const EXTENSIONS_1: &[&str] = &["SPV_GOOGLE_hlsl_functionality1"];
const EXTENSIONS_2: &[&str] = &["SPV_KHR_terminate_invocation"];
const EXTENSIONS_3: &[&str] = &["SPV_KHR_shader_ballot"];
const EXTENSIONS_4: &[&str] = &["SPV_KHR_subgroup_vote"];
const EXTENSIONS_5: &[&str] = &["SPV_KHR_relaxed_extended_instruction"];
const EXTENSIONS_6: &[&str] = &["SPV_KHR_ray_tracing"];
const EXTENSIONS_7: &[&str] = &["SPV_KHR_ray_tracing", "SPV_KHR_ray_query"];
const EXTENSIONS_8: &[&str] = &["SPV_KHR_integer_dot_product"];
const EXTENSIONS_9: &[&str] = &["SPV_KHR_ray_query"];
const EXTENSIONS_10: &[&str] = &["SPV_AMD_shader_ballot"];
const EXTENSIONS_11: &[&str] = &["SPV_AMD_shader_fragment_mask"];
const EXTENSIONS_12: &[&str] = &["SPV_NV_shader_image_footprint"];
const EXTENSIONS_13: &[&str] = &["SPV_NV_mesh_shader"];
const EXTENSIONS_14: &[&str] = &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"];
const EXTENSIONS_15: &[&str] = &["SPV_NV_ray_tracing"];
const EXTENSIONS_16: &[&str] = &["SPV_NV_ray_tracing_motion_blur"];
const EXTENSIONS_17: &[&str] = &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing", "SPV_KHR_ray_query", "SPV_NV_displacement_micromap"];
const EXTENSIONS_18: &[&str] = &["SPV_NV_cooperative_matrix"];
const EXTENSIONS_19: &[&str] = &["SPV_EXT_fragment_shader_interlock"];
const EXTENSIONS_20: &[&str] = &["SPV_EXT_demote_to_helper_invocation"];
const EXTENSIONS_21: &[&str] = &["SPV_INTEL_function_pointers"];
const EXTENSIONS_22: &[&str] = &["SPV_KHR_expect_assume"];
const EXTENSIONS_23: &[&str] = &["SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1"];
const EXTENSIONS_24: &[&str] = &["SPV_INTEL_unstructured_loop_controls"];
const EXTENSIONS_25: &[&str] = &["SPV_INTEL_memory_access_aliasing"];
const EXTENSIONS_26: &[&str] = &["SPV_EXT_shader_atomic_float_add"];
const EXTENSIONS_27: &[&str] = &["SPV_KHR_vulkan_memory_model"];
const EXTENSIONS_28: &[&str] = &["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"];
const EXTENSIONS_29: &[&str] = &["SPV_KHR_subgroup_uniform_control_flow"];
const EXTENSIONS_30: &[&str] = &["SPV_KHR_post_depth_coverage"];
const EXTENSIONS_31: &[&str] = &["SPV_KHR_float_controls"];
const EXTENSIONS_32: &[&str] = &["SPV_AMD_shader_early_and_late_fragment_tests"];
const EXTENSIONS_33: &[&str] = &["SPV_EXT_shader_stencil_export"];
const EXTENSIONS_34: &[&str] = &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"];
const EXTENSIONS_35: &[&str] = &["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"];
const EXTENSIONS_36: &[&str] = &["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"];
const EXTENSIONS_37: &[&str] = &["SPV_INTEL_kernel_attributes"];
const EXTENSIONS_38: &[&str] = &["SPV_KHR_maximal_reconvergence"];
const EXTENSIONS_39: &[&str] = &["SPV_KHR_storage_buffer_storage_class", "SPV_KHR_variable_pointers"];
const EXTENSIONS_40: &[&str] = &["SPV_EXT_mesh_shader"];
const EXTENSIONS_41: &[&str] = &["SPV_KHR_linkonce_odr"];
const EXTENSIONS_42: &[&str] = &["SPV_KHR_no_integer_wrap_decoration"];
const EXTENSIONS_43: &[&str] = &["SPV_QCOM_image_processing"];
const EXTENSIONS_44: &[&str] = &["SPV_QCOM_image_processing2"];
const EXTENSIONS_45: &[&str] = &["SPV_AMD_shader_explicit_vertex_parameter"];
const EXTENSIONS_46: &[&str] = &["SPV_NV_sample_mask_override_coverage"];
const EXTENSIONS_47: &[&str] = &["SPV_NV_geometry_shader_passthrough"];
const EXTENSIONS_48: &[&str] = &["SPV_NV_stereo_view_rendering"];
const EXTENSIONS_49: &[&str] = &["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"];
const EXTENSIONS_50: &[&str] = &["SPV_EXT_descriptor_indexing"];
const EXTENSIONS_51: &[&str] = &["SPV_GOOGLE_user_type"];
const EXTENSIONS_52: &[&str] = &["SPV_KHR_shader_draw_parameters"];
const EXTENSIONS_53: &[&str] = &["SPV_KHR_shader_draw_parameters", "SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"];
const EXTENSIONS_54: &[&str] = &["SPV_KHR_fragment_shading_rate"];
const EXTENSIONS_55: &[&str] = &["SPV_KHR_device_group"];
const EXTENSIONS_56: &[&str] = &["SPV_KHR_multiview"];
const EXTENSIONS_57: &[&str] = &["SPV_NV_viewport_array2", "SPV_NV_mesh_shader"];
const EXTENSIONS_58: &[&str] = &["SPV_NVX_multiview_per_view_attributes", "SPV_NV_mesh_shader"];
const EXTENSIONS_59: &[&str] = &["SPV_EXT_fragment_fully_covered"];
const EXTENSIONS_60: &[&str] = &["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"];
const EXTENSIONS_61: &[&str] = &["SPV_NV_linear_swept_spheres"];
const EXTENSIONS_62: &[&str] = &["SPV_NV_shader_sm_builtins"];
const EXTENSIONS_63: &[&str] = &["SPV_NV_cluster_acceleration_structure"];
const EXTENSIONS_64: &[&str] = &["SPV_KHR_ray_cull_mask"];
const EXTENSIONS_65: &[&str] = &["SPV_ARM_core_builtins"];
const EXTENSIONS_66: &[&str] = &["SPV_EXT_shader_tile_image"];
const EXTENSIONS_67: &[&str] = &["SPV_ARM_tensors"];
const EXTENSIONS_68: &[&str] = &["SPV_ARM_graph"];
const EXTENSIONS_69: &[&str] = &["SPV_ARM_cooperative_matrix_layouts"];
const EXTENSIONS_70: &[&str] = &["SPV_EXT_float8"];
const EXTENSIONS_71: &[&str] = &["SPV_EXT_ocp_microscaling_types"];
const EXTENSIONS_72: &[&str] = &["SPV_KHR_workgroup_memory_explicit_layout"];
const EXTENSIONS_73: &[&str] = &["SPV_KHR_16bit_storage"];
const EXTENSIONS_74: &[&str] = &["SPV_KHR_variable_pointers"];
const EXTENSIONS_75: &[&str] = &["SPV_KHR_shader_atomic_counter_ops"];
const EXTENSIONS_76: &[&str] = &["SPV_KHR_8bit_storage"];
const EXTENSIONS_77: &[&str] = &["SPV_KHR_untyped_pointers"];
const EXTENSIONS_78: &[&str] = &["SPV_KHR_ray_query", "SPV_KHR_ray_tracing"];
const EXTENSIONS_79: &[&str] = &["SPV_QCOM_tile_shading"];
const EXTENSIONS_80: &[&str] = &["SPV_QCOM_cooperative_matrix_conversion"];
const EXTENSIONS_81: &[&str] = &["SPV_QCOM_multiple_wait_queues"];
const EXTENSIONS_82: &[&str] = &["SPV_QCOM_image_processing3"];
const EXTENSIONS_83: &[&str] = &["SPV_AMD_gpu_shader_half_float_fetch"];
const EXTENSIONS_84: &[&str] = &["SPV_AMD_texture_gather_bias_lod"];
const EXTENSIONS_85: &[&str] = &["SPV_AMD_shader_image_load_store_lod"];
const EXTENSIONS_86: &[&str] = &["SPV_EXT_shader_image_int64"];
const EXTENSIONS_87: &[&str] = &["SPV_KHR_shader_clock"];
const EXTENSIONS_88: &[&str] = &["SPV_AMDX_shader_enqueue"];
const EXTENSIONS_89: &[&str] = &["SPV_KHR_quad_control"];
const EXTENSIONS_90: &[&str] = &["SPV_INTEL_int4"];
const EXTENSIONS_91: &[&str] = &["SPV_KHR_bfloat16"];
const EXTENSIONS_92: &[&str] = &["SPV_KHR_abort"];
const EXTENSIONS_93: &[&str] = &["SPV_EXT_descriptor_heap"];
const EXTENSIONS_94: &[&str] = &["SPV_KHR_constant_data"];
const EXTENSIONS_95: &[&str] = &["SPV_KHR_poison_freeze"];
const EXTENSIONS_96: &[&str] = &["SPV_AMD_weak_linkage"];
const EXTENSIONS_97: &[&str] = &["SPV_EXT_shader_viewport_index_layer", "SPV_NV_viewport_array2"];
const EXTENSIONS_98: &[&str] = &["SPV_NV_viewport_array2"];
const EXTENSIONS_99: &[&str] = &["SPV_NVX_multiview_per_view_attributes"];
const EXTENSIONS_100: &[&str] = &["SPV_NV_shader_subgroup_partitioned", "SPV_EXT_shader_subgroup_partitioned"];
const EXTENSIONS_101: &[&str] = &["SPV_KHR_ray_tracing_position_fetch"];
const EXTENSIONS_102: &[&str] = &["SPV_NV_displacement_micromap"];
const EXTENSIONS_103: &[&str] = &["SPV_KHR_opacity_micromap", "SPV_EXT_opacity_micromap"];
const EXTENSIONS_104: &[&str] = &["SPV_NV_shader_invocation_reorder"];
const EXTENSIONS_105: &[&str] = &["SPV_EXT_shader_invocation_reorder"];
const EXTENSIONS_106: &[&str] = &["SPV_NV_bindless_texture"];
const EXTENSIONS_107: &[&str] = &["SPV_NV_cooperative_vector"];
const EXTENSIONS_108: &[&str] = &["SPV_NV_shader_atomic_fp16_vector"];
const EXTENSIONS_109: &[&str] = &["SPV_NV_raw_access_chains"];
const EXTENSIONS_110: &[&str] = &["SPV_NV_push_constant_bank"];
const EXTENSIONS_111: &[&str] = &["SPV_EXT_long_vector"];
const EXTENSIONS_112: &[&str] = &["SPV_EXT_shader_64bit_indexing"];
const EXTENSIONS_113: &[&str] = &["SPV_EXT_cooperative_matrix_maintenance1"];
const EXTENSIONS_114: &[&str] = &["SPV_EXT_cooperative_matrix_maintenance1", "SPV_NV_cooperative_matrix2"];
const EXTENSIONS_115: &[&str] = &["SPV_NV_cooperative_matrix2"];
const EXTENSIONS_116: &[&str] = &["SPV_NV_tensor_addressing"];
const EXTENSIONS_117: &[&str] = &["SPV_NV_cooperative_matrix_decode_vector"];
const EXTENSIONS_118: &[&str] = &["SPV_INTEL_subgroups"];
const EXTENSIONS_119: &[&str] = &["SPV_INTEL_media_block_io"];
const EXTENSIONS_120: &[&str] = &["SPV_INTEL_float_controls2"];
const EXTENSIONS_121: &[&str] = &["SPV_INTEL_shader_integer_functions2"];
const EXTENSIONS_122: &[&str] = &["SPV_INTEL_inline_assembly"];
const EXTENSIONS_123: &[&str] = &["SPV_EXT_shader_atomic_float_min_max"];
const EXTENSIONS_124: &[&str] = &["SPV_INTEL_vector_compute"];
const EXTENSIONS_125: &[&str] = &["SPV_INTEL_device_side_avc_motion_estimation"];
const EXTENSIONS_126: &[&str] = &["SPV_INTEL_variable_length_array"];
const EXTENSIONS_127: &[&str] = &["SPV_ALTERA_fpga_memory_attributes", "SPV_INTEL_fpga_memory_attributes"];
const EXTENSIONS_128: &[&str] = &["SPV_INTEL_fp_fast_math_mode"];
const EXTENSIONS_129: &[&str] = &["SPV_ALTERA_arbitrary_precision_integers", "SPV_INTEL_arbitrary_precision_integers"];
const EXTENSIONS_130: &[&str] = &["SPV_ALTERA_arbitrary_precision_floating_point", "SPV_INTEL_arbitrary_precision_floating_point"];
const EXTENSIONS_131: &[&str] = &["SPV_ALTERA_fpga_loop_controls", "SPV_INTEL_fpga_loop_controls"];
const EXTENSIONS_132: &[&str] = &["SPV_ALTERA_fpga_memory_accesses", "SPV_INTEL_fpga_memory_accesses"];
const EXTENSIONS_133: &[&str] = &["SPV_ALTERA_fpga_cluster_attributes", "SPV_INTEL_fpga_cluster_attributes"];
const EXTENSIONS_134: &[&str] = &["SPV_ALTERA_loop_fuse", "SPV_INTEL_loop_fuse"];
const EXTENSIONS_135: &[&str] = &["SPV_ALTERA_fpga_dsp_control", "SPV_INTEL_fpga_dsp_control"];
const EXTENSIONS_136: &[&str] = &["SPV_ALTERA_fpga_invocation_pipelining_attributes", "SPV_INTEL_fpga_invocation_pipelining_attributes"];
const EXTENSIONS_137: &[&str] = &["SPV_ALTERA_fpga_buffer_location", "SPV_INTEL_fpga_buffer_location"];
const EXTENSIONS_138: &[&str] = &["SPV_ALTERA_arbitrary_precision_fixed_point", "SPV_INTEL_arbitrary_precision_fixed_point"];
const EXTENSIONS_139: &[&str] = &["SPV_ALTERA_usm_storage_classes", "SPV_INTEL_usm_storage_classes"];
const EXTENSIONS_140: &[&str] = &["SPV_ALTERA_runtime_aligned", "SPV_INTEL_runtime_aligned"];
const EXTENSIONS_141: &[&str] = &["SPV_ALTERA_io_pipes", "SPV_INTEL_io_pipes"];
const EXTENSIONS_142: &[&str] = &["SPV_ALTERA_blocking_pipes", "SPV_INTEL_blocking_pipes"];
const EXTENSIONS_143: &[&str] = &["SPV_ALTERA_fpga_reg", "SPV_INTEL_fpga_reg"];
const EXTENSIONS_144: &[&str] = &["SPV_KHR_cooperative_matrix"];
const EXTENSIONS_145: &[&str] = &["SPV_EXT_replicated_composites"];
const EXTENSIONS_146: &[&str] = &["SPV_KHR_bit_instructions"];
const EXTENSIONS_147: &[&str] = &["SPV_KHR_subgroup_rotate"];
const EXTENSIONS_148: &[&str] = &["SPV_KHR_float_controls2"];
const EXTENSIONS_149: &[&str] = &["SPV_KHR_fma"];
const EXTENSIONS_150: &[&str] = &["SPV_KHR_opacity_micromap"];
const EXTENSIONS_151: &[&str] = &["SPV_INTEL_long_composites"];
const EXTENSIONS_152: &[&str] = &["SPV_EXT_optnone", "SPV_INTEL_optnone"];
const EXTENSIONS_153: &[&str] = &["SPV_EXT_shader_atomic_float16_add"];
const EXTENSIONS_154: &[&str] = &["SPV_INTEL_debug_module"];
const EXTENSIONS_155: &[&str] = &["SPV_INTEL_bfloat16_conversion"];
const EXTENSIONS_156: &[&str] = &["SPV_EXT_split_barrier", "SPV_INTEL_split_barrier"];
const EXTENSIONS_157: &[&str] = &["SPV_EXT_arithmetic_fence"];
const EXTENSIONS_158: &[&str] = &["SPV_ALTERA_task_sequence", "SPV_INTEL_task_sequence"];
const EXTENSIONS_159: &[&str] = &["SPV_INTEL_fp_max_error"];
const EXTENSIONS_160: &[&str] = &["SPV_ALTERA_fpga_latency_control", "SPV_INTEL_fpga_latency_control"];
const EXTENSIONS_161: &[&str] = &["SPV_ALTERA_fpga_argument_interfaces", "SPV_INTEL_fpga_argument_interfaces"];
const EXTENSIONS_162: &[&str] = &["SPV_INTEL_global_variable_host_access"];
const EXTENSIONS_163: &[&str] = &["SPV_ALTERA_global_variable_fpga_decorations", "SPV_INTEL_global_variable_fpga_decorations"];
const EXTENSIONS_164: &[&str] = &["SPV_INTEL_subgroup_buffer_prefetch"];
const EXTENSIONS_165: &[&str] = &["SPV_INTEL_2d_block_io"];
const EXTENSIONS_166: &[&str] = &["SPV_INTEL_subgroup_matrix_multiply_accumulate"];
const EXTENSIONS_167: &[&str] = &["SPV_INTEL_ternary_bitwise_function"];
const EXTENSIONS_168: &[&str] = &["SPV_INTEL_function_variants"];
const EXTENSIONS_169: &[&str] = &["SPV_INTEL_predicated_io"];
const EXTENSIONS_170: &[&str] = &["SPV_INTEL_rounded_divide_sqrt"];
const EXTENSIONS_171: &[&str] = &["SPV_KHR_uniform_group_instructions"];
const EXTENSIONS_172: &[&str] = &["SPV_INTEL_tensor_float32_conversion"];
const EXTENSIONS_173: &[&str] = &["SPV_INTEL_masked_gather_scatter"];
const EXTENSIONS_174: &[&str] = &["SPV_INTEL_cache_controls"];
const EXTENSIONS_175: &[&str] = &["SPV_INTEL_maximum_registers"];
const EXTENSIONS_176: &[&str] = &["SPV_INTEL_bindless_images"];
const EXTENSIONS_177: &[&str] = &["SPV_VALVE_mixed_float_dot_product"];
const EXTENSIONS_178: &[&str] = &["SPV_SAMSUNG_intrinsic"];

const FACTS_0: &Facts = &Facts { constant: true, effect: Effect::Pure, naga: true, ..CAUTIOUS };
const FACTS_1: &Facts = &Facts { declares: true, ..CAUTIOUS };
const FACTS_2: &Facts = &Facts { declares: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_3: &Facts = &Facts { declares: true, makes_type: true, ..CAUTIOUS };
const FACTS_4: &Facts = &Facts { declares: true, makes_type: true, opaque: true, ..CAUTIOUS };
const FACTS_5: &Facts = &Facts { constant: true, declares: true, ..CAUTIOUS };
const FACTS_6: &Facts = &Facts { chooses_pointer: true, constant: true, declares: true, ..CAUTIOUS };
const FACTS_7: &Facts = &Facts { declares: true, gives_pointer: true, ..CAUTIOUS };
const FACTS_8: &Facts = &Facts { chooses_pointer: true, declares: true, naga: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_9: &Facts = &Facts { declares: true, effect: Effect::Pure, gives_pointer: true, naga: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_10: &Facts = &Facts { effect: Effect::Pure, gives_pointer: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_11: &Facts = &Facts { chooses_pointer: true, effect: Effect::Reads, naga: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_12: &Facts = &Facts { naga: true, takes_pointer: true, writes: true, ..CAUTIOUS };
const FACTS_13: &Facts = &Facts { takes_pointer: true, writes: true, ..CAUTIOUS };
const FACTS_14: &Facts = &Facts { effect: Effect::Pure, gives_pointer: true, naga: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_15: &Facts = &Facts { chooses_pointer: true, effect: Effect::Pure, takes_pointer: true, ..CAUTIOUS };
const FACTS_16: &Facts = &Facts { effect: Effect::Pure, naga: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_17: &Facts = &Facts { takes_pointer: true, ..CAUTIOUS };
const FACTS_18: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((NUMBER.scalar(), &[NUMBER.vector_like(), INT.scalar()])), ..CAUTIOUS };
const FACTS_19: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((NUMBER.vector(), &[Is::Result, Is::Component, INT.scalar()])), ..CAUTIOUS };
const FACTS_20: &Facts = &Facts { by_component: true, cost: Some(0), effect: Effect::Pure, naga: true, numbers: true, ..CAUTIOUS };
const FACTS_21: &Facts = &Facts { by_component: true, cost: Some(0), effect: Effect::Pure, naga: true, ..CAUTIOUS };
const FACTS_22: &Facts = &Facts { cost: Some(0), effect: Effect::Pure, naga: true, ..CAUTIOUS };
const FACTS_23: &Facts = &Facts { by_component: true, effect: Effect::Pure, gives_pointer: true, naga: true, takes_pointer: true, types: Some((Is::Anything, &[Is::Result])), ..CAUTIOUS };
const FACTS_24: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, ..CAUTIOUS };
const FACTS_25: &Facts = &Facts { effect: Effect::Pure, naga: true, ..CAUTIOUS };
const FACTS_26: &Facts = &Facts { effect: Effect::Derivative, naga: true, sample: true, ..CAUTIOUS };
const FACTS_27: &Facts = &Facts { effect: Effect::Pure, explicit_level: true, naga: true, sample: true, ..CAUTIOUS };
const FACTS_28: &Facts = &Facts { compares: true, effect: Effect::Derivative, naga: true, sample: true, ..CAUTIOUS };
const FACTS_29: &Facts = &Facts { compares: true, effect: Effect::Pure, explicit_level: true, naga: true, sample: true, ..CAUTIOUS };
const FACTS_30: &Facts = &Facts { effect: Effect::Derivative, naga: true, projected: true, sample: true, ..CAUTIOUS };
const FACTS_31: &Facts = &Facts { effect: Effect::Pure, explicit_level: true, naga: true, projected: true, sample: true, ..CAUTIOUS };
const FACTS_32: &Facts = &Facts { compares: true, effect: Effect::Derivative, naga: true, projected: true, sample: true, ..CAUTIOUS };
const FACTS_33: &Facts = &Facts { compares: true, effect: Effect::Pure, explicit_level: true, naga: true, projected: true, sample: true, ..CAUTIOUS };
const FACTS_34: &Facts = &Facts { effect: Effect::Pure, fetch: true, naga: true, ..CAUTIOUS };
const FACTS_35: &Facts = &Facts { effect: Effect::Pure, gather: true, naga: true, ..CAUTIOUS };
const FACTS_36: &Facts = &Facts { compares: true, effect: Effect::Pure, gather: true, naga: true, ..CAUTIOUS };
const FACTS_37: &Facts = &Facts { effect: Effect::Reads, naga: true, read: true, ..CAUTIOUS };
const FACTS_38: &Facts = &Facts { effect: Effect::Acts, naga: true, write: true, ..CAUTIOUS };
const FACTS_39: &Facts = &Facts { effect: Effect::Acts, ..CAUTIOUS };
const FACTS_40: &Facts = &Facts { effect: Effect::Derivative, ..CAUTIOUS };
const FACTS_41: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, types: Some((UINT.any(), &[FLOAT.shaped()])), ..CAUTIOUS };
const FACTS_42: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, types: Some((INT.any(), &[FLOAT.shaped()])), ..CAUTIOUS };
const FACTS_43: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((FLOAT.any(), &[INT.shaped()])), ..CAUTIOUS };
const FACTS_44: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((UINT.any(), &[INT.of_another_width().shaped()])), ..CAUTIOUS };
const FACTS_45: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((INT.any(), &[INT.of_another_width().shaped()])), ..CAUTIOUS };
const FACTS_46: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, types: Some((FLOAT.any(), &[FLOAT.of_another_width().shaped()])), ..CAUTIOUS };
const FACTS_47: &Facts = &Facts { effect: Effect::Pure, numbers: true, types: Some((FLOAT.bits(32).any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_48: &Facts = &Facts { effect: Effect::Pure, types: Some((UINT.scalar(), &[])), ..CAUTIOUS };
const FACTS_49: &Facts = &Facts { effect: Effect::Acts, types: Some((INT.any(), &[INT.shaped()])), ..CAUTIOUS };
const FACTS_50: &Facts = &Facts { effect: Effect::Pure, ..CAUTIOUS };
const FACTS_51: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((INT.any(), &[INT.like()])), ..CAUTIOUS };
const FACTS_52: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, precise: true, types: Some((FLOAT.any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_53: &Facts = &Facts { by_component: true, commutative: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((INT.any(), &[INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_54: &Facts = &Facts { by_component: true, commutative: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_55: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((INT.any(), &[INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_56: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_57: &Facts = &Facts { by_component: true, cost: Some(4), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((UINT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_58: &Facts = &Facts { by_component: true, cost: Some(4), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((INT.any(), &[INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_59: &Facts = &Facts { by_component: true, cost: Some(4), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_60: &Facts = &Facts { cost: Some(4), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((INT.any(), &[INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_61: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((FLOAT.vector(), &[Is::Result, Is::Component])), ..CAUTIOUS };
const FACTS_62: &Facts = &Facts { effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, ..CAUTIOUS };
const FACTS_63: &Facts = &Facts { cost: Some(3), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, ..CAUTIOUS };
const FACTS_64: &Facts = &Facts { cost: Some(16), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, ..CAUTIOUS };
const FACTS_65: &Facts = &Facts { commutative: true, cost: Some(3), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, precise: true, types: Some((FLOAT.scalar(), &[FLOAT.vector_like(), Is::First])), ..CAUTIOUS };
const FACTS_66: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.scalar(), &[BOOL.vector()])), ..CAUTIOUS };
const FACTS_67: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[FLOAT.shaped()])), ..CAUTIOUS };
const FACTS_68: &Facts = &Facts { effect: Effect::Acts, types: Some((BOOL.any(), &[FLOAT.shaped()])), ..CAUTIOUS };
const FACTS_69: &Facts = &Facts { effect: Effect::Acts, types: Some((BOOL.any(), &[FLOAT.shaped(), Is::First])), ..CAUTIOUS };
const FACTS_70: &Facts = &Facts { commutative: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_71: &Facts = &Facts { by_component: true, commutative: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_72: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_73: &Facts = &Facts { by_component: true, chooses_pointer: true, cost: Some(1), effect: Effect::Pure, naga: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_74: &Facts = &Facts { by_component: true, commutative: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[INT.shaped(), INT.wide_as_first().shaped()])), ..CAUTIOUS };
const FACTS_75: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[INT.shaped(), INT.wide_as_first().shaped()])), ..CAUTIOUS };
const FACTS_76: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[FLOAT.shaped(), Is::First])), ..CAUTIOUS };
const FACTS_77: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((BOOL.any(), &[FLOAT.shaped(), Is::First])), ..CAUTIOUS };
const FACTS_78: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, may_fail: true, naga: true, numbers: true, types: Some((INT.any(), &[INT.like(), INT.shaped()])), ..CAUTIOUS };
const FACTS_79: &Facts = &Facts { by_component: true, commutative: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((INT.any(), &[INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_80: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, numbers: true, types: Some((INT.any(), &[INT.like()])), ..CAUTIOUS };
const FACTS_81: &Facts = &Facts { effect: Effect::Pure, may_fail: true, naga: true, numbers: true, types: Some((INT.vulkan(32).any(), &[Is::Result, Is::Result, INT.scalar(), INT.scalar()])), ..CAUTIOUS };
const FACTS_82: &Facts = &Facts { effect: Effect::Pure, may_fail: true, naga: true, numbers: true, types: Some((INT.vulkan(32).any(), &[Is::Result, INT.scalar(), INT.scalar()])), ..CAUTIOUS };
const FACTS_83: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((INT.vulkan(32).any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_84: &Facts = &Facts { effect: Effect::Pure, naga: true, numbers: true, types: Some((INT.any(), &[INT.vulkan(32).shaped()])), ..CAUTIOUS };
const FACTS_85: &Facts = &Facts { derivative: true, effect: Effect::Derivative, naga: true, numbers: true, types: Some((FLOAT.bits(32).any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_86: &Facts = &Facts { stages: Some(&[M::Geometry]), ..CAUTIOUS };
const FACTS_87: &Facts = &Facts { naga: true, ..CAUTIOUS };
const FACTS_88: &Facts = &Facts { atomic: true, effect: Effect::Reads, naga: true, takes_pointer: true, types: Some((NUMBER.scalar(), &[Is::PointerToResult])), ..CAUTIOUS };
const FACTS_89: &Facts = &Facts { atomic: true, naga: true, takes_pointer: true, writes: true, ..CAUTIOUS };
const FACTS_90: &Facts = &Facts { atomic: true, naga: true, takes_pointer: true, types: Some((NUMBER.scalar(), &[Is::PointerToResult, Is::Anything, Is::Anything, Is::Result])), writes: true, ..CAUTIOUS };
const FACTS_91: &Facts = &Facts { atomic: true, naga: true, takes_pointer: true, types: Some((INT.scalar(), &[Is::PointerToResult, Is::Anything, Is::Anything, Is::Anything, Is::Result, Is::Result])), writes: true, ..CAUTIOUS };
const FACTS_92: &Facts = &Facts { atomic: true, takes_pointer: true, writes: true, ..CAUTIOUS };
const FACTS_93: &Facts = &Facts { atomic: true, naga: true, takes_pointer: true, types: Some((INT.scalar(), &[Is::PointerToResult])), writes: true, ..CAUTIOUS };
const FACTS_94: &Facts = &Facts { atomic: true, naga: true, takes_pointer: true, types: Some((INT.scalar(), &[Is::PointerToResult, Is::Anything, Is::Anything, Is::Result])), writes: true, ..CAUTIOUS };
const FACTS_95: &Facts = &Facts { ends_block: true, stages: Some(&[M::Fragment]), ..CAUTIOUS };
const FACTS_96: &Facts = &Facts { ends_block: true, ..CAUTIOUS };
const FACTS_97: &Facts = &Facts { types: Some((INT.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_98: &Facts = &Facts { types: Some((FLOAT.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_99: &Facts = &Facts { effect: Effect::Derivative, sample: true, sparse: true, ..CAUTIOUS };
const FACTS_100: &Facts = &Facts { effect: Effect::Pure, explicit_level: true, sample: true, sparse: true, ..CAUTIOUS };
const FACTS_101: &Facts = &Facts { compares: true, effect: Effect::Derivative, sample: true, sparse: true, ..CAUTIOUS };
const FACTS_102: &Facts = &Facts { compares: true, effect: Effect::Pure, explicit_level: true, sample: true, sparse: true, ..CAUTIOUS };
const FACTS_103: &Facts = &Facts { projected: true, sparse: true, ..CAUTIOUS };
const FACTS_104: &Facts = &Facts { effect: Effect::Pure, fetch: true, sparse: true, ..CAUTIOUS };
const FACTS_105: &Facts = &Facts { effect: Effect::Pure, gather: true, sparse: true, ..CAUTIOUS };
const FACTS_106: &Facts = &Facts { compares: true, effect: Effect::Pure, gather: true, sparse: true, ..CAUTIOUS };
const FACTS_107: &Facts = &Facts { effect: Effect::Pure, types: Some((BOOL.scalar(), &[INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_108: &Facts = &Facts { atomic: true, takes_pointer: true, types: Some((BOOL.scalar(), &[])), writes: true, ..CAUTIOUS };
const FACTS_109: &Facts = &Facts { effect: Effect::Reads, read: true, sparse: true, ..CAUTIOUS };
const FACTS_110: &Facts = &Facts { types: Some((Is::Made(Op::TypeNamedBarrier), &[INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_111: &Facts = &Facts { types: Some((Is::Anything, &[Is::Made(Op::TypeNamedBarrier)])), ..CAUTIOUS };
const FACTS_112: &Facts = &Facts { effect: Effect::Convergent, group: true, types: Some((BOOL.scalar(), &[Is::Anything])), ..CAUTIOUS };
const FACTS_113: &Facts = &Facts { effect: Effect::Convergent, group: true, naga: true, types: Some((BOOL.scalar(), &[Is::Anything, BOOL.scalar()])), ..CAUTIOUS };
const FACTS_114: &Facts = &Facts { effect: Effect::Convergent, group: true, types: Some((BOOL.scalar(), &[Is::Anything, NUMBER.any()])), ..CAUTIOUS };
const FACTS_115: &Facts = &Facts { effect: Effect::Convergent, group: true, moves: true, naga: true, types: Some((NUMBER.any(), &[Is::Anything, Is::Result, UINT.scalar()])), ..CAUTIOUS };
const FACTS_116: &Facts = &Facts { effect: Effect::Convergent, group: true, moves: true, naga: true, types: Some((NUMBER.any(), &[Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_117: &Facts = &Facts { effect: Effect::Convergent, group: true, naga: true, types: Some((UINT.bits(32).len(4), &[Is::Anything, BOOL.scalar()])), ..CAUTIOUS };
const FACTS_118: &Facts = &Facts { effect: Effect::Convergent, group: true, types: Some((BOOL.scalar(), &[Is::Anything, UINT.bits(32).len(4)])), ..CAUTIOUS };
const FACTS_119: &Facts = &Facts { effect: Effect::Convergent, group: true, types: Some((BOOL.scalar(), &[Is::Anything, UINT.bits(32).len(4), UINT.scalar()])), ..CAUTIOUS };
const FACTS_120: &Facts = &Facts { effect: Effect::Convergent, group: true, types: Some((UINT.scalar(), &[Is::Anything, Is::Anything, UINT.bits(32).len(4)])), ..CAUTIOUS };
const FACTS_121: &Facts = &Facts { effect: Effect::Convergent, group: true, types: Some((UINT.scalar(), &[Is::Anything, UINT.bits(32).len(4)])), ..CAUTIOUS };
const FACTS_122: &Facts = &Facts { effect: Effect::Convergent, group: true, naga: true, reduces: true, types: Some((INT.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_123: &Facts = &Facts { effect: Effect::Convergent, group: true, naga: true, reduces: true, types: Some((FLOAT.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_124: &Facts = &Facts { effect: Effect::Convergent, group: true, naga: true, reduces: true, types: Some((UINT.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_125: &Facts = &Facts { effect: Effect::Convergent, group: true, reduces: true, types: Some((BOOL.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_126: &Facts = &Facts { effect: Effect::Convergent, group: true, moves: true, types: Some((NUMBER.any(), &[Is::Anything, Is::Result, UINT.scalar()])), ..CAUTIOUS };
const FACTS_127: &Facts = &Facts { constant_operand: Some(3), effect: Effect::Convergent, group: true, moves: true, types: Some((NUMBER.any(), &[Is::Anything, Is::Result, UINT.scalar()])), ..CAUTIOUS };
const FACTS_128: &Facts = &Facts { takes_pointer: true, types: Some((BOOL.scalar(), &[Is::Anything, Is::First])), ..CAUTIOUS };
const FACTS_129: &Facts = &Facts { types: Some((Is::Anything, &[Is::Made(Op::TypeTensorARM)])), ..CAUTIOUS };
const FACTS_130: &Facts = &Facts { types: Some((INT.scalar(), &[Is::Made(Op::TypeTensorARM), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_131: &Facts = &Facts { gives_pointer: true, types: Some((Is::Made(Op::TypeUntypedPointerKHR), &[])), ..CAUTIOUS };
const FACTS_132: &Facts = &Facts { gives_pointer: true, takes_pointer: true, types: Some((Is::Made(Op::TypeUntypedPointerKHR), &[])), ..CAUTIOUS };
const FACTS_133: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeUntypedPointerKHR), &[])), ..CAUTIOUS };
const FACTS_134: &Facts = &Facts { takes_pointer: true, types: Some((INT.scalar(), &[Is::Anything, Is::Made(Op::TypeUntypedPointerKHR)])), ..CAUTIOUS };
const FACTS_135: &Facts = &Facts { cost: Some(2), effect: Effect::Pure, types: Some((FLOAT.any(), &[Is::Result, Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_136: &Facts = &Facts { effect: Effect::Acts, group: true, types: Some((NUMBER.any(), &[Is::Anything, Is::Result, UINT.scalar(), UINT.scalar()])), ..CAUTIOUS };
const FACTS_137: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_138: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR, M::CallableKHR]), takes_pointer: true, types: Some((Is::Anything, &[UINT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_139: &Facts = &Facts { ends_block: true, stages: Some(&[M::AnyHitKHR]), ..CAUTIOUS };
const FACTS_140: &Facts = &Facts { effect: Effect::Pure, types: Some((INT.scalar(), &[INT.any(), Is::First])), ..CAUTIOUS };
const FACTS_141: &Facts = &Facts { effect: Effect::Pure, types: Some((UINT.scalar(), &[INT.any(), Is::First])), ..CAUTIOUS };
const FACTS_142: &Facts = &Facts { effect: Effect::Pure, types: Some((INT.scalar(), &[INT.any(), INT.any()])), ..CAUTIOUS };
const FACTS_143: &Facts = &Facts { effect: Effect::Pure, types: Some((INT.scalar(), &[INT.any(), Is::First, Is::Result])), ..CAUTIOUS };
const FACTS_144: &Facts = &Facts { effect: Effect::Pure, types: Some((UINT.scalar(), &[INT.any(), Is::First, Is::Result])), ..CAUTIOUS };
const FACTS_145: &Facts = &Facts { effect: Effect::Pure, types: Some((INT.scalar(), &[INT.any(), INT.any(), Is::Result])), ..CAUTIOUS };
const FACTS_146: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeCooperativeMatrixKHR), &[])), ..CAUTIOUS };
const FACTS_147: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::Anything, Is::Made(Op::TypeCooperativeMatrixKHR)])), writes: true, ..CAUTIOUS };
const FACTS_148: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeCooperativeMatrixKHR), &[Is::Made(Op::TypeCooperativeMatrixKHR), Is::Made(Op::TypeCooperativeMatrixKHR), Is::Result])), ..CAUTIOUS };
const FACTS_149: &Facts = &Facts { takes_pointer: true, types: Some((UINT.bits(32).scalar(), &[])), ..CAUTIOUS };
const FACTS_150: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeRayQueryKHR), Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_151: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeRayQueryKHR)])), ..CAUTIOUS };
const FACTS_152: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeRayQueryKHR), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_153: &Facts = &Facts { takes_pointer: true, types: Some((BOOL.scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR)])), ..CAUTIOUS };
const FACTS_154: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((INT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_155: &Facts = &Facts { types: Some((Is::Made(Op::TypeArray), &[Is::Made(Op::TypeArray)])), ..CAUTIOUS };
const FACTS_156: &Facts = &Facts { types: Some((Is::Made(Op::TypeCooperativeMatrixKHR), &[Is::Made(Op::TypeArray)])), ..CAUTIOUS };
const FACTS_157: &Facts = &Facts { types: Some((Is::Made(Op::TypeArray), &[Is::Made(Op::TypeCooperativeMatrixKHR)])), ..CAUTIOUS };
const FACTS_158: &Facts = &Facts { types: Some((Is::Made(Op::TypeArray), &[Is::Made(Op::TypeArray), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_159: &Facts = &Facts { gives_pointer: true, ..CAUTIOUS };
const FACTS_160: &Facts = &Facts { effect: Effect::Pure, takes_pointer: true, ..CAUTIOUS };
const FACTS_161: &Facts = &Facts { effect: Effect::Convergent, ..CAUTIOUS };
const FACTS_162: &Facts = &Facts { gives_pointer: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_163: &Facts = &Facts { types: Some((Is::Anything, &[Is::Result])), ..CAUTIOUS };
const FACTS_164: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectNV), Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_165: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectNV), Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_166: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectNV), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_167: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Transform, &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_168: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((FLOAT.bits(32).len(3), &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_169: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectNV), Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_170: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((INT.bits(32).len(2), &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_171: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((INT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_172: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_173: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((FLOAT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_174: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((BOOL.scalar(), &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_175: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectNV), INT.bits(32).scalar(), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_176: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR]), takes_pointer: true, types: Some((Is::Anything, &[INT.bits(32).scalar(), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_177: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeVectorIdEXT), &[Is::Made(Op::TypeVectorIdEXT)])), ..CAUTIOUS };
const FACTS_178: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::Anything, Is::Anything, Is::Made(Op::TypeVectorIdEXT), Is::Made(Op::TypeVectorIdEXT)])), ..CAUTIOUS };
const FACTS_179: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::Anything, Is::Anything, Is::Made(Op::TypeVectorIdEXT)])), ..CAUTIOUS };
const FACTS_180: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeCooperativeMatrixKHR), &[Is::Made(Op::TypeCooperativeMatrixKHR)])), ..CAUTIOUS };
const FACTS_181: &Facts = &Facts { ends_block: true, stages: Some(&[M::TaskEXT]), takes_pointer: true, ..CAUTIOUS };
const FACTS_182: &Facts = &Facts { stages: Some(&[M::MeshEXT]), ..CAUTIOUS };
const FACTS_183: &Facts = &Facts { effect: Effect::Acts, types: Some((UINT.bits(32).len(4), &[NUMBER.any()])), ..CAUTIOUS };
const FACTS_184: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeVectorIdEXT), &[])), ..CAUTIOUS };
const FACTS_185: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::Anything, Is::Anything, Is::Made(Op::TypeVectorIdEXT)])), writes: true, ..CAUTIOUS };
const FACTS_186: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT), Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_187: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_188: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Made(Op::TypeArray), &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_189: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((INT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_190: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_191: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_192: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT), Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_193: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT), Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_194: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR]), takes_pointer: true, types: Some((Is::Anything, &[Is::PointerToMade(Op::TypeHitObjectEXT), INT.bits(32).scalar(), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_195: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((FLOAT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_196: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((FLOAT.bits(32).len(3), &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_197: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Transform, &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_198: &Facts = &Facts { stages: Some(&[M::IntersectionKHR]), types: Some((BOOL.scalar(), &[FLOAT.bits(32).scalar(), UINT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_199: &Facts = &Facts { types: Some((Is::Anything, &[Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_200: &Facts = &Facts { types: Some((Is::Anything, &[Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_201: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::Made(Op::TypeAccelerationStructureKHR), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), INT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).len(3), FLOAT.bits(32).scalar(), FLOAT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_202: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((Is::Made(Op::TypeArray), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_203: &Facts = &Facts { types: Some((Is::Anything, &[UINT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_204: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((INT.bits(32).len(2), &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_205: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((BOOL.scalar(), &[Is::PointerToMade(Op::TypeHitObjectEXT)])), ..CAUTIOUS };
const FACTS_206: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeCooperativeMatrixNV), &[])), ..CAUTIOUS };
const FACTS_207: &Facts = &Facts { takes_pointer: true, types: Some((Is::Anything, &[Is::Anything, Is::Made(Op::TypeCooperativeMatrixNV)])), writes: true, ..CAUTIOUS };
const FACTS_208: &Facts = &Facts { takes_pointer: true, types: Some((Is::Made(Op::TypeCooperativeMatrixNV), &[Is::Made(Op::TypeCooperativeMatrixNV), Is::Made(Op::TypeCooperativeMatrixNV), Is::Result])), ..CAUTIOUS };
const FACTS_209: &Facts = &Facts { types: Some((Is::Anything, &[Is::Made(Op::TypeCooperativeMatrixKHR), INT.scalar()])), ..CAUTIOUS };
const FACTS_210: &Facts = &Facts { stages: Some(&[M::Fragment]), ..CAUTIOUS };
const FACTS_211: &Facts = &Facts { types: Some((Is::Made(Op::TypeTensorLayoutNV), &[])), ..CAUTIOUS };
const FACTS_212: &Facts = &Facts { types: Some((Is::Made(Op::TypeTensorLayoutNV), &[Is::Result, INT.bits(32).scalar(), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_213: &Facts = &Facts { types: Some((Is::Made(Op::TypeTensorViewNV), &[])), ..CAUTIOUS };
const FACTS_214: &Facts = &Facts { types: Some((Is::Made(Op::TypeTensorViewNV), &[Is::Result, INT.bits(32).scalar(), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_215: &Facts = &Facts { effect: Effect::Reads, stages: Some(&[M::Fragment]), types: Some((BOOL.scalar(), &[])), ..CAUTIOUS };
const FACTS_216: &Facts = &Facts { chooses_pointer: true, takes_pointer: true, ..CAUTIOUS };
const FACTS_217: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((FLOAT.bits(32).len(3), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_218: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((FLOAT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_219: &Facts = &Facts { stages: Some(&[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]), takes_pointer: true, types: Some((Is::Made(Op::TypeArray), &[Is::PointerToMade(Op::TypeHitObjectNV)])), ..CAUTIOUS };
const FACTS_220: &Facts = &Facts { takes_pointer: true, types: Some((BOOL.scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_221: &Facts = &Facts { atomic: true, takes_pointer: true, types: Some((FLOAT.any(), &[Is::PointerToResult, Is::Anything, Is::Anything, Is::Result])), writes: true, ..CAUTIOUS };
const FACTS_222: &Facts = &Facts { types: Some((Is::Anything, &[BOOL.scalar()])), ..CAUTIOUS };
const FACTS_223: &Facts = &Facts { types: Some((NUMBER.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_224: &Facts = &Facts { takes_pointer: true, types: Some((FLOAT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR)])), ..CAUTIOUS };
const FACTS_225: &Facts = &Facts { takes_pointer: true, types: Some((INT.bits(32).scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR)])), ..CAUTIOUS };
const FACTS_226: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((FLOAT.bits(32).len(2), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_227: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((BOOL.scalar(), &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_228: &Facts = &Facts { takes_pointer: true, types: Some((FLOAT.bits(32).len(3), &[Is::PointerToMade(Op::TypeRayQueryKHR)])), ..CAUTIOUS };
const FACTS_229: &Facts = &Facts { constant_operand: Some(2), takes_pointer: true, types: Some((Is::Transform, &[Is::PointerToMade(Op::TypeRayQueryKHR), INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_230: &Facts = &Facts { atomic: true, naga: true, takes_pointer: true, types: Some((FLOAT.any(), &[Is::PointerToResult, Is::Anything, Is::Anything, Is::Result])), writes: true, ..CAUTIOUS };
const FACTS_231: &Facts = &Facts { types: Some((BOOL.any(), &[Is::Anything, Is::Anything, Is::Result])), ..CAUTIOUS };
const FACTS_232: &Facts = &Facts { effect: Effect::Pure, types: Some((FLOAT.scalar(), &[Is::Anything, Is::First, Is::Result])), ..CAUTIOUS };
const FACTS_233: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_234: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_235: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, types: Some((INT.any(), &[INT.like()])), ..CAUTIOUS };
const FACTS_236: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((INT.any(), &[INT.like()])), ..CAUTIOUS };
const FACTS_237: &Facts = &Facts { by_component: true, cost: Some(2), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_238: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.at_most(32).any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_239: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.at_most(32).any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_240: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, ..CAUTIOUS };
const FACTS_241: &Facts = &Facts { types: Some((FLOAT.any(), &[Is::Result, Is::PointerToResult])), ..CAUTIOUS };
const FACTS_242: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_243: &Facts = &Facts { by_component: true, cost: Some(1), effect: Effect::Pure, naga: true, types: Some((INT.any(), &[INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_244: &Facts = &Facts { by_component: true, cost: Some(2), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_245: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((INT.any(), &[INT.like(), INT.like(), INT.like()])), ..CAUTIOUS };
const FACTS_246: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, ..CAUTIOUS };
const FACTS_247: &Facts = &Facts { by_component: true, cost: Some(2), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_248: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_249: &Facts = &Facts { types: Some((FLOAT.any(), &[Is::Result, Is::PointerTo(INT.bits(32).as_long())])), ..CAUTIOUS };
const FACTS_250: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, INT.shaped()])), ..CAUTIOUS };
const FACTS_251: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((INT.bits(32).scalar(), &[FLOAT.bits(32).len(4)])), ..CAUTIOUS };
const FACTS_252: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((INT.bits(32).scalar(), &[FLOAT.bits(32).len(2)])), ..CAUTIOUS };
const FACTS_253: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, types: Some((FLOAT.bits(64).scalar(), &[INT.bits(32).len(2)])), ..CAUTIOUS };
const FACTS_254: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.bits(32).len(2), &[INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_255: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.bits(32).len(4), &[INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_256: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, types: Some((INT.bits(32).len(2), &[FLOAT.bits(64).scalar()])), ..CAUTIOUS };
const FACTS_257: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.scalar(), &[FLOAT.wide_as_result().any()])), ..CAUTIOUS };
const FACTS_258: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.scalar(), &[FLOAT.wide_as_result().any(), Is::First])), ..CAUTIOUS };
const FACTS_259: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.len(3), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_260: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result])), ..CAUTIOUS };
const FACTS_261: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_262: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result])), ..CAUTIOUS };
const FACTS_263: &Facts = &Facts { cost: Some(6), effect: Effect::Pure, naga: true, types: Some((FLOAT.any(), &[Is::Result, Is::Result, FLOAT.scalar()])), ..CAUTIOUS };
const FACTS_264: &Facts = &Facts { by_component: true, cost: Some(6), effect: Effect::Pure, naga: true, types: Some((INT.any(), &[INT.bits(32).shaped()])), ..CAUTIOUS };
const FACTS_265: &Facts = &Facts { effect: Effect::Derivative, types: Some((FLOAT.bits(32).any(), &[Is::PointerToResult])), ..CAUTIOUS };
const FACTS_266: &Facts = &Facts { effect: Effect::Derivative, types: Some((FLOAT.bits(32).any(), &[Is::PointerToResult, INT.bits(32).scalar()])), ..CAUTIOUS };
const FACTS_267: &Facts = &Facts { effect: Effect::Derivative, types: Some((FLOAT.bits(32).any(), &[Is::PointerToResult, FLOAT.bits(32).len(2)])), ..CAUTIOUS };

/// What an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperandKind {
    ImageOperands,
    FPFastMathMode,
    SelectionControl,
    LoopControl,
    FunctionControl,
    MemorySemantics,
    MemoryAccess,
    KernelProfilingInfo,
    RayFlags,
    FragmentShadingRate,
    RawAccessChainOperands,
    SourceLanguage,
    ExecutionModel,
    AddressingModel,
    MemoryModel,
    ExecutionMode,
    StorageClass,
    Dim,
    SamplerAddressingMode,
    SamplerFilterMode,
    ImageFormat,
    ImageChannelOrder,
    ImageChannelDataType,
    FPRoundingMode,
    FPDenormMode,
    QuantizationModes,
    FPOperationMode,
    OverflowModes,
    LinkageType,
    AccessQualifier,
    HostAccessQualifier,
    FunctionParameterAttribute,
    Decoration,
    BuiltIn,
    Scope,
    GroupOperation,
    KernelEnqueueFlags,
    Capability,
    RayQueryIntersection,
    RayQueryCommittedIntersectionType,
    RayQueryCandidateIntersectionType,
    PackedVectorFormat,
    CooperativeMatrixOperands,
    CooperativeMatrixLayout,
    CooperativeMatrixUse,
    CooperativeMatrixReduce,
    TensorClampMode,
    TensorAddressingOperands,
    InitializationModeQualifier,
    LoadCacheControl,
    StoreCacheControl,
    NamedMaximumNumberOfRegisters,
    MatrixMultiplyAccumulateOperands,
    FPEncoding,
    CooperativeVectorMatrixLayout,
    ComponentType,
    GatherModes,
    TensorOperands,
    IdResultType,
    IdResult,
    IdMemorySemantics,
    IdScope,
    IdRef,
    LiteralInteger,
    LiteralString,
    LiteralFloat,
    LiteralContextDependentNumber,
    LiteralExtInstInteger,
    LiteralSpecConstantOpInteger,
    PairLiteralIntegerIdRef,
    PairIdRefLiteralInteger,
    PairIdRefIdRef,
}

/// Sorted by opcode.
pub(super) static INSTRUCTIONS: [Instruction; 876] = [
    Instruction { op: Op::Nop, operands: OPERANDS_0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Undef, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_0 },
    Instruction { op: Op::SourceContinued, operands: OPERANDS_2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Source, operands: OPERANDS_3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SourceExtension, operands: OPERANDS_2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Name, operands: OPERANDS_4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::MemberName, operands: OPERANDS_5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::String, operands: OPERANDS_6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Line, operands: OPERANDS_7, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Extension, operands: OPERANDS_2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ExtInstImport, operands: OPERANDS_6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ExtInst, operands: OPERANDS_8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_2 },
    Instruction { op: Op::MemoryModel, operands: OPERANDS_9, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::EntryPoint, operands: OPERANDS_10, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ExecutionMode, operands: OPERANDS_11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Capability, operands: OPERANDS_12, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::TypeVoid, operands: OPERANDS_13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeBool, operands: OPERANDS_13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeInt, operands: OPERANDS_14, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeFloat, operands: OPERANDS_15, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeVector, operands: OPERANDS_16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeMatrix, operands: OPERANDS_16, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeImage, operands: OPERANDS_17, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeSampler, operands: OPERANDS_13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeSampledImage, operands: OPERANDS_18, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeArray, operands: OPERANDS_19, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeRuntimeArray, operands: OPERANDS_18, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeStruct, operands: OPERANDS_20, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeOpaque, operands: OPERANDS_6, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypePointer, operands: OPERANDS_21, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeFunction, operands: OPERANDS_22, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeEvent, operands: OPERANDS_13, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::TypeDeviceEvent, operands: OPERANDS_13, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::TypeReserveId, operands: OPERANDS_13, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeQueue, operands: OPERANDS_13, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::TypePipe, operands: OPERANDS_23, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::TypeForwardPointer, operands: OPERANDS_24, capabilities: CAPABILITIES_6, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ConstantTrue, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::ConstantFalse, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::Constant, operands: OPERANDS_25, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::ConstantComposite, operands: OPERANDS_26, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::ConstantSampler, operands: OPERANDS_27, capabilities: CAPABILITIES_7, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::ConstantNull, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_6 },
    Instruction { op: Op::SpecConstantTrue, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::SpecConstantFalse, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::SpecConstant, operands: OPERANDS_25, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::SpecConstantComposite, operands: OPERANDS_26, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::SpecConstantOp, operands: OPERANDS_28, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_5 },
    Instruction { op: Op::Function, operands: OPERANDS_29, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::FunctionParameter, operands: OPERANDS_1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_7 },
    Instruction { op: Op::FunctionEnd, operands: OPERANDS_0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::FunctionCall, operands: OPERANDS_30, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_8 },
    Instruction { op: Op::Variable, operands: OPERANDS_31, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_9 },
    Instruction { op: Op::ImageTexelPointer, operands: OPERANDS_32, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_10 },
    Instruction { op: Op::Load, operands: OPERANDS_33, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_11 },
    Instruction { op: Op::Store, operands: OPERANDS_34, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_12 },
    Instruction { op: Op::CopyMemory, operands: OPERANDS_35, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_12 },
    Instruction { op: Op::CopyMemorySized, operands: OPERANDS_36, capabilities: CAPABILITIES_8, extensions: EXTENSIONS_0, facts: FACTS_13 },
    Instruction { op: Op::AccessChain, operands: OPERANDS_30, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_14 },
    Instruction { op: Op::InBoundsAccessChain, operands: OPERANDS_30, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_14 },
    Instruction { op: Op::PtrAccessChain, operands: OPERANDS_37, capabilities: CAPABILITIES_9, extensions: EXTENSIONS_0, facts: FACTS_15 },
    Instruction { op: Op::ArrayLength, operands: OPERANDS_38, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_16 },
    Instruction { op: Op::GenericPtrMemSemantics, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::InBoundsPtrAccessChain, operands: OPERANDS_37, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, facts: FACTS_17 },
    Instruction { op: Op::Decorate, operands: OPERANDS_40, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::MemberDecorate, operands: OPERANDS_41, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::DecorationGroup, operands: OPERANDS_13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GroupDecorate, operands: OPERANDS_42, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GroupMemberDecorate, operands: OPERANDS_43, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::VectorExtractDynamic, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_18 },
    Instruction { op: Op::VectorInsertDynamic, operands: OPERANDS_32, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_19 },
    Instruction { op: Op::VectorShuffle, operands: OPERANDS_45, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_20 },
    Instruction { op: Op::CompositeConstruct, operands: OPERANDS_26, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_21 },
    Instruction { op: Op::CompositeExtract, operands: OPERANDS_46, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_22 },
    Instruction { op: Op::CompositeInsert, operands: OPERANDS_45, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_22 },
    Instruction { op: Op::CopyObject, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_23 },
    Instruction { op: Op::Transpose, operands: OPERANDS_39, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_24 },
    Instruction { op: Op::SampledImage, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_25 },
    Instruction { op: Op::ImageSampleImplicitLod, operands: OPERANDS_47, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_26 },
    Instruction { op: Op::ImageSampleExplicitLod, operands: OPERANDS_48, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_27 },
    Instruction { op: Op::ImageSampleDrefImplicitLod, operands: OPERANDS_49, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_28 },
    Instruction { op: Op::ImageSampleDrefExplicitLod, operands: OPERANDS_50, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_29 },
    Instruction { op: Op::ImageSampleProjImplicitLod, operands: OPERANDS_47, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_30 },
    Instruction { op: Op::ImageSampleProjExplicitLod, operands: OPERANDS_48, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_31 },
    Instruction { op: Op::ImageSampleProjDrefImplicitLod, operands: OPERANDS_49, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_32 },
    Instruction { op: Op::ImageSampleProjDrefExplicitLod, operands: OPERANDS_50, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_33 },
    Instruction { op: Op::ImageFetch, operands: OPERANDS_47, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_34 },
    Instruction { op: Op::ImageGather, operands: OPERANDS_49, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_35 },
    Instruction { op: Op::ImageDrefGather, operands: OPERANDS_49, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_36 },
    Instruction { op: Op::ImageRead, operands: OPERANDS_47, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_37 },
    Instruction { op: Op::ImageWrite, operands: OPERANDS_51, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_38 },
    Instruction { op: Op::Image, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_25 },
    Instruction { op: Op::ImageQueryFormat, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_39 },
    Instruction { op: Op::ImageQueryOrder, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_39 },
    Instruction { op: Op::ImageQuerySizeLod, operands: OPERANDS_44, capabilities: CAPABILITIES_11, extensions: EXTENSIONS_0, facts: FACTS_25 },
    Instruction { op: Op::ImageQuerySize, operands: OPERANDS_39, capabilities: CAPABILITIES_11, extensions: EXTENSIONS_0, facts: FACTS_25 },
    Instruction { op: Op::ImageQueryLod, operands: OPERANDS_44, capabilities: CAPABILITIES_12, extensions: EXTENSIONS_0, facts: FACTS_40 },
    Instruction { op: Op::ImageQueryLevels, operands: OPERANDS_39, capabilities: CAPABILITIES_11, extensions: EXTENSIONS_0, facts: FACTS_25 },
    Instruction { op: Op::ImageQuerySamples, operands: OPERANDS_39, capabilities: CAPABILITIES_11, extensions: EXTENSIONS_0, facts: FACTS_25 },
    Instruction { op: Op::ConvertFToU, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_41 },
    Instruction { op: Op::ConvertFToS, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_42 },
    Instruction { op: Op::ConvertSToF, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_43 },
    Instruction { op: Op::ConvertUToF, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_43 },
    Instruction { op: Op::UConvert, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_44 },
    Instruction { op: Op::SConvert, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_45 },
    Instruction { op: Op::FConvert, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_46 },
    Instruction { op: Op::QuantizeToF16, operands: OPERANDS_39, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_47 },
    Instruction { op: Op::ConvertPtrToU, operands: OPERANDS_39, capabilities: CAPABILITIES_6, extensions: EXTENSIONS_0, facts: FACTS_48 },
    Instruction { op: Op::SatConvertSToU, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_49 },
    Instruction { op: Op::SatConvertUToS, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_49 },
    Instruction { op: Op::ConvertUToPtr, operands: OPERANDS_39, capabilities: CAPABILITIES_6, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::PtrCastToGeneric, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GenericCastToPtr, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GenericCastToPtrExplicit, operands: OPERANDS_52, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Bitcast, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_22 },
    Instruction { op: Op::SNegate, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_51 },
    Instruction { op: Op::FNegate, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_52 },
    Instruction { op: Op::IAdd, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_53 },
    Instruction { op: Op::FAdd, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_54 },
    Instruction { op: Op::ISub, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_55 },
    Instruction { op: Op::FSub, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_56 },
    Instruction { op: Op::IMul, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_53 },
    Instruction { op: Op::FMul, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_54 },
    Instruction { op: Op::UDiv, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_57 },
    Instruction { op: Op::SDiv, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_58 },
    Instruction { op: Op::FDiv, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_59 },
    Instruction { op: Op::UMod, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_57 },
    Instruction { op: Op::SRem, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_58 },
    Instruction { op: Op::SMod, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_60 },
    Instruction { op: Op::FRem, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_59 },
    Instruction { op: Op::FMod, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_59 },
    Instruction { op: Op::VectorTimesScalar, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_61 },
    Instruction { op: Op::MatrixTimesScalar, operands: OPERANDS_44, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_62 },
    Instruction { op: Op::VectorTimesMatrix, operands: OPERANDS_44, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_63 },
    Instruction { op: Op::MatrixTimesVector, operands: OPERANDS_44, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_63 },
    Instruction { op: Op::MatrixTimesMatrix, operands: OPERANDS_44, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_64 },
    Instruction { op: Op::OuterProduct, operands: OPERANDS_44, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, facts: FACTS_63 },
    Instruction { op: Op::Dot, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_65 },
    Instruction { op: Op::IAddCarry, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::ISubBorrow, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::UMulExtended, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::SMulExtended, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::Any, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_66 },
    Instruction { op: Op::All, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_66 },
    Instruction { op: Op::IsNan, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_67 },
    Instruction { op: Op::IsInf, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_67 },
    Instruction { op: Op::IsFinite, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_68 },
    Instruction { op: Op::IsNormal, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_68 },
    Instruction { op: Op::SignBitSet, operands: OPERANDS_39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_68 },
    Instruction { op: Op::LessOrGreater, operands: OPERANDS_44, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_69 },
    Instruction { op: Op::Ordered, operands: OPERANDS_44, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_69 },
    Instruction { op: Op::Unordered, operands: OPERANDS_44, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_69 },
    Instruction { op: Op::LogicalEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_70 },
    Instruction { op: Op::LogicalNotEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_70 },
    Instruction { op: Op::LogicalOr, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_71 },
    Instruction { op: Op::LogicalAnd, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_71 },
    Instruction { op: Op::LogicalNot, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_72 },
    Instruction { op: Op::Select, operands: OPERANDS_32, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_73 },
    Instruction { op: Op::IEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_74 },
    Instruction { op: Op::INotEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_74 },
    Instruction { op: Op::UGreaterThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::SGreaterThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::UGreaterThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::SGreaterThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::ULessThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::SLessThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::ULessThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::SLessThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_75 },
    Instruction { op: Op::FOrdEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FUnordEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_77 },
    Instruction { op: Op::FOrdNotEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FUnordNotEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FOrdLessThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FUnordLessThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_77 },
    Instruction { op: Op::FOrdGreaterThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FUnordGreaterThan, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_77 },
    Instruction { op: Op::FOrdLessThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FUnordLessThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_77 },
    Instruction { op: Op::FOrdGreaterThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_76 },
    Instruction { op: Op::FUnordGreaterThanEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_77 },
    Instruction { op: Op::ShiftRightLogical, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_78 },
    Instruction { op: Op::ShiftRightArithmetic, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_78 },
    Instruction { op: Op::ShiftLeftLogical, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_78 },
    Instruction { op: Op::BitwiseOr, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_79 },
    Instruction { op: Op::BitwiseXor, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_79 },
    Instruction { op: Op::BitwiseAnd, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_79 },
    Instruction { op: Op::Not, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_80 },
    Instruction { op: Op::BitFieldInsert, operands: OPERANDS_53, capabilities: CAPABILITIES_13, extensions: EXTENSIONS_0, facts: FACTS_81 },
    Instruction { op: Op::BitFieldSExtract, operands: OPERANDS_32, capabilities: CAPABILITIES_13, extensions: EXTENSIONS_0, facts: FACTS_82 },
    Instruction { op: Op::BitFieldUExtract, operands: OPERANDS_32, capabilities: CAPABILITIES_13, extensions: EXTENSIONS_0, facts: FACTS_82 },
    Instruction { op: Op::BitReverse, operands: OPERANDS_39, capabilities: CAPABILITIES_13, extensions: EXTENSIONS_0, facts: FACTS_83 },
    Instruction { op: Op::BitCount, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_84 },
    Instruction { op: Op::DPdx, operands: OPERANDS_39, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::DPdy, operands: OPERANDS_39, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::Fwidth, operands: OPERANDS_39, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::DPdxFine, operands: OPERANDS_39, capabilities: CAPABILITIES_14, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::DPdyFine, operands: OPERANDS_39, capabilities: CAPABILITIES_14, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::FwidthFine, operands: OPERANDS_39, capabilities: CAPABILITIES_14, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::DPdxCoarse, operands: OPERANDS_39, capabilities: CAPABILITIES_14, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::DPdyCoarse, operands: OPERANDS_39, capabilities: CAPABILITIES_14, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::FwidthCoarse, operands: OPERANDS_39, capabilities: CAPABILITIES_14, extensions: EXTENSIONS_0, facts: FACTS_85 },
    Instruction { op: Op::EmitVertex, operands: OPERANDS_0, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, facts: FACTS_86 },
    Instruction { op: Op::EndPrimitive, operands: OPERANDS_0, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, facts: FACTS_86 },
    Instruction { op: Op::EmitStreamVertex, operands: OPERANDS_54, capabilities: CAPABILITIES_16, extensions: EXTENSIONS_0, facts: FACTS_86 },
    Instruction { op: Op::EndStreamPrimitive, operands: OPERANDS_54, capabilities: CAPABILITIES_16, extensions: EXTENSIONS_0, facts: FACTS_86 },
    Instruction { op: Op::ControlBarrier, operands: OPERANDS_55, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_87 },
    Instruction { op: Op::MemoryBarrier, operands: OPERANDS_56, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_87 },
    Instruction { op: Op::AtomicLoad, operands: OPERANDS_57, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_88 },
    Instruction { op: Op::AtomicStore, operands: OPERANDS_58, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_89 },
    Instruction { op: Op::AtomicExchange, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_90 },
    Instruction { op: Op::AtomicCompareExchange, operands: OPERANDS_60, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_91 },
    Instruction { op: Op::AtomicCompareExchangeWeak, operands: OPERANDS_60, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_92 },
    Instruction { op: Op::AtomicIIncrement, operands: OPERANDS_57, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_93 },
    Instruction { op: Op::AtomicIDecrement, operands: OPERANDS_57, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_93 },
    Instruction { op: Op::AtomicIAdd, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicISub, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicSMin, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicUMin, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicSMax, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicUMax, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicAnd, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicOr, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::AtomicXor, operands: OPERANDS_59, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_94 },
    Instruction { op: Op::Phi, operands: OPERANDS_61, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_8 },
    Instruction { op: Op::LoopMerge, operands: OPERANDS_62, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SelectionMerge, operands: OPERANDS_63, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Label, operands: OPERANDS_13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Branch, operands: OPERANDS_54, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::BranchConditional, operands: OPERANDS_64, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Switch, operands: OPERANDS_65, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::Kill, operands: OPERANDS_0, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, facts: FACTS_95 },
    Instruction { op: Op::Return, operands: OPERANDS_0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ReturnValue, operands: OPERANDS_54, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_2 },
    Instruction { op: Op::Unreachable, operands: OPERANDS_0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_96 },
    Instruction { op: Op::LifetimeStart, operands: OPERANDS_66, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::LifetimeStop, operands: OPERANDS_66, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupAsyncCopy, operands: OPERANDS_67, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupWaitEvents, operands: OPERANDS_68, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupAll, operands: OPERANDS_69, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupAny, operands: OPERANDS_69, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupBroadcast, operands: OPERANDS_70, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupIAdd, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupFAdd, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_98 },
    Instruction { op: Op::GroupFMin, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_98 },
    Instruction { op: Op::GroupUMin, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupSMin, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupFMax, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_98 },
    Instruction { op: Op::GroupUMax, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupSMax, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::ReadPipe, operands: OPERANDS_53, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::WritePipe, operands: OPERANDS_53, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ReservedReadPipe, operands: OPERANDS_72, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ReservedWritePipe, operands: OPERANDS_72, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ReserveReadPipePackets, operands: OPERANDS_53, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ReserveWritePipePackets, operands: OPERANDS_53, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CommitReadPipe, operands: OPERANDS_73, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CommitWritePipe, operands: OPERANDS_73, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::IsValidReserveId, operands: OPERANDS_39, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetNumPipePackets, operands: OPERANDS_32, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetMaxPipePackets, operands: OPERANDS_32, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupReserveReadPipePackets, operands: OPERANDS_74, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupReserveWritePipePackets, operands: OPERANDS_74, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupCommitReadPipe, operands: OPERANDS_75, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupCommitWritePipe, operands: OPERANDS_75, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::EnqueueMarker, operands: OPERANDS_53, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::EnqueueKernel, operands: OPERANDS_76, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetKernelNDrangeSubGroupCount, operands: OPERANDS_77, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetKernelNDrangeMaxSubGroupSize, operands: OPERANDS_77, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetKernelWorkGroupSize, operands: OPERANDS_53, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetKernelPreferredWorkGroupSizeMultiple, operands: OPERANDS_53, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::RetainEvent, operands: OPERANDS_54, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ReleaseEvent, operands: OPERANDS_54, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CreateUserEvent, operands: OPERANDS_1, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::IsValidEvent, operands: OPERANDS_39, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SetUserEventStatus, operands: OPERANDS_78, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CaptureEventProfilingInfo, operands: OPERANDS_79, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetDefaultQueue, operands: OPERANDS_1, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::BuildNDRange, operands: OPERANDS_32, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageSparseSampleImplicitLod, operands: OPERANDS_47, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_99 },
    Instruction { op: Op::ImageSparseSampleExplicitLod, operands: OPERANDS_48, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_100 },
    Instruction { op: Op::ImageSparseSampleDrefImplicitLod, operands: OPERANDS_49, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_101 },
    Instruction { op: Op::ImageSparseSampleDrefExplicitLod, operands: OPERANDS_50, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_102 },
    Instruction { op: Op::ImageSparseSampleProjImplicitLod, operands: OPERANDS_47, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_103 },
    Instruction { op: Op::ImageSparseSampleProjExplicitLod, operands: OPERANDS_48, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_103 },
    Instruction { op: Op::ImageSparseSampleProjDrefImplicitLod, operands: OPERANDS_49, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_103 },
    Instruction { op: Op::ImageSparseSampleProjDrefExplicitLod, operands: OPERANDS_50, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_103 },
    Instruction { op: Op::ImageSparseFetch, operands: OPERANDS_47, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_104 },
    Instruction { op: Op::ImageSparseGather, operands: OPERANDS_49, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_105 },
    Instruction { op: Op::ImageSparseDrefGather, operands: OPERANDS_49, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_106 },
    Instruction { op: Op::ImageSparseTexelsResident, operands: OPERANDS_39, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_107 },
    Instruction { op: Op::NoLine, operands: OPERANDS_0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::AtomicFlagTestAndSet, operands: OPERANDS_57, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_108 },
    Instruction { op: Op::AtomicFlagClear, operands: OPERANDS_80, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, facts: FACTS_92 },
    Instruction { op: Op::ImageSparseRead, operands: OPERANDS_47, capabilities: CAPABILITIES_18, extensions: EXTENSIONS_0, facts: FACTS_109 },
    Instruction { op: Op::SizeOf, operands: OPERANDS_39, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TypePipeStorage, operands: OPERANDS_13, capabilities: CAPABILITIES_19, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::ConstantPipeStorage, operands: OPERANDS_81, capabilities: CAPABILITIES_19, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::CreatePipeFromPipeStorage, operands: OPERANDS_39, capabilities: CAPABILITIES_19, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetKernelLocalSizeForSubgroupCount, operands: OPERANDS_77, capabilities: CAPABILITIES_20, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GetKernelMaxNumSubgroups, operands: OPERANDS_53, capabilities: CAPABILITIES_20, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TypeNamedBarrier, operands: OPERANDS_13, capabilities: CAPABILITIES_21, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::NamedBarrierInitialize, operands: OPERANDS_39, capabilities: CAPABILITIES_21, extensions: EXTENSIONS_0, facts: FACTS_110 },
    Instruction { op: Op::MemoryNamedBarrier, operands: OPERANDS_80, capabilities: CAPABILITIES_21, extensions: EXTENSIONS_0, facts: FACTS_111 },
    Instruction { op: Op::ModuleProcessed, operands: OPERANDS_2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ExecutionModeId, operands: OPERANDS_11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::DecorateId, operands: OPERANDS_40, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_1, facts: FACTS_1 },
    Instruction { op: Op::GroupNonUniformElect, operands: OPERANDS_82, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, facts: FACTS_112 },
    Instruction { op: Op::GroupNonUniformAll, operands: OPERANDS_69, capabilities: CAPABILITIES_23, extensions: EXTENSIONS_0, facts: FACTS_113 },
    Instruction { op: Op::GroupNonUniformAny, operands: OPERANDS_69, capabilities: CAPABILITIES_23, extensions: EXTENSIONS_0, facts: FACTS_113 },
    Instruction { op: Op::GroupNonUniformAllEqual, operands: OPERANDS_69, capabilities: CAPABILITIES_23, extensions: EXTENSIONS_0, facts: FACTS_114 },
    Instruction { op: Op::GroupNonUniformBroadcast, operands: OPERANDS_70, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_115 },
    Instruction { op: Op::GroupNonUniformBroadcastFirst, operands: OPERANDS_69, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_116 },
    Instruction { op: Op::GroupNonUniformBallot, operands: OPERANDS_69, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_117 },
    Instruction { op: Op::GroupNonUniformInverseBallot, operands: OPERANDS_69, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_118 },
    Instruction { op: Op::GroupNonUniformBallotBitExtract, operands: OPERANDS_70, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_119 },
    Instruction { op: Op::GroupNonUniformBallotBitCount, operands: OPERANDS_71, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_120 },
    Instruction { op: Op::GroupNonUniformBallotFindLSB, operands: OPERANDS_69, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_121 },
    Instruction { op: Op::GroupNonUniformBallotFindMSB, operands: OPERANDS_69, capabilities: CAPABILITIES_24, extensions: EXTENSIONS_0, facts: FACTS_121 },
    Instruction { op: Op::GroupNonUniformShuffle, operands: OPERANDS_70, capabilities: CAPABILITIES_25, extensions: EXTENSIONS_0, facts: FACTS_115 },
    Instruction { op: Op::GroupNonUniformShuffleXor, operands: OPERANDS_70, capabilities: CAPABILITIES_25, extensions: EXTENSIONS_0, facts: FACTS_115 },
    Instruction { op: Op::GroupNonUniformShuffleUp, operands: OPERANDS_70, capabilities: CAPABILITIES_26, extensions: EXTENSIONS_0, facts: FACTS_115 },
    Instruction { op: Op::GroupNonUniformShuffleDown, operands: OPERANDS_70, capabilities: CAPABILITIES_26, extensions: EXTENSIONS_0, facts: FACTS_115 },
    Instruction { op: Op::GroupNonUniformIAdd, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformFAdd, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_123 },
    Instruction { op: Op::GroupNonUniformIMul, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformFMul, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_123 },
    Instruction { op: Op::GroupNonUniformSMin, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformUMin, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_124 },
    Instruction { op: Op::GroupNonUniformFMin, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_123 },
    Instruction { op: Op::GroupNonUniformSMax, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformUMax, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_124 },
    Instruction { op: Op::GroupNonUniformFMax, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_123 },
    Instruction { op: Op::GroupNonUniformBitwiseAnd, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformBitwiseOr, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformBitwiseXor, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_122 },
    Instruction { op: Op::GroupNonUniformLogicalAnd, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_125 },
    Instruction { op: Op::GroupNonUniformLogicalOr, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_125 },
    Instruction { op: Op::GroupNonUniformLogicalXor, operands: OPERANDS_83, capabilities: CAPABILITIES_27, extensions: EXTENSIONS_0, facts: FACTS_125 },
    Instruction { op: Op::GroupNonUniformQuadBroadcast, operands: OPERANDS_70, capabilities: CAPABILITIES_28, extensions: EXTENSIONS_0, facts: FACTS_126 },
    Instruction { op: Op::GroupNonUniformQuadSwap, operands: OPERANDS_70, capabilities: CAPABILITIES_28, extensions: EXTENSIONS_0, facts: FACTS_127 },
    Instruction { op: Op::CopyLogical, operands: OPERANDS_39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::PtrEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_128 },
    Instruction { op: Op::PtrNotEqual, operands: OPERANDS_44, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, facts: FACTS_128 },
    Instruction { op: Op::PtrDiff, operands: OPERANDS_44, capabilities: CAPABILITIES_29, extensions: EXTENSIONS_0, facts: FACTS_17 },
    Instruction { op: Op::ColorAttachmentReadEXT, operands: OPERANDS_84, capabilities: CAPABILITIES_30, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::DepthAttachmentReadEXT, operands: OPERANDS_85, capabilities: CAPABILITIES_31, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::StencilAttachmentReadEXT, operands: OPERANDS_85, capabilities: CAPABILITIES_32, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TypeTensorARM, operands: OPERANDS_86, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::TensorReadARM, operands: OPERANDS_87, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, facts: FACTS_129 },
    Instruction { op: Op::TensorWriteARM, operands: OPERANDS_88, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, facts: FACTS_129 },
    Instruction { op: Op::TensorQuerySizeARM, operands: OPERANDS_44, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, facts: FACTS_130 },
    Instruction { op: Op::GraphConstantARM, operands: OPERANDS_89, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GraphEntryPointARM, operands: OPERANDS_90, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GraphARM, operands: OPERANDS_1, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GraphInputARM, operands: OPERANDS_30, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GraphSetOutputARM, operands: OPERANDS_91, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GraphEndARM, operands: OPERANDS_0, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::TypeGraphARM, operands: OPERANDS_92, capabilities: CAPABILITIES_34, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::BitcastExtractEXT, operands: OPERANDS_44, capabilities: CAPABILITIES_35, extensions: EXTENSIONS_0, facts: FACTS_50 },
    Instruction { op: Op::TerminateInvocation, operands: OPERANDS_0, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_2, facts: FACTS_95 },
    Instruction { op: Op::TypeUntypedPointerKHR, operands: OPERANDS_93, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::UntypedVariableKHR, operands: OPERANDS_94, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_131 },
    Instruction { op: Op::UntypedAccessChainKHR, operands: OPERANDS_37, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_132 },
    Instruction { op: Op::UntypedInBoundsAccessChainKHR, operands: OPERANDS_37, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_132 },
    Instruction { op: Op::SubgroupBallotKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_37, extensions: EXTENSIONS_3, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupFirstInvocationKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_37, extensions: EXTENSIONS_3, facts: &CAUTIOUS },
    Instruction { op: Op::UntypedPtrAccessChainKHR, operands: OPERANDS_95, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_133 },
    Instruction { op: Op::UntypedInBoundsPtrAccessChainKHR, operands: OPERANDS_95, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_133 },
    Instruction { op: Op::UntypedArrayLengthKHR, operands: OPERANDS_96, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: FACTS_134 },
    Instruction { op: Op::UntypedPrefetchKHR, operands: OPERANDS_97, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FmaKHR, operands: OPERANDS_32, capabilities: CAPABILITIES_38, extensions: EXTENSIONS_0, facts: FACTS_135 },
    Instruction { op: Op::SubgroupAllKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_39, extensions: EXTENSIONS_4, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAnyKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_39, extensions: EXTENSIONS_4, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAllEqualKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_39, extensions: EXTENSIONS_4, facts: &CAUTIOUS },
    Instruction { op: Op::GroupNonUniformRotateKHR, operands: OPERANDS_98, capabilities: CAPABILITIES_40, extensions: EXTENSIONS_0, facts: FACTS_136 },
    Instruction { op: Op::SubgroupReadInvocationKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_37, extensions: EXTENSIONS_3, facts: &CAUTIOUS },
    Instruction { op: Op::ExtInstWithForwardRefsKHR, operands: OPERANDS_8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_5, facts: FACTS_1 },
    Instruction { op: Op::UntypedGroupAsyncCopyKHR, operands: OPERANDS_99, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TraceRayKHR, operands: OPERANDS_100, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_6, facts: FACTS_137 },
    Instruction { op: Op::ExecuteCallableKHR, operands: OPERANDS_78, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_6, facts: FACTS_138 },
    Instruction { op: Op::ConvertUToAccelerationStructureKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_42, extensions: EXTENSIONS_7, facts: &CAUTIOUS },
    Instruction { op: Op::IgnoreIntersectionKHR, operands: OPERANDS_0, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_6, facts: FACTS_139 },
    Instruction { op: Op::TerminateRayKHR, operands: OPERANDS_0, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_6, facts: FACTS_139 },
    Instruction { op: Op::SDot, operands: OPERANDS_101, capabilities: CAPABILITIES_43, extensions: EXTENSIONS_8, facts: FACTS_140 },
    Instruction { op: Op::UDot, operands: OPERANDS_101, capabilities: CAPABILITIES_43, extensions: EXTENSIONS_8, facts: FACTS_141 },
    Instruction { op: Op::SUDot, operands: OPERANDS_101, capabilities: CAPABILITIES_43, extensions: EXTENSIONS_8, facts: FACTS_142 },
    Instruction { op: Op::SDotAccSat, operands: OPERANDS_102, capabilities: CAPABILITIES_43, extensions: EXTENSIONS_8, facts: FACTS_143 },
    Instruction { op: Op::UDotAccSat, operands: OPERANDS_102, capabilities: CAPABILITIES_43, extensions: EXTENSIONS_8, facts: FACTS_144 },
    Instruction { op: Op::SUDotAccSat, operands: OPERANDS_102, capabilities: CAPABILITIES_43, extensions: EXTENSIONS_8, facts: FACTS_145 },
    Instruction { op: Op::TypeCooperativeMatrixKHR, operands: OPERANDS_103, capabilities: CAPABILITIES_44, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::CooperativeMatrixLoadKHR, operands: OPERANDS_104, capabilities: CAPABILITIES_44, extensions: EXTENSIONS_0, facts: FACTS_146 },
    Instruction { op: Op::CooperativeMatrixStoreKHR, operands: OPERANDS_105, capabilities: CAPABILITIES_44, extensions: EXTENSIONS_0, facts: FACTS_147 },
    Instruction { op: Op::CooperativeMatrixMulAddKHR, operands: OPERANDS_106, capabilities: CAPABILITIES_44, extensions: EXTENSIONS_0, facts: FACTS_148 },
    Instruction { op: Op::CooperativeMatrixLengthKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_44, extensions: EXTENSIONS_0, facts: FACTS_149 },
    Instruction { op: Op::ConstantCompositeReplicateEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_45, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantCompositeReplicateEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_45, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::CompositeConstructReplicateEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_45, extensions: EXTENSIONS_0, facts: FACTS_39 },
    Instruction { op: Op::TypeRayQueryKHR, operands: OPERANDS_13, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_4 },
    Instruction { op: Op::RayQueryInitializeKHR, operands: OPERANDS_107, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_150 },
    Instruction { op: Op::RayQueryTerminateKHR, operands: OPERANDS_54, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_151 },
    Instruction { op: Op::RayQueryGenerateIntersectionKHR, operands: OPERANDS_78, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_152 },
    Instruction { op: Op::RayQueryConfirmIntersectionKHR, operands: OPERANDS_54, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_151 },
    Instruction { op: Op::RayQueryProceedKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_153 },
    Instruction { op: Op::RayQueryGetIntersectionTypeKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_154 },
    Instruction { op: Op::ImageSampleWeightedQCOM, operands: OPERANDS_32, capabilities: CAPABILITIES_47, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageBoxFilterQCOM, operands: OPERANDS_32, capabilities: CAPABILITIES_48, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageBlockMatchSSDQCOM, operands: OPERANDS_77, capabilities: CAPABILITIES_49, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageBlockMatchSADQCOM, operands: OPERANDS_77, capabilities: CAPABILITIES_49, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::BitCastArrayQCOM, operands: OPERANDS_39, capabilities: CAPABILITIES_50, extensions: EXTENSIONS_0, facts: FACTS_155 },
    Instruction { op: Op::ImageBlockMatchWindowSSDQCOM, operands: OPERANDS_77, capabilities: CAPABILITIES_51, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageBlockMatchWindowSADQCOM, operands: OPERANDS_77, capabilities: CAPABILITIES_51, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageBlockMatchGatherSSDQCOM, operands: OPERANDS_77, capabilities: CAPABILITIES_51, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ImageBlockMatchGatherSADQCOM, operands: OPERANDS_77, capabilities: CAPABILITIES_51, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CompositeConstructCoopMatQCOM, operands: OPERANDS_39, capabilities: CAPABILITIES_50, extensions: EXTENSIONS_0, facts: FACTS_156 },
    Instruction { op: Op::CompositeExtractCoopMatQCOM, operands: OPERANDS_39, capabilities: CAPABILITIES_50, extensions: EXTENSIONS_0, facts: FACTS_157 },
    Instruction { op: Op::ExtractSubArrayQCOM, operands: OPERANDS_44, capabilities: CAPABILITIES_50, extensions: EXTENSIONS_0, facts: FACTS_158 },
    Instruction { op: Op::ImageGatherQCOM, operands: OPERANDS_108, capabilities: CAPABILITIES_52, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupIAddNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_97 },
    Instruction { op: Op::GroupFAddNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_98 },
    Instruction { op: Op::GroupFMinNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_98 },
    Instruction { op: Op::GroupUMinNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_97 },
    Instruction { op: Op::GroupSMinNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_97 },
    Instruction { op: Op::GroupFMaxNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_98 },
    Instruction { op: Op::GroupUMaxNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_97 },
    Instruction { op: Op::GroupSMaxNonUniformAMD, operands: OPERANDS_71, capabilities: CAPABILITIES_17, extensions: EXTENSIONS_10, facts: FACTS_97 },
    Instruction { op: Op::FragmentMaskFetchAMD, operands: OPERANDS_44, capabilities: CAPABILITIES_53, extensions: EXTENSIONS_11, facts: &CAUTIOUS },
    Instruction { op: Op::FragmentFetchAMD, operands: OPERANDS_32, capabilities: CAPABILITIES_53, extensions: EXTENSIONS_11, facts: &CAUTIOUS },
    Instruction { op: Op::ReadClockKHR, operands: OPERANDS_82, capabilities: CAPABILITIES_54, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::AllocateNodePayloadsAMDX, operands: OPERANDS_70, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_159 },
    Instruction { op: Op::EnqueueNodePayloadsAMDX, operands: OPERANDS_54, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_17 },
    Instruction { op: Op::TypeNodePayloadArrayAMDX, operands: OPERANDS_18, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::FinishWritingNodePayloadAMDX, operands: OPERANDS_39, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_17 },
    Instruction { op: Op::NodePayloadArrayLengthAMDX, operands: OPERANDS_39, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_160 },
    Instruction { op: Op::IsNodePayloadValidAMDX, operands: OPERANDS_44, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_160 },
    Instruction { op: Op::ConstantStringAMDX, operands: OPERANDS_6, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantStringAMDX, operands: OPERANDS_6, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::GroupNonUniformQuadAllKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_56, extensions: EXTENSIONS_0, facts: FACTS_161 },
    Instruction { op: Op::GroupNonUniformQuadAnyKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_56, extensions: EXTENSIONS_0, facts: FACTS_161 },
    Instruction { op: Op::TypeBufferEXT, operands: OPERANDS_93, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::BufferPointerEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, facts: FACTS_162 },
    Instruction { op: Op::AbortKHR, operands: OPERANDS_78, capabilities: CAPABILITIES_58, extensions: EXTENSIONS_0, facts: FACTS_96 },
    Instruction { op: Op::UntypedImageTexelPointerEXT, operands: OPERANDS_53, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::MemberDecorateIdEXT, operands: OPERANDS_41, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ConstantSizeOfEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ConstantDataKHR, operands: OPERANDS_109, capabilities: CAPABILITIES_59, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantDataKHR, operands: OPERANDS_109, capabilities: CAPABILITIES_59, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::PoisonKHR, operands: OPERANDS_1, capabilities: CAPABILITIES_60, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FreezeKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_60, extensions: EXTENSIONS_0, facts: FACTS_163 },
    Instruction { op: Op::HitObjectRecordHitMotionNV, operands: OPERANDS_110, capabilities: CAPABILITIES_61, extensions: EXTENSIONS_0, facts: FACTS_164 },
    Instruction { op: Op::HitObjectRecordHitWithIndexMotionNV, operands: OPERANDS_111, capabilities: CAPABILITIES_61, extensions: EXTENSIONS_0, facts: FACTS_165 },
    Instruction { op: Op::HitObjectRecordMissMotionNV, operands: OPERANDS_112, capabilities: CAPABILITIES_61, extensions: EXTENSIONS_0, facts: FACTS_166 },
    Instruction { op: Op::HitObjectGetWorldToObjectNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_167 },
    Instruction { op: Op::HitObjectGetObjectToWorldNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_167 },
    Instruction { op: Op::HitObjectGetObjectRayDirectionNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_168 },
    Instruction { op: Op::HitObjectGetObjectRayOriginNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_168 },
    Instruction { op: Op::HitObjectTraceRayMotionNV, operands: OPERANDS_111, capabilities: CAPABILITIES_61, extensions: EXTENSIONS_0, facts: FACTS_169 },
    Instruction { op: Op::HitObjectGetShaderRecordBufferHandleNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_170 },
    Instruction { op: Op::HitObjectGetShaderBindingTableRecordIndexNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectRecordEmptyNV, operands: OPERANDS_54, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_172 },
    Instruction { op: Op::HitObjectTraceRayNV, operands: OPERANDS_113, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_165 },
    Instruction { op: Op::HitObjectRecordHitNV, operands: OPERANDS_111, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_164 },
    Instruction { op: Op::HitObjectRecordHitWithIndexNV, operands: OPERANDS_113, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_165 },
    Instruction { op: Op::HitObjectRecordMissNV, operands: OPERANDS_114, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_166 },
    Instruction { op: Op::HitObjectExecuteShaderNV, operands: OPERANDS_78, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_172 },
    Instruction { op: Op::HitObjectGetCurrentTimeNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_173 },
    Instruction { op: Op::HitObjectGetAttributesNV, operands: OPERANDS_78, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_172 },
    Instruction { op: Op::HitObjectGetHitKindNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectGetPrimitiveIndexNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectGetGeometryIndexNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectGetInstanceIdNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectGetInstanceCustomIndexNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectGetWorldRayDirectionNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_168 },
    Instruction { op: Op::HitObjectGetWorldRayOriginNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_168 },
    Instruction { op: Op::HitObjectGetRayTMaxNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_173 },
    Instruction { op: Op::HitObjectGetRayTMinNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_173 },
    Instruction { op: Op::HitObjectIsEmptyNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_174 },
    Instruction { op: Op::HitObjectIsHitNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_174 },
    Instruction { op: Op::HitObjectIsMissNV, operands: OPERANDS_39, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_174 },
    Instruction { op: Op::ReorderThreadWithHitObjectNV, operands: OPERANDS_115, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_175 },
    Instruction { op: Op::ReorderThreadWithHintNV, operands: OPERANDS_78, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_176 },
    Instruction { op: Op::TypeHitObjectNV, operands: OPERANDS_13, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::ImageSampleFootprintNV, operands: OPERANDS_108, capabilities: CAPABILITIES_63, extensions: EXTENSIONS_12, facts: &CAUTIOUS },
    Instruction { op: Op::TypeVectorIdEXT, operands: OPERANDS_19, capabilities: CAPABILITIES_64, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::CooperativeVectorMatrixMulNV, operands: OPERANDS_116, capabilities: CAPABILITIES_65, extensions: EXTENSIONS_0, facts: FACTS_177 },
    Instruction { op: Op::CooperativeVectorOuterProductAccumulateNV, operands: OPERANDS_117, capabilities: CAPABILITIES_66, extensions: EXTENSIONS_0, facts: FACTS_178 },
    Instruction { op: Op::CooperativeVectorReduceSumAccumulateNV, operands: OPERANDS_79, capabilities: CAPABILITIES_66, extensions: EXTENSIONS_0, facts: FACTS_179 },
    Instruction { op: Op::CooperativeVectorMatrixMulAddNV, operands: OPERANDS_118, capabilities: CAPABILITIES_65, extensions: EXTENSIONS_0, facts: FACTS_177 },
    Instruction { op: Op::CooperativeMatrixConvertUseEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_67, extensions: EXTENSIONS_0, facts: FACTS_180 },
    Instruction { op: Op::EmitMeshTasksEXT, operands: OPERANDS_119, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_0, facts: FACTS_181 },
    Instruction { op: Op::SetMeshOutputsEXT, operands: OPERANDS_78, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_0, facts: FACTS_182 },
    Instruction { op: Op::GroupNonUniformPartitionEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_69, extensions: EXTENSIONS_0, facts: FACTS_183 },
    Instruction { op: Op::WritePackedPrimitiveIndices4x8NV, operands: OPERANDS_78, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, facts: &CAUTIOUS },
    Instruction { op: Op::FetchMicroTriangleVertexPositionNV, operands: OPERANDS_77, capabilities: CAPABILITIES_71, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FetchMicroTriangleVertexBarycentricNV, operands: OPERANDS_77, capabilities: CAPABILITIES_71, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CooperativeVectorLoadNV, operands: OPERANDS_120, capabilities: CAPABILITIES_65, extensions: EXTENSIONS_0, facts: FACTS_184 },
    Instruction { op: Op::CooperativeVectorStoreNV, operands: OPERANDS_121, capabilities: CAPABILITIES_65, extensions: EXTENSIONS_0, facts: FACTS_185 },
    Instruction { op: Op::HitObjectRecordFromQueryEXT, operands: OPERANDS_122, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_186 },
    Instruction { op: Op::HitObjectRecordMissEXT, operands: OPERANDS_112, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_187 },
    Instruction { op: Op::HitObjectRecordMissMotionEXT, operands: OPERANDS_107, capabilities: CAPABILITIES_73, extensions: EXTENSIONS_0, facts: FACTS_187 },
    Instruction { op: Op::HitObjectGetIntersectionTriangleVertexPositionsEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_188 },
    Instruction { op: Op::HitObjectGetRayFlagsEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectSetShaderBindingTableRecordIndexEXT, operands: OPERANDS_78, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_190 },
    Instruction { op: Op::HitObjectReorderExecuteShaderEXT, operands: OPERANDS_123, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_191 },
    Instruction { op: Op::HitObjectTraceReorderExecuteEXT, operands: OPERANDS_124, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_192 },
    Instruction { op: Op::HitObjectTraceMotionReorderExecuteEXT, operands: OPERANDS_125, capabilities: CAPABILITIES_73, extensions: EXTENSIONS_0, facts: FACTS_193 },
    Instruction { op: Op::TypeHitObjectEXT, operands: OPERANDS_13, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::ReorderThreadWithHintEXT, operands: OPERANDS_78, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_176 },
    Instruction { op: Op::ReorderThreadWithHitObjectEXT, operands: OPERANDS_115, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_194 },
    Instruction { op: Op::HitObjectTraceRayEXT, operands: OPERANDS_113, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_192 },
    Instruction { op: Op::HitObjectTraceRayMotionEXT, operands: OPERANDS_111, capabilities: CAPABILITIES_73, extensions: EXTENSIONS_0, facts: FACTS_193 },
    Instruction { op: Op::HitObjectRecordEmptyEXT, operands: OPERANDS_54, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_191 },
    Instruction { op: Op::HitObjectExecuteShaderEXT, operands: OPERANDS_78, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_191 },
    Instruction { op: Op::HitObjectGetCurrentTimeEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_73, extensions: EXTENSIONS_0, facts: FACTS_195 },
    Instruction { op: Op::HitObjectGetAttributesEXT, operands: OPERANDS_78, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_191 },
    Instruction { op: Op::HitObjectGetHitKindEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectGetPrimitiveIndexEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectGetGeometryIndexEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectGetInstanceIdEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectGetInstanceCustomIndexEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectGetObjectRayOriginEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_196 },
    Instruction { op: Op::HitObjectGetObjectRayDirectionEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_196 },
    Instruction { op: Op::HitObjectGetWorldRayDirectionEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_196 },
    Instruction { op: Op::HitObjectGetWorldRayOriginEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_196 },
    Instruction { op: Op::HitObjectGetObjectToWorldEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_197 },
    Instruction { op: Op::HitObjectGetWorldToObjectEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_197 },
    Instruction { op: Op::HitObjectGetRayTMaxEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_195 },
    Instruction { op: Op::ReportIntersectionKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, facts: FACTS_198 },
    Instruction { op: Op::IgnoreIntersectionNV, operands: OPERANDS_0, capabilities: CAPABILITIES_75, extensions: EXTENSIONS_15, facts: &CAUTIOUS },
    Instruction { op: Op::TerminateRayNV, operands: OPERANDS_0, capabilities: CAPABILITIES_75, extensions: EXTENSIONS_15, facts: &CAUTIOUS },
    Instruction { op: Op::TraceNV, operands: OPERANDS_100, capabilities: CAPABILITIES_75, extensions: EXTENSIONS_15, facts: FACTS_199 },
    Instruction { op: Op::TraceMotionNV, operands: OPERANDS_113, capabilities: CAPABILITIES_76, extensions: EXTENSIONS_16, facts: FACTS_200 },
    Instruction { op: Op::TraceRayMotionNV, operands: OPERANDS_113, capabilities: CAPABILITIES_76, extensions: EXTENSIONS_16, facts: FACTS_201 },
    Instruction { op: Op::RayQueryGetIntersectionTriangleVertexPositionsKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_77, extensions: EXTENSIONS_0, facts: FACTS_202 },
    Instruction { op: Op::TypeAccelerationStructureKHR, operands: OPERANDS_13, capabilities: CAPABILITIES_78, extensions: EXTENSIONS_17, facts: FACTS_4 },
    Instruction { op: Op::ExecuteCallableNV, operands: OPERANDS_78, capabilities: CAPABILITIES_75, extensions: EXTENSIONS_15, facts: FACTS_203 },
    Instruction { op: Op::RayQueryGetIntersectionClusterIdNV, operands: OPERANDS_44, capabilities: CAPABILITIES_79, extensions: EXTENSIONS_0, facts: FACTS_154 },
    Instruction { op: Op::HitObjectGetClusterIdNV, operands: OPERANDS_39, capabilities: CAPABILITIES_79, extensions: EXTENSIONS_0, facts: FACTS_171 },
    Instruction { op: Op::HitObjectGetRayTMinEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_195 },
    Instruction { op: Op::HitObjectGetShaderBindingTableRecordIndexEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_189 },
    Instruction { op: Op::HitObjectGetShaderRecordBufferHandleEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_204 },
    Instruction { op: Op::HitObjectIsEmptyEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_205 },
    Instruction { op: Op::HitObjectIsHitEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_205 },
    Instruction { op: Op::HitObjectIsMissEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, facts: FACTS_205 },
    Instruction { op: Op::TypeCooperativeMatrixNV, operands: OPERANDS_126, capabilities: CAPABILITIES_80, extensions: EXTENSIONS_18, facts: FACTS_3 },
    Instruction { op: Op::CooperativeMatrixLoadNV, operands: OPERANDS_127, capabilities: CAPABILITIES_80, extensions: EXTENSIONS_18, facts: FACTS_206 },
    Instruction { op: Op::CooperativeMatrixStoreNV, operands: OPERANDS_128, capabilities: CAPABILITIES_80, extensions: EXTENSIONS_18, facts: FACTS_207 },
    Instruction { op: Op::CooperativeMatrixMulAddNV, operands: OPERANDS_32, capabilities: CAPABILITIES_80, extensions: EXTENSIONS_18, facts: FACTS_208 },
    Instruction { op: Op::CooperativeMatrixLengthNV, operands: OPERANDS_39, capabilities: CAPABILITIES_80, extensions: EXTENSIONS_18, facts: FACTS_149 },
    Instruction { op: Op::CooperativeMatrixGetCoordinateEXT, operands: OPERANDS_44, capabilities: CAPABILITIES_81, extensions: EXTENSIONS_0, facts: FACTS_209 },
    Instruction { op: Op::BeginInvocationInterlockEXT, operands: OPERANDS_0, capabilities: CAPABILITIES_82, extensions: EXTENSIONS_19, facts: FACTS_210 },
    Instruction { op: Op::EndInvocationInterlockEXT, operands: OPERANDS_0, capabilities: CAPABILITIES_82, extensions: EXTENSIONS_19, facts: FACTS_210 },
    Instruction { op: Op::CooperativeMatrixReduceEXT, operands: OPERANDS_129, capabilities: CAPABILITIES_83, extensions: EXTENSIONS_0, facts: FACTS_180 },
    Instruction { op: Op::CooperativeMatrixLoadTensorNV, operands: OPERANDS_130, capabilities: CAPABILITIES_84, extensions: EXTENSIONS_0, facts: FACTS_146 },
    Instruction { op: Op::CooperativeMatrixStoreTensorNV, operands: OPERANDS_131, capabilities: CAPABILITIES_84, extensions: EXTENSIONS_0, facts: FACTS_147 },
    Instruction { op: Op::CooperativeMatrixPerElementOpEXT, operands: OPERANDS_37, capabilities: CAPABILITIES_85, extensions: EXTENSIONS_0, facts: FACTS_2 },
    Instruction { op: Op::TypeTensorLayoutNV, operands: OPERANDS_19, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::TypeTensorViewNV, operands: OPERANDS_132, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_4 },
    Instruction { op: Op::CreateTensorLayoutNV, operands: OPERANDS_1, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_211 },
    Instruction { op: Op::TensorLayoutSetDimensionNV, operands: OPERANDS_30, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_212 },
    Instruction { op: Op::TensorLayoutSetStrideNV, operands: OPERANDS_30, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_212 },
    Instruction { op: Op::TensorLayoutSliceNV, operands: OPERANDS_30, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_212 },
    Instruction { op: Op::TensorLayoutSetClampValueNV, operands: OPERANDS_44, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_212 },
    Instruction { op: Op::CreateTensorViewNV, operands: OPERANDS_1, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_213 },
    Instruction { op: Op::TensorViewSetDimensionNV, operands: OPERANDS_30, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_214 },
    Instruction { op: Op::TensorViewSetStrideNV, operands: OPERANDS_30, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_214 },
    Instruction { op: Op::DemoteToHelperInvocation, operands: OPERANDS_0, capabilities: CAPABILITIES_87, extensions: EXTENSIONS_0, facts: FACTS_210 },
    Instruction { op: Op::IsHelperInvocationEXT, operands: OPERANDS_1, capabilities: CAPABILITIES_87, extensions: EXTENSIONS_20, facts: FACTS_215 },
    Instruction { op: Op::TensorViewSetClipNV, operands: OPERANDS_77, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_214 },
    Instruction { op: Op::TensorLayoutSetBlockSizeNV, operands: OPERANDS_30, capabilities: CAPABILITIES_86, extensions: EXTENSIONS_0, facts: FACTS_212 },
    Instruction { op: Op::CooperativeMatrixTransposeNV, operands: OPERANDS_39, capabilities: CAPABILITIES_88, extensions: EXTENSIONS_0, facts: FACTS_180 },
    Instruction { op: Op::ConvertUToImageNV, operands: OPERANDS_39, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertUToSamplerNV, operands: OPERANDS_39, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertImageToUNV, operands: OPERANDS_39, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertSamplerToUNV, operands: OPERANDS_39, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertUToSampledImageNV, operands: OPERANDS_39, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertSampledImageToUNV, operands: OPERANDS_39, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SamplerImageAddressingModeNV, operands: OPERANDS_133, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::RawAccessChainNV, operands: OPERANDS_134, capabilities: CAPABILITIES_90, extensions: EXTENSIONS_0, facts: FACTS_216 },
    Instruction { op: Op::RayQueryGetIntersectionSpherePositionNV, operands: OPERANDS_44, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_0, facts: FACTS_217 },
    Instruction { op: Op::RayQueryGetIntersectionSphereRadiusNV, operands: OPERANDS_44, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_0, facts: FACTS_218 },
    Instruction { op: Op::RayQueryGetIntersectionLSSPositionsNV, operands: OPERANDS_44, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_202 },
    Instruction { op: Op::RayQueryGetIntersectionLSSRadiiNV, operands: OPERANDS_44, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_202 },
    Instruction { op: Op::RayQueryGetIntersectionLSSHitValueNV, operands: OPERANDS_44, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_218 },
    Instruction { op: Op::HitObjectGetSpherePositionNV, operands: OPERANDS_39, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_0, facts: FACTS_168 },
    Instruction { op: Op::HitObjectGetSphereRadiusNV, operands: OPERANDS_39, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_0, facts: FACTS_173 },
    Instruction { op: Op::HitObjectGetLSSPositionsNV, operands: OPERANDS_39, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_219 },
    Instruction { op: Op::HitObjectGetLSSRadiiNV, operands: OPERANDS_39, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_219 },
    Instruction { op: Op::HitObjectIsSphereHitNV, operands: OPERANDS_39, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_0, facts: FACTS_174 },
    Instruction { op: Op::HitObjectIsLSSHitNV, operands: OPERANDS_39, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_174 },
    Instruction { op: Op::RayQueryIsSphereHitNV, operands: OPERANDS_44, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_0, facts: FACTS_220 },
    Instruction { op: Op::RayQueryIsLSSHitNV, operands: OPERANDS_44, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_0, facts: FACTS_220 },
    Instruction { op: Op::SubgroupShuffleINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_93, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupShuffleDownINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_93, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupShuffleUpINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_93, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupShuffleXorINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_93, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupBlockReadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_94, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupBlockWriteINTEL, operands: OPERANDS_78, capabilities: CAPABILITIES_94, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupImageBlockReadINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_95, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupImageBlockWriteINTEL, operands: OPERANDS_79, capabilities: CAPABILITIES_95, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupImageMediaBlockReadINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_96, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupImageMediaBlockWriteINTEL, operands: OPERANDS_135, capabilities: CAPABILITIES_96, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UCountLeadingZerosINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UCountTrailingZerosINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::AbsISubINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::AbsUSubINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::IAddSatINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UAddSatINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::IAverageINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UAverageINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::IAverageRoundedINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UAverageRoundedINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ISubSatINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::USubSatINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::IMul32x16INTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UMul32x16INTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_97, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConstantFunctionPointerINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_98, extensions: EXTENSIONS_21, facts: FACTS_1 },
    Instruction { op: Op::FunctionPointerCallINTEL, operands: OPERANDS_26, capabilities: CAPABILITIES_98, extensions: EXTENSIONS_21, facts: &CAUTIOUS },
    Instruction { op: Op::AsmTargetINTEL, operands: OPERANDS_6, capabilities: CAPABILITIES_99, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::AsmINTEL, operands: OPERANDS_136, capabilities: CAPABILITIES_99, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::AsmCallINTEL, operands: OPERANDS_30, capabilities: CAPABILITIES_99, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::AtomicFMinEXT, operands: OPERANDS_59, capabilities: CAPABILITIES_100, extensions: EXTENSIONS_0, facts: FACTS_221 },
    Instruction { op: Op::AtomicFMaxEXT, operands: OPERANDS_59, capabilities: CAPABILITIES_100, extensions: EXTENSIONS_0, facts: FACTS_221 },
    Instruction { op: Op::AssumeTrueKHR, operands: OPERANDS_54, capabilities: CAPABILITIES_101, extensions: EXTENSIONS_22, facts: FACTS_222 },
    Instruction { op: Op::ExpectKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_101, extensions: EXTENSIONS_22, facts: FACTS_223 },
    Instruction { op: Op::DecorateString, operands: OPERANDS_40, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_23, facts: FACTS_1 },
    Instruction { op: Op::MemberDecorateString, operands: OPERANDS_41, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_23, facts: FACTS_1 },
    Instruction { op: Op::VmeImageINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TypeVmeImageINTEL, operands: OPERANDS_18, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcImePayloadINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcRefPayloadINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcSicPayloadINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcMcePayloadINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcMceResultINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcImeResultINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcImeResultSingleReferenceStreamoutINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcImeResultDualReferenceStreamoutINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcImeSingleReferenceStreaminINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcImeDualReferenceStreaminINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcRefResultINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeAvcSicResultINTEL, operands: OPERANDS_13, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetInterShapePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL, operands: OPERANDS_1, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL, operands: OPERANDS_1, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL, operands: OPERANDS_1, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL, operands: OPERANDS_1, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL, operands: OPERANDS_1, capabilities: CAPABILITIES_104, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetAcOnlyHaarINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceConvertToImePayloadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceConvertToImeResultINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceConvertToRefPayloadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceConvertToRefResultINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceConvertToSicPayloadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceConvertToSicResultINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetMotionVectorsINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterDistortionsINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetBestInterDistortionsINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterMajorShapeINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterMinorShapeINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterDirectionsINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterMotionVectorCountINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterReferenceIdsINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeInitializeINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeSetSingleReferenceINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeSetDualReferenceINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeRefWindowSizeINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeAdjustRefOffsetINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeConvertToMcePayloadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeSetUnidirectionalMixDisableINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeSetWeightedSadINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL, operands: OPERANDS_77, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL, operands: OPERANDS_77, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeConvertToMceResultINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetSingleReferenceStreaminINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetDualReferenceStreaminINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeStripSingleReferenceStreamoutINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeStripDualReferenceStreamoutINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetBorderReachedINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetTruncatedSearchIndicationINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcFmeInitializeINTEL, operands: OPERANDS_137, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcBmeInitializeINTEL, operands: OPERANDS_138, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefConvertToMcePayloadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefSetBidirectionalMixDisableINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefSetBilinearFilterEnableINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithSingleReferenceINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithDualReferenceINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcRefConvertToMceResultINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicInitializeINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicConfigureSkcINTEL, operands: OPERANDS_72, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicConfigureIpeLumaINTEL, operands: OPERANDS_138, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL, operands: OPERANDS_139, capabilities: CAPABILITIES_104, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetMotionVectorMaskINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicConvertToMcePayloadINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_104, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicSetBilinearFilterEnableINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicEvaluateIpeINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithSingleReferenceINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithDualReferenceINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL, operands: OPERANDS_32, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicConvertToMceResultINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetIpeLumaShapeINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetBestIpeLumaDistortionINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetBestIpeChromaDistortionINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetPackedIpeLumaModesINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetIpeChromaModeINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_104, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_103, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupAvcSicGetInterRawSadsINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_102, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::VariableLengthArrayINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_105, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SaveMemoryINTEL, operands: OPERANDS_1, capabilities: CAPABILITIES_105, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::RestoreMemoryINTEL, operands: OPERANDS_54, capabilities: CAPABILITIES_105, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatSinCosPiALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatCastALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatCastFromIntALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatCastToIntALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatAddALTERA, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatSubALTERA, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatMulALTERA, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatDivALTERA, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatGTALTERA, operands: OPERANDS_142, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatGEALTERA, operands: OPERANDS_142, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatLTALTERA, operands: OPERANDS_142, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatLEALTERA, operands: OPERANDS_142, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatEQALTERA, operands: OPERANDS_142, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatRecipALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatRSqrtALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatCbrtALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatHypotALTERA, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatSqrtALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatLogINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatLog2INTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatLog10INTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatLog1pINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatExpINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatExp2INTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatExp10INTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatExpm1INTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatSinINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatCosINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatSinCosINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatSinPiINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatCosPiINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatASinINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatASinPiINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatACosINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatACosPiINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatATanINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatATanPiINTEL, operands: OPERANDS_140, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatATan2INTEL, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatPowINTEL, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatPowRINTEL, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArbitraryFloatPowNINTEL, operands: OPERANDS_141, capabilities: CAPABILITIES_106, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::LoopControlINTEL, operands: OPERANDS_143, capabilities: CAPABILITIES_107, extensions: EXTENSIONS_24, facts: &CAUTIOUS },
    Instruction { op: Op::AliasDomainDeclINTEL, operands: OPERANDS_144, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_25, facts: &CAUTIOUS },
    Instruction { op: Op::AliasScopeDeclINTEL, operands: OPERANDS_145, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_25, facts: &CAUTIOUS },
    Instruction { op: Op::AliasScopeListDeclINTEL, operands: OPERANDS_20, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_25, facts: &CAUTIOUS },
    Instruction { op: Op::FixedSqrtALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedRecipALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedRsqrtALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedSinALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedCosALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedSinCosALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedSinPiALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedCosPiALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedSinCosPiALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedLogALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FixedExpALTERA, operands: OPERANDS_140, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::PtrCastToCrossWorkgroupALTERA, operands: OPERANDS_39, capabilities: CAPABILITIES_110, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::CrossWorkgroupCastToPtrALTERA, operands: OPERANDS_39, capabilities: CAPABILITIES_110, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ReadPipeBlockingALTERA, operands: OPERANDS_73, capabilities: CAPABILITIES_111, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::WritePipeBlockingALTERA, operands: OPERANDS_73, capabilities: CAPABILITIES_111, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FPGARegALTERA, operands: OPERANDS_39, capabilities: CAPABILITIES_112, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::RayQueryGetRayTMinKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_224 },
    Instruction { op: Op::RayQueryGetRayFlagsKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_225 },
    Instruction { op: Op::RayQueryGetIntersectionTKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_218 },
    Instruction { op: Op::RayQueryGetIntersectionInstanceCustomIndexKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_154 },
    Instruction { op: Op::RayQueryGetIntersectionInstanceIdKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_154 },
    Instruction { op: Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_154 },
    Instruction { op: Op::RayQueryGetIntersectionGeometryIndexKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_154 },
    Instruction { op: Op::RayQueryGetIntersectionPrimitiveIndexKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_154 },
    Instruction { op: Op::RayQueryGetIntersectionBarycentricsKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_226 },
    Instruction { op: Op::RayQueryGetIntersectionFrontFaceKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_227 },
    Instruction { op: Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_153 },
    Instruction { op: Op::RayQueryGetIntersectionObjectRayDirectionKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_217 },
    Instruction { op: Op::RayQueryGetIntersectionObjectRayOriginKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_217 },
    Instruction { op: Op::RayQueryGetWorldRayDirectionKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_228 },
    Instruction { op: Op::RayQueryGetWorldRayOriginKHR, operands: OPERANDS_39, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_228 },
    Instruction { op: Op::RayQueryGetIntersectionObjectToWorldKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_229 },
    Instruction { op: Op::RayQueryGetIntersectionWorldToObjectKHR, operands: OPERANDS_44, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_9, facts: FACTS_229 },
    Instruction { op: Op::AtomicFAddEXT, operands: OPERANDS_59, capabilities: CAPABILITIES_113, extensions: EXTENSIONS_26, facts: FACTS_230 },
    Instruction { op: Op::TypeBufferSurfaceINTEL, operands: OPERANDS_23, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::TypeStructContinuedINTEL, operands: OPERANDS_146, capabilities: CAPABILITIES_115, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConstantCompositeContinuedINTEL, operands: OPERANDS_146, capabilities: CAPABILITIES_115, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantCompositeContinuedINTEL, operands: OPERANDS_146, capabilities: CAPABILITIES_115, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::CompositeConstructContinuedINTEL, operands: OPERANDS_146, capabilities: CAPABILITIES_115, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertFToBF16INTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_116, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertBF16ToFINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_116, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ControlBarrierArriveEXT, operands: OPERANDS_55, capabilities: CAPABILITIES_117, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ControlBarrierWaitEXT, operands: OPERANDS_55, capabilities: CAPABILITIES_117, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ArithmeticFenceEXT, operands: OPERANDS_39, capabilities: CAPABILITIES_118, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TaskSequenceCreateALTERA, operands: OPERANDS_147, capabilities: CAPABILITIES_119, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TaskSequenceAsyncALTERA, operands: OPERANDS_42, capabilities: CAPABILITIES_119, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TaskSequenceGetALTERA, operands: OPERANDS_39, capabilities: CAPABILITIES_119, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TaskSequenceReleaseALTERA, operands: OPERANDS_54, capabilities: CAPABILITIES_119, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::TypeTaskSequenceALTERA, operands: OPERANDS_13, capabilities: CAPABILITIES_119, extensions: EXTENSIONS_0, facts: FACTS_3 },
    Instruction { op: Op::SubgroupBlockPrefetchINTEL, operands: OPERANDS_34, capabilities: CAPABILITIES_120, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Subgroup2DBlockLoadINTEL, operands: OPERANDS_148, capabilities: CAPABILITIES_121, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Subgroup2DBlockLoadTransformINTEL, operands: OPERANDS_148, capabilities: CAPABILITIES_122, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Subgroup2DBlockLoadTransposeINTEL, operands: OPERANDS_148, capabilities: CAPABILITIES_123, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Subgroup2DBlockPrefetchINTEL, operands: OPERANDS_149, capabilities: CAPABILITIES_121, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::Subgroup2DBlockStoreINTEL, operands: OPERANDS_148, capabilities: CAPABILITIES_121, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::SubgroupMatrixMultiplyAccumulateINTEL, operands: OPERANDS_150, capabilities: CAPABILITIES_124, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::BitwiseFunctionINTEL, operands: OPERANDS_53, capabilities: CAPABILITIES_125, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::UntypedVariableLengthArrayINTEL, operands: OPERANDS_44, capabilities: CAPABILITIES_126, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConditionalExtensionINTEL, operands: OPERANDS_4, capabilities: CAPABILITIES_127, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ConditionalEntryPointINTEL, operands: OPERANDS_151, capabilities: CAPABILITIES_127, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ConditionalCapabilityINTEL, operands: OPERANDS_152, capabilities: CAPABILITIES_127, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantTargetINTEL, operands: OPERANDS_153, capabilities: CAPABILITIES_128, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantArchitectureINTEL, operands: OPERANDS_154, capabilities: CAPABILITIES_128, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::SpecConstantCapabilitiesINTEL, operands: OPERANDS_155, capabilities: CAPABILITIES_128, extensions: EXTENSIONS_0, facts: FACTS_1 },
    Instruction { op: Op::ConditionalCopyObjectINTEL, operands: OPERANDS_26, capabilities: CAPABILITIES_127, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::PredicatedLoadINTEL, operands: OPERANDS_127, capabilities: CAPABILITIES_129, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::PredicatedStoreINTEL, operands: OPERANDS_121, capabilities: CAPABILITIES_129, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::GroupIMulKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupFMulKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_98 },
    Instruction { op: Op::GroupBitwiseAndKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupBitwiseOrKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupBitwiseXorKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_97 },
    Instruction { op: Op::GroupLogicalAndKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_231 },
    Instruction { op: Op::GroupLogicalOrKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_231 },
    Instruction { op: Op::GroupLogicalXorKHR, operands: OPERANDS_71, capabilities: CAPABILITIES_130, extensions: EXTENSIONS_0, facts: FACTS_231 },
    Instruction { op: Op::RoundFToTF32INTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_131, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::MaskedGatherINTEL, operands: OPERANDS_156, capabilities: CAPABILITIES_132, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::MaskedScatterINTEL, operands: OPERANDS_157, capabilities: CAPABILITIES_132, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertHandleToImageINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_133, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertHandleToSamplerINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_133, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::ConvertHandleToSampledImageINTEL, operands: OPERANDS_39, capabilities: CAPABILITIES_133, extensions: EXTENSIONS_0, facts: &CAUTIOUS },
    Instruction { op: Op::FDot2MixAcc32VALVE, operands: OPERANDS_32, capabilities: CAPABILITIES_134, extensions: EXTENSIONS_0, facts: FACTS_232 },
    Instruction { op: Op::FDot2MixAcc16VALVE, operands: OPERANDS_32, capabilities: CAPABILITIES_135, extensions: EXTENSIONS_0, facts: FACTS_232 },
    Instruction { op: Op::FDot4MixAcc32VALVE, operands: OPERANDS_32, capabilities: CAPABILITIES_136, extensions: EXTENSIONS_0, facts: FACTS_232 },
];

/// Those of GLSL.std.450; sorted by number.
pub(super) static GLSL_STD_450: [Extended; 81] = [
    Extended { number: 1, operands: OPERANDS_54, facts: FACTS_233 },
    Extended { number: 2, operands: OPERANDS_54, facts: FACTS_233 },
    Extended { number: 3, operands: OPERANDS_54, facts: FACTS_233 },
    Extended { number: 4, operands: OPERANDS_54, facts: FACTS_234 },
    Extended { number: 5, operands: OPERANDS_54, facts: FACTS_235 },
    Extended { number: 6, operands: OPERANDS_54, facts: FACTS_233 },
    Extended { number: 7, operands: OPERANDS_54, facts: FACTS_236 },
    Extended { number: 8, operands: OPERANDS_54, facts: FACTS_234 },
    Extended { number: 9, operands: OPERANDS_54, facts: FACTS_234 },
    Extended { number: 10, operands: OPERANDS_54, facts: FACTS_237 },
    Extended { number: 11, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 12, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 13, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 14, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 15, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 16, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 17, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 18, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 19, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 20, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 21, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 22, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 23, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 24, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 25, operands: OPERANDS_78, facts: FACTS_239 },
    Extended { number: 26, operands: OPERANDS_78, facts: FACTS_239 },
    Extended { number: 27, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 28, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 29, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 30, operands: OPERANDS_54, facts: FACTS_238 },
    Extended { number: 31, operands: OPERANDS_54, facts: FACTS_233 },
    Extended { number: 32, operands: OPERANDS_54, facts: FACTS_233 },
    Extended { number: 33, operands: OPERANDS_54, facts: FACTS_240 },
    Extended { number: 34, operands: OPERANDS_54, facts: FACTS_240 },
    Extended { number: 35, operands: OPERANDS_78, facts: FACTS_241 },
    Extended { number: 36, operands: OPERANDS_54, facts: FACTS_240 },
    Extended { number: 37, operands: OPERANDS_78, facts: FACTS_242 },
    Extended { number: 38, operands: OPERANDS_78, facts: FACTS_243 },
    Extended { number: 39, operands: OPERANDS_78, facts: FACTS_243 },
    Extended { number: 40, operands: OPERANDS_78, facts: FACTS_242 },
    Extended { number: 41, operands: OPERANDS_78, facts: FACTS_243 },
    Extended { number: 42, operands: OPERANDS_78, facts: FACTS_243 },
    Extended { number: 43, operands: OPERANDS_79, facts: FACTS_244 },
    Extended { number: 44, operands: OPERANDS_79, facts: FACTS_245 },
    Extended { number: 45, operands: OPERANDS_79, facts: FACTS_245 },
    Extended { number: 46, operands: OPERANDS_79, facts: FACTS_244 },
    Extended { number: 47, operands: OPERANDS_79, facts: FACTS_246 },
    Extended { number: 48, operands: OPERANDS_78, facts: FACTS_247 },
    Extended { number: 49, operands: OPERANDS_79, facts: FACTS_248 },
    Extended { number: 50, operands: OPERANDS_79, facts: FACTS_244 },
    Extended { number: 51, operands: OPERANDS_78, facts: FACTS_249 },
    Extended { number: 52, operands: OPERANDS_54, facts: FACTS_240 },
    Extended { number: 53, operands: OPERANDS_78, facts: FACTS_250 },
    Extended { number: 54, operands: OPERANDS_54, facts: FACTS_251 },
    Extended { number: 55, operands: OPERANDS_54, facts: FACTS_251 },
    Extended { number: 56, operands: OPERANDS_54, facts: FACTS_252 },
    Extended { number: 57, operands: OPERANDS_54, facts: FACTS_252 },
    Extended { number: 58, operands: OPERANDS_54, facts: FACTS_252 },
    Extended { number: 59, operands: OPERANDS_54, facts: FACTS_253 },
    Extended { number: 60, operands: OPERANDS_54, facts: FACTS_254 },
    Extended { number: 61, operands: OPERANDS_54, facts: FACTS_254 },
    Extended { number: 62, operands: OPERANDS_54, facts: FACTS_254 },
    Extended { number: 63, operands: OPERANDS_54, facts: FACTS_255 },
    Extended { number: 64, operands: OPERANDS_54, facts: FACTS_255 },
    Extended { number: 65, operands: OPERANDS_54, facts: FACTS_256 },
    Extended { number: 66, operands: OPERANDS_54, facts: FACTS_257 },
    Extended { number: 67, operands: OPERANDS_78, facts: FACTS_258 },
    Extended { number: 68, operands: OPERANDS_78, facts: FACTS_259 },
    Extended { number: 69, operands: OPERANDS_54, facts: FACTS_260 },
    Extended { number: 70, operands: OPERANDS_79, facts: FACTS_261 },
    Extended { number: 71, operands: OPERANDS_78, facts: FACTS_262 },
    Extended { number: 72, operands: OPERANDS_79, facts: FACTS_263 },
    Extended { number: 73, operands: OPERANDS_54, facts: FACTS_264 },
    Extended { number: 74, operands: OPERANDS_54, facts: FACTS_264 },
    Extended { number: 75, operands: OPERANDS_54, facts: FACTS_264 },
    Extended { number: 76, operands: OPERANDS_54, facts: FACTS_265 },
    Extended { number: 77, operands: OPERANDS_78, facts: FACTS_266 },
    Extended { number: 78, operands: OPERANDS_78, facts: FACTS_267 },
    Extended { number: 79, operands: OPERANDS_78, facts: FACTS_247 },
    Extended { number: 80, operands: OPERANDS_78, facts: FACTS_247 },
    Extended { number: 81, operands: OPERANDS_79, facts: FACTS_244 },
];

/// The values of a kind, sorted; of a mask its bits. Nothing for kinds that are numbers, texts or ids.
pub(super) const fn values(kind: OperandKind) -> &'static [Enumerant] {
    match kind {
        OperandKind::ImageOperands => &IMAGE_OPERANDS,
        OperandKind::FPFastMathMode => &FPFAST_MATH_MODE,
        OperandKind::SelectionControl => &SELECTION_CONTROL,
        OperandKind::LoopControl => &LOOP_CONTROL,
        OperandKind::FunctionControl => &FUNCTION_CONTROL,
        OperandKind::MemorySemantics => &MEMORY_SEMANTICS,
        OperandKind::MemoryAccess => &MEMORY_ACCESS,
        OperandKind::KernelProfilingInfo => &KERNEL_PROFILING_INFO,
        OperandKind::RayFlags => &RAY_FLAGS,
        OperandKind::FragmentShadingRate => &FRAGMENT_SHADING_RATE,
        OperandKind::RawAccessChainOperands => &RAW_ACCESS_CHAIN_OPERANDS,
        OperandKind::SourceLanguage => &SOURCE_LANGUAGE,
        OperandKind::ExecutionModel => &EXECUTION_MODEL,
        OperandKind::AddressingModel => &ADDRESSING_MODEL,
        OperandKind::MemoryModel => &MEMORY_MODEL,
        OperandKind::ExecutionMode => &EXECUTION_MODE,
        OperandKind::StorageClass => &STORAGE_CLASS,
        OperandKind::Dim => &DIM,
        OperandKind::SamplerAddressingMode => &SAMPLER_ADDRESSING_MODE,
        OperandKind::SamplerFilterMode => &SAMPLER_FILTER_MODE,
        OperandKind::ImageFormat => &IMAGE_FORMAT,
        OperandKind::ImageChannelOrder => &IMAGE_CHANNEL_ORDER,
        OperandKind::ImageChannelDataType => &IMAGE_CHANNEL_DATA_TYPE,
        OperandKind::FPRoundingMode => &FPROUNDING_MODE,
        OperandKind::FPDenormMode => &FPDENORM_MODE,
        OperandKind::QuantizationModes => &QUANTIZATION_MODES,
        OperandKind::FPOperationMode => &FPOPERATION_MODE,
        OperandKind::OverflowModes => &OVERFLOW_MODES,
        OperandKind::LinkageType => &LINKAGE_TYPE,
        OperandKind::AccessQualifier => &ACCESS_QUALIFIER,
        OperandKind::HostAccessQualifier => &HOST_ACCESS_QUALIFIER,
        OperandKind::FunctionParameterAttribute => &FUNCTION_PARAMETER_ATTRIBUTE,
        OperandKind::Decoration => &DECORATION,
        OperandKind::BuiltIn => &BUILT_IN,
        OperandKind::Scope => &SCOPE,
        OperandKind::GroupOperation => &GROUP_OPERATION,
        OperandKind::KernelEnqueueFlags => &KERNEL_ENQUEUE_FLAGS,
        OperandKind::Capability => &CAPABILITY,
        OperandKind::RayQueryIntersection => &RAY_QUERY_INTERSECTION,
        OperandKind::RayQueryCommittedIntersectionType => &RAY_QUERY_COMMITTED_INTERSECTION_TYPE,
        OperandKind::RayQueryCandidateIntersectionType => &RAY_QUERY_CANDIDATE_INTERSECTION_TYPE,
        OperandKind::PackedVectorFormat => &PACKED_VECTOR_FORMAT,
        OperandKind::CooperativeMatrixOperands => &COOPERATIVE_MATRIX_OPERANDS,
        OperandKind::CooperativeMatrixLayout => &COOPERATIVE_MATRIX_LAYOUT,
        OperandKind::CooperativeMatrixUse => &COOPERATIVE_MATRIX_USE,
        OperandKind::CooperativeMatrixReduce => &COOPERATIVE_MATRIX_REDUCE,
        OperandKind::TensorClampMode => &TENSOR_CLAMP_MODE,
        OperandKind::TensorAddressingOperands => &TENSOR_ADDRESSING_OPERANDS,
        OperandKind::InitializationModeQualifier => &INITIALIZATION_MODE_QUALIFIER,
        OperandKind::LoadCacheControl => &LOAD_CACHE_CONTROL,
        OperandKind::StoreCacheControl => &STORE_CACHE_CONTROL,
        OperandKind::NamedMaximumNumberOfRegisters => &NAMED_MAXIMUM_NUMBER_OF_REGISTERS,
        OperandKind::MatrixMultiplyAccumulateOperands => &MATRIX_MULTIPLY_ACCUMULATE_OPERANDS,
        OperandKind::FPEncoding => &FPENCODING,
        OperandKind::CooperativeVectorMatrixLayout => &COOPERATIVE_VECTOR_MATRIX_LAYOUT,
        OperandKind::ComponentType => &COMPONENT_TYPE,
        OperandKind::GatherModes => &GATHER_MODES,
        OperandKind::TensorOperands => &TENSOR_OPERANDS,
        _ => &[],
    }
}

pub(super) fn is_mask(kind: OperandKind) -> bool {
    matches!(kind, OperandKind::ImageOperands | OperandKind::FPFastMathMode | OperandKind::SelectionControl | OperandKind::LoopControl | OperandKind::FunctionControl | OperandKind::MemorySemantics | OperandKind::MemoryAccess | OperandKind::KernelProfilingInfo | OperandKind::RayFlags | OperandKind::FragmentShadingRate | OperandKind::RawAccessChainOperands | OperandKind::CooperativeMatrixOperands | OperandKind::CooperativeMatrixReduce | OperandKind::TensorAddressingOperands | OperandKind::MatrixMultiplyAccumulateOperands | OperandKind::TensorOperands)
}

/// Whether a Vulkan implementation is less likely to have a capability than its alternatives.
pub(super) fn is_unusual(capability: C) -> bool {
    matches!(
        capability,
        C::Kernel
        | C::Groups
        | C::Image1D
        | C::SubgroupBallotKHR
        | C::Float16ImageAMD
        | C::ImageGatherBiasLodAMD
        | C::FragmentMaskAMD
        | C::ImageReadWriteLodAMD
        | C::Int4TypeINTEL
        | C::Int4CooperativeMatrixINTEL
        | C::WeakLinkageAMD
        | C::SampleMaskOverrideCoverageNV
        | C::GeometryShaderPassthroughNV
        | C::ShaderViewportMaskNV
        | C::ShaderStereoViewNV
        | C::PerViewAttributesNV
        | C::MeshShadingNV
        | C::ImageFootprintNV
        | C::RayTracingNV
        | C::RayTracingMotionBlurNV
        | C::CooperativeMatrixNV
        | C::ShaderSMBuiltinsNV
        | C::DisplacementMicromapNV
        | C::ShaderInvocationReorderNV
        | C::BindlessTextureNV
        | C::CooperativeVectorNV
        | C::AtomicFloat16VectorNV
        | C::RayTracingDisplacementMicromapNV
        | C::RawAccessChainsNV
        | C::RayTracingSpheresGeometryNV
        | C::RayTracingLinearSweptSpheresGeometryNV
        | C::PushConstantBanksNV
        | C::CooperativeMatrixConversionsNV
        | C::CooperativeMatrixTensorAddressingNV
        | C::CooperativeMatrixBlockLoadsNV
        | C::CooperativeVectorTrainingNV
        | C::RayTracingClusterAccelerationStructureNV
        | C::TensorAddressingNV
        | C::CooperativeMatrixDecodeVectorNV
        | C::SubgroupShuffleINTEL
        | C::SubgroupBufferBlockIOINTEL
        | C::SubgroupImageBlockIOINTEL
        | C::SubgroupImageMediaBlockIOINTEL
        | C::RoundToInfinityINTEL
        | C::FloatingPointModeINTEL
        | C::IntegerFunctions2INTEL
        | C::FunctionPointersINTEL
        | C::IndirectReferencesINTEL
        | C::AsmINTEL
        | C::VectorComputeINTEL
        | C::VectorAnyINTEL
        | C::SubgroupAvcMotionEstimationINTEL
        | C::SubgroupAvcMotionEstimationIntraINTEL
        | C::SubgroupAvcMotionEstimationChromaINTEL
        | C::VariableLengthArrayINTEL
        | C::FunctionFloatControlINTEL
        | C::FPGAMemoryAttributesALTERA
        | C::FPFastMathModeINTEL
        | C::ArbitraryPrecisionIntegersALTERA
        | C::ArbitraryPrecisionFloatingPointALTERA
        | C::UnstructuredLoopControlsINTEL
        | C::FPGALoopControlsALTERA
        | C::KernelAttributesINTEL
        | C::FPGAKernelAttributesINTEL
        | C::FPGAMemoryAccessesALTERA
        | C::FPGAClusterAttributesALTERA
        | C::LoopFuseALTERA
        | C::FPGADSPControlALTERA
        | C::MemoryAccessAliasingINTEL
        | C::FPGAInvocationPipeliningAttributesALTERA
        | C::FPGABufferLocationALTERA
        | C::ArbitraryPrecisionFixedPointALTERA
        | C::USMStorageClassesALTERA
        | C::RuntimeAlignedAttributeALTERA
        | C::IOPipesALTERA
        | C::BlockingPipesALTERA
        | C::FPGARegALTERA
        | C::LongCompositesINTEL
        | C::DebugInfoModuleINTEL
        | C::BFloat16ConversionINTEL
        | C::FPGAClusterAttributesV2ALTERA
        | C::FPGAKernelAttributesv2INTEL
        | C::TaskSequenceALTERA
        | C::FPMaxErrorINTEL
        | C::FPGALatencyControlALTERA
        | C::FPGAArgumentInterfacesALTERA
        | C::GlobalVariableHostAccessINTEL
        | C::GlobalVariableFPGADecorationsALTERA
        | C::SubgroupBufferPrefetchINTEL
        | C::Subgroup2DBlockIOINTEL
        | C::Subgroup2DBlockTransformINTEL
        | C::Subgroup2DBlockTransposeINTEL
        | C::SubgroupMatrixMultiplyAccumulateINTEL
        | C::TernaryBitwiseFunctionINTEL
        | C::UntypedVariableLengthArrayINTEL
        | C::SpecConditionalINTEL
        | C::FunctionVariantsINTEL
        | C::PredicatedIOINTEL
        | C::RoundedDivideSqrtINTEL
        | C::TensorFloat32RoundingINTEL
        | C::MaskedGatherScatterINTEL
        | C::CacheControlsINTEL
        | C::RegisterLimitsINTEL
        | C::BindlessImagesINTEL
    )
}

static IMAGE_OPERANDS: [Enumerant; 16] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // Bias
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // Lod
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_78 }, // Grad
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // ConstOffset
    Enumerant { value: 16, capabilities: CAPABILITIES_137, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // Offset
    Enumerant { value: 32, capabilities: CAPABILITIES_137, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // ConstOffsets
    Enumerant { value: 64, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // Sample
    Enumerant { value: 128, capabilities: CAPABILITIES_138, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // MinLod
    Enumerant { value: 256, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_158 }, // MakeTexelAvailable
    Enumerant { value: 512, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_158 }, // MakeTexelVisible
    Enumerant { value: 1024, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // NonPrivateTexel
    Enumerant { value: 2048, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // VolatileTexel
    Enumerant { value: 4096, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignExtend
    Enumerant { value: 8192, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ZeroExtend
    Enumerant { value: 16384, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Nontemporal
    Enumerant { value: 65536, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // Offsets
];

static FPFAST_MATH_MODE: [Enumerant; 8] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NotNaN
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NotInf
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NSZ
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AllowRecip
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Fast
    Enumerant { value: 65536, capabilities: CAPABILITIES_140, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AllowContract
    Enumerant { value: 131072, capabilities: CAPABILITIES_140, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AllowReassoc
    Enumerant { value: 262144, capabilities: CAPABILITIES_141, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AllowTransform
];

static SELECTION_CONTROL: [Enumerant; 2] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Flatten
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DontFlatten
];

static LOOP_CONTROL: [Enumerant; 20] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Unroll
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DontUnroll
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DependencyInfinite
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // DependencyLength
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MinIterations
    Enumerant { value: 32, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxIterations
    Enumerant { value: 64, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // IterationMultiple
    Enumerant { value: 128, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // PeelCount
    Enumerant { value: 256, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // PartialCount
    Enumerant { value: 65536, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // InitiationIntervalALTERA
    Enumerant { value: 131072, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxConcurrencyALTERA
    Enumerant { value: 262144, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // DependencyArrayALTERA
    Enumerant { value: 524288, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // PipelineEnableALTERA
    Enumerant { value: 1048576, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // LoopCoalesceALTERA
    Enumerant { value: 2097152, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxInterleavingALTERA
    Enumerant { value: 4194304, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SpeculatedIterationsALTERA
    Enumerant { value: 8388608, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoFusionALTERA
    Enumerant { value: 16777216, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // LoopCountALTERA
    Enumerant { value: 33554432, capabilities: CAPABILITIES_142, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxReinvocationDelayALTERA
    Enumerant { value: 268435456, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MultipleWaitQueuesQCOM
];

static FUNCTION_CONTROL: [Enumerant; 5] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Inline
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DontInline
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Pure
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Const
    Enumerant { value: 65536, capabilities: CAPABILITIES_143, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OptNoneEXT
];

static MEMORY_SEMANTICS: [Enumerant; 14] = [
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Acquire
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Release
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AcquireRelease
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SequentiallyConsistent
    Enumerant { value: 64, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UniformMemory
    Enumerant { value: 128, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SubgroupMemory
    Enumerant { value: 256, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WorkgroupMemory
    Enumerant { value: 512, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CrossWorkgroupMemory
    Enumerant { value: 1024, capabilities: CAPABILITIES_144, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AtomicCounterMemory
    Enumerant { value: 2048, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageMemory
    Enumerant { value: 4096, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // OutputMemory
    Enumerant { value: 8192, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // MakeAvailable
    Enumerant { value: 16384, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // MakeVisible
    Enumerant { value: 32768, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // Volatile
];

static MEMORY_ACCESS: [Enumerant; 8] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Volatile
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Aligned
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Nontemporal
    Enumerant { value: 8, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_158 }, // MakePointerAvailable
    Enumerant { value: 16, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_158 }, // MakePointerVisible
    Enumerant { value: 32, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // NonPrivatePointer
    Enumerant { value: 65536, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_25, parameters: OPERANDS_54 }, // AliasScopeINTELMask
    Enumerant { value: 131072, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_25, parameters: OPERANDS_54 }, // NoAliasINTELMask
];

static KERNEL_PROFILING_INFO: [Enumerant; 1] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CmdExecTime
];

static RAY_FLAGS: [Enumerant; 11] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OpaqueKHR
    Enumerant { value: 2, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoOpaqueKHR
    Enumerant { value: 4, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TerminateOnFirstHitKHR
    Enumerant { value: 8, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SkipClosestHitShaderKHR
    Enumerant { value: 16, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CullBackFacingTrianglesKHR
    Enumerant { value: 32, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CullFrontFacingTrianglesKHR
    Enumerant { value: 64, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CullOpaqueKHR
    Enumerant { value: 128, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CullNoOpaqueKHR
    Enumerant { value: 256, capabilities: CAPABILITIES_146, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SkipTrianglesKHR
    Enumerant { value: 512, capabilities: CAPABILITIES_146, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SkipAABBsKHR
    Enumerant { value: 1024, capabilities: CAPABILITIES_147, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ForceOpacityMicromap2StateKHR
];

static FRAGMENT_SHADING_RATE: [Enumerant; 4] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_148, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Vertical2Pixels
    Enumerant { value: 2, capabilities: CAPABILITIES_148, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Vertical4Pixels
    Enumerant { value: 4, capabilities: CAPABILITIES_148, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Horizontal2Pixels
    Enumerant { value: 8, capabilities: CAPABILITIES_148, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Horizontal4Pixels
];

static RAW_ACCESS_CHAIN_OPERANDS: [Enumerant; 2] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_90, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RobustnessPerComponentNV
    Enumerant { value: 2, capabilities: CAPABILITIES_90, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RobustnessPerElementNV
];

static SOURCE_LANGUAGE: [Enumerant; 16] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Unknown
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ESSL
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GLSL
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OpenCL_C
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OpenCL_CPP
    Enumerant { value: 5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HLSL
    Enumerant { value: 6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CPP_for_OpenCL
    Enumerant { value: 7, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SYCL
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HERO_C
    Enumerant { value: 9, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NZSL
    Enumerant { value: 10, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WGSL
    Enumerant { value: 11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Slang
    Enumerant { value: 12, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Zig
    Enumerant { value: 13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rust
    Enumerant { value: 14, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Pred
    Enumerant { value: 15, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ApilaJai
];

static EXECUTION_MODEL: [Enumerant; 17] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Vertex
    Enumerant { value: 1, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TessellationControl
    Enumerant { value: 2, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TessellationEvaluation
    Enumerant { value: 3, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Geometry
    Enumerant { value: 4, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Fragment
    Enumerant { value: 5, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GLCompute
    Enumerant { value: 6, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Kernel
    Enumerant { value: 5267, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TaskNV
    Enumerant { value: 5268, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MeshNV
    Enumerant { value: 5313, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayGenerationKHR
    Enumerant { value: 5314, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // IntersectionKHR
    Enumerant { value: 5315, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AnyHitKHR
    Enumerant { value: 5316, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ClosestHitKHR
    Enumerant { value: 5317, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MissKHR
    Enumerant { value: 5318, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CallableKHR
    Enumerant { value: 5364, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TaskEXT
    Enumerant { value: 5365, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MeshEXT
];

static ADDRESSING_MODEL: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Logical
    Enumerant { value: 1, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Physical32
    Enumerant { value: 2, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Physical64
    Enumerant { value: 5348, capabilities: CAPABILITIES_150, extensions: EXTENSIONS_28, parameters: OPERANDS_0 }, // PhysicalStorageBuffer64
];

static MEMORY_MODEL: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Simple
    Enumerant { value: 1, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GLSL450
    Enumerant { value: 2, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OpenCL
    Enumerant { value: 3, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // Vulkan
];

static EXECUTION_MODE: [Enumerant; 99] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Invocations
    Enumerant { value: 1, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SpacingEqual
    Enumerant { value: 2, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SpacingFractionalEven
    Enumerant { value: 3, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SpacingFractionalOdd
    Enumerant { value: 4, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VertexOrderCw
    Enumerant { value: 5, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VertexOrderCcw
    Enumerant { value: 6, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PixelCenterInteger
    Enumerant { value: 7, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OriginUpperLeft
    Enumerant { value: 8, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OriginLowerLeft
    Enumerant { value: 9, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // EarlyFragmentTests
    Enumerant { value: 10, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PointMode
    Enumerant { value: 11, capabilities: CAPABILITIES_151, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Xfb
    Enumerant { value: 12, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DepthReplacing
    Enumerant { value: 14, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DepthGreater
    Enumerant { value: 15, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DepthLess
    Enumerant { value: 16, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DepthUnchanged
    Enumerant { value: 17, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_159 }, // LocalSize
    Enumerant { value: 18, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_159 }, // LocalSizeHint
    Enumerant { value: 19, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InputPoints
    Enumerant { value: 20, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InputLines
    Enumerant { value: 21, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InputLinesAdjacency
    Enumerant { value: 22, capabilities: CAPABILITIES_152, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Triangles
    Enumerant { value: 23, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InputTrianglesAdjacency
    Enumerant { value: 24, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Quads
    Enumerant { value: 25, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Isolines
    Enumerant { value: 26, capabilities: CAPABILITIES_153, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // OutputVertices
    Enumerant { value: 27, capabilities: CAPABILITIES_154, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OutputPoints
    Enumerant { value: 28, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OutputLineStrip
    Enumerant { value: 29, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // OutputTriangleStrip
    Enumerant { value: 30, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // VecTypeHint
    Enumerant { value: 31, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ContractionOff
    Enumerant { value: 33, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Initializer
    Enumerant { value: 34, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Finalizer
    Enumerant { value: 35, capabilities: CAPABILITIES_20, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SubgroupSize
    Enumerant { value: 36, capabilities: CAPABILITIES_20, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SubgroupsPerWorkgroup
    Enumerant { value: 37, capabilities: CAPABILITIES_20, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // SubgroupsPerWorkgroupId
    Enumerant { value: 38, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_79 }, // LocalSizeId
    Enumerant { value: 39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_79 }, // LocalSizeHintId
    Enumerant { value: 4169, capabilities: CAPABILITIES_30, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonCoherentColorAttachmentReadEXT
    Enumerant { value: 4170, capabilities: CAPABILITIES_31, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonCoherentDepthAttachmentReadEXT
    Enumerant { value: 4171, capabilities: CAPABILITIES_32, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonCoherentStencilAttachmentReadEXT
    Enumerant { value: 4421, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_29, parameters: OPERANDS_0 }, // SubgroupUniformControlFlowKHR
    Enumerant { value: 4446, capabilities: CAPABILITIES_155, extensions: EXTENSIONS_30, parameters: OPERANDS_0 }, // PostDepthCoverage
    Enumerant { value: 4459, capabilities: CAPABILITIES_156, extensions: EXTENSIONS_31, parameters: OPERANDS_133 }, // DenormPreserve
    Enumerant { value: 4460, capabilities: CAPABILITIES_157, extensions: EXTENSIONS_31, parameters: OPERANDS_133 }, // DenormFlushToZero
    Enumerant { value: 4461, capabilities: CAPABILITIES_158, extensions: EXTENSIONS_31, parameters: OPERANDS_133 }, // SignedZeroInfNanPreserve
    Enumerant { value: 4462, capabilities: CAPABILITIES_159, extensions: EXTENSIONS_31, parameters: OPERANDS_133 }, // RoundingModeRTE
    Enumerant { value: 4463, capabilities: CAPABILITIES_160, extensions: EXTENSIONS_31, parameters: OPERANDS_133 }, // RoundingModeRTZ
    Enumerant { value: 4489, capabilities: CAPABILITIES_161, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonCoherentTileAttachmentReadQCOM
    Enumerant { value: 4490, capabilities: CAPABILITIES_161, extensions: EXTENSIONS_0, parameters: OPERANDS_159 }, // TileShadingRateQCOM
    Enumerant { value: 5017, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_32, parameters: OPERANDS_0 }, // EarlyAndLateFragmentTestsAMD
    Enumerant { value: 5027, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_33, parameters: OPERANDS_0 }, // StencilRefReplacingEXT
    Enumerant { value: 5069, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CoalescingAMDX
    Enumerant { value: 5070, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // IsApiEntryAMDX
    Enumerant { value: 5071, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // MaxNodeRecursionAMDX
    Enumerant { value: 5072, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_79 }, // StaticNumWorkgroupsAMDX
    Enumerant { value: 5073, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // ShaderIndexAMDX
    Enumerant { value: 5077, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_79 }, // MaxNumWorkgroupsAMDX
    Enumerant { value: 5079, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_34, parameters: OPERANDS_0 }, // StencilRefUnchangedFrontAMD
    Enumerant { value: 5080, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_34, parameters: OPERANDS_0 }, // StencilRefGreaterFrontAMD
    Enumerant { value: 5081, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_34, parameters: OPERANDS_0 }, // StencilRefLessFrontAMD
    Enumerant { value: 5082, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_34, parameters: OPERANDS_0 }, // StencilRefUnchangedBackAMD
    Enumerant { value: 5083, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_34, parameters: OPERANDS_0 }, // StencilRefGreaterBackAMD
    Enumerant { value: 5084, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_34, parameters: OPERANDS_0 }, // StencilRefLessBackAMD
    Enumerant { value: 5088, capabilities: CAPABILITIES_56, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // QuadDerivativesKHR
    Enumerant { value: 5089, capabilities: CAPABILITIES_56, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RequireFullQuadsKHR
    Enumerant { value: 5102, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_78 }, // SharesInputWithAMDX
    Enumerant { value: 5157, capabilities: CAPABILITIES_60, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ArithmeticPoisonKHR
    Enumerant { value: 5269, capabilities: CAPABILITIES_163, extensions: EXTENSIONS_35, parameters: OPERANDS_0 }, // OutputLinesEXT
    Enumerant { value: 5270, capabilities: CAPABILITIES_163, extensions: EXTENSIONS_35, parameters: OPERANDS_133 }, // OutputPrimitivesEXT
    Enumerant { value: 5289, capabilities: CAPABILITIES_164, extensions: EXTENSIONS_36, parameters: OPERANDS_0 }, // DerivativeGroupQuadsKHR
    Enumerant { value: 5290, capabilities: CAPABILITIES_165, extensions: EXTENSIONS_36, parameters: OPERANDS_0 }, // DerivativeGroupLinearKHR
    Enumerant { value: 5298, capabilities: CAPABILITIES_163, extensions: EXTENSIONS_35, parameters: OPERANDS_0 }, // OutputTrianglesEXT
    Enumerant { value: 5366, capabilities: CAPABILITIES_166, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // PixelInterlockOrderedEXT
    Enumerant { value: 5367, capabilities: CAPABILITIES_166, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // PixelInterlockUnorderedEXT
    Enumerant { value: 5368, capabilities: CAPABILITIES_167, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // SampleInterlockOrderedEXT
    Enumerant { value: 5369, capabilities: CAPABILITIES_167, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // SampleInterlockUnorderedEXT
    Enumerant { value: 5370, capabilities: CAPABILITIES_168, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // ShadingRateInterlockOrderedEXT
    Enumerant { value: 5371, capabilities: CAPABILITIES_168, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // ShadingRateInterlockUnorderedEXT
    Enumerant { value: 5427, capabilities: CAPABILITIES_169, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Shader64BitIndexingEXT
    Enumerant { value: 5618, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SharedLocalMemorySizeINTEL
    Enumerant { value: 5620, capabilities: CAPABILITIES_170, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // RoundingModeRTPINTEL
    Enumerant { value: 5621, capabilities: CAPABILITIES_170, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // RoundingModeRTNINTEL
    Enumerant { value: 5622, capabilities: CAPABILITIES_170, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // FloatingPointModeALTINTEL
    Enumerant { value: 5623, capabilities: CAPABILITIES_170, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // FloatingPointModeIEEEINTEL
    Enumerant { value: 5893, capabilities: CAPABILITIES_171, extensions: EXTENSIONS_37, parameters: OPERANDS_159 }, // MaxWorkgroupSizeINTEL
    Enumerant { value: 5894, capabilities: CAPABILITIES_171, extensions: EXTENSIONS_37, parameters: OPERANDS_133 }, // MaxWorkDimINTEL
    Enumerant { value: 5895, capabilities: CAPABILITIES_171, extensions: EXTENSIONS_37, parameters: OPERANDS_0 }, // NoGlobalOffsetINTEL
    Enumerant { value: 5896, capabilities: CAPABILITIES_172, extensions: EXTENSIONS_37, parameters: OPERANDS_133 }, // NumSIMDWorkitemsINTEL
    Enumerant { value: 5903, capabilities: CAPABILITIES_172, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SchedulerTargetFmaxMhzINTEL
    Enumerant { value: 6023, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_38, parameters: OPERANDS_0 }, // MaximallyReconvergesKHR
    Enumerant { value: 6028, capabilities: CAPABILITIES_141, extensions: EXTENSIONS_0, parameters: OPERANDS_78 }, // FPFastMathDefault
    Enumerant { value: 6031, capabilities: CAPABILITIES_173, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // OpacityMicromapIdKHR
    Enumerant { value: 6154, capabilities: CAPABILITIES_172, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // StreamingInterfaceINTEL
    Enumerant { value: 6160, capabilities: CAPABILITIES_174, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // RegisterMapInterfaceINTEL
    Enumerant { value: 6417, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // NamedBarrierCountINTEL
    Enumerant { value: 6461, capabilities: CAPABILITIES_175, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaximumRegistersINTEL
    Enumerant { value: 6462, capabilities: CAPABILITIES_175, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // MaximumRegistersIdINTEL
    Enumerant { value: 6463, capabilities: CAPABILITIES_175, extensions: EXTENSIONS_0, parameters: OPERANDS_160 }, // NamedMaximumRegistersINTEL
];

static STORAGE_CLASS: [Enumerant; 29] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UniformConstant
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Input
    Enumerant { value: 2, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Uniform
    Enumerant { value: 3, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Output
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Workgroup
    Enumerant { value: 5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CrossWorkgroup
    Enumerant { value: 6, capabilities: CAPABILITIES_176, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Private
    Enumerant { value: 7, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Function
    Enumerant { value: 8, capabilities: CAPABILITIES_177, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Generic
    Enumerant { value: 9, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PushConstant
    Enumerant { value: 10, capabilities: CAPABILITIES_144, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AtomicCounter
    Enumerant { value: 11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Image
    Enumerant { value: 12, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_39, parameters: OPERANDS_0 }, // StorageBuffer
    Enumerant { value: 4172, capabilities: CAPABILITIES_30, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TileImageEXT
    Enumerant { value: 4491, capabilities: CAPABILITIES_161, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TileAttachmentQCOM
    Enumerant { value: 5068, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NodePayloadAMDX
    Enumerant { value: 5328, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // CallableDataKHR
    Enumerant { value: 5329, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // IncomingCallableDataKHR
    Enumerant { value: 5338, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // RayPayloadKHR
    Enumerant { value: 5339, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // HitAttributeKHR
    Enumerant { value: 5342, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // IncomingRayPayloadKHR
    Enumerant { value: 5343, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // ShaderRecordBufferKHR
    Enumerant { value: 5349, capabilities: CAPABILITIES_150, extensions: EXTENSIONS_28, parameters: OPERANDS_0 }, // PhysicalStorageBuffer
    Enumerant { value: 5385, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitObjectAttributeNV
    Enumerant { value: 5402, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_40, parameters: OPERANDS_0 }, // TaskPayloadWorkgroupEXT
    Enumerant { value: 5411, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitObjectAttributeEXT
    Enumerant { value: 5605, capabilities: CAPABILITIES_98, extensions: EXTENSIONS_21, parameters: OPERANDS_0 }, // CodeSectionINTEL
    Enumerant { value: 5936, capabilities: CAPABILITIES_110, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DeviceOnlyALTERA
    Enumerant { value: 5937, capabilities: CAPABILITIES_110, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HostOnlyALTERA
];

static DIM: [Enumerant; 8] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_178, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Dim1D
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Dim2D
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Dim3D
    Enumerant { value: 3, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DimCube
    Enumerant { value: 4, capabilities: CAPABILITIES_179, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DimRect
    Enumerant { value: 5, capabilities: CAPABILITIES_180, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DimBuffer
    Enumerant { value: 6, capabilities: CAPABILITIES_181, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DimSubpassData
    Enumerant { value: 4173, capabilities: CAPABILITIES_30, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DimTileImageDataEXT
];

static SAMPLER_ADDRESSING_MODE: [Enumerant; 5] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // None
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ClampToEdge
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Clamp
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Repeat
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RepeatMirrored
];

static SAMPLER_FILTER_MODE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Nearest
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Linear
];

static IMAGE_FORMAT: [Enumerant; 42] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Unknown
    Enumerant { value: 1, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba32f
    Enumerant { value: 2, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba16f
    Enumerant { value: 3, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R32f
    Enumerant { value: 4, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba8
    Enumerant { value: 5, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba8Snorm
    Enumerant { value: 6, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg32f
    Enumerant { value: 7, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg16f
    Enumerant { value: 8, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R11fG11fB10f
    Enumerant { value: 9, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R16f
    Enumerant { value: 10, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba16
    Enumerant { value: 11, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgb10A2
    Enumerant { value: 12, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg16
    Enumerant { value: 13, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg8
    Enumerant { value: 14, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R16
    Enumerant { value: 15, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R8
    Enumerant { value: 16, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba16Snorm
    Enumerant { value: 17, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg16Snorm
    Enumerant { value: 18, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg8Snorm
    Enumerant { value: 19, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R16Snorm
    Enumerant { value: 20, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R8Snorm
    Enumerant { value: 21, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba32i
    Enumerant { value: 22, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba16i
    Enumerant { value: 23, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba8i
    Enumerant { value: 24, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R32i
    Enumerant { value: 25, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg32i
    Enumerant { value: 26, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg16i
    Enumerant { value: 27, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg8i
    Enumerant { value: 28, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R16i
    Enumerant { value: 29, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R8i
    Enumerant { value: 30, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba32ui
    Enumerant { value: 31, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba16ui
    Enumerant { value: 32, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgba8ui
    Enumerant { value: 33, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R32ui
    Enumerant { value: 34, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rgb10a2ui
    Enumerant { value: 35, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg32ui
    Enumerant { value: 36, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg16ui
    Enumerant { value: 37, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rg8ui
    Enumerant { value: 38, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R16ui
    Enumerant { value: 39, capabilities: CAPABILITIES_182, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R8ui
    Enumerant { value: 40, capabilities: CAPABILITIES_183, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R64ui
    Enumerant { value: 41, capabilities: CAPABILITIES_183, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R64i
];

static IMAGE_CHANNEL_ORDER: [Enumerant; 20] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // R
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // A
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RG
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RA
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RGB
    Enumerant { value: 5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RGBA
    Enumerant { value: 6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BGRA
    Enumerant { value: 7, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ARGB
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Intensity
    Enumerant { value: 9, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Luminance
    Enumerant { value: 10, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Rx
    Enumerant { value: 11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RGx
    Enumerant { value: 12, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RGBx
    Enumerant { value: 13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Depth
    Enumerant { value: 14, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DepthStencil
    Enumerant { value: 15, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // sRGB
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // sRGBx
    Enumerant { value: 17, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // sRGBA
    Enumerant { value: 18, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // sBGRA
    Enumerant { value: 19, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ABGR
];

static IMAGE_CHANNEL_DATA_TYPE: [Enumerant; 26] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SnormInt8
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SnormInt16
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt8
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt16
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormShort565
    Enumerant { value: 5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormShort555
    Enumerant { value: 6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt101010
    Enumerant { value: 7, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt8
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt16
    Enumerant { value: 9, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt32
    Enumerant { value: 10, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt8
    Enumerant { value: 11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt16
    Enumerant { value: 12, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt32
    Enumerant { value: 13, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HalfFloat
    Enumerant { value: 14, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float
    Enumerant { value: 15, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt24
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt101010_2
    Enumerant { value: 17, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt10X6EXT
    Enumerant { value: 19, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedIntRaw10EXT
    Enumerant { value: 20, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedIntRaw12EXT
    Enumerant { value: 21, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt2_101010EXT
    Enumerant { value: 22, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt10X6EXT
    Enumerant { value: 23, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt12X4EXT
    Enumerant { value: 24, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt14X2EXT
    Enumerant { value: 25, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt12X4EXT
    Enumerant { value: 26, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnormInt14X2EXT
];

static FPROUNDING_MODE: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RTE
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RTZ
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RTP
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RTN
];

static FPDENORM_MODE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Preserve
    Enumerant { value: 1, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FlushToZero
];

static QUANTIZATION_MODES: [Enumerant; 8] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TRN
    Enumerant { value: 1, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TRN_ZERO
    Enumerant { value: 2, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RND
    Enumerant { value: 3, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RND_ZERO
    Enumerant { value: 4, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RND_INF
    Enumerant { value: 5, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RND_MIN_INF
    Enumerant { value: 6, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RND_CONV
    Enumerant { value: 7, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RND_CONV_ODD
];

static FPOPERATION_MODE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // IEEE
    Enumerant { value: 1, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ALT
];

static OVERFLOW_MODES: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WRAP
    Enumerant { value: 1, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SAT
    Enumerant { value: 2, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SAT_ZERO
    Enumerant { value: 3, capabilities: CAPABILITIES_109, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SAT_SYM
];

static LINKAGE_TYPE: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_185, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Export
    Enumerant { value: 1, capabilities: CAPABILITIES_185, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Import
    Enumerant { value: 2, capabilities: CAPABILITIES_185, extensions: EXTENSIONS_41, parameters: OPERANDS_0 }, // LinkOnceODR
    Enumerant { value: 3, capabilities: CAPABILITIES_186, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WeakAMD
];

static ACCESS_QUALIFIER: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ReadOnly
    Enumerant { value: 1, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WriteOnly
    Enumerant { value: 2, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ReadWrite
];

static HOST_ACCESS_QUALIFIER: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_187, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoneINTEL
    Enumerant { value: 1, capabilities: CAPABILITIES_187, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ReadINTEL
    Enumerant { value: 2, capabilities: CAPABILITIES_187, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WriteINTEL
    Enumerant { value: 3, capabilities: CAPABILITIES_187, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ReadWriteINTEL
];

static FUNCTION_PARAMETER_ATTRIBUTE: [Enumerant; 9] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Zext
    Enumerant { value: 1, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Sext
    Enumerant { value: 2, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ByVal
    Enumerant { value: 3, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Sret
    Enumerant { value: 4, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoAlias
    Enumerant { value: 5, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoCapture
    Enumerant { value: 6, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoWrite
    Enumerant { value: 7, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoReadWrite
    Enumerant { value: 5940, capabilities: CAPABILITIES_188, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RuntimeAlignedALTERA
];

static DECORATION: [Enumerant; 152] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RelaxedPrecision
    Enumerant { value: 1, capabilities: CAPABILITIES_189, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SpecId
    Enumerant { value: 2, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Block
    Enumerant { value: 3, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BufferBlock
    Enumerant { value: 4, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RowMajor
    Enumerant { value: 5, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ColMajor
    Enumerant { value: 6, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // ArrayStride
    Enumerant { value: 7, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MatrixStride
    Enumerant { value: 8, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GLSLShared
    Enumerant { value: 9, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GLSLPacked
    Enumerant { value: 10, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CPacked
    Enumerant { value: 11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_161 }, // BuiltIn
    Enumerant { value: 13, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoPerspective
    Enumerant { value: 14, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Flat
    Enumerant { value: 15, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Patch
    Enumerant { value: 16, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Centroid
    Enumerant { value: 17, capabilities: CAPABILITIES_190, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Sample
    Enumerant { value: 18, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Invariant
    Enumerant { value: 19, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Restrict
    Enumerant { value: 20, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Aliased
    Enumerant { value: 21, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Volatile
    Enumerant { value: 22, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Constant
    Enumerant { value: 23, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Coherent
    Enumerant { value: 24, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonWritable
    Enumerant { value: 25, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonReadable
    Enumerant { value: 26, capabilities: CAPABILITIES_191, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Uniform
    Enumerant { value: 27, capabilities: CAPABILITIES_191, extensions: EXTENSIONS_0, parameters: OPERANDS_158 }, // UniformId
    Enumerant { value: 28, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SaturatedConversion
    Enumerant { value: 29, capabilities: CAPABILITIES_16, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Stream
    Enumerant { value: 30, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Location
    Enumerant { value: 31, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Component
    Enumerant { value: 32, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Index
    Enumerant { value: 33, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Binding
    Enumerant { value: 34, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // DescriptorSet
    Enumerant { value: 35, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Offset
    Enumerant { value: 36, capabilities: CAPABILITIES_151, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // XfbBuffer
    Enumerant { value: 37, capabilities: CAPABILITIES_151, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // XfbStride
    Enumerant { value: 38, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_162 }, // FuncParamAttr
    Enumerant { value: 39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_163 }, // FPRoundingMode
    Enumerant { value: 40, capabilities: CAPABILITIES_192, extensions: EXTENSIONS_0, parameters: OPERANDS_164 }, // FPFastMathMode
    Enumerant { value: 41, capabilities: CAPABILITIES_185, extensions: EXTENSIONS_0, parameters: OPERANDS_165 }, // LinkageAttributes
    Enumerant { value: 42, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoContraction
    Enumerant { value: 43, capabilities: CAPABILITIES_181, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // InputAttachmentIndex
    Enumerant { value: 44, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // Alignment
    Enumerant { value: 45, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxByteOffset
    Enumerant { value: 46, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // AlignmentId
    Enumerant { value: 47, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // MaxByteOffsetId
    Enumerant { value: 4216, capabilities: CAPABILITIES_193, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SaturatedToLargestFloat8NormalConversionEXT
    Enumerant { value: 4469, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_42, parameters: OPERANDS_0 }, // NoSignedWrap
    Enumerant { value: 4470, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_42, parameters: OPERANDS_0 }, // NoUnsignedWrap
    Enumerant { value: 4487, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_43, parameters: OPERANDS_0 }, // WeightTextureQCOM
    Enumerant { value: 4488, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_43, parameters: OPERANDS_0 }, // BlockMatchTextureQCOM
    Enumerant { value: 4499, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_44, parameters: OPERANDS_0 }, // BlockMatchSamplerQCOM
    Enumerant { value: 4999, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // ExplicitInterpAMD
    Enumerant { value: 5019, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // NodeSharesPayloadLimitsWithAMDX
    Enumerant { value: 5020, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // NodeMaxPayloadsAMDX
    Enumerant { value: 5078, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TrackFinishWritingAMDX
    Enumerant { value: 5091, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // PayloadNodeNameAMDX
    Enumerant { value: 5098, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // PayloadNodeBaseIndexAMDX
    Enumerant { value: 5099, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PayloadNodeSparseArrayAMDX
    Enumerant { value: 5100, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // PayloadNodeArraySizeAMDX
    Enumerant { value: 5105, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PayloadDispatchIndirectAMDX
    Enumerant { value: 5124, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // ArrayStrideIdEXT
    Enumerant { value: 5125, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // OffsetIdEXT
    Enumerant { value: 5145, capabilities: CAPABILITIES_59, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UTFEncodedKHR
    Enumerant { value: 5248, capabilities: CAPABILITIES_194, extensions: EXTENSIONS_46, parameters: OPERANDS_0 }, // OverrideCoverageNV
    Enumerant { value: 5250, capabilities: CAPABILITIES_195, extensions: EXTENSIONS_47, parameters: OPERANDS_0 }, // PassthroughNV
    Enumerant { value: 5252, capabilities: CAPABILITIES_196, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ViewportRelativeNV
    Enumerant { value: 5256, capabilities: CAPABILITIES_197, extensions: EXTENSIONS_48, parameters: OPERANDS_133 }, // SecondaryViewportRelativeNV
    Enumerant { value: 5271, capabilities: CAPABILITIES_163, extensions: EXTENSIONS_35, parameters: OPERANDS_0 }, // PerPrimitiveEXT
    Enumerant { value: 5272, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // PerViewNV
    Enumerant { value: 5273, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // PerTaskNV
    Enumerant { value: 5285, capabilities: CAPABILITIES_198, extensions: EXTENSIONS_49, parameters: OPERANDS_0 }, // PerVertexKHR
    Enumerant { value: 5300, capabilities: CAPABILITIES_199, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // NonUniform
    Enumerant { value: 5355, capabilities: CAPABILITIES_150, extensions: EXTENSIONS_28, parameters: OPERANDS_0 }, // RestrictPointer
    Enumerant { value: 5356, capabilities: CAPABILITIES_150, extensions: EXTENSIONS_28, parameters: OPERANDS_0 }, // AliasedPointer
    Enumerant { value: 5358, capabilities: CAPABILITIES_200, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MemberOffsetNV
    Enumerant { value: 5386, capabilities: CAPABILITIES_62, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitObjectShaderRecordBufferNV
    Enumerant { value: 5389, capabilities: CAPABILITIES_72, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitObjectShaderRecordBufferEXT
    Enumerant { value: 5397, capabilities: CAPABILITIES_200, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // BankNV
    Enumerant { value: 5398, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BindlessSamplerNV
    Enumerant { value: 5399, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BindlessImageNV
    Enumerant { value: 5400, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BoundSamplerNV
    Enumerant { value: 5401, capabilities: CAPABILITIES_89, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BoundImageNV
    Enumerant { value: 5440, capabilities: CAPABILITIES_201, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CooperativeMatrixTransposeEXT
    Enumerant { value: 5599, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // SIMTCallINTEL
    Enumerant { value: 5602, capabilities: CAPABILITIES_202, extensions: EXTENSIONS_21, parameters: OPERANDS_0 }, // ReferencedIndirectlyINTEL
    Enumerant { value: 5607, capabilities: CAPABILITIES_99, extensions: EXTENSIONS_0, parameters: OPERANDS_2 }, // ClobberINTEL
    Enumerant { value: 5608, capabilities: CAPABILITIES_99, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SideEffectsINTEL
    Enumerant { value: 5624, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VectorComputeVariableINTEL
    Enumerant { value: 5625, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // FuncParamIOKindINTEL
    Enumerant { value: 5626, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VectorComputeFunctionINTEL
    Enumerant { value: 5627, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StackCallINTEL
    Enumerant { value: 5628, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // GlobalVariableOffsetINTEL
    Enumerant { value: 5634, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_1, parameters: OPERANDS_54 }, // CounterBuffer
    Enumerant { value: 5635, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_1, parameters: OPERANDS_2 }, // UserSemantic
    Enumerant { value: 5636, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_51, parameters: OPERANDS_2 }, // UserTypeGOOGLE
    Enumerant { value: 5822, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_166 }, // FunctionRoundingModeINTEL
    Enumerant { value: 5823, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_167 }, // FunctionDenormModeINTEL
    Enumerant { value: 5825, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RegisterALTERA
    Enumerant { value: 5826, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_2 }, // MemoryALTERA
    Enumerant { value: 5827, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // NumbanksALTERA
    Enumerant { value: 5828, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // BankwidthALTERA
    Enumerant { value: 5829, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxPrivateCopiesALTERA
    Enumerant { value: 5830, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SinglepumpALTERA
    Enumerant { value: 5831, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DoublepumpALTERA
    Enumerant { value: 5832, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxReplicatesALTERA
    Enumerant { value: 5833, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SimpleDualPortALTERA
    Enumerant { value: 5834, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_168 }, // MergeALTERA
    Enumerant { value: 5835, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_143 }, // BankBitsALTERA
    Enumerant { value: 5836, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // ForcePow2DepthALTERA
    Enumerant { value: 5883, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // StridesizeALTERA
    Enumerant { value: 5884, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // WordsizeALTERA
    Enumerant { value: 5885, capabilities: CAPABILITIES_203, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TrueDualPortALTERA
    Enumerant { value: 5899, capabilities: CAPABILITIES_204, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BurstCoalesceALTERA
    Enumerant { value: 5900, capabilities: CAPABILITIES_204, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // CacheSizeALTERA
    Enumerant { value: 5901, capabilities: CAPABILITIES_204, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DontStaticallyCoalesceALTERA
    Enumerant { value: 5902, capabilities: CAPABILITIES_204, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // PrefetchALTERA
    Enumerant { value: 5905, capabilities: CAPABILITIES_205, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StallEnableALTERA
    Enumerant { value: 5907, capabilities: CAPABILITIES_206, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FuseLoopsInFunctionALTERA
    Enumerant { value: 5909, capabilities: CAPABILITIES_207, extensions: EXTENSIONS_0, parameters: OPERANDS_169 }, // MathOpDSPModeALTERA
    Enumerant { value: 5914, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // AliasScopeINTEL
    Enumerant { value: 5915, capabilities: CAPABILITIES_108, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // NoAliasINTEL
    Enumerant { value: 5917, capabilities: CAPABILITIES_208, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // InitiationIntervalALTERA
    Enumerant { value: 5918, capabilities: CAPABILITIES_208, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MaxConcurrencyALTERA
    Enumerant { value: 5919, capabilities: CAPABILITIES_208, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // PipelineEnableALTERA
    Enumerant { value: 5921, capabilities: CAPABILITIES_209, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // BufferLocationALTERA
    Enumerant { value: 5944, capabilities: CAPABILITIES_210, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // IOPipeStorageALTERA
    Enumerant { value: 6080, capabilities: CAPABILITIES_184, extensions: EXTENSIONS_0, parameters: OPERANDS_170 }, // FunctionFloatingPointModeINTEL
    Enumerant { value: 6085, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SingleElementVectorINTEL
    Enumerant { value: 6087, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VectorComputeCallableFunctionINTEL
    Enumerant { value: 6140, capabilities: CAPABILITIES_114, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MediaBlockIOINTEL
    Enumerant { value: 6151, capabilities: CAPABILITIES_211, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StallFreeALTERA
    Enumerant { value: 6170, capabilities: CAPABILITIES_212, extensions: EXTENSIONS_0, parameters: OPERANDS_171 }, // FPMaxErrorDecorationINTEL
    Enumerant { value: 6172, capabilities: CAPABILITIES_213, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // LatencyControlLabelALTERA
    Enumerant { value: 6173, capabilities: CAPABILITIES_213, extensions: EXTENSIONS_0, parameters: OPERANDS_159 }, // LatencyControlConstraintALTERA
    Enumerant { value: 6175, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ConduitKernelArgumentALTERA
    Enumerant { value: 6176, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RegisterMapKernelArgumentALTERA
    Enumerant { value: 6177, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MMHostInterfaceAddressWidthALTERA
    Enumerant { value: 6178, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MMHostInterfaceDataWidthALTERA
    Enumerant { value: 6179, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MMHostInterfaceLatencyALTERA
    Enumerant { value: 6180, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_172 }, // MMHostInterfaceReadWriteModeALTERA
    Enumerant { value: 6181, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MMHostInterfaceMaxBurstALTERA
    Enumerant { value: 6182, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // MMHostInterfaceWaitRequestALTERA
    Enumerant { value: 6183, capabilities: CAPABILITIES_214, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StableKernelArgumentALTERA
    Enumerant { value: 6188, capabilities: CAPABILITIES_187, extensions: EXTENSIONS_0, parameters: OPERANDS_173 }, // HostAccessINTEL
    Enumerant { value: 6190, capabilities: CAPABILITIES_215, extensions: EXTENSIONS_0, parameters: OPERANDS_174 }, // InitModeALTERA
    Enumerant { value: 6191, capabilities: CAPABILITIES_215, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // ImplementInRegisterMapALTERA
    Enumerant { value: 6247, capabilities: CAPABILITIES_127, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // ConditionalINTEL
    Enumerant { value: 6442, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_175 }, // CacheControlLoadINTEL
    Enumerant { value: 6443, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_176 }, // CacheControlStoreINTEL
    Enumerant { value: 7040, capabilities: CAPABILITIES_217, extensions: EXTENSIONS_0, parameters: OPERANDS_133 }, // IntrinsicSAMSUNG
];

static BUILT_IN: [Enumerant; 128] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Position
    Enumerant { value: 1, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PointSize
    Enumerant { value: 3, capabilities: CAPABILITIES_218, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ClipDistance
    Enumerant { value: 4, capabilities: CAPABILITIES_219, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CullDistance
    Enumerant { value: 5, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VertexId
    Enumerant { value: 6, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InstanceId
    Enumerant { value: 7, capabilities: CAPABILITIES_220, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PrimitiveId
    Enumerant { value: 8, capabilities: CAPABILITIES_152, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InvocationId
    Enumerant { value: 9, capabilities: CAPABILITIES_221, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Layer
    Enumerant { value: 10, capabilities: CAPABILITIES_222, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ViewportIndex
    Enumerant { value: 11, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TessLevelOuter
    Enumerant { value: 12, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TessLevelInner
    Enumerant { value: 13, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TessCoord
    Enumerant { value: 14, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PatchVertices
    Enumerant { value: 15, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FragCoord
    Enumerant { value: 16, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PointCoord
    Enumerant { value: 17, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FrontFacing
    Enumerant { value: 18, capabilities: CAPABILITIES_190, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampleId
    Enumerant { value: 19, capabilities: CAPABILITIES_190, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SamplePosition
    Enumerant { value: 20, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampleMask
    Enumerant { value: 22, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FragDepth
    Enumerant { value: 23, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HelperInvocation
    Enumerant { value: 24, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NumWorkgroups
    Enumerant { value: 25, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WorkgroupSize
    Enumerant { value: 26, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WorkgroupId
    Enumerant { value: 27, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // LocalInvocationId
    Enumerant { value: 28, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GlobalInvocationId
    Enumerant { value: 29, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // LocalInvocationIndex
    Enumerant { value: 30, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WorkDim
    Enumerant { value: 31, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GlobalSize
    Enumerant { value: 32, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // EnqueuedWorkgroupSize
    Enumerant { value: 33, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GlobalOffset
    Enumerant { value: 34, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GlobalLinearId
    Enumerant { value: 36, capabilities: CAPABILITIES_223, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SubgroupSize
    Enumerant { value: 37, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SubgroupMaxSize
    Enumerant { value: 38, capabilities: CAPABILITIES_224, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NumSubgroups
    Enumerant { value: 39, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NumEnqueuedSubgroups
    Enumerant { value: 40, capabilities: CAPABILITIES_224, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SubgroupId
    Enumerant { value: 41, capabilities: CAPABILITIES_223, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SubgroupLocalInvocationId
    Enumerant { value: 42, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // VertexIndex
    Enumerant { value: 43, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InstanceIndex
    Enumerant { value: 4160, capabilities: CAPABILITIES_225, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CoreIDARM
    Enumerant { value: 4161, capabilities: CAPABILITIES_225, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CoreCountARM
    Enumerant { value: 4162, capabilities: CAPABILITIES_225, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CoreMaxIDARM
    Enumerant { value: 4163, capabilities: CAPABILITIES_225, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WarpIDARM
    Enumerant { value: 4164, capabilities: CAPABILITIES_225, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WarpMaxIDARM
    Enumerant { value: 4416, capabilities: CAPABILITIES_226, extensions: EXTENSIONS_3, parameters: OPERANDS_0 }, // SubgroupEqMask
    Enumerant { value: 4417, capabilities: CAPABILITIES_226, extensions: EXTENSIONS_3, parameters: OPERANDS_0 }, // SubgroupGeMask
    Enumerant { value: 4418, capabilities: CAPABILITIES_226, extensions: EXTENSIONS_3, parameters: OPERANDS_0 }, // SubgroupGtMask
    Enumerant { value: 4419, capabilities: CAPABILITIES_226, extensions: EXTENSIONS_3, parameters: OPERANDS_0 }, // SubgroupLeMask
    Enumerant { value: 4420, capabilities: CAPABILITIES_226, extensions: EXTENSIONS_3, parameters: OPERANDS_0 }, // SubgroupLtMask
    Enumerant { value: 4424, capabilities: CAPABILITIES_227, extensions: EXTENSIONS_52, parameters: OPERANDS_0 }, // BaseVertex
    Enumerant { value: 4425, capabilities: CAPABILITIES_227, extensions: EXTENSIONS_52, parameters: OPERANDS_0 }, // BaseInstance
    Enumerant { value: 4426, capabilities: CAPABILITIES_228, extensions: EXTENSIONS_53, parameters: OPERANDS_0 }, // DrawIndex
    Enumerant { value: 4432, capabilities: CAPABILITIES_148, extensions: EXTENSIONS_54, parameters: OPERANDS_0 }, // PrimitiveShadingRateKHR
    Enumerant { value: 4438, capabilities: CAPABILITIES_229, extensions: EXTENSIONS_55, parameters: OPERANDS_0 }, // DeviceIndex
    Enumerant { value: 4440, capabilities: CAPABILITIES_230, extensions: EXTENSIONS_56, parameters: OPERANDS_0 }, // ViewIndex
    Enumerant { value: 4444, capabilities: CAPABILITIES_148, extensions: EXTENSIONS_54, parameters: OPERANDS_0 }, // ShadingRateKHR
    Enumerant { value: 4492, capabilities: CAPABILITIES_161, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TileOffsetQCOM
    Enumerant { value: 4493, capabilities: CAPABILITIES_161, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TileDimensionQCOM
    Enumerant { value: 4494, capabilities: CAPABILITIES_161, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TileApronSizeQCOM
    Enumerant { value: 4992, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordNoPerspAMD
    Enumerant { value: 4993, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordNoPerspCentroidAMD
    Enumerant { value: 4994, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordNoPerspSampleAMD
    Enumerant { value: 4995, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordSmoothAMD
    Enumerant { value: 4996, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordSmoothCentroidAMD
    Enumerant { value: 4997, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordSmoothSampleAMD
    Enumerant { value: 4998, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_45, parameters: OPERANDS_0 }, // BaryCoordPullModelAMD
    Enumerant { value: 5014, capabilities: CAPABILITIES_162, extensions: EXTENSIONS_33, parameters: OPERANDS_0 }, // FragStencilRefEXT
    Enumerant { value: 5021, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RemainingRecursionLevelsAMDX
    Enumerant { value: 5073, capabilities: CAPABILITIES_55, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ShaderIndexAMDX
    Enumerant { value: 5122, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SamplerHeapEXT
    Enumerant { value: 5123, capabilities: CAPABILITIES_57, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ResourceHeapEXT
    Enumerant { value: 5253, capabilities: CAPABILITIES_231, extensions: EXTENSIONS_57, parameters: OPERANDS_0 }, // ViewportMaskNV
    Enumerant { value: 5257, capabilities: CAPABILITIES_197, extensions: EXTENSIONS_48, parameters: OPERANDS_0 }, // SecondaryPositionNV
    Enumerant { value: 5258, capabilities: CAPABILITIES_197, extensions: EXTENSIONS_48, parameters: OPERANDS_0 }, // SecondaryViewportMaskNV
    Enumerant { value: 5261, capabilities: CAPABILITIES_232, extensions: EXTENSIONS_58, parameters: OPERANDS_0 }, // PositionPerViewNV
    Enumerant { value: 5262, capabilities: CAPABILITIES_232, extensions: EXTENSIONS_58, parameters: OPERANDS_0 }, // ViewportMaskPerViewNV
    Enumerant { value: 5264, capabilities: CAPABILITIES_233, extensions: EXTENSIONS_59, parameters: OPERANDS_0 }, // FullyCoveredEXT
    Enumerant { value: 5274, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // TaskCountNV
    Enumerant { value: 5275, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // PrimitiveCountNV
    Enumerant { value: 5276, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // PrimitiveIndicesNV
    Enumerant { value: 5277, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // ClipDistancePerViewNV
    Enumerant { value: 5278, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // CullDistancePerViewNV
    Enumerant { value: 5279, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // LayerPerViewNV
    Enumerant { value: 5280, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // MeshViewCountNV
    Enumerant { value: 5281, capabilities: CAPABILITIES_70, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // MeshViewIndicesNV
    Enumerant { value: 5286, capabilities: CAPABILITIES_198, extensions: EXTENSIONS_49, parameters: OPERANDS_0 }, // BaryCoordKHR
    Enumerant { value: 5287, capabilities: CAPABILITIES_198, extensions: EXTENSIONS_49, parameters: OPERANDS_0 }, // BaryCoordNoPerspKHR
    Enumerant { value: 5292, capabilities: CAPABILITIES_234, extensions: EXTENSIONS_60, parameters: OPERANDS_0 }, // FragSizeEXT
    Enumerant { value: 5293, capabilities: CAPABILITIES_234, extensions: EXTENSIONS_60, parameters: OPERANDS_0 }, // FragInvocationCountEXT
    Enumerant { value: 5294, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_40, parameters: OPERANDS_0 }, // PrimitivePointIndicesEXT
    Enumerant { value: 5295, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_40, parameters: OPERANDS_0 }, // PrimitiveLineIndicesEXT
    Enumerant { value: 5296, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_40, parameters: OPERANDS_0 }, // PrimitiveTriangleIndicesEXT
    Enumerant { value: 5299, capabilities: CAPABILITIES_68, extensions: EXTENSIONS_40, parameters: OPERANDS_0 }, // CullPrimitiveEXT
    Enumerant { value: 5319, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // LaunchIdKHR
    Enumerant { value: 5320, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // LaunchSizeKHR
    Enumerant { value: 5321, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // WorldRayOriginKHR
    Enumerant { value: 5322, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // WorldRayDirectionKHR
    Enumerant { value: 5323, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // ObjectRayOriginKHR
    Enumerant { value: 5324, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // ObjectRayDirectionKHR
    Enumerant { value: 5325, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // RayTminKHR
    Enumerant { value: 5326, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // RayTmaxKHR
    Enumerant { value: 5327, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // InstanceCustomIndexKHR
    Enumerant { value: 5330, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // ObjectToWorldKHR
    Enumerant { value: 5331, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // WorldToObjectKHR
    Enumerant { value: 5332, capabilities: CAPABILITIES_75, extensions: EXTENSIONS_15, parameters: OPERANDS_0 }, // HitTNV
    Enumerant { value: 5333, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // HitKindKHR
    Enumerant { value: 5334, capabilities: CAPABILITIES_76, extensions: EXTENSIONS_16, parameters: OPERANDS_0 }, // CurrentRayTimeNV
    Enumerant { value: 5335, capabilities: CAPABILITIES_235, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitTriangleVertexPositionsKHR
    Enumerant { value: 5337, capabilities: CAPABILITIES_236, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitMicroTriangleVertexPositionsNV
    Enumerant { value: 5344, capabilities: CAPABILITIES_236, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitMicroTriangleVertexBarycentricsNV
    Enumerant { value: 5351, capabilities: CAPABILITIES_74, extensions: EXTENSIONS_14, parameters: OPERANDS_0 }, // IncomingRayFlagsKHR
    Enumerant { value: 5352, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_6, parameters: OPERANDS_0 }, // RayGeometryIndexKHR
    Enumerant { value: 5359, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // HitIsSphereNV
    Enumerant { value: 5360, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // HitIsLSSNV
    Enumerant { value: 5361, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // HitSpherePositionNV
    Enumerant { value: 5374, capabilities: CAPABILITIES_237, extensions: EXTENSIONS_62, parameters: OPERANDS_0 }, // WarpsPerSMNV
    Enumerant { value: 5375, capabilities: CAPABILITIES_237, extensions: EXTENSIONS_62, parameters: OPERANDS_0 }, // SMCountNV
    Enumerant { value: 5376, capabilities: CAPABILITIES_237, extensions: EXTENSIONS_62, parameters: OPERANDS_0 }, // WarpIDNV
    Enumerant { value: 5377, capabilities: CAPABILITIES_237, extensions: EXTENSIONS_62, parameters: OPERANDS_0 }, // SMIDNV
    Enumerant { value: 5396, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // HitLSSPositionsNV
    Enumerant { value: 5405, capabilities: CAPABILITIES_236, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitKindFrontFacingMicroTriangleNV
    Enumerant { value: 5406, capabilities: CAPABILITIES_236, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // HitKindBackFacingMicroTriangleNV
    Enumerant { value: 5420, capabilities: CAPABILITIES_91, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // HitSphereRadiusNV
    Enumerant { value: 5421, capabilities: CAPABILITIES_92, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // HitLSSRadiiNV
    Enumerant { value: 5436, capabilities: CAPABILITIES_79, extensions: EXTENSIONS_63, parameters: OPERANDS_0 }, // ClusterIDNV
    Enumerant { value: 6021, capabilities: CAPABILITIES_238, extensions: EXTENSIONS_64, parameters: OPERANDS_0 }, // CullMaskKHR
];

static SCOPE: [Enumerant; 7] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CrossDevice
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Device
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Workgroup
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Subgroup
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Invocation
    Enumerant { value: 5, capabilities: CAPABILITIES_139, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // QueueFamily
    Enumerant { value: 6, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ShaderCallKHR
];

static GROUP_OPERATION: [Enumerant; 7] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_239, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Reduce
    Enumerant { value: 1, capabilities: CAPABILITIES_239, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InclusiveScan
    Enumerant { value: 2, capabilities: CAPABILITIES_239, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ExclusiveScan
    Enumerant { value: 3, capabilities: CAPABILITIES_240, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ClusteredReduce
    Enumerant { value: 6, capabilities: CAPABILITIES_69, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PartitionedReduceEXT
    Enumerant { value: 7, capabilities: CAPABILITIES_69, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PartitionedInclusiveScanEXT
    Enumerant { value: 8, capabilities: CAPABILITIES_69, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PartitionedExclusiveScanEXT
];

static KERNEL_ENQUEUE_FLAGS: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NoWait
    Enumerant { value: 1, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WaitKernel
    Enumerant { value: 2, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WaitWorkGroup
];

static CAPABILITY: [Enumerant; 303] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Matrix
    Enumerant { value: 1, capabilities: CAPABILITIES_1, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Shader
    Enumerant { value: 2, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Geometry
    Enumerant { value: 3, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Tessellation
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Addresses
    Enumerant { value: 5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Linkage
    Enumerant { value: 6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Kernel
    Enumerant { value: 7, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Vector16
    Enumerant { value: 8, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float16Buffer
    Enumerant { value: 9, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float16
    Enumerant { value: 10, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float64
    Enumerant { value: 11, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Int64
    Enumerant { value: 12, capabilities: CAPABILITIES_241, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Int64Atomics
    Enumerant { value: 13, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageBasic
    Enumerant { value: 14, capabilities: CAPABILITIES_242, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageReadWrite
    Enumerant { value: 15, capabilities: CAPABILITIES_242, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageMipmap
    Enumerant { value: 17, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Pipes
    Enumerant { value: 18, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_10, parameters: OPERANDS_0 }, // Groups
    Enumerant { value: 19, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DeviceEnqueue
    Enumerant { value: 20, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // LiteralSampler
    Enumerant { value: 21, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AtomicStorage
    Enumerant { value: 22, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Int16
    Enumerant { value: 23, capabilities: CAPABILITIES_149, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TessellationPointSize
    Enumerant { value: 24, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GeometryPointSize
    Enumerant { value: 25, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageGatherExtended
    Enumerant { value: 27, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StorageImageMultisample
    Enumerant { value: 28, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UniformBufferArrayDynamicIndexing
    Enumerant { value: 29, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampledImageArrayDynamicIndexing
    Enumerant { value: 30, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StorageBufferArrayDynamicIndexing
    Enumerant { value: 31, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StorageImageArrayDynamicIndexing
    Enumerant { value: 32, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ClipDistance
    Enumerant { value: 33, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CullDistance
    Enumerant { value: 34, capabilities: CAPABILITIES_243, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageCubeArray
    Enumerant { value: 35, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampleRateShading
    Enumerant { value: 36, capabilities: CAPABILITIES_179, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageRect
    Enumerant { value: 37, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampledRect
    Enumerant { value: 38, capabilities: CAPABILITIES_10, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GenericPointer
    Enumerant { value: 39, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Int8
    Enumerant { value: 40, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InputAttachment
    Enumerant { value: 41, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SparseResidency
    Enumerant { value: 42, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MinLod
    Enumerant { value: 43, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Sampled1D
    Enumerant { value: 44, capabilities: CAPABILITIES_178, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Image1D
    Enumerant { value: 45, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampledCubeArray
    Enumerant { value: 46, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SampledBuffer
    Enumerant { value: 47, capabilities: CAPABILITIES_180, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageBuffer
    Enumerant { value: 48, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageMSArray
    Enumerant { value: 49, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StorageImageExtendedFormats
    Enumerant { value: 50, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ImageQuery
    Enumerant { value: 51, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // DerivativeControl
    Enumerant { value: 52, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InterpolationFunction
    Enumerant { value: 53, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TransformFeedback
    Enumerant { value: 54, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GeometryStreams
    Enumerant { value: 55, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StorageImageReadWithoutFormat
    Enumerant { value: 56, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StorageImageWriteWithoutFormat
    Enumerant { value: 57, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MultiViewport
    Enumerant { value: 58, capabilities: CAPABILITIES_4, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SubgroupDispatch
    Enumerant { value: 59, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NamedBarrier
    Enumerant { value: 60, capabilities: CAPABILITIES_5, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // PipeStorage
    Enumerant { value: 61, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniform
    Enumerant { value: 62, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformVote
    Enumerant { value: 63, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformArithmetic
    Enumerant { value: 64, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformBallot
    Enumerant { value: 65, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformShuffle
    Enumerant { value: 66, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformShuffleRelative
    Enumerant { value: 67, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformClustered
    Enumerant { value: 68, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GroupNonUniformQuad
    Enumerant { value: 69, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ShaderLayer
    Enumerant { value: 70, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ShaderViewportIndex
    Enumerant { value: 71, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UniformDecoration
    Enumerant { value: 4165, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_65, parameters: OPERANDS_0 }, // CoreBuiltinsARM
    Enumerant { value: 4166, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_66, parameters: OPERANDS_0 }, // TileImageColorReadAccessEXT
    Enumerant { value: 4167, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_66, parameters: OPERANDS_0 }, // TileImageDepthReadAccessEXT
    Enumerant { value: 4168, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_66, parameters: OPERANDS_0 }, // TileImageStencilReadAccessEXT
    Enumerant { value: 4174, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_67, parameters: OPERANDS_0 }, // TensorsARM
    Enumerant { value: 4175, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_67, parameters: OPERANDS_0 }, // StorageTensorArrayDynamicIndexingARM
    Enumerant { value: 4176, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_67, parameters: OPERANDS_0 }, // StorageTensorArrayNonUniformIndexingARM
    Enumerant { value: 4191, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_68, parameters: OPERANDS_0 }, // GraphARM
    Enumerant { value: 4201, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_69, parameters: OPERANDS_0 }, // CooperativeMatrixLayoutsARM
    Enumerant { value: 4212, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_70, parameters: OPERANDS_0 }, // Float8EXT
    Enumerant { value: 4213, capabilities: CAPABILITIES_244, extensions: EXTENSIONS_70, parameters: OPERANDS_0 }, // Float8CooperativeMatrixEXT
    Enumerant { value: 4228, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_71, parameters: OPERANDS_0 }, // Float6EXT
    Enumerant { value: 4229, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_71, parameters: OPERANDS_0 }, // Float4EXT
    Enumerant { value: 4230, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_71, parameters: OPERANDS_0 }, // Float8UnsignedE8M0EXT
    Enumerant { value: 4231, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_71, parameters: OPERANDS_0 }, // MXInt8EXT
    Enumerant { value: 4232, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_71, parameters: OPERANDS_0 }, // BitcastExtractEXT
    Enumerant { value: 4422, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_54, parameters: OPERANDS_0 }, // FragmentShadingRateKHR
    Enumerant { value: 4423, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_3, parameters: OPERANDS_0 }, // SubgroupBallotKHR
    Enumerant { value: 4427, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_52, parameters: OPERANDS_0 }, // DrawParameters
    Enumerant { value: 4428, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_72, parameters: OPERANDS_0 }, // WorkgroupMemoryExplicitLayoutKHR
    Enumerant { value: 4429, capabilities: CAPABILITIES_245, extensions: EXTENSIONS_72, parameters: OPERANDS_0 }, // WorkgroupMemoryExplicitLayout8BitAccessKHR
    Enumerant { value: 4430, capabilities: CAPABILITIES_245, extensions: EXTENSIONS_72, parameters: OPERANDS_0 }, // WorkgroupMemoryExplicitLayout16BitAccessKHR
    Enumerant { value: 4431, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_4, parameters: OPERANDS_0 }, // SubgroupVoteKHR
    Enumerant { value: 4433, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_73, parameters: OPERANDS_0 }, // StorageBuffer16BitAccess
    Enumerant { value: 4434, capabilities: CAPABILITIES_246, extensions: EXTENSIONS_73, parameters: OPERANDS_0 }, // UniformAndStorageBuffer16BitAccess
    Enumerant { value: 4435, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_73, parameters: OPERANDS_0 }, // StoragePushConstant16
    Enumerant { value: 4436, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_73, parameters: OPERANDS_0 }, // StorageInputOutput16
    Enumerant { value: 4437, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_55, parameters: OPERANDS_0 }, // DeviceGroup
    Enumerant { value: 4439, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_56, parameters: OPERANDS_0 }, // MultiView
    Enumerant { value: 4441, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_74, parameters: OPERANDS_0 }, // VariablePointersStorageBuffer
    Enumerant { value: 4442, capabilities: CAPABILITIES_247, extensions: EXTENSIONS_74, parameters: OPERANDS_0 }, // VariablePointers
    Enumerant { value: 4445, capabilities: CAPABILITIES_144, extensions: EXTENSIONS_75, parameters: OPERANDS_0 }, // AtomicStorageOps
    Enumerant { value: 4447, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_30, parameters: OPERANDS_0 }, // SampleMaskPostDepthCoverage
    Enumerant { value: 4448, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_76, parameters: OPERANDS_0 }, // StorageBuffer8BitAccess
    Enumerant { value: 4449, capabilities: CAPABILITIES_248, extensions: EXTENSIONS_76, parameters: OPERANDS_0 }, // UniformAndStorageBuffer8BitAccess
    Enumerant { value: 4450, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_76, parameters: OPERANDS_0 }, // StoragePushConstant8
    Enumerant { value: 4464, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_31, parameters: OPERANDS_0 }, // DenormPreserve
    Enumerant { value: 4465, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_31, parameters: OPERANDS_0 }, // DenormFlushToZero
    Enumerant { value: 4466, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_31, parameters: OPERANDS_0 }, // SignedZeroInfNanPreserve
    Enumerant { value: 4467, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_31, parameters: OPERANDS_0 }, // RoundingModeRTE
    Enumerant { value: 4468, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_31, parameters: OPERANDS_0 }, // RoundingModeRTZ
    Enumerant { value: 4471, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_9, parameters: OPERANDS_0 }, // RayQueryProvisionalKHR
    Enumerant { value: 4472, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_9, parameters: OPERANDS_0 }, // RayQueryKHR
    Enumerant { value: 4473, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_77, parameters: OPERANDS_0 }, // UntypedPointersKHR
    Enumerant { value: 4478, capabilities: CAPABILITIES_145, extensions: EXTENSIONS_78, parameters: OPERANDS_0 }, // RayTraversalPrimitiveCullingKHR
    Enumerant { value: 4479, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_6, parameters: OPERANDS_0 }, // RayTracingKHR
    Enumerant { value: 4484, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_43, parameters: OPERANDS_0 }, // TextureSampleWeightedQCOM
    Enumerant { value: 4485, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_43, parameters: OPERANDS_0 }, // TextureBoxFilterQCOM
    Enumerant { value: 4486, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_43, parameters: OPERANDS_0 }, // TextureBlockMatchQCOM
    Enumerant { value: 4495, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_79, parameters: OPERANDS_0 }, // TileShadingQCOM
    Enumerant { value: 4496, capabilities: CAPABILITIES_44, extensions: EXTENSIONS_80, parameters: OPERANDS_0 }, // CooperativeMatrixConversionQCOM
    Enumerant { value: 4498, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_44, parameters: OPERANDS_0 }, // TextureBlockMatch2QCOM
    Enumerant { value: 4539, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_81, parameters: OPERANDS_0 }, // MultipleWaitQueuesQCOM
    Enumerant { value: 4543, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_82, parameters: OPERANDS_0 }, // ImageGatherLinearQCOM
    Enumerant { value: 4544, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_82, parameters: OPERANDS_0 }, // ImageGatherExtendedModesQCOM
    Enumerant { value: 5008, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_83, parameters: OPERANDS_0 }, // Float16ImageAMD
    Enumerant { value: 5009, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_84, parameters: OPERANDS_0 }, // ImageGatherBiasLodAMD
    Enumerant { value: 5010, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_11, parameters: OPERANDS_0 }, // FragmentMaskAMD
    Enumerant { value: 5013, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_33, parameters: OPERANDS_0 }, // StencilExportEXT
    Enumerant { value: 5015, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_85, parameters: OPERANDS_0 }, // ImageReadWriteLodAMD
    Enumerant { value: 5016, capabilities: CAPABILITIES_241, extensions: EXTENSIONS_86, parameters: OPERANDS_0 }, // Int64ImageEXT
    Enumerant { value: 5055, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_87, parameters: OPERANDS_0 }, // ShaderClockKHR
    Enumerant { value: 5067, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_88, parameters: OPERANDS_0 }, // ShaderEnqueueAMDX
    Enumerant { value: 5087, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_89, parameters: OPERANDS_0 }, // QuadControlKHR
    Enumerant { value: 5112, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_90, parameters: OPERANDS_0 }, // Int4TypeINTEL
    Enumerant { value: 5114, capabilities: CAPABILITIES_249, extensions: EXTENSIONS_90, parameters: OPERANDS_0 }, // Int4CooperativeMatrixINTEL
    Enumerant { value: 5116, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_91, parameters: OPERANDS_0 }, // BFloat16TypeKHR
    Enumerant { value: 5117, capabilities: CAPABILITIES_250, extensions: EXTENSIONS_91, parameters: OPERANDS_0 }, // BFloat16DotProductKHR
    Enumerant { value: 5118, capabilities: CAPABILITIES_251, extensions: EXTENSIONS_91, parameters: OPERANDS_0 }, // BFloat16CooperativeMatrixKHR
    Enumerant { value: 5120, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_92, parameters: OPERANDS_0 }, // AbortKHR
    Enumerant { value: 5128, capabilities: CAPABILITIES_36, extensions: EXTENSIONS_93, parameters: OPERANDS_0 }, // DescriptorHeapEXT
    Enumerant { value: 5146, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_94, parameters: OPERANDS_0 }, // ConstantDataKHR
    Enumerant { value: 5156, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_95, parameters: OPERANDS_0 }, // PoisonFreezeKHR
    Enumerant { value: 5181, capabilities: CAPABILITIES_185, extensions: EXTENSIONS_96, parameters: OPERANDS_0 }, // WeakLinkageAMD
    Enumerant { value: 5249, capabilities: CAPABILITIES_190, extensions: EXTENSIONS_46, parameters: OPERANDS_0 }, // SampleMaskOverrideCoverageNV
    Enumerant { value: 5251, capabilities: CAPABILITIES_15, extensions: EXTENSIONS_47, parameters: OPERANDS_0 }, // GeometryShaderPassthroughNV
    Enumerant { value: 5254, capabilities: CAPABILITIES_252, extensions: EXTENSIONS_97, parameters: OPERANDS_0 }, // ShaderViewportIndexLayerEXT
    Enumerant { value: 5255, capabilities: CAPABILITIES_253, extensions: EXTENSIONS_98, parameters: OPERANDS_0 }, // ShaderViewportMaskNV
    Enumerant { value: 5259, capabilities: CAPABILITIES_196, extensions: EXTENSIONS_48, parameters: OPERANDS_0 }, // ShaderStereoViewNV
    Enumerant { value: 5260, capabilities: CAPABILITIES_230, extensions: EXTENSIONS_99, parameters: OPERANDS_0 }, // PerViewAttributesNV
    Enumerant { value: 5265, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_59, parameters: OPERANDS_0 }, // FragmentFullyCoveredEXT
    Enumerant { value: 5266, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_13, parameters: OPERANDS_0 }, // MeshShadingNV
    Enumerant { value: 5282, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_12, parameters: OPERANDS_0 }, // ImageFootprintNV
    Enumerant { value: 5283, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_40, parameters: OPERANDS_0 }, // MeshShadingEXT
    Enumerant { value: 5284, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_49, parameters: OPERANDS_0 }, // FragmentBarycentricKHR
    Enumerant { value: 5288, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_36, parameters: OPERANDS_0 }, // ComputeDerivativeGroupQuadsKHR
    Enumerant { value: 5291, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_60, parameters: OPERANDS_0 }, // FragmentDensityEXT
    Enumerant { value: 5297, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_100, parameters: OPERANDS_0 }, // GroupNonUniformPartitionedEXT
    Enumerant { value: 5301, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // ShaderNonUniform
    Enumerant { value: 5302, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // RuntimeDescriptorArray
    Enumerant { value: 5303, capabilities: CAPABILITIES_181, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // InputAttachmentArrayDynamicIndexing
    Enumerant { value: 5304, capabilities: CAPABILITIES_180, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // UniformTexelBufferArrayDynamicIndexing
    Enumerant { value: 5305, capabilities: CAPABILITIES_254, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // StorageTexelBufferArrayDynamicIndexing
    Enumerant { value: 5306, capabilities: CAPABILITIES_199, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // UniformBufferArrayNonUniformIndexing
    Enumerant { value: 5307, capabilities: CAPABILITIES_199, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // SampledImageArrayNonUniformIndexing
    Enumerant { value: 5308, capabilities: CAPABILITIES_199, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // StorageBufferArrayNonUniformIndexing
    Enumerant { value: 5309, capabilities: CAPABILITIES_199, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // StorageImageArrayNonUniformIndexing
    Enumerant { value: 5310, capabilities: CAPABILITIES_255, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // InputAttachmentArrayNonUniformIndexing
    Enumerant { value: 5311, capabilities: CAPABILITIES_256, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // UniformTexelBufferArrayNonUniformIndexing
    Enumerant { value: 5312, capabilities: CAPABILITIES_257, extensions: EXTENSIONS_50, parameters: OPERANDS_0 }, // StorageTexelBufferArrayNonUniformIndexing
    Enumerant { value: 5336, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_101, parameters: OPERANDS_0 }, // RayTracingPositionFetchKHR
    Enumerant { value: 5340, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_15, parameters: OPERANDS_0 }, // RayTracingNV
    Enumerant { value: 5341, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_16, parameters: OPERANDS_0 }, // RayTracingMotionBlurNV
    Enumerant { value: 5345, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // VulkanMemoryModel
    Enumerant { value: 5346, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_27, parameters: OPERANDS_0 }, // VulkanMemoryModelDeviceScope
    Enumerant { value: 5347, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_28, parameters: OPERANDS_0 }, // PhysicalStorageBufferAddresses
    Enumerant { value: 5350, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_36, parameters: OPERANDS_0 }, // ComputeDerivativeGroupLinearKHR
    Enumerant { value: 5353, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_6, parameters: OPERANDS_0 }, // RayTracingProvisionalKHR
    Enumerant { value: 5357, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_18, parameters: OPERANDS_0 }, // CooperativeMatrixNV
    Enumerant { value: 5363, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // FragmentShaderSampleInterlockEXT
    Enumerant { value: 5372, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // FragmentShaderShadingRateInterlockEXT
    Enumerant { value: 5373, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_62, parameters: OPERANDS_0 }, // ShaderSMBuiltinsNV
    Enumerant { value: 5378, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_19, parameters: OPERANDS_0 }, // FragmentShaderPixelInterlockEXT
    Enumerant { value: 5379, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_20, parameters: OPERANDS_0 }, // DemoteToHelperInvocation
    Enumerant { value: 5380, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_102, parameters: OPERANDS_0 }, // DisplacementMicromapNV
    Enumerant { value: 5381, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_103, parameters: OPERANDS_0 }, // RayTracingOpacityMicromapKHR
    Enumerant { value: 5383, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_104, parameters: OPERANDS_0 }, // ShaderInvocationReorderNV
    Enumerant { value: 5388, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_105, parameters: OPERANDS_0 }, // ShaderInvocationReorderEXT
    Enumerant { value: 5390, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_106, parameters: OPERANDS_0 }, // BindlessTextureNV
    Enumerant { value: 5391, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_101, parameters: OPERANDS_0 }, // RayQueryPositionFetchKHR
    Enumerant { value: 5394, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_107, parameters: OPERANDS_0 }, // CooperativeVectorNV
    Enumerant { value: 5404, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_108, parameters: OPERANDS_0 }, // AtomicFloat16VectorNV
    Enumerant { value: 5409, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_102, parameters: OPERANDS_0 }, // RayTracingDisplacementMicromapNV
    Enumerant { value: 5414, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_109, parameters: OPERANDS_0 }, // RawAccessChainsNV
    Enumerant { value: 5418, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // RayTracingSpheresGeometryNV
    Enumerant { value: 5419, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_61, parameters: OPERANDS_0 }, // RayTracingLinearSweptSpheresGeometryNV
    Enumerant { value: 5423, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_110, parameters: OPERANDS_0 }, // PushConstantBanksNV
    Enumerant { value: 5425, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_111, parameters: OPERANDS_0 }, // LongVectorEXT
    Enumerant { value: 5426, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_112, parameters: OPERANDS_0 }, // Shader64BitIndexingEXT
    Enumerant { value: 5429, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_113, parameters: OPERANDS_0 }, // CooperativeMatrixConversionsEXT
    Enumerant { value: 5430, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_114, parameters: OPERANDS_0 }, // CooperativeMatrixReductionsEXT
    Enumerant { value: 5431, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_115, parameters: OPERANDS_0 }, // CooperativeMatrixConversionsNV
    Enumerant { value: 5432, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_114, parameters: OPERANDS_0 }, // CooperativeMatrixPerElementOperationsEXT
    Enumerant { value: 5433, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_115, parameters: OPERANDS_0 }, // CooperativeMatrixTensorAddressingNV
    Enumerant { value: 5434, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_115, parameters: OPERANDS_0 }, // CooperativeMatrixBlockLoadsNV
    Enumerant { value: 5435, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_107, parameters: OPERANDS_0 }, // CooperativeVectorTrainingNV
    Enumerant { value: 5437, capabilities: CAPABILITIES_41, extensions: EXTENSIONS_63, parameters: OPERANDS_0 }, // RayTracingClusterAccelerationStructureNV
    Enumerant { value: 5438, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_113, parameters: OPERANDS_0 }, // CooperativeMatrixGetCoordinateEXT
    Enumerant { value: 5439, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_116, parameters: OPERANDS_0 }, // TensorAddressingNV
    Enumerant { value: 5447, capabilities: CAPABILITIES_258, extensions: EXTENSIONS_117, parameters: OPERANDS_0 }, // CooperativeMatrixDecodeVectorNV
    Enumerant { value: 5568, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_118, parameters: OPERANDS_0 }, // SubgroupShuffleINTEL
    Enumerant { value: 5569, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_118, parameters: OPERANDS_0 }, // SubgroupBufferBlockIOINTEL
    Enumerant { value: 5570, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_118, parameters: OPERANDS_0 }, // SubgroupImageBlockIOINTEL
    Enumerant { value: 5579, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_119, parameters: OPERANDS_0 }, // SubgroupImageMediaBlockIOINTEL
    Enumerant { value: 5582, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_120, parameters: OPERANDS_0 }, // RoundToInfinityINTEL
    Enumerant { value: 5583, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_120, parameters: OPERANDS_0 }, // FloatingPointModeINTEL
    Enumerant { value: 5584, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_121, parameters: OPERANDS_0 }, // IntegerFunctions2INTEL
    Enumerant { value: 5603, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_21, parameters: OPERANDS_0 }, // FunctionPointersINTEL
    Enumerant { value: 5604, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_21, parameters: OPERANDS_0 }, // IndirectReferencesINTEL
    Enumerant { value: 5606, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_122, parameters: OPERANDS_0 }, // AsmINTEL
    Enumerant { value: 5612, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_123, parameters: OPERANDS_0 }, // AtomicFloat32MinMaxEXT
    Enumerant { value: 5613, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_123, parameters: OPERANDS_0 }, // AtomicFloat64MinMaxEXT
    Enumerant { value: 5616, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_123, parameters: OPERANDS_0 }, // AtomicFloat16MinMaxEXT
    Enumerant { value: 5617, capabilities: CAPABILITIES_259, extensions: EXTENSIONS_124, parameters: OPERANDS_0 }, // VectorComputeINTEL
    Enumerant { value: 5619, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_124, parameters: OPERANDS_0 }, // VectorAnyINTEL
    Enumerant { value: 5629, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_22, parameters: OPERANDS_0 }, // ExpectAssumeKHR
    Enumerant { value: 5696, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_125, parameters: OPERANDS_0 }, // SubgroupAvcMotionEstimationINTEL
    Enumerant { value: 5697, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_125, parameters: OPERANDS_0 }, // SubgroupAvcMotionEstimationIntraINTEL
    Enumerant { value: 5698, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_125, parameters: OPERANDS_0 }, // SubgroupAvcMotionEstimationChromaINTEL
    Enumerant { value: 5817, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_126, parameters: OPERANDS_0 }, // VariableLengthArrayINTEL
    Enumerant { value: 5821, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_120, parameters: OPERANDS_0 }, // FunctionFloatControlINTEL
    Enumerant { value: 5824, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_127, parameters: OPERANDS_0 }, // FPGAMemoryAttributesALTERA
    Enumerant { value: 5837, capabilities: CAPABILITIES_3, extensions: EXTENSIONS_128, parameters: OPERANDS_0 }, // FPFastMathModeINTEL
    Enumerant { value: 5844, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_129, parameters: OPERANDS_0 }, // ArbitraryPrecisionIntegersALTERA
    Enumerant { value: 5845, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_130, parameters: OPERANDS_0 }, // ArbitraryPrecisionFloatingPointALTERA
    Enumerant { value: 5886, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_24, parameters: OPERANDS_0 }, // UnstructuredLoopControlsINTEL
    Enumerant { value: 5888, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_131, parameters: OPERANDS_0 }, // FPGALoopControlsALTERA
    Enumerant { value: 5892, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_37, parameters: OPERANDS_0 }, // KernelAttributesINTEL
    Enumerant { value: 5897, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_37, parameters: OPERANDS_0 }, // FPGAKernelAttributesINTEL
    Enumerant { value: 5898, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_132, parameters: OPERANDS_0 }, // FPGAMemoryAccessesALTERA
    Enumerant { value: 5904, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_133, parameters: OPERANDS_0 }, // FPGAClusterAttributesALTERA
    Enumerant { value: 5906, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_134, parameters: OPERANDS_0 }, // LoopFuseALTERA
    Enumerant { value: 5908, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_135, parameters: OPERANDS_0 }, // FPGADSPControlALTERA
    Enumerant { value: 5910, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_25, parameters: OPERANDS_0 }, // MemoryAccessAliasingINTEL
    Enumerant { value: 5916, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_136, parameters: OPERANDS_0 }, // FPGAInvocationPipeliningAttributesALTERA
    Enumerant { value: 5920, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_137, parameters: OPERANDS_0 }, // FPGABufferLocationALTERA
    Enumerant { value: 5922, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_138, parameters: OPERANDS_0 }, // ArbitraryPrecisionFixedPointALTERA
    Enumerant { value: 5935, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_139, parameters: OPERANDS_0 }, // USMStorageClassesALTERA
    Enumerant { value: 5939, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_140, parameters: OPERANDS_0 }, // RuntimeAlignedAttributeALTERA
    Enumerant { value: 5943, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_141, parameters: OPERANDS_0 }, // IOPipesALTERA
    Enumerant { value: 5945, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_142, parameters: OPERANDS_0 }, // BlockingPipesALTERA
    Enumerant { value: 5948, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_143, parameters: OPERANDS_0 }, // FPGARegALTERA
    Enumerant { value: 6016, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_8, parameters: OPERANDS_0 }, // DotProductInputAll
    Enumerant { value: 6017, capabilities: CAPABILITIES_260, extensions: EXTENSIONS_8, parameters: OPERANDS_0 }, // DotProductInput4x8Bit
    Enumerant { value: 6018, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_8, parameters: OPERANDS_0 }, // DotProductInput4x8BitPacked
    Enumerant { value: 6019, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_8, parameters: OPERANDS_0 }, // DotProduct
    Enumerant { value: 6020, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_64, parameters: OPERANDS_0 }, // RayCullMaskKHR
    Enumerant { value: 6022, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_144, parameters: OPERANDS_0 }, // CooperativeMatrixKHR
    Enumerant { value: 6024, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_145, parameters: OPERANDS_0 }, // ReplicatedCompositesEXT
    Enumerant { value: 6025, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_146, parameters: OPERANDS_0 }, // BitInstructions
    Enumerant { value: 6026, capabilities: CAPABILITIES_22, extensions: EXTENSIONS_147, parameters: OPERANDS_0 }, // GroupNonUniformRotateKHR
    Enumerant { value: 6029, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_148, parameters: OPERANDS_0 }, // FloatControls2
    Enumerant { value: 6030, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_149, parameters: OPERANDS_0 }, // FMAKHR
    Enumerant { value: 6032, capabilities: CAPABILITIES_2, extensions: EXTENSIONS_150, parameters: OPERANDS_0 }, // RayTracingOpacityMicromapExecutionModeKHR
    Enumerant { value: 6033, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_26, parameters: OPERANDS_0 }, // AtomicFloat32AddEXT
    Enumerant { value: 6034, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_26, parameters: OPERANDS_0 }, // AtomicFloat64AddEXT
    Enumerant { value: 6089, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_151, parameters: OPERANDS_0 }, // LongCompositesINTEL
    Enumerant { value: 6094, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_152, parameters: OPERANDS_0 }, // OptNoneEXT
    Enumerant { value: 6095, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_153, parameters: OPERANDS_0 }, // AtomicFloat16AddEXT
    Enumerant { value: 6114, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_154, parameters: OPERANDS_0 }, // DebugInfoModuleINTEL
    Enumerant { value: 6115, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_155, parameters: OPERANDS_0 }, // BFloat16ConversionINTEL
    Enumerant { value: 6141, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_156, parameters: OPERANDS_0 }, // SplitBarrierEXT
    Enumerant { value: 6144, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_157, parameters: OPERANDS_0 }, // ArithmeticFenceEXT
    Enumerant { value: 6150, capabilities: CAPABILITIES_205, extensions: EXTENSIONS_133, parameters: OPERANDS_0 }, // FPGAClusterAttributesV2ALTERA
    Enumerant { value: 6161, capabilities: CAPABILITIES_172, extensions: EXTENSIONS_37, parameters: OPERANDS_0 }, // FPGAKernelAttributesv2INTEL
    Enumerant { value: 6162, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_158, parameters: OPERANDS_0 }, // TaskSequenceALTERA
    Enumerant { value: 6169, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_159, parameters: OPERANDS_0 }, // FPMaxErrorINTEL
    Enumerant { value: 6171, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_160, parameters: OPERANDS_0 }, // FPGALatencyControlALTERA
    Enumerant { value: 6174, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_161, parameters: OPERANDS_0 }, // FPGAArgumentInterfacesALTERA
    Enumerant { value: 6187, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_162, parameters: OPERANDS_0 }, // GlobalVariableHostAccessINTEL
    Enumerant { value: 6189, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_163, parameters: OPERANDS_0 }, // GlobalVariableFPGADecorationsALTERA
    Enumerant { value: 6220, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_164, parameters: OPERANDS_0 }, // SubgroupBufferPrefetchINTEL
    Enumerant { value: 6228, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_165, parameters: OPERANDS_0 }, // Subgroup2DBlockIOINTEL
    Enumerant { value: 6229, capabilities: CAPABILITIES_121, extensions: EXTENSIONS_165, parameters: OPERANDS_0 }, // Subgroup2DBlockTransformINTEL
    Enumerant { value: 6230, capabilities: CAPABILITIES_121, extensions: EXTENSIONS_165, parameters: OPERANDS_0 }, // Subgroup2DBlockTransposeINTEL
    Enumerant { value: 6236, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_166, parameters: OPERANDS_0 }, // SubgroupMatrixMultiplyAccumulateINTEL
    Enumerant { value: 6241, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_167, parameters: OPERANDS_0 }, // TernaryBitwiseFunctionINTEL
    Enumerant { value: 6243, capabilities: CAPABILITIES_261, extensions: EXTENSIONS_126, parameters: OPERANDS_0 }, // UntypedVariableLengthArrayINTEL
    Enumerant { value: 6245, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_168, parameters: OPERANDS_0 }, // SpecConditionalINTEL
    Enumerant { value: 6246, capabilities: CAPABILITIES_127, extensions: EXTENSIONS_168, parameters: OPERANDS_0 }, // FunctionVariantsINTEL
    Enumerant { value: 6257, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_169, parameters: OPERANDS_0 }, // PredicatedIOINTEL
    Enumerant { value: 6265, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_170, parameters: OPERANDS_0 }, // RoundedDivideSqrtINTEL
    Enumerant { value: 6400, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_171, parameters: OPERANDS_0 }, // GroupUniformArithmeticKHR
    Enumerant { value: 6425, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_172, parameters: OPERANDS_0 }, // TensorFloat32RoundingINTEL
    Enumerant { value: 6427, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_173, parameters: OPERANDS_0 }, // MaskedGatherScatterINTEL
    Enumerant { value: 6441, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_174, parameters: OPERANDS_0 }, // CacheControlsINTEL
    Enumerant { value: 6460, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_175, parameters: OPERANDS_0 }, // RegisterLimitsINTEL
    Enumerant { value: 6528, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_176, parameters: OPERANDS_0 }, // BindlessImagesINTEL
    Enumerant { value: 6912, capabilities: CAPABILITIES_262, extensions: EXTENSIONS_177, parameters: OPERANDS_0 }, // DotProductFloat16AccFloat32VALVE
    Enumerant { value: 6913, capabilities: CAPABILITIES_262, extensions: EXTENSIONS_177, parameters: OPERANDS_0 }, // DotProductFloat16AccFloat16VALVE
    Enumerant { value: 6914, capabilities: CAPABILITIES_250, extensions: EXTENSIONS_177, parameters: OPERANDS_0 }, // DotProductBFloat16AccVALVE
    Enumerant { value: 6915, capabilities: CAPABILITIES_193, extensions: EXTENSIONS_177, parameters: OPERANDS_0 }, // DotProductFloat8AccFloat32VALVE
    Enumerant { value: 7041, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_178, parameters: OPERANDS_0 }, // IntrinsicSAMSUNG
];

static RAY_QUERY_INTERSECTION: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCandidateIntersectionKHR
    Enumerant { value: 1, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCommittedIntersectionKHR
];

static RAY_QUERY_COMMITTED_INTERSECTION_TYPE: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCommittedIntersectionNoneKHR
    Enumerant { value: 1, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCommittedIntersectionTriangleKHR
    Enumerant { value: 2, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCommittedIntersectionGeneratedKHR
];

static RAY_QUERY_CANDIDATE_INTERSECTION_TYPE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCandidateIntersectionTriangleKHR
    Enumerant { value: 1, capabilities: CAPABILITIES_46, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RayQueryCandidateIntersectionAABBKHR
];

static PACKED_VECTOR_FORMAT: [Enumerant; 1] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_8, parameters: OPERANDS_0 }, // PackedVectorFormat4x8Bit
];

static COOPERATIVE_MATRIX_OPERANDS: [Enumerant; 5] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixASignedComponentsKHR
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBSignedComponentsKHR
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixCSignedComponentsKHR
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixResultSignedComponentsKHR
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SaturatingAccumulationKHR
];

static COOPERATIVE_MATRIX_LAYOUT: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RowMajorKHR
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ColumnMajorKHR
    Enumerant { value: 4202, capabilities: CAPABILITIES_263, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RowBlockedInterleavedARM
    Enumerant { value: 4203, capabilities: CAPABILITIES_263, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ColumnBlockedInterleavedARM
];

static COOPERATIVE_MATRIX_USE: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixAKHR
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBKHR
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixAccumulatorKHR
];

static COOPERATIVE_MATRIX_REDUCE: [Enumerant; 3] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CooperativeMatrixReduceRow
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CooperativeMatrixReduceColumn
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CooperativeMatrixReduce2x2
];

static TENSOR_CLAMP_MODE: [Enumerant; 5] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Undefined
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Constant
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ClampToEdge
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Repeat
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RepeatMirrored
];

static TENSOR_ADDRESSING_OPERANDS: [Enumerant; 3] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_84, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // TensorView
    Enumerant { value: 2, capabilities: CAPABILITIES_258, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // DecodeFunc
    Enumerant { value: 4, capabilities: CAPABILITIES_264, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // DecodeVectorFunc
];

static INITIALIZATION_MODE_QUALIFIER: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_215, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InitOnDeviceReprogramALTERA
    Enumerant { value: 1, capabilities: CAPABILITIES_215, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InitOnDeviceResetALTERA
];

static LOAD_CACHE_CONTROL: [Enumerant; 5] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UncachedINTEL
    Enumerant { value: 1, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // CachedINTEL
    Enumerant { value: 2, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StreamingINTEL
    Enumerant { value: 3, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InvalidateAfterReadINTEL
    Enumerant { value: 4, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ConstCachedINTEL
];

static STORE_CACHE_CONTROL: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UncachedINTEL
    Enumerant { value: 1, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WriteThroughINTEL
    Enumerant { value: 2, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // WriteBackINTEL
    Enumerant { value: 3, capabilities: CAPABILITIES_216, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // StreamingINTEL
];

static NAMED_MAXIMUM_NUMBER_OF_REGISTERS: [Enumerant; 1] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_175, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // AutoINTEL
];

static MATRIX_MULTIPLY_ACCUMULATE_OPERANDS: [Enumerant; 14] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixASignedComponentsINTEL
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBSignedComponentsINTEL
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixCBFloat16INTEL
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixResultBFloat16INTEL
    Enumerant { value: 16, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixAPackedInt8INTEL
    Enumerant { value: 32, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBPackedInt8INTEL
    Enumerant { value: 64, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixAPackedInt4INTEL
    Enumerant { value: 128, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBPackedInt4INTEL
    Enumerant { value: 256, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixATF32INTEL
    Enumerant { value: 512, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBTF32INTEL
    Enumerant { value: 1024, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixAPackedFloat16INTEL
    Enumerant { value: 2048, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBPackedFloat16INTEL
    Enumerant { value: 4096, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixAPackedBFloat16INTEL
    Enumerant { value: 8192, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MatrixBPackedBFloat16INTEL
];

static FPENCODING: [Enumerant; 8] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_250, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // BFloat16KHR
    Enumerant { value: 4214, capabilities: CAPABILITIES_193, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float8E4M3EXT
    Enumerant { value: 4215, capabilities: CAPABILITIES_193, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float8E5M2EXT
    Enumerant { value: 4223, capabilities: CAPABILITIES_265, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float6E2M3EXT
    Enumerant { value: 4224, capabilities: CAPABILITIES_265, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float6E3M2EXT
    Enumerant { value: 4225, capabilities: CAPABILITIES_266, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float4E2M1EXT
    Enumerant { value: 4226, capabilities: CAPABILITIES_267, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float8UnsignedE8M0EXT
    Enumerant { value: 4227, capabilities: CAPABILITIES_268, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // MXInt8EXT
];

static COOPERATIVE_VECTOR_MATRIX_LAYOUT: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // RowMajorNV
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // ColumnMajorNV
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // InferencingOptimalNV
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // TrainingOptimalNV
];

static COMPONENT_TYPE: [Enumerant; 15] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float16NV
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float32NV
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Float64NV
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt8NV
    Enumerant { value: 4, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt16NV
    Enumerant { value: 5, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt32NV
    Enumerant { value: 6, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt64NV
    Enumerant { value: 7, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt8NV
    Enumerant { value: 8, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt16NV
    Enumerant { value: 9, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt32NV
    Enumerant { value: 10, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt64NV
    Enumerant { value: 1000491000, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // SignedInt8PackedNV
    Enumerant { value: 1000491001, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // UnsignedInt8PackedNV
    Enumerant { value: 1000491002, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FloatE4M3NV
    Enumerant { value: 1000491003, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // FloatE5M2NV
];

static GATHER_MODES: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // Gather4x1QCOM
    Enumerant { value: 1, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GatherDQCOM
    Enumerant { value: 2, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GatherH2QCOM
    Enumerant { value: 3, capabilities: CAPABILITIES_0, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // GatherV2QCOM
];

static TENSOR_OPERANDS: [Enumerant; 5] = [
    Enumerant { value: 1, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NontemporalARM
    Enumerant { value: 2, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // OutOfBoundsValueARM
    Enumerant { value: 4, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // MakeElementAvailableARM
    Enumerant { value: 8, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, parameters: OPERANDS_54 }, // MakeElementVisibleARM
    Enumerant { value: 16, capabilities: CAPABILITIES_33, extensions: EXTENSIONS_0, parameters: OPERANDS_0 }, // NonPrivateElementARM
];
