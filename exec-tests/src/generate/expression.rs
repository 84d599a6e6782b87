//! Expressions of a wanted type, without side effects.

use super::types::{INT, Scalar, Shape, Type, UINT, spell};
use super::{Bits, Expression, FITTING, Generator, Mode, Storage, UNKNOWN};

impl Expression {
    fn new(text: String, bits: Bits) -> Expression {
        Expression { text, bits }
    }
}

impl Bits {
    /// Whether a float holds it exactly, and `fit` can cut it.
    fn is_exact_in(self, scalar: Scalar) -> bool {
        self.whole + self.fraction <= scalar.precision() && self.fraction + 4 <= scalar.precision()
    }

    pub(super) fn join(self, other: Bits) -> Bits {
        Bits { whole: self.whole.max(other.whole), fraction: self.fraction.max(other.fraction) }
    }

    pub(super) fn sum(self, other: Bits) -> Bits {
        let joined = self.join(other);
        Bits { whole: joined.whole + 1, ..joined }
    }

    pub(super) fn product(self, other: Bits) -> Bits {
        Bits { whole: self.whole + other.whole, fraction: self.fraction + other.fraction }
    }

    pub(super) fn grown(self, whole: i32) -> Bits {
        Bits { whole: self.whole + whole, ..self }
    }
}

const SWIZZLE: [char; 4] = ['x', 'y', 'z', 'w'];
const COLORS: [char; 4] = ['r', 'g', 'b', 'a'];

impl Generator {
    pub(super) fn scalar(&mut self) -> Scalar {
        let mut all = vec![
            Scalar::Int,
            Scalar::Uint,
            Scalar::Float,
            Scalar::Int,
            Scalar::Uint,
            Scalar::Float,
            Scalar::Float,
            Scalar::Bool,
        ];
        if self.has_small {
            all.extend([Scalar::Half, Scalar::Int16, Scalar::Uint16]);
        } else {
            all.push(Scalar::MinFloat);
        }
        if self.has_wide {
            all.extend([Scalar::Double, Scalar::Int64, Scalar::Uint64]);
        }
        *self.random.pick(&all)
    }

    pub(super) fn shape(&mut self, scalar: Scalar) -> Shape {
        match self.random.below(10) {
            0..4 => Shape::Scalar,
            4..8 => Shape::Vector(self.random.between(2, 4)),
            _ if matches!(scalar, Scalar::Float | Scalar::Int | Scalar::Half | Scalar::Uint) => {
                Shape::Matrix(self.random.between(2, 4), self.random.between(2, 4))
            }
            _ => Shape::Vector(self.random.between(2, 4)),
        }
    }

    pub(super) fn number(&mut self) -> Type {
        let scalar = self.scalar();
        let shape = self.shape(scalar);
        Type::Number(scalar, shape)
    }

    /// What may be stored: exact, and cut back if it is a float. None if nothing of the type is at hand.
    pub(super) fn stored(&mut self, ty: &Type, depth: usize) -> Option<String> {
        let Type::Number(scalar, shape) = ty else { return self.aggregate(ty, depth) };
        let value = self.value(*scalar, *shape, depth);
        Some(self.fitted(value, *scalar).text)
    }

    pub(super) fn fitted(&mut self, value: Expression, scalar: Scalar) -> Expression {
        let fits = value.bits.whole <= FITTING.whole && value.bits.fraction <= FITTING.fraction;
        if !scalar.is_float() || fits {
            return value;
        }
        self.fit(value, scalar)
    }

    fn fit(&mut self, value: Expression, scalar: Scalar) -> Expression {
        match scalar {
            Scalar::Double => Expression::new(format!("fit_double({})", value.text), FITTING),
            _ => Expression::new(format!("fit({})", value.text), FITTING),
        }
    }

    /// A whole struct or array: a variable, or what a function returns.
    pub(super) fn aggregate(&mut self, ty: &Type, depth: usize) -> Option<String> {
        if depth > 0
            && self.random.chance(40)
            && let Some(call) = self.pure_call(ty, depth)
        {
            return Some(call);
        }
        if let Some(source) = self.source(ty)
            && self.random.chance(30)
        {
            return Some(source);
        }
        if let Some(text) = self.read(ty) {
            return Some(text);
        }
        match ty {
            Type::Struct(record) => Some(format!("(({})0)", self.records[*record].name)),
            _ => None,
        }
    }

