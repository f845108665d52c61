import { firstSentence } from "../../../describe/texts.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import { listPage, servicePage, startPage } from "../addresses.ts";
import { kindTitles, kindsIn, namesOf, reference, referenceTo } from "../navigation.ts";
import { blocks, code, link, marks, named, prose, text } from "../prose.ts";
import type { Block, Page, Prose } from "../site.ts";
import { modulePicture } from "../pictures/module-picture.ts";
import { objectPicture } from "../pictures/object-picture.ts";
import { definitions, section } from "./blocks.ts";
import { firstCall } from "./first-call.ts";
import { topicPagesOf } from "./topic.ts";

/** The page of a service: its description, how to write requests, and links to its parts. */
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
      ...section("topics", "Topics", [topicTable(service, topicPagesOf(model).get(service)!)]),
      ...firstCall(model, service),
      ...section(
        "map",
        service.kind === "query" ? "Modules" : "Objects",
        service.kind === "query" ? modulePicture(service) : objectPicture(service),
      ),
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

/** The topics of the service. */
function topicTable({ title }: Service, pages: readonly Page[]): Block {
  return {
    kind: "table",
    columns: ["Topic", "Content"],
    rows: pages.map((page) => ({
      id: undefined,
      tags: [],
      cells: [[named(referenceTo(page))], [text(page.summary?.replace(` ${title}.`, " API.") ?? "")]],
    })),
  };
}
