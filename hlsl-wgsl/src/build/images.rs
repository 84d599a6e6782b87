//! Textures: samples, texels, sizes.

use hlsl_backend::ir::{
    Arg, ImageType, Inst, Type as Ir,
    spirv::{self, Op as S},
};

use super::{
    Fault,
    function::Body,
    places::{first, shaped},
};
use crate::tree::*;

const INT: Scalar = Scalar::Int { width: 32, signed: true };
const UINT: Scalar = Scalar::Int { width: 32, signed: false };

/// The operands behind the mask of an instruction on an image.
#[derive(Default)]
struct Operands {
    bias: Option<Arg>,
    level: Option<Arg>,
    gradients: Option<[Arg; 2]>,
    offset: Option<Arg>,
    sample: Option<Arg>,
}

impl Body<'_, '_> {
    fn image_of(&self, arg: Arg) -> Result<&ImageType, Fault> {
        let types = &self.writer.module.types;
        let mut ty = self.type_of(arg)?;
        if let Ir::SampledImage { image } = types[ty] {
            ty = image;
        }
        match &types[ty] {
            Ir::Image(it) => Ok(it),
            _ => Err("an operation on an image that is none".into()),
        }
    }

    /// The texture and the sampler of a sample.
    fn sampled(&mut self, arg: Arg) -> Result<[Expr; 2], Fault> {
        let both = arg.value().map(|it| &self.function.values[it]).filter(|it| it.is(S::SampledImage));
        let [image, sampler] = both.ok_or("a combined image sampler")?.args[..] else {
            return Err("a sample without a sampler".into());
        };
        Ok([self.place(image)?, self.place(sampler)?])
    }

    fn operands(&self, inst: &Inst, at: usize) -> Result<Operands, Fault> {
        use spirv::ImageOperands as Bits;
        let mut operands = Operands::default();
        let Some(mask) = inst.args.get(at) else { return Ok(operands) };
        let mut rest = inst.args[at + 1..].iter().copied();
        let mut next = || rest.next().ok_or(Fault::from("an operation on an image without its operands"));
        let bits = Bits::from_bits_retain(mask.literal().unwrap_or(0));
        for bit in [Bits::BIAS, Bits::LOD, Bits::GRAD, Bits::CONST_OFFSET, Bits::OFFSET, Bits::SAMPLE] {
            if !bits.contains(bit) {
                continue;
            }
            match bit {
                Bits::BIAS => operands.bias = Some(next()?),
                Bits::LOD => operands.level = Some(next()?),
                Bits::GRAD => operands.gradients = Some([next()?, next()?]),
                Bits::SAMPLE => operands.sample = Some(next()?),
                _ => operands.offset = Some(next()?),
            }
        }
        match bits.intersects(Bits::CONST_OFFSETS | Bits::MIN_LOD) {
            true => Err("these operands of a sample".into()),
            false => Ok(operands),
        }
    }

    /// The coordinates within an image, and the number of the layer.
    fn coordinates(&mut self, image: &ImageType, arg: Arg) -> Result<(Expr, Option<Expr>), Fault> {
        let wanted = dimensions(image.dim)?;
        let (scalar, len) = self.shape_of(arg)?;
        if len == wanted && !image.arrayed {
            return Ok((self.expr(arg)?, None));
        }
        if len < wanted + u32::from(image.arrayed) {
            return Err("coordinates that are too short".into());
        }
        let all = self.shared(arg)?;
        let within = all.clone().member(&"xyz"[..wanted as usize]);
        let layer = image.arrayed.then(|| {
            let layer = all.member(&"xyzw"[wanted as usize..=wanted as usize]);
            match scalar {
                Scalar::Float { .. } => Expr::Make(Type::Scalar(INT), vec![layer]),
                _ => layer,
            }
        });
        Ok((within, layer))
    }

    pub fn sample(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        let facts = inst.op.facts();
        let both = first(inst)?;
        let image = self.image_of(both)?.clone();
        let coordinates = *inst.args.get(1).ok_or("a sample without coordinates")?;
        let has_operand = facts.compares || facts.gather;
        let operands = self.operands(inst, if has_operand { 3 } else { 2 })?;
        let [texture, sampler] = self.sampled(both)?;
        let (within, layer) = match facts.projected {
            true => (self.projected(&image, coordinates)?, None),
            false => self.coordinates(&image, coordinates)?,
        };
        let mut args = Vec::new();
        if op == S::ImageGather {
            args.push(self.operand(inst, 2)?);
        }
        args.extend([texture, sampler, within]);
        args.extend(layer);
        if facts.compares {
            args.push(self.reference(inst, coordinates, &image)?);
        }
        let name = self.sample_function(inst, &operands, &mut args)?;
        if let Some(offset) = operands.offset {
            args.push(self.signed_as(offset, true)?);
        }
        Ok(Expr::call(name, args))
    }

    /// What a texel is compared with.
    fn reference(&mut self, inst: &Inst, coordinates: Arg, image: &ImageType) -> Result<Expr, Fault> {
        let reference = self.operand(inst, 2)?;
        if !inst.op.facts().projected {
            return Ok(reference);
        }
        let (ty, last) = (self.type_of(coordinates)?, dimensions(image.dim)?);
        let all = self.shared(coordinates)?;
        Ok(Expr::binary(Binary::Divide, reference, self.part(all, ty, last)?))
    }

