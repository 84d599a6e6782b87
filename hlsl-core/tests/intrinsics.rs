//! Every overload of every intrinsic and method, called in a shader of its own that must compile and validate; what
//! Vulkan does not have must say so.
//!
//! The calls are made up from the table: each generic becomes every scalar of its set in every shape, optional
//! parameters are given and left out. `CASE=text` runs only what has the text in its name, `DUMP=folder` writes the
//! shaders there, for a look or for another compiler.

mod support;

use std::{collections::BTreeSet, fmt::Write};

use hlsl_core::{
    intrinsics::{self, GenericKind, Lowering, Overload, OverloadId, Pattern, ScalarPattern, Size, in_set},
    stage::Stage,
    typed::ParameterMode,
    types::{ObjectKind, Scalar},
};

struct Case {
    overload: OverloadId,
    name: String,
    source: String,
    args: Vec<String>,
    is_available: bool,
}

const SCALARS: [Scalar; 15] = [
    Scalar::Float,
    Scalar::Int,
    Scalar::Uint,
    Scalar::Bool,
    Scalar::Double,
    Scalar::Half,
    Scalar::Int64,
    Scalar::Uint64,
    Scalar::Int16,
    Scalar::Uint16,
    Scalar::Min16Float,
    Scalar::Min10Float,
    Scalar::Min16Int,
    Scalar::Min12Int,
    Scalar::Min16Uint,
];

/// The choice for one generic.
#[derive(Clone, Copy)]
struct Binding {
    scalar: Scalar,
    shape: Shape,
    size: u8,
}

#[derive(Clone, Copy)]
enum Shape {
    Scalar,
    Vector(u8),
    Matrix(u8, u8),
}

fn spell(scalar: Scalar, shape: Shape) -> String {
    let name = scalar.name();
    let name = if scalar == Scalar::Half { "float16_t" } else { name };
    match shape {
        Shape::Scalar => name.to_owned(),
        Shape::Vector(length) => format!("vector<{name}, {length}>"),
        Shape::Matrix(rows, columns) => format!("matrix<{name}, {rows}, {columns}>"),
    }
}

/// Every combination of choices worth a call.
fn bindings(overload: &Overload, has_16_bit: bool) -> Vec<Vec<Binding>> {
    let plain = Binding { scalar: Scalar::Float, shape: Shape::Scalar, size: 3 };
    if asks_input(overload) {
        let bindings = Binding { shape: Shape::Vector(4), ..plain };
        return if has_16_bit { Vec::new() } else { vec![vec![bindings]] };
    }
    let mut all = vec![Vec::new()];
    let mut sizes = 0;
    for generic in overload.generics {
        let mut choices = Vec::new();
        let scalars = SCALARS.into_iter().filter(|&it| {
            // Without 16-bit types `half` is a float; with them the small types are no news.
            let is_allowed = match it {
                Scalar::Half | Scalar::Int16 | Scalar::Uint16 => has_16_bit,
                _ => !(has_16_bit && it.is_min_precision()),
            };
            in_set(generic.set, it) && is_allowed
        });
        match generic.kind {
            GenericKind::Shape | GenericKind::Vector | GenericKind::Scalar => {
                for scalar in scalars {
                    choices.push(Binding { scalar, ..plain });
                    if generic.kind != GenericKind::Scalar {
                        let length =
                            if overload.name == "asuint" || overload.name == "asdouble" { 2 } else { 3 };
                        choices.push(Binding { scalar, shape: Shape::Vector(length), ..plain });
                    }
                    if generic.kind == GenericKind::Shape {
                        choices.push(Binding { scalar, shape: Shape::Matrix(2, 3), ..plain });
                    }
                }
            }
            GenericKind::Size => {
                sizes += 1;
                // Different lengths, so that a mix-up of rows and columns shows.
                let size = if overload.name == "AddUint64" { 2 } else { 1 + sizes };
                choices.push(Binding { size, ..plain });
                choices.push(Binding { size: size % 4 + 1, ..plain });
                if overload.name == "AddUint64" {
                    choices[1].size = 4;
                }
            }
            GenericKind::Explicit | GenericKind::Deduced => {
                choices.push(plain);
                choices.push(Binding { shape: Shape::Vector(3), ..plain });
            }
        }
        all = all
            .into_iter()
            .flat_map(|known: Vec<Binding>| {
                choices.iter().map(move |choice| {
                    let mut next = known.clone();
                    next.push(*choice);
                    next
                })
            })
            .collect();
    }
    all
}

