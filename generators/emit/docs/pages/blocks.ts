import { text } from "../prose.ts";
import type { Block, Definitions, Prose, Section } from "../site.ts";

/* Blocks that pages of several kinds have. */

/** A section, unless there is nothing in it. */
export function section(id: string, title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ kind: "section", id, title, blocks }];
}

/** Short facts, without those of which there is nothing to say. */
export function definitionRows(rows: readonly (readonly [label: string, prose: Prose])[]): Definitions {
  return {
    kind: "definitions",
    rows: rows.flatMap(([label, prose]) => (prose.length === 0 ? [] : [{ label: [text(label)], prose }])),
  };
}

/** The same as a block, or none where there is nothing to say. */
export function definitions(rows: readonly (readonly [label: string, prose: Prose])[]): readonly Block[] {
  const found = definitionRows(rows);
  return found.rows.length === 0 ? [] : [found];
}
