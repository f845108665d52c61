const deepest = 100;

/** Whether two JSON values are equal. Those nested deeper than anybody writes are not. @param {any} a @param {any} b @returns {boolean} */
export function isSame(a, b, depth = 0) {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || depth > deepest) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name], depth + 1));
}
