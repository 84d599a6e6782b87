//! What the host would see of a shader that does not compile: structs, bindings, entry points.
//!
//! The interface to the host is in the declarations, and most errors are in bodies. So all bodies are emptied, and what
//! is still wrong is removed, declaration by declaration, until the rest can be checked and lowered.

use super::{Nobody, Run};
use crate::{
    arena::List,
    ast::{self, ItemKind, StatementKind},
    diagnostics::{Diagnostic, Severity, Sink, list::types::MissingReturn},
    layout::LayoutContext,
    lower,
    options::{DebugOptions, Options, ProfileKind},
    parse,
    reflect::{self, Binding, Count, EntryPoint, Reflection},
    source::load::Load,
    source::{SourceMap, Span},
    stage::Stage,
    typed::{ExprId, Program},
    types::{TemplateArgument, Type, TypeId, Types},
};

/// After this many rounds of removal, what is left is not useful.
const MAX_ROUNDS: usize = 16;

/// What the host would see of the shader at `path`, as far as its declarations can be understood: for tools that
/// continue after an error, so that it does not become an error at every use of a struct. Which resources an incomplete
/// program uses cannot be known, so all of them are included.
///
/// ```
/// use hlsl_core::{options::Options, outline, source::load::MemoryLoader};
///
/// let mut files = MemoryLoader::default();
/// files.add("sky.hlsl", "cbuffer Sky { float3 sun; }; float4 main() : SV_Target { return sum; }");
/// let reflection = outline("sky.hlsl", &files, &Options::new("ps_6_0", "main")?);
/// assert_eq!(reflection.structs[0].members[0].name, "sun");
/// # Ok::<(), hlsl_core::options::InvalidOptions>(())
/// ```
pub fn outline(path: &str, loader: &dyn Load, options: &Options) -> Reflection {
    let mut options = options.clone();
    options.bindings.preserve_bindings = true;
    options.interface.preserve_interface = true;
    options.internal.skip_missing_includes = true;
    // Debug information and words are for programs that are whole.
    options.debug = DebugOptions::default();
    let mut run = Run::new(&options);
    let tokens = run.tokens(path, loader);
    let mut syntax =
        parse::module(options.language.hlsl_version, &tokens, &mut run.symbols, &run.sources, &mut run.sink);
    empty_bodies(&mut syntax);
    if let Some(found) = run.take_out(&mut syntax, &options) {
        return found;
    }
    // The entry point itself may be what is missing; the rest of the program is there without it.
    let mut without_entry = options.clone();
    without_entry.profile.kind = ProfileKind::Library;
    let mut found = run.take_out(&mut syntax, &without_entry).unwrap_or_default();
    found.entry_points = assumed_entry(&options).into_iter().collect();
    found
}

/// Bodies do not affect the host; what they declare is local to them.
fn empty_bodies(syntax: &mut ast::Module) {
    let bodies: Vec<_> = syntax
        .all_items
        .values()
        .filter_map(|it| match &it.kind {
            ItemKind::Function(function) => function.body,
            _ => None,
        })
        .collect();
    for body in bodies {
        if let StatementKind::Block(block) = &mut syntax.all_statements[body].kind {
            block.statements = List::EMPTY;
        }
    }
}

impl Run<'_> {
    /// Checks and lowers `syntax` without what is wrong in it; None if the cause cannot be removed.
    fn take_out(&mut self, syntax: &mut ast::Module, options: &Options) -> Option<Reflection> {
        for _ in 0..MAX_ROUNDS {
            match self.attempt(syntax, options) {
                Ok(reflection) => return Some(reflection),
                Err(places) => {
                    let wrong: Vec<_> =
                        places.iter().filter_map(|&at| innermost(syntax, &self.sources, at)).collect();
                    if wrong.is_empty() {
                        return None;
                    }
                    for item in wrong {
                        syntax.all_items[item].kind = ItemKind::Error;
                    }
                }
            }
        }
        None
    }

    /// The reflection, or where errors are.
    fn attempt(&mut self, syntax: &ast::Module, options: &Options) -> Result<Reflection, Vec<Span>> {
        let mut sink = Sink::default();
        let mut program = crate::check::module(syntax, &mut self.symbols, &self.sources, options, &mut sink);
        let is_trouble =
            |it: &&Diagnostic| it.severity == Severity::Error && it.code != MissingReturn::TEMPLATE.code;
        let places = |sink: &Sink| -> Vec<Span> {
            let errors = sink.diagnostics().iter().filter(is_trouble);
            errors.map(|it| it.labels.first().map_or(Span::default(), |it| it.span)).collect()
        };
        let mut wrong = places(&sink);
        if self.sink.has_errors() {
            wrong.extend(not_understood(&program));
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        if options.profile.kind != self.options.profile.kind {
            program.entries.clear();
        } else if options.profile.kind.stage().is_some() && program.entries.is_empty() {
            return Err(Vec::new());
        }
        let mut sink = Sink::default();
        let lowered = lower::module(&program, &self.symbols, options, &mut sink);
        let mut module = lowered.module;
        let wrong = places(&sink);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        for global in module.globals.values_mut() {
            global.keep = true;
        }
        std::mem::swap(&mut self.sink, &mut sink);
        self.rewrite(&mut module, lowered.has_far_references, &mut Nobody);
        std::mem::swap(&mut self.sink, &mut sink);
        let wrong = places(&sink);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut reflection = reflect::of(&module, &program, &self.symbols, &self.sources, options, &mut sink);
        if options.target.is_wgpu() {
            add_elements(&mut reflection);
        }
        let layouts = LayoutContext::of(options);
        reflection.spec_constants = reflect::spec_constants(&program, &self.symbols, &layouts);
        Ok(reflection)
    }
}

