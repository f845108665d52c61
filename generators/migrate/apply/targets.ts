import type { FieldDefault } from "../../model/resource.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Migration, OtherDefault, TypeChanged } from "../../model/migration.ts";
import {
  type Declared,
  type NameChange,
  type Path,
  type TypeScript,
  isMadeOf,
  isNameChange,
  newNames,
  newPaths,
  pathKey,
  pathOfKey,
} from "./edits.ts";
import { isAbout } from "./old-code.ts";

/** The action for a name of the old declarations, wherever code uses it. */
export type NameTarget =
  | { readonly kind: "rename"; readonly from: string; readonly to: string }
  | {
      readonly kind: "review";
      readonly from: string;
      readonly why: string;
      /** True if the name may refer to something else. */
      readonly isDoubtful?: true;
      /** Set if only reads, or only writes, need review. */
      readonly uses?: "reads" | "writes";
    };

export interface DefaultTarget {
  readonly name: string;
  /** The current name. */
  readonly to: string;
  /** Other names under which an object may set the member. */
  readonly aliases: readonly string[];
  readonly value: FieldDefault;
  /** The reason why a person has to write the value; `undefined` if the migration can write it. */
  readonly doubt: string | undefined;
  /** The types of requests with the default, if several requests share the declaration. `undefined` means all. */
  readonly requests: ReadonlySet<string> | undefined;
}

/** A new member of a declaration that existing code does not handle yet. */
interface NewMember {
  readonly name: string;
  readonly why: string;
}

/** Targets, by nodes of the old declarations. */
export interface Targets {
  readonly newMembers: ReadonlyMap<TypeScript.Node, readonly NewMember[]>;
  readonly names: ReadonlyMap<TypeScript.Node, NameTarget>;
  readonly defaults: ReadonlyMap<TypeScript.Node, DefaultTarget>;
  /** Parameters and members whose type has changed. */
  readonly types: ReadonlyMap<TypeScript.Node, NameTarget>;
}

export function mergedTargets(all: readonly Targets[]): Targets {
  return {
    names: new Map(all.flatMap(({ names }) => [...names])),
    defaults: new Map(all.flatMap(({ defaults }) => [...defaults])),
    newMembers: new Map(all.flatMap(({ newMembers }) => [...newMembers])),
    types: new Map(all.flatMap(({ types }) => [...types])),
  };
}

/**
 * Finds the old declarations that the migrations concern: those that were removed or renamed, or whose default or type
 * has changed.
 */
export function findTargets(old: Declared, fresh: ReadonlySet<string>, migrations: readonly Migration[]): Targets {
  const context = { old, fresh, migrations, changes: migrations.filter(isNameChange), typeNames: typeNamesIn(old) };
  const keys = [...old.keys()];
  const gone = keys.filter((key) => !fresh.has(key));
  const has = (kind: Migration["kind"]): boolean => migrations.some((one) => one.kind === kind);
  const byNode = <Target>(found: readonly At<Target>[]): readonly (readonly [TypeScript.Node, Target])[] =>
    found.flatMap(({ key, target }) => nodesOf(old, key).map((node) => [node, target] as const));
  return {
    newMembers: groupedMembers([...fresh].filter((key) => !old.has(key)).flatMap((key) => newMembers(context, key))),
    names: new Map(
      byNode([
        ...keys.flatMap((key) => exchangedTargets(context, key)),
        ...gone.flatMap((key) => nameTargets(context, key)),
      ]),
    ),
    defaults: new Map(
      byNode(has("default") ? keys.flatMap((key) => defaultTargets(context, key)) : []).filter(([node]) =>
        isOptional(node),
      ),
    ),
    types: new Map(byNode(has("type") ? keys.flatMap((key) => typeTargets(context, key)) : [])),
  };
}

interface Context {
  readonly old: Declared;
  readonly fresh: ReadonlySet<string>;
  readonly migrations: readonly Migration[];
  readonly changes: readonly NameChange[];
  /** The names of the types that the old package declares. */
  readonly typeNames: readonly string[];
}

/** Returns the names of declared types, which begin with a capital letter. */
function typeNamesIn(old: Declared): readonly string[] {
  return [
    ...new Set(
      [...old.keys()].map((key) => key.slice(key.lastIndexOf("\n") + 1)).filter((name) => /^[A-Z]/.test(name)),
    ),
  ];
}

interface At<Target> {
  readonly key: string;
  readonly target: Target;
}

function nameTargets(context: Context, key: string): readonly At<NameTarget>[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  const names = [last, ...newNames(last, context.changes)];
  const about = aboutPath(context, path, (one) =>
    isNameChange(one) ? newNames(last, [one]).length > 0 : isReviewOf(one, names),
  );
  const renamed = about.some(isNameChange) ? newPath(context, path) : undefined;
  if (renamed !== undefined)
    return renaming(
      context,
      { key, last },
      renamed,
      about.some(({ kind }) => kind === "alias"),
    );
  const why = about.flatMap((one) => reasonToCheck(one, last, context.changes))[0];
  return why === undefined ? [] : [{ key, target: { kind: "review", from: plainName(last), why } }];
}

