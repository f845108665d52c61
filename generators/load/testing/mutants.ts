import type { Node } from "../tree.ts";

/** Returns the values of a tree, without places. */
export function plain(node: Node): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plain);
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.value)]));
}

const place = { file: "f.yaml", start: 0, end: 0 };
const REPLACEMENTS: readonly Node[] = [
  ...[null, true, 0, -1.5, "", "x", "D-001", "Not a Name!"].map((value) => ({ kind: "scalar", value, place }) as const),
  { kind: "list", items: [], place },
  { kind: "map", entries: [], place },
];

/** Generates trees with one change: a value replaced, or a key removed, renamed or added. A few for each node. */
export function* mutantsOf(node: Node, turn = { next: 0 }): Generator<Node> {
  yield REPLACEMENTS[turn.next++ % REPLACEMENTS.length]!;
  if (node.kind === "scalar") return;
  if (node.kind === "list") {
    for (const [index, item] of node.items.slice(0, 3).entries())
      for (const mutant of mutantsOf(item, turn)) yield { ...node, items: node.items.with(index, mutant) };
    return;
  }
  for (const [index, entry] of node.entries.slice(0, 6).entries()) {
    yield { ...node, entries: node.entries.toSpliced(index, 1) };
    yield {
      ...node,
      entries: node.entries.with(index, { ...entry, key: turn.next++ % 2 ? `${entry.key}x` : "Strange key" }),
    };
    for (const mutant of mutantsOf(entry.value, turn))
      yield { ...node, entries: node.entries.with(index, { ...entry, value: mutant }) };
  }
  for (const key of ["by", "unknown", "type"])
    yield {
      ...node,
      entries: [
        ...node.entries.filter((entry) => entry.key !== key),
        { key, keyPlace: place, value: REPLACEMENTS[6]! },
      ],
    };
}
