//! HLSL types → IR types, with and without memory layout.

use std::rc::Rc;

use crate::{
    attribute::{self, Attribute, AttributeKind},
    ir::{self, Decoration, MatrixLayout, Member, StorageClass, Struct, spirv},
    layout::{self, Kind, LayoutRule, MatrixForm, MemberSource},
    lower::{Lower, offsets},
    math,
    options::TargetEnvironment,
    types::{
        ArrayLength, ImageDimension, Majorness, ObjectClass, ObjectKind, Scalar, StructId, TemplateArgument,
        Type, TypeId, name,
    },
};

/// What a matrix is in the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Scalar,
    /// One row or one column.
    Vector,
    /// An `OpTypeMatrix` of rows, or an array of them if the components are not floats or the matrix is split.
    Rows,
    /// An array of columns: not of floats, column-major in memory.
    Columns,
    /// An array of the components of one row or column, each in its own register.
    Scalars,
}

/// Where a field of a struct lies among the members of the IR struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) member: u32,
    pub(super) bits: Option<Bits>,
}

/// A bit-field in the integer of that type, which it shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits {
    pub integer: TypeId,
    pub shift: u32,
    pub width: u32,
}

/// What memory a block describes. The host fills that of uniform blocks, push constants and shader records.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BlockKind {
    Uniform,
    Storage,
}

/// A bit-field with the type that its value has in the shader.
#[derive(Clone, Copy)]
pub(super) struct BitField {
    pub(super) bits: Bits,
    pub(super) ty: TypeId,
}

