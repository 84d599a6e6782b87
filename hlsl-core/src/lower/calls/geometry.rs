//! Streams of geometry shaders.

use super::Call;
use crate::{
    diagnostics::list::legalize,
    intrinsics::names::parameters,
    ir::{Arg, spirv::Op},
    lower::{Lower, interface},
};

/// The number of the stream, and whether there are others.
fn stream(lower: &mut Lower, call: &Call) -> Option<(u32, bool)> {
    let object = lower.object(call)?;
    let stream = interface::stream_number(lower, object);
    if stream.is_none() {
        let name = call.overload.name.to_owned();
        lower.sink.push(legalize::StreamNotKnown { name, at: call.span });
    }
    stream
}

/// Writes the vertex to the stage outputs and emits it.
pub(super) fn append(lower: &mut Lower, call: &Call) -> Arg {
    let vertex = lower.input(call, parameters::VERTEX);
    let Some((stream, has_others)) = stream(lower, call) else { return lower.no_result(call) };
    interface::write_vertex(lower, stream, vertex);
    if has_others {
        let stream = lower.uint(stream);
        lower.effect(Op::EmitStreamVertex, [stream]);
    } else {
        lower.effect(Op::EmitVertex, []);
    }
    lower.no_result(call)
}

pub(super) fn restart(lower: &mut Lower, call: &Call) -> Arg {
    let Some((stream, has_others)) = stream(lower, call) else { return lower.no_result(call) };
    if has_others {
        let stream = lower.uint(stream);
        lower.effect(Op::EndStreamPrimitive, [stream]);
    } else {
        lower.effect(Op::EndPrimitive, []);
    }
    lower.no_result(call)
}
