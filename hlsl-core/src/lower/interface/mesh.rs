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
    let first = *lower.interface.dispatched.get_or_insert(second);
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

impl Lower<'_> {
    /// Before SPIR-V 1.4 there is only SPV_NV_mesh_shader.
    pub fn is_nv_mesh(&self) -> bool {
        self.options.target.spirv_version() < (1, 4) || !self.options.allows_extension("SPV_EXT_mesh_shader")
    }
}

/// One variable for each field of a payload, each at its offset.
pub fn payload_part(
    lower: &mut Lower,
    signature: &mut Signature,
    ty: TypeId,
    is_input: bool,
    name: &str,
    offset: &mut u32,
    depth: u32,
) -> Node {
    let ty = lower.types.unmodified(ty);
    if let Type::Struct(id) = lower.types[ty]
        && depth < 64
    {
        let it = lower.types.structs[id].clone();
        let base = it.base.map(|base| {
            let base = lower.types.intern(Type::Struct(base));
            Box::new(payload_part(lower, signature, base, is_input, name, offset, depth + 1))
        });
        let fields = it.fields.iter().map(|field| {
            let name = lower.text(field.name);
            payload_part(lower, signature, field.ty, is_input, name, offset, depth + 1)
        });
        let fields = fields.collect();
        return Node::Struct { ty, base, fields };
    }
    let layout = lower.layouts.of(&lower.types, ty, lower.storage_rule());
    *offset = round_up(*offset, layout.alignment);
    let memory = in_memory(lower, ty);
    let prefix = if is_input { "in.var." } else { "out.var." };
    let decorations = vec![
        values::decoration(spirv::Decoration::PerTaskNV),
        ir::Decoration::new(spirv::Decoration::Offset, &[*offset]),
    ];
    *offset = offset.saturating_add(layout.size);
    signature.variables.push(Variable {
        name: format!("{prefix}{name}"),
        declared: String::new(),
        is_input,
        point: Point::MeshIn,
        ty: memory,
        per_vertex: None,
        builtin: None,
        location: None,
        target: None,
        index: None,
        component: None,
        decorations,
        semantic: String::new(),
        is_payload: true,
        is_row: false,
        stays: false,
        span: Span::default(),
    });
    Node::Leaf(Leaf { ty, access: Access::Whole(signature.variables.len() - 1) })
}

/// `SetMeshOutputCounts`: SPV_NV_mesh_shader only takes the number of primitives.
pub fn set_primitive_count(lower: &mut Lower, count: Arg) {
    let is_it = |it: &Variable| it.builtin == Some(spirv::BuiltIn::PrimitiveCountNV);
    match lower.interface.signature.variables.iter().position(is_it) {
        Some(index) => {
            let global = lower.interface.variables[index];
            lower.builder.store(Arg::Global(global), count);
        }
        None => lower.bug("a mesh shader has no variable for the number of its primitives"),
    }
}

/// `DispatchMesh`: passes the payload in outputs and sets the number of work groups to launch.
pub fn dispatch(lower: &mut Lower, groups: [Arg; 3], payload: Arg, ty: TypeId) {
    let mut signature = Signature::default();
    let mut offset = 0;
    // Several calls in one shader write the same variables.
    if lower.interface.payload_out.is_none() {
        let first = lower.interface.variables.len();
        // Numbers of variables count on from those that are there.
        signature.variables = lower.interface.signature.variables.clone();
        let node = payload_part(lower, &mut signature, ty, false, "", &mut offset, 0);
        let uint = lower.types.uint;
        signature.variables.push(builtin_variable(spirv::BuiltIn::TaskCountNV, uint, None, Span::default()));
        signature.variables.drain(..first);
        declare_more(lower, signature);
        lower.interface.payload_out = Some(Rc::new(node));
    }
    if let Some(node) = lower.interface.payload_out.clone() {
        let interface = lower.interface.clone();
        values::write(lower, &interface, &node, payload, None);
    }
    let uint = lower.module.uint32();
    let [x, y, z] = groups;
    let plane = lower.emit(Op::IMul, uint, [y, z]);
    let count = lower.emit(Op::IMul, uint, [x, plane]);
    let is_it = |it: &Variable| it.builtin == Some(spirv::BuiltIn::TaskCountNV);
    if let Some(index) = lower.interface.signature.variables.iter().position(is_it) {
        let global = lower.interface.variables[index];
        lower.builder.store(Arg::Global(global), count);
    }
}
