//! Lowering of hand-made programs: the rules of the IR hold, and deep nesting is safe.

use super::*;
use crate::{
    arena::Arena,
    constant::Constant,
    options::Profile,
    typed::{
        BinaryOp, Case, CaseLabel, CastKind, Declaration, Expr, ExprId, ExprKind, FunctionId, Global,
        GlobalId, Local, LocalId, LogicalOp, Parameter, ParameterMode, Statement, Storage, SubscriptForm,
    },
    types::{Field, Interpolation, ObjectKind, Scalar, Struct, TemplateArgument, Type},
};

#[derive(Default)]
struct Maker {
    program: Program,
    symbols: Symbols,
    locals: Arena<Local>,
}

impl Maker {
    fn expr(&mut self, ty: TypeId, kind: ExprKind) -> ExprId {
        self.program.expressions.add(Expr { kind, ty, span: Span::default() })
    }
    fn local(&mut self, name: &str, ty: TypeId) -> LocalId {
        let name = self.symbols.intern(name);
        self.locals.add(Local {
            name,
            ty,
            is_const: false,
            is_precise: false,
            is_parameter: false,
            is_group_shared: false,
            attributes: Vec::new(),
            span: Span::default(),
        })
    }
    fn get(&mut self, local: LocalId) -> ExprId {
        let ty = self.locals[local].ty;
        self.expr(ty, ExprKind::Local(local))
    }
    fn int(&mut self, value: i64) -> ExprId {
        let ty = self.program.types.int;
        self.expr(ty, ExprKind::Constant(Constant::Int(value)))
    }
    fn binary(&mut self, ty: TypeId, op: BinaryOp, left: ExprId, right: ExprId) -> ExprId {
        self.expr(ty, ExprKind::Binary { op, left, right })
    }
    fn less(&mut self, local: LocalId, value: i64) -> ExprId {
        let (left, right) = (self.get(local), self.int(value));
        let bool = self.program.types.bool;
        self.binary(bool, BinaryOp::Less, left, right)
    }
    fn assign(&mut self, place: ExprId, value: ExprId) -> Statement {
        let ty = self.program.expressions[place].ty;
        Statement::Expression(self.expr(ty, ExprKind::Assign { place, value }))
    }
    fn member(&mut self, base: ExprId, field: u32, ty: TypeId) -> ExprId {
        self.expr(ty, ExprKind::Member { base, field })
    }
    fn index(&mut self, base: ExprId, index: ExprId, ty: TypeId) -> ExprId {
        self.expr(ty, ExprKind::Index { base, index })
    }
    fn resource(&mut self, name: &str, kind: ObjectKind, element: TypeId) -> GlobalId {
        let ty = self.program.types.object(kind, vec![TemplateArgument::Type(element)]);
        let name = self.symbols.intern(name);
        let id = self.program.globals.add(Global {
            name,
            qualified_name: name,
            ty,
            storage: Storage::Resource,
            is_const: false,
            is_precise: false,
            is_globally_coherent: false,
            initializer: None,
            constant: None,
            is_local_static: false,
            semantic: None,
            registers: Vec::new(),
            pack_offset: None,
            attributes: Vec::new(),
            span: Span::default(),
        });
        self.program.declarations.push(Declaration::Global(id));
        id
    }
    fn element(&mut self, global: GlobalId, index: ExprId, ty: TypeId) -> ExprId {
        let object_type = self.program.globals[global].ty;
        let object = self.expr(object_type, ExprKind::Global(global));
        self.expr(ty, ExprKind::Subscript { object, index, form: SubscriptForm::Element })
    }
    fn function(&mut self, return_type: TypeId, parameters: &[LocalId], body: Vec<Statement>) -> FunctionId {
        let name = self.symbols.intern("f");
        let parameter = |&local: &LocalId| Parameter {
            local,
            mode: ParameterMode::InOut,
            is_uniform: false,
            registers: Vec::new(),
            semantic: None,
            interpolation: Interpolation::default(),
            attributes: Vec::new(),
            role: None,
            default: None,
        };
        self.program.functions.add(crate::typed::Function {
            name,
            qualified_name: name,
            parameters: parameters.iter().map(parameter).collect(),
            return_type,
            return_semantic: None,
            return_interpolation: Interpolation::default(),
            attributes: Vec::new(),
            this: None,
            is_method: false,
            is_precise: false,
            is_noinline: false,
            is_export: false,
            locals: std::mem::take(&mut self.locals),
            body: Some(body),
            span: Span::default(),
            body_span: Span::default(),
        })
    }
    /// Lowers one function and checks the rules of the IR.
    fn lower(&self, id: FunctionId) -> ir::Module {
        let options = Options::for_profile(Profile::default(), "main");
        let mut sink = Sink::default();
        let reached = reached::of(&self.program, false);
        let (program, symbols) = (&self.program, &self.symbols);
        let input = Input { program, symbols, options: &options, reached: &reached };
        let mut lower = Lower::new(input, &mut sink);
        lower.declare_globals();
        lower.function(id);
        lower.finish_waiting();
        let errors = ir::verify::module(&lower.module);
        assert!(
            errors.is_empty(),
            "{errors:#?}\n{}",
            ir::print::module(&lower.module, ir::print::Detail::default())
        );
        lower.module
    }
}

