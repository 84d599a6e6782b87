//! Shaders of a running program: real files, changed as people and editors change them.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use hlsl_build::{Builder, Change, Kept, Shader, Target, Watcher};

const WAVE: &str = "float wave(float at) { return sin(at); }\n";

const PLASMA: &str = "
#include \"wave.hlsli\"
struct Frame { uint2 size; float time; };
struct Light { float3 place; float range; };
[[vk::push_constant]] Frame frame;
[[vk::constant_id(3)]] const int STEPS = 4;
StructuredBuffer<Light> lights : register(t1);
RWStructuredBuffer<float> brightness : register(u0);
[shader(\"compute\")] [numthreads(8, 8, 1)]
void plasma(uint3 id : SV_DispatchThreadID) {
    brightness[id.x] = wave(frame.time * STEPS) * lights[0].range;
}
";

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("watch").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("shaders")).unwrap();
    folder
}

fn builder(folder: &Path) -> Builder {
    let mut builder = Builder::new();
    builder.dir(folder.join("shaders")).out_dir(folder.join("out")).cargo_metadata(false).cache(false);
    builder
}

/// The constants `RELOAD` of the module that a program would include, in the order of its entry points.
fn built(builder: &Builder) -> Vec<String> {
    let output = builder.clone().reload(true).compile("shaders.rs").unwrap();
    let text = fs::read_to_string(output.rust).unwrap();
    let found = text.split("const RELOAD: &str = \"").skip(1);
    found
        .map(|it| it.split("\";\n").next().unwrap().replace("\\n", "\n").replace("\\t", "\t"))
        .map(unescaped)
        .collect()
}

/// The backslashes and quotes of a Rust literal.
fn unescaped(text: String) -> String {
    text.replace("\\\"", "\"").replace("\\\\", "\\")
}

/// A folder with the shader, and watchers of the program that was built with it: one that is told, one that asks.
fn plasma(name: &str) -> (PathBuf, [Watcher; 2]) {
    let folder = folder(name);
    fs::write(folder.join("shaders/plasma.hlsl"), PLASMA).unwrap();
    fs::write(folder.join("shaders/wave.hlsli"), WAVE).unwrap();
    let reload = built(&builder(&folder));
    (
        folder,
        watchers().map(|mut it| {
            it.add(reload.iter().map(String::as_str)).unwrap();
            it
        }),
    )
}

fn watchers() -> [Watcher; 2] {
    [Watcher::new().unwrap(), Watcher::polling(Duration::from_millis(20)).unwrap()]
}

/// What each of the watchers tells next.
fn next(watchers: &mut [Watcher; 2]) -> Result<Vec<Shader>, Kept> {
    let [first, second] = watchers.each_mut().map(|it| {
        let change: Change = it.wait(Duration::from_secs(100)).expect("the change is seen");
        change.result
    });
    assert_eq!(first, second);
    first
}

fn words(result: Result<Vec<Shader>, Kept>) -> Vec<u32> {
    match result {
        Ok(shaders) => shaders.into_iter().next().expect("there is a shader").words,
        Err(kept) => panic!("{kept}"),
    }
}

fn kept(result: Result<Vec<Shader>, Kept>) -> String {
    match result {
        Ok(_) => panic!("the program cannot use it"),
        Err(kept) => kept.to_string(),
    }
}

/// What a build makes of the files now.
fn rebuilt(folder: &Path) -> Vec<u32> {
    builder(folder).emit_spv(true).compile("again.rs").unwrap();
    let bytes = fs::read(folder.join("out/plasma.plasma.spv")).unwrap();
    bytes.chunks_exact(4).map(|it| u32::from_le_bytes(it.try_into().unwrap())).collect()
}

