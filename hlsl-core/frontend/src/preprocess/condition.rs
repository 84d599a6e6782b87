//! The integer expressions of `#if` and `#elif`: 64 bits, signed or unsigned.

use super::{Preprocessor, directive, expand};
use crate::{
    diagnostics::list::preprocess as errors, lex::Raw, limits, source::Span, symbol::kw, token::TokenKind,
};

#[derive(Clone, Copy)]
struct Value {
    bits: u64,
    is_unsigned: bool,
    span: Span,
}

struct Condition<'p, 'a> {
    this: &'p mut Preprocessor<'a>,
    token: Raw,
    depth: usize,
}

/// An error that has been reported.
struct Failed;

/// Whether the expression on the rest of the line is not zero. An invalid one counts as zero.
pub(super) fn evaluate(this: &mut Preprocessor) -> bool {
    let before = this.in_condition;
    this.in_condition = true;
    let mut condition = Condition { token: super::end_of_file(Span::default()), this, depth: 0 };
    condition.advance();
    let value = condition.whole();
    condition.this.in_condition = before;
    value.is_ok_and(|it| it.bits != 0)
}

impl Condition<'_, '_> {
    fn advance(&mut self) {
        self.token = self.this.next();
        // `defined` may come out of a macro, too, so it is looked for here and not among the macros.
    }

    fn whole(&mut self) -> Result<Value, Failed> {
        let value = self.comma_free(true)?;
        if self.token.kind != TokenKind::EndOfFile {
            self.this.sink.push(errors::ExpectedEndOfLine { at: self.token.span });
            return Err(Failed);
        }
        Ok(value)
    }

    /// A conditional expression. Division by zero is an error only where `live`.
    fn comma_free(&mut self, live: bool) -> Result<Value, Failed> {
        self.depth += 1;
        if self.depth > limits::CONDITION_DEPTH {
            self.this
                .sink
                .push(errors::ConditionTooDeep { limit: limits::CONDITION_DEPTH, at: self.token.span });
            return Err(Failed);
        }
        let value = self.conditional(live);
        self.depth -= 1;
        value
    }

    fn conditional(&mut self, live: bool) -> Result<Value, Failed> {
        let first = self.unary(live)?;
        let condition = self.binary(first, 1, live)?;
        if self.token.kind != TokenKind::Question {
            return Ok(condition);
        }
        let question = self.token.span;
        self.advance();
        let yes = self.comma_free(live && condition.bits != 0)?;
        if self.token.kind != TokenKind::Colon {
            self.this.sink.push(errors::ExpectedColon { at: self.token.span, question });
            return Err(Failed);
        }
        self.advance();
        let no = self.comma_free(live && condition.bits == 0)?;
        let chosen = if condition.bits != 0 { yes } else { no };
        Ok(Value { is_unsigned: yes.is_unsigned || no.is_unsigned, ..chosen })
    }

    /// Operators of at least `least` binding strength, after `left`.
    fn binary(&mut self, mut left: Value, least: u8, live: bool) -> Result<Value, Failed> {
        loop {
            let operator = self.token;
            let strength = match strength(operator.kind) {
                Some(it) => it,
                None if matches!(
                    operator.kind,
                    TokenKind::EndOfFile
                        | TokenKind::RightParen
                        | TokenKind::Question
                        | TokenKind::Colon
                        | TokenKind::Comma
                ) =>
                {
                    return Ok(left);
                }
                None => {
                    self.this.sink.push(errors::NotABinaryOperator { at: operator.span });
                    return Err(Failed);
                }
            };
            if strength < least {
                return Ok(left);
            }
            self.advance();
            let right_lives = live
                && match operator.kind {
                    TokenKind::AmpAmp => left.bits != 0,
                    TokenKind::PipePipe => left.bits == 0,
                    _ => true,
                };
            let mut right = self.unary(right_lives)?;
            // Everything that binds more strongly belongs to the right side; at most ten levels.
            if self::strength(self.token.kind).is_some_and(|next| next > strength) {
                right = self.binary(right, strength + 1, right_lives)?;
            }
            left = self.apply(operator, left, right, live && right_lives)?;
        }
    }

