import type { Json, JsonObject } from "../codegen/json.ts";

/** Returns an own member of an object of data, where `constructor` is an ordinary name. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
