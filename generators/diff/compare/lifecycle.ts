import type { Deprecation, Lifecycle } from "../../model/fact.ts";
import type { ChangeId, GracedRemoval } from "../classes.ts";
import { difference, type Found, type Site } from "../change.ts";
import { at, type Properties } from "./node.ts";
import { factOr, origin } from "./fact.ts";
import { optional, same } from "./same.ts";

/** Comparisons of the properties that all definitions with a lifecycle have. */
export const lifecycle: Properties<Lifecycle> = {
  since: at("since", factOr("since-changed", "since-changed", same("since-changed"))),
  deprecated: at("deprecated", optional("deprecated", "deprecation-withdrawn", deprecation)),
  sunset: at("sunset", factOr("sunset-added", "sunset-withdrawn", sunset)),
  was: at("was", (site, before, after) =>
    formerNames(
      site,
      before,
      after.filter((name) => before.includes(name) || !site.renames.has(name)),
    ),
  ),
};

/** Compares dates such as `2026-01-31` as strings. */
function sunset(site: Site, before: string, after: string): readonly Found[] {
  return before === after
    ? []
    : [difference(before < after ? "sunset-postponed" : "sunset-changed", site, before, after)];
}

function deprecation(site: Site, before: Deprecation, after: Deprecation): readonly Found[] {
  return [...same("deprecation-changed")(site, words(before), words(after)), ...origin(site, before, after)];
}

function words({ reason, replacement, date }: Deprecation): unknown {
  return { reason, replacement, date };
}

const formerNames = same<readonly string[]>("former-names-changed");

/** Returns a function that selects the id of a removal: unannounced, before the sunset or after it. */
export function removal<Item extends Lifecycle>(
  id: GracedRemoval | ((item: Item) => GracedRemoval),
): (item: Item, site: Site) => ChangeId {
  return (item, { today }) => {
    const plain = typeof id === "string" ? id : id(item);
    if (item.deprecated === undefined) return plain;
    const day = item.sunset?.value;
    return day !== undefined && day < today ? `${plain}-after-sunset` : `${plain}-before-sunset`;
  };
}
