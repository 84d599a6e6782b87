//! Expressions: their values, and the places that some of them are.

use super::number::{self, INT, Kind};
use super::place::{Base, Place, Places};
use super::value::{Leaf, Values};
use super::{Interpreter, Outcome, PUSHED, bits, unsupported};
use hlsl_core::constant::Constant;
use hlsl_core::layout::blocks;
use hlsl_core::typed::{
    BinaryOp, CastKind, ExprId, ExprKind, GlobalId, LogicalOp, Storage, SubscriptForm, UnaryOp,
};
use hlsl_core::types::convert::Shape;
use hlsl_core::types::{ObjectClass, TemplateArgument, Type, TypeId};

impl<'a> Interpreter<'a> {
    fn ty(&self, id: ExprId) -> TypeId {
        self.program.expressions[id].ty
    }

    /// Evaluates an expression for what it does.
    pub fn effects(&mut self, id: ExprId, active: &[usize]) -> Outcome<()> {
        let program = self.program;
        match &program.expressions[id].kind {
            ExprKind::Cast { kind: CastKind::Void, operand } => self.effects(*operand, active),
            ExprKind::Comma { left, right } => {
                self.effects(*left, active)?;
                self.effects(*right, active)
            }
            kind if kind.is_place(&program.expressions) => self.place(id, active).map(drop),
            _ => self.value(id, active).map(drop),
        }
    }

