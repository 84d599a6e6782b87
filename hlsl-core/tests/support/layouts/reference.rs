//! Where everything lies, by the rules of std140 and std430 (OpenGL 4.6, section 7.6.2.2), their relaxation for vectors
//! (Vulkan's `VK_KHR_relaxed_block_layout`), scalar block layout, and HLSL's packing of constant and structured buffers,
//! as the mapping manual puts them together.

use super::{Holder, Kind, Layout, Major, Module, Scalar, Ty};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    RelaxedUniform,
    RelaxedStorage,
    StrictUniform,
    StrictStorage,
    Registers,
    Structured,
    Scalar,
}

impl Rule {
    pub fn of(layout: Layout, holder: Holder) -> Rule {
        let is_uniform = matches!(holder, Holder::CBuffer | Holder::ConstantBuffer | Holder::Globals);
        let is_texture = matches!(holder, Holder::TBuffer | Holder::TextureBuffer);
        match (layout, is_uniform) {
            (Layout::Relaxed, true) => Rule::RelaxedUniform,
            (Layout::Relaxed, false) => Rule::RelaxedStorage,
            (Layout::Strict | Layout::Wgsl, true) => Rule::StrictUniform,
            (Layout::Strict | Layout::Wgsl, false) => Rule::StrictStorage,
            (Layout::DirectX, true) => Rule::Registers,
            (Layout::DirectX, false) if is_texture => Rule::Registers,
            (Layout::DirectX, false) => Rule::Structured,
            (Layout::Scalar, _) => Rule::Scalar,
        }
    }

    /// Arrays, structs and matrices begin at multiples of 16.
    fn is_std140_like(self) -> bool {
        matches!(self, Rule::RelaxedUniform | Rule::StrictUniform | Rule::Registers)
    }
    fn is_relaxed(self) -> bool {
        matches!(self, Rule::RelaxedUniform | Rule::RelaxedStorage)
    }
    /// Vectors are aligned as their components.
    fn is_componentwise(self) -> bool {
        matches!(self, Rule::Registers | Rule::Structured | Rule::Scalar)
    }
}

/// A type in memory with everything that decorations say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Scalar(Kind, u32),
    Vector(Kind, u32, u32),
    /// `vectors` SPIR-V columns, each one HLSL row, of `len` components.
    Matrix {
        kind: Kind,
        bytes: u32,
        vectors: u32,
        len: u32,
        stride: u32,
        row_major: bool,
    },
    /// 0 elements: no length.
    Array {
        element: Box<Node>,
        length: u32,
        stride: u32,
    },
    Struct(Vec<(u32, Node)>),
}

impl Node {
    /// Up to the last byte that is its own, as SPIR-V counts.
    pub fn spirv_size(&self) -> u32 {
        match self {
            Node::Scalar(_, bytes) => *bytes,
            Node::Vector(_, bytes, len) => bytes * len,
            Node::Matrix { bytes, vectors, len, stride, row_major: true, .. } => {
                (len - 1) * stride + vectors * bytes
            }
            Node::Matrix { vectors, stride, .. } => vectors * stride,
            Node::Array { length: 0, .. } => 0,
            Node::Array { element, length, stride } => (length - 1) * stride + element.spirv_size(),
            Node::Struct(members) => {
                members.iter().map(|(offset, node)| offset + node.spirv_size()).max().unwrap_or(0)
            }
        }
    }

    /// Whether a vector crosses a boundary of 16 bytes that it need not cross.
    fn straddles_at(&self, at: u32) -> bool {
        match self {
            Node::Vector(_, bytes, len) => {
                let size = bytes * len;
                if size > 16 { !at.is_multiple_of(16) } else { at / 16 != (at + size - 1) / 16 }
            }
            Node::Array { element, length, stride } => {
                (0..*length.min(&16)).any(|index| element.straddles_at(at + index * stride))
            }
            Node::Struct(members) => members.iter().any(|(offset, node)| node.straddles_at(at + offset)),
            Node::Scalar(..) | Node::Matrix { .. } => false,
        }
    }

