import { afterFirstSentence, counted, firstSentence, sentences } from "../../../describe/texts.ts";
import type { Model, Service } from "../../../model/model.ts";
import {
  type Kind,
  above,
  anchor,
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
import { type ProjectText, blocks, code, joined, link, list, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose, TableRow } from "../site.ts";
import { modulePicture } from "../pictures/module.ts";
import { objectPicture, statePicture } from "../pictures/resource-graphs.ts";
import { definitions, factSections, factValue, section, sourceRow, table } from "./facts.ts";
import { firstCall } from "./clients.ts";
import { topicPagesOf } from "./topic.ts";
import type { ErrorCode } from "../../../model/service.ts";
import type { QueryService } from "../../../model/query.ts";
import { generatorModules } from "../../../naming/wire-names.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { errorCells } from "./error.ts";
import { fieldRuleProse } from "../../../describe/rule.ts";
import { destinationsProse, ruleProse, unknownSlotsProse } from "../../../describe/resource.ts";
import { lifecycleProse } from "../../../describe/lifecycle.ts";
import type { Destinations, Resource, ResourceService, StateMachine, Transition } from "../../../model/resource.ts";
import { codeBlock } from "../examples/request-code.ts";
import { fieldEntries, shapeBlocks } from "./fields.ts";

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

/** Returns the page of a resource: its operations, fields, rules, states and shapes. */
export function resourcePage(model: Model, service: ResourceService, resource: Resource): Page {
  const { id, title, description, fields, fieldRules, rules, facts, states, shapes, identities } = resource;
  const scope = { service, resource };
  return {
    path: itemPage(service, "resources", id).path,
    kind: "resource",
    title,
    summary: firstSentence(description),
    breadcrumbs: above(service, "resources"),
    blocks: [
      ...blocks(afterFirstSentence(description)),
      ...definitions(headRows(resource)),
      ...section("operations", "Operations", operationTable(service, resource)),
      ...section("fields", "Fields", fieldEntries(fields, scope)),
      ...section("destinations", "Destinations", destinationBlocks(resource)),
      ...section(
        "rules",
        "Rules",
        list([...fieldRules.map((rule) => fieldRuleProse(rule)), ...rules.map(ruleProse)].map(prose)),
      ),
      ...section(
        "states",
        "States",
        states === undefined
          ? []
          : [...statePicture(states, itemPage(service, "resources", id)), ...stateBlocks(states)],
      ),
      ...section("identities", "Lookup order", identityBlocks(identities)),
      ...section("facts", "Other facts and unknowns", factSections(model, facts)),
      ...section(
        "shapes",
        "Shapes",
        shapes.flatMap((shape) => section(anchor("shape", shape.name), shape.title, shapeBlocks(shape, scope))),
      ),
    ],
  };
}

function headRows(resource: Resource): readonly (readonly [string, Prose])[] {
  const { object, path, pathAliases, scope, origin, idField, requiredOnCreate } = resource;
  return [
    ["Object", object === undefined ? [] : [code(object)]],
    ["Path", [code(path)]],
    ["Other paths", joined(pathAliases.map((alias) => [code(alias)]))],
    ["Belongs to", [text(scopeTitles[scope.value?.kind ?? "unknown"]), ...marks(scope)]],
    ["Id", idField === undefined ? [] : [code(idField)]],
    [
      "A create needs",
      joined(
        requiredOnCreate.map((one) =>
          one.kind === "field"
            ? [code(one.field)]
            : joined(
                one.fields.map((field) => [code(field)]),
                " or ",
              ),
        ),
      ),
    ],
    sourceRow(origin),
    ["History", prose(lifecycleProse(resource))],
  ];
}

const scopeTitles = {
  global: "the whole service",
  tenant: "a tenant",
  "tenant-or-shared": "a tenant, or all of them",
  unknown: "not known",
} as const;

function operationTable(service: ResourceService, { operations }: Resource): readonly Block[] {
  const rows = operations.map(({ operationId, method, path, summary }): readonly Prose[] => [
    [named(itemReference(service, "operations", operationId))],
    [code(`${method} ${path}`)],
    prose(summary),
  ]);
  return table(["Operation", "Request", "Description"], rows);
}

function destinationBlocks({ destinations }: Resource): readonly Block[] {
  if (destinations === undefined) return [];
  const { objectField, slots } = destinations;
  return [
    paragraph(text("Each slot takes "), ...prose(destinationsProse(destinations))),
    ...definitions([
      ["All slots in one object", [code(objectField)]],
      ...slots.map(({ name, aliases }) => [name, joined(aliases.map((alias) => [code(alias)]))] as const),
      ["Other names", prose(unknownSlotsProse(destinations))],
    ]),
    ...slotsExample(destinations),
  ];
}

/** Returns a sample body with destinations in the first slot, or nothing if no destination type is known. */
function slotsExample({ objectField, slots: [slot], bareNumberType }: Destinations): readonly Block[] {
  const type = bareNumberType?.value;
  if (slot === undefined || type === undefined) return [];
  return [
    codeBlock(
      "In a body",
      "json",
      JSON.stringify({ [objectField]: { [slot.name]: [`${type}-100`, `${type}-101`] } }, undefined, 2),
    ),
  ];
}

function stateBlocks({ subject, initial, states, transitions }: StateMachine): readonly Block[] {
  const stateRows = states.map(({ name, title, description, when, refines, origin }) => ({
    id: anchor("state", name),
    cells: [
      [code(name), ...marks(origin)],
      prose(
        sentences(
          `${title}.`,
          description,
          when && `When: ${when.replace(/\.?$/, ".")}`,
          refines && `A special case of \`${refines.state}\`.`,
        ),
      ),
    ],
  }));
  return [
    paragraph(...prose(`${subject}. It begins as `), code(initial.state), text(".")),
    ...table(["State", "Meaning"], stateRows),
    { kind: "table", columns: ["From", "To", "By", "What happens"], rows: transitions.map(transitionRow) },
  ];
}

function transitionRow({ from, to, trigger, condition, effects, origin }: Transition): TableRow {
  const effect = effects.map((one) => one.replace(/\.$/, "")).join("; ");
  const when = condition === undefined ? "" : `If ${condition}`;
  return {
    cells: [
      [code(from.state)],
      [code(to.state)],
      [...(trigger.kind === "operation" ? [code(trigger.operation)] : prose(trigger.event)), ...marks(origin)],
      prose([when, effect].filter((part) => part !== "").join(": ")),
    ],
  };
}

function identityBlocks(identities: Resource["identities"]): readonly Block[] {
  const rows = identities.map(({ title, description, table: of, column, condition, origin }): readonly Prose[] => [
    [...prose(title), ...marks(origin)],
    prose(description),
    [code(`${of}.${column}`), ...(condition === undefined ? [] : [text(", if "), ...prose(condition)])],
  ]);
  return table(["Who", "Result", "Where"], rows);
}
