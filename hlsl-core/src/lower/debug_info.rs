//! Tells debuggers what the source declares: types, functions, variables and where they are in memory.
//!
//! Types are described as they lie in memory, so that one struct can have several descriptions. In values nothing lies
//! between the members.

use rustc_hash::FxHashMap;

use crate::{
    ir::{
        self, Arg, GlobalOrigin, Loc, Op, Scope, SourceVariable, VariableId,
        debug_info::{
            DebugComposite, DebugFunction, DebugFunctionId, DebugGlobal, DebugMember, DebugType, DebugTypeId,
            Encoding, Tag,
        },
    },
    layout::LayoutRule,
    lower::{Lower, Place, PlaceKind},
    source::Span,
    typed::{self, BufferId, Declaration, FunctionId, GlobalId, Storage},
    types::{ImageDimension, ObjectClass, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId},
};

/// A field of a struct, or a variable of a constant buffer.
struct Field {
    name: Box<str>,
    ty: TypeId,
    span: Span,
    /// The index of its member in the IR struct, and the rule of its layout there.
    member: u32,
    rule: LayoutRule,
}

/// What has a description already.
#[derive(Default)]
pub(super) struct Described {
    types: FxHashMap<(TypeId, LayoutRule), DebugTypeId>,
    functions: FxHashMap<FunctionId, DebugFunctionId>,
    /// `static const`s of which values are shown.
    constants: FxHashMap<GlobalId, VariableId>,
    /// `static` variables of functions, in the order in which their declarations were lowered.
    static_locals: Vec<GlobalId>,
}

impl<'a> Lower<'a> {
    pub(super) fn describe_unit(&mut self) {
        if self.input.describes() {
            let scope = Scope { parent: None, function: None, span: Span::default() };
            self.module.debug_info.unit = Some(self.module.scopes.add(scope));
        }
    }

    /// The description of a function; None without debug information.
    pub(super) fn describe_function(&mut self, id: FunctionId) -> Option<DebugFunctionId> {
        if !self.input.describes() {
            return None;
        }
        if let Some(&known) = self.described.functions.get(&id) {
            return Some(known);
        }
        let function = &self.input.program.functions[id];
        let result = (function.return_type != self.types.void)
            .then(|| self.describe_type(function.return_type, LayoutRule::Void));
        let mut parameters = Vec::new();
        if let Some(this) = function.this {
            let ty = self.types.intern(Type::Struct(this));
            parameters.push(self.describe_type(ty, LayoutRule::Void));
        }
        for parameter in &function.parameters {
            parameters.push(self.describe_type(function.locals[parameter.local].ty, LayoutRule::Void));
        }
        let ty = self.module.debug_info.types.intern(DebugType::Function { result, parameters });
        let name = self.input.source_name(id).into();
        let described = DebugFunction { name, ty, span: function.span, body: function.body_span };
        let described = self.module.debug_info.functions.add(described);
        self.described.functions.insert(id, described);
        Some(described)
    }

    /// Notes which variable of the source lies at a place that was made for it.
    pub(super) fn note_variable(
        &mut self,
        name: &str,
        ty: TypeId,
        span: Span,
        parameter: u32,
        place: &Place,
    ) {
        let PlaceKind::Pointer { base: Arg::Value(value), .. } = place.kind else { return };
        let described = self.input.describes().then(|| self.describe_type(ty, LayoutRule::Void));
        let scope = self.body.scope;
        let variable =
            SourceVariable { name: name.into(), ty: described, scope, span, parameter, is_constant: false };
        self.builder.function.variables[value] = Some(self.module.variables.add(variable));
    }

    /// From here on, debuggers show the variable that was noted for the place.
    pub(super) fn show_variable(&mut self, place: &Place) {
        let PlaceKind::Pointer { base: Arg::Value(value), .. } = place.kind else { return };
        if self.input.describes()
            && let Some(variable) = self.builder.function.variables[value]
        {
            self.effect(Op::DebugDeclare, [Arg::Literal(variable.index() as u32), value.into()]);
        }
    }

    /// Notes a `static` variable of a function.
    pub(super) fn note_static_local(&mut self, global: GlobalId) {
        if self.input.describes() && !self.described.static_locals.contains(&global) {
            self.described.static_locals.push(global);
        }
    }

