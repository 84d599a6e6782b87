//! Makes random compute shaders that have exactly one right result.
//!
//! Nothing undefined is written: divisors are never zero, indices are in range, every variable has a value, barriers
//! are uniform, and threads touch only what is theirs. Floats are small numbers with few binary digits, so that every
//! operation on them is exact whatever the order: `Bits` bounds them through an expression, and `fit` cuts them back
//! to quarters between -8 and 8 wherever they are stored. What an expression with side effects does to its neighbors
//! depends on no order either: such calls stand alone, or behind `&&`, `||` and `?:`. Functions whose results have errors get
//! arguments for which these can be rounded away: `near` in `program`.
//!
//! Each statement that starts a block ends its line with `{`, and each line can go without taking the sense of the
//! others with it: `shrink` counts on that.

mod arguments;
mod body;
pub mod control_flow;
mod declarations;
mod expression;
mod memory;
mod program;
pub mod random;
mod rare;
mod threads;
mod types;

use crate::case::Bound;
use random::Random;
use types::{Shape, Type};

/// A program with what it needs to run.
pub struct Program {
    pub seed: u64,
    pub text: String,
    pub args: Vec<String>,
    pub groups: [u32; 3],
    pub bound: Vec<(u32, Bound)>,
}

pub fn program(seed: u64) -> Program {
    program::write(seed, false)
}

/// The program of the same seed with `WaveMatch` and multi-prefix operations as well, which drivers for the CPU do not have.
pub fn program_with_partitions(seed: u64) -> Program {
    program::write(seed, true)
}

/// Whether something may be written, and who sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Storage {
    Local,
    /// An element of a texel buffer or an image: assigned as a whole or through a swizzle, and no argument that comes
    /// back, because the reference compiler does not write those.
    Texel,
    /// Cannot change: indices made of it mean the same everywhere in a statement.
    Constant,
    /// A `static` of the program; who writes it is not pure.
    Static,
    /// A field of the object that a method is called on.
    Field,
}

#[derive(Clone, Debug)]
struct Variable {
    name: String,
    ty: Type,
    storage: Storage,
}

#[derive(Debug)]
struct Field {
    name: String,
    ty: Type,
}

#[derive(Debug)]
struct Record {
    name: String,
    fields: Vec<Field>,
    base: Option<usize>,
    /// Whether it may stand in a buffer.
    is_plain: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    In,
    Out,
    InOut,
}

#[derive(Clone, Debug)]
struct Parameter {
    name: String,
    mode: Mode,
    ty: Type,
    default: Option<String>,
}

#[derive(Clone, Debug)]
struct Function {
    name: String,
    parameters: Vec<Parameter>,
    result: Option<Type>,
    /// Nothing but its result comes out of it.
    is_pure: bool,
    owner: Option<usize>,
    /// Statements after inlining.
    size: u64,
    /// Statements that run.
    cost: u64,
}

/// How many binary digits a number may need: no larger than `2^whole`, in steps of `2^-fraction`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bits {
    whole: i32,
    fraction: i32,
}

/// What `fit` leaves.
const FITTING: Bits = Bits { whole: 3, fraction: 2 };
const UNKNOWN: Bits = Bits { whole: 64, fraction: 0 };

struct Expression {
    text: String,
    bits: Bits,
}

/// Where a statement stands.
#[derive(Clone)]
struct Place {
    can_break: bool,
    can_continue: bool,
    depth: usize,
    /// Statements here run so often for each time the function runs.
    times: u64,
}

struct Generator {
    random: Random,
    has_small: bool,
    has_wide: bool,
    has_lists: bool,
    has_templates: bool,
    /// Operations that the reference compiler does not know: many on matrices, and a few others.
    has_odd: bool,
    has_partitions: bool,
    /// Of HLSL 2018: no templates, and both sides of `&&`, `||` and `?:` run.
    is_old: bool,
    has_dx_layout: bool,
    enumerations: Vec<Enumeration>,
    /// What the texel buffer that is read has in each element.
    texels: Type,
    /// Whether there is a struct of resources.
    holds: bool,
    records: Vec<Record>,
    functions: Vec<Function>,
    scope: Vec<Variable>,
    /// Expressions that read memory, by type.
    sources: Vec<(Type, Source)>,
    lines: Vec<String>,
    /// Declarations of shared memory, which stand before `main`.
    shared: Vec<String>,
    indent: usize,
    next_name: usize,
    /// The next word of the output that nothing writes yet.
    next_slot: usize,
    /// From here on: of the function being written.
    is_pure: bool,
    is_main: bool,
    allows_effects: bool,
    result: Option<Type>,
    owner: Option<usize>,
    /// Indices are nested so deeply right now.
    indices: usize,
    size: u64,
    cost: u64,
    times: u64,
}

#[derive(Debug)]
struct Enumeration {
    name: String,
    /// The names of its values must be qualified.
    is_class: bool,
    values: Vec<String>,
}

/// Text before and after an index below some count.
#[derive(Clone, Debug)]
struct Source {
    before: String,
    after: String,
    count: usize,
    step: usize,
}

impl Generator {
    fn name(&mut self, start: &str) -> String {
        self.next_name += 1;
        format!("{start}{}", self.next_name)
    }

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

    /// Own fields and those of the bases, in the order of memory and of initializers.
    fn fields(&self, record: usize) -> Vec<(String, Type)> {
        let record = &self.records[record];
        let mut all = record.base.map_or(Vec::new(), |base| self.fields(base));
        all.extend(record.fields.iter().map(|field| (field.name.clone(), field.ty.clone())));
        all
    }

    /// The numbers that a value consists of: their paths and types.
    fn leaves(&self, ty: &Type, path: &str, to: &mut Vec<(String, types::Scalar, Shape)>) {
        match ty {
            Type::Number(scalar, shape) => to.push((path.to_owned(), *scalar, *shape)),
            Type::Array(element, count) => {
                for index in 0..*count {
                    self.leaves(element, &format!("{path}[{index}]"), to);
                }
            }
            Type::Struct(record) => {
                for (name, ty) in self.fields(*record) {
                    self.leaves(&ty, &format!("{path}.{name}"), to);
                }
            }
        }
    }

    fn size_in_numbers(&self, ty: &Type) -> usize {
        let mut leaves = Vec::new();
        self.leaves(ty, "", &mut leaves);
        leaves.iter().map(|(_, _, shape)| shape.count()).sum()
    }

    fn declare(&self, ty: &Type, name: &str) -> String {
        let mut ty = ty;
        let mut counts = String::new();
        while let Type::Array(element, count) = ty {
            counts += &format!("[{count}]");
            ty = element;
        }
        match ty {
            Type::Number(scalar, shape) => format!("{} {name}{counts}", types::spell(*scalar, *shape)),
            Type::Struct(record) => format!("{} {name}{counts}", self.records[*record].name),
            Type::Array(..) => unreachable!("the loop ends at an element"),
        }
    }
}

/// What the names of bit-fields begin with, and no others.
const BIT_FIELD: &str = "b";

/// Whether a path ends in a bit-field, which no argument that comes back can be.
fn is_bit_field(path: &str) -> bool {
    let name = path.rsplit('.').next().unwrap_or_default();
    name.strip_prefix(BIT_FIELD).is_some_and(|it| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit()))
}

/// Whether the name of a member is a choice of components.
fn is_swizzle(name: &str) -> bool {
    let is_matrix_element = name.starts_with('_');
    is_matrix_element || name.chars().all(|it| "xyzwrgba".contains(it))
}
