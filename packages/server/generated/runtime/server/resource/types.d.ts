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

/** What is done to the answer of a request beside its body. */
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

/** Does what an operation is for. `unit` is what it reads and writes with: all of it is stored, or nothing. Refuses with a `ServiceError`. */
export type Handler<Unit, Request, Answer> = (request: Request, unit: Unit) => Promise<Answer>;

/** What is wrong with a field. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly path?: readonly string[];
}

export interface ErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  readonly findings?: readonly Finding[];
}

/** An answer that says what is wrong, by a code of the service. */
export declare class ServiceError<Code extends string = string> extends Error {
  constructor(code: Code, details?: ErrorDetails);
  readonly code: Code;
}

/** The codes of what the plugin finds wrong by itself. */
export interface Refusals<Code extends string> {
  readonly noKey: Code;
  readonly unknownKey: Code;
  readonly addressNotAllowed: Code;
  /** A global key in place of a tenant's, or the other way round. */
  readonly otherScopeNeeded: Code;
  readonly writableKeyNeeded: Code;
  readonly tenantUnknown: Code;
  readonly pathUnknown: Code;
  readonly methodNotAllowed: Code;
  readonly otherMediaType: Code;
  readonly tooLarge: Code;
  readonly tooMany: Code;
  /** `If-Match` names another state. */
  readonly preconditionFailed: Code;
  /** An `Idempotency-Key` with another request. */
  readonly idempotencyKeyReused: Code;
  /** The same request again, whose answer cannot be given twice. */
  readonly answerNotKept: Code;
  readonly failed: Code;
  /** What handlers need, such as the database, cannot be asked now. */
  readonly unavailable: Code;
}

/** That a request was made, under the key that its caller gave it. */
export interface IdempotencyRecord {
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** What is stored of requests that may be repeated. */
export interface IdempotencyRecords {
  /** Stores the receipt, and gives nothing; or gives what was stored under its key before. */
  claim(receipt: IdempotencyRecord): Promise<{ readonly fingerprint: string; readonly answer: string | undefined } | undefined>;
  complete(receipt: IdempotencyRecord, answer: string): Promise<void>;
}

/** What handlers read and write with. */
export interface Unit {
  readonly idempotency: IdempotencyRecords;
}

/** The form `?object=…&action=…` of a request. */
export interface Compatibility {
  /** The parameters that hold the object, the word and the id. */
  readonly object: string;
  readonly action: string;
  readonly id: string;
  /** The operation that each word means. */
  readonly operations: Readonly<Record<string, string>>;
}

export interface ResourcePluginOptions<U extends Unit, Tenant extends TenantReference, Kind extends string, Code extends string> {
  /** Whether a text can be a key, as far as it says by itself: nothing is read for one that cannot. */
  readonly isKey: (text: string) => boolean;
  /** Whose key it is; undefined where it is nobody's. */
  readonly authenticate: (key: string, unit: U) => Promise<Caller<Kind> | undefined>;
  readonly findTenant: (name: string, unit: U) => Promise<Tenant | undefined>;
  /** What a request that only reads needs is read in one unit of work: whose key it is, the tenant, the answer. */
  readonly read: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
  /** Stores all that the work writes when it is done, and nothing where it throws. */
  readonly write: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
  readonly refusals: Refusals<Code>;
  /** The service's description, and the paths below its base at which it is. */
  readonly document?: string | undefined;
  readonly documentAt?: readonly string[] | undefined;
  readonly compatibility?: Compatibility | undefined;
  /** In bytes; 65,536 where it is not given. */
  readonly bodyLimit?: number | undefined;
}

/** What the contract has to know that the spec tells in words only. */
export interface ContractOptions {
  readonly refusals: Refusals<string>;
  readonly documentAt: readonly string[];
  readonly compatibility?: Compatibility | undefined;
}

/* What follows is between the generated table and the runtime. */

export type Options = ResourcePluginOptions<Unit, TenantReference, string, string>;

export type Decode = (value: unknown, options: { readonly unknownFields: "ignore"; readonly strict: true }) => {
  readonly value?: unknown;
  readonly errors?: readonly Finding[] | undefined;
};

export interface Service {
  /** The path before that of every operation. */
  readonly base: string;
  /** What carries a key, by where it stands. */
  readonly keys: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, { readonly scope: "global" | "tenant"; readonly access: "full" | "read-only" }>>;
  readonly mediaType: string;
  readonly tenant: { readonly name: string; readonly missing: string };
  /** Empty where nobody knows it. */
  readonly envelope: string;
  /** The codes of a body that is none, and of a request that contradicts itself. */
  readonly malformed: string;
  readonly invalid: string;
  /** Status and message of each code. */
  readonly errors: Readonly<Record<string, readonly [status: number, message: string]>>;
  /** The shapes of answers, by resource. */
  readonly shapes?: Readonly<Record<string, ShapeTable>>;
  readonly resources: Readonly<Record<string, { readonly object?: string; readonly operations: Readonly<Record<string, TableOperation>> }>>;
}

/** What a value of an answer is. */
export type AnswerType =
  | "any"
  | "string"
  | "integer"
  | "boolean"
  | "null"
  | { readonly values: readonly string[] }
  | { readonly list: AnswerType }
  | { readonly map: AnswerType }
  | { readonly shape: string }
  | { readonly anyOf: readonly AnswerType[] };

/** Objects of answers, by name; `open` where they may hold more. */
export type ShapeTable = Readonly<Record<string, { readonly open: boolean; readonly optional?: readonly string[]; readonly fields: Readonly<Record<string, AnswerType>> }>>;

export interface TableOperation {
  readonly method: string;
  readonly paths: readonly string[];
  readonly keys: readonly string[];
  readonly tenant: "required" | "optional" | "none";
  readonly status: number;
  /** The parameter of the path. */
  readonly id?: string;
  readonly parameters?: Decode;
  readonly body?: Decode;
  /** What it answers; `any` where nobody knows. */
  readonly answer?: AnswerType;
  /** Whether its answer is an object that can be read again. */
  readonly versioned?: boolean;
  /** The operation that reads the object which this one changes. */
  readonly current?: string;
}

export type AnyHandler = Handler<Unit, ResourceRequest<TenantReference | undefined, unknown, unknown>, unknown>;
export type Handlers = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;

export interface Operation extends Omit<TableOperation, "current"> {
  readonly collection: string;
  readonly name: string;
  readonly word: string;
  readonly object?: string | undefined;
  readonly handle: AnyHandler;
  readonly current?: AnyHandler;
}

/** A request with one key, of which nobody knows yet whose it is. */
export interface Keyed {
  readonly operation: Operation;
  readonly id: string;
  readonly key: string;
  readonly query: Record<string, string>;
  readonly request: import("fastify").FastifyRequest;
}

export interface Admitted extends Keyed {
  readonly caller: Caller;
  readonly tenant: TenantReference | undefined;
}
