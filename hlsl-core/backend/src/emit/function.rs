//! Functions: blocks, instructions, and OpPhi for the parameters of blocks.

use smallvec::smallvec;

use super::{Emitter, section::Words};
use crate::{
    arena::IdMap,
    grammar,
    ir::{self, Arg, Block, BlockId, End, Flags, Function, Inst, Merge, Op, Target, Type},
    source::Span,
    spirv,
};

/// About how many words an instruction has, and what begins and ends a block.
const WORDS_OF_VALUE: usize = 5;
const WORDS_OF_BLOCK: usize = 8;

/// The ids of one function's values and labels.
pub(super) struct Ids {
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
        let values = function.order.iter().map(|it| function.blocks[*it].values.len()).sum::<usize>();
        let room = WORDS_OF_VALUE * (values + 1) + WORDS_OF_BLOCK * function.order.len();
        self.out.functions.reserve(room);
        let words = [result_type, result, function.control.bits(), function_type];
        self.out.functions.push(spirv::Op::Function, &words);
        let mut ids = Ids {
            values: IdMap::for_len(function.values.len()),
            labels: IdMap::for_len(function.blocks.len()),
        };
        for &parameter in &function.parameters {
            let ty = self.type_id(function.values[parameter].ty);
            let id = self.value_id(function, parameter, &mut ids);
            self.out.functions.push(spirv::Op::FunctionParameter, &[ty, id]);
        }
        for &block in &function.order {
            ids.labels[block] = self.fresh();
            self.name(ids.labels[block], function.blocks[block].name);
        }
        self.enter_function(function);
        let incoming = incoming(function);
        for &block in &function.order {
            self.block(id, block, &incoming, &mut ids);
        }
        self.out.functions.push(spirv::Op::FunctionEnd, &[]);
    }

    /// The id of a value, which may be used before it is defined (in an OpPhi).
    #[inline]
    pub(super) fn value_id(&mut self, function: &Function, value: ir::ValueId, ids: &mut Ids) -> u32 {
        match ids.values[value] {
            0 => self.new_value_id(function, value, ids),
            known => known,
        }
    }

    /// Apart, so that what most arguments need is little enough for each place that asks.
    #[inline(never)]
    fn new_value_id(&mut self, function: &Function, value: ir::ValueId, ids: &mut Ids) -> u32 {
        let inst = &function.values[value];
        let id = self.fresh();
        ids.values[value] = id;
        self.comes_from(id, inst.loc);
        if let Some(name) = function.names.get(value) {
            self.name(id, name);
        }
        if inst.flags != Flags::default() {
            self.value_decorations(inst, id);
        }
        if self.settings.heaps.is_native && self.is_uniform_descriptor(inst) {
            self.decorate_plain(id, spirv::Decoration::Uniform, &[]);
        }
        id
    }

    fn value_decorations(&mut self, inst: &Inst, id: u32) {
        let is_arithmetic = inst.op.facts().precise || matches!(inst.op, Op::Ext { .. });
        if inst.flags.contains(Flags::PRECISE) && is_arithmetic {
            self.decorate_plain(id, spirv::Decoration::NoContraction, &[]);
        }
        if inst.flags.contains(Flags::RELAXED) && !matches!(self.module.types[inst.ty], Type::Bool) {
            self.decorate_plain(id, spirv::Decoration::RelaxedPrecision, &[]);
        }
        if inst.flags.contains(Flags::NON_UNIFORM) && !self.is_non_uniform_by_default() {
            self.decorate_plain(id, spirv::Decoration::NonUniform, &[]);
        }
        // Only what holds a pointer may be decorated so; addresses that are numbers may alias anyway.
        let holds_pointer = matches!(inst.op, Op::Core(spirv::Op::Variable) | Op::Parameter)
            && self.module.pointee(inst.ty).is_some_and(|(_, it)| self.module.pointee(it).is_some());
        if inst.flags.contains(Flags::ALIASED) && holds_pointer {
            self.decorate_plain(id, spirv::Decoration::AliasedPointer, &[]);
        }
        if inst.flags.contains(Flags::RESTRICT) {
            self.decorate_plain(id, spirv::Decoration::RestrictPointer, &[]);
        }
    }

    fn block(&mut self, in_function: ir::FunctionId, id: BlockId, incoming: &Incoming, ids: &mut Ids) {
        let module = self.module;
        let function = &module.functions[in_function];
        let block = &function.blocks[id];
        self.mark_block();
        self.out.functions.push(spirv::Op::Label, &[ids.labels[id]]);
        for (index, &parameter) in block.parameters.iter().enumerate() {
            let ty = self.type_id(function.values[parameter].ty);
            let mut words: Words = smallvec![ty, self.value_id(function, parameter, ids)];
            for (predecessor, target) in &incoming[id] {
                let Some(&arg) = function_target(function, *predecessor, *target).args.get(index) else {
                    self.bug(self.span_of(function, parameter), "every jump has arguments for its block");
                    continue;
                };
                words.push(self.arg(function, arg, ids));
                words.push(ids.labels[*predecessor]);
            }
            self.out.functions.push(spirv::Op::Phi, &words);
        }
        let is_first = function.entry() == Some(id);
        // Variables come first in the words; what debuggers are shown may stand among them.
        let is_variable = |it: &ir::ValueId| function.values[*it].is(spirv::Op::Variable);
        let is_leading =
            |it: &&ir::ValueId| is_first && (is_variable(it) || function.values[**it].op.is_debug());
        let (leading, code) = block.values.split_at(block.values.iter().take_while(is_leading).count());
        for &value in leading.iter().filter(|it| is_variable(it)) {
            self.instruction(function, value, ids);
        }
        if is_first {
            self.mark_definition(in_function);
        }
        // What holds from the start of a block on was not assigned there: the line is that of the first instruction.
        let mut instructions = code.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug());
        let mut starts = Some(instructions.next().map_or(block.end_loc, |it| it.loc));
        for &value in leading.iter().filter(|it| !is_variable(it)).chain(code) {
            let inst = &function.values[value];
            match inst.op.is_debug() {
                true => {
                    let call = module.locs[inst.loc].inlined_at;
                    let line = starts.and_then(|it| ir::shown::frame(module, it, call));
                    self.mark_variable(in_function, inst, line.unwrap_or(inst.loc), |it| ids.values[it]);
                }
                false => {
                    starts = None;
                    self.mark_place(inst.loc);
                    self.instruction(function, value, ids);
                }
            }
        }
        self.mark_place(block.end_loc);
        if let Some(merge) = &block.merge {
            self.merge(merge, ids);
        }
        self.end(function, &block.end, ids);
    }

    fn span_of(&self, function: &Function, value: ir::ValueId) -> Span {
        self.module.locs[function.values[value].loc].span
    }

    fn instruction(&mut self, function: &Function, value: ir::ValueId, ids: &mut Ids) {
        let module = self.module;
        let inst = &function.values[value];
        match inst.op {
            Op::AtVertex | Op::Parameter | Op::BlockParameter | Op::DebugDeclare | Op::DebugValue => {}
            Op::Core(op) => self.core_instruction(function, value, op, ids),
            Op::Unknown(opcode) => {
                let has_result = !matches!(module.types[inst.ty], Type::Void);
                let start = self.out.functions.begin();
                let before = self.out.functions.blank(if has_result { 2 } else { 0 });
                self.args(function, &inst.args, ids);
                if has_result {
                    let result = [self.type_id(inst.ty), self.value_id(function, value, ids)];
                    self.out.functions.fill(before, &result);
                }
                self.out.functions.end(start, opcode);
            }
            Op::Ext { set, number } => {
                let set = self.ext_set(set);
                let start = self.out.functions.begin();
                let before = self.out.functions.blank(4);
                self.args(function, &inst.args, ids);
                let first = [self.type_id(inst.ty), self.value_id(function, value, ids), set, number];
                self.out.functions.fill(before, &first);
                self.out.functions.end(start, spirv::Op::ExtInst as u16);
            }
        }
    }

    /// Appends arguments to the instruction that is being written.
    fn args(&mut self, function: &Function, args: &[Arg], ids: &mut Ids) {
        for &arg in args {
            let word = self.arg(function, arg, ids);
            self.out.functions.word(word);
        }
    }

    fn core_instruction(&mut self, function: &Function, value: ir::ValueId, op: spirv::Op, ids: &mut Ids) {
        if self.settings.heaps.is_native && self.heap_instruction(function, value, op, ids) {
            return;
        }
        let inst = &function.values[value];
        let results = grammar::results(op);
        let start = self.out.functions.begin();
        if results.has_type {
            let ty = self.type_id(inst.ty);
            self.out.functions.word(ty);
        }
        if results.has_result {
            let result = self.value_id(function, value, ids);
            self.out.functions.word(result);
        }
        if op == spirv::Op::Variable
            && !matches!(inst.args.first(), Some(Arg::Literal(_)))
            && let Type::Pointer { class, .. } = self.module.types[inst.ty]
        {
            self.out.functions.word(class.0);
        }
        let first = self.out.functions.words().len();
        let orders = self.orders(op, inst);
        // An alignment stands behind the operand.
        let written = if op == spirv::Op::ConvertUToPtr { 1 } else { inst.args.len() };
        let args = inst.args.get(..written).unwrap_or_default();
        match orders {
            None => self.args(function, args, ids),
            Some((at, numbers)) => {
                for (index, &arg) in args.iter().enumerate() {
                    let number = index.checked_sub(at).and_then(|it| *numbers.get(it)?);
                    let word = match number {
                        Some(number) => self.uint(number),
                        None => self.arg(function, arg, ids),
                    };
                    self.out.functions.word(word);
                }
            }
        }
        match op {
            spirv::Op::Load
            | spirv::Op::Store
            | spirv::Op::CopyMemory
            | spirv::Op::CooperativeMatrixLoadKHR
            | spirv::Op::CooperativeMatrixStoreKHR => self.memory_operands(function, op, inst),
            spirv::Op::ImageRead | spirv::Op::ImageSparseRead | spirv::Op::ImageWrite => {
                self.texel_operands(function, op, inst, first);
            }
            _ => {}
        }
        self.out.functions.end(start, op as u16);
    }

    #[inline]
    pub(super) fn arg(&mut self, function: &Function, arg: Arg, ids: &mut Ids) -> u32 {
        match arg {
            Arg::Value(value) => self.value_id(function, value, ids),
            Arg::Constant(constant) => self.constant_id(constant),
            Arg::Global(global) => self.global_id(global),
            Arg::Function(function) => self.function_id(function),
            Arg::Type(ty) => self.type_id(ty),
            Arg::Literal(word) => word,
            Arg::Text(text) => self.string_id(text),
        }
    }

    fn merge(&mut self, merge: &Merge, ids: &Ids) {
        match merge {
            Merge::Selection { merge, control } => {
                self.out.functions.push(spirv::Op::SelectionMerge, &[ids.labels[*merge], *control]);
            }
            Merge::Loop { merge, continuing, control, operands } => {
                let mut words: Words = smallvec![ids.labels[*merge], ids.labels[*continuing], *control];
                words.extend_from_slice(operands);
                self.out.functions.push(spirv::Op::LoopMerge, &words);
            }
        }
    }

    fn end(&mut self, function: &Function, end: &End, ids: &mut Ids) {
        let label = |target: &Target, ids: &Ids| ids.labels[target.block];
        let (op, words): (spirv::Op, Words) = match end {
            End::Jump(target) => (spirv::Op::Branch, smallvec![label(target, ids)]),
            End::Branch { condition, then, otherwise } => {
                let condition = self.arg(function, *condition, ids);
                (spirv::Op::BranchConditional, smallvec![condition, label(then, ids), label(otherwise, ids)])
            }
            End::Switch { selector, default, cases } => {
                let is_wide = self.is_wide(function, *selector);
                let mut words: Words = smallvec![self.arg(function, *selector, ids), label(default, ids)];
                for (value, target) in cases {
                    words.push(*value as u32);
                    if is_wide {
                        words.push((*value >> 32) as u32);
                    }
                    words.push(label(target, ids));
                }
                (spirv::Op::Switch, words)
            }
            End::Return => (spirv::Op::Return, smallvec![]),
            End::ReturnValue(value) => (spirv::Op::ReturnValue, smallvec![self.arg(function, *value, ids)]),
            End::Kill => (spirv::Op::Kill, smallvec![]),
            End::Unreachable => (spirv::Op::Unreachable, smallvec![]),
            End::Other { op, args } => {
                let start = self.out.functions.begin();
                self.args(function, args, ids);
                self.out.functions.end(start, op.opcode().unwrap_or(spirv::Op::Unreachable as u16));
                return;
            }
        };
        self.out.functions.push(op, &words);
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

/// For each block its predecessors, each with the index of the target that leads here.
type Incoming = IdMap<Block, Vec<(BlockId, usize)>>;

fn incoming(function: &Function) -> Incoming {
    let mut incoming = Incoming::default();
    for &id in &function.order {
        for (index, target) in targets(&function.blocks[id].end).enumerate() {
            if function.blocks[target.block].parameters.is_empty() {
                continue;
            }
            let list = &mut incoming[target.block];
            // A switch may name a block for several values; OpPhi lists each predecessor once.
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

/// Every global that `function` and what it calls use, in order of use.
pub(super) fn globals_reached(module: &ir::Module, function: ir::FunctionId) -> Vec<ir::GlobalId> {
    let mut globals = Vec::new();
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
                if !function.values[value].op.is_debug() {
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
    globals
}
