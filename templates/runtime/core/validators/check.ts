/*
 * Type checks for the values of objects. A property with the value undefined counts as missing, so undefined is always
 * valid. Inherited properties are included, as in ajv.
 */

const mostItems = 500;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): boolean {
  return typeof value === "string" || value === undefined;
}

export function isFlag(value: unknown): boolean {
  return typeof value === "boolean" || value === undefined;
}

export function isWhole(value: unknown): boolean {
  return Number.isInteger(value) || value === undefined;
}

export function isWithin(value: unknown, minimum: number, maximum: number): boolean {
  return (
    (Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum) || value === undefined
  );
}

export function isOneOf(value: unknown, values: ReadonlySet<unknown>): boolean {
  return values.has(value) || value === undefined;
}

export function areTexts(value: unknown, most = mostItems): boolean {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "string") return false;
  return true;
}

export function areWhole(value: unknown, most = mostItems): boolean {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!Number.isInteger(value[index])) return false;
  return true;
}

export function areOf(value: unknown, values: ReadonlySet<unknown>, most = mostItems): boolean {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!values.has(value[index])) return false;
  return true;
}

/** Returns true for undefined, and for a list of at most `most` items that `accepts` allows. */
export function areAll(value: unknown, accepts: (item: unknown) => boolean, most = mostItems): boolean {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++)
    if (value[index] === undefined || !accepts(value[index])) return false;
  return true;
}

/** Returns true for a string within the length limits, in characters rather than UTF-16 code units. */
export function isTextOf(value: unknown, least: number, most: number, pattern?: RegExp): boolean {
  if (typeof value !== "string") return value === undefined;
  let length = 0;
  for (const _ of value) length++;
  return length >= least && length <= most && (pattern === undefined || pattern.test(value));
}
