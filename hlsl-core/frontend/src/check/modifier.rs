//! Modifiers that are misplaced or conflict with each other: tables, and the two walks over them.

use super::Checker;
use crate::{
    ast::{Modifier, Modifiers},
    diagnostics::list::{
        declarations as errors,
        parse::{ModifierSubject, Removed},
        types,
    },
    options::HlslVersion,
    types::{Type, TypeId},
};

/// What a modifier is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Modified {
    Global,
    Local,
    Field,
    Function,
    Method,
    Parameter,
    Typedef,
}

impl Modified {
    fn text(self) -> &'static str {
        match self {
            Modified::Global => "a global variable",
            Modified::Local => "a local variable",
            Modified::Field => "a field",
            Modified::Function => "a function",
            Modified::Method => "a method",
            Modified::Parameter => "a parameter",
            Modified::Typedef => "a typedef",
        }
    }

    fn allows(self, modifier: Modifier) -> bool {
        use Modified::*;
        let places: &[Modified] = match modifier {
            Modifier::In | Modifier::Out | Modifier::Inout => &[Parameter],
            Modifier::Point
            | Modifier::Line
            | Modifier::Triangle
            | Modifier::LineAdj
            | Modifier::TriangleAdj
            | Modifier::Vertices
            | Modifier::Indices
            | Modifier::Primitives
            | Modifier::Payload => &[Parameter],
            Modifier::Linear
            | Modifier::Centroid
            | Modifier::NoInterpolation
            | Modifier::NoPerspective
            | Modifier::Sample
            | Modifier::Center => &[Field, Function, Parameter],
            Modifier::Static => &[Global, Local, Field, Function, Method],
            Modifier::Extern => &[Global],
            Modifier::Inline | Modifier::Virtual => &[Function, Method],
            Modifier::Export => &[Function],
            Modifier::Uniform => &[Global, Parameter],
            Modifier::Shared => &[Global, Function],
            Modifier::GroupShared => &[Global, Parameter],
            Modifier::Const => &[Global, Local, Function, Method, Parameter, Typedef],
            Modifier::Volatile => &[Local, Typedef],
            Modifier::Mutable => &[Field],
            Modifier::Friend
            | Modifier::Constexpr
            | Modifier::Explicit
            | Modifier::Precise
            | Modifier::GloballyCoherent
            | Modifier::ReorderCoherent
            | Modifier::RowMajor
            | Modifier::ColumnMajor
            | Modifier::Snorm
            | Modifier::Unorm => return true,
        };
        places.contains(&self)
    }
}

/// Each modifier with those that it conflicts with.
const EXCLUSIONS: &[(Modifier, &[Modifier])] = {
    use Modifier::*;
    &[
        (Static, &[Uniform, Extern, Shared]),
        (
            Uniform,
            &[
                Out,
                Inout,
                Linear,
                Centroid,
                NoInterpolation,
                NoPerspective,
                Sample,
                Point,
                Line,
                Triangle,
                LineAdj,
                TriangleAdj,
            ],
        ),
        (NoInterpolation, &[Linear, Centroid, NoPerspective, Sample]),
        (
            Point,
            &[Linear, Centroid, NoInterpolation, NoPerspective, Sample, Line, Triangle, LineAdj, TriangleAdj],
        ),
        (Line, &[Linear, Centroid, NoInterpolation, NoPerspective, Sample, Triangle, LineAdj, TriangleAdj]),
        (Triangle, &[Linear, Centroid, NoInterpolation, NoPerspective, Sample, LineAdj, TriangleAdj]),
        (LineAdj, &[Linear, Centroid, NoInterpolation, NoPerspective, Sample, TriangleAdj]),
        (TriangleAdj, &[Linear, Centroid, NoInterpolation, NoPerspective, Sample]),
        (Payload, &[Vertices, Indices, Primitives]),
        (Primitives, &[Vertices, Indices]),
        (Vertices, &[Indices]),
        (GroupShared, &[In, Out, Inout, Uniform]),
        (Inout, &[In, Out]),
        (Unorm, &[Snorm]),
    ]
};

