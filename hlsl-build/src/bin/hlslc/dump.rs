//! What the stages make, as text: `-ast-dump`, `-fspv-print-all` and `-ftime-report`.

use std::time::{Duration, Instant};

use hlsl_core::{Observer, ast, ir, options::args::Arguments, symbol::Symbols};

/// Notes what was asked for while the stages run.
pub(crate) struct Dump {
    wants_syntax: bool,
    wants_modules: bool,
    wants_times: bool,
    started: Instant,
    times: Vec<(&'static str, Duration)>,
    /// For standard output.
    pub(crate) syntax: Option<String>,
    /// For standard error.
    modules: String,
}

impl Dump {
    pub(crate) fn new(arguments: &Arguments) -> Dump {
        Dump {
            wants_syntax: arguments.dump_syntax,
            wants_modules: arguments.options.print_all,
            wants_times: arguments.time_report,
            started: Instant::now(),
            times: Vec::new(),
            syntax: None,
            modules: String::new(),
        }
    }

    /// Writes what belongs to standard error.
    pub(crate) fn finish(&self) {
        eprint!("{}", self.modules);
        for (stage, time) in &self.times {
            eprintln!("{stage:<12} {:9.3} ms", time.as_secs_f64() * 1000.0);
        }
    }
}

impl Observer for Dump {
    fn after(&mut self, stage: &'static str) {
        if self.wants_times {
            self.times.push((stage, self.started.elapsed()));
            self.started = Instant::now();
        }
    }

    fn syntax(&mut self, module: &ast::Module, symbols: &Symbols) {
        if self.wants_syntax {
            self.syntax = Some(ast::print::print(module, symbols));
        }
    }

    fn ir(&mut self, stage: &'static str, module: &ir::Module) {
        if self.wants_modules {
            let text = ir::print::module(module, ir::print::Detail::default());
            self.modules.push_str(&format!("; after {stage}\n{text}\n"));
        }
    }
}
