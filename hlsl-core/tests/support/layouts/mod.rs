//! Random structs for tests of memory layout: what they are, how a shader spells them, and where everything in them
//! must lie. `reference` has the rules anew, from the specifications, so that the compiler is not its own judge.

#![allow(dead_code, unreachable_pub)] // a module of several tests, none of which uses all of it

pub mod host;
pub mod random;
pub mod reference;

use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Major {
    Row,
    Column,
}

/// A type of components, as a shader spells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bool,
    Int,
    Uint,
    Float,
    Double,
    Int64,
    Uint64,
    /// 16 bits wide with `-enable-16bit-types`, else a float.
    Half,
    Min16Float,
    Min16Int,
    Min16Uint,
    Min12Int,
    Min10Float,
    /// Only with `-enable-16bit-types`.
    Float16,
    Int16,
    Uint16,
    UnormFloat,
    SnormFloat,
}

impl Scalar {
    pub fn name(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::Int => "int",
            Scalar::Uint => "uint",
            Scalar::Float => "float",
            Scalar::Double => "double",
            Scalar::Int64 => "int64_t",
            Scalar::Uint64 => "uint64_t",
            Scalar::Half => "half",
            Scalar::Min16Float => "min16float",
            Scalar::Min16Int => "min16int",
            Scalar::Min16Uint => "min16uint",
            Scalar::Min12Int => "min12int",
            Scalar::Min10Float => "min10float",
            Scalar::Float16 => "float16_t",
            Scalar::Int16 => "int16_t",
            Scalar::Uint16 => "uint16_t",
            Scalar::UnormFloat => "unorm float",
            Scalar::SnormFloat => "snorm float",
        }
    }

    /// What lies in memory: the kind and the size in bytes.
    pub fn memory(self, native_16_bit: bool) -> (Kind, u32) {
        let narrow = if native_16_bit { 2 } else { 4 };
        match self {
            Scalar::Bool | Scalar::Uint => (Kind::Unsigned, 4),
            Scalar::Int => (Kind::Signed, 4),
            Scalar::Float | Scalar::UnormFloat | Scalar::SnormFloat => (Kind::Float, 4),
            Scalar::Double => (Kind::Float, 8),
            Scalar::Int64 => (Kind::Signed, 8),
            Scalar::Uint64 => (Kind::Unsigned, 8),
            Scalar::Half | Scalar::Min16Float | Scalar::Min10Float => (Kind::Float, narrow),
            Scalar::Min16Int | Scalar::Min12Int => (Kind::Signed, narrow),
            Scalar::Min16Uint => (Kind::Unsigned, narrow),
            Scalar::Float16 => (Kind::Float, 2),
            Scalar::Int16 => (Kind::Signed, 2),
            Scalar::Uint16 => (Kind::Unsigned, 2),
        }
    }

    pub fn is_float(self) -> bool {
        self.memory(true).0 == Kind::Float
    }
}

/// How the bits of a component in memory are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Unsigned,
    Signed,
    Float,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    Scalar(Scalar),
    /// By index into [`NAMED`].
    Named(usize),
    /// Bit-fields that share an integer, which has the name of the first of them; how many bits each has.
    Bits(Scalar, Vec<u32>),
    Vector(Scalar, u32),
    /// `major` is what holds in the end, `keyword` what stands at the member.
    Matrix {
        scalar: Scalar,
        rows: u32,
        columns: u32,
        major: Major,
        keyword: Option<Major>,
    },
    Array(Box<Ty>, u32),
    /// By index into [`Module::structs`].
    Struct(usize),
}

/// What is one number under a name of its own: the enums of every module, and integers of four bytes.
pub struct Named {
    pub name: &'static str,
    pub definition: &'static str,
    pub scalar: Scalar,
    pub oddity: Option<&'static str>,
}

const fn named(
    name: &'static str,
    definition: &'static str,
    scalar: Scalar,
    oddity: Option<&'static str>,
) -> Named {
    Named { name, definition, scalar, oddity }
}

const NOT_OF_INTS: Option<&str> = Some("enum of another type than int");
const PACKED: Option<&str> = Some("packed 8-bit integers");

