import { counted, firstSentence } from "../../../describe/texts.ts";
import type { ErrorCode } from "../../../model/service.ts";
import type { QueryService } from "../../../model/query.ts";
import { generatorModules } from "../../../naming/groups.ts";
import { outputName } from "../../../naming/declared-name.ts";
import type { Service } from "../../../model/model.ts";
import { itemPage, listPage, type Kind } from "../addresses.ts";
import { above, itemReference, kindTitles } from "../navigation.ts";
import { code, link, named, prose, text } from "../prose.ts";
import type { Block, Page, Prose, Table, TableRow } from "../site.ts";
import { section } from "./blocks.ts";
import { errorCells } from "./error-links.ts";

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
              row(
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
              row(
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
                row(
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
        row(
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

function row(...cells: readonly Prose[]): TableRow {
  return { id: undefined, tags: [], cells };
}
