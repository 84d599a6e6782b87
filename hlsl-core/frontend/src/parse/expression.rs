//! Expressions.

use smallvec::SmallVec;

use super::{
    MAX_OPERAND_CALLS, Parser,
    name::{MAX_GUESS_SCAN, is_name},
    operator::{ASSIGNMENT, COMMA, CONDITIONAL, binary_operator, binding, prefix_operator},
    scope::Meaning,
};
use crate::{
    arena::{Id, List},
    ast::{Expression, ExpressionKind, Path, UnaryOperator},
    diagnostics::list::{
        names::TypeAsValue,
        parse::{ReservedWord, StrayInitializerList, Unsupported},
    },
    options::HlslVersion,
    source::Span,
    symbol::kw,
    token::TokenKind,
};

impl Parser<'_> {
    /// An expression, including commas.
    pub(super) fn expression(&mut self) -> Id<Expression> {
        self.operators(COMMA)
    }

    /// An expression without commas at its top.
    pub(super) fn assignment(&mut self) -> Id<Expression> {
        self.operators(ASSIGNMENT)
    }

    /// The width of a bit-field: `=` ends it.
    pub(super) fn assignment_without_equal(&mut self) -> Id<Expression> {
        self.operators(CONDITIONAL)
    }

    /// An expression in a template argument or default: `>` ends it.
    pub(super) fn template_expression(&mut self) -> Id<Expression> {
        let before = std::mem::replace(&mut self.surroundings.greater_closes, true);
        let expression = self.operators(CONDITIONAL);
        self.surroundings.greater_closes = before;
        expression
    }

    /// Runs `parse` inside brackets, where `>` is a comparison again.
    pub(super) fn in_brackets<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.surroundings.greater_closes, false);
        let result = parse(self);
        self.surroundings.greater_closes = before;
        result
    }

    /// Operands and operators with at least the precedence `least`.
    fn operators(&mut self, least: u8) -> Id<Expression> {
        self.nesting.operand_calls += 1;
        if self.nesting.operand_calls > MAX_OPERAND_CALLS {
            self.too_deep(self.input.current.span);
            self.nesting.operand_calls -= 1;
            return self.error_expression();
        }
        let mut left = self.unary();
        while !self.recovery.broken {
            let (kind, at) = (self.input.current.kind, self.input.current.span);
            if binding(kind) < least {
                break;
            }
            if kind == TokenKind::Question {
                left = self.conditional(left);
                continue;
            }
            let Some((operator, binding)) = binary_operator(kind) else { break };
            if self.surroundings.greater_closes && self.ends_arguments(kind) {
                break;
            }
            self.input.bump();
            let right =
                if binding == ASSIGNMENT { self.right_operand() } else { self.operators(binding + 1) };
            let span = self.text.join(self.tree.module[left].span, self.input.previous);
            let height = self.tree.height_of_binary(left, right) + 1;
            let kind = ExpressionKind::Binary { operator, left, right, at };
            left = self.add_of_height(kind, span, height);
        }
        self.nesting.operand_calls -= 1;
        left
    }

    fn ends_arguments(&self, kind: TokenKind) -> bool {
        match kind {
            TokenKind::Greater => true,
            TokenKind::GreaterGreater => self.surroundings.angles > 1,
            _ => false,
        }
    }

    /// What follows `=`, or the `:` of a condition: again an assignment.
    fn right_operand(&mut self) -> Id<Expression> {
        if !self.nest() {
            return self.error_expression();
        }
        let right = self.assignment();
        self.unnest();
        right
    }

    /// `? a : b` after `condition`.
    fn conditional(&mut self, condition: Id<Expression>) -> Id<Expression> {
        let at = self.input.bump().span;
        if !self.nest() {
            return condition;
        }
        let first = self.in_brackets(Self::expression);
        self.unnest();
        let second =
            if self.expect(TokenKind::Colon) { self.right_operand() } else { self.error_expression() };
        let span = self.text.join(self.tree.module[condition].span, self.input.previous);
        self.add_expression(ExpressionKind::Conditional { condition, at, branches: [first, second] }, span)
    }

    /// Prefix operators and casts, followed by their operand.
    fn unary(&mut self) -> Id<Expression> {
        if let Some(leaf) = self.leaf() {
            return self.postfix(leaf);
        }
        let (start, kind) = (self.input.current.span, self.input.current.kind);
        if let Some(operator) = prefix_operator(kind) {
            self.input.bump();
            let operand = self.nested_unary();
            let span = self.since(start);
            return self.add_expression(ExpressionKind::Unary { operator, operand }, span);
        }
        match kind {
            TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => {
                let (what, instead) = match self.input.current.kind {
                    TokenKind::Star => {
                        ("the dereference operator `*`", "use the value itself; `this` is not a pointer")
                    }
                    _ => ("the address-of operator `&`", "pass the variable itself to an `inout` parameter"),
                };
                self.complain(Unsupported { what, at: start, instead });
                self.input.bump();
                self.nested_unary();
                let span = self.since(start);
                self.add_expression(ExpressionKind::Error, span)
            }
            TokenKind::LeftParen if self.cast_starts() => self.cast(),
            TokenKind::Identifier if self.input.current.symbol == kw::SIZEOF => self.size_of(),
            _ => {
                let base = self.primary();
                self.postfix(base)
            }
        }
    }

    /// A number, or one name and the arguments if it is that of a type, which is what most operands start with; `None`
    /// where there is something else.
    #[inline]
    fn leaf(&mut self) -> Option<Id<Expression>> {
        let span = self.input.current.span;
        let kind = match self.input.current.kind {
            TokenKind::Integer => self.integer(),
            TokenKind::Float => self.float(),
            TokenKind::Identifier => {
                if !self.input.at_name() || self.may_go_on(self.input.position + 1) {
                    return None;
                }
                let declared = self.lookup(self.input.current.symbol);
                if matches!(declared.meaning, Meaning::Type | Meaning::TypeTemplate) {
                    let kind = self.construction();
                    let span = self.since(span);
                    return Some(self.add_expression(kind, span));
                }
                ExpressionKind::Name(self.input.bump().symbol)
            }
            _ => return None,
        };
        Some(self.tree.push_expression(kind, span, 1))
    }

    fn nested_unary(&mut self) -> Id<Expression> {
        if !self.nest() {
            return self.error_expression();
        }
        let operand = self.unary();
        self.unnest();
        operand
    }

    /// Whether the current `(` encloses a type rather than an expression.
    fn cast_starts(&mut self) -> bool {
        let inner = self.input.position + 1;
        let first = self.input.token_at(inner);
        if first.kind != TokenKind::Identifier && first.kind != TokenKind::ColonColon {
            return false;
        }
        if let Some(name) = self.name_at(inner) {
            let next = self.input.token_at(name.after);
            return match name.declared.meaning {
                // `(float4(1))`, `(S::member)` are expressions, `(float[2])` is a type.
                Meaning::Type | Meaning::TypeTemplate => {
                    next.kind != TokenKind::LeftParen && next.kind != TokenKind::ColonColon
                }
                Meaning::Unknown if next.kind == TokenKind::RightParen => {
                    // An undeclared name can only be a misspelled type if a value follows directly.
                    let value = self.input.token_at(name.after + 1);
                    is_name(value)
                        || matches!(value.kind, TokenKind::Integer | TokenKind::Float)
                        || matches!(value.symbol, kw::THIS | kw::TRUE | kw::FALSE)
                            && value.kind == TokenKind::Identifier
                }
                // `(precise float)a`
                Meaning::Unknown if next.kind == TokenKind::Identifier => self.type_starts_at(inner),
                _ => false,
            };
        }
        self.type_starts_at(inner)
            && !(first.symbol == kw::UNSIGNED && self.input.token_at(inner + 1).kind == TokenKind::LeftParen)
    }

    /// `(T)operand`
    fn cast(&mut self) -> Id<Expression> {
        let start = self.input.bump().span;
        let ty = self.in_brackets(Self::type_name);
        if !self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, start) {
            return self.error_expression();
        }
        let operand = self.nested_unary();
        let span = self.since(start);
        self.add_expression(ExpressionKind::Cast { ty, operand }, span)
    }

    fn size_of(&mut self) -> Id<Expression> {
        let start = self.input.bump().span;
        let kind = if self.input.at(TokenKind::LeftParen) && self.cast_starts() {
            let opened = self.input.bump().span;
            let ty = self.in_brackets(Self::type_name);
            self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
            ExpressionKind::SizeOfType(ty)
        } else {
            ExpressionKind::SizeOfExpression(self.nested_unary())
        };
        let span = self.since(start);
        self.add_expression(kind, span)
    }

    /// `base.x`, `base[i]`, `base(a)`, `base++`, repeated.
    #[inline]
    fn postfix(&mut self, base: Id<Expression>) -> Id<Expression> {
        use TokenKind::{Arrow, Dot, LeftBracket, LeftParen, MinusMinus, PlusPlus};
        match self.input.current.kind {
            Dot | Arrow | LeftBracket | LeftParen | PlusPlus | MinusMinus => self.postfixes(base),
            _ => base,
        }
    }

    fn postfixes(&mut self, base: Id<Expression>) -> Id<Expression> {
        let mut base = base;
        while !self.recovery.broken {
            let kind = match self.input.current.kind {
                TokenKind::Dot if is_name(self.input.peek(1)) && !self.may_go_on(self.input.position + 2) => {
                    self.input.bump();
                    let member = Path::identifier(self.take_name());
                    let member = self.tree.module.all_paths.add(member);
                    let span = self.text.join(self.tree.module[base].span, self.input.previous);
                    let height = self.tree.height(base) + 1;
                    base = self.add_of_height(ExpressionKind::Member { base, member }, span, height);
                    continue;
                }
                TokenKind::Dot => self.member(base),
                TokenKind::Arrow => {
                    let at = self.input.current.span;
                    self.complain(Unsupported { what: "the operator `->`", at, instead: "write `.`" });
                    self.member(base)
                }
                TokenKind::LeftBracket => {
                    let opened = self.input.bump().span;
                    let index = self.in_brackets(Self::expression);
                    self.expect_closer(TokenKind::LeftBracket, TokenKind::RightBracket, opened);
                    ExpressionKind::Index { base, index }
                }
                TokenKind::LeftParen => ExpressionKind::Call { callee: base, arguments: self.arguments() },
                TokenKind::PlusPlus => {
                    self.input.bump();
                    ExpressionKind::Postfix { operator: UnaryOperator::Increment, operand: base }
                }
                TokenKind::MinusMinus => {
                    self.input.bump();
                    ExpressionKind::Postfix { operator: UnaryOperator::Decrement, operand: base }
                }
                _ => break,
            };
            let span = self.text.join(self.tree.module[base].span, self.input.previous);
            base = self.add_expression(kind, span);
        }
        base
    }

    /// `.name` after `base`. The current token is the dot.
    fn member(&mut self, base: Id<Expression>) -> ExpressionKind {
        self.input.bump();
        let is_template = self.input.eat_word(kw::TEMPLATE);
        let next = self.input.peek(1).kind;
        let is_qualified = next == TokenKind::ColonColon || next == TokenKind::Less && self.qualifies();
        let member = if self.input.at_word(kw::OPERATOR) || (self.input.at_name() && is_qualified) {
            self.path()
        } else if self.input.at_name() {
            let name = self.take_name();
            let has_arguments =
                self.input.at(TokenKind::Less) && (is_template || self.member_takes_arguments(name.symbol));
            let arguments = has_arguments.then(|| Box::new(self.template_arguments()));
            let mut path = Path::identifier(name);
            path.span = self.since(name.span);
            if let Some(segment) = path.segments.last_mut() {
                segment.arguments = arguments;
            }
            path
        } else {
            self.report_name_expected();
            Path::identifier(self.no_name())
        };
        ExpressionKind::Member { base, member: self.tree.module.all_paths.add(member) }
    }

    /// Whether the `<` after the current name opens template arguments of a qualifier: `.B<int>::`.
    fn qualifies(&mut self) -> bool {
        let after = self.after_angles_within(self.input.position + 1, MAX_GUESS_SCAN);
        after.is_some_and(|after| self.input.token_at(after).kind == TokenKind::ColonColon)
    }

    /// Whether the current `<` after `.name` opens template arguments: it is closed and called, and starts with a
    /// type or follows the name of a method template.
    fn member_takes_arguments(&mut self, name: crate::symbol::Symbol) -> bool {
        let first = self.input.position + 1;
        if !self.templates.members.contains(&name) {
            // `a.b < float(c)` compares.
            let type_name = self.name_at(first);
            let is_value =
                type_name.is_some_and(|it| self.input.token_at(it.after).kind == TokenKind::LeftParen);
            if is_value || !self.type_starts_at(first) {
                return false;
            }
        }
        let after = self.after_angles(self.input.position);
        after.is_some_and(|after| self.input.token_at(after).kind == TokenKind::LeftParen)
    }

    /// `(a, b)`. The current token is the parenthesis.
    pub(super) fn arguments(&mut self) -> List<Id<Expression>> {
        let opened = self.input.bump().span;
        if self.input.eat(TokenKind::RightParen) {
            return List::EMPTY;
        }
        let mut arguments: SmallVec<[Id<Expression>; 8]> = SmallVec::new();
        self.in_brackets(|parser| {
            if !parser.nest() {
                return;
            }
            loop {
                let argument = parser.assignment();
                arguments.push(argument);
                if parser.recovery.broken || !parser.expect_comma("arguments", TokenKind::RightParen) {
                    break;
                }
            }
            parser.unnest();
        });
        self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
        self.tree.module.expression_lists.add(&arguments)
    }

    /// What is not a [`Parser::leaf`]: a qualified name, a text, a parenthesized expression, a type called.
    fn primary(&mut self) -> Id<Expression> {
        let (start, before) = (self.input.current.span, self.input.position);
        let kind = match self.input.current.kind {
            TokenKind::String => self.string(),
            TokenKind::Character => self.character(),
            TokenKind::LeftParen => self.parenthesized(),
            TokenKind::LeftBrace => {
                self.complain(StrayInitializerList { at: start });
                return self.initializer_list();
            }
            TokenKind::ColonColon => self.name_expression(),
            TokenKind::Identifier => match self.input.current.symbol {
                kw::TRUE | kw::FALSE => ExpressionKind::Bool(self.input.bump().symbol == kw::TRUE),
                kw::THIS => {
                    self.input.bump();
                    ExpressionKind::This
                }
                kw::OPERATOR => {
                    let path = self.path();
                    self.path_expression(path)
                }
                kw::UNSIGNED | kw::TYPENAME | kw::DECLTYPE => self.construction(),
                kw::CONST_CAST | kw::STATIC_CAST | kw::REINTERPRET_CAST | kw::DYNAMIC_CAST => {
                    return self.refused_cast();
                }
                kw::HLSL if self.at_named_cast() => {
                    self.input.bump();
                    self.input.bump();
                    return self.static_cast(start);
                }
                _ if is_name(self.input.current) => self.name_expression(),
                symbol if self.names.scopes.lookup(symbol).meaning == Meaning::Value => {
                    // A modifier that was declared as a name, which is reported there.
                    self.input.bump();
                    ExpressionKind::Name(symbol)
                }
                symbol => {
                    let word = self.symbols.text(symbol).to_string();
                    if super::name::is_refused(symbol) {
                        self.report(ReservedWord { word, at: start });
                    } else {
                        self.report_expected("an expression".into());
                    }
                    ExpressionKind::Error
                }
            },
            _ => {
                self.report_expected("an expression".into());
                ExpressionKind::Error
            }
        };
        let span = if self.input.position > before { self.since(start) } else { start };
        self.add_expression(kind, span)
    }

    fn parenthesized(&mut self) -> ExpressionKind {
        let opened = self.input.bump().span;
        if !self.nest() {
            return ExpressionKind::Error;
        }
        let inner = self.in_brackets(Self::expression);
        self.unnest();
        self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
        ExpressionKind::Parenthesized(inner)
    }

    /// A variable or function, or a type that is called.
    fn name_expression(&mut self) -> ExpressionKind {
        let name = self.name_at(self.input.position);
        if name.is_some_and(|name| matches!(name.declared.meaning, Meaning::Type | Meaning::TypeTemplate)) {
            // `S::operator+` and the like have no type at their end.
            return self.construction();
        }
        let path = self.path();
        self.path_expression(path)
    }

    fn path_expression(&mut self, path: Path) -> ExpressionKind {
        match path.as_identifier() {
            Some(symbol) => ExpressionKind::Name(symbol),
            None => ExpressionKind::Path(self.tree.module.all_paths.add(path)),
        }
    }

    /// `float4(a, b)`. The current token starts the type.
    fn construction(&mut self) -> ExpressionKind {
        let ty = self.core_type();
        if self.recovery.broken {
            return ExpressionKind::Error;
        }
        if !self.input.at(TokenKind::LeftParen) {
            let at = self.tree.module[ty].span;
            let at_list = self.input.at(TokenKind::LeftBrace);
            if self.input.at(TokenKind::LeftBracket) {
                let instead = "put the brackets after the name: `float a[3]`";
                let at = self.input.current.span;
                self.report(Unsupported { what: "brackets between the type and the name", at, instead });
            } else {
                let name = self.text.sources.text(at).to_string();
                self.report(TypeAsValue { name, at });
            }
            if at_list {
                self.skip_balanced();
                self.recovery.broken = false;
            }
            return ExpressionKind::Error;
        }
        ExpressionKind::Construct { ty, arguments: self.arguments() }
    }

    /// `static_cast<T>(a)` is reported and skipped.
    fn refused_cast(&mut self) -> Id<Expression> {
        let start = self.input.current.span;
        if self.version >= HlslVersion::V202x && self.input.at_word(kw::STATIC_CAST) {
            return self.static_cast(start);
        }
        self.refuse_word();
        self.input.bump();
        if self.input.at(TokenKind::Less)
            && let Some(after) = self.after_angles(self.input.position)
        {
            self.input.go_to(after);
            self.input.previous = self.input.token_at(after - 1).span;
        }
        if self.input.at(TokenKind::LeftParen) {
            self.arguments();
        }
        let span = self.since(start);
        self.add_expression(ExpressionKind::Error, span)
    }

    /// `hlsl::static_cast<` and `hlsl::elementwise_cast<`.
    fn at_named_cast(&self) -> bool {
        let [colons, name, angle] = [1, 2, 3].map(|it| self.input.peek(it));
        self.version >= HlslVersion::V202x
            && colons.kind == TokenKind::ColonColon
            && matches!(name.symbol, kw::STATIC_CAST | kw::ELEMENTWISE_CAST)
            && angle.kind == TokenKind::Less
    }

    /// `static_cast<T>(value)`: the same as `(T)value`.
    fn static_cast(&mut self, start: Span) -> Id<Expression> {
        self.input.bump();
        let opened = self.input.current.span;
        if !self.expect(TokenKind::Less) {
            return self.add_expression(ExpressionKind::Error, start);
        }
        let ty = self.type_name();
        if !self.input.eat_greater() {
            self.expect_closer(TokenKind::Less, TokenKind::Greater, opened);
        }
        let opened = self.input.current.span;
        if !self.expect(TokenKind::LeftParen) {
            return self.add_expression(ExpressionKind::Error, start);
        }
        let operand = self.in_brackets(Self::expression);
        self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
        let span = self.since(start);
        self.add_expression(ExpressionKind::Cast { ty, operand }, span)
    }

    /// `{ a, { b }, }`. The current token is the brace.
    pub(super) fn initializer_list(&mut self) -> Id<Expression> {
        let opened = self.input.bump().span;
        let mut values: SmallVec<[Id<Expression>; 8]> = SmallVec::new();
        if self.nest() {
            self.in_brackets(|parser| parser.initializers(&mut values));
            self.unnest();
        }
        self.expect_closer(TokenKind::LeftBrace, TokenKind::RightBrace, opened);
        let span = self.since(opened);
        let values = self.tree.module.expression_lists.add(&values);
        self.add_expression(ExpressionKind::InitializerList(values), span)
    }

    fn initializers(&mut self, values: &mut SmallVec<[Id<Expression>; 8]>) {
        while !self.input.at(TokenKind::RightBrace) && !self.recovery.finished {
            let value = self.initializer_value();
            values.push(value);
            if self.recovery.broken {
                self.recover_list();
            }
            if !self.expect_comma("values", TokenKind::RightBrace) {
                break;
            }
        }
    }

    /// An initializer after the `=` of a variable.
    pub(super) fn initializer_value(&mut self) -> Id<Expression> {
        if self.input.at(TokenKind::LeftBrace) { self.initializer_list() } else { self.assignment() }
    }
}
