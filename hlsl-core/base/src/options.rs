//! The options of a compilation: [`Options`], all of them typed and public.
//!
//! [`Options::new`] returns the defaults of DXC 1.8; [`args`] reads options as DXC spells them.

#[doc(hidden)]
pub mod args;
mod debug;
mod table;
mod warnings;

pub use warnings::{is_warning, other_warnings};

use std::{borrow::Cow, fmt};

pub use debug::{DebugOptions, PathPrefix, RichDebug};

use crate::{
    diagnostics::{Diagnostic, ERROR_LIMIT, WarningOptions, list::options as errors},
    limits::{self, Limit},
    stage::Stage,
    symbol::{Symbol, kw},
};

/// Everything that affects the result of a compilation: what most callers set, and the rest in groups.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// `-T`.
    pub profile: Profile,
    /// `-E`; has no meaning for a library profile, where every `[shader("...")]` function is an entry point.
    pub entry_point: String,
    /// `-fspv-target-env=`.
    pub target: TargetEnvironment,
    /// `-D`, in order: a later one replaces an earlier one of the same name.
    pub defines: Vec<Define>,
    /// `-I`, in order.
    pub include_dirs: Vec<String>,
    /// The language: its version and dialects.
    pub language: LanguageOptions,
    /// Memory layouts.
    pub memory: MemoryOptions,
    /// How registers become descriptor sets and bindings.
    pub bindings: BindingOptions,
    /// Stage inputs and outputs, built-in variables.
    pub interface: InterfaceOptions,
    /// What a library profile exports.
    pub library: LibraryOptions,
    /// Optimization and floating-point rules.
    pub codegen: CodegenOptions,
    /// What the module may contain.
    pub spirv: SpirvOptions,
    /// `-Zi`, `-fspv-debug=` and `-fdebug-prefix-map=`.
    pub debug: DebugOptions,
    /// `-WX`, `-no-warnings`, `-Wno-NAME`.
    pub warnings: WarningOptions,
    /// `-ferror-limit=`: after how many errors to stop; 0 reports all of them.
    pub error_limit: usize,
    /// Not for users.
    #[doc(hidden)]
    pub internal: InternalOptions,
}

impl Options {
    /// What a shader may use at most. No option changes these, so that what one machine compiles, all do.
    pub const LIMITS: &'static [Limit] = limits::ALL;

    /// DXC's defaults for `profile`, such as `ps_6_0`.
    pub fn new(profile: &str, entry_point: &str) -> Result<Options, InvalidOptions> {
        let mut options = Options::for_profile(Profile::default(), entry_point);
        options.set_profile(profile)?;
        Ok(options)
    }

    /// DXC's defaults for a profile that is known to exist.
    pub fn for_profile(profile: Profile, entry_point: &str) -> Options {
        Options {
            profile,
            entry_point: entry_point.into(),
            target: TargetEnvironment::Vulkan1_0,
            defines: Vec::new(),
            include_dirs: Vec::new(),
            language: LanguageOptions::default(),
            memory: MemoryOptions::default(),
            bindings: BindingOptions::default(),
            interface: InterfaceOptions::default(),
            library: LibraryOptions::default(),
            codegen: CodegenOptions::default(),
            spirv: SpirvOptions::default(),
            debug: DebugOptions::default(),
            warnings: WarningOptions::default(),
            error_limit: ERROR_LIMIT,
            internal: InternalOptions {
                written_model: (profile.major, profile.minor),
                ..InternalOptions::default()
            },
        }
    }

    /// Reads options as DXC spells them: `["-T", "ps_6_0", "-fvk-t-shift", "16", "0"]`. Options that say where
    /// output goes are accepted but have no effect here; see [`args::parse`] for those.
    pub fn from_args<A: AsRef<str>>(args: impl IntoIterator<Item = A>) -> Result<Options, InvalidOptions> {
        args::parse(args).map(|arguments| arguments.options)
    }

    /// Like [`Options::from_args`], with the debug information that `debug` returns for the target, unless the arguments
    /// decide about it: `-Zi`, `-Zs`, `-fspv-debug=`, `-Qstrip_debug`. Prefixes of paths are those of both.
    pub fn from_args_with_debug<A: AsRef<str>>(
        args: impl IntoIterator<Item = A>,
        debug: impl FnOnce(TargetEnvironment) -> DebugOptions,
    ) -> Result<Options, InvalidOptions> {
        args::parse_with_debug(args, debug).map(|arguments| arguments.options)
    }

    /// Sets the profile by name, such as `ps_6_0`; one before shader model 6.0 becomes 6.0, with a remark.
    ///
    /// # Errors
    /// There is no such stage or shader model.
    pub fn set_profile(&mut self, name: &str) -> Result<(), InvalidOptions> {
        let unknown = |why: &str| errors::UnknownProfile { profile: name.into(), why: why.into() };
        let (profile, written) = Profile::parse(name).map_err(unknown).map_err(InvalidOptions::one)?;
        if written < (6, 0) {
            let promoted = profile.name();
            self.internal.remarks.push(errors::ProfilePromoted { profile: name.into(), promoted }.into());
        }
        self.profile = profile;
        self.internal.written_model = written;
        Ok(())
    }

