//! The requirements of ray tracing on entry points, payloads and the arguments of its intrinsics.

use super::Checker;
use crate::{
    diagnostics::list::{hit_objects, rays as errors},
    source::Span,
    stage::Stage,
    typed::{ExprId, ExprKind, FunctionId, ParameterMode, Program, visit},
    types::{StructId, Type, TypeId},
};

/// What a parameter of an entry function is for.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    Payload,
    Attributes,
    CallData,
}

impl Role {
    fn name(self) -> &'static str {
        match self {
            Role::Payload => "payload",
            Role::Attributes => "intersection attributes",
            Role::CallData => "callable",
        }
    }
}

fn roles(stage: Stage) -> Option<(&'static [Role], &'static str)> {
    use Role::*;
    Some(match stage {
        Stage::RayGeneration | Stage::Intersection => (&[], "no parameters"),
        Stage::AnyHit | Stage::ClosestHit => (&[Payload, Attributes], "a payload and attributes"),
        Stage::Miss => (&[Payload], "a payload"),
        Stage::Callable => (&[CallData], "a callable parameter"),
        _ => return None,
    })
}

/// What a call passes to another shader: the name of the intrinsic, and its last argument.
fn handed_over(program: &Program, value: ExprId) -> Option<(&'static str, ExprId)> {
    let ExprKind::Intrinsic { overload, object: None, arguments, .. } = &program.expressions[value].kind
    else {
        return None;
    };
    let name = crate::intrinsics::overload(*overload).name;
    let is_one = matches!(
        name,
        "TraceRay"
            | "dx::HitObject::TraceRay"
            | "dx::HitObject::Invoke"
            | "ReportHit"
            | "CallShader"
            | "DispatchMesh"
    );
    Some((name, visit::argument(program[*arguments].last()?)?)).filter(|_| is_one)
}

