//! OpSource, OpName and OpMemberName.

use smallvec::smallvec;
use spirv::{Op, SourceLanguage};

use super::{
    Emitter,
    section::{self, Words},
};

impl Emitter<'_> {
    pub(super) fn source(&mut self) {
        self.out.strings.push(Op::Source, &[SourceLanguage::HLSL as u32, self.settings.source_version]);
    }

    pub(super) fn name(&mut self, id: u32, name: &str) {
        if !name.is_empty() {
            let mut words: Words = smallvec![id];
            section::text(&mut words, name);
            self.out.names.push(Op::Name, &words);
        }
    }

    pub(super) fn member_name(&mut self, id: u32, member: u32, name: &str) {
        if !name.is_empty() {
            let mut words: Words = smallvec![id, member];
            section::text(&mut words, name);
            self.out.names.push(Op::MemberName, &words);
        }
    }
}
