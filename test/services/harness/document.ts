import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stranger } from "./stranger.ts";

/* Reads the generated OpenAPI document, without any other knowledge of the service. */

export interface DocumentParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface DocumentOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly DocumentParameter[];
  /** An empty list if no authentication is required. */
  readonly security?: readonly object[];
  readonly requestBody?: { readonly required?: boolean; readonly content: object };
  readonly responses: Readonly<
    Record<string, { readonly content?: object; readonly "x-kiln-errors"?: readonly { readonly code: string }[] }>
  >;
  readonly "x-kiln-key-kinds"?: readonly string[];
}

export interface ServiceDocument {
  readonly file: string;
  readonly root: Readonly<Record<string, any>>;
  /** The path of its first server, without a trailing slash. */
  readonly basePath: string;
  readonly operations: readonly DocumentOperation[];
}

export function documentOf({ folder, packages }: Stranger, service: string): ServiceDocument {
  packages();
  const file = join(folder, "packages/openapi/generated", `${service}.json`);
  const root = JSON.parse(readFileSync(file, "utf8")) as Record<string, any>;
  return { file, root, basePath: basePathOf(root), operations: operationsIn(root) };
}

function basePathOf({ servers: [{ url, variables = {} }] }: Record<string, any>): string {
  const filled = (url as string).replace(/\{([^{}]+)\}/g, (_, name: string) => variables[name].default as string);
  return new URL(filled, "http://any.invalid").pathname.replace(/\/+$/, "");
}

function operationsIn(root: Record<string, any>): readonly DocumentOperation[] {
  const at = (pointer: string): any =>
    pointer
      .slice(2)
      .split("/")
      .reduce((value: any, step) => value[step], root);
  const resolve = (value: any): any => ("$ref" in value ? at(value.$ref) : value);
  return Object.entries(root["paths"] as Record<string, any>).flatMap(([path, item]) =>
    ["get", "post", "patch", "put", "delete"]
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method];
        const responses = Object.fromEntries(
          Object.entries(operation.responses as object).map(([status, response]) => [status, resolve(response)]),
        );
        return {
          ...operation,
          path,
          method: method.toUpperCase(),
          parameters: (operation.parameters ?? []).map(resolve),
          responses,
        };
      }),
  );
}
