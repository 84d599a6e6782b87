//! The flags of spirv-opt that `-Oconfig=` takes, and what becomes of each.

/// A flag that DXC accepts.
pub struct OptimizerFlag {
    /// Without the dashes.
    pub name: &'static str,
    pub argument: Argument,
    pub means: Means,
}

/// What may follow a flag, after an equals sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Nothing; what is there is ignored.
    None,
    /// A number, which may be left out.
    OptionalNumber,
    /// A positive number.
    Number,
    /// Pairs of a specialization constant's id and its value.
    SpecValues,
    /// Pairs of a descriptor set and a binding.
    Bindings,
}

/// How a flag is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// By passes, in its place in the recipe. The text says what it does.
    Passes(&'static str),
    /// Wherever it stands, it is the same as an option, or changes how the whole module is written.
    Whole(&'static str),
    /// There is nothing left to do, which the text explains.
    Done(&'static str),
    /// It is accepted without effect, with a warning that gives the reason.
    Ignored(&'static str),
}

use Argument::{Bindings, None as Plain, Number, OptionalNumber, SpecValues};
use Means::{Done, Ignored, Passes, Whole};

const fn flag(name: &'static str, argument: Argument, means: Means) -> OptimizerFlag {
    OptimizerFlag { name, argument, means }
}

/// All flags, by name.
#[rustfmt::skip]
pub const OPTIMIZER_FLAGS: &[OptimizerFlag] = &[
    flag("O", Plain, Passes("everything that `-O3` does")),
    flag("Os", Plain, Passes("everything that `-Os` does")),
    flag("amd-ext-to-khr", Plain, Ignored("the compiler itself uses none of these extensions, and inline SPIR-V stays as it was written")),
    flag("ccp", Plain, Passes("computes what constants decide")),
    flag("cfg-cleanup", Plain, Passes("removes branches that are decided, constructs that hold nothing and blocks that only continue another")),
    flag("code-sink", Plain, Passes("computes values on the one side of a branch that uses them")),
    flag("combine-access-chains", Plain, Passes("joins chains of indices")),
    flag("compact-ids", Plain, Done("ids have no gaps")),
    flag("convert-local-access-chains", Plain, Passes("makes variables of the members and elements of local variables, and then values")),
    flag("convert-relaxed-to-half", Plain, Ignored("numbers with relaxed precision keep their 32 bits: use `-enable-16bit-types` for halves")),
    flag("convert-to-sampled-image", Bindings, Whole("as if the texture and the sampler with these bindings had `[[vk::combinedImageSampler]]`")),
    flag("copy-propagate-arrays", Plain, Passes("reads originals in place of copies")),
    flag("descriptor-scalar-replacement", Plain, Whole("the same as `-fspv-flatten-resource-arrays`")),
    flag("eliminate-dead-branches", Plain, Passes("removes branches that are decided, with what cannot be reached")),
    flag("eliminate-dead-code-aggressive", Plain, Passes("removes what has no effect, and inputs that are not read")),
    flag("eliminate-dead-const", Plain, Done("constants that nothing uses are not written")),
    flag("eliminate-dead-functions", Plain, Passes("removes functions that are not called")),
    flag("eliminate-dead-input-components", Plain, Ignored("input arrays keep their lengths, so that they match the outputs of the stage before")),
    flag("eliminate-dead-inserts", Plain, Passes("leaves out components that nothing reads")),
    flag("eliminate-dead-members", Plain, Ignored("structs keep their members, so that the module shows the memory that the host writes; unused ones cost nothing")),
    flag("eliminate-dead-variables", Plain, Done("variables that nothing uses are not written")),
    flag("eliminate-insert-extract", Plain, Passes("the same as `--simplify-instructions`")),
    flag("eliminate-local-multi-store", Plain, Passes("makes values of local variables")),
    flag("eliminate-local-single-block", Plain, Passes("makes values of local variables")),
    flag("eliminate-local-single-store", Plain, Passes("makes values of local variables")),
    flag("fix-func-call-param", Plain, Done("calls are inlined")),
    flag("fix-storage-class", Plain, Done("pointers have the storage class of what they point to")),
    flag("flatten-decorations", Plain, Done("there are no groups of decorations")),
    flag("fold-spec-const-op-composite", Plain, Passes("computes the operations on specialization constants that have become plain constants")),
    flag("freeze-spec-const", Plain, Passes("makes specialization constants plain constants of their default values, which leave the reflection")),
    flag("graphics-robust-access", Plain, Passes("keeps indices within the bounds of arrays, vectors and matrices")),
    flag("if-conversion", Plain, Passes("selects values in place of branching")),
    flag("inline-entry-points-exhaustive", Plain, Passes("inlines calls; all are inlined in any case")),
    flag("inline-entry-points-opaque", Plain, Passes("inlines calls; all are inlined in any case")),
    flag("inst-debug-printf", Plain, Ignored("validation layers instrument modules themselves, with a buffer that only they know")),
    flag("interpolate-fixup", Plain, Done("inputs are interpolated where they are, not their copies")),
    flag("legalize-hlsl", Plain, Done("every module is legalized before the recipe runs")),
    flag("local-redundancy-elimination", Plain, Passes("computes and reads equal values once")),
    flag("loop-fission", Number, Ignored("how many registers a loop needs, which decides whether to split it, only the driver knows")),
    flag("loop-fusion", Number, Ignored("how many registers a loop needs, which decides whether to join it to the next, only the driver knows")),
    flag("loop-invariant-code-motion", Plain, Passes("computes what is the same in each iteration before the loop")),
    flag("loop-peeling", Plain, Ignored("drivers unroll and peel loops themselves, by what their GPU gains: use `[unroll]` to have a loop unrolled here")),
    flag("loop-peeling-threshold", Number, Ignored("no loop is peeled")),
    flag("loop-unroll", Plain, Passes("unrolls loops marked `[unroll]`; these are unrolled in any case")),
    flag("loop-unroll-partial", Number, Done("loops marked `[unroll]` are unrolled completely")),
    flag("loop-unswitch", Plain, Passes("branches before a loop, and not in each iteration, if the condition is always the same")),
    flag("merge-blocks", Plain, Passes("joins blocks that follow each other")),
    flag("merge-return", Plain, Passes("gives each function one return; each has one in any case")),
    flag("private-to-local", Plain, Passes("makes local variables of static ones")),
    flag("reduce-load-size", Plain, Passes("reads the members that are used in place of whole composites, whatever threshold is given")),
    flag("redundancy-elimination", Plain, Passes("computes and reads equal values once")),
    flag("relax-float-ops", Plain, Passes("lets all operations on 32-bit floats have relaxed precision")),
    flag("remove-dont-inline", Plain, Done("functions marked `[noinline]` are inlined, too")),
    flag("remove-duplicates", Plain, Done("equal types and constants are written once")),
    flag("remove-unused-interface-variables", Plain, Passes("removes inputs that are not read, and outputs that are not written")),
    flag("replace-invalid-opcode", Plain, Done("an operation that the stage lacks is an error")),
    flag("scalar-replacement", OptionalNumber, Passes("makes variables of the members and elements of local variables, whatever limit is given: all are split in any case")),
    flag("set-spec-const-default-value", SpecValues, Passes("gives specialization constants other default values, in the reflection, too")),
    flag("simplify-instructions", Plain, Passes("replaces operations with simpler ones")),
    flag("spread-volatile-semantics", Plain, Done("built-ins that change while a shader runs are volatile where Vulkan asks for it")),
    flag("ssa-rewrite", Plain, Passes("makes values of local variables")),
    flag("strength-reduction", Plain, Passes("shifts in place of multiplying integers by powers of two")),
    flag("strip-debug", Plain, Whole("writes no debug information and no names")),
    flag("strip-nonsemantic", Plain, Whole("writes no `printf`, no debug information of `NonSemantic.Shader.DebugInfo.100`, and none of `-fspv-reflect`")),
    flag("strip-reflect", Plain, Whole("writes nothing of `-fspv-reflect`")),
    flag("trim-capabilities", Plain, Done("the module declares what it uses, and what the shader requests")),
    flag("unify-const", Plain, Done("equal constants are written once")),
    flag("upgrade-memory-model", Plain, Whole("the same as `-fspv-use-vulkan-memory-model`, from `vulkan1.1` on")),
    flag("vector-dce", Plain, Passes("leaves out components that nothing reads")),
    flag("workaround-1209", Plain, Passes("leaves loops where control never arrives, in place of `OpUnreachable`")),
    flag("wrap-opkill", Plain, Done("no function that ends the invocation is called from where it may not")),
];

impl OptimizerFlag {
    /// The flag that is written so, such as `--scalar-replacement=100`, and what follows its equals sign.
    pub fn find(written: &str) -> Option<(&'static OptimizerFlag, &str)> {
        let (name, argument) = written.split_once('=').unwrap_or((written, ""));
        // The levels may have one dash.
        let name = match name {
            "-O" | "-Os" => &name[1..],
            _ => name.strip_prefix("--")?,
        };
        OPTIMIZER_FLAGS.iter().find(|it| it.name == name).map(|it| (it, argument))
    }

    /// As users write it.
    pub fn written(&self) -> String {
        match self.name {
            "O" | "Os" => format!("-{}", self.name),
            name => format!("--{name}"),
        }
    }

    /// What the flag expects, if `argument` is something else.
    pub(super) fn problem(&self, argument: &str) -> Option<&'static str> {
        let number = argument.parse::<u32>();
        match self.argument {
            Argument::OptionalNumber if !argument.is_empty() && number.is_err() => {
                Some("no argument or a non-negative integer")
            }
            Argument::Number if number.is_err() || number == Ok(0) => Some("a positive integer"),
            Argument::SpecValues if !is_pairs(argument, is_value) => {
                Some("pairs of a specialization constant's id and its value, such as `1:2`")
            }
            Argument::Bindings if !is_pairs(argument, |it| it.parse::<u32>().is_ok()) => {
                Some("pairs of a descriptor set and a binding, such as `0:1`")
            }
            _ => None,
        }
    }
}

/// The pairs of `1:2 3:4`: a number, and text that the flag knows to read.
pub fn pairs(argument: &str) -> impl Iterator<Item = (u32, &str)> {
    argument.split_whitespace().filter_map(|pair| {
        let (first, second) = pair.split_once(':')?;
        Some((first.parse().ok()?, second))
    })
}

fn is_pairs(argument: &str, is_second: impl Fn(&str) -> bool) -> bool {
    let written = argument.split_whitespace().count();
    written > 0 && written == pairs(argument).filter(|it| is_second(it.1)).count()
}

/// Whether it can be the value of a specialization constant.
fn is_value(text: &str) -> bool {
    SpecValue::parse(text).is_some()
}

/// The value for a specialization constant, of a type that only the shader knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SpecValue {
    Bool(bool),
    Integer(i128),
    Float(f64),
}

impl SpecValue {
    /// `true`, `-1`, `0x10`, `1.5`.
    pub fn parse(text: &str) -> Option<SpecValue> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let hexadecimal = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X"));
        let number = match hexadecimal {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => digits.parse::<u64>(),
        };
        match (text, number) {
            ("true" | "false", _) => Some(SpecValue::Bool(text == "true")),
            (_, Ok(number)) => Some(SpecValue::Integer(sign * i128::from(number))),
            _ => text.parse().ok().filter(|it: &f64| it.is_finite()).map(SpecValue::Float),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_sorted_and_listed_once() {
        let names: Vec<&str> = OPTIMIZER_FLAGS.iter().map(|it| it.name).collect();
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    }

    #[test]
    fn flags_are_found_as_they_are_written() {
        fn find(text: &str) -> Option<(&str, &str)> {
            OptimizerFlag::find(text).map(|(flag, argument)| (flag.name, argument))
        }
        assert_eq!(find("-O"), Some(("O", "")));
        assert_eq!(find("--Os"), Some(("Os", "")));
        assert_eq!(find("--scalar-replacement=100"), Some(("scalar-replacement", "100")));
        assert_eq!(find("-ccp"), None);
        assert_eq!(find("--preserve-bindings"), None);
        assert!(OPTIMIZER_FLAGS.iter().all(|it| find(&it.written()) == Some((it.name, ""))));
    }

    #[test]
    fn arguments_are_what_the_flags_expect() {
        let is_right = |text| OptimizerFlag::find(text).is_some_and(|(flag, it)| flag.problem(it).is_none());
        for right in [
            "--scalar-replacement",
            "--loop-fission=3",
            "--set-spec-const-default-value=1:2 3:-0x4 5:true 6:1.5",
            "--convert-to-sampled-image=0:1 0:2",
        ] {
            assert!(is_right(right), "{right}");
        }
        for wrong in [
            "--loop-fission",
            "--loop-fission=0",
            "--set-spec-const-default-value=1:two",
            "--set-spec-const-default-value=1:2 3",
            "--convert-to-sampled-image=0:s1",
        ] {
            assert!(!is_right(wrong), "{wrong}");
        }
    }
}
