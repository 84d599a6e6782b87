//! The text form of a checked program, for dumps and tests: a line per declaration and statement, with every
//! conversion and grouping in expressions spelled out.

use std::fmt::Write;

use super::*;
use crate::{
    symbol::Symbols,
    types::{self, Struct, Type},
};

/// All of `program` as text.
pub fn print(program: &Program, symbols: &Symbols) -> String {
    let mut printer = Printer { program, symbols, out: String::new(), indent: 0, locals: None };
    for it in program.types.structs.values() {
        printer.record(it);
    }
    for declaration in &program.declarations {
        match *declaration {
            Declaration::Global(id) => printer.global(id),
            Declaration::Buffer(id) => printer.buffer(id),
        }
    }
    for id in program.functions.ids() {
        printer.function(id);
    }
    for entry in &program.entries {
        let function = printer.symbol(program.functions[entry.function].qualified_name);
        let mut text = format!("entry {} {function} as {}", entry.stage.name(), symbols.text(entry.name));
        if let Some(patch) = entry.patch_constant_function {
            let _ = write!(text, " patch {}", symbols.text(program.functions[patch].name));
        }
        printer.line(&text);
    }
    printer.out
}

struct Printer<'a> {
    program: &'a Program,
    symbols: &'a Symbols,
    out: String,
    indent: usize,
    /// Of the function being printed.
    locals: Option<&'a Arena<Local>>,
}

impl<'a> Printer<'a> {
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

