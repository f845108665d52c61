import type { Connection } from "mariadb";
import { readFileSync } from "node:fs";
import { checkVersion } from "../version.ts";

/** Each is run once, in this order. Those that are released are never changed: a change is a new one. */
const migrations = ["001-exchange.sql", "002-accounts.sql", "003-wiki.sql"];

/** From here and from the build, which has the same depth. */
const folder = new URL("../../../migrations/mariadb/", import.meta.url);

const versions = "CREATE TABLE IF NOT EXISTS migrations (mi_version INT NOT NULL PRIMARY KEY) ENGINE=InnoDB";

/**
 * Brings the schema up to date. Statements that define are no part of a transaction, and named locks do not reach across a cluster: so
 * every statement of a migration may run twice, by two servers that start at once, or again after one that was stopped halfway.
 */
export async function migrate(connection: Connection): Promise<void> {
  await connection.query(versions);
  const lastVersion = "SELECT coalesce(max(mi_version), 0) AS version FROM migrations";
  const [row] = await connection.query<readonly { readonly version: unknown }[]>(lastVersion);
  const version = Number(row?.version);
  checkVersion(version, migrations.length);
  for (const [index, name] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statementsOf(name)) await connection.query(statement);
    await connection.query("INSERT IGNORE INTO migrations (mi_version) VALUES (?)", [index + 1]);
  }
}

function statementsOf(name: string): readonly string[] {
  const text = readFileSync(new URL(name, folder), "utf8").replaceAll(/^--.*$/gm, "");
  return text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
}
