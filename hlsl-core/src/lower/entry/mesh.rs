//! Mesh shaders: outputs are arrays of vertices, primitives and indices that the shader stores to wherever it likes,
//! so the parameters stand for the stage variables themselves.

use std::rc::Rc;

use super::{
    Passed, array_length, modes,
    semantic::Point,
    signature::{Access, Declared, Flattener, Leaf, Node, Variable},
    values,
};
use crate::{
    diagnostics::list::interface as errors,
    ir::{self, GlobalOrigin, StorageClass, spirv},
    lower::Lower,
    symbol::{Symbol, kw},
    typed::{Function, Parameter, ParameterMode},
    types::{Scalar, Type},
};

/// A parameter `out vertices`, `out indices` or `out primitives`.
pub fn output(
    flattener: &mut Flattener,
    function: &Function,
    parameter: &Parameter,
    index: u32,
    role: Symbol,
) -> Passed {
    let local = &function.locals[parameter.local];
    let word = flattener.lower.text(role);
    if parameter.mode != ParameterMode::Out {
        let what = format!("'{word}' object must be an out parameter");
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Passed::Nothing;
    }
    let Some(count) = array_length(flattener.lower, local.ty) else {
        let what = "expected 1D array of indices/vertices/primitives object".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Passed::Nothing;
    };
    let ty = modes::element_type(flattener.lower, local.ty);
    let node = if role == kw::INDICES {
        indices(flattener, function, parameter, count, ty)
    } else {
        let is_primitive = role == kw::PRIMITIVES;
        let declared = Declared {
            name: flattener.lower.text(local.name),
            ty,
            semantic: parameter.semantic.as_ref(),
            attributes: &parameter.attributes,
            interpolation: parameter.interpolation,
            span: local.span,
            is_out_parameter: false,
        };
        if is_primitive {
            flattener.common.push(values::decoration(spirv::Decoration::PerPrimitiveEXT));
        }
        let point = if is_primitive { Point::MeshPrimitiveOut } else { Point::MeshOut };
        let node = super::vertices(flattener, point, &declared, Some(count));
        flattener.common.clear();
        node
    };
    flattener.lower.interface.mesh.push((index, Rc::new(node)));
    Passed::Nothing
}

/// What every mesh shader has to say.
pub fn complete(flattener: &mut Flattener, function: &Function) {
    for (role, word) in [(kw::VERTICES, "vertices"), (kw::INDICES, "indices")] {
        if !function.parameters.iter().any(|it| it.role == Some(role)) {
            let what = format!("expected {word} object declaration");
            flattener.lower.sink.push(errors::EntryParameter { what, at: function.span });
            return;
        }
    }
}

/// The indices of points, lines or triangles.
fn indices(
    flattener: &mut Flattener,
    function: &Function,
    parameter: &Parameter,
    count: u32,
    ty: crate::types::TypeId,
) -> Node {
    let local = &function.locals[parameter.local];
    let topology = crate::attribute::find(&function.attributes, |kind| match kind {
        crate::attribute::AttributeKind::OutputTopology(name) => Some(*name),
        _ => None,
    });
    let (builtin, corners) = match topology.map(|name| flattener.lower.text(name)) {
        Some("point") => (spirv::BuiltIn::PrimitivePointIndicesEXT, 1),
        Some("line") => (spirv::BuiltIn::PrimitiveLineIndicesEXT, 2),
        _ => (spirv::BuiltIn::PrimitiveTriangleIndicesEXT, 3),
    };
    let given = match flattener.lower.types[flattener.lower.types.unmodified(ty)] {
        Type::Scalar(Scalar::Uint) => 1,
        Type::Vector { scalar: Scalar::Uint, len } => len,
        _ => 0,
    };
    if given != corners {
        let expected = if corners == 1 { "uint".to_string() } else { format!("uint{corners}") };
        let what = format!("expected 1D array of {expected} type");
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Node::Missing { ty };
    }
    flattener.signature.variables.push(Variable {
        name: String::new(),
        is_input: false,
        point: Point::MeshOut,
        ty,
        per_vertex: Some(count),
        builtin: Some(builtin),
        location: None,
        target: None,
        index: None,
        component: None,
        decorations: Vec::new(),
        semantic: String::new(),
        span: local.span,
    });
    Node::Leaf(Leaf { ty, access: Access::Whole(flattener.signature.variables.len() - 1) })
}

/// What the amplification shader hands over.
pub fn payload(lower: &mut Lower, function: &Function, parameter: &Parameter) -> ir::GlobalId {
    let local = &function.locals[parameter.local];
    let inner = lower.value_type(local.ty);
    let ty = lower.module.pointer(StorageClass::TASK_PAYLOAD_WORKGROUP, inner);
    let name = format!("in.var.{}", lower.text(local.name));
    let global = lower.module.globals.add(ir::Global {
        name: name.into(),
        ty,
        initializer: None,
        decorations: Vec::new(),
        binding: None,
        origin: GlobalOrigin::Internal,
        keep: false,
        span: local.span,
    });
    lower.interface.variables_of_payload(global);
    global
}
