import type { Fact, Lifecycle } from "../../../model/fact.ts";
import type { FieldDefault } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { valuesProse } from "../../../describe/parameter.ts";
import { lifecycleMarks, lifecycleProse } from "../../../describe/lifecycle.ts";
import { attributeMarks, joinMarks, type Marks } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import { factSchema, type SchemaDialect } from "./type-schema.ts";

/** Returns annotations: the description, including the lifecycle and the values, and the deprecation. */
export function annotations(text: string | undefined, thing: Lifecycle & { readonly type: Fact<Type> }): JsonObject {
  const description = sentences(text, lifecycleProse(thing), typeRemarks(thing.type));
  return {
    ...(description !== undefined && { description }),
    ...(thing.deprecated !== undefined && { deprecated: true }),
  };
}

/** Describes the listed values that are deprecated or decided. */
export function typeRemarks(type: Fact<Type>): string | undefined {
  const known = type.value;
  return known === undefined ? undefined : valuesProse(known);
}

/** A parameter or a header field. */
export interface Named extends Lifecycle {
  readonly type: Fact<Type>;
  readonly description: string | undefined;
  readonly default?: Fact<FieldDefault> | undefined;
}

/** Returns the schema of the values, with the default. */
export function valueSchema({ type, default: fact }: Named, dialect: SchemaDialect, marks: Marks = {}): JsonObject {
  return {
    ...factSchema(type, dialect, joinMarks(marks, attributeMarks({ default: fact }))),
    default: fact?.value,
  };
}

export function namedSchema(named: Named, dialect: SchemaDialect, marks: Marks = {}): JsonObject {
  const schema = valueSchema(named, dialect, joinMarks(lifecycleMarks(named), marks));
  return { ...schema, ...annotations(named.description, named) };
}
