//! The traps of host layouts, from shaders to structs: what comes out compiles, every offset is proved, and values given
//! to `new` lie where the shader reads them.

use std::{fs, path::PathBuf, process::Command};

use hlsl_core::{
    Compilation,
    bindings::{self, Shader, Style},
    options::Options,
    source::load::MemoryLoader,
};

fn compile(text: &str, args: &[&str]) -> Compilation {
    let options = Options::from_args(["-T", "cs_6_2", "-E", "main"].iter().chain(args));
    let options = options.unwrap_or_else(|error| panic!("{error}"));
    let mut loader = MemoryLoader::default();
    loader.add("shader.hlsl", text);
    let output = hlsl_core::Compilation::of("shader.hlsl", &loader, &options);
    let reports: Vec<String> = output.reports().into_iter().map(|it| it.text).collect();
    assert!(output.words.is_some(), "{}", reports.join("\n"));
    output
}

/// The Rust module and the C header of some shaders.
fn hosts_of(shaders: &[(&str, Compilation)], style: &Style) -> (String, String) {
    let shaders: Vec<Shader> = shaders
        .iter()
        .map(|(name, output)| Shader {
            name,
            words: &[0x0723_0203],
            wgsl: None,
            reflection: &output.reflection,
        })
        .collect();
    let rust = bindings::module(&shaders, style).unwrap_or_else(|error| panic!("{error}"));
    let header = bindings::header("shaders", &shaders).unwrap_or_else(|error| panic!("{error}"));
    (rust, header.header)
}

fn plain() -> Style {
    Style { bytemuck: None, ..Style::default() }
}

/// The Rust module and the C header of a shader.
fn hosts(text: &str, args: &[&str]) -> (String, String) {
    hosts_of(&[("main", compile(text, args))], &plain())
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// Compiles and runs `main` beside the module `shader`; the C header goes to the C compiler, where there is one.
fn check(name: &str, text: &str, args: &[&str], main: &str) -> String {
    let hosts = hosts(text, args);
    run(name, &hosts, main);
    hosts.0
}

fn run(name: &str, (rust, header): &(String, String), main: &str) {
    let program = format!(
        "mod shader {{\n{rust}}}\n\
         #[allow(dead_code)] fn at<T: Copy, V: Copy>(it: &T, offset: usize) -> V {{\n\
         assert!(offset + size_of::<V>() <= size_of::<T>());\n\
         unsafe {{ core::ptr::from_ref(it).cast::<u8>().add(offset).cast::<V>().read_unaligned() }} }}\n\
         fn main() {{\n{main}\n}}\n"
    );
    let source = folder().join(format!("{name}.rs"));
    fs::write(&source, &program).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let executable = folder().join(name);
    let output = Command::new(rustc)
        .args(["--edition=2024", "-Dwarnings", "-Adead_code", "-o"])
        .arg(&executable)
        .arg(&source)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}\n{program}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new(&executable).output().unwrap();
    assert!(output.status.success(), "{}\n{program}", String::from_utf8_lossy(&output.stderr));
    let source = folder().join(format!("{name}.c"));
    fs::write(&source, header).unwrap();
    // As C for this machine, as C for one where doubles are aligned to 4, and as C++.
    for args in [&["-std=c11"][..], &["-std=c11", "-m32", "-ffreestanding"], &["-x", "c++"]] {
        let output =
            Command::new("cc").args(args).args(["-Wall", "-Werror", "-fsyntax-only"]).arg(&source).output();
        match output {
            Err(_) => eprintln!("no cc: {name}.c is not compiled"),
            Ok(output) => {
                let errors = String::from_utf8_lossy(&output.stderr);
                let has_no_cpp = errors.contains("cc1plus");
                assert!(output.status.success() || has_no_cpp, "{args:?}\n{errors}\n{header}");
            }
        }
    }
}

const END: &str = "RWStructuredBuffer<float> kept; [numthreads(1, 1, 1)] void main() { kept[0] = ";

