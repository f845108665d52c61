import { plainText } from "../prose.ts";
import type { Block, Definitions, Prose } from "../site.ts";
import type { ListedValue } from "./entry.ts";

/**
 * What a block says itself, without its facts, its names, the values that it lists, and what has an address of its own.
 * Code is left out: an example repeats the names of what it shows.
 */
export function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return texts(block.prose);
    case "list":
      return block.items.flatMap(({ prose, blocks }) => [...texts(prose), ...blocks.flatMap(blockTexts)]);
    case "details":
    case "quote":
      return block.blocks.flatMap(blockTexts);
    case "table":
      return block.rows.flatMap(({ id, cells }) => (id === undefined ? cells.flatMap(texts) : []));
    case "definitions":
    case "section":
    case "entries":
    case "code":
    case "tabs":
    case "picture":
    case "filter":
      return [];
  }
}

/** The short facts that a block has, each with its label. An address of the web is no word that anybody looks for. */
export function blockFacts(block: Block): readonly string[] {
  if (block.kind === "details" || block.kind === "quote") return block.blocks.flatMap(blockFacts);
  if (block.kind !== "definitions") return [];
  return block.rows.flatMap((row) =>
    isValue(row) || row.prose.every(({ kind }) => kind === "external")
      ? []
      : [`${plainText(row.label)}: ${plainText(row.prose)}`],
  );
}

function texts(prose: Prose): readonly string[] {
  const text = plainText(prose);
  return text === "" ? [] : [text];
}

/** The values that a block lists by name, each with what it means. */
export function listedValues(block: Block): readonly ListedValue[] {
  return block.kind === "definitions"
    ? block.rows.filter(isValue).map(({ label, prose }) => [plainText(label), plainText(prose)])
    : [];
}

/** A row whose label is a name of code. */
function isValue({ label }: Definitions["rows"][number]): boolean {
  return label.length === 1 && label[0]!.kind === "code";
}
