//! Every function and method of the language runs, and gives what it must: the programs of `exec_tests::families`.
//! The second test names what nothing runs.
//!
//! `CASE=text` runs only the programs with the text in their names, `DUMP=folder` writes their shaders there,
//! `EXEC_COMPILER=dxc` asks another compiler.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::compile;
use exec_tests::device::{self, Device};
use exec_tests::families::{self, Found, Program, coverage};
use exec_tests::shards::{Outcome, in_processes};
use hlsl_core::intrinsics::{self, Lowering, Overload, OverloadId};
use hlsl_core::source::load::{FileLoader, MemoryLoader};
use hlsl_core::stage::Stage;
use hlsl_core::types::ObjectKind;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use validator::Validator;

fn run(device: &Device, validator: Option<&Validator>, program: &Program) -> Result<Outcome, String> {
    let args: Vec<&str> = program.case.args.iter().map(String::as_str).collect();
    let words = match std::env::var_os("EXEC_COMPILER") {
        None => compile::text(&program.text, &args)?,
        Some(command) => {
            let path = std::env::temp_dir().join(format!("{}.hlsl", program.name.replace(' ', "-")));
            std::fs::write(&path, &program.text).map_err(|error| error.to_string())?;
            compile::file_by_command(&path, &args, &command)?
        }
    };
    if let Some(validator) = validator {
        validator.check(&words, &program.case.args).map_err(|it| format!("spirv-val: {it}"))?;
    }
    Ok(device.judge(&program.case, &words, |found| {
        let complaints = (program.check)(&Found(found));
        if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
    }))
}

#[test]
fn every_function_and_method_gives_what_it_must() {
    device::compile_quickly();
    let wanted = std::env::var("CASE").unwrap_or_default();
    let programs: Vec<Program> = families::all().into_iter().filter(|it| it.name.contains(&wanted)).collect();
    assert!(!programs.is_empty(), "no program has `{wanted}` in its name");
    if let Some(folder) = std::env::var_os("DUMP") {
        for program in &programs {
            let path = std::path::Path::new(&folder).join(program.name.replace(' ', "-") + ".hlsl");
            let text = format!("// args: {}\n{}", program.case.args.join(" "), program.text);
            std::fs::write(path, text).expect("the folder is there");
        }
    }
    in_processes("every_function_and_method_gives_what_it_must", |share| {
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        let validator = Validator::find();
        share.each(
            &programs,
            |it| it.name.clone(),
            |it| run(&device, validator.as_ref(), it).unwrap_or_else(Outcome::Failed),
        );
    });
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("the folder is there").flatten();
    for path in entries.map(|it| it.path()) {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|it| it == "hlsl") {
            found.push(path);
        }
    }
}

/// What the programs, the cases and the pipelines call, all of which other tests run and compare.
fn executed() -> BTreeSet<OverloadId> {
    let mut executed = BTreeSet::new();
    for program in families::all() {
        let args: Vec<&str> = program.case.args.iter().map(String::as_str).collect();
        let mut loader = MemoryLoader::default();
        loader.add("shader.hlsl", &*program.text);
        executed.extend(coverage::calls("shader.hlsl", &loader, &args));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("cases"), &mut paths);
    for path in paths {
        let case = exec_tests::case::Case::read(&path).expect("cases can be read");
        let args: Vec<&str> = case.args.iter().map(String::as_str).collect();
        executed.extend(coverage::calls(&path.to_string_lossy(), &FileLoader::default(), &args));
    }
    for (file, profile, entry) in [
        ("pipelines/geometry.hlsl", "gs_6_0", "gs"),
        ("pipelines/streams.hlsl", "gs_6_0", "gs_points"),
        ("pipelines/streams.hlsl", "gs_6_0", "gs_lines"),
        ("pipelines/meshes.hlsl", "as_6_5", "as_quarter"),
        ("pipelines/meshes.hlsl", "ms_6_5", "ms_cells"),
        ("rays/queries.hlsl", "cs_6_5", "main"),
        ("rays/pipeline.hlsl", "lib_6_5", "main"),
    ] {
        let path = root.join(file);
        let args = ["-T", profile, "-E", entry];
        executed.extend(coverage::calls(&path.to_string_lossy(), &FileLoader::default(), &args));
    }
    executed
}

const NO_REORDERING: &str = "drivers for the CPU have no VK_EXT_ray_tracing_invocation_reorder";

/// Why nothing runs it, if there is a reason.
fn excuse(overload: &Overload) -> Option<&'static str> {
    if matches!(overload.lowering, Lowering::Unavailable(_)) {
        return Some("Vulkan has nothing for it, and calls are errors");
    }
    if !overload.is_available_everywhere() && !EXECUTED.iter().any(|&it| overload.is_available_in(it)) {
        return Some("it belongs to nodes");
    }
    match overload.owner {
        Some(ObjectKind::HitObject) => return Some(NO_REORDERING),
        Some(kind) if kind.is_rasterizer_ordered() => {
            return Some("drivers for the CPU have no VK_EXT_fragment_shader_interlock");
        }
        Some(kind) if kind.name().contains("Node") => return Some("it belongs to nodes"),
        _ => {}
    }
    match overload.name {
        "dx::MaybeReorderThread" => Some(NO_REORDERING),
        name if name.starts_with("dx::HitObject::") => Some(NO_REORDERING),
        "GetAttributeAtVertex" => Some("drivers for the CPU have no VK_KHR_fragment_shader_barycentric"),
        "WaveMatch"
        | "WaveMultiPrefixBitAnd"
        | "WaveMultiPrefixBitOr"
        | "WaveMultiPrefixBitXor"
        | "WaveMultiPrefixProduct"
        | "WaveMultiPrefixSum" => Some("drivers for the CPU have no VK_NV_shader_subgroup_partitioned"),
        "abort" => Some("it loses the device, and drivers for the CPU have no VK_KHR_shader_abort"),
        "DebugBreak" => Some("it does nothing without a debugger"),
        "dx::IsDebuggingEnabled" => Some("it is a constant that an option gives"),
        "ClusterID" | "CandidateClusterID" | "CommittedClusterID" => {
            Some("drivers for the CPU have no VK_NV_cluster_acceleration_structure")
        }
        "TriangleObjectPositions"
        | "CandidateTriangleObjectPositions"
        | "CommittedTriangleObjectPositions" => {
            Some("the acceleration structures of the tests do not keep their triangles")
        }
        "GatherRaw" => Some("it is `GatherRed` of integers, and the programs sample floats"),
        "vk::ext_execution_mode_id" => Some("all modes that it can add contradict what the entry point says"),
        _ => None,
    }
}

/// Stages that the programs, the cases and the pipelines run.
const EXECUTED: [Stage; 14] = [
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
];

#[test]
fn every_overload_is_run_or_has_a_reason() {
    let executed = executed();
    let mut missing = Vec::new();
    for (id, overload) in intrinsics::all() {
        match (executed.contains(&id), excuse(overload)) {
            (true, None) | (false, Some(_)) => {}
            (false, None) => {
                missing.push(format!("{} is not run: src/families lacks it", overload.signature()));
            }
            (true, Some(excuse)) => {
                missing.push(format!("{} is run, although it is said that {excuse}", overload.signature()));
            }
        }
    }
    assert!(missing.is_empty(), "{}:\n{}", missing.len(), missing.join("\n"));
}
