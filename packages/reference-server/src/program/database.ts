import { existsSync } from "node:fs";
import { isAddress, readAddresses } from "../storage/mariadb/address.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";

/** The database of all commands, unless `--database` is given. */
export const defaultDatabase = "kiln.db";

/**
 * Opens what `--database` names. Throws an error for people. `mustExist` is for commands to which a new database would
 * be of no use: its name is wrong.
 */
export async function openDatabase(
  name: string,
  { mustExist = false }: { readonly mustExist?: boolean } = {},
): Promise<Storage> {
  checkDatabase(name);
  const isMissing = !isAddress(name) && !existsSync(name);
  if (mustExist && isMissing) throw new Error(`There is no database “${name}”. Name another one with --database`);
  return openStorage(name);
}

/** Throws an error for people where it cannot be the name of a database. */
export function checkDatabase(name: string): void {
  if (isAddress(name)) readAddresses(name);
  else if (/^\w+:\/\//.test(name))
    throw new Error(`--database must be a file or mysql://…, not ${name.split(":", 1)[0]}`);
}
