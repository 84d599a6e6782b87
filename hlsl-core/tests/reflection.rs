//! Reflection says of every shader under `tests/compile` what its words say: entry points, descriptors, push
//! constants, specialization constants and stage variables, each as a line of text found in two ways.
//!
//! Left out are the shaders under `inline_spirv`, whose types and numbers are not HLSL's, and what descriptor heaps
//! hold, which is a matter of each access, and shaders for wgpu, where holes and strides are members that the host
//! does not see (the tests of `hlsl-wgsl` and `exec-tests` look at these).

mod support;
#[path = "support/words.rs"]
mod words;

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use hlsl_core::{
    options::Options,
    reflect::{BindingKind, Count, Reflection, ScalarKind, StageVariable, TypeLayout},
    source::load::{FileLoader, WithFile},
};
use words::{Facts, Words};

#[test]
fn reflection_says_what_the_words_say() {
    let mut paths = Vec::new();
    find(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compile"), &mut paths);
    let runs: Vec<(PathBuf, Vec<String>)> = paths
        .iter()
        .flat_map(|path| support::args_of(path).into_iter().map(|args| (path.clone(), args)))
        // What is not legalized has variables that nothing uses, of types that are none.
        .filter(|(_, args)| !args.iter().any(|it| it == "-fcgl"))
        .filter(|(path, _)| !path.to_string_lossy().contains("inline_spirv"))
        .filter(|(_, args)| !args.iter().any(|it| it.ends_with("=wgpu") || it.ends_with("=webgpu")))
        .collect();
    assert!(runs.len() > 30, "only {} runs under tests/compile", runs.len());
    let wrong = support::on_all_cores(&runs, |(path, args)| {
        let output = support::output(&path.display().to_string(), args);
        let Some(words) = &output.words else { return vec!["does not compile".to_owned()] };
        let (reflected, read) = (of_reflection(&output.reflection), Words::new(words).facts());
        let missing = read.difference(&reflected).map(|it| format!("only in the words:      {it}"));
        let extra = reflected.difference(&read).map(|it| format!("only in the reflection: {it}"));
        missing.chain(extra).collect()
    });
    let mut text = String::new();
    for ((path, args), wrong) in runs.iter().zip(wrong) {
        let wrong = wrong.unwrap_or_else(|| vec!["the compiler panicked".to_owned()]);
        if !wrong.is_empty() {
            text += &format!("{} ({})\n    {}\n", path.display(), args.join(" "), wrong.join("\n    "));
        }
    }
    assert!(text.is_empty(), "{text}");
}

/// In browsers, 64-bit integers turn the bytes of all buffers into words, which is nothing to the host.
#[test]
fn typed_buffers_keep_their_elements_beside_wide_integers() {
    let source = "Buffer<float3> places; RWStructuredBuffer<int64_t> sums;
        [numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) { sums[id] = (int64_t)places[id].y; }";
    let options = Options::from_args(["-T", "cs_6_6", "-E", "main", "-fspv-target-env=webgpu"]).unwrap();
    let files = FileLoader::default();
    let loader = WithFile { path: "sums.hlsl", text: source.into(), rest: &files };
    let output = hlsl_core::Compilation::of("sums.hlsl", &loader, &options);
    let places = output.reflection.bindings.iter().find(|it| it.name == "places").expect("places is bound");
    assert_eq!(places.size, 16);
    // No format of a typed buffer has three components.
    assert_eq!(places.layout, Some(TypeLayout::Vector { scalar: ScalarKind::Float32, len: 4 }));
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).expect("the folder of the cases").flatten().map(|it| it.path()) {
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|it| it == "hlsl") {
            found.push(path);
        }
    }
    found.sort();
}

// ------------------------------------------------------------------------------------------------- reflection

