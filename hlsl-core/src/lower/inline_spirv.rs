//! Inline SPIR-V: types, instructions, decorations and capabilities that a shader refers to by number.

use smallvec::SmallVec;

use crate::{
    attribute::{Attribute, AttributeKind, SpirvOperand},
    diagnostics::{
        Diagnostic,
        list::{attribute_syntax::AttributeType, placement as errors},
    },
    grammar::{self, Operand, OperandKind},
    ir::{self, Arg, Decoration, DecorationForm, End, ExtSet, StorageClass, spirv},
    layout::LayoutRule,
    lower::{Lower, Place, PlaceKind},
    source::Span,
    typed::{Argument, ExprId, ExprKind, Function, GlobalId, Storage},
    types::{ObjectClass, ObjectKind, TemplateArgument},
};

/// Of a vector, in HLSL 202x. Passes look at each component; what claims to have more goes out as it is.
const MOST_COMPONENTS: u32 = 1024;

/// The operands of an instruction that a shader calls like a function.
struct InlineOperands {
    args: ir::Args,
    /// Places that cannot be passed themselves, and their copies, which the instruction may write.
    copies: Vec<(Place, Place)>,
}

impl<'a> Lower<'a> {
    /// Adds the capabilities and extensions that attributes request.
    pub(super) fn ask_for(&mut self, attributes: &[Attribute]) {
        for attribute in attributes {
            let asks =
                matches!(attribute.kind, AttributeKind::ExtCapability(_) | AttributeKind::ExtExtension(_));
            self.module.has_inline_spirv |= asks;
            match &attribute.kind {
                AttributeKind::ExtCapability(capability)
                    if !self.module.capabilities.contains(capability) =>
                {
                    self.ask_for_capability(*capability, attribute.span);
                }
                AttributeKind::ExtExtension(name) if !self.module.extensions.contains(name) => {
                    self.ask_for_extension(name, attribute.span);
                }
                _ => {}
            }
        }
    }

    /// A module cannot declare what its version of SPIR-V lacks. A compiler may omit capabilities and extensions that
    /// nothing requires; whatever does require one has the same minimum version.
    fn ask_for_capability(&mut self, capability: u32, at: Span) {
        let known = spirv::Capability::from_u32(capability);
        let needed = known.map_or((1, 0), grammar::versions::of_capability);
        if self.input.options.target.spirv_version() >= needed {
            self.module.capabilities.push(capability);
            self.module.capability_spans.push((capability, at));
        } else {
            let name = known.map_or_else(|| capability.to_string(), |it| format!("`{it:?}`"));
            self.leave_out(format!("capability {name}"), needed, at);
        }
    }

    fn ask_for_extension(&mut self, name: &str, at: Span) {
        let needed = grammar::versions::of_extension(name);
        if self.input.options.target.spirv_version() >= needed {
            self.module.extensions.push(name.into());
        } else {
            self.leave_out(format!("extension `{name}`"), needed, at);
        }
    }

    /// Says of a capability or extension, once, that the module does without.
    fn leave_out(&mut self, what: String, needed: grammar::versions::Version, at: Span) {
        let dotted = |(major, minor): (u8, u8)| format!("{major}.{minor}");
        let version = dotted(self.input.options.target.spirv_version());
        let target = grammar::versions::first_target(needed);
        let report: Diagnostic =
            errors::TooNewForTarget { what, needed: dotted(needed), version, target, at }.into();
        if !self.sink.diagnostics().iter().any(|it| it.message == report.message) {
            self.sink.push(report);
        }
    }

    /// Adds the decorations that attributes request.
    pub fn decorate(&mut self, global: ir::GlobalId, attributes: &[Attribute]) {
        let decorations = self.attribute_decorations(attributes);
        self.module.globals[global].decorations.extend(decorations);
    }

    /// The same of a member of a block. What says where it lies is part of the layout.
    pub(super) fn member_decorations(&mut self, attributes: &[Attribute]) -> Vec<Decoration> {
        use crate::spirv::Decoration as D;
        let mut decorations = self.attribute_decorations(attributes);
        let is_layout = |it: &Decoration| {
            [D::Offset, D::ArrayStride, D::MatrixStride, D::RowMajor, D::ColMajor]
                .iter()
                .any(|kind| it.is(*kind))
        };
        decorations.retain(|it| !is_layout(it));
        decorations
    }

