import type { Place } from "../../model/place.ts";
import type { ResultField, ResultType } from "../../model/result.ts";

/**
 * A member that the spec has no field for, such as the list of a module's items; `place` is where a fault in it is
 * shown.
 */
export function fieldAt(place: Place, name: string, type: ResultType = { kind: "any" }): ResultField {
  const always = { optional: false, substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, ...always, written: undefined, description: undefined, place };
}