    /// A place of this type somewhere in a variable.
    fn read(&mut self, wanted: &Type) -> Option<String> {
        if self.scope.is_empty() {
            return None;
        }
        for _ in 0..8 {
            let variable = self.random.pick(&self.scope).clone();
            let (mut ty, mut path) = (variable.ty, variable.name);
            for _ in 0..5 {
                if ty == *wanted && (matches!(ty, Type::Number(..)) || self.random.chance(80)) {
                    return Some(path);
                }
                let Some(next) = self.part(&ty, &path, false) else { break };
                (ty, path) = next;
            }
        }
        // Whole variables last, so that there is one if there is one.
        let whole: Vec<String> =
            self.scope.iter().filter(|it| it.ty == *wanted).map(|it| it.name.clone()).collect();
        (!whole.is_empty()).then(|| self.random.pick(&whole).clone())
    }

    /// Something inside of a value; `is_stable` asks for an index that no store changes.
    pub(super) fn part(&mut self, ty: &Type, path: &str, is_stable: bool) -> Option<(Type, String)> {
        match ty {
            Type::Number(_, Shape::Scalar) => None,
            Type::Number(scalar, Shape::Vector(length)) => {
                if self.random.chance(40) {
                    let index = self.index(*length, is_stable);
                    return Some((Type::Number(*scalar, Shape::Scalar), format!("{path}[{index}]")));
                }
                let names = if self.random.chance(80) { SWIZZLE } else { COLORS };
                // Distinct components, so that it can be written as well.
                let mut left: Vec<char> = names[..*length].to_vec();
                let count = self.random.between(1, *length);
                let mut chosen = String::new();
                for _ in 0..count {
                    chosen.push(left.remove(self.random.below(left.len())));
                }
                let shape = if count == 1 { Shape::Scalar } else { Shape::Vector(count) };
                Some((Type::Number(*scalar, shape), format!("{path}.{chosen}")))
            }
            Type::Number(scalar, Shape::Matrix(rows, columns)) => {
                if self.random.chance(60) {
                    let index = self.index(*rows, is_stable);
                    return Some((
                        Type::Number(*scalar, Shape::Vector(*columns)),
                        format!("{path}[{index}]"),
                    ));
                }
                let mut left: Vec<(usize, usize)> =
                    (0..*rows).flat_map(|row| (0..*columns).map(move |column| (row, column))).collect();
                let count = self.random.between(1, 4.min(left.len()));
                let one_based = self.random.chance(40);
                let mut chosen = String::new();
                for _ in 0..count {
                    let (row, column) = left.remove(self.random.below(left.len()));
                    chosen += &if one_based {
                        format!("_{}{}", row + 1, column + 1)
                    } else {
                        format!("_m{row}{column}")
                    };
                }
                let shape = if count == 1 { Shape::Scalar } else { Shape::Vector(count) };
                Some((Type::Number(*scalar, shape), format!("{path}.{chosen}")))
            }
            Type::Array(element, count) => {
                let index = self.index(*count, is_stable);
                Some(((**element).clone(), format!("{path}[{index}]")))
            }
            Type::Struct(record) => {
                let fields = self.fields(*record);
                let (name, ty) = self.random.pick(&fields).clone();
                Some((ty, format!("{path}.{name}")))
            }
        }
    }

    /// An index below `count`.
    pub(super) fn index(&mut self, count: usize, is_stable: bool) -> String {
        if self.random.chance(40) {
            return self.random.below(count).to_string();
        }
        let is_signed = self.random.chance(30);
        let text = if is_stable || self.indices > 0 || self.random.chance(60) {
            let steady: Vec<String> = self
                .scope
                .iter()
                .filter(|it| it.storage == Storage::Constant && (it.ty == UINT || it.ty == INT))
                .map(|it| it.name.clone())
                .collect();
            if steady.is_empty() {
                return self.random.below(count).to_string();
            }
            let name = self.random.pick(&steady).clone();
            match self.random.below(3) {
                0 => name,
                1 => format!("({name} + {})", self.random.below(4)),
                _ => format!("({name} * {})", self.random.between(1, 3)),
            }
        } else {
            self.indices += 1;
            let is_signed = is_signed && count.is_power_of_two();
            let scalar = if is_signed { Scalar::Int } else { Scalar::Uint };
            let text = self.value(scalar, Shape::Scalar, 1).text;
            self.indices -= 1;
            text
        };
        if count.is_power_of_two() {
            return format!("{text} & {}", count - 1);
        }
        format!("(uint){text} % {count}")
    }

    /// Reads memory.
    fn source(&mut self, ty: &Type) -> Option<String> {
        let fitting: Vec<_> =
            self.sources.iter().filter(|(other, _)| other == ty).map(|(_, source)| source.clone()).collect();
        if fitting.is_empty() {
            return None;
        }
        let source = self.random.pick(&fitting).clone();
        if source.count == 0 {
            return Some(format!("{}{}", source.before, source.after));
        }
        let index = self.index(source.count, false);
        let index = if source.step == 1 { index } else { format!("({index}) * {}", source.step) };
        Some(format!("{}{index}{}", source.before, source.after))
    }

