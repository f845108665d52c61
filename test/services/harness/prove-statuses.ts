import { expect } from "vitest";
import { responsesOf, onlyResponse, operationsOf } from "../../../generators/model/operations.ts";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { documentIn } from "../../server/random/document.ts";
import { clientCallsOf } from "./calls.ts";
import { documentOf } from "./document.ts";
import { once } from "./once.ts";
import { callByClient, planOf, type Outcome } from "./plan.ts";
import { isMedia } from "./program/media.ts";
import type { Proof } from "./proof.ts";
import { runProgram } from "./run-program.ts";
import type { Stranger } from "./stranger.ts";

/** A status that no operation returns. */
const foreign = 299;

/**
 * Checks that a client with `check: true` validates each of several responses by its status, and rejects other
 * statuses.
 */
export function proveStatuses(proof: Proof, stranger: Stranger, service: ResourceService): void {
  const several = operationsOf(service).filter(
    (operation) => onlyResponse(operation) === undefined && responsesOf([operation]).length > 0,
  );
  if (several.length === 0) return;
  const document = once(() => documentOf(stranger, service.id));
  const judge = once(() => documentIn(document().root));
  const each = several.flatMap(({ operationId }) => {
    const own = clientCallsOf(service, "basic").filter((call) => call.operationId === operationId);
    const filled = atLeastOne(
      own.filter(({ content }) => content !== undefined && !isMedia(content)),
      "responses with a body",
    );
    const statuses = [...new Set([...filled.map(({ status }) => status!), foreign])];
    return filled.flatMap((call) => statuses.map((status) => ({ call, operationId, status })));
  });
  const outcomes = once(() => {
    const faked = each.map(({ call, status }) => ({
      ...callByClient(call),
      faked: { status, text: JSON.stringify(call.content) },
    }));
    const {
      model: { project },
      folder,
    } = stranger;
    return runProgram<readonly Outcome[]>(
      folder,
      "make-calls.ts",
      planOf(project.packageScope, service, document(), faked),
    );
  });
  for (const [index, { call, operationId, status }] of each.entries())
    proof.test(
      `${call.title}: with the status ${status} the check of responses ${status === call.status ? "takes" : "judges"} it`,
      () => {
        const response = judge()
          .operations.find(({ id }) => id === operationId)!
          .answers.get(String(status));
        if (response?.isValid(call.content)) expect(outcomes()[index]!.error).toBeUndefined();
        else
          expect(outcomes()[index]!.error).toMatch(
            status === foreign ? /^AnswerError: status: .* expected, "299" received/ : /^AnswerError: /,
          );
      },
    );
}
