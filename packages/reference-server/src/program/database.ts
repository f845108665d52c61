import { existsSync } from "node:fs";
import { isAddress, readAddresses } from "../storage/mariadb/address.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";

export const defaultDatabase = "kiln.db";

/**
 * Opens the database of the option `--database`. Throws an error with a message for users. Commands that are useless on
 * a new database set `mustExist`.
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

/** Throws an error with a message for users if the name is not valid. */
export function checkDatabase(name: string): void {
  if (isAddress(name)) readAddresses(name);
  else if (/^\w+:\/\//.test(name))
    throw new Error(`--database must be a file or mysql://…, not ${name.split(":", 1)[0]}`);
}
