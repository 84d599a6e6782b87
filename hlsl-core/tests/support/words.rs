//! What the host sees of a module, read from its words: entry points, descriptors, push constants, specialization constants and
//! stage variables, each as a line of text.

use std::collections::{BTreeSet, HashMap, HashSet};

use hlsl_core::reflect::{BindingKind, ScalarKind};
use rspirv::{
    binary::{Consumer, ParseAction},
    dr::{Instruction, Module, Operand},
    spirv::{BuiltIn, Decoration, Dim, ExecutionMode, ExecutionModel, Op, StorageClass},
};

pub type Facts = BTreeSet<String>;

/// A module, taken apart.
pub struct Words {
    module: Module,
    values: HashMap<u32, Instruction>,
    decorations: HashMap<u32, Vec<(Decoration, Option<u32>)>>,
    members: HashMap<(u32, u32), Vec<(Decoration, u32)>>,
}

fn id(operand: &Operand) -> u32 {
    match operand {
        Operand::IdRef(id) => *id,
        _ => 0,
    }
}

fn number(operand: Option<&Operand>) -> Option<u64> {
    match operand? {
        Operand::LiteralBit32(value) => Some(u64::from(*value)),
        Operand::LiteralBit64(value) => Some(*value),
        Operand::BuiltIn(builtin) => Some(*builtin as u64),
        _ => None,
    }
}

/// rspirv's loader with places for the instructions that it has none for.
#[derive(Default)]
struct WholeLoader {
    loader: rspirv::dr::Loader,
    modes: Vec<Instruction>,
    values: Vec<Instruction>,
    is_in_function: bool,
}

impl Consumer for WholeLoader {
    fn initialize(&mut self) -> ParseAction {
        self.loader.initialize()
    }
    fn finalize(&mut self) -> ParseAction {
        self.loader.finalize()
    }
    fn consume_header(&mut self, header: rspirv::dr::ModuleHeader) -> ParseAction {
        self.loader.consume_header(header)
    }
    fn consume_instruction(&mut self, inst: Instruction) -> ParseAction {
        match inst.class.opcode {
            Op::ExecutionModeId => self.modes.push(inst),
            Op::ConstantStringAMDX | Op::SpecConstantStringAMDX => self.values.push(inst),
            // What debug information declares.
            Op::ExtInst if !self.is_in_function => {}
            Op::Function | Op::FunctionEnd => {
                self.is_in_function = inst.class.opcode == Op::Function;
                return self.loader.consume_instruction(inst);
            }
            _ => return self.loader.consume_instruction(inst),
        }
        ParseAction::Continue
    }
}

fn load(words: &[u32]) -> Module {
    let mut reader = WholeLoader::default();
    rspirv::binary::parse_words(words, &mut reader).expect("the words can be read");
    let mut module = reader.loader.module();
    module.execution_modes.extend(reader.modes);
    module.types_global_values.extend(reader.values);
    module
}

impl Words {
    pub fn new(words: &[u32]) -> Words {
        let module = load(words);
        let mut it = Words {
            values: HashMap::new(),
            decorations: HashMap::new(),
            members: HashMap::new(),
            module: Module::new(),
        };
        for inst in &module.annotations {
            match (inst.class.opcode, &inst.operands[..]) {
                (Op::Decorate, [target, Operand::Decoration(kind), rest @ ..]) => {
                    let value = number(rest.first()).map(|it| it as u32);
                    it.decorations.entry(id(target)).or_default().push((*kind, value));
                }
                (
                    Op::MemberDecorate,
                    [target, Operand::LiteralBit32(member), Operand::Decoration(kind), rest @ ..],
                ) => {
                    let value = number(rest.first()).unwrap_or(0) as u32;
                    it.members.entry((id(target), *member)).or_default().push((*kind, value));
                }
                _ => {}
            }
        }
        for inst in &module.types_global_values {
            it.values.insert(inst.result_id.unwrap_or(0), inst.clone());
        }
        it.module = module;
        it
    }

    fn decoration(&self, target: u32, wanted: Decoration) -> Option<u32> {
        let all = self.decorations.get(&target)?;
        all.iter().find(|(kind, _)| *kind == wanted).map(|(_, value)| value.unwrap_or(0))
    }

    fn member(&self, ty: u32, member: u32, wanted: Decoration) -> Option<u32> {
        let all = self.members.get(&(ty, member))?;
        all.iter().find(|(kind, _)| *kind == wanted).map(|(_, value)| *value)
    }

