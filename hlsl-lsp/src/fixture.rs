//! For tests of requests: files with places in them, and answers as text.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::SystemTime,
};

use lsp_types::*;
use serde_json::{Value, json};

use crate::{
    analyst::Analyst,
    lines::{Encoding, Lines},
    paths, requests,
    settings::Settings,
    world::World,
};

/// A folder of files, which are open. `$0`, `$1` … in their texts are places, and are not part of them; `{folder}` is the folder's
/// path.
pub struct Fixture {
    analyst: Analyst,
    root: PathBuf,
    folder: String,
    places: Vec<(String, Position)>,
}

impl Drop for Fixture {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

impl Fixture {
    pub fn new(files: &[(&str, &str)]) -> Fixture {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = std::env::temp_dir().join(format!("hlsl-lsp-{}-{number}", std::process::id()));
        let folder = paths::of(&root);
        let mut world = World::new(vec![folder.clone()], Settings::default(), Encoding::Utf8);
        let mut places: Vec<(usize, String, Position)> = Vec::new();
        for (name, text) in files {
            let path = format!("{folder}/{name}");
            let mut text = text.replace("{folder}", &folder);
            while let Some(at) =
                text.find('$').filter(|at| text[at + 1..].starts_with(|it: char| it.is_ascii_digit()))
            {
                let index = text[at + 1..at + 2].parse().unwrap();
                text.replace_range(at..at + 2, "");
                let position = Lines::new(&text, Encoding::Utf8).position(at as u32);
                places.push((index, path.clone(), position));
            }
            fs::create_dir_all(paths::folder(&path)).unwrap();
            fs::write(&path, &text).unwrap();
            world.open(path, text, 1);
        }
        places.sort_by_key(|it| it.0);
        let places = places.into_iter().map(|it| (it.1, it.2)).collect();
        let mut analyst = Analyst::default();
        analyst.find(world);
        Fixture { analyst, root, folder, places }
    }

    /// Replaces the text of a file.
    pub fn change(&mut self, name: &str, text: &str) {
        self.analyst.world.open(format!("{}/{name}", self.folder), text.to_owned(), 2);
    }

    /// Has cargo write a file at some other time, and the server look again.
    pub fn age(&mut self, name: &str, time: SystemTime) {
        let file = fs::File::options().write(true).open(self.root.join(name)).unwrap();
        file.set_modified(time).unwrap();
        self.analyst.programs.find_built(&self.analyst.world);
    }

    /// What the user was told beside answers.
    pub fn messages(&mut self) -> Vec<String> {
        std::mem::take(&mut self.analyst.messages)
    }

    /// Sends every request about a place, whose answers may be anything.
    pub fn ask_everything(&mut self, name: &str, offset: u32) {
        let path = format!("{}/{name}", self.folder);
        let text = self.analyst.world.text(&path).unwrap();
        let position = Lines::new(&text, Encoding::Utf8).position(offset);
        let everywhere = Range::new(Position::new(0, 0), Position::new(9999, 0));
        let mut params = self.document(name);
        params["position"] = json!(position);
        params["positions"] = json!([position]);
        params["range"] = json!(everywhere);
        params["newName"] = json!("renamed");
        params["context"] = json!({ "includeDeclaration": true, "diagnostics": [] });
        requests::diagnostics::of(&mut self.analyst, &path);
        for method in [
            "hover",
            "completion",
            "signatureHelp",
            "definition",
            "declaration",
            "typeDefinition",
            "documentHighlight",
            "documentSymbol",
            "semanticTokens/full",
            "inlayHint",
            "codeAction",
            "codeLens",
            "documentLink",
            "foldingRange",
            "selectionRange",
            "prepareCallHierarchy",
            "references",
            "rename",
        ] {
            // A reason why there is no answer is one, too.
            let _ = self.ask(&format!("textDocument/{method}"), params.clone());
        }
    }

