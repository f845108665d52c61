import type { Document, YAMLMap, YAMLSeq } from "yaml";

/* Places in a YAML document that edits change. A place that is not there is a fault of the edit. */

export function mapAt(document: Document, path: readonly string[]): YAMLMap {
  return at<YAMLMap>(document, path);
}

export function listAt(document: Document, path: readonly string[]): YAMLSeq {
  return at<YAMLSeq>(document, path);
}

/** Takes a text out of a list of texts. */
export function removeItem(document: Document, path: readonly string[], item: string): void {
  const list = listAt(document, path);
  const index = (list.toJSON() as readonly string[]).indexOf(item);
  if (index < 0) throw new Error(`There is no ${item} at ${path.join(".")}.`);
  list.delete(index);
}

/** Adds an item to a list. */
export function addItem(document: Document, path: readonly string[], item: unknown): void {
  listAt(document, path).add(document.createNode(item));
}

/** Puts a value at a place that may be new. */
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
