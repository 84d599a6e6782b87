//! The names that the language itself declares: its types and the constants of ray tracing and barriers.

use super::{
    Checker, record,
    samplers::Dimension,
    scope::{Entity, Scope, ScopeKind, Sought},
};
use crate::{
    source::Span,
    symbol::{Symbol, kw},
    types::{Field, ObjectKind, Scalar, Struct, Type, TypeId, Types},
};

/// A type of the language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Builtin {
    Type(TypeId),
    /// A type that exists only with `-enable-16bit-types`.
    SixteenBit,
    /// `vector<T, N>`
    Vector,
    /// `matrix<T, R, C>`
    Matrix,
    /// With or without template arguments.
    Object(ObjectKind),
    /// A type of the effects framework.
    Effect,
    /// One that only `-fhlsl-dx9` has.
    Older,
}

const SCALARS: &[(&str, Scalar)] = &[
    ("bool", Scalar::Bool),
    ("int", Scalar::Int),
    ("uint", Scalar::Uint),
    ("dword", Scalar::Uint),
    ("float", Scalar::Float),
    ("double", Scalar::Double),
    ("half", Scalar::Half),
    ("min10float", Scalar::Min10Float),
    ("min16float", Scalar::Min16Float),
    ("min12int", Scalar::Min12Int),
    ("min16int", Scalar::Min16Int),
    ("min16uint", Scalar::Min16Uint),
    ("int16_t", Scalar::Int16),
    ("uint16_t", Scalar::Uint16),
    ("int32_t", Scalar::Int),
    ("uint32_t", Scalar::Uint),
    ("int64_t", Scalar::Int64),
    ("uint64_t", Scalar::Uint64),
    ("float16_t", Scalar::Half),
    ("float32_t", Scalar::Float),
    ("float64_t", Scalar::Double),
    ("int8_t4_packed", Scalar::Int8Packed),
    ("uint8_t4_packed", Scalar::Uint8Packed),
];

const EFFECTS: &[&str] = &[
    "texture",
    "texture1D",
    "texture2D",
    "texture3D",
    "textureCUBE",
    "texture1d",
    "texture2d",
    "texture3d",
    "textureCube",
    "PixelShader",
    "VertexShader",
    "GeometryShader",
    "HullShader",
    "DomainShader",
    "ComputeShader",
    "pixelshader",
    "vertexshader",
    "pixelfragment",
    "vertexfragment",
    "BlendState",
    "DepthStencilState",
    "DepthStencilView",
    "RasterizerState",
    "RenderTargetView",
];

/// What a member of a struct of the language is called, how many floats it is, and what it is for.
type RecordMember = (&'static str, u32, &'static str);

const RECORDS: &[(&str, &[RecordMember])] = &[
    (
        "RayDesc",
        &[
            ("Origin", 3, "Where the ray starts."),
            ("TMin", 1, "The shortest distance at which a hit counts, in lengths of `Direction`."),
            (
                "Direction",
                3,
                "Where the ray goes. Distances count in lengths of it, so it need not be normalized.",
            ),
            ("TMax", 1, "The longest distance at which a hit counts, in lengths of `Direction`."),
        ],
    ),
    (
        "BuiltInTriangleIntersectionAttributes",
        &[(
            "barycentrics",
            2,
            "How much the second and the third vertex weigh at the hit; the first has the rest to 1.",
        )],
    ),
    (
        "BuiltInTrianglePositions",
        &[
            ("p0", 3, "The first vertex of the triangle, in object space."),
            ("p1", 3, "The second vertex of the triangle, in object space."),
            ("p2", 3, "The third vertex of the triangle, in object space."),
        ],
    ),
];