    /// `vk::ext_decorate` and its like.
    pub fn attribute_decorations(&mut self, attributes: &[Attribute]) -> Vec<Decoration> {
        let mut decorations = Vec::new();
        for attribute in attributes {
            let (kind, operands, form) = match &attribute.kind {
                AttributeKind::ExtDecorate { decoration, operands } => {
                    (*decoration, operands, DecorationForm::Plain)
                }
                AttributeKind::ExtDecorateId { decoration, operands } => {
                    (*decoration, operands, DecorationForm::Id)
                }
                AttributeKind::ExtDecorateString { decoration, operands } => {
                    (*decoration, operands, DecorationForm::Text)
                }
                _ => continue,
            };
            self.module.has_inline_spirv = true;
            let mut converted = SmallVec::with_capacity(operands.len());
            for operand in operands {
                converted.push(match operand {
                    SpirvOperand::Literal(value) => ir::Operand::Literal(*value),
                    SpirvOperand::Text(text) => ir::Operand::Text(text.clone()),
                    SpirvOperand::Id(deferred) => self.id_operand(self.input.program.deferred(*deferred)),
                });
            }
            if self.check_form(kind, form, attribute.span) {
                self.check_operands(OperandKind::Decoration, kind, converted.len(), attribute.span);
            }
            decorations.push(Decoration { kind, operands: converted, form });
        }
        decorations
    }

    /// What `vk::ext_decorate_id` names.
    fn id_operand(&mut self, id: ExprId) -> ir::Operand {
        if let Some(constant) = self.spec_expression(id, 0) {
            return ir::Operand::Constant(constant);
        }
        let expr = self.input.expr(id);
        // A member is no variable; besides, its block may be what is being decorated.
        let is_member = |it: GlobalId| {
            matches!(self.input.program.globals[it].storage, Storage::Uniform | Storage::BufferMember { .. })
        };
        if let ExprKind::Global(global) = expr.kind
            && !is_member(global)
            && let PlaceKind::Pointer { base: Arg::Global(it), indices, .. } = self.global(global).kind
            && indices.is_empty()
        {
            return ir::Operand::Global(it);
        }
        let (name, expected) = ("ext_decorate_id".into(), "a constant or a variable".into());
        self.sink.push(AttributeType { name, expected, at: expr.span });
        ir::Operand::Literal(0)
    }

    // -------------------------------------------------------------------------------------------------- types

    /// A type of inline SPIR-V: an opcode, for `SpirvType` size and alignment, and operands.
    pub(super) fn user_type(&mut self, kind: ObjectKind, args: &[TemplateArgument]) -> ir::TypeId {
        let integer = |argument: Option<&TemplateArgument>| match argument {
            Some(TemplateArgument::Integer(value) | TemplateArgument::Literal(value)) => Some(*value),
            Some(TemplateArgument::Bool(value)) => Some(i64::from(*value)),
            _ => None,
        };
        let opcode = integer(args.first());
        let opcode = self.opcode(opcode);
        let skip = if kind == ObjectKind::SpirvType { 3 } else { 1 };
        let mut operands = Vec::new();
        for argument in args.iter().skip(skip) {
            operands.push(self.user_operand(argument));
        }
        self.type_with_opcode(opcode, operands)
    }

    fn opcode(&mut self, number: Option<i64>) -> u16 {
        let opcode = number.and_then(|it| u16::try_from(it).ok());
        if opcode.is_none() {
            self.bug("inline SPIR-V has an opcode of more than 16 bits, or none");
        }
        opcode.unwrap_or(0)
    }

