//! Statements and functions.

use super::types::{BOOL, INT, Scalar, Shape, Type, UINT, spell};
use super::{Function, Generator, Mode, Parameter, Place, Storage, Variable, is_bit_field};

/// No deeper: what is nested in loops and called by others takes too long.
const DEEPEST: usize = 4;

/// Whether two places are in different variables, or in different fields of one.
fn are_apart(one: &str, other: &str) -> bool {
    let field = |path: &str| -> Option<(String, String)> {
        let (root, rest) = path.split_once('.')?;
        let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        (name.starts_with('f') && !root.contains('[')).then(|| (root.to_owned(), name))
    };
    let root = |path: &str| path.split(['.', '[']).next().unwrap_or_default().to_owned();
    root(one) != root(other)
        || match (field(one), field(other)) {
            (Some((_, one)), Some((_, other))) => one != other,
            _ => false,
        }
}

impl Generator {
    pub(super) fn variable(&mut self, name: &str, ty: Type, storage: Storage) {
        self.scope.push(Variable { name: name.to_owned(), ty, storage });
    }

    /// Statements in a scope of their own.
    fn block(&mut self, place: &Place, count: usize) {
        let scope = self.scope.len();
        for _ in 0..count {
            self.statement(place);
        }
        self.scope.truncate(scope);
    }

    pub(super) fn statement(&mut self, place: &Place) {
        if self.size > 80 || self.cost > 3000 {
            return;
        }
        self.size += 1;
        self.times = place.times;
        self.cost += place.times;
        let is_deep = place.depth >= DEEPEST;
        match self.random.below(100) {
            0..20 => self.declaration(),
            20..48 => self.assignment(),
            48..56 => self.compound(),
            56..60 => self.increment(),
            60..68 => self.call_statement(place),
            68..72 => self.leave(place),
            72..74 if self.result.is_none() => self.early_return(),
            _ if is_deep => self.assignment(),
            72..84 => self.choice(place),
            84..93 => self.repetition(place),
            93..98 => self.switch(place),
            _ => {
                self.open("{");
                let inner = Place { depth: place.depth + 1, ..place.clone() };
                let count = self.random.between(1, 3);
                self.block(&inner, count);
                self.close("}");
            }
        }
    }

    pub(super) fn declaration(&mut self) {
        let ty = match self.random.below(10) {
            0 if !self.records.is_empty() => Type::Struct(self.random.below(self.records.len())),
            1 => {
                let element = self.number();
                Type::Array(Box::new(element), self.random.between(2, 5))
            }
            2 if !self.records.is_empty() && self.random.chance(50) => {
                let element = Type::Struct(self.random.below(self.records.len()));
                Type::Array(Box::new(element), self.random.between(2, 3))
            }
            3 => {
                let element = self.number();
                let inner = Type::Array(Box::new(element), self.random.between(2, 3));
                Type::Array(Box::new(inner), self.random.between(2, 3))
            }
            _ => self.number(),
        };
        if self.size_in_numbers(&ty) > 64 {
            return;
        }
        let name = self.name("v");
        let declared = self.declare(&ty, &name);
        let value = match &ty {
            Type::Number(scalar, shape) => self.assigned(*scalar, *shape),
            Type::Struct(_) if self.random.chance(50) => self.aggregate(&ty, 2),
            _ => self.initializers(&ty),
        };
        let Some(value) = value else { return };
        if !self.is_main && self.allows_effects && self.random.chance(20) {
            let value = self.constant(&ty);
            self.line(&format!("static {declared} = {value};"));
            return self.variable(&name, ty, Storage::Static);
        }
        let (qualifier, storage) = match self.random.below(10) {
            0 => ("const ", Storage::Constant),
            _ => ("", Storage::Local),
        };
        self.line(&format!("{qualifier}{declared} = {value};"));
        self.variable(&name, ty, storage);
    }

    /// A list in braces for all numbers of a value.
    fn initializers(&mut self, ty: &Type) -> Option<String> {
        let mut leaves = Vec::new();
        self.leaves(ty, "", &mut leaves);
        if leaves.len() > 24 {
            return None;
        }
        let mut texts = Vec::new();
        for (_, scalar, shape) in leaves {
            texts.push(self.stored(&Type::Number(scalar, shape), 1)?);
        }
        Some(format!("{{ {} }}", texts.join(", ")))
    }

