import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { objectIn, stringIn } from "./document.ts";

/** The data of the spec files of a service, by path relative to the root. */
export type Trees = ReadonlyMap<string, JsonObject>;

/**
 * Returns a function that gives an import the names of the spec. People rename resources, operations, shapes and value
 * sets; operations are recognized by method and path, the rest by the places that refer to it.
 */
export function renamesBetween(before: Trees, own: Trees): (trees: Trees) => Trees {
  const files = resourceRenames(before, own);
  const steps = [(trees: Trees): Trees => renameFiles(trees, files, own)];
  const renamed = (trees: Trees): Trees => steps.reduce((changed, step) => step(changed), trees);
  // A renamed shape may refer to other ones.
  for (;;) {
    const references = referenceRenames(renamed(before), own);
    if (references.size === 0) return renamed;
    steps.push((trees) => renameReferences(trees, references));
  }
}

/** Returns the renamed resource files: those in the spec alone that have most operations of a file in the import alone. */
function resourceRenames(before: Trees, own: Trees): ReadonlyMap<string, string> {
  const onlyIn = (trees: Trees, others: Trees): readonly string[] =>
    [...trees.keys()].filter((path) => path.includes("/resources/") && !others.has(path));
  const renamed = new Map<string, string>();
  for (const path of onlyIn(before, own)) {
    const routes = new Set(routesOf(before.get(path)!).keys());
    const shared = (other: string): number =>
      [...routesOf(own.get(other)!).keys()].filter((one) => routes.has(one)).length;
    const [best] = onlyIn(own, before).toSorted((a, b) => shared(b) - shared(a));
    if (best !== undefined && shared(best) > 0 && ![...renamed.values()].includes(best)) renamed.set(path, best);
  }
  return renamed;
}

/** Returns the names of operations by method and path, without the names of path variables. */
function routesOf(resource: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(objectIn(resource, "operations") ?? {}).flatMap(([name, operation]) =>
      isObject(operation) ? [[routeOf(operation), name] as const] : [],
    ),
  );
}

function routeOf(operation: JsonObject): string {
  return `${String(operation["method"])} ${String(operation["path"]).replace(/\{[^{}]*\}/g, "{}")}`;
}

function renameFiles(trees: Trees, files: ReadonlyMap<string, string>, own: Trees): Trees {
  return new Map(
    [...trees].map(([path, tree]) => {
      const target = files.get(path) ?? path;
      const current = own.get(target);
      const operations = objectIn(tree, "operations");
      if (current === undefined || operations === undefined) return [target, tree];
      const names = routesOf(current);
      const entries = Object.entries(operations).map(([name, operation]) => {
        const known = isObject(operation) ? names.get(routeOf(operation)) : undefined;
        return [known !== undefined && operations[known] === undefined ? known : name, operation] as const;
      });
      const id = target === path ? {} : { resource: current["resource"] };
      return [target, { ...tree, ...id, operations: Object.fromEntries(entries) }];
    }),
  );
}

/** A reference to a shape or a value set. Names of shapes in a resource belong to its file. */
interface Reference {
  readonly kind: "shape" | "values";
  readonly name: string;
}

/** New names by file of a resource (or an empty string for shared names), kind and name. */
type ReferenceRenames = ReadonlyMap<string, string>;

function scopeOf(path: string, tree: JsonObject, { kind, name }: Reference): string {
  const isLocal = kind === "shape" && objectIn(tree, "shapes")?.[name] !== undefined;
  return `${isLocal ? path : ""} ${kind} ${name}`;
}

function referenceRenames(before: Trees, own: Trees): ReferenceRenames {
  const [known, present] = [definitionsIn(before), definitionsIn(own)];
  const renames = new Map<string, string>();
  for (const [path, tree] of before) {
    const current = own.get(path);
    if (current === undefined) continue;
    eachPair(tree, current, (from, to) => {
      if (from.kind !== to.kind || from.name === to.name) return;
      const [old, renamed] = [scopeOf(path, tree, from), scopeOf(path, current, to)];
      if (!present.has(old) && present.has(renamed) && !known.has(renamed)) renames.set(old, to.name);
    });
  }
  return renames;
}

function definitionsIn(trees: Trees): ReadonlySet<string> {
  return new Set(
    [...trees].flatMap(([path, tree]) => {
      if (path.endsWith("/shapes.yaml")) return Object.keys(tree).map((name) => ` shape ${name}`);
      const set = path.includes("/value-sets/") ? [` values ${String(tree["set"])}`] : [];
      return [...set, ...Object.keys(objectIn(tree, "shapes") ?? {}).map((name) => `${path} shape ${name}`)];
    }),
  );
}

/** Visits the references that two values have in the same places. */
function eachPair(
  one: Json | undefined,
  other: Json | undefined,
  visit: (from: Reference, to: Reference) => void,
): void {
  if (Array.isArray(one) && Array.isArray(other)) {
    const others = other as readonly Json[];
    if (one.length === others.length)
      for (const [index, item] of one.entries()) eachPair(item as Json, others[index], visit);
    return;
  }
  if (!isObject(one) || !isObject(other)) return;
  for (const kind of ["shape", "values"] as const) {
    const [from, to] = [stringIn(one, kind), stringIn(other, kind)];
    if (from !== undefined && to !== undefined) visit({ kind, name: from }, { kind, name: to });
  }
  for (const [key, value] of Object.entries(one)) eachPair(value, other[key], visit);
}

function renameReferences(trees: Trees, renames: ReferenceRenames): Trees {
  return new Map(
    [...trees].map(([path, tree]) => {
      const nameOf = (reference: Reference): string => renames.get(scopeOf(path, tree, reference)) ?? reference.name;
      const inKeys = (shapes: JsonObject, scope: string): JsonObject =>
        Object.fromEntries(
          Object.entries(shapes).map(([name, shape]) => [renames.get(`${scope} shape ${name}`) ?? name, shape]),
        );
      const renamed = withNames(tree, nameOf) as JsonObject;
      if (path.endsWith("/shapes.yaml")) return [path, inKeys(renamed, "")];
      const set = path.includes("/value-sets/") ? renames.get(` values ${String(tree["set"])}`) : undefined;
      if (set !== undefined) return [path.replace(/[^/]*$/, `${set}.yaml`), { ...renamed, set }];
      const shapes = objectIn(renamed, "shapes");
      return [path, shapes === undefined ? renamed : { ...renamed, shapes: inKeys(shapes, path) }];
    }),
  );
}

/** Replaces the names in references, also in the lists of `oneOf`. */
function withNames(value: Json | undefined, nameOf: (reference: Reference) => string): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => withNames(item, nameOf)!);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if ((key === "shape" || key === "values") && typeof member === "string")
        return [key, nameOf({ kind: key, name: member })];
      if (key === "oneOf" && Array.isArray(member))
        return [
          key,
          (member as readonly Json[]).map((name) =>
            typeof name === "string" ? nameOf({ kind: "shape", name }) : name,
          ),
        ];
      return [key, withNames(member, nameOf)];
    }),
  );
}

/** Returns the names of shapes and value sets that a value refers to. */
export function referencesIn(value: Json | undefined): readonly string[] {
  const names: string[] = [];
  withNames(value, ({ kind, name }) => {
    names.push(`${kind} ${name}`);
    return name;
  });
  return names;
}
