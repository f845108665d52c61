import {
  countStatement,
  selectStatement,
  type Dialect,
  type Statement,
} from "../../../../packages/reference-server/src/storage/sql/wiki-select.ts";
import type { Storage, StorageUnit } from "../../../../packages/reference-server/src/storage/storage.ts";
import type { Select } from "../../../../packages/reference-server/src/storage/wiki/select.ts";
import type { WikiStore } from "../../../../packages/reference-server/src/storage/wiki/wiki-store.ts";

/** A statement that was run, and whether it stops after so many rows. */
export interface Ran extends Statement {
  readonly isLimited: boolean;
}

/** The same storage, which tells of each question to the wiki as SQLite gets it. */
export function recorded(storage: Storage, told: (ran: Ran) => void): Storage {
  const inUnit = (unit: StorageUnit): StorageUnit => ({ ...unit, wiki: recordedWiki(unit.wiki, told) });
  const read: Storage["read"] = (work) => storage.read((unit) => work(inUnit(unit)));
  return { ...storage, read, readInBackground: read, write: (work) => storage.write((unit) => work(inUnit(unit))) };
}

function recordedWiki(wiki: WikiStore, told: (ran: Ran) => void): WikiStore {
  return {
    ...wiki,
    select: (query) => {
      told({ ...selectStatement(query as Select, dialect), isLimited: query.limit !== undefined });
      return wiki.select(query);
    },
    count: (query) => {
      told({ ...countStatement(query, dialect), isLimited: false });
      return wiki.count(query);
    },
  };
}

const dialect: Dialect = { orderedJoin: "CROSS JOIN", unindexed: (name) => `+${name}` };
