//! The types of generated programs.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    Bool,
    Int,
    Uint,
    Float,
    /// `min16float`: at least a half.
    MinFloat,
    Half,
    Int16,
    Uint16,
    Double,
    Int64,
    Uint64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Scalar,
    Vector(usize),
    Matrix(usize, usize),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Type {
    Number(Scalar, Shape),
    Array(Box<Type>, usize),
    /// An index into the program's structs.
    Struct(usize),
}

pub const INT: Type = Type::Number(Scalar::Int, Shape::Scalar);
pub const UINT: Type = Type::Number(Scalar::Uint, Shape::Scalar);
pub const BOOL: Type = Type::Number(Scalar::Bool, Shape::Scalar);

impl Scalar {
    pub fn name(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::Int => "int",
            Scalar::Uint => "uint",
            Scalar::Float => "float",
            Scalar::MinFloat => "min16float",
            Scalar::Half => "float16_t",
            Scalar::Int16 => "int16_t",
            Scalar::Uint16 => "uint16_t",
            Scalar::Double => "double",
            Scalar::Int64 => "int64_t",
            Scalar::Uint64 => "uint64_t",
        }
    }

    pub fn is_float(self) -> bool {
        matches!(self, Scalar::Float | Scalar::MinFloat | Scalar::Half | Scalar::Double)
    }

    pub fn is_signed(self) -> bool {
        matches!(self, Scalar::Int | Scalar::Int16 | Scalar::Int64)
    }

    /// How many bits of a number are exact in a float of this kind, with one to spare.
    pub fn precision(self) -> i32 {
        match self {
            Scalar::MinFloat | Scalar::Half => 10,
            // Doubles go through floats to be rounded.
            _ => 23,
        }
    }

    pub fn width(self) -> u32 {
        match self {
            Scalar::Half | Scalar::Int16 | Scalar::Uint16 => 16,
            Scalar::Double | Scalar::Int64 | Scalar::Uint64 => 64,
            _ => 32,
        }
    }
}

impl Shape {
    pub fn count(self) -> usize {
        match self {
            Shape::Scalar => 1,
            Shape::Vector(length) => length,
            Shape::Matrix(rows, columns) => rows * columns,
        }
    }
}

pub fn spell(scalar: Scalar, shape: Shape) -> String {
    match shape {
        Shape::Scalar => scalar.name().to_owned(),
        Shape::Vector(length) => format!("{}{length}", scalar.name()),
        Shape::Matrix(rows, columns) => format!("{}{rows}x{columns}", scalar.name()),
    }
}
