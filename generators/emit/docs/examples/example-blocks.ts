import type { Example } from "../../../model/example.ts";
import { errorCodesOfModule, errorsByCode } from "../../../model/error-codes.ts";
import type { Model, Project } from "../../../model/model.ts";
import { formBodyOf, jsonTypeOf, keysOf, mediaBodyOf, responseOf } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { type KeyPlace, defaultUrl, exampleKey, keyHeader, keyPlaces, sentPath } from "../../../naming/paths.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { writtenPairs } from "../../../naming/written-pairs.ts";
import { exampleCall } from "../../shared/examples/calls.ts";
import { separatorsOf } from "../../shared/resource-parameters.ts";
import { paragraph, text } from "../prose.ts";
import type { Block, Code } from "../site.ts";
import {
  type ShownBody,
  type ShownRequest,
  clientCode,
  codeBlock,
  curlCode,
  errorSample,
  exampleBaseUrl,
  jsonCode,
  pythonCode,
  tabs,
} from "./request-code.ts";
import { type ShownExample, responseSample } from "./shown-example.ts";
import { type Module, type QueryService, faultOf, warningFaults } from "../../../model/query.ts";
import { exampleQuery } from "../../shared/examples/calls.ts";
import { clientName, moduleCall } from "../../shared/examples/calls.ts";
import { literal } from "../../../codegen/typescript.ts";

/** Returns an example: its request in several languages, and its responses by status. `id` is unique on the page. */
export function operationExample(
  { project }: Model,
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: ShownExample,
  id: string,
  base = operation.baseUrl ?? exampleBaseUrl(service),
): readonly Block[] {
  const call = exampleCall(service, resource, operation, example);
  const request = requestOf(service, operation, example);
  const isJson = responseOf(operation, example.httpStatus)?.body !== undefined;
  const client = (code: string): Code =>
    clientCode(
      project,
      service,
      clientTypeNames(service).create,
      "client",
      clientOptions(service, operation, base),
      `console.log(await client${code});`,
    );
  return [
    ...tabs(`${id}-request`, "Request", [
      curlCode(base, request),
      ...(call === undefined ? [] : [client(call)]),
      pythonCode(base, request, isJson),
    ]),
    ...tabs(`${id}-response`, "Response", responseCodes(service, resource, operation, example)),
    ...generatedNote(example),
  ];
}

/** States which parts of an example are not in the spec. */
function generatedNote({ generated }: ShownExample): readonly Block[] {
  return generated.length === 0
    ? []
    : [
        paragraph({
          kind: "emphasis",
          content: [
            text(
              `The ${generated.join(" and ")} of this example ${generated.length > 1 ? "are" : "is"} generated from the types.`,
            ),
          ],
        }),
      ];
}

/** Returns the response of the example, those of other successes, and an error of each status. */
function responseCodes(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: ShownExample,
): readonly Code[] {
  const shown = responseOf(operation, example.httpStatus);
  const successes = [...new Set([...(shown === undefined ? [] : [shown]), ...operation.responses])];
  const isShown = new Set<string>();
  const errors = operation.errors.flatMap(({ code }): readonly Code[] => {
    const error = errorsByCode(service).get(code);
    const sample = error && errorSample(service, error);
    const status = String(error?.httpStatus?.value ?? "Error");
    if (sample === undefined || isShown.has(status)) return [];
    isShown.add(status);
    return [jsonCode(status, sample)];
  });
  return [
    ...successes.map((response) => {
      const status = String(response.httpStatus.value ?? "Success");
      const sample = response === shown ? example.response : responseSample(service, resource, response);
      if (response.media !== undefined)
        return codeBlock(status, "text", `A file: ${response.media.mediaTypes.join(", ")}`);
      return sample === undefined ? codeBlock(status, "text", "The response has no body.") : jsonCode(status, sample);
    }),
    ...errors.toSorted((one, other) => (one.title < other.title ? -1 : 1)),
  ];
}

function requestOf(service: ResourceService, operation: Operation, { parameters, request }: Example): ShownRequest {
  const ofPath = new Set(operation.pathParameters.map(({ name }) => name));
  const ofHeaders = new Set(operation.headers.map(({ name }) => name));
  const given = Object.entries(parameters);
  const separators = separatorsOf(operation) ?? {};
  const deep = new Map(operation.query.map(({ name, deepObject }) => [name, deepObject]));
  const query = [
    ...keyQuery(service, operation),
    ...given
      .filter(([name]) => !ofPath.has(name) && !ofHeaders.has(name))
      .flatMap(([name, value]) => writtenPairs(name, value, deep.get(name), separators[name]))
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
  ];
  const path = sentPath(operation).replace(/\{([^{}]+)\}/g, (_, name: string) => encoded(parameters[name]));
  return {
    method: operation.method,
    path: [path, ...(query.length === 0 ? [] : [query.join("&")])].join("?"),
    headers: [
      ...keyHeaders(service, operation),
      ...given.filter(([name]) => ofHeaders.has(name)).map(([name, value]) => [name, String(value)] as const),
    ],
    body: shownBody(service, operation, request),
  };
}

