import type { DecisionId, Status } from "../../model/fact.ts";
import type { Place } from "../../model/place.ts";
import type { Target } from "../../edit/add-members.ts";
import type { Json } from "../../codegen/json.ts";

/** A statement of the spec that a response can confirm or refute. */
export interface Claim {
  readonly service: string;
  /** The described thing, such as `allpages.limit`. */
  readonly subject: string;
  /** The attribute of the subject, such as `maximum`. */
  readonly attribute: string;
  /** The value in the spec as a string. Empty if the spec leaves it open. */
  readonly value: string;
  readonly status: Status;
  readonly decision: DecisionId | undefined;
  readonly place: Place;
  /** The field that the spec lacks, if the claim is about one. */
  readonly lacks?: MissingField;
}

interface MissingField {
  readonly name: string;
  readonly target: Target;
  /** The fields of the shapes that the shape extends. */
  readonly above: readonly Target[];
}

/** A test of a claim. */
export interface Case {
  /** Unique in a suite, and the same in each run. */
  readonly id: string;
  readonly service: string;
  /** The module, resource or other part of the service, which `--only` selects. */
  readonly part: string;
  readonly claim: Claim;
  readonly steps: readonly Step[];
  readonly expect: Expectation;
  /** Requests that delete the object of the case. They are sent if it was created. */
  readonly cleanup: readonly Step[];
  /** True if a step changes data of the service. */
  readonly writes: boolean;
  /** The case that must be accepted. Otherwise, the response to this case proves nothing. */
  readonly base: string | undefined;
}

export type Cases = Iterable<Case>;

/** A request. `{name}` in the path or a value is replaced by a captured value. */
export interface Step {
  readonly method: string;
  /** The path below the URL of the service. */
  readonly path: string;
  /** The path of the operation in the spec, with parameters in braces. Undefined if no operation has the path. */
  readonly template: string | undefined;
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly body: Body | undefined;
  readonly credential: Credential;
  /** Values of the response that later steps use. */
  readonly captures: readonly Capture[];
}

export type Pair = readonly [name: string, value: string];

export type Body =
  | { readonly kind: "json"; readonly mediaType: string; readonly value: Json }
  | { readonly kind: "text"; readonly mediaType: string; readonly text: string };

/** The key of a request. The program supplies it when the request is sent. */
export type Credential =
  | { readonly kind: "none" }
  /** The given key. The transport is an index into the places of keys; `keyKind` is undefined if any kind fits. */
  | { readonly kind: "key"; readonly keyKinds: readonly string[]; readonly transport: number }
  /** A key that does not exist. */
  | { readonly kind: "unknown" };

export interface Capture {
  readonly name: string;
  /**
   * The keys that lead to the value in the body. `*` is the first item of a list, `$` the last one. With several paths, the first one
   * with a value applies.
   */
  readonly paths: readonly (readonly string[])[];
  /** The header field that contains the value instead. */
  readonly header?: string;
}

/** The expectation of a case about the response to its last step, or to all of them. */
export type Expectation =
  /** No refusal by validation: none of these codes. */
  | { readonly kind: "accepted"; readonly refusals: readonly string[] }
  /** One of these error codes. Empty if any error is right. */
  | { readonly kind: "refused"; readonly codes: readonly string[] }
  /** An accepted request with one of these warnings, or without them. */
  | { readonly kind: "warned"; readonly codes: readonly string[]; readonly isExpected: boolean }
  /** The response to the second step equals that to the first one, which a third step repeats if responses vary. */
  | { readonly kind: "same" }
  /**
   * The pages that the second step begins have the items of the first step, in its order. If `linked` is true, each page
   * but the last has a link to the next one.
   */
  | { readonly kind: "paged"; readonly items: readonly string[]; readonly next: NextPage; readonly linked?: boolean }
  /**
   * The list of the last step contains the object of the first step, or lacks it. The first of the fields that it has
   * identifies it.
   */
  | {
      readonly kind: "listed";
      readonly items: readonly string[];
      readonly fields: readonly string[];
      readonly isListed: boolean;
    }
  /**
   * The body of the last step has the values of the first item of the step before it, in the fields that both have. If
   * `items` is undefined, the whole body is the item.
   */
  | { readonly kind: "agrees"; readonly items: readonly string[] | undefined }
  /** The last step, with HEAD, has the status and the header fields of the step before it, with GET. */
  | { readonly kind: "head" }
  /** The list of the last step begins with the last value of the field in the list of the first step, in its order. */
  | { readonly kind: "starts"; readonly items: readonly string[]; readonly field: string }
  /** The items of the second step are those of the first one in reverse order. */
  | { readonly kind: "reversed"; readonly items: readonly string[]; readonly more: string }
  /** The items of each step have the value of the field that is listed for the step. */
  | {
      readonly kind: "each";
      readonly items: readonly string[];
      readonly field: string;
      readonly values: readonly string[];
    }
  /** The body of the last step has values at these paths. */
  | { readonly kind: "present"; readonly paths: readonly (readonly string[])[] }
  /** At most this number of items. */
  | { readonly kind: "count"; readonly items: readonly string[]; readonly maximum: number }
  /** The items of the last step are those of the step before it that have the field of its first item. */
  | { readonly kind: "filtered"; readonly items: readonly string[]; readonly field: string }
  /** The items have ascending or descending values of a field. */
  | { readonly kind: "sorted"; readonly items: readonly string[]; readonly field: string; readonly descending: boolean }
  /** The items of the first and the second step have no value of the field in common. */
  | { readonly kind: "disjoint"; readonly items: readonly string[]; readonly field: string }
  /** The body of the last step has these values. */
  | { readonly kind: "values"; readonly values: Readonly<Record<string, Json>> }
  /** The last step answers an open question: the value of a field, or whether the request is accepted. */
  | { readonly kind: "answer"; readonly question: Question };

export const refused = (...codes: readonly string[]): Expectation => ({ kind: "refused", codes });
export const warned = (code: string): Expectation => ({ kind: "warned", codes: [code], isExpected: true });
export const unwarned = (code: string): Expectation => ({ kind: "warned", codes: [code], isExpected: false });
export const same: Expectation = { kind: "same" };

/** The way to the next page of a list. */
export type NextPage =
  /** Members of the response that the next request repeats. */
  | { readonly kind: "continuation"; readonly member: string }
  | { readonly kind: "after"; readonly parameter: string; readonly field: string }
  | { readonly kind: "offset"; readonly parameter: string }
  | { readonly kind: "number"; readonly parameter: string; readonly first: number };

export type Question =
  /** The value is that of a member of the body. */
  | { readonly kind: "member"; readonly path: readonly string[] }
  /** The value is the first one if the request is accepted, and otherwise the second one. */
  | { readonly kind: "accepted"; readonly yes: Json; readonly no: Json }
  /** The value is that of the step, after the first one, whose response equals that to the first step. */
  | { readonly kind: "equal"; readonly values: readonly Json[] };

/** Returns names and values as the text of a query string or a form. */
export function queryText(pairs: readonly Pair[]): string {
  return String(new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])));
}

export function bodyText(body: Body): string {
  return body.kind === "json" ? JSON.stringify(body.value) : body.text;
}
