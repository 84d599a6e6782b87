//! The program and the optimized module → [`Reflection`].

mod blocks;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    Binding, BindingKind, BitField, Count, EntryPoint, ExecutionMode, Image, MemberLayout, Reflection,
    ScalarKind, SpecConstant, StageVariable, StructLayout, TypeLayout, constants, scalar::scalar_kind, spell,
};
use crate::{
    diagnostics::Sink,
    ir::{
        self, Arg, End, GlobalOrigin, StorageClass,
        spirv::{self, Decoration},
    },
    layout::{
        self, Kind, Layout, LayoutContext, LayoutRule, Layouts, MatrixForm, MemberSource,
        blocks as memory_blocks, scalar_size,
    },
    options::Options,
    stage::Stage,
    symbol::Symbols,
    typed::{self, Program, Storage},
    types::{ArrayLength, ObjectClass, StructId, TemplateArgument, Type, TypeId, TypeModifiers, Types},
};

/// Needs a legal module; after optimization, it no longer contains what it does not use.
pub fn of(
    module: &ir::Module,
    program: &Program,
    symbols: &Symbols,
    options: &Options,
    sink: &mut Sink,
) -> Reflection {
    let mut context = Context {
        sink,
        module,
        program,
        symbols,
        options,
        layouts: Layouts::new(LayoutContext::of(options)),
        structs: FxHashMap::default(),
        out: Reflection::default(),
        variables: Variables::default(),
    };
    let uses: Vec<FxHashSet<ir::GlobalId>> =
        module.entries.iter().map(|entry| ir::reach::globals(module, entry.function)).collect();
    context.bindings(&uses);
    context.push_constants(&uses);
    context.shader_records(&uses);
    context.spec_constants();
    for (entry, uses) in module.entries.iter().zip(&uses) {
        context.entry(entry, uses);
    }
    let layouts = LayoutContext::of(options);
    context.out.constants = constants::constants(program, symbols, &layouts);
    context.out.enums = constants::enums(program, symbols, &layouts);
    context.out
}

struct Context<'a> {
    /// For surprises.
    sink: &'a mut Sink,
    module: &'a ir::Module,
    program: &'a Program,
    symbols: &'a Symbols,
    options: &'a Options,
    layouts: Layouts,
    structs: FxHashMap<(StructId, LayoutRule), usize>,
    out: Reflection,
    variables: Variables,
}

/// The variable that each binding, push constant block and shader record of the reflection is.
#[derive(Default)]
struct Variables {
    bindings: Vec<ir::GlobalId>,
    push_constants: Vec<ir::GlobalId>,
    shader_records: Vec<ir::GlobalId>,
}

