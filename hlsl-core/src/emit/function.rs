//! Functions: blocks, instructions, and OpPhi for the parameters of blocks.

use rspirv::{
    dr::{self, Operand},
    grammar::OperandKind,
    spirv,
};

use super::{Emitter, types};
use crate::{
    arena::IdMap,
    ir::{self, Arg, Block, BlockId, End, Flags, Function, Inst, Merge, Op, Target, Type},
};

/// The ids of one function's values and labels.
struct Ids {
    values: IdMap<Inst, u32>,
    labels: IdMap<Block, u32>,
}

impl Emitter<'_> {
    pub(super) fn function(&mut self, id: ir::FunctionId) {
        let module = self.module;
        let function = &module.functions[id];
        let parameter_types: Vec<_> = function.parameters.iter().map(|&it| function.values[it].ty).collect();
        let function_type = self.function_type(function.result, &parameter_types);
        let result_type = self.type_id(function.result);
        let result = self.function_id(id);
        self.name(result, &function.name);
        let operands = vec![Operand::FunctionControl(function.control), Operand::IdRef(function_type)];
        let def = self.inst(spirv::Op::Function, Some(result_type), Some(result), operands);
        let mut out = dr::Function {
            def: Some(def),
            end: Some(self.inst(spirv::Op::FunctionEnd, None, None, vec![])),
            parameters: Vec::with_capacity(function.parameters.len()),
            blocks: Vec::with_capacity(function.order.len()),
        };
        let mut ids = Ids { values: IdMap::default(), labels: IdMap::default() };
        for &parameter in &function.parameters {
            let ty = self.type_id(function.values[parameter].ty);
            let id = self.value_id(function, parameter, &mut ids);
            out.parameters.push(self.inst(spirv::Op::FunctionParameter, Some(ty), Some(id), vec![]));
        }
        for &block in &function.order {
            ids.labels[block] = self.fresh();
            self.name(ids.labels[block], function.blocks[block].name);
        }
        let incoming = incoming(function);
        for &block in &function.order {
            let block = self.block(function, block, &incoming, &mut ids);
            out.blocks.push(block);
        }
        self.out.functions.push(out);
    }

    /// The id of a value, which may be used before it is defined (in an OpPhi).
    fn value_id(&mut self, function: &Function, value: ir::ValueId, ids: &mut Ids) -> u32 {
        if ids.values[value] == 0 {
            let id = self.fresh();
            ids.values[value] = id;
            self.comes_from(id, self.module.locs[function.values[value].loc].span);
            if let Some(name) = &function.names[value] {
                self.name(id, name);
            }
            let inst = &function.values[value];
            if inst.flags != Flags::default() {
                self.value_decorations(inst, id);
            }
        }
        ids.values[value]
    }

    fn value_decorations(&mut self, inst: &Inst, id: u32) {
        let is_arithmetic =
            matches!(inst.op, Op::Core(op) if is_contractible(op)) || matches!(inst.op, Op::Ext { .. });
        if inst.flags.contains(Flags::PRECISE) && is_arithmetic {
            self.decorate_plain(id, spirv::Decoration::NoContraction, &[]);
        }
        if inst.flags.contains(Flags::RELAXED) && !matches!(self.module.types[inst.ty], Type::Bool) {
            self.decorate_plain(id, spirv::Decoration::RelaxedPrecision, &[]);
        }
        if inst.flags.contains(Flags::NON_UNIFORM) {
            self.decorate_plain(id, spirv::Decoration::NonUniform, &[]);
        }
        // Only what holds a pointer may say so; addresses that are numbers may be anything's anyway.
        let holds_pointer = matches!(inst.op, Op::Core(spirv::Op::Variable) | Op::Parameter)
            && self.module.pointee(inst.ty).is_some_and(|(_, it)| self.module.pointee(it).is_some());
        if inst.flags.contains(Flags::ALIASED) && holds_pointer {
            self.decorate_plain(id, spirv::Decoration::AliasedPointer, &[]);
        }
        if inst.flags.contains(Flags::RESTRICT) {
            self.decorate_plain(id, spirv::Decoration::RestrictPointer, &[]);
        }
    }

    fn block(&mut self, function: &Function, id: BlockId, incoming: &Incoming, ids: &mut Ids) -> dr::Block {
        let block = &function.blocks[id];
        let label = self.inst(spirv::Op::Label, None, Some(ids.labels[id]), vec![]);
        let mut out =
            dr::Block { label: Some(label), instructions: Vec::with_capacity(block.values.len() + 2) };
        for (index, &parameter) in block.parameters.iter().enumerate() {
            let ty = self.type_id(function.values[parameter].ty);
            let result = self.value_id(function, parameter, ids);
            let mut operands = Vec::new();
            for (predecessor, target) in &incoming[id] {
                let Some(&arg) = function_target(function, *predecessor, *target).args.get(index) else {
                    continue;
                };
                operands.push(self.arg(function, arg, ids));
                operands.push(Operand::IdRef(ids.labels[*predecessor]));
            }
            out.instructions.push(self.inst(spirv::Op::Phi, Some(ty), Some(result), operands));
        }
        for &value in &block.values {
            if let Some(inst) = self.instruction(function, value, ids) {
                out.instructions.push(inst);
            }
        }
        if let Some(merge) = &block.merge {
            out.instructions.push(self.merge(merge, ids));
        }
        out.instructions.push(self.end(function, &block.end, ids));
        out
    }

    fn instruction(
        &mut self,
        function: &Function,
        value: ir::ValueId,
        ids: &mut Ids,
    ) -> Option<dr::Instruction> {
        let module = self.module;
        let inst = &function.values[value];
        let has_type = !matches!(module.types[inst.ty], Type::Void);
        match inst.op {
            Op::Parameter | Op::BlockParameter | Op::DebugValue => None,
            Op::Unknown(opcode) => {
                let mut operands = vec![Operand::LiteralBit32(u32::from(opcode))];
                for &arg in &inst.args {
                    operands.push(self.arg(function, arg, ids));
                }
                let ty = has_type.then(|| self.type_id(inst.ty));
                let result = has_type.then(|| self.value_id(function, value, ids));
                Some(self.inst(spirv::Op::Nop, ty, result, operands))
            }
            Op::Ext { set, number } => {
                let mut operands =
                    vec![Operand::IdRef(self.ext_set(set)), Operand::LiteralExtInstInteger(number)];
                for &arg in &inst.args {
                    operands.push(self.arg(function, arg, ids));
                }
                let ty = self.type_id(inst.ty);
                let result = self.value_id(function, value, ids);
                Some(self.inst(spirv::Op::ExtInst, Some(ty), Some(result), operands))
            }
            Op::Core(op) => {
                let class = self.grammar.get(op);
                let mut logical = class.operands.iter();
                let mut ty = None;
                let mut result = None;
                if logical.as_slice().first().is_some_and(|it| it.kind == OperandKind::IdResultType) {
                    logical.next();
                    ty = Some(self.type_id(inst.ty));
                }
                if logical.as_slice().first().is_some_and(|it| it.kind == OperandKind::IdResult) {
                    logical.next();
                    result = Some(self.value_id(function, value, ids));
                }
                let mut operands = Vec::with_capacity(inst.args.len() + 1);
                if op == spirv::Op::Variable && !matches!(inst.args.first(), Some(Arg::Literal(_))) {
                    if let Type::Pointer { class, .. } = module.types[inst.ty] {
                        operands.push(types::storage_class(class));
                    }
                    logical.next();
                }
                for &arg in &inst.args {
                    let kind = logical.next().map(|it| it.kind);
                    let operand = self.arg(function, arg, ids);
                    operands.push(match operand {
                        Operand::LiteralBit32(word) => typed_literal(kind, word),
                        operand => operand,
                    });
                }
                operands.extend(self.memory_operands(function, op, inst));
                self.texel_operands(function, op, inst, &mut operands);
                Some(dr::Instruction { class, result_type: ty, result_id: result, operands })
            }
        }
    }

    /// What an access to memory says when lowering said nothing: the alignment behind an address, that others
    /// change the value, and with the Vulkan memory model who may see it.
    fn memory_operands(&mut self, function: &Function, op: spirv::Op, inst: &Inst) -> Vec<Operand> {
        use spirv::MemoryAccess as Bits;
        let (pointer, visibility) = match (op, inst.args.as_slice()) {
            (spirv::Op::Load, &[pointer]) => (pointer, Bits::MAKE_POINTER_VISIBLE),
            (spirv::Op::Store, &[pointer, _]) => (pointer, Bits::MAKE_POINTER_AVAILABLE),
            _ => return Vec::new(),
        };
        let mut mask = Bits::NONE;
        let mut operands = Vec::new();
        if inst.flags.contains(Flags::VOLATILE) {
            mask |= Bits::VOLATILE;
        }
        if let Some(alignment) = self.needed_alignment(function, op, &inst.args) {
            mask |= Bits::ALIGNED;
            operands.push(Operand::LiteralBit32(alignment));
        }
        // Decorations say it in the older model.
        if self.settings.vulkan_memory_model
            && !self.module.interned().is_opaque(inst.ty)
            && self.is_coherent(function, pointer)
        {
            mask |= visibility | Bits::NON_PRIVATE_POINTER;
            operands.extend(self.coherent_scope());
        }
        if mask == Bits::NONE {
            return operands;
        }
        operands.insert(0, Operand::MemoryAccess(mask));
        operands
    }

    /// What an access to a storage image says with the Vulkan memory model.
    fn texel_operands(
        &mut self,
        function: &Function,
        op: spirv::Op,
        inst: &Inst,
        operands: &mut Vec<Operand>,
    ) {
        use spirv::ImageOperands as Bits;
        let (fixed, visibility) = match op {
            spirv::Op::ImageRead | spirv::Op::ImageSparseRead => (2, Bits::MAKE_TEXEL_VISIBLE),
            spirv::Op::ImageWrite => (3, Bits::MAKE_TEXEL_AVAILABLE),
            _ => return,
        };
        let image = inst.args.first().and_then(|it| it.value()).map(|it| &function.values[it]);
        let pointer = image.filter(|it| it.is(spirv::Op::Load)).and_then(|it| it.args.first());
        if !self.settings.vulkan_memory_model || !pointer.is_some_and(|&it| self.is_coherent(function, it)) {
            return;
        }
        let mask = visibility | Bits::NON_PRIVATE_TEXEL;
        match operands.get_mut(fixed) {
            Some(Operand::ImageOperands(known)) => *known |= mask,
            Some(_) => return,
            None => operands.push(Operand::ImageOperands(mask)),
        }
        // No bit above these has an operand.
        operands.extend(self.coherent_scope());
    }

    /// Whether a pointer leads into a `globallycoherent` variable.
    fn is_coherent(&self, function: &Function, pointer: Arg) -> bool {
        let mut at = pointer;
        loop {
            match at {
                Arg::Global(global) => {
                    let decorations = &self.module.globals[global].decorations;
                    return decorations.iter().any(|it| it.is(spirv::Decoration::Coherent));
                }
                Arg::Value(value) => {
                    let inst = &function.values[value];
                    match (inst.op, inst.args.first()) {
                        (
                            Op::Core(
                                spirv::Op::AccessChain
                                | spirv::Op::InBoundsAccessChain
                                | spirv::Op::CopyObject,
                            ),
                            Some(&base),
                        ) => at = base,
                        _ => return false,
                    }
                }
                _ => return false,
            }
        }
    }

    /// All invocations that `globallycoherent` means. Lowering puts the constant into the module.
    fn coherent_scope(&mut self) -> Option<Operand> {
        let scope = spirv::Scope::QueueFamily as u32;
        let module = self.module;
        let is_it = |constant: &ir::Constant| match constant {
            ir::Constant::Scalar { ty, bits } => {
                matches!(module.types[*ty], Type::Int { width: 32, signed: false })
                    && *bits == u64::from(scope)
            }
            _ => false,
        };
        let constant = module.constants.iter().find(|(_, constant)| is_it(constant)).map(|(id, _)| id)?;
        Some(Operand::IdScope(self.constant_id(constant)))
    }

    /// What an access through an address must say when the shader said nothing: that of the widest scalar.
    fn needed_alignment(&self, function: &Function, op: spirv::Op, args: &[Arg]) -> Option<u32> {
        let pointer = match (op, args) {
            (spirv::Op::Load, &[pointer]) | (spirv::Op::Store, &[pointer, _]) => pointer,
            _ => return None,
        };
        let Arg::Value(pointer) = pointer else { return None };
        match self.module.types[function.values[pointer].ty] {
            Type::Pointer { class: ir::StorageClass::PHYSICAL_STORAGE_BUFFER, pointee } => {
                Some(self.widest_scalar(pointee, 0))
            }
            _ => None,
        }
    }

    fn widest_scalar(&self, ty: ir::TypeId, depth: u32) -> u32 {
        match &self.module.types[ty] {
            Type::Int { width, .. } | Type::Float { width } => u32::from(*width) / 8,
            Type::Vector { element, .. }
            | Type::Matrix { column: element, .. }
            | Type::Array { element, .. }
            | Type::RuntimeArray { element, .. }
            | Type::NodePayloads { record: element, .. }
                if depth < 64 =>
            {
                self.widest_scalar(*element, depth + 1)
            }
            Type::Struct(it) if depth < 64 => {
                it.members.iter().map(|member| self.widest_scalar(member.ty, depth + 1)).max().unwrap_or(4)
            }
            Type::Pointer { .. } => 8,
            _ => 4,
        }
    }

    fn arg(&mut self, function: &Function, arg: Arg, ids: &mut Ids) -> Operand {
        match arg {
            Arg::Value(value) => Operand::IdRef(self.value_id(function, value, ids)),
            Arg::Constant(constant) => Operand::IdRef(self.constant_id(constant)),
            Arg::Global(global) => Operand::IdRef(self.global_id(global)),
            Arg::Function(function) => Operand::IdRef(self.function_id(function)),
            Arg::Type(ty) => Operand::IdRef(self.type_id(ty)),
            Arg::Literal(word) => Operand::LiteralBit32(word),
            Arg::Text(text) => Operand::IdRef(self.string_id(text)),
        }
    }

    fn merge(&self, merge: &Merge, ids: &Ids) -> dr::Instruction {
        match merge {
            Merge::Selection { merge, control } => {
                let control = spirv::SelectionControl::from_bits_truncate(*control);
                let operands = vec![Operand::IdRef(ids.labels[*merge]), Operand::SelectionControl(control)];
                self.inst(spirv::Op::SelectionMerge, None, None, operands)
            }
            Merge::Loop { merge, continuing, control, operands } => {
                let mut all = vec![
                    Operand::IdRef(ids.labels[*merge]),
                    Operand::IdRef(ids.labels[*continuing]),
                    Operand::LoopControl(spirv::LoopControl::from_bits_truncate(*control)),
                ];
                all.extend(operands.iter().map(|&it| Operand::LiteralBit32(it)));
                self.inst(spirv::Op::LoopMerge, None, None, all)
            }
        }
    }

    fn end(&mut self, function: &Function, end: &End, ids: &mut Ids) -> dr::Instruction {
        let label = |target: &Target, ids: &Ids| Operand::IdRef(ids.labels[target.block]);
        let (op, operands) = match end {
            End::Jump(target) => (spirv::Op::Branch, vec![label(target, ids)]),
            End::Branch { condition, then, otherwise } => {
                let condition = self.arg(function, *condition, ids);
                (spirv::Op::BranchConditional, vec![condition, label(then, ids), label(otherwise, ids)])
            }
            End::Switch { selector, default, cases } => {
                let is_wide = self.is_wide(function, *selector);
                let mut operands = vec![self.arg(function, *selector, ids), label(default, ids)];
                for (value, target) in cases {
                    operands.push(match is_wide {
                        true => Operand::LiteralBit64(*value),
                        false => Operand::LiteralBit32(*value as u32),
                    });
                    operands.push(label(target, ids));
                }
                (spirv::Op::Switch, operands)
            }
            End::Return => (spirv::Op::Return, vec![]),
            End::ReturnValue(value) => (spirv::Op::ReturnValue, vec![self.arg(function, *value, ids)]),
            End::Kill => (spirv::Op::Kill, vec![]),
            End::Unreachable => (spirv::Op::Unreachable, vec![]),
            End::Other { op, args } => {
                (*op, args.iter().map(|&arg| self.arg(function, arg, ids)).collect::<Vec<_>>())
            }
        };
        self.inst(op, None, None, operands)
    }

    fn is_wide(&self, function: &Function, arg: Arg) -> bool {
        let ty = match arg {
            Arg::Value(value) => function.values[value].ty,
            Arg::Constant(constant) => match self.module.constants[constant] {
                ir::Constant::Scalar { ty, .. } | ir::Constant::Undef(ty) | ir::Constant::Null(ty) => ty,
                _ => return false,
            },
            _ => return false,
        };
        matches!(self.module.types[ty], Type::Int { width: 64, .. })
    }
}

