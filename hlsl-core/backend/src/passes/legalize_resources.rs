//! Makes every use of an image, sampler or buffer come straight from a global variable, as Vulkan requires.
//!
//! Needs: everything inlined, split, promoted and unrolled, so that what is left of choices among resources are
//! block parameters and selects of opaque type; and among those only choices of elements of one global
//! (`branch_on_resources`). They become choices among indices. What does not come from a global, and what is left of
//! resources in memory, is reported. Leaves ([`leaves`]): a legal module, unless something was reported or is passed
//! to an exported function.

use super::{Context, Settings, branch_on_resources::not_known};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::{Diagnostic, list::legalize as errors},
    ir::{
        edit::Replacements,
        facts::{Effect, effect},
        place::{Place, place},
        *,
    },
    limits::{LOCAL_RESOURCES, RESOURCE_CHOICES},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut reports: Vec<Diagnostic> = Vec::new();
    super::for_each_function(module, |module, function| {
        legalize(module, function, &mut reports);
    });
    refuse_in_globals(module, &mut reports);
    for report in reports {
        context.sink.push(report);
    }
    module.form = if legal::is_legal(module) { Form::Legal } else { Form::Raw };
}

/// Reports `static` and groupshared variables that could not be taken apart and hold resources.
fn refuse_in_globals(module: &Module, reports: &mut Vec<Diagnostic>) {
    let types = module.interned();
    let holds_resources = |global: &Global| {
        module.pointee(global.ty).is_some_and(|(class, ty)| {
            matches!(class, StorageClass::WORKGROUP | StorageClass::PRIVATE)
                && types.is_opaque(ty)
                && !types.holds_object(ty)
        })
    };
    if !module.globals.values().any(holds_resources) {
        return;
    }
    let mut used: IdMap<Global, bool> = IdMap::default();
    for function in module.functions.values() {
        function.for_each_arg(|arg| {
            if let Arg::Global(global) = arg {
                used[global] = true;
            }
        });
    }
    for (_, global) in module.globals.iter().filter(|it| used[it.0] && holds_resources(it.1)) {
        reports.push(errors::ResourceInMemory { name: global.name.to_string(), span: global.span }.into());
    }
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    match legal::find_illegal(module) {
        // With `-Od` the whole is rewritten, then. What exported functions are passed, only who links them can know.
        // What is kept for a host that wants to see all is written, too.
        Some(text)
            if !settings.only_needed && module.exports.is_empty() && !legal::keeps_hiding_globals(module) =>
        {
            Err(text)
        }
        _ => Ok(()),
    }
}

/// What is known of where an opaque parameter comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Shape {
    #[default]
    Unknown,
    /// Elements of one global, with that many indices.
    Element {
        global: GlobalId,
        indices: usize,
        loaded: bool,
    },
    Mixed,
}

/// What a function holds of what is looked at.
#[derive(Default)]
struct Held {
    selects: bool,
    texel_pointers: bool,
    stores: bool,
}

impl Held {
    fn by(module: &Module, function: &Function) -> Held {
        let mut held = Held::default();
        for inst in
            function.order.iter().flat_map(|&it| &function.blocks[it].values).map(|&it| &function.values[it])
        {
            match inst.op {
                Op::Core(S::Select) => held.selects |= is_opaque_select(module, inst),
                Op::Core(S::ImageTexelPointer) => held.texel_pointers = true,
                Op::Core(S::Store) => held.stores = true,
                _ => {}
            }
        }
        held
    }
}

