//! No pass makes more of one part of a program because there are more of them: what a part takes of the IR stays the same.
//!
//! The benchmark `shapes` measures time and memory of the same programs; this counts values, which are the same
//! everywhere.

#[allow(dead_code)] // the benchmark uses the rest
#[path = "../benches/programs/shapes.rs"]
mod shapes;

use hlsl_core::{Observer, diagnostics::Severity, ir, options::Options, source::load::MemoryLoader};
use shapes::SHAPES;

/// The most values and locations that a module has after any pass, those that are no longer in use included.
#[derive(Default)]
struct Most {
    size: usize,
    pass: &'static str,
}

impl Observer for Most {
    fn ir(&mut self, stage: &'static str, module: &ir::Module) {
        let values: usize = module.functions.values().map(|it| it.values.len() + it.blocks.len()).sum();
        let size = values + module.locs.len();
        if size > self.size {
            (self.size, self.pass) = (size, stage);
        }
    }
}

fn most(text: String) -> Most {
    let mut loader = MemoryLoader::default();
    loader.add("main.hlsl", text);
    let options = Options::new("ps_6_0", "main").expect("the profile exists");
    let mut most = Most::default();
    let output = hlsl_core::compile_observed("main.hlsl", &loader, &options, &mut most);
    if let Some(error) = output.reports().iter().find(|it| it.severity == Severity::Error) {
        panic!("the program has an error: {}", error.text);
    }
    most
}

#[test]
fn a_part_takes_as_much_of_the_ir_in_a_large_program() {
    let empty = most("void main() {}\n".into()).size;
    let mut grows = Vec::new();
    for shape in SHAPES {
        // As few as still show it: in debug builds each pass is checked.
        let count = shape.count.div_ceil(20).max(4);
        let [few, many] = [1, 4].map(|factor| {
            let it = most((shape.make)(count * factor));
            ((it.size - empty) as f64 / (count * factor) as f64, it.pass)
        });
        let growth = many.0 / few.0;
        if growth > 1.5 {
            grows.push(format!("{}: {growth:.2} after {}", shape.name, many.1));
        }
    }
    assert!(grows.is_empty(), "{grows:#?}");
}
