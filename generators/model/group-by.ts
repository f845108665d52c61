/** Groups items by key, with keys in order of first occurrence: `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Indexes items by each of their keys, in their original order. */
export function indexByKeys<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const those = found.get(key);
      if (those === undefined) found.set(key, [item]);
      else those.push(item);
    }
  }
  return found;
}
