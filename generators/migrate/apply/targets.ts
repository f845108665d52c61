import type { FieldDefault } from "../../model/resource.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Migration } from "../../model/migration.ts";
import { pathKey, pathOfKey, type Declared, type Path } from "./paths.ts";
import { isMadeOf, isNameChange, newNames, newPaths, type NameChange } from "./renaming.ts";
import { isAbout } from "./scope.ts";
import type { TypeScript } from "./typescript.ts";

/** What is to be done with a name of the old declarations wherever code uses it. */
export type NameTarget =
  | { readonly kind: "rename"; readonly from: string; readonly to: string }
  | { readonly kind: "review"; readonly from: string; readonly why: string; /** Whether it may be something else. */ readonly isDoubtful?: true };

export interface DefaultTarget {
  readonly name: string;
  /** What it is called now. */
  readonly to: string;
  readonly value: FieldDefault;
}

/** A member that a declaration has got, for which code has nothing yet. */
export interface NewMember {
  readonly name: string;
  readonly why: string;
}

/** By the nodes of the old declarations. */
export interface Targets {
  readonly newMembers: ReadonlyMap<TypeScript.Node, readonly NewMember[]>;
  readonly names: ReadonlyMap<TypeScript.Node, NameTarget>;
  readonly defaults: ReadonlyMap<TypeScript.Node, DefaultTarget>;
}

/** Those of several packages. */
export function mergedTargets(all: readonly Targets[]): Targets {
  return {
    names: new Map(all.flatMap(({ names }) => [...names])),
    defaults: new Map(all.flatMap(({ defaults }) => [...defaults])),
    newMembers: new Map(all.flatMap(({ newMembers }) => [...newMembers])),
  };
}

/** What the migrations are about: of the old declarations, what the new ones do not have, and what they have under another name. */
export function findTargets(old: Declared, fresh: ReadonlySet<string>, migrations: readonly Migration[]): Targets {
  const context = { old, fresh, migrations, changes: migrations.filter(isNameChange) };
  const keys = [...old.keys()];
  const gone = keys.filter((key) => !fresh.has(key));
  return {
    newMembers: groupedMembers([...fresh].filter((key) => !old.has(key)).flatMap((key) => newMembers(context, key))),
    names: new Map(gone.flatMap((key) => nameTargets(context, key)).flatMap(({ key, target }) => nodesOf(old, key).map((node) => [node, target] as const))),
    defaults: new Map(keys.flatMap((key) => defaultTargets(context, key)).flatMap(({ key, target }) => nodesOf(old, key).filter(isOptional).map((node) => [node, target] as const))),
  };
}

interface Context {
  readonly old: Declared;
  readonly fresh: ReadonlySet<string>;
  readonly migrations: readonly Migration[];
  readonly changes: readonly NameChange[];
}

interface At<Target> {
  readonly key: string;
  readonly target: Target;
}

function nameTargets(context: Context, key: string): readonly At<NameTarget>[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  const about = aboutPath(context, path, (migration) => (isNameChange(migration) ? newNames(last, [migration]).length > 0 : migration.kind === "review" && isMadeOf(last, migration.name)));
  const renamed = about.some(isNameChange) ? newPaths(path, context.changes).find((one) => context.fresh.has(pathKey(one))) : undefined;
  if (renamed !== undefined) return renaming(context, { key, last }, renamed, about.some(({ kind }) => kind === "alias"));
  const review = about.find((one) => one.kind === "review");
  return review === undefined ? [] : [{ key, target: { kind: "review", from: plainName(last), why: review.why } }];
}

/** A new name that was the name of something else is not written: a second run could not tell the two apart. */
function renaming({ old }: Context, { key, last }: { readonly key: string; readonly last: string }, renamed: Path, isAlias: boolean): readonly At<NameTarget>[] {
  const [from, to] = [plainName(last), plainName(renamed.at(-1)!)];
  if (from === to) return [];
  const other = pathKey(renamed);
  if (isAlias || !old.has(other)) return [{ key, target: { kind: "rename", from, to } }];
  const why = `“${from}” is now “${to}”, which was the name of something else.`;
  return [{ key, target: { kind: "review", from, why } }, { key: other, target: { kind: "review", from: to, why } }];
}

interface InContainer {
  readonly container: TypeScript.Node;
  readonly member: NewMember;
}

/** What is new in a declaration that was there. */
function newMembers(context: Context, key: string): readonly InContainer[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  const about = aboutPath(context, path, (one) => one.kind === "handler" && isMadeOf(last, one.name));
  const containers = nodesOf(context.old, pathKey(path.slice(0, -1)));
  return about.flatMap((one) => (one.kind === "handler" ? containers.map((container) => ({ container, member: { name: last, why: one.why } })) : []));
}

function groupedMembers(all: readonly InContainer[]): ReadonlyMap<TypeScript.Node, readonly NewMember[]> {
  return new Map([...groupBy(all, ({ container }) => container)].map(([container, found]) => [container, found.map(({ member }) => member)]));
}

function defaultTargets(context: Context, key: string): readonly At<DefaultTarget>[] {
  const path = pathOfKey(key);
  const last = path.at(-1)!;
  return aboutPath(context, path, (migration) => migration.kind === "default" && [last, ...newNames(last, context.changes)].includes(migration.name))
    .flatMap((migration) => (migration.kind === "default" ? [{ key, target: { name: last, to: migration.name, value: migration.value } }] : []));
}

function aboutPath({ migrations, changes }: Context, path: Path, isRelevant: (migration: Migration) => boolean): readonly Migration[] {
  return migrations.filter((one) => isRelevant(one) && isAbout(one, path, (name) => [name, ...formerNames(name, changes), ...newNames(name, changes)]));
}

function formerNames(name: string, changes: readonly NameChange[]): readonly string[] {
  return changes.filter(({ from }) => newNames(from, changes).includes(name)).map(({ from }) => from);
}

/** Texts stand in paths in quotes. */
function plainName(segment: string): string {
  return segment.startsWith('"') ? (JSON.parse(segment) as string) : segment;
}

function nodesOf(old: Declared, key: string): readonly TypeScript.Node[] {
  return old.get(key) ?? [];
}

function isOptional(node: TypeScript.Node): boolean {
  return "questionToken" in node && node.questionToken !== undefined;
}
