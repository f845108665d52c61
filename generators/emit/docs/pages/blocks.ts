import { plainText, prose, text } from "../prose.ts";
import type { ShownExample } from "../examples/shown-example.ts";
import type { Block, Definitions, Prose, Section } from "../site.ts";

/* Blocks that several kinds of pages share. */

/** Returns a section, or nothing if there are no blocks. */
export function section(id: string, title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ kind: "section", id, title, blocks }];
}

/** Returns a section for each example. The first one is an aside. */
export function exampleSections(
  [first, ...others]: readonly [ShownExample, ...ShownExample[]],
  blocksOf: (example: ShownExample, id: string) => readonly Block[],
): readonly [Section, ...Section[]] {
  const sectionOf = (example: ShownExample, index: number): Section => {
    const id = `example-${index + 1}`;
    return { kind: "section", id, title: plainText(prose(example.title)), blocks: blocksOf(example, id) };
  };
  return [{ ...sectionOf(first, 0), isAside: true }, ...others.map((one, index) => sectionOf(one, index + 1))];
}

/** Returns short facts. Empty ones are omitted. */
export function definitionRows(rows: readonly (readonly [label: string, prose: Prose])[]): Definitions {
  return {
    kind: "definitions",
    rows: rows.flatMap(([label, prose]) => (prose.length === 0 ? [] : [{ label: [text(label)], prose }])),
  };
}

/** Returns short facts as a block, or no block if all are empty. */
export function definitions(rows: readonly (readonly [label: string, prose: Prose])[]): readonly Block[] {
  const found = definitionRows(rows);
  return found.rows.length === 0 ? [] : [found];
}
