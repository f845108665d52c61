import {
  type DestinationRow,
  type IdempotencyStore,
  type PagingGroupFields,
  type PagingGroupStore,
  type StoredPagingGroup,
  pagingGroupColumns,
} from "../storage.ts";
import type { Row, Sql } from "./sql.ts";

/** The canonical form of an id. */
const idForm = /^[1-9]\d{0,14}$/;

const statements = {
  get: "SELECT * FROM pa_paginggroups WHERE pa_id = ?",
  getOfTenant: "SELECT * FROM pa_paginggroups WHERE pa_id = ? AND pa_te_id = ?",
  update: `UPDATE pa_paginggroups SET ${pagingGroupColumns.map((column) => `${column} = coalesce(?, ${column})`).join(", ")} WHERE pa_id = ?`,
  delete: "DELETE FROM pa_paginggroups WHERE pa_id = ?",
  destinations: "SELECT * FROM de_destinations WHERE de_type_id_src = ? ORDER BY de_type_src, de_ord",
  deleteSlot: "DELETE FROM de_destinations WHERE de_type_id_src = ? AND de_type_src = ?",
  deleteDestinations: "DELETE FROM de_destinations WHERE de_type_id_src = ?",
};

export function pagingGroupStore(sql: Sql): PagingGroupStore {
  return {
    list: async ({ tenant, where = {}, after = "0", limit = Number.MAX_SAFE_INTEGER }) => {
      const all = [{ column: "pa_te_id", value: tenant }, ...columnsOf(where)];
      const wanted = all.flatMap(({ column, value }) => (value === undefined ? [] : [{ column, value }]));
      const conditions = [...wanted.map(({ column }) => `${column} = ?`), "pa_id > ?"].join(" AND ");
      const values = [...wanted.map(({ value }) => value), Number(after), limit];
      return (await sql.all(`SELECT * FROM pa_paginggroups WHERE ${conditions} ORDER BY pa_id LIMIT ?`, values)).map(
        groupOf,
      );
    },
    get: async (tenant, id) => {
      if (!idForm.test(id)) return undefined;
      const [row] =
        tenant === undefined
          ? await sql.all(statements.get, [id])
          : await sql.all(statements.getOfTenant, [id, tenant]);
      return row && groupOf(row);
    },
    destinationsOf: async (id) => (await sql.all(statements.destinations, [id])).map(destinationOf),
    insert: async (tenant, fields) => {
      const [id] = await sql.insert("pa_paginggroups", "pa_id", [{ pa_te_id: tenant, ...fields }]);
      return String(id);
    },
    update: async (id, fields) =>
      void (await sql.run(statements.update, [...pagingGroupColumns.map((column) => fields[column] ?? null), id])),
    replaceDestinations: async (tenant, id, slot, destinations) => {
      await sql.run(statements.deleteSlot, [id, slot]);
      const source = { de_te_id: tenant, de_type_id_src: id, de_type_src: slot };
      const rows = destinations.map((one, index) => ({
        ...source,
        de_type_dst: one.type,
        de_type_id_dst: one.id,
        de_ord: index,
      }));
      await sql.insert("de_destinations", "de_id", rows);
    },
    delete: async (id) => {
      await sql.run(statements.deleteDestinations, [id]);
      await sql.run(statements.delete, [id]);
    },
  };
}

/** Returns known columns only, because column names become part of a statement. */
function columnsOf(
  fields: Partial<PagingGroupFields>,
): readonly { readonly column: string; readonly value: string | undefined }[] {
  return pagingGroupColumns.map((column) => ({ column, value: fields[column] }));
}

function groupOf(row: Row): StoredPagingGroup {
  return texts(row) as unknown as StoredPagingGroup;
}

function destinationOf(row: Row): DestinationRow {
  return texts(row) as unknown as DestinationRow;
}

/** Converts all columns to strings, as the exchange returns them. */
function texts(row: Row): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const name in row) all[name] = String(row[name]);
  return all;
}

/** In milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/* The table is called `receipts`, because migrations are never changed. */
const requestStatements = {
  prune: "DELETE FROM receipts WHERE rc_made <= ?",
  find: "SELECT rc_fingerprint, rc_answer FROM receipts WHERE rc_caller = ? AND rc_key = ?",
  insert: "INSERT INTO receipts (rc_caller, rc_key, rc_fingerprint, rc_made) VALUES (?, ?, ?, ?)",
  complete: "UPDATE receipts SET rc_answer = ? WHERE rc_caller = ? AND rc_key = ?",
};

export function idempotencyStore(sql: Sql, now: () => number): IdempotencyStore {
  const prune = async (): Promise<void> => void (await sql.run(requestStatements.prune, [now() - lifetime]));
  return {
    claim: async ({ caller, key, fingerprint }) => {
      await prune();
      const [earlier] = await sql.all(requestStatements.find, [caller, key]);
      if (earlier !== undefined) {
        const response = earlier["rc_answer"];
        return {
          fingerprint: String(earlier["rc_fingerprint"]),
          answer: response === null ? undefined : String(response),
        };
      }
      await sql.run(requestStatements.insert, [caller, key, fingerprint, now()]);
      return undefined;
    },
    complete: async ({ caller, key }, response) =>
      void (await sql.run(requestStatements.complete, [response, caller, key])),
    prune,
  };
}