    /// A call of a function whose only effect is its result.
    pub(super) fn pure_call(&mut self, ty: &Type, depth: usize) -> Option<String> {
        let candidates: Vec<usize> = (0..self.functions.len())
            .filter(|&index| {
                let it = &self.functions[index];
                it.is_pure && it.result.as_ref() == Some(ty) && self.is_affordable(index)
            })
            .collect();
        if candidates.is_empty() {
            return None;
        }
        let index = *self.random.pick(&candidates);
        self.call(index, depth.saturating_sub(1), &[])
    }

    pub(super) fn is_affordable(&self, index: usize) -> bool {
        let it = &self.functions[index];
        self.size + it.size < 80 && self.cost + self.times * it.cost < 3000
    }

    /// The text of a call; places for what comes out are taken from `places`, in order.
    pub(super) fn call(&mut self, index: usize, depth: usize, places: &[String]) -> Option<String> {
        let function = self.functions[index].clone();
        let object = match function.owner {
            // A method calls another of its object by name alone.
            Some(owner) if self.owner == Some(owner) && self.random.chance(50) => String::new(),
            Some(owner) => {
                let object = self.objects(owner, function.is_pure);
                if object.is_empty() {
                    return None;
                }
                format!("{}.", self.random.pick(&object))
            }
            None => String::new(),
        };
        let mut places = places.iter();
        let mut arguments = Vec::new();
        for parameter in &function.parameters {
            if parameter.mode != Mode::In {
                arguments.push(places.next()?.clone());
                continue;
            }
            if parameter.default.is_some() && self.random.chance(40) {
                break;
            }
            arguments.push(self.stored(&parameter.ty, depth)?);
        }
        self.size += function.size;
        self.cost += self.times * function.cost;
        Some(format!("{object}{}({})", function.name, arguments.join(", ")))
    }

    /// Objects that a method can be called on.
    fn objects(&mut self, record: usize, is_pure: bool) -> Vec<String> {
        let is_object = |ty: &Type| matches!(ty, Type::Struct(other) if self.derives(*other, record));
        let found: Vec<String> = self
            .scope
            .iter()
            .filter(|it| is_pure || it.storage == Storage::Local)
            .filter(|it| is_object(&it.ty))
            .map(|it| it.name.clone())
            .collect();
        found
    }

    fn derives(&self, record: usize, base: usize) -> bool {
        record == base || self.records[record].base.is_some_and(|it| self.derives(it, base))
    }

    pub(super) fn literal(&mut self, scalar: Scalar) -> Expression {
        if matches!(scalar, Scalar::Int | Scalar::Uint)
            && !self.enumerations.is_empty()
            && self.random.chance(10)
        {
            let enumeration = self.random.below(self.enumerations.len());
            let value = self.enumerator(enumeration);
            return Expression::new(format!("(({}){value})", scalar.name()), Bits { whole: 5, fraction: 0 });
        }
        let number = self.random.below(17) as i64 - 8;
        let bits = Bits { whole: 3, fraction: 0 };
        match scalar {
            Scalar::Bool => {
                Expression::new(if self.random.chance(50) { "true" } else { "false" }.to_owned(), bits)
            }
            Scalar::Float => {
                let value = (self.random.below(65) as f64 - 32.0) / 4.0;
                let text = match self.random.below(3) {
                    0 => format!("({value:?}f)"),
                    1 => format!("({value:?}F)"),
                    _ => format!("float({value:?})"),
                };
                Expression::new(text, FITTING)
            }
            Scalar::MinFloat | Scalar::Half | Scalar::Double => {
                let value = (self.random.below(65) as f64 - 32.0) / 4.0;
                Expression::new(format!("(({}){value:?})", scalar.name()), FITTING)
            }
            Scalar::Uint => match self.random.below(8) {
                0 => Expression::new("0xffffffffu".into(), UNKNOWN),
                1 => Expression::new(format!("{:#x}u", self.random.bits() as u32), UNKNOWN),
                _ => Expression::new(format!("{}u", number.abs()), bits),
            },
            Scalar::Int => match self.random.below(10) {
                0 => Expression::new("int(0x7fffffff)".into(), UNKNOWN),
                1 => Expression::new(format!("((int){:#x}u)", self.random.bits() as u32), UNKNOWN),
                _ => Expression::new(format!("int({number})"), bits),
            },
            Scalar::Uint64 if self.random.chance(20) => {
                Expression::new(format!("{:#x}ull", self.random.bits()), UNKNOWN)
            }
            Scalar::Int16 | Scalar::Int64 => Expression::new(format!("(({}){number})", scalar.name()), bits),
            Scalar::Uint16 | Scalar::Uint64 => {
                Expression::new(format!("(({}){})", scalar.name(), number.abs()), bits)
            }
        }
    }