    /// What is assigned to a number: of its type, or of one that converts to it.
    fn assigned(&mut self, scalar: Scalar, shape: Shape) -> Option<String> {
        let depth = self.random.between(1, 4);
        let is_plain = |it: Scalar| matches!(it, Scalar::Float | Scalar::Int | Scalar::Uint | Scalar::Bool);
        match self.random.below(8) {
            // Integers become small numbers without being asked to.
            0 if scalar == Scalar::Float && !matches!(shape, Shape::Matrix(..)) => {
                let from = *self.random.pick(&[Scalar::Int, Scalar::Uint]);
                let value = self.value(from, shape, depth);
                Some(format!("({} & 7)", value.text))
            }
            1 if is_plain(scalar) && scalar != Scalar::Float => {
                let from = *self.random.pick(&[Scalar::Int, Scalar::Uint, Scalar::Bool]);
                Some(self.value(from, shape, depth).text)
            }
            // The head of a longer vector.
            2 if is_plain(scalar) => match shape {
                Shape::Vector(length) if length < 4 => {
                    self.stored(&Type::Number(scalar, Shape::Vector(length + 1)), depth)
                }
                Shape::Scalar => self.stored(&Type::Number(scalar, Shape::Vector(3)), depth),
                _ => self.stored(&Type::Number(scalar, shape), depth),
            },
            // A scalar for all components.
            3 if shape != Shape::Scalar => self.stored(&Type::Number(scalar, Shape::Scalar), depth),
            _ => self.stored(&Type::Number(scalar, shape), depth),
        }
    }

    /// A place to write to: the variable that it is in, its text and its type.
    fn target(&mut self, is_stable: bool) -> Option<(Variable, String, Type)> {
        let writable: Vec<Variable> = self
            .scope
            .iter()
            .filter(|it| it.storage != Storage::Constant)
            .filter(|it| matches!(it.storage, Storage::Local | Storage::Texel) || self.allows_effects)
            .cloned()
            .collect();
        if writable.is_empty() {
            return None;
        }
        let variable = self.random.pick(&writable).clone();
        let (mut ty, mut path) = (variable.ty.clone(), variable.name.clone());
        for _ in 0..5 {
            let is_number = matches!(ty, Type::Number(..));
            if self.random.chance(if is_number { 50 } else { 15 }) {
                break;
            }
            // The reference compiler does not write a component of a swizzle.
            if path.rsplit('.').next().is_some_and(super::is_swizzle) {
                break;
            }
            let Some(next) = self.part(&ty, &path, is_stable) else { break };
            if variable.storage == Storage::Texel && next.1.ends_with(']') {
                continue;
            }
            (ty, path) = next;
        }
        Some((variable, path, ty))
    }

    pub(super) fn touched(&mut self, variable: &Variable) {
        if !matches!(variable.storage, Storage::Local | Storage::Texel) {
            self.is_pure = false;
        }
    }

    fn assignment(&mut self) {
        let Some((variable, path, ty)) = self.target(false) else { return };
        let value = match &ty {
            Type::Number(scalar, shape) => self.assigned(*scalar, *shape),
            _ => self.aggregate(&ty, 2),
        };
        let Some(value) = value else { return };
        self.touched(&variable);
        self.line(&format!("{path} = {value};"));
    }

    fn compound(&mut self) {
        let Some((variable, path, ty)) = self.target(true) else { return };
        let Type::Number(scalar, shape) = ty else { return };
        let depth = self.random.between(1, 3);
        let shape_of_value = if self.random.chance(25) { Shape::Scalar } else { shape };
        if scalar == Scalar::Bool {
            return;
        }
        let Some(value) = self.stored(&Type::Number(scalar, shape_of_value), depth) else { return };
        self.touched(&variable);
        if scalar.is_float() {
            let operation = *self.random.pick(&["+=", "-=", "*="]);
            let fit = if scalar == Scalar::Double { "fit_double" } else { "fit" };
            self.line(&format!("{path} {operation} {value}; {path} = {fit}({path});"));
            return;
        }
        let mut choices = vec!["+=", "-=", "*="];
        let is_matrix = matches!(shape, Shape::Matrix(..));
        if !is_matrix || self.has_odd {
            choices.extend(["/=", "%=", "&=", "|=", "^="]);
        }
        if !is_matrix {
            choices.extend(["<<=", ">>="]);
        }
        let operation = *self.random.pick(&choices);
        let value = match operation {
            "/=" | "%=" => format!("(({value} & 7) + 1)"),
            "<<=" | ">>=" => format!("({value} & {})", scalar.width() - 1),
            _ => value,
        };
        self.line(&format!("{path} {operation} {value};"));
    }

