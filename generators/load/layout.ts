import { nearest } from "../diagnostics/suggest.ts";
import type { DocumentKind } from "./document.ts";

/** The folder below the root that holds the spec. */
export const SPEC = "spec";
/** Folders below it that hold none of its files. */
export const PASSED_FOLDERS: readonly string[] = [`${SPEC}/schema`, `${SPEC}/sources`];

/** The values of the key `kind` of a service. */
export const SERVICE_KINDS = ["resource", "query"] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** What lies where below `spec/`. A star stands for a name: of a service in the folder, of the file's own content in the file. */
interface Row {
  readonly kind: DocumentKind;
  readonly path: readonly string[];
  /** The services that may have such a file; undefined where any may. */
  readonly of?: ServiceKind;
  /** The key in the file that repeats the name of the file, or of the service's folder. */
  readonly identity?: string;
}

const LAYOUT: readonly Row[] = [
  { kind: "project", path: ["project.yaml"] },
  { kind: "decisions", path: ["decisions.yaml"] },
  { kind: "service", path: ["*", "service.yaml"], identity: "service" },
  { kind: "errors", path: ["*", "errors.yaml"] },
  { kind: "resource", path: ["*", "resources", "*.yaml"], of: "resource", identity: "resource" },
  { kind: "module", path: ["*", "modules", "*.yaml"], of: "query", identity: "module" },
  { kind: "value-set", path: ["*", "value-sets", "*.yaml"], identity: "set" },
  { kind: "parameter-groups", path: ["*", "parameter-groups.yaml"], of: "query" },
  { kind: "request-parameters", path: ["*", "request-parameters.yaml"], of: "query" },
  { kind: "answer", path: ["*", "answer.yaml"], of: "query" },
];

/** What a file is, by its path alone. */
export interface Slot {
  readonly kind: DocumentKind;
  readonly service: string | undefined;
  /** The file's own name, where its folder holds many. */
  readonly name: string | undefined;
  readonly of: ServiceKind | undefined;
  readonly identity: Identity | undefined;
}

/** The key in the file that must hold its name, and the path that another name would need. */
export interface Identity {
  readonly key: string;
  readonly expected: string;
  readonly pathFor: (name: string) => string;
}

/** What a path from the root holds; undefined where nothing of the spec lies there. */
export function slotOf(file: string): Slot | undefined {
  const steps = file.split("/").slice(1);
  const row = LAYOUT.find(({ path }) => path.length === steps.length && path.every((pattern, index) => fits(pattern, steps[index]!)));
  if (row === undefined) return undefined;
  const service = row.path[0] === "*" ? steps[0] : undefined;
  const name = row.path.at(-1) === "*.yaml" ? steps.at(-1)!.slice(0, -".yaml".length) : undefined;
  return { kind: row.kind, service, name, of: row.of, identity: identityOf(row, steps) };
}

function identityOf({ path, identity }: Row, steps: readonly string[]): Identity | undefined {
  if (identity === undefined) return undefined;
  const at = path.findLastIndex((pattern) => pattern.startsWith("*"));
  const ending = path[at]!.slice(1);
  const expected = steps[at]!.slice(0, steps[at]!.length - ending.length);
  return { key: identity, expected, pathFor: (name) => [SPEC, ...steps.with(at, `${name}${ending}`)].join("/") };
}

export function isYaml(file: string): boolean {
  return YAML_NAME.test(file);
}

const YAML_NAME = /\.ya?ml$/i;

/** The path that a misplaced file was probably meant to have. */
export function nearestPath(file: string): string | undefined {
  const steps = file.replace(YAML_NAME, ".yaml").split("/").slice(1);
  const meant = LAYOUT.filter(({ path }) => path.length === steps.length).map(({ path }) => path.map((pattern, index) => meantStep(pattern, steps[index]!)));
  const whole = meant.filter((path) => path.every((step) => step !== undefined)).map((path) => [SPEC, ...path].join("/"));
  return nearest(file, whole) ?? whole[0];
}

function meantStep(pattern: string, step: string): string | undefined {
  if (fits(pattern, step)) return step;
  return pattern.includes("*") ? undefined : nearest(step, [pattern]);
}

function fits(pattern: string, step: string): boolean {
  if (pattern === "*") return !step.endsWith(".yaml");
  return pattern === "*.yaml" ? step.length > pattern.length - 1 && step.endsWith(".yaml") : step === pattern;
}