    /// Adds a definition as `-D` does: `NAME` or `NAME=VALUE`.
    pub fn define(&mut self, definition: &str) {
        let (name, value) = match definition.split_once('=') {
            Some((name, value)) => (name, Some(value.to_string())),
            None => (definition, None),
        };
        self.defines.push(Define { name: name.into(), value });
    }

    /// The name of the entry point in the module.
    pub fn module_entry_name(&self) -> &str {
        self.interface.entry_point_name.as_deref().unwrap_or(&self.entry_point)
    }

    /// The version of SPIR-V, major and minor. wgpu reads mesh shaders as WGSL alone, and their words are for Vulkan.
    pub fn spirv_version(&self) -> (u8, u8) {
        let is_mesh = matches!(self.profile.kind, ProfileKind::Mesh | ProfileKind::Amplification);
        match self.target {
            TargetEnvironment::Wgpu if is_mesh => (1, 4),
            target => target.spirv_version(),
        }
    }

    /// Whether `extension` may be used. `KHR` allows all that start with `SPV_KHR_`.
    pub fn allows_extension(&self, extension: &str) -> bool {
        self.spirv.extensions.is_empty()
            || (self.spirv.vulkan_memory_model && extension == "SPV_KHR_vulkan_memory_model")
            || self
                .spirv
                .extensions
                .iter()
                .any(|it| it == extension || (it == "KHR" && extension.starts_with("SPV_KHR_")))
    }

    /// Whether `-fspv-extension` names `extension` itself: for what is done without it where it is only allowed.
    pub fn names_extension(&self, extension: &str) -> bool {
        self.spirv.extensions.iter().any(|it| it == extension)
    }

    /// The layout in effect: [`MemoryOptions::layout`], but the default of wgpu is WGSL's.
    pub fn block_layout(&self) -> Layout {
        if self.target.is_wgpu() && self.memory.layout == Layout::default() {
            Layout::Wgsl
        } else {
            self.memory.layout
        }
    }

    /// [`BindingOptions::unsized_array_length`], within reason.
    pub fn unsized_length(&self) -> u32 {
        self.bindings.unsized_array_length.clamp(1, 1 << 16)
    }

    /// Whether resources stay that nothing uses. From SPIR-V 1.4 on, they are part of the interface.
    pub fn keeps_resources(&self) -> bool {
        self.bindings.preserve_bindings
            || self.interface.preserve_interface && self.target.spirv_version() >= (1, 4)
    }

    /// Whether push constants are a uniform buffer: in browsers, which have none, and for wgpu where a slot is given.
    pub fn binds_push_constants(&self) -> bool {
        let is_bound = self.bindings.push_constants.is_some();
        self.target == TargetEnvironment::WebGpu || self.target.is_wgpu() && is_bound
    }

