//! Words of the language that no table of the compiler lists for people.

pub const DIRECTIVES: &[&str] = &[
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "include", "line", "pragma",
    "undef", "warning",
];

pub const KEYWORDS: &[&str] = &[
    "break",
    "case",
    "cbuffer",
    "centroid",
    "class",
    "column_major",
    "const",
    "continue",
    "default",
    "discard",
    "do",
    "else",
    "enum",
    "export",
    "extern",
    "false",
    "for",
    "globallycoherent",
    "groupshared",
    "if",
    "in",
    "inline",
    "inout",
    "interface",
    "linear",
    "namespace",
    "nointerpolation",
    "noperspective",
    "operator",
    "out",
    "packoffset",
    "precise",
    "register",
    "return",
    "row_major",
    "sample",
    "sizeof",
    "static",
    "struct",
    "switch",
    "tbuffer",
    "template",
    "this",
    "true",
    "typedef",
    "typename",
    "uniform",
    "using",
    "void",
    "volatile",
    "while",
];

pub const SEMANTICS: &[&str] = &[
    "SV_Barycentrics",
    "SV_ClipDistance",
    "SV_Coverage",
    "SV_CullDistance",
    "SV_CullPrimitive",
    "SV_Depth",
    "SV_DepthGreaterEqual",
    "SV_DepthLessEqual",
    "SV_DispatchThreadID",
    "SV_DomainLocation",
    "SV_GSInstanceID",
    "SV_GroupID",
    "SV_GroupIndex",
    "SV_GroupThreadID",
    "SV_InnerCoverage",
    "SV_InsideTessFactor",
    "SV_InstanceID",
    "SV_IsFrontFace",
    "SV_OutputControlPointID",
    "SV_Position",
    "SV_PrimitiveID",
    "SV_RenderTargetArrayIndex",
    "SV_SampleIndex",
    "SV_ShadingRate",
    "SV_StartInstanceLocation",
    "SV_StartVertexLocation",
    "SV_StencilRef",
    "SV_Target",
    "SV_Target0",
    "SV_Target1",
    "SV_TessFactor",
    "SV_VertexID",
    "SV_ViewID",
    "SV_ViewportArrayIndex",
    "COLOR",
    "NORMAL",
    "POSITION",
    "TANGENT",
    "TEXCOORD0",
];

/// What else may follow a colon, with what it inserts.
pub const PLACES: &[(&str, &str)] = &[
    ("register(b…)", "register(b0)"),
    ("register(t…)", "register(t0)"),
    ("register(u…)", "register(u0)"),
    ("register(s…)", "register(s0)"),
    ("packoffset(c…)", "packoffset(c0)"),
];

/// `float2`, `int4x4` and the like, of the scalars that people use.
pub fn shaped_types() -> impl Iterator<Item = String> {
    ["bool", "int", "uint", "float", "half", "double"].into_iter().flat_map(|scalar| {
        let vectors = (2..=4).map(move |len| format!("{scalar}{len}"));
        let matrices =
            (2..=4).flat_map(move |rows| (2..=4).map(move |columns| format!("{scalar}{rows}x{columns}")));
        vectors.chain(matrices)
    })
}
