import { counted, firstSentence } from "../../../describe/texts.ts";
import type { Model, Service } from "../../../model/model.ts";
import { listPage, servicePage, startPage, type Kind } from "../addresses.ts";
import { kindTitles, kindsIn, namesOf, reference, referenceTo } from "../navigation.ts";
import { blocks, code, joined, link, marks, named, prose, text } from "../prose.ts";
import type { Block, Page, Prose } from "../site.ts";
import { modulePicture } from "../pictures/module-picture.ts";
import { objectPicture } from "../pictures/object-picture.ts";
import type { ProjectText } from "../project-text.ts";
import { definitions, section } from "./blocks.ts";
import { firstCall } from "./first-call.ts";
import { topicPagesOf } from "./topic.ts";

/** Returns the page of a service: its description, how to write requests, and links to its parts. */
export function servicePageOf(model: Model, service: Service, texts: readonly ProjectText[]): Page {
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
        ["Address", [...factProse(service.baseUrl, code), ...service.baseUrlVariables.flatMap(variableProse)]],
        ["Contents", joined(kindsIn(service).map((kind) => [countOf(service, kind)]))],
      ]),
      ...firstCall(model, service, texts),
      ...section("topics", "Topics", [topicTable(service, topicPagesOf(model).get(service)!)]),
      ...section(
        "map",
        service.kind === "query" ? "Modules" : "Objects",
        service.kind === "query" ? modulePicture(service) : objectPicture(service),
      ),
    ],
  };
}

function countOf(service: Service, kind: Kind): Prose[number] {
  return link(listPage(service, kind), text(counted(namesOf(service, kind).length, kindTitles[kind].toLowerCase())));
}

function factProse(fact: Service["version"], show: (value: string) => Prose[number]): Prose {
  return [show(fact.value ?? "not known"), ...marks(fact)];
}

/** Describes a variable of the base URL in a sentence. */
function variableProse({ name, description, example }: Service["baseUrlVariables"][number]): Prose {
  const known = example.value;
  return [
    text(". "),
    code(`{${name}}`),
    text(": "),
    ...prose(description),
    ...(known === undefined ? [] : [text(" For example, "), code(known)]),
    ...marks(example),
  ];
}

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
