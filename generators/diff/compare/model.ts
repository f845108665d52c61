import { type Decision, type Section, type Source, citedSections } from "../../model/decision.ts";
import { profileOf } from "../../model/profiles.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import { maximumsOf, type ValueSet } from "../../model/type.ts";
import { difference, type Comparison, sharedId, type Resolve, type Site } from "../change.ts";
import { keyed } from "./keyed.ts";
import { at, ignored, name, node, place, same, text, within } from "./node.ts";
import { queryService } from "./query-service.ts";
import { resourceService } from "./resource-service.ts";

const project = node<Project>({
  name: same("package-names-changed"),
  packageScope: same("package-names-changed"),
  version: same("version-changed"),
  license: same("project-changed"),
  contact: same("project-changed"),
  nodeRange: same("node-range-changed"),
  repository: same("project-changed"),
  homepage: same("project-changed"),
  bugs: same("project-changed"),
  keywords: same("project-changed"),
  openapi: same("project-changed"),
  releases: ignored("A release records changes and makes none."),
  notes: ignored("Texts of the changelog."),
  places: place,
  place,
});

const services = keyed<Service>({
  kind: "service",
  name: ({ id }) => id,
  added: "service-added",
  removed: "service-removed",
  item: (outside, before, after) => {
    // Shared definitions belong to a service.
    if (before === after) return [];
    const site = {
      ...within(outside, before, after),
      isText: after.kind === "query",
      resolve: resolveIn(outside, before, after),
    };
    if (before.kind === "query" && after.kind === "query") return queryService(site, before, after);
    if (before.kind === "resource" && after.kind === "resource") return resourceService(site, before, after);
    return [difference("service-kind-changed", site, before.kind, after.kind)];
  },
});

function resolveIn(site: Site, before: Service, after: Service): Resolve {
  const shape = (name: string): string => sharedId(site, "shape", name);
  return {
    valuesBefore: valuesOf(before),
    valuesAfter: valuesOf(after),
    limits: limitsOf(before, after),
    continues: before.kind === "query" && profileOf(before) !== undefined,
    shape,
  };
}

function limitsOf(before: Service, after: Service): Resolve["limits"] {
  if (before.kind !== "query" || after.kind !== "query") return new Map();
  const [old, now] = [before.limits, after.limits];
  return new Map([
    ["limit-minimum", { before: old.limit.minimum, after: now.limit.minimum }],
    ["limit-maximum", { before: maximumsOf(old.limit).low, after: maximumsOf(now.limit).low }],
    ["high-maximum", { before: maximumsOf(old.limit).high, after: maximumsOf(now.limit).high }],
    ["value-limit", { before: old.multiple.low, after: now.multiple.low }],
    ["high-value-limit", { before: old.multiple.high, after: now.multiple.high }],
  ]);
}

function valuesOf({ valueSets }: Service): Resolve["valuesBefore"] {
  const sets = new Map<string, ValueSet>(valueSets.map((set) => [set.id, set]));
  return (id) => sets.get(id)?.values ?? [];
}

const sections = keyed<Section>({
  kind: "section",
  name: ({ name }) => name,
  added: "source-changed",
  removed: "source-changed",
  item: same("source-changed"),
});

const sources = keyed<Source>({
  kind: "source",
  name: ({ id }) => id,
  added: "source-added",
  removed: "source-removed",
  item: node<Source>({
    id: name,
    kind: same("source-changed"),
    title: text,
    edition: same("source-changed"),
    address: same("source-changed"),
    checksum: same("source-changed"),
    sections,
    place,
  }),
});

const decision: Comparison<Decision> = (site, before, after) =>
  same("decision-changed")(within(site, before, after), written(before), written(after));

/** Replaces cited sources by their names, because sources are compared separately. */
function written(one: Decision): unknown {
  const { source, grounds, ...rest } = one;
  return {
    ...rest,
    cites: citedSections(one).map((cited) => [cited.source.id, cited.section.name]),
    hasSource: source !== undefined,
    grounds: grounds.map(({ kind }) => kind),
  };
}

const decisions = keyed<Decision>({
  kind: "decision",
  name: ({ id }) => id,
  added: "decision-added",
  removed: "decision-removed",
  item: decision,
});

export const compareModels = node<Model>({
  project: at("project", project),
  services,
  sources,
  decisions,
  approvals: ignored("Compared with the changes in approvals/."),
  citations: ignored("The facts contain their decisions."),
});
