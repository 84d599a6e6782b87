//! Replaces local arrays of resources: a copy of a global array becomes that array; in others, an element with a dynamic
//! index becomes a choice among all elements.
//!
//! ```text
//! Texture2D both[2] = {a, b};  both[i]  →  i == 1 ? b : a
//! ```
//!
//! Needs: everything inlined and unrolled, so that constant indices are constants. Leaves: no local array of
//! resources whose length is known, except for very long ones, which `legalize_resources` reports.

use super::{Context, inline_calls::fix_storage_classes, promote_variables, simplify, split_variables};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{edit::Replacements, facts::is_access_chain, *},
    limits::RESOURCE_CHOICES,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let settings = context.settings;
    super::for_each_function(module, |module, function| {
        if arrays(module, function).is_empty() {
            return;
        }
        split_variables::combine_chains(function);
        let mut changed = false;
        // A copy of a copy takes a round more.
        while forward_copies(module, function) {
            changed = true;
        }
        if choose_elements(module, function) {
            changed = true;
        }
        if changed {
            split_variables::function(module, function, settings);
            promote_variables::function(module, function, settings);
            simplify::function(module, function);
        }
    });
}

/// Local variables that are arrays of resources.
fn arrays(module: &Module, function: &Function) -> Vec<ValueId> {
    let Some(entry) = function.entry() else { return Vec::new() };
    let is_array = |&it: &ValueId| {
        function.values[it].is(S::Variable)
            && module.pointee(function.values[it].ty).is_some_and(|(_, ty)| {
                matches!(module.types[ty], Type::Array { .. } | Type::RuntimeArray { .. })
                    && module.interned().is_opaque(ty)
                    && !module.interned().holds_object(ty)
            })
    };
    function.blocks[entry].values.iter().copied().filter(is_array).collect()
}

/// Replaces arrays that are stored once, as a whole, and from a global. The contents of a global never change, so the
/// position of the store does not matter.
fn forward_copies(module: &mut Module, function: &mut Function) -> bool {
    #[derive(Clone)]
    struct Uses {
        stored: Option<Arg>,
        stores: u32,
        is_known: bool,
    }
    let mut replaced = Replacements::default();
    let variables = arrays(module, function);
    let mut numbers: IdMap<Inst, Option<usize>> = IdMap::default();
    let mut uses = Vec::with_capacity(variables.len());
    for (number, &variable) in variables.iter().enumerate() {
        numbers[variable] = Some(number);
        let is_known = function.values[variable].args.len() < 2;
        uses.push(Uses { stored: None, stores: 0, is_known });
    }
    let number_of = |arg: Option<&Arg>| arg.and_then(|it| it.value()).and_then(|it| numbers[it]);
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            match inst.op {
                Op::Core(S::Store) => {
                    if let Some(number) = number_of(inst.args.first()) {
                        uses[number].stores += 1;
                        uses[number].stored = inst.args.get(1).copied();
                    }
                    let whole = number_of(inst.args.get(1));
                    let element = number_of(element_base(function, inst));
                    whole.into_iter().chain(element).for_each(|number| uses[number].is_known = false);
                }
                Op::Core(S::Load) | Op::DebugDeclare | Op::DebugValue => {}
                op if is_access_chain(op) => {}
                _ => {
                    let named = inst.args.iter().filter_map(|it| number_of(Some(it)));
                    named.for_each(|number| uses[number].is_known = false);
                }
            }
        }
    }
    for (&variable, Uses { stored, stores, is_known }) in variables.iter().zip(uses) {
        let global = stored.and_then(Arg::value).map(|it| &function.values[it]).filter(|it| it.is(S::Load));
        if let Some(&Arg::Global(global)) = global.and_then(|it| it.args.first())
            && is_known
            && stores == 1
        {
            replaced.add(variable, Arg::Global(global));
        }
    }
    if replaced.is_empty() {
        return false;
    }
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut values = std::mem::take(&mut function.blocks[block].values);
        values.retain(|&it| {
            let inst = &function.values[it];
            let is_store = inst.is(S::Store)
                && inst.args.first().and_then(|it| it.value()).is_some_and(|it| replaced.contains(it));
            !is_store && !replaced.contains(it)
        });
        function.blocks[block].values = values;
    }
    replaced.apply(function);
    fix_storage_classes(module, function);
    true
}

/// What a store goes to an element of, if it does.
fn element_base<'f>(function: &'f Function, store: &Inst) -> Option<&'f Arg> {
    let chain = store.args.first().and_then(|it| it.value()).map(|it| &function.values[it])?;
    chain.args.first().filter(|_| is_access_chain(chain.op))
}

/// Loads and stores of elements whose index is not constant.
fn choose_elements(module: &mut Module, function: &mut Function) -> bool {
    let arrays = arrays(module, function);
    let mut changed = false;
    for index in 0..function.order.len() {
        let block = function.order[index];
        let values = std::mem::take(&mut function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len());
        for value in values {
            let inst = function.values[value].clone();
            let element = inst.args.first().and_then(|&it| dynamic_element(module, function, &arrays, it));
            match (inst.op, element) {
                (Op::Core(S::Load), Some(element)) => {
                    let mut it = Chooser { module, function, out: &mut out, loc: inst.loc };
                    let chosen = it.load(&element, inst.ty);
                    function.values[value] = Inst::new(S::CopyObject, inst.ty, [chosen], inst.loc);
                    changed = true;
                }
                (Op::Core(S::Store), Some(element)) if inst.args.len() >= 2 => {
                    let mut it = Chooser { module, function, out: &mut out, loc: inst.loc };
                    it.store(&element, inst.args[1]);
                    changed = true;
                    continue;
                }
                _ => {}
            }
            out.push(value);
        }
        function.blocks[block].values = out;
    }
    if changed {
        remove_chains(function, &arrays);
    }
    changed
}

