//! The functions that compute doubles: what a shader calls becomes part of its module.
//!
//! They are written in `library.hlsl`. The test `soft_doubles` makes IR of it with the compiler itself, and writes that as the
//! words that are read here: of a function the type of its result, its parameters and its blocks; of a block its parameters,
//! its instructions, where it merges, and how it ends. A list begins with its length. Values and blocks are numbered as they
//! come.

use super::words::FUNCTIONS;
use crate::{arena::Id, ir::*};

/// What is added to the number of an operation of GLSL.std.450.
const GLSL: u32 = 1 << 16;

/// The functions that are part of the module already, by their places among all.
#[derive(Default)]
pub(super) struct Library {
    linked: Vec<Option<FunctionId>>,
}

impl Library {
    /// The function of that name, in `module` from here on. What it says seems to stand at `loc`.
    pub(super) fn function(&mut self, module: &mut Module, name: &str, loc: LocId) -> Option<FunctionId> {
        let place = FUNCTIONS.iter().position(|it| it.0 == name)?;
        let span = module.locs[loc].span;
        let loc = module.loc(span, None);
        self.link(module, place, loc)
    }

    /// Functions call each other no deeper than a few levels.
    fn link(&mut self, module: &mut Module, place: usize, loc: LocId) -> Option<FunctionId> {
        if let Some(&Some(known)) = self.linked.get(place) {
            return Some(known);
        }
        let &(name, words) = FUNCTIONS.get(place)?;
        let function = Function::empty(name, module.void(), loc);
        let mut reader = Reader { words, library: self, module, function };
        reader.function()?;
        let function = reader.function;
        let id = module.functions.add(function);
        self.linked.resize(self.linked.len().max(place + 1), None);
        self.linked[place] = Some(id);
        Some(id)
    }
}

struct Reader<'m> {
    words: &'static [u32],
    library: &'m mut Library,
    module: &'m mut Module,
    function: Function,
}

impl Reader<'_> {
    fn word(&mut self) -> Option<u32> {
        let (&first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn list<T, L: FromIterator<T>>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<L> {
        let len = self.word()?;
        (0..len).map(|_| read(self)).collect()
    }

    /// Nothing, a truth value, `uint` or `int`; above that, how many of them a vector has.
    fn ty(&mut self, word: u32) -> TypeId {
        let scalar = match word % 4 {
            0 => self.module.void(),
            1 => self.module.bool(),
            2 => self.module.uint32(),
            _ => self.module.int32(),
        };
        match word / 4 {
            0 => scalar,
            len => self.module.vector(scalar, len),
        }
    }

    /// A value, a function of the library, a literal, or the type of a constant, whose components follow.
    fn arg(&mut self) -> Option<Arg> {
        let word = self.word()?;
        let (kind, number) = (word % 4, word / 4);
        Some(match kind {
            0 => Arg::Value(Id::from_index(number as usize)),
            1 => Arg::Function(self.library.link(self.module, number as usize, self.function.loc)?),
            2 => Arg::Literal(number),
            _ => Arg::Constant(self.constant(number)?),
        })
    }

    fn constant(&mut self, word: u32) -> Option<ConstantId> {
        let scalar = |it: &mut Self| {
            let bits = it.word()?;
            Some(match word % 4 {
                1 => it.module.boolean(bits != 0),
                2 => it.module.uint(bits),
                _ => it.module.sint(bits as i32),
            })
        };
        if word < 4 {
            return scalar(self);
        }
        let parts = (0..word / 4).map(|_| scalar(self)).collect::<Option<_>>()?;
        let ty = self.ty(word);
        Some(self.module.composite(ty, parts))
    }

    /// A value of the next id. Parameters have a type only.
    fn value(&mut self, op: Op) -> Option<ValueId> {
        let (ty, args) = match op {
            Op::Parameter | Op::BlockParameter => (self.word()?, Args::new()),
            _ => (self.word()?, self.list(Self::arg)?),
        };
        let ty = self.ty(ty);
        Some(self.function.values.add(Inst::new(op, ty, args, self.function.loc)))
    }

    fn inst(&mut self) -> Option<ValueId> {
        let op = self.word()?;
        self.value(match op.checked_sub(GLSL) {
            Some(number) => Op::Ext { set: ExtSet::Glsl, number },
            None => Op::Core(spirv::Op::from_u32(op)?),
        })
    }

    fn block_id(&mut self) -> Option<BlockId> {
        Some(Id::from_index(self.word()? as usize))
    }

    fn target(&mut self) -> Option<Target> {
        Some(Target { block: self.block_id()?, args: self.list(Self::arg)? })
    }

    fn function(&mut self) -> Option<()> {
        let result = self.word()?;
        self.function.result = self.ty(result);
        self.function.parameters = self.list(|it| it.value(Op::Parameter))?;
        self.function.order = self.list(Self::block)?;
        Some(())
    }

    fn block(&mut self) -> Option<BlockId> {
        let parameters = self.list(|it| it.value(Op::BlockParameter))?;
        let values = self.list(Self::inst)?;
        let merge = match self.word()? {
            0 => None,
            1 => Some(Merge::Selection { merge: self.block_id()?, control: 0 }),
            _ => {
                let (merge, continuing) = (self.block_id()?, self.block_id()?);
                Some(Merge::Loop { merge, continuing, control: 0, operands: Default::default() })
            }
        };
        let end = match self.word()? {
            0 => End::Jump(self.target()?),
            1 => {
                let (condition, then, otherwise) = (self.arg()?, self.target()?, self.target()?);
                End::Branch { condition, then, otherwise }
            }
            _ => End::ReturnValue(self.arg()?),
        };
        let end_loc = self.function.loc;
        Some(self.function.blocks.add(Block { parameters, values, merge, end, end_loc, name: "" }))
    }
}
