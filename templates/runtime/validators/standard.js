import { isObject } from "./check.js";

/**
 * A Standard Schema of typed objects: https://standardschema.dev.
 * @param {(name: string, given: unknown) => boolean} accepts whether there is such a property and it takes this value
 * @param {readonly string[]} [required]
 */
export function standardOf(accepts, required = []) {
  /** @param {unknown} value */
  const validate = (value) => {
    if (!isObject(value)) return { issues: [{ message: "Not an object" }] };
    const issues = [];
    for (const name in value) if (!accepts(name, value[name])) issues.push({ message: "No such parameter, or not a value of it", path: [name] });
    for (const name of required) if (value[name] === undefined) issues.push({ message: "Missing", path: [name] });
    return issues.length === 0 ? { value } : { issues };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}
