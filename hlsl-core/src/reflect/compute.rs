//! The program and the optimized module → [`Reflection`].
use super::Reflection;
use crate::{ir, options::Options, symbol::Symbols, typed};

/// Needs a legal module; after optimization, what it does not use is gone from it.
pub fn of(
    _module: &ir::Module,
    _program: &typed::Program,
    _symbols: &Symbols,
    _options: &Options,
) -> Reflection {
    Reflection::default()
}
