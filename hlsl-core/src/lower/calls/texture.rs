//! Sampling, gathering and fetching.

use super::Call;
use crate::{
    diagnostics::list::legalize,
    intrinsics::{
        ParameterName,
        names::{functions, parameters},
    },
    ir::{
        self, Arg, Type as IrType,
        spirv::{ImageOperands, Op},
    },
    lower::Lower,
    typed::ExprId,
    types::{ImageDimension, ImageShape, ObjectClass, ObjectKind, TypeId},
};

/// The optional operands of an image instruction, kept in the order of their bits.
#[derive(Default)]
pub(super) struct Operands {
    values: Vec<(ImageOperands, Vec<Arg>)>,
}

impl Operands {
    pub(super) fn add(&mut self, bit: ImageOperands, values: &[Arg]) {
        self.values.push((bit, values.to_vec()));
    }
    /// `ConstOffset` where the offset is a constant.
    fn add_offset(&mut self, offset: Arg) {
        let bit = match offset {
            Arg::Constant(_) => ImageOperands::CONST_OFFSET,
            _ => ImageOperands::OFFSET,
        };
        self.add(bit, &[offset]);
    }
    pub(super) fn append_to(mut self, args: &mut ir::Args) {
        if self.values.is_empty() {
            return;
        }
        let mask = self.values.iter().fold(0, |mask, it| mask | it.0.bits());
        args.push(Arg::Literal(mask));
        self.values.sort_by_key(|it| it.0.bits());
        args.extend(self.values.into_iter().flat_map(|it| it.1));
    }
}

/// The object of a method call: its kind, shape and texel type.
pub(super) struct Object {
    pub(super) kind: ObjectKind,
    pub(super) shape: ImageShape,
    pub(super) element: TypeId,
    /// The image, or the image with its sampler.
    pub(super) value: Arg,
}

pub(super) fn object(lower: &mut Lower, call: &Call) -> Option<Object> {
    let id = lower.object(call)?;
    image(lower, id, call.overload.name)
}

/// Anything but an image is a surprise, and reported.
fn image(lower: &mut Lower, id: ExprId, name: &str) -> Option<Object> {
    let ty = lower.input.expr(id).ty;
    let object = lower.types.as_object(ty).map(|(kind, args)| (kind, kind.image_shape(), args.to_vec()));
    let Some((kind, Some(shape), args)) = object else {
        lower.bug(format_args!("`{name}` expects an image"));
        return None;
    };
    let element = lower.element_of(&args);
    let value = lower.value(id);
    Some(Object { kind, shape, element, value })
}

impl Object {
    /// The image without its sampler.
    pub(super) fn image(&self, lower: &mut Lower) -> Arg {
        let ty = lower.type_of(self.value);
        match lower.module.types[ty] {
            IrType::SampledImage { image } => lower.emit(Op::Image, image, [self.value]),
            _ => self.value,
        }
    }
    /// The result of reading: four components of the image's type.
    pub(super) fn texel(&self, lower: &mut Lower) -> ir::TypeId {
        let mut ty = lower.type_of(self.value);
        if let IrType::SampledImage { image } = lower.module.types[ty] {
            ty = image;
        }
        let component = match &lower.module.types[ty] {
            IrType::Image(it) => it.sampled_type,
            _ => lower.module.float32(),
        };
        lower.module.vector(component, 4)
    }
}

/// The sampler argument, if the image needs one.
fn sampler(lower: &mut Lower, call: &Call, object: &Object) -> Option<Arg> {
    (object.kind.class() != ObjectClass::CombinedImageSampler).then(|| lower.input(call, parameters::S))
}

/// The image combined with its sampler. SPIR-V requires that both are combined in the block of their use: all
/// arguments must have been evaluated before, as they may branch.
fn sampled_image(lower: &mut Lower, object: &Object, sampler: Option<Arg>) -> Arg {
    match sampler {
        Some(sampler) => combine(lower, object.value, sampler),
        None => object.value,
    }
}

fn combine(lower: &mut Lower, image: Arg, sampler: Arg) -> Arg {
    let ty = lower.type_of(image);
    let ty = lower.module.ty(IrType::SampledImage { image: ty });
    lower.emit(Op::SampledImage, ty, [image, sampler])
}

