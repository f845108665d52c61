// The client of Office. Generated: change the spec instead.
import { ResourceError } from "../runtime/client/error.js";
import type { NeededTenantOptions, ResourceClientOptions, TenantOptions } from "../runtime/client/options.js";
import type { DeskOperations } from "./resources/desk.js";
import type { RoomOperations } from "./resources/room.js";

export type { TransportErrorKind } from "../runtime/http/errors.js";
export { TransportError } from "../runtime/http/errors.js";
export type { CallOptions, OnRequest, OnResponse, RequestView, RetryOptions } from "../runtime/http/options.js";
export type { DeskOperations, DeskRow } from "./resources/desk.js";
export type { CreateRoomRequest, RoomFields, RoomOperations, RoomRow } from "./resources/room.js";

/**
 * What a client of Office takes.
 * `keyIn`: `header` (`X-Key`); the first where nothing is said.
 */
export interface OfficeClientOptions extends ResourceClientOptions<"header"> {}

/** Office: Keeps the rooms of an office. */
export interface OfficeClient<Tenant = TenantOptions> {
  /** Desk. A desk in a room. */
  readonly desks: DeskOperations<Tenant>;
  /** Room. A room that people meet in. */
  readonly rooms: RoomOperations<Tenant>;
}

/** A client without a tenant: calls that need one name it. */
export type OfficeClientWithoutTenant = OfficeClient<NeededTenantOptions>;

/** Makes a client of Office. Nothing is sent before a call. */
export declare function createOfficeClient(options: OfficeClientOptions & { readonly tenant: string }): OfficeClient;
/** Without a tenant: calls that need one name it. */
export declare function createOfficeClient(options: OfficeClientOptions): OfficeClientWithoutTenant;

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
