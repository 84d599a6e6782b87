//! Buffers, textures and shared memory: declarations, what reads them, what writes them.

use super::types::{Scalar, Shape, Type, UINT, spell};
use super::{Generator, Place, Source, Storage};
use crate::case::{Bound, Picture, TexelKind};

/// Threads of all groups; each owns one element of whatever is written.
pub const THREADS: usize = 16;
pub const GROUP: usize = 8;
/// Bytes of the output that a thread owns.
pub const REGION: usize = 512;

const READ_BYTES: usize = 4096;

/// Words that are quarters between -8 and 8 as floats, and large numbers as integers.
fn contents(generator: &mut Generator, bytes: usize) -> Vec<u8> {
    let mut all = Vec::new();
    for _ in 0..bytes / 4 {
        let quarters = generator.random.below(64) as f32 - 32.0;
        all.extend((quarters / 4.0).to_le_bytes());
    }
    all
}

impl Generator {
    fn source_of(&mut self, ty: Type, before: &str, after: &str, count: usize, step: usize) {
        let source = Source { before: before.to_owned(), after: after.to_owned(), count, step };
        self.sources.push((ty, source));
    }

    /// A type that memory may have, of which any words of `contents` are proper values.
    fn plain_number(&mut self) -> Type {
        let scalar = *self.random.pick(&[
            Scalar::Float,
            Scalar::Float,
            Scalar::Int,
            Scalar::Uint,
            Scalar::Float,
            Scalar::Bool,
        ]);
        let shape = match self.shape(scalar) {
            Shape::Matrix(..) if scalar != Scalar::Float || self.has_dx_layout => Shape::Vector(3),
            shape => shape,
        };
        Type::Number(scalar, shape)
    }

    pub(super) fn field_type(&mut self, is_plain: bool) -> Type {
        match self.random.below(10) {
            0 => {
                let element = if is_plain { self.plain_number() } else { self.number() };
                Type::Array(Box::new(element), self.random.between(2, 4))
            }
            1 if !self.records.is_empty() => {
                let record = self.random.below(self.records.len());
                if is_plain && !self.records[record].is_plain {
                    self.plain_number()
                } else {
                    Type::Struct(record)
                }
            }
            _ if is_plain => self.plain_number(),
            _ => self.number(),
        }
    }

    pub(super) fn major(&mut self, ty: &Type) -> &'static str {
        let is_matrix = match ty {
            Type::Number(Scalar::Float, Shape::Matrix(..)) => true,
            Type::Array(element, _) => matches!(**element, Type::Number(Scalar::Float, Shape::Matrix(..))),
            _ => false,
        };
        if !is_matrix {
            return "";
        }
        let all: [&'static str; 3] = ["", "row_major ", "column_major "];
        all[self.random.below(all.len())]
    }

    fn plain_record(&mut self) -> Option<usize> {
        let plain: Vec<usize> = (0..self.records.len())
            .filter(|&it| self.records[it].is_plain && self.size_in_numbers(&Type::Struct(it)) <= 40)
            .collect();
        (!plain.is_empty()).then(|| *self.random.pick(&plain))
    }

