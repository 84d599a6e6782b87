//! The thread of a watcher: waits until files change, lets whoever writes them finish, and compiles.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender},
    },
    time::{Duration, Instant},
};

use super::{
    Change,
    message::Message,
    program::{LONGEST, PATIENCE, Program, QUIET},
    system::{CannotWatch, System},
};

/// How often to look where the system does not tell.
const BLIND: Duration = Duration::from_millis(250);

/// The watcher is gone.
struct Stopped;

pub(super) struct Worker {
    programs: Vec<Program>,
    changes: Sender<Change>,
    wake: Option<Box<dyn Fn() + Send>>,
    system: Option<System>,
    /// Whether the system does not tell of all changes.
    is_blind: Arc<AtomicBool>,
    /// How often to look nevertheless.
    interval: Duration,
}

impl Worker {
    pub(super) fn new(changes: Sender<Change>, is_blind: Arc<AtomicBool>, interval: Duration) -> Worker {
        Worker { programs: Vec::new(), changes, wake: None, system: None, is_blind, interval }
    }

    /// Works until the watcher is gone. With `messages`, the system is asked to tell of changes.
    pub(super) fn run(mut self, inbox: &Receiver<Message>, messages: Option<Sender<Message>>) {
        if let Some(messages) = messages {
            self.system = System::new(messages);
            if self.system.is_none() {
                self.turn_blind();
            }
        }
        while let Ok(()) = self.step(inbox) {}
    }

    fn step(&mut self, inbox: &Receiver<Message>) -> Result<(), Stopped> {
        let may_be_changed = match inbox.recv_timeout(self.interval) {
            Ok(message) => self.take(message)?,
            Err(RecvTimeoutError::Timeout) => self.programs.iter().any(|it| it.files.look_changed()),
            Err(RecvTimeoutError::Disconnected) => return Err(Stopped),
        };
        if may_be_changed {
            self.settle(inbox)?;
            self.compile()?;
            self.watch()?;
        }
        Ok(())
    }

    /// Returns whether something happened to a file.
    fn take(&mut self, message: Message) -> Result<bool, Stopped> {
        match message {
            Message::Stop => Err(Stopped),
            Message::Wake(wake) => {
                self.wake = Some(wake);
                Ok(false)
            }
            Message::Touched(gone) => {
                if let Some(system) = &mut self.system {
                    gone.iter().for_each(|it| system.forget(it));
                }
                Ok(true)
            }
            Message::Add(mut program) => {
                let change = program.compile();
                self.programs.push(program);
                self.tell(change)?;
                self.watch()?;
                Ok(false)
            }
        }
    }

    /// Waits until whoever writes the files has finished.
    fn settle(&mut self, inbox: &Receiver<Message>) -> Result<(), Stopped> {
        let start = Instant::now();
        let mut quiet_since = start;
        while start.elapsed() < LONGEST {
            let is_written = self.programs.iter().any(|it| it.files.are_being_written());
            let quiet = if is_written { PATIENCE } else { QUIET };
            let Some(left) = quiet.checked_sub(quiet_since.elapsed()) else { break };
            match inbox.recv_timeout(left.min(QUIET)) {
                Ok(message) => {
                    if self.take(message)? {
                        quiet_since = Instant::now();
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Stopped),
            }
        }
        Ok(())
    }

    /// Compiles the programs of whose files one has another text.
    fn compile(&mut self) -> Result<(), Stopped> {
        for at in 0..self.programs.len() {
            let program = &mut self.programs[at];
            if program.files.are_changed() {
                let change = program.compile();
                self.tell(change)?;
            } else {
                program.files.look_again();
            }
        }
        Ok(())
    }

    fn tell(&self, change: Option<Change>) -> Result<(), Stopped> {
        let Some(change) = change else { return Ok(()) };
        self.changes.send(change).map_err(|_| Stopped)?;
        if let Some(wake) = &self.wake {
            wake();
        }
        Ok(())
    }

    /// Has the system tell about every file of the programs.
    fn watch(&mut self) -> Result<(), Stopped> {
        // Compiling again may find other files, and so on; whoever adds files all the time is looked at later.
        for _ in 0..4 {
            let Some(system) = &mut self.system else { break };
            match system.watch(self.programs.iter().flat_map(|it| it.files.paths())) {
                Ok(false) => break,
                Ok(true) => {}
                Err(CannotWatch) => self.turn_blind(),
            }
            // What was written before the system was asked.
            self.compile()?;
        }
        Ok(())
    }

    fn turn_blind(&mut self) {
        self.interval = self.interval.min(BLIND);
        self.is_blind.store(true, Ordering::Relaxed);
    }
}
