import type { Place } from "./place.ts";

/** Returns whether two values are equal, including the order of members. Instances of classes are equal if identical. */
export function isSame(one: unknown, other: unknown): boolean {
  return isEqual(one, other, false);
}

/** Returns whether two parts of models are equal except for their places. */
export function isSameExceptPlaces(one: unknown, other: unknown): boolean {
  return isEqual(one, other, true);
}

function isEqual(one: unknown, other: unknown, ignoresPlaces: boolean): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index], ignoresPlaces))
    );
  if (one instanceof Map || one instanceof Set)
    return other.constructor === one.constructor && isEqual([...one], [...(other as typeof one)], ignoresPlaces);
  return isPlain(one) && isPlain(other) && hasSameMembers(one, other, ignoresPlaces);
}

function hasSameMembers(one: Members, other: Members, ignoresPlaces: boolean): boolean {
  const [keys, others] = [Reflect.ownKeys(one), Reflect.ownKeys(other)];
  // The values of examples may have the form of places.
  const inside = ignoresPlaces && !hasPlacesOfValues(one);
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        key === others[index] &&
        (isEqual(one[key], other[key], inside) ||
          (ignoresPlaces && isPlaces(key, one[key]) && isPlaces(key, other[key]))),
    )
  );
}

type Members = Readonly<Record<string | symbol, unknown>>;

function isPlain(value: object): value is Members {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function hasPlacesOfValues({ places }: Members): boolean {
  return places instanceof Map;
}

/** Returns whether a member holds only places. */
function isPlaces(key: string | symbol, value: unknown): boolean {
  if (typeof key !== "string" || !/^places?$|Place$/.test(key)) return false;
  if (value instanceof Map) return true;
  if (typeof value !== "object" || value === null) return false;
  return (
    isPlace(value) ||
    Object.values(value).every((one) => one === undefined || (isPlain(one as object) && isPlace(one as object)))
  );
}

function isPlace(value: object): value is Place {
  const { file, start, end, ...others } = value as Members;
  return (
    typeof file === "string" && typeof start === "number" && typeof end === "number" && Object.keys(others).length === 0
  );
}