/// Whether the first argument must be an input of the entry function.
fn asks_input(overload: &Overload) -> bool {
    overload.name.starts_with("EvaluateAttribute") || overload.name == "GetAttributeAtVertex"
}

/// The type of a parameter in a call; none where the parameter is no value of a plain type.
fn type_of(pattern: Pattern, element: &str, bindings: &[Binding]) -> Option<String> {
    let scalar = |it: ScalarPattern| match it {
        ScalarPattern::Is(scalar) => scalar,
        ScalarPattern::Generic(index) => bindings[usize::from(index)].scalar,
        ScalarPattern::OfElement => match element {
            "uint2" => Scalar::Uint,
            "int" => Scalar::Int,
            _ => Scalar::Float,
        },
    };
    let size = |it: Size| match it {
        Size::Is(size) => size,
        Size::Generic(index) => bindings[usize::from(index)].size,
    };
    Some(match pattern {
        Pattern::Scalar(it) => spell(scalar(it), Shape::Scalar),
        Pattern::Vector(it, length) => spell(scalar(it), Shape::Vector(size(length))),
        Pattern::Matrix(it, rows, columns) => spell(scalar(it), Shape::Matrix(size(rows), size(columns))),
        Pattern::Generic(index) => {
            let it = bindings[usize::from(index)];
            spell(it.scalar, it.shape)
        }
        Pattern::Like(index, it) => spell(scalar(it), bindings[usize::from(index)].shape),
        Pattern::Element => element.to_owned(),
        Pattern::RayDesc => "RayDesc".to_owned(),
        _ => return None,
    })
}

/// Where the shader calls it from.
fn stage(overload: &Overload) -> Stage {
    let preferred = [Stage::Compute, Stage::Pixel];
    let mut candidates = preferred.into_iter().chain(Stage::ALL).filter(|&it| overload.is_available_in(it));
    let wants_pixels = overload.takes_derivatives()
        || overload.owner.is_some_and(ObjectKind::is_rasterizer_ordered)
        || matches!(overload.name, "IsHelperLane" | "vk::ext_execution_mode");
    if wants_pixels && overload.is_available_in(Stage::Pixel) {
        return Stage::Pixel;
    }
    candidates.next().unwrap_or(Stage::Compute)
}

/// A value for a parameter: text that stands before the call and the argument.
fn argument(
    overload: &Overload,
    index: usize,
    element: &str,
    bindings: &[Binding],
    setup: &mut String,
) -> Option<String> {
    let parameter = &overload.parameters[index];
    let constant = match parameter.name {
        "offset" if overload.name == "LoadLocalRootTableConstant" => Some("4"),
        "offset" | "offset0" | "offset1" | "offset2" | "offset3" => Some("1"),
        "lane" | "memory" => Some("1"),
        "alignment" => Some("16"),
        "semantics" => Some("2"),
        "format" => Some("\"%d\""),
        "scope" => Some("3"),
        // EarlyFragmentTests has no operands.
        "mode" => Some("9"),
        "value" if asks_input(overload) => {
            Some(if overload.name == "GetAttributeAtVertex" { "flat" } else { "color" })
        }
        _ => None,
    };
    if let Some(constant) = constant
        && parameter.mode == ParameterMode::In
    {
        return Some(constant.to_owned());
    }
    match parameter.ty {
        Pattern::Object(ObjectKind::SamplerState) => return Some("point_sampler".into()),
        Pattern::Object(ObjectKind::SamplerComparisonState) => return Some("comparison_sampler".into()),
        Pattern::Object(ObjectKind::RaytracingAccelerationStructure) => return Some("scene".into()),
        Pattern::Object(ObjectKind::HitObject) => return Some("object".into()),
        Pattern::Object(ObjectKind::RayQuery) => return Some("query".into()),
        Pattern::Resource => return Some("sink".into()),
        Pattern::Object(_) if is_older(overload) => return Some("older_sampler".into()),
        _ => {}
    }
    let is_payload = matches!(parameter.name, "payload" | "attributes")
        || parameter.name == "parameter" && overload.name == "CallShader";
    let ty = match is_payload {
        true => "Payload".to_owned(),
        false => type_of(parameter.ty, element, bindings)?,
    };
    if parameter.mode == ParameterMode::Reference {
        return Some(match is_payload {
            true => "shared_payload".to_owned(),
            false => format!("shared_{}", ty.replace([' ', '<', '>', ','], "_")),
        });
    }
    _ = writeln!(setup, "    {ty} a{index} = ({ty})seed;");
    Some(format!("a{index}"))
}

