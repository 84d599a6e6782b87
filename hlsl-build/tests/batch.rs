//! Batches over several machines: parts, results named by their content, logs, and going on after a crash.
#![cfg(feature = "cli")]

mod support;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::{Command, Stdio},
    thread::sleep,
    time::Duration,
};

use support::{SHADER, folder, run};

/// Lines whose results differ only in groups of four.
fn lines(count: usize) -> Vec<String> {
    (0..count).map(|index| format!("-T ps_6_0 a.hlsl -D N={index} -D TINT={}", index / 4)).collect()
}

/// A folder with a shader that uses `TINT`, with a header, and a batch of `lines(count)`.
fn prepared(name: &str, count: usize) -> std::path::PathBuf {
    let folder = folder(name);
    let shader = SHADER
        .replace("uv.x", "uv.x + TINT + BIAS")
        .replace("cbuffer", "#include \"inc/bias.hlsli\"\ncbuffer");
    fs::write(folder.join("a.hlsl"), shader).unwrap();
    fs::write(folder.join("inc/bias.hlsli"), "#define BIAS 0.5\n").unwrap();
    fs::write(folder.join("batch.txt"), lines(count).join("\n")).unwrap();
    folder
}

/// The text of a member of the object in a line: a string without its quotes.
fn member<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let rest = line.split_once(&format!("\"{name}\":"))?.1;
    match rest.strip_prefix('"') {
        Some(text) => Some(text.split('"').next().unwrap()),
        None => rest.split([',', '}']).next(),
    }
}

/// The lines of a log about entries, without times.
fn entries(log: &str) -> Vec<String> {
    let timeless = |line: &str| {
        let time = member(line, "ms").unwrap();
        line.replace(&format!("\"ms\":{time}"), "")
    };
    let is_entry = |line: &&str| line.starts_with("{\"line\"") && line.ends_with('}');
    log.lines().filter(is_entry).map(timeless).collect()
}

fn sorted(log: &str) -> Vec<String> {
    let mut entries = entries(log);
    entries.sort();
    entries
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Every file in a folder.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap());
    files.map(|it| (it.file_name().into_string().unwrap(), fs::read(it.path()).unwrap())).collect()
}

/// The commands in each part of `batch.txt`.
fn parts(folder: &Path, count: usize) -> Vec<BTreeSet<String>> {
    let part = |index| {
        let ran = run(folder, &format!("--batch batch.txt --check --shard={index}/{count}"), "");
        assert!(ran.good, "{}", ran.err);
        ran.out.lines().map(|line| member(line, "command").unwrap().to_string()).collect()
    };
    (1..=count).map(part).collect()
}

