import type { Poll, PollCall, PollResult, Written } from "../../model/poll.ts";
import type { Comparison } from "../found.ts";
import { node } from "./node.ts";
import { ignored, members, same } from "./same.ts";

/** Values whose order means nothing. */
const values: Comparison<readonly Written[]> = (site, before, after) =>
  members("poll-changed", "poll-changed")(site, before.map(({ text }) => text), after.map(({ text }) => text));

const status: Comparison<PollCall> = (site, before, after) => same<PollCall>("poll-changed")(site, inOrder(before), inOrder(after));

/** Parameters in any order are the same. */
function inOrder(call: PollCall): PollCall {
  return { ...call, parameters: [...call.parameters].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

const result: Comparison<PollResult | undefined> = (site, before, after) =>
  same<PollResult | undefined>("poll-result-changed")(site, resultInOrder(before), resultInOrder(after));

function resultInOrder(one: PollResult | undefined): PollResult | undefined {
  return one?.kind === "operation" ? { ...one, call: inOrder(one.call) } : one;
}

export const poll = node<Poll>({ status, state: same("poll-changed"), done: values, failed: values, result, place: ignored("A place.") });
