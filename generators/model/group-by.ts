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

/** A function for each kind of a closed union. Adding a kind causes a compile error in every table of the union. */
export type ByKind<Node extends { readonly kind: string }, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Node["kind"]]: (node: Extract<Node, { readonly kind: Kind }>, ...rest: Rest) => Result;
};

/** Calls the table's function for the kind of the node. */
export function byKind<Node extends { readonly kind: string }, Rest extends readonly unknown[], Result>(
  table: ByKind<Node, Rest, Result>,
  node: Node,
  ...rest: Rest
): Result {
  return table[node.kind as Node["kind"]](node as Extract<Node, { readonly kind: Node["kind"] }>, ...rest);
}

/** Returns one function for several kinds, to spread into a table. */
export function forKinds<Kind extends string, Print>(
  kinds: readonly Kind[],
  print: Print,
): Readonly<Record<Kind, Print>> {
  return Object.fromEntries(kinds.map((kind) => [kind, print])) as Record<Kind, Print>;
}
