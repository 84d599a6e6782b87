//! Spells a tree as text: indentation, precedence and literals, and nothing else.

mod expression;
mod literal;
mod types;
#[cfg(test)]
mod tests;

use std::fmt::{Display, Write};

use crate::tree::*;

/// Four spaces for each level.
const INDENT: &str = "    ";

pub fn module(module: &Module) -> String {
    let mut out = Printer { out: String::new(), depth: 0 };
    for name in &module.enables {
        out.line(format_args!("enable {name};"));
    }
    for name in &module.unchecked {
        out.line(format_args!("diagnostic(off, {name});"));
    }
    let mut was_short = false;
    for item in &module.items {
        let is_short = matches!(item, Item::Variable(_) | Item::Override { .. });
        if !out.out.is_empty() && !(is_short && was_short) {
            out.out.push('\n');
        }
        was_short = is_short;
        out.item(item);
    }
    out.out
}

struct Printer {
    out: String,
    depth: usize,
}

impl Printer {
    fn line(&mut self, text: impl Display) {
        for _ in 0..self.depth {
            self.out.push_str(INDENT);
        }
        // Writing to a string does not fail.
        let _ = writeln!(self.out, "{text}");
    }

    fn block(&mut self, body: &[Statement]) {
        self.depth += 1;
        body.iter().for_each(|it| self.statement(it));
        self.depth -= 1;
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Struct(it) => {
                self.line(format_args!("struct {} {{", it.name));
                self.depth += 1;
                it.members.iter().for_each(|it| self.line(format_args!("{it},")));
                self.depth -= 1;
                self.line("}");
            }
            Item::Override { id, name, ty, value } => {
                self.line(format_args!("@id({id}) override {name}: {ty} = {value};"));
            }
            Item::Variable(it) => self.variable(it),
            Item::Function(it) => self.function(it),
        }
    }

    fn doc(&mut self, lines: &[String]) {
        for line in lines {
            let space = if line.is_empty() { "" } else { " " };
            self.line(format_args!("///{space}{line}"));
        }
    }

    fn variable(&mut self, it: &Variable) {
        self.doc(&it.doc);
        let mut text = String::new();
        if let Some([group, binding]) = it.place {
            let _ = write!(text, "@group({group}) @binding({binding}) ");
        }
        text.push_str("var");
        if let Some(space) = it.space {
            let _ = write!(text, "<{space}>");
        }
        let _ = write!(text, " {}: {}", it.name, it.ty);
        if let Some(value) = &it.value {
            let _ = write!(text, " = {value}");
        }
        self.line(format_args!("{text};"));
    }

    fn function(&mut self, it: &Function) {
        self.doc(&it.doc);
        if !it.attributes.is_empty() {
            self.line(Attributes(&it.attributes));
        }
        let mut text = format!("fn {}(", it.name);
        for (index, parameter) in it.parameters.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let _ = write!(text, "{comma}{parameter}");
        }
        text.push(')');
        if let Some((attributes, ty)) = &it.result {
            let space = if attributes.is_empty() { "" } else { " " };
            let _ = write!(text, " -> {}{space}{ty}", Attributes(attributes));
        }
        self.line(format_args!("{text} {{"));
        self.block(&it.body);
        self.line("}");
    }

    fn statement(&mut self, it: &Statement) {
        match it {
            Statement::Let { .. } | Statement::Var { .. } | Statement::Assign { .. } | Statement::Call(_) => {
                self.line(format_args!("{};", Short(it)));
            }
            Statement::If { condition, then, otherwise } => self.choice("", condition, then, otherwise),
            Statement::Switch { selector, cases } => {
                self.line(format_args!("switch ({selector}) {{"));
                self.depth += 1;
                cases.iter().for_each(|it| self.case(it));
                self.depth -= 1;
                self.line("}");
            }
            Statement::Loop { body, continuing, break_if } => {
                self.line("loop {");
                self.block(body);
                if !continuing.is_empty() || break_if.is_some() {
                    self.continuing(continuing, break_if.as_ref());
                }
                self.line("}");
            }
            Statement::While { condition, body } => {
                self.line(format_args!("while ({condition}) {{"));
                self.block(body);
                self.line("}");
            }
            Statement::For { init, condition, step, body } => {
                let [init, step] =
                    [init, step].map(|it| it.as_ref().map_or(String::new(), |it| Short(it).to_string()));
                self.line(format_args!("for ({init}; {condition}; {step}) {{"));
                self.block(body);
                self.line("}");
            }
            Statement::Break => self.line("break;"),
            Statement::Continue => self.line("continue;"),
            Statement::Return(None) => self.line("return;"),
            Statement::Return(Some(value)) => self.line(format_args!("return {value};")),
            Statement::Discard => self.line("discard;"),
        }
    }

    /// An `if`, which may follow an `else`.
    fn choice(&mut self, before: &str, condition: &Expr, then: &[Statement], otherwise: &[Statement]) {
        self.line(format_args!("{before}if ({condition}) {{"));
        self.block(then);
        match otherwise {
            [] => self.line("}"),
            [Statement::If { condition, then, otherwise }] => {
                self.choice("} else ", condition, then, otherwise);
            }
            _ => {
                self.line("} else {");
                self.block(otherwise);
                self.line("}");
            }
        }
    }

    fn case(&mut self, it: &Case) {
        let mut labels: Vec<String> = it.labels.iter().map(|it| it.to_string()).collect();
        if it.is_default {
            labels.push("default".into());
        }
        let start = match labels.as_slice() {
            [only] if only == "default" => only.clone(),
            _ => format!("case {}", labels.join(", ")),
        };
        self.line(format_args!("{start}: {{"));
        self.block(&it.body);
        self.line("}");
    }

    fn continuing(&mut self, body: &[Statement], break_if: Option<&Expr>) {
        self.depth += 1;
        self.line("continuing {");
        self.block(body);
        if let Some(condition) = break_if {
            self.depth += 1;
            self.line(format_args!("break if {condition};"));
            self.depth -= 1;
        }
        self.line("}");
        self.depth -= 1;
    }
}