    /// Compares the number of operands of an execution mode or a decoration with the grammar; of those that it does not
    /// know, anything is taken.
    pub(super) fn check_operands(&mut self, kind: OperandKind, value: u32, found: usize, at: Span) {
        let Some(known) = kind.enumerant(value).filter(|_| self.input.options.spirv.validate) else { return };
        let is_open = known.parameters.iter().any(|it| !matches!(it, Operand::One(_)));
        let expected = known.parameters.len();
        if !is_open && expected != found {
            let name = match kind {
                OperandKind::Decoration => spirv::Decoration::from_u32(value).map(|it| format!("{it:?}")),
                _ => spirv::ExecutionMode::from_u32(value).map(|it| format!("{it:?}")),
            };
            let name = name.unwrap_or_else(|| value.to_string());
            self.sink.push(errors::InlineOperandCount { name, expected, found, at });
        }
    }

    /// Compares the attribute that gives a decoration with the kind of its operands: passes read them as that kind.
    fn check_form(&mut self, kind: u32, form: DecorationForm, at: Span) -> bool {
        let Some(known) =
            OperandKind::Decoration.enumerant(kind).filter(|_| self.input.options.spirv.validate)
        else {
            return true;
        };
        let has = |wanted: fn(OperandKind) -> bool| known.parameters.iter().any(|it| wanted(it.kind()));
        let has_text = has(|it| it == OperandKind::LiteralString);
        let is_linkage = kind == spirv::Decoration::LinkageAttributes as u32;
        let what = match form {
            DecorationForm::Id if !has(OperandKind::is_id) => "takes no ids; use `vk::ext_decorate`",
            DecorationForm::Text if !has_text => "takes no text; use `vk::ext_decorate`",
            DecorationForm::Plain if has(OperandKind::is_id) => "takes ids; use `vk::ext_decorate_id`",
            DecorationForm::Plain if has_text && !is_linkage => "takes text; use `vk::ext_decorate_string`",
            _ => return true,
        };
        let name = spirv::Decoration::from_u32(kind).map_or_else(|| kind.to_string(), |it| format!("{it:?}"));
        self.sink.push(errors::InlineDeclaration { name, what: what.into(), at });
        false
    }

    /// For an operand of inline SPIR-V that cannot be.
    #[cold]
    #[track_caller]
    pub(super) fn no_operand(&mut self, what: &str) -> ir::Operand {
        self.bug(what);
        ir::Operand::Literal(0)
    }

    fn user_operand(&mut self, argument: &TemplateArgument) -> ir::Operand {
        match argument {
            TemplateArgument::Type(ty) => match self.types.as_object(*ty) {
                Some((ObjectKind::IntegralConstant, args)) => {
                    let args = args.to_vec();
                    let ty = match args.first() {
                        Some(TemplateArgument::Type(ty)) => *ty,
                        _ => return self.no_operand("a `vk::integral_constant` has no type"),
                    };
                    let value = match args.get(1) {
                        Some(TemplateArgument::Integer(value)) => *value,
                        Some(TemplateArgument::Bool(value)) => i64::from(*value),
                        _ => return self.no_operand("a `vk::integral_constant` has no value"),
                    };
                    let ty = self.value_type(ty);
                    ir::Operand::Constant(self.module.integer(ty, value))
                }
                Some((ObjectKind::Literal, args)) => {
                    let inner = args.first().cloned();
                    let inner = match inner {
                        Some(TemplateArgument::Type(ty)) => {
                            self.types.as_object(ty).and_then(|(_, args)| args.get(1).cloned())
                        }
                        other => other,
                    };
                    match inner {
                        Some(TemplateArgument::Integer(value) | TemplateArgument::Literal(value)) => {
                            ir::Operand::Literal(value as u32)
                        }
                        Some(TemplateArgument::Bool(value)) => ir::Operand::Literal(u32::from(value)),
                        _ => self.no_operand("a `vk::Literal` has no value"),
                    }
                }
                _ => ir::Operand::Type(self.ir_type(*ty, LayoutRule::Void)),
            },
            TemplateArgument::Integer(value) => {
                ir::Operand::Constant(self.module.uint(u32::try_from(*value).unwrap_or(*value as u32)))
            }
            TemplateArgument::Bool(value) => ir::Operand::Constant(self.module.boolean(*value)),
            TemplateArgument::Float(bits) => {
                ir::Operand::Constant(self.module.float(f64::from_bits(*bits) as f32))
            }
            TemplateArgument::Text(text) => ir::Operand::Text(text.clone()),
            TemplateArgument::Spec(index) => ir::Operand::Constant(self.spec_length(*index, 0)),
            TemplateArgument::Literal(value) => ir::Operand::Literal(*value as u32),
            TemplateArgument::Template(_) => self.no_operand("a template is an operand of inline SPIR-V"),
        }
    }

