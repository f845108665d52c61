/** The items by each of their keys, in the order in which they come. */
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
