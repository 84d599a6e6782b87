//! Calls of intrinsic functions and methods.
//!
//! [`lower`] follows the table: an instruction for each scalar, vector or row, or one of the functions in the modules
//! below, whose name follows `rust` in `intrinsics.def`. They take a [`Call`] and return the value (anything if there is
//! none). The sequences are those of DXC; where a comment says otherwise, DXC's would be wrong.

mod atomic;
mod barrier;
mod buffer;
mod byte_address;
mod derivative;
mod geometry;
pub(super) mod hit_object;
mod image;
mod math;
mod matrix;
mod mesh;
pub(super) mod node;
mod pack;
mod ray;
mod subpass;
mod texture;
mod trace;
mod vk;
mod wave;

use smallvec::SmallVec;

use crate::{
    diagnostics::list::legalize,
    intrinsics::{self, Choice, Lowering, Overload, ParameterName, RustCall},
    ir::{
        self, Arg, Decoration, Flags, GlobalOrigin, StorageClass, Type as IrType,
        spirv::{self, GlslStd450Op as Glsl, Op},
    },
    lower::{Lower, NO_VALUE, Place},
    options::TargetEnvironment,
    source::Span,
    stage::Stage,
    typed::{Argument, ExprId, ExprKind},
    types::{
        Scalar, TypeId,
        convert::{self, Shape},
    },
};

/// A call of an intrinsic, as in the typed tree.
#[derive(Clone, Copy)]
pub(super) struct Call<'a> {
    pub(super) overload: &'static Overload,
    pub(super) object: Option<ExprId>,
    pub(super) arguments: &'a [Argument],
    /// Of the result.
    pub(super) ty: TypeId,
    pub(super) span: Span,
}

impl<'a> Call<'a> {
    fn of(lower: &Lower<'a>, id: ExprId) -> Option<Call<'a>> {
        let expr = lower.input.expr(id);
        match &expr.kind {
            ExprKind::Intrinsic { overload, object, arguments, .. } => Some(Call {
                overload: intrinsics::overload(*overload),
                object: *object,
                arguments: &lower.input.program[*arguments],
                ty: expr.ty,
                span: expr.span,
            }),
            _ => None,
        }
    }

    /// The argument of the parameter with this name; none if it was left out or this row has no such parameter.
    fn argument(&self, name: ParameterName) -> Option<&'a Argument> {
        let index = self.overload.parameters.iter().position(|it| it.is_called(name))?;
        self.arguments.get(index).filter(|it| !matches!(it, Argument::Missing))
    }

    /// That an argument is missing which cannot be.
    fn lacks(&self, name: ParameterName) -> String {
        format!("a call of `{}` has no argument `{name}`", self.overload.name)
    }

    /// The expression behind it.
    fn expression(&self, name: ParameterName) -> Option<ExprId> {
        self.argument(name).and_then(expression)
    }
}

pub(super) fn expression(argument: &Argument) -> Option<ExprId> {
    match argument {
        Argument::In(id) | Argument::Reference(id) => Some(*id),
        Argument::Out { place, .. } | Argument::InOut { place, .. } => Some(*place),
        Argument::Missing => None,
    }
}

/// The value of an [`ExprKind::Intrinsic`] (any argument if it has none).
pub(super) fn lower(lower: &mut Lower, id: ExprId) -> Arg {
    let Some(call) = Call::of(lower, id) else {
        return lower.surprise(lower.input.expr(id).ty, "expected an intrinsic call");
    };
    if call.arguments.len() < call.overload.parameters.iter().filter(|it| !it.is_variadic()).count() {
        let name = call.overload.name;
        return lower
            .surprise(call.ty, format_args!("a call of `{name}` has fewer arguments than parameters"));
    }
    let first = call.arguments.first().and_then(expression).map(|it| lower.input.expr(it).ty);
    let is_relaxed = lower.is_relaxed(call.ty) || first.is_some_and(|ty| lower.is_relaxed(ty));
    let flags = if is_relaxed { Flags::RELAXED } else { Flags::default() };
    lower.with_flags(flags, |lower| match &call.overload.lowering {
        Lowering::Op(by_kind) => {
            let op = by_kind.of(lower.operand_scalar(&call));
            per_component(lower, &call, op)
        }
        Lowering::Ext(by_kind) => {
            let op = match by_kind.of(lower.operand_scalar(&call)) {
                Choice::Is(Glsl::Fma) if lower.input.options.names_extension("SPV_KHR_fma") => {
                    return per_component(lower, &call, Choice::Is(Op::FmaKHR));
                }
                Choice::Is(op) => Choice::Is(lower.input.for_nans(op)),
                op => op,
            };
            per_component(lower, &call, op)
        }
        Lowering::Rust(name) => by_name(lower, *name, &call),
        Lowering::Unavailable(instead) => {
            let instead = (*instead).to_owned();
            lower.sink.push(legalize::NotInVulkan {
                name: call.overload.name.to_owned(),
                instead,
                at: call.span,
            });
            lower.no_result(&call)
        }
    })
}

