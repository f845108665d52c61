import { operationsOf, schemaBodyOf } from "../../../../model/operations.ts";
import { readerOf } from "../../../../model/decimal.ts";
import type { Operation, Resource, ResourceService, Response } from "../../../../model/resource.ts";
import { outputName } from "../../../../naming/declared-name.ts";
import {
  decodedParametersTypeName,
  decodedTypeName,
  headersTypeName,
  requestTypeName,
} from "../../../../naming/type-names.ts";
import { parameterSetOf } from "../../resource-fields.ts";

/** The decoded parts of an operation's requests, with the names of their types. */
interface Decoding {
  /** The module that exports the decoders. */
  readonly module: string;
  readonly body: string | undefined;
  readonly parameters: string | undefined;
  readonly headers: string | undefined;
}

/** Returns `undefined` if there is nothing to decode. */
export function decodingOf(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  validators: string,
): Decoding | undefined {
  const { operationId, headers } = operation;
  const request = schemaBodyOf(operation);
  const parameters = parameterSetOf(service, resource, operation);
  if (request === undefined && parameters === undefined && headers.length === 0) return undefined;
  const hasAliases = parameters?.fields.some(({ names }) => names.length > 1) ?? false;
  return {
    module: `${validators}/${outputName(service.id)}/${outputName(operationId)}`,
    body: request && (request.kind === "own" ? requestTypeName(operationId) : decodedTypeName(operationId)),
    parameters: parameters && decodedParametersTypeName(operationId, hasAliases),
    headers: headers.length === 0 ? undefined : headersTypeName(operationId),
  };
}

/**
 * Returns true if a response contains an object in the same form as the read operation. Such a response has a version
 * and can be repeated.
 */
export function isVersioned(resource: Resource, response: Response): boolean {
  const read = readerOf(resource)?.responses[0]?.body?.value;
  const result = response.body?.value;
  return result?.kind === "shape" && read?.kind === "shape" && result.shape === read.shape;
}

export function isBodyOptional({ request }: Operation): boolean {
  return request !== undefined && "optional" in request && request.optional;
}

/** Returns whether any operation can be repeated with an `Idempotency-Key`. */
export function takesIdempotencyKeys(service: ResourceService): boolean {
  return operationsOf(service).some(
    ({ method, headers }) => method === "POST" && headers.some(({ name }) => name.toLowerCase() === "idempotency-key"),
  );
}

/** Returns whether any operation belongs to a tenant. */
export function takesTenants(service: ResourceService): boolean {
  return service.tenant !== undefined && operationsOf(service).some(({ tenant }) => tenant !== "none");
}
