import type { CompiledAudience } from "./proof.ts";
import { compose, isIn, referencesIn, type Way } from "./references.ts";
import { packageOf, type TypedPackage } from "./texts.ts";
import { declarationOf, exportsOf, idOf, type Declaration, type DeclarationFile, type Tree } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/** A way that a type is used, for one audience. */
export interface UsedWay {
  readonly from: TypedPackage;
  readonly audience: CompiledAudience;
  readonly way: Way;
}

/** The ways that declarations are used, followed from all functions, constants and classes that users can import. */
export function waysOf(ts: TypeScript, tree: Tree): (id: string) => readonly UsedWay[] {
  const references = referencesIn(ts, tree);
  const found = new Map<string, Map<string, UsedWay>>();
  const follow = (declaration: Declaration, way: Way, from: TypedPackage): void => {
    if (isHandlers(declaration)) {
      if (from === "packages/mock") return follow(declaration, "in-members", "packages/server");
      // Handlers that a function returns are passed to a server: no user calls them.
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
 * Returns whether a type that clients only send is used so: a server is given its values. A mock makes them for the
 * client, which accepts them.
 */
function isOfRequest({ from, way }: UsedWay): boolean {
  if (from === "packages/mock") return isIn(way);
  return from !== "packages/server" || !isIn(way);
}

function isOut(way: Way): boolean {
  return way.startsWith("out");
}

/** Returns whether it is a set of handlers. What answers in place of a mock is a handler, as a server has it. */
function isHandlers({ path, name }: Declaration): boolean {
  return (
    (["packages/mock", "packages/server"] as const).some((one) => packageOf(path) === one) &&
    /^[A-Z].*Handlers$|^HandlersBy/.test(name)
  );
}

/**
 * Returns whether it names operations by method and path, which are no names in code: the class of a change judges
 * addresses.
 */
function isAddressed({ path, name }: Declaration): boolean {
  return packageOf(path) === "packages/validators" && name === "standardAnswer";
}

/**
 * A conversion of a client, which takes what the service sends: users do not write it, and calls show its types as
 * well.
 */
function isConversion({ path }: Declaration): boolean {
  return packageOf(path) === "packages/client" && path.endsWith("/convert.d.ts");
}

/**
 * Messages that the client's types show for a refused call: no program has their values, and other words refuse no
 * call.
 */
function isMessages({ path, name }: Declaration): boolean {
  return packageOf(path) === "packages/client" && /^Fault(?:Texts|Places)$/.test(name);
}

/**
 * A package that takes a client which another one has made: what is of that package is compared as its users have it.
 */
function isAddition(from: TypedPackage): boolean {
  return from === "packages/tanstack-query" || from === "packages/mcp";
}

/** Who reads requests implements a server, with the package of servers or with the validators alone. */
function usedWay(from: TypedPackage, way: Way): UsedWay {
  return {
    from,
    audience: from === "packages/server" || (from === "packages/validators" && !isIn(way)) ? "serves" : "compiles",
    way,
  };
}

/** Assigns the values that users give to a mock: those that handlers give are responses, so these users serve. */
function withResponses(used: readonly UsedWay[]): readonly UsedWay[] {
  const isGiven = used.some(({ audience, way }) => audience === "serves" && isIn(way));
  return isGiven
    ? used.map((one) => (one.from === "packages/mock" && isIn(one.way) ? { ...one, audience: "serves" } : one))
    : used;
}

/** Returns the ways of a type that no function has. Clients name those of results, whose values they only read. */
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
