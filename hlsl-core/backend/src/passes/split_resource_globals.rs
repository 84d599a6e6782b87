//! Gives each resource in a global struct its own variable and binding: `g.textures[1]` becomes a global with that name.
//! Arrays of resources are also split with `-fspv-flatten-resource-arrays` and, as in DXC, where there is a struct to
//! split, because hosts bind what they find there; for WebGPU, which has no arrays of resources, and for wgpu where naga
//! cannot read what is done with their elements. For both, so are the elements of descriptor heaps.
//!
//! Needs: constant indices, as far as possible (`unroll_loops`). Leaves: no global struct that contains resources,
//! except for those that are reported. Loads of entire structs become composites of their parts; the load of an element
//! with a dynamic index becomes selects among all elements, and for wgpu so does a pointer into an element.

use rustc_hash::FxHashMap;

use super::{Context, Settings, simplify};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::{
        Diagnostic,
        list::{legalize as errors, wgpu},
    },
    ir::{edit::Replacements, facts::is_access_chain, place::place, *},
    limits::{KEPT_RESOURCES, RESOURCE_CHOICES},
    options::TargetEnvironment,
};

/// More elements than WebGPU has bindings in a set.
const MAX_KEPT: u32 = 1000;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut split: IdMap<Global, bool> = IdMap::default();
    let mut globals = Vec::new();
    let has_structs = is_wanted(module);
    let settings = context.settings;
    let with_arrays = settings.flatten_arrays || has_structs;
    // All elements of what is kept become variables.
    let most = if settings.target.is_wgpu() { MAX_KEPT } else { KEPT_RESOURCES };
    let mut left = KEPT_RESOURCES;
    for (id, global) in module.globals.iter() {
        let Some((class, ty)) = module.pointee(global.ty) else { continue };
        let is_array = matches!(module.types[ty], Type::Array { .. });
        let is_struct = is_struct_of_resources(module, global);
        // Nobody knows how long a heap is, so only elements with constant indices are split off.
        let is_heap = settings.target.is_wgpu() && is_heap(module, global);
        let wanted = match class {
            _ if is_heap => has_known_elements(module, id),
            StorageClass::UNIFORM_CONSTANT => {
                let is_array = is_array && module.interned().is_opaque(ty);
                let is_split = with_arrays || is_split_for_wgpu(module, id, ty, settings);
                is_array && is_split || is_struct
            }
            // Arrays of blocks. Which element is used must be known; where nobody asked, the array may stay.
            StorageClass::UNIFORM | StorageClass::STORAGE_BUFFER if is_array && global.binding.is_some() => {
                settings.flatten_arrays
                    || settings.target.is_wgpu()
                    || (has_structs && has_known_elements(module, id))
            }
            _ => false,
        };
        let count = if is_heap { Some(0) } else { leaf_count(module, ty) };
        let kept = if global.keep { count } else { Some(0) };
        if wanted && count.is_some() && kept.is_some_and(|it| it <= most.min(left)) {
            left -= kept.unwrap_or(0);
            split[id] = true;
            globals.push(id);
        } else if is_struct {
            // An array may stay whole.
            let limit = if global.keep { most } else { u32::MAX };
            context.sink.push(errors::TooManyResources { limit, at: global.span });
        }
    }
    if globals.is_empty() {
        return;
    }
    let mut leaves = Leaves::default();
    for &id in &globals {
        if module.globals[id].keep {
            let Some((_, ty)) = module.pointee(module.globals[id].ty) else { continue };
            make_all(module, &mut leaves, id, ty, &mut Vec::new());
        }
    }
    let mut reports: Vec<Diagnostic> = Vec::new();
    super::for_each_function(module, |module, function| {
        let (leaves, reports) = (&mut leaves, &mut reports);
        let (texels, chosen) = (IdMap::default(), IdMap::default());
        let mut it = Splitter { module, function, split: &split, leaves, reports, settings, texels, chosen };
        if it.run() {
            simplify::function(module, function);
        }
    });
    for report in reports {
        context.sink.push(report);
    }
    let mut used: IdMap<Global, bool> = IdMap::default();
    for function in module.functions.values() {
        function.for_each_arg(|arg| {
            if let Arg::Global(global) = arg {
                used[global] = true;
            }
        });
    }
    // Types could name globals, but none does that holds resources.
    let mut remove: IdMap<Global, bool> = IdMap::default();
    globals.into_iter().for_each(|id| remove[id] = !used[id]);
    edit::remove_globals(module, &remove);
}

