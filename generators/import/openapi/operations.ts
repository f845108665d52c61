import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { camelCase } from "../../naming/type-names.ts";
import { requestBody, responsesOf, type BodyContext } from "./bodies.ts";
import { find, listIn, membersOf, objectIn, stringIn, type Located, type OpenApiDocument } from "./document.ts";
import { lose, newScope, type Scope } from "./losses.ts";
import { camelOf, idOf, operationTypes, wordsOf, type Names } from "./names.ts";
import { inputParameters, parametersOf, pathParameter } from "./parameters.ts";
import type { Use } from "./schema.ts";
import type { Security } from "./security.ts";
import { canBePath } from "./spellings.ts";

/** An operation of the document. */
export interface Candidate {
  readonly method: string;
  readonly path: string;
  readonly pathItem: Located;
  readonly operation: Located;
  readonly tag: string | undefined;
  readonly scope: Scope;
}

/** `get /pets/{id}`. */
export function keyOf({ method, path }: Pick<Candidate, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

const supported = new Set(["get", "post", "put", "patch", "delete"]);
const unsupported = new Set(["head", "options", "trace"]);

/** Returns the servers of a document, or those of its first path if the document has no servers. */
export function serversOf({ root }: OpenApiDocument): readonly Json[] {
  const own = listIn(root, "servers");
  const [first] = Object.values(objectIn(root, "paths") ?? {});
  return own.length > 0 || !isObject(first) ? own : listIn(first, "servers");
}

export interface Candidates {
  readonly operations: readonly Candidate[];
  /** The omitted operations. */
  readonly omitted: readonly Candidate[];
}

/** The operations of a document; those that `only` selects, by a tag or the start of a path, where it selects some. */
export function candidatesOf(document: OpenApiDocument, only: readonly string[]): Candidates {
  const operations: Candidate[] = [];
  const omitted: Candidate[] = [];
  const routes = new Set<string>();
  for (const { key: path, value, pointer } of membersOf(objectIn(document.root, "paths"), "/paths")) {
    const pathItem = find(document, value, pointer);
    if (pathItem === undefined || path.startsWith("x-")) continue;
    for (const { key: method, value: node, pointer: place } of membersOf(pathItem.value, pathItem.pointer)) {
      if (!isObject(node) || !(supported.has(method) || unsupported.has(method))) continue;
      const tag = listIn(node, "tags").find((one): one is string => typeof one === "string" && one.trim() !== "");
      const candidate: Candidate = {
        method,
        path,
        pathItem,
        operation: { value: node, pointer: place },
        tag,
        scope: newScope(),
      };
      if (!isSelected(candidate, only)) continue;
      const reason = reasonToOmit(candidate, routes);
      if (reason === undefined) operations.push(candidate);
      else {
        lose(candidate.scope, reason, place, keyOf(candidate));
        omitted.push(candidate);
      }
    }
  }
  return { operations, omitted };
}

function isSelected({ tag, path }: Candidate, only: readonly string[]): boolean {
  return (
    only.length === 0 ||
    only.some((one) => one === tag || path === one || path.startsWith(`${one.replace(/\/$/, "")}/`))
  );
}

function reasonToOmit(candidate: Candidate, routes: Set<string>): "method" | "path" | undefined {
  if (unsupported.has(candidate.method)) return "method";
  const { path } = candidate;
  const route = `${candidate.method} ${path.replace(/\{[^{}/]+\}/g, "{}")}`;
  if (!canBePath(path.replace(/\{[^{}/]+\}/g, "{x}")) || routes.has(route)) return "path";
  routes.add(route);
  return undefined;
}

export interface OperationPlan {
  readonly candidate: Candidate;
  readonly operationId: string;
  readonly name: string;
  readonly members: JsonObject;
}

export interface OperationContext extends BodyContext {
  readonly document: OpenApiDocument;
  readonly security: Security;
  readonly resource: string;
  /** The variables of the paths of the resource, by name. */
  readonly pathParameters: Map<string, JsonObject>;
  /** The names of the resource's operations. */
  readonly names: Names;
}

/** Returns the id of an operation in camel case: that of the document, or one derived from the method and the path. */
export function operationIdOf({ method, path, operation }: Candidate, names: Names): string {
  const written = stringIn(operation.value, "operationId");
  const id = camelOf(written ?? `${method} ${path}`, "operation");
  return names.claim([id], (one) => operationTypes(camelCase(one)));
}

export function planOperation(context: OperationContext, candidate: Candidate, operationId: string): OperationPlan {
  const { scope, operation, pathItem } = candidate;
  const { value, pointer } = operation;
  const name = operationName(context, operationId);
  const use: Use = { side: "request", name, owner: context.resource, scope };
  const parameters = parametersOf(context.document, pathItem, operation, scope);
  const path = planPath(context, candidate, parameters, use);
  annotations(candidate, serversOf(context.document));
  const written = stringIn(value, "operationId");
  const request =
    candidate.method === "get" && value["requestBody"] !== undefined
      ? refusedBody(scope, pointer)
      : requestBody(context, operation, use);
  const { summary, description } = texts(value, operationId);
  const members = {
    operationId,
    documentName: written === operationId ? undefined : written?.slice(0, 200),
    summary,
    description,
    method: candidate.method.toUpperCase(),
    path,
    ...context.security.access(value, pointer, scope),
    ...inputParameters(context.schemas, parameters, use),
    request,
    ...responsesOf(context, operation, use),
    deprecated: value["deprecated"] === true || undefined,
  };
  return { candidate, operationId, name, members };
}

function refusedBody(scope: Scope, pointer: string): undefined {
  lose(scope, "request-body", `${pointer}/requestBody`);
  return undefined;
}

/** The longest summary of an operation. */
const LONGEST_SUMMARY = 120;

function texts(
  operation: JsonObject,
  operationId: string,
): { readonly summary: string; readonly description: string | undefined } {
  const [written, description] = [stringIn(operation, "summary"), stringIn(operation, "description")];
  const line = (written ?? description?.split(/(?<=[.!?])\s|\n/)[0] ?? "").replace(/\s+/g, " ").trim();
  const fallback = wordsOf(operationId).join(" ");
  const summary = (line === "" ? fallback.charAt(0).toUpperCase() + fallback.slice(1) : line).replace(/\.$/, "");
  if (summary.length <= LONGEST_SUMMARY) return { summary: summary === "" ? operationId : summary, description };
  const short = `${summary.slice(0, LONGEST_SUMMARY - 1).replace(/\s+\S*$/, "")}…`;
  return { summary: short, description: description ?? written };
}

/** The words of the id that the resource does not contain: `listPets` of `pets` is `list`. */
function operationName({ resource, names }: OperationContext, operationId: string): string {
  const id = idOf(operationId, "operation");
  const said = new Set(
    resource.split("-").flatMap((word) => [word, `${word}s`, word.replace(/s$/, ""), word.replace(/ies$/, "y")]),
  );
  const short = id
    .split("-")
    .filter((word) => !said.has(word))
    .join("-");
  const first = /^[a-z]/.test(short) ? [short] : [];
  return names.claim([...first, id], (one) => [camelCase(one)]);
}

/** The path with names of variables that are fields, each described once in the resource. */
function planPath(
  context: OperationContext,
  { path, scope }: Candidate,
  parameters: readonly Located[],
  use: Use,
): string {
  const described = new Map(
    parameters.filter(({ value }) => value["in"] === "path").map((one) => [String(one.value["name"]), one]),
  );
  const used = new Set<string>();
  return path.replace(/\{([^{}/]+)\}/g, (_, written: string) => {
    const parameter = described.get(written) ?? { value: { name: written }, pointer: "" };
    const members = pathParameter(context.schemas, parameter, { ...use, scope });
    const name = variableName(context.pathParameters, written, members, used);
    used.add(name);
    context.pathParameters.set(name, members);
    return `{${name}}`;
  });
}

/** A name is not sent: another is chosen where two operations of a resource have different variables of one name. */
function variableName(
  known: ReadonlyMap<string, JsonObject>,
  written: string,
  members: JsonObject,
  used: ReadonlySet<string>,
): string {
  const words =
    written
      .replace(/[^A-Za-z0-9_]+/g, "_")
      .replace(/^(?=[0-9])/, "_")
      .slice(0, 70) || "parameter";
  const isFree = (name: string): boolean =>
    !used.has(name) &&
    (!known.has(name) || JSON.stringify(known.get(name)!["type"]) === JSON.stringify(members["type"]));
  if (isFree(words)) return words;
  for (let number = 2; ; number++) if (isFree(`${words}_${number}`)) return `${words}_${number}`;
}

function urlOf(server: Json | undefined): string | undefined {
  return isObject(server) ? stringIn(server, "url") : undefined;
}

function annotations({ operation: { value, pointer }, pathItem, scope }: Candidate, servers: readonly Json[]): void {
  if (value["externalDocs"] !== undefined) lose(scope, "external-docs", `${pointer}/externalDocs`);
  for (const { pointer: place } of membersOf(value["callbacks"], `${pointer}/callbacks`))
    lose(scope, "callback", place);
  for (const [node, place] of [
    [value, pointer],
    [pathItem.value, pathItem.pointer],
  ] as const) {
    const [server] = listIn(node, "servers");
    if (server !== undefined && urlOf(server) !== urlOf(servers[0]))
      lose(scope, "operation-server", `${place}/servers`);
  }
}

/** The media type that most JSON bodies have. */
export function jsonMediaType(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts]
    .filter(([type]) => type !== "*/*" && /^[a-z]+\/[a-z0-9.+-]+$/.test(type))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return sorted[0]?.[0] ?? "application/json";
}
