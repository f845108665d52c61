/** The keys of the model that contain places. */
const places: ReadonlySet<string> = new Set([
  "place",
  "places",
  "pathPlace",
  "operationIdPlace",
  "pathPlaces",
  "groundsPlace",
]);

/** Returns the data without places and `undefined` values, with sorted keys. `change` converts the strings. */
export function plain(data: unknown, change: (text: string) => string = (text) => text): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((item) => plain(item, change));
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).filter(([key, value]) => !places.has(key) && value !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, plain(value, change)]),
  );
}

/** Returns a string that is the same for equal data, regardless of its place. */
export function plainText(data: unknown, change?: (text: string) => string): string {
  return JSON.stringify(plain(data, change)) ?? "";
}
