import { posix } from "node:path";
import { attributes, pagesOf, type SiteFiles } from "./sites.ts";

/** Returns broken links, duplicate ids in a page, and references to missing ids. */
export function brokenLinks(files: SiteFiles): readonly string[] {
  const idsOf = new Map(pagesOf(files).map(([path, html]) => [path, attributes(html, "id")]));
  return pagesOf(files).flatMap(([path, html]) => {
    const ids = idsOf.get(path)!;
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: id ${id} twice`);
    const labels = attributes(html, "aria-labelledby")
      .filter((id) => !ids.includes(id))
      .map((id) => `${path}: no ${id}`);
    const links = [...attributes(html, "href"), ...attributes(html, "src")].filter(
      (href) => !href.startsWith("https://") && !leads(href, path, files, idsOf),
    );
    return [...twice, ...labels, ...links.map((href) => `${path} → ${href}`)];
  });
}

function leads(href: string, from: string, files: SiteFiles, ids: ReadonlyMap<string, readonly string[]>): boolean {
  const [target = "", id] = href.split("#");
  const path = target === "" ? from : posix.join(posix.dirname(from), target);
  return files.has(path) && (id === undefined || (ids.get(path)?.includes(id) ?? false));
}

/** Returns the pages that cannot be reached from the first one by links. */
export function unreachable(files: SiteFiles): readonly string[] {
  // The server itself returns the second one.
  const seen = new Set(["index.html", "404.html"]);
  for (const from of seen) {
    for (const href of attributes(files.get(from) ?? "", "href")) {
      const target = posix.join(posix.dirname(from), href.split("#")[0]!);
      if (files.has(target) && target.endsWith(".html")) seen.add(target);
    }
  }
  return pagesOf(files)
    .map(([path]) => path)
    .filter((path) => !seen.has(path));
}