/// A call and what becomes of its results; none if the overload cannot be called this way.
fn call(overload: &Overload, element: &str, bindings: &[Binding], count: usize) -> Option<String> {
    let mut text = String::from("  {\n");
    let mut arguments = Vec::new();
    for index in 0..count {
        arguments.push(argument(overload, index, element, bindings, &mut text)?);
    }
    let explicit: Vec<String> = overload
        .generics
        .iter()
        .enumerate()
        .filter(|(_, it)| it.kind == GenericKind::Explicit)
        .map(|(index, _)| match overload.name {
            // The attributes of a hit are a struct.
            "GetAttributes" => "Payload".to_owned(),
            _ => spell(bindings[index].scalar, bindings[index].shape),
        })
        .collect();
    let explicit = if explicit.is_empty() { String::new() } else { format!("< {} >", explicit.join(", ")) };
    let object = if overload.owner.is_some() { "object." } else { "" };
    let expression = format!("{object}{}{explicit}({})", overload.name, arguments.join(", "));
    let result = match overload.name {
        "GetAttributes" => Some("Payload".to_owned()),
        _ => type_of(overload.result, element, bindings),
    };
    match result {
        Some(result) => _ = writeln!(text, "    {result} result = {expression};\n    sink.Store(0, result);"),
        None => _ = writeln!(text, "    {expression};"),
    }
    for (index, parameter) in overload.parameters.iter().enumerate().take(count) {
        let is_written = matches!(parameter.mode, ParameterMode::Out | ParameterMode::InOut);
        if is_written && !matches!(parameter.name, "payload" | "parameter") {
            _ = writeln!(text, "    sink.Store(16, a{index});");
        }
    }
    text += "  }\n";
    Some(text)
}

/// The types that an object is tried with.
fn elements(kind: ObjectKind, overload: &Overload) -> &'static [&'static str] {
    let is_filtering = overload.name.starts_with("Sample") || overload.name.contains("Cmp");
    match kind.image_shape() {
        // What it gathers are texels without a type.
        Some(_) if overload.name == "GatherRaw" => &["uint", "uint2"],
        Some(_) if !is_filtering => &["float4", "uint2", "int"],
        _ => &["float4"],
    }
}

fn declaration(kind: ObjectKind, element: &str) -> Option<String> {
    use ObjectKind::*;
    let name = kind.name();
    Some(match kind {
        ByteAddressBuffer | RWByteAddressBuffer | RasterizerOrderedByteAddressBuffer => {
            format!("{name} object;\n")
        }
        SubpassInput | SubpassInputMS => {
            format!("[[vk::input_attachment_index(0)]] {name}<{element}> object;\n")
        }
        FeedbackTexture2D | FeedbackTexture2DArray => {
            format!("{name}<SAMPLER_FEEDBACK_MIN_MIP> object;\n")
        }
        RayQuery | HitObject | PointStream | LineStream | TriangleStream => String::new(),
        _ if kind.is_resource() => format!("{name}<{element}> object;\n"),
        // Work graphs and pointers want tests of their own.
        _ => return None,
    })
}

