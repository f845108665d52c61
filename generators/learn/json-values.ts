import type { Json, JsonObject } from "../codegen/json.ts";

/** A member of an object that is data: `constructor` is a name like any other. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
