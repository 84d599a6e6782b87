//! Reads the values of [`Node`]s from stage variables, and writes them there.

use super::signature::{Access, Interface, Leaf, Node, array_length, floats};
use crate::{
    ir::{
        self, Arg, StorageClass,
        spirv::{self, Op},
    },
    layout::LayoutRule,
    lower::{Lower, Place, PlaceKind},
    source::Span,
    types::{ArrayLength, Scalar, Type, TypeId},
};

/// The value of a node: of one vertex where variables are arrays of them.
pub fn read(lower: &mut Lower, interface: &Interface, node: &Node, vertex: Option<Arg>) -> Arg {
    match node {
        Node::Leaf(leaf) => read_leaf(lower, interface, leaf, vertex),
        Node::Struct { ty, base, fields } => {
            let mut parts: Vec<Arg> = base.iter().map(|base| read(lower, interface, base, vertex)).collect();
            let members = members(lower, *ty, fields);
            parts.extend(members.into_iter().map(|(_, member)| read(lower, interface, member, vertex)));
            lower.members_value(*ty, &parts)
        }
        Node::Elements { ty, elements } => {
            let parts: Vec<Arg> =
                elements.iter().map(|element| read(lower, interface, element, vertex)).collect();
            let ty = lower.value_type(*ty);
            lower.composite(ty, &parts)
        }
        Node::Missing { ty } => {
            lower.follows_an_error("a stage input is missing");
            lower.undefined(*ty)
        }
    }
}

/// Writes a value of the node's type.
pub fn write(lower: &mut Lower, interface: &Interface, node: &Node, value: Arg, vertex: Option<Arg>) {
    match node {
        Node::Leaf(leaf) => write_leaf(lower, interface, leaf, value, vertex),
        Node::Struct { ty, base, fields } => {
            if let Some(base) = base {
                let inner = lower.value_type(base.ty());
                let part = lower.extract(value, inner, 0);
                write(lower, interface, base, part, vertex);
            }
            for (index, member) in members(lower, *ty, fields) {
                let inner = lower.value_type(member.ty());
                let part = lower.extract(value, inner, index);
                write(lower, interface, member, part, vertex);
            }
        }
        Node::Elements { elements, .. } => {
            for (index, element) in elements.iter().enumerate() {
                let inner = lower.value_type(element.ty());
                let part = lower.extract(value, inner, index as u32);
                write(lower, interface, element, part, vertex);
            }
        }
        Node::Missing { .. } => lower.follows_an_error("a stage output is missing"),
    }
}

/// The members of the IR struct that the fields of a struct are, with their indices: bit-fields share them.
fn members<'n>(lower: &mut Lower, ty: TypeId, fields: &'n [Node]) -> Vec<(u32, &'n Node)> {
    let Type::Struct(id) = lower.types[lower.types.unmodified(ty)] else {
        lower.bug("only a struct of stage variables can be taken apart");
        return Vec::new();
    };
    let slots = lower.slots(id);
    let mut members: Vec<(u32, &Node)> = slots.iter().map(|it| it.member).zip(fields).collect();
    members.dedup_by_key(|it| it.0);
    members
}

/// Writes an array of all vertices or all primitives; `node` is one of them.
pub fn write_all(lower: &mut Lower, node: &Node, value: Arg, ty: TypeId) {
    let interface = lower.interface.clone();
    let inner = lower.value_type(node.ty());
    let Some(count) = array_length(lower, ty) else {
        return lower.bug("the vertices or primitives are not an array of known length");
    };
    for index in 0..count {
        let part = lower.extract(value, inner, index);
        let vertex = lower.uint(index);
        write(lower, &interface, node, part, Some(vertex));
    }
}

