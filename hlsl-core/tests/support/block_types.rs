//! The decorations of a module, read back from its words.

#![allow(unreachable_pub)] // a module of tests

use std::collections::HashMap;

use rspirv::{
    dr::{Instruction, Operand},
    spirv::{Decoration, Op, StorageClass},
};

use crate::structs::{Kind, reference::Node};

/// What each buffer's variable points to, by its name.
pub fn blocks(words: &[u32]) -> Result<HashMap<String, Node>, String> {
    let module = rspirv::dr::load_words(words).map_err(|error| error.to_string())?;
    let mut reader = Reader::default();
    for it in &module.debug_names {
        if let (Op::Name, [Operand::IdRef(id), Operand::LiteralString(name)]) =
            (it.class.opcode, &it.operands[..])
        {
            reader.names.insert(*id, name);
        }
    }
    for it in &module.annotations {
        let number = |at: usize| match it.operands.get(at) {
            Some(Operand::LiteralBit32(number)) => *number,
            _ => 0,
        };
        match (it.class.opcode, &it.operands[..]) {
            (Op::Decorate, [Operand::IdRef(id), Operand::Decoration(Decoration::ArrayStride), ..]) => {
                reader.strides.insert(*id, number(2));
            }
            (
                Op::MemberDecorate,
                [Operand::IdRef(id), Operand::LiteralBit32(member), Operand::Decoration(what), ..],
            ) => {
                let of = reader.members.entry((*id, *member)).or_default();
                match what {
                    Decoration::Offset => of.offset = Some(number(3)),
                    Decoration::MatrixStride => of.stride = Some(number(3)),
                    Decoration::RowMajor => of.row_major = Some(true),
                    Decoration::ColMajor => of.row_major = Some(false),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    for it in &module.types_global_values {
        if let Some(id) = it.result_id {
            reader.instructions.insert(id, it);
        }
    }
    let mut found = HashMap::new();
    for it in &module.types_global_values {
        let (Op::Variable, Some(id), Some(ty)) = (it.class.opcode, it.result_id, it.result_type) else {
            continue;
        };
        let pointer = reader.instruction(ty)?;
        let [Operand::StorageClass(class), Operand::IdRef(pointee)] = pointer.operands[..] else { continue };
        let is_block =
            matches!(class, StorageClass::Uniform | StorageClass::StorageBuffer | StorageClass::PushConstant);
        if let (true, Some(name)) = (is_block, reader.names.get(&id)) {
            found.insert((*name).to_owned(), reader.node(pointee, Members::default())?);
        }
    }
    Ok(found)
}

#[derive(Default)]
struct Reader<'a> {
    names: HashMap<u32, &'a str>,
    strides: HashMap<u32, u32>,
    members: HashMap<(u32, u32), Members>,
    instructions: HashMap<u32, &'a Instruction>,
}

#[derive(Clone, Copy, Default)]
struct Members {
    offset: Option<u32>,
    stride: Option<u32>,
    row_major: Option<bool>,
}

impl Reader<'_> {
    fn instruction(&self, id: u32) -> Result<&Instruction, String> {
        self.instructions.get(&id).copied().ok_or_else(|| format!("%{id} is not there"))
    }

    /// `outer`: the decorations of the member that this is (an array element of).
    fn node(&self, id: u32, outer: Members) -> Result<Node, String> {
        let it = self.instruction(id)?;
        let id_at = |at: usize| match it.operands.get(at) {
            Some(Operand::IdRef(id)) => Ok(*id),
            other => Err(format!("{other:?} is no id")),
        };
        let number_at = |at: usize| match it.operands.get(at) {
            Some(Operand::LiteralBit32(number)) => Ok(*number),
            other => Err(format!("{other:?} is no number")),
        };
        Ok(match it.class.opcode {
            Op::TypeFloat => Node::Scalar(Kind::Float, number_at(0)? / 8),
            Op::TypeInt if number_at(1)? == 0 => Node::Scalar(Kind::Unsigned, number_at(0)? / 8),
            Op::TypeInt => Node::Scalar(Kind::Signed, number_at(0)? / 8),
            Op::TypeVector => {
                let Node::Scalar(kind, bytes) = self.node(id_at(0)?, outer)? else {
                    return Err("a vector of no scalars".into());
                };
                Node::Vector(kind, bytes, number_at(1)?)
            }
            Op::TypeMatrix => {
                let Node::Vector(kind, bytes, len) = self.node(id_at(0)?, outer)? else {
                    return Err("a matrix of no vectors".into());
                };
                let vectors = number_at(1)?;
                let stride = outer.stride.ok_or("a matrix without MatrixStride")?;
                let row_major = outer.row_major.ok_or("a matrix without RowMajor or ColMajor")?;
                Node::Matrix { kind, bytes, vectors, len, stride, row_major }
            }
            Op::TypeArray | Op::TypeRuntimeArray => {
                let length = match it.class.opcode {
                    Op::TypeArray => match self.instruction(id_at(1)?)?.operands[..] {
                        [Operand::LiteralBit32(length)] => length,
                        _ => return Err("an array of unknown length".into()),
                    },
                    _ => 0,
                };
                let stride = *self.strides.get(&id).ok_or("an array without ArrayStride")?;
                Node::Array { element: Box::new(self.node(id_at(0)?, outer)?), length, stride }
            }
            Op::TypeStruct => {
                let mut members = Vec::new();
                for at in 0..it.operands.len() {
                    let own = self.members.get(&(id, at as u32)).copied().unwrap_or_default();
                    let offset = own.offset.ok_or("a member without Offset")?;
                    members.push((offset, self.node(id_at(at)?, own)?));
                }
                Node::Struct(members)
            }
            other => return Err(format!("{other:?} has no place in a block")),
        })
    }
}
