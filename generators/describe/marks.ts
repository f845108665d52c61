import { type DecisionId, type Fact, type Origin, undocumented, whereKnown } from "../model/fact.ts";
import { type JsonObject, unlessEmpty } from "../codegen/json.ts";

/**
 * Additional information in an output about a claim: its status, limits and conditions. OpenAPI has a key
 * `x-kiln-<name>` for each, JSON Schema a single `$comment`. A claim without marks is documented.
 */
export type Marks = JsonObject;

/** Returns the status of a fact that is not documented. */
export function statusMarks(claim: Fact<unknown> | Origin): Marks {
  return { ...undocumented(claim) };
}

/** Returns the statuses of decided and unknown attributes, such as a default, by attribute. */
export function attributeMarks(attributes: Readonly<Record<string, Fact<unknown> | Origin | undefined>>): Marks {
  const marks: Record<string, JsonObject> = {};
  for (const name in attributes) {
    const fact = attributes[name];
    const own = fact === undefined ? undefined : unlessEmpty(statusMarks(fact));
    if (own !== undefined) marks[name] = own;
  }
  const some = unlessEmpty(marks);
  return some === undefined ? {} : { attributes: some };
}

export function decidedBy(decision: DecisionId): Origin {
  return { status: "decided", decision };
}

/** Merges marks, including their attributes. */
export function joinMarks(first: Marks, second: Marks): Marks {
  const attributes = {
    ...(first["attributes"] as JsonObject | undefined),
    ...(second["attributes"] as JsonObject | undefined),
  };
  const all = { ...first, ...second };
  return unlessEmpty(attributes) === undefined ? all : { ...all, attributes };
}

/** Returns ` (decided: D-014)`, ` (unknown: D-015)`, or an empty string for documented and absent facts. */
export function statusRemark(claim: Fact<unknown> | Origin | undefined): string {
  const found = claim === undefined ? undefined : undocumented(claim);
  return found === undefined ? "" : ` (${found.status}: ${found.decision})`;
}

/** Returns a sentence about a fact with its status. `unknown` is the text for an unknown fact. */
export function factSentence<T>(fact: Fact<T>, known: (value: T) => string, unknown: string): string;
export function factSentence<T>(
  fact: Fact<T> | undefined,
  known: (value: T) => string,
  unknown: string,
): string | undefined;
export function factSentence<T>(
  fact: Fact<T> | undefined,
  known: (value: T) => string,
  unknown: string,
): string | undefined {
  return fact && `${whereKnown(fact, known, () => unknown)}${statusRemark(fact)}.`;
}

/**
 * A sentence that contains only a label and a status. It is about an unknown fact, or about a type or pattern, which
 * the output shows elsewhere.
 */
const statusOnly = /(?<=^|[.)] )(?:[A-Z][\w ]*? \(unknown: D-\d+\)|(?:Type|Pattern) \(decided: D-\d+\))\.(?: |$)/g;

/** Moves the sentences that contain only a status to a last paragraph. */
export function usefulFirst(prose = ""): string {
  const line = prose.replace(/[\s\u0085]+/g, " ").trim();
  const statuses = (line.match(statusOnly) ?? []).join("").trim();
  return [line.replace(statusOnly, "").trim(), statuses].filter((part) => part !== "").join("\n\n");
}