fn field(name: crate::symbol::Symbol, ty: TypeId, bit_width: Option<u32>) -> Field {
    Field { bit_width, ..Field::new(name, ty, Span::default()) }
}

#[test]
fn control_flow_of_every_nesting_is_structured() {
    let mut it = Maker::default();
    let (bool, int) = (it.program.types.bool, it.program.types.int);
    let i = it.local("i", int);
    let span = Span::default();
    // while (i < 9 && i < 7) { if (i < 3) continue; else if (i < 5) break; switch (i) {...} } do ... while (i < 4);
    let (left, right) = (it.less(i, 9), it.less(i, 7));
    let condition = it.expr(bool, ExprKind::Logical { op: LogicalOp::And, left, right, short_circuit: true });
    let (three, five, four) = (it.less(i, 3), it.less(i, 5), it.less(i, 4));
    let inner = Statement::If {
        attributes: vec![],
        condition: five,
        then: vec![Statement::Break(span)],
        otherwise: vec![],
        span,
    };
    let outer = Statement::If {
        attributes: vec![],
        condition: three,
        then: vec![Statement::Continue(span)],
        otherwise: vec![inner],
        span,
    };
    let (place, value) = (it.get(i), it.int(1));
    let set = it.assign(place, value);
    let case = |labels, body| Case { labels, body, span };
    let value = it.get(i);
    let result = it.get(i);
    let switch = Statement::Switch {
        attributes: vec![],
        value,
        cases: vec![
            case(vec![CaseLabel::Value(1)], vec![set.clone()]),
            case(vec![CaseLabel::Value(2), CaseLabel::Default], vec![Statement::Continue(span)]),
            case(vec![CaseLabel::Value(3)], vec![Statement::Return { value: Some(result), span }]),
            case(vec![CaseLabel::Value(4)], vec![Statement::Break(span)]),
        ],
        span,
        body: span,
    };
    let step_place = it.get(i);
    let step = it.expr(int, ExprKind::Increment { place: step_place, is_decrement: false, is_prefix: false });
    let forever = Statement::For {
        attributes: vec![],
        initializer: vec![],
        condition: None,
        step: None,
        body: vec![Statement::DoWhile { attributes: vec![], body: vec![set], condition: four, span }],
        span,
    };
    let body = vec![
        Statement::For {
            attributes: vec![],
            initializer: vec![],
            condition: Some(condition),
            step: Some(step),
            body: vec![outer, switch],
            span,
        },
        forever,
    ];
    let function = it.function(int, &[i], body);
    it.lower(function);
}

