import { counted, firstSentence } from "../../../describe/texts.ts";
import type { Model, Service } from "../../../model/model.ts";
import {
  type Kind,
  above,
  itemPage,
  itemReference,
  kindTitles,
  kindsIn,
  listPage,
  namesOf,
  reference,
  referenceTo,
  servicePage,
  startPage,
} from "../addresses.ts";
import { type ProjectText, blocks, code, joined, link, marks, named, prose, text } from "../prose.ts";
import type { Block, Page, Prose, Table, TableRow } from "../site.ts";
import { modulePicture } from "../pictures/module.ts";
import { objectPicture } from "../pictures/resource-graphs.ts";
import { definitions, section } from "./facts.ts";
import { firstCall } from "./clients.ts";
import { topicPagesOf } from "./topic.ts";
import type { ErrorCode } from "../../../model/service.ts";
import type { QueryService } from "../../../model/query.ts";
import { generatorModules } from "../../../naming/wire-names.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { errorCells } from "./error.ts";

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

/** Returns the page that lists all items of a kind in a service. */
export function listPageOf(service: Service, kind: Kind): Page {
  return {
    path: listPage(service, kind).path,
    kind: "list",
    title: kindTitles[kind],
    isCode: false,
    summary: `${kindTitles[kind]} of the ${service.title}.`,
    breadcrumbs: above(service),
    siblings: [],
    blocks: lists[kind](service),
  };
}

const lists: { readonly [K in Kind]: (service: Service) => readonly Block[] } = {
  modules: (service) => (service.kind === "resource" ? [] : moduleTable(service)),
  "request-parameters": (service) =>
    service.kind === "resource"
      ? []
      : [
          table(
            ["Parameters", "Description"],
            service.requestParameters.map((set) =>
              serviceRow(
                [link(itemPage(service, "request-parameters", set.id), text(set.title))],
                prose(firstSentence(set.description)),
              ),
            ),
          ),
        ],
  resources: (service) =>
    service.kind === "query"
      ? []
      : [
          table(
            ["Resource", "Description"],
            service.resources.map((resource) =>
              serviceRow(
                [link(itemPage(service, "resources", resource.id), text(resource.title))],
                prose(firstSentence(resource.description)),
              ),
            ),
          ),
        ],
  operations: (service) =>
    service.kind === "query"
      ? []
      : service.resources.flatMap((resource) =>
          section(`resource-${resource.id}`, resource.title, [
            table(
              ["Operation", "Request", "Description"],
              resource.operations.map((operation) =>
                serviceRow(
                  [named(itemReference(service, "operations", operation.operationId))],
                  [code(`${operation.method} ${operation.path}`)],
                  prose(operation.summary),
                ),
              ),
            ),
          ]),
        ),
  "value-sets": (service) => [
    table(
      ["Value set", "Description"],
      service.valueSets.map((set) =>
        serviceRow(
          [link(itemPage(service, "value-sets", set.id), text(set.title))],
          [text(`${counted(set.values.length, "values")}. `), ...prose(firstSentence(set.description))],
        ),
      ),
    ),
  ],
  errors: (service) => {
    const statusOf = (error: ErrorCode): string => String(error.httpStatus.value ?? "unknown");
    const statuses = [...new Set(service.errors.map(statusOf))].sort();
    const choices = statuses.map((status) => ({ value: status, title: status }));
    return [
      {
        kind: "filter",
        label: "Which errors",
        unit: ["code", "codes"],
        fields: choices.length > 1 ? [{ key: "status", label: "HTTP status", choices }] : [],
      },
      table(
        ["Code", "HTTP", "When"],
        service.errors.map((error) => ({
          id: undefined,
          tags: [`status:${statusOf(error)}`],
          cells: errorCells(service, error),
        })),
      ),
    ];
  },
};

/** Returns a table of all modules, with a filter by group. */
function moduleTable(service: QueryService): readonly Block[] {
  const generators = new Set(generatorModules(service));
  const groups = service.groups.filter(({ name }) => service.modules.some(({ group }) => group === name));
  const choices = groups.map(({ name, title }) => ({ value: outputName(name), title }));
  const rows = groups.flatMap(({ name, title }) =>
    service.modules
      .filter(({ group }) => group === name)
      .map((module): TableRow => {
        const isGenerator = generators.has(module);
        return {
          id: undefined,
          tags: [`group:${outputName(name)}`, `generator:${isGenerator ? "yes" : "no"}`],
          cells: [
            [named(itemReference(service, "modules", module.name))],
            [text(title)],
            [text(isGenerator ? "yes" : "")],
            prose(firstSentence(module.description)),
          ],
        };
      }),
  );
  return [
    {
      kind: "filter",
      label: "Which modules",
      unit: ["module", "modules"],
      fields: [
        ...(choices.length > 1 ? [{ key: "group", label: "Group", choices }] : []),
        ...(generators.size > 0
          ? [{ key: "generator", label: "Generator", choices: [{ value: "yes", title: "Generators" }] }]
          : []),
      ],
    },
    table(["Module", "Group", "Generator", "Purpose"], rows),
  ];
}

function table(columns: readonly string[], rows: readonly TableRow[]): Table {
  return { kind: "table", columns, rows };
}

function serviceRow(...cells: readonly Prose[]): TableRow {
  return { id: undefined, tags: [], cells };
}
