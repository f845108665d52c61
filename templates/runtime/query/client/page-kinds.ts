/** Creates a test for pages that have none of the given flags. Each flag marks a kind of page. @internal */
export function withoutFlags(...flags: readonly string[]): (page: object) => boolean {
  return (page) => flags.every((flag) => (page as Readonly<Record<string, unknown>>)[flag] !== true);
}
