//! Computes operations on specialization constants whose operands are plain constants by now.

use super::{Context, specialize};
use crate::{ir::*, passes::Changed};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    specialize::specialize(module, |module, spec| spec.interned(module)).into()
}