#[test]
fn a_change_of_an_included_file_gives_the_words_of_a_build() {
    let (folder, mut watchers) = plasma("include");
    let include = folder.join("shaders/wave.hlsli");
    fs::write(&include, WAVE.replace("sin", "cos")).unwrap();
    let first = next(&mut watchers).unwrap();
    assert_eq!((first[0].profile.as_str(), first[0].entry_point.as_str()), ("cs_6_0", "plasma"));
    assert!(first[0].path.ends_with("shaders/plasma.hlsl"), "{}", first[0].path.display());
    assert_eq!(first[0].words, rebuilt(&folder));
    // A comment gives the same words, which nobody needs to be told.
    fs::write(&include, format!("// a wave\n{}", WAVE.replace("sin", "cos"))).unwrap();
    fs::write(&include, WAVE).unwrap();
    let second = words(next(&mut watchers));
    assert_eq!(second, rebuilt(&folder));
    assert_ne!(first[0].words, second);
}

#[test]
fn a_wrong_shader_is_told_once_and_the_mended_one_comes() {
    let (folder, mut watchers) = plasma("wrong");
    let shader = folder.join("shaders/plasma.hlsl");
    fs::write(&shader, PLASMA.replace("frame.time", "frame.tiem")).unwrap();
    let text = kept(next(&mut watchers));
    assert!(text.contains("shaders/plasma.hlsl:11:"), "{text}");
    assert!(
        text.contains("error: ") && text.contains("`tiem`") && text.contains("a similar name exists: `time`"),
        "{text}"
    );
    // The words that the program has, but the error is over.
    fs::write(&shader, PLASMA).unwrap();
    assert_eq!(words(next(&mut watchers)), rebuilt(&folder));
}

const COLOR_IS_NEW: [&str; 2] = [
    "member `color` of struct `Frame` is new: float4 at offset 16",
    "size of struct `Frame` is 32 bytes; the program has 12 bytes",
];

#[test]
fn a_refusal_reads_as_documented() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/hot-reload.md")).unwrap();
    let kept = Kept::Interface {
        path: "shaders/sky.hlsl".into(),
        entry_point: "pixel".into(),
        differences: COLOR_IS_NEW.map(String::from).into(),
    };
    assert!(page.contains(&format!("```text\n{kept}\n```")), "{kept}");
}

#[test]
fn another_interface_is_refused_with_the_difference() {
    let (folder, mut watchers) = plasma("interface");
    let shader = folder.join("shaders/plasma.hlsl");
    for (old, new, expected) in [
        ("float time; };", "float time; float4 color; };", &COLOR_IS_NEW[..]),
        (
            "uint2 size; float time;",
            "float time; uint2 size;",
            &[
                "member `size` of struct `Frame` is uint2 at offset 4; the program has uint2 at offset 0",
                "member `time` of struct `Frame` is float at offset 0; the program has float at offset 8",
            ],
        ),
        (
            "float3 place;",
            "float3 where_;",
            &[
                "member `where_` of struct `Light` is new: float3 at offset 0",
                "member `place` of struct `Light` is gone: float3 at offset 0",
            ],
        ),
        (
            "register(u0)",
            "register(u5)",
            &[
                "resource `brightness` is storage buffer RWStructuredBuffer<float> of 4 bytes each at set 0, binding 5; the \
               program has storage buffer RWStructuredBuffer<float> of 4 bytes each at set 0, binding 0",
            ],
        ),
        (
            "wave(frame.time",
            "wave(other + frame.time",
            &["resource `$Globals` is new: uniform buffer of struct `$Globals` at set 0, binding 2"],
        ),
        (
            "STEPS = 4",
            "STEPS = 5",
            &[
                "specialization constant `STEPS` is int with the id 3, 5 by default; the program has int with the id 3, \
               4 by default",
            ],
        ),
        (
            "numthreads(8, 8, 1)",
            "numthreads(64, 1, 1)",
            &["workgroup size of the entry point is 64 x 1 x 1; the program has 8 x 8 x 1"],
        ),
    ] {
        let changed = PLASMA.replace(old, new).replace("struct Frame", "float other; struct Frame");
        assert_ne!(changed, PLASMA, "{old}");
        fs::write(&shader, changed).unwrap();
        match next(&mut watchers) {
            Err(Kept::Interface { entry_point, differences, .. }) => {
                assert_eq!(entry_point, "plasma");
                assert_eq!(differences, expected);
            }
            other => panic!("{old}: {other:?}"),
        }
    }
    fs::write(&shader, PLASMA.replace("void plasma", "void plasm")).unwrap();
    let text = kept(next(&mut watchers));
    assert!(text.contains("`plasma`"), "{text}");
    fs::write(&shader, PLASMA).unwrap();
    next(&mut watchers).unwrap();
}

