//! Streams of geometry shaders.

use super::Call;
use crate::{
    ir::{Arg, spirv::Op},
    lower::{Lower, entry},
};

/// Writes the vertex to the stage outputs and emits it.
pub(super) fn append(lower: &mut Lower, call: &Call) -> Arg {
    let vertex = lower.input(call, "vertex");
    let (stream, has_others) = call.object.map_or((0, false), |it| entry::stream_number(lower, it));
    entry::write_vertex(lower, stream, vertex);
    if has_others {
        let stream = lower.uint(stream);
        lower.effect(Op::EmitStreamVertex, [stream]);
    } else {
        lower.effect(Op::EmitVertex, []);
    }
    lower.no_result(call)
}

pub(super) fn restart(lower: &mut Lower, call: &Call) -> Arg {
    match call.object.map(|it| entry::stream_number(lower, it)) {
        Some((stream, true)) => {
            let stream = lower.uint(stream);
            lower.effect(Op::EndStreamPrimitive, [stream]);
        }
        _ => lower.effect(Op::EndPrimitive, []),
    }
    lower.no_result(call)
}
