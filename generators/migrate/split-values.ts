import type { Change } from "../diff/change.ts";
import { groupBy } from "../model/group-by.ts";
import type { Migration } from "../model/migration.ts";

/** A value in whose place there are several that were it: the user has to choose. By the changes that say so. */
export function splitValues(changes: readonly Change[]): ReadonlyMap<Change, readonly Migration[]> {
  const heirs = groupBy(changes.flatMap(heirsIn), ({ of }) => of);
  const renamed = changes.filter(({ id }) => id === "value-renamed").map((change) => [change, heirs.get(place(change, String(change.before))) ?? []] as const);
  return new Map(renamed.filter(([, others]) => others.length > 0).map(([change, others]) => [change, [reviewOf(change, others.map(({ value }) => value))]] as const));
}

interface Heir {
  /** The set and the old value. */
  readonly of: string;
  readonly value: string;
}

/** A value that came, for each name that it says it had. */
function heirsIn(change: Change): readonly Heir[] {
  if (change.id !== "value-added") return [];
  const { value, was = [] } = change.after as { readonly value: string; readonly was?: readonly string[] };
  return was.map((former) => ({ of: place(change, former), value }));
}

function place({ path }: Change, value: string): string {
  return JSON.stringify([...path.slice(0, -1), value]);
}

function reviewOf({ path, before, after }: Change, others: readonly string[]): Migration {
  const values = [String(after), ...others].map((value) => `“${value}”`).join(" or ");
  return { kind: "review", service: path[0]?.name ?? "", within: [], name: String(before), why: `The value “${String(before)}” is now ${values}.` };
}