    /// What the host sees of it, as lines of text.
    pub fn facts(&self) -> Facts {
        let mut facts = Facts::new();
        for inst in &self.module.entry_points {
            self.entry(inst, &mut facts);
        }
        for (&variable, _) in self.values.iter().filter(|(_, it)| it.class.opcode == Op::Variable) {
            self.descriptor(variable, &mut facts);
        }
        for (&constant, inst) in &self.values {
            let Some(spec) = self.decoration(constant, Decoration::SpecId) else { continue };
            let (ty, value) = match inst.class.opcode {
                Op::SpecConstantTrue => ("bool".to_owned(), 1),
                Op::SpecConstantFalse => ("bool".to_owned(), 0),
                _ => (
                    self.layout(inst.result_type.unwrap_or(0), None),
                    number(inst.operands.first()).unwrap_or(0),
                ),
            };
            facts.insert(format!("constant {spec} {ty} {value}"));
        }
        facts
    }

    /// Nodes are compute shaders with a mode of their own.
    fn stage(&self, model: ExecutionModel, function: u32) -> String {
        let mut modes = self.module.execution_modes.iter().filter(|it| id(&it.operands[0]) == function);
        let is_node = modes.any(|it| match it.operands[1] {
            Operand::ExecutionMode(mode) => format!("{mode:?}").ends_with("AMDX"),
            _ => false,
        });
        if is_node { "node".to_owned() } else { stage(model).to_owned() }
    }

    fn entry(&self, inst: &Instruction, facts: &mut Facts) {
        let [
            Operand::ExecutionModel(model),
            Operand::IdRef(function),
            Operand::LiteralString(name),
            interface @ ..,
        ] = &inst.operands[..]
        else {
            panic!("an entry point of another form");
        };
        facts.insert(format!("entry {name} {}", self.stage(*model, *function)));
        for mode in self.module.execution_modes.iter().filter(|it| id(&it.operands[0]) == *function) {
            let Operand::ExecutionMode(kind) = mode.operands[1] else { continue };
            let operands: Option<Vec<u32>> = mode.operands[2..]
                .iter()
                .map(|it| match it {
                    Operand::IdRef(id) => {
                        let inst = &self.values[id];
                        let is_known = matches!(inst.class.opcode, Op::Constant | Op::SpecConstant);
                        number(inst.operands.first()).filter(|_| is_known).map(|value| value as u32)
                    }
                    other => number(Some(other)).map(|value| value as u32),
                })
                .collect();
            let operands = operands.unwrap_or_default();
            if matches!(kind, ExecutionMode::LocalSize | ExecutionMode::LocalSizeId) {
                facts.insert(format!("entry {name} workgroup {operands:?}"));
            }
            facts.insert(format!("entry {name} mode {kind:?} {operands:?}"));
        }
        for variable in interface.iter().map(id) {
            self.stage_variable(name, *model, variable, facts);
        }
        for variable in self.reached(*function) {
            let Some((class, ty)) = self.pointee(variable) else { continue };
            if let Some((set, binding, kind)) = self.place(variable) {
                facts.insert(format!("entry {name} uses {set} {binding} {}", kind.name()));
            }
            if class == StorageClass::PushConstant {
                facts.insert(format!("entry {name} push constants {}", self.layout(ty, None)));
            }
            if class == StorageClass::ShaderRecordBufferKHR {
                facts.insert(format!("entry {name} shader record {}", self.layout(ty, None)));
            }
        }
    }

    /// The variables that a function and what it calls name.
    fn reached(&self, function: u32) -> HashSet<u32> {
        let mut variables = HashSet::new();
        let mut queue = vec![function];
        let mut seen = HashSet::new();
        while let Some(next) = queue.pop() {
            let is_it = |it: &&rspirv::dr::Function| it.def_id() == Some(next);
            let Some(function) = self.module.functions.iter().find(is_it).filter(|_| seen.insert(next))
            else {
                continue;
            };
            for inst in function.blocks.iter().flat_map(|it| &it.instructions) {
                for operand in inst.operands.iter().map(id) {
                    match self.values.get(&operand).map(|it| it.class.opcode) {
                        Some(Op::Variable) => drop(variables.insert(operand)),
                        Some(_) => {}
                        None => queue.push(operand),
                    }
                }
            }
        }
        variables
    }

