//! Values: which wait to become part of a larger expression, and which get a name.

use hlsl_backend::ir::{
    Arg, GlobalId, TypeId, ValueId,
    facts::{self, Effect},
    spirv::Op as S,
};

use super::{Body, Fault, MOST_PARTS, Waiting, is_transparent};
use crate::tree::*;

impl Body<'_, '_> {
    pub(super) fn instruction(&mut self, value: ValueId) -> Result<(), Fault> {
        let inst = &self.function.values[value];
        let types = self.writer.module.interned();
        if inst.op.is_debug() || inst.is(S::Variable) || is_transparent(types, inst) {
            return Ok(());
        }
        (self.parts, self.reads) = (1, false);
        let effect = facts::effect(types, self.function, inst);
        if effect != Effect::Acts && self.scopes.uses[value] == 0 {
            return Ok(());
        }
        if inst.is(S::Store) || inst.is(S::CopyMemory) {
            return self.store(inst);
        }
        if self.is_copied(inst) {
            return self.changed_copy(value);
        }
        let Some(made) = self.compute(value)? else { return Ok(()) };
        match effect {
            Effect::Pure | Effect::Reads => self.wait(value, made, effect == Effect::Reads),
            Effect::Derivative | Effect::Convergent => {
                self.name_value(value, made);
            }
            Effect::Acts => {
                self.name_readers();
                match self.scopes.uses[value] {
                    0 => self.out.push(Statement::Call(made)),
                    _ => self.name_value(value, made),
                }
            }
        }
        Ok(())
    }

    /// Keeps a value for its only use, or gives it a name.
    fn wait(&mut self, value: ValueId, made: Expr, reads: bool) {
        let reads = reads || self.reads;
        let is_alone = self.scopes.uses[value] == 1 && !self.scopes.is_used_elsewhere[value];
        let is_free = self.is_free(value, &made) && !self.scopes.is_variable[value];
        if !is_alone && !is_free || self.scopes.is_variable[value] || self.parts > MOST_PARTS {
            return self.name_value(value, made);
        }
        if reads {
            self.readers.push(value);
        }
        self.waiting[value] = Some(Box::new(Waiting { value: made, parts: self.parts, reads }));
    }

    /// Whether an expression may be written as often as it is used: literals, and inputs, which never change.
    fn is_free(&self, value: ValueId, made: &Expr) -> bool {
        let inst = &self.function.values[value];
        let is_input = |arg: Option<&Arg>| match arg {
            Some(Arg::Global(id)) => self.is_parameter(*id),
            _ => false,
        };
        match made {
            Expr::Literal(..) => true,
            Expr::Name(_) => inst.is(S::Load) && is_input(inst.args.first()),
            _ => false,
        }
    }

    /// Gives a name to what waits and reads memory, before that changes.
    pub fn name_readers(&mut self) {
        for value in std::mem::take(&mut self.readers) {
            if let Some(it) = self.waiting[value].take() {
                self.name_value(value, it.value);
            }
        }
    }

    fn name_value(&mut self, value: ValueId, made: Expr) {
        if self.scopes.is_variable[value] {
            let name = self.name_for(value);
            return self.out.push(Statement::Assign { to: Expr::Name(name), value: made });
        }
        let wanted = self.wanted_name(value, &made);
        let name = self.names.unique(&wanted);
        self.named[value] = Some(name.clone());
        self.out.push(Statement::Let { name, value: made });
    }

    /// Keeps the value of an output until it is returned. What reads memory is computed now.
    pub fn keep_result(&mut self, id: GlobalId, value: Expr) {
        let value = match self.reads {
            true => {
                let wanted = self.writer.global_name(id).to_owned();
                Expr::Name(self.bind(&wanted, value))
            }
            false => value,
        };
        self.results[id] = Some(value);
    }