    /// Shows all of them in the function of an entry point, also those that only conditions without code ask for.
    pub(super) fn show_constants_of_entry(&mut self) {
        let (program, function) = (self.input.program, self.body.function);
        let is_it = |it: &typed::EntryPoint| {
            function.is_some_and(|f| std::ptr::eq(f, &program.functions[it.function]))
        };
        if !self.input.describes() || !program.entries.iter().any(is_it) {
            return;
        }
        for &declaration in &program.declarations {
            let Declaration::Global(global) = declaration else { continue };
            if let Some(constant) = self.input.constant_without_variable(global)
                && self.is_free_to_lower(program.globals[global].ty)
            {
                let value = self.constant(constant, program.globals[global].ty);
                self.show_constant(global, value);
            }
        }
    }

    /// Shows a `static const`, of which no variable is left, in the function that uses it.
    pub(super) fn show_constant(&mut self, global: GlobalId, value: Arg) {
        let Some(function) = self.body.function else { return };
        if !self.input.describes() || self.body.shown_constants.contains(&global) {
            return;
        }
        self.body.shown_constants.push(global);
        let scopes = std::iter::successors(self.body.scope, |&it| self.module.scopes[it].parent);
        let scope = scopes.last();
        let variable = match self.described.constants.get(&global) {
            Some(&known) => known,
            None => {
                let it = &self.input.program.globals[global];
                let ty = Some(self.describe_type(it.ty, LayoutRule::Void));
                let (name, scope) = (self.input.text(it.name).into(), self.module.debug_info.unit);
                let span = it.span;
                let variable = SourceVariable { name, ty, scope, span, parameter: 0, is_constant: true };
                let variable = self.module.variables.add(variable);
                self.described.constants.insert(global, variable);
                variable
            }
        };
        let loc = self.module.locs.intern(Loc { span: function.span, scope, inlined_at: None });
        self.builder.show_first(variable, value, loc);
    }

    // -------------------------------------------------------------------------------------------------- globals

    /// Describes the variables outside of functions that the module knows, in the order of the source.
    pub(super) fn describe_globals(&mut self) {
        if !self.input.describes() {
            return;
        }
        let program = self.input.program;
        let types = self.module.globals.values().map(|it| (it.origin, it.ty));
        let types: FxHashMap<GlobalOrigin, ir::TypeId> = types.collect();
        for &declaration in &program.declarations {
            match declaration {
                Declaration::Global(id) => self.describe_global(id, &types),
                Declaration::Buffer(id) => self.describe_buffer(id, &types),
            }
        }
        for id in std::mem::take(&mut self.described.static_locals) {
            self.describe_global(id, &types);
        }
    }

    fn describe_global(&mut self, id: GlobalId, types: &FxHashMap<GlobalOrigin, ir::TypeId>) {
        let global = &self.input.program.globals[id];
        let origin = GlobalOrigin::Variable(id.retag());
        // Constants are known where nothing is left of their variables.
        let is_ours = matches!(global.storage, Storage::Static | Storage::GroupShared)
            && self.is_free_to_lower(global.ty);
        if !is_ours && !types.contains_key(&origin) {
            return;
        }
        let ty = match global.storage {
            Storage::PushConstant | Storage::ShaderRecord => {
                self.describe_type(global.ty, self.input.storage_rule())
            }
            _ => self.describe_type(global.ty, LayoutRule::Void),
        };
        let name = self.input.text(global.name).into();
        self.module.debug_info.globals.push(DebugGlobal { name, ty, span: global.span, origin });
    }

    /// Whether lowering the type for debuggers alone asks for nothing, such as a capability.
    fn is_free_to_lower(&self, ty: TypeId) -> bool {
        let ty = self.types.unmodified(ty);
        let is_lowered = self.tables.ir_type(ty, LayoutRule::Void).is_some();
        is_lowered
            || matches!(
                self.types.component(ty),
                Some(Scalar::Bool | Scalar::Int | Scalar::Uint | Scalar::Float)
            ) && !self.types.contains_long_vector(ty)
    }

    fn describe_buffer(&mut self, id: BufferId, types: &FxHashMap<GlobalOrigin, ir::TypeId>) {
        let origin = GlobalOrigin::Buffer(id.retag());
        let Some(&ty) = types.get(&origin) else { return };
        let Some((_, ty)) = self.module.pointee(ty) else { return };
        let buffer = &self.input.program.buffers[id];
        let fields = buffer.members.iter().filter_map(|&member| {
            let (index, rule) = self.globals.members[member]?;
            let global = &self.input.program.globals[member];
            Some(Field {
                name: self.input.text(global.name).into(),
                ty: global.ty,
                span: global.span,
                member: index,
                rule,
            })
        });
        let fields = fields.collect();
        let name: Box<str> = self.input.text(buffer.name).into();
        let ty = self.describe_members(format!("type.{name}").into(), Tag::Struct, buffer.span, fields, ty);
        self.module.debug_info.globals.push(DebugGlobal { name, ty, span: buffer.span, origin });
    }

