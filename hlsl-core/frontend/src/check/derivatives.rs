//! What newer queries of the level of detail ask of the entry points that reach them.
//!
//! As in DXC, a call counts even where it never runs. Other derivatives are judged by what is left of the code, after lowering.

use super::{Checker, node::Launch};
use crate::{
    attribute::{AttributeKind, find},
    diagnostics::list::overloads as errors,
    intrinsics::Overload,
    source::Span,
    stage::Stage,
    typed::FunctionId,
};

impl Checker<'_> {
    /// `CalculateLevelOfDetail` with a comparison sampler, which shader model 6.8 introduced.
    pub(super) fn is_newer_query(&self, row: &Overload) -> bool {
        row.takes_derivatives() && row.since >= 8 && row.name.starts_with("CalculateLevelOfDetail")
    }

    pub(super) fn check_query(&mut self, row: &Overload, entry: FunctionId, stage: Stage, at: Span) {
        let attributes = &self.program.functions[entry].attributes;
        let has_neighbors = match stage {
            Stage::Pixel => return,
            Stage::Compute | Stage::Amplification | Stage::Mesh => true,
            Stage::Node => self.launch(attributes) == Launch::Broadcasting,
            _ => false,
        };
        let size = find(attributes, |kind| match kind {
            AttributeKind::NumThreads(size) => Some(*size),
            _ => None,
        });
        let is_fitting = match size {
            Some([x, 1, 1]) => x.is_multiple_of(4),
            Some([x, y, _]) => x.is_multiple_of(2) && y.is_multiple_of(2),
            None => true,
        };
        let (name, entry) = (row.name.into(), self.text(self.program.functions[entry].name));
        if !has_neighbors {
            self.report(errors::QueryStage { name, entry, at });
        } else if !is_fitting {
            self.report(errors::QueryGroup { name, entry, at });
        }
    }
}