    fn leaf(&mut self, scalar: Scalar, shape: Shape) -> Expression {
        let wanted = Type::Number(scalar, shape);
        let bits = if scalar.is_float() { FITTING } else { UNKNOWN };
        if self.random.chance(15)
            && let Some(text) = self.source(&wanted)
        {
            return Expression::new(text, bits);
        }
        if self.random.chance(85)
            && let Some(text) = self.read(&wanted)
        {
            return Expression::new(text, bits);
        }
        let literal = self.literal(scalar);
        match shape {
            Shape::Scalar => literal,
            _ if self.random.chance(40) => {
                Expression::new(format!("(({}){})", spell(scalar, shape), literal.text), literal.bits)
            }
            _ => {
                let mut all = vec![literal];
                while all.len() < shape.count() {
                    all.push(self.literal(scalar));
                }
                let bits = all.iter().map(|it| it.bits).reduce(Bits::join).unwrap_or(UNKNOWN);
                let texts: Vec<String> = all.into_iter().map(|it| it.text).collect();
                Expression::new(format!("{}({})", spell(scalar, shape), texts.join(", ")), bits)
            }
        }
    }

    /// A value of this type.
    pub(super) fn value(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        if depth == 0 || self.random.chance(12) {
            return self.leaf(scalar, shape);
        }
        let ty = Type::Number(scalar, shape);
        if self.random.chance(12)
            && let Some(text) = self.pure_call(&ty, depth)
        {
            return Expression::new(text, if scalar.is_float() { FITTING } else { UNKNOWN });
        }
        if self.has_templates && self.random.chance(6) {
            return self.through_a_template(scalar, shape, depth - 1);
        }
        if self.random.chance(10) && !matches!(shape, Shape::Matrix(..)) {
            let condition = self.condition(depth - 1);
            let (a, b) = (self.value(scalar, shape, depth - 1), self.value(scalar, shape, depth - 1));
            return Expression::new(format!("({condition} ? {} : {})", a.text, b.text), a.bits.join(b.bits));
        }
        if self.random.chance(15)
            && let Some(found) = self.reshaped(scalar, shape, depth - 1)
        {
            return found;
        }
        if self.random.chance(15) {
            return self.converted(scalar, shape, depth - 1);
        }
        match scalar {
            Scalar::Bool => self.truth(shape, depth - 1),
            _ if scalar.is_float() => self.real(scalar, shape, depth - 1),
            _ => self.whole(scalar, shape, depth - 1),
        }
    }

    fn through_a_template(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        let (a, b) = (self.value(scalar, shape, depth), self.value(scalar, shape, depth));
        let bits = a.bits.join(b.bits);
        let spelled =
            if self.random.chance(50) { format!("<{}>", spell(scalar, shape)) } else { String::new() };
        // What is deduced has to be the same for both.
        let to = spell(scalar, shape);
        let (a, b) = (format!("({to}){}", a.text), format!("({to}){}", b.text));
        let text = match self.random.below(5) {
            0 => format!("choose{spelled}({a}, {b}, {})", self.condition(depth)),
            1 => format!(
                "turn{spelled}({a}, {b}, {a}, {})",
                self.value(Scalar::Uint, Shape::Scalar, depth).text
            ),
            2 => format!(
                "tripled{spelled}({a}, {b}, {a}, {})",
                self.value(Scalar::Uint, Shape::Scalar, depth).text
            ),
            3 => format!("boxed{spelled}({a}, {b}, {})", self.condition(depth)),
            _ => format!("swapped{spelled}({a}, {b}, {})", self.condition(depth)),
        };
        Expression::new(text, bits)
    }

    pub(super) fn condition(&mut self, depth: usize) -> String {
        self.value(Scalar::Bool, Shape::Scalar, depth).text
    }

