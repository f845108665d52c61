import { schemasOf } from "../../add/added.ts";
import { type Json, type JsonObject, isObject, unlessEmpty } from "../../codegen/json.ts";
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.ts";
import { flow, isEqual, jsonOf } from "../../edit/yaml.ts";
import { rewriteMembers } from "../../edit/rewrite.ts";
import { parse } from "../../load/parse.ts";
import type { MapEntry } from "../../load/tree.ts";
import { type OpenApiDocument, objectIn, stringIn } from "./document.ts";
import { type ImportRequest, type Imported, importOpenApi } from "./import.ts";
import { type Trees, referencesIn, renamesBetween } from "./renames.ts";
import { DECISIONS, fileText, levelsAt, withDecisions } from "./plan.ts";

export interface UpdateRequest extends ImportRequest {
  /** The document of the last import. `document` is the newer one. */
  readonly earlier: OpenApiDocument;
}

export interface Updated {
  /** The texts of changed files by path, or `undefined` for removed files. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  readonly conflicts: readonly Diagnostic[];
  /** The imports of both documents. */
  readonly earlier: Imported;
  readonly later: Imported;
}

/** Applies the differences between two documents to the spec of a service. */
export function updateOpenApi(request: UpdateRequest): Updated {
  const { service, existing } = request;
  const own = partsOf(service, existing);
  const schemas = schemasOf(existing.get("spec/project.yaml") ?? "");
  const source = treesOf(own).get(sourcePath(service)) ?? {};
  const earlier = importOpenApi({
    ...request,
    document: request.earlier,
    address: stringIn(source, "address"),
    checksum: stringIn(source, "checksum") ?? request.checksum,
  });
  const decisions = earlier.files.get(DECISIONS) ?? existing.get(DECISIONS);
  const known = decisions === undefined ? existing : new Map([...existing, [DECISIONS, decisions] as const]);
  const later = importOpenApi({ ...request, existing: known });
  const { texts, conflicts } = mergeFiles(partsOf(service, earlier.files), partsOf(service, later.files), own, schemas);
  const changes = new Map([...texts].filter(([path, text]) => text !== own.get(path)));
  const added = decisionsText(existing, later, [...texts.values()], schemas);
  if (added !== undefined) changes.set(DECISIONS, added);
  return { changes, conflicts, earlier, later };
}

type Texts = ReadonlyMap<string, string>;

/** Returns the path of the source document's entry. */
function sourcePath(service: string): string {
  return `spec/sources/${service}-openapi.yaml`;
}

function partsOf(service: string, files: Texts): Texts {
  return new Map([...files].filter(([path]) => path.startsWith(`spec/${service}/`) || path === sourcePath(service)));
}

function treesOf(texts: Texts): Trees {
  return new Map(
    [...texts].flatMap(([path, text]) => {
      const { root } = parse(path, text);
      return root === undefined ? [] : [[path, jsonOf(root) as JsonObject] as const];
    }),
  );
}

interface Merged {
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly conflicts: readonly Diagnostic[];
}

