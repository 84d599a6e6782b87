//! The meaning of semantics at each boundary between stages ([`Point`]), and the built-in variables behind the `SV_`
//! ones.

use crate::{ir::spirv::BuiltIn, stage::Stage};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Without `SV_`.
    Arbitrary,
    VertexId,
    InstanceId,
    Position,
    RenderTargetArrayIndex,
    ViewportArrayIndex,
    ClipDistance,
    CullDistance,
    OutputControlPointId,
    DomainLocation,
    PrimitiveId,
    GsInstanceId,
    SampleIndex,
    IsFrontFace,
    Coverage,
    InnerCoverage,
    Target,
    Depth,
    DepthLessEqual,
    DepthGreaterEqual,
    StencilRef,
    DispatchThreadId,
    GroupId,
    GroupIndex,
    GroupThreadId,
    TessFactor,
    InsideTessFactor,
    ViewId,
    Barycentrics,
    ShadingRate,
    CullPrimitive,
    StartVertexLocation,
    StartInstanceLocation,
}

/// The kind of a semantic by its name without the index; `None` for an `SV_` name that does not exist.
pub fn kind(name: &str) -> Option<Kind> {
    let is_system = name.get(..3).is_some_and(|prefix| prefix.eq_ignore_ascii_case("SV_"));
    if !is_system {
        return Some(Kind::Arbitrary);
    }
    Some(match name[3..].to_ascii_lowercase().as_str() {
        "vertexid" => Kind::VertexId,
        "instanceid" => Kind::InstanceId,
        "position" => Kind::Position,
        "rendertargetarrayindex" => Kind::RenderTargetArrayIndex,
        "viewportarrayindex" => Kind::ViewportArrayIndex,
        "clipdistance" => Kind::ClipDistance,
        "culldistance" => Kind::CullDistance,
        "outputcontrolpointid" => Kind::OutputControlPointId,
        "domainlocation" => Kind::DomainLocation,
        "primitiveid" => Kind::PrimitiveId,
        "gsinstanceid" => Kind::GsInstanceId,
        "sampleindex" => Kind::SampleIndex,
        "isfrontface" => Kind::IsFrontFace,
        "coverage" => Kind::Coverage,
        "innercoverage" => Kind::InnerCoverage,
        "target" => Kind::Target,
        "depth" => Kind::Depth,
        "depthlessequal" => Kind::DepthLessEqual,
        "depthgreaterequal" => Kind::DepthGreaterEqual,
        "stencilref" => Kind::StencilRef,
        "dispatchthreadid" => Kind::DispatchThreadId,
        "groupid" => Kind::GroupId,
        "groupindex" => Kind::GroupIndex,
        "groupthreadid" => Kind::GroupThreadId,
        "tessfactor" => Kind::TessFactor,
        "insidetessfactor" => Kind::InsideTessFactor,
        "viewid" => Kind::ViewId,
        "barycentrics" => Kind::Barycentrics,
        "shadingrate" => Kind::ShadingRate,
        "cullprimitive" => Kind::CullPrimitive,
        "startvertexlocation" => Kind::StartVertexLocation,
        "startinstancelocation" => Kind::StartInstanceLocation,
        _ => return None,
    })
}

/// Where a value enters or leaves a stage: a signature point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    VertexIn,
    VertexOut,
    /// Parameters of a patch constant function.
    PatchConstantIn,
    HullIn,
    HullPointIn,
    HullPointOut,
    PatchConstantOut,
    DomainIn,
    DomainPointIn,
    DomainOut,
    GeometryVertexIn,
    GeometryIn,
    GeometryOut,
    PixelIn,
    PixelOut,
    ComputeIn,
    MeshIn,
    MeshOut,
    MeshPrimitiveOut,
    AmplificationIn,
}

impl Point {
    /// Of plain parameters of an entry point.
    pub fn of_parameter(stage: Stage, is_input: bool) -> Option<Point> {
        Some(match (stage, is_input) {
            (Stage::Vertex, true) => Point::VertexIn,
            (Stage::Vertex, false) => Point::VertexOut,
            (Stage::Hull, true) => Point::HullIn,
            (Stage::Hull, false) => Point::HullPointOut,
            (Stage::Domain, true) => Point::DomainIn,
            (Stage::Domain, false) => Point::DomainOut,
            (Stage::Geometry, true) => Point::GeometryIn,
            (Stage::Pixel, true) => Point::PixelIn,
            (Stage::Pixel, false) => Point::PixelOut,
            (Stage::Compute | Stage::Node, true) => Point::ComputeIn,
            (Stage::Mesh, true) => Point::MeshIn,
            (Stage::Amplification, true) => Point::AmplificationIn,
            _ => return None,
        })
    }

