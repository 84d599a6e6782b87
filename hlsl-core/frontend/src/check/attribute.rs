//! `[...]` and `[[vk::...]]`: identifies attributes and evaluates their arguments.

use super::{AstExpr, Checker};
use crate::{
    ast,
    attribute::{Attribute, AttributeKind, SpirvOperand},
    constant::{Constant, Deferred},
    diagnostics::list::{attribute_syntax as errors, nodes},
    nearest::nearest,
    source::Span,
    stage::Stage,
    symbol::Symbol,
    typed::ExprKind,
    types::Scalar,
};

/// What an attribute is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Function,
    Statement,
    /// `for`, `while`, `do`.
    Loop,
    /// `if`, `switch`.
    Branch,
    Variable,
    /// Of a `cbuffer`.
    Member,
    Local,
    Field,
    Parameter,
    Record,
    Buffer,
    Type,
}

/// Attributes that are known and mean nothing for SPIR-V.
const IGNORED: &[&str] = &[
    "rootsignature",
    "noinline",
    "export",
    "experimental",
    "nointerpolation",
    "isolate",
    "extension",
    "rtiwrite",
    "deprecated",
    "precise",
    "waveopsincludehelperlanes_",
    "unused",
    "maybe_unused",
    "nodiscard",
    "fallthrough",
];

const BRACKET_NAMES: &[&str] = &[
    "shader",
    "numthreads",
    "WaveSize",
    "WaveOpsIncludeHelperLanes",
    "earlydepthstencil",
    "domain",
    "partitioning",
    "outputtopology",
    "outputcontrolpoints",
    "patchconstantfunc",
    "maxtessfactor",
    "maxvertexcount",
    "instance",
    "raypayload",
    "NodeLaunch",
    "NodeID",
    "NodeIsProgramEntry",
    "NodeDispatchGrid",
    "NodeMaxDispatchGrid",
    "NodeMaxRecursionDepth",
    "NodeArraySize",
    "MaxRecords",
    "AllowSparseNodes",
    "unroll",
    "loop",
    "fastopt",
    "allow_uav_condition",
    "branch",
    "flatten",
    "forcecase",
    "call",
    "RootSignature",
    "clipplanes",
];

const VK_NAMES: &[&str] = &[
    "location",
    "index",
    "component",
    "binding",
    "counter_binding",
    "push_constant",
    "offset",
    "constant_id",
    "input_attachment_index",
    "builtin",
    "post_depth_coverage",
    "early_and_late_tests",
    "depth_unchanged",
    "stencil_ref_unchanged_front",
    "stencil_ref_unchanged_back",
    "stencil_ref_greater_equal_front",
    "stencil_ref_greater_equal_back",
    "stencil_ref_less_equal_front",
    "stencil_ref_less_equal_back",
    "shader_record_nv",
    "shader_record_ext",
    "image_format",
    "combinedImageSampler",
    "aliased_pointer",
    "ext_instruction",
    "ext_capability",
    "ext_extension",
    "ext_decorate",
    "ext_decorate_id",
    "ext_decorate_string",
    "ext_storage_class",
    "ext_builtin_input",
    "ext_builtin_output",
    "ext_execution_mode",
    "spvexecutionmode",
    "ext_literal",
    "ext_reference",
    "ext_type_def",
];

/// One attribute while its arguments are read.
struct Reading<'a> {
    name: Symbol,
    arguments: &'a [AstExpr],
    span: Span,
    failed: bool,
    specialized: Vec<(u32, Deferred)>,
}

/// Attributes whose numbers end as ids in SPIR-V, so that the pipeline may decide them.
const SPECIALIZED: &[&str] = &[
    "numthreads",
    "nodedispatchgrid",
    "nodemaxdispatchgrid",
    "nodeid",
    "nodeshareinputof",
    "nodemaxrecursiondepth",
    "nodearraysize",
    "maxrecords",
];

