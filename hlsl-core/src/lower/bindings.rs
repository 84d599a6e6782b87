//! Descriptor sets and bindings of resources.
use crate::{
    ir::Binding,
    options::Options,
    symbol::Symbols,
    typed::{BufferId, GlobalId, Program},
};

#[derive(Clone, Debug, Default)]
pub struct Bindings {}

/// Gives every resource of the program its set and binding.
pub fn assign(_program: &Program, _symbols: &Symbols, _options: &Options) -> Bindings {
    Bindings::default()
}

impl Bindings {
    pub fn global(&self, _id: GlobalId) -> Option<Binding> {
        None
    }
    pub fn buffer(&self, _id: BufferId) -> Option<Binding> {
        None
    }
    /// Of the counter of a structured buffer.
    pub fn counter(&self, _id: GlobalId) -> Option<Binding> {
        None
    }
    /// Of `$Globals`.
    pub fn globals(&self) -> Option<Binding> {
        None
    }
}
