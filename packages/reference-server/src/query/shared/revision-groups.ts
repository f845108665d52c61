/** Items of one page together, in the order in which the pages come first. */
export function groupedByPage<Row, Members>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  members: readonly Members[],
): readonly (readonly [Row, readonly Members[]])[] {
  const groups = new Map<string, readonly [Row, Members[]]>();
  rows.forEach((row, index) => {
    const key = keyOf(row);
    const group = groups.get(key) ?? ([row, []] as const);
    group[1].push(members[index]!);
    groups.set(key, group);
  });
  return [...groups.values()];
}
