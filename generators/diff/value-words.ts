import { circumstances } from "../describe/remarks.ts";
import { fieldRuleText, ruleProse, syntaxProse } from "../describe/rule.ts";
import type { Fact } from "../model/fact.ts";
import type { FieldRule, Rule, Syntax, Test } from "../model/rules.ts";
import type { PollResult } from "../model/poll.ts";
import type { Condition, Multiple } from "../model/query.ts";
import type { Access, ListRole, RequestBody, Scope } from "../model/resource.ts";
import type { ChangeId } from "./classes.ts";
import { plainText } from "./change.ts";
import { factualTypeWords, listed, maximumsText, memberWords, words } from "./words.ts";
import type { Maximums } from "../model/type.ts";

/**
 * The old and new values of a change in words. A value is `undefined` if it does not exist or if the class or the path
 * states it.
 */
export interface ValueWords {
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** Returns the values of a change in words. Long texts are truncated to the part that differs. */
export function valueWords(id: ChangeId, before: unknown, after: unknown): ValueWords {
  if (silent.has(id)) return { was: undefined, is: undefined };
  const own = shows[id] ?? families.find(({ ids }) => ids.test(id))?.show;
  const show = own ?? ((value: unknown, other: unknown) => inGeneral(id, value, other));
  const inWords = (value: unknown, other: unknown, side: Side): string | undefined =>
    value === undefined ? undefined : show(value as never, other as never, side);
  const [was, is] = [inWords(before, after, "before"), inWords(after, before, "after")];
  if (was !== is) return differing(was, is);
  if (!areObjects(before, after)) return { was: undefined, is: undefined };
  return { was: differingMembers(before, after), is: differingMembers(after, before) };
}

/** Describes one of the two values. Returns `undefined` if the description of the class is sufficient. */
type Show = (value: never, other: never, side: Side) => string | undefined;

type Side = "before" | "after";

/** Classes whose values are not shown, because the path names them or they are too long. */
const silent: ReadonlySet<ChangeId> = new Set<ChangeId>([
  "response-described",
  "response-no-longer-described",
  "example-changed",
  "secret-added",
  "secret-removed",
  "null-allowed",
  "null-refused",
  "requirement-added",
  "requirement-removed",
  "unknown-fields-ignored",
  "unknown-fields-refused",
  "rule-order-changed",
  "shape-added",
  "transition-added",
  "transition-removed",
  "poll-added",
  "poll-removed",
  "media-type-added",
  "media-type-removed",
  "success-added",
  "success-removed",
  "key-transport-added",
  "key-transport-removed",
  "service-added",
  "service-removed",
  "error-added",
  "tenant-became-required",
  "tenant-became-optional",
]);

/**
 * Describes values without their own formatter. Two booleans are omitted, because the description of most classes
 * distinguishes them.
 */
const inGeneral = (id: ChangeId, value: unknown, other: unknown): string | undefined => {
  if (/-removed(-(before|after)-sunset)?$/.test(id) && isThing(value)) return undefined;
  if (typeof value === "boolean" && typeof other === "boolean" && id !== "default-changed") return undefined;
  if (isRule(value)) return rule(value);
  return areObjects(value, other) ? differingMembers(value, other) : words(value);
};

const rule = (value: Rule | FieldRule): string => {
  const isOfFields = !("when" in value);
  const documented = { status: "documented", decision: undefined } as const;
  return isOfFields
    ? fieldRuleText(value)
    : unmarked(ruleProse({ ...value, origin: documented }, { limits: highLimits }, String));
};

/** The service is not available here, so the right to high limits has no name. */
const highLimits = { highRight: undefined } as Parameters<typeof ruleProse>[1]["limits"];

const syntax = (value: Syntax): string =>
  unmarked(syntaxProse({ ...value, origin: { status: "documented", decision: undefined } }, String));
const testsOf = (when: readonly Test[]): string => unmarked(circumstances({ when, unless: [] }, String) ?? "always");
const values = ({ lowLimit, highLimit }: Multiple): string =>
  `up to ${lowLimit} values, or ${highLimit} for callers with high limits`;
const newItems = (items: readonly unknown[], others: readonly unknown[] = []): string | undefined => {
  const known = new Set(others.map((one) => plainText(one)));
  const fresh = items.filter((one) => !known.has(plainText(one)));
  return fresh.length === 0 ? undefined : words(fresh);
};
const either =
  (yes: string, no: string) =>
  (value: boolean): string =>
    value ? yes : no;

const bodies: { readonly [Kind in RequestBody["kind"]]: string } = {
  fields: "some fields of the object",
  create: "all fields of a new object",
  update: "the fields to change",
  own: "a value of its own type",
  media: "bytes of a media type",
};
const body = (value: RequestBody | RequestBody["kind"]): string =>
  bodies[typeof value === "string" ? value : value.kind];

/**
 * Describes the access as a whole, or one added or removed kind of key or scope. An additional scope means fewer
 * callers, an additional kind means more.
 */
const access =
  (isForFewer: boolean): Show =>
  (value: Access | string, _: unknown, side) => {
    if (typeof value === "string") {
      if (isForFewer === (side === "after")) return `${isForFewer ? "only with" : "without"} the scope ${value}`;
      return `${isForFewer ? "not" : "also"} with keys of the kind ${value}`;
    }
    if (value.kind !== "keys") return "everyone";
    const scopes = value.scopes.length === 0 ? "" : ` and the scopes ${listed(value.scopes)}`;
    return value.keys.length === 0
      ? `keys of any kind${scopes}`
      : `keys of the kind ${listed(value.keys, "or")}${scopes}`;
  };

const conditions = (condition: Condition | Fact<unknown> | string): string => {
  if (typeof condition === "string" || !("kind" in condition)) return words(condition);
  switch (condition.kind) {
    case "only-with":
      return `only with ${condition.parameter}`;
    case "only-without":
      return `only without ${condition.parameter}`;
    case "single-page":
      return "only with a single page";
    case "modes":
      return `only in the modes ${listed(condition.modes.map(String))}`;
    case "applies-to":
      return `only for ${condition.subject} with ${words(condition.when)}`;
  }
};

const role = (value: ListRole): string => {
  switch (value.kind) {
    case "filter":
      return `filters by ${value.field}`;
    case "sort":
      return "sorts the items";
    case "limit":
      return "limits the number of items";
    case "after":
      return "starts after the item with this id";
    case "offset":
      return "skips a number of items";
    case "number":
      return `selects a page, the first being ${value.first}`;
  }
};

const scope = (value: Scope): string => {
  switch (value.kind) {
    case "tenant":
      return "one tenant";
    case "tenant-or-shared":
      return `one tenant, or all with ${value.flag} ${words(value.value)}`;
    case "global":
      return "all tenants";
  }
};

const pollResult = (value: PollResult | { readonly kind?: undefined }): string => {
  if (value.kind === "field") return `the field ${value.field.text}`;
  return value.kind === "operation" ? `the response of ${value.call.operation.text}` : words(value);
};

const deprecation = (value: object): string | undefined => {
  const { reason, replacement, since, ...rest } = value as Readonly<Record<string, unknown>>;
  const parts = [
    reason === undefined ? undefined : words(reason),
    replacement === undefined ? undefined : `use ${String(replacement)}`,
    since === undefined ? undefined : `since ${words(since)}`,
  ];
  const said = parts.filter((part) => part !== undefined).map(String);
  return said.length === 0 && Object.keys(rest).every((key) => ["status", "value", "decision", "place"].includes(key))
    ? undefined
    : said.join("; ");
};

/** Describes a maximum in a rule, or a number. */
const highest = (value: Maximums | number): string => (typeof value === "number" ? words(value) : maximumsText(value));

/** Classes whose values have the same kind, by the prefix of their ids. */
const families: readonly { readonly ids: RegExp; readonly show: Show }[] = [
  { ids: /^(?:rule|warning)-/, show: rule },
  { ids: /^syntax-/, show: syntax },
  { ids: /^limit-maximum-/, show: highest },
  { ids: /^type-/, show: factualTypeWords },
];

const shows: { readonly [Id in ChangeId]?: Show } = {
  "access-relaxed": access(false),
  "access-tightened": access(true),
  "alternative-added": factualTypeWords,
  "alternative-removed": factualTypeWords,
  "response-body-added": factualTypeWords,
  "response-body-removed": factualTypeWords,
  "became-multiple": values,
  "became-single": values,
  "body-added": body,
  "optional-body-added": body,
  "body-removed": body,
  "body-changed": body,
  "condition-added": conditions,
  "condition-changed": conditions,
  "condition-lifted": conditions,
  deprecated: deprecation,
  "deprecation-changed": (value: object) => deprecation(value) ?? "no reason",
  "deprecation-withdrawn": deprecation,
  "empty-allowed": () => undefined,
  "empty-refused": () => undefined,
  "list-role-changed": role,
  "member-circumstances-changed": (value: readonly unknown[] | boolean) =>
    Array.isArray(value) && value.every((one) => typeof one === "object")
      ? testsOf(value as readonly Test[])
      : words(value),
  "poll-result-changed": pollResult,
  "replacement-changed": either("replaced", "merged"),
  "scope-changed": scope,
  "shape-owner-changed": either("the service", "a resource"),
  "stated-rule-added": newItems,
  "stated-rule-removed": newItems,
};

/** Returns whether a value is a rule between parameters. Its class may be about a bound. */
function isRule(value: unknown): value is Rule {
  return typeof value === "object" && value !== null && "kind" in value && "when" in value && "unless" in value;
}

/** Returns whether a value has a name, which the path contains. */
function isThing(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    ["name", "id", "value", "code"].some((key) => key in value) &&
    !("status" in value)
  );
}