    fn pointee(&self, variable: u32) -> Option<(StorageClass, u32)> {
        let inst = self.values.get(&variable).filter(|it| it.class.opcode == Op::Variable)?;
        match self.values.get(&inst.result_type?)?.operands[..] {
            [Operand::StorageClass(class), Operand::IdRef(ty)] => Some((class, ty)),
            _ => None,
        }
    }

    fn place(&self, variable: u32) -> Option<(u32, u32, BindingKind)> {
        let set = self.decoration(variable, Decoration::DescriptorSet)?;
        let binding = self.decoration(variable, Decoration::Binding)?;
        let (class, ty) = self.pointee(variable)?;
        Some((set, binding, self.kind(class, self.element(ty).0)?))
    }

    /// What an array of descriptors is one of, and how many.
    fn element(&self, ty: u32) -> (u32, Option<Option<u64>>) {
        let inst = &self.values[&ty];
        match inst.class.opcode {
            Op::TypeArray => {
                let length = number(self.values[&id(&inst.operands[1])].operands.first());
                (id(&inst.operands[0]), Some(length))
            }
            Op::TypeRuntimeArray => (id(&inst.operands[0]), Some(None)),
            _ => (ty, None),
        }
    }

    fn kind(&self, class: StorageClass, ty: u32) -> Option<BindingKind> {
        let inst = &self.values[&ty];
        Some(match inst.class.opcode {
            Op::TypeSampler => BindingKind::Sampler,
            Op::TypeSampledImage => BindingKind::CombinedImageSampler,
            Op::TypeAccelerationStructureKHR => BindingKind::AccelerationStructure,
            Op::TypeImage => match (&inst.operands[1], number(inst.operands.get(5))) {
                (Operand::Dim(Dim::DimSubpassData), _) => BindingKind::InputAttachment,
                (Operand::Dim(Dim::DimBuffer), Some(1)) => BindingKind::UniformTexelBuffer,
                (Operand::Dim(Dim::DimBuffer), _) => BindingKind::StorageTexelBuffer,
                (_, Some(1)) => BindingKind::SampledImage,
                _ => BindingKind::StorageImage,
            },
            Op::TypeStruct => {
                let is_storage = class == StorageClass::StorageBuffer
                    || self.decoration(ty, Decoration::BufferBlock).is_some();
                if is_storage { BindingKind::StorageBuffer } else { BindingKind::UniformBuffer }
            }
            _ => return None,
        })
    }

    fn descriptor(&self, variable: u32, facts: &mut Facts) {
        let Some((set, binding, kind)) = self.place(variable) else { return };
        let Some((_, whole)) = self.pointee(variable) else { return };
        let (ty, length) = self.element(whole);
        let place = format!("binding {set} {binding} {}", kind.name());
        facts.insert(match length {
            None => place.clone(),
            Some(Some(length)) => format!("{place}[{length}]"),
            Some(None) => format!("{place}[]"),
        });
        if let Some(index) = self.decoration(variable, Decoration::InputAttachmentIndex) {
            facts.insert(format!("{place} attachment {index}"));
        }
        let mut image = &self.values[&ty];
        if image.class.opcode == Op::TypeSampledImage {
            image = &self.values[&id(&image.operands[0])];
        }
        match image.class.opcode {
            Op::TypeImage => {
                let dimension = match image.operands[1] {
                    Operand::Dim(Dim::Dim1D) => "One",
                    Operand::Dim(Dim::Dim2D) => "Two",
                    Operand::Dim(Dim::Dim3D) => "Three",
                    Operand::Dim(Dim::DimCube) => "Cube",
                    Operand::Dim(Dim::DimBuffer) => "Buffer",
                    _ => "Subpass",
                };
                let (arrayed, multisampled) = (number(image.operands.get(3)), number(image.operands.get(4)));
                let (arrayed, multisampled) = (arrayed.unwrap_or(0), multisampled.unwrap_or(0));
                facts.insert(format!("{place} image {dimension} {arrayed} {multisampled}"));
                if let (
                    BindingKind::StorageImage | BindingKind::StorageTexelBuffer,
                    Operand::ImageFormat(it),
                ) = (kind, &image.operands[6])
                {
                    facts.insert(format!("{place} format {it:?}"));
                }
            }
            Op::TypeStruct => {
                let runtime = match &image.operands[..] {
                    [Operand::IdRef(member)] => Some(&self.values[member])
                        .filter(|it| it.class.opcode == Op::TypeRuntimeArray)
                        .map(|it| (id(&it.operands[0]), *member)),
                    _ => None,
                };
                let name = self.name(ty);
                if name.contains("ByteAddressBuffer") || self.name(variable).contains("DescriptorHeap") {
                    // Bytes have no layout.
                } else if let Some((element, array)) = runtime {
                    let stride = self.decoration(array, Decoration::ArrayStride).unwrap_or(0);
                    let element = self.layout(element, Some((ty, 0)));
                    facts.insert(format!("{place} elements {element} every {stride}"));
                } else if name == "type.ACSBuffer.counter" {
                    facts.insert(format!("{place} holds int"));
                } else {
                    facts.insert(format!("{place} holds {}", self.layout(ty, None)));
                }
            }
            _ => {}
        }
    }

