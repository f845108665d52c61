import { counted, firstSentence } from "../../../describe/texts.ts";
import type { Model, Service } from "../../../model/model.ts";
import {
  type Kind,
  above,
  itemPage,
  itemReference,
  kindsIn,
  kindTitles,
  listPage,
  namesOf,
  reference,
  referenceTo,
  servicePage,
  startPage,
} from "../addresses.ts";
import { type ProjectText, blocks, code, joined, link, marks, named, prose, text } from "../prose.ts";
import type { Block, Page, Prose, TableRow } from "../site.ts";
import { modulePicture } from "../pictures/module.ts";
import { objectPicture } from "../pictures/resource-graphs.ts";
import { definitions, factValue, section, table } from "./facts.ts";
import { operationTable } from "./resource.ts";
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
    summary: firstSentence(service.summary),
    breadcrumbs: [reference(startPage, "Start")],
    blocks: [
      ...blocks(service.description),
      ...definitions([
        ["Version", factValue(service.version, String)],
        [
          "Address",
          [...factValue(service.baseUrl, (url) => [code(url)]), ...service.baseUrlVariables.flatMap(variableProse)],
        ],
        ["Contents", joined(kindsIn(service).map((kind) => [countOf(service, kind)]))],
      ]),
      ...firstCall(model, service, texts),
      ...section("topics", "Topics", topicTable(service, topicPagesOf(model).get(service)!)),
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

function topicTable({ title }: Service, pages: readonly Page[]): readonly Block[] {
  return table(
    ["Topic", "Content"],
    pages.map((page) => [[named(referenceTo(page))], [text(page.summary?.replace(` ${title}.`, " API.") ?? "")]]),
  );
}

/** Returns the page that lists all items of a kind in a service. */
export function listPageOf(service: Service, kind: Kind): Page {
  return {
    path: listPage(service, kind).path,
    kind: "list",
    title: kindTitles[kind],
    summary: `${kindTitles[kind]} of the ${service.title}.`,
    breadcrumbs: above(service),
    blocks: lists[kind](service),
  };
}

const lists: { readonly [K in Kind]: (service: Service) => readonly Block[] } = {
  modules: (service) => (service.kind === "resource" ? [] : moduleTable(service)),
  "request-parameters": (service) =>
    service.kind === "resource"
      ? []
      : linkTable("Parameters", service, "request-parameters", service.requestParameters),
  resources: (service) =>
    service.kind === "query" ? [] : linkTable("Resource", service, "resources", service.resources),
  operations: (service) =>
    service.kind === "query"
      ? []
      : service.resources.flatMap((resource) =>
          section(`resource-${resource.id}`, resource.title, operationTable(service, resource)),
        ),
  "value-sets": (service) =>
    linkTable("Value set", service, "value-sets", service.valueSets, ({ values }) => [
      text(`${counted(values.length, "values")}. `),
    ]),
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
      ...table(
        ["Code", "HTTP", "When"],
        service.errors.map((error) => ({ tags: [`status:${statusOf(error)}`], cells: errorCells(service, error) })),
      ),
    ];
  },
};

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
}

/** Returns a table of links to the pages of a kind. `lead` returns the first words of a description. */
function linkTable<Item extends Titled>(
  column: string,
  service: Service,
  kind: Kind,
  items: readonly Item[],
  lead: (item: Item) => Prose = () => [],
): readonly Block[] {
  return table(
    [column, "Description"],
    items.map((item) => [
      [link(itemPage(service, kind, item.id), text(item.title))],
      [...lead(item), ...prose(firstSentence(item.description))],
    ]),
  );
}

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
    ...table(["Module", "Group", "Generator", "Purpose"], rows),
  ];
}
