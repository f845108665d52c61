import { type Json, type JsonObject, isObject } from "../../codegen/json.ts";
import { contentsOf, isJson } from "./bodies.ts";
import { Decisions, type Loss, type Scope, isWithoutLoss, lose, newScope, scopesWithin } from "./losses.ts";
import { type OpenApiDocument, find, listIn, membersOf, objectIn, stringIn } from "./document.ts";
import { Names, idOf, titleOf } from "./names.ts";
import {
  type Candidate,
  candidatesOf,
  jsonMediaType,
  keyOf,
  operationIdOf,
  planOperation,
  serversOf,
} from "./operations.ts";
import { groupsOf, resourcePaths, serviceHead } from "./resources.ts";
import { Schemas } from "./schema.ts";
import type { Refused, ShapePlan } from "./types.ts";
import { Security } from "./security.ts";
import { sharedTypeNames } from "../../naming/type-names.ts";
import { schemaComment } from "../../add/added.ts";
import { entryYaml } from "../../edit/yaml.ts";

export interface ImportInput {
  readonly document: OpenApiDocument;
  readonly service: string;
  /** The URL of the document, if it was not read from a file. */
  readonly address: string | undefined;
  readonly checksum: string;
  readonly only: readonly string[];
  /** The entries of `spec/decisions.yaml` by id. */
  readonly decisions: ReadonlyMap<string, JsonObject>;
}

/** The members of a spec file and its path below `spec/`. */
interface PlannedFile {
  readonly path: string;
  readonly schema: string;
  readonly members: JsonObject;
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  readonly decisions: ReadonlyMap<string, JsonObject>;
  readonly losses: readonly Loss[];
  /** The methods and paths of operations in the document, by resource and name in the spec. */
  readonly operationKeys: ReadonlyMap<string, string>;
  readonly operations: { readonly all: number; readonly imported: number; readonly withoutLoss: number };
}

/** Plans the spec of a document. `refused` contains the parts that the compiler rejected in an earlier plan. */
export function planSpec(input: ImportInput, refused: Refused): Plan {
  const { document, service, only } = input;
  const source = `${service}-openapi`;
  const decisions = new Decisions(input.decisions, source);
  const serviceScope = newScope();
  const { operations: all, omitted } = candidatesOf(document, only);
  const rejected = all.filter((one) => refused.operations.has(keyOf(one)));
  for (const one of rejected) lose(one.scope, "refused", one.operation.pointer, refused.operations.get(keyOf(one))!);
  const candidates = all.filter((one) => !rejected.includes(one));
  const names = new Names([...runtimeNames, ...refused.names]);
  const groups = groupsOf(document, candidates, names);
  const ids = new Map(candidates.map((one) => [one, operationIdOf(one, names)]));
  const schemas = new Schemas(document, names, refused);
  const security = new Security(document, serviceScope, () => decisions.cite("keyScope"));
  const servers = serversOf(document, candidates);
  const mediaType = jsonMediaType(mediaTypeCounts(document, candidates));
  const pathNames = new Map<string, readonly string[]>();
  const planned = groups.map((group) => {
    const context = {
      document,
      security,
      servers,
      pathNames,
      schemas,
      mediaType,
      resource: group.id,
      pathParameters: new Map<string, JsonObject>(),
      names: new Names(),
      decisions: { unknownBody: () => decisions.cite("body"), unknownStatus: () => decisions.cite("status") },
    };
    const operations = group.operations.map((one) => planOperation(context, one, ids.get(one)!));
    return { group, context, operations };
  });
  const paths = resourcePaths(
    planned.map(({ group, operations }) => ({
      id: group.id,
      paths: operations.map(({ members }) => String(members["path"]).split("#")[0]!),
    })),
  );
  const resources = planned.map(({ group, context, operations }) => ({
    resource: group.id,
    title: group.title,
    description: group.description,
    collection: group.collection,
    path: paths.get(group.id)!,
    pathParameters: mappingOf(context.pathParameters),
    shapes: shapesOf(schemas, group.id),
    operations: Object.fromEntries(operations.map(({ name, members }) => [name, members])),
  }));
  documentLosses(document, serviceScope);
  const head: JsonObject = {
    ...serviceHead(document, servers, service, input.address, decisions, serviceScope),
    mediaType,
    errorBody: { unknown: decisions.cite("errorBody") },
    authentication: security.authentication(),
    facts: {
      names: {
        decided: "The names of resources, operations and shapes are those of the document, in the forms of the spec.",
        by: decisions.cite("names"),
      },
    },
  };
  const shared = shareValues([shapesOf(schemas, undefined) ?? {}, ...resources], (name) => schemas.claimSet(name));
  const [sharedShapes, ...sharedResources] = shared.roots;
  const scopes = [...all, ...omitted].map(({ scope }) => scope);
  const files: readonly PlannedFile[] = [
    { path: `${service}/service.yaml`, schema: "resource-service", members: head },
    ...(Object.keys(sharedShapes!).length === 0
      ? []
      : [{ path: `${service}/shapes.yaml`, schema: "shapes", members: sharedShapes! }]),
    ...sharedResources.map((members) => ({
      path: `${service}/resources/${String(members["resource"])}.yaml`,
      schema: "resource",
      members,
    })),
    ...[...schemas.valueSets.values()].map(({ id, title, description, values }) =>
      valueSetFile(service, { set: id, title, description, values }),
    ),
    ...[...shared.sets].map(([id, values]) => valueSetFile(service, { set: id, title: titleOf(id), values })),
    { path: `sources/${source}.yaml`, schema: "source", members: sourceFile(input, source, decisions) },
  ];
  const cited = JSON.stringify(files);
  return {
    files,
    decisions: new Map([...decisions.added()].filter(([id]) => cited.includes(`"${id}"`))),
    losses: lossesOf([serviceScope, ...scopes]),
    operationKeys: new Map(
      planned.flatMap(({ group, operations }) =>
        operations.map(({ name, candidate }) => [`${group.id}/${name}`, keyOf(candidate)]),
      ),
    ),
    operations: {
      all: all.length + omitted.length,
      imported: candidates.length,
      withoutLoss: candidates.filter(({ scope }) => isWithoutLoss(scope)).length,
    },
  };
}