impl<'a> Checker<'a> {
    pub(super) fn attributes(&mut self, list: &'a [ast::Attribute], place: Place) -> Vec<Attribute> {
        let mut result = Vec::new();
        for attribute in list {
            if let Some((kind, specialized)) = self.attribute_kind(attribute, place) {
                result.push(Attribute { kind, span: attribute.span, specialized });
            }
        }
        let mut stages = result.iter().filter_map(|it| match it.kind {
            AttributeKind::Shader(stage) => Some((stage, it.span)),
            _ => None,
        });
        if let Some((first, before)) = stages.next()
            && let Some((second, at)) = stages.find(|it| it.0 != first)
        {
            self.report(errors::TwoStages { first: first.name(), second: second.name(), at, before });
        }
        result
    }

    fn attribute_kind(
        &mut self,
        attribute: &'a ast::Attribute,
        place: Place,
    ) -> Option<(AttributeKind, Vec<(u32, Deferred)>)> {
        let mut reading = Reading {
            name: attribute.name.symbol,
            arguments: attribute.arguments.as_deref().unwrap_or(&[]),
            span: attribute.span,
            failed: false,
            specialized: Vec::new(),
        };
        let text = self.text(attribute.name.symbol);
        let scope = attribute.scope.map(|it| self.text(it.symbol));
        let kind = match scope.as_deref() {
            Some("vk" | "Vulkan") => self.vk_attribute(&text, &mut reading),
            None | Some("hlsl" | "dx") => self.plain_attribute(&text, &mut reading, place),
            Some(_) => Err(()),
        };
        match kind {
            Ok(Some(kind)) if !reading.failed => {
                let kind = self.placed(kind, place, &text, attribute.name.span)?;
                Some((kind, reading.specialized))
            }
            Ok(_) => None,
            Err(()) => {
                let name = match &scope {
                    Some(scope) => format!("{scope}::{text}"),
                    None => text.clone(),
                };
                let names: &[&str] = if scope.is_some() { VK_NAMES } else { BRACKET_NAMES };
                let hint = nearest(&text, names.iter().copied());
                let mut diagnostic: crate::diagnostics::Diagnostic =
                    errors::UnknownAttribute { name, at: attribute.name.span }.into();
                if let Some(hint) = hint {
                    diagnostic =
                        diagnostic.with_help(format!("an attribute with a similar name exists: `{hint}`"));
                }
                self.report(diagnostic);
                None
            }
        }
    }

    /// `kind`, if it is allowed in its place.
    fn placed(&mut self, kind: AttributeKind, place: Place, text: &str, at: Span) -> Option<AttributeKind> {
        // A declaration among statements counts as one.
        let on_statement = matches!(place, Place::Statement | Place::Loop | Place::Branch | Place::Local);
        let (fits, allowed) = match subject(&kind) {
            Subject::Loop | Subject::Branch if on_statement || place == Place::Function => {
                let (wanted, allowed) = match subject(&kind) {
                    Subject::Loop => (Place::Loop, "`for`, `while` and `do` loop statements"),
                    _ => (Place::Branch, "`if` and `switch` statements"),
                };
                if place != wanted {
                    self.report(errors::AttributeStatement {
                        name: text.into(),
                        allowed: allowed.into(),
                        at,
                    });
                    return None;
                }
                return Some(kind);
            }
            Subject::Loop | Subject::Branch => (false, "statements"),
            Subject::Any => (true, ""),
            Subject::Function => (place == Place::Function, "functions"),
            Subject::Global => (
                matches!(place, Place::Variable | Place::Buffer | Place::Member),
                match kind {
                    AttributeKind::ConstantId(_) => "global variables of scalar type",
                    AttributeKind::PushConstant => "global variables of struct type",
                    _ => "global variables, cbuffers, and tbuffers",
                },
            ),
            Subject::Field => (matches!(place, Place::Field | Place::Member), "fields"),
            Subject::Interface => (
                matches!(place, Place::Function | Place::Parameter | Place::Field),
                "functions, parameters, and fields",
            ),
            Subject::Variable => (
                matches!(place, Place::Variable | Place::Member | Place::Local | Place::Parameter),
                "variables and parameters",
            ),
            Subject::StaticVariable => (matches!(place, Place::Variable | Place::Local), "static variables"),
            Subject::Parameter => (place == Place::Parameter, "parameters"),
            Subject::Declaration => (
                !on_statement && place != Place::Record || place == Place::Local,
                "functions, variables, parameters, fields and type aliases",
            ),
        };
        if !fits {
            self.report(errors::AttributePlace { name: text.into(), allowed: allowed.into(), at });
            return None;
        }
        Some(kind)
    }