/// Constants of the language, all of type `uint`.
const CONSTANTS: &[(&str, i64)] = &[
    ("RAY_FLAG_NONE", 0),
    ("RAY_FLAG_FORCE_OPAQUE", 0x1),
    ("RAY_FLAG_FORCE_NON_OPAQUE", 0x2),
    ("RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH", 0x4),
    ("RAY_FLAG_SKIP_CLOSEST_HIT_SHADER", 0x8),
    ("RAY_FLAG_CULL_BACK_FACING_TRIANGLES", 0x10),
    ("RAY_FLAG_CULL_FRONT_FACING_TRIANGLES", 0x20),
    ("RAY_FLAG_CULL_OPAQUE", 0x40),
    ("RAY_FLAG_CULL_NON_OPAQUE", 0x80),
    ("RAY_FLAG_SKIP_TRIANGLES", 0x100),
    ("RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES", 0x200),
    ("RAY_FLAG_FORCE_OMM_2_STATE", 0x400),
    ("RAYQUERY_FLAG_NONE", 0),
    ("RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS", 1),
    ("RAYTRACING_PIPELINE_FLAG_NONE", 0),
    ("RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES", 0x100),
    ("RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES", 0x200),
    ("RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS", 0x400),
    ("STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS", 1),
    ("STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS", 2),
    ("STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS", 4),
    ("COMMITTED_NOTHING", 0),
    ("COMMITTED_TRIANGLE_HIT", 1),
    ("COMMITTED_PROCEDURAL_PRIMITIVE_HIT", 2),
    ("CANDIDATE_NON_OPAQUE_TRIANGLE", 0),
    ("CANDIDATE_PROCEDURAL_PRIMITIVE", 1),
    ("HIT_KIND_NONE", 0),
    ("HIT_KIND_TRIANGLE_FRONT_FACE", 254),
    ("HIT_KIND_TRIANGLE_BACK_FACE", 255),
    ("CLUSTER_ID_INVALID", 0xffff_ffff),
    ("SAMPLER_FEEDBACK_MIN_MIP", 0),
    ("SAMPLER_FEEDBACK_MIP_REGION_USED", 1),
    ("UAV_MEMORY", 1),
    ("GROUP_SHARED_MEMORY", 2),
    ("NODE_INPUT_MEMORY", 4),
    ("NODE_OUTPUT_MEMORY", 8),
    ("ALL_MEMORY", 15),
    ("GROUP_SYNC", 1),
    ("GROUP_SCOPE", 2),
    ("DEVICE_SCOPE", 4),
    ("REORDER_SCOPE", 8),
];

/// Constants in `vk::`.
const VK_CONSTANTS: &[(&str, i64)] = &[
    ("CrossDeviceScope", 0),
    ("DeviceScope", 1),
    ("WorkgroupScope", 2),
    ("SubgroupScope", 3),
    ("InvocationScope", 4),
    ("QueueFamilyScope", 5),
];

/// The names that the language itself declares, without its functions.
pub fn names() -> impl Iterator<Item = &'static str> {
    names_of(Sought::Type).chain(names_of(Sought::Value))
}

/// What the language itself has that a misspelled name may have meant.
pub(super) fn names_of(sought: Sought) -> impl Iterator<Item = &'static str> {
    let (types, functions, values) = match sought {
        Sought::Value => (false, false, true),
        Sought::Function => (true, true, false),
        Sought::Type | Sought::TypeOrNamespace => (true, false, false),
        Sought::Template | Sought::Namespace => (false, false, false),
    };
    let objects = ObjectKind::ALL.iter().map(|kind| kind.name());
    let records = RECORDS.iter().map(|it| it.0);
    let types = SCALARS.iter().map(|it| it.0).chain(objects).chain(records).filter(move |_| types);
    let functions = crate::intrinsics::function_names().filter(move |_| functions);
    let values = CONSTANTS.iter().map(|it| it.0).filter(move |_| values);
    functions.chain(types).chain(values).filter(|name| !name.contains([':', ' ']))
}

/// What a member of a struct of the language is for.
pub fn member_doc(record: &str, member: &str) -> Option<&'static str> {
    let members = RECORDS.iter().find(|it| it.0 == record)?.1;
    members.iter().find(|it| it.0 == member).map(|it| it.2)
}

/// The value of a constant of the language, `name` with its namespace.
pub fn constant(name: &str) -> Option<i64> {
    let (list, name) = match name.strip_prefix("vk::") {
        Some(name) => (VK_CONSTANTS, name),
        None => (CONSTANTS, name),
    };
    list.iter().find(|it| it.0 == name).map(|it| it.1)
}

