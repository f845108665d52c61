import { shellCommand, shellWord } from "../../../codegen/shell.ts";
import type { Example } from "../../../model/example.ts";
import type { Model } from "../../../model/model.ts";
import { formBodyOf, keysOf, mediaBodyOf } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { defaultUrl, keyPlaces, type KeyPlace } from "../../../naming/resource-paths.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { exampleCall } from "../../shared/typescript/example-call.ts";
import type { Block } from "../site.ts";
import { exampleBaseUrl } from "./base-url.ts";
import { clientCode } from "./client-code.ts";
import { answerCode, codeBlock } from "./code-block.ts";

/** An example as request, as curl, as code and with its answer. */
export function operationExample(
  { project }: Model,
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: Example,
  base = exampleBaseUrl(service),
): readonly Block[] {
  const call = exampleCall(service, resource, operation, example);
  const request = requestOf(service, operation, example);
  return [
    ...(request === undefined ? [] : requestBlocks(base, request)),
    ...(call === undefined
      ? []
      : [
          clientCode(
            project,
            service,
            clientTypeNames(service).create,
            "client",
            clientOptions(service, operation, base),
            `console.log(await client${call});`,
          ),
        ]),
    ...answerCode(example),
  ];
}

interface ShownRequest {
  readonly method: string;
  readonly path: string;
  /** Each as `Name: value`. */
  readonly headers: readonly string[];
  /** As it is sent; undefined where there is none. */
  readonly body: unknown;
}

/** Undefined where the example shows no value for a parameter of the path, or a body that is no JSON. */
function requestOf(
  service: ResourceService,
  operation: Operation,
  { parameters, request }: Example,
): ShownRequest | undefined {
  const isOther = mediaBodyOf(operation) !== undefined || formBodyOf(operation) !== undefined;
  if (isOther || operation.pathParameters.some(({ name }) => parameters[name] === undefined)) return undefined;
  const ofPath = new Set(operation.pathParameters.map(({ name }) => name));
  const ofHeaders = new Set(operation.headers.map(({ name }) => name));
  const given = Object.entries(parameters);
  const query = [
    ...keyQuery(service, operation),
    ...given
      .filter(([name]) => !ofPath.has(name) && !ofHeaders.has(name))
      .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`)),
  ];
  const path = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) => encoded(parameters[name]));
  return {
    method: operation.method,
    path: [path, ...(query.length === 0 ? [] : [query.join("&")])].join("?"),
    headers: [
      ...keyHeaders(service, operation),
      ...given.filter(([name]) => ofHeaders.has(name)).map(([name, value]) => `${name}: ${String(value)}`),
      ...(request === undefined ? [] : [`Content-Type: ${service.mediaType}`]),
    ],
    body: request,
  };
}

/**
 * Where an example has its key: where one that the operation takes may stand. Undefined where the operation needs none.
 */
function keyPlace(service: ResourceService, operation: Operation): KeyPlace | undefined {
  const kinds = (service.authentication?.keyKinds ?? []).filter(({ id }) => keysOf(operation).includes(id));
  return keyPlaces(service).find((place) => kinds.some((kind) => kind.in?.includes(place.in) ?? true));
}

function keyQuery(service: ResourceService, operation: Operation): readonly string[] {
  const place = keyPlace(service, operation);
  return place?.in === "query" ? [`${encoded(place.name)}=${encoded("your key")}`] : [];
}

function keyHeaders(service: ResourceService, operation: Operation): readonly string[] {
  const place = keyPlace(service, operation);
  if (place === undefined || place.in === "query") return [];
  return [`${place.name}: ${place.in === "bearer" ? "Bearer " : ""}your key`];
}

function requestBlocks(base: string, { method, path, headers, body }: ShownRequest): readonly Block[] {
  const lines = [
    `${method} ${path}`,
    ...headers,
    ...(body === undefined ? [] : ["", JSON.stringify(body, undefined, 2)]),
  ];
  const curl = [
    ...(method === "GET" ? [] : [`-X ${method}`]),
    ...headers.map((header) => `-H ${shellWord(header)}`),
    ...(body === undefined ? [] : [`-d ${shellWord(JSON.stringify(body))}`]),
    shellWord(base + path),
  ];
  return [codeBlock("Request", "http", lines.join("\n")), codeBlock("curl", "shell", shellCommand("curl", curl))];
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
