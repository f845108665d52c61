/** Name of the text before the first heading below the title. */
const INTRODUCTION = "Introduction";

/**
 * Returns the text of a section. A section is the text below a heading (or several with that name), a table row, or an
 * item below another section (`Surprises 8`, `6.7`, `Catalogue, info`). Returns `undefined` if it does not exist.
 */
export function sectionText(text: string, name: string): string | undefined {
  const lines = text.split("\n");
  if (name === INTRODUCTION) return introduction(lines);
  const found = [...belowHeadings(lines, name), ...rowsOf(lines, name), ...itemsOf(lines, name)];
  return found[0]?.kind === undefined
    ? undefined
    : found
        .filter(({ kind }) => kind === found[0]!.kind)
        .map((one) => one.text)
        .join("\n");
}

interface Found {
  readonly kind: "heading" | "row" | "item";
  readonly text: string;
}

function introduction(lines: readonly string[]): string {
  const end = lines.findIndex((line) => line.startsWith("## "));
  return lines.slice(0, end === -1 ? undefined : end).join("\n");
}

function belowHeadings(lines: readonly string[], name: string): readonly Found[] {
  return lines.flatMap((line, index) => {
    const [, marks, title] = /^(#+) (.*)$/.exec(line) ?? [];
    if (title === undefined || !(title === name || title.startsWith(`${name} `) || title.startsWith(`${name}. `)))
      return [];
    return [{ kind: "heading", text: until(lines, index, new RegExp(`^#{1,${marks!.length}} `)) }];
  });
}

function rowsOf(lines: readonly string[], name: string): readonly Found[] {
  return lines.filter((line) => cellsOf(line)[0] === name).map((text) => ({ kind: "row", text }));
}

function cellsOf(line: string): readonly string[] {
  return line.startsWith("|")
    ? line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
}

function itemsOf(lines: readonly string[], name: string): readonly Found[] {
  const [, section, item] = /^(.*?)(?:, | |\.)([^ ,.]+)$/.exec(name) ?? [];
  if (section === undefined) return [];
  const starts = [`- \`${item}\``, `${item}. `];
  return belowHeadings(lines, section).flatMap(({ text }) => {
    const inside = text.split("\n");
    const index = inside.findIndex((line) => starts.some((start) => line.startsWith(start)));
    return index === -1 ? [] : [{ kind: "item", text: until(inside, index, /^(?:- |\d+\. |#|$)/) }];
  });
}

/** Returns the lines up to the next one that matches `end`. */
function until(lines: readonly string[], index: number, end: RegExp): string {
  const next = lines.findIndex((line, other) => other > index && end.test(line));
  return lines.slice(index, next === -1 ? undefined : next).join("\n");
}
