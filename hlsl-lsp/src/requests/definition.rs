//! Where a name is defined, where it was first declared, and where its type is.

use hlsl_core::types::{Type, TypeId};
use lsp_types::{GotoDefinitionParams, GotoDefinitionResponse, Location, request::GotoTypeDefinitionParams};

use super::{Answer, host, links};
use crate::{
    analyst::{Analyst, At},
    snapshot::{Entity, Snapshot, Target},
};

pub fn definition(
    analyst: &mut Analyst,
    params: GotoDefinitionParams,
) -> Answer<Option<GotoDefinitionResponse>> {
    let Some(at) = analyst.at(&params.text_document_position_params) else {
        let found = host::definitions(analyst, &params.text_document_position_params);
        return Ok((!found.is_empty()).then_some(GotoDefinitionResponse::Array(found)));
    };
    if let Some(file) = links::target_at(&at) {
        return Ok(Some(GotoDefinitionResponse::Scalar(file)));
    }
    locations(analyst, &at, Snapshot::complete)
}

pub fn declaration(
    analyst: &mut Analyst,
    params: GotoDefinitionParams,
) -> Answer<Option<GotoDefinitionResponse>> {
    let Some(at) = analyst.at(&params.text_document_position_params) else { return Ok(None) };
    locations(analyst, &at, |_, index| index)
}

fn locations(
    analyst: &Analyst,
    at: &At,
    of: impl Fn(&Snapshot, usize) -> usize,
) -> Answer<Option<GotoDefinitionResponse>> {
    let mut found: Vec<Location> = Vec::new();
    for name in at.snapshot.names_at(at.file, at.offset) {
        let Target::Definition(index) = name.target else { continue };
        let all = match at.snapshot.definitions[index].kind {
            // Each branch of an `#if` may define its own.
            crate::definitions::Kind::Macro => at.snapshot.declarations(index),
            _ => vec![of(&at.snapshot, index)],
        };
        for index in all {
            let location = at.snapshot.place_of(index).and_then(|it| analyst.location(&at.snapshot, it));
            found.extend(location.filter(|it| !found.contains(it)));
        }
    }
    Ok((!found.is_empty()).then_some(GotoDefinitionResponse::Array(found)))
}

pub fn type_definition(
    analyst: &mut Analyst,
    params: GotoTypeDefinitionParams,
) -> Answer<Option<GotoDefinitionResponse>> {
    let Some(at) = analyst.at(&params.text_document_position_params) else { return Ok(None) };
    let names = at.snapshot.names_at(at.file, at.offset);
    let ty = names.iter().find_map(|it| match it.target {
        Target::Definition(index) => at.snapshot.type_of(index),
        Target::Intrinsic(_) | Target::Field(..) | Target::Word(_) => None,
    });
    let place = ty.and_then(|it| declared_type(&at.snapshot, it)).and_then(|it| at.snapshot.place_of(it));
    let location = place.and_then(|it| analyst.location(&at.snapshot, it));
    Ok(location.map(GotoDefinitionResponse::Scalar))
}

/// The definition of the struct or enumeration in a type: of elements, and of what a resource holds.
pub fn declared_type(snapshot: &Snapshot, ty: TypeId) -> Option<usize> {
    let types = &snapshot.analysis.program.types;
    let mut ty = types.unmodified(ty);
    for _ in 0..100 {
        let entity = match &types[ty] {
            Type::Struct(id) => Entity::Struct(*id),
            Type::Enum(id) => Entity::Enum(*id),
            Type::Array { element, .. } => {
                ty = types.unmodified(*element);
                continue;
            }
            Type::Object { args, .. } => match args.first() {
                Some(hlsl_core::types::TemplateArgument::Type(inner)) => {
                    ty = types.unmodified(*inner);
                    continue;
                }
                _ => return None,
            },
            _ => return None,
        };
        let span = match entity {
            Entity::Struct(id) => types.structs[id].span,
            Entity::Enum(id) => types.enums[id].span,
            _ => return None,
        };
        return snapshot.written(span).and_then(|it| snapshot.declared_at(it));
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn an_operand_is_a_name_of_its_own() {
        let text = "struct Number { int n; int operator()() { return n; } };\n\
            float4 main() : SV_Target { Number it = { 1 }; return i$0t(); }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(f.definition(0), "a.ps.hlsl:1:35");
    }

    #[test]
    fn leads_to_definitions_declarations_and_types() {
        let main = "#include \"common.hlsli\"$0\n\
            float later(float x);\n\
            float4 main(Light$1 light : L) : SV_Target { return later$2(light.power$3) * Ns::HALF$4 + ONE$5 + T<2>::f$6(1); }\n\
            float later(float x) { return x$7; }\n";
        let common = "struct Light { float power : P; };\n#define ONE 1\nnamespace Ns { static const float HALF = 0.5; }\n\
            template<int N> struct T { static float f(float a) { return a * N$8; } };\n";
        let mut f = Fixture::new(&[("a.ps.hlsl", main), ("common.hlsli", common)]);
        let expected = [
            "common.hlsli:0:0",
            "common.hlsli:0:7",
            "a.ps.hlsl:3:6",
            "common.hlsli:0:21",
            "common.hlsli:2:34",
            "common.hlsli:1:8",
            "common.hlsli:3:40",
            "a.ps.hlsl:3:18",
            "common.hlsli:3:13",
        ];
        for (index, expected) in expected.into_iter().enumerate() {
            assert_eq!(f.definition(index), expected, "{index}");
        }
        assert_eq!(f.declaration(2), "a.ps.hlsl:1:6");
        assert_eq!(f.type_definition(1), "common.hlsli:0:7");
    }
}