#[test]
fn members_in_tails_lie_in_the_last_element() {
    let text = format!(
        "struct Inner {{ float3 v; float2 pair[2]; }};
        cbuffer Block {{
            float weights[3]; float after;
            row_major float3x3 rows; float behind_rows;
            float2x3 columns[2]; float behind_columns;
            float2 grid[2][2]; float behind_grid;
            Inner inner; float behind_inner;
            Inner many[2]; float2 behind_many;
            bool flags[2]; bool flag;
            float3 alone[1]; float beside;
        }}; {END} after + many[1].v.x; }}"
    );
    check(
        "tails",
        &text,
        &["-fvk-use-dx-layout"],
        "use shader::*;
        let inner = |n: f32| Inner::new([n, n, n], [[n + 0.25; 2], [n + 0.5; 2]]);
        let it = Block::new(
            [1.0, 2.0, 3.0], 4.0,
            [[5.0, 6.0, 7.0], [8.0, 9.0, 10.0], [11.0, 12.0, 13.0]], 14.0,
            [[[15.0, 16.0], [17.0, 18.0], [19.0, 20.0]], [[21.0, 22.0], [23.0, 24.0], [25.0, 26.0]]], 27.0,
            [[[28.0, 29.0], [30.0, 31.0]], [[32.0, 33.0], [34.0, 35.0]]], 36.0,
            inner(37.0), 38.0,
            [inner(39.0), inner(40.0)], [41.0, 42.0],
            [true, false], true,
            [[43.0, 44.0, 45.0]], 46.0,
        );
        let float = |offset| at::<_, f32>(&it, offset);
        assert_eq!([0, 16, 32, 36].map(float), [1.0, 2.0, 3.0, 4.0]);
        assert_eq!([48, 64, 88, 92].map(float), [5.0, 8.0, 13.0, 14.0]);
        assert_eq!([96, 116, 128, 144, 176, 180, 184].map(float), [15.0, 18.0, 19.0, 21.0, 25.0, 26.0, 27.0]);
        assert_eq!([192, 208, 224, 240, 244, 248].map(float), [28.0, 30.0, 32.0, 34.0, 35.0, 36.0]);
        assert_eq!([256, 272, 288, 292, 296].map(float), [37.0, 37.25, 37.5, 37.5, 38.0]);
        assert_eq!([304, 352, 384, 388, 392, 396].map(float), [39.0, 40.0, 40.5, 40.5, 41.0, 42.0]);
        assert_eq!([400, 416, 420].map(|offset| at::<_, u32>(&it, offset)), [1, 0, 1]);
        assert_eq!([432, 440, 444].map(float), [43.0, 45.0, 46.0]);",
    );
}

#[test]
fn structs_without_padding_have_no_alignment_either() {
    let text = format!(
        "struct Inner {{ double wide; float narrow; }};
        struct Deeper {{ Inner inner[2]; int64_t3 v; row_major matrix<double, 2, 2> m; half last; }};
        struct All {{ float first; Inner inner; float behind; Deeper deeper; half behind_deeper; }};
        ConstantBuffer<All> all; {END} all.behind; }}"
    );
    let rust = check(
        "tight",
        &text,
        &["-fvk-use-scalar-layout", "-enable-16bit-types"],
        "use shader::*;
        let inner = Inner::new(1.5, 2.0);
        let it = All::new(3.0, inner, 4.0, Deeper::new([inner; 2], [5, 6, 7], Default::default(), Half(8)), Half(9));
        assert_eq!(at::<_, f64>(&it, 8), 1.5);
        assert_eq!([0, 16, 20].map(|offset| at::<_, f32>(&it, offset)), [3.0, 2.0, 4.0]);
        assert_eq!([24, 40].map(|offset| at::<_, f64>(&it, offset)), [1.5, 1.5]);
        assert_eq!([56, 64, 72].map(|offset| at::<_, i64>(&it, offset)), [5, 6, 7]);
        assert_eq!([112, 114].map(|offset| at::<_, u16>(&it, offset)), [8, 9]);
        assert_eq!(it.inner.wide.get(), 1.5);",
    );
    assert!(rust.contains("pub wide: F64Bytes"), "{rust}");
}

#[test]
fn vectors_share_their_last_component_and_matrices_have_their_strides() {
    let text = format!(
        "cbuffer Block {{
            float3 v; float f;
            float3x3 columns; row_major float2x3 rows; float2x4 many[2]; int2x2 whole; row_major bool2x3 flags;
            min16float narrow; double wide; half2 two;
        }}; {END} f; }}"
    );
    check(
        "strides",
        &text,
        &[],
        "use shader::*;
        let it = Block::new([1.0; 3], 2.0, [[3.0; 3]; 3], [[4.0; 3]; 2], [[[5.0; 2]; 4]; 2], [[6; 2]; 2],
            [[true; 3]; 2], 7.0, 8.0, [9.0; 2]);
        assert_eq!([8, 12, 16, 64, 96, 160].map(|offset| at::<_, f32>(&it, offset)), [1.0, 2.0, 3.0, 4.0, 5.0, 5.0]);
        assert_eq!([224, 240, 256, 272].map(|offset| at::<_, u32>(&it, offset)), [6, 6, 1, 1]);
        assert_eq!((at::<_, f32>(&it, 288), at::<_, f64>(&it, 296), at::<_, f32>(&it, 304)), (7.0, 8.0, 9.0));
        assert_eq!(Block::SIZE, 320);",
    );
}