    /// `vk::ext_type<id>`: what the function with `vk::ext_type_def` of that id makes, with the operands of a call.
    pub(super) fn numbered_type(&mut self, args: &[TemplateArgument]) -> ir::TypeId {
        let Some(TemplateArgument::Integer(id)) = args.first() else {
            self.bug("a numbered type has no number");
            return self.module.void();
        };
        let program = self.input.program;
        let at = self.module.locs[self.builder.loc].span;
        let definition = |function: &Function| {
            function.attributes.iter().find_map(|attribute| match attribute.kind {
                AttributeKind::ExtTypeDef { id: given, opcode } if i64::from(given) == *id => Some(opcode),
                _ => None,
            })
        };
        let Some((function, opcode)) = program
            .functions
            .iter()
            .find_map(|(id, function)| definition(function).map(|opcode| (id, opcode)))
        else {
            self.sink.push(errors::NumberedTypeUnknown { number: *id, at });
            return self.module.void();
        };
        let mut operands = Vec::new();
        let call = program.expressions.values().find_map(|expr| match &expr.kind {
            ExprKind::Call { function: called, arguments, .. } if *called == function => Some(*arguments),
            _ => None,
        });
        let Some(arguments) = call else {
            let definition = program.functions[function].span;
            self.sink.push(errors::NumberedTypeNotMade { number: *id, at, definition });
            return self.module.void();
        };
        for argument in &program[arguments] {
            let Argument::In(value) = argument else { continue };
            let expr = self.input.expr(*value);
            operands.push(match &expr.kind {
                ExprKind::Constant(crate::constant::Constant::Int(value)) => {
                    ir::Operand::Literal(*value as u32)
                }
                ExprKind::Constant(crate::constant::Constant::Bool(value)) => {
                    ir::Operand::Literal(u32::from(*value))
                }
                _ => ir::Operand::Type(self.value_type(expr.ty)),
            });
        }
        self.ask_for(&program.functions[function].attributes);
        let opcode = self.opcode(Some(opcode.into()));
        self.type_with_opcode(opcode, operands)
    }

    /// The type of an opcode. Types that the compiler has itself must be the same ones.
    fn type_with_opcode(&mut self, opcode: u16, operands: Vec<ir::Operand>) -> ir::TypeId {
        use ir::Operand::{Constant, Literal, Type as Of};
        if let Some(what) = self.type_fault(opcode, &operands).filter(|_| self.input.options.spirv.validate) {
            let name =
                spirv::Op::from_u32(opcode.into()).map_or(opcode.to_string(), |it| format!("Op{it:?}"));
            let at = self.module.locs[self.builder.loc].span;
            self.sink.push(errors::InlineDeclaration { name, what, at });
            return self.module.void();
        }
        let known = match (spirv::Op::from_u32(u32::from(opcode)), operands.as_slice()) {
            (Some(spirv::Op::TypeVoid), []) => Some(ir::Type::Void),
            (Some(spirv::Op::TypeBool), []) => Some(ir::Type::Bool),
            (Some(spirv::Op::TypeInt), &[Literal(width), Literal(signed)]) if width <= 64 => {
                Some(ir::Type::Int { width: width as u8, signed: signed != 0 })
            }
            (Some(spirv::Op::TypeFloat), &[Literal(width)]) if width <= 64 => {
                Some(ir::Type::Float { width: width as u8 })
            }
            (Some(spirv::Op::TypeVector), &[Of(element), Literal(len)]) if len <= MOST_COMPONENTS => {
                Some(ir::Type::Vector { element, len })
            }
            (Some(spirv::Op::TypeMatrix), &[Of(column), Literal(columns)]) if columns <= MOST_COMPONENTS => {
                Some(ir::Type::Matrix { column, columns })
            }
            (Some(spirv::Op::TypeArray), &[Of(element), Constant(length)]) => {
                Some(ir::Type::Array { element, length, stride: None })
            }
            (Some(spirv::Op::TypeRuntimeArray), &[Of(element)]) => {
                Some(ir::Type::RuntimeArray { element, stride: None })
            }
            (Some(spirv::Op::TypePointer), &[Literal(class), Of(pointee)]) => {
                Some(ir::Type::Pointer { class: StorageClass(class), pointee })
            }
            (Some(spirv::Op::TypeSampler), []) => Some(ir::Type::Sampler),
            (Some(spirv::Op::TypeSampledImage), &[Of(image)]) => Some(ir::Type::SampledImage { image }),
            (Some(spirv::Op::TypeAccelerationStructureKHR), []) => Some(ir::Type::AccelerationStructure),
            (Some(spirv::Op::TypeRayQueryKHR), []) => Some(ir::Type::RayQuery),
            (
                Some(spirv::Op::TypeImage),
                &[
                    Of(sampled_type),
                    Literal(dim),
                    Literal(depth),
                    Literal(arrayed),
                    Literal(multisampled),
                    Literal(sampled),
                    Literal(format),
                ],
            ) => match (spirv::Dim::from_u32(dim), spirv::ImageFormat::from_u32(format)) {
                (Some(dim), Some(format)) => Some(ir::Type::Image(ir::ImageType {
                    sampled_type,
                    dim,
                    depth,
                    arrayed: arrayed != 0,
                    multisampled: multisampled != 0,
                    sampled,
                    format,
                })),
                _ => None,
            },
            _ => None,
        };
        self.module.has_inline_spirv = true;
        self.module.ty(known.unwrap_or(ir::Type::User { opcode, operands }))
    }

