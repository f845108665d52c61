/*
 * The stored data of the server, and all operations that it needs from a database. The server keeps no other state, so
 * that several servers can share one database. Ids are strings of digits. test/server/exchange/storage-suite.ts
 * specifies the requirements of an implementation.
 */
import type { IdempotencyRecords } from "@kiln/server/exchange";
import type { WikiStorage, WikiStorageUnit } from "@kiln/wiki";
import type { FastifyInstance } from "fastify";

export type {
  AccountStore,
  AttemptLimit,
  AttemptStore,
  SecretStore,
  SessionStore,
  StoredAccount,
  StoredBearerToken,
  StoredBotPassword,
  StoredSession,
} from "@kiln/wiki";

export interface StorageOptions {
  /** The time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Throws an error with the `statusCode` 503 if the database is unreachable, busy for too long, or full. */
export interface Storage extends WikiStorage<StorageUnit> {
  /**
   * Copies all stored data to memory. The returned function restores it as one unit of work, including the next ids.
   * Only for tests, because it does not coordinate with other servers on the database.
   */
  keep(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface StorageUnit extends WikiStorageUnit {
  readonly keys: KeyStore;
  readonly tenants: TenantStore;
  readonly identities: IdentityStore;
  readonly pagingGroups: PagingGroupStore;
  readonly idempotency: IdempotencyStore;
}

export type KeyKind = "global-full" | "global-read-only" | "tenant-full" | "tenant-read-only";

export interface StoredKey {
  /** The public id, which is part of the key and appears in lists of keys. */
  readonly id: string;
  readonly kind: KeyKind;
  /** The SHA-256 hash of the whole key. */
  readonly hash: Uint8Array;
  readonly tenant: string | undefined;
  readonly label: string;
  readonly addresses: readonly string[];
  readonly revoked: boolean;
}

export interface KeyStore {
  find(id: string): Promise<StoredKey | undefined>;
  list(): Promise<readonly StoredKey[]>;
  insert(key: StoredKey): Promise<void>;
  /** Returns whether the key existed. */
  revoke(id: string): Promise<boolean>;
}

export interface StoredTenant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

export interface TenantStore {
  get(id: string): Promise<StoredTenant | undefined>;
  /** Finds a tenant by code, or else by name; undefined if several tenants have the name. Case-sensitive. */
  find(codeOrName: string): Promise<StoredTenant | undefined>;
  /** Returns the tenants by ascending id. */
  list(): Promise<readonly StoredTenant[]>;
  insert(tenant: { readonly code: string; readonly name: string }): Promise<StoredTenant>;
}

/** The owner of a token: a row of `us_users` or of `ex_extensions`. */
export interface TokenHolder {
  readonly kind: "user" | "extension";
  readonly id: string;
}

export interface StoredToken {
  /** The SHA-256 hash of the token, in hexadecimal digits. */
  readonly hash: string;
  /** `ONCE`, or a time in ISO 8601, in UTC. */
  readonly validity: string;
}

export interface IdentityStore {
  /** Returns the holders that one step of the resolution order finds across all tenants, without duplicates. */
  byUsername(name: string): Promise<readonly TokenHolder[]>;
  byWebUser(name: string): Promise<readonly TokenHolder[]>;
  bySipName(name: string): Promise<readonly TokenHolder[]>;
  byEndpoint(id: string): Promise<readonly TokenHolder[]>;
  tokenOf(holder: TokenHolder): Promise<StoredToken | undefined>;
  setToken(holder: TokenHolder, token: StoredToken): Promise<void>;
  clearToken(holder: TokenHolder): Promise<void>;
  /** Clears a single-use token if it is still the same, in one step. Returns whether it was. */
  consume(holder: TokenHolder, hash: string): Promise<boolean>;
  insertUser(user: { readonly username: string; readonly tenant?: string }): Promise<TokenHolder>;
  insertExtension(extension: NewExtension): Promise<TokenHolder>;
  /** Returns users, then extensions, each by ascending id. */
  list(): Promise<readonly StoredIdentity[]>;
}

/** A user or an extension that may have a login token. */
export interface StoredIdentity extends TokenHolder {
  readonly tenant: string | undefined;
  /** A user's name, or an extension's number. */
  readonly name: string;
  /** The label of an extension; empty for a user. */
  readonly label: string;
  readonly webUser: string;
  readonly sipNames: readonly string[];
  readonly endpoints: readonly string[];
  readonly hasToken: boolean;
}

export interface NewExtension {
  readonly tenant: string;
  readonly number: string;
  readonly name: string;
  /** Empty if the extension has no web user. */
  readonly webUser?: string;
  readonly sipNames?: readonly string[];
  readonly endpoints?: readonly string[];
}

/** The columns that requests set. */
export const pagingGroupColumns = [
  "pa_name",
  "pa_number",
  "pa_pin",
  "pa_bidirectional",
  "pa_checkinuse",
  "pa_me_id",
  "pa_manualheader",
] as const;

export type PagingGroupFields = Readonly<Record<(typeof pagingGroupColumns)[number], string>>;

export interface StoredPagingGroup extends PagingGroupFields {
  readonly pa_id: string;
  readonly pa_te_id: string;
}

/** A type alias, because an interface would not be assignable to responses that may have other members. */
export type DestinationRow = {
  readonly de_id: string;
  readonly de_te_id: string;
  readonly de_type_src: string;
  readonly de_type_id_src: string;
  readonly de_type_dst: string;
  readonly de_type_id_dst: string;
  readonly de_ord: string;
};

export interface NewDestination {
  readonly type: string;
  readonly id: string;
}

export interface PagingGroupQuery {
  readonly tenant: string | undefined;
  readonly where?: Partial<PagingGroupFields> | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

export interface PagingGroupStore {
  /**
   * Returns groups by ascending id: of one tenant or of all, with exactly the values of `where`, after an id, at most
   * `limit`.
   */
  list(query: PagingGroupQuery): Promise<readonly StoredPagingGroup[]>;
  /** Undefined if the group does not exist or belongs to another tenant. */
  get(tenant: string | undefined, id: string): Promise<StoredPagingGroup | undefined>;
  /** Returns the destinations in order. */
  destinationsOf(id: string): Promise<readonly DestinationRow[]>;
  insert(tenant: string, fields: PagingGroupFields): Promise<string>;
  update(id: string, fields: Partial<PagingGroupFields>): Promise<void>;
  /** Replaces the destinations of a slot. */
  replaceDestinations(tenant: string, id: string, slot: string, destinations: readonly NewDestination[]): Promise<void>;
  /** Deletes a group and its destinations. */
  delete(id: string): Promise<void>;
}

export interface IdempotencyStore extends IdempotencyRecords {
  /**
   * Stores a record and returns `undefined`. If there is a record with the same caller and key from the last 24 hours,
   * returns it instead.
   */
  claim: IdempotencyRecords["claim"];
  /** Deletes the records that are older than 24 hours. */
  prune(): Promise<void>;
}

/**
 * The error if the database is unreachable, busy for too long, or full. Nothing was stored, unless the connection broke
 * during the commit.
 */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(what: string, cause?: unknown) {
    super(`The database ${what}`, { cause });
    this.name = "StorageUnavailable";
  }
}

/** Refuses a schema of a newer server. `known` is the latest version that this server supports. */
export function checkVersion(version: number, known: number): void {
  if (version > known)
    throw new Error(`The database has schema version ${version}; this server supports versions up to ${known}`);
}

const hourInMilliseconds = 3_600_000;

/**
 * Deletes expired data at startup and every hour, even without requests. Responses in idempotency records may contain
 * secrets, such as PINs. Expired sessions and counted attempts are no longer needed.
 */
export function pruneStorage(app: FastifyInstance, storage: Storage): void {
  const prune = (): Promise<void> =>
    storage
      .write(async ({ idempotency, sessions, attempts }) => {
        await idempotency.prune();
        await sessions.prune();
        await attempts.prune();
      })
      .catch((error: unknown) => app.log.warn({ err: error }, "expired data was not deleted"));
  const timer = setInterval(prune, hourInMilliseconds).unref();
  // The startup does not wait for it.
  app.addHook("onReady", async () => void prune());
  app.addHook("onClose", async () => clearInterval(timer));
}
