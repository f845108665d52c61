import { insertStatement } from "./insert.ts";
import type { Row, Sql, Value } from "./sql.ts";

/** All rows of a table. */
export interface KeptTable {
  readonly name: string;
  readonly rows: readonly Row[];
}

export async function readTables(sql: Sql, names: readonly string[]): Promise<readonly KeptTable[]> {
  const kept: KeptTable[] = [];
  for (const name of names) kept.push({ name, rows: await sql.all(`SELECT * FROM ${name}`, []) });
  return kept;
}

/** Brings tables back, in their order. Whatever refers to a row has to wait until all are there: foreign keys are not checked meanwhile. */
export async function replaceTables(sql: Sql, kept: readonly KeptTable[]): Promise<void> {
  for (const { name } of kept) await sql.run(`DELETE FROM ${name}`, []);
  for (const { name, rows } of kept) {
    // What counts ids has counted the rows before it: it is written last, and anew.
    await sql.run(`DELETE FROM ${name}`, []);
    for (const row of rows)
      await sql.run(insertStatement(name, Object.keys(row)), Object.values(row) as readonly Value[]);
  }
}
