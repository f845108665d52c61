/** Returns the same items. Throws if there are none, because a test that checks nothing must fail. */
export function atLeastOne<Thing>(things: readonly Thing[], what: string): readonly Thing[] {
  if (things.length === 0) throw new Error(`There are no ${what}: nothing would be checked.`);
  return things;
}
