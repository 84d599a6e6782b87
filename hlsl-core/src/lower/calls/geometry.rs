//! Streams of geometry shaders.

use super::Call;
use crate::{
    ir::{Arg, spirv::Op},
    lower::{Lower, entry},
};

/// Writes the vertex to the stage outputs and emits it.
pub(super) fn append(lower: &mut Lower, call: &Call) -> Arg {
    let vertex = lower.input(call, "vertex");
    entry::write_vertex(lower, vertex);
    lower.effect(Op::EmitVertex, []);
    lower.no_result(call)
}

pub(super) fn restart(lower: &mut Lower, call: &Call) -> Arg {
    lower.effect(Op::EndPrimitive, []);
    lower.no_result(call)
}
