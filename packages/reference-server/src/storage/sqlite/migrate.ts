import { readFileSync } from "node:fs";
import { checkVersion } from "../version.js";

/** Each is run once, in this order. Those that have gone out are never changed: a change is a new one. */
const migrations = ["001-exchange.sql"];

/** Brings the schema up to date. Two processes that start at once do not meet: the second finds it done. @param {import("node:sqlite").DatabaseSync} database */
export function migrate(database) {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
    checkVersion(version, migrations.length);
    for (const name of migrations.slice(version)) database.exec(readFileSync(new URL(`migrations/${name}`, import.meta.url), "utf8"));
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