impl Context<'_> {
    fn text(&self, symbol: crate::symbol::Symbol) -> String {
        self.symbols.text(symbol).to_string()
    }
    fn types(&self) -> &Types {
        &self.program.types
    }
    fn spell(&self, ty: TypeId) -> String {
        spell(self.types(), self.symbols, ty)
    }

    // ------------------------------------------------------------------------------------------------ layouts

    fn type_layout(&mut self, ty: TypeId, rule: LayoutRule) -> Option<TypeLayout> {
        let layout = self.layouts.of(&self.program.types, ty, rule);
        self.of_layout(&layout, rule)
    }

    fn of_layout(&mut self, layout: &Layout, rule: LayoutRule) -> Option<TypeLayout> {
        let context = self.layouts.context;
        Some(match &layout.kind {
            Kind::Opaque => return None,
            Kind::Scalar(scalar) => TypeLayout::Scalar(scalar_kind(*scalar, &context)),
            Kind::Vector { scalar, len } => {
                TypeLayout::Vector { scalar: scalar_kind(*scalar, &context), len: *len }
            }
            Kind::Matrix(matrix) => {
                let scalar = scalar_kind(matrix.scalar, &context);
                match matrix.form(scalar_size(matrix.scalar, &context)) {
                    MatrixForm::Vector => {
                        TypeLayout::Vector { scalar, len: u32::from(matrix.rows.max(matrix.columns)) }
                    }
                    MatrixForm::ScalarArray => TypeLayout::Array {
                        element: Box::new(TypeLayout::Scalar(scalar)),
                        count: matrix.vectors(),
                        stride: matrix.stride,
                    },
                    MatrixForm::Matrix | MatrixForm::VectorArray => TypeLayout::Matrix {
                        scalar,
                        rows: u32::from(matrix.rows),
                        columns: u32::from(matrix.columns),
                        is_row_major: !matrix.spirv_row_major(),
                        stride: matrix.stride,
                    },
                }
            }
            Kind::Array { element, length, stride } => {
                let element = Box::new(self.of_layout(element, rule)?);
                match length {
                    ArrayLength::Fixed(count) | ArrayLength::Spec { default: count, .. } => {
                        TypeLayout::Array { element, count: *count, stride: *stride }
                    }
                    ArrayLength::Unsized => TypeLayout::RuntimeArray { element, stride: *stride },
                }
            }
            Kind::Struct { id, members } => match id {
                Some(id) => TypeLayout::Struct(self.structure(*id, layout, members, rule)),
                None => return None,
            },
        })
    }

    fn structure(
        &mut self,
        id: StructId,
        layout: &Layout,
        members: &[crate::layout::MemberLayout],
        rule: LayoutRule,
    ) -> usize {
        if let Some(&known) = self.structs.get(&(id, rule)) {
            return known;
        }
        let program = self.program;
        let it = &program.types.structs[id];
        let name = |source: &MemberSource| match source {
            MemberSource::Base(_) => "base".to_string(),
            MemberSource::Field(index) => field_name(it, *index, self.symbols),
            MemberSource::BitFields(bits) => {
                bits.first().map_or(String::new(), |bits| field_name(it, bits.field, self.symbols))
            }
        };
        let named: Vec<(String, Vec<BitField>)> = members
            .iter()
            .map(|member| {
                let bits = match &member.member.source {
                    MemberSource::BitFields(bits) => bits
                        .iter()
                        .map(|bits| BitField {
                            name: field_name(it, bits.field, self.symbols),
                            shift: bits.shift,
                            width: bits.width,
                        })
                        .collect(),
                    _ => Vec::new(),
                };
                (name(&member.member.source), bits)
            })
            .collect();
        let members = self.members(members, named, rule);
        let name = self.text(it.display_name);
        let index = self.add_struct(name, layout.alignment, members, rule, Some(id));
        self.structs.insert((id, rule), index);
        index
    }

    fn members(
        &mut self,
        members: &[crate::layout::MemberLayout],
        named: Vec<(String, Vec<BitField>)>,
        rule: LayoutRule,
    ) -> Vec<MemberLayout> {
        let mut result = Vec::with_capacity(members.len());
        for (member, (name, bit_fields)) in members.iter().zip(named) {
            let Some(layout) = self.of_layout(&member.layout, rule) else { continue };
            let hlsl_type = self.declared_type(member.member.ty);
            result.push(MemberLayout { name, offset: member.offset, layout, hlsl_type, bit_fields });
        }
        result
    }

    fn add_struct(
        &mut self,
        name: String,
        alignment: u32,
        members: Vec<MemberLayout>,
        rule: LayoutRule,
        id: Option<StructId>,
    ) -> usize {
        let structs = &self.out.structs;
        let ends = members.iter().map(|it| it.offset.saturating_add(it.layout.size(structs)));
        let size = ends.max().unwrap_or(0);
        self.out.structs.push(StructLayout { name, rule: rule.name(), size, alignment, members, id });
        self.out.structs.len() - 1
    }

    /// The spelling, with `row_major` if it is specified.
    fn declared_type(&self, ty: TypeId) -> String {
        let spelled = self.spell(ty);
        let mut inner = self.types().unmodified(ty);
        while let Type::Array { element, .. } = self.types()[inner] {
            inner = self.types().unmodified(element);
        }
        match self.types()[inner] {
            Type::Matrix { major: Some(crate::types::Majorness::Row), .. } => format!("row_major {spelled}"),
            Type::Matrix { major: Some(crate::types::Majorness::Column), .. } => {
                format!("column_major {spelled}")
            }
            _ => spelled,
        }
    }

    /// A block made of global variables.
    fn block_of(
        &mut self,
        name: &str,
        globals: &[typed::GlobalId],
        layout: &Layout,
        rule: LayoutRule,
    ) -> usize {
        let program = self.program;
        let Kind::Struct { members, .. } = &layout.kind else {
            let at = globals.first().map(|&id| program.globals[id].span).unwrap_or_default();
            self.sink.bug(at, format_args!("the block `{name}` has no members"));
            return 0;
        };
        let names = globals.iter().map(|&id| (self.text(program.globals[id].name), Vec::new())).collect();
        let members = self.members(members, names, rule);
        self.add_struct(name.to_string(), layout.alignment, members, rule, None)
    }

    // ----------------------------------------------------------------------------------------------- bindings

    /// The type of a part of a variable that was split, see [`ir::Global::path`].
    fn part(&self, ty: TypeId, path: &[u32]) -> TypeId {
        let types = self.types();
        let mut ty = types.unmodified(ty);
        for &index in path {
            let part = match types[ty] {
                Type::Array { element, .. } => Some(element),
                Type::Struct(id) => {
                    let members = layout::members(types, id, &self.layouts.context);
                    members.get(index as usize).map(|it| it.ty)
                }
                _ => None,
            };
            let Some(part) = part else { return ty };
            ty = types.unmodified(part);
        }
        ty
    }

    fn bindings(&mut self, uses: &[FxHashSet<ir::GlobalId>]) {
        let module = self.module;
        let mut found = Vec::new();
        for (id, global) in module.globals.iter() {
            let Some(place) = global.binding else { continue };
            if !global.keep && !uses.iter().any(|uses| uses.contains(&id)) {
                continue;
            }
            let Some(binding) = self.binding(global, place) else { continue };
            found.push((binding, id));
        }
        // By set and binding; what shares one stays in order of declaration.
        found.sort_by_key(|(it, _)| (it.set, it.binding));
        (self.out.bindings, self.variables.bindings) = found.into_iter().unzip();
    }

    fn binding(&mut self, global: &ir::Global, place: ir::Binding) -> Option<Binding> {
        let (class, count, pointee) = self.descriptor(global.ty)?;
        let ty = &self.module.types[pointee];
        let kind = descriptor_kind(class, ty)?;
        let program = self.program;
        let mut binding = Binding {
            name: global.name.to_string(),
            set: place.set,
            binding: place.binding,
            kind,
            count,
            hlsl_type: String::new(),
            is_writable: false,
            layout: None,
            size: 0,
            counter_of: None,
            image: None,
            input_attachment_index: None,
        };
        let image = match ty {
            ir::Type::SampledImage { image } => &self.module.types[*image],
            other => other,
        };
        if let ir::Type::Image(image) = image {
            binding.image = self.image(image, None);
        }
        match global.origin {
            GlobalOrigin::Variable(id) => {
                let variable = &program.globals[id.retag()];
                let object = innermost(self.types(), self.part(variable.ty, &global.path));
                binding.hlsl_type = self.spell(object);
                binding.input_attachment_index = attachment_index(variable);
                if let Some((kind, args)) = self.types().as_object(object) {
                    let element = args.first().cloned();
                    binding.is_writable = kind.is_writable();
                    self.content(kind.class(), element.as_ref(), &mut binding);
                }
            }
            GlobalOrigin::Buffer(id) => self.buffer(&program.buffers[id.retag()], &mut binding),
            GlobalOrigin::Globals => self.globals(&mut binding),
            GlobalOrigin::Counter(id) => {
                binding.hlsl_type = "int".into();
                binding.is_writable = true;
                binding.size = 4;
                binding.layout = Some(TypeLayout::Scalar(ScalarKind::Int32));
                binding.counter_of = Some(self.text(program.globals[id.retag()].name));
            }
            GlobalOrigin::Heap | GlobalOrigin::HeapCounters => {
                binding.is_writable = kind == BindingKind::StorageBuffer;
            }
            // The host has to bind the memory once.
            GlobalOrigin::WideView => return None,
            // None of them has a binding.
            GlobalOrigin::StageInput(_)
            | GlobalOrigin::StageOutput(_)
            | GlobalOrigin::IntrinsicInput
            | GlobalOrigin::Payload
            | GlobalOrigin::InitializationGuard
            | GlobalOrigin::Unknown => return None,
        }
        Some(binding)
    }

    /// A `cbuffer` or `tbuffer`.
    fn buffer(&mut self, buffer: &typed::ConstantBuffer, binding: &mut Binding) {
        let program = self.program;
        let layout = self.options.block_layout();
        let (hlsl_type, rule) = match buffer.is_texture_buffer {
            true => ("tbuffer", LayoutRule::of_texture_buffers(layout)),
            false => ("cbuffer", LayoutRule::of_uniform_buffers(layout)),
        };
        let is_member =
            |id: &typed::GlobalId| matches!(program.globals[*id].storage, Storage::BufferMember { .. });
        let members: Vec<typed::GlobalId> = buffer.members.iter().copied().filter(is_member).collect();
        binding.name = self.text(buffer.name);
        binding.hlsl_type = hlsl_type.into();
        let described = memory_blocks::block_members(program, &members);
        let layout = self.layouts.block(&program.types, described, rule);
        let block = self.block_of(&binding.name, &members, &layout, rule);
        self.block(binding, block);
    }

    /// `$Globals`.
    fn globals(&mut self, binding: &mut Binding) {
        let program = self.program;
        let members = memory_blocks::uniform_members(program);
        let rule = LayoutRule::of_uniform_buffers(self.options.block_layout());
        binding.name = "$Globals".into();
        binding.hlsl_type = "cbuffer".into();
        let described = memory_blocks::block_members(program, &members);
        let layout = self.layouts.globals_block(&program.types, described, rule);
        let block = self.block_of("$Globals", &members, &layout, rule);
        self.block(binding, block);
    }

    fn block(&mut self, binding: &mut Binding, block: usize) {
        binding.size = self.out.structs.get(block).map_or(0, |it| it.size);
        binding.layout = Some(TypeLayout::Struct(block));
    }

    /// The storage class, the count, and the type of one.
    fn descriptor(&self, pointer: ir::TypeId) -> Option<(StorageClass, Count, ir::TypeId)> {
        let (class, mut ty) = self.module.pointee(pointer)?;
        let mut count = Count::One;
        loop {
            match self.module.types[ty] {
                ir::Type::Array { element, length, .. } => {
                    // A host makes as many descriptors as the default says, unless it chooses another length itself.
                    let length = self.module.array_length(length).or(self.module.default_lengths[length]);
                    let length = length.unwrap_or(1);
                    count = match count {
                        Count::One => Count::Fixed(length),
                        Count::Fixed(outer) => Count::Fixed(outer.saturating_mul(length)),
                        Count::Unbounded => Count::Unbounded,
                    };
                    ty = element;
                }
                ir::Type::RuntimeArray { element, .. } => {
                    count = Count::Unbounded;
                    ty = element;
                }
                _ => return Some((class, count, ty)),
            }
        }
    }

    /// The contents of a buffer, and the texel type of an image.
    fn content(&mut self, class: ObjectClass, element: Option<&TemplateArgument>, binding: &mut Binding) {
        let element = match element {
            Some(TemplateArgument::Type(ty)) => Some(*ty),
            _ => None,
        };
        let layout = self.options.block_layout();
        match (class, element) {
            (ObjectClass::ConstantBuffer, Some(ty)) => {
                let rule = LayoutRule::of_uniform_buffers(layout);
                binding.layout = self.type_layout(ty, rule);
                binding.size = self.size_of(binding.layout.as_ref());
            }
            (ObjectClass::TextureBuffer, Some(ty)) => {
                let rule = LayoutRule::of_texture_buffers(layout);
                binding.layout = self.type_layout(ty, rule);
                binding.size = self.size_of(binding.layout.as_ref());
            }
            (ObjectClass::StructuredBuffer, Some(ty)) => {
                let rule = LayoutRule::of_storage_buffers(layout);
                binding.layout = self.type_layout(ty, rule);
                binding.size = self.layouts.array_stride(&self.program.types, ty, rule);
            }
            (
                ObjectClass::SampledImage
                | ObjectClass::StorageImage
                | ObjectClass::CombinedImageSampler
                | ObjectClass::SubpassInput,
                element,
            ) => {
                if let (Some(image), Some(ty)) = (&mut binding.image, element) {
                    let ty = self.program.types.unmodified(ty);
                    if let Some(scalar) = self.program.types.component(ty) {
                        image.scalar = scalar_kind(scalar, &self.layouts.context);
                    }
                    image.components = match self.program.types[ty] {
                        Type::Vector { len, .. } => len,
                        _ => 1,
                    };
                }
            }
            _ => {}
        }
    }

    fn size_of(&self, layout: Option<&TypeLayout>) -> u32 {
        layout.map_or(0, |layout| layout.size(&self.out.structs))
    }

    fn image(&self, image: &ir::ImageType, components: Option<u32>) -> Option<Image> {
        use crate::types::{ImageDimension as D, ImageShape};
        let dimension = match image.dim {
            spirv::Dim::Dim1D => D::One,
            spirv::Dim::Dim2D => D::Two,
            spirv::Dim::Dim3D => D::Three,
            spirv::Dim::DimCube => D::Cube,
            spirv::Dim::DimBuffer => D::Buffer,
            spirv::Dim::DimSubpassData => D::Subpass,
            _ => return None,
        };
        Some(Image {
            shape: ImageShape { dimension, arrayed: image.arrayed, multisampled: image.multisampled },
            format: format!("{:?}", image.format),
            scalar: ir_scalar(self.module, image.sampled_type).unwrap_or(ScalarKind::Float32),
            components: components.unwrap_or(4),
        })
    }

    // ---------------------------------------------------------------------------------- push and spec constants

    fn spec_constants(&mut self) {
        let used = constants_of(self.module);
        let mut found: Vec<(u32, ir::ConstantId)> = Vec::new();
        for id in used {
            if let ir::Constant::Spec { id: number, .. } = &self.module.constants[id]
                && !found.iter().any(|(known, _)| known == number)
            {
                found.push((*number, id));
            }
        }
        found.sort_by_key(|(number, _)| *number);
        for (number, id) in found {
            let ir::Constant::Spec { ty, bits, name, .. } = &self.module.constants[id] else { continue };
            let Some(scalar) = ir_scalar(self.module, *ty) else {
                let at = self.module.entries.first().map(|it| it.span).unwrap_or_default();
                self.sink.bug(at, format_args!("the specialization constant `{name}` is no scalar"));
                continue;
            };
            self.out.spec_constants.push(SpecConstant {
                name: name.to_string(),
                id: number,
                scalar,
                default: *bits,
            });
        }
    }

    // ------------------------------------------------------------------------------------------- entry points

    fn entry(&mut self, entry: &ir::Entry, uses: &FxHashSet<ir::GlobalId>) {
        let module = self.module;
        let function = self
            .program
            .entries
            .iter()
            .find(|it| it.stage == entry.stage && self.program.functions[it.function].span == entry.span)
            .map_or(entry.name.to_string(), |it| self.text(self.program.functions[it.function].name));
        let mut inputs = Vec::new();
        let mut outputs = Vec::new();
        for &id in &entry.interface {
            let global = &module.globals[id];
            let Some(variable) = self.stage_variable(entry.stage, global) else { continue };
            match global.origin {
                GlobalOrigin::StageOutput(_) => outputs.push(variable),
                _ => inputs.push(variable),
            }
        }
        inputs.sort_by_key(|it| (it.location.is_none(), it.location, it.component));
        outputs.sort_by_key(|it| (it.location.is_none(), it.location, it.index, it.component));
        let execution_modes: Vec<ExecutionMode> = entry
            .modes
            .iter()
            .map(|mode| ExecutionMode {
                name: match spirv::ExecutionMode::from_u32(mode.mode) {
                    Some(mode) => format!("{mode:?}"),
                    None => mode.mode.to_string(),
                },
                operands: mode
                    .operands
                    .iter()
                    .map(|it| self.literal(it))
                    .collect::<Option<_>>()
                    .unwrap_or_default(),
            })
            .collect();
        let is_local_size = |it: &&ExecutionMode| matches!(&*it.name, "LocalSize" | "LocalSizeId");
        let local_size = execution_modes.iter().find(is_local_size);
        let workgroup_size = local_size.and_then(|mode| <[u32; 3]>::try_from(mode.operands.as_slice()).ok());
        let used: Vec<&ir::Global> = (module.globals.iter())
            .filter(|(id, global)| global.binding.is_some() && uses.contains(id))
            .map(|(_, global)| global)
            .collect();
        let is_used = |id: ir::GlobalId| {
            let it = &module.globals[id];
            used.iter().any(|other| is_same_resource(it, other))
        };
        let indices = self.variables.bindings.iter().enumerate();
        let bindings = indices.filter(|&(_, &it)| is_used(it)).map(|(index, _)| index).collect();
        let push_constants = self.variables.push_constants.iter().position(|it| uses.contains(it));
        let shader_record = self.variables.shader_records.iter().position(|it| uses.contains(it));
        self.out.entry_points.push(EntryPoint {
            name: entry.name.to_string(),
            function,
            stage: entry.stage,
            workgroup_size,
            execution_modes,
            inputs,
            outputs,
            bindings,
            push_constants,
            shader_record,
        });
    }

    fn literal(&self, operand: &ir::Operand) -> Option<u32> {
        match operand {
            ir::Operand::Literal(value) => Some(*value),
            ir::Operand::Constant(id) => match self.module.constants[*id] {
                // Unless the pipeline says otherwise.
                ir::Constant::Spec { bits, .. } => u32::try_from(bits).ok(),
                _ => self.module.integer_value(*id).and_then(|value| u32::try_from(value).ok()),
            },
            _ => None,
        }
    }

    /// An input or output of a stage.
    fn stage_variable(&self, stage: Stage, global: &ir::Global) -> Option<StageVariable> {
        let (is_input, source) = match global.origin {
            GlobalOrigin::StageInput(source) => (true, source),
            GlobalOrigin::StageOutput(source) => (false, source),
            _ => return None,
        };
        let find = |kind: Decoration| {
            global.decorations.iter().find(|it| it.is(kind)).map(|it| match it.operands.first() {
                Some(ir::Operand::Literal(value)) => *value,
                _ => 0,
            })
        };
        let has = |kind: Decoration| global.decorations.iter().any(|it| it.is(kind));
        let (_, mut ty) = self.module.pointee(global.ty)?;
        let builtin = find(Decoration::BuiltIn);
        let location = find(Decoration::Location);
        let mut per_vertex = None;
        if is_per_vertex(stage, is_input, has(Decoration::Patch), has(Decoration::PerVertexKHR))
            && let ir::Type::Array { element, length, .. } = self.module.types[ty]
            && !(stage == Stage::Hull && is_input && builtin.is_some_and(is_single))
        {
            per_vertex = self.module.array_length(length);
            ty = element;
        }
        let mut vectors = 1u32;
        let mut hlsl_type = String::new();
        while let ir::Type::Array { element, length, .. } = self.module.types[ty] {
            let length = self.module.array_length(length).unwrap_or(1);
            hlsl_type.push_str(&format!("[{length}]"));
            vectors = vectors.saturating_mul(length);
            ty = element;
        }
        let mut columns = 0;
        if let ir::Type::Matrix { column, columns: count } = self.module.types[ty] {
            vectors = vectors.saturating_mul(count);
            columns = count;
            ty = column;
        }
        let components = self.module.width(ty);
        let scalar = ir_scalar(self.module, self.module.component(ty))?;
        let base = match (columns, components) {
            (0, 1) => scalar.name().to_string(),
            (0, components) => format!("{}{components}", scalar.name()),
            (rows, columns) => format!("{}{rows}x{columns}", scalar.name()),
        };
        let wide = if scalar.size() == 8 && components > 2 { 2 } else { 1 };
        let interpolation = [
            (Decoration::Flat, "Flat"),
            (Decoration::NoPerspective, "NoPerspective"),
            (Decoration::Centroid, "Centroid"),
            (Decoration::Sample, "Sample"),
            (Decoration::Patch, "Patch"),
            (Decoration::PerPrimitiveEXT, "PerPrimitiveEXT"),
            (Decoration::PerVertexKHR, "PerVertexKHR"),
        ];
        let interpolation = interpolation.iter().filter(|(kind, _)| has(*kind));
        let source = source.map(|it| &self.module.stage_sources[it]);
        let text = |pick: fn(&ir::StageSource) -> &str| source.map_or("", pick).to_string();
        Some(StageVariable {
            name: text(|it| &it.name),
            variable: global.name.to_string(),
            semantic: text(|it| &it.semantic),
            location,
            index: find(Decoration::Index).unwrap_or(0),
            component: find(Decoration::Component).unwrap_or(0),
            scalar,
            components,
            locations: vectors.saturating_mul(wide),
            hlsl_type: format!("{base}{hlsl_type}"),
            builtin: builtin.map(|number| match spirv::BuiltIn::from_u32(number) {
                Some(builtin) => format!("{builtin:?}"),
                None => number.to_string(),
            }),
            per_vertex,
            interpolation: interpolation.map(|(_, name)| name.to_string()).collect(),
        })
    }
}

