/** Tests that a page has none of the flags, each of which marks another kind of page. @internal */
export function withoutFlags(...flags: readonly string[]): (page: object) => boolean {
  return (page) => flags.every((flag) => (page as Readonly<Record<string, unknown>>)[flag] !== true);
}