/// The place that an intrinsic returns, if it does (`vk::BufferPointer::Get`).
pub(super) fn place(lower: &mut Lower, id: ExprId) -> Option<Place> {
    let call = Call::of(lower, id)?;
    match call.overload.lowering {
        Lowering::Rust(RustCall::PointerGet) => vk::pointer_place(lower, &call),
        Lowering::Rust(RustCall::NodeRecord) => node::record(lower, &call),
        _ => None,
    }
}

/// The same instruction on all of a scalar or vector, or on each row of a matrix.
fn per_component<T: Into<ir::Op> + Copy>(lower: &mut Lower, call: &Call, op: Choice<T>) -> Arg {
    let args: SmallVec<[Arg; 4]> = call.arguments.iter().map(|it| lower.argument(it)).collect();
    let result = lower.value_type(call.ty);
    if call.overload.takes_derivatives() && lower.input.has_no_derivatives() {
        lower.sink.push(legalize::NoDerivatives { name: call.overload.name.to_owned(), at: call.span });
        return Arg::Constant(lower.module.null(result));
    }
    match op {
        Choice::None | Choice::Copy => match args.first() {
            Some(value) => *value,
            None => lower.surprise(call.ty, "the value of a function without arguments is its first"),
        },
        Choice::Is(op) => lower.by_rows(result, &args, &mut |lower, ty, args| {
            let op = op.into();
            if call.overload.takes_derivatives() && lower.bits(ty) == 16 {
                // Vulkan derives 32-bit numbers only.
                let float = lower.module.float32();
                let wide = lower.module.like(ty, float);
                let value = lower.emit(Op::FConvert, wide, args.iter().copied());
                let value = lower.emit(op, wide, [value]);
                return lower.emit(Op::FConvert, ty, [value]);
            }
            lower.emit(op, ty, args.iter().copied())
        }),
    }
}

