//! Evaluates the instructions of a compute shader for one invocation that holds whole cooperative matrices: as many components as a
//! matrix has, row by row.

use exec_tests::case::{half_to_real, real_to_half};
use std::collections::HashMap;

#[derive(Clone, Copy, Debug)]
enum Type {
    Int(u32),
    Float(u32),
    /// bfloat16.
    BrainFloat,
    Matrix {
        component: u32,
        rows: usize,
        columns: usize,
    },
    Pointer(u32),
    Other,
}

/// Integers are their bits, whatever the sign.
#[derive(Clone, Debug)]
enum Value {
    Number(f64),
    Matrix(Vec<f64>),
    /// An element of a variable; none is all of it.
    Place(u32, Option<usize>),
}

pub struct Reference {
    types: HashMap<u32, Type>,
    type_of: HashMap<u32, u32>,
    values: HashMap<u32, Value>,
    variables: HashMap<u32, Value>,
    /// By variable.
    memory: HashMap<u32, Vec<u8>>,
}

fn signed(bits: f64, width: u32) -> f64 {
    if bits >= 2f64.powi(width as i32 - 1) { bits - 2f64.powi(width as i32) } else { bits }
}

fn wrapped(number: f64, width: u32) -> f64 {
    number.rem_euclid(2f64.powi(width as i32))
}

impl Reference {
    /// The contents of the storage buffers afterwards, by binding; `buffers` has them before.
    pub fn run(words: &[u32], buffers: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let mut it = Reference {
            types: HashMap::new(),
            type_of: HashMap::new(),
            values: HashMap::new(),
            variables: HashMap::new(),
            memory: HashMap::new(),
        };
        let mut instructions = Vec::new();
        let mut rest = &words[5..];
        while let Some(&first) = rest.first() {
            let (inst, others) = rest.split_at((first >> 16) as usize);
            instructions.push((first & 0xffff, &inst[1..]));
            rest = others;
        }
        let mut bindings = HashMap::new();
        for &(op, args) in &instructions {
            match (op, args) {
                (71, [variable, 33, binding]) => drop(bindings.insert(*binding, *variable)),
                (21, [id, width, ..]) => drop(it.types.insert(*id, Type::Int(*width))),
                (22, [id, 16, 0]) => drop(it.types.insert(*id, Type::BrainFloat)),
                (22, [id, width, ..]) => drop(it.types.insert(*id, Type::Float(*width))),
                (32, [id, _, pointee]) => drop(it.types.insert(*id, Type::Pointer(*pointee))),
                (4456, [id, component, _, rows, columns, _]) => {
                    let size = |id: &u32| it.number(*id) as usize;
                    let ty = Type::Matrix { component: *component, rows: size(rows), columns: size(columns) };
                    it.types.insert(*id, ty);
                }
                (59, [ty, id, ..]) => {
                    it.type_of.insert(*id, *ty);
                    it.values.insert(*id, Value::Place(*id, None));
                    it.memory.insert(*id, vec![0; 4096]);
                }
                (43 | 44 | 46, [ty, id, ..]) => it.evaluate(op, *ty, *id, &args[2..]),
                _ => {}
            }
        }
        for (binding, bytes) in buffers.iter().enumerate() {
            if let Some(variable) = bindings.get(&(binding as u32)) {
                it.memory.insert(*variable, bytes.clone());
            }
        }
        it.walk(&instructions);
        let bytes = |binding: usize| bindings.get(&(binding as u32)).map(|it_| it.memory[it_].clone());
        (0..buffers.len()).map(|binding| bytes(binding).unwrap_or_default()).collect()
    }