/// Whether there is a struct to split.
pub fn is_wanted(module: &Module) -> bool {
    module.globals.values().any(|it| is_struct_of_resources(module, it))
}

fn is_struct_of_resources(module: &Module, global: &Global) -> bool {
    let Some((class, ty)) = module.pointee(global.ty) else { return false };
    class == StorageClass::UNIFORM_CONSTANT && holds_struct(module, ty) && module.interned().is_opaque(ty)
}

/// `ResourceDescriptorHeap`, `SamplerDescriptorHeap`, or the counters of the former.
fn is_heap(module: &Module, global: &Global) -> bool {
    matches!(global.origin, GlobalOrigin::Heap | GlobalOrigin::HeapCounters)
        && module
            .pointee(global.ty)
            .is_some_and(|(_, it)| matches!(module.types[it], Type::RuntimeArray { .. }))
}

/// WebGPU has no arrays of resources. Naga has them with one dimension, but reads only samples of their elements.
fn is_split_for_wgpu(module: &Module, global: GlobalId, ty: TypeId, settings: Settings) -> bool {
    match settings.target {
        TargetEnvironment::WebGpu => return true,
        TargetEnvironment::Wgpu => {}
        _ => return false,
    }
    let is_nested = |it: TypeId| matches!(module.types[it], Type::Array { .. });
    // Typed buffers become blocks.
    let is_block =
        |it: TypeId| matches!(&module.types[it], Type::Image(it) if it.dim == spirv::Dim::DimBuffer);
    module.part(ty, 0).is_some_and(|it| is_nested(it) || is_block(it))
        || module.functions.values().any(|function| {
            let reads_element = |inst: &Inst| {
                let is_read = matches!(
                    inst.core(),
                    Some(S::ImageFetch | S::ImageRead | S::ImageWrite | S::ImageTexelPointer)
                );
                is_read && inst.args.first().is_some_and(|&it| is_from(function, it, global))
            };
            let values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
            values.map(|&it| &function.values[it]).any(reads_element)
        })
}

/// Whether an image is an element of that array, of a combined image sampler in it, too.
fn is_from(function: &Function, image: Arg, global: GlobalId) -> bool {
    let inner = image.value().map(|it| &function.values[it]).filter(|it| it.is(S::Image));
    let image = inner.and_then(|it| it.args.first().copied()).unwrap_or(image);
    place(function, image).is_some_and(|it| it.global == global)
}

/// Whether every use of an array of buffers selects an element with a constant.
fn has_known_elements(module: &Module, global: GlobalId) -> bool {
    let types = module.interned();
    let known = |inst: &Inst| match inst.args.split_first() {
        Some((&Arg::Global(base), indices)) if base == global && is_access_chain(inst.op) => {
            indices.first().is_some_and(|&it| types.index_of(it).is_some())
        }
        _ => !inst.args.contains(&Arg::Global(global)),
    };
    module.functions.values().all(|it| it.values.values().all(known))
}

fn holds_struct(module: &Module, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Struct(_) => true,
        Type::Array { element, .. } => holds_struct(module, element),
        _ => false,
    }
}

/// How many bindings a type takes; `None` if that is not known.
fn leaf_count(module: &Module, ty: TypeId) -> Option<u32> {
    match &module.types[ty] {
        Type::Struct(it) if is_composite(module, ty) => {
            it.members.iter().try_fold(0u32, |sum, it| sum.checked_add(leaf_count(module, it.ty)?))
        }
        Type::Array { element, .. } => {
            leaf_count(module, *element)?.checked_mul(module.interned().part_count(ty)?)
        }
        Type::RuntimeArray { .. } => None,
        _ => Some(1),
    }
}

/// Buffers in structs are pointers to their blocks.
fn is_block(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Pointer { .. })
}

