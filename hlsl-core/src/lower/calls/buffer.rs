//! Structured buffers: loads, sizes, counters, appending and consuming.

use super::Call;
use crate::{
    diagnostics::list::legalize,
    intrinsics::names::parameters,
    ir::{
        Arg, Type as IrType,
        spirv::{Op, Scope},
    },
    lower::{Lower, calls::atomic},
};

pub(super) fn load(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = lower.object(call) else { return lower.no_result(call) };
    let index = lower.input(call, parameters::LOCATION);
    let place = lower.buffer_element(object, index);
    let element = lower.load(&place);
    if let Some(status) = call.expression(parameters::STATUS) {
        let at = lower.input.expr(status).span;
        lower.sink.push(legalize::NoBufferResidency { at });
        let (zero, ty) = (lower.uint(0), lower.types.uint);
        lower.output(call, parameters::STATUS, zero, ty);
    }
    element
}

pub(super) fn dimensions(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = lower.object(call) else { return lower.no_result(call) };
    let buffer = lower.buffer(object);
    let uint = lower.module.uint32();
    let count = lower.emit(Op::ArrayLength, uint, [buffer, Arg::Literal(0)]);
    let block = lower.type_of(buffer);
    let elements = lower.module.pointee(block).and_then(|(_, block)| lower.module.part(block, 0));
    let stride = match elements.map(|it| &lower.module.types[it]) {
        Some(IrType::RuntimeArray { stride: Some(stride), .. }) => lower.uint(*stride),
        _ => lower.surprise(lower.types.uint, "the elements of a buffer have no stride"),
    };
    let ty = lower.types.uint;
    lower.output(call, parameters::COUNT, count, ty);
    lower.output(call, parameters::STRIDE, stride, ty);
    lower.no_result(call)
}

/// Adds to or takes from the counter; what it was before.
fn count(lower: &mut Lower, call: &Call, op: Op) -> Option<Arg> {
    let object = lower.object(call)?;
    let counter = lower.counter(object);
    let (int, uint) = (lower.module.int32(), lower.module.uint32());
    let block = lower.type_of(counter);
    let class = lower.class_of(block);
    let pointer = lower.module.pointer(class, int);
    let (zero, one) = (lower.uint(0), lower.sint(1));
    let pointer = lower.emit(Op::AccessChain, pointer, [counter, zero]);
    let old = atomic::apply(lower, pointer, Scope::Device, op, int, &[one]);
    Some(lower.bitcast(uint, old))
}

pub(super) fn increment_counter(lower: &mut Lower, call: &Call) -> Arg {
    count(lower, call, Op::AtomicIAdd).unwrap_or_else(|| lower.no_result(call))
}

pub(super) fn decrement_counter(lower: &mut Lower, call: &Call) -> Arg {
    let Some(old) = count(lower, call, Op::AtomicISub) else { return lower.no_result(call) };
    let (uint, one) = (lower.module.uint32(), lower.uint(1));
    lower.emit(Op::ISub, uint, [old, one])
}

pub(super) fn append(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::VALUE);
    if let (Some(index), Some(object)) = (count(lower, call, Op::AtomicIAdd), call.object) {
        let place = lower.buffer_element(object, index);
        lower.store(&place, value);
    }
    lower.no_result(call)
}

pub(super) fn consume(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = lower.object(call) else { return lower.no_result(call) };
    let index = decrement_counter(lower, call);
    let place = lower.buffer_element(object, index);
    lower.load(&place)
}
