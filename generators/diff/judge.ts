import { classes, type ChangeId } from "./classes.ts";
import type { Way } from "./directions.ts";
import {
  mapVerdicts,
  verdicts,
  worst,
  type Audience,
  type Cause,
  type Verdict,
  type Verdicts,
  audiences,
} from "../model/verdict.ts";
import type { Change } from "./change.ts";

/** Audiences whose programs use the real API, regardless of the spec. */
const meetsApi: ReadonlySet<Audience> = new Set(["sends", "reads"]);

/**
 * The verdicts of a class for the directions of a change: the most severe of each. If only knowledge changed, nothing
 * breaks for callers of the API; the class defines the effect on types and the server.
 */
export function judge(id: ChangeId, ways: ReadonlySet<Way>, cause: Cause): Verdicts {
  const { isExported } = classes[id];
  const found = [...ways].map((way) => classes[id][way]);
  const unused = isExported === true ? classes[id].request : verdicts("none", "none", "none", "none");
  return mapVerdicts((audience) => {
    const verdict = ways.size === 0 ? unused[audience] : worst(found.map((one) => one[audience]));
    return cause === "knowledge" ? known(audience, verdict) : verdict;
  });
}

/** The verdicts of a change of the API that is only a change of knowledge. */
export function asKnowledge(verdicts: Verdicts): Verdicts {
  return mapVerdicts((audience) => known(audience, verdicts[audience]));
}

function known(audience: Audience, verdict: Verdict): Verdict {
  return meetsApi.has(audience) && verdict !== "none" ? "knowledge" : verdict;
}

/** The audience with the worst verdict, the first of several. */
export function hardestHit({ verdicts }: Change): Audience {
  const hardest = worst(Object.values(verdicts));
  return audiences.find((one) => verdicts[one] === hardest)!;
}