    /// The options without those that mean nothing for wgpu; the remarks say so.
    pub fn for_target(&self) -> Cow<'_, Options> {
        let meaningless = [
            (self.interface.pack_signatures, "-pack-optimized", "stage variables have whole locations"),
            (self.spirv.vulkan_memory_model, "-fspv-use-vulkan-memory-model", "WGSL has one memory model"),
            (self.interface.reflect, "-fspv-reflect", "naga reads no such decorations"),
        ];
        if !self.target.is_wgpu() || !meaningless.iter().any(|it| it.0) {
            return Cow::Borrowed(self);
        }
        let mut options = self.clone();
        let target = if self.target == TargetEnvironment::WebGpu { "WebGPU" } else { "wgpu" };
        for (_, option, why) in meaningless.into_iter().filter(|it| it.0) {
            options
                .internal
                .remarks
                .push(crate::diagnostics::list::wgpu::WgpuIgnoresOption { target, option, why }.into());
        }
        (options.interface.pack_signatures, options.spirv.vulkan_memory_model, options.interface.reflect) =
            (false, false, false);
        Cow::Owned(options)
    }

    /// The contradictions between these options.
    pub fn problems(&self) -> Vec<Diagnostic> {
        let mut problems: Vec<Diagnostic> = Vec::new();
        // A name in a module ends at its first NUL.
        let names = [
            ("-E", Some(&self.entry_point)),
            ("-fspv-entrypoint-name", self.interface.entry_point_name.as_ref()),
        ];
        for (option, name) in names {
            if let Some(name) = name.filter(|it| it.contains('\0')) {
                let (option, value) = (option.into(), name.replace('\0', "\\0"));
                let expected = "a name without NUL characters".into();
                problems.push(errors::BadValue { option, value, expected }.into());
            }
        }
        let is_too_old = !self.profile.is_at_least(6, 2) || self.language.hlsl_version < HlslVersion::V2018;
        if self.language.enable_16bit_types && is_too_old {
            let (profile, version) = (self.profile.name(), self.language.hlsl_version.name().into());
            problems.push(errors::SixteenBitTypesTooOld { profile, version }.into());
        }
        if !self.bindings.registers.is_empty()
            && let Some(shift) = self.bindings.shifts.first()
        {
            let first = format!("-fvk-{}-shift", shift.class.letter());
            let second = "-fvk-bind-register".into();
            problems.push(errors::ConflictingOptions { first, second }.into());
        }
        if self.codegen.denormals != Denormals::Any && !self.profile.is_at_least(6, 2) {
            problems.push(errors::DenormalsTooOld { profile: self.profile.name() }.into());
        }
        if self.target.is_wgpu()
            && let Some(what) = self.debug.unknown_to_naga()
        {
            problems.push(errors::DebugInfoForWgpu { what: what.into() }.into());
        }
        if !self.target.is_wgpu() && self.bindings.push_constants.is_some() {
            let option = "-fvk-bind-push-constants".into();
            problems.push(errors::IgnoredOption { option }.into());
        }
        if self.spirv.vulkan_memory_model && !self.target.is_wgpu() && self.target.spirv_version() < (1, 3) {
            problems.push(errors::MemoryModelTooOld {}.into());
        }
        if self.language.payload_qualifiers == Some(true) && !self.profile.is_at_least(6, 6) {
            problems.push(errors::PayloadQualifiersTooOld { profile: self.profile.name() }.into());
        }
        use ProfileKind::*;
        if self.interface.invert_y
            && !matches!(self.profile.kind, Vertex | Domain | Geometry | Mesh | Library)
        {
            problems.push(errors::InvertYInStage { profile: self.profile.name() }.into());
        }
        problems
    }

    /// Whether ray tracing uses the older extension, because only that one is allowed.
    pub fn wants_nv_ray_tracing(&self) -> bool {
        !self.allows_extension("SPV_KHR_ray_tracing") && self.allows_extension("SPV_NV_ray_tracing")
    }

    /// Whether `OpModuleProcessed`, which SPIR-V has since 1.1, names the compiler and its options. With
    /// [`RichDebug::Vulkan`], `DebugEntryPoint` names them in any case, and DXC writes nothing else.
    pub fn names_tool(&self) -> bool {
        let debug = &self.debug;
        debug.tool && debug.rich != Some(RichDebug::Vulkan) && self.target.spirv_version() >= (1, 1)
    }

    /// Whether optimization passes run after legalization.
    pub fn optimizes(&self) -> bool {
        self.codegen.optimization != Optimization::None && !self.codegen.high_level_only
    }
}

/// Which HLSL a shader is written in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LanguageOptions {
    /// `-HV`.
    pub hlsl_version: HlslVersion,
    /// `-enable-16bit-types`: `half` and `min16` types are 16 bits wide.
    pub enable_16bit_types: bool,
    /// `-fhlsl-dx9`: the language of Direct3D 9, as far as FXC still takes it for Direct3D 10 and later.
    pub dx9: bool,
    /// `-flegacy-macro-expansion`: operands of `##` are expanded first, as FXC does.
    pub legacy_macro_expansion: bool,
    /// `-enable-payload-qualifiers` and `-disable-payload-qualifiers`: whether ray payloads specify which stages read
    /// and write their members. By default, they do since shader model 6.7.
    pub payload_qualifiers: Option<bool>,
    /// `-fvk-debugging-enabled`: what `dx::IsDebuggingEnabled` is. Nothing: an error.
    pub debugging_enabled: Option<bool>,
    /// What `__DATE__` and `__TIME__` expand to. The compiler does not read the clock, so that the same input
    /// always gives the same module.
    pub date: String,
    /// What `__TIME__` expands to.
    pub time: String,
}

impl Default for LanguageOptions {
    fn default() -> Self {
        LanguageOptions {
            hlsl_version: HlslVersion::V2021,
            enable_16bit_types: false,
            dx9: false,
            legacy_macro_expansion: false,
            payload_qualifiers: None,
            debugging_enabled: None,
            date: "Jan  1 1970".into(),
            time: "00:00:00".into(),
        }
    }
}

/// How memory is laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryOptions {
    /// `-fvk-use-dx-layout` and the like.
    pub layout: Layout,
    /// `-Zpr` and `-Zpc`.
    pub matrix_packing: MatrixPacking,
    /// `-fspv-use-legacy-buffer-matrix-order`: byte address buffers hold matrices in row-major order.
    pub legacy_buffer_matrix_order: bool,
}

