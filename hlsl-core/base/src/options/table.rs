//! The table of options: how each one is written, what `-help` says about it and what it does.

use super::{
    BindingSlot, DebugOptions, Denormals, Export, FlowControl, HeapStride, HlslVersion, Layout,
    MatrixPacking, Optimization, PathPrefix, RegisterBinding, RegisterClass, RegisterShift, StageIoOrder,
    TargetEnvironment,
    args::{Emit, Reader, Shard},
    warnings::warning,
};
use crate::diagnostics::list::options as errors;

/// How the values of an option are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `-spirv`
    Flag,
    /// `-fspv-debug=line`
    Joined,
    /// `-T ps_6_0` and `-Tps_6_0`
    JoinedOrSeparate,
    /// `-fvk-t-shift 16 0`: that many separate arguments.
    Separate(usize),
}

/// The headline under which `-help` lists an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Common,
    Compilation,
    Optimization,
    Spirv,
    Output,
    Diagnostics,
    /// Accepted for compatibility, but not listed by `-help`.
    Hidden,
}

impl Group {
    pub(super) const SHOWN: [(Group, &str); 6] = [
        (Group::Common, "Common options"),
        (Group::Output, "Output"),
        (Group::Compilation, "Compilation"),
        (Group::Optimization, "Optimization"),
        (Group::Spirv, "SPIR-V and Vulkan"),
        (Group::Diagnostics, "Warnings and diagnostics"),
    ];
}

pub(super) struct Spec {
    /// Without the dash; the first one is shown.
    pub(super) names: &'static [&'static str],
    pub(super) form: Form,
    /// The placeholder for the values in the help.
    pub(super) values: &'static str,
    pub(super) group: Group,
    pub(super) help: &'static str,
    pub(super) apply: fn(&mut Reader, &Use),
}

/// One use of an option: how it was written, and its values.
pub(super) struct Use<'a> {
    pub(super) written: &'a str,
    pub(super) values: &'a [&'a str],
}

impl Use<'_> {
    pub(super) fn value(&self) -> &str {
        self.values.first().copied().unwrap_or("")
    }
}

const fn spec(
    names: &'static [&'static str],
    form: Form,
    values: &'static str,
    group: Group,
    help: &'static str,
    apply: fn(&mut Reader, &Use),
) -> Spec {
    Spec { names, form, values, group, help, apply }
}

use Form::{Flag, Joined, JoinedOrSeparate, Separate};
use Group::{Common, Compilation, Diagnostics, Hidden, Optimization as Optimizing, Output, Spirv};