    fn walk(&mut self, instructions: &[(u32, &[u32])]) {
        let block = |label: u32| instructions.iter().position(|it| it.0 == 248 && it.1[0] == label).unwrap();
        let mut at = instructions.iter().position(|it| it.0 == 248).expect("there is a block");
        let (mut here, mut before) = (instructions[at].1[0], 0);
        loop {
            let (op, args) = instructions[at];
            at += 1;
            let target = match op {
                248 => {
                    here = args[0];
                    continue;
                }
                249 => args[0],
                250 => args[if self.number(args[0]) != 0.0 { 1 } else { 2 }],
                253 => return,
                245 => {
                    let from = args[2..].chunks(2).find(|it| it[1] == before).expect("the block before");
                    let value = self.values[&from[0]].clone();
                    self.set(args[0], args[1], value);
                    continue;
                }
                62 => {
                    self.store(args[0], self.values[&args[1]].clone());
                    continue;
                }
                4458 => {
                    self.store_matrix(args);
                    continue;
                }
                // Variables, which are known; merges, and barriers of one invocation.
                59 | 224 | 246 | 247 => continue,
                _ => {
                    self.evaluate(op, args[0], args[1], &args[2..]);
                    continue;
                }
            };
            before = here;
            at = block(target);
        }
    }

    fn number(&self, id: u32) -> f64 {
        match &self.values[&id] {
            Value::Number(number) => *number,
            other => panic!("%{id} is {other:?}"),
        }
    }

    fn set(&mut self, ty: u32, id: u32, value: Value) {
        self.type_of.insert(id, ty);
        self.values.insert(id, value);
    }

    fn matrix(&self, ty: u32) -> (u32, usize, usize) {
        match self.types[&ty] {
            Type::Matrix { component, rows, columns } => (component, rows, columns),
            other => panic!("no matrix: {other:?}"),
        }
    }

    fn width(&self, ty: u32) -> u32 {
        match self.types.get(&ty) {
            Some(Type::Int(width) | Type::Float(width)) => *width,
            Some(Type::BrainFloat) => 16,
            Some(Type::Matrix { component, .. }) => self.width(*component),
            _ => 0,
        }
    }

    fn evaluate(&mut self, op: u32, ty: u32, id: u32, args: &[u32]) {
        let kind = self.types.get(&ty).copied().unwrap_or(Type::Other);
        let width = self.width(ty);
        let value = match op {
            43 => Value::Number(match kind {
                Type::Float(16) => half_to_real(args[0] as u16),
                Type::Float(32) => f32::from_bits(args[0]).into(),
                _ => args[0].into(),
            }),
            // All components of a matrix are alike.
            44 | 46 | 80 if matches!(kind, Type::Matrix { .. }) => {
                let (_, rows, columns) = self.matrix(ty);
                let part = args.first().map_or(0.0, |it| self.number(*it));
                Value::Matrix(vec![part; rows * columns])
            }
            44 | 46 => Value::Number(0.0),
            61 => self.load(args[0]),
            65 => match self.values[&args[0]] {
                Value::Place(variable, _) => {
                    Value::Place(variable, Some(self.number(*args.last().unwrap()) as usize))
                }
                _ => panic!("a chain into no variable"),
            },
            83 | 338 => self.values[args.last().unwrap()].clone(),
            109..=115 | 124 => self.convert(op, width, self.width(self.type_of[&args[0]]), args[0]),
            128 => Value::Number(wrapped(self.number(args[0]) + self.number(args[1]), width)),
            129 => Value::Number(self.number(args[0]) + self.number(args[1])),
            132 => Value::Number(wrapped(self.number(args[0]) * self.number(args[1]), width)),
            176 => Value::Number((self.number(args[0]) < self.number(args[1])).into()),
            4457 => self.load_matrix(ty, args),
            4459 => self.multiply(ty, args),
            4460 => {
                let (_, rows, columns) = self.matrix(args[0]);
                Value::Number((rows * columns) as f64)
            }
            _ => panic!("the reference does not know opcode {op}"),
        };
        self.set(ty, id, value);
    }

    fn convert(&self, op: u32, to: u32, from: u32, id: u32) -> Value {
        let one = |number: f64| match op {
            109 | 110 => wrapped(number.trunc(), to),
            111 => signed(number, from),
            114 => wrapped(signed(number, from), to),
            113 => wrapped(number, to),
            115 if to == 16 => half_to_real(real_to_half(number)),
            _ => number,
        };
        match &self.values[&id] {
            Value::Number(number) => Value::Number(one(*number)),
            Value::Matrix(parts) => Value::Matrix(parts.iter().map(|it| one(*it)).collect()),
            Value::Place(..) => panic!("a pointer is converted"),
        }
    }

