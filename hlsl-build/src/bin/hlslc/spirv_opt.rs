//! Optimizations by SPIRV-Tools, with the feature `spirv-tools`: the user's `spirv-opt` gets the module as it is once
//! it is legal, and runs exactly the recipe of `-Oconfig=`. `--spirv-opt <program>` says which program that is, and has
//! it run what stands for a level, too.
//!
//! A program and no library, so that building hlslc never takes a C++ compiler. It costs a process for each shader.

use std::{
    io::{ErrorKind, Write},
    process::{Command, Stdio},
};

use hlsl_core::options::{
    Layout, Optimization, Options,
    args::{self, Arguments},
};

/// What `spirv-opt` is to do.
pub(crate) struct Recipe {
    program: String,
    flags: Vec<String>,
}

/// The arguments for what the compiler itself does, and what is left to `spirv-opt`. `written` are the arguments as they
/// were written.
pub(crate) fn plan(
    mut arguments: Arguments,
    written: &[String],
) -> Result<(Arguments, Option<Recipe>), String> {
    if !cfg!(feature = "spirv-tools") {
        return match arguments.spirv_opt {
            None => Ok((arguments, None)),
            Some(_) => {
                Err("this hlslc does not run `spirv-opt`: build it with the feature `spirv-tools`".into())
            }
        };
    }
    let options = &arguments.options;
    if options.optimization == Optimization::None || options.high_level_only || arguments.check_only {
        return Ok((arguments, None));
    }
    let level = if options.optimization == Optimization::Size { "-Os" } else { "-O" };
    let flags = match (&options.optimizer_passes, &arguments.spirv_opt) {
        (Some(flags), _) => flags.clone(),
        (None, Some(_)) => vec![level.into()],
        (None, None) => return Ok((arguments, None)),
    };
    if options.target.is_wgpu() {
        let target = options.target.name();
        return Err(format!("`spirv-opt` cannot be used for {target}: naga does not read what it writes"));
    }
    // Some flags are also options of the compiler, which is not to carry out any.
    let is_recipe = |it: &String| it.strip_prefix(['-', '/']).is_some_and(|it| it.starts_with("Oconfig="));
    let without = written.iter().map(|it| if is_recipe(it) { "-Oconfig=" } else { it });
    arguments = args::parse(without).map_err(|invalid| invalid.to_string())?;
    arguments.options.optimizer_passes = Some(Vec::new());
    let program = arguments.spirv_opt.clone().unwrap_or_else(|| "spirv-opt".into());
    Ok((arguments, Some(Recipe { program, flags })))
}

impl Recipe {
    /// The module that `spirv-opt` makes of this one.
    pub(crate) fn run(&self, words: &[u32], options: &Options) -> Result<Vec<u32>, String> {
        let program = &self.program;
        let mut child = Command::new(program)
            .args(environment(options))
            .args(&self.flags)
            .args(["-", "-o", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|why| match why.kind() {
                ErrorKind::NotFound => format!(
                    "there is no `{program}`: install SPIRV-Tools, which the Vulkan SDK has, or name the program \
                     with `--spirv-opt <program>`"
                ),
                _ => format!("cannot run `{program}`: {why}"),
            })?;
        let bytes: Vec<u8> = words.iter().flat_map(|it| it.to_le_bytes()).collect();
        // It reads everything before it writes. If it ends early, its own message says why.
        let written = child.stdin.take().map(|mut it| it.write_all(&bytes));
        let output = child.wait_with_output().map_err(|why| format!("cannot run `{program}`: {why}"))?;
        if !output.status.success() || !matches!(written, Some(Ok(()))) {
            let message = String::from_utf8_lossy(&output.stderr);
            return Err(format!("`{program} {}` failed: {}", self.flags.join(" "), message.trim()));
        }
        let (words, rest) = output.stdout.as_chunks::<4>();
        if words.is_empty() || !rest.is_empty() {
            return Err(format!("`{program}` has not written a module"));
        }
        Ok(words.iter().map(|it| u32::from_le_bytes(*it)).collect())
    }
}

/// What `spirv-opt` has to know to validate the module.
fn environment(options: &Options) -> Vec<String> {
    let target = match options.target.name() {
        "vulkan1.1spirv1.4" => "vulkan1.1spv1.4",
        "universal1.5" => "spv1.5",
        name => name,
    };
    let mut flags = vec![format!("--target-env={target}")];
    match options.layout {
        Layout::Scalar | Layout::Dx => flags.push("--scalar-block-layout".into()),
        Layout::VectorRelaxed | Layout::Wgsl => flags.push("--relax-block-layout".into()),
        Layout::Gl => {}
    }
    if options.preserve_bindings {
        flags.push("--preserve-bindings".into());
    }
    if options.preserve_interface {
        flags.push("--preserve-interface".into());
    }
    flags
}
