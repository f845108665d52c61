import type { Context } from "@kiln/server/query";
import { anyOf, different, equal, isIn, type Condition } from "../../storage/wiki/select.ts";
import { given } from "./given.ts";
import { whereSeen } from "./hidden.ts";

/** The filters that all lists of changes have. */
export interface ChangeFilters {
  readonly namespace?: readonly number[] | undefined;
  readonly user?: string | undefined;
  readonly excludeuser?: string | undefined;
  readonly type: readonly string[];
  readonly show?: readonly string[] | undefined;
}

/** What `show` means of a change itself; what it means of its page or of a watchlist, the module knows. */
const shown: Readonly<Record<string, Condition>> = {
  minor: different("changes.minor", 0),
  "!minor": equal("changes.minor", 0),
  bot: different("changes.bot", 0),
  "!bot": equal("changes.bot", 0),
  anon: equal("changes.account", 0),
  "!anon": different("changes.account", 0),
  patrolled: different("changes.patrolled", 0),
  "!patrolled": equal("changes.patrolled", 0),
  unpatrolled: equal("changes.patrolled", 0),
  autopatrolled: equal("changes.patrolled", 2),
  "!autopatrolled": different("changes.patrolled", 2),
};

/** Every kind of change, which no condition has to choose. */
const kinds = 5;

export function changeFilters(
  { namespace, user, excludeuser, type, show = [] }: ChangeFilters,
  context: Context,
): readonly Condition[] {
  return [
    ...given(namespace, (ids) => isIn("changes.ns", ids)),
    ...given(excludeuser, (name) => different("changes.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("changes.hidden", "user", context)),
    ...(new Set(type).size === kinds ? [] : given(type, (names) => isIn("changes.type", names))),
    ...show.flatMap((one) => shown[one] ?? []),
  ];
}

/** Changes of which the caller may know the page. */
export function whereActionSeen(context: Context): readonly Condition[] {
  return whereSeen("changes.hidden", "text", context).map((seen) => anyOf(different("changes.type", "log"), seen));
}