    fn increment(&mut self) {
        let Some((variable, path, ty)) = self.target(true) else { return };
        let Type::Number(scalar, shape) = ty else { return };
        // Nor does the reference compiler count in a swizzle.
        let is_swizzle = path.rsplit('.').next().is_some_and(super::is_swizzle);
        if scalar == Scalar::Bool || variable.storage == Storage::Texel || is_swizzle {
            return;
        }
        self.touched(&variable);
        let operation = *self.random.pick(&["++", "--"]);
        let text =
            if self.random.chance(50) { format!("{operation}{path}") } else { format!("{path}{operation}") };
        if scalar.is_float() {
            let fit = if scalar == Scalar::Double { "fit_double" } else { "fit" };
            self.line(&format!("{text}; {path} = {fit}({path});"));
            return;
        }
        if self.random.chance(50) {
            // The value of the expression counts, too.
            let name = self.name("v");
            self.line(&format!("{} {name} = {text};", spell(scalar, shape)));
            self.variable(&name, Type::Number(scalar, shape), Storage::Local);
            return;
        }
        self.line(&format!("{text};"));
    }

    /// A call with side effects, and what becomes of its result.
    pub(super) fn call_statement(&mut self, place: &Place) {
        if !self.allows_effects {
            return self.assignment();
        }
        if self.is_main && self.random.chance(20) {
            return self.overlapping_call();
        }
        let candidates: Vec<usize> = (0..self.functions.len())
            .filter(|&index| !self.functions[index].is_pure && self.is_affordable(index))
            .collect();
        if candidates.is_empty() {
            return self.assignment();
        }
        let index = *self.random.pick(&candidates);
        let function = self.functions[index].clone();
        // No two places overlap, and none is in a static, which the function may know by its name.
        let mut used: Vec<String> = Vec::new();
        let mut places = Vec::new();
        for parameter in function.parameters.iter().filter(|it| it.mode != Mode::In) {
            let Some((variable, path)) = self.target_of(&parameter.ty, &places) else { return };
            used.push(variable);
            places.push(path);
        }
        let hidden: Vec<Variable> = self.scope.iter().filter(|it| used.contains(&it.name)).cloned().collect();
        let before = self.scope.clone();
        if function.owner.is_some() {
            // The object is none of the places.
            self.scope.retain(|it| !hidden.iter().any(|other| other.name == it.name));
        }
        let call = self.call(index, 2, &places);
        self.scope = before;
        let Some(call) = call else { return };
        self.is_pure = false;
        let Some(result) = function.result.clone() else {
            return self.line(&format!("{call};"));
        };
        let other = match self.stored(&result, 1) {
            Some(other) if self.random.chance(60) => other,
            _ => {
                let name = self.name("v");
                let declared = self.declare(&result, &name);
                self.line(&format!("{declared} = {call};"));
                self.variable(&name, result, Storage::Local);
                return;
            }
        };
        let condition = self.condition(1);
        // The reference crashes on a whole struct in memory that such a call writes, and leaves the call out in old HLSL
        // if it knows the condition.
        let is_direct = !self.is_old && places.iter().all(|it| it != "states[id]");
        if is_direct && matches!(result, Type::Number(_, Shape::Scalar)) && self.random.chance(50) {
            let name = self.name("v");
            let declared = self.declare(&result, &name);
            self.line(&format!("{declared} = {condition} ? {call} : {other};"));
            self.variable(&name, result, Storage::Local);
            return;
        }
        let is_testable =
            result == BOOL || matches!(result, Type::Number(Scalar::Int | Scalar::Uint, Shape::Scalar));
        if is_direct && is_testable {
            let operation = *self.random.pick(&["&&", "||"]);
            let call = if result == BOOL { call } else { format!("{call} > 3") };
            self.open(&format!("if ({condition} {operation} {call}) {{"));
            let inner = Place { depth: place.depth + 1, ..place.clone() };
            self.block(&inner, 1);
            self.close("}");
            return;
        }
        self.line(&format!("{call};"));
    }

