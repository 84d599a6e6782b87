//! Rewrites the IR: [`LEGALIZE`], so that SPIR-V can express the program, and [`OPTIMIZE`], so that it does so more
//! concisely. The order of each list is its documentation.
//!
//! A pass is a file with one function `run`. It does one thing, says what it needs and leaves, and changes nothing
//! when it runs again at once: each takes its own work as far as it goes, within bounds (rounds, sizes) that stand in
//! its file and that only extreme shaders come to. A list as a whole is not taken that far: passes make work for those
//! before them, and each list stops where more rounds would cost more time than they save words. Running a list again
//! may still change something.
//!
//! A pass that stands in a list several times is left out where it would find what it has left: if no pass since then
//! says that it has changed something.
//!
//! In debug builds the verifier runs after each pass, and what a pass promises to leave is checked where it can be
//! ([`Pass::leaves`]), as is what is left out.

macro_rules! passes {
    // `name: leaves` has what the pass leaves checked by a function of that name in its file.
    ($($name:ident $(: $leaves:ident)?),* $(,)?) => {
        &[$($crate::passes::Pass {
            name: stringify!($name),
            run: |module, context| $crate::passes::Changed::from($name::run(module, context)),
            leaves: passes!(@leaves $name $($leaves)?),
        }),*]
    };
    (@leaves $name:ident) => { None };
    (@leaves $name:ident $leaves:ident) => { Some($name::$leaves) };
}

mod alias_words;
mod branch_on_resources;
mod carry_as_integers;
mod choose_payload_types;
mod combine_samplers;
mod constant_offsets;
mod drop_interlocks;
mod dxc;
pub mod fold;
mod forget_labels;
mod forward_copies;
mod forward_memory;
mod forward_resource_arrays;
mod fuse_multiply_add;
mod inline_calls;
mod join_dimensions;
mod join_elements;
mod legalize_resources;
mod localize_globals;
#[cfg(feature = "wgpu")]
mod mentions;
mod merge_blocks;
mod merge_equal_values;
mod merge_returns;
mod misplaced_derivatives;
mod move_steps;
mod narrow_loads;
mod nest_exits;
mod pad_texels;
mod promote_variables;
mod read_inputs;
mod remove_dead;
mod remove_dead_components;
mod remove_unused;
mod restate_variables;
mod select_long_components;
mod select_values;
mod share_hit_objects;
mod shared_bindings;
mod simplify;
mod simplify_flow;
mod spell_out_remainders;
mod split_long_vectors;
mod split_parameters;
mod split_resource_globals;
mod split_variables;
mod spread_non_uniform;
mod trim_interface;
mod unroll_loops;
#[cfg(feature = "wgpu")]
pub mod wgpu;
mod written;

use crate::{
    diagnostics::Sink,
    ir::{Function, FunctionId, Module, legal, shown},
    options::{Layout, Optimization, Options, TargetEnvironment},
};

/// What passes may query about the compilation.
pub struct Context<'c> {
    pub settings: Settings,
    pub sink: &'c mut Sink,
    /// Called after each pass.
    pub after: &'c mut dyn FnMut(&'static Pass, Settings, &Module),
}

impl Context<'_> {
    /// The same compilation with other settings, for some passes.
    fn with(&mut self, settings: Settings) -> Context<'_> {
        Context { settings, sink: self.sink, after: self.after }
    }
}

/// The settings of passes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// `-Od`: locals stay in memory and calls stay calls unless SPIR-V cannot express them.
    pub only_needed: bool,
    /// SPIR-V 1.4 and later: a scalar condition selects whole vectors.
    pub wide_select: bool,
    /// `-fspv-flatten-resource-arrays`.
    pub flatten_arrays: bool,
    /// `-fspv-branch-on-buffers`.
    pub branch_on_buffers: bool,
    /// DXC always legalizes with `-pack-optimized` and `-fspv-reduce-load-size`, and shaders with references that SPIR-V's
    /// parameters cannot be.
    pub always_legalized: bool,
    /// `-pack-optimized`: elements of arrays are separate outputs.
    pub splits_outputs: bool,
    /// Outputs that are never written leave the interface.
    pub drop_unwritten_outputs: bool,
    /// `-fcgl`.
    pub high_level_only: bool,
    /// `-fspv-preserve-interface`.
    pub preserve_interface: bool,
    /// `-fspv-target-env=`.
    pub target: TargetEnvironment,
    /// `-fvk-variable-offsets`.
    pub variable_offsets: bool,
    /// `-fvk-maintenance8`.
    pub defined_remainders: bool,
    /// SPV_EXT_long_vector is named.
    pub long_vectors: bool,
    /// For wgpu: the module is read as WGSL, so that it may have what naga's reader of SPIR-V lacks.
    pub writes_wgsl: bool,
    /// For wgpu: buffers are laid out otherwise than WGSL does it, `-fvk-use-dx-layout` and others.
    pub has_foreign_layout: bool,
}

