import type { Built } from "../packages.ts";
import { differs, fails, holds, type Shown, worstOf } from "../shown.ts";
import { changedFrom } from "./changed.ts";
import { isTaken, tryAll, type Tried } from "./compare.ts";
import type { Mounted } from "./mounted.ts";
import { plainHandlers, type QueryHost } from "./query-host.ts";
import { requestsOf, type QueryTrial } from "./query-right.ts";
import { titleOf } from "./request.ts";
import { knownMembers } from "./schemas.ts";

/** Runs handlers written for the old skeleton in the new server. */
export async function serveOld(
  { before, after, dictionary }: QueryTrial,
  from: Built,
  newServer: Mounted,
): Promise<Shown> {
  const server = await after.serve(plainHandlers(before.service)).catch((error: Error) => error);
  if (server instanceof Error) return fails(server.message);
  const requests = await requestsOf(after, { dictionary, isChanged: changedFrom(after.service, before.service) });
  const tried = await tryAll(requests, newServer, server);
  return worstOf(tried.filter((one) => isTaken(one.before)).map((one) => understoodByOld(from, before, one)));
}

function understoodByOld(from: Built, before: QueryHost, { request, after: { got, response } }: Tried): Shown {
  if (got === undefined) return fails(`${titleOf(request)} → ${response.status} ${response.text.slice(0, 120)}`);
  const { id } = before.service;
  const uses = Object.entries(got["modules"] as Readonly<Record<string, unknown>>);
  const wrong = uses.find(([name, parameters]) => {
    const known = knownMembers(from, `${id}/modules/${name}.json`, parameters);
    return known === "wrong" || (known !== undefined && !before.takes(name, known));
  });
  return wrong === undefined
    ? holds
    : differs(`${titleOf(request)}: the handler of ${wrong[0]} gets ${JSON.stringify(wrong[1])}`);
}
