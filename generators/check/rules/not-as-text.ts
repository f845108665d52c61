import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Fact } from "../../model/fact.ts";
import { operationsOf } from "../../model/operations.ts";
import type { Place } from "../../model/place.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation } from "../../model/resource.ts";
import { type Type, isTextual } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** Paths, query strings and header fields contain strings, in which an object has no unique form without a style. */
export const notAsText: Rule = {
  code: "not-as-text",
  check(model, report) {
    for (const { where, name, type, place } of resourceServices(model).flatMap(operationsOf).flatMap(valuesOf)) {
      const known = type.value;
      if (known !== undefined && !isTextual(known))
        report(diagnostic("not-as-text", place, { where, name, kind: nounOf(known) }));
    }
  },
};

interface Value {
  readonly where: string;
  readonly name: string;
  readonly type: Fact<Type>;
  readonly place: Place;
}

function valuesOf({ pathParameters, query, headers, responses, errorResponses }: Operation): readonly Value[] {
  const within = (where: string, values: readonly Omit<Value, "where">[]): readonly Value[] =>
    values.map((value) => ({ ...value, where }));
  return [
    ...within("path", pathParameters),
    ...within(
      "query string",
      query.filter(({ deepObject }) => deepObject === undefined),
    ),
    ...within("header", [...headers, ...[...responses, ...errorResponses].flatMap((response) => response.headers)]),
  ];
}

function nounOf(type: Type): string {
  return type.kind === "list" || type.kind === "union" ? `a nested ${type.kind}` : "an object";
}
