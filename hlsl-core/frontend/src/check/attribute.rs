//! `[...]` and `[[vk::...]]`: identifies attributes and evaluates their arguments.

mod arguments;
mod table;

use rustc_hash::FxHashSet;

use super::Checker;
use crate::{
    arena::List,
    ast,
    attribute::{Attribute, AttributeKind},
    constant::{Constant, Deferred},
    diagnostics::{
        Diagnostic,
        list::{attribute_syntax as errors, nodes},
    },
    nearest::nearest,
    source::Span,
    stage::Stage,
    typed::{ExprKind, FunctionId, GlobalId, Storage, visit},
};
use arguments::{Reading, Wanted};
pub(super) use table::BLOCKS;
use table::{BRACKETS, FOR_ENTRY_POINTS, Form, IGNORED, IMAGE_FORMATS, Row, Subject, VK};

/// The names of all attributes in `vk::`; for documentation and tests.
pub fn vk_attributes() -> impl Iterator<Item = &'static str> {
    VK.iter().map(|it| it.name)
}

/// The names of the attributes in single brackets, as `numthreads`.
pub fn bracket_attributes() -> impl Iterator<Item = &'static str> {
    BRACKETS.iter().map(|it| it.name)
}

/// What an attribute is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Function,
    Statement,
    /// `for`, `while`, `do`.
    Loop,
    Branch,
    Switch,
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

impl Place {
    fn is_statement(self) -> bool {
        matches!(self, Place::Statement | Place::Loop | Place::Branch | Place::Switch)
    }
}

impl<'a> Checker<'a> {
    #[inline]
    pub(super) fn attributes(&mut self, list: &'a [ast::Attribute], place: Place) -> Vec<Attribute> {
        if list.is_empty() { Vec::new() } else { self.some_attributes(list, place) }
    }

    fn some_attributes(&mut self, list: &'a [ast::Attribute], place: Place) -> Vec<Attribute> {
        let mut result = Vec::new();
        for attribute in list {
            if let Some((kind, specialized)) = self.attribute_kind(attribute, place) {
                result.push(Attribute { kind, span: attribute.span, specialized });
            }
        }
        self.check_conflicting_attributes(&result);
        result
    }

    /// As in DXC, the last one counts, and those before it are wrong if they differ.
    fn check_conflicting_attributes(&mut self, list: &[Attribute]) {
        let mut stage: Option<(Stage, Span)> = None;
        let mut sizes: Option<([u32; 3], Span)> = None;
        for &Attribute { ref kind, span: at, .. } in list.iter().rev() {
            match (kind, stage, sizes) {
                (AttributeKind::Shader(other), Some((kept, before)), _) if *other != kept => {
                    let (other, kept) = (other.name(), kept.name());
                    self.report(errors::TwoStages { other, kept, at, before });
                }
                (AttributeKind::Shader(only), ..) => stage = Some((*only, at)),
                (AttributeKind::WaveSize(other), _, Some((kept, before))) if *other != kept => {
                    self.report(errors::TwoWaveSizes { at, before });
                }
                (AttributeKind::WaveSize(only), ..) => sizes = Some((*only, at)),
                _ => {}
            }
        }
    }

    /// Reports what says nothing about a function of a library that is no entry point.
    pub(super) fn check_lone_attributes(&mut self, list: &[ast::Attribute]) {
        for attribute in list.iter().filter(|it| it.scope.is_none()) {
            if self.reports.misread.contains(&attribute.span) {
                continue;
            }
            let name = self.text(attribute.name.symbol);
            if FOR_ENTRY_POINTS.iter().any(|it| it.eq_ignore_ascii_case(&name)) {
                self.report(errors::AttributeWithoutStage { name, at: attribute.name.span });
            }
        }
    }

