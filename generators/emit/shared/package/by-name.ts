/** Sorts dependencies by name, as package managers do. An install would change any other order. */
export function byName(ranges: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)));
}
