//! The JSON of every shader under `tests/compile` is what docs/reflection.schema.json says, and all that is there is
//! written for one of them. `support/json.rs` knows as much of JSON Schema as that file uses.

mod support;
#[path = "support/json.rs"]
mod json;

use std::path::{Path, PathBuf};

use hlsl_core::{
    options::{HeapStride, Options},
    reflect::{
        DescriptorHeap, DescriptorHeapKind, MemberLayout, Reflection, ScalarKind, StructLayout, TypeLayout,
    },
    source::load::MemoryLoader,
};
use json::{Json, Schema};

fn schema() -> Schema {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/reflection.schema.json");
    Schema::new(Json::parse(&std::fs::read_to_string(path).unwrap()).unwrap())
}

fn shaders(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).expect("the folder of the cases").flatten().map(|it| it.path()) {
        if path.is_dir() {
            shaders(&path, found);
        } else if path.extension().is_some_and(|it| it == "hlsl") {
            found.push(path);
        }
    }
    found.sort();
}

#[test]
fn every_reflection_has_the_form_of_the_schema() {
    let mut paths = Vec::new();
    shaders(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compile"), &mut paths);
    assert!(paths.len() > 100, "only {} shaders", paths.len());
    let results = support::on_all_cores(&paths, |path| {
        let schema = schema();
        let mut wrong = Vec::new();
        for args in support::args_of(path) {
            let output = support::output(&path.display().to_string(), &args);
            if let Err(why) = Json::parse(&output.reflection.to_json()).and_then(|it| schema.check(&it)) {
                wrong.push(format!("{} ({}): {why}", path.display(), args.join(" ")));
            }
        }
        (wrong, schema.seen())
    });
    let (mut wrong, mut seen) = (Vec::new(), Vec::new());
    // What no case has.
    let schema = schema();
    for reflection in [bit_fields(), runtime_array(), native_heaps()] {
        let checked = Json::parse(&reflection.to_json()).and_then(|it| schema.check(&it));
        wrong.extend(checked.err());
    }
    seen.extend(schema.seen());
    for (complaints, keys) in results.into_iter().flatten() {
        wrong.extend(complaints);
        seen.extend(keys);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let unseen: Vec<String> = schema.properties().into_iter().filter(|it| !seen.contains(it)).collect();
    assert!(unseen.is_empty(), "no shader has {unseen:?}");
}

/// spirv-val refuses the modules of such cases.
fn native_heaps() -> Reflection {
    let heap = |kind, stride| DescriptorHeap { kind, stride };
    let descriptor_heaps = vec![
        heap(DescriptorHeapKind::Resource, HeapStride::Bytes(64)),
        heap(DescriptorHeapKind::Resource, HeapStride::Unified),
        heap(DescriptorHeapKind::Sampler, HeapStride::Size),
        heap(DescriptorHeapKind::Sampler, HeapStride::Constant(2)),
    ];
    Reflection { descriptor_heaps, ..Reflection::default() }
}

fn bit_fields() -> Reflection {
    let text = "struct Flags { uint kind : 3; uint level : 5; }; cbuffer Scene { Flags flags; };
        float4 main() : SV_Target { return flags.kind + flags.level; }";
    let mut files = MemoryLoader::default();
    files.add("flags.hlsl", text);
    let options = Options::from_args(["-T", "ps_6_0", "-E", "main"]).unwrap();
    hlsl_core::Compilation::of("flags.hlsl", &files, &options).reflection
}

fn runtime_array() -> Reflection {
    let element = Box::new(TypeLayout::Scalar(ScalarKind::Float32));
    let layout = TypeLayout::RuntimeArray { element, stride: 4 };
    let member = MemberLayout {
        name: "values".into(),
        offset: 0,
        layout,
        hlsl_type: "float[]".into(),
        bit_fields: Vec::new(),
        doc: String::new(),
    };
    let structure = StructLayout {
        name: "Values".into(),
        size: 0,
        alignment: 4,
        rule: "std430",
        members: vec![member],
        id: None,
        place: None,
        doc: String::new(),
    };
    Reflection { structs: vec![structure], ..Reflection::default() }
}

#[test]
fn what_is_not_in_the_schema_does_not_pass() {
    let shader = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui-tests/src/tint.hlsl");
    let args = ["-T", "ps_6_0", "-E", "main"].map(str::to_owned);
    let text = support::output(&shader.display().to_string(), &args).reflection.to_json();
    let check = |text: &str| Json::parse(text).and_then(|it| schema().check(&it));
    assert_eq!(check(&text), Ok(()));
    for (part, other) in [
        ("\"version\": 1", "\"version\": 2"),
        ("\"kind\": \"uniform buffer\"", "\"kind\": \"buffer\""),
        ("\"set\": 0,", ""),
        ("\"set\": 0", "\"set\": -1"),
        ("\"set\": 0", "\"set\": \"0\""),
        ("\"set\": 0", "\"set\": 0, \"space\": 0"),
        ("\"stage\": \"pixel\"", "\"stage\": \"fragment\""),
        ("\"kind\": \"vector\"", "\"kind\": \"matrix\""),
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
        assert!(check(&text.replacen(part, other, 1)).is_err(), "{other}");
    }
}
