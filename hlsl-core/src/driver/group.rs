//! Programs of several files as one: numbers of bindings, which no two resources share, and stages, which take what those
//! before them pass on.

use std::collections::BTreeMap;

use super::{Compiled, Driver, Program, shaders};
use crate::{
    Report,
    bindings::{PARAMS, misfits},
    diagnostics::Diagnostic,
    options::BindingSlot,
    reflect::Binding,
    source::load::Load,
};

/// The name of the items of an entry point in a program of several files: that of the function, but that of the stage, as
/// in profiles, for `main`, which every file may have.
#[must_use]
pub fn name_in_group<'a>(profile: &'a str, function: &'a str) -> &'a str {
    match (function, profile.split_once('_')) {
        ("main", Some((stage, _))) => stage,
        _ => function,
    }
}

/// Compiles those again whose bindings without numbers meet those of others, with numbers that fit, and returns what does not
/// fit together.
pub(super) fn fit(
    driver: &Driver,
    program: &Program,
    files: &dyn Load,
    compiled: &mut [Compiled],
) -> Vec<Report> {
    // What has errors itself may fit when they are corrected.
    if compiled.iter().any(|it| it.output.words.is_none()) {
        return Vec::new();
    }
    let slots = slots(compiled);
    for (job, it) in program.jobs.iter().zip(&mut *compiled) {
        it.numbers = numbers(it, &slots);
        if !it.numbers.is_empty() {
            let mut job = job.clone();
            job.options.bindings.names.extend(it.numbers.iter().cloned());
            it.output = driver.output(&job, files);
        }
    }
    let mut reports: Vec<Report> = Vec::new();
    // Entry points of one permutation meet. What all permutations have in common is said once.
    for group in compiled.chunk_by(|one, other| one.permutation == other.permutation) {
        for misfit in misfits(&shaders(group)) {
            let Diagnostic { severity, code, .. } = misfit.diagnostic;
            let report = Report { severity, code, text: misfit.to_string() };
            if !reports.contains(&report) {
                reports.push(report);
            }
        }
    }
    reports
}

/// The number of each resource that has a name. One that somebody chose stays; each of the others has that of the first shader
/// that declares it, or else the next one that is free.
fn slots(compiled: &[Compiled]) -> BTreeMap<String, BindingSlot> {
    let mut all: Vec<(String, &Binding)> = compiled
        .iter()
        .flat_map(|it| it.output.reflection.bindings.iter().map(|one| (name(it, one), one)))
        .collect();
    all.sort_by_key(|it| it.1.is_numbered);
    let mut slots: BTreeMap<String, BindingSlot> = BTreeMap::new();
    for (name, binding) in all {
        if slots.contains_key(&name) {
            continue;
        }
        let mut slot = slot(binding);
        while binding.is_numbered && slots.values().any(|it| *it == slot) {
            slot.binding = slot.binding.saturating_add(1);
        }
        slots.insert(name, slot);
    }
    slots
}

/// The numbers of a shader, if one of its resources ought to have another than it has.
fn numbers(compiled: &Compiled, slots: &BTreeMap<String, BindingSlot>) -> Vec<(String, BindingSlot)> {
    let wanted = |it: &Binding| slots.get(&name(compiled, it)).copied();
    let own = || compiled.output.reflection.bindings.iter().filter(|it| it.is_numbered);
    if own().all(|it| wanted(it) == Some(slot(it))) {
        return Vec::new();
    }
    // Of all, because the compiler would number the others in another way now.
    own().filter_map(|it| Some((it.name.clone(), wanted(it)?))).collect()
}

fn slot(binding: &Binding) -> BindingSlot {
    BindingSlot { set: binding.set, binding: binding.binding }
}

/// What is one resource in all shaders. Parameters belong to their entry point.
fn name(compiled: &Compiled, binding: &Binding) -> String {
    match binding.name.as_str() {
        PARAMS => format!("{PARAMS}.{}", compiled.name),
        name => name.to_owned(),
    }
}
