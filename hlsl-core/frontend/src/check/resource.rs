//! The requirements of attributes and types on global variables and buffers.

use rustc_hash::FxHashSet;

use super::Checker;
use crate::{
    ast,
    attribute::{Attribute, AttributeKind},
    diagnostics::list::{
        attribute_syntax as syntax, attributes as errors, interface, legalize, overloads, placement,
    },
    intrinsics::Lowering,
    options::TargetEnvironment,
    source::Span,
    stage::Stage,
    typed::{Argument, BufferId, ExprId, ExprKind, GlobalId, Storage},
    types::{ObjectClass, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId},
};

impl Checker<'_> {
    /// Checks a global whose type, storage and attributes are known.
    pub(super) fn check_global(&mut self, id: GlobalId, written: &ast::Specifiers) {
        let it = &self.program.globals[id];
        let (ty, storage, at) = (it.ty, it.storage, it.span);
        let attributes = it.attributes.clone();
        if self.is_error_type(ty) {
            return;
        }
        self.check_hit_object_global(id);
        let kind = self.program.types.resource_kind(ty);
        self.check_subjects(id);
        if storage == Storage::Uniform {
            let is_binding = |it: &&Attribute| matches!(it.kind, AttributeKind::Binding { .. });
            if let Some(binding) = attributes.iter().find(is_binding) {
                let name = self.text(self.program.globals[id].name);
                self.report(errors::BindingOfMember { name, at: binding.span });
            }
        }
        match storage {
            Storage::SpecConstant(_) => self.check_spec_type(ty, written, at),
            Storage::Resource => self.check_resource_type(ty, at),
            Storage::Static if kind.map(ObjectKind::class) == Some(ObjectClass::SubpassInput) => {
                self.report(errors::SubpassStatic { at });
            }
            _ => {}
        }
    }

    /// Whether the attributes of a global fit its type.
    pub(super) fn check_subjects(&mut self, id: GlobalId) {
        let it = &self.program.globals[id];
        let (ty, at) = (it.ty, it.span);
        let kind = self.program.types.resource_kind(ty);
        for attribute in &it.attributes.clone() {
            self.check_subject(attribute, ty, kind);
            if let AttributeKind::ImageFormat(format) = &attribute.kind {
                let format = self.text(*format);
                self.check_image_format(&format, ty, at);
            }
        }
    }

    /// The same for a `cbuffer`.
    pub(super) fn check_buffer(&mut self, id: BufferId) {
        let attributes = self.program.buffers[id].attributes.clone();
        let is_texture_buffer = self.program.buffers[id].is_texture_buffer;
        for attribute in &attributes {
            let refused = match attribute.kind {
                AttributeKind::ShaderRecordNv | AttributeKind::ShaderRecordExt if is_texture_buffer => {
                    "cbuffer or ConstantBuffer"
                }
                AttributeKind::PushConstant => "global variables of struct type",
                AttributeKind::CounterBinding(_) => WITH_COUNTERS,
                AttributeKind::ImageFormat(_) => WITH_FORMATS,
                AttributeKind::CombinedImageSampler => "textures and samplers",
                AttributeKind::InputAttachmentIndex(_) => "SubpassInput, SubpassInputMS",
                _ => continue,
            };
            self.wrong_subject(attribute, refused);
        }
    }

    pub(super) fn wrong_subject(&mut self, attribute: &Attribute, allowed: &str) {
        let name = super::attribute::kind_name(&attribute.kind);
        self.report(syntax::AttributePlace {
            name: name.into(),
            allowed: allowed.into(),
            at: attribute.span,
        });
    }

    fn check_subject(&mut self, attribute: &Attribute, ty: TypeId, kind: Option<ObjectKind>) {
        let class = kind.map(ObjectKind::class);
        let is_struct = matches!(self.program.types[self.program.types.unmodified(ty)], Type::Struct(_));
        let (fits, allowed) = match attribute.kind {
            AttributeKind::CounterBinding(_) => (kind.is_some_and(ObjectKind::has_counter), WITH_COUNTERS),
            AttributeKind::PushConstant => {
                let is_array =
                    matches!(self.program.types[self.program.types.unmodified(ty)], Type::Array { .. });
                let is_buffer = class == Some(ObjectClass::ConstantBuffer) && !is_array;
                (is_struct || is_buffer, "global variables of struct type")
            }
            AttributeKind::ConstantId(_) => {
                let scalar = matches!(
                    self.program.types[self.program.types.unmodified(ty)],
                    Type::Scalar(_) | Type::Enum(_)
                );
                (scalar, "global variables of scalar type")
            }
            AttributeKind::InputAttachmentIndex(_) => {
                (class == Some(ObjectClass::SubpassInput), "SubpassInput, SubpassInputMS")
            }
            AttributeKind::ImageFormat(_) => {
                (class == Some(ObjectClass::StorageImage) || kind == Some(ObjectKind::Buffer), WITH_FORMATS)
            }
            AttributeKind::CombinedImageSampler => {
                let of = match self.program.types[self.program.types.unmodified(ty)] {
                    Type::Array { element, .. } => element,
                    _ => ty,
                };
                let is_one = self.program.types.as_object(of).is_some() && kind != Some(ObjectKind::Buffer);
                let fits = matches!(class, Some(ObjectClass::SampledImage | ObjectClass::Sampler));
                (is_one && fits, "textures and samplers")
            }
            AttributeKind::ShaderRecordNv | AttributeKind::ShaderRecordExt => {
                (class == Some(ObjectClass::ConstantBuffer), "cbuffer or ConstantBuffer")
            }
            _ => return,
        };
        if !fits {
            self.wrong_subject(attribute, allowed);
        }
    }

    // ---- Specialization constants.

    fn check_spec_type(&mut self, ty: TypeId, written: &ast::Specifiers, at: Span) {
        // DXC has no `double`; smaller and wider integers are like those of 32 bits.
        let fits = self.program.types.component(ty).is_some_and(|it| {
            it.is_integer() || matches!(it, Scalar::Bool | Scalar::Half | Scalar::WideHalf | Scalar::Float)
        });
        let is_scalar =
            matches!(self.program.types[self.program.types.unmodified(ty)], Type::Scalar(_) | Type::Enum(_));
        if is_scalar && !fits {
            self.report(errors::SpecConstantType { name: self.type_name(ty), at: written.span });
        }
        if written.modifiers.has(ast::Modifier::Static) {
            self.report(errors::SpecConstantStatic { at });
        }
    }

    /// The default must be an independent constant, not one that is itself specialized.
    pub(super) fn check_spec_default(&mut self, value: ExprId) {
        if !self.is_error(value) && self.evaluate(value).is_none() {
            let at = self.span(value);
            self.report(errors::SpecConstantInitializer { at });
        }
    }

    // ---- Resources.

    pub(super) fn check_resource_type(&mut self, ty: TypeId, at: Span) {
        let inner = self.program.types.innermost(ty);
        let Type::Object { kind, args } = &self.program.types[inner] else { return };
        let kind = *kind;
        let Some(TemplateArgument::Type(element)) = args.first() else { return };
        let element = self.program.types.unmodified(*element);
        let name = |checker: &Self| checker.type_name(element);
        match (kind.class(), &self.program.types[element]) {
            (ObjectClass::ConstantBuffer | ObjectClass::TextureBuffer, _)
                if self.program.types.contains_long_vector(element) =>
            {
                self.report(crate::diagnostics::list::types::LongVectorInBuffer { name: name(self), at });
            }
            (ObjectClass::SubpassInput, Type::Matrix { .. } | Type::Struct(_)) => {
                self.report(errors::SubpassType { name: name(self), at });
            }
            (ObjectClass::StorageImage | ObjectClass::SampledImage, Type::Matrix { .. }) => {
                self.report(errors::TexelMatrix { name: name(self), at });
            }
            (ObjectClass::StorageImage | ObjectClass::SampledImage, Type::Struct(id))
                if self.wrong_texel(*id).is_some() =>
            {
                let (id, object) = (*id, kind.name());
                let Some(why) = self.wrong_texel(id) else { return };
                let record = &self.program.types.structs[id];
                let (name, declared) = (self.text(record.name), record.span);
                self.report(errors::TexelStruct { why, name, object, at: declared, used: at });
            }
            (ObjectClass::StorageImage | ObjectClass::SampledImage, Type::Struct(_))
                if matches!(
                    kind,
                    ObjectKind::Buffer | ObjectKind::RWBuffer | ObjectKind::RasterizerOrderedBuffer
                ) =>
            {
                self.report(errors::BufferOfStruct { name: name(self), object: kind.name().into(), at });
            }
            // Vulkan's images have no components of 16-bit floats for shaders.
            _ if self.language.options.target != TargetEnvironment::Universal1_5
                && kind.image_shape().is_some()
                && self.program.types.component(element) == Some(Scalar::Half) =>
            {
                self.report(errors::NarrowTexels { at });
            }
            _ => {}
        }
    }

    /// Why a struct cannot be a texel, which is at most four components of one kind.
    fn wrong_texel(&self, id: StructId) -> Option<&'static str> {
        let types = &self.program.types;
        let mut first = None;
        let mut total = 0;
        for field in &types.structs[id].fields {
            total += match types[types.unmodified(field.ty)] {
                Type::Scalar(_) => 1,
                Type::Vector { len, .. } => len,
                Type::Error => return None,
                _ => return Some("unsupported struct element type for resource template instantiation"),
            };
            let component = types.component(field.ty);
            if *first.get_or_insert(component) != component {
                return Some(
                    "all struct members should have the same element type for resource template instantiation",
                );
            }
        }
        (total > 4).then_some("resource template element type cannot fit into four 32-bit scalars")
    }

    fn check_image_format(&mut self, format: &str, ty: TypeId, at: Span) {
        // Arrays are left alone, as in DXC.
        let Some((_, [TemplateArgument::Type(element), ..])) = self.program.types.as_object(ty) else {
            return;
        };
        let element = *element;
        let Some(scalar) = self.program.types.component(element) else { return };
        let fits = match format {
            "unknown" => true,
            "r64ui" => scalar == Scalar::Uint64,
            "r64i" => scalar == Scalar::Int64,
            _ if format.ends_with("ui") => scalar.is_unsigned() && scalar != Scalar::Uint64,
            _ if format.ends_with('i') => scalar.is_signed() && scalar != Scalar::Int64,
            _ => scalar.is_float() && scalar != Scalar::Double,
        };
        if !fits {
            self.report(errors::ImageFormatMismatch {
                format: format.into(),
                name: self.type_name(element),
                at,
            });
        }
    }

    /// Looks at the arguments of a SPIR-V type, and at those of the types among them. Each type once: one that has another
    /// twice doubles with every line.
    pub(super) fn check_literals(&mut self, ty: TypeId, at: Span) {
        if let Some((ObjectKind::Literal | ObjectKind::IntegralConstant, _)) =
            self.program.types.as_object(ty)
        {
            let name = self.type_name(ty);
            return self.report(placement::OnlyTypeArgument { name, at });
        }
        let (mut known, mut work) = (FxHashSet::default(), vec![ty]);
        while let Some(ty) = work.pop() {
            if known.insert(ty) {
                self.check_spirv_type(ty, at, &mut work);
            }
        }
    }

    /// `vk::Literal<T>` in the arguments: only `vk::integral_constant` can be written as one. Appends the types in them.
    fn check_spirv_type(&mut self, ty: TypeId, at: Span, parts: &mut Vec<TypeId>) {
        let Some((kind, args)) = self.program.types.as_object(ty) else { return };
        parts.extend(args.iter().filter_map(|it| match it {
            TemplateArgument::Type(part) => Some(self.program.types.innermost(*part)),
            _ => None,
        }));
        if kind == ObjectKind::IntegralConstant {
            return self.check_integral_constant(ty, at);
        }
        if !matches!(kind, ObjectKind::SpirvType | ObjectKind::SpirvOpaqueType) {
            return;
        }
        let wrong = args.iter().any(|argument| {
            let TemplateArgument::Type(ty) = argument else { return false };
            let Some((ObjectKind::Literal, inner)) = self.program.types.as_object(*ty) else { return false };
            let constant = match inner.first() {
                Some(TemplateArgument::Type(ty)) => self.program.types.as_object(*ty).map(|it| it.0),
                _ => None,
            };
            constant != Some(ObjectKind::IntegralConstant)
        });
        if wrong {
            self.report(errors::LiteralArgument { at });
        }
        if let Some((kind, args)) = self.program.types.as_object(ty) {
            let first = if kind == ObjectKind::SpirvType { 3 } else { 1 };
            let number = args.iter().skip(first).find_map(|it| match it {
                TemplateArgument::Integer(value) => Some(*value),
                TemplateArgument::Bool(value) => Some(i64::from(*value)),
                _ => None,
            });
            if let Some(value) = number {
                self.report(placement::SpirvTypeOperand { value, at });
            }
        }
        if let Some((_, [TemplateArgument::Integer(opcode), ..])) = self.program.types.as_object(ty)
            && u16::try_from(*opcode).is_err()
        {
            let opcode = *opcode;
            self.report(placement::SpirvTypeOpcode { opcode, at });
        }
        if let Some((ObjectKind::SpirvType, [_, _, TemplateArgument::Integer(alignment), ..])) =
            self.program.types.as_object(ty)
            && !u32::try_from(*alignment).is_ok_and(u32::is_power_of_two)
        {
            let alignment = *alignment;
            self.report(placement::SpirvTypeAlignment { alignment, at });
        } else if let Some(bytes) = self.bytes_of_spirv_number(ty)
            && let Some((ObjectKind::SpirvType, [_, size, alignment, ..])) = self.program.types.as_object(ty)
            && let (&TemplateArgument::Integer(size), &TemplateArgument::Integer(alignment)) =
                (size, alignment)
            && (size < bytes || alignment < bytes)
        {
            self.report(placement::SpirvTypeSize { bytes, size, alignment, at });
        }
    }

    /// SPIR-V has constants of a number for scalars.
    fn check_integral_constant(&mut self, constant: TypeId, at: Span) {
        let types = &self.program.types;
        let Some((_, [TemplateArgument::Type(ty), ..])) = types.as_object(constant) else { return };
        let is_integral = match types[types.unmodified(*ty)] {
            Type::Scalar(scalar) => !scalar.is_float(),
            Type::Enum(_) | Type::Error => true,
            _ => false,
        };
        if !is_integral {
            let name = self.type_name(*ty);
            self.report(placement::IntegralConstantType { name, at });
        }
    }

    /// How many bytes an integer or a float of `vk::SpirvType` takes.
    fn bytes_of_spirv_number(&self, ty: TypeId) -> Option<i64> {
        let (_, args) = self.program.types.as_object(ty)?;
        let [TemplateArgument::Integer(opcode), _, _, TemplateArgument::Type(width), ..] = args else {
            return None;
        };
        let (ObjectKind::Literal, [TemplateArgument::Type(width)]) = self.program.types.as_object(*width)?
        else {
            return None;
        };
        let (ObjectKind::IntegralConstant, [_, TemplateArgument::Integer(width)]) =
            self.program.types.as_object(*width)?
        else {
            return None;
        };
        let (int, float) = (/* OpTypeInt */ 21, /* OpTypeFloat */ 22);
        (*opcode == int || *opcode == float).then_some(width.saturating_add(7) / 8)
    }

    /// Atomics on texels work on whole texels.
    pub(super) fn check_atomic_place(&mut self, place: ExprId) {
        let mut id = place;
        while let ExprKind::Swizzle { base, .. } | ExprKind::Index { base, .. } =
            &self.program.expressions[id].kind
        {
            id = *base;
        }
        if id == place {
            return;
        }
        if let ExprKind::Subscript { object, .. } = &self.program.expressions[id].kind
            && let Some((kind, _)) = self.program.types.as_object(self.ty(*object))
            && kind.class() == ObjectClass::StorageImage
        {
            let at = self.span(place);
            self.report(errors::AtomicOnComponent { at });
        }
    }

    // ---- What reachable code asks of the target.

    /// Whether a use of an intrinsic is worth remembering until it is known which stage calls it.
    pub(super) fn note_use(&mut self, value: ExprId) {
        let (overload, object) = match &self.program.expressions[value].kind {
            ExprKind::Intrinsic { overload, object, .. } => (overload, object),
            ExprKind::Global(_) => return self.remember_use(value),
            _ => return,
        };
        let row = crate::intrinsics::overload(*overload);
        let object = *object;
        // Such as mathematics, which no shader lacks.
        let is_plain = object.is_none()
            && row.since == 0
            && row.is_available_everywhere()
            && !row.is_wave()
            && !row.is_barrier()
            && !matches!(row.lowering, Lowering::Unavailable(_));
        if is_plain {
            return;
        }
        self.check_ray_call(value);
        self.check_bytes(value);
        self.check_hit_object_call(value);
        self.check_record_call(value);
        if let Some(object) = object.filter(|_| row.uses_counter()) {
            self.check_counter_place(object);
        }
        if let Some(object) = object
            && row.name.starts_with("Sample")
        {
            self.check_sampled_texels(row.name, object, self.span(value));
        }
        let on_subpass = object
            .and_then(|object| self.program.types.as_object(self.ty(object)))
            .is_some_and(|(kind, _)| kind.class() == ObjectClass::SubpassInput);
        let needs_newer = row.is_wave() && !self.has_subgroups();
        if on_subpass
            || needs_newer
            || self.is_too_new(row)
            || self.is_newer_query(row)
            || matches!(row.lowering, Lowering::Unavailable(_))
            || row.name == "Barrier"
            || !row.is_available_everywhere()
        {
            self.remember_use(value);
        }
    }

    /// A buffer's counter follows it into a struct, but, as in DXC, not the counters of an array of buffers.
    fn check_counter_place(&mut self, object: ExprId) {
        let mut array = object;
        while let ExprKind::Index { base, .. } = &self.program.expressions[array].kind {
            array = *base;
        }
        if array != object
            && let ExprKind::Member { base, field } = &self.program.expressions[array].kind
        {
            let types = &self.program.types;
            let Type::Struct(id) = types[types.unmodified(self.ty(*base))] else { return };
            let name = self.text(types.structs[id].fields[*field as usize].name);
            let at = self.span(object);
            self.report(legalize::CounterInStruct { name, at });
        }
    }

    /// Integers are sampled since shader model 6.7 (one texel, without a filter), and never compared.
    fn check_sampled_texels(&mut self, name: &str, object: ExprId, at: Span) {
        let Some((_, [TemplateArgument::Type(element), ..])) = self.program.types.as_object(self.ty(object))
        else {
            return;
        };
        let element = *element;
        let Some(scalar) = self.program.types.component(element) else { return };
        let is_compared = name.starts_with("SampleCmp");
        let help_text = match scalar {
            Scalar::Bool => "declare a texture of `uint`, and `Load` from it",
            _ if !scalar.is_integer() => return,
            _ if is_compared => "only float textures can be compared",
            _ if self.language.options.profile.is_at_least(6, 7) => return,
            _ => "use `Load`, or a profile for shader model 6.7",
        };
        let element = self.type_name(element);
        self.report(overloads::SampledIntegers { name: name.into(), element, help_text, at });
    }

    /// Bytes are numbers: what `Load<T>` and `Store<T>` of a byte address buffer move must be nothing else.
    fn check_bytes(&mut self, value: ExprId) {
        let ExprKind::Intrinsic { overload, arguments, .. } = &self.program.expressions[value].kind else {
            return;
        };
        let row = crate::intrinsics::overload(*overload);
        let moved = match (row.name, self.program[*arguments].last()) {
            _ if row.owner.map(ObjectKind::class) != Some(ObjectClass::ByteAddressBuffer) => return,
            ("Load", _) => value,
            ("Store", Some(Argument::In(stored))) => *stored,
            _ => return,
        };
        if self.holds_resources(self.ty(moved)) {
            let at = self.span(value);
            self.report(errors::BytesOfResource { name: row.name.into(), at });
        }
    }

    fn remember_use(&mut self, value: ExprId) {
        let (body, expression) = (&self.function, &self.program.expressions[value].kind);
        // As in DXC, what is too new is so even in code that never runs.
        let is_dead = body.as_ref().is_some_and(|it| it.is_dead);
        let counts = match expression {
            ExprKind::Intrinsic { overload, .. } if is_dead => {
                let row = crate::intrinsics::overload(*overload);
                self.is_too_new(row) || self.is_newer_query(row)
            }
            _ => !is_dead,
        };
        if let Some(function) = body.as_ref().and_then(|it| it.id).filter(|_| counts) {
            self.functions[function].uses.push(value);
        }
    }

    /// DXC checks the shader model for what was introduced in 6.8 and later; it accepts older intrinsics, and methods of
    /// Vulkan-specific types, in any.
    fn is_too_new(&self, row: &crate::intrinsics::Overload) -> bool {
        let is_of_vulkan = row.owner.is_some_and(|it| it.class() == ObjectClass::CombinedImageSampler);
        !is_of_vulkan && row.since >= 8 && !self.language.options.profile.is_at_least(6, row.since)
    }

    pub(super) fn is_shader_record(&self, storage: Storage) -> bool {
        let is_record = |kind: &AttributeKind| {
            matches!(kind, AttributeKind::ShaderRecordNv | AttributeKind::ShaderRecordExt)
        };
        match storage {
            Storage::ShaderRecord => true,
            Storage::BufferMember { buffer, .. } => {
                self.program.buffers[buffer].attributes.iter().any(|it| is_record(&it.kind))
            }
            _ => false,
        }
    }

    fn has_subgroups(&self) -> bool {
        self.language.options.target > TargetEnvironment::Vulkan1_0
    }

    /// The namespace `dx` came with shader model 6.9: before, DXC knows none of its names.
    fn report_newer(&mut self, row: &crate::intrinsics::Overload, at: Span) {
        let (name, model) = (row.name.into(), format!("6.{}", row.since));
        match row.since {
            ..=8 => self.report(overloads::NewerIntrinsic { name, model, at }),
            _ => self.report(overloads::NewerShaderModel { name, model, at }),
        }
    }

    /// Of a function that a library exports: nothing is known of the stages that call it.
    pub(super) fn check_exported_uses(&mut self, function: crate::typed::FunctionId) {
        for value in self.functions[function].uses.clone() {
            if let ExprKind::Intrinsic { overload, .. } = &self.program.expressions[value].kind {
                let row = crate::intrinsics::overload(*overload);
                if self.is_too_new(row) {
                    self.report_newer(row, self.span(value));
                }
            }
        }
    }

    pub(super) fn check_uses(
        &mut self,
        function: crate::typed::FunctionId,
        entry: crate::typed::FunctionId,
        stage: Stage,
    ) {
        if let Some(at) = self.functions[function].discard
            && stage != Stage::Pixel
        {
            self.report(overloads::DiscardStage { stage: stage.name(), at });
        }
        for value in self.functions[function].uses.clone() {
            self.check_use(value, entry, stage);
        }
    }

    /// Whether what has a rule of its own may be used in a stage.
    pub(super) fn check_use(&mut self, value: ExprId, entry: crate::typed::FunctionId, stage: Stage) {
        let runs_in_groups =
            matches!(stage, Stage::Compute | Stage::Amplification | Stage::Mesh | Stage::Node);
        let at = self.span(value);
        let overload = match &self.program.expressions[value].kind {
            ExprKind::Intrinsic { overload, .. } => overload,
            ExprKind::Global(global) if self.is_shader_record(self.program.globals[*global].storage) => {
                if !stage.is_ray_tracing() {
                    self.report(interface::RecordStage { stage: stage.name(), at });
                }
                return;
            }
            ExprKind::Global(global) if self.program.globals[*global].storage == Storage::Resource => {
                if stage != Stage::Pixel {
                    let name = self.text(self.program.globals[*global].name);
                    self.report(errors::OrderedStage { name, stage: stage.name(), at });
                }
                return;
            }
            ExprKind::Global(global)
                if !runs_in_groups && self.program.globals[*global].storage == Storage::GroupShared =>
            {
                let name = self.text(self.program.globals[*global].name);
                self.report(overloads::GroupSharedStage { name, stage: stage.name(), at });
                return;
            }
            _ => return,
        };
        let row = crate::intrinsics::overload(*overload);
        self.check_barrier_stage(value, entry, stage);
        if let Lowering::Unavailable(why) = row.lowering {
            self.report(overloads::Unavailable { name: row.name.into(), why: why.into(), at });
        } else if self.is_too_new(row) {
            self.report_newer(row, at);
        } else if self.is_newer_query(row) {
            self.check_query(row, entry, stage, at);
        } else if row.is_wave() && !self.has_subgroups() {
            self.report(errors::WaveNeedsNewer { name: row.name.into(), at });
        } else if !row.is_available_in(stage) {
            let is_subpass = row.name.starts_with("SubpassLoad");
            let allowed: Vec<&str> =
                Stage::ALL.iter().filter(|it| row.is_available_in(**it)).map(|it| it.name()).collect();
            match is_subpass {
                true => self.report(errors::SubpassStage { at }),
                false => self.report(overloads::WrongStage {
                    name: row.name.into(),
                    stage: stage.name(),
                    allowed: allowed.join(", "),
                    at,
                }),
            }
        }
    }
}

const WITH_COUNTERS: &str = "RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers";
const WITH_FORMATS: &str =
    "RWTextures, RasterizerOrderedTextures, Buffers, RWBuffers and RasterizerOrderedBuffers";
