import { fieldRuleProse } from "../../../describe/rule.ts";
import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { meaningProse } from "../../../describe/type-form.ts";
import {
  deepObjectProse,
  formMediaType,
  jsonMediaTypesProse,
  mediaProse,
  mediaTypesProse,
} from "../../../describe/result.ts";
import { fieldsOfBody, needsOfBody } from "../../../model/body.ts";
import type { Model } from "../../../model/model.ts";
import {
  fieldsBodyOf,
  formBodyOf,
  keysOf,
  mediaBodyOf,
  ownBodyOf,
  ownFieldsOf,
  scopesOf,
} from "../../../model/operations.ts";
import type { JsonMediaTypes, Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import { pathsOf } from "../../../naming/paths.ts";
import { parametersOf } from "../../shared/resource-parameters.ts";
import { above, anchor, itemPage, reference, siblingsOf, within } from "../addresses.ts";
import { operationExample } from "../examples/example-blocks.ts";
import { operationExamples } from "../examples/shown-example.ts";
import { operationForm } from "../forms.ts";
import { blocks, code, joined, link, list, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose, TableRow } from "../site.ts";
import { definitions, exampleSections, factValue, section, sourceRow, table } from "./facts.ts";
import { errorLinks } from "./error.ts";
import { namedEntries, typeProse } from "./fields.ts";
import { nextPageSection } from "./examples.ts";

/** Returns the page of an operation: an example, its request, its responses and its errors. */
export function operationPage(model: Model, service: ResourceService, resource: Resource, operation: Operation): Page {
  const scope = { service, resource };
  const [example, ...moreExamples] = exampleSections(operationExamples(service, resource, operation), (one, id) =>
    operationExample(model, service, resource, operation, one, id),
  );
  return {
    path: itemPage(service, "operations", operation.operationId).path,
    kind: "operation",
    title: operation.operationId,
    heading: operation.summary.replace(/\.$/, ""),
    isCode: true,
    calls: pathsOf(resource, operation).map((path) => `${operation.method} ${path}`),
    summary: operation.summary,
    breadcrumbs: [
      ...above(service, "resources"),
      reference(itemPage(service, "resources", resource.id), resource.title),
    ],
    siblings: siblingsOf(
      service,
      "operations",
      resource.operations.map(({ operationId }) => operationId),
    ),
    blocks: [
      example,
      ...blocks(operation.description),
      ...definitions(headRows(service, resource, operation)),
      ...section("parameters", "Parameters", [
        ...namedEntries("parameter", parametersOf(service, resource, operation), scope),
        ...list(operation.queryRules.map((rule) => prose(fieldRuleProse(rule)))),
      ]),
      ...section("headers", "Header fields", namedEntries("header", operation.headers, scope)),
      ...section("body", "Body", bodyBlocks(service, resource, operation)),
      ...section(
        "answers",
        "Response",
        operation.responses.flatMap((response) => responseBlocks(response, service, resource)),
      ),
      ...nextPageSection(resource, operation),
      ...section(
        "errors",
        "Errors",
        errorLinks(
          service,
          operation.errors.map((error) => error.code),
        ),
      ),
      ...section(
        "error-responses",
        "Error responses",
        operation.errorResponses.flatMap((response) =>
          definitions([["HTTP status", [text(response.status)]], ...contentRows(response, { service, resource })]),
        ),
      ),
      ...section("more-examples", "More examples", moreExamples),
      ...section("resource", "Resource", [
        paragraph(named(reference(itemPage(service, "resources", resource.id), resource.title))),
      ]),
    ],
    form: operationForm(model, service, resource, operation),
  };
}

function headRows(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly (readonly [string, Prose])[] {
  const { baseUrl, tenant, access, origin } = operation;
  const [, ...otherPaths] = pathsOf(resource, operation);
  const kinds = (service.authentication?.keyKinds ?? []).filter(({ id }) => keysOf(operation).includes(id));
  return [
    sourceRow(origin),
    ["Base URL", baseUrl === undefined ? [] : [code(baseUrl)]],
    ["Other paths", joined(otherPaths.map((one) => [code(one)]))],
    [
      "Keys",
      access.kind === "open"
        ? service.authentication === undefined
          ? []
          : [text("Needs no key.")]
        : joined(kinds.map(({ id, title }) => factValue(title, String, id))),
    ],
    ["Scopes", joined(scopesOf(operation).map((scope) => [code(scope)]))],
    [
      "Tenant",
      tenant === "none" || service.tenant === undefined ? [] : [text(tenant === "required" ? "Required" : "Optional")],
    ],
    ["History", prose(lifecycleProse(operation))],
  ];
}

function bodyBlocks(service: ResourceService, resource: Resource, operation: Operation): readonly Block[] {
  const [fields, own, media] = [fieldsBodyOf(operation), ownBodyOf(operation), mediaBodyOf(operation)];
  if (media !== undefined) return [paragraph(...prose(mediaProse(media)))];
  if (own !== undefined) {
    const others = own.otherBodies.map(
      ({ mediaType, type }) => [mediaType, typeProse(type, { service, resource })] as const,
    );
    return [paragraph(...typeProse(own.type, { service, resource }), ...mediaTypesOf(own)), ...definitions(others)];
  }
  if (fields === undefined) return [];
  const needs = needsOfBody(resource, fields);
  const isNeeded = (name: string): boolean =>
    needs.some((one) => (one.kind === "field" ? one.field === name : one.fields.includes(name)));
  const form = formBodyOf(operation)?.form;
  const formFields = ownFieldsOf(form);
  const rows = fieldsOfBody(resource, fields).map((field): TableRow => {
    const { name, aliases, type, description } = field;
    return {
      cells: [
        [
          formFields.includes(field)
            ? code(name)
            : link(within(itemPage(service, "resources", resource.id), anchor("field", name)), code(name)),
          ...aliases.flatMap((alias) => [text(", "), code(alias)]),
        ],
        [...typeProse(type, { service, resource }), ...(isNeeded(name) ? [text(", required")] : [])],
        prose(meaningProse(description)),
      ],
    };
  });
  const hasDestinations = resource.destinations !== undefined && fields.kind !== "fields";
  return [
    ...(form === undefined
      ? []
      : [
          paragraph(
            text("A form: "),
            code(formMediaType(form)),
            text(". "),
            ...prose(deepObjectProse(form.deepObject)),
          ),
        ]),
    ...table(["Field", "Type", "Description"], rows),
    ...(hasDestinations
      ? [
          paragraph(
            text("The body can also contain "),
            link(within(itemPage(service, "resources", resource.id), "destinations"), text("destinations")),
            text("."),
          ),
        ]
      : []),
  ];
}

function responseBlocks(response: Response, service: ResourceService, resource: Resource): readonly Block[] {
  const { httpStatus, poll } = response;
  return definitions([
    ["HTTP status", factValue(httpStatus, String)],
    ...contentRows(response, { service, resource }),
    ...(poll === undefined
      ? []
      : [["Goes on", [text("Read "), code(poll.status.operation.text), text(" to read the progress.")]] as const]),
  ]);
}

function contentRows(
  response: Omit<Response, "httpStatus" | "poll">,
  scope: { readonly service: ResourceService; readonly resource: Resource },
): readonly (readonly [string, Prose])[] {
  const { description, body, media, otherBodies, headers } = response;
  return [
    ["When", prose(description)],
    ["Body", [...bodyProse(body, media, scope), ...mediaTypesOf(response)]],
    ...otherBodies.map(({ mediaType, type }) => [mediaType, typeProse(type, scope)] as const),
    ...headers.map(
      ({ name, type, description: what }) => [name, [...typeProse(type, scope), text(". "), ...prose(what)]] as const,
    ),
  ];
}

function mediaTypesOf(body: JsonMediaTypes): Prose {
  const all = jsonMediaTypesProse(body);
  return all === undefined ? [] : [text(". "), ...prose(all)];
}

function bodyProse(
  body: Response["body"],
  media: Response["media"],
  scope: { readonly service: ResourceService; readonly resource: Resource },
): Prose {
  if (media !== undefined) return prose(mediaTypesProse(media.mediaTypes));
  return body === undefined ? [text("none")] : typeProse(body, scope);
}