/// What stages pass to each other, and the built-in variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct InterfaceOptions {
    /// `-fspv-entrypoint-name=`: the name in the module, if it differs from that of the function.
    pub entry_point_name: Option<String>,
    /// `-fvk-invert-y`: negate the y component of the position at the end of the last geometry stage.
    pub invert_y: bool,
    /// `-fvk-use-dx-position-w`: pixel shaders take the reciprocal of the position's w component.
    pub use_dx_position_w: bool,
    /// `-fvk-support-nonzero-base-instance`: `SV_InstanceID` counts from the draw's first instance.
    pub support_nonzero_base_instance: bool,
    /// `-fvk-support-nonzero-base-vertex`: `SV_VertexID` counts from the draw's first vertex.
    pub support_nonzero_base_vertex: bool,
    /// `-fvk-stage-io-order=`.
    pub stage_io_order: StageIoOrder,
    /// `-pack-optimized`: several stage variables share a location where they fit.
    pub pack_signatures: bool,
    /// `-fspv-preserve-interface`: unused stage variables stay.
    pub preserve_interface: bool,
    /// `-fspv-reflect`: semantics and counter buffers stay in the module as decorations.
    pub reflect: bool,
}

/// What a library exports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LibraryOptions {
    /// `-exports`: which functions a library exports, and under what names. Empty: all of them.
    pub exports: Vec<Export>,
    /// `-default-linkage`: the linkage of library functions without an attribute.
    pub export_by_default: bool,
    /// `-export-shaders-only`.
    pub export_shaders_only: bool,
}

/// How code is generated and optimized.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CodegenOptions {
    /// `-O0` ... `-O3`, `-Od`, `-Os`.
    pub optimization: Optimization,
    /// `-fcgl`: neither legalize nor optimize.
    pub high_level_only: bool,
    /// `-ffinite-math-only`: NaN and infinity need not be respected.
    pub finite_math_only: bool,
    /// `-Gfa` and `-Gfp`: whether branches become selections where possible, or stay.
    pub flow_control: FlowControl,
    /// `-denorm`.
    pub denormals: Denormals,
    /// `-Gis`: zeros keep their signs, and infinities and NaNs count.
    pub keeps_special_floats: bool,
    /// `-fspv-branch-on-buffers`: a use of one of several buffers becomes a branch that uses each of them.
    pub branch_on_buffers: bool,
    /// `-fspv-reduce-load-size`: load members rather than whole composites.
    pub reduce_load_size: bool,
    /// `-fspv-fix-func-call-arguments`: arguments that are not memory objects are copied.
    pub fix_call_arguments: bool,
}

/// What the module may contain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpirvOptions {
    /// `-fspv-extension=`; empty allows all.
    pub extensions: Vec<String>,
    /// `-fspv-use-unknown-image-format`: storage images have no format unless `vk::image_format` gives one.
    pub unknown_image_format: bool,
    /// `-fspv-use-vulkan-memory-model`.
    pub vulkan_memory_model: bool,
    /// `-fspv-enable-maximal-reconvergence`.
    pub maximal_reconvergence: bool,
    /// `-fvk-variable-offsets`: offsets of texture reads need not be constants.
    pub variable_offsets: bool,
    /// `-fvk-maintenance8`: remainders of negative integers are defined.
    pub defined_remainders: bool,
    /// `-fvk-unsized-uniform-arrays`: a `cbuffer` may end with an array without a length.
    pub unsized_uniform_arrays: bool,
    /// `-fspv-max-id`: fail if an id would reach this.
    pub max_id: Option<u32>,
    /// `-Vd` turns this off.
    pub validate: bool,
}

impl Default for SpirvOptions {
    fn default() -> Self {
        SpirvOptions {
            extensions: Vec::new(),
            unknown_image_format: false,
            vulkan_memory_model: false,
            maximal_reconvergence: false,
            variable_offsets: false,
            defined_remainders: false,
            unsized_uniform_arrays: false,
            max_id: None,
            validate: true,
        }
    }
}

/// What the compiler tells itself; not for users.
#[doc(hidden)]
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InternalOptions {
    /// The shader model as it was written: `__SHADER_TARGET_MAJOR` gives 5 for `ps_5_0`.
    pub written_model: (u8, u8),
    /// For `hlsl_core::outline`: continue after an `#include` of a file that does not exist.
    pub skip_missing_includes: bool,
    /// `-fspv-print-all`: print the module before each pass, to those who observe the compilation.
    pub print_all: bool,
    /// `--emit wgsl`: for wgpu, the module may have what wgpu reads as WGSL and not as SPIR-V.
    pub writes_wgsl: bool,
    /// The reflection says where things are declared and what the comments above them say: what is written as Rust or C shows
    /// it, words and JSON do not.
    pub describes_declarations: bool,
    /// Remarks about the options themselves, which are reported before anything else.
    pub remarks: Vec<Diagnostic>,
}

impl Default for InternalOptions {
    fn default() -> Self {
        InternalOptions {
            written_model: (6, 0),
            skip_missing_includes: false,
            writes_wgsl: false,
            describes_declarations: true,
            print_all: false,
            remarks: Vec::new(),
        }
    }
}

/// Options that contradict each other or are unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidOptions {
    /// At least one, without places: options are in no file.
    pub diagnostics: Vec<Diagnostic>,
}

impl InvalidOptions {
    /// The code of the first one, such as `E0701`.
    pub fn code(&self) -> &'static str {
        self.diagnostics.first().map_or("", |it| it.code)
    }

    fn one(diagnostic: impl Into<Diagnostic>) -> Self {
        InvalidOptions { diagnostics: vec![diagnostic.into()] }
    }
}

