// Responses of Exchange Management API. Generated: change the spec instead.
import type { Finding } from "../runtime/core/validators/types.js";

/**
 * Returns the differences of a response from the description of the service: up to a hundred, each with its place in `wireName`, the
 * `expected` and the `received` value. `operation` is the method and the path, with the names of IDs in braces, followed by the status if the
 * operation has several success responses, as in `POST /exports 202`, or if the response is an error without a code: `GET /files/{id} 404`.
 */
export declare function checkAnswer(operation: string, value: unknown): readonly Finding[];
