import { pagesOf, type SiteFiles } from "../../docs/sites.ts";

/** Returns the largest and the smallest page of each kind. */
export function chosenPages(files: SiteFiles): readonly string[] {
  const byKind = Map.groupBy(pagesOf(files), ([, html]) => /<body[^>]* data-kind="([^"]*)"/.exec(html)![1]!);
  return [...byKind.values()].flatMap((pages) => {
    const paths = pages.toSorted(([, one], [, other]) => one.length - other.length).map(([path]) => path);
    return [...new Set([paths.at(-1)!, paths[0]!])];
  });
}
