import { isObject, type Json } from "../../../codegen/json.ts";
import { reference } from "../../../codegen/literal.ts";
import { memberAccess } from "../../../codegen/typescript.ts";

/**
 * The value, to be printed: a part of it that stands in the same place of `base` is taken from there, by the name that
 * `base` has in the code.
 */
export function besides(value: Json | undefined, base: Json | undefined, name: string): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) return undefined;
  if (text.length > name.length && text === JSON.stringify(base)) return reference(name);
  if (!isObject(value)) return value;
  const of = isObject(base) ? base : {};
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    besides(member, ownMember(of, key), name + memberAccess(key)),
  ]);
  return Object.fromEntries(entries);
}

function ownMember(of: { readonly [key: string]: Json | undefined }, key: string): Json | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}
