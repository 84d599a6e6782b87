//! The process that expands the macros, as its command line describes it: whether it is a rustc that builds something,
//! where it puts what it builds, and where the macros' own library is. Only such a process keeps expansions.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
    time::SystemTime,
};

use hlsl_core::driver::{Store, hash_of};

/// `off`, or the folder to use.
const VARIABLE: &str = "HLSL_MACROS_CACHE";

/// The size of the folder above which the oldest files are removed.
const MAX_BYTES: u64 = 256 << 20;

/// Where this process keeps expansions; none if it does not build something.
pub(crate) fn store() -> Option<&'static Store> {
    static STORE: LazyLock<Option<Store>> = LazyLock::new(|| {
        let rustc = Rustc::of_this_process()?;
        let store = Store::new(rustc.cache_folder()?, rustc.compiler()?);
        store.shrink(MAX_BYTES);
        Some(store)
    });
    STORE.as_ref()
}

/// The folder for expansions to read; none if this process does not build something.
pub(crate) fn dump_folder() -> Option<PathBuf> {
    Some(Rustc::of_this_process()?.output_folder()?.join("hlsl-dump"))
}

struct Rustc {
    arguments: Vec<String>,
    variable: Option<OsString>,
    out_dir: Option<OsString>,
}

impl Rustc {
    /// None for any other program. Editors also expand macros, in a program of their own, which must not write files
    /// while their user types; and rustdoc's output folder is for publishing.
    fn of_this_process() -> Option<Rustc> {
        let arguments = env::args_os().map(|it| it.into_string().ok()).collect::<Option<Vec<_>>>()?;
        let rustc = Rustc { arguments, variable: env::var_os(VARIABLE), out_dir: env::var_os("OUT_DIR") };
        rustc.is_building().then_some(rustc)
    }

    fn is_building(&self) -> bool {
        let program = self.arguments.first().and_then(|it| Path::new(it).file_stem()?.to_str());
        // Distributions add versions to the name.
        program.is_some_and(|it| it.starts_with("rustc") || it == "clippy-driver")
            && self.values("--crate-name").next().is_some()
    }

    /// The folder that the user names; none if that is `off`. Otherwise a folder in cargo's `target`, which `--out-dir`
    /// is always in, so that `cargo clean` removes it.
    fn cache_folder(&self) -> Option<PathBuf> {
        match &self.variable {
            Some(off) if off == "off" => return None,
            Some(folder) if !folder.is_empty() => return Some(folder.into()),
            _ => {}
        }
        Some(self.output_folder()?.join("hlsl-cache"))
    }

    /// Where rustc writes to, or the folder of the build script's output.
    fn output_folder(&self) -> Option<PathBuf> {
        let out_dir = self.values("--out-dir").next().map(PathBuf::from);
        out_dir.or_else(|| Some(self.out_dir.clone()?.into()))
    }

    /// The identity of the compiler in this process: the name, size and time of each library of the macros among which
    /// rustc has chosen. There is no portable way to ask which one it has loaded, but few of them ever change. A hash of
    /// the sources would have to be made by a build script, which slows down each build and does not see the compiler's
    /// dependencies.
    fn compiler(&self) -> Option<String> {
        let mut libraries: BTreeSet<(String, u64, SystemTime)> = BTreeSet::new();
        for folder in self.library_folders() {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let Ok(name) = entry.file_name().into_string() else { continue };
                if is_library(Path::new(&name)) {
                    // Through links, which some build systems use.
                    let about = fs::metadata(entry.path()).ok()?;
                    libraries.insert((name, about.len(), about.modified().ok()?));
                }
            }
        }
        (!libraries.is_empty()).then(|| format!("{} {}", env!("CARGO_PKG_VERSION"), hash_of(&libraries)))
    }

    /// Where rustc looks for crates: the folders to search, and those of crates named by path.
    fn library_folders(&self) -> BTreeSet<PathBuf> {
        let searched = self.values("-L").map(|it| PathBuf::from(it.split_once('=').map_or(it, |it| it.1)));
        let named = self.values("--extern").filter_map(|it| {
            let path = Path::new(it.split_once('=')?.1);
            is_library(path).then(|| path.parent().map(Path::to_path_buf))?
        });
        searched.chain(named).collect()
    }

    /// The values of an option, however they are attached to it.
    fn values<'a>(&'a self, option: &str) -> impl Iterator<Item = &'a str> {
        self.arguments.iter().enumerate().filter_map(move |(at, it)| match it.strip_prefix(option)? {
            "" => self.arguments.get(at + 1).map(String::as_str),
            value => Some(value.strip_prefix('=').unwrap_or(value)),
        })
    }
}

