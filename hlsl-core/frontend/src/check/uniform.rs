//! `uniform` parameters of entry points, which the host sets: FXC's `$Params`.
//!
//! Numbers become the members of a block, resources global variables of their own. Those come after everything that is
//! declared outside functions, so that they take no binding from it.

use super::{Checker, attribute};
use crate::{
    ast,
    attribute::{Attribute, AttributeKind},
    diagnostics::list::types::{ArrayWithoutLength, LongVectorInBuffer, UniformDefaultIgnored},
    options::ProfileKind,
    source::Span,
    symbol::Symbol,
    typed::{
        ConstantBuffer, Declaration, ExprKind, FunctionId, Global, GlobalId, ParameterMode, Storage,
        UniformParameter,
    },
    types::{TypeId, convert},
};

/// A parameter of an entry point.
#[derive(Clone, Copy)]
struct Place {
    function: FunctionId,
    parameter: u32,
}

impl<'a> Checker<'a> {
    /// Declares the variables behind the uniform parameters of an entry point's functions.
    pub(super) fn uniform_parameters(
        &mut self,
        functions: &[FunctionId],
        entry: Symbol,
    ) -> Vec<UniformParameter> {
        let mut numbers: Vec<(Place, TypeId)> = Vec::new();
        let mut found: Vec<UniformParameter> = Vec::new();
        let mut repeated = Vec::new();
        for &function in functions {
            for parameter in 0..self.program.functions[function].parameters.len() as u32 {
                let place = Place { function, parameter };
                let Some(ty) = self.uniform_type(place) else {
                    self.refuse_bindings(place);
                    continue;
                };
                if self.is_unsized_data(ty) {
                    self.report(ArrayWithoutLength { at: self.parameter_span(place) });
                    continue;
                }
                let resources =
                    found.iter().map(|it| Place { function: it.function, parameter: it.parameter });
                let known =
                    resources.chain(numbers.iter().map(|it| it.0)).find(|it| self.is_same(*it, place));
                if let Some(known) = known {
                    repeated.push((place, known));
                } else if self.holds_resources(ty) {
                    let global = self.uniform_variable(place, ty, Storage::Resource);
                    self.check_subjects(global);
                    self.check_resource_type(ty, self.parameter_span(place));
                    self.program.declarations.push(Declaration::Global(global));
                    found.push(self.uniform(place, global));
                } else {
                    numbers.push((place, ty));
                }
            }
        }
        found.extend(self.params(numbers, entry));
        for (Place { function, parameter }, known) in repeated {
            let is_it =
                |it: &&UniformParameter| it.function == known.function && it.parameter == known.parameter;
            let value = found.iter().find(is_it).map(|it| it.value);
            found.extend(value.map(|value| UniformParameter { function, parameter, value }));
        }
        found
    }

    /// Whether a parameter of a patch constant function is one that the hull shader has, too.
    fn is_same(&self, before: Place, place: Place) -> bool {
        let local = |it: Place| {
            let function = &self.program.functions[it.function];
            &function.locals[function.parameters[it.parameter as usize].local]
        };
        let (a, b) = (local(before), local(place));
        before.function != place.function
            && a.name == b.name
            && convert::equal(&self.program.types, a.ty, b.ty)
    }

    /// The type of a parameter if it is one that the host sets. A semantic makes it a stage input, as in DXC; in
    /// Direct3D 9 it only tells the host what to set.
    fn uniform_type(&self, Place { function, parameter }: Place) -> Option<TypeId> {
        let function = &self.program.functions[function];
        let it = &function.parameters[parameter as usize];
        let ty = function.locals[it.local].ty;
        let is_input = !self.language.options.language.dx9
            && (it.semantic.is_some() || self.program.types.contains_semantic(ty));
        if !it.is_uniform || it.mode != ParameterMode::In || is_input || self.is_error_type(ty) {
            return None;
        }
        let is_object = self.program.types.as_object(ty).is_some();
        (!is_object || self.holds_resources(ty)).then_some(ty)
    }

    /// Attributes of a parameter. Those that bind variables of the host also bind the ones behind uniform parameters.
    pub(super) fn parameter_attributes(
        &mut self,
        list: &'a [ast::Attribute],
        is_uniform: bool,
    ) -> Vec<Attribute> {
        let mut attributes = Vec::new();
        for attribute in list {
            let binds = matches!(
                self.symbols.text(attribute.name.symbol),
                "binding" | "counter_binding" | "image_format"
            );
            let place =
                if is_uniform && binds { attribute::Place::Variable } else { attribute::Place::Parameter };
            attributes.extend(self.attributes(std::slice::from_ref(attribute), place));
        }
        attributes
    }

