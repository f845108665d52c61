/** A type of the spec, as plain data, in words: “a boolean”, “a list of strings”. */
export function typeWords(type: unknown): string {
  const { kind, value, values, items, whole, shape } = (type ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === undefined && value !== undefined) return typeWords(value);
  if (kind === "enum") return valuesWords(values);
  if (kind === "list") return items === undefined ? "a list" : `a list (each item ${typeWords(items)})`;
  if (kind === "number" && whole === true) return "an integer";
  if (kind === "const") return `always ${JSON.stringify(value)}`;
  if (kind === "shape" && typeof shape === "string") return `an object (${shape})`;
  return words[String(kind)] ?? (typeof type === "string" ? `an object (${type})` : "of another type");
}

const words: Readonly<Record<string, string>> = {
  text: "a string",
  string: "a string",
  integer: "an integer",
  number: "a number",
  decimal: "a decimal number",
  boolean: "a boolean",
  timestamp: "a timestamp",
  date: "a date",
  time: "a time",
  duration: "a duration",
  binary: "binary data",
  file: "a file",
  any: "any value",
  title: "a title",
  namespace: "a namespace",
  user: "a user",
  limit: "a limit",
  map: "a map",
  object: "an object",
  "one-of": "one of several types",
  union: "one of several types",
};

function valuesWords(values: unknown): string {
  const { set, values: inline } = (values ?? {}) as {
    readonly set?: string;
    readonly values?: readonly { readonly value: string }[];
  };
  if (inline === undefined || inline.length > 5)
    return set === undefined ? "one of a set of values" : `one of the values of “${set}”`;
  return `one of ${inline.map(({ value }) => `“${value}”`).join(", ")}`;
}
