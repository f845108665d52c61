import { expect } from "vitest";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { callsOf, clientCallsOf, refusedCallsOf, type Call, type Extent } from "./calls.ts";
import { documentOf } from "./document.ts";
import { once } from "./once.ts";
import { outcomesOf } from "./outcomes.ts";
import { callByClient, callByDocument, type Outcome, type PlannedCall } from "./plan.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/** Checks that the client's caller can identify each error of each operation by its code. */
export function proveErrors(proof: Proof, stranger: Stranger, service: ResourceService): void {
  const document = once(() => documentOf(stranger, service.id));
  const operations = service.resources.flatMap((resource) => resource.operations);
  const callOf = (operation: string): Call => callsOf(service).find(({ operationId }) => operationId === operation)!;
  const each = operations.flatMap(({ operationId, errors }) =>
    errors.map(({ code: refusal }) => ({ refusal, call: callOf(operationId) })),
  );
  const planned = each.map(({ call, refusal }) => ({ ...callByClient(call), refusal }));
  const outcomes = once(() => outcomesOf(stranger, service, document(), planned));
  for (const [index, { call, refusal }] of each.entries())
    proof.test(`${call.operationId}: the client reports the error “${refusal}”`, () => {
      expect(outcomes()[index]).toMatchObject({ got: { operation: `${call.collection}.${call.name}` }, code: refusal });
    });
}

/**
 * Checks that a request that violates one rule between its fields gets the code of the rule, and reaches no handler.
 */
export function proveRules(proof: Proof, stranger: Stranger, service: ResourceService): void {
  const document = once(() => documentOf(stranger, service.id));
  const calls = refusedCallsOf(service);
  const outcomes = once(() => outcomesOf(stranger, service, document(), calls.map(callByClient)));
  for (const [index, { title, code }] of calls.entries())
    proof.test(`${title}: is refused as “${code}”`, () => {
      expect(outcomes()[index]).toMatchObject({ code });
      expect(outcomes()[index]!.got).toBeUndefined();
    });
}

/**
 * Makes each call twice against the generated server: with the generated client, and using only the OpenAPI document.
 * The handler must receive the caller's values, and the caller the handler's result.
 */
export function proveCalls(proof: Proof, stranger: Stranger, service: ResourceService, extent: Extent): void {
  const document = once(() => documentOf(stranger, service.id));
  const ways: readonly Way[] = [
    {
      title: "by the client",
      calls: clientCallsOf(service, extent),
      plan: callByClient,
      answerOf: ({ given }) => given,
      textOf: (value) => value,
    },
    {
      title: "by the document",
      calls: callsOf(service, extent),
      plan: (call) => callByDocument(call, document()),
      answerOf: ({ content }) => content,
      textOf: String,
    },
  ];
  const each = ways.flatMap(({ title, calls, ...way }) =>
    atLeastOne(calls, "calls").map((call) => ({ title: `${call.title}: ${title}`, call, ...way })),
  );
  const outcomes = once(() =>
    outcomesOf(
      stranger,
      service,
      document(),
      each.map(({ call, plan }) => plan(call)),
    ),
  );
  for (const [index, { title, call, answerOf, textOf }] of each.entries())
    proof.test(title, () => {
      expectCarried(call, outcomes()[index]!, document().basePath);
      expect(outcomes()[index]!.value).toEqual(answerOf(call));
      expectAnswered(call, outcomes()[index]!, textOf);
    });
}

interface Way {
  readonly title: string;
  readonly calls: readonly Call[];
  readonly plan: (call: Call) => PlannedCall;
  readonly answerOf: (call: Call) => unknown;
  readonly textOf: (value: unknown) => unknown;
}

function expectCarried(call: Call, { addresses, got, error }: Outcome, basePath: string): void {
  expect(error).toBeUndefined();
  expect(addresses).toHaveLength(1);
  expect(addresses[0]).toContain(` ${basePath}/`);
  expect(got).toMatchObject({ operation: `${call.collection}.${call.name}` });
  expect(got!.parameters).toEqual(call.expected.parameters);
  expect(got!.headers).toEqual(call.expected.headers);
  expect(got!.body).toEqual(call.expected.body);
}

/** Checks that the client reports status and header fields if the operation declares any. */
function expectAnswered({ answerHeaders, status }: Call, { answered }: Outcome, textOf: Way["textOf"]): void {
  const names = Object.keys(answerHeaders);
  if (names.length > 0) expect(answered).toBeDefined();
  if (answered === undefined) return;
  if (status !== undefined) expect(answered.status).toBe(status);
  const seen = names.map((name) => [name, answered.headers[name] ?? answered.headers[name.toLowerCase()]]);
  expect(seen).toEqual(names.map((name) => [name, textOf(answerHeaders[name])]));
}
