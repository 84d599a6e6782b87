//! Ray queries, as wgpu's WGSL has them (`enable wgpu_ray_query`).
//!
//! What a query knows of a hit is a struct there. The ray itself it does not tell: a variable keeps what it was started
//! with, if the shader asks.

use hlsl_backend::ir::{Arg, Inst, Type as Ir, ValueId, spirv::Op as S};

use super::{
    Fault, Writer,
    function::Body,
    places::{first, shaped},
};
use crate::tree::*;

const UINT: Scalar = Scalar::Int { width: 32, signed: false };
const FLOAT: Scalar = Scalar::Float { width: 32 };

/// Which number of a struct for a hit each operation returns.
fn member(op: S) -> Option<&'static str> {
    Some(match op {
        S::RayQueryGetIntersectionTypeKHR => "kind",
        S::RayQueryGetIntersectionTKHR => "t",
        S::RayQueryGetIntersectionInstanceCustomIndexKHR => "instance_custom_data",
        S::RayQueryGetIntersectionInstanceIdKHR => "instance_index",
        S::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR => "sbt_record_offset",
        S::RayQueryGetIntersectionGeometryIndexKHR => "geometry_index",
        S::RayQueryGetIntersectionPrimitiveIndexKHR => "primitive_index",
        S::RayQueryGetIntersectionBarycentricsKHR => "barycentrics",
        S::RayQueryGetIntersectionFrontFaceKHR => "front_face",
        S::RayQueryGetIntersectionObjectToWorldKHR => "object_to_world",
        S::RayQueryGetIntersectionWorldToObjectKHR
        | S::RayQueryGetIntersectionObjectRayOriginKHR
        | S::RayQueryGetIntersectionObjectRayDirectionKHR => "world_to_object",
        _ => return None,
    })
}

/// Which number of the ray an operation returns or starts from.
fn of_ray(op: S) -> Option<&'static str> {
    Some(match op {
        S::RayQueryGetRayFlagsKHR => "flags",
        S::RayQueryGetRayTMinKHR => "tmin",
        S::RayQueryGetWorldRayOriginKHR | S::RayQueryGetIntersectionObjectRayOriginKHR => "origin",
        S::RayQueryGetWorldRayDirectionKHR | S::RayQueryGetIntersectionObjectRayDirectionKHR => "dir",
        _ => return None,
    })
}

impl Writer<'_> {
    /// Says that the text needs ray queries; whether they return the corners of triangles.
    pub fn enable_ray_queries(&mut self) -> bool {
        self.enable("wgpu_ray_query");
        if self.usage.has_hit_vertices {
            self.enable("wgpu_ray_query_vertex_return");
        }
        self.usage.has_hit_vertices
    }
}

impl Body<'_, '_> {
    /// Whether an instruction acts on a ray query.
    pub fn is_ray_query(&self, inst: &Inst) -> bool {
        let module = self.writer.module;
        let pointer = inst.args.first().and_then(|&it| module.interned().arg_type(self.function, it));
        let pointee = pointer.and_then(|it| module.pointee(it)).map(|it| it.1);
        pointee.is_some_and(|it| matches!(module.types[it], Ir::RayQuery)) && !inst.is(S::Load)
    }

    /// Declares a variable for what a query is started with, if the shader asks for that.
    pub fn remember_ray(&mut self, query: ValueId) {
        let function = self.function;
        let mut insts = function.order.iter().flat_map(|&it| &function.blocks[it].values);
        let asks = |&value: &ValueId| {
            let inst = &function.values[value];
            inst.core().and_then(of_ray).is_some() && inst.args.first() == Some(&Arg::Value(query))
        };
        if insts.any(asks) {
            let name = self.names.unique("ray");
            let ty = Type::Struct("RayDesc".into());
            self.out.push(Statement::Var { name: name.clone(), ty, value: None });
            self.rays[query] = Some(name);
        }
    }