    /// A place of this type for an argument that comes back.
    fn target_of(&mut self, ty: &Type, used: &[String]) -> Option<(String, String)> {
        for _ in 0..12 {
            let (variable, path, found) = self.target(true)?;
            if variable.storage == Storage::Local
                && found == *ty
                && !is_bit_field(&path)
                && used.iter().all(|it| are_apart(it, &path))
            {
                return Some((variable.name, path));
            }
        }
        let whole = self.scope.iter().find(|it| {
            it.storage == Storage::Local
                && it.ty == *ty
                && used.iter().all(|other| are_apart(other, &it.name))
        });
        if let Some(whole) = whole {
            return Some((whole.name.clone(), whole.name.clone()));
        }
        // A new one, made for it.
        let name = self.name("v");
        let declared = self.declare(ty, &name);
        let value = self.constant(ty);
        self.line(&format!("{declared} = {value};"));
        self.variable(&name, ty.clone(), Storage::Local);
        Some((name.clone(), name))
    }

    fn leave(&mut self, place: &Place) {
        if place.depth == 0 {
            return self.assignment();
        }
        let mut choices = Vec::new();
        if place.can_break {
            choices.push("break");
        }
        if place.can_continue {
            choices.push("continue");
        }
        if choices.is_empty() || self.random.chance(30) {
            return self.early_return();
        }
        let word = *self.random.pick(&choices);
        let condition = self.condition(2);
        match self.random.below(10) {
            0 => self.line(&format!("{word};")),
            1..7 => self.line(&format!("if ({condition}) {word};")),
            _ => {
                self.open(&format!("if ({condition}) {{"));
                let inner = Place { depth: place.depth + 1, ..place.clone() };
                self.block(&inner, 1);
                self.line(&format!("{word};"));
                self.close("}");
            }
        }
    }

    fn early_return(&mut self) {
        if self.is_main {
            return;
        }
        let condition = self.condition(2);
        match self.result.clone() {
            None => self.line(&format!("if ({condition}) return;")),
            Some(result) => {
                if let Some(value) = self.stored(&result, 2) {
                    self.line(&format!("if ({condition}) return {value};"));
                }
            }
        }
    }

    fn choice(&mut self, place: &Place) {
        let condition = self.condition(3);
        let attribute = *self.random.pick(&["", "", "", "", "[branch] ", "[flatten] "]);
        self.open(&format!("{attribute}if ({condition}) {{"));
        let inner = Place { depth: place.depth + 1, ..place.clone() };
        let count = self.random.between(1, 3);
        self.block(&inner, count);
        if self.random.chance(30) {
            let condition = self.condition(2);
            self.close(&format!("}} else if ({condition}) {{"));
            self.indent += 1;
            self.block(&inner, 2);
        }
        if self.random.chance(50) {
            self.close("} else {");
            self.indent += 1;
            let count = self.random.between(1, 2);
            self.block(&inner, count);
        }
        self.close("}");
    }

