//! Whether a finished module keeps the rules of SPIR-V and of Vulkan that a shader's inline SPIR-V can break.
//!
//! What the compiler writes by itself keeps them anyway: this runs where a shader has written SPIR-V of its own, and on
//! every module in debug builds with the feature `verify`, where whatever it finds is a fault of ours. It reads words and knows
//! nothing of the IR, so it also judges what passes have made of an instruction.
//!
//! The rules are tables wherever the specification's are: an instruction's facts for the types of operands and results and
//! for the stages that have it, `extended` for extended instruction sets, `stages` for execution modes, `variables` for
//! built-ins. What the grammar does not know is accepted, and so is whatever takes or makes a value of a
//! type that is not known here: inline SPIR-V exists for these, and nobody can judge them without their specification.

mod composites;
mod declarations;
mod extended;
mod images;
mod instructions;
mod layout;
mod locations;
mod memory;
mod module;
mod stages;
mod variables;

use crate::spirv::{self, Op};

use crate::{
    grammar::{self, Inst, Instructions},
    options::Layout,
};
use module::Module;

/// The rules of which environment apply.
#[derive(Clone, Copy, Debug)]
pub struct Environment {
    /// Vulkan's, in addition to those of SPIR-V itself.
    pub is_vulkan: bool,
    /// naga's reading of them: it takes a mask of samples that is no array, and no other.
    pub is_naga: bool,
    /// With VK_KHR_maintenance8: offsets of texture reads need not be constants.
    pub variable_offsets: bool,
    /// How memory is laid out, which decides how members are aligned.
    pub layout: Layout,
    /// The version of SPIR-V.
    pub version: (u8, u8),
}

/// A rule that a module breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Of the instruction that breaks it, as an index of a word in the module.
    pub at: usize,
    /// The instruction, decoration, execution mode or capability.
    pub name: String,
    /// What is wrong with it: the end of a sentence that begins with the name.
    pub what: String,
    /// Whether it is an instruction of a function; otherwise it is part of what the module declares.
    pub is_in_function: bool,
}

/// What may name the type of a function.
const MAY_NAME_FUNCTION_TYPES: [Op; 6] =
    [Op::Function, Op::Name, Op::Decorate, Op::DecorateId, Op::DecorateString, Op::ExtInst];

/// How many words the header of a module has.
const HEADER: usize = 5;

/// The rules that a module breaks, in the order of its words.
pub fn faults(words: &[u32], environment: Environment) -> Vec<Fault> {
    let module = Module::new(words, environment);
    let mut check = Check { module: &module, faults: Vec::new(), at: HEADER, is_in_function: false };
    let mut rest = Instructions(words.get(HEADER..).unwrap_or_default());
    while let Some(inst) = rest.next() {
        check.is_in_function |= inst.is(Op::Function);
        check.instruction(&inst);
        check.at = words.len() - rest.0.len();
    }
    check.stages();
    check.faults.sort_by_key(|it| it.at);
    // What needs a capability that cannot be says more than the capability.
    let is_capability =
        |it: &Fault| Instructions(&words[it.at..]).next().is_some_and(|it| it.is(Op::Capability));
    if !check.faults.iter().all(is_capability) {
        check.faults.retain(|it| !is_capability(it));
    }
    check.faults
}

/// The state of one check.
struct Check<'m, 'w> {
    module: &'m Module<'w>,
    faults: Vec<Fault>,
    /// Where the current instruction stands.
    at: usize,
    is_in_function: bool,
}

impl Check<'_, '_> {
    fn instruction(&mut self, inst: &Inst<'_>) {
        let Some(op) = inst.grammar.map(|it| it.op) else { return };
        let what = self
            .operands(inst)
            .or_else(|| declarations::fault(self.module, op, inst))
            .or_else(|| variables::fault(self.module, op, inst, self.is_in_function))
            .or_else(|| instructions::fault(self.module, op, inst))
            .or_else(|| composites::fault(self.module, op, inst))
            .or_else(|| memory::fault(self.module, op, inst))
            .or_else(|| self.is_in_function.then(|| memory::logical(self.module, op, inst)).flatten())
            .or_else(|| images::fault(self.module, op, inst))
            .or_else(|| extended::fault(self.module, op, inst));
        if let Some(what) = what {
            self.report(self.at, name(self.module, inst), what);
        }
    }

    /// Ids that nothing defines, and values where a type is needed.
    fn operands(&self, inst: &Inst<'_>) -> Option<String> {
        let is_missing = |id: u32| self.module.definition(id).is_none();
        if inst.result_type != 0 && !self.module.is_type(inst.result_type) {
            return Some("has a result whose type is not a type".into());
        }
        let is_of_function = |id: u32| self.module.definition(id).is_some_and(|it| it.is(Op::TypeFunction));
        if is_of_function(inst.result_type) {
            return Some("has a result whose type is that of a function".into());
        }
        let names_types = inst.grammar.is_some_and(|it| MAY_NAME_FUNCTION_TYPES.contains(&it.op));
        for (index, (kind, words)) in inst.operands().enumerate() {
            // A name of something that is defined later has rules of its own, and only `emit` writes such names.
            let is_id = kind.is_id() && !inst.is(Op::TypeForwardPointer);
            if is_id && words.iter().any(|id| is_missing(*id)) {
                return Some(format!("names nothing with operand {}", index + 1));
            }
            if is_id && !names_types && words.iter().any(|id| is_of_function(*id)) {
                return Some(format!("names the type of a function with operand {}", index + 1));
            }
        }
        self.is_in_function.then(|| unknown_value(inst)).flatten()
    }

    fn report(&mut self, at: usize, name: String, what: String) {
        self.faults.push(Fault { at, name, what, is_in_function: self.is_in_function });
    }
}

/// What a diagnostic calls an instruction.
fn name(module: &Module<'_>, inst: &Inst<'_>) -> String {
    let Some(op) = inst.grammar.map(|it| it.op) else { return format!("instruction {}", inst.opcode) };
    match op {
        Op::ExtInst if module.is_glsl(inst.word(0)) => match spirv::GlslStd450Op::from_u32(inst.word(1)) {
            Some(number) => format!("{number:?}"),
            None => format!("number {} of GLSL.std.450", inst.word(1)),
        },
        Op::Capability => spirv::Capability::from_u32(inst.word(0)).map_or("".into(), |it| format!("{it:?}")),
        Op::ExecutionMode | Op::ExecutionModeId => {
            spirv::ExecutionMode::from_u32(inst.word(1)).map_or("".into(), |it| format!("{it:?}"))
        }
        Op::Decorate | Op::DecorateId | Op::DecorateString => decoration(inst.word(1)),
        Op::MemberDecorate | Op::MemberDecorateString => decoration(inst.word(2)),
        op => format!("Op{op:?}"),
    }
}

fn decoration(number: u32) -> String {
    spirv::Decoration::from_u32(number).map_or_else(|| number.to_string(), |it| format!("{it:?}"))
}

/// A value of an operand that the grammar does not know, though it knows the instruction.
fn unknown_value(inst: &Inst<'_>) -> Option<String> {
    let mut operands = inst.operands().filter_map(|(kind, words)| Some((kind, *words.first()?)));
    let (_, number) = operands.find(|(kind, word)| !kind.knows(*word))?;
    Some(format!("has an operand of {number}, which does not exist"))
}

/// Whether an operand of the grammar is a scope or memory semantics: the rules of these are in `memory`.
fn is_scope(kind: grammar::OperandKind) -> bool {
    matches!(kind, grammar::OperandKind::IdScope | grammar::OperandKind::IdMemorySemantics)
}