/// A statement of one line, without its semicolon.
struct Short<'s>(&'s Statement);

impl Display for Short<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Statement::Let { name, value } => write!(f, "let {name} = {value}"),
            Statement::Var { name, ty, value: None } => write!(f, "var {name}: {ty}"),
            Statement::Var { name, ty, value: Some(value) } => write!(f, "var {name}: {ty} = {value}"),
            Statement::Assign { to, value } => write!(f, "{to} = {value}"),
            Statement::Call(call) => call.fmt(f),
            _ => Ok(()),
        }
    }
}

/// Attributes, with spaces between them.
struct Attributes<'a>(&'a [Attribute]);

impl Display for Attributes<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, it) in self.0.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{it}")?;
        }
        Ok(())
    }
}

impl Display for Attribute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Attribute::Stage(name) => write!(f, "@{name}"),
            Attribute::Mesh(variable) => write!(f, "@mesh({variable})"),
            Attribute::Payload(variable) => write!(f, "@payload({variable})"),
            Attribute::WorkgroupSize([x, 1, 1]) => write!(f, "@workgroup_size({x})"),
            Attribute::WorkgroupSize([x, y, 1]) => write!(f, "@workgroup_size({x}, {y})"),
            Attribute::WorkgroupSize([x, y, z]) => write!(f, "@workgroup_size({x}, {y}, {z})"),
            Attribute::EarlyDepthTest(how) => write!(f, "@early_depth_test({how})"),
            Attribute::Builtin(name) => write!(f, "@builtin({name})"),
            Attribute::Location(number) => write!(f, "@location({number})"),
            Attribute::BlendSource(number) => write!(f, "@blend_src({number})"),
            Attribute::Interpolate(kind, None) => write!(f, "@interpolate({kind})"),
            Attribute::Interpolate(kind, Some(sampling)) => write!(f, "@interpolate({kind}, {sampling})"),
            Attribute::PerPrimitive => f.write_str("@per_primitive"),
            Attribute::Invariant => f.write_str("@invariant"),
            Attribute::Size(bytes) => write!(f, "@size({bytes})"),
        }
    }
}

impl Display for Member {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let space = if self.attributes.is_empty() { "" } else { " " };
        write!(f, "{}{space}{}: {}", Attributes(&self.attributes), self.name, self.ty)
    }
}