    /// From something of another shape.
    fn reshaped(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Option<Expression> {
        let choice = self.random.below(4);
        Some(match (shape, choice) {
            (Shape::Scalar, 0) => {
                let length = self.random.between(2, 4);
                let vector = self.value(scalar, Shape::Vector(length), depth);
                // The driver for the CPU is wrong about a constant of these that lies in memory.
                let index = match scalar {
                    Scalar::Bool => self.random.below(length).to_string(),
                    _ => self.index(length, false),
                };
                Expression::new(format!("({})[{index}]", vector.text), vector.bits)
            }
            (Shape::Scalar, 1) => {
                let length = self.random.between(2, 4);
                let vector = self.value(scalar, Shape::Vector(length), depth);
                let name = SWIZZLE[self.random.below(length)];
                Expression::new(format!("({}).{name}", vector.text), vector.bits)
            }
            (Shape::Scalar, _) if matches!(scalar, Scalar::Float | Scalar::Int) => {
                let (rows, columns) = (self.random.between(2, 4), self.random.between(2, 4));
                let matrix = self.value(scalar, Shape::Matrix(rows, columns), depth);
                let (row, column) = (self.random.below(rows), self.random.below(columns));
                Expression::new(format!("({})._m{row}{column}", matrix.text), matrix.bits)
            }
            (Shape::Vector(length), 0) => {
                let from = self.random.between(1, 4);
                let from_shape = if from == 1 { Shape::Scalar } else { Shape::Vector(from) };
                let vector = self.value(scalar, from_shape, depth);
                let swizzle: String = (0..length).map(|_| SWIZZLE[self.random.below(from)]).collect();
                Expression::new(format!("({}).{swizzle}", vector.text), vector.bits)
            }
            (Shape::Vector(length), 1) => {
                // Some parts that make up as many components.
                let mut parts = Vec::new();
                let mut left = length;
                while left > 0 {
                    let count = self.random.between(1, left.min(3));
                    left -= count;
                    let part = if count == 1 { Shape::Scalar } else { Shape::Vector(count) };
                    parts.push(self.value(scalar, part, depth.min(1)));
                }
                let bits = parts.iter().map(|it| it.bits).reduce(Bits::join)?;
                let texts: Vec<String> = parts.into_iter().map(|it| it.text).collect();
                Expression::new(format!("{}({})", spell(scalar, shape), texts.join(", ")), bits)
            }
            (Shape::Vector(length), 2) if matches!(scalar, Scalar::Float | Scalar::Int) => {
                let rows = self.random.between(2, 4);
                let matrix = self.value(scalar, Shape::Matrix(rows, length), depth);
                let index = self.index(rows, false);
                Expression::new(format!("({})[{index}]", matrix.text), matrix.bits)
            }
            (Shape::Vector(length), _) if length < 4 => {
                let vector = self.value(scalar, Shape::Vector(length + 1), depth);
                Expression::new(format!("(({}){})", spell(scalar, shape), vector.text), vector.bits)
            }
            (Shape::Matrix(rows, columns), 0) => {
                let matrix = self.value(scalar, Shape::Matrix(columns, rows), depth);
                Expression::new(format!("transpose({})", matrix.text), matrix.bits)
            }
            (Shape::Matrix(rows, columns), 1) => {
                let parts: Vec<Expression> =
                    (0..rows).map(|_| self.value(scalar, Shape::Vector(columns), depth.min(1))).collect();
                let bits = parts.iter().map(|it| it.bits).reduce(Bits::join)?;
                let texts: Vec<String> = parts.into_iter().map(|it| it.text).collect();
                Expression::new(format!("{}({})", spell(scalar, shape), texts.join(", ")), bits)
            }
            (Shape::Matrix(rows, columns), 2) if rows < 4 || columns < 4 => {
                let larger = Shape::Matrix((rows + 1).min(4), (columns + 1).min(4));
                let matrix = self.value(scalar, larger, depth);
                Expression::new(format!("(({}){})", spell(scalar, shape), matrix.text), matrix.bits)
            }
            _ => return None,
        })
    }

    /// From another kind of number.
    pub(super) fn converted(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        let mut from = self.scalar();
        if matches!(shape, Shape::Matrix(..)) {
            from = *self.random.pick(&[Scalar::Float, Scalar::Int]);
        }
        let value = self.value(from, shape, depth);
        let to = spell(scalar, shape);
        if scalar.is_float() && !from.is_float() && from != Scalar::Bool {
            // Large integers are rounded, so they are cut first.
            if value.bits.whole > 3 && matches!(shape, Shape::Matrix(..)) && !self.has_odd {
                return self.leaf(scalar, shape);
            }
            if value.bits.whole > 3 {
                let text = format!("(({to})({} & 7))", value.text);
                return Expression::new(text, Bits { whole: 3, fraction: 0 });
            }
        }
        if scalar.is_float() && from.is_float() {
            let value = if value.bits.is_exact_in(scalar) { value } else { self.fit_now(value, from) };
            return Expression::new(format!("(({to}){})", value.text), value.bits);
        }
        if from.is_float() && scalar != Scalar::Bool {
            // Negative numbers are no unsigned ones, and what is not in range is undefined.
            let value = if value.bits.whole <= 12 { value } else { self.fit_now(value, from) };
            let bits = Bits { whole: value.bits.whole.max(0), fraction: 0 };
            let text = match scalar.is_signed() {
                true => format!("(({to}){})", value.text),
                false if from == Scalar::Double => {
                    format!("(({to})({}){})", spell(Scalar::Int, shape), value.text)
                }
                false => format!("(({to})abs({}))", value.text),
            };
            return Expression::new(text, bits);
        }
        let bits = match (from, scalar) {
            (Scalar::Bool, _) => Bits { whole: 0, fraction: 0 },
            (_, Scalar::Bool) => UNKNOWN,
            (from, to) if from.is_signed() && !to.is_signed() => UNKNOWN,
            _ => value.bits,
        };
        Expression::new(format!("(({to}){})", value.text), bits)
    }

    fn fit_now(&mut self, value: Expression, scalar: Scalar) -> Expression {
        if value.bits == FITTING { value } else { self.fit(value, scalar) }
    }

    fn pair(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> (Expression, Expression) {
        let left = self.value(scalar, shape, depth);
        // A scalar goes to all components.
        let right_shape =
            if shape != Shape::Scalar && self.random.chance(20) { Shape::Scalar } else { shape };
        let right = self.value(scalar, right_shape, depth);
        if self.random.chance(20) && right_shape == Shape::Scalar && shape != Shape::Scalar {
            return (right, left);
        }
        (left, right)
    }

    /// Applies an operation to floats, once its result is exact.
    pub(super) fn exactly(
        &mut self,
        scalar: Scalar,
        shape: Shape,
        mut operands: Vec<Expression>,
        bits: impl Fn(&[Bits]) -> Bits,
        text: impl Fn(&[String]) -> String,
    ) -> Expression {
        for round in 0..2 {
            let known: Vec<Bits> = operands.iter().map(|it| it.bits).collect();
            let result = bits(&known);
            if result.is_exact_in(scalar) {
                let texts: Vec<String> = operands.into_iter().map(|it| it.text).collect();
                return Expression::new(text(&texts), result);
            }
            if round == 0 {
                operands = operands.into_iter().map(|it| self.fitted(it, scalar)).collect();
            }
        }
        self.leaf(scalar, shape)
    }

    fn real(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        let value = self.real_of(scalar, shape, depth);
        match scalar {
            // Some functions go through floats.
            Scalar::Double => {
                Expression::new(format!("(({}){})", spell(scalar, shape), value.text), value.bits)
            }
            _ => value,
        }
    }

    fn real_of(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        if self.random.chance(12)
            && let Some(found) = self.rarely_real(scalar, shape, depth)
        {
            return found;
        }
        match self.random.below(20) {
            choice @ 0..5 => {
                let (a, b) = self.pair(scalar, shape, depth);
                let operation = ["+", "-", "*", "+", "*"][choice];
                let same = |it: &[String]| format!("({} {operation} {})", it[0], it[1]);
                if operation == "*" {
                    let (a, b) = (self.fitted(a, scalar), self.fitted(b, scalar));
                    return self.exactly(scalar, shape, vec![a, b], |it| it[0].product(it[1]), same);
                }
                let (a, b) = (self.fitted(a, scalar), self.fitted(b, scalar));
                self.exactly(scalar, shape, vec![a, b], |it| it[0].sum(it[1]), same)
            }
            5 => {
                let value = self.value(scalar, shape, depth);
                Expression::new(format!("(-{})", value.text), value.bits)
            }
            6 => {
                let (a, b) = (self.value(scalar, shape, depth), self.value(scalar, shape, depth));
                let choice = self.random.below(2);
                let name = if choice == 0 { "min" } else { "max" };
                Expression::new(format!("{name}({}, {})", a.text, b.text), a.bits.join(b.bits))
            }
            7 => {
                let value = self.value(scalar, shape, depth);
                let name = *self.random.pick(&["floor", "ceil", "trunc", "round"]);
                let bits = Bits { whole: value.bits.whole.max(0), fraction: 0 };
                Expression::new(format!("{name}({})", value.text), bits)
            }
            8 => {
                let value = self.value(scalar, shape, depth);
                let value = self.fitted(value, scalar);
                let bits = Bits { whole: 0, fraction: value.bits.fraction };
                let name = *self.random.pick(&["frac", "saturate"]);
                Expression::new(format!("{name}({})", value.text), bits)
            }
            9 => {
                let value = self.value(scalar, shape, depth);
                Expression::new(format!("abs({})", value.text), value.bits)
            }
            // Of doubles the reference makes something that is invalid.
            10 if scalar != Scalar::Double => {
                let value = self.value(scalar, shape, depth);
                let to = spell(scalar, shape);
                Expression::new(format!("(({to})sign({}))", value.text), Bits { whole: 0, fraction: 0 })
            }
            11 => {
                let (a, b) = (self.value(scalar, shape, depth), self.value(scalar, shape, depth));
                Expression::new(format!("step({}, {})", a.text, b.text), Bits { whole: 0, fraction: 0 })
            }
            12 => {
                let operands: Vec<Expression> = (0..3).map(|_| self.value(scalar, shape, depth)).collect();
                let operands = operands.into_iter().map(|it| self.fitted(it, scalar)).collect();
                let bits = |it: &[Bits]| it[0].sum(it[1]).product(it[2]).sum(it[0]).grown(1);
                self.exactly(scalar, shape, operands, bits, |it| format!("lerp({})", it.join(", ")))
            }
            13 => {
                let operands: Vec<Expression> = (0..3).map(|_| self.value(scalar, shape, depth)).collect();
                let operands = operands.into_iter().map(|it| self.fitted(it, scalar)).collect();
                let bits = |it: &[Bits]| it[0].product(it[1]).sum(it[2]);
                self.exactly(scalar, shape, operands, bits, |it| format!("mad({})", it.join(", ")))
            }
            14 => {
                let value = self.value(scalar, shape, depth);
                let (low, high) = (self.random.below(4), self.random.between(4, 8));
                let (low, high) = (low as f64 - 4.0, high as f64);
                let to = spell(scalar, shape);
                let text = format!("clamp({}, ({to}){low:?}, ({to}){high:?})", value.text);
                Expression::new(text, value.bits.join(Bits { whole: 3, fraction: 0 }))
            }
            15 => {
                let value = self.value(scalar, shape, depth);
                let value = self.fitted(value, scalar);
                let divisor = *self.random.pick(&["2", "4", "0.5", "(-2.0)"]);
                let bits = Bits { whole: value.bits.whole + 1, fraction: value.bits.fraction + 2 };
                let to = scalar.name();
                Expression::new(format!("({} / ({to}){divisor})", value.text), bits)
            }
            16 if shape != Shape::Scalar => {
                let condition = self.value(Scalar::Bool, shape, depth.min(1));
                let (a, b) = (self.value(scalar, shape, depth), self.value(scalar, shape, depth));
                let text = format!("select({}, {}, {})", condition.text, a.text, b.text);
                Expression::new(text, a.bits.join(b.bits))
            }
            _ if scalar == Scalar::Double && shape != Shape::Scalar => self.leaf(scalar, shape),
            _ => self.multiplied(scalar, shape, depth),
        }
    }

    /// Products of vectors and matrices.
    fn multiplied(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        let inner = self.random.between(2, 4);
        let (left, right) = match shape {
            Shape::Scalar => (Shape::Vector(inner), Shape::Vector(inner)),
            Shape::Vector(length) if scalar != Scalar::MinFloat => match self.random.below(2) {
                0 => (Shape::Vector(inner), Shape::Matrix(inner, length)),
                _ => (Shape::Matrix(length, inner), Shape::Vector(inner)),
            },
            Shape::Matrix(rows, columns) => (Shape::Matrix(rows, inner), Shape::Matrix(inner, columns)),
            Shape::Vector(..) => return self.leaf(scalar, shape),
        };
        let name = if shape == Shape::Scalar && self.random.chance(60) { "dot" } else { "mul" };
        let (a, b) = (self.value(scalar, left, depth), self.value(scalar, right, depth));
        if !scalar.is_float() {
            return Expression::new(format!("{name}({}, {})", a.text, b.text), UNKNOWN);
        }
        let (a, b) = (self.fitted(a, scalar), self.fitted(b, scalar));
        let bits = a.bits.product(b.bits).grown(2);
        if !bits.is_exact_in(scalar) {
            return self.leaf(scalar, shape);
        }
        Expression::new(format!("{name}({}, {})", a.text, b.text), bits)
    }

    fn whole(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Expression {
        let is_restricted = matches!(shape, Shape::Matrix(..)) && !self.has_odd;
        if self.random.chance(10)
            && let Some(text) = self.rarely_whole(scalar, shape, depth)
        {
            return Expression::new(text, UNKNOWN);
        }
        let text = match self.random.below(22) {
            choice @ 0..3 if is_restricted => {
                let (a, b) = self.pair(scalar, shape, depth);
                format!("({} {} {})", a.text, ["+", "-", "*"][choice], b.text)
            }
            0..14 if is_restricted => return self.leaf(scalar, shape),
            choice @ 0..8 => {
                let (a, b) = self.pair(scalar, shape, depth);
                let operation = ["+", "-", "*", "&", "|", "^", "+", "-"][choice];
                format!("({} {operation} {})", a.text, b.text)
            }
            choice @ (8 | 9) => {
                let (a, b) = self.pair(scalar, shape, depth);
                let operation = if choice == 8 { "/" } else { "%" };
                // From one to eight, so neither zero nor an overflow.
                format!("({} {operation} (({} & 7) + 1))", a.text, b.text)
            }
            choice @ 10..13 if !matches!(shape, Shape::Matrix(..)) => {
                let (a, b) = self.pair(scalar, shape, depth);
                let operation = if choice == 10 { "<<" } else { ">>" };
                format!("({} {operation} ({} & {}))", a.text, b.text, scalar.width() - 1)
            }
            13 => format!("(~{})", self.value(scalar, shape, depth).text),
            14 if scalar.is_signed() => format!("(-{})", self.value(scalar, shape, depth).text),
            // The reference takes the negation of an unsigned quotient for the quotient by a negative number.
            14 => format!("(-({} | 1))", self.value(scalar, shape, depth).text),
            choice @ (15 | 16) => {
                let (a, b) = (self.value(scalar, shape, depth), self.value(scalar, shape, depth));
                let name = if choice == 15 { "min" } else { "max" };
                format!("{name}({}, {})", a.text, b.text)
            }
            17 if (scalar.width() == 32 || self.has_odd) && !matches!(shape, Shape::Matrix(..)) => {
                let name = *self.random.pick(&["countbits", "firstbitlow", "firstbithigh", "reversebits"]);
                let to = spell(scalar, shape);
                format!("(({to}){name}({}))", self.value(scalar, shape, depth).text)
            }
            18 if scalar.width() == 32 => {
                let (low, high) = (self.random.below(8), self.random.between(8, 100));
                let value = self.value(scalar, shape, depth).text;
                let to = spell(scalar, shape);
                let whole = if low == 0 { UNKNOWN } else { Bits { whole: 7, fraction: 0 } };
                return Expression::new(format!("clamp({value}, ({to}){low}, ({to}){high})"), whole);
            }
            19 if shape != Shape::Scalar && !matches!(shape, Shape::Matrix(..)) => {
                let condition = self.value(Scalar::Bool, shape, depth.min(1));
                let (a, b) = (self.value(scalar, shape, depth), self.value(scalar, shape, depth));
                format!("select({}, {}, {})", condition.text, a.text, b.text)
            }
            20 if scalar.width() == 32 => return self.multiplied(scalar, shape, depth),
            _ => {
                let (a, b) = self.pair(scalar, shape, depth);
                format!("({} + {})", a.text, b.text)
            }
        };
        Expression::new(text, UNKNOWN)
    }

    fn truth(&mut self, shape: Shape, depth: usize) -> Expression {
        let text = match (shape, self.random.below(8)) {
            (Shape::Scalar, 0) => {
                format!("({} && {})", self.condition(depth), self.condition(depth))
            }
            (Shape::Scalar, 1) => {
                format!("({} || {})", self.condition(depth), self.condition(depth))
            }
            (Shape::Scalar, 2) => {
                let length = self.random.between(2, 4);
                let name = *self.random.pick(&["any", "all"]);
                let mut scalar = self.scalar();
                if scalar == Scalar::MinFloat || scalar.width() != 32 {
                    scalar = Scalar::Bool;
                }
                format!("{name}({})", self.value(scalar, Shape::Vector(length), depth).text)
            }
            (Shape::Matrix(..), _) if !self.has_odd => return self.leaf(Scalar::Bool, shape),
            (_, 4) if self.random.chance(30) => {
                // The reference makes isfinite of something that is invalid.
                let all = ["isnan", "isinf", "isfinite"];
                let name = *self.random.pick(&all[..if self.has_odd { 3 } else { 2 }]);
                format!(
                    "{name}(({}){})",
                    spell(Scalar::Float, shape),
                    self.value(Scalar::Float, shape, depth).text
                )
            }
            (_, 3) => format!("(!{})", self.value(Scalar::Bool, shape, depth).text),
            (Shape::Vector(_), 4) => {
                let (a, b) = (
                    self.value(Scalar::Bool, shape, depth).text,
                    self.value(Scalar::Bool, shape, depth).text,
                );
                let name = *self.random.pick(&["and", "or"]);
                format!("{name}({a}, {b})")
            }
            _ => {
                let mut scalar = self.scalar();
                if scalar == Scalar::Bool || matches!(shape, Shape::Matrix(..)) {
                    scalar = Scalar::Float;
                }
                let (a, b) = self.pair(scalar, shape, depth);
                let operation = *self.random.pick(&["<", ">", "<=", ">=", "==", "!="]);
                format!("({} {operation} {})", a.text, b.text)
            }
        };
        Expression::new(text, UNKNOWN)
    }

    /// The default of a parameter, or the first value of something: without variables.
    pub(super) fn constant(&mut self, ty: &Type) -> String {
        match ty {
            Type::Number(scalar, Shape::Scalar) => self.literal(*scalar).text,
            Type::Number(scalar, shape) => {
                let all: Vec<String> = (0..shape.count()).map(|_| self.literal(*scalar).text).collect();
                format!("{}({})", spell(*scalar, *shape), all.join(", "))
            }
            Type::Array(element, count) => {
                let all: Vec<String> = (0..*count).map(|_| self.constant(element)).collect();
                format!("{{ {} }}", all.join(", "))
            }
            Type::Struct(record) => format!("({})0", self.records[*record].name),
        }
    }
}
