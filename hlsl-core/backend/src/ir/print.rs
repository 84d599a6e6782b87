//! The text form of the IR. [`super::read`] parses it; reading printed text gives the same module, except for the
//! types of source variables, the names of blocks and the spans of globals, entries and scopes.
//!
//! ```text
//! struct "type.C" { "n": i32 offset 0; "col": vec4<f32> offset 16 } Block
//! @0 "C": *Uniform "type.C" set 0 binding 1
//! fn $0 "main" -> void {
//! block0:
//!     %1 = AccessChain *Uniform i32 @0, 0:i32
//!     %2 = Load i32 %1
//!     %3 = SLessThan bool %2, 7:i32
//!     selection block2
//!     branch %3 ? block1 : block2
//! }
//! entry "main" Fragment $0 interface @1 mode 7
//! ```

use std::fmt::Write;

use super::*;

/// What to print in addition to the program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Detail {
    /// Positions of instructions, and the tables of positions and scopes.
    pub locs: bool,
}

/// Prints a module.
pub fn module(module: &Module, detail: Detail) -> String {
    let mut p = Printer { module, detail, out: String::new() };
    p.module();
    p.out
}

/// Prints one function, without the tables that it refers to.
pub fn function(module: &Module, function: FunctionId) -> String {
    let mut p = Printer { module, detail: Detail::default(), out: String::new() };
    p.function(function);
    p.out
}

pub fn ty(module: &Module, ty: TypeId) -> String {
    let mut p = Printer { module, detail: Detail::default(), out: String::new() };
    p.ty(ty);
    p.out
}

struct Printer<'m> {
    module: &'m Module,
    detail: Detail,
    out: String,
}

macro_rules! put {
    ($p:expr, $($arg:tt)*) => { let _ = write!($p.out, $($arg)*); };
}