/// For wgpu, code that uses an array of resources may make each of its elements a binding.
fn add_elements(reflection: &mut Reflection) {
    for index in 0..reflection.bindings.len() {
        let Count::Fixed(count @ 1..=MAX_ELEMENTS) = reflection.bindings[index].count else { continue };
        for element in 0..count {
            let array = &reflection.bindings[index];
            let name = format!("{}[{element}]", array.name);
            let binding = array.binding.saturating_add(element);
            let one = Binding { name, binding, count: Count::One, ..array.clone() };
            reflection.bindings.push(one);
        }
    }
}

/// Of larger arrays, hosts do not name elements.
const MAX_ELEMENTS: u32 = 1024;

/// The parser has reported what it could not parse, and the checker silently ignores it.
fn not_understood(program: &Program) -> Vec<Span> {
    let types = &program.types;
    let is_unknown = |ty: TypeId| is_unknown(types, ty);
    let is_unread = |value: Option<ExprId>| value.is_some_and(|it| is_unknown(program.expressions[it].ty));
    let globals = program.globals.values().filter(|it| is_unknown(it.ty) || is_unread(it.initializer));
    let functions = program.functions.values().filter(|it| {
        is_unknown(it.return_type)
            || it.locals.values().any(|local| is_unknown(local.ty))
            || it.parameters.iter().any(|parameter| is_unread(parameter.default))
    });
    let fields = types.structs.values().flat_map(|it| &it.fields).filter(|it| is_unknown(it.ty));
    let spans = globals.map(|it| it.span).chain(functions.map(|it| it.span));
    spans.chain(fields.map(|it| it.span)).collect()
}

fn is_unknown(types: &Types, ty: TypeId) -> bool {
    match &types[ty] {
        Type::Error => true,
        Type::Array { element, .. } => is_unknown(types, *element),
        Type::Modified { inner, .. } => is_unknown(types, *inner),
        Type::Object { args, .. } => {
            args.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if is_unknown(types, *ty)))
        }
        _ => false,
    }
}

/// The smallest declaration around `at` that is still there.
fn innermost(syntax: &ast::Module, sources: &SourceMap, at: Span) -> Option<crate::arena::Id<ast::Item>> {
    let at = sources.in_file(at);
    let around = syntax.all_items.iter().filter(|(_, it)| {
        let span = sources.in_file(it.span);
        !matches!(it.kind, ItemKind::Error)
            && span.start <= at.start
            && at.end <= span.end
            && at != Span::default()
    });
    around.min_by_key(|(_, it)| it.span.end - it.span.start).map(|(id, _)| id)
}

/// The entry point that the options name, as far as it is known from them.
fn assumed_entry(options: &Options) -> Option<EntryPoint> {
    let stage = options.profile.kind.stage()?;
    let has_groups = matches!(stage, Stage::Compute | Stage::Mesh | Stage::Amplification);
    Some(EntryPoint {
        place: None,
        doc: String::new(),
        name: options.module_entry_name().to_owned(),
        function: options.entry_point.clone(),
        stage,
        workgroup_size: has_groups.then_some([1; 3]),
        execution_modes: Vec::new(),
        inputs: Vec::new(),
        outputs: Vec::new(),
        bindings: Vec::new(),
        push_constants: None,
        shader_record: None,
        payload: None,
    })
}
