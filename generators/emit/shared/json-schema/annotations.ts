import type { Fact, Lifecycle } from "../../../model/fact.ts";
import type { FieldDefault, Operation, Resource } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { valuesProse } from "../../../describe/parameter.ts";
import { lifecycleMarks, lifecycleProse } from "../../../describe/lifecycle.ts";
import { type Marks, attributeMarks, joinMarks } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import { type SchemaDialect, factSchema } from "./type-schema.ts";
import type { FieldRule } from "../../../model/rules.ts";
import { rulesOfBody } from "../../../model/body.ts";
import { fieldRuleData, fieldRuleProse } from "../../../describe/rule.ts";
import { readableName } from "../../../naming/wire-names.ts";

/** Returns annotations: the description, including the lifecycle and the values, and the deprecation. */
export function annotations(text: string | undefined, thing: Lifecycle & { readonly type: Fact<Type> }): JsonObject {
  const description = sentences(text, lifecycleProse(thing), typeRemarks(thing.type));
  return {
    ...(description !== undefined && { description }),
    ...(thing.deprecated !== undefined && { deprecated: true }),
  };
}

export function typeRemarks(type: Fact<Type>): string | undefined {
  const known = type.value;
  return known === undefined ? undefined : valuesProse(known);
}

export interface Named extends Lifecycle {
  readonly type: Fact<Type>;
  readonly description: string | undefined;
  readonly default?: Fact<FieldDefault> | undefined;
}

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

/* Rules between fields are described, in prose and as data, but schemas do not check them. */

/** Returns a list of the rules. `name` returns the name of a field in requests. */
export function fieldRulesProse(
  heading: string,
  rules: readonly FieldRule[],
  name?: (field: string) => string,
): string | undefined {
  return rules.length === 0
    ? undefined
    : [`${heading}\n`, ...rules.map((rule) => `- ${fieldRuleProse(rule, name)}`)].join("\n");
}

export function rulesMarks(rules: readonly FieldRule[]): Marks {
  return rules.length === 0 ? {} : { rules: rules.map(fieldRuleData) };
}

export function bodyRulesProse(resource: Resource, { request }: Operation): string | undefined {
  return request && fieldRulesProse("Rules:", rulesOfBody(resource, request), (field) => readableName(resource, field));
}