#[test]
fn a_shader_that_uses_less_is_taken() {
    let (folder, mut watchers) = plasma("less");
    let less = PLASMA.replace(" * lights[0].range", "").replace("frame.time * STEPS", "0.25");
    fs::write(folder.join("shaders/plasma.hlsl"), less).unwrap();
    assert_eq!(words(next(&mut watchers)), rebuilt(&folder));
}

#[test]
fn files_are_replaced_removed_and_written_in_parts() {
    let (folder, mut watchers) = plasma("editors");
    let include = folder.join("shaders/wave.hlsli");
    let taken = |watchers: &mut [Watcher; 2]| assert_eq!(words(next(watchers)), rebuilt(&folder));
    for (number, function) in ["cos", "tan", "exp"].into_iter().enumerate() {
        // Written beside it, and renamed.
        let text = WAVE.replace("sin", function);
        fs::write(folder.join("shaders/.wave.hlsli.swp"), &text).unwrap();
        fs::rename(folder.join("shaders/.wave.hlsli.swp"), &include).unwrap();
        taken(&mut watchers);
        // Moved away and written anew, and then removed and written.
        fs::rename(&include, folder.join("shaders/wave.hlsli~")).unwrap();
        fs::write(&include, format!("{text}#define NUMBER {number}\n").replace("(at)", "(at + 1)")).unwrap();
        taken(&mut watchers);
        fs::remove_file(&include).unwrap();
        fs::write(&include, text.replace("(at)", "(at + 2)")).unwrap();
        taken(&mut watchers);
    }
    // The folder itself is another, with a moment in between.
    fs::rename(folder.join("shaders"), folder.join("older")).unwrap();
    fs::create_dir(folder.join("shaders")).unwrap();
    fs::copy(folder.join("older/plasma.hlsl"), folder.join("shaders/plasma.hlsl")).unwrap();
    fs::write(&include, WAVE.replace("sin", "sinh")).unwrap();
    last(&mut watchers, &rebuilt(&folder));
    fs::write(&include, WAVE.replace("sin", "cosh")).unwrap();
    last(&mut watchers, &rebuilt(&folder));
    // Half a file, for longer than anybody waits.
    fs::write(&include, "float wave(float at) { return ").unwrap();
    assert!(kept(next(&mut watchers)).contains("wave.hlsli:1:"));
    fs::write(&include, WAVE).unwrap();
    taken(&mut watchers);
    fs::remove_file(&include).unwrap();
    assert!(kept(next(&mut watchers)).contains("wave.hlsli"));
    fs::write(&include, WAVE.replace("sin", "cos")).unwrap();
    taken(&mut watchers);
}

/// Waits for these words; before them, there may be states in between.
fn last(watchers: &mut [Watcher; 2], expected: &[u32]) {
    for watcher in watchers {
        loop {
            let change = watcher.wait(Duration::from_secs(100)).expect("the change is seen");
            if change.result.is_ok_and(|it| it[0].words == expected) {
                break;
            }
        }
    }
}

#[test]
fn a_file_that_was_looked_for_in_vain_appears() {
    let folder = folder("appears");
    fs::create_dir_all(folder.join("common")).unwrap();
    fs::write(folder.join("shaders/plasma.hlsl"), PLASMA).unwrap();
    fs::write(folder.join("common/wave.hlsli"), WAVE).unwrap();
    let mut builder = builder(&folder);
    builder.include(folder.join("own/early")).include(folder.join("common"));
    let reload = built(&builder);
    let mut watchers = watchers();
    for watcher in &mut watchers {
        watcher.add([reload[0].as_str()]).unwrap();
    }
    fs::create_dir_all(folder.join("own/early")).unwrap();
    fs::write(folder.join("own/early/wave.hlsli"), WAVE.replace("sin", "cos")).unwrap();
    let early = words(next(&mut watchers));
    fs::write(folder.join("shaders/wave.hlsli"), WAVE.replace("sin", "cos(2) * sin")).unwrap();
    assert_ne!(words(next(&mut watchers)), early);
    fs::remove_file(folder.join("shaders/wave.hlsli")).unwrap();
    assert_eq!(words(next(&mut watchers)), early);
}