    /// Sends a request as a client does.
    fn ask(&mut self, method: &str, params: Value) -> Result<Value, String> {
        let request = lsp_server::Request::new(1.into(), method.to_owned(), params);
        let response = serde_json::to_value(requests::answer(&mut self.analyst, request)).unwrap();
        match response.get("error") {
            Some(error) => Err(error["message"].as_str().unwrap().to_owned()),
            None => Ok(response["result"].clone()),
        }
    }

    fn at(&self, index: usize) -> Value {
        let (path, position) = &self.places[index];
        json!({ "textDocument": { "uri": paths::to_uri(path) }, "position": position })
    }

    fn document(&self, name: &str) -> Value {
        json!({ "textDocument": { "uri": paths::to_uri(&format!("{}/{name}", self.folder)) } })
    }

    fn name(&self, uri: &Value) -> String {
        let path = paths::from_uri(&uri.as_str().unwrap().parse().unwrap()).unwrap();
        path.strip_prefix(&format!("{}/", self.folder)).unwrap_or(&path).to_owned()
    }

    fn start(value: &Value) -> String {
        format!("{}:{}", value["start"]["line"], value["start"]["character"])
    }

    fn place(&self, location: &Value) -> String {
        format!("{}:{}", self.name(&location["uri"]), Self::start(&location["range"]))
    }

