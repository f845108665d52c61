/** The same things. A test that finds nothing to check must fail. */
export function atLeastOne<Thing>(things: readonly Thing[], what: string): readonly Thing[] {
  if (things.length === 0) throw new Error(`There are no ${what}: nothing would be checked.`);
  return things;
}
