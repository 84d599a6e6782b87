//! Decorations of variables, and the names of built-in ones.

use hlsl_backend::ir::{
    Decoration, Global, Operand,
    spirv::{self, BuiltIn, Decoration as D},
};

/// The number of a decoration.
pub fn number(global: &Global, kind: D) -> Option<u32> {
    let decoration = global.decorations.iter().find(|it| it.is(kind))?;
    match decoration.operands.first() {
        Some(Operand::Literal(it)) => Some(*it),
        _ => None,
    }
}

pub fn builtin(decorations: &[Decoration]) -> Option<spirv::BuiltIn> {
    let decoration = decorations.iter().find(|it| it.is(spirv::Decoration::BuiltIn))?;
    match decoration.operands.first() {
        Some(&Operand::Literal(number)) => spirv::BuiltIn::from_u32(number),
        _ => None,
    }
}

pub fn builtin_name(it: spirv::BuiltIn) -> Option<&'static str> {
    Some(match it {
        BuiltIn::Position | BuiltIn::FragCoord => "position",
        BuiltIn::VertexIndex => "vertex_index",
        BuiltIn::InstanceIndex => "instance_index",
        BuiltIn::ViewIndex => "view_index",
        BuiltIn::ClipDistance => "clip_distances",
        BuiltIn::FrontFacing => "front_facing",
        BuiltIn::FragDepth => "frag_depth",
        BuiltIn::PrimitiveId => "primitive_index",
        BuiltIn::PrimitiveTriangleIndicesEXT => "triangle_indices",
        BuiltIn::PrimitiveLineIndicesEXT => "line_indices",
        BuiltIn::CullPrimitiveEXT => "cull_primitive",
        BuiltIn::SampleId => "sample_index",
        BuiltIn::SampleMask => "sample_mask",
        BuiltIn::BaryCoordKHR => "barycentric",
        BuiltIn::BaryCoordNoPerspKHR => "barycentric_no_perspective",
        BuiltIn::GlobalInvocationId => "global_invocation_id",
        BuiltIn::LocalInvocationId => "local_invocation_id",
        BuiltIn::LocalInvocationIndex => "local_invocation_index",
        BuiltIn::WorkgroupId => "workgroup_id",
        BuiltIn::NumWorkgroups => "num_workgroups",
        BuiltIn::NumSubgroups => "num_subgroups",
        BuiltIn::SubgroupId => "subgroup_id",
        BuiltIn::SubgroupSize => "subgroup_size",
        BuiltIn::SubgroupLocalInvocationId => "subgroup_invocation_id",
        _ => return None,
    })
}
