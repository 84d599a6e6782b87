//! Every instruction and enumerant of SPIR-V, from rspirv's grammar. Written by `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use spirv::{Capability as C, Op};

use super::{Enumerant, Instruction, Operand::{self, One, Optional, Repeated}};
use self::OperandKind as K;

/// What an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperandKind {
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
    CooperativeMatrixLayout,
    CooperativeMatrixUse,
    TensorClampMode,
    InitializationModeQualifier,
    LoadCacheControl,
    StoreCacheControl,
    NamedMaximumNumberOfRegisters,
    FPEncoding,
    CooperativeVectorMatrixLayout,
    ComponentType,
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
    CooperativeMatrixOperands,
    CooperativeMatrixReduce,
    TensorAddressingOperands,
    MatrixMultiplyAccumulateOperands,
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
pub(super) static INSTRUCTIONS: [Instruction; 863] = [
    Instruction { op: Op::Nop, operands: &[], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Undef, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SourceContinued, operands: &[One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Source, operands: &[One(K::SourceLanguage), One(K::LiteralInteger), Optional(K::IdRef), Optional(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SourceExtension, operands: &[One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Name, operands: &[One(K::IdRef), One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::MemberName, operands: &[One(K::IdRef), One(K::LiteralInteger), One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::String, operands: &[One(K::IdResult), One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Line, operands: &[One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Extension, operands: &[One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ExtInstImport, operands: &[One(K::IdResult), One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ExtInst, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralExtInstInteger), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::MemoryModel, operands: &[One(K::AddressingModel), One(K::MemoryModel)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::EntryPoint, operands: &[One(K::ExecutionModel), One(K::IdRef), One(K::LiteralString), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ExecutionMode, operands: &[One(K::IdRef), One(K::ExecutionMode)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Capability, operands: &[One(K::Capability)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeVoid, operands: &[One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeBool, operands: &[One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeInt, operands: &[One(K::IdResult), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeFloat, operands: &[One(K::IdResult), One(K::LiteralInteger), Optional(K::FPEncoding)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeVector, operands: &[One(K::IdResult), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeMatrix, operands: &[One(K::IdResult), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::TypeImage, operands: &[One(K::IdResult), One(K::IdRef), One(K::Dim), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::ImageFormat), Optional(K::AccessQualifier)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeSampler, operands: &[One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeSampledImage, operands: &[One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeArray, operands: &[One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeRuntimeArray, operands: &[One(K::IdResult), One(K::IdRef)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::TypeStruct, operands: &[One(K::IdResult), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeOpaque, operands: &[One(K::IdResult), One(K::LiteralString)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::TypePointer, operands: &[One(K::IdResult), One(K::StorageClass), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeFunction, operands: &[One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::TypeEvent, operands: &[One(K::IdResult)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::TypeDeviceEvent, operands: &[One(K::IdResult)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::TypeReserveId, operands: &[One(K::IdResult)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::TypeQueue, operands: &[One(K::IdResult)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::TypePipe, operands: &[One(K::IdResult), One(K::AccessQualifier)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::TypeForwardPointer, operands: &[One(K::IdRef), One(K::StorageClass)], capabilities: &[C::Addresses, C::PhysicalStorageBufferAddresses], extensions: &[] },
    Instruction { op: Op::ConstantTrue, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ConstantFalse, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Constant, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralContextDependentNumber)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ConstantComposite, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ConstantSampler, operands: &[One(K::IdResultType), One(K::IdResult), One(K::SamplerAddressingMode), One(K::LiteralInteger), One(K::SamplerFilterMode)], capabilities: &[C::LiteralSampler], extensions: &[] },
    Instruction { op: Op::ConstantNull, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SpecConstantTrue, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SpecConstantFalse, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SpecConstant, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralContextDependentNumber)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SpecConstantComposite, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SpecConstantOp, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralSpecConstantOpInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Function, operands: &[One(K::IdResultType), One(K::IdResult), One(K::FunctionControl), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FunctionParameter, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FunctionEnd, operands: &[], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FunctionCall, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Variable, operands: &[One(K::IdResultType), One(K::IdResult), One(K::StorageClass), Optional(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ImageTexelPointer, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Load, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Store, operands: &[One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::CopyMemory, operands: &[One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess), Optional(K::MemoryAccess)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::CopyMemorySized, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess), Optional(K::MemoryAccess)], capabilities: &[C::Addresses, C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::AccessChain, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::InBoundsAccessChain, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::PtrAccessChain, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::Addresses, C::VariablePointers, C::VariablePointersStorageBuffer, C::PhysicalStorageBufferAddresses], extensions: &[] },
    Instruction { op: Op::ArrayLength, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::GenericPtrMemSemantics, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::InBoundsPtrAccessChain, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::Addresses], extensions: &[] },
    Instruction { op: Op::Decorate, operands: &[One(K::IdRef), One(K::Decoration)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::MemberDecorate, operands: &[One(K::IdRef), One(K::LiteralInteger), One(K::Decoration)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::DecorationGroup, operands: &[One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::GroupDecorate, operands: &[One(K::IdRef), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::GroupMemberDecorate, operands: &[One(K::IdRef), Repeated(K::PairIdRefLiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::VectorExtractDynamic, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::VectorInsertDynamic, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::VectorShuffle, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::CompositeConstruct, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::CompositeExtract, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::CompositeInsert, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::CopyObject, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Transpose, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::SampledImage, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ImageSampleImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageSampleExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ImageSampleDrefImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageSampleDrefExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageSampleProjImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageSampleProjExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageSampleProjDrefImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageSampleProjDrefExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageFetch, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ImageGather, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageDrefGather, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ImageRead, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ImageWrite, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Image, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ImageQueryFormat, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::ImageQueryOrder, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::ImageQuerySizeLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel, C::ImageQuery], extensions: &[] },
    Instruction { op: Op::ImageQuerySize, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel, C::ImageQuery], extensions: &[] },
    Instruction { op: Op::ImageQueryLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ImageQuery], extensions: &[] },
    Instruction { op: Op::ImageQueryLevels, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel, C::ImageQuery], extensions: &[] },
    Instruction { op: Op::ImageQuerySamples, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel, C::ImageQuery], extensions: &[] },
    Instruction { op: Op::ConvertFToU, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ConvertFToS, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ConvertSToF, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ConvertUToF, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::UConvert, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SConvert, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FConvert, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::QuantizeToF16, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::ConvertPtrToU, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Addresses, C::PhysicalStorageBufferAddresses], extensions: &[] },
    Instruction { op: Op::SatConvertSToU, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::SatConvertUToS, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::ConvertUToPtr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Addresses, C::PhysicalStorageBufferAddresses], extensions: &[] },
    Instruction { op: Op::PtrCastToGeneric, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::GenericCastToPtr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::GenericCastToPtrExplicit, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::StorageClass)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::Bitcast, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SNegate, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FNegate, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ISub, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FSub, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IMul, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FMul, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::UDiv, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SDiv, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FDiv, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::UMod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SRem, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SMod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FRem, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FMod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::VectorTimesScalar, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::MatrixTimesScalar, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::VectorTimesMatrix, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::MatrixTimesVector, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::MatrixTimesMatrix, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::OuterProduct, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Matrix], extensions: &[] },
    Instruction { op: Op::Dot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IAddCarry, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ISubBorrow, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::UMulExtended, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SMulExtended, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Any, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::All, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IsNan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IsInf, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IsFinite, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::IsNormal, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::SignBitSet, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::LessOrGreater, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::Ordered, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::Unordered, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::LogicalEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::LogicalNotEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::LogicalOr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::LogicalAnd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::LogicalNot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Select, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::IEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::INotEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::UGreaterThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SGreaterThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::UGreaterThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SGreaterThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ULessThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SLessThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ULessThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SLessThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FOrdEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FUnordEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FOrdNotEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FUnordNotEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FOrdLessThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FUnordLessThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FOrdGreaterThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FUnordGreaterThan, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FOrdLessThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FUnordLessThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FOrdGreaterThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::FUnordGreaterThanEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ShiftRightLogical, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ShiftRightArithmetic, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ShiftLeftLogical, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::BitwiseOr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::BitwiseXor, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::BitwiseAnd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Not, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::BitFieldInsert, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Shader, C::BitInstructions], extensions: &[] },
    Instruction { op: Op::BitFieldSExtract, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Shader, C::BitInstructions], extensions: &[] },
    Instruction { op: Op::BitFieldUExtract, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Shader, C::BitInstructions], extensions: &[] },
    Instruction { op: Op::BitReverse, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Shader, C::BitInstructions], extensions: &[] },
    Instruction { op: Op::BitCount, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::DPdx, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::DPdy, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::Fwidth, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::DPdxFine, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DerivativeControl], extensions: &[] },
    Instruction { op: Op::DPdyFine, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DerivativeControl], extensions: &[] },
    Instruction { op: Op::FwidthFine, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DerivativeControl], extensions: &[] },
    Instruction { op: Op::DPdxCoarse, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DerivativeControl], extensions: &[] },
    Instruction { op: Op::DPdyCoarse, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DerivativeControl], extensions: &[] },
    Instruction { op: Op::FwidthCoarse, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DerivativeControl], extensions: &[] },
    Instruction { op: Op::EmitVertex, operands: &[], capabilities: &[C::Geometry], extensions: &[] },
    Instruction { op: Op::EndPrimitive, operands: &[], capabilities: &[C::Geometry], extensions: &[] },
    Instruction { op: Op::EmitStreamVertex, operands: &[One(K::IdRef)], capabilities: &[C::GeometryStreams], extensions: &[] },
    Instruction { op: Op::EndStreamPrimitive, operands: &[One(K::IdRef)], capabilities: &[C::GeometryStreams], extensions: &[] },
    Instruction { op: Op::ControlBarrier, operands: &[One(K::IdScope), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::MemoryBarrier, operands: &[One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicLoad, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicStore, operands: &[One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicExchange, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicCompareExchange, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdMemorySemantics), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicCompareExchangeWeak, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdMemorySemantics), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::AtomicIIncrement, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicIDecrement, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicIAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicISub, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicSMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicUMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicSMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicUMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicAnd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicOr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicXor, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Phi, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::PairIdRefIdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::LoopMerge, operands: &[One(K::IdRef), One(K::IdRef), One(K::LoopControl)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::SelectionMerge, operands: &[One(K::IdRef), One(K::SelectionControl)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Label, operands: &[One(K::IdResult)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Branch, operands: &[One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::BranchConditional, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::LiteralInteger)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Switch, operands: &[One(K::IdRef), One(K::IdRef), Repeated(K::PairLiteralIntegerIdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Kill, operands: &[], capabilities: &[C::Shader], extensions: &[] },
    Instruction { op: Op::Return, operands: &[], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ReturnValue, operands: &[One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::Unreachable, operands: &[], capabilities: &[], extensions: &[] },
    Instruction { op: Op::LifetimeStart, operands: &[One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::LifetimeStop, operands: &[One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::GroupAsyncCopy, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::GroupWaitEvents, operands: &[One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::GroupAll, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupAny, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupBroadcast, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupIAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupFAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupFMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupUMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupSMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupFMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupUMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::GroupSMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &[] },
    Instruction { op: Op::ReadPipe, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::WritePipe, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::ReservedReadPipe, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::ReservedWritePipe, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::ReserveReadPipePackets, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::ReserveWritePipePackets, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::CommitReadPipe, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::CommitWritePipe, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::IsValidReserveId, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::GetNumPipePackets, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::GetMaxPipePackets, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::GroupReserveReadPipePackets, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::GroupReserveWritePipePackets, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::GroupCommitReadPipe, operands: &[One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::GroupCommitWritePipe, operands: &[One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Pipes], extensions: &[] },
    Instruction { op: Op::EnqueueMarker, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::EnqueueKernel, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::GetKernelNDrangeSubGroupCount, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::GetKernelNDrangeMaxSubGroupSize, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::GetKernelWorkGroupSize, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::GetKernelPreferredWorkGroupSizeMultiple, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::RetainEvent, operands: &[One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::ReleaseEvent, operands: &[One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::CreateUserEvent, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::IsValidEvent, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::SetUserEventStatus, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::CaptureEventProfilingInfo, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::GetDefaultQueue, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::BuildNDRange, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DeviceEnqueue], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleDrefImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleDrefExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleProjImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleProjExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleProjDrefImplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseSampleProjDrefExplicitLod, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseFetch, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseGather, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseDrefGather, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::ImageSparseTexelsResident, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::NoLine, operands: &[], capabilities: &[], extensions: &[] },
    Instruction { op: Op::AtomicFlagTestAndSet, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::AtomicFlagClear, operands: &[One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[C::Kernel], extensions: &[] },
    Instruction { op: Op::ImageSparseRead, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::SparseResidency], extensions: &[] },
    Instruction { op: Op::SizeOf, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::Addresses], extensions: &[] },
    Instruction { op: Op::TypePipeStorage, operands: &[One(K::IdResult)], capabilities: &[C::PipeStorage], extensions: &[] },
    Instruction { op: Op::ConstantPipeStorage, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::PipeStorage], extensions: &[] },
    Instruction { op: Op::CreatePipeFromPipeStorage, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::PipeStorage], extensions: &[] },
    Instruction { op: Op::GetKernelLocalSizeForSubgroupCount, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupDispatch], extensions: &[] },
    Instruction { op: Op::GetKernelMaxNumSubgroups, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupDispatch], extensions: &[] },
    Instruction { op: Op::TypeNamedBarrier, operands: &[One(K::IdResult)], capabilities: &[C::NamedBarrier], extensions: &[] },
    Instruction { op: Op::NamedBarrierInitialize, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::NamedBarrier], extensions: &[] },
    Instruction { op: Op::MemoryNamedBarrier, operands: &[One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[C::NamedBarrier], extensions: &[] },
    Instruction { op: Op::ModuleProcessed, operands: &[One(K::LiteralString)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::ExecutionModeId, operands: &[One(K::IdRef), One(K::ExecutionMode)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::DecorateId, operands: &[One(K::IdRef), One(K::Decoration)], capabilities: &[], extensions: &["SPV_GOOGLE_hlsl_functionality1"] },
    Instruction { op: Op::GroupNonUniformElect, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope)], capabilities: &[C::GroupNonUniform], extensions: &[] },
    Instruction { op: Op::GroupNonUniformAll, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformVote], extensions: &[] },
    Instruction { op: Op::GroupNonUniformAny, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformVote], extensions: &[] },
    Instruction { op: Op::GroupNonUniformAllEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformVote], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBroadcast, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBroadcastFirst, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBallot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformInverseBallot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBallotBitExtract, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBallotBitCount, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBallotFindLSB, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBallotFindMSB, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef)], capabilities: &[C::GroupNonUniformBallot], extensions: &[] },
    Instruction { op: Op::GroupNonUniformShuffle, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformShuffle], extensions: &[] },
    Instruction { op: Op::GroupNonUniformShuffleXor, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformShuffle], extensions: &[] },
    Instruction { op: Op::GroupNonUniformShuffleUp, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformShuffleRelative], extensions: &[] },
    Instruction { op: Op::GroupNonUniformShuffleDown, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformShuffleRelative], extensions: &[] },
    Instruction { op: Op::GroupNonUniformIAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformFAdd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformIMul, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformFMul, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformSMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformUMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformFMin, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformSMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformUMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformFMax, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBitwiseAnd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBitwiseOr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformBitwiseXor, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformLogicalAnd, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformLogicalOr, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformLogicalXor, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformArithmetic, C::GroupNonUniformClustered, C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformQuadBroadcast, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformQuad], extensions: &[] },
    Instruction { op: Op::GroupNonUniformQuadSwap, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::GroupNonUniformQuad], extensions: &[] },
    Instruction { op: Op::CopyLogical, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::PtrEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::PtrNotEqual, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[], extensions: &[] },
    Instruction { op: Op::PtrDiff, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Addresses, C::VariablePointers, C::VariablePointersStorageBuffer], extensions: &[] },
    Instruction { op: Op::ColorAttachmentReadEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::TileImageColorReadAccessEXT], extensions: &[] },
    Instruction { op: Op::DepthAttachmentReadEXT, operands: &[One(K::IdResultType), One(K::IdResult), Optional(K::IdRef)], capabilities: &[C::TileImageDepthReadAccessEXT], extensions: &[] },
    Instruction { op: Op::StencilAttachmentReadEXT, operands: &[One(K::IdResultType), One(K::IdResult), Optional(K::IdRef)], capabilities: &[C::TileImageStencilReadAccessEXT], extensions: &[] },
    Instruction { op: Op::TypeTensorARM, operands: &[One(K::IdResult), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::TensorsARM], extensions: &[] },
    Instruction { op: Op::TensorReadARM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::TensorOperands)], capabilities: &[C::TensorsARM], extensions: &[] },
    Instruction { op: Op::TensorWriteARM, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::TensorOperands)], capabilities: &[C::TensorsARM], extensions: &[] },
    Instruction { op: Op::TensorQuerySizeARM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TensorsARM], extensions: &[] },
    Instruction { op: Op::GraphConstantARM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger)], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::GraphEntryPointARM, operands: &[One(K::IdRef), One(K::LiteralString), Repeated(K::IdRef)], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::GraphARM, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::GraphInputARM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::GraphSetOutputARM, operands: &[One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::GraphEndARM, operands: &[], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::TypeGraphARM, operands: &[One(K::IdResult), One(K::LiteralInteger), Repeated(K::IdRef)], capabilities: &[C::GraphARM], extensions: &[] },
    Instruction { op: Op::TerminateInvocation, operands: &[], capabilities: &[C::Shader], extensions: &["SPV_KHR_terminate_invocation"] },
    Instruction { op: Op::TypeUntypedPointerKHR, operands: &[One(K::IdResult), One(K::StorageClass)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::UntypedVariableKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::StorageClass), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::UntypedAccessChainKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::UntypedInBoundsAccessChainKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::SubgroupBallotKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupBallotKHR], extensions: &["SPV_KHR_shader_ballot"] },
    Instruction { op: Op::SubgroupFirstInvocationKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupBallotKHR], extensions: &["SPV_KHR_shader_ballot"] },
    Instruction { op: Op::UntypedPtrAccessChainKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::UntypedInBoundsPtrAccessChainKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::UntypedArrayLengthKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::UntypedPrefetchKHR, operands: &[One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::FmaKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::FMAKHR], extensions: &[] },
    Instruction { op: Op::SubgroupAllKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupVoteKHR], extensions: &["SPV_KHR_subgroup_vote"] },
    Instruction { op: Op::SubgroupAnyKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupVoteKHR], extensions: &["SPV_KHR_subgroup_vote"] },
    Instruction { op: Op::SubgroupAllEqualKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupVoteKHR], extensions: &["SPV_KHR_subgroup_vote"] },
    Instruction { op: Op::GroupNonUniformRotateKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::GroupNonUniformRotateKHR], extensions: &[] },
    Instruction { op: Op::SubgroupReadInvocationKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupBallotKHR], extensions: &["SPV_KHR_shader_ballot"] },
    Instruction { op: Op::ExtInstWithForwardRefsKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralExtInstInteger), Repeated(K::IdRef)], capabilities: &[], extensions: &["SPV_KHR_relaxed_extended_instruction"] },
    Instruction { op: Op::UntypedGroupAsyncCopyKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess), Optional(K::MemoryAccess)], capabilities: &[C::UntypedPointersKHR], extensions: &[] },
    Instruction { op: Op::TraceRayKHR, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingKHR], extensions: &["SPV_KHR_ray_tracing"] },
    Instruction { op: Op::ExecuteCallableKHR, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingKHR], extensions: &["SPV_KHR_ray_tracing"] },
    Instruction { op: Op::ConvertUToAccelerationStructureKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingKHR, C::RayQueryKHR], extensions: &["SPV_KHR_ray_tracing", "SPV_KHR_ray_query"] },
    Instruction { op: Op::IgnoreIntersectionKHR, operands: &[], capabilities: &[C::RayTracingKHR], extensions: &["SPV_KHR_ray_tracing"] },
    Instruction { op: Op::TerminateRayKHR, operands: &[], capabilities: &[C::RayTracingKHR], extensions: &["SPV_KHR_ray_tracing"] },
    Instruction { op: Op::SDot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)], capabilities: &[C::DotProduct], extensions: &["SPV_KHR_integer_dot_product"] },
    Instruction { op: Op::UDot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)], capabilities: &[C::DotProduct], extensions: &["SPV_KHR_integer_dot_product"] },
    Instruction { op: Op::SUDot, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)], capabilities: &[C::DotProduct], extensions: &["SPV_KHR_integer_dot_product"] },
    Instruction { op: Op::SDotAccSat, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)], capabilities: &[C::DotProduct], extensions: &["SPV_KHR_integer_dot_product"] },
    Instruction { op: Op::UDotAccSat, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)], capabilities: &[C::DotProduct], extensions: &["SPV_KHR_integer_dot_product"] },
    Instruction { op: Op::SUDotAccSat, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::PackedVectorFormat)], capabilities: &[C::DotProduct], extensions: &["SPV_KHR_integer_dot_product"] },
    Instruction { op: Op::TypeCooperativeMatrixKHR, operands: &[One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::CooperativeMatrixKHR], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixLoadKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::CooperativeMatrixKHR], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixStoreKHR, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::CooperativeMatrixKHR], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixMulAddKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::CooperativeMatrixOperands)], capabilities: &[C::CooperativeMatrixKHR], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixLengthKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixKHR], extensions: &[] },
    Instruction { op: Op::ConstantCompositeReplicateEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ReplicatedCompositesEXT], extensions: &[] },
    Instruction { op: Op::SpecConstantCompositeReplicateEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ReplicatedCompositesEXT], extensions: &[] },
    Instruction { op: Op::CompositeConstructReplicateEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ReplicatedCompositesEXT], extensions: &[] },
    Instruction { op: Op::TypeRayQueryKHR, operands: &[One(K::IdResult)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryInitializeKHR, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryTerminateKHR, operands: &[One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGenerateIntersectionKHR, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryConfirmIntersectionKHR, operands: &[One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryProceedKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionTypeKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::ImageSampleWeightedQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureSampleWeightedQCOM], extensions: &[] },
    Instruction { op: Op::ImageBoxFilterQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBoxFilterQCOM], extensions: &[] },
    Instruction { op: Op::ImageBlockMatchSSDQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBlockMatchQCOM], extensions: &[] },
    Instruction { op: Op::ImageBlockMatchSADQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBlockMatchQCOM], extensions: &[] },
    Instruction { op: Op::BitCastArrayQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixConversionQCOM], extensions: &[] },
    Instruction { op: Op::ImageBlockMatchWindowSSDQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBlockMatch2QCOM], extensions: &[] },
    Instruction { op: Op::ImageBlockMatchWindowSADQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBlockMatch2QCOM], extensions: &[] },
    Instruction { op: Op::ImageBlockMatchGatherSSDQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBlockMatch2QCOM], extensions: &[] },
    Instruction { op: Op::ImageBlockMatchGatherSADQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TextureBlockMatch2QCOM], extensions: &[] },
    Instruction { op: Op::CompositeConstructCoopMatQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixConversionQCOM], extensions: &[] },
    Instruction { op: Op::CompositeExtractCoopMatQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixConversionQCOM], extensions: &[] },
    Instruction { op: Op::ExtractSubArrayQCOM, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::CooperativeMatrixConversionQCOM], extensions: &[] },
    Instruction { op: Op::GroupIAddNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupFAddNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupFMinNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupUMinNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupSMinNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupFMaxNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupUMaxNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::GroupSMaxNonUniformAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::Groups], extensions: &["SPV_AMD_shader_ballot"] },
    Instruction { op: Op::FragmentMaskFetchAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::FragmentMaskAMD], extensions: &["SPV_AMD_shader_fragment_mask"] },
    Instruction { op: Op::FragmentFetchAMD, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::FragmentMaskAMD], extensions: &["SPV_AMD_shader_fragment_mask"] },
    Instruction { op: Op::ReadClockKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope)], capabilities: &[C::ShaderClockKHR], extensions: &[] },
    Instruction { op: Op::AllocateNodePayloadsAMDX, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::EnqueueNodePayloadsAMDX, operands: &[One(K::IdRef)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::TypeNodePayloadArrayAMDX, operands: &[One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::FinishWritingNodePayloadAMDX, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::NodePayloadArrayLengthAMDX, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::IsNodePayloadValidAMDX, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::ConstantStringAMDX, operands: &[One(K::IdResult), One(K::LiteralString)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::SpecConstantStringAMDX, operands: &[One(K::IdResult), One(K::LiteralString)], capabilities: &[C::ShaderEnqueueAMDX], extensions: &[] },
    Instruction { op: Op::GroupNonUniformQuadAllKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::QuadControlKHR], extensions: &[] },
    Instruction { op: Op::GroupNonUniformQuadAnyKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::QuadControlKHR], extensions: &[] },
    Instruction { op: Op::TypeBufferEXT, operands: &[One(K::IdResult), One(K::StorageClass)], capabilities: &[C::DescriptorHeapEXT], extensions: &[] },
    Instruction { op: Op::BufferPointerEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DescriptorHeapEXT], extensions: &[] },
    Instruction { op: Op::UntypedImageTexelPointerEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DescriptorHeapEXT], extensions: &[] },
    Instruction { op: Op::MemberDecorateIdEXT, operands: &[One(K::IdRef), One(K::LiteralInteger), One(K::Decoration)], capabilities: &[C::DescriptorHeapEXT], extensions: &[] },
    Instruction { op: Op::ConstantSizeOfEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::DescriptorHeapEXT], extensions: &[] },
    Instruction { op: Op::HitObjectRecordHitMotionNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordHitWithIndexMotionNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordMissMotionNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetWorldToObjectNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetObjectToWorldNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetObjectRayDirectionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetObjectRayOriginNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectTraceRayMotionNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetShaderRecordBufferHandleNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetShaderBindingTableRecordIndexNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordEmptyNV, operands: &[One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectTraceRayNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordHitNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordHitWithIndexNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordMissNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectExecuteShaderNV, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetCurrentTimeNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetAttributesNV, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetHitKindNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetPrimitiveIndexNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetGeometryIndexNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetInstanceIdNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetInstanceCustomIndexNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetWorldRayDirectionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetWorldRayOriginNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetRayTMaxNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetRayTMinNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectIsEmptyNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectIsHitNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::HitObjectIsMissNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::ReorderThreadWithHitObjectNV, operands: &[One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::ReorderThreadWithHintNV, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::TypeHitObjectNV, operands: &[One(K::IdResult)], capabilities: &[C::ShaderInvocationReorderNV], extensions: &[] },
    Instruction { op: Op::ImageSampleFootprintNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::ImageOperands)], capabilities: &[C::ImageFootprintNV], extensions: &["SPV_NV_shader_image_footprint"] },
    Instruction { op: Op::TypeVectorIdEXT, operands: &[One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::CooperativeVectorNV, C::LongVectorEXT], extensions: &[] },
    Instruction { op: Op::CooperativeVectorMatrixMulNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::CooperativeMatrixOperands)], capabilities: &[C::CooperativeVectorNV], extensions: &[] },
    Instruction { op: Op::CooperativeVectorOuterProductAccumulateNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::CooperativeVectorTrainingNV], extensions: &[] },
    Instruction { op: Op::CooperativeVectorReduceSumAccumulateNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::CooperativeVectorTrainingNV], extensions: &[] },
    Instruction { op: Op::CooperativeVectorMatrixMulAddNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::CooperativeMatrixOperands)], capabilities: &[C::CooperativeVectorNV], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixConvertNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixConversionsNV], extensions: &[] },
    Instruction { op: Op::EmitMeshTasksEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::MeshShadingEXT], extensions: &[] },
    Instruction { op: Op::SetMeshOutputsEXT, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::MeshShadingEXT], extensions: &[] },
    Instruction { op: Op::GroupNonUniformPartitionEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::GroupNonUniformPartitionedEXT], extensions: &[] },
    Instruction { op: Op::WritePackedPrimitiveIndices4x8NV, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"] },
    Instruction { op: Op::FetchMicroTriangleVertexPositionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DisplacementMicromapNV], extensions: &[] },
    Instruction { op: Op::FetchMicroTriangleVertexBarycentricNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::DisplacementMicromapNV], extensions: &[] },
    Instruction { op: Op::CooperativeVectorLoadNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::CooperativeVectorNV], extensions: &[] },
    Instruction { op: Op::CooperativeVectorStoreNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::CooperativeVectorNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordFromQueryEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectRecordMissEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectRecordMissMotionEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetIntersectionTriangleVertexPositionsEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetRayFlagsEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectSetShaderBindingTableRecordIndexEXT, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectReorderExecuteShaderEXT, operands: &[One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectTraceReorderExecuteEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectTraceMotionReorderExecuteEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::TypeHitObjectEXT, operands: &[One(K::IdResult)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::ReorderThreadWithHintEXT, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::ReorderThreadWithHitObjectEXT, operands: &[One(K::IdRef), Optional(K::IdRef), Optional(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectTraceRayEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectTraceRayMotionEXT, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectRecordEmptyEXT, operands: &[One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectExecuteShaderEXT, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetCurrentTimeEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT, C::RayTracingMotionBlurNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetAttributesEXT, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetHitKindEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetPrimitiveIndexEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetGeometryIndexEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetInstanceIdEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetInstanceCustomIndexEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetObjectRayOriginEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetObjectRayDirectionEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetWorldRayDirectionEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetWorldRayOriginEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetObjectToWorldEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetWorldToObjectEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetRayTMaxEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::ReportIntersectionKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"] },
    Instruction { op: Op::IgnoreIntersectionNV, operands: &[], capabilities: &[C::RayTracingNV], extensions: &["SPV_NV_ray_tracing"] },
    Instruction { op: Op::TerminateRayNV, operands: &[], capabilities: &[C::RayTracingNV], extensions: &["SPV_NV_ray_tracing"] },
    Instruction { op: Op::TraceNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingNV], extensions: &["SPV_NV_ray_tracing"] },
    Instruction { op: Op::TraceMotionNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingMotionBlurNV], extensions: &["SPV_NV_ray_tracing_motion_blur"] },
    Instruction { op: Op::TraceRayMotionNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingMotionBlurNV], extensions: &["SPV_NV_ray_tracing_motion_blur"] },
    Instruction { op: Op::RayQueryGetIntersectionTriangleVertexPositionsKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryPositionFetchKHR], extensions: &[] },
    Instruction { op: Op::TypeAccelerationStructureKHR, operands: &[One(K::IdResult)], capabilities: &[C::RayTracingNV, C::RayTracingKHR, C::RayQueryKHR, C::DisplacementMicromapNV], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing", "SPV_KHR_ray_query", "SPV_NV_displacement_micromap"] },
    Instruction { op: Op::ExecuteCallableNV, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingNV], extensions: &["SPV_NV_ray_tracing"] },
    Instruction { op: Op::RayQueryGetIntersectionClusterIdNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingClusterAccelerationStructureNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetClusterIdNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingClusterAccelerationStructureNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetRayTMinEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetShaderBindingTableRecordIndexEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectGetShaderRecordBufferHandleEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectIsEmptyEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectIsHitEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::HitObjectIsMissEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[] },
    Instruction { op: Op::TypeCooperativeMatrixNV, operands: &[One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdRef), One(K::IdRef)], capabilities: &[C::CooperativeMatrixNV], extensions: &["SPV_NV_cooperative_matrix"] },
    Instruction { op: Op::CooperativeMatrixLoadNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::CooperativeMatrixNV], extensions: &["SPV_NV_cooperative_matrix"] },
    Instruction { op: Op::CooperativeMatrixStoreNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::CooperativeMatrixNV], extensions: &["SPV_NV_cooperative_matrix"] },
    Instruction { op: Op::CooperativeMatrixMulAddNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::CooperativeMatrixNV], extensions: &["SPV_NV_cooperative_matrix"] },
    Instruction { op: Op::CooperativeMatrixLengthNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixNV], extensions: &["SPV_NV_cooperative_matrix"] },
    Instruction { op: Op::BeginInvocationInterlockEXT, operands: &[], capabilities: &[C::FragmentShaderSampleInterlockEXT, C::FragmentShaderPixelInterlockEXT, C::FragmentShaderShadingRateInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"] },
    Instruction { op: Op::EndInvocationInterlockEXT, operands: &[], capabilities: &[C::FragmentShaderSampleInterlockEXT, C::FragmentShaderPixelInterlockEXT, C::FragmentShaderShadingRateInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"] },
    Instruction { op: Op::CooperativeMatrixReduceNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::CooperativeMatrixReduce), One(K::IdRef)], capabilities: &[C::CooperativeMatrixReductionsNV], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixLoadTensorNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::MemoryAccess), One(K::TensorAddressingOperands)], capabilities: &[C::CooperativeMatrixTensorAddressingNV], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixStoreTensorNV, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::MemoryAccess), One(K::TensorAddressingOperands)], capabilities: &[C::CooperativeMatrixTensorAddressingNV], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixPerElementOpNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::CooperativeMatrixPerElementOperationsNV], extensions: &[] },
    Instruction { op: Op::TypeTensorLayoutNV, operands: &[One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TypeTensorViewNV, operands: &[One(K::IdResult), One(K::IdRef), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::CreateTensorLayoutNV, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorLayoutSetDimensionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorLayoutSetStrideNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorLayoutSliceNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorLayoutSetClampValueNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::CreateTensorViewNV, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorViewSetDimensionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorViewSetStrideNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::DemoteToHelperInvocation, operands: &[], capabilities: &[C::DemoteToHelperInvocation], extensions: &[] },
    Instruction { op: Op::IsHelperInvocationEXT, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::DemoteToHelperInvocation], extensions: &["SPV_EXT_demote_to_helper_invocation"] },
    Instruction { op: Op::TensorViewSetClipNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::TensorLayoutSetBlockSizeNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TensorAddressingNV], extensions: &[] },
    Instruction { op: Op::CooperativeMatrixTransposeNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::CooperativeMatrixConversionsNV], extensions: &[] },
    Instruction { op: Op::ConvertUToImageNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::ConvertUToSamplerNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::ConvertImageToUNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::ConvertSamplerToUNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::ConvertUToSampledImageNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::ConvertSampledImageToUNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::SamplerImageAddressingModeNV, operands: &[One(K::LiteralInteger)], capabilities: &[C::BindlessTextureNV], extensions: &[] },
    Instruction { op: Op::RawAccessChainNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::RawAccessChainOperands)], capabilities: &[C::RawAccessChainsNV], extensions: &[] },
    Instruction { op: Op::RayQueryGetIntersectionSpherePositionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::RayQueryGetIntersectionSphereRadiusNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::RayQueryGetIntersectionLSSPositionsNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::RayQueryGetIntersectionLSSRadiiNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::RayQueryGetIntersectionLSSHitValueNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetSpherePositionNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetSphereRadiusNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetLSSPositionsNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::HitObjectGetLSSRadiiNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::HitObjectIsSphereHitNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::HitObjectIsLSSHitNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::RayQueryIsSphereHitNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::RayQueryIsLSSHitNV, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &[] },
    Instruction { op: Op::SubgroupShuffleINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupShuffleINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupShuffleDownINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupShuffleINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupShuffleUpINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupShuffleINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupShuffleXorINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupShuffleINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupBlockReadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupBufferBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupBlockWriteINTEL, operands: &[One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupBufferBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupImageBlockReadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupImageBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupImageBlockWriteINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupImageBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupImageMediaBlockReadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupImageMediaBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupImageMediaBlockWriteINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupImageMediaBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::UCountLeadingZerosINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::UCountTrailingZerosINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::AbsISubINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::AbsUSubINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::IAddSatINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::UAddSatINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::IAverageINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::UAverageINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::IAverageRoundedINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::UAverageRoundedINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::ISubSatINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::USubSatINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::IMul32x16INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::UMul32x16INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::IntegerFunctions2INTEL], extensions: &[] },
    Instruction { op: Op::ConstantFunctionPointerINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::FunctionPointersINTEL], extensions: &["SPV_INTEL_function_pointers"] },
    Instruction { op: Op::FunctionPointerCallINTEL, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)], capabilities: &[C::FunctionPointersINTEL], extensions: &["SPV_INTEL_function_pointers"] },
    Instruction { op: Op::AsmTargetINTEL, operands: &[One(K::IdResult), One(K::LiteralString)], capabilities: &[C::AsmINTEL], extensions: &[] },
    Instruction { op: Op::AsmINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::LiteralString), One(K::LiteralString)], capabilities: &[C::AsmINTEL], extensions: &[] },
    Instruction { op: Op::AsmCallINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::AsmINTEL], extensions: &[] },
    Instruction { op: Op::AtomicFMinEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[C::AtomicFloat16MinMaxEXT, C::AtomicFloat32MinMaxEXT, C::AtomicFloat64MinMaxEXT, C::AtomicFloat16VectorNV], extensions: &[] },
    Instruction { op: Op::AtomicFMaxEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[C::AtomicFloat16MinMaxEXT, C::AtomicFloat32MinMaxEXT, C::AtomicFloat64MinMaxEXT, C::AtomicFloat16VectorNV], extensions: &[] },
    Instruction { op: Op::AssumeTrueKHR, operands: &[One(K::IdRef)], capabilities: &[C::ExpectAssumeKHR], extensions: &["SPV_KHR_expect_assume"] },
    Instruction { op: Op::ExpectKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::ExpectAssumeKHR], extensions: &["SPV_KHR_expect_assume"] },
    Instruction { op: Op::DecorateString, operands: &[One(K::IdRef), One(K::Decoration)], capabilities: &[], extensions: &["SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1"] },
    Instruction { op: Op::MemberDecorateString, operands: &[One(K::IdRef), One(K::LiteralInteger), One(K::Decoration)], capabilities: &[], extensions: &["SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1"] },
    Instruction { op: Op::VmeImageINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeVmeImageINTEL, operands: &[One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcImePayloadINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcRefPayloadINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcSicPayloadINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcMcePayloadINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcMceResultINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcImeResultINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcImeResultSingleReferenceStreamoutINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcImeResultDualReferenceStreamoutINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcImeSingleReferenceStreaminINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcImeDualReferenceStreaminINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcRefResultINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::TypeAvcSicResultINTEL, operands: &[One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetInterShapePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationChromaINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetAcOnlyHaarINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceConvertToImePayloadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceConvertToImeResultINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceConvertToRefPayloadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceConvertToRefResultINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceConvertToSicPayloadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceConvertToSicResultINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetMotionVectorsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterDistortionsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetBestInterDistortionsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterMajorShapeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterMinorShapeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterDirectionsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterMotionVectorCountINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterReferenceIdsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeInitializeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeSetSingleReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeSetDualReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeRefWindowSizeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeAdjustRefOffsetINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeConvertToMcePayloadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeSetUnidirectionalMixDisableINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeSetWeightedSadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeConvertToMceResultINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetSingleReferenceStreaminINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetDualReferenceStreaminINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeStripSingleReferenceStreamoutINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeStripDualReferenceStreamoutINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetBorderReachedINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetTruncatedSearchIndicationINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcFmeInitializeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcBmeInitializeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefConvertToMcePayloadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefSetBidirectionalMixDisableINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefSetBilinearFilterEnableINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithSingleReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithDualReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcRefConvertToMceResultINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicInitializeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicConfigureSkcINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicConfigureIpeLumaINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationChromaINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetMotionVectorMaskINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicConvertToMcePayloadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationChromaINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicSetBilinearFilterEnableINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicEvaluateIpeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithSingleReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithDualReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicConvertToMceResultINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetIpeLumaShapeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetBestIpeLumaDistortionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetBestIpeChromaDistortionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetPackedIpeLumaModesINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetIpeChromaModeINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationChromaINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL, C::SubgroupAvcMotionEstimationIntraINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupAvcSicGetInterRawSadsINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::SubgroupAvcMotionEstimationINTEL], extensions: &[] },
    Instruction { op: Op::VariableLengthArrayINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::VariableLengthArrayINTEL], extensions: &[] },
    Instruction { op: Op::SaveMemoryINTEL, operands: &[One(K::IdResultType), One(K::IdResult)], capabilities: &[C::VariableLengthArrayINTEL], extensions: &[] },
    Instruction { op: Op::RestoreMemoryINTEL, operands: &[One(K::IdRef)], capabilities: &[C::VariableLengthArrayINTEL], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatSinCosPiALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatCastALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatCastFromIntALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatCastToIntALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatAddALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatSubALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatMulALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatDivALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatGTALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatGEALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatLTALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatLEALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatEQALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatRecipALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatRSqrtALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatCbrtALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatHypotALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatSqrtALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatLogINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatLog2INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatLog10INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatLog1pINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatExpINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatExp2INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatExp10INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatExpm1INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatSinINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatCosINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatSinCosINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatSinPiINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatCosPiINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatASinINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatASinPiINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatACosINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatACosPiINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatATanINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatATanPiINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatATan2INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatPowINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatPowRINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::ArbitraryFloatPowNINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFloatingPointALTERA], extensions: &[] },
    Instruction { op: Op::LoopControlINTEL, operands: &[Repeated(K::LiteralInteger)], capabilities: &[C::UnstructuredLoopControlsINTEL], extensions: &["SPV_INTEL_unstructured_loop_controls"] },
    Instruction { op: Op::AliasDomainDeclINTEL, operands: &[One(K::IdResult), Optional(K::IdRef)], capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &["SPV_INTEL_memory_access_aliasing"] },
    Instruction { op: Op::AliasScopeDeclINTEL, operands: &[One(K::IdResult), One(K::IdRef), Optional(K::IdRef)], capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &["SPV_INTEL_memory_access_aliasing"] },
    Instruction { op: Op::AliasScopeListDeclINTEL, operands: &[One(K::IdResult), Repeated(K::IdRef)], capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &["SPV_INTEL_memory_access_aliasing"] },
    Instruction { op: Op::FixedSqrtALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedRecipALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedRsqrtALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedSinALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedCosALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedSinCosALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedSinPiALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedCosPiALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedSinCosPiALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedLogALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::FixedExpALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[] },
    Instruction { op: Op::PtrCastToCrossWorkgroupALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::USMStorageClassesALTERA], extensions: &[] },
    Instruction { op: Op::CrossWorkgroupCastToPtrALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::USMStorageClassesALTERA], extensions: &[] },
    Instruction { op: Op::ReadPipeBlockingALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::BlockingPipesALTERA], extensions: &[] },
    Instruction { op: Op::WritePipeBlockingALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::BlockingPipesALTERA], extensions: &[] },
    Instruction { op: Op::FPGARegALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::FPGARegALTERA], extensions: &[] },
    Instruction { op: Op::RayQueryGetRayTMinKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetRayFlagsKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionTKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionInstanceCustomIndexKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionInstanceIdKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionGeometryIndexKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionPrimitiveIndexKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionBarycentricsKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionFrontFaceKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionObjectRayDirectionKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionObjectRayOriginKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetWorldRayDirectionKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetWorldRayOriginKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionObjectToWorldKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::RayQueryGetIntersectionWorldToObjectKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::RayQueryKHR], extensions: &["SPV_KHR_ray_query"] },
    Instruction { op: Op::AtomicFAddEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdScope), One(K::IdMemorySemantics), One(K::IdRef)], capabilities: &[C::AtomicFloat16AddEXT, C::AtomicFloat32AddEXT, C::AtomicFloat64AddEXT, C::AtomicFloat16VectorNV], extensions: &["SPV_EXT_shader_atomic_float_add"] },
    Instruction { op: Op::TypeBufferSurfaceINTEL, operands: &[One(K::IdResult), One(K::AccessQualifier)], capabilities: &[C::VectorComputeINTEL], extensions: &[] },
    Instruction { op: Op::TypeStructContinuedINTEL, operands: &[Repeated(K::IdRef)], capabilities: &[C::LongCompositesINTEL], extensions: &[] },
    Instruction { op: Op::ConstantCompositeContinuedINTEL, operands: &[Repeated(K::IdRef)], capabilities: &[C::LongCompositesINTEL], extensions: &[] },
    Instruction { op: Op::SpecConstantCompositeContinuedINTEL, operands: &[Repeated(K::IdRef)], capabilities: &[C::LongCompositesINTEL], extensions: &[] },
    Instruction { op: Op::CompositeConstructContinuedINTEL, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)], capabilities: &[C::LongCompositesINTEL], extensions: &[] },
    Instruction { op: Op::ConvertFToBF16INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BFloat16ConversionINTEL], extensions: &[] },
    Instruction { op: Op::ConvertBF16ToFINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BFloat16ConversionINTEL], extensions: &[] },
    Instruction { op: Op::ControlBarrierArriveINTEL, operands: &[One(K::IdScope), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[C::SplitBarrierINTEL], extensions: &[] },
    Instruction { op: Op::ControlBarrierWaitINTEL, operands: &[One(K::IdScope), One(K::IdScope), One(K::IdMemorySemantics)], capabilities: &[C::SplitBarrierINTEL], extensions: &[] },
    Instruction { op: Op::ArithmeticFenceEXT, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::ArithmeticFenceEXT], extensions: &[] },
    Instruction { op: Op::TaskSequenceCreateALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::TaskSequenceALTERA], extensions: &[] },
    Instruction { op: Op::TaskSequenceAsyncALTERA, operands: &[One(K::IdRef), Repeated(K::IdRef)], capabilities: &[C::TaskSequenceALTERA], extensions: &[] },
    Instruction { op: Op::TaskSequenceGetALTERA, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::TaskSequenceALTERA], extensions: &[] },
    Instruction { op: Op::TaskSequenceReleaseALTERA, operands: &[One(K::IdRef)], capabilities: &[C::TaskSequenceALTERA], extensions: &[] },
    Instruction { op: Op::TypeTaskSequenceALTERA, operands: &[One(K::IdResult)], capabilities: &[C::TaskSequenceALTERA], extensions: &[] },
    Instruction { op: Op::SubgroupBlockPrefetchINTEL, operands: &[One(K::IdRef), One(K::IdRef), Optional(K::MemoryAccess)], capabilities: &[C::SubgroupBufferPrefetchINTEL], extensions: &[] },
    Instruction { op: Op::Subgroup2DBlockLoadINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Subgroup2DBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::Subgroup2DBlockLoadTransformINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Subgroup2DBlockTransformINTEL], extensions: &[] },
    Instruction { op: Op::Subgroup2DBlockLoadTransposeINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Subgroup2DBlockTransposeINTEL], extensions: &[] },
    Instruction { op: Op::Subgroup2DBlockPrefetchINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Subgroup2DBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::Subgroup2DBlockStoreINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::Subgroup2DBlockIOINTEL], extensions: &[] },
    Instruction { op: Op::SubgroupMatrixMultiplyAccumulateINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef), Optional(K::MatrixMultiplyAccumulateOperands)], capabilities: &[C::SubgroupMatrixMultiplyAccumulateINTEL], extensions: &[] },
    Instruction { op: Op::BitwiseFunctionINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef), One(K::IdRef), One(K::IdRef)], capabilities: &[C::TernaryBitwiseFunctionINTEL], extensions: &[] },
    Instruction { op: Op::UntypedVariableLengthArrayINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::IdRef)], capabilities: &[C::UntypedVariableLengthArrayINTEL], extensions: &[] },
    Instruction { op: Op::ConditionalExtensionINTEL, operands: &[One(K::IdRef), One(K::LiteralString)], capabilities: &[C::SpecConditionalINTEL], extensions: &[] },
    Instruction { op: Op::ConditionalEntryPointINTEL, operands: &[One(K::IdRef), One(K::ExecutionModel), One(K::IdRef), One(K::LiteralString), Repeated(K::IdRef)], capabilities: &[C::SpecConditionalINTEL], extensions: &[] },
    Instruction { op: Op::ConditionalCapabilityINTEL, operands: &[One(K::IdRef), One(K::Capability)], capabilities: &[C::SpecConditionalINTEL], extensions: &[] },
    Instruction { op: Op::SpecConstantTargetINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger), Repeated(K::LiteralInteger)], capabilities: &[C::FunctionVariantsINTEL], extensions: &[] },
    Instruction { op: Op::SpecConstantArchitectureINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)], capabilities: &[C::FunctionVariantsINTEL], extensions: &[] },
    Instruction { op: Op::SpecConstantCapabilitiesINTEL, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::Capability)], capabilities: &[C::FunctionVariantsINTEL], extensions: &[] },
    Instruction { op: Op::ConditionalCopyObjectINTEL, operands: &[One(K::IdResultType), One(K::IdResult), Repeated(K::IdRef)], capabilities: &[C::SpecConditionalINTEL], extensions: &[] },
    Instruction { op: Op::GroupIMulKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupFMulKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupBitwiseAndKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupBitwiseOrKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupBitwiseXorKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupLogicalAndKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupLogicalOrKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::GroupLogicalXorKHR, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdScope), One(K::GroupOperation), One(K::IdRef)], capabilities: &[C::GroupUniformArithmeticKHR], extensions: &[] },
    Instruction { op: Op::RoundFToTF32INTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::TensorFloat32RoundingINTEL], extensions: &[] },
    Instruction { op: Op::MaskedGatherINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef), One(K::IdRef)], capabilities: &[C::MaskedGatherScatterINTEL], extensions: &[] },
    Instruction { op: Op::MaskedScatterINTEL, operands: &[One(K::IdRef), One(K::IdRef), One(K::LiteralInteger), One(K::IdRef)], capabilities: &[C::MaskedGatherScatterINTEL], extensions: &[] },
    Instruction { op: Op::ConvertHandleToImageINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessImagesINTEL], extensions: &[] },
    Instruction { op: Op::ConvertHandleToSamplerINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessImagesINTEL], extensions: &[] },
    Instruction { op: Op::ConvertHandleToSampledImageINTEL, operands: &[One(K::IdResultType), One(K::IdResult), One(K::IdRef)], capabilities: &[C::BindlessImagesINTEL], extensions: &[] },
];

