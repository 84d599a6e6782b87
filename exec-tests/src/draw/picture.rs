//! What tests of pipelines ask of a picture.

use super::SIZE;
use ash::vk::ShaderStageFlags as Flags;

/// The stage of a profile such as `ps_6_0`.
pub fn stage_of(profile: &str) -> Flags {
    match profile.get(..2) {
        Some("vs") => Flags::VERTEX,
        Some("hs") => Flags::TESSELLATION_CONTROL,
        Some("ds") => Flags::TESSELLATION_EVALUATION,
        Some("gs") => Flags::GEOMETRY,
        Some("as") => Flags::TASK_EXT,
        Some("ms") => Flags::MESH_EXT,
        _ => Flags::FRAGMENT,
    }
}

/// Compares every pixel with what is expected at its center, from 0 to 1 in each direction.
pub fn assert_shows(picture: &[[f32; 4]], expected: impl Fn(f32, f32) -> [f32; 4], what: &str) {
    for (index, found) in picture.iter().enumerate() {
        let (x, y) = (index as u32 % SIZE, index as u32 / SIZE);
        let wanted = expected((x as f32 + 0.5) / SIZE as f32, (y as f32 + 0.5) / SIZE as f32);
        let is_near = found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 1e-3);
        assert!(is_near, "{what}, pixel {x} {y}: {found:?} and not {wanted:?}");
    }
}
