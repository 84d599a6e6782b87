//! A WGSL module as a tree: its structure is decided, and only its spelling is left.
//!
//! Names are final: unique where they are visible, and none of WGSL's own words. An expression evaluates what is below it
//! and nothing else, so that a statement says in which order things happen.

use std::rc::Rc;

pub type Name = Rc<str>;

/// Declarations, in the order in which they are written.
#[derive(Debug, Default)]
pub struct Module {
    /// What `enable` lists.
    pub enables: Vec<&'static str>,
    /// Checks that are off.
    pub unchecked: Vec<&'static str>,
    pub items: Vec<Item>,
}

#[derive(Debug)]
pub enum Item {
    Struct(Struct),
    Override { id: u32, name: Name, ty: Type, value: Expr },
    Variable(Variable),
    Function(Function),
}

#[derive(Debug)]
pub struct Struct {
    pub name: Name,
    pub members: Vec<Member>,
}

/// A member, a parameter or a result.
#[derive(Debug)]
pub struct Member {
    pub attributes: Vec<Attribute>,
    pub name: Name,
    pub ty: Type,
}

#[derive(Debug)]
pub struct Variable {
    /// Lines of a comment.
    pub doc: Vec<String>,
    /// The group and the binding of a resource.
    pub place: Option<[u32; 2]>,
    pub space: Option<Space>,
    pub name: Name,
    pub ty: Type,
    pub value: Option<Expr>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    Function,
    Private,
    Workgroup,
    TaskPayload,
    Uniform,
    Storage,
    StorageReadWrite,
    Immediate,
}

#[derive(Debug)]
pub struct Function {
    /// Lines of a comment.
    pub doc: Vec<String>,
    pub attributes: Vec<Attribute>,
    pub name: Name,
    pub parameters: Vec<Member>,
    pub result: Option<(Vec<Attribute>, Type)>,
    pub body: Vec<Statement>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Attribute {
    Stage(&'static str),
    /// A mesh shader, with the variable that it fills.
    Mesh(Name),
    Payload(Name),
    WorkgroupSize([u32; 3]),
    EarlyDepthTest(&'static str),
    Builtin(&'static str),
    Location(u32),
    BlendSource(u32),
    Interpolate(&'static str, Option<&'static str>),
    PerPrimitive,
    Invariant,
    Size(u32),
}

// ---------------------------------------------------------------------------------------------------- types

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bool,
    Int { width: u8, signed: bool },
    Float { width: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Scalar(Scalar),
    Vector(u32, Scalar),
    Matrix { columns: u32, rows: u32, of: Scalar },
    Array(Box<Type>, Option<u32>),
    Struct(Name),
    Atomic(Scalar),
    Pointer(Space, Box<Type>),
    Sampler { compares: bool },
    Texture(Texture),
    BindingArray(Box<Type>, Option<u32>),
    AccelerationStructure { returns_vertices: bool },
    RayQuery { returns_vertices: bool },
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Texture {
    /// `2d_array`, as in the name of the type.
    pub shape: &'static str,
    pub kind: TextureKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TextureKind {
    Sampled(Scalar),
    Multisampled(Scalar),
    Depth,
    MultisampledDepth,
    Storage { format: &'static str, access: &'static str },
}

// ----------------------------------------------------------------------------------------------- expressions

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Name(Name),
    Literal(Scalar, u64),
    /// A member of a struct, or components of a vector.
    Member(Box<Expr>, Name),
    Index(Box<Expr>, Box<Expr>),
    Unary(Unary, Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// A function of the module, or one of WGSL's own.
    Call(Name, Vec<Expr>),
    /// A type's constructor or conversion.
    Make(Type, Vec<Expr>),
    Bitcast(Type, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Negate,
    Not,
    Complement,
    AddressOf,
    Dereference,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Xor,
    Or,
    LogicalAnd,
    LogicalOr,
}

impl Binary {
    /// Whether one side may be a number where the other is a vector.
    pub fn takes_scalars(self) -> bool {
        matches!(self, Binary::Multiply | Binary::Divide | Binary::Remainder | Binary::Add | Binary::Subtract)
    }
}

impl Expr {
    pub fn uint(value: u32) -> Expr {
        Expr::Literal(Scalar::Int { width: 32, signed: false }, value.into())
    }
    /// A small constant index, whose type does not matter.
    pub fn index(value: u32) -> Expr {
        Expr::Literal(Scalar::Int { width: 32, signed: true }, value.into())
    }
    pub fn member(self, name: impl Into<Name>) -> Expr {
        Expr::Member(Box::new(self), name.into())
    }
    pub fn at(self, index: Expr) -> Expr {
        Expr::Index(Box::new(self), Box::new(index))
    }
    pub fn unary(op: Unary, of: Expr) -> Expr {
        Expr::Unary(op, Box::new(of))
    }
    pub fn binary(op: Binary, left: Expr, right: Expr) -> Expr {
        Expr::Binary(op, Box::new(left), Box::new(right))
    }
    pub fn call(name: &str, args: impl IntoIterator<Item = Expr>) -> Expr {
        Expr::Call(name.into(), args.into_iter().collect())
    }
    pub fn not(self) -> Expr {
        use Binary as B;
        match self {
            Expr::Unary(Unary::Not, of) => *of,
            // Those of floats are not each other's opposites.
            Expr::Binary(B::Equal, left, right) => Expr::Binary(B::NotEqual, left, right),
            Expr::Binary(B::NotEqual, left, right) => Expr::Binary(B::Equal, left, right),
            other => Expr::unary(Unary::Not, other),
        }
    }

    /// Whether it can be written twice: a name, a literal, a member of a name.
    pub fn is_simple(&self) -> bool {
        match self {
            Expr::Name(_) | Expr::Literal(..) => true,
            Expr::Member(of, _) => matches!(**of, Expr::Name(_)),
            _ => false,
        }
    }

    pub fn for_each_part<'e>(&'e self, f: &mut dyn FnMut(&'e Expr)) {
        match self {
            Expr::Name(_) | Expr::Literal(..) => {}
            Expr::Member(of, _) | Expr::Unary(_, of) | Expr::Bitcast(_, of) => f(of),
            Expr::Index(left, right) | Expr::Binary(_, left, right) => {
                f(left);
                f(right);
            }
            Expr::Call(_, args) | Expr::Make(_, args) => args.iter().for_each(f),
        }
    }

    pub fn mentions(&self, name: &Name) -> bool {
        let mut found = matches!(self, Expr::Name(it) if it == name);
        self.for_each_part(&mut |part| found = found || part.mentions(name));
        found
    }
}

// ------------------------------------------------------------------------------------------------ statements

#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    Let {
        name: Name,
        value: Expr,
    },
    Var {
        name: Name,
        ty: Type,
        value: Option<Expr>,
    },
    Assign {
        to: Expr,
        value: Expr,
    },
    /// A call without a result, or one whose result is not needed.
    Call(Expr),
    If {
        condition: Expr,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    },
    Switch {
        selector: Expr,
        cases: Vec<Case>,
    },
    Loop {
        body: Vec<Statement>,
        continuing: Vec<Statement>,
        break_if: Option<Expr>,
    },
    While {
        condition: Expr,
        body: Vec<Statement>,
    },
    For {
        init: Option<Box<Statement>>,
        condition: Expr,
        step: Option<Box<Statement>>,
        body: Vec<Statement>,
    },
    Break,
    Continue,
    Return(Option<Expr>),
    Discard,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Numbers of the selector's type.
    pub labels: Vec<Expr>,
    pub is_default: bool,
    pub body: Vec<Statement>,
}
