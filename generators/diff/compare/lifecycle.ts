import type { Deprecation, Lifecycle } from "../../model/lifecycle.ts";
import { valueOr } from "../../model/fact.ts";
import type { ChangeId } from "../classes.ts";
import type { Found } from "../found.ts";
import type { Site } from "../site.ts";
import { at, type Properties } from "./node.ts";
import { factOr, origin } from "./fact.ts";
import { optional, same } from "./same.ts";

/** What everything that has a lifecycle compares of it. */
export const lifecycle: Properties<Lifecycle> = {
  since: at("since", factOr("since-changed", "since-changed", same("since-changed"))),
  deprecated: at("deprecated", optional("deprecated", "deprecation-withdrawn", deprecation)),
  sunset: at("sunset", factOr("sunset-changed", "sunset-changed", same("sunset-changed"))),
  was: at("was", (site, before, after) => formerNames(site, before, after.filter((name) => before.includes(name) || !site.renames.has(name)))),
};

/** Why, and who says so. */
function deprecation(site: Site, before: Deprecation, after: Deprecation): readonly Found[] {
  return [...same("deprecation-changed")(site, words(before), words(after)), ...origin(site, before, after)];
}

function words({ reason, replacement, date }: Deprecation): unknown {
  return { reason, replacement, date };
}

const formerNames = same<readonly string[]>("former-names-changed");

/** What the end of something is: as announced, or not. */
export function removal(surprising: ChangeId, announced: ChangeId): (item: Lifecycle, site: Site) => ChangeId {
  return ({ deprecated, sunset }, { today }) => {
    const day = valueOr(sunset, undefined, "unknown-is-open");
    return deprecated !== undefined && day !== undefined && day < today ? announced : surprising;
  };
}
