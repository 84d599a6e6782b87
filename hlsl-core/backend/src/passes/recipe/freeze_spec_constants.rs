//! Replaces specialization constants with plain constants of their default values.
//!
//! Leaves: none that the module uses, so that the reflection lists none either.

use super::{Context, specialize};
use crate::{ir::*, passes::Changed};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    module.is_frozen = true;
    specialize::specialize(module, |module, spec| spec.frozen(module)).into()
}
