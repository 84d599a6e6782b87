//! Operations of waves and quads: threads that run a statement together are together in it.

use super::intrinsic::{Call, Inputs, greater, lesser, whole, word};
use super::number::{self, Kind};
use super::value::{Leaf, Values};
use super::{Interpreter, Outcome, bits, unsupported};
use hlsl_core::typed::BinaryOp;

impl<'a> Interpreter<'a> {
    pub fn wave_operation(&mut self, call: &Call<'a>, inputs: &Inputs, active: &[usize]) -> Outcome<Values> {
        let name = call.overload.name;
        let width = self.shapes.count(call.ty);
        let kind = inputs.kinds.first().copied().unwrap_or(Kind::Bool);
        let mut values = Values::new(self.lanes, width);
        for &lane in active {
            let first = lane / self.wave * self.wave;
            let peers: Vec<usize> =
                active.iter().copied().filter(|it| (first..first + self.wave).contains(it)).collect();
            let group = Group { first, lane, peers: &peers };
            for index in 0..width {
                values.of_mut(lane)[index] = self.in_wave(name, kind, inputs, &group, index)?;
            }
        }
        Ok(values)
    }

    fn in_wave(&self, name: &str, kind: Kind, inputs: &Inputs, group: &Group, index: usize) -> Outcome<Leaf> {
        let Group { first, lane, peers } = *group;
        let count = |number: usize| Ok(Leaf::Bits(number as u64));
        let own = inputs.values.first();
        let leaf = |lane: usize| own.map_or(Leaf::Undefined("no value"), |it| it.leaf(lane, index));
        let holds = |lane: usize| -> Outcome<bool> { Ok(bits(leaf(lane))? != 0) };
        let before = || peers.iter().copied().filter(|&it| it < lane);
        let read = |from: usize| -> Leaf {
            match peers.contains(&from) {
                true => leaf(from),
                false => Leaf::Undefined("the value of a thread that is not there"),
            }
        };
        // Lanes that a mask of four words names.
        let masked = |index: usize| -> Outcome<Vec<usize>> {
            let mut lanes = Vec::new();
            for &it in peers {
                let bit = it - first;
                if bits(inputs.values[index].leaf(lane, bit / 32))? >> (bit % 32) & 1 != 0 {
                    lanes.push(it);
                }
            }
            Ok(lanes)
        };
        let ballot = |lanes: &[usize]| -> Leaf {
            let word = lanes.iter().filter(|&&it| (it - first) / 32 == index);
            Leaf::Bits(word.fold(0, |word, it| word | 1 << ((it - first) % 32)))
        };
        let fold = |lanes: &mut dyn Iterator<Item = usize>, name: &str| -> Outcome<Leaf> {
            let mut sum = None;
            for it in lanes {
                let next = match leaf(it) {
                    Leaf::Bits(bits) => bits,
                    other => return Ok(other),
                };
                sum = Some(match sum {
                    None => next,
                    Some(sum) => match combined(name, kind, sum, next) {
                        Some(Ok(sum)) => sum,
                        Some(Err(why)) => return Ok(Leaf::Undefined(why)),
                        None => return Err(unsupported(format!("`{name}`"))),
                    },
                });
            }
            Ok(Leaf::Bits(sum.unwrap_or_else(|| neutral(name, kind))))
        };
        let all_that = |wanted: bool| -> Outcome<Vec<usize>> {
            let mut lanes = Vec::new();
            for &it in peers {
                if holds(it)? == wanted {
                    lanes.push(it);
                }
            }
            Ok(lanes)
        };
        match name {
            "WaveGetLaneCount" => count(self.wave),
            "WaveGetLaneIndex" => count(lane - first),
            "GetGroupWaveIndex" => count(first / self.wave),
            "GetGroupWaveCount" => count(self.lanes.div_ceil(self.wave)),
            "WaveIsFirstLane" => count(usize::from(peers.first() == Some(&lane))),
            "WaveActiveAnyTrue" => count(usize::from(!all_that(true)?.is_empty())),
            "WaveActiveAllTrue" => count(usize::from(all_that(false)?.is_empty())),
            "WaveActiveAllEqual" => {
                let first = bits(leaf(peers[0]))?;
                let is_same = |it: &usize| bits(leaf(*it)).map(|it| is_equal(kind, it, first));
                count(usize::from(
                    peers.iter().map(is_same).collect::<Outcome<Vec<_>>>()?.iter().all(|it| *it),
                ))
            }
            "WaveActiveBallot" => {
                let condition = &inputs.values[0];
                let mut lanes = Vec::new();
                for &it in peers {
                    if bits(condition.leaf(it, 0))? != 0 {
                        lanes.push(it);
                    }
                }
                Ok(ballot(&lanes))
            }
            "WaveActiveCountBits" => count(all_that(true)?.len()),
            "WavePrefixCountBits" => count(all_that(true)?.iter().filter(|&&it| it < lane).count()),
            "WaveReadLaneAt" | "QuadReadLaneAt" => {
                let at = whole(inputs.kinds[1], inputs.values[1].leaf(lane, 0))?;
                let start = if name == "WaveReadLaneAt" { first } else { lane - (lane - first) % 4 };
                Ok(usize::try_from(at).map_or(Leaf::Undefined("a lane that is none"), |at| read(start + at)))
            }
            "WaveReadLaneFirst" => Ok(read(peers[0])),
            "QuadReadAcrossX" => Ok(read(first + ((lane - first) ^ 1))),
            "QuadReadAcrossY" => Ok(read(first + ((lane - first) ^ 2))),
            "QuadReadAcrossDiagonal" => Ok(read(first + ((lane - first) ^ 3))),
            "QuadAny" | "QuadAll" => {
                let start = lane - (lane - first) % 4;
                let quad: Vec<Leaf> = (start..start + 4).map(read).collect();
                let mut set = 0;
                for leaf in quad {
                    set += usize::from(bits(leaf)? != 0);
                }
                count(usize::from(if name == "QuadAny" { set > 0 } else { set == 4 }))
            }
            "WaveMatch" => {
                let value = &inputs.values[0];
                let is_same = |it: &&usize| {
                    (0..value.width).all(|index| match (value.leaf(**it, index), value.leaf(lane, index)) {
                        (Leaf::Bits(one), Leaf::Bits(other)) => is_equal(kind, one, other),
                        _ => false,
                    })
                };
                let lanes: Vec<usize> = peers.iter().filter(is_same).copied().collect();
                Ok(ballot(&lanes))
            }
            "WaveMultiPrefixCountBits" => {
                let mut sum = 0;
                for it in masked(1)?.into_iter().filter(|&it| it < lane) {
                    sum += usize::from(holds(it)?);
                }
                count(sum)
            }
            _ if name.starts_with("WaveMultiPrefix") => {
                let lanes = masked(1)?;
                fold(&mut lanes.into_iter().filter(|&it| it < lane), name)
            }
            _ if name.starts_with("WavePrefix") => fold(&mut before(), name),
            _ => fold(&mut peers.iter().copied(), name),
        }
    }