/// The shader around the calls.
fn shader(overload: &Overload, element: &str, calls: &[String]) -> Option<(String, Vec<String>)> {
    let stage = stage(overload);
    let mut text = String::from(
        "RWByteAddressBuffer sink;\nSamplerState point_sampler;\nSamplerComparisonState comparison_sampler;\n\
         RaytracingAccelerationStructure scene;\n",
    );
    text += match overload.since >= 9 {
        true => "struct [raypayload] Payload { float4 color : read(caller, miss) : write(caller, miss); };\n",
        false => "struct Payload { float4 color; };\n",
    };
    let mut local = String::new();
    if let Some(owner) = overload.owner {
        text += &declaration(owner, element)?;
        match owner {
            ObjectKind::RayQuery => local += "  RayQuery<0> object;\n",
            ObjectKind::HitObject => local += "  dx::HitObject object;\n",
            _ => {}
        }
    }
    if is_older(overload) {
        let sampler = overload.name.trim_start_matches("tex");
        let kind = if sampler.starts_with("CUBE") { "CUBE" } else { &sampler[..2] };
        _ = writeln!(text, "sampler{kind} older_sampler;");
    }
    if overload.owner.is_none() && overload.name.starts_with("dx::") && !overload.name.contains("Debugging") {
        local += "  dx::HitObject object;\n  RayQuery<0> query;\n";
    }
    let body = calls.concat();
    let shared: BTreeSet<&str> = body
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("shared_"))
        .collect();
    for name in shared {
        let ty = match name {
            "shared_payload" => "Payload",
            _ => name.trim_start_matches("shared_"),
        };
        _ = writeln!(text, "groupshared {ty} {name};");
    }
    let signature = match stage {
        Stage::Compute => "[numthreads(4, 4, 1)] void main(uint seed : SV_GroupIndex)",
        Stage::Pixel => {
            "void main(nointerpolation uint seed : SEED, float4 position : SV_Position, float4 color : COLOR, \
             nointerpolation float4 flat : FLAT)"
        }
        Stage::Amplification => "[numthreads(1, 1, 1)] void main(uint seed : SV_GroupIndex)",
        Stage::Mesh => {
            text += "struct Vertex { float4 position : SV_Position; };\n";
            "[numthreads(1, 1, 1)] [outputtopology(\"triangle\")] void main(uint seed : SV_GroupIndex, \
             out vertices Vertex corners[3], out indices uint3 triangles[1])"
        }
        Stage::Geometry => {
            text += "struct Vertex { float4 position : SV_Position; };\n";
            match overload.owner {
                Some(ObjectKind::PointStream) => {
                    "[maxvertexcount(3)] void main(triangle Vertex input[3], uint seed : SV_PrimitiveID, inout \
                     PointStream<Vertex> object)"
                }
                Some(ObjectKind::LineStream) => {
                    "[maxvertexcount(3)] void main(triangle Vertex input[3], uint seed : SV_PrimitiveID, inout \
                     LineStream<Vertex> object)"
                }
                _ => {
                    "[maxvertexcount(3)] void main(triangle Vertex input[3], uint seed : SV_PrimitiveID, inout \
                     TriangleStream<Vertex> object)"
                }
            }
        }
        Stage::RayGeneration => {
            local += "  uint seed = 1;\n";
            "[shader(\"raygeneration\")] void main()"
        }
        Stage::Intersection => {
            local += "  uint seed = 1;\n";
            "[shader(\"intersection\")] void main()"
        }
        Stage::AnyHit => {
            local += "  uint seed = 1;\n";
            "[shader(\"anyhit\")] void main(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)"
        }
        _ => return None,
    };
    let body = if stage == Stage::Geometry { body.replace("float4", "Vertex") } else { body };
    _ = write!(text, "{signature} {{\n{local}{body}}}\n");
    let minor = overload.since.max(8);
    let profile = match stage {
        Stage::Pixel => format!("ps_6_{minor}"),
        Stage::Compute => format!("cs_6_{minor}"),
        Stage::Geometry => format!("gs_6_{minor}"),
        Stage::Mesh => format!("ms_6_{minor}"),
        Stage::Amplification => format!("as_6_{minor}"),
        _ if overload.since >= 9 => format!("lib_6_{}", overload.since),
        // From 6.7 on payloads would need annotations.
        _ => "lib_6_6".to_owned(),
    };
    let args = ["-T", &profile, "-E", "main", "-fspv-target-env=vulkan1.3"].into_iter();
    let args = args.chain(is_older(overload).then_some("-fhlsl-dx9")).map(str::to_owned).collect();
    Some((text, args))
}

/// Whether only `-fhlsl-dx9` has it.
fn is_older(overload: &Overload) -> bool {
    overload.name.starts_with("tex") && !matches!(overload.lowering, Lowering::Unavailable(_))
}

