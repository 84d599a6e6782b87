//! JSON, and as much of JSON Schema as the schema of reflections uses.

use std::{cell::RefCell, collections::BTreeSet};

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    /// Whole numbers are all that is written.
    Number(i128),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    pub fn parse(text: &str) -> Result<Json, String> {
        let mut rest = text;
        let value = value(&mut rest)?;
        match rest.trim_start() {
            "" => Ok(value),
            more => Err(format!("more than one value: {more}")),
        }
    }

    fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|it| it.0 == key).map(|it| &it.1),
            _ => None,
        }
    }

    fn list(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }

    fn members(&self) -> &[(String, Json)] {
        if let Json::Object(members) = self { members } else { &[] }
    }
}

fn eat(rest: &mut &str, text: &str) -> bool {
    let found = rest.trim_start().strip_prefix(text);
    *rest = found.unwrap_or(rest);
    found.is_some()
}

fn expect(rest: &mut &str, text: &str) -> Result<(), String> {
    if eat(rest, text) { Ok(()) } else { Err(format!("expected {text} before {:.40}", rest)) }
}

fn value(rest: &mut &str) -> Result<Json, String> {
    for (word, value) in [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))] {
        if eat(rest, word) {
            return Ok(value);
        }
    }
    if eat(rest, "[") {
        let mut items = Vec::new();
        while !eat(rest, "]") {
            if !items.is_empty() {
                expect(rest, ",")?;
            }
            items.push(value(rest)?);
        }
        return Ok(Json::List(items));
    }
    if eat(rest, "{") {
        let mut members: Vec<(String, Json)> = Vec::new();
        while !eat(rest, "}") {
            if !members.is_empty() {
                expect(rest, ",")?;
            }
            let key = string(rest)?;
            expect(rest, ":")?;
            if members.iter().any(|it| it.0 == key) {
                return Err(format!("{key} is there twice"));
            }
            members.push((key, value(rest)?));
        }
        return Ok(Json::Object(members));
    }
    *rest = rest.trim_start();
    if rest.starts_with('"') {
        return string(rest).map(Json::Text);
    }
    let end = rest.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, behind) = rest.split_at(end);
    *rest = behind;
    number.parse().map(Json::Number).map_err(|_| format!("not a value: {number}{behind:.40}"))
}

fn string(rest: &mut &str) -> Result<String, String> {
    expect(rest, "\"")?;
    let mut text = String::new();
    let mut chars = rest.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                *rest = &rest[at + 1..];
                return Ok(text);
            }
            '\\' => match chars.next().map(|it| it.1) {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('r') => text.push('\r'),
                Some(c @ ('"' | '\\' | '/')) => text.push(c),
                Some('u') => {
                    let digits: String = chars.by_ref().take(4).map(|it| it.1).collect();
                    let code = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                    text.push(code.ok_or_else(|| format!("not a character: {digits}"))?);
                }
                _ => return Err("an unknown escape".to_owned()),
            },
            c if c < ' ' => return Err("a control character in a string".to_owned()),
            c => text.push(c),
        }
    }
    Err("a string without an end".to_owned())
}

pub struct Schema {
    root: Json,
    /// Paths of the properties that some value had.
    seen: RefCell<BTreeSet<String>>,
}

impl Schema {
    pub fn new(root: Json) -> Schema {
        Schema { root, seen: RefCell::default() }
    }

    /// Why `value` does not have this form.
    pub fn check(&self, value: &Json) -> Result<(), String> {
        self.is(value, &self.root, "#", "")
    }

    pub fn seen(&self) -> BTreeSet<String> {
        self.seen.borrow().clone()
    }

    /// Every property that the schema names, as in [`Schema::seen`].
    pub fn properties(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        properties(&self.root, "#", &mut all);
        all
    }