#[test]
fn holes_are_no_parameters_and_fields_follow_their_offsets() {
    let text = format!(
        "struct Placed {{ [[vk::offset(40)]] float last; [[vk::offset(8)]] float2 first; [[vk::offset(24)]] double wide; }};
        ConstantBuffer<Placed> placed;
        float z : register(c1); float y; float x : register(c10);
        cbuffer Packed {{ float4 a : packoffset(c2); float b : packoffset(c4.z); }};
        {END} placed.last + z + y + x + b; }}"
    );
    check(
        "holes",
        &text,
        &[],
        "use shader::*;
        let it = Placed::new([1.0, 2.0], 3.0, 4.0);
        assert_eq!((at::<_, f32>(&it, 12), at::<_, f64>(&it, 24), at::<_, f32>(&it, 40)), (2.0, 3.0, 4.0));
        let it = Globals::new(1.0, 10.0, 11.0);
        assert_eq!([16, 160, 164].map(|offset| at::<_, f32>(&it, offset)), [1.0, 10.0, 11.0]);
        let mut it = Packed::default();
        it.b = 5.0;
        assert_eq!((at::<_, f32>(&it, 32), at::<_, f32>(&it, 72)), (0.0, 5.0));",
    );
}

#[test]
fn uniform_parameters_are_a_struct() {
    let text = "StructuredBuffer<float> before; RWStructuredBuffer<float> kept;
        [numthreads(1, 1, 1)] void main(uniform float3 direction, uniform float power,
            uniform float4 late : register(c3), uniform StructuredBuffer<float> source, uniform bool is_lit) {
            kept[0] = before[0] + source[0] + (is_lit ? power * direction.x : late.x); }";
    let rust = check(
        "uniform_parameters",
        text,
        &[],
        "use shader::*;
        let it = Params::new([1.0; 4], [2.0, 3.0, 4.0], 5.0, true);
        assert_eq!([48, 64, 76].map(|offset| at::<_, f32>(&it, offset)), [1.0, 2.0, 5.0]);
        assert_eq!(at::<_, u32>(&it, 80), 1);
        assert_eq!(bindings::ALL.map(|it| it.binding), [0, 1, 2, 3]);
        assert_eq!((bindings::SOURCE.binding, bindings::PARAMS.binding), (2, 3));",
    );
    assert!(rust.contains("/// `$Params` of the shader"), "{rust}");
}

#[test]
fn stages_side_by_side_have_their_own_parameters() {
    let text = "float4 vs(float4 at : A, uniform float4x4 turn) : SV_Position { return mul(turn, at); }
        float4 ps([[vk::binding(1)]] uniform float4 tint) : SV_Target { return tint; }";
    let outputs = [
        ("vs", compile(text, &["-T", "vs_6_0", "-E", "vs"])),
        ("ps", compile(text, &["-T", "ps_6_0", "-E", "ps"])),
    ];
    let main = "use shader::*;
        assert_eq!((Params_vs::SIZE, Params_ps::new([1.0; 4]).tint), (64, [1.0; 4]));
        assert_eq!((bindings::PARAMS_VS.binding, bindings::PARAMS_PS.binding), (0, 1));";
    run("parameters_side_by_side", &hosts_of(&outputs, &plain()), main);
}