    /// `Err` for an unknown name, `Ok(None)` for one without effect.
    fn plain_attribute(
        &mut self,
        text: &str,
        it: &mut Reading<'a>,
        place: Place,
    ) -> Result<Option<AttributeKind>, ()> {
        use AttributeKind::*;
        let name = text.to_ascii_lowercase();
        let kind = match name.as_str() {
            "shader" => {
                let Some((stage, at)) = self.attribute_text(it, 0) else { return Ok(None) };
                match Stage::from_name(&stage) {
                    Some(stage) => Shader(stage),
                    None => {
                        let known: Vec<&str> = Stage::ALL.iter().map(|it| it.name()).collect();
                        self.report(errors::UnknownStage { name: stage, known: known.join(", "), at });
                        return Ok(None);
                    }
                }
            }
            "numthreads" => {
                self.attribute_count(it, 3, 3);
                let sizes = [0, 1, 2].map(|index| self.attribute_integer(it, index).unwrap_or(1));
                let product =
                    sizes.iter().fold(1u64, |product, size| product.saturating_mul(u64::from(*size)));
                if !(1..=1024).contains(&product) && !it.failed {
                    self.report(errors::GroupSize { size: product, at: it.span });
                    return Ok(None);
                }
                NumThreads(sizes)
            }
            "wavesize" => {
                self.attribute_count(it, 1, 3);
                let mut sizes = [0; 3];
                for (index, size) in sizes.iter_mut().enumerate().take(it.arguments.len()) {
                    *size = self.attribute_integer(it, index).unwrap_or(0);
                }
                if !it.failed {
                    self.check_wave_sizes(&sizes[..it.arguments.len().min(3)], it.span);
                }
                WaveSize(sizes)
            }
            "waveopsincludehelperlanes" => WaveOpsIncludeHelperLanes,
            "earlydepthstencil" => self.without_arguments(it, EarlyDepthStencil),
            "domain" => {
                let Some(symbol) = self.attribute_choice(it, &["tri", "quad", "isoline"]) else {
                    return Ok(None);
                };
                Domain(symbol)
            }
            "partitioning" => {
                let known = &["integer", "fractional_even", "fractional_odd", "pow2"];
                let Some(symbol) = self.attribute_choice(it, known) else { return Ok(None) };
                Partitioning(symbol)
            }
            "outputtopology" => {
                let known = &["point", "line", "triangle", "triangle_cw", "triangle_ccw"];
                let Some(symbol) = self.attribute_choice(it, known) else { return Ok(None) };
                OutputTopology(symbol)
            }
            "outputcontrolpoints" => {
                let points = self.only_integer(it);
                if !(1..=32).contains(&points) && !it.failed {
                    let range = "between 1 and 32".to_string();
                    self.report(errors::AttributeRange { name: text.into(), range, at: it.span });
                }
                OutputControlPoints(points)
            }
            "patchconstantfunc" => {
                let Some((name, _)) = self.attribute_text(it, 0) else { return Ok(None) };
                PatchConstantFunction(self.symbols.intern(&name))
            }
            "maxtessfactor" => {
                self.attribute_count(it, 1, 1);
                match self.attribute_constant(it, 0) {
                    Some(Constant::Float(value)) => MaxTessFactor(value as f32),
                    Some(Constant::Int(value)) => MaxTessFactor(value as f32),
                    _ => return Ok(None),
                }
            }
            "maxvertexcount" => MaxVertexCount(self.only_integer(it)),
            "instance" => Instance(self.only_integer(it)),
            "raypayload" => RayPayload,
            "payload" if place == Place::Record => RayPayload,
            "nodelaunch" => {
                if let Some((name, at)) = self.attribute_text(it, 0)
                    && name.eq_ignore_ascii_case("mesh")
                {
                    self.report(nodes::MeshNode { at });
                    return Ok(None);
                }
                let known = &["broadcasting", "coalescing", "thread"];
                let Some(symbol) = self.attribute_choice(it, known) else { return Ok(None) };
                NodeLaunch(symbol)
            }
            "nodeid" => {
                self.attribute_count(it, 1, 2);
                let Some((name, _)) = self.attribute_text(it, 0) else { return Ok(None) };
                let index =
                    if it.arguments.len() > 1 { self.attribute_integer(it, 1).unwrap_or(0) } else { 0 };
                NodeId(self.symbols.intern(&name), index)
            }
            "nodeisprogramentry" => NodeIsProgramEntry,
            "nodelocalrootargumentstableindex" => {
                NodeLocalRootArgumentsTableIndex(self.only_integer(it) as i32)
            }
            "nodeshareinputof" => {
                let Some((name, _)) = self.attribute_text(it, 0) else { return Ok(None) };
                let index =
                    if it.arguments.len() > 1 { self.attribute_integer(it, 1).unwrap_or(0) } else { 0 };
                NodeShareInputOf(self.symbols.intern(&name), index)
            }
            "nodedispatchgrid" => {
                self.attribute_count(it, 3, 3);
                NodeDispatchGrid([0, 1, 2].map(|index| self.attribute_integer(it, index).unwrap_or(1)))
            }
            "nodemaxdispatchgrid" => {
                self.attribute_count(it, 3, 3);
                NodeMaxDispatchGrid([0, 1, 2].map(|index| self.attribute_integer(it, index).unwrap_or(1)))
            }
            "nodemaxrecursiondepth" => NodeMaxRecursionDepth(self.only_integer(it)),
            "nodearraysize" => NodeArraySize(self.only_integer(it)),
            "nodetrackrwinputsharing" => NodeTrackRwInputSharing,
            // What only the runtime of Direct3D asks for.
            "nodemaxinputrecordspergraphentryrecord" | "maxrecordspernode" => return Ok(None),
            "maxrecords" => MaxRecords(self.only_integer(it)),
            "maxrecordssharedwith" => match it.arguments {
                [argument] => match &self.ast[*argument].kind {
                    ast::ExpressionKind::Path(path) => match self.ast[*path].as_identifier() {
                        Some(symbol) => MaxRecordsSharedWith(symbol),
                        None => return Ok(None),
                    },
                    _ => return Ok(None),
                },
                _ => return Ok(None),
            },
            "allowsparsenodes" => AllowSparseNodes,
            "unboundedsparsenodes" => UnboundedSparseNodes,
            "unroll" => {
                self.attribute_count(it, 0, 1);
                match it.arguments.len() {
                    0 => Unroll(None),
                    _ => Unroll(self.unroll_count(it)),
                }
            }
            "loop" => self.without_arguments(it, Loop),
            "fastopt" => self.without_arguments(it, FastOpt),
            "allow_uav_condition" => {
                self.report(errors::AttributeWithoutEffect { name: text.into(), at: it.span });
                self.without_arguments(it, AllowUavCondition)
            }
            "branch" => self.without_arguments(it, Branch),
            "flatten" => self.without_arguments(it, Flatten),
            "forcecase" => self.without_arguments(it, ForceCase),
            "call" => self.without_arguments(it, Call),
            "clipplanes" => {
                self.attribute_count(it, 1, 6);
                self.clip_planes(it);
                return Ok(None);
            }
            name if IGNORED.contains(&name) => return Ok(None),
            _ => return Err(()),
        };
        Ok(Some(kind))
    }

