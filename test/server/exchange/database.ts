import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { openMariadb, openSqlite, type Storage } from "../../../packages/reference-server/src/index.ts";
import { newDatabase } from "../../mariadb/new-database.ts";

/** The MariaDB of `npm run test:mariadb`, which stores the server's data in these tests. */
const told = process.env["KILN_MARIADB"];
const mariadb = told === undefined ? undefined : (JSON.parse(told) as { readonly address: string }).address;

/**
 * Returns the value of `--database` for a file: the file itself for SQLite, or the address of a MariaDB database. The
 * database is created on the first use of the file, which then stores its address.
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
