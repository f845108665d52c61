import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Decision } from "../model/decision.ts";
import type { DecisionId, Origin } from "../model/fact.ts";
import type { Citation } from "../model/model.ts";
import type { Place } from "../model/place.ts";
import type { Trie } from "../model/memo.ts";

/** A name that refers to a definition elsewhere in the spec. */
export interface Reference {
  /** The kind of definition as messages call it, such as `value set`. */
  readonly kind: string;
  readonly name: string;
  readonly place: Place;
  /** Undefined if the name is unknown, or if its definition is not in a file. */
  readonly definition: Place | undefined;
  /** The names that are allowed here. */
  readonly names: () => Iterable<string>;
}

/** The context of binding: the decisions that facts cite, and the lists to fill. */
export interface Binding {
  readonly decisions: ReadonlyMap<DecisionId, Decision>;
  readonly citations: Citation[];
  readonly references: Reference[];
  readonly diagnostics: Diagnostic[];
  /** The number of group parameters added to modules and other groups so far. */
  readonly included: { count: number };
  /** The parts that were bound before, if the caller binds successive states of a spec. */
  readonly parts?: BoundParts | undefined;
  /** The origin of a plain value: the document, unless the mapping that contains it cites a decision. */
  readonly origin: Origin;
}

/** Parts of models that were bound without diagnostics, by everything that they were bound from. */
export type BoundParts = Trie<BoundPart>;

interface BoundPart {
  readonly value: unknown;
  /** The additions to the lists of the binding. */
  readonly citations: readonly Citation[];
  readonly references: readonly Reference[];
  readonly included: number;
}

export function indexBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [key(item), item]));
}
