//! The shader stages.

/// A stage of a Vulkan pipeline, as `-T` or `[shader("...")]` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    /// `[shader("vertex")]`.
    Vertex,
    /// `[shader("hull")]`.
    Hull,
    /// `[shader("domain")]`.
    Domain,
    /// `[shader("geometry")]`.
    Geometry,
    /// `[shader("pixel")]`.
    Pixel,
    /// `[shader("compute")]`.
    Compute,
    /// `[shader("amplification")]`.
    Amplification,
    /// `[shader("mesh")]`.
    Mesh,
    /// `[shader("raygeneration")]`.
    RayGeneration,
    /// `[shader("intersection")]`.
    Intersection,
    /// `[shader("anyhit")]`.
    AnyHit,
    /// `[shader("closesthit")]`.
    ClosestHit,
    /// `[shader("miss")]`.
    Miss,
    /// `[shader("callable")]`.
    Callable,
    /// `[shader("node")]`.
    Node,
}

impl Stage {
    /// As `[shader("...")]` spells it.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Vertex => "vertex",
            Stage::Hull => "hull",
            Stage::Domain => "domain",
            Stage::Geometry => "geometry",
            Stage::Pixel => "pixel",
            Stage::Compute => "compute",
            Stage::Amplification => "amplification",
            Stage::Mesh => "mesh",
            Stage::RayGeneration => "raygeneration",
            Stage::Intersection => "intersection",
            Stage::AnyHit => "anyhit",
            Stage::ClosestHit => "closesthit",
            Stage::Miss => "miss",
            Stage::Callable => "callable",
            Stage::Node => "node",
        }
    }

    /// All of them.
    pub const ALL: [Stage; 15] = [
        Stage::Vertex,
        Stage::Hull,
        Stage::Domain,
        Stage::Geometry,
        Stage::Pixel,
        Stage::Compute,
        Stage::Amplification,
        Stage::Mesh,
        Stage::RayGeneration,
        Stage::Intersection,
        Stage::AnyHit,
        Stage::ClosestHit,
        Stage::Miss,
        Stage::Callable,
        Stage::Node,
    ];

    /// Reads the name in `[shader("...")]`.
    pub fn from_name(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// The oldest profile with the stage; of ray tracing, the last one before payloads must say which stages access
    /// their members.
    pub fn profile(self) -> &'static str {
        use Stage::*;
        match self {
            Vertex => "vs_6_0",
            Hull => "hs_6_0",
            Domain => "ds_6_0",
            Geometry => "gs_6_0",
            Pixel => "ps_6_0",
            Compute => "cs_6_0",
            Amplification => "as_6_5",
            Mesh => "ms_6_5",
            RayGeneration | Intersection | AnyHit | ClosestHit | Miss | Callable => "lib_6_6",
            Node => "lib_6_8",
        }
    }

    /// Whether it is one of the six of a ray tracing pipeline.
    pub fn is_ray_tracing(self) -> bool {
        use Stage::*;
        matches!(self, RayGeneration | Intersection | AnyHit | ClosestHit | Miss | Callable)
    }
}

/// The profile that the name of a file says: `sky.ps.hlsl` is a pixel shader.
pub fn profile_of_file(path: &str) -> Option<&'static str> {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stage = match name.rsplit('.').nth(1)? {
        "vs" | "vert" => Stage::Vertex,
        "ps" | "frag" => Stage::Pixel,
        "cs" | "comp" => Stage::Compute,
        "gs" | "geom" => Stage::Geometry,
        "hs" | "tesc" => Stage::Hull,
        "ds" | "tese" => Stage::Domain,
        "ms" | "mesh" => Stage::Mesh,
        "as" | "task" => Stage::Amplification,
        _ => return None,
    };
    Some(stage.profile())
}