/// Whether this is the library of the macros, in any version.
fn is_library(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == env::consts::DLL_EXTENSION)
        && path.file_name().is_some_and(|it| it.to_string_lossy().contains("hlsl_macros"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rustc(command: &str, variable: Option<&str>, out_dir: Option<&str>) -> Rustc {
        let arguments = command.split(' ').map(str::to_owned).collect();
        Rustc { arguments, variable: variable.map(Into::into), out_dir: out_dir.map(Into::into) }
    }

    #[test]
    fn only_a_build_has_a_cache() {
        for (command, expected) in [
            ("/usr/bin/rustc --crate-name a --out-dir target/debug/deps", true),
            ("rustc-1.88 --crate-name a", true),
            ("clippy-driver rustc --crate-name a --out-dir target/debug/deps", true),
            // What cargo asks first.
            ("rustc - --print=cfg", false),
            ("rustc -vV", false),
            ("rustdoc --crate-name a --out-dir target/doc", false),
            ("rust-analyzer-proc-macro-srv", false),
            ("rust-analyzer proc-macro", false),
        ] {
            assert_eq!(rustc(command, None, None).is_building(), expected, "{command}");
        }
    }

    #[test]
    fn the_folder_is_that_of_the_build_unless_the_user_names_one() {
        let folder = |command: &str, variable, out_dir| {
            rustc(command, variable, out_dir).cache_folder().map(|it| it.to_string_lossy().replace('\\', "/"))
        };
        let build = "rustc --crate-name a --out-dir deps -L dependency=deps";
        assert_eq!(folder(build, None, Some("out")).unwrap(), "deps/hlsl-cache");
        assert_eq!(folder("rustc --out-dir=deps", Some(""), None).unwrap(), "deps/hlsl-cache");
        assert_eq!(folder("rustc -o a", None, Some("out")).unwrap(), "out/hlsl-cache");
        assert_eq!(folder("rustc -o a", None, None), None);
        assert_eq!(folder(build, Some("/shaders"), Some("out")).unwrap(), "/shaders");
        assert_eq!(folder(build, Some("off"), Some("out")), None);
    }

    #[test]
    fn the_libraries_of_the_macros_identify_the_compiler() {
        let folder = env::temp_dir().join(format!("hlsl-macros-{}-libraries", std::process::id()));
        let [near, far] = ["near", "far"].map(|it| folder.join(it));
        for folder in [&near, &far] {
            fs::create_dir_all(folder).unwrap();
        }
        let library = |name: &str| format!("lib{name}.{}", env::consts::DLL_EXTENSION);
        let named = far.join(library("hlsl_macros-2"));
        let rustc = rustc("rustc", None, None);
        let options = [format!("-Ldependency={}", near.display()), format!("--extern=a={}", named.display())];
        let arguments = rustc.arguments.into_iter().chain(options).collect();
        let rustc = Rustc { arguments, ..rustc };

        fs::write(near.join(library("other")), "1").unwrap();
        fs::write(near.join("libhlsl_macros-1.rmeta"), "1").unwrap();
        assert_eq!(rustc.compiler(), None);
        let mut known = BTreeSet::new();
        let mut is_new = || known.insert(rustc.compiler().unwrap());
        fs::write(&named, "1").unwrap();
        assert!(is_new());
        assert!(!is_new());
        fs::write(near.join(library("hlsl_macros-1")), "1").unwrap();
        assert!(is_new(), "another library");
        fs::write(&named, "22").unwrap();
        assert!(is_new(), "another size");
        let file = fs::File::options().write(true).open(&named).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        assert!(is_new(), "another time");
        assert!(!is_new());
        let _ = fs::remove_dir_all(&folder);
    }
}