/// Emits the instruction, or its sparse form if the call requests the status; returns the texel.
pub(super) fn read(lower: &mut Lower, call: &Call, ops: (Op, Op), texel: ir::TypeId, args: ir::Args) -> Arg {
    let (texel, code) = read_with_code(lower, call, ops, texel, args);
    if let Some(code) = code {
        give_status(lower, call, code);
    }
    texel
}

/// The texel, and the residency code if the call requests the status.
fn read_with_code(
    lower: &mut Lower,
    call: &Call,
    (op, sparse): (Op, Op),
    texel: ir::TypeId,
    args: ir::Args,
) -> (Arg, Option<Arg>) {
    if call.argument(parameters::STATUS).is_none() {
        return (lower.emit(op, texel, args), None);
    }
    let uint = lower.module.uint32();
    let pair = lower.pair_type("SparseResidencyStruct", uint, texel);
    let both = lower.emit(sparse, pair, args);
    let code = lower.extract(both, uint, 0);
    (lower.extract(both, texel, 1), Some(code))
}

fn give_status(lower: &mut Lower, call: &Call, code: Arg) {
    let ty = lower.types.uint;
    lower.output(call, parameters::STATUS, code, ty);
}

/// All of the `Sample` family; the parameters determine the operands.
pub(super) fn sample(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = object(lower, call) else { return lower.no_result(call) };
    let sampler = sampler(lower, call, &object);
    let location = lower.input(call, parameters::LOCATION);
    let compare = lower.optional(call, parameters::COMPARE);

    let mut operands = Operands::default();
    let mut is_explicit = false;
    if let Some(bias) = lower.optional(call, parameters::BIAS) {
        operands.add(ImageOperands::BIAS, &[bias]);
    }
    if let Some(lod) = lower.optional(call, parameters::LOD) {
        operands.add(ImageOperands::LOD, &[lod]);
        is_explicit = true;
    }
    if let Some(ddx) = lower.optional(call, parameters::DDX) {
        let ddy = lower.input(call, parameters::DDY);
        operands.add(ImageOperands::GRAD, &[ddx, ddy]);
        is_explicit = true;
    }
    if call.overload.name == functions::SAMPLE_CMP_LEVEL_ZERO {
        let zero = lower.float(0.0);
        operands.add(ImageOperands::LOD, &[zero]);
        is_explicit = true;
    }
    if let Some(offset) = lower.optional(call, parameters::OFFSET) {
        operands.add_offset(offset);
    }
    if let Some(clamp) = lower.optional(call, parameters::CLAMP) {
        operands.add(ImageOperands::MIN_LOD, &[clamp]);
    }

    let ops = match (compare.is_some(), is_explicit) {
        (false, false) => (Op::ImageSampleImplicitLod, Op::ImageSparseSampleImplicitLod),
        (false, true) => (Op::ImageSampleExplicitLod, Op::ImageSparseSampleExplicitLod),
        (true, false) => (Op::ImageSampleDrefImplicitLod, Op::ImageSparseSampleDrefImplicitLod),
        (true, true) => (Op::ImageSampleDrefExplicitLod, Op::ImageSparseSampleDrefExplicitLod),
    };
    let texel = object.texel(lower);
    let component = lower.module.component(texel);
    let result = if compare.is_some() { component } else { texel };
    let image = sampled_image(lower, &object, sampler);
    let mut args: ir::Args = [image, location].into_iter().chain(compare).collect();
    operands.append_to(&mut args);
    let value = read(lower, call, ops, result, args);
    match compare {
        Some(_) => from_components(lower, call, &object, value),
        None => lower.from_texel(value, object.element),
    }
}

/// What the fourth component of a location is to a function of Direct3D 9.
pub(super) enum Fourth {
    /// There is none.
    Nothing,
    Bias,
    Level,
    Divisor,
}

