//! Entry points: what they take and return.
//!
//! An input is a parameter, and an output a variable that every `return` reads. Those that other functions use, too, are
//! private variables, which the entry point fills and returns.

use hlsl_backend::ir::{
    Arg, End, Entry, GlobalId, Operand, StorageClass, Type as Ir, TypeId,
    facts::Types,
    spirv::{BuiltIn, Decoration as D, ExecutionMode as Mode, ExecutionModel as Model, Op as S},
};

use super::{
    Fault, Writer,
    builtins::{builtin, builtin_name, number},
    function::Body,
    names::{self, Names},
};
use crate::tree::*;

impl<'m> Writer<'m> {
    pub fn entry(&mut self, entry: &Entry, name: Name) -> Result<Function, Fault> {
        let (module, module_sources) = (self.module, self.sources);
        let class = |id: GlobalId| module.pointee(module.globals[id].ty).map(|it| it.0);
        let is_output = |id: &GlobalId| class(*id) == Some(StorageClass::OUTPUT);
        let is_input = |id: &GlobalId| class(*id) == Some(StorageClass::INPUT);
        let named = hlsl_backend::ir::reach::globals(module, entry.function);
        let inputs: Vec<GlobalId> = module.globals.ids().filter(|it| is_input(it) && named[*it]).collect();
        // Outputs are a promise to the next stage, whether the shader writes them or not.
        let mut outputs: Vec<GlobalId> = entry.interface.iter().copied().filter(is_output).collect();
        outputs.extend(
            module
                .globals
                .ids()
                .filter(|it| is_output(it) && named[*it] && !outputs.contains(it))
                .collect::<Vec<_>>(),
        );
        // Those of a mesh shader are in a variable of its group.
        outputs.retain(|&it| self.meshes.parts[it].is_none());
        let mut attributes = match entry.model {
            Model::MeshEXT | Model::TaskEXT => self.mesh_stage(entry)?,
            model => vec![Attribute::Stage(stage(model)?)],
        };
        attributes.extend(self.modes(entry)?);

        let mut results = Vec::new();
        let mut taken = Names::default();
        for &id in &outputs {
            let wanted = self.global_name(id).to_owned();
            let ty = self.signature_type(id)?;
            results.push(Member {
                attributes: attributes_of(module.interned(), id, entry.model)?,
                name: taken.unique(&wanted),
                ty,
            });
        }
        let (result, result_ty) = match entry.model {
            Model::TaskEXT => {
                let ty = Self::group_counts();
                (Some((vec![Attribute::Builtin("mesh_task_size")], ty.clone())), Some(ty))
            }
            _ => self.result(entry, results)?,
        };

        let mut body = self.body(entry.function, result_ty)?;
        let mut parameters = Vec::new();
        let mut before = Vec::new();
        for &id in &inputs {
            let wanted = body.writer.global_name(id).to_owned();
            let name = body.names.unique(&wanted);
            let ty = body.writer.signature_type(id)?;
            let attributes = attributes_of(module.interned(), id, entry.model)?;
            body.input(id, &name, &mut before)?;
            parameters.push(Member { attributes, name, ty });
        }
        for &id in &outputs {
            body.output(id, &mut before)?;
        }
        body.out = before;
        body.outputs = outputs;
        let statements = body.statements()?;
        let doc = names::comment(&module_sources.doc_comment(entry.span));
        Ok(Function { doc, attributes, name, parameters, result, body: statements })
    }

    /// The type of an input or output in the signature of a shader.
    fn signature_type(&mut self, id: GlobalId) -> Result<Type, Fault> {
        let global = &self.module.globals[id];
        let Some((_, ty)) = self.module.pointee(global.ty) else {
            return Err("a variable that is not a pointer".into());
        };
        let number = Type::Scalar(Scalar::Int { width: 32, signed: false });
        Ok(match (builtin(&global.decorations), self.ty(ty)?) {
            (Some(BuiltIn::SampleMask), _) => number,
            (Some(BuiltIn::FragCoord | BuiltIn::FrontFacing), ty) => ty,
            (Some(_), Type::Scalar(Scalar::Int { .. })) => number,
            (Some(_), Type::Vector(len, Scalar::Int { .. })) => {
                Type::Vector(len, Scalar::Int { width: 32, signed: false })
            }
            (_, ty) => ty,
        })
    }

    /// What a shader returns: one output as it is, several in a struct.
    #[allow(clippy::type_complexity)]
    fn result(
        &mut self,
        entry: &Entry,
        mut results: Vec<Member>,
    ) -> Result<(Option<(Vec<Attribute>, Type)>, Option<Type>), Fault> {
        Ok(match results.len() {
            0 => (None, None),
            1 => {
                let Member { attributes, ty, .. } = results.remove(0);
                (Some((attributes, ty.clone())), Some(ty))
            }
            _ => {
                let wanted = match entry.model {
                    Model::Vertex => "VertexOutput",
                    _ => "FragmentOutput",
                };
                let name = self.names.unique(wanted);
                self.items.push(Item::Struct(Struct { name: name.clone(), members: results }));
                (Some((Vec::new(), Type::Struct(name.clone()))), Some(Type::Struct(name)))
            }
        })
    }

