//! rspirv's instruction table, indexed by opcode (its own lookup is a linear search).

use rspirv::{
    grammar::{INSTRUCTION_TABLE, Instruction},
    spirv,
};

pub(super) struct Grammar {
    by_opcode: Vec<u16>,
    table: Vec<&'static Instruction<'static>>,
}

impl Grammar {
    pub(super) fn new() -> Self {
        let table: Vec<_> = INSTRUCTION_TABLE.iter().collect();
        let largest = table.iter().map(|it| it.opcode as usize).max().unwrap_or(0);
        let mut by_opcode = vec![0; largest + 1];
        for (index, inst) in table.iter().enumerate() {
            by_opcode[inst.opcode as usize] = index as u16;
        }
        Grammar { by_opcode, table }
    }

    pub(super) fn get(&self, op: spirv::Op) -> &'static Instruction<'static> {
        self.table[usize::from(self.by_opcode[op as usize])]
    }
}
