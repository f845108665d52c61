import type { Condition, Select, Selected, Tallied, Tally } from "./select.ts";
import type { Column, RowOf, Table, TableWithId } from "./tables.ts";

/* The stored data of the query interface, and all operations that its handlers need from a database. */

/** Throws an error with the `statusCode` 503 if the database is unreachable, busy for too long, or full. */
export interface Storage<Unit extends StorageUnit = StorageUnit> {
  /** Runs work that only reads, on a single state of the database. */
  read<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
  /**
   * Does the same as `read` for statements that may take long. If the database runs in this process, they do not delay
   * other work.
   */
  readInBackground<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
  /**
   * Runs work whose calls of `read` share one transaction and see the same state of the database. SQLite does not need
   * this, because a transaction there costs as little as a read.
   */
  shareReads<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs work exclusively. On success, all its writes are on disk; if it throws, none is stored. The work must await
   * only the unit, and may be repeated from its beginning after a conflict.
   */
  write<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
}

export interface StorageUnit {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly secrets: SecretStore;
  readonly wiki: WikiStore;
}

/** An account of the query interface. */
export interface StoredAccount {
  readonly id: string;
  /** The normalized name: `Ann Example`. */
  readonly name: string;
  /** The hash of the password, with its parameters. */
  readonly password: string;
  /** The explicitly assigned groups, without those of all accounts. */
  readonly groups: readonly string[];
  /** The time of registration, in milliseconds since 1970. */
  readonly registered: number;
}

/** A password of an account for one program. */
export interface StoredBotPassword {
  readonly app: string;
  readonly password: string;
  readonly grants: readonly string[];
}

/** A bearer token, which programs send instead of using a session. */
export interface StoredBearerToken {
  /** The SHA-256 hash of the token, in hexadecimal digits. */
  readonly hash: string;
  readonly account: string;
  readonly label: string;
  readonly grants: readonly string[];
}

export interface AccountStore {
  find(name: string): Promise<StoredAccount | undefined>;
  get(id: string): Promise<StoredAccount | undefined>;
  /** Returns the accounts by ascending id. */
  list(): Promise<readonly StoredAccount[]>;
  /** Returns the new id; `undefined` if the name is taken. */
  insert(account: Omit<StoredAccount, "id">): Promise<string | undefined>;
  setPassword(id: string, password: string): Promise<void>;
  botPassword(id: string, app: string): Promise<StoredBotPassword | undefined>;
  botPasswords(id: string): Promise<readonly StoredBotPassword[]>;
  /** Replaces the previous password of the program. */
  setBotPassword(id: string, password: StoredBotPassword): Promise<void>;
  bearerToken(hash: string): Promise<StoredBearerToken | undefined>;
  insertBearerToken(token: StoredBearerToken): Promise<void>;
}

export interface StoredSession {
  /** The SHA-256 hash of the session's secret, in hexadecimal digits. */
  readonly hash: string;
  /** The kind of session: of a browser, of a program with a bot password, or a remembered login of a browser. */
  readonly kind: "browser" | "bot" | "remember";
  /** The id of the account. */
  readonly account: string;
  /** The program of a bot password; empty for the others. */
  readonly app: string;
  /** The expiration time, in milliseconds since 1970. */
  readonly expires: number;
}

export interface SessionStore {
  /** Returns a session; `undefined` if it does not exist or has expired. */
  find(hash: string): Promise<StoredSession | undefined>;
  insert(session: StoredSession): Promise<void>;
  extend(hash: string, expires: number): Promise<void>;
  delete(hash: string): Promise<void>;
  /** Deletes all sessions of an account, or those of one of its programs. */
  deleteOf(account: string, app?: string): Promise<void>;
  /** Deletes expired sessions. */
  prune(): Promise<void>;
}

export interface AttemptLimit {
  /** The key that the counted attempts share; at most 64 characters. */
  readonly key: string;
  readonly most: number;
  /** The length of the window in milliseconds. */
  readonly window: number;
}

export interface AttemptStore {
  /** Counts an attempt toward each limit. Returns true if a limit was exceeded in its window. */
  count(limits: readonly AttemptLimit[]): Promise<boolean>;
  clear(key: string): Promise<void>;
  /** Deletes counts whose window has ended. */
  prune(): Promise<void>;
}

export interface SecretStore {
  /** Returns the value of a name. If there is no value, stores the proposed one. */
  get(name: string, proposed: string): Promise<string>;
}

/** The columns of a table that contain numbers. */
type NumbersOf<T extends Table> = { readonly [C in keyof RowOf<T> as RowOf<T>[C] extends number ? C : never]: number };

export interface WikiStore {
  select<C extends Column>(query: Select<C>): Promise<readonly Selected<C>[]>;
  count(query: Pick<Select, "from" | "joins" | "where">): Promise<number>;
  /** Counts the rows of each group. */
  tally<C extends Column>(query: Tally<C>): Promise<readonly Tallied<C>[]>;
  /** Inserts rows and returns their new ids. */
  create<T extends TableWithId>(table: T, rows: readonly Omit<RowOf<T>, "id">[]): Promise<readonly number[]>;
  /** Inserts rows without an id column, or with an existing id. */
  insert<T extends Exclude<Table, TableWithId | "accounts">>(table: T, rows: readonly RowOf<T>[]): Promise<void>;
  /** Restores rows of deleted pages with their original ids. */
  restore<T extends TableWithId>(table: T, rows: readonly RowOf<T>[]): Promise<void>;
  /** Updates rows. Conditions may only use columns of this table. Returns the number of rows that matched. */
  update<T extends Table>(table: T, values: Partial<RowOf<T>>, where: readonly Condition[]): Promise<number>;
  /** Adds amounts to numbers. Returns the number of rows that matched the conditions. */
  increase<T extends Table>(table: T, amounts: Partial<NumbersOf<T>>, where: readonly Condition[]): Promise<number>;
  delete(table: Table, where: readonly Condition[]): Promise<number>;
}
