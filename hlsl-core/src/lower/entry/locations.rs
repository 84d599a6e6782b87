//! Assigns locations to the variables of a [`Signature`], and checks the signature as a whole.
//!
//! Either the shader specifies all locations of a direction, or none: then they are consecutive, in declaration order
//! or, where that order would not match the neighboring stage, in the order of the semantics' names.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{
    diagnostics::list::interface as errors,
    ir::{
        self,
        spirv::{self, Decoration},
    },
    lower::{
        Lower,
        interface::{semantic::Point, signature::Signature},
    },
    options::StageIoOrder,
    stage::Stage,
    types::{ArrayLength, Scalar, Type, TypeId},
};

/// The most that any device has; more is a mistake.
const MAX_LOCATIONS: u32 = crate::limits::LOCATIONS;

/// Assigns a location to every variable that is not a built-in, and an offset to every distance.
pub fn assign(lower: &mut Lower, signature: &mut Signature, stage: Stage) {
    offsets(lower, signature);
    duplicates(lower, signature);
    for is_input in [true, false] {
        let mut order: Vec<usize> = (0..signature.variables.len())
            .filter(|&it| {
                let variable = &signature.variables[it];
                // `vk::ext_decorate` gives a location of the shader's choice, or makes it a built-in.
                let is_placed = variable.is_placed_by_decoration();
                variable.is_input == is_input
                    && variable.builtin.is_none()
                    && !variable.is_payload
                    && !is_placed
            })
            .collect();
        // Patch constants and control points share their locations, and hull and domain shaders declare them in
        // different orders.
        let is_between_tessellation =
            (stage == Stage::Hull && !is_input) || (stage == Stage::Domain && is_input);
        let variable = |it: usize| &signature.variables[it];
        let is_by_name = lower.input.options.interface.stage_io_order == StageIoOrder::Alphabetical;
        if is_by_name {
            // By semantic, which the names of all rows of one variable have.
            order.sort_by(|&a, &b| variable(a).name.cmp(&variable(b).name));
        } else if is_between_tessellation && lower.input.options.interface.pack_signatures {
            let is_of_point = |it: usize| !variable(it).decorations.iter().any(|it| it.is(Decoration::Patch));
            order.sort_by_key(|&it| is_of_point(it));
        } else if is_between_tessellation {
            order.sort_by(|&a, &b| variable(a).name.cmp(&variable(b).name));
        }
        let explicit = order.iter().filter(|&&it| signature.variables[it].location.is_some()).count();
        let is_given = matches!((stage, is_input), (Stage::Vertex, true) | (Stage::Pixel, false));
        // As in DXC, names have the last word.
        if explicit == 0 && lower.input.options.interface.pack_signatures && !is_given && !is_by_name {
            packed(lower, signature, &order);
        } else if explicit == 0 {
            in_order(lower, signature, &order);
        } else if explicit == order.len() {
            as_said(lower, signature, &order);
        } else {
            let missing = order.iter().find(|&&it| signature.variables[it].location.is_none());
            if let Some(&missing) = missing {
                let variable = &signature.variables[missing];
                lower.sink.push(errors::PartialLocations {
                    direction: direction(is_input),
                    semantic: variable.semantic.clone(),
                    at: variable.span,
                });
            }
        }
    }
}

pub fn direction(is_input: bool) -> &'static str {
    if is_input { "input" } else { "output" }
}

/// Distances lie in the array by the index of their semantics.
fn offsets(lower: &mut Lower, signature: &mut Signature) {
    let mut totals = [0u32; 2];
    for group in &mut signature.distances {
        let mut order: Vec<usize> = (0..group.parts.len()).collect();
        order.sort_by_key(|&it| group.parts[it].index);
        let mut next = 0u32;
        for it in order {
            group.parts[it].offset = next;
            next = next.saturating_add(group.parts[it].count);
        }
        let total = &mut totals[usize::from(group.is_input)];
        *total = total.saturating_add(next);
        if *total > 8 {
            let (total, at) = (*total, group.span);
            // Devices may have more: the host asks for maxCombinedClipAndCullDistances.
            lower.sink.push(errors::TooManyDistances { total, at });
        }
    }
}

