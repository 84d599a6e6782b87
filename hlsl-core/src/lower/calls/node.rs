//! Records of work graphs. Not yet mapped: every call says so.

use super::Call;
use crate::{
    ir::Arg,
    lower::{Lower, Place},
};

fn not_yet(lower: &mut Lower, call: &Call) -> Arg {
    lower.unavailable(call, "work graphs are not supported yet")
}

pub(super) fn record(lower: &mut Lower, call: &Call) -> Option<Place> {
    not_yet(lower, call);
    None
}

pub(super) fn record_value(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn remaining_recursion_levels(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn count(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn finished_sharing(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn allocate(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn is_valid(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn increment(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}

pub(super) fn output_complete(lower: &mut Lower, call: &Call) -> Arg {
    not_yet(lower, call)
}