/// A pointer into a variable: to its vertex, then along `indices`, where something of IR type `inner` is.
fn pointer(
    lower: &mut Lower,
    global: ir::GlobalId,
    vertex: Option<Arg>,
    indices: &[Arg],
    inner: ir::TypeId,
) -> Arg {
    if vertex.is_none() && indices.is_empty() {
        return Arg::Global(global);
    }
    let class = lower.class_of(lower.module.globals[global].ty);
    let ty = lower.module.pointer(class, inner);
    let args: ir::Args =
        std::iter::once(Arg::Global(global)).chain(vertex).chain(indices.iter().copied()).collect();
    lower.emit(Op::AccessChain, ty, args)
}

pub fn load_variable(
    lower: &mut Lower,
    interface: &Interface,
    variable: usize,
    vertex: Option<Arg>,
) -> (Arg, TypeId) {
    let ty = interface.signature.variables[variable].ty;
    let inner = lower.value_type(ty);
    let pointer = pointer(lower, interface.variables[variable], vertex, &[], inner);
    (lower.builder.load(inner, pointer), ty)
}

fn read_leaf(lower: &mut Lower, interface: &Interface, leaf: &Leaf, vertex: Option<Arg>) -> Arg {
    match leaf.access {
        Access::Whole(variable) => {
            let (value, from) = load_variable(lower, interface, variable, vertex);
            adapt(lower, value, from, leaf.ty)
        }
        Access::FirstVertex(variable) => {
            let first = lower.uint(0);
            let (value, from) = load_variable(lower, interface, variable, Some(first));
            adapt(lower, value, from, leaf.ty)
        }
        Access::Mask(variable) => {
            let (element, inner) = mask_element(lower, interface, variable);
            let zero = lower.uint(0);
            let pointer = pointer(lower, interface.variables[variable], vertex, &[zero], inner);
            let value = lower.builder.load(inner, pointer);
            adapt(lower, value, element, leaf.ty)
        }
        Access::Levels(variable) => {
            let global = interface.variables[variable];
            let count = floats(lower, leaf.ty);
            read_floats(lower, Floats { global, vertex, offset: 0 }, count, leaf.ty)
        }
        Access::Distances { group, part } => {
            let (offset, count) = distance(interface, group, part);
            let global = interface.distances[group];
            read_floats(lower, Floats { global, vertex, offset }, count, leaf.ty)
        }
        Access::Barycentrics(variable) => {
            let (value, from) = load_variable(lower, interface, variable, vertex);
            let value = with_third_barycentric(lower, value, from);
            adapt(lower, value, from, leaf.ty)
        }
        Access::ReciprocalW(variable) => {
            let (value, from) = load_variable(lower, interface, variable, vertex);
            let value = with_reciprocal_w(lower, value, from);
            adapt(lower, value, from, leaf.ty)
        }
        Access::FromBase { variable, base } => {
            let (value, from) = load_variable(lower, interface, variable, vertex);
            let (base, _) = load_variable(lower, interface, base, vertex);
            let ty = lower.type_of(value);
            let value = lower.emit(Op::ISub, ty, [value, base]);
            adapt(lower, value, from, leaf.ty)
        }
        Access::Rows { first, count } => {
            let mut parts = Vec::new();
            for index in 0..count as usize {
                let (value, ty) = load_variable(lower, interface, first + index, vertex);
                lower.leaves(value, ty, &mut parts);
            }
            lower.build(leaf.ty, &mut parts.into_iter())
        }
        Access::Indices { .. } => lower.surprise(leaf.ty, "the indices that a mesh shader writes are read"),
        Access::Face(variable) => {
            let (is_front, _) = load_variable(lower, interface, variable, vertex);
            let float = lower.types.float;
            let ty = lower.module.float32();
            let (front, back) = (lower.float(1.0), lower.float(-1.0));
            let value = lower.emit(Op::Select, ty, [is_front, front, back]);
            adapt(lower, value, float, leaf.ty)
        }
        Access::HelperInvocation => {
            let ty = lower.module.bool();
            lower.emit(Op::IsHelperInvocationEXT, ty, [])
        }
        // An output that is read again: patch constant functions see the control points.
        Access::InvertedY(variable) => {
            let (value, from) = load_variable(lower, interface, variable, vertex);
            let value = inverted(lower, value);
            adapt(lower, value, from, leaf.ty)
        }
    }
}