    fn symbol(&self, symbol: Symbol) -> &'a str {
        let text = self.symbols.text(symbol);
        if text.is_empty() { "_" } else { text }
    }

    fn ty(&self, ty: TypeId) -> String {
        types::name::of(&self.program.types, self.symbols, ty)
    }

    // Declarations.

    fn record(&mut self, it: &Struct) {
        let mut text = format!("struct {}", self.symbol(it.display_name));
        if let Some(base) = it.base {
            let _ = write!(text, " : {}", self.symbol(self.program.types.structs[base].display_name));
        }
        self.line(&text);
        for field in &it.fields {
            let mut text = format!("  {} {}", self.ty(field.ty), self.symbol(field.name));
            if let Some(width) = field.bit_width {
                let _ = write!(text, " : {width}");
            }
            self.semantic(&mut text, field.semantic.as_ref());
            self.attributes(&mut text, &field.attributes);
            self.line(&text);
        }
    }

    fn semantic(&self, text: &mut String, semantic: Option<&Semantic>) {
        if let Some(semantic) = semantic {
            let _ = write!(text, " : {}", self.symbols.text(semantic.text));
        }
    }

    fn attributes(&self, text: &mut String, attributes: &[Attribute]) {
        for attribute in attributes {
            let _ = write!(text, " [{}]", self.with_names(&format!("{:?}", attribute.kind)));
        }
    }

    /// `Symbol(7)` as the symbol's text.
    fn with_names(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("Symbol(") {
            out += before;
            let Some((number, tail)) = after.split_once(')') else { break };
            out += number.parse().map_or("?", |number| self.symbols.text(Symbol(number)));
            rest = tail;
        }
        out + rest
    }

    fn registers(&self, text: &mut String, registers: &[Register]) {
        for register in registers {
            let class = register.class.map_or(String::new(), |class| class.to_string());
            let _ = write!(text, " : register({class}{}, space{})", register.number, register.space);
        }
    }

    fn global(&mut self, id: GlobalId) {
        let it = &self.program.globals[id];
        let storage = match it.storage {
            Storage::BufferMember { .. } => "member".to_string(),
            other => format!("{other:?}").to_lowercase(),
        };
        let constant = if it.is_const { "const " } else { "" };
        let mut text = format!("{storage} {constant}{} {}", self.ty(it.ty), self.symbol(it.qualified_name));
        self.semantic(&mut text, it.semantic.as_ref());
        self.registers(&mut text, &it.registers);
        if let Some(offset) = it.pack_offset {
            let _ = write!(text, " : packoffset({offset})");
        }
        if let Some(value) = it.initializer {
            let _ = write!(text, " = {}", self.expression(value));
        }
        if let Some(value) = &it.constant {
            let _ = write!(text, " is {}", constant_text(value));
        }
        self.attributes(&mut text, &it.attributes);
        self.line(&text);
    }

    fn buffer(&mut self, id: BufferId) {
        let it = &self.program.buffers[id];
        let word = if it.is_texture_buffer { "tbuffer" } else { "cbuffer" };
        let mut text = format!("{word} {}", self.symbol(it.name));
        self.registers(&mut text, &it.registers);
        self.attributes(&mut text, &it.attributes);
        self.line(&text);
        self.indented(|printer| {
            for member in &it.members {
                printer.global(*member);
            }
        });
    }

    fn function(&mut self, id: FunctionId) {
        let it = &self.program.functions[id];
        self.locals = Some(&it.locals);
        let parameters: Vec<String> = it
            .parameters
            .iter()
            .map(|parameter| {
                let local = &it.locals[parameter.local];
                let mode = match parameter.mode {
                    ParameterMode::In => "",
                    ParameterMode::Out => "out ",
                    ParameterMode::InOut => "inout ",
                    ParameterMode::Reference => "ref ",
                };
                let mut text = format!("{mode}{} {}", self.ty(local.ty), self.symbol(local.name));
                self.semantic(&mut text, parameter.semantic.as_ref());
                if let Some(default) = parameter.default {
                    let _ = write!(text, " = {}", self.expression(default));
                }
                text
            })
            .collect();
        let mut text = format!(
            "{} {}({})",
            self.ty(it.return_type),
            self.symbol(it.qualified_name),
            parameters.join(", ")
        );
        self.semantic(&mut text, it.return_semantic.as_ref());
        self.attributes(&mut text, &it.attributes);
        self.line(&text);
        if let Some(body) = &it.body {
            self.statements(body);
        }
        self.locals = None;
    }

    // Statements.

    fn statements(&mut self, statements: &'a [Statement]) {
        self.indented(|printer| statements.iter().for_each(|it| printer.statement(it)));
    }

    fn statement(&mut self, statement: &'a Statement) {
        match statement {
            Statement::Expression(id) => {
                let text = self.expression(*id);
                self.line(&text);
            }
            Statement::Local { local, initializer } => {
                let Some(it) = self.locals.map(|locals| &locals[*local]) else { return };
                let constant = if it.is_const { "const " } else { "" };
                let mut text = format!("{constant}{} {}", self.ty(it.ty), self.symbol(it.name));
                if let Some(value) = initializer {
                    let _ = write!(text, " = {}", self.expression(*value));
                }
                self.line(&text);
            }
            Statement::StaticLocal { global, .. } => self.global(*global),
            Statement::Block { statements, .. } => {
                self.line("block");
                self.statements(statements);
            }
            Statement::If { .. } => self.if_chain(statement),
            Statement::For { attributes, initializer, condition, step, body, .. } => {
                let mut text = format!("for {}; {}", self.optional(*condition), self.optional(*step));
                self.attributes(&mut text, attributes);
                self.line(&text);
                if !initializer.is_empty() {
                    self.indented(|printer| printer.line("first"));
                    self.indented(|printer| printer.statements(initializer));
                }
                self.statements(body);
            }
            Statement::DoWhile { attributes, body, condition, .. } => {
                let mut text = format!("do while {}", self.expression(*condition));
                self.attributes(&mut text, attributes);
                self.line(&text);
                self.statements(body);
            }
            Statement::Switch { attributes, value, cases, .. } => {
                let mut text = format!("switch {}", self.expression(*value));
                self.attributes(&mut text, attributes);
                self.line(&text);
                self.indented(|printer| {
                    for case in cases {
                        let labels: Vec<String> = case
                            .labels
                            .iter()
                            .map(|it| match it {
                                CaseLabel::Value(value) => value.to_string(),
                                CaseLabel::Default => "default".into(),
                            })
                            .collect();
                        printer.line(&format!("case {}", labels.join(", ")));
                        printer.statements(&case.body);
                    }
                });
            }
            Statement::Break(_) => self.line("break"),
            Statement::Continue(_) => self.line("continue"),
            Statement::Discard(_) => self.line("discard"),
            Statement::Return { value, .. } => {
                let text = match value {
                    Some(value) => format!("return {}", self.expression(*value)),
                    None => "return".into(),
                };
                self.line(&text);
            }
        }
    }

    fn if_chain(&mut self, first: &'a Statement) {
        let mut at = first;
        let mut word = "if";
        while let Statement::If { attributes, condition, then, otherwise, .. } = at {
            let mut text = format!("{word} {}", self.expression(*condition));
            self.attributes(&mut text, attributes);
            self.line(&text);
            self.statements(then);
            match &otherwise[..] {
                [] => return,
                [only @ Statement::If { .. }] => {
                    at = only;
                    word = "else if";
                }
                many => {
                    self.line("else");
                    self.statements(many);
                    return;
                }
            }
        }
    }

    // Expressions.

    fn optional(&self, id: Option<ExprId>) -> String {
        id.map_or("-".into(), |id| self.expression(id))
    }

    fn list(&self, ids: &[ExprId]) -> String {
        let texts: Vec<String> = ids.iter().map(|id| self.expression(*id)).collect();
        texts.join(", ")
    }

    fn expression(&self, id: ExprId) -> String {
        let it = &self.program.expressions[id];
        let sub = |id: &ExprId| self.expression(*id);
        match &it.kind {
            ExprKind::Error => "error".into(),
            ExprKind::Constant(value) => format!("{}:{}", constant_text(value), self.ty(it.ty)),
            ExprKind::Undefined => format!("undefined:{}", self.ty(it.ty)),
            ExprKind::Local(local) => {
                self.locals.map_or("?".into(), |locals| self.symbol(locals[*local].name).to_string())
            }
            ExprKind::Global(global) => self.symbol(self.program.globals[*global].qualified_name).into(),
            ExprKind::Heap(kind) => kind.name().into(),
            ExprKind::This => "this".into(),
            ExprKind::Member { base, field } => {
                let record = match self.program.types
                    [self.program.types.unmodified(self.program.expressions[*base].ty)]
                {
                    Type::Struct(id) => Some(id),
                    _ => None,
                };
                let name = record
                    .and_then(|id| self.program.types.structs[id].fields.get(*field as usize))
                    .map_or("?", |it| self.symbol(it.name));
                format!("{}.{name}", sub(base))
            }
            ExprKind::Index { base, index } => format!("{}[{}]", sub(base), sub(index)),
            ExprKind::Subscript { object, index, form } => match form {
                SubscriptForm::Element => format!("{}[[{}]]", sub(object), sub(index)),
                SubscriptForm::Mips { level } => {
                    format!("{}.mips[{}][{}]", sub(object), sub(level), sub(index))
                }
                SubscriptForm::Sample { sample } => {
                    format!("{}.sample[{}][{}]", sub(object), sub(sample), sub(index))
                }
            },
            ExprKind::Swizzle { base, components } => {
                let letters: String = self.program[*components]
                    .iter()
                    .map(|it| ['x', 'y', 'z', 'w'].get(usize::from(*it)).unwrap_or(&'?'))
                    .collect();
                format!("{}.{letters}", sub(base))
            }
            ExprKind::MatrixSwizzle { base, elements } => {
                let mut text = format!("{}.", sub(base));
                for (row, column) in &self.program[*elements] {
                    let _ = write!(text, "_m{row}{column}");
                }
                text
            }
            ExprKind::Unary { op, operand } => {
                let op = match op {
                    UnaryOp::Negate => "-",
                    UnaryOp::Not => "!",
                    UnaryOp::Complement => "~",
                };
                format!("({op}{})", sub(operand))
            }
            ExprKind::Binary { .. } => self.chain(id),
            ExprKind::Logical { op, left, right, short_circuit } => {
                let op = match (op, short_circuit) {
                    (LogicalOp::And, true) => "&&",
                    (LogicalOp::Or, true) => "||",
                    (LogicalOp::And, false) => "and",
                    (LogicalOp::Or, false) => "or",
                };
                format!("({} {op} {})", sub(left), sub(right))
            }
            ExprKind::Conditional { condition, then, otherwise, short_circuit } => {
                let word = if *short_circuit { "?" } else { "select" };
                format!("({} {word} {} : {})", sub(condition), sub(then), sub(otherwise))
            }
            ExprKind::Assign { place, value } => format!("({} = {})", sub(place), sub(value)),
            ExprKind::CompoundAssign { op, place, value, compute } => {
                format!("({} {}={{{}}} {})", sub(place), op_text(*op), self.ty(*compute), sub(value))
            }
            ExprKind::Increment { place, is_decrement, is_prefix } => {
                let op = if *is_decrement { "--" } else { "++" };
                if *is_prefix { format!("({op}{})", sub(place)) } else { format!("({}{op})", sub(place)) }
            }
            ExprKind::Comma { left, right } => format!("({}, {})", sub(left), sub(right)),
            ExprKind::Cast { kind, operand } => {
                let kind = format!("{kind:?}").to_lowercase();
                format!("{kind}<{}>({})", self.ty(it.ty), sub(operand))
            }
            ExprKind::Construct { elements } => {
                format!("construct<{}>({})", self.ty(it.ty), self.list(&self.program[*elements]))
            }
            ExprKind::Aggregate { elements } => {
                format!("{}{{{}}}", self.ty(it.ty), self.list(&self.program[*elements]))
            }
            ExprKind::Call { function, this, arguments } => {
                let name = self.symbol(self.program.functions[*function].qualified_name);
                let this = this.map_or(String::new(), |this| format!("{}.", self.expression(this)));
                format!("{this}{name}({})", self.arguments(*arguments))
            }
            ExprKind::Intrinsic { overload, object, arguments, template_arguments } => {
                let name = crate::intrinsics::overload(*overload).name;
                let object = object.map_or(String::new(), |it| format!("{}.", self.expression(it)));
                let explicit = if template_arguments.is_empty() {
                    String::new()
                } else {
                    types::name::arguments(&self.program.types, self.symbols, template_arguments)
                };
                format!("{object}@{name}{explicit}({}):{}", self.arguments(*arguments), self.ty(it.ty))
            }
        }
    }

    /// A run of binary operators, without recursion down its left side.
    fn chain(&self, root: ExprId) -> String {
        let mut rest = Vec::new();
        let mut at = root;
        while let ExprKind::Binary { op, left, right } = self.program.expressions[at].kind {
            rest.push((op, right));
            at = left;
        }
        let mut text = "(".repeat(rest.len());
        text += &self.expression(at);
        for (op, right) in rest.into_iter().rev() {
            let _ = write!(text, " {} {})", op_text(op), self.expression(right));
        }
        text
    }

    fn arguments(&self, arguments: List<Argument>) -> String {
        let arguments = &self.program[arguments];
        let texts: Vec<String> = arguments
            .iter()
            .map(|argument| match argument {
                Argument::In(value) => self.expression(*value),
                Argument::Out { place, ty } => format!("out<{}> {}", self.ty(*ty), self.expression(*place)),
                Argument::InOut { place, ty } => {
                    format!("inout<{}> {}", self.ty(*ty), self.expression(*place))
                }
                Argument::Reference(place) => format!("ref {}", self.expression(*place)),
                Argument::Missing => "-".into(),
            })
            .collect();
        texts.join(", ")
    }
}

fn op_text(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Subtract => "-",
        BinaryOp::Multiply => "*",
        BinaryOp::Divide => "/",
        BinaryOp::Remainder => "%",
        BinaryOp::ShiftLeft => "<<",
        BinaryOp::ShiftRight => ">>",
        BinaryOp::BitAnd => "&",
        BinaryOp::BitOr => "|",
        BinaryOp::BitXor => "^",
        BinaryOp::Less => "<",
        BinaryOp::LessEqual => "<=",
        BinaryOp::Greater => ">",
        BinaryOp::GreaterEqual => ">=",
        BinaryOp::Equal => "==",
        BinaryOp::NotEqual => "!=",
    }
}

fn constant_text(value: &Constant) -> String {
    match value {
        Constant::Bool(value) => value.to_string(),
        Constant::Int(value) => value.to_string(),
        Constant::Float(value) => format!("{value:?}"),
        Constant::Text(text) => format!("{text:?}"),
        Constant::Composite(parts) => {
            let parts: Vec<String> = parts.iter().map(constant_text).collect();
            format!("{{{}}}", parts.join(", "))
        }
    }
}
