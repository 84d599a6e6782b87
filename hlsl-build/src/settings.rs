//! What a user chooses of a build.

/// Target environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Target {
    /// Vulkan 1.0 with SPIR-V 1.0.
    Vulkan1_0,
    /// Vulkan 1.1 with SPIR-V 1.3.
    Vulkan1_1,
    /// Vulkan 1.2 with SPIR-V 1.5.
    Vulkan1_2,
    /// Vulkan 1.3 with SPIR-V 1.6.
    Vulkan1_3,
    /// Vulkan 1.4 with SPIR-V 1.6.
    Vulkan1_4,
    /// wgpu: WGSL as naga reads it, with memory laid out as in WGSL.
    Wgpu,
    /// Like [`Target::Wgpu`], restricted to what every browser supports.
    WebGpu,
}

impl Target {
    /// As written for `-fspv-target-env=`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Target::Vulkan1_0 => "vulkan1.0",
            Target::Vulkan1_1 => "vulkan1.1",
            Target::Vulkan1_2 => "vulkan1.2",
            Target::Vulkan1_3 => "vulkan1.3",
            Target::Vulkan1_4 => "vulkan1.4",
            Target::Wgpu => "wgpu",
            Target::WebGpu => "webgpu",
        }
    }
}

/// The rules that determine the offsets of buffer members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
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
#[non_exhaustive]
pub enum Optimize {
    /// `-O3`, regardless of the cargo profile: shaders do not run on the machine that the profile is for.
    #[default]
    Speed,
    /// `-Od`: as written, for debuggers.
    None,
    /// Follows the cargo profile: none in a debug build.
    FromCargo,
}