    pub fn is_input(self) -> bool {
        use Point::*;
        matches!(
            self,
            VertexIn
                | PatchConstantIn
                | HullIn
                | HullPointIn
                | DomainIn
                | DomainPointIn
                | GeometryVertexIn
                | GeometryIn
                | PixelIn
                | ComputeIn
                | MeshIn
                | AmplificationIn
        )
    }

    /// As in the names of profiles.
    pub fn profile(self) -> &'static str {
        use Point::*;
        match self {
            VertexIn | VertexOut => "vs",
            PatchConstantIn | HullIn | HullPointIn | HullPointOut | PatchConstantOut => "hs",
            DomainIn | DomainPointIn | DomainOut => "ds",
            GeometryVertexIn | GeometryIn | GeometryOut => "gs",
            PixelIn | PixelOut => "ps",
            ComputeIn => "cs",
            MeshIn | MeshOut | MeshPrimitiveOut => "ms",
            AmplificationIn => "as",
        }
    }

    /// Whether values here are matched with those of another stage by their semantics. Elsewhere, they come from the
    /// device, and several parameters may have the same one.
    pub fn has_signature(self) -> bool {
        use Point::*;
        !matches!(
            self,
            PatchConstantIn
                | HullIn
                | DomainIn
                | GeometryIn
                | ComputeIn
                | MeshIn
                | AmplificationIn
                | PatchConstantOut
        )
    }

    /// Whether the position that leaves here is what is rasterized: `-fvk-invert-y` flips it.
    pub fn is_before_rasterizer(self) -> bool {
        matches!(self, Point::VertexOut | Point::DomainOut | Point::GeometryOut | Point::MeshOut)
    }
}

/// What a semantic becomes at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    Invalid,
    /// A variable with a location, as for semantics without `SV_`.
    Location,
    Builtin,
}

/// The table of the manual and of HLSL's own rules, row by row.
pub fn usage(kind: Kind, point: Point) -> Usage {
    use Point::*;
    let choose = |builtin: &[Point], location: &[Point]| {
        if builtin.contains(&point) {
            Usage::Builtin
        } else if location.contains(&point) {
            Usage::Location
        } else {
            Usage::Invalid
        }
    };
    match kind {
        Kind::Arbitrary => match point {
            PatchConstantIn | HullIn | GeometryIn | PixelOut | ComputeIn | MeshIn | AmplificationIn => {
                Usage::Invalid
            }
            _ => Usage::Location,
        },
        Kind::VertexId => choose(&[VertexIn], &[]),
        Kind::InstanceId => choose(
            &[VertexIn],
            &[
                VertexOut,
                HullPointIn,
                HullPointOut,
                DomainPointIn,
                DomainOut,
                GeometryVertexIn,
                GeometryOut,
                PixelIn,
            ],
        ),
        Kind::Position => choose(
            &[
                VertexOut,
                HullPointIn,
                HullPointOut,
                DomainPointIn,
                DomainOut,
                GeometryVertexIn,
                GeometryOut,
                PixelIn,
                MeshOut,
            ],
            &[VertexIn, PatchConstantOut, DomainIn],
        ),
        Kind::ClipDistance | Kind::CullDistance => choose(
            &[
                VertexOut,
                HullPointIn,
                HullPointOut,
                DomainPointIn,
                DomainOut,
                GeometryVertexIn,
                GeometryOut,
                PixelIn,
                MeshOut,
            ],
            &[VertexIn, PatchConstantOut, DomainIn],
        ),
        Kind::RenderTargetArrayIndex | Kind::ViewportArrayIndex => choose(
            &[VertexOut, DomainOut, GeometryOut, PixelIn, MeshPrimitiveOut],
            &[
                VertexIn,
                HullPointIn,
                HullPointOut,
                PatchConstantOut,
                DomainIn,
                DomainPointIn,
                GeometryVertexIn,
            ],
        ),
        Kind::OutputControlPointId => choose(&[HullIn], &[]),
        Kind::DomainLocation => choose(&[DomainIn], &[]),
        Kind::PrimitiveId => choose(
            &[PatchConstantIn, HullIn, DomainIn, GeometryIn, GeometryOut, PixelIn, MeshPrimitiveOut],
            &[],
        ),
        Kind::GsInstanceId => choose(&[GeometryIn], &[]),
        Kind::SampleIndex => choose(&[PixelIn], &[]),
        Kind::IsFrontFace => choose(&[PixelIn], &[GeometryOut]),
        Kind::Coverage => choose(&[PixelIn, PixelOut], &[]),
        Kind::InnerCoverage | Kind::Barycentrics => choose(&[PixelIn], &[]),
        Kind::Target => choose(&[], &[PixelOut]),
        Kind::Depth | Kind::DepthLessEqual | Kind::DepthGreaterEqual | Kind::StencilRef => {
            choose(&[PixelOut], &[])
        }
        Kind::DispatchThreadId | Kind::GroupId | Kind::GroupIndex | Kind::GroupThreadId => {
            choose(&[ComputeIn, MeshIn, AmplificationIn], &[])
        }
        Kind::TessFactor | Kind::InsideTessFactor => choose(&[PatchConstantOut, DomainIn], &[]),
        Kind::ViewId => {
            choose(&[VertexIn, PatchConstantIn, HullIn, DomainIn, GeometryIn, PixelIn, MeshIn], &[])
        }
        Kind::ShadingRate => choose(&[VertexOut, GeometryOut, MeshPrimitiveOut, PixelIn], &[]),
        Kind::CullPrimitive => choose(&[MeshPrimitiveOut], &[]),
        Kind::StartVertexLocation | Kind::StartInstanceLocation => choose(&[VertexIn], &[]),
    }
}

