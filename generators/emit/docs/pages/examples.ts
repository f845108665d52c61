import type { Module, QueryService } from "../../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { type ShownExample, moduleExamples, operationExamples } from "../examples/shown-example.ts";
import { isObject } from "../../../codegen/json.ts";
import type { Example } from "../../../model/example.ts";
import type { Service } from "../../../model/model.ts";
import { profileOf } from "../../../model/profiles.ts";
import { exampleQuery } from "../../shared/examples/calls.ts";
import { listPages } from "../../shared/resource-fields.ts";
import { itemPage, within } from "../addresses.ts";
import { codeBlock } from "../examples/request-code.ts";
import { queryText } from "../examples/example-blocks.ts";
import { code, joined, link, marks, paragraph, text } from "../prose.ts";
import type { Block, Prose, Section } from "../site.ts";
import { section } from "./facts.ts";

/* The choice of example for pages about a service as a whole. */

interface ShownModule {
  readonly module: Module;
  readonly example: ShownExample;
}

interface ShownOperation {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly example: ShownExample;
}

export function shownModules(service: QueryService): readonly ShownModule[] {
  return service.modules.flatMap((module) => moduleExamples(service, module).map((example) => ({ module, example })));
}

export function shownOperations(service: ResourceService): readonly ShownOperation[] {
  return service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      operationExamples(service, resource, operation).map((example) => ({ resource, operation, example })),
    ),
  );
}

/**
 * Returns the example with the shortest request and response, preferably from the spec. Returns `undefined` if no
 * example has a response.
 */
export function simplestOf<Shown extends { readonly example: ShownExample }>(
  shown: readonly Shown[],
): Shown | undefined {
  const size = ({ example: { parameters, request, response, generated } }: Shown): number =>
    JSON.stringify([parameters, request, response]).length + 100_000 * generated.length;
  return shown
    .filter(({ example }) => example.response !== undefined)
    .toSorted((one, other) => size(one) - size(other))[0];
}

/** Describes requests for the rest of an incomplete response. Returns nothing if every response is complete. */
export function nextResponseBlocks(service: Service): readonly Block[] {
  return service.kind === "query" ? ofQueries(service) : ofLists(service);
}

function ofQueries(service: QueryService): readonly Block[] {
  const member = profileOf(service)?.continuation;
  if (member === undefined) return [];
  const shown = simplestOf(
    shownModules(service).flatMap((one) => (continuationOf(one.example, member) === undefined ? [] : [one])),
  );
  return [
    paragraph(
      text("An incomplete response has the member "),
      code(member),
      text(", an object of parameters"),
      ...marks(service.profileOrigin),
      text(
        ". Repeat the first request with these parameters added. The last response has no such member. The loops of the client continue automatically.",
      ),
    ),
    ...(shown === undefined ? [] : nextRequest(service, shown.module, shown.example, member)),
  ];
}

/** Returns the continuation parameters of the example, or `undefined` if its response cannot be continued. */
function continuationOf({ response }: Example, member: string): Readonly<Record<string, unknown>> | undefined {
  const all =
    typeof response === "object" && response !== null && Object.hasOwn(response, member)
      ? (response as Readonly<Record<string, unknown>>)[member]
      : undefined;
  return typeof all === "object" && all !== null ? (all as Readonly<Record<string, unknown>>) : undefined;
}