    pub fn hover(&mut self, index: usize) -> String {
        let answer = self.ask("textDocument/hover", self.at(index)).unwrap();
        answer["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }

    pub fn definition(&mut self, index: usize) -> String {
        self.go("definition", index)
    }

    pub fn declaration(&mut self, index: usize) -> String {
        self.go("declaration", index)
    }

    pub fn type_definition(&mut self, index: usize) -> String {
        self.go("typeDefinition", index)
    }

    fn go(&mut self, what: &str, index: usize) -> String {
        let answer = self.ask(&format!("textDocument/{what}"), self.at(index)).unwrap();
        match &answer {
            Value::Array(all) => all.iter().map(|it| self.place(it)).collect::<Vec<_>>().join(" "),
            Value::Null => String::new(),
            one => self.place(one),
        }
    }

    pub fn references(&mut self, index: usize) -> Vec<String> {
        let mut params = self.at(index);
        params["context"] = json!({ "includeDeclaration": true });
        let answer = self.ask("textDocument/references", params).unwrap();
        answer.as_array().unwrap().iter().map(|it| self.place(it)).collect()
    }

    pub fn rename(&mut self, index: usize, name: &str) -> Result<Vec<String>, String> {
        self.ask("textDocument/prepareRename", self.at(index))?;
        let mut params = self.at(index);
        params["newName"] = json!(name);
        let answer = self.ask("textDocument/rename", params)?;
        let mut edits = Vec::new();
        for (uri, changes) in answer["changes"].as_object().unwrap() {
            for it in changes.as_array().unwrap() {
                let name = self.name(&json!(uri));
                edits.push(format!(
                    "{name}:{} {}",
                    Self::start(&it["range"]),
                    it["newText"].as_str().unwrap()
                ));
            }
        }
        edits.sort();
        Ok(edits)
    }

    pub fn highlights(&mut self, index: usize) -> Vec<String> {
        let answer = self.ask("textDocument/documentHighlight", self.at(index)).unwrap();
        let kind = |it: &Value| if it["kind"] == 3 { "write" } else { "read" };
        let all = answer.as_array().unwrap().iter();
        all.map(|it| format!("{} {}", Self::start(&it["range"]), kind(it))).collect()
    }

    pub fn outline(&mut self, name: &str) -> Vec<String> {
        fn add(all: &Value, path: &str, out: &mut Vec<String>) {
            for it in all.as_array().into_iter().flatten() {
                let name = format!("{path}{}", it["name"].as_str().unwrap());
                let detail = it["detail"].as_str().map_or(String::new(), |it| format!(" {it}"));
                out.push(format!("{name}{detail}"));
                add(&it["children"], &format!("{name}/"), out);
            }
        }
        let answer = self.ask("textDocument/documentSymbol", self.document(name)).unwrap();
        let mut out = Vec::new();
        add(&answer, "", &mut out);
        out
    }

    pub fn search(&mut self, query: &str) -> Vec<String> {
        let answer = self.ask("workspace/symbol", json!({ "query": query })).unwrap();
        let all = answer.as_array().unwrap().iter();
        all.map(|it| format!("{} {}", it["name"].as_str().unwrap(), self.place(&it["location"]))).collect()
    }

    pub fn completions(&mut self, index: usize) -> Vec<String> {
        let answer = self.ask("textDocument/completion", self.at(index)).unwrap();
        let all = answer.as_array().into_iter().flatten();
        all.map(|it| it["label"].as_str().unwrap().to_owned()).collect()
    }

    /// The active signature and parameter.
    pub fn signature(&mut self, index: usize) -> (String, u64) {
        let answer = self.ask("textDocument/signatureHelp", self.at(index)).unwrap();
        let active = answer["activeSignature"].as_u64().unwrap_or(0) as usize;
        let label = answer["signatures"][active]["label"].as_str().unwrap_or_default().to_owned();
        (label, answer["activeParameter"].as_u64().unwrap_or(u64::MAX))
    }

    /// Titles, and what the file is then.
    pub fn actions(&mut self, index: usize) -> Vec<(String, String)> {
        let position = self.places[index].1;
        let mut params = self.at(index);
        params["range"] = json!({ "start": position, "end": position });
        params["context"] = json!({ "diagnostics": [] });
        let answer = self.ask("textDocument/codeAction", params).unwrap();
        let world = self.analyst.world.clone();
        let apply = |action: &Value| {
            let (uri, edits) = action["edit"]["changes"].as_object().unwrap().iter().next().unwrap();
            let text = world.text(&paths::from_uri(&uri.parse().unwrap()).unwrap()).unwrap();
            let lines = Lines::new(&text, Encoding::Utf8);
            let edit: TextEdit = serde_json::from_value(edits[0].clone()).unwrap();
            let mut fixed = text.to_string();
            let (start, end) = (lines.offset(edit.range.start), lines.offset(edit.range.end));
            fixed.replace_range(start as usize..end as usize, &edit.new_text);
            (action["title"].as_str().unwrap().to_owned(), fixed)
        };
        answer.as_array().unwrap().iter().map(apply).collect()
    }

    pub fn folds(&mut self, name: &str) -> Vec<String> {
        let answer = self.ask("textDocument/foldingRange", self.document(name)).unwrap();
        let all = answer.as_array().unwrap().iter();
        all.map(|it| format!("{}-{}", it["startLine"], it["endLine"])).collect()
    }

    /// The texts that are selected one after the other.
    pub fn selections(&mut self, index: usize) -> Vec<String> {
        let (path, position) = self.places[index].clone();
        let mut params = self.at(index);
        params["positions"] = json!([position]);
        let answer = self.ask("textDocument/selectionRange", params).unwrap();
        let text = self.analyst.world.text(&path).unwrap();
        let lines = Lines::new(&text, Encoding::Utf8);
        let mut found = Vec::new();
        let mut at = &answer[0];
        while at.is_object() {
            let range: Range = serde_json::from_value(at["range"].clone()).unwrap();
            found.push(text[lines.offset(range.start) as usize..lines.offset(range.end) as usize].to_owned());
            at = &at["parent"];
        }
        found
    }

    pub fn colors(&mut self, name: &str) -> Vec<String> {
        let answer = self.ask("textDocument/semanticTokens/full", self.document(name)).unwrap();
        let text = self.analyst.world.text(&format!("{}/{name}", self.folder)).unwrap();
        let lines = Lines::new(&text, Encoding::Utf8);
        let data: Vec<u32> = serde_json::from_value(answer["data"].clone()).unwrap();
        let legend = requests::semantic_tokens::legend();
        let (mut line, mut column) = (0, 0);
        let mut found = Vec::new();
        for token in data.chunks(5) {
            column = if token[0] == 0 { column + token[1] } else { token[1] };
            line += token[0];
            let start = lines.offset(Position::new(line, column)) as usize;
            let word = &text[start..start + token[2] as usize];
            found.push(format!("{word} {}", legend.token_types[token[3] as usize].as_str()));
        }
        found
    }

    pub fn hints(&mut self, name: &str) -> Vec<String> {
        let mut params = self.document(name);
        params["range"] = json!(Range::new(Position::new(0, 0), Position::new(9999, 0)));
        let answer = self.ask("textDocument/inlayHint", params).unwrap();
        let all = answer.as_array().unwrap().iter();
        all.map(|it| {
            let (line, column) = (&it["position"]["line"], &it["position"]["character"]);
            format!("{line}:{column} {}", it["label"].as_str().unwrap())
        })
        .collect()
    }

    pub fn links(&mut self, name: &str) -> Vec<String> {
        let answer = self.ask("textDocument/documentLink", self.document(name)).unwrap();
        let all = answer.as_array().unwrap().iter();
        all.map(|it| format!("{} {}", Self::start(&it["range"]), self.name(&it["target"]))).collect()
    }

    pub fn lenses(&mut self, name: &str) -> Vec<String> {
        let answer = self.ask("textDocument/codeLens", self.document(name)).unwrap();
        let all = answer.as_array().unwrap().iter();
        all.map(|it| format!("{} {}", it["range"]["start"]["line"], it["command"]["title"].as_str().unwrap()))
            .collect()
    }

    pub fn command(&mut self, command: &str, name: &str, argument: Option<&str>) -> Result<String, String> {
        let uri = self.document(name)["textDocument"]["uri"].clone();
        let mut arguments = vec![uri];
        arguments.extend(argument.map(|it| json!(it)));
        let answer =
            self.ask("workspace/executeCommand", json!({ "command": command, "arguments": arguments }))?;
        Ok(answer.as_str().unwrap().to_owned())
    }

    /// `file:range severity code first line`.
    pub fn diagnostics(&mut self, name: &str) -> Vec<String> {
        let path = format!("{}/{name}", self.folder);
        let mut found = Vec::new();
        for (path, all) in requests::diagnostics::of(&mut self.analyst, &path) {
            for it in all {
                let it = serde_json::to_value(it).unwrap();
                let end = format!("{}:{}", it["range"]["end"]["line"], it["range"]["end"]["character"]);
                let code = it["code"].as_str().map_or(String::new(), |it| format!("{it} "));
                let message = it["message"].as_str().unwrap().lines().next().unwrap();
                let name = path.strip_prefix(&format!("{}/", self.folder)).unwrap();
                let start = Self::start(&it["range"]);
                found.push(format!("{name}:{start}-{end} {} {code}{message}", it["severity"]));
            }
        }
        found.sort();
        found
    }

    fn calls(&mut self, index: usize, method: &str, end: &str) -> Vec<String> {
        let items = self.ask("textDocument/prepareCallHierarchy", self.at(index)).unwrap();
        let answer = self.ask(method, json!({ "item": items[0] })).unwrap();
        let all = answer.as_array().unwrap().iter();
        all.map(|it| {
            let item = &it[end];
            let name = item["name"].as_str().unwrap();
            format!("{name} {} {}", self.name(&item["uri"]), it["fromRanges"].as_array().unwrap().len())
        })
        .collect()
    }

    pub fn incoming(&mut self, index: usize) -> Vec<String> {
        self.calls(index, "callHierarchy/incomingCalls", "from")
    }

    pub fn outgoing(&mut self, index: usize) -> Vec<String> {
        self.calls(index, "callHierarchy/outgoingCalls", "to")
    }
}

/// Numbers that are the same on every run.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % end.max(1)
    }
}
