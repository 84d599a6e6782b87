//! Variables with `vk::ext_builtin_input` and `vk::ext_builtin_output`: one for each built-in, in the interfaces of the
//! entry points that reach it.

use rustc_hash::FxHashMap;

use crate::{
    arena::{Arena, IdMap},
    diagnostics::list::placement as errors,
    ir::{self, Arg, Decoration, GlobalOrigin, StorageClass, spirv},
    layout::LayoutRule,
    lower::{Lower, Place},
    stage::Stage,
    typed::GlobalId,
    types::name,
};

impl Lower<'_> {
    pub(super) fn builtin(&mut self, id: GlobalId, class: StorageClass, builtin: u32) -> Place {
        let program = self.input.program;
        let global = &program.globals[id];
        let inner = self.value_type(global.ty);
        let place = |lower: &mut Self, it: ir::GlobalId| {
            let place = lower.pointer_place(it.into(), class, global.ty, LayoutRule::Void);
            Place { is_writable: class == StorageClass::OUTPUT, ..place }
        };
        // Headers that do not know of each other may declare the same one.
        let known = self.globals.builtins.iter().copied().find(|&it| {
            let it = &self.module.globals[it];
            self.module.pointee(it.ty).is_some_and(|it| it.0 == class) && builtin_of(it) == Some(builtin)
        });
        if let Some(known) = known {
            self.decorate(known, &global.attributes);
            return place(self, known);
        }
        let origin = match class {
            StorageClass::INPUT => GlobalOrigin::StageInput(None),
            _ => GlobalOrigin::StageOutput(None),
        };
        let it = self.variable_outside(self.input.text(global.name), class, inner, origin, global.span);
        let decoration = Decoration::new(spirv::Decoration::BuiltIn, &[builtin]);
        self.module.globals[it].decorations.push(decoration);
        self.decorate(it, &global.attributes);
        self.globals.builtins.push(it);
        place(self, it)
    }

    /// Variables for built-ins of inline SPIR-V belong to the interfaces of the entry points that reach them; this
    /// handles the last one.
    pub(super) fn add_builtins_to_interface(&mut self) {
        if self.globals.builtins.is_empty() {
            return;
        }
        let Some(entry) = self.module.entries.last_mut() else { return };
        let is_pixel = entry.stage == Stage::Pixel;
        let used = globals_reached(&self.module.functions, entry.function);
        let mut interface = std::mem::take(&mut entry.interface);
        // An interface has each built-in once, so that of a system value is this one, too.
        let mut replaced: FxHashMap<ir::GlobalId, ir::GlobalId> = FxHashMap::default();
        for &global in self.globals.builtins.iter().filter(|&&it| used[it]) {
            let (ty, builtin) = (self.module.globals[global].ty, builtin_of(&self.module.globals[global]));
            let class = self.module.pointee(ty).map(|it| it.0);
            let same = |it: &ir::GlobalId| {
                let it = &self.module.globals[*it];
                self.module.pointee(it.ty).map(|it| it.0) == class && builtin_of(it) == builtin
            };
            let twin = interface.iter().copied().find(|it| *it != global && same(it));
            if let Some(twin) = twin {
                replaced.insert(twin, global);
                let (twin_type, first) = (self.module.globals[twin].ty, self.module.globals[twin].span);
                let place = self.interface.variables.iter().position(|it| *it == twin);
                let variable = place.and_then(|it| self.interface.signature.variables.get(it));
                if twin_type != ty {
                    let name = variable.map(|it| name::of(&self.types, self.input.symbols, it.ty));
                    let (name, at) = (name.unwrap_or_default(), self.module.globals[global].span);
                    self.sink.push(errors::BuiltinRetyped { name, at, first });
                }
                interface.retain(|it| *it != twin);
            }
            if !interface.contains(&global) {
                interface.push(global);
            }
            // Vulkan wants integers of pixel shaders so, although nothing interpolates them.
            let flat = Decoration::new(spirv::Decoration::Flat, &[]);
            let is_flat =
                self.module.pointee(ty).is_some_and(|(_, it)| is_never_interpolated(&self.module, it));
            let decorations = &mut self.module.globals[global].decorations;
            if is_pixel && class == Some(StorageClass::INPUT) && is_flat && !decorations.contains(&flat) {
                decorations.push(flat);
            }
        }
        if let Some(entry) = self.module.entries.last_mut() {
            entry.interface = interface;
        }
        if replaced.is_empty() {
            return;
        }
        for function in self.module.functions.values_mut() {
            function.for_each_arg_mut(|arg| {
                if let Arg::Global(global) = arg
                    && let Some(kept) = replaced.get(global)
                {
                    *global = *kept;
                }
            });
        }
    }
}

/// What a function names, and what it calls does.
fn globals_reached(functions: &Arena<ir::Function>, start: ir::FunctionId) -> IdMap<ir::Global, bool> {
    let mut used: IdMap<ir::Global, bool> = IdMap::default();
    let mut reached: IdMap<ir::Function, bool> = IdMap::default();
    let mut work = vec![start];
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut reached[id], true) {
            continue;
        }
        functions[id].for_each_arg(|arg| match arg {
            Arg::Function(callee) => work.push(callee),
            Arg::Global(global) => used[global] = true,
            _ => {}
        });
    }
    used
}

/// Whether Vulkan requires an input of pixel shaders to be flat.
fn is_never_interpolated(module: &ir::Module, ty: ir::TypeId) -> bool {
    match module.types[ty] {
        ir::Type::Int { .. } | ir::Type::Float { width: 64 } => true,
        ir::Type::Vector { element, .. } | ir::Type::Array { element, .. } => {
            is_never_interpolated(module, element)
        }
        _ => false,
    }
}

fn builtin_of(global: &ir::Global) -> Option<u32> {
    let found = global.decorations.iter().find(|it| it.is(spirv::Decoration::BuiltIn))?;
    match found.operands.first() {
        Some(ir::Operand::Literal(builtin)) => Some(*builtin),
        _ => None,
    }
}