#[test]
fn every_line_is_in_one_part_which_depends_only_on_its_arguments() {
    let folder = prepared("parts", 60);
    let before = parts(&folder, 3);
    assert!(before.iter().all(|part| part.len() > 10), "{before:?}");
    assert_eq!(before.iter().map(BTreeSet::len).sum::<usize>(), 60);
    assert_eq!(before.iter().flatten().cloned().collect::<BTreeSet<_>>(), lines(60).into_iter().collect());

    // More lines, in another order, with other white space and quotes.
    let spaced = |line: &String| line.replace("-D N", "  -D\t'N").replace(" -D TINT", "'   -D TINT") + " \r";
    let mut more: Vec<String> = lines(80).iter().rev().map(spaced).collect();
    more.insert(7, "# a comment".into());
    fs::write(folder.join("batch.txt"), more.join("\n")).unwrap();
    let plain = |line: String| {
        line.replace('\'', "").replace("\\t", " ").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for (before, after) in before.into_iter().zip(parts(&folder, 3)) {
        let after: BTreeSet<String> = after.into_iter().map(plain).collect();
        assert!(after.is_superset(&before), "{before:?} {after:?}");
    }
    assert_eq!(parts(&folder, 1)[0].len(), 80);
}

#[test]
fn options_of_batches_are_checked_before_anything_is_compiled() {
    let folder = prepared("options", 1);
    fs::write(folder.join("a.json"), "{\"lines\":1}").unwrap();
    for (arguments, expected) in [
        ("--batch batch.txt --shard 0/4", "from 1/N to N/N"),
        ("--batch batch.txt --shard 5/4", "`5/4` is not a valid value for `--shard`"),
        ("--batch batch.txt --shard 1/0", "from 1/N to N/N"),
        ("--batch batch.txt --shard two", "from 1/N to N/N"),
        ("--batch batch.txt --shard", "requires a value"),
        ("--batch batch.txt --resume", "`--resume` needs `--log`"),
        ("-T ps_6_0 a.hlsl --shard 1/2", "`--shard` needs `--batch`"),
        ("-T ps_6_0 a.hlsl --store out", "`--store` needs `--batch`"),
        ("-T ps_6_0 a.hlsl --log a.log --resume", "`--log` needs `--batch`"),
        ("--batch batch.txt --log a.hlsl", "cannot write `a.hlsl`: it exists and is not a log"),
        ("--batch batch.txt --log a.json", "cannot write `a.json`: it exists and is not a log"),
        ("--batch batch.txt --log missing/a.log", "cannot write `missing/a.log`"),
        ("--batch batch.txt --store a.hlsl", "cannot create the folder `a.hlsl`"),
    ] {
        let ran = run(&folder, arguments, "");
        assert!(!ran.good && ran.out.is_empty(), "{arguments}: {}", ran.out);
        assert!(ran.err.contains(expected), "{arguments}: {}", ran.err);
    }
    fs::write(folder.join("batch.txt"), "-T ps_6_0 a.hlsl --store out\n").unwrap();
    let nested = run(&folder, "--batch batch.txt", "");
    assert!(!nested.good && nested.err.contains("cannot be used in its lines"), "{}", nested.err);
}

#[test]
fn equal_results_are_stored_once_under_names_that_do_not_depend_on_the_machine() {
    let folder = prepared("store", 40);
    let ran = run(&folder, "--batch batch.txt --store out/modules", "");
    assert!(ran.good && ran.err.is_empty(), "{}", ran.err);
    let store = contents(&folder.join("out/modules"));
    assert_eq!(store.len(), 10);
    assert!(store.keys().all(|name| name.len() == 36 && name.ends_with(".spv")), "{:?}", store.keys());
    for (index, line) in ran.out.lines().enumerate() {
        let alone = format!("{} -Fo alone.spv", lines(40)[index]);
        if index % 10 == 0 {
            assert!(run(&folder, &alone, "").good);
            assert_eq!(store[member(line, "stored").unwrap()], fs::read(folder.join("alone.spv")).unwrap());
        }
    }
    // What is damaged is written again.
    let (name, bytes) = store.first_key_value().unwrap();
    fs::write(folder.join("out/modules").join(name), &bytes[..20]).unwrap();
    assert!(run(&folder, "--batch batch.txt --store out/modules", "").good);
    assert_eq!(contents(&folder.join("out/modules")), store);

    let ran = run(&folder, "--batch batch.txt --store text --emit asm", "");
    assert!(ran.good && contents(&folder.join("text")).keys().all(|name| name.ends_with(".spvasm")));
}

#[test]
fn logs_of_parts_put_together_are_the_log_of_the_whole() {
    let folder = prepared("logs", 40);
    let batch = lines(40).join("\n") + "\n-T ps_6_0 missing.hlsl\n-T ps_9_9 a.hlsl\n";
    fs::write(folder.join("batch.txt"), batch).unwrap();
    let whole = run(&folder, "--batch batch.txt --store out --log whole.log", "");
    assert!(!whole.good && whole.out.is_empty() && whole.err.ends_with("2 of 42 failed\n"), "{}", whole.err);
    let mut merged = String::new();
    for index in 1..=4 {
        let ran =
            run(&folder, &format!("--batch batch.txt --shard {index}/4 --store parts --log {index}.log"), "");
        assert!(ran.out.is_empty());
        merged += &read(&folder, &format!("{index}.log"));
    }
    assert_eq!(sorted(&merged), sorted(&read(&folder, "whole.log")));
    assert_eq!(contents(&folder.join("parts")), contents(&folder.join("out")));
    // Standard output has the same objects, in order.
    let printed = run(&folder, "--batch batch.txt --store out", "").out;
    let numbers: Vec<usize> =
        printed.lines().map(|line| member(line, "line").unwrap().parse().unwrap()).collect();
    assert_eq!(numbers, (1..=42).collect::<Vec<_>>());
    let without_inputs = |line: &String| match member(line, "inputs") {
        Some(inputs) => line.replace(&format!("\"inputs\":\"{inputs}\","), ""),
        None => line.clone(),
    };
    assert_eq!(sorted(&printed), sorted(&merged).iter().map(without_inputs).collect::<Vec<_>>());

    // The merged log is one from which any machine can go on.
    // One that was killed in the middle of a line is no worse.
    fs::write(folder.join("merged.log"), format!("{{\"line\":1,\"inp{merged}")).unwrap();
    let ran = run(&folder, "--batch batch.txt --store out --log merged.log --resume", "");
    assert!(ran.err.contains("40 of 42 were done already\n2 of 42 failed\n"), "{}", ran.err);
}

/// The number of lines about entries that a run with `--resume` adds to `a.log`.
fn added(folder: &Path, arguments: &str) -> usize {
    let before = entries(&read(folder, "a.log")).len();
    let ran = run(folder, &format!("--batch batch.txt --log a.log --resume {arguments}"), "");
    let after = entries(&read(folder, "a.log")).len();
    let skipped: usize = ran
        .err
        .lines()
        .rfind(|it| it.contains(" done already"))
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    let total = read(folder, "batch.txt").lines().count();
    assert_eq!(skipped + after - before, total, "{}", ran.err);
    after - before
}

#[test]
fn a_killed_batch_goes_on_where_it_was() {
    let folder = prepared("killed", 200);
    let whole = run(&folder, "--batch batch.txt --store whole --log whole.log", "");
    assert!(whole.good, "{}", whole.err);

    let mut child = Command::new(env!("CARGO_BIN_EXE_hlslc"))
        .current_dir(&folder)
        .args(["--batch", "batch.txt", "--store", "out", "--log", "a.log"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let log = folder.join("a.log");
    let logged = || fs::read(&log).map_or(0, |log| log.iter().filter(|it| **it == b'\n').count());
    while logged() < 20 && child.try_wait().unwrap().is_none() {
        sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // Wherever it was killed, a torn line is what it may have left.
    let mut torn = read(&folder, "a.log");
    torn.push_str("{\"line\":17,\"input\":\"a.hl");
    fs::write(&log, &torn).unwrap();
    let done = entries(torn.rsplit_once('\n').unwrap().0).len();
    let added = added(&folder, "--store out");
    assert!((1..=200).contains(&(done + added)), "{done} {added}");
    let text = read(&folder, "a.log");
    assert!(text.ends_with('\n') && text.lines().all(|line| line.ends_with('}')), "{text}");
    assert_eq!(sorted(&text), sorted(&read(&folder, "whole.log")));
    let unfinished = |it: &(String, Vec<u8>)| !it.0.ends_with(".tmp");
    let out: BTreeMap<_, _> = contents(&folder.join("out")).into_iter().filter(unfinished).collect();
    assert_eq!(out, contents(&folder.join("whole")));
}

#[test]
fn only_what_changed_or_failed_or_is_missing_is_made_again() {
    let folder = prepared("again", 8);
    let other = SHADER.replace("uv.x", "uv.y");
    fs::write(folder.join("b.hlsl"), &other).unwrap();
    let mut batch = lines(8).join("\n");
    for index in 0..4 {
        batch += &format!("\n-T ps_6_0 b.hlsl -I inc -D N={index} -Fo b{index}.spv -MD");
    }
    batch += "\n-T ps_6_0 c.hlsl";
    fs::write(folder.join("batch.txt"), batch).unwrap();
    fs::write(folder.join("a.log"), "").unwrap();
    assert_eq!(added(&folder, "--store out"), 13);
    assert_eq!(added(&folder, "--store out"), 1, "what failed");
    fs::write(folder.join("c.hlsl"), SHADER).unwrap();
    assert_eq!(added(&folder, "--store out"), 1, "what was missing");
    assert_eq!(added(&folder, "--store out"), 0);
    assert_eq!(added(&folder, ""), 0);

    // A file that was read.
    fs::write(folder.join("inc/bias.hlsli"), "#define BIAS 0.25\n").unwrap();
    assert_eq!(added(&folder, "--store out"), 8);
    // One that was looked for and not found.
    fs::create_dir(folder.join("none")).unwrap();
    fs::write(folder.join("b.hlsl"), format!("#include \"bias.hlsli\"\n{other}")).unwrap();
    assert_eq!(added(&folder, "--store out"), 4);
    fs::write(folder.join("bias.hlsli"), "#define BIAS 0.125\n").unwrap();
    assert_eq!(added(&folder, "--store out"), 4);
    // Results.
    fs::remove_file(folder.join("b1.spv")).unwrap();
    fs::remove_file(folder.join("b2.d")).unwrap();
    fs::write(folder.join("b3.spv"), "").unwrap();
    assert_eq!(added(&folder, "--store out"), 3);
    let stored = contents(&folder.join("out"));
    let last = entries(&read(&folder, "a.log")).pop().unwrap();
    fs::remove_file(folder.join("out").join(member(&last, "stored").unwrap())).unwrap();
    // Four lines have the same result, which the first that is compiled again brings back.
    assert!((1..=4).contains(&added(&folder, "--store out")));
    assert_eq!(contents(&folder.join("out")), stored);
    // A folder in which nothing is stored yet, and options for all lines.
    assert!((4..=13).contains(&added(&folder, "--store empty")));
    assert_eq!(added(&folder, "--store empty -Od"), 13);
    // Another compiler.
    let log = read(&folder, "a.log");
    let compiler = member(&log, "compiler").unwrap();
    fs::write(folder.join("a.log"), log.replace(compiler, "0.0.9 00")).unwrap();
    assert_eq!(added(&folder, "--store empty -Od"), 13);
}

#[test]
fn lines_that_share_a_result_have_messages_and_files_of_their_own() {
    let folder = folder("shared");
    // A warning, and a header that has no tokens.
    let shader = SHADER.replace("cbuffer", "#ifdef MORE\n#include \"inc/more.hlsli\"\n#endif\ncbuffer");
    let shader = format!("{shader}void unused(float4 a) {{ float2 b = a; }}\n");
    fs::write(folder.join("a.hlsl"), shader).unwrap();
    fs::write(folder.join("inc/more.hlsli"), "// Nothing.\n").unwrap();
    let line = |index: usize| {
        let more = if index.is_multiple_of(2) { "-D MORE" } else { "" };
        let broken = if index == 7 { "-D float2=missing" } else { "" };
        format!("-T ps_6_0 a.hlsl -D N={} {more} {broken} -Fo {index}.spv -MD", 10usize.pow(index as u32))
    };
    let lines: Vec<String> = (0..8).map(line).collect();
    fs::write(folder.join("batch.txt"), lines.join("\n")).unwrap();
    let together = run(&folder, "--batch batch.txt", "");
    assert!(!together.good && together.err.ends_with("1 of 8 failed\n"), "{}", together.err);
    let file = |index: usize, extension: &str| fs::read(folder.join(format!("{index}.{extension}"))).ok();
    let files = || -> Vec<_> { (0..8).map(|it| (file(it, "spv"), file(it, "d"))).collect() };
    let (written, mut told) = (files(), 0);
    for (index, (spirv, dependencies)) in written.iter().enumerate() {
        assert_eq!(spirv.is_some(), index != 7);
        let has_more = |it: &Vec<u8>| String::from_utf8_lossy(it).contains("more.hlsli");
        assert_eq!(dependencies.as_ref().is_some_and(has_more), spirv.is_some() && index.is_multiple_of(2));
        for extension in ["spv", "d"] {
            let _ = fs::remove_file(folder.join(format!("{index}.{extension}")));
        }
        let alone = run(&folder, &lines[index], "");
        assert_eq!(alone.good, spirv.is_some(), "{}", alone.err);
        let sums_up = |line: &&str| line.ends_with("generated.") || line.starts_with("`hlslc --explain");
        let err: String = alone.err.lines().filter(|it| !sums_up(it)).map(|it| format!("{it}\n")).collect();
        assert!(!err.is_empty() && together.err.contains(&err), "{err}\n{}", together.err);
        told += err.len();
    }
    assert_eq!(files(), written);
    assert_eq!(together.err.len(), told + "1 of 8 failed\n".len());
}
