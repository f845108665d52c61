import type { Poll } from "../../../generators/model/poll.ts";
import { choicesOf, fieldAt, operationById } from "../../../generators/model/queries.ts";
import type { Resource, ResourceService, Response } from "../../../generators/model/resource.ts";
import { valueSetsById } from "../../../generators/model/type.ts";
import { clientCallsOf, type Call, type Extent } from "./calls.ts";
import { givenResponse } from "./given-response.ts";
import { withItsStatus } from "./handler-response.ts";
import { scopesOf, type Values } from "./inputs.ts";
import { sampleOf } from "./sample.ts";

/** A call whose work continues after its response. */
export interface PolledCall {
  readonly call: Call;
  /** The result of the handler, and the content of the accepted response. */
  readonly answer: unknown;
  readonly accepted: unknown;
  /** Statuses for each state of a kind, as the handler's result and the client's result. */
  readonly running: readonly Status[];
  readonly done: readonly Status[];
  readonly failed: readonly Status[];
  /** The final result of a second handler, or `undefined` if the last status has the result. */
  readonly last: { readonly answer: unknown; readonly given: unknown } | undefined;
  readonly resultOf: (status: Status) => unknown;
}

export interface Status {
  readonly state: string;
  readonly answer: unknown;
  readonly given: unknown;
}

export function polledCallsOf(service: ResourceService, extent: Extent): readonly PolledCall[] {
  return scopesOf(service).flatMap(({ resource, operation }) =>
    operation.responses.flatMap((response) => {
      const { poll } = response;
      const calls = clientCallsOf(service, extent).filter(
        ({ operationId, status }) => operationId === operation.operationId && status === 202,
      );
      return poll === undefined
        ? []
        : calls.map((call) =>
            polledCall(
              service,
              resource,
              call,
              { ...response, poll },
              withItsStatus(operation, response, call.content),
            ),
          );
    }),
  );
}

function polledCall(
  service: ResourceService,
  resource: Resource,
  call: Call,
  response: Response & { readonly poll: Poll },
  answer: unknown,
): PolledCall {
  const { status, state, done, failed, result } = response.poll;
  const read = operationById(service, status.operation.text)!;
  const [body] = read.operation.responses;
  const { field } = fieldAt(read.resource, body!.body, state.text);
  const type = field?.type?.value;
  const all =
    type?.kind === "enum" ? choicesOf(type, valueSetsById(service.valueSets)).values.map(({ value }) => value) : [];
  const over = [...done, ...failed].map(({ text }) => text);
  const statusIn = (one: string): Status => {
    const sample = changed(
      sampleOf(body!.body!, { service, resource: read.resource, least: false }),
      state.text.split("."),
      one,
    );
    return { state: one, answer: sample, given: givenResponse(read.resource, body!, sample) };
  };
  const last = result?.kind === "operation" ? lastOf(service, result.call.operation.text) : undefined;
  return {
    call,
    answer,
    accepted: givenResponse(resource, response, call.content),
    running: all.filter((one) => !over.includes(one)).map(statusIn),
    done: done.map(({ text }) => statusIn(text)),
    failed: failed.map(({ text }) => statusIn(text)),
    last,
    resultOf: ({ given }) =>
      last === undefined ? (result?.kind === "field" ? valueAt(given, result.field.text) : given) : last.given,
  };
}

function lastOf(service: ResourceService, id: string): { readonly answer: unknown; readonly given: unknown } {
  const { answer, given } = clientCallsOf(service, "basic").find(({ operationId }) => operationId === id)!;
  return { answer, given };
}

function changed(value: unknown, [step, ...steps]: readonly string[], end: unknown): unknown {
  return step === undefined ? end : { ...(value as Values), [step]: changed((value as Values)[step], steps, end) };
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((inner, step) => (inner as Values)[step], value);
}
