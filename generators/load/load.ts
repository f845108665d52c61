import { firstConflictMark } from "../diagnostics/conflict-marks.ts";
import { diagnostic, hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { SpecDocument } from "./document.ts";
import { SERVICE_KINDS, SPEC, type ServiceKind, type Slot } from "./layout.ts";
import { parse } from "./parse.ts";
import { placeFiles, type PlacedFile } from "./placing.ts";
import { readSchemas, readSpec } from "./read.ts";
import { schemaReader, type Schema } from "./schema.ts";
import { checkShape } from "./shape.ts";
import type { MapNode, Node } from "./tree.ts";
import { clip, describe } from "./words.ts";

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
  if (read.diagnostics.some((one) => one.code === "spec-not-found" || one.place?.file === SPEC)) return { ...read, documents: [] };
  const refused = read.diagnostics.flatMap((one) => one.place?.file ?? []);
  const { documents, diagnostics } = loadSources(read.sources, refused);
  return { sources: read.sources, documents, diagnostics: [...read.diagnostics, ...diagnostics] };
}

/** The same from memory, in the order of the files' names. `refused` are files that are there and could not be read. */
export function loadSources(sources: ReadonlyMap<string, string>, refused: readonly string[] = []): LoadResult {
  const { placed, diagnostics } = placeFiles([...sources.keys()].sort(), refused);
  const checked = placed.map((file) => checkFile(file, sources.get(file.file)!));
  const kinds = new Map(checked.flatMap(({ document }) => (document?.kind === "service" ? [[document.service, serviceKind(document.root)]] : [])));
  const misplaced = placed.flatMap((file) => checkService(file, kinds.get(file.slot.service)));
  return {
    sources,
    documents: checked.flatMap(({ document }) => document ?? []),
    diagnostics: [...diagnostics, ...misplaced, ...checked.flatMap((one) => one.diagnostics)],
  };
}

interface Checked {
  /** Undefined where there are errors. */
  readonly document: SpecDocument | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function checkFile({ file, slot }: PlacedFile, text: string): Checked {
  const conflict = firstConflictMark(text);
  if (conflict !== undefined) return { document: undefined, diagnostics: [diagnostic("merge-conflict", { file, ...conflict }, {})] };
  const { root, diagnostics: found } = parse(file, text);
  if (root === undefined) return { document: undefined, diagnostics: found };
  const faults = checkContents(file, slot, root, text);
  // A warning about a value that is wrong anyway would only confuse.
  const warnings = found.filter((one) => !faults.some((fault) => fault.place?.start === one.place?.start));
  const diagnostics = [...warnings, ...faults];
  if (hasErrors(diagnostics)) return { document: undefined, diagnostics };
  return { document: { file, kind: slot.kind, service: slot.service, name: slot.name, root }, diagnostics };
}

function checkContents(file: string, slot: Slot, root: MapNode, text: string): readonly Diagnostic[] {
  const schema = schemaNameOf(file, slot, root);
  if (typeof schema !== "string") return [schema];
  const faults = checkShape(schemaOf(schema), root, text, slot.identity?.key);
  return faults.length > 0 ? faults : checkIdentity(file, slot, root);
}

/** A service's schema depends on its kind; every other file's on where it lies. */
function schemaNameOf(file: string, slot: Slot, root: MapNode): string | Diagnostic {
  if (slot.kind !== "service") return `${slot.kind}.json`;
  const kind = serviceKind(root);
  if (kind !== undefined) return `${kind}-service.json`;
  const node = valueOf(root, "kind");
  if (node === undefined) return diagnostic("missing-key", { file, start: 0, end: 0 }, { where: "The file", key: "kind" });
  const actual = node.kind === "scalar" ? clip(String(node.value)) : describe(node);
  const slots = { actual, where: "“kind”", expected: SERVICE_KINDS.join(" or ") };
  return diagnostic("wrong-value", node.place, slots, { suggestion: didYouMean(actual, SERVICE_KINDS) });
}

function serviceKind(root: MapNode): ServiceKind | undefined {
  const node = valueOf(root, "kind");
  return SERVICE_KINDS.find((kind) => node?.kind === "scalar" && node.value === kind);
}

/** The name in the file must be that of the file, or of its folder. */
function checkIdentity(file: string, { identity, kind }: Slot, root: MapNode): readonly Diagnostic[] {
  if (identity === undefined) return [];
  const node = valueOf(root, identity.key);
  if (node?.kind !== "scalar" || node.value === identity.expected) return [];
  const name = String(node.value);
  const expected = identity.pathFor(name);
  return [diagnostic("file-name-mismatch", node.place, { file, kind: kind.replace("-", " "), name, expected })];
}

/** A service of resources has no modules, and one of modules no resources. */
function checkService({ file, slot }: PlacedFile, kind: ServiceKind | undefined): readonly Diagnostic[] {
  if (slot.of === undefined || kind === undefined || slot.of === kind) return [];
  const suggestion = `The service “${slot.service}” is of the kind “${kind}”; such files belong to one of the kind “${slot.of}”.`;
  return [diagnostic("unexpected-file", { file, start: 0, end: 0 }, { file }, { suggestion })];
}

let schemas: ((file: string) => Schema) | undefined;

function schemaOf(file: string): Schema {
  schemas ??= schemaReader(readSchemas());
  return schemas(file);
}

function valueOf(root: MapNode, key: string): Node | undefined {
  return root.entries.find((entry) => entry.key === key)?.value;
}