    /// The lanes of a buffer's element that each index names, for what needs them one by one.
    pub fn word_of(&self, inputs: &Inputs, index: usize, lane: usize) -> Outcome<u32> {
        word(inputs.kinds[index], inputs.values[index].leaf(lane, 0))
    }
}

struct Group<'a> {
    first: usize,
    lane: usize,
    peers: &'a [usize],
}

fn is_equal(kind: Kind, one: u64, other: u64) -> bool {
    if kind.is_float() { kind.real(one) == kind.real(other) } else { one == other }
}

fn combined(name: &str, kind: Kind, one: u64, other: u64) -> Option<number::Computed> {
    let operation = |op| Some(number::binary(op, kind, one, other));
    match name {
        _ if name.ends_with("Sum") => operation(BinaryOp::Add),
        _ if name.ends_with("Product") => operation(BinaryOp::Multiply),
        _ if name.ends_with("BitAnd") => operation(BinaryOp::BitAnd),
        _ if name.ends_with("BitOr") => operation(BinaryOp::BitOr),
        _ if name.ends_with("BitXor") => operation(BinaryOp::BitXor),
        _ if name.ends_with("Min") => Some(lesser(kind, one, other)),
        _ if name.ends_with("Max") => Some(greater(kind, one, other)),
        _ => None,
    }
}

/// What the first thread gets of those before it.
fn neutral(name: &str, kind: Kind) -> u64 {
    match name {
        _ if name.ends_with("Product") => kind.of_whole(1),
        _ if name.ends_with("BitAnd") => kind.cut(u64::MAX),
        _ => 0,
    }
}