/**
 * Returns whether a migration requires a review of one of the names. They include all names between the old release and
 * the installed one.
 */
function isReviewOf(migration: Migration, names: readonly string[]): boolean {
  if (migration.kind === "split") return names.includes(JSON.stringify(migration.name));
  return migration.kind === "review" && names.some((name) => isMadeOf(name, migration.name));
}

function reasonToCheck(migration: Migration, last: string, changes: readonly NameChange[]): readonly string[] {
  if (migration.kind === "review") return [migration.why];
  if (migration.kind !== "split") return [];
  const into = migration.into.map((value) => newNames(JSON.stringify(value), changes).map(plainName).at(-1) ?? value);
  return [`“${plainName(last)}” is now ${into.map((value) => `“${value}”`).join(" or ")}. Choose one of them here.`];
}

/**
 * Returns the target of a rename. A new name that formerly belonged to something else is not written, because a second
 * run could not distinguish the two.
 */
function renaming(
  { old }: Context,
  { key, last }: { readonly key: string; readonly last: string },
  renamed: Path,
  isAlias: boolean,
): readonly At<NameTarget>[] {
  const [from, to] = [plainName(last), plainName(renamed.at(-1)!)];
  if (from === to) return [];
  const other = pathKey(renamed);
  if (isAlias || !old.has(other)) return [{ key, target: { kind: "rename", from, to } }];
  const why = `“${from}” is now “${to}”, which was the name of something else. Rename it by hand.`;
  return [
    { key, target: { kind: "review", from, why } },
    { key: other, target: { kind: "review", from: to, why } },
  ];
}

/** Returns targets of a name that still exists but now refers to something else, because names were exchanged. */
function exchangedTargets(context: Context, key: string): readonly At<NameTarget>[] {
  const { fresh, changes } = context;
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  if (
    !fresh.has(key) ||
    !changes.some(({ from }) => from === plainName(last)) ||
    !changes.some(({ to }) => to === plainName(last))
  )
    return [];
  const about = aboutPath(context, path, (one) => isNameChange(one) && [one.from, one.to].includes(plainName(last)));
  const taken = about.some((one) => isNameChange(one) && one.to === plainName(last));
  const [to] = about.flatMap((one) => (isNameChange(one) && one.from === plainName(last) ? newNames(last, [one]) : []));
  if (!taken || to === undefined || !fresh.has(pathKey([...path.slice(0, -1), to]))) return [];
  const [from, now] = [plainName(last), plainName(to)];
  return [
    {
      key,
      target: {
        kind: "review",
        from,
        why: `“${from}” is now “${now}”, and “${from}” is the name of something else. Rename it by hand.`,
      },
    },
  ];
}

interface InContainer {
  readonly container: TypeScript.Node;
  readonly member: NewMember;
}

/** Returns the new members of a declaration that existed before. */
function newMembers(context: Context, key: string): readonly InContainer[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  const about = aboutPath(context, path, (one) => one.kind === "handler" && isMadeOf(last, one.name));
  const containers = nodesOf(context.old, pathKey(path.slice(0, -1)));
  return about.flatMap((one) =>
    one.kind === "handler" ? containers.map((container) => ({ container, member: { name: last, why: one.why } })) : [],
  );
}

function groupedMembers(all: readonly InContainer[]): ReadonlyMap<TypeScript.Node, readonly NewMember[]> {
  return new Map(
    [...groupBy(all, ({ container }) => container)].map(([container, found]) => [
      container,
      found.map(({ member }) => member),
    ]),
  );
}

/**
 * Returns the targets of changed defaults. The default of the oldest release applies, because the code was written for
 * it.
 */
function defaultTargets(context: Context, key: string): readonly At<DefaultTarget>[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  const names = [last, ...newNames(last, context.changes)];
  const found = aboutPath(context, path, (one) => one.kind === "default" && names.includes(one.name)).flatMap((one) =>
    one.kind === "default" ? one : [],
  );
  return found
    .flatMap((migration) => {
      const requests = requestsHolding(context, path, migration);
      return requests === undefined ? [] : [{ key, target: defaultTarget(context, path, migration, requests) }];
    })
    .slice(0, 1);
}

