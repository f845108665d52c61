"use strict";

/** An index of documents with several fields, by the terms in them. */
globalThis.makeTermIndex = (() => {
  /** How soon more of a term says no more, and how much long texts make of one term less: BM25's own. */
  const [saturation, length] = [1.2, 0.7];
  /** How many terms with one beginning are looked for. */
  const mostBeginnings = 60;

  /** Whether one word becomes the other by so many letters that are wrong, missing, too many or in the wrong order. */
  function isNear(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return false;
    let [before, row] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
    for (let i = 1; i <= one.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= other.length; j += 1) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      if (Math.min(...next) > most) return false;
      [before, row] = [row, next];
    }
    return row[other.length] <= most;
  }

  /** What a term counts for in each document that has it, by BM25+, field by field, and what share of a question's word it answers there. */
  function weighed(found, fields, lengths) {
    const [scores, shares] = [new Map(), new Map()];
    for (const [field, postings] of found) {
      const { weight, share } = fields[field];
      const { total, number } = lengths.get(field);
      const having = postings.length;
      const rare = Math.log(1 + (number - having + 0.5) / (having + 0.5)) * weight;
      for (const { id, count, size } of postings) {
        const score = rare * (0.5 + (count * (saturation + 1)) / (count + saturation * (1 - length + (length * size * number) / total)));
        scores.set(id, (scores.get(id) ?? 0) + score);
        if (share > (shares.get(id) ?? 0)) shares.set(id, share);
      }
    }
    return { documents: [...scores.keys()], scores: [...scores.values()], shares: [...shares.values()] };
  }

  /** Each document lists its fields, with the terms in each: how often each is there, and of how many words the field is. */
  return function makeTermIndex(fields, documents) {
    const [raw, lengths] = [new Map(), new Map()];
    documents.forEach((all, id) => {
      for (const [field, { counts, size }] of all) {
        if (!lengths.has(field)) lengths.set(field, { total: 0, number: 0 });
        lengths.get(field).total += size;
        lengths.get(field).number += 1;
        for (const [term, count] of counts) {
          if (!raw.has(term)) raw.set(term, new Map());
          const found = raw.get(term);
          if (!found.has(field)) found.set(field, []);
          found.get(field).push({ id, count, size });
        }
      }
    });
    const terms = new Map(Array.from(raw, ([term, found]) => [term, weighed(found, fields, lengths)]));
    const sorted = [...terms.keys()].sort();

    return {
      /** The documents that have a term, each with its score and share; undefined where none has it. */
      of: (term) => terms.get(term),
      has: (term) => terms.has(term),
      /** The terms that begin so. */
      beginning(prefix) {
        let [low, high] = [0, sorted.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (sorted[middle] < prefix) low = middle + 1;
          else high = middle;
        }
        let end = low;
        while (end < low + mostBeginnings && sorted[end]?.startsWith(prefix)) end += 1;
        return sorted.slice(low, end);
      },
      near: (term, most) => sorted.filter((one) => isNear(term, one, most)),
    };
  };
})();
