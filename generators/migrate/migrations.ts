import { type Change, type Step, pathText } from "../diff/change.ts";
import type { ChangeId } from "../diff/classes.ts";
import type { Lifecycle } from "../model/fact.ts";
import type { FieldDefault } from "../model/resource.ts";
import type { Migration, ReleaseMigrations, TypeChanged } from "../model/migration.ts";
import {
  type Models,
  type PackageTexts,
  aliasesOf,
  declarationsIn,
  differences,
  typesHolding,
} from "./declarations.ts";
import { groupBy } from "../model/group-by.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { Model } from "../model/model.ts";

/** Describes a type given as plain data: “a boolean”, “a list of strings”. */
function typeWords(type: unknown): string {
  const { kind, value, values, items, whole, shape } = (type ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === undefined && value !== undefined) return typeWords(value);
  if (kind === "enum") return valuesWords(values);
  if (kind === "list") return items === undefined ? "a list" : `a list (each item ${typeWords(items)})`;
  if (kind === "number" && whole === true) return "an integer";
  if (kind === "const") return `always ${JSON.stringify(value)}`;
  if (kind === "shape" && typeof shape === "string") return `an object (${shape})`;
  return words[String(kind)] ?? (typeof type === "string" ? `an object (${type})` : "of another type");
}

const words: Readonly<Record<string, string>> = {
  text: "a string",
  string: "a string",
  integer: "an integer",
  number: "a number",
  decimal: "a decimal number",
  boolean: "a boolean",
  timestamp: "a timestamp",
  date: "a date",
  time: "a time",
  duration: "a duration",
  binary: "binary data",
  file: "a file",
  any: "any value",
  title: "a title",
  namespace: "a namespace",
  user: "a user",
  limit: "a limit",
  map: "a map",
  object: "an object",
  "one-of": "one of several types",
  union: "one of several types",
};

function valuesWords(values: unknown): string {
  const { set, values: inline } = (values ?? {}) as {
    readonly set?: string;
    readonly values?: readonly { readonly value: string }[];
  };
  if (inline === undefined || inline.length > 5)
    return set === undefined ? "one of a set of values" : `one of the values of “${set}”`;
  return `one of ${inline.map(({ value }) => `“${value}”`).join(", ")}`;
}

/** Returns the migrations of a release, based on its changes and the models on both sides. */
export function migrationsOf(changes: readonly Change[], models?: Models): readonly Migration[] {
  return [...migrationsByChange(changes, models).values()].flat();
}

/** Returns the migrations of each change, in the order of the changes. */
export function migrationsByChange(
  changes: readonly Change[],
  models?: Models,
): ReadonlyMap<Change, readonly Migration[]> {
  const split = splitValues(changes);
  const context = { all: changes, models };
  return new Map(
    changes.map((change) => [
      change,
      split.get(change) ?? (isRemoval.test(change.id) ? review : responses[change.id])?.(change, context) ?? [],
    ]),
  );
}

interface Context {
  readonly all: readonly Change[];
  readonly models: Models | undefined;
}

type Answer = (change: Change, context: Context) => readonly Migration[];

const renamed: Answer = (change) => [
  { kind: "renamed", ...subjectOf(change), from: String(change.before), to: String(change.after) },
];

const review: Answer = (change) => {
  // The tenant of an operation has no name.
  const name = lastName(change.path) || change.path.at(-1)!.kind;
  const what =
    change.id === "module-group-changed" ? `“${name}” is now in another group.` : `“${name}” no longer exists.`;
  return [{ kind: "review", ...subjectOf(change), name, why: what + replacement(change.before) }];
};

const newHandler: Answer = ({ path, uses }) => {
  const { kind = "", name = "" } = path.at(-1) ?? {};
  return [{ kind: "handler", ...subjectOf({ path, uses }), name, why: `The ${kind} “${name}” is new.` }];
};

/** The replacement for a removed alias: another alias, or the field's own name, which always works. */
const alias: Answer = (change, { all }) => {
  const beside = all.filter(({ subject }) => subject === change.subject);
  const [came, ...others] = beside.filter(({ id }) => id === "alias-added").map(({ after }) => String(after));
  const isPair = others.length === 0 && beside.filter(({ id }) => id === "alias-removed").length === 1;
  return [
    {
      kind: "alias",
      ...subjectOf(change),
      from: String(change.before),
      to: isPair && came !== undefined ? came : lastName(change.path),
    },
  ];
};