fn of_reflection(it: &Reflection) -> Facts {
    let mut facts = Facts::new();
    for entry in &it.entry_points {
        let name = &entry.name;
        facts.insert(format!("entry {name} {}", entry.stage.name()));
        if let Some(size) = entry.workgroup_size {
            facts.insert(format!("entry {name} workgroup {size:?}"));
        }
        for mode in &entry.execution_modes {
            facts.insert(format!("entry {name} mode {} {:?}", mode.name, mode.operands));
        }
        for (direction, variables) in [("input", &entry.inputs), ("output", &entry.outputs)] {
            for variable in variables {
                facts.insert(format!("entry {name} {direction} {}", stage_variable(variable)));
            }
        }
        for &index in &entry.bindings {
            let it = &it.bindings[index];
            facts.insert(format!("entry {name} uses {} {} {}", it.set, it.binding, it.kind.name()));
        }
        if let Some(index) = entry.push_constants {
            let layout = layout(it, &it.push_constants[index].layout);
            facts.insert(format!("entry {name} push constants {layout}"));
        }
        if let Some(index) = entry.shader_record {
            let layout = layout(it, &it.shader_records[index].layout);
            facts.insert(format!("entry {name} shader record {layout}"));
        }
    }
    for binding in &it.bindings {
        let (set, number, kind) = (binding.set, binding.binding, binding.kind.name());
        let count = match binding.count {
            Count::One => String::new(),
            Count::Fixed(count) => format!("[{count}]"),
            Count::Unbounded => "[]".to_owned(),
        };
        let place = format!("binding {set} {number} {kind}");
        facts.insert(format!("{place}{count}"));
        if let Some(image) = &binding.image
            && matches!(binding.kind, BindingKind::StorageImage | BindingKind::StorageTexelBuffer)
        {
            facts.insert(format!("{place} format {}", image.format));
        }
        if let Some(image) = &binding.image {
            let shape = image.shape;
            let (arrayed, multisampled) = (u32::from(shape.arrayed), u32::from(shape.multisampled));
            facts.insert(format!("{place} image {:?} {arrayed} {multisampled}", shape.dimension));
        }
        if let Some(index) = binding.input_attachment_index {
            facts.insert(format!("{place} attachment {index}"));
        }
        if let Some(content) = &binding.layout {
            let whole = layout(it, content);
            let is_list = binding.kind == BindingKind::StorageBuffer
                && binding.counter_of.is_none()
                && binding.hlsl_type.contains("StructuredBuffer");
            facts.insert(match is_list {
                true => format!("{place} elements {whole} every {}", binding.size),
                false => format!("{place} holds {whole}"),
            });
        }
    }
    for constant in &it.spec_constants {
        let name = constant.scalar.name();
        facts.insert(format!("constant {} {name} {}", constant.id, constant.default));
    }
    facts
}

fn stage_variable(it: &StageVariable) -> String {
    let place = match (&it.builtin, it.location) {
        (Some(builtin), _) => builtin.clone(),
        (None, location) => format!("{} {} {}", location.unwrap_or(0), it.index, it.component),
    };
    let scalar = it.scalar.name();
    let interpolation: BTreeSet<&String> = it.interpolation.iter().collect();
    format!(
        "{place}: {scalar}{} in {} per {:?} {interpolation:?}",
        it.components, it.locations, it.per_vertex
    )
}

/// Matrices as arrays of the vectors that they are in memory.
fn layout(all: &Reflection, it: &TypeLayout) -> String {
    let vector = |scalar: &ScalarKind, len: u32| match (scalar, len) {
        (ScalarKind::Bool, 1) => "uint".to_owned(),
        (ScalarKind::Bool, len) => format!("uint{len}"),
        (scalar, 1) => scalar.name().to_owned(),
        (scalar, len) => format!("{}{len}", scalar.name()),
    };
    match it {
        TypeLayout::Scalar(scalar) => vector(scalar, 1),
        // Vectors that SPIR-V lacks are arrays there.
        TypeLayout::Vector { scalar, len } if *len > 4 => {
            format!("[{len} every {}]{}", scalar.size(), vector(scalar, 1))
        }
        TypeLayout::Vector { scalar, len } => vector(scalar, *len),
        TypeLayout::Matrix { scalar, rows, columns, is_row_major, stride } => {
            let (count, len) = if *is_row_major { (rows, columns) } else { (columns, rows) };
            format!("[{count} every {stride}]{}", vector(scalar, *len))
        }
        TypeLayout::Array { element, count, stride } => {
            format!("[{count} every {stride}]{}", layout(all, element))
        }
        TypeLayout::RuntimeArray { element, stride } => format!("[every {stride}]{}", layout(all, element)),
        TypeLayout::Struct(index) => {
            let members = all.structs[*index].members.iter();
            let members: Vec<String> =
                members.map(|it| format!("{}: {}", it.offset, layout(all, &it.layout))).collect();
            format!("{{{}}}", members.join(", "))
        }
    }
}
