// The client of Office. Generated: change the spec instead.
import type { AnswerForm, CheckAnswer, KeySource, ValidateRequest } from "../runtime/client/client-options.js";
import { ResourceError } from "../runtime/client/error.js";
import type { NeededTenantOptions, TenantOptions } from "../runtime/client/options.js";
import type { TransportOptions } from "../runtime/http/options.js";
import type { DeskOperations } from "./resources/desk.js";
import type { RoomOperations } from "./resources/room.js";

export type { AnswerForm } from "../runtime/client/client-options.js";
export type { ErrorDetail } from "../runtime/client/error-detail.js";
export type { TransportErrorKind } from "../runtime/http/errors.js";
export { TransportError } from "../runtime/http/errors.js";
export type { CallOptions, OnRequest, OnResponse, RequestView, RetryOptions } from "../runtime/http/options.js";
export type { DeskOperations, DeskRow } from "./resources/desk.js";
export type { CreateRoomRequest, RawRoomRow, RoomFields, RoomOperations, RoomRow } from "./resources/room.js";

/** What a client of Office takes. */
export interface OfficeClientOptions<As extends AnswerForm = "readable"> extends TransportOptions {
  /** Where the service is reached. `https://office.invalid` where it is not given. */
  readonly baseUrl?: string | URL | undefined;
  /** The key, or a function that gives one: it is asked before each request, and once more, with `true`, where the service refuses that key. */
  readonly key: KeySource;
  /** Where the key stands in a request: `header` (`X-Key`); the first where nothing is said. In an address it may end up in logs. */
  readonly keyIn?: "header" | undefined;
  /** The tenant of every call that names none itself. */
  readonly tenant?: string | undefined;
  /** How answers are given: `readable` (where nothing is said), with readable names beside those of the wire, or `raw`, as they come. */
  readonly answers?: As | undefined;
  /** Checks requests before they are sent: `true` loads the package of the validators, a function is called as it is. */
  readonly validate?: boolean | ValidateRequest | undefined;
  /** Checks answers of success: `true` loads the package of the validators, a function is taken as it is. */
  readonly check?: boolean | CheckAnswer | undefined;
}

/** Office: Keeps the rooms of an office. */
export interface OfficeClient<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /** Desk (decided: D-003). A desk in a room. Its objects belong to a tenant each (decided: D-003). */
  readonly desks: DeskOperations<Tenant>;
  /** Room. A room that people meet in. */
  readonly rooms: RoomOperations<Tenant, As>;
}

/** A client without a tenant: calls that need one name it. */
export type OfficeClientWithoutTenant<As extends AnswerForm = "readable"> = OfficeClient<NeededTenantOptions, As>;

/** Creates a client of Office. Nothing is sent before a call. */
export declare function createOfficeClient<As extends AnswerForm = "readable">(options: OfficeClientOptions<As> & { readonly tenant: string }): OfficeClient<TenantOptions, As>;
/** Without a tenant: calls that need one name it. */
export declare function createOfficeClient<As extends AnswerForm = "readable">(options: OfficeClientOptions<As>): OfficeClientWithoutTenant<As>;

/**
 * The codes of errors; a service may have more.
 *
 * - `no-room`: No room has the id. HTTP 404.
 */
export type OfficeErrorCode =
  | "no-room"
  | (string & {});

/** An error that the service answered; `error.is("…")` narrows its code. */
export declare class OfficeError extends ResourceError<OfficeErrorCode> {}
