import { readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { checkVersion } from "../version.ts";
import { applicationId } from "./own-file.ts";

/** Each is run once, in this order. Those that are released are never changed: a change is a new one. */
const migrations = ["001-exchange.sql", "002-accounts.sql", "003-wiki.sql"];

/** From here and from the build, which has the same depth. */
const folder = new URL("../../../migrations/sqlite/", import.meta.url);

/** Brings the schema up to date. A current schema needs no lock. Of two processes that start at once, the second waits, and finds it done. */
export function migrate(database: DatabaseSync): void {
  if (versionOf(database) === migrations.length && pragmaOf(database, "application_id") === applicationId) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const name of migrations.slice(versionOf(database)))
      database.exec(readFileSync(new URL(name, folder), "utf8"));
    database.exec(`PRAGMA user_version = ${migrations.length}; PRAGMA application_id = ${applicationId}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  const version = pragmaOf(database, "user_version");
  checkVersion(version, migrations.length);
  return version;
}

function pragmaOf(database: DatabaseSync, name: "user_version" | "application_id"): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