/// For each block its predecessors, each with the number of the target by which it comes.
type Incoming = IdMap<Block, Vec<(BlockId, usize)>>;

fn incoming(function: &Function) -> Incoming {
    let mut incoming = Incoming::default();
    for &id in &function.order {
        for (index, target) in targets(&function.blocks[id].end).enumerate() {
            if function.blocks[target.block].parameters.is_empty() {
                continue;
            }
            let list = &mut incoming[target.block];
            // A switch may name one block for many values; OpPhi wants each predecessor once.
            if list.last().is_none_or(|(last, _)| *last != id) {
                list.push((id, index));
            }
        }
    }
    incoming
}

fn function_target(function: &Function, block: BlockId, index: usize) -> &Target {
    let end = &function.blocks[block].end;
    targets(end)
        .nth(index)
        .unwrap_or_else(|| targets(end).next().expect("`incoming` lists blocks with targets"))
}

fn targets(end: &End) -> impl Iterator<Item = &Target> {
    let (fixed, cases): ([Option<&Target>; 2], &[(u64, Target)]) = match end {
        End::Jump(target) => ([Some(target), None], &[]),
        End::Branch { then, otherwise, .. } => ([Some(then), Some(otherwise)], &[]),
        End::Switch { default, cases, .. } => ([Some(default), None], cases),
        End::Return | End::ReturnValue(_) | End::Kill | End::Unreachable | End::Other { .. } => {
            ([None, None], &[])
        }
    };
    fixed.into_iter().flatten().chain(cases.iter().map(|(_, target)| target))
}