impl Settings {
    pub fn new(options: &Options) -> Settings {
        Settings {
            only_needed: options.codegen.optimization == Optimization::None
                || options.codegen.high_level_only,
            wide_select: options.target.spirv_version() >= (1, 4),
            flatten_arrays: options.bindings.flatten_resource_arrays,
            branch_on_buffers: options.codegen.branch_on_buffers || options.target.is_wgpu(),
            always_legalized: options.interface.pack_signatures || options.codegen.reduce_load_size,
            splits_outputs: options.interface.pack_signatures,
            drop_unwritten_outputs: false,
            high_level_only: options.codegen.high_level_only,
            preserve_interface: options.interface.preserve_interface,
            target: options.target,
            variable_offsets: options.spirv.variable_offsets && !options.target.is_wgpu(),
            defined_remainders: options.spirv.defined_remainders,
            long_vectors: options.names_extension("SPV_EXT_long_vector") && !options.target.is_wgpu(),
            writes_wgsl: options.internal.writes_wgsl,
            has_foreign_layout: options.target.is_wgpu() && options.block_layout() != Layout::Wgsl,
        }
    }

    /// Whether a driver for Vulkan gets the words as they are, so that they keep to what drivers do right: with `-fcgl` they
    /// show the operations of the shader, and for wgpu naga reads them.
    pub fn is_for_drivers(&self) -> bool {
        !self.high_level_only && !self.target.is_wgpu()
    }

    /// The same, but what would stay readable is rewritten, too.
    pub fn of_whole(self) -> Settings {
        Settings { only_needed: false, ..self }
    }
}

/// Finds what is broken of a pass's promise.
pub type Leaves = fn(&Module, &Settings) -> Result<(), String>;

/// Whether a pass has changed the module, apart from types and constants that nothing uses yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    Nothing,
    /// Or it does not say.
    Something,
}

impl From<()> for Changed {
    fn from((): ()) -> Changed {
        Changed::Something
    }
}

impl From<bool> for Changed {
    fn from(any: bool) -> Changed {
        if any { Changed::Something } else { Changed::Nothing }
    }
}

impl std::ops::BitOrAssign for Changed {
    fn bitor_assign(&mut self, other: Changed) {
        if other == Changed::Something {
            *self = other;
        }
    }
}