    /// What is wrong with a type, if anything is, so that passes need not expect it. Opcodes that the grammar does not know
    /// may be those of types.
    fn type_fault(&self, opcode: u16, operands: &[ir::Operand]) -> Option<String> {
        let grammar = grammar::instruction(opcode)?;
        if !grammar.facts.makes_type {
            return Some("is not the opcode of a type".into());
        }
        let mut kinds = grammar.operands.get(1..).unwrap_or_default();
        for (index, operand) in operands.iter().enumerate() {
            let kind = match kinds {
                [Operand::Repeated(kind)] => *kind,
                [kind, rest @ ..] => {
                    kinds = rest;
                    kind.kind()
                }
                [] => return Some(format!("takes {index} operands, not {}", operands.len())),
            };
            let is_literal = matches!(operand, ir::Operand::Literal(_) | ir::Operand::Text(_));
            if kind.is_id() == is_literal {
                let wanted = if kind.is_id() { "a type or a constant" } else { "a `vk::Literal`" };
                return Some(format!("takes {wanted} as operand {}", index + 1));
            }
        }
        if matches!(kinds, [Operand::One(_), ..]) {
            return Some(format!("takes more than {} operands", operands.len()));
        }
        let is_void = |it: &ir::Operand| matches!(it, ir::Operand::Type(ty) if matches!(self.module.types[*ty], ir::Type::Void));
        let is_of_elements =
            matches!(grammar.op, spirv::Op::TypeArray | spirv::Op::TypeRuntimeArray | spirv::Op::TypeStruct);
        if is_of_elements && operands.iter().any(is_void) {
            return Some("has parts of type `void`".into());
        }
        if grammar.op == spirv::Op::TypeVector
            && let Some(ir::Operand::Type(element)) = operands.first()
            && !matches!(
                self.module.types[*element],
                ir::Type::Bool | ir::Type::Int { .. } | ir::Type::Float { .. } | ir::Type::User { .. }
            )
        {
            return Some("has components that are not scalars".into());
        }
        match operands.get(1) {
            Some(&ir::Operand::Constant(length))
                if self.module.interned().constant_bits(length) == Some(0) =>
            {
                Some("has no elements".into())
            }
            _ => None,
        }
    }

    // ------------------------------------------------------------------------------------------- instructions

