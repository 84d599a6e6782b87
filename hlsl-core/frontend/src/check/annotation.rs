//! What stands around a name in a declaration: semantics, registers and offsets after the colon, interpolation before.

use super::{
    Checker,
    scope::{Entity, Want},
};
use crate::{
    ast::{self, AnnotationKind, Modifier, Modifiers},
    diagnostics::list::{attributes as interface, declarations, rays, suspicious, types as errors},
    source::Span,
    symbol::Symbol,
    types::{Interpolation, ObjectClass, ObjectKind, Register, Semantic, TypeId},
};

/// The parsed annotations after the colon of a declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct Annotations {
    pub(super) semantic: Option<Semantic>,
    pub(super) registers: Vec<Register>,
    pub(super) pack_offset: Option<u32>,
    pub(super) payload_access: Vec<(bool, Symbol)>,
}

/// What it is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Annotated {
    Global,
    BufferMember,
    Buffer,
    Field,
    Function,
    Parameter,
    Local,
    Typedef,
}

/// The interpolation modifiers among all modifiers.
pub(super) fn interpolation(modifiers: &Modifiers) -> Interpolation {
    let mut result = Interpolation::default();
    for (modifier, flag) in [
        (Modifier::Linear, Interpolation::LINEAR),
        (Modifier::Centroid, Interpolation::CENTROID),
        (Modifier::NoInterpolation, Interpolation::NO_INTERPOLATION),
        (Modifier::NoPerspective, Interpolation::NO_PERSPECTIVE),
        (Modifier::Sample, Interpolation::SAMPLE),
    ] {
        if modifiers.has(modifier) {
            result = result.with(flag);
        }
    }
    result
}

impl<'a> Checker<'a> {
    pub(super) fn annotations(&mut self, list: &'a [ast::Annotation], on: Annotated) -> Annotations {
        let mut result = Annotations::default();
        let (mut read, mut written) = (None, None);
        for annotation in list {
            match &annotation.kind {
                AnnotationKind::Error => {}
                AnnotationKind::Semantic(_) if matches!(on, Annotated::Local | Annotated::Typedef) => {
                    let what = if on == Annotated::Local { "a local variable" } else { "a typedef" };
                    self.report(declarations::SemanticHere { what, at: annotation.span });
                }
                AnnotationKind::Semantic(text) => {
                    if on == Annotated::Field {
                        self.warn_constant_semantic(*text, annotation.span);
                    }
                    result.semantic = Some(self.semantic(*text, annotation.span));
                }
                AnnotationKind::Register(register) => {
                    if let Some(register) = self.register(register, annotation.span) {
                        result.registers.push(register);
                    }
                }
                AnnotationKind::PackOffset(offset) => {
                    if on != Annotated::BufferMember {
                        self.report(interface::PackOffsetHere { at: annotation.span });
                        continue;
                    }
                    let bytes = u64::from(offset.register) * 16 + u64::from(offset.component) * 4;
                    match u32::try_from(bytes) {
                        Ok(_) if result.pack_offset.is_some() => {
                            self.report(interface::PackOffsetTwice { at: annotation.span });
                        }
                        Ok(bytes) => result.pack_offset = Some(bytes),
                        Err(_) => self.report(interface::PackOffsetHere { at: annotation.span }),
                    }
                }
                AnnotationKind::Read(stages) | AnnotationKind::Write(stages) => {
                    let is_write = matches!(annotation.kind, AnnotationKind::Write(_));
                    let (first, name) = match is_write {
                        false => (&mut read, "read"),
                        true => (&mut written, "write"),
                    };
                    if on != Annotated::Field {
                        self.report(rays::PayloadAccessHere { at: annotation.span });
                        continue;
                    }
                    if let Some(before) = first.replace(annotation.span) {
                        self.report(rays::PayloadAccessTwice { name, at: annotation.span, before });
                    }
                    result.payload_access.extend(stages.iter().map(|it| (is_write, it.symbol)));
                }
            }
        }
        result
    }

    /// `uint a : BITS;` looks like a bit-field.
    fn warn_constant_semantic(&mut self, text: Symbol, at: Span) {
        if let Some(Entity::Global(id)) = self.look_up(text, Want::Value)
            && self.program.globals[id].constant.is_some()
        {
            let (name, constant) = (self.text(text), self.program.globals[id].span);
            self.report(suspicious::ConstantAsSemantic { name, at, constant });
        }
    }

