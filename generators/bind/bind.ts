import type { DocumentKind, MapEntry, MapNode, SpecDocument } from "../load/tree.ts";
import { type Diagnostic, hasErrors, type Related, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model, OpenapiVersion, Project, Service } from "../model/model.ts";
import { type Binding, type BoundParts, indexBy, type Reference } from "./binding.ts";
import { bindPart } from "./parts.ts";
import { documented } from "./fact.ts";
import { bindQueryService } from "./query-service.ts";
import { asText, need, textOf, textsOf, valueOf, asMap, oneOrMany, entriesOf } from "./read-node.ts";
import { bindReleaseNotes, bindReleases } from "./releases.ts";
import { bindResourceService } from "./resource-service.ts";
import type { Approval } from "../model/release.ts";
import { groupBy } from "../model/group-by.ts";
import type { Place } from "../model/place.ts";
import type { Answer, CitedSection, Decision, Ground, Section, Source, SourceKind } from "../model/decision.ts";
import { listNames } from "../diagnostics/suggest.ts";
import { addReference, guess } from "./resolve.ts";

export interface BindResult {
  /** Undefined if there are errors. */
  readonly model: Model | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Every use of a name, even if the spec has errors. */
  readonly references: readonly Reference[];
}

/** Builds the model of the spec files: resolves names, expands groups and computes value sets. */
export function bind(documents: readonly SpecDocument[], references: Reference[] = [], parts?: BoundParts): BindResult {
  const rootIfAny = (kind: SpecDocument["kind"]): MapNode | undefined =>
    documents.find((document) => document.kind === kind)?.root;
  const rootOf = (kind: SpecDocument["kind"]): MapNode => rootIfAny(kind)!;
  const lists = { citations: [], references, diagnostics: [], included: { count: 0 }, parts };
  const sources = bindPart(lists, ["sources", ...rootsOf(documents, "source")], () => bindSources(documents));
  const { decisions, byId } = bindPart(lists, ["decisions", sources, rootOf("decisions")], (own) => {
    const all = bindDecisions({ ...own, sources: indexBy(sources, (source) => source.id) }, rootOf("decisions"));
    return { decisions: all, byId: indexBy(all, (decision) => decision.id) };
  });
  const binding: Binding = { ...lists, decisions: byId, origin: documented };
  const services = documents
    .filter((document) => document.kind === "service")
    .map((service) => bindService(binding, service, documents));
  const { citations } = binding;
  const faults = services.reduce<readonly Diagnostic[]>(
    (left, { id, kind }) => reportMissingFiles(left, { id, kind, documents: documentsOf(id, documents) }),
    binding.diagnostics,
  );
  const diagnostics = mergeRepeatedReferences(faults);
  const approvals = bindApprovals(rootIfAny("approvals"));
  const model: Model = {
    project: readProject(rootOf("project"), documents),
    services,
    sources,
    decisions,
    approvals,
    citations,
  };
  return { model: hasErrors(diagnostics) ? undefined : model, diagnostics, references };
}

/** Returns the trees of the files of a kind. */
function rootsOf(documents: readonly SpecDocument[], kind: DocumentKind): readonly MapNode[] {
  return documents.filter((document) => document.kind === kind).map(({ root }) => root);
}

function bindService(binding: Binding, { service, root }: SpecDocument, documents: readonly SpecDocument[]): Service {
  const own = documentsOf(service, documents);
  return asText(need(root, "kind")) === "query"
    ? bindQueryService(binding, root, own)
    : bindResourceService(binding, root, own);
}

function documentsOf(service: string | undefined, documents: readonly SpecDocument[]): readonly SpecDocument[] {
  return documents.filter((document) => document.service === service);
}

function readProject(root: MapNode, documents: readonly SpecDocument[]): Project {
  const text = (key: string): string => asText(need(root, key));
  return {
    name: text("project"),
    packageScope: text("packageScope"),
    version: text("version"),
    license: text("license"),
    contact: text("contact"),
    nodeRange: text("nodeRange"),
    repository: textOf(root, "repository"),
    homepage: textOf(root, "homepage"),
    bugs: textOf(root, "bugs"),
    keywords: textsOf(valueOf(root, "keywords")),
    openapi: openapiVersions(textsOf(valueOf(root, "openapi"))),
    releases: bindReleases(documents),
    notes: bindReleaseNotes(documents),
    place: need(root, "project").place,
    places: { version: need(root, "version").place },
  };
}