/** A default with renamed values is unchanged. A field that no request with this default has needs no migration. */
const otherDefault: Answer = (change, { all, models }) => {
  const path = change.path.slice(0, -1);
  const value = withNewNames(plainValue(change.before), newValues(path, all));
  if (value === undefined || value === null || JSON.stringify(value) === JSON.stringify(plainValue(change.after)))
    return [];
  const uses = change.uses.map((use) => use.replace(/ \/ default$/, ""));
  const types = models === undefined ? [] : typesHolding(path, models, true);
  const isUnused = models !== undefined && types.length === 0 && path.some(({ kind }) => kind === "resource");
  return isUnused ? [] : [{ kind: "default", ...holderOf({ path, uses }), ...namesOf(path, models), types, value }];
};

/**
 * Creates the migration for a change of a type. `from` and `to` describe the types if the change does not contain them.
 */
function typeChange(uses: TypeChanged["uses"], from?: string, to?: string): Answer {
  return ({ path, uses: places, before, after }, { models }) => {
    if (!holders.has(path.at(-1)?.kind ?? "")) return [];
    const types = models === undefined ? [] : typesHolding(path, models);
    const words = [from ?? typeWords(before), to ?? typeWords(after)] as const;
    return [
      {
        kind: "type",
        ...holderOf({ path, uses: places }),
        ...namesOf(path, models),
        types,
        from: words[0],
        to: words[1],
        uses,
      },
    ];
  };
}

/** Kinds of path steps with a type. */
const holders: ReadonlySet<string> = new Set(["field", "parameter", "member", "header"]);

/** Matches a removal, whether it was announced or not. */
const isRemoval =
  /^(?:module|parameter|member|optional-member|value|shape|resource|operation|header|error|slot)-removed(?:-.*)?$/;

const responses: { readonly [Id in ChangeId]?: Answer } = {
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
  "default-removed": otherDefault,
  "type-changed": typeChange("all"),
  "type-widened": typeChange("reads"),
  "type-widened-as-text": typeChange("all"),
  "type-narrowed": typeChange("writes"),
  "alternative-added": typeChange("reads", "of fewer types"),
  "alternative-removed": typeChange("writes", undefined, "of fewer types"),
  "became-multiple": typeChange("reads", "a single value", "a list of values"),
  "became-single": typeChange("all", "a list of values", "a single value"),
  "null-allowed": typeChange("reads", "never null", "sometimes null"),
  "member-became-optional": typeChange("reads", "always present", "sometimes absent"),
  "module-group-changed": review,
};

function subjectOf({ path, uses }: Pick<Change, "path" | "uses">): Pick<Migration, "service" | "within"> {
  const own = namesAround(path);
  const others =
    own.length === 0 || !path.some(({ kind }) => kind === "module")
      ? []
      : uses.filter((use) => !use.includes(" / parameter group ")).map((use) => namesAround(stepsOf(use)));
  return { service: path[0]?.name ?? "", within: own.length === 0 ? [] : [own, ...others] };
}

/** Kinds of path steps whose names are part of the names of the declarations inside them. */
const naming: ReadonlySet<string> = new Set(["module", "resource", "shape"]);

/**
 * Returns the subject like `subjectOf`, but for the types of the modules that use it, even if it belongs to a parameter
 * group.
 */
function holderOf({ path, uses }: Pick<Change, "path" | "uses">): Pick<Migration, "service" | "within"> {
  const subject = subjectOf({ path, uses });
  const users = uses.map((use) => namesAround(stepsOf(use))).filter((names) => names.length > 0);
  return subject.within.length === 0 ? { ...subject, within: users } : subject;
}

function namesAround(path: readonly Step[]): readonly string[] {
  return path
    .slice(1, -1)
    .filter(({ kind }) => naming.has(kind))
    .map(({ name }) => name);
}

/** Splits `service library / module books / parameter year` into steps. */
function stepsOf(subject: string): readonly Step[] {
  return subject.split(" / ").map((text) => {
    const kind = stepKinds.find((one) => text.startsWith(`${one} `)) ?? text;
    return { kind, name: text.slice(kind.length + 1) };
  });
}

const stepKinds = [...naming];

