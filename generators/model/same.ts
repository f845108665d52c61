import type { Place } from "./place.ts";

/** Returns whether two values are equal, including the order of members. Instances of classes are equal if identical. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSame(item, other[index]))
    );
  if (one instanceof Map || one instanceof Set)
    return other.constructor === one.constructor && isSame([...one], [...(other as typeof one)]);
  return isPlain(one) && isPlain(other) && hasSameMembers(one, other);
}

function hasSameMembers(one: Members, other: Members): boolean {
  const [keys, others] = [Reflect.ownKeys(one), Reflect.ownKeys(other)];
  return (
    keys.length === others.length && keys.every((key, index) => key === others[index] && isSame(one[key], other[key]))
  );
}

export type Members = Readonly<Record<string | symbol, unknown>>;

export function isPlain(value: object): value is Members {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns whether a member of a model holds only places. */
export function isPlaces(key: string, value: unknown): boolean {
  if (!/^places?$|Places?$/.test(key) || typeof value !== "object" || value === null) return false;
  const parts: readonly unknown[] =
    value instanceof Map ? [...value.values()] : isPlace(value) ? [] : Object.values(value);
  return parts.every((one) => one === undefined || (typeof one === "object" && one !== null && isPlace(one)));
}

function isPlace(value: object): value is Place {
  const { file, start, end, ...others } = value as Members;
  return (
    typeof file === "string" && typeof start === "number" && typeof end === "number" && Object.keys(others).length === 0
  );
}
