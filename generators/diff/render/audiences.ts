import type { Change } from "../change.ts";
import { hardestHit } from "../hardest-hit.ts";
import { audiences, verdictKinds, type Audience } from "../../model/verdict.ts";
import { worstFirst, worstOf } from "../../model/verdict-counts.ts";

export interface AudienceGroup {
  readonly audience: Audience;
  readonly changes: readonly Change[];
}

/**
 * Each change once, under the audience that it hits hardest; the worst changes, and the audiences that have them,
 * first.
 */
export function byAudience(changes: readonly Change[]): readonly AudienceGroup[] {
  const sorted = worstFirst(changes);
  const groups = audiences.map((audience) => ({
    audience,
    changes: sorted.filter((change) => hardestHit(change) === audience),
  }));
  return verdictKinds.flatMap((kind) =>
    groups.filter((group) => group.changes[0] !== undefined && worstOf(group.changes[0]) === kind),
  );
}