    fn attribute_kind(
        &mut self,
        attribute: &'a ast::Attribute,
        place: Place,
    ) -> Option<(AttributeKind, Vec<(u32, Deferred)>)> {
        let text = self.text(attribute.name.symbol);
        let scope = attribute.scope.map(|it| self.text(it.symbol));
        let row = match scope.as_deref() {
            Some("vk" | "Vulkan") => VK.iter().find(|it| it.name == text),
            None | Some("hlsl" | "dx") => bracketed(&text, place),
            Some(_) => None,
        };
        let Some(row) = row else {
            if scope.as_deref().is_none_or(|it| matches!(it, "hlsl" | "dx"))
                && IGNORED.iter().any(|it| it.eq_ignore_ascii_case(&text))
            {
                self.check_ignored(&text, place, attribute);
                return None;
            }
            self.unknown_attribute(&text, scope.as_deref(), attribute.name.span);
            return None;
        };
        let (ast, at) = (self.ast, attribute.name.span);
        let is_for_statements = matches!(row.on, Subject::Loop | Subject::Branch | Subject::Switch);
        if !is_for_statements && place.is_statement() && scope.is_none() {
            self.report(errors::AttributeOnStatement { name: text, at });
            return None;
        }
        let mut reading = Reading {
            name: attribute.name.symbol,
            arguments: attribute.arguments.map_or(&[], |it| &ast[it]),
            span: attribute.span,
            failed: false,
            warned: false,
            may_be_specialized: row.may_be_specialized,
            specialized: Vec::new(),
        };
        // What a statement does not look at must not be there where there is none.
        let is_counted = is_for_statements && !place.is_statement() && matches!(row.form, Form::Flag(_));
        if is_counted && !reading.arguments.is_empty() {
            self.attribute_count(&mut reading, 0, 0);
            return None;
        }
        if !self.may_stand(row.on, place, &text, at) {
            return None;
        }
        let kind = self.read_form(&row.form, &mut reading)?;
        (!reading.failed).then_some((kind, reading.specialized))
    }

    /// What has no effect must still be where it could have one.
    fn check_ignored(&mut self, text: &str, place: Place, attribute: &ast::Attribute) {
        let at = attribute.name.span;
        let is = |name: &str| text.eq_ignore_ascii_case(name);
        if !is("noinline") && !is("experimental") {
            return;
        }
        if is("noinline") && attribute.arguments.is_some_and(|it| !it.is_empty()) {
            let (expected, found) = ("no arguments".into(), attribute.arguments.map_or(0, List::len));
            self.report(errors::AttributeCount { name: text.into(), expected, found, at });
            return;
        }
        if place == Place::Function {
            return;
        }
        if place.is_statement() {
            self.report(errors::AttributeOnStatement { name: text.into(), at });
        } else if is("noinline") {
            self.report(errors::AttributeSubject { name: text.into(), subjects: "functions", at });
        } else {
            self.report(errors::AttributePlace { name: text.into(), allowed: "functions".into(), at });
        }
    }

    fn unknown_attribute(&mut self, text: &str, scope: Option<&str>, at: Span) {
        let name = match scope {
            Some(scope) => format!("{scope}::{text}"),
            None => text.to_owned(),
        };
        let known = if scope.is_some() { VK } else { BRACKETS };
        let mut diagnostic: Diagnostic = errors::UnknownAttribute { name, at }.into();
        if let Some(hint) = nearest(text, known.iter().map(|it| it.name)) {
            diagnostic = diagnostic.with_help(format!("an attribute with a similar name exists: `{hint}`"));
        }
        self.report(diagnostic);
    }

    /// Nothing where the arguments are wrong, which is reported, and where the attribute has no effect.
    fn read_form(&mut self, form: &Form, it: &mut Reading<'a>) -> Option<AttributeKind> {
        Some(match form {
            Form::Bare(kind) => {
                self.attribute_count(it, 0, 0);
                kind.clone()
            }
            Form::Flag(kind) => kind.clone(),
            Form::Integer(make) => make(self.only_integer(it)),
            Form::Choice(known, make) => make(self.attribute_choice(it, known)?),
            Form::NameAndIndex(make) => {
                let (name, _) = self.attribute_text(it, 0)?;
                let index = if it.arguments.len() > 1 { self.attribute_integer(it, 1) } else { None };
                make(self.symbols.intern(&name), index.unwrap_or(0))
            }
            Form::Own(read) => read(self, it)?,
            Form::Nothing => return None,
        })
    }