    /// A call of a function that `vk::ext_instruction` turns into an instruction; `None` if it is not one.
    pub(super) fn inline_instruction(
        &mut self,
        callee: &'a Function,
        arguments: &'a [Argument],
    ) -> Option<Arg> {
        let instruction = callee.attributes.iter().find_map(|attribute| match &attribute.kind {
            AttributeKind::ExtInstruction { opcode, set } => Some(Some((*opcode, &**set))),
            AttributeKind::ExtTypeDef { .. } => Some(None),
            _ => None,
        })?;
        self.ask_for(&callee.attributes);
        self.module.has_inline_spirv = true;
        let result = self.value_type(callee.return_type);
        let Some((opcode, set)) = instruction else {
            // A type's definition does nothing at run time.
            return Some(self.undefined(callee.return_type));
        };
        let InlineOperands { mut args, copies } = self.inline_operands(callee, arguments);
        let op = match (set, spirv::Op::from_u32(opcode)) {
            ("", Some(spirv::Op::Constant)) => {
                return Some(self.inline_constant(callee, result, &args));
            }
            ("", Some(op)) if grammar::facts(op).ends_block => {
                self.builder.end(End::Other { op: op.into(), args });
                return Some(self.undefined(callee.return_type));
            }
            ("", Some(op)) => {
                if matches!(op, spirv::Op::CooperativeMatrixLengthKHR | spirv::Op::CooperativeMatrixLengthNV)
                {
                    self.replace_with_types(&mut args);
                }
                ir::Op::Core(op)
            }
            ("", None) => ir::Op::Unknown(self.opcode(Some(opcode.into()))),
            ("GLSL.std.450", _) => ir::Op::Ext { set: ExtSet::Glsl, number: opcode },
            (name, _) => {
                ir::Op::Ext { set: ExtSet::Other(self.module.strings.intern(name.into())), number: opcode }
            }
        };
        let value = self.emit(op, result, args);
        let at = self.module.locs[self.builder.loc].span;
        self.judge(value, at);
        for (place, copy) in copies {
            let value = self.load(&copy);
            self.store(&place, value);
        }
        Some(value)
    }

    /// Evaluates the arguments of a call, in order, to the operands of its instruction.
    fn inline_operands(&mut self, callee: &'a Function, arguments: &'a [Argument]) -> InlineOperands {
        let mut operands = InlineOperands { args: ir::Args::new(), copies: Vec::new() };
        for (parameter, argument) in callee.parameters.iter().zip(arguments) {
            let attributes = [&parameter.attributes, &callee.locals[parameter.local].attributes];
            let has = |kind: fn(&AttributeKind) -> bool| {
                attributes.into_iter().flatten().any(|attribute| kind(&attribute.kind))
            };
            let is_reference = has(|kind| matches!(kind, AttributeKind::ExtReference));
            if has(|kind| matches!(kind, AttributeKind::ExtLiteral)) {
                let value = self.argument(argument);
                let literal = self.literal_words(value);
                operands.args.extend(literal.into_iter().map(Arg::Literal));
                continue;
            }
            match argument {
                Argument::In(value) if !is_reference => operands.args.push(self.value(*value)),
                Argument::In(id)
                | Argument::Reference(id)
                | Argument::Out { place: id, .. }
                | Argument::InOut { place: id, .. } => {
                    let place = self.place(*id);
                    self.inline_reference(&mut operands, place, is_reference);
                }
                Argument::Missing => {}
            }
        }
        operands
    }

    /// Passes a pointer: to the place itself if there is one that may be passed, otherwise to a copy. Of a buffer that is the
    /// pointer to its block, from wherever the buffer was handed over.
    fn inline_reference(&mut self, operands: &mut InlineOperands, place: Place, is_reference: bool) {
        let class = self.types.as_object(place.ty).map(|(kind, _)| kind.class());
        if is_reference && matches!(class, Some(ObjectClass::ByteAddressBuffer)) {
            let block = self.buffer_of(&place);
            operands.args.push(block);
            return;
        }
        match self.pointer(&place) {
            Some(pointer) if is_reference || !place.is_direct => operands.args.push(pointer),
            _ => {
                let value = self.load(&place);
                let copy = self.temporary(value, place.ty, "temp.var.reference");
                operands.args.push(self.address(&copy));
                if place.is_writable {
                    operands.copies.push((place, copy));
                }
            }
        }
    }

