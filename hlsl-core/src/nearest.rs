//! The nearest known word to a misspelled one, for "did you mean" hints.

/// The candidate that is fewest edits away from `word`, if it is near enough to be meant.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    if length == 0 || length > 64 {
        return None;
    }
    let limit = (length / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate.len().abs_diff(word.len()) > limit {
            continue;
        }
        let distance = edits(word, candidate);
        if distance > 0 && distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Insertions, deletions, replacements and swaps of neighbors; a change of case counts as nothing but breaks
/// ties by counting once in all.
fn edits(left: &str, right: &str) -> usize {
    if left != right && left.eq_ignore_ascii_case(right) {
        return 1;
    }
    let left: Vec<u8> = left.bytes().map(|it| it.to_ascii_lowercase()).collect();
    let right: Vec<u8> = right.bytes().map(|it| it.to_ascii_lowercase()).collect();
    let width = right.len() + 1;
    let mut before: Vec<usize> = vec![0; width];
    let mut above: Vec<usize> = (0..width).collect();
    let mut row: Vec<usize> = vec![0; width];
    for (y, &a) in left.iter().enumerate() {
        row[0] = y + 1;
        for (x, &b) in right.iter().enumerate() {
            let mut least = (above[x] + usize::from(a != b)).min(above[x + 1] + 1).min(row[x] + 1);
            if y > 0 && x > 0 && a == right[x - 1] && left[y - 1] == b {
                least = least.min(before[x - 1] + 1);
            }
            row[x + 1] = least;
        }
        std::mem::swap(&mut before, &mut above);
        std::mem::swap(&mut above, &mut row);
    }
    above[width - 1]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_word_is_found_and_a_far_one_is_not() {
        let words = ["float4", "float3", "Texture2D", "saturate"];
        assert_eq!(nearest("flaot4", words), Some("float4"));
        assert_eq!(nearest("texture2d", words), Some("Texture2D"));
        assert_eq!(nearest("matrix", words), None);
    }
}
