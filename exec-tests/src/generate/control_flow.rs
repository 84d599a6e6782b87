//! Makes pixel shaders that are control flow and little else: loops, switches and functions in each other, with `break`,
//! `continue`, `return` and `discard` anywhere. Each place that is come to leaves its mark in `seen`, and the color tells
//! what `seen` is at the end.
//!
//! Every loop counts in its head or in its first line, so all of them end; numbers are unsigned and may overflow.

use super::Program;
use super::random::Random;

/// Blocks in blocks, no deeper.
const DEEPEST: usize = 5;
/// Statements of a program after inlining.
const LARGEST: usize = 60;
/// Statements that run for a pixel, at most.
const LONGEST: usize = 4000;

struct Writer {
    random: Random,
    lines: Vec<String>,
    indent: usize,
    next_name: usize,
    functions: Vec<Function>,
    /// Numbers that conditions may ask for.
    known: Vec<String>,
    in_main: bool,
    size: usize,
    cost: usize,
}

#[derive(Clone)]
struct Function {
    name: String,
    size: usize,
    cost: usize,
}

#[derive(Clone, Copy)]
struct Place {
    depth: usize,
    can_break: bool,
    can_continue: bool,
    times: usize,
}

pub fn program(seed: u64) -> Program {
    let mut writer = Writer {
        random: Random::new(seed ^ 0x5eed_0000_0000),
        lines: Vec::new(),
        indent: 0,
        next_name: 0,
        functions: Vec::new(),
        known: Vec::new(),
        in_main: false,
        size: 0,
        cost: 0,
    };
    writer.line("static uint seen = 1;");
    writer.line("static uint2 pixel;");
    for _ in 0..writer.random.between(0, 3) {
        writer.function();
    }
    writer.main();
    let mut args: Vec<String> =
        ["-T", "ps_6_6", "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec();
    match writer.random.below(6) {
        0 => args.extend(["-HV".to_owned(), "2018".to_owned()]),
        1 => args[4] = "-fspv-target-env=vulkan1.0".to_owned(),
        _ => {}
    }
    Program { seed, text: writer.lines.join("\n") + "\n", args, groups: [1; 3], bound: Vec::new() }
}

impl Writer {
    fn line(&mut self, text: &str) {
        let indent = "    ".repeat(self.indent);
        self.lines.push(format!("{indent}{text}"));
    }

    fn open(&mut self, text: &str) {
        self.line(text);
        self.indent += 1;
    }

    fn close(&mut self, text: &str) {
        self.indent -= 1;
        self.line(text);
    }

    fn name(&mut self, start: &str) -> String {
        self.next_name += 1;
        format!("{start}{}", self.next_name)
    }

    fn function(&mut self) {
        let name = self.name("work");
        (self.size, self.cost) = (0, 0);
        self.known = vec!["a".into(), "b".into()];
        self.open(&format!("uint {name}(uint a, inout uint b) {{"));
        let place = Place { depth: 1, can_break: false, can_continue: false, times: 1 };
        let count = self.random.between(2, 4);
        self.block(place, count);
        let value = self.number();
        self.line(&format!("return {value};"));
        self.close("}");
        self.functions.push(Function { name, size: self.size.max(1), cost: self.cost.max(1) });
    }

    fn main(&mut self) {
        (self.size, self.cost) = (0, 0);
        self.in_main = true;
        self.known = vec!["c".into()];
        self.line("float4 color() { return float4(seen & 0xffff, seen >> 16, 1, 1); }");
        self.open("float4 main(float4 at : SV_Position) : SV_Target {");
        self.line("pixel = (uint2)at.xy;");
        self.line("uint c = pixel.x * 16 + pixel.y;");
        let place = Place { depth: 0, can_break: false, can_continue: false, times: 1 };
        while self.size < 25 {
            let before = self.size;
            self.statement(place);
            if self.size == before {
                break;
            }
        }
        self.line("seen = seen * 33 + c;");
        self.line("return color();");
        self.close("}");
    }

    fn block(&mut self, place: Place, count: usize) {
        let known = self.known.len();
        for _ in 0..count {
            self.statement(place);
        }
        self.known.truncate(known);
    }

    fn statement(&mut self, place: Place) {
        if self.size >= LARGEST || self.cost >= LONGEST {
            return;
        }
        self.size += 1;
        self.cost += place.times;
        let is_deep = place.depth >= DEEPEST;
        match self.random.below(20) {
            0..4 => self.mark(),
            4..7 => self.leave(place),
            7..9 => self.call(place),
            _ if is_deep => self.leave(place),
            9..13 => self.choice(place),
            13..17 => self.repetition(place),
            17..19 => self.switch(place),
            _ => {
                self.open("{");
                let count = self.random.between(1, 2);
                self.block(inside(place), count);
                self.close("}");
            }
        }
    }

    fn mark(&mut self) {
        let number = self.number();
        let target = self.random.below(4);
        match target {
            0 if self.in_main => self.line(&format!("c += {number};")),
            1 if !self.in_main => self.line(&format!("b ^= {number};")),
            _ => self.line(&format!("seen = seen * 33 + {number};")),
        }
    }

    fn number(&mut self) -> String {
        match self.random.below(4) {
            0 => self.random.pick(&self.known).clone(),
            1 => format!("({} ^ {})", self.random.pick(&self.known), self.random.below(16)),
            2 => (*self.random.pick(&["pixel.x", "pixel.y", "(seen >> 4)"])).to_owned(),
            _ => format!("{}", self.random.below(64)),
        }
    }

    /// One that no compiler knows: the reference leaves out the other side of one that it knows, also where a call on
    /// that side has to run.
    fn open_condition(&mut self) -> String {
        match self.random.below(3) {
            0 => format!("pixel.x < {}", self.random.between(1, 15)),
            1 => format!("((pixel.x ^ pixel.y) & {}) != 0", self.random.between(1, 7)),
            _ => format!("(seen & {}) > {}", self.random.between(3, 15), self.random.below(4)),
        }
    }

    fn condition(&mut self) -> String {
        let number = self.number();
        let simple = match self.random.below(5) {
            0 => format!("({number} & {}) == {}", self.random.between(1, 3), self.random.below(2)),
            1 => format!("{number} % {} == {}", self.random.between(2, 5), self.random.below(2)),
            _ => self.open_condition(),
        };
        match self.random.below(8) {
            0 => format!("{simple} && {}", self.condition()),
            1 => format!("({simple} || {})", self.condition()),
            2 => format!("!({simple})"),
            _ => simple,
        }
    }

    /// A word that ends something, always or under a condition.
    fn leave(&mut self, place: Place) {
        let mut words = vec!["return", "discard"];
        if place.can_break {
            words.extend(["break", "break", "break"]);
        }
        if place.can_continue {
            words.extend(["continue", "continue", "continue"]);
        }
        // Too few pixels would tell anything.
        let word = match *self.random.pick(&words) {
            "discard" if self.random.chance(60) => return self.mark(),
            "return" if self.in_main => "return color()".to_owned(),
            "return" => format!("return {}", self.number()),
            other => other.to_owned(),
        };
        let condition = self.condition();
        match self.random.below(10) {
            0 if place.depth > 1 && word != "discard" => self.line(&format!("{word};")),
            1..3 => {
                self.open(&format!("if ({condition}) {{"));
                self.block(inside(place), 1);
                self.line(&format!("{word};"));
                self.close("}");
            }
            3 => {
                self.open(&format!("if ({condition}) {{"));
                self.block(inside(place), 1);
                self.close("} else {");
                self.indent += 1;
                self.line(&format!("{word};"));
                self.close("}");
            }
            _ if word == "discard" => self.line(&format!("if ({condition} && pixel.y % 3 == 0) {word};")),
            _ => self.line(&format!("if ({condition}) {word};")),
        }
    }

    fn call(&mut self, place: Place) {
        let known: Vec<Function> = self
            .functions
            .iter()
            .filter(|it| self.size + it.size < LARGEST && self.cost + place.times * it.cost < LONGEST)
            .cloned()
            .collect();
        if known.is_empty() {
            return self.mark();
        }
        let function = self.random.pick(&known).clone();
        self.size += function.size;
        self.cost += place.times * function.cost;
        let argument = self.number();
        let place_of = if self.in_main { "c" } else { "b" };
        let call = format!("{}({argument}, {place_of})", function.name);
        match self.random.below(4) {
            0 => self.line(&format!("{call};")),
            1 => {
                let condition = self.open_condition();
                let operator = *self.random.pick(&["&&", "||"]);
                self.open(&format!("if ({condition} {operator} ({call} & 1) == 0) {{"));
                self.block(inside(place), 1);
                self.close("}");
            }
            2 => {
                // The side effects of the call come first.
                let name = self.name("r");
                self.line(&format!("uint {name} = {call}; seen = seen * 33 + {name};"));
            }
            _ => {
                let (name, condition) = (self.name("r"), self.open_condition());
                self.line(&format!("uint {name} = {condition} ? {call} : 7; seen += {name};"));
            }
        }
    }

    fn choice(&mut self, place: Place) {
        let condition = self.condition();
        let attribute = *self.random.pick(&["", "", "", "[branch] ", "[flatten] "]);
        self.open(&format!("{attribute}if ({condition}) {{"));
        let count = self.random.between(1, 2);
        self.block(inside(place), count);
        if self.random.chance(25) {
            let condition = self.condition();
            self.close(&format!("}} else if ({condition}) {{"));
            self.indent += 1;
            self.block(inside(place), 1);
        }
        if self.random.chance(50) {
            self.close("} else {");
            self.indent += 1;
            self.block(inside(place), 1);
        }
        self.close("}");
    }

    fn repetition(&mut self, place: Place) {
        let limit = self.random.between(1, 4);
        let counter = self.name("i");
        let known = self.known.len();
        let inner = Place {
            depth: place.depth + 1,
            can_break: true,
            can_continue: true,
            times: place.times * (limit + 1),
        };
        if inner.times > 200 {
            return self.mark();
        }
        let count = self.random.between(1, 4);
        let condition = self.condition();
        let and = if self.random.chance(30) { format!(" && {condition}") } else { String::new() };
        let attribute = *self.random.pick(&["", "", "", "[loop] ", "[unroll] "]);
        self.known.push(counter.clone());
        match self.random.below(6) {
            0 | 1 => {
                let and = if attribute == "[unroll] " { "" } else { &and };
                self.open(&format!(
                    "{attribute}for (uint {counter} = 0; {counter} < {limit}{and}; {counter}++) {{"
                ));
                self.block(inner, count);
                self.close("}");
            }
            2 => {
                // The step has effects that a `continue` must not leave out.
                self.open(&format!(
                    "for (uint {counter} = 0; {counter} < {limit}{and}; seen += {counter}, {counter}++) {{"
                ));
                self.block(inner, count);
                self.close("}");
            }
            3 => {
                self.open(&format!("for (uint {counter} = 0;;) {{ if (++{counter} > {limit}) break;"));
                self.block(inner, count);
                self.close("}");
            }
            4 => {
                self.line(&format!("uint {counter} = 0;"));
                self.open(&format!("while ({counter} < {limit}{and}) {{ {counter}++;"));
                self.block(inner, count);
                self.close("}");
            }
            _ => {
                self.line(&format!("uint {counter} = 0;"));
                self.open(&format!("do {{ {counter}++;"));
                self.block(inner, count);
                self.close(&format!("}} while ({counter} < {limit}{and});"));
            }
        }
        self.known.truncate(known);
    }

    fn switch(&mut self, place: Place) {
        let value = self.number();
        let attribute = *self.random.pick(&["", "", "", "[branch] ", "[forcecase] "]);
        self.open(&format!("{attribute}switch (({value}) % 5) {{"));
        // The reference makes ifs of such a switch, and any other `break` leaves what is around them.
        let inner = Place { can_break: attribute != "[branch] ", ..inside(place) };
        // Where there is one only, the driver for the CPU forgets about a `continue` in a switch inside of it.
        let cases = self.random.between(2, 4);
        let default_at = self.random.below(cases + 2);
        for case in 0..cases {
            let label = if case == default_at { "default:".to_owned() } else { format!("case {case}:") };
            let more = if self.random.chance(15) { format!(" case {}:", case + 5) } else { String::new() };
            self.open(&format!("{label}{more} {{"));
            let count = self.random.between(1, 2);
            self.block(inner, count);
            // What is not left here goes on with the next case.
            if case + 1 == cases || self.random.chance(75) {
                let word = if place.can_continue && self.random.chance(25) { "continue" } else { "break" };
                self.line(&format!("{word};"));
            }
            self.close("}");
        }
        self.close("}");
    }
}

fn inside(place: Place) -> Place {
    Place { depth: place.depth + 1, ..place }
}
