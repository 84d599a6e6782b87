//! The dice. The same seed gives the same structs.

use super::{Holder, Layout, Major, Member, Module, NAMED, Root, Scalar, Struct, Ty, reference};

pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x51_7cc1_b727_220a)
    }

    /// SplitMix64.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut it = self.0;
        it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        it ^ (it >> 31)
    }

    pub fn below(&mut self, limit: u32) -> u32 {
        (self.next() % u64::from(limit)) as u32
    }

    pub fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    fn of<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }
}

/// A module of `count` roots.
pub fn module(seed: u64, count: usize) -> Module {
    let mut dice = Dice::new(seed);
    let native_16_bit = dice.one_in(2);
    let option = dice.of(&[None, None, Some(Major::Row), Some(Major::Column)]);
    let module = Module { native_16_bit, option, structs: Vec::new(), roots: Vec::new() };
    let has_pragmas = dice.one_in(2);
    let mut generator = Generator { dice, module, has_pragmas, pragma: None, inner: Vec::new(), members: 0 };
    for index in 0..count {
        generator.root(index);
    }
    generator.module
}

struct Generator {
    dice: Dice,
    module: Module,
    has_pragmas: bool,
    /// The `#pragma pack_matrix` in force.
    pragma: Option<Major>,
    /// Structs that the root may have inside.
    inner: Vec<usize>,
    members: usize,
}

impl Generator {
    fn root(&mut self, index: usize) {
        self.inner.clear();
        for _ in 0..self.dice.below(4) {
            let name = format!("N{}", self.module.structs.len());
            let is_placed = self.dice.one_in(8);
            let inner = self.structure(name, 5, true, is_placed);
            self.inner.push(inner);
        }
        // DXC counts push constants among the globals.
        let is_special = |it: &Root| matches!(it.holder, Holder::PushConstant | Holder::Globals);
        let is_first = !self.module.roots.iter().any(is_special);
        let mut holders = vec![
            Holder::CBuffer,
            Holder::CBuffer,
            Holder::TBuffer,
            Holder::ConstantBuffer,
            Holder::ConstantBuffer,
            Holder::TextureBuffer,
            Holder::StructuredBuffer,
            Holder::RwStructuredBuffer,
            Holder::RwStructuredBuffer,
            Holder::RwStructuredBuffer,
        ];
        if is_first {
            holders.extend([Holder::PushConstant, Holder::Globals, Holder::Globals]);
        }
        let holder = self.dice.of(&holders);
        let is_block = matches!(holder, Holder::CBuffer | Holder::TBuffer | Holder::Globals);
        let is_placed = self.dice.one_in(5);
        let structure = self.structure(format!("S{index}"), 8, !is_block, is_placed && !is_block);
        if is_block && is_placed {
            self.place_in_registers(structure, holder == Holder::Globals);
        }
        if holder == Holder::PushConstant {
            // DXC loses itself in bases there.
            self.module.structs[structure].base = None;
        }
        // Nobody can read an empty one, so that it would be left out.
        let is_empty = self.is_empty(&Ty::Struct(structure));
        let holder = if is_empty && holder == Holder::PushConstant { Holder::ConstantBuffer } else { holder };
        let is_structured = matches!(holder, Holder::StructuredBuffer | Holder::RwStructuredBuffer);
        let is_plain = match &self.module.structs[structure] {
            Struct { base: None, members, .. } => match &members[..] {
                [Member { ty, fixed: None, .. }] => {
                    is_structured
                        && !matches!(ty, Ty::Array(..) | Ty::Struct(_) | Ty::Bits(..))
                        && self.dice.one_in(2)
                }
                _ => false,
            },
            _ => false,
        };
        self.module.roots.push(Root { name: format!("b{index}"), holder, structure, is_plain });
    }

    fn structure(&mut self, name: String, most: u32, is_struct: bool, is_placed: bool) -> usize {
        if self.has_pragmas && self.dice.one_in(6) {
            self.pragma = Some(self.dice.of(&[Major::Row, Major::Column]));
        }
        let base = (is_struct && self.dice.one_in(5)).then(|| self.some_inner()).flatten();
        let is_empty = is_struct && self.dice.one_in(20);
        let count = if is_empty { 0 } else { 1 + self.dice.below(most) };
        let mut members = Vec::new();
        for _ in 0..count {
            let after_bits = matches!(members.last(), Some(Member { ty: Ty::Bits(..), .. }));
            // Two such members in a row could be one.
            let ty = if is_struct && !after_bits && self.dice.one_in(16) { self.bits() } else { self.ty(0) };
            members.push(Member { name: format!("m{}", self.members), ty, fixed: None });
            self.members += 1;
        }
        if is_struct && self.is_nothing(&members, base) && !self.dice.one_in(3) {
            let ty = Ty::Scalar(Scalar::Float);
            members.push(Member { name: format!("m{}", self.members), ty, fixed: None });
            self.members += 1;
        }
        if !is_struct && members.iter().all(|it| self.is_empty(&it.ty)) {
            let ty = Ty::Vector(Scalar::Float, 3);
            members.push(Member { name: format!("m{}", self.members), ty, fixed: None });
            self.members += 1;
        }
        let index = self.module.structs.len();
        let is_inner = name.starts_with('N');
        let parameter =
            if is_inner && self.dice.one_in(4) { members.iter().position(may_be_parameter) } else { None };
        self.module.structs.push(Struct { name, base, members, pragma: self.pragma, parameter });
        if is_placed && base.is_none() {
            self.place_by_attribute(index);
        }
        index
    }

