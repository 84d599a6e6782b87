//! Conversions between numeric types, and casts.
use crate::{ir::Arg, lower::Lower, source::Span, types::TypeId};

impl Lower<'_> {
    /// Converts component by component between types of equal shape, or as an implicit conversion does
    /// (splat, truncation).
    pub fn convert(&mut self, _value: Arg, _from: TypeId, _to: TypeId, _span: Span) -> Arg {
        todo!()
    }
}
