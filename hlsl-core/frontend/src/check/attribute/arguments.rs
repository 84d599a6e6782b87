//! The arguments of attributes: how many there are, and the constants, names and choices that they come to.

use crate::{
    ast,
    attribute::SpirvOperand,
    check::{AstExpr, Checker, constant::wrap},
    constant::{Constant, Deferred},
    diagnostics::list::attribute_syntax as errors,
    source::Span,
    symbol::Symbol,
    types::Scalar,
};

/// One attribute while its arguments are read.
pub(super) struct Reading<'a> {
    pub(super) name: Symbol,
    pub(super) arguments: &'a [AstExpr],
    pub(super) span: Span,
    /// Whether something was wrong, which has been said.
    pub(super) failed: bool,
    /// Whether all that was wrong were numbers that are none of an attribute's, which are warnings.
    pub(super) warned: bool,
    /// Whether its numbers end as ids in SPIR-V, so that the pipeline may decide them.
    pub(super) may_be_specialized: bool,
    pub(super) specialized: Vec<(u32, Deferred)>,
}

/// What the operands of a decoration or mode must be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Number,
    Text,
    Id,
}

impl<'a> Checker<'a> {
    pub(super) fn attribute_count(&mut self, it: &mut Reading<'a>, least: usize, most: usize) {
        let found = it.arguments.len();
        if found < least || found > most {
            let expected = crate::diagnostics::arguments(least, most);
            let name = self.text(it.name);
            self.report(errors::AttributeCount { name, expected, found, at: it.span });
            self.reports.misread.insert(it.span);
            it.failed = true;
        }
    }

    pub(super) fn attribute_constant(&mut self, it: &mut Reading<'a>, index: usize) -> Option<Constant> {
        let argument = *it.arguments.get(index)?;
        let value = self.expression(argument);
        if self.is_error(value) {
            it.failed = true;
            return None;
        }
        let known = self.evaluate(value);
        if known.is_none() && it.may_be_specialized {
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

    pub(super) fn attribute_integer(&mut self, it: &mut Reading<'a>, index: usize) -> Option<u32> {
        let span = it.arguments.get(index).map_or(it.span, |argument| self.ast_span(*argument));
        match self.attribute_constant(it, index)? {
            Constant::Int(value) if value < 0 && index < 64 => {
                let name = self.text(it.name);
                self.report(errors::AttributeNegative { name, at: span });
                it.warned |= !it.failed;
                it.failed = true;
                None
            }
            Constant::Int(value) => Some(wrap(Scalar::Uint, value) as u32),
            Constant::Bool(false) => Some(0),
            // A literal is only worth a warning.
            Constant::Float(_) if self.is_named(it.arguments[index]) => {
                let name = self.text(it.name);
                self.report(errors::AttributeType { name, expected: "an integer".into(), at: span });
                it.warned = false;
                it.failed = true;
                None
            }
            Constant::Bool(true) | Constant::Float(_) => {
                let name = self.text(it.name);
                self.report(errors::AttributeFraction { name, at: span });
                it.warned |= !it.failed;
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

    fn is_named(&self, argument: AstExpr) -> bool {
        let argument = self.ast.without_parentheses(argument);
        matches!(self.ast[argument].kind, ast::ExpressionKind::Name(_) | ast::ExpressionKind::Path(_))
    }

    pub(super) fn only_integer(&mut self, it: &mut Reading<'a>) -> u32 {
        self.attribute_count(it, 1, 1);
        self.attribute_integer(it, 0).unwrap_or(0)
    }

    pub(super) fn attribute_text(&mut self, it: &mut Reading<'a>, index: usize) -> Option<(String, Span)> {
        if it.arguments.len() <= index {
            self.attribute_count(it, index + 1, index + 1);
            return None;
        }
        self.attribute_text_at(it, index)
    }

    pub(super) fn attribute_text_at(&mut self, it: &mut Reading<'a>, index: usize) -> Option<(String, Span)> {
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

    pub(super) fn attribute_choice(&mut self, it: &mut Reading<'a>, known: &[&str]) -> Option<Symbol> {
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

    pub(super) fn spirv_operands(
        &mut self,
        it: &mut Reading<'a>,
        first: usize,
        wanted: Wanted,
    ) -> Vec<SpirvOperand> {
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
    pub(super) fn check_opcode(&mut self, it: &mut Reading<'a>, index: usize, opcode: u32) {
        if opcode <= u32::from(u16::MAX) {
            return;
        }
        let (name, range) = (self.text(it.name), "between 0 and 65535".to_owned());
        let at = it.arguments.get(index).map_or(it.span, |argument| self.ast_span(*argument));
        self.report(errors::AttributeRange { name, range, at });
        it.failed = true;
    }
}
