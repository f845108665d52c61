import { equal } from "../storage/select.ts";
import type { Storage } from "../storage/storage.ts";

/** Reports whether a database contains a wiki. A database without any edit has never been seeded or edited. */
export function holdsWiki(storage: Storage): Promise<boolean> {
  return storage.read(
    async ({ wiki }) => (await wiki.count({ from: "statistics", where: [equal("statistics.name", "edits")] })) > 0,
  );
}