/// The cases of what no call can be made up for.
fn elsewhere(overload: &Overload) -> Option<&'static str> {
    match overload.owner {
        Some(kind) if kind.name().contains("Node") => return Some("nodes"),
        Some(ObjectKind::BufferPointer) => return Some("vulkan/buffer_pointers.hlsl"),
        _ => {}
    }
    match overload.name {
        "GetRemainingRecursionLevels" => Some("nodes"),
        "vk::static_pointer_cast" | "vk::reinterpret_pointer_cast" => Some("vulkan/pointer_casts.hlsl"),
        // All modes whose operands are ids have them by number too, and contradict what the entry point says.
        "vk::ext_execution_mode_id" => Some("inline_spirv/execution_mode_ids.hlsl"),
        _ => None,
    }
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (id, overload) in intrinsics::all() {
        if elsewhere(overload).is_some() {
            continue;
        }
        let elements = overload.owner.map_or(&[""][..], |kind| elements(kind, overload));
        let (least, most) = overload.argument_counts();
        let counts: BTreeSet<usize> = [least, most.unwrap_or(least)].into_iter().collect();
        let is_available = !matches!(overload.lowering, Lowering::Unavailable(_));
        for has_16_bit in [false, true] {
            let bindings = bindings(overload, has_16_bit);
            for element in elements {
                let mut calls = Vec::new();
                for bindings in &bindings {
                    for &count in &counts {
                        calls.extend(call(overload, element, bindings, count));
                    }
                }
                let is_16_bit = calls.iter().any(|it| it.contains("16_t"));
                if calls.is_empty() || is_16_bit != has_16_bit {
                    continue;
                }
                let owner = overload.owner.map_or(String::new(), |it| format!("{}.", it.name()));
                let calls = match std::env::var_os("ONE_BY_ONE") {
                    Some(_) => calls.into_iter().map(|it| vec![it]).collect(),
                    None => vec![calls],
                };
                for (index, calls) in calls.iter().enumerate() {
                    let Some((source, mut args)) = shader(overload, element, calls) else { continue };
                    if has_16_bit {
                        args.push("-enable-16bit-types".into());
                    }
                    // These compile only where an option says so.
                    match overload.name {
                        "abort" => args.push("-fspv-extension=SPV_KHR_abort".into()),
                        "dx::IsDebuggingEnabled" => {
                            args.extend(["-fvk-debugging-enabled".into(), "true".into()])
                        }
                        _ => {}
                    }
                    let small = if has_16_bit { "-16bit" } else { "" };
                    let name = format!("{owner}{}-{}-{element}{small}-{index}", overload.name, id.0);
                    cases.push(Case {
                        overload: id,
                        name: name.replace("::", "."),
                        source,
                        args,
                        is_available,
                    });
                }
            }
        }
    }
    cases
}

/// What is wrong with a case, if anything is.
fn run(case: &Case, validator: Option<&support::validator::Validator>) -> Option<String> {
    let args: Vec<&str> = case.args.iter().map(String::as_str).collect();
    let outcome = support::compile_text(case.source.clone().into_bytes(), &args);
    match (&outcome.words, case.is_available) {
        (Some(words), true) => {
            // spirv-val of 2025 does not know SPV_KHR_abort; `manual` asks a newer one.
            let validator = validator.filter(|_| !case.source.contains("abort("));
            let complaint = validator?.check(words, &case.args).err()?;
            Some(format!("spirv-val: {complaint}"))
        }
        (None, true) => Some(outcome.diagnostics()),
        (Some(_), false) => Some("compiles, although Vulkan has nothing for it".to_owned()),
        (None, false) if outcome.diagnostics().contains("is not available for Vulkan") => None,
        (None, false) => Some(outcome.diagnostics()),
    }
}

#[test]
fn every_overload_compiles_or_says_why_not() {
    let mut cases = cases();
    if let Ok(filter) = std::env::var("CASE") {
        cases.retain(|it| it.name.contains(&filter));
    }
    if let Some(folder) = std::env::var_os("DUMP") {
        let folder = std::path::Path::new(&folder);
        std::fs::create_dir_all(folder).unwrap();
        for case in &cases {
            let text = format!("// args: {}\n{}", case.args.join(" "), case.source);
            std::fs::write(folder.join(format!("{}.hlsl", case.name)), text).unwrap();
        }
    }
    let validator = support::validator::Validator::find();
    let results = support::on_all_cores(&cases, |case| run(case, validator.as_ref()));
    let mut failures = Vec::new();
    for (case, result) in cases.iter().zip(results) {
        match result {
            Some(None) => {}
            Some(Some(complaint)) => failures.push(format!("{}: {complaint}", case.name)),
            None => failures.push(format!("{}: panics", case.name)),
        }
    }
    assert!(failures.is_empty(), "{} of {} fail\n{}", failures.len(), cases.len(), failures.join("\n"));
}