/// What is in `vk` or `dx`.
pub fn names_in(namespace: &str) -> impl Iterator<Item = &'static str> {
    let objects = ObjectKind::ALL.iter().map(|kind| kind.name());
    let qualified = objects.chain(crate::intrinsics::function_names());
    let constants = if namespace == "vk" { VK_CONSTANTS } else { &[] };
    let names = qualified.filter_map(move |name| match name.split_once("::") {
        Some((scope, name)) if scope == namespace => Some(name),
        _ => None,
    });
    names.chain(constants.iter().map(|it| it.0))
}

/// `float`, `float4`, `float4x4`, taken apart.
struct NumericName {
    /// Of the component, and what it stands for.
    name: &'static str,
    written: Scalar,
    rows: Option<u8>,
    columns: Option<u8>,
}

impl NumericName {
    fn read(text: &str) -> Option<NumericName> {
        let is_size = |byte: u8| (b'1'..=b'4').contains(&byte);
        let (size, rows, columns) = match *text.as_bytes() {
            [.., rows, b'x', columns] if is_size(rows) && is_size(columns) => (3, Some(rows), Some(columns)),
            [.., length] if is_size(length) => (1, None, Some(length)),
            _ => (0, None, None),
        };
        let component = &text[..text.len() - size];
        let &(name, written) = SCALARS.iter().find(|it| it.0 == component)?;
        let number = |digit: u8| digit - b'0';
        Some(NumericName { name, written, rows: rows.map(number), columns: columns.map(number) })
    }
}

