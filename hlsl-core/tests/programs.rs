//! Programs of several files: what does not fit together is an error with both places, and resources without numbers get some
//! that fit.

use hlsl_core::{
    bindings::{self, Library, Style, VertexBuffer, VertexBuffers},
    driver::{Debug, Driver, Job, Made, Program, name_in_group, shaders},
    source::load::MemoryLoader,
};

/// The files of a program, each with its profile and text; the entry point is `main`.
fn made(files: &[(&str, &str, &str)], arguments: &[&str]) -> Made {
    let mut loader = MemoryLoader::default();
    let mut jobs = Vec::new();
    for (path, profile, text) in files {
        loader.add(*path, *text);
        let arguments = arguments.iter().map(|&it| it.to_owned()).collect();
        let job = Job::new(path, (profile, "main"), arguments, &Debug::default()).unwrap();
        jobs.push(Job { name: name_in_group(profile, "main").to_owned(), ..job });
    }
    Driver::default().make(&Program { jobs, is_group: true }, &loader)
}

fn errors(files: &[(&str, &str, &str)]) -> String {
    let (errors, _) = made(files, &[]).errors_and_warnings();
    errors.concat()
}

/// A vertex shader that writes some members, and a pixel shader that reads some.
fn stages(passed: &str, read: &str) -> String {
    let vertex = format!(
        "struct Passed {{\nfloat4 place : SV_Position;\n{passed}\n}};\nPassed main() {{ return (Passed)1; }}"
    );
    let sum: String = read
        .split(';')
        .filter_map(|it| it.split(" : ").next()?.split_whitespace().last())
        .map(|name| format!(" + asfloat(it.{}).x", name.replace("[3]", "[1]")))
        .collect();
    let pixel = format!("struct Read {{\n{read}\n}};\nfloat4 main(Read it) : SV_Target {{ return 0{sum}; }}");
    errors(&[("a.vs.hlsl", "vs_6_0", &vertex), ("a.ps.hlsl", "ps_6_0", &pixel)])
}

#[test]
fn what_stages_pass_on_fits() {
    assert_eq!(stages("float2 uv : TEXCOORD0;", "float2 uv : TEXCOORD0;"), "");
    assert_eq!(stages("float2 uv : TEXCOORD; float3 n : NORMAL;", "float2 uv : TEXCOORD0;"), "");
    assert_eq!(stages("nointerpolation uint id : ID;", "nointerpolation uint id : ID;"), "");
    // A part of a vector may be left.
    assert_eq!(stages("float4 color : COLOR;", "float3 color : COLOR;"), "");
}

#[test]
fn each_kind_of_misfit_has_both_places() {
    for (passed, read, expected) in [
        (
            "float2 uv : TEXCOORD0;",
            "float2 uv : TEXCOORD0;\nfloat3 normal : NORMAL;",
            "a.ps.hlsl:3:17: error: `ps` reads `normal` (NORMAL), at location 1\n\
             a.vs.hlsl:5:8: note: `vs` does not write it\n  = help: add it to the outputs\n",
        ),
        (
            "float3 normal : NORMAL;\nfloat2 uv : TEXCOORD0;",
            "float2 uv : TEXCOORD0;",
            "a.ps.hlsl:2:13: error: `uv` (TEXCOORD0) is at location 0 in `ps`\n\
             a.vs.hlsl:4:13: note: `vs` writes it to location 1\n  = help: declare outputs and inputs as one struct, in a file \
             that both include\n",
        ),
        (
            "float2 uv : TEXCOORD0;",
            "float2 color : COLOR;",
            "a.ps.hlsl:2:16: error: `ps` reads `color` (COLOR) at location 0\n\
             a.vs.hlsl:3:13: note: `vs` writes `uv` (TEXCOORD0) there, and no `COLOR`\n  = help: give both the same semantic\n",
        ),
        (
            "uint id : ID;",
            "float id : ID;",
            "a.ps.hlsl:2:12: error: `id` (ID) is `float` in `ps`\n\
             a.vs.hlsl:3:11: note: `vs` writes `uint`\n  = help: declare both with the same type\n",
        ),
        (
            "float2 uv : TEXCOORD0;",
            "float3 uv : TEXCOORD0;",
            "a.ps.hlsl:2:13: error: `ps` reads 3 components of `uv` (TEXCOORD0)\n\
             a.vs.hlsl:3:13: note: `vs` writes 2\n  = help: declare both with the same type\n",
        ),
        (
            "float2 uv[2] : TEXCOORD0;",
            "float2 uv[3] : TEXCOORD0;",
            "a.ps.hlsl:2:16: error: `uv` (TEXCOORD0) takes 3 locations in `ps`\n\
             a.vs.hlsl:3:16: note: `vs` writes 2\n  = help: declare both with the same type\n",
        ),
        (
            "float2 uv : TEXCOORD0;",
            "noperspective float2 uv : TEXCOORD0;",
            "a.ps.hlsl:2:27: error: `uv` (TEXCOORD0) is interpolated with `noperspective` in `ps`\n\
             a.vs.hlsl:3:13: note: `vs` passes it on without a modifier\n  = help: give both the same modifier, such as \
             `nointerpolation`\n",
        ),
        (
            "[[vk::location(3)]] [[vk::component(2)]] float a : A;",
            "[[vk::location(3)]] [[vk::component(1)]] float a : A;",
            "a.ps.hlsl:2:52: error: `a` (A) starts at component 1 of its location in `ps`\n\
             a.vs.hlsl:3:52: note: `vs` writes it from component 2 on\n  = help: declare outputs and inputs as one struct, in \
             a file that both include\n",
        ),
        (
            "",
            "float2 far : SV_ClipDistance;",
            "a.ps.hlsl:2:14: error: `ps` reads `far` (SV_ClipDistance)\n\
             a.vs.hlsl:5:8: note: `vs` does not write it\n  = help: add it to the outputs\n",
        ),
    ] {
        assert_eq!(stages(passed, read), expected, "{passed} | {read}");
    }
    let vertex = "float4 main() : TEXCOORD0 { return 1; }";
    let pixel = "float4 main(float4 uv : TEXCOORD0) : SV_Target { return uv; }";
    let said = errors(&[("a.vs.hlsl", "vs_6_0", vertex), ("a.ps.hlsl", "ps_6_0", pixel)]);
    assert_eq!(
        said,
        "a.vs.hlsl:1:8: error: `vs` writes no `SV_Position`\n\
         a.ps.hlsl:1:8: note: `ps` gets no pixels without it\n  = help: add a `float4` with the semantic `SV_Position` to the \
         outputs\n"
    );
}

