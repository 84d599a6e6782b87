//! Passes in any order: random recipes (`-Oconfig=`), each with up to twelve flags and the same one perhaps several times,
//! for the shaders under `tests/compile`. The IR is verified after every pass, and the words at the end, by ourselves and
//! by spirv-val where there is one: orders that nobody had in mind must give valid modules, too.
//!
//! `RECIPES=20000` tries so many (200 without the variable), from `RECIPES_FROM=1000` on; a number always stands for the
//! same shader and recipe, as long as the shaders stay. Of a recipe that fails, every flag is left out that the failure does
//! not need.

mod support;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use hlsl_core::options::{
    Options,
    optimizer::{Argument, Means, OPTIMIZER_FLAGS},
};
use support::{random::Random, validator::Validator};

/// One shader, how it is compiled, and the flags.
struct Trial {
    number: u64,
    path: PathBuf,
    args: Vec<String>,
    flags: Vec<String>,
}

/// What can be compiled with a recipe: no other level of optimization, and words that are valid.
fn shaders() -> Vec<(PathBuf, Vec<String>)> {
    let is_right = |args: &Vec<String>| {
        !args.iter().any(|it| it.starts_with("-O") || ["-fcgl", "-Vd"].contains(&it.as_str()))
    };
    let runs_of = |path: PathBuf| {
        let all = support::args_of(&path);
        all.into_iter().filter(is_right).map(move |args| (path.clone(), args)).collect::<Vec<_>>()
    };
    support::shaders("compile").into_iter().flat_map(runs_of).collect()
}

fn trial(number: u64, shaders: &[(PathBuf, Vec<String>)]) -> Trial {
    let passes: Vec<String> = OPTIMIZER_FLAGS
        .iter()
        .filter(|it| matches!(it.means, Means::Passes(_)) && matches!(it.argument, Argument::None))
        .map(|it| it.written())
        .collect();
    let mut random = Random(number);
    let (path, args) = shaders[random.below(shaders.len())].clone();
    let flags = (0..1 + random.below(12)).map(|_| passes[random.below(passes.len())].clone()).collect();
    Trial { number, path, args, flags }
}

impl Trial {
    /// What is wrong with the module that these flags give.
    fn fault(&self, flags: &[String], validator: Option<&Validator>) -> Option<String> {
        let args: Vec<String> =
            self.args.iter().cloned().chain([format!("-Oconfig={}", flags.join(","))]).collect();
        let compiled = catch_unwind(AssertUnwindSafe(|| {
            let options = Options::from_args(args.iter()).map_err(|error| error.to_string())?;
            let output = hlsl_core::compile(&self.path.display().to_string(), &support::Files, &options);
            let reports: String = output.reports().into_iter().map(|it| it.text).collect();
            output.words.ok_or(reports)
        }));
        match compiled {
            Ok(Ok(words)) => validator.and_then(|it| it.check(&words, &args).err()),
            // What is left of a shader depends on the recipe, and wgpu may lack some of it.
            Ok(Err(_)) if args.iter().any(|it| it.contains("gpu")) => None,
            Ok(Err(reports)) => Some(format!("does not compile: {reports}")),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map_or("no text", |it| it.as_str());
                Some(format!("panics: {}", text.lines().take(4).collect::<Vec<_>>().join(" ")))
            }
        }
    }

    /// The failure with as few flags as it needs.
    fn smallest_fault(&self, validator: Option<&Validator>) -> Option<String> {
        let mut flags = self.flags.clone();
        let mut fault = self.fault(&flags, validator)?;
        let mut index = 0;
        while index < flags.len() && flags.len() > 1 {
            let mut fewer = flags.clone();
            fewer.remove(index);
            match self.fault(&fewer, validator) {
                Some(other) => (flags, fault) = (fewer, other),
                None => index += 1,
            }
        }
        let Trial { number, path, args, .. } = self;
        Some(format!(
            "{number}: {} {} -Oconfig={}\n    {fault}",
            path.display(),
            args.join(" "),
            flags.join(",")
        ))
    }
}

#[test]
fn passes_in_any_order_give_valid_modules() {
    let number = |name: &str, default| {
        std::env::var(name).map_or(default, |it| it.parse().expect("the variable is a number"))
    };
    let (from, count) = (number("RECIPES_FROM", 0), number("RECIPES", 200));
    let shaders = shaders();
    let trials: Vec<Trial> = (from..from + count).map(|it| trial(it, &shaders)).collect();
    let validator = Validator::find();
    let faults = support::on_all_cores(&trials, |it| it.smallest_fault(validator.as_ref()));
    let wrong: Vec<String> = faults.into_iter().flatten().flatten().collect();
    println!("{count} recipes for {} runs of shaders", shaders.len());
    assert!(wrong.is_empty(), "{} of {count} recipes:\n{}", wrong.len(), wrong.join("\n"));
}