    fn repetition(&mut self, place: &Place) {
        let limit = self.random.between(1, 5);
        let times = place.times * limit as u64;
        if times > 150 {
            return self.assignment();
        }
        let inner = Place { can_break: true, can_continue: true, depth: place.depth + 1, times };
        let counter = self.name("i");
        let count = self.random.between(1, 4);
        let scope = self.scope.len();
        let condition = if self.random.chance(30) { self.condition(2) } else { String::new() };
        let and = if condition.is_empty() { String::new() } else { format!(" && {condition}") };
        let is_signed = self.random.chance(50);
        let (word, ty) = if is_signed { ("int", INT) } else { ("uint", UINT) };
        match self.random.below(10) {
            0..5 => {
                let attribute = *self.random.pick(&["", "", "", "[loop] ", "[unroll] "]);
                let last = if attribute == "[unroll] " || self.random.chance(50) {
                    limit.to_string()
                } else {
                    format!("({word})({} & 3)", self.value(Scalar::Uint, Shape::Scalar, 1).text)
                };
                let and = if attribute == "[unroll] " { "" } else { &and };
                let header = match self.random.below(3) {
                    0 => format!("{word} {counter} = 0; {counter} < {last}{and}; {counter}++"),
                    1 => format!("{word} {counter} = 0; {counter} < {last}{and}; ++{counter}"),
                    _ => format!("{word} {counter} = 0; {counter} < {last}{and}; {counter} += 2"),
                };
                self.open(&format!("{attribute}for ({header}) {{"));
                self.variable(&counter, ty, Storage::Constant);
                self.block(&inner, count);
                self.close("}");
            }
            5..8 => {
                self.open("{");
                self.line(&format!("{word} {counter} = 0;"));
                match self.random.below(3) {
                    0 => {
                        let or = and.replace("&&", "||");
                        self.open(&format!("while (true) {{ if (++{counter} > {limit}{or}) break;"));
                    }
                    _ => self.open(&format!("while ({counter} < {limit}{and}) {{ {counter}++;")),
                }
                self.variable(&counter, ty, Storage::Constant);
                self.block(&inner, count);
                self.close("}");
                self.close("}");
            }
            _ => {
                self.open("{");
                self.line(&format!("{word} {counter} = 0;"));
                self.open(&format!("do {{ {counter}++;"));
                self.variable(&counter, ty, Storage::Constant);
                self.block(&inner, count);
                self.close(&format!("}} while ({counter} < {limit}{and});"));
                self.close("}");
            }
        }
        self.scope.truncate(scope);
    }

    fn switch(&mut self, place: &Place) {
        let is_signed = self.random.chance(50);
        let scalar = if is_signed { Scalar::Int } else { Scalar::Uint };
        let value = self.value(scalar, Shape::Scalar, 2).text;
        let range = self.random.between(2, 5);
        let attribute = *self.random.pick(&["", "", "", "[branch] ", "[flatten] ", "[forcecase] "]);
        self.open(&format!("{attribute}switch ({value} & 7) {{"));
        // The reference makes ifs of a switch with such an attribute, and any other `break` leaves what is around them.
        let can_break = !matches!(attribute, "[branch] " | "[flatten] ");
        let inner = Place { can_break, depth: place.depth + 1, ..place.clone() };
        let default_at = self.random.below(range + 2);
        let mut label = 0;
        for index in 0..range {
            label += self.random.between(1, 2);
            let mut labels = format!("case {}:", label - 1);
            if self.random.chance(20) {
                label += 1;
                labels += &format!(" case {}:", label - 1);
            }
            if index == default_at {
                labels =
                    if self.random.chance(30) { format!("{labels} default:") } else { "default:".into() };
            }
            self.open(&format!("{labels} {{"));
            let count = self.random.between(1, 2);
            self.block(&inner, count);
            if self.random.chance(80) || index + 1 == range {
                self.line("break;");
            }
            self.close("}");
        }
        self.close("}");
    }

