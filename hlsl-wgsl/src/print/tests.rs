//! Trees and their texts.

use super::module;
use crate::tree::*;

const FLOAT: Scalar = Scalar::Float { width: 32 };
const INT: Scalar = Scalar::Int { width: 32, signed: true };

fn name(text: &str) -> Expr {
    Expr::Name(text.into())
}

fn binary(op: Binary, left: Expr, right: Expr) -> Expr {
    Expr::binary(op, left, right)
}

fn function(body: Vec<Statement>) -> Item {
    Item::Function(Function {
        doc: Vec::new(),
        attributes: Vec::new(),
        name: "f".into(),
        parameters: Vec::new(),
        result: None,
        body,
    })
}

fn assign(to: &str, value: Expr) -> Statement {
    Statement::Assign { to: name(to), value }
}

/// The lines of the body of a function.
#[track_caller]
fn prints(body: Vec<Statement>, expected: &str) {
    let text = module(&Module { items: vec![function(body)], ..Module::default() });
    let body = text.strip_prefix("fn f() {\n").and_then(|it| it.strip_suffix("}\n"));
    let lines: Vec<&str> =
        body.unwrap_or(&text).lines().map(|it| it.strip_prefix("    ").unwrap_or(it)).collect();
    assert_eq!(lines.join("\n"), expected);
}

#[test]
fn parentheses_are_where_precedence_or_the_grammar_wants_them() {
    use Binary as B;
    let cases = [
        (binary(B::Multiply, binary(B::Add, name("a"), name("b")), name("c")), "(a + b) * c"),
        (binary(B::Add, name("a"), binary(B::Multiply, name("b"), name("c"))), "a + b * c"),
        (binary(B::Subtract, name("a"), binary(B::Subtract, name("b"), name("c"))), "a - (b - c)"),
        (binary(B::Subtract, binary(B::Subtract, name("a"), name("b")), name("c")), "a - b - c"),
        // WGSL does not mix these without parentheses.
        (binary(B::Or, binary(B::And, name("a"), name("b")), name("c")), "(a & b) | c"),
        (binary(B::ShiftLeft, binary(B::Add, name("a"), name("b")), name("c")), "(a + b) << c"),
        (binary(B::And, binary(B::And, name("a"), name("b")), name("c")), "a & b & c"),
        (Expr::unary(Unary::Negate, Expr::Literal(INT, -3_i64 as u64)), "-(-3)"),
        (binary(B::ShiftLeft, Expr::index(1), name("n")), "i32(1) << n"),
        // `f(a < b, c > d)` would be a template.
        (Expr::call("f", [binary(B::Less, name("a"), name("b"))]), "f((a < b))"),
        (binary(B::Add, name("a"), name("b")).member("x"), "(a + b).x"),
        (name("list").at(binary(B::Add, name("i"), Expr::uint(1))), "list[i + 1u]"),
        (Expr::unary(Unary::Dereference, name("p")).member("x"), "(*p).x"),
        (Expr::Make(Type::Vector(3, FLOAT), vec![Expr::Literal(FLOAT, 0)]), "vec3<f32>(0.0)"),
        (Expr::Bitcast(Type::Scalar(INT), name("a").into()), "bitcast<i32>(a)"),
    ];
    for (expr, expected) in cases {
        assert_eq!(expr.to_string(), expected);
    }
}

#[test]
fn choices_form_a_chain() {
    let choice = |condition: &str, then: &str, otherwise| Statement::If {
        condition: name(condition),
        then: vec![assign("x", name(then))],
        otherwise,
    };
    let last = choice("c", "3", vec![assign("x", name("4")), Statement::Return(None)]);
    prints(
        vec![choice("a", "1", vec![choice("b", "2", vec![last])])],
        "if (a) {\n    x = 1;\n} else if (b) {\n    x = 2;\n} else if (c) {\n    x = 3;\n} else {\n    x = 4;\n    return;\n}",
    );
}

