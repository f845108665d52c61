import type { Block, Page } from "./site.ts";

/** The ids of a page's elements. */
export function anchorsOf({ blocks, notes = [] }: Pick<Page, "blocks" | "notes">): readonly string[] {
  return [...blocks.flatMap(idsOf), ...(notes.length === 0 ? [] : ["provenance"]), ...notes.map(({ id }) => id)];
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
    case "picture":
      return [block.id];
    case "paragraph":
    case "definitions":
    case "code":
    case "tabs":
    case "filter":
      return [];
  }
}
