import type { Address, Block, Page, Prose } from "../site.ts";

/** Of which service a page is: what stands below a service in the site, and a decision that only pages of one service rest on. */
export function serviceNames(pages: readonly Page[]): (page: Page) => string | undefined {
  const titles = new Map(pages.filter(({ kind }) => kind === "service").map(({ path, title }) => [path.replace(/\.html$/, ""), title]));
  const titleOf = (path: string): string | undefined => [...titles].find(([folder]) => path === `${folder}.html` || path.startsWith(`${folder}/`))?.[1];
  return ({ kind, path, blocks }) => {
    if (kind !== "decision") return titleOf(path);
    const linked = new Set(blocks.flatMap(blockLinks).map(({ path: to }) => titleOf(to)).filter((title) => title !== undefined));
    return linked.size === 1 ? [...linked][0] : undefined;
  };
}

function blockLinks(block: Block): readonly Address[] {
  switch (block.kind) {
    case "section":
    case "details":
    case "quote":
      return block.blocks.flatMap(blockLinks);
    case "paragraph":
      return proseLinks(block.prose);
    case "list":
      return block.items.flatMap(({ prose, blocks }) => [...proseLinks(prose), ...blocks.flatMap(blockLinks)]);
    case "definitions":
      return block.rows.flatMap(({ prose }) => proseLinks(prose));
    case "table":
      return block.rows.flatMap(({ cells }) => cells.flatMap(proseLinks));
    case "entries":
    case "code":
    case "picture":
    case "filter":
    case "decision-note":
      return [];
  }
}

function proseLinks(prose: Prose): readonly Address[] {
  return prose.flatMap((run) => (run.kind === "link" ? [run.to] : "content" in run ? proseLinks(run.content) : []));
}
