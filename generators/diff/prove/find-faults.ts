import { type ChangedDeclaration, type CompiledAudience, changedDeclarations, compiledAudiences } from "./proof.ts";
import { comparison } from "./compare-declarations.ts";
import type { Fault } from "./compare-types.ts";
import {
  type Declaration,
  type DeclarationFile,
  type Texts,
  type Tree,
  type TypeScript,
  type TypedPackage,
  declarationOf,
  exportsOf,
  idOf,
  packageOf,
  treeOf,
} from "./tree.ts";
import { compose, isIn, referencesIn, type Way } from "./references.ts";

/** The results of the compiler for one changed declaration. */
export interface Finding {
  /** The import specifier and the name: `@kiln/client/query: BooksParameters`. */
  readonly title: string;
  readonly path: string;
  readonly name: string;
  readonly audiences: readonly CompiledAudience[];
  readonly faults: readonly FaultFor[];
}

export interface FaultFor extends Fault {
  readonly audience: CompiledAudience;
}

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
 * Returns whether a use is compared. An object type with values is compared as an object, even if conditions refer to
 * it. One that is only used to match calls is compared as a condition.
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

/** Reports that users can no longer import the declaration. */
function removedFor({ path }: ChangedDeclaration): readonly FaultFor[] {
  return usersOf[packageOf(path)].map((audience) => ({ trail: [], proved: "breaking", says: "is gone", audience }));
}

/** Returns unchanged declarations that can no longer be imported under the same name. */
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

function titlesOf(...trees: readonly Tree[]): ReadonlyMap<string, string> {
  return new Map(
    trees
      .flatMap(exportedIds)
      .map(({ id, specifier, name }) => [id, `${specifier}: ${name}`] as const)
      .toReversed(),
  );
}

/** Returns the declarations that an entry point no longer exports under a name. */
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

/** The use of a type in one direction by one audience. */
interface UsedWay {
  readonly from: TypedPackage;
  readonly audience: CompiledAudience;
  readonly way: Way;
}

/**
 * Returns a function that lists the uses of a declaration. It follows references from all functions, constants and
 * classes that users can import.
 */
function waysOf(ts: TypeScript, tree: Tree): (id: string) => readonly UsedWay[] {
  const references = referencesIn(ts, tree);
  const found = new Map<string, Map<string, UsedWay>>();
  const follow = (declaration: Declaration, way: Way, from: TypedPackage): void => {
    if (isHandlers(declaration)) {
      if (from === "packages/mock") return follow(declaration, "in-members", "packages/server");
      // Handlers that a function returns are passed to a server, so users do not call them.
      if (from === "packages/server" && !isIn(way)) return;
    }
    if (isMessages(declaration)) return;
    if (isAddition(from) && packageOf(declaration.path) !== from) return;
    const id = idOf(declaration);
    const ways = found.get(id) ?? new Map<string, UsedWay>();
    found.set(id, ways);
    if (ways.has(`${from} ${way}`)) return;
    ways.set(`${from} ${way}`, usedWay(from, way));
    for (const { id: next, way: inner } of references(declaration).targets) {
      const target = byId(tree, next);
      if (target !== undefined) follow(target, compose(way, inner), from);
    }
  };
  const exported = exportedBy(tree).filter(({ declaration }) => !isAddressed(declaration));
  for (const { declaration, from } of exported)
    if (isValue(ts, declaration) && !isConversion(declaration)) follow(declaration, "out", from);
  const alone = new Map(exported.map(({ declaration, from }) => [idOf(declaration), from]));
  return (id) => {
    const ways = [...(found.get(id)?.values() ?? (alone.has(id) ? namedWays(alone.get(id)!) : []))];
    const client = [...(found.get(id.replace(/^packages\/(mock|server)\//, "packages/client/"))?.values() ?? [])];
    const isRequest = client.some(({ way }) => isIn(way)) && !client.some(({ way }) => isOut(way));
    return withResponses(isRequest ? ways.filter(isOfRequest) : ways);
  };
}

/**
 * Returns whether a use applies to a type that clients only send. A server receives its values. A mock creates them for
 * the client, which accepts them.
 */
function isOfRequest({ from, way }: UsedWay): boolean {
  if (from === "packages/mock") return isIn(way);
  return from !== "packages/server" || !isIn(way);
}

function isOut(way: Way): boolean {
  return way.startsWith("out");
}

/**
 * Returns whether a declaration is a set of handlers. The handlers of a mock have the same types as those of a server.
 */
function isHandlers({ path, name }: Declaration): boolean {
  return (
    (["packages/mock", "packages/server"] as const).some((one) => packageOf(path) === one) &&
    /^[A-Z].*Handlers$|^HandlersBy/.test(name)
  );
}

/**
 * Returns whether a declaration names operations by method and path, which are not names in code. The class of a change
 * determines its effect on paths.
 */
function isAddressed({ path, name }: Declaration): boolean {
  return packageOf(path) === "packages/validators" && name === "standardAnswer";
}

/**
 * Returns whether a declaration is a conversion of responses in the client. Users do not write it, and calls also show
 * its types.
 */
function isConversion({ path }: Declaration): boolean {
  return packageOf(path) === "packages/client" && path.endsWith("/convert.d.ts");
}

/**
 * Returns whether a declaration contains messages that the client's types show for a rejected call. No program has
 * their values, and other wording rejects no calls.
 */
function isMessages({ path, name }: Declaration): boolean {
  return packageOf(path) === "packages/client" && /^Fault(?:Texts|Places)$/.test(name);
}

/**
 * Returns whether a package accepts the client of another package. Only its own declarations are compared for its
 * users.
 */
function isAddition(from: TypedPackage): boolean {
  return from === "packages/tanstack-query" || from === "packages/mcp";
}

/** Programs that read requests implement a server, with the server package or only with the validators. */
function usedWay(from: TypedPackage, way: Way): UsedWay {
  return {
    from,
    audience: from === "packages/server" || (from === "packages/validators" && !isIn(way)) ? "serves" : "compiles",
    way,
  };
}

/**
 * Assigns the values that users pass to a mock to the audience `serves`, because the results of handlers are responses.
 */
function withResponses(used: readonly UsedWay[]): readonly UsedWay[] {
  const isGiven = used.some(({ audience, way }) => audience === "serves" && isIn(way));
  return isGiven
    ? used.map((one) => (one.from === "packages/mock" && isIn(one.way) ? { ...one, audience: "serves" } : one))
    : used;
}

/**
 * Returns the uses of a type that no function refers to. Clients name those of results, whose values they only read.
 */
function namedWays(from: TypedPackage): readonly UsedWay[] {
  const isServed = from === "packages/server" || from === "packages/validators";
  return (isServed ? (["in", "out"] as const) : (["out"] as const)).map((way) => usedWay(from, way));
}

interface Exported {
  readonly declaration: Declaration;
  readonly from: TypedPackage;
}

function exportedBy(tree: Tree): readonly Exported[] {
  return tree.entries.flatMap(({ path }) => {
    const declarations = [...exportsOf(tree, path).values()].map((target) => declarationOf(tree, target));
    return declarations.flatMap((declaration) =>
      declaration === undefined ? [] : [{ declaration, from: packageOf(path) }],
    );
  });
}

function isValue(ts: TypeScript, { nodes: [node] }: Declaration): boolean {
  return node !== undefined && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node);
}

function byId(
  { files }: Tree,
  id: string,
): DeclarationFile["own"] extends ReadonlyMap<string, infer One> ? One | undefined : never {
  const [path, name] = id.split("#");
  return files.get(path!)?.own.get(name!);
}