#[rustfmt::skip]
pub(super) const OPTIONS: &[Spec] = &[
    // Common.
    spec(&["T"], JoinedOrSeparate, "<profile>", Common, "Set the target profile, for example ps_6_0", |r, u| {
        r.profile = Some(u.value().into());
    }),
    spec(&["E"], JoinedOrSeparate, "<name>", Common, "Set the entry point (default: main)", |r, u| {
        r.out.options.entry_point = u.value().into();
    }),
    spec(&["D"], JoinedOrSeparate, "<name>[=<value>]", Common, "Define a macro", |r, u| r.out.options.define(u.value())),
    spec(&["I"], JoinedOrSeparate, "<folder>", Common, "Add a directory to the include search path", |r, u| {
        r.out.options.include_dirs.push(u.value().into());
    }),
    spec(&["help", "h", "?", "-help"], Flag, "", Common, "Show this help", |r, _| r.out.help = true),
    spec(&["version", "-version"], Flag, "", Common, "Show the version", |r, _| r.out.version = true),
    spec(&["check", "-check"], Flag, "", Common, "Only check for errors; write nothing", |r, _| r.out.check_only = true),
    spec(&["bench", "-bench"], Separate(1), "<count>", Common, "Compile <count> times and print the timings as JSON", |r, u| {
        r.out.bench = r.number(u, u.value());
    }),

    spec(&["-batch"], Separate(1), "<file>", Common, "Compile every line of <file>, each a command line, on all cores; the options given here precede those of the line", |r, u| {
        r.out.batch = Some(u.value().into());
    }),
    spec(&["-shard"], JoinedOrSeparate, "<i>/<n>", Common, "Compile only part <i> of <n> of a batch, from 1/<n> to <n>/<n>; which part a line is in depends only on its arguments", |r, u| {
        // Test runners have made `--shard=1/4` common.
        let part = u.value().trim_start_matches('=');
        match Shard::parse(part) {
            Some(shard) => r.out.shard = Some(shard),
            None => r.bad_value(u, part, "a part from 1/N to N/N"),
        }
    }),
    spec(&["-store"], Separate(1), "<folder>", Common, "Write each result of a batch to <folder> as well, named by a hash of its bytes, so that equal results are stored once", |r, u| {
        r.out.store = Some(u.value().into());
    }),
    spec(&["-log"], Separate(1), "<file>", Common, "Append a line of JSON for each line of a batch to <file> as soon as it is done, instead of printing them in order", |r, u| {
        r.out.log = Some(u.value().into());
    }),
    spec(&["-resume"], Flag, "", Common, "Skip the lines of a batch that the file of --log lists as compiled and whose files have not changed", |r, _| r.out.resume = true),
    spec(&["-compare"], Separate(1), "<file>", Common, "Compile every line of <file>, as --batch does, here and with the compiler of --reference, and print which verdicts, interfaces, words and times differ", |r, u| {
        r.out.compare = Some(u.value().into());
    }),
    spec(&["-reference"], Separate(1), "<program>", Common, "The program that --compare runs, which takes dxc's arguments; the default is dxc", |r, u| {
        r.out.reference = Some(u.value().into());
    }),
    spec(&["-program"], Separate(1), "<file>", Common, "With --emit rust: compile <file>, with the entry points that it lists, marks or is named for, as part of one program with all files given this way", |r, u| {
        r.out.program.push(u.value().into());
    }),
    spec(&["-explain"], Separate(1), "<code>...", Common, "Explain what errors and warnings mean, with a wrong and a right program; -W<name> stands for all warnings of that name", |r, u| {
        r.out.explain.extend(u.value().split(',').map(String::from));
    }),
    spec(&["-completions"], Separate(1), "<shell>", Common, "Print a completion script for bash, zsh or fish", |r, u| {
        match u.value() {
            "bash" | "zsh" | "fish" => r.out.completions = Some(u.value().into()),
            other => r.bad_value(u, other, "bash, zsh or fish"),
        }
    }),
    spec(&["-man"], Flag, "", Common, "Print this help as a manual page", |r, _| r.out.manual = true),

    // Output.
    spec(&["-reflect"], Joined, "[=json]", Output, "Print entry points, bindings and layouts as a table, or as JSON", |r, u| {
        match u.value() {
            "" => r.out.emit = Some(Emit::Table),
            "=json" => r.out.emit = Some(Emit::Json),
            other => r.bad_value(u, other.trim_start_matches('='), "json, or no value for a table"),
        }
    }),
    spec(&["-emit"], JoinedOrSeparate, "<form>", Output, "Print the result, or write it to -Fo, in this form: spv, asm, rust, c, json, table or wgsl", |r, u| {
        let form = u.value().trim_start_matches('=');
        match Emit::NAMES.iter().find(|(name, _)| *name == form) {
            Some((_, emit)) => r.out.emit = Some(*emit),
            None => r.bad_value(u, form, "one of spv, asm, rust, c, json, table, wgsl"),
        }
    }),
    spec(&["Fo"], JoinedOrSeparate, "<file>", Output, "Write the SPIR-V module to <file>", |r, u| r.out.object_file = Some(u.value().into())),
    spec(&["Fc"], JoinedOrSeparate, "<file>", Output, "Write the disassembly of the module to <file>", |r, u| r.out.assembly_file = Some(u.value().into())),
    spec(&["Fh"], JoinedOrSeparate, "<file>", Output, "Write the module to <file> as a C header", |r, u| r.out.header_file = Some(u.value().into())),
    spec(&["Vn"], JoinedOrSeparate, "<name>", Output, "Set the name of the array in the C header", |r, u| r.out.header_variable = Some(u.value().into())),
    spec(&["Fe"], JoinedOrSeparate, "<file>", Output, "Write errors and warnings to <file>", |r, u| r.out.error_file = Some(u.value().into())),
    spec(&["P"], Flag, "", Output, "Only preprocess, writing to -Fi or <input>.i", |r, _| r.preprocess_at = Some(r.position)),
    spec(&["Fi"], JoinedOrSeparate, "<file>", Output, "Write the output of -P to <file>", |r, u| r.out.preprocessed_file = Some(u.value().into())),
    spec(&["Po"], JoinedOrSeparate, "<file>", Output, "The same as -P -Fi <file>", |r, u| {
        r.preprocess_at = Some(r.position);
        r.out.preprocessed_file = Some(u.value().into());
    }),
    spec(&["M"], Flag, "", Output, "Print the files that the output depends on as a make rule", |r, _| r.out.print_dependencies = true),
    spec(&["MD"], Flag, "", Output, "Write the make rule next to the output, with extension .d", |r, _| r.out.write_dependencies = true),
    spec(&["MF"], JoinedOrSeparate, "<file>", Output, "Write the make rule to <file>", |r, u| r.out.dependency_file = Some(u.value().into())),
    spec(&["Cc"], Flag, "", Output, "Color the disassembly", |r, _| r.out.color_assembly = true),
    spec(&["No"], Flag, "", Output, "Show byte offsets in the disassembly", |r, _| r.out.show_offsets = true),
    spec(&["Ni"], Flag, "", Output, "Show instruction numbers in the disassembly", |r, _| r.out.show_numbers = true),
    spec(&["Lx"], Flag, "", Output, "Show literals in the disassembly in hexadecimal", |r, _| r.out.hexadecimal = true),
    spec(&["H"], Flag, "", Output, "Show includes and their nesting depth", |r, _| r.out.show_includes = true),
    spec(&["Vi"], Flag, "", Output, "Show where includes were searched for and found", |r, _| r.out.show_include_search = true),
    spec(&["ftime-report"], Flag, "", Output, "Show the time taken by each stage and pass", |r, _| r.out.time_report = true),
    spec(&["ast-dump"], Flag, "", Output, "Show the syntax tree", |r, _| r.out.dump_syntax = true),
    spec(&["ast-dump-implicit"], Flag, "", Hidden, "", |r, _| r.out.dump_syntax = true),

    // Compilation.
    spec(&["HV"], JoinedOrSeparate, "<year>", Compilation, "Set the language version: 2016, 2017, 2018, 2021 (default), 2026 or 202x", hlsl_version),
    spec(&["fhlsl-dx9"], Flag, "", Compilation,
        "Accept the types, functions and semantics of Direct3D 9: sampler2D, tex2D, COLOR and similar names", |r, _| {
        r.out.options.language.dx9 = true;
        // That language has the effects framework, and its shaders are for older profiles.
        r.out.options.warnings.disabled.extend(["effects-syntax".into(), "profile".into()]);
    }),
    spec(&["enable-16bit-types", "enable_16bit_types"], Flag, "", Compilation, "Make half and min16 types 16 bits wide", |r, _| {
        r.out.options.language.enable_16bit_types = true;
    }),
    spec(&["Zpc"], Flag, "", Compilation, "Pack matrices in column-major order (default)", |r, u| {
        r.exclude(u, "Zpr");
        r.out.options.memory.matrix_packing = MatrixPacking::ColumnMajor;
    }),
    spec(&["Zpr"], Flag, "", Compilation, "Pack matrices in row-major order", |r, u| {
        r.exclude(u, "Zpc");
        r.out.options.memory.matrix_packing = MatrixPacking::RowMajor;
    }),
    spec(&["flegacy-macro-expansion"], Flag, "", Compilation, "Expand the operands of ## before pasting, as FXC does", |r, _| {
        r.out.options.language.legacy_macro_expansion = true;
    }),
    spec(&["auto-binding-space"], Separate(1), "<set>", Compilation, "Set the descriptor set of resources that do not specify one", |r, u| {
        r.out.options.bindings.default_space = r.number(u, u.value());
    }),
    spec(&["denorm"], Separate(1), "<any|preserve|ftz>", Compilation, "Set how denormal floats are handled", |r, u| match u.value() {
        "any" => r.out.options.codegen.denormals = Denormals::Any,
        "preserve" => r.out.options.codegen.denormals = Denormals::Preserve,
        "ftz" => r.out.options.codegen.denormals = Denormals::FlushToZero,
        _ => r.bad_value(u, u.value(), "any, preserve or ftz"),
    }),
    spec(&["default-linkage"], Separate(1), "<internal|external>", Compilation, "Set the default linkage of library functions", |r, u| {
        r.library_option = Some("-default-linkage");
        match u.value() {
            "internal" => r.out.options.library.export_by_default = false,
            "external" => r.out.options.library.export_by_default = true,
            _ => r.bad_value(u, u.value(), "internal or external"),
        }
    }),
    spec(&["exports"], Separate(1), "<names>", Compilation, "Export only these functions from the library: name[,name...][=internal_name][;...]", exports),
    spec(&["export-shaders-only"], Flag, "", Compilation, "Export only shaders from the library", |r, _| {
        r.library_option = Some("-export-shaders-only");
        r.out.options.library.export_shaders_only = true;
    }),
    spec(&["disable-payload-qualifiers"], Flag, "", Compilation, "Accept but ignore access qualifiers of ray payloads", |r, _| {
        r.out.options.language.payload_qualifiers = Some(false);
    }),
    spec(&["enable-payload-qualifiers"], Flag, "", Hidden, "", |r, _| r.out.options.language.payload_qualifiers = Some(true)),
    spec(&["Gfa"], Flag, "", Compilation, "Avoid branches", |r, u| {
        r.exclude(u, "Gfp");
        r.out.options.codegen.flow_control = FlowControl::Avoid;
    }),
    spec(&["Gfp"], Flag, "", Compilation, "Prefer branches", |r, u| {
        r.exclude(u, "Gfa");
        r.out.options.codegen.flow_control = FlowControl::Prefer;
    }),
    spec(&["Zi"], Flag, "", Compilation, "Write source text and lines for debuggers; -fspv-debug overrides it", |_, _| {}),
    spec(&["Qstrip_debug"], Flag, "", Compilation, "Write no debug information, even if another option requests it; names stay", |_, _| {}),
    spec(&["Vd"], Flag, "", Compilation, "Do not validate the module", |r, _| r.out.options.spirv.validate = false),

    // Optimization.
    spec(&["O0"], Flag, "", Optimizing, "Do not optimize", |r, u| optimize(r, u, Optimization::None)),
    spec(&["O1"], Flag, "", Optimizing, "Optimize as -O3 does", |r, u| optimize(r, u, Optimization::Full)),
    spec(&["O2"], Flag, "", Optimizing, "Optimize as -O3 does", |r, u| optimize(r, u, Optimization::Full)),
    spec(&["O3", "O"], Flag, "", Optimizing, "Optimize (default)", |r, u| optimize(r, u, Optimization::Full)),
    spec(&["Os"], Flag, "", Optimizing, "Optimize as -O3 does", |r, u| optimize(r, u, Optimization::Full)),
    // For DXC this is no level, so that -Oconfig may stand beside it.
    spec(&["Od"], Flag, "", Optimizing, "Do not optimize; keep the program easy to debug", |r, _| {
        r.out.options.codegen.optimization = Optimization::None;
    }),
    spec(&["fcgl"], Flag, "", Optimizing, "Neither legalize nor optimize", |r, _| r.out.options.codegen.high_level_only = true),
    spec(&["Oconfig="], Joined, "<passes>", Optimizing, "Passes of spirv-opt, separated by commas: accepted, but ignored except for -O and -Os", optimizer_flags),
    spec(&["ffinite-math-only"], Flag, "", Optimizing, "Assume that there are no NaNs or infinities", |r, _| r.out.options.codegen.finite_math_only = true),
    spec(&["fno-finite-math-only"], Flag, "", Optimizing, "Respect NaNs and infinities (default)", |r, _| r.out.options.codegen.finite_math_only = false),

    // SPIR-V and Vulkan.
    spec(&["spirv"], Flag, "", Spirv, "Generate SPIR-V; always on", |_, _| {}),
    spec(&["fspv-target-env="], Joined, "<environment>", Spirv,
        "Set the target: vulkan1.0 (default), vulkan1.1, vulkan1.1spirv1.4, vulkan1.2, vulkan1.3, vulkan1.4, universal1.5, wgpu or webgpu", |r, u| {
        match TargetEnvironment::parse(u.value()) {
            Some(target) => r.out.options.target = target,
            None => r.bad_value(u, u.value(), "vulkan1.0, vulkan1.1, vulkan1.1spirv1.4, vulkan1.2, vulkan1.3, vulkan1.4, universal1.5, wgpu or webgpu"),
        }
    }),
    spec(&["fspv-extension="], Joined, "<name>", Spirv, "Allow only the extensions given this way; KHR stands for all Khronos extensions", extension),
    spec(&["fspv-debug="], Joined, "<category>", Spirv,
        "Write debug information: file, source, line, tool, rich, rich-with-source, vulkan or vulkan-with-source; may be repeated", |r, u| {
        if !r.debug_categories.get_or_insert_default().request(u.value()) {
            r.bad_value(u, u.value(), DebugOptions::CATEGORIES);
        }
    }),
    spec(&["fdebug-prefix-map="], Joined, "<old>=<new>", Spirv,
        "In debug information, write paths in the folder <old> as if they were in <new>; the last match applies", |r, u| {
        match PathPrefix::parse(u.value()) {
            Some(prefix) => r.debug_prefixes.push(prefix),
            None => r.bad_value(u, u.value(), "the two folders with `=` between them"),
        }
    }),
    spec(&["fspv-entrypoint-name="], Joined, "<name>", Spirv, "Set the name of the entry point in the module", |r, u| {
        r.out.options.interface.entry_point_name = Some(u.value().into());
    }),
    spec(&["fspv-reflect"], Flag, "", Spirv, "Keep semantics, resource types and counters in the module for reflection", |r, _| r.out.options.interface.reflect = true),
    spec(&["pack-optimized", "pack_optimized"], Flag, "", Spirv, "Let stage variables share locations where they fit", |r, _| {
        r.out.options.interface.pack_signatures = true;
    }),
    spec(&["fspv-preserve-interface"], Flag, "", Spirv, "Keep unused stage variables", |r, _| r.out.options.interface.preserve_interface = true),
    spec(&["fspv-preserve-bindings"], Flag, "", Spirv, "Keep unused resources", |r, _| r.out.options.bindings.preserve_bindings = true),
    spec(&["fspv-flatten-resource-arrays"], Flag, "", Spirv, "Give each element of a resource array its own binding", |r, _| {
        r.out.options.bindings.flatten_resource_arrays = true;
    }),
    spec(&["fspv-branch-on-buffers"], Flag, "", Spirv, "Branch where any of several structured or byte address buffers may be used", |r, _| {
        r.out.options.codegen.branch_on_buffers = true;
    }),
    spec(&["fspv-reduce-load-size"], Flag, "", Spirv, "Load members rather than whole composites", |r, _| r.out.options.codegen.reduce_load_size = true),
    spec(&["fspv-fix-func-call-arguments"], Flag, "", Spirv, "Copy arguments that are not memory objects", |r, _| r.out.options.codegen.fix_call_arguments = true),
    spec(&["fspv-use-legacy-buffer-matrix-order"], Flag, "", Spirv, "Read matrices in byte address buffers in row-major order", |r, _| {
        r.out.options.memory.legacy_buffer_matrix_order = true;
    }),
    spec(&["fspv-use-unknown-image-format"], Flag, "", Spirv, "Do not infer the formats of storage images", |r, _| {
        r.out.options.spirv.unknown_image_format = true;
    }),
    spec(&["fspv-use-vulkan-memory-model"], Flag, "", Spirv, "Use the Vulkan memory model", |r, _| r.out.options.spirv.vulkan_memory_model = true),
    spec(&["fspv-enable-maximal-reconvergence"], Flag, "", Spirv, "Declare maximal reconvergence", |r, _| r.out.options.spirv.maximal_reconvergence = true),
    spec(&["fspv-max-id"], JoinedOrSeparate, "<count>", Spirv, "Fail if the id bound exceeds <count>", |r, u| {
        r.out.options.spirv.max_id = r.number(u, u.value().trim_start_matches('='));
    }),
    spec(&["fspv-print-all"], Flag, "", Spirv, "Show the module before each pass and after the last one", |r, _| r.out.options.internal.print_all = true),
    spec(&["fvk-b-shift"], Separate(2), "<shift> <space|all>", Spirv, "Shift the numbers of b registers", |r, u| shift(r, u, RegisterClass::Constant)),
    spec(&["fvk-t-shift"], Separate(2), "<shift> <space|all>", Spirv, "Shift the numbers of t registers", |r, u| shift(r, u, RegisterClass::Texture)),
    spec(&["fvk-s-shift"], Separate(2), "<shift> <space|all>", Spirv, "Shift the numbers of s registers", |r, u| shift(r, u, RegisterClass::Sampler)),
    spec(&["fvk-u-shift"], Separate(2), "<shift> <space|all>", Spirv, "Shift the numbers of u registers", |r, u| shift(r, u, RegisterClass::Unordered)),
    spec(&["fvk-auto-shift-bindings"], Flag, "", Spirv, "Also shift resources without a register", |r, _| r.out.options.bindings.auto_shift = true),
    spec(&["fvk-bind-register", "vkbr"], Separate(4), "<register> <space> <binding> <set>", Spirv, "Bind a single register", bind_register),
    spec(&["fvk-bind-name"], Separate(3), "<name> <binding> <set>", Spirv, "Bind the resource or constant buffer with this name, whatever the shader says", bind_name),
    spec(&["fvk-bind-globals"], Separate(2), "<binding> <set>", Spirv, "Bind the $Globals buffer", |r, u| {
        r.out.options.bindings.globals = slot(r, u);
    }),
    spec(&["fvk-bind-push-constants"], Separate(2), "<binding> <set>", Spirv, "For wgpu and browsers: make push constants a uniform buffer", |r, u| {
        r.out.options.bindings.push_constants = slot(r, u);
    }),
    spec(&["fwgpu-unsized-array-length"], JoinedOrSeparate, "<count>", Spirv, "For wgpu and browsers: elements of arrays without a length (default: 16)", |r, u| {
        if let Some(count) = r.number(u, u.value().trim_start_matches('=')) {
            r.out.options.bindings.unsized_array_length = count;
        }
    }),
    spec(&["fvk-debugging-enabled"], Separate(1), "<true|false>", Spirv, "Set what dx::IsDebuggingEnabled returns", |r, u| match u.value() {
        "true" => r.out.options.language.debugging_enabled = Some(true),
        "false" => r.out.options.language.debugging_enabled = Some(false),
        _ => r.bad_value(u, u.value(), "true or false"),
    }),
    spec(&["fvk-variable-offsets"], Flag, "", Spirv, "Read textures at offsets that are not constants, with VK_KHR_maintenance8", |r, _| {
        r.out.options.spirv.variable_offsets = true;
    }),
    spec(&["fvk-maintenance8"], Flag, "", Spirv, "Use what VK_KHR_maintenance8 defines: -fvk-variable-offsets, and % of negative integers", |r, _| {
        r.out.options.spirv.variable_offsets = true;
        r.out.options.spirv.defined_remainders = true;
    }),
    spec(&["fvk-unsized-uniform-arrays"], Flag, "", Spirv, "Let a cbuffer end with an array without a length, with VK_EXT_shader_uniform_buffer_unsized_array", |r, _| {
        r.out.options.spirv.unsized_uniform_arrays = true;
    }),
    spec(&["fspv-use-descriptor-heap"], Flag, "", Spirv, "Use the descriptor heaps of VK_EXT_descriptor_heap", |r, u| {
        r.exclude(u, "fspv-use-emulated-heap");
        r.out.options.bindings.heaps.is_native = true;
    }),
    spec(&["fspv-use-emulated-heap"], Flag, "", Spirv, "Emulate descriptor heaps by arrays in a descriptor set (default)", |r, u| {
        r.exclude(u, "fspv-use-descriptor-heap");
    }),
    spec(&["fvk-resource-heap-stride", "spirv-resource-heap-stride"], Separate(1), "<bytes>", Spirv, "Distance between descriptors in the resource heap; 0: the size of each; `spec:ID`: a specialization constant (default: the larger of images and buffers)", |r, u| {
        if let Some(bytes) = heap_stride(r, u) {
            r.out.options.bindings.heaps.resource_stride = bytes;
        }
    }),
    spec(&["fvk-sampler-heap-stride", "spirv-sampler-heap-stride"], Separate(1), "<bytes>", Spirv, "The same for the sampler heap (default: a sampler's size)", |r, u| {
        if let Some(bytes) = heap_stride(r, u) {
            r.out.options.bindings.heaps.sampler_stride = bytes;
        }
    }),
    spec(&["spirv-unified-descriptor-heap-stride"], Flag, "", Spirv, "Distance between descriptors in the resource heap: the larger of images and buffers (default)", |r, _| {
        r.out.options.bindings.heaps.resource_stride = HeapStride::Unified;
    }),
    spec(&["fvk-bind-resource-heap"], Separate(2), "<binding> <set>", Spirv, "Bind the resource descriptor heap", |r, u| {
        r.out.options.bindings.resource_heap = slot(r, u);
    }),
    spec(&["fvk-bind-sampler-heap"], Separate(2), "<binding> <set>", Spirv, "Bind the sampler descriptor heap", |r, u| {
        r.out.options.bindings.sampler_heap = slot(r, u);
    }),
    spec(&["fvk-bind-counter-heap"], Separate(2), "<binding> <set>", Spirv, "Bind the counters of the resource heap", |r, u| {
        r.out.options.bindings.counter_heap = slot(r, u);
    }),
    spec(&["fvk-use-dx-layout"], Flag, "", Spirv, "Lay out buffers as Direct3D does", |r, u| {
        r.exclude(u, "fvk-use-gl-layout");
        layout(r, Layout::Dx);
    }),
    spec(&["fvk-use-gl-layout"], Flag, "", Spirv, "Lay out buffers strictly according to std140 and std430", |r, u| {
        r.exclude(u, "fvk-use-dx-layout");
        layout(r, Layout::Gl);
    }),
    spec(&["fvk-use-scalar-layout"], Flag, "", Spirv, "Lay out buffers with scalar alignment", |r, _| layout(r, Layout::Scalar)),
    spec(&["fvk-invert-y"], Flag, "", Spirv, "Negate the y component of the position at the end of VS, DS, GS or MS", |r, _| r.out.options.interface.invert_y = true),
    spec(&["fvk-use-dx-position-w"], Flag, "", Spirv, "Take the reciprocal of the position's w component in PS", |r, _| r.out.options.interface.use_dx_position_w = true),
    spec(&["fvk-support-nonzero-base-instance"], Flag, "", Spirv, "Count SV_InstanceID from the first instance of the draw", |r, _| {
        r.out.options.interface.support_nonzero_base_instance = true;
    }),
    spec(&["fvk-support-nonzero-base-vertex"], Flag, "", Spirv, "Count SV_VertexID from the first vertex of the draw", |r, _| {
        r.out.options.interface.support_nonzero_base_vertex = true;
    }),
    spec(&["fvk-stage-io-order="], Joined, "<alpha|decl>", Spirv, "Set the order in which stage variables get locations", |r, u| match u.value() {
        "alpha" => r.out.options.interface.stage_io_order = StageIoOrder::Alphabetical,
        "decl" => r.out.options.interface.stage_io_order = StageIoOrder::Declaration,
        _ => r.bad_value(u, u.value(), "alpha or decl"),
    }),
    spec(&["fvk-allow-rwstructuredbuffer-arrays"], Flag, "", Spirv, "Allow arrays of buffers with counters", |r, _| {
        r.out.options.bindings.allow_rw_structured_buffer_arrays = true;
    }),

    // Diagnostics.
    spec(&["WX"], Flag, "", Diagnostics, "Treat warnings as errors", |r, _| r.out.options.warnings.as_errors = true),
    spec(&["no-warnings"], Flag, "", Diagnostics, "Suppress all warnings", |r, _| r.out.options.warnings.disable_all = true),
    spec(&["W"], JoinedOrSeparate, "[no-]<name>", Diagnostics, "Enable or disable a warning", warning),
    spec(&["ferror-limit="], Joined, "<count>", Diagnostics, "Stop after <count> errors (default: 200); 0 reports all of them", |r, u| {
        if let Some(limit) = r.number(u, u.value()) {
            r.out.options.error_limit = limit as usize;
        }
    }),
    spec(&["fdiagnostics-color", "fcolor-diagnostics"], Flag, "", Diagnostics, "Color diagnostics even when not writing to a terminal", |r, _| r.out.color_diagnostics = Some(true)),
    spec(&["fno-diagnostics-color", "fno-color-diagnostics"], Flag, "", Diagnostics, "Never color diagnostics", |r, _| r.out.color_diagnostics = Some(false)),
    spec(&["fdiagnostics-color="], Joined, "<always|never|auto>", Hidden, "", |r, u| match u.value() {
        "always" => r.out.color_diagnostics = Some(true),
        "never" => r.out.color_diagnostics = Some(false),
        "auto" => r.out.color_diagnostics = None,
        _ => r.bad_value(u, u.value(), "always, never or auto"),
    }),

    // Options that DXC accepts together with -spirv and that do not affect the SPIR-V module.
    quiet(&["nologo"]), quiet(&["all-resources-bound", "all_resources_bound"]), quiet(&["all-warnings"]),
    quiet(&["Ges"]), quiet(&["Qstrip_priv"]), quiet(&["Qstrip_rootsignature"]),
    quiet(&["Qsource_in_debug_module"]), quiet(&["Qpdb_in_private"]), quiet(&["Qkeep_reflect_in_dxil"]),
    quiet(&["Qstrip_reflect_from_dxil"]), quiet(&["Qunused-arguments"]),
    quiet(&["pack-prefix-stable", "pack_prefix_stable"]), quiet(&["res-may-alias", "res_may_alias"]),
    quiet(&["precise-output"]), quiet(&["preserve-intermediate-values"]), quiet(&["decl-global-cb"]),
    quiet(&["global-extern-by-default"]), quiet(&["keep-user-macro"]), quiet(&["line-directive"]),
    quiet(&["ignore-line-directives"]), quiet(&["disable-exception-handling"]), quiet(&["disable-lifetime-markers"]),
    quiet(&["enable-lifetime-markers"]), quiet(&["force-zero-store-lifetimes"]), quiet(&["fnew-inlining-behavior"]),
    quiet(&["flegacy-resource-reservation"]), quiet(&["fassociative-math"]), quiet(&["fno-associative-math"]),
    quiet(&["fhonor-infinities"]), quiet(&["fno-honor-infinities"]), quiet(&["fhonor-nans"]), quiet(&["fno-honor-nans"]),
    quiet(&["fno-reciprocal-math"]), quiet(&["freciprocal-math"]), quiet(&["fno-unsafe-math-optimizations"]),
    quiet(&["funsafe-math-optimizations"]), quiet(&["fsigned-zeros"]), quiet(&["fno-signed-zeros"]),
    quiet(&["ffast-math"]), quiet(&["fno-fast-math"]), quiet(&["fdisable-loc-tracking"]),
    quiet(&["ftime-trace"]), quiet(&["fdiagnostics-show-option"]), quiet(&["fno-diagnostics-show-option"]),
    quiet(&["ignore-opt-semdefs"]), quiet(&["skip-serialization"]), quiet(&["Odump"]), quiet(&["verify"]),
    quiet(&["remove-unused-functions"]), quiet(&["remove-unused-globals"]), quiet(&["extract-entry-uniforms"]),
    quiet(&["print-after-all"]), quiet(&["print-before-all"]), quiet(&["recompile"]),
    quiet_joined(&["fdiagnostics-format="]), quiet_joined(&["fdiagnostics-show-category="]), quiet_joined(&["flimited-precision="]),
    quiet_joined(&["ftime-trace="]), quiet_joined(&["ftime-trace-granularity="]), quiet_joined(&["fconstexpr-depth="]),
    quiet_joined(&["fconstexpr-steps="]), quiet_joined(&["fconstexpr-backtrace-limit="]),
    quiet_value(&["force-rootsig-ver", "force_rootsig_ver"]), quiet_value(&["rootsig-define"]), quiet_value(&["setrootsignature"]),
    quiet_value(&["setprivate"]), quiet_value(&["verifyrootsignature"]), quiet_value(&["validator-version"]),
    quiet_value(&["select-validator"]), quiet_value(&["encoding"]), quiet_value(&["binding-table-define"]),
    quiet_value(&["import-binding-table"]), quiet_value(&["opt-disable"]), quiet_value(&["opt-enable"]),
    quiet_value(&["memdep-block-scan-limit"]), quiet_value(&["override-semdef"]), quiet_value(&["ignore-semdef"]),
    quiet_value(&["print-after"]), quiet_value(&["print-before"]), quiet_value(&["external"]), quiet_value(&["external-fn"]),
    spec(&["opt-select"], Separate(2), "", Hidden, "", |_, _| {}),
    spec(&["Fsh"], JoinedOrSeparate, "", Hidden, "", |_, _| {}),
    spec(&["Frs"], JoinedOrSeparate, "", Hidden, "", |_, _| {}),

    // Options that engines pass for DXIL and that have no meaning here.
    spec(&["not_use_legacy_cbuf_load", "no-legacy-cbuf-layout"], Flag, "", Hidden, "", ignored),

    // The separate files in which Direct3D's compilers put debug information: `args::choose_debug` compares these
    // with the options that request it.
    quiet(&["Zs"]), quiet(&["Zsb"]), quiet(&["Zss"]), quiet(&["Qembed_debug"]),

    // Outputs that do not exist for SPIR-V: going on would leave a build without a file that it expects.
    spec(&["Fd"], JoinedOrSeparate, "<file>", Hidden, "", not_for_spirv),
    quiet(&["v", "verbose"]),
    spec(&["Fre"], JoinedOrSeparate, "<file>", Hidden, "", not_for_spirv),
    spec(&["Qstrip_reflect"], Flag, "", Hidden, "", not_for_spirv),

    // Rules that cannot be had for SPIR-V.
    spec(&["Gec"], Flag, "", Hidden, "", not_for_spirv),
    spec(&["Gis"], Flag, "", Compilation, "Strict floating point: keep signed zeros, infinities and NaNs", |r, _| {
        r.out.options.codegen.keeps_special_floats = true;
    }),
];