/// Whether two variables are the same for the host, which knows only of the first: what a descriptor heap has, as
/// resources of two types, or a buffer and another view of it.
fn is_same_resource(known: &ir::Global, other: &ir::Global) -> bool {
    let is_same_part = known.origin == other.origin && known.path == other.path;
    known.binding == other.binding && (is_same_part || other.origin == GlobalOrigin::WideView)
}

/// Built-ins that a hull shader has once per patch, not per control point.
fn is_single(builtin: u32) -> bool {
    builtin == spirv::BuiltIn::InvocationId as u32 || builtin == spirv::BuiltIn::PrimitiveId as u32
}

/// Whether the outermost array of a variable is one of vertices.
fn is_per_vertex(stage: Stage, is_input: bool, is_patch: bool, is_per_vertex: bool) -> bool {
    use Stage::*;
    match stage {
        Hull => !is_patch,
        Domain => is_input && !is_patch,
        Geometry => is_input,
        Mesh => !is_input,
        Pixel => is_input && is_per_vertex,
        _ => false,
    }
}

fn field_name(it: &crate::types::Struct, index: u32, symbols: &Symbols) -> String {
    it.fields.get(index as usize).map_or(String::new(), |field| symbols.text(field.name).to_string())
}

fn innermost(types: &Types, ty: TypeId) -> TypeId {
    match types[ty] {
        Type::Array { element, .. } => innermost(types, element),
        Type::Modified { modifiers, inner }
            if !modifiers.contains(TypeModifiers::UNORM) && !modifiers.contains(TypeModifiers::SNORM) =>
        {
            innermost(types, inner)
        }
        _ => ty,
    }
}