/// What the functions of this folder share.
impl Lower<'_> {
    /// The value of an `in` argument that every call has, by the parameter's name.
    #[track_caller]
    fn input(&mut self, call: &Call, name: ParameterName) -> Arg {
        match call.argument(name) {
            Some(argument) => self.argument(argument),
            None => self.surprise(self.types.uint, call.lacks(name)),
        }
    }
    /// The value of an argument that may have been left out.
    fn optional(&mut self, call: &Call, name: ParameterName) -> Option<Arg> {
        call.argument(name).map(|argument| self.argument(argument))
    }
    /// Writes an `out` argument, if it was given. `ty` is the type of `value`.
    fn output(&mut self, call: &Call, name: ParameterName, value: Arg, ty: TypeId) {
        if let Some(argument) = call.argument(name)
            && let Some((place, _)) = self.argument_place(argument)
        {
            self.write_back(&place, value, ty);
        }
    }
    /// The HLSL type of an argument that every call has.
    #[track_caller]
    fn input_type(&mut self, call: &Call, name: ParameterName) -> TypeId {
        match call.expression(name) {
            Some(id) => self.input.expr(id).ty,
            None => {
                self.bug(call.lacks(name));
                self.types.uint
            }
        }
    }
    /// The place of an `inout` or `ref` argument and the parameter's type. A call without it is a surprise, and reported.
    #[track_caller]
    fn place_of(&mut self, call: &Call, name: ParameterName) -> Option<(Place, TypeId)> {
        let found = call.argument(name).and_then(|it| self.argument_place(it));
        if found.is_none() {
            self.bug(call.lacks(name));
        }
        found
    }
    /// The object of a method. A method without one is a surprise, and reported.
    #[track_caller]
    fn object(&mut self, call: &Call) -> Option<ExprId> {
        if call.object.is_none() {
            self.bug(format_args!("the method `{}` is called of nothing", call.overload.name));
        }
        call.object
    }
    /// The component type of the first argument.
    fn operand_scalar(&self, call: &Call) -> Scalar {
        let first = call.arguments.first().and_then(expression).map(|id| self.input.expr(id).ty);
        first.and_then(|ty| self.types.component(ty)).unwrap_or(Scalar::Float)
    }
    /// The value of a call that gives none, or that something was reported for.
    fn no_result(&mut self, call: &Call) -> Arg {
        if call.ty == self.types.void { NO_VALUE } else { self.undefined(call.ty) }
    }
    /// Says that Vulkan has nothing for the call.
    fn unavailable(&mut self, call: &Call, instead: &str) -> Arg {
        self.sink.push(legalize::NotInVulkan {
            name: call.overload.name.to_owned(),
            instead: instead.to_owned(),
            at: call.span,
        });
        self.no_result(call)
    }
    /// The HLSL type with the shape of `ty` and other components.
    fn like(&mut self, ty: TypeId, scalar: Scalar) -> TypeId {
        let shape = self.shape_of(ty);
        convert::shaped(&mut self.types, scalar, shape)
    }
    fn shape_of(&self, ty: TypeId) -> Shape {
        convert::numeric(&self.types, ty).map_or(Shape::Scalar, |it| it.shape)
    }

    // ------------------------------------------------------------------------------------------- rows, components

    /// The rows of a matrix value; anything else is one row.
    fn rows_of(&mut self, value: Arg) -> Vec<Arg> {
        let ty = self.type_of(value);
        match self.row_count(ty) {
            None => vec![value],
            Some(count) => {
                let row = self.row_type(ty);
                (0..count).map(|index| self.extract(value, row, index)).collect()
            }
        }
    }
    fn row_count(&self, ty: ir::TypeId) -> Option<u32> {
        match self.module.types[ty] {
            IrType::Matrix { .. } | IrType::Array { .. } => self.module.parts(ty),
            _ => None,
        }
    }
    fn row_type(&self, ty: ir::TypeId) -> ir::TypeId {
        match self.module.types[ty] {
            IrType::Matrix { column: row, .. } | IrType::Array { element: row, .. } => row,
            _ => ty,
        }
    }
    /// The value of type `ty` with these rows.
    fn join(&mut self, ty: ir::TypeId, rows: &[Arg]) -> Arg {
        match (self.row_count(ty), rows) {
            (None, [row, ..]) => *row,
            _ => self.composite(ty, rows),
        }
    }
    /// Does `work` for the scalar or vector, or for each row; it gets the type of its result and as many arguments as are
    /// in `args`, unless a matrix has no rows, which none does: it may index them.
    fn by_rows(
        &mut self,
        result: ir::TypeId,
        args: &[Arg],
        work: &mut dyn FnMut(&mut Self, ir::TypeId, &[Arg]) -> Arg,
    ) -> Arg {
        let is_matrix = args.iter().any(|&it| {
            let ty = self.type_of(it);
            self.row_count(ty).is_some()
        });
        if !is_matrix {
            return work(self, result, args);
        }
        let rows: Vec<Vec<Arg>> = args.iter().map(|&it| self.rows_of(it)).collect();
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let ty = self.row_type(result);
        let mut results = Vec::with_capacity(count);
        for index in 0..count {
            let row: Vec<Arg> = rows.iter().filter_map(|it| it.get(index).or(it.first()).copied()).collect();
            results.push(work(self, ty, &row));
        }
        self.join(result, &results)
    }
    /// The components of a vector; a scalar is one.
    fn components(&mut self, value: Arg) -> Vec<Arg> {
        let ty = self.type_of(value);
        match self.module.width(ty) {
            1 => vec![value],
            count => {
                let component = self.module.component(ty);
                (0..count).map(|index| self.extract(value, component, index)).collect()
            }
        }
    }
    /// A scalar or vector of these components.
    fn vector_of(&mut self, component: ir::TypeId, components: &[Arg]) -> Arg {
        match components {
            [one] => *one,
            _ => {
                let ty = self.module.vector(component, components.len() as u32);
                self.composite(ty, components)
            }
        }
    }
    /// Does `work` for each component of a scalar or vector.
    fn by_components(
        &mut self,
        result: ir::TypeId,
        value: Arg,
        work: &mut dyn FnMut(&mut Self, ir::TypeId, Arg) -> Arg,
    ) -> Arg {
        let component = self.module.component(result);
        let parts: Vec<Arg> =
            self.components(value).into_iter().map(|it| work(self, component, it)).collect();
        self.vector_of(component, &parts)
    }
    /// A scalar in all components of a scalar or vector type.
    fn repeat(&mut self, ty: ir::TypeId, scalar: Arg) -> Arg {
        match self.module.width(ty) {
            1 => scalar,
            count => self.composite(ty, &vec![scalar; count as usize]),
        }
    }
    /// A number in all components of a scalar or vector type.
    fn real(&mut self, ty: ir::TypeId, value: f64) -> Arg {
        let component = self.module.component(ty);
        let constant = self.module.real(component, value);
        Arg::Constant(self.module.splat(ty, constant))
    }
    fn integer(&mut self, ty: ir::TypeId, value: i64) -> Arg {
        let component = self.module.component(ty);
        let constant = self.module.integer(component, value);
        Arg::Constant(self.module.splat(ty, constant))
    }
    /// Some components of a vector, in order; `ty` is the result's.
    fn shuffle(&mut self, ty: ir::TypeId, value: Arg, components: &[u32]) -> Arg {
        if let [one] = components {
            return self.extract(value, ty, *one);
        }
        if let Arg::Constant(_) = value {
            let component = self.module.component(ty);
            let parts: Vec<Arg> = components.iter().map(|&it| self.extract(value, component, it)).collect();
            return self.composite(ty, &parts);
        }
        let lanes = components.iter().copied().map(Arg::Literal);
        self.emit(Op::VectorShuffle, ty, [value, value].into_iter().chain(lanes))
    }
    /// An instruction of GLSL.std.450.
    fn glsl(&mut self, op: Glsl, ty: ir::TypeId, args: &[Arg]) -> Arg {
        // GLSL's may round twice.
        if op == Glsl::Fma && self.input.options.names_extension("SPV_KHR_fma") {
            return self.emit(Op::FmaKHR, ty, args.iter().copied());
        }
        let op = self.input.for_nans(op);
        self.emit(op, ty, args.iter().copied())
    }
    /// The same bits as `ty`.
    fn bitcast(&mut self, ty: ir::TypeId, value: Arg) -> Arg {
        if self.type_of(value) == ty { value } else { self.emit(Op::Bitcast, ty, [value]) }
    }
    /// A scalar or vector times a scalar constant.
    fn scale(&mut self, ty: ir::TypeId, value: Arg, factor: f64) -> Arg {
        let component = self.module.component(ty);
        let factor = self.real(component, factor);
        let op = if self.module.width(ty) == 1 { Op::FMul } else { Op::VectorTimesScalar };
        self.emit(op, ty, [value, factor])
    }
    /// Bits of an integer or float type's component.
    pub(super) fn bits(&self, ty: ir::TypeId) -> u8 {
        match self.module.types[self.module.component(ty)] {
            IrType::Int { width, .. } | IrType::Float { width } => width,
            _ => 32,
        }
    }
    /// A struct type of an instruction with two results.
    fn pair_type(&mut self, name: &str, first: ir::TypeId, second: ir::TypeId) -> ir::TypeId {
        let member =
            |ty| ir::Member { name: "".into(), ty, offset: None, matrix: None, decorations: Vec::new() };
        self.module.ty(IrType::Struct(ir::Struct {
            name: name.into(),
            members: vec![member(first), member(second)],
            decorations: Vec::new(),
        }))
    }
    /// Ends the invocation of a pixel shader; since Vulkan 1.3 it stays on as a helper, as in Direct3D.
    pub(super) fn discard_pixel(&mut self) {
        if matches!(self.input.options.target, TargetEnvironment::Vulkan1_3 | TargetEnvironment::Vulkan1_4) {
            self.effect(Op::DemoteToHelperInvocation, []);
        } else {
            self.builder.end(ir::End::Kill);
        }
    }
    /// `if (condition) { then }`.
    fn when(&mut self, condition: Arg, then: impl FnOnce(&mut Self)) {
        let (inside, merge) = (self.builder.new_block("if.true"), self.builder.new_block("if.merge"));
        self.builder.selection(merge, spirv::SelectionControl::NONE);
        self.builder.branch(condition, inside, merge);
        self.builder.start(inside);
        then(self);
        self.builder.jump(merge);
        self.builder.start(merge);
    }

    // ------------------------------------------------------------------------------------------------- globals

    /// The storage class that a pointer leads to.
    #[track_caller]
    pub(super) fn class_of(&mut self, pointer: ir::TypeId) -> StorageClass {
        match self.module.pointee(pointer) {
            Some((class, _)) => class,
            None => {
                self.bug("expected a pointer");
                StorageClass::FUNCTION
            }
        }
    }

    /// The variable of a built-in that functions read, whatever the entry point's signature has.
    fn builtin_input(&mut self, builtin: spirv::BuiltIn, name: &str, ty: ir::TypeId) -> ir::GlobalId {
        let pointer = self.module.pointer(StorageClass::INPUT, ty);
        let is_it = |it: &Decoration| {
            it.is(spirv::Decoration::BuiltIn) && it.operands[..] == [ir::Operand::Literal(builtin as u32)]
        };
        let known = self
            .module
            .globals
            .iter()
            .find(|(_, global)| global.ty == pointer && global.decorations.iter().any(is_it))
            .map(|(id, _)| id);
        if let Some(id) = known {
            return id;
        }
        let mut decorations = vec![Decoration::new(spirv::Decoration::BuiltIn, &[builtin as u32])];
        // Integers cannot be interpolated, be they the same for all vertices or not.
        if matches!(self.module.types[ty], ir::Type::Int { .. })
            && self.input.program.entries.iter().any(|it| it.stage == Stage::Pixel)
        {
            decorations.push(Decoration::new(spirv::Decoration::Flat, &[]));
        }
        self.variable_of_calls(GlobalOrigin::IntrinsicInput, pointer, name, decorations)
    }

    /// The value of a built-in that functions read. Where rays are traced, an invocation may continue in another
    /// subgroup, and the hit distance changes while an intersection shader runs: such values are read again each time.
    fn load_builtin(&mut self, builtin: spirv::BuiltIn, name: &str, ty: ir::TypeId) -> Arg {
        use crate::spirv::BuiltIn as B;
        let variable = self.builtin_input(builtin, name, ty);
        let mut stages = self.input.program.entries.iter().map(|entry| entry.stage);
        let is_volatile = match builtin {
            B::SubgroupSize | B::SubgroupLocalInvocationId => stages.any(Stage::is_ray_tracing),
            B::RayTmaxKHR | B::HitTNV => self.input.distance_changes(),
            _ => false,
        };
        let mut flags = Flags::default();
        if is_volatile && self.input.wants_volatile_loads() {
            flags = Flags::VOLATILE;
            // Before SPIR-V 1.3, where only SPV_NV_ray_tracing traces rays, there is no such model.
            if self.input.options.target.spirv_version() >= (1, 3) {
                self.want_capability(spirv::Capability::VulkanMemoryModel);
            }
        } else if is_volatile {
            self.make_volatile(variable);
        }
        self.with_flags(flags, |lower| lower.emit(Op::Load, ty, [variable.into()]))
    }

    /// An execution mode of whatever entry point is lowered.
    pub(super) fn want_mode(&mut self, mode: ir::ExecutionMode) {
        let modes = &mut self.interface_mut().execution_modes;
        if !modes.iter().any(|it| it.repeats(&mode)) {
            modes.push(mode);
        }
    }

    fn want_capability(&mut self, capability: spirv::Capability) {
        let capability = capability as u32;
        if !self.module.capabilities.contains(&capability) {
            self.module.capabilities.push(capability);
        }
    }

    fn make_volatile(&mut self, global: ir::GlobalId) {
        let decorations = &mut self.module.globals[global].decorations;
        if !decorations.iter().any(|it| it.is(spirv::Decoration::Volatile)) {
            decorations.push(Decoration::new(spirv::Decoration::Volatile, &[]));
        }
    }

    /// A variable that the shader does not declare.
    fn variable_of_calls(
        &mut self,
        origin: GlobalOrigin,
        pointer: ir::TypeId,
        name: &str,
        decorations: Vec<Decoration>,
    ) -> ir::GlobalId {
        let span = self.module.locs[self.builder.loc].span;
        self.module.globals.add(ir::Global {
            name: name.into(),
            ty: pointer,
            initializer: None,
            decorations,
            binding: None,
            origin,
            texels: None,
            path: Box::default(),
            keep: false,
            span,
        })
    }

    /// The variable through which values of a type pass between stages: one for each class and type.
    fn payload_variable(
        &mut self,
        class: StorageClass,
        ty: ir::TypeId,
        name: &str,
        decorations: &[Decoration],
    ) -> ir::GlobalId {
        let pointer = self.module.pointer(class, ty);
        let known = self
            .module
            .globals
            .iter()
            .find(|(_, global)| global.ty == pointer && global.origin == GlobalOrigin::Payload);
        match known {
            Some((id, _)) => id,
            None => self.variable_of_calls(GlobalOrigin::Payload, pointer, name, decorations.to_vec()),
        }
    }

    /// The same with the next free location of its class.
    fn located_variable(&mut self, class: StorageClass, ty: ir::TypeId, name: &str) -> ir::GlobalId {
        let mut location = 0;
        for (_, global) in self.module.globals.iter() {
            let is_of_class =
                matches!(self.module.types[global.ty], IrType::Pointer { class: it, .. } if it == class);
            location += u32::from(is_of_class);
        }
        let decoration = Decoration::new(spirv::Decoration::Location, &[location]);
        self.payload_variable(class, ty, name, &[decoration])
    }
}