const fn quiet(names: &'static [&'static str]) -> Spec {
    spec(names, Flag, "", Hidden, "", |_, _| {})
}

const fn quiet_joined(names: &'static [&'static str]) -> Spec {
    spec(names, Joined, "", Hidden, "", |_, _| {})
}

const fn quiet_value(names: &'static [&'static str]) -> Spec {
    spec(names, Separate(1), "", Hidden, "", |_, _| {})
}

fn ignored(reader: &mut Reader, used: &Use) {
    reader.remark(errors::IgnoredOption { option: used.written.into() });
}

fn not_for_spirv(reader: &mut Reader, used: &Use) {
    let option: String = match used.value() {
        "" => used.written.into(),
        value => used.written.trim_end_matches(value).into(),
    };
    reader.error(errors::NotForSpirv { option });
}

fn hlsl_version(reader: &mut Reader, used: &Use) {
    reader.out.options.language.hlsl_version = match used.value() {
        "2016" => HlslVersion::V2016,
        "2017" => HlslVersion::V2017,
        "2018" => HlslVersion::V2018,
        "2021" => HlslVersion::V2021,
        "202x" | "202X" | "2026" | "2029" => HlslVersion::V202x,
        value => return reader.bad_value(used, value, "2016, 2017, 2018, 2021, 2026 or 202x"),
    };
}

