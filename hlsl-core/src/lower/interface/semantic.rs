//! The meaning of semantics at each boundary between stages ([`Point`]), and the built-in variables behind the `SV_`
//! ones.

use Point::*;

use crate::{ir::spirv::BuiltIn, stage::Stage};

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
    /// Of plain input parameters of an entry point.
    pub fn of_inputs(stage: Stage) -> Option<Point> {
        Some(match stage {
            Stage::Vertex => Point::VertexIn,
            Stage::Hull => Point::HullIn,
            Stage::Domain => Point::DomainIn,
            Stage::Geometry => Point::GeometryIn,
            Stage::Pixel => Point::PixelIn,
            Stage::Compute | Stage::Node => Point::ComputeIn,
            Stage::Mesh => Point::MeshIn,
            Stage::Amplification => Point::AmplificationIn,
            _ => return None,
        })
    }

    /// Of plain output parameters and the result of an entry point.
    pub fn of_outputs(stage: Stage) -> Option<Point> {
        Some(match stage {
            Stage::Vertex => Point::VertexOut,
            Stage::Hull => Point::HullPointOut,
            Stage::Domain => Point::DomainOut,
            Stage::Pixel => Point::PixelOut,
            _ => return None,
        })
    }

    pub fn is_input(self) -> bool {
        INPUTS.contains(&self)
    }

    /// As in the names of profiles.
    pub fn profile(self) -> &'static str {
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

    /// A semantic that is common here.
    pub fn example(self) -> &'static str {
        match self {
            PixelOut => "SV_Target",
            ComputeIn | MeshIn | AmplificationIn => "SV_DispatchThreadID",
            HullIn => "SV_OutputControlPointID",
            DomainIn => "SV_DomainLocation",
            PatchConstantIn | GeometryIn => "SV_PrimitiveID",
            _ => "TEXCOORD0",
        }
    }

    /// Whether the position that leaves here is what is rasterized: `-fvk-invert-y` flips it.
    pub fn is_before_rasterizer(self) -> bool {
        matches!(self, Point::VertexOut | Point::DomainOut | Point::GeometryOut | Point::MeshOut)
    }
}

const INPUTS: &[Point] = &[
    VertexIn,
    PatchConstantIn,
    HullIn,
    HullPointIn,
    DomainIn,
    DomainPointIn,
    GeometryVertexIn,
    GeometryIn,
    PixelIn,
    ComputeIn,
    MeshIn,
    AmplificationIn,
];

const OUTPUTS: &[Point] =
    &[VertexOut, HullPointOut, PatchConstantOut, DomainOut, GeometryOut, PixelOut, MeshOut, MeshPrimitiveOut];

/// Where vertices are on their way to the rasterizer.
const VERTICES: &[Point] =
    &[VertexOut, HullPointIn, HullPointOut, DomainPointIn, DomainOut, GeometryVertexIn, GeometryOut, MeshOut];

/// The same, and pixel shaders, which see what the rasterizer made of them.
const VERTICES_AND_PIXELS: &[Point] = &[
    VertexOut,
    HullPointIn,
    HullPointOut,
    DomainPointIn,
    DomainOut,
    GeometryVertexIn,
    GeometryOut,
    PixelIn,
    MeshOut,
];

/// Where the rasterizer finds a layer or viewport, and pixel shaders see it.
const LAYERS: &[Point] = &[VertexOut, DomainOut, GeometryOut, PixelIn, MeshPrimitiveOut];

/// Where a layer or viewport is a plain number, which a later stage may pass on to the rasterizer.
const BEFORE_LAYERS: &[Point] =
    &[VertexIn, HullPointIn, HullPointOut, PatchConstantOut, DomainIn, DomainPointIn, GeometryVertexIn];

/// Where the number of an instance is one that the vertex shader passed on.
const AFTER_INSTANCES: &[Point] =
    &[VertexOut, HullPointIn, HullPointOut, DomainPointIn, DomainOut, GeometryVertexIn, GeometryOut, PixelIn];

/// Where a position or distance is a plain number for the shader's own use.
const OWN_DATA: &[Point] = &[VertexIn, PatchConstantOut, DomainIn];

const PRIMITIVES: &[Point] =
    &[PatchConstantIn, HullIn, DomainIn, GeometryIn, GeometryOut, PixelIn, MeshPrimitiveOut];

const VIEWS: &[Point] = &[VertexIn, PatchConstantIn, HullIn, DomainIn, GeometryIn, PixelIn, MeshIn];

const GROUPS: &[Point] = &[ComputeIn, MeshIn, AmplificationIn];

const SHADING_RATES: &[Point] = &[VertexOut, GeometryOut, MeshPrimitiveOut, PixelIn];

