//! Passes integers between stages without interpolation: WGSL asks for `flat` on both sides, where Vulkan ignores what
//! the vertex shader says.
//!
//! Leaves: integers of vertex outputs and pixel inputs decorated `Flat`, and with no other kind of interpolation.

use super::Context;
use crate::ir::*;
use crate::spirv::{Decoration as D, ExecutionModel as Model};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for index in 0..module.entries.len() {
        let entry = &module.entries[index];
        let class = match entry.model {
            Model::Vertex => StorageClass::OUTPUT,
            Model::Fragment => StorageClass::INPUT,
            _ => continue,
        };
        for global in entry.interface.clone() {
            let Some((_, ty)) = module.pointee(module.globals[global].ty).filter(|it| it.0 == class) else {
                continue;
            };
            let is_integer = matches!(module.types[module.component(ty)], Type::Int { .. });
            let decorations = &mut module.globals[global].decorations;
            if !is_integer || !decorations.iter().any(|it| it.is(D::Location)) {
                continue;
            }
            decorations
                .retain(|it| ![D::NoPerspective, D::Centroid, D::Sample].iter().any(|&kind| it.is(kind)));
            if !decorations.iter().any(|it| it.is(D::Flat) || it.is(D::PerVertexKHR)) {
                decorations.push(Decoration::new(D::Flat, &[]));
            }
        }
    }
}