    /// Planes have no effect, but must be planes of the host's.
    fn clip_planes(&mut self, it: &mut Reading<'a>) {
        for argument in it.arguments {
            let value = self.expression(*argument);
            let is_place = matches!(
                self.program.expressions[value].kind,
                ExprKind::Global(_) | ExprKind::Member { .. } | ExprKind::Index { .. }
            );
            if !is_place && !self.is_error(value) {
                self.report(errors::ClipPlane { at: self.span(value) });
            }
        }
    }

    fn vk_attribute(&mut self, text: &str, it: &mut Reading<'a>) -> Result<Option<AttributeKind>, ()> {
        use AttributeKind::*;
        let kind = match text {
            "location" => Location(self.only_integer(it)),
            "index" => Index(self.only_integer(it)),
            "component" => Component(self.only_integer(it)),
            "binding" => {
                self.attribute_count(it, 1, 2);
                let binding = self.attribute_integer(it, 0).unwrap_or(0);
                let set = if it.arguments.len() > 1 { self.attribute_integer(it, 1) } else { None };
                Binding { binding, set }
            }
            "counter_binding" => CounterBinding(self.only_integer(it)),
            "push_constant" => self.without_arguments(it, PushConstant),
            "offset" => Offset(self.only_integer(it)),
            "constant_id" => ConstantId(self.only_integer(it)),
            "input_attachment_index" => InputAttachmentIndex(self.only_integer(it)),
            "builtin" => {
                self.attribute_count(it, 1, 1);
                let known = &[
                    "PointSize",
                    "HelperInvocation",
                    "BaseVertex",
                    "BaseInstance",
                    "DrawIndex",
                    "DeviceIndex",
                    "ViewportMaskNV",
                    "FragDepth",
                    "FrontFacing",
                ];
                let Some(symbol) = self.attribute_choice(it, known) else { return Ok(None) };
                Builtin(symbol)
            }
            "post_depth_coverage" => self.without_arguments(it, PostDepthCoverage),
            "early_and_late_tests" => self.without_arguments(it, EarlyAndLateTests),
            "depth_unchanged" => self.without_arguments(it, DepthUnchanged),
            "stencil_ref_unchanged_front" => self.without_arguments(it, StencilRefUnchangedFront),
            "stencil_ref_unchanged_back" => self.without_arguments(it, StencilRefUnchangedBack),
            "stencil_ref_greater_equal_front" => self.without_arguments(it, StencilRefGreaterEqualFront),
            "stencil_ref_greater_equal_back" => self.without_arguments(it, StencilRefGreaterEqualBack),
            "stencil_ref_less_equal_front" => self.without_arguments(it, StencilRefLessEqualFront),
            "stencil_ref_less_equal_back" => self.without_arguments(it, StencilRefLessEqualBack),
            "shader_record_nv" => self.without_arguments(it, ShaderRecordNv),
            "shader_record_ext" => self.without_arguments(it, ShaderRecordExt),
            "image_format" => {
                self.attribute_count(it, 1, 1);
                let Some((name, at)) = self.attribute_text(it, 0) else { return Ok(None) };
                if !IMAGE_FORMATS.contains(&name.as_str()) {
                    let hint = nearest(&name, IMAGE_FORMATS.iter().copied()).unwrap_or("rgba8").to_string();
                    self.report(errors::UnknownImageFormat { name, hint, at });
                    return Ok(None);
                }
                ImageFormat(self.symbols.intern(&name))
            }
            "combinedImageSampler" => self.without_arguments(it, CombinedImageSampler),
            "aliased_pointer" => self.without_arguments(it, AliasedPointer),
            "ext_instruction" => {
                self.attribute_count(it, 1, 2);
                let opcode = self.attribute_integer(it, 0).unwrap_or(0);
                let set = match it.arguments.len() {
                    2 => self.attribute_text_at(it, 1).map_or(String::new(), |it| it.0),
                    _ => String::new(),
                };
                if set.is_empty() {
                    self.check_opcode(it, 0, opcode);
                }
                ExtInstruction { opcode, set: set.into() }
            }
            "ext_capability" => ExtCapability(self.only_integer(it)),
            "ext_extension" => {
                self.attribute_count(it, 1, 1);
                let Some((name, _)) = self.attribute_text(it, 0) else { return Ok(None) };
                ExtExtension(name.into())
            }
            "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => {
                if it.arguments.is_empty() {
                    self.attribute_count(it, 1, 64);
                    return Ok(None);
                }
                let decoration = self.attribute_integer(it, 0).unwrap_or(0);
                let wanted = match text {
                    "ext_decorate" => Wanted::Number,
                    "ext_decorate_id" => Wanted::Id,
                    _ => Wanted::Text,
                };
                let operands = self.spirv_operands(it, 1, wanted);
                match text {
                    "ext_decorate" => ExtDecorate { decoration, operands },
                    "ext_decorate_id" => ExtDecorateId { decoration, operands },
                    _ => ExtDecorateString { decoration, operands },
                }
            }
            "ext_storage_class" => ExtStorageClass(self.only_integer(it)),
            "ext_builtin_input" => ExtBuiltinInput(self.only_integer(it)),
            "ext_builtin_output" => ExtBuiltinOutput(self.only_integer(it)),
            "ext_literal" => self.without_arguments(it, ExtLiteral),
            "ext_reference" => self.without_arguments(it, ExtReference),
            "ext_type_def" => {
                self.attribute_count(it, 2, 2);
                let id = self.attribute_integer(it, 0).unwrap_or(0);
                let opcode = self.attribute_integer(it, 1).unwrap_or(0);
                self.check_opcode(it, 1, opcode);
                ExtTypeDef { id, opcode }
            }
            "spvexecutionmode" | "ext_execution_mode" => {
                if it.arguments.is_empty() {
                    self.attribute_count(it, 1, 1);
                    return Ok(None);
                }
                let mode = self.attribute_integer(it, 0).unwrap_or(0);
                let operands = self.spirv_operands(it, 1, Wanted::Number);
                ExtExecutionMode { mode, operands }
            }
            _ => return Err(()),
        };
        Ok(Some(kind))
    }

    fn spirv_operands(&mut self, it: &mut Reading<'a>, first: usize, wanted: Wanted) -> Vec<SpirvOperand> {
        let mut operands = Vec::new();
        for argument in it.arguments.iter().skip(first) {
            let value = self.expression(*argument);
            if self.is_error(value) {
                it.failed = true;
                continue;
            }
            let value = self.concrete(value);
            let constant = self.evaluate(value);
            let expected = match (wanted, &constant) {
                (Wanted::Text, Some(Constant::Text(text))) => {
                    operands.push(SpirvOperand::Text(text.clone()));
                    continue;
                }
                (Wanted::Text, _) => "a string",
                (Wanted::Id, Some(Constant::Text(_))) => "a constant or a variable",
                (Wanted::Id, _) => {
                    operands.push(SpirvOperand::Id(self.program.defer(value)));
                    continue;
                }
                (Wanted::Number, _) => "an integer",
            };
            let literal = match constant {
                Some(Constant::Int(number)) if wanted == Wanted::Number => number as u32,
                Some(Constant::Bool(number)) if wanted == Wanted::Number => u32::from(number),
                Some(Constant::Float(number)) if wanted == Wanted::Number => (number as f32).to_bits(),
                constant => {
                    let (name, at) = (self.text(it.name), self.span(value));
                    match constant {
                        None => self.report(errors::AttributeNotConstant { name, at }),
                        Some(_) => self.report(errors::AttributeType { name, expected: expected.into(), at }),
                    }
                    it.failed = true;
                    continue;
                }
            };
            operands.push(SpirvOperand::Literal(literal));
        }
        operands
    }

    /// The number of an instruction is half a word.
    fn check_opcode(&mut self, it: &mut Reading<'a>, index: usize, opcode: u32) {
        if opcode <= u32::from(u16::MAX) {
            return;
        }
        let (name, range) = (self.text(it.name), "between 0 and 65535".to_owned());
        let at = it.arguments.get(index).map_or(it.span, |argument| self.ast_span(*argument));
        self.report(errors::AttributeRange { name, range, at });
        it.failed = true;
    }

    // ---- Arguments.

    /// One size came with shader model 6.6, a range of them with 6.8.
    fn check_wave_sizes(&mut self, sizes: &[u32], at: Span) {
        let profile = self.options.profile;
        if !profile.is_at_least(6, 6) {
            self.report(errors::NewerAttribute { what: "`[WaveSize]`", model: "6.6", at });
            return;
        }
        if sizes.len() > 1 && !profile.is_at_least(6, 8) {
            self.report(errors::NewerAttribute { what: "`[WaveSize]` with a range", model: "6.8", at });
            return;
        }
        let is_size = |size: &u32| size.is_power_of_two() && (4..=128).contains(size);
        let why = match *sizes {
            _ if !sizes.iter().all(is_size) => {
                "wave sizes must be powers of two between 4 and 128".to_owned()
            }
            [smallest, largest, ..] if smallest >= largest => {
                format!("the smallest wave size {smallest} must be less than the largest, {largest}")
            }
            [smallest, largest, preferred] if !(smallest..=largest).contains(&preferred) => {
                format!("the preferred wave size {preferred} must be between {smallest} and {largest}")
            }
            _ => return,
        };
        self.report(errors::WaveSizes { why, at });
    }

    fn attribute_count(&mut self, it: &mut Reading<'a>, least: usize, most: usize) {
        let found = it.arguments.len();
        if found < least || found > most {
            let expected = crate::diagnostics::arguments(least, most);
            let name = self.text(it.name);
            self.report(errors::AttributeCount { name, expected, found, at: it.span });
            it.failed = true;
        }
    }

    /// As DXC, `[unroll(n)]` with a variable is `[unroll]`.
    fn unroll_count(&mut self, it: &mut Reading<'a>) -> Option<u32> {
        let argument = *it.arguments.first()?;
        let value = self.expression(argument);
        if !self.is_error(value)
            && self.evaluate(value).or_else(|| self.evaluate_with_defaults(value)).is_none()
        {
            let at = self.span(value);
            self.report(errors::UnrollNotConstant { at });
            return None;
        }
        self.attribute_integer(it, 0)
    }

    fn without_arguments(&mut self, it: &mut Reading<'a>, kind: AttributeKind) -> AttributeKind {
        self.attribute_count(it, 0, 0);
        kind
    }

    fn attribute_constant(&mut self, it: &mut Reading<'a>, index: usize) -> Option<Constant> {
        let argument = *it.arguments.get(index)?;
        let value = self.expression(argument);
        if self.is_error(value) {
            it.failed = true;
            return None;
        }
        let known = self.evaluate(value);
        if known.is_none() && self.takes_spec_constants(it.name) {
            it.specialized.push((index as u32, self.program.defer(value)));
        }
        match known.or_else(|| self.evaluate_with_defaults(value)) {
            Some(value) => Some(value),
            None => {
                let (name, at) = (self.text(it.name), self.span(value));
                self.report(errors::AttributeNotConstant { name, at });
                it.failed = true;
                None
            }
        }
    }

    fn takes_spec_constants(&self, name: Symbol) -> bool {
        let name = self.symbols.text(name);
        SPECIALIZED.iter().any(|it| it.eq_ignore_ascii_case(name))
    }

    fn attribute_integer(&mut self, it: &mut Reading<'a>, index: usize) -> Option<u32> {
        let span = it.arguments.get(index).map_or(it.span, |argument| self.ast_span(*argument));
        match self.attribute_constant(it, index)? {
            Constant::Int(value) if value < 0 && index < 64 => {
                let name = self.text(it.name);
                self.report(errors::AttributeNegative { name, at: span });
                it.failed = true;
                None
            }
            Constant::Int(value) => Some(super::constant::wrap(Scalar::Uint, value) as u32),
            Constant::Bool(value) => Some(u32::from(value)),
            Constant::Float(_) => {
                let name = self.text(it.name);
                self.report(errors::AttributeFraction { name, at: span });
                it.failed = true;
                None
            }
            _ => {
                let name = self.text(it.name);
                self.report(errors::AttributeType { name, expected: "an integer".into(), at: span });
                it.failed = true;
                None
            }
        }
    }

    fn only_integer(&mut self, it: &mut Reading<'a>) -> u32 {
        self.attribute_count(it, 1, 1);
        self.attribute_integer(it, 0).unwrap_or(0)
    }

    fn attribute_text(&mut self, it: &mut Reading<'a>, index: usize) -> Option<(String, Span)> {
        if it.arguments.len() <= index {
            self.attribute_count(it, index + 1, index + 1);
            return None;
        }
        self.attribute_text_at(it, index)
    }

    fn attribute_text_at(&mut self, it: &mut Reading<'a>, index: usize) -> Option<(String, Span)> {
        let argument = *it.arguments.get(index)?;
        let span = self.ast_span(argument);
        match self.ast[self.ast.without_parentheses(argument)].kind {
            ast::ExpressionKind::String(symbol) => Some((self.text(symbol), span)),
            _ => {
                let name = self.text(it.name);
                self.report(errors::AttributeType { name, expected: "a string".into(), at: span });
                it.failed = true;
                None
            }
        }
    }

    fn attribute_choice(&mut self, it: &mut Reading<'a>, known: &[&str]) -> Option<Symbol> {
        let (text, at) = self.attribute_text(it, 0)?;
        match known.iter().find(|it| it.eq_ignore_ascii_case(&text)) {
            Some(found) => Some(self.symbols.intern(found)),
            None => {
                let name = self.text(it.name);
                self.report(errors::AttributeChoice { name, value: text, known: known.join(", "), at });
                it.failed = true;
                None
            }
        }
    }
}

