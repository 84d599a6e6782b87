//! Dense tables and the typed indices that point into them.

use std::{
    fmt,
    hash::{BuildHasher, Hash, Hasher},
    marker::PhantomData,
    num::NonZeroU32,
    ops::{Index, IndexMut},
};

use rustc_hash::FxBuildHasher;
use smallvec::SmallVec;

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
// A `Vec` takes three times the room where it is empty, and memory of its own where most often one item is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RareList<T>(Option<Box<SmallVec<[T; 1]>>>);

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
        RareList((!items.is_empty()).then(|| Box::new(items.into())))
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
    /// Adds the items of another one, in their order.
    pub fn append(&mut self, mut other: Arena<T>) {
        self.items.append(&mut other.items);
    }
    /// Reserves room for about `expected` more. Memory that is never touched costs nothing, but moving a large arena does.
    pub fn reserve(&mut self, expected: usize) {
        self.items.reserve_exact(expected);
    }
    /// Makes room for `more`, and for about as many as are there: for arenas that get more time and again.
    pub fn make_room(&mut self, more: usize) {
        self.items.reserve(more);
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

/// A run of values in [`Lists`] of `T`: what a node has for a list of its own, without memory of its own.
pub struct List<T> {
    start: u32,
    length: u32,
    kind: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    pub const EMPTY: List<T> = List { start: 0, length: 0, kind: PhantomData };

    pub fn len(self) -> usize {
        self.length as usize
    }
    pub fn is_empty(self) -> bool {
        self.length == 0
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for List<T> {}
impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.length) == (other.start, other.length)
    }
}
impl<T> Eq for List<T> {}
impl<T> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}; {}]", self.start, self.length)
    }
}

/// Lists of values of one kind, end to end.
#[derive(Clone, Debug)]
pub struct Lists<T> {
    items: Vec<T>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists { items: Vec::new() }
    }
}

impl<T: Copy> Lists<T> {
    /// Adds a list with a copy of `items`.
    pub fn add(&mut self, items: &[T]) -> List<T> {
        let list = List { start: self.items.len() as u32, length: items.len() as u32, kind: PhantomData };
        self.items.extend_from_slice(items);
        list
    }
    /// Reserves room for about `expected` more items in all lists together.
    pub fn reserve(&mut self, expected: usize) {
        self.items.reserve_exact(expected);
    }
}

impl<T> Index<List<T>> for Lists<T> {
    type Output = [T];
    fn index(&self, list: List<T>) -> &[T] {
        let start = list.start as usize;
        &self.items[start..start + list.len()]
    }
}

/// An [`Arena`] that keeps only one copy of equal values, so equal ids mean equal values.
#[derive(Clone, Debug)]
pub struct Interner<T> {
    arena: Arena<T>,
    /// A hash table of the items that were interned, with open addressing: its length is a power of two, and an item is
    /// in the first free place from the one that its hash names.
    places: Vec<Place>,
    /// How many places are taken.
    taken: usize,
}

/// A place of the hash table in an [`Interner`].
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// Tells most other items apart without a look at them.
    hash: u32,
    /// The index of the item plus one; 0 where there is none.
    item: u32,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { arena: Arena::default(), places: Vec::new(), taken: 0 }
    }
}

impl<T: Eq + Hash> Interner<T> {
    pub fn intern(&mut self, item: T) -> Id<T> {
        let hash = Self::hash(&item);
        match self.place(hash, &item) {
            Ok(id) => id,
            Err(place) => self.insert(place, hash, item),
        }
    }
    /// Reserves room for about `expected` items in all.
    pub fn reserve(&mut self, expected: usize) {
        let places = (expected + expected / 3 + 1).next_power_of_two();
        if places > self.places.len() {
            self.grow(places);
        }
    }
    /// Adds an item that the caller knows to be new, without checking. It is not found later.
    pub fn add_new(&mut self, item: T) -> Id<T> {
        self.arena.add(item)
    }
    /// The id of `item` if it has been interned.
    pub fn find(&self, item: &T) -> Option<Id<T>> {
        self.place(Self::hash(item), item).ok()
    }

    fn hash(item: &T) -> u32 {
        FxBuildHasher.hash_one(item) as u32
    }

    /// The id of `item`, or the place where it belongs.
    fn place(&self, hash: u32, item: &T) -> Result<Id<T>, usize> {
        let last = self.places.len().wrapping_sub(1);
        let mut at = hash as usize;
        loop {
            at &= last;
            let Some(place) = self.places.get(at).filter(|it| it.item != 0) else { return Err(at) };
            let index = place.item as usize - 1;
            if place.hash == hash && self.arena.items[index] == *item {
                return Ok(Id::from_index(index));
            }
            at += 1;
        }
    }

    fn insert(&mut self, mut place: usize, hash: u32, item: T) -> Id<T> {
        if self.taken >= room_in(self.places.len()) {
            self.grow(2 * self.places.len());
            place = free_place(&self.places, hash);
        }
        let id = self.arena.add(item);
        self.places[place] = Place { hash, item: self.arena.len() as u32 };
        self.taken += 1;
        id
    }

    /// Makes a table with so many places. Few modules have fewer items than what fits into the smallest.
    #[cold]
    fn grow(&mut self, places: usize) {
        let mut places = vec![Place::default(); places.max(64)];
        for &place in self.places.iter().filter(|it| it.item != 0) {
            let free = free_place(&places, place.hash);
            places[free] = place;
        }
        self.arena.reserve(room_in(places.len()) - self.taken);
        self.places = places;
    }
}

/// How many of the places in a hash table may be taken: at most three quarters, so that a free one is near.
fn room_in(places: usize) -> usize {
    places / 4 * 3
}

/// The first free place for an item with that hash.
fn free_place(places: &[Place], hash: u32) -> usize {
    let last = places.len() - 1;
    let mut at = hash as usize & last;
    while places[at].item != 0 {
        at = (at + 1) & last;
    }
    at
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
    /// Room to make at first.
    expected: usize,
    missing: V,
    kind: PhantomData<fn() -> T>,
}

impl<T, V: Clone + Default> Default for IdMap<T, V> {
    fn default() -> Self {
        IdMap { values: Vec::new(), expected: 32, missing: V::default(), kind: PhantomData }
    }
}

impl<T, V: Clone + Default> IdMap<T, V> {
    /// With room for all ids of an arena of that length.
    pub fn for_len(length: usize) -> Self {
        IdMap { values: vec![V::default(); length], ..Self::default() }
    }

    /// The same, but the room is made when the first value is set: for tables that often stay empty.
    pub fn expecting(length: usize) -> Self {
        IdMap { expected: length, ..Self::default() }
    }

    /// Gives an id its default again.
    pub fn forget(&mut self, id: Id<T>) {
        if let Some(value) = self.values.get_mut(id.index()) {
            *value = V::default();
        }
    }

    /// Makes room for `index` and for about as many after it as are there, since ids mostly come in their order.
    #[cold]
    fn grow(&mut self, index: usize) {
        let length = (index + 1).max(2 * self.values.len()).max(self.expected);
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
