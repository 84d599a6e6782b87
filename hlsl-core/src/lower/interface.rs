//! The stage interface of the entry point being lowered: what functions ask it for while they are filled.
//!
//! `entry` makes it; statements, expressions and calls read it, and write to it what they found.

mod declare;
pub(in crate::lower) mod mesh;
pub(in crate::lower) mod node;
pub(in crate::lower) mod semantic;
pub(in crate::lower) mod signature;
pub(in crate::lower) mod values;

use std::rc::Rc;

pub(in crate::lower) use declare::declare;
pub(in crate::lower) use signature::{Interface, array_length};

use self::signature::{Access, Leaf, Node};
use crate::{
    ir::{self, Arg},
    lower::{
        Lower, Place,
        types::{BitField, Bits},
    },
    typed::{CastKind, ExprId, ExprKind, FunctionId},
    types::Type,
};

/// The index of the stream `object`, and whether there are others. Streams are distinguished by their vertex types,
/// because functions can also have them as parameters.
pub fn stream_number(lower: &mut Lower, object: ExprId) -> Option<(u32, bool)> {
    let ty = lower.input.expr(object).ty;
    let args = lower.types.as_object(ty)?.1.to_vec();
    let element = lower.element_of(&args);
    let element = lower.types.unmodified(element);
    let streams = &lower.interface.streams;
    let number = streams.iter().position(|it| lower.types.unmodified(it.ty()) == element)?;
    Some((number as u32, streams.len() > 1))
}

/// Writes what a geometry shader appends to a stream; emitting it is up to the caller.
pub fn write_vertex(lower: &mut Lower, stream: u32, value: Arg) {
    if let Some(stream) = lower.interface.streams.get(stream as usize).cloned() {
        let interface = lower.interface.clone();
        values::write(lower, &interface, &stream, value, None);
    }
}

/// Whether this is the function of the entry point being lowered.
pub fn is_entry_function(lower: &Lower, function: FunctionId) -> bool {
    lower.interface.function == Some(function)
}

/// The place of the entry function's parameter of that index, if it is an output of a mesh shader.
pub fn output_place(lower: &mut Lower, index: u32) -> Option<Place> {
    let (_, node) = lower.interface.mesh.iter().find(|(it, _)| *it == index)?;
    let node = (**node).clone();
    let program = lower.input.program;
    let function = &program.functions[lower.interface.function?];
    let local = function.parameters.get(index as usize)?.local;
    Some(values::whole(lower, node, function.locals[local].ty))
}

/// The number of a vertex or primitive, or of a part of one, that a method is called of.
pub fn mesh_object(lower: &mut Lower, node: &Node) -> u32 {
    let known = lower.interface.objects.iter().position(|it| **it == *node);
    let index = known.unwrap_or_else(|| {
        lower.interface_mut().objects.push(Rc::new(node.clone()));
        lower.interface.objects.len() - 1
    });
    index as u32
}

/// What has that number, at the vertex or primitive of that index.
pub fn object_place(lower: &mut Lower, object: u32, vertex: Arg) -> Option<Place> {
    let node = lower.interface.objects.get(object as usize)?;
    let node = (**node).clone();
    Some(values::place(lower, node, Some(vertex)))
}

/// The index of the payload parameter, and the variable that passes it.
pub fn payload(lower: &Lower) -> Option<(u32, ir::GlobalId)> {
    lower.interface.payload
}

/// Writes the payload back before an any-hit shader ends early, or may.
pub fn write_payload(lower: &mut Lower) {
    let (Some((local, global)), Some(function)) = (lower.body.payload, lower.body.function) else { return };
    let place = lower.local(local, function.locals[local].ty);
    let value = lower.load(&place);
    lower.builder.store(Arg::Global(global), value);
}

/// The part of the interface that an expression in the entry function names, a parameter or a field of one, and which bits
/// of that it is, if it is a bit-field.
fn input_leaf(lower: &Lower, id: ExprId) -> Option<(Leaf, Option<Bits>)> {
    let program = lower.input.program;
    let entry = &program.functions[lower.interface.function?];
    if !lower.body.function.is_some_and(|body| std::ptr::eq(body, entry)) {
        return None;
    }
    let mut path = Vec::new();
    let mut at = id;
    let local = loop {
        match &program.expressions[at].kind {
            ExprKind::Member { base, field } => {
                path.push(Some(*field));
                at = *base;
            }
            ExprKind::Cast { kind: CastKind::Upcast, operand } => {
                path.push(None);
                at = *operand;
            }
            ExprKind::Cast { kind: CastKind::NoOp, operand } => at = *operand,
            ExprKind::Local(local) => break *local,
            _ => return None,
        }
    };
    let index = entry.parameters.iter().position(|it| it.local == local)?;
    let (_, node) = lower.interface.inputs.iter().find(|it| it.0 as usize == index)?;
    let mut node: &Node = node;
    let mut bits = None;
    for step in path.into_iter().rev() {
        let Node::Struct { ty, base, fields } = node else { return None };
        node = match step {
            Some(field) => {
                let slots = match lower.types[lower.types.unmodified(*ty)] {
                    Type::Struct(id) => lower.tables.known_slots(id),
                    _ => None,
                };
                bits = slots?.get(field as usize)?.bits;
                fields.get(field as usize)?
            }
            None => base.as_deref()?,
        };
    }
    match node {
        Node::Leaf(leaf) => Some((*leaf, bits)),
        _ => None,
    }
}

/// The value that a `nointerpolation` input has at one of the triangle's vertices.
pub fn read_vertex(lower: &mut Lower, id: ExprId, vertex: Arg) -> Option<Arg> {
    let (leaf, bits) = input_leaf(lower, id)?;
    let Access::FirstVertex(variable) = leaf.access else { return None };
    let interface = lower.interface.clone();
    let (value, from) = values::load_variable(lower, &interface, variable, Some(vertex));
    let value = values::adapt(lower, value, from, leaf.ty);
    let ty = lower.input.expr(id).ty;
    Some(bits.map_or(value, |bits| lower.extract_bits(value, BitField { bits, ty })))
}

/// The variable of an input that is just as the shader sees it.
pub fn input_variable(lower: &Lower, id: ExprId) -> Option<Arg> {
    let (leaf, bits) = input_leaf(lower, id)?;
    match leaf.access {
        Access::Whole(variable) if bits.is_none() => {
            lower.interface.variables.get(variable).map(|it| Arg::Global(*it))
        }
        _ => None,
    }
}
