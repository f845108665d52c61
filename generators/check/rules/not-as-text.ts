import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { fieldsOfBody } from "../../model/body.ts";
import type { Fact } from "../../model/fact.ts";
import { formBodyOf } from "../../model/operations.ts";
import type { Place } from "../../model/place.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation, Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** Paths, query strings, header fields and forms contain strings, in which an object has no unique form. */
export const notAsText: Rule = {
  code: "not-as-text",
  check(model, report) {
    for (const resource of resourceServices(model).flatMap(({ resources }) => resources)) {
      for (const { where, name, type, place } of resource.operations.flatMap((operation) =>
        valuesOf(resource, operation),
      )) {
        const known = type.value;
        if (known !== undefined && !isTextual(known))
          report(diagnostic("not-as-text", place, { where, name, kind: nounOf(known) }));
      }
    }
  },
};

interface Value {
  readonly where: string;
  readonly name: string;
  readonly type: Fact<Type>;
  readonly place: Place;
}

function valuesOf(resource: Resource, operation: Operation): readonly Value[] {
  const { pathParameters, query, headers, responses, errorResponses, operationId } = operation;
  const form = formBodyOf(operation);
  const inForm =
    form === undefined ? [] : fieldsOfBody(resource, form).filter((field) => !form.form.files.includes(field));
  const within = (where: string, values: readonly Omit<Value, "where">[]): readonly Value[] =>
    values.map((value) => ({ ...value, where }));
  return [
    ...within("path", pathParameters),
    ...within("query string", query),
    ...within("header", [...headers, ...[...responses, ...errorResponses].flatMap((response) => response.headers)]),
    ...within(
      `form of “${operationId}”`,
      inForm.map(({ name, type }) => ({ name, type, place: form!.form.place })),
    ),
  ];
}

function isTextual(type: Type): boolean {
  if (type.kind === "list") return isScalar(type.items);
  return type.kind === "union" ? type.members.every(isTextual) : isScalar(type);
}

function isScalar(type: Type): boolean {
  return type.kind === "union" ? type.members.every(isScalar) : !["list", "map", "shape", "one-of"].includes(type.kind);
}

function nounOf(type: Type): string {
  return type.kind === "list" || type.kind === "union" ? `a nested ${type.kind}` : "an object";
}
