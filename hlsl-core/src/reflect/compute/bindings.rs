//! Descriptors: which there are, and what each holds.

use super::{Context, ir_scalar};
use crate::{
    arena::IdMap,
    attribute::{self, Attribute, AttributeKind},
    ir::{
        self, GlobalOrigin, StorageClass,
        access::accesses,
        spirv::{self, Decoration},
    },
    layout::{self, LayoutRule, blocks},
    reflect::{Access, Binding, BindingKind, Count, Image, ScalarKind, TypeLayout, scalar::scalar_kind},
    typed::{self, Storage},
    types::{ObjectClass, Register, TemplateArgument, Type, TypeId, TypeModifiers, Types},
};

impl Context<'_> {
    pub(super) fn bindings(&mut self, uses: &IdMap<ir::Global, bool>) {
        let module = self.module;
        let mut found = Vec::new();
        for (id, global) in module.globals.iter() {
            let Some(place) = global.binding else { continue };
            if !global.keep && !uses[id] {
                continue;
            }
            let Some(binding) = self.binding(global, place) else { continue };
            found.push((binding, id));
        }
        let accesses = accesses(module);
        for (binding, id) in &mut found {
            let access = accesses[*id];
            binding.access = Access { writes: access.writes && binding.is_writable, ..access };
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
            name: (*global.name).to_owned(),
            set: place.set,
            binding: place.binding,
            kind,
            count,
            hlsl_type: String::new(),
            is_writable: false,
            access: Access::default(),
            layout: None,
            size: 0,
            counter_of: None,
            image: None,
            input_attachment_index: None,
            is_numbered: self.is_numbered(global),
            place: self.place(global.span),
            doc: self.doc(global.span),
        };
        let image = match ty {
            ir::Type::SampledImage { image } => &self.module.types[*image],
            other => other,
        };
        // How many components its texels have, the contents tell.
        if let ir::Type::Image(image) = image {
            binding.image = self.image(image);
        }
        match global.origin {
            GlobalOrigin::Variable(id) => {
                let variable = &program.globals[id.retag()];
                let part = self.part(variable.ty, &global.path);
                let object = innermost(self.types(), part);
                binding.hlsl_type = self.spell(object);
                // For wgpu, it is a texture.
                if kind == BindingKind::InputAttachment {
                    binding.input_attachment_index = attachment_index(variable);
                }
                if let Some((kind, args)) = self.types().as_object(object) {
                    let element = args.first().cloned();
                    binding.is_writable = kind.is_writable();
                    self.content(kind.class(), element.as_ref(), &mut binding);
                    if binding.kind == BindingKind::Sampler && kind.class() != ObjectClass::Sampler {
                        // Of a combined image sampler, for wgpu.
                        binding.hlsl_type = "SamplerState".into();
                    }
                    let is_image =
                        matches!(kind.class(), ObjectClass::SampledImage | ObjectClass::StorageImage);
                    if is_image && binding.kind == BindingKind::StorageBuffer {
                        self.texels(global, &mut binding);
                    }
                }
                if variable.storage == Storage::PushConstant {
                    // Only where they are a uniform buffer do they have a binding.
                    binding.hlsl_type = format!("[[vk::push_constant]] {}", binding.hlsl_type);
                    let content = match self.types().as_object(object) {
                        Some((_, [TemplateArgument::Type(ty), ..])) => *ty,
                        _ => object,
                    };
                    let rule = LayoutRule::of_uniform_buffers(self.options.block_layout());
                    binding.layout = self.type_layout(content, rule);
                    binding.size = self.size_of(binding.layout.as_ref());
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
            GlobalOrigin::AliasedView => return None,
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

    /// Whether neither the shader nor an option says the number of a resource. That of one that was part of another is
    /// taken for chosen: it follows the others.
    fn is_numbered(&self, global: &ir::Global) -> bool {
        let chosen = &self.options.bindings;
        if !global.path.is_empty() || !chosen.registers.is_empty() || chosen.name(&global.name).is_some() {
            return false;
        }
        let is_plain = |attributes: &[Attribute], registers: &[Register]| {
            let says = |kind: &AttributeKind| matches!(kind, AttributeKind::Binding { .. }).then_some(());
            attribute::find(attributes, says).is_none() && registers.iter().all(|it| it.class.is_none())
        };
        match global.origin {
            GlobalOrigin::Variable(id) => {
                let variable = &self.program.globals[id.retag()];
                variable.storage == Storage::Resource && is_plain(&variable.attributes, &variable.registers)
            }
            GlobalOrigin::Buffer(id) => {
                let buffer = &self.program.buffers[id.retag()];
                is_plain(&buffer.attributes, &buffer.registers)
            }
            GlobalOrigin::Globals => chosen.globals.is_none(),
            _ => false,
        }
    }

    /// The texels of a typed buffer that is a storage buffer; packed ones are words.
    fn texels(&self, global: &ir::Global, binding: &mut Binding) {
        let types = self.module.interned();
        let Some((element, stride)) = global.texels else { return };
        let Some(scalar) = ir_scalar(self.module, self.module.component(element)) else { return };
        binding.size = stride;
        binding.layout = Some(match types.part_count(element) {
            Some(len) => TypeLayout::Vector { scalar, len },
            None => TypeLayout::Scalar(scalar),
        });
    }

    /// The type of a part of a variable that was split, see [`ir::Global::path`].
    fn part(&mut self, ty: TypeId, path: &[u32]) -> TypeId {
        let types = &self.program.types;
        let mut ty = types.unmodified(ty);
        for &index in path {
            let part = match types[ty] {
                Type::Array { element, .. } => Some(element),
                Type::Struct(id) => {
                    let members = self.members.entry(id).or_insert_with(|| {
                        let members = layout::members(types, id, &self.layouts.context);
                        members.into_iter().map(|it| it.ty).collect()
                    });
                    members.get(index as usize).copied()
                }
                _ => None,
            };
            let Some(part) = part else { return ty };
            ty = types.unmodified(part);
        }
        ty
    }

    /// A `cbuffer` or `tbuffer`.
    fn buffer(&mut self, buffer: &typed::ConstantBuffer, binding: &mut Binding) {
        let program = self.program;
        let layout = self.options.block_layout();
        let (hlsl_type, rule) = match buffer.is_texture_buffer {
            true => ("tbuffer", LayoutRule::of_texture_buffers(layout)),
            false => ("cbuffer", LayoutRule::of_uniform_buffers(layout)),
        };
        let members: Vec<typed::GlobalId> = blocks::buffer_members(program, buffer).collect();
        binding.name = self.text(buffer.name);
        binding.hlsl_type = hlsl_type.into();
        let described = blocks::block_members(program, &members);
        let layout = self.layouts.block(&program.types, described, rule);
        let block = self.block_of(&binding.name, &members, &layout, rule);
        self.block(binding, block);
    }

    /// `$Globals`.
    fn globals(&mut self, binding: &mut Binding) {
        let program = self.program;
        let members = blocks::uniform_members(program);
        let rule = LayoutRule::of_uniform_buffers(self.options.block_layout());
        binding.name = "$Globals".into();
        binding.hlsl_type = "cbuffer".into();
        let described = blocks::block_members(program, &members);
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

    fn image(&self, image: &ir::ImageType) -> Option<Image> {
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
            components: 4,
        })
    }
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
