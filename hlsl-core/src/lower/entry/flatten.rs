//! Parameters and results taken apart into variables.
//!
//! A [`Node`] describes how a value of an HLSL type is composed of variables; [`Flattener`] creates one for each
//! parameter and result, and reports errors. Locations are assigned afterwards, see `locations`.

use super::locations::{components, direction, locations};
use crate::{
    attribute::{self, Attribute, AttributeKind},
    diagnostics::{
        Diagnostic,
        list::{interface as errors, placement},
    },
    ir::{Decoration, spirv},
    limits::{LOCATIONS, TYPE_LEVELS},
    lower::{
        Lower,
        interface::{
            semantic::{self, Builtin, Kind, Older, Point, Shape, Usage},
            signature::{
                Access, DistancePart, Distances, Leaf, Node, Signature, Variable, floats, in_memory,
            },
        },
    },
    nearest::nearest,
    options::TargetEnvironment,
    source::Span,
    symbol::Symbol,
    types::{ArrayLength, Interpolation, Scalar, Semantic, StructId, Type, TypeId, spell::spell},
};

/// What is said at the declaration of a parameter, result or field.
pub struct Declared<'d> {
    pub name: &'d str,
    pub ty: TypeId,
    pub semantic: Option<&'d Semantic>,
    pub attributes: &'d [Attribute],
    pub interpolation: Interpolation,
    pub span: Span,
    /// An `out` parameter and not what it is made of.
    pub is_out_parameter: bool,
}

/// A semantic. That of a struct or an array of structs is handed on to what is inside, with growing numbers.
#[derive(Clone)]
pub struct SemanticText {
    name: String,
    index: u32,
    text: String,
}

/// Takes parameters and results apart.
pub struct Flattener<'l, 'a> {
    pub lower: &'l mut Lower<'a>,
    pub signature: Signature,
    /// `GetAttributeAtVertex` is used: inputs that are not interpolated come as all three vertices.
    pub all_vertices: bool,
    /// What the variables take, of outputs and of inputs.
    pub room: [Room; 2],
}

/// What all variables of a parameter or result have in common.
pub struct Common {
    pub point: Point,
    pub per_vertex: Option<u32>,
    /// Of a whole patch, a primitive or a stream.
    pub decoration: Option<Decoration>,
    /// Variables with the same semantic are shared: parameters of a patch constant function with those of `main`.
    pub is_shared: bool,
}

impl Common {
    pub fn of(point: Point) -> Common {
        Common { point, per_vertex: None, decoration: None, is_shared: false }
    }
}

/// Takes one parameter or result apart.
struct Walk<'w, 'l, 'a> {
    to: &'w mut Flattener<'l, 'a>,
    common: Common,
    /// For a field of something that is not interpolated. (This only matters for the vertices: DXC does not propagate
    /// `nointerpolation` to fields.)
    is_outer_flat: bool,
}

/// The components of locations that the variables of a direction take, wherever they lie.
#[derive(Clone, Copy, Default)]
pub struct Room {
    used: u32,
    /// Parts that were visited, structs and arrays without any variable, too.
    parts: u32,
    /// More than there are, which is reported: nothing more is taken apart.
    is_full: bool,
}

/// For each component, and the structs and arrays around it.
const MAX_PARTS: u32 = 16 * LOCATIONS;

impl Flattener<'_, '_> {
    pub fn node(&mut self, common: Common, declared: &Declared) -> Node {
        Walk { to: self, common, is_outer_flat: false }.flatten(declared, &mut None, 0)
    }
}

