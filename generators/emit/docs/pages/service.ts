import { firstSentence } from "../../../describe/first-sentence.ts";
import { queryRemarks } from "../../../describe/query-remarks.ts";
import { resourceRemarks } from "../../../describe/resource-remarks.ts";
import { factRemark } from "../../../describe/module.ts";
import { keyPlaces } from "../../../naming/resource-paths.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { KeyKind, ResourceService } from "../../../model/resource.ts";
import { listPage, servicePage, startPage } from "../addresses.ts";
import { kindTitles, kindsIn, namesOf, reference } from "../navigation.ts";
import { blocks, code, joined, link, list, marks, prose, text } from "../prose.ts";
import type { Block, Page, Prose } from "../site.ts";
import { modulePicture } from "../pictures/module-picture.ts";
import { objectPicture } from "../pictures/object-picture.ts";
import { queryChecks } from "../pictures/query-checks.ts";
import { resourceChecks } from "../pictures/resource-checks.ts";
import { definitions, section } from "./blocks.ts";
import { firstCall } from "./first-call.ts";

/** The page of a service: what it is, how requests are written, and where its parts are. */
export function servicePageOf(model: Model, service: Service): Page {
  return {
    path: servicePage(service).path,
    kind: "service",
    title: service.title,
    isCode: false,
    summary: firstSentence(service.summary),
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks: [
      ...blocks(service.description),
      ...definitions([
        ["Version", factProse(service.version, text)],
        ["Address", factProse(service.baseUrl, code)],
        ...service.baseUrlVariables.map(({ name, description, example }) =>
          [`{${name}}`, [...prose(description), ...exampleOf(example)]] as const),
        ...kindsIn(service).map((kind) => [kindTitles[kind], [link(listPage(service, kind), text(String(namesOf(service, kind).length)))]] as const),
      ]),
      ...section("map", service.kind === "query" ? "Its modules" : "Its objects", service.kind === "query" ? modulePicture(service) : objectPicture(service)),
      ...(service.kind === "query" ? [] : resourceSections(service)),
      ...firstCall(model, service),
      ...section("checks", "What is checked, in this order", service.kind === "query" ? queryChecks(service) : resourceChecks(service)),
      ...section("facts", "What else is known, and what is not", list(service.facts.map(factRemark).map(prose))),
      ...section("decided", "What no document states of the service as a whole", remarkList(service)),
    ],
  };
}

function factProse(fact: Service["version"], show: (value: string) => Prose[number]): Prose {
  return [show(valueOr(fact, "not known", "marked-beside")), ...marks(fact)];
}

function exampleOf(example: Service["version"]): Prose {
  const known = valueOr(example, undefined, "marked-beside");
  return known === undefined ? marks(example) : [text(" Such as "), code(known), ...marks(example)];
}

function resourceSections(service: ResourceService): readonly Block[] {
  const { authentication, tenant } = service;
  const places = keyPlaces(service).map(({ name, nameFact, in: place }): Prose => [code(name), text(` (${placeProse[place]})`), ...marks(nameFact)]);
  return [
    ...section("keys", "Keys", [
      ...definitions([["Where a key stands", joined(places)]]),
      ...keyTable(authentication?.keyKinds ?? []),
      ...(authentication?.scopes.length ? definitions(authentication.scopes.map(({ name, description }) => [name, prose(description)])) : []),
    ]),
    ...section("tenant", "Tenants", tenant === undefined ? [] : definitions([[tenant.name, prose(tenant.description)]])),
  ];
}

const placeProse = { query: "in the query string", header: "header field", bearer: "as a bearer token" } as const;

function keyTable(kinds: readonly KeyKind[]): readonly Block[] {
  if (kinds.length === 0) return [];
  const rows = kinds.map(({ id, title, scope, access, description, origin }) => ({
    id: undefined,
    tags: [],
    cells: [
      [text(valueOr(title, id, "marked-beside")), ...marks(title, origin)],
      [text(valueOr(scope, "not known", "marked-beside")), ...marks(scope)],
      [text(access)],
      prose(description),
    ],
  }));
  return [{ kind: "table", columns: ["Kind", "Scope", "Access", "What it allows"], rows }];
}

function remarkList(service: Service): readonly Block[] {
  const remarks = service.kind === "query" ? queryRemarks(service) : resourceRemarks(service);
  return list(remarks.map(prose));
}
