//! The text form of a tree, for dumps and tests: an indented line per item and statement, with every grouping in
//! expressions spelled out.

use std::fmt::Write;

use super::*;
use crate::symbol::{Symbols, kw};

/// All of `module` as text.
pub fn print(module: &Module, symbols: &Symbols) -> String {
    let mut printer = Printer { module, symbols, out: String::new(), indent: 0 };
    for &item in &module.items {
        printer.item(item);
    }
    printer.out
}

struct Printer<'a> {
    module: &'a Module,
    symbols: &'a Symbols,
    out: String,
    indent: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        let width = self.indent * 2;
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "{:width$}{text}", "");
    }
    fn indented(&mut self, print: impl FnOnce(&mut Self)) {
        self.indent += 1;
        print(self);
        self.indent -= 1;
    }

    // Items.

    fn item(&mut self, id: Id<Item>) {
        let item = &self.module[id];
        self.attributes(&item.attributes);
        match &item.kind {
            ItemKind::Error => self.line("error"),
            ItemKind::Empty => self.line(";"),
            ItemKind::Effect => self.line("effect"),
            ItemKind::Variables(variables) => self.variables("variables", variables),
            ItemKind::Typedef(variables) => self.variables("typedef", variables),
            ItemKind::Function(function) => self.function(function),
            ItemKind::Record(record) => self.record(record),
            ItemKind::Enum(item) => self.enumeration(item),
            ItemKind::Buffer(buffer) => {
                let word = if buffer.kind == BufferKind::Constant { "cbuffer" } else { "tbuffer" };
                let annotations = self.annotations(&buffer.annotations);
                let name = self.symbol(buffer.name.symbol).to_string();
                self.line(&format!("{word} {name}{annotations}"));
                self.items(&buffer.items);
            }
            ItemKind::Namespace(namespace) => {
                let name = self.symbol(namespace.name.symbol).to_string();
                self.line(&format!("namespace {name}"));
                self.items(&namespace.items);
            }
            ItemKind::UsingNamespace(path) => {
                let path = self.path(path);
                self.line(&format!("using namespace {path}"));
            }
            ItemKind::Using(path) => {
                let path = self.path(path);
                self.line(&format!("using {path}"));
            }
            ItemKind::Alias { name, ty } => {
                let (name, ty) = (self.symbol(name.symbol).to_string(), self.ty(*ty));
                self.line(&format!("alias {name} = {ty}"));
                self.definition_in(ty_id(&item.kind));
            }
            ItemKind::Template(template) => {
                let parameters = self.template_parameters(&template.parameters);
                self.line(&format!("template <{parameters}>"));
                self.indented(|printer| printer.item(template.item));
            }
            ItemKind::Instantiation(inner) => {
                self.line("instantiation");
                self.indented(|printer| printer.item(*inner));
            }
            ItemKind::StaticAssert { condition, message } => {
                let mut text = format!("static_assert {}", self.expression(*condition));
                if let Some(message) = message {
                    text += &format!(", {}", self.expression(*message));
                }
                self.line(&text);
            }
        }
    }

    fn items(&mut self, items: &[Id<Item>]) {
        self.indented(|printer| items.iter().for_each(|&item| printer.item(item)));
    }

    fn attributes(&mut self, attributes: &Attributes) {
        for attribute in attributes {
            let text = self.attribute(attribute);
            self.line(&text);
        }
    }

    fn attribute(&self, attribute: &Attribute) -> String {
        let mut text = String::new();
        if let Some(scope) = attribute.scope {
            text += &format!("{}::", self.symbol(scope.symbol));
        }
        text += self.symbol(attribute.name.symbol);
        if let Some(arguments) = attribute.arguments {
            text += &format!("({})", self.expressions(&self.module[arguments]));
        }
        match attribute.style {
            AttributeStyle::Bracket => format!("[{text}]"),
            AttributeStyle::DoubleBracket => format!("[[{text}]]"),
        }
    }

    fn trailing_attributes(&self, attributes: &Attributes) -> String {
        attributes.iter().map(|it| format!(" {}", self.attribute(it))).collect()
    }

    fn specifiers(&self, specifiers: &Specifiers) -> String {
        format!("{}{}", modifiers(&specifiers.modifiers), self.ty(specifiers.ty))
    }

    fn variables(&mut self, word: &str, variables: &Variables) {
        let specifiers = self.specifiers(&variables.specifiers);
        self.line(&format!("{word} {specifiers}"));
        self.definition_in(Some(variables.specifiers.ty));
        for declarator in &variables.declarators {
            let text = self.declarator(declarator);
            self.indented(|printer| printer.line(&text));
        }
    }

    /// The body of a type that is defined where it is used.
    fn definition_in(&mut self, ty: Option<Id<Type>>) {
        if let Some(ty) = ty
            && let TypeKind::Defined(item) = self.module[ty].kind
        {
            self.indented(|printer| printer.item(item));
        }
    }

    fn declarator(&self, declarator: &Declarator) -> String {
        let mut text = String::new();
        if let Some(qualifier) = &declarator.qualifier {
            text += &format!("{}::", self.path(qualifier));
        }
        text += match declarator.name.symbol {
            kw::EMPTY => "_",
            symbol => self.symbol(symbol),
        };
        for bound in &declarator.arrays {
            text += &self.bound(bound);
        }
        text += &self.trailing_attributes(&declarator.attributes);
        if let Some(bits) = declarator.bits {
            text += &format!(" : {}", self.expression(bits));
        }
        text += &self.annotations(&declarator.annotations);
        match declarator.initializer {
            Some(Initializer::Value(value)) => text += &format!(" = {}", self.expression(value)),
            Some(Initializer::Effect) => text += " = effect",
            None => {}
        }
        text
    }

    fn annotations(&self, annotations: &[Annotation]) -> String {
        let mut text = String::new();
        for annotation in annotations {
            text += " : ";
            text += &match &annotation.kind {
                AnnotationKind::Error => "error".into(),
                AnnotationKind::Semantic(symbol) => self.symbol(*symbol).into(),
                AnnotationKind::PackOffset(offset) => {
                    format!("packoffset({}.{})", offset.register, offset.component)
                }
                AnnotationKind::Read(stages) => format!("read({})", self.names(stages)),
                AnnotationKind::Write(stages) => format!("write({})", self.names(stages)),
                AnnotationKind::Register(register) => self.register(register),
            };
        }
        text
    }

    fn register(&self, register: &Register) -> String {
        let mut parts = Vec::new();
        if let Some(profile) = register.profile {
            parts.push(self.symbol(profile.symbol).to_string());
        }
        if let Some(slot) = register.slot {
            let number = slot.number.map_or(String::new(), |number| number.to_string());
            let element = register.element.map_or(String::new(), |it| format!("[{}]", self.expression(it)));
            parts.push(format!("{}{number}{element}", slot.class));
        }
        if let Some(space) = register.space {
            parts.push(format!("space{}", space.number));
        }
        format!("register({})", parts.join(", "))
    }

    fn names(&self, names: &[Name]) -> String {
        let names: Vec<&str> = names.iter().map(|name| self.symbol(name.symbol)).collect();
        names.join(", ")
    }

    fn function(&mut self, function: &Function) {
        let result = function.return_type.map_or("-".into(), |ty| self.ty(ty));
        let name = self.path(&function.name);
        let annotations = self.annotations(&function.annotations);
        let attributes = self.trailing_attributes(&function.attributes);
        self.line(&format!(
            "function {}{result} {name}{}{attributes}{annotations}",
            modifiers(&function.modifiers),
            if function.is_const { " const" } else { "" }
        ));
        self.indent += 1;
        for parameter in &function.parameters {
            let attributes: String =
                parameter.attributes.iter().map(|it| format!("{} ", self.attribute(it))).collect();
            let specifiers = self.specifiers(&parameter.specifiers);
            let declarator = self.declarator(&parameter.declarator);
            self.line(&format!("parameter {attributes}{specifiers} {declarator}"));
        }
        if let Some(body) = function.body {
            self.statement(body);
        }
        self.indent -= 1;
    }

    fn record(&mut self, record: &Record) {
        let mut text = record.kind.text().to_string();
        if let Some(name) = &record.name {
            text += &format!(" {}", self.path(name));
        }
        for (index, &base) in record.bases.iter().enumerate() {
            text += if index == 0 { " : " } else { ", " };
            text += &self.ty(base);
        }
        text += &self.trailing_attributes(&record.attributes);
        match &record.members {
            Some(members) => {
                self.line(&text);
                self.items(members);
            }
            None => self.line(&format!("{text};")),
        }
    }

    fn enumeration(&mut self, item: &Enum) {
        let mut text = String::from(if item.scoped { "enum class" } else { "enum" });
        if let Some(name) = &item.name {
            text += &format!(" {}", self.path(name));
        }
        if let Some(underlying) = item.underlying {
            text += &format!(" : {}", self.ty(underlying));
        }
        text += &self.trailing_attributes(&item.attributes);
        self.line(&text);
        for enumerator in item.enumerators.iter().flatten() {
            let mut text = self.symbol(enumerator.name.symbol).to_string();
            text += &self.trailing_attributes(&enumerator.attributes);
            if let Some(value) = enumerator.value {
                text += &format!(" = {}", self.expression(value));
            }
            self.indented(|printer| printer.line(&text));
        }
    }

    fn template_parameters(&self, parameters: &[TemplateParameter]) -> String {
        let texts: Vec<String> = parameters.iter().map(|it| self.template_parameter(it)).collect();
        texts.join(", ")
    }

    fn template_parameter(&self, parameter: &TemplateParameter) -> String {
        let name = self.symbol(parameter.name.symbol);
        let (text, default) = match &parameter.kind {
            TemplateParameterKind::Type { default } => {
                (format!("typename {name}"), default.map(|ty| self.ty(ty)))
            }
            TemplateParameterKind::Value { ty, default } => {
                (format!("{} {name}", self.ty(*ty)), default.map(|value| self.expression(value)))
            }
            TemplateParameterKind::Template { parameters, default } => {
                let inner = self.template_parameters(parameters);
                let default = default.as_ref().map(|path| self.path(path));
                (format!("template<{inner}> class {name}"), default)
            }
        };
        match default {
            Some(default) => format!("{text} = {default}"),
            None => text,
        }
    }

    // Types and names.

    fn symbol(&self, symbol: Symbol) -> &str {
        self.symbols.text(symbol)
    }

    fn ty(&self, id: Id<Type>) -> String {
        let ty = &self.module[id];
        let packing = match ty.packing {
            MatrixPacking::Default => "",
            MatrixPacking::RowMajor => "#row ",
            MatrixPacking::ColumnMajor => "#column ",
        };
        let text = match &ty.kind {
            TypeKind::Error => "error".into(),
            TypeKind::Auto => "auto".into(),
            TypeKind::Named(path) => self.path(path),
            TypeKind::Typename(path) => format!("typename {}", self.path(path)),
            TypeKind::Decltype(value) => format!("__decltype {}", self.expression(*value)),
            TypeKind::Unsigned(inner) => format!("unsigned {}", self.ty(*inner)),
            TypeKind::Elaborated(ElaboratedKind::Record(kind), path) => {
                format!("{} {}", kind.text(), self.path(path))
            }
            TypeKind::Elaborated(ElaboratedKind::Enum, path) => format!("enum {}", self.path(path)),
            TypeKind::Defined(item) => match self.module[*item].name() {
                Some(name) => format!("defined {}", self.symbol(name)),
                None => "defined".into(),
            },
            TypeKind::Array(element, bound) => format!("{}{}", self.ty(*element), self.bound(bound)),
        };
        format!("{packing}{}{text}", modifiers(&ty.modifiers))
    }

    fn bound(&self, bound: &ArrayBound) -> String {
        format!("[{}]", bound.size.map_or(String::new(), |size| self.expression(size)))
    }

    fn path(&self, path: &Path) -> String {
        let mut text = String::from(if path.global { "::" } else { "" });
        for (index, segment) in path.segments.iter().enumerate() {
            if index > 0 {
                text += "::";
            }
            text += &match segment.name {
                SegmentName::Identifier(symbol) => self.symbol(symbol).to_string(),
                SegmentName::Operator(operator) => format!("operator{}", operator_text(operator)),
                SegmentName::Conversion(ty) => format!("operator {}", self.ty(ty)),
            };
            if let Some(list) = &segment.arguments {
                let arguments: Vec<String> = list
                    .arguments
                    .iter()
                    .map(|argument| match argument {
                        TemplateArgument::Type(ty) => format!("type {}", self.ty(*ty)),
                        TemplateArgument::Expression(value) => self.expression(*value),
                    })
                    .collect();
                text += &format!("<{}>", arguments.join(", "));
            }
        }
        text
    }

    // Statements.

    fn statement(&mut self, id: Id<Statement>) {
        let mut id = id;
        // The word in front of an `if` that is itself an else branch.
        let mut before = "";
        loop {
            let statement = &self.module[id];
            self.attributes(&statement.attributes);
            let StatementKind::If { condition, then, otherwise } = &statement.kind else { break };
            self.headed(&format!("{before}if"), condition);
            self.indented(|printer| printer.statement(*then));
            match otherwise {
                None => return,
                Some(next) if matches!(self.module[*next].kind, StatementKind::If { .. }) => {
                    before = "else ";
                    id = *next;
                }
                Some(next) => {
                    self.line("else");
                    self.indented(|printer| printer.statement(*next));
                    return;
                }
            }
        }
        match &self.module[id].kind {
            StatementKind::Error => self.line("error"),
            StatementKind::Empty => self.line(";"),
            StatementKind::Block(block) => {
                self.line("block");
                let statements = &self.module[block.statements];
                self.indented(|printer| statements.iter().for_each(|&it| printer.statement(it)));
            }
            StatementKind::Declaration(items) => self.module[*items].iter().for_each(|&item| self.item(item)),
            StatementKind::Expression(expression) => {
                let text = self.expression(*expression);
                self.line(&text);
            }
            StatementKind::If { .. } => {}
            StatementKind::While { condition, body } => {
                self.headed("while", condition);
                self.indented(|printer| printer.statement(*body));
            }
            StatementKind::DoWhile { body, condition } => {
                let text = format!("do while {}", self.expression(*condition));
                self.line(&text);
                self.indented(|printer| printer.statement(*body));
            }
            StatementKind::For { initialization, condition, step, body } => {
                self.line("for");
                self.indent += 1;
                self.statement(*initialization);
                match condition {
                    Some(condition) => self.headed("condition", condition),
                    None => self.line("condition -"),
                }
                let step = step.map_or("-".into(), |step| self.expression(step));
                self.line(&format!("step {step}"));
                self.statement(*body);
                self.indent -= 1;
            }
            StatementKind::Switch { condition, body } => {
                self.headed("switch", condition);
                self.indented(|printer| printer.statement(*body));
            }
            StatementKind::Case(value) => {
                let text = format!("case {}", self.expression(*value));
                self.line(&text);
            }
            StatementKind::Default => self.line("default"),
            StatementKind::Break => self.line("break"),
            StatementKind::Continue => self.line("continue"),
            StatementKind::Discard => self.line("discard"),
            StatementKind::Return(None) => self.line("return"),
            StatementKind::Return(Some(value)) => {
                let text = format!("return {}", self.expression(*value));
                self.line(&text);
            }
        }
    }

    fn headed(&mut self, word: &str, condition: &Condition) {
        match condition {
            Condition::Expression(expression) => {
                let text = format!("{word} {}", self.expression(*expression));
                self.line(&text);
            }
            Condition::Declaration(item) => {
                self.line(word);
                self.indented(|printer| printer.item(*item));
            }
        }
    }

    // Expressions.

    fn expressions(&self, list: &[Id<Expression>]) -> String {
        let texts: Vec<String> = list.iter().map(|&id| self.expression(id)).collect();
        texts.join(", ")
    }

    fn expression(&self, id: Id<Expression>) -> String {
        match &self.module[id].kind {
            ExpressionKind::Error => "error".into(),
            ExpressionKind::Integer(literal) => self.symbol(literal.spelling).into(),
            ExpressionKind::Float(literal) => self.symbol(literal.spelling).into(),
            ExpressionKind::String(symbol) => format!("{:?}", self.symbol(*symbol)),
            ExpressionKind::Character(value) => format!("character {value}"),
            ExpressionKind::Bool(value) => value.to_string(),
            ExpressionKind::This => "this".into(),
            ExpressionKind::Name(symbol) => self.symbol(*symbol).into(),
            ExpressionKind::Path(path) => self.path(&self.module[*path]),
            ExpressionKind::Parenthesized(inner) => format!("paren {}", self.expression(*inner)),
            ExpressionKind::Unary { operator, operand } => {
                format!("({}{})", operator.text(), self.expression(*operand))
            }
            ExpressionKind::Postfix { operator, operand } => {
                format!("({}{})", self.expression(*operand), operator.text())
            }
            ExpressionKind::Binary { .. } => self.chain(id),
            ExpressionKind::Conditional { condition, branches: [first, second], .. } => format!(
                "({} ? {} : {})",
                self.expression(*condition),
                self.expression(*first),
                self.expression(*second)
            ),
            ExpressionKind::Index { base, index } => {
                format!("{}[{}]", self.expression(*base), self.expression(*index))
            }
            ExpressionKind::Member { base, member } => {
                format!("{}.{}", self.expression(*base), self.path(&self.module[*member]))
            }
            ExpressionKind::Call { callee, arguments } => {
                format!("{}({})", self.expression(*callee), self.expressions(&self.module[*arguments]))
            }
            ExpressionKind::Construct { ty, arguments } => {
                format!("construct {}({})", self.ty(*ty), self.expressions(&self.module[*arguments]))
            }
            ExpressionKind::Cast { ty, operand } => {
                format!("cast {}({})", self.ty(*ty), self.expression(*operand))
            }
            ExpressionKind::InitializerList(values) => {
                format!("{{{}}}", self.expressions(&self.module[*values]))
            }
            ExpressionKind::SizeOfType(ty) => format!("sizeof {}", self.ty(*ty)),
            ExpressionKind::SizeOfExpression(operand) => format!("sizeof ({})", self.expression(*operand)),
        }
    }

    /// A run of binary operators, without recursion down its left side.
    fn chain(&self, root: Id<Expression>) -> String {
        let chain = self.module.binary_chain(root);
        let mut text = "(".repeat(chain.rest.len());
        text += &self.expression(chain.first);
        for node in chain.rest {
            if let ExpressionKind::Binary { operator, right, .. } = self.module[node].kind {
                let _ = write!(text, " {} {})", operator.text(), self.expression(right));
            }
        }
        text
    }
}

fn modifiers(modifiers: &Modifiers) -> String {
    modifiers.iter().map(|(modifier, _)| format!("{} ", modifier.text())).collect()
}

fn operator_text(operator: OverloadedOperator) -> &'static str {
    match operator {
        OverloadedOperator::Unary(operator) => operator.text(),
        OverloadedOperator::Binary(operator) => operator.text(),
        OverloadedOperator::Call => "()",
        OverloadedOperator::Subscript => "[]",
    }
}

fn ty_id(kind: &ItemKind) -> Option<Id<Type>> {
    match kind {
        ItemKind::Alias { ty, .. } => Some(*ty),
        _ => None,
    }
}