    fn modes(&mut self, entry: &Entry) -> Result<Vec<Attribute>, Fault> {
        let mut attributes = Vec::new();
        for mode in &entry.modes {
            match Mode::from_u32(mode.mode) {
                Some(Mode::LocalSize) => {
                    let size = |at: usize| match mode.operands.get(at) {
                        Some(Operand::Literal(it)) => *it,
                        _ => 1,
                    };
                    attributes.push(Attribute::WorkgroupSize([size(0), size(1), size(2)]));
                }
                Some(Mode::EarlyFragmentTests) => attributes.push(Attribute::EarlyDepthTest("force")),
                Some(Mode::DepthGreater) => attributes.push(Attribute::EarlyDepthTest("greater_equal")),
                Some(Mode::DepthLess) => attributes.push(Attribute::EarlyDepthTest("less_equal")),
                Some(Mode::DepthUnchanged) => attributes.push(Attribute::EarlyDepthTest("unchanged")),
                Some(Mode::OriginUpperLeft | Mode::DepthReplacing) => {}
                Some(
                    Mode::OutputVertices
                    | Mode::OutputPrimitivesEXT
                    | Mode::OutputTrianglesEXT
                    | Mode::OutputLinesEXT,
                ) => {}
                other => return Err(format!("the execution mode {other:?}").into()),
            }
        }
        if matches!(entry.model, Model::MeshEXT | Model::TaskEXT) {
            self.enable("wgpu_mesh_shader");
        }
        let named = hlsl_backend::ir::reach::globals(self.module, entry.function);
        for id in self.module.globals.ids().filter(|it| named[*it] || entry.interface.contains(it)) {
            match builtin(&self.module.globals[id].decorations) {
                Some(BuiltIn::ClipDistance) => self.enable("clip_distances"),
                Some(BuiltIn::PrimitiveId) => self.enable("primitive_index"),
                Some(it) if builtin_name(it).is_some_and(|it| it.contains("subgroup")) => {
                    self.enable_subgroups()
                }
                _ => {}
            }
            if self.module.globals[id].decorations.iter().any(|it| it.is(D::Index)) {
                self.enable("dual_source_blending");
            }
            if self.module.globals[id].decorations.iter().any(|it| it.is(D::PerVertexKHR)) {
                self.enable("wgpu_per_vertex");
            }
            if self.module.globals[id].decorations.iter().any(|it| it.is(D::PerPrimitiveEXT)) {
                self.enable("wgpu_mesh_shader");
            }
        }
        Ok(attributes)
    }
}

impl Body<'_, '_> {
    /// Makes the body read an input from a parameter, or from the variable that the parameter is copied to.
    fn input(&mut self, id: GlobalId, parameter: &Name, before: &mut Vec<Statement>) -> Result<(), Fault> {
        if self.writer.is_in_signature(id) {
            self.signature[id] = Some(parameter.clone());
            return Ok(());
        }
        let name = self.writer.globals[id].clone().ok_or("an input without a variable")?;
        let Some((_, ty)) = self.writer.module.pointee(self.writer.module.globals[id].ty) else {
            return Err("a variable that is not a pointer".into());
        };
        let (of, value) = (self.writer.ty(ty)?, Expr::Name(parameter.clone()));
        let value = if of == self.writer.signature_type(id)? { value } else { Expr::Make(of, vec![value]) };
        before.push(Statement::Assign { to: Expr::Name(name), value });
        Ok(())
    }

    /// Whether a variable is an input that is a parameter of the entry point.
    pub fn is_parameter(&self, id: GlobalId) -> bool {
        self.signature[id].is_some() && !self.outputs.contains(&id)
    }

    /// Declares a variable for an output that nothing else uses.
    fn output(&mut self, id: GlobalId, before: &mut Vec<Statement>) -> Result<(), Fault> {
        if self.writer.globals[id].is_some() {
            return Ok(());
        }
        if self.is_written_last(id) {
            self.results[id] = Some(Expr::uint(0));
            return Ok(());
        }
        let wanted = self.writer.global_name(id).to_owned();
        let name = self.names.unique(&wanted);
        let global = &self.writer.module.globals[id];
        let value = match global.initializer {
            Some(it) if !self.writer.is_undefined(it) => Some(self.initial(id)?),
            _ => None,
        };
        let ty = self.writer.signature_type(id)?;
        self.signature[id] = Some(name.clone());
        before.push(Statement::Var { name, ty, value });
        Ok(())
    }