    /// Declares what is read only; its readers are known from here on.
    pub(super) fn inputs(&mut self, bound: &mut Vec<(u32, Bound)>) {
        // A block whose members have names of their own.
        self.open("[[vk::binding(1)]] cbuffer Constants {");
        for _ in 0..self.random.between(1, 5) {
            let ty = self.field_type(true);
            if self.size_in_numbers(&ty) > 48 {
                continue;
            }
            let name = self.name("c");
            let declared = self.declare(&ty, &name);
            let major = self.major(&ty);
            self.line(&format!("{major}{declared};"));
            self.variable(&name, ty, Storage::Constant);
        }
        self.close("};");
        bound.push((1, Bound::Constants(contents(self, READ_BYTES))));

        if let Some(record) = self.plain_record() {
            let name = self.records[record].name.clone();
            self.line(&format!("[[vk::binding(2)]] StructuredBuffer<{name}> records;"));
            bound.push((2, Bound::Buffer(contents(self, 2 * READ_BYTES))));
            let before = *self.random.pick(&["records[", "records.Load("]);
            let after = if before.ends_with('(') { ")" } else { "]" };
            self.source_of(Type::Struct(record), before, after, 4, 1);
            for (field, ty) in self.fields(record) {
                self.source_of(ty, before, &format!("{after}.{field}"), 4, 1);
            }
        }

        self.line("[[vk::binding(3)]] ByteAddressBuffer bytes;");
        bound.push((3, Bound::Buffer(contents(self, READ_BYTES))));
        self.source_of(UINT, "bytes.Load(", ")", 64, 4);
        for (name, length) in [("Load2", 2), ("Load3", 3), ("Load4", 4)] {
            let ty = Type::Number(Scalar::Uint, Shape::Vector(length));
            self.source_of(ty, &format!("bytes.{name}("), ")", 32, 4);
        }
        for _ in 0..3 {
            let ty = self.plain_number();
            if matches!(ty, Type::Number(Scalar::Bool, _)) {
                continue;
            }
            let spelled = self.declare(&ty, "").trim().to_owned();
            self.source_of(ty, &format!("bytes.Load<{spelled}>("), ")", 32, 4);
        }
        if let Some(record) = self.plain_record() {
            let name = self.records[record].name.clone();
            self.source_of(Type::Struct(record), &format!("bytes.Load<{name}>("), ")", 8, 16);
        }

        let (spelled, kind, scalar) = *self.random.pick(&[
            ("float", TexelKind::Float, Scalar::Float),
            ("int", TexelKind::Int, Scalar::Int),
            ("uint", TexelKind::Uint, Scalar::Uint),
        ]);
        let channels = *self.random.pick(&[1_usize, 2, 4]);
        let (spelled, shape) = match channels {
            1 => (spelled.to_owned(), Shape::Scalar),
            _ => (format!("{spelled}{channels}"), Shape::Vector(channels)),
        };
        self.line(&format!("[[vk::binding(4)]] Buffer<{spelled}> texels;"));
        let bytes = contents(self, 1024);
        bound.push((4, Bound::Texels { bytes, kind, channels: channels as u32, is_written: false }));
        self.source_of(Type::Number(scalar, shape), "texels[", "]", 16, 1);
        self.source_of(Type::Number(scalar, shape), "texels.Load(", ")", 16, 1);

        let channels = *self.random.pick(&[1_usize, 4]);
        let (spelled, shape) =
            if channels == 1 { ("float", Shape::Scalar) } else { ("float4", Shape::Vector(4)) };
        self.line(&format!("[[vk::binding(5)]] Texture2D<{spelled}> picture;"));
        let bytes = contents(self, 64 * channels);
        let picture = Picture::flat(4, 4, channels as u32, bytes);
        bound.push((5, Bound::Texture(picture)));
        self.source_of(Type::Number(Scalar::Float, shape), "picture.Load(int3(", ", 2, 0))", 4, 1);
        self.source_of(Type::Number(Scalar::Float, shape), "picture[uint2(1, ", ")]", 4, 1);

        if self.random.chance(50) {
            let ty = self.plain_number();
            let declared = self.declare(&ty, "loose");
            self.line(&format!("{declared};"));
            self.variable("loose", ty, Storage::Constant);
            bound.push((6, Bound::Constants(contents(self, 256))));
        }
        if self.has_small {
            let scalar = *self.random.pick(&[Scalar::Half, Scalar::Int16, Scalar::Uint16]);
            self.memory_of_other_width("halves", 7, scalar, bound);
        }
        if self.has_wide {
            let scalar = *self.random.pick(&[Scalar::Double, Scalar::Int64, Scalar::Uint64]);
            self.memory_of_other_width("wides", 8, scalar, bound);
        }
    }

    fn memory_of_other_width(
        &mut self,
        name: &str,
        binding: u32,
        scalar: Scalar,
        bound: &mut Vec<(u32, Bound)>,
    ) {
        let shape = *self.random.pick(&[Shape::Scalar, Shape::Vector(2), Shape::Vector(4)]);
        let spelled = spell(scalar, shape);
        self.line(&format!("[[vk::binding({binding})]] StructuredBuffer<{spelled}> {name};"));
        bound.push((binding, Bound::Buffer(contents(self, 1024))));
        // Halves and doubles out of these words have many digits.
        let (before, after) = match scalar {
            Scalar::Half => ("tame(", ")"),
            Scalar::Double => ("tame_double(", ")"),
            _ => ("", ""),
        };
        self.source_of(Type::Number(scalar, shape), &format!("{before}{name}["), &format!("]{after}"), 16, 1);
    }