fn legalize(module: &mut Module, function: &mut Function, reports: &mut Vec<Diagnostic>) {
    let held = Held::by(module, function);
    if held.selects {
        split_selects(module, function);
    }
    let mut parameters: Vec<(BlockId, ValueId)> = Vec::new();
    for &block in &function.order {
        for &parameter in &function.blocks[block].parameters {
            if module.interned().is_opaque(function.values[parameter].ty) {
                parameters.push((block, parameter));
            }
        }
    }
    if !parameters.is_empty() {
        let shapes = find_shapes(module, function, &parameters);
        let (mut rebuilt, mut unassigned) = (Vec::new(), Vec::new());
        for it in parameters {
            match shapes[it.1] {
                Shape::Element { .. } => rebuilt.push(it),
                Shape::Mixed => reports.push(not_known(module, function, it.1)),
                Shape::Unknown => unassigned.push(it.1),
            }
        }
        rebuild(module, function, &rebuilt, &shapes);
        forget(module, function, &unassigned);
    }
    if held.texel_pointers {
        point_to_images(module, function, reports);
    }
    if held.stores {
        refuse_assignments(module, function, reports);
    }
    drop_unused(module, function);
    if held.selects {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if is_opaque_select(module, &function.values[value]) {
                reports.push(not_known(module, function, value));
            }
        }
    }
    let Some(entry) = function.entry() else { return };
    for &value in &function.blocks[entry].values {
        let inst = &function.values[value];
        let Some((_, ty)) = module.pointee(inst.ty).filter(|_| inst.is(S::Variable)) else { continue };
        if module.interned().is_opaque(ty) && !module.interned().holds_object(ty) {
            let span = module.locs[inst.loc].span;
            let source = function.variables[value].map(|it| &*module.variables[it].name);
            let name = function.names.get(value).or(source).unwrap_or("an array").to_string();
            let is_array = matches!(module.types[ty], Type::Array { .. });
            reports.push(match module.interned().part_count(ty).filter(|_| is_array) {
                Some(count) if count > LOCAL_RESOURCES => {
                    let limit = LOCAL_RESOURCES;
                    errors::TooManyLocalResources { name, count, limit, at: span }.into()
                }
                Some(count) if count > RESOURCE_CHOICES => {
                    let limit = RESOURCE_CHOICES;
                    errors::TooManyResourceChoices { name, count, limit, at: span }.into()
                }
                _ => errors::ResourceInMemory { name, span }.into(),
            });
        }
    }
}

fn is_opaque_select(module: &Module, inst: &Inst) -> bool {
    inst.is(S::Select) && module.interned().is_opaque(inst.ty)
}

/// Removes parameters that are passed nothing but each other: no resource was ever assigned to them.
fn forget(module: &mut Module, function: &mut Function, unassigned: &[ValueId]) {
    if unassigned.is_empty() {
        return;
    }
    let mut removed: IdMap<Inst, bool> = IdMap::default();
    let mut undefined = Replacements::default();
    for &parameter in unassigned {
        removed[parameter] = true;
        undefined.add(parameter, module.undef(function.values[parameter].ty).into());
    }
    edit::remove_parameters(function, &removed);
    undefined.apply(function);
}

/// Nothing can be stored where the host binds images and samplers. What comes back from a call as it was need not be.
fn refuse_assignments(module: &Module, function: &mut Function, reports: &mut Vec<Diagnostic>) {
    let types = module.interned();
    for index in 0..function.order.len() {
        let block = function.order[index];
        if !function.blocks[block].values.iter().any(|&it| function.values[it].is(S::Store)) {
            continue;
        }
        let mut values = std::mem::take(&mut function.blocks[block].values);
        values.retain(|&value| {
            let inst = &function.values[value];
            let (true, &[to, stored]) = (inst.is(S::Store), &inst.args[..]) else { return true };
            let class = types.arg_type(function, to).and_then(|it| types.pointee(it)).map(|it| it.0);
            if class != Some(StorageClass::UNIFORM_CONSTANT) {
                return true;
            }
            if !is_loaded_from(function, stored, to) {
                reports.push(errors::ResourceAssigned { at: module.locs[inst.loc].span }.into());
            }
            false
        });
        function.blocks[block].values = values;
    }
}

fn is_loaded_from(function: &Function, value: Arg, pointer: Arg) -> bool {
    let inst = |arg: Arg| arg.value().map(|it| &function.values[it]);
    let Some(&from) = inst(value).filter(|it| it.is(S::Load)).and_then(|it| it.args.first()) else {
        return false;
    };
    let is_same_element = match (inst(from), inst(pointer)) {
        (Some(a), Some(b)) => a.is(S::AccessChain) && a.op == b.op && a.args == b.args,
        _ => false,
    };
    from == pointer || is_same_element
}

