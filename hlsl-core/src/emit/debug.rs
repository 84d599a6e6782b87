//! OpSource, OpName and OpMemberName.

use rspirv::{dr::Operand, spirv};

use super::Emitter;

impl Emitter<'_> {
    pub(super) fn source(&mut self) {
        let operands = vec![
            Operand::SourceLanguage(spirv::SourceLanguage::HLSL),
            Operand::LiteralBit32(self.settings.source_version),
        ];
        let inst = self.inst(spirv::Op::Source, None, None, operands);
        self.out.debug_string_source.push(inst);
    }

    pub(super) fn name(&mut self, id: u32, name: &str) {
        if !name.is_empty() {
            let operands = vec![Operand::IdRef(id), Operand::LiteralString(name.to_owned())];
            let inst = self.inst(spirv::Op::Name, None, None, operands);
            self.out.debug_names.push(inst);
        }
    }

    pub(super) fn member_name(&mut self, id: u32, member: u32, name: &str) {
        if !name.is_empty() {
            let name = Operand::LiteralString(name.to_owned());
            let operands = vec![Operand::IdRef(id), Operand::LiteralBit32(member), name];
            let inst = self.inst(spirv::Op::MemberName, None, None, operands);
            self.out.debug_names.push(inst);
        }
    }
}