fn attachment_index(variable: &typed::Global) -> Option<u32> {
    crate::attribute::find(&variable.attributes, |kind| match kind {
        crate::attribute::AttributeKind::InputAttachmentIndex(index) => Some(*index),
        _ => None,
    })
}

fn descriptor_kind(class: StorageClass, ty: &ir::Type) -> Option<BindingKind> {
    Some(match ty {
        ir::Type::Sampler => BindingKind::Sampler,
        ir::Type::SampledImage { .. } => BindingKind::CombinedImageSampler,
        ir::Type::AccelerationStructure => BindingKind::AccelerationStructure,
        ir::Type::Image(image) => match (image.dim, image.sampled) {
            (spirv::Dim::DimSubpassData, _) => BindingKind::InputAttachment,
            (spirv::Dim::DimBuffer, 2) => BindingKind::StorageTexelBuffer,
            (spirv::Dim::DimBuffer, _) => BindingKind::UniformTexelBuffer,
            (_, 2) => BindingKind::StorageImage,
            _ => BindingKind::SampledImage,
        },
        ir::Type::Struct(it) => {
            let is_buffer_block = it.decorations.iter().any(|it| it.is(Decoration::BufferBlock));
            match class == StorageClass::STORAGE_BUFFER || is_buffer_block {
                true => BindingKind::StorageBuffer,
                false => BindingKind::UniformBuffer,
            }
        }
        _ => return None,
    })
}

