// A server of Office. Generated: change the spec instead.
import type { FastifyPluginAsync } from "fastify";
import type { Contract } from "../runtime/http/server/contract.js";
import { ServiceError as AnyServiceError } from "../runtime/resource/server/errors.js";
import type {
  ContractOptions,
  KeyOptions,
  NoUnit,
  ServiceOptions,
  TenantOptions,
  TenantReference,
  Unit,
  UnitOptions,
} from "../runtime/resource/server/handlers.js";
import type { OfficeResourceHandlers } from "./resources/office.js";
import type { RoomHandlers } from "./resources/room.js";

export type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Side, Violation } from "../runtime/http/server/contract.js";
export type { Ground } from "../runtime/http/server/ground.js";
export type { MediaAnswer, ReceivedMedia } from "../runtime/http/server/messages.js";
export type { ErrorDetails } from "../runtime/resource/server/errors.js";
export { NotImplementedError, StatusError } from "../runtime/resource/server/errors.js";
export type {
  Caller,
  Compatibility,
  ContractOptions,
  Handler,
  IdempotencyRecord,
  IdempotencyRecords,
  KeyOptions,
  NoUnit,
  ResourceReply,
  ResourceRequest,
  ServiceOptions,
  StatusAlone,
  TenantOptions,
  TenantReference,
  Unit,
  UnitOptions,
  WithStatus,
} from "../runtime/resource/server/handlers.js";
export type { IdempotencyBounds } from "../runtime/resource/server/idempotency.js";
export { inMemoryIdempotency } from "../runtime/resource/server/idempotency.js";
export type { Finding } from "../runtime/resource/server/table.js";

/** The kinds of keys. */
export type OfficeKeyKind =
  | "full";

/**
 * The codes of errors.
 *
 * - `no-room`: No room has the id. HTTP 404.
 */
export type OfficeErrorCode =
  | "no-room";

/** An error response with a code of Office. It is sent to the caller, and not logged as a failure. */
export declare class ServiceError<Code extends OfficeErrorCode = OfficeErrorCode> extends AnyServiceError<Code> {}

/** The handlers of Office. */
export interface OfficeHandlers<Unit = NoUnit, Tenant = TenantReference> {
  readonly offices: OfficeResourceHandlers<Unit, Tenant>;
  readonly rooms: RoomHandlers<Unit, Tenant>;
}

/** A Fastify plugin that serves Office: it routes, checks keys and tenants, decodes and validates, and calls the handlers. */
export declare function officePlugin<U extends Unit, T extends TenantReference>(
  handlers: OfficeHandlers<U, T>,
  options: ServiceOptions & KeyOptions<U, OfficeKeyKind> & TenantOptions<U, T> & UnitOptions<U>,
): FastifyPluginAsync;
export declare function officePlugin<T extends TenantReference>(
  handlers: OfficeHandlers<NoUnit, T>,
  options: ServiceOptions & KeyOptions<NoUnit, OfficeKeyKind> & TenantOptions<NoUnit, T>,
): FastifyPluginAsync;

/** Compares requests to Office, and their responses, with the spec. */
export declare function officeContract(options?: ContractOptions): Contract;

export * from "./resources/office.js";

export * from "./resources/room.js";
