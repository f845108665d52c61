import type { Change } from "../diff/change.ts";
import type { Audience, Cause, Verdict } from "../model/verdict.ts";
import { greatest, type Level } from "../model/release.ts";

/**
 * The release level that each verdict requires of a package for the audience. A change of knowledge is never major: the
 * types follow the spec, but the API itself is unchanged.
 */
const asked: Readonly<Record<Cause, Readonly<Record<Verdict, Level>>>> = {
  api: { breaking: "major", risk: "minor", compatible: "minor", knowledge: "patch", none: "none" },
  knowledge: { breaking: "minor", risk: "minor", compatible: "patch", knowledge: "patch", none: "none" },
};

/** Returns the level that a change requires of a package with these audiences, if its files differ. */
export function levelFor(change: Judged, audiences: readonly Audience[]): Level {
  const level = levelForPrograms(change, audiences);
  return level === "none" && change.verdicts.documentation !== "none" ? "patch" : level;
}

/** Returns the level without regard to readers of the documentation. */
export function levelForPrograms({ cause, verdicts }: Judged, audiences: readonly Audience[]): Level {
  return greatest(audiences.map((audience) => asked[cause][verdicts[audience]]));
}

type Judged = Pick<Change, "cause" | "verdicts">;
