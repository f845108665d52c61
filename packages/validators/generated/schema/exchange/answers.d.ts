// The JSON Schemas of responses of Exchange Management API. Generated: change the spec instead.
import type { DescribedSchema } from "../../runtime/validators/described-schema.js";

/**
 * What takes the answer of success to an operation as it is, and says so as a JSON Schema: a Standard Schema and a Standard JSON Schema.
 * `operation` is the method and the path; of an operation with several answers of success the status comes after it.
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
