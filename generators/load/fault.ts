import type { Schema } from "./schema.ts";
import type { MapEntry, Node } from "./tree.ts";

/** A node, with the way to it from the root. */
export interface Spot {
  readonly node: Node;
  readonly parent: Spot | undefined;
  /** How the parent contains it; undefined at the root. */
  readonly step: MapEntry | number | undefined;
}

/** One way in which a node does not match its schema. */
export type Fault =
  | { readonly kind: "type" | "value"; readonly spot: Spot; readonly schema: Schema }
  | { readonly kind: "unknown-key"; readonly spot: Spot; readonly schema: Schema; readonly entry: MapEntry }
  | { readonly kind: "missing-key"; readonly spot: Spot; readonly schema: Schema; readonly key: string }
  | {
      readonly kind: "name";
      readonly spot: Spot;
      readonly schema: Schema;
      readonly entry: MapEntry;
      readonly known: Schema;
    }
  | { readonly kind: "union"; readonly spot: Spot; readonly branches: readonly Branch[] };

/** One of the schemas of an `anyOf`, and why the node does not match it. */
export interface Branch {
  readonly schema: Schema;
  readonly faults: readonly Fault[];
}
