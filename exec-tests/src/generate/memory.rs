//! Buffers, textures and shared memory: declarations, what reads them, what writes them.

use super::types::{Scalar, Shape, Type, UINT, spell};
use super::{Generator, Source, Storage, is_bit_field};
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
    pub(super) fn source_of(&mut self, ty: Type, before: &str, after: &str, count: usize, step: usize) {
        let source = Source { before: before.to_owned(), after: after.to_owned(), count, step };
        self.sources.push((ty, source));
    }

    /// The whole of a struct in memory and its parts.
    fn source_of_record(&mut self, record: usize, before: &str, after: &str, count: usize, step: usize) {
        let ty = Type::Struct(record);
        if self.is_raw(&ty) {
            self.source_of(ty, before, after, count, step);
            for (field, ty) in self.fields(record) {
                self.source_of(ty, before, &format!("{after}.{field}"), count, step);
            }
            return;
        }
        let mut leaves = Vec::new();
        self.leaves(&ty, after, &mut leaves);
        for (path, scalar, shape) in leaves {
            let washing = match scalar {
                Scalar::Half => "tame(",
                Scalar::Double => "tame_double(",
                _ => "",
            };
            let end = if washing.is_empty() { "" } else { ")" };
            let (before, after) = (format!("{washing}{before}"), format!("{path}{end}"));
            self.source_of(Type::Number(scalar, shape), &before, &after, count, step);
        }
    }

    /// A type that memory may have, of which any words of `contents` are proper values.
    pub(super) fn plain_number(&mut self) -> Type {
        let mut all =
            vec![Scalar::Float, Scalar::Float, Scalar::Int, Scalar::Uint, Scalar::Float, Scalar::Bool];
        if self.has_small {
            all.extend([Scalar::Int16, Scalar::Uint16]);
        }
        if self.has_wide {
            all.extend([Scalar::Int64, Scalar::Uint64]);
        }
        let scalar = *self.random.pick(&all);
        let shape = match self.shape(scalar) {
            Shape::Matrix(..) if scalar != Scalar::Float => Shape::Vector(3),
            // What stands behind the last row of a shorter one overlaps it, which no validator takes.
            Shape::Matrix(..) if self.has_dx_layout => Shape::Matrix(4, 4),
            shape => shape,
        };
        Type::Number(scalar, shape)
    }

    /// Of a struct in memory: `wash` takes care of what not all words are proper values of.
    fn plain_field(&mut self) -> Type {
        let other = match (self.has_small, self.has_wide) {
            (true, false) => Scalar::Half,
            (_, true) => Scalar::Double,
            _ => return self.plain_number(),
        };
        if self.random.chance(70) {
            return self.plain_number();
        }
        Type::Number(other, *self.random.pick(&[Shape::Scalar, Shape::Vector(2), Shape::Vector(3)]))
    }

    /// Whether any words are proper values of it, and are copied as they are.
    fn is_raw(&self, ty: &Type) -> bool {
        let mut leaves = Vec::new();
        self.leaves(ty, "", &mut leaves);
        leaves.iter().all(|(_, scalar, _)| !matches!(scalar, Scalar::Bool | Scalar::Half | Scalar::Double))
    }

    fn has_bit_fields(&self, ty: &Type) -> bool {
        let mut leaves = Vec::new();
        self.leaves(ty, "", &mut leaves);
        leaves.iter().any(|it| is_bit_field(&it.0))
    }

    /// Makes proper values of what the host put into memory that the thread owns.
    pub(super) fn wash(&mut self, path: &str, ty: &Type) {
        let mut leaves = Vec::new();
        self.leaves(ty, path, &mut leaves);
        for (path, scalar, _) in leaves {
            match scalar {
                Scalar::Bool => self.line(&format!("{path} = !{path};")),
                Scalar::Half => self.line(&format!("{path} = tame({path});")),
                Scalar::Double => self.line(&format!("{path} = tame_double({path});")),
                _ => {}
            }
        }
    }

    pub(super) fn field_type(&mut self, is_plain: bool) -> Type {
        match self.random.below(10) {
            0 => {
                let element = if is_plain { self.plain_field() } else { self.number() };
                Type::Array(Box::new(element), self.random.between(2, 4))
            }
            1 if !self.records.is_empty() => {
                let record = self.random.below(self.records.len());
                if is_plain && !self.records[record].is_plain {
                    self.plain_field()
                } else {
                    Type::Struct(record)
                }
            }
            _ if is_plain => self.plain_field(),
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
            let is_number = matches!(ty, Type::Number(Scalar::Bool, _));
            if self.size_in_numbers(&ty) > 48 || !is_number && !self.is_raw(&ty) {
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
            self.source_of_record(record, before, after, 4, 1);
        }

        if let Some(record) = self.plain_record()
            && self.random.chance(50)
            && self.is_raw(&Type::Struct(record))
        {
            let name = self.records[record].name.clone();
            let kind = *self.random.pick(&["ConstantBuffer", "ConstantBuffer", "TextureBuffer"]);
            self.line(&format!("[[vk::binding(9)]] {kind}<{name}> block;"));
            let bytes = contents(self, READ_BYTES);
            let is_constant = kind == "ConstantBuffer";
            bound.push((9, if is_constant { Bound::Constants(bytes) } else { Bound::Buffer(bytes) }));
            for (field, ty) in self.fields(record) {
                self.variable(&format!("block.{field}"), ty, Storage::Constant);
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
            let ty = Type::Struct(record);
            // The reference leaves bases out here.
            if self.is_raw(&ty) && !self.has_bit_fields(&ty) && !self.inherits(&ty) {
                self.source_of(Type::Struct(record), &format!("bytes.Load<{name}>("), ")", 8, 16);
            }
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
        self.texels = Type::Number(scalar, shape);
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
            self.line("[[vk::binding(18), vk::counter_binding(19)]] RWStructuredBuffer<uint> counted;");
            bound.push((18, Bound::Buffer(vec![0; 256])));
            bound.push((19, Bound::Buffer(30_u32.to_le_bytes().to_vec())));
        }
        own
    }

    /// The address of so many words of the output that nothing else writes.
    pub(super) fn slots(&mut self, count: usize) -> Option<String> {
        if (self.next_slot + count) * 4 > REGION {
            return None;
        }
        let at = self.next_slot * 4;
        // What comes next is at a multiple of eight bytes.
        self.next_slot += count.next_multiple_of(2);
        Some(format!("id * {REGION} + {at}"))
    }

    /// Folds all numbers of a variable into what the program tells of itself: a store of its own for each would cost a
    /// driver more than all the rest.
    pub(super) fn show(&mut self, name: &str, ty: &Type) {
        let mut leaves = Vec::new();
        self.leaves(ty, name, &mut leaves);
        for (path, scalar, shape) in leaves {
            let Shape::Matrix(rows, columns) = shape else {
                self.fold(&path, scalar, shape);
                continue;
            };
            for row in 0..rows {
                self.fold(&format!("{path}[{row}]"), scalar, Shape::Vector(columns));
            }
        }
    }

    fn fold(&mut self, path: &str, scalar: Scalar, shape: Shape) {
        let to = |scalar: Scalar| spell(scalar, shape);
        let (int, uint) = (to(Scalar::Int), to(Scalar::Uint));
        let value = match scalar {
            Scalar::Uint => path.to_owned(),
            // Quarters. A zero has no sign this way, which drivers do not keep anyway.
            Scalar::Float | Scalar::MinFloat | Scalar::Half | Scalar::Double => {
                format!("({uint})({int})({path} * 4)")
            }
            Scalar::Int | Scalar::Bool | Scalar::Uint16 => format!("({uint}){path}"),
            Scalar::Int16 => format!("({uint})({int}){path}"),
            Scalar::Int64 | Scalar::Uint64 => format!("({uint}){path} ^ ({uint})({path} >> 32)"),
        };
        self.line(&format!("sum = fold(sum, {value});"));
    }
}