    /// `TEXCOORD3` is `TEXCOORD` and 3.
    pub(super) fn semantic(&mut self, text: Symbol, span: Span) -> Semantic {
        let whole = self.symbols.text(text);
        let name = whole.trim_end_matches(|c: char| c.is_ascii_digit());
        if name.is_empty() || name.len() == whole.len() {
            return Semantic { name: text, index: 0, text, span };
        }
        let index = whole[name.len()..].parse().unwrap_or(0);
        let name = name.to_string();
        let name = self.symbols.intern(&name);
        Semantic { name, index, text, span }
    }

    fn register(&mut self, register: &'a ast::Register, span: Span) -> Option<Register> {
        let mut number = 0;
        let mut class = None;
        if let Some(slot) = &register.slot {
            if !matches!(slot.class, 'b' | 'c' | 'i' | 's' | 't' | 'u') {
                // The parser has reported it.
                return None;
            }
            class = Some(slot.class);
            number = slot.number.unwrap_or(0);
            // `t3[1]` is `t3`, as in DXC.
            if let Some(element) = register.element {
                let value = self.expression(element);
                if self.evaluate_integer(value).is_none_or(|it| it < 0) {
                    let at = self.span(value);
                    self.report(errors::NotConstant { what: "a register number".into(), at });
                }
            }
        }
        Some(Register {
            class,
            number,
            space: register.space.map_or(0, |it| it.number),
            has_space: register.space.is_some(),
            component: 0,
            span,
        })
    }

    /// Two registers of a class for the same profile. (The first one counts, whatever the profile, as in DXC.)
    pub(super) fn check_conflicts(&mut self, list: &'a [ast::Annotation]) {
        let registers = || {
            list.iter().filter_map(|it| match &it.kind {
                AnnotationKind::Register(register) => Some((register, it.span)),
                _ => None,
            })
        };
        for (index, (register, at)) in registers().enumerate() {
            let conflicts = |other: &ast::Register| {
                let profiles = register.profile.zip(other.profile);
                let is_same_profile = profiles.is_none_or(|(a, b)| a.symbol == b.symbol);
                let same_class = register.slot.zip(other.slot).filter(|(a, b)| a.class == b.class);
                is_same_profile
                    && same_class.is_some_and(|(a, b)| {
                        let space = |it: &ast::Register| it.space.map(|it| it.number);
                        a.number != b.number || space(register) != space(other)
                    })
            };
            if let Some((_, first)) = registers().take(index).find(|it| conflicts(it.0)) {
                self.report(interface::RegisterConflict { at, first });
                return;
            }
        }
    }

    /// A register of the wrong class for a resource.
    pub(super) fn check_registers(&mut self, ty: TypeId, registers: &[Register]) {
        use ObjectClass::*;
        if registers.is_empty() || self.is_error_type(ty) {
            return;
        }
        let (expected, text): (&[char], &str) = match self.program.types.resource_kind(ty) {
            None if self.holds_resources(ty) => return,
            None => (&['b', 'c', 'i'], "'b', 'c', or 'i'"),
            Some(kind) => match kind.class() {
                Sampler => (&['s', 't'], "'s' or 't'"),
                StorageImage => (&['u'], "'u'"),
                ConstantBuffer => (&['b'], "'b'"),
                StructuredBuffer | ByteAddressBuffer if kind.is_writable() => (&['u'], "'u'"),
                _ if matches!(kind, ObjectKind::FeedbackTexture2D | ObjectKind::FeedbackTexture2DArray) => {
                    (&['u'], "'u'")
                }
                SampledImage | CombinedImageSampler => (&['t', 's'], "'t' or 's'"),
                StructuredBuffer | ByteAddressBuffer | TextureBuffer | AccelerationStructure => {
                    (&['t'], "'t'")
                }
                SubpassInput | Other => return,
            },
        };
        for register in registers {
            if register.class.is_some_and(|class| !expected.contains(&class)) {
                self.report(interface::RegisterClass { expected: text.into(), at: register.span });
            }
        }
    }
}