/// Chains into the arrays that nothing uses any more, so that they do not keep the arrays whole.
fn remove_chains(function: &mut Function, arrays: &[ValueId]) {
    let uses = function.use_counts();
    for index in 0..function.order.len() {
        let block = function.order[index];
        let mut values = std::mem::take(&mut function.blocks[block].values);
        values.retain(|&it| {
            let inst = &function.values[it];
            let base = inst.args.first().and_then(|it| it.value());
            let is_chain = is_access_chain(inst.op) && base.is_some_and(|it| arrays.contains(&it));
            !is_chain || uses.get(it.index()).is_some_and(|&it| it > 0)
        });
        function.blocks[block].values = values;
    }
}

/// `variable[index]`, and further indices into the element.
struct Element {
    variable: ValueId,
    index: Arg,
    rest: Args,
    length: u32,
    /// A pointer to what the chain points to.
    pointer: TypeId,
}

fn dynamic_element(
    module: &Module,
    function: &Function,
    arrays: &[ValueId],
    pointer: Arg,
) -> Option<Element> {
    let inst = &function.values[pointer.value()?];
    let variable = inst.args.first()?.value().filter(|it| arrays.contains(it) && is_access_chain(inst.op))?;
    let index = *inst.args.get(1)?;
    let (_, array) = module.pointee(function.values[variable].ty)?;
    let length = module.interned().part_count(array).filter(|&it| it > 0 && it <= RESOURCE_CHOICES)?;
    let is_dynamic = module.interned().index_of(index).is_none();
    let rest = inst.args.iter().skip(2).copied().collect();
    is_dynamic.then_some(Element { variable, index, rest, length, pointer: inst.ty })
}

struct Chooser<'c> {
    module: &'c mut Module,
    function: &'c mut Function,
    out: &'c mut Vec<ValueId>,
    loc: LocId,
}

impl Chooser<'_> {
    fn push(&mut self, op: S, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        let value = self.function.values.add(Inst::new(op, ty, args, self.loc));
        self.out.push(value);
        value.into()
    }

    fn pointer(&mut self, element: &Element, number: u32) -> Arg {
        let number = self.module.sint(number as i32);
        let args = [element.variable.into(), number.into()].into_iter().chain(element.rest.iter().copied());
        let args: Args = args.collect();
        self.push(S::AccessChain, element.pointer, args)
    }

    fn is_chosen(&mut self, element: &Element, number: u32) -> Arg {
        let bool = self.module.bool();
        let ty = self.module.type_of(self.function, element.index);
        let number = self.module.integer(ty, i64::from(number));
        self.push(S::IEqual, bool, [element.index, number.into()])
    }

    /// The element's members, where it is a struct: SPIR-V chooses no whole structs.
    fn members(&mut self, element: &Element, ty: TypeId) -> Option<Vec<(Element, TypeId)>> {
        let count = self.module.parts(ty).filter(|_| matches!(self.module.types[ty], Type::Struct(_)))?;
        let (class, _) = self.module.pointee(element.pointer)?;
        let mut members = Vec::new();
        for number in 0..count {
            let part = self.module.part(ty, number)?;
            let mut rest = element.rest.clone();
            rest.push(self.module.sint(number as i32).into());
            let pointer = self.module.pointer(class, part);
            members.push((Element { rest, pointer, ..*element }, part));
        }
        Some(members)
    }

    fn load(&mut self, element: &Element, ty: TypeId) -> Arg {
        if let Some(members) = self.members(element, ty) {
            let loaded: Args = members.iter().map(|(member, part)| self.load(member, *part)).collect();
            return self.push(S::CompositeConstruct, ty, loaded);
        }
        let first = self.pointer(element, 0);
        let mut chosen = self.push(S::Load, ty, [first]);
        for number in 1..element.length {
            let pointer = self.pointer(element, number);
            let other = self.push(S::Load, ty, [pointer]);
            let is_other = self.is_chosen(element, number);
            chosen = self.push(S::Select, ty, [is_other, other, chosen]);
        }
        chosen
    }

    fn store(&mut self, element: &Element, stored: Arg) {
        let ty = self.module.type_of(self.function, stored);
        if let Some(members) = self.members(element, ty) {
            for (number, (member, part)) in members.iter().enumerate() {
                let piece = self.push(S::CompositeExtract, *part, [stored, Arg::Literal(number as u32)]);
                self.store(member, piece);
            }
            return;
        }
        let void = self.module.void();
        for number in 0..element.length {
            let pointer = self.pointer(element, number);
            let old = self.push(S::Load, ty, [pointer]);
            let is_this = self.is_chosen(element, number);
            let new = self.push(S::Select, ty, [is_this, stored, old]);
            self.push(S::Store, void, [pointer, new]);
        }
    }
}
