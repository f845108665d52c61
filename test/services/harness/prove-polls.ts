import { expect } from "vitest";
import { pollOf } from "../../../generators/model/queries.ts";
import { operationsOf } from "../../../generators/model/operations.ts";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { clientCallsOf, type Extent } from "./calls.ts";
import { documentOf } from "./document.ts";
import { once } from "./once.ts";
import { outcomesOf } from "./outcomes.ts";
import { callByClient, type Outcome, type PlannedCall } from "./plan.ts";
import { polledCallsOf, type PolledCall, type Status } from "./polls.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

interface Trial {
  readonly title: string;
  readonly planned: PlannedCall;
  readonly judge: (outcome: Outcome) => void;
}

/**
 * Checks that `wait` reads the status of running work until it is over, from the generated server over HTTP. `wait`
 * also stops at the caller's signal and at its deadline.
 */
export function provePolls(proof: Proof, stranger: Stranger, service: ResourceService, extent: Extent): void {
  const polled = operationsOf(service).filter((operation) => pollOf(operation) !== undefined);
  if (polled.length === 0) return;
  const calls = atLeastOne(polledCallsOf(service, extent), "calls with asynchronous work");
  const trials = [
    ...calls.flatMap(trialsOf),
    ...polled.flatMap(({ operationId }) => atOnce(service, operationId, extent)),
  ];
  const document = once(() => documentOf(stranger, service.id));
  const outcomes = once(() =>
    outcomesOf(
      stranger,
      service,
      document(),
      trials.map(({ planned }) => planned),
    ),
  );
  for (const [index, { title, judge }] of trials.entries()) proof.test(title, () => judge(outcomes()[index]!));
}

function trialsOf(polled: PolledCall): readonly Trial[] {
  const { call, answer, accepted, running, done, failed, last, resultOf } = polled;
  const [first] = atLeastOne(running, "states of running work") as readonly [Status];
  const plan = (statuses: readonly Status[], more: Partial<PlannedCall> = {}): PlannedCall => {
    const answers = [answer, ...statuses.map((one) => one.answer), ...(last === undefined ? [] : [last.answer])];
    return { ...callByClient(call), answerHeaders: withoutPause(call.answerHeaders), by: "wait", answers, ...more };
  };
  const succeeds =
    (end: Status, statuses: readonly Status[], calls: number) =>
    (outcome: Outcome): void => {
      expect(outcome.error).toBeUndefined();
      expect(outcome.value).toEqual(asJson({ result: resultOf(end), seen: statuses.map(({ given }) => given) }));
      expect(outcome.asked).toHaveLength(calls + (last === undefined ? 0 : 1));
    };
  return [
    ...done.map((end) => {
      const statuses = [...running, first, end];
      return {
        title: `${call.title}: wait returns the result after ${statuses.length} statuses, with “${end.state}”`,
        planned: plan(statuses),
        judge: succeeds(end, statuses, statuses.length + 1),
      };
    }),
    ...done.slice(0, 1).map((end) => {
      const planned = plan([end], {
        by: "waitFor",
        answer: accepted,
        answers: [end.answer, ...(last === undefined ? [] : [last.answer])],
      });
      return {
        title: `${call.title}: waitFor continues from the earlier response`,
        planned,
        judge: succeeds(end, [end], 1),
      };
    }),
    ...failed.map((end) => ({
      title: `${call.title}: wait fails with “${end.state}”`,
      planned: plan([first, end]),
      judge: ({ code, error, asked }: Outcome) => {
        expect({ code, error, asked: asked.length }).toEqual({
          code: "failed",
          error: expect.stringContaining(`WaitError: The operation failed: `),
          asked: 3,
        });
        expect(error).toContain(JSON.stringify(end.state));
      },
    })),
    {
      title: `${call.title}: wait is aborted by its caller`,
      planned: plan([first], { wait: { abortAfter: 2 }, answers: [answer, first.answer] }),
      judge: ({ error, asked }) => {
        expect(error).toMatch(/^AbortError: aborted/);
        expect(asked).toHaveLength(3);
      },
    },
    {
      title: `${call.title}: wait ends with its deadline`,
      planned: plan([first], { wait: { deadline: 400 }, answers: [answer, first.answer] }),
      judge: ({ code, error, asked }) => {
        expect({ code, error }).toEqual({ code: "deadline", error: "WaitError: The deadline has passed" });
        expect(asked.length).toBeGreaterThan(1);
      },
    },
  ];
}

/** Returns trials in which a different successful response ends the wait, and no status is read. */
function atOnce(service: ResourceService, id: string, extent: Extent): readonly Trial[] {
  const calls = clientCallsOf(service, extent).filter(
    ({ operationId, status }) => operationId === id && status !== 202,
  );
  return calls.map((call) => ({
    title: `${call.title}: wait gives what is there at once`,
    planned: { ...callByClient(call), by: "wait" },
    judge: ({ error, value, asked }) => {
      expect(error).toBeUndefined();
      expect(value).toEqual(asJson({ result: (call.given as { readonly data?: unknown }).data, seen: [] }));
      expect(asked).toHaveLength(1);
    },
  }));
}

/** Drops `Retry-After`, whose sample value would cause a long pause. */
function withoutPause(headers: PlannedCall["answerHeaders"]): PlannedCall["answerHeaders"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "retry-after"));
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