#[test]
fn no_overload_is_left_out() {
    let known: BTreeSet<OverloadId> = cases().into_iter().map(|it| it.overload).collect();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compile");
    let mut missing = Vec::new();
    for (id, overload) in intrinsics::all() {
        match elsewhere(overload) {
            Some(place) if !folder.join(place).exists() => missing.push(format!("there is no {place}")),
            None if !known.contains(&id) => missing.push(overload.signature()),
            _ => {}
        }
    }
    assert!(missing.is_empty(), "no case calls\n{}", missing.join("\n"));
}

/// The functions of HLSL up to shader model 6.10 and of the `vk` namespace, as the language's reference, its
/// proposals and DXC's Vulkan manual list them.
const FUNCTIONS: &str = "
    AcceptHitAndEndSearch AddUint64 AllMemoryBarrier AllMemoryBarrierWithGroupSync Barrier CallShader
    CheckAccessFullyMapped ClusterID D3DCOLORtoUBYTE4 DebugBreak DeviceMemoryBarrier
    DeviceMemoryBarrierWithGroupSync DispatchMesh DispatchRaysDimensions DispatchRaysIndex
    EvaluateAttributeAtSample EvaluateAttributeCentroid EvaluateAttributeSnapped GeometryIndex
    GetAttributeAtVertex GetGroupWaveCount GetGroupWaveIndex GetRemainingRecursionLevels
    GetRenderTargetSampleCount GetRenderTargetSamplePosition GroupMemoryBarrier GroupMemoryBarrierWithGroupSync
    HitKind IgnoreHit InstanceID InstanceIndex InterlockedAdd InterlockedAnd InterlockedCompareExchange
    InterlockedCompareExchangeFloatBitwise InterlockedCompareStore InterlockedCompareStoreFloatBitwise
    InterlockedExchange InterlockedMax InterlockedMin InterlockedOr InterlockedXor IsHelperLane
    NonUniformResourceIndex ObjectRayDirection ObjectRayOrigin ObjectToWorld ObjectToWorld3x4 ObjectToWorld4x3
    PrimitiveIndex Process2DQuadTessFactorsAvg Process2DQuadTessFactorsMax Process2DQuadTessFactorsMin
    ProcessIsolineTessFactors ProcessQuadTessFactorsAvg ProcessQuadTessFactorsMax ProcessQuadTessFactorsMin
    ProcessTriTessFactorsAvg ProcessTriTessFactorsMax ProcessTriTessFactorsMin QuadAll QuadAny
    QuadReadAcrossDiagonal QuadReadAcrossX QuadReadAcrossY QuadReadLaneAt RayFlags RayTCurrent RayTMin ReportHit
    SetMeshOutputCounts TraceRay TriangleObjectPositions WaveActiveAllEqual WaveActiveAllTrue WaveActiveAnyTrue
    WaveActiveBallot WaveActiveBitAnd WaveActiveBitOr WaveActiveBitXor WaveActiveCountBits WaveActiveMax
    WaveActiveMin WaveActiveProduct WaveActiveSum WaveGetLaneCount WaveGetLaneIndex WaveIsFirstLane WaveMatch
    WaveMultiPrefixBitAnd WaveMultiPrefixBitOr WaveMultiPrefixBitXor WaveMultiPrefixCountBits
    WaveMultiPrefixProduct WaveMultiPrefixSum WavePrefixCountBits WavePrefixProduct WavePrefixSum WaveReadLaneAt
    WaveReadLaneFirst WorldRayDirection WorldRayOrigin WorldToObject WorldToObject3x4 WorldToObject4x3
    __builtin_LinAlg_Convert __builtin_LinAlg_CopyConvertMatrix __builtin_LinAlg_FillMatrix
    __builtin_LinAlg_MatrixAccumulate __builtin_LinAlg_MatrixAccumulateToDescriptor
    __builtin_LinAlg_MatrixAccumulateToMemory __builtin_LinAlg_MatrixGetCoordinate
    __builtin_LinAlg_MatrixGetElement __builtin_LinAlg_MatrixLength __builtin_LinAlg_MatrixLoadFromDescriptor
    __builtin_LinAlg_MatrixLoadFromMemory __builtin_LinAlg_MatrixMatrixMultiply
    __builtin_LinAlg_MatrixMatrixMultiplyAccumulate __builtin_LinAlg_MatrixOuterProduct
    __builtin_LinAlg_MatrixQueryAccumulatorLayout __builtin_LinAlg_MatrixSetElement
    __builtin_LinAlg_MatrixStoreToDescriptor __builtin_LinAlg_MatrixStoreToMemory
    __builtin_LinAlg_MatrixVectorMultiply __builtin_LinAlg_MatrixVectorMultiplyAdd abort abs acos all and any
    asdouble asfloat asfloat16 asin asint asint16 asuint asuint16 atan atan2 ceil clamp clip cos cosh countbits
    cross ddx ddx_coarse ddx_fine ddy ddy_coarse ddy_fine degrees determinant distance dot dot2add
    dot4add_i8packed dot4add_u8packed dst dx::HitObject::FromRayQuery dx::HitObject::Invoke
    dx::HitObject::MakeMiss dx::HitObject::MakeNop dx::HitObject::TraceRay dx::IsDebuggingEnabled
    dx::MaybeReorderThread errorf exp exp2 f16tof32 f32tof16 faceforward firstbithigh firstbitlow floor fma fmod
    frac frexp fwidth isfinite isinf isnan isnormal ldexp length lerp lit log log10 log2 mad max min modf msad4
    mul normalize or pack_clamp_s8 pack_clamp_u8 pack_s8 pack_u8 pow printf radians rcp reflect refract
    reversebits round rsqrt saturate select sign sin sincos sinh smoothstep source_mark sqrt step tan tanh tex1D
    tex1Dbias tex1Dgrad tex1Dlod tex1Dproj tex2D tex2Dbias tex2Dgrad tex2Dlod tex2Dproj tex3D tex3Dbias
    tex3Dgrad tex3Dlod tex3Dproj texCUBE texCUBEbias texCUBEgrad texCUBElod texCUBEproj transpose trunc
    unpack_s8s16 unpack_s8s32 unpack_u8u16 unpack_u8u32 vk::RawBufferLoad vk::RawBufferStore vk::ReadClock
    vk::ext_execution_mode vk::ext_execution_mode_id vk::reinterpret_pointer_cast vk::static_pointer_cast