    fn name(&self, target: u32) -> &str {
        let named =
            self.module.debug_names.iter().find(|it| {
                it.class.opcode == Op::Name && it.operands.first() == Some(&Operand::IdRef(target))
            });
        match named.and_then(|it| it.operands.get(1)) {
            Some(Operand::LiteralString(name)) => name,
            _ => "",
        }
    }

    /// `holder`: the member of a struct that the type is in, whose decorations say how a matrix lies.
    fn layout(&self, ty: u32, holder: Option<(u32, u32)>) -> String {
        let inst = &self.values[&ty];
        let first = || id(&inst.operands[0]);
        match inst.class.opcode {
            Op::TypeBool => "bool".to_owned(),
            Op::TypeInt | Op::TypeFloat => self.scalar(ty),
            Op::TypeVector => {
                format!("{}{}", self.scalar(first()), number(inst.operands.get(1)).unwrap_or(0))
            }
            Op::TypeMatrix => {
                let vectors = number(inst.operands.get(1)).unwrap_or(0);
                let vector = &self.values[&first()];
                let (scalar, len) =
                    (self.scalar(id(&vector.operands[0])), number(vector.operands.get(1)).unwrap_or(0));
                let (holder, member) = holder.expect("a matrix is in a struct");
                let stride = self.member(holder, member, Decoration::MatrixStride).unwrap_or(0);
                // HLSL's rows are SPIR-V's columns.
                match self.member(holder, member, Decoration::RowMajor).is_some() {
                    true => format!("[{len} every {stride}]{scalar}{vectors}"),
                    false => format!("[{vectors} every {stride}]{scalar}{len}"),
                }
            }
            Op::TypeArray => {
                let length = number(self.values[&id(&inst.operands[1])].operands.first()).unwrap_or(0);
                let stride = self.decoration(ty, Decoration::ArrayStride).unwrap_or(0);
                format!("[{length} every {stride}]{}", self.layout(first(), holder))
            }
            Op::TypeRuntimeArray => {
                let stride = self.decoration(ty, Decoration::ArrayStride).unwrap_or(0);
                format!("[every {stride}]{}", self.layout(first(), holder))
            }
            Op::TypeStruct => {
                let members = inst.operands.iter().enumerate().map(|(index, member)| {
                    let index = index as u32;
                    let offset = self.member(ty, index, Decoration::Offset).unwrap_or(0);
                    format!("{offset}: {}", self.layout(id(member), Some((ty, index))))
                });
                format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
            }
            other => format!("{other:?}"),
        }
    }

    fn scalar(&self, ty: u32) -> String {
        let inst = &self.values[&ty];
        let kind = match (inst.class.opcode, number(inst.operands.first()), number(inst.operands.get(1))) {
            (Op::TypeFloat, Some(16), _) => ScalarKind::Float16,
            (Op::TypeFloat, Some(32), _) => ScalarKind::Float32,
            (Op::TypeFloat, _, _) => ScalarKind::Float64,
            (Op::TypeBool, _, _) => ScalarKind::Bool,
            (_, Some(8), Some(1)) => ScalarKind::Int8,
            (_, Some(8), _) => ScalarKind::Uint8,
            (_, Some(16), Some(1)) => ScalarKind::Int16,
            (_, Some(16), _) => ScalarKind::Uint16,
            (_, Some(32), Some(1)) => ScalarKind::Int32,
            (_, Some(32), _) => ScalarKind::Uint32,
            (_, _, Some(1)) => ScalarKind::Int64,
            _ => ScalarKind::Uint64,
        };
        kind.name().to_owned()
    }

