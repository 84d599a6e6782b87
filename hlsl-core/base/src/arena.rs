//! Dense tables and the typed indices that point into them.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    num::NonZeroU32,
    ops::{Index, IndexMut},
};

use rustc_hash::FxHashMap;

/// An index into one [`Arena`] of `T`. `Option<Id<T>>` is also four bytes.
pub struct Id<T> {
    raw: NonZeroU32,
    kind: PhantomData<fn() -> T>,
}

impl<T> Id<T> {
    pub fn index(self) -> usize {
        self.raw.get() as usize - 1
    }

    /// The id of the `index`-th item of an arena.
    pub fn from_index(index: usize) -> Self {
        let raw = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        Id {
            raw: raw.expect("source text is under 4 GiB, so no arena reaches 2^32 items"),
            kind: PhantomData,
        }
    }

    /// The same number as an id of another kind: for whoever hands ids on without knowing what they are ids of.
    pub fn retag<U>(self) -> Id<U> {
        Id { raw: self.raw, kind: PhantomData }
    }
}

impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Id<T> {}
impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}
impl<T> Eq for Id<T> {}
impl<T> PartialOrd for Id<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<T> Ord for Id<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.raw.cmp(&other.raw)
    }
}
impl<T> Hash for Id<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.raw.hash(state);
    }
}
impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.index())
    }
}

/// A list that is nearly always empty, when it takes only a pointer.
// A `Vec` takes three times the room where it is empty.
#[allow(clippy::box_collection)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RareList<T>(Option<Box<Vec<T>>>);

impl<T> RareList<T> {
    pub const fn new() -> Self {
        RareList(None)
    }
    pub fn push(&mut self, item: T) {
        self.0.get_or_insert_default().push(item);
    }
    pub fn append(&mut self, other: Self) {
        for item in other.0.into_iter().flat_map(|list| *list) {
            self.push(item);
        }
    }
}

impl<T> Default for RareList<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> std::ops::Deref for RareList<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.0.as_ref().map_or(&[], |list| list)
    }
}

impl<T: Clone> From<&[T]> for RareList<T> {
    fn from(items: &[T]) -> Self {
        RareList((!items.is_empty()).then(|| Box::new(items.to_vec())))
    }
}

impl<'a, T> IntoIterator for &'a RareList<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Values of one kind, in the order in which they were added.
#[derive(Clone, Debug)]
pub struct Arena<T> {
    items: Vec<T>,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Arena { items: Vec::new() }
    }
}

impl<T> Arena<T> {
    pub fn add(&mut self, item: T) -> Id<T> {
        self.items.push(item);
        Id::from_index(self.items.len() - 1)
    }
    /// Reserves room for about `expected` more. Memory that is never touched costs nothing, but moving a large arena does.
    pub fn reserve(&mut self, expected: usize) {
        self.items.reserve_exact(expected);
    }
    pub fn len(&self) -> usize {
        self.items.len()
    }
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id<T>> + ExactSizeIterator + use<T> {
        (0..self.items.len()).map(Id::from_index)
    }
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Id<T>, &T)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(index, item)| (Id::from_index(index), item))
    }
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Id<T>, &mut T)> + ExactSizeIterator {
        self.items.iter_mut().enumerate().map(|(index, item)| (Id::from_index(index), item))
    }
    pub fn into_items(self) -> Vec<T> {
        self.items
    }
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }
}

impl<T> Index<Id<T>> for Arena<T> {
    type Output = T;
    fn index(&self, id: Id<T>) -> &T {
        &self.items[id.index()]
    }
}
impl<T> IndexMut<Id<T>> for Arena<T> {
    fn index_mut(&mut self, id: Id<T>) -> &mut T {
        &mut self.items[id.index()]
    }
}

/// An [`Arena`] that keeps only one copy of equal values, so equal ids mean equal values.
#[derive(Clone, Debug)]
pub struct Interner<T> {
    arena: Arena<T>,
    ids: FxHashMap<T, Id<T>>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { arena: Arena::default(), ids: FxHashMap::default() }
    }
}

impl<T: Clone + Eq + Hash> Interner<T> {
    pub fn intern(&mut self, item: T) -> Id<T> {
        if let Some(&id) = self.ids.get(&item) {
            return id;
        }
        if self.ids.is_empty() {
            // Few modules have less, and each growth moves all.
            self.ids.reserve(56);
        }
        let id = self.arena.add(item.clone());
        self.ids.insert(item, id);
        id
    }
    /// Adds an item that the caller knows to be new, without checking.
    pub fn add_new(&mut self, item: T) -> Id<T> {
        self.arena.add(item)
    }
    /// The id of `item` if it has been interned.
    pub fn find(&self, item: &T) -> Option<Id<T>> {
        self.ids.get(item).copied()
    }
}

impl<T> Interner<T> {
    pub fn len(&self) -> usize {
        self.arena.len()
    }
    pub fn is_empty(&self) -> bool {
        self.arena.is_empty()
    }
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Id<T>, &T)> + ExactSizeIterator {
        self.arena.iter()
    }
}

impl<T> Index<Id<T>> for Interner<T> {
    type Output = T;
    fn index(&self, id: Id<T>) -> &T {
        &self.arena[id]
    }
}

/// A side table: a `V` for each id of an arena, with `V::default()` where none was set.
#[derive(Clone, Debug)]
pub struct IdMap<T, V> {
    values: Vec<V>,
    missing: V,
    kind: PhantomData<fn() -> T>,
}

impl<T, V: Clone + Default> Default for IdMap<T, V> {
    fn default() -> Self {
        IdMap { values: Vec::new(), missing: V::default(), kind: PhantomData }
    }
}

impl<T, V: Clone + Default> IdMap<T, V> {
    /// With room for all ids of an arena of that length.
    pub fn for_len(length: usize) -> Self {
        IdMap { values: vec![V::default(); length], ..Self::default() }
    }
    /// Makes room for `index` and for about as many after it as are there, since ids mostly come in their order.
    #[cold]
    fn grow(&mut self, index: usize) {
        let length = (index + 1).max(2 * self.values.len()).max(32);
        self.values.resize(length, V::default());
    }
}

impl<T, V> IdMap<T, V> {
    /// The values that were set, and defaults between and after them, in the order of their ids.
    pub fn iter(&self) -> std::slice::Iter<'_, V> {
        self.values.iter()
    }
}

impl<T, V: Clone + Default> Index<Id<T>> for IdMap<T, V> {
    type Output = V;
    fn index(&self, id: Id<T>) -> &V {
        self.values.get(id.index()).unwrap_or(&self.missing)
    }
}
impl<T, V: Clone + Default> IndexMut<Id<T>> for IdMap<T, V> {
    fn index_mut(&mut self, id: Id<T>) -> &mut V {
        if id.index() >= self.values.len() {
            self.grow(id.index());
        }
        &mut self.values[id.index()]
    }
}
