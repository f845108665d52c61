import type { QueryService } from "../../../../generators/model/query.ts";
import type { Built } from "../packages.ts";
import { worstOf } from "../shown.ts";
import { changedFrom } from "./changed.ts";
import { compareTaken, isTaken, tryAll } from "./compare.ts";
import { dictionaryOf } from "./dictionary.ts";
import { readErrors } from "./query-errors.ts";
import { queryHost } from "./query-host.ts";
import { readResponse, readModules } from "./query-reads.ts";
import { requestsOf, type QueryTrial } from "./query-right.ts";
import { serveOld } from "./query-serves.ts";
import { renamesIn } from "./renames.ts";
import type { WireShown } from "./wire-shown.ts";

/** Tries an old program of each audience with the new packages of a service of query modules. */
export async function tryQueries(
  from: Built,
  to: Built,
  [old, now]: readonly [QueryService, QueryService],
): Promise<WireShown> {
  const trial: QueryTrial = {
    before: await queryHost(from, old),
    after: await queryHost(to, now),
    dictionary: dictionaryOf([old, now]),
    renames: renamesIn(old, now),
  };
  const [oldServer, newServer] = [await trial.before.serve(), await trial.after.serve()];
  const requests = await requestsOf(trial.before, { dictionary: trial.dictionary, isChanged: changedFrom(old, now) });
  const tried = await tryAll(requests, oldServer, newServer);
  const responses = await Promise.all(tried.map((one) => readResponse(trial, one)));
  return {
    taken: tried.filter((one) => isTaken(one.before)).length,
    sends: compareTaken(tried, trial.renames),
    reads: worstOf([...responses, await readModules(trial, oldServer, newServer), await readErrors(trial)]),
    serves: await serveOld(trial, from, newServer),
  };
}
