import { changedDeclarations, type ChangedDeclaration } from "./changed.ts";
import { comparison } from "./compare-declarations.ts";
import type { Fault } from "./fault.ts";
import { compiledAudiences, type CompiledAudience } from "./proof.ts";
import { packageOf, type Texts, type TypedPackage } from "./texts.ts";
import { declarationOf, exportsOf, idOf, treeOf, type Tree } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";
import { waysOf, type UsedWay } from "./ways.ts";

/** What the compiler says of the declarations that differ. */
export interface Finding {
  /** As users call it: `@kiln/client/query: BooksParameters`. */
  readonly title: string;
  readonly path: string;
  readonly name: string;
  readonly audiences: readonly CompiledAudience[];
  readonly faults: readonly FaultFor[];
}

export interface FaultFor extends Fault {
  readonly audience: CompiledAudience;
}

/** Compares the declarations of two revisions. */
export function findFaults(
  ts: TypeScript,
  texts: { readonly before: Texts; readonly after: Texts },
): readonly Finding[] {
  const [before, after] = [treeOf(ts, texts.before, "/before/"), treeOf(ts, texts.after, "/after/")];
  const changed = changedDeclarations(ts, before, after);
  const gone = namesGone(before, after);
  if (changed.length === 0 && gone.size === 0) return [];
  const ways = waysOf(ts, before);
  const newWays = changed.some((one) => one.before === undefined) ? waysOf(ts, after) : ways;
  const compare = comparison(ts, before, after, changed);
  const titles = titlesOf(before, after);
  return [...changed, ...notCalledSo(before, gone, changed)].map((one) => {
    const used = one.before === undefined ? newWays(one.id) : ways(one.id);
    const faults = used
      .filter((way) => isTold(ts, one, way, used))
      .flatMap(({ audience, way }) => compare(one, way).map((fault) => ({ ...fault, audience })));
    const { path, name } = one;
    const removed = gone.has(one.id) ? removedFor(one) : [];
    return {
      title: titles.get(one.id) ?? `${path}: ${name}`,
      path,
      name,
      audiences: audiencesOf(used),
      faults: [...removed, ...unique(faults)],
    };
  });
}

/**
 * An object that has values is compared as what it is, whatever conditions ask of it; one that calls are only tried
 * against, as that.
 */
function isTold(ts: TypeScript, { before }: ChangedDeclaration, { way }: UsedWay, used: readonly UsedWay[]): boolean {
  const isObject = before?.nodes.every((node) => ts.isInterfaceDeclaration(node)) ?? false;
  const isTried =
    isObject && used.some((one) => one.way === "test") && used.every(({ way: one }) => /^test$|-/.test(one));
  return isTried ? way === "test" : way !== "test" || !isObject;
}

function audiencesOf(used: readonly UsedWay[]): readonly CompiledAudience[] {
  return compiledAudiences.filter((one) => used.some(({ audience }) => audience === one));
}

const usersOf: { readonly [One in TypedPackage]: readonly CompiledAudience[] } = {
  "packages/client": ["compiles"],
  "packages/tanstack-query": ["compiles"],
  "packages/validators": ["compiles", "serves"],
  "packages/server": ["serves"],
  "packages/mcp": ["compiles"],
  "packages/mock": ["compiles"],
};

/** Who used it cannot name it any more. */
function removedFor({ path }: ChangedDeclaration): readonly FaultFor[] {
  return usersOf[packageOf(path)].map((audience) => ({ trail: [], proved: "breaking", says: "is gone", audience }));
}

/** Declarations that are as they were, and cannot be imported as they were. */
function notCalledSo(
  { files }: Tree,
  gone: ReadonlySet<string>,
  changed: readonly ChangedDeclaration[],
): readonly ChangedDeclaration[] {
  const known = new Set(changed.map(({ id }) => id));
  return [...gone]
    .filter((id) => !known.has(id))
    .flatMap((id) => {
      const [path, name] = id.split("#") as [string, string];
      const before = files.get(path)?.own.get(name);
      return before === undefined ? [] : [{ id, path, name, before, after: undefined }];
    });
}

function unique(faults: readonly FaultFor[]): readonly FaultFor[] {
  return [
    ...new Map(faults.map((fault) => [`${fault.audience} ${fault.trail.join(".")} ${fault.says}`, fault])).values(),
  ];
}

/** What users import declarations from. */
function titlesOf(...trees: readonly Tree[]): ReadonlyMap<string, string> {
  return new Map(
    trees
      .flatMap(exportedIds)
      .map(({ id, specifier, name }) => [id, `${specifier}: ${name}`] as const)
      .toReversed(),
  );
}

/** The declarations that an entry point exported under a name that it does not have now. */
function namesGone(before: Tree, after: Tree): ReadonlySet<string> {
  const now = new Set(exportedIds(after).map(({ specifier, name }) => `${specifier} ${name}`));
  return new Set(
    exportedIds(before)
      .filter(({ specifier, name }) => !now.has(`${specifier} ${name}`))
      .map(({ id }) => id),
  );
}

function exportedIds(
  tree: Tree,
): readonly { readonly id: string; readonly specifier: string; readonly name: string }[] {
  return tree.entries.flatMap(({ specifier, path }) =>
    [...exportsOf(tree, path)].map(([name, target]) => ({
      id: idOf(declarationOf(tree, target) ?? target),
      specifier,
      name,
    })),
  );
}