fn optimize(reader: &mut Reader, used: &Use, level: Optimization) {
    reader.optimization_written = Some(used.written.into());
    reader.out.options.codegen.optimization = level;
}

fn layout(reader: &mut Reader, layout: Layout) {
    // In DXC the scalar layout gives way to the others, wherever it stands.
    if layout != Layout::Scalar || reader.out.options.memory.layout == Layout::default() {
        reader.out.options.memory.layout = layout;
    }
}

fn exports(reader: &mut Reader, used: &Use) {
    reader.library_option = Some("-exports");
    for entry in used.value().split(';').filter(|it| !it.is_empty()) {
        let (names, internal) = entry.split_once('=').unwrap_or((entry, ""));
        let names: Vec<String> = names.split(',').map(str::to_string).collect();
        let internal = if internal.is_empty() { names.first().cloned() } else { Some(internal.into()) };
        if names.iter().any(String::is_empty) {
            return reader.bad_value(used, entry, "name[,name...][=internal_name][;...]");
        }
        reader
            .out
            .options
            .library
            .exports
            .push(Export { names, internal_name: internal.unwrap_or_default() });
    }
}

/// `-Oconfig=` chooses passes of spirv-opt, which is not here: `-O` and `-Os` are what a shader gets anyway.
fn optimizer_flags(reader: &mut Reader, used: &Use) {
    if reader.has_twice("Oconfig=") {
        reader.error(errors::ConflictingOptions { first: "-Oconfig".into(), second: "-Oconfig".into() });
    }
    for written in used.value().split(',').filter(|it| !matches!(*it, "" | "-O" | "-Os" | "--O" | "--Os")) {
        let name = written.strip_prefix("--").unwrap_or_default().split('=').next().unwrap_or_default();
        let flag = written.into();
        if OPTIMIZER_FLAGS.split(' ').any(|it| it == name) {
            reader.remark(errors::IgnoredOptimizerFlag { flag });
        } else {
            reader.error(errors::UnknownOptimizerFlag { flag });
        }
    }
}