    fn apply(&mut self, operator: Raw, left: Value, right: Value, live: bool) -> Result<Value, Failed> {
        use TokenKind::*;
        let is_unsigned = left.is_unsigned || right.is_unsigned;
        let takes_sign_of_left = matches!(operator.kind, LessLess | GreaterGreater);
        let is_logical = matches!(operator.kind, AmpAmp | PipePipe);
        if live && is_unsigned && !takes_sign_of_left && !is_logical {
            for (side, value) in [("left", left), ("right", right)] {
                if !value.is_unsigned && (value.bits as i64) < 0 {
                    self.this.sink.push(errors::ConditionSignChange { side: side.into(), at: value.span });
                }
            }
        }
        let (a, b) = (left.bits, right.bits);
        let (signed_a, signed_b) = (a as i64, b as i64);
        if matches!(operator.kind, Slash | Percent) && b == 0 {
            if live {
                self.this.sink.push(errors::DivisionByZero { at: operator.span });
                return Err(Failed);
            }
            return Ok(Value { is_unsigned, ..left });
        }
        // Shifts by more than the width give what all bits shifted out give.
        let amount = if right.is_unsigned || signed_b >= 0 { b.min(64) as u32 } else { 64 };
        let truth = |it: bool| (u64::from(it), false);
        let (bits, is_unsigned) = match operator.kind {
            Star => (a.wrapping_mul(b), is_unsigned),
            Slash if is_unsigned => (a / b, true),
            Slash => (signed_a.wrapping_div(signed_b) as u64, false),
            Percent if is_unsigned => (a % b, true),
            Percent => (signed_a.wrapping_rem(signed_b) as u64, false),
            Plus => (a.wrapping_add(b), is_unsigned),
            Minus => (a.wrapping_sub(b), is_unsigned),
            LessLess => (a.checked_shl(amount).unwrap_or(0), left.is_unsigned),
            GreaterGreater if left.is_unsigned => (a.checked_shr(amount).unwrap_or(0), true),
            GreaterGreater => ((signed_a >> amount.min(63)) as u64, false),
            Less if is_unsigned => truth(a < b),
            Less => truth(signed_a < signed_b),
            Greater if is_unsigned => truth(a > b),
            Greater => truth(signed_a > signed_b),
            LessEqual if is_unsigned => truth(a <= b),
            LessEqual => truth(signed_a <= signed_b),
            GreaterEqual if is_unsigned => truth(a >= b),
            GreaterEqual => truth(signed_a >= signed_b),
            EqualEqual => truth(a == b),
            BangEqual => truth(a != b),
            Amp => (a & b, is_unsigned),
            Caret => (a ^ b, is_unsigned),
            Pipe => (a | b, is_unsigned),
            AmpAmp => truth(a != 0 && b != 0),
            _ => truth(a != 0 || b != 0),
        };
        let span = if right.span.end > left.span.start {
            Span::new(left.span.start, right.span.end)
        } else {
            left.span
        };
        Ok(Value { bits, is_unsigned, span })
    }

    fn unary(&mut self, live: bool) -> Result<Value, Failed> {
        // Signs are counted rather than nested: `- - - 1` may be long.
        let mut operators: Vec<Raw> = Vec::new();
        while matches!(
            self.token.kind,
            TokenKind::Plus | TokenKind::Minus | TokenKind::Tilde | TokenKind::Bang
        ) {
            operators.push(self.token);
            self.advance();
        }
        let mut value = self.primary(live)?;
        for operator in operators.into_iter().rev() {
            match operator.kind {
                TokenKind::Minus => value.bits = value.bits.wrapping_neg(),
                TokenKind::Tilde => value.bits = !value.bits,
                TokenKind::Bang => (value.bits, value.is_unsigned) = (u64::from(value.bits == 0), false),
                _ => {}
            }
        }
        Ok(value)
    }

    fn primary(&mut self, live: bool) -> Result<Value, Failed> {
        let token = self.token;
        let value = |bits: u64, is_unsigned: bool| Value { bits, is_unsigned, span: token.span };
        match token.kind {
            TokenKind::EndOfFile | TokenKind::RightParen => {
                self.this.sink.push(errors::ExpectedValue { at: token.span });
                Err(Failed)
            }
            TokenKind::LeftParen => {
                self.advance();
                let mut inner = self.comma_free(live)?;
                while self.token.kind == TokenKind::Comma {
                    self.advance();
                    inner = self.comma_free(live)?;
                }
                if self.token.kind != TokenKind::RightParen {
                    self.this.sink.push(errors::ExpectedCloseParen { at: self.token.span, open: token.span });
                    return Err(Failed);
                }
                self.advance();
                Ok(inner)
            }
            TokenKind::Identifier if token.symbol == kw::DEFINED => self.defined(),
            TokenKind::Identifier => {
                self.advance();
                Ok(value(u64::from(token.symbol == kw::TRUE), false))
            }
            TokenKind::Integer => {
                let text = token.spelling(self.this.symbols).to_string();
                match integer(&text) {
                    Ok((bits, is_unsigned)) => {
                        let mut is_unsigned = is_unsigned;
                        if !is_unsigned && bits > i64::MAX as u64 {
                            is_unsigned = true;
                            if text.starts_with(|it: char| it != '0') {
                                self.this.sink.push(errors::ImplicitlyUnsigned { at: token.span });
                            }
                        }
                        self.advance();
                        Ok(value(bits, is_unsigned))
                    }
                    Err(BadNumber::TooLarge) => {
                        self.this.sink.push(errors::IntegerTooLarge { at: token.span });
                        Err(Failed)
                    }
                    Err(BadNumber::Other(why)) => {
                        self.this.sink.push(errors::BadInteger { why, at: token.span });
                        Err(Failed)
                    }
                }
            }
            TokenKind::Float => {
                self.this.sink.push(errors::FloatInCondition { at: token.span });
                Err(Failed)
            }
            TokenKind::Character => {
                let bits = character(token.spelling(self.this.symbols));
                self.advance();
                Ok(value(bits as u64, false))
            }
            _ => {
                self.this.sink.push(errors::BadConditionToken { at: token.span });
                Err(Failed)
            }
        }
    }

