//! The builder outside of cargo: a folder of shaders, all their errors at once, and a C program that links them.

use std::{fs, path::PathBuf, process::Command};

use hlsl_build::{Builder, DebugInfo, Error, HeapStride, Layout, Library, Permutations, Target};

const LIGHTS: &str = "
struct Light { float3 place; float range; float3 color; };
cbuffer Scene : register(b1) { float4x4 view; Light lights[3]; float a[2]; float in_tail; bool on; };
RWStructuredBuffer<float4> result : register(u2);
[shader(\"compute\")] [numthreads(8, 4, 1)]
void shade(uint3 id : SV_DispatchThreadID) {
    result[id.x] = mul(view, float4(lights[id.x % 3].color, a[1] + in_tail)) * (on ? 1.0 : 0.5);
}
";

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("shaders")).unwrap();
    folder
}

fn builder(folder: &std::path::Path) -> Builder {
    let mut builder = Builder::new();
    builder.dir(folder.join("shaders")).out_dir(folder.join("out")).cargo_metadata(false);
    builder
}

#[test]
fn a_folder_becomes_a_rust_file() {
    let folder = folder("rust_file");
    fs::write(folder.join("shaders/lights.hlsl"), LIGHTS).unwrap();
    fs::write(folder.join("shaders/flat.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let output = builder(&folder).emit_spv(true).compile("shaders.rs").unwrap();
    let names: Vec<&str> = output.shaders.iter().map(|it| it.entry_point.as_str()).collect();
    assert_eq!(names, ["main", "shade"]);
    let text = fs::read_to_string(&output.rust).unwrap();
    for expected in ["pub mod flat_ps", "pub mod lights", "pub mod shade", "pub struct Scene", "[8, 4, 1]"] {
        assert!(text.contains(expected), "{expected} is missing");
    }
    assert_eq!(fs::read(folder.join("out/lights.shade.spv")).unwrap()[..4], 0x0723_0203u32.to_le_bytes());
}

/// A vertex and a pixel shader, each with a file of its own, and what both include.
fn write_stages(folder: &std::path::Path) {
    let write = |name: &str, text: &str| fs::write(folder.join("shaders").join(name), text).unwrap();
    write("camera.hlsli", "struct View { float4x4 m; float3 eye; };\nConstantBuffer<View> camera;\n");
    let vertex = "#include \"camera.hlsli\"
        float4 main(float3 at : PLACE) : SV_Position { return mul(camera.m, float4(at, 1)); }";
    let pixel = "Texture2D map; SamplerState s;
        #include \"camera.hlsli\"
        float4 main(float4 at : SV_Position) : SV_Target {
        float2 uv = at; return map.Sample(s, uv) * length(camera.eye); }";
    write("flat.vs.hlsl", vertex);
    write("flat.ps.hlsl", pixel);
}

#[test]
fn files_of_a_program_are_one_module() {
    let folder = folder("program");
    write_stages(&folder);
    let named = |name: &str| folder.join("shaders").join(name);
    let check = |builder: &mut Builder| {
        let output = builder.reload(true).emit_spv(true).compile("shaders.rs").unwrap();
        let text = fs::read_to_string(&output.rust).unwrap();
        for expected in [
            "#[doc = \"The shaders `",
            "pub mod flat {",
            "pub mod vs {",
            "pub mod ps {",
            "pub const ALL: [Binding; 3]",
            ", descriptor_type: 6, count: 1, stages: 0x11 }",
            "with group",
        ] {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
        assert_eq!(text.matches("pub struct View {").count(), 1);
        assert_eq!(output.warnings.len(), 1, "{:?}", output.warnings);
        assert!(
            output.warnings[0].contains("flat.ps.hlsl:4:21: warning: implicit truncation"),
            "{:?}",
            output.warnings
        );
        let files: Vec<_> = output.shaders.iter().map(|it| it.path.file_name().unwrap().to_owned()).collect();
        assert!(folder.join("out/flat.vs.spv").exists() && folder.join("out/flat.ps.spv").exists());
        (output.shaders.iter().all(|it| it.is_cached), files)
    };
    let files = ["flat.vs.hlsl", "flat.ps.hlsl"];
    let mut builder = builder(&folder);
    builder.program("flat", files.map(named));
    assert_eq!(check(&mut builder), (false, files.map(Into::into).to_vec()));
    assert!(check(&mut builder).0);
    // A change of one file of it is a change of all.
    let pixel = fs::read_to_string(named("flat.ps.hlsl")).unwrap();
    fs::write(named("flat.ps.hlsl"), pixel.replace("length(", "1 + length(")).unwrap();
    assert!(!check(&mut builder).0);
    let mut by_name = self::builder(&folder);
    by_name.programs_by_name(true);
    assert_eq!(check(&mut by_name).1, ["flat.ps.hlsl", "flat.vs.hlsl"]);
    // A new file belongs to it at once, and what does not fit is said with both places.
    let geometry = "struct O { float4 at : SV_Position; };\n[maxvertexcount(1)] void main(point float4 n[1] : NORMAL, inout PointStream<O> s) { O o = { n[0] }; s.Append(o); }";
    fs::write(named("flat.gs.hlsl"), geometry).unwrap();
    let Err(error) = by_name.compile("shaders.rs") else { panic!("the vertex shader writes no normal") };
    let text = error.to_string();
    let (place, other) = ("shaders/flat.gs.hlsl:2:51: error: ", "shaders/flat.vs.hlsl:2:16: note: ");
    assert!(text.contains(place) && text.contains(other), "{text}");
    fs::remove_file(named("flat.gs.hlsl")).unwrap();
    fs::rename(named("flat.ps.hlsl"), named("flat.cs.hlsl")).unwrap();
    assert!(by_name.compile("shaders.rs").is_err());
}

#[test]
fn a_struct_of_one_declaration_is_one_type() {
    let folder = folder("shared_types");
    let write = |name: &str, text: &str| {
        let path = folder.join("shaders").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write(
        "common/light.hlsli",
        "struct Light { float place; bool on; };\nstruct Scene { Light lights[2]; float a[2]; };\n",
    );
    write("shared/view.hlsli", "cbuffer View { float4x4 to_clip; float3 eye; }\n");
    for (name, path) in [("one", ""), ("two", ""), ("deep/er/three", "../../")] {
        let text = format!(
            "#include \"{path}common/light.hlsli\"\n#include \"{path}shared/view.hlsli\"
            struct Own {{ float own; }};
            StructuredBuffer<Light> lights; ConstantBuffer<Scene> scene; StructuredBuffer<Own> own;
            RWStructuredBuffer<float3> padded;
            [shader(\"compute\")] [numthreads(1, 1, 1)] void main() {{
                padded[0] = lights[0].on ? own[0].own : scene.lights[1].place + scene.a[1] + to_clip[0].x + eye;
            }}"
        );
        write(&format!("{name}.hlsl"), &text);
    }
    write("shared.hlsl", "[shader(\"compute\")] [numthreads(1, 1, 1)] void main() {}");
    let compile = || builder(&folder).compile("shaders.rs").unwrap();
    let text = fs::read_to_string(compile().rust).unwrap();
    let count = |what: &str| text.matches(what).count();
    for name in [
        "struct LightStd140 {",
        "struct Scene {",
        "struct View {",
        "struct F32Stride16 {",
        "struct Bool(",
        "struct Binding {",
    ] {
        assert_eq!(count(&format!("pub {name}")), 1, "{name}: {text}");
    }
    // A file with the module that they would be in moves it.
    assert_eq!(count("pub use super::super::super::shared_::light::Scene;"), 1);
    assert_eq!((count("pub use super::shared_::view::View;"), count("pub struct Own {")), (2, 3));
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let main = "#[allow(dead_code)] mod shaders { include!(\"shaders.rs\"); }
        mod bytemuck { pub unsafe trait Zeroable {} pub unsafe trait Pod {} }
        fn main() {
            let scene: shaders::one::Scene = shaders::deep::er::three::Scene::ZERO;
            let all: [&[shaders::two::bindings::Binding]; 2] = [&shaders::one::bindings::ALL, &shaders::two::bindings::ALL];
            assert_eq!((all[0].len(), format!(\"{:?}\", scene.a)), (5, \"[0.0, 0.0]\".to_owned()));
        }";
    let text = text.replace("::bytemuck::", "crate::bytemuck::");
    fs::write(folder.join("out/shaders.rs"), text).unwrap();
    fs::write(folder.join("out/main.rs"), main).unwrap();
    let out = folder.join("out/program");
    let built =
        Command::new(rustc).args(["--edition=2024", "-o"]).arg(&out).arg(folder.join("out/main.rs")).output();
    let built = built.unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    assert!(Command::new(out).status().unwrap().success());
    // From the cache it is the same.
    let again = compile();
    assert!(again.shaders.iter().all(|it| it.is_cached));
    assert!(fs::read_to_string(again.rust).unwrap().contains("pub use super::shared_::view::View;"));
}

/// Whichever comes first: so a buffer that is added cannot change what a name of the other means.
#[test]
fn a_struct_with_two_layouts_has_them_in_its_names() {
    let folder = folder("two_layouts");
    let blocks = ["cbuffer Block { Item one; }\n", "StructuredBuffer<Item> list;\n"];
    let rest = "[shader(\"pixel\")] float4 shade() : SV_Target { return one.a + list[0].b[2]; }";
    for order in [[0, 1], [1, 0]] {
        let text = format!(
            "struct Item {{ float a; float b[3]; }};\n{}{}{rest}",
            blocks[order[0]], blocks[order[1]]
        );
        fs::write(folder.join("shaders/two.hlsl"), text).unwrap();
        let text = fs::read_to_string(builder(&folder).compile("shaders.rs").unwrap().rust).unwrap();
        for (name, size) in [("ItemStd140", 64), ("ItemStd430", 16)] {
            assert!(text.contains(&format!("size_of::<{name}>() == {size},")), "{name}: {text}");
        }
        assert!(!text.contains("pub struct Item "), "{text}");
    }
}

/// Twenty shaders that each include some of six files: whatever is declared once is there once.
#[test]
fn a_folder_over_shared_includes_has_each_declaration_once() {
    let folder = folder("many_over_few");
    let write = |name: String, text: String| fs::write(folder.join("shaders").join(name), text).unwrap();
    for part in 0..6 {
        write(
            format!("part{part}.hlsli"),
            format!(
                "#pragma once\nstruct Item{part} {{ float3 place; uint kind; float weights[3]; }};
                cbuffer Block{part} {{ Item{part} items{part}[2]; float4x4 turn{part}; }}
                StructuredBuffer<Item{part}> list{part};"
            ),
        );
    }
    for shader in 0..20 {
        let parts = [shader % 6, (shader + 1 + shader / 6) % 6];
        let text = |what: &dyn Fn(usize) -> String| parts.iter().map(|it| what(*it)).collect::<String>();
        write(
            format!("s{shader}.cs.hlsl"),
            format!(
                "{}struct Own{shader} {{ float own; }}; RWStructuredBuffer<Own{shader}> result;
                [numthreads(1, 1, 1)] void main() {{ result[0].own = 0{}; }}",
                text(&|it| format!("#include \"part{it}.hlsli\"\n")),
                text(&|it| format!(" + items{it}[1].place.x + list{it}[0].weights[2] + turn{it}[0].x")),
            ),
        );
    }
    let text = fs::read_to_string(builder(&folder).compile("shaders.rs").unwrap().rust).unwrap();
    let structs: Vec<&str> = text
        .lines()
        .filter_map(|it| {
            it.trim().strip_prefix("pub struct ")?.split(|it: char| !it.is_alphanumeric() && it != '_').next()
        })
        .collect();
    for part in 0..6 {
        for name in [format!("Item{part}Std140"), format!("Item{part}Std430"), format!("Block{part}")] {
            assert_eq!(structs.iter().filter(|it| **it == name).count(), 1, "{name}: {structs:?}");
        }
    }
    let mut once = structs.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), structs.len(), "{structs:?}");
    assert_eq!(structs.iter().filter(|it| it.starts_with("Own")).count(), 20, "{structs:?}");
}

#[test]
fn programs_name_every_entry_point_once() {
    let folder = folder("program_names");
    let named = |name: &str| folder.join("shaders").join(name);
    for name in ["skin.cs.hlsl", "cull.cs.hlsl"] {
        fs::write(named(name), "RWBuffer<uint> o; [numthreads(1, 1, 1)] void main() { o[0] = 1; }").unwrap();
    }
    let mut twice = builder(&folder);
    let files = ["skin.cs.hlsl", "cull.cs.hlsl"].map(named);
    let error = twice.program("crowd", files.clone()).compile("shaders.rs").unwrap_err().to_string();
    assert!(error.contains("the program has two entry points `cs`, in "), "{error}");
    for (file, name) in files.iter().zip(["skin", "cull"]) {
        let text = fs::read_to_string(file).unwrap().replace("main", name);
        fs::write(file, format!("// entry: cs_6_0 {name}\n{text}")).unwrap();
    }
    let mut good = builder(&folder);
    let output = good.program("all/crowd", files).compile("shaders.rs").unwrap();
    let text = fs::read_to_string(&output.rust).unwrap();
    for expected in ["pub mod all {", "pub mod crowd {", "pub mod skin {", "pub mod cull {"] {
        assert!(text.contains(expected), "{expected} is missing");
    }
    let mut lost = builder(&folder);
    let lost = lost.program("lost", [named("lost.hlsl")]).compile("shaders.rs").unwrap_err().to_string();
    assert!(lost.starts_with("there is no file") && lost.contains("lost.hlsl:"), "{lost}");
}

#[test]
fn errors_of_a_folder_name_their_files() {
    let folder = folder("folder_errors");
    let write = |name: &str, text: &str| fs::write(folder.join("shaders").join(name), text).unwrap();
    write("ok.hlsl", "// Two stages.\n// entry: vs_6_0 nope\nfloat4 yes() : SV_Position { return 0; }");
    let error = builder(&folder).compile("shaders.rs").unwrap_err().to_string();
    assert!(error.contains("shaders/ok.hlsl:2: error: missing entry point definition"), "{error}");
    assert!(error.contains("in `// entry:` or with `Builder::entry`") && !error.contains("-E"), "{error}");
    write("ok.hlsl", "float4 yes() : SV_Position { return 0; }");
    let path = folder.join("shaders/ok.hlsl");
    let error =
        builder(&folder).entry(&path, "vs_6_0", "psmain").compile("shaders.rs").unwrap_err().to_string();
    assert!(error.contains("shaders/ok.hlsl: error: missing entry point definition"), "{error}");
    write(
        "ok.hlsl",
        "// entry: vs_6_0 yes\n#include \"lost.hlsli\"\nfloat4 yes() : SV_Position { return 0; }",
    );
    let error = builder(&folder).compile("shaders.rs").unwrap_err().to_string();
    assert!(error.contains("add the directory with `Builder::include`"), "{error}");
    let mut lost = Builder::new();
    lost.entry("lost.hlsl", "vs_6_0", "main").out_dir(folder.join("out")).cargo_metadata(false);
    let error = lost.compile("shaders.rs").unwrap_err().to_string();
    assert!(
        error.contains("cannot read `lost.hlsl`") && error.contains("to the folder of `Cargo.toml`"),
        "{error}"
    );
}

#[test]
fn what_an_option_needs_is_named() {
    let folder = folder("needs");
    fs::write(folder.join("shaders/flat.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let error = builder(&folder).emit(Library::Wgpu).compile("shaders.rs").unwrap_err().to_string();
    assert!(
        error.contains("flat.ps.hlsl: ") && error.contains("in a build script `Target::Wgpu`"),
        "{error}"
    );
    // The method is there without the feature, or rustc would only say that there is none.
    let error = builder(&folder).wgsl(true).compile("shaders.rs").err().map(|it| it.to_string());
    let expected = "`Builder::wgsl` requires the feature `wgsl` of hlsl-build";
    assert_eq!(error.as_deref(), cfg!(not(feature = "wgsl")).then_some(expected));
}

#[test]
fn errors_may_be_those_of_the_rust_file() {
    let folder = folder("errors_in_rust");
    let write = |name: &str, text: &str| fs::write(folder.join("shaders").join(name), text).unwrap();
    write("wrong.ps.hlsl", "cbuffer Tint { float4 tint; }\nfloat4 main() : SV_Target { return tnt; }");
    write("right.ps.hlsl", "float4 main() : SV_Target { return 1; }");
    let output = builder(&folder).errors_in_rust(true).compile("shaders.rs").unwrap();
    let text = fs::read_to_string(output.rust).unwrap();
    assert_eq!(text.matches("::core::compile_error!(").count(), 1, "{text}");
    // What is known of the shader is there.
    for expected in ["wrong.ps.hlsl:2:36: error: ", "pub struct Tint {", "pub mod right_ps {"] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert!(builder(&folder).compile("shaders.rs").is_err());
}

#[test]
fn what_matches_nothing_is_told() {
    let folder = folder("nothing");
    let error = builder(&folder).compile("shaders.rs").unwrap_err().to_string();
    assert!(error.contains("there is no file *.hlsl in ") && error.contains("Builder::entry"), "{error}");
    let mut empty = Builder::new();
    let error = empty.out_dir(folder.join("out")).cargo_metadata(false).compile("shaders.rs").unwrap_err();
    assert!(error.to_string().starts_with("there is nothing to compile"), "{error}");
    fs::write(folder.join("shaders/flat.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    fs::write(folder.join("shaders/sky.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let mut builder = builder(&folder);
    builder.exclude("nothing.hlsl").exclude("sky*").include(folder.join("shaders")).include("nofolder");
    let warnings = builder.compile("shaders.rs").unwrap().warnings;
    let expected = [
        "warning: there is no folder nofolder to include from",
        "warning: no shader is left out by exclude(\"nothing.hlsl\")",
    ];
    assert_eq!(warnings, expected);
    fs::create_dir_all(folder.join("fx")).unwrap();
    let warnings = builder.dir(folder.join("fx")).compile("shaders.rs").unwrap().warnings;
    assert!(warnings.iter().any(|it| it.starts_with("warning: there is no file *.hlsl in ")), "{warnings:?}");
}

#[test]
fn every_option_of_the_macros_has_a_method() {
    let folder = folder("methods");
    let shader = "cbuffer A : register(b1) { float4 a; } Texture2D t : register(t2);
        float4 main(half4 at : PLACE) : SV_Position { return a + t.Load(0) + at; }";
    fs::write(folder.join("shaders/all.vs.hlsl"), format!("// entry: vs_6_2 main\n{shader}")).unwrap();
    let mut builder = builder(&folder);
    builder
        .hlsl("2018")
        .half(true)
        .shift('b', 10)
        .shift('t', 20)
        .invert_y(true)
        .target(Target::Vulkan1_2)
        .args(["-Zpc"]);
    let output = builder.emit_json(true).compile("shaders.rs").unwrap();
    let text = fs::read_to_string(output.rust).unwrap();
    assert!(text.contains("set: 0, binding: 11") && text.contains("set: 0, binding: 22"), "{text}");
    let json = fs::read_to_string(folder.join("out/all.vs.main.json")).unwrap();
    assert!(json.contains("float16_t4"), "{json}");

    // What was set can be undone: the last call counts.
    builder
        .half(false)
        .shift('b', 0)
        .invert_y(false)
        .target(Target::Vulkan1_0)
        .row_major(true)
        .row_major(false);
    let text = fs::read_to_string(builder.compile("shaders.rs").unwrap().rust).unwrap();
    assert!(text.contains("set: 0, binding: 1,") && text.contains("set: 0, binding: 22"), "{text}");
    let json = fs::read_to_string(folder.join("out/all.vs.main.json")).unwrap();
    assert!(!json.contains("float16_t4"), "{json}");
}

#[test]
fn descriptor_heaps_and_their_strides_have_methods() {
    let folder = folder("heaps");
    let shader = "[[vk::constant_id(2)]] const uint stride = 64;
        float4 main(float2 uv : UV) : SV_Target {
            Texture2D<float4> t = ResourceDescriptorHeap[0]; SamplerState s = SamplerDescriptorHeap[1];
            return t.Sample(s, uv);
        }";
    fs::write(folder.join("shaders/heap.ps.hlsl"), format!("// entry: ps_6_6 main\n{shader}")).unwrap();
    let mut builder = builder(&folder);
    builder.target(Target::Vulkan1_3).emit_json(true);
    let json = |builder: &Builder| {
        builder.compile("shaders.rs").unwrap();
        fs::read_to_string(folder.join("out/heap.ps.main.json")).unwrap()
    };
    assert!(!json(&builder).contains("descriptorHeaps"));
    let strides = |builder: &Builder| -> Vec<String> {
        let json = json(builder);
        json.lines().filter_map(|it| it.trim().strip_prefix("\"stride\": ")).map(str::to_owned).collect()
    };
    assert_eq!(strides(builder.descriptor_heap(true)), ["\"unified\"", "\"size\""]);
    builder.heap_strides(HeapStride::Bytes(64), HeapStride::Bytes(32));
    assert_eq!(strides(&builder), ["64", "32"]);
    builder.heap_strides(HeapStride::Constant(2), HeapStride::Unified);
    assert_eq!(strides(&builder), ["\"specialization constant\",", "\"size\""]);
    assert_eq!(strides(builder.heap_strides(HeapStride::Size, HeapStride::Size)), ["\"size\"", "\"size\""]);
    assert!(!json(builder.descriptor_heap(false)).contains("descriptorHeaps"));
}

#[test]
fn comments_of_a_shader_are_those_of_its_items() {
    let folder = folder("comments");
    let shader = "/// Where we look from.
        ///
        /// In \"world\" space.
        struct View {
            /// Where the eye is.
            float3 eye;
            // Not for everybody.
            float far;
        };
        /// What the frame has.
        ConstantBuffer<View> view;
        /// Fills a pixel.
        [shader(\"pixel\")]
        float4 fill() : SV_Target { return view.eye.xyzz * view.far; }";
    fs::write(folder.join("shaders/doc.hlsl"), shader).unwrap();
    let text = fs::read_to_string(builder(&folder).compile("shaders.rs").unwrap().rust).unwrap();
    for (doc, item) in [
        (
            "Where we look from.\"]\n#[doc = \"\"]\n#[doc = \"In \\\"world\\\" space.",
            "/// `View` of the shader",
        ),
        ("Where the eye is.", "    /// Offset 0"),
        ("What the frame has.", "/// `ConstantBuffer<View> view`"),
        ("Fills a pixel.", "/// The entry point `fill`"),
    ] {
        assert!(text.contains(&format!("#[doc = \"{doc}\"]\n#[doc = \"\"]\n{item}")), "{doc}: {text}");
    }
    assert!(!text.contains("everybody"));
}

#[test]
fn shaders_of_direct3d_9_are_taken_on_request() {
    let folder = folder("dx9");
    let shader = "sampler2D s; float4 main(float2 at : TEXCOORD0) : COLOR { return tex2D(s, at); }";
    fs::write(folder.join("shaders/older.ps.hlsl"), shader).unwrap();
    let Err(error) = builder(&folder).compile("shaders.rs") else { panic!("it is not HLSL of today") };
    assert!(error.to_string().contains("`Builder::dx9`"), "{error}");
    builder(&folder).dx9(true).warnings_as_errors(true).compile("shaders.rs").unwrap();
}

#[test]
fn two_files_of_one_module_are_an_error_that_names_both() {
    let folder = folder("same_module");
    for name in ["a.b.ps.hlsl", "a_b.ps.hlsl", "größe.ps.hlsl", "☁.ps.hlsl", "☂.ps.hlsl"] {
        fs::write(folder.join("shaders").join(name), "float4 main() : SV_Target { return 1; }").unwrap();
    }
    let Err(error) = builder(&folder).compile("shaders.rs") else { panic!("they have one name") };
    let text = error.to_string();
    for expected in ["a.b.ps.hlsl", "a_b.ps.hlsl", "`a_b_ps`"] {
        assert!(text.contains(expected), "{expected} is not in {text}");
    }
    fs::remove_file(folder.join("shaders/a.b.ps.hlsl")).unwrap();
    let output = builder(&folder).compile("shaders.rs").unwrap();
    let text = fs::read_to_string(&output.rust).unwrap();
    for expected in ["pub mod größe_ps ", "pub mod _u2601__ps ", "pub mod _u2602__ps "] {
        assert!(text.contains(expected), "{expected} is missing");
    }
}

#[test]
fn folders_and_variants_are_modules() {
    let folder = folder("tree");
    let shader = "[shader(\"pixel\")] float4 shade() : SV_Target { return LEVEL; }";
    fs::create_dir_all(folder.join("shaders/post/2d")).unwrap();
    for file in ["shaders/match.hlsl", "shaders/post/2d/blur.hlsl"] {
        fs::write(folder.join(file), shader.replace("LEVEL", "1")).unwrap();
    }
    fs::write(folder.join("shaders/post/tone.hlsl"), shader).unwrap();
    let mut builder = builder(&folder);
    builder.variants(
        folder.join("shaders/post/tone.hlsl"),
        [("day", &[("LEVEL", "1")][..]), ("night", &[("LEVEL", "0.125"), ("STARS", "")])],
    );
    builder.emit_spv(true).emit_assembly(true).emit_json(true);
    let output = builder.compile("shaders.rs").unwrap();
    let variants: Vec<Option<&str>> = output.shaders.iter().map(|it| it.variant.as_deref()).collect();
    assert_eq!(variants, [None, None, Some("day"), Some("night")]);
    let text = fs::read_to_string(&output.rust).unwrap();
    let modules: Vec<&str> = text.lines().filter_map(|it| it.trim().strip_prefix("pub mod ")).collect();
    assert_eq!(modules.iter().find(|it| !["shared {"].contains(it)), Some(&"match_ {"));
    for expected in ["_2d {", "blur {", "tone {", "day {", "night {"] {
        assert!(modules.contains(&expected), "{expected} is not in {modules:?}");
    }
    let night = folder.join("out/post.tone.night.shade");
    assert!(fs::read_to_string(night.with_extension("shade.spvasm")).unwrap().contains("0.125"));
    assert!(fs::read_to_string(night.with_extension("shade.json")).unwrap().contains("\"pixel\""));
}

#[test]
fn permutations_have_one_interface_and_equal_modules_once() {
    let folder = folder("permutations");
    let shader = "
        cbuffer Base { float4 tint; }
        #ifdef FOG
        cbuffer Fog { float3 fog_color; }
        #endif
        [shader(\"pixel\")] float4 lit(float3 color : COLOR) : SV_Target {
            for (uint i = 0; i < QUALITY; ++i) color *= tint.rgb;
        #ifdef FOG
            color += fog_color;
        #endif
            return float4(color, 1);
        }";
    let path = folder.join("shaders/lit.hlsl");
    fs::write(&path, shader).unwrap();
    let axes = || {
        Permutations::new()
            .choice("Quality", "QUALITY", [("Low", "1"), ("High", "4")])
            .features("Features", ["SHADOWS", "FOG"])
    };
    let compile = || builder(&folder).permutations(&path, axes()).emit_spv(true).compile("shaders.rs");
    let output = compile().unwrap();
    let chosen: Vec<Option<&str>> = output.shaders.iter().map(|it| it.permutation.as_deref()).collect();
    assert_eq!(chosen[..4], [Some("Low"), Some("Low, SHADOWS"), Some("Low, FOG"), Some("Low, SHADOWS, FOG")]);
    assert_eq!(chosen.len(), 8);
    let text = fs::read_to_string(&output.rust).unwrap();
    for expected in [
        "pub static MODULES: [&[u32]; 4]",
        "const PLACES: [usize; 8] = [0, 0, 1, 1, 2, 2, 3, 3];",
        "pub const ALL: [Binding; 2]",
        "pub const COUNT: usize = 8;",
    ] {
        assert!(text.contains(expected), "{expected} is missing");
    }
    let file = |name: &str| fs::read(folder.join("out").join(name)).unwrap();
    assert_eq!(file("lit.High.lit.spv"), file("lit.High.SHADOWS.lit.spv"));
    assert_ne!(file("lit.High.lit.spv"), file("lit.Low.lit.spv"));
    let again = compile().unwrap();
    assert!(again.shaders.iter().all(|it| it.is_cached));
    assert_eq!(again.shaders[7].permutation.as_deref(), Some("High, SHADOWS, FOG"));

    for (change, expected) in [
        (
            ("float4 tint;", "float4 tint; float4 more[QUALITY];"),
            "`Base` is not the same in `lit (Low)` and in `lit (High)`",
        ),
        (("color += fog_color", "color += fog"), "in the permutation Low, FOG"),
        (("QUALITY; ++i) color", "QUALITY; ++i) colors"), "in the permutation Low\n"),
    ] {
        fs::write(&path, shader.replacen(change.0, change.1, 1)).unwrap();
        let error = compile().unwrap_err();
        let text = match &error {
            Error::Shaders { text, count: 1 } => text.clone(),
            other => other.to_string(),
        };
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let many = Permutations::new().choice("Quality", "QUALITY", [("Low", "0"), ("Low", "1")]);
    let error = builder(&folder).permutations(&path, many).compile("shaders.rs").unwrap_err().to_string();
    assert!(error.contains("`Low`: this value is there twice"), "{error}");
}

#[test]
fn what_permutations_share_is_the_same_in_all() {
    let folder = folder("unlike_permutations");
    let path = folder.join("shaders/unlike.hlsl");
    let compile = |shader: &str| {
        fs::write(&path, shader).unwrap();
        let axis = Permutations::new().choice("Size", "SIZE", [("Small", "8"), ("Large", "16")]);
        builder(&folder).permutations(&path, axis).compile("shaders.rs")
    };
    for (shader, expected) in [
        (
            "RWBuffer<uint> b; [shader(\"compute\")] [numthreads(SIZE, 1, 1)] void main() { b[0] = SIZE; }",
            "the permutation Large of `main` differs: its groups have 16×1×1 threads, those of others 8×1×1",
        ),
        (
            "Texture2D t[SIZE]; [shader(\"pixel\")] float4 main() : SV_Target { return t[3].Load(0); }",
            "its array `t` has another length",
        ),
        (
            "[[vk::constant_id(0)]] const uint count = SIZE;
             [shader(\"pixel\")] float4 main() : SV_Target { return count; }",
            "its specialization constant `count` has another name, type or default",
        ),
        (
            "#if SIZE == 8\ntypedef float2 Place;\n#else\ntypedef float3 Place;\n#endif
             [shader(\"vertex\")] float4 main(Place at : POSITION) : SV_Position { return at.xyxy; }",
            "its attribute `at` is `float3` at location 0, and others have `float2` at location 0",
        ),
        (
            "struct Size { float4 by; }; ConstantBuffer<Size> scale;
             [shader(\"pixel\")] float4 main() : SV_Target { return scale.by; }",
            "`Size`: the shader has a struct with this name",
        ),
    ] {
        let error = compile(shader).unwrap_err().to_string();
        assert!(error.contains(expected), "{expected}: {error}");
    }
    // Attributes that only some read are those of all.
    let output = compile(
        "struct Corner { float3 at : POSITION;\n#if SIZE > 8\nfloat2 uv : TEXCOORD;\n#endif\n};
         [shader(\"vertex\")] float4 main(Corner it) : SV_Position { return float4(it.at, 1)\n#if SIZE > 8\n+ it.uv.xyxy\n#endif\n; }",
    );
    let text = fs::read_to_string(output.unwrap().rust).unwrap();
    assert!(text.contains("pub const VERTEX_INPUTS: [VertexInput; 2]"), "{text}");
}

#[test]
fn a_shader_lists_its_entry_points() {
    let folder = folder("listed");
    let shader = "// The sky.\n// entry: vs_6_0 above\n  //entry:  ps_6_0  blue\n\
        float4 above(float3 at : POSITION) : SV_Position { return float4(at, 1); }\n\
        float4 blue() : SV_Target { return float4(0, 0, 1, 1); }\n\
        [shader(\"pixel\")] float4 gray() : SV_Target { return 0.5; }\n";
    fs::write(folder.join("shaders/sky.hlsl"), shader).unwrap();
    fs::write(
        folder.join("shaders/rays.hlsl"),
        "// entry: lib_6_3\nstruct Data { int at; }; [shader(\"callable\")] void one(inout Data data) { ++data.at; }",
    )
    .unwrap();
    let output = builder(&folder).target(Target::Vulkan1_2).compile("shaders.rs").unwrap();
    let entries: Vec<(&str, &str)> =
        output.shaders.iter().map(|it| (it.profile.as_str(), it.entry_point.as_str())).collect();
    assert_eq!(entries, [("lib_6_3", "library"), ("vs_6_0", "above"), ("ps_6_0", "blue")]);

    for (line, expected) in [
        ("// entry: main", "sky.hlsl:2: expected a profile and a function, as in `// entry: ps_6_0 main`"),
        ("// entry: ps_6_0 blue and green", "sky.hlsl:2: expected a profile and a function"),
        ("// entry: px_6_0 blue", "sky.hlsl:2: unknown target profile `px_6_0`: no such stage exists"),
        ("// entry: ps_6_9_1 blue", "`ps_6_9_1`: it has more than a major and a minor version"),
        ("// entry: ps_6_0 above", "`above` is listed twice"),
        ("// entry: ps_6_0 blu", "`blue`"),
    ] {
        let changed =
            shader.replacen("// entry: vs_6_0 above", &format!("{line}\n// entry: vs_6_0 above"), 1);
        fs::write(folder.join("shaders/sky.hlsl"), changed).unwrap();
        let error = builder(&folder).target(Target::Vulkan1_2).compile("shaders.rs").unwrap_err().to_string();
        assert!(error.contains(expected), "{line}: {error}");
    }
}

#[test]
fn files_without_entry_points_are_only_included() {
    let folder = folder("included");
    // No part that is whole: it needs what the file that includes it has defined.
    fs::write(folder.join("shaders/part.hlsl"), "float4 shade() { return LEVEL; }").unwrap();
    let Err(error) = builder(&folder).compile("shaders.rs") else { panic!("there is nothing to compile") };
    assert!(error.to_string().contains("shaders: no entry point"), "{error}");

    let shader = "#define LEVEL 0.5\n#include \"part.hlsl\"\nfloat4 main() : SV_Target { return shade(); }";
    fs::write(folder.join("shaders/flat.ps.hlsl"), shader).unwrap();
    let compile = || builder(&folder).compile("shaders.rs").unwrap();
    let output = compile();
    assert_eq!(output.shaders.len(), 1);
    assert!(output.files_read.iter().any(|it| it.ends_with("part.hlsl")), "{:?}", output.files_read);
    assert!(!fs::read_to_string(&output.rust).unwrap().contains("pub mod part"));
    assert!(compile().shaders[0].is_cached);
    fs::write(folder.join("shaders/part.hlsl"), "float4 shade() { return LEVEL * 2; }").unwrap();
    assert!(!compile().shaders[0].is_cached);
    // It is a shader of its own as soon as it has an entry point.
    fs::write(
        folder.join("shaders/part.hlsl"),
        "[shader(\"pixel\")] float4 shade() : SV_Target { return 1; }",
    )
    .unwrap();
    fs::remove_file(folder.join("shaders/flat.ps.hlsl")).unwrap();
    assert_eq!(compile().shaders[0].entry_point, "shade");
    let variants = [("day", &[][..])];
    fs::write(folder.join("shaders/none.hlsl"), "static const float none = 0;").unwrap();
    let error = builder(&folder).variants(folder.join("shaders/none.hlsl"), variants).compile("shaders.rs");
    assert!(error.unwrap_err().to_string().contains("none.hlsl: no entry point"));
}

#[test]
fn files_and_folders_can_be_left_out() {
    let folder = folder("excluded");
    let shader = "float4 main() : SV_Target { return 1; }";
    for path in
        ["flat.ps.hlsl", "flat.test.ps.hlsl", "post/a.ps.hlsl", "tools/b.ps.hlsl", "tools/deep/c.ps.hlsl"]
    {
        let path = folder.join("shaders").join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, shader).unwrap();
    }
    let modules = |builder: &mut Builder| {
        let output = builder.compile("shaders.rs").unwrap();
        let text = fs::read_to_string(output.rust).unwrap();
        let names = text.lines().filter_map(|it| it.trim().strip_prefix("pub mod ")?.strip_suffix(" {"));
        names.filter(|it| !["main", "bindings", "shared"].contains(it)).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        modules(builder(&folder).exclude("*.test.*").exclude("tools/**")),
        ["flat_ps", "post", "a_ps"]
    );
    assert_eq!(
        modules(builder(&folder).exclude("flat*").exclude("/post").exclude("deep")),
        ["tools", "b_ps"]
    );
    // What is named is meant.
    let named = folder.join("shaders/tools/b.ps.hlsl");
    let mut builder = builder(&folder);
    builder.exclude("*").entry(named, "ps_6_0", "main");
    assert_eq!(modules(&mut builder), ["b_ps"]);
}

#[test]
fn names_are_those_of_the_documentation() {
    let folder = folder("documented_names");
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/build-scripts.md")).unwrap();
    let mut builder = builder(&folder);
    let mut expected = Vec::new();
    for row in page.lines().filter(|it| it.starts_with("| `")) {
        let [shader, entry, path] = row.trim_matches('|').split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let quoted: Vec<&str> = shader.split('`').skip(1).step_by(2).collect();
        let file = folder.join("shaders").join(quoted[0]);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        let text = match entry.split('`').nth(1) {
            Some(name) => format!("// entry: ps_6_0 {name}\nfloat4 {name}() : SV_Target {{ return 1; }}"),
            None => {
                "struct Data { int at; }; [shader(\"callable\")] void one(inout Data data) { ++data.at; }"
                    .to_owned()
            }
        };
        fs::write(&file, text).unwrap();
        if let Some(variant) = quoted.get(1) {
            builder.variants(file, [(*variant, &[][..])]);
        }
        expected.push(path.trim().trim_matches('`').to_owned());
    }
    assert!(expected.len() > 5, "{expected:?}");
    let output = builder.target(Target::Vulkan1_2).compile("shaders.rs").unwrap();
    let uses: String =
        expected.iter().map(|it| format!("const _: fn() -> &'static [u32] = || {it};\n")).collect();
    let host = format!("#![allow(dead_code)]\nmod shaders {{ include!({:?}); }}\n{uses}", output.rust);
    let file = folder.join("host.rs");
    fs::write(&file, host).unwrap();
    let rustc = Command::new("rustc")
        .args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "--out-dir"])
        .arg(&folder)
        .arg(&file)
        .output()
        .unwrap();
    assert!(rustc.status.success(), "{}", String::from_utf8_lossy(&rustc.stderr));
}

#[test]
fn the_shaders_of_a_ray_tracing_pipeline_share_a_module() {
    let folder = folder("library");
    let shaders = "
        struct Hit { float3 color; };
        [[vk::shader_record_ext]] cbuffer Paint { float3 paint; };
        RWTexture2D<float4> picture;
        [shader(\"raygeneration\")] void generate() { picture[DispatchRaysIndex().xy] = 0; }
        [shader(\"miss\")] void sky(inout Hit hit) { hit.color = paint; }
        [shader(\"compute\")] [numthreads(8, 8, 1)] void clear(uint2 at : SV_DispatchThreadID) { picture[at] = 1; }
    ";
    fs::write(folder.join("shaders/rays.hlsl"), shaders).unwrap();
    let output = builder(&folder).target(Target::Vulkan1_2).compile("shaders.rs").unwrap();
    let names: Vec<&str> = output.shaders.iter().map(|it| it.entry_point.as_str()).collect();
    assert_eq!(names, ["library", "clear"]);
    let text = fs::read_to_string(&output.rust).unwrap();
    for expected in [
        "pub mod library {",
        "pub mod clear {",
        "pub const SKY: EntryPoint",
        "record_size: 12",
        "struct Paint",
    ] {
        assert!(text.contains(expected), "{expected} is missing");
    }
}

#[test]
fn only_what_changed_is_compiled_again() {
    let folder = folder("cache");
    let count = 500;
    for index in 0..count {
        let text = format!(
            "#include \"part{}.hlsli\"\nfloat4 main() : SV_Target {{ return {index} * SCALE; }}",
            index % 2
        );
        fs::write(folder.join(format!("shaders/s{index}.ps.hlsl")), text).unwrap();
    }
    fs::write(folder.join("shaders/part0.hlsli"), "#define SCALE 2\n").unwrap();
    fs::write(folder.join("shaders/part1.hlsli"), "#define SCALE 3\n").unwrap();
    let compiled = |builder: &Builder| {
        let output = builder.compile("shaders.rs").unwrap();
        assert_eq!(output.shaders.len(), count);
        let files = |it: &&hlsl_build::CompiledShader| !it.is_cached;
        output
            .shaders
            .iter()
            .filter(files)
            .map(|it| it.path.file_name().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let mut builder = builder(&folder);
    assert_eq!(compiled(&builder).len(), count);
    let first = fs::read(folder.join("out/shaders.rs")).unwrap();
    assert!(compiled(&builder).is_empty());
    assert_eq!(fs::read(folder.join("out/shaders.rs")).unwrap(), first);

    fs::write(folder.join("shaders/s7.ps.hlsl"), "float4 main() : SV_Target { return 0; }").unwrap();
    assert_eq!(compiled(&builder), ["s7.ps.hlsl"]);
    assert_ne!(fs::read(folder.join("out/shaders.rs")).unwrap(), first);
    fs::write(folder.join("shaders/part0.hlsli"), "#define SCALE 4\n").unwrap();
    assert_eq!(compiled(&builder).len(), count / 2);
    builder.define("UNUSED", "");
    assert_eq!(compiled(&builder).len(), count);
}

#[test]
fn debug_information_and_its_paths_are_part_of_what_the_cache_compares() {
    let folder = folder("cache_debug");
    fs::write(folder.join("shaders/a.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let is_cached = |builder: &Builder| builder.compile("shaders.rs").unwrap().shaders[0].is_cached;
    let mut builder = builder(&folder);
    assert!(!is_cached(&builder));
    assert!(!is_cached(builder.debug_info(DebugInfo::Full)));
    assert!(is_cached(&builder));
    assert!(!is_cached(builder.debug_info(DebugInfo::Lines)));
    assert!(!is_cached(builder.remap(true)));
    assert!(is_cached(&builder));
}

#[test]
fn lines_for_wgpu_are_an_error_that_names_the_alternative() {
    let folder = folder("lines_for_wgpu");
    fs::write(folder.join("shaders/a.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let mut builder = builder(&folder);
    builder.target(Target::Wgpu).wgsl(false).debug_info(DebugInfo::Lines);
    let error = builder.compile("shaders.rs").unwrap_err();
    assert!(error.to_string().contains("-fspv-debug=vulkan-with-source"), "{error}");
}

#[test]
fn for_wgpu_and_browsers_there_is_wgsl_unless_spirv_is_asked_for() {
    let folder = folder("wgsl_by_default");
    fs::write(folder.join("shaders/a.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let generated = |builder: &Builder| {
        let built = builder.compile("shaders.rs").map_err(|it| it.to_string())?;
        Ok::<_, String>(fs::read_to_string(built.rust).unwrap().contains("pub const WGSL: &str"))
    };
    let named = |name: &str| {
        let mut builder = builder(&folder);
        builder.args([format!("-fspv-target-env={name}")]);
        builder
    };
    for mut builder in [named("wgpu"), named("webgpu"), {
        let mut builder = builder(&folder);
        builder.target(Target::Wgpu);
        builder
    }] {
        match cfg!(feature = "wgsl") {
            true => assert_eq!(generated(&builder), Ok(true)),
            false => {
                let error = generated(&builder).unwrap_err();
                assert!(error.contains("the feature `wgsl` of hlsl-build"), "{error}");
            }
        }
        // Our own tests have the passes for wgpu with or without the feature.
        assert_eq!(generated(builder.wgsl(false)), Ok(false));
    }
    assert_eq!(generated(&named("vulkan1.2")), Ok(false));
}

#[test]
fn a_file_that_would_be_found_first_counts_as_a_change() {
    let folder = folder("cache_search");
    fs::create_dir_all(folder.join("first")).unwrap();
    fs::create_dir_all(folder.join("second")).unwrap();
    fs::write(folder.join("second/level.hlsli"), "#define LEVEL 1\n").unwrap();
    fs::write(
        folder.join("shaders/a.ps.hlsl"),
        "#include <level.hlsli>\nfloat4 main() : SV_Target { return LEVEL; }",
    )
    .unwrap();
    let mut builder = builder(&folder);
    builder.include(folder.join("first")).include(folder.join("second"));
    let is_cached = |builder: &Builder| builder.compile("shaders.rs").unwrap().shaders[0].is_cached;
    assert!(!is_cached(&builder));
    assert!(is_cached(&builder));
    fs::write(folder.join("first/level.hlsli"), "#define LEVEL 2\n").unwrap();
    assert!(!is_cached(&builder));
    fs::write(
        folder.join("out/shaders.cache").join(
            fs::read_dir(folder.join("out/shaders.cache")).unwrap().next().unwrap().unwrap().file_name(),
        ),
        "damaged",
    )
    .unwrap();
    assert!(!is_cached(&builder));
}

#[test]
fn a_mistake_in_what_two_entry_points_share_is_told_once() {
    let folder = folder("shared_mistake");
    let shader = "static float level = brightness;\n\
        [shader(\"pixel\")] float4 one() : SV_Target { return level; }\n\
        [shader(\"pixel\")] float4 two() : SV_Target { return level; }\n";
    fs::write(folder.join("shaders/a.hlsl"), shader).unwrap();
    let error = builder(&folder).compile("shaders.rs").unwrap_err();
    let text = error.to_string();
    assert!(
        text.starts_with("there is an error in a shader\n") && text.contains("a.hlsl:1:22: error: "),
        "{text}"
    );
    assert_eq!(format!("{error:?}"), text);
    assert_eq!(error.to_string().matches("`brightness`").count(), 1, "{error}");
}

#[test]
fn errors_of_all_shaders_come_back_together() {
    let folder = folder("errors");
    fs::write(folder.join("shaders/one.ps.hlsl"), "float4 main() : SV_Target { return first; }").unwrap();
    fs::write(folder.join("shaders/two.ps.hlsl"), "float4 main() : SV_Target { return second; }").unwrap();
    let Err(Error::Shaders { text, count }) = builder(&folder).compile("shaders.rs") else {
        panic!("no error")
    };
    assert_eq!(count, 2);
    assert!(text.contains("`first`") && text.contains("`second`"), "{text}");
}

#[test]
fn a_c_program_links_words_and_structs() {
    let folder = folder("c_library");
    fs::write(folder.join("shaders/lights.hlsl"), LIGHTS).unwrap();
    let out = builder(&folder).layout(Layout::Dx).c_library("shaders").unwrap();
    let main = folder.join("main.c");
    fs::write(
        &main,
        "#include \"shaders.h\"\n#include <stdio.h>\nint main(void) {\n\
         printf(\"%x %d %zu %zu\\n\", (unsigned)shaders_shade_spirv[0], SHADERS_SCENE_BINDING,\n\
         offsetof(shaders_Scene, in_tail), sizeof(shaders_Light));\n\
         return shaders_shade_spirv_size == sizeof(shaders_shade_spirv) ? 0 : 1;\n}\n",
    )
    .unwrap();
    let program = folder.join("main");
    let compiled = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Werror", "-I"])
        .arg(&out)
        .arg(&main)
        .arg(out.join("libshaders.a"))
        .arg("-o")
        .arg(&program)
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new(&program).output().unwrap();
    assert!(ran.status.success());
    // Three lights of 32 bytes from 64 on, then `a`: Direct3D puts the next scalar behind its last element.
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "7230203 1 180 32\n");
}

/// Runs itself as cargo runs a build script. A test of `hlsl-lsp` (requests/lens.rs) reads such a list.
#[test]
fn a_build_script_leaves_a_list_for_editors_even_with_errors() {
    if std::env::var_os("AS_BUILD_SCRIPT").is_some() {
        let mut builder = Builder::new();
        builder.entry("a.hlsl", "ps_6_0", "main").entry("a.hlsl", "lib_6_5", "rays");
        builder.program("post/flat", ["b.vs.hlsl", "b.ps.hlsl"]).include("inc \"x\"").dx9(true);
        builder.variants("a.hlsl", [("hdr", &[("HDR", "1")][..]), ("sdr", &[])]);
        let quality = Permutations::new().choice("Quality", "Q", [("Low", "0"), ("High", "4")]);
        builder.permutations("c.hlsl", quality.features("Features", ["FOG", "SUN"]));
        builder.cargo_metadata(false).compile("shaders.rs").unwrap_err();
        return;
    }
    let folder = folder("left_list");
    let status = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "a_build_script_leaves_a_list_for_editors_even_with_errors"])
        .env("AS_BUILD_SCRIPT", "1")
        .env("OUT_DIR", folder.join("out"))
        .current_dir(&folder)
        .output();
    assert!(status.unwrap().status.success());
    let list = fs::read_to_string(folder.join("out/shaders.hlsl-jobs.json")).unwrap();
    let job = |file: &str, modules: &str, first: &str, last: &str| {
        let arguments = format!(r#"{first}"-I", "inc \"x\"", "-fhlsl-dx9"{last}"#);
        format!(r#"    {{ "file": "{file}", "modules": [{modules}], "arguments": [{arguments}] }}"#)
    };
    let main = r#""-T", "ps_6_0", "-E", "main", "#;
    let rays = r#""-T", "lib_6_5", "#;
    let hdr = r#", "-D", "HDR=1""#;
    let jobs = [
        job("b.vs.hlsl", r#""post", "flat""#, "", ""),
        job("b.ps.hlsl", r#""post", "flat""#, "", ""),
        job("a.hlsl", r#""a", "hdr""#, main, hdr),
        job("a.hlsl", r#""a", "hdr""#, rays, hdr),
        job("a.hlsl", r#""a", "sdr""#, main, ""),
        job("a.hlsl", r#""a", "sdr""#, rays, ""),
        job("c.hlsl", r#""c""#, r#""-D", "Q=0", "#, ""),
        job("c.hlsl", r#""c""#, r#""-D", "Q=0", "-D", "FOG", "#, ""),
        job("c.hlsl", r#""c""#, r#""-D", "Q=0", "-D", "SUN", "#, ""),
        job("c.hlsl", r#""c""#, r#""-D", "Q=4", "#, ""),
    ];
    let here = folder.to_str().unwrap();
    let expected =
        format!("{{ \"version\": 1, \"folder\": {here:?}, \"jobs\": [\n{}\n] }}\n", jobs.join(",\n"));
    assert_eq!(list, expected);
}

/// Each message names the place, and what to write in a build script.
#[test]
fn misuses_are_answered_in_the_terms_of_a_builder() {
    type Use = for<'a> fn(&'a mut Builder, &std::path::Path) -> &'a mut Builder;
    #[rustfmt::skip]
    let uses: [(Use, &[&str]); 21] = [
        (|it, at| it.entry(at.join("lit.hlsl"), "ps_6_0", "lid"), &["`lid`", "`Builder::entry`", "`lit`"]),
        (|it, at| it.entry(at.join("lit.hlsl"), "pixel", "lit"), &["unknown target profile `pixel`", "`ps_6_0`"]),
        (|it, at| it.entry(at.join("lit.hlsl"), "lit", "ps_6_0"), &["unknown target profile `lit`"]),
        (|it, at| it.entry(at.join("lit.hlsl"), "ps_6.0", "lit"), &["unknown target profile `ps_6.0`", "`_`"]),
        (|it, at| it.entry(at.join("lid.hlsl"), "ps_6_0", "lit"), &["lid.hlsl`", "no such file"]),
        (|it, at| it.entry(at, "ps_6_0", "lit"), &["shaders`"]),
        (|it, at| it.entry(at.join("rays.hlsli"), "lib_6_5", "rays"), &["add `Target::Vulkan1_2`"]),
        (|it, _| it.args(["-fvk-invert-x"]), &["unknown option `-fvk-invert-x`", "`-fvk-invert-y`"]),
        (|it, _| it.args(["-o", "lit.spv"]), &["unknown option `-o`", "`-Fo <file>`"]),
        (|it, _| it.args(["-fvk-bind-globals", "0"]), &["`-fvk-bind-globals <binding> <set>`"]),
        (|it, _| it.args(["-T", "ps_6_0"]).hlsl("2022"), &["`2022` is not a valid value for `-HV`", "2021"]),
        (|it, _| it.hlsl("HLSL2021"), &["`HLSL2021` is not a valid value for `-HV`", "2021"]),
        (|it, _| it.exclude("old["), &["cannot exclude `old[`"]),
        (|it, at| it.permutations(at.join("lit.hlsl"), Permutations::new().features("Fog", [])), &["lit.hlsl", "`Fog`"]),
        (|it, at| it.permutations(at.join("lit.hlsl"), Permutations::new().choice("A", "A B", [("X", "1")])), &["lit.hlsl", "`A B`"]),
        (|it, _| it.emit(hlsl_build::Library::Wgpu), &["`Target::Wgpu`"]),
        (|it, at| it.program("lit", [at.join("lid.hlsl")]), &["there is no file", "lid.hlsl", "Cargo.toml"]),
        (|it, at| it.variants(at.join("lid.hlsl"), [("day", &[][..])]), &["there is no file", "lid.hlsl", "Cargo.toml"]),
        (|it, at| it.dir(at.join("more")), &["there is no folder", "more", "Cargo.toml"]),
        (|it, _| it.map_type("Lit", "crate::Lit"), &["`Lit`"]),
        (|it, _| it.dynamic("lights"), &["`lights`"]),
    ];
    let folder = folder("misuses");
    let shaders = folder.join("shaders");
    let shader =
        "cbuffer Lights { float4 tint; }; [shader(\"pixel\")] float4 lit() : SV_Target { return tint; }";
    fs::write(shaders.join("lit.hlsl"), shader).unwrap();
    let miss = "struct Hit { float3 color; }; [shader(\"miss\")] void sky(inout Hit hit) { hit.color = 1; }";
    fs::write(shaders.join("rays.hlsli"), miss).unwrap();
    let mut wrong = String::new();
    for (index, (misuse, expected)) in uses.into_iter().enumerate() {
        let mut builder = builder(&folder);
        misuse(&mut builder, &shaders);
        match builder.compile("shaders.rs") {
            Ok(built) if expected.iter().all(|it| built.warnings.concat().contains(it)) => {}
            Ok(built) => wrong.push_str(&format!("{index}: compiles, with {:?}\n", built.warnings)),
            Err(error) => {
                let text = error.to_string();
                if expected.iter().any(|it| !text.contains(it)) {
                    wrong.push_str(&format!("{index}: {expected:?} is not in {text}\n"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    let error = builder(&folder).args(["-fvk-invert-x"]).compile("shaders.rs").unwrap_err();
    let Error::Options(hlsl_build::OptionError::Arguments(invalid)) = &error else { panic!("{error}") };
    assert_eq!(invalid.code(), "E0701");
}
