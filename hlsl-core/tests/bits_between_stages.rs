//! Bit-fields that pass from stage to stage: a word has one location, whichever stage, direction and type.

mod support;

use hlsl_core::disassemble::disassemble;

/// The locations of a direction, in order, and how many variables have one.
fn locations(profile: &str, text: &str, direction: &str) -> Vec<u32> {
    let target = "-fspv-target-env=vulkan1.3";
    let args = ["-T", profile, "-E", "main", target, "-enable-16bit-types", "-fspv-preserve-interface"];
    let found = support::compile_text(text.into(), &args);
    let words = found.words.as_ref().unwrap_or_else(|| panic!("{profile}\n{text}\n{}", found.diagnostics()));
    let module = disassemble(words);
    let is_of = |name: &str| {
        let declared = |it: &str| it.trim().starts_with(&format!("{name} = OpVariable "));
        module.lines().any(|it| declared(it) && it.ends_with(direction))
    };
    let located = |it: &str| {
        let (name, location) = it.trim().strip_prefix("OpDecorate ")?.split_once(" Location ")?;
        is_of(name).then(|| location.parse().ok())?
    };
    let mut locations: Vec<u32> = module.lines().filter_map(located).collect();
    locations.sort_unstable();
    locations
}

#[test]
fn a_word_of_bit_fields_has_one_location() {
    // Fields, and how many words these are. What follows is at the next location.
    let rows = [
        ("uint a : 4; uint b : 4; uint c : 8; uint d : 16;", 1),
        ("uint a : 31; uint b : 1;", 1),
        ("uint a : 31; uint b : 2;", 2),
        ("int a : 5; int b : 27; uint c : 3;", 2),
        ("uint a : 4; float b; uint c : 4; uint d : 4;", 3),
        ("uint16_t a : 4; uint16_t b : 12; uint16_t c : 1;", 2),
        ("uint64_t a : 40; uint64_t b : 24;", 1),
        ("uint a;  uint b : 4; uint c : 4;", 2),
    ];
    for (fields, words) in rows {
        let expected: Vec<u32> = (0..=words).collect();
        let of = |profile: &str, text: &str, direction: &str| {
            let text = format!("struct Packed {{ {fields} }}; {text}");
            assert_eq!(locations(profile, &text, direction), expected, "{profile} {direction}\n{text}");
        };
        let inner = "struct V { nointerpolation Packed p : PACKED; float w : W; };";
        of(
            "vs_6_6",
            "float4 main(Packed p : PACKED, float w : W) : SV_Position { return p.a + p.b + w; }",
            "Input",
        );
        of(
            "vs_6_6",
            &format!("{inner} V main() {{ V v = (V)0; v.p.b = 3; v.p.a = 1; return v; }}"),
            "Output",
        );
        of(
            "vs_6_6",
            "void main(out Packed p : PACKED, out float w : W) { p = (Packed)0; p.b = 1; w = 1; }",
            "Output",
        );
        of("ps_6_6", &format!("{inner} float4 main(V v) : SV_Target {{ return v.p.b + v.w; }}"), "Input");
        of(
            "gs_6_6",
            &format!(
                "{inner} [maxvertexcount(1)] void main(point V v[1], inout PointStream<V> o) {{ V r = v[0]; r.p.b = v[0].p.a; o.Append(r); }}"
            ),
            "Input",
        );
        of(
            "gs_6_6",
            &format!(
                "{inner} [maxvertexcount(1)] void main(point V v[1], inout PointStream<V> o) {{ o.Append(v[0]); }}"
            ),
            "Output",
        );
        of(
            "ms_6_6",
            &format!(
                "{inner} [outputtopology(\"point\")] [numthreads(1, 1, 1)]
                 void main(out vertices V v[1], out indices uint i[1]) {{
                     SetMeshOutputCounts(1, 1); V r = (V)0; r.p.b = 2; v[0] = r; i[0] = 0; }}"
            ),
            "Output",
        );
        of(
            "ds_6_6",
            &format!(
                "{inner} struct P {{ float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }};
                 [domain(\"tri\")] float4 main(P p, OutputPatch<V, 3> v) : SV_Position {{ return v[1].p.b + v[0].w; }}"
            ),
            "Input",
        );
    }
}

#[test]
fn what_is_written_to_a_word_is_read_from_it() {
    let text = "struct Packed { uint a : 4; int b : 4; uint c : 24; };
        Packed main(Packed p : P) : Q { return p; }";
    let found = support::compile_text(text.into(), &["-T", "vs_6_0", "-E", "main"]);
    let module = disassemble(&found.words.expect("it is valid"));
    // The word is not taken apart to be passed on.
    assert!(!module.contains("BitField"), "{module}");
    let text = "struct Packed { uint a : 4; int b : 4; uint c : 24; };
        int main(Packed p : P) : Q { return p.b; }";
    let found = support::compile_text(text.into(), &["-T", "vs_6_0", "-E", "main"]);
    let module = disassemble(&found.words.expect("it is valid"));
    assert!(module.contains("OpBitFieldSExtract"), "{module}");
}

#[test]
fn a_bit_field_has_its_value_at_each_vertex() {
    let text = "struct Packed { uint a : 4; uint b : 4; };
        float4 main(nointerpolation Packed p : P) : SV_Target { return GetAttributeAtVertex(p.b, 1); }";
    let found = support::compile_text(text.into(), &["-T", "ps_6_1", "-E", "main"]);
    let module = disassemble(found.words.as_ref().unwrap_or_else(|| panic!("{}", found.diagnostics())));
    assert!(
        module.contains("OpBitFieldUExtract %uint") && module.matches(" Location ").count() == 2,
        "{module}"
    );
}
