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
