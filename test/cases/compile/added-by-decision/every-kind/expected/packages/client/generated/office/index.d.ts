// The client of Office. Generated: change the spec instead.
import type { TransportOptions } from "../runtime/http/client/options.js";
import { ResourceError } from "../runtime/resource/client/error.js";
import type {
  AnswerForm,
  CheckAnswer,
  KeySource,
  NeededTenantOptions,
  TenantOptions,
  ValidateRequest,
} from "../runtime/resource/client/options.js";
import type { DeskOperations } from "./resources/desk.js";
import type { RoomOperations } from "./resources/room.js";

export type { TransportErrorKind } from "../runtime/http/client/errors.js";
export { TransportError } from "../runtime/http/client/errors.js";
export type { CallOptions, OnRequest, OnResponse, RequestView, RetryOptions } from "../runtime/http/client/options.js";
export type { ErrorDetail } from "../runtime/resource/client/error.js";
export type { AnswerForm } from "../runtime/resource/client/options.js";
export type { DeskOperations, DeskRow } from "./resources/desk.js";
export type { CreateRoomRequest, RawRoomRow, RoomFields, RoomOperations, RoomRow } from "./resources/room.js";

/** The options of a client of Office. */
export interface OfficeClientOptions<As extends AnswerForm = "readable"> extends TransportOptions {
  /** The base URL of the service. `https://office.invalid` by default. */
  readonly baseUrl?: string | URL | undefined;
  /** The key, or a function that returns it. The function is called before each request, and again with `true` if the service rejects the key. */
  readonly key: KeySource;
  /** The place of the key in a request: `header` (`X-Key`); the default is the first. A key in a URL may end up in logs. */
  readonly keyIn?: "header" | undefined;
  /** The default tenant of calls. */
  readonly tenant?: string | undefined;
  /** The form of results: `readable` (the default) adds readable names to those of the service, `raw` returns them unchanged. */
  readonly answers?: As | undefined;
  /** Checks requests before they are sent: `true` loads the package of the validators; a function is called directly. */
  readonly validate?: boolean | ValidateRequest | undefined;
  /** Checks success responses: `true` loads the package of the validators; a function is called directly. */
  readonly check?: boolean | CheckAnswer | undefined;
}

/** Office: Keeps the rooms of an office. */
export interface OfficeClient<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /** Desk (decided: D-003). A desk in a room. Its objects belong to a tenant each (decided: D-003). */
  readonly desks: DeskOperations<Tenant>;
  /** Room. A room that people meet in. */
  readonly rooms: RoomOperations<Tenant, As>;
}

/** A client without a tenant: calls that need a tenant name it. */
export type OfficeClientWithoutTenant<As extends AnswerForm = "readable"> = OfficeClient<NeededTenantOptions, As>;

/** Creates a client of Office. Nothing is sent before a call. */
export declare function createOfficeClient<As extends AnswerForm = "readable">(options: OfficeClientOptions<As> & { readonly tenant: string }): OfficeClient<TenantOptions, As>;
/** Without a tenant: calls that need a tenant name it. */
export declare function createOfficeClient<As extends AnswerForm = "readable">(options: OfficeClientOptions<As>): OfficeClientWithoutTenant<As>;

/**
 * The codes of errors; a service may have more.
 *
 * - `no-room`: No room has the id. HTTP 404.
 */
export type OfficeErrorCode =
  | "no-room"
  | (string & {});

/** An error response of the service; `error.is("…")` narrows its code. */
export declare class OfficeError extends ResourceError<OfficeErrorCode> {}
