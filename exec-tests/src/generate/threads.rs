//! What only `main` does, where all threads of a group are: barriers, atomics, waves, stores into buffers of bytes,
//! lists. All threads come to each of these statements, so that the driver alone decides which of them are a wave, for
//! all compilers alike.

use super::memory::GROUP;
use super::types::{BOOL, INT, Scalar, Shape, Type, UINT, spell};
use super::{Generator, Place, Storage};

impl Generator {
    pub(super) fn memory_statement(&mut self, place: &Place) {
        self.times = place.times;
        self.size += 1;
        match self.random.below(10) {
            0 | 1 => self.exchange(),
            2 => self.shared_atomic(),
            3 => self.own_atomic(),
            4 if self.has_lists => self.lists(),
            5..8 => self.wave(),
            _ => self.store_bytes(),
        }
    }

    /// Threads of a group give each other what they have, once or several times.
    fn exchange(&mut self) {
        let record = self.random.below(self.records.len().max(1));
        let ty = match self.random.below(4) {
            0 if !self.records.is_empty() && self.size_in_numbers(&Type::Struct(record)) <= 12 => {
                Type::Struct(record)
            }
            _ => self.number(),
        };
        if let Type::Number(scalar, Shape::Matrix(..)) = ty
            && scalar != Scalar::Float
            && !self.has_odd_matrices
        {
            return;
        }
        let Some(value) = self.stored(&ty, 2) else { return };
        let shared = self.name("shared");
        let name = self.name("v");
        let declared = self.declare(&ty, &shared);
        self.shared.push(format!("groupshared {declared}[{GROUP}];"));
        let by = self.random.below(GROUP);
        let declared = self.declare(&ty, &name);
        let take = format!("{shared}[(lane + {by}) & {}]", GROUP - 1);
        let barrier = *self.random.pick(&[
            "GroupMemoryBarrierWithGroupSync()",
            "GroupMemoryBarrierWithGroupSync()",
            "AllMemoryBarrierWithGroupSync()",
        ]);
        if self.random.chance(30) {
            let counter = self.name("i");
            let rounds = self.random.between(2, 3);
            self.line(&format!("{declared} = {value};"));
            self.line(&format!(
                "for (uint {counter} = 0; {counter} < {rounds}; {counter}++) {{ {shared}[lane] = {name}; {barrier}; \
                 {name} = {take}; {barrier}; }}"
            ));
        } else {
            self.line(&format!("{shared}[lane] = {value}; {barrier}; {declared} = {take}; {barrier};"));
        }
        self.variable(&name, ty, Storage::Local);
    }

    /// An operation that may come in any order.
    fn shared_atomic(&mut self) {
        let (function, is_signed) = *self.random.pick(&[
            ("InterlockedAdd", false),
            ("InterlockedOr", false),
            ("InterlockedXor", false),
            ("InterlockedAnd", false),
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
            "if (lane == 0) {shared} = 5; GroupMemoryBarrierWithGroupSync(); {function}({shared}, {value}); \
             GroupMemoryBarrierWithGroupSync(); {spelled} {name} = {shared}; GroupMemoryBarrierWithGroupSync();"
        ));
        self.variable(&name, Type::Number(scalar, Shape::Scalar), Storage::Local);
    }

    /// On a word of the output that no other thread touches, so that the old value is known.
    fn own_atomic(&mut self) {
        let Some(at) = self.slots(1) else { return };
        let value = self.value(Scalar::Uint, Shape::Scalar, 2).text;
        let first = self.literal(Scalar::Uint).text;
        let function = *self.random.pick(&["Add", "And", "Or", "Xor", "Min", "Max", "Exchange"]);
        let name = self.name("v");
        let operation = if self.random.chance(25) {
            format!("output.InterlockedCompareExchange({at}, {first}, {value}, {name});")
        } else {
            format!("output.Interlocked{function}({at}, {value}, {name});")
        };
        self.line(&format!("uint {name} = 0; output.Store({at}, {first}); {operation}"));
        self.variable(&name, UINT, Storage::Local);
    }