#[test]
fn the_stages_of_a_pipeline_are_replaced_together() {
    const SKY: &str = "
// entry: vs_6_0 above
// entry: ps_6_0 blue
struct Vertex { float3 at : POSITION; float2 uv : TEXCOORD0; };
float4 above(Vertex vertex, out float2 uv : TEXCOORD0) : SV_Position { uv = vertex.uv; return float4(vertex.at, 1); }
float4 blue(float2 uv : TEXCOORD0) : SV_Target { return float4(uv, 1, 1); }
";
    let folder = folder("stages");
    let shader = folder.join("shaders/sky.hlsl");
    fs::write(&shader, SKY).unwrap();
    let reload = built(&builder(&folder));
    let mut watchers = watchers();
    for watcher in &mut watchers {
        watcher.add(reload.iter().map(String::as_str)).unwrap();
    }
    fs::write(&shader, SKY.replace("vertex.at, 1", "2 * vertex.at, 1").replace("(uv, 1", "(vu, 1")).unwrap();
    assert!(kept(next(&mut watchers)).contains("`vu`"));
    fs::write(&shader, SKY.replace("vertex.at, 1", "2 * vertex.at, 1").replace("(uv, 1", "(uv, 0")).unwrap();
    let names: Vec<String> = next(&mut watchers).unwrap().into_iter().map(|it| it.entry_point).collect();
    assert_eq!(names, ["above", "blue"]);
    for (changes, expected) in [
        (
            &[
                ("TEXCOORD0; };", "TEXCOORD0; float3 normal : NORMAL; };"),
                ("uv = vertex.uv", "uv = vertex.normal.xy"),
            ][..],
            "vertex input `NORMAL` is new: float3 at location 2",
        ),
        (
            &[(
                "float3 at : POSITION; float2 uv : TEXCOORD0;",
                "float2 uv : TEXCOORD0; float3 at : POSITION;",
            )],
            "vertex input `POSITION` is float3 at location 1; the program has float3 at location 0",
        ),
        (
            &[("float4 blue", "float blue"), ("SV_Target", "SV_Depth"), ("float4(uv, 1, 1)", "uv.x")],
            "render target `SV_Target` is gone: float4 at location 0",
        ),
    ] {
        let changed = changes.iter().fold(SKY.to_owned(), |text, (old, new)| text.replace(old, new));
        fs::write(&shader, changed).unwrap();
        let text = kept(next(&mut watchers));
        assert!(text.contains(expected), "{text}");
        assert!(text.contains("sky.hlsl: the program was built for another interface of `"), "{text}");
    }
}

#[test]
fn what_changed_since_the_build_is_the_first_change() {
    let folder = folder("since");
    fs::write(folder.join("shaders/plasma.hlsl"), PLASMA).unwrap();
    fs::write(folder.join("shaders/wave.hlsli"), WAVE).unwrap();
    let reload = built(&builder(&folder));
    fs::write(folder.join("shaders/wave.hlsli"), WAVE.replace("sin", "cos")).unwrap();
    let mut watcher = Watcher::new().unwrap();
    let program = watcher.add([reload[0].as_str()]).unwrap();
    let change = watcher.wait(Duration::from_secs(100)).expect("the change is seen");
    assert_eq!(change.program, program);
    assert_eq!(words(change.result), rebuilt(&folder));
}