/// The shader model that brought a semantic, for those that came after 6.0.
pub fn since(kind: Kind) -> Option<(u8, u8)> {
    match kind {
        Kind::Barycentrics | Kind::ViewId => Some((6, 1)),
        Kind::ShadingRate => Some((6, 4)),
        Kind::CullPrimitive => Some((6, 5)),
        Kind::StartVertexLocation | Kind::StartInstanceLocation => Some((6, 8)),
        _ => None,
    }
}

/// The type that Vulkan requires for a built-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Float,
    Float3,
    Float4,
    /// 32 bits, signed if the shader's variable is.
    Int,
    Int3,
    Bool,
    /// An array of one 32-bit mask.
    Mask,
    /// Four outer levels.
    OuterLevels,
    /// Two inner levels.
    InnerLevels,
    /// Floats, combined from all variables with the semantic.
    Distances,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builtin {
    pub number: BuiltIn,
    /// As DXC names the variable; it has no name for the newer ones.
    pub name: &'static str,
    pub shape: Shape,
}

/// The builtin behind a semantic that is one at this point.
pub fn builtin(kind: Kind, point: Point) -> Option<Builtin> {
    let (number, name, shape) = match kind {
        Kind::Arbitrary | Kind::Target => return None,
        Kind::VertexId => (BuiltIn::VertexIndex, "gl_VertexIndex", Shape::Int),
        Kind::InstanceId => (BuiltIn::InstanceIndex, "gl_InstanceIndex", Shape::Int),
        Kind::Position if point == Point::PixelIn => (BuiltIn::FragCoord, "gl_FragCoord", Shape::Float4),
        Kind::Position => (BuiltIn::Position, "gl_Position", Shape::Float4),
        Kind::RenderTargetArrayIndex => (BuiltIn::Layer, "gl_Layer", Shape::Int),
        Kind::ViewportArrayIndex => (BuiltIn::ViewportIndex, "gl_ViewportIndex", Shape::Int),
        Kind::ClipDistance => (BuiltIn::ClipDistance, "gl_ClipDistance", Shape::Distances),
        Kind::CullDistance => (BuiltIn::CullDistance, "gl_CullDistance", Shape::Distances),
        Kind::OutputControlPointId | Kind::GsInstanceId => {
            (BuiltIn::InvocationId, "gl_InvocationID", Shape::Int)
        }
        Kind::DomainLocation => (BuiltIn::TessCoord, "gl_TessCoord", Shape::Float3),
        Kind::PrimitiveId => (BuiltIn::PrimitiveId, "gl_PrimitiveID", Shape::Int),
        Kind::SampleIndex => (BuiltIn::SampleId, "gl_SampleID", Shape::Int),
        Kind::IsFrontFace => (BuiltIn::FrontFacing, "gl_FrontFacing", Shape::Bool),
        Kind::Coverage => (BuiltIn::SampleMask, "gl_SampleMask", Shape::Mask),
        Kind::InnerCoverage => (BuiltIn::FullyCoveredEXT, "", Shape::Bool),
        Kind::Depth | Kind::DepthLessEqual | Kind::DepthGreaterEqual => {
            (BuiltIn::FragDepth, "gl_FragDepth", Shape::Float)
        }
        Kind::StencilRef => (BuiltIn::FragStencilRefEXT, "", Shape::Int),
        Kind::DispatchThreadId => (BuiltIn::GlobalInvocationId, "gl_GlobalInvocationID", Shape::Int3),
        Kind::GroupId => (BuiltIn::WorkgroupId, "gl_WorkGroupID", Shape::Int3),
        Kind::GroupIndex => (BuiltIn::LocalInvocationIndex, "gl_LocalInvocationIndex", Shape::Int),
        Kind::GroupThreadId => (BuiltIn::LocalInvocationId, "gl_LocalInvocationID", Shape::Int3),
        Kind::TessFactor => (BuiltIn::TessLevelOuter, "gl_TessLevelOuter", Shape::OuterLevels),
        Kind::InsideTessFactor => (BuiltIn::TessLevelInner, "gl_TessLevelInner", Shape::InnerLevels),
        Kind::ViewId => (BuiltIn::ViewIndex, "", Shape::Int),
        // Without perspective it is another builtin, which the caller knows.
        Kind::Barycentrics => (BuiltIn::BaryCoordKHR, "", Shape::Float3),
        Kind::ShadingRate if point == Point::PixelIn => (BuiltIn::ShadingRateKHR, "", Shape::Int),
        Kind::ShadingRate => (BuiltIn::PrimitiveShadingRateKHR, "", Shape::Int),
        Kind::CullPrimitive => (BuiltIn::CullPrimitiveEXT, "", Shape::Bool),
        Kind::StartVertexLocation => (BuiltIn::BaseVertex, "", Shape::Int),
        Kind::StartInstanceLocation => (BuiltIn::BaseInstance, "gl_BaseInstance", Shape::Int),
    };
    Some(Builtin { number, name, shape })
}