    /// A function, or a method of `owner`.
    pub(super) fn function(&mut self, owner: Option<usize>) {
        let before = (std::mem::take(&mut self.size), std::mem::take(&mut self.cost));
        let scope = self.scope.len();
        let hidden = self.hide_locals();
        self.is_pure = true;
        self.owner = owner;
        self.allows_effects = self.random.chance(55);
        let wants_places = self.allows_effects && self.random.chance(70);
        let mut parameters = Vec::new();
        for _ in 0..self.random.between(0, 4) {
            let name = self.name("p");
            let mut mode = Mode::In;
            if wants_places {
                mode = *self.random.pick(&[Mode::In, Mode::InOut, Mode::Out]);
            }
            let ty = match self.random.below(10) {
                0 | 1 if !self.records.is_empty() => {
                    // Not of the type whose methods are being written.
                    let record = self.random.below(self.records.len());
                    if owner == Some(record) { self.number() } else { Type::Struct(record) }
                }
                2 if mode != Mode::In || self.random.chance(30) => {
                    let element = self.number();
                    Type::Array(Box::new(element), self.random.between(2, 4))
                }
                _ => self.number(),
            };
            parameters.push(Parameter { name, mode, ty, default: None });
        }
        if self.random.chance(20)
            && let Some(last) = parameters.last()
            && last.mode == Mode::In
            && matches!(last.ty, Type::Number(..))
        {
            let default = self.constant(&last.ty.clone());
            if let Some(last) = parameters.last_mut() {
                last.default = Some(default);
            }
        }
        self.result = match self.random.below(10) {
            0 if self.allows_effects => None,
            1 if !self.records.is_empty() => {
                let record = self.random.below(self.records.len());
                (owner != Some(record)).then_some(Type::Struct(record))
            }
            2 => Some(BOOL),
            _ => Some(self.number()),
        };
        if self.result.is_none() && !self.allows_effects {
            self.result = Some(UINT);
        }
        let mut name = self.name("work");
        if owner.is_none()
            && self.random.chance(20)
            && let Some(other) = self.overloadable(&parameters)
        {
            name = other;
        }
        let mut texts = Vec::new();
        let mut first = String::new();
        for parameter in &parameters {
            let mode = match parameter.mode {
                Mode::In => *self.random.pick(&["", "", "in "]),
                Mode::Out => "out ",
                Mode::InOut => "inout ",
            };
            let declared = self.declare(&parameter.ty, &parameter.name);
            let default = parameter.default.as_ref().map_or(String::new(), |it| format!(" = {it}"));
            texts.push(format!("{mode}{declared}{default}"));
            if parameter.mode == Mode::Out {
                first += &self.filled(&parameter.ty, &parameter.name);
            }
        }
        let result = match &self.result {
            None => "void".to_owned(),
            Some(ty) => self.declare(ty, "").trim().to_owned(),
        };
        self.open(&format!("{result} {name}({}) {{{first}", texts.join(", ")));
        if let Some(owner) = owner {
            for (name, ty) in self.fields(owner) {
                self.variable(&name, ty, Storage::Field);
            }
        }
        for parameter in &parameters {
            self.variable(&parameter.name, parameter.ty.clone(), Storage::Local);
        }
        let place = Place { can_break: false, can_continue: false, depth: 1, times: 1 };
        for _ in 0..self.random.between(1, 4) {
            self.statement(&place);
        }
        self.times = 1;
        if let Some(result) = self.result.clone() {
            let value = self.stored(&result, 3).unwrap_or_else(|| self.constant(&result));
            self.line(&format!("return {value};"));
        }
        self.close("}");
        let is_pure = self.is_pure && parameters.iter().all(|it| it.mode == Mode::In);
        let (size, cost) = (self.size.max(1), self.cost.max(1));
        self.functions.push(Function {
            name,
            parameters,
            result: self.result.take(),
            is_pure,
            owner,
            size,
            cost,
        });
        self.scope.truncate(scope);
        self.scope.extend(hidden);
        self.owner = None;
        (self.size, self.cost) = before;
    }

    /// Only statics and constants of the program are known in functions.
    fn hide_locals(&mut self) -> Vec<Variable> {
        let (hidden, kept) =
            self.scope.drain(..).partition(|it| matches!(it.storage, Storage::Local | Storage::Field));
        self.scope = kept;
        hidden
    }

    /// The name of a function that takes another number of arguments, which need not be left out.
    fn overloadable(&mut self, parameters: &[Parameter]) -> Option<String> {
        let names: Vec<String> = self
            .functions
            .iter()
            .filter(|it| it.owner.is_none() && it.name.starts_with("work"))
            .map(|it| it.name.clone())
            .collect();
        if names.is_empty() {
            return None;
        }
        let name = self.random.pick(&names).clone();
        let has_default = |all: &[Parameter]| all.iter().any(|it| it.default.is_some());
        let is_distinct = self
            .functions
            .iter()
            .filter(|it| it.name == name)
            .all(|it| it.parameters.len() != parameters.len() && !has_default(&it.parameters));
        (is_distinct && !has_default(parameters)).then_some(name)
    }

    /// Text that gives every number of an `out` parameter a value.
    fn filled(&mut self, ty: &Type, path: &str) -> String {
        let mut leaves = Vec::new();
        self.leaves(ty, path, &mut leaves);
        let mut text = String::new();
        for (path, scalar, shape) in leaves {
            let value = self.constant(&Type::Number(scalar, shape));
            text += &format!(" {path} = {value};");
        }
        text
    }
}
