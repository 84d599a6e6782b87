//! Entry points, with their stage variables.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Context, Uses, ir_scalar};
use crate::{
    ir::{
        self, GlobalOrigin, StorageClass,
        spirv::{self, Decoration},
    },
    reflect::{EntryPoint, ExecutionMode, ScalarKind, StageVariable},
    stage::Stage,
};

impl Context<'_> {
    pub(super) fn entry(&mut self, entry: &ir::Entry, uses: &Uses) {
        let module = self.module;
        let function = self
            .program
            .entries
            .iter()
            .find(|it| it.stage == entry.stage && self.program.functions[it.function].span == entry.span)
            .map_or_else(
                || (*entry.name).to_owned(),
                |it| self.text(self.program.functions[it.function].name),
            );
        let mut inputs = Vec::new();
        let mut outputs = Vec::new();
        let mut split = FxHashSet::default();
        for &id in &entry.interface {
            let mut global = &module.globals[id];
            if !global.path.is_empty() {
                // A location of a matrix or array that was split. For the host it is one variable, as it was declared.
                if !split.insert(global.origin) {
                    continue;
                }
                let is_whole = |it: &&ir::Global| it.origin == global.origin && it.path.is_empty();
                global = module.globals.values().find(is_whole).unwrap_or(global);
            }
            let Some(variable) = self.stage_variable(entry.stage, global) else { continue };
            match global.origin {
                GlobalOrigin::StageOutput(_) => outputs.push(variable),
                _ => inputs.push(variable),
            }
        }
        inputs.sort_by_key(|it| (it.location.is_none(), it.location, it.component));
        outputs.sort_by_key(|it| (it.location.is_none(), it.location, it.index, it.component));
        let execution_modes: Vec<ExecutionMode> = entry
            .modes
            .iter()
            .map(|mode| ExecutionMode {
                name: match spirv::ExecutionMode::from_u32(mode.mode) {
                    Some(mode) => format!("{mode:?}"),
                    None => mode.mode.to_string(),
                },
                operands: mode
                    .operands
                    .iter()
                    .map(|it| self.literal(it))
                    .collect::<Option<_>>()
                    .unwrap_or_default(),
            })
            .collect();
        let is_local_size = |it: &&ExecutionMode| matches!(&*it.name, "LocalSize" | "LocalSizeId");
        let local_size = execution_modes.iter().find(is_local_size);
        let workgroup_size = local_size.and_then(|mode| <[u32; 3]>::try_from(mode.operands.as_slice()).ok());
        // Few share a binding.
        let mut used: FxHashMap<ir::Binding, Vec<&ir::Global>> = FxHashMap::default();
        for global in uses.iter().map(|&id| &module.globals[id]) {
            if let Some(binding) = global.binding {
                used.entry(binding).or_default().push(global);
            }
        }
        let is_used = |id: ir::GlobalId| {
            let it = &module.globals[id];
            let others = it.binding.and_then(|it| used.get(&it));
            others.is_some_and(|others| others.iter().any(|other| is_same_resource(it, other)))
        };
        let indices = self.variables.bindings.iter().enumerate();
        let bindings = indices.filter(|&(_, &it)| is_used(it)).map(|(index, _)| index).collect();
        let push_constants = self.variables.push_constants.iter().position(|it| uses.contains(it));
        let shader_record = self.variables.shader_records.iter().position(|it| uses.contains(it));
        self.out.entry_points.push(EntryPoint {
            name: (*entry.name).to_owned(),
            function,
            stage: entry.stage,
            workgroup_size,
            execution_modes,
            inputs,
            outputs,
            bindings,
            push_constants,
            shader_record,
            payload: self.payload(uses),
            place: self.place(entry.span),
            doc: self.doc(entry.span),
        });
    }

    fn payload(&self, uses: &Uses) -> Option<String> {
        let pointees = uses.iter().filter_map(|&id| self.module.pointee(self.module.globals[id].ty));
        let (_, ty) = pointees.into_iter().find(|it| it.0 == StorageClass::TASK_PAYLOAD_WORKGROUP)?;
        Some(self.spelled(ty))
    }

    /// `struct { float4 place; uint rows[3]; }`
    fn spelled(&self, ty: ir::TypeId) -> String {
        match &self.module.types[ty] {
            ir::Type::Struct(it) => {
                let member = |it: &ir::Member| format!("{} {}; ", self.spelled(it.ty), it.name);
                format!("struct {{ {}}}", it.members.iter().map(member).collect::<String>())
            }
            ir::Type::Array { element, length, .. } => {
                let length = self.module.array_length(*length).unwrap_or_default();
                format!("{}[{length}]", self.spelled(*element))
            }
            _ => self.stage_type(ty).map_or_else(|| "bool".to_owned(), |it| it.hlsl_type),
        }
    }

    fn literal(&self, operand: &ir::Operand) -> Option<u32> {
        match operand {
            ir::Operand::Literal(value) => Some(*value),
            ir::Operand::Constant(id) => match self.module.constants[*id] {
                // Unless the pipeline says otherwise.
                ir::Constant::Spec { bits, .. } => u32::try_from(bits).ok(),
                _ => self.module.integer_value(*id).and_then(|value| u32::try_from(value).ok()),
            },
            _ => None,
        }
    }

    /// An input or output of a stage.
    fn stage_variable(&self, stage: Stage, global: &ir::Global) -> Option<StageVariable> {
        let (is_input, source) = match global.origin {
            GlobalOrigin::StageInput(source) => (true, source),
            GlobalOrigin::StageOutput(source) => (false, source),
            _ => return None,
        };
        let find = |kind: Decoration| {
            global.decorations.iter().find(|it| it.is(kind)).map(|it| match it.operands.first() {
                Some(ir::Operand::Literal(value)) => *value,
                _ => 0,
            })
        };
        let has = |kind: Decoration| global.decorations.iter().any(|it| it.is(kind));
        let (_, mut ty) = self.module.pointee(global.ty)?;
        let builtin = find(Decoration::BuiltIn);
        let mut per_vertex = None;
        if is_per_vertex(stage, is_input, has(Decoration::Patch), has(Decoration::PerVertexKHR))
            && let ir::Type::Array { element, length, .. } = self.module.types[ty]
            && !(stage == Stage::Hull && is_input && builtin.is_some_and(is_single))
        {
            per_vertex = self.module.array_length(length);
            ty = element;
        }
        let StageType { scalar, components, locations, hlsl_type } = self.stage_type(ty)?;
        let interpolation = INTERPOLATION.iter().filter(|(kind, _)| has(*kind));
        let source = source.map(|it| &self.module.stage_sources[it]);
        let text = |pick: fn(&ir::StageSource) -> &str| source.map_or("", pick).to_string();
        Some(StageVariable {
            name: text(|it| &it.name),
            variable: (*global.name).to_owned(),
            semantic: text(|it| &it.semantic),
            location: find(Decoration::Location),
            index: find(Decoration::Index).unwrap_or(0),
            component: find(Decoration::Component).unwrap_or(0),
            scalar,
            components,
            locations,
            hlsl_type,
            builtin: builtin.map(|number| match spirv::BuiltIn::from_u32(number) {
                Some(builtin) => format!("{builtin:?}"),
                None => number.to_string(),
            }),
            per_vertex,
            interpolation: interpolation.map(|(_, name)| name.to_string()).collect(),
            place: self.place(global.span),
        })
    }

    /// `None` unless it is made of numbers.
    fn stage_type(&self, mut ty: ir::TypeId) -> Option<StageType> {
        let mut vectors = 1u32;
        let mut lengths = String::new();
        while let ir::Type::Array { element, length, .. } = self.module.types[ty] {
            let length = self.module.array_length(length).unwrap_or(1);
            lengths.push_str(&format!("[{length}]"));
            vectors = vectors.saturating_mul(length);
            ty = element;
        }
        let mut rows = 0;
        if let ir::Type::Matrix { column, columns } = self.module.types[ty] {
            vectors = vectors.saturating_mul(columns);
            rows = columns;
            ty = column;
        }
        let components = self.module.width(ty);
        let scalar = ir_scalar(self.module, self.module.component(ty))?;
        let name = scalar.name();
        let mut hlsl_type = match (rows, components) {
            (0, 1) => name.to_owned(),
            (0, components) => format!("{name}{components}"),
            (rows, columns) => format!("{name}{rows}x{columns}"),
        };
        hlsl_type.push_str(&lengths);
        // A vector of more than 16 bytes takes two.
        let locations_of_vector = if scalar.size() == 8 && components > 2 { 2 } else { 1 };
        let locations = vectors.saturating_mul(locations_of_vector);
        Some(StageType { scalar, components, locations, hlsl_type })
    }
}