fn is_combined(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::SampledImage { .. })
}

/// Whether it is made of resources and none itself, as the struct of a block is.
fn is_composite(module: &Module, ty: TypeId) -> bool {
    match &module.types[ty] {
        Type::Struct(it) => it.members.is_empty() || module.interned().is_opaque(ty),
        // Of a heap: no other has elements that are resources.
        Type::RuntimeArray { element, .. } => {
            is_block_struct(module, *element) || module.interned().is_opaque(*element)
        }
        Type::Array { .. } => true,
        _ => false,
    }
}

/// Whether it is the struct of a block, in an array of them.
fn is_block_struct(module: &Module, ty: TypeId) -> bool {
    use crate::spirv::Decoration as D;
    let is_mark = |it: &Decoration| it.is(D::Block) || it.is(D::BufferBlock);
    matches!(&module.types[ty], Type::Struct(it) if it.decorations.iter().any(is_mark))
}

fn make_all(module: &mut Module, leaves: &mut Leaves, global: GlobalId, ty: TypeId, path: &mut Vec<u32>) {
    if !is_composite(module, ty) {
        leaf(module, leaves, global, path);
        return;
    }
    for index in 0..module.interned().part_count(ty).unwrap_or(0) {
        let Some(part) = module.part(ty, index) else { continue };
        path.push(index);
        make_all(module, leaves, global, part, path);
        path.pop();
    }
}

/// What was made of the globals that are split.
#[derive(Default)]
struct Leaves {
    /// By the global that was split, and the path in it.
    globals: FxHashMap<(GlobalId, Vec<u32>), GlobalId>,
    /// How many leaves of a struct come before each of its members.
    before: FxHashMap<TypeId, Vec<u32>>,
}

impl Leaves {
    fn before(&mut self, module: &Module, ty: TypeId) -> &[u32] {
        self.before.entry(ty).or_insert_with(|| {
            let Type::Struct(it) = &module.types[ty] else { return Vec::new() };
            let mut next = Some(0u32);
            let starts = it.members.iter().map_while(|member| {
                let start = next?;
                next = leaf_count(module, member.ty).and_then(|it| start.checked_add(it));
                Some(start)
            });
            starts.collect()
        })
    }
}

/// The global for the resource at `path`, made when first asked for.
fn leaf(module: &mut Module, leaves: &mut Leaves, global: GlobalId, path: &[u32]) -> Option<GlobalId> {
    if let Some(&known) = leaves.globals.get(&(global, path.to_vec())) {
        return Some(known);
    }
    let whole = module.globals[global].clone();
    let (class, mut ty) = module.pointee(whole.ty)?;
    let mut name = whole.name.to_string();
    let mut before = 0;
    for &index in path {
        let part = module.part(ty, index)?;
        match &module.types[ty] {
            Type::Struct(it) => {
                name.push('.');
                name.push_str(&it.members.get(index as usize)?.name);
                before += leaves.before(module, ty).get(index as usize)?;
            }
            _ => {
                name.push_str(&format!("[{index}]"));
                before += index.checked_mul(leaf_count(module, part)?)?;
            }
        }
        ty = part;
    }
    // A block is a variable itself and no pointer to one in a variable.
    let pointer = if is_block(module, ty) { ty } else { module.pointer(class, ty) };
    let binding = whole.binding.map(|it| Binding { set: it.set, binding: it.binding.saturating_add(before) });
    let path_there = [&whole.path, path].concat().into();
    let sampler = module.samplers.iter().find(|it| Some(it.0) == whole.binding).map(|it| it.1);
    if let (Some(texture), Some(it)) = (binding, sampler.filter(|_| is_combined(module, ty))) {
        let sampler = Binding { set: it.set, binding: it.binding.saturating_add(before) };
        if Some(texture) != whole.binding {
            module.samplers.push((texture, sampler));
        }
    }
    let new =
        module.globals.add(Global { name: name.into(), ty: pointer, binding, path: path_there, ..whole });
    leaves.globals.insert((global, path.to_vec()), new);
    Some(new)
}

