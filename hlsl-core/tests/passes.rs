//! Passes, one file a case: IR before, a line `====`, IR after. The file's name is the pass's, perhaps with more
//! behind a `-`. `BLESS=1 cargo test -p hlsl-core --test passes` writes what comes out now.

use std::{fs, path::Path};

use hlsl_core::{
    diagnostics::Sink,
    ir::{Module, print, read},
    passes::{self, Context, Settings},
};

fn text(module: &Module) -> String {
    print::module(module, Default::default()).trim_end().to_owned()
}

fn run(pass: &str, module: &mut Module) {
    let pass = passes::by_name(pass).unwrap_or_else(|| panic!("there is no pass `{pass}`"));
    let mut sink = Sink::default();
    let mut after = |_: &'static passes::Pass, _: Settings, _: &Module| {};
    let mut context = Context { settings: Settings::default(), sink: &mut sink, after: &mut after };
    (pass.run)(module, &mut context);
    assert!(!sink.has_errors(), "{}: {:?}", pass.name, sink.diagnostics());
    let errors = hlsl_core::ir::verify::module(module);
    assert!(errors.is_empty(), "after {}: {errors:?}\n{}", pass.name, text(module));
}

#[test]
fn each_pass_makes_what_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    let mut cases: Vec<_> = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path()).collect();
    cases.sort();
    let mut count = 0;
    for path in cases {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if name == "round_trip" {
            continue;
        }
        let content = fs::read_to_string(&path).unwrap();
        let (before, expected) = content.split_once("\n====\n").unwrap_or((&content, ""));
        let mut module = read::module(before).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let pass = name.split('-').next().unwrap_or(&name);
        run(pass, &mut module);
        let after = text(&module);
        assert_ne!(before.trim_end(), after, "{name} shows nothing: the pass changes nothing");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, format!("{}\n====\n{after}\n", before.trim_end())).unwrap();
        } else {
            assert_eq!(expected.trim_end(), after, "{name} has changed; accept it with BLESS=1");
        }
        count += 1;
    }
    assert!(count >= 27, "only {count} cases were found");
}

#[test]
fn every_pass_has_a_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    for pass in passes::LEGALIZE.iter().chain(passes::OPTIMIZE) {
        assert!(folder.join(pass.name).with_extension("ir").exists(), "{} has no case", pass.name);
    }
}
