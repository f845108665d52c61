// Answers of Exchange Management API. Generated: change the spec instead.
import type { Finding } from "../runtime/validators/types.js";

/**
 * What of an answer of success is not as the service is described: up to a hundred findings, each with its place in `wireName`, what was
 * `expected` and what was `received`. `operation` is the method and the path, with the names of ids in braces; of an operation with several
 * answers of success the status comes after it: `POST /exports 202`.
 */
export declare function checkAnswer(operation: string, value: unknown): readonly Finding[];