/// Defines [`Kind`], [`kind`] and [`system_row`]. A row is the name of a semantic without `SV_`, the points where it is a
/// built-in, those where it has a location, and the shader model that brought it if that came after 6.0.
macro_rules! system_semantics {
    ($($kind:ident: $builtin:expr, $location:expr $(, since $since:expr)?;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            /// Without `SV_`.
            Arbitrary,
            $($kind,)*
        }

        /// The kind of a semantic by its name without the index; `None` for an `SV_` name that does not exist.
        pub fn kind(name: &str) -> Option<Kind> {
            let is_system = name.get(..3).is_some_and(|prefix| prefix.eq_ignore_ascii_case("SV_"));
            if !is_system {
                return Some(Kind::Arbitrary);
            }
            // There are three bytes of ASCII, or it would be no system value.
            let name = &name[3..];
            let kinds = [$((stringify!($kind), Kind::$kind)),*];
            kinds.into_iter().find(|it| it.0.eq_ignore_ascii_case(name)).map(|it| it.1)
        }

        /// The names that mean something at a point, as HLSL's manual spells them.
        pub fn names_at(point: Point) -> impl Iterator<Item = String> {
            let kinds = [$((stringify!($kind), Kind::$kind)),*];
            let valid = kinds.into_iter().filter(move |it| usage(it.1, point) != Usage::Invalid);
            valid.map(|it| format!("SV_{}", it.0.replace("Id", "ID").replace("Gs", "GS")))
        }

        /// The row of a kind; `None` if it has no `SV_`.
        fn system_row(kind: Kind) -> Option<Row> {
            Some(match kind {
                Kind::Arbitrary => return None,
                $(Kind::$kind => {
                    let since: &[(u8, u8)] = &[$($since)?];
                    Row { builtin: $builtin, location: $location, since: since.first().copied() }
                })*
            })
        }
    };
}

/// The profiles whose inputs, and those whose outputs, may have a semantic.
pub fn profiles_with(kind: Kind) -> [Vec<&'static str>; 2] {
    [INPUTS, OUTPUTS].map(|points| {
        let valid = points.iter().filter(|it| usage(kind, **it) != Usage::Invalid);
        let mut profiles: Vec<&str> = valid.map(|it| it.profile()).collect();
        profiles.dedup();
        profiles
    })
}

/// What a semantic of Direct3D 9 stands for with `-fhlsl-dx9`, as in FXC's backward compatibility mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Older {
    Is(Kind),
    /// `VFACE`: negative for what faces away, positive for what faces the camera.
    Face,
}

/// The names are those of the documentation of HLSL's semantics, which Direct3D 9 had at these points. Of positions,
/// only the first is the rasterizer's. A stage that gets vertices sees as a position what the stage before wrote as one.
pub fn older(name: &str, index: u32, point: Point) -> Option<Older> {
    let is = |it: &str| name.eq_ignore_ascii_case(it);
    match point {
        PixelOut if is("COLOR") => Some(Older::Is(Kind::Target)),
        PixelOut if is("DEPTH") => Some(Older::Is(Kind::Depth)),
        PixelIn if is("VFACE") => Some(Older::Face),
        PixelIn if is("VPOS") => Some(Older::Is(Kind::Position)),
        _ if is("POSITION") && index == 0 && VERTICES_AND_PIXELS.contains(&point) => {
            Some(Older::Is(Kind::Position))
        }
        _ => None,
    }
}

/// Where a semantic is valid, as the manual and HLSL's own rules say.
struct Row {
    builtin: &'static [Point],
    location: &'static [Point],
    since: Option<(u8, u8)>,
}

system_semantics! {
    VertexId:               &[VertexIn],                   &[];
    InstanceId:             &[VertexIn],                   AFTER_INSTANCES;
    Position:               VERTICES_AND_PIXELS,           OWN_DATA;
    RenderTargetArrayIndex: LAYERS,                        BEFORE_LAYERS;
    ViewportArrayIndex:     LAYERS,                        BEFORE_LAYERS;
    ClipDistance:           VERTICES_AND_PIXELS,           OWN_DATA;
    CullDistance:           VERTICES_AND_PIXELS,           OWN_DATA;
    OutputControlPointId:   &[HullIn],                     &[];
    DomainLocation:         &[DomainIn],                   &[];
    PrimitiveId:            PRIMITIVES,                    &[];
    GsInstanceId:           &[GeometryIn],                 &[];
    SampleIndex:            &[PixelIn],                    &[];
    IsFrontFace:            &[PixelIn],                    &[GeometryOut];
    Coverage:               &[PixelIn, PixelOut],          &[];
    InnerCoverage:          &[PixelIn],                    &[];
    Target:                 &[],                           &[PixelOut];
    Depth:                  &[PixelOut],                   &[];
    DepthLessEqual:         &[PixelOut],                   &[];
    DepthGreaterEqual:      &[PixelOut],                   &[];
    StencilRef:             &[PixelOut],                   &[];
    DispatchThreadId:       GROUPS,                        &[];
    GroupId:                GROUPS,                        &[];
    GroupIndex:             GROUPS,                        &[];
    GroupThreadId:          GROUPS,                        &[];
    TessFactor:             &[PatchConstantOut, DomainIn], &[];
    InsideTessFactor:       &[PatchConstantOut, DomainIn], &[];
    ViewId:                 VIEWS,                         &[], since (6, 1);
    Barycentrics:           &[PixelIn],                    &[], since (6, 1);
    ShadingRate:            SHADING_RATES,                 &[], since (6, 4);
    CullPrimitive:          &[MeshPrimitiveOut],           &[], since (6, 5);
    StartVertexLocation:    &[VertexIn],                   &[], since (6, 8);
    StartInstanceLocation:  &[VertexIn],                   &[], since (6, 8);
}