impl Printer<'_> {
    fn module(&mut self) {
        let module = self.module;
        if module.form == Form::Legal {
            put!(self, "legal\n");
        }
        for capability in &module.capabilities {
            put!(self, "capability {capability}\n");
        }
        for extension in &module.extensions {
            put!(self, "extension {extension:?}\n");
        }
        for Binding { set, binding } in &module.combined {
            put!(self, "combined set {set} binding {binding}\n");
        }
        for (texture, sampler) in &module.samplers {
            put!(self, "samplers set {} binding {} ", texture.set, texture.binding);
            put!(self, "set {} binding {}\n", sampler.set, sampler.binding);
        }
        for (id, ty) in module.types.iter() {
            if let Type::Struct(it) = ty {
                self.structure(id, it);
            }
        }
        for (id, global) in module.globals.iter() {
            self.global(id, global);
        }
        if self.detail.locs {
            for (id, scope) in module.scopes.iter() {
                put!(self, "scope {}", id.index());
                if let Some(parent) = scope.parent {
                    put!(self, " in {}", parent.index());
                }
                put!(self, "\n");
            }
            for (id, loc) in module.locs.iter() {
                put!(self, "loc {} = {}..{}", id.index(), loc.span.start, loc.span.end);
                if let Some(scope) = loc.scope {
                    put!(self, " in {}", scope.index());
                }
                if let Some(at) = loc.inlined_at {
                    put!(self, " at {}", at.index());
                }
                put!(self, "\n");
            }
        }
        for (id, variable) in module.variables.iter() {
            put!(self, "variable {} {:?}\n", id.index(), variable.name);
        }
        for id in module.functions.ids() {
            self.function(id);
        }
        for entry in &module.entries {
            self.entry(entry);
        }
        for export in &module.exports {
            put!(self, "export {:?} ${}\n", export.name, export.function.index());
        }
    }

    fn structure(&mut self, id: TypeId, it: &Struct) {
        put!(self, "struct {} {{", self.struct_name(id));
        for (index, member) in it.members.iter().enumerate() {
            put!(self, "{} {:?}: ", if index == 0 { "" } else { ";" }, member.name);
            self.ty(member.ty);
            if let Some(offset) = member.offset {
                put!(self, " offset {offset}");
            }
            if let Some(matrix) = member.matrix {
                put!(self, " {} {}", if matrix.row_major { "rows" } else { "columns" }, matrix.stride);
            }
            self.decorations(&member.decorations);
        }
        put!(self, " }}");
        self.decorations(&it.decorations);
        put!(self, "\n");
    }

    /// The name, if it is unique among the structs, or else a number.
    fn struct_name(&self, id: TypeId) -> String {
        let Type::Struct(it) = &self.module.types[id] else { return String::new() };
        let same = |ty: &Type| matches!(ty, Type::Struct(other) if other.name == it.name);
        let before = self.module.types.iter().take(id.index()).filter(|(_, ty)| same(ty)).count();
        if before == 0 { format!("{:?}", it.name) } else { format!("{:?}.{before}", it.name) }
    }

    fn ty(&mut self, id: TypeId) {
        match &self.module.types[id] {
            Type::Void => self.out.push_str("void"),
            Type::Bool => self.out.push_str("bool"),
            Type::Int { width, signed: true } => {
                put!(self, "i{width}");
            }
            Type::Int { width, signed: false } => {
                put!(self, "u{width}");
            }
            Type::Float { width } => {
                put!(self, "f{width}");
            }
            Type::Vector { element, len } => {
                put!(self, "vec{len}<");
                self.ty(*element);
                self.out.push('>');
            }
            Type::Matrix { column, columns } => {
                put!(self, "mat{columns}<");
                self.ty(*column);
                self.out.push('>');
            }
            Type::Array { element, length, stride } => {
                self.out.push('[');
                self.ty(*element);
                self.out.push_str("; ");
                self.constant(*length);
                self.stride(*stride);
                self.out.push(']');
            }
            Type::RuntimeArray { element, stride } => {
                self.out.push('[');
                self.ty(*element);
                self.stride(*stride);
                self.out.push(']');
            }
            Type::Struct(_) => {
                let name = self.struct_name(id);
                self.out.push_str(&name);
            }
            Type::Pointer { class, pointee } => {
                match spirv::StorageClass::from_u32(class.0) {
                    Some(class) => {
                        put!(self, "*{class:?} ");
                    }
                    None => {
                        put!(self, "*{} ", class.0);
                    }
                }
                self.ty(*pointee);
            }
            Type::Image(image) => {
                self.out.push_str("image<");
                self.ty(image.sampled_type);
                put!(self, " {:?}", image.dim);
                put!(self, " depth {}", image.depth);
                if image.arrayed {
                    self.out.push_str(" arrayed");
                }
                if image.multisampled {
                    self.out.push_str(" multisampled");
                }
                put!(self, " sampled {} {:?}>", image.sampled, image.format);
            }
            Type::Sampler => self.out.push_str("sampler"),
            Type::SampledImage { image } => {
                self.out.push_str("sampled<");
                self.ty(*image);
                self.out.push('>');
            }
            Type::AccelerationStructure => self.out.push_str("acceleration_structure"),
            Type::RayQuery => self.out.push_str("ray_query"),
            Type::User { opcode, operands } => {
                put!(self, "user({opcode}");
                for operand in operands {
                    self.out.push(' ');
                    self.operand(operand);
                }
                self.out.push(')');
            }
            Type::NodePayloads { record, node, decorations } => {
                self.out.push_str("payloads<");
                self.ty(*record);
                if let Some(node) = node {
                    put!(self, " node {node}");
                }
                self.decorations(decorations);
                self.out.push('>');
            }
            Type::Function { result, parameters } => {
                self.out.push_str("fn(");
                for (index, &parameter) in parameters.iter().enumerate() {
                    if index > 0 {
                        self.out.push(' ');
                    }
                    self.ty(parameter);
                }
                self.out.push_str(") ");
                self.ty(*result);
            }
        }
    }

    fn stride(&mut self, stride: Option<u32>) {
        if let Some(stride) = stride {
            put!(self, " stride {stride}");
        }
    }

    fn operand(&mut self, operand: &Operand) {
        match operand {
            Operand::Literal(it) => {
                put!(self, "#{it}");
            }
            Operand::Text(it) => {
                put!(self, "text {it:?}");
            }
            Operand::Type(it) => {
                self.out.push_str("type ");
                self.ty(*it);
            }
            Operand::Constant(it) => self.constant(*it),
            Operand::Global(it) => {
                put!(self, "@{}", it.index());
            }
        }
    }

    fn decorations(&mut self, decorations: &[Decoration]) {
        for decoration in decorations {
            match spirv::Decoration::from_u32(decoration.kind) {
                Some(kind) => {
                    put!(self, " {kind:?}");
                }
                None => {
                    put!(self, " decoration {}", decoration.kind);
                }
            }
            match decoration.form {
                DecorationForm::Plain => {}
                DecorationForm::Id => self.out.push_str(" id"),
                DecorationForm::Text => self.out.push_str(" string"),
            }
            for operand in &decoration.operands {
                self.out.push(' ');
                self.operand(operand);
            }
        }
    }

    fn constant(&mut self, id: ConstantId) {
        match &self.module.constants[id] {
            Constant::Undef(ty) => {
                self.out.push_str("undef ");
                self.ty(*ty);
            }
            Constant::Null(ty) => {
                self.out.push_str("null ");
                self.ty(*ty);
            }
            Constant::Bool(it) => {
                put!(self, "{it}");
            }
            Constant::Scalar { ty, bits } => self.scalar(*ty, *bits),
            Constant::Composite { ty, parts } => {
                self.ty(*ty);
                self.parts(parts);
            }
            Constant::Spec { ty, id, bits, name } => {
                self.out.push_str("spec ");
                self.ty(*ty);
                put!(self, " {id} = {bits} {name:?}");
            }
            Constant::SpecComposite { ty, parts } => {
                self.out.push_str("specs ");
                self.ty(*ty);
                self.parts(parts);
            }
            Constant::SpecOp { ty, op, args } => {
                self.out.push_str("specop ");
                self.ty(*ty);
                put!(self, " {op:?}(");
                for (index, arg) in args.iter().enumerate() {
                    if index > 0 {
                        self.out.push_str(", ");
                    }
                    match arg {
                        SpecArg::Constant(it) => self.constant(*it),
                        SpecArg::Literal(it) => {
                            put!(self, "#{it}");
                        }
                    }
                }
                self.out.push(')');
            }
        }
    }

    fn parts(&mut self, parts: &[ConstantId]) {
        self.out.push('(');
        for (index, &part) in parts.iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            self.constant(part);
        }
        self.out.push(')');
    }

    fn scalar(&mut self, ty: TypeId, bits: u64) {
        match self.module.types[ty] {
            Type::Int { width: 64, signed: true } => {
                put!(self, "{}", bits as i64);
            }
            Type::Int { signed: true, .. } => {
                put!(self, "{}", bits as u32 as i32);
            }
            Type::Float { width: 32 } if f32::from_bits(bits as u32).is_finite() => {
                put!(self, "{:?}", f32::from_bits(bits as u32));
            }
            Type::Float { width: 64 } if f64::from_bits(bits).is_finite() => {
                put!(self, "{:?}", f64::from_bits(bits));
            }
            Type::Float { .. } => {
                put!(self, "0x{bits:x}");
            }
            _ => {
                put!(self, "{bits}");
            }
        }
        self.out.push(':');
        self.ty(ty);
    }

    fn global(&mut self, id: GlobalId, global: &Global) {
        put!(self, "@{} {:?}: ", id.index(), global.name);
        self.ty(global.ty);
        if let Some(initializer) = global.initializer {
            self.out.push_str(" = ");
            self.constant(initializer);
        }
        if let Some(binding) = global.binding {
            put!(self, " set {} binding {}", binding.set, binding.binding);
        }
        if global.keep {
            self.out.push_str(" keep");
        }
        match global.origin {
            GlobalOrigin::StageInput(_) => self.out.push_str(" input"),
            GlobalOrigin::StageOutput(_) => self.out.push_str(" output"),
            // Numbers of the source mean nothing without it, and no pass asks for the others.
            GlobalOrigin::Variable(_)
            | GlobalOrigin::Buffer(_)
            | GlobalOrigin::Globals
            | GlobalOrigin::Counter(_)
            | GlobalOrigin::Heap
            | GlobalOrigin::HeapCounters
            | GlobalOrigin::IntrinsicInput
            | GlobalOrigin::Payload
            | GlobalOrigin::InitializationGuard
            | GlobalOrigin::AliasedView
            | GlobalOrigin::Unknown => {}
        }
        self.decorations(&global.decorations);
        self.out.push('\n');
    }

    fn entry(&mut self, entry: &Entry) {
        put!(self, "entry {:?} {:?} ${} interface", entry.name, entry.model, entry.function.index());
        for global in &entry.interface {
            put!(self, " @{}", global.index());
        }
        for mode in &entry.modes {
            put!(self, " mode{} {}", if mode.by_id { "_id" } else { "" }, mode.mode);
            for operand in &mode.operands {
                self.out.push(' ');
                self.operand(operand);
            }
        }
        self.out.push('\n');
    }

    fn function(&mut self, id: FunctionId) {
        let function = &self.module.functions[id];
        put!(self, "fn ${} {:?}", id.index(), function.name);
        for &parameter in &function.parameters {
            put!(self, " ");
            self.value_name(function, parameter);
            self.out.push_str(": ");
            self.ty(function.values[parameter].ty);
        }
        self.out.push_str(" -> ");
        self.ty(function.result);
        if !function.control.is_empty() {
            put!(self, " control {}", function.control.bits());
        }
        if function.order.is_empty() {
            self.out.push_str(";\n");
            return;
        }
        self.out.push_str(" {\n");
        for &block in &function.order {
            self.block(function, block);
        }
        self.out.push_str("}\n");
    }

    fn value_name(&mut self, function: &Function, value: ValueId) {
        put!(self, "%{}", value.index());
        if let Some(name) = function.names.get(value) {
            put!(self, " {name:?}");
        }
        if let Some(variable) = function.variables[value] {
            put!(self, " variable {}", variable.index());
        }
    }

    fn loc(&mut self, loc: LocId) {
        if self.detail.locs {
            put!(self, " !{}", loc.index());
        }
    }

    fn block(&mut self, function: &Function, id: BlockId) {
        let block = &function.blocks[id];
        put!(self, "block{}", id.index());
        if !block.parameters.is_empty() {
            self.out.push('(');
            for (index, &parameter) in block.parameters.iter().enumerate() {
                if index > 0 {
                    self.out.push_str(", ");
                }
                self.value_name(function, parameter);
                self.out.push_str(": ");
                self.ty(function.values[parameter].ty);
                self.flags(function.values[parameter].flags);
            }
            self.out.push(')');
        }
        self.out.push(':');
        if !block.name.is_empty() {
            put!(self, " // {}", block.name);
        }
        self.out.push('\n');
        for &value in &block.values {
            self.inst(function, value);
        }
        match &block.merge {
            None => {}
            Some(Merge::Selection { merge, control }) => {
                put!(self, "    selection block{}", merge.index());
                if *control != 0 {
                    put!(self, " control {control}");
                }
                self.out.push('\n');
            }
            Some(Merge::Loop { merge, continuing, control, operands }) => {
                put!(self, "    loop block{} continue block{}", merge.index(), continuing.index());
                if *control != 0 {
                    put!(self, " control {control}");
                }
                for operand in operands {
                    put!(self, " #{operand}");
                }
                self.out.push('\n');
            }
        }
        self.out.push_str("    ");
        self.end(&block.end);
        self.loc(block.end_loc);
        self.out.push('\n');
    }

    fn inst(&mut self, function: &Function, id: ValueId) {
        let inst = &function.values[id];
        self.out.push_str("    ");
        let void = self.module.types[inst.ty] == Type::Void;
        // A call gives a value even where its type is void; printing the id costs nothing and keeps it.
        if !void || inst.op == Op::Core(spirv::Op::FunctionCall) {
            self.value_name(function, id);
            self.out.push_str(" = ");
        } else {
            put!(self, "%{}: ", id.index());
        }
        match inst.op {
            Op::Core(op) => {
                put!(self, "{op:?}");
            }
            Op::Unknown(number) => {
                put!(self, "op.{number}");
            }
            Op::Ext { set: ExtSet::Glsl, number } => match spirv::GlslStd450Op::from_u32(number) {
                Some(op) => {
                    put!(self, "glsl.{op:?}");
                }
                None => {
                    put!(self, "glsl.{number}");
                }
            },
            Op::Ext { set: ExtSet::DebugPrintf, number } => {
                put!(self, "printf.{number}");
            }
            Op::Ext { set: ExtSet::DebugBreak, number } => {
                put!(self, "break.{number}");
            }
            Op::Ext { set: ExtSet::Other(name), number } => {
                put!(self, "ext.{number} {:?}", self.module.strings[name]);
            }
            Op::AtVertex => self.out.push_str("at_vertex"),
            Op::Parameter => self.out.push_str("parameter"),
            Op::BlockParameter => self.out.push_str("block_parameter"),
            Op::DebugDeclare => self.out.push_str("declare"),
            Op::DebugValue => self.out.push_str("debug"),
        }
        if !void || inst.op == Op::Core(spirv::Op::FunctionCall) {
            self.out.push(' ');
            self.ty(inst.ty);
        }
        for (index, &arg) in inst.args.iter().enumerate() {
            self.out.push_str(if index == 0 { " " } else { ", " });
            self.arg(arg);
        }
        self.flags(inst.flags);
        self.loc(inst.loc);
        self.out.push('\n');
    }

    fn flags(&mut self, flags: Flags) {
        for (flag, name) in Flags::NAMES {
            if flags.contains(flag) {
                put!(self, " !{name}");
            }
        }
    }

    fn arg(&mut self, arg: Arg) {
        match arg {
            Arg::Value(it) => {
                put!(self, "%{}", it.index());
            }
            Arg::Constant(it) => self.constant(it),
            Arg::Global(it) => {
                put!(self, "@{}", it.index());
            }
            Arg::Function(it) => {
                put!(self, "${}", it.index());
            }
            Arg::Type(it) => {
                self.out.push_str("type ");
                self.ty(it);
            }
            Arg::Literal(it) => {
                put!(self, "#{it}");
            }
            Arg::Text(it) => {
                put!(self, "text {:?}", self.module.strings[it]);
            }
        }
    }

    fn target(&mut self, target: &Target) {
        put!(self, "block{}", target.block.index());
        if !target.args.is_empty() {
            self.out.push('(');
            for (index, &arg) in target.args.iter().enumerate() {
                if index > 0 {
                    self.out.push_str(", ");
                }
                self.arg(arg);
            }
            self.out.push(')');
        }
    }

    fn end(&mut self, end: &End) {
        match end {
            End::Jump(target) => {
                self.out.push_str("jump ");
                self.target(target);
            }
            End::Branch { condition, then, otherwise } => {
                self.out.push_str("branch ");
                self.arg(*condition);
                self.out.push_str(" ? ");
                self.target(then);
                self.out.push_str(" : ");
                self.target(otherwise);
            }
            End::Switch { selector, default, cases } => {
                self.out.push_str("switch ");
                self.arg(*selector);
                self.out.push_str(" default ");
                self.target(default);
                for (value, target) in cases {
                    put!(self, ", {value} ");
                    self.target(target);
                }
            }
            End::Return => self.out.push_str("return"),
            End::ReturnValue(value) => {
                self.out.push_str("return ");
                self.arg(*value);
            }
            End::Kill => self.out.push_str("kill"),
            End::Unreachable => self.out.push_str("unreachable"),
            End::Other { op, args } => {
                match op {
                    Op::Core(op) => {
                        put!(self, "end {op:?}");
                    }
                    op => {
                        put!(self, "end op.{}", op.opcode().unwrap_or_default());
                    }
                }
                for (index, &arg) in args.iter().enumerate() {
                    self.out.push_str(if index == 0 { " " } else { ", " });
                    self.arg(arg);
                }
            }
        }
    }
}
