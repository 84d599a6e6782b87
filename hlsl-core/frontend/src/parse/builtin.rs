//! The names of HLSL's built-in types: what the parser must know to tell types from values.

use crate::{
    symbol::{Symbol, SymbolMap, Symbols},
    types::ObjectKind,
};

/// The meaning of a name that is not declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Builtin {
    /// Possibly an intrinsic function; not a type.
    None,
    Type,
    /// A type that can take template arguments.
    Template,
}

/// A cache of results, by symbol number.
pub(super) struct BuiltinNames {
    known: SymbolMap<Option<Builtin>>,
}

impl BuiltinNames {
    pub(super) fn new(symbols: &Symbols) -> Self {
        BuiltinNames { known: SymbolMap::for_first(symbols.len()) }
    }

    #[inline]
    pub(super) fn of(&mut self, symbol: Symbol, symbols: &Symbols) -> Builtin {
        match self.known.get(symbol) {
            Some(answer) => answer,
            None => self.look_up(symbol, symbols),
        }
    }

    fn look_up(&mut self, symbol: Symbol, symbols: &Symbols) -> Builtin {
        let answer = classify(symbols.text(symbol));
        self.known.set(symbol, Some(answer));
        answer
    }
}

/// A list of names with a quick test, which most others fail: whether one of that length starts with that letter.
struct NameSet {
    names: &'static [&'static str],
    /// By length: a bit for each first letter.
    starts: [u64; NameSet::LENGTHS],
}

impl NameSet {
    /// No name is longer.
    const LENGTHS: usize = 40;

    const fn new(names: &'static [&'static str]) -> NameSet {
        let mut starts = [0; NameSet::LENGTHS];
        let mut number = 0;
        while number < names.len() {
            let name = names[number].as_bytes();
            starts[name.len()] |= NameSet::bit(name[0]);
            number += 1;
        }
        NameSet { names, starts }
    }

    /// Different for all letters.
    const fn bit(letter: u8) -> u64 {
        1 << (letter & 0x3f)
    }

    fn contains(&self, name: &str) -> bool {
        let starts = self.starts.get(name.len()).copied().unwrap_or(0);
        let may_be = name.bytes().next().is_some_and(|first| starts & NameSet::bit(first) != 0);
        may_be && self.names.contains(&name)
    }
}

static SCALARS: NameSet = NameSet::new(&[
    "bool",
    "int",
    "uint",
    "dword",
    "half",
    "float",
    "double",
    "min10float",
    "min12int",
    "min16float",
    "min16int",
    "min16uint",
    "int16_t",
    "uint16_t",
    "int32_t",
    "uint32_t",
    "int64_t",
    "uint64_t",
    "float16_t",
    "float32_t",
    "float64_t",
]);

static TYPES: NameSet = NameSet::new(&[
    "void",
    "string",
    "int8_t4_packed",
    "uint8_t4_packed",
    "ByteAddressBuffer",
    "RWByteAddressBuffer",
    "RasterizerOrderedByteAddressBuffer",
    "SamplerState",
    "SamplerComparisonState",
    "sampler",
    "sampler1D",
    "sampler2D",
    "sampler3D",
    "samplerCUBE",
    "samplerCube",
    "stateblock",
    "sampler_state",
    "texture",
    "Texture",
    "texture1D",
    "texture2D",
    "texture3D",
    "textureCUBE",
    "RaytracingAccelerationStructure",
    "RayDesc",
    "BuiltInTriangleIntersectionAttributes",
    "BuiltInTrianglePositions",
    "HitObject",
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
    "StateObjectConfig",
    "GlobalRootSignature",
    "LocalRootSignature",
    "SubobjectToExportsAssociation",
    "RaytracingShaderConfig",
    "RaytracingPipelineConfig",
    "RaytracingPipelineConfig1",
    "TriangleHitGroup",
    "ProceduralPrimitiveHitGroup",
    "EmptyNodeInput",
    "EmptyNodeOutput",
    "EmptyNodeOutputArray",
    "RAYQUERY_FLAG",
    "RAY_FLAG",
    "COMMITTED_STATUS",
    "CANDIDATE_TYPE",
    "BARRIER_SEMANTIC_FLAGS",
    "MEMORY_TYPE_FLAG",
]);

