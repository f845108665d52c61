import type { Poll, PollCall, Written } from "../../model/poll.ts";
import { within } from "./node.ts";
import { both, same } from "./same.ts";
import type { Comparison } from "../found.ts";

const parts = both<Poll>(
  (site, before, after) => same("poll-changed")(site, followed(before), followed(after)),
  (site, before, after) => same("poll-result-changed")(site, resultOf(before), resultOf(after)),
);

export const poll: Comparison<Poll> = (site, before, after) => parts(within(site, before, after), before, after);

/** How the work is followed. The order of parameters and of values means nothing. */
function followed({ result: _, status, done, failed, ...more }: Poll): object {
  return { ...more, status: inOrder(status), done: textsOf(done), failed: textsOf(failed) };
}

function resultOf({ result }: Poll): object | undefined {
  return result?.kind === "operation" ? inOrder(result.call) : result;
}

function inOrder(call: PollCall): PollCall {
  return { ...call, parameters: [...call.parameters].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

function textsOf(values: readonly Written[]): readonly string[] {
  return values.map(({ text }) => text).sort();
}
