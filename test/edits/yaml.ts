import type { Document, YAMLMap, YAMLSeq } from "yaml";

/* Edits of places in a YAML document. They fail if the place does not exist. */

export function mapAt(document: Document, path: readonly string[]): YAMLMap {
  return at<YAMLMap>(document, path);
}

export function listAt(document: Document, path: readonly string[]): YAMLSeq {
  return at<YAMLSeq>(document, path);
}

export function removeItem(document: Document, path: readonly string[], item: string): void {
  const list = listAt(document, path);
  const index = (list.toJSON() as readonly string[]).indexOf(item);
  if (index < 0) throw new Error(`There is no ${item} at ${path.join(".")}.`);
  list.delete(index);
}

export function addItem(document: Document, path: readonly string[], item: unknown): void {
  listAt(document, path).add(document.createNode(item));
}

export function put(document: Document, path: readonly string[], value: unknown): void {
  document.setIn(path, document.createNode(value));
}

export function renameKey(map: YAMLMap, from: string, to: string): void {
  const pair = map.items.find(({ key }) => String(key) === from);
  if (pair === undefined) throw new Error(`There is no ${from} to rename.`);
  pair.key = to;
}

function at<T>(document: Document, path: readonly string[]): T {
  const node = document.getIn(path);
  if (typeof node !== "object" || node === null) throw new Error(`There is nothing to edit at ${path.join(".")}.`);
  return node as T;
}
