//! What a host sees of a module, as lines of text: entry points, where variables are bound, and how blocks lie in memory.
//! The module may come from any compiler.

use std::collections::{BTreeMap, BTreeSet};

use hlsl_core::ir::spirv::{self, Decoration, ExecutionModel, Op, StorageClass};

/// Types are nested up to this depth; a pointer in a struct may come back to it.
const MAX_DEPTH: u32 = 16;

#[derive(Default)]
struct Module {
    /// Decorations of ids: which, and the first operand.
    decorations: BTreeMap<u32, Vec<(u32, u32)>>,
    /// The same of members.
    members: BTreeMap<u32, BTreeMap<u32, Vec<(u32, u32)>>>,
    /// Opcode and operands, behind the id, of types and of constants, which lengths of arrays are.
    types: BTreeMap<u32, (u32, Vec<u32>)>,
    constants: BTreeMap<u32, u32>,
    /// Type and storage class.
    variables: BTreeMap<u32, (u32, u32)>,
    facts: BTreeSet<String>,
}

/// The facts of a module; none if it is not one.
pub(super) fn of(words: &[u32]) -> BTreeSet<String> {
    let mut module = Module::default();
    let mut rest = words.get(5..).unwrap_or_default();
    while let Some(&first) = rest.first() {
        let (count, opcode) = ((first >> 16) as usize, first & 0xffff);
        let Some((instruction, behind)) = rest.split_at_checked(count).filter(|_| count > 0) else { break };
        module.read(opcode, &instruction[1..]);
        rest = behind;
    }
    let variables: Vec<_> = module.variables.iter().map(|(&id, &(ty, class))| (id, ty, class)).collect();
    for (id, ty, class) in variables {
        module.variable(id, ty, class);
    }
    module.facts
}

impl Module {
    fn read(&mut self, opcode: u32, operands: &[u32]) {
        match (Op::from_u32(opcode), operands) {
            (Some(Op::EntryPoint), [model, _, name @ ..]) => {
                let model = ExecutionModel::from_u32(*model).map_or("?".to_owned(), |it| format!("{it:?}"));
                self.facts.insert(format!("entry point {} ({model})", text(name)));
            }
            (Some(Op::ExecutionMode), [_, mode, numbers @ ..]) => {
                let mode =
                    spirv::ExecutionMode::from_u32(*mode).map_or("?".to_owned(), |it| format!("{it:?}"));
                self.facts.insert(format!("{mode} {numbers:?}"));
            }
            (Some(Op::Decorate), [id, decoration, rest @ ..]) => {
                let first = rest.first().copied().unwrap_or(0);
                self.decorations.entry(*id).or_default().push((*decoration, first));
            }
            (Some(Op::MemberDecorate), [id, member, decoration, rest @ ..]) => {
                let members = self.members.entry(*id).or_default();
                members.entry(*member).or_default().push((*decoration, rest.first().copied().unwrap_or(0)));
            }
            (Some(Op::Constant), [_, id, value, ..]) => drop(self.constants.insert(*id, *value)),
            (Some(Op::Variable), [ty, id, class, ..]) => drop(self.variables.insert(*id, (*ty, *class))),
            (Some(op), [id, rest @ ..]) if format!("{op:?}").starts_with("Type") => {
                self.types.insert(*id, (opcode, rest.to_vec()));
            }
            _ => {}
        }
    }

    fn decoration(&self, id: u32, wanted: Decoration) -> Option<u32> {
        let all = self.decorations.get(&id)?;
        all.iter().find(|it| it.0 == wanted as u32).map(|it| it.1)
    }

