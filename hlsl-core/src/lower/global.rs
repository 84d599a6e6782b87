//! Variables outside of functions.
use crate::{
    ir,
    lower::{Lower, Place},
    typed::GlobalId,
};

#[derive(Clone, Debug, Default)]
pub struct Globals {}

impl Lower<'_> {
    pub(super) fn module_attributes(&mut self) {}
    pub(super) fn declare_globals(&mut self) {}
    /// The place that a global variable is.
    pub fn global(&mut self, _id: GlobalId) -> Place {
        todo!()
    }
    /// The counter of a structured buffer: a pointer to a block of one int.
    pub fn counter_of_global(&mut self, _id: GlobalId) -> ir::GlobalId {
        todo!()
    }
    /// Appends the initialization of `static` globals that are no constants. Entry wrappers call this first.
    pub fn initialize_statics(&mut self) {}
}