    /// `OpConstant` is no instruction of a function but a constant of the module.
    fn inline_constant(&mut self, callee: &Function, ty: ir::TypeId, args: &[Arg]) -> Arg {
        let Some(Arg::Literal(word)) = args.first() else {
            let at = self.module.locs[self.builder.loc].span;
            let what = "takes one literal operand: a parameter with `[[vk::ext_literal]]`".into();
            self.sink.push(errors::InlineInstruction { name: "OpConstant".into(), what, at });
            return self.undefined(callee.return_type);
        };
        if !matches!(self.module.types[ty], ir::Type::Int { .. } | ir::Type::Float { .. }) {
            let at = self.module.locs[self.builder.loc].span;
            let what = "has a result, which must be one number".into();
            self.sink.push(errors::InlineInstruction { name: "OpConstant".into(), what, at });
            return self.undefined(callee.return_type);
        }
        Arg::Constant(self.module.integer(ty, i64::from(*word)))
    }

    /// For an instruction whose operands are types themselves, for which HLSL has no expressions.
    fn replace_with_types(&mut self, args: &mut [Arg]) {
        for arg in args {
            *arg = Arg::Type(self.type_of(*arg));
        }
    }

    /// Refuses an instruction of the shader's own that makes the module invalid; without validation (`-Vd`) it is written
    /// as it is, and passes know no more of it than of an opcode that nobody knows. What is valid, but not as our own
    /// instructions are, gets a mark, so that passes expect anything of it.
    fn judge(&mut self, value: Arg, at: Span) {
        let Arg::Value(value) = value else { return };
        let function = &self.builder.function;
        let inst = &function.values[value];
        let wrong = ir::operation::inline_fault(&self.module, function, inst);
        // The IR has no OpUndef, but a value for it.
        let is_odd = wrong.is_some()
            || inst.is(spirv::Op::Undef)
            || ir::operation::is_odd(&self.module, function, inst);
        match (wrong, inst.op) {
            (None, _) => {}
            (Some(_), ir::Op::Core(op)) if !self.input.options.spirv.validate => {
                self.builder.function.values[value].op = ir::Op::Unknown(op as u16);
            }
            (Some(_), _) if !self.input.options.spirv.validate => {}
            (Some(what), op) => {
                let name = match op {
                    ir::Op::Core(op) => format!("Op{op:?}"),
                    _ => "OpExtInst".into(),
                };
                self.sink.push(errors::InlineInstruction { name, what, at });
            }
        }
        if is_odd {
            let inst = &mut self.builder.function.values[value];
            inst.flags = inst.flags.with(ir::Flags::INLINE);
        }
    }

    /// The words of a literal operand.
    fn literal_words(&mut self, value: Arg) -> SmallVec<[u32; 2]> {
        let Arg::Constant(id) = value else {
            self.bug("a literal operand of inline SPIR-V is not a constant");
            return SmallVec::from_slice(&[0]);
        };
        let words_of = |module: &ir::Module, ty: ir::TypeId| match module.types[ty] {
            ir::Type::Int { width: 64, .. } | ir::Type::Float { width: 64 } => 2,
            _ => 1,
        };
        match self.module.constants[id] {
            ir::Constant::Bool(value) => SmallVec::from_slice(&[u32::from(value)]),
            ir::Constant::Scalar { ty, bits } => match words_of(&self.module, ty) {
                2 => SmallVec::from_slice(&[bits as u32, (bits >> 32) as u32]),
                _ => SmallVec::from_slice(&[bits as u32]),
            },
            ir::Constant::Composite { ref parts, .. } => {
                let parts = parts.clone();
                parts.into_iter().flat_map(|part| self.literal_words(Arg::Constant(part))).collect()
            }
            ir::Constant::Null(ty) => {
                let words = match self.module.types[ty] {
                    ir::Type::Vector { element, len } => len as usize * words_of(&self.module, element),
                    _ => words_of(&self.module, ty),
                };
                SmallVec::from_elem(0, words)
            }
            _ => {
                self.bug("a literal operand of inline SPIR-V has no value");
                SmallVec::from_slice(&[0])
            }
        }
    }
}
