import type { Diagnostic, Related } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../model/group-by.ts";
import type { Place } from "../model/place.ts";

/** More places are counted. */
const MOST_PLACES = 10;

/** An undefined name is one fault, in however many places of a service it is used. */
export function mergeRepeatedReferences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = groupBy(diagnostics, (one) =>
    one.code === "unknown-reference" && one.place !== undefined ? keyOf(one) : one,
  );
  return [...groups.values()].map(([first, ...others]) => {
    if (others.length === 0) return first!;
    return { ...first!, related: [...first!.related, ...alsoAt(others.map(({ place }) => place!))] };
  });
}

function alsoAt(places: readonly Place[]): readonly Related[] {
  const left = places.length - MOST_PLACES;
  const last = left > 0 ? MOST_PLACES - 1 : Infinity;
  return places.slice(0, MOST_PLACES).map((place, index) => ({
    message: index === last ? `and here, and in ${left} more places` : "and here",
    place,
  }));
}

/** The known names distinguish the scopes in which a name is looked up. */
function keyOf({ place, slots }: Diagnostic): string {
  const service = place!.file.split("/").slice(0, 2).join("/");
  return JSON.stringify([service, slots["kind"], slots["name"], slots["known"]]);
}
