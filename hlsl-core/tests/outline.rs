//! What is left for the host of a shader that does not compile.

mod support;

use std::path::Path;

use hlsl_core::{
    options::Options,
    outline,
    reflect::{Binding, Reflection, StructLayout},
    source::load::{MemoryLoader, WithFile},
};

const SHADER: &str = "
struct Light { float3 place; float range; };
cbuffer Scene : register(b2) { float4x4 view; Light sun; bool dark; };
StructuredBuffer<Light> lights : register(t1, space1);
Texture2D<float4> picture : register(t4);
[[vk::push_constant]] struct { uint first; } push;
[[vk::constant_id(3)]] const float QUALITY = 0.5;
enum Mode { Plain, Fancy };
static const int LIMIT = 12;
float shade(float3 at) { return dot(at, sun.place) * QUALITY; }
float4 main(float3 at : PLACE) : SV_Target {
    return shade(at) * lights[push.first].range * picture.Load(int3(0, 0, 0));
}
";

fn options() -> Options {
    Options::new("ps_6_0", "main").unwrap()
}

fn loader(text: &str) -> MemoryLoader {
    let mut loader = MemoryLoader::default();
    loader.add("a.hlsl", text);
    loader
}

fn names<T>(items: &[T], name: impl Fn(&T) -> &str) -> Vec<String> {
    items.iter().map(|it| name(it).to_owned()).collect()
}

/// What is there of a shader in which `right` is replaced by `wrong`, beside what the right one has.
#[track_caller]
fn broken(right: &str, wrong: &str) -> (Reflection, Reflection) {
    let whole = hlsl_core::Compilation::of("a.hlsl", &loader(SHADER), &options());
    assert!(whole.words.is_some(), "{:?}", whole.reports());
    assert!(SHADER.contains(right));
    let text = SHADER.replace(right, wrong);
    let output = hlsl_core::Compilation::of("a.hlsl", &loader(&text), &options());
    assert!(output.has_errors(), "`{wrong}` compiles");
    let (mut found, mut whole) = (outline("a.hlsl", &loader(&text), &options()), whole.reflection);
    // Without bodies nothing is read or written.
    for it in [&mut found, &mut whole] {
        it.bindings.iter_mut().for_each(|it| it.access = Default::default());
    }
    (found, whole)
}

#[track_caller]
fn all_is_there(right: &str, wrong: &str) {
    let (mut found, mut whole) = broken(right, wrong);
    // A mistake may move what follows.
    for it in [&mut found, &mut whole] {
        it.structs.iter_mut().for_each(|it| it.place = None);
        it.bindings.iter_mut().for_each(|it| it.place = None);
        it.push_constants.iter_mut().for_each(|it| it.place = None);
    }
    assert_eq!(found.structs, whole.structs, "{wrong}");
    assert_eq!(found.bindings, whole.bindings, "{wrong}");
    assert_eq!(found.push_constants, whole.push_constants, "{wrong}");
    assert_eq!(found.spec_constants, whole.spec_constants, "{wrong}");
    assert_eq!(found.enums, whole.enums, "{wrong}");
    assert_eq!(found.constants, whole.constants, "{wrong}");
    assert_eq!(names(&found.entry_points, |it| &it.name), ["main"]);
}

#[test]
fn mistakes_in_bodies_cost_nothing() {
    all_is_there("return shade(at)", "return shad(at)");
    all_is_there("return shade(at)", "return shade(at");
    all_is_there("sun.place) * QUALITY;", "sun.plaice) *;");
    all_is_there("float shade(float3 at) {", "float shade(float3 at) { if (");
}

#[test]
fn mistakes_in_declarations_cost_these_declarations() {
    all_is_there("float shade(float3 at) {", "Vector shade(float3 at) {");
    all_is_there("float shade(float3 at) {", "float shade(float3 at, Colour c) {");
    all_is_there("enum Mode", "Texture2D<Colour> extra;\nenum Mode");
    all_is_there("enum Mode", "static float4 tint = ;\nenum Mode");
    all_is_there("enum Mode", "static float4 tint = float4(1, ;\nenum Mode");
    all_is_there("enum Mode", "struct Extra { float a b; };\nenum Mode");
    all_is_there("enum Mode", "float4 tint(float a, ) { return a; }\nenum Mode");
    all_is_there("enum Mode", "template<typename T> T same(T a) { return a b; }\nenum Mode");
    let (found, whole) = broken("float range; };", "float range; Colour tint; };");
    assert_eq!(found.bindings, whole.bindings, "the wrong member alone is left out");
    let (found, _) = broken("Texture2D<float4> picture", "Texture2D<Colour> picture");
    assert_eq!(names(&found.bindings, |it| &it.name), ["Scene", "lights"]);
}

