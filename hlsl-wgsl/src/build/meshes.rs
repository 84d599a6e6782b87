//! Mesh and task shaders, as naga has them (`enable wgpu_mesh_shader`): what a mesh shader gives out is one variable of its
//! group, with a list of vertices and one of primitives, and a task shader returns how many groups follow.

use hlsl_backend::ir::{
    Arg, Entry, FunctionId, Global, GlobalId, Inst, Operand, StorageClass, Type as Ir, reach,
    spirv::{BuiltIn, Decoration as D, ExecutionMode as Mode, ExecutionModel as Model},
};
use hlsl_base::arena::IdMap;

use super::{Fault, Writer, builtins::builtin, entries::attributes_of, function::Body, names::Names};
use crate::tree::*;

/// Where an output of a mesh shader is.
#[derive(Clone, Debug)]
pub struct MeshPart {
    /// The variable with all of them.
    variable: Name,
    /// The list in it, with an element for each vertex or primitive.
    list: &'static str,
    member: Name,
}

/// What is known of mesh shaders.
#[derive(Debug, Default)]
pub struct Meshes {
    pub parts: IdMap<Global, Option<MeshPart>>,
    /// Of each entry point: the variable that it fills.
    variables: Vec<(FunctionId, Name)>,
}

const LISTS: [&str; 2] = ["vertices", "primitives"];

impl Writer<'_> {
    /// Declares what the mesh shaders of the module give out.
    pub fn mesh_outputs(&mut self) -> Result<(), Fault> {
        let module = self.module;
        for entry in module.entries.iter().filter(|it| it.model == Model::MeshEXT) {
            self.mesh_output(entry)?;
        }
        Ok(())
    }

    fn mesh_output(&mut self, entry: &Entry) -> Result<(), Fault> {
        let module = self.module;
        let variable = self.names.unique("mesh_output");
        let mut lists = [(Vec::new(), Names::default()), (Vec::new(), Names::default())];
        for &id in &entry.interface {
            let global = &module.globals[id];
            let Some((StorageClass::OUTPUT, array)) = module.pointee(global.ty) else { continue };
            let Ir::Array { element, .. } = module.types[array] else {
                return Err("an output of a mesh shader that is not an array".into());
            };
            let is_primitive = global.decorations.iter().any(|it| it.is(D::PerPrimitiveEXT))
                || is_index(builtin(&global.decorations));
            let list = usize::from(is_primitive);
            let (members, names) = &mut lists[list];
            let wanted = Some(self.global_name(id)).filter(|it| !it.is_empty());
            let name = names.unique(wanted.unwrap_or("indices"));
            let attributes = attributes_of(module.interned(), id, entry.model)?;
            let ty = self.ty(element)?;
            self.meshes.parts[id] =
                Some(MeshPart { variable: variable.clone(), list: LISTS[list], member: name.clone() });
            members.push(Member { attributes, name, ty });
        }
        let lengths = [Mode::OutputVertices, Mode::OutputPrimitivesEXT].map(|mode| {
            let mode = entry.modes.iter().find(|it| it.mode == mode as u32)?;
            match mode.operands.first() {
                Some(Operand::Literal(length)) => Some(*length),
                _ => None,
            }
        });
        let mut members = Vec::new();
        for (index, (parts, _)) in lists.into_iter().enumerate() {
            let name = self.names.unique(["VertexOutput", "PrimitiveOutput"][index]);
            self.items.push(Item::Struct(Struct { name: name.clone(), members: parts }));
            let length = lengths[index].ok_or("a mesh shader without a length of its lists")?;
            members.push(builtin_member(LISTS[index], Type::Array(Type::Struct(name).into(), Some(length))));
        }
        let number = || Type::Scalar(Scalar::Int { width: 32, signed: false });
        members.extend(["vertex_count", "primitive_count"].map(|it| builtin_member(it, number())));
        let name = self.names.unique("MeshOutput");
        self.items.push(Item::Struct(Struct { name: name.clone(), members }));
        let ty = Type::Struct(name);
        let space = Some(Space::Workgroup);
        self.items.push(Item::Variable(Variable {
            doc: Vec::new(),
            place: None,
            space,
            name: variable.clone(),
            ty,
            value: None,
        }));
        self.meshes.variables.push((entry.function, variable));
        Ok(())
    }

    /// The stage, and what it takes and gives out besides parameters and results.
    pub fn mesh_stage(&self, entry: &Entry) -> Result<Vec<Attribute>, Fault> {
        let of = self.meshes.variables.iter().find(|it| it.0 == entry.function);
        let mut attributes = match of {
            Some((_, variable)) => vec![Attribute::Mesh(variable.clone())],
            None => vec![Attribute::Stage("task")],
        };
        let named = reach::globals(self.module, entry.function);
        let payload = self.module.globals.ids().find(|&id| named[id] && self.is_payload(id));
        let payload = payload.and_then(|id| self.globals[id].clone());
        attributes.extend(payload.map(Attribute::Payload));
        Ok(attributes)
    }

    /// The type of how many groups a task shader starts.
    pub fn group_counts() -> Type {
        Type::Vector(3, Scalar::Int { width: 32, signed: false })
    }

    fn is_payload(&self, id: GlobalId) -> bool {
        matches!(
            self.module.pointee(self.module.globals[id].ty),
            Some((StorageClass::TASK_PAYLOAD_WORKGROUP, _))
        )
    }
}

fn builtin_member(name: &'static str, ty: Type) -> Member {
    Member { attributes: vec![Attribute::Builtin(name)], name: name.into(), ty }
}

fn is_index(it: Option<BuiltIn>) -> bool {
    matches!(it, Some(BuiltIn::PrimitiveTriangleIndicesEXT | BuiltIn::PrimitiveLineIndicesEXT))
}

impl Body<'_, '_> {
    /// The element of a mesh shader's output that the first index names.
    pub fn mesh_element(&mut self, id: GlobalId, index: Arg) -> Result<Option<Expr>, Fault> {
        let Some(MeshPart { variable, list, member }) = self.writer.meshes.parts[id].clone() else {
            return Ok(None);
        };
        let index = self.expr(index)?;
        Ok(Some(Expr::Name(variable).member(list).at(index).member(member)))
    }

    /// How many vertices and primitives there are.
    pub fn set_mesh_counts(&mut self, inst: &Inst) -> Result<(), Fault> {
        let entry =
            self.writer.meshes.variables.first().ok_or("numbers of vertices outside of a mesh shader")?;
        let variable = entry.1.clone();
        let counts = [self.operand(inst, 0)?, self.operand(inst, 1)?];
        self.name_readers();
        for (member, value) in ["vertex_count", "primitive_count"].into_iter().zip(counts) {
            self.out.push(Statement::Assign { to: Expr::Name(variable.clone()).member(member), value });
        }
        Ok(())
    }
}
