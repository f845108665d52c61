import type { Fact, Origin } from "./fact.ts";
import type { Place } from "./place.ts";

/**
 * What holds between the fields of a body, or between query parameters, beyond their types. A field counts as given
 * where it has a value other than null. In an update, absent fields keep their values: there only what is given can
 * break a rule.
 */
export type FieldRule = FieldRuleKind & {
  /** The error code that answers a breach, in place of the service's for what is invalid. */
  readonly error: Fact<string> | undefined;
  readonly origin: Origin;
  readonly place: Place;
};

export type FieldRuleKind =
  /** How many of the fields are given. */
  | { readonly kind: "count"; readonly fields: readonly string[]; readonly least: 0 | 1; readonly most: 1 | undefined }
  /** Where one of `each` is given, so are all of `needs`. */
  | { readonly kind: "needs"; readonly each: readonly string[]; readonly needs: readonly string[] }
  /** Where one of `each` is given, none of `excludes` is. */
  | { readonly kind: "excludes"; readonly each: readonly string[]; readonly excludes: readonly string[] }
  /** Of two numbers, decimal numbers, dates, times or timestamps that are given, the first is the lesser. */
  | { readonly kind: "order"; readonly lesser: string; readonly greater: string; readonly mayBeEqual: boolean };
