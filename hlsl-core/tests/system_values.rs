//! Every row of the manual's tables of system values and of modes of the stages is shown by a case in `tests/compile`:
//! its shader names the semantic or the attribute, and a module of it has the builtin or the mode in the right stage.

use std::{fs, path::Path};

/// Semantic, signature points, builtin.
const BUILTINS: &[(&str, &str, &str)] = &[
    ("SV_Position", "VSOut HSCPIn HSCPOut DSCPIn DSOut GSVIn GSOut MSOut", "Position"),
    ("SV_Position", "PSIn", "FragCoord"),
    ("SV_ClipDistance", "VSOut HSCPIn HSCPOut DSCPIn DSOut GSVIn GSOut PSIn MSOut", "ClipDistance"),
    ("SV_CullDistance", "VSOut HSCPIn HSCPOut DSCPIn DSOut GSVIn GSOut PSIn MSOut", "CullDistance"),
    ("SV_VertexID", "VSIn", "VertexIndex"),
    ("SV_InstanceID", "VSIn", "InstanceIndex"),
    ("SV_Depth", "PSOut", "FragDepth"),
    ("SV_DepthGreaterEqual", "PSOut", "FragDepth"),
    ("SV_DepthLessEqual", "PSOut", "FragDepth"),
    ("SV_IsFrontFace", "PSIn", "FrontFacing"),
    ("SV_DispatchThreadID", "CSIn MSIn ASIn", "GlobalInvocationId"),
    ("SV_GroupID", "CSIn MSIn ASIn", "WorkgroupId"),
    ("SV_GroupThreadID", "CSIn MSIn ASIn", "LocalInvocationId"),
    ("SV_GroupIndex", "CSIn MSIn ASIn", "LocalInvocationIndex"),
    ("SV_OutputControlPointID", "HSIn", "InvocationId"),
    ("SV_GSInstanceID", "GSIn", "InvocationId"),
    ("SV_DomainLocation", "DSIn", "TessCoord"),
    ("SV_PrimitiveID", "HSIn PCIn DSIn GSIn GSOut PSIn MSOut", "PrimitiveId"),
    ("SV_TessFactor", "PCOut DSIn", "TessLevelOuter"),
    ("SV_InsideTessFactor", "PCOut DSIn", "TessLevelInner"),
    ("SV_SampleIndex", "PSIn", "SampleId"),
    ("SV_StencilRef", "PSOut", "FragStencilRefEXT"),
    ("SV_Barycentrics", "PSIn", "BaryCoordKHR"),
    ("SV_RenderTargetArrayIndex", "VSOut DSOut GSOut PSIn MSOut", "Layer"),
    ("SV_ViewportArrayIndex", "VSOut DSOut GSOut PSIn MSOut", "ViewportIndex"),
    ("SV_Coverage", "PSIn PSOut", "SampleMask"),
    ("SV_InnerCoverage", "PSIn", "FullyCoveredEXT"),
    ("SV_ViewID", "VSIn HSIn DSIn GSIn PSIn MSIn", "ViewIndex"),
    ("SV_ShadingRate", "VSOut", "PrimitiveShadingRateKHR"),
    ("SV_ShadingRate", "PSIn", "ShadingRateKHR"),
];

