import type { JsonObject } from "../../codegen/json.ts";

/** A constraint as a JSON Schema. It is `true` or `false` if it is constant. */
export type Condition = JsonObject | boolean;

export function every(conditions: readonly Condition[]): Condition {
  if (conditions.includes(false)) return false;
  const open = conditions.filter((one) => typeof one !== "boolean");
  return open.length < 2 ? (open[0] ?? true) : { allOf: open };
}

export function some(conditions: readonly Condition[]): Condition {
  if (conditions.includes(true)) return true;
  const open = conditions.filter((one) => typeof one !== "boolean");
  return open.length < 2 ? (open[0] ?? false) : { anyOf: open };
}

export function not(condition: Condition): Condition {
  return typeof condition === "boolean" ? !condition : { not: condition };
}

/** Returns a schema of objects in which the member at the end of the path is present and matches `schema`. */
export function having([first, ...rest]: readonly string[], schema: Condition): Condition {
  if (first === undefined || schema === false) return schema;
  return withMember(first, having(rest, schema));
}

/** Returns a schema of objects in which the member at the end of the path, if present, matches `schema`. */
export function within(path: readonly string[], schema: Condition): Condition {
  if (typeof schema === "boolean") return schema;
  return path.reduceRight<JsonObject>(
    (inner, name) => ({ type: "object", properties: Object.fromEntries([[name, inner]]) }),
    schema,
  );
}

function withMember(name: string, schema: Condition): JsonObject {
  return { type: "object", properties: Object.fromEntries([[name, schema]]), required: [name] };
}

/**
 * Returns a schema that applies `met` if the condition holds and `unmet` otherwise, or `true` if neither restricts
 * anything.
 */
export function choice(condition: Condition, met: Condition, unmet: Condition): Condition {
  if (typeof condition === "boolean") return condition ? met : unmet;
  if (met === true && unmet === true) return true;
  return { if: condition, ...(met === true ? {} : { then: met }), ...(unmet === true ? {} : { else: unmet }) };
}