fn write_leaf(lower: &mut Lower, interface: &Interface, leaf: &Leaf, value: Arg, vertex: Option<Arg>) {
    let before = lower.builder.loc;
    // What a function of the source hands out is written where it is declared, as in DXC.
    if lower.body.function.is_some() {
        lower.at(declared_at(interface, leaf));
    }
    write_variables(lower, interface, leaf, value, vertex);
    lower.builder.loc = before;
}

/// Where the (first) variable of a leaf is declared.
fn declared_at(interface: &Interface, leaf: &Leaf) -> Span {
    let variable = match leaf.access {
        Access::Whole(variable)
        | Access::InvertedY(variable)
        | Access::ReciprocalW(variable)
        | Access::Barycentrics(variable)
        | Access::FirstVertex(variable)
        | Access::FromBase { variable, .. }
        | Access::Mask(variable)
        | Access::Levels(variable)
        | Access::Face(variable)
        | Access::Indices { variable, .. }
        | Access::Rows { first: variable, .. } => variable,
        Access::Distances { group, .. } => return interface.signature.distances[group].span,
        Access::HelperInvocation => return Span::default(),
    };
    interface.signature.variables[variable].span
}

fn write_variables(lower: &mut Lower, interface: &Interface, leaf: &Leaf, value: Arg, vertex: Option<Arg>) {
    match leaf.access {
        Access::Whole(variable)
        | Access::InvertedY(variable)
        | Access::ReciprocalW(variable)
        | Access::Barycentrics(variable)
        | Access::FirstVertex(variable)
        | Access::FromBase { variable, .. } => {
            let to = interface.signature.variables[variable].ty;
            let mut value = adapt(lower, value, leaf.ty, to);
            if matches!(leaf.access, Access::InvertedY(_)) {
                value = inverted(lower, value);
            }
            let inner = lower.value_type(to);
            let pointer = pointer(lower, interface.variables[variable], vertex, &[], inner);
            lower.builder.store(pointer, value);
        }
        Access::Mask(variable) => {
            let (element, inner) = mask_element(lower, interface, variable);
            let is_array = matches!(lower.types[leaf.ty], Type::Array { .. });
            let value = if is_array { lower.extract(value, inner, 0) } else { value };
            let from = if is_array { element } else { leaf.ty };
            let value = adapt(lower, value, from, element);
            let zero = lower.uint(0);
            let pointer = pointer(lower, interface.variables[variable], vertex, &[zero], inner);
            lower.builder.store(pointer, value);
        }
        Access::Levels(variable) => {
            let global = interface.variables[variable];
            write_floats(lower, Floats { global, vertex, offset: 0 }, value, leaf.ty);
        }
        Access::Distances { group, part } => {
            let (offset, _) = distance(interface, group, part);
            let global = interface.distances[group];
            write_floats(lower, Floats { global, vertex, offset }, value, leaf.ty);
        }
        Access::Rows { first, count } => {
            let mut leaves = Vec::new();
            lower.leaves(value, leaf.ty, &mut leaves);
            let mut leaves = leaves.into_iter();
            for index in 0..count as usize {
                let ty = interface.signature.variables[first + index].ty;
                let row = lower.build(ty, &mut leaves);
                let inner = lower.value_type(ty);
                let pointer = pointer(lower, interface.variables[first + index], vertex, &[], inner);
                lower.builder.store(pointer, row);
            }
        }
        Access::Indices { variable, corners } => {
            let target = Corners { global: interface.variables[variable], primitive: vertex, corners };
            write_corners(lower, target, value, leaf.ty);
        }
        Access::HelperInvocation | Access::Face(_) => {}
    }
}

/// The corners of one primitive in the array of the corners of all.
struct Corners {
    global: ir::GlobalId,
    primitive: Option<Arg>,
    /// How many a primitive has.
    corners: u32,
}