    fn stage_variable(&self, entry: &str, model: ExecutionModel, variable: u32, facts: &mut Facts) {
        let Some((class, mut ty)) = self.pointee(variable) else { return };
        let direction = match class {
            StorageClass::Input => "input",
            StorageClass::Output => "output",
            _ => return,
        };
        let builtin = self.decoration(variable, Decoration::BuiltIn).and_then(BuiltIn::from_u32);
        // What intrinsics read is none of the shader's interface: all built-ins of ray stages, those of
        // subgroups, whether an invocation helps, how deep a node may go on.
        use ExecutionModel as Model;
        let is_ray = matches!(
            model,
            Model::RayGenerationKHR
                | Model::IntersectionKHR
                | Model::AnyHitKHR
                | Model::ClosestHitKHR
                | Model::MissKHR
                | Model::CallableKHR
        );
        if is_ray
            || builtin.is_some_and(|it| {
                matches!(it, BuiltIn::HelperInvocation | BuiltIn::RemainingRecursionLevelsAMDX)
                    || format!("{it:?}").starts_with("Subgroup")
            })
        {
            return;
        }
        let is_output = class == StorageClass::Output;
        let has = |kind: Decoration| self.decoration(variable, kind).is_some();
        let is_single = matches!(builtin, Some(BuiltIn::InvocationId | BuiltIn::PrimitiveId));
        let has_vertices = match model {
            ExecutionModel::TessellationControl => !has(Decoration::Patch) && !(is_single && !is_output),
            ExecutionModel::TessellationEvaluation => !is_output && !has(Decoration::Patch),
            ExecutionModel::Geometry => !is_output,
            ExecutionModel::MeshEXT | ExecutionModel::MeshNV => is_output,
            ExecutionModel::Fragment => has(Decoration::PerVertexKHR),
            _ => false,
        };
        let mut per_vertex = None;
        if let (true, (element, Some(length))) = (has_vertices, self.element(ty)) {
            per_vertex = length;
            ty = element;
        }
        let mut locations = 1;
        while let (element, Some(length)) = self.element(ty) {
            locations *= length.unwrap_or(1);
            ty = element;
        }
        if self.values[&ty].class.opcode == Op::TypeMatrix {
            locations *= number(self.values[&ty].operands.get(1)).unwrap_or(1);
            ty = id(&self.values[&ty].operands[0]);
        }
        let mut components = 1;
        if self.values[&ty].class.opcode == Op::TypeVector {
            components = number(self.values[&ty].operands.get(1)).unwrap_or(1);
            ty = id(&self.values[&ty].operands[0]);
        }
        let scalar = self.scalar(ty);
        if matches!(&*scalar, "double" | "int64_t" | "uint64_t") && components > 2 {
            locations *= 2;
        }
        let place = match builtin {
            Some(builtin) => format!("{builtin:?}"),
            None => {
                let of = |kind| self.decoration(variable, kind).unwrap_or(0);
                format!(
                    "{} {} {}",
                    of(Decoration::Location),
                    of(Decoration::Index),
                    of(Decoration::Component)
                )
            }
        };
        let kinds = [
            Decoration::Flat,
            Decoration::NoPerspective,
            Decoration::Centroid,
            Decoration::Sample,
            Decoration::Patch,
            Decoration::PerPrimitiveEXT,
            Decoration::PerVertexKHR,
        ];
        let interpolation: BTreeSet<String> =
            kinds.into_iter().filter(|&it| has(it)).map(|it| format!("{it:?}")).collect();
        facts.insert(format!(
            "entry {entry} {direction} {place}: {scalar}{components} in {locations} per {per_vertex:?} {interpolation:?}"
        ));
    }
}

fn stage(model: ExecutionModel) -> &'static str {
    match model {
        ExecutionModel::Vertex => "vertex",
        ExecutionModel::TessellationControl => "hull",
        ExecutionModel::TessellationEvaluation => "domain",
        ExecutionModel::Geometry => "geometry",
        ExecutionModel::Fragment => "pixel",
        ExecutionModel::GLCompute => "compute",
        ExecutionModel::TaskEXT | ExecutionModel::TaskNV => "amplification",
        ExecutionModel::MeshEXT | ExecutionModel::MeshNV => "mesh",
        ExecutionModel::RayGenerationKHR => "raygeneration",
        ExecutionModel::IntersectionKHR => "intersection",
        ExecutionModel::AnyHitKHR => "anyhit",
        ExecutionModel::ClosestHitKHR => "closesthit",
        ExecutionModel::MissKHR => "miss",
        ExecutionModel::CallableKHR => "callable",
        _ => "?",
    }
}
