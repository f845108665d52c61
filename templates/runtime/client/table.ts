import type { AnswerForm } from "./client-options.js";
import type { ResourceErrorInit } from "./error.js";
import type { CallOptions } from "../http/options.js";
import type { ReceivedAnswer } from "../http/request-error.js";
import type { HttpRequest, ReadResponse } from "../http/transport.js";

/** A service, as the generated `index.js` describes it to the runtime. */
export interface ServiceTable {
  /** What stands in the address before the path of an operation. */
  readonly base: string;
  /** Where the service is reached, unless the user says otherwise. */
  readonly url?: string | undefined;
  /** What carries the key, by where it stands. The first if nothing else is said. */
  readonly keys: Readonly<Partial<Record<KeyPlace, string>>>;
  readonly mediaType: string;
  /** The parameter that names the tenant; empty where there is none. */
  readonly tenant: string;
  /** What a date/time in UTC has between date and time, and after the time. */
  readonly dateTime: readonly [separator: string, suffix: string];
  /**
   * The members of an error's body that hold its code, its message and its details, and the one that holds these; empty
   * where they are unknown.
   */
  readonly errorBody: readonly [code: string, message: string, details: string, envelope?: string | undefined];
  readonly error: new (given: ResourceErrorInit, answer: ReceivedAnswer) => Error;
  /** Whether each of its operations needs a key. */
  readonly needsKey?: true | undefined;
  /** The codes of errors whose status is one of success, with that status. */
  readonly toldBySuccess?: Readonly<Record<string, number>> | undefined;
  /** Tells the caller the header fields of an answer, where any operation declares some. */
  readonly tell?: TellAnswer | undefined;
  /**
   * What to import for `check: true`: a module with a function `check`. It is named here so that no bundler follows it.
   */
  readonly checker: string;
  /** What to import for `validate: true`: a module with a function `validate`. */
  readonly validator: string;
  /** Adds to a request what only some services have: conditions on which it is carried out, a body that is not JSON. */
  readonly prepare?: PrepareRequest | undefined;
  /** By the name of the resource and that of the operation. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
}

/** The place of a key. `bearer` and `basic` are the header field `Authorization`. */
export type KeyPlace = "header" | "bearer" | "basic" | "cookie" | "query";

export interface OperationEntry {
  readonly method: string;
  /** With each id in braces: `/groups/{id}`. */
  readonly path: string;
  /** Whether a request may name a tenant, or needs one. */
  readonly tenant?: true | "needed" | undefined;
  /** Whether it needs no key. */
  readonly open?: true | undefined;
  /** Whether it takes a body: an object, or `any` value. */
  readonly body?: true | "any" | undefined;
  /** The media type of its body, and those of its responses, if they are not those of the service. */
  readonly contentType?: string | undefined;
  readonly accept?: string | undefined;
  /** Whether its answer may be empty. */
  readonly empty?: true | undefined;
  /** Whether error responses without a code of the service are described. */
  readonly errors?: true | undefined;
  /** The names of its query parameters. */
  readonly query?: readonly string[] | undefined;
  /**
   * Members of which every response of success has one; empty where each is a list. Missing where responses have no
   * such form.
   */
  readonly markers?: readonly string[] | undefined;
  /** The statuses of its answers of success, where it has several. */
  readonly statuses?: readonly number[] | undefined;
  /** The parameter, and its value, that asks for what all tenants share. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** The fields of its body that are secret. */
  readonly secrets?: readonly string[] | undefined;
  /** What a client gives of its answers, where that is more than comes. */
  readonly readable?: ReadAnswer | undefined;
  /** The header fields of its answers, with what they hold. */
  readonly answerHeaders?: AnswerHeaders | undefined;
  /** The header field for an idempotency key, where it takes one. */
  readonly keyHeader?: string | undefined;
  /** Makes a request whose body, or whose answer, is not JSON. */
  readonly write?: WriteRequest | undefined;
  /** How the list that it answers with is paged, where it is. */
  readonly pages?: ListPages | undefined;
  /** How what goes on after its answer 202 is followed. */
  readonly poll?: PollEntry | undefined;
}

/** How the status of what goes on is read, and what it means. Fields of answers are paths: `job.id`. */
export interface PollEntry {
  /** The parameters are fields of the answer 202. */
  readonly status: PollCall;
  /** The field of the status with its state. */
  readonly state: string;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /**
   * A field of the last status, or a call whose parameters are its fields; the last status itself where it is
   * undefined.
   */
  readonly result?: string | PollCall | undefined;
}

export interface PollCall {
  /** The names of its resource and of the operation in a client. */
  readonly operation: readonly [resource: string, operation: string];
  /** The fields that go into the path, in its order. */
  readonly path: readonly string[];
  /** Query parameters, and the field that each takes. */
  readonly query: readonly (readonly [parameter: string, field: string])[];
}

/** An operation as a client has it: a function, and what the table says of it. */
export interface ClientOperation extends OperationEntry {
  (...given: unknown[]): Promise<unknown>;
  /** The client whose operation it is. */
  readonly client: () => UntypedClient;
  /**
   * What its calls have of the client where they say nothing themselves, for programs that keep answers by what they
   * hang on.
   */
  readonly defaults: { readonly tenant?: string | undefined; readonly answers?: AnswerForm | undefined };
}

/**
 * The operations of each resource, as functions of ids, a body where there is one, and what the call has of its own.
 */
export type UntypedClient = Readonly<Record<string, Readonly<Record<string, ClientOperation>>>>;

/** The query parameters with which a list is asked for in pages. */
export interface ListPages {
  /** The one for how many items, the most that it takes, and how many come without it. */
  readonly limit?: readonly [name: string, most?: number | undefined, defaultSize?: number | undefined] | undefined;
  /** The one for where the page begins: the id of the item before it, or what the page before says. */
  readonly after?: string | undefined;
  /** The one for the number of items before the page. */
  readonly offset?: string | undefined;
  /** The one for the number of the page, and the number of the first. */
  readonly number?: readonly [name: string, first: number] | undefined;
  /**
   * Of an answer that is a page rather than a list: the members with the items, with where the next page begins, and
   * with how many items there are in all. What there is none of is undefined.
   */
  readonly page?: readonly [items: string, next?: string | undefined, total?: string | undefined] | undefined;
  /** The member of an item that has its id; missing where the header field `Link` leads to the next page. */
  readonly id?: string | undefined;
}

/** Puts a body into a request, or says in it what is to be answered. */
export type WriteRequest = (request: HttpRequest, body: unknown, call: PreparedCall) => HttpRequest;

/** Makes of an answer as it came what a client gives. */
export type ReadAnswer = (value: unknown) => unknown;

/**
 * A member of objects, and what it is called in those that a client gives. With lists it is an object that always has
 * them, in whose place a list may come, which then is the first of them.
 */
export type ReadableRow = readonly [name: string, other: string, ...lists: readonly string[]];

/** Header fields by name. In a list, what the items are. */
export type AnswerHeaders = Readonly<Record<string, HeaderKind | readonly [HeaderKind]>>;

export type HeaderKind = "text" | "number" | "boolean";

/** A call that may want to be told of its answer. */
export interface ToldCall extends CallOptions {
  readonly onAnswer?: ((answer: { readonly status: number; readonly headers: object }) => void) | undefined;
}

/** What reads an answer, and tells the caller of it. */
export type TellAnswer = (
  read: ReadResponse<unknown>,
  operation: OperationEntry,
  call: ToldCall,
) => ReadResponse<unknown>;

/** What a call may have of its own that goes into its request. */
export interface PreparedCall extends CallOptions {
  /** Under which the request may be repeated. */
  readonly idempotencyKey?: string | true | undefined;
  /** The one state of an object that it changes. */
  readonly ifMatch?: string | undefined;
  /** Of a body of bytes. */
  readonly mediaType?: string | undefined;
}

/** Adds to a request what its call asks for. */
export type PrepareRequest = (
  request: HttpRequest,
  operation: OperationEntry,
  call: readonly [address: string, body: unknown, own: PreparedCall],
) => HttpRequest;
