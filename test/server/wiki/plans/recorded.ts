import {
  countStatement,
  selectStatement,
  tallyStatement,
  type Statement,
} from "../../../../packages/reference-server/src/storage/sql/wiki-select.ts";
import { sqliteDialect } from "../../../../packages/reference-server/src/storage/sqlite/transactions.ts";
import type { Storage, StorageUnit } from "../../../../packages/reference-server/src/storage/storage.ts";
import type { Select, Tally } from "../../../../packages/wiki/src/storage/select.ts";
import type { WikiStore } from "../../../../packages/wiki/src/storage/storage.ts";

/** A statement that was run, and whether it has a row limit. */
export interface Ran extends Statement {
  readonly isLimited: boolean;
  /** True for a count, which reads all rows of each kind. */
  readonly isTally?: boolean;
}

/** Returns the same storage, which reports each wiki query in its SQLite form. */
export function recorded(storage: Storage, told: (ran: Ran) => void): Storage {
  const inUnit = (unit: StorageUnit): StorageUnit => ({ ...unit, wiki: recordedWiki(unit.wiki, told) });
  const read: Storage["read"] = (work) => storage.read((unit) => work(inUnit(unit)));
  return { ...storage, read, readInBackground: read, write: (work) => storage.write((unit) => work(inUnit(unit))) };
}

function recordedWiki(wiki: WikiStore, told: (ran: Ran) => void): WikiStore {
  return {
    ...wiki,
    select: (query) => {
      told({ ...selectStatement(query as Select, sqliteDialect), isLimited: query.limit !== undefined });
      return wiki.select(query);
    },
    count: (query) => {
      told({ ...countStatement(query, sqliteDialect), isLimited: false });
      return wiki.count(query);
    },
    tally: (query) => {
      told({ ...tallyStatement(query as Tally, sqliteDialect), isLimited: query.limit !== undefined, isTally: true });
      return wiki.tally(query);
    },
  };
}
