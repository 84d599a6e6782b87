//! E07xx: what can be wrong in the options of a compilation. Few of these have a place in a file.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// An argument that starts like an option and is none.
    E0701 Error UnknownOption { option: String }
        "unknown option `{option}`";
    /// An option stands at the end without its value.
    E0702 Error MissingValue { option: String, usage: String }
        "option `{option}` needs a value"
        help "write `{usage}`";
    /// The value of an option is none of those it takes.
    E0703 Error BadValue { option: String, value: String, expected: String }
        "`{value}` is no value for `{option}`"
        help "it takes {expected}";
    /// Two options that exclude each other.
    E0704 Error ConflictingOptions { first: String, second: String }
        "`{first}` cannot be used together with `{second}`"
        help "remove one of them";
    /// `-T` is missing.
    E0705 Error MissingProfile {}
        "no target profile is given"
        help "say stage and shader model, for example `-T ps_6_0`";
    /// The profile cannot be read or does not exist.
    E0706 Error UnknownProfile { profile: String, why: String }
        "unknown target profile `{profile}`: {why}"
        help "a profile is a stage (vs, ps, gs, hs, ds, cs, ms, as, lib) and a shader model, for example `ps_6_0`";
    /// 16-bit types need a newer profile and language.
    E0707 Error SixteenBitTypesTooOld { profile: String, version: String }
        "`-enable-16bit-types` needs shader model 6.2 and HLSL 2018, not `{profile}` and HLSL {version}"
        help "use a profile such as `ps_6_2` and `-HV 2018` or later";
    /// An option whose effect has no counterpart in SPIR-V.
    E0708 Error NotForSpirv { option: String }
        "{option} is not supported with -spirv"
        help "remove it";
    /// A library option with a profile that is no library.
    E0709 Error NeedsLibraryProfile { option: String }
        "library profile required when using {option} option"
        help "use a profile such as `lib_6_3`";
    /// The value stands in no range that the option takes.
    E0713 Error NegativeValue { option: String, value: String }
        "expected positive integer for {option}, got: {value}"
        help "bindings, sets and spaces count from 0";
    /// `-fvk-x-shift N all` beside another shift of the same class.
    E0714 Error ShiftOfAllSpaces { option: String }
        "setting all sets via `{option}` argument should be used alone"
        help "name the spaces one by one, or give only the `all` form";

    /// `-fvk-invert-y` where no position is written.
    E0719 Error InvertYInStage { profile: String }
        "-fvk-invert-y can only be used in VS/DS/GS/MS/Lib"
        note "the profile is `{profile}`"
        help "remove the option for this stage";

    /// Access qualifiers of payloads need a newer profile.
    E0722 Error PayloadQualifiersTooOld { profile: String }
        "`-enable-payload-qualifiers` needs shader model 6.6, not `{profile}`"
        help "use `lib_6_6` or later, or leave the option out";

    /// `-Oconfig=` with what is no pass.
    E0715 Error UnknownOptimizerFlag { flag: String }
        "failed to optimize SPIR-V: Unknown flag '{flag}'"
        help "`-Oconfig` takes flags of spirv-opt, separated by commas";
    /// `-denorm` needs a newer profile.
    E0716 Error DenormalsTooOld { profile: String }
        "denorm option is only allowed for shader model 6.2 and above"
        note "the profile is `{profile}`"
        help "use a profile such as `ps_6_2`";

    /// Shader models before 6.0 are treated as 6.0.
    W0701 Warning("profile") ProfilePromoted { profile: String, promoted: String }
        "promoting older shader model profile `{profile}` to `{promoted}`";
    /// An option of other compilers or targets that changes nothing here.
    W0702 Warning("ignored-option") IgnoredOption { option: String }
        "option `{option}` has no effect on SPIR-V and is ignored";
    /// More than one file to compile: DXC takes the last one, too.
    W0704 Warning("ignored-input") SeveralInputs { ignored: String, used: String }
        "more than one input file: `{ignored}` is ignored, `{used}` is compiled"
        help "compile one file at a time";
    /// An option that newer versions will not know.
    W0703 Warning("deprecated-option") DeprecatedOption { option: String, instead: String }
        "option `{option}` is deprecated"
        help "use `{instead}`";
    /// `-Wno-…` with a name that no warning has.
    W0705 Warning("unknown-warning-option") UnknownWarning { option: String }
        "unknown warning option `{option}`"
        help "see the name in brackets behind a warning";
    /// The module needs an extension that `-fspv-extension` does not allow.
    E0720 Error ExtensionNotAllowed { extension: String, at: Span }
        "SPIR-V extension `{extension}` is needed but not permitted to be used"
        at at "needed here"
        help "allow it with `-fspv-extension={extension}`, or leave out what needs it";
    /// The module has more ids than `-fspv-max-id` allows.
    E0721 Error TooManyIds { bound: u32, limit: u32 }
        "the module's id bound {bound} exceeds the limit {limit} of -fspv-max-id"
        help "raise the limit, or make the shader smaller";
}
