//! Expressions → values.
use crate::{ir::Arg, lower::Lower, typed::ExprId};

impl Lower<'_> {
    /// The value of an expression, of void layout.
    pub fn value(&mut self, _id: ExprId) -> Arg {
        todo!()
    }
}
