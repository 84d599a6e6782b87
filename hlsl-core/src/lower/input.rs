//! What is lowered, and for what: nothing changes it, so that whoever is only handed this changes nothing.

use smallvec::SmallVec;

use super::{convert::shape, reached::Reached, types::BlockKind, writers};
use crate::{
    constant::Constant,
    intrinsics::Overload,
    ir::{
        Decoration, StorageClass,
        spirv::{self, GlslStd450Op as Glsl},
    },
    layout::LayoutRule,
    options::Options,
    stage::Stage,
    symbol::{Symbol, Symbols},
    typed::{
        self, Argument, BufferId, CastKind, EntryPoint, Expr, ExprId, ExprKind, FunctionId, GlobalId,
        LocalId, Program, Storage,
    },
    types::{ObjectClass, ObjectKind},
};

/// The program, and what is known of it before anything is lowered.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    pub program: &'a Program,
    pub symbols: &'a Symbols,
    pub options: &'a Options,
    pub(super) reached: &'a Reached,
}

impl<'a> Input<'a> {
    /// Before SPIR-V 1.4 there is only SPV_NV_mesh_shader.
    pub(super) fn is_nv_mesh(self) -> bool {
        self.options.spirv_version() < (1, 4) || !self.options.allows_extension("SPV_EXT_mesh_shader")
    }

    /// The rule of structured and byte-address buffers and push constants.
    pub(super) fn storage_rule(self) -> LayoutRule {
        LayoutRule::of_storage_buffers(self.options.block_layout())
    }

    /// The rule of `cbuffer`s, `ConstantBuffer`s and `$Globals`.
    pub(super) fn uniform_rule(self) -> LayoutRule {
        LayoutRule::of_uniform_buffers(self.options.block_layout())
    }

    /// The rule of `tbuffer`s and `TextureBuffer`s.
    pub(super) fn texture_buffer_rule(self) -> LayoutRule {
        LayoutRule::of_texture_buffers(self.options.block_layout())
    }

    /// `StorageBuffer` or, before SPIR-V 1.4, `Uniform` (with `BufferBlock`).
    pub(super) fn storage_class(self) -> StorageClass {
        if self.has_storage_buffers() { StorageClass::STORAGE_BUFFER } else { StorageClass::UNIFORM }
    }

    pub(super) fn has_storage_buffers(self) -> bool {
        self.options.spirv_version() >= (1, 4)
    }

    /// `Block`, or `BufferBlock` for storage buffers before SPIR-V 1.4.
    pub(super) fn block_decoration(self, kind: BlockKind) -> Decoration {
        let kind = match kind {
            BlockKind::Storage if !self.has_storage_buffers() => spirv::Decoration::BufferBlock,
            BlockKind::Storage | BlockKind::Uniform => spirv::Decoration::Block,
        };
        Decoration::new(kind, &[])
    }

    /// Where the blocks of a kind of buffer live.
    pub(super) fn buffer_class(self, kind: ObjectKind) -> StorageClass {
        match kind.class() {
            ObjectClass::ConstantBuffer => StorageClass::UNIFORM,
            _ => self.storage_class(),
        }
    }

    /// Whether values of 16-bit and minimum-precision types really are 16 bits wide.
    pub(super) fn is_native_16_bit(self) -> bool {
        self.options.language.enable_16bit_types
    }

    /// Before Vulkan 1.3 only loads can be volatile, those of the Vulkan memory model where there is one, not inputs.
    pub(super) fn wants_volatile_loads(self) -> bool {
        self.options.spirv.vulkan_memory_model || self.options.target.spirv_version() < (1, 6)
    }

    /// Whether there may be a pixel shader. In others no view was assigned to a variable that holds one: nothing is ordered.
    pub(super) fn has_pixels(self) -> bool {
        let entries = &self.program.entries;
        entries.is_empty() || entries.iter().any(|it| it.stage == Stage::Pixel)
    }

    /// SPV_NV_mesh_shader has no groups of invocations to take differences in.
    pub(super) fn has_no_derivatives(self) -> bool {
        let mut stages = self.program.entries.iter().map(|entry| entry.stage);
        self.is_nv_mesh()
            && !self.program.entries.is_empty()
            && stages.all(|it| matches!(it, Stage::Mesh | Stage::Amplification))
    }

    pub(super) fn describes(self) -> bool {
        self.options.debug.rich.is_some()
    }

    /// The name of a function in the source, with the struct of a method.
    pub(super) fn source_name(self, id: FunctionId) -> String {
        let is_entry = |it: &typed::EntryPoint| it.function == id;
        let named = |it: String| {
            it.replace("operator()", "operator.Call").replace("operator[]", "operator.Subscript")
        };
        match self.program.entries.iter().any(is_entry) {
            true => self.text(self.program.functions[id].name).into(),
            false => named(self.function_name(id)),
        }
    }

