import type { DocumentKind } from "./tree.ts";

/** The path of the spec folder, relative to the root. */
export const SPEC = "spec";
/** The project file. It states the version of the spec language. */
export const PROJECT = `${SPEC}/project.yaml`;
/**
 * The folder with a file for each source. The project may add its own subfolders, such as one for the statements of its
 * documents.
 */
const SOURCES = "sources";
/** The folder with a record of each release. */
const RELEASES = "releases";
/** The subfolder with notes for the next release. */
const NEXT = "next";

/** The values of the key `kind` of a service. */
export const SERVICE_KINDS = ["resource", "query"] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/**
 * A kind of spec file, and its path below `spec/`. A star stands for a name: of a service as a folder, of a definition
 * as a file.
 */
export interface FileKind {
  readonly kind: DocumentKind;
  readonly path: readonly string[];
  /** The kind of service that may have such a file. `undefined` if any may. */
  readonly of?: ServiceKind;
  /** The key in the file that repeats the name of the file, or of the service's folder. */
  readonly identity?: string;
}

export const FILE_KINDS: readonly FileKind[] = [
  { kind: "project", path: ["project.yaml"] },
  { kind: "decisions", path: ["decisions.yaml"] },
  { kind: "approvals", path: ["approvals.yaml"] },
  { kind: "source", path: [SOURCES, "*.yaml"], identity: "source" },
  { kind: "release", path: [RELEASES, "*.yaml"], identity: "release" },
  { kind: "release-note", path: [RELEASES, NEXT, "*.yaml"] },
  { kind: "service", path: ["*", "service.yaml"], identity: "service" },
  { kind: "errors", path: ["*", "errors.yaml"] },
  { kind: "shapes", path: ["*", "shapes.yaml"], of: "resource" },
  { kind: "resource", path: ["*", "resources", "*.yaml"], of: "resource", identity: "resource" },
  { kind: "module", path: ["*", "modules", "*.yaml"], of: "query", identity: "module" },
  { kind: "value-set", path: ["*", "value-sets", "*.yaml"], identity: "set" },
  { kind: "parameter-groups", path: ["*", "parameter-groups.yaml"], of: "query" },
  { kind: "request-parameters", path: ["*", "request-parameters.yaml"], of: "query" },
  { kind: "response", path: ["*", "response.yaml"], of: "query" },
];

/** The role of a spec file, derived from its path. */
export interface FileRole {
  readonly kind: DocumentKind;
  readonly service: string | undefined;
  /** The name from the file name, if the folder contains many files of this kind. */
  readonly name: string | undefined;
  readonly of: ServiceKind | undefined;
  readonly identity: Identity | undefined;
}

/** The key in the file that must contain its name, and the path that another name would need. */
interface Identity {
  readonly key: string;
  readonly expected: string;
  readonly pathFor: (name: string) => string;
}

/** Returns the role of a path relative to the root, or `undefined` if no spec file belongs there. */
export function fileRoleOf(file: string): FileRole | undefined {
  const steps = file.split("/").slice(1);
  const matches = ({ path }: FileKind): boolean =>
    path.length === steps.length && path.every((pattern, index) => matchesStep(pattern, steps[index]!));
  const row = FILE_KINDS.find(matches);
  if (row === undefined) return undefined;
  const service = row.path[0] === "*" ? steps[0] : undefined;
  const name = row.path.at(-1) === "*.yaml" ? steps.at(-1)!.slice(0, -".yaml".length) : undefined;
  return { kind: row.kind, service, name, of: row.of, identity: identityOf(row, steps) };
}

function identityOf({ path, identity }: FileKind, steps: readonly string[]): Identity | undefined {
  if (identity === undefined) return undefined;
  const at = path.findLastIndex((pattern) => pattern.startsWith("*"));
  const ending = path[at]!.slice(1);
  const expected = steps[at]!.slice(0, steps[at]!.length - ending.length);
  return { key: identity, expected, pathFor: (name) => [SPEC, ...steps.with(at, `${name}${ending}`)].join("/") };
}

/** Returns whether a path below `spec/` is a folder without spec files. */
export function isIgnored(path: string): boolean {
  return path === `${SPEC}/schema` || (path.startsWith(`${SPEC}/${SOURCES}/`) && !isYaml(path));
}

export function isYaml(file: string): boolean {
  return YAML_NAME.test(file);
}

export const YAML_NAME = /\.ya?ml$/i;

/** Returns whether the name of a folder or file matches a segment of a path in the table. */
export function matchesStep(pattern: string, step: string): boolean {
  if (pattern === "*") return !step.endsWith(".yaml");
  return pattern === "*.yaml" ? step.length > pattern.length - 1 && step.endsWith(".yaml") : step === pattern;
}
