import type { Fact, Origin } from "./fact.ts";
import type { Place } from "./place.ts";

/**
 * A constraint between the fields of a body, or between query parameters, in addition to their types. A field counts as
 * given if it has a value other than null. In an update, omitted fields keep their values, so only the given fields can
 * break a rule.
 */
export type FieldRule = FieldRuleKind & {
  /** The error code of a violation, instead of the service's code for invalid values. */
  readonly error: Fact<string> | undefined;
  readonly origin: Origin;
  readonly place: Place;
};

export type FieldRuleKind =
  /** Limits the number of fields that are given. */
  | { readonly kind: "count"; readonly fields: readonly string[]; readonly least: 0 | 1; readonly most: 1 | undefined }
  /** If any of `each` is given, all of `needs` must be given. */
  | { readonly kind: "needs"; readonly each: readonly string[]; readonly needs: readonly string[] }
  /** If any of `each` is given, no field of `excludes` may be given. */
  | { readonly kind: "excludes"; readonly each: readonly string[]; readonly excludes: readonly string[] }
  /**
   * If both are given, the lesser value must be less than the greater one. The values are numbers, decimal numbers,
   * dates, times or timestamps.
   */
  | { readonly kind: "order"; readonly lesser: string; readonly greater: string; readonly mayBeEqual: boolean };
