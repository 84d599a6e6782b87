//! The Rust module and the C header that hosts get: they compile, and rustc proves every offset.

use std::{fs, path::PathBuf, process::Command};

use hlsl_core::{
    bindings::{self, Conflict, Shader, Style},
    reflect::{EntryPoint, MemberLayout, NamedConstant, Reflection, ScalarKind, StructLayout, TypeLayout},
    stage::Stage,
};

const FLOAT: ScalarKind = ScalarKind::Float32;

fn member(name: &str, offset: u32, layout: TypeLayout) -> MemberLayout {
    MemberLayout {
        name: name.into(),
        offset,
        layout,
        hlsl_type: "T".into(),
        bit_fields: Vec::new(),
        doc: String::new(),
    }
}

fn structure(name: &str, size: u32, alignment: u32, members: Vec<MemberLayout>) -> StructLayout {
    StructLayout {
        name: name.into(),
        rule: "relaxed std140",
        size,
        alignment,
        members,
        id: None,
        place: None,
        doc: String::new(),
    }
}

fn scalar(scalar: ScalarKind) -> TypeLayout {
    TypeLayout::Scalar(scalar)
}

fn vector(len: u32) -> TypeLayout {
    TypeLayout::Vector { scalar: FLOAT, len }
}

fn array(element: TypeLayout, count: u32, stride: u32) -> TypeLayout {
    TypeLayout::Array { element: Box::new(element), count, stride }
}

fn matrix(rows: u32, columns: u32, is_row_major: bool, stride: u32) -> TypeLayout {
    TypeLayout::Matrix { scalar: FLOAT, rows, columns, is_row_major, stride }
}

/// Every trap of a host layout in one set of structs.
fn traps() -> Reflection {
    let light =
        structure("Light", 28, 16, vec![member("place", 0, vector(3)), member("color", 16, vector(3))]);
    let tail = structure("Tail", 12, 16, vec![member("f", 0, vector(3))]);
    let block = structure(
        "$Globals",
        536,
        16,
        vec![
            member("type", 0, scalar(FLOAT)),
            member("after_hole", 8, vector(2)),
            member("weights", 16, array(scalar(FLOAT), 2, 16)),
            member("in_tail", 36, scalar(FLOAT)),
            member("flag", 40, scalar(ScalarKind::Bool)),
            member("m", 48, matrix(3, 3, false, 16)),
            member("behind_m", 92, scalar(FLOAT)),
            member("lights", 96, array(TypeLayout::Struct(0), 3, 32)),
            member("whole", 192, matrix(4, 4, true, 16)),
            member("misplaced", 260, scalar(ScalarKind::Float64)),
            member("aligned", 272, scalar(ScalarKind::Float64)),
            member("flags", 288, array(scalar(ScalarKind::Bool), 3, 16)),
            member("tail", 336, TypeLayout::Struct(1)),
            member("in_struct_tail", 348, scalar(FLOAT)),
            member("grid", 352, array(array(vector(3), 2, 16), 2, 32)),
            member("halves", 416, array(scalar(ScalarKind::Float16), 4, 2)),
            member("many", 424, array(scalar(ScalarKind::Uint8), 100, 1)),
            member("matrices", 528, array(scalar(ScalarKind::Int64), 1, 8)),
        ],
    );
    Reflection { structs: vec![light, tail, block], ..Reflection::default() }
}

fn rustc(name: &str, text: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let source = folder.join(format!("{name}.rs"));
    fs::write(&source, text).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = Command::new(rustc)
        .args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "-Dwarnings", "--out-dir"])
        .arg(&folder)
        .arg(&source)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn rustc_proves_every_offset_of_every_trap() {
    let reflection = traps();
    let shader = Shader { name: "main", words: &[0x0723_0203, 1], wgsl: None, reflection: &reflection };
    let style = Style { bytemuck: None, ..Style::default() };
    let text = bindings::module(&[shader], &style).unwrap();
    rustc("traps", &text);
    for expected in
        ["pub r#type: f32", "weights_head", "in_tail", "m_last: [f32; 3]", "pub misplaced: F64Bytes"]
    {
        assert!(text.contains(expected), "{expected} is missing in\n{text}");
    }
}

#[test]
fn members_that_overlap_are_refused_by_name() {
    let overlap = structure("S", 8, 4, vec![member("a", 0, vector(2)), member("b", 4, scalar(FLOAT))]);
    let reflection = Reflection { structs: vec![overlap], ..Reflection::default() };
    let shader = Shader { name: "main", words: &[], wgsl: None, reflection: &reflection };
    let conflict = bindings::module(&[shader], &Style::default()).unwrap_err();
    let expected = Conflict::Overlap { structure: "S".into(), first: "a".into(), second: "b".into() };
    assert_eq!(conflict, expected);
}