#[test]
fn a_builder_watches_without_a_build() {
    let folder = folder("builder");
    let shader = folder.join("shaders/plasma.hlsl");
    fs::write(&shader, PLASMA).unwrap();
    fs::write(folder.join("shaders/wave.hlsli"), WAVE).unwrap();
    let sets = [("dim", &[("LEVEL", "0.5")][..]), ("bright", &[("LEVEL", "2.0")])];
    let flat = folder.join("shaders/flat.ps.hlsl");
    fs::write(&flat, "float4 main() : SV_Target { return LEVEL; }").unwrap();
    let mut watcher = builder(&folder).variants(&flat, sets).target(Target::Vulkan1_3).watch().unwrap();
    let mut next = || watcher.wait(Duration::from_secs(100)).expect("there is a change").result;
    let named = |it: Vec<Shader>| {
        let [shader] = &it[..] else { panic!("{it:?}") };
        // The version that Vulkan 1.3 takes.
        assert_eq!(shader.words[1], 0x0001_0600);
        (shader.entry_point.clone(), shader.variant.clone())
    };
    let first: Vec<_> = (0..3).map(|_| named(next().unwrap())).collect();
    let expected = [("main", Some("dim")), ("main", Some("bright")), ("plasma", None)];
    assert_eq!(first, expected.map(|(name, variant)| (name.to_owned(), variant.map(str::to_owned))));
    fs::write(&shader, PLASMA.replace("uint2 size;", "uint2 size, scale;")).unwrap();
    assert!(kept(next()).contains("member `scale` of struct `Frame` is new"));
    fs::write(&shader, PLASMA.replace("STEPS)", "2)")).unwrap();
    assert_eq!(named(next().unwrap()).0, "plasma");
}

#[test]
fn what_cannot_be_watched_is_an_error() {
    let mut watcher = Watcher::new().unwrap();
    for text in ["", "hlsl-reload 0\n"] {
        let error = watcher.add([text]).unwrap_err().to_string();
        assert!(error.contains("`RELOAD`"), "{error}");
    }
    let folder = folder("nothing");
    fs::write(folder.join("shaders/only.hlsl"), "float4 nothing() { return 0; }").unwrap();
    assert!(builder(&folder).watch().unwrap_err().to_string().contains("no entry point"));
    let error = builder(&folder).args(["-fvk-use-dx-layuot".to_owned()]).watch().unwrap_err().to_string();
    assert!(error.contains("did you mean"), "{error}");
}

#[test]
fn files_of_a_program_change_together_or_not_at_all() {
    let folder = folder("program");
    let write = |name: &str, text: &str| fs::write(folder.join("shaders").join(name), text).unwrap();
    let vertex = |at: &str| {
        format!(
            "cbuffer A {{ float4 a; }}\nstruct P {{ float4 at : SV_Position; float2 uv : UV; }};\n\
             P main() {{ P p = {{ a, {at}.xy }}; return p; }}"
        )
    };
    let pixel = |uv: &str| {
        format!(
            "Texture2D t; struct P {{ float4 at : SV_Position; {uv} : UV; }};\n\
             float4 main(P p) : SV_Target {{ return t.Load(0) * p.uv.x; }}"
        )
    };
    write("flat.vs.hlsl", &vertex("a"));
    write("flat.ps.hlsl", &pixel("float2 uv"));
    let mut builder = builder(&folder);
    builder.programs_by_name(true);
    // The pixel shader is the first of the two; the buffer of the vertex shader got another number.
    let reload = built(&builder);
    assert!(
        reload.iter().any(|it| it.contains("argument -fvk-bind-name\nargument A\nargument 1\nargument 0\n"))
    );
    let mut watchers = watchers();
    for it in &mut watchers {
        it.add(reload.iter().map(String::as_str)).unwrap();
    }
    write("flat.vs.hlsl", &vertex("a.yz"));
    let shaders = next(&mut watchers).unwrap();
    assert_eq!(shaders.iter().map(|it| it.profile.as_str()).collect::<Vec<_>>(), ["ps_6_0", "vs_6_0"]);
    builder.emit_spv(true).compile("again.rs").unwrap();
    let bytes = fs::read(folder.join("out/flat.vs.spv")).unwrap();
    let words: Vec<u32> =
        bytes.chunks_exact(4).map(|it| u32::from_le_bytes(it.try_into().unwrap())).collect();
    assert_eq!(shaders[1].words, words);
    // What one file alone could be, the other does not take.
    write("flat.ps.hlsl", &pixel("float3 uv"));
    let said = kept(next(&mut watchers));
    assert!(said.contains("reads 3 components of `uv` (UV)"), "{said}");
}
