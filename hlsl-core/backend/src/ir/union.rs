//! Numbers that become one: sets that are joined, each known by one of its numbers.

/// Every number is a set by itself until it is joined with another.
#[derive(Default)]
pub struct Union(Vec<u32>);

impl Union {
    pub fn add(&mut self) -> u32 {
        let number = self.0.len() as u32;
        self.0.push(number);
        number
    }

    /// The number by which the set is known that `number` is in.
    pub fn find(&mut self, number: u32) -> u32 {
        let mut root = number;
        while self.0[root as usize] != root {
            root = self.0[root as usize];
        }
        let mut at = number;
        while self.0[at as usize] != root {
            at = std::mem::replace(&mut self.0[at as usize], root);
        }
        root
    }

    pub fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a as usize] = b;
    }
}