fn ir_scalar(module: &ir::Module, ty: ir::TypeId) -> Option<ScalarKind> {
    Some(match module.types[ty] {
        ir::Type::Bool => ScalarKind::Bool,
        ir::Type::Int { width: 8, signed: true } => ScalarKind::Int8,
        ir::Type::Int { width: 8, .. } => ScalarKind::Uint8,
        ir::Type::Int { width: 16, signed: true } => ScalarKind::Int16,
        ir::Type::Int { width: 16, .. } => ScalarKind::Uint16,
        ir::Type::Int { width: 64, signed: true } => ScalarKind::Int64,
        ir::Type::Int { width: 64, .. } => ScalarKind::Uint64,
        ir::Type::Int { signed: true, .. } => ScalarKind::Int32,
        ir::Type::Int { .. } => ScalarKind::Uint32,
        ir::Type::Float { width: 16 } => ScalarKind::Float16,
        ir::Type::Float { width: 64 } => ScalarKind::Float64,
        ir::Type::Float { .. } => ScalarKind::Float32,
        _ => return None,
    })
}

/// Every constant that code, types of variables and execution modes use.
fn constants_of(module: &ir::Module) -> Vec<ir::ConstantId> {
    let mut found = Vec::new();
    let mut seen: FxHashSet<ir::ConstantId> = FxHashSet::default();
    let mut waiting: Vec<ir::ConstantId> = Vec::new();
    for (_, function) in module.functions.iter() {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                waiting.extend(inst.args.iter().filter_map(|arg| match arg {
                    Arg::Constant(id) => Some(*id),
                    _ => None,
                }));
            }
            match &function.blocks[block].end {
                End::ReturnValue(Arg::Constant(id))
                | End::Branch { condition: Arg::Constant(id), .. }
                | End::Switch { selector: Arg::Constant(id), .. } => waiting.push(*id),
                _ => {}
            }
        }
    }
    let named = |operands: &[ir::Operand]| -> Vec<ir::ConstantId> {
        let constants = operands.iter().filter_map(|operand| match operand {
            ir::Operand::Constant(id) => Some(*id),
            _ => None,
        });
        constants.collect()
    };
    for (_, ty) in module.types.iter() {
        match ty {
            ir::Type::Array { length, .. } => waiting.push(*length),
            ir::Type::User { operands, .. } => waiting.extend(named(operands)),
            ir::Type::NodePayloads { decorations, .. } => {
                waiting.extend(decorations.iter().flat_map(|it| named(&it.operands)));
            }
            _ => {}
        }
    }
    for entry in &module.entries {
        waiting.extend(entry.modes.iter().flat_map(|it| named(&it.operands)));
    }
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) {
            continue;
        }
        found.push(id);
        match &module.constants[id] {
            ir::Constant::Composite { parts, .. } | ir::Constant::SpecComposite { parts, .. } => {
                waiting.extend(parts.iter().copied());
            }
            ir::Constant::SpecOp { args, .. } => {
                waiting.extend(args.iter().filter_map(|arg| match arg {
                    ir::SpecArg::Constant(id) => Some(*id),
                    ir::SpecArg::Literal(_) => None,
                }));
            }
            _ => {}
        }
    }
    found
}
