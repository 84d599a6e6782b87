//! With real cargo: a change of any file in an include tree rebuilds the crates that use it, and no others.

#[path = "support/workspace.rs"]
mod workspace;

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use workspace::{Uses, Workspace};

/// `macros` and `other` use `hlsl-macros`, `script` uses `hlsl-build`.
const MEMBERS: [(&str, Uses); 3] =
    [("macros", Uses::Macros), ("other", Uses::Macros), ("script", Uses::BuildHelper)];

/// Builds all, and says which of the three were compiled.
fn build(workspace: &Workspace, jobs: &str) -> Vec<String> {
    let err = workspace.cargo(&["build", jobs]).1;
    let compiled = err.lines().filter_map(|line| line.trim().strip_prefix("Compiling ")?.split(' ').next());
    let is_ours = |it: &&str| MEMBERS.iter().any(|(name, _)| name == it);
    let mut names: Vec<String> = compiled.filter(is_ours).map(str::to_owned).collect();
    names.sort();
    names
}

fn run(workspace: &Workspace, package: &str) -> String {
    workspace.cargo(&["run", "--quiet", "--package", package]).0
}

const MACROS: &str = "hlsl_macros::include_hlsl!(\"shaders/main.hlsl\", cs_6_0, main);
fn main() { println!(\"{:?} {}\", main::WORKGROUP_SIZE, main::bindings::OUTPUT.binding); }
";
const SHADER: &str = "#include \"first.hlsli\"
RWStructuredBuffer<float> output : register(PLACE);
[numthreads(SIZE, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { output[id.x] = 1; }
";
const BUILD: &str = "fn main() -> Result<(), hlsl_build::Error> {
    let output = hlsl_build::Builder::new().dir(\"shaders\").compile(\"shaders.rs\")?;
    let compiled = output.shaders.iter().filter(|it| !it.is_cached).count();
    println!(\"cargo::rustc-env=COMPILED={compiled}\");
    Ok(())
}
";
const SCRIPT: &str = "mod shaders { include!(concat!(env!(\"OUT_DIR\"), \"/shaders.rs\")); }
fn main() { println!(\"{} {:?}\", env!(\"COMPILED\"), shaders::a3::main::WORKGROUP_SIZE); }
";

#[test]
fn a_change_rebuilds_exactly_what_uses_the_file() {
    let workspace = Workspace::new("re build", &MEMBERS);
    workspace.write("macros/src/main.rs", MACROS);
    workspace.write("macros/src/shaders/main.hlsl", SHADER);
    workspace.write("macros/src/shaders/first.hlsli", "#include \"second.hlsli\"\n#define PLACE u3\n");
    workspace.write("macros/src/shaders/second.hlsli", "#define SIZE 64\n");
    workspace.write("other/src/main.rs", &MACROS.replace("shaders/main.hlsl", "main.hlsl"));
    workspace.write(
        "other/src/main.hlsl",
        &SHADER.replace("#include \"first.hlsli\"", "#define PLACE u1\n#define SIZE 1"),
    );
    workspace.write("script/build.rs", BUILD);
    workspace.write("script/src/main.rs", SCRIPT);
    for index in 0..12 {
        let shader = SHADER.replace("first", if index % 2 == 0 { "even" } else { "odd" });
        let shader = shader.replace("[numthreads", "[shader(\"compute\")] [numthreads");
        workspace.write(&format!("script/shaders/a{index}.hlsl"), &shader);
    }
    workspace.write("script/shaders/even.hlsli", "#define SIZE 2\n#define PLACE u0\n");
    workspace.write("script/shaders/odd.hlsli", "#define SIZE 3\n#define PLACE u0\n");

    workspace.forget_results();
    assert_eq!(build(&workspace, "-j1"), ["macros", "other", "script"]);
    assert!(build(&workspace, "-j1").is_empty(), "nothing changed");
    cargo_is_told_what_is_there(&workspace);
    assert_eq!(run(&workspace, "macros"), "[64, 1, 1] 3\n");
    assert_eq!(run(&workspace, "script"), "12 [3, 1, 1]\n");

    workspace.change("macros/src/shaders/second.hlsli", "#define SIZE 32\n");
    assert_eq!(build(&workspace, "-j2"), ["macros"]);
    assert_eq!(run(&workspace, "macros"), "[32, 1, 1] 3\n");

    workspace.change("script/shaders/odd.hlsli", "#define SIZE 5\n#define PLACE u0\n");
    assert_eq!(build(&workspace, "-j2"), ["script"]);
    assert_eq!(run(&workspace, "script"), "6 [5, 1, 1]\n");

    workspace.change(
        "script/shaders/a3.hlsl",
        &SHADER.replace("first", "odd").replace("[num", "[shader(\"compute\")] [num").replace("SIZE", "7"),
    );
    assert_eq!(build(&workspace, "-j1"), ["script"]);
    assert_eq!(run(&workspace, "script"), "1 [7, 1, 1]\n");
    assert!(build(&workspace, "-j2").is_empty(), "nothing changed");
    errors_stand_alone(&workspace);
    shaders_are_found_without_the_path_of_the_source(&workspace);
}

/// What a build script tells cargo is not shown around errors, whose paths a terminal opens in the root of the workspace. Once
/// mended, the script runs again.
fn errors_stand_alone(workspace: &Workspace) {
    let right = fs::read_to_string(workspace.path("script/shaders/a5.hlsl")).unwrap();
    workspace.change("script/shaders/a5.hlsl", &right.replace("= 1", "= missing"));
    let output = workspace.command(&["build", "--package", "script"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && !said.contains("cargo::"), "{said}");
    let place = workspace.path("script/shaders/a5.hlsl");
    assert_eq!(said.matches(&format!("{}:3:", place.display())).count(), 1, "{said}");
    workspace.change("script/shaders/a5.hlsl", &right);
    assert_eq!(build(workspace, "-j2"), ["script"]);
}

/// A path that does not exist, or one that the build script writes itself, would make it run each time.
fn cargo_is_told_what_is_there(workspace: &Workspace) {
    let scripts = fs::read_dir(workspace.target().join("debug/build")).unwrap().map(|it| it.unwrap().path());
    let is_ours = |it: &PathBuf| it.file_name().is_some_and(|it| it.to_string_lossy().starts_with("script-"));
    let outputs = scripts.filter(is_ours).map(|it| it.join("output")).filter(|it| it.is_file());
    let newest = outputs.max_by_key(|it| it.metadata().unwrap().modified().unwrap()).unwrap();
    let said = fs::read_to_string(newest).unwrap();
    let folder = workspace.path("script");
    let paths: Vec<PathBuf> = said
        .lines()
        .filter_map(|it| it.strip_prefix("cargo::rerun-if-changed="))
        .map(|it| folder.join(it))
        .collect();
    for path in &paths {
        assert!(path.exists() && !path.starts_with(workspace.target()), "{}", path.display());
    }
    // The folder, twelve shaders, two includes.
    assert_eq!(paths.len(), 15, "{said}");
    for read in ["shaders", "shaders/a11.hlsl", "shaders/even.hlsli", "shaders/odd.hlsli"] {
        assert!(paths.contains(&folder.join(read)), "{read}: {said}");
    }
}

/// As in an editor: the compiler does not know which file the macro stands in, and runs in another folder.
fn shaders_are_found_without_the_path_of_the_source(workspace: &Workspace) {
    let macros = fs::read_dir(workspace.target().join("debug/deps")).unwrap().map(|it| it.unwrap().path());
    let is_library = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.contains("hlsl_macros-")
            && path.extension().is_some_and(|it| it == std::env::consts::DLL_EXTENSION)
    };
    // Earlier runs may have left others.
    let newest = macros.filter(is_library).max_by_key(|it| it.metadata().unwrap().modified().unwrap());
    let macros = newest.expect("the library of the macros");
    let expand = |call: &str| {
        let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
        let mut command = Command::new(rustc);
        command.args(["-", "--edition=2024", "--crate-type=lib", "--emit=metadata", "--extern"]);
        command.arg(format!("hlsl_macros={}", macros.display()));
        command.current_dir(workspace.target()).env("CARGO_MANIFEST_DIR", workspace.path("macros"));
        command.stdin(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), call.as_bytes()).unwrap();
        String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap()
    };
    workspace.write("macros/src/deep/down/low.hlsl", "[numthreads(2, 1, 1)] void low() {}");
    for path in ["shaders/main.hlsl", "src/shaders/main.hlsl", "main.hlsl"] {
        let call = format!("hlsl_macros::include_hlsl!({path:?}, cs_6_0, main, pod: false);");
        assert_eq!(expand(&call), "", "{path}");
    }
    assert_eq!(expand("hlsl_macros::include_hlsl!(\"low.hlsl\", cs_6_0, low);"), "");
    assert_eq!(expand("const _: &[u32] = hlsl_macros::hlsl_words!(\"down/low.hlsl\", cs_6_0, low);"), "");
    let missing = expand("hlsl_macros::include_hlsl!(\"nowhere.hlsl\", cs_6_0, main);");
    assert!(missing.contains("cannot find the shader `nowhere.hlsl`; tried"), "{missing}");
}
