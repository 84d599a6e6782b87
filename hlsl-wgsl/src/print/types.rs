//! Types.

use std::fmt::{Display, Formatter, Result};

use crate::tree::{Scalar, Space, Texture, TextureKind, Type};

impl Display for Scalar {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Scalar::Bool => f.write_str("bool"),
            Scalar::Int { width, signed: true } => write!(f, "i{width}"),
            Scalar::Int { width, signed: false } => write!(f, "u{width}"),
            Scalar::Float { width } => write!(f, "f{width}"),
        }
    }
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Type::Scalar(it) => it.fmt(f),
            Type::Vector(len, of) => write!(f, "vec{len}<{of}>"),
            Type::Matrix { columns, rows, of } => write!(f, "mat{columns}x{rows}<{of}>"),
            Type::Array(of, None) => write!(f, "array<{of}>"),
            Type::Array(of, Some(len)) => write!(f, "array<{of}, {len}>"),
            Type::Struct(name) => f.write_str(name),
            Type::Atomic(of) => write!(f, "atomic<{of}>"),
            Type::Pointer(space, to) => write!(f, "ptr<{space}, {to}>"),
            Type::Sampler { compares: false } => f.write_str("sampler"),
            Type::Sampler { compares: true } => f.write_str("sampler_comparison"),
            Type::Texture(it) => it.fmt(f),
            Type::BindingArray(of, None) => write!(f, "binding_array<{of}>"),
            Type::BindingArray(of, Some(len)) => write!(f, "binding_array<{of}, {len}>"),
            Type::AccelerationStructure { returns_vertices: false } => f.write_str("acceleration_structure"),
            Type::AccelerationStructure { returns_vertices: true } => {
                f.write_str("acceleration_structure<vertex_return>")
            }
            Type::RayQuery { returns_vertices: false } => f.write_str("ray_query"),
            Type::RayQuery { returns_vertices: true } => f.write_str("ray_query<vertex_return>"),
        }
    }
}

impl Display for Texture {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let shape = self.shape;
        match &self.kind {
            TextureKind::Sampled(of) => write!(f, "texture_{shape}<{of}>"),
            TextureKind::Multisampled(of) => write!(f, "texture_multisampled_{shape}<{of}>"),
            TextureKind::Depth => write!(f, "texture_depth_{shape}"),
            TextureKind::MultisampledDepth => write!(f, "texture_depth_multisampled_{shape}"),
            TextureKind::Storage { format, access } => {
                write!(f, "texture_storage_{shape}<{format}, {access}>")
            }
        }
    }
}

impl Display for Space {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Space::Function => "function",
            Space::Private => "private",
            Space::Workgroup => "workgroup",
            Space::TaskPayload => "task_payload",
            Space::Uniform => "uniform",
            Space::Storage => "storage",
            Space::StorageReadWrite => "storage, read_write",
            Space::Immediate => "immediate",
        })
    }
}
