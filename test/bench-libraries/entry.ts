import type { Size, SizedArrow } from "../../generators/emit/docs/pictures/layers.ts";
import type { Node } from "../../generators/load/tree.ts";
import type { Select } from "../../packages/wiki/src/storage/select.ts";

/** A spec file in every form that a candidate may start from. */
export interface SpecFile {
  readonly file: string;
  readonly text: string;
  /** The name of its JSON Schema. */
  readonly schema: string;
  readonly tree: Node;
  readonly data: unknown;
}

export interface Work {
  readonly schemas: ReadonlyMap<string, string>;
  readonly files: readonly SpecFile[];
  readonly slowPatterns: readonly string[];
  readonly safePatterns: readonly string[];
  readonly sentences: readonly string[];
  readonly graphs: readonly SizedGraph[];
  /** Queries on the stored wiki, as its handlers run them. */
  readonly queries: readonly Select[];
}

/** Boxes and labelled arrows, in pixels. */
export interface SizedGraph {
  readonly nodes: readonly Size[];
  readonly arrows: readonly SizedArrow[];
}

/** Does the one-time setup and returns a function that does the work once and returns a summary of its result. */
export type Entry = (work: Work) => () => string;