impl fmt::Display for InvalidOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, diagnostic) in self.diagnostics.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{}", diagnostic.message)?;
            for help in &diagnostic.help {
                write!(f, " ({help})")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for InvalidOptions {}

/// `-D NAME=VALUE`; without a value the macro expands to `1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Define {
    /// The name of the macro.
    pub name: String,
    /// What it expands to; None means 1.
    pub value: Option<String>,
}

/// `-exports name[,name...]=internal_name`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// Under which the function is exported.
    pub names: Vec<String>,
    /// The name of the function; empty if it is the only exported one.
    pub internal_name: String,
}

/// The first half of a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProfileKind {
    /// `ps`.
    #[default]
    Pixel,
    /// `vs`.
    Vertex,
    /// `gs`.
    Geometry,
    /// `hs`.
    Hull,
    /// `ds`.
    Domain,
    /// `cs`.
    Compute,
    /// `lib`.
    Library,
    /// `ms`.
    Mesh,
    /// `as`.
    Amplification,
}

impl ProfileKind {
    /// All of them.
    pub const ALL: [ProfileKind; 9] = [
        ProfileKind::Pixel,
        ProfileKind::Vertex,
        ProfileKind::Geometry,
        ProfileKind::Hull,
        ProfileKind::Domain,
        ProfileKind::Compute,
        ProfileKind::Library,
        ProfileKind::Mesh,
        ProfileKind::Amplification,
    ];

    /// The prefix of a profile's name.
    pub fn prefix(self) -> &'static str {
        match self {
            ProfileKind::Pixel => "ps",
            ProfileKind::Vertex => "vs",
            ProfileKind::Geometry => "gs",
            ProfileKind::Hull => "hs",
            ProfileKind::Domain => "ds",
            ProfileKind::Compute => "cs",
            ProfileKind::Library => "lib",
            ProfileKind::Mesh => "ms",
            ProfileKind::Amplification => "as",
        }
    }

    /// The stage, unless each function of a library names its own.
    pub fn stage(self) -> Option<Stage> {
        match self {
            ProfileKind::Pixel => Some(Stage::Pixel),
            ProfileKind::Vertex => Some(Stage::Vertex),
            ProfileKind::Geometry => Some(Stage::Geometry),
            ProfileKind::Hull => Some(Stage::Hull),
            ProfileKind::Domain => Some(Stage::Domain),
            ProfileKind::Compute => Some(Stage::Compute),
            ProfileKind::Library => None,
            ProfileKind::Mesh => Some(Stage::Mesh),
            ProfileKind::Amplification => Some(Stage::Amplification),
        }
    }

    /// The value of `__SHADER_TARGET_STAGE` and of `__SHADER_STAGE_...`.
    pub fn number(self) -> u32 {
        match self {
            ProfileKind::Pixel => 0,
            ProfileKind::Vertex => 1,
            ProfileKind::Geometry => 2,
            ProfileKind::Hull => 3,
            ProfileKind::Domain => 4,
            ProfileKind::Compute => 5,
            ProfileKind::Library => 6,
            ProfileKind::Mesh => 13,
            ProfileKind::Amplification => 14,
        }
    }

    /// The macro that holds its number.
    pub fn macro_name(self) -> Symbol {
        match self {
            ProfileKind::Pixel => kw::MACRO_PIXEL,
            ProfileKind::Vertex => kw::MACRO_VERTEX,
            ProfileKind::Geometry => kw::MACRO_GEOMETRY,
            ProfileKind::Hull => kw::MACRO_HULL,
            ProfileKind::Domain => kw::MACRO_DOMAIN,
            ProfileKind::Compute => kw::MACRO_COMPUTE,
            ProfileKind::Library => kw::MACRO_LIBRARY,
            ProfileKind::Mesh => kw::MACRO_MESH,
            ProfileKind::Amplification => kw::MACRO_AMPLIFICATION,
        }
    }
}

/// The minor version of `lib_6_x`.
pub const OFFLINE_MINOR: u8 = 15;

/// A stage and a shader model of at least 6.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Profile {
    /// The stage, or a library.
    pub kind: ProfileKind,
    /// Of the shader model: 6.
    pub major: u8,
    /// [`OFFLINE_MINOR`] for `lib_6_x`.
    pub minor: u8,
}

impl Default for Profile {
    fn default() -> Self {
        Profile { kind: ProfileKind::Pixel, major: 6, minor: 0 }
    }
}