#[test]
fn loops_are_written_as_what_they_are() {
    let step = || assign("i", binary(Binary::Add, name("i"), Expr::index(1)));
    let init = Statement::Var { name: "i".into(), ty: Type::Scalar(INT), value: Some(Expr::index(0)) };
    let condition = binary(Binary::Less, name("i"), name("n"));
    prints(
        vec![
            Statement::For {
                init: Some(init.into()),
                condition: condition.clone(),
                step: Some(step().into()),
                body: vec![Statement::Continue],
            },
            Statement::For { init: None, condition: name("b"), step: None, body: Vec::new() },
            Statement::While { condition, body: vec![step()] },
            Statement::Loop {
                body: vec![Statement::Break],
                continuing: vec![step()],
                break_if: Some(name("b")),
            },
        ],
        "for (var i: i32 = 0; i < n; i = i + 1) {\n    continue;\n}\nfor (; b; ) {\n}\nwhile (i < n) {\n    i = i + 1;\n}\n\
         loop {\n    break;\n    continuing {\n        i = i + 1;\n        break if b;\n    }\n}",
    );
}

#[test]
fn a_switch_has_its_labels_together() {
    let case = |labels: &[u32], is_default| Case {
        labels: labels.iter().map(|&it| Expr::uint(it)).collect(),
        is_default,
        body: vec![Statement::Discard],
    };
    prints(
        vec![Statement::Switch {
            selector: name("s"),
            cases: vec![case(&[1, 2], false), case(&[3], true), case(&[], true)],
        }],
        "switch (s) {\n    case 1u, 2u: {\n        discard;\n    }\n    case 3u, default: {\n        discard;\n    }\n    \
         default: {\n        discard;\n    }\n}",
    );
}

#[test]
fn declarations_come_with_their_attributes() {
    let member = |attributes, name: &str, ty| Member { attributes, name: name.into(), ty };
    let float = || Type::Scalar(FLOAT);
    let texture =
        Texture { shape: "2d", kind: TextureKind::Storage { format: "rgba8unorm", access: "write" } };
    let variable = |place, space, name: &str, ty| {
        Item::Variable(Variable { doc: Vec::new(), place, space, name: name.into(), ty, value: None })
    };
    let module = module(&Module {
        enables: vec!["f16"],
        unchecked: vec!["derivative_uniformity"],
        items: vec![
            Item::Struct(Struct {
                name: "S".into(),
                members: vec![
                    member(vec![Attribute::Size(16)], "a", float()),
                    member(Vec::new(), "b", Type::Array(Type::Vector(4, FLOAT).into(), None)),
                ],
            }),
            Item::Override { id: 3, name: "N".into(), ty: Type::Scalar(INT), value: Expr::index(4) },
            variable(Some([0, 603]), Some(Space::StorageReadWrite), "data", Type::Struct("S".into())),
            variable(Some([1, 200]), None, "image", Type::Texture(texture)),
            variable(None, Some(Space::Workgroup), "count", Type::Atomic(INT)),
            Item::Function(Function {
                doc: vec!["Counts.".into(), String::new(), "All of them.".into()],
                attributes: vec![Attribute::Stage("compute"), Attribute::WorkgroupSize([8, 8, 1])],
                name: "main".into(),
                parameters: vec![
                    member(vec![Attribute::Builtin("local_invocation_index")], "i", Type::Scalar(INT)),
                    member(
                        vec![Attribute::Location(2), Attribute::Interpolate("linear", Some("centroid"))],
                        "at",
                        float(),
                    ),
                ],
                result: Some((vec![Attribute::Builtin("position"), Attribute::Invariant], float())),
                body: vec![Statement::Return(Some(Expr::Literal(FLOAT, u64::from(1.5_f32.to_bits()))))],
            }),
        ],
    });
    assert_eq!(
        module,
        "enable f16;\ndiagnostic(off, derivative_uniformity);\n\nstruct S {\n    @size(16) a: f32,\n    b: array<vec4<f32>>,\n}\n\n\
         @id(3) override N: i32 = 4;\n@group(0) @binding(603) var<storage, read_write> data: S;\n\
         @group(1) @binding(200) var image: texture_storage_2d<rgba8unorm, write>;\nvar<workgroup> count: atomic<i32>;\n\n\
         /// Counts.\n///\n/// All of them.\n@compute @workgroup_size(8, 8)\n\
         fn main(@builtin(local_invocation_index) i: i32, @location(2) @interpolate(linear, centroid) at: f32) -> \
         @builtin(position) @invariant f32 {\n    return 1.5;\n}\n"
    );
}