#[test]
fn memory_with_layout_is_converted_part_by_part() {
    let mut it = Maker::default();
    let (bool, int, uint, float) =
        (it.program.types.bool, it.program.types.int, it.program.types.uint, it.program.types.float);
    let matrix = it.program.types.matrix(Scalar::Int, 2, 3);
    let row = it.program.types.vector(Scalar::Int, 3);
    let float_matrix = it.program.types.matrix(Scalar::Float, 3, 2);
    let array = it.program.types.array(bool, crate::types::ArrayLength::Fixed(2));
    let names: Vec<_> = ["a", "b", "c", "d", "e", "f"].iter().map(|name| it.symbols.intern(name)).collect();
    let mut new = Struct::new(names[0], Span::default());
    new.is_complete = true;
    let id = it.program.types.structs.add(new);
    for field in [
        field(names[0], bool, None),
        field(names[1], matrix, None),
        field(names[2], float_matrix, None),
        field(names[3], uint, Some(3)),
        field(names[4], uint, Some(9)),
        field(names[5], array, None),
    ] {
        it.program.types.add_field(id, field);
    }
    let s = it.program.types.intern(Type::Struct(id));
    let read = it.resource("read", ObjectKind::StructuredBuffer, s);
    let write = it.resource("write", ObjectKind::RWStructuredBuffer, s);
    let float4 = it.program.types.vector(Scalar::Float, 4);
    let image = it.resource("image", ObjectKind::RWTexture2D, float4);
    let (i, local) = (it.local("i", int), it.local("s", s));
    let mut body = Vec::new();
    // s = read[i]; write[i] = s; write[i].b[1] = s.b[i]; write[i].b[i][2] = 1; write[i].e = s.d;
    let (at, to) = (it.get(i), it.get(local));
    let from = it.element(read, at, s);
    body.push(it.assign(to, from));
    let (at, from) = (it.get(i), it.get(local));
    let to = it.element(write, at, s);
    body.push(it.assign(to, from));
    let (one, at) = (it.int(1), it.get(i));
    let to = it.member(to, 1, matrix);
    let to_row = it.index(to, one, row);
    let from = it.member(from, 1, matrix);
    let from = it.index(from, at, row);
    body.push(it.assign(to_row, from));
    let (two, one) = (it.int(2), it.int(1));
    let to_row = it.index(to, at, row);
    let to = it.index(to_row, two, int);
    body.push(it.assign(to, one));
    let (place, from) = (it.element(write, at, s), it.get(local));
    let (to, from) = (it.member(place, 4, uint), it.member(from, 3, uint));
    body.push(it.assign(to, from));
    // write[i].c._m01_m10 = ...; image[...].zx = ...
    let place = it.member(place, 2, float_matrix);
    let float2 = it.program.types.vector(Scalar::Float, 2);
    let elements = it.program.matrix_elements.add(&[(0, 1), (1, 0)]);
    let to = it.expr(float2, ExprKind::MatrixSwizzle { base: place, elements });
    let from = it.expr(float2, ExprKind::Cast { kind: CastKind::Splat, operand: at });
    body.push(it.assign(to, from));
    let int2 = it.program.types.vector(Scalar::Int, 2);
    let coordinate = it.expr(int2, ExprKind::Cast { kind: CastKind::Splat, operand: at });
    let texel = it.element(image, coordinate, float4);
    let components = it.program.components.add(&[2, 0]);
    let to = it.expr(float2, ExprKind::Swizzle { base: texel, components });
    body.push(it.assign(to, from));
    let to = it.index(texel, at, float);
    let from = it.expr(float, ExprKind::Cast { kind: CastKind::Numeric, operand: at });
    body.push(it.assign(to, from));
    let void = it.program.types.void;
    let function = it.function(void, &[i], body);
    it.lower(function);
}

#[test]
fn long_chains_do_not_nest() {
    let mut it = Maker::default();
    let (int, float) = (it.program.types.int, it.program.types.float);
    let (i, x) = (it.local("i", int), it.local("x", float));
    let mut sum = it.get(i);
    for _ in 0..50_000 {
        let one = it.int(1);
        sum = it.binary(int, BinaryOp::Add, sum, one);
        let converted = it.expr(float, ExprKind::Cast { kind: CastKind::Numeric, operand: sum });
        sum = it.expr(int, ExprKind::Cast { kind: CastKind::Numeric, operand: converted });
    }
    let value = it.expr(float, ExprKind::Cast { kind: CastKind::Numeric, operand: sum });
    let place = it.get(x);
    let assign = it.assign(place, value);
    let body = vec![assign];
    let void = it.program.types.void;
    let function = it.function(void, &[i, x], body);
    it.lower(function);
}
