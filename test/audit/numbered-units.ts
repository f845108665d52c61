/** A sentence, table row, or list item of a document. Numbers run through the whole document, starting at 1. */
export interface Unit {
  readonly number: number;
  readonly section: string;
  readonly text: string;
}

/**
 * Splits a Markdown document into units. Skips headings, table headers, and sentences that only introduce a list or a
 * table.
 */
export function numberedUnits(text: string): readonly Unit[] {
  const found: Omit<Unit, "number">[] = [];
  let section = "";
  for (const block of text.split(/\n\n+|\n(?=[-|#]|\d+\. )/)) {
    const [, heading] = /^#+ (.*)/.exec(block) ?? [];
    if (heading !== undefined) section = heading;
    const texts = heading === undefined ? unitsOf(block.trim()) : [];
    found.push(...texts.map((one) => ({ section, text: one })));
  }
  const units = found.filter((one, index) => !isHeadOfTable(one.text, found[index + 1]?.text));
  return units.map((one, index) => ({ number: index + 1, ...one }));
}

const RULE_OF_TABLE = /^\|(?:-+\|)+$/;
const LEAD = /:$/;

function unitsOf(block: string): readonly string[] {
  if (block.startsWith("|")) return [block];
  const item = /^(?:- |\d+\. )/.exec(block)?.[0] ?? "";
  const sentences = block.slice(item.length).split(/(?<=\.)\s+(?=[A-Z`])/);
  return sentences.filter((sentence) => sentence !== "" && !LEAD.test(sentence));
}

function isHeadOfTable(text: string, next: string | undefined): boolean {
  return RULE_OF_TABLE.test(text) || (text.startsWith("|") && RULE_OF_TABLE.test(next ?? ""));
}