/** The names of types in every client. */
const runtimeNames: readonly string[] = [
  ...sharedTypeNames,
  "AnswerForm",
  "AnswerOptions",
  "As",
  "Awaited",
  "CheckAnswer",
  "Date",
  "InForm",
  "KeyOptions",
  "KeySource",
  "Last",
  "MatchOptions",
  "MediaOptions",
  "MediaResponse",
  "MediaSource",
  "NeededTenantOptions",
  "Polled",
  "Promise",
  "ResourceError",
  "ResultMember",
  "RefuseWithoutTenant",
  "ReturnType",
  "TenantOptions",
  "ToWire",
  "TransportError",
  "TransportOptions",
  "URL",
  "ServiceError",
  "StatusError",
  "ValidatedRequest",
  "ValidateRequest",
  "With",
  "WithLists",
  "WithStatus",
];

function mappingOf(map: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  return map.size === 0 ? undefined : Object.fromEntries(map);
}

function shapesOf({ shapes }: Schemas, owner: string | undefined): JsonObject | undefined {
  const own = [...shapes.values()].filter((shape: ShapePlan) => shape.owner === owner);
  return own.length === 0 ? undefined : Object.fromEntries(own.map(({ id, members }) => [id, members]));
}

function valueSetFile(service: string, members: JsonObject): PlannedFile {
  return { path: `${service}/value-sets/${String(members["set"])}.yaml`, schema: "value-set", members };
}

function sourceFile({ document, address, checksum }: ImportInput, source: string, decisions: Decisions): JsonObject {
  const info = objectIn(document.root, "info") ?? {};
  const title = stringIn(info, "title")?.replace(/\s+/g, " ") ?? source;
  const edition = String(info["version"] ?? "")
    .trim()
    .slice(0, 120);
  return {
    source,
    kind: "document",
    title: `${title}, OpenAPI ${document.version}`,
    edition: edition === "" ? "unknown" : edition,
    address:
      address !== undefined && /^https?:\/\/[^\s]+$/.test(address) && address.length <= 400 ? address : undefined,
    checksum,
    sections: Object.fromEntries(decisions.sections().map((pointer) => [pointer, { title: sectionTitles[pointer]! }])),
  };
}

const sectionTitles: Readonly<Record<string, string>> = {
  "/info": "Title, version and description",
  "/servers": "Servers",
  "/paths": "Operations",
  "/components/securitySchemes": "Keys",
};

