import type { Context } from "@kiln/server/query";
import { different, equal, type Condition } from "../../storage/wiki/select.ts";
import { given } from "./given.ts";
import { whereSeen } from "./hidden.ts";
import { tagged } from "./tags-of.ts";

interface Parameters {
  readonly user?: string | undefined;
  readonly excludeuser?: string | undefined;
  readonly tag?: string | undefined;
}

/** Deleted revisions of one author, of all but one, with a change tag. */
export function deletedFilters({ user, excludeuser, tag }: Parameters, context: Context): readonly Condition[] {
  return [
    ...given(user, (name) => equal("deleted_revisions.user_name", name)),
    ...given(excludeuser, (name) => different("deleted_revisions.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("deleted_revisions.hidden", "user", context)),
    ...given(tag, tagged.deleted),
  ];
}
