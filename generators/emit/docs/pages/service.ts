import { firstSentence } from "../../../describe/first-sentence.ts";
import { queryRemarks } from "../../../describe/query-remarks.ts";
import { resourceRemarks } from "../../../describe/resource-remarks.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { OpenFact } from "../../../model/service.ts";
import { listPage, servicePage, startPage } from "../addresses.ts";
import { kindTitles, kindsIn, namesOf, reference } from "../navigation.ts";
import { blocks, code, link, list, marks, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose } from "../site.ts";
import { modulePicture } from "../pictures/module-picture.ts";
import { objectPicture } from "../pictures/object-picture.ts";
import { queryChecks } from "../pictures/query-checks.ts";
import { resourceChecks } from "../pictures/resource-checks.ts";
import { authenticationFacts, authenticationSection } from "./authentication.ts";
import { definitions, section } from "./blocks.ts";
import { factSections } from "./facts.ts";
import { firstCall } from "./first-call.ts";
import { limitFacts, limitsSection } from "./limits.ts";
import { nextAnswerSection } from "./next-answer.ts";

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
        ...service.baseUrlVariables.map(
          ({ name, description, example }) => [`{${name}}`, [...prose(description), ...exampleOf(example)]] as const,
        ),
        ...kindsIn(service).map(
          (kind) =>
            [kindTitles[kind], [link(listPage(service, kind), text(String(namesOf(service, kind).length)))]] as const,
        ),
      ]),
      ...section(
        "map",
        service.kind === "query" ? "Modules" : "Objects",
        service.kind === "query" ? modulePicture(service) : objectPicture(service),
      ),
      ...authenticationSection(model, service),
      ...section(
        "tenant",
        "Tenants",
        service.kind === "query" || service.tenant === undefined
          ? []
          : definitions([[service.tenant.name, prose(service.tenant.description)]]),
      ),
      ...firstCall(model, service),
      ...nextAnswerSection(service),
      ...limitsSection(model, service),
      ...section("checks", "Order of the checks", checks(service)),
      ...section("facts", "Other facts and unknowns", factSections(model, otherFacts(model, service))),
      ...section("decided", "Facts about the service that no document states", remarkList(service)),
    ],
  };
}

function factProse(fact: Service["version"], show: (value: string) => Prose[number]): Prose {
  return [show(valueOr(fact, "not known", "marked-beside")), ...marks(fact)];
}

function exampleOf(example: Service["version"]): Prose {
  const known = valueOr(example, undefined, "marked-beside");
  return known === undefined ? marks(example) : [text(" For example, "), code(known), ...marks(example)];
}

/** Facts that no section of their own has. */
function otherFacts(model: Model, service: Service): readonly OpenFact[] {
  const told = new Set([...authenticationFacts(model, service), ...limitFacts(model, service)]);
  return service.facts.filter((fact) => !told.has(fact));
}

function checks(service: Service): readonly Block[] {
  const pictures = service.kind === "query" ? queryChecks(service) : resourceChecks(service);
  const whose = paragraph(
    text(
      "This is the order of the reference server. Unless stated otherwise below, other servers may use another order.",
    ),
  );
  return pictures.length === 0 ? [] : [whose, ...pictures];
}

function remarkList(service: Service): readonly Block[] {
  const remarks = service.kind === "query" ? queryRemarks(service) : resourceRemarks(service);
  return list(remarks.map(prose));
}