struct Splitter<'s> {
    module: &'s mut Module,
    function: &'s mut Function,
    split: &'s IdMap<Global, bool>,
    leaves: &'s mut Leaves,
    reports: &'s mut Vec<Diagnostic>,
    settings: Settings,
    /// Pointers to images whose texels atomic operations change.
    texels: IdMap<Inst, bool>,
    /// Chains that start from a pointer that was chosen.
    chosen: IdMap<Inst, bool>,
}

/// The target of a pointer into a global struct or array.
struct Path {
    global: GlobalId,
    /// To a resource, or to what is made of several.
    indices: Vec<u32>,
    /// The target of `indices`.
    ty: TypeId,
    /// Into the resource's block.
    rest: Args,
}

/// A part of a split global that is loaded.
struct Part<'l> {
    global: GlobalId,
    path: Vec<u32>,
    /// The load that is being taken apart.
    load: &'l Inst,
    /// Where the instructions in its place go.
    out: &'l mut Vec<ValueId>,
}

impl Splitter<'_> {
    fn run(&mut self) -> bool {
        let mut any = false;
        self.function.for_each_arg(|arg| any |= matches!(arg, Arg::Global(global) if self.split[global]));
        if !any {
            return false;
        }
        for &value in self.function.order.iter().flat_map(|&it| &self.function.blocks[it].values) {
            let inst = &self.function.values[value];
            if let (true, Some(&Arg::Value(image))) = (inst.is(S::ImageTexelPointer), inst.args.first()) {
                self.texels[image] = true;
            }
        }
        let mut replaced = Replacements::default();
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            let values = std::mem::take(&mut self.function.blocks[block].values);
            let mut out = Vec::with_capacity(values.len());
            for value in values {
                let inst = &self.function.values[value];
                if inst.is(S::Load)
                    && (is_composite(self.module, inst.ty) || is_block(self.module, inst.ty))
                    && let Some(path) = inst.args.first().and_then(|&it| self.path(it))
                    && path.rest.is_empty()
                {
                    let load = inst.clone();
                    let mut at = Part { global: path.global, path: path.indices, load: &load, out: &mut out };
                    if let Some(whole) = self.load_all(&mut at, load.ty) {
                        replaced.add(value, whole);
                        continue;
                    }
                }
                if let Some(chosen) = self.load_chosen(value, &mut out) {
                    replaced.add(value, chosen);
                    continue;
                }
                if self.settings.target.is_wgpu() && self.point_to_chosen(value, &mut replaced, &mut out) {
                    continue;
                }
                let inst = &self.function.values[value];
                if is_access_chain(inst.op)
                    && let Some(path) = self.path(value.into())
                    && !is_composite(self.module, path.ty)
                    && let Some(leaf) = leaf(self.module, self.leaves, path.global, &path.indices)
                {
                    if path.rest.is_empty() {
                        replaced.add(value, Arg::Global(leaf));
                        continue;
                    }
                    let mut args = Args::from_iter([Arg::Global(leaf)]);
                    args.extend(path.rest);
                    self.function.values[value].args = args;
                }
                out.push(value);
            }
            self.function.blocks[block].values = out;
        }
        replaced.apply(self.function);
        self.drop_unused();
        self.report();
        true
    }

    fn path(&self, pointer: Arg) -> Option<Path> {
        match pointer {
            Arg::Global(global) if self.split[global] => {
                let (_, ty) = self.module.pointee(self.module.globals[global].ty)?;
                Some(Path { global, indices: Vec::new(), ty, rest: Args::new() })
            }
            Arg::Value(value) => {
                let inst = &self.function.values[value];
                if !is_access_chain(inst.op) {
                    return None;
                }
                let (&base, indices) = inst.args.split_first()?;
                let mut path = self.path(base)?;
                for &index in indices {
                    if !is_composite(self.module, path.ty) {
                        path.rest.push(index);
                        continue;
                    }
                    let index = self.module.interned().index_of(index)?;
                    path.ty = self.module.part(path.ty, index)?;
                    path.indices.push(index);
                }
                Some(path)
            }
            _ => None,
        }
    }

    /// A load of an element that is only known when the shader runs: the loads of all elements, and selects among them,
    /// which `branch_on_resources` turns into branches.
    fn load_chosen(&mut self, value: ValueId, out: &mut Vec<ValueId>) -> Option<Arg> {
        let load = &self.function.values[value];
        if !load.is(S::Load)
            || !self.module.interned().is_opaque(load.ty)
            || is_composite(self.module, load.ty)
        {
            return None;
        }
        let load = load.clone();
        let pointer = *load.args.first()?;
        if self.path(pointer).is_some() {
            return None;
        }
        let (global, steps) = self.steps(pointer)?;
        let (_, ty) = self.module.pointee(self.module.globals[global].ty)?;
        if leaf_count(self.module, ty)? > RESOURCE_CHOICES {
            return None;
        }
        self.choose(&mut Part { global, path: Vec::new(), load: &load, out }, ty, &steps)
    }

    /// A pointer to an element of an array of buffers that is only known when the shader runs, or into such an element:
    /// a pointer that selects take among those to all elements. Whether `value` is gone.
    fn point_to_chosen(
        &mut self,
        value: ValueId,
        replaced: &mut Replacements,
        out: &mut Vec<ValueId>,
    ) -> bool {
        let inst = &self.function.values[value];
        let base = inst.args.first().and_then(|it| it.value());
        if !is_access_chain(inst.op)
            || base.is_some_and(|it| replaced.contains(it) || self.chosen[it])
            || self.path(value.into()).is_some()
        {
            return false;
        }
        let Some((chosen, rest)) = self.chosen_pointer(value, out) else { return false };
        if rest.is_empty() {
            replaced.add(value, chosen);
            return true;
        }
        self.function.values[value].args = std::iter::once(chosen).chain(rest).collect();
        self.chosen[value] = true;
        false
    }

    /// The pointer to the block, and the indices from there on.
    fn chosen_pointer(&mut self, value: ValueId, out: &mut Vec<ValueId>) -> Option<(Arg, Args)> {
        let (global, steps) = self.steps(value.into())?;
        let (class, whole) = self.module.pointee(self.module.globals[global].ty)?;
        // Images are loaded, unless atomic operations change their texels.
        let is_loaded = class == StorageClass::UNIFORM_CONSTANT && !self.texels[value];
        if is_loaded || leaf_count(self.module, whole)? > RESOURCE_CHOICES {
            return None;
        }
        let (mut ty, mut depth) = (whole, 0);
        while is_composite(self.module, ty) {
            let index = self.module.interned().index_of(*steps.get(depth)?);
            ty = self.module.part(ty, index.unwrap_or(0))?;
            depth += 1;
        }
        let loc = self.function.values[value].loc;
        let pointer = self.module.pointer(class, ty);
        let load = Inst::new(S::Load, pointer, [], loc);
        let (to_block, rest) = steps.split_at_checked(depth)?;
        let mut at = Part { global, path: Vec::new(), load: &load, out };
        let chosen = self.choose(&mut at, whole, to_block)?;
        Some((chosen, rest.iter().copied().collect()))
    }

    /// A split global, and the indices into it from there on.
    fn steps(&self, pointer: Arg) -> Option<(GlobalId, Vec<Arg>)> {
        match pointer {
            Arg::Global(global) if self.split[global] => Some((global, Vec::new())),
            Arg::Value(value) if is_access_chain(self.function.values[value].op) => {
                let (&base, indices) = self.function.values[value].args.split_first()?;
                let (global, mut steps) = self.steps(base)?;
                steps.extend_from_slice(indices);
                Some((global, steps))
            }
            _ => None,
        }
    }

    /// What `steps` lead to from `at`, which is of type `ty`.
    fn choose(&mut self, at: &mut Part<'_>, ty: TypeId, steps: &[Arg]) -> Option<Arg> {
        let Some((&step, steps)) = steps.split_first() else {
            return self.load_all(at, ty);
        };
        let element = |it: &mut Self, at: &mut Part<'_>, index: u32| {
            let part = it.module.part(ty, index)?;
            at.path.push(index);
            let element = it.choose(at, part, steps);
            at.path.pop();
            element
        };
        if let Some(index) = self.module.interned().index_of(step) {
            return element(self, at, index);
        }
        let last = self.module.interned().part_count(ty)?.checked_sub(1)?;
        let mut chosen = element(self, at, last)?;
        let (bool, number) = (self.module.bool(), self.module.type_of(self.function, step));
        for index in (0..last).rev() {
            let this = element(self, at, index)?;
            let index = self.module.integer(number, index.into());
            let is_this = Inst::new(S::IEqual, bool, [step, index.into()], at.load.loc);
            let condition = self.function.values.add(is_this);
            let select = Inst::new(S::Select, at.load.ty, [condition.into(), this, chosen], at.load.loc);
            let value = self.function.values.add(select);
            at.out.extend([condition, value]);
            chosen = value.into();
        }
        Some(chosen)
    }

    /// All of `at`, which is of type `ty`.
    fn load_all(&mut self, at: &mut Part<'_>, ty: TypeId) -> Option<Arg> {
        let inst = if is_composite(self.module, ty) {
            let mut parts = Args::new();
            for index in 0..self.module.interned().part_count(ty)? {
                let part = self.module.part(ty, index)?;
                at.path.push(index);
                parts.push(self.load_all(at, part)?);
                at.path.pop();
            }
            Inst::new(S::CompositeConstruct, ty, parts, at.load.loc)
        } else {
            let leaf = leaf(self.module, self.leaves, at.global, &at.path)?;
            if is_block(self.module, ty) || is_block(self.module, at.load.ty) {
                return Some(Arg::Global(leaf));
            }
            Inst::new(S::Load, ty, [Arg::Global(leaf)], at.load.loc).with_flags(at.load.flags)
        };
        let value = self.function.values.add(inst);
        at.out.push(value);
        Some(value.into())
    }

    /// Chains that only led to other chains.
    fn drop_unused(&mut self) {
        let mut uses = self.function.use_counts();
        for index in (0..self.function.order.len()).rev() {
            let block = self.function.order[index];
            let mut values = std::mem::take(&mut self.function.blocks[block].values);
            let mut kept = Vec::with_capacity(values.len());
            while let Some(value) = values.pop() {
                let inst = &self.function.values[value];
                if is_access_chain(inst.op) && uses.get(value.index()) == Some(&0) {
                    for arg in &inst.args {
                        if let Arg::Value(it) = arg {
                            uses[it.index()] -= 1;
                        }
                    }
                } else {
                    kept.push(value);
                }
            }
            kept.reverse();
            self.function.blocks[block].values = kept;
        }
    }

    /// Whether only the shader knows which element it is of.
    fn is_chosen(&self, inst: &Inst) -> bool {
        let mut indices = inst.args.iter().skip(1);
        is_access_chain(inst.op) && indices.any(|&it| self.module.interned().index_of(it).is_none())
    }

    fn report(&mut self) {
        for &block in &self.function.order {
            for &value in &self.function.blocks[block].values {
                let inst = &self.function.values[value];
                for &arg in &inst.args {
                    if let Arg::Global(global) = arg
                        && self.split[global]
                    {
                        let span = self.module.locs[inst.loc].span;
                        let name = self.module.globals[global].name.to_string();
                        let count = self.module.pointee(self.module.globals[global].ty);
                        let count = count.and_then(|(_, it)| leaf_count(self.module, it));
                        let report = match count {
                            Some(count) if self.settings.target.is_wgpu() && count > RESOURCE_CHOICES => {
                                let target = if self.settings.target == TargetEnvironment::WebGpu {
                                    "WebGPU"
                                } else {
                                    "wgpu"
                                };
                                let limit = RESOURCE_CHOICES;
                                wgpu::WgpuArrayIndex { target, name, count, limit, at: span }.into()
                            }
                            Some(count) if count > RESOURCE_CHOICES && self.is_chosen(inst) => {
                                let limit = RESOURCE_CHOICES;
                                errors::TooManyResourceChoices { name, count, limit, at: span }.into()
                            }
                            _ => errors::ResourceStructIndex { name, span }.into(),
                        };
                        self.reports.push(report);
                    }
                }
            }
        }
    }
}
