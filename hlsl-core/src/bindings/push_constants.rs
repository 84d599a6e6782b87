//! The push constants of all shaders as one range: what the pipeline layout declares and the host writes.

use super::{
    Shader,
    plan::{GRANULARITY, Plan},
    stage_flags,
};
use crate::reflect::TypeLayout;

/// From the first member to the end of the longest struct, whose padding counts: the bytes of the struct lie in the range.
///
/// Padding never makes a block too long for a device: alignments are powers of two, as are the 128 bytes that every
/// device has and the limits of those that have more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PushConstants {
    pub(super) start: u32,
    pub(super) end: u32,
    /// `VkShaderStageFlags` of the stages that read them.
    pub(super) stages: u32,
    /// Indices into [`Plan::structs`], each once.
    pub(super) structs: Vec<usize>,
}

impl PushConstants {
    /// `maps`: where the structs of each shader are in the plan.
    pub(super) fn of(plan: &Plan, shaders: &[Shader<'_>], maps: &[Vec<usize>]) -> Option<PushConstants> {
        let mut all: Option<PushConstants> = None;
        for (shader, map) in shaders.iter().zip(maps) {
            let users = shader.reflection.entry_points.iter().filter(|it| it.push_constants.is_some());
            let stages = users.fold(0, |all, it| all | stage_flags(it.stage));
            for block in &shader.reflection.push_constants {
                let structure = match &block.layout {
                    TypeLayout::Struct(index) => map.get(*index).copied(),
                    _ => None,
                };
                let end = structure.and_then(|it| plan.structs.get(it)).map_or(block.size, |it| it.size);
                let range = all.get_or_insert(PushConstants {
                    start: u32::MAX,
                    end: 0,
                    stages: 0,
                    structs: Vec::new(),
                });
                range.start = range.start.min(block.offset / GRANULARITY * GRANULARITY);
                range.end = range.end.max(end.next_multiple_of(GRANULARITY));
                range.stages |= stages;
                if let Some(structure) = structure
                    && !range.structs.contains(&structure)
                {
                    range.structs.push(structure);
                }
            }
        }
        all
    }

    pub(super) fn size(&self) -> u32 {
        self.end - self.start
    }
}
