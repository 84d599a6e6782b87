//! Spells out operations on textures that naga or WGSL lacks: offsets of `Load`, variable ones and several at once,
//! minimum levels of detail, sparse residency, the level of detail that a sample would have, and the bias and gradients
//! of one-dimensional textures. WGSL compares with the level that a pixel shader has by itself or with the first one:
//! what asks for another gets one of these, with a warning.
//!
//! Needs: a legal module. Leaves: none of these where it can be said otherwise; the rest is `unsupported_by_wgpu`'s.

use super::{
    Context,
    rewrite::{self, Rewriter},
};
use crate::spirv::{ExecutionModel, GlslStd450Op as GLOp, ImageOperands as Bits, Op as S};
use crate::{diagnostics::list::wgpu as warnings, ir::*};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let target = super::target_name(context);
    let entries = &module.entries;
    let is_compute = !entries.is_empty() && entries.iter().all(|it| it.model == ExecutionModel::GLCompute);
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let (op, ty, args) = (inst.core()?, inst.ty, inst.args.clone());
        match op {
            // All of a texture is resident here.
            S::ImageSparseTexelsResident => Some(Arg::Constant(it.module.boolean(true))),
            S::ImageQueryLod => query(it, ty, &args),
            _ => {
                let (plain, is_sparse) = plain(op)?;
                let mut access = Access::new(plain, &args)?;
                let texel = if is_sparse { it.module.part(ty, 1)? } else { ty };
                let settled = access.settle_comparison(it, is_compute);
                if let Some(Some(level)) = settled {
                    let at = it.loc.map(|loc| it.module.locs[loc].span).unwrap_or_default();
                    context.sink.push(warnings::ComparisonLevel { target, level, at });
                }
                let result = access.arranged(it, texel, is_sparse || settled.is_some(), is_compute)?;
                if !is_sparse {
                    return Some(result);
                }
                let code = it.module.part(ty, 0)?;
                let code = it.integer(code, 1);
                Some(it.emit(S::CompositeConstruct, ty, [code, result]))
            }
        }
    });
}

/// The same without residency, for what takes image operands, and whether the operation was for it.
fn plain(op: S) -> Option<(S, bool)> {
    Some(match op {
        S::ImageSparseFetch => (S::ImageFetch, true),
        S::ImageSparseRead => (S::ImageRead, true),
        S::ImageSparseGather => (S::ImageGather, true),
        S::ImageSparseDrefGather => (S::ImageDrefGather, true),
        S::ImageSparseSampleImplicitLod => (S::ImageSampleImplicitLod, true),
        S::ImageSparseSampleExplicitLod => (S::ImageSampleExplicitLod, true),
        S::ImageSparseSampleDrefImplicitLod => (S::ImageSampleDrefImplicitLod, true),
        S::ImageSparseSampleDrefExplicitLod => (S::ImageSampleDrefExplicitLod, true),
        S::ImageFetch
        | S::ImageRead
        | S::ImageGather
        | S::ImageDrefGather
        | S::ImageSampleImplicitLod
        | S::ImageSampleExplicitLod
        | S::ImageSampleDrefImplicitLod
        | S::ImageSampleDrefExplicitLod => (op, false),
        _ => return None,
    })
}

/// In SPIR-V's order: each operand with the number of its arguments.
pub(super) const OPERANDS: [(Bits, usize); 8] = [
    (Bits::BIAS, 1),
    (Bits::LOD, 1),
    (Bits::GRAD, 2),
    (Bits::CONST_OFFSET, 1),
    (Bits::OFFSET, 1),
    (Bits::CONST_OFFSETS, 1),
    (Bits::SAMPLE, 1),
    (Bits::MIN_LOD, 1),
];

/// A read, sample or gather.
#[derive(Clone)]
struct Access {
    op: S,
    /// The image, the coordinates, and the reference value or component.
    fixed: Args,
    operands: Vec<(Bits, Args)>,
}

