//! Parallel work on the cores that cargo grants.

use std::{
    env,
    num::NonZero,
    sync::{Mutex, mpsc},
    thread,
};

/// The results of `work` for every item, in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let slots: Vec<Mutex<Option<R>>> = items.iter().map(|_| Mutex::new(None)).collect();
    for_each(items.iter().zip(&slots), |(item, slot)| {
        let result = work(item);
        if let Ok(mut slot) = slot.lock() {
            *slot = Some(result);
        }
    });
    slots.into_iter().filter_map(|slot| slot.into_inner().ok().flatten()).collect()
}

/// Runs `work` for every item. Items are taken from the iterator one by one, when a thread is free for the next.
///
/// This thread works from the start, because cargo has already counted it. Every other thread needs a token of
/// cargo's jobserver, so that build scripts that run at the same time share the cores. Without a jobserver, there are
/// as many threads as `NUM_JOBS` says, or as there are cores.
pub fn for_each<T>(items: impl Iterator<Item = T> + Send, work: impl Fn(T) + Sync) {
    let count = items.size_hint().1.unwrap_or(usize::MAX);
    let more = cores().min(count).saturating_sub(1);
    let items = Mutex::new(items.fuse());
    let next = || items.lock().ok()?.next();
    let run = || {
        while let Some(item) = next() {
            work(item);
        }
    };
    thread::scope(|scope| {
        let (granted, grants) = mpsc::channel();
        let request = tokens::request(more, granted);
        let run = &run;
        scope.spawn(move || {
            for token in grants {
                scope.spawn(move || {
                    run();
                    drop(token);
                });
            }
        });
        run();
        // Withdraws the pending requests, which ends the thread that waits for them.
        drop(request);
    });
}

fn cores() -> usize {
    let told = env::var("NUM_JOBS").ok().and_then(|it| it.parse().ok());
    told.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get))
}

#[cfg(feature = "jobserver")]
mod tokens {
    use std::sync::{OnceLock, mpsc::Sender};

    use jobserver::{Acquired, Client, HelperThread};

    /// Permission to run one thread until it is dropped. None without a jobserver.
    pub(super) type Token = Option<Acquired>;

    /// Requests `count` tokens, which arrive as they are granted, as long as the result lives.
    pub(super) fn request(count: usize, granted: Sender<Token>) -> Option<HelperThread> {
        let Some(client) = client().filter(|_| count > 0) else {
            (0..count).for_each(|_| drop(granted.send(None)));
            return None;
        };
        let helper =
            client.into_helper_thread(move |token| drop(token.map(|token| granted.send(Some(token)))));
        let helper = helper.ok()?;
        (0..count).for_each(|_| helper.request_token());
        Some(helper)
    }

    fn client() -> Option<Client> {
        static CLIENT: OnceLock<Option<Client>> = OnceLock::new();
        // SAFETY: cargo's file descriptors are only invalid if this program has closed them and opened others with
        // the same numbers. Nothing in this crate closes what it did not open, and the same holds for the build
        // scripts that use `cc`, which reads the jobserver in the same way.
        #[allow(unsafe_code)]
        CLIENT.get_or_init(|| unsafe { Client::from_env() }).clone()
    }
}

#[cfg(not(feature = "jobserver"))]
mod tokens {
    use std::sync::mpsc::Sender;

    /// Permission that is not counted.
    pub(super) struct Token(());

    /// There is nothing to withdraw.
    pub(super) struct Request(());

    pub(super) fn request(count: usize, granted: Sender<Token>) -> Request {
        (0..count).for_each(|_| drop(granted.send(Token(()))));
        Request(())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<usize> = (0..100).collect();
        assert_eq!(super::map(&items, |it| it * 2), items.iter().map(|it| it * 2).collect::<Vec<_>>());
    }
}