/// `tex2D` and its kin.
pub(super) fn older_sample(lower: &mut Lower, call: &Call, fourth: Fourth) -> Arg {
    let Some(sampler) = call.expression(parameters::S) else {
        let what = call.lacks(parameters::S);
        return lower.surprise(call.ty, what);
    };
    let Some(object) = image(lower, sampler, call.overload.name) else { return lower.no_result(call) };
    let mut location = lower.input(call, parameters::LOCATION);
    let mut operands = Operands::default();
    if !matches!(fourth, Fourth::Nothing) {
        let float = lower.module.float32();
        let count = object.shape.coordinates();
        let (ty, four) = (lower.module.vector(float, count), location);
        let kept: Vec<u32> = (0..count).collect();
        location = if count == 1 { lower.extract(four, float, 0) } else { lower.shuffle(ty, four, &kept) };
        let last = lower.extract(four, float, 3);
        match fourth {
            Fourth::Nothing => {}
            Fourth::Bias => operands.add(ImageOperands::BIAS, &[last]),
            Fourth::Level => operands.add(ImageOperands::LOD, &[last]),
            Fourth::Divisor => {
                let divisor = lower.repeat(ty, last);
                location = lower.emit(Op::FDiv, ty, [location, divisor]);
            }
        }
    }
    let mut op = match fourth {
        Fourth::Level => Op::ImageSampleExplicitLod,
        _ => Op::ImageSampleImplicitLod,
    };
    if let Some(ddx) = lower.optional(call, parameters::DDX) {
        let ddy = lower.input(call, parameters::DDY);
        operands.add(ImageOperands::GRAD, &[ddx, ddy]);
        op = Op::ImageSampleExplicitLod;
    }
    let texel = object.texel(lower);
    let mut args: ir::Args = [object.value, location].into_iter().collect();
    operands.append_to(&mut args);
    let value = lower.emit(op, texel, args);
    from_components(lower, call, &object, value)
}

/// A value in the image's component type → the type of the call's result.
fn from_components(lower: &mut Lower, call: &Call, object: &Object, value: Arg) -> Arg {
    let scalar = lower.sampled_component(object.element);
    let from = lower.like(call.ty, scalar);
    lower.convert(value, from, call.ty, call.span)
}

pub(super) fn gather(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = object(lower, call) else { return lower.no_result(call) };
    let name = call.overload.name;
    let location = lower.input(call, parameters::LOCATION);
    let compare = lower.optional(call, parameters::COMPARE);
    let component = match name {
        functions::GATHER_GREEN => 1,
        functions::GATHER_BLUE => 2,
        functions::GATHER_ALPHA => 3,
        _ => 0,
    };
    let reference = compare.unwrap_or_else(|| lower.sint(component));
    let ops = match compare {
        Some(_) => (Op::ImageDrefGather, Op::ImageSparseDrefGather),
        None => (Op::ImageGather, Op::ImageSparseGather),
    };
    let texel = object.texel(lower);
    let scalar = lower.module.component(texel);
    if name == functions::GATHER_RAW
        && !matches!(lower.module.types[scalar], ir::Type::Int { signed: false, .. })
    {
        return lower
            .unavailable(call, "declare a texture of unsigned integers with the width of its texels");
    }
    let offsets: Vec<Arg> =
        [parameters::OFFSET0, parameters::OFFSET1, parameters::OFFSET2, parameters::OFFSET3]
            .into_iter()
            .filter_map(|name| lower.optional(call, name))
            .collect();
    let offset = lower.optional(call, parameters::OFFSET);
    let sampler = sampler(lower, call, &object);
    let are_constant = offsets.iter().all(|it| matches!(it, Arg::Constant(_)));

    let value = if offsets.len() == 4 && !are_constant {
        // Each component from a gather of its own.
        let mut parts = Vec::new();
        let mut status = None;
        for (index, &offset) in offsets.iter().enumerate() {
            let image = sampled_image(lower, &object, sampler);
            let mut args: ir::Args = [image, location, reference].into_iter().collect();
            let mut operands = Operands::default();
            operands.add(ImageOperands::OFFSET, &[offset]);
            operands.append_to(&mut args);
            let (four, code) = read_with_code(lower, call, ops, texel, args);
            parts.push(lower.extract(four, scalar, index as u32));
            status = match (status, code) {
                (Some(before), Some(code)) => Some(first_not_resident(lower, before, code)),
                _ => code,
            };
        }
        if let Some(status) = status {
            give_status(lower, call, status);
        }
        lower.composite(texel, &parts)
    } else {
        let image = sampled_image(lower, &object, sampler);
        let mut operands = Operands::default();
        if let &[first, ..] = offsets.as_slice() {
            let ty = lower.type_of(first);
            let array = lower.module.array(ty, 4);
            let offsets = lower.composite(array, &offsets);
            operands.add(ImageOperands::CONST_OFFSETS, &[offsets]);
        } else if let Some(offset) = offset {
            operands.add_offset(offset);
        }
        let mut args: ir::Args = [image, location, reference].into_iter().collect();
        operands.append_to(&mut args);
        read(lower, call, ops, texel, args)
    };
    from_components(lower, call, &object, value)
}