function areObjects(value: unknown, other: unknown): boolean {
  return [value, other].every(
    (one) => typeof one === "object" && one !== null && !Array.isArray(one) && !("status" in one),
  );
}

function differingMembers(value: unknown, other: unknown): string {
  const those = other as Readonly<Record<string, unknown>>;
  const members = Object.entries(value as object).filter(
    ([key, member]) => plainText(member) !== plainText(those[key]),
  );
  return memberWords(Object.fromEntries(members)) || "none";
}

/** Converts Markdown to plain text: removes code marks and the final full stop. */
function unmarked(prose: string): string {
  const text = prose
    .replace(/^Form: /, "")
    .replaceAll("`", "")
    .replace(/\.$/, "");
  return text.replace(/ \(else ([^()]*)\)$/, ", otherwise $1").replace(/ \(([^()]*)\)$/, ", $1");
}

/** Truncates long texts to the part around the first difference. */
function differing(was: string | undefined, is: string | undefined): ValueWords {
  const [old, now] = [[...(was ?? "")], [...(is ?? "")]];
  const start =
    was === undefined || is === undefined ? 0 : old.findIndex((character, index) => character !== now[index]);
  const from = Math.max(0, (start < 0 ? old.length : start) - CONTEXT);
  const cut = (characters: readonly string[]): string => {
    if (characters.length <= LONGEST) return characters.join("");
    const begin = Math.min(from, characters.length - 1);
    const end = begin + LONGEST;
    return `${begin > 0 ? "…" : ""}${characters.slice(begin, end).join("")}${end < characters.length ? "…" : ""}`;
  };
  return { was: was === undefined ? undefined : cut(old), is: is === undefined ? undefined : cut(now) };
}

/** The maximum length of a truncated text in characters, and the number of characters before the first difference. */
const LONGEST = 100;
const CONTEXT = 30;
