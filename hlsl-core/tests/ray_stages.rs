//! The stage tables of the manual's section on ray tracing: each intrinsic is accepted in the stages that have it and
//! refused in all others, called by the entry point or by a function that two stages share.

mod support;

const STAGES: [(&str, &str); 8] = [
    ("raygeneration", "()"),
    ("intersection", "()"),
    ("anyhit", "(inout Payload payload, in Spot spot)"),
    ("closesthit", "(inout Payload payload, in Spot spot)"),
    ("miss", "(inout Payload payload)"),
    ("callable", "(inout Payload payload)"),
    ("compute", "()"),
    ("pixel", "()"),
];

const ALL: &str = "raygeneration intersection anyhit closesthit miss callable";
const RAYS: &str = "intersection anyhit closesthit miss";
const OBJECTS: &str = "intersection anyhit closesthit";

/// A call, and the stages that have it.
const CALLS: [(&str, &str); 25] = [
    ("DispatchRaysIndex()", ALL),
    ("DispatchRaysDimensions()", ALL),
    ("WorldRayOrigin()", RAYS),
    ("WorldRayDirection()", RAYS),
    ("RayTMin()", RAYS),
    ("RayTCurrent()", RAYS),
    ("RayFlags()", RAYS),
    ("InstanceIndex()", OBJECTS),
    ("InstanceID()", OBJECTS),
    ("GeometryIndex()", OBJECTS),
    ("PrimitiveIndex()", OBJECTS),
    ("ObjectRayOrigin()", OBJECTS),
    ("ObjectRayDirection()", OBJECTS),
    ("ObjectToWorld()", OBJECTS),
    ("ObjectToWorld3x4()", OBJECTS),
    ("ObjectToWorld4x3()", OBJECTS),
    ("WorldToObject()", OBJECTS),
    ("WorldToObject3x4()", OBJECTS),
    ("WorldToObject4x3()", OBJECTS),
    ("HitKind()", "anyhit closesthit"),
    ("TraceRay(world, 0, 1, 0, 1, 0, (RayDesc)0, given)", "raygeneration closesthit miss"),
    ("ReportHit(1, 0, at)", "intersection"),
    ("IgnoreHit()", "anyhit"),
    ("AcceptHitAndEndSearch()", "anyhit"),
    ("CallShader(0, given)", "raygeneration closesthit miss callable"),
];

const DECLARATIONS: &str = "
struct Payload { float4 color; };
struct Spot { float2 at; };
RaytracingAccelerationStructure world;
RWByteAddressBuffer result;
";

/// A function that calls it and keeps what it gives.
fn function(call: &str) -> String {
    let gives_nothing =
        ["TraceRay", "IgnoreHit", "AcceptHit", "CallShader"].iter().any(|it| call.starts_with(it));
    let kept = if gives_nothing { format!("{call};") } else { format!("result.Store(0, {call});") };
    format!("void it() {{ Payload given = (Payload)0; Spot at = (Spot)0; {kept} }}\n")
}

fn entry(stage: &str, parameters: &str) -> String {
    let threads = if stage == "compute" { "[numthreads(1, 1, 1)] " } else { "" };
    format!("[shader(\"{stage}\")] {threads}void in_{stage}{parameters} {{ it(); }}\n")
}

/// Nothing, or what is wrong.
fn check(call: &str, stages: &[(&str, &str)], is_allowed: bool) -> Option<String> {
    let entries: String = stages.iter().map(|(stage, parameters)| entry(stage, parameters)).collect();
    let source = format!("{DECLARATIONS}{}{entries}", function(call));
    let outcome = support::compile_text(source.into(), &["-T", "lib_6_5", "-fspv-target-env=vulkan1.2"]);
    let names: Vec<&str> = stages.iter().map(|it| it.0).collect();
    match (&outcome.words, is_allowed) {
        (Some(_), true) => None,
        (None, false) if outcome.diagnostics().contains("is not available in") => None,
        (_, true) => Some(format!("{call} is refused in {}: {}", names.join(", "), outcome.diagnostics())),
        (_, false) => Some(format!("{call} is accepted in {}", names.join(", "))),
    }
}

#[test]
fn every_intrinsic_is_for_its_stages_only() {
    let mut wrong = Vec::new();
    for (call, allowed) in CALLS {
        let has = |stage: &str| allowed.split(' ').any(|it| it == stage);
        for (index, stage) in STAGES.iter().enumerate() {
            wrong.extend(check(call, &[*stage], has(stage.0)));
            let other = STAGES[(index + 1) % STAGES.len()];
            wrong.extend(check(call, &[*stage, other], has(stage.0) && has(other.0)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