    /// One thread appends and consumes.
    fn lists(&mut self) {
        let value = self.stored(&Type::Number(Scalar::Uint, Shape::Vector(2)), 2);
        let Some(value) = value else { return };
        let name = self.name("v");
        self.line(&format!(
            "float {name} = 0; if (id == 3) {{ appended.Append({value}); {name} = consumed.Consume(); }}"
        ));
        self.variable(&name, Type::Number(Scalar::Float, Shape::Scalar), Storage::Local);
    }

    fn wave(&mut self) {
        let name = self.name("v");
        let scalar = *self.random.pick(&[Scalar::Uint, Scalar::Int, Scalar::Float]);
        let shape = match self.random.below(3) {
            0 => Shape::Vector(self.random.between(2, 4)),
            _ => Shape::Scalar,
        };
        let ty = Type::Number(scalar, shape);
        let choice = self.random.below(12);
        let (ty, text) = match choice {
            0 => (BOOL, format!("WaveActiveAnyTrue({})", self.condition(2))),
            1 => (BOOL, format!("WaveActiveAllTrue({})", self.condition(2))),
            2 => (UINT, format!("WaveActiveCountBits({})", self.condition(2))),
            3 => (UINT, format!("WavePrefixCountBits({})", self.condition(2))),
            4 => {
                let ballot = format!("WaveActiveBallot({})", self.condition(2));
                (Type::Number(Scalar::Uint, Shape::Vector(4)), ballot)
            }
            5 if scalar != Scalar::Float => {
                let names = ["WaveActiveBitAnd", "WaveActiveBitOr", "WaveActiveBitXor"];
                let function = *self.random.pick(&names);
                // The reference knows them for unsigned numbers alone.
                let value = self.value(Scalar::Uint, shape, 2).text;
                (Type::Number(Scalar::Uint, shape), format!("{function}({value})"))
            }
            6 => (INT, "(int)WaveGetLaneIndex()".to_owned()),
            7 => {
                let Some(value) = self.stored(&ty, 2) else { return };
                let lane = self.random.below(4);
                let text = match self.random.below(6) {
                    0 => format!("WaveReadLaneAt({value}, {lane})"),
                    1 => format!("WaveReadLaneFirst({value})"),
                    2 => format!("QuadReadLaneAt({value}, {lane})"),
                    3 => format!("QuadReadAcrossX({value})"),
                    4 => format!("QuadReadAcrossY({value})"),
                    _ => format!("QuadReadAcrossDiagonal({value})"),
                };
                (ty, text)
            }
            _ => {
                let Some(value) = self.stored(&ty, 2) else { return };
                let names = ["WaveActiveSum", "WaveActiveMin", "WaveActiveMax", "WavePrefixSum"];
                let function = *self.random.pick(&names);
                let text = format!("{function}({value})");
                (ty, if scalar == Scalar::Float { format!("fit({text})") } else { text })
            }
        };
        let declared = self.declare(&ty, &name);
        self.line(&format!("{declared} = {text};"));
        self.variable(&name, ty, Storage::Local);
    }

    fn store_bytes(&mut self) {
        let ty = self.plain_number();
        let Type::Number(scalar, shape) = ty else { return };
        let words = if scalar.width() == 64 { 2 } else { 1 };
        let Some(value) = self.stored(&ty, 3) else { return };
        let Some(at) = self.slots(shape.count() * words) else { return };
        match (scalar, shape) {
            (Scalar::Bool, _) => {
                let to = spell(Scalar::Uint, shape);
                self.line(&format!("output.Store<{to}>({at}, ({to}){value});"));
            }
            (Scalar::Float | Scalar::Int | Scalar::Uint, Shape::Vector(length)) if self.random.chance(50) => {
                let to = spell(Scalar::Uint, shape);
                let words = if scalar == Scalar::Uint { value } else { format!("asuint({value})") };
                let words = if scalar == Scalar::Uint { format!("({to}){words}") } else { words };
                self.line(&format!("output.Store{length}({at}, {words});"));
            }
            (Scalar::Uint, Shape::Scalar) if self.random.chance(50) => {
                self.line(&format!("put(output, {at}, {value});"));
            }
            _ => {
                let to = spell(scalar, shape);
                self.line(&format!("output.Store<{to}>({at}, {value});"));
            }
        }
    }
}
