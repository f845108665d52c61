const deepest = 100;

/** Whether two JSON values are equal. Those nested deeper than anybody writes are not. */
export function isSame(a: unknown, b: unknown, depth = 0): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || depth > deepest) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a) as (keyof typeof a)[];
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name], depth + 1))
  );
}
