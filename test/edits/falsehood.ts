import type { Document } from "yaml";
import type { Editable } from "./editable.ts";

/** An edit of the spec that contradicts its document, or has no source. */
export interface Falsehood {
  readonly name: string;
  readonly make: (spec: Editable) => void;
  /** The expected finding. */
  readonly says: RegExp;
}

export function falsehood(name: string, file: string, change: (document: Document) => void, says: RegExp): Falsehood {
  return { name, make: (spec) => spec.edit(file, change), says };
}

/** Returns an edit that sets the value at a path, whether or not it exists. */
export function set(path: readonly (string | number)[], value: unknown): (document: Document) => void {
  return (document) => document.setIn(path, document.createNode(value));
}