    // ---------------------------------------------------------------------------------------------------- types

    fn debug_type(&mut self, ty: DebugType) -> DebugTypeId {
        self.module.debug_info.types.intern(ty)
    }

    /// A type as it lies in memory of that layout.
    fn describe_type(&mut self, ty: TypeId, rule: LayoutRule) -> DebugTypeId {
        if let Some(&known) = self.described.types.get(&(ty, rule)) {
            return known;
        }
        let described = self.make_description(ty, rule);
        self.described.types.insert((ty, rule), described);
        described
    }

    fn make_description(&mut self, ty: TypeId, rule: LayoutRule) -> DebugTypeId {
        let ty = self.types.unmodified(ty);
        match self.types[ty].clone() {
            Type::Array { element, .. } => {
                let inner = self.describe_type(element, rule);
                let array = self.described_ir_type(ty, rule);
                let length = match self.module.types[array] {
                    ir::Type::Array { length, .. } => self.module.integer_value(length).unwrap_or(0) as u32,
                    _ => 0,
                };
                self.array_of(length, inner)
            }
            Type::Struct(id) => self.describe_struct(id, ty, rule),
            Type::Object { kind, args } => self.describe_object(kind, &args, ty),
            _ => {
                let inner = self.ir_type(ty, rule);
                self.describe_ir_type(inner)
            }
        }
    }

    /// The IR type of what may be or hold resources.
    fn described_ir_type(&mut self, ty: TypeId, rule: LayoutRule) -> ir::TypeId {
        match rule {
            LayoutRule::Void => self.resource_type(ty, None),
            _ => self.ir_type(ty, rule),
        }
    }

    /// Arrays of arrays are one array of several dimensions.
    fn array_of(&mut self, length: u32, inner: DebugTypeId) -> DebugTypeId {
        let array = match &self.module.debug_info.types[inner] {
            DebugType::Array { element, lengths } => DebugType::Array {
                element: *element,
                lengths: std::iter::once(length).chain(lengths.iter().copied()).collect(),
            },
            _ => DebugType::Array { element: inner, lengths: vec![length] },
        };
        self.debug_type(array)
    }

    /// A type that consists of numbers.
    fn describe_ir_type(&mut self, ty: ir::TypeId) -> DebugTypeId {
        let basic = |name: String, bits, encoding| DebugType::Basic { name: name.into(), bits, encoding };
        let described = match self.module.types[ty] {
            // Its size in memory.
            ir::Type::Bool => basic("bool".into(), 32, Encoding::Boolean),
            ir::Type::Int { width, signed } => {
                let name = if signed { "int" } else { "uint" };
                let encoding = if signed { Encoding::Signed } else { Encoding::Unsigned };
                basic(sized_name(name, width), u32::from(width), encoding)
            }
            ir::Type::Float { width } => basic(sized_name("float", width), u32::from(width), Encoding::Float),
            // Debuggers know vectors of at most four components.
            ir::Type::Vector { element, len } if len > 4 => {
                DebugType::Array { element: self.describe_ir_type(element), lengths: vec![len] }
            }
            ir::Type::Vector { element, len } => {
                DebugType::Vector { element: self.describe_ir_type(element), len }
            }
            ir::Type::Matrix { column, columns } => {
                let (element, len) = match self.module.types[column] {
                    ir::Type::Vector { element, len } => (element, len),
                    _ => (column, 1),
                };
                DebugType::Array { element: self.describe_ir_type(element), lengths: vec![columns, len] }
            }
            ir::Type::Array { element, length, .. } => {
                let inner = self.describe_ir_type(element);
                let length = self.module.integer_value(length).unwrap_or(0) as u32;
                return self.array_of(length, inner);
            }
            _ => self.opaque("", Tag::Struct),
        };
        self.debug_type(described)
    }