    /// `src.main`, `S.method`, `f`.
    pub(super) fn function_name(self, id: FunctionId) -> String {
        let program = self.program;
        let function = &program.functions[id];
        let name = self.text(function.name);
        let is_entry = |it: &typed::EntryPoint| it.function == id;
        if program.entries.iter().any(is_entry) {
            return ["src.", name].concat();
        }
        let qualified = self.text(function.qualified_name);
        // Template arguments are no part of the name; methods have a dot.
        if !function.is_method && !qualified.contains('<') {
            return qualified.to_owned();
        }
        let mut path = String::with_capacity(qualified.len());
        let mut depth = 0;
        for (index, character) in qualified.char_indices() {
            match character {
                '<' if !name.starts_with("operator") || !qualified[..index].ends_with("operator") => {
                    depth += 1
                }
                '>' if depth > 0 => depth -= 1,
                _ if depth == 0 => path.push(character),
                _ => {}
            }
        }
        match (function.is_method, path.rfind("::")) {
            (true, Some(at)) => [&path[..at], ".", &path[at + 2..]].concat(),
            _ => path,
        }
    }

    /// The variables that more than one place handed over is in.
    pub(super) fn shared_locals(
        self,
        this: Option<ExprId>,
        arguments: &[Argument],
    ) -> SmallVec<[LocalId; 1]> {
        let places = arguments.iter().filter_map(|it| match it {
            Argument::Out { place, .. } | Argument::InOut { place, .. } => Some(*place),
            Argument::In(_) | Argument::Reference(_) | Argument::Missing => None,
        });
        let mut seen: SmallVec<[LocalId; 4]> = SmallVec::new();
        let mut shared = SmallVec::new();
        for local in this.into_iter().chain(places).filter_map(|it| self.local_around(it)) {
            if seen.contains(&local) {
                shared.push(local);
            }
            seen.push(local);
        }
        shared
    }

    /// The local variable that a place is in.
    pub(super) fn local_around(self, place: ExprId) -> Option<LocalId> {
        match self.expr(writers::root(self.program, place)).kind {
            ExprKind::Local(local) => Some(local),
            _ => None,
        }
    }

    pub(super) fn is_place(self, expr: &Expr) -> bool {
        expr.kind.is_place(&self.program.expressions)
    }

    /// The value of a `static const` number, vector or matrix: where it is read, nobody needs a variable.
    pub(super) fn constant_without_variable(self, global: GlobalId) -> Option<&'a Constant> {
        let program = self.program;
        let it = &program.globals[global];
        let is_constant =
            it.storage == Storage::Static && it.is_const && shape(&program.types, it.ty).is_some();
        it.constant.as_ref().filter(|_| is_constant)
    }

    /// Whether an expression is `ResourceDescriptorHeap[i]` or its like for samplers.
    pub(super) fn is_heap_element(self, id: ExprId) -> bool {
        match self.expr(id).kind {
            ExprKind::Subscript { object, .. } | ExprKind::Index { base: object, .. } => {
                matches!(self.expr(object).kind, ExprKind::Heap(_))
            }
            ExprKind::Cast { kind: CastKind::NoOp, operand } => self.is_heap_element(operand),
            _ => false,
        }
    }

    /// Where a `cbuffer` or `tbuffer` lies, and how.
    pub(super) fn buffer_memory(self, id: BufferId) -> (StorageClass, LayoutRule) {
        let buffer = &self.program.buffers[id];
        if buffer.is_shader_record() {
            return (StorageClass::SHADER_RECORD_BUFFER, self.storage_rule());
        }
        match buffer.is_texture_buffer {
            true => (self.storage_class(), self.texture_buffer_rule()),
            false => (StorageClass::UNIFORM, self.uniform_rule()),
        }
    }

    /// Whether an intersection shader asks for the hit distance, which is another one each time.
    pub(super) fn distance_changes(self) -> bool {
        self.reached.distance_changes(self.program)
    }

    /// Whether an entry point or what it calls uses such an intrinsic.
    pub(super) fn uses(self, entry: &EntryPoint, is: impl Fn(&Overload) -> bool) -> bool {
        self.reached.is_used(self.program, entry, is)
    }

    pub(super) fn expr(self, id: ExprId) -> &'a typed::Expr {
        &self.program.expressions[id]
    }

    pub(super) fn text(self, symbol: Symbol) -> &'a str {
        self.symbols.text(symbol)
    }

    /// HLSL's `min`, `max` and what is made of them prefer numbers to NaNs, which SPIR-V has instructions of its own for.
    /// WGSL has not, and `-ffinite-math-only` does without.
    pub(super) fn for_nans(self, op: Glsl) -> Glsl {
        if self.options.codegen.finite_math_only || self.options.target.is_wgpu() {
            return op;
        }
        match op {
            Glsl::FMin => Glsl::NMin,
            Glsl::FMax => Glsl::NMax,
            Glsl::FClamp => Glsl::NClamp,
            other => other,
        }
    }
}
