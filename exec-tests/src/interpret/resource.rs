//! Buffers and images: elements, methods and atomic operations.

use super::expression::object_of;
use super::intrinsic::{Call, Inputs, greater, lesser};
use super::number::{self, Kind, UINT, convert};
use super::place::{Base, Place, Places};
use super::value::{Leaf, Values, count};
use super::{Interpreter, Outcome, Stop, bits, unsupported};
use hlsl_core::layout::{self, Layout};
use hlsl_core::typed::{Argument, BinaryOp};
use hlsl_core::types::{ObjectClass, ObjectKind, TemplateArgument, TypeId};

impl<'a> Interpreter<'a> {
    /// `object[index]`.
    pub fn subscript(
        &mut self,
        objects: &Values,
        object_type: TypeId,
        (at, at_type): (&Values, TypeId),
        ty: TypeId,
        active: &[usize],
    ) -> Outcome<Places> {
        let program = self.program;
        let Some((object, args)) = program.types.as_object(object_type) else {
            return Err(unsupported("an element of no object"));
        };
        let Some((kind, _)) = self.shapes.number(at_type) else {
            return Err(unsupported("an index that is no number"));
        };
        let element = match args.first() {
            Some(TemplateArgument::Type(element)) => *element,
            _ => ty,
        };
        if object.class() == ObjectClass::StructuredBuffer {
            let rule = self.storage_rule();
            let layout = self.layouts.of(&program.types, element, rule);
            let stride = self.layouts.array_stride(&program.types, element, rule) as usize;
            return self.each_place(ty, active, |lane| {
                let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
                Ok(match index(kind, at.leaf(lane, 0)) {
                    Ok(at) if at < 1 << 32 => {
                        let offset = at * stride;
                        Place::new(Base::Bytes { memory, offset, layout: layout.clone() })
                    }
                    Ok(_) => Place::new(Base::Nowhere("an element beyond the end of a buffer")),
                    Err(why) => Place::new(Base::Nowhere(why)),
                })
            });
        }
        if object.image_shape().is_none() {
            return Err(unsupported(format!("an element of a {}", object.name())));
        }
        self.each_place(ty, active, |lane| {
            let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
            self.texel_at(memory, kind, &at.of(lane)[..at.width.min(3)])
        })
    }

    fn texel_at(&self, memory: usize, kind: Kind, at: &[Leaf]) -> Outcome<Place> {
        let Some(texels) = &self.memory[memory].texels else {
            return Err(unsupported("an image that is bound as a buffer"));
        };
        let mut texel = 0;
        let mut size = 1;
        for (leaf, extent) in at.iter().zip(texels.size) {
            let at = match index(kind, *leaf) {
                Ok(at) => at,
                Err(why) => return Ok(Place::new(Base::Nowhere(why))),
            };
            if at >= extent {
                return Ok(Place::new(Base::Nowhere("a texel outside of the image")));
            }
            texel += at * size;
            size *= extent;
        }
        Ok(Place::new(Base::Texel { memory, texel }))
    }

    // ---------------------------------------------------------------------------------------------- methods

