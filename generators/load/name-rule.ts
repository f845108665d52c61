import { phrase } from "./phrase.ts";
import type { Schema } from "./schema.ts";

/** Why a name is invalid, and the rule it breaks: the slots of `invalid-name`. */
export function nameRule(schema: Schema, name: string): { readonly reason: string; readonly rule: string } {
  const names = schema.ref ?? schema;
  const pattern = names.pattern?.source ?? "";
  const reason =
    (names.pattern?.test(name) ?? true)
      ? `it has more than ${names.maxLength} characters`
      : `it does not match ${pattern}`;
  return {
    reason,
    rule: names.description === undefined ? `matches ${pattern}` : `follows the rule: ${phrase(names.description)}`,
  };
}
