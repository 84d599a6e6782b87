//! Records of work graphs: reading, writing, allocating and sending them.

use super::Call;
use crate::{
    intrinsics::names::parameters,
    ir::{
        Arg, StorageClass,
        spirv::{BuiltIn, Op, Scope},
    },
    layout::LayoutRule,
    lower::{
        Lower, Place,
        interface::{node::output_handle, values},
    },
    typed::ExprId,
    types::ObjectKind,
};

/// The record at `index` of records, or the only one.
pub(in crate::lower) fn record_at(lower: &mut Lower, object: ExprId, index: Option<Arg>) -> Option<Place> {
    let ty = lower.input.expr(object).ty;
    let (kind, args) = lower.types.as_object(ty)?;
    let args = args.to_vec();
    let element = lower.element_of(&args);
    let records = lower.value(object);
    let index = match index {
        Some(index) => index,
        None => lower.uint(0),
    };
    let place = lower.pointer_place(records, StorageClass::NODE_PAYLOAD, element, LayoutRule::Record);
    let place = lower.indexed(&place, index, element);
    let is_writable = kind.is_writable() || !kind.is_node_input();
    Some(Place { is_writable, ..place })
}

/// One output of an array of them.
pub(in crate::lower) fn output_at(lower: &mut Lower, object: ExprId, index: Arg) -> Arg {
    let records = lower.value(object);
    let index = values::as_uint(lower, index);
    output_handle(lower, records, index)
}

pub(super) fn record(lower: &mut Lower, call: &Call) -> Option<Place> {
    let index = lower.optional(call, parameters::INDEX);
    let object = lower.object(call)?;
    record_at(lower, object, index)
}

pub(super) fn record_value(lower: &mut Lower, call: &Call) -> Arg {
    match record(lower, call) {
        Some(place) => lower.load(&place),
        None => lower.no_result(call),
    }
}

pub(super) fn remaining_recursion_levels(lower: &mut Lower, call: &Call) -> Arg {
    let ty = lower.module.uint32();
    lower.load_builtin(BuiltIn::RemainingRecursionLevelsAMDX, call.overload.name, ty)
}

/// The instruction on the records of the object.
fn of_records(lower: &mut Lower, call: &Call, op: Op) -> Arg {
    let Some(object) = lower.object(call) else { return lower.no_result(call) };
    let records = lower.value(object);
    let ty = lower.value_type(call.ty);
    lower.emit(op, ty, [records])
}

pub(super) fn count(lower: &mut Lower, call: &Call) -> Arg {
    of_records(lower, call, Op::NodePayloadArrayLengthAMDX)
}

pub(super) fn finished_sharing(lower: &mut Lower, call: &Call) -> Arg {
    of_records(lower, call, Op::FinishWritingNodePayloadAMDX)
}

/// The records of an output, and the index of its node.
fn output(lower: &mut Lower, call: &Call) -> Option<(Arg, Arg)> {
    let object = lower.object(call)?;
    let ty = lower.input.expr(object).ty;
    let Some((kind, args)) = lower.types.as_object(ty) else {
        lower.bug("expected an output of a node");
        return None;
    };
    let args = args.to_vec();
    let handle = lower.value(object);
    let records = lower.records_type(kind, &args);
    let uint = lower.module.uint32();
    Some((lower.extract(handle, records, 0), lower.extract(handle, uint, 1)))
}

/// Records for an output: `choose_payload_types` takes the type from the last argument.
fn new_records(lower: &mut Lower, call: &Call, scope: Scope) -> Option<Arg> {
    let count = lower.input(call, parameters::COUNT);
    let (records, index) = output(lower, call)?;
    let ty = lower.type_of(records);
    let scope = lower.uint(scope as u32);
    Some(lower.emit(Op::AllocateNodePayloadsAMDX, ty, [scope, count, index, records]))
}

pub(super) fn allocate(lower: &mut Lower, call: &Call, scope: Scope) -> Arg {
    new_records(lower, call, scope).unwrap_or_else(|| lower.no_result(call))
}

/// Empty records are sent as soon as they are there.
pub(super) fn increment(lower: &mut Lower, call: &Call, scope: Scope) -> Arg {
    if let Some(records) = new_records(lower, call, scope) {
        lower.effect(Op::EnqueueNodePayloadsAMDX, [records]);
    }
    lower.no_result(call)
}

/// `choose_payload_types` puts the type of the records in their place.
pub(super) fn is_valid(lower: &mut Lower, call: &Call) -> Arg {
    let Some((records, index)) = output(lower, call) else { return lower.no_result(call) };
    let bool = lower.module.bool();
    lower.emit(Op::IsNodePayloadValidAMDX, bool, [records, index])
}

pub(super) fn output_complete(lower: &mut Lower, call: &Call) -> Arg {
    if let Some(object) = lower.object(call) {
        let records = lower.value(object);
        lower.effect(Op::EnqueueNodePayloadsAMDX, [records]);
    }
    lower.no_result(call)
}

/// Whether `kind[index]` is a record.
pub(in crate::lower) fn has_records(kind: ObjectKind) -> bool {
    kind.is_of_nodes() && !kind.is_node_output()
}
