import { Worker } from "node:worker_threads";
import { workQueue } from "../../accounts/work-queue.ts";
import type { Row, Sql, Value } from "../sql/sql.ts";
import { storageUnit } from "../sql/unit.ts";
import type { Storage } from "../storage.ts";
import { translated } from "./failures.ts";
import type { Failed, Reply, Statement } from "./reader-worker.ts";
import { sqliteDialect } from "./sql.ts";

/** Reads that wait for the thread; more are refused. */
const mostWaiting = 100;

/** A connection for reading in a thread of its own, whose statements delay nothing else. */
export interface ReaderThread {
  readonly read: Storage["read"];
  close(): Promise<void>;
}

/** The thread starts with the first read. */
export function readerThread(file: string, now: () => number): ReaderThread {
  let worker: Worker | undefined;
  const waiting: { readonly resolve: (rows: readonly Row[]) => void; readonly reject: (error: unknown) => void }[] = [];

  const start = (): Worker => {
    const own = new Worker(
      new URL(import.meta.url.endsWith(".ts") ? "./reader-worker.ts" : "./reader-worker.js", import.meta.url),
      { workerData: file },
    );
    own.unref();
    own.on("message", (reply: Reply) => {
      const first = waiting.shift();
      if ("rows" in reply) first?.resolve(reply.rows);
      else first?.reject(errorOf(reply));
    });
    own.on("error", (error) => {
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return own;
  };
  const ask = (sql: string, values?: readonly Value[]): Promise<readonly Row[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      (worker ??= start()).postMessage({ sql, values } satisfies Statement);
    });
  const refuse = (): never => {
    throw new TypeError("A read must not write.");
  };
  const sql: Sql = { ...sqliteDialect, all: ask, run: refuse, insert: refuse };
  const unit = storageUnit(sql, now);
  const queue = workQueue(1, mostWaiting);

  return {
    read: (work) =>
      queue(async () => {
        try {
          await ask("BEGIN");
          return await work(unit).finally(() => ask("ROLLBACK"));
        } catch (error) {
          throw translated(error);
        }
      }),
    close: async () => void (await worker?.terminate()),
  };
}

/** Errors lose their codes on the way between threads. */
function errorOf({ message, errcode }: Failed): Error {
  return Object.assign(new Error(message), { errcode });
}