/// What the operands of a decoration or mode must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Number,
    Text,
    Id,
}

/// What an attribute may be attached to.
enum Subject {
    Any,
    Function,
    /// Global variables and buffers.
    Global,
    Field,
    /// What makes a stage's inputs and outputs.
    Interface,
    /// Variables wherever they are; the second form without parameters.
    Variable,
    StaticVariable,
    Parameter,
    /// Whatever has an id in SPIR-V, but no records: their ids belong to their layouts.
    Declaration,
    Loop,
    Branch,
}

fn subject(kind: &AttributeKind) -> Subject {
    use AttributeKind::*;
    match kind {
        Unroll(_) | Loop | FastOpt | AllowUavCondition => Subject::Loop,
        Branch | Flatten | ForceCase | Call => Subject::Branch,
        Binding { .. }
        | CounterBinding(_)
        | PushConstant
        | ConstantId(_)
        | InputAttachmentIndex(_)
        | ImageFormat(_)
        | CombinedImageSampler
        | ShaderRecordNv
        | ShaderRecordExt => Subject::Global,
        Location(_) | Index(_) | Component(_) | Builtin(_) => Subject::Interface,
        Offset(_) => Subject::Field,
        ExtStorageClass(_) => Subject::Variable,
        ExtBuiltinInput(_) | ExtBuiltinOutput(_) => Subject::StaticVariable,
        ExtLiteral | ExtReference => Subject::Parameter,
        ExtCapability(_)
        | ExtExtension(_)
        | ExtDecorate { .. }
        | ExtDecorateId { .. }
        | ExtDecorateString { .. } => Subject::Declaration,
        Shader(_)
        | NumThreads(_)
        | WaveSize(_)
        | WaveOpsIncludeHelperLanes
        | EarlyDepthStencil
        | Domain(_)
        | Partitioning(_)
        | OutputTopology(_)
        | OutputControlPoints(_)
        | PatchConstantFunction(_)
        | MaxTessFactor(_)
        | MaxVertexCount(_)
        | Instance(_)
        | PostDepthCoverage
        | EarlyAndLateTests
        | DepthUnchanged
        | StencilRefUnchangedFront
        | StencilRefUnchangedBack
        | StencilRefGreaterEqualFront
        | StencilRefGreaterEqualBack
        | StencilRefLessEqualFront
        | StencilRefLessEqualBack
        | ExtInstruction { .. }
        | ExtTypeDef { .. }
        | ExtExecutionMode { .. } => Subject::Function,
        _ => Subject::Any,
    }
}

