//! Entry points: the wrapper that SPIR-V sees around the shader's function.
use crate::{lower::Lower, typed::EntryPoint};

pub fn lower(_lower: &mut Lower, _entry: &EntryPoint) {}
