import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../model/group-by.ts";

/** A name that nothing has is one fault, in however many places of a service it is used. */
export function mergeRepeatedReferences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = groupBy(diagnostics, (one) => (one.code === "unknown-reference" && one.place !== undefined ? keyOf(one) : one));
  return [...groups.values()].map(([first, ...others]) => {
    if (others.length === 0) return first!;
    const related = others.map(({ place }) => ({ message: "and here", place: place! }));
    return { ...first!, related: [...first!.related, ...related] };
  });
}

/** What is known tells the scopes apart in which a name is looked up. */
function keyOf({ place, slots }: Diagnostic): string {
  const service = place!.file.split("/").slice(0, 2).join("/");
  return JSON.stringify([service, slots["kind"], slots["name"], slots["known"]]);
}
