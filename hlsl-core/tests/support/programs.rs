//! Programs that are made of numbers: each compiles to a valid module, or is refused, and nothing panics.

#![allow(dead_code, unreachable_pub)] // each test uses its part

use std::panic::{AssertUnwindSafe, catch_unwind};

use hlsl_core::ir::spirv::Capability;

use super::validator::Validator;

pub struct Program {
    /// What it is about, as a report names it.
    pub name: String,
    pub args: Vec<String>,
    pub text: String,
    /// Where in the text that begins which differs from program to program.
    pub own: usize,
    /// The opcode that it is about, which passes may remove.
    pub opcode: Option<u16>,
}

enum Outcome {
    Valid { keeps: bool },
    Refused,
    Fault(String),
}

/// What became of programs.
pub struct Checked {
    /// Of each, whether it compiles to a valid module.
    pub is_valid: Vec<bool>,
    /// Of each, whether it is valid and the module has what it is about.
    pub keeps: Vec<bool>,
    faults: Vec<String>,
}

impl Checked {
    pub fn valid(&self) -> usize {
        self.is_valid.iter().filter(|it| **it).count()
    }

    /// Panics with all programs that have a fault.
    pub fn assert(checked: &[Checked]) {
        let faults: Vec<&str> = checked.iter().flat_map(|it| &it.faults).map(String::as_str).collect();
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }
}

/// Those of Khronos' grammar that spirv-val 2025.5 does not know.
const NEW_CAPABILITIES: &[Capability] = &[
    Capability::Float6EXT,
    Capability::Float4EXT,
    Capability::Float8UnsignedE8M0EXT,
    Capability::MXInt8EXT,
    Capability::BitcastExtractEXT,
    Capability::MultipleWaitQueuesQCOM,
    Capability::ImageGatherLinearQCOM,
    Capability::ImageGatherExtendedModesQCOM,
    Capability::AbortKHR,
    Capability::DescriptorHeapEXT,
    Capability::ConstantDataKHR,
    Capability::PoisonFreezeKHR,
    Capability::WeakLinkageAMD,
    Capability::PushConstantBanksNV,
    Capability::LongVectorEXT,
    Capability::CooperativeMatrixConversionsEXT,
    Capability::CooperativeMatrixGetCoordinateEXT,
    Capability::CooperativeMatrixDecodeVectorNV,
    Capability::RayTracingOpacityMicromapExecutionModeKHR,
    Capability::PredicatedIOINTEL,
    Capability::RoundedDivideSqrtINTEL,
    Capability::DotProductFloat16AccFloat32VALVE,
    Capability::DotProductFloat16AccFloat16VALVE,
    Capability::DotProductBFloat16AccVALVE,
    Capability::DotProductFloat8AccFloat32VALVE,
    Capability::IntrinsicSAMSUNG,
];

/// Whether spirv-val knows what has these.
pub fn is_known(capabilities: &[Capability]) -> bool {
    !capabilities.iter().any(|it| NEW_CAPABILITIES.contains(it))
}

/// Compiles programs and asks the validator about what comes out.
pub fn check(programs: &[Program]) -> Checked {
    let validator = Validator::find();
    let outcomes = super::on_all_cores(programs, |it| outcome(it, validator.as_ref()));
    let mut checked = Checked { is_valid: Vec::new(), keeps: Vec::new(), faults: Vec::new() };
    for (program, outcome) in programs.iter().zip(outcomes) {
        let outcome = outcome.unwrap_or_else(|| Outcome::Fault("makes the test panic".into()));
        checked.is_valid.push(matches!(outcome, Outcome::Valid { .. }));
        checked.keeps.push(matches!(outcome, Outcome::Valid { keeps: true }));
        if let Outcome::Fault(what) = outcome {
            let own = program.text.get(program.own..).unwrap_or_default();
            checked.faults.push(format!("{} ({}): {what}{own}", program.name, program.args.join(" ")));
        }
    }
    checked
}

fn outcome(program: &Program, validator: Option<&Validator>) -> Outcome {
    let args: Vec<&str> = program.args.iter().map(String::as_str).collect();
    let compiled = catch_unwind(AssertUnwindSafe(|| {
        super::compile_text(program.text.clone().into_bytes(), &args).words
    }));
    let mut keeps = true;
    let fault = match compiled {
        Ok(None) => return Outcome::Refused,
        Ok(Some(words)) => {
            keeps = program.opcode.is_none_or(|it| has(&words, it));
            validator.and_then(|it| it.check(&words, &program.args).err())
        }
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map_or("no text", |it| it.as_str());
            Some(format!("panics: {}", text.lines().take(4).collect::<Vec<_>>().join(" ")))
        }
    };
    fault.map_or(Outcome::Valid { keeps }, Outcome::Fault)
}

/// Whether a module has an instruction.
fn has(words: &[u32], opcode: u16) -> bool {
    let mut rest = words.get(5..).unwrap_or_default();
    while let [first, ..] = *rest {
        if first & 0xffff == u32::from(opcode) {
            return true;
        }
        rest = rest.get((first >> 16).max(1) as usize..).unwrap_or_default();
    }
    false
}

/// A variable of the environment that is a number.
pub fn number_of(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|it| it.parse().expect("the variable is a number"))
}
