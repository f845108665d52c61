import type { Context } from "@kiln/server/query";
import { isHidden, maySee } from "./hidden.ts";

/** Somebody who did something: `account` is 0 for an address. */
export interface Authored {
  readonly account: number;
  readonly user_name: string;
  readonly hidden: number;
}

/** What `prop=user` and `prop=userid` say of an author. */
export function authorOf(
  { account, user_name: user, hidden }: Authored,
  asked: ReadonlySet<string>,
  context: Context,
): object {
  if (!asked.has("user") && !asked.has("userid")) return {};
  const mark = isHidden(hidden, "user") ? { userhidden: true } : {};
  if (!maySee(hidden, "user", "deletedhistory", context)) return mark;
  return {
    ...mark,
    ...(asked.has("user") ? { user } : {}),
    ...(asked.has("userid") ? { userid: account } : {}),
    ...(account === 0 ? { anon: true } : {}),
  };
}