    pub fn value(&mut self, id: ExprId, active: &[usize]) -> Outcome<Values> {
        self.step(active)?;
        let program = self.program;
        let expr = &program.expressions[id];
        match &expr.kind {
            ExprKind::Error => Err(unsupported("an expression with an error")),
            ExprKind::Constant(constant) => self.constant(constant, expr.ty),
            ExprKind::Undefined => {
                let width = self.shapes.count(expr.ty);
                Ok(self.all(width, Leaf::Undefined("a value that is never set")))
            }
            ExprKind::Heap(_) => Err(unsupported("a heap of descriptors")),
            ExprKind::Global(id) if program.types.as_object(expr.ty).is_some() => self.object(*id, active),
            ExprKind::Unary { op, operand } => {
                let values = self.value(*operand, active)?;
                self.unary(*op, &values, self.ty(*operand), active)
            }
            ExprKind::Binary { op, left, right } => {
                let (one, other) = (self.value(*left, active)?, self.value(*right, active)?);
                self.binary(*op, (&one, self.ty(*left)), (&other, self.ty(*right)), active)
            }
            ExprKind::Logical { op, left, right, short_circuit } => {
                self.logical(*op, *left, *right, *short_circuit, active)
            }
            ExprKind::Conditional { condition, then, otherwise, short_circuit } => {
                let condition = self.value(*condition, active)?;
                let width = self.shapes.count(expr.ty);
                let mut values = Values::new(self.lanes, width);
                if *short_circuit {
                    let (chosen, others) = self.split_by(&condition, active)?;
                    for (id, lanes) in [(*then, chosen), (*otherwise, others)] {
                        if lanes.is_empty() {
                            continue;
                        }
                        let found = self.value(id, &lanes)?;
                        for &lane in &lanes {
                            values.of_mut(lane).copy_from_slice(found.of(lane));
                        }
                    }
                    return Ok(values);
                }
                let (then, otherwise) = (self.value(*then, active)?, self.value(*otherwise, active)?);
                Ok(self.select(&condition, &then, &otherwise, width, active))
            }
            // The value of an assignment is what is assigned, whatever a bit-field keeps of it.
            ExprKind::Assign { place, value } => Ok(self.assign(*place, *value, active)?.1),
            ExprKind::CompoundAssign { .. } => {
                let places = self.place(id, active)?;
                self.load(&places, active)
            }
            ExprKind::Increment { place, is_decrement, is_prefix } => {
                let (places, old) = self.increment(*place, *is_decrement, active)?;
                if *is_prefix { self.load(&places, active) } else { Ok(old) }
            }
            ExprKind::Comma { left, right } => {
                self.effects(*left, active)?;
                self.value(*right, active)
            }
            ExprKind::Cast { kind, operand } => self.cast(*kind, *operand, expr.ty, active),
            ExprKind::Construct { elements } => self.construct(&program[*elements], expr.ty, active),
            ExprKind::Aggregate { elements } => self.aggregate(&program[*elements], expr.ty, active),
            ExprKind::Call { function, this, arguments } => {
                self.call(*function, *this, &program[*arguments], active)
            }
            ExprKind::Intrinsic { .. } => self.intrinsic(id, active),
            ExprKind::Local(_)
            | ExprKind::Global(_)
            | ExprKind::This
            | ExprKind::Member { .. }
            | ExprKind::Index { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::Swizzle { .. }
            | ExprKind::MatrixSwizzle { .. } => {
                let top = self.top;
                let places = self.place(id, active)?;
                let values = self.load(&places, active)?;
                self.top = top;
                Ok(values)
            }
        }
    }

    // ----------------------------------------------------------------------------------------------- places

    pub fn place(&mut self, id: ExprId, active: &[usize]) -> Outcome<Places> {
        let program = self.program;
        let expr = &program.expressions[id];
        match &expr.kind {
            ExprKind::Local(local) => Ok(self.local(*local)),
            ExprKind::Global(global) => self.global(*global),
            ExprKind::This => {
                self.frame.this.clone().ok_or_else(|| unsupported("`this` outside of a method"))
            }
            ExprKind::Member { base, field } => {
                let base = self.place_of_block(*base, active)?;
                let Type::Struct(id) = *program.types.behind_modifiers(base.ty) else {
                    return Err(unsupported("a member of no struct"));
                };
                if program.types.structs[id].is_union {
                    return Err(unsupported("a union"));
                }
                Ok(self.field(&base, id, *field))
            }
            ExprKind::Index { base, index } => {
                let base = self.place_of_block(*base, active)?;
                let at = self.value(*index, active)?;
                let kind = self.shapes.number(self.ty(*index)).map_or(INT, |it| it.0);
                self.element(&base, expr.ty, &at, kind, active)
            }
            ExprKind::Swizzle { base, components } => {
                let base = self.place_of_block(*base, active)?;
                let chosen: Vec<u32> = program[*components].iter().map(|&it| u32::from(it)).collect();
                Ok(self.picked(&base, expr.ty, &chosen))
            }
            ExprKind::MatrixSwizzle { base, elements } => {
                let base = self.place_of_block(*base, active)?;
                let columns = match self.shapes.number(base.ty) {
                    Some((_, Shape::Matrix(_, columns))) => u32::from(columns),
                    _ => return Err(unsupported("elements of no matrix")),
                };
                let chosen: Vec<u32> = program[*elements]
                    .iter()
                    .map(|&(row, column)| u32::from(row) * columns + u32::from(column))
                    .collect();
                Ok(self.picked(&base, expr.ty, &chosen))
            }
            ExprKind::Subscript { object, index, form } => {
                if let SubscriptForm::Sample { .. } = form {
                    return Err(unsupported("samples of textures"));
                }
                if let SubscriptForm::Mips { level } = form {
                    let level = self.value(*level, active)?;
                    for &lane in active {
                        if bits(level.leaf(lane, 0))? != 0 {
                            return Err(unsupported("levels of textures"));
                        }
                    }
                }
                let objects = self.value(*object, active)?;
                let at = self.value(*index, active)?;
                self.subscript(&objects, self.ty(*object), (&at, self.ty(*index)), expr.ty, active)
            }
            ExprKind::Assign { place, value } => Ok(self.assign(*place, *value, active)?.0),
            ExprKind::CompoundAssign { op, place, value, compute } => {
                let right = self.value(*value, active)?;
                let places = self.place(*place, active)?;
                let old = self.load(&places, active)?;
                let left = self.converted(old, places.ty, *compute, active);
                let new = self.binary(*op, (&left, *compute), (&right, self.ty(*value)), active)?;
                let new = self.converted(new, *compute, places.ty, active);
                self.store(&places, &new, active)?;
                Ok(places)
            }
            ExprKind::Increment { place, is_decrement, is_prefix: true } => {
                Ok(self.increment(*place, *is_decrement, active)?.0)
            }
            ExprKind::Comma { left, right } => {
                self.effects(*left, active)?;
                self.place(*right, active)
            }
            ExprKind::Cast { kind: CastKind::Upcast, operand } => {
                let base = self.place_of_block(*operand, active)?;
                Ok(self.base_of(base, expr.ty))
            }
            ExprKind::Cast { kind: CastKind::NoOp, operand }
                if program.expressions[*operand].kind.is_place(&program.expressions) =>
            {
                Ok(self.place_of_block(*operand, active)?.with_type(expr.ty))
            }
            _ => {
                let values = self.value(id, active)?;
                self.temporary(expr.ty, &values, active)
            }
        }
    }

    fn assign(&mut self, place: ExprId, value: ExprId, active: &[usize]) -> Outcome<(Places, Values)> {
        let values = self.value(value, active)?;
        let places = self.place(place, active)?;
        let values = self.converted(values, self.ty(value), places.ty, active);
        self.store(&places, &values, active)?;
        Ok((places, values))
    }

    /// A place; a constant buffer is the place of what it holds.
    fn place_of_block(&mut self, id: ExprId, active: &[usize]) -> Outcome<Places> {
        let ty = self.ty(id);
        let Some((object, args)) = self.program.types.as_object(ty) else {
            return self.place(id, active);
        };
        if let ExprKind::Global(global) = self.program.expressions[id].kind
            && self.program.globals[global].storage == Storage::PushConstant
        {
            return self.global(global);
        }
        let rule = match object.class() {
            ObjectClass::ConstantBuffer => self.uniform_rule(),
            ObjectClass::TextureBuffer => self.texture_buffer_rule(),
            _ => return self.place(id, active),
        };
        let Some(TemplateArgument::Type(inner)) = args.first() else {
            return Err(unsupported("a constant buffer of nothing"));
        };
        let objects = self.value(id, active)?;
        let layout = self.layouts.of(&self.program.types, *inner, rule);
        self.each_place(*inner, active, |lane| {
            let memory = self.resource(object_of(objects.leaf(lane, 0))?)?;
            Ok(Place::new(Base::Bytes { memory, offset: 0, layout: layout.clone() }))
        })
    }

    pub fn global(&mut self, id: GlobalId) -> Outcome<Places> {
        if let Some(known) = self.globals.get(&id) {
            return Ok(known.clone());
        }
        let program = self.program;
        let global = &program.globals[id];
        let types = &program.types;
        let (memory, layout, index) = match global.storage {
            Storage::Uniform => {
                let members = blocks::uniform_members(program);
                let index = members.iter().position(|it| *it == id);
                let described = blocks::block_members(program, &members);
                let rule = self.uniform_rule();
                let layout = self.layouts.globals_block(types, described, rule);
                (self.globals_memory()?, layout, index)
            }
            Storage::BufferMember { buffer, .. } => {
                let buffer = &program.buffers[buffer];
                let is_member =
                    |it: &GlobalId| matches!(program.globals[*it].storage, Storage::BufferMember { .. });
                let members: Vec<GlobalId> = buffer.members.iter().copied().filter(is_member).collect();
                let index = members.iter().position(|it| *it == id);
                let described = blocks::block_members(program, &members);
                let rule = match buffer.is_texture_buffer {
                    true => self.texture_buffer_rule(),
                    false => self.uniform_rule(),
                };
                let layout = self.layouts.block(types, described, rule);
                (self.binding(&buffer.attributes, self.symbols.text(buffer.name))?, layout, index)
            }
            Storage::PushConstant => {
                let rule = self.storage_rule();
                let ty = match types.as_object(global.ty) {
                    Some((_, args)) => match args.first() {
                        Some(TemplateArgument::Type(inner)) => *inner,
                        _ => return Err(unsupported("push constants of nothing")),
                    },
                    None => global.ty,
                };
                let layout = self.layouts.of(types, ty, rule);
                let base = Base::Bytes { memory: self.bound(PUSHED, "push constants")?, offset: 0, layout };
                let places = Places::same(ty, Place::new(base));
                self.globals.insert(id, places.clone());
                return Ok(places);
            }
            Storage::SpecConstant(_) => {
                let Some(constant) = &global.constant else {
                    return Err(unsupported("a constant without a value"));
                };
                let values = self.constant(constant, global.ty)?;
                let active: Vec<usize> = (0..self.lanes).collect();
                return self.temporary(global.ty, &values, &active);
            }
            Storage::Resource => return Err(unsupported("the place of a resource")),
            other => return Err(unsupported(format!("a variable in {other:?}"))),
        };
        let hlsl_core::layout::Kind::Struct { members, .. } = &layout.kind else {
            return Err(unsupported("a block that is no struct"));
        };
        let member =
            index.and_then(|it| members.get(it)).ok_or_else(|| unsupported("no member of its block"))?;
        let base = Base::Bytes { memory, offset: member.offset as usize, layout: member.layout.clone() };
        let places = Places::same(global.ty, Place::new(base));
        self.globals.insert(id, places.clone());
        Ok(places)
    }

    fn object(&mut self, id: GlobalId, active: &[usize]) -> Outcome<Values> {
        if self.program.globals[id].storage == Storage::Resource {
            self.resource(id)?;
            return Ok(self.all(1, Leaf::Object(super::value::Object { global: id })));
        }
        let places = self.global(id)?;
        self.load(&places, active)
    }

    // ------------------------------------------------------------------------------------------- operations

    fn unary(&mut self, op: UnaryOp, values: &Values, ty: TypeId, active: &[usize]) -> Outcome<Values> {
        let Some((kind, _)) = self.shapes.number(ty) else {
            return Err(unsupported("an operator on no number"));
        };
        Ok(self.each(values, active, |bits| {
            Ok(match op {
                UnaryOp::Negate => number::negate(kind, bits),
                UnaryOp::Not => u64::from(bits == 0),
                UnaryOp::Complement => kind.cut(!bits),
            })
        }))
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        (left, left_type): (&Values, TypeId),
        (right, right_type): (&Values, TypeId),
        active: &[usize],
    ) -> Outcome<Values> {
        let (Some((kind, _)), Some((right_kind, _))) =
            (self.shapes.number(left_type), self.shapes.number(right_type))
        else {
            return Err(unsupported("an operator on no number"));
        };
        let is_shift = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        if kind != right_kind && !is_shift {
            return Err(unsupported(format!("{op:?} of {kind:?} and {right_kind:?}")));
        }
        Ok(self.both(left, right, active, |one, other| number::binary(op, kind, one, other)))
    }

    fn logical(
        &mut self,
        op: LogicalOp,
        left: ExprId,
        right: ExprId,
        short_circuit: bool,
        active: &[usize],
    ) -> Outcome<Values> {
        let one = self.value(left, active)?;
        let is_scalar = one.width == 1;
        if short_circuit && is_scalar {
            let (holds, fails) = self.split_by(&one, active)?;
            let asking = if op == LogicalOp::And { holds } else { fails };
            let mut values = one;
            if !asking.is_empty() {
                let other = self.value(right, &asking)?;
                for lane in asking {
                    values.of_mut(lane).copy_from_slice(other.of(lane));
                }
            }
            return Ok(values);
        }
        let other = self.value(right, active)?;
        Ok(self.both(&one, &other, active, |one, other| {
            Ok(match op {
                LogicalOp::And => one & other,
                LogicalOp::Or => one | other,
            })
        }))
    }

    /// The places and what was there.
    fn increment(
        &mut self,
        place: ExprId,
        is_decrement: bool,
        active: &[usize],
    ) -> Outcome<(Places, Values)> {
        let places = self.place(place, active)?;
        let old = self.load(&places, active)?;
        let Some((kind, _)) = self.shapes.number(places.ty) else {
            return Err(unsupported("an increment of no number"));
        };
        let op = if is_decrement { BinaryOp::Subtract } else { BinaryOp::Add };
        let new = self.each(&old, active, |bits| {
            // A bool counts as an integer.
            let compute = if kind == Kind::Bool { INT } else { kind };
            let new = number::binary(op, compute, bits, compute.of_whole(1))?;
            number::convert(compute, kind, new)
        });
        self.store(&places, &new, active)?;
        Ok((places, old))
    }

    /// What a function makes of each leaf.
    pub fn each(&self, values: &Values, active: &[usize], work: impl Fn(u64) -> number::Computed) -> Values {
        let mut result = Values::new(self.lanes, values.width);
        for &lane in active {
            for (to, leaf) in result.of_mut(lane).iter_mut().zip(values.of(lane)) {
                *to = match leaf {
                    Leaf::Bits(bits) => work(*bits).into(),
                    other => *other,
                };
            }
        }
        result
    }

    /// What a function makes of two leaves each; a scalar goes with all of the other side.
    pub fn both(
        &self,
        left: &Values,
        right: &Values,
        active: &[usize],
        work: impl Fn(u64, u64) -> number::Computed,
    ) -> Values {
        let mut result = Values::new(self.lanes, left.width.max(right.width));
        for &lane in active {
            for (index, to) in result.of_mut(lane).iter_mut().enumerate() {
                *to = match (left.leaf(lane, index), right.leaf(lane, index)) {
                    (Leaf::Bits(one), Leaf::Bits(other)) => work(one, other).into(),
                    (Leaf::Bits(_), other) => other,
                    (other, _) => other,
                };
            }
        }
        result
    }

    pub fn select(
        &self,
        condition: &Values,
        then: &Values,
        otherwise: &Values,
        width: usize,
        active: &[usize],
    ) -> Values {
        let mut values = Values::new(self.lanes, width);
        for &lane in active {
            for (index, to) in values.of_mut(lane).iter_mut().enumerate() {
                *to = match condition.leaf(lane, index) {
                    Leaf::Bits(0) => otherwise.leaf(lane, index),
                    Leaf::Bits(_) => then.leaf(lane, index),
                    other => other,
                };
            }
        }
        values
    }

    // ------------------------------------------------------------------------------------------ conversions

    pub fn constant(&mut self, constant: &Constant, ty: TypeId) -> Outcome<Values> {
        let kinds = self.shapes.leaves(ty);
        let mut leaves = Vec::new();
        flatten(constant, &mut leaves)?;
        if leaves.len() != kinds.len() && leaves.len() != 1 {
            return Err(unsupported("a constant that is not like its type"));
        }
        let mut values = Values::new(self.lanes, kinds.len());
        for (index, kind) in kinds.iter().enumerate() {
            let number = kind.number.ok_or_else(|| unsupported("a constant of an object"))?;
            let leaf = match leaves[if leaves.len() == 1 { 0 } else { index }] {
                Constant::Bool(it) => number.of_whole(i128::from(*it)),
                Constant::Int(it) if number.is_float() => number.of_whole(i128::from(*it)),
                Constant::Int(it) => number.cut(*it as u64),
                Constant::Float(it) => number.rounded(*it),
                Constant::Text(_) | Constant::Composite(_) => return Err(unsupported("a string")),
            };
            for lane in 0..self.lanes {
                values.of_mut(lane)[index] = Leaf::Bits(leaf);
            }
        }
        Ok(values)
    }

    fn cast(&mut self, kind: CastKind, operand: ExprId, to: TypeId, active: &[usize]) -> Outcome<Values> {
        let from = self.ty(operand);
        let types = &self.program.types;
        if kind == CastKind::Void {
            self.effects(operand, active)?;
            return Ok(Values::new(self.lanes, 0));
        }
        let is_block = types.as_object(from).is_some_and(|(object, _)| {
            matches!(object.class(), ObjectClass::ConstantBuffer | ObjectClass::TextureBuffer)
        });
        if is_block && types.as_object(to).is_none() {
            let places = self.place_of_block(operand, active)?;
            let values = self.load(&places, active)?;
            return Ok(self.converted(values, places.ty, to, active));
        }
        let values = self.value(operand, active)?;
        match kind {
            CastKind::FlatSplat | CastKind::Splat => {
                let width = self.shapes.count(to);
                let mut all = Values::new(self.lanes, width);
                for &lane in active {
                    all.of_mut(lane).fill(values.leaf(lane, 0));
                }
                let source = self.shapes.leaves(from)[0].number;
                Ok(self.leaves_as(all, |_| source, to, active))
            }
            CastKind::Upcast | CastKind::NoOp | CastKind::Resource => {
                let width = self.shapes.count(to);
                Ok(self.cut(&values, &(0..width).collect::<Vec<_>>(), active))
            }
            CastKind::Numeric | CastKind::Truncate | CastKind::Reshape | CastKind::Flat | CastKind::Void => {
                Ok(self.converted(values, from, to, active))
            }
        }
    }

    /// Some leaves of each value.
    fn cut(&self, values: &Values, chosen: &[usize], active: &[usize]) -> Values {
        let mut result = Values::new(self.lanes, chosen.len());
        for &lane in active {
            for (to, &from) in result.of_mut(lane).iter_mut().zip(chosen) {
                *to = values.of(lane).get(from).copied().unwrap_or(Leaf::Undefined("a leaf too few"));
            }
        }
        result
    }

    /// As implicit conversions do it: leaf by leaf; what is smaller gets the head, or the corner of a matrix.
    pub fn converted(&mut self, values: Values, from: TypeId, to: TypeId, active: &[usize]) -> Values {
        if from == to {
            return values;
        }
        let (source, target) = (self.shapes.number(from), self.shapes.number(to));
        if let (Some((_, Shape::Matrix(_, wide))), Some((_, Shape::Matrix(rows, columns)))) = (source, target)
            && columns < wide
        {
            let chosen: Vec<usize> = (0..usize::from(rows))
                .flat_map(|row| (0..usize::from(columns)).map(move |column| row * usize::from(wide) + column))
                .collect();
            let values = self.cut(&values, &chosen, active);
            let source = source.map(|it| it.0);
            return self.leaves_as(values, |_| source, to, active);
        }
        let width = self.shapes.count(to);
        let kinds = self.shapes.leaves(from);
        let is_splat = values.width == 1 && width > 1;
        let values = match values.width == width {
            true => values,
            false if is_splat => self.cut(&values, &vec![0; width], active),
            false => self.cut(&values, &(0..width).collect::<Vec<_>>(), active),
        };
        self.leaves_as(values, |index| kinds[if is_splat { 0 } else { index }].number, to, active)
    }

    /// Each leaf as what the type has there.
    fn leaves_as(
        &mut self,
        mut values: Values,
        source: impl Fn(usize) -> Option<Kind>,
        to: TypeId,
        active: &[usize],
    ) -> Values {
        let kinds = self.shapes.leaves(to);
        for &lane in active {
            for (index, leaf) in values.of_mut(lane).iter_mut().enumerate() {
                if let (Leaf::Bits(bits), Some(from), Some(to)) = (*leaf, source(index), kinds[index].number)
                {
                    *leaf = kinds[index].kept(number::convert(from, to, bits).into());
                }
            }
        }
        values
    }

    fn construct(&mut self, elements: &'a [ExprId], ty: TypeId, active: &[usize]) -> Outcome<Values> {
        let width = self.shapes.count(ty);
        let mut values = Values::new(self.lanes, width);
        let mut sources = Vec::with_capacity(width);
        for &element in elements {
            let part = self.value(element, active)?;
            let kinds = self.shapes.leaves(self.ty(element));
            let at = sources.len();
            let count = part.width.min(width.saturating_sub(at));
            for &lane in active {
                values.of_mut(lane)[at..at + count].copy_from_slice(&part.of(lane)[..count]);
            }
            sources.extend(kinds.iter().take(count).map(|it| it.number));
        }
        match sources.len() == width {
            true => Ok(self.leaves_as(values, |index| sources[index], ty, active)),
            false => Err(unsupported("a constructor with fewer leaves than its type")),
        }
    }

    fn aggregate(&mut self, elements: &'a [ExprId], ty: TypeId, active: &[usize]) -> Outcome<Values> {
        self.construct(elements, ty, active)
    }
}

pub fn object_of(leaf: Leaf) -> Outcome<GlobalId> {
    match leaf {
        Leaf::Object(object) => Ok(object.global),
        Leaf::Undefined(why) => Err(super::Stop::Undefined(why.into())),
        Leaf::Bits(_) => Err(unsupported("a number as an object")),
    }
}

fn flatten<'c>(constant: &'c Constant, to: &mut Vec<&'c Constant>) -> Outcome<()> {
    match constant {
        Constant::Composite(parts) => parts.iter().try_for_each(|it| flatten(it, to)),
        Constant::Text(_) => Err(unsupported("a string")),
        _ => {
            to.push(constant);
            Ok(())
        }
    }
}
