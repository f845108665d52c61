import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkFile, type FileCheck } from "./check-file.ts";
import { classifyFiles, type ClassifiedFile } from "./classify-files.ts";
import type { SpecDocument } from "./document.ts";
import { PROJECT, SPEC, type ServiceKind } from "./file-kinds.ts";
import { checkLanguage } from "./language.ts";
import { readSpec } from "./read.ts";
import { serviceKind } from "./root-keys.ts";

export interface LoadResult {
  /** The texts of all files that could be read, by file. */
  readonly sources: ReadonlyMap<string, string>;
  /** The files that have no errors. */
  readonly documents: readonly SpecDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the spec of a folder: every YAML file below `spec/`, its syntax and its shape checked. */
export function load(root: string): LoadResult {
  const read = readSpec(root);
  // Without a spec folder nothing else is missing.
  if (read.diagnostics.some((one) => one.code === "spec-not-found" || one.place?.file === SPEC))
    return { ...read, documents: [] };
  const refused = read.diagnostics.flatMap((one) => one.place?.file ?? []);
  const { documents, diagnostics } = loadSources(read.sources, refused);
  return { sources: read.sources, documents, diagnostics: [...read.diagnostics, ...diagnostics] };
}

/**
 * The same from memory, in the order of the files' names. `refused` are files that exist and could not be read; `check`
 * may remember files.
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

/** A service of resources has no modules, and a query service has no resources. */
function checkService({ file, role }: ClassifiedFile, kind: ServiceKind | undefined): readonly Diagnostic[] {
  if (role.of === undefined || kind === undefined || role.of === kind) return [];
  const suggestion = `The service “${role.service}” has the kind “${kind}”; such files belong to a service of the kind “${role.of}”.`;
  return [diagnostic("unexpected-file", { file, start: 0, end: 0 }, { file }, { suggestion })];
}