/// What spirv-opt knows besides.
const OPTIMIZER_FLAGS: &str = "amd-ext-to-khr ccp cfg-cleanup code-sink combine-access-chains compact-ids convert-local-access-chains \
     convert-relaxed-to-half convert-to-sampled-image copy-propagate-arrays descriptor-scalar-replacement \
     eliminate-dead-branches eliminate-dead-code-aggressive eliminate-dead-const eliminate-dead-functions \
     eliminate-dead-input-components eliminate-dead-inserts eliminate-dead-members eliminate-dead-variables \
     eliminate-insert-extract eliminate-local-multi-store eliminate-local-single-block \
     eliminate-local-single-store fix-func-call-param fix-storage-class flatten-decorations \
     fold-spec-const-op-composite freeze-spec-const graphics-robust-access if-conversion \
     inline-entry-points-exhaustive inline-entry-points-opaque inst-debug-printf interpolate-fixup \
     legalize-hlsl local-redundancy-elimination loop-fission loop-fusion loop-invariant-code-motion \
     loop-peeling loop-peeling-threshold loop-unroll loop-unroll-partial loop-unswitch merge-blocks \
     merge-return private-to-local reduce-load-size redundancy-elimination relax-float-ops \
     remove-dont-inline remove-duplicates remove-unused-interface-variables replace-invalid-opcode \
     scalar-replacement set-spec-const-default-value simplify-instructions spread-volatile-semantics \
     ssa-rewrite strength-reduction strip-debug strip-nonsemantic strip-reflect trim-capabilities \
     unify-const upgrade-memory-model vector-dce workaround-1209 wrap-opkill";

