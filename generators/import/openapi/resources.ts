import { listIn, stringIn, type OpenApiDocument } from "./document.ts";
import { isObject } from "../../codegen/json.ts";
import { camelOf, idOf, Names, resourceTypes } from "./names.ts";
import type { Candidate } from "./operations.ts";
import { reserved } from "./schema.ts";

/** Operations that belong together. */
export interface ResourceGroup {
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
