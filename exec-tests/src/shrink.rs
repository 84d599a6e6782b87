//! Makes a program that fails smaller: takes out blocks, lines and parts of expressions as long as it fails in the same
//! way. Unless the interpreter watches over it, what is left may have lost what made it well defined: look at it before you
//! believe it.

use crate::differential::{Failure, Judges, Run, judge, with_text};
use crate::generate::Program;
use std::time::Instant;

/// The smallest that is found before the end, if there is one, and what is wrong with it.
pub fn shrink(
    run: &Run,
    judges: &Judges,
    program: &Program,
    failure: &Failure,
    end: Option<Instant>,
) -> (Program, String) {
    let mut lines: Vec<String> = program.text.lines().map(str::to_owned).collect();
    let mut last = failure.text.clone();
    let judges = Judges {
        validate: judges.validate,
        reference: judges.reference.clone().filter(|_| failure.fault.needs_reference()),
        wave: judges.wave,
        folder: judges.folder.clone(),
    };
    let fails = |lines: &[String]| -> Option<String> {
        if end.is_some_and(|end| Instant::now() > end) {
            return None;
        }
        let smaller = with_text(program, lines.join("\n"));
        match judge(run, &judges, &smaller, &failure.levels) {
            Err(found) if found.fault == failure.fault => Some(found.text),
            _ => None,
        }
    };
    // A driver may answer differently twice.
    if fails(&lines).is_none() {
        return (with_text(program, lines.join("\n")), "does not fail again".into());
    }
    let mut parts = lines.len() / 2;
    while parts > 4 {
        let mut at = 0;
        while at < lines.len() {
            let mut without = lines.clone();
            without.drain(at..(at + parts).min(lines.len()));
            match fails(&without) {
                Some(text) => (lines, last) = (without, text),
                None => at += parts,
            }
        }
        parts /= 2;
    }
    loop {
        let before = lines.join("\n");
        let mut at = lines.len();
        while at > 0 {
            at -= 1;
            if at >= lines.len() {
                continue;
            }
            while let Some((smaller, text)) =
                smaller(&lines, at).into_iter().find_map(|it| fails(&it).map(|text| (it, text)))
            {
                (lines, last) = (smaller, text);
                if at >= lines.len() {
                    break;
                }
            }
        }
        if lines.join("\n") == before {
            break;
        }
    }
    (with_text(program, lines.join("\n")), last)
}

/// What could stand instead of the lines, changed at one of them: the boldest first.
fn smaller(lines: &[String], at: usize) -> Vec<Vec<String>> {
    let mut tried = Vec::new();
    match end_of_block(lines, at) {
        Some(end) => {
            let mut without = lines.to_vec();
            without.drain(at..=end);
            tried.push(without);
            let mut inside = lines.to_vec();
            inside.remove(end);
            inside.remove(at);
            tried.push(inside);
        }
        None => {
            let mut without = lines.to_vec();
            without.remove(at);
            tried.push(without);
        }
    }
    // A loop must go on to end.
    let text = lines[at].trim_start();
    if ["for ", "while ", "do ", "} while ", "["].iter().any(|it| text.starts_with(it)) {
        return tried;
    }
    for line in simpler(&lines[at]) {
        let mut changed = lines.to_vec();
        changed[at] = line;
        tried.push(changed);
    }
    tried
}

/// A line with one pair of parentheses replaced by a part of it, or by a number.
fn simpler(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    let bytes = line.as_bytes();
    for open in (0..bytes.len()).filter(|&it| bytes[it] == b'(') {
        let mut depth = 0;
        let mut commas = Vec::new();
        let close = (open..bytes.len()).find(|&at| {
            match bytes[at] {
                b'(' => depth += 1,
                b')' => depth -= 1,
                b',' if depth == 1 => commas.push(at),
                _ => {}
            }
            depth == 0
        });
        let Some(close) = close else { continue };
        let name =
            line[..open].rfind(|it: char| !it.is_ascii_alphanumeric() && it != '_').map_or(0, |it| it + 1);
        let before = line[..name].trim_end();
        // What divides must not become zero.
        if close - open < 3 || before.ends_with('/') || before.ends_with('%') || before.is_empty() {
            continue;
        }
        let inside = &line[open + 1..close];
        let mut parts = vec!["0".to_owned(), "1".to_owned()];
        if name < open {
            let mut start = open + 1;
            for end in commas.iter().copied().chain([close]) {
                parts.push(line[start..end].trim().to_owned());
                start = end + 1;
            }
        }
        if let Some(inner) = inside.find('(') {
            let mut depth = 0;
            let end = inside[inner..].char_indices().find(|(_, it)| {
                depth += i32::from(*it == '(') - i32::from(*it == ')');
                depth == 0
            });
            if let Some((end, _)) = end {
                parts.push(inside[inner..=inner + end].to_owned());
            }
        }
        for operator in [" + ", " - ", " * ", " & ", " | ", " ^ ", " ? ", " : ", " && ", " || "] {
            if let Some((left, right)) = inside.split_once(operator) {
                parts.push(left.to_owned());
                parts.push(right.to_owned());
            }
        }
        let balanced = |text: &str| {
            text.chars().map(|it| i32::from(it == '(') - i32::from(it == ')')).sum::<i32>() == 0
                && text.chars().map(|it| i32::from(it == '[') - i32::from(it == ']')).sum::<i32>() == 0
        };
        for part in parts {
            if part.len() + 2 < close + 1 - name && balanced(&part) {
                all.push(format!("{}({part}){}", &line[..name], &line[close + 1..]));
            }
        }
    }
    all
}

/// The line that closes the block which this line opens.
fn end_of_block(lines: &[String], start: usize) -> Option<usize> {
    let depth_after =
        |line: &str| -> i32 { line.chars().map(|it| i32::from(it == '{') - i32::from(it == '}')).sum() };
    let mut depth = depth_after(&lines[start]);
    if depth <= 0 {
        return None;
    }
    for (index, line) in lines.iter().enumerate().skip(start + 1) {
        depth += depth_after(line);
        if depth <= 0 {
            return Some(index);
        }
    }
    None
}