/// The extensions that the compiler can declare.
const EXTENSIONS: &[&str] = &[
    "KHR",
    "SPV_KHR_16bit_storage",
    "SPV_KHR_8bit_storage",
    "SPV_KHR_abort",
    "SPV_KHR_bfloat16",
    "SPV_KHR_compute_shader_derivatives",
    "SPV_KHR_cooperative_matrix",
    "SPV_KHR_device_group",
    "SPV_KHR_float_controls",
    "SPV_KHR_float_controls2",
    "SPV_KHR_fma",
    "SPV_KHR_fragment_shader_barycentric",
    "SPV_KHR_fragment_shading_rate",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_maximal_reconvergence",
    "SPV_KHR_multiview",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_opacity_micromap",
    "SPV_KHR_physical_storage_buffer",
    "SPV_KHR_post_depth_coverage",
    "SPV_KHR_quad_control",
    "SPV_KHR_ray_cull_mask",
    "SPV_KHR_ray_query",
    "SPV_KHR_ray_tracing",
    "SPV_KHR_ray_tracing_position_fetch",
    "SPV_KHR_shader_clock",
    "SPV_KHR_shader_draw_parameters",
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_subgroup_uniform_control_flow",
    "SPV_KHR_terminate_invocation",
    "SPV_KHR_untyped_pointers",
    "SPV_KHR_variable_pointers",
    "SPV_KHR_vulkan_memory_model",
    "SPV_KHR_workgroup_memory_explicit_layout",
    "SPV_EXT_cooperative_matrix_maintenance1",
    "SPV_EXT_demote_to_helper_invocation",
    "SPV_EXT_descriptor_heap",
    "SPV_EXT_descriptor_indexing",
    "SPV_EXT_float8",
    "SPV_EXT_fragment_fully_covered",
    "SPV_EXT_fragment_invocation_density",
    "SPV_EXT_fragment_shader_interlock",
    "SPV_EXT_long_vector",
    "SPV_EXT_mesh_shader",
    "SPV_EXT_opacity_micromap",
    "SPV_EXT_physical_storage_buffer",
    "SPV_EXT_shader_64bit_indexing",
    "SPV_EXT_shader_atomic_float16_add",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_EXT_shader_image_int64",
    "SPV_EXT_shader_invocation_reorder",
    "SPV_EXT_shader_stencil_export",
    "SPV_EXT_shader_subgroup_partitioned",
    "SPV_EXT_shader_viewport_index_layer",
    "SPV_AMD_gpu_shader_half_float",
    "SPV_AMD_shader_early_and_late_fragment_tests",
    "SPV_AMD_shader_explicit_vertex_parameter",
    "SPV_AMD_shader_trinary_minmax",
    "SPV_AMDX_shader_enqueue",
    "SPV_GOOGLE_hlsl_functionality1",
    "SPV_GOOGLE_user_type",
    "SPV_NV_cluster_acceleration_structure",
    "SPV_NV_compute_shader_derivatives",
    "SPV_NV_fragment_shader_barycentric",
    "SPV_NV_linear_swept_spheres",
    "SPV_NV_mesh_shader",
    "SPV_NV_ray_tracing",
    "SPV_NV_shader_invocation_reorder",
    "SPV_NV_shader_subgroup_partitioned",
    "SPV_NV_viewport_array2",
    "SPV_NVX_multiview_per_view_attributes",
];