    fn describe_struct(&mut self, id: StructId, ty: TypeId, rule: LayoutRule) -> DebugTypeId {
        let it = self.types.structs[id].clone();
        let inner = self.described_ir_type(ty, rule);
        let first = u32::from(it.base.is_some());
        let slots = self.slots(id);
        let mut fields = Vec::new();
        if let Some(base) = it.base {
            let ty = self.types.intern(Type::Struct(base));
            let name = self.input.text(self.types.structs[base].name).into();
            fields.push(Field { name, ty, span: it.span, member: 0, rule });
        }
        for (index, field) in it.fields.iter().enumerate() {
            let member = slots.get(index).map_or(first + index as u32, |it| it.member);
            let name = self.input.text(field.name).into();
            fields.push(Field { name, ty: field.ty, span: field.span, member, rule });
        }
        let tag = match (it.is_union, it.is_class) {
            (true, _) => Tag::Union,
            (_, true) => Tag::Class,
            _ => Tag::Struct,
        };
        let name = self.input.text(it.name).into();
        self.describe_members(name, tag, it.span, fields, inner)
    }

    /// A composite with these members, which has the IR type `inner`.
    fn describe_members(
        &mut self,
        name: Box<str>,
        tag: Tag,
        span: Span,
        fields: Vec<Field>,
        inner: ir::TypeId,
    ) -> DebugTypeId {
        let mut members = Vec::new();
        let mut end = 0;
        for field in fields {
            let (offset, rule) = match &self.module.types[inner] {
                ir::Type::Struct(it) => {
                    (it.members.get(field.member as usize).and_then(|it| it.offset), field.rule)
                }
                _ => (None, field.rule),
            };
            let ty = self.describe_type(field.ty, rule);
            let offset = offset.map_or(end, |it| it.saturating_mul(8));
            let bits = self.bits_in_memory(field.ty, rule, ty);
            end = offset.saturating_add(bits);
            members.push(DebugMember { name: field.name, ty, offset, bits, span: field.span });
        }
        let linkage_name = name.clone();
        let composite =
            DebugComposite { name, linkage_name, tag, bits: Some(end), span: in_source(span), members };
        self.debug_type(DebugType::Composite(composite))
    }

    /// The size of a member, with what lies between its parts, even in values, which lie nowhere.
    fn bits_in_memory(&mut self, ty: TypeId, rule: LayoutRule, described: DebugTypeId) -> u32 {
        let ty = self.types.unmodified(ty);
        match self.types[ty].clone() {
            Type::Object { kind, args } => return self.bits_of_resource(kind, &args),
            Type::Array { element, .. } if self.types.contains_object(element) => {
                let lengths = match &self.module.debug_info.types[described] {
                    DebugType::Array { lengths, .. } => lengths.iter().copied().fold(1, u32::saturating_mul),
                    _ => 1,
                };
                let mut innermost = element;
                while let Type::Array { element, .. } = self.types[self.types.unmodified(innermost)] {
                    innermost = element;
                }
                let inner = self.describe_type(innermost, rule);
                return self.bits_in_memory(innermost, rule, inner).saturating_mul(lengths);
            }
            _ if self.types.contains_object(ty) => return self.bits_of(described),
            _ => {}
        }
        match self.module.debug_info.types[described] {
            DebugType::Array { .. } | DebugType::Composite(DebugComposite { bits: Some(_), .. }) => {
                let rule = if rule == LayoutRule::Void { LayoutRule::GlStd430 } else { rule };
                self.tables.layouts.of(&self.types, ty, rule).size.saturating_mul(8)
            }
            _ => self.bits_of(described),
        }
    }