impl Checker<'_> {
    /// Parameters and result of a ray tracing stage's entry function.
    pub(super) fn check_ray_entry(&mut self, id: FunctionId, stage: Stage) {
        let Some((roles, expected)) = roles(stage) else { return };
        let function = &self.program.functions[id];
        let (at, return_type) = (function.span, function.return_type);
        let parameters: Vec<(TypeId, ParameterMode, String, Span)> = function
            .parameters
            .iter()
            .map(|parameter| {
                let local = &function.locals[parameter.local];
                (local.ty, parameter.mode, self.text(local.name), local.span)
            })
            .collect();
        if return_type != self.program.types.void {
            self.report(errors::RayResult { stage: stage.name(), at });
        }
        if parameters.len() != roles.len() {
            let count = parameters.len();
            self.report(errors::RayParameterCount { stage: stage.name(), count, expected, at });
            return;
        }
        for ((ty, mode, name, at), role) in parameters.into_iter().zip(roles) {
            if self.is_error_type(ty) {
                continue;
            }
            let wanted = if *role == Role::Attributes { ParameterMode::In } else { ParameterMode::InOut };
            if mode != wanted {
                let mode = if wanted == ParameterMode::In { "in" } else { "inout" };
                self.report(errors::RayParameterMode { role: role.name(), name: name.clone(), mode, at });
            }
            let plain = self.program.types.unmodified(ty);
            let Type::Struct(structure) = self.program.types[plain] else {
                self.report(errors::RayParameterType { role: role.name(), name, at });
                continue;
            };
            if self.program.types.contains_handles(plain) {
                self.report(errors::RayParameterType { role: role.name(), name, at });
            }
            if *role == Role::Payload {
                self.want_ray_payload(structure, at);
            }
        }
    }

    pub(super) fn has_payload_access(&self) -> bool {
        self.language
            .options
            .language
            .payload_qualifiers
            .unwrap_or(self.language.options.profile.is_at_least(6, 7))
    }

    /// Since shader model 6.7, payloads specify which stages read and write their fields.
    fn want_ray_payload(&mut self, id: StructId, at: Span) {
        let it = &self.program.types.structs[id];
        if !it.is_ray_payload && self.has_payload_access() {
            let name = self.text(it.name);
            self.report(errors::PayloadNotMarked { name, at });
        }
    }

    /// The payload of `TraceRay` and its like must be a struct.
    pub(super) fn check_ray_call(&mut self, value: ExprId) {
        let Some((name, last)) = handed_over(&self.program, value) else { return };
        let (ty, at) = (self.ty(last), self.span(last));
        let is_trace = matches!(name, "TraceRay" | "dx::HitObject::TraceRay" | "dx::HitObject::Invoke");
        match self.program.types[self.program.types.unmodified(ty)] {
            Type::Struct(_) if self.holds_hit_object(ty) => {
                self.report(hit_objects::HitObjectPlace { place: "a payload", at });
            }
            // What mesh shaders are handed is looked at where they are lowered.
            Type::Struct(_) if name != "DispatchMesh" && self.program.types.contains_handles(ty) => {
                self.report(errors::ResourceHandedOver { name: name.into(), at });
            }
            Type::Struct(id) if is_trace => self.want_ray_payload(id, at),
            Type::Struct(_) | Type::Error => {}
            _ => self.report(errors::NotAStruct { name: name.into(), at }),
        }
    }

    /// A shader has one variable for attributes, and so one type.
    pub(super) fn check_hit_attributes(&mut self) {
        let mut found = Vec::new();
        for entry in self.program.entries.iter().filter(|it| it.stage == Stage::Intersection) {
            let mut first: Option<(TypeId, Span)> = None;
            for function in visit::reached_from(&self.program, [entry.function]) {
                let Some(body) = &self.program.functions[function].body else { continue };
                visit::statements(&self.program, body, &mut |id| {
                    let Some(("ReportHit", last)) = handed_over(&self.program, id) else { return };
                    let ty = self.program.types.unmodified(self.ty(last));
                    match first {
                        Some((known, before)) if known != ty => {
                            found.push((known, ty, self.span(last), before));
                        }
                        Some(_) => {}
                        None => first = Some((ty, self.span(last))),
                    }
                });
            }
        }
        for (first, second, at, before) in found {
            let (first, second) = (self.type_name(first), self.type_name(second));
            self.report(errors::HitAttributesDiffer { first, second, at, before });
        }
    }

    /// Whether each field of a payload that is read is written before, and the other way round.
    pub(super) fn check_payload_access(&mut self, id: StructId) {
        if !self.has_payload_access() {
            return;
        }
        for index in 0..self.program.types.structs[id].fields.len() {
            let field = &self.program.types.structs[id].fields[index];
            let (name, at) = (self.text(field.name), field.span);
            let access = field.payload_access.clone();
            let mut sides: [Vec<String>; 2] = [Vec::new(), Vec::new()];
            let mut is_known = true;
            for (writes, stage) in access {
                let stage = self.text(stage);
                if !["caller", "anyhit", "closesthit", "miss"].contains(&stage.as_str()) {
                    self.report(errors::PayloadStage { name: stage, at });
                    is_known = false;
                    continue;
                }
                sides[usize::from(writes)].push(stage);
            }
            if !is_known {
                continue;
            }
            let [reads, writes] = sides;
            // The caller reads last; any-hit shaders run before the other two, of which only one does.
            let flows = |from: &str, to: &str| to == "caller" || matches!(from, "caller" | "anyhit");
            for read in &reads {
                if !writes.iter().any(|write| flows(write, read)) {
                    self.report(errors::PayloadNoProducer { name: name.clone(), stage: read.clone(), at });
                }
            }
            for write in &writes {
                if !reads.iter().any(|read| flows(write, read)) {
                    self.report(errors::PayloadNoConsumer { name: name.clone(), stage: write.clone(), at });
                }
            }
        }
    }
}
