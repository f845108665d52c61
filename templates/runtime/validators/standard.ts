import { isObject } from "./check.js";
import type { Issue, StandardSchema } from "./types.js";

const noParameter = "No such parameter, or not a value of it";

/**
 * A Standard Schema of typed objects: https://standardschema.dev.
 * `accepts` says whether there is such a property and it takes this value.
 */
export function standardOf(accepts: (name: string, given: unknown) => boolean, required: readonly string[] = []): StandardSchema<unknown> {
  const validate = (value: unknown): { readonly value: unknown } | { readonly issues: readonly Issue[] } => {
    if (!isObject(value)) return { issues: [{ message: "Not an object" }] };
    const issues: Issue[] = [];
    for (const name in value) if (!accepts(name, value[name])) issues.push({ message: noParameter, path: [name] });
    for (const name of required) if (value[name] === undefined) issues.push({ message: "Missing", path: [name] });
    return issues.length === 0 ? { value } : { issues };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}
