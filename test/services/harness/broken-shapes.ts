import type { Fact } from "../../../generators/model/fact.ts";
import type { FieldRule } from "../../../generators/model/rules.ts";
import type { Resource, ResourceService } from "../../../generators/model/resource.ts";
import type { Type } from "../../../generators/model/type.ts";
import { breachOf, swapped } from "./breach.ts";
import { shapeOf, shapeValue } from "./sample.ts";

/** A value that violates exactly one rule of a shape. */
export interface BrokenShape {
  readonly title: string;
  readonly rule: FieldRule;
  readonly value: unknown;
}

interface Scope {
  readonly service: ResourceService;
  readonly resource: Resource;
}

/** Returns a value for each rule of the shapes in a type, at any depth. */
export function brokenShapes(type: Fact<Type>, scope: Scope): readonly BrokenShape[] {
  const known = type.value;
  return known === undefined ? [] : brokenIn(known, scope);
}

function brokenIn(type: Type, scope: Scope): readonly BrokenShape[] {
  if (type.kind === "list") return brokenIn(type.items, scope).map((one) => ({ ...one, value: [one.value] }));
  if (type.kind === "map")
    return brokenIn(type.values, scope).map((one) => ({ ...one, value: { "a key": one.value } }));
  if (type.kind === "one-of") return type.members.flatMap((member) => brokenIn(member, scope));
  return type.kind === "shape" ? brokenShape(type.shape, scope) : [];
}

function brokenShape(name: string, scope: Scope): readonly BrokenShape[] {
  const { fields, rules } = shapeOf(name, scope.resource);
  const all = { ...scope, least: true };
  const own = rules.map((rule, index) => {
    const { names, without, isSwapped } = breachOf(rule);
    const value = shapeValue(name, all, { wanted: names, without, rules: rules.filter((one) => one !== rule) });
    const given = Object.fromEntries(names.map((field) => [field, value[field]]));
    return {
      rule,
      title: `rule ${index + 1} of the shape “${name}” (${rule.kind})`,
      value: isSwapped ? { ...value, ...swapped(given) } : value,
    };
  });
  const below = fields.flatMap((field) =>
    brokenShapes(field.type, scope).map((one) => ({
      ...one,
      value: { ...shapeValue(name, all, { wanted: [field.name], without: [], rules }), [field.name]: one.value },
    })),
  );
  return [...own, ...below];
}