/// Residency codes are opaque, so that one of the two stands for both: all is mapped where both are.
fn first_not_resident(lower: &mut Lower, first: Arg, second: Arg) -> Arg {
    let (bool, uint) = (lower.module.bool(), lower.module.uint32());
    let is_resident = lower.emit(Op::ImageSparseTexelsResident, bool, [first]);
    lower.emit(Op::Select, uint, [is_resident, second, first])
}

/// `Load` of textures that are read through samplers, and of `Buffer`.
pub(super) fn load(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = object(lower, call) else { return lower.no_result(call) };
    let mut location = lower.input(call, parameters::LOCATION);
    let mut operands = Operands::default();
    if let Some(sample) = lower.optional(call, parameters::SAMPLE) {
        operands.add(ImageOperands::SAMPLE, &[sample]);
    } else if object.shape.dimension != ImageDimension::Buffer {
        // The last component is the level of detail.
        let ty = lower.type_of(location);
        let (count, component) = (lower.module.width(ty), lower.module.component(ty));
        let level = lower.extract(location, component, count - 1);
        let ty = lower.module.vector(component, count - 1);
        let kept: Vec<u32> = (0..count - 1).collect();
        location = lower.shuffle(ty, location, &kept);
        operands.add(ImageOperands::LOD, &[level]);
    }
    if let Some(offset) = lower.optional(call, parameters::OFFSET) {
        operands.add_offset(offset);
    }
    let image = object.image(lower);
    let texel = object.texel(lower);
    let mut args: ir::Args = [image, location].into_iter().collect();
    operands.append_to(&mut args);
    let value = read(lower, call, (Op::ImageFetch, Op::ImageSparseFetch), texel, args);
    lower.from_texel(value, object.element)
}

pub(super) fn level_of_detail(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = object(lower, call) else { return lower.no_result(call) };
    let sampler = sampler(lower, call, &object);
    let location = lower.input(call, parameters::LOCATION);
    let image = sampled_image(lower, &object, sampler);
    let float = lower.module.float32();
    let pair = lower.module.vector(float, 2);
    let both = lower.emit(Op::ImageQueryLod, pair, [image, location]);
    let is_unclamped = call.overload.name == functions::CALCULATE_LEVEL_OF_DETAIL_UNCLAMPED;
    lower.extract(both, float, u32::from(is_unclamped))
}

/// Sizes in the order in which `GetDimensions` returns them.
pub(super) fn write_sizes(lower: &mut Lower, call: &Call, sizes: Arg) {
    let uint = lower.module.uint32();
    let ty = lower.types.uint;
    let names = [parameters::WIDTH, parameters::HEIGHT, parameters::DEPTH, parameters::ELEMENTS];
    let names: Vec<ParameterName> = names.into_iter().filter(|it| call.argument(*it).is_some()).collect();
    let ty_of = lower.type_of(sizes);
    let is_scalar = lower.module.width(ty_of) == 1;
    for (index, name) in names.into_iter().enumerate() {
        let size = if is_scalar { sizes } else { lower.extract(sizes, uint, index as u32) };
        lower.output(call, name, size, ty);
    }
}

