//! What only `main` does, where all threads of a group are: barriers, atomics, waves, stores into buffers of bytes,
//! lists. All threads come to each of these statements, so that the driver alone decides which of them are a wave, for
//! all compilers alike.

use super::memory::GROUP;
use super::types::{BOOL, INT, Scalar, Shape, Type, UINT, spell};
use super::{Generator, Place, Storage, is_bit_field};

impl Generator {
    pub(super) fn memory_statement(&mut self, place: &Place) {
        self.times = place.times;
        self.size += 1;
        match self.random.below(19) {
            0 | 1 => self.exchange(),
            2 => self.shared_atomic(),
            3 => self.own_atomic(),
            4 | 5 => self.atomic_on_own(),
            6 if self.has_lists => self.lists(),
            7 if self.has_lists => self.counters(),
            8..11 => self.wave(),
            11 => self.size_of_something(),
            12 => self.store_record(),
            13 => {
                let name = *self.random.pick(&[
                    "DeviceMemoryBarrier",
                    "GroupMemoryBarrier",
                    "AllMemoryBarrier",
                    "DeviceMemoryBarrierWithGroupSync",
                ]);
                self.line(&format!("{name}();"));
            }
            14 => self.overlapping_call(),
            15 => self.wave(),
            16 => self.load_words(),
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
            && !self.has_odd
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

    /// On a number of the output that no other thread touches, so that the old value is known.
    fn own_atomic(&mut self) {
        let Some(at) = self.slots(2) else { return };
        let is_wide = self.has_wide && self.random.chance(40);
        let scalar = match (is_wide, self.random.chance(30)) {
            (true, false) => Scalar::Uint64,
            (true, true) => Scalar::Int64,
            (false, false) => Scalar::Uint,
            (false, true) => Scalar::Int,
        };
        let value = self.value(scalar, Shape::Scalar, 2).text;
        let first = self.literal(scalar).text;
        let function = *self.random.pick(&["Add", "And", "Or", "Xor", "Min", "Max", "Exchange"]);
        let name = self.name("v");
        let wide = if is_wide { "64" } else { "" };
        let spelled = scalar.name();
        let operation = match self.random.below(8) {
            0 | 1 if !is_wide || self.has_odd => {
                let other = self.literal(scalar).text;
                let expected = if self.random.chance(60) { first.clone() } else { other };
                format!(
                    "output.InterlockedCompareExchange{wide}({at}, {expected}, ({spelled}){value}, {name});"
                )
            }
            2 if !is_wide || self.has_odd => {
                format!("output.InterlockedCompareStore{wide}({at}, {first}, ({spelled}){value});")
            }
            _ => format!("output.Interlocked{function}{wide}({at}, ({spelled}){value}, {name});"),
        };
        self.line(&format!("{spelled} {name} = 0; output.Store<{spelled}>({at}, {first}); {operation}"));
        self.variable(&name, Type::Number(scalar, Shape::Scalar), Storage::Local);
    }

    /// On a number that only this thread touches: in shared memory, in a buffer or in a field of what is in one.
    fn atomic_on_own(&mut self) {
        let mut places: Vec<(String, Scalar)> = Vec::new();
        let owned = ["states[id]", "numbers[id]", "written[id]"];
        for variable in self.scope.iter().filter(|it| owned.contains(&it.name.as_str())) {
            let mut leaves = Vec::new();
            self.leaves(&variable.ty, &variable.name, &mut leaves);
            let fitting = leaves.into_iter().filter(|(_, scalar, shape)| {
                *shape == Shape::Scalar && matches!(scalar, Scalar::Int | Scalar::Uint)
            });
            let fitting = fitting.filter(|it| !is_bit_field(&it.0));
            places.extend(fitting.map(|(path, scalar, _)| (path, scalar)));
        }
        let (place, scalar) = match places.is_empty() || self.random.chance(40) {
            true => {
                let mut all = vec![Scalar::Int, Scalar::Uint];
                if self.has_wide {
                    all.extend([Scalar::Int64, Scalar::Uint64]);
                }
                let scalar = *self.random.pick(&all);
                let shared = self.name("shared");
                self.shared.push(format!("groupshared {} {shared}[{GROUP}];", scalar.name()));
                let first = self.literal(scalar).text;
                self.line(&format!("{shared}[lane] = {first};"));
                (format!("{shared}[lane]"), scalar)
            }
            false => self.random.pick(&places).clone(),
        };
        let value = self.value(scalar, Shape::Scalar, 2).text;
        let spelled = scalar.name();
        let (old, new) = (self.name("v"), self.name("v"));
        let function = *self.random.pick(&["Add", "And", "Or", "Xor", "Min", "Max", "Exchange"]);
        let expected = match self.random.chance(60) {
            true => place.clone(),
            false => self.literal(scalar).text,
        };
        let operation = match self.random.below(8) {
            0 | 1 => format!("InterlockedCompareExchange({place}, {expected}, ({spelled}){value}, {old});"),
            2 => format!("InterlockedCompareStore({place}, {expected}, ({spelled}){value});"),
            3 if function != "Exchange" => format!("Interlocked{function}({place}, ({spelled}){value});"),
            _ => format!("Interlocked{function}({place}, ({spelled}){value}, {old});"),
        };
        self.line(&format!("{spelled} {old} = 0; {operation} {spelled} {new} = {place};"));
        for name in [old, new] {
            self.variable(&name, Type::Number(scalar, Shape::Scalar), Storage::Local);
        }
    }

    /// One thread counts up and down.
    fn counters(&mut self) {
        let name = self.name("v");
        let function = *self.random.pick(&["IncrementCounter", "DecrementCounter"]);
        let value = self.value(Scalar::Uint, Shape::Scalar, 2).text;
        self.line(&format!(
            "uint {name} = 0; if (id == 5) {{ {name} = counted.{function}(); counted[{name} & 63] = {value}; }}"
        ));
        self.variable(&name, UINT, Storage::Local);
    }

    fn size_of_something(&mut self) {
        let (one, other) = (self.name("v"), self.name("v"));
        let mut calls = vec![
            format!("bytes.GetDimensions({one})"),
            format!("output.GetDimensions({one})"),
            format!("texels.GetDimensions({one})"),
            format!("picture.GetDimensions({one}, {other})"),
        ];
        if self.scope.iter().any(|it| it.name == "states[id]") {
            calls.push(format!("states.GetDimensions({one}, {other})"));
        }
        if self.sources.iter().any(|it| it.1.before.contains("records")) {
            calls.push(format!("records.GetDimensions({one}, {other})"));
        }
        if self.has_lists {
            calls.push(format!("appended.GetDimensions({one}, {other})"));
            calls.push(format!("consumed.GetDimensions({one}, {other})"));
        }
        let call = self.random.pick(&calls).clone();
        self.line(&format!("uint {one} = 0; uint {other} = 0; {call};"));
        self.variable(&one, UINT, Storage::Local);
        self.variable(&other, UINT, Storage::Local);
    }

    pub(super) fn inherits(&self, ty: &Type) -> bool {
        match ty {
            Type::Number(..) => false,
            Type::Array(element, _) => self.inherits(element),
            Type::Struct(record) => {
                let record = &self.records[*record];
                record.base.is_some() || record.fields.iter().any(|it| self.inherits(&it.ty))
            }
        }
    }

    /// A whole struct or array among the bytes, which may then be read again.
    fn store_record(&mut self) {
        // The reference stores nothing of a base.
        let plain: Vec<usize> = (0..self.records.len())
            .filter(|&it| self.records[it].is_plain && !self.inherits(&Type::Struct(it)))
            .collect();
        if plain.is_empty() {
            return self.store_bytes();
        }
        let record = *self.random.pick(&plain);
        let ty = Type::Struct(record);
        let mut leaves = Vec::new();
        self.leaves(&ty, "", &mut leaves);
        // Room for each leaf to begin at the next multiple of sixteen bytes.
        let words: usize = leaves
            .iter()
            .map(|(_, scalar, shape)| {
                (shape.count() * if scalar.width() == 64 { 2 } else { 1 }).next_multiple_of(4)
            })
            .sum();
        if words > 32 || leaves.iter().any(|it| is_bit_field(&it.0)) {
            return self.store_bytes();
        }
        let Some(value) = self.aggregate(&ty, 1) else { return };
        let Some(at) = self.slots(words + 4) else { return };
        let spelled = self.records[record].name.clone();
        self.line(&format!("output.Store<{spelled}>({at}, {value});"));
        if self.random.chance(50) {
            let name = self.name("v");
            self.line(&format!("{spelled} {name} = output.Load<{spelled}>({at});"));
            self.variable(&name, ty, Storage::Local);
        }
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

    /// Operations of waves, but not those of `partitions`.
    fn wave(&mut self) {
        let name = self.name("v");
        let shape = match self.random.below(3) {
            0 => Shape::Vector(self.random.between(2, 4)),
            _ => Shape::Scalar,
        };
        let (ty, text) = match self.random.below(12) {
            // The reference does not know them.
            _ if self.has_odd && self.random.chance(40) => self.odd_vote(),
            0 | 1 => self.vote(),
            2 => match self.random.below(3) {
                0 => (INT, "(int)WaveGetLaneIndex()".to_owned()),
                1 => (BOOL, "WaveIsFirstLane()".to_owned()),
                _ => (UINT, "WaveGetLaneCount()".to_owned()),
            },
            3 => {
                let names = ["WaveActiveBitAnd", "WaveActiveBitOr", "WaveActiveBitXor"];
                let function = *self.random.pick(&names);
                // The reference knows them for unsigned numbers alone.
                let is_wide = self.has_wide && self.random.chance(50);
                let scalar = if is_wide { Scalar::Uint64 } else { Scalar::Uint };
                let value = self.value(scalar, shape, 2).text;
                (Type::Number(scalar, shape), format!("{function}(({}){value})", spell(scalar, shape)))
            }
            4 => {
                let mut all = vec![Scalar::Int, Scalar::Uint];
                if self.has_wide {
                    all.extend([Scalar::Int64, Scalar::Uint64]);
                }
                if self.has_small {
                    all.extend([Scalar::Int16, Scalar::Uint16]);
                }
                let scalar = *self.random.pick(&all);
                let function = *self.random.pick(&["WaveActiveProduct", "WavePrefixProduct"]);
                let value = self.value(scalar, shape, 2).text;
                (Type::Number(scalar, shape), format!("{function}(({}){value})", spell(scalar, shape)))
            }
            5 => {
                let scalar = self.scalar();
                let Some(value) = self.stored(&Type::Number(scalar, Shape::Scalar), 2) else { return };
                (BOOL, format!("WaveActiveAllEqual({value})"))
            }
            6..9 => {
                let ty = Type::Number(self.scalar(), shape);
                let Some(value) = self.stored(&ty, 2) else { return };
                // Four threads are in any wave.
                let lane = match self.random.chance(50) {
                    true => self.random.below(4).to_string(),
                    false => format!("{} & 3", self.value(Scalar::Uint, Shape::Scalar, 1).text),
                };
                let text = match self.random.below(6) {
                    0 => format!("WaveReadLaneAt({value}, {lane})"),
                    1 => format!("WaveReadLaneFirst({value})"),
                    2 => format!("QuadReadLaneAt({value}, {})", self.random.below(4)),
                    3 => format!("QuadReadAcrossX({value})"),
                    4 => format!("QuadReadAcrossY({value})"),
                    _ => format!("QuadReadAcrossDiagonal({value})"),
                };
                (ty, text)
            }
            _ => {
                let scalar = match self.scalar() {
                    Scalar::Bool => Scalar::Uint,
                    other => other,
                };
                let ty = Type::Number(scalar, shape);
                let Some(value) = self.stored(&ty, 2) else { return };
                let names = ["WaveActiveSum", "WaveActiveMin", "WaveActiveMax", "WavePrefixSum"];
                let function = *self.random.pick(&names);
                let text = format!("{function}(({}){value})", spell(scalar, shape));
                let text = match scalar {
                    Scalar::Double => format!("fit_double({text})"),
                    _ if scalar.is_float() => format!("fit({text})"),
                    _ => text,
                };
                (ty, text)
            }
        };
        let declared = self.declare(&ty, &name);
        self.line(&format!("{declared} = {text};"));
        self.variable(&name, ty, Storage::Local);
    }

    /// Each thread learns which threads have the same value.
    fn match_threads(&mut self) -> Option<String> {
        let key = match self.random.chance(50) {
            true => format!("(lane + {}) & 3", self.value(Scalar::Uint, Shape::Scalar, 1).text),
            false => {
                let ty = Type::Number(self.scalar(), Shape::Scalar);
                self.stored(&ty, 1)?
            }
        };
        let like = self.name("v");
        self.line(&format!("uint4 {like} = WaveMatch({key});"));
        self.variable(&like, Type::Number(Scalar::Uint, Shape::Vector(4)), Storage::Local);
        Some(like)
    }

    /// Multi-prefix operations among threads with the same value. Of these the reference knows only `WaveMatch`.
    pub(super) fn partitions(&mut self) {
        for _ in 0..2 {
            self.match_threads();
        }
        if self.random.chance(50) {
            for _ in 0..2 {
                self.sum_of_partition();
            }
        }
    }

    fn sum_of_partition(&mut self) {
        let Some(like) = self.match_threads() else { return };
        let name = self.name("v");
        let shape =
            if self.random.chance(30) { Shape::Vector(self.random.between(2, 4)) } else { Shape::Scalar };
        let function =
            *self.random.pick(&["CountBits", "Sum", "Sum", "Product", "BitAnd", "BitOr", "BitXor"]);
        let scalar = match (function, self.scalar()) {
            ("Sum", Scalar::Bool) => Scalar::Uint,
            ("Sum", scalar) => scalar,
            (_, Scalar::Int64 | Scalar::Uint64) => Scalar::Uint64,
            (_, Scalar::Int16 | Scalar::Uint16) => Scalar::Uint16,
            _ => Scalar::Uint,
        };
        let (ty, text) = match function {
            "CountBits" => (UINT, self.condition(2)),
            _ => {
                let ty = Type::Number(scalar, shape);
                let Some(value) = self.stored(&ty, 2) else { return };
                (ty, format!("({}){value}", spell(scalar, shape)))
            }
        };
        let text = format!("WaveMultiPrefix{function}({text}, {like})");
        let text = match scalar {
            Scalar::Double => format!("fit_double({text})"),
            _ if scalar.is_float() => format!("fit({text})"),
            _ => text,
        };
        let declared = self.declare(&ty, &name);
        self.line(&format!("{declared} = {text};"));
        self.variable(&name, ty, Storage::Local);
    }

    fn vote(&mut self) -> (Type, String) {
        let condition = self.condition(2);
        match self.random.below(5) {
            0 => (BOOL, format!("WaveActiveAnyTrue({condition})")),
            1 => (BOOL, format!("WaveActiveAllTrue({condition})")),
            2 => (UINT, format!("WaveActiveCountBits({condition})")),
            3 => (UINT, format!("WavePrefixCountBits({condition})")),
            _ => (Type::Number(Scalar::Uint, Shape::Vector(4)), format!("WaveActiveBallot({condition})")),
        }
    }

    fn odd_vote(&mut self) -> (Type, String) {
        let condition = self.condition(2);
        match self.random.below(3) {
            0 => (BOOL, format!("QuadAny({condition})")),
            1 => (BOOL, format!("QuadAll({condition})")),
            _ => {
                // Two sets of threads, each of which knows its own.
                let (set, like) = (self.name("v"), self.name("v"));
                let chosen = self.condition(1);
                self.line(&format!("bool {set} = {chosen}; uint4 {like} = WaveActiveBallot({set});"));
                self.line(&format!("if (!{set}) {like} = WaveActiveBallot(true);"));
                (UINT, format!("WaveMultiPrefixCountBits({condition}, {like})"))
            }
        }
    }

    /// Words of the output, once they are written, or the thread's element of a buffer.
    fn load_words(&mut self) {
        let owned: Vec<(String, Type)> = self
            .scope
            .iter()
            .filter(|it| matches!(it.name.as_str(), "states[id]" | "numbers[id]"))
            .map(|it| (it.name.replace("[id]", ".Load(id)"), it.ty.clone()))
            .collect();
        if !owned.is_empty() && self.random.chance(50) {
            // As an operand, the reference takes it for a pointer.
            let (load, ty) = self.random.pick(&owned).clone();
            let name = self.name("v");
            let declared = self.declare(&ty, &name);
            self.line(&format!("{declared} = {load};"));
            return self.variable(&name, ty, Storage::Local);
        }
        let length = self.random.between(2, 4);
        let ty = Type::Number(Scalar::Uint, Shape::Vector(length));
        let Some(value) = self.stored(&ty, 2) else { return };
        let Some(at) = self.slots(length) else { return };
        let name = self.name("v");
        self.line(&format!(
            "output.Store{length}({at}, (uint{length}){value}); uint{length} {name} = output.Load{length}({at});"
        ));
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
