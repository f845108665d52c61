import type { Change } from "../diff/change.ts";
import { groupBy } from "../model/group-by.ts";
import type { Migration } from "../model/migration.ts";

/** Renames of values that are in truth splits, because several new values name the old one as their former name. */
export function splitValues(changes: readonly Change[]): ReadonlyMap<Change, readonly Migration[]> {
  const heirs = groupBy(changes.flatMap(heirsIn), ({ of }) => of);
  const renamed = changes
    .filter(({ id }) => id === "value-renamed")
    .map((change) => [change, heirs.get(place(change, String(change.before))) ?? []] as const);
  return new Map(
    renamed
      .filter(([, others]) => others.length > 0)
      .map(
        ([change, others]) =>
          [
            change,
            [
              splitOf(
                change,
                others.map(({ value }) => value),
              ),
            ],
          ] as const,
      ),
  );
}

interface Heir {
  /** The set and the old value, as a key. */
  readonly of: string;
  readonly value: string;
}

/** An added value, once for each former name. */
function heirsIn(change: Change): readonly Heir[] {
  if (change.id !== "value-added") return [];
  const { value, was = [] } = change.after as { readonly value: string; readonly was?: readonly string[] };
  return was.map((former) => ({ of: place(change, former), value }));
}

function place({ path }: Change, value: string): string {
  return JSON.stringify([...path.slice(0, -1), value]);
}

function splitOf({ path, before, after }: Change, others: readonly string[]): Migration {
  return {
    kind: "split",
    service: path[0]?.name ?? "",
    within: [],
    name: String(before),
    into: [String(after), ...others],
  };
}