    /// Declares what is written. Of each the thread owns one element, which is a variable in `main`.
    pub(super) fn outputs(&mut self, bound: &mut Vec<(u32, Bound)>) -> Vec<(String, Type)> {
        let mut own = Vec::new();
        self.line("[[vk::binding(0)]] RWByteAddressBuffer output;");
        bound.push((0, Bound::Buffer(vec![0; THREADS * REGION])));
        if let Some(record) = self.plain_record() {
            let name = self.records[record].name.clone();
            self.line(&format!("[[vk::binding(10)]] RWStructuredBuffer<{name}> states;"));
            bound.push((10, Bound::Buffer(contents(self, 4 * READ_BYTES))));
            own.push(("states[id]".to_owned(), Type::Struct(record)));
        }
        if self.random.chance(50) {
            let ty = self.plain_number();
            if !matches!(ty, Type::Number(Scalar::Bool, _)) {
                let spelled = self.declare(&ty, "").trim().to_owned();
                self.line(&format!("[[vk::binding(11)]] RWStructuredBuffer<{spelled}> numbers;"));
                bound.push((11, Bound::Buffer(contents(self, READ_BYTES))));
                own.push(("numbers[id]".to_owned(), ty));
            }
        }
        if self.random.chance(50) {
            let (spelled, kind, scalar) = *self
                .random
                .pick(&[("float", TexelKind::Float, Scalar::Float), ("uint", TexelKind::Uint, Scalar::Uint)]);
            let channels = *self.random.pick(&[1_usize, 4]);
            let (spelled, shape) = match channels {
                1 => (spelled.to_owned(), Shape::Scalar),
                _ => (format!("{spelled}{channels}"), Shape::Vector(channels)),
            };
            self.line(&format!("[[vk::binding(12)]] RWBuffer<{spelled}> written;"));
            let bytes = contents(self, 1024);
            bound.push((12, Bound::Texels { bytes, kind, channels: channels as u32, is_written: true }));
            own.push(("written[id]".to_owned(), Type::Number(scalar, shape)));
        }
        if self.random.chance(40) {
            self.line("[[vk::binding(13)]] RWTexture2D<float4> image;");
            let bytes = contents(self, 16 * 16);
            bound.push((13, Bound::Image(Picture::flat(4, 4, 4, bytes))));
            own.push((
                "image[uint2(id & 3, id >> 2)]".to_owned(),
                Type::Number(Scalar::Float, Shape::Vector(4)),
            ));
        }
        if self.random.chance(40) {
            self.has_lists = true;
            self.line("[[vk::binding(14), vk::counter_binding(15)]] AppendStructuredBuffer<uint2> appended;");
            self.line(
                "[[vk::binding(16), vk::counter_binding(17)]] ConsumeStructuredBuffer<float> consumed;",
            );
            bound.push((14, Bound::Buffer(vec![0; 1024])));
            bound.push((15, Bound::Buffer(vec![0; 4])));
            bound.push((16, Bound::Buffer(contents(self, 1024))));
            bound.push((17, Bound::Buffer(200_u32.to_le_bytes().to_vec())));
        }
        own
    }