    fn variable(&mut self, id: u32, pointer: u32, class: u32) {
        let class = StorageClass::from_u32(class);
        let name = class.map_or("?".to_owned(), |it| format!("{it:?}"));
        let pointee = match self.types.get(&pointer) {
            Some((_, operands)) => operands.get(1).copied().unwrap_or(0),
            None => 0,
        };
        let fact = match class {
            Some(StorageClass::Input | StorageClass::Output) => {
                let number = |it| self.decoration(id, it);
                match (number(Decoration::Location), number(Decoration::BuiltIn)) {
                    (Some(location), _) => {
                        let component = number(Decoration::Component).unwrap_or(0);
                        let index = number(Decoration::Index).unwrap_or(0);
                        format!(
                            "{name} at location {location}, component {component}, index {index}: {}",
                            self.layout(pointee, 0)
                        )
                    }
                    (_, Some(builtin)) => {
                        let builtin = spirv::BuiltIn::from_u32(builtin);
                        format!("{name}, {}", builtin.map_or("?".to_owned(), |it| format!("{it:?}")))
                    }
                    _ => return,
                }
            }
            Some(StorageClass::PushConstant) => format!("push constants: {}", self.layout(pointee, 0)),
            _ => {
                let set = self.decoration(id, Decoration::DescriptorSet);
                let (Some(set), Some(binding)) = (set, self.decoration(id, Decoration::Binding)) else {
                    return;
                };
                format!("set {set}, binding {binding}, {name}: {}", self.layout(pointee, 0))
            }
        };
        self.facts.insert(fact);
    }

    /// A type as far as its bytes go. Names are not part of it, and neither are ids.
    fn layout(&self, id: u32, depth: u32) -> String {
        let Some((opcode, operands)) = self.types.get(&id).filter(|_| depth < MAX_DEPTH) else {
            return "…".into();
        };
        let inner = |at: usize| operands.get(at).map_or(String::new(), |&it| self.layout(it, depth + 1));
        let number = |at: usize| operands.get(at).copied().unwrap_or(0);
        match Op::from_u32(*opcode) {
            Some(Op::TypeBool) => "bool".into(),
            Some(Op::TypeInt) if number(1) == 1 => format!("i{}", number(0)),
            Some(Op::TypeInt) => format!("u{}", number(0)),
            Some(Op::TypeFloat) => format!("f{}", number(0)),
            Some(Op::TypeVector) => format!("{}x{}", inner(0), number(1)),
            Some(Op::TypeMatrix) => format!("{}x{}", inner(0), number(1)),
            Some(Op::TypeArray | Op::TypeRuntimeArray) => {
                let length = operands.get(1).and_then(|it| self.constants.get(it));
                let length = length.map_or(String::new(), u32::to_string);
                let stride = self.decoration(id, Decoration::ArrayStride);
                format!("[{}; {length}{}]", inner(0), stride.map_or(String::new(), |it| format!(" by {it}")))
            }
            Some(Op::TypeStruct) => {
                let members = operands.iter().zip(0..).map(|(&it, member)| {
                    let all = self.members.get(&id).and_then(|it| it.get(&member));
                    let find =
                        |wanted: Decoration| all?.iter().find(|it| it.0 == wanted as u32).map(|it| it.1);
                    let offset = find(Decoration::Offset).map_or(String::new(), |it| format!("{it}: "));
                    let stride =
                        find(Decoration::MatrixStride).map_or(String::new(), |it| format!(" by {it}"));
                    let rows = find(Decoration::RowMajor).map_or("", |_| " in rows");
                    format!("{offset}{}{stride}{rows}", self.layout(it, depth + 1))
                });
                format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
            }
            Some(Op::TypeImage) => {
                format!("image of {} {:?}", inner(0), operands.get(1..).unwrap_or_default())
            }
            Some(Op::TypeSampledImage) => format!("sampled {}", inner(0)),
            Some(other) => format!("{other:?}").trim_start_matches("Type").to_owned(),
            None => format!("type {opcode}"),
        }
    }
}

/// The string at the start of the words.
fn text(words: &[u32]) -> String {
    let bytes = words.iter().flat_map(|it| it.to_le_bytes()).take_while(|it| *it != 0);
    String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned()
}