    /// Resources lie in no memory. As in DXC they count as long as its declarations of them: by what an element takes,
    /// so that the members of a struct lie one after the other.
    fn bits_of_resource(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> u32 {
        const HANDLE: u32 = 4;
        let handles = match kind.class() {
            ObjectClass::SampledImage | ObjectClass::StorageImage | ObjectClass::CombinedImageSampler => {
                // `mips` or `sample`.
                let has_slices = kind.image_shape().is_some_and(|it| {
                    it.multisampled || !matches!(it.dimension, ImageDimension::Cube | ImageDimension::Buffer)
                });
                if has_slices && !kind.is_writable() { HANDLE } else { 0 }
            }
            ObjectClass::StructuredBuffer => 0,
            ObjectClass::Other => return 0,
            _ => return 8 * HANDLE,
        };
        let (size, alignment) = match first_type(args) {
            Some(element) => {
                let layout = self.tables.layouts.of(&self.types, element, LayoutRule::GlStd430);
                (layout.size, layout.alignment)
            }
            // Textures without an argument have float4.
            None => (16, 16),
        };
        size.saturating_add(handles).next_multiple_of(alignment.max(1)).saturating_mul(8)
    }

    fn bits_of(&self, ty: DebugTypeId) -> u32 {
        match &self.module.debug_info.types[ty] {
            DebugType::Basic { bits, .. } => *bits,
            DebugType::Vector { element, len } => self.bits_of(*element).saturating_mul(*len),
            DebugType::Array { element, lengths } => {
                lengths.iter().fold(self.bits_of(*element), |bits, &length| bits.saturating_mul(length))
            }
            DebugType::Composite(it) => it.bits.unwrap_or(0),
            DebugType::Template { .. } | DebugType::Function { .. } => 0,
        }
    }

    /// A type of the language: a name, and what it was made from.
    fn describe_object(&mut self, kind: ObjectKind, args: &[TemplateArgument], ty: TypeId) -> DebugTypeId {
        let argument = first_type(args);
        match (kind, argument) {
            (ObjectKind::InputPatch | ObjectKind::OutputPatch, Some(point)) => {
                let count = args.iter().find_map(|it| match it {
                    TemplateArgument::Integer(count) => u32::try_from(*count).ok(),
                    _ => None,
                });
                let point = self.describe_type(point, LayoutRule::Void);
                return self.array_of(count.unwrap_or(0), point);
            }
            // What is appended next.
            (ObjectKind::PointStream | ObjectKind::LineStream | ObjectKind::TriangleStream, Some(vertex)) => {
                return self.describe_type(vertex, LayoutRule::Void);
            }
            _ => {}
        }
        let name = self.type_name_of_object(kind, ty);
        let (tag, rule) = match kind.class() {
            ObjectClass::ConstantBuffer => (Tag::Struct, self.input.uniform_rule()),
            ObjectClass::TextureBuffer => (Tag::Struct, self.input.texture_buffer_rule()),
            ObjectClass::StructuredBuffer => (Tag::Class, self.input.storage_rule()),
            ObjectClass::SampledImage
            | ObjectClass::StorageImage
            | ObjectClass::CombinedImageSampler
            | ObjectClass::SubpassInput => (Tag::Class, LayoutRule::Void),
            ObjectClass::ByteAddressBuffer => return self.describe_words(kind),
            ObjectClass::Sampler | ObjectClass::AccelerationStructure | ObjectClass::Other => {
                let described = self.opaque(&name, Tag::Struct);
                return self.debug_type(described);
            }
        };
        let composite = self.opaque(&name, tag);
        let composite = self.debug_type(composite);
        // Textures without an argument have float4.
        let argument = match argument {
            Some(argument) => self.describe_type(argument, rule),
            None => {
                let float = self.types.float;
                let element = self.describe_type(float, rule);
                self.debug_type(DebugType::Vector { element, len: 4 })
            }
        };
        self.debug_type(DebugType::Template { composite, arguments: vec![argument] })
    }

    /// `ByteAddressBuffer` and its kin: words.
    fn describe_words(&mut self, kind: ObjectKind) -> DebugTypeId {
        let uint = self.types.uint;
        let word = self.describe_type(uint, LayoutRule::Void);
        let words = self.array_of(0, word);
        let name: Box<str> = format!("type.{}", kind.name()).into();
        let member = DebugMember { name: "".into(), ty: words, offset: 0, bits: 0, span: Span::default() };
        let linkage_name = name.clone();
        let (tag, bits, span, members) = (Tag::Struct, Some(0), None, vec![member]);
        self.debug_type(DebugType::Composite(DebugComposite { name, linkage_name, tag, bits, span, members }))
    }

    fn opaque(&self, name: &str, tag: Tag) -> DebugType {
        DebugType::Composite(DebugComposite {
            name: format!("@{name}").into(),
            linkage_name: name.into(),
            tag,
            bits: None,
            span: None,
            members: Vec::new(),
        })
    }

    /// The name of a type of the language, as its OpName has it.
    fn type_name_of_object(&mut self, kind: ObjectKind, ty: TypeId) -> String {
        if kind.class() == ObjectClass::Other {
            return kind.name().into();
        }
        let inner = self.resource_type(ty, None);
        match &self.module.types[inner] {
            ir::Type::Struct(it) => it.name.to_string(),
            _ => self.opaque_type_name(inner).unwrap_or(kind.name()).into(),
        }
    }
}

/// The type that a template of the language has as its argument.
fn first_type(args: &[TemplateArgument]) -> Option<TypeId> {
    args.iter().find_map(|it| match it {
        TemplateArgument::Type(ty) => Some(*ty),
        _ => None,
    })
}

/// None for what the language declares.
fn in_source(span: Span) -> Option<Span> {
    Some(span).filter(|it| *it != Span::default())
}

/// `int`, `int64_t`.
fn sized_name(name: &str, width: u8) -> String {
    if width == 32 { name.into() } else { format!("{name}{width}_t") }
}