    /// Coordinates divided by the last of them.
    fn projected(&mut self, image: &ImageType, arg: Arg) -> Result<Expr, Fault> {
        let (ty, wanted) = (self.type_of(arg)?, dimensions(image.dim)?);
        let all = self.shared(arg)?;
        let divisor = self.part(all.clone(), ty, wanted)?;
        Ok(Expr::binary(Binary::Divide, all.member(&"xyz"[..wanted as usize]), divisor))
    }

    /// The function for a sample, whose further arguments are added.
    fn sample_function(
        &mut self,
        inst: &Inst,
        operands: &Operands,
        args: &mut Vec<Expr>,
    ) -> Result<&'static str, Fault> {
        let facts = inst.op.facts();
        if facts.gather {
            return Ok(if facts.compares { "textureGatherCompare" } else { "textureGather" });
        }
        if facts.compares {
            return match facts.explicit_level {
                // The level is 0.
                true => Ok("textureSampleCompareLevel"),
                false => Ok("textureSampleCompare"),
            };
        }
        if let Some(level) = operands.level {
            args.push(self.expr(level)?);
            return Ok("textureSampleLevel");
        }
        if let Some([x, y]) = operands.gradients {
            args.extend([self.expr(x)?, self.expr(y)?]);
            return Ok("textureSampleGrad");
        }
        if let Some(bias) = operands.bias {
            args.push(self.expr(bias)?);
            return Ok("textureSampleBias");
        }
        Ok("textureSample")
    }

    pub fn read_texel(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let arg = first(inst)?;
        let image = self.image_of(arg)?.clone();
        let operands = self.operands(inst, 2)?;
        let texture = self.place(arg)?;
        let (within, layer) =
            self.coordinates(&image, *inst.args.get(1).ok_or("a read without coordinates")?)?;
        let mut args = vec![texture, within];
        args.extend(layer);
        match operands.sample.or(operands.level) {
            Some(it) => args.push(self.expr(it)?),
            None if image.sampled != 2 => args.push(Expr::index(0)),
            None => {}
        }
        let made = Expr::call("textureLoad", args);
        let (sampled, _) = self.writer.shape(image.sampled_type)?;
        let (_, len) = self.writer.shape(inst.ty)?;
        let made = match len {
            4 => made,
            len => made.member(&"xyz"[..len.min(3) as usize]),
        };
        self.as_type(made, sampled, inst.ty)
    }

    pub fn write_texel(&mut self, inst: &Inst) -> Result<Option<Expr>, Fault> {
        let [image, coordinates, texel, ..] = inst.args[..] else { return Err("a write of nothing".into()) };
        let ty = self.image_of(image)?.clone();
        let texture = self.place(image)?;
        let (within, layer) = self.coordinates(&ty, coordinates)?;
        let of = self.writer.scalar(ty.sampled_type)?;
        let (scalar, len) = self.shape_of(texel)?;
        let mut value = match of {
            Scalar::Int { signed, .. } => self.signed_as(texel, signed)?,
            _ => self.expr(texel)?,
        };
        if scalar != of && !matches!((scalar, of), (Scalar::Int { .. }, Scalar::Int { .. })) {
            return Err("a write of numbers of another type".into());
        }
        if len < 4 {
            let zeros = (len..4).map(|_| Expr::Literal(of, 0));
            value = Expr::Make(shaped(of, 4), std::iter::once(value).chain(zeros).collect());
        }
        let mut args = vec![texture, within];
        args.extend(layer);
        args.push(value);
        self.name_readers();
        self.out.push(Statement::Call(Expr::call("textureStore", args)));
        Ok(None)
    }

    /// Sizes, as many components as SPIR-V has them: those within a layer, and the layers.
    pub fn query(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        let arg = first(inst)?;
        let image = self.image_of(arg)?.clone();
        let texture = self.place(arg)?;
        let name = match op {
            S::ImageQueryLevels => "textureNumLevels",
            S::ImageQuerySamples => "textureNumSamples",
            _ => "textureDimensions",
        };
        let mut args = vec![texture.clone()];
        if op == S::ImageQuerySizeLod {
            args.push(self.operand(inst, 1)?);
        }
        let made = Expr::call(name, args);
        if name != "textureDimensions" || !image.arrayed {
            return self.as_type(made, UINT, inst.ty);
        }
        let layers = Expr::call("textureNumLayers", [texture]);
        let (scalar, len) = self.writer.shape(inst.ty)?;
        let all = Expr::Make(shaped(UINT, len), vec![made, layers]);
        if scalar == UINT { Ok(all) } else { self.as_type(all, UINT, inst.ty) }
    }
}

/// How many coordinates a texel within a layer has.
fn dimensions(dim: spirv::Dim) -> Result<u32, Fault> {
    match dim {
        spirv::Dim::Dim1D => Ok(1),
        spirv::Dim::Dim2D => Ok(2),
        spirv::Dim::Dim3D | spirv::Dim::DimCube => Ok(3),
        _ => Err("a texture of this kind".into()),
    }
}
