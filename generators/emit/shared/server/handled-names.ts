import { identifier } from "../../../codegen/typescript.ts";
import type { Module } from "../../../model/query.ts";
import type { Operation } from "../../../model/resource.ts";
import {
  decodedTypeName,
  headersTypeName,
  parametersTypeName,
  pascalCase,
  requestTypeName,
} from "../../../naming/type-names.ts";

/* The names of the types that handlers take and give. */

const partSuffixes = ["Item", "Others", "Page", "Results", "Body", "Generated"];

/** What a query module adds to an answer. */
export function partNames({ name }: Module): readonly string[] {
  return partSuffixes.map((suffix) => identifier(pascalCase(name) + suffix));
}

/** What handlers of an operation take: types of the validators. */
export function decodedNames({ operationId }: Operation): readonly string[] {
  const parameters = parametersTypeName(operationId);
  return [
    requestTypeName(operationId),
    decodedTypeName(operationId),
    parameters,
    `Decoded${parameters}`,
    headersTypeName(operationId),
  ];
}
