import { existsSync } from "node:fs";
import { isAddress, readAddress } from "../storage/mariadb/address.js";
import { openStorage } from "../storage/open.js";

/** The database of all commands, where nothing else is said. */
export const usualDatabase = "kiln.db";

/**
 * Opens what `--database` names. Throws an error for people.
 * @param {string} name @param {{ readonly mustExist?: boolean }} [options] `mustExist` where a new database would be of no use: its name is wrong
 * @returns {Promise<import("../storage/types.js").Storage>}
 */
export async function openDatabase(name, { mustExist = false } = {}) {
  checkDatabase(name);
  if (mustExist && !isAddress(name) && !existsSync(name)) throw new Error(`There is no database “${name}”: give its name with --database`);
  return openStorage(name);
}

/** Throws an error for people where it can be the name of none. @param {string} name */
export function checkDatabase(name) {
  if (isAddress(name)) readAddress(name);
  else if (/^\w+:\/\//.test(name)) throw new Error(`--database takes a file or mysql://…, and not ${name.split(":", 1)[0]}`);
}
