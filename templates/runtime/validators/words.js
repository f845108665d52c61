/**
 * A list of words in which a word is found by its characters, in the same time whether there are five or five hundred.
 * @typedef {object} Words
 * @property {readonly string[]} list
 * @property {number} mask
 * @property {Int16Array} first the first word of each place, or -1
 * @property {Int16Array} next the next word of the same place, or -1
 * @property {Int32Array} at where the letters of each word begin
 * @property {Uint16Array} letters
 * @property {Uint32Array} seen in which list each word was seen last
 */

/** @param {readonly string[]} list @returns {Words} */
export function words(list) {
  const all = list.join("");
  let size = 4;
  while (size < list.length * 2) size *= 2;
  const first = new Int16Array(size).fill(-1);
  const next = new Int16Array(list.length);
  const at = new Int32Array(list.length + 1);
  list.forEach((word, index) => {
    at[index + 1] = at[index] + word.length;
    const place = placeOf(word, 0, word.length) & (size - 1);
    next[index] = first[place];
    first[place] = index;
  });
  return { list, mask: size - 1, first, next, at, letters: Uint16Array.from(all, (_, k) => all.charCodeAt(k)), seen: new Uint32Array(list.length) };
}

/** The index of the word that these characters are, or -1. @param {Words} words @param {string} text @param {number} start @param {number} end */
export function find({ mask, first, next, at, letters }, text, start, end) {
  for (let index = first[placeOf(text, start, end) & mask]; index >= 0; index = next[index]) {
    const shift = at[index] - start;
    if (at[index + 1] - shift !== end) continue;
    let place = end - 1;
    while (place >= start && letters[place + shift] === text.charCodeAt(place)) place--;
    if (place < start) return index;
  }
  return -1;
}

/** Where a word belongs, by its length and three of its letters: which word it is, all of its letters tell. @param {string} text @param {number} start @param {number} end */
function placeOf(text, start, end) {
  const length = end - start;
  if (length === 0) return 0;
  return ((length * 31 + text.charCodeAt(start + (length >> 1))) * 31 + text.charCodeAt(end - 1 - (length >> 2))) * 31 + text.charCodeAt(end - 1);
}