function shownBody(service: ResourceService, operation: Operation, request: unknown): ShownBody | undefined {
  const [media, form] = [mediaBodyOf(operation), formBodyOf(operation)?.form];
  if (media !== undefined) return { kind: "media", mediaType: media.mediaTypes[0]!.replace("/*", "/octet-stream") };
  if (request === undefined) return undefined;
  if (form === undefined) return { kind: "json", mediaType: jsonTypeOf(service, operation), value: request };
  const fields = Object.entries(request as object).flatMap(([name, value]) =>
    writtenPairs(name, value, form.deepObject),
  );
  return { kind: form.kind, fields, files: form.files.map(({ name }) => name) };
}

/**
 * Returns the place of the key in an example, which the operation must accept. Returns `undefined` if the operation
 * needs no key.
 */
function keyPlace(service: ResourceService, operation: Operation): KeyPlace | undefined {
  const kinds = (service.authentication?.keyKinds ?? []).filter(({ id }) => keysOf(operation).includes(id));
  return keyPlaces(service).find((place) => kinds.some((kind) => kind.in?.includes(place.in) ?? true));
}

function keyQuery(service: ResourceService, operation: Operation): readonly string[] {
  const place = keyPlace(service, operation);
  return place?.in === "query" ? [`${encoded(place.name)}=${encoded("your key")}`] : [];
}

function keyHeaders(service: ResourceService, operation: Operation): ShownRequest["headers"] {
  const place = keyPlace(service, operation);
  const header = place && keyHeader(place);
  return header === undefined ? [] : [[header, exampleKey(place!)]];
}

function clientOptions(service: ResourceService, { access }: Operation, base: string): object {
  return {
    ...(defaultUrl(service) === undefined && { baseUrl: base }),
    ...(access.kind === "open" || keyPlaces(service).length === 0 ? {} : { key: "your key" }),
  };
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

/** Returns an example: its request in several languages, and its responses. `id` is unique on the page. */
export function queryExample(
  { project }: Model,
  service: QueryService,
  module: Module,
  example: ShownExample,
  id: string,
  base = exampleBaseUrl(service),
): readonly Block[] {
  const query = exampleQuery(service, module, example, "all");
  const endpoint = service.wire.endpoint.value;
  const call = moduleCall(service, module, example);
  const request: readonly ShownRequest[] =
    query === undefined || endpoint === undefined
      ? []
      : [{ method: "GET", path: `${endpoint}?${query}`, headers: [], body: undefined }];
  const client = (code: string): Code =>
    clientCode(
      project,
      service,
      clientTypeNames(service).create,
      clientName(service),
      queryClientOptions(service, base),
      code,
    );
  return [
    ...tabs(`${id}-request`, "Request", [
      ...request.map((one) => curlCode(base, one)),
      ...(call === undefined ? [] : [client(call)]),
      ...request.map((one) => pythonCode(base, one, true)),
    ]),
    ...tabs(`${id}-response`, "Response", queryResponses(service, module, example)),
    ...generatedNote(example),
  ];
}

/** Returns the response of the example, and an error that the rules of the module cause. */
function queryResponses(service: QueryService, module: Module, { response }: ShownExample): readonly Code[] {
  const codes = errorCodesOfModule(module).filter((code) => {
    const fault = faultOf(service, code);
    return fault === undefined || !warningFaults.has(fault);
  });
  const error =
    codes.map((code) => errorsByCode(service).get(code)).find((one) => one !== undefined) ?? service.errors[0];
  const sample = error && errorSample(service, error);
  return [
    response === undefined ? codeBlock("Success", "text", "The response is not known.") : jsonCode("Success", response),
    ...(sample === undefined ? [] : [jsonCode("Error", sample)]),
  ];
}

/** Returns a request with each parameter on its own line. */
export function queryText(endpoint: string, query: string): string {
  return `GET ${endpoint}?${query.replaceAll("&", "\n  &")}`;
}

function queryClientOptions(service: QueryService, base = exampleBaseUrl(service)): object {
  return {
    endpoint: base + (service.wire.endpoint.value ?? ""),
    userAgent: "my-tool/1.0 (me@example.org)",
  };
}

export function loginCode(project: Project, service: QueryService): Block {
  const client = clientName(service);
  const credentials = literal({ name: "User@name-of-the-bot", password: "your password" });
  return clientCode(
    project,
    service,
    clientTypeNames(service).create,
    client,
    queryClientOptions(service),
    `await ${client}.login(${credentials});`,
    "/account",
  );
}
