import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Exchange, Tree } from "./response-row.ts";

export type JudgeResponse = (exchange: Exchange, body: Tree) => Fault | undefined;

/** A place where a response violates its schema, and the violation. */
export interface Fault {
  /** A JSON pointer, with `n` for list indexes. */
  readonly place: string;
  readonly message: string;
}

/** Returns a schema by its path within the service: `answers/any`. */
export type FindSchema = (path: string) => ValidateFunction;

/**
 * Compiles the JSON Schemas of a query service with ajv in its strict mode. Without `inlineRefs: false`, compiling
 * takes 50 % longer.
 */
export function findIn(schemas: readonly object[]): FindSchema {
  const ajv = new Ajv2020({ strict: true, schemas: [...schemas], inlineRefs: false });
  const ids = schemas.map((schema) => (schema as { readonly $id: string }).$id);
  return (path) => ajv.getSchema(ids.find((id) => id.endsWith(`/${path}.json`))!)!;
}

/** Creates a judge of responses that uses only the schemas, and none of Kiln's code. */
export function responseJudge(find: FindSchema): JudgeResponse {
  const [narrowed, any] = [find("answers/narrowed"), find("answers/any")];
  return ({ request }, body) => {
    const validate = request === undefined ? any : narrowed;
    return validate(request === undefined ? body : { request, answer: body }) ? undefined : faultOf(validate.errors!);
  };
}

/** Returns the first error that is about the response itself. */
function faultOf(errors: readonly ErrorObject[]): Fault {
  const { instancePath, message = "", params } = errors.find(({ keyword }) => keyword !== "if") ?? errors[0]!;
  const about = Object.values(params)
    .filter((value) => typeof value === "string")
    .join(" ");
  return { place: instancePath.replace(/\/\d+/g, "/n"), message: `${message} ${about}`.trim() };
}
