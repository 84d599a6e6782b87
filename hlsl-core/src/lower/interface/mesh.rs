//! What mesh and amplification shaders do with their interface while they run: counts, payloads and indices.

use std::rc::Rc;

use super::{
    declare::declare_more,
    semantic::Point,
    signature::{Access, Leaf, Node, Signature, Variable, in_memory},
    values,
};
use crate::{
    diagnostics::list::meshes,
    ir::{
        self, Arg,
        spirv::{self, Op},
    },
    lower::Lower,
    math::round_up,
    source::Span,
    types::{Type, TypeId},
};

/// The builtins of the indices of primitives.
pub const INDICES: [spirv::BuiltIn; 4] = [
    spirv::BuiltIn::PrimitiveIndicesNV,
    spirv::BuiltIn::PrimitivePointIndicesEXT,
    spirv::BuiltIn::PrimitiveLineIndicesEXT,
    spirv::BuiltIn::PrimitiveTriangleIndicesEXT,
];

/// Whether a decoration marks a variable as the indices of primitives.
pub fn is_indices(decoration: &ir::Decoration) -> bool {
    decoration.is(spirv::Decoration::BuiltIn)
        && INDICES.iter().any(|&it| decoration.operands[..] == [ir::Operand::Literal(it as u32)])
}

/// Whether an amplification shader only passes payloads of one type. `false` after a report.
pub fn is_only_payload(lower: &mut Lower, ty: TypeId, at: Span) -> bool {
    let second = lower.types.unmodified(ty);
    let first = *lower.interface_mut().dispatched.get_or_insert(second);
    if first != second {
        let (first, second) = (lower.type_name(first), lower.type_name(second));
        lower.sink.push(meshes::PayloadsDiffer { first, second, at });
    }
    first == second
}

/// Whether a payload has no resources in it. `false` after a report.
pub fn payload_is_plain(lower: &mut Lower, ty: TypeId, at: Span) -> bool {
    let has_resources = lower.types.contains_object(lower.types.unmodified(ty));
    if has_resources {
        let ty = lower.type_name(ty);
        lower.sink.push(meshes::PayloadContent { ty, at });
    }
    !has_resources
}

pub fn builtin_variable(
    builtin: spirv::BuiltIn,
    ty: TypeId,
    per_vertex: Option<u32>,
    span: Span,
) -> Variable {
    Variable {
        name: String::new(),
        declared: String::new(),
        is_input: false,
        point: Point::MeshOut,
        ty,
        per_vertex,
        builtin: Some(builtin),
        location: None,
        target: None,
        index: None,
        component: None,
        decorations: Vec::new(),
        semantic: String::new(),
        is_payload: false,
        is_row: false,
        stays: false,
        span,
    }
}

// -------------------------------------------------------------------------------------------- SPV_NV_mesh_shader

impl Lower<'_> {}

/// Takes a payload apart: one variable for each field, each at its offset.
struct PayloadParts<'l, 'a> {
    lower: &'l mut Lower<'a>,
    signature: &'l mut Signature,
    is_input: bool,
    /// Where the next field may start.
    offset: u32,
}

/// Adds the variables of a payload of type `ty` that the shader reads to the signature.
pub fn payload_input(lower: &mut Lower, signature: &mut Signature, ty: TypeId) -> Node {
    PayloadParts { lower, signature, is_input: true, offset: 0 }.part(ty, "", 0)
}

/// Those of one that it writes.
fn payload_output(lower: &mut Lower, signature: &mut Signature, ty: TypeId) -> Node {
    PayloadParts { lower, signature, is_input: false, offset: 0 }.part(ty, "", 0)
}

