//! Which rules the memory of a block follows, and in what they differ.

use crate::options;

/// The rules of a block, by what it is and which `-fvk-use-*-layout` option is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayoutRule {
    /// Not in memory that a host sees. Alignment and size are as in [`LayoutRule::Scalar`].
    Void,
    /// Uniform buffers by default: std140, vectors aligned as their components unless they would straddle.
    RelaxedStd140,
    /// Storage buffers and push constants by default.
    RelaxedStd430,
    /// Uniform buffers with `-fvk-use-dx-layout`: registers of 16 bytes.
    DxCbuffer,
    /// The same bytes as [`LayoutRule::DxCbuffer`], for what has the next member in the tail of its last matrix:
    /// SPIR-V counts that tail as part of a matrix, so that matrices become arrays of their rows.
    DxCbufferTail,
    /// Storage buffers with `-fvk-use-dx-layout`: natural alignment.
    DxStructured,
    GlStd140,
    GlStd430,
    /// `-fvk-use-scalar-layout`, for all blocks.
    Scalar,
    /// Uniform buffers for wgpu: std140, and matrices only where WGSL has the same ones.
    WgslUniform,
    /// Storage buffers and push constants for wgpu: std430, with the same matrices.
    WgslStorage,
    /// Records of work graphs: as [`LayoutRule::Scalar`], and the members say what they are to the graph.
    Record,
}

impl LayoutRule {
    /// Of `cbuffer`s, `ConstantBuffer`s and `$Globals`.
    pub fn of_uniform_buffers(layout: options::Layout) -> LayoutRule {
        match layout {
            options::Layout::VectorRelaxed => LayoutRule::RelaxedStd140,
            options::Layout::Dx => LayoutRule::DxCbuffer,
            options::Layout::Gl => LayoutRule::GlStd140,
            options::Layout::Scalar => LayoutRule::Scalar,
            options::Layout::Wgsl => LayoutRule::WgslUniform,
        }
    }
    /// Of structured and byte-address buffers and push constants.
    pub fn of_storage_buffers(layout: options::Layout) -> LayoutRule {
        match layout {
            options::Layout::VectorRelaxed => LayoutRule::RelaxedStd430,
            options::Layout::Dx => LayoutRule::DxStructured,
            options::Layout::Gl => LayoutRule::GlStd430,
            options::Layout::Scalar => LayoutRule::Scalar,
            options::Layout::Wgsl => LayoutRule::WgslStorage,
        }
    }
    /// Of `tbuffer`s and `TextureBuffer`s.
    pub fn of_texture_buffers(layout: options::Layout) -> LayoutRule {
        match layout {
            options::Layout::Dx => LayoutRule::DxCbuffer,
            _ => LayoutRule::of_storage_buffers(layout),
        }
    }
    /// For documentation.
    pub fn name(self) -> &'static str {
        match self {
            LayoutRule::Void => "none",
            LayoutRule::RelaxedStd140 => "relaxed std140",
            LayoutRule::RelaxedStd430 => "relaxed std430",
            LayoutRule::DxCbuffer | LayoutRule::DxCbufferTail => "DirectX constant buffer",
            LayoutRule::DxStructured => "DirectX structured buffer",
            LayoutRule::GlStd140 => "std140",
            LayoutRule::GlStd430 => "std430",
            LayoutRule::Scalar | LayoutRule::Record => "scalar",
            LayoutRule::WgslUniform => "WGSL uniform",
            LayoutRule::WgslStorage => "WGSL storage",
        }
    }

    /// The rule of `ByteAddressBuffer.Load<T>` where storage buffers follow `self`: DXC places the parts of `T` one
    /// by one and does not relax vectors there.
    pub fn of_byte_address_buffers(self) -> LayoutRule {
        match self {
            LayoutRule::RelaxedStd430 => LayoutRule::GlStd430,
            other => other,
        }
    }

    pub(super) fn is_relaxed(self) -> bool {
        self.is_relaxed_block() || self.is_dx_cbuffer()
    }

    /// Arrays, matrices and structs begin at multiples of 16.
    pub(super) fn pads_aggregates(self) -> bool {
        self.is_std140() || self.is_dx_cbuffer()
    }

    pub(super) fn is_std140(self) -> bool {
        matches!(self, LayoutRule::RelaxedStd140 | LayoutRule::GlStd140 | LayoutRule::WgslUniform)
    }

    /// Whether naga reads the memory: it knows no strides but WGSL's, and no rows of matrices.
    pub fn is_wgsl(self) -> bool {
        matches!(self, LayoutRule::WgslUniform | LayoutRule::WgslStorage)
    }

    /// Whether Vulkan's relaxed block layout is meant: vectors are aligned as their components, and cross no
    /// boundary of 16 bytes needlessly.
    pub fn is_relaxed_block(self) -> bool {
        matches!(self, LayoutRule::RelaxedStd140 | LayoutRule::RelaxedStd430)
    }

    pub(super) fn is_dx_cbuffer(self) -> bool {
        matches!(self, LayoutRule::DxCbuffer | LayoutRule::DxCbufferTail)
    }

    /// Whether Vulkan asks for `scalarBlockLayout`: alignments are the components', and what follows an array or a
    /// struct may lie in its padding.
    pub fn is_scalar(self) -> bool {
        matches!(self, LayoutRule::DxStructured | LayoutRule::Scalar | LayoutRule::Record)
            || self.is_dx_cbuffer()
    }

    /// Every alignment is a component's.
    pub(super) fn aligns_by_component(self) -> bool {
        self.is_scalar() || self == LayoutRule::Void
    }
}
