//! The functions that the pass `soft_doubles` calls: written in HLSL, checked in as IR. `BLESS=1 cargo test -p hlsl-core
//! --test soft_doubles` writes the IR anew.

mod support;

use hlsl_core::{
    Observer,
    diagnostics::Sink,
    ir::{
        Arg, Inst, Module, Op,
        print::{self, Detail},
        spirv::Op as S,
        verify,
    },
    options::Options,
    passes::{self, Context, Settings},
};
use std::{fs, path::Path};

/// Those of the compiler's own lists that leave calls: what several functions share stands once in a shader.
const PASSES: &[&str] =
    &["split_variables", "promote_variables", "simplify", "simplify_flow", "unroll_loops"];

#[derive(Default)]
struct Lowered(Option<Module>);

impl Observer for Lowered {
    fn ir(&mut self, stage: &'static str, module: &Module) {
        if stage == "lower" {
            self.0 = Some(module.clone());
        }
    }
}

/// Functions take values, and not pointers to copies of them.
fn pass_values(module: &mut Module) {
    for id in module.functions.ids() {
        passes::with_function(module, id, |module, function| {
            let (mut variables, mut stores) = (Vec::new(), Vec::new());
            for parameter in function.parameters.clone() {
                let pointer = function.values[parameter].ty;
                let Some((class, value)) = module.pointee(pointer) else { continue };
                let loc = function.values[parameter].loc;
                // Uses of the pointer are uses of a variable from here on.
                let new = function.values.add(Inst::new(Op::Parameter, value, [], loc));
                function.values[parameter] = Inst::new(S::Variable, pointer, [Arg::Literal(class.0)], loc);
                let void = module.void();
                let store = Inst::new(S::Store, void, [Arg::Value(parameter), Arg::Value(new)], loc);
                variables.push(parameter);
                stores.push(function.values.add(store));
                for it in function.parameters.iter_mut().filter(|it| **it == parameter) {
                    *it = new;
                }
            }
            for block in function.order.clone() {
                let mut values = Vec::new();
                for value in std::mem::take(&mut function.blocks[block].values) {
                    if function.values[value].is(S::FunctionCall) {
                        for at in 1..function.values[value].args.len() {
                            let arg = function.values[value].args[at];
                            let ty = module.type_of(function, arg);
                            let Some((_, pointee)) = module.pointee(ty) else { continue };
                            let load = Inst::new(S::Load, pointee, [arg], function.values[value].loc);
                            let load = function.values.add(load);
                            values.push(load);
                            function.values[value].args[at] = Arg::Value(load);
                        }
                    }
                    values.push(value);
                }
                function.blocks[block].values = values;
            }
            let Some(entry) = function.entry() else { return };
            let is_variable = |&it: &_| function.values[it].is(S::Variable);
            let count = function.blocks[entry].values.iter().take_while(|it| is_variable(it)).count();
            let values = &mut function.blocks[entry].values;
            values.splice(count..count, stores);
            values.splice(0..0, variables);
        });
    }
}

#[test]
fn the_library_is_what_its_source_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("backend/src/passes/wgpu/soft_doubles");
    let source = folder.join("library.hlsl");
    let options = Options::from_args(["-T", "lib_6_3", "-WX", "-Vd"]).unwrap();
    let mut lowered = Lowered::default();
    let output =
        hlsl_core::compile_observed(&source.display().to_string(), &support::Files, &options, &mut lowered);
    assert!(output.words.is_some(), "{:?}", output.reports());
    let mut module = lowered.0.expect("it was lowered");
    pass_values(&mut module);
    let mut sink = Sink::default();
    let settings = Settings::new(&options);
    let mut context = Context { settings, sink: &mut sink, after: &mut |_, _, _| {} };
    let named = PASSES.iter().map(|it| passes::by_name(it).expect("there is such a pass"));
    for pass in named.chain(passes::OPTIMIZE) {
        passes::apply(pass, &mut module, &mut context);
        assert_eq!(verify::module(&module), Vec::<String>::new(), "after {}", pass.name);
    }
    // Nobody debugs it.
    module.variables = Default::default();
    module.exports.clear();
    for function in module.functions.values_mut() {
        function.variables = Default::default();
        function.names = Default::default();
    }
    let text = print::module(&module, Detail::default());
    let path = folder.join("library.ir");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "library.ir is not what library.hlsl says: run this with BLESS=1");
}
