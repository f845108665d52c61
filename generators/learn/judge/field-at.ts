import type { Place } from "../../model/place.ts";
import type { ResultField, ResultType } from "../../model/result.ts";

/**
 * Creates a field for a member that the spec does not define, such as the list of a module's items. Faults in it are
 * reported at `place`.
 */
export function fieldAt(place: Place, name: string, type: ResultType = { kind: "any" }): ResultField {
  const always = { optional: false, substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, ...always, written: undefined, description: undefined, place };
}
