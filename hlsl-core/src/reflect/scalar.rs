//! The scalar that a host has for one of HLSL.

use super::ScalarKind;
use crate::{layout::LayoutContext, types::Scalar};

/// With 16 bits where the shader has those natively.
pub(super) fn scalar_kind(scalar: Scalar, context: &LayoutContext) -> ScalarKind {
    let narrow = context.native_16_bit;
    match scalar {
        Scalar::Bool => ScalarKind::Bool,
        Scalar::Int8 => ScalarKind::Int8,
        Scalar::Uint8 => ScalarKind::Uint8,
        Scalar::Int16 => ScalarKind::Int16,
        Scalar::Uint16 => ScalarKind::Uint16,
        Scalar::Int | Scalar::LiteralInt => ScalarKind::Int32,
        Scalar::Uint | Scalar::Int8Packed | Scalar::Uint8Packed => ScalarKind::Uint32,
        Scalar::Int64 => ScalarKind::Int64,
        Scalar::Uint64 => ScalarKind::Uint64,
        Scalar::Half => ScalarKind::Float16,
        Scalar::WideHalf | Scalar::Float | Scalar::LiteralFloat => ScalarKind::Float32,
        Scalar::Double => ScalarKind::Float64,
        Scalar::Min10Float | Scalar::Min16Float if narrow => ScalarKind::Float16,
        Scalar::Min10Float | Scalar::Min16Float => ScalarKind::Float32,
        Scalar::Min12Int | Scalar::Min16Int if narrow => ScalarKind::Int16,
        Scalar::Min12Int | Scalar::Min16Int => ScalarKind::Int32,
        Scalar::Min16Uint if narrow => ScalarKind::Uint16,
        Scalar::Min16Uint => ScalarKind::Uint32,
    }
}