/// The operands of GLSL.std.450's instructions, behind the set and the number; sorted by number.
pub(super) static GLSL_STD_450: [(u32, &[Operand]); 81] = [
    (1, &[One(K::IdRef)]),
    (2, &[One(K::IdRef)]),
    (3, &[One(K::IdRef)]),
    (4, &[One(K::IdRef)]),
    (5, &[One(K::IdRef)]),
    (6, &[One(K::IdRef)]),
    (7, &[One(K::IdRef)]),
    (8, &[One(K::IdRef)]),
    (9, &[One(K::IdRef)]),
    (10, &[One(K::IdRef)]),
    (11, &[One(K::IdRef)]),
    (12, &[One(K::IdRef)]),
    (13, &[One(K::IdRef)]),
    (14, &[One(K::IdRef)]),
    (15, &[One(K::IdRef)]),
    (16, &[One(K::IdRef)]),
    (17, &[One(K::IdRef)]),
    (18, &[One(K::IdRef)]),
    (19, &[One(K::IdRef)]),
    (20, &[One(K::IdRef)]),
    (21, &[One(K::IdRef)]),
    (22, &[One(K::IdRef)]),
    (23, &[One(K::IdRef)]),
    (24, &[One(K::IdRef)]),
    (25, &[One(K::IdRef), One(K::IdRef)]),
    (26, &[One(K::IdRef), One(K::IdRef)]),
    (27, &[One(K::IdRef)]),
    (28, &[One(K::IdRef)]),
    (29, &[One(K::IdRef)]),
    (30, &[One(K::IdRef)]),
    (31, &[One(K::IdRef)]),
    (32, &[One(K::IdRef)]),
    (33, &[One(K::IdRef)]),
    (34, &[One(K::IdRef)]),
    (35, &[One(K::IdRef), One(K::IdRef)]),
    (36, &[One(K::IdRef)]),
    (37, &[One(K::IdRef), One(K::IdRef)]),
    (38, &[One(K::IdRef), One(K::IdRef)]),
    (39, &[One(K::IdRef), One(K::IdRef)]),
    (40, &[One(K::IdRef), One(K::IdRef)]),
    (41, &[One(K::IdRef), One(K::IdRef)]),
    (42, &[One(K::IdRef), One(K::IdRef)]),
    (43, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (44, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (45, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (46, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (47, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (48, &[One(K::IdRef), One(K::IdRef)]),
    (49, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (50, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (51, &[One(K::IdRef), One(K::IdRef)]),
    (52, &[One(K::IdRef)]),
    (53, &[One(K::IdRef), One(K::IdRef)]),
    (54, &[One(K::IdRef)]),
    (55, &[One(K::IdRef)]),
    (56, &[One(K::IdRef)]),
    (57, &[One(K::IdRef)]),
    (58, &[One(K::IdRef)]),
    (59, &[One(K::IdRef)]),
    (60, &[One(K::IdRef)]),
    (61, &[One(K::IdRef)]),
    (62, &[One(K::IdRef)]),
    (63, &[One(K::IdRef)]),
    (64, &[One(K::IdRef)]),
    (65, &[One(K::IdRef)]),
    (66, &[One(K::IdRef)]),
    (67, &[One(K::IdRef), One(K::IdRef)]),
    (68, &[One(K::IdRef), One(K::IdRef)]),
    (69, &[One(K::IdRef)]),
    (70, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (71, &[One(K::IdRef), One(K::IdRef)]),
    (72, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
    (73, &[One(K::IdRef)]),
    (74, &[One(K::IdRef)]),
    (75, &[One(K::IdRef)]),
    (76, &[One(K::IdRef)]),
    (77, &[One(K::IdRef), One(K::IdRef)]),
    (78, &[One(K::IdRef), One(K::IdRef)]),
    (79, &[One(K::IdRef), One(K::IdRef)]),
    (80, &[One(K::IdRef), One(K::IdRef)]),
    (81, &[One(K::IdRef), One(K::IdRef), One(K::IdRef)]),
];

/// The values of a kind, sorted; of a mask its bits. Nothing for kinds that are numbers, texts or ids.
pub(super) fn values(kind: OperandKind) -> &'static [Enumerant] {
    match kind {
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
        OperandKind::CooperativeMatrixLayout => &COOPERATIVE_MATRIX_LAYOUT,
        OperandKind::CooperativeMatrixUse => &COOPERATIVE_MATRIX_USE,
        OperandKind::TensorClampMode => &TENSOR_CLAMP_MODE,
        OperandKind::InitializationModeQualifier => &INITIALIZATION_MODE_QUALIFIER,
        OperandKind::LoadCacheControl => &LOAD_CACHE_CONTROL,
        OperandKind::StoreCacheControl => &STORE_CACHE_CONTROL,
        OperandKind::NamedMaximumNumberOfRegisters => &NAMED_MAXIMUM_NUMBER_OF_REGISTERS,
        OperandKind::FPEncoding => &FPENCODING,
        OperandKind::CooperativeVectorMatrixLayout => &COOPERATIVE_VECTOR_MATRIX_LAYOUT,
        OperandKind::ComponentType => &COMPONENT_TYPE,
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
        OperandKind::CooperativeMatrixOperands => &COOPERATIVE_MATRIX_OPERANDS,
        OperandKind::CooperativeMatrixReduce => &COOPERATIVE_MATRIX_REDUCE,
        OperandKind::TensorAddressingOperands => &TENSOR_ADDRESSING_OPERANDS,
        OperandKind::MatrixMultiplyAccumulateOperands => &MATRIX_MULTIPLY_ACCUMULATE_OPERANDS,
        OperandKind::TensorOperands => &TENSOR_OPERANDS,
        _ => &[],
    }
}

pub(super) fn is_mask(kind: OperandKind) -> bool {
    matches!(kind, OperandKind::ImageOperands | OperandKind::FPFastMathMode | OperandKind::SelectionControl | OperandKind::LoopControl | OperandKind::FunctionControl | OperandKind::MemorySemantics | OperandKind::MemoryAccess | OperandKind::KernelProfilingInfo | OperandKind::RayFlags | OperandKind::FragmentShadingRate | OperandKind::RawAccessChainOperands | OperandKind::CooperativeMatrixOperands | OperandKind::CooperativeMatrixReduce | OperandKind::TensorAddressingOperands | OperandKind::MatrixMultiplyAccumulateOperands | OperandKind::TensorOperands)
}

static SOURCE_LANGUAGE: [Enumerant; 14] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Unknown
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // ESSL
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // GLSL
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // OpenCL_C
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // OpenCL_CPP
    Enumerant { value: 5, capabilities: &[], extensions: &[], parameters: &[] }, // HLSL
    Enumerant { value: 6, capabilities: &[], extensions: &[], parameters: &[] }, // CPP_for_OpenCL
    Enumerant { value: 7, capabilities: &[], extensions: &[], parameters: &[] }, // SYCL
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // HERO_C
    Enumerant { value: 9, capabilities: &[], extensions: &[], parameters: &[] }, // NZSL
    Enumerant { value: 10, capabilities: &[], extensions: &[], parameters: &[] }, // WGSL
    Enumerant { value: 11, capabilities: &[], extensions: &[], parameters: &[] }, // Slang
    Enumerant { value: 12, capabilities: &[], extensions: &[], parameters: &[] }, // Zig
    Enumerant { value: 13, capabilities: &[], extensions: &[], parameters: &[] }, // Rust
];

static EXECUTION_MODEL: [Enumerant; 17] = [
    Enumerant { value: 0, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Vertex
    Enumerant { value: 1, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // TessellationControl
    Enumerant { value: 2, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // TessellationEvaluation
    Enumerant { value: 3, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // Geometry
    Enumerant { value: 4, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Fragment
    Enumerant { value: 5, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // GLCompute
    Enumerant { value: 6, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Kernel
    Enumerant { value: 5267, capabilities: &[C::MeshShadingNV], extensions: &[], parameters: &[] }, // TaskNV
    Enumerant { value: 5268, capabilities: &[C::MeshShadingNV], extensions: &[], parameters: &[] }, // MeshNV
    Enumerant { value: 5313, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &[], parameters: &[] }, // RayGenerationKHR
    Enumerant { value: 5314, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &[], parameters: &[] }, // IntersectionKHR
    Enumerant { value: 5315, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &[], parameters: &[] }, // AnyHitKHR
    Enumerant { value: 5316, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &[], parameters: &[] }, // ClosestHitKHR
    Enumerant { value: 5317, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &[], parameters: &[] }, // MissKHR
    Enumerant { value: 5318, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &[], parameters: &[] }, // CallableKHR
    Enumerant { value: 5364, capabilities: &[C::MeshShadingEXT], extensions: &[], parameters: &[] }, // TaskEXT
    Enumerant { value: 5365, capabilities: &[C::MeshShadingEXT], extensions: &[], parameters: &[] }, // MeshEXT
];

static ADDRESSING_MODEL: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Logical
    Enumerant { value: 1, capabilities: &[C::Addresses], extensions: &[], parameters: &[] }, // Physical32
    Enumerant { value: 2, capabilities: &[C::Addresses], extensions: &[], parameters: &[] }, // Physical64
    Enumerant { value: 5348, capabilities: &[C::PhysicalStorageBufferAddresses], extensions: &["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"], parameters: &[] }, // PhysicalStorageBuffer64
];

static MEMORY_MODEL: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Simple
    Enumerant { value: 1, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // GLSL450
    Enumerant { value: 2, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // OpenCL
    Enumerant { value: 3, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // Vulkan
];

static EXECUTION_MODE: [Enumerant; 97] = [
    Enumerant { value: 0, capabilities: &[C::Geometry], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Invocations
    Enumerant { value: 1, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // SpacingEqual
    Enumerant { value: 2, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // SpacingFractionalEven
    Enumerant { value: 3, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // SpacingFractionalOdd
    Enumerant { value: 4, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // VertexOrderCw
    Enumerant { value: 5, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // VertexOrderCcw
    Enumerant { value: 6, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // PixelCenterInteger
    Enumerant { value: 7, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // OriginUpperLeft
    Enumerant { value: 8, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // OriginLowerLeft
    Enumerant { value: 9, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // EarlyFragmentTests
    Enumerant { value: 10, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // PointMode
    Enumerant { value: 11, capabilities: &[C::TransformFeedback], extensions: &[], parameters: &[] }, // Xfb
    Enumerant { value: 12, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // DepthReplacing
    Enumerant { value: 14, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // DepthGreater
    Enumerant { value: 15, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // DepthLess
    Enumerant { value: 16, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // DepthUnchanged
    Enumerant { value: 17, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)] }, // LocalSize
    Enumerant { value: 18, capabilities: &[C::Kernel], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)] }, // LocalSizeHint
    Enumerant { value: 19, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // InputPoints
    Enumerant { value: 20, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // InputLines
    Enumerant { value: 21, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // InputLinesAdjacency
    Enumerant { value: 22, capabilities: &[C::Geometry, C::Tessellation], extensions: &[], parameters: &[] }, // Triangles
    Enumerant { value: 23, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // InputTrianglesAdjacency
    Enumerant { value: 24, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // Quads
    Enumerant { value: 25, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // Isolines
    Enumerant { value: 26, capabilities: &[C::Geometry, C::Tessellation, C::MeshShadingNV, C::MeshShadingEXT], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // OutputVertices
    Enumerant { value: 27, capabilities: &[C::Geometry, C::MeshShadingNV, C::MeshShadingEXT], extensions: &[], parameters: &[] }, // OutputPoints
    Enumerant { value: 28, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // OutputLineStrip
    Enumerant { value: 29, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // OutputTriangleStrip
    Enumerant { value: 30, capabilities: &[C::Kernel], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // VecTypeHint
    Enumerant { value: 31, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // ContractionOff
    Enumerant { value: 33, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Initializer
    Enumerant { value: 34, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Finalizer
    Enumerant { value: 35, capabilities: &[C::SubgroupDispatch], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SubgroupSize
    Enumerant { value: 36, capabilities: &[C::SubgroupDispatch], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SubgroupsPerWorkgroup
    Enumerant { value: 37, capabilities: &[C::SubgroupDispatch], extensions: &[], parameters: &[One(K::IdRef)] }, // SubgroupsPerWorkgroupId
    Enumerant { value: 38, capabilities: &[], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)] }, // LocalSizeId
    Enumerant { value: 39, capabilities: &[C::Kernel], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)] }, // LocalSizeHintId
    Enumerant { value: 4169, capabilities: &[C::TileImageColorReadAccessEXT], extensions: &[], parameters: &[] }, // NonCoherentColorAttachmentReadEXT
    Enumerant { value: 4170, capabilities: &[C::TileImageDepthReadAccessEXT], extensions: &[], parameters: &[] }, // NonCoherentDepthAttachmentReadEXT
    Enumerant { value: 4171, capabilities: &[C::TileImageStencilReadAccessEXT], extensions: &[], parameters: &[] }, // NonCoherentStencilAttachmentReadEXT
    Enumerant { value: 4421, capabilities: &[C::Shader], extensions: &["SPV_KHR_subgroup_uniform_control_flow"], parameters: &[] }, // SubgroupUniformControlFlowKHR
    Enumerant { value: 4446, capabilities: &[C::SampleMaskPostDepthCoverage], extensions: &["SPV_KHR_post_depth_coverage"], parameters: &[] }, // PostDepthCoverage
    Enumerant { value: 4459, capabilities: &[C::DenormPreserve], extensions: &["SPV_KHR_float_controls"], parameters: &[One(K::LiteralInteger)] }, // DenormPreserve
    Enumerant { value: 4460, capabilities: &[C::DenormFlushToZero], extensions: &["SPV_KHR_float_controls"], parameters: &[One(K::LiteralInteger)] }, // DenormFlushToZero
    Enumerant { value: 4461, capabilities: &[C::SignedZeroInfNanPreserve], extensions: &["SPV_KHR_float_controls"], parameters: &[One(K::LiteralInteger)] }, // SignedZeroInfNanPreserve
    Enumerant { value: 4462, capabilities: &[C::RoundingModeRTE], extensions: &["SPV_KHR_float_controls"], parameters: &[One(K::LiteralInteger)] }, // RoundingModeRTE
    Enumerant { value: 4463, capabilities: &[C::RoundingModeRTZ], extensions: &["SPV_KHR_float_controls"], parameters: &[One(K::LiteralInteger)] }, // RoundingModeRTZ
    Enumerant { value: 4489, capabilities: &[C::TileShadingQCOM], extensions: &[], parameters: &[] }, // NonCoherentTileAttachmentReadQCOM
    Enumerant { value: 4490, capabilities: &[C::TileShadingQCOM], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)] }, // TileShadingRateQCOM
    Enumerant { value: 5017, capabilities: &[C::Shader], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests"], parameters: &[] }, // EarlyAndLateFragmentTestsAMD
    Enumerant { value: 5027, capabilities: &[C::StencilExportEXT], extensions: &["SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefReplacingEXT
    Enumerant { value: 5069, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // CoalescingAMDX
    Enumerant { value: 5070, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // IsApiEntryAMDX
    Enumerant { value: 5071, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // MaxNodeRecursionAMDX
    Enumerant { value: 5072, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)] }, // StaticNumWorkgroupsAMDX
    Enumerant { value: 5073, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // ShaderIndexAMDX
    Enumerant { value: 5077, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef), One(K::IdRef)] }, // MaxNumWorkgroupsAMDX
    Enumerant { value: 5079, capabilities: &[C::StencilExportEXT], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefUnchangedFrontAMD
    Enumerant { value: 5080, capabilities: &[C::StencilExportEXT], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefGreaterFrontAMD
    Enumerant { value: 5081, capabilities: &[C::StencilExportEXT], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefLessFrontAMD
    Enumerant { value: 5082, capabilities: &[C::StencilExportEXT], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefUnchangedBackAMD
    Enumerant { value: 5083, capabilities: &[C::StencilExportEXT], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefGreaterBackAMD
    Enumerant { value: 5084, capabilities: &[C::StencilExportEXT], extensions: &["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilRefLessBackAMD
    Enumerant { value: 5088, capabilities: &[C::QuadControlKHR], extensions: &[], parameters: &[] }, // QuadDerivativesKHR
    Enumerant { value: 5089, capabilities: &[C::QuadControlKHR], extensions: &[], parameters: &[] }, // RequireFullQuadsKHR
    Enumerant { value: 5102, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef)] }, // SharesInputWithAMDX
    Enumerant { value: 5269, capabilities: &[C::MeshShadingNV, C::MeshShadingEXT], extensions: &["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"], parameters: &[] }, // OutputLinesEXT
    Enumerant { value: 5270, capabilities: &[C::MeshShadingNV, C::MeshShadingEXT], extensions: &["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"], parameters: &[One(K::LiteralInteger)] }, // OutputPrimitivesEXT
    Enumerant { value: 5289, capabilities: &[C::ComputeDerivativeGroupQuadsKHR], extensions: &["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"], parameters: &[] }, // DerivativeGroupQuadsKHR
    Enumerant { value: 5290, capabilities: &[C::ComputeDerivativeGroupLinearKHR], extensions: &["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"], parameters: &[] }, // DerivativeGroupLinearKHR
    Enumerant { value: 5298, capabilities: &[C::MeshShadingNV, C::MeshShadingEXT], extensions: &["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"], parameters: &[] }, // OutputTrianglesEXT
    Enumerant { value: 5366, capabilities: &[C::FragmentShaderPixelInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // PixelInterlockOrderedEXT
    Enumerant { value: 5367, capabilities: &[C::FragmentShaderPixelInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // PixelInterlockUnorderedEXT
    Enumerant { value: 5368, capabilities: &[C::FragmentShaderSampleInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // SampleInterlockOrderedEXT
    Enumerant { value: 5369, capabilities: &[C::FragmentShaderSampleInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // SampleInterlockUnorderedEXT
    Enumerant { value: 5370, capabilities: &[C::FragmentShaderShadingRateInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // ShadingRateInterlockOrderedEXT
    Enumerant { value: 5371, capabilities: &[C::FragmentShaderShadingRateInterlockEXT], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // ShadingRateInterlockUnorderedEXT
    Enumerant { value: 5427, capabilities: &[C::Shader64BitIndexingEXT], extensions: &[], parameters: &[] }, // Shader64BitIndexingEXT
    Enumerant { value: 5618, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SharedLocalMemorySizeINTEL
    Enumerant { value: 5620, capabilities: &[C::RoundToInfinityINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // RoundingModeRTPINTEL
    Enumerant { value: 5621, capabilities: &[C::RoundToInfinityINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // RoundingModeRTNINTEL
    Enumerant { value: 5622, capabilities: &[C::RoundToInfinityINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // FloatingPointModeALTINTEL
    Enumerant { value: 5623, capabilities: &[C::RoundToInfinityINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // FloatingPointModeIEEEINTEL
    Enumerant { value: 5893, capabilities: &[C::KernelAttributesINTEL], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)] }, // MaxWorkgroupSizeINTEL
    Enumerant { value: 5894, capabilities: &[C::KernelAttributesINTEL], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[One(K::LiteralInteger)] }, // MaxWorkDimINTEL
    Enumerant { value: 5895, capabilities: &[C::KernelAttributesINTEL], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[] }, // NoGlobalOffsetINTEL
    Enumerant { value: 5896, capabilities: &[C::FPGAKernelAttributesINTEL], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[One(K::LiteralInteger)] }, // NumSIMDWorkitemsINTEL
    Enumerant { value: 5903, capabilities: &[C::FPGAKernelAttributesINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SchedulerTargetFmaxMhzINTEL
    Enumerant { value: 6023, capabilities: &[C::Shader], extensions: &["SPV_KHR_maximal_reconvergence"], parameters: &[] }, // MaximallyReconvergesKHR
    Enumerant { value: 6028, capabilities: &[C::FloatControls2], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef)] }, // FPFastMathDefault
    Enumerant { value: 6154, capabilities: &[C::FPGAKernelAttributesINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // StreamingInterfaceINTEL
    Enumerant { value: 6160, capabilities: &[C::FPGAKernelAttributesv2INTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // RegisterMapInterfaceINTEL
    Enumerant { value: 6417, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // NamedBarrierCountINTEL
    Enumerant { value: 6461, capabilities: &[C::RegisterLimitsINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MaximumRegistersINTEL
    Enumerant { value: 6462, capabilities: &[C::RegisterLimitsINTEL], extensions: &[], parameters: &[One(K::IdRef)] }, // MaximumRegistersIdINTEL
    Enumerant { value: 6463, capabilities: &[C::RegisterLimitsINTEL], extensions: &[], parameters: &[One(K::NamedMaximumNumberOfRegisters)] }, // NamedMaximumRegistersINTEL
];

static STORAGE_CLASS: [Enumerant; 29] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // UniformConstant
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // Input
    Enumerant { value: 2, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Uniform
    Enumerant { value: 3, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Output
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // Workgroup
    Enumerant { value: 5, capabilities: &[], extensions: &[], parameters: &[] }, // CrossWorkgroup
    Enumerant { value: 6, capabilities: &[C::Shader, C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // Private
    Enumerant { value: 7, capabilities: &[], extensions: &[], parameters: &[] }, // Function
    Enumerant { value: 8, capabilities: &[C::GenericPointer], extensions: &[], parameters: &[] }, // Generic
    Enumerant { value: 9, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // PushConstant
    Enumerant { value: 10, capabilities: &[C::AtomicStorage], extensions: &[], parameters: &[] }, // AtomicCounter
    Enumerant { value: 11, capabilities: &[], extensions: &[], parameters: &[] }, // Image
    Enumerant { value: 12, capabilities: &[C::Shader], extensions: &["SPV_KHR_storage_buffer_storage_class", "SPV_KHR_variable_pointers"], parameters: &[] }, // StorageBuffer
    Enumerant { value: 4172, capabilities: &[C::TileImageColorReadAccessEXT], extensions: &[], parameters: &[] }, // TileImageEXT
    Enumerant { value: 4491, capabilities: &[C::TileShadingQCOM], extensions: &[], parameters: &[] }, // TileAttachmentQCOM
    Enumerant { value: 5068, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // NodePayloadAMDX
    Enumerant { value: 5328, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // CallableDataKHR
    Enumerant { value: 5329, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // IncomingCallableDataKHR
    Enumerant { value: 5338, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // RayPayloadKHR
    Enumerant { value: 5339, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // HitAttributeKHR
    Enumerant { value: 5342, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // IncomingRayPayloadKHR
    Enumerant { value: 5343, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // ShaderRecordBufferKHR
    Enumerant { value: 5349, capabilities: &[C::PhysicalStorageBufferAddresses], extensions: &["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"], parameters: &[] }, // PhysicalStorageBuffer
    Enumerant { value: 5385, capabilities: &[C::ShaderInvocationReorderNV], extensions: &[], parameters: &[] }, // HitObjectAttributeNV
    Enumerant { value: 5402, capabilities: &[C::MeshShadingEXT], extensions: &["SPV_EXT_mesh_shader"], parameters: &[] }, // TaskPayloadWorkgroupEXT
    Enumerant { value: 5411, capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[], parameters: &[] }, // HitObjectAttributeEXT
    Enumerant { value: 5605, capabilities: &[C::FunctionPointersINTEL], extensions: &["SPV_INTEL_function_pointers"], parameters: &[] }, // CodeSectionINTEL
    Enumerant { value: 5936, capabilities: &[C::USMStorageClassesALTERA], extensions: &[], parameters: &[] }, // DeviceOnlyALTERA
    Enumerant { value: 5937, capabilities: &[C::USMStorageClassesALTERA], extensions: &[], parameters: &[] }, // HostOnlyALTERA
];

static DIM: [Enumerant; 8] = [
    Enumerant { value: 0, capabilities: &[C::Sampled1D], extensions: &[], parameters: &[] }, // Dim1D
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // Dim2D
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // Dim3D
    Enumerant { value: 3, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // DimCube
    Enumerant { value: 4, capabilities: &[C::SampledRect], extensions: &[], parameters: &[] }, // DimRect
    Enumerant { value: 5, capabilities: &[C::SampledBuffer], extensions: &[], parameters: &[] }, // DimBuffer
    Enumerant { value: 6, capabilities: &[C::InputAttachment], extensions: &[], parameters: &[] }, // DimSubpassData
    Enumerant { value: 4173, capabilities: &[C::TileImageColorReadAccessEXT], extensions: &[], parameters: &[] }, // DimTileImageDataEXT
];

static SAMPLER_ADDRESSING_MODE: [Enumerant; 5] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // None
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // ClampToEdge
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // Clamp
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // Repeat
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // RepeatMirrored
];

static SAMPLER_FILTER_MODE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Nearest
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // Linear
];

static IMAGE_FORMAT: [Enumerant; 42] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Unknown
    Enumerant { value: 1, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba32f
    Enumerant { value: 2, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba16f
    Enumerant { value: 3, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // R32f
    Enumerant { value: 4, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba8
    Enumerant { value: 5, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba8Snorm
    Enumerant { value: 6, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg32f
    Enumerant { value: 7, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg16f
    Enumerant { value: 8, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R11fG11fB10f
    Enumerant { value: 9, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R16f
    Enumerant { value: 10, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rgba16
    Enumerant { value: 11, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rgb10A2
    Enumerant { value: 12, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg16
    Enumerant { value: 13, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg8
    Enumerant { value: 14, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R16
    Enumerant { value: 15, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R8
    Enumerant { value: 16, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rgba16Snorm
    Enumerant { value: 17, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg16Snorm
    Enumerant { value: 18, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg8Snorm
    Enumerant { value: 19, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R16Snorm
    Enumerant { value: 20, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R8Snorm
    Enumerant { value: 21, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba32i
    Enumerant { value: 22, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba16i
    Enumerant { value: 23, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba8i
    Enumerant { value: 24, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // R32i
    Enumerant { value: 25, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg32i
    Enumerant { value: 26, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg16i
    Enumerant { value: 27, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg8i
    Enumerant { value: 28, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R16i
    Enumerant { value: 29, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R8i
    Enumerant { value: 30, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba32ui
    Enumerant { value: 31, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba16ui
    Enumerant { value: 32, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Rgba8ui
    Enumerant { value: 33, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // R32ui
    Enumerant { value: 34, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rgb10a2ui
    Enumerant { value: 35, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg32ui
    Enumerant { value: 36, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg16ui
    Enumerant { value: 37, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // Rg8ui
    Enumerant { value: 38, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R16ui
    Enumerant { value: 39, capabilities: &[C::StorageImageExtendedFormats], extensions: &[], parameters: &[] }, // R8ui
    Enumerant { value: 40, capabilities: &[C::Int64ImageEXT], extensions: &[], parameters: &[] }, // R64ui
    Enumerant { value: 41, capabilities: &[C::Int64ImageEXT], extensions: &[], parameters: &[] }, // R64i
];

static IMAGE_CHANNEL_ORDER: [Enumerant; 20] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // R
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // A
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // RG
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // RA
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // RGB
    Enumerant { value: 5, capabilities: &[], extensions: &[], parameters: &[] }, // RGBA
    Enumerant { value: 6, capabilities: &[], extensions: &[], parameters: &[] }, // BGRA
    Enumerant { value: 7, capabilities: &[], extensions: &[], parameters: &[] }, // ARGB
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // Intensity
    Enumerant { value: 9, capabilities: &[], extensions: &[], parameters: &[] }, // Luminance
    Enumerant { value: 10, capabilities: &[], extensions: &[], parameters: &[] }, // Rx
    Enumerant { value: 11, capabilities: &[], extensions: &[], parameters: &[] }, // RGx
    Enumerant { value: 12, capabilities: &[], extensions: &[], parameters: &[] }, // RGBx
    Enumerant { value: 13, capabilities: &[], extensions: &[], parameters: &[] }, // Depth
    Enumerant { value: 14, capabilities: &[], extensions: &[], parameters: &[] }, // DepthStencil
    Enumerant { value: 15, capabilities: &[], extensions: &[], parameters: &[] }, // sRGB
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[] }, // sRGBx
    Enumerant { value: 17, capabilities: &[], extensions: &[], parameters: &[] }, // sRGBA
    Enumerant { value: 18, capabilities: &[], extensions: &[], parameters: &[] }, // sBGRA
    Enumerant { value: 19, capabilities: &[], extensions: &[], parameters: &[] }, // ABGR
];

static IMAGE_CHANNEL_DATA_TYPE: [Enumerant; 26] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // SnormInt8
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // SnormInt16
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt8
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt16
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // UnormShort565
    Enumerant { value: 5, capabilities: &[], extensions: &[], parameters: &[] }, // UnormShort555
    Enumerant { value: 6, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt101010
    Enumerant { value: 7, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt8
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt16
    Enumerant { value: 9, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt32
    Enumerant { value: 10, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt8
    Enumerant { value: 11, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt16
    Enumerant { value: 12, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt32
    Enumerant { value: 13, capabilities: &[], extensions: &[], parameters: &[] }, // HalfFloat
    Enumerant { value: 14, capabilities: &[], extensions: &[], parameters: &[] }, // Float
    Enumerant { value: 15, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt24
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt101010_2
    Enumerant { value: 17, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt10X6EXT
    Enumerant { value: 19, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedIntRaw10EXT
    Enumerant { value: 20, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedIntRaw12EXT
    Enumerant { value: 21, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt2_101010EXT
    Enumerant { value: 22, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt10X6EXT
    Enumerant { value: 23, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt12X4EXT
    Enumerant { value: 24, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt14X2EXT
    Enumerant { value: 25, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt12X4EXT
    Enumerant { value: 26, capabilities: &[], extensions: &[], parameters: &[] }, // UnormInt14X2EXT
];

static FPROUNDING_MODE: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // RTE
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // RTZ
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // RTP
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // RTN
];

static FPDENORM_MODE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[] }, // Preserve
    Enumerant { value: 1, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[] }, // FlushToZero
];

static QUANTIZATION_MODES: [Enumerant; 8] = [
    Enumerant { value: 0, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // TRN
    Enumerant { value: 1, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // TRN_ZERO
    Enumerant { value: 2, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // RND
    Enumerant { value: 3, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // RND_ZERO
    Enumerant { value: 4, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // RND_INF
    Enumerant { value: 5, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // RND_MIN_INF
    Enumerant { value: 6, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // RND_CONV
    Enumerant { value: 7, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // RND_CONV_ODD
];

static FPOPERATION_MODE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[] }, // IEEE
    Enumerant { value: 1, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[] }, // ALT
];

static OVERFLOW_MODES: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // WRAP
    Enumerant { value: 1, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // SAT
    Enumerant { value: 2, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // SAT_ZERO
    Enumerant { value: 3, capabilities: &[C::ArbitraryPrecisionFixedPointALTERA], extensions: &[], parameters: &[] }, // SAT_SYM
];

static LINKAGE_TYPE: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: &[C::Linkage], extensions: &[], parameters: &[] }, // Export
    Enumerant { value: 1, capabilities: &[C::Linkage], extensions: &[], parameters: &[] }, // Import
    Enumerant { value: 2, capabilities: &[C::Linkage], extensions: &["SPV_KHR_linkonce_odr"], parameters: &[] }, // LinkOnceODR
];

static ACCESS_QUALIFIER: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // ReadOnly
    Enumerant { value: 1, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // WriteOnly
    Enumerant { value: 2, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // ReadWrite
];

static HOST_ACCESS_QUALIFIER: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[C::GlobalVariableHostAccessINTEL], extensions: &[], parameters: &[] }, // NoneINTEL
    Enumerant { value: 1, capabilities: &[C::GlobalVariableHostAccessINTEL], extensions: &[], parameters: &[] }, // ReadINTEL
    Enumerant { value: 2, capabilities: &[C::GlobalVariableHostAccessINTEL], extensions: &[], parameters: &[] }, // WriteINTEL
    Enumerant { value: 3, capabilities: &[C::GlobalVariableHostAccessINTEL], extensions: &[], parameters: &[] }, // ReadWriteINTEL
];

static FUNCTION_PARAMETER_ATTRIBUTE: [Enumerant; 9] = [
    Enumerant { value: 0, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Zext
    Enumerant { value: 1, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Sext
    Enumerant { value: 2, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // ByVal
    Enumerant { value: 3, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Sret
    Enumerant { value: 4, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NoAlias
    Enumerant { value: 5, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NoCapture
    Enumerant { value: 6, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NoWrite
    Enumerant { value: 7, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NoReadWrite
    Enumerant { value: 5940, capabilities: &[C::RuntimeAlignedAttributeALTERA], extensions: &[], parameters: &[] }, // RuntimeAlignedALTERA
];

static DECORATION: [Enumerant; 149] = [
    Enumerant { value: 0, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // RelaxedPrecision
    Enumerant { value: 1, capabilities: &[C::Shader, C::Kernel], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SpecId
    Enumerant { value: 2, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Block
    Enumerant { value: 3, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // BufferBlock
    Enumerant { value: 4, capabilities: &[C::Matrix], extensions: &[], parameters: &[] }, // RowMajor
    Enumerant { value: 5, capabilities: &[C::Matrix], extensions: &[], parameters: &[] }, // ColMajor
    Enumerant { value: 6, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // ArrayStride
    Enumerant { value: 7, capabilities: &[C::Matrix], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MatrixStride
    Enumerant { value: 8, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // GLSLShared
    Enumerant { value: 9, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // GLSLPacked
    Enumerant { value: 10, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // CPacked
    Enumerant { value: 11, capabilities: &[], extensions: &[], parameters: &[One(K::BuiltIn)] }, // BuiltIn
    Enumerant { value: 13, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // NoPerspective
    Enumerant { value: 14, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Flat
    Enumerant { value: 15, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // Patch
    Enumerant { value: 16, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Centroid
    Enumerant { value: 17, capabilities: &[C::SampleRateShading], extensions: &[], parameters: &[] }, // Sample
    Enumerant { value: 18, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Invariant
    Enumerant { value: 19, capabilities: &[], extensions: &[], parameters: &[] }, // Restrict
    Enumerant { value: 20, capabilities: &[], extensions: &[], parameters: &[] }, // Aliased
    Enumerant { value: 21, capabilities: &[], extensions: &[], parameters: &[] }, // Volatile
    Enumerant { value: 22, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Constant
    Enumerant { value: 23, capabilities: &[], extensions: &[], parameters: &[] }, // Coherent
    Enumerant { value: 24, capabilities: &[], extensions: &[], parameters: &[] }, // NonWritable
    Enumerant { value: 25, capabilities: &[], extensions: &[], parameters: &[] }, // NonReadable
    Enumerant { value: 26, capabilities: &[C::Shader, C::UniformDecoration], extensions: &[], parameters: &[] }, // Uniform
    Enumerant { value: 27, capabilities: &[C::Shader, C::UniformDecoration], extensions: &[], parameters: &[One(K::IdScope)] }, // UniformId
    Enumerant { value: 28, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // SaturatedConversion
    Enumerant { value: 29, capabilities: &[C::GeometryStreams], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Stream
    Enumerant { value: 30, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Location
    Enumerant { value: 31, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Component
    Enumerant { value: 32, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Index
    Enumerant { value: 33, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Binding
    Enumerant { value: 34, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // DescriptorSet
    Enumerant { value: 35, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Offset
    Enumerant { value: 36, capabilities: &[C::TransformFeedback], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // XfbBuffer
    Enumerant { value: 37, capabilities: &[C::TransformFeedback], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // XfbStride
    Enumerant { value: 38, capabilities: &[C::Kernel], extensions: &[], parameters: &[One(K::FunctionParameterAttribute)] }, // FuncParamAttr
    Enumerant { value: 39, capabilities: &[], extensions: &[], parameters: &[One(K::FPRoundingMode)] }, // FPRoundingMode
    Enumerant { value: 40, capabilities: &[C::Kernel, C::FloatControls2], extensions: &[], parameters: &[One(K::FPFastMathMode)] }, // FPFastMathMode
    Enumerant { value: 41, capabilities: &[C::Linkage], extensions: &[], parameters: &[One(K::LiteralString), One(K::LinkageType)] }, // LinkageAttributes
    Enumerant { value: 42, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // NoContraction
    Enumerant { value: 43, capabilities: &[C::InputAttachment], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // InputAttachmentIndex
    Enumerant { value: 44, capabilities: &[C::Kernel], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // Alignment
    Enumerant { value: 45, capabilities: &[C::Addresses], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MaxByteOffset
    Enumerant { value: 46, capabilities: &[C::Kernel], extensions: &[], parameters: &[One(K::IdRef)] }, // AlignmentId
    Enumerant { value: 47, capabilities: &[C::Addresses], extensions: &[], parameters: &[One(K::IdRef)] }, // MaxByteOffsetId
    Enumerant { value: 4216, capabilities: &[C::Float8EXT], extensions: &[], parameters: &[] }, // SaturatedToLargestFloat8NormalConversionEXT
    Enumerant { value: 4469, capabilities: &[], extensions: &["SPV_KHR_no_integer_wrap_decoration"], parameters: &[] }, // NoSignedWrap
    Enumerant { value: 4470, capabilities: &[], extensions: &["SPV_KHR_no_integer_wrap_decoration"], parameters: &[] }, // NoUnsignedWrap
    Enumerant { value: 4487, capabilities: &[], extensions: &["SPV_QCOM_image_processing"], parameters: &[] }, // WeightTextureQCOM
    Enumerant { value: 4488, capabilities: &[], extensions: &["SPV_QCOM_image_processing"], parameters: &[] }, // BlockMatchTextureQCOM
    Enumerant { value: 4499, capabilities: &[], extensions: &["SPV_QCOM_image_processing2"], parameters: &[] }, // BlockMatchSamplerQCOM
    Enumerant { value: 4999, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // ExplicitInterpAMD
    Enumerant { value: 5019, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // NodeSharesPayloadLimitsWithAMDX
    Enumerant { value: 5020, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // NodeMaxPayloadsAMDX
    Enumerant { value: 5078, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // TrackFinishWritingAMDX
    Enumerant { value: 5091, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // PayloadNodeNameAMDX
    Enumerant { value: 5098, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // PayloadNodeBaseIndexAMDX
    Enumerant { value: 5099, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // PayloadNodeSparseArrayAMDX
    Enumerant { value: 5100, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[One(K::IdRef)] }, // PayloadNodeArraySizeAMDX
    Enumerant { value: 5105, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // PayloadDispatchIndirectAMDX
    Enumerant { value: 5124, capabilities: &[C::DescriptorHeapEXT], extensions: &[], parameters: &[One(K::IdRef)] }, // ArrayStrideIdEXT
    Enumerant { value: 5125, capabilities: &[C::DescriptorHeapEXT], extensions: &[], parameters: &[One(K::IdRef)] }, // OffsetIdEXT
    Enumerant { value: 5248, capabilities: &[C::SampleMaskOverrideCoverageNV], extensions: &["SPV_NV_sample_mask_override_coverage"], parameters: &[] }, // OverrideCoverageNV
    Enumerant { value: 5250, capabilities: &[C::GeometryShaderPassthroughNV], extensions: &["SPV_NV_geometry_shader_passthrough"], parameters: &[] }, // PassthroughNV
    Enumerant { value: 5252, capabilities: &[C::ShaderViewportMaskNV], extensions: &[], parameters: &[] }, // ViewportRelativeNV
    Enumerant { value: 5256, capabilities: &[C::ShaderStereoViewNV], extensions: &["SPV_NV_stereo_view_rendering"], parameters: &[One(K::LiteralInteger)] }, // SecondaryViewportRelativeNV
    Enumerant { value: 5271, capabilities: &[C::MeshShadingNV, C::MeshShadingEXT], extensions: &["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"], parameters: &[] }, // PerPrimitiveEXT
    Enumerant { value: 5272, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // PerViewNV
    Enumerant { value: 5273, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // PerTaskNV
    Enumerant { value: 5285, capabilities: &[C::FragmentBarycentricKHR], extensions: &["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"], parameters: &[] }, // PerVertexKHR
    Enumerant { value: 5300, capabilities: &[C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // NonUniform
    Enumerant { value: 5355, capabilities: &[C::PhysicalStorageBufferAddresses], extensions: &["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"], parameters: &[] }, // RestrictPointer
    Enumerant { value: 5356, capabilities: &[C::PhysicalStorageBufferAddresses], extensions: &["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"], parameters: &[] }, // AliasedPointer
    Enumerant { value: 5358, capabilities: &[C::PushConstantBanksNV], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MemberOffsetNV
    Enumerant { value: 5386, capabilities: &[C::ShaderInvocationReorderNV], extensions: &[], parameters: &[] }, // HitObjectShaderRecordBufferNV
    Enumerant { value: 5389, capabilities: &[C::ShaderInvocationReorderEXT], extensions: &[], parameters: &[] }, // HitObjectShaderRecordBufferEXT
    Enumerant { value: 5397, capabilities: &[C::PushConstantBanksNV], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // BankNV
    Enumerant { value: 5398, capabilities: &[C::BindlessTextureNV], extensions: &[], parameters: &[] }, // BindlessSamplerNV
    Enumerant { value: 5399, capabilities: &[C::BindlessTextureNV], extensions: &[], parameters: &[] }, // BindlessImageNV
    Enumerant { value: 5400, capabilities: &[C::BindlessTextureNV], extensions: &[], parameters: &[] }, // BoundSamplerNV
    Enumerant { value: 5401, capabilities: &[C::BindlessTextureNV], extensions: &[], parameters: &[] }, // BoundImageNV
    Enumerant { value: 5599, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SIMTCallINTEL
    Enumerant { value: 5602, capabilities: &[C::IndirectReferencesINTEL], extensions: &["SPV_INTEL_function_pointers"], parameters: &[] }, // ReferencedIndirectlyINTEL
    Enumerant { value: 5607, capabilities: &[C::AsmINTEL], extensions: &[], parameters: &[One(K::LiteralString)] }, // ClobberINTEL
    Enumerant { value: 5608, capabilities: &[C::AsmINTEL], extensions: &[], parameters: &[] }, // SideEffectsINTEL
    Enumerant { value: 5624, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // VectorComputeVariableINTEL
    Enumerant { value: 5625, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // FuncParamIOKindINTEL
    Enumerant { value: 5626, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // VectorComputeFunctionINTEL
    Enumerant { value: 5627, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // StackCallINTEL
    Enumerant { value: 5628, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // GlobalVariableOffsetINTEL
    Enumerant { value: 5634, capabilities: &[], extensions: &["SPV_GOOGLE_hlsl_functionality1"], parameters: &[One(K::IdRef)] }, // CounterBuffer
    Enumerant { value: 5635, capabilities: &[], extensions: &["SPV_GOOGLE_hlsl_functionality1"], parameters: &[One(K::LiteralString)] }, // UserSemantic
    Enumerant { value: 5636, capabilities: &[], extensions: &["SPV_GOOGLE_user_type"], parameters: &[One(K::LiteralString)] }, // UserTypeGOOGLE
    Enumerant { value: 5822, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::FPRoundingMode)] }, // FunctionRoundingModeINTEL
    Enumerant { value: 5823, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::FPDenormMode)] }, // FunctionDenormModeINTEL
    Enumerant { value: 5825, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[] }, // RegisterALTERA
    Enumerant { value: 5826, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralString)] }, // MemoryALTERA
    Enumerant { value: 5827, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // NumbanksALTERA
    Enumerant { value: 5828, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // BankwidthALTERA
    Enumerant { value: 5829, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MaxPrivateCopiesALTERA
    Enumerant { value: 5830, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[] }, // SinglepumpALTERA
    Enumerant { value: 5831, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[] }, // DoublepumpALTERA
    Enumerant { value: 5832, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MaxReplicatesALTERA
    Enumerant { value: 5833, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[] }, // SimpleDualPortALTERA
    Enumerant { value: 5834, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralString), One(K::LiteralString)] }, // MergeALTERA
    Enumerant { value: 5835, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[Repeated(K::LiteralInteger)] }, // BankBitsALTERA
    Enumerant { value: 5836, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // ForcePow2DepthALTERA
    Enumerant { value: 5883, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // StridesizeALTERA
    Enumerant { value: 5884, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // WordsizeALTERA
    Enumerant { value: 5885, capabilities: &[C::FPGAMemoryAttributesALTERA], extensions: &[], parameters: &[] }, // TrueDualPortALTERA
    Enumerant { value: 5899, capabilities: &[C::FPGAMemoryAccessesALTERA], extensions: &[], parameters: &[] }, // BurstCoalesceALTERA
    Enumerant { value: 5900, capabilities: &[C::FPGAMemoryAccessesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // CacheSizeALTERA
    Enumerant { value: 5901, capabilities: &[C::FPGAMemoryAccessesALTERA], extensions: &[], parameters: &[] }, // DontStaticallyCoalesceALTERA
    Enumerant { value: 5902, capabilities: &[C::FPGAMemoryAccessesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // PrefetchALTERA
    Enumerant { value: 5905, capabilities: &[C::FPGAClusterAttributesALTERA], extensions: &[], parameters: &[] }, // StallEnableALTERA
    Enumerant { value: 5907, capabilities: &[C::LoopFuseALTERA], extensions: &[], parameters: &[] }, // FuseLoopsInFunctionALTERA
    Enumerant { value: 5909, capabilities: &[C::FPGADSPControlALTERA], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::LiteralInteger)] }, // MathOpDSPModeALTERA
    Enumerant { value: 5914, capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &[], parameters: &[One(K::IdRef)] }, // AliasScopeINTEL
    Enumerant { value: 5915, capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &[], parameters: &[One(K::IdRef)] }, // NoAliasINTEL
    Enumerant { value: 5917, capabilities: &[C::FPGAInvocationPipeliningAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // InitiationIntervalALTERA
    Enumerant { value: 5918, capabilities: &[C::FPGAInvocationPipeliningAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MaxConcurrencyALTERA
    Enumerant { value: 5919, capabilities: &[C::FPGAInvocationPipeliningAttributesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // PipelineEnableALTERA
    Enumerant { value: 5921, capabilities: &[C::FPGABufferLocationALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // BufferLocationALTERA
    Enumerant { value: 5944, capabilities: &[C::IOPipesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // IOPipeStorageALTERA
    Enumerant { value: 6080, capabilities: &[C::FunctionFloatControlINTEL], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::FPOperationMode)] }, // FunctionFloatingPointModeINTEL
    Enumerant { value: 6085, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // SingleElementVectorINTEL
    Enumerant { value: 6087, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // VectorComputeCallableFunctionINTEL
    Enumerant { value: 6140, capabilities: &[C::VectorComputeINTEL], extensions: &[], parameters: &[] }, // MediaBlockIOINTEL
    Enumerant { value: 6151, capabilities: &[C::FPGAClusterAttributesV2ALTERA], extensions: &[], parameters: &[] }, // StallFreeALTERA
    Enumerant { value: 6170, capabilities: &[C::FPMaxErrorINTEL], extensions: &[], parameters: &[One(K::LiteralFloat)] }, // FPMaxErrorDecorationINTEL
    Enumerant { value: 6172, capabilities: &[C::FPGALatencyControlALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // LatencyControlLabelALTERA
    Enumerant { value: 6173, capabilities: &[C::FPGALatencyControlALTERA], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::LiteralInteger), One(K::LiteralInteger)] }, // LatencyControlConstraintALTERA
    Enumerant { value: 6175, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[] }, // ConduitKernelArgumentALTERA
    Enumerant { value: 6176, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[] }, // RegisterMapKernelArgumentALTERA
    Enumerant { value: 6177, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MMHostInterfaceAddressWidthALTERA
    Enumerant { value: 6178, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MMHostInterfaceDataWidthALTERA
    Enumerant { value: 6179, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MMHostInterfaceLatencyALTERA
    Enumerant { value: 6180, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[One(K::AccessQualifier)] }, // MMHostInterfaceReadWriteModeALTERA
    Enumerant { value: 6181, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MMHostInterfaceMaxBurstALTERA
    Enumerant { value: 6182, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MMHostInterfaceWaitRequestALTERA
    Enumerant { value: 6183, capabilities: &[C::FPGAArgumentInterfacesALTERA], extensions: &[], parameters: &[] }, // StableKernelArgumentALTERA
    Enumerant { value: 6188, capabilities: &[C::GlobalVariableHostAccessINTEL], extensions: &[], parameters: &[One(K::HostAccessQualifier), One(K::LiteralString)] }, // HostAccessINTEL
    Enumerant { value: 6190, capabilities: &[C::GlobalVariableFPGADecorationsALTERA], extensions: &[], parameters: &[One(K::InitializationModeQualifier)] }, // InitModeALTERA
    Enumerant { value: 6191, capabilities: &[C::GlobalVariableFPGADecorationsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // ImplementInRegisterMapALTERA
    Enumerant { value: 6247, capabilities: &[C::SpecConditionalINTEL], extensions: &[], parameters: &[One(K::IdRef)] }, // ConditionalINTEL
    Enumerant { value: 6442, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::LoadCacheControl)] }, // CacheControlLoadINTEL
    Enumerant { value: 6443, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[One(K::LiteralInteger), One(K::StoreCacheControl)] }, // CacheControlStoreINTEL
];

static BUILT_IN: [Enumerant; 128] = [
    Enumerant { value: 0, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Position
    Enumerant { value: 1, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // PointSize
    Enumerant { value: 3, capabilities: &[C::ClipDistance], extensions: &[], parameters: &[] }, // ClipDistance
    Enumerant { value: 4, capabilities: &[C::CullDistance], extensions: &[], parameters: &[] }, // CullDistance
    Enumerant { value: 5, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // VertexId
    Enumerant { value: 6, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // InstanceId
    Enumerant { value: 7, capabilities: &[C::Geometry, C::Tessellation, C::RayTracingNV, C::RayTracingKHR, C::MeshShadingNV, C::MeshShadingEXT], extensions: &[], parameters: &[] }, // PrimitiveId
    Enumerant { value: 8, capabilities: &[C::Geometry, C::Tessellation], extensions: &[], parameters: &[] }, // InvocationId
    Enumerant { value: 9, capabilities: &[C::Geometry, C::ShaderLayer, C::ShaderViewportIndexLayerEXT, C::MeshShadingNV, C::MeshShadingEXT], extensions: &[], parameters: &[] }, // Layer
    Enumerant { value: 10, capabilities: &[C::MultiViewport, C::ShaderViewportIndex, C::ShaderViewportIndexLayerEXT, C::MeshShadingNV, C::MeshShadingEXT], extensions: &[], parameters: &[] }, // ViewportIndex
    Enumerant { value: 11, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // TessLevelOuter
    Enumerant { value: 12, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // TessLevelInner
    Enumerant { value: 13, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // TessCoord
    Enumerant { value: 14, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // PatchVertices
    Enumerant { value: 15, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // FragCoord
    Enumerant { value: 16, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // PointCoord
    Enumerant { value: 17, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // FrontFacing
    Enumerant { value: 18, capabilities: &[C::SampleRateShading], extensions: &[], parameters: &[] }, // SampleId
    Enumerant { value: 19, capabilities: &[C::SampleRateShading], extensions: &[], parameters: &[] }, // SamplePosition
    Enumerant { value: 20, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // SampleMask
    Enumerant { value: 22, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // FragDepth
    Enumerant { value: 23, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // HelperInvocation
    Enumerant { value: 24, capabilities: &[], extensions: &[], parameters: &[] }, // NumWorkgroups
    Enumerant { value: 25, capabilities: &[], extensions: &[], parameters: &[] }, // WorkgroupSize
    Enumerant { value: 26, capabilities: &[], extensions: &[], parameters: &[] }, // WorkgroupId
    Enumerant { value: 27, capabilities: &[], extensions: &[], parameters: &[] }, // LocalInvocationId
    Enumerant { value: 28, capabilities: &[], extensions: &[], parameters: &[] }, // GlobalInvocationId
    Enumerant { value: 29, capabilities: &[], extensions: &[], parameters: &[] }, // LocalInvocationIndex
    Enumerant { value: 30, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // WorkDim
    Enumerant { value: 31, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // GlobalSize
    Enumerant { value: 32, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // EnqueuedWorkgroupSize
    Enumerant { value: 33, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // GlobalOffset
    Enumerant { value: 34, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // GlobalLinearId
    Enumerant { value: 36, capabilities: &[C::Kernel, C::GroupNonUniform, C::SubgroupBallotKHR], extensions: &[], parameters: &[] }, // SubgroupSize
    Enumerant { value: 37, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // SubgroupMaxSize
    Enumerant { value: 38, capabilities: &[C::Kernel, C::GroupNonUniform], extensions: &[], parameters: &[] }, // NumSubgroups
    Enumerant { value: 39, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NumEnqueuedSubgroups
    Enumerant { value: 40, capabilities: &[C::Kernel, C::GroupNonUniform], extensions: &[], parameters: &[] }, // SubgroupId
    Enumerant { value: 41, capabilities: &[C::Kernel, C::GroupNonUniform, C::SubgroupBallotKHR], extensions: &[], parameters: &[] }, // SubgroupLocalInvocationId
    Enumerant { value: 42, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // VertexIndex
    Enumerant { value: 43, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // InstanceIndex
    Enumerant { value: 4160, capabilities: &[C::CoreBuiltinsARM], extensions: &[], parameters: &[] }, // CoreIDARM
    Enumerant { value: 4161, capabilities: &[C::CoreBuiltinsARM], extensions: &[], parameters: &[] }, // CoreCountARM
    Enumerant { value: 4162, capabilities: &[C::CoreBuiltinsARM], extensions: &[], parameters: &[] }, // CoreMaxIDARM
    Enumerant { value: 4163, capabilities: &[C::CoreBuiltinsARM], extensions: &[], parameters: &[] }, // WarpIDARM
    Enumerant { value: 4164, capabilities: &[C::CoreBuiltinsARM], extensions: &[], parameters: &[] }, // WarpMaxIDARM
    Enumerant { value: 4416, capabilities: &[C::SubgroupBallotKHR, C::GroupNonUniformBallot], extensions: &["SPV_KHR_shader_ballot"], parameters: &[] }, // SubgroupEqMask
    Enumerant { value: 4417, capabilities: &[C::SubgroupBallotKHR, C::GroupNonUniformBallot], extensions: &["SPV_KHR_shader_ballot"], parameters: &[] }, // SubgroupGeMask
    Enumerant { value: 4418, capabilities: &[C::SubgroupBallotKHR, C::GroupNonUniformBallot], extensions: &["SPV_KHR_shader_ballot"], parameters: &[] }, // SubgroupGtMask
    Enumerant { value: 4419, capabilities: &[C::SubgroupBallotKHR, C::GroupNonUniformBallot], extensions: &["SPV_KHR_shader_ballot"], parameters: &[] }, // SubgroupLeMask
    Enumerant { value: 4420, capabilities: &[C::SubgroupBallotKHR, C::GroupNonUniformBallot], extensions: &["SPV_KHR_shader_ballot"], parameters: &[] }, // SubgroupLtMask
    Enumerant { value: 4424, capabilities: &[C::DrawParameters], extensions: &["SPV_KHR_shader_draw_parameters"], parameters: &[] }, // BaseVertex
    Enumerant { value: 4425, capabilities: &[C::DrawParameters], extensions: &["SPV_KHR_shader_draw_parameters"], parameters: &[] }, // BaseInstance
    Enumerant { value: 4426, capabilities: &[C::DrawParameters, C::MeshShadingNV, C::MeshShadingEXT], extensions: &["SPV_KHR_shader_draw_parameters", "SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"], parameters: &[] }, // DrawIndex
    Enumerant { value: 4432, capabilities: &[C::FragmentShadingRateKHR], extensions: &["SPV_KHR_fragment_shading_rate"], parameters: &[] }, // PrimitiveShadingRateKHR
    Enumerant { value: 4438, capabilities: &[C::DeviceGroup], extensions: &["SPV_KHR_device_group"], parameters: &[] }, // DeviceIndex
    Enumerant { value: 4440, capabilities: &[C::MultiView], extensions: &["SPV_KHR_multiview"], parameters: &[] }, // ViewIndex
    Enumerant { value: 4444, capabilities: &[C::FragmentShadingRateKHR], extensions: &["SPV_KHR_fragment_shading_rate"], parameters: &[] }, // ShadingRateKHR
    Enumerant { value: 4492, capabilities: &[C::TileShadingQCOM], extensions: &[], parameters: &[] }, // TileOffsetQCOM
    Enumerant { value: 4493, capabilities: &[C::TileShadingQCOM], extensions: &[], parameters: &[] }, // TileDimensionQCOM
    Enumerant { value: 4494, capabilities: &[C::TileShadingQCOM], extensions: &[], parameters: &[] }, // TileApronSizeQCOM
    Enumerant { value: 4992, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordNoPerspAMD
    Enumerant { value: 4993, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordNoPerspCentroidAMD
    Enumerant { value: 4994, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordNoPerspSampleAMD
    Enumerant { value: 4995, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordSmoothAMD
    Enumerant { value: 4996, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordSmoothCentroidAMD
    Enumerant { value: 4997, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordSmoothSampleAMD
    Enumerant { value: 4998, capabilities: &[], extensions: &["SPV_AMD_shader_explicit_vertex_parameter"], parameters: &[] }, // BaryCoordPullModelAMD
    Enumerant { value: 5014, capabilities: &[C::StencilExportEXT], extensions: &["SPV_EXT_shader_stencil_export"], parameters: &[] }, // FragStencilRefEXT
    Enumerant { value: 5021, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // RemainingRecursionLevelsAMDX
    Enumerant { value: 5073, capabilities: &[C::ShaderEnqueueAMDX], extensions: &[], parameters: &[] }, // ShaderIndexAMDX
    Enumerant { value: 5122, capabilities: &[C::DescriptorHeapEXT], extensions: &[], parameters: &[] }, // SamplerHeapEXT
    Enumerant { value: 5123, capabilities: &[C::DescriptorHeapEXT], extensions: &[], parameters: &[] }, // ResourceHeapEXT
    Enumerant { value: 5253, capabilities: &[C::ShaderViewportMaskNV, C::MeshShadingNV], extensions: &["SPV_NV_viewport_array2", "SPV_NV_mesh_shader"], parameters: &[] }, // ViewportMaskNV
    Enumerant { value: 5257, capabilities: &[C::ShaderStereoViewNV], extensions: &["SPV_NV_stereo_view_rendering"], parameters: &[] }, // SecondaryPositionNV
    Enumerant { value: 5258, capabilities: &[C::ShaderStereoViewNV], extensions: &["SPV_NV_stereo_view_rendering"], parameters: &[] }, // SecondaryViewportMaskNV
    Enumerant { value: 5261, capabilities: &[C::PerViewAttributesNV, C::MeshShadingNV], extensions: &["SPV_NVX_multiview_per_view_attributes", "SPV_NV_mesh_shader"], parameters: &[] }, // PositionPerViewNV
    Enumerant { value: 5262, capabilities: &[C::PerViewAttributesNV, C::MeshShadingNV], extensions: &["SPV_NVX_multiview_per_view_attributes", "SPV_NV_mesh_shader"], parameters: &[] }, // ViewportMaskPerViewNV
    Enumerant { value: 5264, capabilities: &[C::FragmentFullyCoveredEXT], extensions: &["SPV_EXT_fragment_fully_covered"], parameters: &[] }, // FullyCoveredEXT
    Enumerant { value: 5274, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // TaskCountNV
    Enumerant { value: 5275, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // PrimitiveCountNV
    Enumerant { value: 5276, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // PrimitiveIndicesNV
    Enumerant { value: 5277, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // ClipDistancePerViewNV
    Enumerant { value: 5278, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // CullDistancePerViewNV
    Enumerant { value: 5279, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // LayerPerViewNV
    Enumerant { value: 5280, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // MeshViewCountNV
    Enumerant { value: 5281, capabilities: &[C::MeshShadingNV], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // MeshViewIndicesNV
    Enumerant { value: 5286, capabilities: &[C::FragmentBarycentricKHR], extensions: &["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"], parameters: &[] }, // BaryCoordKHR
    Enumerant { value: 5287, capabilities: &[C::FragmentBarycentricKHR], extensions: &["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"], parameters: &[] }, // BaryCoordNoPerspKHR
    Enumerant { value: 5292, capabilities: &[C::FragmentDensityEXT], extensions: &["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"], parameters: &[] }, // FragSizeEXT
    Enumerant { value: 5293, capabilities: &[C::FragmentDensityEXT], extensions: &["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"], parameters: &[] }, // FragInvocationCountEXT
    Enumerant { value: 5294, capabilities: &[C::MeshShadingEXT], extensions: &["SPV_EXT_mesh_shader"], parameters: &[] }, // PrimitivePointIndicesEXT
    Enumerant { value: 5295, capabilities: &[C::MeshShadingEXT], extensions: &["SPV_EXT_mesh_shader"], parameters: &[] }, // PrimitiveLineIndicesEXT
    Enumerant { value: 5296, capabilities: &[C::MeshShadingEXT], extensions: &["SPV_EXT_mesh_shader"], parameters: &[] }, // PrimitiveTriangleIndicesEXT
    Enumerant { value: 5299, capabilities: &[C::MeshShadingEXT], extensions: &["SPV_EXT_mesh_shader"], parameters: &[] }, // CullPrimitiveEXT
    Enumerant { value: 5319, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // LaunchIdKHR
    Enumerant { value: 5320, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // LaunchSizeKHR
    Enumerant { value: 5321, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // WorldRayOriginKHR
    Enumerant { value: 5322, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // WorldRayDirectionKHR
    Enumerant { value: 5323, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // ObjectRayOriginKHR
    Enumerant { value: 5324, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // ObjectRayDirectionKHR
    Enumerant { value: 5325, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // RayTminKHR
    Enumerant { value: 5326, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // RayTmaxKHR
    Enumerant { value: 5327, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // InstanceCustomIndexKHR
    Enumerant { value: 5330, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // ObjectToWorldKHR
    Enumerant { value: 5331, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // WorldToObjectKHR
    Enumerant { value: 5332, capabilities: &[C::RayTracingNV], extensions: &["SPV_NV_ray_tracing"], parameters: &[] }, // HitTNV
    Enumerant { value: 5333, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // HitKindKHR
    Enumerant { value: 5334, capabilities: &[C::RayTracingMotionBlurNV], extensions: &["SPV_NV_ray_tracing_motion_blur"], parameters: &[] }, // CurrentRayTimeNV
    Enumerant { value: 5335, capabilities: &[C::RayTracingPositionFetchKHR], extensions: &[], parameters: &[] }, // HitTriangleVertexPositionsKHR
    Enumerant { value: 5337, capabilities: &[C::RayTracingDisplacementMicromapNV], extensions: &[], parameters: &[] }, // HitMicroTriangleVertexPositionsNV
    Enumerant { value: 5344, capabilities: &[C::RayTracingDisplacementMicromapNV], extensions: &[], parameters: &[] }, // HitMicroTriangleVertexBarycentricsNV
    Enumerant { value: 5351, capabilities: &[C::RayTracingNV, C::RayTracingKHR], extensions: &["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"], parameters: &[] }, // IncomingRayFlagsKHR
    Enumerant { value: 5352, capabilities: &[C::RayTracingKHR], extensions: &["SPV_KHR_ray_tracing"], parameters: &[] }, // RayGeometryIndexKHR
    Enumerant { value: 5359, capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // HitIsSphereNV
    Enumerant { value: 5360, capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // HitIsLSSNV
    Enumerant { value: 5361, capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // HitSpherePositionNV
    Enumerant { value: 5374, capabilities: &[C::ShaderSMBuiltinsNV], extensions: &["SPV_NV_shader_sm_builtins"], parameters: &[] }, // WarpsPerSMNV
    Enumerant { value: 5375, capabilities: &[C::ShaderSMBuiltinsNV], extensions: &["SPV_NV_shader_sm_builtins"], parameters: &[] }, // SMCountNV
    Enumerant { value: 5376, capabilities: &[C::ShaderSMBuiltinsNV], extensions: &["SPV_NV_shader_sm_builtins"], parameters: &[] }, // WarpIDNV
    Enumerant { value: 5377, capabilities: &[C::ShaderSMBuiltinsNV], extensions: &["SPV_NV_shader_sm_builtins"], parameters: &[] }, // SMIDNV
    Enumerant { value: 5396, capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // HitLSSPositionsNV
    Enumerant { value: 5405, capabilities: &[C::RayTracingDisplacementMicromapNV], extensions: &[], parameters: &[] }, // HitKindFrontFacingMicroTriangleNV
    Enumerant { value: 5406, capabilities: &[C::RayTracingDisplacementMicromapNV], extensions: &[], parameters: &[] }, // HitKindBackFacingMicroTriangleNV
    Enumerant { value: 5420, capabilities: &[C::RayTracingSpheresGeometryNV], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // HitSphereRadiusNV
    Enumerant { value: 5421, capabilities: &[C::RayTracingLinearSweptSpheresGeometryNV], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // HitLSSRadiiNV
    Enumerant { value: 5436, capabilities: &[C::RayTracingClusterAccelerationStructureNV], extensions: &["SPV_NV_cluster_acceleration_structure"], parameters: &[] }, // ClusterIDNV
    Enumerant { value: 6021, capabilities: &[C::RayCullMaskKHR], extensions: &["SPV_KHR_ray_cull_mask"], parameters: &[] }, // CullMaskKHR
];

static SCOPE: [Enumerant; 7] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // CrossDevice
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // Device
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // Workgroup
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // Subgroup
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // Invocation
    Enumerant { value: 5, capabilities: &[C::VulkanMemoryModel], extensions: &[], parameters: &[] }, // QueueFamily
    Enumerant { value: 6, capabilities: &[C::RayTracingKHR], extensions: &[], parameters: &[] }, // ShaderCallKHR
];

static GROUP_OPERATION: [Enumerant; 7] = [
    Enumerant { value: 0, capabilities: &[C::Kernel, C::GroupNonUniformArithmetic, C::GroupNonUniformBallot], extensions: &[], parameters: &[] }, // Reduce
    Enumerant { value: 1, capabilities: &[C::Kernel, C::GroupNonUniformArithmetic, C::GroupNonUniformBallot], extensions: &[], parameters: &[] }, // InclusiveScan
    Enumerant { value: 2, capabilities: &[C::Kernel, C::GroupNonUniformArithmetic, C::GroupNonUniformBallot], extensions: &[], parameters: &[] }, // ExclusiveScan
    Enumerant { value: 3, capabilities: &[C::GroupNonUniformClustered], extensions: &[], parameters: &[] }, // ClusteredReduce
    Enumerant { value: 6, capabilities: &[C::GroupNonUniformPartitionedEXT], extensions: &[], parameters: &[] }, // PartitionedReduceEXT
    Enumerant { value: 7, capabilities: &[C::GroupNonUniformPartitionedEXT], extensions: &[], parameters: &[] }, // PartitionedInclusiveScanEXT
    Enumerant { value: 8, capabilities: &[C::GroupNonUniformPartitionedEXT], extensions: &[], parameters: &[] }, // PartitionedExclusiveScanEXT
];

static KERNEL_ENQUEUE_FLAGS: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NoWait
    Enumerant { value: 1, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // WaitKernel
    Enumerant { value: 2, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // WaitWorkGroup
];

static CAPABILITY: [Enumerant; 280] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Matrix
    Enumerant { value: 1, capabilities: &[C::Matrix], extensions: &[], parameters: &[] }, // Shader
    Enumerant { value: 2, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Geometry
    Enumerant { value: 3, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // Tessellation
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // Addresses
    Enumerant { value: 5, capabilities: &[], extensions: &[], parameters: &[] }, // Linkage
    Enumerant { value: 6, capabilities: &[], extensions: &[], parameters: &[] }, // Kernel
    Enumerant { value: 7, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Vector16
    Enumerant { value: 8, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Float16Buffer
    Enumerant { value: 9, capabilities: &[], extensions: &[], parameters: &[] }, // Float16
    Enumerant { value: 10, capabilities: &[], extensions: &[], parameters: &[] }, // Float64
    Enumerant { value: 11, capabilities: &[], extensions: &[], parameters: &[] }, // Int64
    Enumerant { value: 12, capabilities: &[C::Int64], extensions: &[], parameters: &[] }, // Int64Atomics
    Enumerant { value: 13, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // ImageBasic
    Enumerant { value: 14, capabilities: &[C::ImageBasic], extensions: &[], parameters: &[] }, // ImageReadWrite
    Enumerant { value: 15, capabilities: &[C::ImageBasic], extensions: &[], parameters: &[] }, // ImageMipmap
    Enumerant { value: 17, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // Pipes
    Enumerant { value: 18, capabilities: &[], extensions: &["SPV_AMD_shader_ballot"], parameters: &[] }, // Groups
    Enumerant { value: 19, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // DeviceEnqueue
    Enumerant { value: 20, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // LiteralSampler
    Enumerant { value: 21, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // AtomicStorage
    Enumerant { value: 22, capabilities: &[], extensions: &[], parameters: &[] }, // Int16
    Enumerant { value: 23, capabilities: &[C::Tessellation], extensions: &[], parameters: &[] }, // TessellationPointSize
    Enumerant { value: 24, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // GeometryPointSize
    Enumerant { value: 25, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // ImageGatherExtended
    Enumerant { value: 27, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // StorageImageMultisample
    Enumerant { value: 28, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // UniformBufferArrayDynamicIndexing
    Enumerant { value: 29, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // SampledImageArrayDynamicIndexing
    Enumerant { value: 30, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // StorageBufferArrayDynamicIndexing
    Enumerant { value: 31, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // StorageImageArrayDynamicIndexing
    Enumerant { value: 32, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // ClipDistance
    Enumerant { value: 33, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // CullDistance
    Enumerant { value: 34, capabilities: &[C::SampledCubeArray], extensions: &[], parameters: &[] }, // ImageCubeArray
    Enumerant { value: 35, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // SampleRateShading
    Enumerant { value: 36, capabilities: &[C::SampledRect], extensions: &[], parameters: &[] }, // ImageRect
    Enumerant { value: 37, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // SampledRect
    Enumerant { value: 38, capabilities: &[C::Addresses], extensions: &[], parameters: &[] }, // GenericPointer
    Enumerant { value: 39, capabilities: &[], extensions: &[], parameters: &[] }, // Int8
    Enumerant { value: 40, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // InputAttachment
    Enumerant { value: 41, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // SparseResidency
    Enumerant { value: 42, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // MinLod
    Enumerant { value: 43, capabilities: &[], extensions: &[], parameters: &[] }, // Sampled1D
    Enumerant { value: 44, capabilities: &[C::Sampled1D], extensions: &[], parameters: &[] }, // Image1D
    Enumerant { value: 45, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // SampledCubeArray
    Enumerant { value: 46, capabilities: &[], extensions: &[], parameters: &[] }, // SampledBuffer
    Enumerant { value: 47, capabilities: &[C::SampledBuffer], extensions: &[], parameters: &[] }, // ImageBuffer
    Enumerant { value: 48, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // ImageMSArray
    Enumerant { value: 49, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // StorageImageExtendedFormats
    Enumerant { value: 50, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // ImageQuery
    Enumerant { value: 51, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // DerivativeControl
    Enumerant { value: 52, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // InterpolationFunction
    Enumerant { value: 53, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // TransformFeedback
    Enumerant { value: 54, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // GeometryStreams
    Enumerant { value: 55, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // StorageImageReadWithoutFormat
    Enumerant { value: 56, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // StorageImageWriteWithoutFormat
    Enumerant { value: 57, capabilities: &[C::Geometry], extensions: &[], parameters: &[] }, // MultiViewport
    Enumerant { value: 58, capabilities: &[C::DeviceEnqueue], extensions: &[], parameters: &[] }, // SubgroupDispatch
    Enumerant { value: 59, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // NamedBarrier
    Enumerant { value: 60, capabilities: &[C::Pipes], extensions: &[], parameters: &[] }, // PipeStorage
    Enumerant { value: 61, capabilities: &[], extensions: &[], parameters: &[] }, // GroupNonUniform
    Enumerant { value: 62, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformVote
    Enumerant { value: 63, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformArithmetic
    Enumerant { value: 64, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformBallot
    Enumerant { value: 65, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformShuffle
    Enumerant { value: 66, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformShuffleRelative
    Enumerant { value: 67, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformClustered
    Enumerant { value: 68, capabilities: &[C::GroupNonUniform], extensions: &[], parameters: &[] }, // GroupNonUniformQuad
    Enumerant { value: 69, capabilities: &[], extensions: &[], parameters: &[] }, // ShaderLayer
    Enumerant { value: 70, capabilities: &[], extensions: &[], parameters: &[] }, // ShaderViewportIndex
    Enumerant { value: 71, capabilities: &[], extensions: &[], parameters: &[] }, // UniformDecoration
    Enumerant { value: 4165, capabilities: &[], extensions: &["SPV_ARM_core_builtins"], parameters: &[] }, // CoreBuiltinsARM
    Enumerant { value: 4166, capabilities: &[], extensions: &["SPV_EXT_shader_tile_image"], parameters: &[] }, // TileImageColorReadAccessEXT
    Enumerant { value: 4167, capabilities: &[], extensions: &["SPV_EXT_shader_tile_image"], parameters: &[] }, // TileImageDepthReadAccessEXT
    Enumerant { value: 4168, capabilities: &[], extensions: &["SPV_EXT_shader_tile_image"], parameters: &[] }, // TileImageStencilReadAccessEXT
    Enumerant { value: 4174, capabilities: &[], extensions: &["SPV_ARM_tensors"], parameters: &[] }, // TensorsARM
    Enumerant { value: 4175, capabilities: &[], extensions: &["SPV_ARM_tensors"], parameters: &[] }, // StorageTensorArrayDynamicIndexingARM
    Enumerant { value: 4176, capabilities: &[], extensions: &["SPV_ARM_tensors"], parameters: &[] }, // StorageTensorArrayNonUniformIndexingARM
    Enumerant { value: 4191, capabilities: &[], extensions: &["SPV_ARM_graph"], parameters: &[] }, // GraphARM
    Enumerant { value: 4201, capabilities: &[], extensions: &["SPV_ARM_cooperative_matrix_layouts"], parameters: &[] }, // CooperativeMatrixLayoutsARM
    Enumerant { value: 4212, capabilities: &[], extensions: &["SPV_EXT_float8"], parameters: &[] }, // Float8EXT
    Enumerant { value: 4213, capabilities: &[C::Float8EXT, C::CooperativeMatrixKHR], extensions: &["SPV_EXT_float8"], parameters: &[] }, // Float8CooperativeMatrixEXT
    Enumerant { value: 4422, capabilities: &[C::Shader], extensions: &["SPV_KHR_fragment_shading_rate"], parameters: &[] }, // FragmentShadingRateKHR
    Enumerant { value: 4423, capabilities: &[], extensions: &["SPV_KHR_shader_ballot"], parameters: &[] }, // SubgroupBallotKHR
    Enumerant { value: 4427, capabilities: &[C::Shader], extensions: &["SPV_KHR_shader_draw_parameters"], parameters: &[] }, // DrawParameters
    Enumerant { value: 4428, capabilities: &[C::Shader], extensions: &["SPV_KHR_workgroup_memory_explicit_layout"], parameters: &[] }, // WorkgroupMemoryExplicitLayoutKHR
    Enumerant { value: 4429, capabilities: &[C::WorkgroupMemoryExplicitLayoutKHR], extensions: &["SPV_KHR_workgroup_memory_explicit_layout"], parameters: &[] }, // WorkgroupMemoryExplicitLayout8BitAccessKHR
    Enumerant { value: 4430, capabilities: &[C::WorkgroupMemoryExplicitLayoutKHR], extensions: &["SPV_KHR_workgroup_memory_explicit_layout"], parameters: &[] }, // WorkgroupMemoryExplicitLayout16BitAccessKHR
    Enumerant { value: 4431, capabilities: &[], extensions: &["SPV_KHR_subgroup_vote"], parameters: &[] }, // SubgroupVoteKHR
    Enumerant { value: 4433, capabilities: &[], extensions: &["SPV_KHR_16bit_storage"], parameters: &[] }, // StorageBuffer16BitAccess
    Enumerant { value: 4434, capabilities: &[C::StorageBuffer16BitAccess], extensions: &["SPV_KHR_16bit_storage"], parameters: &[] }, // UniformAndStorageBuffer16BitAccess
    Enumerant { value: 4435, capabilities: &[], extensions: &["SPV_KHR_16bit_storage"], parameters: &[] }, // StoragePushConstant16
    Enumerant { value: 4436, capabilities: &[], extensions: &["SPV_KHR_16bit_storage"], parameters: &[] }, // StorageInputOutput16
    Enumerant { value: 4437, capabilities: &[], extensions: &["SPV_KHR_device_group"], parameters: &[] }, // DeviceGroup
    Enumerant { value: 4439, capabilities: &[C::Shader], extensions: &["SPV_KHR_multiview"], parameters: &[] }, // MultiView
    Enumerant { value: 4441, capabilities: &[C::Shader], extensions: &["SPV_KHR_variable_pointers"], parameters: &[] }, // VariablePointersStorageBuffer
    Enumerant { value: 4442, capabilities: &[C::VariablePointersStorageBuffer], extensions: &["SPV_KHR_variable_pointers"], parameters: &[] }, // VariablePointers
    Enumerant { value: 4445, capabilities: &[C::AtomicStorage], extensions: &["SPV_KHR_shader_atomic_counter_ops"], parameters: &[] }, // AtomicStorageOps
    Enumerant { value: 4447, capabilities: &[], extensions: &["SPV_KHR_post_depth_coverage"], parameters: &[] }, // SampleMaskPostDepthCoverage
    Enumerant { value: 4448, capabilities: &[], extensions: &["SPV_KHR_8bit_storage"], parameters: &[] }, // StorageBuffer8BitAccess
    Enumerant { value: 4449, capabilities: &[C::StorageBuffer8BitAccess], extensions: &["SPV_KHR_8bit_storage"], parameters: &[] }, // UniformAndStorageBuffer8BitAccess
    Enumerant { value: 4450, capabilities: &[], extensions: &["SPV_KHR_8bit_storage"], parameters: &[] }, // StoragePushConstant8
    Enumerant { value: 4464, capabilities: &[], extensions: &["SPV_KHR_float_controls"], parameters: &[] }, // DenormPreserve
    Enumerant { value: 4465, capabilities: &[], extensions: &["SPV_KHR_float_controls"], parameters: &[] }, // DenormFlushToZero
    Enumerant { value: 4466, capabilities: &[], extensions: &["SPV_KHR_float_controls"], parameters: &[] }, // SignedZeroInfNanPreserve
    Enumerant { value: 4467, capabilities: &[], extensions: &["SPV_KHR_float_controls"], parameters: &[] }, // RoundingModeRTE
    Enumerant { value: 4468, capabilities: &[], extensions: &["SPV_KHR_float_controls"], parameters: &[] }, // RoundingModeRTZ
    Enumerant { value: 4471, capabilities: &[C::Shader], extensions: &["SPV_KHR_ray_query"], parameters: &[] }, // RayQueryProvisionalKHR
    Enumerant { value: 4472, capabilities: &[C::Shader], extensions: &["SPV_KHR_ray_query"], parameters: &[] }, // RayQueryKHR
    Enumerant { value: 4473, capabilities: &[], extensions: &["SPV_KHR_untyped_pointers"], parameters: &[] }, // UntypedPointersKHR
    Enumerant { value: 4478, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &["SPV_KHR_ray_query", "SPV_KHR_ray_tracing"], parameters: &[] }, // RayTraversalPrimitiveCullingKHR
    Enumerant { value: 4479, capabilities: &[C::Shader], extensions: &["SPV_KHR_ray_tracing"], parameters: &[] }, // RayTracingKHR
    Enumerant { value: 4484, capabilities: &[], extensions: &["SPV_QCOM_image_processing"], parameters: &[] }, // TextureSampleWeightedQCOM
    Enumerant { value: 4485, capabilities: &[], extensions: &["SPV_QCOM_image_processing"], parameters: &[] }, // TextureBoxFilterQCOM
    Enumerant { value: 4486, capabilities: &[], extensions: &["SPV_QCOM_image_processing"], parameters: &[] }, // TextureBlockMatchQCOM
    Enumerant { value: 4495, capabilities: &[C::Shader], extensions: &["SPV_QCOM_tile_shading"], parameters: &[] }, // TileShadingQCOM
    Enumerant { value: 4496, capabilities: &[C::CooperativeMatrixKHR], extensions: &["SPV_QCOM_cooperative_matrix_conversion"], parameters: &[] }, // CooperativeMatrixConversionQCOM
    Enumerant { value: 4498, capabilities: &[], extensions: &["SPV_QCOM_image_processing2"], parameters: &[] }, // TextureBlockMatch2QCOM
    Enumerant { value: 5008, capabilities: &[C::Shader], extensions: &["SPV_AMD_gpu_shader_half_float_fetch"], parameters: &[] }, // Float16ImageAMD
    Enumerant { value: 5009, capabilities: &[C::Shader], extensions: &["SPV_AMD_texture_gather_bias_lod"], parameters: &[] }, // ImageGatherBiasLodAMD
    Enumerant { value: 5010, capabilities: &[C::Shader], extensions: &["SPV_AMD_shader_fragment_mask"], parameters: &[] }, // FragmentMaskAMD
    Enumerant { value: 5013, capabilities: &[C::Shader], extensions: &["SPV_EXT_shader_stencil_export"], parameters: &[] }, // StencilExportEXT
    Enumerant { value: 5015, capabilities: &[C::Shader], extensions: &["SPV_AMD_shader_image_load_store_lod"], parameters: &[] }, // ImageReadWriteLodAMD
    Enumerant { value: 5016, capabilities: &[C::Shader], extensions: &["SPV_EXT_shader_image_int64"], parameters: &[] }, // Int64ImageEXT
    Enumerant { value: 5055, capabilities: &[], extensions: &["SPV_KHR_shader_clock"], parameters: &[] }, // ShaderClockKHR
    Enumerant { value: 5067, capabilities: &[C::Shader], extensions: &["SPV_AMDX_shader_enqueue"], parameters: &[] }, // ShaderEnqueueAMDX
    Enumerant { value: 5087, capabilities: &[], extensions: &["SPV_KHR_quad_control"], parameters: &[] }, // QuadControlKHR
    Enumerant { value: 5112, capabilities: &[], extensions: &["SPV_INTEL_int4"], parameters: &[] }, // Int4TypeINTEL
    Enumerant { value: 5114, capabilities: &[C::Int4TypeINTEL, C::CooperativeMatrixKHR], extensions: &["SPV_INTEL_int4"], parameters: &[] }, // Int4CooperativeMatrixINTEL
    Enumerant { value: 5116, capabilities: &[], extensions: &["SPV_KHR_bfloat16"], parameters: &[] }, // BFloat16TypeKHR
    Enumerant { value: 5117, capabilities: &[C::BFloat16TypeKHR], extensions: &["SPV_KHR_bfloat16"], parameters: &[] }, // BFloat16DotProductKHR
    Enumerant { value: 5118, capabilities: &[C::BFloat16TypeKHR, C::CooperativeMatrixKHR], extensions: &["SPV_KHR_bfloat16"], parameters: &[] }, // BFloat16CooperativeMatrixKHR
    Enumerant { value: 5128, capabilities: &[C::UntypedPointersKHR], extensions: &["SPV_EXT_descriptor_heap"], parameters: &[] }, // DescriptorHeapEXT
    Enumerant { value: 5249, capabilities: &[C::SampleRateShading], extensions: &["SPV_NV_sample_mask_override_coverage"], parameters: &[] }, // SampleMaskOverrideCoverageNV
    Enumerant { value: 5251, capabilities: &[C::Geometry], extensions: &["SPV_NV_geometry_shader_passthrough"], parameters: &[] }, // GeometryShaderPassthroughNV
    Enumerant { value: 5254, capabilities: &[C::MultiViewport], extensions: &["SPV_EXT_shader_viewport_index_layer", "SPV_NV_viewport_array2"], parameters: &[] }, // ShaderViewportIndexLayerEXT
    Enumerant { value: 5255, capabilities: &[C::ShaderViewportIndexLayerEXT], extensions: &["SPV_NV_viewport_array2"], parameters: &[] }, // ShaderViewportMaskNV
    Enumerant { value: 5259, capabilities: &[C::ShaderViewportMaskNV], extensions: &["SPV_NV_stereo_view_rendering"], parameters: &[] }, // ShaderStereoViewNV
    Enumerant { value: 5260, capabilities: &[C::MultiView], extensions: &["SPV_NVX_multiview_per_view_attributes"], parameters: &[] }, // PerViewAttributesNV
    Enumerant { value: 5265, capabilities: &[C::Shader], extensions: &["SPV_EXT_fragment_fully_covered"], parameters: &[] }, // FragmentFullyCoveredEXT
    Enumerant { value: 5266, capabilities: &[C::Shader], extensions: &["SPV_NV_mesh_shader"], parameters: &[] }, // MeshShadingNV
    Enumerant { value: 5282, capabilities: &[], extensions: &["SPV_NV_shader_image_footprint"], parameters: &[] }, // ImageFootprintNV
    Enumerant { value: 5283, capabilities: &[C::Shader], extensions: &["SPV_EXT_mesh_shader"], parameters: &[] }, // MeshShadingEXT
    Enumerant { value: 5284, capabilities: &[], extensions: &["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"], parameters: &[] }, // FragmentBarycentricKHR
    Enumerant { value: 5288, capabilities: &[C::Shader], extensions: &["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"], parameters: &[] }, // ComputeDerivativeGroupQuadsKHR
    Enumerant { value: 5291, capabilities: &[C::Shader], extensions: &["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"], parameters: &[] }, // FragmentDensityEXT
    Enumerant { value: 5297, capabilities: &[], extensions: &["SPV_NV_shader_subgroup_partitioned", "SPV_EXT_shader_subgroup_partitioned"], parameters: &[] }, // GroupNonUniformPartitionedEXT
    Enumerant { value: 5301, capabilities: &[C::Shader], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // ShaderNonUniform
    Enumerant { value: 5302, capabilities: &[C::Shader], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // RuntimeDescriptorArray
    Enumerant { value: 5303, capabilities: &[C::InputAttachment], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // InputAttachmentArrayDynamicIndexing
    Enumerant { value: 5304, capabilities: &[C::SampledBuffer], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // UniformTexelBufferArrayDynamicIndexing
    Enumerant { value: 5305, capabilities: &[C::ImageBuffer], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // StorageTexelBufferArrayDynamicIndexing
    Enumerant { value: 5306, capabilities: &[C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // UniformBufferArrayNonUniformIndexing
    Enumerant { value: 5307, capabilities: &[C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // SampledImageArrayNonUniformIndexing
    Enumerant { value: 5308, capabilities: &[C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // StorageBufferArrayNonUniformIndexing
    Enumerant { value: 5309, capabilities: &[C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // StorageImageArrayNonUniformIndexing
    Enumerant { value: 5310, capabilities: &[C::InputAttachment, C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // InputAttachmentArrayNonUniformIndexing
    Enumerant { value: 5311, capabilities: &[C::SampledBuffer, C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // UniformTexelBufferArrayNonUniformIndexing
    Enumerant { value: 5312, capabilities: &[C::ImageBuffer, C::ShaderNonUniform], extensions: &["SPV_EXT_descriptor_indexing"], parameters: &[] }, // StorageTexelBufferArrayNonUniformIndexing
    Enumerant { value: 5336, capabilities: &[C::Shader], extensions: &["SPV_KHR_ray_tracing_position_fetch"], parameters: &[] }, // RayTracingPositionFetchKHR
    Enumerant { value: 5340, capabilities: &[C::Shader], extensions: &["SPV_NV_ray_tracing"], parameters: &[] }, // RayTracingNV
    Enumerant { value: 5341, capabilities: &[C::Shader], extensions: &["SPV_NV_ray_tracing_motion_blur"], parameters: &[] }, // RayTracingMotionBlurNV
    Enumerant { value: 5345, capabilities: &[], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // VulkanMemoryModel
    Enumerant { value: 5346, capabilities: &[], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // VulkanMemoryModelDeviceScope
    Enumerant { value: 5347, capabilities: &[C::Shader], extensions: &["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"], parameters: &[] }, // PhysicalStorageBufferAddresses
    Enumerant { value: 5350, capabilities: &[C::Shader], extensions: &["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"], parameters: &[] }, // ComputeDerivativeGroupLinearKHR
    Enumerant { value: 5353, capabilities: &[C::Shader], extensions: &["SPV_KHR_ray_tracing"], parameters: &[] }, // RayTracingProvisionalKHR
    Enumerant { value: 5357, capabilities: &[C::Shader], extensions: &["SPV_NV_cooperative_matrix"], parameters: &[] }, // CooperativeMatrixNV
    Enumerant { value: 5363, capabilities: &[C::Shader], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // FragmentShaderSampleInterlockEXT
    Enumerant { value: 5372, capabilities: &[C::Shader], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // FragmentShaderShadingRateInterlockEXT
    Enumerant { value: 5373, capabilities: &[C::Shader], extensions: &["SPV_NV_shader_sm_builtins"], parameters: &[] }, // ShaderSMBuiltinsNV
    Enumerant { value: 5378, capabilities: &[C::Shader], extensions: &["SPV_EXT_fragment_shader_interlock"], parameters: &[] }, // FragmentShaderPixelInterlockEXT
    Enumerant { value: 5379, capabilities: &[C::Shader], extensions: &["SPV_EXT_demote_to_helper_invocation"], parameters: &[] }, // DemoteToHelperInvocation
    Enumerant { value: 5380, capabilities: &[C::Shader], extensions: &["SPV_NV_displacement_micromap"], parameters: &[] }, // DisplacementMicromapNV
    Enumerant { value: 5381, capabilities: &[C::Shader], extensions: &["SPV_EXT_opacity_micromap"], parameters: &[] }, // RayTracingOpacityMicromapEXT
    Enumerant { value: 5383, capabilities: &[C::RayTracingKHR], extensions: &["SPV_NV_shader_invocation_reorder"], parameters: &[] }, // ShaderInvocationReorderNV
    Enumerant { value: 5388, capabilities: &[C::RayTracingKHR], extensions: &["SPV_EXT_shader_invocation_reorder"], parameters: &[] }, // ShaderInvocationReorderEXT
    Enumerant { value: 5390, capabilities: &[], extensions: &["SPV_NV_bindless_texture"], parameters: &[] }, // BindlessTextureNV
    Enumerant { value: 5391, capabilities: &[C::Shader], extensions: &["SPV_KHR_ray_tracing_position_fetch"], parameters: &[] }, // RayQueryPositionFetchKHR
    Enumerant { value: 5394, capabilities: &[], extensions: &["SPV_NV_cooperative_vector"], parameters: &[] }, // CooperativeVectorNV
    Enumerant { value: 5404, capabilities: &[], extensions: &["SPV_NV_shader_atomic_fp16_vector"], parameters: &[] }, // AtomicFloat16VectorNV
    Enumerant { value: 5409, capabilities: &[C::RayTracingKHR], extensions: &["SPV_NV_displacement_micromap"], parameters: &[] }, // RayTracingDisplacementMicromapNV
    Enumerant { value: 5414, capabilities: &[], extensions: &["SPV_NV_raw_access_chains"], parameters: &[] }, // RawAccessChainsNV
    Enumerant { value: 5418, capabilities: &[], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // RayTracingSpheresGeometryNV
    Enumerant { value: 5419, capabilities: &[], extensions: &["SPV_NV_linear_swept_spheres"], parameters: &[] }, // RayTracingLinearSweptSpheresGeometryNV
    Enumerant { value: 5423, capabilities: &[C::Shader], extensions: &["SPV_NV_push_constant_bank"], parameters: &[] }, // PushConstantBanksNV
    Enumerant { value: 5425, capabilities: &[], extensions: &["SPV_EXT_long_vector"], parameters: &[] }, // LongVectorEXT
    Enumerant { value: 5426, capabilities: &[], extensions: &["SPV_EXT_shader_64bit_indexing"], parameters: &[] }, // Shader64BitIndexingEXT
    Enumerant { value: 5430, capabilities: &[], extensions: &["SPV_NV_cooperative_matrix2"], parameters: &[] }, // CooperativeMatrixReductionsNV
    Enumerant { value: 5431, capabilities: &[], extensions: &["SPV_NV_cooperative_matrix2"], parameters: &[] }, // CooperativeMatrixConversionsNV
    Enumerant { value: 5432, capabilities: &[], extensions: &["SPV_NV_cooperative_matrix2"], parameters: &[] }, // CooperativeMatrixPerElementOperationsNV
    Enumerant { value: 5433, capabilities: &[], extensions: &["SPV_NV_cooperative_matrix2"], parameters: &[] }, // CooperativeMatrixTensorAddressingNV
    Enumerant { value: 5434, capabilities: &[], extensions: &["SPV_NV_cooperative_matrix2"], parameters: &[] }, // CooperativeMatrixBlockLoadsNV
    Enumerant { value: 5435, capabilities: &[], extensions: &["SPV_NV_cooperative_vector"], parameters: &[] }, // CooperativeVectorTrainingNV
    Enumerant { value: 5437, capabilities: &[C::RayTracingKHR], extensions: &["SPV_NV_cluster_acceleration_structure"], parameters: &[] }, // RayTracingClusterAccelerationStructureNV
    Enumerant { value: 5439, capabilities: &[], extensions: &["SPV_NV_tensor_addressing"], parameters: &[] }, // TensorAddressingNV
    Enumerant { value: 5568, capabilities: &[], extensions: &["SPV_INTEL_subgroups"], parameters: &[] }, // SubgroupShuffleINTEL
    Enumerant { value: 5569, capabilities: &[], extensions: &["SPV_INTEL_subgroups"], parameters: &[] }, // SubgroupBufferBlockIOINTEL
    Enumerant { value: 5570, capabilities: &[], extensions: &["SPV_INTEL_subgroups"], parameters: &[] }, // SubgroupImageBlockIOINTEL
    Enumerant { value: 5579, capabilities: &[], extensions: &["SPV_INTEL_media_block_io"], parameters: &[] }, // SubgroupImageMediaBlockIOINTEL
    Enumerant { value: 5582, capabilities: &[], extensions: &["SPV_INTEL_float_controls2"], parameters: &[] }, // RoundToInfinityINTEL
    Enumerant { value: 5583, capabilities: &[], extensions: &["SPV_INTEL_float_controls2"], parameters: &[] }, // FloatingPointModeINTEL
    Enumerant { value: 5584, capabilities: &[], extensions: &["SPV_INTEL_shader_integer_functions2"], parameters: &[] }, // IntegerFunctions2INTEL
    Enumerant { value: 5603, capabilities: &[], extensions: &["SPV_INTEL_function_pointers"], parameters: &[] }, // FunctionPointersINTEL
    Enumerant { value: 5604, capabilities: &[], extensions: &["SPV_INTEL_function_pointers"], parameters: &[] }, // IndirectReferencesINTEL
    Enumerant { value: 5606, capabilities: &[], extensions: &["SPV_INTEL_inline_assembly"], parameters: &[] }, // AsmINTEL
    Enumerant { value: 5612, capabilities: &[], extensions: &["SPV_EXT_shader_atomic_float_min_max"], parameters: &[] }, // AtomicFloat32MinMaxEXT
    Enumerant { value: 5613, capabilities: &[], extensions: &["SPV_EXT_shader_atomic_float_min_max"], parameters: &[] }, // AtomicFloat64MinMaxEXT
    Enumerant { value: 5616, capabilities: &[], extensions: &["SPV_EXT_shader_atomic_float_min_max"], parameters: &[] }, // AtomicFloat16MinMaxEXT
    Enumerant { value: 5617, capabilities: &[C::VectorAnyINTEL], extensions: &["SPV_INTEL_vector_compute"], parameters: &[] }, // VectorComputeINTEL
    Enumerant { value: 5619, capabilities: &[], extensions: &["SPV_INTEL_vector_compute"], parameters: &[] }, // VectorAnyINTEL
    Enumerant { value: 5629, capabilities: &[], extensions: &["SPV_KHR_expect_assume"], parameters: &[] }, // ExpectAssumeKHR
    Enumerant { value: 5696, capabilities: &[], extensions: &["SPV_INTEL_device_side_avc_motion_estimation"], parameters: &[] }, // SubgroupAvcMotionEstimationINTEL
    Enumerant { value: 5697, capabilities: &[], extensions: &["SPV_INTEL_device_side_avc_motion_estimation"], parameters: &[] }, // SubgroupAvcMotionEstimationIntraINTEL
    Enumerant { value: 5698, capabilities: &[], extensions: &["SPV_INTEL_device_side_avc_motion_estimation"], parameters: &[] }, // SubgroupAvcMotionEstimationChromaINTEL
    Enumerant { value: 5817, capabilities: &[], extensions: &["SPV_INTEL_variable_length_array"], parameters: &[] }, // VariableLengthArrayINTEL
    Enumerant { value: 5821, capabilities: &[], extensions: &["SPV_INTEL_float_controls2"], parameters: &[] }, // FunctionFloatControlINTEL
    Enumerant { value: 5824, capabilities: &[], extensions: &["SPV_ALTERA_fpga_memory_attributes", "SPV_INTEL_fpga_memory_attributes"], parameters: &[] }, // FPGAMemoryAttributesALTERA
    Enumerant { value: 5837, capabilities: &[C::Kernel], extensions: &["SPV_INTEL_fp_fast_math_mode"], parameters: &[] }, // FPFastMathModeINTEL
    Enumerant { value: 5844, capabilities: &[], extensions: &["SPV_ALTERA_arbitrary_precision_integers", "SPV_INTEL_arbitrary_precision_integers"], parameters: &[] }, // ArbitraryPrecisionIntegersALTERA
    Enumerant { value: 5845, capabilities: &[], extensions: &["SPV_ALTERA_arbitrary_precision_floating_point", "SPV_INTEL_arbitrary_precision_floating_point"], parameters: &[] }, // ArbitraryPrecisionFloatingPointALTERA
    Enumerant { value: 5886, capabilities: &[], extensions: &["SPV_INTEL_unstructured_loop_controls"], parameters: &[] }, // UnstructuredLoopControlsINTEL
    Enumerant { value: 5888, capabilities: &[], extensions: &["SPV_ALTERA_fpga_loop_controls", "SPV_INTEL_fpga_loop_controls"], parameters: &[] }, // FPGALoopControlsALTERA
    Enumerant { value: 5892, capabilities: &[], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[] }, // KernelAttributesINTEL
    Enumerant { value: 5897, capabilities: &[], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[] }, // FPGAKernelAttributesINTEL
    Enumerant { value: 5898, capabilities: &[], extensions: &["SPV_ALTERA_fpga_memory_accesses", "SPV_INTEL_fpga_memory_accesses"], parameters: &[] }, // FPGAMemoryAccessesALTERA
    Enumerant { value: 5904, capabilities: &[], extensions: &["SPV_ALTERA_fpga_cluster_attributes", "SPV_INTEL_fpga_cluster_attributes"], parameters: &[] }, // FPGAClusterAttributesALTERA
    Enumerant { value: 5906, capabilities: &[], extensions: &["SPV_ALTERA_loop_fuse", "SPV_INTEL_loop_fuse"], parameters: &[] }, // LoopFuseALTERA
    Enumerant { value: 5908, capabilities: &[], extensions: &["SPV_ALTERA_fpga_dsp_control", "SPV_INTEL_fpga_dsp_control"], parameters: &[] }, // FPGADSPControlALTERA
    Enumerant { value: 5910, capabilities: &[], extensions: &["SPV_INTEL_memory_access_aliasing"], parameters: &[] }, // MemoryAccessAliasingINTEL
    Enumerant { value: 5916, capabilities: &[], extensions: &["SPV_ALTERA_fpga_invocation_pipelining_attributes", "SPV_INTEL_fpga_invocation_pipelining_attributes"], parameters: &[] }, // FPGAInvocationPipeliningAttributesALTERA
    Enumerant { value: 5920, capabilities: &[], extensions: &["SPV_ALTERA_fpga_buffer_location", "SPV_INTEL_fpga_buffer_location"], parameters: &[] }, // FPGABufferLocationALTERA
    Enumerant { value: 5922, capabilities: &[], extensions: &["SPV_ALTERA_arbitrary_precision_fixed_point", "SPV_INTEL_arbitrary_precision_fixed_point"], parameters: &[] }, // ArbitraryPrecisionFixedPointALTERA
    Enumerant { value: 5935, capabilities: &[], extensions: &["SPV_ALTERA_usm_storage_classes", "SPV_INTEL_usm_storage_classes"], parameters: &[] }, // USMStorageClassesALTERA
    Enumerant { value: 5939, capabilities: &[], extensions: &["SPV_ALTERA_runtime_aligned", "SPV_INTEL_runtime_aligned"], parameters: &[] }, // RuntimeAlignedAttributeALTERA
    Enumerant { value: 5943, capabilities: &[], extensions: &["SPV_ALTERA_io_pipes", "SPV_INTEL_io_pipes"], parameters: &[] }, // IOPipesALTERA
    Enumerant { value: 5945, capabilities: &[], extensions: &["SPV_ALTERA_blocking_pipes", "SPV_INTEL_blocking_pipes"], parameters: &[] }, // BlockingPipesALTERA
    Enumerant { value: 5948, capabilities: &[], extensions: &["SPV_ALTERA_fpga_reg", "SPV_INTEL_fpga_reg"], parameters: &[] }, // FPGARegALTERA
    Enumerant { value: 6016, capabilities: &[], extensions: &["SPV_KHR_integer_dot_product"], parameters: &[] }, // DotProductInputAll
    Enumerant { value: 6017, capabilities: &[C::Int8], extensions: &["SPV_KHR_integer_dot_product"], parameters: &[] }, // DotProductInput4x8Bit
    Enumerant { value: 6018, capabilities: &[], extensions: &["SPV_KHR_integer_dot_product"], parameters: &[] }, // DotProductInput4x8BitPacked
    Enumerant { value: 6019, capabilities: &[], extensions: &["SPV_KHR_integer_dot_product"], parameters: &[] }, // DotProduct
    Enumerant { value: 6020, capabilities: &[], extensions: &["SPV_KHR_ray_cull_mask"], parameters: &[] }, // RayCullMaskKHR
    Enumerant { value: 6022, capabilities: &[], extensions: &["SPV_KHR_cooperative_matrix"], parameters: &[] }, // CooperativeMatrixKHR
    Enumerant { value: 6024, capabilities: &[], extensions: &["SPV_EXT_replicated_composites"], parameters: &[] }, // ReplicatedCompositesEXT
    Enumerant { value: 6025, capabilities: &[], extensions: &["SPV_KHR_bit_instructions"], parameters: &[] }, // BitInstructions
    Enumerant { value: 6026, capabilities: &[C::GroupNonUniform], extensions: &["SPV_KHR_subgroup_rotate"], parameters: &[] }, // GroupNonUniformRotateKHR
    Enumerant { value: 6029, capabilities: &[], extensions: &["SPV_KHR_float_controls2"], parameters: &[] }, // FloatControls2
    Enumerant { value: 6030, capabilities: &[], extensions: &["SPV_KHR_fma"], parameters: &[] }, // FMAKHR
    Enumerant { value: 6033, capabilities: &[], extensions: &["SPV_EXT_shader_atomic_float_add"], parameters: &[] }, // AtomicFloat32AddEXT
    Enumerant { value: 6034, capabilities: &[], extensions: &["SPV_EXT_shader_atomic_float_add"], parameters: &[] }, // AtomicFloat64AddEXT
    Enumerant { value: 6089, capabilities: &[], extensions: &["SPV_INTEL_long_composites"], parameters: &[] }, // LongCompositesINTEL
    Enumerant { value: 6094, capabilities: &[], extensions: &["SPV_EXT_optnone", "SPV_INTEL_optnone"], parameters: &[] }, // OptNoneEXT
    Enumerant { value: 6095, capabilities: &[], extensions: &["SPV_EXT_shader_atomic_float16_add"], parameters: &[] }, // AtomicFloat16AddEXT
    Enumerant { value: 6114, capabilities: &[], extensions: &["SPV_INTEL_debug_module"], parameters: &[] }, // DebugInfoModuleINTEL
    Enumerant { value: 6115, capabilities: &[], extensions: &["SPV_INTEL_bfloat16_conversion"], parameters: &[] }, // BFloat16ConversionINTEL
    Enumerant { value: 6141, capabilities: &[], extensions: &["SPV_INTEL_split_barrier"], parameters: &[] }, // SplitBarrierINTEL
    Enumerant { value: 6144, capabilities: &[], extensions: &["SPV_EXT_arithmetic_fence"], parameters: &[] }, // ArithmeticFenceEXT
    Enumerant { value: 6150, capabilities: &[C::FPGAClusterAttributesALTERA], extensions: &["SPV_ALTERA_fpga_cluster_attributes", "SPV_INTEL_fpga_cluster_attributes"], parameters: &[] }, // FPGAClusterAttributesV2ALTERA
    Enumerant { value: 6161, capabilities: &[C::FPGAKernelAttributesINTEL], extensions: &["SPV_INTEL_kernel_attributes"], parameters: &[] }, // FPGAKernelAttributesv2INTEL
    Enumerant { value: 6162, capabilities: &[], extensions: &["SPV_ALTERA_task_sequence", "SPV_INTEL_task_sequence"], parameters: &[] }, // TaskSequenceALTERA
    Enumerant { value: 6169, capabilities: &[], extensions: &["SPV_INTEL_fp_max_error"], parameters: &[] }, // FPMaxErrorINTEL
    Enumerant { value: 6171, capabilities: &[], extensions: &["SPV_ALTERA_fpga_latency_control", "SPV_INTEL_fpga_latency_control"], parameters: &[] }, // FPGALatencyControlALTERA
    Enumerant { value: 6174, capabilities: &[], extensions: &["SPV_ALTERA_fpga_argument_interfaces", "SPV_INTEL_fpga_argument_interfaces"], parameters: &[] }, // FPGAArgumentInterfacesALTERA
    Enumerant { value: 6187, capabilities: &[], extensions: &["SPV_INTEL_global_variable_host_access"], parameters: &[] }, // GlobalVariableHostAccessINTEL
    Enumerant { value: 6189, capabilities: &[], extensions: &["SPV_ALTERA_global_variable_fpga_decorations", "SPV_INTEL_global_variable_fpga_decorations"], parameters: &[] }, // GlobalVariableFPGADecorationsALTERA
    Enumerant { value: 6220, capabilities: &[], extensions: &["SPV_INTEL_subgroup_buffer_prefetch"], parameters: &[] }, // SubgroupBufferPrefetchINTEL
    Enumerant { value: 6228, capabilities: &[], extensions: &["SPV_INTEL_2d_block_io"], parameters: &[] }, // Subgroup2DBlockIOINTEL
    Enumerant { value: 6229, capabilities: &[C::Subgroup2DBlockIOINTEL], extensions: &["SPV_INTEL_2d_block_io"], parameters: &[] }, // Subgroup2DBlockTransformINTEL
    Enumerant { value: 6230, capabilities: &[C::Subgroup2DBlockIOINTEL], extensions: &["SPV_INTEL_2d_block_io"], parameters: &[] }, // Subgroup2DBlockTransposeINTEL
    Enumerant { value: 6236, capabilities: &[], extensions: &["SPV_INTEL_subgroup_matrix_multiply_accumulate"], parameters: &[] }, // SubgroupMatrixMultiplyAccumulateINTEL
    Enumerant { value: 6241, capabilities: &[], extensions: &["SPV_INTEL_ternary_bitwise_function"], parameters: &[] }, // TernaryBitwiseFunctionINTEL
    Enumerant { value: 6243, capabilities: &[C::VariableLengthArrayINTEL, C::UntypedPointersKHR], extensions: &["SPV_INTEL_variable_length_array"], parameters: &[] }, // UntypedVariableLengthArrayINTEL
    Enumerant { value: 6245, capabilities: &[], extensions: &["SPV_INTEL_function_variants"], parameters: &[] }, // SpecConditionalINTEL
    Enumerant { value: 6246, capabilities: &[C::SpecConditionalINTEL], extensions: &["SPV_INTEL_function_variants"], parameters: &[] }, // FunctionVariantsINTEL
    Enumerant { value: 6400, capabilities: &[], extensions: &["SPV_KHR_uniform_group_instructions"], parameters: &[] }, // GroupUniformArithmeticKHR
    Enumerant { value: 6425, capabilities: &[], extensions: &["SPV_INTEL_tensor_float32_conversion"], parameters: &[] }, // TensorFloat32RoundingINTEL
    Enumerant { value: 6427, capabilities: &[], extensions: &["SPV_INTEL_masked_gather_scatter"], parameters: &[] }, // MaskedGatherScatterINTEL
    Enumerant { value: 6441, capabilities: &[], extensions: &["SPV_INTEL_cache_controls"], parameters: &[] }, // CacheControlsINTEL
    Enumerant { value: 6460, capabilities: &[], extensions: &["SPV_INTEL_maximum_registers"], parameters: &[] }, // RegisterLimitsINTEL
    Enumerant { value: 6528, capabilities: &[], extensions: &["SPV_INTEL_bindless_images"], parameters: &[] }, // BindlessImagesINTEL
];

static RAY_QUERY_INTERSECTION: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCandidateIntersectionKHR
    Enumerant { value: 1, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCommittedIntersectionKHR
];

static RAY_QUERY_COMMITTED_INTERSECTION_TYPE: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCommittedIntersectionNoneKHR
    Enumerant { value: 1, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCommittedIntersectionTriangleKHR
    Enumerant { value: 2, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCommittedIntersectionGeneratedKHR
];

static RAY_QUERY_CANDIDATE_INTERSECTION_TYPE: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCandidateIntersectionTriangleKHR
    Enumerant { value: 1, capabilities: &[C::RayQueryKHR], extensions: &[], parameters: &[] }, // RayQueryCandidateIntersectionAABBKHR
];

static PACKED_VECTOR_FORMAT: [Enumerant; 1] = [
    Enumerant { value: 0, capabilities: &[], extensions: &["SPV_KHR_integer_dot_product"], parameters: &[] }, // PackedVectorFormat4x8Bit
];

static COOPERATIVE_MATRIX_LAYOUT: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // RowMajorKHR
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // ColumnMajorKHR
    Enumerant { value: 4202, capabilities: &[C::CooperativeMatrixLayoutsARM], extensions: &[], parameters: &[] }, // RowBlockedInterleavedARM
    Enumerant { value: 4203, capabilities: &[C::CooperativeMatrixLayoutsARM], extensions: &[], parameters: &[] }, // ColumnBlockedInterleavedARM
];

static COOPERATIVE_MATRIX_USE: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // MatrixAKHR
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // MatrixBKHR
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // MatrixAccumulatorKHR
];

static TENSOR_CLAMP_MODE: [Enumerant; 5] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Undefined
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // Constant
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // ClampToEdge
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // Repeat
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // RepeatMirrored
];

static INITIALIZATION_MODE_QUALIFIER: [Enumerant; 2] = [
    Enumerant { value: 0, capabilities: &[C::GlobalVariableFPGADecorationsALTERA], extensions: &[], parameters: &[] }, // InitOnDeviceReprogramALTERA
    Enumerant { value: 1, capabilities: &[C::GlobalVariableFPGADecorationsALTERA], extensions: &[], parameters: &[] }, // InitOnDeviceResetALTERA
];

static LOAD_CACHE_CONTROL: [Enumerant; 5] = [
    Enumerant { value: 0, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // UncachedINTEL
    Enumerant { value: 1, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // CachedINTEL
    Enumerant { value: 2, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // StreamingINTEL
    Enumerant { value: 3, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // InvalidateAfterReadINTEL
    Enumerant { value: 4, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // ConstCachedINTEL
];

static STORE_CACHE_CONTROL: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // UncachedINTEL
    Enumerant { value: 1, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // WriteThroughINTEL
    Enumerant { value: 2, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // WriteBackINTEL
    Enumerant { value: 3, capabilities: &[C::CacheControlsINTEL], extensions: &[], parameters: &[] }, // StreamingINTEL
];

static NAMED_MAXIMUM_NUMBER_OF_REGISTERS: [Enumerant; 1] = [
    Enumerant { value: 0, capabilities: &[C::RegisterLimitsINTEL], extensions: &[], parameters: &[] }, // AutoINTEL
];

static FPENCODING: [Enumerant; 3] = [
    Enumerant { value: 0, capabilities: &[C::BFloat16TypeKHR], extensions: &[], parameters: &[] }, // BFloat16KHR
    Enumerant { value: 4214, capabilities: &[C::Float8EXT], extensions: &[], parameters: &[] }, // Float8E4M3EXT
    Enumerant { value: 4215, capabilities: &[C::Float8EXT], extensions: &[], parameters: &[] }, // Float8E5M2EXT
];

static COOPERATIVE_VECTOR_MATRIX_LAYOUT: [Enumerant; 4] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // RowMajorNV
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // ColumnMajorNV
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // InferencingOptimalNV
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // TrainingOptimalNV
];

static COMPONENT_TYPE: [Enumerant; 11] = [
    Enumerant { value: 0, capabilities: &[], extensions: &[], parameters: &[] }, // Float16NV
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // Float32NV
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // Float64NV
    Enumerant { value: 3, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt8NV
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt16NV
    Enumerant { value: 5, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt32NV
    Enumerant { value: 6, capabilities: &[], extensions: &[], parameters: &[] }, // SignedInt64NV
    Enumerant { value: 7, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt8NV
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt16NV
    Enumerant { value: 9, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt32NV
    Enumerant { value: 10, capabilities: &[], extensions: &[], parameters: &[] }, // UnsignedInt64NV
];

static IMAGE_OPERANDS: [Enumerant; 16] = [
    Enumerant { value: 1, capabilities: &[C::Shader], extensions: &[], parameters: &[One(K::IdRef)] }, // BIAS
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[One(K::IdRef)] }, // LOD
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[One(K::IdRef), One(K::IdRef)] }, // GRAD
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[One(K::IdRef)] }, // CONST_OFFSET
    Enumerant { value: 16, capabilities: &[C::ImageGatherExtended], extensions: &[], parameters: &[One(K::IdRef)] }, // OFFSET
    Enumerant { value: 32, capabilities: &[C::ImageGatherExtended], extensions: &[], parameters: &[One(K::IdRef)] }, // CONST_OFFSETS
    Enumerant { value: 64, capabilities: &[], extensions: &[], parameters: &[One(K::IdRef)] }, // SAMPLE
    Enumerant { value: 128, capabilities: &[C::MinLod], extensions: &[], parameters: &[One(K::IdRef)] }, // MIN_LOD
    Enumerant { value: 256, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[One(K::IdScope)] }, // MAKE_TEXEL_AVAILABLE
    Enumerant { value: 512, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[One(K::IdScope)] }, // MAKE_TEXEL_VISIBLE
    Enumerant { value: 1024, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // NON_PRIVATE_TEXEL
    Enumerant { value: 2048, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // VOLATILE_TEXEL
    Enumerant { value: 4096, capabilities: &[], extensions: &[], parameters: &[] }, // SIGN_EXTEND
    Enumerant { value: 8192, capabilities: &[], extensions: &[], parameters: &[] }, // ZERO_EXTEND
    Enumerant { value: 16384, capabilities: &[], extensions: &[], parameters: &[] }, // NONTEMPORAL
    Enumerant { value: 65536, capabilities: &[], extensions: &[], parameters: &[One(K::IdRef)] }, // OFFSETS
];

static FPFAST_MATH_MODE: [Enumerant; 8] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // NOT_NAN
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // NOT_INF
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // NSZ
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // ALLOW_RECIP
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[] }, // FAST
    Enumerant { value: 65536, capabilities: &[C::FloatControls2, C::FPFastMathModeINTEL], extensions: &[], parameters: &[] }, // ALLOW_CONTRACT
    Enumerant { value: 131072, capabilities: &[C::FloatControls2, C::FPFastMathModeINTEL], extensions: &[], parameters: &[] }, // ALLOW_REASSOC
    Enumerant { value: 262144, capabilities: &[C::FloatControls2], extensions: &[], parameters: &[] }, // ALLOW_TRANSFORM
];

static SELECTION_CONTROL: [Enumerant; 2] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // FLATTEN
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // DONT_FLATTEN
];

static LOOP_CONTROL: [Enumerant; 19] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // UNROLL
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // DONT_UNROLL
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // DEPENDENCY_INFINITE
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // DEPENDENCY_LENGTH
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MIN_ITERATIONS
    Enumerant { value: 32, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MAX_ITERATIONS
    Enumerant { value: 64, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // ITERATION_MULTIPLE
    Enumerant { value: 128, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // PEEL_COUNT
    Enumerant { value: 256, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // PARTIAL_COUNT
    Enumerant { value: 65536, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // INITIATION_INTERVAL_ALTERA
    Enumerant { value: 131072, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MAX_CONCURRENCY_ALTERA
    Enumerant { value: 262144, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // DEPENDENCY_ARRAY_ALTERA
    Enumerant { value: 524288, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // PIPELINE_ENABLE_ALTERA
    Enumerant { value: 1048576, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // LOOP_COALESCE_ALTERA
    Enumerant { value: 2097152, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MAX_INTERLEAVING_ALTERA
    Enumerant { value: 4194304, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // SPECULATED_ITERATIONS_ALTERA
    Enumerant { value: 8388608, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[] }, // NO_FUSION_ALTERA
    Enumerant { value: 16777216, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // LOOP_COUNT_ALTERA
    Enumerant { value: 33554432, capabilities: &[C::FPGALoopControlsALTERA], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // MAX_REINVOCATION_DELAY_ALTERA
];

static FUNCTION_CONTROL: [Enumerant; 5] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // INLINE
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // DONT_INLINE
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // PURE
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // CONST
    Enumerant { value: 65536, capabilities: &[C::OptNoneEXT], extensions: &[], parameters: &[] }, // OPT_NONE_EXT
];

static MEMORY_SEMANTICS: [Enumerant; 14] = [
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // ACQUIRE
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // RELEASE
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // ACQUIRE_RELEASE
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[] }, // SEQUENTIALLY_CONSISTENT
    Enumerant { value: 64, capabilities: &[C::Shader], extensions: &[], parameters: &[] }, // UNIFORM_MEMORY
    Enumerant { value: 128, capabilities: &[], extensions: &[], parameters: &[] }, // SUBGROUP_MEMORY
    Enumerant { value: 256, capabilities: &[], extensions: &[], parameters: &[] }, // WORKGROUP_MEMORY
    Enumerant { value: 512, capabilities: &[], extensions: &[], parameters: &[] }, // CROSS_WORKGROUP_MEMORY
    Enumerant { value: 1024, capabilities: &[C::AtomicStorage], extensions: &[], parameters: &[] }, // ATOMIC_COUNTER_MEMORY
    Enumerant { value: 2048, capabilities: &[], extensions: &[], parameters: &[] }, // IMAGE_MEMORY
    Enumerant { value: 4096, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // OUTPUT_MEMORY
    Enumerant { value: 8192, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // MAKE_AVAILABLE
    Enumerant { value: 16384, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // MAKE_VISIBLE
    Enumerant { value: 32768, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // VOLATILE
];

static MEMORY_ACCESS: [Enumerant; 8] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // VOLATILE
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[One(K::LiteralInteger)] }, // ALIGNED
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // NONTEMPORAL
    Enumerant { value: 8, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[One(K::IdScope)] }, // MAKE_POINTER_AVAILABLE
    Enumerant { value: 16, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[One(K::IdScope)] }, // MAKE_POINTER_VISIBLE
    Enumerant { value: 32, capabilities: &[C::VulkanMemoryModel], extensions: &["SPV_KHR_vulkan_memory_model"], parameters: &[] }, // NON_PRIVATE_POINTER
    Enumerant { value: 65536, capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &["SPV_INTEL_memory_access_aliasing"], parameters: &[One(K::IdRef)] }, // ALIAS_SCOPE_INTEL_MASK
    Enumerant { value: 131072, capabilities: &[C::MemoryAccessAliasingINTEL], extensions: &["SPV_INTEL_memory_access_aliasing"], parameters: &[One(K::IdRef)] }, // NO_ALIAS_INTEL_MASK
];

static KERNEL_PROFILING_INFO: [Enumerant; 1] = [
    Enumerant { value: 1, capabilities: &[C::Kernel], extensions: &[], parameters: &[] }, // CMD_EXEC_TIME
];

static RAY_FLAGS: [Enumerant; 11] = [
    Enumerant { value: 1, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // OPAQUE_KHR
    Enumerant { value: 2, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // NO_OPAQUE_KHR
    Enumerant { value: 4, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // TERMINATE_ON_FIRST_HIT_KHR
    Enumerant { value: 8, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // SKIP_CLOSEST_HIT_SHADER_KHR
    Enumerant { value: 16, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // CULL_BACK_FACING_TRIANGLES_KHR
    Enumerant { value: 32, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // CULL_FRONT_FACING_TRIANGLES_KHR
    Enumerant { value: 64, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // CULL_OPAQUE_KHR
    Enumerant { value: 128, capabilities: &[C::RayQueryKHR, C::RayTracingKHR], extensions: &[], parameters: &[] }, // CULL_NO_OPAQUE_KHR
    Enumerant { value: 256, capabilities: &[C::RayTraversalPrimitiveCullingKHR], extensions: &[], parameters: &[] }, // SKIP_TRIANGLES_KHR
    Enumerant { value: 512, capabilities: &[C::RayTraversalPrimitiveCullingKHR], extensions: &[], parameters: &[] }, // SKIP_AAB_BS_KHR
    Enumerant { value: 1024, capabilities: &[C::RayTracingOpacityMicromapEXT], extensions: &[], parameters: &[] }, // FORCE_OPACITY_MICROMAP2_STATE_EXT
];

static FRAGMENT_SHADING_RATE: [Enumerant; 4] = [
    Enumerant { value: 1, capabilities: &[C::FragmentShadingRateKHR], extensions: &[], parameters: &[] }, // VERTICAL2_PIXELS
    Enumerant { value: 2, capabilities: &[C::FragmentShadingRateKHR], extensions: &[], parameters: &[] }, // VERTICAL4_PIXELS
    Enumerant { value: 4, capabilities: &[C::FragmentShadingRateKHR], extensions: &[], parameters: &[] }, // HORIZONTAL2_PIXELS
    Enumerant { value: 8, capabilities: &[C::FragmentShadingRateKHR], extensions: &[], parameters: &[] }, // HORIZONTAL4_PIXELS
];

static RAW_ACCESS_CHAIN_OPERANDS: [Enumerant; 2] = [
    Enumerant { value: 1, capabilities: &[C::RawAccessChainsNV], extensions: &[], parameters: &[] }, // ROBUSTNESS_PER_COMPONENT_NV
    Enumerant { value: 2, capabilities: &[C::RawAccessChainsNV], extensions: &[], parameters: &[] }, // ROBUSTNESS_PER_ELEMENT_NV
];

static COOPERATIVE_MATRIX_OPERANDS: [Enumerant; 5] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_A_SIGNED_COMPONENTS_KHR
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_B_SIGNED_COMPONENTS_KHR
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_C_SIGNED_COMPONENTS_KHR
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_RESULT_SIGNED_COMPONENTS_KHR
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[] }, // SATURATING_ACCUMULATION_KHR
];

static COOPERATIVE_MATRIX_REDUCE: [Enumerant; 3] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // ROW
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // COLUMN
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // _2X2
];

static TENSOR_ADDRESSING_OPERANDS: [Enumerant; 2] = [
    Enumerant { value: 1, capabilities: &[C::CooperativeMatrixTensorAddressingNV], extensions: &[], parameters: &[One(K::IdRef)] }, // TENSOR_VIEW
    Enumerant { value: 2, capabilities: &[C::CooperativeMatrixBlockLoadsNV], extensions: &[], parameters: &[One(K::IdRef)] }, // DECODE_FUNC
];

static MATRIX_MULTIPLY_ACCUMULATE_OPERANDS: [Enumerant; 14] = [
    Enumerant { value: 1, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_A_SIGNED_COMPONENTS_INTEL
    Enumerant { value: 2, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_B_SIGNED_COMPONENTS_INTEL
    Enumerant { value: 4, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_CB_FLOAT16_INTEL
    Enumerant { value: 8, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_RESULT_B_FLOAT16_INTEL
    Enumerant { value: 16, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_A_PACKED_INT8_INTEL
    Enumerant { value: 32, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_B_PACKED_INT8_INTEL
    Enumerant { value: 64, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_A_PACKED_INT4_INTEL
    Enumerant { value: 128, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_B_PACKED_INT4_INTEL
    Enumerant { value: 256, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_ATF32INTEL
    Enumerant { value: 512, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_BTF32INTEL
    Enumerant { value: 1024, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_A_PACKED_FLOAT16_INTEL
    Enumerant { value: 2048, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_B_PACKED_FLOAT16_INTEL
    Enumerant { value: 4096, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_A_PACKED_B_FLOAT16_INTEL
    Enumerant { value: 8192, capabilities: &[], extensions: &[], parameters: &[] }, // MATRIX_B_PACKED_B_FLOAT16_INTEL
];

static TENSOR_OPERANDS: [Enumerant; 5] = [
    Enumerant { value: 1, capabilities: &[C::TensorsARM], extensions: &[], parameters: &[] }, // NONTEMPORAL_ARM
    Enumerant { value: 2, capabilities: &[C::TensorsARM], extensions: &[], parameters: &[One(K::IdRef)] }, // OUT_OF_BOUNDS_VALUE_ARM
    Enumerant { value: 4, capabilities: &[C::TensorsARM], extensions: &[], parameters: &[One(K::IdRef)] }, // MAKE_ELEMENT_AVAILABLE_ARM
    Enumerant { value: 8, capabilities: &[C::TensorsARM], extensions: &[], parameters: &[One(K::IdRef)] }, // MAKE_ELEMENT_VISIBLE_ARM
    Enumerant { value: 16, capabilities: &[C::TensorsARM], extensions: &[], parameters: &[] }, // NON_PRIVATE_ELEMENT_ARM
];
