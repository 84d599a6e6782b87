//! HLSL types → IR types.
use crate::{ir, layout::LayoutRule, lower::Lower, types::TypeId};

impl Lower<'_> {
    /// The IR type of an HLSL type in memory of that layout.
    pub fn ir_type(&mut self, _ty: TypeId, _rule: LayoutRule) -> ir::TypeId {
        todo!()
    }
    /// The rule of `cbuffer`s, `ConstantBuffer`s and `$Globals`.
    pub fn uniform_rule(&self) -> LayoutRule {
        todo!()
    }
    /// The rule of structured and byte-address buffers and push constants.
    pub fn storage_rule(&self) -> LayoutRule {
        todo!()
    }
    /// The rule of `tbuffer`s and `TextureBuffer`s.
    pub fn texture_buffer_rule(&self) -> LayoutRule {
        todo!()
    }
    /// `StorageBuffer` or, before SPIR-V 1.4, `Uniform` (with `BufferBlock`).
    pub fn storage_class(&self) -> ir::StorageClass {
        todo!()
    }
}