impl Lower<'_> {
    /// The IR type of an HLSL type in memory of that layout.
    pub fn ir_type(&mut self, ty: TypeId, rule: LayoutRule) -> ir::TypeId {
        if let Some(known) = self.tables.ir_type(ty, rule) {
            return known;
        }
        let made = self.make_ir_type(ty, rule);
        self.tables.set_ir_type(ty, rule, made);
        made
    }

    fn make_ir_type(&mut self, ty: TypeId, rule: LayoutRule) -> ir::TypeId {
        let program = self.input.program;
        if let Some(attributes) = program.type_attributes.get(&ty) {
            self.ask_for(attributes);
        }
        match self.types[ty].clone() {
            Type::Void => self.module.void(),
            Type::Error | Type::Dependent(_) => {
                self.bug("a type with an error was let through");
                self.module.void()
            }
            Type::String => self.module.uint32(),
            Type::Scalar(scalar) => self.scalar_type(scalar, rule),
            Type::Enum(id) => self.scalar_type(self.types.enums[id].underlying, rule),
            Type::Vector { scalar, len } => {
                let element = self.scalar_type(scalar, rule);
                self.module.vector(element, len)
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let (rows, columns) = (u32::from(rows), u32::from(columns));
                let element = self.scalar_type(scalar, rule);
                match self.form(ty, rule) {
                    Form::Scalar => element,
                    Form::Vector => self.module.vector(element, rows.max(columns)),
                    Form::Rows => {
                        let row = self.module.vector(element, columns);
                        if scalar.is_float() && !self.is_split(ty, rule) {
                            self.module.matrix(row, rows)
                        } else {
                            let stride = self.stride(ty, rule);
                            self.module.array_with_stride(row, rows, stride)
                        }
                    }
                    Form::Columns => {
                        let column = self.module.vector(element, rows);
                        let stride = self.stride(ty, rule);
                        self.module.array_with_stride(column, columns, stride)
                    }
                    Form::Scalars => {
                        let stride = self.stride(ty, rule);
                        self.module.array_with_stride(element, rows.max(columns), stride)
                    }
                }
            }
            Type::Array { element, length } => {
                let element = self.ir_type(element, rule);
                let stride = self.stride(ty, rule);
                self.array_type(element, length, stride)
            }
            Type::Struct(id) => {
                let name = self.input.text(self.types.structs[id].name);
                let members = self.struct_members(id, ty, rule);
                let is_tracked = rule == LayoutRule::Record
                    && attribute::find(&self.types.structs[id].attributes, |kind| {
                        matches!(kind, AttributeKind::NodeTrackRwInputSharing).then_some(())
                    })
                    .is_some();
                let tracked = Decoration::new(spirv::Decoration::TrackFinishWritingAMDX, &[]);
                let decorations = if is_tracked { vec![tracked] } else { Vec::new() };
                self.module.ty(ir::Type::Struct(Struct { name: name.into(), members, decorations }))
            }
            Type::Object { kind, args } => self.object_type(kind, &args),
            Type::Modified { inner, .. } => self.ir_type(inner, rule),
        }
    }

    pub(super) fn array_type(
        &mut self,
        element: ir::TypeId,
        length: ArrayLength,
        stride: Option<u32>,
    ) -> ir::TypeId {
        match length {
            ArrayLength::Fixed(length) => self.module.array_with_stride(element, length, stride),
            ArrayLength::Unsized if self.needs_length(element) => {
                let length = self.input.options.unsized_length();
                self.module.array_with_stride(element, length, stride)
            }
            ArrayLength::Unsized => self.module.runtime_array(element, stride),
            ArrayLength::Spec { expression, default } => {
                let length = self.spec_length(expression, default);
                self.module.ty(ir::Type::Array { element, length, stride })
            }
        }
    }

    /// Whether an array of such resources needs a length: always in browsers, where each element has a binding of its
    /// own, and for wgpu unless naga reads the array.
    fn needs_length(&self, element: ir::TypeId) -> bool {
        let is_sampled = match &self.module.types[element] {
            ir::Type::Sampler | ir::Type::SampledImage { .. } => true,
            ir::Type::Image(it) => it.sampled == 1 && it.dim != spirv::Dim::DimBuffer,
            _ => false,
        };
        match self.input.options.target {
            TargetEnvironment::WebGpu => true,
            TargetEnvironment::Wgpu => !is_sampled,
            _ => false,
        }
    }

    pub(super) fn scalar_type(&mut self, scalar: Scalar, rule: LayoutRule) -> ir::TypeId {
        use Scalar::*;
        let narrow = if self.input.is_native_16_bit() { 16 } else { 32 };
        match scalar {
            Bool if rule == LayoutRule::Void => self.module.bool(),
            Bool => self.module.uint32(),
            Int8 => self.module.int(8, true),
            Uint8 => self.module.int(8, false),
            Int16 => self.module.int(16, true),
            Uint16 => self.module.int(16, false),
            Int | LiteralInt => self.module.int(32, true),
            Uint | Int8Packed | Uint8Packed => self.module.int(32, false),
            Int64 => self.module.int(64, true),
            Uint64 => self.module.int(64, false),
            Half => self.module.float_type(16),
            Float | WideHalf | LiteralFloat => self.module.float_type(32),
            Double => self.module.float_type(64),
            Min10Float | Min16Float => self.module.float_type(narrow),
            Min12Int | Min16Int => self.module.int(narrow, true),
            Min16Uint => self.module.int(narrow, false),
        }
    }

    /// Whether values of the type carry RelaxedPrecision.
    pub(super) fn is_relaxed(&self, ty: TypeId) -> bool {
        !self.input.is_native_16_bit() && self.types.component(ty).is_some_and(Scalar::is_min_precision)
    }

    /// Likewise of variables, which may be arrays.
    pub(super) fn is_relaxed_variable(&self, ty: TypeId) -> bool {
        self.is_relaxed(self.types.innermost(ty))
    }

    /// What decorates variables and members of the type.
    pub(super) fn precision(&self, ty: TypeId) -> Vec<Decoration> {
        let relaxed = || Decoration::new(spirv::Decoration::RelaxedPrecision, &[]);
        self.is_relaxed_variable(ty).then(relaxed).into_iter().collect()
    }

    /// What a matrix of type `ty` is in memory of that layout.
    pub(super) fn form(&mut self, ty: TypeId, rule: LayoutRule) -> Form {
        let ty = self.types.unmodified(ty);
        let Type::Matrix { rows, columns, .. } = self.types[ty] else {
            self.bug("only a matrix has a form");
            return Form::Scalar;
        };
        if rule == LayoutRule::Void {
            return match (rows, columns) {
                (1, 1) => Form::Scalar,
                (1, _) | (_, 1) => Form::Vector,
                _ => Form::Rows,
            };
        }
        let layout = self.tables.layouts.of(&self.types, ty, rule);
        let matrix = match &layout.kind {
            Kind::Matrix(matrix) => matrix,
            // Of one component.
            Kind::Scalar(_) => return Form::Scalar,
            _ => {
                self.bug("a matrix is not laid out as one");
                return Form::Scalar;
            }
        };
        match matrix.form(self.tables.layouts.scalar_size(matrix.scalar)) {
            MatrixForm::Matrix => Form::Rows,
            MatrixForm::Vector => Form::Vector,
            MatrixForm::ScalarArray => Form::Scalars,
            MatrixForm::VectorArray if matrix.major == Majorness::Row => Form::Rows,
            MatrixForm::VectorArray => Form::Columns,
        }
    }

    /// Whether a matrix of floats is an array of vectors.
    fn is_split(&mut self, ty: TypeId, rule: LayoutRule) -> bool {
        rule != LayoutRule::Void
            && matches!(&self.tables.layouts.of(&self.types, ty, rule).kind, Kind::Matrix(matrix) if matrix.is_split)
    }

    /// The rule of member `index` of a struct in memory of layout `rule`.
    pub(super) fn member_rule(&mut self, ty: TypeId, index: u32, rule: LayoutRule) -> LayoutRule {
        if rule != LayoutRule::DxCbuffer {
            return rule;
        }
        match &self.tables.layouts.of(&self.types, ty, rule).kind {
            Kind::Struct { members, .. } => members.get(index as usize).map_or(rule, |it| it.rule),
            _ => rule,
        }
    }

    /// The stride of an array, or of a matrix that becomes one.
    fn stride(&mut self, ty: TypeId, rule: LayoutRule) -> Option<u32> {
        let has_place = |kind| matches!(kind, ObjectKind::BufferPointer | ObjectKind::SpirvType);
        let is_resource = self.types.resource_kind(ty).is_some_and(|kind| !has_place(kind));
        if rule == LayoutRule::Void || is_resource {
            return None;
        }
        match &self.tables.layouts.of(&self.types, ty, rule).kind {
            Kind::Array { stride, .. } => Some(*stride),
            Kind::Matrix(matrix) => Some(matrix.stride),
            _ => None,
        }
    }

    /// The decorations of a member that is a matrix or an array of them.
    pub(super) fn matrix_layout(&mut self, ty: TypeId, rule: LayoutRule) -> Option<MatrixLayout> {
        if rule == LayoutRule::Void {
            return None;
        }
        let ty = self.types.innermost(ty);
        let layout = self.tables.layouts.of(&self.types, ty, rule);
        let Kind::Matrix(matrix) = &layout.kind else { return None };
        match matrix.form(self.tables.layouts.scalar_size(matrix.scalar)) {
            MatrixForm::Matrix => {
                Some(MatrixLayout { stride: matrix.stride, row_major: matrix.spirv_row_major() })
            }
            _ => None,
        }
    }

    /// The same of a member whose place inline SPIR-V says. What its attributes leave out is as in a storage buffer.
    fn decorated_matrix(&mut self, ty: TypeId, attributes: &[Attribute]) -> Option<MatrixLayout> {
        use crate::spirv::Decoration as D;
        let mut layout = self.matrix_layout(ty, self.input.storage_rule())?;
        if let Some(stride) = attribute::decorated_number(attributes, D::MatrixStride as u32) {
            layout.stride = stride;
        }
        for (decoration, row_major) in [(D::RowMajor, true), (D::ColMajor, false)] {
            if attribute::is_decorated(attributes, decoration as u32) {
                layout.row_major = row_major;
            }
        }
        Some(layout)
    }

    fn struct_members(&mut self, id: StructId, ty: TypeId, rule: LayoutRule) -> Vec<Member> {
        for index in 0..self.types.structs[id].fields.len() {
            let attributes = self.types.structs[id].fields[index].attributes.clone();
            self.ask_for(&attributes);
        }
        let members = layout::members(&self.types, id, &self.tables.layouts.context);
        let layout = self.tables.layouts.of(&self.types, ty, rule);
        let placed = match &layout.kind {
            Kind::Struct { members, .. } if rule != LayoutRule::Void => members.as_slice(),
            _ => &[],
        };
        let (sink, context) = (&mut *self.sink, &self.tables.layouts.context);
        let mut check = offsets::Check { types: &self.types, context, symbols: self.input.symbols, sink };
        check.structure(&mut self.tables.offsets, id, placed, rule);
        let mut result = Vec::with_capacity(members.len());
        for (index, member) in members.into_iter().enumerate() {
            let name = match &member.source {
                MemberSource::Base(base) => self.types.structs[*base].name,
                MemberSource::Field(field) => self.types.structs[id].fields[*field as usize].name,
                MemberSource::BitFields(bits) => {
                    let first = bits.first().map_or(0, |bits| bits.field as usize);
                    self.types.structs[id].fields[first].name
                }
            };
            let placed = placed.get(index);
            let rule = placed.map_or(rule, |it| it.rule);
            let is_grid = rule == LayoutRule::Record
                && matches!(&member.source, MemberSource::Field(field)
                    if self.types.structs[id].fields[*field as usize].is_dispatch_grid(self.input.symbols));
            let mut decorations = self.precision(member.ty);
            let (mut decorated, mut matrix) = (None, self.matrix_layout(member.ty, rule));
            if let MemberSource::Field(field) = member.source {
                let attributes = self.types.structs[id].fields[field as usize].attributes.clone();
                if rule == LayoutRule::Void {
                    // Structs that pointers of inline SPIR-V lead to have no other layout. What becomes an array would need a
                    // stride besides.
                    let is_long = matches!(self.types[self.types.unmodified(member.ty)], Type::Vector { len, .. } if len > 4);
                    decorated = attribute::decorated_number(&attributes, spirv::Decoration::Offset as u32)
                        .filter(|_| self.types.has_spirv_pointers() && !is_long);
                    if decorated.is_some() {
                        self.module.has_inline_spirv = true;
                        matrix = self.decorated_matrix(member.ty, &attributes);
                    }
                } else {
                    decorations.extend(self.member_decorations(&attributes));
                }
            }
            if is_grid {
                decorations.push(Decoration::new(spirv::Decoration::PayloadDispatchIndirectAMDX, &[]));
            }
            result.push(Member {
                name: self.input.text(name).into(),
                ty: self.ir_type(member.ty, rule),
                offset: placed.map(|it| it.offset).or(decorated),
                matrix,
                decorations,
            });
        }
        if rule == LayoutRule::WgslUniform
            || self.input.options.target.is_wgpu() && rule == LayoutRule::GlStd140
        {
            // What follows a struct, an element of an array too, keeps away from its end. Behind the others, so that
            // members keep their indices.
            let end = placed.iter().map(crate::layout::MemberLayout::end).max().unwrap_or(0);
            let alignment =
                result.iter().map(|it| self.module.interned().natural_extent(it.ty).alignment).max();
            if math::round_up(end, alignment.unwrap_or(1)) < layout.size {
                self.module.pad(&mut result, end, layout.size);
            }
        }
        result
    }

    /// See [`Tables::slots`].
    pub(super) fn slots(&mut self, id: StructId) -> Rc<Vec<Slot>> {
        self.tables.slots(&self.types, id)
    }

    /// The HLSL types of the IR members of a struct, in order.
    pub(super) fn member_types(&mut self, id: StructId) -> Vec<TypeId> {
        layout::members(&self.types, id, &self.tables.layouts.context)
            .into_iter()
            .map(|member| member.ty)
            .collect()
    }

    /// The type argument of a library type; `float4` where none is given.
    pub fn element_of(&mut self, args: &[TemplateArgument]) -> TypeId {
        match args.first() {
            Some(TemplateArgument::Type(ty)) => *ty,
            _ => self.types.vector(Scalar::Float, 4),
        }
    }

    /// The IR type of a library type's values: buffers are pointers to their blocks (with a counter, a pair of
    /// pointers), `vk::BufferPointer`s are addresses.
    fn object_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        match kind.class() {
            ObjectClass::SampledImage | ObjectClass::StorageImage | ObjectClass::SubpassInput => {
                self.image_type(kind, args, None)
            }
            ObjectClass::CombinedImageSampler => {
                let image = self.image_type(kind, args, None);
                self.module.ty(ir::Type::SampledImage { image })
            }
            ObjectClass::Sampler => self.module.ty(ir::Type::Sampler),
            ObjectClass::AccelerationStructure => self.module.ty(ir::Type::AccelerationStructure),
            ObjectClass::StructuredBuffer
            | ObjectClass::ByteAddressBuffer
            | ObjectClass::ConstantBuffer
            | ObjectClass::TextureBuffer => {
                let pointer = self.buffer_pointer_type(kind, args);
                if !kind.has_counter() {
                    return pointer;
                }
                let counter = self.counter_pointer_type();
                self.handle(kind, [("buffer", pointer), ("counter", counter)])
            }
            ObjectClass::Other => self.other_type(kind, args),
        }
    }

    /// What an object is that takes two values to name.
    fn handle(&mut self, kind: ObjectKind, parts: [(&str, ir::TypeId); 2]) -> ir::TypeId {
        let member = |(name, ty): (&str, _)| Member {
            name: name.into(),
            ty,
            offset: None,
            matrix: None,
            decorations: Vec::new(),
        };
        let name = format!("handle.{}", kind.name()).into();
        let members = parts.map(member).to_vec();
        self.module.ty(ir::Type::Struct(Struct { name, members, decorations: Vec::new() }))
    }

    fn other_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        use ObjectKind::*;
        match kind {
            RayQuery => self.module.ty(ir::Type::RayQuery),
            HitObject => {
                let opcode = spirv::Op::TypeHitObjectEXT as u16;
                self.module.ty(ir::Type::User { opcode, operands: Vec::new() })
            }
            InputPatch | OutputPatch => {
                let element = self.element_of(args);
                let element = self.ir_type(element, LayoutRule::Void);
                let length = match args.get(1) {
                    Some(TemplateArgument::Integer(length)) => (*length).clamp(1, 1 << 16) as u32,
                    _ => 1,
                };
                self.module.array(element, length)
            }
            PointStream | LineStream | TriangleStream => {
                let element = self.element_of(args);
                self.ir_type(element, LayoutRule::Void)
            }
            BufferPointer => self.module.int(64, false),
            SpirvType | SpirvOpaqueType => self.user_type(kind, args),
            ExtType => self.numbered_type(args),
            ExtResultId => {
                let inner = self.element_of(args);
                self.ir_type(inner, LayoutRule::Void)
            }
            IntegralConstant | Literal => self.module.uint32(),
            NodeOutput | EmptyNodeOutput => {
                let records = self.records_type(kind, args);
                let index = self.module.uint32();
                self.handle(kind, [("records", records), ("index", index)])
            }
            kind if kind.is_of_nodes() => self.records_type(kind, args),
            kind => {
                // A descriptor heap as a value was refused.
                self.follows_an_error(format_args!("there is no type for `{}`", kind.name()));
                self.module.void()
            }
        }
    }

    /// Records in the storage of nodes. Which node they belong to is only known once everything is inlined
    /// (`choose_payload_types`).
    pub fn records_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        let record = self.record_type(kind, args);
        let records = self.module.ty(ir::Type::NodePayloads { record, node: None, decorations: Vec::new() });
        self.module.pointer(StorageClass::NODE_PAYLOAD, records)
    }

    /// One record.
    pub fn record_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        use ObjectKind::*;
        if matches!(kind, EmptyNodeInput | EmptyNodeOutput | EmptyNodeOutputArray) {
            let name = "type.EmptyNodeRecord".into();
            return self.module.ty(ir::Type::Struct(Struct {
                name,
                members: Vec::new(),
                decorations: Vec::new(),
            }));
        }
        let element = self.element_of(args);
        self.ir_type(element, LayoutRule::Record)
    }

    /// The component type of the result of reading an image: 32 or 64 bits wide.
    pub fn sampled_component(&mut self, element: TypeId) -> Scalar {
        let mut ty = self.types.unmodified(element);
        loop {
            ty = match &self.types[ty] {
                Type::Struct(id) => match self.types.structs[*id].fields.first() {
                    Some(field) => self.types.unmodified(field.ty),
                    None => return Scalar::Float,
                },
                Type::Array { element, .. } => self.types.unmodified(*element),
                _ => break,
            };
        }
        use Scalar::*;
        match self.types.component(ty).unwrap_or(Float) {
            Bool | Uint | Uint8 | Uint16 | Min16Uint | Int8Packed | Uint8Packed => Uint,
            Int | Int8 | Int16 | Min12Int | Min16Int | LiteralInt => Int,
            Half | WideHalf | Float | Min10Float | Min16Float | LiteralFloat => Float,
            // Doubles travel as pairs of words.
            Double => Uint,
            wide @ (Int64 | Uint64) => wide,
        }
    }

    /// `OpTypeImage`. `format`: from `vk::image_format`.
    pub fn image_type(
        &mut self,
        kind: ObjectKind,
        args: &[TemplateArgument],
        format: Option<spirv::ImageFormat>,
    ) -> ir::TypeId {
        let Some(shape) = kind.image_shape() else {
            self.bug(format_args!("`{}` is not an image", kind.name()));
            return self.module.void();
        };
        let element = self.element_of(args);
        let component = self.sampled_component(element);
        let sampled_type = self.scalar_type(component, LayoutRule::Void);
        let class = kind.class();
        let is_storage = matches!(class, ObjectClass::StorageImage | ObjectClass::SubpassInput);
        let has_format = (class == ObjectClass::StorageImage || kind == ObjectKind::Buffer)
            && !self.input.options.spirv.unknown_image_format;
        let format = format.unwrap_or(match has_format {
            true => self.image_format(element),
            false => spirv::ImageFormat::Unknown,
        });
        let dim = match shape.dimension {
            ImageDimension::One => spirv::Dim::Dim1D,
            ImageDimension::Two => spirv::Dim::Dim2D,
            ImageDimension::Three => spirv::Dim::Dim3D,
            ImageDimension::Cube => spirv::Dim::DimCube,
            ImageDimension::Buffer => spirv::Dim::DimBuffer,
            ImageDimension::Subpass => spirv::Dim::DimSubpassData,
        };
        self.module.ty(ir::Type::Image(ir::ImageType {
            sampled_type,
            dim,
            depth: 2,
            arrayed: shape.arrayed,
            multisampled: shape.multisampled,
            sampled: if is_storage { 2 } else { 1 },
            format,
        }))
    }

    /// The format that DXC infers from the type of the texels.
    fn image_format(&mut self, element: TypeId) -> spirv::ImageFormat {
        use crate::spirv::ImageFormat as F;
        let Some((scalar, len)) = self.texel_components(element) else { return F::Unknown };
        use Scalar::*;
        match (scalar, len) {
            (Int, 1) => F::R32i,
            (Int, 2) => F::Rg32i,
            (Int, 4) => F::Rgba32i,
            (Uint | Bool, 1) => F::R32ui,
            (Uint | Bool, 2) => F::Rg32ui,
            (Uint | Bool, 4) => F::Rgba32ui,
            (Float, 1) => F::R32f,
            (Float, 2) => F::Rg32f,
            (Float, 4) => F::Rgba32f,
            // A `half` that is a `float` in the shader has 16 bits in the image.
            (Half | WideHalf | Min10Float | Min16Float, 1) => F::R16f,
            (Half | WideHalf | Min10Float | Min16Float, 2) => F::Rg16f,
            (Half | WideHalf | Min10Float | Min16Float, 4) => F::Rgba16f,
            (Int16 | Min12Int | Min16Int, 1) => F::R16i,
            (Int16 | Min12Int | Min16Int, 2) => F::Rg16i,
            (Int16 | Min12Int | Min16Int, 4) => F::Rgba16i,
            (Uint16 | Min16Uint, 1) => F::R16ui,
            (Uint16 | Min16Uint, 2) => F::Rg16ui,
            (Uint16 | Min16Uint, 4) => F::Rgba16ui,
            (Int64, 1) => F::R64i,
            (Uint64, 1) => F::R64ui,
            _ => F::Unknown,
        }
    }

    /// The components of a texel. A struct is one as far as its fields are of one kind.
    fn texel_components(&self, element: TypeId) -> Option<(Scalar, u32)> {
        match &self.types[self.types.unmodified(element)] {
            Type::Scalar(scalar) => Some((*scalar, 1)),
            Type::Vector { scalar, len } => Some((*scalar, *len)),
            Type::Enum(id) => Some((self.types.enums[*id].underlying, 1)),
            Type::Struct(id) => {
                let mut parts = self.types.structs[*id].fields.iter().map(|it| {
                    let ty = self.types.unmodified(it.ty);
                    matches!(self.types[ty], Type::Scalar(_) | Type::Vector { .. }).then(|| {
                        let len = if let Type::Vector { len, .. } = self.types[ty] { len } else { 1 };
                        (self.types.component(ty), len)
                    })
                });
                let (first, mut len) = parts.next()??;
                for part in parts {
                    let (scalar, more) = part?;
                    len += if scalar == first { more } else { return None };
                }
                first.map(|it| (it, len))
            }
            _ => None,
        }
    }

    /// The pointer to the block of a buffer type.
    pub fn buffer_pointer_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        let block = self.block_type(kind, args);
        let class = self.input.buffer_class(kind);
        self.module.pointer(class, block)
    }

    /// The pointer to a counter: `type.ACSBuffer.counter`, a block of one `int`.
    pub fn counter_pointer_type(&mut self) -> ir::TypeId {
        let block = self.counter_block_type();
        let class = self.input.storage_class();
        self.module.pointer(class, block)
    }

    pub(super) fn counter_block_type(&mut self) -> ir::TypeId {
        let ty = self.module.int32();
        let member = Member { name: "".into(), ty, offset: Some(0), matrix: None, decorations: Vec::new() };
        let decorations = vec![self.input.block_decoration(BlockKind::Storage)];
        let name = "type.ACSBuffer.counter".into();
        self.module.ty(ir::Type::Struct(Struct { name, members: vec![member], decorations }))
    }

    /// The struct behind a buffer: `type.StructuredBuffer.float`, `type.ConstantBuffer.Camera`.
    pub fn block_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        let read_only = || Decoration::new(spirv::Decoration::NonWritable, &[]);
        match kind.class() {
            ObjectClass::ByteAddressBuffer => {
                let word = self.module.uint32();
                let ty = self.module.runtime_array(word, Some(4));
                let is_writable = kind.is_writable();
                let member = Member {
                    name: "".into(),
                    ty,
                    offset: Some(0),
                    matrix: None,
                    decorations: if is_writable { Vec::new() } else { vec![read_only()] },
                };
                let name = if is_writable { "type.RWByteAddressBuffer" } else { "type.ByteAddressBuffer" };
                let decorations = vec![self.input.block_decoration(BlockKind::Storage)];
                self.module.ty(ir::Type::Struct(Struct {
                    name: name.into(),
                    members: vec![member],
                    decorations,
                }))
            }
            ObjectClass::ConstantBuffer | ObjectClass::TextureBuffer => {
                let element = self.element_of(args);
                let (block, rule) = match kind.class() {
                    ObjectClass::ConstantBuffer => (BlockKind::Uniform, self.input.uniform_rule()),
                    _ => (BlockKind::Storage, self.input.texture_buffer_rule()),
                };
                let name = ["type.", kind.name(), ".", &self.type_name(element)].concat();
                self.struct_block(element, rule, &name, block)
            }
            _ => {
                let element = self.element_of(args);
                let rule = self.input.storage_rule();
                let name = ["type.", kind.name(), ".", &self.type_name(element)].concat();
                let inner = self.ir_type(element, rule);
                let stride = self.tables.layouts.array_stride(&self.types, element, rule);
                let member = Member {
                    name: "".into(),
                    ty: self.module.runtime_array(inner, Some(stride)),
                    offset: Some(0),
                    matrix: self.matrix_layout(element, rule),
                    decorations: if kind.is_writable() { Vec::new() } else { vec![read_only()] },
                };
                let decorations = vec![self.input.block_decoration(BlockKind::Storage)];
                self.module.ty(ir::Type::Struct(Struct {
                    name: name.into(),
                    members: vec![member],
                    decorations,
                }))
            }
        }
    }

    /// A block with the members of a struct. A storage buffer is one to read only.
    pub(super) fn struct_block(
        &mut self,
        element: TypeId,
        rule: LayoutRule,
        name: &str,
        kind: BlockKind,
    ) -> ir::TypeId {
        let element = self.types.unmodified(element);
        let mut members = match self.types[element] {
            Type::Struct(id) => self.struct_members(id, element, rule),
            // Not a struct: the block has one member without a name.
            _ => vec![Member {
                name: "".into(),
                ty: self.ir_type(element, rule),
                offset: Some(0),
                matrix: self.matrix_layout(element, rule),
                decorations: self.precision(element),
            }],
        };
        if kind == BlockKind::Storage {
            for member in &mut members {
                member.decorations.push(Decoration::new(spirv::Decoration::NonWritable, &[]));
            }
        }
        let decorations = vec![self.input.block_decoration(kind)];
        self.module.ty(ir::Type::Struct(Struct { name: name.into(), members, decorations }))
    }

    /// The names that DXC gives to opaque types.
    pub(super) fn name_types(&mut self) {
        let ids: Vec<ir::TypeId> = self.module.types.iter().map(|it| it.0).collect();
        for id in ids {
            if let Some(name) = self.opaque_type_name(id) {
                self.module.type_names[id] = Some(name.into());
            }
        }
    }

    /// The name of a type that is no struct and that OpName names.
    pub(super) fn opaque_type_name(&self, ty: ir::TypeId) -> Option<&'static str> {
        use crate::spirv::Dim;
        Some(match &self.module.types[ty] {
            ir::Type::Sampler => "type.sampler",
            ir::Type::SampledImage { .. } => "type.sampled.image",
            ir::Type::AccelerationStructure => "accelerationStructureNV",
            ir::Type::RayQuery => "rayQueryKHR",
            _ if self.module.interned().is_hit_object(ty) => "hitObjectEXT",
            ir::Type::Image(image) => match (image.dim, image.arrayed) {
                (Dim::Dim1D, false) => "type.1d.image",
                (Dim::Dim1D, true) => "type.1d.image.array",
                (Dim::Dim2D, false) => "type.2d.image",
                (Dim::Dim2D, true) => "type.2d.image.array",
                (Dim::Dim3D, _) => "type.3d.image",
                (Dim::DimCube, false) => "type.cube.image",
                (Dim::DimCube, true) => "type.cube.image.array",
                (Dim::DimBuffer, _) => "type.buffer.image",
                (Dim::DimSubpassData, _) => "type.subpass.image",
                _ => return None,
            },
            _ => return None,
        })
    }

    /// As a diagnostic spells it.
    pub(super) fn spelled(&self, ty: TypeId) -> String {
        name::of(&self.types, self.input.symbols, ty)
    }

    /// How DXC names a type inside the names of buffer types.
    pub(super) fn type_name(&mut self, ty: TypeId) -> String {
        let ty = self.types.unmodified(ty);
        let scalar_name = |scalar: Scalar| match scalar {
            Scalar::Bool => "bool",
            Scalar::Int8 => "char",
            Scalar::Uint8 => "uchar",
            Scalar::Int16 => "short",
            Scalar::Uint16 => "ushort",
            Scalar::Int64 => "int64",
            Scalar::Uint64 => "uint64",
            Scalar::Half | Scalar::WideHalf => "half",
            Scalar::Double => "double",
            Scalar::Min10Float => "min10float",
            Scalar::Min16Float => "min16float",
            Scalar::Min12Int => "min12int",
            Scalar::Min16Int => "min16int",
            Scalar::Min16Uint => "min16uint",
            Scalar::Float | Scalar::LiteralFloat => "float",
            Scalar::Uint => "uint",
            Scalar::Int8Packed => "int8_t4_packed",
            Scalar::Uint8Packed => "uint8_t4_packed",
            Scalar::Int | Scalar::LiteralInt => "int",
        };
        match self.types[ty] {
            Type::Scalar(scalar) => scalar_name(scalar).into(),
            Type::Enum(id) => scalar_name(self.types.enums[id].underlying).into(),
            Type::Vector { scalar, len: 1 } => scalar_name(scalar).into(),
            Type::Vector { scalar, len } => format!("v{len}{}", scalar_name(scalar)),
            Type::Matrix { scalar, rows, columns, .. } => {
                let name = scalar_name(scalar);
                match (rows, columns) {
                    (1, 1) => name.into(),
                    (1, n) | (n, 1) => format!("v{n}{name}"),
                    _ => format!("mat{rows}v{columns}{name}"),
                }
            }
            Type::Struct(id) => self.input.text(self.types.structs[id].name).into(),
            _ => String::new(),
        }
    }
}