";

/// Methods, each after the types that have them.
const METHODS: &[(&[ObjectKind], &str)] = {
    use ObjectKind::*;
    &[
        (
            &[Texture1D, Texture1DArray, Texture2D, Texture2DArray],
            "CalculateLevelOfDetail CalculateLevelOfDetailUnclamped GetDimensions Load Sample SampleBias SampleCmp
             SampleCmpBias SampleCmpGrad SampleCmpLevel SampleCmpLevelZero SampleGrad SampleLevel",
        ),
        (
            &[Texture3D],
            "CalculateLevelOfDetail CalculateLevelOfDetailUnclamped GetDimensions Load Sample SampleBias SampleGrad
             SampleLevel",
        ),
        (
            &[TextureCube, TextureCubeArray],
            "CalculateLevelOfDetail CalculateLevelOfDetailUnclamped GetDimensions Sample SampleBias SampleCmp
             SampleCmpBias SampleCmpGrad SampleCmpLevel SampleCmpLevelZero SampleGrad SampleLevel",
        ),
        (
            &[Texture2D, Texture2DArray, TextureCube, TextureCubeArray, SampledTexture2D, SampledTextureCube],
            "Gather GatherRed GatherGreen GatherBlue GatherAlpha GatherCmp GatherCmpRed GatherCmpGreen GatherCmpBlue
             GatherCmpAlpha",
        ),
        (&[Texture2DMS, Texture2DMSArray], "GetDimensions GetSamplePosition Load"),
        (&[Buffer, RWBuffer, RWTexture1D, RWTexture1DArray, RWTexture2D, RWTexture2DArray, RWTexture3D], "GetDimensions Load"),
        (&[StructuredBuffer], "GetDimensions Load"),
        (&[RWStructuredBuffer], "DecrementCounter GetDimensions IncrementCounter Load"),
        (&[AppendStructuredBuffer], "Append GetDimensions"),
        (&[ConsumeStructuredBuffer], "Consume GetDimensions"),
        (&[ByteAddressBuffer], "GetDimensions Load Load2 Load3 Load4"),
        (
            &[RWByteAddressBuffer],
            "GetDimensions InterlockedAdd InterlockedAdd64 InterlockedAddF32 InterlockedAnd InterlockedAnd64 InterlockedCompareExchange
             InterlockedCompareExchange64 InterlockedCompareExchangeFloatBitwise InterlockedCompareStore
             InterlockedCompareStore64 InterlockedCompareStoreFloatBitwise InterlockedExchange InterlockedExchange64
             InterlockedExchangeFloat InterlockedMax InterlockedMax64 InterlockedMin InterlockedMin64 InterlockedOr
             InterlockedOr64 InterlockedXor InterlockedXor64 Load Load2 Load3 Load4 Store Store2 Store3 Store4",
        ),
        (&[PointStream, LineStream, TriangleStream], "Append RestartStrip"),
        (&[SubpassInput, SubpassInputMS], "SubpassLoad"),
        (&[BufferPointer], "Get"),
        (&[NodeOutput], "GetGroupNodeOutputRecords GetThreadNodeOutputRecords IsValid"),
        (&[EmptyNodeOutput], "GroupIncrementOutputCount IsValid ThreadIncrementOutputCount"),
        (&[ThreadNodeOutputRecords, GroupNodeOutputRecords], "Get OutputComplete"),
        (&[GroupNodeInputRecords, RWGroupNodeInputRecords], "Count Get"),
        (&[RWDispatchNodeInputRecord], "FinishedCrossGroupSharing Get"),
        (&[DispatchNodeInputRecord, ThreadNodeInputRecord, RWThreadNodeInputRecord], "Get"),
        (&[EmptyNodeInput], "Count"),
        (
            &[RayQuery],
            "Abort CandidateClusterID CandidateTriangleObjectPositions CommittedClusterID
             CommittedTriangleObjectPositions CandidateGeometryIndex CandidateInstanceContributionToHitGroupIndex CandidateInstanceID
             CandidateInstanceIndex CandidateObjectRayDirection CandidateObjectRayOrigin CandidateObjectToWorld3x4
             CandidateObjectToWorld4x3 CandidatePrimitiveIndex CandidateProceduralPrimitiveNonOpaque
             CandidateTriangleBarycentrics CandidateTriangleFrontFace CandidateTriangleRayT CandidateType
             CandidateWorldToObject3x4 CandidateWorldToObject4x3 CommitNonOpaqueTriangleHit
             CommitProceduralPrimitiveHit CommittedGeometryIndex CommittedInstanceContributionToHitGroupIndex
             CommittedInstanceID CommittedInstanceIndex CommittedObjectRayDirection CommittedObjectRayOrigin
             CommittedObjectToWorld3x4 CommittedObjectToWorld4x3 CommittedPrimitiveIndex CommittedRayT
             CommittedStatus CommittedTriangleBarycentrics CommittedTriangleFrontFace CommittedWorldToObject3x4
             CommittedWorldToObject4x3 Proceed RayFlags RayTMin TraceRayInline WorldRayDirection WorldRayOrigin",
        ),
        (
            &[HitObject],
            "GetAttributes GetClusterID TriangleObjectPositions GetGeometryIndex GetHitKind GetInstanceID GetInstanceIndex GetObjectRayDirection
             GetObjectRayOrigin GetObjectToWorld3x4 GetObjectToWorld4x3 GetPrimitiveIndex GetRayFlags GetRayTCurrent
             GetRayTMin GetShaderTableIndex GetWorldRayDirection GetWorldRayOrigin GetWorldToObject3x4
             GetWorldToObject4x3 IsHit IsMiss IsNop LoadLocalRootTableConstant SetShaderTableIndex",
        ),
    ]
};

#[test]
fn no_name_of_the_language_is_missing() {
    let functions = FUNCTIONS.split_whitespace().filter(|it| intrinsics::functions(it).is_empty());
    let mut missing: Vec<String> = functions.map(str::to_owned).collect();
    for (kinds, names) in METHODS {
        for kind in *kinds {
            let unknown = names.split_whitespace().filter(|it| intrinsics::methods(*kind, it).is_empty());
            missing.extend(unknown.map(|it| format!("{}.{it}", kind.name())));
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}
