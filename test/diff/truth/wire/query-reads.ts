import { fails, holds, type Shown, worstOf } from "../shown.ts";
import type { Tried } from "./compare.ts";
import type { Mounted } from "./mounted.ts";
import { compareResponses } from "./query-responses.ts";
import { plainRequest, type QueryTrial } from "./query-right.ts";
import { isUnderstoodAlike } from "./renames.ts";

/**
 * Compares the responses to a request that both specs accept and understand alike. They must be the same and satisfy
 * the old contract.
 */
export async function readResponse(
  { before, after, renames }: QueryTrial,
  { request, before: was, after: is }: Tried,
): Promise<Shown> {
  if (was.got === undefined || is.got === undefined || !after.isRight(request)) return holds;
  return isUnderstoodAlike(was.got, is.got, renames)
    ? compareResponses(before, request, was.response, is.response)
    : holds;
}

/** Compares the results of each module for a plain request of its own spec. */
export async function readModules(
  { before, after, renames }: QueryTrial,
  oldServer: Mounted,
  newServer: Mounted,
): Promise<Shown> {
  const shown: Shown[] = [];
  for (const { name } of before.service.modules) {
    const was = await plainRequest(before, name);
    const is = await plainRequest(after, renames.get(name) ?? name);
    const old = await oldServer.send(was!);
    const now = await newServer.send(was!);
    const isAlike = old.got !== undefined && now.got !== undefined && isUnderstoodAlike(old.got, now.got, renames);
    if (is === undefined) shown.push(fails(`${name} no longer returns a result`));
    else
      shown.push(
        await compareResponses(
          before,
          was!,
          old.response,
          isAlike ? now.response : (await newServer.send(is)).response,
        ),
      );
  }
  return worstOf(shown);
}
