//! Declarations that others use: functions and structs that resources go through, and enumerations.

use super::types::{Scalar, Shape, Type};
use super::{Enumeration, Generator};

impl Generator {
    /// Functions that take and give resources, alone and in structs; what they read is known from here on.
    pub(super) fn resource_users(&mut self) {
        self.line("void put(RWByteAddressBuffer to, uint at, uint value) { to.Store(at, value); }");
        let Type::Number(scalar, shape) = self.texels.clone() else { return };
        let texel = super::types::spell(scalar, shape);
        if self.random.chance(40) {
            self.line("uint taken(ByteAddressBuffer from, uint at) { return from.Load(at & 252); }");
            self.source_of(super::types::UINT, "taken(bytes, ", ")", 64, 4);
        }
        if self.random.chance(40) {
            self.line(&format!("{texel} texel(Buffer<{texel}> from, uint at) {{ return from[at & 15]; }}"));
            self.source_of(self.texels.clone(), "texel(texels, ", ")", 16, 1);
        }
        if !self.random.chance(40) {
            return;
        }
        self.holds = true;
        self.open("struct Holder {");
        self.line("ByteAddressBuffer raw;");
        self.line(&format!("Buffer<{texel}> fetched;"));
        self.line("uint start;");
        self.line("uint word(uint at) { return raw.Load(((start + at) & 15) * 4); }");
        self.close("};");
        self.open("Holder hold(uint start) {");
        self.line("Holder it; it.raw = bytes; it.fetched = texels; it.start = start;");
        self.line("return it;");
        self.close("}");
        self.line("uint of_holder(Holder from, uint at) { return from.word(at) + from.raw.Load(8); }");
        self.line(&format!("{texel} texel_of(Holder from, uint at) {{ return from.fetched[at & 15]; }}"));
        let start = self.random.below(4);
        self.source_of(super::types::UINT, &format!("of_holder(hold({start}), "), ")", 16, 1);
        self.source_of(self.texels.clone(), &format!("texel_of(hold({start}), "), ")", 16, 1);
    }

    /// A struct of resources among the locals of `main`.
    pub(super) fn hold_resources(&mut self) {
        if !self.holds {
            return;
        }
        self.line("Holder holder = hold(lane & 3);");
        self.source_of(super::types::UINT, "holder.word(", ")", 16, 1);
        self.source_of(super::types::UINT, "of_holder(holder, ", ")", 16, 1);
        self.source_of(self.texels.clone(), "holder.fetched[", "]", 16, 1);
    }

    /// Enumerations, each with a function that tells its values apart.
    pub(super) fn enumerations(&mut self) {
        for _ in 0..self.random.below(3) {
            let name = self.name("Kind");
            let is_class = self.random.chance(50);
            let word = if is_class { "enum class" } else { "enum" };
            let under = *self.random.pick(&["", " : uint", " : int"]);
            let mut values = Vec::new();
            let mut texts = Vec::new();
            let mut next = 0;
            for _ in 0..self.random.between(2, 4) {
                let value = self.name("K");
                // No two are the same, so that they may be cases.
                let gap = self.random.below(3);
                texts.push(if gap == 0 { value.clone() } else { format!("{value} = {}", next + gap) });
                next += gap + 1;
                values.push(value);
            }
            self.line(&format!("{word} {name}{under} {{ {} }};", texts.join(", ")));
            self.enumerations.push(Enumeration { name: name.clone(), is_class, values });
            let index = self.enumerations.len() - 1;
            let function = self.name("tell");
            self.open(&format!("int {function}({name} kind) {{"));
            self.open("switch (kind) {");
            for value in 0..self.enumerations[index].values.len() {
                let text = self.spelled(index, value);
                let number = self.random.below(9);
                self.line(&format!("case {text}: return {number};"));
            }
            self.line("default: break;");
            self.close("}");
            self.line("return -1;");
            self.close("}");
            let number = Type::Number(Scalar::Int, Shape::Scalar);
            self.source_of(number, &format!("{function}(({name})("), "))", 8, 1);
        }
    }

    /// Some value of an enumeration, by its name.
    pub(super) fn enumerator(&mut self, enumeration: usize) -> String {
        let value = self.random.below(self.enumerations[enumeration].values.len());
        self.spelled(enumeration, value)
    }

    fn spelled(&mut self, enumeration: usize, value: usize) -> String {
        let it = &self.enumerations[enumeration];
        let (name, value) = (it.name.clone(), it.values[value].clone());
        // Values of a class have no other name.
        if it.is_class || self.random.chance(30) { format!("{name}::{value}") } else { value }
    }
}