impl Profile {
    /// Reads `ps_6_0`; returns the profile (at least 6.0) and the shader model as written.
    pub fn parse(name: &str) -> Result<(Profile, (u8, u8)), &'static str> {
        let mut parts = name.splitn(3, '_');
        let (prefix, major, minor) = (parts.next(), parts.next(), parts.next());
        let kind = ProfileKind::ALL.into_iter().find(|it| Some(it.prefix()) == prefix);
        let kind = kind.ok_or("no such stage exists")?;
        if name.contains('.') {
            return Err("the parts of a shader model are separated by `_`");
        }
        let digit = |text: Option<&str>| text.and_then(|it| it.parse::<u8>().ok());
        let major = digit(major).ok_or("it lacks a shader model")?;
        let minor = match minor {
            Some("x") if kind == ProfileKind::Library => OFFLINE_MINOR,
            // Direct3D 9 hardware had its own sub-profiles: vs_4_0_level_9_1.
            Some(it) if major == 4 && it.starts_with("0_level_9_") => 0,
            Some(it) if it.contains('_') => return Err("it has more than a major and a minor version"),
            minor => digit(minor).ok_or("it lacks a minor version")?,
        };
        let newest = Profile::NEWEST_MINOR;
        match (kind, major, minor) {
            (ProfileKind::Library, 6, OFFLINE_MINOR) => {}
            (ProfileKind::Library, 6, 1..) | (ProfileKind::Mesh | ProfileKind::Amplification, 6, 5..)
                if minor <= newest => {}
            (ProfileKind::Library, ..) => return Err("libraries start with shader model 6.1"),
            (ProfileKind::Mesh | ProfileKind::Amplification, ..) => {
                return Err("mesh and amplification shaders start with shader model 6.5");
            }
            (_, 6, 0..) if minor <= newest => {}
            (_, 2..=5, 0..=1) => return Ok((Profile { kind, major: 6, minor: 0 }, (major, minor))),
            _ => return Err("no such shader model exists"),
        }
        Ok((Profile { kind, major, minor }, (major, minor)))
    }

    const NEWEST_MINOR: u8 = 10;

    /// As written: `ps_6_0`.
    pub fn name(self) -> String {
        match self.minor {
            OFFLINE_MINOR => format!("{}_{}_x", self.kind.prefix(), self.major),
            minor => format!("{}_{}_{minor}", self.kind.prefix(), self.major),
        }
    }

    /// The version that `OpSource HLSL` carries: 600 for shader model 6.0.
    pub fn source_version(self) -> u32 {
        u32::from(self.major) * 100 + u32::from(self.minor) * 10
    }

    /// Whether its shader model is at least this one.
    pub fn is_at_least(self, major: u8, minor: u8) -> bool {
        (self.major, self.minor) >= (major, minor)
    }
}

/// The version of the language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HlslVersion {
    /// `-HV 2016`.
    V2016,
    /// `-HV 2017`.
    V2017,
    /// `-HV 2018`.
    V2018,
    /// `-HV 2021`.
    #[default]
    V2021,
    /// `-HV 202x`.
    V202x,
}

impl HlslVersion {
    /// The value of `__HLSL_VERSION`.
    pub fn number(self) -> u32 {
        match self {
            HlslVersion::V2016 => 2016,
            HlslVersion::V2017 => 2017,
            HlslVersion::V2018 => 2018,
            HlslVersion::V2021 => 2021,
            HlslVersion::V202x => 2029,
        }
    }

    /// As written for `-HV`.
    pub fn name(self) -> &'static str {
        match self {
            HlslVersion::V2016 => "2016",
            HlslVersion::V2017 => "2017",
            HlslVersion::V2018 => "2018",
            HlslVersion::V2021 => "2021",
            HlslVersion::V202x => "202x",
        }
    }
}

/// Whether the rows or the columns of a matrix are consecutive in memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MatrixPacking {
    /// `-Zpc`.
    #[default]
    ColumnMajor,
    /// `-Zpr`.
    RowMajor,
}

/// The rules that determine the offsets of buffer members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// std140 and std430 with vectors aligned to their component where they do not cross 16 bytes.
    #[default]
    VectorRelaxed,
    /// As Direct3D packs them.
    Dx,
    /// Strict std140 and std430.
    Gl,
    /// Every member aligned to its component.
    Scalar,
    /// As in WGSL: std140 and std430, where each matrix that WGSL would lay out differently is an array of its
    /// vectors. The default of the wgpu targets: see [`Options::block_layout`].
    Wgsl,
}

impl Layout {
    /// The option that selects it.
    pub fn option(self) -> &'static str {
        match self {
            Layout::VectorRelaxed => "no layout option",
            Layout::Dx => "-fvk-use-dx-layout",
            Layout::Gl => "-fvk-use-gl-layout",
            Layout::Scalar => "-fvk-use-scalar-layout",
            Layout::Wgsl => "-fspv-target-env=wgpu",
        }
    }
}

/// The order in which stage variables get their locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StageIoOrder {
    /// `decl`.
    #[default]
    Declaration,
    /// `alpha`, by semantic.
    Alphabetical,
}

/// Whether the module is optimized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Optimization {
    /// `-O0` and `-Od`: only what SPIR-V cannot express is rewritten.
    None,
    /// `-O1` to `-O3`, `-Os`: there is one way of optimizing.
    #[default]
    Full,
}

