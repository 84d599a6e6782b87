//! spirv-val, wherever it is.

#![allow(unreachable_pub)] // a module of tests

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

pub struct Validator {
    path: PathBuf,
}

impl Validator {
    pub fn find() -> Option<Validator> {
        let private =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/prepare/spirv-tools/bin/spirv-val");
        let named = std::env::var_os("SPIRV_VAL").map(PathBuf::from);
        if let Some(path) = named.or_else(|| private.exists().then_some(private)) {
            return Some(Validator { path });
        }
        let required = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
        assert!(
            !required,
            "there is no spirv-val: `scripts/prepare validator` installs it, SPIRV_VAL names another"
        );
        eprintln!("no spirv-val (`scripts/prepare validator` installs it): modules are not validated");
        None
    }

    /// Checks a module under the target and the layout rules that it was compiled for.
    pub fn check(&self, words: &[u32], args: &[String]) -> Result<(), String> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let file = std::env::temp_dir().join(format!(
            "hlsl-core-{}-{}.spv",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        ));
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        std::fs::write(&file, bytes).map_err(|error| error.to_string())?;
        let has = |wanted: &str| args.iter().any(|arg| arg == wanted);
        let target = args.iter().find_map(|arg| arg.strip_prefix("-fspv-target-env="));
        let mut command = Command::new(&self.path);
        match target.unwrap_or("vulkan1.0") {
            "vulkan1.1spirv1.4" => command.args(["--target-env", "vulkan1.1spv1.4"]),
            "universal1.5" => command.args(["--target-env", "spv1.5"]),
            "wgpu" | "webgpu" => command.args(["--target-env", "vulkan1.1"]),
            target => command.args(["--target-env", target]),
        };
        if has("-fvk-use-scalar-layout") || has("-fvk-use-dx-layout") {
            command.arg("--scalar-block-layout");
        } else if !has("-fvk-use-gl-layout") && !target.is_some_and(|it| it.ends_with("gpu")) {
            command.arg("--relax-block-layout");
        }
        if has("-fvk-variable-offsets") || has("-fvk-maintenance8") {
            command.arg("--allow-offset-texture-operand");
        }
        let output = command.arg(&file).stdin(Stdio::null()).output();
        let _ = std::fs::remove_file(&file);
        let output = output.map_err(|error| format!("{}: {error}", self.path.display()))?;
        if output.status.success() {
            return Ok(());
        }
        Err(String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr))
    }
}