    fn bits(&mut self) -> Ty {
        let scalar = self.dice.of(&[Scalar::Uint, Scalar::Uint, Scalar::Int, Scalar::Uint64]);
        let (mut widths, mut room) = (Vec::new(), 8 * scalar.memory(false).1);
        for _ in 0..1 + self.dice.below(4) {
            widths.push(1 + self.dice.below(room.min(20)));
            room -= widths.last().unwrap();
            if room == 0 {
                break;
            }
        }
        Ty::Bits(scalar, widths)
    }

    fn is_empty(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Array(element, _) => self.is_empty(element),
            Ty::Struct(index) => {
                let it = &self.module.structs[*index];
                self.is_nothing(&it.members, it.base)
            }
            _ => false,
        }
    }

    fn is_nothing(&self, members: &[Member], base: Option<usize>) -> bool {
        members.iter().all(|it| self.is_empty(&it.ty)) && base.is_none_or(|it| self.is_empty(&Ty::Struct(it)))
    }

    fn some_inner(&mut self) -> Option<usize> {
        if self.inner.is_empty() { None } else { Some(self.dice.of(&self.inner.clone())) }
    }

    fn scalar(&mut self) -> Scalar {
        use Scalar::*;
        let narrow: &[Scalar] = if self.module.native_16_bit {
            &[Half, Half, Float16, Int16, Uint16, Min16Float, Min16Int, Min16Uint]
        } else {
            &[Half, Min16Float, Min16Int, Min16Uint, Min12Int, Min10Float]
        };
        match self.dice.below(10) {
            0..=3 => Float,
            4 => Int,
            5 => Uint,
            6 if self.dice.one_in(4) => self.dice.of(&[UnormFloat, SnormFloat]),
            6 => Bool,
            7 => self.dice.of(&[Double, Int64, Uint64]),
            _ => self.dice.of(narrow),
        }
    }

    fn ty(&mut self, depth: u32) -> Ty {
        match self.dice.below(12) {
            0..=2 => Ty::Scalar(self.scalar()),
            3..=5 => Ty::Vector(self.scalar(), 1 + self.dice.below(4)),
            6..=7 => self.matrix(),
            8 => Ty::Named(self.named()),
            9 => match self.some_inner() {
                Some(inner) => Ty::Struct(inner),
                None => Ty::Vector(Scalar::Float, 3),
            },
            _ if depth < 2 => {
                let element = match self.some_inner() {
                    Some(inner) if self.dice.one_in(3) => Ty::Struct(inner),
                    _ => self.ty(depth + 1),
                };
                // A member of no size at all is enough; arrays of them say nothing more.
                let element = if self.is_empty(&element) { Ty::Scalar(Scalar::Uint) } else { element };
                Ty::Array(Box::new(element), 1 + self.dice.below(4))
            }
            _ => Ty::Vector(self.scalar(), 2 + self.dice.below(3)),
        }
    }

    /// Mostly what DXC has, too.
    fn named(&mut self) -> usize {
        let limit = if self.dice.one_in(4) { NAMED.len() as u32 } else { 3 };
        self.dice.below(limit) as usize
    }

    fn matrix(&mut self) -> Ty {
        let scalar = self.scalar();
        let (rows, columns) = (1 + self.dice.below(4), 1 + self.dice.below(4));
        let keyword = match self.dice.below(4) {
            0 => Some(Major::Column),
            1 => Some(Major::Row),
            // DXC has no others of integers.
            2 if !scalar.is_float() => Some(Major::Row),
            _ => None,
        };
        let major = keyword.or(self.pragma).or(self.module.option).unwrap_or(Major::Column);
        Ty::Matrix { scalar, rows, columns, major, keyword }
    }

    /// The end of a type where that is farthest, and its strictest alignment, whatever the layout.
    fn widest(&self, ty: &Ty) -> (u32, u32) {
        let mut widest = (0, 1);
        for layout in Layout::ALL {
            for holder in [Holder::CBuffer, Holder::StructuredBuffer] {
                let rule = reference::Rule::of(layout, holder);
                let shape = reference::shape(&self.module, ty, rule);
                widest =
                    (widest.0.max(shape.node.spirv_size().max(shape.size)), widest.1.max(shape.alignment));
            }
        }
        // An array may not have anything before its end rounded up.
        (widest.0.next_multiple_of(widest.1), widest.1)
    }

    /// `vk::offset` for every member, in an order of its own, or for one member.
    fn place_by_attribute(&mut self, index: usize) {
        let members = self.module.structs[index].members.clone();
        let mut order: Vec<usize> = (0..members.len()).collect();
        if self.dice.one_in(2) {
            for at in (1..order.len()).rev() {
                order.swap(at, self.dice.below(at as u32 + 1) as usize);
            }
        } else if self.dice.one_in(2) && !order.is_empty() {
            // From here on the members follow the one with an offset.
            let chosen = self.dice.below(order.len() as u32) as usize;
            let before: u32 =
                members[..chosen].iter().map(|it| self.widest(&it.ty)).map(|(a, b)| a + b).sum();
            let offset = before.next_multiple_of(32) + 32 * self.dice.below(3);
            self.module.structs[index].members[chosen].fixed = Some(offset);
            return;
        }
        let mut next: u32 = 0;
        for member in order {
            let (size, alignment) = self.widest(&members[member].ty);
            let is_scalar = matches!(members[member].ty, Ty::Scalar(_) | Ty::Named(_));
            let alignment = if is_scalar { alignment } else { alignment.max(16) };
            let offset = next.next_multiple_of(alignment) + alignment * self.dice.below(3);
            self.module.structs[index].members[member].fixed = Some(offset);
            // Nor may anything lie where an empty struct does.
            next = offset + size.max(1);
        }
    }

    /// `packoffset` for every member of a buffer, in order, or `register(c#)` for some of `$Globals`, in any order.
    fn place_in_registers(&mut self, index: usize, is_globals: bool) {
        let members = self.module.structs[index].members.clone();
        let mut next: u32 = 0;
        for (at, member) in members.iter().enumerate() {
            let (size, alignment) = self.widest(&member.ty);
            let is_small = matches!(member.ty, Ty::Scalar(_) | Ty::Named(_)) && size <= 4;
            let offset = if is_small && !is_globals {
                next.next_multiple_of(4)
            } else {
                next.next_multiple_of(alignment.max(16)) + 16 * alignment.div_ceil(16) * self.dice.below(3)
            };
            if !is_globals || self.dice.one_in(2) {
                self.module.structs[index].members[at].fixed = Some(offset);
                next = offset + size;
            }
        }
    }
}

