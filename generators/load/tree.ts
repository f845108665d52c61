import type { Place } from "../model/place.ts";

/** The content of a YAML file, with the place of each part. Keys are always strings, even `yes`, `true` and `404`. */
export type Node = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly place: Place;
}

export interface ListNode {
  readonly kind: "list";
  readonly items: readonly Node[];
  readonly place: Place;
}

export interface MapNode {
  readonly kind: "map";
  /** The entries in the order of the file. Their keys are unique. */
  readonly entries: readonly MapEntry[];
  readonly place: Place;
}

export interface MapEntry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Node;
}

/** Returns the offset at which the line of an offset begins. */
export function lineStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** Returns the offset of the line feed after an offset, or the end of the text. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** Returns the number of characters before an offset in its line. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** The kind of a spec file. The path of the file determines it (file-kinds.ts). */
export type DocumentKind =
  | "project"
  | "decisions"
  | "approvals"
  | "source"
  | "service"
  | "errors"
  | "resource"
  | "module"
  | "value-set"
  | "parameter-groups"
  | "request-parameters"
  | "shapes"
  | "response"
  | "release"
  | "release-note";

/** A spec file whose shape has been checked. */
export interface SpecDocument {
  /** The path from the root, with forward slashes. */
  readonly file: string;
  readonly kind: DocumentKind;
  /** The service whose folder contains the file. `undefined` for project, decisions, approvals and sources. */
  readonly service: string | undefined;
  /** The name from the file name, if the folder contains many files of this kind. */
  readonly name: string | undefined;
  readonly root: MapNode;
}
