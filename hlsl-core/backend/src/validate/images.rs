//! Images: what instructions that sample, read, write or ask take and give.

use crate::spirv::{Decoration, Dim, ImageOperands, Op, StorageClass};

use super::module::{Image, Kind, Module, Shape, Type};
use crate::grammar::{Facts, Inst, OperandKind, facts};

/// `SPV_QCOM_image_processing`: the textures that are compared, or that hold weights, are marked as such.
fn of_qualcomm(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let (marked, wanted): (&[usize], _) = match op {
        Op::ImageSampleWeightedQCOM => (&[2], Decoration::WeightTextureQCOM),
        Op::ImageBlockMatchSSDQCOM
        | Op::ImageBlockMatchSADQCOM
        | Op::ImageBlockMatchWindowSSDQCOM
        | Op::ImageBlockMatchWindowSADQCOM
        | Op::ImageBlockMatchGatherSSDQCOM
        | Op::ImageBlockMatchGatherSADQCOM => (&[0, 2], Decoration::BlockMatchTextureQCOM),
        Op::ImageBoxFilterQCOM => (&[], Decoration::BlockMatchTextureQCOM),
        _ => return None,
    };
    if !matches!(module.ty(module.type_of(inst.word(0))), Type::SampledImage { .. }) {
        return Some("takes an image with its sampler as its first operand".into());
    }
    let is_right = marked.iter().all(|it| is_marked(module, inst.word(*it), wanted));
    (!is_right)
        .then(|| format!("takes textures that are loaded from variables with the decoration {wanted:?}"))
}

/// Whether an image, or the sampler with it, comes from a variable with a decoration.
fn is_marked(module: &Module<'_>, image: u32, wanted: Decoration) -> bool {
    let comes_from = |id: u32| {
        let made_by = module.definition(id).filter(|it| it.is(Op::Load));
        made_by.is_some_and(|it| module.times_decorated(it.word(0), None, wanted) > 0)
    };
    match module.definition(image) {
        Some(it) if it.is(Op::SampledImage) => comes_from(it.word(0)) || comes_from(it.word(1)),
        _ => comes_from(image),
    }
}

/// What only the instructions of `SPV_QCOM_image_processing` take.
const OF_QUALCOMM: &[Decoration] =
    &[Decoration::WeightTextureQCOM, Decoration::BlockMatchTextureQCOM, Decoration::BlockMatchSamplerQCOM];

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let operand = |index: usize| module.type_of(inst.word(index));
    match op {
        Op::SampledImage => {
            let image = match module.ty(operand(0)) {
                Type::Image(_) => operand(0),
                Type::Other => return None,
                _ => return Some("takes an image as its first operand".into()),
            };
            if !matches!(module.ty(operand(1)), Type::Sampler | Type::Other) {
                return Some("takes a sampler as its second operand".into());
            }
            let is_right = match module.ty(inst.result_type) {
                Type::SampledImage { image: of } => of == image,
                Type::Other => true,
                _ => false,
            };
            return (!is_right).then(|| "gives this image with its sampler".into());
        }
        Op::Image => {
            return match module.ty(operand(0)) {
                Type::SampledImage { image } if image == inst.result_type => None,
                Type::Other => None,
                _ => Some("takes the image out of one with a sampler".into()),
            };
        }
        Op::ImageQuerySize | Op::ImageQuerySizeLod | Op::ImageQueryLevels | Op::ImageQuerySamples => {
            return query(module, op, inst);
        }
        Op::ImageQueryOrder | Op::ImageQueryFormat => {
            let is_right =
                module.shape(inst.result_type).is_some_and(|it| it.kind == Kind::Int && it.len == 1);
            return (!is_right).then(|| "gives an integer".into());
        }
        Op::ImageQueryLod => {
            let is_sampled = matches!(module.ty(operand(0)), Type::SampledImage { .. } | Type::Other);
            let is_pair =
                module.shape(inst.result_type).is_some_and(|it| it.kind == Kind::Float && it.len == 2);
            if !is_sampled || !is_pair {
                return Some("takes an image with its sampler, and gives two floats".into());
            }
            let Type::SampledImage { image } = module.ty(operand(0)) else { return None };
            let Type::Image(image) = module.ty(image) else { return None };
            let count = image.plane();
            let is_right =
                module.shape(operand(1)).is_some_and(|it| it.kind == Kind::Float && it.len >= count);
            return (!is_right).then(|| format!("takes {count} floats as coordinates"));
        }
        _ => {}
    }
    let facts = facts(op);
    if facts.sparse && facts.projected {
        return Some("has a reserved opcode, for which there is no instruction yet".into());
    }
    if let Some(what) = of_qualcomm(module, op, inst) {
        return Some(what);
    }
    if !(is_sampled(facts) || facts.fetch || facts.read || facts.write) {
        return None;
    }
    if let Some(kind) = OF_QUALCOMM.iter().find(|it| is_marked(module, inst.word(0), **it)) {
        return Some(format!("does not take images with the decoration {kind:?}"));
    }
    if facts.sparse && !matches!(module.ty(inst.result_type), Type::Struct(_) | Type::Other) {
        return Some("gives a struct of a residency code and a texel".into());
    }
    let image = match image_of(module, facts, operand(0)) {
        Ok(image) => image?,
        Err(what) => return Some(what),
    };
    coordinates(module, facts, image, operand(1))
        .or_else(|| texel(module, facts, image, inst))
        .or_else(|| reference(module, facts, inst))
        .or_else(|| image_operands(module, facts, image, inst))
}

