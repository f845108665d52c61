import { parse } from "../../generators/load/parse.ts";
import type { Node } from "../../generators/load/tree.ts";

/*
 * A spec file as a tree that tests may change freely and write again, even as an invalid spec, for example with a
 * duplicate key. Keys and scalars are YAML source, so a tag or an alias can replace one.
 */
export type Tree = Leaf | Branch | Mapping;

export interface Leaf {
  readonly kind: "leaf";
  source: string;
}

export interface Branch {
  readonly kind: "list";
  items: Tree[];
}

export interface Mapping {
  readonly kind: "map";
  entries: Entry[];
}

export interface Entry {
  key: string;
  value: Tree;
}

/** Parses a file, or returns `undefined` if the text is not YAML that Kiln accepts. */
export function readTree(file: string, text: string): Tree | undefined {
  const { root } = parse(file, text);
  return root && treeOf(root);
}

export function treeOf(node: Node): Tree {
  switch (node.kind) {
    case "scalar":
      return leaf(node.value);
    case "list":
      return { kind: "list", items: node.items.map(treeOf) };
    case "map":
      return {
        kind: "map",
        entries: node.entries.map(({ key, value }) => ({ key: source(key), value: treeOf(value) })),
      };
  }
}

export function leaf(value: string | number | boolean | null): Leaf {
  return { kind: "leaf", source: source(value) };
}

export function map(entries: Readonly<Record<string, Tree>>): Mapping {
  return { kind: "map", entries: Object.entries(entries).map(([key, value]) => ({ key: source(key), value })) };
}

/** Returns YAML source for a value: an ASCII JSON literal. */
export function source(value: string | number | boolean | null): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A part of a tree: a scalar, or an entry with its key. */
export type Token = Leaf | Entry;

/** Prints the file in YAML's flow style. Calls `seen` for every token, with its offsets in the text. */
export function printTree(tree: Tree, seen: (token: Token, start: number, end: number) => void = () => {}): string {
  let text = "";
  write(tree, "\n");
  return text;

  function token(one: Token, source: string): void {
    seen(one, text.length, text.length + source.length);
    text += source;
  }

  function write(node: Tree, line: string): void {
    if (node.kind === "leaf") token(node, node.source);
    else if (node.kind === "list") writeAll(node.items, "[]", line, (item, inner) => write(item, inner));
    else writeAll(node.entries, "{}", line, (entry, inner) => writeEntry(entry, inner));
  }

  function writeEntry(entry: Entry, line: string): void {
    token(entry, entry.key);
    text += ": ";
    write(entry.value, line);
  }

  function writeAll<T>(
    items: readonly T[],
    brackets: string,
    line: string,
    writeOne: (item: T, line: string) => void,
  ): void {
    text += brackets[0];
    for (const item of items) {
      text += `${line}  `;
      writeOne(item, `${line}  `);
      text += ",";
    }
    text += (items.length === 0 ? "" : line) + brackets[1];
  }
}

export function copy(tree: Tree): Tree {
  return structuredClone(tree);
}

export function* treesWithin(tree: Tree): Generator<Tree> {
  yield tree;
  for (const child of childrenOf(tree)) yield* treesWithin(child);
}

function childrenOf(tree: Tree): readonly Tree[] {
  if (tree.kind === "leaf") return [];
  return tree.kind === "list" ? tree.items : tree.entries.map((entry) => entry.value);
}
