import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { rootFolder } from "../../support/emit.ts";

/* Reads an emitted OpenAPI document, without any other knowledge of the service. */

export type Schema = Readonly<Record<string, any>>;

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path and its aliases. */
  readonly paths: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Responses by status. `default` applies to all others. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** The parameter that selects the module at the only endpoint, such as `list=allpages`. */
  readonly selector: readonly [string, string] | undefined;
}

export interface Answer {
  readonly isValid: ValidateFunction;
  /** Returns whether the document lists the error code, or lists no codes. */
  hasCode(code: string): boolean;
}

export interface Document {
  readonly operations: readonly Operation[];
  resolve(schema: Schema): Schema;
  isValid(schema: Schema, value: unknown): boolean;
}

export function readDocument(name: string): Document {
  return documentIn(
    JSON.parse(readFileSync(join(rootFolder, `packages/openapi/generated/${name}.json`), "utf8")) as Record<
      string,
      any
    >,
  );
}

export function documentIn(root: Readonly<Record<string, any>>): Document {
  // Only own members count, because inherited names such as `constructor` are not in the JSON.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
  ajv.addSchema(root, "document");
  const at = (pointer: string): any =>
    pointer
      .slice(2)
      .split("/")
      .reduce(
        (value, part) => value[decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~")],
        root as any,
      );
  const resolve = <T extends object>(value: T): any => ("$ref" in value ? resolve(at(value.$ref as string)) : value);
  const compiled = new Map<string, ValidateFunction>();
  const validator = (schema: Schema): ValidateFunction => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/', '"document#/')) as object);
    compiled.set(key, known);
    return known;
  };
  const results = (responses: object): ReadonlyMap<string, Answer> =>
    new Map(
      Object.entries(responses).map(([status, response]) => {
        const { content = {}, "x-kiln-errors": errors } = resolve(response as object);
        const codes = new RegExp(
          `^(?:${(errors ?? []).map(({ code }: { readonly code: string }) => code.replace(/<\w+>/g, ".+")).join("|")})$`,
        );
        return [
          status,
          {
            isValid: validator(content["application/json"]?.schema ?? false),
            hasCode: (code) => errors === undefined || codes.test(code),
          },
        ];
      }),
    );
  const operations = Object.entries(root["paths"] as Record<string, any>).flatMap(([path, item]) =>
    ["get", "post", "patch", "put", "delete"]
      .filter((method) => method in item)
      .map((method): Operation => {
        const { operationId, parameters = [], requestBody, responses, "x-kiln-module": module } = item[method];
        return {
          id: operationId,
          method: method.toUpperCase(),
          paths: [path, ...((item["x-kiln-path-aliases"] ?? []) as readonly string[])],
          parameters: parameters.map(resolve),
          body:
            requestBody === undefined
              ? undefined
              : (Object.values(resolve(requestBody).content as object)[0] as { schema: Schema }).schema,
          answers: results(responses),
          selector: module === undefined ? undefined : [module.group, module.name],
        };
      }),
  );
  return { operations, resolve, isValid: (schema, value) => validator(schema)(value) as boolean };
}
