//! The main loop: takes messages, keeps the world, and leaves the work to one worker.
//!
//! The worker answers in the order in which questions came, each in the world of its time. Diagnostics wait until there are
//! no questions, and only the newest count. A panic, always a fault of ours, costs one answer.

use std::{
    any::Any,
    collections::{BTreeMap, BTreeSet, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{
    Diagnostic, DidChangeConfigurationParams, DidChangeTextDocumentParams, DidChangeWatchedFilesParams,
    DidChangeWorkspaceFoldersParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, FileChangeType,
    InitializeParams, MessageType, NumberOrString, PublishDiagnosticsParams, ShowMessageParams,
    notification::{self, Notification as _},
    request::{self, Request as _},
};
use serde_json::Value;

use crate::{
    analyst::Analyst, capabilities, lines::Encoding, paths, requests, settings::Settings, world::World,
};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Recursion over syntax trees takes more than threads have by default.
const STACK_SIZE: usize = 256 << 20;

/// What the worker does.
enum Task {
    Answer(Request, World),
    /// Something has changed that diagnostics depend on.
    Diagnose(World),
    /// Files were changed by somebody else; those that are gone come second.
    Files(Vec<String>, Vec<String>),
    /// Cargo may have built something.
    Built,
    /// Look through the folders.
    Find(World),
}

/// Serves one client until it leaves.
pub fn run(connection: &Connection) -> Result<(), Failure> {
    let (id, params) = connection.initialize_start()?;
    let params: InitializeParams = serde_json::from_value(params)?;
    let mut world = world(&params);
    let answer = serde_json::json!({
        "capabilities": capabilities::of(world.encoding),
        "serverInfo": { "name": "hlsl-lsp", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, answer)?;
    watch_files(connection, &params)?;
    let (tasks, receiver) = channel();
    let cancelled: Cancelled = Arc::default();
    let sender = connection.sender.clone();
    let worker = Worker {
        // A client that is gone needs no answers.
        send: Box::new(move |message| drop(sender.send(message))),
        cancelled: cancelled.clone(),
        analyst: Analyst::default(),
        diagnostics: Diagnostics::default(),
    };
    let handle = thread::Builder::new()
        .name("worker".into())
        .stack_size(STACK_SIZE)
        .spawn(move || worker.run(&receiver))?;
    tasks.send(Task::Find(world.clone()))?;
    for message in &connection.receiver {
        match message {
            Message::Request(request) => {
                if connection.handle_shutdown(&request)? {
                    break;
                }
                tasks.send(Task::Answer(request, world.clone()))?;
            }
            Message::Notification(it) => notice(it, &mut world, &tasks, &cancelled)?,
            Message::Response(_) => {}
        }
    }
    drop(tasks);
    // What the worker still computes, nobody waits for.
    drop(handle);
    Ok(())
}

fn world(params: &InitializeParams) -> World {
    let general = params.capabilities.general.as_ref();
    let encoding = Encoding::choose(general.and_then(|it| it.position_encodings.as_deref()));
    let folders = params.workspace_folders.iter().flatten();
    let mut folders: Vec<String> = folders.filter_map(|it| paths::from_uri(&it.uri)).collect();
    if folders.is_empty() {
        #[allow(deprecated)]
        folders.extend(params.root_uri.as_ref().and_then(paths::from_uri));
    }
    let settings = params.initialization_options.as_ref().map(Settings::read).unwrap_or_default();
    World::new(folders, settings, encoding)
}

/// Asks the client to say when files change, if it can.
fn watch_files(connection: &Connection, params: &InitializeParams) -> Result<(), Failure> {
    let workspace = params.capabilities.workspace.as_ref();
    let watching = workspace.and_then(|it| it.did_change_watched_files.as_ref());
    if watching.and_then(|it| it.dynamic_registration) != Some(true) {
        return Ok(());
    }
    let watchers = ["**/*.{hlsl,hlsli,hlslh,fx,fxh}", "**/*.rs", "**/*hlsl-jobs.json"];
    let watchers: Vec<Value> = watchers.iter().map(|it| serde_json::json!({ "globPattern": it })).collect();
    let registration = serde_json::json!({ "registrations": [{
        "id": "files",
        "method": notification::DidChangeWatchedFiles::METHOD,
        "registerOptions": { "watchers": watchers },
    }]});
    let request =
        Request::new("watch".to_owned().into(), request::RegisterCapability::METHOD.into(), registration);
    connection.sender.send(request.into())?;
    Ok(())
}

/// Requests that the client no longer waits for.
type Cancelled = Arc<Mutex<BTreeSet<RequestId>>>;

fn lock(cancelled: &Cancelled) -> std::sync::MutexGuard<'_, BTreeSet<RequestId>> {
    cancelled.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes a notification. One that cannot be read changes nothing.
fn notice(
    it: Notification,
    world: &mut World,
    tasks: &Sender<Task>,
    cancelled: &Cancelled,
) -> Result<(), Failure> {
    match it.method.as_str() {
        notification::DidOpenTextDocument::METHOD => {
            let Ok(params) = serde_json::from_value::<DidOpenTextDocumentParams>(it.params) else {
                return Ok(());
            };
            let document = params.text_document;
            if let Some(path) = paths::from_uri(&document.uri) {
                world.open(path.clone(), document.text, document.version);
                changed(&path, world, tasks)?;
            }
        }
        notification::DidChangeTextDocument::METHOD => {
            let Ok(params) = serde_json::from_value::<DidChangeTextDocumentParams>(it.params) else {
                return Ok(());
            };
            if let Some(path) = paths::from_uri(&params.text_document.uri) {
                world.change(&path, params.content_changes, params.text_document.version);
                changed(&path, world, tasks)?;
            }
        }
        notification::DidCloseTextDocument::METHOD => {
            let Ok(params) = serde_json::from_value::<DidCloseTextDocumentParams>(it.params) else {
                return Ok(());
            };
            if let Some(path) = paths::from_uri(&params.text_document.uri) {
                world.close(&path);
                changed(&path, world, tasks)?;
            }
        }
        // Often it is what makes cargo check, and not every client watches files.
        notification::DidSaveTextDocument::METHOD => tasks.send(Task::Built)?,
        notification::DidChangeWatchedFiles::METHOD => {
            let Ok(params) = serde_json::from_value::<DidChangeWatchedFilesParams>(it.params) else {
                return Ok(());
            };
            let (gone, there): (Vec<_>, Vec<_>) =
                params.changes.into_iter().partition(|it| it.typ == FileChangeType::DELETED);
            let path = |it: lsp_types::FileEvent| paths::from_uri(&it.uri);
            let gone = gone.into_iter().filter_map(path).collect();
            tasks.send(Task::Diagnose(world.clone()))?;
            tasks.send(Task::Files(there.into_iter().filter_map(path).collect(), gone))?;
        }
        notification::DidChangeConfiguration::METHOD => {
            if let Ok(params) = serde_json::from_value::<DidChangeConfigurationParams>(it.params) {
                world.settings = Settings::read(&params.settings);
                tasks.send(Task::Find(world.clone()))?;
            }
        }
        notification::DidChangeWorkspaceFolders::METHOD => {
            let Ok(params) = serde_json::from_value::<DidChangeWorkspaceFoldersParams>(it.params) else {
                return Ok(());
            };
            let removed: Vec<String> =
                params.event.removed.iter().filter_map(|it| paths::from_uri(&it.uri)).collect();
            world.folders.retain(|it| !removed.contains(it));
            world.folders.extend(params.event.added.iter().filter_map(|it| paths::from_uri(&it.uri)));
            tasks.send(Task::Find(world.clone()))?;
        }
        notification::Cancel::METHOD => {
            let id = serde_json::from_value::<lsp_types::CancelParams>(it.params).map(|it| it.id);
            match id {
                Ok(NumberOrString::Number(id)) => drop(lock(cancelled).insert(id.into())),
                Ok(NumberOrString::String(id)) => drop(lock(cancelled).insert(id.into())),
                Err(_) => {}
            }
        }
        _ => {}
    }
    Ok(())
}

fn changed(path: &str, world: &World, tasks: &Sender<Task>) -> Result<(), Failure> {
    tasks.send(Task::Diagnose(world.clone()))?;
    if path.ends_with(".rs") {
        tasks.send(Task::Files(vec![path.to_owned()], Vec::new()))?;
    }
    Ok(())
}

/// Sends a message to the client.
type Outbox = Box<dyn Fn(Message) + Send>;

struct Worker {
    send: Outbox,
    cancelled: Cancelled,
    analyst: Analyst,
    diagnostics: Diagnostics,
}

impl Worker {
    fn run(mut self, tasks: &Receiver<Task>) {
        let mut waiting: VecDeque<Task> = VecDeque::new();
        let mut has_news = false;
        loop {
            // Sleeps only when there is nothing left to do.
            if waiting.is_empty() && !has_news {
                match tasks.recv() {
                    Ok(task) => waiting.push_back(task),
                    Err(_) => return,
                }
            }
            waiting.extend(tasks.try_iter());
            match waiting.pop_front() {
                Some(Task::Answer(request, world)) => self.answer(request, world),
                Some(Task::Diagnose(world)) => {
                    self.analyst.world = world;
                    has_news = true;
                }
                Some(Task::Files(there, gone)) => {
                    self.analyst.files_changed(&there, &gone);
                    has_news = true;
                }
                Some(Task::Built) => {
                    self.analyst.programs.find_built(&self.analyst.world);
                    has_news = true;
                }
                Some(Task::Find(world)) => {
                    self.analyst.find(world);
                    has_news = true;
                }
                None => {
                    has_news = false;
                    self.diagnose(tasks, &mut waiting);
                }
            }
        }
    }

    fn answer(&mut self, request: Request, world: World) {
        if lock(&self.cancelled).remove(&request.id) {
            let message = "the client no longer waits".to_owned();
            return (self.send)(
                Response::new_err(request.id, ErrorCode::RequestCanceled as i32, message).into(),
            );
        }
        self.analyst.world = world;
        let id = request.id.clone();
        let answer = catch_unwind(AssertUnwindSafe(|| requests::answer(&mut self.analyst, request)));
        let response = answer.unwrap_or_else(|panic| {
            // What was being computed may be half done; nothing of it is kept.
            self.analyst.forget();
            Response::new_err(id, ErrorCode::InternalError as i32, message(&*panic))
        });
        (self.send)(response.into());
        for message in self.analyst.messages.drain(..) {
            let params = ShowMessageParams { typ: MessageType::WARNING, message };
            (self.send)(Notification::new(notification::ShowMessage::METHOD.to_owned(), params).into());
        }
    }

    /// One shader after the other, as long as nothing new comes.
    fn diagnose(&mut self, tasks: &Receiver<Task>, waiting: &mut VecDeque<Task>) {
        let shaders: Vec<String> = self.analyst.world.diagnosed().map(str::to_owned).collect();
        self.diagnostics.forget_closed(&shaders);
        for shader in shaders {
            let found =
                catch_unwind(AssertUnwindSafe(|| requests::diagnostics::of(&mut self.analyst, &shader)));
            match found {
                Ok(found) => self.diagnostics.set(shader, found),
                Err(_) => self.analyst.forget(),
            }
            self.publish();
            waiting.extend(tasks.try_iter());
            if waiting.iter().any(|it| !matches!(it, Task::Answer(..))) {
                // It will be done again, with what is new.
                return;
            }
            while let Some(Task::Answer(request, world)) = waiting.pop_front() {
                self.answer(request, world);
            }
        }
        self.publish();
    }

    fn publish(&mut self) {
        for (path, diagnostics) in self.diagnostics.news() {
            let Some(uri) = paths::to_uri(&path) else { continue };
            let version = self.analyst.world.document(&path).map(|it| it.version);
            let params = PublishDiagnosticsParams { uri, diagnostics, version };
            let method = notification::PublishDiagnostics::METHOD.to_owned();
            (self.send)(Notification::new(method, params).into());
        }
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
    format!("internal error, please report it: {text}")
}

/// What was found in each file, by the open shader that was compiled, and what the client has been told.
#[derive(Default)]
struct Diagnostics {
    found: BTreeMap<String, ByFile>,
    told: ByFile,
}

type ByFile = BTreeMap<String, Vec<Diagnostic>>;

impl Diagnostics {
    fn forget_closed(&mut self, open: &[String]) {
        self.found.retain(|path, _| open.contains(path));
    }

    fn set(&mut self, shader: String, found: ByFile) {
        self.found.insert(shader, found);
    }

    /// The files whose diagnostics are no longer what the client knows.
    fn news(&mut self) -> ByFile {
        let mut all: ByFile = BTreeMap::new();
        for (path, diagnostics) in self.found.values().flatten() {
            let known = all.entry(path.clone()).or_default();
            for it in diagnostics {
                if !known.contains(it) {
                    known.push(it.clone());
                }
            }
        }
        for path in self.told.keys() {
            all.entry(path.clone()).or_default();
        }
        let news = all.iter().filter(|(path, it)| self.told.get(*path) != Some(it));
        let news = news.map(|(path, it)| (path.clone(), it.clone())).collect();
        all.retain(|_, it| !it.is_empty());
        self.told = all;
        news
    }
}