    pub fn method(&mut self, call: &Call<'a>, active: &[usize]) -> Outcome<Values> {
        let name = call.overload.name;
        let Some(object) = call.object else { return Err(unsupported("a method of nothing")) };
        let object_type = self.program.expressions[object].ty;
        let Some((kind, _)) = self.program.types.as_object(object_type) else {
            return Err(unsupported(format!("`{name}` of no object")));
        };
        let objects = self.value(object, active)?;
        let inputs = self.inputs(call, active)?;
        let nothing = Ok(Values::new(self.lanes, 0));
        match (kind.class(), name) {
            (ObjectClass::ByteAddressBuffer, "Load" | "Load2" | "Load3" | "Load4") => {
                self.load_bytes(call.ty, &objects, &inputs, active)
            }
            (ObjectClass::ByteAddressBuffer, "Store" | "Store2" | "Store3" | "Store4") => {
                self.store_bytes(call, &objects, &inputs, active)?;
                nothing
            }
            (ObjectClass::ByteAddressBuffer, _) if name.starts_with("Interlocked") => {
                let value = self.program.expressions[argument(call, "value")?].ty;
                let places = self.each_place(value, active, |lane| {
                    let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
                    let offset = self.word_of(&inputs, 0, lane)? as usize;
                    let Some((kind, _)) = self.shapes.number(value) else {
                        return Err(unsupported("an atomic operation on no number"));
                    };
                    if !offset.is_multiple_of(kind.width() as usize / 8) {
                        return Err(Stop::Undefined("an atomic operation between two words".into()));
                    }
                    let layout = self.layouts.clone().of(&self.program.types, value, self.storage_rule());
                    Ok(Place::new(Base::Bytes { memory, offset, layout }))
                })?;
                let rest = Inputs {
                    values: inputs.values[1..].to_vec(),
                    kinds: inputs.kinds[1..].to_vec(),
                    shapes: inputs.shapes[1..].to_vec(),
                };
                self.atomically(call, &places, &rest, active)?;
                nothing
            }
            (ObjectClass::StructuredBuffer, "Load") => {
                let at = (&inputs.values[0], self.program.types.int);
                let places = self.subscript(&objects, object_type, at, call.ty, active)?;
                self.load(&places, active)
            }
            (ObjectClass::StructuredBuffer, "Append") => {
                let at = self.counted(&objects, 1, active)?;
                let at = (&at, self.program.types.uint);
                let ty = self.program.expressions[argument(call, "value")?].ty;
                let places = self.subscript(&objects, object_type, at, ty, active)?;
                self.store(&places, &inputs.values[0], active)?;
                nothing
            }
            (ObjectClass::StructuredBuffer, "Consume") => {
                let at = self.counted(&objects, -1, active)?;
                let at = (&at, self.program.types.uint);
                let places = self.subscript(&objects, object_type, at, call.ty, active)?;
                self.load(&places, active)
            }
            (ObjectClass::StructuredBuffer, "IncrementCounter") => self.counted(&objects, 1, active),
            (ObjectClass::StructuredBuffer, "DecrementCounter") => self.counted(&objects, -1, active),
            (ObjectClass::SampledImage | ObjectClass::StorageImage, "Load") => {
                self.load_texels(kind, call, &objects, &inputs, active)
            }
            (_, "GetDimensions") => {
                self.dimensions(kind, call, &objects, &inputs, active)?;
                nothing
            }
            _ => Err(unsupported(format!("`{}::{name}`", kind.name()))),
        }
    }

    fn load_texels(
        &mut self,
        object: ObjectKind,
        call: &Call<'a>,
        objects: &Values,
        inputs: &Inputs,
        active: &[usize],
    ) -> Outcome<Values> {
        if inputs.values.len() != 1 || call.arguments.iter().any(|it| matches!(it, Argument::Out { .. })) {
            return Err(unsupported("offsets, samples and the state of texels"));
        }
        let at = &inputs.values[0];
        // The last number of where to load from a texture is its level.
        let is_texture = object.class() == ObjectClass::SampledImage && object != ObjectKind::Buffer;
        let coordinates = at.width - usize::from(is_texture);
        let kind = inputs.kinds[0];
        let places = self.each_place(call.ty, active, |lane| {
            if is_texture && bits(at.leaf(lane, coordinates))? != 0 {
                return Err(unsupported("levels of textures"));
            }
            let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
            self.texel_at(memory, kind, &at.of(lane)[..coordinates])
        })?;
        self.load(&places, active)
    }

    /// Counts a buffer's counter up or down: the index of the element that is meant, which is what the counter was before
    /// it went up, and what it is once it is down.
    fn counted(&mut self, objects: &Values, by: i32, active: &[usize]) -> Outcome<Values> {
        let mut values = Values::new(self.lanes, 1);
        for &lane in active {
            let counter = self.counter(object_of(objects.leaf(lane, 0))?)?;
            let old = bits(self.memory[counter].read(0, UINT))? as u32;
            let new = old.wrapping_add_signed(by);
            self.memory[counter].write(0, UINT, Leaf::Bits(u64::from(new)))?;
            values.of_mut(lane)[0] = Leaf::Bits(u64::from(if by > 0 { old } else { new }));
        }
        Ok(values)
    }