/// What becomes of branches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FlowControl {
    /// As the optimizer sees fit.
    #[default]
    Default,
    /// `-Gfa`.
    Avoid,
    /// `-Gfp`.
    Prefer,
}

/// What becomes of denormal 32-bit floats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Denormals {
    /// The device decides.
    #[default]
    Any,
    /// They stay.
    Preserve,
    /// They become 0.
    FlushToZero,
}

/// The version of Vulkan, and hence of SPIR-V, that the module targets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TargetEnvironment {
    /// With SPIR-V 1.0.
    #[default]
    Vulkan1_0,
    /// With SPIR-V 1.3.
    Vulkan1_1,
    /// With SPIR-V 1.4.
    Vulkan1_1Spirv1_4,
    /// With SPIR-V 1.5.
    Vulkan1_2,
    /// With SPIR-V 1.6.
    Vulkan1_3,
    /// With SPIR-V 1.6.
    Vulkan1_4,
    /// SPIR-V 1.5 without Vulkan's rules, for libraries that are linked.
    Universal1_5,
    /// What naga, and hence wgpu, can read: SPIR-V 1.3 restricted to what naga supports, with memory laid out as in
    /// WGSL.
    Wgpu,
    /// Like [`TargetEnvironment::Wgpu`], restricted to what every browser supports: what plain WGSL can express.
    WebGpu,
}

impl TargetEnvironment {
    /// All of them.
    pub const ALL: [TargetEnvironment; 9] = [
        TargetEnvironment::Vulkan1_0,
        TargetEnvironment::Vulkan1_1,
        TargetEnvironment::Vulkan1_1Spirv1_4,
        TargetEnvironment::Vulkan1_2,
        TargetEnvironment::Vulkan1_3,
        TargetEnvironment::Vulkan1_4,
        TargetEnvironment::Universal1_5,
        TargetEnvironment::Wgpu,
        TargetEnvironment::WebGpu,
    ];

    /// As written for `-fspv-target-env=`.
    pub fn name(self) -> &'static str {
        match self {
            TargetEnvironment::Vulkan1_0 => "vulkan1.0",
            TargetEnvironment::Vulkan1_1 => "vulkan1.1",
            TargetEnvironment::Vulkan1_1Spirv1_4 => "vulkan1.1spirv1.4",
            TargetEnvironment::Vulkan1_2 => "vulkan1.2",
            TargetEnvironment::Vulkan1_3 => "vulkan1.3",
            TargetEnvironment::Vulkan1_4 => "vulkan1.4",
            TargetEnvironment::Universal1_5 => "universal1.5",
            TargetEnvironment::Wgpu => "wgpu",
            TargetEnvironment::WebGpu => "webgpu",
        }
    }

    /// Reads what [`TargetEnvironment::name`] writes.
    pub fn parse(name: &str) -> Option<TargetEnvironment> {
        TargetEnvironment::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Whether the module is meant for naga.
    pub fn is_wgpu(self) -> bool {
        matches!(self, TargetEnvironment::Wgpu | TargetEnvironment::WebGpu)
    }

    /// The version of SPIR-V, major and minor.
    pub fn spirv_version(self) -> (u8, u8) {
        match self {
            TargetEnvironment::Vulkan1_0 => (1, 0),
            TargetEnvironment::Vulkan1_1 | TargetEnvironment::Wgpu | TargetEnvironment::WebGpu => (1, 3),
            TargetEnvironment::Vulkan1_1Spirv1_4 => (1, 4),
            TargetEnvironment::Vulkan1_2 | TargetEnvironment::Universal1_5 => (1, 5),
            TargetEnvironment::Vulkan1_3 | TargetEnvironment::Vulkan1_4 => (1, 6),
        }
    }
}

/// The letter of `register(t0)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegisterClass {
    /// `b`: constant buffers.
    Constant,
    /// `t`: textures and read-only buffers.
    Texture,
    /// `s`: samplers.
    Sampler,
    /// `u`: resources that shaders write.
    Unordered,
}

impl RegisterClass {
    /// All of them.
    pub const ALL: [RegisterClass; 4] =
        [RegisterClass::Constant, RegisterClass::Texture, RegisterClass::Sampler, RegisterClass::Unordered];

    /// In lower case.
    pub fn letter(self) -> char {
        match self {
            RegisterClass::Constant => 'b',
            RegisterClass::Texture => 't',
            RegisterClass::Sampler => 's',
            RegisterClass::Unordered => 'u',
        }
    }

    /// In either case.
    pub fn from_letter(letter: char) -> Option<RegisterClass> {
        let letter = letter.to_ascii_lowercase();
        RegisterClass::ALL.into_iter().find(|it| it.letter() == letter)
    }
}

/// A binding in a descriptor set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BindingSlot {
    /// The number in the set.
    pub binding: u32,
    /// The descriptor set.
    pub set: u32,
}

/// `-fvk-t-shift AMOUNT SPACE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterShift {
    /// Which registers.
    pub class: RegisterClass,
    /// What is added to their numbers.
    pub amount: u32,
    /// None for `all`.
    pub space: Option<u32>,
}