impl Access {
    fn new(op: S, args: &[Arg]) -> Option<Access> {
        let facts = Op::Core(op).facts();
        let count = 2 + usize::from(facts.compares || facts.gather);
        let (fixed, mut rest) = args.split_at_checked(count)?;
        let mut operands = Vec::new();
        if let Some((&Arg::Literal(mask), args)) = rest.split_first() {
            let mask = Bits::from_bits(mask)?;
            rest = args;
            for (bit, count) in OPERANDS {
                if mask.contains(bit) {
                    let (own, after) = rest.split_at_checked(count)?;
                    operands.push((bit, Args::from_slice(own)));
                    rest = after;
                }
            }
            // Those about memory have no place here.
            if OPERANDS.iter().fold(mask, |mask, it| mask.difference(it.0)) != Bits::NONE {
                return None;
            }
        }
        Some(Access { op, fixed: Args::from_slice(fixed), operands })
    }

    fn operand(&self, bit: Bits) -> Option<Arg> {
        self.operands.iter().find(|it| it.0 == bit).and_then(|it| it.1.first()).copied()
    }

    fn take(&mut self, bit: Bits) -> Option<Args> {
        let index = self.operands.iter().position(|it| it.0 == bit)?;
        Some(self.operands.remove(index).1)
    }

    fn set(&mut self, bit: Bits, args: &[Arg]) {
        self.take(bit);
        self.operands.push((bit, Args::from_slice(args)));
    }

    fn emit(&self, it: &mut Rewriter<'_>, ty: TypeId) -> Arg {
        let mut args = self.fixed.clone();
        let mask = self.operands.iter().fold(Bits::NONE, |mask, it| mask | it.0);
        if mask != Bits::NONE {
            args.push(Arg::Literal(mask.bits()));
            for (bit, _) in OPERANDS {
                let own = self.operands.iter().find(|it| it.0 == bit);
                args.extend(own.into_iter().flat_map(|it| it.1.iter().copied()));
            }
        }
        it.emit(self.op, ty, args)
    }

    /// The texel by other means, or None if there is nothing to arrange.
    fn arranged(
        mut self,
        it: &mut Rewriter<'_>,
        ty: TypeId,
        mut is_changed: bool,
        is_compute: bool,
    ) -> Option<Arg> {
        if let Some(offsets) = self.operand(Bits::CONST_OFFSETS) {
            return self.gather_each(it, ty, offsets);
        }
        is_changed |= self.is_1d(it) && self.settle_level(it, is_compute);
        is_changed |= self.move_coordinates(it);
        is_changed |= self.raise_level(it);
        is_changed |= is_compute && self.give_gradients(it);
        is_changed.then(|| self.emit(it, ty))
    }

