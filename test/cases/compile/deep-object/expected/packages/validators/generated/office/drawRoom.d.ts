// Requests of drawRoom. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** A size. */
export interface RoomSize {
  readonly width: number;
  readonly isExact?: boolean | null | undefined;
}

/** The form of `drawRoom`: Draw a room. */
export interface DrawRoomRequest {
  /** As drawn. */
  readonly size?: RoomSize | undefined;
  /** What it looks like. A file of `image/png`, up to 200000 bytes. */
  readonly plan: Blob;
}

/** The result of `decode`: readable names. */
export interface DecodedDrawRoomRequest {
  /** As drawn. */
  readonly size?: RoomSize;
  /** What it looks like. */
  readonly plan: File;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validate(value: unknown): value is DrawRoomRequest;

/** Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedDrawRoomRequest>;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: DecodingSchema<DrawRoomRequest, DecodedDrawRoomRequest>;

/** The parameters of `drawRoom`: Draw a room. */
export interface DrawRoomParameters {
  /** Internal id. */
  readonly object_id: number;
  /** Whose office it is. */
  readonly tenant: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateParameters(value: unknown): value is DrawRoomParameters;

/** Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<DrawRoomParameters>;

/** A Standard Schema that takes a typed object and returns the result of `decodeParameters`, with defaults. Its issues are the findings of that function. */
export declare const standardParameters: DecodingSchema<DrawRoomParameters, DrawRoomParameters>;