    fn load(&self, pointer: u32) -> Value {
        match self.values[&pointer] {
            Value::Place(variable, element) => match (&self.variables.get(&variable), element) {
                (Some(Value::Matrix(parts)), Some(element)) => Value::Number(parts[element]),
                (Some(value), _) => (*value).clone(),
                (None, _) => Value::Number(0.0),
            },
            _ => panic!("no place"),
        }
    }

    fn store(&mut self, pointer: u32, value: Value) {
        let Value::Place(variable, element) = self.values[&pointer] else { panic!("no place") };
        match (self.variables.get_mut(&variable), element, value) {
            (Some(Value::Matrix(parts)), Some(element), Value::Number(number)) => parts[element] = number,
            (_, _, value) => drop(self.variables.insert(variable, value)),
        }
    }

    /// The first byte, and the bytes from a component to the next in each direction.
    fn layout(&self, pointer: u32, layout: u32, stride: u32, component: u32) -> (u32, usize, [usize; 2]) {
        let Value::Place(variable, element) = self.values[&pointer] else { panic!("no place") };
        let Type::Pointer(pointee) = self.types[&self.type_of[&pointer]] else { panic!("no pointer") };
        let unit = self.width(pointee) as usize / 8;
        let (far, near) = (self.number(stride) as usize * unit, self.width(component) as usize / 8);
        let steps = if self.number(layout) == 0.0 { [far, near] } else { [near, far] };
        (variable, element.unwrap_or(0) * unit, steps)
    }

    fn load_matrix(&self, ty: u32, args: &[u32]) -> Value {
        let (component, rows, columns) = self.matrix(ty);
        let (variable, start, [down, right]) = self.layout(args[0], args[1], args[2], component);
        let memory = &self.memory[&variable];
        let part = |index: usize| {
            let at = start + index / columns * down + index % columns * right;
            let mut bytes = [0; 8];
            let size = self.width(component) as usize / 8;
            bytes[..size].copy_from_slice(&memory[at..at + size]);
            let bits = u64::from_le_bytes(bytes);
            match self.types[&component] {
                Type::Float(16) => half_to_real(bits as u16),
                Type::BrainFloat => f32::from_bits((bits as u32) << 16).into(),
                Type::Float(_) => f32::from_bits(bits as u32).into(),
                _ => bits as f64,
            }
        };
        Value::Matrix((0..rows * columns).map(part).collect())
    }

    fn store_matrix(&mut self, args: &[u32]) {
        let (component, _, columns) = self.matrix(self.type_of[&args[1]]);
        let Value::Matrix(parts) = self.values[&args[1]].clone() else { panic!("no matrix") };
        let (variable, start, [down, right]) = self.layout(args[0], args[2], args[3], component);
        let (kind, size) = (self.types[&component], self.width(component) as usize / 8);
        let memory = self.memory.get_mut(&variable).unwrap();
        for (index, part) in parts.iter().enumerate() {
            let bits = match kind {
                Type::Float(16) => real_to_half(*part).into(),
                Type::Float(_) => (*part as f32).to_bits().into(),
                _ => *part as u64,
            };
            let at = start + index / columns * down + index % columns * right;
            memory[at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
        }
    }

    fn multiply(&self, ty: u32, args: &[u32]) -> Value {
        let [(a, depth), (b, _), (c, columns)] = [0, 1, 2].map(|index| {
            let Value::Matrix(parts) = &self.values[&args[index]] else { panic!("no matrix") };
            let of = self.type_of[&args[index]];
            let is_signed = args.get(3).is_some_and(|flags| flags >> index & 1 != 0);
            let read = |it: &f64| if is_signed { signed(*it, self.width(of)) } else { *it };
            (parts.iter().map(read).collect::<Vec<f64>>(), self.matrix(of).2)
        });
        let (component, rows, _) = self.matrix(ty);
        let part = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            let products = (0..depth).map(|it| a[row * depth + it] * b[it * columns + column]);
            let sum = c[index] + products.sum::<f64>();
            match self.types[&component] {
                Type::Float(16) => half_to_real(real_to_half(sum)),
                Type::Float(_) => sum,
                _ => wrapped(sum, self.width(component)),
            }
        };
        Value::Matrix((0..rows * columns).map(part).collect())
    }
}
