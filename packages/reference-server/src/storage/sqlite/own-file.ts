import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** What a database file says whose it is (`PRAGMA application_id`): `Kiln` in ASCII. */
export const applicationId = 0x4b696c6e;

/** A table by which a file is recognized that an earlier version of this server made, which said nothing. */
const ownTable = "pa_paginggroups";

const notADatabase = 26;

/** Refuses a file that another program made, before anything in it is changed. */
export function checkOwner(database: DatabaseSync, file: string): void {
  const value = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  if (inOneState(database, file, () => isOwn(value))) return;
  throw new Error(`“${file}” is the database of another program: name a database of this server, or a new file`);
}

function isOwn(value: (sql: string) => number): boolean {
  const id = value("PRAGMA application_id");
  if (id !== 0) return id === applicationId;
  return (
    value("SELECT count(*) FROM sqlite_schema") === 0 ||
    value(`SELECT count(*) FROM sqlite_schema WHERE name = '${ownTable}'`) === 1
  );
}

/** Another process may be making the tables. */
function inOneState<T>(database: DatabaseSync, file: string, read: () => T): T {
  try {
    database.exec("BEGIN");
    const result = read();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === notADatabase)
      throw new Error(`“${file}” is not an SQLite database: name another file`);
    throw error;
  }
}

/** Makes a file that nobody else may read, where there is none. SQLite gives the files beside it the same permissions. */
export function makePrivate(file: string): void {
  if (isInMemory(file)) return;
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
}

/** Takes the permission of others to read it from a file that an earlier version of this server made. */
export function keepPrivate(file: string): void {
  if (isInMemory(file)) return;
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(one, 0o600);
    } catch {
      // It is not there, or belongs to somebody else, whose matter it is.
    }
  }
}

function isInMemory(file: string): boolean {
  return file === ":memory:" || file === "";
}
