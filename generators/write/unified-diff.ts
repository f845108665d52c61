/** Beyond so many lines that differ a diff is not readable, and finding the shortest gets slow. */
export const mostEdits = 1_000;

/** What the two sides of a diff are called, after the file's name. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

/**
 * The lines of the unified diff of a file; undefined where too much differs. The library is loaded here because most
 * runs find nothing to show.
 */
export async function unifiedDiff(
  path: string,
  before: string,
  after: string,
  sides: Sides,
): Promise<readonly string[] | undefined> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import("diff");
  const patch = createTwoFilesPatch(path, path, before, after, sides.before, sides.after, {
    context: 3,
    maxEditLength: mostEdits,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return patch?.replace(/\n$/, "").split("\n");
}