function defaultTarget(
  context: Context,
  path: Path,
  migration: OtherDefault,
  requests: ReadonlySet<string>,
): DefaultTarget {
  const { fresh, migrations } = context;
  const last = path.at(-1)!;
  const to = newPath(context, path)?.at(-1) ?? last;
  const isGone = !fresh.has(pathKey(path)) && to === last;
  const values = new Set([migration.value].flat().map((value) => JSON.stringify(value)));
  const isOldValue = migrations.some((one) =>
    values.has(
      JSON.stringify(isNameChange(one) ? one.from : one.kind === "split" || one.kind === "review" ? one.name : ""),
    ),
  );
  const hasOtherType = migrations.some(
    (one) => one.kind === "type" && [last, to].includes(one.name) && one.service === migration.service,
  );
  const doubt = isGone
    ? "It no longer exists."
    : isOldValue || hasOtherType
      ? "The values have changed as well."
      : undefined;
  return {
    name: last,
    to,
    aliases: migration.aliases ?? [],
    value: migration.value,
    doubt,
    requests: requests.size === 0 ? undefined : requests,
  };
}

/**
 * Returns the types of requests that identify the default. Returns an empty set if the declaration always has the
 * default, and `undefined` if it never has it.
 */
function requestsHolding(
  context: Context,
  path: Path,
  { types }: OtherDefault | TypeChanged,
): ReadonlySet<string> | undefined {
  const wanted = new Set(types);
  if (wanted.size === 0) return new Set();
  const isWanted = (name: string): boolean => [name, ...newNames(name, context.changes)].some((one) => wanted.has(one));
  if (
    path.some(
      (segment, index) => isWanted(segment) || isMember(context, wanted, { head: segment, member: path[index + 1] }),
    )
  )
    return new Set();
  const names = context.typeNames.filter(isWanted);
  return names.some((name) => sharedParts(context, name).has(path.at(-2) ?? "")) ? new Set(names) : undefined;
}

/** Returns whether a member such as `OrderOperations.list` is one of the current names. */
function isMember(
  { changes }: Context,
  wanted: ReadonlySet<string>,
  { head, member }: { readonly head: string; readonly member: string | undefined },
): boolean {
  if (member === undefined) return false;
  const members = [member, ...newNames(member, changes)];
  return [head, ...newNames(head, changes)].some((one) => members.some((name) => wanted.has(`${one}.${name}`)));
}

/** Returns the types that a type consists of, such as `OrderFields` in `type CreateOrderRequest = OrderFields & …`. */
function sharedParts({ old }: Context, name: string): ReadonlySet<string> {
  const nodes = [...old].flatMap(([key, found]) => (pathOfKey(key).at(-1) === name ? found : []));
  return new Set(
    nodes.flatMap((node) =>
      "type" in node ? (/[\p{L}\d_$]+/gu[Symbol.match]((node.type as TypeScript.Node).getText()) ?? []) : [],
    ),
  );
}

function typeTargets(context: Context, key: string): readonly At<NameTarget>[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  const names = [last, ...newNames(last, context.changes)];
  const found = aboutPath(
    context,
    path,
    (one) => one.kind === "type" && [one.name, ...(one.aliases ?? [])].some((name) => names.includes(name)),
  ).flatMap((one) => (one.kind === "type" ? one : []));
  const [first, ...later] = found.filter((one) => requestsHolding(context, path, one) !== undefined);
  if (first === undefined) return [];
  const to = newPath(context, path)?.at(-1);
  const why = `${to === undefined ? `“${last}”` : `“${last}” is now “${to}”. It`} was ${first.from} and is now ${(later.at(-1) ?? first).to}. Check this use.`;
  const uses =
    first.uses === "all" || later.some(({ uses: other }) => other !== first.uses) ? {} : { uses: first.uses };
  return [{ key, target: { kind: "review", from: last, why, ...uses } }];
}

/**
 * Returns the path in the installed package. Renames in other services and types are ignored, even if they concern the
 * same name.
 */
function newPath(context: Context, path: Path): Path | undefined {
  const changes = aboutPath(context, path, isNameChange).filter(isNameChange);
  return newPaths(path, changes).find((one) => context.fresh.has(pathKey(one)));
}

function aboutPath(
  { migrations, changes }: Context,
  path: Path,
  isRelevant: (migration: Migration) => boolean,
): readonly Migration[] {
  return migrations.filter(
    (one) =>
      isRelevant(one) &&
      isAbout(one, path, (name) => [name, ...formerNames(name, changes), ...newNames(name, changes)]),
  );
}

function formerNames(name: string, changes: readonly NameChange[]): readonly string[] {
  return changes.filter(({ from }) => newNames(from, changes).includes(name)).map(({ from }) => from);
}

/** Removes the quotes from a string in a path. */
function plainName(segment: string): string {
  return segment.startsWith('"') ? (JSON.parse(segment) as string) : segment;
}

function nodesOf(old: Declared, key: string): readonly TypeScript.Node[] {
  return old.get(key) ?? [];
}

function isOptional(node: TypeScript.Node): boolean {
  return "questionToken" in node && node.questionToken !== undefined;
}