    /// What only `main` does: barriers, atomics, stores into buffers of bytes, lists.
    pub(super) fn memory_statement(&mut self, place: &Place) {
        self.times = place.times;
        self.size += 1;
        match self.random.below(5) {
            0 => {
                let ty = self.number();
                let Type::Number(scalar, shape) = ty else { return };
                if matches!(shape, Shape::Matrix(..)) && scalar != Scalar::Float && !self.has_odd_matrices {
                    return;
                }
                let Some(value) = self.stored(&ty, 2) else { return };
                let shared = self.name("shared");
                let name = self.name("v");
                let declared = self.declare(&ty, &shared);
                self.shared.push(format!("groupshared {declared}[{GROUP}];"));
                let by = self.random.below(GROUP);
                let spelled = spell(scalar, shape);
                self.line(&format!(
                    "{shared}[lane] = {value}; GroupMemoryBarrierWithGroupSync(); {spelled} {name} = \
                     {shared}[(lane + {by}) & {}]; GroupMemoryBarrierWithGroupSync();",
                    GROUP - 1
                ));
                self.variable(&name, ty, Storage::Local);
            }
            1 => {
                let (function, is_signed) = *self.random.pick(&[
                    ("InterlockedAdd", false),
                    ("InterlockedOr", false),
                    ("InterlockedXor", false),
                    ("InterlockedMax", true),
                    ("InterlockedMin", true),
                    ("InterlockedMax", false),
                ]);
                let scalar = if is_signed { Scalar::Int } else { Scalar::Uint };
                let value = self.value(scalar, Shape::Scalar, 2).text;
                let shared = self.name("shared");
                let name = self.name("v");
                let spelled = scalar.name();
                self.shared.push(format!("groupshared {spelled} {shared};"));
                self.line(&format!(
                    "if (lane == 0) {shared} = 5; GroupMemoryBarrierWithGroupSync(); {function}({shared}, \
                     {value}); GroupMemoryBarrierWithGroupSync(); {spelled} {name} = {shared}; \
                     GroupMemoryBarrierWithGroupSync();"
                ));
                self.variable(&name, Type::Number(scalar, Shape::Scalar), Storage::Local);
            }
            2 if self.has_lists => {
                let value = self.stored(&Type::Number(Scalar::Uint, Shape::Vector(2)), 2);
                let Some(value) = value else { return };
                let name = self.name("v");
                self.line(&format!(
                    "float {name} = 0; if (id == 3) {{ appended.Append({value}); {name} = consumed.Consume(); }}"
                ));
                self.variable(&name, Type::Number(Scalar::Float, Shape::Scalar), Storage::Local);
            }
            _ => {
                let ty = self.plain_number();
                let Type::Number(scalar, shape) = ty else { return };
                let slots = shape.count();
                let Some(value) = self.stored(&ty, 3) else { return };
                let Some(at) = self.slots(slots) else { return };
                match (scalar, shape) {
                    (Scalar::Bool, _) => {
                        let to = spell(Scalar::Uint, shape);
                        self.line(&format!("output.Store<{to}>({at}, ({to}){value});"));
                    }
                    (_, Shape::Vector(length)) if self.random.chance(50) => {
                        let to = spell(Scalar::Uint, shape);
                        let words = if scalar == Scalar::Uint { value } else { format!("asuint({value})") };
                        let words = if scalar == Scalar::Uint { format!("({to}){words}") } else { words };
                        self.line(&format!("output.Store{length}({at}, {words});"));
                    }
                    _ => {
                        let to = spell(scalar, shape);
                        self.line(&format!("output.Store<{to}>({at}, {value});"));
                    }
                }
            }
        }
    }

    /// The address of so many words of the output that nothing else writes.
    fn slots(&mut self, count: usize) -> Option<String> {
        if (self.next_slot + count) * 4 > REGION {
            return None;
        }
        let at = self.next_slot * 4;
        self.next_slot += count;
        Some(format!("id * {REGION} + {at}"))
    }

    /// Stores all numbers of a variable.
    pub(super) fn show(&mut self, name: &str, ty: &Type) {
        let mut leaves = Vec::new();
        self.leaves(ty, name, &mut leaves);
        for (path, scalar, shape) in leaves {
            let words = if matches!(scalar, Scalar::Int64 | Scalar::Uint64) { 2 } else { 1 };
            let Some(at) = self.slots(shape.count() * words) else { return };
            let to = |scalar: Scalar| spell(scalar, shape);
            match scalar {
                Scalar::Float | Scalar::Int | Scalar::Uint => {
                    self.line(&format!("output.Store<{}>({at}, {path});", to(scalar)));
                }
                Scalar::MinFloat | Scalar::Half | Scalar::Double => {
                    self.line(&format!(
                        "output.Store<{}>({at}, ({}){path});",
                        to(Scalar::Float),
                        to(Scalar::Float)
                    ));
                }
                Scalar::Bool | Scalar::Uint16 | Scalar::Int16 => {
                    self.line(&format!(
                        "output.Store<{}>({at}, ({}){path});",
                        to(Scalar::Int),
                        to(Scalar::Int)
                    ));
                }
                Scalar::Int64 | Scalar::Uint64 => {
                    let half = shape.count() * 4;
                    self.line(&format!(
                        "output.Store<{}>({at}, ({}){path});",
                        to(Scalar::Uint),
                        to(Scalar::Uint)
                    ));
                    self.line(&format!(
                        "output.Store<{}>({at} + {half}, ({})({path} >> 32));",
                        to(Scalar::Uint),
                        to(Scalar::Uint)
                    ));
                }
            }
        }
    }
}
