//! The functions that the pass `soft_doubles` calls: written in HLSL, checked in as IR in words. `BLESS=1 cargo test -p
//! hlsl-core --test soft_doubles` writes the words anew.

mod support;

use hlsl_core::{
    Observer,
    diagnostics::Sink,
    ir::{spirv::Op as S, *},
    options::Options,
    passes::{self, Context, Settings},
};
use std::{collections::HashMap, fs, path::Path};

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
    let mut text = String::from(HEAD);
    for function in module.functions.values() {
        let words = Words::of(&module, function);
        text += &format!("    ({:?}, &{words:?}),\n", function.name);
    }
    text += "];\n";
    let path = folder.join("words.rs");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "words.rs is not what library.hlsl says: run this with BLESS=1");
}

const HEAD: &str = "\
//! The functions of `library.hlsl`, by name. Written by `BLESS=1 cargo test -p hlsl-core --test soft_doubles`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

pub(super) static FUNCTIONS: &[(&str, &[u32])] = &[
";

/// A function in words: `soft_doubles/library.rs` reads them, and says what they are.
struct Words<'m> {
    module: &'m Module,
    function: &'m Function,
    values: HashMap<ValueId, u32>,
    out: Vec<u32>,
}

impl Words<'_> {
    fn of(module: &Module, function: &Function) -> Vec<u32> {
        assert!(function.values.values().all(|it| it.flags == Flags::default()));
        let blocks = || function.order.iter().map(|&it| &function.blocks[it]);
        let values =
            function.parameters.iter().chain(blocks().flat_map(|it| it.parameters.iter().chain(&it.values)));
        let values = values.copied().zip(0..).collect();
        let mut it = Words { module, function, values, out: Vec::new() };
        it.out.push(it.ty(function.result));
        it.parameters(&function.parameters);
        it.out.push(function.order.len() as u32);
        blocks().for_each(|block| it.block(block));
        it.out
    }

    fn ty(&self, ty: TypeId) -> u32 {
        match self.module.types[ty] {
            Type::Void => 0,
            Type::Bool => 1,
            Type::Int { width: 32, signed } => 2 + u32::from(signed),
            Type::Vector { element, len } => self.ty(element) + 4 * len,
            ref it => panic!("the library has no {it:?}"),
        }
    }

    fn parameters(&mut self, all: &[ValueId]) {
        self.out.push(all.len() as u32);
        let types = all.iter().map(|&it| self.ty(self.function.values[it].ty));
        self.out.append(&mut types.collect());
    }

    fn args(&mut self, args: &[Arg]) {
        self.out.push(args.len() as u32);
        args.iter().for_each(|&it| self.arg(it));
    }

    fn arg(&mut self, arg: Arg) {
        let (kind, number) = match arg {
            Arg::Value(it) => (0, self.values[&it]),
            Arg::Function(it) => (1, it.index() as u32),
            Arg::Literal(it) => (2, it),
            Arg::Constant(it) => (3, self.ty(self.module.interned().constant_type(it).unwrap())),
            _ => panic!("the library has no {arg:?}"),
        };
        self.out.push(kind + 4 * number);
        let mut scalar = |it| match self.module.constants[it] {
            Constant::Bool(it) => self.out.push(it.into()),
            Constant::Scalar { bits, .. } => self.out.push(bits as u32),
            ref it => panic!("the library has no {it:?}"),
        };
        if let Arg::Constant(it) = arg {
            match &self.module.constants[it] {
                Constant::Composite { parts, .. } => parts.iter().for_each(|&it| scalar(it)),
                _ => scalar(it),
            }
        }
    }

    fn block_id(&mut self, id: BlockId) {
        self.out.push(self.function.order.iter().position(|it| *it == id).unwrap() as u32);
    }

    fn target(&mut self, target: &Target) {
        self.block_id(target.block);
        self.args(&target.args);
    }

    fn block(&mut self, block: &Block) {
        self.parameters(&block.parameters);
        self.out.push(block.values.len() as u32);
        for inst in block.values.iter().map(|&it| &self.function.values[it]) {
            self.out.push(match inst.op {
                Op::Core(op) => op as u32,
                Op::Ext { set: ExtSet::Glsl, number } => (1 << 16) + number,
                op => panic!("the library has no {op:?}"),
            });
            self.out.push(self.ty(inst.ty));
            self.args(&inst.args);
        }
        match block.merge {
            None => self.out.push(0),
            Some(Merge::Selection { merge, control: 0 }) => {
                self.out.push(1);
                self.block_id(merge);
            }
            Some(Merge::Loop { merge, continuing, control: 0, .. }) => {
                self.out.push(2);
                self.block_id(merge);
                self.block_id(continuing);
            }
            ref it => panic!("the library has no {it:?}"),
        }
        match &block.end {
            End::Jump(target) => {
                self.out.push(0);
                self.target(target);
            }
            End::Branch { condition, then, otherwise } => {
                self.out.push(1);
                self.arg(*condition);
                self.target(then);
                self.target(otherwise);
            }
            End::ReturnValue(value) => {
                self.out.push(2);
                self.arg(*value);
            }
            it => panic!("the library has no {it:?}"),
        }
    }
}
