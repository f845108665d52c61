import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { openMariadb, openSqlite, type Storage } from "../../../packages/reference-server/src/index.ts";
import { newDatabase } from "../../mariadb/new-database.ts";

/** Where `npm run test:mariadb` lets these tests keep what the server stores. */
const told = process.env["KILN_MARIADB"];
const mariadb = told === undefined ? undefined : (JSON.parse(told) as { readonly address: string }).address;

/**
 * What `--database` takes for a file: the file itself, for SQLite; or the address of a database of MariaDB, which is as
 * new as the file.
 */
export async function databaseIn(file: string): Promise<string> {
  if (mariadb === undefined) return file;
  if (file === ":memory:") return newDatabase(mariadb);
  if (!existsSync(file)) writeFileSync(file, await newDatabase(mariadb));
  return readFileSync(file, "utf8");
}

export async function openDatabase(file: string, options: { readonly now?: () => number }): Promise<Storage> {
  const database = await databaseIn(file);
  return mariadb === undefined ? openSqlite(database, options) : openMariadb(database, options);
}
