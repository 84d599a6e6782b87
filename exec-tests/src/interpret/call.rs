//! Calls of the program's own functions: arguments are copied in and out.

use super::place::{Base, Place, Places};
use super::value::{Leaf, Values};
use super::{Interpreter, Outcome, unsupported};
use hlsl_core::typed::{Argument, ExprId, FunctionId, LocalId};
use hlsl_core::types::TypeId;
use std::collections::HashMap;

/// A function that runs.
#[derive(Default)]
pub struct Frame {
    locals: HashMap<LocalId, Places>,
    pub this: Option<Places>,
    result: Option<(TypeId, Values)>,
}

impl Frame {
    pub fn result_type(&self) -> Outcome<TypeId> {
        self.result.as_ref().map(|it| it.0).ok_or_else(|| unsupported("a result of a function without one"))
    }

    pub fn give_back(&mut self, values: &Values, active: &[usize]) {
        if let Some((_, result)) = &mut self.result {
            for &lane in active {
                result.of_mut(lane).copy_from_slice(values.of(lane));
            }
        }
    }
}

/// An argument on its way in.
enum Given {
    Value(Values),
    Nothing,
    Place(Places),
}

/// What is copied out: from the parameter to the place.
struct Returned {
    parameter: LocalId,
    place: Places,
}

impl<'a> Interpreter<'a> {
    pub fn local(&self, local: LocalId) -> Places {
        self.frame.locals[&local].clone()
    }

    /// Room for a value that has no name.
    pub fn temporary(&mut self, ty: TypeId, values: &Values, active: &[usize]) -> Outcome<Places> {
        let places = self.room(ty);
        self.store(&places, values, active)?;
        Ok(places)
    }

    fn room(&mut self, ty: TypeId) -> Places {
        let count = self.shapes.count(ty);
        let at = self.top;
        self.top += count;
        for lane in &mut self.private {
            if lane.len() < self.top {
                lane.resize(self.top, Leaf::Undefined("a variable that has no value yet"));
            }
            lane[at..self.top].fill(Leaf::Undefined("a variable that has no value yet"));
        }
        Places::same(ty, Place::new(Base::Private(at)))
    }

    pub fn call(
        &mut self,
        id: FunctionId,
        this: Option<ExprId>,
        arguments: &'a [Argument],
        active: &[usize],
    ) -> Outcome<Values> {
        let program = self.program;
        let callee = &program.functions[id];
        let this = match (callee.this, this) {
            (Some(_), Some(this)) => Some(self.place(this, active)?),
            (Some(_), None) => self.frame.this.clone(),
            (None, _) => None,
        };
        let mut given = Vec::new();
        let mut returned = Vec::new();
        for (index, parameter) in callee.parameters.iter().enumerate() {
            let ty = callee.locals[parameter.local].ty;
            given.push(match arguments.get(index) {
                Some(Argument::In(value)) => {
                    let values = self.value(*value, active)?;
                    Given::Value(self.converted(values, program.expressions[*value].ty, ty, active))
                }
                Some(Argument::Out { place, .. }) => {
                    let place = self.place(*place, active)?;
                    returned.push(Returned { parameter: parameter.local, place });
                    Given::Nothing
                }
                Some(Argument::InOut { place, .. }) => {
                    let place = self.place(*place, active)?;
                    let values = self.load(&place, active)?;
                    let values = self.converted(values, place.ty, ty, active);
                    returned.push(Returned { parameter: parameter.local, place });
                    Given::Value(values)
                }
                Some(Argument::Reference(place)) => Given::Place(self.place(*place, active)?),
                Some(Argument::Missing) | None => match parameter.default {
                    Some(default) => {
                        let values = self.value(default, active)?;
                        Given::Value(self.converted(values, program.expressions[default].ty, ty, active))
                    }
                    None => return Err(unsupported("a call with fewer arguments than parameters")),
                },
            });
        }
        self.body(id, this, given, returned, active)
    }

    /// Runs the entry point.
    pub fn enter(&mut self, id: FunctionId, arguments: Vec<Values>, active: &[usize]) -> Outcome<()> {
        let given = arguments.into_iter().map(Given::Value).collect();
        self.body(id, None, given, Vec::new(), active).map(drop)
    }

    fn body(
        &mut self,
        id: FunctionId,
        this: Option<Places>,
        given: Vec<Given>,
        returned: Vec<Returned>,
        active: &[usize],
    ) -> Outcome<Values> {
        let program = self.program;
        let callee = &program.functions[id];
        let Some(body) = &callee.body else { return Err(unsupported("a function without a body")) };
        let bottom = self.top;
        let mut frame = Frame { this, ..Frame::default() };
        let width = self.shapes.count(callee.return_type);
        frame.result = Some((
            callee.return_type,
            self.all(width, Leaf::Undefined("the result of a function that ends without `return`")),
        ));
        for (local, it) in callee.locals.iter() {
            let places = self.room(it.ty);
            frame.locals.insert(local, places);
        }
        for (parameter, given) in callee.parameters.iter().zip(given) {
            match given {
                Given::Value(values) => {
                    let places = frame.locals[&parameter.local].clone();
                    self.store(&places, &values, active)?;
                }
                Given::Nothing => {}
                Given::Place(places) => {
                    frame.locals.insert(parameter.local, places);
                }
            }
        }
        let caller = std::mem::replace(&mut self.frame, frame);
        // What leaves loops leaves those of this function.
        let outside = (std::mem::take(&mut self.breaks), std::mem::take(&mut self.continues));
        self.statements(body, active.to_vec())?;
        (self.breaks, self.continues) = outside;
        let callee = std::mem::replace(&mut self.frame, caller);
        for Returned { parameter, place } in returned {
            let from = &callee.locals[&parameter];
            let values = self.load(from, active)?;
            let values = self.converted(values, from.ty, place.ty, active);
            self.store(&place, &values, active)?;
        }
        self.top = bottom;
        Ok(callee.result.map_or_else(|| Values::new(self.lanes, 0), |it| it.1))
    }
}