fn duplicates(lower: &mut Lower, signature: &Signature) {
    let mut seen: FxHashSet<(Point, &str)> = FxHashSet::default();
    let mut builtins: FxHashMap<(Point, spirv::BuiltIn), &str> = FxHashMap::default();
    for variable in &signature.variables {
        if variable.semantic.is_empty() || !variable.point.has_signature() {
            continue;
        }
        let semantic = variable.semantic.clone();
        let at = variable.span;
        if !seen.insert((variable.point, &variable.semantic)) {
            let direction = direction(variable.is_input);
            lower.sink.push(errors::SemanticTwice { direction, semantic, at });
        } else if let Some(builtin) = variable.builtin
            && let Some(first) = builtins.insert((variable.point, builtin), &variable.semantic)
        {
            lower.sink.push(errors::BuiltinTwice { semantic, first: first.into(), at });
        }
    }
}

fn in_order(lower: &mut Lower, signature: &mut Signature, order: &[usize]) {
    let mut next = 0u32;
    for &it in order {
        let count = locations(lower, signature.variables[it].ty);
        let is_input = signature.variables[it].is_input;
        while let Some(end) = decorated_end(lower, signature, is_input, next, count) {
            next = end;
        }
        let variable = &mut signature.variables[it];
        match variable.target {
            Some(target) => variable.location = Some(target),
            None => {
                variable.location = Some(next);
                next = next.saturating_add(count);
            }
        }
    }
    targets(lower, signature, order);
}

/// Where a location that `vk::ext_decorate` gives ends, if one of `count` locations from `first` on is part of it.
fn decorated_end(
    lower: &Lower,
    signature: &Signature,
    is_input: bool,
    first: u32,
    count: u32,
) -> Option<u32> {
    let mut same = signature.variables.iter().filter(|it| it.is_input == is_input);
    same.find_map(|variable| {
        let start = variable.decorations.iter().find_map(|it| match it.operands.first() {
            Some(ir::Operand::Literal(start)) if it.is(Decoration::Location) => Some(*start),
            _ => None,
        })?;
        let end = start.saturating_add(locations(lower, variable.ty));
        (start < first.saturating_add(count) && first < end).then_some(end)
    })
}

/// `-pack-optimized`: each variable goes to the first location that has enough components left at its end. Rows of one
/// variable stay in consecutive locations, at the same component.
fn packed(lower: &mut Lower, signature: &mut Signature, order: &[usize]) {
    // The next free component of each location.
    let mut used: Vec<u32> = Vec::new();
    let mut at = 0;
    while let Some(&it) = order.get(at) {
        let variable = &signature.variables[it];
        let count = match variable.is_row {
            true => order[at..].iter().take_while(|&&row| same_rows(signature, it, row)).count(),
            false => 1,
        };
        if let Some(target) = variable.target {
            signature.variables[it].location = Some(target);
            at += 1;
            continue;
        }
        let (components, is_wide) = components(lower, variable.ty);
        let rows = count as u32 * locations(lower, variable.ty);
        let (location, component) = fit(&mut used, rows, components.min(4), is_wide);
        // At least the variable itself is like its rows, so that `at` grows, and all of them are in `order`.
        for (index, &row) in order[at..at + count].iter().enumerate() {
            let each = rows / count.max(1) as u32;
            let variable = &mut signature.variables[row];
            variable.location = Some(location + index as u32 * each);
            // Rows of two locations have no component to speak of.
            let is_said = component > 0 || (variable.is_row && components <= 4);
            variable.component = is_said.then_some(component);
        }
        at += count;
    }
    targets(lower, signature, order);
}

fn same_rows(signature: &Signature, first: usize, row: usize) -> bool {
    let (first_variable, variable) = (&signature.variables[first], &signature.variables[row]);
    variable.is_row
        && variable.name == first_variable.name
        && variable.point == first_variable.point
        && (row == first || variable.semantic.is_empty())
}

