//! Mesh shaders: outputs are arrays of vertices, primitives and indices to which the shader stores at arbitrary points,
//! so the parameters stand for the stage variables themselves.

use std::rc::Rc;

use super::{
    Passed,
    flatten::{Common, Declared, Flattener},
    mesh_limits::{self, counts_primitives},
    modes,
};
use crate::{
    diagnostics::list::interface as errors,
    ir::{self, GlobalOrigin, StorageClass, spirv},
    lower::{
        Lower,
        interface::{
            array_length,
            mesh::{builtin_variable, payload_input, payload_is_plain},
            semantic::Point,
            signature::{Access, Leaf, Node},
            values,
        },
    },
    source::Span,
    symbol::{Symbol, kw},
    typed::{EntryPoint, Function, Parameter, ParameterMode},
    types::{ArrayLength, Scalar, Type, TypeId},
};

/// A parameter `out vertices`, `out indices` or `out primitives`.
pub(super) fn output(
    flattener: &mut Flattener,
    function: &Function,
    parameter: &Parameter,
    index: u32,
    role: Symbol,
) -> Passed {
    let local = &function.locals[parameter.local];
    let word = flattener.lower.input.text(role);
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
    } else if parameter.semantic.is_none()
        && !matches!(flattener.lower.types[flattener.lower.types.unmodified(ty)], Type::Struct(_))
    {
        // A single value of each vertex may have its semantic here, as in Direct3D; DXC wants a struct.
        let what = "expected 1D array of struct type".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Passed::Nothing;
    } else {
        let is_primitive = role == kw::PRIMITIVES;
        let declared = Declared {
            name: flattener.lower.input.text(local.name),
            ty,
            semantic: parameter.semantic.as_ref(),
            attributes: &parameter.attributes,
            interpolation: parameter.interpolation,
            span: local.span,
            is_out_parameter: false,
        };
        let point = if is_primitive { Point::MeshPrimitiveOut } else { Point::MeshOut };
        let decoration = is_primitive.then(|| values::decoration(spirv::Decoration::PerPrimitiveEXT));
        flattener.node(Common { decoration, ..super::vertex_variables(point, count) }, &declared)
    };
    flattener.lower.interface_mut().mesh.push((index, Rc::new(node)));
    Passed::Nothing
}

/// The requirements on every mesh shader.
pub fn complete(flattener: &mut Flattener, entry: &EntryPoint, function: &Function) {
    if flattener.lower.input.is_nv_mesh() && counts_primitives(flattener.lower, entry) {
        let uint = flattener.lower.types.uint;
        output_builtin(flattener, spirv::BuiltIn::PrimitiveCountNV, uint, None, function.span);
    }
    for role in [kw::VERTICES, kw::INDICES, kw::PRIMITIVES, kw::PAYLOAD] {
        let of_role = function.parameters.iter().filter(|it| it.role == Some(role));
        for second in of_role.skip(1) {
            let what =
                format!("only one object with '{}' modifier is allowed", flattener.lower.input.text(role));
            let at = function.locals[second.local].span;
            flattener.lower.sink.push(errors::EntryParameter { what, at });
        }
    }
    mesh_limits::mesh(flattener.lower, &flattener.signature, entry);
    same_primitives(flattener.lower, function);
    if !modes::has_mesh_outputs(function) {
        return;
    }
    for (role, word) in [(kw::VERTICES, "vertices"), (kw::INDICES, "indices")] {
        if !function.parameters.iter().any(|it| it.role == Some(role)) {
            let what = format!("expected {word} object declaration");
            flattener.lower.sink.push(errors::EntryParameter { what, at: function.span });
            return;
        }
    }
}

/// There must be as many primitives as index tuples.
fn same_primitives(lower: &mut Lower, function: &Function) {
    let of_role = |role| function.parameters.iter().find(|it| it.role == Some(role));
    let (Some(indices), Some(primitives)) = (of_role(kw::INDICES), of_role(kw::PRIMITIVES)) else { return };
    let count = |it: &Parameter| array_length(lower, function.locals[it.local].ty);
    if let (Some(expected), Some(found)) = (count(indices), count(primitives))
        && expected != found
    {
        let what =
            format!("array size of primitives object should match 'indices' object: {expected}, not {found}");
        let at = function.locals[primitives.local].span;
        lower.sink.push(errors::EntryParameter { what, at });
    }
}

/// The payload from the amplification shader.
pub(super) fn payload(flattener: &mut Flattener, function: &Function, parameter: &Parameter) -> Passed {
    let lower = &mut *flattener.lower;
    if !payload_fits(lower, parameter, function) {
        return Passed::Nothing;
    }
    if !lower.input.is_nv_mesh() {
        let global = payload_variable(lower, function, parameter);
        return Passed::Variable { global, is_output: false };
    }
    let ty = function.locals[parameter.local].ty;
    let input = Some(payload_input(lower, &mut flattener.signature, ty));
    Passed::Values { input, output: None }
}

/// Payloads are structs of numbers.
fn payload_fits(lower: &mut Lower, parameter: &Parameter, function: &Function) -> bool {
    let local = &function.locals[parameter.local];
    let plain = lower.types.unmodified(local.ty);
    if !matches!(lower.types[plain], Type::Struct(_)) {
        let what = "expected payload of struct type".to_string();
        lower.sink.push(errors::EntryParameter { what, at: local.span });
        return false;
    }
    payload_is_plain(lower, plain, local.span)
}

/// The indices of points, lines or triangles.
fn indices(
    flattener: &mut Flattener,
    function: &Function,
    parameter: &Parameter,
    count: u32,
    ty: TypeId,
) -> Node {
    let local = &function.locals[parameter.local];
    let topology = crate::attribute::find(&function.attributes, |kind| match kind {
        crate::attribute::AttributeKind::OutputTopology(name) => Some(*name),
        _ => None,
    });
    let (builtin, corners) = match topology.map(|name| flattener.lower.input.text(name)) {
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
    let is_nv = flattener.lower.input.is_nv_mesh();
    let builtin = if is_nv { spirv::BuiltIn::PrimitiveIndicesNV } else { builtin };
    let (memory, per_vertex) = match is_nv {
        true => {
            let uint = flattener.lower.types.uint;
            let length = ArrayLength::Fixed(count.saturating_mul(corners));
            (flattener.lower.types.array(uint, length), None)
        }
        false => (ty, Some(count)),
    };
    let variable = output_builtin(flattener, builtin, memory, per_vertex, local.span);
    let access = if is_nv { Access::Indices { variable, corners } } else { Access::Whole(variable) };
    Node::Leaf(Leaf { ty, access })
}

fn output_builtin(
    flattener: &mut Flattener,
    builtin: spirv::BuiltIn,
    ty: TypeId,
    per_vertex: Option<u32>,
    span: Span,
) -> usize {
    flattener.signature.variables.push(builtin_variable(builtin, ty, per_vertex, span));
    flattener.signature.variables.len() - 1
}

fn payload_variable(lower: &mut Lower, function: &Function, parameter: &Parameter) -> ir::GlobalId {
    let local = &function.locals[parameter.local];
    let inner = lower.value_type(local.ty);
    let ty = lower.module.pointer(StorageClass::TASK_PAYLOAD_WORKGROUP, inner);
    let name = format!("in.var.{}", lower.input.text(local.name));
    lower.module.globals.add(ir::Global {
        name: name.into(),
        ty,
        initializer: None,
        decorations: Vec::new(),
        binding: None,
        origin: GlobalOrigin::Payload,
        texels: None,
        path: Box::default(),
        keep: false,
        span: local.span,
    })
}