/// The built-in that `vk::builtin` names, or why it is not available at this point.
pub fn vulkan_builtin(name: &str, point: Point) -> Result<Builtin, &'static str> {
    use Point::*;
    let is_in = |points: &[Point]| points.contains(&point);
    let (number, variable, shape, is_allowed, where_allowed) = match name {
        "PointSize" => (
            BuiltIn::PointSize,
            "gl_PointSize",
            Shape::Float,
            is_in(&[
                VertexOut,
                HullPointIn,
                HullPointOut,
                DomainPointIn,
                DomainOut,
                GeometryVertexIn,
                GeometryOut,
                MeshOut,
            ]),
            "it belongs to vertices: an output of vertex, hull, domain, geometry and mesh shaders, and an input of \
             hull, domain and geometry shaders",
        ),
        "HelperInvocation" => (
            BuiltIn::HelperInvocation,
            "gl_HelperInvocation",
            Shape::Bool,
            is_in(&[PixelIn]),
            "it is only an input of pixel shaders",
        ),
        "BaseVertex" => {
            (BuiltIn::BaseVertex, "", Shape::Int, is_in(&[VertexIn]), "it is only an input of vertex shaders")
        }
        "BaseInstance" => (
            BuiltIn::BaseInstance,
            "gl_BaseInstance",
            Shape::Int,
            is_in(&[VertexIn]),
            "it is only an input of vertex shaders",
        ),
        "DrawIndex" => (
            BuiltIn::DrawIndex,
            "",
            Shape::Int,
            is_in(&[VertexIn, MeshIn, AmplificationIn]),
            "it is only an input of vertex, mesh and amplification shaders",
        ),
        "DeviceIndex" => (BuiltIn::DeviceIndex, "", Shape::Int, point.is_input(), "it is only an input"),
        "ViewportMaskNV" => (
            BuiltIn::ViewportMaskNV,
            "gl_ViewportMask",
            Shape::Mask,
            is_in(&[MeshPrimitiveOut]),
            "it is only a `primitives` output of mesh shaders",
        ),
        _ => return Err("no such built-in exists"),
    };
    match is_allowed {
        true => Ok(Builtin { number, name: variable, shape }),
        false => Err(where_allowed),
    }
}
