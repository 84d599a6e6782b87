//! The results of the stages as text: `-ast-dump`, `-fspv-print-all` and `-ftime-report`.

use hlsl_core::{Observer, ast, ir, options::args::Arguments, symbol::Symbols};

use crate::times::Times;

/// Records what was requested while the stages run.
pub(crate) struct Dump {
    wants_syntax: bool,
    wants_modules: bool,
    times: Option<Times>,
    /// For standard output.
    pub(crate) syntax: Option<String>,
    /// For standard error.
    modules: String,
}

impl Dump {
    pub(crate) fn new(arguments: &Arguments) -> Dump {
        Dump {
            wants_syntax: arguments.dump_syntax,
            wants_modules: arguments.options.internal.print_all,
            times: arguments.time_report.then(Times::new),
            syntax: None,
            modules: String::new(),
        }
    }

    /// Writes what goes to standard error.
    pub(crate) fn finish(&self) {
        eprint!("{}", self.modules);
        if let Some(times) = &self.times {
            eprint!("{}", times.table());
        }
    }
}

impl Observer for Dump {
    fn after(&mut self, stage: &'static str) {
        if let Some(times) = &mut self.times {
            times.after(stage);
        }
    }

    fn syntax(&mut self, module: &ast::Module, symbols: &Symbols) {
        if self.wants_syntax {
            self.syntax = Some(ast::print::print(module, symbols));
        }
    }

    fn ir(&mut self, stage: &'static str, module: &ir::Module) {
        if let Some(times) = &mut self.times {
            times.ir(stage, module);
        }
        if self.wants_modules {
            let text = ir::print::module(module, ir::print::Detail::default());
            self.modules.push_str(&format!("; after {stage}\n{text}\n"));
        }
    }
}