/// The function for each name after `rust`.
fn by_name(lower: &mut Lower, name: RustCall, call: &Call) -> Arg {
    use RustCall::*;
    match name {
        All | Any => math::all_or_any(lower, call),
        AsDouble => math::as_double(lower, call),
        BitCast => math::bit_cast(lower, call),
        SplitDouble => math::split_double(lower, call),
        Clip => math::clip(lower, call),
        CountBits => math::count_bits(lower, call),
        FirstBitHigh => math::first_bit_high(lower, call),
        FirstBitLow => math::first_bit_low(lower, call),
        ReverseBits => math::reverse_bits(lower, call),
        ColorToBytes => math::color_to_bytes(lower, call),
        Dst => math::dst(lower, call),
        FloatToHalf => math::float_to_half(lower, call),
        HalfToFloat => math::half_to_float(lower, call),
        Frexp => math::frexp(lower, call),
        IsFinite => math::is_finite(lower, call),
        IsNormal => math::is_normal(lower, call),
        Ldexp => math::ldexp(lower, call),
        Lit => math::lit(lower, call),
        Log10 => math::log10(lower, call),
        Mad => math::mad(lower, call),
        Modf => math::modf(lower, call),
        Msad4 => math::msad4(lower, call),
        Reciprocal => math::reciprocal(lower, call),
        Saturate => math::saturate(lower, call),
        Select => math::select(lower, call),
        Sign => math::sign(lower, call),
        Sincos => math::sincos(lower, call),
        AddUint64 => math::add_uint64(lower, call),
        NonUniform => math::non_uniform(lower, call),

        Determinant => matrix::determinant(lower, call),
        Dot => matrix::dot(lower, call),
        Multiply => matrix::multiply(lower, call),
        Transpose => matrix::transpose(lower, call),

        Pack => pack::pack(lower, call),
        PackClampSigned => pack::pack_clamp(lower, call, pack::Bytes::Signed),
        PackClampUnsigned => pack::pack_clamp(lower, call, pack::Bytes::Unsigned),
        UnpackSigned => pack::unpack(lower, call, pack::Bytes::Signed),
        UnpackUnsigned => pack::unpack(lower, call, pack::Bytes::Unsigned),
        Dot4AddSigned => pack::dot4_add(lower, call, Op::SDot),
        Dot4AddUnsigned => pack::dot4_add(lower, call, Op::UDot),
        Dot2Add => pack::dot2_add(lower, call),

        EvaluateAtSample => derivative::evaluate(lower, call, Glsl::InterpolateAtSample),
        EvaluateAtCentroid => derivative::evaluate(lower, call, Glsl::InterpolateAtCentroid),
        EvaluateSnapped => derivative::evaluate(lower, call, Glsl::InterpolateAtOffset),
        AttributeAtVertex => derivative::attribute_at_vertex(lower, call),
        IsHelperLane => derivative::is_helper_lane(lower),

        AllMemoryBarrier => barrier::memory(lower, barrier::ALL),
        AllMemoryBarrierSync => barrier::memory_with_sync(lower, barrier::ALL),
        DeviceMemoryBarrier => barrier::memory(lower, barrier::DEVICE),
        DeviceMemoryBarrierSync => barrier::memory_with_sync(lower, barrier::DEVICE),
        GroupMemoryBarrier => barrier::memory(lower, barrier::GROUP),
        GroupMemoryBarrierSync => barrier::memory_with_sync(lower, barrier::GROUP),
        Barrier => barrier::barrier(lower, call),

        AtomicAdd => atomic::arithmetic(lower, call, Op::AtomicIAdd, Op::AtomicIAdd),
        AtomicAnd => atomic::arithmetic(lower, call, Op::AtomicAnd, Op::AtomicAnd),
        AtomicOr => atomic::arithmetic(lower, call, Op::AtomicOr, Op::AtomicOr),
        AtomicXor => atomic::arithmetic(lower, call, Op::AtomicXor, Op::AtomicXor),
        AtomicMin => atomic::arithmetic(lower, call, Op::AtomicSMin, Op::AtomicUMin),
        AtomicMax => atomic::arithmetic(lower, call, Op::AtomicSMax, Op::AtomicUMax),
        AtomicExchange => atomic::arithmetic(lower, call, Op::AtomicExchange, Op::AtomicExchange),
        AtomicCompareExchange => atomic::compare_exchange(lower, call),
        ByteAtomicAdd => byte_address::atomic(lower, call, Op::AtomicIAdd, Op::AtomicIAdd),
        ByteAtomicAnd => byte_address::atomic(lower, call, Op::AtomicAnd, Op::AtomicAnd),
        ByteAtomicOr => byte_address::atomic(lower, call, Op::AtomicOr, Op::AtomicOr),
        ByteAtomicXor => byte_address::atomic(lower, call, Op::AtomicXor, Op::AtomicXor),
        ByteAtomicMin => byte_address::atomic(lower, call, Op::AtomicSMin, Op::AtomicUMin),
        ByteAtomicMax => byte_address::atomic(lower, call, Op::AtomicSMax, Op::AtomicUMax),
        ByteAtomicExchange => byte_address::atomic(lower, call, Op::AtomicExchange, Op::AtomicExchange),
        ByteAtomicCompareExchange => byte_address::compare_exchange(lower, call),
        ByteDimensions => byte_address::dimensions(lower, call),
        ByteLoad => byte_address::load(lower, call),
        ByteStore => byte_address::store(lower, call),

        StructuredLoad => buffer::load(lower, call),
        StructuredDimensions => buffer::dimensions(lower, call),
        IncrementCounter => buffer::increment_counter(lower, call),
        DecrementCounter => buffer::decrement_counter(lower, call),
        Append => buffer::append(lower, call),
        Consume => buffer::consume(lower, call),

        GroupWaveIndex => wave::group_wave_index(lower),
        GroupWaveCount => wave::group_wave_count(lower),
        WaveLaneCount => wave::lane_count(lower),
        WaveLaneIndex => wave::lane_index(lower),
        WaveIsFirstLane => wave::is_first_lane(lower),
        WaveAny => wave::vote(lower, call, Op::GroupNonUniformAny),
        WaveAll => wave::vote(lower, call, Op::GroupNonUniformAll),
        WaveAllEqual => wave::all_equal(lower, call),
        WaveBallot => wave::ballot(lower, call),
        WaveCountBits => wave::count_bits(lower, call, spirv::GroupOperation::Reduce),
        WavePrefixCountBits => wave::count_bits(lower, call, spirv::GroupOperation::ExclusiveScan),
        WaveReadLaneAt => wave::read_lane_at(lower, call),
        WaveReadLaneFirst => wave::read_lane_first(lower, call),
        WaveSum => wave::reduce(lower, call, wave::SUM),
        WaveProduct => wave::reduce(lower, call, wave::PRODUCT),
        WaveMin => wave::reduce(lower, call, wave::MIN),
        WaveMax => wave::reduce(lower, call, wave::MAX),
        WaveBitAnd => wave::reduce(lower, call, wave::AND),
        WaveBitOr => wave::reduce(lower, call, wave::OR),
        WaveBitXor => wave::reduce(lower, call, wave::XOR),
        WavePrefixSum => wave::prefix(lower, call, wave::SUM),
        WavePrefixProduct => wave::prefix(lower, call, wave::PRODUCT),
        WaveMatch => wave::matches(lower, call),
        WaveMultiPrefixBitAnd => wave::multi_prefix(lower, call, wave::AND),
        WaveMultiPrefixBitOr => wave::multi_prefix(lower, call, wave::OR),
        WaveMultiPrefixBitXor => wave::multi_prefix(lower, call, wave::XOR),
        WaveMultiPrefixProduct => wave::multi_prefix(lower, call, wave::PRODUCT),
        WaveMultiPrefixSum => wave::multi_prefix(lower, call, wave::SUM),
        WaveMultiPrefixCountBits => wave::multi_prefix_count_bits(lower, call),
        QuadReadLaneAt => wave::quad_read_lane_at(lower, call),
        QuadReadAcrossX => wave::quad_swap(lower, call, 0),
        QuadReadAcrossY => wave::quad_swap(lower, call, 1),
        QuadReadAcrossDiagonal => wave::quad_swap(lower, call, 2),
        QuadAny => wave::quad_vote(lower, call, Op::LogicalOr),
        QuadAll => wave::quad_vote(lower, call, Op::LogicalAnd),

        Sample => texture::sample(lower, call),
        Tex => texture::older_sample(lower, call, texture::Fourth::Nothing),
        TexBias => texture::older_sample(lower, call, texture::Fourth::Bias),
        TexLod => texture::older_sample(lower, call, texture::Fourth::Level),
        TexProj => texture::older_sample(lower, call, texture::Fourth::Divisor),
        Gather => texture::gather(lower, call),
        TextureLoad => texture::load(lower, call),
        LevelOfDetail => texture::level_of_detail(lower, call),
        TextureDimensions => texture::dimensions(lower, call),
        SamplePosition => texture::sample_position(lower, call),
        CheckAccess => texture::check_access(lower, call),
        ImageLoad => image::load(lower, call),
        ImageDimensions => image::dimensions(lower, call),
        SubpassLoad => subpass::load(lower, call),

        StreamAppend => geometry::append(lower, call),
        StreamRestart => geometry::restart(lower, call),
        SetMeshOutputCounts => mesh::set_output_counts(lower, call),
        DispatchMesh => mesh::dispatch(lower, call),

        TraceRay => ray::trace(lower, call),
        ReportHit => ray::report_hit(lower, call),
        CallShader => ray::call_shader(lower, call),
        IgnoreHit => ray::end_hit(lower, Op::IgnoreIntersectionKHR),
        AcceptHit => ray::end_hit(lower, Op::TerminateRayKHR),
        RayBuiltin => ray::builtin(lower, call),
        RayMatrix => ray::matrix(lower, call),
        TrianglePositions => ray::triangle_positions(lower, call),
        QueryTrace => ray::query_trace(lower, call),
        QueryProceed => ray::query_proceed(lower, call),
        QueryAbort => ray::query_abort(lower, call),
        QueryCommitTriangle => ray::query_commit_triangle(lower, call),
        QueryCommitProcedural => ray::query_commit_procedural(lower, call),
        QueryGet => ray::query_get(lower, call),
        QueryPositions => ray::query_positions(lower, call),
        HitMakeNop => hit_object::make_nop(lower, call),
        HitMakeMiss => hit_object::make_miss(lower, call),
        HitFromQuery => hit_object::from_query(lower, call),
        HitInvoke => hit_object::invoke(lower, call),
        ReorderThread => hit_object::reorder(lower, call),
        HitGet => hit_object::get(lower, call),
        HitPositions => hit_object::positions(lower, call),
        HitAttributes => hit_object::attributes(lower, call),
        HitSetIndex => hit_object::set_index(lower, call),
        HitLocalConstant => hit_object::local_constant(lower, call),

        RemainingRecursionLevels => node::remaining_recursion_levels(lower, call),
        NodeRecord => node::record_value(lower, call),
        NodeCount => node::count(lower, call),
        NodeFinishedSharing => node::finished_sharing(lower, call),
        NodeAllocateThread => node::allocate(lower, call, spirv::Scope::Invocation),
        NodeAllocateGroup => node::allocate(lower, call, spirv::Scope::Workgroup),
        NodeIsValid => node::is_valid(lower, call),
        NodeIncrementThread => node::increment(lower, call, spirv::Scope::Invocation),
        NodeIncrementGroup => node::increment(lower, call, spirv::Scope::Workgroup),
        NodeOutputComplete => node::output_complete(lower, call),

        Printf => vk::printf(lower, call),
        DebugBreak => vk::debug_break(lower, call),
        Abort => vk::abort(lower, call),
        IsDebuggingEnabled => vk::is_debugging_enabled(lower, call),
        ReadClock => vk::read_clock(lower, call),
        RawBufferLoad => vk::raw_load(lower, call),
        RawBufferStore => vk::raw_store(lower, call),
        ExecutionMode => vk::execution_mode(lower, call, vk::ModeOperands::Literals),
        ExecutionModeId => vk::execution_mode(lower, call, vk::ModeOperands::Ids),
        PointerCast => vk::pointer_cast(lower, call),
        PointerGet => vk::pointer_get(lower, call),
    }
}