#[test]
fn without_the_entry_point_the_rest_is_there() {
    all_is_there("float4 main(", "float4 pixel(");
    all_is_there("float3 at : PLACE)", "float3 at)");
    all_is_there("float3 at : PLACE)", "float3 at : PLACE");
}

#[test]
fn without_an_include_the_rest_is_there() {
    all_is_there("struct Light", "#include \"missing.hlsli\"\nstruct Light");
}

/// The options of the first run that a case asks for.
fn options_of(path: &Path) -> Option<Options> {
    Options::from_args(support::args_of(path).first()?).ok()
}

/// All that the whole shader shows the host, the outline shows, too: what else is there harms nobody.
fn missing(whole: &Reflection, outline: &Reflection) -> Vec<String> {
    let mut missing = Vec::new();
    let binding = |it: &Binding| (it.set, it.binding, it.kind, it.count, it.size, it.hlsl_type.clone());
    // Uses alone make counters of buffers, descriptor heaps, and the second variable of a texture for wgpu.
    let comes_of_use = |it: &Binding| {
        it.counter_of.is_some() || it.name.contains("DescriptorHeap") || it.name.ends_with(".plain")
    };
    let has_binding = |it: &Binding| {
        comes_of_use(it)
            || outline.bindings.iter().any(|other| other.name == it.name && binding(other) == binding(it))
    };
    missing.extend(whole.bindings.iter().filter(|it| !has_binding(it)).map(|it| it.name.clone()));
    let structure = |it: &StructLayout| {
        let members: Vec<_> = it.members.iter().map(|it| (it.name.clone(), it.offset)).collect();
        (it.name.clone(), it.rule, it.size, members)
    };
    let has_struct =
        |it: &StructLayout| outline.structs.iter().any(|other| structure(other) == structure(it));
    missing.extend(whole.structs.iter().filter(|it| !has_struct(it)).map(|it| it.name.clone()));
    let has_constant = |id: u32| outline.spec_constants.iter().any(|it| it.id == id);
    missing.extend(whole.spec_constants.iter().filter(|it| !has_constant(it.id)).map(|it| it.name.clone()));
    missing
}

#[test]
fn outlines_of_whole_shaders_lack_nothing() {
    let paths = support::shaders("compile");
    let results = support::on_all_cores(&paths, |path| {
        let options = options_of(path)?;
        let text = path.to_string_lossy();
        let whole = hlsl_core::Compilation::of(&text, &support::Files, &options);
        whole.words.as_ref()?;
        Some(missing(&whole.reflection, &outline(&text, &support::Files, &options)))
    });
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (path, result) in paths.iter().zip(results) {
        match result {
            None => wrong.push(format!("{} panics", path.display())),
            Some(Some(missing)) if !missing.is_empty() => {
                wrong.push(format!("{} lacks {missing:?}", path.display()));
            }
            Some(found) => compared += usize::from(found.is_some()),
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), paths.len(), wrong.join("\n"));
    assert!(compared > 80, "only {compared} shaders were compared");
}

#[test]
fn outlines_of_broken_shaders_do_not_panic() {
    let paths = support::shaders("errors");
    let results = support::on_all_cores(&paths, |path| {
        let options = options_of(path)?;
        Some(outline(&path.to_string_lossy(), &support::Files, &options))
    });
    for (path, result) in paths.iter().zip(results) {
        assert!(result.is_some(), "{} panics", path.display());
    }
}

/// Each word, number and sign on its own.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, c) in text.char_indices() {
        let goes_on = |c: char| c.is_alphanumeric() || c == '_';
        let before = text[..at].chars().next_back();
        if at > start && !(goes_on(c) && before.is_some_and(goes_on)) {
            pieces.push(&text[start..at]);
            start = at;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

/// Without one piece, or with one twice: what a person has while typing.
#[test]
fn outlines_of_unfinished_shaders_do_not_panic() {
    let rounds: u32 = std::env::var("OUTLINES").map_or(5, |it| it.parse().unwrap());
    let paths = support::shaders("compile");
    let results = support::on_all_cores(&paths, |path| {
        let options = options_of(path)?;
        let text = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        let pieces = pieces(&text);
        let mut state = 1u32;
        for _ in 0..rounds {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let mut pieces = pieces.clone();
            let at = (state >> 8) as usize % pieces.len();
            if state >> 31 == 0 {
                pieces.remove(at);
            } else {
                pieces.insert(at, pieces[at]);
            }
            let name = path.to_string_lossy();
            let text = pieces.concat();
            let loader = WithFile { path: &name, text: text.as_str().into(), rest: &support::Files };
            let run = || outline(&name, &loader, &options);
            let found = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
            assert!(found.is_ok(), "{name} with `{}` gone or twice panics:\n{text}", pieces[at]);
        }
        Some(())
    });
    let wrong: Vec<_> = paths.iter().zip(results).filter(|(_, it)| it.is_none()).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