/** Version 3.1 is always generated. */
function openapiVersions(given: readonly string[]): readonly OpenapiVersion[] {
  return given.includes("3.0") ? ["3.1", "3.0"] : ["3.1"];
}

/** Reads the approvals. The list is empty if the file does not exist. */
function bindApprovals(root: MapNode | undefined): readonly Approval[] {
  return (root?.entries ?? []).map(bindApproval);
}

function bindApproval({ key, keyPlace, value }: MapEntry): Approval {
  const map = asMap(value);
  const uses = valueOf(map, "uses");
  const [change, subject, expires] = [need(map, "change"), need(map, "subject"), need(map, "expires")];
  return {
    fingerprint: key,
    change: asText(change),
    subject: asText(subject),
    uses: textsOf(uses),
    reason: asText(need(map, "reason")),
    notified: oneOrMany(need(map, "notified")).map(({ text }) => text),
    expires: asText(expires),
    cause: textOf(map, "cause") === "knowledge" ? "knowledge" : undefined,
    place: keyPlace,
    places: { change: change.place, subject: subject.place, uses: uses?.place, expires: expires.place },
  };
}

/** The maximum number of places in a message. Further ones are only counted. */
const MOST_PLACES = 10;

/** Merges the diagnostics for an undefined name, because it is one fault wherever a service uses it. */
function mergeRepeatedReferences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = groupBy(diagnostics, (one) =>
    one.code === "unknown-reference" && one.place !== undefined ? keyOf(one) : one,
  );
  return [...groups.values()].map(([first, ...others]) => {
    if (others.length === 0) return first!;
    return { ...first!, related: [...first!.related, ...alsoAt(others.map(({ place }) => place!))] };
  });
}

function alsoAt(places: readonly Place[]): readonly Related[] {
  const left = places.length - MOST_PLACES;
  const last = left > 0 ? MOST_PLACES - 1 : Infinity;
  return places.slice(0, MOST_PLACES).map((place, index) => ({
    message: index === last ? `and here, and in ${left} more places` : "and here",
    place,
  }));
}

/** Diagnostics with the same known names are about the same scope. */
function keyOf({ place, slots }: Diagnostic): string {
  const service = place!.file.split("/").slice(0, 2).join("/");
  return JSON.stringify([service, slots["kind"], slots["name"], slots["known"]]);
}

function bindSources(documents: readonly SpecDocument[]): readonly Source[] {
  return documents.filter((document) => document.kind === "source").map(bindSource);
}

function bindSource({ root }: SpecDocument): Source {
  const id = need(root, "source");
  return {
    id: asText(id),
    // The shape check has verified that the kind exists.
    kind: asText(need(root, "kind")) as SourceKind,
    title: asText(need(root, "title")),
    edition: asText(need(root, "edition")),
    address: textOf(root, "address"),
    checksum: textOf(root, "checksum"),
    sections: entriesOf(need(root, "sections")).map(bindSection),
    place: id.place,
  };
}

function bindSection({ key, keyPlace, value }: MapEntry): Section {
  const map = asMap(value);
  return {
    name: key,
    title: asText(need(map, "title")),
    address: textOf(map, "address"),
    codes: textsOf(valueOf(map, "codes")),
    place: keyPlace,
  };
}

function bindDecisions(citable: Citable, root: MapNode): readonly Decision[] {
  return root.entries.map((entry) => bindDecision(citable, entry));
}

function bindDecision(citable: Citable, entry: MapEntry): Decision {
  const map = asMap(entry.value);
  const text = (key: string): string => asText(need(map, key));
  const source = valueOf(map, "source");
  const grounds = need(map, "ground");
  return {
    id: entry.key,
    question: text("question"),
    source: source && citedSection(citable, asText(source), source.place),
    answer: bindAnswer(text("answer")),
    appliesTo: valueOf(map, "appliesTo") === undefined ? "service" : "reference-server",
    reason: text("reason"),
    grounds: oneOrMany(grounds).flatMap((ground) => bindGround(citable, ground)),
    groundsPlace: grounds.place,
    place: entry.keyPlace,
  };
}

function bindAnswer(text: string): Answer {
  return text === "unknown" ? { kind: "unknown" } : { kind: "known", text };
}

/** Reads `project`, or a source and one of its sections: `query-wire, 6`. */
function bindGround(citable: Citable, { text, place }: ReturnType<typeof oneOrMany>[number]): readonly Ground[] {
  if (text === "project") return [{ kind: "project" }];
  const cited = citedSection(citable, text, place);
  return cited === undefined ? [] : [{ kind: "section", cited }];
}

