//! Functions: declaration on first call, parameters, calls.
use std::marker::PhantomData;

use crate::{
    ir::{self, Arg, ScopeId},
    lower::{Lower, Place},
    typed::{Argument, FunctionId},
    types::TypeId,
};

/// What is known while one function is filled.
#[derive(Clone, Debug, Default)]
pub struct Body<'a> {
    pub scope: Option<ScopeId>,
    /// The object of a method.
    pub this: Option<Place>,
    marker: PhantomData<&'a ()>,
}

impl Lower<'_> {
    /// The IR function of an HLSL function: declared now, filled later.
    pub fn function(&mut self, _id: FunctionId) -> ir::FunctionId {
        todo!()
    }
    /// Fills what has been called but not filled.
    pub fn finish_waiting(&mut self) {}

    /// The value of an `in` (or the old one of an `inout`) argument of an intrinsic; undefined for a missing one.
    pub fn argument(&mut self, _argument: &Argument) -> Arg {
        todo!()
    }
    /// The place behind an `out`, `inout` or reference argument and the type that the parameter has.
    pub fn argument_place(&mut self, _argument: &Argument) -> Option<(Place, TypeId)> {
        todo!()
    }
    /// Writes the value of an `out` parameter of type `ty`, converted to the place's type.
    pub fn write_back(&mut self, _place: &Place, _value: Arg, _ty: TypeId) {
        todo!()
    }
}