/// What a shader says, the stages, and the mode.
const MODES: &[(&str, &str, &str)] = &[
    ("domain(\"tri\")", "HS DS", "Triangles"),
    ("domain(\"quad\")", "HS DS", "Quads"),
    ("domain(\"isoline\")", "HS DS", "Isolines"),
    ("partitioning(\"integer\")", "HS", "SpacingEqual"),
    ("partitioning(\"fractional_even\")", "HS", "SpacingFractionalEven"),
    ("partitioning(\"fractional_odd\")", "HS", "SpacingFractionalOdd"),
    ("outputtopology(\"point\")", "HS", "PointMode"),
    ("outputtopology(\"triangle_cw\")", "HS", "VertexOrderCw"),
    ("outputtopology(\"triangle_ccw\")", "HS", "VertexOrderCcw"),
    ("outputcontrolpoints", "HS", "OutputVertices"),
    ("instance(", "GS", "Invocations"),
    ("maxvertexcount", "GS", "OutputVertices"),
    ("point ", "GS", "InputPoints"),
    ("line ", "GS", "InputLines"),
    ("lineadj ", "GS", "InputLinesAdjacency"),
    ("triangle ", "GS", "Triangles"),
    ("triangleadj ", "GS", "InputTrianglesAdjacency"),
    ("PointStream", "GS", "OutputPoints"),
    ("LineStream", "GS", "OutputLineStrip"),
    ("TriangleStream", "GS", "OutputTriangleStrip"),
    ("outputtopology(\"point\")", "MS", "OutputPoints"),
    ("outputtopology(\"line\")", "MS", "OutputLinesEXT"),
    ("outputtopology(\"triangle\")", "MS", "OutputTrianglesEXT"),
    ("numthreads", "CS MS AS", "LocalSize"),
    ("earlydepthstencil", "PS", "EarlyFragmentTests"),
    ("post_depth_coverage", "PS", "PostDepthCoverage"),
    ("SV_Depth", "PS", "DepthReplacing"),
    ("SV_DepthGreaterEqual", "PS", "DepthGreater"),
    ("SV_DepthLessEqual", "PS", "DepthLess"),
];

/// A module of a case, and the shader that it is of.
struct Shown {
    source: String,
    lines: Vec<Vec<String>>,
}

impl Shown {
    fn is_in(&self, stage: &str) -> bool {
        let model = match stage {
            "VS" => "Vertex",
            "HS" | "PC" => "TessellationControl",
            "DS" => "TessellationEvaluation",
            "GS" => "Geometry",
            "PS" => "Fragment",
            "CS" => "GLCompute",
            "MS" => "MeshEXT",
            "AS" => "TaskEXT",
            other => panic!("no stage {other}"),
        };
        self.lines.iter().any(|it| it.starts_with(&["OpEntryPoint".into(), model.into()]))
    }

    fn has_builtin(&self, builtin: &str, class: &str) -> bool {
        let mut decorated = self.lines.iter().filter_map(|line| match &line[..] {
            [op, id, kind, name] if op == "OpDecorate" && kind == "BuiltIn" && name == builtin => Some(id),
            _ => None,
        });
        decorated.any(|id| {
            self.lines.iter().any(|line| {
                line.first() == Some(id)
                    && line.get(2).is_some_and(|it| it == "OpVariable")
                    && line.get(4).is_some_and(|it| it == class)
            })
        })
    }

    fn has_mode(&self, mode: &str) -> bool {
        let is_it = |line: &Vec<String>| {
            line.first().is_some_and(|it| it == "OpExecutionMode") && line.get(2).is_some_and(|it| it == mode)
        };
        self.lines.iter().any(is_it)
    }
}

fn gather(folder: &Path, found: &mut Vec<Shown>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, found);
        } else if path.extension().is_some_and(|it| it == "spvasm") {
            let source = fs::read_to_string(path.with_extension("hlsl")).unwrap_or_default().to_lowercase();
            for module in fs::read_to_string(&path).unwrap().split("; == ") {
                let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                let lines = module.lines().map(words).filter(|it| !it.is_empty()).collect();
                found.push(Shown { source: source.clone(), lines });
            }
        }
    }
}

#[test]
fn every_row_of_the_manual_has_a_case() {
    let mut shown = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compile"), &mut shown);
    let mut missing = Vec::new();
    for (semantic, points, builtin) in BUILTINS {
        for point in points.split(' ') {
            let class = if point.ends_with("In") { "Input" } else { "Output" };
            let shows = |it: &Shown| {
                it.source.contains(&semantic.to_lowercase())
                    && it.is_in(&point[..2])
                    && it.has_builtin(builtin, class)
            };
            if !shown.iter().any(shows) {
                missing.push(format!("{semantic} {point} {builtin}"));
            }
        }
    }
    for (text, stages, mode) in MODES {
        for stage in stages.split(' ') {
            let shows =
                |it: &Shown| it.source.contains(&text.to_lowercase()) && it.is_in(stage) && it.has_mode(mode);
            if !shown.iter().any(shows) {
                missing.push(format!("{text} {stage} {mode}"));
            }
        }
    }
    assert!(missing.is_empty(), "no case in tests/compile shows:\n{}", missing.join("\n"));
}