pub const NAMED: [Named; 7] = [
    named("Plain", "enum Plain { PlainA, PlainB };", Scalar::Int, None),
    named("Scoped", "enum class Scoped { A, B };", Scalar::Int, None),
    named("Wide", "enum Wide : int { WideA, WideB };", Scalar::Int, None),
    named("Flags", "enum Flags : uint { FlagA = 1, FlagB = 2 };", Scalar::Uint, NOT_OF_INTS),
    named("Long", "enum class Long : uint64_t { A, B };", Scalar::Uint64, NOT_OF_INTS),
    named("int8_t4_packed", "", Scalar::Uint, PACKED),
    named("uint8_t4_packed", "", Scalar::Uint, PACKED),
];

#[derive(Clone, Debug)]
pub struct Member {
    pub name: String,
    pub ty: Ty,
    /// `vk::offset`, `packoffset` or `register(c#)`, by what it is a member of.
    pub fixed: Option<u32>,
}

/// A struct, or the members of a `cbuffer` or of `$Globals`.
#[derive(Clone, Debug)]
pub struct Struct {
    pub name: String,
    pub base: Option<usize>,
    pub members: Vec<Member>,
    /// What `#pragma pack_matrix` says where it stands.
    pub pragma: Option<Major>,
    /// A member whose type is a parameter of the struct, which is a template then. Of an array: type and length.
    pub parameter: Option<usize>,
}

/// What holds a struct in memory that a host sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    CBuffer,
    TBuffer,
    ConstantBuffer,
    TextureBuffer,
    StructuredBuffer,
    RwStructuredBuffer,
    PushConstant,
    Globals,
}

#[derive(Clone, Debug)]
pub struct Root {
    pub name: String,
    pub holder: Holder,
    pub structure: usize,
    /// A structured buffer of what the only member of the struct is, `RWStructuredBuffer<float3x2>`.
    pub is_plain: bool,
}

/// Of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    Relaxed,
    DirectX,
    Strict,
    Scalar,
    /// Of the target `wgpu`: the offsets of [`Layout::Strict`], in other types.
    Wgsl,
}

impl Layout {
    pub const ALL: [Layout; 4] = [Layout::Relaxed, Layout::DirectX, Layout::Strict, Layout::Scalar];

    /// Those under which structs go to the device.
    #[allow(dead_code)] // of two users, one
    pub const ON_DEVICES: [Layout; 5] =
        [Layout::Relaxed, Layout::DirectX, Layout::Strict, Layout::Scalar, Layout::Wgsl];

    pub fn option(self) -> Option<&'static str> {
        match self {
            Layout::Relaxed => None,
            Layout::DirectX => Some("-fvk-use-dx-layout"),
            Layout::Strict => Some("-fvk-use-gl-layout"),
            Layout::Scalar => Some("-fvk-use-scalar-layout"),
            Layout::Wgsl => Some("-fspv-target-env=wgpu"),
        }
    }
}

/// Structs and the buffers that hold them, compiled together.
#[derive(Clone, Debug)]
pub struct Module {
    pub native_16_bit: bool,
    /// `-Zpr` or `-Zpc`.
    pub option: Option<Major>,
    pub structs: Vec<Struct>,
    pub roots: Vec<Root>,
}

impl Module {
    pub fn args(&self, layout: Layout) -> Vec<String> {
        let mut args = vec!["-T", "cs_6_6", "-E", "main", "-fspv-preserve-bindings"];
        args.extend(["-fvk-bind-globals", "98", "0"]);
        args.extend(layout.option());
        if self.native_16_bit {
            args.push("-enable-16bit-types");
        }
        args.extend(self.option.map(|it| if it == Major::Row { "-Zpr" } else { "-Zpc" }));
        args.into_iter().map(str::to_owned).collect()
    }

    /// The shader of some roots. Globals and push constants have no binding that keeps them: they are read.
    pub fn shader(&self, roots: &[usize]) -> String {
        let mut reads = String::new();
        for &root in roots {
            let it = &self.roots[root];
            let start = if it.holder == Holder::PushConstant { it.name.as_str() } else { "" };
            if !matches!(it.holder, Holder::Globals | Holder::PushConstant) {
                continue;
            }
            let leaves = reference::leaves(self, root, Layout::Relaxed);
            // DXC loses itself in bases of push constants.
            // And bools in some globals stay integers there, where a bool is wanted.
            let is_own = |leaf: &&reference::Leaf| {
                leaf.members.iter().all(|(_, name)| name != "base") && leaf.scalar != Scalar::Bool
            };
            if let Some(leaf) = leaves.iter().find(is_own).or(leaves.first()) {
                reads += &format!("    kept[0] = (uint) {start}{};\n", leaf.access);
            }
        }
        let text = self.text(roots);
        format!(
            "{text}[[vk::binding(99)]] RWStructuredBuffer<uint> kept;\n[numthreads(1, 1, 1)] void main() {{\n{reads}}}\n"
        )
    }

