import type { JsonObject } from "../../codegen/json.ts";

/** What something must be, as a JSON Schema; `true` and `false` where that does not depend on it. */
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

/** An object that has the member at the end of the path, and there what the schema asks for. */
export function having([first, ...rest]: readonly string[], schema: Condition): Condition {
  if (first === undefined || schema === false) return schema;
  return withMember(first, having(rest, schema));
}

/** An object that, if it has the member at the end of the path, has there what the schema asks for. */
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

/** What must hold where the condition does, and where it does not; `true` where nothing must. */
export function choice(condition: Condition, met: Condition, unmet: Condition): Condition {
  if (typeof condition === "boolean") return condition ? met : unmet;
  if (met === true && unmet === true) return true;
  return { if: condition, ...(met === true ? {} : { then: met }), ...(unmet === true ? {} : { else: unmet }) };
}
