//! Reads the text form of a module, which `print.rs` writes: for tests and tools, so errors are one line of English.

use rustc_hash::FxHashMap;

use super::*;
use crate::source::Span;

/// An error with its line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub line: usize,
    pub message: String,
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Parses a module from its text.
pub fn module(text: &str) -> Result<Module, ReadError> {
    let tokens = tokens(text)?;
    let mut r = Reader {
        tokens,
        at: 0,
        module: Module::default(),
        structs: FxHashMap::default(),
        ops: FxHashMap::default(),
        depth: 0,
    };
    for number in 0..10_000 {
        if let Some(op) = spirv::Op::from_u32(number) {
            r.ops.insert(format!("{op:?}"), op);
        }
    }
    r.module.locs.intern(Loc { span: Span::default(), scope: None, inlined_at: None });
    match r.module() {
        Ok(()) => Ok(r.module),
        Err(message) => {
            let line = r.tokens.get(r.at).or(r.tokens.last()).map_or(1, |it| it.line);
            Err(ReadError { line, message })
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Word(String),
    Text(String),
    Mark(char),
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    line: usize,
}

fn tokens(text: &str) -> Result<Vec<Token>, ReadError> {
    let mut tokens = Vec::new();
    for (index, line_text) in text.lines().enumerate() {
        let line = index + 1;
        let mut rest = line_text.trim_start();
        while let Some(c) = rest.chars().next() {
            if rest.starts_with("//") {
                break;
            }
            let len;
            if c == '"' {
                let mut value = String::new();
                let mut chars = rest.char_indices().skip(1);
                let mut closed = None;
                while let Some((at, c)) = chars.next() {
                    match c {
                        '"' => {
                            closed = Some(at + 1);
                            break;
                        }
                        '\\' => match chars.next() {
                            Some((_, 'n')) => value.push('\n'),
                            Some((_, 't')) => value.push('\t'),
                            Some((_, other)) => value.push(other),
                            None => {}
                        },
                        c => value.push(c),
                    }
                }
                len = closed.ok_or_else(|| ReadError { line, message: "unclosed text".into() })?;
                tokens.push(Token { kind: Kind::Text(value), line });
            } else if c.is_alphanumeric() || c == '_' || c == '.' || (c == '-' && !rest.starts_with("->")) {
                let is_part = |(at, c): &(usize, char)| {
                    c.is_alphanumeric()
                        || *c == '_'
                        || *c == '.'
                        || (*c == '-' && (*at == 0 || rest[..*at].ends_with('e')))
                };
                len = rest
                    .char_indices()
                    .take_while(is_part)
                    .map(|(at, c)| at + c.len_utf8())
                    .last()
                    .unwrap_or(1);
                tokens.push(Token { kind: Kind::Word(rest[..len].into()), line });
            } else if rest.starts_with("->") {
                len = 2;
                tokens.push(Token { kind: Kind::Word("->".into()), line });
            } else {
                len = c.len_utf8();
                tokens.push(Token { kind: Kind::Mark(c), line });
            }
            rest = rest[len..].trim_start();
        }
    }
    Ok(tokens)
}

type Read<T> = Result<T, String>;

struct Reader {
    tokens: Vec<Token>,
    at: usize,
    module: Module,
    structs: FxHashMap<String, Vec<TypeId>>,
    ops: FxHashMap<String, spirv::Op>,
    depth: u32,
}

const MAX_ID: usize = 1 << 20;

impl Reader {
    fn peek(&self) -> Option<&Kind> {
        self.tokens.get(self.at).map(|it| &it.kind)
    }
    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Kind::Word(it)) if it == word)
    }
    fn is_mark(&self, mark: char) -> bool {
        self.peek() == Some(&Kind::Mark(mark))
    }
    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.at += usize::from(found);
        found
    }
    fn eat(&mut self, mark: char) -> bool {
        let found = self.is_mark(mark);
        self.at += usize::from(found);
        found
    }
    fn expect(&mut self, mark: char) -> Read<()> {
        if self.eat(mark) { Ok(()) } else { Err(format!("expected `{mark}`, found {:?}", self.peek())) }
    }
    fn expect_word(&mut self, word: &str) -> Read<()> {
        if self.eat_word(word) { Ok(()) } else { Err(format!("expected `{word}`, found {:?}", self.peek())) }
    }
    fn word(&mut self) -> Read<String> {
        match self.peek() {
            Some(Kind::Word(it)) => {
                let word = it.clone();
                self.at += 1;
                Ok(word)
            }
            other => Err(format!("expected a word, found {other:?}")),
        }
    }
    fn text(&mut self) -> Read<String> {
        match self.peek() {
            Some(Kind::Text(it)) => {
                let text = it.clone();
                self.at += 1;
                Ok(text)
            }
            other => Err(format!("expected a text, found {other:?}")),
        }
    }
    fn number<N: std::str::FromStr>(&mut self) -> Read<N> {
        let word = self.word()?;
        word.parse().map_err(|_| format!("expected a number, found `{word}`"))
    }
    fn index<T>(&mut self, mark: char) -> Read<Id<T>> {
        self.expect(mark)?;
        self.plain_index()
    }
    fn plain_index<T>(&mut self) -> Read<Id<T>> {
        let number: usize = self.number()?;
        if number > MAX_ID { Err("id too large".into()) } else { Ok(Id::from_index(number)) }
    }

    fn module(&mut self) -> Read<()> {
        while self.peek().is_some() {
            if self.eat_word("legal") {
                self.module.form = Form::Legal;
            } else if self.eat_word("capability") {
                let it = self.number()?;
                self.module.capabilities.push(it);
            } else if self.eat_word("extension") {
                let it = self.text()?;
                self.module.extensions.push(it.into());
            } else if self.eat_word("combined") {
                let binding = self.binding()?;
                self.module.combined.push(binding);
            } else if self.eat_word("samplers") {
                let texture = self.binding()?;
                let sampler = self.binding()?;
                self.module.samplers.push((texture, sampler));
            } else if self.eat_word("struct") {
                self.structure()?;
            } else if self.is_mark('@') {
                self.global()?;
            } else if self.eat_word("scope") {
                let _: usize = self.number()?;
                let parent = if self.eat_word("in") { Some(self.plain_index()?) } else { None };
                self.module.scopes.add(Scope { parent, function: None, span: Span::default() });
            } else if self.eat_word("loc") {
                self.loc_line()?;
            } else if self.eat_word("variable") {
                let _: usize = self.number()?;
                let name = self.text()?.into();
                let it = SourceVariable {
                    name,
                    ty: None,
                    scope: None,
                    span: Span::default(),
                    parameter: 0,
                    is_constant: false,
                };
                self.module.variables.add(it);
            } else if self.eat_word("fn") {
                self.function()?;
            } else if self.eat_word("entry") {
                self.entry()?;
            } else if self.eat_word("export") {
                let name = self.text()?.into();
                let function = self.index('$')?;
                self.module.exports.push(Export { name, function });
            } else {
                return Err(format!("expected a declaration, found {:?}", self.peek()));
            }
        }
        Ok(())
    }

    fn binding(&mut self) -> Read<Binding> {
        self.expect_word("set")?;
        let set = self.number()?;
        self.expect_word("binding")?;
        let binding = self.number()?;
        Ok(Binding { set, binding })
    }

    fn loc_line(&mut self) -> Read<()> {
        let _: usize = self.number()?;
        self.expect('=')?;
        let range = self.word()?;
        let (start, end) = range.split_once("..").ok_or("expected a range")?;
        let parse = |it: &str| it.parse::<u32>().map_err(|_| "expected a number".to_string());
        let span = Span::new(parse(start)?, parse(end)?);
        let scope = if self.eat_word("in") { Some(self.plain_index()?) } else { None };
        let inlined_at = if self.eat_word("at") { Some(self.plain_index()?) } else { None };
        self.module.locs.intern(Loc { span, scope, inlined_at });
        Ok(())
    }

    fn structure(&mut self) -> Read<()> {
        let (name, number) = self.struct_name()?;
        self.expect('{')?;
        let mut members = Vec::new();
        while !self.eat('}') {
            let name = self.text()?.into();
            self.expect(':')?;
            let ty = self.ty()?;
            let offset = if self.eat_word("offset") { Some(self.number()?) } else { None };
            let row_major = self.is_word("rows");
            let matrix = if row_major || self.is_word("columns") {
                self.at += 1;
                Some(MatrixLayout { stride: self.number()?, row_major })
            } else {
                None
            };
            let decorations = self.decorations()?;
            members.push(Member { name, ty, offset, matrix, decorations });
            if !self.is_mark('}') {
                self.expect(';')?;
            }
        }
        let decorations = self.decorations()?;
        let it = Struct { name: name.as_str().into(), members, decorations };
        let id = self.module.types.intern(Type::Struct(it));
        let same = self.structs.entry(name).or_default();
        if same.len() != number {
            return Err("struct numbers must count up".into());
        }
        same.push(id);
        Ok(())
    }

    fn struct_name(&mut self) -> Read<(String, usize)> {
        let name = self.text()?;
        let number = match self.peek() {
            Some(Kind::Word(it)) if it.starts_with('.') => {
                let number = it[1..].parse().map_err(|_| "expected a struct number")?;
                self.at += 1;
                number
            }
            _ => 0,
        };
        Ok((name, number))
    }

    fn ty(&mut self) -> Read<TypeId> {
        self.depth += 1;
        if self.depth > 200 {
            return Err("nested too deeply".into());
        }
        let ty = self.ty_inner();
        self.depth -= 1;
        ty
    }

    fn ty_inner(&mut self) -> Read<TypeId> {
        if matches!(self.peek(), Some(Kind::Text(_))) {
            let (name, number) = self.struct_name()?;
            let found = self.structs.get(&name).and_then(|it| it.get(number)).copied();
            return found.ok_or_else(|| format!("no struct {name:?}"));
        }
        if self.eat('*') {
            let class = self.word()?;
            let class = match class.parse::<u32>() {
                Ok(number) => StorageClass(number),
                Err(_) => class.parse::<spirv::StorageClass>().map_err(|()| "unknown storage class")?.into(),
            };
            let pointee = self.ty()?;
            return Ok(self.module.types.intern(Type::Pointer { class, pointee }));
        }
        if self.eat('[') {
            let element = self.ty()?;
            let length = if self.eat(';') { Some(self.constant()?) } else { None };
            let stride = if self.eat_word("stride") { Some(self.number()?) } else { None };
            self.expect(']')?;
            let ty = match length {
                Some(length) => Type::Array { element, length, stride },
                None => Type::RuntimeArray { element, stride },
            };
            return Ok(self.module.types.intern(ty));
        }
        let word = self.word()?;
        let ty = match word.as_str() {
            "void" => Type::Void,
            "bool" => Type::Bool,
            "sampler" => Type::Sampler,
            "acceleration_structure" => Type::AccelerationStructure,
            "ray_query" => Type::RayQuery,
            "image" => self.image()?,
            "sampled" => {
                self.expect('<')?;
                let image = self.ty()?;
                self.expect('>')?;
                Type::SampledImage { image }
            }
            "user" => {
                self.expect('(')?;
                let opcode = self.number()?;
                let mut operands = Vec::new();
                while !self.eat(')') {
                    operands.push(self.operand()?);
                }
                Type::User { opcode, operands }
            }
            "payloads" => {
                self.expect('<')?;
                let record = self.ty()?;
                let node = if self.eat_word("node") { Some(self.number()?) } else { None };
                let decorations = self.decorations()?;
                self.expect('>')?;
                Type::NodePayloads { record, node, decorations }
            }
            "fn" => {
                self.expect('(')?;
                let mut parameters = Vec::new();
                while !self.eat(')') {
                    parameters.push(self.ty()?);
                }
                let result = self.ty()?;
                Type::Function { result, parameters }
            }
            other => {
                let number = |prefix: &str| other.strip_prefix(prefix).and_then(|it| it.parse::<u32>().ok());
                if let Some(len) = number("vec") {
                    self.expect('<')?;
                    let element = self.ty()?;
                    self.expect('>')?;
                    Type::Vector { element, len }
                } else if let Some(columns) = number("mat") {
                    self.expect('<')?;
                    let column = self.ty()?;
                    self.expect('>')?;
                    Type::Matrix { column, columns }
                } else if let Some(width) = number("i") {
                    Type::Int { width: width as u8, signed: true }
                } else if let Some(width) = number("u") {
                    Type::Int { width: width as u8, signed: false }
                } else if let Some(width) = number("f") {
                    Type::Float { width: width as u8 }
                } else {
                    return Err(format!("unknown type `{other}`"));
                }
            }
        };
        Ok(self.module.types.intern(ty))
    }

    fn image(&mut self) -> Read<Type> {
        self.expect('<')?;
        let sampled_type = self.ty()?;
        // `2D` and others are the names without their prefix.
        let dim = self.word()?;
        let dim = dim.parse().map_err(|()| format!("unknown dimension `{dim}`"))?;
        self.expect_word("depth")?;
        let depth = self.number()?;
        let arrayed = self.eat_word("arrayed");
        let multisampled = self.eat_word("multisampled");
        self.expect_word("sampled")?;
        let sampled = self.number()?;
        let format = self.word()?.parse().map_err(|()| "unknown image format")?;
        self.expect('>')?;
        Ok(Type::Image(ImageType { sampled_type, dim, depth, arrayed, multisampled, sampled, format }))
    }

    fn operand(&mut self) -> Read<Operand> {
        Ok(if self.eat('#') {
            Operand::Literal(self.number()?)
        } else if self.eat_word("text") {
            Operand::Text(self.text()?.into())
        } else if self.eat_word("type") {
            Operand::Type(self.ty()?)
        } else if self.is_mark('@') {
            Operand::Global(self.index('@')?)
        } else {
            Operand::Constant(self.constant()?)
        })
    }

    fn decorations(&mut self) -> Read<Vec<Decoration>> {
        let mut decorations = Vec::new();
        loop {
            let Some(Kind::Word(word)) = self.peek() else { break };
            let kind = if word == "decoration" {
                self.at += 1;
                self.number()?
            } else if let Ok(kind) = word.parse::<spirv::Decoration>() {
                self.at += 1;
                kind as u32
            } else {
                break;
            };
            let form = if self.eat_word("id") {
                DecorationForm::Id
            } else if self.eat_word("string") {
                DecorationForm::Text
            } else {
                DecorationForm::Plain
            };
            let mut operands = SmallVec::new();
            if form == DecorationForm::Id {
                operands.push(self.operand()?);
            }
            while self.is_mark('#') || self.is_word("text") {
                operands.push(self.operand()?);
            }
            decorations.push(Decoration { kind, operands, form });
        }
        Ok(decorations)
    }

    fn constant(&mut self) -> Read<ConstantId> {
        let constant = if self.eat_word("undef") {
            Constant::Undef(self.ty()?)
        } else if self.eat_word("null") {
            Constant::Null(self.ty()?)
        } else if self.eat_word("true") {
            Constant::Bool(true)
        } else if self.eat_word("false") {
            Constant::Bool(false)
        } else if self.eat_word("spec") {
            let ty = self.ty()?;
            let id = self.number()?;
            self.expect('=')?;
            Constant::Spec { ty, id, bits: self.number()?, name: self.text()?.into() }
        } else if self.eat_word("specs") {
            Constant::SpecComposite { ty: self.ty()?, parts: self.parts()? }
        } else if self.eat_word("specop") {
            let ty = self.ty()?;
            let op = self.opcode()?;
            let mut args = Vec::new();
            self.expect('(')?;
            while !self.eat(')') {
                args.push(if self.eat('#') {
                    SpecArg::Literal(self.number()?)
                } else {
                    SpecArg::Constant(self.constant()?)
                });
                self.eat(',');
            }
            Constant::SpecOp { ty, op, args }
        } else if matches!(self.peek(), Some(Kind::Word(it)) if it.starts_with(|c: char| c == '-' || c.is_ascii_digit()))
        {
            let word = self.word()?;
            self.expect(':')?;
            let ty = self.ty()?;
            Constant::Scalar { ty, bits: self.bits(&word, ty)? }
        } else {
            Constant::Composite { ty: self.ty()?, parts: self.parts()? }
        };
        Ok(self.module.constants.intern(constant))
    }

    fn bits(&self, word: &str, ty: TypeId) -> Read<u64> {
        let bad = || format!("bad number `{word}`");
        if let Some(hex) = word.strip_prefix("0x") {
            return u64::from_str_radix(hex, 16).map_err(|_| bad());
        }
        Ok(match self.module.types[ty] {
            Type::Float { width: 64 } => word.parse::<f64>().map_err(|_| bad())?.to_bits(),
            Type::Float { .. } => u64::from(word.parse::<f32>().map_err(|_| bad())?.to_bits()),
            Type::Int { width: 64, signed: true } => word.parse::<i64>().map_err(|_| bad())? as u64,
            Type::Int { signed: true, .. } => u64::from(word.parse::<i32>().map_err(|_| bad())? as u32),
            _ => word.parse().map_err(|_| bad())?,
        })
    }

    fn parts(&mut self) -> Read<Vec<ConstantId>> {
        self.expect('(')?;
        let mut parts = Vec::new();
        while !self.eat(')') {
            parts.push(self.constant()?);
            self.eat(',');
        }
        Ok(parts)
    }

    fn opcode(&mut self) -> Read<spirv::Op> {
        let word = self.word()?;
        self.ops.get(&word).copied().ok_or_else(|| format!("unknown operation `{word}`"))
    }

    fn global(&mut self) -> Read<()> {
        let id: GlobalId = self.index('@')?;
        if id.index() != self.module.globals.len() {
            return Err("globals must be numbered in order".into());
        }
        let name = self.text()?.into();
        self.expect(':')?;
        let ty = self.ty()?;
        let initializer = if self.eat('=') { Some(self.constant()?) } else { None };
        let mut binding = None;
        if self.eat_word("set") {
            let set = self.number()?;
            self.expect_word("binding")?;
            binding = Some(Binding { set, binding: self.number()? });
        }
        let keep = self.eat_word("keep");
        let origin = if self.eat_word("input") {
            GlobalOrigin::StageInput(None)
        } else if self.eat_word("output") {
            GlobalOrigin::StageOutput(None)
        } else {
            GlobalOrigin::Unknown
        };
        let decorations = self.decorations()?;
        let (path, span) = (Box::default(), Span::default());
        self.module.globals.add(Global {
            name,
            ty,
            initializer,
            decorations,
            binding,
            origin,
            texels: None,
            path,
            keep,
            span,
        });
        Ok(())
    }

    fn entry(&mut self) -> Read<()> {
        let name = self.text()?.into();
        let model = self.word()?.parse().map_err(|()| "unknown execution model")?;
        let function = self.index('$')?;
        self.expect_word("interface")?;
        let mut interface = Vec::new();
        // A global's declaration at the start of a line looks alike, but has a text after its number.
        while self.is_mark('@')
            && !matches!(self.tokens.get(self.at + 2).map(|it| &it.kind), Some(Kind::Text(_)))
        {
            interface.push(self.index('@')?);
        }
        let mut modes = Vec::new();
        loop {
            let by_id = self.is_word("mode_id");
            if !by_id && !self.is_word("mode") {
                break;
            }
            self.at += 1;
            let mode = self.number()?;
            let mut operands = Vec::new();
            while self.is_mark('#') {
                operands.push(self.operand()?);
            }
            modes.push(ExecutionMode { mode, operands, by_id, span: Span::default() });
        }
        let stage = match model {
            spirv::ExecutionModel::Vertex => Stage::Vertex,
            spirv::ExecutionModel::Fragment => Stage::Pixel,
            _ => Stage::Compute,
        };
        let span = Span::default();
        self.module.entries.push(Entry { name, stage, model, function, interface, modes, span });
        Ok(())
    }

    fn function(&mut self) -> Read<()> {
        let id: FunctionId = self.index('$')?;
        if id.index() != self.module.functions.len() {
            return Err("functions must be numbered in order".into());
        }
        let void = self.module.types.intern(Type::Void);
        let loc = Id::from_index(0);
        let mut function = Function {
            name: self.text()?.into(),
            result: void,
            parameters: Vec::new(),
            values: Values::default(),
            blocks: Arena::default(),
            order: Vec::new(),
            names: Names::default(),
            variables: IdMap::default(),
            control: spirv::FunctionControl::NONE,
            loc,
            flows: Default::default(),
        };
        while self.is_mark('%') {
            let value = self.value_name(&mut function)?;
            self.expect(':')?;
            function.values[value].ty = self.ty()?;
            function.values[value].op = Op::Parameter;
            function.parameters.push(value);
        }
        self.expect_word("->")?;
        function.result = self.ty()?;
        if self.eat_word("control") {
            function.control = spirv::FunctionControl::from_bits_retain(self.number()?);
        }
        if self.eat('{') {
            while !self.eat('}') {
                self.block(&mut function)?;
            }
        } else {
            self.expect(';')?;
        }
        self.module.functions.add(function);
        Ok(())
    }

    fn value(&mut self, function: &mut Function) -> Read<ValueId> {
        let id: ValueId = self.index('%')?;
        let void = self.module.types.intern(Type::Void);
        while function.values.len() <= id.index() {
            function.values.add(Inst {
                op: Op::Parameter,
                ty: void,
                args: Args::new(),
                loc: Id::from_index(0),
                flags: Flags::default(),
            });
        }
        Ok(id)
    }

    fn value_name(&mut self, function: &mut Function) -> Read<ValueId> {
        let id = self.value(function)?;
        if matches!(self.peek(), Some(Kind::Text(_))) {
            function.names.set(id, &self.text()?);
        }
        if self.eat_word("variable") {
            function.variables[id] = Some(self.plain_index()?);
        }
        Ok(id)
    }

    fn block_id(&mut self, function: &mut Function) -> Read<BlockId> {
        let word = self.word()?;
        let number: usize = word
            .strip_prefix("block")
            .and_then(|it| it.parse().ok())
            .filter(|&it| it < MAX_ID)
            .ok_or_else(|| format!("expected a block, found `{word}`"))?;
        while function.blocks.len() <= number {
            function.blocks.add(Block {
                parameters: Vec::new(),
                values: Vec::new(),
                merge: None,
                end: End::Unreachable,
                end_loc: Id::from_index(0),
                name: "",
            });
        }
        Ok(Id::from_index(number))
    }

    fn block(&mut self, function: &mut Function) -> Read<()> {
        let id = self.block_id(function)?;
        function.order.push(id);
        if self.eat('(') {
            while !self.eat(')') {
                let value = self.value_name(function)?;
                self.expect(':')?;
                let ty = self.ty()?;
                let flags = self.flags()?;
                let inst = &mut function.values[value];
                (inst.ty, inst.op, inst.flags) = (ty, Op::BlockParameter, flags);
                function.blocks[id].parameters.push(value);
                self.eat(',');
            }
        }
        self.expect(':')?;
        loop {
            if self.is_mark('%') {
                let value = self.inst(function)?;
                function.blocks[id].values.push(value);
            } else if self.eat_word("selection") {
                let merge = self.block_id(function)?;
                let control = if self.eat_word("control") { self.number()? } else { 0 };
                function.blocks[id].merge = Some(Merge::Selection { merge, control });
            } else if self.eat_word("loop") {
                let merge = self.block_id(function)?;
                self.expect_word("continue")?;
                let continuing = self.block_id(function)?;
                let control = if self.eat_word("control") { self.number()? } else { 0 };
                let mut operands = SmallVec::new();
                while self.eat('#') {
                    operands.push(self.number()?);
                }
                function.blocks[id].merge = Some(Merge::Loop { merge, continuing, control, operands });
            } else {
                let end = self.end(function)?;
                function.blocks[id].end = end;
                if self.eat('!') {
                    function.blocks[id].end_loc = self.plain_index()?;
                }
                return Ok(());
            }
        }
    }

    fn flags(&mut self) -> Read<Flags> {
        let mut flags = Flags::default();
        while self.is_mark('!') {
            let next = self.tokens.get(self.at + 1).map(|it| &it.kind);
            let Some(Kind::Word(word)) = next else { break };
            let Some((flag, _)) = Flags::NAMES.iter().find(|(_, name)| name == word) else {
                break;
            };
            flags = flags.with(*flag);
            self.at += 2;
        }
        Ok(flags)
    }

    fn inst(&mut self, function: &mut Function) -> Read<ValueId> {
        let id = self.value_name(function)?;
        let has_result = self.eat('=');
        if !has_result {
            self.expect(':')?;
        }
        let word = self.word()?;
        let op = match word.split_once('.') {
            Some(("op", number)) => Op::Unknown(number.parse().map_err(|_| "bad opcode")?),
            Some(("glsl", name)) => {
                let op =
                    (0..200).filter_map(spirv::GlslStd450Op::from_u32).find(|it| format!("{it:?}") == name);
                let number =
                    op.map_or_else(|| name.parse().map_err(|_| "bad operation"), |it| Ok(it as u32))?;
                Op::Ext { set: ExtSet::Glsl, number }
            }
            Some(("printf", number)) => {
                Op::Ext { set: ExtSet::DebugPrintf, number: number.parse().map_err(|_| "bad operation")? }
            }
            Some(("break", number)) => {
                Op::Ext { set: ExtSet::DebugBreak, number: number.parse().map_err(|_| "bad operation")? }
            }
            Some(("ext", number)) => {
                let number = number.parse().map_err(|_| "bad operation")?;
                let name = self.text()?;
                Op::Ext { set: ExtSet::Other(self.module.strings.intern(name.into())), number }
            }
            _ if word == "at_vertex" => Op::AtVertex,
            _ if word == "declare" => Op::DebugDeclare,
            _ if word == "debug" => Op::DebugValue,
            _ => Op::Core(*self.ops.get(&word).ok_or_else(|| format!("unknown operation `{word}`"))?),
        };
        let ty = if has_result { self.ty()? } else { self.module.types.intern(Type::Void) };
        let args = self.args(function)?;
        let flags = self.flags()?;
        let loc = if self.eat('!') { self.plain_index()? } else { Id::from_index(0) };
        function.values.replace(id, Inst { op, ty, args, loc, flags });
        Ok(id)
    }

    /// Comma-separated arguments, up to something that cannot be one.
    fn args(&mut self, function: &mut Function) -> Read<Args> {
        let mut args = Args::new();
        // Without arguments the next line begins: a value's definition, a merge or an end.
        let line = self.tokens.get(self.at.wrapping_sub(1)).map(|it| it.line);
        let same_line = |this: &Self| this.tokens.get(this.at).map(|it| it.line) == line;
        if !same_line(self) || self.is_mark('!') || self.is_mark('}') {
            return Ok(args);
        }
        loop {
            args.push(self.arg(function)?);
            if !self.eat(',') {
                return Ok(args);
            }
        }
    }

    fn arg(&mut self, function: &mut Function) -> Read<Arg> {
        Ok(if self.is_mark('%') {
            Arg::Value(self.value(function)?)
        } else if self.is_mark('@') {
            Arg::Global(self.index('@')?)
        } else if self.is_mark('$') {
            Arg::Function(self.index('$')?)
        } else if self.eat_word("type") {
            Arg::Type(self.ty()?)
        } else if self.eat('#') {
            Arg::Literal(self.number()?)
        } else if self.eat_word("text") {
            let text = self.text()?;
            Arg::Text(self.module.strings.intern(text.into()))
        } else {
            Arg::Constant(self.constant()?)
        })
    }

    fn target(&mut self, function: &mut Function) -> Read<Target> {
        let block = self.block_id(function)?;
        let mut args = Args::new();
        if self.eat('(') {
            while !self.eat(')') {
                args.push(self.arg(function)?);
                self.eat(',');
            }
        }
        Ok(Target { block, args })
    }

    fn end(&mut self, function: &mut Function) -> Read<End> {
        let word = self.word()?;
        Ok(match word.as_str() {
            "jump" => End::Jump(self.target(function)?),
            "branch" => {
                let condition = self.arg(function)?;
                self.expect('?')?;
                let then = self.target(function)?;
                self.expect(':')?;
                End::Branch { condition, then, otherwise: self.target(function)? }
            }
            "switch" => {
                let selector = self.arg(function)?;
                self.expect_word("default")?;
                let default = self.target(function)?;
                let mut cases = Vec::new();
                while self.eat(',') {
                    let value = self.number()?;
                    cases.push((value, self.target(function)?));
                }
                End::Switch { selector, default, cases }
            }
            "return" => {
                let line = self.tokens[self.at - 1].line;
                let more = self.tokens.get(self.at).is_some_and(|it| it.line == line);
                if more && !self.is_mark('!') && !self.is_mark('}') {
                    End::ReturnValue(self.arg(function)?)
                } else {
                    End::Return
                }
            }
            "kill" => End::Kill,
            "unreachable" => End::Unreachable,
            "end" => {
                let word = self.word()?;
                let op = match word.strip_prefix("op.") {
                    Some(number) => Op::Unknown(number.parse().map_err(|_| "bad opcode")?),
                    None => {
                        let known = self.ops.get(&word).copied();
                        Op::Core(known.ok_or_else(|| format!("unknown operation `{word}`"))?)
                    }
                };
                End::Other { op, args: self.args(function)? }
            }
            other => return Err(format!("unknown instruction `{other}`")),
        })
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_printed_can_be_read() {
        let text = include_str!("../../../tests/passes/round_trip.ir");
        let module = super::module(text).unwrap();
        assert_eq!(super::verify::module(&module), Vec::<String>::new());
        let printed = super::print::module(&module, super::print::Detail { locs: true });
        assert_eq!(printed, text);
    }
}
