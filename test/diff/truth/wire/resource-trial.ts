import type { ResourceService } from "../../../../generators/model/resource.ts";
import type { Built } from "../packages.ts";
import { worstOf } from "../shown.ts";
import { changedFrom } from "./changed.ts";
import { compareTaken, isTaken, tryAll } from "./compare.ts";
import { dictionaryOf } from "./dictionary.ts";
import { renamesIn } from "./renames.ts";
import { readErrors, readRefusals } from "./resource-errors.ts";
import { resourceHost } from "./resource-host.ts";
import { readResponses } from "./resource-reads.ts";
import { requestsOf } from "./resource-requests.ts";
import { serveOld } from "./resource-serves.ts";
import type { ResourceTrial } from "./resource-sides.ts";
import type { WireShown } from "./wire-shown.ts";

/** Tries an old program of each audience with the new packages of a service of resources. */
export async function tryResources(
  from: Built,
  to: Built,
  [old, now]: readonly [ResourceService, ResourceService],
): Promise<WireShown> {
  const before = { built: from, host: await resourceHost(from, old), service: old };
  const after = { built: to, host: await resourceHost(to, now), service: now };
  const trial: ResourceTrial = { before, after, dictionary: dictionaryOf([old, now]), renames: renamesIn(old, now) };
  const [oldServer, newServer] = [await before.host.serve(), await after.host.serve()];
  const requests = await requestsOf(before.host, { dictionary: trial.dictionary, isChanged: changedFrom(old, now) });
  const tried = await tryAll(requests, oldServer, newServer);
  return {
    taken: tried.filter((one) => isTaken(one.before)).length,
    sends: compareTaken(tried, trial.renames),
    reads: worstOf([
      await readResponses(trial, newServer),
      await readErrors(trial),
      await readRefusals(trial, oldServer, newServer),
    ]),
    serves: await serveOld(trial),
  };
}
