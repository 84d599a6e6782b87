//! A client that drives the real server over its standard input and output.

#![allow(dead_code)] // a module of several tests, none of which uses all of it

use std::{
    collections::BTreeMap,
    io::BufReader,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use lsp_server::{Message, Notification, Request, Response};
use serde_json::{Value, json};

pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Message>,
    next: i32,
    /// The last diagnostics of each file, with how often they came.
    pub diagnostics: BTreeMap<String, (usize, Vec<Value>)>,
    versions: BTreeMap<String, i32>,
}

const PATIENCE: Duration = Duration::from_secs(120);

impl Client {
    pub fn start(folders: &[&Path]) -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hlsl-lsp"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let input = child.stdin.take();
        let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, messages) = channel();
        thread::spawn(move || {
            while let Ok(Some(message)) = Message::read(&mut output) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        let (diagnostics, versions) = (BTreeMap::new(), BTreeMap::new());
        let mut client = Client { child, input, messages, next: 0, diagnostics, versions };
        let folder =
            |it: &&Path| json!({ "uri": uri(it), "name": it.file_name().and_then(|it| it.to_str()) });
        let folders: Vec<Value> = folders.iter().map(folder).collect();
        let answer = client.ask(
            "initialize",
            json!({
                "processId": null,
                "workspaceFolders": folders,
                "capabilities": { "general": { "positionEncodings": ["utf-8", "utf-16"] } },
            }),
        );
        let encoding = answer.expect("it initializes")["capabilities"]["positionEncoding"].clone();
        assert_eq!(encoding, "utf-8");
        client.tell("initialized", json!({}));
        client
    }

    fn send(&mut self, message: Message) {
        message.write(self.input.as_mut().expect("it is open")).expect("the server reads");
    }

    pub fn tell(&mut self, method: &str, params: Value) {
        self.send(Notification::new(method.to_owned(), params).into());
    }

    /// The answer to a request, or the reason why there is none.
    pub fn ask(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.next += 1;
        let id = self.next;
        self.send(Request::new(id.into(), method.to_owned(), params).into());
        loop {
            match self.receive() {
                Message::Response(Response { id: of, response_result }) if of == id.into() => {
                    return response_result.map_err(|it| it.message);
                }
                other => self.take(other),
            }
        }
    }

    fn receive(&mut self) -> Message {
        self.messages.recv_timeout(PATIENCE).expect("the server answers")
    }

    fn take(&mut self, message: Message) {
        let Message::Notification(it) = message else { return };
        if it.method == "textDocument/publishDiagnostics" {
            let path = path(&it.params["uri"]);
            let known = self.diagnostics.entry(path).or_default();
            *known = (known.0 + 1, it.params["diagnostics"].as_array().cloned().unwrap_or_default());
        }
    }

    pub fn open(&mut self, path: &str, text: &str) {
        self.versions.insert(path.to_owned(), 1);
        let document =
            json!({ "uri": uri(Path::new(path)), "languageId": "hlsl", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
    }

    /// Replaces the whole text.
    pub fn change(&mut self, path: &str, text: &str) {
        let version = self.versions.entry(path.to_owned()).or_default();
        *version += 1;
        let document = json!({ "uri": uri(Path::new(path)), "version": *version });
        self.tell(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [{ "text": text }] }),
        );
    }

    /// What the server has in memory, in kB.
    pub fn memory(&self) -> u64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("Linux says it");
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("a line");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }

    /// How long the server has computed, which other programs do not make longer.
    pub fn computed(&self) -> Duration {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.child.id())).expect("Linux says it");
        let nanoseconds = threads.flatten().filter_map(|it| {
            let text = std::fs::read_to_string(it.path().join("schedstat")).ok()?;
            text.split(' ').next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(nanoseconds.sum())
    }

    /// Waits until diagnostics for a file come, and returns them.
    pub fn next_diagnostics(&mut self, path: &str) -> Vec<Value> {
        let before = self.diagnostics.get(path).map_or(0, |it| it.0);
        loop {
            let message = self.receive();
            self.take(message);
            if let Some((count, found)) = self.diagnostics.get(path)
                && *count > before
            {
                return found.clone();
            }
        }
    }

    pub fn stop(mut self) {
        self.ask("shutdown", Value::Null).expect("it shuts down");
        self.tell("exit", Value::Null);
        self.input = None;
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
    }
}

pub fn uri(path: &Path) -> String {
    format!("file://{}", path.to_str().expect("it is text").replace(' ', "%20"))
}

pub fn path(uri: &Value) -> String {
    uri.as_str().and_then(|it| it.strip_prefix("file://")).expect("it is a file").replace("%20", " ")
}

pub fn document(path: &str) -> Value {
    json!({ "textDocument": { "uri": uri(Path::new(path)) } })
}

pub fn at(path: &str, (line, column): (u32, u32)) -> Value {
    let mut params = document(path);
    params["position"] = json!({ "line": line, "character": column });
    params
}

/// The folder with the examples.
pub fn examples() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it is in the workspace");
    root.join("examples")
}

/// Line and column, in bytes, of an offset.
pub fn position(text: &str, offset: usize) -> (u32, u32) {
    let before = &text[..offset];
    let line = before.matches('\n').count() as u32;
    (line, (offset - before.rfind('\n').map_or(0, |it| it + 1)) as u32)
}

pub fn offset(text: &str, position: &Value) -> usize {
    let line = position["line"].as_u64().expect("a line") as usize;
    let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    start + position["character"].as_u64().expect("a column") as usize
}

/// Numbers that are the same on every run.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % end.max(1)
    }
}
