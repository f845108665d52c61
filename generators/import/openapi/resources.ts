import { type OpenApiDocument, listIn, objectIn, stringIn } from "./document.ts";
import { type Json, type JsonObject, isObject } from "../../codegen/json.ts";
import { Names, camelOf, canBeField, idOf, resourceTypes, titleOf } from "./names.ts";
import { type Candidate, urlOf } from "./operations.ts";
import { reserved } from "./schema.ts";
import { type Decisions, type Scope, lose } from "./losses.ts";

/** Operations that belong together. */
interface ResourceGroup {
  readonly id: string;
  readonly title: string;
  readonly collection: string;
  readonly description: string | undefined;
  readonly operations: readonly Candidate[];
}

/** Groups operations by their first tag. Without a tag, the first path segment that is a name determines the group. */
export function groupsOf(
  document: OpenApiDocument,
  operations: readonly Candidate[],
  names: Names,
): readonly ResourceGroup[] {
  const byTitle = new Map<string, Candidate[]>();
  for (const operation of operations) {
    const title = operation.tag?.trim() ?? segmentOf(operation.path);
    byTitle.set(title, [...(byTitle.get(title) ?? []), operation]);
  }
  const descriptions = tagDescriptions(document);
  const ids = new Names(reserved);
  const collections = new Names(reservedCollections);
  return [...byTitle].map(([title, members]) => {
    const wanted = idOf(title, "resource");
    const id = ids.claim(reserved.has(wanted) ? [`${wanted}-resource`] : [wanted], (one) => [
      one,
      ...resourceTypes(one),
    ]);
    names.take(resourceTypes(id));
    const collection = collections.claim([camelOf(title, "resource")], (one) => [one]);
    return {
      id,
      title,
      collection: camelOf(collection, "resource"),
      description: descriptions.get(title),
      operations: members,
    };
  });
}

/** Names that the members of a client cannot have. */
const reservedCollections = ["constructor", "then", "prototype"];

function tagDescriptions({ root }: OpenApiDocument): ReadonlyMap<string, string> {
  return new Map(
    listIn(root, "tags")
      .filter(isObject)
      .flatMap((tag): readonly (readonly [string, string])[] => {
        const [name, description] = [stringIn(tag, "name"), stringIn(tag, "description")];
        return name === undefined || description === undefined ? [] : [[name, description]];
      }),
  );
}

/** Segments at the start of the paths of a whole service. */
const general = /^(?:api|rest|v\d+(?:\.\d+)*)$/i;

function segmentOf(path: string): string {
  const segments = path
    .split("#")[0]!
    .split("/")
    .filter((segment) => /^[A-Za-z]/.test(segment) && !segment.includes("{"));
  return segments.find((segment) => !general.test(segment)) ?? segments[0] ?? "root";
}

/** Returns the path of each resource: the common prefix of its paths, if no other resource has that path. */
export function resourcePaths(
  groups: readonly { readonly id: string; readonly paths: readonly string[] }[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    groups.map(({ id, paths }) => {
      const path = [commonStart(paths), ...paths.flatMap(starts), ...paths, `/${id}`].find(
        (one) => one !== "" && !taken.has(folded(one)),
      )!;
      taken.add(folded(path));
      return [id, path];
    }),
  );
}

function folded(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}

function commonStart(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/"));
  const length = first.findIndex(
    (segment, index) => segment.includes("{") || others.some((other) => other[index] !== segment),
  );
  return (length < 0 ? first : first.slice(0, length)).join("/");
}

/** Returns the part of a path before its first variable, if there is one. */
function starts(path: string): readonly string[] {
  const start = path.replace(/\/?[^/]*\{.*$/, "");
  return start === "" ? [] : [start];
}

/** Returns the first part of `service.yaml`. */
export function serviceHead(
  document: OpenApiDocument,
  servers: readonly Json[],
  service: string,
  address: string | undefined,
  decisions: Decisions,
  scope: Scope,
): JsonObject {
  const info = objectIn(document.root, "info") ?? {};
  const title = stringIn(info, "title")?.replace(/\s+/g, " ") ?? titleOf(service);
  const description = stringIn(info, "description") ?? stringIn(info, "summary");
  return {
    service,
    kind: "resource",
    title,
    summary: summaryOf(stringIn(info, "summary") ?? description, title),
    description: description ?? title,
    version: version(String(info["version"] ?? ""), decisions, scope),
    ...baseUrl(servers.filter(isObject), address, decisions, scope),
  };
}

function summaryOf(text: string | undefined, title: string): string {
  const line = (text?.split(/(?<=[.!?])\s|\n/)[0] ?? "")
    .replace(/[#*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" || line.length > 200 ? title.slice(0, 200) : line;
}

const semantic =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(\.(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?$/;

function version(written: string, decisions: Decisions, scope: Scope): Json {
  if (semantic.test(written) && written.length <= 80) return written;
  lose(scope, "version", "/info/version", written);
  const [major = "0", minor = "0", patch = "0"] = (written.match(/\d+/g) ?? []).map((digits) =>
    String(Number(digits.slice(0, 12))),
  );
  return { decided: `${major}.${minor}.${patch}`, by: decisions.cite("version") };
}

function baseUrl(
  servers: readonly JsonObject[],
  address: string | undefined,
  decisions: Decisions,
  scope: Scope,
): JsonObject {
  for (const index of servers.keys()) if (index > 0) lose(scope, "server", `/servers/${index}`);
  const [server] = servers;
  const written = urlOf(server);
  const url = written === undefined ? undefined : resolved(written, address);
  const variables = objectIn(server ?? {}, "variables") ?? {};
  const names = [...(url ?? "").matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]!);
  const isKnown =
    names.every((name) => canBeField(name) && isObject(variables[name])) &&
    !/[{}]/.test((url ?? "").replace(/\{[^{}]*\}/g, ""));
  if (url === undefined || !isKnown) return { baseUrl: { unknown: decisions.cite("baseUrl") } };
  const described = names.map((name): [string, JsonObject] => {
    const variable = variables[name] as JsonObject;
    const example = { decided: String(variable["default"] ?? "") || name, by: decisions.cite("variable") };
    return [name, { description: stringIn(variable, "description") ?? name, example }];
  });
  return { baseUrl: url, baseUrlVariables: described.length === 0 ? undefined : Object.fromEntries(described) };
}

/** Resolves a URL relative to the URL of the document. */
function resolved(url: string, address: string | undefined): string {
  const text = url.replace(/\/$/, "");
  if (/^[a-z]+:|^\{/i.test(text) || address === undefined || !URL.canParse(text, address))
    return text === "" ? "/" : text;
  return decodeURI(new URL(text, address).href).replace(/\/$/, "");
}
