import { bytes, bytesOf } from "./bytes.js";

/**
 * A list of words in which a word is found by its bytes, in the same time whether there are five or five hundred.
 * @typedef { { list: readonly string[], mask: number, first: Int16Array, next: Int16Array, at: Int32Array, letters: Uint8Array } } Words
 */

/** @param {readonly string[]} list @returns {Words} */
export function words(list) {
  const letters = bytesOf(list.join(""));
  let size = 4;
  while (size < list.length * 2) size *= 2;
  const first = new Int16Array(size).fill(-1);
  const next = new Int16Array(list.length);
  const at = new Int32Array(list.length + 1);
  list.forEach((word, index) => {
    const end = (at[index + 1] = at[index] + bytesOf(word).length);
    let hash = 0;
    for (let k = at[index]; k < end; k++) hash = (Math.imul(hash, 31) + letters[k]) | 0;
    next[index] = first[hash & (size - 1)];
    first[hash & (size - 1)] = index;
  });
  return { list, mask: size - 1, first, next, at, letters };
}

/** The index of the word that these bytes are, or -1. @param {Words} words @param {number} hash @param {number} start @param {number} end */
export function findHashed({ mask, first, next, at, letters }, hash, start, end) {
  const given = bytes;
  let index = first[hash & mask];
  while (index >= 0) {
    let k = at[index];
    const stop = at[index + 1];
    if (stop - k === end - start) {
      let place = start;
      while (k < stop && letters[k] === given[place]) k++, place++;
      if (k === stop) return index;
    }
    index = next[index];
  }
  return -1;
}

/** @param {Words} words @param {number} start @param {number} end */
export function find(words, start, end) {
  const given = bytes;
  let hash = 0;
  for (let k = start; k < end; k++) hash = (Math.imul(hash, 31) + given[k]) | 0;
  return findHashed(words, hash, start, end);
}