#[test]
fn structs_that_no_host_can_hold_are_refused() {
    // What the reflection says of `float a[65536][65536]`: sizes in it end at the largest number.
    let rows = array(array(scalar(FLOAT), 65536, 4), 65536, 65536 * 4);
    let reflection = Reflection {
        structs: vec![structure("S", u32::MAX, 4, vec![member("a", 0, rows)])],
        ..Reflection::default()
    };
    let shader = Shader { name: "main", words: &[], wgsl: None, reflection: &reflection };
    let conflict = bindings::module(&[shader], &Style::default()).unwrap_err();
    assert_eq!(conflict, Conflict::TooLarge { structure: "S".into() });
}

#[test]
fn one_struct_name_with_two_meanings_is_refused() {
    let first = Reflection {
        structs: vec![structure("S", 4, 4, vec![member("a", 0, scalar(FLOAT))])],
        ..Default::default()
    };
    let second = Reflection {
        structs: vec![structure("S", 8, 4, vec![member("a", 0, vector(2))])],
        ..Default::default()
    };
    let shaders = [
        Shader { name: "vs", words: &[], wgsl: None, reflection: &first },
        Shader { name: "ps", words: &[], wgsl: None, reflection: &second },
    ];
    let conflict = bindings::module(&shaders, &Style::default()).unwrap_err();
    assert!(matches!(conflict, Conflict::Different { name, .. } if name == "S"));
}

#[test]
fn the_c_header_asserts_the_same_offsets() {
    let reflection = traps();
    let shader = Shader { name: "main", words: &[1, 2], wgsl: None, reflection: &reflection };
    let files = bindings::header("shaders", &[shader]).unwrap();
    assert!(files.header.contains("offsetof(shaders_Globals, behind_m) == 92"));
    assert!(files.source.contains("shaders_main_spirv[2] = {"));
}

/// Names that only some languages take, or that become one name where letters are left out or get an underscore.
fn hostile_names() -> Reflection {
    let names = [
        "_", "größe", "é", "ö", "λ", "高さ", "Ⅳ", "u2163", "e\u{301}", "self", "self_", "Self", "new", "new_",
    ];
    let members = names.iter().zip(0..).map(|(name, index)| member(name, index * 4, scalar(FLOAT)));
    let members: Vec<MemberLayout> = members.collect();
    let size = 4 * names.len() as u32;
    let structs = ["_", "Ⅳ", "u2163", "Größe", "é"].map(|it| structure(it, size, 4, members.clone()));
    let constant = |name: &str| NamedConstant { name: name.into(), scalar: FLOAT, bits: 0 };
    Reflection {
        structs: structs.into(),
        constants: ["a", "A", "é", "É", "ß", "SS"].map(constant).into(),
        ..Reflection::default()
    }
}

#[test]
fn every_name_of_a_shader_has_one_in_rust() {
    let reflection = hostile_names();
    let shader = Shader { name: "größe", words: &[1], wgsl: None, reflection: &reflection };
    let style = Style { bytemuck: None, constants: true, nested: true, ..Style::default() };
    let text = bindings::module(&[shader], &style).unwrap();
    rustc("hostile", &text);
    for expected in ["pub mod größe", "pub größe: f32", "pub é: f32", "pub u2163_: f32", "pub struct __ {"]
    {
        assert!(text.contains(expected), "{expected} is missing in\n{text}");
    }
}

#[test]
fn every_name_of_a_shader_has_one_in_c() {
    let mut reflection = hostile_names();
    reflection.entry_points = vec![EntryPoint {
        name: "a\"b\\c\nd??/é".into(),
        function: "main".into(),
        stage: Stage::Pixel,
        workgroup_size: None,
        execution_modes: Vec::new(),
        inputs: Vec::new(),
        outputs: Vec::new(),
        bindings: Vec::new(),
        push_constants: None,
        shader_record: None,
        payload: None,
        place: None,
        doc: String::new(),
    }];
    let shader = Shader { name: "größe", words: &[1], wgsl: None, reflection: &reflection };
    let files = bindings::header("é", &[shader]).unwrap();
    let header = &files.header;
    for expected in [
        "extern const uint32_t \\u00e9_gr\\u00f6\\u00dfe_spirv[1];",
        "ENTRY_POINT \"a\\\"b\\\\c\\012d\\?\\?/\\303\\251\"",
        "    float gr\\u00f6\\u00dfe; /* offset 4, T */",
        "offsetof(\\u00e9_Gr\\u00f6\\u00dfe, \\u00e9) == 8",
    ] {
        assert!(header.contains(expected), "{expected} is missing in\n{header}");
    }
    let mut members: Vec<&str> = header.lines().filter(|it| it.starts_with("    float ")).collect();
    let all = members.len();
    members.sort_unstable();
    members.dedup();
    assert_eq!(members.len() * 5, all, "two members have one name");
}
