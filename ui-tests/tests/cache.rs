//! With real cargo: what the macros keep between runs of rustc, and when they compile a shader again nevertheless.

#[path = "support/workspace.rs"]
mod workspace;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::{Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use workspace::{Uses, Workspace};

const SHADER: &str = "#include \"size.hlsli\"
RWStructuredBuffer<float> output : register(u3);
[numthreads(SIZE, 1, 1)] void NAME(uint3 id : SV_DispatchThreadID) { output[id.x] = 1; }
";
const MAIN: &str = "hlsl_macros::include_hlsl!(\"one.hlsl\", cs_6_0, one);
hlsl_macros::include_hlsl! { mod both = \"two.hlsl\" { cs_6_0 two, cs_6_0 other }, include: [\"included\"] }
hlsl_macros::hlsl!(r#\"[numthreads(2, 1, 1)] void text() {}\"#, cs_6_0, text, opt: auto);
const WORDS: &[u32] = hlsl_macros::hlsl_words!(\"one.hlsl\", cs_6_0, one, args: [\"-Od\"]);
fn main() {
    println!(\"{:?} {:?} {:?} {}\", one::WORKGROUP_SIZE, both::two::WORKGROUP_SIZE, text::WORKGROUP_SIZE, WORDS[0]);
}
";
/// What `MAIN` keeps: one text for each macro and build.
const TEXTS: usize = 5;

/// What `MAIN` writes.
const OUTPUT: &str = "[64, 1, 1] [64, 1, 1] [2, 1, 1] 119734787\n";

/// One test at a time: they share the folder with the library of the macros, which one of them changes.
static TESTS: Mutex<()> = Mutex::new(());

struct Test {
    _only: MutexGuard<'static, ()>,
    workspace: Workspace,
    /// The value of `HLSL_MACROS_CACHE`.
    cache: Option<PathBuf>,
}

/// When each cache file was written: every compiled shader writes one.
type Written = BTreeMap<String, SystemTime>;

impl Test {
    /// A crate with a cache of its own.
    fn new(name: &str, main: &str) -> Test {
        let workspace = Workspace::new(name, &[(name, Uses::Macros)]);
        let cache = Some(workspace.path("cache"));
        let only = TESTS.lock().unwrap_or_else(PoisonError::into_inner);
        let test = Test { _only: only, workspace, cache };
        let _ = fs::remove_dir_all(test.workspace.path("cache"));
        let _ = fs::remove_dir_all(test.workspace.path(name).join("src"));
        test.write("main.rs", main);
        test.write("size.hlsli", "#define SIZE 64\n");
        test.write("one.hlsl", &SHADER.replace("NAME", "one"));
        let other = "[numthreads(SIZE, 2, 1)] void other() {}\n";
        test.write("two.hlsl", &(SHADER.replace("NAME", "two") + other));
        test.workspace.forget_results();
        test
    }

    fn name(&self) -> String {
        self.workspace.path("").file_name().unwrap().to_string_lossy().into_owned()
    }

    /// A file in `src`.
    fn write(&self, file: &str, text: &str) {
        self.workspace.write(&format!("{}/src/{file}", self.name()), text);
    }

    fn change(&self, file: &str, text: &str) {
        self.workspace.change(&format!("{}/src/{file}", self.name()), text);
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.workspace.command(arguments);
        match &self.cache {
            Some(cache) => command.env("HLSL_MACROS_CACHE", cache),
            None => command.env_remove("HLSL_MACROS_CACHE"),
        };
        command
    }

    fn cargo(&self, arguments: &[&str]) -> (bool, String, String) {
        told(self.command(arguments).output().unwrap())
    }

    /// Compiles the crate, which must have changed, runs it, and counts the texts that were made anew.
    fn run(&self) -> (String, usize) {
        let before = self.written();
        let (success, out, err) = self.cargo(&["run"]);
        assert!(success && err.contains(&format!("Compiling {} ", self.name())), "{err}");
        let after = self.written();
        (out, after.iter().filter(|(name, time)| before.get(*name) != Some(*time)).count())
    }

    fn written(&self) -> Written {
        let entries =
            self.cache.as_deref().and_then(|it| fs::read_dir(it).ok()).into_iter().flatten().flatten();
        let written = |it: fs::DirEntry| {
            (it.file_name().into_string().unwrap(), it.metadata().unwrap().modified().unwrap())
        };
        entries.map(written).collect()
    }

    /// The files that rustc says the program depends on.
    fn dependencies(&self) -> BTreeSet<String> {
        let deps = fs::read_dir(self.workspace.target().join("debug/deps")).unwrap().flatten();
        let is_ours = |path: &PathBuf| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            path.extension().is_some_and(|it| it == "d") && name.starts_with(&format!("{}-", self.name()))
        };
        let newest = deps.map(|it| it.path()).filter(is_ours);
        let newest = newest.max_by_key(|it| it.metadata().unwrap().modified().unwrap()).unwrap();
        let text = fs::read_to_string(newest).unwrap();
        text.lines().filter_map(|it| it.strip_suffix(':')).map(str::to_owned).collect()
    }
}

/// Whether a command was successful, and both its streams.
fn told(output: Output) -> (bool, String, String) {
    let [out, err] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    (output.status.success(), out, err)
}

/// What a command does where a line of shell has mounted something that nobody else sees; `$CACHE` is a folder. None
/// where one may not mount anything, which is said whether or not the test passes.
fn with_mounts(setup: &str, cache: &Path, command: &Command) -> Option<(bool, String, String)> {
    let unshare = |script: &str| {
        let mut unshare = Command::new("unshare");
        // As root, or as one who is root in a namespace of users.
        let is_root = fs::metadata("/proc/self").is_ok_and(|it| is_owned_by_root(&it));
        unshare.arg("--mount").args((!is_root).then_some("--map-root-user"));
        unshare.args(["sh", "-ec", script, "sh"]).env("CACHE", cache);
        unshare
    };
    let allowed = unshare(setup).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !allowed.is_ok_and(|it| it.success()) {
        let message = format!("\nNOT TESTED, because this system does not allow it: {setup}\n\n");
        // Not by `eprintln!`, which tests that pass keep to themselves.
        io::stderr().write_all(message.as_bytes()).unwrap();
        return None;
    }
    let mut unshare = unshare(&format!("{setup}; \"$@\"; ls -A \"$CACHE\" >&2"));
    unshare.arg(command.get_program()).args(command.get_args());
    unshare.current_dir(command.get_current_dir().unwrap());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => unshare.env(name, value),
            None => unshare.env_remove(name),
        };
    }
    Some(told(unshare.output().unwrap()))
}

#[cfg(unix)]
fn is_owned_by_root(about: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(about) == 0
}

#[cfg(not(unix))]
fn is_owned_by_root(_: &fs::Metadata) -> bool {
    false
}

#[test]
fn only_shaders_that_changed_are_compiled_again() {
    let test = Test::new("changes", MAIN);
    assert_eq!(test.run(), (OUTPUT.to_owned(), TEXTS));
    let dependencies = test.dependencies();
    for file in ["main.rs", "one.hlsl", "two.hlsl", "size.hlsli"] {
        assert!(dependencies.iter().any(|it| it.ends_with(file)), "{file}: {dependencies:?}");
    }

    test.change("main.rs", &format!("{MAIN}// A comment.\n"));
    assert_eq!(test.run().1, 0, "only Rust changed");
    assert_eq!(test.dependencies(), dependencies);

    test.change(
        "two.hlsl",
        &fs::read_to_string(test.workspace.path("changes/src/two.hlsl")).unwrap().replace("SIZE", "8"),
    );
    assert_eq!(test.run(), ("[64, 1, 1] [8, 1, 1] [2, 1, 1] 119734787\n".to_owned(), 1));
    assert_eq!(test.dependencies(), dependencies);

    test.change("size.hlsli", "#define SIZE 32\n");
    assert_eq!(test.run(), ("[32, 1, 1] [8, 1, 1] [2, 1, 1] 119734787\n".to_owned(), 3));

    let defined =
        MAIN.replace("\"one.hlsl\", cs_6_0, one)", "\"one.hlsl\", cs_6_0, one, define: { UNUSED })");
    test.change("main.rs", &defined);
    assert_eq!(test.run().1, 1, "another option");

    // A file that takes precedence appears where the compiler has looked for it.
    test.change("main.rs", MAIN);
    test.write(
        "two.hlsl",
        &SHADER
            .replace("NAME", "two")
            .replace("size.hlsli", "other.hlsli")
            .replace("void two", "void other() {}\n[numthreads(SIZE, 1, 1)] void two"),
    );
    test.workspace.write("changes/included/other.hlsli", "#define SIZE 16\n");
    let _ = fs::remove_file(test.workspace.path("changes/src/other.hlsli"));
    assert_eq!(test.run(), ("[32, 1, 1] [16, 1, 1] [2, 1, 1] 119734787\n".to_owned(), 1));
    test.write("other.hlsli", "#define SIZE 4\n");
    test.change("main.rs", &format!("{MAIN}// Another comment.\n"));
    assert_eq!(test.run(), ("[32, 1, 1] [4, 1, 1] [2, 1, 1] 119734787\n".to_owned(), 1));
}

#[test]
fn the_cache_is_in_the_target_folder_and_can_be_turned_off() {
    let mut test = Test::new("places", MAIN);
    let usual = test.workspace.target().join("debug/deps/hlsl-cache");
    let ours = || {
        let is_ours = |path: PathBuf| fs::read_to_string(path).is_ok_and(|it| it.contains("places/src"));
        fs::read_dir(&usual).into_iter().flatten().flatten().filter(|it| is_ours(it.path())).count()
    };
    let _ = fs::remove_dir_all(&usual);
    test.cache = Some("off".into());
    test.run();
    assert_eq!(ours(), 0);
    assert!(!test.workspace.path("places/off").exists() && !test.workspace.path("off").exists());
    test.cache = None;
    test.change("main.rs", &format!("{MAIN}// A comment.\n"));
    test.run();
    assert_eq!(ours(), TEXTS);
}

#[test]
fn a_changed_compiler_compiles_everything_again() {
    let test = Test::new("compilers", MAIN);
    assert_eq!(test.run().1, TEXTS);
    let is_macros = |path: &Path| {
        path.file_name().is_some_and(|it| it.to_string_lossy().contains("hlsl_macros-"))
            && path.extension().is_some_and(|it| it == std::env::consts::DLL_EXTENSION)
    };
    // As if it had been built again.
    let deps = fs::read_dir(test.workspace.target().join("debug/deps")).unwrap().flatten();
    for library in deps.map(|it| it.path()).filter(|it| is_macros(it)) {
        let library = fs::File::options().append(true).open(library).unwrap();
        library.set_modified(SystemTime::now()).unwrap();
    }
    test.change("main.rs", &format!("{MAIN}// A comment.\n"));
    assert_eq!(test.run().1, TEXTS);
    test.change("main.rs", MAIN);
    assert_eq!(test.run().1, 0);
}

#[test]
fn warnings_are_told_each_time() {
    let main = "hlsl_macros::include_hlsl!(\"warns.hlsl\", cs_6_0, main);\nfn main() {}\n";
    let test = Test::new("warnings", main);
    test.write("warns.hlsl", "[numthreads(1, 1, 1)] [nonsense] void main() {}\n");
    let build = || {
        let (success, _, err) = test.cargo(&["build"]);
        let is_cargo = |it: &str| ["Finished", "Compiling", "Blocking"].iter().any(|verb| it.contains(verb));
        let lines = err.lines().filter(|it| !is_cargo(it));
        (success, lines.map(str::to_owned).collect::<Vec<_>>())
    };
    let first = build();
    test.change("main.rs", &format!("{main}// A comment.\n"));
    assert_eq!(build(), first);
    assert_eq!(test.written().len(), 1);
    // As errors they are not affected by what was kept without them.
    let denied = main.replace("main);", "main, warnings: deny);");
    test.change("main.rs", &denied);
    let (success, first) = build();
    assert!(!success && first.iter().any(|it| it.contains("nonsense")), "{first:?}");
    test.change("main.rs", &format!("{denied}\n"));
    assert_eq!(build(), (false, first));
    assert_eq!(test.written().len(), 1);
}

#[test]
fn crates_that_are_built_at_once_share_a_cache() {
    const NAMES: [&str; 4] = ["together", "a", "b", "c"];
    let test = Test::new("together", MAIN);
    test.run();
    // The shaders of files are found in `src` from all four, and kept once.
    for round in 0..3 {
        let _ = fs::remove_dir_all(test.cache.as_ref().unwrap());
        test.change("main.rs", &format!("{MAIN}// Round {round}.\n"));
        for name in &NAMES[1..] {
            test.write(&format!("bin/{name}.rs"), &format!("{MAIN}// Round {round}.\n"));
        }
        let (success, _, err) = test.cargo(&["build", "-j4"]);
        assert!(success, "{err}");
        assert_eq!(test.written().len(), TEXTS + 3 * 2);
        for name in NAMES {
            assert_eq!(test.cargo(&["run", "--bin", name]).1, OUTPUT, "{name}");
        }
    }
}

#[test]
fn a_cache_that_cannot_be_used_is_ignored() {
    let mut test = Test::new("unusable", MAIN);
    let expected = test.run().0;
    for file in fs::read_dir(test.cache.as_ref().unwrap()).unwrap().flatten() {
        let whole = fs::read(file.path()).unwrap();
        fs::write(file.path(), &whole[..whole.len() / 2]).unwrap();
    }
    test.change("main.rs", &format!("{MAIN}// A comment.\n"));
    assert_eq!(test.run(), (expected.clone(), TEXTS), "torn files");
    // Even an administrator cannot write there.
    test.workspace.write("file", "not a folder");
    test.cache = Some(test.workspace.path("file/cache"));
    test.change("main.rs", MAIN);
    assert_eq!(test.run().0, expected);
}

#[test]
fn a_folder_that_is_read_only_is_still_read() {
    let test = Test::new("protected", MAIN);
    assert_eq!(test.run(), (OUTPUT.to_owned(), TEXTS));
    let written = test.written();
    // One of the texts is as before, and the others cannot be written.
    test.change("size.hlsli", "#define SIZE 32\n");
    let protect =
        "mount --bind \"$CACHE\" \"$CACHE\"; mount -o remount,bind,ro \"$CACHE\"; ! touch \"$CACHE/a\" 2>&-";
    let cache = test.cache.as_deref().unwrap();
    if let Some((success, out, err)) = with_mounts(protect, cache, &test.command(&["run"])) {
        assert!(success && !err.contains("warning"), "{err}");
        assert_eq!(out, OUTPUT.replace("[64,", "[32,"));
        assert_eq!(test.written(), written);
    }
}

#[test]
fn a_full_disk_does_not_disturb_the_build() {
    let test = Test::new("full", MAIN);
    let cache = test.cache.as_deref().unwrap();
    fs::create_dir_all(cache).unwrap();
    // With no room at all, then with room for the start of a text, then for some of them.
    for (round, room) in [0, 4, 16].into_iter().enumerate() {
        test.change("main.rs", &format!("{MAIN}// Round {round}.\n"));
        let fill = format!(
            "mount -t tmpfs -o size=64k none \"$CACHE\"; head -c {}k /dev/zero > \"$CACHE/filler\"",
            64 - room
        );
        let Some((success, out, err)) = with_mounts(&fill, cache, &test.command(&["run"])) else { return };
        assert!(success && !err.contains("warning"), "{err}");
        assert_eq!(out, OUTPUT);
        let (_, kept) = err.split_once("debug/full`\n").unwrap();
        let kept: Vec<&str> = kept.lines().filter(|it| *it != "filler").collect();
        assert!(kept.len() < TEXTS && (room > 0 || kept.is_empty()), "{kept:?}");
        assert!(kept.iter().all(|it| !it.contains('.')), "nothing unfinished is left: {kept:?}");
    }
}

#[test]
fn two_builds_at_once_share_a_cache() {
    let test = Test::new("two", MAIN);
    // Another target folder, which cargo does not lock for the first one, with another build of the compiler.
    let other = |arguments| {
        let mut command = test.command(arguments);
        command.env("CARGO_TARGET_DIR", test.workspace.target().with_file_name("cargo-other"));
        command
    };
    assert_eq!(test.run().0, OUTPUT);
    assert_eq!(told(other(&["run"]).output().unwrap()).1, OUTPUT);
    for round in 0..4 {
        if round % 2 == 0 {
            let _ = fs::remove_dir_all(test.cache.as_ref().unwrap());
        }
        test.change("main.rs", &format!("{MAIN}// Round {round}.\n"));
        let start =
            |mut command: Command| command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let both = [start(test.command(&["run"])), start(other(&["run"]))];
        for child in both {
            let (success, out, err) = told(child.wait_with_output().unwrap());
            assert!(
                success && err.contains("Compiling two ") && !err.contains("lock on build directory"),
                "{err}"
            );
            assert_eq!(out, OUTPUT);
        }
        // Each text is of one of the two compilers, and none is unfinished.
        assert_eq!(test.written().len(), TEXTS);
    }
}

#[test]
fn programs_are_kept_with_their_warnings() {
    let main = "hlsl_macros::include_hlsl! {
        mod flat = { \"flat.vs.hlsl\" vs_6_0 main, \"flat.ps.hlsl\" ps_6_0 main } warnings: show
    }
fn main() {
    println!(\"{} {}\", flat::bindings::ALL.len(), flat::vs::STAGE);
}
";
    let test = Test::new("kept_programs", main);
    test.write("flat.vs.hlsl", "cbuffer A { float4 a; }\nfloat4 main() : SV_Position { return a; }\n");
    let pixel = "float4 main(float4 at : SV_Position) : SV_Target { float2 cut = at; return cut.xyxy; }\n";
    test.write("flat.ps.hlsl", pixel);
    let has_warning =
        |err: &str| err.contains("flat.ps.hlsl:1:65: warning: implicit truncation of vector type");
    let (success, out, err) = test.cargo(&["run"]);
    assert!(success && out == "1 vertex\n" && has_warning(&err), "{out}{err}");
    // Of the cache, and no less visible.
    let before = test.written();
    assert_eq!(before.len(), 1);
    test.change("main.rs", &format!("{main}\n"));
    let (success, _, err) = test.cargo(&["run"]);
    assert!(success && has_warning(&err), "{err}");
    assert_eq!(test.written(), before);
    // A change of one file is one of the program.
    test.change(
        "flat.ps.hlsl",
        &format!("cbuffer B {{ float4 b; }}\n{}", pixel.replace("return", "return b +")),
    );
    assert_eq!(test.run(), ("2 vertex\n".to_owned(), 1));
    test.change("flat.ps.hlsl", "float4 main(float2 uv : UV) : SV_Target { return uv.xyxy; }\n");
    let (success, _, err) = test.cargo(&["run"]);
    assert!(!success && err.contains("`ps` reads `uv` (UV), at location 0"), "{err}");
}
