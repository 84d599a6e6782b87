//! Types: those of the IR as WGSL's, with the structs that they need.
//!
//! What atomic operations change has an atomic type, in the variables where they do: a struct of which that holds for some
//! members in one variable only is declared twice.

use hlsl_backend::ir::{
    Constant, ConstantId, Global, GlobalId, ImageType, Member as IrMember, Struct as IrStruct, Type as Ir,
    TypeId, facts::Types, spirv,
};

use super::{Fault, Writer, names, usage::Path};
use crate::tree::*;

/// A struct that has been declared: the type, and the paths to what is atomic in it.
pub type Declared = (TypeId, Vec<Path>);

impl Writer<'_> {
    /// The type of a value, or of memory without atomics.
    pub fn ty(&mut self, ty: TypeId) -> Result<Type, Fault> {
        self.type_with(ty, &[])
    }

    /// The type of memory that is atomic at the ends of `atomics`.
    pub fn type_with(&mut self, ty: TypeId, atomics: &[Path]) -> Result<Type, Fault> {
        let module = self.module;
        match &module.types[ty] {
            Ir::Bool | Ir::Int { .. } | Ir::Float { .. } => {
                let of = self.scalar(ty)?;
                Ok(if atomics.is_empty() { Type::Scalar(of) } else { Type::Atomic(of) })
            }
            Ir::Vector { element, len } => Ok(Type::Vector(*len, self.scalar(*element)?)),
            Ir::Matrix { column, columns } => match module.types[*column] {
                Ir::Vector { element, len } => {
                    Ok(Type::Matrix { columns: *columns, rows: len, of: self.scalar(element)? })
                }
                _ => Err("a matrix of something else than vectors".into()),
            },
            Ir::Array { element, length, stride } => {
                let Some(length) = module.interned().constant_bits(*length) else {
                    return Err("an array whose length is a specialization constant".into());
                };
                self.check_stride(*element, *stride)?;
                let of = self.type_with(*element, &inside(atomics, None))?;
                Ok(Type::Array(of.into(), Some(length as u32)))
            }
            Ir::RuntimeArray { element, stride } => {
                self.check_stride(*element, *stride)?;
                let of = self.type_with(*element, &inside(atomics, None))?;
                Ok(Type::Array(of.into(), None))
            }
            Ir::Struct(it) => Ok(Type::Struct(self.struct_name(ty, it, atomics)?)),
            Ir::Pointer { class, pointee } => {
                let of = self.type_with(*pointee, atomics)?;
                let space = super::globals::space(*class, false).ok_or("a pointer of this storage class")?;
                Ok(Type::Pointer(space, of.into()))
            }
            Ir::Sampler => Ok(Type::Sampler { compares: false }),
            Ir::RayQuery => {
                let returns_vertices = self.enable_ray_queries();
                Ok(Type::RayQuery { returns_vertices })
            }
            _ => Err("a type that WGSL does not have".into()),
        }
    }

    pub fn scalar(&self, ty: TypeId) -> Result<Scalar, Fault> {
        match self.module.types[ty] {
            Ir::Bool => Ok(Scalar::Bool),
            Ir::Int { width, signed } => {
                self.directives
                    .has_short_integers
                    .set(self.directives.has_short_integers.get() || width == 16);
                Ok(Scalar::Int { width, signed })
            }
            Ir::Float { width } => {
                self.directives.has_halves.set(self.directives.has_halves.get() || width == 16);
                Ok(Scalar::Float { width })
            }
            _ => Err("a number of a type that WGSL does not have".into()),
        }
    }

    /// The scalar that a scalar or vector is made of, and how many of them it has.
    pub fn shape(&self, ty: TypeId) -> Result<(Scalar, u32), Fault> {
        match self.module.types[ty] {
            Ir::Vector { element, len } => Ok((self.scalar(element)?, len)),
            _ => Ok((self.scalar(ty)?, 1)),
        }
    }

    fn check_stride(&self, element: TypeId, stride: Option<u32>) -> Result<(), Fault> {
        let types = self.module.interned();
        let natural = natural_stride(types, element);
        match stride {
            Some(stride) if stride != natural => {
                Err(format!("WGSL cannot express an array stride of {stride} for this element").into())
            }
            _ => Ok(()),
        }
    }

    fn struct_name(&mut self, ty: TypeId, it: &IrStruct, atomics: &[Path]) -> Result<Name, Fault> {
        let key: Declared = (ty, atomics.to_vec());
        if let Some(name) = self.structs.get(&key) {
            return Ok(name.clone());
        }
        let members = self.members(it, atomics)?;
        let name = self.names.unique(names::of_struct(&it.name));
        self.structs.insert(key, name.clone());
        self.items.push(Item::Struct(Struct { name: name.clone(), members }));
        Ok(name)
    }

    fn members(&mut self, it: &IrStruct, atomics: &[Path]) -> Result<Vec<Member>, Fault> {
        let names = member_names(it);
        let mut members: Vec<Member> = Vec::with_capacity(it.members.len());
        // The end of what is placed so far, and the start of the last member.
        let (mut end, mut last) = (0_u32, 0_u32);
        for (index, member) in it.members.iter().enumerate() {
            let ty = self.type_with(member.ty, &inside(atomics, Some(index as u32)))?;
            if let Some(offset) = member.offset {
                self.check_matrix(member)?;
                let extent = self.module.interned().natural_extent(member.ty);
                let natural = end.next_multiple_of(extent.alignment.max(1));
                if natural > offset || offset % extent.alignment.max(1) != 0 {
                    return Err(format!("WGSL would not place `{}` at byte {offset}", member.name).into());
                }
                if natural != offset
                    && let Some(before) = members.last_mut()
                {
                    before.attributes.push(Attribute::Size(offset - last));
                }
                (end, last) = (offset.saturating_add(extent.size), offset);
            }
            members.push(Member { attributes: Vec::new(), name: names[index].clone(), ty });
        }
        Ok(members)
    }

    fn check_matrix(&self, member: &IrMember) -> Result<(), Fault> {
        let types = self.module.interned();
        let (Some(layout), Ir::Matrix { column, .. }) =
            (member.matrix, &types.types[types.innermost(member.ty)])
        else {
            return Ok(());
        };
        if layout.row_major || layout.stride != natural_stride(types, *column) {
            return Err(format!("WGSL cannot express the layout of the matrix `{}`", member.name).into());
        }
        Ok(())
    }

    /// The name of a struct's member.
    pub fn member_name(&self, ty: TypeId, index: u32) -> Result<Name, Fault> {
        match &self.module.types[ty] {
            Ir::Struct(it) => {
                member_names(it).get(index as usize).cloned().ok_or("a member that a struct lacks".into())
            }
            _ => Err("a member of what is not a struct".into()),
        }
    }

    // ------------------------------------------------------------------------------------------- resources

    /// The type of a texture or sampler, or of an array of them.
    pub fn resource_type(&mut self, id: GlobalId, ty: TypeId) -> Result<Type, Fault> {
        let module = self.module;
        match &module.types[ty] {
            Ir::Array { element, length, .. } => {
                let length = module.interned().constant_bits(*length).map(|it| it as u32);
                self.enable("wgpu_binding_array");
                Ok(Type::BindingArray(self.resource_type(id, *element)?.into(), length))
            }
            Ir::RuntimeArray { element, .. } => {
                self.enable("wgpu_binding_array");
                Ok(Type::BindingArray(self.resource_type(id, *element)?.into(), None))
            }
            Ir::Sampler => Ok(Type::Sampler { compares: self.usage.compares[id] }),
            Ir::Image(it) => Ok(Type::Texture(self.texture(id, it)?)),
            Ir::AccelerationStructure => {
                let returns_vertices = self.enable_ray_queries();
                Ok(Type::AccelerationStructure { returns_vertices })
            }
            _ => Err("a resource that WGSL does not have".into()),
        }
    }

    fn texture(&self, id: GlobalId, it: &ImageType) -> Result<Texture, Fault> {
        use spirv::Dim;
        let shape = match (it.dim, it.arrayed) {
            (Dim::Dim1D, false) => "1d",
            (Dim::Dim2D, false) => "2d",
            (Dim::Dim2D, true) => "2d_array",
            (Dim::Dim3D, false) => "3d",
            (Dim::DimCube, false) => "cube",
            (Dim::DimCube, true) => "cube_array",
            _ => return Err("a texture of this kind".into()),
        };
        let of = self.scalar(it.sampled_type)?;
        let kind = match (it.sampled, it.multisampled, self.usage.compares[id]) {
            (2, ..) => {
                let format = format_name(it.format).ok_or("a writable texture of this format")?;
                TextureKind::Storage { format, access: access(&self.module.globals[id]) }
            }
            (_, false, true) => TextureKind::Depth,
            (_, true, true) => TextureKind::MultisampledDepth,
            (_, false, false) => TextureKind::Sampled(of),
            (_, true, false) => TextureKind::Multisampled(of),
        };
        Ok(Texture { shape, kind })
    }

    pub fn is_undefined(&self, id: ConstantId) -> bool {
        matches!(self.module.constants[id], Constant::Undef(_))
    }
}

