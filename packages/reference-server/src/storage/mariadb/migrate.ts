import { readFileSync } from "node:fs";
import { checkVersion } from "../version.js";

/** Each is done once, in this order. Those that have gone out are never changed: a change is a new one. */
const migrations = ["001-exchange.sql"];

const versions = "CREATE TABLE IF NOT EXISTS migrations (mi_version INT NOT NULL PRIMARY KEY) ENGINE=InnoDB";

/**
 * Brings the schema up to date. Statements that define are no part of a transaction, and locks of a name are no locks in a cluster: so every
 * statement of a migration may be done twice, by two who start at once, or again after one that was stopped halfway.
 * @param {import("mariadb").Connection} connection
 */
export async function migrate(connection) {
  await connection.query(versions);
  const [row] = await connection.query("SELECT coalesce(max(mi_version), 0) AS version FROM migrations");
  const version = Number(row.version);
  checkVersion(version, migrations.length);
  for (const [index, name] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statementsOf(name)) await connection.query(statement);
    await connection.query("INSERT IGNORE INTO migrations (mi_version) VALUES (?)", [index + 1]);
  }
}

/** @param {string} name */
function statementsOf(name) {
  const text = readFileSync(new URL(`migrations/${name}`, import.meta.url), "utf8").replaceAll(/^--.*$/gm, "");
  return text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
}