    /// `defined X` or `defined(X)`; the name is not expanded.
    fn defined(&mut self) -> Result<Value, Failed> {
        let at = self.token.span;
        let mut token = self.this.next_unexpanded();
        let in_parens = token.kind == TokenKind::LeftParen;
        if in_parens {
            token = self.this.next_unexpanded();
        }
        let name = directive::macro_name(self.this, token).ok_or(Failed)?;
        let is_defined = expand::is_defined(self.this, name);
        if in_parens {
            let close = self.this.next_unexpanded();
            if close.kind != TokenKind::RightParen {
                self.this.sink.push(errors::MissingCloseParen { after: "defined".into(), at: close.span });
                return Err(Failed);
            }
        }
        self.advance();
        Ok(Value { bits: u64::from(is_defined), is_unsigned: false, span: at })
    }
}

fn strength(kind: TokenKind) -> Option<u8> {
    use TokenKind::*;
    Some(match kind {
        PipePipe => 1,
        AmpAmp => 2,
        Pipe => 3,
        Caret => 4,
        Amp => 5,
        EqualEqual | BangEqual => 6,
        Less | Greater | LessEqual | GreaterEqual => 7,
        LessLess | GreaterGreater => 8,
        Plus | Minus => 9,
        Star | Slash | Percent => 10,
        _ => return None,
    })
}

enum BadNumber {
    TooLarge,
    Other(String),
}

/// The value of an integer literal, and whether a suffix makes it unsigned.
fn integer(text: &str) -> Result<(u64, bool), BadNumber> {
    let (radix, digits, name) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, text.get(2..).unwrap_or(""), "hexadecimal"),
        [b'0', b'b' | b'B', ..] => (2, text.get(2..).unwrap_or(""), "binary"),
        [b'0', ..] => (8, text, "octal"),
        _ => (10, text, "decimal"),
    };
    let end = digits.find(|it: char| !it.is_digit(if radix == 16 { 16 } else { 10 })).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let lower = suffix.to_ascii_lowercase();
    let is_known = matches!(lower.as_str(), "" | "u" | "l" | "ul" | "lu" | "ll" | "ull" | "llu");
    if !is_known || digits.is_empty() {
        let suffix = if digits.is_empty() { text.get(1..).unwrap_or("") } else { suffix };
        return Err(BadNumber::Other(format!("invalid suffix `{suffix}` on integer constant")));
    }
    if let Some(digit) = digits.chars().find(|it| !it.is_digit(radix)) {
        return Err(BadNumber::Other(format!("invalid digit `{digit}` in {name} constant")));
    }
    match u64::from_str_radix(digits, radix) {
        Ok(bits) => Ok((bits, lower.contains('u'))),
        Err(_) => Err(BadNumber::TooLarge),
    }
}

/// The value of a character literal; several characters make one number, as in C.
fn character(literal: &str) -> i64 {
    let inner = literal.split_once('\'').map_or("", |(_, rest)| rest);
    let inner = inner.strip_suffix('\'').unwrap_or(inner);
    let mut letters = inner.chars().peekable();
    let mut values: Vec<u32> = Vec::new();
    while let Some(letter) = letters.next() {
        let value = match letter {
            '\\' => match letters.next() {
                Some('n') => 10,
                Some('t') => 9,
                Some('r') => 13,
                Some('a') => 7,
                Some('b') => 8,
                Some('v') => 11,
                Some('f') => 12,
                Some('e') => 27,
                Some('x') => {
                    let mut value = 0u32;
                    while let Some(digit) = letters.peek().and_then(|it| it.to_digit(16)) {
                        value = value.wrapping_mul(16).wrapping_add(digit);
                        letters.next();
                    }
                    value
                }
                Some(digit @ '0'..='7') => {
                    let mut value = digit.to_digit(8).unwrap_or(0);
                    for _ in 0..2 {
                        let Some(digit) = letters.peek().and_then(|it| it.to_digit(8)) else { break };
                        value = value * 8 + digit;
                        letters.next();
                    }
                    value
                }
                Some(other) => other as u32,
                None => u32::from(b'\\'),
            },
            letter => letter as u32,
        };
        values.push(value);
    }
    match values.as_slice() {
        [one] if *one < 256 => i64::from(*one as u8 as i8),
        [one] => i64::from(*one),
        many => many.iter().fold(0i32, |all, it| all.wrapping_shl(8) | (*it & 0xff) as i32).into(),
    }
}
