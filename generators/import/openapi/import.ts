import { schemaComment, schemasOf } from "../../add/added.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { parse } from "../../load/parse.ts";
import type { MapNode, Node } from "../../load/tree.ts";
import { objectIn, stringIn, type OpenApiDocument } from "./document.ts";
import { DECISIONS, type ImportInput, type Plan, fileText, planSpec, withDecisions } from "./plan.ts";
import type { Refused } from "./types.ts";
import { entryYaml } from "../../edit/yaml.ts";

export { readDocument, type OpenApiDocument } from "./document.ts";
export type { Loss } from "./losses.ts";

export interface ImportRequest {
  readonly document: OpenApiDocument;
  readonly service: string;
  readonly address: string | undefined;
  /** `sha256:`, followed by the hexadecimal digest of the text. */
  readonly checksum: string;
  readonly only: readonly string[];
  /** The existing files of the spec, by path relative to the root. */
  readonly existing: ReadonlyMap<string, string>;
  /** Returns the errors that the compiler finds in a spec. */
  readonly errorsIn: (files: ReadonlyMap<string, string>) => readonly Diagnostic[];
}

export interface Imported {
  readonly files: ReadonlyMap<string, string>;
  readonly losses: Plan["losses"];
  readonly operations: Plan["operations"];
  /** Errors in files that the import does not write. */
  readonly errors: readonly Diagnostic[];
}

const PROJECT = "spec/project.yaml";

/** The maximum number of attempts to write a spec without errors. */
const MAXIMUM_ATTEMPTS = 24;

/** Imports a document. Parts that the compiler rejects are omitted in the next attempt and recorded as losses. */
export function importOpenApi(request: ImportRequest): Imported {
  const { existing, service, errorsIn } = request;
  const input: ImportInput = { ...request, decisions: decisionsIn(existing) };
  const kept = new Map([...existing].filter(([file]) => !file.startsWith(`spec/${service}/`)));
  const refused = {
    shapes: new Set<string>(),
    fields: new Set<string>(),
    operations: new Map<string, string>(),
    names: new Set<string>(),
  };
  for (let attempt = 1; ; attempt++) {
    const plan = planSpec(input, refused);
    const files = filesOf(request, plan);
    const errors = errorsIn(new Map([...kept, ...files]));
    const isProgress = errors.map((error) => refuse(error, plan, files, refused)).includes(true);
    if (errors.length === 0 || !isProgress || attempt === MAXIMUM_ATTEMPTS)
      return { files, losses: plan.losses, operations: plan.operations, errors };
  }
}

function filesOf({ document, service, existing }: ImportRequest, plan: Plan): ReadonlyMap<string, string> {
  const info = objectIn(document.root, "info") ?? {};
  const contact = stringIn(objectIn(info, "contact") ?? {}, "name") ?? stringIn(info, "title") ?? service;
  const license = stringIn(objectIn(info, "license") ?? {}, "identifier");
  const present = existing.get(PROJECT);
  const project = present ?? projectText(service, license, contact.replace(/\s+/g, " ").slice(0, 200));
  const schemas = schemasOf(project);
  const files = new Map(plan.files.map((file) => [`spec/${file.path}`, fileText(file, schemas)]));
  if (present === undefined) files.set(PROJECT, project);
  if (plan.decisions.size > 0) files.set(DECISIONS, withDecisions(existing.get(DECISIONS), plan.decisions, schemas));
  return files;
}

function decisionsIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, JsonObject> {
  const text = files.get(DECISIONS);
  const root = text === undefined ? undefined : parse(DECISIONS, text).root;
  return new Map(
    (root?.entries ?? []).flatMap(({ key, value }) => (value.kind === "map" ? [[key, scalarsOf(value)] as const] : [])),
  );
}

function scalarsOf(map: MapNode): JsonObject {
  return Object.fromEntries(
    map.entries.flatMap(({ key, value }): [string, Json][] => (value.kind === "scalar" ? [[key, value.value]] : [])),
  );
}

/** Records the subject of an error as rejected. Returns false if it was already rejected. */
function refuse(
  { code, message, place, slots }: Diagnostic,
  plan: Plan,
  files: ReadonlyMap<string, string>,
  refused: MutableRefused,
): boolean {
  const text = place === undefined ? undefined : files.get(place.file);
  if (place === undefined || text === undefined) return false;
  if (code === "output-collision") return isNew(refused.names, String(slots["name"]));
  const path = pathAt(parse(place.file, text).root, place.start);
  const [, , folder, name = ""] = place.file.split("/");
  const isShared = folder === "shapes.yaml";
  const owner = isShared ? "" : name.replace(".yaml", "");
  const [section, id, part, field] = isShared ? ["shapes", ...path] : path;
  if (section === "shapes" && part === "fields" && field !== undefined)
    return isNew(refused.fields, `${owner}/${id}/${field}`);
  if (section === "shapes" && id !== undefined) return isNew(refused.shapes, `${owner}/${id}`);
  if (section !== "operations" || id === undefined) return false;
  const operation = plan.operationKeys.get(`${owner}/${id}`);
  if (operation === undefined || refused.operations.has(operation)) return false;
  refused.operations.set(operation, `${code}: ${message}`);
  return true;
}

type MutableRefused = {
  readonly [Key in keyof Refused]: Refused[Key] extends ReadonlySet<string> ? Set<string> : Map<string, string>;
};

function isNew(set: Set<string>, value: string): boolean {
  const { size } = set;
  return set.add(value).size > size;
}

function pathAt(root: Node | undefined, start: number): readonly string[] {
  if (root?.kind !== "map") return [];
  const entry = root.entries.find(
    ({ keyPlace, value }) => keyPlace.start <= start && start < Math.max(value.place.end, keyPlace.end),
  );
  return entry === undefined ? [] : [entry.key, ...pathAt(entry.value, start)];
}

/** Returns the project file for a spec without one. */
function projectText(name: string, license: string | undefined, contact: string): string {
  const members = {
    language: 3,
    project: name,
    packageScope: `@${name}`,
    version: "0.1.0",
    license: license ?? "UNLICENSED",
    contact,
    nodeRange: ">=20",
  };
  const lines = Object.entries(members).map(([key, value]) => entryYaml(key, value, 0));
  return `${[...schemaComment(PROJECT, "project", "../node_modules/kiln/spec/schema/"), ...lines].join("\n")}\n`;
}
