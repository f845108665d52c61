/** A hash table of strings, which finds a string by its characters in constant time. */
export interface StringIndex {
  readonly list: readonly string[];
  readonly mask: number;
  /** The index of the first string in each hash slot, or -1. */
  readonly first: Int16Array;
  /** The index of the next string in the same hash slot, or -1. */
  readonly next: Int16Array;
  /** The start of each string in `letters`. */
  readonly at: Int32Array;
  readonly letters: Uint16Array;
  /** The number of the request's list in which each string was last seen. */
  readonly seen: Uint32Array;
}

export function stringIndex(list: readonly string[]): StringIndex {
  const all = list.join("");
  let size = 4;
  while (size < list.length * 2) size *= 2;
  const first = new Int16Array(size).fill(-1);
  const next = new Int16Array(list.length);
  const at = new Int32Array(list.length + 1);
  list.forEach((one, index) => {
    at[index + 1] = at[index]! + one.length;
    const place = slotOf(one, 0, one.length) & (size - 1);
    next[index] = first[place]!;
    first[place] = index;
  });
  const letters = Uint16Array.from(all, (_, k) => all.charCodeAt(k));
  return { list, mask: size - 1, first, next, at, letters, seen: new Uint32Array(list.length) };
}

/** Returns the index of the string that consists of these characters, or -1. */
export function find(
  { mask, first, next, at, letters }: StringIndex,
  text: string,
  start: number,
  end: number,
): number {
  for (let index = first[slotOf(text, start, end) & mask]!; index >= 0; index = next[index]!) {
    const shift = at[index]! - start;
    if (at[index + 1]! - shift !== end) continue;
    let place = end - 1;
    while (place >= start && letters[place + shift] === text.charCodeAt(place)) place--;
    if (place < start) return index;
  }
  return -1;
}

/** Returns the hash of a string, based on its length and three of its letters. The full comparison uses all letters. */
function slotOf(text: string, start: number, end: number): number {
  const length = end - start;
  if (length === 0) return 0;
  const middle = text.charCodeAt(start + (length >> 1));
  return ((length * 31 + middle) * 31 + text.charCodeAt(end - 1 - (length >> 2))) * 31 + text.charCodeAt(end - 1);
}