/// Literal words that are masks or enumerants, so that the walk for capabilities can read them.
fn typed_literal(kind: Option<OperandKind>, word: u32) -> Operand {
    let literal = Operand::LiteralBit32(word);
    match kind {
        Some(OperandKind::ImageOperands) => {
            spirv::ImageOperands::from_bits(word).map_or(literal, Operand::ImageOperands)
        }
        Some(OperandKind::MemoryAccess) => {
            spirv::MemoryAccess::from_bits(word).map_or(literal, Operand::MemoryAccess)
        }
        Some(OperandKind::GroupOperation) => {
            spirv::GroupOperation::from_u32(word).map_or(literal, Operand::GroupOperation)
        }
        Some(OperandKind::StorageClass) => {
            spirv::StorageClass::from_u32(word).map_or(literal, Operand::StorageClass)
        }
        Some(OperandKind::PackedVectorFormat) => {
            spirv::PackedVectorFormat::from_u32(word).map_or(literal, Operand::PackedVectorFormat)
        }
        _ => literal,
    }
}

/// Where NoContraction means something.
fn is_contractible(op: spirv::Op) -> bool {
    use spirv::Op::*;
    matches!(
        op,
        FAdd | FSub
            | FMul
            | FDiv
            | FNegate
            | FRem
            | FMod
            | Dot
            | VectorTimesScalar
            | MatrixTimesScalar
            | VectorTimesMatrix
            | MatrixTimesVector
            | MatrixTimesMatrix
            | OuterProduct
            | IAdd
            | ISub
            | IMul
            | SDiv
            | UDiv
            | SRem
            | SMod
            | UMod
            | SNegate
    )
}

/// Every global that `function` and what it calls use, in order of use.
pub(super) fn collect_globals(
    module: &ir::Module,
    function: ir::FunctionId,
    globals: &mut Vec<ir::GlobalId>,
) {
    for id in ir::reach::functions(module, [function]) {
        let function = &module.functions[id];
        let mut visit = |arg: &Arg| {
            if let Arg::Global(global) = arg {
                globals.push(*global);
            }
        };
        for &block in &function.order {
            let block = &function.blocks[block];
            for &value in &block.values {
                if function.values[value].op != Op::DebugValue {
                    function.values[value].args.iter().for_each(&mut visit);
                }
            }
            targets(&block.end).flat_map(|it| &it.args).for_each(&mut visit);
            match &block.end {
                End::Branch { condition: arg, .. }
                | End::Switch { selector: arg, .. }
                | End::ReturnValue(arg) => {
                    visit(arg);
                }
                End::Other { args, .. } => args.iter().for_each(&mut visit),
                End::Jump(_) | End::Return | End::Kill | End::Unreachable => {}
            }
        }
    }
}