function mergeFiles(earlier: Texts, later: Texts, own: Texts, schemas: string | undefined): Merged {
  const [first, second, current] = [treesOf(earlier), treesOf(later), treesOf(own)];
  const withOwnNames = renamesBetween(first, current);
  const [before, after] = [withOwnNames(first), withOwnNames(second)];
  const merged = new Map<string, JsonObject | undefined>();
  const conflicts = new Map<string, Conflict[]>();
  for (const path of new Set([...current.keys(), ...after.keys(), ...before.keys()])) {
    const found: Conflict[] = [];
    const versionOf = (trees: Trees): JsonObject | undefined =>
      trees.get(path) ?? (path.endsWith("/shapes.yaml") ? {} : undefined);
    const versions = { before: versionOf(before), after: versionOf(after), own: versionOf(current) };
    merged.set(path, unlessEmpty((merge(versions, [], found) as JsonObject | undefined) ?? {}));
    conflicts.set(path, found);
  }
  keepUsed(merged, current, conflicts);
  const texts = new Map(
    [...merged].map(([path, tree]) => {
      const text = own.get(path);
      if (tree === undefined) return [path, undefined];
      if (isEqual(tree, current.get(path))) return [path, text];
      const isAsImported = text === undefined || text === earlier.get(path);
      if (isAsImported && isEqual(tree, second.get(path))) return [path, later.get(path)];
      const schema = schemaOf(path);
      if (text !== undefined) return [path, rewriteMembers(path, text, tree, (keys) => levelsAt(schema, keys))];
      return [path, fileText({ path: path.replace(/^spec\//, ""), schema, members: tree }, schemas)];
    }),
  );
  const diagnostics = [...conflicts].flatMap(([path, found]) =>
    found.map((conflict) => conflictFinding(path, texts.get(path), conflict)),
  );
  return { texts, conflicts: diagnostics };
}

/** Restores removed shapes and value sets that the merged spec still refers to. */
function keepUsed(
  merged: Map<string, JsonObject | undefined>,
  own: Trees,
  conflicts: ReadonlyMap<string, Conflict[]>,
): void {
  const used = (trees: Iterable<JsonObject | undefined>): ReadonlySet<string> =>
    new Set([...trees].flatMap((tree) => referencesIn(tree)));
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const all = used(merged.values());
    const keep = (path: string, tree: JsonObject, keys: readonly string[], definition: Json | undefined): void => {
      merged.set(path, tree);
      conflicts.get(path)!.push({ path: keys, before: definition, after: undefined, own: definition });
      isDone = false;
    };
    for (const [path, tree] of own) {
      const remaining = merged.get(path);
      const isShared = path.endsWith("/shapes.yaml");
      if (path.includes("/value-sets/")) {
        if (remaining === undefined && all.has(`values ${String(tree["set"])}`)) keep(path, tree, [], tree);
        continue;
      }
      const shapes = isShared ? tree : objectIn(tree, "shapes");
      const left = isShared ? (remaining ?? {}) : objectIn(remaining ?? {}, "shapes");
      const users = isShared ? all : used([remaining]);
      for (const [name, shape] of Object.entries(shapes ?? {})) {
        if (left?.[name] !== undefined || !users.has(`shape ${name}`)) continue;
        const changed = {
          ...(isShared ? merged.get(path) : objectIn(merged.get(path) ?? {}, "shapes")),
          [name]: shape,
        };
        const keys = isShared ? [name] : ["shapes", name];
        keep(path, isShared ? changed : { ...merged.get(path), shapes: changed }, keys, shape);
      }
    }
  }
}

function schemaOf(path: string): string {
  if (path.startsWith("spec/sources/")) return "source";
  if (path.includes("/resources/")) return "resource";
  if (path.includes("/value-sets/")) return "value-set";
  return path.endsWith("/shapes.yaml") ? "shapes" : "resource-service";
}

function conflictFinding(file: string, text: string | undefined, { path, before, after, own }: Conflict): Diagnostic {
  const place = text === undefined ? { file, start: 0, end: 0 } : placeAt(file, text, path);
  return diagnostic("import-conflict", place, {
    path: path.join(".") || file,
    before: shown(before),
    after: shown(after),
    own: shown(own),
  });
}

/** Returns the place of the last key of a path that the file has. */
function placeAt(file: string, text: string, path: readonly string[]): MapEntry["keyPlace"] {
  let place = { file, start: 0, end: 0 };
  let map = parse(file, text).root;
  for (const key of path) {
    const entry = map?.entries.find((one) => one.key === key);
    if (entry === undefined) break;
    place = entry.keyPlace;
    map = entry.value.kind === "map" ? entry.value : undefined;
  }
  return place;
}

/** The maximum length of a value in a message. */
const LONGEST_VALUE = 80;

function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  const text = flow(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}

/** Returns the text of `decisions.yaml` with the new decisions that the merged files cite, if there are any. */
function decisionsText(
  existing: Texts,
  later: Imported,
  texts: readonly (string | undefined)[],
  schemas: string | undefined,
): string | undefined {
  const present = existing.get(DECISIONS);
  const known = treesOf(new Map(present === undefined ? [] : [[DECISIONS, present]])).get(DECISIONS) ?? {};
  const all = treesOf(later.files).get(DECISIONS) ?? {};
  const added = Object.entries(all).filter(
    ([id]) => known[id] === undefined && texts.some((text) => text?.includes(id)),
  );
  if (added.length === 0) return undefined;
  return withDecisions(present, new Map(added as [string, JsonObject][]), schemas);
}

/** A difference between two documents that the spec does not follow, because it was changed by hand. */
interface Conflict {
  /** The keys that lead to the value in its file. */
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly own: Json | undefined;
}

/** The same value in the import of the earlier document, in that of the newer one, and in the spec. */
interface Versions<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
  readonly own: Value | undefined;
}

/** Applies the difference between two imports to the spec. Conflicts keep the value of the spec. */
function merge(versions: Versions<Json>, path: readonly string[], conflicts: Conflict[]): Json | undefined {
  const { before, after, own } = versions;
  if (isEqual(before, after) || isEqual(own, after)) return own;
  if (isEqual(own, before)) return after;
  const objects = objectsOf(versions);
  if (objects !== undefined) return mergeMembers(objects, path, conflicts);
  if (isScalars(after) && isScalars(own) && (before === undefined || isScalars(before)))
    return withAdded(
      own.filter((item) => after.includes(item) || !before?.includes(item)),
      after.filter((item) => !before?.includes(item)),
      after,
    );
  conflicts.push({ path, before, after, own });
  return own;
}

/** Keys of types and facts. Values with different ones have nothing in common. */
const alternatives = ["list", "map", "shape", "oneOf", "anyOf", "values", "enum", "decided", "unknown"];

/** Returns objects whose members can be merged. A type that is a string, such as `integer`, is short for `{ type }`. */
function objectsOf({ before, after, own }: Versions<Json>): Versions<JsonObject> | undefined {
  const isLong = [before, after, own].some((one) => isObject(one) && one["type"] !== undefined);
  const [first, second, third] = [before, after, own].map((one) =>
    isObject(one) ? one : isLong && typeof one === "string" ? { type: one } : undefined,
  );
  if (second === undefined || third === undefined || (before !== undefined && first === undefined)) return undefined;
  const isAlike = alternatives.every((key) => (second[key] === undefined) === (third[key] === undefined));
  return isAlike ? { before: first, after: second, own: third } : undefined;
}

function mergeMembers(
  { before = {}, after = {}, own = {} }: Versions<JsonObject>,
  path: readonly string[],
  conflicts: Conflict[],
): JsonObject {
  const added = Object.keys(after).filter((key) => own[key] === undefined);
  const keys = withAdded(Object.keys(own), added, Object.keys(after));
  return Object.fromEntries(
    keys.flatMap((key) => {
      const member = merge({ before: before[key], after: after[key], own: own[key] }, [...path, key], conflicts);
      return member === undefined ? [] : [[key, member] as const];
    }),
  );
}

function isScalars(value: Json | undefined): value is readonly (string | number | boolean | null)[] {
  return Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
}

/** Adds items after those that precede them in `order`. */
function withAdded<Item>(items: readonly Item[], added: readonly Item[], order: readonly Item[]): readonly Item[] {
  const all = [...items];
  for (const item of added) {
    if (all.includes(item)) continue;
    const before = order.slice(0, order.indexOf(item)).findLast((one) => all.includes(one));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, item);
  }
  return all;
}
