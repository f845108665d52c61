import { diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../diagnostics/suggest.ts";
import type { Place } from "../model/place.ts";
import type { Binding } from "./binding.ts";

/** Looks a name up. Reports a missing one, and returns undefined. */
export function resolve<T>(
  binding: Binding,
  kind: string,
  name: string,
  known: ReadonlyMap<string, T>,
  place: Place,
): T | undefined {
  const found = known.get(name);
  if (found === undefined) unknownReference(binding, kind, name, known.keys(), place);
  return found;
}

function unknownReference(binding: Binding, kind: string, name: string, known: Iterable<string>, place: Place): void {
  const names = [...known];
  binding.diagnostics.push(
    diagnostic(
      "unknown-reference",
      place,
      { kind, name, known: listNames(names) },
      { suggestion: guess(binding, name, names) },
    ),
  );
}

/** A guess compares every name: after this number of faults it is no longer worth its cost. */
const MOST_GUESSES = 100;

/** `Did you mean “…”?`, while there are few faults. */
export function guess(
  binding: Pick<Binding, "diagnostics">,
  name: string,
  names: Iterable<string>,
): string | undefined {
  return binding.diagnostics.length < MOST_GUESSES ? didYouMean(name, names) : undefined;
}