function mediaTypeCounts(document: OpenApiDocument, candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { operation } of candidates) {
    const bodies = [operation.value["requestBody"], ...Object.values(objectIn(operation.value, "responses") ?? {})];
    for (const body of bodies) {
      const found = isObject(body) ? find(document, body, "") : undefined;
      for (const { type } of found === undefined ? [] : contentsOf(found))
        if (isJson(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return counts;
}

function documentLosses({ root }: OpenApiDocument, scope: Scope): void {
  for (const { pointer, key } of membersOf(root["webhooks"], "/webhooks")) lose(scope, "webhook", pointer, key);
  if (root["externalDocs"] !== undefined) lose(scope, "external-docs", "/externalDocs");
  if (objectIn(root, "info")?.["termsOfService"] !== undefined) lose(scope, "external-docs", "/info/termsOfService");
  for (const [index, tag] of listIn(root, "tags").entries())
    if (isObject(tag) && tag["externalDocs"] !== undefined) lose(scope, "external-docs", `/tags/${index}/externalDocs`);
}

function lossesOf(scopes: readonly Scope[]): readonly Loss[] {
  const all = new Set(scopes.flatMap((scope) => [...scopesWithin(scope)]));
  const byKey = new Map(
    [...all].flatMap(({ losses }) => losses.map((loss) => [`${loss.feature} ${loss.pointer}`, loss] as const)),
  );
  return [...byKey.values()].toSorted((a, b) => compare(a.feature, b.feature) || compare(a.pointer, b.pointer));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The minimum number of values for a repeated list to become a value set. */
const MINIMUM_VALUES = 3;

/** Replaces repeated lists of values by value sets. `claim` chooses their names. */
function shareValues(
  roots: readonly JsonObject[],
  claim: (name: string) => string,
): { readonly roots: readonly JsonObject[]; readonly sets: ReadonlyMap<string, readonly string[]> } {
  const counts = new Map<string, number>();
  for (const root of roots)
    eachValues(root, "", (values) => counts.set(valueKeyOf(values), (counts.get(valueKeyOf(values)) ?? 0) + 1));
  const ids = new Map<string, string>();
  const sets = new Map<string, readonly string[]>();
  const replace = (values: readonly string[], name: string): Json => {
    const key = valueKeyOf(values);
    if ((counts.get(key) ?? 0) < 2 || values.length < MINIMUM_VALUES) return values;
    const id = ids.get(key) ?? claim(idOf(name, "values"));
    ids.set(key, id);
    sets.set(id, values);
    return id;
  };
  return { roots: roots.map((root) => mapped(root, "", replace) as JsonObject), sets };
}

function valueKeyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

function isValues(node: JsonObject): node is JsonObject & { readonly values: readonly string[] } {
  return Array.isArray(node["values"]) && Object.keys(node).length === 1;
}

function eachValues(
  node: Json | undefined,
  name: string,
  visit: (values: readonly string[], name: string) => void,
): void {
  if (Array.isArray(node)) for (const item of node as readonly Json[]) eachValues(item, name, visit);
  else if (isObject(node)) {
    if (isValues(node)) visit(node.values, name);
    else for (const [key, value] of Object.entries(node)) eachValues(value, nameWithin(name, key), visit);
  }
}

function mapped(
  node: Json | undefined,
  name: string,
  replace: (values: readonly string[], name: string) => Json,
): Json | undefined {
  if (Array.isArray(node)) return (node as readonly Json[]).map((item) => mapped(item, name, replace)!);
  if (!isObject(node)) return node;
  if (isValues(node)) return { values: replace(node.values, name) };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, mapped(value, nameWithin(name, key), replace)]),
  );
}

const structural = new Set([
  "type",
  "list",
  "map",
  "anyOf",
  "values",
  "body",
  "request",
  "response",
  "headers",
  "query",
  "fields",
]);

function nameWithin(name: string, key: string): string {
  return structural.has(key) ? name : key;
}

export const DECISIONS = "spec/decisions.yaml";

/** Returns the contents of a spec file, formatted like `kiln format`. */
export function fileText({ path, schema, members }: PlannedFile, schemas: string | undefined): string {
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [entryYaml(key, value, 0, levelsAt(schema, [key]))],
  );
  return `${[...schemaComment(`spec/${path}`, schema, schemas), ...entries].join("\n")}\n`;
}

/** Returns the number of nested levels of mappings at a path that are written with one line per member. */
export function levelsAt(schema: string, path: readonly string[]): number {
  const [key = ""] = path;
  return Math.max(0, (blockLevels[schema]?.[key] ?? blockLevels[schema]?.["*"] ?? 0) - path.length + 1);
}

/** The number of nested levels of mappings that are written with one line per member, by top-level key of a file. */
const blockLevels: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  resource: { operations: 2, shapes: 3, fields: 1, pathParameters: 1 },
  shapes: { "*": 2 },
  source: { sections: 1 },
  "resource-service": { authentication: 2, facts: 1 },
};

/** Adds entries to the text of `decisions.yaml`. */
export function withDecisions(
  text: string | undefined,
  added: ReadonlyMap<string, JsonObject>,
  schemas: string | undefined,
): string {
  const head =
    text ??
    schemaComment(DECISIONS, "decisions", schemas)
      .map((line) => `${line}\n`)
      .join("");
  return head + [...added].map(([id, entry]) => `\n${entryYaml(id, entry, 0, 1)}\n`).join("");
}