    /// The shader of one root, whose members are `uniform` parameters.
    #[allow(dead_code)] // of two users, one
    pub fn shader_of_parameters(&self, root: usize) -> String {
        let it = &self.structs[self.roots[root].structure];
        let mut text = self.structs_of(&[root]);
        self.pragma(it.pragma, &mut text);
        let parameters: Vec<String> = it.members.iter().map(|it| self.global(it)).collect();
        let parameters: Vec<String> = parameters.iter().map(|it| format!("\n    uniform {it}")).collect();
        format!("{text}[numthreads(1, 1, 1)] void main({}) {{}}\n", parameters.join(","))
    }

    /// `float3 direction : register(c2)`
    fn global(&self, member: &Member) -> String {
        let register = member.fixed.map_or(String::new(), |offset| format!(" : register(c{})", offset / 16));
        format!("{}{register}", self.declaration(member))
    }

    /// Of an element or of the whole.
    pub fn root_type(&self, root: usize) -> Ty {
        let root = &self.roots[root];
        match (root.is_plain, &self.structs[root.structure].members[..]) {
            (true, [member]) => member.ty.clone(),
            _ => Ty::Struct(root.structure),
        }
    }

    /// The structs and buffers of some roots. The entry point is for the caller to add.
    pub fn text(&self, roots: &[usize]) -> String {
        let mut text = self.structs_of(roots);
        for (index, &root) in roots.iter().enumerate() {
            self.holder(root, index, &mut text);
        }
        text
    }

    fn structs_of(&self, roots: &[usize]) -> String {
        let mut text = String::new();
        for it in NAMED.iter().filter(|it| !it.definition.is_empty()) {
            let _ = writeln!(text, "{}", it.definition);
        }
        let mut done = vec![false; self.structs.len()];
        for &root in roots {
            self.needed(self.roots[root].structure, &mut done, true, &mut text);
        }
        text
    }

    fn needed(&self, index: usize, done: &mut Vec<bool>, is_root: bool, text: &mut String) {
        if std::mem::replace(&mut done[index], true) {
            return;
        }
        let it = &self.structs[index];
        if let Some(base) = it.base {
            self.needed(base, done, false, text);
        }
        for member in &it.members {
            let mut ty = &member.ty;
            while let Ty::Array(element, _) = ty {
                ty = element;
            }
            if let Ty::Struct(inner) = ty {
                self.needed(*inner, done, false, text);
            }
        }
        let is_block = |root: &Root| {
            (root.is_plain || matches!(root.holder, Holder::CBuffer | Holder::TBuffer | Holder::Globals))
                && root.structure == index
        };
        if is_root && self.roots.iter().any(is_block) {
            return;
        }
        self.pragma(it.pragma, text);
        let base = it.base.map_or(String::new(), |base| format!(" : {}", self.spelled(&Ty::Struct(base))));
        if let Some(parameter) = it.parameter {
            let length = if matches!(it.members[parameter].ty, Ty::Array(..)) { ", int N" } else { "" };
            let _ = writeln!(text, "template<typename T{length}>");
        }
        let _ = writeln!(text, "struct {}{base} {{", it.name);
        for (index, member) in it.members.iter().enumerate() {
            let offset = member.fixed.map_or(String::new(), |offset| format!("[[vk::offset({offset})]] "));
            let declaration = match &member.ty {
                Ty::Array(..) if it.parameter == Some(index) => format!("T {}[N]", member.name),
                _ if it.parameter == Some(index) => format!("T {}", member.name),
                _ => self.declaration(member),
            };
            let _ = writeln!(text, "    {offset}{declaration};");
        }
        text.push_str("};\n");
    }

