import type { Random } from "../../support/random.ts";
import { anObject, hasNoInheritance } from "../resource-objects.ts";
import type { JsonSchema } from "./subjects.ts";

/**
 * Returns a value built from the names and words of a schema, valid or not. Sometimes it is an example with a few
 * changed members, or with an unknown name.
 */
export function sampleOf(schema: JsonSchema, chance: Random): unknown {
  const value = knownSample(schema, chance);
  return isRecord(value) && chance.chance(0.05) ? { ...value, zz: 1 } : value;
}

function knownSample(schema: JsonSchema, chance: Random): unknown {
  const value = anObject({ schemas: JSON.stringify(schema) }, chance);
  const examples = schema["examples"] as readonly unknown[] | undefined;
  if (examples === undefined || !chance.chance(0.3)) return value;
  const example = chance.pick(examples);
  if (!isRecord(example) || !isRecord(value)) return example;
  return { ...example, ...Object.fromEntries(Object.entries(value).filter(() => chance.chance(0.2))) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns whether a value is JSON, or a form with files: no undefined members, no numbers that JSON cannot represent,
 * no inherited properties.
 */
export function canBeSent(value: unknown): boolean {
  if (Array.isArray(value)) return Array.from(value as readonly unknown[]).every(canBeSent);
  if (isRecord(value))
    return value instanceof Blob || (hasNoInheritance(value) && Object.values(value).every(canBeSent));
  return value !== undefined && (typeof value !== "number" || Number.isFinite(value));
}