/// Structs of resources that have been split again: SPIR-V cannot even express them.
fn drop_unused(module: &Module, function: &mut Function) {
    let types = module.interned();
    let mut used: IdMap<Inst, bool> = IdMap::for_len(function.values.len());
    let mut dead: IdMap<Inst, bool> = IdMap::default();
    let note = |used: &mut IdMap<Inst, bool>, arg: Arg| {
        if let Arg::Value(value) = arg {
            used[value] = true;
        }
    };
    for &block in &function.order {
        function.blocks[block].end.for_each_arg(|arg| note(&mut used, arg));
    }
    // All that a value is used by comes after it.
    for index in (0..function.order.len()).rev() {
        let block = function.order[index];
        let mut any = false;
        for &value in function.blocks[block].values.iter().rev() {
            let inst = &function.values[value];
            let is_dead = !used[value]
                && types.is_opaque(inst.ty)
                && effect(types, function, inst) == Effect::Pure
                && !inst.is(S::Variable);
            any |= is_dead;
            if is_dead {
                dead[value] = true;
            } else if !inst.op.is_debug() {
                inst.args.iter().for_each(|&arg| note(&mut used, arg));
            }
        }
        if any {
            function.blocks[block].values.retain(|&it| !dead[it]);
        }
    }
}

/// OpImageTexelPointer takes a pointer to an image, where `promote_variables` left the image itself.
fn point_to_images(module: &mut Module, function: &mut Function, reports: &mut Vec<Diagnostic>) {
    for index in 0..function.order.len() {
        let block = function.order[index];
        for at in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[at];
            let inst = &function.values[value];
            let Some(&image) = inst.args.first().filter(|_| inst.is(S::ImageTexelPointer)) else { continue };
            let types = module.interned();
            if types.arg_type(function, image).is_none_or(|ty| types.pointee(ty).is_some()) {
                continue;
            }
            let load = image.value().map(|it| &function.values[it]).filter(|it| it.is(S::Load));
            match load.and_then(|it| it.args.first().copied()) {
                Some(pointer) => function.values[value].args[0] = pointer,
                None => {
                    let span = module.locs[inst.loc].span;
                    reports.push(errors::ResourceNotKnown { span }.into());
                }
            }
        }
    }
}

/// `select(c, t[i], t[j])` is `t[select(c, i, j)]`.
fn split_selects(module: &mut Module, function: &mut Function) {
    let int = module.int32();
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut values = function.blocks[block].values.iter();
        if !values.any(|&it| is_opaque_select(module, &function.values[it])) {
            continue;
        }
        let values = std::mem::take(&mut function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len() + 4);
        for value in values {
            let inst = function.values[value].clone();
            let places = match &inst.args[..] {
                &[condition, a, b] if is_opaque_select(module, &inst) => {
                    place(function, a).zip(place(function, b)).map(|(a, b)| (condition, a, b))
                }
                _ => None,
            };
            if let Some((condition, a, b)) = places
                && a.global == b.global
                && a.loaded == b.loaded
                && a.indices.len() == b.indices.len()
            {
                let mut indices = Args::new();
                for (&a, &b) in a.indices.iter().zip(&b.indices) {
                    if a == b {
                        indices.push(a);
                        continue;
                    }
                    let types = module.interned();
                    let (ty, other) = (types.arg_type(function, a), types.arg_type(function, b));
                    let (ty, a, b) = match ty {
                        Some(ty) if other == Some(ty) => (ty, a, b),
                        _ => {
                            let mut as_int = |it| {
                                let (it, cast) = signed(module, function, it, inst.loc);
                                out.extend(cast);
                                it
                            };
                            (int, as_int(a), as_int(b))
                        }
                    };
                    let select = Inst::new(S::Select, ty, [condition, a, b], inst.loc);
                    let select = function.values.add(select);
                    out.push(select);
                    indices.push(select.into());
                }
                let place = Place { indices, ..a };
                place.make(module, function, value, &mut out);
            }
            out.push(value);
        }
        function.blocks[block].values = out;
    }
}

/// An index as an `int`, and the instruction that makes it one, if there must be one.
fn signed(module: &mut Module, function: &mut Function, index: Arg, loc: LocId) -> (Arg, Option<ValueId>) {
    let int = module.int32();
    if module.interned().arg_type(function, index) == Some(int) {
        return (index, None);
    }
    if let Arg::Constant(constant) = index
        && let Some(bits) = module.interned().constant_bits(constant)
    {
        return (module.sint(bits as i32).into(), None);
    }
    let cast = function.values.add(Inst::new(S::Bitcast, int, [index], loc));
    (cast.into(), Some(cast))
}