pub struct Pass {
    pub name: &'static str,
    pub run: fn(&mut Module, &mut Context<'_>) -> Changed,
    /// What is broken of its promise, as text for people who work on passes. Asked in debug builds after the pass has
    /// run, unless an error was reported: then nobody needs what it leaves.
    pub leaves: Option<Leaves>,
}

pub const LEGALIZE: &[Pass] = passes![
    // First: no other pass has to know about them.
    split_long_vectors: leaves,
    // Before inline_calls: a body with one return at its end can stand where the call was.
    merge_returns: leaves,
    // Before inline_calls: what ends the invocation must not be inlined into continue constructs.
    move_steps,
    // After this: resources have no parameters to hide in.
    inline_calls: leaves,
    // What was inlined everywhere need not be looked at again.
    remove_unused: leaves,
    // Before split_variables: statics hold resources as well as locals do.
    localize_globals: leaves,
    // After this: structs and arrays do not tie their members together.
    split_variables,
    promote_variables,
    simplify,
    // Before unroll_loops: loops that run once are none.
    simplify_flow,
    // Repeats the four before it for each loop.
    unroll_loops,
    // After unroll_loops: hit objects in arrays are variables by then.
    share_hit_objects: leaves,
    // After this: each resource is a variable, or an element of one.
    split_resource_globals,
    // After this: what stands for a resource is a value, not a place in an array.
    forward_resource_arrays,
    // After forward_resource_arrays: arrays are indexed and not copied.
    join_dimensions: leaves,
    // After this: each choice is among elements of one global.
    branch_on_resources,
    // After this: each resource is named where it is used.
    legalize_resources: leaves,
    // After this: a combined image sampler is one variable.
    combine_samplers: leaves,
    // After legalize_resources: outputs of nodes are named where they are used.
    choose_payload_types,
    // After this: values and offsets show where they come from.
    read_inputs: leaves,
    constant_offsets,
];

pub const OPTIMIZE: &[Pass] = passes![
    remove_dead,
    // Again: uses that stood in the way may have been dead.
    split_variables,
    promote_variables,
    // After this: what one path makes of a struct that nobody reads on another goes.
    split_parameters,
    forward_copies,
    narrow_loads,
    merge_equal_values,
    simplify,
    // After simplify: what takes vectors apart meets what puts them together.
    remove_dead_components,
    remove_dead,
    merge_blocks,
    select_values,
    merge_blocks,
    simplify,
    merge_equal_values,
    // After merge_equal_values: equal pointers are one.
    forward_memory,
    // Late: other passes know more of remainders. Before merge_equal_values: the quotient may be there already.
    spell_out_remainders,
    select_long_components,
    // Again: what is computed of equal loads is equal.
    merge_equal_values,
    simplify,
    // After simplify: it looks at multiplications and additions.
    fuse_multiply_add,
    // After narrow_loads, which would take arrays apart again.
    join_elements,
    remove_dead,
    merge_blocks,
    // Last: what was read may not be any more.
    trim_interface,
    forget_labels,
];

/// The end of every level: rejects what the stages of the entry points do not support, if it is still present, and
/// rewrites what drivers get wrong.
pub const FINISH: &[Pass] = passes![
    misplaced_derivatives,
    drop_interlocks,
    // Before alias_words: it adds variables that share the bindings of others.
    shared_bindings,
    // Whatever OPTIMIZE did or did not.
    spell_out_remainders: leaves,
    select_long_components: leaves,
    alias_words: leaves,
    pad_texels: leaves,
    carry_as_integers: leaves,
    // Last: it is about the instructions that use descriptors.
    spread_non_uniform,
];

/// The end of all levels, if debuggers are shown anything.
pub const SHOW: &[Pass] = passes![
    // After this: debug operations are in the order of the text.
    restate_variables,
];

/// What `-Od` removes if it had to legalize: the interface should not contain what the code no longer does.
pub const TIDY: &[Pass] = passes![remove_dead, trim_interface];

/// Runs everything that the settings request. Whether entry points are to list only the globals that they reach, as where
/// DXC legalizes.
pub fn rewrite(module: &mut Module, context: &mut Context<'_>) -> bool {
    let is_legalized = dxc::legalizes(module, &context.settings);
    let drop_unwritten_outputs = is_legalized && !context.settings.high_level_only;
    let context = &mut context.with(Settings { drop_unwritten_outputs, ..context.settings });
    dxc::keep_whole(module, drop_unwritten_outputs, &context.settings);
    if context.settings.only_needed {
        keep_readable(module, context, is_legalized);
    } else {
        run(module, LEGALIZE, context);
        if !context.sink.has_errors() {
            run(module, OPTIMIZE, context);
        }
    }
    if !context.sink.has_errors() {
        run(module, FINISH, context);
    }
    #[cfg(feature = "wgpu")]
    if !context.sink.has_errors() && context.settings.target.is_wgpu() {
        run(module, wgpu::CHECKS, context);
        if !context.sink.has_errors() {
            run(module, wgpu::PASSES, context);
        }
    }
    if !context.sink.has_errors() {
        run(module, SHOW, context);
    }
    drop_unwritten_outputs
}

/// Rewrites as much as SPIR-V asks for.
fn keep_readable(module: &mut Module, context: &mut Context<'_>, is_legalized: bool) {
    let settings = context.settings;
    let mut readable = module.clone();
    let mut sink = context.sink.clone();
    run(&mut readable, LEGALIZE, &mut Context { settings, sink: &mut sink, after: context.after });
    let is_enough = legal::is_legal(&readable)
        && !legal::has_hiding_globals(&readable)
        && !read_inputs::is_wanted(&readable)
        && !legal::has_open_layouts(&readable);
    if is_enough && sink.error_count() == context.sink.error_count() {
        *context.sink = sink;
        let raw = std::mem::replace(module, readable);
        if is_legalized {
            let whole = dxc::tidied(raw, context);
            trim_interface::forget(module, &whole);
        }
    } else {
        // Some resource hides behind calls or locals: as much is rewritten as that takes, which is all.
        run(module, LEGALIZE, &mut context.with(settings.of_whole()));
    }
    if !is_legalized {
        // Nothing was rewritten, and nothing is left out: a debugger shows what the shader declares.
        module.globals.values_mut().filter(|it| it.binding.is_some()).for_each(|it| it.keep = true);
    } else if !context.sink.has_errors() {
        run(module, TIDY, context);
    }
}

/// Runs passes one after the other.
pub fn run(module: &mut Module, passes: &'static [Pass], context: &mut Context<'_>) {
    // Only lowering makes the first debug operations. Asked when something has changed.
    let mut has_shown = None;
    // The passes that have run since the last change, with the one that made it: none would change anything.
    let mut settled: Vec<&str> = Vec::with_capacity(passes.len());
    for pass in passes {
        if settled.contains(&pass.name) {
            #[cfg(all(debug_assertions, feature = "verify"))]
            check_unchanged(pass, module, context);
        } else {
            #[cfg(all(debug_assertions, feature = "verify"))]
            let before = printed(module);
            let changed = (pass.run)(module, context);
            if changed == Changed::Something {
                settled.clear();
                if *has_shown.get_or_insert_with(|| module.functions.values().any(shown::has_any)) {
                    settle(module);
                }
            }
            settled.push(pass.name);
            #[cfg(all(debug_assertions, feature = "verify"))]
            check(pass, module, context, before.filter(|_| changed == Changed::Nothing));
        }
        (context.after)(pass, context.settings, module);
    }
}

/// Runs one pass, so that debug operations stay true.
pub fn apply(pass: &Pass, module: &mut Module, context: &mut Context<'_>) {
    (pass.run)(module, context);
    settle(module);
}

/// What a pass has removed is shown as gone.
fn settle(module: &mut Module) {
    for_each_function(module, |module, function| {
        if shown::has_any(function) {
            shown::settle(module, function);
        }
    });
}

/// Panics where a pass that is left out would have changed something.
#[cfg(all(debug_assertions, feature = "verify"))]
fn check_unchanged(pass: &Pass, module: &Module, context: &Context<'_>) {
    let Some(before) = printed(module) else { return };
    let (mut module, mut sink) = (module.clone(), context.sink.clone());
    let mut context = Context { settings: context.settings, sink: &mut sink, after: &mut |_, _, _| {} };
    (pass.run)(&mut module, &mut context);
    check(pass, &module, &context, Some(before));
}

/// The module as text, to tell whether a pass changes it; not where a hundred such texts would take minutes.
#[cfg(all(debug_assertions, feature = "verify"))]
fn printed(module: &Module) -> Option<String> {
    let values: usize = module.functions.values().map(|it| it.values.len()).sum();
    (values < 20_000).then(|| crate::ir::print::module(module, Default::default()))
}

/// Panics where a pass has broken a rule of the IR or its own promise, or has changed something though it should have
/// left the module as it was `before`.
#[cfg(all(debug_assertions, feature = "verify"))]
fn check(pass: &Pass, module: &Module, context: &Context<'_>, before: Option<String>) {
    let mut errors = crate::ir::verify::module(module);
    if before.is_some_and(|it| it != crate::ir::print::module(module, Default::default())) {
        errors.push("it has changed something".into());
    }
    if let Some(leaves) = pass.leaves
        && !context.sink.has_errors()
    {
        errors
            .extend(leaves(module, &context.settings).err().map(|it| format!("its promise is broken: {it}")));
    }
    assert!(
        errors.is_empty(),
        "after {}: {errors:#?}\n{}",
        pass.name,
        crate::ir::print::module(module, Default::default())
    );
}

/// The passes of all lists, some of them several times.
pub fn all() -> impl Iterator<Item = &'static Pass> {
    #[cfg(feature = "wgpu")]
    let for_wgpu = [wgpu::CHECKS, wgpu::PASSES];
    #[cfg(not(feature = "wgpu"))]
    let for_wgpu: [&[Pass]; 0] = [];
    [LEGALIZE, OPTIMIZE, TIDY, FINISH, SHOW].into_iter().chain(for_wgpu).flatten()
}

/// The pass with that name, for tests.
pub fn by_name(name: &str) -> Option<&'static Pass> {
    all().find(|it| it.name == name)
}

/// Calls `f` with each function that has a body, temporarily taken out of the module so that both can change. Whether
/// any was changed, if `f` says so.
pub fn for_each_function<C: Into<Changed>>(
    module: &mut Module,
    mut f: impl FnMut(&mut Module, &mut Function) -> C,
) -> Changed {
    let mut changed = Changed::Nothing;
    for id in module.functions.ids() {
        if !module.functions[id].order.is_empty() {
            changed |= with_function(module, id, &mut f).into();
        }
    }
    changed
}

/// Calls `f` with the function, temporarily taken out of the module.
pub fn with_function<R>(
    module: &mut Module,
    id: FunctionId,
    f: impl FnOnce(&mut Module, &mut Function) -> R,
) -> R {
    let Function { result, loc, .. } = module.functions[id];
    let mut function = std::mem::replace(&mut module.functions[id], Function::empty("", result, loc));
    let result = f(module, &mut function);
    module.functions[id] = function;
    result
}
