import type { AttemptLimit, AttemptStore, SecretStore, SessionStore, StoredSession } from "../storage.ts";
import { type Row, type Sql, type Value, insertStatement } from "./sql.ts";
import {
  type Column,
  type ColumnKind,
  type Condition,
  type Select,
  type Table,
  type Tally,
  type WikiStore,
  kindOf,
  tables,
} from "@kiln/wiki";
import {
  type Statement,
  countStatement,
  deleteStatement,
  increaseStatement,
  selectStatement,
  tallyStatement,
  updateStatement,
} from "./wiki-select.ts";

const statements = {
  find: "SELECT * FROM sessions WHERE se_hash = ? AND se_expires > ?",
  insert: "INSERT INTO sessions (se_hash, se_kind, se_ac_id, se_app, se_expires) VALUES (?, ?, ?, ?, ?)",
  extend: "UPDATE sessions SET se_expires = ? WHERE se_hash = ?",
  delete: "DELETE FROM sessions WHERE se_hash = ?",
  deleteOf: "DELETE FROM sessions WHERE se_ac_id = ?",
  deleteOfApp: "DELETE FROM sessions WHERE se_ac_id = ? AND se_app = ?",
  prune: "DELETE FROM sessions WHERE se_expires <= ?",
};

export function sessionStore(sql: Sql, now: () => number): SessionStore {
  return {
    find: async (hash) => {
      const [row] = await sql.all(statements.find, [hash, now()]);
      return row && sessionOf(row);
    },
    insert: async ({ hash, kind, account, app, expires }) =>
      void (await sql.run(statements.insert, [hash, kind, account, app, expires])),
    extend: async (hash, expires) => void (await sql.run(statements.extend, [expires, hash])),
    delete: async (hash) => void (await sql.run(statements.delete, [hash])),
    deleteOf: async (account, app) => {
      if (app === undefined) await sql.run(statements.deleteOf, [account]);
      else await sql.run(statements.deleteOfApp, [account, app]);
    },
    prune: async () => void (await sql.run(statements.prune, [now()])),
  };
}

function sessionOf(row: Row): StoredSession {
  return {
    hash: String(row["se_hash"]),
    kind: String(row["se_kind"]) as StoredSession["kind"],
    account: String(row["se_ac_id"]),
    app: String(row["se_app"]),
    expires: Number(row["se_expires"]),
  };
}

const attemptStatements = {
  find: "SELECT at_count FROM attempts WHERE at_key = ? AND at_ends > ?",
  delete: "DELETE FROM attempts WHERE at_key = ?",
  insert: "INSERT INTO attempts (at_key, at_count, at_ends) VALUES (?, 1, ?)",
  increase: "UPDATE attempts SET at_count = at_count + 1 WHERE at_key = ?",
  prune: "DELETE FROM attempts WHERE at_ends <= ?",
};

export function attemptStore(sql: Sql, now: () => number): AttemptStore {
  const isTooMany = async ({ key, most, window }: AttemptLimit): Promise<boolean> => {
    const [row] = await sql.all(attemptStatements.find, [key, now()]);
    if (row === undefined) {
      await sql.run(attemptStatements.delete, [key]);
      await sql.run(attemptStatements.insert, [key, now() + window]);
      return most < 1;
    }
    if (Number(row["at_count"]) >= most) return true;
    await sql.run(attemptStatements.increase, [key]);
    return false;
  };
  return {
    count: async (limits) => {
      const results: boolean[] = [];
      for (const limit of limits) results.push(await isTooMany(limit));
      return results.includes(true);
    },
    clear: async (key) => void (await sql.run(attemptStatements.delete, [key])),
    prune: async () => void (await sql.run(attemptStatements.prune, [now()])),
  };
}

export function secretStore(sql: Sql): SecretStore {
  return {
    get: async (name, proposed) => {
      const [row] = await sql.all("SELECT ss_value FROM server_secrets WHERE ss_name = ?", [name]);
      if (row !== undefined) return String(row["ss_value"]);
      await sql.run("INSERT INTO server_secrets (ss_name, ss_value) VALUES (?, ?)", [name, proposed]);
      return proposed;
    },
  };
}

/** The maximum number of values per statement that all databases accept. */
const mostValues = 5000;

export function wikiStore(sql: Sql): WikiStore {
  const run = ({ sql: text, values }: Statement): Promise<number> => sql.run(text, values);
  const insert = async (table: Table, rows: readonly object[]): Promise<void> => {
    for (const part of inParts(rows)) {
      const [first = {}] = part;
      await sql.run(
        insertStatement(tables[table].sql, Object.keys(first), part.length),
        part.flatMap((row) => Object.values(row) as Value[]),
      );
    }
  };
  const store: WikiStore = {
    select: async (query: Select) => {
      const { sql: text, values } = selectStatement(query, sql);
      const rows = await sql.all(text, values);
      return rows.map((row) => rowOf(row, query.columns)) as never;
    },
    count: async (query) => {
      const { sql: text, values } = countStatement(query, sql);
      const [row] = await sql.all(text, values);
      return Number(row?.["number"] ?? 0);
    },
    tally: async (query: Tally) => {
      const { sql: text, values } = tallyStatement(query, sql);
      const rows = await sql.all(text, values);
      return rows.map((row) => ({
        ...rowOf(row, query.columns),
        rows: Number(row["rows"]),
        sum: Number(row["sum"]),
      })) as never;
    },
    create: async (table, rows) => {
      const ids: number[] = [];
      for (const part of inParts(rows))
        ids.push(...(await sql.insert(tables[table].sql, "id", part as readonly Record<string, Value>[])).map(Number));
      return ids;
    },
    insert,
    restore: insert,
    update: (table, values, where) => run(updateStatement(table, values as Readonly<Record<string, Value>>, where)),
    increase: (table, amounts, where) =>
      run(increaseStatement(table, amounts as Readonly<Record<string, number>>, where)),
    delete: (table: Table, where: readonly Condition[]) => run(deleteStatement(table, where)),
  };
  return store;
}

function* inParts<T extends object>(rows: readonly T[]): Generator<readonly T[]> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const most = Math.max(1, Math.floor(mostValues / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += most) yield rows.slice(start, start + most);
}

/** Databases may return strings as bytes and numbers as strings, so values are converted by the kind of the column. */
const readers: Readonly<Record<"integer" | "real" | "text", (value: unknown) => unknown>> = {
  integer: Number,
  real: Number,
  text: String,
};

function rowOf(row: Row, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map((column) => [column, valueOf(row[column], kindOf(column))]));
}

function valueOf(value: unknown, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return null;
  return readers[kind.replace("nullable ", "") as keyof typeof readers](value);
}
