import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Decision } from "../model/decision.ts";
import type { DecisionId, Origin } from "../model/fact.ts";
import type { Citation } from "../model/model.ts";

/** The context of binding: the decisions that facts cite, and two lists that it fills. */
export interface Binding {
  readonly decisions: ReadonlyMap<DecisionId, Decision>;
  readonly citations: Citation[];
  readonly diagnostics: Diagnostic[];
  /** The number of group parameters added to modules and other groups so far. */
  readonly included: { count: number };
  /** The origin of a plain value here: the document, unless the mapping that contains it cites a decision. */
  readonly origin: Origin;
}

export function indexBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [key(item), item]));
}
