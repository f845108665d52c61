import type { PollCall, PollResult } from "../../../model/poll.ts";
import { callsOf, operationById, pollOf, type OperationOfResource } from "../../../model/poll-queries.ts";
import { operationsOf } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import { stringLiteral } from "../../../codegen/typescript.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { readableAnswers } from "../../../naming/readable-answers.ts";
import { camelCase, collectionName, operationsTypeName } from "../../../naming/type-names.ts";
import type { PollCall as CallEntry, PollEntry } from "../../../../templates/runtime/client/table.ts";
import { isOfTenant } from "./facts.ts";
import { runtimeType } from "./runtime.ts";
import type { ResourceScope } from "./scope.ts";
import { typeParameters } from "../result-types.ts";

/** Returns whether any operation goes on after its answer. */
export function hasPolls(service: ResourceService): boolean {
  return operationsOf(service).some((operation) => pollOf(operation) !== undefined);
}

/** What the runtime has to know to follow an operation; undefined where nothing goes on. */
export function pollEntry(service: ResourceService, operation: Operation): PollEntry | undefined {
  const poll = pollOf(operation);
  if (poll === undefined) return undefined;
  const { status, state, done, failed, result } = poll;
  return {
    status: callEntry(service, status),
    state: state.text,
    done: done.map(({ text }) => text),
    failed: failed.map(({ text }) => text),
    result: result && resultEntry(service, result),
  };
}

function resultEntry(service: ResourceService, result: PollResult): string | CallEntry {
  return result.kind === "field" ? result.field.text : callEntry(service, result.call);
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

/** What the type of an operation that goes on is beside a function; `textOf` prints the body of an answer. */
export function polledText(
  scope: ResourceScope,
  { responses }: Operation,
  textOf: (response: Response) => string | undefined,
): string | undefined {
  const accepted = responses.find(({ poll }) => poll !== undefined);
  if (accepted?.poll === undefined) return undefined;
  const status = answerOf(scope, accepted.poll.status);
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
  if (result.kind === "operation") return answerOf(scope, result.call);
  const member = runtimeType(scope.file, "ResultMember");
  return result.field.text.split(".").reduce((whole, step) => `${member}<${whole}, ${stringLiteral(step)}>`, status);
}

/** What a call of an operation gives, by the type of that operation. */
function answerOf({ service, resource, file }: ResourceScope, call: PollCall): string {
  const found = called(service, call);
  const name = operationsTypeName(found.resource);
  const type = found.resource === resource ? name : file.importType(`./${outputName(found.resource.id)}.js`, name);
  // Answers are the same with and without a tenant.
  const tenant = found.resource.operations.some(isOfTenant) ? [runtimeType(file, "TenantOptions")] : [];
  const given = typeParameters([...tenant, ...(readableAnswers(found.resource) === undefined ? [] : ["As"])]);
  return `Awaited<ReturnType<${type}${given}[${stringLiteral(camelCase(found.operation.name))}]>>`;
}

/**
 * Returns whether the type of a resource's operations says in which form answers are given: its own, or those that it
 * goes on to.
 */
export function isInForms(service: ResourceService, resource: Resource): boolean {
  const polls = resource.operations.flatMap((operation) => pollOf(operation) ?? []);
  return [resource, ...polls.flatMap(callsOf).map((call) => called(service, call).resource)].some(
    (one) => readableAnswers(one) !== undefined,
  );
}

function called(service: ResourceService, { operation }: PollCall): OperationOfResource {
  return operationById(service, operation.text)!;
}
