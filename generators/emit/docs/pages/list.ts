import { counted } from "../../../describe/counted.ts";
import { firstSentence } from "../../../describe/first-sentence.ts";
import type { Service } from "../../../model/model.ts";
import { groupBy } from "../../../model/group-by.ts";
import { itemPage, listPage, type Kind } from "../addresses.ts";
import { above, itemReference, kindTitles } from "../navigation.ts";
import { code, link, named, prose, text } from "../prose.ts";
import type { Block, Page, Prose, Table, TableRow } from "../site.ts";
import { section } from "./blocks.ts";
import { errorCells } from "./error-links.ts";

/** The page that lists all that a service has of a kind. */
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
  modules: (service) => {
    if (service.kind === "resource") return [];
    const byGroup = groupBy(service.modules, ({ group }) => group);
    return service.groups.flatMap(({ name, title, description }) => {
      const rows = (byGroup.get(name) ?? []).map((module) =>
        row([named(itemReference(service, "modules", module.name))], prose(firstSentence(module.description))),
      );
      const lead: readonly Block[] =
        description === undefined ? [] : [{ kind: "paragraph", prose: prose(description) }];
      return section(`group-${name}`, title, rows.length === 0 ? [] : [...lead, table(["Module", "Purpose"], rows)]);
    });
  },
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
  errors: (service) => [
    table(
      ["Code", "HTTP", "When"],
      service.errors.map((error) => ({ id: undefined, tags: [], cells: errorCells(service, error) })),
    ),
  ],
};

function table(columns: readonly string[], rows: readonly TableRow[]): Table {
  return { kind: "table", columns, rows };
}

function row(...cells: readonly Prose[]): TableRow {
  return { id: undefined, tags: [], cells };
}
