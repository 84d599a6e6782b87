//! Marks each writable texture that the shader only reads or only writes: WebGPU supports most formats in one direction
//! only, and naga relies on the decorations.
//!
//! Needs: legal resources. Leaves: `NonReadable` and `NonWritable` on the variables.

use super::Context;
use crate::ir::{place::place, *};
use spirv::{Decoration as D, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for global in module.globals.ids() {
        if !is_storage_image(module, global) {
            continue;
        }
        let [is_read, is_written] = of(module, global);
        let decoration = match (is_read, is_written) {
            (true, false) => D::NonWritable,
            (false, true) => D::NonReadable,
            _ => continue,
        };
        let decorations = &mut module.globals[global].decorations;
        if !decorations.iter().any(|it| it.is(decoration)) {
            decorations.push(Decoration::new(decoration, &[]));
        }
    }
}

fn is_storage_image(module: &Module, global: GlobalId) -> bool {
    let Some((_, mut ty)) = module.pointee(module.globals[global].ty) else { return false };
    while let Type::Array { element, .. } | Type::RuntimeArray { element, .. } = module.types[ty] {
        ty = element;
    }
    matches!(&module.types[ty], Type::Image(image) if image.sampled == 2)
}

/// Whether an image is read, and whether it is written, by any function.
pub fn of(module: &Module, global: GlobalId) -> [bool; 2] {
    let mut access = [false; 2];
    for (_, function) in module.functions.iter() {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                let index = match inst.core() {
                    Some(S::ImageRead | S::ImageSparseRead) => 0,
                    Some(S::ImageWrite) => 1,
                    _ => continue,
                };
                let image = inst.args.first().and_then(|&it| place(function, it));
                access[index] |= image.is_some_and(|it| it.global == global);
            }
        }
    }
    access
}
