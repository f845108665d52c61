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
 * Returns the verdicts of a class for the directions of a change, using the most severe of each. If only knowledge
 * changed, nothing breaks for callers of the API. The class defines the effect on types and the server.
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

/** Returns the verdicts of an API change as if only knowledge about the API had changed. */
export function asKnowledge(verdicts: Verdicts): Verdicts {
  return mapVerdicts((audience) => known(audience, verdicts[audience]));
}

function known(audience: Audience, verdict: Verdict): Verdict {
  return meetsApi.has(audience) && verdict !== "none" ? "knowledge" : verdict;
}

/** Returns the audience with the worst verdict, or the first such audience. */
export function hardestHit({ verdicts }: Change): Audience {
  const hardest = worst(Object.values(verdicts));
  return audiences.find((one) => verdicts[one] === hardest)!;
}
