import { typeParameters, type ResourceScope, isOfTenant } from "./scope.ts";
import type { PollCall, PollResult } from "../../../model/poll.ts";
import { callsOf, operationById, pollOf, type OperationOfResource } from "../../../model/queries.ts";
import { operationsOf } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import { stringLiteral } from "../../../codegen/typescript.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { readableResponses } from "../../../naming/readable-responses.ts";
import { camelCase, collectionName, operationsTypeName } from "../../../naming/type-names.ts";
import type { PollCall as CallEntry, PollEntry } from "../../../../templates/runtime/resource/client/table.ts";
import { runtimeType } from "./runtime.ts";

export function hasPolls(service: ResourceService): boolean {
  return operationsOf(service).some((operation) => pollOf(operation) !== undefined);
}

export function pollEntry(service: ResourceService, operation: Operation): PollEntry | undefined {
  const poll = pollOf(operation);
  if (poll === undefined) return undefined;
  const { status, state, done, failed, result } = poll;
  return {
    status: callEntry(service, status),
    state: state.text,
    done: done.map(({ text }) => text),
    failed: failed.map(({ text }) => text),
    result: result && (result.kind === "field" ? result.field.text : callEntry(service, result.call)),
  };
}

function callEntry(service: ResourceService, call: PollCall): CallEntry {
  const { resource, operation } = called(service, call);
  const fields = new Map(call.parameters.map(({ name, field }) => [name, field.text]));
  return {
    operation: [collectionName(resource), camelCase(operation.name)],
    path: operation.pathParameters.map(({ name }) => fields.get(name)!),
    query: operation.query.flatMap(({ name }) => (fields.has(name) ? [[name, fields.get(name)!] as const] : [])),
  };
}

/** Returns the type that is intersected with the function type of a polled operation. */
export function polledText(
  scope: ResourceScope,
  { responses }: Operation,
  textOf: (response: Response) => string | undefined,
): string | undefined {
  const accepted = responses.find(({ poll }) => poll !== undefined);
  if (accepted?.poll === undefined) return undefined;
  const status = responseOf(scope, accepted.poll.status);
  const atOnce = responses.filter((one) => one !== accepted).map((one) => textOf(one) ?? "undefined");
  const types = [
    textOf(accepted)!,
    status,
    resultText(scope, status, accepted.poll.result),
    ...(atOnce.length === 0 ? [] : [atOnce.join(" | ")]),
  ];
  return `${runtimeType(scope.file, "Polled")}${typeParameters(types)}`;
}

function resultText(scope: ResourceScope, status: string, result: PollResult | undefined): string {
  if (result === undefined) return status;
  if (result.kind === "operation") return responseOf(scope, result.call);
  const member = runtimeType(scope.file, "ResultMember");
  return result.field.text.split(".").reduce((whole, step) => `${member}<${whole}, ${stringLiteral(step)}>`, status);
}

function responseOf({ service, resource, file }: ResourceScope, call: PollCall): string {
  const found = called(service, call);
  const name = operationsTypeName(found.resource);
  const type = found.resource === resource ? name : file.importType(`./${outputName(found.resource.id)}.js`, name);
  // Responses are the same with and without a tenant.
  const tenant = found.resource.operations.some(isOfTenant) ? [runtimeType(file, "TenantOptions")] : [];
  const given = typeParameters([...tenant, ...(readableResponses(found.resource) === undefined ? [] : ["As"])]);
  return `Awaited<ReturnType<${type}${given}[${stringLiteral(camelCase(found.operation.name))}]>>`;
}

/** Returns true if a resource's operations, or those that they poll, have responses with readable names. */
export function isInForms(service: ResourceService, resource: Resource): boolean {
  const polls = resource.operations.flatMap((operation) => pollOf(operation) ?? []);
  return [resource, ...polls.flatMap(callsOf).map((call) => called(service, call).resource)].some(
    (one) => readableResponses(one) !== undefined,
  );
}

function called(service: ResourceService, { operation }: PollCall): OperationOfResource {
  return operationById(service, operation.text)!;
}
