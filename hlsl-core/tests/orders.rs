//! Passes in any order: up to twelve of those that optimize, the same one perhaps several times, for the shaders under
//! `tests/compile`. The IR is verified after every pass, and the words at the end, by ourselves and by spirv-val where there
//! is one: orders that nobody had in mind must give valid modules, too.
//!
//! `ORDERS=20000` tries so many (200 without the variable), from `ORDERS_FROM=1000` on; a number always stands for the
//! same shader and order, as long as the shaders and passes stay. Of an order that fails, every pass is left out that the
//! failure does not need.

mod support;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use hlsl_core::{
    Observer,
    diagnostics::Sink,
    emit,
    ir::Module,
    options::Options,
    passes::{self, Context, FINISH, LEGALIZE, OPTIMIZE, Pass, Settings},
};
use support::{random::Random, validator::Validator};

/// One shader, how it is compiled, and the passes.
struct Trial {
    number: u64,
    path: PathBuf,
    args: Vec<String>,
    order: Vec<&'static Pass>,
}

/// What can be optimized, with words that are valid; wgpu may lack some of what is left of a shader.
fn shaders() -> Vec<(PathBuf, Vec<String>)> {
    let is_right = |args: &Vec<String>| {
        let is_other =
            |it: &String| it.contains("gpu") || ["-O0", "-Od", "-fcgl", "-Vd"].contains(&it.as_str());
        !args.iter().any(is_other)
    };
    let runs_of = |path: PathBuf| {
        let all = support::args_of(&path);
        all.into_iter().filter(is_right).map(move |args| (path.clone(), args)).collect::<Vec<_>>()
    };
    support::shaders("compile").into_iter().flat_map(runs_of).collect()
}

fn trial(number: u64, shaders: &[(PathBuf, Vec<String>)]) -> Trial {
    let mut random = Random(number);
    let (path, args) = shaders[random.below(shaders.len())].clone();
    let order = (0..1 + random.below(12)).map(|_| &OPTIMIZE[random.below(OPTIMIZE.len())]).collect();
    Trial { number, path, args, order }
}

/// What lowering makes of a shader.
#[derive(Default)]
struct Lowered(Option<Module>);

impl Observer for Lowered {
    fn ir(&mut self, stage: &'static str, module: &Module) {
        if stage == "lower" {
            self.0 = Some(module.clone());
        }
    }
}

impl Trial {
    /// The words that this order gives.
    fn words(&self, order: &[&'static Pass]) -> Result<Vec<u32>, String> {
        let options = Options::from_args(self.args.iter()).map_err(|error| error.to_string())?;
        let mut lowered = Lowered::default();
        hlsl_core::compile_observed(
            &self.path.display().to_string(),
            &support::Files,
            &options,
            &mut lowered,
        );
        let mut module = lowered.0.ok_or("it is not lowered")?;
        let mut sink = Sink::default();
        let mut after = |_: &'static Pass, _: Settings, _: &Module| {};
        let settings = Settings::new(&options);
        let mut context = Context { settings, sink: &mut sink, after: &mut after };
        passes::run(&mut module, LEGALIZE, &mut context);
        for pass in order {
            passes::run(&mut module, std::slice::from_ref(*pass), &mut context);
        }
        // Labels are there for passes only.
        if let Some(pass) = passes::by_name("forget_labels") {
            passes::run(&mut module, std::slice::from_ref(pass), &mut context);
        }
        passes::run(&mut module, FINISH, &mut context);
        let emitted = emit::words(&module, &emit::Settings::new(&options, &module), None, &mut sink);
        match sink
            .into_diagnostics()
            .into_iter()
            .find(|it| it.severity == hlsl_core::diagnostics::Severity::Error)
        {
            Some(error) => Err(format!("does not compile: {}", error.message)),
            None => Ok(emitted.words),
        }
    }

    /// What is wrong with the module that this order gives.
    fn fault(&self, order: &[&'static Pass], validator: Option<&Validator>) -> Option<String> {
        match catch_unwind(AssertUnwindSafe(|| self.words(order))) {
            Ok(Ok(words)) => validator.and_then(|it| it.check(&words, &self.args).err()),
            Ok(Err(fault)) => Some(fault),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map_or("no text", |it| it.as_str());
                Some(format!("panics: {}", text.lines().take(4).collect::<Vec<_>>().join(" ")))
            }
        }
    }

    /// The failure with as few passes as it needs.
    fn smallest_fault(&self, validator: Option<&Validator>) -> Option<String> {
        let mut order = self.order.clone();
        let mut fault = self.fault(&order, validator)?;
        let mut index = 0;
        while index < order.len() {
            let mut fewer = order.clone();
            fewer.remove(index);
            match self.fault(&fewer, validator) {
                Some(other) => (order, fault) = (fewer, other),
                None => index += 1,
            }
        }
        let names: Vec<_> = order.iter().map(|it| it.name).collect();
        let Trial { number, path, args, .. } = self;
        Some(format!("{number}: {} {}, {}\n    {fault}", path.display(), args.join(" "), names.join(", ")))
    }
}

#[test]
fn passes_in_any_order_give_valid_modules() {
    let number = |name: &str, default| {
        std::env::var(name).map_or(default, |it| it.parse().expect("the variable is a number"))
    };
    let (from, count) = (number("ORDERS_FROM", 0), number("ORDERS", 200));
    let shaders = shaders();
    let trials: Vec<Trial> = (from..from + count).map(|it| trial(it, &shaders)).collect();
    let validator = Validator::find();
    let faults = support::on_all_cores(&trials, |it| it.smallest_fault(validator.as_ref()));
    let wrong: Vec<String> =
        faults.into_iter().filter_map(|it| it.unwrap_or(Some("panics".into()))).collect();
    println!("{count} orders for {} runs of shaders", shaders.len());
    assert!(wrong.is_empty(), "{} of {count} orders:\n{}", wrong.len(), wrong.join("\n"));
}
