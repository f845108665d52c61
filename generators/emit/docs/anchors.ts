import type { Block, Page } from "./site.ts";

/** The ids of a page's elements. */
export function anchorsOf({ blocks }: Pick<Page, "blocks">): readonly string[] {
  return blocks.flatMap(idsOf);
}

function idsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "section":
      return [block.id, ...block.blocks.flatMap(idsOf)];
    case "details":
    case "quote":
      return block.blocks.flatMap(idsOf);
    case "list":
      return block.items.flatMap(({ blocks }) => blocks.flatMap(idsOf));
    case "entries":
      return block.entries.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(idsOf)]);
    case "table":
      return block.rows.flatMap(({ id }) => id ?? []);
    case "decision-note":
    case "picture":
      return [block.id];
    case "paragraph":
    case "definitions":
    case "code":
    case "filter":
      return [];
  }
}