/// What is atomic behind a member, or in the elements of an array.
fn inside(atomics: &[Path], member: Option<u32>) -> Vec<Path> {
    let mut rest: Vec<Path> = Vec::new();
    for path in atomics {
        match path.split_first() {
            Some((first, behind)) if *first == member => rest.push(behind.to_vec()),
            _ => {}
        }
    }
    rest
}

fn natural_stride(types: Types<'_>, element: TypeId) -> u32 {
    let extent = types.natural_extent(element);
    extent.size.next_multiple_of(extent.alignment.max(1))
}

/// Unique within the struct.
fn member_names(it: &IrStruct) -> Vec<Name> {
    let mut taken = names::Names::default();
    it.members.iter().map(|it| taken.unique(&it.name)).collect()
}

/// By what the shader does with it, as the passes marked it.
fn access(global: &Global) -> &'static str {
    let has = |kind| global.decorations.iter().any(|it| it.is(kind));
    match (has(spirv::Decoration::NonReadable), has(spirv::Decoration::NonWritable)) {
        (true, _) => "write",
        (_, true) => "read",
        _ => "read_write",
    }
}

fn format_name(format: spirv::ImageFormat) -> Option<&'static str> {
    use spirv::ImageFormat as F;
    Some(match format {
        F::R8 => "r8unorm",
        F::R8Snorm => "r8snorm",
        F::R8ui => "r8uint",
        F::R8i => "r8sint",
        F::R16 => "r16unorm",
        F::R16Snorm => "r16snorm",
        F::R16ui => "r16uint",
        F::R16i => "r16sint",
        F::R16f => "r16float",
        F::Rg8 => "rg8unorm",
        F::Rg8Snorm => "rg8snorm",
        F::Rg8ui => "rg8uint",
        F::Rg8i => "rg8sint",
        F::R32ui => "r32uint",
        F::R32i => "r32sint",
        F::R32f => "r32float",
        F::Rg16 => "rg16unorm",
        F::Rg16Snorm => "rg16snorm",
        F::Rg16ui => "rg16uint",
        F::Rg16i => "rg16sint",
        F::Rg16f => "rg16float",
        F::Rgba8 => "rgba8unorm",
        F::Rgba8Snorm => "rgba8snorm",
        F::Rgba8ui => "rgba8uint",
        F::Rgba8i => "rgba8sint",
        F::Rgb10A2 => "rgb10a2unorm",
        F::Rgb10a2ui => "rgb10a2uint",
        F::R11fG11fB10f => "rg11b10ufloat",
        F::Rg32ui => "rg32uint",
        F::Rg32i => "rg32sint",
        F::Rg32f => "rg32float",
        F::Rgba16 => "rgba16unorm",
        F::Rgba16Snorm => "rgba16snorm",
        F::Rgba16ui => "rgba16uint",
        F::Rgba16i => "rgba16sint",
        F::Rgba16f => "rgba16float",
        F::Rgba32ui => "rgba32uint",
        F::Rgba32i => "rgba32sint",
        F::Rgba32f => "rgba32float",
        F::R64ui => "r64uint",
        _ => return None,
    })
}