    /// `of` is where the schema is in the file, `at` where the value is.
    fn is(&self, value: &Json, schema: &Json, of: &str, at: &str) -> Result<(), String> {
        let fail = |what: String| Err(format!("{at}: {what}"));
        for (keyword, rule) in schema.members() {
            match (keyword.as_str(), rule) {
                ("$schema" | "title" | "description" | "$defs" | "required" | "additionalProperties", _) => {}
                ("$ref", Json::Text(name)) => {
                    let name = name.strip_prefix("#/$defs/").ok_or("a reference elsewhere")?;
                    let target = self.root.get("$defs").and_then(|it| it.get(name));
                    let target = target.ok_or_else(|| format!("there is no {name}"))?;
                    self.is(value, target, &format!("#/{name}"), at)?;
                }
                ("type", Json::Text(name)) => {
                    let fits = match value {
                        Json::Null => name == "null",
                        Json::Bool(_) => name == "boolean",
                        Json::Number(_) => name == "integer",
                        Json::Text(_) => name == "string",
                        Json::List(_) => name == "array",
                        Json::Object(_) => name == "object",
                    };
                    if !fits {
                        return fail(format!("{value:?} is not of the type {name}"));
                    }
                }
                ("const", wanted) if value != wanted => return fail(format!("{value:?} is not {wanted:?}")),
                ("const", _) => {}
                ("enum", Json::List(names)) if !names.contains(value) => {
                    return fail(format!("{value:?} is none of {names:?}"));
                }
                ("enum", _) => {}
                ("minimum", Json::Number(least)) => match value {
                    Json::Number(number) if number < least => return fail(format!("{number} is too small")),
                    _ => {}
                },
                ("items", rule) => {
                    for (index, item) in value.list().iter().enumerate() {
                        self.is(item, rule, &format!("{of}/items"), &format!("{at}/{index}"))?;
                    }
                }
                ("oneOf", Json::List(choices)) => {
                    let is =
                        |(index, it): (usize, &Json)| self.is(value, it, &format!("{of}/{index}"), at).err();
                    let errors: Vec<String> = choices.iter().enumerate().filter_map(is).collect();
                    if errors.len() + 1 != choices.len() {
                        return fail(format!(
                            "fits {} of:\n{}",
                            choices.len() - errors.len(),
                            errors.join("\n")
                        ));
                    }
                }
                ("properties", rules) => {
                    for (key, member) in value.members() {
                        let Some(rule) = rules.get(key) else {
                            if schema.get("additionalProperties").is_some() {
                                return fail(format!("`{key}` is not in the schema"));
                            }
                            continue;
                        };
                        self.seen.borrow_mut().insert(format!("{of}/{key}"));
                        self.is(member, rule, &format!("{of}/{key}"), &format!("{at}/{key}"))?;
                    }
                    let required = schema.get("required").map_or(&[][..], Json::list);
                    for key in required {
                        let Json::Text(key) = key else { return fail("a key is no text".to_owned()) };
                        if value.get(key).is_none() {
                            return fail(format!("`{key}` is missing"));
                        }
                    }
                }
                (unknown, _) => return fail(format!("the test does not know `{unknown}`")),
            }
        }
        Ok(())
    }
}

fn properties(schema: &Json, of: &str, all: &mut BTreeSet<String>) {
    for (name, it) in schema.get("$defs").map_or(&[][..], Json::members) {
        properties(it, &format!("#/{name}"), all);
    }
    for (key, rule) in schema.get("properties").map_or(&[][..], Json::members) {
        // `true` is a key that another part of the schema has a rule for.
        if *rule != Json::Bool(true) {
            all.insert(format!("{of}/{key}"));
            properties(rule, &format!("{of}/{key}"), all);
        }
    }
    if let Some(items) = schema.get("items") {
        properties(items, &format!("{of}/items"), all);
    }
    for (index, choice) in schema.get("oneOf").map_or(&[][..], Json::list).iter().enumerate() {
        properties(choice, &format!("{of}/{index}"), all);
    }
}