    /// Reports attributes that bind a stage input.
    fn refuse_bindings(&mut self, Place { function, parameter }: Place) {
        let attributes = self.program.functions[function].parameters[parameter as usize].attributes.clone();
        for it in attributes.iter().filter(|it| is_binding(it)) {
            self.wrong_subject(it, attribute::BLOCKS);
        }
    }

    /// What binds a block: its parameters have at most one binding.
    fn binding_of(&mut self, numbers: &[(Place, TypeId)]) -> Vec<Attribute> {
        let mut found: Vec<Attribute> = Vec::new();
        for (Place { function, parameter }, _) in numbers {
            let attributes = &self.program.functions[*function].parameters[*parameter as usize].attributes;
            for it in attributes.clone().into_iter().filter(is_binding) {
                match (&it.kind, found.is_empty()) {
                    (AttributeKind::Binding { .. }, true) => found.push(it),
                    (AttributeKind::Binding { .. }, false) => {
                        self.wrong_subject(&it, "one of the parameters in `$Params`, which it binds together")
                    }
                    _ => self.wrong_subject(&it, "resources among `uniform` parameters"),
                }
            }
        }
        found
    }

    /// The block of an entry point. In a library, every entry point has its own.
    fn params(&mut self, mut numbers: Vec<(Place, TypeId)>, entry: Symbol) -> Vec<UniformParameter> {
        let Some(&(first, _)) = numbers.first() else { return Vec::new() };
        let name = match self.language.options.profile.kind {
            ProfileKind::Library => format!("$Params.{}", self.text(entry)),
            _ => "$Params".into(),
        };
        let name = self.symbols.intern(&name);
        let attributes = self.binding_of(&numbers);
        let buffer = self.program.buffers.add(ConstantBuffer {
            name,
            is_texture_buffer: false,
            is_params: true,
            members: Vec::new(),
            registers: Vec::new(),
            attributes,
            span: self.parameter_span(first),
        });
        self.program.declarations.push(Declaration::Buffer(buffer));
        // As in `$Globals`, what has no register comes after what has one.
        numbers.sort_by_key(|it| self.constant_register(it.0).unwrap_or(u32::MAX));
        let mut found = Vec::with_capacity(numbers.len());
        for (index, (place, ty)) in numbers.into_iter().enumerate() {
            if self.program.types.contains_long_vector(ty) {
                let at = self.parameter_span(place);
                self.report(LongVectorInBuffer { name: self.parameter_name(place), at });
            }
            let storage = Storage::BufferMember { buffer, index: index as u32 };
            let global = self.uniform_variable(place, ty, storage);
            self.program.globals[global].pack_offset = self.constant_register(place);
            self.program.buffers[buffer].members.push(global);
            found.push(self.uniform(place, global));
        }
        found
    }

    /// The offset that `register(c#)` gives a parameter.
    fn constant_register(&self, Place { function, parameter }: Place) -> Option<u32> {
        let registers = &self.program.functions[function].parameters[parameter as usize].registers;
        let it = registers.iter().find(|it| it.class == Some('c'))?;
        Some(it.number.saturating_mul(16).saturating_add(it.component))
    }

    fn parameter_span(&self, Place { function, parameter }: Place) -> Span {
        let function = &self.program.functions[function];
        function.locals[function.parameters[parameter as usize].local].span
    }

    fn parameter_name(&self, Place { function, parameter }: Place) -> String {
        let function = &self.program.functions[function];
        self.text(function.locals[function.parameters[parameter as usize].local].name)
    }

    fn uniform_variable(&mut self, place: Place, ty: TypeId, storage: Storage) -> GlobalId {
        let span = self.parameter_span(place);
        let function = &self.program.functions[place.function];
        let parameter = &function.parameters[place.parameter as usize];
        let local = &function.locals[parameter.local];
        let global = Global {
            name: local.name,
            qualified_name: local.name,
            ty,
            storage,
            is_const: true,
            is_precise: local.is_precise,
            is_globally_coherent: false,
            initializer: None,
            constant: None,
            is_local_static: false,
            semantic: None,
            registers: parameter.registers.clone(),
            pack_offset: None,
            attributes: parameter.attributes.clone(),
            span,
        };
        if let Some(value) = parameter.default {
            let (name, at) = (self.text(global.name), self.span(value));
            self.report(UniformDefaultIgnored { name, at });
        }
        self.check_registers(ty, &global.registers);
        self.program.globals.add(global)
    }

    fn uniform(&mut self, Place { function, parameter }: Place, global: GlobalId) -> UniformParameter {
        let Global { ty, span, .. } = self.program.globals[global];
        let value = self.add(ExprKind::Global(global), ty, span);
        UniformParameter { function, parameter, value }
    }
}

fn is_binding(it: &Attribute) -> bool {
    use AttributeKind::{Binding, CounterBinding, ImageFormat};
    matches!(it.kind, Binding { .. } | CounterBinding(_) | ImageFormat(_))
}