    pub fn ray_query(&mut self, inst: &Inst, op: S) -> Result<Option<Expr>, Fault> {
        // Naga wants to see the variable itself.
        let query = first(inst)?;
        let variable = query.value().filter(|&it| self.function.values[it].is(S::Variable));
        let variable = variable.ok_or("a ray query that is not a variable of its own")?;
        let pointer = self.address(query)?;
        if member(op).is_none() && of_ray(op).is_none() {
            self.hits.clear();
        }
        let made = match op {
            S::RayQueryInitializeKHR => return self.start(inst, variable, pointer),
            S::RayQueryProceedKHR => Expr::call("rayQueryProceed", [pointer]),
            S::RayQueryTerminateKHR => Expr::call("rayQueryTerminate", [pointer]),
            S::RayQueryConfirmIntersectionKHR => Expr::call("rayQueryConfirmIntersection", [pointer]),
            S::RayQueryGenerateIntersectionKHR => {
                // Naga 30 computes an argument of this behind the call, unless it has a name.
                let distance = match self.operand(inst, 1)? {
                    it @ (Expr::Name(_) | Expr::Literal(..)) => it,
                    other => Expr::Name(self.bind("distance", other)),
                };
                Expr::call("rayQueryGenerateIntersection", [pointer, distance])
            }
            _ => {
                let ray = of_ray(op).and_then(|it| Some(Expr::Name(self.rays[variable].clone()?).member(it)));
                match (member(op), ray) {
                    (Some(name), ray) => self.of_hit(inst, op, (variable, pointer), name, ray)?,
                    (None, Some(ray)) => self.as_result(ray, inst)?,
                    (None, None) if op == S::RayQueryGetIntersectionTriangleVertexPositionsKHR => {
                        let name = match self.is_committed(inst)? {
                            true => "getCommittedHitVertexPositions",
                            false => "getCandidateHitVertexPositions",
                        };
                        Expr::call(name, [pointer])
                    }
                    (None, None) => return Err(format!("Op{op:?}").into()),
                }
            }
        };
        Ok(Some(made))
    }

    fn start(&mut self, inst: &Inst, variable: ValueId, pointer: Expr) -> Result<Option<Expr>, Fault> {
        let [_, scene, flags, mask, origin, least, direction, most] = inst.args[..] else {
            return Err("the start of a ray query without its operands".into());
        };
        let scene = self.place(scene)?;
        let flags = self.signed_as(flags, false)?;
        let mask = self.signed_as(mask, false)?;
        let [least, most] = [self.expr(least)?, self.expr(most)?];
        let [origin, direction] = [self.expr(origin)?, self.expr(direction)?];
        // In the order of its members.
        let parts = vec![flags, mask, least, most, origin, direction];
        let mut ray = Expr::Make(Type::Struct("RayDesc".into()), parts);
        if let Some(name) = self.rays[variable].clone() {
            self.name_readers();
            let kept = Expr::Name(name);
            self.out.push(Statement::Assign { to: kept.clone(), value: ray });
            ray = kept;
        }
        Ok(Some(Expr::call("rayQueryInitialize", [pointer, scene, ray])))
    }

    fn is_committed(&self, inst: &Inst) -> Result<bool, Fault> {
        let which = inst.args.get(1).and_then(|&it| self.writer.module.interned().index_of(it));
        Ok(which.ok_or("a hit that is chosen by a number")? == 1)
    }

    /// A number of the hit that is a candidate or the one so far.
    fn of_hit(
        &mut self,
        inst: &Inst,
        op: S,
        (variable, pointer): (ValueId, Expr),
        name: &'static str,
        ray: Option<Expr>,
    ) -> Result<Expr, Fault> {
        let is_committed = self.is_committed(inst)?;
        let known = self.hits.iter().find(|it| (it.0, it.1) == (variable, is_committed));
        let hit = match known {
            Some((_, _, name)) => name.clone(),
            None => {
                let (function, wanted) = match is_committed {
                    true => ("rayQueryGetCommittedIntersection", "hit"),
                    false => ("rayQueryGetCandidateIntersection", "candidate"),
                };
                let hit = self.bind(wanted, Expr::call(function, [pointer]));
                self.hits.push((variable, is_committed, hit.clone()));
                hit
            }
        };
        let made = Expr::Name(hit).member(name);
        if let Some(ray) = ray {
            // A point moves with the object, a direction only turns.
            let last = if op == S::RayQueryGetIntersectionObjectRayOriginKHR { 1.0_f32 } else { 0.0 };
            let last = Expr::Literal(FLOAT, last.to_bits().into());
            return Ok(Expr::binary(Binary::Multiply, made, Expr::Make(shaped(FLOAT, 4), vec![ray, last])));
        }
        if op == S::RayQueryGetIntersectionTypeKHR && !is_committed {
            // A candidate is a triangle or a box, which are 0 and 1 elsewhere.
            let is_box = Expr::binary(Binary::Equal, made, Expr::Name("RAY_QUERY_INTERSECTION_AABB".into()));
            return Ok(Expr::Make(Type::Scalar(self.writer.shape(inst.ty)?.0), vec![is_box]));
        }
        self.as_result(made, inst)
    }

    /// Numbers that WGSL has without a sign.
    fn as_result(&mut self, made: Expr, inst: &Inst) -> Result<Expr, Fault> {
        match self.writer.shape(inst.ty) {
            Ok((Scalar::Int { .. }, _)) => self.as_type(made, UINT, inst.ty),
            _ => Ok(made),
        }
    }
}
