import type { Poll, PollCall, PollParameter, PollResult, Written } from "../../model/poll.ts";
import type { ChangeId } from "../classes.ts";
import type { Comparison } from "../change.ts";
import { keyed } from "./keyed.ts";
import { at, node } from "./node.ts";
import { ignored, members, optional, same } from "./same.ts";

const place = ignored<unknown>("A place.");
const text = (id: ChangeId): Comparison<Written> => node<Written>({ text: same(id), place });
const texts: Comparison<readonly Written[]> = (site, before, after) =>
  members("poll-changed", "poll-changed")(site, before.map(textOf), after.map(textOf));

/** Compares polling and its result. The order of parameters and values is irrelevant. */
export const poll = node<Poll>({
  status: callWith("poll-changed"),
  state: text("poll-changed"),
  done: at("done", texts),
  failed: at("failed", texts),
  result: optional("poll-result-changed", "poll-result-changed", result),
  place,
});

function result(...[site, before, after]: Parameters<Comparison<PollResult>>): ReturnType<Comparison<PollResult>> {
  if (before.kind !== "operation" || after.kind !== "operation")
    return same<PollResult>("poll-result-changed")(site, before, after);
  return callWith("poll-result-changed")(site, before.call, after.call);
}

function callWith(id: ChangeId): Comparison<PollCall> {
  return node<PollCall>({ operation: text(id), parameters: parametersWith(id), place });
}

function parametersWith(id: ChangeId): Comparison<readonly PollParameter[]> {
  const name = ignored<string>("Its name.");
  return keyed<PollParameter>({
    kind: "parameter",
    name: (parameter) => parameter.name,
    added: id,
    removed: id,
    item: node<PollParameter>({ name, field: text(id), place }),
  });
}

function textOf({ text: value }: Written): string {
  return value;
}
