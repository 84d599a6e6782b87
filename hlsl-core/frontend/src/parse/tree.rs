//! The tree as it grows.

use crate::{
    arena::Id,
    ast::{Expression, ExpressionKind, Item, Module, Path, Statement, TemplateArgument, Type, TypeKind},
    source::Span,
    token::Token,
};

pub(super) struct Tree {
    pub(super) module: Module,
    /// The number of nodes below each expression, including itself; see [`crate::ast::MAX_DEPTH`].
    expression_heights: Vec<u16>,
    type_heights: Vec<u16>,
    /// The statements of the blocks that are being parsed, the innermost one's last.
    pub(super) open_statements: Vec<Id<Statement>>,
    /// For the items of a declaration, to use again.
    pub(super) spare_items: Vec<Id<Item>>,
}

impl Tree {
    pub(super) fn new(tokens: &[Token]) -> Self {
        // What programs need that people write; untouched memory is free, moved memory is not.
        let mut module = Module::default();
        module.all_expressions.reserve(tokens.len() / 2);
        module.all_paths.reserve(tokens.len() / 3);
        module.all_statements.reserve(tokens.len() / 8);
        module.all_types.reserve(tokens.len() / 8);
        module.all_items.reserve(tokens.len() / 8);
        module.expression_lists.reserve(tokens.len() / 4);
        module.statement_lists.reserve(tokens.len() / 8);
        module.item_lists.reserve(tokens.len() / 16);
        Tree {
            module,
            expression_heights: Vec::with_capacity(tokens.len() / 2),
            type_heights: Vec::with_capacity(tokens.len() / 8),
            open_statements: Vec::new(),
            spare_items: Vec::new(),
        }
    }

    pub(super) fn push_expression(
        &mut self,
        kind: ExpressionKind,
        span: Span,
        height: u16,
    ) -> Id<Expression> {
        self.expression_heights.push(height);
        self.module.all_expressions.add(Expression { kind, span })
    }
    pub(super) fn add_statement(&mut self, statement: Statement) -> Id<Statement> {
        self.module.all_statements.add(statement)
    }
    pub(super) fn add_item(&mut self, item: Item) -> Id<Item> {
        self.module.all_items.add(item)
    }
    pub(super) fn add_type(&mut self, ty: Type) -> Id<Type> {
        let height = self.type_height_of(&ty.kind);
        self.push_type(ty, height)
    }
    /// The same with the number of nodes on the longest path down from it, including itself.
    pub(super) fn push_type(&mut self, ty: Type, height: u16) -> Id<Type> {
        self.type_heights.push(height);
        self.module.all_types.add(ty)
    }

    pub(super) fn height(&self, expression: Id<Expression>) -> u16 {
        self.expression_heights[expression.index()]
    }

    /// The number of nodes on the longest path down from `kind`.
    pub(super) fn height_of(&self, kind: &ExpressionKind) -> u16 {
        let of = |id: Id<Expression>| self.expression_heights[id.index()];
        let of_type = |id: Id<crate::ast::Type>| self.type_heights[id.index()];
        let highest = |list: &[Id<Expression>]| list.iter().map(|&id| of(id)).max().unwrap_or(0);
        let below = match kind {
            ExpressionKind::Error
            | ExpressionKind::Integer(_)
            | ExpressionKind::Float(_)
            | ExpressionKind::String(_)
            | ExpressionKind::Character(_)
            | ExpressionKind::Bool(_)
            | ExpressionKind::This
            | ExpressionKind::Name(_) => 0,
            ExpressionKind::Path(path) => self.path_height(&self.module[*path]),
            ExpressionKind::Parenthesized(inner) => of(*inner),
            ExpressionKind::Unary { operand, .. } | ExpressionKind::Postfix { operand, .. } => of(*operand),
            ExpressionKind::Binary { left, right, .. } => self.height_of_binary(*left, *right),
            ExpressionKind::Conditional { condition, branches, .. } => of(*condition).max(highest(branches)),
            ExpressionKind::Index { base, index } => of(*base).max(of(*index)),
            ExpressionKind::Member { base, member } => of(*base).max(self.path_height(&self.module[*member])),
            ExpressionKind::Call { callee, arguments } => of(*callee).max(highest(&self.module[*arguments])),
            ExpressionKind::Construct { ty, arguments } => {
                of_type(*ty).max(highest(&self.module[*arguments]))
            }
            ExpressionKind::Cast { ty, operand } => of_type(*ty).max(of(*operand)),
            ExpressionKind::InitializerList(values) => highest(&self.module[*values]),
            ExpressionKind::SizeOfType(ty) => of_type(*ty),
            ExpressionKind::SizeOfExpression(operand) => of(*operand),
        };
        below + 1
    }

    /// The same below a binary operator.
    pub(super) fn height_of_binary(&self, left: Id<Expression>, right: Id<Expression>) -> u16 {
        let (a, b) = (self.expression_heights[left.index()], self.expression_heights[right.index()]);
        // A chain of operators counts once, however long it is.
        let is_chain = matches!(self.module[left].kind, ExpressionKind::Binary { .. });
        (a - u16::from(is_chain)).max(b)
    }

    /// A span for reports about an expression.
    pub(super) fn span_of(&self, expression: Id<Expression>) -> Span {
        self.module[expression].span
    }

    fn type_height_of(&self, kind: &TypeKind) -> u16 {
        let inner = match kind {
            TypeKind::Error | TypeKind::Auto | TypeKind::Defined(_) => 0,
            TypeKind::Named(path) | TypeKind::Typename(path) | TypeKind::Elaborated(_, path) => {
                self.path_height(path)
            }
            TypeKind::Decltype(value) => self.expression_heights[value.index()],
            TypeKind::Unsigned(inner) => self.type_heights[inner.index()],
            TypeKind::Array(inner, bound) => {
                let size = bound.size.map_or(0, |size| self.expression_heights[size.index()]);
                self.type_heights[inner.index()].max(size)
            }
        };
        inner + 1
    }

    /// The depth of the deepest template argument; 0 without any.
    fn path_height(&self, path: &Path) -> u16 {
        let mut highest = 0;
        for segment in path.segments.iter() {
            let Some(list) = &segment.arguments else { continue };
            for argument in &list.arguments {
                highest = highest.max(match argument {
                    TemplateArgument::Type(ty) => self.type_heights[ty.index()],
                    TemplateArgument::Expression(expression) => self.expression_heights[expression.index()],
                });
            }
        }
        highest
    }
}