const HULL: &str = "
struct Corner { float4 at : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Patch divide() { return (Patch)1; }
[domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")] [outputcontrolpoints(3)]
[patchconstantfunc(\"divide\")]
Corner main(InputPatch<Corner, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }
";

const DOMAIN: &str = "
struct Corner { float4 at : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
[domain(\"tri\")]
float4 main(Patch factors, float3 at : SV_DomainLocation, const OutputPatch<Corner, 3> corners) : SV_Position {
    return corners[0].at * at.x;
}
";

#[test]
fn tessellation_fits() {
    let vertex = "float4 main() : PLACE { return 1; }";
    let with = |hull: &str, domain: &str| {
        errors(&[
            ("t.vs.hlsl", "vs_6_0", vertex),
            ("t.hs.hlsl", "hs_6_0", hull),
            ("t.ds.hlsl", "ds_6_0", domain),
        ])
    };
    assert_eq!(with(HULL, DOMAIN), "");
    let more = DOMAIN.replace("OutputPatch<Corner, 3>", "OutputPatch<Corner, 4>");
    assert_eq!(
        with(HULL, &more),
        "t.ds.hlsl:2:29: error: `ds` reads `at` (PLACE) of 4 control points\n\
         t.hs.hlsl:2:29: note: `hs` writes 3\n  = help: make `outputcontrolpoints` and the number in `OutputPatch` the same\n"
    );
    let quads = DOMAIN.replace("\"tri\"", "\"quad\"").replace("float3 at", "float2 at");
    let quads = quads.replace("edges[3]", "edges[4]").replace("inside :", "inside[2] :");
    let said = with(HULL, &quads);
    let expected = "t.ds.hlsl:5:8: error: the domain of `ds` is \"quad\"\nt.hs.hlsl:7:8: note: that of `hs` is \"tri\"\n";
    assert!(said.contains(expected), "{said}");
    let said = errors(&[("t.vs.hlsl", "vs_6_0", vertex), ("t.hs.hlsl", "hs_6_0", HULL)]);
    assert!(said.starts_with("t.hs.hlsl:7:8: error: `hs` has no domain shader beside it\n"), "{said}");
}

/// Two compute shaders with these declarations, and what each of them returns.
fn resources(first: (&str, &str), second: (&str, &str)) -> String {
    let text = |(declared, used): (&str, &str)| {
        format!(
            "{declared}\nRWStructuredBuffer<float4> result;\n[numthreads(1, 1, 1)] void main() {{ result[0] = {used}; }}"
        )
    };
    errors(&[("a.hlsl", "cs_6_0", &text(first)), ("b.hlsl", "cs_6_0", &text(second))])
}

#[test]
fn resources_mean_the_same() {
    for (first, second, expected) in [
        (
            ("cbuffer A : register(b3) { float4 a; }", "a"),
            ("Texture2D t : register(t3);", "t.Load(0)"),
            "b.hlsl:1:11: error: `t` of `cs` is at set 0, binding 3\na.hlsl:1:9: note: so is `A` of `cs`\n",
        ),
        (
            ("cbuffer A : register(b3) { float4 a; }", "a"),
            ("cbuffer A : register(b4) { float4 a; }", "a"),
            "b.hlsl:1:9: error: `A` is at set 0, binding 4 in `cs`\na.hlsl:1:9: note: it is at set 0, binding 3 in `cs`\n",
        ),
        (
            ("Texture2D t : register(t3);", "t.Load(0)"),
            ("Texture3D t : register(t3);", "t.Load(0)"),
            "b.hlsl:1:11: error: `t` is `Texture3D<float4>` in `cs`\n",
        ),
        (
            ("cbuffer A : register(b3) { float4 a; }", "a"),
            ("cbuffer A : register(b3) { float2 b; }", "b.xyxy"),
            "b.hlsl:1:9: error: the contents of `A` differ from those in `cs`: `float2 b` at offset 0 and `float4 a` at offset 0\n",
        ),
        (
            ("struct P { float4 a; }; [[vk::push_constant]] P p;", "p.a"),
            ("struct P { float2 a; }; [[vk::push_constant]] P p;", "p.a.xyxy"),
            "b.hlsl:1:49: error: the push constants of `cs` have `float2 a` at offset 0\n\
             a.hlsl:1:49: note: those of `cs` have `float4 a` at offset 0\n",
        ),
        (
            ("struct P { float4 a; }; StructuredBuffer<P> p : register(t3);", "p[0].a"),
            ("struct P { float3 b; }; StructuredBuffer<P> p : register(t3);", "p[0].b.xyzz"),
            "b.hlsl:1:8: error: the struct `P` differs from that of `cs`: `float3 b` at offset 0 and `float4 a` at offset 0\n\
             a.hlsl:1:8: note: it is different in `cs`\n",
        ),
        (
            ("[[vk::constant_id(1)]] const uint a = 2;", "a"),
            ("[[vk::constant_id(1)]] const uint b = 2;", "b"),
            "error: the specialization constant 1 of `cs` is `uint b` with the default 2\n",
        ),
    ] {
        let said = resources(first, second);
        assert!(said.contains(expected), "{first:?} | {second:?}:\n{said}");
        assert!(said.contains("\n  = help: "), "{said}");
    }
    // A part of a block, and push constants one behind the other.
    let push = ("struct P { float4 a; }; [[vk::push_constant]] P p;", "p.a");
    let more = ("struct Q { float4 a; float4 b; }; [[vk::push_constant]] Q p;", "p.b");
    let behind = ("struct R { [[vk::offset(16)]] float4 c; }; [[vk::push_constant]] R p;", "p.c");
    assert_eq!(resources(push, more), "");
    assert_eq!(resources(push, behind), "");
}

#[test]
fn resources_without_numbers_get_some_that_fit() {
    let vertex = "cbuffer Camera { float4x4 view; }\nfloat4 main(float4 at : PLACE) : SV_Position { return mul(view, at); }";
    let pixel = "Texture2D map; SamplerState s; cbuffer Camera { float4x4 view; }\n\
                 float4 main(float4 at : SV_Position) : SV_Target { return map.Sample(s, at.xy) * view[0]; }";
    let files = [("flat.vs.hlsl", "vs_6_0", vertex), ("flat.ps.hlsl", "ps_6_0", pixel)];
    let made = made(&files, &[]);
    assert_eq!(made.reports(), []);
    let numbers = |index: usize| -> Vec<(String, u32)> {
        let bindings = &made.shaders[index].output.reflection.bindings;
        bindings.iter().map(|it| (it.name.clone(), it.binding)).collect()
    };
    let pair = |name: &str, number| (name.to_owned(), number);
    assert_eq!(numbers(0), [pair("Camera", 0)]);
    assert_eq!(numbers(1), [pair("Camera", 0), pair("map", 1), pair("s", 2)]);
    // The vertex shader is as by itself; the pixel shader is compiled with numbers, as a running program would.
    assert!(made.shaders[0].numbers.is_empty());
    let emit = vec![Library::Ash.into()];
    let style = Style { nested: true, emit, dynamic: vec!["Camera".into()], ..Style::default() };
    let text = bindings::module(&shaders(&made.shaders), &style).unwrap();
    let camera = "pub const CAMERA: Binding = Binding { name: \"Camera\", set: 0, binding: 0, descriptor_type: 8, count: 1, \
                  stages: 0x11 };";
    assert!(text.contains(camera), "{text}");
    // One layout is for the whole program.
    for expected in [
        "pub const SET_0: [vk::DescriptorSetLayoutBinding<'static>; 3]",
        "vk::DescriptorType::UNIFORM_BUFFER_DYNAMIC",
    ] {
        assert!(text.contains(expected), "{text}");
    }
    assert_eq!(text.matches("pub struct Camera").count(), 1);
    for name in ["pub mod vs {", "pub mod ps {"] {
        assert!(text.contains(name), "{name}");
    }
}

#[test]
fn a_number_that_somebody_chose_stays() {
    let first = "cbuffer Camera { float4 a; }\nRWStructuredBuffer<float4> o;\n[numthreads(1, 1, 1)] void main() { o[0] = a; }";
    let second = "RWStructuredBuffer<float4> o : register(u0);\nns::T x; [numthreads(1, 1, 1)] void main() { o[0] = 1; }";
    let second =
        second.replace("ns::T x; ", "namespace ns { Texture2D t; } ").replace("= 1", "= ns::t.Load(0)");
    for arguments in [&[][..], &["-fspv-target-env=wgpu"]] {
        let made = made(&[("a.hlsl", "cs_6_0", first), ("b.hlsl", "cs_6_0", &second)], arguments);
        assert_eq!(made.reports(), []);
        let mut all: Vec<(String, u32)> = Vec::new();
        for it in made.shaders.iter().flat_map(|it| &it.output.reflection.bindings) {
            all.push((it.name.clone(), it.binding));
        }
        all.sort();
        all.dedup();
        let names: Vec<&str> = all.iter().map(|it| it.0.as_str()).collect();
        assert_eq!(names.len(), 3, "{all:?}");
        let numbers: std::collections::BTreeSet<u32> = all.iter().map(|it| it.1).collect();
        assert_eq!(numbers.len(), 3, "{all:?}");
    }
}

#[test]
fn one_of_several_pipelines_is_enough() {
    let vertex = |passed: &str| {
        format!("struct P {{ float4 at : SV_Position; {passed} }}; P main() {{ return (P)1; }}")
    };
    let pixel = "float4 main(float4 at : SV_Position, float3 n : NORMAL) : SV_Target { return n.xyzz; }";
    let (plain, lit) = (vertex(""), vertex("float3 n : NORMAL;"));
    let depth = ("depth.vs.hlsl", "vs_6_0", plain.as_str());
    assert_eq!(errors(&[depth, ("lit.vs.hlsl", "vs_6_0", &lit), ("lit.ps.hlsl", "ps_6_0", pixel)]), "");
    assert!(errors(&[depth, depth, ("lit.ps.hlsl", "ps_6_0", pixel)]).contains("`vs` does not write it"));
}

#[test]
fn a_vertex_buffer_is_one_for_all_shaders() {
    let lit = "struct Corner { float4 at : PLACE; float3 normal : NORMAL; };\n\
               float4 main(Corner it, uint tint : TINT) : SV_Position { return it.at + it.normal.x + tint; }";
    // It reads a part, at locations of its own.
    let depth =
        "float4 main(float3 normal : NORMAL, uint tint : TINT) : SV_Position { return normal.xyzz * tint; }";
    let mut made = made(&[("lit.vs.hlsl", "vs_6_0", lit), ("depth.vs.hlsl", "vs_6_0", depth)], &[]);
    assert_eq!(made.reports(), []);
    made.shaders[1].name = "depth".into();
    let corner = VertexBuffer {
        name: "Corner".into(),
        attributes: vec!["PLACE".into(), "NORMAL".into()],
        ..VertexBuffer::default()
    };
    let tint = VertexBuffer {
        name: "Tint".into(),
        is_per_instance: true,
        has_rest: true,
        ..VertexBuffer::default()
    };
    let vertex = VertexBuffers::Named(vec![corner, tint]);
    let style = Style { nested: true, emit: vec![Library::Ash.into()], vertex, ..Style::default() };
    let text = bindings::module(&shaders(&made.shaders), &style).unwrap();
    let depth = &text[text.find("pub mod depth {").unwrap()..];
    assert_eq!(
        text.matches("/// Bytes from vertex to vertex.\npub const STRIDE: u32 = 28;").count(),
        2,
        "{text}"
    );
    assert!(
        depth.contains("location: 0, binding: 0, format: vk::Format::R32G32B32_SFLOAT, offset: 16 }"),
        "{depth}"
    );
    assert!(
        !depth.contains("offset: 0 }, vk::VertexInputAttributeDescription { location: 1, binding: 0"),
        "{depth}"
    );
}