function nextRequest(service: QueryService, module: Module, example: Example, member: string): readonly Block[] {
  const query = exampleQuery(service, module, example, "all");
  const endpoint = service.wire.endpoint.value;
  const more = continuationOf(example, member);
  if (query === undefined || endpoint === undefined || more === undefined) return [];
  const added = Object.entries(more).map(
    ([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(String(value).toWellFormed())}`,
  );
  return [
    codeBlock("First request", "http", queryText(endpoint, query)),
    codeBlock("In its response", "json", JSON.stringify({ [member]: more }, undefined, 2)),
    codeBlock("Next request", "http", queryText(endpoint, [query, ...added].join("&"))),
  ];
}

function ofLists(service: ResourceService): readonly Block[] {
  const paged = service.resources.flatMap((resource) =>
    resource.operations.filter((operation) => pageBlocks(resource, operation).length > 0),
  );
  if (paged.length === 0) return [];
  const links = paged.map(
    ({ operationId }): Prose => [
      link(within(itemPage(service, "operations", operationId), "next-page"), code(operationId)),
    ],
  );
  return [paragraph(text("Lists with pages, and how to request the next page: "), ...joined(links), text("."))];
}

/** Returns a section about paging through the list of an operation, or no section if it has no pages. */
export function nextPageSection(resource: Resource, operation: Operation): readonly Section[] {
  return section("next-page", "The next page", pageBlocks(resource, operation));
}

function pageBlocks(resource: Resource, operation: Operation): readonly Block[] {
  const way = wayOn(resource, operation);
  if (way === undefined) return [];
  const [size, most = rows] = listPages(resource, operation)?.limit ?? [];
  const given = [
    ...(size === undefined ? [] : [`${encodeURIComponent(size)}=${Math.min(rows, most)}`]),
    ...(way.value === undefined
      ? []
      : [`${encodeURIComponent(way.parameter)}=${encodeURIComponent(way.value.toWellFormed())}`]),
  ];
  return [
    paragraph(...way.prose, ...statusOf(operation, way.parameter), text(".")),
    ...(way.value === undefined
      ? []
      : [codeBlock("Next request", "http", `${operation.method} ${operation.path}?${given.join("&")}`)]),
  ];
}

/** The number of rows that an example requests, if the operation has a page size parameter. */
const rows = 50;

/** The parameter that requests the next page. */
interface WayOn {
  readonly parameter: string;
  /** A value from an example. `undefined` if no example has one. */
  readonly value: string | undefined;
  readonly prose: Prose;
}

function wayOn(resource: Resource, operation: Operation): WayOn | undefined {
  const pages = listPages(resource, operation);
  if (pages === undefined) return undefined;
  const { after, offset, number, page } = pages;
  const [items, next] = page ?? [];
  const isTold = next === undefined && pages.id === undefined;
  if (after !== undefined && next !== undefined)
    return {
      parameter: after,
      value: textAt(operation, next),
      prose: [
        text("The member "),
        code(next),
        text(" of a response is the start of the next page; pass it in "),
        code(after),
      ],
    };
  if (after !== undefined) {
    const id = resource.idField;
    const where = isTold
      ? [text(", and the header field "), code("Link"), text(" of a response links to it if there is one")]
      : [];
    const row: Prose = id === undefined ? [text("the last row")] : [text("the "), code(id), text(" of the last row")];
    return {
      parameter: after,
      value: lastId(operation, items, id),
      prose: [text("To request the next page, pass in "), code(after), text(" "), ...row, ...where],
    };
  }
  if (number !== undefined)
    return {
      parameter: number[0],
      value: String(number[1] + 1),
      prose: [
        text("To request the next page, pass its number in "),
        code(number[0]),
        text(`; the first page is ${number[1]}`),
      ],
    };
  if (offset !== undefined)
    return {
      parameter: offset,
      value: String(rows),
      prose: [text("To request the next page, pass in "), code(offset), text(" the number of previous rows")],
    };
  return undefined;
}

function textAt({ examples }: Operation, member: string): string | undefined {
  const found = examples
    .map(({ response }) => (isObject(response) ? response[member] : undefined))
    .find((value) => typeof value === "string");
  return found as string | undefined;
}

function lastId({ examples }: Operation, items: string | undefined, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const list = examples
    .map(({ response }) => (items !== undefined && isObject(response) ? response[items] : response))
    .find((value) => Array.isArray(value)) as readonly unknown[] | undefined;
  const last = list?.at(-1);
  const value = isObject(last) ? last[id] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function statusOf({ query }: Operation, parameter: string): Prose {
  return marks(query.find(({ name }) => name === parameter)?.type);
}