/// Modifiers that HLSL 2026 no longer has, and what to write.
const REMOVED: &[(Modifier, &str, &str)] = &[
    (Modifier::Uniform, "`uniform` variables", "remove it, or put the variable into a `cbuffer`"),
    (Modifier::Volatile, "`volatile` variables", "remove it: it had no effect"),
];

impl Checker<'_> {
    /// Refuses what does not belong on `place`, and pairs that exclude each other.
    #[inline]
    pub(super) fn check_modifiers(&mut self, modifiers: &Modifiers, place: Modified) {
        if !modifiers.is_empty() {
            self.check_some_modifiers(modifiers, place);
        }
    }

    fn check_some_modifiers(&mut self, modifiers: &Modifiers, place: Modified) {
        for (modifier, at) in modifiers.iter() {
            if !place.allows(modifier) {
                self.report(types::ModifierHere {
                    modifier: modifier.text().into(),
                    what: place.text().into(),
                    at,
                });
                return;
            }
        }
        if self.version() >= HlslVersion::V202x {
            for (modifier, what, instead) in REMOVED {
                if let Some(at) = modifiers.span(*modifier) {
                    self.report(Removed { what, instead, at });
                }
            }
        }
        for (first, others) in EXCLUSIONS {
            if !modifiers.has(*first) {
                continue;
            }
            if let Some(second) = others.iter().find(|it| modifiers.has(**it)) {
                self.report(types::ModifiersExclude {
                    first: first.text().into(),
                    second: second.text().into(),
                    at: modifiers.span(*second).unwrap_or_default(),
                });
                return;
            }
        }
        if let (Some(at), true) = (modifiers.span(Modifier::Centroid), modifiers.has(Modifier::Sample)) {
            self.report(types::ModifierOverridden { by: "sample".into(), modifier: "centroid".into(), at });
        }
        if let (Modified::Field | Modified::Typedef, Some(at)) =
            (place, modifiers.span(Modifier::GloballyCoherent))
        {
            let modifier = Modifier::GloballyCoherent.text();
            self.report(ModifierSubject { modifier, subjects: "variables and functions", at });
        }
        if place == Modified::Parameter {
            self.refuse_second_direction(modifiers);
        }
    }

    /// `in in float a`
    fn refuse_second_direction(&mut self, modifiers: &Modifiers) {
        let is_direction = |it: Modifier| matches!(it, Modifier::In | Modifier::Out | Modifier::Inout);
        let mut before = [None; 3];
        for (modifier, at) in modifiers.iter().filter(|it| is_direction(it.0)) {
            let seen = &mut before[match modifier {
                Modifier::In => 0,
                Modifier::Out => 1,
                _ => 2,
            }];
            if let Some(first) = *seen {
                self.report(errors::SecondDirection { modifier: modifier.text().into(), at, first });
                return;
            }
            *seen = Some(at);
        }
    }

    /// `globallycoherent` is for what several invocations write to.
    #[inline]
    pub(super) fn check_coherence(&mut self, ty: TypeId, modifiers: &Modifiers) {
        if !modifiers.is_empty() {
            self.check_coherence_of(ty, modifiers);
        }
    }

    fn check_coherence_of(&mut self, ty: TypeId, modifiers: &Modifiers) {
        for modifier in [Modifier::GloballyCoherent, Modifier::ReorderCoherent] {
            let Some(at) = modifiers.span(modifier) else { continue };
            if !self.takes_coherence(ty) {
                let what = format!("a declaration of type `{}`", self.type_name(ty));
                self.report(types::ModifierHere { modifier: modifier.text().into(), what, at });
            }
        }
    }

    pub(super) fn takes_coherence(&self, ty: TypeId) -> bool {
        match self.program.types.resource_kind(ty) {
            Some(kind) => kind.is_writable() || !kind.is_resource(),
            None => matches!(
                self.program.types[self.program.types.innermost(ty)],
                Type::Error | Type::Dependent(_)
            ),
        }
    }
}
