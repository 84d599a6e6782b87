//! What naga and WGSL lack, in terms of what they have: passes that only modules for wgpu and WebGPU go through. Each
//! arranges one thing, and the last word is [`unsupported_by_wgpu`]'s, which reports what none of them could arrange.

mod compute_spec_constants;
mod coordinate_types;
mod default_position;
mod forget_uniformity;
mod image_access;
mod retype;
mod spell_out_padding;
mod unsupported_by_wgpu;
mod vector_conditions;
mod view_as_words;
mod widen_integers;

use super::{Context, Pass, Settings, for_each_function};

/// After all others, for modules that naga is to read.
pub const PASSES: &[Pass] = passes![
    // First: others look for members where the shader has them.
    view_as_words,
    // After view_as_words: no buffer holds short integers.
    widen_integers: leaves,
    default_position,
    // Before spell_out_padding: complaints are about the shader's own types.
    unsupported_by_wgpu,
    compute_spec_constants: leaves,
    image_access,
    forget_uniformity,
    coordinate_types,
    vector_conditions,
    // Last: passes would have to know about padding.
    spell_out_padding,
];