static TEMPLATES: NameSet = NameSet::new(&[
    "vector",
    "matrix",
    "Buffer",
    "RWBuffer",
    "RasterizerOrderedBuffer",
    "StructuredBuffer",
    "RWStructuredBuffer",
    "RasterizerOrderedStructuredBuffer",
    "AppendStructuredBuffer",
    "ConsumeStructuredBuffer",
    "ConstantBuffer",
    "TextureBuffer",
    "Texture1D",
    "Texture1DArray",
    "Texture2D",
    "Texture2DArray",
    "Texture2DMS",
    "Texture2DMSArray",
    "Texture3D",
    "TextureCube",
    "TextureCubeArray",
    "RWTexture1D",
    "RWTexture1DArray",
    "RWTexture2D",
    "RWTexture2DArray",
    "RWTexture2DMS",
    "RWTexture2DMSArray",
    "RWTexture3D",
    "RasterizerOrderedTexture1D",
    "RasterizerOrderedTexture1DArray",
    "RasterizerOrderedTexture2D",
    "RasterizerOrderedTexture2DArray",
    "RasterizerOrderedTexture3D",
    "FeedbackTexture2D",
    "FeedbackTexture2DArray",
    "SubpassInput",
    "SubpassInputMS",
    "RayQuery",
    "InputPatch",
    "OutputPatch",
    "PointStream",
    "LineStream",
    "TriangleStream",
    "DispatchNodeInputRecord",
    "RWDispatchNodeInputRecord",
    "GroupNodeInputRecords",
    "RWGroupNodeInputRecords",
    "ThreadNodeInputRecord",
    "RWThreadNodeInputRecord",
    "NodeOutput",
    "NodeOutputArray",
    "ThreadNodeOutputRecords",
    "GroupNodeOutputRecords",
]);

/// The templates after `vk::`.
const VK_TEMPLATES: &[&str] = &[
    "SpirvType",
    "SpirvOpaqueType",
    "Literal",
    "integral_constant",
    "ext_type",
    "ext_result_id",
    "BufferPointer",
];

pub(super) fn classify(name: &str) -> Builtin {
    if TEMPLATES.contains(name) {
        return Builtin::Template;
    }
    if TYPES.contains(name) || is_numeric(name) { Builtin::Type } else { Builtin::None }
}

/// What `name` is in the namespace `vk`.
pub(super) fn in_vk(name: &str) -> Builtin {
    let is_texture = || {
        name.starts_with("SampledTexture")
            && ObjectKind::ALL.iter().any(|it| it.name().strip_prefix("vk::") == Some(name))
    };
    if VK_TEMPLATES.contains(&name) || is_texture() { Builtin::Template } else { Builtin::None }
}

/// `float`, `float4`, `float4x4`
fn is_numeric(name: &str) -> bool {
    let size = |byte: u8| (b'1'..=b'4').contains(&byte);
    let scalar = match name.as_bytes() {
        [.., rows, b'x', columns] if size(*rows) && size(*columns) => &name[..name.len() - 3],
        _ if SCALARS.contains(name) => return true,
        [.., len] if size(*len) => &name[..name.len() - 1],
        _ => return false,
    };
    SCALARS.contains(scalar)
}

/// Names to offer for a misspelled type.
pub(super) fn candidates() -> impl Iterator<Item = String> {
    let numeric = SCALARS.names.iter().flat_map(|scalar| {
        let vectors = (1..=4).map(move |len| format!("{scalar}{len}"));
        let matrices =
            (1..=4).flat_map(move |rows| (1..=4).map(move |columns| format!("{scalar}{rows}x{columns}")));
        std::iter::once(scalar.to_string()).chain(vectors).chain(matrices)
    });
    numeric.chain(TEMPLATES.names.iter().chain(TYPES.names).map(|name| name.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parser's names are separate from the checker's types, so this keeps them consistent.
    #[test]
    fn every_type_of_the_library_is_a_type_to_the_parser() {
        let unknown: Vec<&str> = ObjectKind::ALL
            .iter()
            .map(|kind| kind.name())
            .filter(|name| !name.contains(' ') && !name.ends_with("DescriptorHeap"))
            .filter(|name| match name.rsplit_once("::") {
                Some(("vk", name)) => in_vk(name) == Builtin::None,
                Some((_, name)) => classify(name) == Builtin::None,
                None => classify(name) == Builtin::None,
            })
            .collect();
        assert_eq!(unknown, [""; 0]);
    }
}