/// How many 32-bit components a row takes, and whether they come in pairs.
pub fn components(lower: &Lower, ty: TypeId) -> (u32, bool) {
    let (scalar, len) = match lower.types[lower.types.unmodified(ty)] {
        Type::Vector { scalar, len } => (scalar, len),
        Type::Scalar(scalar) => (scalar, 1),
        Type::Matrix { scalar, rows, columns, .. } => (scalar, u32::from(rows.max(columns))),
        _ => (Scalar::Float, 4),
    };
    let is_wide = matches!(scalar, Scalar::Double | Scalar::Int64 | Scalar::Uint64);
    (if is_wide { 2 * len } else { len }, is_wide)
}

/// The first location from which on `rows` locations have room for `components`, and where in them.
fn fit(used: &mut Vec<u32>, rows: u32, components: u32, is_wide: bool) -> (u32, u32) {
    let rows = rows.clamp(1, MAX_LOCATIONS) as usize;
    for start in 0..used.len() {
        let Some(window) = used.get(start..start + rows) else { break };
        let first = window.iter().copied().max().unwrap_or(0);
        let first = if is_wide { first.next_multiple_of(2) } else { first };
        if first + components <= 4 {
            for it in &mut used[start..start + rows] {
                *it = first + components;
            }
            return (start as u32, first);
        }
    }
    let start = used.len();
    used.extend(std::iter::repeat_n(components, rows));
    (start as u32, 0)
}

/// `SV_Target1` and an array at `SV_Target0` may meet.
fn targets(lower: &mut Lower, signature: &Signature, order: &[usize]) {
    let mut taken: FxHashMap<(u32, u32), usize> = FxHashMap::default();
    for &it in order {
        let variable = &signature.variables[it];
        if variable.target.is_some() {
            take(lower, signature, it, &mut taken);
        }
    }
}

fn as_said(lower: &mut Lower, signature: &mut Signature, order: &[usize]) {
    let mut taken: FxHashMap<(u32, u32), usize> = FxHashMap::default();
    for &it in order {
        take(lower, signature, it, &mut taken);
    }
}

/// Marks the locations of a variable as taken, unless they are.
fn take(lower: &mut Lower, signature: &Signature, it: usize, taken: &mut FxHashMap<(u32, u32), usize>) {
    let variable = &signature.variables[it];
    let Some(first) = variable.location else { return };
    let direction = direction(variable.is_input);
    let count = locations(lower, variable.ty);
    // What the shader says is its business, but nobody lists millions of locations, and validators count components.
    if count > MAX_LOCATIONS || first.checked_add(count).is_none_or(|it| it > u32::MAX / 4) {
        lower.sink.push(errors::LocationTooLarge { direction, location: first, at: variable.span });
        return;
    }
    if variable.component.is_some() {
        // Several may share a location.
        return;
    }
    let index = variable.index.unwrap_or(0);
    for location in first..first.saturating_add(count) {
        if let Some(&other) = taken.get(&(location, index)) {
            lower.sink.push(errors::LocationTaken {
                direction,
                location,
                semantic: signature.variables[other].semantic.clone(),
                at: variable.span,
                taken: signature.variables[other].span,
            });
            return;
        }
        taken.insert((location, index), it);
    }
}

/// How many locations a variable of a type takes.
pub fn locations(lower: &Lower, ty: TypeId) -> u32 {
    let wide = |scalar: Scalar, len: u32| {
        let is_wide = matches!(scalar, Scalar::Double | Scalar::Int64 | Scalar::Uint64);
        if is_wide && len > 2 { 2 } else { 1 }
    };
    match lower.types[lower.types.unmodified(ty)] {
        Type::Vector { scalar, len } => wide(scalar, len),
        Type::Matrix { scalar, rows, columns, .. } => match (u32::from(rows), u32::from(columns)) {
            (1, len) | (len, 1) => wide(scalar, len),
            (rows, columns) => rows * wide(scalar, columns),
        },
        Type::Array { element, length: ArrayLength::Fixed(length) } => {
            locations(lower, element).saturating_mul(length)
        }
        _ => 1,
    }
}
