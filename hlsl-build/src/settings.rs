//! What a user chooses of a build.

/// Target environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Target {
    Vulkan1_0,
    Vulkan1_1,
    Vulkan1_2,
    Vulkan1_3,
    Vulkan1_4,
    /// wgpu: what naga can read, with memory laid out as in WGSL.
    Wgpu,
    /// Like [`Target::Wgpu`], restricted to what every browser supports.
    WebGpu,
}

/// The rules that determine the offsets of buffer members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// DXC's default: std140 and std430 with vectors aligned to their component.
    #[default]
    Relaxed,
    /// Direct3D's packing rules.
    Dx,
    /// Strict std140 and std430.
    Gl,
    /// Every member aligned to its component.
    Scalar,
}

/// Optimization level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Optimize {
    /// `-O3`, regardless of the cargo profile: shaders do not run on the machine that the profile is for.
    #[default]
    Speed,
    /// `-Od`: as written, for debuggers.
    None,
    /// Follows the cargo profile: none in a debug build.
    FromCargo,
}
