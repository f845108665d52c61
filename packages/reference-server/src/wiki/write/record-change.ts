import type { RowOf } from "../../storage/wiki/tables.ts";
import type { StoredTitle } from "../titles.ts";
import type { Actor, WikiUnit } from "./wiki-unit.ts";

type ChangeRow = Omit<RowOf<"changes">, "id" | "ns" | "title" | "account" | "user_name">;

/** What most changes have alike. */
const base: Omit<ChangeRow, "type" | "timestamp"> = {
  page: 0,
  revision: 0,
  old_revision: 0,
  old_length: 0,
  new_length: 0,
  comment: "",
  minor: 0,
  bot: 0,
  patrolled: 0,
  hidden: 0,
  log: 0,
  log_type: "",
  log_action: "",
  params: "",
};

/** Writes a recent change. Returns its id. */
export async function recordChange(
  { wiki }: WikiUnit,
  actor: Actor,
  { ns, title }: StoredTitle,
  change: Partial<ChangeRow> & Pick<ChangeRow, "type" | "timestamp">,
): Promise<number> {
  const [id = 0] = await wiki.create("changes", [
    { ...base, ...change, account: actor.account, user_name: actor.name, ns, title },
  ]);
  return id;
}

/** What changes of this actor count as: patrolled by themselves where the actor may do that. */
export function patrolState({ rights }: Actor): number {
  return rights.includes("autopatrol") ? 2 : 0;
}