fn extension(reader: &mut Reader, used: &Use) {
    let name = used.value();
    if !EXTENSIONS.contains(&name) {
        let expected = match crate::nearest::nearest(name, EXTENSIONS.iter().copied()) {
            Some(near) => format!("the name of a SPIR-V extension, such as {near}"),
            None => format!("one of {}", EXTENSIONS.join(", ")),
        };
        return reader.bad_value(used, name, &expected);
    }
    reader.out.options.spirv.extensions.push(name.into());
}

fn shift(reader: &mut Reader, used: &Use, class: RegisterClass) {
    let (amount, space) = match used.values {
        &[amount, space] => (amount, space),
        _ => return,
    };
    let Some(amount) = reader.number(used, amount) else { return };
    let space = match space {
        "all" => None,
        space => match reader.number(used, space) {
            Some(space) => Some(space),
            None => return,
        },
    };
    let shifts = &reader.out.options.bindings.shifts;
    if shifts.iter().any(|it| it.class == class && (it.space.is_none() || space.is_none())) {
        return reader.error(errors::ShiftOfAllSpaces { option: used.written.into() });
    }
    reader.out.options.bindings.shifts.push(RegisterShift { class, amount, space });
}

/// The distance of descriptors, which Vulkan has as a power of two. Slang has 0 for that of each kind.
fn heap_stride(r: &mut Reader, u: &Use) -> Option<HeapStride> {
    if let Some(id) = u.value().strip_prefix("spec:") {
        return r.number(u, id).map(HeapStride::Constant);
    }
    let bytes = r.number(u, u.value())?;
    match bytes {
        0 => Some(HeapStride::Size),
        _ if bytes.is_power_of_two() => Some(HeapStride::Bytes(bytes)),
        _ => {
            r.bad_value(
                u,
                u.value(),
                "a power of two, 0, or `spec:` and the id of a specialization constant",
            );
            None
        }
    }
}

fn slot(reader: &mut Reader, used: &Use) -> Option<BindingSlot> {
    let &[binding, set] = used.values else { return None };
    let (binding, set) = (reader.number(used, binding)?, reader.number(used, set)?);
    Some(BindingSlot { binding, set })
}

fn bind_name(reader: &mut Reader, used: &Use) {
    let &[name, binding, set] = used.values else { return };
    let (Some(binding), Some(set)) = (reader.number(used, binding), reader.number(used, set)) else { return };
    reader.out.options.bindings.names.push((name.into(), BindingSlot { binding, set }));
}

fn bind_register(reader: &mut Reader, used: &Use) {
    let &[register, space, binding, set] = used.values else { return };
    let mut letters = register.chars();
    let class = letters.next().and_then(RegisterClass::from_letter);
    let (Some(class), Ok(number)) = (class, letters.as_str().parse::<u32>()) else {
        return reader.bad_value(used, register, "a register such as b0, t1, s2 or u3");
    };
    let (Some(space), Some(binding), Some(set)) =
        (reader.number(used, space), reader.number(used, binding), reader.number(used, set))
    else {
        return;
    };
    let slot = BindingSlot { binding, set };
    reader.out.options.bindings.registers.push(RegisterBinding { class, number, space, slot });
}
