//! Which rows of the table of functions and methods a shader calls, as the compiler resolves its calls.

use hlsl_core::intrinsics::OverloadId;
use hlsl_core::options::Options;
use hlsl_core::source::load::Load;
use hlsl_core::symbol::Symbols;
use hlsl_core::typed::{ExprKind, Program};
use hlsl_core::{Observer, compile_observed};
use std::collections::BTreeSet;

#[derive(Default)]
struct Calls(BTreeSet<OverloadId>);

impl Observer for Calls {
    fn program(&mut self, program: &Program, _: &Symbols) {
        for (_, expression) in program.expressions.iter() {
            if let ExprKind::Intrinsic { overload, .. } = expression.kind {
                self.0.insert(overload);
            }
        }
    }
}

/// The rows that the shader at the path calls.
pub fn calls(path: &str, loader: &dyn Load, args: &[&str]) -> BTreeSet<OverloadId> {
    let mut calls = Calls::default();
    if let Ok(options) = Options::from_args(args) {
        compile_observed(path, loader, &options, &mut calls);
    }
    calls.0
}
