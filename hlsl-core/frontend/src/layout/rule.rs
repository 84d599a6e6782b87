//! Which rules the memory of a block follows, and in what they differ.

use crate::options;

/// The rules of a block, which depend on its kind and on the `-fvk-use-*-layout` option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayoutRule {
    /// Not in memory that the host can see. Alignment and size are as in [`LayoutRule::Scalar`].
    Void,
    /// Uniform buffers by default: std140, with vectors aligned like their components unless they would straddle.
    RelaxedStd140,
    /// Storage buffers and push constants by default.
    RelaxedStd430,
    /// Uniform buffers with `-fvk-use-dx-layout`: registers of 16 bytes.
    DxCbuffer,
    /// The same bytes as [`LayoutRule::DxCbuffer`], for structs where the next member lies in the tail of their last
    /// matrix: SPIR-V counts that tail as part of a matrix, so matrices become arrays of their rows.
    DxCbufferTail,
    /// Storage buffers with `-fvk-use-dx-layout`: natural alignment.
    DxStructured,
    GlStd140,
    GlStd430,
    /// `-fvk-use-scalar-layout`, for all blocks.
    Scalar,
    /// Uniform buffers for wgpu: std140, with matrices only where WGSL lays them out identically.
    WgslUniform,
    /// Storage buffers and push constants for wgpu: std430, with the same matrices.
    WgslStorage,
    /// Records of work graphs: like [`LayoutRule::Scalar`], and members carry their role in the graph.
    Record,
}

impl LayoutRule {
    /// The rule for `cbuffer`s, `ConstantBuffer`s and `$Globals`.
    pub fn of_uniform_buffers(layout: options::Layout) -> LayoutRule {
        match layout {
            options::Layout::VectorRelaxed => LayoutRule::RelaxedStd140,
            options::Layout::Dx => LayoutRule::DxCbuffer,
            options::Layout::Gl => LayoutRule::GlStd140,
            options::Layout::Scalar => LayoutRule::Scalar,
            options::Layout::Wgsl => LayoutRule::WgslUniform,
        }
    }
    /// The rule for structured and byte address buffers and push constants.
    pub fn of_storage_buffers(layout: options::Layout) -> LayoutRule {
        match layout {
            options::Layout::VectorRelaxed => LayoutRule::RelaxedStd430,
            options::Layout::Dx => LayoutRule::DxStructured,
            options::Layout::Gl => LayoutRule::GlStd430,
            options::Layout::Scalar => LayoutRule::Scalar,
            options::Layout::Wgsl => LayoutRule::WgslStorage,
        }
    }
    /// The rule for `tbuffer`s and `TextureBuffer`s.
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

    /// Whether naga reads the memory: it only supports WGSL's strides, and no row-major matrices.
    pub fn is_wgsl(self) -> bool {
        matches!(self, LayoutRule::WgslUniform | LayoutRule::WgslStorage)
    }

    /// Whether this is Vulkan's relaxed block layout: vectors are aligned like their components and do not needlessly
    /// cross a 16-byte boundary.
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