    fn dimensions(
        &mut self,
        object: ObjectKind,
        call: &Call<'a>,
        objects: &Values,
        inputs: &Inputs,
        active: &[usize],
    ) -> Outcome<()> {
        if !inputs.values.is_empty() {
            return Err(unsupported("sizes of levels"));
        }
        let element = match self.program.types.as_object(self.program.expressions[call.object.unwrap()].ty) {
            Some((_, [TemplateArgument::Type(element), ..])) => Some(*element),
            _ => None,
        };
        for name in call.overload.parameters.iter().map(|it| it.name) {
            let mut values = Values::new(self.lanes, 1);
            for &lane in active {
                let memory = &self.memory[self.resource(object_of(objects.leaf(lane, 0))?)?];
                let bytes = memory.bytes.len();
                let number = match (name, element, &memory.texels) {
                    ("size", _, None) => bytes & !3,
                    ("count" | "stride", Some(element), None) => {
                        let rule = self.storage_rule();
                        let stride =
                            self.layouts.array_stride(&self.program.types, element, rule).max(1) as usize;
                        if name == "stride" { stride } else { bytes / stride }
                    }
                    ("width", _, Some(texels)) => texels.size[0],
                    ("height", _, Some(texels)) => texels.size[1],
                    ("depth", _, Some(texels)) => texels.size[2],
                    ("elements", _, Some(texels)) => {
                        let is_row = object.image_shape().is_some_and(|it| it.coordinates() == 2);
                        texels.size[if is_row { 1 } else { 2 }]
                    }
                    _ => return Err(unsupported(format!("the {name} of a {}", object.name()))),
                };
                values.of_mut(lane)[0] = Leaf::Bits(number as u64);
            }
            let uint = self.program.types.uint;
            self.output(call, name, &values, uint, active)?;
        }
        Ok(())
    }

    // ------------------------------------------------------------------------------------ buffers of bytes

    /// Where the leaves of a type are, from its first byte on: columns of matrices, one after the other, and arrays of
    /// numbers leave no gaps.
    fn spread(&mut self, ty: TypeId) -> Vec<(usize, Kind)> {
        let rule = self.storage_rule().of_byte_address_buffers();
        let layout = self.layouts.of(&self.program.types, ty, rule);
        let mut all = Vec::new();
        self.spread_layout(&layout, 0, &mut all);
        all
    }

