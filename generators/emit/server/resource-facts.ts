import { valueOr } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { bodyOf, parameterSetOf, type FieldSet } from "../shared/resource-fields.ts";

/** What of an operation's requests is decoded. */
export interface Decoding {
  /** Where its decoders are. */
  readonly module: string;
  readonly body: FieldSet | undefined;
  readonly parameters: FieldSet | undefined;
}

/** Undefined where there is nothing to decode. */
export function decodingOf(service: ResourceService, resource: Resource, operation: Operation, validators: string): Decoding | undefined {
  const body = operation.request === undefined ? undefined : bodyOf(resource, operation.request);
  const parameters = parameterSetOf(service, resource, operation);
  if (body === undefined && parameters === undefined) return undefined;
  return { module: `${validators}/${outputName(service.id)}/${outputName(operation.operationId)}`, body, parameters };
}

/** The operation that reads one object of the resource. */
export function readerOf({ operations }: Resource): Operation | undefined {
  return operations.find((operation) => operation.method === "GET" && idOf(operation) !== undefined);
}

/** The first parameter of the path, which is the object's id. */
export function idOf({ path }: Operation): string | undefined {
  return /\{([^{}]+)\}/.exec(path)?.[1];
}

/** Whether the operation answers with an object as reading it does: such an answer has a version, and may be given again. */
export function isVersioned(resource: Resource, operation: Operation): boolean {
  const [answer, read] = [operation, readerOf(resource)].map((one) => one && valueOr(one.response.body, undefined, "server-needs-one"));
  return answer?.kind === "shape" && read?.kind === "shape" && answer.shape === read.shape;
}
