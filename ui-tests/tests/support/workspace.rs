//! Real cargo on crates that a test writes, offline. All of them share what they depend on.

#![allow(dead_code, unreachable_pub)] // a module of several tests, none of which uses all of it

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uses {
    Macros,
    BuildHelper,
}

pub struct Workspace {
    folder: PathBuf,
    members: Vec<String>,
}

impl Workspace {
    /// A folder with a `Cargo.toml` for each member, whose sources are for the caller to write.
    pub fn new(name: &str, members: &[(&str, Uses)]) -> Workspace {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let names = members.iter().map(|it| it.0.to_owned()).collect();
        let workspace = Workspace { folder, members: names };
        workspace.write("Cargo.lock", &fs::read_to_string(root.join("Cargo.lock")).unwrap());
        let names = &workspace.members;
        workspace.write("Cargo.toml", &format!("[workspace]\nresolver = \"3\"\nmembers = {names:?}\n"));
        for (name, uses) in members {
            let dependencies = match uses {
                Uses::Macros => format!("hlsl-macros = {{ path = {:?} }}\n", root.join("hlsl-macros")),
                Uses::BuildHelper => format!(
                    "[build-dependencies]\nhlsl-build = {{ path = {:?}, default-features = false, \
                     features = [\"jobserver\"] }}\n",
                    root.join("hlsl-build")
                ),
            };
            let package = format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\
                 [dependencies]\nbytemuck = \"1\"\n{dependencies}"
            );
            workspace.write(&format!("{name}/Cargo.toml"), &package);
        }
        workspace
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    /// Where cargo puts what it builds: where trybuild does, so that both build the compiler once.
    pub fn target(&self) -> PathBuf {
        Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("tests").join("trybuild")
    }

    /// Lets the members be built as if for the first time.
    pub fn forget_results(&self) {
        let packages = self.members.iter().flat_map(|name| ["--package", name.as_str()]);
        let arguments: Vec<&str> = ["clean"].into_iter().chain(packages).collect();
        self.cargo(&arguments);
    }

    /// Leaves a file alone that has that text.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        if fs::read_to_string(&path).is_ok_and(|known| known == text) {
            return;
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Writes a file that cargo must see as newer: file systems count time in steps.
    pub fn change(&self, path: &str, text: &str) {
        std::thread::sleep(std::time::Duration::from_millis(1100));
        self.write(path, text);
    }

    /// What cargo writes to both its streams. It must not fail.
    pub fn cargo(&self, arguments: &[&str]) -> (String, String) {
        let output = self.command(arguments).output().unwrap();
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{err}");
        (out.into_owned(), err.into_owned())
    }

    /// Cargo, before it runs.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).arg("--offline").current_dir(&self.folder);
        // As macros and build scripts are compiled: programs that compile shaders as they run have the same compiler.
        command.env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.env("CARGO_TARGET_DIR", self.target()).env_remove("MAKEFLAGS").env_remove("CARGO_MAKEFLAGS");
        command
    }
}