impl Walk<'_, '_, '_> {
    fn flatten(&mut self, declared: &Declared, inherited: &mut Option<SemanticText>, depth: u32) -> Node {
        let ty = self.to.lower.types.unmodified(declared.ty);
        if !self.goes_on(depth) || !self.visit(declared.span) {
            return Node::Missing { ty };
        }
        match self.to.lower.types[ty] {
            Type::Struct(id) => {
                let mut own = self.semantic_for_parts(declared, inherited);
                let inherited = if inherited.is_some() { inherited } else { &mut own };
                let before = self.is_outer_flat;
                self.is_outer_flat |= declared.interpolation.contains(Interpolation::NO_INTERPOLATION);
                let node = self.structure(id, ty, inherited, depth);
                self.is_outer_flat = before;
                node
            }
            Type::Array { element, length: ArrayLength::Fixed(length) }
                if length <= 1024 && self.has_struct(element) =>
            {
                let mut own = self.semantic_for_parts(declared, inherited);
                let inherited = if inherited.is_some() { inherited } else { &mut own };
                if inherited.is_none() {
                    // Else every element would have the same semantics.
                    self.missing_semantic(declared);
                    return Node::Missing { ty };
                }
                let element = Declared { ty: element, semantic: None, ..*declared };
                let elements = (0..length).map(|_| self.flatten(&element, inherited, depth + 1)).collect();
                Node::Elements { ty, elements }
            }
            _ => self.leaf(declared, ty, inherited),
        }
    }

    fn has_struct(&self, ty: TypeId) -> bool {
        match self.to.lower.types[self.to.lower.types.unmodified(ty)] {
            Type::Struct(_) => true,
            Type::Array { element, .. } => self.has_struct(element),
            _ => false,
        }
    }

    fn semantic_for_parts(
        &mut self,
        declared: &Declared,
        inherited: &Option<SemanticText>,
    ) -> Option<SemanticText> {
        let semantic = declared.semantic.filter(|_| inherited.is_none())?;
        Some(self.semantic_text(semantic))
    }

    fn semantic_text(&self, semantic: &Semantic) -> SemanticText {
        SemanticText {
            name: self.to.lower.input.text(semantic.name).to_string(),
            index: semantic.index,
            text: self.to.lower.input.text(semantic.text).to_string(),
        }
    }

    fn structure(
        &mut self,
        id: StructId,
        ty: TypeId,
        inherited: &mut Option<SemanticText>,
        depth: u32,
    ) -> Node {
        let it = self.to.lower.types.structs[id].clone();
        let base = it.base.map(|base| {
            let base_type = self.to.lower.types.intern(Type::Struct(base));
            Box::new(self.structure_or_missing(base, base_type, inherited, depth + 1))
        });
        let slots = self.to.lower.slots(id);
        let mut fields: Vec<Node> = Vec::with_capacity(it.fields.len());
        for (index, field) in it.fields.iter().enumerate() {
            if let (Some(outer), Some(inner)) = (&*inherited, &field.semantic) {
                let inner_text = self.to.lower.input.text(inner.text).to_string();
                self.to.lower.sink.push(errors::SemanticOverridden {
                    inner: inner_text,
                    outer: outer.text.clone(),
                    at: inner.span,
                });
            }
            let bits = slots[index].bits;
            if bits.is_some()
                && let Some(before) = index.checked_sub(1)
                && slots[before].member == slots[index].member
            {
                fields.push(fields[before].clone());
                continue;
            }
            let name = self.to.lower.input.text(field.name);
            let declared = Declared {
                name,
                ty: bits.map_or(field.ty, |it| it.integer),
                semantic: field.semantic.as_ref(),
                attributes: &field.attributes,
                interpolation: field.interpolation,
                span: field.span,
                is_out_parameter: false,
            };
            fields.push(self.flatten(&declared, inherited, depth + 1));
        }
        Node::Struct { ty, base, fields }
    }

    fn structure_or_missing(
        &mut self,
        id: StructId,
        ty: TypeId,
        inherited: &mut Option<SemanticText>,
        depth: u32,
    ) -> Node {
        match self.goes_on(depth) {
            true => self.structure(id, ty, inherited, depth),
            false => Node::Missing { ty },
        }
    }

    /// Whether this is not deeper than any type is.
    fn goes_on(&mut self, depth: u32) -> bool {
        if depth > TYPE_LEVELS {
            self.to.lower.follows_an_error("a type of a stage variable is too deep");
        }
        depth <= TYPE_LEVELS
    }

    fn missing_semantic(&mut self, declared: &Declared) {
        self.to.lower.sink.push(errors::MissingSemantic {
            direction: direction(self.common.point.is_input()),
            name: declared.name.to_string(),
            example: self.common.point.example(),
            at: declared.span,
        });
    }

    // -------------------------------------------------------------------------------------------------- leaves

    fn leaf(&mut self, declared: &Declared, ty: TypeId, inherited: &mut Option<SemanticText>) -> Node {
        let Some((SemanticText { name, index, text }, at)) = self.semantic_of(declared, inherited) else {
            self.missing_semantic(declared);
            return Node::Missing { ty };
        };
        let older = semantic::older(&name, index, self.common.point);
        let kind = match older {
            Some(Older::Is(kind)) if self.to.lower.input.options.language.dx9 => Some(kind),
            _ => semantic::kind(&name),
        };
        let vulkan = attribute::find(declared.attributes, |kind| match kind {
            AttributeKind::Builtin(name) => Some(*name),
            _ => None,
        });
        if self.to.lower.types.contains_long_vector(ty) {
            self.to.lower.sink.push(errors::LongVectorInStage { at: declared.span });
            return Node::Missing { ty };
        }
        let usage = kind.map_or(Usage::Invalid, |kind| semantic::usage(kind, self.common.point));
        if usage == Usage::Builtin
            && vulkan.is_none()
            && let Some((major, minor)) = kind.and_then(semantic::since)
            && !self.to.lower.input.options.profile.is_at_least(major, minor)
        {
            let model = format!("{major}.{minor}");
            self.to.lower.sink.push(errors::NewerSemantic { semantic: text.clone(), model, at });
        }
        let site = Site { declared, ty, index, text, at };
        match vulkan {
            Some(name) => self.vulkan_builtin(name, &site),
            None if older == Some(Older::Face) && self.to.lower.input.options.language.dx9 => {
                self.face(&site)
            }
            None if older.is_some() && usage == Usage::Invalid => self.invalid_semantic(&site, older),
            None => self.by_semantic(kind, usage, &site),
        }
    }

    /// The semantic of a leaf, and where it is said.
    fn semantic_of(
        &mut self,
        declared: &Declared,
        inherited: &mut Option<SemanticText>,
    ) -> Option<(SemanticText, Span)> {
        if let Some(inherited) = inherited {
            let found = inherited.clone();
            inherited.index = inherited.index.saturating_add(1);
            inherited.text = format!("{}{}", inherited.name, inherited.index);
            return Some((found, declared.span));
        }
        let semantic = declared.semantic?;
        Some((self.semantic_text(semantic), semantic.span))
    }

    /// A leaf with `vk::builtin`, whatever its semantic.
    fn vulkan_builtin(&mut self, name: Symbol, site: &Site) -> Node {
        let declared = site.declared;
        let is_location = |kind: &AttributeKind| matches!(kind, AttributeKind::Location(_)).then_some(());
        if attribute::find(declared.attributes, is_location).is_some() {
            self.to.lower.sink.push(errors::BuiltinWithLocation { at: declared.span });
        }
        let name = self.to.lower.input.text(name);
        match semantic::vulkan_builtin(name, self.common.point) {
            Ok(builtin) => self.builtin(builtin, Kind::Arbitrary, site),
            Err(why) => {
                let (name, profile) = (name.into(), self.common.point.profile());
                self.to.lower.sink.push(errors::BuiltinMisplaced { name, profile, why, at: declared.span });
                Node::Missing { ty: site.ty }
            }
        }
    }

    /// A leaf that is what its semantic says.
    fn by_semantic(&mut self, kind: Option<Kind>, usage: Usage, site: &Site) -> Node {
        let missing = Node::Missing { ty: site.ty };
        let at = site.at;
        // With SPV_NV_mesh_shader a rate would be an array, which Vulkan does not take for one, and nothing says whether a
        // primitive is culled.
        let lacks_it = self.common.point == Point::MeshPrimitiveOut
            && matches!(kind, Some(Kind::ShadingRate | Kind::CullPrimitive))
            && self.to.lower.input.is_nv_mesh();
        if lacks_it {
            return self.lacked_by_nv(site);
        }
        match (usage, kind) {
            (Usage::Location, Some(kind)) => self.located(kind, site),
            (Usage::Builtin, Some(Kind::Barycentrics)) => self.barycentrics(site),
            (Usage::Builtin, Some(kind)) => match semantic::builtin(kind, self.common.point) {
                Some(builtin) => self.builtin(builtin, kind, site),
                None => {
                    self.to.lower.sink.bug(at, format_args!("no built-in is behind `{}`", site.text));
                    missing
                }
            },
            (Usage::Invalid, _) | (_, None) => self.invalid_semantic(site, None),
        }
    }

    fn invalid_semantic(&mut self, site: &Site, older: Option<Older>) -> Node {
        let (semantic, profile) = (site.text.clone(), self.common.point.profile());
        let (instead, at) = (self.instead_of(&site.text), site.at);
        let mut diagnostic: Diagnostic = errors::InvalidSemantic { semantic, profile, instead, at }.into();
        if let Some(Older::Is(kind)) = older {
            let index = if kind == Kind::Target { site.index.to_string() } else { String::new() };
            diagnostic = diagnostic.with_help(format!(
                "`-fhlsl-dx9` (`dx9: true`) takes it for `SV_{kind:?}{index}`, as shaders of Direct3D 9 mean it"
            ));
        } else if let Some(near) = self.similar_semantic(&site.text) {
            diagnostic = diagnostic.with_help(format!("a similar name exists: `{near}`"));
        }
        self.to.lower.sink.push(diagnostic);
        Node::Missing { ty: site.ty }
    }

    /// Where a semantic is valid, or those that are valid here.
    fn instead_of(&self, text: &str) -> String {
        let point = self.common.point;
        let (name, profile) = (text.trim_end_matches(|it: char| it.is_ascii_digit()), point.profile());
        let kind = semantic::kind(name).filter(|it| *it != Kind::Arbitrary);
        let [inputs, outputs] = kind.map(semantic::profiles_with).unwrap_or_default();
        // A stage may have inputs and outputs of several kinds.
        let is_here = if point.is_input() { &inputs } else { &outputs }.contains(&profile);
        let elsewhere = [("input", &inputs), ("output", &outputs)];
        let elsewhere = elsewhere.into_iter().filter(|it| !is_here && !it.1.is_empty());
        let elsewhere = elsewhere.map(|(direction, it)| format!("an {direction} of {}", it.join(", ")));
        let elsewhere: Vec<String> = elsewhere.collect();
        if !elsewhere.is_empty() {
            return format!("`{name}` is {}", elsewhere.join(", and "));
        }
        let valid: Vec<String> = semantic::names_at(point).map(|it| format!("`{it}`")).collect();
        let any = match semantic::usage(Kind::Arbitrary, point) {
            Usage::Invalid => "",
            _ => ", or any name without `SV_`",
        };
        format!("an {} here can be {}{any}", direction(point.is_input()), valid.join(", "))
    }

    /// For a name that does not exist: of those that are valid here, with the same index.
    fn similar_semantic(&self, text: &str) -> Option<String> {
        let name = text.trim_end_matches(|it: char| it.is_ascii_digit());
        if semantic::kind(name).is_some() {
            return None;
        }
        let valid: Vec<String> = semantic::names_at(self.common.point).collect();
        let near = nearest(name, valid.iter().map(String::as_str))?;
        Some(format!("{near}{}", &text[name.len()..]))
    }

    /// What only SPV_EXT_mesh_shader has.
    fn lacked_by_nv(&mut self, site: &Site) -> Node {
        let (semantic, profile) = (site.text.clone(), self.common.point.profile());
        let instead =
            "`SPV_NV_mesh_shader` does not have it: compile for Vulkan 1.2 or later, and allow `SPV_EXT_mesh_shader`"
                .to_owned();
        self.to.lower.sink.push(errors::InvalidSemantic { semantic, profile, instead, at: site.at });
        Node::Missing { ty: site.ty }
    }

    /// `VFACE`, a float.
    fn face(&mut self, site: &Site) -> Node {
        let Some(builtin) = semantic::builtin(Kind::IsFrontFace, self.common.point) else {
            self.to.lower.sink.bug(site.at, "no built-in says which side of a primitive is seen");
            return Node::Missing { ty: site.ty };
        };
        let as_float = Builtin { shape: Shape::Float, ..builtin };
        if let Some(expected) = self.mismatch(as_float, Kind::Arbitrary, site.ty) {
            let ty = spell(&self.to.lower.types, self.to.lower.input.symbols, site.ty);
            self.to.lower.sink.push(errors::BuiltinType {
                semantic: site.text.clone(),
                expected,
                ty,
                name: site.declared.name.into(),
                at: site.declared.span,
            });
            return Node::Missing { ty: site.ty };
        }
        let memory = self.to.lower.types.bool;
        let variable = self.builtin_variable(builtin, memory, site);
        Node::Leaf(Leaf { ty: site.ty, access: Access::Face(variable) })
    }

    /// Decorations of inputs of pixel shaders and outputs of vertex and mesh shaders.
    fn interpolation(&mut self, site: &Site) -> Vec<Decoration> {
        use crate::spirv::Decoration as D;
        let is_interpolated = match self.common.point {
            Point::PixelIn | Point::VertexOut | Point::MeshOut => true,
            _ => false,
        };
        let mut decorations = Vec::new();
        if !is_interpolated {
            return decorations;
        }
        let modes = site.declared.interpolation;
        let has = |mode| modes.contains(mode);
        let component = innermost(self.to.lower, site.ty).and_then(|ty| self.to.lower.types.component(ty));
        let is_integer = component.is_some_and(|it| it.is_integer() || it == Scalar::Bool);
        let interpolating = [
            (Interpolation::LINEAR, "linear"),
            (Interpolation::CENTROID, "centroid"),
            (Interpolation::NO_PERSPECTIVE, "noperspective"),
            (Interpolation::SAMPLE, "sample"),
        ];
        // Vulkan does not interpolate them, whatever the shader says.
        if component == Some(Scalar::Double) {
            return vec![Decoration::new(D::Flat, &[])];
        }
        // DXC does not look at the type of `out` parameters.
        let is_checked = !(site.declared.is_out_parameter && modes != Interpolation::default());
        if is_integer && is_checked {
            match interpolating.iter().find(|(mode, _)| has(*mode)) {
                Some((_, name)) => self
                    .to
                    .lower
                    .sink
                    .push(errors::IntegerInterpolated { mode: name, at: site.declared.span }),
                None => decorations.push(Decoration::new(D::Flat, &[])),
            }
            return decorations;
        }
        if has(Interpolation::CENTROID) {
            decorations.push(Decoration::new(D::Centroid, &[]));
        }
        if has(Interpolation::NO_INTERPOLATION) {
            decorations.push(Decoration::new(D::Flat, &[]));
        }
        if has(Interpolation::NO_PERSPECTIVE) {
            decorations.push(Decoration::new(D::NoPerspective, &[]));
        }
        if has(Interpolation::SAMPLE) {
            decorations.push(Decoration::new(D::Sample, &[]));
        }
        decorations
    }

    fn variable(&mut self, mut variable: Variable) -> usize {
        if self.common.is_shared {
            let same = |it: &Variable| {
                it.is_input == variable.is_input
                    && it.builtin == variable.builtin
                    && it.semantic.eq_ignore_ascii_case(&variable.semantic)
            };
            if let Some(known) = self.to.signature.variables.iter().position(same) {
                return known;
            }
        }
        // Two semantics of Direct3D 9 may be the same here: `POSITION` and `VPOS`.
        let is_older = self.to.lower.input.options.language.dx9 && self.common.point == Point::PixelIn;
        let is_there = |it: &Variable| {
            it.point == variable.point
                && it.builtin == variable.builtin
                && (it.semantic.is_empty() || !it.point.has_signature() || is_older)
        };
        if variable.builtin.is_some()
            && let Some(known) = self.to.signature.variables.iter().position(is_there)
        {
            return known;
        }
        // Only the vertices of a patch differ, not what is said of all of it. Other built-ins are of each invocation.
        let is_of_patch = variable
            .builtin
            .is_none_or(|it| matches!(it, spirv::BuiltIn::TessLevelOuter | spirv::BuiltIn::TessLevelInner));
        if self.common.point == Point::DomainIn && is_of_patch {
            variable.decorations.push(Decoration::new(spirv::Decoration::Patch, &[]));
        }
        variable.decorations.extend(self.common.decoration.clone());
        let may_share = variable.component.is_some()
            || variable.location.is_none() && self.to.lower.input.options.interface.pack_signatures;
        let components = match variable.builtin {
            Some(_) => 4,
            None if may_share => components(self.to.lower, variable.ty).0,
            None => locations(self.to.lower, variable.ty).saturating_mul(4),
        };
        if variable.location.is_some() && !variable.is_placed_by_decoration() && components > 4 * LOCATIONS {
            // Whoever looks at its location reports it.
            self.to.room[usize::from(variable.is_input)].is_full = true;
        } else {
            self.take(components, variable.span);
        }
        self.to.signature.variables.push(variable);
        self.to.signature.variables.len() - 1
    }

    /// Structs double with every line, and whoever looks at one variable may look at all others.
    fn take(&mut self, components: u32, at: Span) {
        let room = &mut self.to.room[usize::from(self.common.point.is_input())];
        room.used = room.used.saturating_add(components);
        if room.used > 4 * LOCATIONS {
            let location = (room.used - 1) / 4;
            self.fill(location, at);
        }
    }

    /// Counts a part. Whether there is room for it.
    fn visit(&mut self, at: Span) -> bool {
        let room = &mut self.to.room[usize::from(self.common.point.is_input())];
        room.parts = room.parts.saturating_add(1);
        if room.parts > MAX_PARTS {
            self.fill(LOCATIONS, at);
        }
        !self.to.room[usize::from(self.common.point.is_input())].is_full
    }

    fn fill(&mut self, location: u32, at: Span) {
        let is_input = self.common.point.is_input();
        if std::mem::replace(&mut self.to.room[usize::from(is_input)].is_full, true) {
            return;
        }
        let direction = direction(is_input);
        let diagnostic: Diagnostic = errors::LocationTooLarge { direction, location, at }.into();
        self.to.lower.sink.push(
            diagnostic.with_note(format!(
                "the {direction}s of an entry point may take {LOCATIONS} locations in all"
            )),
        );
    }

    fn located(&mut self, kind: Kind, site: &Site) -> Node {
        let ty = in_memory(self.to.lower, site.ty);
        let component = innermost(self.to.lower, ty).and_then(|ty| self.to.lower.types.component(ty));
        if component.is_none() {
            let spelled = spell(&self.to.lower.types, self.to.lower.input.symbols, site.ty);
            self.to.lower.sink.push(errors::NotForStages { ty: spelled, at: site.declared.span });
            return Node::Missing { ty: site.ty };
        }
        let is_flat =
            self.is_outer_flat || site.declared.interpolation.contains(Interpolation::NO_INTERPOLATION);
        let has_vertices = self.to.all_vertices && is_flat && self.common.point == Point::PixelIn;
        let variable = self.located_variable(kind, ty, has_vertices, site);
        // The host feeds vertex shaders, attribute by attribute.
        let is_packed = self.to.lower.input.options.interface.pack_signatures
            && self.common.point != Point::VertexIn
            && variable.target.is_none()
            && variable.location.is_none()
            && !has_vertices;
        if is_packed && let Some(rows) = rows(self.to.lower, ty) {
            return self.packed(variable, rows, site);
        }
        let variable = self.variable(variable);
        let access = if has_vertices { Access::FirstVertex(variable) } else { Access::Whole(variable) };
        Node::Leaf(Leaf { ty: site.ty, access })
    }

    /// A variable of type `ty` with a location, of which all vertices may be read.
    fn located_variable(&mut self, kind: Kind, ty: TypeId, has_vertices: bool, site: &Site) -> Variable {
        let mut decorations = self.interpolation(site);
        if self.to.lower.is_relaxed(site.ty) {
            decorations.push(Decoration::new(spirv::Decoration::RelaxedPrecision, &[]));
        }
        let given = self.to.lower.attribute_decorations(site.declared.attributes);
        if self.common.per_vertex.is_some() && given.iter().any(|it| it.is(spirv::Decoration::Patch)) {
            let what = "is for what a patch has once, but each vertex has this".into();
            let at = site.declared.span;
            self.to.lower.sink.push(placement::InlineDeclaration { name: "Patch".into(), what, at });
        }
        decorations.extend(given);
        if has_vertices {
            decorations.push(Decoration::new(spirv::Decoration::PerVertexKHR, &[]));
        }
        let attributes = site.declared.attributes;
        let find = |pick: fn(&AttributeKind) -> Option<u32>| attribute::find(attributes, pick);
        let location = find(|kind| match kind {
            AttributeKind::Location(it) => Some(*it),
            _ => None,
        });
        let index = find(|kind| match kind {
            AttributeKind::Index(it) => Some(*it),
            _ => None,
        });
        let component = find(|kind| match kind {
            AttributeKind::Component(it) => Some(*it),
            _ => None,
        });
        self.check_blend_index(index, location, site);
        let is_input = self.common.point.is_input();
        let prefix = if is_input { "in.var." } else { "out.var." };
        Variable {
            name: [prefix, &site.text].concat(),
            declared: site.declared.name.into(),
            is_input,
            point: self.common.point,
            ty,
            per_vertex: if has_vertices { Some(3) } else { self.common.per_vertex },
            builtin: None,
            location,
            target: (kind == Kind::Target).then_some(site.index),
            index,
            component,
            decorations,
            semantic: site.text.clone(),
            is_payload: false,
            is_row: false,
            stays: false,
            span: site.at,
        }
    }

    /// Rows of a matrix or elements of an array as variables of their own, so that others may share their locations.
    fn packed(&mut self, whole: Variable, (row, count): (TypeId, u32), site: &Site) -> Node {
        let stays = !whole.is_input && matches!(self.to.lower.types[whole.ty], Type::Matrix { .. });
        // Four of the smallest share a location.
        let most = 4 * LOCATIONS;
        let known = u32::try_from(self.to.signature.variables.len()).unwrap_or(u32::MAX);
        if known.saturating_add(count) > most {
            let direction = direction(whole.is_input);
            let (of_row, _) = components(self.to.lower, row);
            let location = count.saturating_mul(of_row.min(4)) / 4;
            self.to.lower.sink.push(errors::LocationTooLarge { direction, location, at: whole.span });
            return Node::Missing { ty: site.ty };
        }
        let mut first = None;
        for index in 0..count {
            let semantic = if index == 0 { whole.semantic.clone() } else { String::new() };
            let added = self.variable(Variable { ty: row, semantic, is_row: true, stays, ..whole.clone() });
            first.get_or_insert(added);
        }
        let Some(first) = first else {
            self.to.lower.follows_an_error("an array of stage variables has no elements");
            return Node::Missing { ty: site.ty };
        };
        Node::Leaf(Leaf { ty: site.ty, access: Access::Rows { first, count } })
    }

    /// Dual-source blending: two outputs at location 0.
    fn check_blend_index(&mut self, index: Option<u32>, location: Option<u32>, site: &Site) {
        let Some(index) = index else { return };
        let at = site.declared.span;
        let why = if self.common.point != Point::PixelOut {
            "vk::index only allowed in pixel shader"
        } else {
            match location {
                None => "vk::index should be used together with vk::location for dual-source blending",
                Some(1..) => "dual-source blending should use vk::location 0",
                Some(0) if index > 1 => "dual-source blending only accepts 0 or 1 as vk::index",
                Some(0) => return,
            }
        };
        self.to.lower.sink.push(errors::BadBlendIndex { why, at });
    }

    fn builtin_variable(&mut self, builtin: Builtin, ty: TypeId, site: &Site) -> usize {
        let mut decorations = self.interpolation(site);
        // Integers are not interpolated, also where the shader's variable is a float.
        let is_integer = self.to.lower.types.component(ty).is_some_and(Scalar::is_integer);
        let is_flat = decorations.iter().any(|it| it.is(spirv::Decoration::Flat));
        if self.common.point == Point::PixelIn && is_integer && !is_flat {
            decorations.push(Decoration::new(spirv::Decoration::Flat, &[]));
        }
        decorations.extend(self.to.lower.attribute_decorations(site.declared.attributes));
        let is_volatile = builtin.number == spirv::BuiltIn::HelperInvocation;
        if is_volatile {
            decorations.push(Decoration::new(spirv::Decoration::Volatile, &[]));
        }
        self.variable(Variable {
            name: builtin.name.into(),
            declared: site.declared.name.into(),
            is_input: self.common.point.is_input(),
            point: self.common.point,
            ty,
            per_vertex: self.common.per_vertex,
            builtin: Some(builtin.number),
            location: None,
            target: None,
            index: None,
            component: None,
            decorations,
            semantic: site.text.clone(),
            is_payload: false,
            is_row: false,
            stays: false,
            span: site.at,
        })
    }

    fn builtin(&mut self, builtin: Builtin, kind: Kind, site: &Site) -> Node {
        let ty = site.ty;
        if let Some(expected) = self.mismatch(builtin, kind, ty) {
            let spelled = spell(&self.to.lower.types, self.to.lower.input.symbols, ty);
            self.to.lower.sink.push(errors::BuiltinType {
                semantic: site.text.clone(),
                expected,
                ty: spelled,
                name: site.declared.name.into(),
                at: site.declared.span,
            });
            return Node::Missing { ty };
        }
        let options = self.to.lower.input.options;
        let access = match builtin.shape {
            Shape::Distances => return self.distances(builtin, site),
            _ if builtin.number == spirv::BuiltIn::HelperInvocation
                && options.target < TargetEnvironment::Vulkan1_3 =>
            {
                Access::HelperInvocation
            }
            _ => {
                let memory = self.builtin_type(builtin, ty);
                let variable = self.builtin_variable(builtin, memory, site);
                match (builtin.shape, kind) {
                    (Shape::Mask, _) if !options.target.is_wgpu() => Access::Mask(variable),
                    (Shape::OuterLevels | Shape::InnerLevels, _) => Access::Levels(variable),
                    (_, Kind::Position)
                        if self.common.point == Point::PixelIn && options.interface.use_dx_position_w =>
                    {
                        Access::ReciprocalW(variable)
                    }
                    (_, Kind::Position)
                        if self.common.point.is_before_rasterizer() && options.interface.invert_y =>
                    {
                        Access::InvertedY(variable)
                    }
                    (_, Kind::InstanceId) if options.interface.support_nonzero_base_instance => {
                        let base = semantic::builtin(Kind::StartInstanceLocation, self.common.point);
                        self.from_base(variable, base, memory, site)
                    }
                    (_, Kind::VertexId) if options.interface.support_nonzero_base_vertex => {
                        let base = semantic::builtin(Kind::StartVertexLocation, self.common.point);
                        self.from_base(variable, base, memory, site)
                    }
                    _ => Access::Whole(variable),
                }
            }
        };
        Node::Leaf(Leaf { ty, access })
    }

    fn from_base(&mut self, variable: usize, base: Option<Builtin>, memory: TypeId, site: &Site) -> Access {
        let Some(base) = base else { return Access::Whole(variable) };
        let known = self.to.signature.variables.iter().position(|it| it.builtin == Some(base.number));
        let base = match known {
            Some(known) => known,
            None => {
                let found = self.builtin_variable(base, memory, site);
                // It is none of the shader's own.
                self.to.signature.variables[found].semantic = String::new();
                found
            }
        };
        Access::FromBase { variable, base }
    }

    fn barycentrics(&mut self, site: &Site) -> Node {
        let ty = site.ty;
        let modes = site.declared.interpolation;
        let number = match modes.contains(Interpolation::NO_PERSPECTIVE) {
            true => spirv::BuiltIn::BaryCoordNoPerspKHR,
            false => spirv::BuiltIn::BaryCoordKHR,
        };
        let builtin = Builtin { number, name: "", shape: Shape::Float3 };
        let is_float3 = self.mismatch(builtin, Kind::Barycentrics, ty).is_none();
        if modes.contains(Interpolation::NO_INTERPOLATION) || !is_float3 || site.index > 1 {
            let why = if !is_float3 {
                "SV_Barycentrics must be of type float3"
            } else if site.index > 1 {
                "the index of SV_Barycentrics can only be 0 or 1"
            } else {
                "SV_Barycentrics inputs cannot have the modifier nointerpolation"
            };
            self.to.lower.sink.push(errors::BadBarycentrics { why, at: site.declared.span });
            return Node::Missing { ty };
        }
        let memory = self.builtin_type(builtin, ty);
        let variable = self.builtin_variable(builtin, memory, site);
        // Perspective is in the builtin's name.
        self.to.signature.variables[variable]
            .decorations
            .retain(|it| !it.is(spirv::Decoration::NoPerspective));
        Node::Leaf(Leaf { ty, access: Access::Barycentrics(variable) })
    }

    /// What a builtin's variable must be, if the shader's is nothing like it.
    fn mismatch(&mut self, builtin: Builtin, kind: Kind, ty: TypeId) -> Option<&'static str> {
        let types = &self.to.lower.types;
        let (scalar, len, is_array) = match types[ty] {
            Type::Scalar(scalar) => (scalar, 1, false),
            Type::Enum(id) => (types.enums[id].underlying, 1, false),
            Type::Vector { scalar, len } => (scalar, len, false),
            Type::Array { element, length: ArrayLength::Fixed(length) } => {
                match types[types.unmodified(element)] {
                    Type::Scalar(scalar) => (scalar, length, true),
                    Type::Vector { scalar, .. } => (scalar, length, true),
                    _ => return Some("a scalar, a vector or an array of them"),
                }
            }
            _ => return Some("a scalar, a vector or an array of them"),
        };
        let is_int = scalar.is_integer() || scalar == Scalar::Bool;
        let fits = match builtin.shape {
            Shape::Float => (scalar.is_float() && len == 1 && !is_array, "`float`"),
            Shape::Float3 => (scalar.is_float() && len <= 3 && !is_array, "`float3` or `float2`"),
            // What the rasterizer reads must be whole; how much of a position a shader reads is its own affair.
            Shape::Float4 if self.common.point != Point::PixelIn => {
                // A half becomes a float on the way.
                (scalar.is_float() && scalar != Scalar::Double && len == 4 && !is_array, "`float4`")
            }
            Shape::Float4 => (scalar.is_float() && len <= 4 && !is_array, "`float4`"),
            Shape::Int if kind == Kind::Arbitrary => {
                (scalar.is_integer() && len == 1 && !is_array, "an integer of 32 bits")
            }
            // What the shader only reads may be converted.
            Shape::Int => ((is_int || self.common.point.is_input()) && len == 1 && !is_array, "`uint`"),
            Shape::Int3 => (len <= 3 && !is_array, "`uint3`, `uint2` or `uint`"),
            Shape::Bool if kind == Kind::InnerCoverage => (scalar == Scalar::Uint && len == 1, "`uint`"),
            Shape::Bool if kind == Kind::Arbitrary || kind == Kind::CullPrimitive => {
                (scalar == Scalar::Bool && len == 1 && !is_array, "`bool`")
            }
            Shape::Bool => (is_int && len == 1 && !is_array, "`bool`"),
            Shape::Mask if kind == Kind::Arbitrary => (is_array && scalar.is_integer(), "an array of `int`"),
            Shape::Mask => (is_int && len == 1 && !is_array, "`uint`"),
            Shape::OuterLevels => (scalar.is_float() && (2..=4).contains(&len), "`float[2]` to `float[4]`"),
            Shape::InnerLevels => (scalar.is_float() && len <= 2, "`float` or `float[2]`"),
            Shape::Distances => {
                let is_wide = !matches!(scalar, Scalar::Half | Scalar::Double);
                (scalar.is_float() && is_wide, "scalar, vector, or array with float type")
            }
        };
        match fits {
            (true, _) => None,
            (false, expected) => Some(expected),
        }
    }

    /// The type that the variable of a builtin has.
    fn builtin_type(&mut self, builtin: Builtin, ty: TypeId) -> TypeId {
        let types = &mut self.to.lower.types;
        let scalar = match types.component(ty) {
            Some(scalar) if scalar.is_signed() && scalar.is_integer() => Scalar::Int,
            _ => Scalar::Uint,
        };
        match builtin.shape {
            Shape::Float => types.float,
            Shape::Float3 => types.vector(Scalar::Float, 3),
            Shape::Float4 => types.vector(Scalar::Float, 4),
            Shape::Int => types.scalar(scalar),
            Shape::Int3 => types.vector(scalar, 3),
            Shape::Bool => types.bool,
            // Naga reads no masks of several words; what Vulkan says of the variable is lost on it.
            Shape::Mask if self.to.lower.input.options.target.is_wgpu() => types.scalar(scalar),
            Shape::Mask => {
                let scalar = match types[ty] {
                    Type::Array { element, .. } => element,
                    _ => types.scalar(scalar),
                };
                types.array(scalar, ArrayLength::Fixed(1))
            }
            Shape::OuterLevels => {
                let float = types.float;
                types.array(float, ArrayLength::Fixed(4))
            }
            Shape::InnerLevels => {
                let float = types.float;
                types.array(float, ArrayLength::Fixed(2))
            }
            Shape::Distances => ty,
        }
    }

    fn distances(&mut self, builtin: Builtin, site: &Site) -> Node {
        let ty = site.ty;
        let count = floats(self.to.lower, ty);
        let is_cull = builtin.number == spirv::BuiltIn::CullDistance;
        let is_input = self.common.point.is_input();
        let per_vertex = self.common.per_vertex;
        let groups = &mut self.to.signature.distances;
        let same = |it: &Distances| it.is_cull == is_cull && it.is_input == is_input;
        let group = match groups.iter().position(same) {
            Some(group) => group,
            None => {
                groups.push(Distances {
                    is_input,
                    is_cull,
                    declared: site.declared.name.into(),
                    per_vertex,
                    parts: Vec::new(),
                    semantic: site.text.clone(),
                    span: site.at,
                });
                groups.len() - 1
            }
        };
        let parts = &mut groups[group].parts;
        // The same again: the control points that a patch constant function reads.
        if let Some(part) = parts.iter().position(|it| self.common.is_shared && it.index == site.index) {
            return Node::Leaf(Leaf { ty, access: Access::Distances { group, part } });
        }
        parts.push(DistancePart { index: site.index, count, offset: 0 });
        let part = parts.len() - 1;
        self.take(count, site.at);
        Node::Leaf(Leaf { ty, access: Access::Distances { group, part } })
    }
}

/// A leaf in the source.
struct Site<'d> {
    declared: &'d Declared<'d>,
    ty: TypeId,
    index: u32,
    text: String,
    at: Span,
}

fn innermost(lower: &Lower, ty: TypeId) -> Option<TypeId> {
    Some(lower.types.innermost(ty)).filter(|it| !matches!(lower.types[*it], Type::Struct(_)))
}

/// The type of a row and how many there are in a matrix, or in an array of vectors or matrices.
fn rows(lower: &mut Lower, ty: TypeId) -> Option<(TypeId, u32)> {
    match lower.types[lower.types.unmodified(ty)] {
        Type::Matrix { scalar, rows, columns, .. } if rows > 1 && columns > 1 => {
            let row = lower.types.vector(scalar, u32::from(columns));
            Some((row, u32::from(rows)))
        }
        Type::Array { element, length: ArrayLength::Fixed(length) } => {
            let (row, count) = rows(lower, element).unwrap_or((element, 1));
            Some((row, count.saturating_mul(length)))
        }
        _ => None,
    }
}
