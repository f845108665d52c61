// The JSON Schemas of responses of Exchange Management API. Generated: change the spec instead.
import type { DescribedSchema } from "../../runtime/resource/validators/types.js";

/**
 * A Standard Schema and Standard JSON Schema that accepts the response of an operation unchanged.
 * `operation` is the method and the path, followed by the status if the operation has several success responses,
 * or if the response is an error without a code.
 */
export declare function standardAnswer(
  operation:
    | "POST /auth/token"
    | "DELETE /auth/token"
    | "GET /paginggroups"
    | "GET /paginggroups/{object_id}"
    | "POST /paginggroups"
    | "PATCH /paginggroups/{object_id}"
    | "DELETE /paginggroups/{object_id}"
): DescribedSchema<unknown, unknown>;
