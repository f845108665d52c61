import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../diagnostics/suggest.ts";
import type { Decision } from "../model/decision.ts";
import type { DecisionId, Origin } from "../model/fact.ts";
import type { Citation } from "../model/model.ts";
import type { Place } from "../model/place.ts";

/** What binding has at hand everywhere: the decisions that facts cite, and two lists that it fills. */
export interface Binding {
  readonly decisions: ReadonlyMap<DecisionId, Decision>;
  readonly citations: Citation[];
  readonly diagnostics: Diagnostic[];
  /** How many parameters groups have put into modules and other groups so far. */
  readonly included: { count: number };
  /** Who says what is written plainly here: the document, unless what it belongs to rests on a decision. */
  readonly origin: Origin;
}

/** Looks a name up; where it is missing, says so once and returns undefined. */
export function resolve<T>(binding: Binding, kind: string, name: string, known: ReadonlyMap<string, T>, place: Place): T | undefined {
  const found = known.get(name);
  if (found === undefined) unknownReference(binding, kind, name, known.keys(), place);
  return found;
}

export function unknownReference(binding: Binding, kind: string, name: string, known: Iterable<string>, place: Place): void {
  const names = [...known];
  binding.diagnostics.push(
    diagnostic("unknown-reference", place, { kind, name, known: listNames(names) }, { suggestion: guess(binding, name, names) }),
  );
}

/** A guess looks at every name, and after so many faults nobody reads another one. */
const MOST_GUESSES = 100;

/** `Did you mean “…”?`, while there are few faults. */
export function guess(binding: Binding, name: string, names: Iterable<string>): string | undefined {
  return binding.diagnostics.length < MOST_GUESSES ? didYouMean(name, names) : undefined;
}

export function indexBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [key(item), item]));
}