/// The type of a stage variable, without the array of vertices.
struct StageType {
    scalar: ScalarKind,
    /// Of each vector.
    components: u32,
    locations: u32,
    hlsl_type: String,
}

const INTERPOLATION: [(Decoration, &str); 7] = [
    (Decoration::Flat, "Flat"),
    (Decoration::NoPerspective, "NoPerspective"),
    (Decoration::Centroid, "Centroid"),
    (Decoration::Sample, "Sample"),
    (Decoration::Patch, "Patch"),
    (Decoration::PerPrimitiveEXT, "PerPrimitiveEXT"),
    (Decoration::PerVertexKHR, "PerVertexKHR"),
];

/// Whether two variables at one binding are the same for the host, which knows only of the first: what a descriptor heap
/// has, as resources of two types, or a buffer and another view of it.
fn is_same_resource(known: &ir::Global, other: &ir::Global) -> bool {
    let is_same_part = known.origin == other.origin && known.path == other.path;
    is_same_part || other.origin == GlobalOrigin::AliasedView
}

/// Built-ins that a hull shader has once per patch, not per control point.
fn is_single(builtin: u32) -> bool {
    builtin == spirv::BuiltIn::InvocationId as u32 || builtin == spirv::BuiltIn::PrimitiveId as u32
}

/// Whether the outermost array of a variable is one of vertices.
fn is_per_vertex(stage: Stage, is_input: bool, is_patch: bool, is_per_vertex: bool) -> bool {
    use Stage::*;
    match stage {
        Hull => !is_patch,
        Domain => is_input && !is_patch,
        Geometry => is_input,
        Mesh => !is_input,
        Pixel => is_input && is_per_vertex,
        _ => false,
    }
}
