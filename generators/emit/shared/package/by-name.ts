/**
 * Dependencies in the order of their names, in which package managers write them: another order would change with an
 * install.
 */
export function byName(ranges: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)));
}
