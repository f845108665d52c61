import type { Poll, PollCall, PollParameter, Written } from "../../model/poll.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";

/**
 * What a response says of what goes on after it: a link to the status, as OpenAPI has it, and what the status means,
 * for which it has no word.
 */
export function pollMembers(poll: Poll | undefined): JsonObject {
  if (poll === undefined) return {};
  const { status, state, done, failed, result } = poll;
  return {
    links: { [status.operation.text]: link(status) },
    "x-kiln-poll": {
      ...callData(status),
      state: pointer(state),
      done: textsOf(done),
      failed: textsOf(failed),
      result: result && (result.kind === "field" ? pointer(result.field) : callData(result.call)),
    },
  };
}

function link({ operation, parameters }: PollCall): JsonObject {
  return {
    operationId: operation.text,
    description: "Reports the progress.",
    parameters: fieldsOf(parameters, (field) => `$response.body#${pointer(field)}`),
  };
}

function callData({ operation, parameters }: PollCall): JsonObject {
  return { operation: operation.text, parameters: fieldsOf(parameters, pointer) };
}

function fieldsOf(parameters: readonly PollParameter[], text: (field: Written) => string): JsonObject | undefined {
  return unlessEmpty(jsonObject(parameters.map(({ name, field }) => [name, text(field)])));
}

/** Names of fields have no character that a pointer would escape. */
function pointer({ text }: Written): string {
  return `/${text.replaceAll(".", "/")}`;
}

function textsOf(values: readonly Written[]): readonly string[] {
  return values.map(({ text }) => text);
}
