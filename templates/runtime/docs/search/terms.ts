interface Field {
  readonly weight: number;
  /** The share of a query word that a match in this field covers. */
  readonly share: number;
}

/** The number of occurrences of each term in a field, and the field's total number of words. */
export interface Counted {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** The documents that contain a term. Each has a score and the share of a query word that the term covers. */
interface Found {
  readonly documents: readonly number[];
  readonly scores: readonly number[];
  readonly shares: readonly number[];
}

interface TermIndex {
  /** Returns undefined if no document has the term. */
  readonly of: (term: string) => Found | undefined;
  readonly has: (term: string) => boolean;
  /** Returns the terms with this prefix. */
  readonly beginning: (prefix: string) => readonly string[];
  /** Returns the terms within a maximum edit distance. */
  readonly near: (term: string, most: number) => readonly string[];
}

/** The terms in each field of a document. */
export type FieldTerms<Name extends string> = readonly (readonly [field: Name, counted: Counted])[];

/** The occurrences of a term in a field of a document. */
interface Posting {
  readonly id: number;
  readonly count: number;
  readonly size: number;
}

/** The total number of words in a field, and the number of documents that have the field. */
interface Length {
  total: number;
  number: number;
}

/** The BM25 parameters for term saturation and length normalization. */
const [saturation, length] = [1.2, 0.7];
/** The maximum number of terms that a prefix matches. */
const mostBeginnings = 60;

/** Returns whether the edit distance of two words is at most `most`. Transposed letters count as one edit. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, row]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...next) > most) return false;
    [before, row] = [row, next];
  }
  return row[other.length]! <= most;
}

/**
 * Computes the BM25+ score of a term in each document, field by field, and the share of a query word that it covers
 * there.
 */
function weighed<Name extends string>(
  found: ReadonlyMap<Name, readonly Posting[]>,
  fields: Readonly<Record<Name, Field>>,
  lengths: ReadonlyMap<Name, Length>,
): Found {
  const [scores, shares] = [new Map<number, number>(), new Map<number, number>()];
  for (const [field, postings] of found) {
    const { weight, share } = fields[field];
    const { total, number } = lengths.get(field)!;
    const having = postings.length;
    const rare = Math.log(1 + (number - having + 0.5) / (having + 0.5)) * weight;
    for (const { id, count, size } of postings) {
      const score =
        rare *
        (0.5 + (count * (saturation + 1)) / (count + saturation * (1 - length + (length * size * number) / total)));
      scores.set(id, (scores.get(id) ?? 0) + score);
      if (share > (shares.get(id) ?? 0)) shares.set(id, share);
    }
  }
  return { documents: [...scores.keys()], scores: [...scores.values()], shares: [...shares.values()] };
}

/** Creates an index of documents with several fields, by their terms. */
export function makeTermIndex<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  documents: readonly FieldTerms<Name>[],
): TermIndex {
  const [raw, lengths] = [new Map<string, Map<Name, Posting[]>>(), new Map<Name, Length>()];
  documents.forEach((all, id) => {
    for (const [field, { counts, size }] of all) {
      const sums = present(lengths, field, () => ({ total: 0, number: 0 }));
      sums.total += size;
      sums.number += 1;
      for (const [term, count] of counts) {
        const found = present(raw, term, () => new Map<Name, Posting[]>());
        present(found, field, () => []).push({ id, count, size });
      }
    }
  });
  const terms = new Map(Array.from(raw, ([term, found]) => [term, weighed(found, fields, lengths)]));
  const sorted = [...terms.keys()].sort();

  return {
    of: (term) => terms.get(term),
    has: (term) => terms.has(term),
    beginning(prefix) {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle]! < prefix) low = middle + 1;
        else high = middle;
      }
      let end = low;
      while (end < low + mostBeginnings && sorted[end]?.startsWith(prefix)) end += 1;
      return sorted.slice(low, end);
    },
    near: (term, most) => sorted.filter((one) => isNear(term, one, most)),
  };
}

/** Returns the value of a key, creating it if it is missing. */
function present<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