/// The name of an attribute whose placement can only be checked with the type of the declaration.
pub(super) fn kind_name(kind: &AttributeKind) -> &'static str {
    use AttributeKind::*;
    match kind {
        CounterBinding(_) => "counter_binding",
        PushConstant => "push_constant",
        ConstantId(_) => "constant_id",
        InputAttachmentIndex(_) => "input_attachment_index",
        ImageFormat(_) => "image_format",
        CombinedImageSampler => "combinedImageSampler",
        ShaderRecordNv => "shader_record_nv",
        ShaderRecordExt => "shader_record_ext",
        _ => "attribute",
    }
}

const IMAGE_FORMATS: &[&str] = &[
    "unknown",
    "rgba32f",
    "rgba16f",
    "r32f",
    "rgba8",
    "rgba8snorm",
    "rg32f",
    "rg16f",
    "r11g11b10f",
    "r16f",
    "rgba16",
    "rgb10a2",
    "rg16",
    "rg8",
    "r16",
    "r8",
    "rgba16snorm",
    "rg16snorm",
    "rg8snorm",
    "r16snorm",
    "r8snorm",
    "rgba32i",
    "rgba16i",
    "rgba8i",
    "r32i",
    "rg32i",
    "rg16i",
    "rg8i",
    "r16i",
    "r8i",
    "rgba32ui",
    "rgba16ui",
    "rgba8ui",
    "r32ui",
    "rgb10a2ui",
    "rg32ui",
    "rg16ui",
    "rg8ui",
    "r16ui",
    "r8ui",
    "r64ui",
    "r64i",
];