    /// Makes a comparison one that WGSL has, if it is not. Returns what level it has then, if that may be another.
    fn settle_comparison(&mut self, it: &mut Rewriter<'_>, is_compute: bool) -> Option<Option<&'static str>> {
        let is_implicit = match self.op {
            S::ImageSampleDrefImplicitLod => true,
            S::ImageSampleDrefExplicitLod => false,
            _ => return None,
        };
        let minimum = self.take(Bits::MIN_LOD);
        let has_minimum = minimum.iter().flatten().any(|&by| !is_first_level(it.module, by));
        if is_implicit && !is_compute {
            let has_bias = self.take(Bits::BIAS).is_some();
            let is_other = has_bias || has_minimum;
            return (is_other || minimum.is_some()).then_some(is_other.then_some("the level of `SampleCmp`"));
        }
        if self.operand(Bits::LOD).is_some_and(|level| is_first_level(it.module, level)) && !has_minimum {
            return minimum.is_some().then_some(None);
        }
        self.take(Bits::BIAS);
        self.take(Bits::GRAD);
        let first = Arg::Constant(it.module.float(0.0));
        self.op = S::ImageSampleDrefExplicitLod;
        self.set(Bits::LOD, &[first]);
        Some(Some("the first level"))
    }

    /// Four gathers: SPIR-V takes the texel at the lower coordinates of each, which is the last component.
    fn gather_each(mut self, it: &mut Rewriter<'_>, ty: TypeId, offsets: Arg) -> Option<Arg> {
        self.take(Bits::CONST_OFFSETS);
        let offsets: Vec<Arg> = match offsets {
            Arg::Constant(constant) => match &it.module.constants[constant] {
                Constant::Composite { parts, .. } => parts.iter().map(|&it| Arg::Constant(it)).collect(),
                _ => return None,
            },
            _ => return None,
        };
        let component = it.module.component(ty);
        let mut texels = Vec::new();
        for offset in offsets {
            let mut one = self.clone();
            one.set(Bits::OFFSET, &[offset]);
            one.move_coordinates(it);
            let gathered = one.emit(it, ty);
            texels.push(it.emit(S::CompositeExtract, component, [gathered, Arg::Literal(3)]));
        }
        Some(it.join(ty, &texels))
    }

    /// Adds offsets to the coordinates where WGSL does not take them.
    fn move_coordinates(&mut self, it: &mut Rewriter<'_>) -> bool {
        let Some(offset) = self.operand(Bits::OFFSET).or(self.operand(Bits::CONST_OFFSET)) else {
            return false;
        };
        let by_texel = matches!(self.op, S::ImageFetch | S::ImageRead);
        if !by_texel && !self.is_1d(it) && is_small(it.module, offset) {
            // WGSL's offsets are constants.
            if self.operand(Bits::CONST_OFFSET).is_some() {
                return false;
            }
            self.take(Bits::OFFSET);
            self.set(Bits::CONST_OFFSET, &[offset]);
            return true;
        }
        let coordinates = self.fixed[1];
        let ty = it.ty(coordinates);
        let component = it.module.component(ty);
        let moved = if by_texel {
            let mut parts = Vec::new();
            for part in it.components(offset) {
                parts.push(it.bitcast(component, part));
            }
            parts
        } else {
            let Some(level) = self.level(it) else { return false };
            let Some((image, _)) = image_of(it, self.fixed[0]) else { return false };
            let offsets = it.components(offset);
            let Some(sizes) = sizes(it, image, level, offsets.len()) else { return false };
            let mut parts = Vec::new();
            for (offset, size) in offsets.into_iter().zip(sizes) {
                let offset = it.emit(S::ConvertSToF, component, [offset]);
                parts.push(it.emit(S::FDiv, component, [offset, size]));
            }
            parts
        };
        let mut parts = moved;
        // The layer of an array stays.
        let count = it.module.width(ty).max(1) as usize;
        while parts.len() < count {
            let zero = it.module.null(component);
            parts.push(Arg::Constant(zero));
        }
        let offset = it.join(ty, &parts);
        let add = if by_texel { S::IAdd } else { S::FAdd };
        self.fixed[1] = it.emit(add, ty, [coordinates, offset]);
        self.take(Bits::OFFSET);
        self.take(Bits::CONST_OFFSET);
        true
    }

    /// The level whose texels an offset counts, if it is known: no blend of two has one size.
    fn level(&self, it: &mut Rewriter<'_>) -> Option<Arg> {
        let level = match self.op {
            S::ImageGather | S::ImageDrefGather => 0.0,
            _ if self.is_1d(it) => 0.0,
            _ => {
                let Arg::Constant(level) = self.operand(Bits::LOD)? else { return None };
                it.module.real_value(level).filter(|it| it.fract() == 0.0)?
            }
        };
        Some(Arg::Constant(it.module.sint(level as i32)))
    }

    /// Such textures have one level in WebGPU, and WGSL samples them with neither offsets nor gradients.
    fn is_1d(&self, it: &Rewriter<'_>) -> bool {
        image_of(it, self.fixed[0]).is_some_and(|(_, shape)| shape.dim == spirv::Dim::Dim1D)
    }

    /// Removes what chooses among levels: a one-dimensional texture has one, and WGSL takes nothing of it there.
    fn settle_level(&mut self, it: &mut Rewriter<'_>, is_compute: bool) -> bool {
        let mut is_changed = self.take(Bits::BIAS).is_some() | self.take(Bits::MIN_LOD).is_some();
        let has_gradients = self.take(Bits::GRAD).is_some();
        if has_gradients || is_compute && self.op == S::ImageSampleImplicitLod {
            let first = Arg::Constant(it.module.float(0.0));
            self.op = S::ImageSampleExplicitLod;
            self.set(Bits::LOD, &[first]);
            is_changed = true;
        }
        is_changed
    }

    /// Only pixel shaders sample without gradients.
    fn give_gradients(&mut self, it: &mut Rewriter<'_>) -> bool {
        if self.op != S::ImageSampleImplicitLod {
            return false;
        }
        let Some((_, shape)) = image_of(it, self.fixed[0]) else { return false };
        let Some(at) = direction(it, &shape, self.fixed[1]) else { return false };
        let (ty, float) = (it.ty(at), it.module.float32());
        let mut gradients = [it.emit(S::DPdx, ty, [at]), it.emit(S::DPdy, ty, [at])];
        if let Some(bias) = self.take(Bits::BIAS) {
            let factor = it.glsl(GLOp::Exp2, float, bias);
            let factor = spread(it, ty, factor);
            gradients = gradients.map(|gradient| it.emit(S::FMul, ty, [gradient, factor]));
        }
        self.op = S::ImageSampleExplicitLod;
        self.set(Bits::GRAD, &gradients);
        true
    }

    /// Lengthens the gradients until the level is at least the minimum.
    fn raise_level(&mut self, it: &mut Rewriter<'_>) -> bool {
        let Some(minimum) = self.operand(Bits::MIN_LOD) else { return false };
        if is_first_level(it.module, minimum) {
            // No sample has a lower level.
            self.take(Bits::MIN_LOD);
            return true;
        }
        if !matches!(self.op, S::ImageSampleImplicitLod | S::ImageSampleExplicitLod) {
            return false;
        }
        let Some((image, shape)) = image_of(it, self.fixed[0]) else { return false };
        let given = self.operands.iter().find(|it| it.0 == Bits::GRAD).map(|it| it.1.clone());
        let Some(footprint) = Footprint::new(it, image, &shape, self.fixed[1], given) else { return false };
        let float = it.module.float32();
        let bool = it.module.bool();
        let mut wanted = it.glsl(GLOp::Exp2, float, [minimum]);
        let mut bias = None;
        if let Some(by) = self.operand(Bits::BIAS) {
            // The bias is part of the level that has a minimum; gradients take none.
            let factor = it.glsl(GLOp::Exp2, float, [by]);
            wanted = it.emit(S::FDiv, float, [wanted, factor]);
            bias = Some(factor);
        }
        let least = it.real(float, 1e-12);
        let extent = it.glsl(GLOp::FMax, float, [footprint.extent, least]);
        let factor = it.emit(S::FDiv, float, [wanted, extent]);
        let one = it.real(float, 1.0);
        let factor = it.glsl(GLOp::FMax, float, [factor, one]);
        let factor = match bias {
            Some(bias) => it.emit(S::FMul, float, [factor, bias]),
            None => factor,
        };
        // Without a gradient there is nothing to lengthen.
        let is_point = it.emit(S::FOrdLessThan, bool, [footprint.extent, least]);
        let wanted = match bias {
            Some(bias) => it.emit(S::FMul, float, [wanted, bias]),
            None => wanted,
        };
        let mut gradients = Args::new();
        let scale = footprint.step(it, wanted);
        for (index, gradient) in footprint.gradients.into_iter().enumerate() {
            let ty = it.ty(gradient);
            let factor = spread(it, ty, factor);
            let longer = it.emit(S::FMul, ty, [gradient, factor]);
            let condition = it.module.like(ty, bool);
            let is_point = spread(it, condition, is_point);
            let nothing = it.real(ty, 0.0);
            let otherwise = if index == 0 { scale } else { nothing };
            gradients.push(it.emit(S::Select, ty, [is_point, otherwise, longer]));
        }
        self.op = S::ImageSampleExplicitLod;
        self.take(Bits::BIAS);
        self.take(Bits::MIN_LOD);
        self.set(Bits::GRAD, &gradients);
        true
    }
}

/// How far a step to the next pixel goes.
struct Footprint {
    /// In the texture's coordinates, to the right and down.
    gradients: [Arg; 2],
    /// The longer of both, in texels.
    extent: Arg,
    sizes: Vec<Arg>,
    /// Of cubes: the longest of the components, and which one it is.
    face: Option<(Arg, Arg)>,
}

impl Footprint {
    fn new(
        it: &mut Rewriter<'_>,
        image: Arg,
        shape: &ImageType,
        coordinates: Arg,
        given: Option<Args>,
    ) -> Option<Footprint> {
        let (float, bool) = (it.module.float32(), it.module.bool());
        let at = direction(it, shape, coordinates)?;
        let ty = it.ty(at);
        let count = it.module.width(ty).max(1);
        let is_cube = shape.dim == spirv::Dim::DimCube;
        let gradients = match given.as_deref() {
            Some(&[x, y]) => [x, y],
            Some(_) => return None,
            None => [it.emit(S::DPdx, ty, [at]), it.emit(S::DPdy, ty, [at])],
        };
        let zero = Arg::Constant(it.module.sint(0));
        let sizes = sizes(it, image, zero, if is_cube { 2 } else { count as usize })?;
        let (mut steps, mut face) = (gradients, None);
        if is_cube {
            // The cube's faces are at a distance of one: a direction is divided by its longest component.
            let size = it.glsl(GLOp::FAbs, ty, [at]);
            let parts = it.components(size);
            let &[x, y, z] = &parts[..] else { return None };
            let longest = it.glsl(GLOp::FMax, float, [y, z]);
            let longest = it.glsl(GLOp::FMax, float, [x, longest]);
            let every = spread(it, ty, longest);
            let condition = it.module.like(ty, bool);
            let is_longest = it.emit(S::FOrdGreaterThanEqual, condition, [size, every]);
            let (none, one) = (it.real(ty, 0.0), it.real(ty, 1.0));
            let axis = it.glsl(GLOp::FSign, ty, [at]);
            let axis = it.emit(S::Select, ty, [is_longest, axis, none]);
            for step in &mut steps {
                let along = it.emit(S::Dot, float, [*step, axis]);
                let along = it.emit(S::FDiv, float, [along, longest]);
                let along = spread(it, ty, along);
                let along = it.emit(S::FMul, ty, [at, along]);
                let across = it.emit(S::FSub, ty, [*step, along]);
                // Texture coordinates go from 0 to 1 where directions go from -1 to 1.
                let twice = it.real(float, 2.0);
                let twice = it.emit(S::FMul, float, [longest, twice]);
                let twice = spread(it, ty, twice);
                *step = it.emit(S::FDiv, ty, [across, twice]);
            }
            let other = it.emit(S::Select, ty, [is_longest, none, one]);
            face = Some((longest, other));
        }
        let all = match (&sizes[..], is_cube) {
            (&[width, ..], true) => spread(it, ty, width),
            (sizes, _) => it.join(ty, sizes),
        };
        let mut lengths = Vec::new();
        for step in steps {
            let texels = it.emit(S::FMul, ty, [step, all]);
            let length = if count == 1 { GLOp::FAbs } else { GLOp::Length };
            lengths.push(it.glsl(length, float, [texels]));
        }
        let extent = it.glsl(GLOp::FMax, float, lengths);
        Some(Footprint { gradients, extent, sizes, face })
    }

