import { diagnostic, type Diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import type { MapNode, Node, SpecDocument } from "./tree.ts";
import {
  PROJECT,
  SPEC,
  type ServiceKind,
  FILE_KINDS,
  matchesStep,
  YAML_NAME,
  SERVICE_KINDS,
  fileRoleOf,
  type FileRole,
} from "./file-kinds.ts";
import { readSpec, readSchemas, type Read } from "./read.ts";
import { nearest, didYouMean } from "../diagnostics/suggest.ts";
import { clip, describeNode } from "./finding.ts";
import { schemaReader } from "./read-schema.ts";
import type { Schema } from "./schema.ts";
import { parse } from "./parse.ts";
import { firstConflictMark } from "../diagnostics/conflict-marks.ts";
import { checkShape } from "./check-shape.ts";

export interface LoadResult {
  /** The text of each file that could be read, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The files without errors. */
  readonly documents: readonly SpecDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the spec of a folder, and checks the syntax and the shape of every YAML file below `spec/`. */
export function load(root: string): LoadResult {
  return loadRead(readSpec(root));
}

/** Checks the files of a folder that were read already. `check` may cache files. */
export function loadRead(read: Read, check: FileCheck = checkFile): LoadResult {
  // Without a spec folder, missing files are not reported.
  if (read.diagnostics.some((one) => one.code === "spec-not-found" || one.place?.file === SPEC))
    return { ...read, documents: [] };
  const refused = read.diagnostics.flatMap((one) => one.place?.file ?? []);
  const { documents, diagnostics } = loadSources(read.sources, refused, check);
  return { sources: read.sources, documents, diagnostics: [...read.diagnostics, ...diagnostics] };
}

/**
 * Loads a spec from memory, in the order of the file names. `refused` contains files that exist but could not be read.
 * `check` may cache files.
 */
export function loadSources(
  sources: ReadonlyMap<string, string>,
  refused: readonly string[] = [],
  check: FileCheck = checkFile,
): LoadResult {
  const project = sources.get(PROJECT);
  const otherLanguage = project === undefined ? undefined : checkLanguage(PROJECT, project);
  if (otherLanguage !== undefined) return { sources, documents: [], diagnostics: [otherLanguage] };
  const { classified, diagnostics } = classifyFiles([...sources.keys()].sort(), refused);
  const present = classified.filter(({ file, role }) => role.kind !== "approvals" || !isBlank(sources.get(file)!));
  const checked = present.map((file) => check(file, sources.get(file.file)!));
  const documents = checked.flatMap(({ document }) => document ?? []);
  const services = documents.filter(({ kind }) => kind === "service");
  const kinds = new Map(services.map(({ service, root }) => [service, serviceKind(root)]));
  const misplaced = classified.flatMap((file) => checkService(file, kinds.get(file.role.service)));
  return {
    sources,
    documents,
    diagnostics: [...diagnostics, ...misplaced, ...checked.flatMap((one) => one.diagnostics)],
  };
}

/**
 * Returns whether a file has no content. A shell creates such a file before
 * `kiln diff --approve >> spec/approvals.yaml` fills it.
 */
function isBlank(text: string): boolean {
  return text.split(/\r?\n|\r/).every((line) => /^\s*(?:#.*)?$/.test(line));
}

/**
 * Checks a file against the kind of its service: a resource service has no modules, and a query service no resources.
 */
function checkService({ file, role }: ClassifiedFile, kind: ServiceKind | undefined): readonly Diagnostic[] {
  if (role.of === undefined || kind === undefined || role.of === kind) return [];
  const suggestion = `The service “${role.service}” has the kind “${kind}”; such files belong to a service of the kind “${role.of}”.`;
  return [diagnostic("unexpected-file", { file, start: 0, end: 0 }, { file }, { suggestion })];
}

/** Returns the path that a misplaced file was probably meant to have. */
export function nearestPath(file: string): string | undefined {
  const steps = file.replace(YAML_NAME, ".yaml").split("/").slice(1);
  const paths = FILE_KINDS.map(({ path }) => path).filter((path) => path.length === steps.length);
  const meant = paths.map((path) => path.map((pattern, index) => meantStep(pattern, steps[index]!)));
  const whole = meant
    .filter((path) => path.every((step) => step !== undefined))
    .map((path) => [SPEC, ...path].join("/"));
  return nearest(file, whole) ?? whole[0];
}

function meantStep(pattern: string, step: string): string | undefined {
  if (matchesStep(pattern, step)) return step;
  return pattern.includes("*") ? undefined : nearest(step, [pattern]);
}

/** Returns the name of the schema of a file. It depends on the kind of a service, and otherwise on the path. */
function schemaNameOf({ file, role }: ClassifiedFile, root: MapNode): string | Diagnostic {
  if (role.kind !== "service") return `${role.kind}.json`;
  const kind = serviceKind(root);
  if (kind !== undefined) return `${kind}-service.json`;
  const node = valueOf(root, "kind");
  if (node === undefined)
    return diagnostic(
      "missing-key",
      { file, start: 0, end: 0 },
      { where: "The file", key: "kind", meaning: ": resource or query" },
    );
  const actual = node.kind === "scalar" ? clip(String(node.value)) : describeNode(node);
  const slots = { actual, where: "“kind”", expected: SERVICE_KINDS.join(" or ") };
  return diagnostic("wrong-value", node.place, slots, { suggestion: didYouMean(actual, SERVICE_KINDS) });
}

/** Returns the schema of a file, or `undefined` if no spec file belongs there or the kind of its service is unknown. */
export function schemaOfFile(file: string, root: MapNode): Schema | undefined {
  const classified = classifyFile(file);
  const name = classified && schemaNameOf(classified, root);
  return typeof name === "string" ? schemaNamed(name) : undefined;
}

let schemas: ((name: string) => Schema) | undefined;

/** Returns Kiln's own schema of that name. It is read only once. */
function schemaNamed(name: string): Schema {
  schemas ??= schemaReader(readSchemas());
  return schemas(name);
}

/** The version of the spec language that this compiler reads: `language` in project.yaml. */
const languageVersion = 3;

/** Instructions for upgrading a spec, by the language version that requires the change. */
const changes: Readonly<Record<number, string>> = {
  2: [
    "Write “language: 2” in project.yaml. In service.yaml of query modules, give each group a “role” (items, properties or facts), and write “profile: action-api” where the service",
    "has titles, users, namespaces or tokens. In decisions.yaml, let “source” and “ground” cite a section of a source that spec/sources/",
    "describes, such as “library, Requests”; leave “source” out where there is none. In resources nothing has to change.",
  ].join(" "),
  3: "Run “kiln format --upgrade”, which renames keys and files.",
};

/**
 * Checks the language version. Another version is reported as a single fault, because the meaning of the files may
 * differ. Returns `undefined` if the version is right.
 */
export function checkLanguage(file: string, text: string): Diagnostic | undefined {
  const { root } = parse(file, text);
  if (root === undefined) return undefined;
  const node = valueOf(root, "language");
  const version = node === undefined ? 1 : node.kind === "scalar" ? node.value : undefined;
  if (typeof version !== "number" || version === languageVersion) return undefined;
  const place = node?.place ?? firstKey(root);
  const slots = { version, current: languageVersion };
  return version > languageVersion
    ? diagnostic("newer-language", place, slots)
    : diagnostic("older-language", place, { ...slots, changes: changesSince(version) });
}

function firstKey(root: MapNode): MapNode["place"] {
  return root.entries[0]?.keyPlace ?? root.place;
}

function changesSince(version: number): string {
  return Object.entries(changes)
    .flatMap(([since, change]) => (Number(since) > version ? [change] : []))
    .join(" ");
}

export interface CheckedFile {
  /** The document, or `undefined` if there are errors. */
  readonly document: SpecDocument | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** A check of one file, independent of all others. */
export type FileCheck = (classified: ClassifiedFile, text: string) => CheckedFile;

/** Parses a file and checks its shape and name. */
export function checkFile(classified: ClassifiedFile, text: string): CheckedFile {
  const { file, role } = classified;
  const conflict = firstConflictMark(text);
  if (conflict !== undefined)
    return { document: undefined, diagnostics: [diagnostic("merge-conflict", { file, ...conflict }, {})] };
  const { root, diagnostics: found } = parse(file, text);
  if (root === undefined) return { document: undefined, diagnostics: found };
  const faults = checkContent(classified, root, text);
  // A warning about an invalid value would only confuse.
  const warnings = found.filter((one) => !faults.some((fault) => fault.place?.start === one.place?.start));
  const diagnostics = [...warnings, ...faults];
  if (hasErrors(diagnostics)) return { document: undefined, diagnostics };
  return { document: { file, kind: role.kind, service: role.service, name: role.name, root }, diagnostics };
}

function checkContent(classified: ClassifiedFile, root: MapNode, text: string): readonly Diagnostic[] {
  const schema = schemaNameOf(classified, root);
  if (typeof schema !== "string") return [schema];
  const faults = checkShape(schemaNamed(schema), root, text, classified.role.identity?.key);
  return faults.length > 0 ? faults : checkIdentity(classified, root);
}

/** Checks that the name in the file is that of the file or of its folder. */
function checkIdentity({ file, role: { identity, kind } }: ClassifiedFile, root: MapNode): readonly Diagnostic[] {
  if (identity === undefined) return [];
  const node = valueOf(root, identity.key);
  if (node?.kind !== "scalar" || node.value === identity.expected) return [];
  const name = String(node.value);
  const expected = identity.pathFor(name);
  return [diagnostic("file-name-mismatch", node.place, { file, kind: kind.replace("-", " "), name, expected })];
}

const DECISIONS = `${SPEC}/decisions.yaml`;

interface ClassifiedFile {
  readonly file: string;
  readonly role: FileRole;
}

interface Classification {
  readonly classified: readonly ClassifiedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Determines the role of each file, and which files are missing. `refused` files exist but could not be read. */
export function classifyFiles(files: readonly string[], refused: readonly string[]): Classification {
  const classified = files.flatMap((file) => classifyFile(file) ?? []);
  const unexpected = files.filter((file) => fileRoleOf(file) === undefined);
  // A misnamed file is one fault: the file with the right name is not reported as missing.
  const present = new Set([...files, ...refused, ...unexpected.map(nearestPath)]);
  const missing = neededFiles(classified).filter((file) => !present.has(file));
  return { classified, diagnostics: [...missing.map(missingFile), ...unexpected.map(unexpectedFile)] };
}

function classifyFile(file: string): ClassifiedFile | undefined {
  const role = fileRoleOf(file);
  return role && { file, role };
}

function neededFiles(classified: readonly ClassifiedFile[]): readonly string[] {
  const services = new Set(classified.flatMap(({ role }) => role.service ?? []));
  return [`${SPEC}/project.yaml`, DECISIONS, ...[...services].map((service) => `${SPEC}/${service}/service.yaml`)];
}

function missingFile(path: string): Diagnostic {
  const cut = path.lastIndexOf("/");
  const suggestion = path === DECISIONS ? "If there are no decisions, write {}." : undefined;
  return diagnostic(
    "missing-file",
    undefined,
    { folder: path.slice(0, cut), file: path.slice(cut + 1) },
    { suggestion },
  );
}

function unexpectedFile(file: string): Diagnostic {
  const guess = nearestPath(file);
  return diagnostic(
    "unexpected-file",
    { file, start: 0, end: 0 },
    { file },
    { suggestion: guess && `Did you mean “${guess}”?` },
  );
}

function valueOf(root: MapNode, key: string): Node | undefined {
  return root.entries.find((entry) => entry.key === key)?.value;
}

/** Returns the value of the key `kind` of a service, or `undefined` if it is missing or invalid. */
function serviceKind(root: MapNode): ServiceKind | undefined {
  const node = valueOf(root, "kind");
  return SERVICE_KINDS.find((kind) => node?.kind === "scalar" && node.value === kind);
}
