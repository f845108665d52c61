import { differs, fails, holds, type Shown, worstOf } from "../shown.ts";
import type { Mounted } from "./mounted.ts";
import { isUnderstoodAlike, type Renames } from "./renames.ts";
import { titleOf, type Exchanged, type WireRequest } from "./request.ts";

/** A request, and its results at the old server and the new one. */
export interface Tried {
  readonly request: WireRequest;
  readonly before: Exchanged;
  readonly after: Exchanged;
}

export async function tryAll(
  requests: readonly WireRequest[],
  before: Mounted,
  after: Mounted,
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const request of distinct(requests))
    tried.push({ request, before: await before.send(request), after: await after.send(request) });
  return tried;
}

function distinct(requests: readonly WireRequest[]): readonly WireRequest[] {
  return [...new Map(requests.map((one) => [JSON.stringify(one), one])).values()];
}

/** Returns whether a request reached a handler, and so was valid. */
export function isTaken({ got }: Exchanged): boolean {
  return got !== undefined;
}

/** Reports valid requests that are now rejected or understood differently. */
export function compareTaken(tried: readonly Tried[], renames: Renames): Shown {
  return worstOf(tried.filter(({ before }) => isTaken(before)).map((one) => compare(one, renames)));
}

function compare({ request, before, after }: Tried, renames: Renames): Shown {
  if (after.got === undefined)
    return fails(`${titleOf(request)} → ${after.response.status} ${after.response.text.slice(0, 120)}`);
  if (isUnderstoodAlike(before.got!, after.got, renames)) return holds;
  return differs(`${titleOf(request)} → ${JSON.stringify(before.got)}, now ${JSON.stringify(after.got)}`);
}
