//! Calls of the language's own functions and methods.
use crate::{
    ir::Arg,
    lower::{Lower, Place},
    typed::ExprId,
};

/// The value of an [`crate::typed::ExprKind::Intrinsic`] (any argument if it has none).
pub fn lower(lower: &mut Lower, id: ExprId) -> Arg {
    let ty = lower.expr(id).ty;
    lower.undefined(ty)
}

/// The place that an intrinsic names, if it gives one (`vk::BufferPointer::Get`).
pub fn place(_lower: &mut Lower, _id: ExprId) -> Option<Place> {
    None
}
