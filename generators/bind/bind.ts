import type { SpecDocument } from "../load/document.ts";
import type { MapNode } from "../load/tree.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import type { Model, OpenapiVersion, Project, Service } from "../model/model.ts";
import { bindApprovals } from "./approvals.ts";
import type { Binding } from "./binding.ts";
import { bindDecisions } from "./decisions.ts";
import { documented } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import { reportMissingFiles } from "./missing-files.ts";
import { bindQueryService } from "./query-service.ts";
import { asText, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { mergeRepeatedReferences } from "./repeated-references.ts";
import { bindReleaseNotes, bindReleases } from "./releases.ts";
import { bindResourceService } from "./resource-service.ts";
import { bindSources } from "./sources.ts";

export interface BindResult {
  /** Undefined where there are errors. */
  readonly model: Model | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes the model of the spec files: names resolved, groups expanded, value-set algebra done. */
export function bind(documents: readonly SpecDocument[]): BindResult {
  const rootIfAny = (kind: SpecDocument["kind"]): MapNode | undefined =>
    documents.find((document) => document.kind === kind)?.root;
  const rootOf = (kind: SpecDocument["kind"]): MapNode => rootIfAny(kind)!;
  const sources = bindSources(documents);
  const found: Diagnostic[] = [];
  const decisions = bindDecisions(
    { sources: indexBy(sources, (source) => source.id), diagnostics: found },
    rootOf("decisions"),
  );
  const binding: Binding = {
    decisions: indexBy(decisions, (decision) => decision.id),
    citations: [],
    diagnostics: found,
    included: { count: 0 },
    origin: documented,
  };
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
  return { model: hasErrors(diagnostics) ? undefined : model, diagnostics };
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

/** 3.1 is always written. */
function openapiVersions(given: readonly string[]): readonly OpenapiVersion[] {
  return given.includes("3.0") ? ["3.1", "3.0"] : ["3.1"];
}