function namesOf(path: readonly Step[], models: Models | undefined): Pick<TypeChanged, "name" | "aliases"> {
  const aliases = models === undefined ? [] : aliasesOf(path, models);
  return { name: lastName(path), ...(aliases.length > 0 && { aliases }) };
}

function lastName(path: readonly Step[]): string {
  return path.at(-1)?.name ?? "";
}

/** Returns the reason and the replacement from the deprecation. */
function replacement(before: unknown): string {
  const { deprecated } = (before ?? {}) as Partial<Lifecycle>;
  const { reason, replacement: other } = deprecated ?? {};
  return [reason, other && `Use ${other} instead.`].map((text) => (text ? ` ${text}` : "")).join("");
}

/** Returns the new names of a parameter's values, by their old names. */
function newValues(path: readonly Step[], all: readonly Change[]): ReadonlyMap<string, string> {
  const subject = pathText(path);
  const split = splitValues(all);
  const renamed = all.filter(
    (one) =>
      one.id === "value-renamed" &&
      !split.has(one) &&
      (one.subject.startsWith(`${subject} / `) || one.uses.includes(subject)),
  );
  return new Map(renamed.map(({ before, after }) => [String(before), String(after)] as const));
}

function withNewNames(value: FieldDefault | undefined, names: ReadonlyMap<string, string>): FieldDefault | undefined {
  const renamed = <One>(one: One): One | string => (typeof one === "string" ? (names.get(one) ?? one) : one);
  return Array.isArray(value) ? (value.map(renamed) as readonly string[]) : renamed(value);
}

/** Returns a default in the form used in requests, or `undefined` if it was unknown. */
function plainValue(before: unknown): FieldDefault | undefined {
  if (typeof before !== "object" || before === null || Array.isArray(before)) return before as FieldDefault | undefined;
  return "value" in before ? plainValue(before.value) : undefined;
}

/** Finds renames of values that are actually splits, because several new values have the same former name. */
function splitValues(changes: readonly Change[]): ReadonlyMap<Change, readonly Migration[]> {
  const heirs = groupBy(changes.flatMap(heirsIn), ({ of }) => of);
  const renamed = changes
    .filter(({ id }) => id === "value-renamed")
    .map((change) => [change, heirs.get(place(change, String(change.before))) ?? []] as const);
  return new Map(
    renamed
      .filter(([, others]) => others.length > 0)
      .map(
        ([change, others]) =>
          [
            change,
            [
              splitOf(
                change,
                others.map(({ value }) => value),
              ),
            ],
          ] as const,
      ),
  );
}

interface Heir {
  /** The set and the old value, combined into a key. */
  readonly of: string;
  readonly value: string;
}

/** Returns an added value, once for each former name. */
function heirsIn(change: Change): readonly Heir[] {
  if (change.id !== "value-added") return [];
  const { value, was = [] } = change.after as { readonly value: string; readonly was?: readonly string[] };
  return was.map((former) => ({ of: place(change, former), value }));
}

function place({ path }: Change, value: string): string {
  return JSON.stringify([...path.slice(0, -1), value]);
}

function splitOf({ path, before, after }: Change, others: readonly string[]): Migration {
  return {
    kind: "split",
    service: path[0]?.name ?? "",
    within: [],
    name: String(before),
    into: [String(after), ...others],
  };
}

/** The two sides of a release, and the changes between them. */
export interface Sides extends Models {
  readonly changes: readonly Change[];
}

/**
 * Returns the migrations of a release, or `undefined` if none are needed. The current emitters write the declarations
 * of both sides, so that only changes of the spec cause differences.
 */
export function releaseMigrations(
  { before, after, changes }: Sides,
  emitters: readonly Emitter[],
): ReleaseMigrations | undefined {
  const migrations = migrationsOf(changes, { before, after });
  if (migrations.length === 0) return undefined;
  const pairs = emitters.map(
    (emitter) =>
      [
        emitter.into.slice("packages/".length),
        differences(declarations(emitter, after), declarations(emitter, before)),
      ] as const,
  );
  return { migrations, declarations: Object.fromEntries(pairs.filter(([, found]) => Object.keys(found).length > 0)) };
}

function declarations({ into, emit }: Emitter, model: Model): PackageTexts {
  return declarationsIn(
    new Map(Array.from(emit(model), ({ path, text }) => [path.slice(into.length + 1), text] as const)),
  );
}
