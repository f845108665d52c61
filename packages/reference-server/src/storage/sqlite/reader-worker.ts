import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Row, Value } from "../sql/sql.ts";
import { sqliteSql } from "./transactions.ts";

/* The worker of `readerThread`. It runs one statement at a time and may wait for a lock. */

export interface Statement {
  readonly sql: string;
  /** Undefined for a statement without a result. */
  readonly values: readonly Value[] | undefined;
}

export interface Failed {
  readonly message: string;
  readonly errcode: number | undefined;
}

export type Reply = { readonly rows: readonly Row[] } | Failed;

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: 10_000 });
const { all } = sqliteSql(database);

async function run({ sql, values }: Statement): Promise<Reply> {
  try {
    if (values !== undefined) return { rows: await all(sql, values) };
    database.exec(sql);
    return { rows: [] };
  } catch (error) {
    const { message, errcode } = error as Error & { readonly errcode?: number };
    return { message, errcode };
  }
}

parentPort?.on("message", async (statement: Statement) => parentPort?.postMessage(await run(statement)));
