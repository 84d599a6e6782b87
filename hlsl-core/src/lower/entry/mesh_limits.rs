//! The limits of mesh and amplification shaders, and calls without which they have no effect: all of these are
//! warnings, as a device may support more, and DXC does not check them for SPIR-V.
//!
//! The limits are Direct3D's, which are the minimum for Vulkan devices with `SPV_EXT_mesh_shader`.

use super::modes;
use crate::{
    diagnostics::list::meshes as errors,
    intrinsics::{self, RustCall},
    layout::LayoutRule,
    lower::{
        Lower,
        calls::expression,
        interface::{self, array_length, semantic::Point, signature::Signature},
    },
    source::Span,
    symbol::kw,
    typed::{EntryPoint, ExprKind, Function, Statement},
    types::{Type, TypeId},
};

const THREADS: u32 = 128;
const VERTICES: u32 = 256;
const PAYLOAD_BYTES: u32 = 16 * 1024;
/// Of a vertex and a primitive together.
const COMPONENTS: u32 = 128;
const OUTPUT_BYTES: u32 = 32 * 1024;

struct Limit {
    count: u32,
    what: &'static str,
    limit: u32,
    stage: &'static str,
    at: Span,
}

fn check(lower: &mut Lower, it: Limit) {
    let Limit { count, what, limit, stage, at } = it;
    if count > limit {
        lower.sink.push(errors::MeshLimit { count, what, limit, stage, at });
    }
}

pub(super) fn mesh(lower: &mut Lower, signature: &Signature, entry: &EntryPoint) {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    let stage = "a mesh";
    for parameter in &function.parameters {
        let local = &function.locals[parameter.local];
        let at = local.span;
        match parameter.role {
            Some(kw::VERTICES | kw::INDICES | kw::PRIMITIVES) => {
                // What is no array has been reported with the other outputs.
                let count = array_length(lower, local.ty).unwrap_or(0);
                let what = "vertices or primitives";
                check(lower, Limit { count, what, limit: VERTICES, stage, at });
            }
            Some(kw::PAYLOAD) => payload(lower, local.ty, stage, at),
            _ => {}
        }
    }
    outputs(lower, signature, function);
    threads(lower, function, stage);
    if !counts_primitives(lower, entry) {
        let name = intrinsics::name_of(RustCall::SetMeshOutputCounts);
        let (function, outcome, at) = (name, "it outputs no vertices and no primitives", function.span);
        lower.sink.push(errors::MeshCallMissing { stage: "mesh", function, outcome, at });
    }
    counts_once(lower, function);
}

/// Whether a mesh shader says how many vertices and primitives it makes.
pub(super) fn counts_primitives(lower: &Lower, entry: &EntryPoint) -> bool {
    lower.input.uses(entry, |it| it.is_lowered_by(RustCall::SetMeshOutputCounts))
}

/// Warns about a second `SetMeshOutputCounts` on a path that every thread takes.
fn counts_once(lower: &mut Lower, function: &Function) {
    let mut first = None;
    for statement in function.body.iter().flatten() {
        let Statement::Expression(id) = statement else { continue };
        let it = lower.input.expr(*id);
        let ExprKind::Intrinsic { overload, .. } = &it.kind else { continue };
        let overload = intrinsics::overload(*overload);
        if !overload.is_lowered_by(RustCall::SetMeshOutputCounts) {
            continue;
        }
        let name = overload.name;
        match first {
            None => first = Some(it.span),
            Some(first) => lower.sink.push(errors::MeshCallTwice { function: name, at: it.span, first }),
        }
    }
}

pub(super) fn amplification(lower: &mut Lower, entry: &EntryPoint) {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    let stage = "an amplification";
    threads(lower, function, stage);
    let mut dispatched = None;
    for function in lower.input.reached.from(program, [entry.function]) {
        for &id in lower.input.reached.uses(function) {
            if let ExprKind::Intrinsic { overload, arguments, .. } = &program.expressions[id].kind
                && intrinsics::overload(*overload).is_lowered_by(RustCall::DispatchMesh)
            {
                dispatched = program[*arguments].last().and_then(expression);
            }
        }
    }
    match dispatched {
        Some(argument) => {
            let (ty, at) = (lower.input.expr(argument).ty, lower.input.expr(argument).span);
            payload(lower, ty, stage, at);
        }
        None => {
            let name = intrinsics::name_of(RustCall::DispatchMesh);
            let (function, outcome, at) = (name, "no mesh shader runs after it", function.span);
            lower.sink.push(errors::MeshCallMissing { stage: "amplification", function, outcome, at });
        }
    }
}

fn threads(lower: &mut Lower, function: &Function, stage: &'static str) {
    let count = modes::num_threads(function).map_or(1, |[x, y, z]| x.saturating_mul(y).saturating_mul(z));
    check(lower, Limit { count, what: "threads", limit: THREADS, stage, at: function.span });
}

fn payload(lower: &mut Lower, ty: TypeId, stage: &'static str, at: Span) {
    let plain = lower.types.unmodified(ty);
    if !matches!(lower.types[plain], Type::Struct(_)) || lower.types.contains_object(plain) {
        return;
    }
    let count = lower.tables.layouts.of(&lower.types, plain, lower.input.storage_rule()).size;
    check(lower, Limit { count, what: "payload bytes", limit: PAYLOAD_BYTES, stage, at });
}

/// How much a mesh shader writes: for a vertex and a primitive, and in all.
fn outputs(lower: &mut Lower, signature: &Signature, function: &Function) {
    let (mut components, mut bytes) = (0u32, 0u32);
    let mut add = |count: u32, times: Option<u32>| {
        components = components.saturating_add(count);
        bytes = bytes.saturating_add(count.saturating_mul(4).saturating_mul(times.unwrap_or(1)));
    };
    for variable in &signature.variables {
        // Indices are none of the outputs that are counted.
        let is_index = variable.builtin.is_some_and(|it| interface::mesh::INDICES.contains(&it));
        if !is_index && matches!(variable.point, Point::MeshOut | Point::MeshPrimitiveOut) {
            let size = lower.tables.layouts.of(&lower.types, variable.ty, LayoutRule::Scalar).size;
            add(size.div_ceil(4), variable.per_vertex);
        }
    }
    for group in signature.distances.iter().filter(|it| !it.is_input) {
        add(group.total(), group.per_vertex);
    }
    let (stage, at) = ("a mesh", function.span);
    let what = "components of a vertex and a primitive";
    check(lower, Limit { count: components, what, limit: COMPONENTS, stage, at });
    check(
        lower,
        Limit { count: bytes, what: "bytes of vertices and primitives", limit: OUTPUT_BYTES, stage, at },
    );
}