    /// A gradient that covers so many texels.
    fn step(&self, it: &mut Rewriter<'_>, texels: Arg) -> Arg {
        let ty = it.ty(self.gradients[0]);
        let float = it.module.float32();
        let Some(&width) = self.sizes.first() else { return self.gradients[0] };
        let step = it.emit(S::FDiv, float, [texels, width]);
        if let Some((longest, other)) = self.face {
            // Along the two components across the face, which makes it longer by the root of two.
            let factor = it.real(float, std::f64::consts::SQRT_2);
            let factor = it.emit(S::FMul, float, [factor, longest]);
            let step = it.emit(S::FMul, float, [step, factor]);
            let step = spread(it, ty, step);
            return it.emit(S::FMul, ty, [other, step]);
        }
        let mut parts = vec![step];
        while parts.len() < it.module.width(ty).max(1) as usize {
            parts.push(Arg::Constant(it.module.float(0.0)));
        }
        it.join(ty, &parts)
    }
}

/// The level of the mipmap that a sample would read, and the one that its footprint asks for.
fn query(it: &mut Rewriter<'_>, ty: TypeId, args: &[Arg]) -> Option<Arg> {
    let &[sampled, coordinates] = args else { return None };
    let (image, shape) = image_of(it, sampled)?;
    let footprint = Footprint::new(it, image, &shape, coordinates, None)?;
    let (float, uint) = (it.module.float32(), it.module.uint32());
    // The smallest that has a logarithm.
    let least = it.real(float, f64::from(f32::MIN_POSITIVE));
    let extent = it.glsl(GLOp::FMax, float, [footprint.extent, least]);
    let level = it.glsl(GLOp::Log2, float, [extent]);
    let levels = it.emit(S::ImageQueryLevels, uint, [image]);
    let levels = it.emit(S::ConvertUToF, float, [levels]);
    let one = it.real(float, 1.0);
    let last = it.emit(S::FSub, float, [levels, one]);
    let zero = it.real(float, 0.0);
    let clamped = it.glsl(GLOp::FClamp, float, [level, zero, last]);
    Some(it.emit(S::CompositeConstruct, ty, [clamped, level]))
}

/// The coordinates without the layer.
fn direction(it: &mut Rewriter<'_>, shape: &ImageType, coordinates: Arg) -> Option<Arg> {
    let count = match shape.dim {
        spirv::Dim::Dim1D => 1,
        spirv::Dim::Dim2D => 2,
        spirv::Dim::Dim3D | spirv::Dim::DimCube => 3,
        _ => return None,
    };
    let float = it.module.float32();
    let ty = if count == 1 { float } else { it.module.vector(float, count) };
    if it.ty(coordinates) == ty {
        return Some(coordinates);
    }
    let mut parts = it.components(coordinates);
    parts.truncate(count as usize);
    Some(it.join(ty, &parts))
}

/// The texture of a sample, and its type.
fn image_of(it: &Rewriter<'_>, sampled: Arg) -> Option<(Arg, ImageType)> {
    let inst = &it.function.values[sampled.value()?];
    if !inst.is(S::SampledImage) {
        return None;
    }
    let image = *inst.args.first()?;
    let ty = it.module.interned().arg_type(it.function, image)?;
    match &it.module.types[ty] {
        Type::Image(shape) => Some((image, shape.clone())),
        _ => None,
    }
}

/// The first sizes of a level, as floats.
fn sizes(it: &mut Rewriter<'_>, image: Arg, level: Arg, count: usize) -> Option<Vec<Arg>> {
    let ty = it.ty(image);
    let Type::Image(shape) = it.module.types[ty].clone() else { return None };
    let dimensions = match shape.dim {
        // Naga has no size of an array of these.
        spirv::Dim::Dim1D if shape.arrayed => return None,
        spirv::Dim::Dim1D => 1,
        spirv::Dim::Dim2D | spirv::Dim::DimCube => 2,
        spirv::Dim::Dim3D => 3,
        _ => return None,
    };
    let (int, float) = (it.module.int32(), it.module.float32());
    let width = dimensions + u32::from(shape.arrayed);
    let all = if width == 1 { int } else { it.module.vector(int, width) };
    let all = it.emit(S::ImageQuerySizeLod, all, [image, level]);
    let mut sizes = Vec::new();
    // Naga knows no layers there.
    for index in 0..count as u32 {
        let size =
            if width == 1 { all } else { it.emit(S::CompositeExtract, int, [all, Arg::Literal(index)]) };
        sizes.push(it.emit(S::ConvertSToF, float, [size]));
    }
    Some(sizes)
}

/// The scalar in each component.
fn spread(it: &mut Rewriter<'_>, ty: TypeId, scalar: Arg) -> Arg {
    let count = match it.module.types[ty] {
        Type::Vector { len, .. } => len as usize,
        _ => 1,
    };
    it.join(ty, &vec![scalar; count])
}

/// Whether a level is known to be the first one, or one before it.
fn is_first_level(module: &Module, level: Arg) -> bool {
    level.constant().and_then(|it| module.real_value(it)).is_some_and(|it| it <= 0.0)
}

/// Whether WGSL takes the offset: constants from -8 to 7.
fn is_small(module: &Module, offset: Arg) -> bool {
    let Arg::Constant(constant) = offset else { return false };
    let is_small = |id| module.integer_value(id).is_some_and(|it| (-8..=7).contains(&it));
    match &module.constants[constant] {
        Constant::Composite { parts, .. } => parts.iter().all(|&it| is_small(it)),
        Constant::Null(_) => true,
        _ => is_small(constant),
    }
}
