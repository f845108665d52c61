import type { FieldRule } from "../../../model/rules.ts";
import { shapeFieldRules, shapeFields } from "../../../model/queries.ts";
import type { Shape, ShapeField } from "../../../model/resource.ts";
import { jsonObject, type JsonObject } from "../../../codegen/json.ts";
import { lifecycleMarks, lifecycleProse } from "../../../describe/lifecycle.ts";
import { meaningProse, secretMarks } from "../../../describe/type-form.ts";
import { attributeMarks, joinMarks, statusMarks } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import { annotations } from "./annotations.ts";
import { rulesMarks, rulesProse } from "./rules-schema.ts";
import type { Side } from "./shape-sides.ts";
import { factSchema, nullableSchema, type SchemaDialect } from "./type-schema.ts";

/**
 * Returns the schema of a shape, including the fields of shapes that it extends. Requests reject other fields unless
 * the shape is extensible. Responses reject them only if it is closed.
 */
export function shapeSchema(
  owner: { readonly shapes: readonly Shape[] },
  shape: Shape,
  side: Side,
  dialect: SchemaDialect,
): JsonObject {
  const fields = shapeFields(owner, shape);
  const rules = shapeFieldRules(owner, shape);
  const required = fields.filter((field) => field.required).map((field) => field.name);
  return {
    description: shapeProse(shape, rules),
    type: "object",
    properties: jsonObject(fields.map((field) => [field.name, shapeFieldSchema(field, dialect)])),
    required: required.length === 0 ? undefined : required,
    additionalProperties:
      shape.additionalProperties === undefined
        ? (side === "request" ? !shape.extensible : shape.closed)
          ? false
          : undefined
        : factSchema(shape.additionalProperties, dialect),
    deprecated: shape.deprecated && true,
    ...dialect.marks(joinMarks(joinMarks(statusMarks(shape.origin), lifecycleMarks(shape)), rulesMarks(rules))),
  };
}

function shapeProse(shape: Shape, rules: readonly FieldRule[]): string | undefined {
  const about = sentences(shape.description, lifecycleProse(shape));
  const parts = [about, rulesProse("Rules of requests:", rules)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

function shapeFieldSchema(field: ShapeField, dialect: SchemaDialect): JsonObject {
  const own = joinMarks(secretMarks(field), attributeMarks({ description: field.description }));
  const marks = joinMarks(own, lifecycleMarks(field));
  const schema = nullableSchema(field.type, field.nullable, dialect, marks);
  return { ...schema, ...annotations(meaningProse(field.description), field) };
}