    /// Whether an output is written once, as a whole, in the block that returns it: it needs no variable.
    fn is_written_last(&self, id: GlobalId) -> bool {
        let function = self.function;
        let mut returns = function.order.iter().filter(|&&it| matches!(function.blocks[it].end, End::Return));
        let (Some(&last), None) = (returns.next(), returns.next()) else { return false };
        let mut mentions = function.order.iter().flat_map(|&block| {
            let values = function.blocks[block].values.iter().map(move |&it| (block, &function.values[it]));
            values.filter(|(_, inst)| !inst.op.is_debug() && inst.args.contains(&Arg::Global(id)))
        });
        let (Some((block, inst)), None) = (mentions.next(), mentions.next()) else { return false };
        block == last && inst.is(S::Store) && inst.args[0] == Arg::Global(id)
    }

    fn initial(&mut self, id: GlobalId) -> Result<Expr, Fault> {
        let global = &self.writer.module.globals[id];
        let initializer = global.initializer.ok_or("an output that starts with nothing")?;
        let is_mask = builtin(&global.decorations) == Some(BuiltIn::SampleMask);
        match self.writer.constant(initializer)? {
            Expr::Make(Type::Array(..), parts) if is_mask => {
                parts.into_iter().next().ok_or("a mask without bits".into())
            }
            other => Ok(other),
        }
    }

    /// What an entry point returns.
    pub fn returned(&mut self) -> Result<Option<Expr>, Fault> {
        let mut values = Vec::new();
        for id in self.outputs.clone() {
            if let Some(value) = self.results[id].take() {
                values.push(value);
                continue;
            }
            let name = self.signature[id].clone().or_else(|| self.writer.globals[id].clone());
            let value = Expr::Name(name.ok_or("an output without a variable")?);
            let Some((_, ty)) = self.writer.module.pointee(self.writer.module.globals[id].ty) else {
                continue;
            };
            let is_mask = self.writer.globals[id].is_some()
                && matches!(self.writer.module.types[ty], Ir::Array { .. })
                && builtin(&self.writer.module.globals[id].decorations) == Some(BuiltIn::SampleMask);
            values.push(if is_mask { value.at(Expr::index(0)) } else { value });
        }
        Ok(match (values.len(), &self.result) {
            (0, _) => None,
            (1, _) => values.pop(),
            (_, Some(ty)) => Some(Expr::Make(ty.clone(), values)),
            (_, None) => return Err("outputs without a type".into()),
        })
    }
}

fn stage(model: Model) -> Result<&'static str, Fault> {
    match model {
        Model::Vertex => Ok("vertex"),
        Model::Fragment => Ok("fragment"),
        Model::GLCompute => Ok("compute"),
        _ => Err("a shader of this stage".into()),
    }
}

pub fn attributes_of(types: Types<'_>, id: GlobalId, model: Model) -> Result<Vec<Attribute>, Fault> {
    let global = &types.globals[id];
    let has = |kind| global.decorations.iter().any(|it| it.is(kind));
    let invariant = has(D::Invariant).then_some(Attribute::Invariant);
    if let Some(it) = builtin(&global.decorations) {
        let name = builtin_name(it).ok_or_else(|| format!("the built-in variable {it:?}"))?;
        let invariant = invariant.filter(|_| it == BuiltIn::Position);
        return Ok([Attribute::Builtin(name)].into_iter().chain(invariant).collect());
    }
    let location = number(global, D::Location).ok_or("a variable between stages without a location")?;
    let mut attributes = vec![Attribute::Location(location)];
    if has(D::Index) {
        attributes.push(Attribute::BlendSource(number(global, D::Index).unwrap_or(0)));
    }
    let Some((class, ty)) = types.pointee(global.ty) else { return Ok(attributes) };
    if has(D::PerPrimitiveEXT) {
        attributes.push(Attribute::PerPrimitive);
    }
    // Vertices and targets are not interpolated.
    if (model == Model::Fragment) != (class == StorageClass::INPUT) {
        return Ok(attributes);
    }
    let sampling = match (has(D::Centroid), has(D::Sample)) {
        (true, _) => Some("centroid"),
        (_, true) => Some("sample"),
        _ => None,
    };
    if has(D::PerVertexKHR) {
        attributes.push(Attribute::Interpolate("per_vertex", None));
    } else if has(D::Flat) || is_integer(types, ty) {
        attributes.push(Attribute::Interpolate("flat", None));
    } else if has(D::NoPerspective) {
        attributes.push(Attribute::Interpolate("linear", sampling));
    } else if sampling.is_some() {
        attributes.push(Attribute::Interpolate("perspective", sampling));
    }
    Ok(attributes)
}

fn is_integer(types: Types<'_>, ty: TypeId) -> bool {
    match types.types[ty] {
        Ir::Vector { element, .. } | Ir::Array { element, .. } => is_integer(types, element),
        Ir::Int { .. } => true,
        _ => false,
    }
}
