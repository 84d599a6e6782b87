//! Marks each writable texture that the shader only reads or only writes: WebGPU supports most formats in one direction
//! only, and naga relies on the decorations.
//!
//! Needs: legal resources. Leaves: `NonReadable` and `NonWritable` on the variables.

use super::Context;
use crate::ir::{access::accesses, *};
use crate::spirv::Decoration as D;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let accesses = accesses(module);
    for global in module.globals.ids() {
        if !is_storage_image(module, global) {
            continue;
        }
        let decoration = match (accesses[global].reads, accesses[global].writes) {
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
    let image = module.pointee(module.globals[global].ty).map(|it| module.innermost(it.1));
    image.is_some_and(|it| matches!(&module.types[it], Type::Image(image) if image.sampled == 2))
}