/// Whether it reads an image with a sampler, at coordinates that are floats.
fn is_sampled(facts: &Facts) -> bool {
    facts.sample || facts.gather
}

/// The image that an instruction is about; `None` where nobody knows.
fn image_of(module: &Module<'_>, facts: &Facts, ty: u32) -> Result<Option<Image>, String> {
    let is_sampled = is_sampled(facts);
    let image = match (module.ty(ty), is_sampled) {
        (Type::Other, _) => return Ok(None),
        (Type::SampledImage { image }, true) => module.ty(image),
        (it @ Type::Image(_), false) => it,
        (_, true) => return Err("takes an image with its sampler as its first operand".into()),
        (_, false) => return Err("takes an image as its first operand".into()),
    };
    let Type::Image(image) = image else { return Ok(None) };
    match facts {
        _ if is_sampled && image.is_multisampled => Err("takes an image with one sample per texel".into()),
        _ if facts.fetch && image.sampled != 1 => Err("takes an image that is sampled".into()),
        _ if (facts.read || facts.write) && image.sampled == 1 => Err("takes a storage image".into()),
        _ => Ok(Some(image)),
    }
}

fn coordinates(module: &Module<'_>, facts: &Facts, image: Image, ty: u32) -> Option<String> {
    let (kind, name) = if is_sampled(facts) { (Kind::Float, "floats") } else { (Kind::Int, "integers") };
    let count = match facts {
        _ if facts.projected => image.dimensions() + 1,
        _ if (facts.read || facts.write) && image.is(Dim::DimCube) => 3,
        _ => image.coordinates(),
    };
    let is_right = module.shape(ty).is_some_and(|it| it.kind == kind && it.len >= count);
    (!is_right).then(|| format!("takes {count} {name} as coordinates"))
}

/// What is read or written.
fn texel(module: &Module<'_>, facts: &Facts, image: Image, inst: &Inst<'_>) -> Option<String> {
    let mut ty = if facts.write { module.type_of(inst.word(2)) } else { inst.result_type };
    if facts.sparse {
        let Type::Struct(&[_, of]) = module.ty(ty) else {
            return Some("gives a struct of a status and what was read".into());
        };
        ty = of;
    }
    let shape = module.shape(ty);
    let component = shape.map(|it| Shape { len: 1, ..it });
    let texel = module.shape(image.texel);
    // A pixel without a type may be read as any.
    let is_alike = texel.is_none_or(|it| component == Some(it));
    let compares = facts.sample && facts.compares;
    let len = shape.map_or(0, |it| it.len);
    let is_long_enough = match facts {
        _ if compares => len == 1,
        _ if facts.write || facts.read && !module.environment.is_vulkan => len > 0,
        _ => len == 4,
    };
    let what = if facts.write { "takes" } else { "gives" };
    if !is_long_enough {
        let wanted = if compares { "one component" } else { "four components" };
        return Some(format!("{what} {wanted}"));
    }
    (!is_alike).then(|| format!("{what} what the texels of its image are"))
}

/// What comes between coordinates and image operands.
fn reference(module: &Module<'_>, facts: &Facts, inst: &Inst<'_>) -> Option<String> {
    let shape = module.shape(module.type_of(inst.word(2)));
    let is_one = |kind: Kind| shape.is_some_and(|it| (it.kind, it.bits, it.len) == (kind, 32, 1));
    if facts.compares {
        return (!is_one(Kind::Float)).then(|| "compares with one float of 32 bits".into());
    }
    let is_right = is_one(Kind::Int) && (!module.environment.is_vulkan || module.is_constant(inst.word(2)));
    (facts.gather && !is_right).then(|| "takes a constant integer of 32 bits as the component".into())
}

