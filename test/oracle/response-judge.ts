import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Exchange, Tree } from "./response-row.ts";

export type JudgeResponse = (exchange: Exchange, body: Tree) => Fault | undefined;

/** A place where a response violates its schema, and the violation. */
export interface Fault {
  /** A JSON pointer, with `n` for the places in lists. */
  readonly place: string;
  readonly message: string;
}

/** Returns a schema by its path within the service: `answers/any`. */
export type FindSchema = (path: string) => ValidateFunction;

/**
 * The JSON Schemas of a query service for ajv in its strict mode. Without `inlineRefs: false` it takes half as long
 * again to compile.
 */
export function findIn(schemas: readonly object[]): FindSchema {
  const ajv = new Ajv2020({ strict: true, schemas: [...schemas], inlineRefs: false });
  const ids = schemas.map((schema) => (schema as { readonly $id: string }).$id);
  return (path) => ajv.getSchema(ids.find((id) => id.endsWith(`/${path}.json`))!)!;
}

/** Judges responses by the schemas alone, without any other code of ours. */
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