pub(super) fn dimensions(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = object(lower, call) else { return lower.no_result(call) };
    let level = lower.optional(call, parameters::LEVEL);
    let level = level.unwrap_or_else(|| lower.sint(0));
    let image = object.image(lower);
    let uint = lower.module.uint32();
    let count = match object.shape.dimension {
        ImageDimension::Cube => 2 + u32::from(object.shape.arrayed),
        _ => object.shape.coordinates(),
    };
    let sizes = lower.module.vector(uint, count);
    let sizes = lower.emit(Op::ImageQuerySizeLod, sizes, [image, level]);
    write_sizes(lower, call, sizes);
    if call.argument(parameters::LEVELS).is_some() {
        let levels = lower.emit(Op::ImageQueryLevels, uint, [image]);
        let ty = lower.types.uint;
        lower.output(call, parameters::LEVELS, levels, ty);
    }
    lower.no_result(call)
}

pub(super) fn check_access(lower: &mut Lower, call: &Call) -> Arg {
    let status = lower.input(call, parameters::STATUS);
    let bool = lower.module.bool();
    lower.emit(Op::ImageSparseTexelsResident, bool, [status])
}

/// The standard sample positions for 2, 4, 8 and 16 samples, in sixteenths of a pixel; other counts give zero.
const POSITIONS: [(i8, i8); 30] = [
    (4, 4),
    (-4, -4),
    (-2, -6),
    (6, -2),
    (-6, 2),
    (2, 6),
    (1, -3),
    (-1, 3),
    (5, 1),
    (-3, -5),
    (-5, 5),
    (-7, -1),
    (3, 7),
    (7, -7),
    (1, 1),
    (-1, -3),
    (-3, 2),
    (4, -1),
    (-5, -2),
    (2, 5),
    (5, 3),
    (3, -5),
    (-2, 6),
    (0, -7),
    (-4, -6),
    (-6, 4),
    (-8, 0),
    (7, -4),
    (6, 7),
    (-7, -8),
];

pub(super) fn sample_position(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = object(lower, call) else { return lower.no_result(call) };
    lower.sink.push(legalize::SamplePositionIsEmulated { at: call.span });
    let index = lower.input(call, parameters::INDEX);
    let index_type = lower.type_of(index);
    let image = object.image(lower);
    let (uint, bool) = (lower.module.uint32(), lower.module.bool());
    let samples = lower.emit(Op::ImageQuerySamples, uint, [image]);

    let result = lower.value_type(call.ty);
    let float = lower.module.component(result);
    let mut positions = Vec::new();
    for (x, y) in POSITIONS {
        let parts = [x, y].map(|it| lower.real(float, f64::from(it) / 16.0));
        positions.push(lower.composite(result, &parts));
    }
    let table_type = lower.module.array(result, positions.len() as u32);
    let table = lower.composite(table_type, &positions);
    let pointer = lower.module.pointer(ir::StorageClass::FUNCTION, table_type);
    let variable = Arg::Value(lower.builder.variable(pointer, "var.GetSamplePosition.data"));
    lower.builder.store(variable, table);

    // The positions for a count start after those for smaller counts. Other counts read anything and drop it.
    let mut first = lower.uint(0);
    let mut is_known = lower.boolean(false);
    for (count, start) in [(2, 0), (4, 2), (8, 6), (16, 14)] {
        let (count, start) = (lower.uint(count), lower.uint(start));
        let is_it = lower.emit(Op::IEqual, bool, [samples, count]);
        first = lower.emit(Op::Select, uint, [is_it, start, first]);
        is_known = lower.emit(Op::LogicalOr, bool, [is_known, is_it]);
    }
    let index = if index_type == uint { index } else { lower.bitcast(uint, index) };
    let last = lower.uint(15);
    let index = lower.emit(Op::BitwiseAnd, uint, [index, last]);
    let index = lower.emit(Op::IAdd, uint, [first, index]);
    let pointer = lower.module.pointer(ir::StorageClass::FUNCTION, result);
    let pointer = lower.emit(Op::AccessChain, pointer, [variable, index]);
    let position = lower.emit(Op::Load, result, [pointer]);
    let zero = lower.real(result, 0.0);
    let bools = lower.module.vector(bool, 2);
    let is_known = lower.repeat(bools, is_known);
    lower.emit(Op::Select, result, [is_known, position, zero])
}