/// What a semantic becomes at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    Invalid,
    /// A variable with a location, as for semantics without `SV_`.
    Location,
    Builtin,
}

pub fn usage(kind: Kind, point: Point) -> Usage {
    match system_row(kind) {
        Some(row) if row.builtin.contains(&point) => Usage::Builtin,
        Some(row) if row.location.contains(&point) => Usage::Location,
        Some(_) => Usage::Invalid,
        None => match point {
            PatchConstantIn | HullIn | GeometryIn | PixelOut | ComputeIn | MeshIn | AmplificationIn => {
                Usage::Invalid
            }
            _ => Usage::Location,
        },
    }
}

/// The shader model that brought a semantic, for those that came after 6.0.
pub fn since(kind: Kind) -> Option<(u8, u8)> {
    system_row(kind)?.since
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

/// A row of [`VULKAN_BUILTINS`].
struct VulkanBuiltin {
    /// As `vk::builtin` names it.
    name: &'static str,
    builtin: Builtin,
    points: &'static [Point],
    /// What `points` says, for a diagnostic.
    where_allowed: &'static str,
}

const VULKAN_BUILTINS: &[VulkanBuiltin] = &[
    VulkanBuiltin {
        name: "PointSize",
        builtin: Builtin { number: BuiltIn::PointSize, name: "gl_PointSize", shape: Shape::Float },
        points: VERTICES,
        where_allowed: "it belongs to vertices: an output of vertex, hull, domain, geometry and mesh shaders, and an \
                        input of hull, domain and geometry shaders",
    },
    VulkanBuiltin {
        name: "HelperInvocation",
        builtin: Builtin {
            number: BuiltIn::HelperInvocation,
            name: "gl_HelperInvocation",
            shape: Shape::Bool,
        },
        points: &[PixelIn],
        where_allowed: "it is only an input of pixel shaders",
    },
    VulkanBuiltin {
        name: "BaseVertex",
        builtin: Builtin { number: BuiltIn::BaseVertex, name: "", shape: Shape::Int },
        points: &[VertexIn],
        where_allowed: "it is only an input of vertex shaders",
    },
    VulkanBuiltin {
        name: "BaseInstance",
        builtin: Builtin { number: BuiltIn::BaseInstance, name: "gl_BaseInstance", shape: Shape::Int },
        points: &[VertexIn],
        where_allowed: "it is only an input of vertex shaders",
    },
    VulkanBuiltin {
        name: "DrawIndex",
        builtin: Builtin { number: BuiltIn::DrawIndex, name: "", shape: Shape::Int },
        points: &[VertexIn, MeshIn, AmplificationIn],
        where_allowed: "it is only an input of vertex, mesh and amplification shaders",
    },
    VulkanBuiltin {
        name: "DeviceIndex",
        builtin: Builtin { number: BuiltIn::DeviceIndex, name: "", shape: Shape::Int },
        points: INPUTS,
        where_allowed: "it is only an input",
    },
    VulkanBuiltin {
        name: "ViewportMaskNV",
        builtin: Builtin { number: BuiltIn::ViewportMaskNV, name: "gl_ViewportMask", shape: Shape::Mask },
        points: &[MeshPrimitiveOut],
        where_allowed: "it is only a `primitives` output of mesh shaders",
    },
];

/// The built-in that `vk::builtin` names, or why it is not available at this point.
pub fn vulkan_builtin(name: &str, point: Point) -> Result<Builtin, &'static str> {
    let Some(row) = VULKAN_BUILTINS.iter().find(|it| it.name == name) else {
        return Err("no such built-in exists");
    };
    match row.points.contains(&point) {
        true => Ok(row.builtin),
        false => Err(row.where_allowed),
    }
}
