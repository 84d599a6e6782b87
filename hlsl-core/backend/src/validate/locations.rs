//! Which locations the inputs and outputs of a stage take ("Location and Component Assignment" in Vulkan's specification).

use crate::spirv::{Decoration, ExecutionModel as M, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

use super::module::{Module, Type};

/// More are too many for any device; whatever has them is not followed to its end.
const MOST: u32 = 4096;

/// A location has four components of 32 bits.
const COMPONENTS: u32 = 4;

/// Where decorations say that a variable is.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    location: Option<u32>,
    component: u32,
    index: u32,
}

/// The places of variables, by their ids.
#[derive(Default)]
pub(super) struct Places(FxHashMap<u32, Place>);

impl Places {
    /// Takes notice of a decoration.
    pub(super) fn note(&mut self, variable: u32, decoration: Decoration, number: u32) {
        match decoration {
            Decoration::Location => self.0.entry(variable).or_default().location = Some(number),
            Decoration::Component => self.0.entry(variable).or_default().component = number,
            Decoration::Index => self.0.entry(variable).or_default().index = number,
            _ => {}
        }
    }

    /// The variables of an entry point that lie where another one of them does, and where that is.
    pub(super) fn conflicts(&self, module: &Module<'_>, model: M, interface: &[u32]) -> Vec<(u32, u32)> {
        let (mut taken, mut found) = (FxHashSet::default(), Vec::new());
        let has_locations =
            [M::Vertex, M::TessellationControl, M::TessellationEvaluation, M::Geometry, M::Fragment];
        if !has_locations.contains(&model) {
            return found;
        }
        for &variable in interface {
            let Some(&Place { location: Some(first), component, index }) = self.0.get(&variable) else {
                continue;
            };
            let Some((class, ty)) = module.pointee(module.type_of(variable)) else { continue };
            if !matches!(class, StorageClass::Input | StorageClass::Output) {
                continue;
            }
            let has = |kind| module.times_decorated(variable, None, kind) > 0;
            let is_of_patch = has(Decoration::Patch);
            let is_of_each_vertex = has(Decoration::PerVertexKHR)
                || !is_of_patch
                    && match model {
                        M::TessellationControl => true,
                        M::TessellationEvaluation | M::Geometry => class == StorageClass::Input,
                        _ => false,
                    };
            let (count, parts) = extent(module, ty, is_of_each_vertex);
            let conflict = (0..count.min(MOST)).map(|it| first.wrapping_add(it)).find(|&location| {
                let mut is_taken = false;
                for part in component..component.saturating_add(parts).min(COMPONENTS) {
                    is_taken |= !taken.insert((class as u32, is_of_patch, index, location, part));
                }
                is_taken
            });
            found.extend(conflict.map(|it| (variable, it)));
        }
        found
    }
}

/// How many locations a variable of a type takes, and how many components of each.
fn extent(module: &Module<'_>, mut ty: u32, mut is_of_each_vertex: bool) -> (u32, u32) {
    let mut count = 1u32;
    while let Type::Array { element, length } = module.ty(ty) {
        // Of the array of all vertices, each has one.
        if !std::mem::take(&mut is_of_each_vertex) {
            count = count.saturating_mul(module.constant(length).unwrap_or(1));
        }
        ty = element;
    }
    if let Type::Matrix { column, len } = module.ty(ty) {
        count = count.saturating_mul(len);
        ty = column;
    }
    let Some(shape) = module.shape(ty) else { return (count, COMPONENTS) };
    match shape.len * if shape.bits > 32 { 2 } else { 1 } {
        parts if parts > COMPONENTS => (count.saturating_mul(2), COMPONENTS),
        parts => (count, parts),
    }
}