#[test]
fn one_struct_by_two_rules_is_two_types() {
    let text = "struct Item { float f; float w[2]; };
        ConstantBuffer<Item> one; RWStructuredBuffer<Item> other; RWStructuredBuffer<float3> plain;
        [numthreads(1, 1, 1)] void main() { other[0] = one; plain[0] = 1; }";
    let rust = check(
        "rules",
        text,
        &[],
        "use shader::*;
        assert_eq!((size_of::<ItemStd140>(), size_of::<ItemStd430>()), (48, 12));
        assert_eq!(size_of::<PlainElement>(), 16);
        assert_eq!(ItemStd140::new(1.0, [2.0.into(), 3.0.into()].map(|it: F32Stride16| it.value)).w[1].value, 3.0);",
    );
    assert!(rust.contains("pub type PlainElement = F32x3Stride16;"), "{rust}");
    // The other order, and only one of the two.
    let turned = text.replacen(
        "ConstantBuffer<Item> one; RWStructuredBuffer<Item> other;",
        "RWStructuredBuffer<Item> other; ConstantBuffer<Item> one;",
        1,
    );
    let turned = hosts(&turned, &[]).0;
    assert!(
        ["ItemStd140 {", "ItemStd430 {"].iter().all(|it| turned.contains(&format!("pub struct {it}"))),
        "{turned}"
    );
    let one = hosts(&text.replacen("other[0] = one", "other[0] = (Item)1", 1), &[]).0;
    assert!(one.contains("pub struct Item {") && !one.contains("Std430"), "{one}");
}

#[test]
fn names_that_the_host_has_already_are_changed() {
    let text = format!(
        "struct Bool {{ bool value; }};
        struct Half {{ float match_; float type; float self; float crate; float Self; }};
        struct bindings {{ float register_; float move; float _pad0; double class_; }};
        struct f32 {{ float f; }};
        struct Option {{ float None; }};
        struct match {{ float ref; float dyn; float private_; float signed_; }};
        struct All {{
            float index[2]; float lane; float m[2]; float m_head; float it; float i0;
            Bool a; Half b; bindings c; f32 d; Option e; match f; double typename_; float auto_; bool bools[2];
        }};
        ConstantBuffer<All> all; {END} all.lane; }}"
    );
    check(
        "names",
        &text,
        &["-fvk-use-dx-layout"],
        "use shader::*;
        let mut it = All::default();
        it.lane = 1.0;
        assert_eq!(at::<_, f32>(&it, 20), 1.0);
        let it = match_::new(1.0, 2.0, 3.0, 4.0);
        assert_eq!(it.r#dyn + it.r#ref, 3.0);",
    );
}

/// A block of push constants that `main` writes somewhere, and what the pushed struct must be: the range, its end being
/// the struct's.
#[track_caller]
fn check_push_constants(name: &str, members: &str, args: &[&str], range: (u32, u32)) {
    let text = format!(
        "struct Push {{ {members} }}; [[vk::push_constant]] Push push; RWStructuredBuffer<Push> kept;
        [numthreads(1, 1, 1)] void main() {{ kept[0] = push; }}"
    );
    let (start, size) = range;
    let hosts = hosts(&text, args);
    run(
        name,
        &hosts,
        &format!(
            "use shader::*;
            assert_eq!((PUSH_CONSTANTS.offset, PUSH_CONSTANTS.size), ({start}, {size}));
            assert_eq!(size_of::<Push>(), {});
            assert_eq!(PUSH_CONSTANTS.stages, 0x20);",
            start + size
        ),
    );
    let expected = format!(
        "#define SHADERS_PUSH_CONSTANTS_OFFSET {start}\n#define SHADERS_PUSH_CONSTANTS_SIZE {size}\n\
         #define SHADERS_PUSH_CONSTANTS_STAGES 0x20\n"
    );
    assert!(hosts.1.contains(&expected), "{}", hosts.1);
}

#[test]
fn push_constants_end_where_the_struct_ends() {
    check_push_constants("push_tail", "float4x4 model; uint material; bool selected;", &[], (0, 80));
    check_push_constants("push_offset", "[[vk::offset(16)]] float4 a; uint b;", &[], (16, 32));
    let scalar = ["-fvk-use-scalar-layout", "-enable-16bit-types"];
    check_push_constants("push_scalar", "float4x4 model; uint material;", &scalar, (0, 68));
    // The reflection of this says 6 bytes, which Vulkan does not take.
    check_push_constants("push_halves", "half3 a;", &scalar, (0, 8));
    check_push_constants("push_late_half", "[[vk::offset(6)]] half a;", &scalar, (4, 4));
}

#[test]
fn padding_makes_no_push_constants_longer_than_what_every_device_has() {
    check_push_constants("push_124", "float4 a[7]; float3 b;", &[], (0, 128));
    check_push_constants(
        "push_double",
        "float a; double4 b; double3 c; double d[3]; float e;",
        &[],
        (0, 128),
    );
}

