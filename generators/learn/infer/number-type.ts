/** The type of whole and other numbers, by their values and the name they stand under. */
export function numberType(name: string, values: readonly number[]): string {
  if (!values.every(Number.isInteger)) return "number";
  if (/^(?:ns|namespaces?)$/i.test(name)) return "namespace";
  if (values.some((value) => value < 0)) return "integer";
  if (/ids?$/i.test(name)) return "id";
  return counts.test(name) ? "count" : "integer";
}

const counts =
  /(?:count|size|bytes|len|length|width|height|duration|hits|total|number|pages|files|subcats|edits|members|items|seconds|days|index)$/i;
