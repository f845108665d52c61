import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { groupBy } from "../../model/group-by.ts";
import { camelCase } from "../../naming/type-names.ts";
import { contentsOf, requestBody, responsesOf, type BodyContext } from "./bodies.ts";
import { find, listIn, membersOf, objectIn, stringIn, type Located, type OpenApiDocument } from "./document.ts";
import { lose, newScope, type Scope } from "./losses.ts";
import { type Names, camelOf, canBeBaseUrl, canBePath, idOf, operationTypes, wordsOf } from "./names.ts";
import { inputParameters, parametersOf, pathParameter, someOf } from "./parameters.ts";
import type { Use } from "./types.ts";
import type { Security } from "./security.ts";

/** An operation of the document. */
export interface Candidate {
  readonly method: string;
  readonly path: string;
  readonly pathItem: Located;
  readonly operation: Located;
  readonly tag: string | undefined;
  readonly scope: Scope;
}

/** Returns the key of an operation: `get /pets/{id}`. */
export function keyOf({ method, path }: Pick<Candidate, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

const supported = new Set(["get", "post", "put", "patch", "delete", "head", "options"]);
const unsupported = new Set(["trace"]);

/** Returns the servers of most operations. */
export function serversOf({ root }: OpenApiDocument, operations: readonly Candidate[]): readonly Json[] {
  const own = listIn(root, "servers");
  const byUrl = groupBy(
    operations.map((one) => serversOfOperation(one) ?? own),
    ([first]) => urlOf(first),
  );
  const [most = [own]] = [...byUrl.values()].toSorted((a, b) => b.length - a.length);
  return most[0]!;
}

function serversOfOperation({ operation, pathItem }: Candidate): readonly Json[] | undefined {
  return [operation, pathItem].map(({ value }) => listIn(value, "servers")).find(({ length }) => length > 0);
}

export interface Candidates {
  readonly operations: readonly Candidate[];
  readonly omitted: readonly Candidate[];
}

/** Returns the operations of a document. `only` selects some by a tag or the start of a path, if it matches any. */
export function candidatesOf(document: OpenApiDocument, only: readonly string[]): Candidates {
  const operations: Candidate[] = [];
  const omitted: Candidate[] = [];
  const routes = new Set<string>();
  const paths = objectIn(document.root, "paths") ?? {};
  for (const { key: written, value, pointer } of membersOf(paths, "/paths")) {
    const pathItem = find(document, value, pointer);
    if (pathItem === undefined || written.startsWith("x-")) continue;
    for (const { key: method, value: node, pointer: place } of membersOf(pathItem.value, pathItem.pointer)) {
      if (!isObject(node) || !(supported.has(method) || unsupported.has(method))) continue;
      const tag = listIn(node, "tags").find((one): one is string => typeof one === "string" && one.trim() !== "");
      const [plain = "", fragment] = written.split("#");
      const uses = Object.keys(paths).filter(
        (one) => one.split("#")[0] === plain && objectIn(paths, one)?.[method] !== undefined,
      );
      const isAlone = uses.length === 1 || (fragment?.includes("=") && !uses.includes(plain));
      const isDropped = fragment !== undefined && isAlone && !selects(fragment, document, pathItem, node);
      const candidate: Candidate = {
        method,
        path: isDropped ? plain : written,
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

/** Returns whether a fragment `NAME=VALUE` is the only value of a required parameter. */
function selects(fragment: string, document: OpenApiDocument, { value }: Located, operation: JsonObject): boolean {
  const [name, only] = fragment.split("=");
  return [value, operation]
    .flatMap((node) => listIn(node, "parameters"))
    .some((parameter) => {
      const found = find(document, parameter, "")?.value ?? {};
      const values = listIn(find(document, found["schema"], "")?.value ?? {}, "enum");
      return found["name"] === name && found["required"] === true && values.length === 1 && values[0] === only;
    });
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
  readonly servers: readonly Json[];
  readonly resource: string;
  /** The path variables of the resource by name. */
  readonly pathParameters: Map<string, JsonObject>;
  /** The names of variables by the structure of the path. Equal paths have the same names in all operations. */
  readonly pathNames: Map<string, readonly string[]>;
  readonly names: Names;
}

/**
 * Returns the id of an operation in camel case: the one in the document, or one derived from the method and the path.
 */
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
  const access = context.security.access(value, pointer, scope);
  const parameters = [...parametersOf(context.document, pathItem, operation, scope), ...access.parameters];
  const path = planPath(context, candidate, parameters, use);
  annotations(candidate);
  const written = stringIn(value, "operationId");
  const request =
    candidate.method === "get" || candidate.method === "head"
      ? getBody(context, operation, scope)
      : requestBody(context, operation, use);
  const { summary, description } = texts(value, operationId);
  const members = {
    operationId,
    documentName: written === operationId ? undefined : written?.slice(0, 200),
    summary,
    description,
    method: candidate.method.toUpperCase(),
    ...path,
    baseUrl: ownBaseUrl(candidate, context.servers),
    ...access.members,
    ...inputParameters(context.schemas, parameters, use),
    request,
    ...responsesOf(context, candidate.method, operation, use),
    deprecated: value["deprecated"] === true || undefined,
  };
  return { candidate, operationId, name, members };
}

/** Omits the body of a GET or HEAD request. If the body has no members, this is not a loss. */
function getBody({ document }: OperationContext, { value, pointer }: Located, scope: Scope): undefined {
  const place = `${pointer}/requestBody`;
  const body = find(document, value["requestBody"], place);
  const schemas = body === undefined ? [] : contentsOf(body).map(({ content }) => content.value["schema"]);
  const isEmpty = schemas.every((schema) => isObject(schema) && schema["type"] === "object" && hasNoMembers(schema));
  if (value["requestBody"] !== undefined && !isEmpty) lose(scope, "request-body", place);
}

function hasNoMembers(schema: JsonObject): boolean {
  const combined = ["allOf", "anyOf", "oneOf", "patternProperties"].some((key) => schema[key] !== undefined);
  return !combined && Object.keys(objectIn(schema, "properties") ?? {}).length === 0;
}

/** The maximum length of an operation's summary. */
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

/** Returns the words of the id that are not in the resource's name: `listPets` of `pets` becomes `list`. */
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

/**
 * Returns the path with its variables renamed to valid field names. Each one is described once in the resource, and
 * again in operations where its type differs.
 */
function planPath(
  context: OperationContext,
  { path, scope }: Candidate,
  parameters: readonly Located[],
  use: Use,
): { readonly path: string; readonly pathParameters: JsonObject | undefined } {
  const described = new Map(
    parameters.filter(({ value }) => value["in"] === "path").map((one) => [String(one.value["name"]), one]),
  );
  const form = path.replace(/\{[^{}/]+\}/g, "{}");
  const known = context.pathNames.get(form);
  const names: string[] = [];
  const own: Record<string, JsonObject> = {};
  context.pathNames.set(form, known ?? names);
  const renamed = path.replace(/\{([^{}/]+)\}/g, (_, written: string) => {
    const parameter = described.get(written) ?? { value: { name: written }, pointer: "" };
    const members = pathParameter(context.schemas, parameter, { ...use, scope });
    const name = known?.[names.length] ?? variableName(written, names);
    names.push(name);
    const shared = context.pathParameters.get(name) ?? members;
    context.pathParameters.set(name, shared);
    if (JSON.stringify(shared["type"]) !== JSON.stringify(members["type"])) own[name] = members;
    return `{${name}}`;
  });
  return { path: renamed, pathParameters: someOf(own) };
}

/** Returns a name of a variable, which is not sent, that the path does not contain yet. */
function variableName(written: string, used: readonly string[]): string {
  const words =
    written
      .replace(/[^A-Za-z0-9_]+/g, "_")
      .replace(/^(?=[0-9])/, "_")
      .slice(0, 70) || "parameter";
  for (let number = 1; ; number++) {
    const name = number === 1 ? words : `${words}_${number}`;
    if (!used.includes(name)) return name;
  }
}

/** Returns the URL of a server. A URL without a scheme gets `https`. */
export function urlOf(server: Json | undefined): string | undefined {
  return isObject(server) ? stringIn(server, "url")?.replace(/^\/\//, "https://") : undefined;
}

function annotations({ operation, pathItem, scope }: Candidate): void {
  const { value, pointer } = operation;
  for (const key of ["summary", "description"])
    if (pathItem.value[key] !== undefined) lose(scope, "description", `${pathItem.pointer}/${key}`);
  for (const [index, tag] of listIn(value, "tags").entries())
    if (index > 0) lose(scope, "tag", `${pointer}/tags/${index}`, tag);
  if (value["externalDocs"] !== undefined) lose(scope, "external-docs", `${pointer}/externalDocs`);
  for (const { pointer: place } of membersOf(value["callbacks"], `${pointer}/callbacks`))
    lose(scope, "callback", place);
}

/** Returns the URL of the operation's server if it is not that of the service. */
function ownBaseUrl(candidate: Candidate, servers: readonly Json[]): string | undefined {
  const own = serversOfOperation(candidate)?.[0];
  if (own === undefined || urlOf(own) === urlOf(servers[0])) return undefined;
  const url = urlOf(own)?.replace(/\/+$/, "");
  if (url !== undefined && canBeBaseUrl(url)) return url;
  lose(candidate.scope, "operation-server", `${candidate.operation.pointer}/servers`);
  return undefined;
}

export function jsonMediaType(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts]
    .filter(([type]) => type !== "*/*" && /^[a-z]+\/[a-z0-9.+-]+$/.test(type))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return sorted[0]?.[0] ?? "application/json";
}