#[test]
fn stages_share_a_range_of_push_constants() {
    let text =
        "struct Seen { float4x4 matrix_; float time; }; struct Lit { [[vk::offset(80)]] float3 color; };
        [[vk::push_constant]] Seen seen;
        float4 vs(float4 at : A) : SV_Position { return mul(seen.matrix_, at) * seen.time; }";
    let other = "struct Lit { [[vk::offset(80)]] float3 color; }; [[vk::push_constant]] Lit lit;
        float4 ps() : SV_Target { return lit.color.xyzz; }";
    let shaders = [
        ("vs", compile(text, &["-T", "vs_6_0", "-E", "vs"])),
        ("ps", compile(other, &["-T", "ps_6_0", "-E", "ps"])),
        ("again", compile(text, &["-T", "vs_6_0", "-E", "vs"])),
    ];
    run(
        "push_shared",
        &hosts_of(&shaders, &plain()),
        "use shader::*;
        assert_eq!(PUSH_CONSTANTS, PushConstantRange { offset: 0, size: 96, stages: 0x11 });
        assert_eq!((size_of::<Seen>(), size_of::<Lit>()), (80, 96));",
    );
}

#[test]
fn a_range_of_push_constants_holds_the_type_of_the_user() {
    let text = "struct Push { [[vk::offset(8)]] float4 a; uint b; }; [[vk::push_constant]] Push push;
        RWStructuredBuffer<float> kept; [numthreads(1, 1, 1)] void main() { kept[0] = push.a.x * push.b; }";
    let style = Style { types: vec![("Push".into(), "crate::Mine".into())], ..plain() };
    run(
        "push_mapped",
        &hosts_of(&[("main", compile(text, &["-fvk-use-scalar-layout"]))], &style),
        "assert_eq!((shader::PUSH_CONSTANTS.offset, shader::PUSH_CONSTANTS.size), (8, 56)); }
        #[repr(C, align(32))] pub struct Mine { before: [u32; 2], a: [f32; 4], b: u32, more: [u32; 2] }
        mod nothing {",
    );
}

/// Equal structs of two shaders are one type, which has to fit wherever either shader has it.
#[test]
fn a_struct_that_is_tight_in_one_shader_is_tight_in_all() {
    let inner = "struct Inner { float3 v; };";
    let alone = format!(
        "{inner} ConstantBuffer<Inner> alone; RWStructuredBuffer<float> kept;
        [numthreads(1, 1, 1)] void main() {{ kept[0] = alone.v.x; }}"
    );
    let tight = format!(
        "{inner} struct Outer {{ Inner inner; float behind; }}; ConstantBuffer<Outer> outer;
        RWStructuredBuffer<float> kept; [numthreads(1, 1, 1)] void main() {{ kept[0] = outer.behind; }}"
    );
    let args = ["-fvk-use-dx-layout"];
    let shaders = [("alone", compile(&alone, &args)), ("tight", compile(&tight, &args))];
    run(
        "tight_in_one",
        &hosts_of(&shaders, &plain()),
        "use shader::*;
        let it = Outer::new(Inner::new([1.0, 2.0, 3.0]), 4.0);
        assert_eq!([8, 12].map(|offset| at::<_, f32>(&it, offset)), [3.0, 4.0]);",
    );
}

/// The padding that a struct lacks because a member lies in it elsewhere is there between elements.
#[test]
fn elements_of_a_tight_struct_fill_their_stride() {
    let text = "struct Inner { double wide; float narrow; }; struct Outer { Inner inner; float behind; };
        StructuredBuffer<Inner> inners; RWStructuredBuffer<Outer> outers;
        [numthreads(1, 1, 1)] void main() { outers[0].inner = inners[1]; outers[0].behind = 1; }";
    check(
        "tight_elements",
        text,
        &["-fvk-use-scalar-layout"],
        "use shader::*;
        assert_eq!((size_of::<Inner>(), size_of::<InnersElement>(), size_of::<Outer>()), (12, 16, 16));
        let it = [Inner::new(1.0, 2.0), Inner::new(3.0, 4.0)].map(InnersElement::from);
        assert_eq!((at::<_, f64>(&it, 16), at::<_, f32>(&it, 24)), (3.0, 4.0));",
    );
}

/// What warns in a user's crate breaks it where warnings are denied.
#[test]
fn names_that_rust_writes_otherwise_do_not_warn() {
    let text = "enum odd__Kind { first_one, SecondOne }; namespace in_a { static const uint some__Limit = 3; }
        struct lower_case { float CamelCase; float with__two; };
        [[vk::constant_id(1)]] const int is__Odd = 1;
        [[vk::push_constant]] struct { float2 Offset; } pushed__Values;
        StructuredBuffer<float3> Values_in; RWStructuredBuffer<uint2> Values_out; RWStructuredBuffer<lower_case> l__2;
        [numthreads(1, 1, 1)] void Odd__entry() {
            Values_out[0] = is__Odd + Values_in[1].xy + pushed__Values.Offset; l__2[0].CamelCase = 1; }";
    let style = Style { constants: true, nested: true, ..plain() };
    let shader = compile(text, &["-E", "Odd__entry"]);
    run(
        "odd_names",
        &hosts_of(&[("Odd__entry", shader)], &style),
        "use shader::*;
        let (given, taken): (Values_inElement, Values_outElement) = ([1.0; 3].into(), [2; 2]);
        assert_eq!((given.value[0], taken[0], lower_case::SIZE), (1.0, 2, 8));
        assert_eq!((constants::IN_A_SOME__LIMIT, constants::odd__kind::SECOND_ONE), (3, 1));",
    );
}

/// On 32-bit x86, 64-bit numbers in structs are aligned to 4 bytes: nothing may move. Its library is seldom installed,
/// so numbers with that alignment stand in for them.
#[test]
fn nothing_depends_on_the_alignment_of_64_bit_numbers() {
    let text = format!(
        "struct Inner {{ float f; double d; int64_t2 v[2]; }};
        struct All {{ float a; Inner inner; uint64_t b; float c; Inner many[2]; row_major matrix<double, 2, 2> m; float last; }};
        ConstantBuffer<All> all; RWStructuredBuffer<All> other; {END} all.a; other[0] = all; }}"
    );
    for option in ["-fvk-use-dx-layout", "-fvk-use-gl-layout", "-fvk-use-scalar-layout", "-O3"] {
        let (rust, _) = hosts(&text, &[option]);
        let mut narrow = String::new();
        for kind in ["f64", "i64", "u64"] {
            narrow += &format!("#[repr(C, packed(4))] #[derive(Clone, Copy)] pub struct N{kind}({kind});\n");
        }
        let mut is_inside = false;
        for line in rust.lines() {
            is_inside |= line.starts_with("pub struct ") && line.ends_with('{');
            if line == "pub mod bindings {" || line.starts_with("/// Where each resource") {
                break;
            }
            if is_inside || line.starts_with("const _: () = assert!") {
                let line = line.replace("f64", "Nf64").replace("i64", "Ni64").replace("u64", "Nu64");
                let line = line.replace("pub struct ", "#[repr(C)] #[derive(Clone, Copy)] pub struct ");
                narrow += &line;
                narrow.push('\n');
            }
            is_inside &= line != "}";
        }
        narrow = narrow.replace("NNf64", "Nf64");
        for name in ["F64Bytes", "I64Bytes", "U64Bytes"] {
            narrow += &format!("#[derive(Clone, Copy)] pub struct {name}([u8; 8]);\n");
        }
        let source = folder().join("narrow.rs");
        fs::write(&source, &narrow).unwrap();
        let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
        let output = Command::new(rustc)
            .args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "-Awarnings", "--out-dir"])
            .arg(folder())
            .arg(&source)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}\n{narrow}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn names_of_a_struct_with_two_layouts_do_not_depend_on_order() {
    let item = "struct Item { float a; float b[3]; };\n";
    let used = "[numthreads(1, 1, 1)] void main() { o[0] = one.a + many[0].a; }";
    let (uniform, buffer) = ("ConstantBuffer<Item> one;\n", "StructuredBuffer<Item> many;\n");
    let output = "RWStructuredBuffer<float> o;\n";
    for declared in [[uniform, buffer], [buffer, uniform]] {
        let (rust, _) = hosts(&[item, declared[0], declared[1], output, used].concat(), &[]);
        let sizes: Vec<&str> = rust.lines().filter(|it| it.starts_with("pub struct Item")).collect();
        assert!(
            rust.contains("pub struct ItemStd140 {") && rust.contains("pub struct ItemStd430 {"),
            "{sizes:?}"
        );
        // One that kept the plain name would change its meaning with the other.
        assert_eq!(sizes.len(), 2, "{sizes:?}");
    }
}