    fn spread_layout(&self, layout: &Layout, offset: usize, all: &mut Vec<(usize, Kind)>) {
        match &layout.kind {
            layout::Kind::Opaque => {}
            layout::Kind::Scalar(scalar) => all.push((offset, self.kind(*scalar))),
            layout::Kind::Vector { scalar, len } => {
                let kind = self.kind(*scalar);
                all.extend((0..*len as usize).map(|it| (offset + it * kind.width() as usize / 8, kind)));
            }
            layout::Kind::Matrix(matrix) => {
                let kind = self.kind(matrix.scalar);
                let (rows, columns) = (usize::from(matrix.rows), usize::from(matrix.columns));
                for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |it| (row, it))) {
                    let at = match self.options.memory.legacy_buffer_matrix_order {
                        true => row * columns + column,
                        false => column * rows + row,
                    };
                    all.push((offset + at * kind.width() as usize / 8, kind));
                }
            }
            layout::Kind::Array { element, length, stride } => {
                let stride = self.distance(element, *stride as usize);
                for index in 0..count(*length) as usize {
                    self.spread_layout(element, offset + index * stride, all);
                }
            }
            layout::Kind::Struct { members, .. } => {
                for member in members {
                    self.spread_layout(&member.layout, offset + member.offset as usize, all);
                }
            }
        }
    }

    fn distance(&self, element: &Layout, stride: usize) -> usize {
        let size = |scalar| self.layouts.scalar_size(scalar) as usize;
        match &element.kind {
            layout::Kind::Scalar(scalar) => size(*scalar),
            layout::Kind::Vector { scalar, len } => *len as usize * size(*scalar),
            layout::Kind::Matrix(it) => usize::from(it.rows) * usize::from(it.columns) * size(it.scalar),
            layout::Kind::Array { element, length, stride } => {
                count(*length) as usize * self.distance(element, *stride as usize)
            }
            layout::Kind::Opaque | layout::Kind::Struct { .. } => stride,
        }
    }

    fn bytes_of(&mut self, ty: TypeId) -> Outcome<Vec<(usize, Kind)>> {
        let leaves = self.shapes.leaves(ty);
        if leaves.iter().any(|it| it.bits.is_some()) {
            return Err(unsupported("bit-fields in buffers of bytes"));
        }
        Ok(self.spread(ty))
    }

    fn load_bytes(
        &mut self,
        ty: TypeId,
        objects: &Values,
        inputs: &Inputs,
        active: &[usize],
    ) -> Outcome<Values> {
        let spread = self.bytes_of(ty)?;
        let mut values = Values::new(self.lanes, spread.len());
        for &lane in active {
            let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
            let address = match index(inputs.kinds[0], inputs.values[0].leaf(lane, 0)) {
                Ok(address) => address,
                Err(why) => {
                    values.of_mut(lane).fill(Leaf::Undefined(why));
                    continue;
                }
            };
            for (leaf, (at, kind)) in values.of_mut(lane).iter_mut().zip(&spread) {
                *leaf = match is_aligned(address + at, *kind) {
                    true => self.memory[memory].read(address + at, *kind),
                    false => Leaf::Undefined("an address between two numbers"),
                };
            }
        }
        Ok(values)
    }

    fn store_bytes(
        &mut self,
        call: &Call<'a>,
        objects: &Values,
        inputs: &Inputs,
        active: &[usize],
    ) -> Outcome<()> {
        let ty = self.program.expressions[argument(call, "value")?].ty;
        let spread = self.bytes_of(ty)?;
        for &lane in active {
            let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
            let address = self.word_of(inputs, 0, lane)? as usize;
            for (leaf, (at, kind)) in inputs.values[1].of(lane).iter().zip(&spread) {
                if !is_aligned(address + at, *kind) {
                    return Err(Stop::Undefined("an address between two numbers".into()));
                }
                self.memory[memory].write(address + at, *kind, *leaf)?;
            }
        }
        Ok(())
    }

    // ---------------------------------------------------------------------------------------------- atomics

    /// `Interlocked*` on a place.
    pub fn atomic(&mut self, call: &Call<'a>, active: &[usize]) -> Outcome<Values> {
        let Some(Argument::Reference(place)) = call.arguments.first() else {
            return Err(unsupported("an atomic operation on no place"));
        };
        let places = self.place(*place, active)?;
        let inputs = self.inputs(call, active)?;
        self.atomically(call, &places, &inputs, active)?;
        Ok(Values::new(self.lanes, 0))
    }

    /// One lane after the other.
    fn atomically(
        &mut self,
        call: &Call<'a>,
        places: &Places,
        inputs: &Inputs,
        active: &[usize],
    ) -> Outcome<()> {
        let name = call.overload.name.trim_end_matches("64");
        let Some((kind, _)) = self.shapes.number(places.ty) else {
            return Err(unsupported("an atomic operation on no number"));
        };
        let mut originals = Values::new(self.lanes, 1);
        for &lane in active {
            let old = bits(self.load(places, &[lane])?.leaf(lane, 0))?;
            let mut given = Vec::new();
            for (values, &from) in inputs.values.iter().zip(&inputs.kinds) {
                let bits = bits(values.leaf(lane, 0))?;
                given.push(convert(from, kind, bits).map_err(|why| Stop::Undefined(why.into()))?);
            }
            let value = *given.last().ok_or_else(|| unsupported("an atomic operation without a value"))?;
            let new = match name.trim_start_matches("Interlocked") {
                "Add" => number::binary(BinaryOp::Add, kind, old, value),
                "And" => number::binary(BinaryOp::BitAnd, kind, old, value),
                "Or" => number::binary(BinaryOp::BitOr, kind, old, value),
                "Xor" => number::binary(BinaryOp::BitXor, kind, old, value),
                "Min" => lesser(kind, old, value),
                "Max" => greater(kind, old, value),
                "Exchange" => Ok(value),
                "CompareExchange" | "CompareStore" => Ok(if old == given[0] { value } else { old }),
                _ => return Err(unsupported(format!("`{name}`"))),
            };
            let mut stored = Values::new(self.lanes, 1);
            stored.of_mut(lane)[0] = new.into();
            self.store(places, &stored, &[lane])?;
            originals.of_mut(lane)[0] = Leaf::Bits(old);
        }
        self.output(call, "original", &originals, places.ty, active)
    }
}

/// An index as a number; those below zero are beyond all ends.
fn index(kind: Kind, leaf: Leaf) -> Result<usize, &'static str> {
    match leaf {
        Leaf::Bits(bits) => Ok(usize::try_from(kind.whole(bits)).unwrap_or(usize::MAX >> 16)),
        Leaf::Undefined(why) => Err(why),
        Leaf::Object(_) => Err("an object as an index"),
    }
}

fn is_aligned(address: usize, kind: Kind) -> bool {
    address.is_multiple_of((kind.width() as usize / 8).min(4))
}

fn argument(call: &Call, name: &str) -> Outcome<hlsl_core::typed::ExprId> {
    let index = call.overload.parameters.iter().position(|it| it.name == name);
    match index.and_then(|it| call.arguments.get(it)) {
        Some(Argument::In(id)) => Ok(*id),
        _ => Err(unsupported(format!("a call without its {name}"))),
    }
}
