import { runtimePath, type PrintedFile, generatedFile, type GeneratedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type {
  ErrorResponse,
  ResourceService,
  Operation,
  Resource,
  ListRole,
  QueryParameter,
  Response,
  Shape,
} from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import {
  handlerTypes,
  handlersModule,
  shapesModule as typesModule,
  sharedShapes,
  usedTypes,
} from "../shared/server/resource/handlers.ts";
import { indexFile, indexTypes, tableFile } from "./resource/index.ts";
import { mswFiles } from "./msw-entry.ts";
import {
  type SampleScope,
  sampleScope,
  sampleType,
  shapeConstant,
  shapesFile,
  shapesModule,
} from "./resource/shapes.ts";
import type {
  MockParent,
  MockAnswer,
  MockErrorResponse,
  MockList,
  MockOperation,
  MockPoll,
  MockResource,
  MockTable,
} from "../../../templates/runtime/resource/mock/table.ts";
import { readerOf } from "../../model/operations.ts";
import { collectionName, camelCase, shapeTypeName } from "../../naming/type-names.ts";
import { deedOf, listItems, movesOf, shapeIn, stateOf, storedDestinations, storedShape } from "./resource/deeds.ts";
import type { SampleField, SampleShape } from "../../../templates/runtime/core/samples/type.ts";
import { unlessEmpty } from "../../codegen/json.ts";
import { lineComment, literal, nameOf, reference, variableName } from "../../codegen/typescript.ts";
import { isUnknown } from "../../model/fact.ts";
import { pageMembers, answeredPage } from "../../model/page.ts";
import { choicesOf, fieldAt, operationById, pollOf, shapeFields, shapesWithin } from "../../model/queries.ts";
import { type Type, valueSetsById } from "../../model/type.ts";
import { statusRemark } from "../../describe/marks.ts";
import { sentences } from "../../describe/texts.ts";

export const resourceFiles = incremental((service: ResourceService, validators: string): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  const shapes = sharedShapes(service, folder);
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder),
    tableFile(service, folder, validators),
    mockTableFile(service, folder),
    shapesFile(service, folder),
    ...dataFiles(service, folder),
    ...mswFiles(service, folder),
    ...(shapes === undefined ? [] : [shapes]),
    ...service.resources.map((resource) => handlerTypes(service, resource, folder, validators)),
  ];
});

/** Returns the resources in the path of an operation whose objects must exist. */
function parentsOf(
  service: ResourceService,
  owner: Resource,
  { path, pathParameters }: Operation,
): readonly MockParent[] {
  return pathParameters.flatMap(({ name }): readonly MockParent[] => {
    const place = `{${name}}`;
    const above = path.slice(0, path.indexOf(place) + place.length);
    const parent = service.resources.find(
      (resource) => resource !== owner && storedShape(resource) !== undefined && isReadAt(resource, above),
    );
    return parent === undefined ? [] : [{ collection: collectionName(parent), parameter: name }];
  });
}

/** Compares paths, ignoring the names of their parameters. */
function isReadAt(resource: Resource, path: string): boolean {
  const reader = readerOf(resource);
  return reader !== undefined && plain(reader.path) === plain(path);
}

function plain(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}

/** The success status to use if it is unknown, as in the server. */
const success = 200;