/// Writes the indices of vertices that a value of type `ty` consists of.
fn write_corners(lower: &mut Lower, target: Corners, value: Arg, ty: TypeId) {
    let Corners { global, primitive, corners } = target;
    let uint = lower.types.uint;
    let inner = lower.value_type(uint);
    let mut leaves = Vec::new();
    lower.leaves(value, ty, &mut leaves);
    for (corner, (value, from)) in leaves.into_iter().enumerate() {
        let value = adapt(lower, value, from, uint);
        let corner = lower.uint(corner as u32);
        let index = corner_index(lower, primitive, corners, corner);
        let pointer = pointer(lower, global, None, &[index], inner);
        lower.builder.store(pointer, value);
    }
}

/// Where a corner of a primitive is in the array of all corners.
fn corner_index(lower: &mut Lower, primitive: Option<Arg>, corners: u32, corner: Arg) -> Arg {
    let Some(primitive) = primitive else { return corner };
    if let (Some(primitive), Some(corner)) =
        (lower.module.integer_of(primitive), lower.module.integer_of(corner))
    {
        let first = (primitive as u32).wrapping_mul(corners);
        return lower.uint(first.wrapping_add(corner as u32));
    }
    let (primitive, corner) = (as_uint(lower, primitive), as_uint(lower, corner));
    let uint = lower.module.uint32();
    let corners = lower.uint(corners);
    let first = lower.emit(Op::IMul, uint, [primitive, corners]);
    lower.emit(Op::IAdd, uint, [first, corner])
}

pub fn as_uint(lower: &mut Lower, index: Arg) -> Arg {
    let uint = lower.module.uint32();
    let ty = lower.type_of(index);
    match lower.bits(ty) {
        _ if ty == uint => index,
        32 => lower.emit(Op::Bitcast, uint, [index]),
        _ => lower.emit(Op::UConvert, uint, [index]),
    }
}

fn mask_element(lower: &mut Lower, interface: &Interface, variable: usize) -> (TypeId, ir::TypeId) {
    let element = match lower.types[interface.signature.variables[variable].ty] {
        Type::Array { element, .. } => element,
        _ => {
            lower.bug("the variable of a mask is not an array");
            lower.types.uint
        }
    };
    (element, lower.value_type(element))
}

fn distance(interface: &Interface, group: usize, part: usize) -> (u32, u32) {
    let part = &interface.signature.distances[group].parts[part];
    (part.offset, part.count)
}

/// Elements of a variable that is an array of floats.
struct Floats {
    global: ir::GlobalId,
    vertex: Option<Arg>,
    /// The first element.
    offset: u32,
}

/// Reads a value of type `ty` from `count` elements.
fn read_floats(lower: &mut Lower, source: Floats, count: u32, ty: TypeId) -> Arg {
    let Floats { global, vertex, offset } = source;
    let float = lower.types.float;
    let inner = lower.value_type(float);
    let mut parts = Vec::new();
    for index in offset..offset.saturating_add(count) {
        let index = lower.uint(index);
        let pointer = pointer(lower, global, vertex, &[index], inner);
        parts.push((lower.builder.load(inner, pointer), float));
    }
    lower.build(ty, &mut parts.into_iter())
}

/// Writes the components of a value of type `ty` one by one.
fn write_floats(lower: &mut Lower, target: Floats, value: Arg, ty: TypeId) {
    let Floats { global, vertex, offset } = target;
    let float = lower.types.float;
    let inner = lower.value_type(float);
    let mut leaves = Vec::new();
    lower.leaves(value, ty, &mut leaves);
    for (index, (value, from)) in leaves.into_iter().enumerate() {
        let value = adapt(lower, value, from, float);
        let index = lower.uint(offset.saturating_add(index as u32));
        let pointer = pointer(lower, global, vertex, &[index], inner);
        lower.builder.store(pointer, value);
    }
}

