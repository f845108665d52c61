import type { IdempotencyRecords } from "./idempotency.js";

/** A tenant, as a request names it. */
export interface TenantReference {
  readonly id: string;
}

/** Whose key a request has. */
export interface Caller<Kind extends string = string> {
  /** Of the key. */
  readonly id: string;
  readonly kind: Kind;
  /** The id of the tenant whose key it is; undefined for a global one. */
  readonly tenant: string | undefined;
  /** The addresses and nets from which it may be used; empty for all. */
  readonly addresses: readonly string[];
}

/** A request, as a handler gets it. */
export interface ResourceRequest<Tenant, Parameters, Body> {
  /** The tenant named. Undefined where a global key reads without one, which is about all of them, or where there are none. */
  readonly tenant: Tenant;
  /** Of the path; empty where it has none. */
  readonly id: string;
  readonly parameters: Parameters;
  readonly body: Body;
  readonly caller: Caller;
  /** There is more: at the same address, with these parameters. */
  next(parameters: Readonly<Record<string, string>>): void;
}

/** Runs an operation. `unit` is what it reads and writes with: all of it is stored, or nothing. Refuses with a `ServiceError`. */
export type Handler<Unit, Request, Answer> = (request: Request, unit: Unit) => Promise<Answer>;

/** What handlers read and write with. */
export interface Unit {
  readonly idempotency: IdempotencyRecords;
}

export type AnyHandler = Handler<Unit, ResourceRequest<TenantReference | undefined, unknown, unknown>, unknown>;

export type Handlers = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