    /// Matrices whose last row is padded as arrays of rows.
    fn split(self) -> Node {
        match self {
            Node::Matrix { kind, bytes, vectors, len, stride, row_major: false } if stride > len * bytes => {
                let row = Box::new(Node::Vector(kind, bytes, len));
                Node::Array { element: row, length: vectors, stride }
            }
            Node::Array { element, length, stride } => {
                Node::Array { element: Box::new(element.split()), length, stride }
            }
            Node::Struct(members) => {
                Node::Struct(members.into_iter().map(|(offset, node)| (offset, node.split())).collect())
            }
            other => other,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Shape {
    pub node: Node,
    pub size: u32,
    pub alignment: u32,
    /// Why DXC refuses this or makes an invalid module of it.
    pub oddity: Option<&'static str>,
}

impl Shape {
    fn plain(node: Node, size: u32, alignment: u32) -> Shape {
        Shape { node, size, alignment, oddity: None }
    }
}

/// What a root's variable points to.
pub fn block(module: &Module, root: usize, layout: Layout) -> Shape {
    let ty = module.root_type(root);
    let root = &module.roots[root];
    let rule = Rule::of(layout, root.holder);
    match root.holder {
        Holder::StructuredBuffer | Holder::RwStructuredBuffer => {
            let element = shape(module, &ty, rule);
            let size = element.size.next_multiple_of(element.alignment);
            let stride = if size == 0 { element.alignment } else { size };
            let oddity = match element.size {
                0 => Some("buffer of empty structs"),
                bytes if bytes != stride && !root.is_plain => Some("padding at the end of a struct"),
                _ => None,
            };
            let node = Node::Array { element: Box::new(element.node), length: 0, stride };
            Shape { oddity: element.oddity.or(oddity), ..Shape::plain(Node::Struct(vec![(0, node)]), 0, 1) }
        }
        _ => {
            let whole = structure(module, root.structure, rule, root.holder == Holder::Globals);
            let oddity = (whole.node == Node::Struct(Vec::new())).then_some("buffer of empty structs");
            Shape { oddity: whole.oddity.or(oddity), ..whole }
        }
    }
}

pub fn shape(module: &Module, ty: &Ty, rule: Rule) -> Shape {
    match ty {
        Ty::Scalar(scalar) => scalar_shape(module, *scalar),
        Ty::Named(index) => {
            let it = &super::NAMED[*index];
            Shape { oddity: it.oddity, ..scalar_shape(module, it.scalar) }
        }
        Ty::Bits(scalar, _) => scalar_shape(module, *scalar),
        Ty::Vector(scalar, len) => vector(module, *scalar, *len, rule),
        Ty::Matrix { scalar, rows, columns, major, .. } => {
            matrix(module, *scalar, (*rows, *columns), *major, rule)
        }
        Ty::Array(element, length) => array(&shape(module, element, rule), *length, rule),
        Ty::Struct(index) => structure(module, *index, rule, false),
    }
}

fn scalar_shape(module: &Module, scalar: Scalar) -> Shape {
    let (kind, bytes) = scalar.memory(module.native_16_bit);
    Shape::plain(Node::Scalar(kind, bytes), bytes, bytes)
}

fn vector(module: &Module, scalar: Scalar, len: u32, rule: Rule) -> Shape {
    if len == 1 {
        return scalar_shape(module, scalar);
    }
    let (kind, bytes) = scalar.memory(module.native_16_bit);
    // Rules 2 and 3.
    let alignment = if rule.is_componentwise() { bytes } else { bytes * if len == 2 { 2 } else { 4 } };
    Shape::plain(Node::Vector(kind, bytes, len), bytes * len, alignment)
}

fn matrix(module: &Module, scalar: Scalar, (rows, columns): (u32, u32), major: Major, rule: Rule) -> Shape {
    let (kind, bytes) = scalar.memory(module.native_16_bit);
    let (count, len) = if major == Major::Row { (rows, columns) } else { (columns, rows) };
    if rows == 1 && columns == 1 {
        return scalar_shape(module, scalar);
    }
    if len == 1 && rule == Rule::Registers {
        // Every component is a vector of its own, and begins a register.
        let element = Shape::plain(Node::Scalar(kind, bytes), bytes, bytes);
        return array(&element, count, rule);
    }
    if rows == 1 || columns == 1 {
        return vector(module, scalar, rows.max(columns), rule);
    }
    // Rules 5 and 7: an array of vectors.
    let one = vector(module, scalar, len, if rule == Rule::Registers { Rule::StrictUniform } else { rule });
    let stored = array(&one, count, rule);
    let Node::Array { stride, .. } = stored.node else { unreachable!("an array has a stride") };
    let mut result = stored.clone();
    if scalar.is_float() {
        let row_major = major == Major::Column;
        result.node = Node::Matrix { kind, bytes, vectors: rows, len: columns, stride, row_major };
    } else if major == Major::Column {
        result.oddity = Some("column-major matrix of integers");
    }
    if rule == Rule::Registers && bytes == 8 && len > 2 {
        result.oddity = result.oddity.or(Some("matrix of two registers a vector"));
    }
    result
}

fn array(element: &Shape, length: u32, rule: Rule) -> Shape {
    let alignment = if rule.is_std140_like() { element.alignment.max(16) } else { element.alignment };
    let mut stride = element.size.next_multiple_of(alignment);
    let mut oddity = element.oddity;
    if stride != element.size && rule == Rule::Scalar {
        oddity = oddity.or(Some("padding at the end of a struct"));
    }
    if element.size == 0 {
        stride = alignment;
    }
    let is_grid = |node: &Node| {
        let Node::Array { element, .. } = node else { return false };
        let mut inner = &**element;
        while let Node::Array { element, .. } = inner {
            inner = element;
        }
        matches!(inner, Node::Matrix { .. })
    };
    if is_grid(&element.node) {
        oddity = oddity.or(Some("array of arrays of matrices"));
    }
    let node = |stride| Node::Array { element: Box::new(element.node.clone()), length, stride };
    if rule.is_relaxed() && node(stride).straddles_at(0) {
        stride = stride.next_multiple_of(16);
        oddity = oddity.or(Some("vector that straddles in an array of structs"));
    }
    let size = match rule {
        Rule::Registers => stride * (length - 1) + element.size,
        _ => stride * length,
    };
    Shape { node: node(stride), size, alignment, oddity }
}

fn structure(module: &Module, index: usize, rule: Rule, is_globals: bool) -> Shape {
    let it = &module.structs[index];
    let mut parts: Vec<(Shape, Option<u32>)> = Vec::new();
    parts.extend(it.base.map(|base| (shape(module, &Ty::Struct(base), rule), None)));
    parts.extend(it.members.iter().map(|member| (shape(module, &member.ty, rule), member.fixed)));
    if parts.is_empty() {
        return Shape::plain(Node::Struct(Vec::new()), 0, 1);
    }
    let mut oddity = parts.iter().find_map(|(shape, _)| shape.oddity);
    let mut note = |what| oddity = oddity.or(Some(what));
    if let Some(parameter) = it.parameter {
        let mut argument = &it.members[parameter].ty;
        while let Ty::Array(element, _) = argument {
            argument = element;
        }
        if matches!(argument, Ty::Named(_)) {
            note("template of an enum");
        }
    }
    // Globals without a register come after all that have one.
    let fixed_end = parts.iter().filter_map(|(shape, fixed)| Some((*fixed)? + shape.size)).max();
    let mut next = if is_globals { fixed_end.unwrap_or(0) } else { 0 };
    let mut offsets = Vec::new();
    let mut last_end = 0;
    for (part, fixed) in &parts {
        let is_vector = matches!(part.node, Node::Vector(..));
        let mut offset = next;
        if let Some(fixed) = fixed {
            offset = *fixed;
        } else if rule.is_relaxed() || (rule == Rule::Registers && is_vector) {
            let alignment = match part.node {
                Node::Vector(_, bytes, _) if bytes < 8 => bytes,
                _ => part.alignment,
            };
            offset = offset.next_multiple_of(alignment);
            if part.node.straddles_at(offset) {
                offset = offset.next_multiple_of(16);
                if !is_vector {
                    note("vector that straddles in a nested struct");
                }
            }
        } else {
            offset = offset.next_multiple_of(part.alignment);
        }
        last_end = offset + part.size;
        if !(is_globals && fixed.is_some()) {
            next = last_end;
        }
        // SPIR-V aligns a struct that is empty as any other.
        let is_std140 = matches!(rule, Rule::RelaxedUniform | Rule::StrictUniform);
        if part.size == 0 && fixed.is_none() && is_std140 && !offset.is_multiple_of(16) {
            note("empty struct that is not aligned");
            offset = offset.next_multiple_of(16);
        }
        offsets.push(offset);
    }
    let ends = offsets.iter().zip(&parts).map(|(offset, (shape, _))| offset + shape.size);
    let mut size = ends.max().unwrap_or(0);
    if size != last_end {
        note("offsets that fall");
    }
    let mut alignment = parts.iter().map(|(shape, _)| shape.alignment).max().unwrap_or(1);
    if rule.is_std140_like() {
        alignment = alignment.max(16);
    }
    // Rule 9; what follows a struct may lie in its padding by the others.
    if !matches!(rule, Rule::Scalar | Rule::Registers) {
        size = size.next_multiple_of(alignment);
    }
    let mut members: Vec<(u32, Node)> = Vec::new();
    for (index, (part, _)) in parts.iter().enumerate() {
        let (start, end) = (offsets[index] + part.size, offsets[index] + part.node.spirv_size());
        let is_in_tail = |(other, offset): (usize, &u32)| {
            other != index && parts[other].0.size > 0 && (start..end).contains(offset)
        };
        let node = match rule == Rule::Registers && offsets.iter().enumerate().any(is_in_tail) {
            true => {
                note("tail of a row-major matrix");
                part.node.clone().split()
            }
            false => part.node.clone(),
        };
        members.push((offsets[index], node));
    }
    Shape { node: Node::Struct(members), size, alignment, oddity }
}

/// Whether two members of the root's struct share bytes, or DXC has another layout anyway.
pub fn overlaps(module: &Module, root: usize, layout: Layout) -> bool {
    let root = &module.roots[root];
    let whole = structure(module, root.structure, Rule::of(layout, root.holder), false);
    let Node::Struct(members) = whole.node else { return false };
    let share =
        |a: &(u32, Node), b: &(u32, Node)| a.0 < b.0 + b.1.spirv_size() && b.0 < a.0 + a.1.spirv_size();
    let pairs = members.iter().enumerate();
    whole.oddity.is_some() || pairs.clone().any(|(at, a)| members[at + 1..].iter().any(|b| share(a, b)))
}

/// A component in memory.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// What follows the root in a shader, `.m3[1].m7[0][2]`; without the dot where the root is a block of variables.
    pub access: String,
    /// The members on the way, each with its distance from the start of the one before, where that is an array.
    pub members: Vec<(u32, String)>,
    /// From the start of the last of them.
    pub behind: u32,
    pub scalar: Scalar,
    /// By index into [`super::NAMED`].
    pub named: Option<usize>,
    /// Those that share the integer, if it is one of bit-fields.
    pub bits: Vec<BitField>,
    /// From the start of the block, or of an element of a structured buffer.
    pub offset: u32,
}

#[derive(Clone, Debug)]
pub struct BitField {
    /// As that of the leaf.
    pub access: String,
    pub shift: u32,
    pub width: u32,
}

/// All components of a root, in order of declaration.
pub fn leaves(module: &Module, root: usize, layout: Layout) -> Vec<Leaf> {
    let holder = module.roots[root].holder;
    let block = block(module, root, layout).node;
    let node = match (holder, block) {
        (Holder::StructuredBuffer | Holder::RwStructuredBuffer, Node::Struct(mut members)) => {
            match members.pop() {
                Some((_, Node::Array { element, .. })) => *element,
                _ => unreachable!("a structured buffer is an array"),
            }
        }
        (_, block) => block,
    };
    let mut found = Vec::new();
    let start = Leaf {
        access: String::new(),
        members: Vec::new(),
        behind: 0,
        scalar: Scalar::Float,
        named: None,
        bits: Vec::new(),
        offset: 0,
    };
    collect(module, &module.root_type(root), &node, start, &mut found);
    if matches!(holder, Holder::CBuffer | Holder::TBuffer | Holder::Globals) {
        for leaf in &mut found {
            leaf.access.remove(0);
            for it in &mut leaf.bits {
                it.access.remove(0);
            }
        }
    }
    found
}

fn collect(module: &Module, ty: &Ty, node: &Node, at: Leaf, found: &mut Vec<Leaf>) {
    let further = |access: String, bytes: u32| Leaf {
        access: at.access.clone() + &access,
        behind: at.behind + bytes,
        offset: at.offset + bytes,
        ..at.clone()
    };
    match (ty, node) {
        (Ty::Struct(index), Node::Struct(nodes)) => {
            let it = &module.structs[*index];
            let mut nodes = nodes.iter();
            if let Some(base) = it.base
                && let Some((offset, node)) = nodes.next()
            {
                let mut inner = further(String::new(), *offset);
                inner.members.push((at.behind, "base".into()));
                inner.behind = 0;
                collect(module, &Ty::Struct(base), node, inner, found);
            }
            for (member, (offset, node)) in it.members.iter().zip(nodes) {
                let mut inner = further(format!(".{}", member.name), *offset);
                inner.members.push((at.behind, member.name.clone()));
                inner.behind = 0;
                collect(module, &member.ty, node, inner, found);
            }
        }
        (Ty::Array(element, length), Node::Array { element: node, stride, .. }) => {
            for index in 0..*length {
                collect(module, element, node, further(format!("[{index}]"), index * stride), found);
            }
        }
        (Ty::Scalar(scalar), _) => found.push(Leaf { scalar: *scalar, ..at }),
        (Ty::Named(index), _) => {
            found.push(Leaf { scalar: super::NAMED[*index].scalar, named: Some(*index), ..at });
        }
        (Ty::Bits(scalar, widths), _) => {
            let mut shift = 0;
            let fields = widths.iter().enumerate().map(|(index, &width)| {
                shift += width;
                BitField { access: super::bit_field(&at.access, index), shift: shift - width, width }
            });
            found.push(Leaf { scalar: *scalar, bits: fields.collect(), ..at });
        }
        (Ty::Vector(scalar, len), _) => {
            let (_, bytes) = scalar.memory(module.native_16_bit);
            for index in 0..*len {
                found.push(Leaf { scalar: *scalar, ..further(format!("[{index}]"), index * bytes) });
            }
        }
        (Ty::Matrix { scalar, rows, columns, major, .. }, node) => {
            let (_, bytes) = scalar.memory(module.native_16_bit);
            for row in 0..*rows {
                for column in 0..*columns {
                    let (outer, inner) = if *major == Major::Row { (row, column) } else { (column, row) };
                    let offset = match node {
                        Node::Matrix { stride, .. } => outer * stride + inner * bytes,
                        Node::Array { element, stride, .. } => match **element {
                            Node::Scalar(..) => (row + column) * stride,
                            _ => outer * stride + inner * bytes,
                        },
                        _ => (row + column) * bytes,
                    };
                    found.push(Leaf { scalar: *scalar, ..further(format!("[{row}][{column}]"), offset) });
                }
            }
        }
        _ => unreachable!("the reference gives {node:?} to {ty:?}"),
    }
}
