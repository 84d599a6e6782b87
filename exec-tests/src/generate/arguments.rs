//! Calls that get one variable for several arguments that come back: wholly, or in parts that overlap.
//!
//! The language copies arguments in before the call and out after it, from left to right. The reference does that for what
//! it has to copy: swizzles, and what is converted. Of all else it hands over pointers, so that a store to one parameter
//! changes the others. Functions here thus read all that they need before they write their parameters, once and from left to
//! right, which has the same outcome for pointers and copies, as long as a call has one kind of them only.

use super::types::{Scalar, Shape, Type, spell};
use super::{Generator, Storage, Variable, is_bit_field, is_swizzle};

/// An argument: a place of the variable, and the parameter that it is for.
struct Overlapping {
    place: String,
    ty: Type,
    is_read: bool,
}

impl Generator {
    /// A call with arguments in one variable; its function stands before `main`.
    pub(super) fn overlapping_call(&mut self) {
        let Some(variable) = self.variable_of_several() else { return self.declaration() };
        let is_copied = self.random.chance(40);
        let mut arguments: Vec<Overlapping> = Vec::new();
        for _ in 0..12 {
            let found = if is_copied { self.copied_place(&variable) } else { self.pointed_place(&variable) };
            arguments.extend(found);
            if arguments.len() == 3 || arguments.len() == 2 && self.random.chance(70) {
                break;
            }
        }
        if arguments.len() < 2 {
            return self.declaration();
        }
        self.touched(&variable);
        let function = self.name("share");
        let parameters: Vec<Variable> = arguments
            .iter()
            .map(|it| Variable { name: self.name("p"), ty: it.ty.clone(), storage: Storage::Constant })
            .collect();
        let (text, result) = self.calm_function(&function, &arguments, &parameters);
        self.shared.extend(text);
        let places: Vec<String> = arguments.into_iter().map(|it| it.place).collect();
        let call = format!("{function}({})", places.join(", "));
        let name = self.name("v");
        let declared = self.declare(&result, &name);
        self.line(&format!("{declared} = {call};"));
        self.variable(&name, result, Storage::Local);
    }

    /// One that has no place in a buffer, of which the reference makes copies.
    fn variable_of_several(&mut self) -> Option<Variable> {
        let all: Vec<Variable> = self
            .scope
            .iter()
            .filter(|it| matches!(it.storage, Storage::Local | Storage::Static))
            .filter(|it| !it.name.contains(['[', '.']))
            .cloned()
            .collect();
        (!all.is_empty()).then(|| self.random.pick(&all).clone())
    }

    /// The variable, or a part that a pointer can point to.
    fn pointed_place(&mut self, variable: &Variable) -> Option<Overlapping> {
        let (mut ty, mut place) = (variable.ty.clone(), variable.name.clone());
        for _ in 0..4 {
            if self.random.chance(35) {
                break;
            }
            let Some((inner, path)) = self.part(&ty, &place, false) else { break };
            let name = path.rsplit('.').next().unwrap_or_default();
            // Several components have no pointer.
            if is_swizzle(name) && !matches!(inner, Type::Number(_, Shape::Scalar)) || is_bit_field(&path) {
                break;
            }
            (ty, place) = (inner, path);
        }
        (self.size_in_numbers(&ty) <= 16).then(|| Overlapping { place, ty, is_read: self.random.chance(70) })
    }

    /// A choice of components, or the variable as something else.
    fn copied_place(&mut self, variable: &Variable) -> Option<Overlapping> {
        let (mut ty, mut place) = (variable.ty.clone(), variable.name.clone());
        for _ in 0..4 {
            // The reference evaluates indices once more after the call.
            let Some((inner, path)) = self.part(&ty, &place, true) else { break };
            if is_bit_field(&path) {
                return None;
            }
            (ty, place) = (inner, path);
            if is_swizzle(place.rsplit('.').next().unwrap_or_default()) {
                break;
            }
        }
        let Type::Number(scalar, shape) = ty else { return None };
        let is_chosen = is_swizzle(place.rsplit('.').next().unwrap_or_default());
        let is_read = self.random.chance(70);
        if is_chosen && matches!(shape, Shape::Vector(_)) && self.random.chance(70) {
            return Some(Overlapping { place, ty: Type::Number(scalar, shape), is_read });
        }
        let other = match scalar {
            Scalar::Int => Scalar::Uint,
            Scalar::Uint => Scalar::Int,
            Scalar::Int16 | Scalar::Int64 => Scalar::Int,
            Scalar::Uint16 | Scalar::Uint64 => Scalar::Uint,
            Scalar::Half | Scalar::Double => Scalar::Float,
            Scalar::Bool | Scalar::Float | Scalar::MinFloat => return None,
        };
        match shape {
            Shape::Scalar | Shape::Vector(_) => {
                Some(Overlapping { place, ty: Type::Number(other, shape), is_read })
            }
            Shape::Matrix(..) => None,
        }
    }

    /// Reads all, then writes all. Its lines, and the type of its result.
    fn calm_function(
        &mut self,
        name: &str,
        arguments: &[Overlapping],
        parameters: &[Variable],
    ) -> (Vec<String>, Type) {
        // Nothing but the parameters is known.
        let readable = arguments.iter().zip(parameters).filter(|it| it.0.is_read).map(|it| it.1.clone());
        let scope = std::mem::replace(&mut self.scope, readable.collect());
        let sources = std::mem::take(&mut self.sources);
        let functions = std::mem::take(&mut self.functions);
        let mut heads = Vec::new();
        let mut lines = Vec::new();
        let mut stores = String::new();
        for (argument, parameter) in arguments.iter().zip(parameters) {
            let word = if argument.is_read { "inout" } else { "out" };
            heads.push(format!("{word} {}", self.declare(&parameter.ty, &parameter.name)));
            let value = match &parameter.ty {
                Type::Number(..) => self.stored(&parameter.ty, 2),
                _ => self.aggregate(&parameter.ty, 2),
            };
            let next = self.name("n");
            let declared = self.declare(&parameter.ty, &next);
            let value = value.unwrap_or_else(|| self.constant(&parameter.ty));
            lines.push(format!("    {declared} = {value};"));
            stores += &format!(" {} = {next};", parameter.name);
        }
        let scalar = self.scalar();
        let shape =
            if self.random.chance(50) { Shape::Scalar } else { Shape::Vector(self.random.between(2, 4)) };
        let result = Type::Number(scalar, shape);
        let value = self.stored(&result, 2).unwrap_or_else(|| self.constant(&result));
        let (next, spelled) = (self.name("n"), spell(scalar, shape));
        lines.insert(0, format!("{spelled} {name}({}) {{", heads.join(", ")));
        lines.push(format!("    {spelled} {next} = {value};"));
        lines.push(format!("   {stores}"));
        lines.push(format!("    return {next};"));
        lines.push("}".into());
        (self.scope, self.sources, self.functions) = (scope, sources, functions);
        (lines, result)
    }
}
