//! What hosts get of the shaders in `tests/bindings`: the Rust module and the C header, as recorded beside them.
//!
//! Each line `// args:` is an entry point of the module, and the words of the line `// style:` are its style: `emit=ash`,
//! `math=glam`, `vertex=separate`, `nested` and others. `BLESS=1` records what comes out.

mod support;

use std::{fs, path::Path};

use hlsl_core::{
    bindings::{self, Emit, Library, MathLibrary, Shader, Style, VertexBuffers, WordsForm},
    options::Options,
    reflect::Reflection,
    source::load::MemoryLoader,
};

fn style(words: &str) -> Style {
    let mut style = Style::default();
    for word in words.split_whitespace() {
        match word.split_once('=').unwrap_or((word, "")) {
            ("emit", name) => {
                style.emit.extend(Library::ALL.into_iter().filter(|it| it.name() == name).map(Emit::from))
            }
            ("math", "glam") => style.math = MathLibrary::Glam,
            ("math", "nalgebra") => style.math = MathLibrary::Nalgebra,
            ("math", "mint") => style.math = MathLibrary::Mint,
            ("vertex", "interleaved") => style.vertex = VertexBuffers::Interleaved,
            ("vertex", "separate") => style.vertex = VertexBuffers::Separate,
            ("type", mapped) => {
                let (name, path) = mapped.split_once(':').expect("a type is `Name:path`");
                style.types.push((name.into(), path.into()));
            }
            ("derives", name) => style.derives.push(name.into()),
            ("words", "bytes") => style.words = WordsForm::Bytes,
            ("nested", _) => style.nested = true,
            ("dynamic", name) => style.dynamic.push(name.into()),
            ("constants", _) => style.constants = true,
            ("pod_derive", _) => style.pod_derive = true,
            ("no-bytemuck", _) => style.bytemuck = None,
            _ => panic!("no style is `{word}`"),
        }
    }
    style
}

/// The Rust module and the C header.
fn hosts(path: &Path) -> [(&'static str, String); 2] {
    let text = fs::read_to_string(path).expect("the shader can be read");
    let style = style(text.lines().find_map(|it| it.strip_prefix("// style:")).unwrap_or_default());
    let compiled: Vec<(String, Reflection)> = support::args_of(path)
        .into_iter()
        .map(|args| {
            let output = support::output(&path.display().to_string(), &args);
            let reports: String = output.reports().into_iter().map(|it| it.text).collect();
            assert!(output.words.is_some(), "{}: {reports}", path.display());
            (output.reflection.entry_points[0].name.clone(), output.reflection)
        })
        .collect();
    let shaders: Vec<Shader> = compiled
        .iter()
        .map(|(name, reflection)| Shader { name, words: &[0x0723_0203], wgsl: None, reflection })
        .collect();
    let rust = bindings::module(&shaders, &style).unwrap_or_else(|error| panic!("{error}"));
    let header = bindings::header("shaders", &shaders).unwrap_or_else(|error| panic!("{error}")).header;
    [("rs", rust), ("h", header)]
}

#[test]
fn hosts_get_what_is_recorded() {
    let bless = std::env::var("BLESS").is_ok_and(|it| it != "0");
    let mut wrong = Vec::new();
    for path in support::shaders("bindings") {
        for (extension, text) in hosts(&path) {
            let record = path.with_extension(extension);
            let recorded = fs::read_to_string(&record).unwrap_or_default();
            if bless {
                fs::write(&record, &text).expect("the folder can be written to");
            } else if recorded != text {
                let differs = recorded.lines().zip(text.lines()).find(|(one, other)| one != other);
                wrong.push(format!("{}: {differs:?}", record.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "not as recorded:\n{}", wrong.join("\n"));
}

/// What `emit: [wgpu { passthrough }]` says of a shader.
fn passed_through(args: &str, text: &str) -> Result<String, String> {
    let options = Options::from_args(args.split_whitespace()).expect("the options are right");
    let mut files = MemoryLoader::default();
    files.add("main.hlsl", text);
    let output = hlsl_core::compile("main.hlsl", &files, &options).expect("the shader is right");
    let style = Style { emit: vec![Emit { passthrough: true, ..Library::Wgpu.into() }], ..Style::default() };
    let shader = Shader { name: "main", words: &output.words, wgsl: None, reflection: &output.reflection };
    bindings::module(&[shader], &style).map_err(|error| error.to_string())
}

#[test]
fn wgpu_passes_modules_through_with_the_features_that_they_need() {
    let text = "
        RWTexture2D<float> picture : register(u3);
        Texture2D<float4> looked_at[4] : register(t1);
        [numthreads(8, 1, 1)] void main(uint3 at : SV_DispatchThreadID) {
            picture[at.xy] = WaveActiveSum(looked_at[NonUniformResourceIndex(at.x)][at.xy].x);
        }";
    let module = passed_through("-T cs_6_0 -E main -fspv-target-env=vulkan1.1", text).unwrap();
    for part in [
        "Features::PASSTHROUGH_SHADERS.union(::wgpu::Features::SAMPLED_TEXTURE_AND_STORAGE_BUFFER_ARRAY_NON_UNIFORM_INDEXING)\
         .union(::wgpu::Features::SUBGROUP)",
        "BindGroupLayoutEntry { binding: 1,",
        "BindGroupLayoutEntry { binding: 3,",
        "StorageTexture { access: ::wgpu::StorageTextureAccess::WriteOnly, format: ::wgpu::TextureFormat::R32Float,",
        "PassthroughShaderEntryPoint { name: ::std::borrow::Cow::Borrowed(\"main\"), workgroup_size: (8, 1, 1) }",
        "pub unsafe fn create_pipeline(",
    ] {
        assert!(module.contains(part), "{part} is not in {module}");
    }
}

#[test]
fn what_wgpu_cannot_pass_through_is_said() {
    for (args, text, expected) in [
        (
            "-T ps_6_0 -E main -fspv-target-env=wgpu",
            "float4 main() : SV_Target { return 1; }",
            "`main` is not for wgpu: `passthrough` takes modules for Vulkan",
        ),
        (
            "-T ps_6_0 -E main",
            "[[vk::constant_id(0)]] const float brightness = 1; float4 main() : SV_Target { return brightness; }",
            "`brightness` is not for wgpu: wgpu sets no specialization constants in modules that it passes through",
        ),
        (
            "-T ps_6_0 -E main",
            "Buffer<float4> colors; float4 main() : SV_Target { return colors[0]; }",
            "`colors` is not for wgpu: wgpu has no uniform texel buffer",
        ),
        (
            "-T lib_6_3 -fspv-target-env=vulkan1.2",
            "struct Hit { float4 color; }; [shader(\"miss\")] void main(inout Hit hit) { hit.color = 0; }",
            "needs the capability RayTracingKHR, which no feature of wgpu enables",
        ),
        (
            "-T vs_6_0 -E main",
            "struct Corner { float4 at : SV_Position; float distance : SV_CullDistance; }; Corner main() { return (Corner)0; }",
            "needs the capability CullDistance",
        ),
        (
            "-T ps_6_0 -E main",
            "Texture2D<float4> all[]; float4 main(uint at : A) : SV_Target { return all[at][uint2(0, 0)]; }",
            "needs the capability RuntimeDescriptorArray",
        ),
    ] {
        let said = passed_through(args, text).expect_err(text);
        assert!(said.contains(expected), "{said}");
    }
}
