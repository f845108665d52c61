import type { Address, Block, Page, Prose } from "../site.ts";

/** The addresses of the services that a page is of: the one that it stands below, and of a decision those of the pages that rest on it. */
export function servicesOf({ kind, path, blocks }: Page): readonly string[] {
  const paths = kind === "decision" ? blocks.flatMap(blockLinks).map((to) => to.path) : [path];
  return [...new Set(paths.flatMap((one) => /^api\/[^/]+?(?=\/|\.html$)/.exec(one) ?? []).map((folder) => `${folder}.html`))];
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