/// All three barycentric coordinates, whose sum is 1; the built-in, of type `ty`, promises only two.
fn with_third_barycentric(lower: &mut Lower, coordinates: Arg, ty: TypeId) -> Arg {
    let float = lower.module.float32();
    let x = lower.extract(coordinates, float, 0);
    let y = lower.extract(coordinates, float, 1);
    let sum = lower.emit(Op::FAdd, float, [x, y]);
    let one = lower.float(1.0);
    let z = lower.emit(Op::FSub, float, [one, sum]);
    let inner = lower.value_type(ty);
    lower.composite(inner, &[x, y, z])
}

/// A position of type `ty` with 1/w for w (`-fvk-use-dx-position-w`).
fn with_reciprocal_w(lower: &mut Lower, position: Arg, ty: TypeId) -> Arg {
    let float = lower.module.float32();
    let w = lower.extract(position, float, 3);
    let one = lower.float(1.0);
    let w = lower.emit(Op::FDiv, float, [one, w]);
    let ty = lower.value_type(ty);
    lower.emit(Op::CompositeInsert, ty, [w, position, Arg::Literal(3)])
}

/// A position with y the other way up.
fn inverted(lower: &mut Lower, position: Arg) -> Arg {
    let float = lower.module.float32();
    let ty = lower.type_of(position);
    let y = lower.extract(position, float, 1);
    let y = lower.emit(Op::FNegate, float, [y]);
    lower.emit(Op::CompositeInsert, ty, [y, position, Arg::Literal(1)])
}

/// Converts between the value of a variable and what the shader sees: bools that are passed as integers, vectors that
/// are shorter in the shader.
pub fn adapt(lower: &mut Lower, value: Arg, from: TypeId, to: TypeId) -> Arg {
    let (from, to) = (lower.types.unmodified(from), lower.types.unmodified(to));
    let target = lower.value_type(to);
    if lower.value_type(from) == target {
        return value;
    }
    if let (
        Type::Array { element: from, length: ArrayLength::Fixed(length) },
        Type::Array { element: to, .. },
    ) = (&lower.types[from], &lower.types[to])
    {
        let (from, to, length) = (*from, *to, *length);
        let inner = lower.value_type(from);
        let mut parts = Vec::with_capacity(length as usize);
        for index in 0..length {
            let part = lower.extract(value, inner, index);
            parts.push(adapt(lower, part, from, to));
        }
        return lower.composite(target, &parts);
    }
    let width = |lower: &Lower, ty: TypeId| match lower.types[ty] {
        Type::Vector { len, .. } => len,
        _ => 1,
    };
    let (len, wanted) = (width(lower, from), width(lower, to));
    if len < wanted
        && let (Some(component), Some(scalar)) = (lower.types.component(from), lower.types.component(to))
    {
        // Homogeneous coordinates: what is missing is 0, and w is 1.
        let (component, scalar) = (lower.types.scalar(component), lower.types.scalar(scalar));
        let inner = lower.value_type(component);
        let mut parts = Vec::with_capacity(wanted as usize);
        for index in 0..wanted {
            parts.push(if index < len {
                let part = if len == 1 { value } else { lower.extract(value, inner, index) };
                adapt(lower, part, component, scalar)
            } else {
                let ty = lower.value_type(scalar);
                Arg::Constant(lower.module.real(ty, if index == 3 { 1.0 } else { 0.0 }))
            });
        }
        return lower.composite(target, &parts);
    }
    let span = lower.module.locs[lower.builder.loc].span;
    lower.convert(value, from, to, span)
}

// ------------------------------------------------------------------------------------------------------- places