    /// What is written here in another order than it was made in says its majorness anew.
    fn pragma(&self, major: Option<Major>, text: &mut String) {
        if self.structs.iter().all(|it| it.pragma.is_none()) {
            return;
        }
        text.push_str(match major.or(self.option) {
            Some(Major::Row) => "#pragma pack_matrix(row_major)\n",
            Some(Major::Column) | None => "#pragma pack_matrix(column_major)\n",
        });
    }

    fn holder(&self, at: usize, index: usize, text: &mut String) {
        let root = &self.roots[at];
        let it = &self.structs[root.structure];
        let name = &root.name;
        let binding = format!("[[vk::binding({index})]]");
        let object = match root.holder {
            Holder::ConstantBuffer => "ConstantBuffer",
            Holder::TextureBuffer => "TextureBuffer",
            Holder::StructuredBuffer => "StructuredBuffer",
            Holder::RwStructuredBuffer => "RWStructuredBuffer",
            Holder::PushConstant => {
                let _ = writeln!(text, "[[vk::push_constant]] {} {name};", it.name);
                return;
            }
            Holder::CBuffer | Holder::TBuffer => {
                self.pragma(it.pragma, text);
                let keyword = if root.holder == Holder::CBuffer { "cbuffer" } else { "tbuffer" };
                let _ = writeln!(text, "{binding} {keyword} {name} {{");
                for member in &it.members {
                    let offset = member.fixed.map_or(String::new(), |offset| {
                        let component = ["x", "y", "z", "w"][offset as usize % 16 / 4];
                        format!(" : packoffset(c{}.{component})", offset / 16)
                    });
                    let _ = writeln!(text, "    {}{offset};", self.declaration(member));
                }
                text.push_str("};\n");
                return;
            }
            Holder::Globals => {
                self.pragma(it.pragma, text);
                for member in &it.members {
                    let _ = writeln!(text, "{};", self.global(member));
                }
                return;
            }
        };
        if root.is_plain {
            self.pragma(it.pragma, text);
        }
        let _ = writeln!(text, "{binding} {object}<{} > {name};", self.spelled(&self.root_type(at)));
    }

    /// `row_major float3x4 m[2][3]`.
    pub fn declaration(&self, member: &Member) -> String {
        if let Ty::Bits(scalar, widths) = &member.ty {
            let field = |(index, width): (usize, &u32)| {
                format!("{} {} : {width}", scalar.name(), bit_field(&member.name, index))
            };
            return widths.iter().enumerate().map(field).collect::<Vec<_>>().join("; ");
        }
        let mut lengths = String::new();
        let mut ty = &member.ty;
        while let Ty::Array(element, length) = ty {
            let _ = write!(lengths, "[{length}]");
            ty = element;
        }
        format!("{} {}{lengths}", self.spelled(ty), member.name)
    }

    pub fn spelled(&self, ty: &Ty) -> String {
        match ty {
            Ty::Scalar(scalar) | Ty::Bits(scalar, _) => scalar.name().to_owned(),
            Ty::Named(index) => NAMED[*index].name.to_owned(),
            // Either form, and not always the same.
            Ty::Vector(scalar, len @ (2 | 3)) => format!("{}{len}", scalar.name()),
            Ty::Vector(scalar, len) => format!("vector<{}, {len}>", scalar.name()),
            Ty::Matrix { scalar, rows, columns, keyword, .. } => {
                let keyword = match keyword {
                    Some(Major::Row) => "row_major ",
                    Some(Major::Column) => "column_major ",
                    None => "",
                };
                match rows == columns {
                    true => format!("{keyword}{}{rows}x{columns}", scalar.name()),
                    false => format!("{keyword}matrix<{}, {rows}, {columns}>", scalar.name()),
                }
            }
            Ty::Array(element, length) => format!("{}[{length}]", self.spelled(element)),
            Ty::Struct(index) => {
                let it = &self.structs[*index];
                match it.parameter.map(|parameter| &it.members[parameter].ty) {
                    None => it.name.clone(),
                    Some(Ty::Array(element, length)) => {
                        format!("{}<{}, {length}>", it.name, self.spelled(element))
                    }
                    // DXC wants a space between two brackets.
                    Some(ty) => format!("{}<{} >", it.name, self.spelled(ty)),
                }
            }
        }
    }
}

/// The name of one of the bit-fields of a member.
pub fn bit_field(member: &str, index: usize) -> String {
    if index == 0 { member.to_owned() } else { format!("{member}_{index}") }
}
