import { expect } from "vitest";
import { mediaBodyOf } from "../../../generators/model/operations.ts";
import type { Operation, ResourceService } from "../../../generators/model/resource.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { documentIn, type Document, type Schema } from "../../server/random/document.ts";
import { callsOf, type Call } from "./calls.ts";
import { documentOf, type ServiceDocument } from "./document.ts";
import { withMedia } from "./program/media.ts";
import { once } from "./once.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/** Checks that the OpenAPI document describes the responses of the operations, including errors, and their bodies. */
export function proveResponses(proof: Proof, stranger: Stranger, service: ResourceService): void {
  const document = once(() => documentOf(stranger, service.id));
  const judge = once(() => documentIn(document().root));
  const calls = callsOf(service);
  for (const operation of service.resources.flatMap(({ operations }) => operations)) {
    const { operationId } = operation;
    const own = calls.filter((call) => call.operationId === operationId);
    const judged = () => judge().operations.find(({ id }) => id === operationId)!;
    for (const { httpStatus, body, media } of operation.responses) {
      const known = httpStatus.value;
      const status = String(known ?? "2XX");
      proof.test(`${operationId}: OpenAPI has the success response ${status}`, () => {
        if (media !== undefined)
          return expect(contentTypes(document(), operation, status)).toEqual(media.mediaTypes.toSorted());
        if (body === undefined) return expectEmpty(document(), operation, status);
        const response = judged().answers.get(status)!;
        const calls = own.filter((call) => call.status === known);
        expect(atLeastOne(calls, "calls").filter((call) => !response.isValid(call.content))).toEqual([]);
        expect(response.isValid({ "no answer": [] })).toBe(false);
      });
    }
    if (operation.errors.length > 0)
      proof.test(`${operationId}: OpenAPI has its errors, each at its status`, () => {
        const listed = errorsIn(document(), operation);
        expect(errorsOf(service, operation).filter((error) => !listed.includes(error))).toEqual([]);
      });
    const media = mediaBodyOf(operation);
    if (media !== undefined)
      proof.test(`${operationId}: OpenAPI takes its media types, and no others`, () => {
        const { requestBody } = document().operations.find((one) => one.operationId === operationId)!;
        expect(Object.keys(requestBody!.content).toSorted()).toEqual(media.mediaTypes.toSorted());
        expect(requestBody!.required).toBe(!media.optional);
      });
    else if (operation.request !== undefined)
      proof.test(`${operationId}: OpenAPI takes its bodies`, () => {
        const { body } = judged();
        expect(
          atLeastOne(
            own.filter((call) => call.body !== undefined),
            "bodies",
          ).filter(
            (call) =>
              !judge().isValid(
                body!,
                withMedia(call.body, ({ $media }) => $media.base64),
              ),
          ),
        ).toEqual([]);
      });
    const [{ defaults }] = own as [Call];
    if (Object.keys(defaults.body).length > 0)
      proof.test(`${operationId}: OpenAPI describes the defaults of a body`, () => {
        expect(defaultsIn(judge(), judged().body!)).toEqual(defaults.body);
      });
    proof.test(`${operationId}: OpenAPI has its parameters, and no others`, () => {
      const { parameters, security } = document().operations.find((one) => one.operationId === operationId)!;
      expect(parameters.map((one) => `${one.in} ${one.name}`).toSorted()).toEqual(
        parametersIn(service, operation, own),
      );
      const filled = parameters.flatMap(({ name, schema }) => ("default" in schema ? [[name, schema["default"]]] : []));
      expect(Object.fromEntries(filled)).toEqual(defaults.query);
      if (operation.access.kind === "open" && service.authentication !== undefined) expect(security).toEqual([]);
    });
  }
}

/** Returns each parameter name that a call may use according to the spec. */
function parametersIn(service: ResourceService, operation: Operation, calls: readonly Call[]): readonly string[] {
  const { pathParameters, query, headers, tenant } = operation;
  const shared = new Set(calls.flatMap((call) => Object.keys(call.shared)));
  return [
    ...pathParameters.map(({ name }) => `path ${name}`),
    ...query.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => `query ${name}`),
    ...(tenant === "none" || service.tenant === undefined ? [] : [`query ${service.tenant.name}`]),
    ...[...shared].map((name) => `query ${name}`),
    ...headers.map(({ name }) => `header ${name}`),
  ].toSorted();
}

function contentTypes({ operations }: ServiceDocument, { operationId }: Operation, status: string): readonly string[] {
  const { responses } = operations.find((one) => one.operationId === operationId)!;
  return Object.keys(responses[status]!.content ?? {}).toSorted();
}

/** Checks that a response has neither content nor a schema for it. */
function expectEmpty({ operations }: ServiceDocument, { operationId }: Operation, status: string): void {
  const { responses } = operations.find((one) => one.operationId === operationId)!;
  expect(Object.keys(responses)).toContain(status);
  expect(responses[status]!.content).toBeUndefined();
}

function errorsOf({ errors }: ResourceService, operation: Operation): readonly string[] {
  const statusOf = (code: string) => errors.find((one) => one.code === code)!.httpStatus.value ?? "default";
  return operation.errors.map(({ code }) => `${statusOf(code)} ${code}`);
}

function errorsIn({ operations }: ServiceDocument, { operationId }: Operation): readonly string[] {
  const { responses } = operations.find((one) => one.operationId === operationId)!;
  return Object.entries(responses).flatMap(([status, { "x-kiln-errors": errors = [] }]) =>
    errors.map(({ code }) => `${status} ${code}`),
  );
}

/** Returns the defaults of the members of an object, at any place in its schema. */
function defaultsIn(document: Document, schema: Schema): object {
  const { allOf = [], properties = {} } = document.resolve(schema);
  const own = Object.entries(properties as Readonly<Record<string, Schema>>).filter(
    ([, member]) => "default" in member,
  );
  const defaults = Object.fromEntries(own.map(([name, member]) => [name, member["default"] as unknown]));
  return Object.assign(defaults, ...(allOf as Schema[]).map((part) => defaultsIn(document, part)));
}
