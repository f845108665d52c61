import { choicesOf } from "../../generators/model/queries.ts";
import type { QueryService } from "../../generators/model/query.ts";
import type { ResultField, ResultType } from "../../generators/model/result.ts";
import { shapeNamed } from "../../generators/model/result-parts.ts";
import type { Members, Tree } from "../oracle/response-row.ts";

/** Selects the members of an example. */
export type Chooses = (field: ResultField) => boolean;

export function exampleObject(service: QueryService, fields: readonly ResultField[], chooses: Chooses): Members {
  return Object.fromEntries(fields.filter(chooses).map((field) => [field.name, example(service, field.type, chooses)]));
}

/** Returns a value of the type, or of the first of several types. */
function example(service: QueryService, type: ResultType, chooses: Chooses): Tree {
  const inner = (one: ResultType): Tree => example(service, one, chooses);
  switch (type.kind) {
    case "text":
      return textOf(type.pattern);
    case "number":
      return type.minimum ?? Math.min(0, type.maximum ?? 0);
    case "const":
      return type.value;
    case "any":
      return null;
    case "boolean":
      return false;
    case "timestamp":
      return "2001-01-15T14:56:00Z";
    case "title":
    case "user":
      return "Text";
    case "namespace":
      return 0;
    case "enum":
      return choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set]))).values[0]!.value;
    case "list":
      return [inner(type.items)];
    case "map":
      return { key: inner(type.values) };
    case "object":
      return exampleObject(service, type.fields, chooses);
    case "shape":
      return exampleObject(service, shapeNamed(service, type.shape).fields, chooses);
    case "union":
      return inner(type.members[0]!);
  }
}

function textOf(pattern = ""): string {
  const found = ["", "text", "0", "0+", "a".repeat(40)].find((text) => new RegExp(pattern, "u").test(text));
  if (found === undefined) throw new Error(`No text here fits ${pattern}: add one.`);
  return found;
}
