//! Outputs of nodes of work graphs as values.

use crate::{
    ir::{self, Arg},
    lower::Lower,
    types::ObjectKind,
};

/// An output: records of the kind, and which node of an array.
pub(in crate::lower) fn output_handle(lower: &mut Lower, records: Arg, index: Arg) -> Arg {
    let ty = lower.type_of(records);
    let uint = lower.module.uint32();
    let member = |name: &str, ty| ir::Member {
        name: name.into(),
        ty,
        offset: None,
        matrix: None,
        decorations: Vec::new(),
    };
    let is_empty = lower.module.pointee(ty).and_then(|it| lower.module.part(it.1, 0)).is_some_and(
        |record| matches!(&lower.module.types[record], ir::Type::Struct(it) if it.members.is_empty()),
    );
    let kind = if is_empty { ObjectKind::EmptyNodeOutput } else { ObjectKind::NodeOutput };
    let name = format!("handle.{}", kind.name()).into();
    let members = vec![member("records", ty), member("index", uint)];
    let handle = lower.module.ty(ir::Type::Struct(ir::Struct { name, members, decorations: Vec::new() }));
    lower.composite(handle, &[records, index])
}