impl PayloadParts<'_, '_> {
    fn part(&mut self, ty: TypeId, name: &str, depth: u32) -> Node {
        let ty = self.lower.types.unmodified(ty);
        if let Type::Struct(id) = self.lower.types[ty]
            && depth < 64
        {
            let it = self.lower.types.structs[id].clone();
            let base = it.base.map(|base| {
                let base = self.lower.types.intern(Type::Struct(base));
                Box::new(self.part(base, name, depth + 1))
            });
            let slots = self.lower.slots(id);
            let mut fields: Vec<Node> = Vec::with_capacity(it.fields.len());
            for (index, field) in it.fields.iter().enumerate() {
                let slot = slots[index];
                let before = index.checked_sub(1).filter(|&it| slots[it].member == slot.member);
                fields.push(match before.filter(|_| slot.bits.is_some()) {
                    Some(before) => fields[before].clone(),
                    None => {
                        let name = self.lower.input.text(field.name);
                        self.part(slot.bits.map_or(field.ty, |it| it.integer), name, depth + 1)
                    }
                });
            }
            return Node::Struct { ty, base, fields };
        }
        let layout = self.lower.tables.layouts.of(&self.lower.types, ty, self.lower.input.storage_rule());
        let offset = round_up(self.offset, layout.alignment);
        self.offset = offset.saturating_add(layout.size);
        let variable = self.variable(ty, name, offset);
        self.signature.variables.push(variable);
        Node::Leaf(Leaf { ty, access: Access::Whole(self.signature.variables.len() - 1) })
    }

    fn variable(&mut self, ty: TypeId, name: &str, offset: u32) -> Variable {
        let prefix = if self.is_input { "in.var." } else { "out.var." };
        Variable {
            name: format!("{prefix}{name}"),
            declared: String::new(),
            is_input: self.is_input,
            point: Point::MeshIn,
            ty: in_memory(self.lower, ty),
            per_vertex: None,
            builtin: None,
            location: None,
            target: None,
            index: None,
            component: None,
            decorations: vec![
                values::decoration(spirv::Decoration::PerTaskNV),
                ir::Decoration::new(spirv::Decoration::Offset, &[offset]),
            ],
            semantic: String::new(),
            is_payload: true,
            is_row: false,
            stays: false,
            span: Span::default(),
        }
    }
}

/// `SetMeshOutputCounts`: SPV_NV_mesh_shader only takes the number of primitives.
pub fn set_primitive_count(lower: &mut Lower, count: Arg) {
    let is_it = |it: &Variable| it.builtin == Some(spirv::BuiltIn::PrimitiveCountNV);
    // Exported functions without an entry point have none, and are refused for the targets that have this extension.
    if let Some(index) = lower.interface.signature.variables.iter().position(is_it) {
        let global = lower.interface.variables[index];
        lower.builder.store(Arg::Global(global), count);
    }
}

/// `DispatchMesh`: passes the payload in outputs and sets the number of work groups to launch.
pub fn dispatch(lower: &mut Lower, groups: [Arg; 3], payload: Arg, ty: TypeId) {
    let mut signature = Signature::default();
    // Several calls in one shader write the same variables.
    if lower.interface.payload_out.is_none() {
        let first = lower.interface.variables.len();
        // Numbers of variables count on from those that are there.
        signature.variables = lower.interface.signature.variables.clone();
        let node = payload_output(lower, &mut signature, ty);
        let uint = lower.types.uint;
        signature.variables.push(builtin_variable(spirv::BuiltIn::TaskCountNV, uint, None, Span::default()));
        signature.variables.drain(..first);
        declare_more(lower, signature);
        lower.interface_mut().payload_out = Some(Rc::new(node));
    }
    let interface = lower.interface.clone();
    match &interface.payload_out {
        Some(node) => values::write(lower, &interface, node, payload, None),
        None => lower.bug("an amplification shader has no variables for its payload"),
    }
    let uint = lower.module.uint32();
    let [x, y, z] = groups;
    let plane = lower.emit(Op::IMul, uint, [y, z]);
    let count = lower.emit(Op::IMul, uint, [x, plane]);
    let is_it = |it: &Variable| it.builtin == Some(spirv::BuiltIn::TaskCountNV);
    match lower.interface.signature.variables.iter().position(is_it) {
        Some(index) => {
            let global = lower.interface.variables[index];
            lower.builder.store(Arg::Global(global), count);
        }
        None => lower.bug("an amplification shader has no variable for the number of its tasks"),
    }
}
