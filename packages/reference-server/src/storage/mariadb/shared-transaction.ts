import type { Connection } from "mariadb";

/** A transaction of several pieces of work. It begins with the first of them. */
export interface SharedTransaction {
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Ends the transaction, if it began. All work has to be complete. */
  readonly end: () => Promise<void>;
}

type InTransaction = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** Returns a transaction that `inTransaction` begins and ends. */
export function sharedTransaction(inTransaction: InTransaction): SharedTransaction {
  let connection: Promise<Connection> | undefined;
  let finish = (): void => {};
  let ended: Promise<void> = Promise.resolve();
  const begin = (): Promise<Connection> =>
    new Promise((resolve, reject) => {
      ended = inTransaction(async (begun) => {
        resolve(begun);
        await new Promise<void>((done) => (finish = done));
      });
      ended.catch(reject);
    });
  return {
    run: async (work) => work(await (connection ??= begin())),
    end: () => {
      finish();
      return ended;
    },
  };
}

/** Runs work, then `end`, also if the work fails. The error of the work is the first cause. */
export async function endingWith<T>(work: () => Promise<T>, end: () => Promise<void>): Promise<T> {
  try {
    const result = await work();
    await end();
    return result;
  } catch (error) {
    await end().catch(() => {});
    throw error;
  }
}
