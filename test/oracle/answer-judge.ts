import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Exchange, Tree } from "./answer-row.ts";

export type JudgeAnswer = (exchange: Exchange, body: Tree) => Fault | undefined;

/** Where an answer breaks its schema, and how. */
export interface Fault {
  /** A JSON pointer, with `n` for the places in lists. */
  readonly place: string;
  readonly message: string;
}

/** A schema by its path below the service: `answers/any`. */
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

/** Judges answers by the schemas alone: nothing else of ours is asked. */
export function answerJudge(find: FindSchema): JudgeAnswer {
  const [narrowed, any] = [find("answers/narrowed"), find("answers/any")];
  return ({ request }, body) => {
    const validate = request === undefined ? any : narrowed;
    return validate(request === undefined ? body : { request, answer: body }) ? undefined : faultOf(validate.errors!);
  };
}

/** The first error that is about the answer itself. */
function faultOf(errors: readonly ErrorObject[]): Fault {
  const { instancePath, message = "", params } = errors.find(({ keyword }) => keyword !== "if") ?? errors[0]!;
  const about = Object.values(params)
    .filter((value) => typeof value === "string")
    .join(" ");
  return { place: instancePath.replace(/\/\d+/g, "/n"), message: `${message} ${about}`.trim() };
}