/// Majorness comes from where a matrix is written, not from where it is an argument.
fn may_be_parameter(member: &Member) -> bool {
    let plain = |ty: &Ty| matches!(ty, Ty::Scalar(_) | Ty::Named(_) | Ty::Vector(..) | Ty::Struct(_));
    match &member.ty {
        Ty::Array(element, _) => plain(element),
        ty => plain(ty),
    }
}

/// A module of one struct in one buffer, whose members lie anywhere.
pub fn careless(seed: u64) -> Module {
    let mut dice = Dice::new(seed);
    let native_16_bit = dice.one_in(2);
    let module = Module { native_16_bit, option: None, structs: Vec::new(), roots: Vec::new() };
    let mut generator =
        Generator { dice, module, has_pragmas: false, pragma: None, inner: Vec::new(), members: 0 };
    if generator.dice.one_in(2) {
        let inner = generator.structure("N".into(), 3, true, false);
        generator.inner.push(inner);
    }
    let structure = generator.structure("S".into(), 3, true, false);
    let mut next = 0;
    for at in 0..generator.module.structs[structure].members.len() {
        let step = generator.dice.of(&[2, 4, 4, 8, 8, 16, 16, 16]);
        // Near the end of the one before, on either side.
        let offset = (next + generator.dice.below(3) * step).saturating_sub(generator.dice.below(2) * step);
        let offset = offset / step * step;
        generator.module.structs[structure].members[at].fixed = Some(offset);
        let ty = generator.module.structs[structure].members[at].ty.clone();
        let rule = reference::Rule::of(Layout::Relaxed, Holder::StructuredBuffer);
        next = offset + reference::shape(&generator.module, &ty, rule).size;
    }
    let holder = generator.dice.of(&[Holder::ConstantBuffer, Holder::RwStructuredBuffer]);
    generator.module.roots.push(Root { name: "b".into(), holder, structure, is_plain: false });
    generator.module
}