fn image_operands(module: &Module<'_>, facts: &Facts, image: Image, inst: &Inst<'_>) -> Option<String> {
    use ImageOperands as I;
    let (is_explicit, is_gather) = (facts.explicit_level, facts.gather);
    let is_implicit = facts.sample && !is_explicit;
    let mut operands = inst.operands().skip_while(|it| it.0 != OperandKind::ImageOperands);
    let mask = I::from_bits_retain(operands.next().map_or(0, |it| it.1[0]));
    let mut next = || operands.next().and_then(|it| it.1.first().copied()).unwrap_or(0);
    let shape = |id: u32| module.shape(module.type_of(id));
    let is = |id: u32, kind: Kind, len: u32| shape(id).is_some_and(|it| it.kind == kind && it.len == len);
    if is_explicit && !mask.intersects(I::LOD | I::GRAD) {
        return Some("needs a level of detail or gradients".into());
    }
    if mask.contains(I::BIAS) && !(is_implicit && is(next(), Kind::Float, 1)) {
        return Some("has a bias, which is one float and for implicit levels of detail".into());
    }
    if mask.contains(I::LOD) {
        let kind = if facts.fetch { Kind::Int } else { Kind::Float };
        if !(is_explicit || facts.fetch || is_gather) || !is(next(), kind, 1) {
            return Some("has a level of detail, which is one float (an integer to fetch a texel) and for explicit levels".into());
        }
    }
    let plane = image.plane();
    if mask.contains(I::GRAD) {
        let is_right = is(next(), Kind::Float, plane) & is(next(), Kind::Float, plane);
        if !is_explicit || !is_right {
            return Some(format!(
                "has gradients, which are two times {plane} floats and for explicit levels of detail"
            ));
        }
    }
    if mask.contains(I::CONST_OFFSET) {
        let id = next();
        if !module.is_constant(id) || !is(id, Kind::Int, plane) {
            return Some(format!("has a constant offset, which is {plane} constant integers"));
        }
    }
    if mask.contains(I::OFFSET) {
        let is_right = is(next(), Kind::Int, plane);
        let environment = module.environment;
        if !is_right || environment.is_vulkan && !environment.variable_offsets && !is_gather {
            return Some(format!(
                "has an offset that is not constant, which is {plane} integers and, for Vulkan, for gathering"
            ));
        }
    }
    if mask.contains(I::CONST_OFFSETS) && !(is_gather && module.is_constant(next())) {
        return Some("has four offsets, which are constant and for gathering".into());
    }
    if mask.contains(I::SAMPLE) && !(image.is_multisampled && is(next(), Kind::Int, 1)) {
        return Some("has the number of a sample, which is one integer and for images with several".into());
    }
    if image.is_multisampled && !is_sampled(facts) && !mask.contains(I::SAMPLE) {
        return Some("needs the number of a sample".into());
    }
    None
}

fn query(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let image = match module.ty(module.type_of(inst.word(0))) {
        Type::Image(image) => image,
        Type::Other => return None,
        _ => return Some("takes an image as its first operand".into()),
    };
    let takes = match op {
        Op::ImageQuerySamples => (image.is_multisampled, "an image with several samples"),
        Op::ImageQueryLevels | Op::ImageQuerySizeLod => {
            (image.sampled != 2 && !image.is_multisampled, "an image that is sampled, with levels of detail")
        }
        _ => (
            image.is_multisampled || image.sampled != 1 || image.is(Dim::DimBuffer) || image.is(Dim::DimRect),
            "an image without levels of detail",
        ),
    };
    if !takes.0 {
        return Some(format!("takes {}", takes.1));
    }
    let is_integer =
        |ty: u32, len: u32| module.shape(ty).is_some_and(|it| it.kind == Kind::Int && it.len == len);
    if op == Op::ImageQuerySizeLod && !is_integer(module.type_of(inst.word(1)), 1) {
        return Some("has a level of detail, which is one integer".into());
    }
    let count = match op {
        Op::ImageQuerySize | Op::ImageQuerySizeLod => image.dimensions() + u32::from(image.is_arrayed),
        _ => 1,
    };
    (!is_integer(inst.result_type, count)).then(|| format!("gives {count} integers"))
}

/// Whether a variable of this storage class and type may hold a resource.
pub(super) fn is_resource(module: &Module<'_>, class: StorageClass, ty: u32) -> bool {
    let of_element = |ty: u32| match module.ty(ty) {
        Type::Array { element, .. } | Type::RuntimeArray { element } => element,
        _ => ty,
    };
    let element = of_element(of_element(ty));
    match (class, module.ty(element)) {
        (_, Type::Other) => true,
        (StorageClass::UniformConstant, Type::Opaque) => {
            let made_by = module.definition(element);
            made_by.is_some_and(|it| it.is(Op::TypeAccelerationStructureKHR) || it.is(Op::TypeTensorARM))
        }
        (StorageClass::UniformConstant, it) => {
            matches!(it, Type::Image(_) | Type::Sampler | Type::SampledImage { .. })
        }
        (StorageClass::Uniform | StorageClass::StorageBuffer | StorageClass::PushConstant, it) => {
            matches!(it, Type::Struct(_))
        }
        _ => true,
    }
}