/// The shape of each parameter: everything that flows in must agree. Starts from "anything" and narrows down, so
/// that parameters that feed each other do not block one another.
fn find_shapes(
    module: &Module,
    function: &Function,
    parameters: &[(BlockId, ValueId)],
) -> IdMap<Inst, Shape> {
    let mut shapes: IdMap<Inst, Shape> = IdMap::default();
    let mut incoming: IdMap<Inst, Vec<Arg>> = IdMap::default();
    for &block in &function.order {
        for target in function.blocks[block].end.targets() {
            for (&parameter, &arg) in function.blocks[target.block].parameters.iter().zip(&target.args) {
                incoming[parameter].push(arg);
            }
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &(_, parameter) in parameters {
            let mut shape = shapes[parameter].clone();
            for &arg in &incoming[parameter] {
                if arg.constant().is_some_and(|it| matches!(module.constants[it], Constant::Undef(_))) {
                    continue;
                }
                let other = match arg {
                    Arg::Value(value) if function.values[value].op == Op::BlockParameter => {
                        shapes[value].clone()
                    }
                    _ => match place(function, arg) {
                        Some(place) => Shape::Element {
                            global: place.global,
                            indices: place.indices.len(),
                            loaded: place.loaded,
                        },
                        None => Shape::Mixed,
                    },
                };
                shape = meet(shape, other);
            }
            if shape != shapes[parameter] {
                shapes[parameter] = shape;
                changed = true;
            }
        }
    }
    shapes
}

fn meet(a: Shape, b: Shape) -> Shape {
    match (a, b) {
        (Shape::Unknown, other) | (other, Shape::Unknown) => other,
        (
            Shape::Element { global, indices, loaded },
            Shape::Element { global: global_b, indices: indices_b, loaded: loaded_b },
        ) if (global, indices, loaded) == (global_b, indices_b, loaded_b) => {
            Shape::Element { global, indices, loaded }
        }
        _ => Shape::Mixed,
    }
}

/// Replaces each parameter with one parameter per index, and recreates the resource at the start of the block.
fn rebuild(
    module: &mut Module,
    function: &mut Function,
    parameters: &[(BlockId, ValueId)],
    shapes: &IdMap<Inst, Shape>,
) {
    let int = module.int32();
    let mut index_parameters: IdMap<Inst, Option<Vec<ValueId>>> = IdMap::default();
    let mut removed: IdMap<Inst, bool> = IdMap::default();
    let mut replaced = Replacements::default();
    let mut prologues: Vec<(BlockId, Vec<ValueId>)> = Vec::new();
    for &(block, parameter) in parameters {
        let Shape::Element { global, indices, loaded } = shapes[parameter] else { continue };
        let loc = function.values[parameter].loc;
        let new: Vec<ValueId> = (0..indices).map(|_| function.add_parameter(block, int, loc)).collect();
        let args = new.iter().map(|&it| Arg::Value(it)).collect();
        let place = Place { global, indices: args, loaded };
        index_parameters[parameter] = Some(new);
        removed[parameter] = true;
        if indices == 0 && !loaded {
            replaced.add(parameter, Arg::Global(global));
            continue;
        }
        let ty = function.values[parameter].ty;
        let stand_in = function.values.add(Inst::new(S::CopyObject, ty, [], loc));
        let mut out = Vec::new();
        place.make(module, function, stand_in, &mut out);
        out.push(stand_in);
        replaced.add(parameter, stand_in.into());
        prologues.push((block, out));
    }
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut end = std::mem::replace(&mut function.blocks[block].end, End::Unreachable);
        let loc = function.blocks[block].end_loc;
        for target in end.targets_mut() {
            let targets = function.blocks[target.block].parameters.clone();
            let given = target.args.clone();
            for (&parameter, &arg) in targets.iter().zip(&given) {
                let Some(wanted) = &index_parameters[parameter] else { continue };
                let count = wanted.len();
                let passed: Args = match arg {
                    Arg::Value(value) if index_parameters[value].is_some() => {
                        index_parameters[value].iter().flatten().map(|&it| Arg::Value(it)).collect()
                    }
                    _ => match place(function, arg) {
                        Some(place) => place.indices,
                        None => (0..count).map(|_| Arg::Constant(module.undef(int))).collect(),
                    },
                };
                for arg in passed {
                    let (arg, cast) = signed(module, function, arg, loc);
                    function.blocks[block].values.extend(cast);
                    target.args.push(arg);
                }
            }
        }
        function.blocks[block].end = end;
    }
    edit::remove_parameters(function, &removed);
    for (block, values) in prologues {
        function.blocks[block].values.splice(0..0, values);
    }
    replaced.apply(function);
}