function mockTableFile(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/mock.js`, `The table of the mock of ${service.title}.`);
  const resources = service.resources.map(
    (resource) => [collectionName(resource), resourceOf(service, resource, file)] as const,
  );
  const table: MockTable = { resources: Object.fromEntries(resources) };
  return file.print(`export const ${file.export("mock")} = ${literal(table)};\n`);
}

function resourceOf(service: ResourceService, resource: Resource, file: GeneratedFile): MockResource {
  const take = (shape: string): string => file.import(`./${shapesModule}.js`, shapeConstant(resource, shape));
  const scope: SampleScope = { ...sampleScope(service, resource), nameOf: take };
  const stored = storedShape(resource);
  const shape = resource.shapes.find(({ name }) => name === stored);
  const members = shape === undefined ? [] : shapeFields(resource, shape).map(({ name }) => name);
  const id = [resource.idField, "id"].find((name) => name !== undefined && members.includes(name));
  return {
    object: stored === undefined ? undefined : reference<SampleShape>(take(stored)),
    id,
    destinations: storedDestinations(resource),
    unset: unlessEmpty(unsetValues(resource, shape)),
    state: stateOf(service, resource),
    operations: Object.fromEntries(
      resource.operations.map((operation) => [
        camelCase(operation.name),
        operationOf(service, resource, operation, scope),
      ]),
    ),
  };
}

/** Returns null or the empty string, if allowed, for fields that a create omits and that have no known default. */
function unsetValues(resource: Resource, shape: Shape | undefined): Readonly<Record<string, null | string>> {
  const required = resource.requiredOnCreate.flatMap((one) => (one.kind === "field" ? [one.field] : one.fields));
  const members = shape === undefined ? [] : shapeFields(resource, shape);
  const entries = resource.fields.flatMap((field): readonly (readonly [string, null | string])[] => {
    const member = members.find(({ name }) => [field.name, ...field.aliases].includes(name));
    const isLeftOut = field.use !== "response" && !required.includes(field.name) && field.default?.value === undefined;
    if (member === undefined || !isLeftOut) return [];
    if (member.nullable) return [[member.name, null]];
    return [field.type, member.type].every((type) => isPlainText(type.value)) ? [[member.name, ""]] : [];
  });
  return Object.fromEntries(entries);
}

function isPlainText(type: Type | undefined): boolean {
  if (type?.kind !== "string" || type.format !== undefined) return false;
  const pattern = type.pattern?.value;
  return (type.minLength?.value ?? 0) === 0 && (pattern === undefined || new RegExp(pattern, "u").test(""));
}

function operationOf(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  scope: SampleScope,
): MockOperation {
  const { method, path, responses, errorResponses } = operation;
  const does = deedOf(service, resource, operation);
  const given = givenResponse(resource, operation);
  const parents = parentsOf(service, resource, operation);
  return {
    does,
    key: `${method} ${path}`,
    answers: responses.map((response, index) => responseOf(scope, operation, response, index)),
    errors: unlessEmpty(
      Object.fromEntries(
        errorResponses.map((response) => [
          response.status,
          { ...sampleOf(scope, response, undefined), mediaType: response.mediaType },
        ]),
      ),
    ),
    given: given === 0 ? undefined : given,
    notFound: notFoundCode(service, operation),
    parents: unlessEmpty(parents),
    list: does === "list" ? listOf(resource, operation) : undefined,
    moves: movesOf(service, resource, operation),
    poll: pollTable(service, operation),
  };
}

/** Returns the index of the success response that the mock sends: a polled one, or that with a stored object. */
function givenResponse(resource: Resource, { responses }: Operation): number {
  const stored = storedShape(resource);
  const [going, object] = [
    responses.findIndex(({ poll }) => poll !== undefined),
    responses.findIndex((one) => stored !== undefined && shapeIn(one) === stored),
  ];
  return Math.max(going >= 0 ? going : object, 0);
}

function responseOf(scope: SampleScope, operation: Operation, response: Response, index: number): MockAnswer {
  const status = response.httpStatus.value ?? success;
  const shown = operation.examples.find(
    (one) => one.response !== undefined && (one.httpStatus === undefined ? index === 0 : one.httpStatus === status),
  )?.response;
  return { status, ...sampleOf(scope, response, shown) };
}

/** Returns the data for a sample of a response. `shown` is the response of an example. */
function sampleOf(
  scope: SampleScope,
  { body, media, headers }: Response | ErrorResponse,
  shown: unknown,
): MockErrorResponse {
  const needed = headers.filter(({ name, optional }) => !optional || name.toLowerCase() === "retry-after");
  const own = needed.filter(({ name }) => !["etag", "link"].includes(name.toLowerCase()));
  return {
    type: body && sampleType(scope, body),
    example: body !== undefined && typeof shown !== "object" ? shown : undefined,
    media: media && { mediaType: concrete(media.mediaTypes), text: typeof shown === "string" ? shown : undefined },
    headers:
      own.length === 0
        ? undefined
        : Object.fromEntries(
            own.map(({ name, type }): readonly [string, SampleField] => [name, { type: sampleType(scope, type) }]),
          ),
  };
}

/** A sample media type for each media type range. */
const mediaTypes: Readonly<Record<string, string>> = {
  "image/*": "image/png",
  "text/*": "text/plain",
  "audio/*": "audio/wav",
  "video/*": "video/mp4",
};

function concrete([first = "application/octet-stream", ...others]: readonly string[]): string {
  const plain = [first, ...others].find((one) => !one.includes("*"));
  return plain ?? mediaTypes[first] ?? "application/octet-stream";
}

/** Returns the code for a missing object: the first with status 404 that concerns no tenant and no path. */
function notFoundCode({ errors, requestErrors }: ResourceService, operation: Operation): string | undefined {
  const others = [requestErrors.unknownTenant, requestErrors.unknownPath].map((fact) => fact?.value);
  const missing = errors.filter(({ httpStatus }) => httpStatus.value === 404).map(({ code }) => code);
  const own = operation.errors.map(({ code }) => code).filter((code) => missing.includes(code));
  if (own.length === 0 && operation.errorResponses.some(({ status }) => status === "404")) return undefined;
  return [...own, ...missing].find((code) => !others.includes(code)) ?? others[1];
}

function listOf(resource: Resource, operation: Operation): MockList {
  const page = answeredPage(resource, operation);
  const role = (kind: ListRole["kind"]): QueryParameter | undefined =>
    operation.query.find((one) => one.role?.kind === kind);
  const [limit, number] = [role("limit"), role("number")];
  const size = limit?.default?.value;
  const filters = filtersOf(resource, operation);
  return {
    page: page && pageMembers(page),
    filters: unlessEmpty(filters),
    sort: role("sort")?.name,
    limit: limit && [limit.name, typeof size === "number" ? size : undefined],
    after: role("after")?.name,
    offset: role("offset")?.name,
    number: number?.role?.kind === "number" ? [number.name, number.role.first] : undefined,
    isLinked: operation.responses[0]!.headers.some(({ name }) => name.toLowerCase() === "link") || undefined,
  };
}

/** Returns the item members that filter parameters refer to: as stated in the spec, or of the same name. */
function filtersOf(resource: Resource, operation: Operation): Readonly<Record<string, string>> {
  const items = listItems(resource, operation);
  const shape = items?.kind === "shape" ? resource.shapes.find(({ name }) => name === items.shape) : undefined;
  const members = shape === undefined ? [] : shapeFields(resource, shape).map(({ name }) => name);
  const entries = operation.query.flatMap(({ name, aliases, role }): readonly (readonly [string, string])[] => {
    const member = role?.kind === "filter" ? role.field : role === undefined ? name : undefined;
    return member !== undefined && members.includes(member) ? [name, ...aliases].map((one) => [one, member]) : [];
  });
  return Object.fromEntries(entries);
}

function pollTable(service: ResourceService, operation: Operation): MockPoll | undefined {
  const poll = pollOf(operation);
  const status = poll && operationById(service, poll.status.operation.text);
  if (poll === undefined || status === undefined || poll.state.text.includes(".")) return undefined;
  const { field } = fieldAt(status.resource, status.operation.responses[0]!.body, poll.state.text);
  const type = field?.type?.value;
  const all =
    type?.kind === "enum" ? choicesOf(type, valueSetsById(service.valueSets)).values.map(({ value }) => value) : [];
  const [done, failed] = [poll.done, poll.failed].map((list) => list.map(({ text }) => text)) as [string[], string[]];
  const running = operation.method === "DELETE" ? [] : all.filter((one) => ![...done, ...failed].includes(one));
  return {
    collection: collectionName(status.resource),
    state: poll.state.text,
    states: [...running, ...done.slice(0, 1)],
    result: poll.result?.kind === "field" && !poll.result.field.text.includes(".") ? poll.result.field.text : undefined,
    path: status.operation.path,
  };
}

/** A shape with a factory, and the module that declares its type. */
interface Made {
  readonly resource: Resource;
  readonly shape: Shape;
  readonly factory: string;
  readonly type: string;
  readonly module: string;
}

export function madeShapes(service: ResourceService): readonly Made[] {
  const all = service.resources.flatMap((resource) =>
    shapesWithin(resource, usedTypes(resource)).map((shape): Made => {
      const type = shapeTypeName(resource, shape.name);
      return {
        resource,
        shape,
        type,
        factory: variableName(camelCase(type)),
        module: `./${shape.shared ? typesModule : handlersModule(resource)}.js`,
      };
    }),
  );
  return [...new Map(all.map((one) => [one.type, one])).values()];
}

function dataFiles(service: ResourceService, folder: string): readonly PrintedFile[] {
  const code = generatedFile(`${folder}/data.js`, `Data of ${service.title}, made up.`);
  const types = generatedFile(`${folder}/data.d.ts`, `Data of ${service.title}, made up.`);
  const made = madeShapes(service);
  types.exportTypeFrom(runtimePath(types, "http/mock/factory.js"), "Factory");
  types.exportTypeFrom(runtimePath(types, "http/mock/factory.js"), "SampleOptions");
  const lines = made.map(({ resource, shape, factory }) => {
    const constant = code.import(`./${shapesModule}.js`, shapeConstant(resource, shape.name));
    return (
      `export const ${code.export(factory)} = /* @__PURE__ */ ` +
      `${code.import(runtimePath(code, "http/mock/factory.js"), "factoryOf")}(${constant});\n`
    );
  });
  const declarations = made.map(({ resource, shape, factory, type, module }) => {
    const generic = types.importType(runtimePath(types, "http/mock/factory.js"), "Factory");
    return (
      `${lineComment(proseOf(resource, shape))}export declare const ` +
      `${nameOf(types.export(factory), shape)}: ${generic}<${types.importType(module, type)}>;\n`
    );
  });
  return [code.print(lines.join("")), types.print(declarations.join("\n"))];
}

function proseOf(resource: Resource, shape: Shape): string {
  const open = shapeFields(resource, shape)
    .filter(({ required, type }) => !required && isUnknown(type))
    .map(({ name }) => `\`${name}\``);
  const left = open.length === 0 ? undefined : `Omitted by default, because the type is unknown: ${open.join(", ")}.`;
  return sentences(`Made up: ${shape.title}${statusRemark(shape.origin)}.`, left) ?? "";
}