    /// Whether an attribute that goes on `subject` may stand where it stands; a report if not.
    fn may_stand(&mut self, subject: Subject, place: Place, text: &str, at: Span) -> bool {
        let on_statement = place.is_statement() || place == Place::Local;
        let (fits, allowed) = match subject {
            Subject::Loop | Subject::Branch | Subject::Switch => {
                let (fits, allowed) = match subject {
                    Subject::Loop => (place == Place::Loop, "`for`, `while` and `do` loop statements"),
                    Subject::Branch => {
                        (matches!(place, Place::Branch | Place::Switch), "`if` and `switch` statements")
                    }
                    _ => (place == Place::Switch, "`switch` statements"),
                };
                if !fits {
                    let (name, allowed) = (text.into(), allowed.into());
                    self.report(errors::AttributeStatement { name, allowed, at });
                }
                return fits;
            }
            Subject::Only(subjects) => {
                let wanted = if subjects == "parameters" { Place::Parameter } else { Place::Record };
                if place != wanted {
                    let name = text.into();
                    self.report(errors::AttributeSubject { name, subjects, at });
                }
                return place == wanted;
            }
            Subject::Any => (true, ""),
            Subject::Function => (place == Place::Function, "functions"),
            Subject::Global(allowed) => {
                (matches!(place, Place::Variable | Place::Buffer | Place::Member), allowed)
            }
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
                // Of statements, calls of `vk::ext_execution_mode` have them.
                !on_statement && place != Place::Record || matches!(place, Place::Local | Place::Statement),
                "functions, variables, parameters, fields and type aliases",
            ),
        };
        if !fits {
            self.report(errors::AttributePlace { name: text.into(), allowed: allowed.into(), at });
        }
        fits
    }

    // ---- Arguments with rules of their own.

    fn three_integers(&mut self, it: &mut Reading<'a>) -> [u32; 3] {
        self.attribute_count(it, 3, 3);
        [0, 1, 2].map(|index| self.attribute_integer(it, index).unwrap_or(1))
    }

    fn stage(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        let (name, at) = self.attribute_text(it, 0)?;
        let stage = Stage::from_name(&name);
        if stage.is_none() {
            let known: Vec<&str> = Stage::ALL.iter().map(|it| it.name()).collect();
            self.report(errors::UnknownStage { name, known: known.join(", "), at });
        }
        stage.map(AttributeKind::Shader)
    }

    fn group_size(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        let sizes = self.three_integers(it);
        let product = sizes.iter().fold(1u64, |product, size| product.saturating_mul(u64::from(*size)));
        if !(1..=1024).contains(&product) && !it.failed {
            self.report(errors::GroupSize { size: product, at: it.span });
            return None;
        }
        Some(AttributeKind::NumThreads(sizes))
    }

    fn wave_sizes(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 3);
        let mut sizes = [0; 3];
        for (index, size) in sizes.iter_mut().enumerate().take(it.arguments.len()) {
            *size = self.attribute_integer(it, index).unwrap_or(0);
        }
        let counts = (1..=3).contains(&it.arguments.len());
        if counts && (!it.failed || it.warned) {
            self.check_wave_sizes(&sizes[..it.arguments.len()], it.span);
        }
        Some(AttributeKind::WaveSize(sizes))
    }

    fn check_wave_sizes(&mut self, sizes: &[u32], at: Span) {
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

    /// One size came with shader model 6.6, a range of them with 6.8; where no entry point has them, they have no effect.
    pub(super) fn check_wave_size_of_entry(&mut self, attributes: &[Attribute], stage: Stage) {
        let profile = self.language.options.profile;
        for attribute in attributes {
            let AttributeKind::WaveSize([_, most, _]) = attribute.kind else { continue };
            let at = attribute.span;
            if !matches!(stage, Stage::Compute | Stage::Node) {
                self.report(errors::WaveSizeStage { stage: stage.name(), at });
            } else if !profile.is_at_least(6, 6) {
                self.report(errors::NewerAttribute { what: "`[WaveSize]`", model: "6.6", at });
            } else if most != 0 && !profile.is_at_least(6, 8) {
                self.report(errors::NewerAttribute { what: "`[WaveSize]` with a range", model: "6.8", at });
            }
        }
    }

    fn group_shared_limit(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        let bytes = self.only_integer(it);
        if it.failed {
            return None;
        }
        if !bytes.is_multiple_of(4) {
            let (name, range) = (self.text(it.name), "a multiple of 4".to_owned());
            self.report(errors::AttributeRange { name, range, at: it.span });
            return None;
        }
        Some(AttributeKind::GroupSharedLimit(bytes))
    }

    /// Of an entry point: memory that its group shares must not need more than the shader promises.
    pub(super) fn check_shared_memory(&mut self, entry: FunctionId, stage: Stage) {
        let is_limit = |it: &&Attribute| matches!(it.kind, AttributeKind::GroupSharedLimit(_));
        let Some(&Attribute { kind: AttributeKind::GroupSharedLimit(limit), span: at, .. }) =
            self.program.functions[entry].attributes.iter().find(is_limit)
        else {
            return;
        };
        if !matches!(stage, Stage::Compute | Stage::Amplification | Stage::Mesh | Stage::Node) {
            self.report(errors::SharedLimitStage { stage: stage.name(), at });
            return;
        }
        if !self.language.options.profile.is_at_least(6, 10) {
            self.report(errors::NewerAttribute { what: "`[GroupSharedLimit]`", model: "6.10", at });
            return;
        }
        let mut used = FxHashSet::default();
        for function in visit::reached_from(&self.program, [entry]) {
            let Some(body) = &self.program.functions[function].body else { continue };
            visit::statements(&self.program, body, &mut |id| match self.program.expressions[id].kind {
                ExprKind::Global(global) if self.program.globals[global].storage == Storage::GroupShared => {
                    used.insert(global);
                }
                _ => {}
            });
        }
        let size = |it: &GlobalId| self.program.types.natural_size(self.program.globals[*it].ty).unwrap_or(0);
        let bytes: u64 = used.iter().map(size).sum();
        if bytes > u64::from(limit) {
            self.report(errors::SharedLimitExceeded { bytes, limit, at });
        }
    }

    fn no_discard(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 0, 1);
        let reason = match it.arguments.is_empty() {
            true => String::new(),
            false => self.attribute_text(it, 0)?.0,
        };
        Some(AttributeKind::NoDiscard(self.symbols.intern(&reason)))
    }

    fn control_points(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        let points = self.only_integer(it);
        if !(1..=32).contains(&points) && !it.failed {
            let (name, range) = (self.text(it.name), "between 1 and 32".to_owned());
            self.report(errors::AttributeRange { name, range, at: it.span });
            self.reports.misread.insert(it.span);
        }
        Some(AttributeKind::OutputControlPoints(points))
    }

    fn tessellation_factor(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 1);
        let argument = self.ast.without_parentheses(*it.arguments.first()?);
        if !matches!(self.ast[argument].kind, ast::ExpressionKind::Float(_) | ast::ExpressionKind::Integer(_))
        {
            let (name, at) = (self.text(it.name), self.ast_span(argument));
            self.report(errors::AttributeType { name, expected: "a float literal".into(), at });
            it.failed = true;
            return None;
        }
        match self.attribute_constant(it, 0)? {
            Constant::Float(value) => Some(AttributeKind::MaxTessFactor(value as f32)),
            Constant::Int(value) => Some(AttributeKind::MaxTessFactor(value as f32)),
            _ => None,
        }
    }

    fn node_launch(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        if let Some((name, at)) = self.attribute_text(it, 0)
            && name.eq_ignore_ascii_case("mesh")
        {
            self.report(nodes::MeshNode { at });
            return None;
        }
        self.attribute_choice(it, &["broadcasting", "coalescing", "thread"]).map(AttributeKind::NodeLaunch)
    }

    fn shared_records(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 1);
        let [argument] = it.arguments else { return None };
        let name = match self.ast[*argument].kind {
            ast::ExpressionKind::Name(name) => Some(name),
            _ => None,
        };
        if name.is_none() {
            let (name, at) = (self.text(it.name), self.ast_span(*argument));
            self.report(errors::AttributeType { name, expected: "the name of a parameter".into(), at });
        }
        name.map(AttributeKind::MaxRecordsSharedWith)
    }

    /// A grid of groups, as large as devices support.
    fn grid(
        &mut self,
        it: &mut Reading<'a>,
        attribute: &'static str,
        make: fn([u32; 3]) -> AttributeKind,
    ) -> Option<AttributeKind> {
        let size = self.three_integers(it);
        let product: u64 = size.iter().map(|&it| u64::from(it)).product();
        let fits = size.iter().all(|it| (1..=65_535).contains(it)) && product <= 16_777_215;
        if !fits && !it.failed {
            self.report(nodes::GridRange { attribute, at: it.span });
        }
        Some(make(size))
    }

    fn recursion_depth(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        let depth = self.only_integer(it);
        if depth > 32 {
            self.report(nodes::NodeRecursion { at: it.span });
        }
        Some(AttributeKind::NodeMaxRecursionDepth(depth))
    }

    /// For Direct3D.
    fn root_signature(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 1);
        if !it.failed {
            self.attribute_text_at(it, 0);
        }
        None
    }

    fn unroll(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 0, 1);
        let count = if it.arguments.is_empty() { None } else { self.unroll_count(it) };
        Some(AttributeKind::Unroll(count))
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
        if let Some(Constant::Float(_)) = self.evaluate(value) {
            let (name, at) = (self.text(it.name), self.span(value));
            self.report(errors::AttributeFraction { name, at });
            it.failed = true;
            return None;
        }
        self.attribute_integer(it, 0)
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

    fn binding(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 2);
        let binding = self.attribute_integer(it, 0).unwrap_or(0);
        let set = if it.arguments.len() > 1 { self.attribute_integer(it, 1) } else { None };
        Some(AttributeKind::Binding { binding, set })
    }

    fn image_format(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 1);
        let (name, at) = self.attribute_text(it, 0)?;
        if !IMAGE_FORMATS.contains(&name.as_str()) {
            let hint = nearest(&name, IMAGE_FORMATS.iter().copied()).unwrap_or("rgba8").to_string();
            self.report(errors::UnknownImageFormat { name, hint, at });
            return None;
        }
        Some(AttributeKind::ImageFormat(self.symbols.intern(&name)))
    }

    fn spirv_instruction(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 1, 2);
        let opcode = self.attribute_integer(it, 0).unwrap_or(0);
        let set = match it.arguments.len() {
            2 => self.attribute_text_at(it, 1).map_or(String::new(), |it| it.0),
            _ => String::new(),
        };
        if set.is_empty() {
            self.check_opcode(it, 0, opcode);
        }
        Some(AttributeKind::ExtInstruction { opcode, set: set.into() })
    }

    fn spirv_type(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        self.attribute_count(it, 2, 2);
        let id = self.attribute_integer(it, 0).unwrap_or(0);
        let opcode = self.attribute_integer(it, 1).unwrap_or(0);
        self.check_opcode(it, 1, opcode);
        Some(AttributeKind::ExtTypeDef { id, opcode })
    }

    fn decoration(&mut self, it: &mut Reading<'a>, wanted: Wanted) -> Option<AttributeKind> {
        if it.arguments.is_empty() {
            self.attribute_count(it, 1, 64);
            return None;
        }
        let decoration = self.attribute_integer(it, 0).unwrap_or(0);
        let operands = self.spirv_operands(it, 1, wanted);
        Some(match wanted {
            Wanted::Number => AttributeKind::ExtDecorate { decoration, operands },
            Wanted::Id => AttributeKind::ExtDecorateId { decoration, operands },
            Wanted::Text => AttributeKind::ExtDecorateString { decoration, operands },
        })
    }

    fn execution_mode(&mut self, it: &mut Reading<'a>) -> Option<AttributeKind> {
        if it.arguments.is_empty() {
            self.attribute_count(it, 1, 1);
            return None;
        }
        let mode = self.attribute_integer(it, 0).unwrap_or(0);
        let operands = self.spirv_operands(it, 1, Wanted::Number);
        Some(AttributeKind::ExtExecutionMode { mode, operands })
    }
}

/// The attribute of that name in single brackets; case does not matter there.
fn bracketed(text: &str, place: Place) -> Option<&'static Row> {
    let is_payload = place == Place::Record && text.eq_ignore_ascii_case("payload");
    let name = if is_payload { "raypayload" } else { text };
    BRACKETS.iter().find(|it| it.name.eq_ignore_ascii_case(name))
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
        Binding { .. } => "binding",
        CombinedImageSampler => "combinedImageSampler",
        ShaderRecordNv => "shader_record_nv",
        ShaderRecordExt => "shader_record_ext",
        _ => "attribute",
    }
}