impl Checker<'_> {
    /// The built-in type named `symbol`.
    pub(super) fn builtin(&mut self, symbol: Symbol) -> Option<Builtin> {
        if let Some(known) = self.language.builtins.get(symbol) {
            return known;
        }
        let found = match NumericName::read(self.symbols.text(symbol)) {
            Some(name) => Some(self.number_type(name)),
            None => {
                let text = self.symbols.text(symbol).to_string();
                self.classify(&text)
            }
        };
        self.language.builtins.set(symbol, found);
        found
    }

    /// The type called `vk::NAME` or `dx::NAME`.
    pub(super) fn library_type(&mut self, namespace: Symbol, symbol: Symbol) -> Option<Builtin> {
        let prefix = if namespace == kw::VK { "vk::" } else { "dx::" };
        let name = self.symbols.text(symbol);
        let found =
            ObjectKind::ALL.iter().copied().find(|kind| kind.name().strip_prefix(prefix) == Some(name));
        found.map(Builtin::Object)
    }

    /// `using namespace dx;`
    pub(super) fn open_library(&mut self, namespace: Symbol) {
        if self.language.opened.contains(&namespace) {
            return;
        }
        self.language.opened.push(namespace);
        let scope = self.text(namespace);
        for kind in ObjectKind::ALL {
            if let Some((of, name)) = kind.name().split_once("::")
                && of == scope
            {
                let symbol = self.symbols.intern(name);
                self.language.builtins.set(symbol, Some(Builtin::Object(*kind)));
            }
        }
    }

    /// `using vk::name;` False if there is no such name.
    pub(super) fn bring(&mut self, namespace: Symbol, symbol: Symbol) -> bool {
        if !names_in(self.symbols.text(namespace)).any(|it| it == self.symbols.text(symbol)) {
            return false;
        }
        if let Some(found) = self.library_type(namespace, symbol) {
            self.language.builtins.set(symbol, Some(found));
        }
        self.language.brought.insert((namespace, symbol));
        true
    }

    /// The namespace of the library that this name without one is from, thanks to `using`.
    pub(super) fn used_library(&self, symbol: Symbol) -> Option<Symbol> {
        let name = self.symbols.text(symbol);
        [kw::VK, self.language.known.dx].into_iter().find(|namespace| {
            self.language.brought.contains(&(*namespace, symbol))
                || self.language.opened.contains(namespace)
                    && names_in(self.symbols.text(*namespace)).any(|it| it == name)
        })
    }

    /// The value of a constant of the language; all are `uint`.
    pub(super) fn builtin_constant(&self, namespace: Option<Symbol>, symbol: Symbol) -> Option<i64> {
        let name = self.symbols.text(symbol);
        let list = if namespace == Some(kw::VK) { VK_CONSTANTS } else { CONSTANTS };
        list.iter().find(|it| it.0 == name).map(|it| it.1)
    }

    /// The scalar that `scalar` is under the options in force.
    pub(super) fn scalar_in_force(&self, scalar: Scalar) -> Scalar {
        match scalar {
            Scalar::Half if !self.language.options.language.enable_16bit_types => Scalar::WideHalf,
            other => other,
        }
    }

    fn classify(&mut self, text: &str) -> Option<Builtin> {
        if self.language.options.language.dx9
            && let Some(dimension) = Dimension::of_sampler(text)
        {
            return Some(Builtin::Type(self.combined_sampler(dimension)));
        }
        match text {
            "void" => return Some(Builtin::Type(self.program.types.void)),
            "string" => return Some(Builtin::Type(self.program.types.string)),
            "vector" => {
                return Some(Builtin::Vector);
            }
            "matrix" => return Some(Builtin::Matrix),
            "sampler" | "sampler1D" | "sampler2D" | "sampler3D" | "samplerCUBE" | "sampler_state" => {
                return Some(Builtin::Object(ObjectKind::SamplerState));
            }
            "RAY_FLAG"
            | "RAYQUERY_FLAG"
            | "COMMITTED_STATUS"
            | "CANDIDATE_TYPE"
            | "CLUSTER_ID_CONSTANTS"
            | "BARRIER_SEMANTIC_FLAGS"
            | "MEMORY_TYPE_FLAG" => return Some(Builtin::Type(self.program.types.uint)),
            _ => {}
        }
        if let Some((name, members)) = RECORDS.iter().find(|it| it.0 == text) {
            let float = |types: &mut Types, count| match count {
                1 => types.float,
                count => types.vector(Scalar::Float, count),
            };
            let fields: Vec<(&str, TypeId)> =
                members.iter().map(|it| (it.0, float(&mut self.program.types, it.1))).collect();
            return Some(self.builtin_record(name, &fields));
        }
        if EFFECTS.contains(&text) {
            return Some(Builtin::Effect);
        }
        match text {
            "stateblock" if self.language.options.language.dx9 => return Some(Builtin::Effect),
            "stateblock" | "samplerCube" => return Some(Builtin::Older),
            _ => {}
        }
        let is_type = |kind: &ObjectKind| {
            kind.name() == text
                && !matches!(kind, ObjectKind::ResourceDescriptorHeap | ObjectKind::SamplerDescriptorHeap)
        };
        ObjectKind::ALL.iter().copied().find(is_type).map(Builtin::Object)
    }

    fn number_type(&mut self, NumericName { name, written, rows, columns }: NumericName) -> Builtin {
        let scalar = self.scalar_in_force(written);
        if !self.language.options.language.enable_16bit_types
            && (name == "float16_t" || matches!(written, Scalar::Int16 | Scalar::Uint16))
        {
            return Builtin::SixteenBit;
        }
        let types = &mut self.program.types;
        Builtin::Type(match (rows, columns) {
            (Some(rows), Some(columns)) => types.matrix(scalar, rows, columns),
            (None, Some(len)) => types.vector(scalar, u32::from(len)),
            _ => types.scalar(scalar),
        })
    }

    /// What stands for the types of effect objects, which are ignored: nothing.
    pub(super) fn effect_type(&mut self) -> TypeId {
        if let Some(ty) = self.language.effect_type {
            return ty;
        }
        let Builtin::Type(ty) = self.builtin_record("effect object", &[]) else {
            return self.program.types.error;
        };
        self.language.effect_type = Some(ty);
        ty
    }

    pub(super) fn builtin_record(&mut self, name: &str, fields: &[(&str, TypeId)]) -> Builtin {
        let name = self.symbols.intern(name);
        let id = self
            .program
            .types
            .structs
            .add(Struct { is_complete: true, ..Struct::new(name, Span::default()) });
        let scope = self.scopes.add(Scope::new(Some(self.scopes.global), ScopeKind::Record(id)));
        for (index, &(name, ty)) in fields.iter().enumerate() {
            let name = self.symbols.intern(name);
            self.program.types.add_field(id, Field::new(name, ty, Span::default()));
            self.scopes.declare(scope, name, Entity::Field { record: id, index: index as u32 });
        }
        self.records.push(record::Info { scope: Some(scope), is_final: true, ..record::Info::default() });
        Builtin::Type(self.program.types.intern(Type::Struct(id)))
    }
}
