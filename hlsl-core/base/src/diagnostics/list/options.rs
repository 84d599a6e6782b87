//! E07xx: invalid options of a compilation. Few of these have a location in a file.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// An argument that starts like an option but is not one.
    E0701 Error UnknownOption { option: String }
        "unknown option `{option}`";
    /// An option at the end of the list that lacks its value.
    E0702 Error MissingValue { option: String, usage: String }
        "option `{option}` requires a value"
        help "write `{usage}`";
    /// A value that an option does not accept.
    E0703 Error BadValue { option: String, value: String, expected: String }
        "`{value}` is not a valid value for `{option}`"
        help "expected {expected}";
    /// Two options that exclude each other.
    E0704 Error ConflictingOptions { first: String, second: String }
        "`{first}` cannot be used together with `{second}`"
        help "remove one of them";
    /// `-T` is missing.
    E0705 Error MissingProfile {}
        "no target profile specified"
        help "specify stage and shader model, for example `-T ps_6_0`";
    /// The profile cannot be parsed or does not exist.
    E0706 Error UnknownProfile { profile: String, why: String }
        "unknown target profile `{profile}`: {why}"
        help "a profile (`-T`) is a stage (vs, ps, gs, hs, ds, cs, ms, as, lib) and a shader model, for example `ps_6_0`";
    /// 16-bit types require a newer profile and language version.
    E0707 Error SixteenBitTypesTooOld { profile: String, version: String }
        "`-enable-16bit-types` requires shader model 6.2 and HLSL 2018, not `{profile}` and HLSL {version}"
        help "use a profile such as `ps_6_2` and `-HV 2018` or later";
    /// An option whose effect has no counterpart in SPIR-V.
    E0708 Error NotForSpirv { option: String }
        "{option} is not supported with -spirv"
        help "remove it";
    /// A library option with a profile that is not a library.
    E0709 Error NeedsLibraryProfile { option: String }
        "library profile required when using {option} option"
        help "use a profile such as `lib_6_3`";
    /// A value outside the range that the option accepts.
    E0713 Error NegativeValue { option: String, value: String }
        "expected positive integer for {option}, got: {value}"
        help "bindings, sets and spaces count from 0";
    /// `-fvk-x-shift N all` together with another shift of the same class.
    E0714 Error ShiftOfAllSpaces { option: String }
        "setting all sets via `{option}` argument should be used alone"
        help "list the spaces one by one, or use only the `all` form";

    /// `-fspv-use-vulkan-memory-model` for Vulkan 1.0.
    E0726 Error MemoryModelTooOld {}
        "`-fspv-use-vulkan-memory-model` requires SPIR-V 1.3"
        help "use `-fspv-target-env=vulkan1.1` or later";
    /// `-fvk-invert-y` in a stage that does not write a position.
    E0719 Error InvertYInStage { profile: String }
        "-fvk-invert-y can only be used in VS/DS/GS/MS/Lib"
        note "the profile is `{profile}`"
        help "remove the option for this stage";

    /// Payload access qualifiers require a newer profile.
    E0722 Error PayloadQualifiersTooOld { profile: String }
        "`-enable-payload-qualifiers` requires shader model 6.6, not `{profile}`"
        help "use `lib_6_6` or later, or remove the option";

    /// Debug information in a form that naga rejects, for wgpu.
    E0723 Error DebugInfoForWgpu { what: String }
        "naga does not read {what}"
        help "use `-fspv-debug=vulkan-with-source`, which naga skips";

    /// `-Oconfig=` with something that is not a pass.
    E0715 Error UnknownOptimizerFlag { flag: String }
        "failed to optimize SPIR-V: Unknown flag '{flag}'"
        help "`-Oconfig` takes spirv-opt flags, separated by commas";
    /// `-denorm` requires a newer profile.
    E0716 Error DenormalsTooOld { profile: String }
        "denorm option is only allowed for shader model 6.2 and above"
        note "the profile is `{profile}`"
        help "use a profile such as `ps_6_2`, or remove `-denorm`";

    /// Shader models before 6.0 are treated as 6.0.
    W0701 Warning("profile") ProfilePromoted { profile: String, promoted: String }
        "promoting older shader model profile `{profile}` to `{promoted}`";
    /// An option of other compilers or targets that has no effect here.
    W0702 Warning("ignored-option") IgnoredOption { option: String }
        "option `{option}` has no effect on SPIR-V and is ignored";
    /// A flag of `-Oconfig=` other than `-O` and `-Os`.
    W0706 Warning("ignored-option") IgnoredOptimizerFlag { flag: String }
        "`{flag}` has no effect: the compiler does not run spirv-opt"
        help "run `spirv-opt {flag}` over the module, or remove the flag";
    /// More than one input file: like DXC, the last one is compiled.
    W0704 Warning("ignored-input") SeveralInputs { ignored: String, used: String }
        "more than one input file: `{ignored}` is ignored and `{used}` is compiled"
        help "compile one file at a time";
    /// An option that future versions will not accept.
    W0703 Warning("deprecated-option") DeprecatedOption { option: String, instead: String }
        "option `{option}` is deprecated"
        help "use `{instead}`";
    /// `-Wno-…` with a name that does not belong to any warning.
    W0705 Warning("unknown-warning-option") UnknownWarning { option: String }
        "unknown warning option `{option}`"
        help "the name of a warning is shown in brackets after its message";
    /// As many errors as `-ferror-limit=` allows.
    E0724 Error TooManyErrors { limit: usize }
        "too many errors; stopping after {limit}"
        help "`-ferror-limit=0` shows all of them";
    /// The module requires an extension that `-fspv-extension` does not allow.
    E0720 Error ExtensionNotAllowed { extension: String, at: Span }
        "SPIR-V extension `{extension}` is required but not permitted"
        at at "required here"
        help "allow it with `-fspv-extension={extension}`, or remove the code that requires it";
    /// The module has more ids than `-fspv-max-id` allows.
    E0721 Error TooManyIds { bound: u32, limit: u32 }
        "the module's id bound {bound} exceeds the limit of {limit} set by -fspv-max-id"
        help "raise the limit, or make the shader smaller";
}

#[cfg(test)]
mod tests {
    /// Nobody can tell otherwise where to look.
    #[test]
    fn an_error_without_a_place_names_the_option() {
        let text = include_str!("options.rs").split("#[cfg(test)]").next().unwrap_or_default();
        for entry in text.split("    /// ").filter(|it| it.contains(" Error ")) {
            let names = ["-", "{option}", "{first}"].iter().any(|it| {
                let words = entry.split(['"', '`', ' ', '(']);
                words.into_iter().any(|word| word.starts_with(it) && word.len() > 1)
            });
            assert!(entry.contains("at: Span") || names, "{entry}");
        }
    }
}