/** The sources that decisions may cite, and where a dangling citation is reported. */
interface Citable extends Pick<Binding, "diagnostics" | "references"> {
  readonly sources: ReadonlyMap<string, Source>;
}

const SEPARATOR = ", ";

/**
 * Returns the section that `<source>, <section>` names, or reports that it is missing. The section's name may contain
 * commas.
 */
function citedSection(citable: Citable, text: string, place: Place): CitedSection | undefined {
  const cut = text.indexOf(SEPARATOR);
  const [id, name] = [text.slice(0, cut), text.slice(cut + SEPARATOR.length)];
  const source = citable.sources.get(id);
  const section = source?.sections.find((one) => one.name === name);
  addReference(citable, { kind: "section", name: text, place, found: section, names: () => citableSections(citable) });
  if (source === undefined) return unknownSource(citable, id, place);
  return section === undefined ? unknownSection(citable, source, name, place) : { source, section };
}

function citableSections({ sources }: Citable): readonly string[] {
  return [...sources.values()].flatMap(({ id, sections }) => sections.map(({ name }) => `${id}${SEPARATOR}${name}`));
}

function unknownSource(citable: Citable, source: string, place: Place): undefined {
  const names = [...citable.sources.keys()];
  const slots = { source, known: listNames(names) };
  citable.diagnostics.push(diagnostic("unknown-source", place, slots, { suggestion: guess(citable, source, names) }));
}

function unknownSection(citable: Citable, { id, sections }: Source, section: string, place: Place): undefined {
  const names = sections.map(({ name }) => name);
  const slots = { source: id, section, known: listNames(names) };
  citable.diagnostics.push(diagnostic("unknown-section", place, slots, { suggestion: guess(citable, section, names) }));
}

/** A file that a service may omit as long as nothing refers to its definitions. */
interface OptionalFile {
  readonly kind: DocumentKind;
  readonly file: string;
  /** The kinds of definitions that only this file contains. */
  readonly defines: readonly string[];
  /** The files of the service that may contain these references; empty for all files. */
  readonly in: readonly string[];
  /** The kinds of references that also fail, because their definitions depend on the file. */
  readonly also: readonly string[];
}

const ALL = { in: [], also: [] } as const;

const OPTIONAL_FILES: Readonly<Record<"query" | "resource", readonly OptionalFile[]>> = {
  resource: [{ kind: "errors", file: "errors.yaml", defines: ["error code"], ...ALL }],
  query: [
    { kind: "errors", file: "errors.yaml", defines: ["error code"], ...ALL },
    { kind: "response", file: "response.yaml", defines: ["shape", "kind of page"], ...ALL },
    {
      kind: "parameter-groups",
      file: "parameter-groups.yaml",
      defines: ["parameter group"],
      in: [],
      also: ["parameter"],
    },
    {
      kind: "request-parameters",
      file: "request-parameters.yaml",
      defines: ["parameter"],
      in: ["service.yaml", "response.yaml"],
      also: [],
    },
  ],
};

interface ServiceFiles {
  readonly id: string;
  readonly kind: "query" | "resource";
  readonly documents: readonly SpecDocument[];
}

/** Reports a missing file once instead of each reference to its definitions. */
function reportMissingFiles(
  diagnostics: readonly Diagnostic[],
  { id, kind, documents }: ServiceFiles,
): readonly Diagnostic[] {
  const folder = `spec/${id}`;
  const missing = OPTIONAL_FILES[kind].filter((one) => !documents.some((document) => document.kind === one.kind));
  return missing.reduce((left, one) => reportMissing(left, folder, one), diagnostics);
}

function reportMissing(
  diagnostics: readonly Diagnostic[],
  folder: string,
  optional: OptionalFile,
): readonly Diagnostic[] {
  const { file, defines, in: files, also } = optional;
  const isReference = ({ code, place, slots }: Diagnostic, kinds: readonly string[]): boolean =>
    code === "unknown-reference" &&
    place?.file.startsWith(`${folder}/`) === true &&
    kinds.includes(String(slots["kind"]));
  const isDirect = (one: Diagnostic): boolean =>
    isReference(one, defines) && (files.length === 0 || files.some((name) => one.place?.file === `${folder}/${name}`));
  const first = diagnostics.find(isDirect);
  if (first === undefined) return diagnostics;
  const rest = diagnostics.filter((one) => !isDirect(one) && !isReference(one, also));
  const related = [{ message: "the first reference to it", place: first.place! }];
  return [...rest, diagnostic("missing-file", undefined, { folder, file }, { related })];
}