/// The place of a node, where a mesh shader stores into its outputs: plain memory where it is that.
pub fn place(lower: &mut Lower, node: Node, vertex: Option<Arg>) -> Place {
    let ty = node.ty();
    if let Node::Leaf(Leaf { access: Access::Whole(variable), .. }) = node {
        let global = lower.interface.variables[variable];
        let memory = lower.interface.signature.variables[variable].ty;
        let is_plain = lower.value_type(memory) == lower.value_type(ty);
        // In memory a bool is an integer under any layout; which one does not matter for scalars and vectors.
        let is_bool = matches!(lower.types[ty], Type::Scalar(_) | Type::Vector { .. } | Type::Enum(_))
            && lower.types.component(ty) == Some(Scalar::Bool)
            && lower.types.component(memory) == Some(Scalar::Uint);
        if is_plain || is_bool {
            let rule = if is_plain { LayoutRule::Void } else { LayoutRule::Scalar };
            let class = if lower.interface.signature.variables[variable].is_input {
                StorageClass::INPUT
            } else {
                StorageClass::OUTPUT
            };
            let mut place = lower.pointer_place(Arg::Global(global), class, ty, rule);
            if let PlaceKind::Pointer { indices, .. } = &mut place.kind {
                indices.extend(vertex);
            }
            return place;
        }
    }
    lower.stage_place(node, vertex, ty)
}

/// Element `index` of a place that is stage variables: a vertex, a struct of an array, or one of the distances.
pub fn element(lower: &mut Lower, base: &Place, index: Arg) -> Option<Place> {
    let PlaceKind::Stage { node, vertex } = &base.kind else { return None };
    let Some(vertex) = *vertex else {
        return Some(place(lower, (**node).clone(), Some(index)));
    };
    match &**node {
        Node::Leaf(Leaf { ty, access: Access::Distances { group, part } }) => {
            let inner = match lower.types[*ty] {
                Type::Array { element, .. } => element,
                Type::Vector { scalar, .. } => lower.types.scalar(scalar),
                _ => return None,
            };
            if floats(lower, inner) != 1 {
                return None;
            }
            let (offset, _) = distance(&lower.interface, *group, *part);
            Some(distance_place(lower, *group, vertex, offset, index))
        }
        Node::Leaf(Leaf { access: Access::Indices { variable, corners }, .. }) => {
            let (variable, corners) = (*variable, *corners);
            let index = corner_index(lower, Some(vertex), corners, index);
            let global = lower.interface.variables[variable];
            let uint = lower.types.uint;
            let mut place =
                lower.pointer_place(Arg::Global(global), StorageClass::OUTPUT, uint, LayoutRule::Void);
            if let PlaceKind::Pointer { indices, .. } = &mut place.kind {
                indices.push(index);
            }
            Some(place)
        }
        Node::Elements { elements, .. } => {
            let index = lower.module.integer_of(index)?;
            let element = elements.get(usize::try_from(index).ok()?)?.clone();
            Some(place(lower, element, Some(vertex)))
        }
        _ => None,
    }
}

/// The place of one of the floats of `gl_ClipDistance` and the like.
fn distance_place(lower: &mut Lower, group: usize, vertex: Arg, offset: u32, index: Arg) -> Place {
    let index = match lower.module.integer_of(index) {
        Some(index) => lower.uint(offset.saturating_add(index as u32)),
        None => {
            let uint = lower.module.uint32();
            let offset = lower.uint(offset);
            let index = as_uint(lower, index);
            lower.emit(Op::IAdd, uint, [index, offset])
        }
    };
    let global = lower.interface.distances[group];
    let float = lower.types.float;
    let mut place = lower.pointer_place(Arg::Global(global), StorageClass::OUTPUT, float, LayoutRule::Void);
    if let PlaceKind::Pointer { indices, .. } = &mut place.kind {
        indices.extend([vertex, index]);
    }
    place
}

/// All vertices or primitives of a mesh shader's output, of which one is to be chosen by an index.
pub fn whole(lower: &mut Lower, node: Node, ty: TypeId) -> Place {
    lower.stage_place(node, None, ty)
}

/// A decoration without operands.
pub fn decoration(kind: spirv::Decoration) -> ir::Decoration {
    ir::Decoration::new(kind, &[])
}