    /// Declares a value that has no instruction of its own.
    pub fn bind(&mut self, wanted: &str, value: Expr) -> Name {
        let name = self.names.unique(wanted);
        self.out.push(Statement::Let { name: name.clone(), value });
        name
    }

    /// The name of a variable, from when it is first needed.
    pub fn name_for(&mut self, value: ValueId) -> Name {
        if let Some(name) = &self.named[value] {
            return name.clone();
        }
        let wanted = self.source_name(value).unwrap_or("value").to_owned();
        let name = self.names.unique(&wanted);
        self.named[value] = Some(name.clone());
        name
    }

    /// The name of the variable that a value is in the shader.
    pub(super) fn source_name(&self, value: ValueId) -> Option<&str> {
        let variable = self.function.variables[value].map(|it| &*self.writer.module.variables[it].name);
        variable.or(self.function.names.get(value))
    }

    /// A name that says what a value is: the shader's, or that of what it is made of.
    fn wanted_name(&self, value: ValueId, made: &Expr) -> String {
        if let Some(name) = self.source_name(value) {
            return name.to_owned();
        }
        let mut at = made;
        loop {
            match at {
                Expr::Member(of, name) if name.len() > 1 || !matches!(**of, Expr::Name(_)) => {
                    return name.to_string();
                }
                Expr::Member(of, name) => {
                    let Expr::Name(base) = &**of else { return name.to_string() };
                    return format!("{base}_{name}");
                }
                Expr::Index(of, _) => at = of,
                Expr::Make(_, args) if args.len() == 1 => at = &args[0],
                Expr::Name(name) => return name.to_string(),
                Expr::Call(name, args) if name.starts_with("texture") => {
                    match args.iter().find(|it| matches!(it, Expr::Name(_))) {
                        Some(Expr::Name(texture)) => return format!("{texture}_value"),
                        _ => return "texel".into(),
                    }
                }
                Expr::Call(name, _) => return format!("{name}_result"),
                _ => return "value".into(),
            }
        }
    }

    pub fn use_count(&self, value: ValueId) -> u32 {
        self.scopes.uses[value]
    }

    /// Whether a value is a variable that has been declared.
    pub fn is_declared(&self, value: ValueId) -> bool {
        self.scopes.is_variable[value]
    }

    /// The expression for an argument.
    pub fn expr(&mut self, arg: Arg) -> Result<Expr, Fault> {
        match arg {
            Arg::Constant(id) => self.writer.constant(id),
            Arg::Value(value) => {
                if let Some(it) = self.waiting[value].take() {
                    self.parts += it.parts;
                    self.reads |= it.reads;
                    if self.is_free(value, &it.value) {
                        self.waiting[value] = Some(it.clone());
                    }
                    return Ok(it.value);
                }
                if let Some(name) = &self.named[value] {
                    return Ok(Expr::Name(name.clone()));
                }
                let inst = &self.function.values[value];
                if is_transparent(self.writer.module.interned(), inst) {
                    return self.place(arg);
                }
                Err(format!("a value of {:?} before it is computed", inst.op).into())
            }
            Arg::Global(_) => self.place(arg),
            _ => Err("an operand that is not a value".into()),
        }
    }

    /// An expression that can be written several times.
    pub fn shared(&mut self, arg: Arg) -> Result<Expr, Fault> {
        let made = self.expr(arg)?;
        Ok(self.share(made))
    }

    pub fn share(&mut self, made: Expr) -> Expr {
        match made.is_simple() {
            true => made,
            false => Expr::Name(self.bind("part", made)),
        }
    }

    pub fn type_of(&self, arg: Arg) -> Result<TypeId, Fault> {
        let ty = self.writer.module.interned().arg_type(self.function, arg);
        ty.ok_or("an operand without a type".into())
    }

    /// The scalar type of an argument, and how many components it has.
    pub fn shape_of(&self, arg: Arg) -> Result<(Scalar, u32), Fault> {
        self.writer.shape(self.type_of(arg)?)
    }
}
