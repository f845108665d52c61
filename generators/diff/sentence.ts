import { type Change, pathText, type Step } from "./change.ts";
import { classes, type ChangeId } from "./classes.ts";
import { valueWords, type ValueWords } from "./value-words.ts";

type Said = Pick<Change, "id" | "path" | "before" | "after">;

/**
 * Describes a change in a sentence: subject, change, values. `write` formats names and values of the spec, for example
 * as code in Markdown.
 */
export function sentence(change: Said, write = (text: string): string => text): string {
  return `${write(pathText(spokenPath(change)).replace(/\.$/, ""))} ${predicate(change, write)}`;
}

/** Describes a change without its subject. */
export function predicate({ id, path, before, after }: Said, write: (text: string) => string): string {
  return `${classes[id].says}${values(id, shownValues({ id, path, before, after }), write)}.`;
}

/** Returns the two values in words. Values that the class or the path already states are omitted. */
export function shownValues({ id, path, before, after }: Said): ValueWords {
  const spoken = spokenPath({ id, path, before, after });
  const value = (one: unknown): unknown =>
    isNamed(one, spoken) && (typeof one === "object" || id.includes("renamed") || requiredness.has(id))
      ? undefined
      : one;
  return valueWords(id, value(before), value(after));
}

/**
 * Returns the path of the subject for a sentence. It omits a last step that repeats the class, and adds a field that
 * only the value names.
 */
export function spokenPath({ id, path, before, after }: Said): readonly Step[] {
  const name = [after, before].find((one) => typeof one === "string");
  if (name !== undefined && requiredness.has(id)) return [...path, { kind: "field", name }];
  const last = path.at(-1);
  const isImplied =
    last !== undefined && path.length > 1 && last.name === "" && implied.has(last.kind) && !general.test(id);
  return isImplied ? path.slice(0, -1) : path;
}

const requiredness: ReadonlySet<ChangeId> = new Set<ChangeId>([
  "parameter-became-required",
  "parameter-became-optional",
]);

/** Kinds of steps without a name that the descriptions of classes repeat. */
const implied: ReadonlySet<string> = new Set([
  "access",
  "address",
  "bare numbers",
  "condition",
  "default",
  "deprecated",
  "empty text",
  "message",
  "null",
  "profile",
  "role",
  "secret",
  "scope",
  "since",
  "status",
  "sunset",
  "syntax",
  "template",
  "tenant",
  "version",
  "was",
]);

/** Classes whose descriptions do not name their subject. */
const general = /^(?:fact|type|decision|text|parameter|tenant-parameter)-/;

function values(id: ChangeId, { was, is }: ValueWords, write: (text: string) => string): string {
  if (was === undefined && is === undefined) return "";
  const isChange = /-(?:changed|replaced)$/.test(id);
  if (is !== undefined)
    return `: ${write(is)}${was === undefined && !isChange ? "" : ` (was ${was === undefined ? "none" : write(was)})`}`;
  if (was === undefined) return "";
  if (isChange) return `: no value (was ${write(was)})`;
  return lost.has(id) ? `: ${write(was)}` : ` (was ${write(was)})`;
}

/** Classes about a removed item. It follows the description in the same way as an added one. */
const lost: ReadonlySet<ChangeId> = new Set<ChangeId>([
  "access-relaxed",
  "access-tightened",
  "alias-removed",
  "alternative-removed",
  "body-field-removed",
  "method-removed",
  "path-alias-removed",
  "rule-removed",
  "stated-rule-removed",
  "time-forms-removed",
  "warning-removed",
]);

/** Returns whether the path names the value, so that its members need not be shown. */
function isNamed(value: unknown, path: readonly Step[]): boolean {
  const name = path.at(-1)?.name;
  if (typeof value !== "object" || value === null) return value === name;
  const { name: own, id, code, value: text } = value as Readonly<Record<"name" | "id" | "code" | "value", unknown>>;
  return [own, id, code, text].includes(name);
}
