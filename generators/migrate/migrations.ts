import type { Change } from "../diff/change.ts";
import type { ChangeId } from "../diff/classes.ts";
import { pathText, type Step } from "../diff/site.ts";
import type { Lifecycle } from "../model/lifecycle.ts";
import type { FieldDefault } from "../model/resource.ts";
import type { Migration } from "../model/migration.ts";
import { splitValues } from "./split-values.ts";

/** What the changes ask of code that uses the packages, where a program can answer it, or point at the place. */
export function migrationsOf(changes: readonly Change[]): readonly Migration[] {
  return [...migrationsByChange(changes).values()].flat();
}

/** The same of each change, in their order. */
export function migrationsByChange(changes: readonly Change[]): ReadonlyMap<Change, readonly Migration[]> {
  const split = splitValues(changes);
  return new Map(changes.map((change) => [change, split.get(change) ?? (isRemoval.test(change.id) ? review : answers[change.id])?.(change, changes) ?? []]));
}

type Answer = (change: Change, all: readonly Change[]) => readonly Migration[];

const renamed: Answer = (change) => [{ kind: "renamed", ...subjectOf(change), from: String(change.before), to: String(change.after) }];

const review: Answer = (change) => {
  const why = change.sentence + replacement(change.before);
  return [{ kind: "review", ...subjectOf(change), name: lastName(change.path), why }];
};

const newHandler: Answer = (change) => [{ kind: "handler", ...subjectOf(change), name: lastName(change.path), why: change.sentence }];

/** The name that came where one went, or the field's own, which is always taken. */
const alias: Answer = (change, all) => {
  const beside = all.filter(({ subject }) => subject === change.subject);
  const [came, ...others] = beside.filter(({ id }) => id === "alias-added").map(({ after }) => String(after));
  const isPair = others.length === 0 && beside.filter(({ id }) => id === "alias-removed").length === 1;
  return [{ kind: "alias", ...subjectOf(change), from: String(change.before), to: isPair && came !== undefined ? came : lastName(change.path) }];
};

/** What differs in the names of values alone is the same default. */
const otherDefault: Answer = (change, all) => {
  const path = change.path.slice(0, -1);
  const value = withNewNames(plainValue(change.before), newValues(path, all));
  if (value === undefined || JSON.stringify(value) === JSON.stringify(plainValue(change.after))) return [];
  const uses = change.uses.map((use) => use.replace(/ \/ default$/, ""));
  return [{ kind: "default", ...subjectOf({ path, uses }), name: lastName(path), value }];
};

/** With or without warning: code that uses it has to do without. */
const isRemoval = /^(?:module|parameter|member|optional-member|value|shape|resource|operation|header|error|slot)-removed(?:-.*)?$/;

const answers: { readonly [Id in ChangeId]?: Answer } = {
  "module-renamed": renamed,
  "parameter-renamed": renamed,
  "parameter-renamed-with-alias": renamed,
  "member-renamed": renamed,
  "value-renamed": renamed,
  "shape-renamed": renamed,
  "resource-renamed": renamed,
  "operation-renamed": renamed,
  "operation-symbol-changed": renamed,
  "header-renamed": renamed,
  "error-renamed": renamed,
  "module-added": newHandler,
  "generator-added": newHandler,
  "operation-added": newHandler,
  "alias-removed": alias,
  "default-changed": otherDefault,
  "module-group-changed": review,
};

function subjectOf({ path, uses }: Pick<Change, "path" | "uses">): Pick<Migration, "service" | "within"> {
  const own = namesAround(path);
  const others = own.length === 0 || !path.some(({ kind }) => kind === "module") ? [] : uses.filter((use) => !use.includes(" / parameter group ")).map((use) => namesAround(stepsOf(use)));
  return { service: path[0]?.name ?? "", within: own.length === 0 ? [] : [own, ...others] };
}

/** Steps whose names the declarations of what is inside them have. */
const naming: ReadonlySet<string> = new Set(["module", "resource", "shape"]);

function namesAround(path: readonly Step[]): readonly string[] {
  return path.slice(1, -1).filter(({ kind }) => naming.has(kind)).map(({ name }) => name);
}

/** `service library / module books / parameter year` as steps. */
function stepsOf(subject: string): readonly Step[] {
  return subject.split(" / ").map((text) => {
    const kind = stepKinds.find((one) => text.startsWith(`${one} `)) ?? text;
    return { kind, name: text.slice(kind.length + 1) };
  });
}

const stepKinds = [...naming];

function lastName(path: readonly Step[]): string {
  return path.at(-1)?.name ?? "";
}

/** What the old spec says is to be used in its place. */
function replacement(before: unknown): string {
  const { deprecated } = (before ?? {}) as Partial<Lifecycle>;
  const { reason, replacement: other } = deprecated ?? {};
  return [reason, other && `Use: ${other}`].map((text) => (text ? ` ${text}` : "")).join("");
}

/** The new names of the values that a parameter takes, by their old ones. */
function newValues(path: readonly Step[], all: readonly Change[]): ReadonlyMap<string, string> {
  const subject = pathText(path);
  const renamed = all.filter((one) => one.id === "value-renamed" && (one.subject.startsWith(`${subject} / `) || one.uses.includes(subject)));
  return new Map(renamed.map(({ before, after }) => [String(before), String(after)] as const));
}

function withNewNames(value: FieldDefault | undefined, names: ReadonlyMap<string, string>): FieldDefault | undefined {
  const renamed = <One>(one: One): One | string => (typeof one === "string" ? (names.get(one) ?? one) : one);
  return Array.isArray(value) ? (value.map(renamed) as readonly string[]) : renamed(value);
}

/** A default as it is written in a request; undefined where it was unknown. */
function plainValue(before: unknown): FieldDefault | undefined {
  if (typeof before !== "object" || before === null || Array.isArray(before)) return before as FieldDefault | undefined;
  return "value" in before ? plainValue(before.value) : undefined;
}