/// `-fvk-bind-register t1 SPACE BINDING SET`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterBinding {
    /// The letter of the register.
    pub class: RegisterClass,
    /// The number of the register.
    pub number: u32,
    /// The space of the register.
    pub space: u32,
    /// Where it is bound.
    pub slot: BindingSlot,
}

/// What `ResourceDescriptorHeap` and `SamplerDescriptorHeap` are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapOptions {
    /// `-fspv-use-descriptor-heap`: the heaps of VK_EXT_descriptor_heap. Otherwise arrays in a descriptor set.
    pub is_native: bool,
    /// The distance between descriptors.
    pub resource_stride: HeapStride,
    /// The same for samplers.
    pub sampler_stride: HeapStride,
}

impl Default for HeapOptions {
    fn default() -> Self {
        // An index means the same for all kinds of resources, as in Direct3D.
        let (resource_stride, sampler_stride) = (HeapStride::Unified, HeapStride::Size);
        HeapOptions { is_native: false, resource_stride, sampler_stride }
    }
}

/// How far apart the descriptors of a native heap are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapStride {
    /// As far as one of its kind is large: the device knows.
    Size,
    /// As far as the larger of images and buffers is.
    Unified,
    /// This many bytes.
    Bytes(u32),
    /// As many bytes as the specialization constant with this id says.
    Constant(u32),
}

/// How registers become descriptor sets and bindings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BindingOptions {
    /// `-fvk-b-shift` and similar options, in order.
    pub shifts: Vec<RegisterShift>,
    /// `-fvk-auto-shift-bindings`: shifts also apply to resources without a register.
    pub auto_shift: bool,
    /// `-fvk-bind-register`, in order.
    pub registers: Vec<RegisterBinding>,
    /// `-fvk-bind-name`: of resources and buffers with these names, before all that the shader says itself.
    pub names: Vec<(String, BindingSlot)>,
    /// `-fvk-bind-globals`.
    pub globals: Option<BindingSlot>,
    /// `-fvk-bind-push-constants`: what they are bound as where they are a uniform buffer.
    pub push_constants: Option<BindingSlot>,
    /// `-fvk-bind-resource-heap`, `-fvk-bind-sampler-heap` and `-fvk-bind-counter-heap`.
    pub resource_heap: Option<BindingSlot>,
    /// `-fvk-bind-sampler-heap`.
    pub sampler_heap: Option<BindingSlot>,
    /// `-fvk-bind-counter-heap`.
    pub counter_heap: Option<BindingSlot>,
    /// `-auto-binding-space`: the set of resources that do not specify one.
    pub default_space: Option<u32>,
    /// `-fspv-use-descriptor-heap` and the strides.
    pub heaps: HeapOptions,
    /// `-fspv-flatten-resource-arrays`: each element of an array of resources gets its own binding.
    pub flatten_resource_arrays: bool,
    /// `-fvk-allow-rwstructuredbuffer-arrays`.
    pub allow_rw_structured_buffer_arrays: bool,
    /// `-fspv-preserve-bindings`: unused resources stay.
    pub preserve_bindings: bool,
    /// `-fwgpu-unsized-array-length`: elements of arrays of resources without a length, where the target needs one.
    pub unsized_array_length: u32,
}

impl Default for BindingOptions {
    fn default() -> Self {
        BindingOptions {
            shifts: Vec::new(),
            auto_shift: false,
            registers: Vec::new(),
            names: Vec::new(),
            globals: None,
            push_constants: None,
            resource_heap: None,
            sampler_heap: None,
            counter_heap: None,
            default_space: None,
            heaps: HeapOptions::default(),
            flatten_resource_arrays: false,
            allow_rw_structured_buffer_arrays: false,
            preserve_bindings: false,
            unsized_array_length: 16,
        }
    }
}

impl BindingOptions {
    /// What is added to the number of a register to give its binding. The last shift for the space applies.
    pub fn shift(&self, class: RegisterClass, space: u32) -> u32 {
        self.shift_of(class, space).unwrap_or(0)
    }

    /// None without a shift for the class and space.
    pub fn shift_of(&self, class: RegisterClass, space: u32) -> Option<u32> {
        let fits = |it: &&RegisterShift| it.class == class && it.space.is_none_or(|of| of == space);
        self.shifts.iter().rev().find(fits).map(|it| it.amount)
    }

    /// The slot that `-fvk-bind-register` gives to a register; the last one applies.
    pub fn register(&self, class: RegisterClass, number: u32, space: u32) -> Option<BindingSlot> {
        let fits = |it: &&RegisterBinding| it.class == class && it.number == number && it.space == space;
        self.registers.iter().rev().find(fits).map(|it| it.slot)
    }

    /// The slot that `-fvk-bind-name` gives to a resource; the last one applies.
    pub fn name(&self, name: &str) -> Option<BindingSlot> {
        self.names.iter().rev().find(|(it, _)| it == name).map(|it| it.1)
    }
}
